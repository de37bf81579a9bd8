"""The board as a graph: what a cat can reach, and its shortest trips, walking and jumping."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from catlib import graphs
from catlib.game import Game

from ..boards import CELLS, COLUMNS, ROWS
from ..phases import CARRYING, DELIVERED, EMPTY, edge_row, fish_side, free_fish, has_line
from ..setup import BLANK, board_of
from .masks import cells_of, flood, mask_of, masks, own_mask, room, spread, walk

__all__ = [
    "LoneCat",
    "Trip",
    "board_graph",
    "empty_graph",
    "fish_cells",
    "home_cells",
    "lone_cat",
    "quickest_trip",
    "reach",
    "turn_ends",
    "walking_trip",
    "walking_trips",
    "walks",
    "walks_depend_on_lines",
]

MOST_STATES = 100_000


# Graphs; a cell is its number, row * 26 + column, as everywhere in the rules


def empty_graph(game: Game) -> Any:
    """The board without drawings as a networkx graph: no shrines, and no edge through a wall.

    >>> import catlib
    >>> graph = empty_graph(catlib.load("washi_cat", board="tiny"))
    >>> graph.number_of_nodes(), graph.number_of_edges()
    (20, 29)
    """
    setup, board = game.setup, board_of(game.setup)
    graph = graphs.grid(setup.columns, setup.rows)
    graph.remove_edges_from(tuple(_place(name) for name in wall) for wall in board.closed())
    graph.remove_nodes_from(map(_place, board.shrines))
    return _numbered(graph)


def _place(name: str) -> tuple[int, int]:
    """A cell by name as column and row from 1."""
    return ord(name[0]) - ord("a") + 1, int(name[1:])


def _numbered(graph: Any) -> Any:
    import networkx as nx

    return nx.relabel_nodes(graph, {(x, y): (y - 1) * COLUMNS + x - 1 for x, y in graph})


def board_graph(game: Game, state: Any, seat: int, fish: Iterable[int] = ()) -> Any:
    """Where a player's cats may walk now: no line of the opponent and no free fish but those given.

    A cat may stand on a cell that is not in the graph, where an opponent's amazing jump crossed it.
    """
    graph, keep = empty_graph(game), set(fish)
    for row in range(game.setup.rows):
        for column in range(game.setup.columns):
            cell = row * COLUMNS + column
            if cell in graph and cell not in keep and _is_closed(game.setup, state, seat, cell):
                graph.remove_node(cell)
    return graph


def _is_closed(setup: Any, state: Any, seat: int, cell: int) -> bool:
    return bool(has_line(state, 1 - seat, cell)) or fish_side(setup, state, cell) >= 0


def home_cells(game: Game, seat: int) -> list[int]:
    """The cells of a player's starting row, shrines left out."""
    row = edge_row(game.setup, seat)
    return [row * COLUMNS + c for c in range(game.setup.columns) if game.setup.open[row] >> c & 1]


def fish_cells(game: Game, state: Any, seat: int) -> list[int]:
    """The free fish that a player's cats may still fetch: those of the far side without an opponent's line."""
    far, fish = edge_row(game.setup, 1 - seat), free_fish(state, 1 - seat)
    cells = [far * COLUMNS + column for column in range(game.setup.columns) if fish >> column & 1]
    return [cell for cell in cells if not has_line(state, 1 - seat, cell)]


def reach(game: Game, state: Any, cat: int) -> set[int]:
    """Where a cat can walk to as things are, fish that it may take included as ends; own lines count as open."""
    board = masks(game.setup)
    come = flood(board, 1 << state.head[cat], room(game.setup, state, cat // 2))
    if state.carry[cat] == EMPTY:
        come |= spread(board, come) & mask_of(fish_cells(game, state, cat // 2))
    return set(cells_of(come))


# Trips of one cat while nobody else moves


class Trip(NamedTuple):
    """A path of one cat to a fish, if it has none, and home: turns, the cells it comes to, jumps, and how sure.

    `mark` is "exact", or "bound" for a path that was not proved to be the quickest.
    """

    turns: int
    cells: tuple[int, ...]
    jumps: int
    fish: int  # the cell of the fish, or -1 for a cat that has one
    mark: str


def walks_depend_on_lines(setup: Any) -> bool:
    """Whether own lines stop steps: all of them, or those out of a building (gaps 2.4 and 2.18)."""
    return bool(setup.own_line_blocks or any(setup.exits))


def walking_trip(game: Game, state: Any, cat: int) -> Trip | None:
    """The fewest steps of a cat without jumps and specials; None if there is no such path.

    Two searches breadth first that meet in the fish: as own lines may be entered, what was drawn does not matter.
    """
    return min(walking_trips(game, state, cat), key=lambda trip: trip.turns, default=None)


def walking_trips(game: Game, state: Any, cat: int) -> list[Trip]:
    """For every fish a cat can fetch, its shortest walk there and home; for a cat with a fish its walk home.

    Raise ValueError where a walk depends on what is drawn: under `own_line_blocks`, and on a board with buildings that
    are left into empty spaces alone.
    """
    return walks(game, state, cat, room(game.setup, state, cat // 2))


def walks(game: Game, state: Any, cat: int, space: int) -> list[Trip]:
    """The same within a space, a mask of cells."""
    if walks_depend_on_lines(game.setup):
        rule = "own_line_blocks" if game.setup.own_line_blocks else "leaving"
        raise ValueError(f"{rule}: walks are not measured by distance then; see quickest_trip")
    board, head = masks(game.setup), state.head[cat]
    home = mask_of(home_cells(game, cat // 2))
    if state.carry[cat] == DELIVERED:
        return [Trip(0, (head,), 0, -1, "exact")]
    if state.carry[cat] == CARRYING:
        back = walk(board, head, home, space)
        return [Trip(len(back) - 1, tuple(back), 0, -1, "exact")] if back else []
    found = []
    for fish in fish_cells(game, state, cat // 2):
        out = walk(board, head, 1 << fish, space | 1 << fish)
        back = walk(board, fish, home, space | 1 << fish)
        if out and back:
            found.append(Trip(len(out) + len(back) - 2, (*out, *back[1:]), 0, fish, "exact"))
    return found


def quickest_trip(game: Game, state: Any, cat: int, jumps: bool = True, most: int = MOST_STATES) -> Trip | None:
    """The fewest turns of one cat to a fish and home, if nobody else moves and no special is used.

    A best-first search over (where the cat is, spaces with an own line, fish or not). Its
    guess of what is left is never too much: before the fish every turn ends beside a space with an own line, so the
    lines come one step nearer at most. Where more than `most` positions would be looked at, the shortest walk is
    returned with the mark "bound". None if there is no path.

    >>> import catlib
    >>> game = catlib.load("washi_cat", board="tiny", drawing="board")
    >>> trip = quickest_trip(game, game.initial_state(), 0)
    >>> trip.turns, trip.jumps, walking_trip(game, game.initial_state(), 0).turns
    (7, 1, 9)
    """
    depends = walks_depend_on_lines(game.setup)
    walk = None if depends else walking_trip(game, state, cat)
    if not depends and (walk is None or walk.turns == 0 or not jumps):
        return walk
    if state.carry[cat] == DELIVERED:
        return Trip(0, (state.head[cat],), 0, -1, "exact")
    lone = lone_cat(game, state, cat, jumps)
    own = own_mask(state, cat // 2)
    return _best_first(lone, _Node(state.head[cat], own, state.carry[cat] != EMPTY), walk, most)


class _Node(NamedTuple):
    """Where the cat is, the spaces with a line of its player, and whether it has a fish."""

    cell: int
    own: int
    carries: bool


class LoneCat(NamedTuple):
    """What does not change while one cat moves alone; sets of cells are masks."""

    near: tuple[int, ...]
    opponent: int
    mate: int  # what the other cat of the player has drawn
    fish: int  # that the cat may take
    closed: int  # all free fish
    home: int
    sewers: int
    to_fish: dict[int, int]  # steps to the nearest fish, through anything the opponent has not closed
    own_line_blocks: bool
    exits: tuple[int, ...]
    own_tail: bool
    blank: bool  # a jump lands on blank spaces only
    jumps: bool


def lone_cat(game: Game, state: Any, cat: int, jumps: bool) -> LoneCat:
    """What a cat meets with while nobody else moves."""
    setup, seat = game.setup, cat // 2
    mate = cat + 1 - 2 * (cat % 2)
    lines = state.line[mate * ROWS : (mate + 1) * ROWS]
    return LoneCat(
        near=setup.near,
        opponent=own_mask(state, 1 - seat),
        mate=sum(bits << COLUMNS * row for row, bits in enumerate(lines)),
        fish=mask_of(fish_cells(game, state, seat)),
        closed=free_fish(state, 0) | free_fish(state, 1) << COLUMNS * (setup.rows - 1),
        home=mask_of(home_cells(game, seat)),
        sewers=mask_of(cell for cell in range(CELLS) if setup.pair[cell] >= 0),
        to_fish=_to_fish(game, state, seat),
        own_line_blocks=bool(setup.own_line_blocks),
        exits=setup.exits,
        own_tail=bool(setup.own_tail),
        blank=setup.landing == BLANK,
        jumps=jumps and not setup.jump_is_special,
    )


def _to_fish(game: Game, state: Any, seat: int) -> dict[int, int]:
    """Steps from any cell to the nearest fish, all fish open."""
    import networkx as nx

    fish = fish_cells(game, state, seat)
    graph = board_graph(game, state, seat, fish)
    return dict(nx.multi_source_dijkstra_path_length(graph, fish, weight=None)) if fish else {}


def _best_first(lone: LoneCat, start: _Node, walk: Trip | None, most: int) -> Trip | None:
    longest = walk.turns if walk else 1 << 29
    near = min((lone.to_fish.get(cell, CELLS) for cell in cells_of(start.own)), default=CELLS)
    queue = [(0, 0, start, near)]
    turns: dict[_Node, int] = {start: 0}
    came: dict[_Node, tuple[_Node, bool]] = {}
    while queue:
        _, minus, here, near = heapq.heappop(queue)
        if here.carries and lone.home >> here.cell & 1 and here in came:
            return _trip(came, here)
        if turns[here] < -minus:
            continue
        if len(turns) > most:
            return walk and walk._replace(mark="bound")
        for there, jumped in turn_ends(lone, here.cell, here.own, lone.mate, here.carries):
            bit = 1 << there
            new = _Node(there, here.own | bit, here.carries or bool(lone.fish & bit))
            if 1 - minus < turns.get(new, 1 << 30):
                nearer = min(near, lone.to_fish.get(there, CELLS))
                guess = 1 - minus + _left(lone, new, nearer)
                if guess <= longest:
                    turns[new], came[new] = 1 - minus, (here, jumped)
                    heapq.heappush(queue, (guess, minus - 1, new, nearer))
    return walk


def turn_ends(lone: LoneCat, cell: int, own: int, mate: int, carries: bool) -> Iterator[tuple[int, bool]]:
    """Where a turn of a cat can end, and whether by a jump; rules 9 to 13, 17 and 18.

    `own` are the spaces with a line of its player, `mate` those of its player's other cat.
    """
    shut = lone.closed & ~own & ~(0 if carries else lone.fish)
    for side in range(4):
        there = lone.near[4 * cell + side]
        if there < 0:
            continue
        lines = own | lone.opponent
        stops = lone.own_line_blocks or lone.exits[cell] >> side & 1
        if not ((lone.opponent | shut) >> there & 1 or (own >> there & 1 and stops)):
            yield there, False
        if lone.jumps and lines >> there & 1:
            over = own if lone.own_tail else mate
            while there >= 0 and over >> there & 1 and not lone.opponent >> there & 1:
                there = lone.near[4 * there + side]
            barred = lines | shut | (lone.sewers | lone.closed & ~own if lone.blank else 0)
            if there >= 0 and not barred >> there & 1:
                yield there, True


def _left(lone: LoneCat, at: _Node, near: int) -> int:
    """No more turns than are left, where the lines come so near to a fish."""
    if at.carries:
        return 0 if lone.home >> at.cell & 1 else 1
    if at.cell not in lone.to_fish:
        return 1
    return 1 + near


def _trip(came: dict[_Node, tuple[_Node, bool]], here: _Node) -> Trip:
    cells, jumps, fish = [here.cell], 0, -1
    while here in came:
        before, jumped = came[here]
        jumps += jumped
        if here.carries and not before.carries:
            fish = here.cell
        here = before
        cells.append(here.cell)
    return Trip(len(cells) - 1, tuple(reversed(cells)), jumps, fish, "exact")
