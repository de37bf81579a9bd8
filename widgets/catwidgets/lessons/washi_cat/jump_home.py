"""The lesson on shortest paths: layers by hand, the way there and back, and a jump that is quicker than any walk."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import NamedTuple

from catlib.games.washi_cat.boards import COLUMNS, cell_name, cell_number
from catlib.games.washi_cat.odds import SpeedRun, speed_run, speed_table
from catlib.games.washi_cat.phases import JUMP, STEP
from catwidgets.draw import Element, group, step_number, token
from catwidgets.lessons.washi_cat import paper
from catwidgets.page import table_html
from catwidgets.scenes.washi_cat import spot as spot_of
from catwidgets.scenes.washi_cat.tape import Leg, Sheet, cat, fish, track
from catwidgets.teach import Listing, Picture, Steered, explored, maps, note_of, saying, sentences, together

say = saying(__name__)
HOME = cell_number("c1")
MARGIN = 2


# Layers


def find_steps(n: int = 2) -> maps.Hunt:
    """A hunt for all spaces of the town that are that many steps away from c1."""
    far = paper.distances(HOME)
    return paper.hunt(
        say("hunt", n=n),
        paper.layers_from(HOME)[n],
        lambda cell: say("far" if cell in far else "no-way", place=cell_name(cell), n=far.get(cell, 0)),
        lambda cell: far.get(cell, ""),
        say("moral"),
        [cat(*spot_of(paper.town().setup, HOME), 46, 0, two=False, key="cat 0")],
    )


def layer_by_layer() -> Steered:
    """Breadth-first search in the town, one layer a press; a click begins anew elsewhere."""
    buttons = {
        say("next"): (say("next-tip"), lambda at: (at[0], min(at[1] + 1, _last(at[0])))),
        say("end"): (say("end-tip"), lambda at: (at[0], _last(at[0]))),
        say("again"): (say("again-tip"), lambda at: (at[0], 0)),
    }
    return Steered(_layers, say("layers-task", button=say("next")), (HOME, 0), _begin, buttons)


def _last(start: int) -> int:
    return len(paper.layers_from(start)) - 1


def _begin(_at: tuple[int, int], id: str) -> tuple[int, int]:
    """Begin at a space; a shrine is none."""
    cell = paper.cell_of(id)
    if cell not in paper.distances(HOME):
        raise ValueError(say("shrine", place=cell_name(cell)))
    return cell, 0


def _layers(at: tuple[int, int]) -> Picture:
    begin, last = at
    layers, start = paper.layers_from(begin), cell_name(begin)
    found = {cell: n for n, layer in enumerate(layers[: last + 1]) for cell in layer}
    newest = layers[last]
    left = sum(map(len, layers)) - len(found)
    drawn = [paper.tint(found, 0.12, "found"), paper.tint(newest, 0.3, "newest", edge=True), paper.written(found)]
    says = {cell: say("away", n=n) for cell, n in found.items()}
    scene = paper.town_scene(say("layers", start=start), *drawn, says=says, legal=list(paper.distances(begin)))
    names = together([*map(cell_name, newest)], "comma")
    said = sentences(say("layer", k=last, n=len(newest), start=start, names=names), say("rest", n=left))
    return Picture(scene, said, paper.table_of(found, say("found", start=start), (say("space"), say("steps"))))


# The run


class Tape(NamedTuple):
    """An empty tape, and the path of one cat on it, by steps and jumps to the fish and home."""

    rows: int
    aside: int
    path: tuple[paper.Place, ...] = ((0, MARGIN),)

    @property
    def columns(self) -> int:
        """The width, with a margin on both sides."""
        return self.aside + 1 + 2 * MARGIN

    @property
    def fish(self) -> paper.Place:
        """The place of the fish."""
        return self.rows - 1, MARGIN + self.aside

    @property
    def done(self) -> bool:
        """Return whether the cat has brought the fish home."""
        return self.fish in self.path and self.path[-1][0] == 0

    def moves(self) -> dict[paper.Place, int]:
        """Return where a turn can end, and whether by a STEP or a JUMP (rules 9 and 12)."""
        found: dict[paper.Place, int] = {}
        for there, side in paper.near_on_paper(self.rows, self.columns, self.path[-1]):
            found[there] = STEP
            row, column = there
            while (row, column) in self.path:
                row, column = row + side[0], column + side[1]
            if (row, column) != there and 0 <= row < self.rows and 0 <= column < self.columns:
                found[(row, column)] = JUMP
        return found

    def click(self, id: str) -> Tape:
        """Take a turn that ends in a cell."""
        cell = paper.cell_of(id)
        if self.done:
            raise ValueError(say("is-home"))
        if divmod(cell, COLUMNS) not in self.moves():
            raise ValueError(say("too-far", place=cell_name(cell)))
        return self._replace(path=(*self.path, divmod(cell, COLUMNS)))

    def back(self) -> Tape:
        """Take back a turn."""
        if len(self.path) == 1:
            raise ValueError(say("nothing-back"))
        return self._replace(path=self.path[:-1])


def run(rows: int = 4, aside: int = 1) -> Steered:
    """An empty tape on which the reader draws the line of a cat to the fish and home."""
    task = say("run-task", n=speed_run(rows, aside, jumps=False).turns)
    buttons = {
        say("back"): (say("back-tip"), Tape.back),
        say("again"): (say("wipe"), lambda tape: Tape(rows, aside)),
        say("show"): (say("show-tip"), lambda tape: Tape(rows, aside, _on_paper(speed_run(rows, aside)))),
    }
    return Steered(_run, task, Tape(rows, aside), Tape.click, buttons)


def _on_paper(found: SpeedRun) -> tuple[paper.Place, ...]:
    """The path of a run beside the margin."""
    return tuple((row, column + MARGIN) for row, column in found.path)


def _run(tape: Tape) -> Picture:
    legal = [] if tape.done else [paper.number(place) for place in tape.moves()]
    jumps = {paper.number(place) for place, kind in tape.moves().items() if kind == JUMP}
    says = _run_words(tape)
    for cell in jumps & set(legal):
        says[cell] = _both(says.get(cell, ""), say("a-jump"))
    scene = paper.empty_paper(say("tape"), tape.rows, tape.columns, _run_drawn(tape), says, legal, mark="dot")
    turns = len(tape.path) - 1
    if not tape.done:
        fish = tape.fish not in tape.path and cell_name(paper.number(tape.fish))
        return Picture(scene, say("so-far", n=turns, fish=fish))
    jumped = sum(leg.kind == JUMP for leg in _legs(tape.path))
    best = turns == speed_run(tape.rows, tape.aside).turns
    return Picture(scene, say("home", n=turns, jumps=jumped, best=best))


def _both(*words: str) -> str:
    return together([*filter(None, words)], "comma")


def _legs(path: Sequence[paper.Place]) -> list[Leg]:
    """The turns of a path: a jump is longer than a step."""
    return [
        Leg(STEP if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 else JUMP, paper.number(a), paper.number(b))
        for a, b in itertools.pairwise(path)
    ]


def _run_words(tape: Tape) -> dict[int, str]:
    """Return what a screen reader says of the cells of a run."""
    says: dict[int, str] = {}
    for k, place in enumerate(tape.path):
        cell = paper.number(place)
        says[cell] = _both(says.get(cell, ""), say("turn", k=k))
    fish, last = paper.number(tape.fish), paper.number(tape.path[-1])
    says[fish] = _both(say("fish", taken=tape.fish in tape.path), says.get(fish, ""))
    says[last] = _both(says[last], say("cat"))
    return says


def _run_drawn(tape: Tape) -> list[Element]:
    """The line of a run with its turns numbered, the fish, the cat."""
    sheet, path = Sheet(paper.blank(tape.rows, tape.columns)), tape.path
    carrying = tape.fish in path
    size, away = sheet.cell, 0.32 * sheet.cell
    at = {paper.number(place): k for k, place in enumerate(path) if k}
    spots = [(*sheet.spot(cell), k) for cell, k in at.items()]
    numbers = [group(step_number(x + away, y - away, k, token("ink"))) for x, y, k in spots]
    state = (2 if path[-1][0] == 0 else 1) if carrying else 0
    return [
        track(sheet, 0, _legs(path), set(map(paper.number, path)), key="line 0"),
        fish(*sheet.spot(paper.number(tape.fish)), 0.7 * size, 1, carrying, key="fish"),
        cat(*sheet.spot(paper.number(path[-1])), 0.86 * size, 0, two=False, carrying=state, key="cat 0"),
        group(*numbers, key="turns"),
    ]


def what_it_takes() -> str:
    path = speed_run(4, 1).path
    aside = next(k for k, (a, b) in enumerate(itertools.pairwise(path)) if a[0] == b[0])
    return {0: "aside_first", 1: "up_first"}.get(aside, "last")


# Any tape


def any_tape() -> str:
    found = {speed_run(rows, aside).turns - rows - aside for rows in range(3, 9) for aside in range(1, 5)}
    return "plus" if found == {0} else "twice"


@explored(
    lambda: say("quickest-task"),
    rows=(3, 4, 8),
    columns_aside=(0, 1, 4),
    moves=lambda: [say("with-jumps"), say("steps-only")],
)
def quickest_runs(rows: int, columns_aside: int, moves: str) -> Picture:
    """A quickest run for any tape, with jumps or by steps only."""
    found = speed_run(rows, columns_aside, jumps=moves == say("with-jumps"))
    tape = Tape(rows, columns_aside, _on_paper(found))
    scene = paper.empty_paper(say("quickest", n=rows), rows, tape.columns, _run_drawn(tape), _run_words(tape))
    turns = [(str(k) if k else say("start"), cell_name(paper.number(place))) for k, place in enumerate(tape.path)]
    said = say("quickest-said", rows=rows, aside=columns_aside, n=found.turns, jumps=found.jumps)
    return Picture(scene, said, table_html(say("turns"), (say("a-turn"), say("space")), turns))


def table_of_runs(jumps: bool = True, own_line_blocks: bool = False, straight: bool = True) -> Listing:
    """The turns of the quickest run for 3 to 8 rows and a fish up to 4 columns aside, with k = 0 if `straight`."""
    found = speed_table(jumps=jumps, own_line_blocks=own_line_blocks)
    nearest = 0 if straight else 1
    rows: list[tuple[str, ...]] = [(say("rows", n=n), *map(str, turns[nearest:])) for n, turns in found.items()]
    headings = (say("a-tape"), *(f"k = {k}" for k in range(nearest, 5)))
    return Listing(say("table", jumps=jumps, blocked=own_line_blocks), headings, rows)


note = note_of(
    __name__,
    {
        "tape: third layer": lambda: len(paper.layers_from(HOME)[3]),
        "tape: round the wall": lambda: paper.distances(cell_number("d3"))[cell_number("d4")],
        "tape: walk home": lambda: speed_run(4, 1, jumps=False).turns,
        "tape: farther walk": lambda: speed_run(8, 3, jumps=False).turns,
        "tape: best run": lambda: speed_run(4, 1).turns,
        "tape: eight rows": lambda: speed_run(8, 1).turns,
        "tape: what it takes": what_it_takes,
        "tape: any tape": any_tape,
        "tape: saved": lambda: speed_run(8, 2, jumps=False).turns - speed_run(8, 2).turns,
        "tape: straight ahead": lambda: speed_run(4, 0).turns,
        "tape: straight ahead, eight rows": lambda: speed_run(8, 0).turns,
    },
)
