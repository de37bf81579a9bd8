"""Advice: a goal that tells choices apart, the worth of each, and who is ahead.

>>> from catlib import load
>>> from catlib.play import Match
>>> match = Match(load("taxi_derby", players=2), ["human", "law-abiding"], seed=5)
>>> entries = match.advance()
>>> [who for who, share, words in chances(match, 0, simulations=100)]
['You', 'Careful Carla']
"""

import math
from collections.abc import Collection, Iterator
from dataclasses import replace
from fractions import Fraction
from functools import partial
from typing import Any

from catlib.chance import Estimate, local
from catlib.game import WIN, Game, goal_words, hides, in_a_row, players_on, together
from catlib.play import SOON, Match, Worth, about_chance, aim, called, cast_of, goals, outlook, telling_goals, worth
from catlib.solving import EQUILIBRIUM
from catwidgets.session.voice import say

SIMULATIONS = 600  # of a search for the bar
SOLVED, GUESSED, BALANCED = "if-solved", "if-guessed", "if-balanced"  # what chances hold for
FOREGONE = 60  # games that a leader wins but for one at most before a table offers to end
PATIENCE = 60.0  # seconds for a search that has to agree, which are far more than it takes
NEAR = Fraction(1, 10), Fraction(1, 100)  # of a count, and of a chance: what hardly matters
CLEAR = Fraction(1, 2), Fraction(1, 20)  # of a count, and of a chance: what is clearly given up
SLICE = 2  # games that are played on before a click is heard again

Chances = list[tuple[str, float, str]]


def advised(game: Game, state: Any, goal: str, seconds: float | None = None) -> Worth | None:
    """The worth of choices by a goal, or where that tells none apart, by the next goal of the game that does."""
    found = worth(game, state, goal, seconds=seconds)
    if found is not None and not found.indifferent:
        return found
    if len({game.short_label(state, action) for action in game.legal_actions(state)}) < 2:
        return found
    names = list(goals(game))
    for other in [*names[names.index(goal) + 1 :], *names[: names.index(goal)]]:
        better = worth(game, state, other, seconds=seconds)
        if better is not None and not better.indifferent:
            said = say("goal-is-same" if found else "goal-is-silent", goal=goal_words(game, goal))
            return replace(better, sentence=in_a_row([said, better.sentence], "space"))
    return found


def hinted(game: Game, state: Any, guided: int | None, seconds: float | None = None) -> Worth | None:
    """The worth by what the game is played for; where that is too close to call, by what the decision is about.

    Where a game has a guide of its own, what that shows is the best unless the first exact goal speaks against it.
    """
    if guided is not None and game.story.GUIDE and (exact := telling_goals(game, state)):
        told = worth(game, state, exact[0])
        if told and any(o.action == guided and not o.regret for o in told.options):
            return replace(told, contenders={guided: 0})
    found = advised(game, state, aim(game), seconds)
    if found is None or not found.is_close:
        return found
    return by_errand(game, state, found.contenders, guided) or found


def by_errand(game: Game, state: Any, among: Collection[int], guided: int | None = None) -> Worth | None:
    """The worth by the first exact goal that tells some choices apart, with the one that is good by all such goals.

    What is hardly worth less counts as good. No goal speaks against a choice that a guide shows, if that is among them.
    """
    told, first_told, good = None, None, {*among}
    for goal in telling_goals(game, state):
        found = worth(game, state, goal)
        if found is None or len(good) == 1:
            continue
        first_told = first_told or found
        may = [o for o in found.options if o.action in good]
        most = max((o.value for o in may if not math.isinf(o.value)), default=Fraction(0))
        near = {o.action for o in may if o.value >= most - NEAR[found.chance]}
        soon = near & {o.action for o in may if o.best or o.regret}
        for fewer, tells in ((near, found), (soon, first_told)):
            if fewer and fewer < good and (guided in fewer or guided not in good):
                told, good = told or tells, fewer
    if told is None:
        return None
    best = {o.action: not o.best for o in told.options}
    first = guided if guided in good else min(good, key=lambda a: (best[a], len(game.parts(state, a)), a))
    name = game.short_label(state, first)
    alike = {a: 0 for a in good if game.short_label(state, a) == name}
    return replace(told, contenders=alike)


def given_up(game: Game, state: Any, done: int, named: int) -> str:
    """Say what an action gave up beside another, in the game's words, by the first goal by which that is clear."""
    for goal in telling_goals(game, state):
        found = worth(game, state, goal)
        values = {o.action: o for o in found.options} if found else {}
        lost = values[named].value - values[done].value if found else Fraction(0)
        if found and CLEAR[found.chance] <= lost < math.inf:
            less = found.round(values[done].value if found.chance else lost).removesuffix(local(".0"))
            count = 1 if round(lost, 1) == 1 else 2
            return goal_words(game, goal, "lost", n=less, most=found.round(values[named].value), count=count)
    return ""


def worth_in_steps(game: Game, state: Any, goal: str | None, guided: int | None) -> Iterator[tuple[Worth | None]]:
    """Yield what `advised` finds, or `hinted` without a goal: soon, then better where time makes it so."""
    find = partial(advised, game, state, goal) if goal else partial(hinted, game, state, guided)
    soon = find(SOON)
    yield (soon,)
    settled = soon is not None and soon.sure and soon.goal == (goal or aim(game))
    if soon is not None and not settled and not hides(game):
        yield (find(),)


def chances(match: Match, seat: int, found: Worth | None = None, simulations: int = SIMULATIONS) -> Chances:
    """Return how probably a seat wins, and the others: (name, share, words) each; nothing where nobody can say.

    `found` is the worth of its choices, if it is known already. The last words say what they hold for.
    """
    game, cast = match.game, cast_of(match)
    others = [cast.names[s] for s in range(game.num_players) if s != seat]
    if not others:
        return []
    found = found if found is not None and found.goal == WIN else None
    if match.is_over:
        share, words, assumed = match.shares[seat], _sure, ""
    elif match.player != seat or WIN not in game.goals.searched(game):
        return []
    else:
        found = found or worth(game, match.state, WIN, simulations=simulations, seed=match.ply)
        if found is None:
            return []
        share = min(1.0, max(0.0, float(found.best.value)))
        words, assumed = (_sure, SOLVED) if found.sure else (_guessed, BALANCED if _balanced(found) else GUESSED)
    whose = others[0] if len(others) == 1 else say("the-others")
    mine, against = _sides(game) or (cast.names[seat], whose)
    assumed = assumed and say(assumed)
    return _assuming(assumed, [(who, each, words(each)) for who, each in ((mine, share), (against, 1 - share))])


def _balanced(found: Worth) -> bool:
    return found.mark == EQUILIBRIUM


def _sure(share: float) -> str:
    return local(f"{100 * share:.0f}%")


def _guessed(share: float) -> str:
    return local(f"~{100 * share:.0f}%")


def _assuming(what: str, parts: Chances) -> Chances:
    """The parts of the bar, with what they hold for after the last words."""
    who, share, words = parts[-1]
    return [*parts[:-1], (who, share, f"{words}, {what}" if what else words)]


def _sides(game: Game) -> tuple[str, str] | None:
    """Return what both ends of the bar are called where seats do not play for themselves."""
    if together(game.rules):
        return say("won-together"), say("lost-together")
    return (say("your-team"), say("other-team")) if game.rules.TEAMS else None


def chances_in_steps(match: Match, seat: int, found: Worth | None = None) -> Iterator[Chances]:
    """The chances to win in short steps, empty until they are known: solved, or else played on by bots.

    Nothing is said of hidden hands but what `seat` can know; each seat has its own chance there.
    """
    game = match.game
    if match.is_over or game.num_players == 1:
        yield chances(match, seat)
    elif match.player == seat:
        known = found if found is not None and found.goal == WIN else None
        if known is None and WIN in game.goals.searched(game):
            known = _searched(match, SOON)
        bots = game.words.HIDDEN or game.type.bots.plays_on(game)
        if known is not None and (known.sure or _balanced(known) or not bots):
            yield chances(match, seat, known)
        else:
            yield from _played_on(match, seat)


def _searched(match: Match, seconds: float) -> Worth | None:
    return worth(match.game, match.state, WIN, simulations=SIMULATIONS, seed=match.ply, seconds=seconds)


def _played_on(match: Match, seat: int) -> Iterator[Chances]:
    """The chance of each seat in games that bots play on, which are many short steps."""
    game, names, latest = match.game, cast_of(match).names, list[Estimate]()
    for latest in outlook(game, match.state, seat, seed=match.ply):
        if latest[0].games % SLICE == 0:
            yield []
    order = [seat, *(s for s in range(game.num_players) if s != seat)]
    parts = [(names[s], latest[s].value, about_chance(latest[s].value, latest[s].error)) for s in order]
    if sides := _sides(game):
        mine, error = latest[seat].value, latest[seat].error
        parts = [(who, each, about_chance(each, error)) for who, each in zip(sides, (mine, 1 - mine), strict=True)]
    yield _assuming(say("if-like", bots=called(game, players_on(game))), parts)


def leader(match: Match, seat: int, games: int = FOREGONE) -> Iterator[int | None]:
    """Find who wins beyond doubt if bots play on, in short steps; None while nobody knows, -1 for nobody.

    Rules that a search sees farther than may play all games alike: where there are such, the search has to agree.

    >>> match = Match(load("tictactoe"), ["human", "human"], seed=1)
    >>> [each for each in leader(match, 0) if each is not None]
    [-1]
    """
    for latest in outlook(match.game, match.state, seat, games, seed=match.ply):
        played, shares = latest[0].games, [each.value for each in latest]
        if played - max(shares) * played > 1:
            yield -1
            return
        if played == games:
            who = shares.index(max(shares))
            yield who if _agrees(match, seat, who) else -1
        elif played % SLICE == 0:
            yield None


def _agrees(match: Match, seat: int, who: int) -> bool:
    found = None if match.game.type.bots.plays_on(match.game) else _searched(match, PATIENCE)
    mine = float(found.best.value) if found else float(who == seat)
    return (mine if who == seat else 1 - mine) > 1 - 1 / FOREGONE
