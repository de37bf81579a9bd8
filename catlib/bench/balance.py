"""The value of a house rule at which two seats win equally often, found from noisy games, and how sure that is."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from catlib.bench.compare import Comparison, task_of
from catlib.bench.findings import plus_minus
from catlib.bench.parts import Run
from catlib.bench.result import Finding, Result
from catlib.bench.rules import check_rule, label, values_of, varied
from catlib.bench.sequences import rate_sequence
from catlib.bench.tally import place_names
from catlib.bench.until import play_until
from catlib.chance import Estimate, several, share, spaced, whole
from catlib.engine import driver as engine
from catlib.game import Bots, Game, together


@dataclass(frozen=True)
class Balance(Result):
    """Between which two values of a rule the advantage changes sides, or at which one none is seen.

    `tried` holds, by value, the share of decided games that the first seat won, with intervals that hold all together
    at the confidence. `low` and `high` are neighbours between which it changes, or the same value where it is not told
    from one half; `found` is False where it never changes.
    """

    rule: str
    low: Any
    high: Any
    tried: dict[Any, Estimate]
    games: int
    found: bool
    sentence: str

    title = "Where seats are equal"

    @property
    def findings(self) -> tuple[Finding, ...]:
        """The share of the first seat at every value that was tried."""
        each = [(label({self.rule: value}), e) for value, e in self.tried.items()]
        return tuple(Finding("", "decided games won", name, e, f"{name}: {plus_minus(e)}.") for name, e in each)


def equal_seats(
    game: Game,
    rule: str,
    values: Sequence[Any] | None = None,
    bots: Bots = None,
    seats: tuple[int, int] = (0, 1),
    seed: int = 0,
    *,
    at_most: int = 20_000,
    confidence: float = 0.95,
    workers: int | None = None,
    executor: Any = None,
    limit: int = engine.STEP_LIMIT,
) -> Balance:
    """Search a rule's values by halving for where two seats win equally often.

    At each value games are played until it is sure which seat wins more often, or `at_most` of them; the error is
    shared among all values that could be looked at, so that all signs are right together at the confidence. The
    advantage is taken to change sides once along the values, as a halving must; that is assumed, not shown. Where a
    game tells winners apart by something else than the seat, such as who started, `seats` are those places, from 0 on.

    Source: noisy root search by tests at each point, as in R. Waeber, P. I. Frazier and
    S. G. Henderson, Bisection search with noisy responses (2013); intervals by `catlib.bench.sequences`.
    """
    check_rule(game, rule)
    tried = values_of(game, rule) if values is None else several("values", values, f"values of {rule}")
    both = tuple(several("seats", seats, "two seats"))
    if len(tried) < 2 or len(both) != 2 or len(set(both)) != 2 or not set(both) <= set(range(game.num_players)):
        raise ValueError(f"values={tried!r}, seats={seats!r}: expected two or more values and two seats of the game")
    if together(game.rules):
        raise ValueError(f"{game.title}: all win or lose together, so no seat wins more often; sweep the win rate")
    confidence, where = share("confidence", confidence), (workers, executor, limit)
    looks = 2 + max(1, (len(tried) - 1).bit_length())
    search = _Search(game, rule, bots, both, seed, whole("at_most", at_most), 1 - (1 - confidence) / looks, where)
    low, high = 0, len(tried) - 1
    signs = {at: search.sign(tried[at]) for at in (low, high)}
    while high - low > 1 and signs[low] * signs[high] < 0:
        middle = (low + high) // 2
        signs[middle] = search.sign(tried[middle])
        low, high = (middle, high) if signs[middle] == signs[low] else (low, middle)
    if equal := [at for at, sign in signs.items() if sign == 0]:
        low = high = equal[0]
    return search.result(tried[low], tried[high], low == high or signs[low] != signs[high], confidence)


class _Search:
    def __init__(self, game: Game, rule: str, bots: Bots, seats: tuple[int, ...], seed: int, *how: Any):
        self.game, self.rule, self.bots, self.seats, self.seed = game, rule, bots, seats, seed
        self.at_most, self.confidence, self.where = how
        self.tried: dict[Any, Estimate] = {}
        self.games = 0
        self.troubles: list[str] = []

    def sign(self, value: Any) -> int:
        """Return which seat wins more often at a value: 1 the first, −1 the second, 0 if that is not sure."""
        workers, executor, limit = self.where
        variant = {label({self.rule: value}): varied(self.game, {self.rule: value})}
        names, task = task_of(variant, self.bots, self.seed, limit=limit)
        run, _ = play_until(task, self.at_most, lambda run: 0.5 not in self._share(run), workers, executor)
        found = self._share(run)
        self.troubles += Comparison(names, task, run, True).troubles()
        self.tried[value] = found
        self.games += run.tallies[0].games
        return 0 if 0.5 in found else 1 if found.value > 0.5 else -1

    def _share(self, run: Run) -> Estimate:
        """The first seat's share of decided games."""
        first, second = self._decided(run)
        if not first + second:
            return Estimate(0.5, 0.0, 1.0, 0, self.confidence, "%")
        return rate_sequence(first, first + second, self.confidence)

    def _decided(self, run: Run) -> tuple[int, int]:
        """Games that one of the two seats won and not the other, or one of the two places."""
        one, other = self.seats
        if by := self.game.rules.WINNER_BY:
            places = run.tallies[0].values.get(by, Counter())
            return places[one + 1], places[other + 1]
        won = run.tallies[0].winners.items()
        first = sum(n for w, n in won if w >> one & 1 and not w >> other & 1)
        return first, sum(n for w, n in won if w >> other & 1 and not w >> one & 1)

    def result(self, low: Any, high: Any, found: bool, confidence: float) -> Balance:
        name, by = self.rule.replace("_", " "), self.game.rules.WINNER_BY
        each = place_names(by, self.game.num_players) or [f"seat {seat + 1}" for seat in range(self.game.num_players)]
        one, other = (each[place] for place in self.seats)
        seats = f"{one} and {other}".replace("seat", "seats", 1).replace(" and seat ", " and ")
        took = f"{spaced(self.games)} games, {100 * confidence:g}% sure of every sign together"
        if not found:
            text = f"{seats} are equal at no {name} from {low} to {high}: one of them always wins more often ({took})."
        elif low == high:
            share = self.tried[low]
            ends = f"{100 * share.low:.1f} to {100 * share.high:.1f}%"
            text = f"{seats} are not told apart at {name} = {low}: {one} wins {ends} of decided games ({took})."
        else:
            text = f"{seats} change places between {name} = {low} and {high} ({took})."
        text = " ".join([text, *self.troubles])
        return Balance(self.rule, low, high, dict(self.tried), self.games, found, text)
