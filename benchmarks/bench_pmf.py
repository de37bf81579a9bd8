"""Questions about dice that icepool and dyce answer too, side by side in one run.

Every answer is computed from dice that were made afresh and untimed for that one run, with the caches
that icepool keeps between calls emptied (dyce and catlib keep theirs in the objects). Timed is the
question alone, up to a mapping from outcome to whole number; the fastest of some runs counts. All three
answers are compared as fractions before anything is printed.
"""

import gc
import sys
import time
import warnings
from collections.abc import Callable, Mapping
from fractions import Fraction
from statistics import median
from typing import Any, NamedTuple

import dyce
import icepool
from icepool.evaluator import largest_count_evaluator, largest_straight_evaluator
from icepool.evaluator.basic import size_evaluator, sum_evaluator

from catlib.chance import pmf, pools

RUNS, SECONDS = 300, 1.0  # at most that many runs, and none begun after so long, but at least three


class Row(NamedTuple):
    """A question, the seconds of each library, and how many times ours the others took."""

    question: str
    ours: float
    icepool: float
    dyce: float

    @property
    def icepool_ratio(self) -> float:
        return self.icepool / self.ours

    @property
    def dyce_ratio(self) -> float:
        return self.dyce / self.ours

    @property
    def ratio(self) -> float:
        """Against the faster of the two."""
        return min(self.icepool_ratio, self.dyce_ratio)


class Question(NamedTuple):
    """A question, the number of sides of its die, and a way to answer it in each library."""

    text: str
    sides: int
    ours: Callable[[pmf.Pmf], Any]
    icepool: Callable[[icepool.Die], Any]
    dyce: Callable[[dyce.H], Any]


def high(face: int) -> bool:
    return face >= 5


def one_more(seen: int | None, face: int, count: int) -> int:
    return (seen or 0) + 1


def most_alike(seen: int | None, face: int, count: int) -> int:
    return max(seen or 0, count)


def longest_run(state: tuple[int, int, int] | None, face: int, count: int) -> tuple[int, int, int]:
    last, run, longest = state or (face, 0, 0)
    run = run + 1 if face - last <= 1 else 1
    return face, run, max(run, longest)


def ends(state: tuple[int, int] | None, face: int, count: int) -> tuple[int, int]:
    return (state or (face, face))[0], face


def total(n: int, sides: int) -> Question:
    return Question(f"sum of {n}d{sides}", sides, lambda d: n @ d, lambda d: n @ d, lambda d: n @ d)


def keep(n: int, sides: int, k: int) -> Question:
    return Question(
        f"{n}d{sides}, keep the {k} highest",
        sides,
        lambda d: pools.keep_highest(d, n, k),
        lambda d: d.highest(n, k),
        lambda d: (n @ dyce.P(d)).at(slice(-k, None)),
    )


def greatest(n: int, sides: int) -> Question:
    return Question(
        f"highest of {n}d{sides}",
        sides,
        lambda d: pools.keep_highest(d, n),
        lambda d: d.highest(n),
        lambda d: (n @ dyce.P(d)).at(-1),
    )


def successes(n: int) -> Question:
    return Question(
        f"fives and sixes among {n}d6",
        6,
        lambda d: pools.count_of(d, n, high),
        lambda d: d.count(n, (5, 6)),
        lambda d: n @ d.apply(high).apply(int),
    )


def faces(n: int, sides: int) -> Question:
    return Question(
        f"different faces among {n}d{sides}",
        sides,
        lambda d: pools.distinct(d, n),
        lambda d: d.pool(n).unique().size(),
        lambda d: (n @ dyce.P(d)).survey(accumulate=one_more, order=sorted),
    )


def alike(n: int, sides: int) -> Question:
    return Question(
        f"most alike among {n}d{sides}",
        sides,
        lambda d: pools.largest_count(d, n),
        lambda d: d.pool(n).largest_count(),
        lambda d: (n @ dyce.P(d)).survey(accumulate=most_alike, order=sorted),
    )


def straight(n: int, sides: int) -> Question:
    return Question(
        f"longest straight of {n}d{sides}",
        sides,
        lambda d: pools.largest_straight(d, n),
        lambda d: d.pool(n).largest_straight(),
        lambda d: (n @ dyce.P(d)).survey(accumulate=longest_run, order=sorted, settle=lambda state: state[2]),
    )


def spread(n: int, sides: int) -> Question:
    return Question(
        f"range of {n}d{sides}",
        sides,
        lambda d: pools.spread(d, n),
        lambda d: d.pool(n)[(-1, *(0,) * (n - 2), 1)].sum(),
        lambda d: (n @ dyce.P(d)).survey(accumulate=ends, order=sorted, settle=lambda state: state[1] - state[0]),
    )


def middle(n: int, sides: int, k: int) -> Question:
    low = (n - k) // 2
    return Question(
        f"middle {k} of {n}d{sides}",
        sides,
        lambda d: pools.keep_middle(d, n, k),
        lambda d: d.pool(n)[low : low + k].sum(),
        lambda d: (n @ dyce.P(d)).at(slice(low, low + k)),
    )


QUESTIONS = [
    total(3, 6),
    total(10, 6),
    total(100, 6),
    total(20, 20),
    keep(4, 6, 3),
    keep(10, 6, 3),
    keep(20, 20, 5),
    keep(16, 10, 8),
    keep(20, 10, 2),
    successes(5),
    successes(50),
    faces(5, 6),
    faces(10, 20),
    alike(20, 6),
    straight(7, 6),
    spread(8, 6),
    middle(10, 6, 6),
    middle(10, 10, 6),
    greatest(2, 20),
    greatest(10, 10),
    Question(
        "a curse among 5d6 (any 1)",
        6,
        lambda d: pools.count_of(d, 5, (1,)).at_least(1),
        lambda d: d.count(5, (1,)).probability(">=", 1),
        lambda d: Fraction((5 @ d.eq(1)).ge(1)[True], d.total**5),
    ),
    Question(
        "duel: 7 with two dice within 3 rolls",
        6,
        lambda d: pools.count_of(2 @ d, 3, (7,)).at_least(1),
        lambda d: (2 @ d).count(3, (7,)).probability(">=", 1),
        lambda d: Fraction((3 @ (2 @ d).eq(7)).ge(1)[True], d.total**6),
    ),
    Question(
        "no-re-roll driver: net of 5 dice",
        6,
        lambda d: 5 @ d.map(net),
        lambda d: 5 @ d.map(net),
        lambda d: 5 @ d.apply(net),
    ),
    Question("expectation of 20d20", 20, lambda d: (20 @ d).mean, lambda d: (20 @ d).mean(), lambda d: mean_of(20 @ d)),
]


def net(face: int) -> int:
    """Spaces of one white die: a 1 is a curse, 4 and 5 move one, 6 moves two."""
    return (0, -1, 0, 0, 1, 1, 2)[face]


def mean_of(histogram: dyce.H) -> Fraction:
    """The exact mean, where dyce's own `mean` gives a float."""
    return Fraction(sum(outcome * count for outcome, count in histogram.items()), histogram.total)


def empty_caches() -> None:
    """Forget what icepool remembers between calls: pools, binomials and evaluations."""
    icepool.Pool.clear_cache()
    icepool.math.comb_row_cache.clear()
    for evaluator in (sum_evaluator, size_evaluator, largest_count_evaluator, largest_straight_evaluator):
        vars(evaluator).pop("_cache", None)


def fresh_dice(sides: int) -> tuple[pmf.Pmf, icepool.Die, dyce.H]:
    """New dice, not those that a library keeps."""
    return pmf.die(sides), icepool.Die(range(1, sides + 1)), dyce.H(sides)


def counted(answer: Any) -> Any:
    """The answer as a mapping from outcome to whole number, or as a number."""
    return answer.weights if isinstance(answer, pmf.Pmf) else answer


def chances(answer: Any) -> Any:
    """The answer in fractions, comparable between libraries."""
    if not isinstance(answer, Mapping):
        return Fraction(answer)
    cases = sum(answer.values())
    return {outcome: Fraction(count, cases) for outcome, count in answer.items() if count}


def seconds(question: Question, library: int) -> float:
    """The fastest run of a library, each with fresh dice and empty caches."""
    answer, runs, began = question[2 + library], [], time.perf_counter()
    while len(runs) < 3 or (len(runs) < RUNS and time.perf_counter() - began < SECONDS):
        empty_caches()
        dice = fresh_dice(question.sides)[library]
        start = time.perf_counter()
        counted(answer(dice))
        runs.append(time.perf_counter() - start)
    return min(runs)


def verify(question: Question) -> None:
    """Stop with both answers where libraries disagree."""
    dice = fresh_dice(question.sides)
    answers = [chances(counted(question[2 + library](dice[library]))) for library in range(3)]
    if answers != [answers[0]] * 3:
        raise AssertionError(f"{question.text}: the libraries disagree: {answers}")


def rows() -> list[Row]:
    """Every question, verified and measured."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # dyce calls some of its methods experimental
        return [row(question) for question in QUESTIONS]


def row(question: Question) -> Row:
    verify(question)
    gc.disable()
    try:
        return Row(question.text, *(seconds(question, library) for library in range(3)))
    finally:
        gc.enable()


def line(row: Row) -> str:
    times = "".join(f"{1e6 * t:>12,.1f}" for t in (row.ours, row.icepool, row.dyce))
    return f"{row.question:<38}{times}{row.icepool_ratio:>11.1f}{row.dyce_ratio:>9.1f}"


def main() -> int:
    """Print the table; the exit code is 1 if one is not answered 3 times as fast as by the faster of the others."""
    found = rows()
    print(f"icepool {icepool.__version__}, dyce {dyce.__version__}; microseconds, and times ours")
    print(f"{'question':<38}{'ours':>12}{'icepool':>12}{'dyce':>12}{'icepool ×':>11}{'dyce ×':>9}")
    print("\n".join(map(line, found)))
    ratios = [row.ratio for row in found]
    tenfold = sum(ratio >= 10 for ratio in ratios)
    print(
        f"against the faster of the two: {min(ratios):.1f} to {max(ratios):.1f} times, median {median(ratios):.1f}; "
        f"at least 10 times on {tenfold} of {len(ratios)}"
    )
    return 0 if min(ratios) >= 3 else 1


if __name__ == "__main__":
    sys.exit(main())
