"""The lead of the race: the fewest turns in which all cats of a player come home with a fish each (question D4)."""

import functools
import heapq
import itertools
import operator
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from catlib.game import Game
from catlib.rules import each_place

from ..phases import CARRYING, DELIVERED, EMPTY
from ..setup import choice
from .masks import cat_mask, mask_of, masks, own_mask, room, walk
from .paths import (
    LoneCat,
    Trip,
    board_graph,
    fish_cells,
    fish_of_player,
    home_cells,
    lone_cat,
    quickest_trip,
    steps_left,
    turn_ends,
    walks,
)
from .steps import after_drawing, walks_depend_on_lines, way

MOST_TOGETHER = 20_000
ENDLESS = 10**6


class Race(NamedTuple):
    """The turns that each player's cats have left if nobody disturbs them, and who is ahead.

    `turns` are by seat, None where no path was found; `trips` by cat. `ahead` is the seat that would be home first,
    the one to move if both need as many turns; None if neither can come home. `mark` is "exact", or "bound" where a
    search ended before it had proved that nothing is quicker.
    """

    turns: tuple[int | None, int | None]
    trips: tuple[tuple[Trip, ...], tuple[Trip, ...]]
    ahead: int | None
    lead: int  # turns that the one ahead has to spare
    mark: str


def race(game: Game, state: Any, jumps: bool = False, most: int = MOST_TOGETHER) -> Race:
    """Each side's shortest remaining tour, all its cats to different fish and home, and who is ahead.

    A cat that takes a fish may open a way for the other, and with `jumps` the line of one may help or hinder the
    other: both are reckoned with. Walks are exact, where own lines stop steps, too, if they need not be longer for it.
    All else is exact where a search of up to `most` positions of all cats comes to its end, as on small boards; if it
    does not, each cat takes its quickest trip if they want different fish, or its walk, and the mark is "bound".
    Specials are left out.

    >>> game = load("washi_cat", board="tiny", drawing="board")
    >>> race(game, game.initial_state()).turns, race(game, game.initial_state(), jumps=True).turns
    ((9, 9), (7, 7))
    """
    sides = [_tour(game, after_drawing(state), seat, jumps, most) for seat in range(2)]
    turns = [None if trips is None else _turns(trips) for trips, _ in sides]
    ahead, lead = _leader(state, turns)
    mark = "exact" if all(sure for _, sure in sides) else "bound"
    return Race((turns[0], turns[1]), (sides[0][0] or (), sides[1][0] or ()), ahead, lead, mark)


def _tour(game: Game, state: Any, seat: int, jumps: bool, most: int) -> tuple[tuple[Trip, ...] | None, bool]:
    """The trips of a player's cats, and whether nothing can be quicker."""
    walked, sure = _walked(game, state, seat), True
    if walked and walks_depend_on_lines(game.setup):
        walked, sure = _heeding_lines(game, state, seat, walked, most)
    if not jumps or game.setup.jump_is_special:
        return walked, sure
    try:
        quick = _Search(game, state, seat, _turns(walked) if walked else ENDLESS).quickest(most)
    except LookupError:
        return _each_alone(game, state, seat) or walked, False
    return quick or walked, True


def _each_alone(game: Game, state: Any, seat: int) -> tuple[Trip, ...] | None:
    """The quickest trips of the cats if the other stands still, where they want different fish."""
    quick = [quickest_trip(game, state, 2 * seat + i) for i in range(game.setup.cats)]
    found = tuple(trip._replace(mark="bound") for trip in quick if trip is not None)
    return found if len(found) == len(quick) and _differ(found) else None


def _leader(state: Any, turns: list[int | None]) -> tuple[int | None, int]:
    """A seat that needs n turns is done at ply 2n − 1 if it is to move, else at 2n."""
    mover = state.player if state.player >= 0 else 0
    plies = [ENDLESS if n is None else 2 * n - (seat == mover) for seat, n in enumerate(turns)]
    if plies == [ENDLESS, ENDLESS]:
        return None, 0
    ahead = 0 if plies[0] < plies[1] else 1
    return ahead, (abs(plies[0] - plies[1]) + 1) // 2 if ENDLESS not in plies else 0


# Tours without jumps


def _heeding_lines(
    game: Game, state: Any, seat: int, known: tuple[Trip, ...], most: int
) -> tuple[tuple[Trip, ...] | None, bool]:
    """Walks that own lines stop nowhere, for walks that took them for open, and whether nothing can be quicker."""
    orders = itertools.permutations(range(len(known)))
    found = [trips for order in orders if (trips := _one_by_one(game, state, seat, known, order))]
    best = min(found, key=_turns, default=None)
    if best and _turns(best) == _turns(known):
        return best, True
    try:
        search = _Search(game, state, seat, _turns(best) if best else ENDLESS, jumps=False)
        return search.quickest(most) or best, True
    except LookupError:
        return best and tuple(trip._replace(mark="bound") for trip in best), False


def _one_by_one(
    game: Game, state: Any, seat: int, known: tuple[Trip, ...], order: Iterable[int]
) -> tuple[Trip, ...] | None:
    """The cats walk to the same fish one by one, then home, each over what all have drawn; None if that fails."""
    setup, cats, paths = game.setup, [*order], [[state.head[2 * seat + i]] for i in range(len(known))]
    lines, space = own_mask(state, 0) | own_mask(state, 1), room(setup, state, seat)
    homes = [mask_of(home_cells(game, 2 * seat + i)) for i in range(len(known))]
    aims = [(i, 1 << known[i].fish) for i in cats if known[i].fish >= 0]
    for i, aim in [*aims, *((i, homes[i]) for i in cats if known[i].turns)]:
        space |= 0 if aim == homes[i] else aim
        walked = way(setup, paths[i][-1], aim, space, lines)
        if not walked:
            return None
        paths[i] += walked[1:]
        lines |= mask_of(walked)
    return tuple(trip._replace(turns=len(path) - 1, cells=tuple(path)) for trip, path in zip(known, paths, strict=True))


def _walked(game: Game, state: Any, seat: int) -> tuple[Trip, ...] | None:
    """The shortest walks of a player's cats if own lines are open, whoever of them is the first to take a fish.

    Cats then meet only in the fish that they take.
    """
    cats = [2 * seat + i for i in range(game.setup.cats)]
    space, fish = room(game.setup, state, seat), mask_of(fish_of_player(game, state, seat))
    best = _cheapest(itertools.product(*(walks(game, state, cat, space) for cat in cats)))
    least = _cheapest(itertools.product(*(walks(game, state, cat, space | fish) for cat in cats)))
    if len(cats) == 1 or least is None or (best is not None and _turns(best) == _turns(least)):
        return best
    ordered = (_in_order(game, state, seat, order) for order in itertools.permutations(cats))
    return min((trips for trips in ordered if trips), key=_turns, default=None)


def _in_order(game: Game, state: Any, seat: int, order: tuple[int, ...]) -> tuple[Trip, ...] | None:
    """The same where the cats take their fish in this order, and then go home through all that are taken."""
    empty = [cat for cat in order if state.carry[cat] == EMPTY]
    choices = itertools.product(*(fish_cells(game, state, cat) for cat in empty))
    differing = (fish for fish in choices if len(set(fish)) == len(fish))
    tours = (_by_fish(game, state, dict(zip(empty, fish, strict=True)), sorted(order)) for fish in differing)
    return _cheapest(trips for trips in tours if len(trips) == len(order))


def _by_fish(game: Game, state: Any, fish: dict[int, int], cats: list[int]) -> tuple[Trip, ...]:
    """The walks of the cats, each to the fish that is its own, in the order of the fish; fewer if one has no way."""
    space, board, out = room(game.setup, state, cats[0] // 2), masks(game.setup), {}
    for cat, aim in fish.items():
        space |= 1 << aim
        out[cat] = walk(board, state.head[cat], 1 << aim, space)
    trips = []
    for cat in cats:
        home = mask_of(home_cells(game, cat))
        there = out.get(cat, [state.head[cat]])
        back = there and ([there[-1]] if state.carry[cat] == DELIVERED else walk(board, there[-1], home, space))
        if back:
            trips.append(Trip(len(there) + len(back) - 2, (*there, *back[1:]), 0, fish.get(cat, -1), "exact"))
    return tuple(trips)


def _cheapest(tours: Iterable[tuple[Trip, ...]]) -> tuple[Trip, ...] | None:
    """The shortest tour whose cats take different fish."""
    return min((trips for trips in tours if _differ(trips)), key=_turns, default=None)


def _turns(trips: tuple[Trip, ...]) -> int:
    return sum(trip.turns for trip in trips)


def _differ(trips: Iterable[Trip]) -> bool:
    fish = [trip.fish for trip in trips if trip.fish >= 0]
    return len(set(fish)) == len(fish)


# Tours with jumps: a search over where all cats are, what is drawn, and who has what


class _Node(NamedTuple):
    """A position of the cats, with what they are about and what is drawn.

    `lines` are the spaces with a line of each cat; where a cat may jump over its own tail it does not matter whose a
    line is, and all of them are the first cat's.
    """

    cells: tuple[int, ...]
    carry: tuple[int, ...]
    lines: tuple[int, ...]


class _Move(NamedTuple):
    """One turn: the position before it, the cat that moved (0 or 1), and whether it jumped."""

    before: _Node
    cat: int
    jumped: bool


class _Search:
    """The quickest tour of a player's cats in fewer turns than are known, best first.

    The guess of what is left is never too much. A turn of any cat draws on one space at most, and that lies beside a
    line of the player; so until the cats have their fish there are as many turns as the smallest set of spaces has
    that joins these fish to the lines. Then each cat still has to come home.
    """

    def __init__(self, game: Game, state: Any, seat: int, known: int, jumps: bool = True):
        cats = range(2 * seat, 2 * seat + game.setup.cats)
        self.lone: list[LoneCat] = [lone_cat(game, state, cat, jumps) for cat in cats]
        self.known, self.rests = known, game.setup.delivered_cats != choice.MOVE_ON
        drawn = [cat_mask(state, cat) for cat in cats]
        lines = (functools.reduce(operator.or_, drawn),) if game.setup.own_tail else tuple(drawn)
        self.start = _Node(tuple(state.head[cat] for cat in cats), tuple(state.carry[cat] for cat in cats), lines)
        self.far = _Joined(game, state, seat)
        self.came: dict[_Node, _Move] = {}

    def quickest(self, most: int) -> tuple[Trip, ...] | None:
        """The trips of the cats, or None if none are quicker than known; raise LookupError beyond `most` positions."""
        near = self.far.nearest(each_place(self._own(self.start)))
        turns = {self.start: 0}
        queue = [(self._left(self.start, near), 0, self.start, near)]
        while queue:
            guess, minus, here, near = heapq.heappop(queue)
            if turns[here] < -minus:
                continue
            if all(carry == DELIVERED for carry in here.carry):
                return self._trips(here)
            if len(turns) > most:
                raise LookupError(f"most={most}: not enough positions")
            for there, move in self._moves(here):
                if 1 - minus < turns.get(there, ENDLESS):
                    nearer = self.far.with_cell(near, there.cells[move.cat])
                    turns[there], self.came[there] = 1 - minus, move
                    guess = 1 - minus + self._left(there, nearer)
                    if guess < self.known:
                        heapq.heappush(queue, (guess, minus - 1, there, nearer))
        return None

    def _own(self, at: _Node) -> int:
        return functools.reduce(operator.or_, at.lines)

    def _moves(self, here: _Node) -> Iterator[tuple[_Node, _Move]]:
        own = self._own(here)
        for cat, (cell, carry) in enumerate(zip(here.cells, here.carry, strict=True)):
            if carry == DELIVERED and self.rests:
                continue
            whose = cat if len(here.lines) > 1 else 0
            mate = here.lines[1 - cat] if len(here.lines) > 1 else 0
            for there, jumped in turn_ends(self.lone[cat], cell, own, mate, carry != EMPTY):
                bit = 1 << there
                after = carry
                if carry == EMPTY and self.lone[cat].fish & bit & ~own:
                    after = CARRYING
                elif carry == CARRYING and self.lone[cat].home & bit:
                    after = DELIVERED
                yield (
                    _Node(
                        _with(here.cells, cat, there),
                        _with(here.carry, cat, after),
                        _with(here.lines, whose, here.lines[whose] | bit),
                    ),
                    _Move(here, cat, jumped),
                )

    def _left(self, at: _Node, near: tuple[int, ...]) -> int:
        """No more turns than are left: to join the fish that are needed, and for each cat to come home."""
        if not self.lone[0].jumps:
            return sum(map(steps_left, self.lone, at.cells, at.carry))
        wanted = [cat for cat, carry in enumerate(at.carry) if carry == EMPTY]
        return self.far.least(near, wanted, self._own(at)) + len(at.carry) - at.carry.count(DELIVERED)

    def _trips(self, end: _Node) -> tuple[Trip, ...]:
        """Return what each cat did on the way to a position."""
        cells: list[list[int]] = [[cell] for cell in end.cells]
        jumps, fish, here = [0] * len(cells), [-1] * len(cells), end
        while here in self.came:
            before, cat, jumped = self.came[here]
            cells[cat].append(before.cells[cat])
            jumps[cat] += jumped
            if before.carry[cat] == EMPTY != here.carry[cat]:
                fish[cat] = here.cells[cat]
            here = before
        return tuple(
            Trip(len(path) - 1, tuple(reversed(path)), n, taken, "exact")
            for path, n, taken in zip(cells, jumps, fish, strict=True)
        )


def _with(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])


class _Joined:
    """Return the fewest spaces that join a set of spaces to one fish, or to two, through all that can be entered.

    `near` are these numbers for the spaces drawn so far: for each fish, then for each pair of them.
    """

    def __init__(self, game: Game, state: Any, seat: int):
        import networkx as nx

        self.fish, self.near = fish_of_player(game, state, seat), game.setup.near
        graph = board_graph(game, state, seat, self.fish)
        self.aims = [set(fish_cells(game, state, 2 * seat + i)) for i in range(game.setup.cats)]
        self.pairs = tuple(itertools.combinations(range(len(self.fish)), 2))
        alone = [dict(nx.single_source_shortest_path_length(graph, cell)) for cell in self.fish]
        both = [_meeting(graph, alone[a], alone[b]) for a, b in self.pairs]
        self.by_cell = {cell: tuple(reach.get(cell, ENDLESS) for reach in (*alone, *both)) for cell in graph}
        self.nowhere = (ENDLESS,) * (len(alone) + len(both))

    def nearest(self, cells: Iterable[int]) -> tuple[int, ...]:
        """`near` for some spaces; one that is crossed by the opponent counts from the spaces beside it."""
        near = self.nowhere
        for cell in cells:
            if cell in self.by_cell:
                near = self.with_cell(near, cell)
            else:
                ways = [self.by_cell[there] for there in self.near[4 * cell : 4 * cell + 4] if there in self.by_cell]
                near = tuple(min(now, *(way[i] + 1 for way in ways)) if ways else now for i, now in enumerate(near))
        return near

    def with_cell(self, near: tuple[int, ...], cell: int) -> tuple[int, ...]:
        """`near` with one more space drawn on."""
        return tuple(map(min, near, self.by_cell.get(cell, self.nowhere)))

    def least(self, near: tuple[int, ...], wanted: Sequence[int], own: int) -> int:
        """The spaces that join a fish for each of some cats, 0 and 1, to what is drawn; any fish that are left."""
        if not wanted:
            return 0
        fits = [[not own >> cell & 1 and cell in self.aims[cat] for cell in self.fish] for cat in wanted]
        one, two = fits[0], fits[-1]
        if len(wanted) == 1:
            return min((near[i] for i, free in enumerate(one) if free), default=ENDLESS)
        pairs = enumerate(self.pairs, len(self.fish))
        joined = (min(near[i], near[a] + near[b]) for i, (a, b) in pairs if (one[a] and two[b]) or (one[b] and two[a]))
        return min(joined, default=ENDLESS)


def _meeting(graph: Any, one: dict[int, int], two: dict[int, int]) -> dict[int, int]:
    """For every space the fewest more that join it to two others, by way of a space where the ways part."""
    import networkx as nx

    meets = graph.copy()
    both = [(-1, cell, one[cell] + two[cell]) for cell in graph if cell in one and cell in two]
    meets.add_weighted_edges_from([(-1, -1, 0), *both])  # -1 is both others as one place
    return {cell: n for cell, n in nx.single_source_dijkstra_path_length(meets, -1).items() if cell >= 0}
