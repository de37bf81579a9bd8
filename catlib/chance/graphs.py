"""Boards as networkx graphs: distances, shortest paths, retreats, parity, cuts of edges and of cells."""

from collections.abc import Hashable, Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

Graph: TypeAlias = Any
Cell: TypeAlias = Hashable
Path: TypeAlias = tuple[Any, ...]


def grid(columns: int, rows: int, diagonal: bool = False) -> Graph:
    """A board of cells (column, row), both from 1, as an undirected graph; neighbours share an edge.

    `diagonal` joins cells that touch at a corner, too.

    >>> board = grid(6, 8)
    >>> sorted(board[1, 2])
    [(1, 1), (1, 3), (2, 2)]
    """
    import networkx as nx

    if columns < 1 or rows < 1:
        raise ValueError(f"a grid of {columns} × {rows}: both numbers are 1 or more")
    graph = nx.Graph()
    graph.add_nodes_from((x, y) for x in range(1, columns + 1) for y in range(1, rows + 1))
    steps = [(1, 0), (0, 1), *([(1, 1), (1, -1)] if diagonal else [])]
    graph.add_edges_from(((x, y), (x + dx, y + dy)) for x, y in graph for dx, dy in steps if (x + dx, y + dy) in graph)
    return graph


def distances(graph: Graph, source: Cell) -> dict[Any, int]:
    """The fewest steps from a cell to every cell that can be reached from it.

    >>> distances(grid(3, 1), (1, 1))
    {(1, 1): 0, (2, 1): 1, (3, 1): 2}
    """
    import networkx as nx

    _need(graph, source)
    return dict(nx.single_source_shortest_path_length(graph, source))


def all_pairs(graph: Graph) -> dict[Any, dict[Any, int]]:
    """The fewest steps between any two cells that are joined, as `all_pairs(graph)[a][b]`."""
    import networkx as nx

    return {a: dict(far) for a, far in nx.all_pairs_shortest_path_length(graph)}


def shortest_paths(graph: Graph, source: Cell, target: Cell) -> list[Path]:
    """All paths with the fewest steps, both ends included, in the order of the cells.

    >>> len(shortest_paths(grid(6, 8), (1, 1), (3, 3)))
    6
    """
    import networkx as nx

    _need(graph, source)
    if source not in distances(graph, target):
        raise ValueError(f"there is no way from {source!r} to {target!r}")
    return sorted(map(tuple, nx.all_shortest_paths(graph, source, target)))


def toward(graph: Graph, target: Cell) -> dict[Any, list[Any]]:
    """For every cell that can reach the target, its neighbours one step closer to it, in order.

    >>> toward(grid(2, 2), (1, 1))[2, 2]
    [(1, 2), (2, 1)]
    """
    far = distances(graph, target)
    return {cell: sorted(n for n in graph[cell] if far[n] == far[cell] - 1) for cell in far}


def retreats(graph: Graph, source: Cell, target: Cell, steps: int) -> dict[Any, list[Path]]:
    """Every path of `steps` steps back along a shortest path to the target, by the cell where it ends.

    Whoever gets there earlier stays there. Each path lists its cells from `source` to the end.

    >>> retreats(grid(6, 8), (2, 2), (1, 1), 1)
    {(1, 2): [((2, 2), (1, 2))], (2, 1): [((2, 2), (2, 1))]}
    """
    ends: dict[Any, list[Path]] = {}
    for path in sorted({path[: steps + 1] for path in shortest_paths(graph, source, target)}):
        ends.setdefault(path[-1], []).append(path)
    return dict(sorted(ends.items()))


def reachable(graph: Graph, start: Cell, steps: int) -> set[Any]:
    """Return the cells where one can stand after that many steps, which may turn and double back.

    >>> sorted(reachable(grid(3, 3), (2, 2), 2))
    [(1, 1), (1, 3), (2, 2), (3, 1), (3, 3)]
    """
    _need(graph, start)
    cells = {start}
    for _ in range(steps):
        cells = {n for cell in cells for n in graph[cell]}
    return cells


class VertexCut(NamedTuple):
    """A smallest set of cells that parts two sides, and as many paths that share none of the cells it may take.

    The paths are the proof that no smaller cut exists: each of them needs a cell of its own (Menger 1927).
    """

    cells: list[Any]
    paths: list[Path]


def vertex_cut(
    graph: Graph, sources: Iterable[Cell], targets: Iterable[Cell], fixed: Iterable[Cell] = ()
) -> VertexCut | None:
    """The fewest cells that have to be closed so that no way leads from the sources to the targets, with the proof.

    Sources and `fixed` cells cannot be closed, targets can; None if a way runs over such cells alone. It is a maximum
    flow in which every other cell lets one unit through (Ford and Fulkerson, 1956). Of several smallest sets it is the
    one nearest to the sources.

    >>> cut = vertex_cut(grid(5, 4), [(3, 4)], [(x, 1) for x in range(1, 6)])
    >>> len(cut.cells), len(cut.paths)
    (3, 3)
    >>> vertex_cut(grid(3, 1), [(1, 1)], [(3, 1)], fixed=[(2, 1), (3, 1)]) is None
    True
    """
    import networkx as nx

    sources, targets = list(sources), [cell for cell in targets if cell in graph]
    _need(graph, *sources)
    firm = {*sources, *fixed}
    if any(nx.has_path(graph.subgraph(firm), a, b) for a in sources for b in targets if b in firm):
        return None
    flow = nx.DiGraph()
    flow.add_nodes_from(["source", "target"])
    for cell in graph:
        flow.add_edge((cell, "in"), (cell, "out"), **({} if cell in firm else {"capacity": 1}))
    for a, b in graph.edges:
        flow.add_edge((a, "out"), (b, "in"))
        flow.add_edge((b, "out"), (a, "in"))
    flow.add_edges_from(("source", (cell, "in")) for cell in sources)
    flow.add_edges_from(((cell, "out"), "target") for cell in targets)
    _, flows = nx.maximum_flow(flow, "source", "target")
    _, (_, reached) = nx.minimum_cut(flow.reverse(), "target", "source")  # backwards: the cut nearest to the source
    cells = sorted(cell for cell, side in reached - {"source"} if side == "in" and (cell, "out") not in reached)
    return VertexCut(cells, _flow_paths(flows))


def _flow_paths(flows: dict[Any, dict[Any, int]]) -> list[Path]:
    """The flow taken apart into paths, one unit each, cycles left out."""
    left = {a: {b: n for b, n in out.items() if n} for a, out in flows.items()}
    paths = []
    while left["source"]:
        nodes: list[Any] = ["source"]
        while nodes[-1] != "target":
            here = nodes[-1]
            there = next(iter(left[here]))
            left[here][there] -= 1
            if not left[here][there]:
                del left[here][there]
            nodes = [*nodes[: nodes.index(there)], there] if there in nodes else [*nodes, there]
        paths.append(tuple(cell for cell, side in nodes[1:-1] if side == "in"))
    return sorted(paths)


def _need(graph: Graph, *cells: Cell) -> None:
    for cell in cells:
        if cell not in graph:
            raise ValueError(f"{cell!r} is not a cell of this board, which has {_few(sorted(graph))}")


def _few(cells: Sequence[Any]) -> str:
    if len(cells) <= 4:
        return ", ".join(map(repr, cells)) or "none"
    return f"{', '.join(map(repr, cells[:3]))} … {cells[-1]!r}"
