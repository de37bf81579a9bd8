"""The board as a graph: what a cat can reach, its shortest trips walking and jumping, and who leads the race."""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from catlib import graphs
from catlib.game import Game

from .. import rules as r
from ..boards import CELLS, COLUMNS
from ..setup import board_of
from .masks import cells_of, flood, mask_of, masks, room, spread, walk

__all__ = [
    "Race",
    "Trip",
    "board_graph",
    "empty_graph",
    "fish_cells",
    "home_cells",
    "quickest_trip",
    "race",
    "reach",
    "walking_trip",
    "walking_trips",
]

MOST_STATES = 50_000


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
    return bool(r.has_line(state, 1 - seat, cell)) or r.fish_side(setup, state, cell) >= 0


def home_cells(game: Game, seat: int) -> list[int]:
    """The cells of a player's starting row, shrines left out."""
    row = r.edge_row(game.setup, seat)
    return [row * COLUMNS + c for c in range(game.setup.columns) if game.setup.open[row] >> c & 1]


def fish_cells(game: Game, state: Any, seat: int) -> list[int]:
    """The free fish that a player's cats may still fetch: those of the far side without an opponent's line."""
    far, fish = r.edge_row(game.setup, 1 - seat), r.free_fish(state, 1 - seat)
    cells = [far * COLUMNS + column for column in range(game.setup.columns) if fish >> column & 1]
    return [cell for cell in cells if not r.has_line(state, 1 - seat, cell)]


def reach(game: Game, state: Any, cat: int) -> set[int]:
    """Where a cat can walk to as things are, fish that it may take included as ends."""
    board = masks(game.setup)
    come = flood(board, 1 << state.head[cat], room(game.setup, state, cat // 2))
    if state.carry[cat] == r.EMPTY:
        come |= spread(board, come) & mask_of(fish_cells(game, state, cat // 2))
    return set(cells_of(come))


# Trips of one cat while nobody else moves


class Trip(NamedTuple):
    """A way of one cat to a fish, if it has none, and home: turns, the cells it comes to, jumps, and how sure.

    `mark` is "exact", or "bound" for a way that was not proved to be the quickest.
    """

    turns: int
    cells: tuple[int, ...]
    jumps: int
    fish: int  # the cell of the fish, or -1 for a cat that has one
    mark: str


def walking_trip(game: Game, state: Any, cat: int) -> Trip | None:
    """The fewest steps of a cat without jumps and specials; None if there is no such way.

    Two searches breadth first that meet in the fish: as own lines may be entered, what was drawn does not matter.
    """
    return min(walking_trips(game, state, cat), key=lambda trip: trip.turns, default=None)


def walking_trips(game: Game, state: Any, cat: int) -> list[Trip]:
    """For every fish a cat can fetch, its shortest walk there and home; for a cat with a fish its walk home.

    Raise ValueError under `own_line_blocks`, where a walk depends on what is drawn.
    """
    return _walks(game, state, cat, room(game.setup, state, cat // 2), "exact")


def _walks(game: Game, state: Any, cat: int, space: int, mark: str) -> list[Trip]:
    if game.setup.own_line_blocks:
        raise ValueError("own_line_blocks: walks are not measured by distance then; see quickest_trip")
    board, head = masks(game.setup), state.head[cat]
    home = mask_of(home_cells(game, cat // 2))
    if state.carry[cat] == r.DELIVERED:
        return [Trip(0, (head,), 0, -1, mark)]
    if state.carry[cat] == r.CARRYING:
        back = walk(board, head, home, space)
        return [Trip(len(back) - 1, tuple(back), 0, -1, mark)] if back else []
    found = []
    for fish in fish_cells(game, state, cat // 2):
        out = walk(board, head, 1 << fish, space | 1 << fish)
        back = walk(board, fish, home, space | 1 << fish)
        if out and back:
            found.append(Trip(len(out) + len(back) - 2, (*out, *back[1:]), 0, fish, mark))
    return found


class _Search(NamedTuple):
    """What does not change while one cat moves alone."""

    game: Game
    cat: int
    to_fish: dict[int, int]  # steps to the nearest fish, through anything the opponent has not closed
    jumps: bool


def quickest_trip(game: Game, state: Any, cat: int, jumps: bool = True, most: int = MOST_STATES) -> Trip | None:
    """The fewest turns of one cat to a fish and home, if nobody else moves and no special is used.

    A best-first search over (where the cat is, spaces with an own line, fish or not) by the game's own rules. Its
    guess of what is left is never too much: before the fish every turn ends beside a space with an own line, so the
    lines come one step nearer at most. Where more than `most` positions would be looked at, the shortest walk is
    returned with the mark "bound". None if there is no way.

    >>> import catlib
    >>> game = catlib.load("washi_cat", board="tiny", drawing="board")
    >>> trip = quickest_trip(game, game.initial_state(), 0)
    >>> trip.turns, trip.jumps, walking_trip(game, game.initial_state(), 0).turns
    (7, 1, 9)
    """
    walk = None if game.setup.own_line_blocks else walking_trip(game, state, cat)
    if not game.setup.own_line_blocks and (walk is None or walk.turns == 0 or not jumps):
        return walk
    return _best_first(_Search(game, cat, _to_fish(game, state, cat // 2), jumps), _alone(state, cat), walk, most)


def _alone(state: Any, cat: int) -> Any:
    """The position with this cat's player to move and no specials."""
    alone = state.copy()
    alone.player, alone.phase, alone.passed, alone.turn = cat // 2, r.TURN, 0, 0
    alone.specials = [0, 0]
    return alone


def _to_fish(game: Game, state: Any, seat: int) -> dict[int, int]:
    """Steps from any cell to the nearest fish, all fish open."""
    import networkx as nx

    fish = fish_cells(game, state, seat)
    graph = board_graph(game, state, seat, fish)
    return dict(nx.multi_source_dijkstra_path_length(graph, fish, weight=None)) if fish else {}


def _best_first(search: _Search, state: Any, walk: Trip | None, most: int) -> Trip | None:
    first = _key(state, search.cat)
    queue: list[tuple[int, int, int]] = [(0, 0, 0)]
    positions, keys, turns = [state], [first], {first: 0}
    came: dict[Any, Any] = {}
    while queue:
        _, done, i = heapq.heappop(queue)
        here, key = positions[i], keys[i]
        if here.carry[search.cat] == r.DELIVERED:
            return _trip(came, key, search.cat)
        if turns[key] < -done:
            continue
        for child, jumped in _moves(search, here):
            new = _key(child, search.cat)
            if 1 - done < turns.get(new, 1 << 30):
                guess = 1 - done + _left(search, child)
                if guess > (walk.turns if walk else 1 << 29):
                    continue
                turns[new], came[new] = 1 - done, (key, jumped)
                heapq.heappush(queue, (guess, done - 1, len(positions)))
                positions.append(child)
                keys.append(new)
        if len(positions) > most:
            return walk and walk._replace(mark="bound")
    return walk


def _key(state: Any, cat: int) -> Any:
    seat = cat // 2
    return state.head[cat], state.carry[cat], *state.line[2 * seat * r.ROWS : 2 * (seat + 1) * r.ROWS]


def _moves(search: _Search, state: Any) -> Iterator[tuple[Any, bool]]:
    """Every position after one turn of the cat, its player to move again; whether it jumped."""
    setup, cat = search.game.setup, search.cat
    base = r.MOVE + cat % 2 * r.WAYS
    actions = [0] * r.NUM_ACTIONS
    for action in actions[: r.turn_actions(setup, state, actions)]:
        jumped = action - base in range(r.JUMP, r.JUMP + 4)
        if action - base in range(r.JUMP) or (jumped and search.jumps):
            child = state.copy()
            _go(setup, child, cat, r.target(setup, state, action))
            yield child, jumped


def _go(setup: Any, state: Any, cat: int, cell: int) -> None:
    """A step or a jump without an end of the turn."""
    state.head[cat] = cell
    r.add_line(state, cat, cell)
    r.take_or_deliver(setup, state, cat, cell)


def _left(search: _Search, state: Any) -> int:
    """No more turns than are left."""
    cat, seat = search.cat, search.cat // 2
    if state.carry[cat] == r.DELIVERED:
        return 0
    if state.carry[cat] == r.CARRYING or state.head[cat] not in search.to_fish:
        return 1
    return 1 + min(search.to_fish.get(cell, CELLS) for cell in _line(state, seat))


def _line(state: Any, seat: int) -> Iterator[int]:
    """The spaces with a line of a player."""
    for row in range(r.ROWS):
        bits = r.own_line(state, seat, row)
        while bits:
            yield row * COLUMNS + (bits & -bits).bit_length() - 1
            bits &= bits - 1


def _trip(came: dict[Any, Any], key: Any, cat: int) -> Trip:
    cells, jumps, fish = [key[0]], 0, -1
    while key in came:
        before, jumped = came[key]
        jumps += jumped
        if before[1] == r.EMPTY and key[1] != r.EMPTY:
            fish = key[0]
        key = before
        cells.append(key[0])
    return Trip(len(cells) - 1, tuple(reversed(cells)), jumps, fish, "exact")


# The race


class Race(NamedTuple):
    """What each player's cats have left to do if nobody disturbs them, and who is ahead.

    `turns` are by seat, None where there is no way; `trips` by cat. `ahead` is the seat that would be home first,
    the one to move if both need as many turns; None if neither can come home. `mark` as in `Trip`.
    """

    turns: tuple[int | None, int | None]
    trips: tuple[tuple[Trip, ...], tuple[Trip, ...]]
    ahead: int | None
    lead: int  # turns that the one ahead has to spare
    mark: str


def race(game: Game, state: Any, jumps: bool = False) -> Race:
    """Each side's shortest remaining tour, two cats to two different fish, and who is ahead.

    Walks are exact unless one cat might open a way for the other by taking a fish. With `jumps` each cat takes its
    quickest trip if the two do not want the same fish, else its walk, and the turns are a bound for two cats: the
    line of one may help the other. Specials are left out.
    """
    sides = [_tour(game, state, seat, jumps) for seat in range(2)]
    turns = [None if trips is None else sum(trip.turns for trip in trips) for trips, _ in sides]
    ahead, lead = _leader(state, turns)
    mark = "exact" if all(sure for _, sure in sides) else "bound"
    return Race((turns[0], turns[1]), (sides[0][0] or (), sides[1][0] or ()), ahead, lead, mark)


def _tour(game: Game, state: Any, seat: int, jumps: bool) -> tuple[tuple[Trip, ...] | None, bool]:
    """The trips of a player's cats, and whether nothing can be quicker."""
    cats = [2 * seat + i for i in range(game.setup.cats)]
    best = _shared(walking_trips(game, state, cat) for cat in cats)
    if jumps:
        quick = [quickest_trip(game, state, cat) for cat in cats]
        found = tuple(trip for trip in quick if trip is not None)
        if len(found) == len(cats) and _differ(found):
            return found, len(cats) == 1 and found[0].mark == "exact"
        return best, best is None and len(cats) == 1
    if len(cats) == 1:
        return best, True
    least = _shared(_open_trips(game, state, cat) for cat in cats)
    return best, least is None or (best is not None and _turns(best) == _turns(least))


def _shared(trips: Iterable[list[Trip]]) -> tuple[Trip, ...] | None:
    """The cheapest choice of a trip for each cat, to different fish."""
    fair = (pick for pick in itertools.product(*trips) if _differ(pick))
    return min(fair, key=_turns, default=None)


def _turns(trips: tuple[Trip, ...]) -> int:
    return sum(trip.turns for trip in trips)


def _open_trips(game: Game, state: Any, cat: int) -> list[Trip]:
    """`walking_trips` as if no free fish of the far side were in the way."""
    fish = mask_of(fish_cells(game, state, cat // 2))
    return _walks(game, state, cat, room(game.setup, state, cat // 2) | fish, "bound")


def _differ(trips: Iterable[Trip]) -> bool:
    fish = [trip.fish for trip in trips if trip.fish >= 0]
    return len(set(fish)) == len(fish)


def _leader(state: Any, turns: list[int | None]) -> tuple[int | None, int]:
    """A seat that needs n turns is done at ply 2n − 1 if it is to move, else at 2n."""
    late = 10**6
    mover = state.player if state.player >= 0 else 0
    plies = [late if n is None else 2 * n - (seat == mover) for seat, n in enumerate(turns)]
    if plies == [late, late]:
        return None, 0
    ahead = 0 if plies[0] < plies[1] else 1
    return ahead, (abs(plies[0] - plies[1]) + 1) // 2 if late not in plies else 0
