"""The lesson on paths home: the city as a graph, distance, shortest paths, parity, and where movement can end.

Every answer is computed by the library.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from catlib.chance import counted, generator, graphs
from catlib.games.cat_cab import odds
from catwidgets.lessons.cat_cab.city_map import (
    CELLS,
    Hunt,
    arrows,
    cab,
    cell_at,
    city_scene,
    grid_table,
    home,
    numbers,
    said,
    street_lines,
    striped,
    tinted,
)
from catwidgets.lessons.cat_cab.city_map import city_graph as city_graph
from catwidgets.teach import Exhibit, Explorer, Picture, TeacherNote, ask, questions_in, teacher_note

Cell = tuple[int, int]

START, CORNER, PATROL = (3, 3), (6, 8), (3, 4)
STRIPED = tuple(cell for cell in CELLS if sum(cell) % 2)
ENDLESS = 13  # columns and rows of a grid whose rim is out of reach


def note() -> TeacherNote:
    """What a teacher needs to know of the lesson, with all answers."""
    words = [
        "graph, vertex, edge",
        "distance, breadth-first search",
        "shortest path",
        "Pascal's triangle, binomial coefficient",
        "parity, proof by colouring",
        "mean, simulation",
    ]
    tips = [
        "Sections 1 to 3 fill a lesson of 45 minutes, sections 4 to 6 another; section 6 needs only sections 1 and 2.",
        "Let pairs agree on a guess before they press Guess: the talk is worth more than the number.",
        "On paper first: section 4 with squared paper, section 6 with a chess board and counters.",
        "For fast pupils: the numbers of section 5 and the squares of section 6 invite proofs by induction.",
    ]
    return teacher_note("12–16", 90, words, questions_in(__name__), tips)


# The city as a graph


@ask(
    "ways: streets",
    "A street joins two cells that share a side. How many streets has a city of 6 × 8 cells?",
    kind="number",
    hints={
        48: "That is the number of cells.",
        40: "Those are the streets that run from left to right; others run up.",
        42: "Those are the streets that run up; others run from left to right.",
        96: "Two streets for each cell, one to the right and one up: but the last column and the top row lack one.",
        164: "Each street was counted from both of its ends.",
        192: "Four for each cell counts every street twice, and cells at the rim have fewer than four.",
    },
    because="8 rows with 5 streets each, and 6 columns with 7 each: 40 + 42.",
)
def streets_in_the_city() -> int:
    return int(city_graph().number_of_edges())


def city_as_graph() -> Exhibit:
    """The city drawn as what it is to a mathematician: dots and lines."""
    graph = city_graph()
    sentence = f"The city as a graph: {len(graph)} dots for cells, {graph.number_of_edges()} lines for streets."
    streets = {cell: f"{len(graph[cell])} streets" for cell in CELLS}
    counts = {cell: len(graph[cell]) for cell in CELLS}
    scene = city_scene("The city as a graph", street_lines(graph), says=streets)
    return Exhibit(Picture(scene, sentence, grid_table(counts, "How many streets meet at each cell")))


# Distance


@functools.cache
def distance_from_home() -> Mapping[Cell, int]:
    """The fewest steps from home to each cell, by breadth-first search.

    >>> distance_from_home()[6, 8]
    12
    """
    return graphs.distances(city_graph(), home())


def find_steps_from_home(steps: int = 4) -> Hunt:
    """A hunt for all cells that many steps from home."""
    far = distance_from_home()
    return Hunt(
        f"Home is {said(home())}, where the cab stands. Click every cell that is exactly {steps} steps away.",
        [cell for cell in CELLS if far[cell] == steps],
        lambda cell: f"{said(cell)} is {_steps(far[cell])} from home",
        lambda cell: far[cell],
        "They stand in a slanting line: one step more to the right is one step less up.",
        [cab(home())],
    )


def _steps(n: int) -> str:
    return counted(n, "step")


def layers() -> Explorer:
    """Breadth-first search under a slider: how far the news gets in so many steps."""
    task = "Move the slider: how far does the news get?"
    return Explorer(_layers_up_to, task, steps=(0, 3, max(distance_from_home().values())))


def _layers_up_to(steps: int) -> Picture:
    far = distance_from_home()
    inside = {cell: n for cell, n in far.items() if n <= steps}
    newest = [cell for cell, n in inside.items() if n == steps]
    drawn = [tinted(inside, 0.12, key="inside"), tinted(newest, 0.3, edge=True, key="newest"), numbers(inside)]
    scene = city_scene("Layers around home", *drawn, says={c: f"{_steps(n)} from home" for c, n in inside.items()})
    one = len(newest) == 1
    sentence = (
        f"{_steps(steps).capitalize()} from home {'is' if one else 'are'} {len(newest)} cell{'s' * (not one)}; "
        f"within {_steps(steps)} {'is' if len(inside) == 1 else 'are'} {len(inside)} of {len(CELLS)}."
    )
    return Picture(scene, sentence, grid_table(inside, f"Steps from home, up to {steps}"))


@ask(
    "ways: layer",
    "How many cells are exactly 5 steps from home?",
    kind="number",
    hints={
        5: "Steps to the right can be 0, 1, 2, 3, 4 or 5: that is one more than it looks.",
        20: "So many there are on an endless board, in all four directions; home is in a corner.",
        21: "Those are all within 5 steps.",
    },
    because="0 to 5 of the steps go to the right, and the others up.",
)
def cells_in_layer_five() -> int:
    return list(distance_from_home().values()).count(5)


@ask(
    "ways: mean distance",
    "You are anywhere in the city, and the next passenger turns up anywhere. How many steps is that on average?",
    kind="number",
    hints={
        6: "That is the mean distance from home, a corner; from the middle it is less.",
        7: "You are nearer than that: the largest difference of columns is 5, but the mean is under 2.",
        "6.5": "The distance adds both differences, columns and rows, and each may be 0.",
    },
    tolerance=Fraction(1, 100),
    because="35/18 for the columns and 21/8 for the rows.",
)
def mean_distance() -> Fraction:
    return odds.distance_distribution().mean


def random_distances(pairs: int = 2000, seed: int = 1) -> Counter[int]:
    """How far two cells were apart that were rolled with a D6 and a D8 each, so many times.

    >>> sum(random_distances(100).values())
    100
    """
    rolled = generator(seed).choice
    return Counter(taxi_distance(rolled(CELLS), rolled(CELLS)) for _ in range(pairs))


def taxi_distance(a: Cell, b: Cell) -> int:
    """How far two cells are apart where nothing is in the way: columns and rows added.

    >>> taxi_distance((1, 1), (6, 8))
    12
    """
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


# Paths home


def paths_from(cell: Cell) -> int:
    """How many shortest paths lead from a cell home, counted one by one.

    >>> paths_from((3, 3))
    6
    """
    return odds.paths_home(cell).number


@ask(
    "ways: from (3, 3)",
    "How many shortest paths lead from (3, 3) home?",
    kind="number",
    hints={
        1: "There are several: left first or down first.",
        2: "Those are the two along the rim; others turn in between.",
        4: "That is how long each of them is.",
        8: "Nearly: draw them, and count none twice.",
        16: "Left or down at each of four steps gives 16 words, but a path needs two of each.",
    },
    because="LLDD, LDLD, LDDL, DLLD, DLDL, DDLL.",
)
def paths_from_33() -> int:
    return paths_from((3, 3))


@ask(
    "ways: from (4, 3)",
    "From (4, 3) the first step goes to (3, 3) or to (4, 2). How many shortest paths are there in all?",
    kind="number",
    hints={
        6: "Those are the paths over (3, 3); add those over (4, 2).",
        4: "Those are the paths over (4, 2); add those over (3, 3).",
        24: "Either one goes over (3, 3), or over (4, 2): add, where you multiplied.",
        5: "That is how long each of them is.",
    },
    because="6 over (3, 3) and 4 over (4, 2).",
)
def paths_from_43() -> int:
    return paths_from((4, 3))


@ask(
    "ways: from the corner",
    "How many shortest paths lead from the far corner (6, 8) home?",
    kind="number",
    hints={
        12: "That is how long each of them is.",
        35: "5 steps left and 7 down: choose which of the 12 steps go left.",
        4096: "That counts all words of 12 letters L and D; only those with 5 L count.",
        924: "That would be 6 steps each; here it is 5 left and 7 down.",
        1716: "Count steps, not cells: from column 6 to column 1 are 5 steps.",
        3003: "Count steps, not cells: from (6, 8) to (1, 1) are 5 and 7 steps.",
    },
    because="12 choose 5: which of the 12 steps go left.",
)
def paths_from_the_corner() -> int:
    return paths_from(CORNER)


@ask(
    "ways: over the patrol",
    "How many of the shortest paths from (6, 8) home run over the Paw patrol at (3, 4)?",
    kind="number",
    hints={
        45: "From the corner to the patrol there are 35 paths, and from there home 10. Each goes with each: multiply.",
        35: "Those are the paths from the corner to the patrol; each of them goes on home in several ways.",
        10: "Those are the paths from the patrol home; one can get there in several ways.",
        792: "Not all do: go along the rim.",
    },
    because="35 paths to the patrol, and with each of them 10 paths home.",
)
def paths_over_the_patrol() -> int:
    home_from_corner = odds.paths_home(CORNER)
    return int(home_from_corner.meets[PATROL] * home_from_corner.number)


class Paths(Exhibit):
    """A map on which a click draws all shortest paths home from a cell, and writes down how many there are.

    >>> map = Paths()
    >>> map.click((2, 3)); map.board.status
    'From (2, 3) home: 3 steps, 3 shortest paths. 1 over (1, 3) and 2 over (2, 2).'
    """

    def __init__(self) -> None:
        self.counts: dict[Cell, int] = {}
        super().__init__(self._picture("Click a cell."), "Click a cell to see all shortest paths home from there.")
        self.board.on_click(lambda id: self.click(cell_at(id)))
        self.button("Show all numbers", "Write its number on every cell", self.show_all)
        self.button("Start again", "Wipe the map", self.restart)

    def click(self, cell: Cell) -> None:
        """Draw the paths from a cell and note their number."""
        self.counts[cell] = paths_from(cell)
        self.show(self._picture(f"From {said(cell)} home: {_paths_sentence(cell)}", cell))

    def show_all(self) -> None:
        """Write the number of paths on every cell."""
        self.counts = {cell: paths_from(cell) for cell in CELLS}
        self.show(self._picture("Each number beyond the rim is the sum of the one to its left and the one below."))

    def restart(self) -> None:
        """Wipe the map."""
        self.counts = {}
        self.show(self._picture("Click a cell."))

    def _picture(self, sentence: str, cell: Cell | None = None) -> Picture:
        drawn = [tinted([cell], 0.3, edge=True), arrows(_path_steps(cell))] if cell else []
        says = {c: f"{_shortest(n)} home" for c, n in self.counts.items()}
        scene = city_scene("Paths home", *drawn, numbers(self.counts), says=says, legal=CELLS)
        return Picture(scene, sentence, grid_table(self.counts, "Shortest paths home") if self.counts else "")


def paths() -> Paths:
    """The map of paths, empty."""
    return Paths()


def _path_steps(cell: Cell) -> list[tuple[Cell, Cell]]:
    """All steps on shortest paths from a cell home, each once."""
    closer = graphs.toward(city_graph(), home())
    front, steps = [cell], []
    while front:
        steps += [(a, b) for a in front for b in closer[a]]
        front = sorted({b for a in front for b in closer[a]})
    return steps


def _paths_sentence(cell: Cell) -> str:
    over = graphs.toward(city_graph(), home())[cell]
    if not over:
        return "you are there."
    sentence = f"{_steps(distance_from_home()[cell])}, {_shortest(paths_from(cell))}."
    if len(over) == 2:
        sentence += f" {paths_from(over[0])} over {said(over[0])} and {paths_from(over[1])} over {said(over[1])}."
    return sentence


def _shortest(n: int) -> str:
    return counted(n, "shortest path")


def pascal() -> Exhibit:
    """The number of shortest paths home on every cell, with the special cells beneath."""
    counts = {cell: paths_from(cell) for cell in CELLS}
    says = {cell: f"{_shortest(n)} home" for cell, n in counts.items()}
    scene = city_scene("Shortest paths home", numbers(counts), says=says)
    sentence = f"From the far corner {said(CORNER)} there are {counts[CORNER]} shortest paths home."
    return Exhibit(Picture(scene, sentence, grid_table(counts, "Shortest paths home from each cell")))


def over_the_patrol() -> Exhibit:
    """The shortest paths from the corner home that meet the Paw patrol: two rectangles that touch there."""
    before = [(a, b) for a, b in _path_steps(CORNER) if b[0] >= PATROL[0] and b[1] >= PATROL[1]]
    drawn = [tinted([CORNER, PATROL, home()], 0.3, edge=True), arrows([*before, *_path_steps(PATROL)])]
    scene = city_scene("Paths over the Paw patrol", *drawn, special=True)
    sentence = f"From {said(CORNER)} to the Paw patrol at {said(PATROL)}, and from there to {said(home())}."
    return Exhibit(Picture(scene, sentence))


# Pushed back


@ask(
    "ways: pushed back",
    "A cab at (4, 5) is pushed back 3 spaces, always by a shortest path. How many cells can it end on?",
    kind="number",
    hints={
        8: "Two choices for each of three steps make 8 paths; several end on one cell.",
        3: "0, 1, 2 or 3 of the steps go left: that is one more.",
        2: "Not only straight left or straight down: it may turn.",
    },
    because="0, 1, 2 or 3 of the steps go left; 1, 3, 3 and 1 paths lead there.",
)
def cells_pushed_back() -> int:
    return len(odds.retreat_ends((4, 5), 3))


def find_pushed_back(cell: Cell = (4, 5), steps: int = 2) -> Hunt:
    """A hunt for the cells where a cab can end that is pushed back."""
    ends, far = odds.retreat_ends(cell, steps), distance_from_home()

    def why(there: Cell) -> str:
        if there in ends:
            lead = "1 way of going back leads" if ends[there] == 1 else f"{ends[there]} ways of going back lead"
            return f"{lead} to {said(there)}"
        closer = far[cell] - far[there]
        if closer != steps:
            return f"{said(there)} is {_closer(closer)}"
        return f"{said(there)} is {_closer(closer)}, but not on a shortest path from {said(cell)}"

    return Hunt(
        f"The cab at {said(cell)} is pushed back {steps} spaces. Click every cell where it can end.",
        list(ends),
        why,
        lambda there: ends.get(there, ""),
        f"In {_listed(ends.values())} ways: {sum(ends.values())} ways of going back, but only {len(ends)} cells.",
        [cab(cell)],
    )


def _closer(steps: int) -> str:
    if steps == 0:
        return "no nearer to home"
    return f"{_steps(abs(steps))} {'nearer to' if steps > 0 else 'farther from'} home"


def _listed(things: Any) -> str:
    words = [said(thing) if isinstance(thing, tuple) else str(thing) for thing in things]
    return f"{', '.join(words[:-1])} and {words[-1]}"


# Parity and reach


@ask(
    "ways: two twos",
    "On an endless board, where can a cab end with two movements of 2 spaces, each of them straight? How many cells?",
    kind="number",
    hints={
        25: "So many can be reached with four single steps. A movement of 2 is straight and may not turn.",
        8: "Do not forget where it stands: two spaces there and two back.",
        16: "Four directions, then four directions make 16 paths; several end on one cell.",
        4: "That is after the first movement.",
        12: "Count again, on squared paper: some paths end on one cell.",
    },
    because="It is like single steps on a board whose cells are twice as wide: (2 + 1)².",
)
def ends_of_two_twos() -> int:
    return len(endless_reach([2, 2]))


@ask(
    "ways: five steps",
    "On an endless board, on how many cells can a cab end after five single steps?",
    kind="number",
    hints={
        25: "That is after four steps.",
        1024: "4⁵ counts paths; many of them end on one cell.",
        61: "Those are all cells within five steps; half of them have the wrong colour.",
        20: "Those are the cells exactly five steps away; one may also end nearer.",
        49: "That is after six steps.",
    },
    because="1, 4, 9, 16, 25, 36: after n steps (n + 1)².",
)
def ends_of_five_steps() -> int:
    return len(endless_reach([1] * 5))


def endless_reach(moves: list[int]) -> set[Any]:
    """The cells where straight movements can end on a board whose rim is too far away to matter.

    >>> [len(endless_reach([1] * n)) for n in range(5)]
    [1, 4, 9, 16, 25]
    """
    if sum(moves) > ENDLESS // 2:
        raise ValueError(f"movements of {sum(moves)} spaces: up to {ENDLESS // 2} stay clear of the rim")
    middle = ENDLESS // 2 + 1
    return graphs.reachable(graphs.grid(ENDLESS, ENDLESS), (middle, middle), moves, straight=True)


def _colour(cell: Cell) -> str:
    return "striped" if cell in STRIPED else "plain"


def find_ends(ones: int = 1, twos: int = 1, cell: Cell = (2, 2)) -> Hunt:
    """A hunt for the cells where a cab can end after some movements."""
    ends = sorted(odds.reachable_cells(cell, ones, twos))
    total = ones + 2 * twos

    def why(there: Cell) -> str:
        return f"{said(there)} is {_steps(taxi_distance(cell, there))} away and {_colour(there)}"

    moves = _listed([1] * ones + [2] * twos)
    return Hunt(
        f"The cab at {said(cell)} has movements of {moves}, each straight. Click every cell where it can end.",
        ends,
        why,
        lambda there: taxi_distance(cell, there),
        f"All are {_colour(ends[0])}, after {_steps(total)} from {said(cell)}, which is {_colour(cell)}.",
        [striped(STRIPED), cab(cell)],
    )


class Reach(Explorer):
    """Where a cab can end with some movements; a click puts the cab elsewhere.

    >>> exhibit = Reach()
    >>> exhibit.set("movements_of_2", 0); exhibit.board.status
    'From (3, 3), which is plain, with 1: 4 cells, all of them striped.'
    """

    def __init__(self) -> None:
        self.cell: Cell = START
        task = "Choose movements, and click a cell to put the cab there. Where can it end?"
        super().__init__(self._picture, task, movements_of_1=(0, 1, 4), movements_of_2=(0, 1, 4))
        self.board.on_click(lambda id: self.put(cell_at(id)))

    def put(self, cell: Cell) -> None:
        """Put the cab on a cell."""
        self.cell = cell
        self.redraw()

    def _picture(self, movements_of_1: int, movements_of_2: int) -> Picture:
        moves = [1] * movements_of_1 + [2] * movements_of_2
        ends = sorted(c for c in odds.reachable_cells(self.cell, movements_of_1, movements_of_2) if c in CELLS)
        dark = striped(STRIPED)
        marked = tinted(ends, 0.45, edge=True, key="ends")
        drawn = [dark, marked, numbers(dict.fromkeys(ends, "•"), key="dots"), cab(self.cell)]
        scene = city_scene("Where movement can end", *drawn, says=dict.fromkeys(ends, "can end here"), legal=CELLS)
        said_moves = " + ".join(map(str, moves)) or "no movement"
        return Picture(scene, _reach_sentence(self.cell, said_moves, ends), _ends_table(ends))


def reach() -> Reach:
    """Where movement can end, under two sliders."""
    return Reach()


def _reach_sentence(cell: Cell, moves: str, ends: list[Cell]) -> str:
    if len(ends) < 2:
        return f"From {said(cell)} with {moves}: {f'1 cell, {said(ends[0])}' if ends else 'no cell'}."
    start = f"From {said(cell)}, which is {_colour(cell)}, with {moves}"
    return f"{start}: {len(ends)} cells, all of them {_colour(ends[0])}."


def _ends_table(ends: list[Cell]) -> str:
    return grid_table(dict.fromkeys(ends, "can end here"), "Where movement can end")
