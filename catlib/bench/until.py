"""Play until the answer is sure enough, and say how many games that took."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Any

from catlib.bench.compare import Comparison, Variants, task_of
from catlib.bench.findings import plus_minus, who_wins
from catlib.bench.parts import COMPILED_PART, PLAIN_PART, Run, Task, get_ready, is_compiled, play_part
from catlib.bench.result import Finding, Result
from catlib.bench.sequences import paired_sequence, rate_sequence
from catlib.bench.voice import say
from catlib.chance import Estimate, share, spaced, whole
from catlib.engine import driver as engine
from catlib.engine import in_parts
from catlib.game import Bots


@dataclass(frozen=True)
class Stopped(Result):
    """The answer once it was sure enough, or when the games ran out.

    `estimate` holds at every number of games at once (`catlib.bench.sequences`); `sure` says whether what was asked for
    was reached; `comparison` has all else that the same games say.
    """

    estimate: Estimate
    sure: bool
    games: int
    sentence: str
    comparison: Comparison

    title = "Played until it was sure"

    @property
    def findings(self) -> tuple[Finding, ...]:
        """The one number that was asked for."""
        return (Finding("", "win rate", "", self.estimate, self.sentence),)


def until_narrow(
    variants: Variants,
    width: float,
    bots: Bots = None,
    seat: int = 0,
    seed: int = 0,
    *,
    at_most: int = 1_000_000,
    confidence: float = 0.95,
    workers: int | None = None,
    executor: Any = None,
    limit: int = engine.STEP_LIMIT,
) -> Stopped:
    """Play until a seat's win rate, or with two variants the difference between them, is within half of `width`.

    `width` is the whole interval's, as a share: 0.02 is two percentage points. It may be looked at after every part, as
    the interval is a confidence sequence. Everything else is as for `catlib.bench.compare`.

    >>> until_narrow(load("cat_cab"), width=0.5, seed=1).sure
    True
    """
    width, confidence = share("width", width, "0.02, two percentage points"), share("confidence", confidence)
    names, task = task_of(variants, bots, seed, True, limit)
    if len(names) > 2:
        raise ValueError(f"variants: {len(names)} given; expected at most 2")
    if isinstance(seat, bool) or seat not in range(task.games[0].num_players):
        raise ValueError(f"seat={seat!r}: the seats are 0 to {task.games[0].num_players - 1}")

    def now(run: Run) -> Estimate:
        if len(names) == 1:
            return rate_sequence(run.tallies[0].won_by(seat), run.tallies[0].counted, confidence)
        both, second, first, neither = run.pairs[0].of_seat(seat)
        return paired_sequence(second, both + neither, first, confidence)

    run, sure = play_until(task, at_most, lambda run: now(run).high - now(run).low <= width, workers, executor)
    found = now(run)
    games = run.tallies[0].games
    who = who_wins(task.games[0].rules, f"seat {seat + 1}")[0] != "" and say("seat", n=seat + 1)
    beside = {"name": names[0], "label": len(names) > 1 and names[1]}
    said = say("until", who=who, amount=plus_minus(found), games=spaced(games), enough=sure, **beside)
    comparison = Comparison(names, task, run, True, confidence)
    return Stopped(found, sure, games, " ".join([said, *comparison.troubles()]), comparison)


def play_until(
    task: Task, at_most: int, enough: Callable[[Run], bool], workers: int | None, executor: Any
) -> tuple[Run, bool]:
    """Play parts in order until it is enough, and say whether it is; who plays never changes what is looked at."""
    at_most, run = whole("at_most", at_most), Run.of(task)
    size = COMPILED_PART if is_compiled(task) else PLAIN_PART
    ranges = [(task, a, min(a + size, at_most)) for a in range(0, at_most, size)]
    parts = in_parts(play_part, ranges, workers, executor, is_compiled(task), partial(get_ready, task))
    with closing(parts):
        for part in parts:
            run.add(part)
            if run.tallies[0].counted and enough(run):
                return run, True
    return run, False
