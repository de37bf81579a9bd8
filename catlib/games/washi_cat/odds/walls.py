"""The cheapest wall between a cat and its home, and the turns that it takes to draw it (question D3)."""

import heapq
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from catlib.chance import graphs
from catlib.game import Game
from catlib.rules import each_place

from ..exits import has_shut_exit
from ..moving import go, target, turn_actions
from ..phases import CARRYING, GRID, PASS, TURN, cat_of
from ..rules import NUM_ACTIONS
from ..setup import choice
from ..trapped import has_lost, is_cut_off
from .masks import own_mask
from .paths import board_graph, fish_cells, home_cells
from .steps import after_drawing

MOST_STATES = 20_000


class Wall(NamedTuple):
    """The fewest more spaces with a line of the opponent that part a cat from its goal, with the proof.

    `paths` share none of the spaces that the opponent could draw on, so each needs a space of its own. `crossed` are
    the spaces of the wall that hold a line of the cat's own player: those take an amazing jump.
    """

    cells: tuple[int, ...]
    crossed: tuple[int, ...]
    paths: tuple[tuple[int, ...], ...]


def cheapest_wall(game: Game, state: Any, cat: int, goal: str = "home", amazing: bool = False) -> Wall | None:
    """The minimum vertex cut between a cat and its home row, or the fish that it may fetch (D3).

    No line may be drawn over a line of the other player, so the spaces with an own line cannot be closed, and a cat
    that has walked out all the way is safe: None. With `amazing` they can, as a super amazing cat jump crosses them.
    `goal` is "home" or "fish". Own lines are taken for open, also where they shut exits (gap 2.18): then fewer spaces
    may do. Spaces that only the board's edge keeps the opponent from reaching count as well; see
    `quickest_wall` for what can be drawn in fact.

    >>> game = load("washi_cat", board="tiny", drawing="board")
    >>> state = game.initial_state()
    >>> len(cheapest_wall(game, state, 0, goal="fish").cells), cheapest_wall(game, state, 0) is None
    (3, True)
    """
    if goal not in ("home", "fish"):
        raise ValueError(f"goal={goal!r}: home or fish")
    seat, head = cat // 2, after_drawing(state).head[cat]
    fish = fish_cells(game, state, cat) if goal == "fish" else []
    graph = board_graph(game, state, seat, fish)
    if head not in graph:
        _stand(graph, game.setup, head)
    own = [cell for cell in each_place(own_mask(state, seat)) if cell in graph]
    fixed = fish if amazing else [*own, *fish]
    cut = graphs.vertex_cut(graph, [head], fish if goal == "fish" else home_cells(game, cat), fixed)
    if cut is None:
        return None
    crossed = tuple(cell for cell in cut.cells if cell in own)
    return Wall(tuple(cut.cells), crossed, tuple(map(tuple, cut.paths)))


def _stand(graph: Any, setup: Any, head: int) -> None:
    """A cat that an amazing jump crossed can leave its cell."""
    near = [cell for cell in setup.near[4 * head : 4 * head + 4] if cell in graph]
    graph.add_node(head)
    graph.add_edges_from((head, cell) for cell in near)


class Siege(NamedTuple):
    """The fewest turns in which a player could wall the other in if the other stood still.

    `turns` is None if it cannot be done, `least` a number of turns that cannot be enough to do with less; the two are
    equal if the search was finished. `actions` are the moves, `cells` where they end.
    """

    turns: int | None
    least: int
    actions: tuple[int, ...]
    cells: tuple[int, ...]
    specials: int  # used
    mark: str


def quickest_wall(game: Game, state: Any, seat: int, specials: int | None = None, most: int = MOST_STATES) -> Siege:
    """The fewest turns of the opponent that cut a player off, who does nothing meanwhile (D3).

    A best-first search over the opponent's cats and lines by the game's own rules; `specials` are those that the
    opponent may use, by default what is left. Its guess of what is left is never too much: without a special a turn
    draws on one space at most, so there are at least as many turns as the cheapest wall has spaces. Who would be
    trapped by it does not go that way. After `most` positions the search stops with a bound.

    >>> game = load("washi_cat", board="tiny", drawing="board")
    >>> siege = quickest_wall(game, game.initial_state(), 0, specials=0)
    >>> siege.turns, siege.mark
    (6, 'exact')
    """
    start = after_drawing(state).copy()
    start.phase, start.player, start.turn, start.passed = TURN, 1 - seat, 0, 0
    start.specials[seat] = 0
    if specials is not None:
        start.specials[1 - seat] = specials
    return _besieged(game, start, seat, _guess(game, seat), most)


def _guess(game: Game, seat: int) -> Callable[[Any], int | None]:
    """A number of turns that are certainly needed; None if no number is enough."""
    known: dict[Any, int | None] = {}

    def guess(state: Any) -> int | None:
        if is_cut_off(game.setup, state, seat, [0] * GRID):
            return 0
        if state.specials[1 - seat] or game.setup.trapped == choice.RETURN_ONLY or game.setup.cats == 2:
            return 1
        if has_shut_exit(game.setup, state, seat):
            return 1
        key = own_mask(state, 1 - seat)
        if key not in known:
            known[key] = _least_cells(game, state, 2 * seat)
        return known[key]

    return guess


def _least_cells(game: Game, state: Any, cat: int) -> int | None:
    """Return the spaces of the cheapest wall between a cat with a fish and home; 1 for a cat without a fish."""
    if state.carry[cat] != CARRYING:
        return 1
    wall = cheapest_wall(game, state, cat)
    return len(wall.cells) if wall else None


def _besieged(game: Game, start: Any, seat: int, guess: Callable[[Any], int | None], most: int) -> Siege:
    left = guess(start)
    if left is None:
        return Siege(None, 0, (), (), 0, "exact")
    queue = [(left, 0, 0)]
    positions, came = [start], {_key(game.setup, start, seat): (-1, -1)}
    parents: list[tuple[int, int, int]] = [(-1, -1, -1)]
    while queue:
        total, done, i = heapq.heappop(queue)
        if len(positions) > most:
            return Siege(None, total, (), (), 0, "bound")
        if total + done == 0:
            return _siege(positions, parents, i, seat)
        for action, child in _turns(game.setup, positions[i]):
            key = _key(game.setup, child, seat)
            left = guess(child) if key not in came else None
            if left == 0 or (left is not None and not has_lost(game.setup, child, 1 - seat)):
                came[key] = i, action
                positions.append(child)
                parents.append((i, action, child.head[cat_of(child, action)]))
                heapq.heappush(queue, (1 - done + left, done - 1, len(positions) - 1))
    return Siege(None, 0, (), (), 0, "exact")


def _key(setup: Any, state: Any, seat: int) -> Any:
    """Return what matters of a position for the player who builds; the lines of two cats differ only for own tails."""
    cats = slice(2 * (1 - seat), 2 * (1 - seat) + 2)
    key = *state.head[cats], *state.carry[cats], *state.taken, state.specials[1 - seat], state.dead
    return (*key, own_mask(state, 1 - seat)) if setup.own_tail else (*key, *state.line)


def _turns(setup: Any, state: Any) -> Iterator[tuple[int, Any]]:
    """Every move of the player to move, and the position after it, the same player to move again."""
    actions = [0] * NUM_ACTIONS
    for action in actions[: turn_actions(setup, state, actions)]:
        if action == PASS:
            continue
        child = state.copy()
        go(setup, child, action, target(setup, state, action))
        yield action, child


def _siege(positions: list[Any], parents: list[tuple[int, int, int]], i: int, seat: int) -> Siege:
    used = positions[0].specials[1 - seat] - positions[i].specials[1 - seat]
    steps = []
    while i:
        before, action, cell = parents[i]
        steps.append((action, cell))
        i = before
    actions = tuple(action for action, _ in reversed(steps))
    return Siege(len(steps), len(steps), actions, tuple(cell for _, cell in reversed(steps)), used, "exact")
