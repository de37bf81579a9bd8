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
from catwidgets.teach import Exhibit, Explorer, Listing, Picture, TeacherNote, ask, questions_in, teacher_note

HOME = cell_number("c1")
WITH_JUMPS, STEPS_ONLY = "with jumps", "steps only"
MARGIN = 2
SAME, MINUS_TWO, PLUS, TWICE = "k turns", "R − 1 + k turns", "R + k turns", "2R − 2 + k turns"


def note() -> TeacherNote:
    """What a teacher needs to know of the lesson, with all answers."""
    words = [
        "graph, distance, shortest path",
        "breadth-first search, layers",
        "state, state space",
        "lower bound, proof that something is best",
        "formula in two variables, minimum of two",
    ]
    tips = [
        "Sections 1 and 2 fill 30 minutes, section 3 another 30; section 4 is for those who like formulas.",
        "On paper first: squared paper and a pen are all one needs, and a line once drawn stays.",
        "Section 3 is best as a contest: who finds the quickest run? Let those who found it give hints, not moves.",
        "Likely wrong: 7 turns are thought to be the least, because the walk cannot be shorter.",
        "For fast pupils: prove that nobody is quicker than R + k turns. Where does the proof need k > 0?",
    ]
    return teacher_note("11–16", 75, words, questions_in(__name__), tips)


# Layers


@ask(
    "tape: third layer",
    "How many spaces are exactly 3 steps away from c1?",
    kind="number",
    hints={
        6: "b3 would be one of them, but it holds a shrine.",
        7: "That is the fourth layer.",
        9: "Those are all up to 2 steps away, c1 included.",
        14: "Those are all up to 3 steps away, c1 included.",
        13: "Those are all up to 3 steps away; count only the third layer.",
        3: "So many are 1 step away.",
    },
    because="a2, d3, e2, f1, and c4 beyond c3.",
)
def third_layer() -> int:
    return len(layers_from(HOME)[3])


@ask(
    "tape: round the wall",
    "A wall stands between d3 and d4. How many steps is it from d3 to d4?",
    kind="number",
    hints={
        1: "They share a side, but the wall is on it.",
        2: "One step aside and one up: then you are on c4 or e4, not yet on d4.",
        4: "There is a shorter path round.",
    },
    because="Aside, up, and back: d3, c3, c4, d4.",
)
def round_the_wall() -> int:
    return distances(cell_number("d3"))[cell_number("d4")]


def find_steps(n: int = 2) -> Hunt:
    """A hunt for all spaces of the town that are so many steps away from c1."""
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


# There and back


@ask(
    "tape: walk home",
    "Four rows, the fish in the last row and one column aside. How many steps does a cat need that walks there and "
    "home again?",
    kind="number",
    hints={
        4: "That takes it to the fish. It also has to come home.",
        8: "It need not come back to the space where it began: any space of the starting row will do.",
        6: "So many it would be if the fish were straight ahead.",
        3: "From the first row to the fourth are three steps, but the fish is one column aside, and then comes the way "
        "home.",
        5: "It takes 4 steps to the fish alone.",
    },
    because="4 steps to the fish, 3 straight down: 2 × 3 + 1.",
)
def walk_home() -> int:
    return speed_run(4, 1, jumps=False).turns


@ask(
    "tape: farther walk",
    "Eight rows, the fish three columns aside: how many steps there and home?",
    kind="number",
    hints={
        20: "Home is the whole starting row; the three columns count once only.",
        10: "That takes it to the fish.",
        14: "The fish is three columns aside.",
        19: "From row 1 to row 8 are seven steps, not eight.",
    },
    because="2 × 7 + 3.",
)
def farther_walk() -> int:
    return speed_run(8, 3, jumps=False).turns


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
            f"{speed_run(rows, aside, jumps=False).turns}. A jump goes straight over all spaces of the own line."
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
        """Whether the cat has been at the fish."""
        return self.fish in self.path

    @property
    def done(self) -> bool:
        """Whether it has brought the fish home."""
        return self.carries and self.path[-1][0] == 0

    def moves(self) -> dict[Place, int]:
        """Where a turn can end, and whether by a STEP or a JUMP (rules 9 and 12)."""
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
    """What a screen reader says of the cells of a run."""
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


@ask(
    "tape: best run",
    "Four rows, the fish one column aside, jumps allowed. What is the least number of turns?",
    kind="number",
    hints={
        7: "That is the walk. Can the cat jump over its own line on the way home?",
        6: "Nearly. Make the last jump end in the starting row.",
        4: "That takes it to the fish, and it needs a turn at least to come home.",
        3: "The fish alone is 4 steps away.",
    },
    because="4 steps to the fish, and one jump over the line below it.",
)
def best_run() -> int:
    return speed_run(4, 1).turns


@ask(
    "tape: eight rows",
    "And on a tape of eight rows, the fish one column aside?",
    kind="number",
    hints={
        15: "That is the walk; one jump goes over any number of spaces.",
        8: "That takes it to the fish.",
        10: "One turn is enough for the whole way home.",
        7: "The fish is 8 steps away.",
    },
    because="8 steps to the fish and one jump, over six spaces at once.",
)
def eight_rows() -> int:
    return speed_run(8, 1).turns


ASIDE_FIRST, UP_FIRST, LAST = "at once, in the first row", "after one step up", "in the last row, next to the fish"


@ask(
    "tape: what it takes",
    "The jump home has to land in the starting row, so the space below the line must be blank. Where does the cat step "
    "aside, if the fish is one column aside?",
    kind="choice",
    choices=(ASIDE_FIRST, UP_FIRST, LAST),
    hints={
        ASIDE_FIRST: "Then its line goes down to the first row in that column, and a jump over it lands nowhere.",
        LAST: "Then there is no line below the fish that one could jump over.",
    },
    because="One up, one aside, and then straight on: the line below the fish begins in the second row.",
)
def what_it_takes() -> str:
    path = speed_run(4, 1).path
    aside = next(k for k, (a, b) in enumerate(itertools.pairwise(path)) if a[0] == b[0])
    return {0: ASIDE_FIRST, 1: UP_FIRST}.get(aside, LAST)


# Any tape


@ask(
    "tape: any tape",
    "R rows, the fish k columns aside, k at least 1. How many turns does the quickest run take?",
    kind="choice",
    choices=(SAME, MINUS_TWO, PLUS, TWICE),
    hints={
        SAME: "The rows count, too.",
        MINUS_TWO: "That takes it to the fish, and one more turn home.",
        TWICE: "That is the walk.",
    },
    because="R − 1 + k steps to the fish, for it is so far away, and one jump.",
)
def any_tape() -> str:
    found = {speed_run(rows, aside).turns - rows - aside for rows in range(3, 9) for aside in range(1, 5)}
    return PLUS if found == {0} else TWICE


@ask(
    "tape: saved",
    "How many turns does the jump save on a tape of eight rows, wherever the fish is aside?",
    kind="number",
    hints={
        7: "The way home is seven steps, but the jump is a turn as well.",
        8: "From row 8 to row 1 are seven steps, and the jump is a turn.",
        5: "From row 8 to row 1 are seven steps.",
        -6: "The walk takes longer: subtract the other way round.",
    },
    because="One turn instead of seven: 2R − 2 + k less R + k is R − 2.",
)
def saved() -> int:
    return speed_run(8, 2, jumps=False).turns - speed_run(8, 2).turns


@ask(
    "tape: straight ahead",
    "Now the fish is straight ahead, k = 0, on four rows. How many turns does the quickest run take?",
    kind="number",
    hints={
        4: "That would be R + k. But the line below the fish goes down to the first row here.",
        5: "A cat that steps aside and comes back takes two turns more. Try it, and count.",
        7: "Count the walk again: three up and three down.",
        3: "That takes it to the fish.",
    },
    because="The walk: 3 up, 3 down. Going round to make a place to land costs more than the jump saves.",
)
def straight_ahead() -> int:
    return speed_run(4, 0).turns


@ask(
    "tape: straight ahead, eight rows",
    "And straight ahead on eight rows?",
    kind="number",
    hints={
        14: "That is the walk. On a long tape a detour pays.",
        8: "The space below the line has to be blank, or be reached in one more step.",
        9: "One step aside, one back: that costs two turns. And then the jump does not end at home.",
        10: "Nearly. The line in the column of the fish begins where the cat began. Where does the jump end?",
    },
    because="Aside, up, up, back, five up: nine turns to the fish. The jump ends in the second row, and one step is "
    "left: R + 3.",
)
def straight_ahead_eight() -> int:
    return speed_run(8, 0).turns


def quickest_runs() -> Explorer:
    """A quickest run for any tape, with jumps or by steps only."""
    return Explorer(
        _quickest,
        "Change the rows and where the fish is. What does the line of a quickest run look like?",
        rows=(3, 4, 8),
        columns_aside=(0, 1, 4),
        moves=[WITH_JUMPS, STEPS_ONLY],
    )


def _quickest(rows: int, columns_aside: int, moves: str) -> Picture:
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
