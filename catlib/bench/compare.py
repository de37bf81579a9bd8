"""One call: play variants of a game side by side and say what differs, each number with its interval."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from typing import Any

from catlib import engine, rng
from catlib.arguments import whole
from catlib.bench.checkpoints import Checkpoints, missing
from catlib.bench.drama import traced_findings
from catlib.bench.explain import Explained, explain
from catlib.bench.figures import figures
from catlib.bench.findings import Finding, differences, found, shared_luck
from catlib.bench.frames import counts_frame, frame, save
from catlib.bench.parts import Run, Task, cut, gather, get_ready, is_compiled, play_part, played
from catlib.bench.report import write_report
from catlib.bench.tally import Failure
from catlib.bench.trace import trace_one
from catlib.game import BadSetup, Game
from catlib.numerals import spaced
from catlib.rulebook import TERMINAL
from catlib.seats import Bots, seat_bots
from catlib.workers import ProgressBar

__all__ = ["Comparison", "Variants", "compare", "named", "task_of"]

Variants = Game | Sequence[Game] | Mapping[str, Game]
SEEDS = 2**32


@dataclass(frozen=True, repr=False)
class Comparison:
    """Variants that were played side by side: findings about each, and how each differs from the first.

    Nothing in it is exact: every number is an `Estimate`. Game number i of a variant is played again by
    `catlib.bench.driver.log_of` with the variant's game, bots and seed.
    """

    names: tuple[str, ...]
    task: Task
    run: Run
    common: bool
    confidence: float = 0.95
    traced: tuple[Finding, ...] = ()

    @property
    def games(self) -> int:
        """How many games of each variant were played."""
        return self.run.tallies[0].games

    @cached_property
    def findings(self) -> tuple[Finding, ...]:
        """What each variant is like, in order."""
        each = zip(self.names, self.task.games, self.task.bots, self.run.tallies, strict=True)
        plain = [one for name, game, bots, tally in each for one in found(name, game, bots, tally, self.confidence)]
        return (*plain, *self.traced)

    @cached_property
    def differences(self) -> tuple[Finding, ...]:
        """How each later variant differs from the first: its number less the first's."""
        rows: list[Finding] = []
        first = self.run.tallies[0]
        for i, pair in enumerate(self.run.pairs, 1):
            seats = min(self.task.games[0].num_players, self.task.games[i].num_players)
            names, tallies = (self.names[0], self.names[i]), (first, self.run.tallies[i])
            beside = pair if self.common else None
            by = self.task.games[0].rules.WINNER_BY
            rows += differences(names, tallies, beside, self.confidence, seats, by)
        return tuple(rows)

    @property
    def failures(self) -> dict[str, list[Failure]]:
        """The first games of each variant that did not end, or in which a bot went wrong."""
        each = zip(self.names, self.run.tallies, strict=True)
        return {name: tally.failures for name, tally in each if tally.failures}

    def find(self, measure: str, who: str = "", variant: str | None = None) -> Finding:
        """One finding by its measure and by whose it is; of the first variant unless another is named.

        Raises KeyError with what there is.
        """
        name = self.names[0] if variant is None else variant
        for finding in self.findings:
            if (finding.variant, finding.measure, finding.who) == (name, measure, who):
                return finding
        known = dict.fromkeys(f"{f.measure!r} {f.who!r}" if f.who else repr(f.measure) for f in self.findings)
        raise KeyError(f"{measure!r}, {who!r} of {name!r}: there are {', '.join(known)} of {', '.join(self.names)}")

    def shared_luck(self, variant: str | None = None, seat: int = 0) -> float:
        """How many times as many games of independent luck would tell the win rates apart as well as these."""
        name = self.names[1] if variant is None else variant
        return shared_luck(self.run.pairs[self.names.index(name) - 1], seat)

    def explain(self, which: str, variant: str | None = None, **options: Any) -> Explained:
        """Open one game: the "median", "luckiest", "closest" or a "failing" one (`catlib.bench.explain.explain`).

        A table shows it step by step: `catwidgets.Table(result.explain("median").match)`.
        """
        return explain(self, which, variant, **options)

    # To take along

    def frame(self) -> Any:
        """Every finding and difference as a pandas frame, one row each."""
        return frame(self)

    def counts(self, column: str) -> Any:
        """How many games of each variant gave each value of a column, as a pandas frame with a column a variant."""
        return counts_frame(self, column)

    def save(self, path: str | Path) -> None:
        """Write the frame to a file that ends in .csv or .parquet."""
        save(self.frame(), path)

    def figures(self) -> dict[str, Any]:
        """Plotly figures by title."""
        return figures(self)

    def report(self, path: str | Path) -> Path:
        """Write one page that needs nothing else: sentences, differences, figures and tables."""
        return write_report(self, path)

    def __repr__(self) -> str:
        return f"<Comparison of {', '.join(self.names)}: {spaced(self.games)} games each>"

    def __str__(self) -> str:
        lines = [f"{self.task.games[0].title}, {spaced(self.games)} games of each variant"]
        lines += [f"Ended early: {self.run.stopped}."] * bool(self.run.stopped)
        lines += self.troubles()
        for name in self.names:
            lines += [f"{name}:", *(f"  {f.sentence}" for f in self.findings if f.variant == name)]
        lines += ["Differences:"] * bool(self.differences) + [f"  {f.sentence}" for f in self.differences]
        return "\n".join(lines)

    def troubles(self) -> list[str]:
        """A sentence for every variant in which games went wrong or did not end."""
        lines = []
        each = zip(self.names, self.task.bots, self.task.seeds, self.run.tallies, strict=True)
        for name, bots, seed, tally in each:
            if tally.failed:
                worst = next(failure for failure in tally.failures if failure.reason)
                who = f"bot {bots[worst.seat]!r} in seat {worst.seat + 1} " if worst.seat >= 0 else ""
                count = f"{spaced(tally.failed)} of {spaced(tally.games)} games went wrong and do not count"
                lines.append(f"{name}: {count}; first in game {worst.game} of seed {seed} {who}{worst.reason}.")
            if tally.unfinished:
                lines.append(f"{name}: {spaced(tally.unfinished)} games did not end within the limit of steps.")
        return lines


def compare(
    variants: Variants,
    bots: Bots = None,
    games: int = 10_000,
    seed: int = 0,
    *,
    common: bool = True,
    confidence: float = 0.95,
    workers: int | None = None,
    executor: Any = None,
    progress: bool = True,
    limit: int = engine.STEP_LIMIT,
    traces: int = 0,
    playouts: int = 64,
    checkpoint: str | Path | None = None,
    every: float = 30.0,
) -> Comparison:
    """Play whole games of every variant and say what each is like and how it differs from the first.

    `variants` are games with their house rules: one, several, or by name. `bots` sit as in
    `catlib.simulate.simulate`. With `common` all variants share their luck die by die (`catlib.streams`), so
    that small differences show in few games. The numbers are the same for any number of `workers` and any `executor`,
    a `concurrent.futures.Executor` or a Dask client. So many `traces` of each variant are looked at closely
    (`catlib.bench.drama`): who leads, drama, decisions that matter, judged by so many `playouts` each. Ctrl-C, or a
    cluster that goes away, keeps what is done. With a folder as `checkpoint` what is done is written there `every` so
    many seconds, and the same call goes on where it ended (`catlib.bench.checkpoints`). Raises ValueError or BadSetup
    in a sentence for what cannot be played.

    >>> from catlib import load
    >>> result = compare([load("cat_cab"), load("cat_cab", item_limit=3)], games=200, seed=1, workers=1)
    >>> result.names, result.games
    (('as printed', 'item limit = 3'), 200)
    """
    names, task = task_of(variants, bots, seed, common, limit)
    run = _run(task, whole("games", games), (workers, executor), progress, checkpoint, every)
    looked_at = () if run.stopped else _traced(names, task, traces, playouts, (workers, executor), confidence)
    return Comparison(names, task, run, common, confidence, looked_at)


def _run(
    task: Task, games: int, where: tuple[Any, Any], progress: bool, checkpoint: str | Path | None, every: float
) -> Run:
    """Play what is not done yet."""
    run, bar = Run.of(task), ProgressBar(games, "games", task.games[0].title, progress)
    kept = None if checkpoint is None else Checkpoints(checkpoint, task, run, every)
    done = [] if kept is None else list(kept.load(games))
    for part in done:
        run.add(part)
    bar.done = run.tallies[0].games
    left = missing([(part.start, part.stop) for part in done], games)
    ranges = [(task, a, b) for start, stop in left for a, b in cut(task, start, stop, where[1])]
    parts = played(play_part, ranges, *where, is_compiled(task), partial(get_ready, task))
    if kept is None:
        return gather(run, parts, bar)
    try:
        return gather(run, parts, bar, kept.add)
    finally:
        kept.close()


def _traced(
    names: tuple[str, ...], task: Task, traces: int, playouts: int, where: tuple[Any, Any], confidence: float
) -> tuple[Finding, ...]:
    """What the first games of each variant say that are looked at closely."""
    traces, playouts = whole("traces", traces, 0), whole("playouts", playouts, 4)
    rows: list[Finding] = []
    for name, game, bots, seed in zip(names, task.games, task.bots, task.seeds, strict=True):
        each = [(game, bots, seed, number, playouts) for number in range(traces)]
        rows += traced_findings(name, list(played(trace_one, each, *where, is_compiled(task))), confidence)
    return tuple(rows)


def task_of(
    variants: Variants, bots: Bots = None, seed: int = 0, common: bool = True, limit: int = engine.STEP_LIMIT
) -> tuple[tuple[str, ...], Task]:
    """The names of variants, and what is to be played; everything is checked before anything is played."""
    known = named(variants)
    for name, game in known.items():
        _check_start(name, game)
    seed = whole("seed", seed, 0, SEEDS - 1)
    seeds = (seed,) * len(known) if common else tuple(rng.seeds(seed, 0, len(known)))
    seats = tuple(seat_bots(game, bots) for game in known.values())
    return tuple(known), Task(tuple(known.values()), seats, seeds, whole("limit", limit))


def named(variants: Variants) -> dict[str, Game]:
    """Variants by name, by default named by the house rules that they change."""
    if isinstance(variants, Game):
        variants = [variants]
    given = list(variants.values() if isinstance(variants, Mapping) else variants)
    if not given or not all(isinstance(game, Game) for game in given):
        raise ValueError("variants: one or more games are wanted, such as [load(name), load(name, rule=value)]")
    if len(others := {game.name for game in given}) > 1:
        raise ValueError(f"variants: {', '.join(sorted(others))} are different games; variants are of one game")
    if isinstance(variants, Mapping):
        return dict(variants)
    found = {_changes(game): game for game in given}
    if len(found) < len(given):
        raise ValueError(
            f"variants: {len(given)} games, of which {len(given) - len(found)} are like another; drop them"
        )
    return found


def _changes(game: Game) -> str:
    changed = [f"{rule.replace('_', ' ')} = {value}" for rule, value in game.spec()["house"].items()]
    usual = game.players == game.type.setup.DEFAULT_PLAYERS
    return ", ".join([*[f"{game.players} players"] * (not usual), *changed]) or "as printed"


def _check_start(name: str, game: Game) -> None:
    """Raise BadSetup where nothing can happen at the start."""
    state = game.initial_state()
    player = game.current_player(state)
    if player == TERMINAL:
        raise BadSetup(f"variant {name!r}: the game is over before it begins")
    if not (game.legal_actions(state) if player >= 0 else game.chance_weights(state)):
        raise BadSetup(f"variant {name!r}: nobody can do anything at the start, no action is legal")
