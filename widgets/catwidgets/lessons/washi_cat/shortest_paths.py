"""The lesson on shortest paths: layers by hand, the way there and back, and a jump that is quicker than any walk.

Every answer is computed by the library.
"""

from __future__ import annotations

import itertools

from catlib.chance import counted
from catlib.games.washi_cat.boards import cell_name, cell_number
from catlib.games.washi_cat.odds import SpeedRun, speed_run, speed_table
from catlib.games.washi_cat.phases import JUMP, STEP
from catwidgets.draw import Element, group, step_number, token
from catwidgets.lessons.washi_cat.paper import (
    Hunt,
    Place,
    blank,
    distances,
    empty_paper,
    layers_from,
    near_on_paper,
    number,
    steps,
    table_of,
    tint,
    town,
    town_scene,
    written,
)
from catwidgets.scenes.washi_cat import spot as spot_of
from catwidgets.scenes.washi_cat.tape import Leg, Sheet, cat, fish, track
from catwidgets.teach import Exhibit, Listing, Picture, explored, note_of

HOME = cell_number("c1")
WITH_JUMPS, STEPS_ONLY = "with jumps", "steps only"
MARGIN = 2


# Layers


def find_steps(n: int = 2) -> Hunt:
    """A hunt for all spaces of the town that are that many steps away from c1."""
    far = distances(HOME)
    return Hunt(
        f"A cat is on c1. Click every space that is exactly {steps(n)} away. No diagonals, no shrine, no wall.",
        layers_from(HOME)[n],
        lambda cell: f"{cell_name(cell)} is {steps(far[cell])} away",
        lambda cell: far[cell],
        "Every one of them is a neighbour of a space that is one step nearer.",
        [_cat_at(HOME)],
    )


def _cat_at(cell: int) -> Element:
    """A cat in the town."""
    return cat(*spot_of(town().setup, cell), 46, 0, two=False, key="cat 0")


class Layers(Exhibit):
    """Breadth-first search in the town, one layer a press; a click begins anew elsewhere.

    >>> shown = Layers()
    >>> shown.go(1); shown.board.status
    'Layer 1: 3 spaces are 1 step away from c1: b1, d1, c2. 36 are not found yet.'
    """

    def __init__(self) -> None:
        self.start, self.at = HOME, 0
        super().__init__(
            self._picture(), "Say beforehand which spaces come next. Then press Next layer; a click begins elsewhere."
        )
        self.board.on_click(lambda id: self.begin(int(id.removeprefix("cell:"))))
        self.button("Next layer", "Find all neighbours of the last layer", lambda: self.go(1))
        self.button("To the end", "Find all layers", lambda: self.go(99))
        self.button("Start again", "Forget all that was found", lambda: self.begin(self.start))

    def go(self, layers: int) -> None:
        """Find some more layers, as far as there are any."""
        self.at = min(self.at + layers, len(layers_from(self.start)) - 1)
        self.show(self._picture())

    def begin(self, cell: int) -> None:
        """Begin at a space; a shrine is none."""
        if cell not in distances(HOME):
            raise ValueError(f"{cell_name(cell)} is a shrine, where no cat goes; begin somewhere else.")
        self.start, self.at = cell, 0
        self.show(self._picture())

    def _picture(self) -> Picture:
        layers = layers_from(self.start)
        found = {cell: n for n, layer in enumerate(layers[: self.at + 1]) for cell in layer}
        newest = layers[self.at]
        left = sum(map(len, layers)) - len(found)
        drawn = [tint(found, 0.12, "found"), tint(newest, 0.3, "newest", edge=True), written(found)]
        says = {cell: f"{steps(n)} away" for cell, n in found.items()}
        start = cell_name(self.start)
        scene = town_scene(f"Layers from {start}", *drawn, says=says, legal=list(distances(self.start)))
        if self.at == 0:
            sentence = f"Layer 0 is {start} itself."
        else:
            names = ", ".join(map(cell_name, newest))
            are = "spaces are" if len(newest) > 1 else "space is"
            sentence = f"Layer {self.at}: {len(newest)} {are} {steps(self.at)} away from {start}: {names}."
        rest = f"{left} are not found yet." if left else "Every space is found."
        return Picture(scene, f"{sentence} {rest}", table_of(found, f"Found from {start}", "steps"))


def layer_by_layer() -> Layers:
    """The search that the reader steers."""
    return Layers()


# The run


class Run(Exhibit):
    """One cat on an empty tape: the reader draws its line, by steps and jumps, to the fish and home.

    >>> run = Run(4, 1)
    >>> for cell in ("c2", "d2", "d3", "d4", "d1"):
    ...     run.board.click(f"cell:{cell_number(cell)}")
    >>> run.board.status
    'Home in 5 turns, with 1 jump. Nobody can do better.'
    """

    def __init__(self, rows: int = 4, aside: int = 1):
        self.rows, self.columns = rows, aside + 1 + 2 * MARGIN
        self.start, self.fish = (0, MARGIN), (rows - 1, MARGIN + aside)
        self.best = speed_run(rows, aside).turns
        self.path: list[Place] = [self.start]
        task = (
            f"Bring the cat to the fish and back to the first row in as few turns as you can. By walking it takes "
            f"{speed_run(rows, aside, jumps=False).turns}. A jump goes straight over all spaces of one's own line."
        )
        super().__init__(self._picture(), task)
        self.board.on_click(lambda id: self.go(int(id.removeprefix("cell:"))))
        self.button("Take back", "Take back the last turn", self.back)
        self.button("Start again", "Wipe the tape", self.restart)
        self.button("Show a quickest run", "Give up and see one", self.give_up)

    @property
    def line(self) -> set[Place]:
        """The spaces with a line."""
        return set(self.path)

    @property
    def carries(self) -> bool:
        """Return whether the cat has been at the fish."""
        return self.fish in self.path

    @property
    def done(self) -> bool:
        """Return whether it has brought the fish home."""
        return self.carries and self.path[-1][0] == 0

    def moves(self) -> dict[Place, int]:
        """Return where a turn can end, and whether by a STEP or a JUMP (rules 9 and 12)."""
        found: dict[Place, int] = {}
        for there, side in near_on_paper(self.rows, self.columns, self.path[-1]):
            found[there] = STEP
            row, column = there
            while (row, column) in self.line:
                row, column = row + side[0], column + side[1]
            if (row, column) != there and 0 <= row < self.rows and 0 <= column < self.columns:
                found[(row, column)] = JUMP
        return found

    def go(self, cell: int) -> None:
        """Take a turn that ends in a cell."""
        place = divmod(cell, 26)
        if self.done:
            raise ValueError("The cat is home. Start again, or take a turn back.")
        if place not in self.moves():
            raise ValueError(
                f"{cell_name(cell)} cannot be reached in one turn; the dots show where the cat can step or jump."
            )
        self.path.append(place)
        self.show(self._picture())

    def back(self) -> None:
        """Take back a turn."""
        if len(self.path) == 1:
            raise ValueError("There is no turn to take back.")
        self.path.pop()
        self.show(self._picture())

    def restart(self) -> None:
        """Begin anew."""
        self.path = [self.start]
        self.show(self._picture())

    def give_up(self) -> None:
        """Show a quickest run."""
        aside = self.fish[1] - self.start[1]
        self.path = [(row, column + MARGIN) for row, column in speed_run(self.rows, aside).path]
        self.show(self._picture())

    def _picture(self) -> Picture:
        legal = [] if self.done else [number(place) for place in self.moves()]
        jumps = {number(place) for place, kind in self.moves().items() if kind == JUMP}
        says = _run_words(self.path, self.fish)
        for cell in jumps & set(legal):
            says[cell] = ", ".join(filter(None, [says.get(cell, ""), "a jump"]))
        drawn = _run_drawn(self.rows, self.columns, self.path, self.fish)
        scene = empty_paper("An empty tape", self.rows, self.columns, drawn, says, legal, mark="dot")
        return Picture(scene, self._sentence())

    def _sentence(self) -> str:
        turns = len(self.path) - 1
        jumps = sum(leg.kind == JUMP for leg in _legs(self.path))
        if not self.done:
            to_do = "home" if self.carries else f"to the fish on {cell_name(number(self.fish))}"
            return f"{_turns(turns)} so far. Now {to_do}."
        with_jumps = f", with {counted(jumps, 'jump')}" if jumps else ""
        verdict = "Nobody can do better." if turns == self.best else "It can be done in fewer."
        return f"Home in {_turns(turns)}{with_jumps}. {verdict}"


def _turns(n: int) -> str:
    return counted(n, "turn")


def _legs(path: list[Place]) -> list[Leg]:
    """The turns of a path: a jump is longer than a step."""
    return [
        Leg(STEP if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 else JUMP, number(a), number(b))
        for a, b in itertools.pairwise(path)
    ]


def _run_words(path: list[Place], fish_at: Place) -> dict[int, str]:
    """Return what a screen reader says of the cells of a run."""
    says: dict[int, str] = {}
    for k, place in enumerate(path):
        says[number(place)] = ", ".join(filter(None, [says.get(number(place), ""), f"turn {k}" if k else "the start"]))
    words = "the fish, taken" if fish_at in path else "the fish"
    says[number(fish_at)] = ", ".join(filter(None, [words, says.get(number(fish_at), "")]))
    says[number(path[-1])] += ", the cat"
    return says


def _run_drawn(rows: int, columns: int, path: list[Place], fish_at: Place) -> list[Element]:
    """The line of a run with its turns numbered, the fish, the cat."""
    sheet = Sheet(blank(rows, columns))
    cells = {number(place) for place in path}
    carrying = fish_at in path
    size = sheet.cell
    at = {number(place): k for k, place in enumerate(path) if k}
    numbers = [_turn_number(sheet, cell, k) for cell, k in at.items()]
    state = (2 if path[-1][0] == 0 else 1) if carrying else 0
    return [
        track(sheet, 0, _legs(path), cells, key="line 0"),
        fish(*sheet.spot(number(fish_at)), 0.7 * size, 1, carrying, key="fish"),
        cat(*sheet.spot(number(path[-1])), 0.86 * size, 0, two=False, carrying=state, key="cat 0"),
        group(*numbers, key="turns"),
    ]


def _turn_number(sheet: Sheet, cell: int, k: int) -> Element:
    """The number of a turn, in the corner of its cell."""
    x, y = sheet.spot(cell)
    away = 0.32 * sheet.cell
    return group(step_number(x + away, y - away, k, token("ink")))


def run(rows: int = 4, aside: int = 1) -> Run:
    """An empty tape on which the reader runs."""
    return Run(rows, aside)


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
    path = [(row, column + MARGIN) for row, column in found.path]
    columns, fish_at = columns_aside + 1 + 2 * MARGIN, (rows - 1, MARGIN + columns_aside)
    scene = empty_paper(
        f"A quickest run on {rows} rows",
        rows,
        columns,
        _run_drawn(rows, columns, path, fish_at),
        _run_words(path, fish_at),
    )
    listing = Listing("Turn by turn", ("turn", "space"), _turn_rows(path))
    return Picture(scene, _quickest_sentence(rows, columns_aside, found), listing._repr_html_())


def _turn_rows(path: list[Place]) -> list[tuple[str, str]]:
    return [(str(k) if k else "start", cell_name(number(place))) for k, place in enumerate(path)]


def _quickest_sentence(rows: int, aside: int, found: SpeedRun) -> str:
    where = f"{counted(aside, 'column')} aside" if aside else "straight ahead"
    how = f"with {counted(found.jumps, 'jump')}" if found.jumps else "by walking"
    return f"{rows} rows, the fish {where}: {_turns(found.turns)}, {how}. Exact."


def table_of_runs(jumps: bool = True, own_line_blocks: bool = False, straight: bool = True) -> Listing:
    """The turns of the quickest run for 3 to 8 rows and a fish up to 4 columns aside, with k = 0 if `straight`.

    >>> print(str(table_of_runs()).splitlines()[2])
      4 rows: 6, 5, 6, 7, 8
    """
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
        "tape: third layer": lambda: len(layers_from(HOME)[3]),
        "tape: round the wall": lambda: distances(cell_number("d3"))[cell_number("d4")],
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
