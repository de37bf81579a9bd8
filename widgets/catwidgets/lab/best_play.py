"""Best play of a solved game in a few sentences: what to do in a turn, and from which number on something else.

>>> from catlib.solving import solve
>>> game = load("pig", target=10)
>>> print(*strategy(game, solve(game))[:1])
Best play in the first turn: “roll” while pot is below 10, then “hold”.
"""

from collections.abc import Iterator
from itertools import groupby, pairwise, zip_longest
from typing import Any

from catlib.chance import generator, local
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
            outcomes, weights = zip(*game.chance_weights(state), strict=True)
            action = luck.choices(outcomes, weights)[0]
        else:
            here = found.at(state)
            if (player != before or game.num_players == 1) and not all(option.best for option in here.options):
                yield state
            before, action = player, here.best
        state = game.child(state, action)


def _by_number(game: Game, found: Known, state: Any) -> str:
    """Say what to do in a turn where only one number tells it, and changes it few times; else nothing."""
    player, seen, waiting, decided = game.current_player(state), {state.key()}, [state], []
    while waiting:
        here = waiting.pop()
        who = game.current_player(here)
        if who not in (player, CHANCE):
            continue
        if who == player:
            decided.append(here)
        actions = [action for action, _ in game.chance_weights(here)] if who == CHANCE else game.legal_actions(here)
        new = [after for after in (game.child(here, action) for action in actions) if after.key() not in seen]
        seen |= {after.key() for after in new}
        waiting += new
        if len(seen) > ROOM:
            return ""
    rows = [each.to_dict() for each in decided]
    varied = [name for name, value in rows[0].items() if any(row[name] != value for row in rows)]
    if len(varied) != 1 or isinstance(rows[0][varied[0]], list):
        return ""
    by_number = sorted((each.to_dict()[varied[0]], _best(found.at(each))) for each in decided)
    parts = [(choice, next(each)[0]) for choice, each in groupby(by_number, key=lambda pair: pair[1])]
    said = parts[-1][0] if len(parts) <= PARTS else ""
    for (choice, _), (_, number) in [*pairwise(parts)][::-1] if said else ():
        said = say("does-until", choice=choice, name=varied[0].replace("_", " "), n=number, other=said)
    return said


def _best(here: Known) -> str:
    """Name the choices that are best."""
    named = [say_all("named", what=option.label) for option in here.options if option.best]
    return say_all("list-or", before=in_a_row(named[:-1]), last=named[-1]) if named[1:] else named[0]


def _position(game: Game, state: Any) -> str:
    """Say what a position is to whoever decides there; nothing where that takes a picture."""
    player, told = game.current_player(state), []
    for name, value in state.to_dict().items():
        look, numbers = game.words.LOOKS.get(name, ""), value if isinstance(value, list) else [value]
        if isinstance(look, Grid) or len(numbers) > LONG:
            return ""
        if name == "seat" or look is None or not any(numbers):
            continue
        called = name.replace("_", " ")
        if isinstance(value, list) and game.num_players == len(value) == 2:
            told.append(say("held-by-both", name=called, mine=value[player], other=value[1 - player]))
        else:
            told.append(f"{called} {_shown(numbers, look)}")
    return in_a_row(told)


def _shown(numbers: list[int], look: Any) -> str:
    """Write the numbers of a field, or the faces of its cards."""
    faces = look.faces if isinstance(look, Cards) else ()
    return in_a_row(faces[n - 1] if 0 < n <= len(faces) else local(str(n)) for n in numbers)
