"""The lesson on shortest paths: layers by hand, the way there and back, and a jump that is quicker than any walk."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import NamedTuple

from catlib.chance import counted
from catlib.games.washi_cat.boards import COLUMNS, cell_name, cell_number
from catlib.games.washi_cat.odds import SpeedRun, speed_run, speed_table
from catlib.games.washi_cat.phases import JUMP, STEP
from catwidgets.draw import Element, group, step_number, token
from catwidgets.lessons.washi_cat import paper
from catwidgets.page import table_html
from catwidgets.scenes.washi_cat import spot as spot_of
from catwidgets.scenes.washi_cat.tape import Leg, Sheet, cat, fish, track
from catwidgets.teach import Listing, Picture, Steered, explored, maps, note_of

HOME = cell_number("c1")
WITH_JUMPS, STEPS_ONLY = "with jumps", "steps only"
MARGIN = 2


# Layers


def find_steps(n: int = 2) -> maps.Hunt:
    """A hunt for all spaces of the town that are that many steps away from c1."""
    far = paper.distances(HOME)
    return paper.hunt(
        f"A cat is on c1. Click every space that is exactly {counted(n, 'step')} away. "
        "No diagonals, no shrine, no wall.",
        paper.layers_from(HOME)[n],
        lambda cell: f"{cell_name(cell)} is {counted(far[cell], 'step')} away",
        lambda cell: far[cell],
        "Every one of them is a neighbour of a space that is one step nearer.",
        [cat(*spot_of(paper.town().setup, HOME), 46, 0, two=False, key="cat 0")],
    )


def layer_by_layer() -> Steered:
    """Breadth-first search in the town, one layer a press; a click begins anew elsewhere."""
    buttons = {
        "Next layer": ("Find all neighbours of the last layer", lambda at: (at[0], min(at[1] + 1, _last(at[0])))),
        "To the end": ("Find all layers", lambda at: (at[0], _last(at[0]))),
        "Start again": ("Forget all that was found", lambda at: (at[0], 0)),
    }
    task = "Say beforehand which spaces come next. Then press Next layer; a click begins elsewhere."
    return Steered(_layers, task, (HOME, 0), _begin, buttons)


def _last(start: int) -> int:
    return len(paper.layers_from(start)) - 1


def _begin(_at: tuple[int, int], id: str) -> tuple[int, int]:
    """Begin at a space; a shrine is none."""
    cell = paper.cell_of(id)
    if cell not in paper.distances(HOME):
        raise ValueError(f"{cell_name(cell)} is a shrine, where no cat goes; begin somewhere else.")
    return cell, 0


def _layers(at: tuple[int, int]) -> Picture:
    begin, last = at
    layers, start = paper.layers_from(begin), cell_name(begin)
    found = {cell: n for n, layer in enumerate(layers[: last + 1]) for cell in layer}
    newest = layers[last]
    left = sum(map(len, layers)) - len(found)
    drawn = [paper.tint(found, 0.12, "found"), paper.tint(newest, 0.3, "newest", edge=True), paper.written(found)]
    says = {cell: f"{counted(n, 'step')} away" for cell, n in found.items()}
    scene = paper.town_scene(f"Layers from {start}", *drawn, says=says, legal=list(paper.distances(begin)))
    are = "spaces are" if len(newest) > 1 else "space is"
    names = ", ".join(map(cell_name, newest))
    sentence = f"Layer {last}: {len(newest)} {are} {counted(last, 'step')} away from {start}: {names}."
    if last == 0:
        sentence = f"Layer 0 is {start} itself."
    rest = f"{left} are not found yet." if left else "Every space is found."
    return Picture(scene, f"{sentence} {rest}", paper.table_of(found, f"Found from {start}", "steps"))


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

    def after(self, *path: paper.Place) -> Tape:
        """The same tape with another path."""
        return self._replace(path=path)

    def click(self, id: str) -> Tape:
        """Take a turn that ends in a cell."""
        cell = paper.cell_of(id)
        if self.done:
            raise ValueError("The cat is home. Start again, or take a turn back.")
        if divmod(cell, COLUMNS) not in self.moves():
            raise ValueError(
                f"{cell_name(cell)} cannot be reached in one turn; the dots show where the cat can step or jump."
            )
        return self.after(*self.path, divmod(cell, COLUMNS))

    def back(self) -> Tape:
        """Take back a turn."""
        if len(self.path) == 1:
            raise ValueError("There is no turn to take back.")
        return self.after(*self.path[:-1])


def run(rows: int = 4, aside: int = 1) -> Steered:
    """An empty tape on which the reader draws the line of a cat to the fish and home."""
    task = (
        f"Bring the cat to the fish and back to the first row in as few turns as you can. By walking it takes "
        f"{speed_run(rows, aside, jumps=False).turns}. A jump goes straight over all spaces of one's own line."
    )
    buttons = {
        "Take back": ("Take back the last turn", Tape.back),
        "Start again": ("Wipe the tape", lambda tape: tape.after(tape.path[0])),
        "Show a quickest run": ("Give up and see one", lambda tape: tape.after(*_on_paper(speed_run(rows, aside)))),
    }
    return Steered(_run, task, Tape(rows, aside), Tape.click, buttons)


def _on_paper(found: SpeedRun) -> list[paper.Place]:
    """The path of a run beside the margin."""
    return [(row, column + MARGIN) for row, column in found.path]


def _run(tape: Tape) -> Picture:
    legal = [] if tape.done else [paper.number(place) for place in tape.moves()]
    jumps = {paper.number(place) for place, kind in tape.moves().items() if kind == JUMP}
    says = _run_words(tape)
    for cell in jumps & set(legal):
        says[cell] = ", ".join(filter(None, [says.get(cell, ""), "a jump"]))
    scene = paper.empty_paper("An empty tape", tape.rows, tape.columns, _run_drawn(tape), says, legal, mark="dot")
    turns = len(tape.path) - 1
    if not tape.done:
        to_do = "home" if tape.fish in tape.path else f"to the fish on {cell_name(paper.number(tape.fish))}"
        return Picture(scene, f"{counted(turns, 'turn')} so far. Now {to_do}.")
    jumped = sum(leg.kind == JUMP for leg in _legs(tape.path))
    with_jumps = f", with {counted(jumped, 'jump')}" if jumped else ""
    best = turns == speed_run(tape.rows, tape.aside).turns
    verdict = "Nobody can do better." if best else "It can be done in fewer."
    return Picture(scene, f"Home in {counted(turns, 'turn')}{with_jumps}. {verdict}")


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
        cell, turn = paper.number(place), f"turn {k}" if k else "the start"
        says[cell] = ", ".join(filter(None, [says.get(cell, ""), turn]))
    words = "the fish, taken" if tape.fish in tape.path else "the fish"
    says[paper.number(tape.fish)] = ", ".join(filter(None, [words, says.get(paper.number(tape.fish), "")]))
    says[paper.number(tape.path[-1])] += ", the cat"
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
    "Change the rows and where the fish is. What does the line of a quickest run look like?",
    rows=(3, 4, 8),
    columns_aside=(0, 1, 4),
    moves=[WITH_JUMPS, STEPS_ONLY],
)
def quickest_runs(rows: int, columns_aside: int, moves: str) -> Picture:
    """A quickest run for any tape, with jumps or by steps only."""
    found = speed_run(rows, columns_aside, jumps=moves == WITH_JUMPS)
    tape = Tape(rows, columns_aside).after(*_on_paper(found))
    scene = paper.empty_paper(f"A quickest run on {rows} rows", rows, tape.columns, _run_drawn(tape), _run_words(tape))
    turns = [(str(k) if k else "start", cell_name(paper.number(place))) for k, place in enumerate(tape.path)]
    where = f"{counted(columns_aside, 'column')} aside" if columns_aside else "straight ahead"
    how = f"with {counted(found.jumps, 'jump')}" if found.jumps else "by walking"
    said = f"{rows} rows, the fish {where}: {counted(found.turns, 'turn')}, {how}. Exact."
    return Picture(scene, said, table_html("Turn by turn", ("turn", "space"), turns))


def table_of_runs(jumps: bool = True, own_line_blocks: bool = False, straight: bool = True) -> Listing:
    """The turns of the quickest run for 3 to 8 rows and a fish up to 4 columns aside, with k = 0 if `straight`."""
    found = speed_table(jumps=jumps, own_line_blocks=own_line_blocks)
    nearest = 0 if straight else 1
    rows: list[tuple[str, ...]] = [(f"{n} rows", *map(str, turns[nearest:])) for n, turns in found.items()]
    headings = ("tape", *(f"k = {k}" for k in range(nearest, 5)))
    how = "with jumps" if jumps else "by steps only"
    rule = ", own lines may not be entered" if own_line_blocks else ""
    return Listing(f"Turns of the quickest run {how}{rule}, fish k columns aside", headings, rows)


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
