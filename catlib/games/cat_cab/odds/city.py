"""Distances, paths home and reachable cells: question D10."""

from collections import Counter
from fractions import Fraction
from typing import Any, NamedTuple

from catlib.chance import Pmf, graphs
from catlib.game import Game

from .. import phases
from ..paths import Journey, streets
from .usual import usual

Cell = tuple[int, int]
OUT = "out"


def _city(game: Game | None) -> tuple[Any, Any]:
    game = game or usual()
    return game.house.board, game.house.board.streets(game.house.diagonal)


def _need(city: Any, cell: Cell) -> None:
    if cell not in city:
        raise ValueError(f"cell {cell} is not an open cell of this city; cells are (column, row), counted from 1")


def distance_distribution(game: Game | None = None) -> Pmf:
    """The distance between two cells that are rolled independently (D10; rule 5).

    >>> distance_distribution().mean
    Fraction(329, 72)
    """
    _, city = _city(game)
    return Pmf.from_counts(Counter(far for row in graphs.all_pairs(city).values() for far in row.values()))


def mean_distance_formula() -> Any:
    """The mean of `distance_distribution` on an open grid of m columns and n rows, as a sympy expression (D10).

    On a line of n cells it is Σ 2d(n − d)/n² = (n² − 1)/(3n), and columns and rows add up.

    >>> mean_distance_formula().subs({"m": 6, "n": 8})
    329/72
    """
    import sympy

    d, m, n = sympy.symbols("d m n")

    def line(cells: Any) -> Any:
        return sympy.summation(2 * d * (cells - d) / cells**2, (d, 1, cells - 1))

    return sympy.factor(line(m)) + sympy.factor(line(n))


def reachable_cells(
    cell: Cell, ones: int, twos: int, *, opened: bool = False, game: Game | None = None
) -> frozenset[Any]:
    """Return where a cab can end with some movements of one space and of two, as cells and "out" (D10; rules 24 and
    25).

    Without diagonals all of them have the colour, as on a chess board, that the total of the movement dictates.

    >>> sorted(reachable_cells((1, 1), 1, 1))
    [(1, 2), (1, 4), (2, 1), (2, 3), (3, 2), (4, 1)]
    """
    game = game or usual()
    board, city = _city(game)
    _need(city, cell)
    cells = board.cells()
    journey = Journey(cells.index(cell), ones, twos, 0, phases.NOBODY, opened, moved=True)
    ends = streets(game).ends(journey)
    found = {place for i, place in enumerate(cells) if ends >> i & 1}
    return frozenset(found | ({OUT} if ends >> game.setup.out & 1 else set()))


class PathsHome(NamedTuple):
    """All shortest paths from a cell to the cell at the start gate, and how many of them meet each special cell."""

    paths: tuple[tuple[Cell, ...], ...]
    number: int
    meets: dict[Cell, Fraction]


def paths_home(cell: Cell, game: Game | None = None) -> PathsHome:
    """Every shortest path back, as lists of cells, with the share of paths over each special cell (D10; gap 0.5).

    >>> home = paths_home((3, 4))
    >>> home.number, home.paths[0]
    (10, ((3, 4), (2, 4), (1, 4), (1, 3), (1, 2), (1, 1)))
    >>> paths_home((4, 6)).meets[4, 5]
    Fraction(5, 8)
    """
    board, city = _city(game)
    _need(city, cell)
    paths = graphs.shortest_paths(city, cell, _entry(game))
    special = [*board.nibbles, *board.patrol]
    meets = {c: Fraction(sum(c in path[1:] for path in paths), len(paths)) for c in special}
    return PathsHome(tuple(paths), len(paths), {c: share for c, share in meets.items() if share})


def _entry(game: Game | None) -> Cell:
    house = (game or usual()).house
    return house.board.gates[house.entry_gate].cell


def paths_home_formula() -> Any:
    """Return how many shortest paths lead over x columns and y rows of open cells, as a sympy expression (D10).

    >>> paths_home_formula().subs({"x": 5, "y": 7})
    792
    """
    import sympy

    x, y = sympy.symbols("x y")
    return sympy.binomial(x + y, x)


def retreat_ends(cell: Cell, steps: int, game: Game | None = None) -> dict[Cell, int]:
    """Return where a driver can be pushed back to, and in how many ways (D10; rule 23, gap 0.5).

    The gate itself lies beyond the entry.

    >>> retreat_ends((3, 4), 2)
    {(1, 4): 1, (2, 3): 2, (3, 2): 1}
    """
    _, city = _city(game)
    _need(city, cell)
    found = graphs.retreats(city, cell, _entry(game), steps)
    return {end: len(paths) for end, paths in found.items()}
