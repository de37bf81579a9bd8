"""The board as a graph: what a cat can reach, and its shortest trips, walking and jumping."""

import heapq
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from catlib.chance import graphs, whole
from catlib.game import Game
from catlib.rules import each_place

from ..boards import CELLS, COLUMNS
from ..moving import may_move
from ..phases import CARRYING, DELIVERED, EMPTY, fish_side, free_fish, has_line, home_row
from ..setup import board_of, choice
from .masks import cat_mask, fish_mask, mask_of, masks, own_mask, room, spread, walk
from .steps import after_drawing, come_to, way
from .steps import walks_depend_on_lines as walks_depend_on_lines

MOST_STATES = 100_000
MOST_WALKS = 2_000  # positions of one cat's walk to one fish where own lines stop steps


# Graphs; a cell is its number, row * 26 + column, as everywhere in the rules


def empty_graph(game: Game) -> Any:
    """The board without drawings as a networkx graph: no shrines, and no edge through a wall.

    >>> graph = empty_graph(load("washi_cat", board="tiny"))
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
    """Return where a player's cats may walk now: no line of the opponent and no free fish but those given.

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


def home_cells(game: Game, cat: int) -> list[int]:
    """The cells of a cat's starting row, shrines left out."""
    row = home_row(game.setup, whole("cat", cat, 0, 3))
    return [row * COLUMNS + c for c in range(game.setup.columns) if game.setup.open[row] >> c & 1]


def fish_cells(game: Game, state: Any, cat: int) -> list[int]:
    """The free fish that lie where a cat may fetch one: those of its far side without an opponent's line."""
    return [*each_place(fish_mask(game.setup, state, cat))]


def fish_of_player(game: Game, state: Any, seat: int) -> list[int]:
    """The free fish that any cat of a player may still fetch."""
    return sorted({cell for i in range(game.setup.cats) for cell in fish_cells(game, state, 2 * seat + i)})


def reach(game: Game, state: Any, cat: int) -> set[int]:
    """Return where a cat can walk to now; a fish that it may take ends its walk, and home if it rests there."""
    setup, lines = game.setup, own_mask(after_drawing(state), cat // 2)
    if not may_move(setup, state, cat):
        return {state.head[cat]}
    rests = setup.delivered_cats != choice.MOVE_ON and state.carry[cat] == CARRYING
    ends = mask_of(home_cells(game, cat)) if rests else 0
    come = come_to(setup, state.head[cat], room(setup, state, cat // 2), lines, ends)
    if state.carry[cat] == EMPTY:
        come |= spread(masks(setup), come) & fish_mask(setup, state, cat)
    return set(each_place(come))


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


def walking_trip(game: Game, state: Any, cat: int) -> Trip | None:
    """The fewest steps of a cat without jumps and specials; None if no such path was found.

    Two searches breadth first that meet in the fish: where own lines may be entered, what was drawn does not matter.
    """
    trips = walking_trips(game, state, cat)
    trip = min(trips, key=lambda trip: trip.turns, default=None)
    if trip is None or all(found.mark == "exact" for found in trips):
        return trip
    least = min(found.turns for found in walks(game, state, cat, room(game.setup, state, cat // 2)))
    return trip._replace(mark="exact" if trip.turns == least else "bound")


def walking_trips(game: Game, state: Any, cat: int) -> list[Trip]:
    """For every fish a cat can fetch, its shortest walk there and home; for a cat with a fish its walk home.

    Where own lines stop steps the way home keeps clear of what was drawn on the way out. A trip that is then longer
    than if own lines were open is looked for among all walks, as far as that can be done soon; else its mark is
    "bound", or it is left out and all others are marked so.
    """
    found = walks(game, after_drawing(state), cat, room(game.setup, state, cat // 2))
    if not walks_depend_on_lines(game.setup):
        return found
    heeding = [_heeding_lines(game, state, cat, trip) for trip in found]
    kept = [trip for trip, _ in heeding if trip is not None]
    return kept if all(sure for _, sure in heeding) else [trip._replace(mark="bound") for trip in kept]


def _heeding_lines(game: Game, state: Any, cat: int, trip: Trip) -> tuple[Trip | None, bool]:
    """The shortest walk for a trip that took own lines for open, and whether nothing can be shorter."""
    setup, seat = game.setup, cat // 2
    fish = 0 if trip.fish < 0 else 1 << trip.fish
    lines, space = own_mask(state, 0) | own_mask(state, 1), room(setup, state, seat) | fish
    out = way(setup, state.head[cat], fish, space, lines) if fish else [state.head[cat]]
    home = mask_of(home_cells(game, cat))
    back = way(setup, out[-1], home, space, lines | mask_of(out)) if out and trip.turns else out
    found = trip._replace(turns=len(out) + len(back) - 2, cells=(*out, *back[1:])) if out and back else None
    if found is not None and found.turns == trip.turns:
        return found, True
    lone = lone_cat(game, state, cat, jumps=False)._replace(fish=fish)
    start = Node(state.head[cat], own_mask(state, seat), state.carry[cat] != EMPTY)
    try:
        return best_first(lone, start, found, MOST_WALKS), True
    except LookupError:
        return found, False


def walks(game: Game, state: Any, cat: int, space: int) -> list[Trip]:
    """The shortest walks within a space, a mask of cells, if own lines are open."""
    board, head = masks(game.setup), state.head[cat]
    home = mask_of(home_cells(game, cat))
    if state.carry[cat] == DELIVERED:
        return [Trip(0, (head,), 0, -1, "exact")]
    if state.carry[cat] == CARRYING:
        back = walk(board, head, home, space)
        return [Trip(len(back) - 1, tuple(back), 0, -1, "exact")] if back else []
    found = []
    for fish in fish_cells(game, state, cat):
        out = walk(board, head, 1 << fish, space | 1 << fish)
        back = walk(board, fish, home, space | 1 << fish)
        if out and back:
            found.append(Trip(len(out) + len(back) - 2, (*out, *back[1:]), 0, fish, "exact"))
    return found


def quickest_trip(game: Game, state: Any, cat: int, most: int = MOST_STATES) -> Trip | None:
    """The fewest turns of one cat to a fish and home, if nobody else moves and no special is used.

    A best-first search over (where the cat is, spaces with an own line, fish or not). Its
    guess of what is left is never too much: before the fish every turn ends beside a space with an own line, so the
    lines come one step nearer at most. Where more than `most` positions would be looked at, the shortest walk is
    returned with the mark "bound". None if no path was found.

    >>> game = load("washi_cat", board="tiny", drawing="board")
    >>> trip = quickest_trip(game, game.initial_state(), 0)
    >>> trip.turns, trip.jumps, walking_trip(game, game.initial_state(), 0).turns
    (7, 1, 9)
    """
    walk = walking_trip(game, state, cat)
    if walk is None and not walks_depend_on_lines(game.setup):
        return None
    if walk is not None and walk.turns == 0:
        return walk
    lone, own = lone_cat(game, state, cat, jumps=True), own_mask(state, cat // 2)
    try:
        found = best_first(lone, Node(state.head[cat], own, state.carry[cat] != EMPTY), walk, most)
    except LookupError:
        return walk and walk._replace(mark="bound")
    return found and found._replace(mark="exact")


class Node(NamedTuple):
    """A place of the cat, the spaces with a line of its player, and whether it has a fish."""

    cell: int
    own: int
    carries: bool


class LoneCat(NamedTuple):
    """All that does not change while one cat moves alone; sets of cells are masks."""

    near: tuple[int, ...]
    exits: tuple[int, ...]
    fish: int  # that the cat may take
    home: int
    to_fish: dict[int, int]  # steps to the nearest fish, through anything the opponent has not closed
    to_home: dict[int, int]  # the same to the nearest space of home, where there are no jumps
    jumps: bool
    own_line_blocks: bool
    opponent: int = 0
    mate: int = 0  # what the other cat of the player has drawn
    closed: int = 0  # all free fish
    sewers: int = 0
    own_tail: bool = True
    blank: bool = False  # a jump lands on blank spaces only


def lone_cat(game: Game, state: Any, cat: int, jumps: bool) -> LoneCat:
    """Return what a cat meets with while nobody else moves."""
    setup, seat = game.setup, cat // 2
    leaps = jumps and not setup.jump_is_special
    return LoneCat(
        near=setup.near,
        opponent=own_mask(state, 1 - seat),
        mate=cat_mask(state, cat ^ 1),
        fish=fish_mask(setup, state, cat),
        closed=free_fish(state, 0) | free_fish(state, 1) << COLUMNS * (setup.rows - 1),
        home=mask_of(home_cells(game, cat)),
        sewers=mask_of(cell for cell in range(CELLS) if setup.pair[cell] >= 0),
        to_fish=_steps_to(game, state, seat, fish_cells(game, state, cat)),
        to_home={} if leaps else _steps_to(game, state, seat, home_cells(game, cat)),
        own_line_blocks=bool(setup.own_line_blocks),
        exits=setup.exits,
        own_tail=bool(setup.own_tail),
        blank=setup.landing == choice.BLANK,
        jumps=leaps,
    )


def _steps_to(game: Game, state: Any, seat: int, cells: Iterable[int]) -> dict[int, int]:
    """Steps from any cell to the nearest of some cells, all fish open that the player's cats may fetch."""
    import networkx as nx

    graph = board_graph(game, state, seat, fish_of_player(game, state, seat))
    found = [cell for cell in cells if cell in graph]
    return dict(nx.multi_source_dijkstra_path_length(graph, found, weight=None)) if found else {}


def best_first(lone: LoneCat, start: Node, walk: Trip | None, most: int) -> Trip | None:
    """The quickest trip, `walk` if nothing is quicker; raise LookupError beyond `most` positions."""
    longest = walk.turns if walk else 1 << 29
    near = min((lone.to_fish.get(cell, CELLS) for cell in each_place(start.own)), default=CELLS)
    queue = [(0, 0, start, near)]
    turns: dict[Node, int] = {start: 0}
    came: dict[Node, tuple[Node, bool]] = {}
    while queue:
        _, minus, here, near = heapq.heappop(queue)
        if here.carries and lone.home >> here.cell & 1 and here in came:
            return _trip(came, here)
        if turns[here] < -minus:
            continue
        if len(turns) > most:
            raise LookupError(f"most={most}: not enough positions")
        for there, jumped in turn_ends(lone, here.cell, here.own, lone.mate, here.carries):
            bit = 1 << there
            new = Node(there, here.own | bit, here.carries or bool(lone.fish & bit))
            if 1 - minus < turns.get(new, 1 << 30):
                nearer = min(near, lone.to_fish.get(there, CELLS))
                guess = 1 - minus + _left(lone, new, nearer)
                if guess <= longest:
                    turns[new], came[new] = 1 - minus, (here, jumped)
                    heapq.heappush(queue, (guess, minus - 1, new, nearer))
    return walk


def turn_ends(lone: LoneCat, cell: int, own: int, mate: int, carries: bool) -> Iterator[tuple[int, bool]]:
    """Return where a turn of a cat can end, and whether by a jump; rules 9 to 13, 17 and 18.

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


def _left(lone: LoneCat, at: Node, near: int) -> int:
    """No more turns than are left: by steps where nobody jumps, else where the lines come so near to a fish."""
    if not lone.jumps:
        return steps_left(lone, at.cell, CARRYING if at.carries else EMPTY)
    if at.carries:
        return 0 if lone.home >> at.cell & 1 else 1
    if at.cell not in lone.to_fish:
        return 1
    return 1 + near


def steps_left(lone: LoneCat, cell: int, carry: int) -> int:
    """No more steps than a cat has to walk where nobody jumps; lines are left out of it."""
    if carry == DELIVERED:
        return 0
    if carry == CARRYING:
        return _from(lone, lone.to_home, cell)
    back = min((lone.to_home.get(fish, CELLS) for fish in each_place(lone.fish)), default=0)
    return _from(lone, lone.to_fish, cell) + back


def _from(lone: LoneCat, steps: dict[int, int], cell: int) -> int:
    """Steps from a cell; one that the opponent has crossed counts from the cells beside it."""
    if cell in steps:
        return steps[cell]
    return 1 + min(steps.get(there, CELLS) for there in lone.near[4 * cell : 4 * cell + 4])


def _trip(came: dict[Node, tuple[Node, bool]], here: Node) -> Trip:
    cells, jumps, fish = [here.cell], 0, -1
    while here in came:
        before, jumped = came[here]
        jumps += jumped
        if here.carries and not before.carries:
            fish = here.cell
        here = before
        cells.append(here.cell)
    return Trip(len(cells) - 1, tuple(reversed(cells)), jumps, fish, "exact")
