"""A look back at a game: what each decision gave away and what would have been better, and what was luck.

>>> from catlib import load
>>> from catlib.play import Match
>>> match = Match(load("tictactoe"), ["human", "random"], seed=3)
>>> for action in (0, 1, 3):
...     _ = match.act(action)
>>> found = judged(match, 2, simulations=400)
>>> found.ply, found.best >= found.value
(2, True)
"""

import math
import re
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from itertools import accumulate, pairwise
from typing import Any

from catlib.chance import spaced
from catlib.game import WIN, Game, all_of, goal_words, say, strengths
from catlib.play import valuing
from catlib.play.match import Match
from catlib.play.pairing import FRESH, SECONDS, Compared, Pairing
from catlib.play.valuing import Worth, aim, called, telling_goals, worth
from catlib.solving import ActionValue, settled

SIMULATIONS = 3000  # of a search for one decision
UNSIGNED = re.compile("\N{THIN SPACE}?\N{MINUS SIGN}")
AROUND = 4  # decisions before and after one that its place on the curve is the mean of, where values are estimates
DRIFT = 0.1  # half an interval of what the chance to win changes from one decision to the next


@dataclass(frozen=True)
class Judged:
    """One decision: at which ply, what was done and what it was worth, what would have been best.

    `margin` is half an interval of their difference, `spread` half a 95% interval of what luck is counted from: of
    `best` where a search judged it, of `value` where choices were compared in the same games, 0 where that is exact.
    One that `goes_on` is a further step of the move before, such as along a way, and not counted as a decision.
    """

    ply: int
    label: str
    value: Fraction
    better: str
    best: Fraction
    margin: float
    spread: float = 0.0
    goes_on: bool = False

    @property
    def given_away(self) -> Fraction:
        """Return how much less than the best it was worth, as far as that is sure; 0 where it may be as good."""
        lost = self.best - self.value
        return lost if float(lost) > self.margin else Fraction(0)


@dataclass(frozen=True)
class Review:
    """The judged decisions of a seat, measured by a goal; `chance` says whether values are chances to win.

    `ended` is what the end was worth by the same measure, None if the game goes on or nobody can say; `inexact` says
    what is estimated and how, and is empty where all is exact.
    """

    seat: int
    goal: str
    chance: bool
    decisions: tuple[Judged, ...]
    ended: Fraction | None = None
    inexact: str = ""

    @property
    def given_away(self) -> Fraction:
        """Return what all decisions gave away."""
        return sum((each.given_away for each in self.decisions), Fraction(0))

    @property
    def margin(self) -> float:
        """Half an interval of what all decisions gave away."""
        return math.hypot(*(each.margin for each in self.decisions if each.given_away))

    @property
    def curve(self) -> tuple[tuple[Fraction, float], ...]:
        """The worth of the best choice at every decision, and the end, each with half its interval.

        Of estimates each is the mean of those around it, the surer and the nearer counting more.
        """
        known = [(each.best, each.spread) for each in self.decisions]
        if any(spread for _, spread in known):
            known = [_around(known, place) for place in range(len(known))]
        return (*known, *([] if self.ended is None else [(self.ended, 0.0)]))

    @property
    def luck(self) -> Fraction:
        """Return what dice, cards and the others changed: from where the curve begins to where it ends, but for what
        was given away between."""
        if not self.decisions:
            return Fraction(0)
        last = self.decisions[-1].given_away if self.ended is None else Fraction(0)
        return self.curve[-1][0] - self.curve[0][0] + self.given_away - last

    @property
    def luck_margin(self) -> float:
        """Half an interval of that: of where the curve begins and ends, and of what was given away between."""
        return math.hypot(self.margin, *(spread for _, spread in (*self.curve[:1], *self.curve[-1:])))

    @property
    def best_moment(self) -> tuple[Judged, Fraction, Fraction] | None:
        """The decision after which the curve rose most, from where and to where; None if it surely never rose."""
        found: list[tuple[Judged, Fraction, Fraction]] = []
        for each, ((now, spread), (then, other)) in zip(self.decisions, pairwise(self.curve), strict=False):
            if not each.given_away and then - now > Fraction(math.hypot(spread, other)):
                found.append((each, now, then))
        return max(found, key=lambda one: one[2] - one[1], default=None)

    @property
    def count(self) -> int:
        """Return how many moves were decided on."""
        return sum(not each.goes_on for each in self.decisions)

    @property
    def mistakes(self) -> tuple[Judged, ...]:
        """The decisions that gave something away, the dearest first; of several in one move the dearest."""
        moves = accumulate(not each.goes_on for each in self.decisions)
        found = sorted(zip(self.decisions, moves, strict=True), key=lambda one: -one[0].given_away)
        dearest = {move: each for each, move in reversed(found) if each.given_away}
        return tuple(each for each, move in found if dearest.get(move) is each)


def _around(values: Sequence[tuple[Fraction, float]], place: int) -> tuple[Fraction, float]:
    """Return the mean of values around a place, as sure as they are together; each may drift from one to the next."""
    near = range(max(0, place - AROUND), min(len(values), place + AROUND + 1))
    weights = {k: 1 / (max(values[k][1], 0.01) ** 2 + DRIFT**2 * abs(k - place)) for k in near}
    all = sum(weights.values())
    mean = sum(weight * float(values[k][0]) for k, weight in weights.items()) / all
    return Fraction(mean).limit_denominator(10**6), 1 / math.sqrt(all)


@dataclass(frozen=True)
class _Played:
    """A match as far as it was played when its review began; it may be looked at and played on meanwhile."""

    game: Game
    states: Sequence[Any]
    actions: Sequence[int]
    won: Sequence[Fraction]  # of each seat, the share of the win; none before the end

    @property
    def state(self) -> Any:
        """Return where it stood."""
        return self.states[-1]

    @property
    def ply(self) -> int:
        """Return how many actions and chance outcomes led there."""
        return len(self.actions)


def _played(match: Match) -> _Played:
    ended = match.is_over and not match.is_ended_early  # giving up is not luck
    shares = [share if seat in match.winners else 0 for seat, share in enumerate(match.shares)] if ended else []
    won = [Fraction(share).limit_denominator(1000) for share in shares]
    return _Played(match.game, match.states[: match.ply + 1], match.actions, won)


def decisions(match: Match | _Played, seat: int) -> list[int]:
    """The plies at which a seat decided and had more than one thing to do."""
    game, states = match.game, match.states
    found = [ply for ply in range(match.ply) if game.current_player(states[ply]) == seat]

    def choices(state: Any) -> set[str]:
        return {game.short_label(state, action) for action in game.legal_actions(state)}

    return [ply for ply in found if len(choices(states[ply])) > 1]


def judged(match: Match | _Played, ply: int, goal: str | None = None, simulations: int = SIMULATIONS) -> Judged | None:
    """Return what the decision at a ply was worth beside the best one; None where the goal has nothing to say.

    `goal` is one of `catlib.play.goals`, by default the chance to win or what the game searches for instead.
    """
    return _judged(match, ply, goal or aim(match.game), simulations, True)


def _judged(
    match: Match | _Played, ply: int, goal: str, simulations: int, solving: bool, seconds: float | None = None
) -> Judged | None:
    state = match.states[ply]
    found = worth(match.game, state, goal, simulations=simulations, seed=ply, solving=solving, seconds=seconds)
    return None if found is None else _beside_best(match, ply, found)


def _beside_best(match: Match | _Played, ply: int, found: Worth) -> Judged | None:
    action, state = match.actions[ply], match.states[ply]
    done = next((option for option in found.options if option.action == action), None)
    if done is None:
        return None
    say, best, margin = match.game.short_label, found.best, found.doubt(done)
    spread = found.margins.get(best.action, margin / math.sqrt(2))
    return Judged(ply, say(state, action), done.value, say(state, best.action), best.value, margin, spread)


def reason(match: Match, found: Judged, beside: str = "done") -> str:
    """Return why the better choice is better, by the first exact goal of the game that says so; empty if none does."""
    state, game = match.states[found.ply], match.game
    for name in telling_goals(game, state):
        told = worth(game, state, name)
        values = {game.short_label(state, option.action): option for option in told.options} if told else {}
        better, done = values.get(found.better), values.get(found.label)
        if not (told and better and done and better.value > done.value):
            continue
        if _shown(game, told, better) != _shown(game, told, done):
            return brings(game, told, better, done, beside)
    return ""


def brings(game: Game, found: Worth, option: ActionValue, other: ActionValue | None, beside: str = "next") -> str:
    """Return in the game's own words what an option brings, alone or beside another: the next best, or what was `done`.

    >>> from catlib.play import Match
    >>> match = Match(load("cat_cab", players=2), seats=["human", "greedy"], seed=7)
    >>> entries = match.advance()
    >>> found = worth(match.game, match.state, "net spaces")
    >>> brings(match.game, found, found.ranked[0], found.ranked[-1])
    'It drives you about 7 spaces this turn; the next best choice, 4.5.'
    """
    alone = other is None or len(found.options) == 1
    other = other or option
    if math.isinf(option.value) or math.isinf(other.value):
        return ""
    (why, amount, _), (_, less, is_shown) = _brought(game, found, option), _brought(game, found, other)
    how = "alone" if alone or not is_shown else "alike" if amount == less else beside
    if max(option.value, other.value) < 0 and amount not in why:  # the words say that both are losses
        less = UNSIGNED.sub("", less)
    return say("beside", why=why, how=how, other=less)


def _brought(game: Game, found: Worth, option: ActionValue) -> tuple[str, str, bool]:
    """Return what an option brings, the same as a number, and whether the words have that number."""
    value, shown, goal = option.value, _shown(game, found, option), goal_words(game, found.goal)
    amount, count = UNSIGNED.sub("", shown), 1 if round(abs(value), 1) == 1 else 2
    counted = {"n": shown, "amount": amount, "count": count, "less": value < 0, "value": value}
    counted["sure"] = ("alone" if game.num_players == 1 else "all") if found.sure else False
    why = goal_words(game, found.goal, "why", **counted) or say("goal-why", goal=goal, n=shown)
    named = goal_words(game, found.goal, "amount", n=shown) if value >= 0 else ""
    return why, named or shown, amount in why


def _shown(game: Game, found: Worth, option: ActionValue) -> str:
    return found.tell(option) if found.chance and not found.sure else found.figure(game, option.value)


def review(
    match: Match,
    seat: int,
    goal: str | None = None,
    simulations: int = SIMULATIONS,
    progress: Callable[[float, int], Any] = lambda done, all: None,
    strength: str | None = None,
) -> Review:
    """Every decision of a seat that was one, judged; `progress` is told how many are done, of how many.

    With a `strength`, one of those that `strengths` names, what counts is the chance to win if all play on like that:
    how a good club player would judge, or a child.
    """
    *_, (_, _, found) = review_in_steps(match, seat, goal, simulations, progress, strength=strength)
    return found()


def review_in_steps(
    match: Match,
    seat: int,
    goal: str | None = None,
    simulations: int = SIMULATIONS,
    progress: Callable[[float, int], Any] = lambda done, all: None,
    told: Mapping[int, Collection[str]] | None = None,
    strength: str | None = None,
) -> Iterator[tuple[float, int, Callable[[], Review]]]:
    """The same in steps: how many decisions are done, of how many, and a way to ask for what is known so far.

    `told` holds, by ply, the choices that were called the best at the table: none of them is a mistake.

    Decisions are judged as a table judges them, if no `strength` is named: what can be solved is solved. Where games
    are played on from each choice, choices are compared in games with the same chance; those decisions are counted in
    parts, as all are looked at roughly before some are looked at closely.
    """
    played, name = _played(match), WIN if strength else goal or aim(match.game)
    if strength and strength not in (known := strengths(match.game)):
        raise ValueError(f"strength={strength!r}: {match.game.title} has {', '.join(known) or 'none that plays on'}")
    bots = all_of(match.game, strength) if strength else _plays_on(match.game, name)
    plies = decisions(played, seat)
    progress(0, len(plies))
    further = {ply for before, ply in pairwise(plies) if _go_on(played, before, ply)}
    ways = partial(_paired, bots=bots, solving=not strength) if bots else _one_by_one
    for done, found in ways(played, seat, name, plies, simulations):
        progress(done, len(plies))
        yield done, len(plies), partial(_agreeing, found, told or {}, further)


def _go_on(match: _Played, first: int, last: int) -> bool:
    """Return whether plies belong to one move: one entry of the log."""
    story, setup = match.game.story, match.game.setup
    keys = {story.together(setup, match.states[n], match.actions[n]) for n in range(first, last + 1)}
    return len(keys) == 1 and None not in keys


def _agreeing(found: Callable[[], Review], told: Mapping[int, Collection[str]], further: Collection[int]) -> Review:
    """Return a review in which nothing was given away by choices that were called the best, or against the curve.

    Beside the curve, which is surer than one estimate, a loss has to be beyond its margin, too; `further` goes on.
    """
    known, judged = found(), list[Judged]()
    for each, (there, _) in zip(known.decisions, known.curve, strict=False):
        excused = each.label in told.get(each.ply, ()) or float(there - each.value) <= each.margin
        doubt = float(each.best - each.value) * excused
        judged.append(replace(each, margin=max(each.margin, doubt), goes_on=each.ply in further))
    return replace(known, decisions=tuple(judged))


def _plays_on(game: Game, goal: str) -> Sequence[str]:
    """Return the bots that play on from each choice, none where a goal is judged in another way."""
    return game.type.bots.plays_on(game) if goal == WIN else ()


def _unsolved(match: _Played, goal: str, plies: Sequence[int]) -> int:
    """Return how many of the first plies cannot be solved soon; what follows a position that can be solved is solved,
    too."""
    if goal != WIN:
        return len(plies)
    low, high = 0, len(plies)
    while low < high:
        middle = (low + high) // 2
        if settled(match.game, match.states[plies[middle]]) is None:
            low = middle + 1
        else:
            high = middle
    return low


_Steps = Iterator[tuple[float, Callable[[], Review]]]


def _one_by_one(match: _Played, seat: int, goal: str, plies: Sequence[int], simulations: int) -> _Steps:
    """Each decision as well as can be, one after the other."""
    began, found, unsolved = time.perf_counter(), list[Judged](), _unsolved(match, goal, plies)
    left = max(SECONDS / 2, SECONDS - (time.perf_counter() - began))

    def so_far() -> Review:
        chance = all(0 <= each.best <= 1 for each in found)
        how = say("review-searched") if any(each.margin for each in found) else ""
        return Review(seat, goal, chance, tuple(found), _ended(match, seat) if chance else None, how)

    for n, ply in enumerate(plies, 1):
        each = _judged(match, ply, goal, simulations, n > unsolved, min(valuing.SECONDS, left / len(plies)))
        if each is not None:
            found.append(each)
        yield n, so_far
    if not plies:
        yield 0, so_far


def _paired(
    match: _Played, seat: int, goal: str, plies: Sequence[int], simulations: int, bots: Sequence[str], solving: bool
) -> _Steps:
    """Yield what cannot be solved roughly, then the dearest closely."""
    began, game = time.perf_counter(), match.game
    unsolved = _unsolved(match, goal, plies) if solving else len(plies)
    left = max(SECONDS / 2, SECONDS - (time.perf_counter() - began))
    pairing = Pairing(game, match.states, match.actions, plies[:unsolved], bots, left)
    solved = [each for ply in plies[unsolved:] if (each := _judged(match, ply, goal, simulations, True))]
    who = called(game, bots)

    def so_far() -> Review:
        found = (*(_told(match, each) for each in pairing.found()), *solved)
        counted: dict[str, Any] = {"n": spaced(pairing.games), "fresh": spaced(FRESH), "bots": who}
        how = say("review-paired", **counted) if pairing.games else ""
        return Review(seat, goal, True, found, _ended(match, seat), how)

    for share in pairing.steps():
        yield share * len(plies), so_far


def _told(match: _Played, found: Compared) -> Judged:
    state, done = match.states[found.ply], match.actions[found.ply]
    say, value = match.game.short_label, Fraction(found.value).limit_denominator(10**6)
    better = say(state, done if found.better is None else found.better)
    best = value + Fraction(found.loss).limit_denominator(10**6)
    return Judged(found.ply, say(state, done), value, better, best, found.margin, found.spread)


def _ended(match: _Played, seat: int) -> Fraction | None:
    """A seat's share of the win, nothing where nobody has won; None before the end."""
    return match.won[seat] if match.won else None
