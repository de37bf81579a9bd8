"""One question among players of every strength: what does the start pay, or a house rule do, for each of them?

All strengths and all variants share their luck, and differences are taken game by game.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, NamedTuple

from catlib.bench.answer import Answer, Panel
from catlib.bench.findings import plus_minus, signed
from catlib.bench.result import Finding, line_figure, scaled
from catlib.bench.trials import (
    BETTER,
    CONFIDENCE,
    FIRST,
    Column,
    Table,
    all_together,
    bot_words,
    first_player,
    length_of,
    moved_by,
    number_words,
    numbers_of,
)
from catlib.bench.voice import say, together
from catlib.chance import Estimate, local, spaced
from catlib.engine import can_compile, in_parts
from catlib.game import Bots, Game, all_of, seat_bots, sentence, strengths

STRENGTHS = ("children", "beginners", "average players", "strong players", "experts")
SLIPPING = {"children": 0.5, "beginners": 0.2, "good players": 0.05, "experts": 0.0}


class Rung(NamedTuple):
    """Players of one strength: what they are called, who sits where, and how often they decide by chance."""

    name: str
    bots: tuple[str, ...]
    slip: float = 0.0


def rungs(game: Game, bots: Bots = None) -> list[Rung]:
    """Return the strengths at which a game is played, the weakest first: its ladder, without those who search for long.

    Bots that are named, and those of a game without a ladder, slip less and less.

    >>> [(rung.name, rung.bots[0]) for rung in rungs(load("cat_cab"))][1:]
    [('beginners', 'learner'), ('average players', 'greedy'), ('strong players', 'navigator')]
    >>> [rung.name for rung in rungs(load("cat_cab"), "greedy")]
    ['children', 'beginners', 'good players', 'experts']
    """
    if bots is None and (found := strengths(game)):
        return [Rung(name, all_of(game, bot)) for name, bot in zip(STRENGTHS, found, strict=False)]
    return [Rung(name, seat_bots(game, bots), slip) for name, slip in SLIPPING.items()]


@dataclass(frozen=True)
class Ladder(Answer):
    """An answer at every strength, the weakest first; `apart` is by how much the strongest differ from the weakest."""

    apart: tuple[Estimate, ...] = ()

    @property
    def differences(self) -> tuple[Finding, ...]:
        """Each number of the strongest less that of the weakest, game by game."""
        ends = f"{self.rows_of[-1]} beside {self.rows_of[0]}"
        return tuple(
            Finding(self.rows_of[-1], panel.name, "", one, f"{panel.name}: {signed(one)} for {ends}.")
            for panel, one in zip(self.panels, self.apart, strict=True)
        )

    def figure(self) -> Any:
        """Return the effect against skill as a plotly figure."""
        drawn = [scaled(panel.estimates) for panel in self.panels]
        points = [list(zip(self.rows_of, values, strict=True)) for values, _ in drawn]
        lines = dict(zip([panel.name for panel in self.panels], points, strict=True))
        unit = "percentage points" if self.panels[0].estimates[0].unit else "a game"
        figure = line_figure(lines, self.title, "who plays", unit)
        for trace, (_, error) in zip(figure.data, drawn, strict=True):
            trace.update(error_y=error, mode="lines+markers")
        return figure.add_hline(y=0, line_dash="dot", line_color="#666666")


def climb(
    variants: Mapping[str, Game],
    bots: Bots,
    games: int,
    seed: int,
    number: str | None = None,
    confidence: float = CONFIDENCE,
    where: tuple[int | None, Any] = (1, None),
) -> Iterator[Ladder]:
    """Yield the answer with one strength more each time: of one game what its start pays, of more what changes.

    `number` is one of `numbers_of`: by default of a game by itself what the start pays, else its length. Intervals hold
    all together. `where` are the workers and the executor that play.
    """
    game, *others = variants.values()
    known = [each for each in numbers_of(game) if each != BETTER]
    number = number or (FIRST if FIRST in known and not others else length_of(game))
    if number not in known:
        raise ValueError(f"number={number!r}: there are {', '.join(known)}")
    steps = [rungs(one, bots) for one in variants.values()]
    work = [
        (Table(one, rung.bots, games, seed), number, rung.slip)
        for step in zip(*steps, strict=True)
        for one, rung in zip(variants.values(), step, strict=True)
    ]
    columns = in_parts(_column, work, *where, all(can_compile(table.game, table.bots) for table, *_ in work))
    what = say("rung-start") if number == FIRST else number_words(number)
    names = [say("rung-change", what=what, rule=other) for other in list(variants)[1:]] or [what]
    mark = (0.0, say("rung-none") if others else say("equal-shares")) if others or number == FIRST else ()
    sure = all_together(len(names) * (len(steps[0]) + 1), confidence)
    rest = steps[0], names, mark, number, sure, games, game.story
    return (_answer(seen, *rest) for seen in _rows(columns, len(variants)))


def _rows(columns: Iterator[Column], width: int) -> Iterator[list[list[Column]]]:
    """Yield what each strength has played so far: the columns of all variants, one strength more each time."""
    seen: list[list[Column]] = []
    while row := list(islice(columns, width)):
        seen.append(row)
        yield seen


def _column(table: Table, number: str, slip: float) -> Column:
    """Return a number of every game; of who wins by how much the first player's share is more than an equal one."""
    if number != FIRST:
        return table.column(number, {}, slip)
    seats = table.game.num_players
    played = table.played({}, [slip] * seats)
    each = zip(first_player(table.game, played), played.winners, strict=True)
    return [None if share is None else share - bool(won) / seats for share, won in each]


def _answer(
    seen: Sequence[Sequence[Column]],
    steps: Sequence[Rung],
    names: Sequence[str],
    mark: tuple[Any, ...],
    number: str,
    confidence: float,
    games: int,
    story: Any,
) -> Ladder:
    """Compare each later variant with the first, or look at the only one, at each strength so far."""
    panels, apart = [], []
    for i, name in enumerate(names, 1):
        each = [(row[i : i + 1] or row, row[:1] if len(row) > 1 else []) for row in seen]
        effects = tuple(moved_by(*pair, number, confidence) for pair in each)
        panels.append(Panel(name, effects, *mark))
        (least, before), (most, after) = each[0], each[-1]
        apart.append(moved_by([*most, *before], [*least, *after], number, confidence))
    rows = tuple(say("rung", who=rung.name) for rung in steps[: len(seen)])
    said = together([_said(panel, rows, one) for panel, one in zip(panels, apart, strict=True)], "semicolon")
    rate = local(f"{100 * steps[0].slip:g}%") if steps[0].slip else False
    bots = [*dict.fromkeys(bot_words(story, bot) for rung in steps for bot in rung.bots)]
    how = say("rung-played", games=spaced(games), bots=bots, who=rows[0], rate=rate)
    steps_taken = (len(seen), len(steps), how, tuple(apart))
    return Ladder(say("rung-title"), sentence(said), rows, tuple(panels), frozenset(), *steps_taken)


def _said(panel: Panel, rows: Sequence[str], apart: Estimate) -> str:
    """Compare the strongest so far with the weakest."""
    each = [say("rung-among", by=_effect(panel, one), who=row) for one, row in zip(panel.estimates, rows, strict=True)]
    if len(rows) == 1:
        return f"{panel.name}: {each[0]}"
    told = {"first": each[-1], "last": each[0], "points": 0 not in apart and plus_minus(apart).lstrip("+−")}
    return say("rung-both", what=panel.name, **told)


def _effect(panel: Panel, one: Estimate) -> str:
    """Return an effect in words: nothing is said of its direction where it may be none."""
    if panel.mark is None:
        return plus_minus(one)
    return say("rung-nothing", by=signed(one)) if 0 in one else signed(one)
