"""Boards as graphs, each answer compared with a formula or with a slow obvious twin."""

import itertools
from fractions import Fraction
from math import comb

import networkx as nx
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from catlib.chance import graphs

BOARD = graphs.grid(6, 8)
CELLS = st.tuples(st.integers(1, 6), st.integers(1, 8))
QUICK = settings(max_examples=50, derandomize=True, deadline=None)


def all_walks(graph, start, steps):
    """Every walk of that many steps, doubling back allowed."""
    walks = [(start,)]
    for _ in range(steps):
        walks = [(*w, n) for w in walks for n in graph[w[-1]]]
    return walks


@st.composite
def mazes(draw):
    """A 4 × 4 grid with some walls, and two of its cells."""
    whole = sorted(graphs.grid(4, 4).edges)
    walls = draw(st.lists(st.sampled_from(whole), unique=True, max_size=12))
    cell = st.tuples(st.integers(1, 4), st.integers(1, 4))
    return _without(graphs.grid(4, 4), walls), draw(cell), draw(cell)


def _without(graph, walls=(), cells=()):
    graph.remove_edges_from(walls)
    graph.remove_nodes_from(cells)
    return graph


def test_grid_counts():
    """A grid of w × h has wh cells and 2wh − w − h edges, and the two diagonals of every square if asked."""
    assert 48 == len(BOARD)
    assert 2 * 48 - 6 - 8 == BOARD.number_of_edges()
    assert 2 * 48 - 6 - 8 + 2 * 5 * 7 == graphs.grid(6, 8, diagonal=True).number_of_edges()


@pytest.mark.parametrize(("wrong", "says"), [
    (lambda: graphs.grid(0, 8), "a grid of 0 × 8"),
    (lambda: graphs.distances(BOARD, (7, 1)), r"\(7, 1\) is not a cell of this board, which has \(1, 1\), "),
    (lambda: graphs.shortest_paths(BOARD, (1, 1), "gate"), "'gate' is not a cell"),
    (lambda: graphs.shortest_paths(_without(graphs.grid(3, 1), cells=[(2, 1)]), (1, 1), (3, 1)), "there is no way")])
def test_errors_name_the_cell(wrong, says):
    """What does not fit on the board is named in a sentence."""
    with pytest.raises(ValueError, match=says):
        wrong()


@QUICK
@given(CELLS, CELLS)
def test_open_grid(a, b):
    """On an open grid the distance is the taxicab's, and shortest ways are counted by a binomial."""
    across, up = abs(a[0] - b[0]), abs(a[1] - b[1])
    assert across + up == graphs.distances(BOARD, a)[b]
    assert comb(across + up, up) == len(graphs.shortest_paths(BOARD, a, b))


def test_mean_distance():
    """Two random cells of the 6 × 8 grid are 329/72 apart on average: (6² − 1)/(3·6) + (8² − 1)/(3·8)."""
    far = graphs.all_pairs(BOARD)
    assert Fraction(35, 18) + Fraction(63, 24) == Fraction(329, 72)
    assert Fraction(329, 72) == Fraction(sum(sum(row.values()) for row in far.values()), 48 * 48)


@QUICK
@given(mazes())
def test_shortest_paths_twin(maze):
    """All shortest paths are networkx's."""
    graph, a, b = maze
    if not nx.has_path(graph, a, b):
        with pytest.raises(ValueError, match="there is no way"):
            graphs.shortest_paths(graph, a, b)
        return
    ways = sorted(map(tuple, nx.all_shortest_paths(graph, a, b)))
    assert ways == graphs.shortest_paths(graph, a, b)


@QUICK
@given(mazes())
def test_toward_twin(maze):
    """A neighbour is toward the target if the distance through it is one less."""
    graph, _, target = maze
    far = graphs.distances(graph, target)
    twin = {c: sorted(n for n in graph[c] if far[n] < far[c]) for c in graph if c in far}
    assert twin == graphs.toward(graph, target)


@QUICK
@given(mazes(), st.integers(0, 6))
def test_retreats_twin(maze, steps):
    """Retreats are the walks on which every step brings the target one step closer, until it is reached."""
    graph, source, target = maze
    far = graphs.distances(graph, target)
    assume(source in far)
    length = min(steps, far[source])
    twin = sorted(w for w in all_walks(graph, source, length) if far[w[-1]] == far[source] - length)
    found = graphs.retreats(graph, source, target, steps)
    assert twin == sorted(path for paths in found.values() for path in paths)
    assert all(path[-1] == end for end, paths in found.items() for path in paths)


@QUICK
@given(mazes(), st.integers(0, 7))
def test_reachable_twin(maze, steps):
    """All walks of that many steps end in the cells that can be reached by them."""
    graph, start, _ = maze
    assert {w[-1] for w in all_walks(graph, start, steps)} == graphs.reachable(graph, start, steps)


@QUICK
@given(mazes(), st.sets(st.tuples(st.integers(1, 4), st.integers(1, 4)), max_size=4))
def test_vertex_cut_by_trying(maze, fixed):
    """No smaller set of cells parts the two, and the ways share none of the cells that may be closed."""
    graph, a, b = maze
    assume(a != b)
    cut = graphs.vertex_cut(graph, [a], [b], fixed)
    loose = [cell for cell in graph if cell != a and cell not in fixed]
    sizes = range(len(loose) + 1)
    parting = (s for n in sizes for s in itertools.combinations(loose, n) if is_parted(graph, s, a, b))
    first = next(parting, None)
    assert (first is None) == (cut is None)
    if cut is not None:
        assert len(first) == len(cut.cells) == len(cut.paths)
        assert is_parted(graph, cut.cells, a, b)
        assert set(cut.cells) <= set(loose)
        used = [cell for way in cut.paths for cell in way if cell in loose]
        assert len(set(used)) == len(used)
        assert all((a, b) == (way[0], way[-1]) and nx.is_path(graph, way) for way in cut.paths)


def is_parted(graph, cells, a, b):
    left = graph.copy()
    left.remove_nodes_from(cells)
    return b not in left or not nx.has_path(left, a, b)


def test_vertex_cut_of_a_row():
    """Of the cells of a corridor and the one before it the cut is the one nearest to the source."""
    board = _without(graphs.grid(5, 5), cells=[(x, y) for x in (1, 2, 4, 5) for y in (2, 3)])
    cut = graphs.vertex_cut(board, [(1, 4)], [(x, 1) for x in range(1, 6)])
    assert [(3, 4)] == cut.cells
    assert 1 == len(cut.paths)
