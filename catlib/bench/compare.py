"""One call: play variants of a game side by side and say what differs, each number with its interval."""

import warnings
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import cached_property, partial
from pathlib import Path
from typing import Any, Literal, overload

from catlib.bench.checkpoints import Checkpoints, missing
from catlib.bench.drama import traced_differences, traced_findings
from catlib.bench.explain import Explained, explain
from catlib.bench.findings import Finding, differences, found, length_column, not_found
from catlib.bench.ladder import Ladder, climb, rungs
from catlib.bench.parts import GONE, Run, Task, cut, gather, get_ready, is_compiled, play_part, why_stopped
from catlib.bench.result import Result, interval_figure, library, line_figure
from catlib.bench.skill import luck_and_skill
from catlib.bench.tally import Failure
from catlib.bench.trace import Trace, trace_one
from catlib.bench.voice import say
from catlib.chance import rng, share, spaced, whole
from catlib.engine import ProgressBar, finishing, in_parts
from catlib.engine import driver as engine
from catlib.game import BadSetup, Bots, Game, in_a_row, rules_words, seat_bots
from catlib.rules import TERMINAL

Variants = Game | Sequence[Game] | Mapping[str, Game]
SEEDS = 2**32


class GamesWarning(UserWarning):
    """Games that went wrong or did not end, where a result is a number or two; all others count."""


def warn(result: "Comparison") -> None:
    """Tell in a warning what went wrong, one sentence a variant."""
    for line in result.troubles():
        warnings.warn(line, GamesWarning, stacklevel=3)


@dataclass(frozen=True, repr=False)
class Comparison(Result):
    """Variants that were played side by side: findings about each, and how each differs from the first.

    Game number i of a variant is played again by `catlib.engine.driver.log_of` with the variant's game, bots and seed.
    """

    names: tuple[str, ...]
    task: Task
    run: Run
    common: bool
    confidence: float = 0.95
    traces: tuple[tuple[Trace, ...], ...] = ()
    skill: tuple[Finding, ...] = ()

    @property
    def games(self) -> int:
        """The number of games of each variant."""
        return self.run.tallies[0].games

    @cached_property
    def findings(self) -> tuple[Finding, ...]:
        """All findings about the variants, in order."""
        each = zip(self.names, self.task.games, self.task.bots, self.run.tallies, strict=True)
        plain = [one for name, game, bots, tally in each for one in found(name, game, bots, tally, self.confidence)]
        looked_at = zip(self.names, self.traces, strict=False)
        traced = [one for name, some in looked_at for one in traced_findings(name, some, self.confidence)]
        return (*plain, *traced, *self.skill)

    @cached_property
    def differences(self) -> tuple[Finding, ...]:
        """The differences of each later variant from the first: its number less the first's."""
        rows: list[Finding] = []
        first = self.run.tallies[0]
        for i, pair in enumerate(self.run.pairs, 1):
            seats = min(self.task.games[0].num_players, self.task.games[i].num_players)
            names, tallies = (self.names[0], self.names[i]), (first, self.run.tallies[i])
            beside = pair if self.common else None
            rows += differences(names, tallies, beside, self.confidence, seats, self.task.games[0].rules)
            if self.traces:
                traces = self.traces[0], self.traces[i]
                rows += traced_differences(names, traces, self.common, self.confidence)
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
        name = self.names[0] if variant is None else self._known(variant)
        for finding in self.findings:
            if (finding.variant, finding.measure, finding.who) == (name, measure, who):
                return finding
        raise KeyError(not_found(measure, who, self.findings))

    def _known(self, variant: str) -> str:
        """A variant's name; raise KeyError with those there are."""
        if variant not in self.names:
            raise KeyError(f"variant={variant!r}: there are {', '.join(self.names)}")
        return variant

    def explain(self, which: str, variant: str | None = None, **options: Any) -> Explained:
        """Open one game: the "median", "luckiest", "closest" or a "failing" one (`catlib.bench.explain.explain`).

        A table shows it step by step: `catwidgets.Table(result.explain("median").match)`.
        """
        return explain(self, which, variant, **options)

    # To take along

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.task.games[0].title

    @property
    def sentence(self) -> str:
        """The number of games, in words."""
        return f"{spaced(self.games)} games of each variant"

    @property
    def variants(self) -> dict[str, str]:
        """The game and the bots of each variant."""
        each = zip(self.names, self.task.games, self.task.bots, strict=True)
        return {name: f"{game!r}, bots {', '.join(bots)}" for name, game, bots in each}

    @property
    def how(self) -> str:
        """Whence the luck of the games comes."""
        shared = "the same luck, die by die, in every variant" if self.common else "luck of its own for each variant"
        return f"Seeds {', '.join(map(str, self.task.seeds))}; {shared}."

    def counts(self, column: str) -> Any:
        """Return how many games of each variant gave each value of a column, as a pandas frame with a column a variant.

        Raise ValueError with the columns there are.
        """
        pandas = library("pandas", "a table of results")
        known = dict.fromkeys(name for tally in self.run.tallies for name in tally.values)
        if column not in known:
            raise ValueError(f"column={column!r}: there are {', '.join(known) or 'none, as no game came to an end'}")
        each = zip(self.names, self.run.tallies, strict=True)
        counts = {name: dict(tally.values.get(column, {})) for name, tally in each}
        return pandas.DataFrame(counts).fillna(0).astype(int).sort_index().rename_axis(column)

    def figures(self) -> dict[str, Any]:
        """Return plotly figures by title: who wins, what differs, how long games are."""
        wins, apart = ([one for one in some if one.measure == "win rate"] for some in (self.findings, self.differences))
        drawn = {"Who wins": interval_figure(wins, "Who wins", "games won, percent")}
        if apart:
            title = f"What differs from “{self.names[0]}”"
            drawn["What differs"] = interval_figure(apart, title, "games won, percentage points", zero=True)
        if all(tally.values.get("turns") for tally in self.run.tallies):
            column = length_column(*self.run.tallies)
            counts = {name: tally.values[column] for name, tally in zip(self.names, self.run.tallies, strict=True)}
            shares = {name: [(n, 100 * some[n] / some.total()) for n in sorted(some)] for name, some in counts.items()}
            drawn["Length"] = line_figure(shares, "How long games are", column, "percent of games")
        return drawn

    def figure(self) -> Any:
        """Return the figure of who wins."""
        return self.figures()["Who wins"]

    def __repr__(self) -> str:
        return f"<Comparison of {', '.join(self.names)}: {spaced(self.games)} games each>"

    def __str__(self) -> str:
        lines = [f"{self.title}, {self.sentence}", *self.troubles()]
        for name in self.names:
            lines += [f"{name}:", *(f"  {f.sentence}" for f in self.findings if f.variant == name)]
        lines += ["Differences:"] * bool(self.differences) + [f"  {f.sentence}" for f in self.differences]
        return "\n".join(lines)

    def troubles(self) -> list[str]:
        """Return why a run ended early, and a sentence for every variant in which games went wrong or did not end."""
        lines = [f"Ended early: {self.run.stopped}."] * bool(self.run.stopped)
        each = zip(self.names, self.task.bots, self.task.seeds, self.run.tallies, strict=True)
        for name, bots, seed, tally in each:
            if tally.failed:
                worst = next(failure for failure in tally.failures if failure.reason)
                who = f"bot {bots[worst.seat]!r} in seat {worst.seat + 1} " if worst.seat >= 0 else ""
                count = f"{spaced(tally.failed)} of {spaced(tally.games)} games went wrong and do not count"
                lines.append(f"{name}: {count}; first in game {worst.game} of seed {seed} {who}{worst.reason}.")
            if tally.unfinished:
                lines.append(say("not-ended", name=name, n=spaced(tally.unfinished)))
        return lines


@overload
def compare(
    variants: Variants, bots: Bots = ..., games: int = ..., seed: int = ..., *, skill: Literal["ladder"], **how: Any
) -> Ladder: ...
@overload
def compare(variants: Variants, bots: Bots = ..., games: int = ..., seed: int = ..., *, skill: int = ..., **how: Any
) -> Comparison: ...
def compare(  # type: ignore[misc]  # what else may be given is said here
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
    skill: int | Literal["ladder"] = 0,
    number: str | None = None,
    checkpoint: str | Path | None = None,
    every: float = 30.0,
) -> Comparison | Ladder:
    """Play whole games of every variant and say what each is like and how it differs from the first.

    `variants` are games with their house rules: one, several, or by name. `bots` sit as in
    `catlib.simulate`. With `common` all variants share their luck die by die (`catlib.chance.streams`), so
    that small differences show in few games. The numbers are the same for any number of `workers` and any `executor`,
    a `concurrent.futures.Executor` or a Dask client. So many `traces` of each variant are looked at closely
    (`catlib.bench.drama`): who leads, drama, decisions that matter, judged by that many `playouts` each. With
    `skill`, that many games of each lineup of bots say what dice and players explain (`catlib.bench.skill`).
    Ctrl-C, or a cluster that goes away, keeps what is done. With a folder as `checkpoint` what is done is written
    there `every` that many seconds, and the same call goes on where it ended (`catlib.bench.checkpoints`). With
    `skill="ladder"` the answer is another one: what the start pays, or how later variants move a `number`, among
    players of every strength (`catlib.bench.ladder`). Raises ValueError or BadSetup in a sentence for what cannot
    be played.

    >>> result = compare([load("cat_cab"), load("cat_cab", item_limit=3)], games=200, seed=1, workers=1)
    >>> result.names, result.games
    (('our reading', 'item limit = 3'), 200)
    >>> ladder = compare(load("cat_cab"), games=200, seed=1, workers=1, skill="ladder")
    >>> ladder.rows_of, ladder.panels[0].name
    (('children', 'beginners', 'average players', 'strong players'), 'going first is worth')
    """
    names, task = task_of(variants, bots, seed, common, limit)
    games, confidence, where = whole("games", games), share("confidence", confidence), (workers, executor)
    if skill == "ladder":
        if not common or traces or checkpoint:
            raise ValueError('skill="ladder": all share their luck; without traces or a checkpoint')
        known = dict(zip(names, task.games, strict=True))
        with ProgressBar(len(rungs(task.games[0], bots)), "strengths", task.games[0].title, progress) as bar:
            for answer in climb(known, bots, games, seed, number, confidence, where):
                bar.update(answer.done - bar.done)
        return answer
    traces, playouts = whole("traces", traces, 0, games), whole("playouts", playouts, 4)
    explained = tuple(_skill(names, task, seed, skill, confidence, where)) if skill else ()
    run = _run(task, games, where, progress, checkpoint, every)
    looked_at = () if run.stopped or not traces else _traced(task, run, traces, playouts, where)
    return Comparison(names, task, run, common, confidence, looked_at, explained)


def _skill(
    names: tuple[str, ...], task: Task, seed: int, games: int, confidence: float, where: tuple[Any, Any]
) -> Iterator[Finding]:
    """Yield what luck and skill explain of each variant."""
    for name, game in zip(names, task.games, strict=True):
        found = luck_and_skill(game, games=games, seed=seed, confidence=confidence, workers=where[0], executor=where[1])
        yield from (replace(one, variant=name) for one in found.findings)


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
    if kept is not None and left:
        kept.check()
    ranges = [(task, a, b) for start, stop in left for a, b in cut(task, start, stop, where[1])]
    parts = in_parts(play_part, ranges, *where, is_compiled(task), partial(get_ready, task))
    if kept is None:
        return gather(run, parts, bar)
    try:
        return gather(run, parts, bar, kept.add)
    finally:
        with finishing():
            kept.close()


def _traced(task: Task, run: Run, traces: int, playouts: int, where: tuple[Any, Any]) -> tuple[tuple[Trace, ...], ...]:
    """The first games of each variant, looked at closely; Ctrl-C keeps those that are, and all that was played."""
    found: list[list[Trace]] = [[] for _ in task.games]
    try:
        for mine, game, bots, seed in zip(found, task.games, task.bots, task.seeds, strict=True):
            each = [(game, bots, seed, number, playouts, task.limit) for number in range(traces)]
            with closing(in_parts(trace_one, each, *where, is_compiled(task))) as stream:
                for one in stream:
                    mine.append(one)
    except (KeyboardInterrupt, *GONE) as error:
        run.stopped = why_stopped(error)
    return tuple(map(tuple, found))


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
    given = variants.values() if isinstance(variants, Mapping) else variants
    given = list(given) if isinstance(given, Iterable) else [given]
    if not given or not all(isinstance(game, Game) for game in given):
        raise ValueError("variants: expected one or more games, such as [load(name), load(name, rule=value)]")
    if len(others := {game.name for game in given}) > 1:
        raise ValueError(f"variants: {', '.join(sorted(others))} are different games; variants are of one game")
    if isinstance(variants, Mapping):
        return {str(name): game for name, game in variants.items()}
    alike = 1 == len({game.players for game in given}) < len(given)
    found = {_changes(game, alike): game for game in given}
    if len(found) < len(given):
        raise ValueError(
            f"variants: {len(given)} games, of which {len(given) - len(found)} are like another; drop them"
        )
    return found


def _changes(game: Game, alike: bool) -> str:
    """Name what is changed; a number of players that all variants have in common is left out."""
    changed = rules_words(type(game.house), game.spec()["house"])
    players = "" if alike or game.players == game.type.setup.DEFAULT_PLAYERS else say("players-of", n=game.players)
    return in_a_row([players, changed]) or game.type.reading


def _check_start(name: str, game: Game) -> None:
    """Raise BadSetup where nothing can happen at the start."""
    state = game.initial_state()
    player = game.current_player(state)
    if player == TERMINAL:
        raise BadSetup(f"variant {name!r}: the game is over before it begins")
    if not (game.legal_actions(state) if player >= 0 else game.chance_weights(state)):
        raise BadSetup(f"variant {name!r}: nobody can do anything at the start, no action is legal")
