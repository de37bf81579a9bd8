"""Advice: a goal that tells choices apart, the worth of each, and who is ahead.

>>> from catlib import load
>>> from catlib.play import Match
>>> match = Match(load("taxi_derby", players=2), ["human", "law-abiding"], seed=5)
>>> entries = match.advance()
>>> [who for who, share, words in chances(match, 0, simulations=100)]
['You', 'Careful Carla']
"""

import math
from collections.abc import Callable, Collection, Iterator, Sequence
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


def hinted(
    game: Game, state: Any, usual: int | None = None, kept: str = "", seconds: float | None = None
) -> Worth | None:
    """The worth of choices, and as its first contender what is advised: guide, hint and ★ ask nobody else.

    With a guide it is measured by what the decision is about, where that is exact; else by what the game is played for,
    or where that is too close to call by the first exact goal that tells. A measure that was `kept` in this turn goes
    before others. Of choices as good the `usual` one of a guide comes first, then the calmest.
    """
    errands, legal = game.goals.errands(game, state), game.legal_actions(state)
    if usual is not None and (errands or game.story.GUIDE):
        trusted = errands or game.goals.GUIDED
        if found := by_errand(game, state, legal, usual, kept, legal if trusted else {usual}):
            return found
    found = advised(game, state, aim(game), seconds)
    if found is None:
        return None
    good = found.contenders or {o.action: 0 for o in found.options if o.best}
    found = replace(found, contenders=_in_order(game, state, good, usual, good.get))
    wins = kept == aim(game) or not (kept or found.is_close) or found.sure
    return found if wins else by_errand(game, state, good, usual, kept) or found


def by_errand(
    game: Game,
    state: Any,
    among: Collection[int],
    usual: int | None = None,
    kept: str = "",
    backed: Collection[Any] = (),
) -> Worth | None:
    """The worth by the first exact goal that tells choices apart and is for one `backed`, by default one of `among`.

    What is hardly worth less counts as good and contends; further goals name the first unless it is the `usual` one.
    With some that are backed, a goal by which all are the same will do.
    """
    names, legal = _about(game, state, usual is not None), game.legal_actions(state)
    known = [found for goal in sorted(names, key=lambda goal: goal != kept) if (found := worth(game, state, goal))]
    same = [found for found in known if len({o.value for o in found.options}) == 1]
    telling = (found for found in known if found not in same)
    told = next((found for found in telling if _near(found, legal) & {*(backed or among)}), None)
    alike = good = _near(told, legal) & {*among} if told else {*among}
    for found in telling:  # after that
        good = good if usual in good else _near(found, good) or good
    if (told := told or next(iter(same if backed else ()), None)) is None:
        return None
    late = [{o.action for o in found.options if not (o.best or o.regret)} for found in known]
    calm = partial(game.goals.calm, game, state)
    [first, *_] = _in_order(game, state, good, usual, lambda a: (calm(a), [a in each for each in late]))
    return replace(told, contenders=_in_order(game, state, alike, first, lambda a: a not in good))


def _about(game: Game, state: Any, is_guided: bool) -> Sequence[str]:
    """Return the exact goals that a decision is about, for a guide those that it goes by."""
    return (is_guided and game.goals.GUIDED) or telling_goals(game, state)


def _near(found: Worth, among: Collection[int]) -> set[int]:
    """Return the actions that are worth as much as the best of them as it is told, or by an estimate hardly less."""
    may = [o for o in found.options if o.action in among and not math.isinf(o.value)]
    most = max((o.value for o in may), default=Fraction(0))
    told, least = found.say(most), most - NEAR[found.chance]
    good = [o for o in may if (found.say(o.value) == told if found.sure else o.value >= least)]
    return {o.action for o in good if o.best or o.regret} or {o.action for o in good}


def _in_order(
    game: Game, state: Any, actions: Collection[int], first: int | None, order: Callable[[int], Any]
) -> dict[int, int]:
    """Return the place of each action: the first one, others by an order, then those that touch least."""
    ranked = sorted(actions, key=lambda a: (a != first, order(a), len(game.parts(state, a)), a))
    names = {a: game.short_label(state, a) for a in ranked}
    places = {name: place for place, name in enumerate(dict.fromkeys(names.values()))}
    return {a: places[names[a]] for a in ranked}


def given_up(game: Game, state: Any, done: int, named: int) -> str:
    """Say what an action gave up beside what a guide named, in the game's words, by the first goal that makes it clear.
    """
    for goal in _about(game, state, True):
        found = worth(game, state, goal)
        values = {o.action: o for o in found.options} if found else {}
        lost = values[named].value - values[done].value if found else Fraction(0)
        if found and CLEAR[found.chance] <= lost < math.inf:
            less = found.figure(game, values[done].value if found.chance else lost)
            count = 1 if round(lost, 1) == 1 else 2
            return goal_words(game, goal, "lost", n=less, most=found.figure(game, values[named].value), count=count)
    return ""


def worth_in_steps(
    game: Game, state: Any, goal: str | None, usual: int | None, kept: str
) -> Iterator[tuple[Worth | None]]:
    """Yield what `advised` finds, or `hinted` without a goal: soon, then better where time makes it so."""
    find = partial(advised, game, state, goal) if goal else partial(hinted, game, state, usual, kept)
    soon = find(SOON)
    yield (soon,)
    if soon is not None and not goal:
        find = partial(hinted, game, state, usual, kept or soon.goal)
    settled = soon is not None and soon.sure and soon.goal in (goal, aim(game))
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
