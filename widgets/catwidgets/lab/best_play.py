"""Best play of a solved game in a few sentences: what to do in a turn, and from which number on something else.

>>> from catlib.solving import solve
>>> game = load("pig", target=10)
>>> print(*strategy(game, solve(game))[:1])
Best play in the first turn: “roll” while pot is below 10, then “hold”.
"""

import math
from collections.abc import Iterator
from itertools import groupby, pairwise, zip_longest
from typing import Any

from catlib.chance import generator, local, spaced
from catlib.game import Cards, Game, Grid, in_a_row
from catlib.game import say as say_all
from catlib.rules import CHANCE, TERMINAL
from catwidgets.session.voice import say

ROOM, GAMES, LATER = 2_000, 20, 4  # positions of a turn; games that are played; positions that are told
LONG, PARTS = 4, 3  # numbers of a field; parts of a turn

Known = Any  # a solution of the whole game, which answers for each of its positions


def strategy(game: Game, found: Known) -> list[str]:
    """Return what best play does in the first turn, and in some later positions of games that are played best."""
    games = ([*_turns(game, found, number)] for number in range(GAMES))
    begins = [state for turn in zip_longest(*games) for state in turn if state is not None]
    if not begins:
        return []
    rule, start = _by_number(game, found, begins[0]), begins[0].to_dict()
    said = [say("first-turn", does=rule)] if rule else []
    later = {_position(game, state): state for state in begins if state.to_dict() != start}
    later.pop("", None)
    does = ((seen, _by_number(game, found, state), _best(found.at(state))) for seen, state in later.items())
    told = [(seen, by_number or best) for seen, by_number, best in does if by_number or not rule]
    step = max(1, len(told) // LATER)
    return said + [say("later-turn", seen=seen, does=does) for seen, does in told[step // 2 :: step][:LATER]]


def _turns(game: Game, found: Known, number: int) -> Iterator[Any]:
    """Yield the positions of a game played best in which somebody begins to decide, and what they choose matters."""
    state, before, luck = game.initial_state(), CHANCE, generator(number)
    while (player := game.current_player(state)) != TERMINAL:
        if player == CHANCE:
            action = game.sample(state, luck.random())
        else:
            here = found.at(state)
            if (player != before or game.num_players == 1) and not all(option.best for option in here.options):
                yield state
            before, action = player, here.best
        state = game.successor(state, action)


def _by_number(game: Game, found: Known, state: Any) -> str:
    """Say what to do in a turn where only one number tells it, and changes it few times; else nothing."""
    player, turn = game.current_player(state), {state.key(): state}
    waiting = [state]
    for here in waiting:  # which grows
        if game.current_player(here) in (player, CHANCE):
            actions = game.legal_actions(here) or [outcome for outcome, _ in game.chance_weights(here)]
            after = {each.key(): each for each in (game.successor(here, action) for action in actions)}
            waiting += [each for key, each in after.items() if key not in turn]
            turn |= after
        if len(turn) > ROOM:
            return ""
    rows = {key: each.to_dict() for key, each in turn.items() if game.current_player(each) == player}
    first = rows[state.key()]
    varied = [name for name, value in first.items() if any(row[name] != value for row in rows.values())]
    if len(varied) != 1 or isinstance(first[varied[0]], list):
        return ""
    by_number = sorted((row[varied[0]], _best(found.at(turn[key]))) for key, row in rows.items())
    parts = [(choice, next(each)[0]) for choice, each in groupby(by_number, key=lambda pair: pair[1])]
    said = parts[-1][0] if len(parts) <= PARTS else ""
    for (choice, _), (_, number) in [*pairwise(parts)][::-1] if said else ():
        said = say("does-until", choice=choice, name=varied[0].replace("_", " "), n=number, other=said)
    return said


def _best(here: Known) -> str:
    """Name the choices that are best."""
    named = [say_all("named", what=option.label) for option in here.options if option.best]
    return in_a_row([in_a_row(named[:-1]), named[-1]], "or")


def _position(game: Game, state: Any) -> str:
    """Say what a position is to whoever decides there; nothing where that takes a picture."""
    player, told = game.current_player(state), []
    for name, value in state.to_dict().items():
        look, numbers = game.words.LOOKS.get(name, ""), value if isinstance(value, list) else [value]
        if isinstance(look, Grid) or len(numbers) > LONG:
            return ""
        shown = field_words(game, name, numbers)
        if shown and isinstance(value, list) and game.num_players == len(value) == 2:
            mine, other = value[player], value[1 - player]
            shown = say("held-by-both", name=name.replace("_", " "), mine=mine, other=other)
        told.append(shown)
    return in_a_row(told)


def field_words(game: Game, name: str, numbers: list[int]) -> str:
    """Say numbers of a field of the state, cards by their faces; nothing of what tables do not show."""
    look = game.words.LOOKS.get(name, "")
    if name == "seat" or look is None or not any(numbers):
        return ""
    faces = look.faces if isinstance(look, Cards) else ()
    shown = in_a_row(faces[n - 1] if 0 < n <= len(faces) else str(n) for n in numbers)
    return f"{name.replace('_', ' ')} {shown}"


def amount(game: Game, value: float) -> str:
    """Say what a game pays: the chance to win, where it pays 0 or 1."""
    return local(f"{100 * value:.4g}%" if game.rules.PAYOFFS == (0, 1) else f"{value:.5g}".replace("-", "−"))


def how_exact(low: float, high: float, positions: int) -> list[str]:
    """Say how far a value may be from the true one, and how many positions that took.

    >>> how_exact(0.25, 0.25, 1000)
    ['That is exact.', '1,000 positions can be reached.']
    """
    error = (high - low) / 2
    places = -math.floor(math.log10(error)) if 0 < error < 1 else 0
    sure = say("is-within", error=local(f"{error:.{places}f}")) if error else say("is-exact")
    return [sure, say("positions-reached", n=positions, said=spaced(positions))]
