"""The unit on minimum cuts: what a search reaches is a proof, the cheapest wall, and why no wall is cheaper."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import networkx as nx

from catlib.chance import counted
from catlib.game import Game
from catlib.games.washi_cat.boards import cell_name, cell_number
from catlib.games.washi_cat.odds import Wall, cheapest_wall, empty_graph, home_cells, trap
from catwidgets.lessons.washi_cat.yards import (
    bricks,
    cell_names,
    cells,
    dots,
    paper,
    path_lines,
    position,
    spaces,
    yard,
    yard_scene,
)
from catwidgets.teach import (
    Broken,
    Exhibit,
    Explorer,
    Guide,
    Listing,
    Own,
    Picture,
    Places,
    Question,
    Unit,
    ask,
    friendly,
    task,
)

TRAPPED, FREE = "It is trapped", "It can get home"
PATH_OR_WALL, TRY_ALL, LONGER = "one path home", "a list of all paths", "the length of the wall"
DISJOINT, SHORTEST, MANY = (
    "two paths home that share no space but the first",
    "the shortest path home",
    "a hundred walls of one space that all fail",
)
CAT = "e6"
Reach = Callable[[Any, str, Any], Any]


def neighbours(board: str = "yard") -> Places:
    """The spaces of a board by name, each with those beside it: "yard" with its shrines, or empty "paper".

    >>> neighbours()["e6"]
    ['e5', 'd6', 'f6']
    """
    return Places(_neighbours(board))


@functools.cache
def _neighbours(board: str) -> dict[str, list[str]]:
    graph = empty_graph(_board(board))
    return {cell_name(cell): [cell_name(n) for n in sorted(graph[cell])] for cell in sorted(graph)}


def _board(name: str) -> Game:
    boards = {"yard": yard, "paper": paper}
    if name not in boards:
        raise ValueError(f"board={name!r}: there are {', '.join(boards)}")
    return boards[name]()


def home() -> set[str]:
    """The spaces of row 1.

    >>> sorted(home())
    ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1']
    """
    return {cell_name(cell) for cell in home_cells(yard(), 0)}


def _reached(own: Own, board: str, start: str, wall: Iterable[str]) -> set[str]:
    """What a reader's search reaches; raise Broken unless these are spaces, the start among them."""
    found = own(neighbours(board), start, sorted(wall))
    if not isinstance(found, set | frozenset | list | tuple) or not all(isinstance(n, str) for n in found):
        raise Broken(f"{own.name} gives {str(found)[:40]}: it should give the spaces that are reached")
    strange = sorted(set(found) - set(_neighbours(board)))
    if strange or start not in found:
        raise Broken(
            f"{strange[0]!r} is no space" if strange else f"{own.name} does not reach {start}, where it begins"
        )
    return set(found)


def _told(reached: set[str]) -> str:
    """How much is reached, and what of row 1."""
    at_home = sorted(reached & home())
    row = f"{len(at_home)} of row 1: {', '.join(at_home)}" if at_home else "none of row 1"
    return f"The cat reaches {spaces(len(reached))}, {row}."


# Trapped or not


class Case(NamedTuple):
    """A position to judge: its title, its board, the position, and the blue wall."""

    title: str
    board: str
    state: Any
    wall: tuple[str, ...]


@functools.cache
def _cases() -> tuple[Case, ...]:
    long_wall, short_wall = "a3 b3 c3 d3 e3 f3", "c4 c5 d5 e5 e4"
    staircase = position(paper(), "d5", "f3", blue_line=long_wall)
    gates = position(yard(), "g5", "e4", blue_line=short_wall)
    return (
        Case("A long wall", "paper", staircase, tuple(long_wall.split())),
        Case("A short wall", "yard", gates, tuple(short_wall.split())),
    )


CASES = ("A long wall", "A short wall")


def _case(title: str) -> Case:
    found = [each for each in _cases() if each.title == title]
    if not found:
        raise ValueError(f"case={title!r}: there are {', '.join(CASES)}")
    return found[0]


def case(title: str) -> Exhibit:
    """A position in which the red cat wants to go home."""
    one = _case(title)
    words = f"The red cat on {cell_name(one.state.head[0])} wants to go home, to row 1."
    return Exhibit(Picture(yard_scene(_board(one.board), title, one.state), words))


@friendly
def cases(reach: Reach) -> Explorer:
    """The same positions, with a dot on each space that the reader's search reaches."""
    own = Own(reach)
    _reached(own, "yard", CAT, [])
    return Explorer(
        lambda position: _judged(own, position), "A dot is a space that the cat reaches.", position=list(CASES)
    )


def _judged(own: Own, position: str) -> Picture:
    one = _case(position)
    game, start = _board(one.board), cell_name(one.state.head[0])
    reached = _reached(own, one.board, start, one.wall)
    numbers = [cell_number(name) for name in reached]
    scene = yard_scene(game, position, one.state, [dots(game, numbers)], dict.fromkeys(numbers, "reached"))
    verdict = "So it can get home." if reached & home() else "So it is trapped."
    return Picture(scene, f"{_told(reached)} {verdict}")


def _verdict(title: str) -> str:
    one = _case(title)
    return TRAPPED if trap(_board(one.board), one.state, 0).cut_off else FREE


# The cheapest wall


def wall_at(board: str, head: str) -> Wall | None:
    """The cheapest wall between a cat on a space and row 1, nothing being drawn yet; None if it is at home.

    >>> len(wall_at("yard", "g5").cells)
    2
    """
    return cheapest_wall(_board(board), _bare(_board(board), head), 0)


def _bare(game: Game, head: str) -> Any:
    """A cat that stands somewhere, with no line but on its space, and no opponent."""
    state = position(game, head, "a6" if head != "a6" else "b6")
    rows = len(state.line) // 4
    state.line[2 * rows : 4 * rows] = [0] * (2 * rows)
    state.head[2] = -1
    return state


def _size(board: str, head: str) -> int:
    wall = wall_at(board, head)
    return len(wall.cells) if wall is not None else 0


class Builder(Exhibit):
    """Click spaces to close them; the reader's search says whether the cat still gets home."""

    def __init__(self, own: Own, head: str = CAT):
        self.own, self.head, self.wall = own, head, frozenset[int]()
        task = f"The cat on {head} wants to go to row 1. Close as few spaces as you can. Click again to open one."
        super().__init__(self._picture(), task)
        self.board.on_click(lambda id: self.click(int(id.removeprefix("cell:"))))
        self.button("Open all", "Take the wall away", self.restart)

    def click(self, cell: int) -> None:
        """Close a space, or open it; raise ValueError for a shrine or the cat's own space."""
        _open(cell)
        if cell_name(cell) == self.head:
            raise ValueError(f"The cat stands on {self.head}: close a space around it.")
        self.wall ^= {cell}
        self.show(self._picture())

    def restart(self) -> None:
        """Begin anew."""
        self.wall = frozenset()
        self.show(self._picture())

    def _picture(self) -> Picture:
        reached = _reached(self.own, "yard", self.head, map(cell_name, self.wall))
        numbers = {cell_number(name) for name in reached}
        free = {cell_number(name) for name in _neighbours("yard")} - {cell_number(self.head)}
        drawn = [dots(yard(), numbers - self.wall), bricks(yard(), self.wall)]
        says = dict.fromkeys(numbers, "reached") | dict.fromkeys(self.wall, "closed")
        scene = yard_scene(yard(), "Build a wall", _bare(yard(), self.head), drawn, says, legal=free)
        closed = (
            f"Closed: {spaces(len(self.wall))}, {cell_names(self.wall)}." if self.wall else "Nothing is closed yet."
        )
        out = "" if reached & home() else f" It is shut in with {counted(len(self.wall), 'brick')}."
        return Picture(scene, f"{closed} {_told(reached)}{out}")


def _open(cell: int) -> None:
    """Raise ValueError unless a cat could stand there."""
    if cell_name(cell) not in _neighbours("yard"):
        raise ValueError(f"{cell_name(cell)} is a shrine, which no cat enters.")


@friendly
def build(reach: Reach) -> Builder:
    """The yard with shrines, to build a wall in; the dots are the reader's."""
    own = Own(reach)
    _reached(own, "yard", CAT, [])
    return Builder(own)


class Anywhere(Exhibit):
    """A click puts the cat somewhere; the cheapest wall is drawn, and as many paths that share no space.

    >>> there = Anywhere()
    >>> there.click(29); there.board.status
    'From d2: a wall of 3 spaces, c2, d1, e2, and 3 paths that share none. So no wall is cheaper.'
    """

    def __init__(self) -> None:
        super().__init__(self._picture(CAT), "Click a space to put the cat there.")
        self.board.on_click(lambda id: self.click(int(id.removeprefix("cell:"))))

    def click(self, cell: int) -> None:
        """Put the cat on a space; raise ValueError for a shrine."""
        _open(cell)
        self.show(self._picture(cell_name(cell)))

    def _picture(self, head: str) -> Picture:
        state, wall = _bare(yard(), head), wall_at("yard", head)
        legal = [cell_number(name) for name in _neighbours("yard")]
        if wall is None:
            scene = yard_scene(yard(), "Walls and paths", state, legal=legal)
            return Picture(scene, f"From {head}: the cat is at home.")
        n, says = len(wall.cells), {c: f"path {k + 1}" for k, path in enumerate(wall.paths) for c in path[1:]}
        says |= {cell: f"{says.get(cell, '')}, part of the wall".removeprefix(", ") for cell in wall.cells}
        drawn = [bricks(yard(), wall.cells), path_lines(yard(), wall.paths)]
        scene = yard_scene(yard(), "Walls and paths", state, drawn, says, legal=legal)
        share = f"{counted(n, 'path')} that share none"
        sentence = f"From {head}: a wall of {spaces(n)}, {cell_names(wall.cells)}, and {share}. So no wall is cheaper."
        rows = [(f"path {k}", " ".join(map(cell_name, path))) for k, path in enumerate(wall.paths, 1)]
        return Picture(scene, sentence, Listing("Paths that share no space", ("path", "spaces"), rows)._repr_html_())


def anywhere() -> Anywhere:
    """The yard, with the wall and the paths for every space."""
    return Anywhere()


def paths(head: str = CAT) -> list[list[str]]:
    """As many paths home as can be, which share no space but the first.

    >>> len(paths())
    2
    """
    wall = wall_at("yard", head)
    return [list(map(cell_name, path)) for path in wall.paths] if wall else []


def above_home() -> list[str]:
    """The spaces of the yard above row 1, by name.

    >>> len(above_home())
    29
    """
    return [name for name in _neighbours("yard") if name not in home()]


def sizes() -> dict[str, int]:
    """How many bricks the cheapest wall has, for each space of the yard above row 1.

    >>> sizes()["e6"]
    2
    """
    return {name: _size("yard", name) for name in above_home()}


def board() -> Exhibit:
    """The yard with its cheapest wall and two paths, for a teacher to draw."""
    return anywhere()


def map_on_paper() -> Exhibit:
    """The yard with its shrines, for a worksheet."""
    return Exhibit(Picture(yard_scene(_board("yard"), "The yard"), "A space is named by its column and its row."))


# Questions


@ask(
    "walls: long wall",
    "Blue has drawn a long wall. Is the red cat trapped?",
    kind="choice",
    choices=(TRAPPED, FREE),
    hints={TRAPPED: "Follow the wall to its end. Does it meet the edge?"},
    because="One space of the third row is left, at the right edge.",
)
def long_wall() -> str:
    return _verdict("A long wall")


@ask(
    "walls: short wall",
    "And here? The blue line has five spaces only.",
    kind="choice",
    choices=(TRAPPED, FREE),
    hints={FREE: "Try to draw the path. The red gates are shrines, which no cat may enter."},
    because="Shrines did most of the work: two gates were open, and the line closes both.",
)
def short_wall() -> str:
    return _verdict("A short wall")


@ask(
    "walls: what proves it",
    "Somebody says that the cat is free. What is the shortest proof?",
    kind="choice",
    choices=(PATH_OR_WALL, TRY_ALL, LONGER),
    hints={
        TRY_ALL: "One of them is enough.",
        LONGER: "A long wall did not trap the first cat, and a short one did trap the second.",
    },
    because="And that it is trapped is proved by all that it reaches: look at every side of every space.",
)
def what_proves_it() -> str:
    found = [trap(_board(one.board), one.state, 0) for one in _cases()]
    return PATH_OR_WALL if all(bool(each.paths) != each.cut_off for each in found) else TRY_ALL


@task(
    "walls: shut in",
    "Whether none of the spaces that are reached is at home.",
    cases=(({"e6", "d6"}, {"a1", "b1"}), ({"e6", "b1"}, {"a1", "b1"}), ({"a1"}, {"a1", "b1"}), ({"b2"}, {"a1"})),
    because="Shut in means that what is reached and what is home have nothing in common.",
)
def shut_in(reached: set[str], home: set[str]) -> bool:
    return reached.isdisjoint(home)


@ask(
    "walls: open paper",
    "On empty paper the cat stands on d5, far from every edge but one. How many spaces does the cheapest wall have?",
    kind="number",
    hints={
        7: "A whole row would do, but it can be cheaper. Build it near the cat.",
        3: "Then one side of the cat is open, and it walks round.",
        8: "The corners need no bricks: cats do not step across corners.",
        5: "Which of them could the cat never have come to?",
    },
    because="All four neighbours. Nothing is cheaper where a cat has four ways to go.",
)
def open_paper() -> int:
    return _size("paper", "d5")


@ask(
    "walls: three exits",
    "In the yard the cat on e6 has three exits: d6, f6 and e5. How few bricks keep it from getting home?",
    kind="number",
    hints={
        3: "Those are the three exits. Shrines are closed for nothing. Where do they leave gates?",
        4: "Shrines are closed for nothing. Where do they leave gates?",
        1: "There are two gates, and they share no space.",
        7: "A whole row works, but shrines are closed for nothing.",
    },
    because="One in each of the two gates between the shrines.",
)
def three_exits() -> int:
    return _size("yard", CAT)


@ask(
    "walls: why no fewer",
    "You have a wall of two spaces in the yard. What proves that no wall of one space is enough?",
    kind="choice",
    choices=(DISJOINT, SHORTEST, MANY),
    hints={
        SHORTEST: "If it is closed, there may be others, or not.",
        MANY: "There are fewer than a hundred spaces, so that would do. But there is a proof that one sees at once.",
    },
    because="Each of the two paths needs a brick of its own to be closed.",
)
def why_no_fewer() -> str:
    wall = wall_at("yard", CAT)
    assert wall is not None
    inner = [set(path[1:]) for path in wall.paths]
    apart = all(not a & b for k, a in enumerate(inner) for b in inner[:k])
    return DISJOINT if apart and len(inner) == len(wall.cells) else MANY


@ask(
    "walls: best place",
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
    return sum(size > 2 for size in sizes().values())


# Exercises


def _on_paper(rng: random.Random) -> Question:
    name = f"{rng.choice('abcdefg')}{rng.randint(2, 6)}"
    return Question(
        "walls: exercise 1",
        f"Empty paper of 6 rows and 7 columns, a to g. Home is row 1. The cat stands on {name}. "
        "How few bricks shut it in?",
        lambda: _size("paper", name),
        kind="number",
        because="As many as it has neighbours. Edges are closed for nothing.",
    )


def _in_the_yard(rng: random.Random) -> Question:
    name = rng.choice(above_home())
    return Question(
        "walls: exercise 2",
        f"The yard with its shrines: {', '.join(sorted(SHRINES))}. It has 6 rows and 7 columns, a to g. "
        f"Home is row 1. The cat stands on {name}. How few bricks shut it in?",
        lambda: _size("yard", name),
        kind="number",
        because="Find a wall, and as many paths home that share no space.",
    )


SHRINES = [cell_name(cell) for cell in cells("a4 b4 d4 d3 f3 g3")]
ROADS = ("SA", "SB", "AB", "AT", "BT")


def _roads(rng: random.Random) -> Question:
    costs = [rng.randint(1, 9) for _ in ROADS]
    told = ", ".join(f"{road[0]}–{road[1]} {cost}" for road, cost in zip(ROADS, costs, strict=True))
    graph = nx.Graph()
    for road, cost in zip(ROADS, costs, strict=True):
        graph.add_edge(road[0], road[1], capacity=cost)
    return Question(
        "walls: exercise 3",
        f"Four squares, and what it costs to close the road between two of them: {told}. "
        "What does it cost at least to cut S off from T?",
        lambda: int(nx.minimum_cut_value(graph, "S", "T")),
        kind="number",
        because="Four walls are possible: round S, round T, round S and A, round S and B. Take the cheapest.",
    )


UNIT = Unit(
    number=7,
    name="walls",
    title="Walls",
    age=13,
    minutes=45,
    concept="minimum cut",
    game="Washi Cat",
    hook="A cat with three exits. How few bricks keep it from getting home?",
    exercises=(_on_paper, _in_the_yard, _roads),
    board=board,
    paper=map_on_paper,
    guide=Guide(
        plan=[
            (5, "A play: a grid on the floor, one pupil is the cat, others are bricks. How few are enough?"),
            (10, "Two cases, judged by hand. What would convince somebody who does not believe you?"),
            (10, "The idea cell: a search and its dots. Your turn 1: when is a cat shut in?"),
            (10, "Open paper, then the yard: build, and guess the fewest bricks. The computer tries all pairs."),
            (5, "Why no fewer: two paths that share no space. Put the cat elsewhere. Your turn 2."),
            (5, "Exercises with a seed for each pupil, then the exit ticket."),
        ],
        say=[
            "To be right is one thing, to prove it is another. We look for proofs that anybody can check.",
            "One side shows a wall. The other shows as many paths that share no space. Then both stop.",
        ],
        ask=[
            "What proves that the cat is free? What proves that it is not?",
            "Could a wall with gaps still work?",
            "If there are three paths that share no space, what do you know about every wall?",
        ],
        support="Lay the wall on squared paper with coins, and let a partner walk the cat with a pencil.",
        extension="Draw a board on which three paths share no space, though two bricks seem enough.",
        ticket=(
            "A cat stands in a corner of open paper, far from home. How few bricks, and which paths prove it?",
            "2 bricks, on its two neighbours; one path begins with each of them",
        ),
        open_answers={
            "Which single space of the yard would you close if you were allowed only one?": "One of the two "
            "gates. Then every way home leads through the other gate, and one more brick is enough.",
            "Where else does somebody look for the cheapest cut?": "Who protects a network: the fewest "
            "cables whose loss splits a country. And who plans pipes: no more water gets through than the cut.",
        },
    ),
)

exercises = UNIT.sheet
