"""The lesson on cuts and traps: a wall or a path as proof, the cheapest wall, and what it takes to draw it.

Every answer is computed by the library.
"""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

from catlib.game import Game
from catlib.games.washi_cat.boards import COLUMNS, ROWS, cell_name
from catlib.games.washi_cat.odds import Siege, Trap, Wall, board_graph, cheapest_wall, quickest_wall, trap, walking_trip
from catlib.games.washi_cat.setup import board_of
from catlib.numerals import counted
from catwidgets.lesson import TeacherNote, ask, questions_in, teacher_note
from catwidgets.lessons.exhibits import Exhibit, Explorer, Listing, Picture
from catwidgets.lessons.washi_cat.yards import (
    bricks,
    cell_names,
    dots,
    mended,
    paper,
    path_lines,
    position,
    spaces,
    tube,
    yard,
    yard_scene,
)

__all__ = [
    "CASES",
    "Anywhere",
    "Builder",
    "above_home",
    "anywhere",
    "build",
    "case",
    "crossing",
    "drawing_the_wall",
    "note",
    "proof",
    "sewer_run",
    "walked",
    "wall_at",
]

TRAPPED, FREE = "It is trapped", "It can get home"
NO_SPECIAL, AMAZING = "no special move", "one amazing jump"


def note() -> TeacherNote:
    """The teacher's note at the top of the lesson."""
    words = [
        "connected, component of a graph",
        "certificate: a proof that is quick to check",
        "vertex cut, disjoint paths",
        "Menger's theorem, maximum flow and minimum cut",
        "lower bound, upper bound",
    ]
    tips = [
        "Clear all outputs before the lesson (menu Edit); then an answer appears only when its cell is run.",
        "Sections 1 and 2 fill 35 minutes, section 3 another 20; section 4 needs section 2 only.",
        "As a play: tape a grid on the floor; one pupil is the cat, the others are bricks. How few are enough?",
        "Likely wrong: a long wall is thought to trap. Ask for the proof each time: a path or a closed wall.",
        "Section 3 is where proofs begin: one side shows a wall of k spaces, the other k paths that share none.",
        "For fast pupils: draw a board on which three paths share no space, and close it in two places.",
    ]
    return teacher_note("12–17", 75, words, questions_in(__name__), tips)


# Trapped or not


class Case(NamedTuple):
    """A position to judge, with what it is called."""

    title: str
    game: Game
    state: Any


@functools.cache
def _cases() -> tuple[Case, ...]:
    staircase = position(paper(), "d5", "f3", blue_line="a3 b3 c3 d3 e3")
    gates = position(yard(), "g5", "e4", blue_line="c4 c5 d5 e5")
    fish = position(paper(), "b6", "d5", blue_line="a4 b4 c4 d4", fish="d6")
    return (
        Case("A long wall", paper(), staircase),
        Case("A short wall", yard(), gates),
        Case("The last door", paper(), fish),
    )


CASES = ("A long wall", "A short wall", "The last door")


def _case(title: str) -> Case:
    found = [each for each in _cases() if each.title == title]
    if not found:
        raise ValueError(f"case={title!r}: there are {', '.join(CASES)}")
    return found[0]


def case(title: str) -> Exhibit:
    """A position in which the red cat has a fish and wants to go home."""
    one = _case(title)
    words = f"Red on {cell_name(one.state.head[0])} has a fish and no special move left. Home is row 1."
    return Exhibit(Picture(yard_scene(one.game, title, one.state), words))


def proof(title: str) -> Exhibit:
    """The same position with a way home, or the wall and all that is inside."""
    one = _case(title)
    found = trap(one.game, one.state, 0)
    scene = yard_scene(
        one.game, f"{title}: the proof", one.state, _certificate(one.game, found), _certificate_words(found)
    )
    return Exhibit(Picture(scene, _proof_sentence(one.game, found)))


def _certificate(game: Game, found: Trap) -> list[Any]:
    if not found.cut_off:
        return [path_lines(game, [path.cells for path in found.paths])]
    one = found.enclosures[0]
    return [dots(game, one.region), bricks(game, [*one.lines, *one.fish])]


def _certificate_words(found: Trap) -> dict[int, str]:
    if not found.cut_off:
        return {cell: f"step {k} home" for path in found.paths for k, cell in enumerate(path.cells) if k}
    one = found.enclosures[0]
    return dict.fromkeys(one.region, "inside") | dict.fromkeys((*one.lines, *one.fish), "part of the wall")


def _proof_sentence(game: Game, found: Trap) -> str:
    if not found.cut_off:
        steps = len(found.paths[0].cells) - 1
        return f"Red can get home: here is a path of {steps} steps."
    one = found.enclosures[0]
    fish = f", and the fish on {cell_names(one.fish)}, which a cat with a fish may not enter," if one.fish else ""
    inside = f"{spaces(len(one.region))} inside and none of row 1"
    shrines = ", shrines" if board_of(game.setup).shrines else ""
    around = f"the blue line on {cell_names(one.lines)}{fish}{shrines} and the edge"
    return f"Red is trapped: {inside}. Around it are {around}."


def _verdict(title: str) -> str:
    one = _case(title)
    return TRAPPED if trap(one.game, one.state, 0).cut_off else FREE


@ask(
    "cuts: long wall",
    "Blue has drawn a long wall. Is the red cat trapped?",
    kind="choice",
    choices=(TRAPPED, FREE),
    hints={TRAPPED: "Follow the wall to its end. Does it meet the edge?"},
    because="One space of the third row is left, at the right edge.",
)
def long_wall() -> str:
    return _verdict("A long wall")


@ask(
    "cuts: short wall",
    "And here? The blue line has five spaces only.",
    kind="choice",
    choices=(TRAPPED, FREE),
    hints={FREE: "Try to draw the path. The red gates are shrines, which no cat may enter."},
    because="Shrines did most of the work: two gates were open, and the line closes both.",
)
def short_wall() -> str:
    return _verdict("A short wall")


@ask(
    "cuts: the last door",
    "Here one door is left, d6, and on it lies a fish. The red cat has a fish already. Is it trapped?",
    kind="choice",
    choices=(TRAPPED, FREE),
    hints={FREE: "A cat that has a fish may not enter a space with a fish."},
    because="For a cat that carries a fish, another fish is part of the wall.",
)
def last_door() -> str:
    return _verdict("The last door")


PATH_OR_WALL, TRY_ALL, LONGER = "one path home", "a list of all paths", "the length of the wall"


@ask(
    "cuts: what proves it",
    "Somebody says that the cat is free. What is the shortest proof?",
    kind="choice",
    choices=(PATH_OR_WALL, TRY_ALL, LONGER),
    hints={
        TRY_ALL: "One of them is enough.",
        LONGER: "A long wall did not trap the first cat, and a short one did trap the second.",
    },
    because="And that it is trapped is proved by a wall: look at every side of every space inside.",
)
def what_proves_it() -> str:
    found = [trap(one.game, one.state, 0) for one in _cases()]
    return PATH_OR_WALL if all(bool(each.paths) != each.cut_off for each in found) else TRY_ALL


# The cheapest wall


def wall_at(game: Game, head: str) -> Wall | None:
    """The cheapest wall between a cat with a fish on a space and row 1, nothing being drawn yet.

    >>> len(wall_at(yard(), "g5").cells)
    2
    """
    return cheapest_wall(game, _bare(game, head), 0)


def _bare(game: Game, head: str) -> Any:
    """A cat that stands somewhere, with no line but on its space, and no opponent."""
    state = position(game, head, "a6" if head != "a6" else "b6")
    state.line[2 * ROWS : 4 * ROWS] = [0] * (2 * ROWS)
    state.head[2] = -1
    return state


@ask(
    "cuts: open paper",
    "On empty paper the cat stands on d5, far from every edge but one. How many spaces does the cheapest wall have?",
    kind="number",
    hints={
        7: "A whole row would do, but it can be cheaper. Build it near the cat.",
        3: "Then one side of the cat is open, and it walks round.",
        8: "The corners need no bricks: cats do not step diagonally.",
        5: "Which of them could the cat never have come to?",
    },
    because="All four neighbours; nothing is cheaper where a cat has four ways to go.",
)
def open_paper() -> int:
    return _size(paper(), "d5")


def _size(game: Game, head: str) -> int:
    wall = wall_at(game, head)
    return len(wall.cells) if wall is not None else 0


@ask(
    "cuts: corner",
    "And if it stands in the corner, on a6?",
    kind="number",
    hints={4: "The edge is a wall already.", 3: "Count its neighbours.", 1: "It has two neighbours."},
    because="The edge of the paper closes the other sides for nothing.",
)
def corner() -> int:
    return _size(paper(), "a6")


class Builder(Exhibit):
    """Click spaces to close them, as few as possible, until the cat cannot get home.

    >>> wall = Builder(yard(), "e6")
    >>> for cell in (106, 82): wall.click(cell)
    >>> wall.board.status
    'Closed with 2 spaces: c5, e4. No wall is cheaper.'
    """

    def __init__(self, game: Game, head: str):
        self.game, self.state, self.wall = game, _bare(game, head), frozenset[int]()
        task = f"The cat on {head} wants to go to row 1. Close as few spaces as you can. Click again to open one."
        super().__init__(self._picture(), task)
        self.board.on_click(lambda id: self.click(int(id.removeprefix("cell:"))))
        self.button("Open all", "Take the wall away", self.restart)

    def click(self, cell: int) -> None:
        """Close a space, or open it; raise ValueError for a shrine or the cat's own space."""
        _open(self.game, cell)
        if cell == self.state.head[0]:
            raise ValueError(f"The cat stands on {cell_name(cell)}: close a space around it.")
        self.wall ^= {cell}
        self.show(self._picture())

    def restart(self) -> None:
        """Begin anew."""
        self.wall = frozenset()
        self.show(self._picture())

    def _picture(self) -> Picture:
        walled = mended(self.state, 1, self.wall)
        trip = walking_trip(self.game, walled, 0)
        free = set(board_graph(self.game, self.state, 0)) - {self.state.head[0]}
        drawn = [bricks(self.game, self.wall), path_lines(self.game, [trip.cells]) if trip and self.wall else None]
        says = dict.fromkeys(self.wall, "closed")
        scene = yard_scene(self.game, "Build a wall", self.state, drawn, says, legal=free)
        return Picture(scene, self._sentence(trip.cells if trip else ()))

    def _sentence(self, path: tuple[int, ...]) -> str:
        if not self.wall:
            return "Nothing is closed yet. Click a space."
        closed = f"{spaces(len(self.wall))}: {cell_names(self.wall)}"
        if path:
            return f"Closed: {closed}. There is still a path of {len(path) - 1} steps."
        best = cheapest_wall(self.game, self.state, 0)
        if best is not None and len(self.wall) > len(best.cells):
            return f"Closed with {closed}. It works, and a cheaper wall exists."
        return f"Closed with {closed}. No wall is cheaper."


def _open(game: Game, cell: int) -> None:
    """Raise ValueError unless a cat could stand there."""
    if not game.setup.open[cell // COLUMNS] >> cell % COLUMNS & 1:
        raise ValueError(f"{cell_name(cell)} is a shrine, which no cat enters.")


def build(head: str = "e6") -> Builder:
    """The yard with shrines, to build a wall in."""
    return Builder(yard(), head)


@ask(
    "cuts: the yard",
    "How many spaces does the cheapest wall in the yard have?",
    kind="number",
    hints={
        3: "Those are the neighbours of e6. Shrines are closed for nothing; where do they leave gates?",
        4: "Shrines are closed for nothing. Where do they leave gates?",
        1: "There are two gates, and they share no space.",
        7: "A whole row works, but shrines are closed for nothing.",
    },
    because="One in each of the two gates.",
)
def the_yard() -> int:
    return _size(yard(), "e6")


# Why no fewer

DISJOINT, SHORTEST, MANY = (
    "two paths home that share no space but the first",
    "the shortest path home",
    "a hundred walls of one space that all fail",
)


@ask(
    "cuts: why no fewer",
    "You have a wall of two spaces in the yard. What proves that no wall of one space is enough?",
    kind="choice",
    choices=(DISJOINT, SHORTEST, MANY),
    hints={
        SHORTEST: "If it is closed, there may be others, or not.",
        MANY: "There are fewer than a hundred spaces, so that would do; but there is a proof one sees at once.",
    },
    because="Each of the two needs a space of its own to be closed.",
)
def why_no_fewer() -> str:
    wall = wall_at(yard(), "e6")
    assert wall is not None
    inner = [set(path[1:]) for path in wall.paths]
    apart = all(not a & b for k, a in enumerate(inner) for b in inner[:k])
    return DISJOINT if apart and len(inner) == len(wall.cells) else MANY


class Anywhere(Exhibit):
    """A click puts the cat somewhere; the cheapest wall is drawn, and as many paths that share no space.

    >>> there = Anywhere(yard())
    >>> there.click(29); there.board.status
    'From d2: a wall of 3 spaces, c2, d1, e2, and 3 paths that share none. So no wall is cheaper.'
    """

    def __init__(self, game: Game):
        self.game = game
        super().__init__(self._picture("e6"), "Click a space to put the cat there.")
        self.board.on_click(lambda id: self.click(int(id.removeprefix("cell:"))))

    def click(self, cell: int) -> None:
        """Put the cat on a space; raise ValueError for a shrine."""
        _open(self.game, cell)
        self.show(self._picture(cell_name(cell)))

    def _picture(self, head: str) -> Picture:
        state, wall = _bare(self.game, head), wall_at(self.game, head)
        legal = board_graph(self.game, state, 0)
        if wall is None:
            scene = yard_scene(self.game, "Walls and paths", state, legal=list(legal))
            return Picture(scene, f"From {head}: the cat is at home.")
        n, says = len(wall.cells), {c: f"path {k + 1}" for k, path in enumerate(wall.paths) for c in path[1:]}
        says |= {cell: f"{says.get(cell, '')}, part of the wall".removeprefix(", ") for cell in wall.cells}
        drawn = [bricks(self.game, wall.cells), path_lines(self.game, wall.paths)]
        scene = yard_scene(self.game, "Walls and paths", state, drawn, says, legal=list(legal))
        paths = f"{counted(n, 'path')} that share none"
        sentence = f"From {head}: a wall of {spaces(n)}, {cell_names(wall.cells)}, and {paths}. So no wall is cheaper."
        rows = [(f"path {k}", " ".join(map(cell_name, path))) for k, path in enumerate(wall.paths, 1)]
        return Picture(scene, sentence, Listing("Paths that share no space", ("path", "spaces"), rows)._repr_html_())


def anywhere() -> Anywhere:
    """The yard, with the wall and the paths for every space."""
    return Anywhere(yard())


def above_home() -> list[str]:
    """The spaces of the yard above row 1, by name.

    >>> len(above_home())
    29
    """
    graph = board_graph(yard(), _bare(yard(), "e6"), 0)
    return [cell_name(cell) for cell in sorted(graph) if cell >= COLUMNS]


@ask(
    "cuts: best place",
    "For how many spaces of the yard above row 1 does the cheapest wall have more than two spaces?",
    kind="number",
    hints={
        29: "Above the two gates, two spaces are always enough.",
        0: "Try spaces below the gates.",
        21: "So many need two.",
        3: "So many need four. Three is more than two as well.",
        5: "So many need three. Four is more than two as well.",
    },
    because="All of them lie below the gates.",
)
def best_place() -> int:
    return sum(_size(yard(), name) > 2 for name in above_home())


# The own line, and drawing the wall


@functools.cache
def _walked() -> Any:
    """A cat that walked straight up to its fish; blue stands beside it."""
    return position(paper(), "d6", "c6", red_line="d1 d2 d3 d4 d5", fish="f1", specials=(0, 1))


def walked() -> Exhibit:
    """The cat that walked up to its fish."""
    words = "Red walked from d1 to the fish on d6 and has it now. Blue stands on c6."
    return Exhibit(Picture(yard_scene(paper(), "A cat with its line", _walked()), words))


CANNOT = "It cannot be done"


@ask(
    "cuts: own line",
    "Now the cat has drawn its line: from d1 straight up to the fish on d6. No line may be drawn over a line of the "
    "other colour. How many more spaces does Blue, on c6, have to close?",
    kind="choice",
    choices=("one", "two", "three", CANNOT),
    hints={
        "one": "c6 and e6 are its free neighbours. What about d5?",
        "two": "c6 and e6 are its free neighbours. But the cat can walk back over its own line.",
        "three": "d5 is one of its own spaces: Blue cannot draw there.",
    },
    because="The own line is a way home that nobody can close by steps.",
)
def own_line() -> str:
    wall = cheapest_wall(paper(), _walked(), 0)
    return CANNOT if wall is None else {1: "one", 2: "two", 3: "three"}[len(wall.cells)]


@ask(
    "cuts: amazing",
    "With a super amazing cat jump Blue crosses red spaces, and they become blue as well. How many turns does Blue, on "
    "c6, need now to wall the cat in, if Red stands still?",
    kind="number",
    hints={
        2: "e6 and d5 have to be closed, and the line must get there.",
        4: "Nearly: the jump itself closes d5 and a space beyond.",
        1: "After one jump e6 is still open.",
        5: "Shorter: down, across, up.",
    },
    because="Down to c5, the jump over d5 to e5, up to e6.",
)
def amazing() -> int:
    return _turns(_siege(AMAZING))


def _turns(siege: Siege) -> int:
    return -1 if siege.turns is None else siege.turns


@functools.cache
def _siege(specials: str) -> Siege:
    return quickest_wall(paper(), _walked(), 0, specials=int(specials == AMAZING))


def crossing() -> Explorer:
    """What Blue can do about a cat that has walked out, with and without a special move."""
    return Explorer(_crossing, "Can Blue wall the red cat in, if Red stands still?", blue_has=[NO_SPECIAL, AMAZING])


def _crossing(blue_has: str) -> Picture:
    siege, state = _siege(blue_has), _walked()
    if siege.turns is None:
        drawn = [path_lines(paper(), [_back(state)])]
        words = "However Blue moves, the red line itself is a way home."
        return Picture(yard_scene(paper(), "A line is a way home", state, drawn), words)
    after = _after(paper(), state, siege, siege.turns)
    found = trap(paper(), after, 0)
    turns = ", ".join(map(cell_name, siege.cells))
    words = f"Blue needs {siege.turns} turns: {turns}. {_proof_sentence(paper(), found)}"
    scene = yard_scene(paper(), "An amazing jump", after, _certificate(paper(), found), _certificate_words(found))
    return Picture(scene, words)


def _back(state: Any) -> tuple[int, ...]:
    trip = walking_trip(paper(), state, 0)
    assert trip is not None
    return trip.cells


def _after(game: Game, state: Any, siege: Siege, turns: int) -> Any:
    """The position after some turns of Blue while Red does nothing."""
    here = state.copy()
    for action in siege.actions[:turns]:
        here.player, here.specials[0] = 1, 1  # so that the game goes on to its last picture
        here = game.successor(here, action)
    return here


@functools.cache
def _sewer_run() -> Any:
    """A cat that came through a sewer, so that its line is in two pieces; blue stands on f5."""
    return position(tube(), "g4", "f5", red_line="a1 a2 a3 g3 g5", fish="b1")


def sewer_run() -> Exhibit:
    """The cat whose line is in two pieces."""
    words = "Red took the sewer from a3 to g3, fetched its fish on g5, and stands on g4. Blue stands on f5."
    return Exhibit(Picture(yard_scene(tube(), "A line in two pieces", _sewer_run()), words))


@functools.cache
def _drawn() -> Siege:
    return quickest_wall(tube(), _sewer_run(), 0)


@ask(
    "cuts: turns",
    "This red cat took the sewer from a3 to g3, so its line is in two pieces. The cheapest wall has three more spaces: "
    "f4, f3, g2. In how many turns can Blue, on f5, draw a wall?",
    kind="number",
    hints={
        3: "From f3 to g2 is a step across a corner, and lines have no such steps.",
        5: "Go straight down, then aside.",
        2: "A turn draws on one space.",
    },
    because="f4, f3, f2, g2: a wall may touch at corners, but a line needs one more space to get round each.",
)
def turns_to_draw() -> int:
    return _turns(_drawn())


def drawing_the_wall() -> Explorer:
    """Turn by turn, the quickest way to draw a wall."""
    return Explorer(_drawing, "Blue draws, Red stands still.", turns=(0, 0, _turns(_drawn())))


def _drawing(turns: int) -> Picture:
    game, siege = tube(), _drawn()
    state = _after(game, _sewer_run(), siege, turns)
    found = trap(game, state, 0)
    left = cheapest_wall(game, state, 0)
    shown = _certificate(game, found) if found.cut_off else [bricks(game, left.cells if left else ())]
    says = _certificate_words(found) if found.cut_off else dict.fromkeys(left.cells if left else (), "of the wall")
    scene = yard_scene(game, f"After {turns} turns", state, shown, says)
    if found.cut_off:
        return Picture(scene, f"After {turns} turns. {_proof_sentence(game, found)}")
    n = len(left.cells) if left else 0
    words = f"After {counted(turns, 'turn')}: {spaces(n)} to close at least, {cell_names(left.cells if left else ())}."
    return Picture(scene, words)
