"""The unit on minimum cuts: what a search reaches is a proof, the cheapest wall, and why no wall is cheaper."""

import functools
import random
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import networkx as nx

from catlib.game import Game
from catlib.games.washi_cat.boards import cell_name, cell_number
from catlib.games.washi_cat.odds import Trap, Wall, cheapest_wall, empty_graph, home_cells, trap
from catwidgets.lessons.washi_cat import yards
from catwidgets.page import table_html
from catwidgets.teach import (
    Answer,
    Broken,
    Click,
    Drawn,
    Exhibit,
    Own,
    Picture,
    Places,
    Steered,
    Unit,
    by_reader,
    drawing,
    explored,
    friendly,
    saying,
    sentences,
    together,
)

say = saying(__name__)
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
    boards = {"yard": yards.yard, "paper": yards.paper}
    if name not in boards:
        raise ValueError(f"board={name!r}: there are {', '.join(boards)}")
    return boards[name]()


def home() -> set[str]:
    """The spaces of row 1.

    >>> sorted(home())
    ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1']
    """
    return {cell_name(cell) for cell in home_cells(yards.yard(), 0)}


def _reached(own: Own, board: str = "yard", start: str = CAT, wall: Iterable[str] = ()) -> set[str]:
    """Return what a reader's search reaches; raise Broken unless these are spaces, the start among them."""
    found = own.giving(say("spaces-reached"), _are_names, neighbours(board), start, sorted(wall))
    strange = sorted(set(found) - set(_neighbours(board)))
    if strange or start not in found:
        unmet = say("start-unmet", name=own.name, start=start)
        raise Broken(say("no-space", place=repr(strange[0])) if strange else unmet)
    return set(found)


def _are_names(found: Any) -> bool:
    return isinstance(found, set | frozenset | list | tuple) and all(isinstance(n, str) for n in found)


def _told(reached: set[str]) -> str:
    """Return how much is reached, and what of row 1."""
    at_home = sorted(reached & home())
    return say("reaches", n=len(reached), home=len(at_home), which=together(at_home, "comma"))


# A cat to stop


class Chase(NamedTuple):
    """Empty paper with a cat on its way to row 1, and the spaces that are closed."""

    cat: str = "d6"
    closed: frozenset[str] = frozenset()

    @property
    def way(self) -> list[str]:
        """A shortest way home, the cat's own space first; nothing if there is none."""
        graph = nx.restricted_view(nx.DiGraph(_neighbours("paper")), self.closed, [])
        ways = nx.single_source_shortest_path(graph, self.cat)
        return next((way for there, way in ways.items() if there in home()), [])

    def click(self, id: str) -> "Chase":
        """Close a space, and let the cat take a step."""
        if len(self.way) < 2:
            return self
        after = self._replace(closed=self.closed | {cell_name(int(id.removeprefix("cell:")))})
        return after._replace(cat=after.way[1]) if after.way else after


def chase() -> Steered:
    """Empty paper, on which each click closes a space, and then the cat takes a step home."""
    again = {say("again"): (say("again-tip"), lambda _: Chase())}
    return Steered(_chased, say("chase-task"), Chase(), Chase.click, again)


def _chased(at: Chase) -> Picture:
    game, closed = yards.paper(), set(map(cell_number, at.closed))
    names = {*_neighbours("paper")} - at.closed - {at.cat} if len(at.way) > 1 else set()
    drawn, free = [yards.bricks(game, closed)], set(map(cell_number, names))
    says = dict.fromkeys(closed, say("closed"))
    scene = yards.scene(game, say("chase"), _bare(game, at.cat), drawn, says, free)
    how = "so-far" if len(at.way) > 1 else "home" if at.way else "shut-in"
    return Picture(scene, say(f"chase-{how}", cat=at.cat, n=len(at.closed)))


# Trapped or not


class Case(NamedTuple):
    """A position to judge: its board, the spaces of the red cat and the blue one, and the blue wall."""

    board: str
    red: str
    blue: str
    wall: str

    @property
    def state(self) -> Any:
        """The position."""
        return yards.position(_board(self.board), self.red, self.blue, blue_line=self.wall)


CASES = {
    "A long wall": Case("paper", "d5", "f3", "a3 b3 c3 d3 e3 f3"),
    "A short wall": Case("yard", "g5", "e4", "c4 c5 d5 e5 e4"),
}


def case(title: str) -> Exhibit:
    """A position in which the red cat wants to go home."""
    if title not in CASES:
        raise ValueError(f"case={title!r}: there are {', '.join(CASES)}")
    one = CASES[title]
    return Exhibit(Picture(yards.scene(_board(one.board), _said(title), one.state), say("wants-home", cat=one.red)))


def _said(title: str) -> str:
    return say(title.lower().replace(" ", "-"))


@by_reader(lambda: say("cases-task"), _reached, position=lambda: [_said(title) for title in CASES])
def cases(own: Own, position: str) -> Picture:
    """The same positions, with a dot on each space that the reader's search reaches."""
    one = next(one for title, one in CASES.items() if _said(title) == position)
    game, reached = _board(one.board), _reached(own, one.board, one.red, one.wall.split())
    numbers = [cell_number(name) for name in reached]
    scene = yards.scene(game, position, one.state, [yards.dots(game, numbers)], dict.fromkeys(numbers, say("reached")))
    return Picture(scene, sentences(_told(reached), say("verdict", free=bool(reached & home()))))


def _trap(title: str) -> Trap:
    return trap(_board(CASES[title].board), CASES[title].state, 0)


def _verdict(title: str) -> str:
    return "trapped" if _trap(title).cut_off else "free"


# The cheapest wall


def wall_at(board: str, head: str) -> Wall | None:
    """The cheapest wall between a cat on a space and row 1, nothing being drawn yet; None if it is at home."""
    return cheapest_wall(_board(board), _bare(_board(board), head), 0)


def _bare(game: Game, head: str) -> Any:
    """A cat that stands somewhere, with no line but on its space, and no opponent."""
    state = yards.position(game, head, "a6" if head != "a6" else "b6")
    rows = len(state.line) // 4
    state.line[2 * rows : 4 * rows] = [0] * (2 * rows)
    state.head[2] = -1
    return state


def _size(board: str, head: str) -> int:
    wall = wall_at(board, head)
    return len(wall.cells) if wall is not None else 0


@friendly
def build(reach: Reach) -> Steered:
    """The yard with shrines: a click closes a space, and the reader's search says whether the cat still gets home."""
    own = Own(reach)
    _reached(own)
    task, buttons = say("build-task", cat=CAT), {say("open-all"): (say("open-all-tip"), lambda wall: frozenset[int]())}
    return Steered(functools.partial(_built, own), task, frozenset[int](), _closed, buttons)


def _closed(wall: frozenset[int], id: str) -> frozenset[int]:
    if _open(id) == CAT:
        raise ValueError(say("cat-stands", cat=CAT))
    return wall ^ {cell_number(_open(id))}


def _built(own: Own, wall: frozenset[int]) -> Picture:
    reached = _reached(own, "yard", CAT, map(cell_name, wall))
    numbers = {cell_number(name) for name in reached}
    free = {cell_number(name) for name in _neighbours("yard")} - {cell_number(CAT)}
    drawn = [yards.dots(yards.yard(), numbers - wall), yards.bricks(yards.yard(), wall)]
    says = dict.fromkeys(numbers, say("reached")) | dict.fromkeys(wall, say("closed"))
    scene = yards.scene(yards.yard(), say("build"), _bare(yards.yard(), CAT), drawn, says, legal=free)
    closed = say("closed-so-far", n=len(wall), which=yards.cell_names(wall))
    out = "" if reached & home() else say("chase-shut-in", n=len(wall))
    return Picture(scene, sentences(closed, _told(reached), out))


def _open(id: str) -> str:
    """Return the space of a target; raise ValueError for a shrine."""
    name = cell_name(int(id.removeprefix("cell:")))
    if name not in _neighbours("yard"):
        raise ValueError(say("shrine", place=name))
    return name


@explored(lambda: say("anywhere-task"), head=Click(_open, CAT))
def anywhere(head: str) -> Picture:
    """The yard: a click puts the cat somewhere, and the cheapest wall and as many paths apart are drawn."""
    state, wall = _bare(yards.yard(), head), wall_at("yard", head)
    legal = [cell_number(name) for name in _neighbours("yard")]
    if wall is None:
        scene = yards.scene(yards.yard(), say("walls-and-paths"), state, legal=legal)
        return Picture(scene, say("at-home", start=head))
    n, says = len(wall.cells), {c: say("path", k=k + 1) for k, path in enumerate(wall.paths) for c in path[1:]}
    says |= {cell: say("of-the-wall", path=says.get(cell, False)) for cell in wall.cells}
    drawn = [yards.bricks(yards.yard(), wall.cells), yards.path_lines(yards.yard(), wall.paths)]
    scene = yards.scene(yards.yard(), say("walls-and-paths"), state, drawn, says, legal=legal)
    sentence = say("cheapest", start=head, n=n, which=yards.cell_names(wall.cells))
    rows = [(say("path", k=k), " ".join(map(cell_name, path))) for k, path in enumerate(wall.paths, 1)]
    return Picture(scene, sentence, table_html(say("paths"), (say("a-path"), say("spaces")), rows))


def paths(head: str = CAT) -> list[list[str]]:
    """As many paths home as can be, which share no space but the first.

    >>> len(paths())
    2
    """
    wall = wall_at("yard", head)
    return [list(map(cell_name, path)) for path in wall.paths] if wall else []


def above_home() -> list[str]:
    """The spaces of the yard above row 1, by name."""
    return [name for name in _neighbours("yard") if name not in home()]


def sizes() -> dict[str, int]:
    """Return how many bricks the cheapest wall has, for each space of the yard above row 1.

    >>> sizes()["e6"]
    2
    """
    return {name: _size("yard", name) for name in above_home()}


# Questions


def what_proves_it() -> str:
    return "path_or_wall" if all(bool(found.paths) != found.cut_off for found in map(_trap, CASES)) else "try_all"


def why_no_fewer() -> str:
    wall = wall_at("yard", CAT)
    assert wall is not None
    inner = [set(path[1:]) for path in wall.paths]
    apart = all(not a & b for k, a in enumerate(inner) for b in inner[:k])
    return "disjoint" if apart and len(inner) == len(wall.cells) else "many"


# Exercises

ROADS = ("SA", "SB", "AB", "AT", "BT")


def _roads(rng: random.Random) -> Drawn:
    costs = {road: rng.randint(1, 9) for road in ROADS}
    told = together([f"{road[0]}–{road[1]} {cost}" for road, cost in costs.items()], "comma")
    graph = nx.Graph((road[0], road[1], {"capacity": cost}) for road, cost in costs.items())
    at_s, at_t = costs["SA"] + costs["SB"], costs["AT"] + costs["BT"]
    return Drawn(lambda: int(nx.minimum_cut_value(graph, "S", "T")), told=told, at_s=at_s, at_t=at_t)


exercises = Unit(
    __name__,
    {
        "walls: long wall": lambda: _verdict("A long wall"),
        "walls: short wall": lambda: _verdict("A short wall"),
        "walls: what proves it": what_proves_it,
        "walls: shut in": Answer(
            lambda reached, home: reached.isdisjoint(home),
            cases=(
                ({"e6", "d6"}, {"a1", "b1"}),
                ({"e6", "b1"}, {"a1", "b1"}),
                ({"a1"}, {"a1", "b1"}),
                ({"b2"}, {"a1"}),
            ),
        ),
        "walls: open paper": lambda: _size("paper", "d5"),
        "walls: three exits": lambda: _size("yard", CAT),
        "walls: why no fewer": why_no_fewer,
        "walls: best place": lambda: sum(size > 2 for size in sizes().values()),
    },
    exercises=(
        drawing(
            lambda name: _size("paper", name),
            column=[*"abcdefg"], row=range(2, 7), name=lambda column, row: f"{column}{row}",
        ),
        drawing(
            lambda more: "open" if more else "cheapest",
            paths=range(2, 7), more=(0, 0, 1, 2), bricks=lambda paths, more: paths + more,
        ),
        drawing(
            lambda name: _size("yard", name), name=above_home, shrines=lambda: together(sorted(yards.SHRINES), "comma")
        ),
        drawing(lambda a, b, c, d: min(a, b) + min(c, d), **dict.fromkeys("abcd", range(20, 61))),
        _roads,
    ),
    board=lambda: anywhere.drawn(CAT),
    paper=lambda: Picture(yards.scene(_board("yard"), say("yard")), say("yard-names")),
)
