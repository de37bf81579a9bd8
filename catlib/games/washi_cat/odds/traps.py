"""Trapped or not, with what proves it: the wall around a cat, or a path for every cat (question D4)."""

import functools
import itertools
import operator
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from catlib.game import Game
from catlib.rules import each_place

from ..boards import COLUMNS, ROWS, cell_name
from ..exits import is_kept_in, is_under_way, spread_from
from ..phases import EMPTY, GRID, NOBODY, far_row, far_side, free_fish, home_row
from ..setup import choice
from ..trapped import is_cut_off
from ..voice import cat_name, seat_name
from .masks import fish_mask, flood, mask_of, masks, own_mask, room, row_mask, spread, walk
from .steps import after_drawing, is_open, way

FREE, WALLED_IN, FISH_IN_THE_WAY, TOO_FEW_FISH = "free", "walled in", "fish in the way", "too few fish"
SHUT_IN = "shut in"


class CatPath(NamedTuple):
    """A plan of a cat: to walk over these cells, to a fish at `fish` if it has none, and home."""

    cat: int
    cells: tuple[int, ...]
    fish: int  # or -1


class Enclosure(NamedTuple):
    """All that a cat can reach, and what ends it: lines of the opponent, fish that it may not enter, and shut exits.

    Shrines and walls of the board are on its border, too, but need no naming. A cat without a fish may have entered
    any one fish of the region. `exits` are spaces with an own line outside an exit, where no jump leads on.
    """

    cat: int
    region: tuple[int, ...]
    lines: tuple[int, ...]
    fish: tuple[int, ...]
    exits: tuple[int, ...] = ()


class Trap(NamedTuple):
    """An answer to whether a player is cut off, with the proof, and whether that loses at once.

    `reason` is "free", with a path for each cat under way in an order in which they can go; "walled in", with the
    enclosure of one cat; "fish in the way", where a cat's enclosure ends at fish; "too few fish", where each cat
    could do it, but not both, with the enclosure of one; or "shut in", where own lines shut exits of the enclosure
    and lines of the opponent all others. `mark` is "bound", and `paths` is empty, where nothing proves that a player is
    trapped, and no plan was found of which own lines stop no step (gaps 2.4 and 2.18).
    """

    seat: int
    cut_off: bool
    lost: bool
    specials: int
    reason: str
    paths: tuple[CatPath, ...]
    enclosures: tuple[Enclosure, ...]
    mark: str

    def sentence(self, setup: Any) -> str:
        """The answer in words."""
        who = seat_name(setup, self.seat)
        if self.mark == "bound":
            return f"{who} may be trapped: its own lines stop every way home that was found."
        if not self.cut_off:
            said = "; ".join(f"{cat_name(setup, p.cat)}: {' '.join(map(cell_name, p.cells))}" for p in self.paths)
            return f"{who} is not trapped. {said}" if said else f"{who} is not trapped."
        left = {0: "", 1: " One special move may still help."}
        hope = left.get(self.specials, f" {self.specials} special moves may still help.")
        return f"{who} is cut off: {_because(setup, self)}.{hope}"


def _because(setup: Any, trap: Trap) -> str:
    if trap.reason == TOO_FEW_FISH:
        return "the cats need two different fish, and no two can be fetched and brought home"
    enclosure = trap.enclosures[0]
    cells = len(enclosure.region)
    lines = ", ".join(map(cell_name, enclosure.lines)) or "no line"
    fish = f" and the fish on {', '.join(map(cell_name, enclosure.fish))}" if enclosure.fish else ""
    exits = f" and by its own line outside, on {', '.join(map(cell_name, enclosure.exits))}" if enclosure.exits else ""
    spaces = "1 space" if cells == 1 else f"{cells} spaces"
    return f"{cat_name(setup, enclosure.cat)} has {spaces}, closed by the line on {lines}{fish}{exits}"


def trap(game: Game, state: Any, seat: int) -> Trap:
    """Return whether a player is cut off from the goal by walks, and the proof of it (D4; gap 2.15).

    >>> game = load("washi_cat", board="tiny", drawing="board")
    >>> trap(game, game.initial_state(), 0).sentence(game.setup)
    'red is not trapped. red cat: c1 b1 b2 a2 a3 a4 a3 a2 b2 b1'
    """
    setup, left = game.setup, after_drawing(state).specials[seat]
    if is_cut_off(setup, state, seat, [0] * GRID):
        reason, enclosures = _why(setup, state, seat)
        return Trap(seat, True, left == 0, left, reason, (), tuple(enclosures), "exact")
    held = next((plan for plan in _plans(setup, state, seat) if _are_open(setup, state, plan)), None)
    return Trap(seat, False, False, left, FREE, tuple(held or ()), (), "bound" if held is None else "exact")


def _under_way(setup: Any, state: Any, seat: int) -> list[int]:
    return [2 * seat + i for i in range(setup.cats) if is_under_way(setup, state, 2 * seat + i)]


def _home(setup: Any, cat: int) -> int:
    return row_mask(home_row(setup, cat)) & masks(setup).open


# Paths


def _plans(setup: Any, state: Any, seat: int) -> Iterator[list[CatPath]]:
    """Every way of fetching fish one after the other after which all cats can walk home."""
    cats = _under_way(setup, state, seat)
    empty = [2 * seat + i for i in range(setup.cats) if state.carry[2 * seat + i] == EMPTY]
    needed = 0 if setup.trapped == choice.RETURN_ONLY else len(empty)
    for fetched in range(needed, len(empty) + 1):
        for takers in itertools.permutations(empty, fetched):
            lines = own_mask(state, 0) | own_mask(state, 1)
            yield from _fetch(setup, state, cats, takers, room(setup, state, seat), lines, [])


def _fetch(
    setup: Any, state: Any, cats: Sequence[int], takers: Sequence[int], space: int, lines: int, done: list[CatPath]
) -> Iterator[list[CatPath]]:
    if not takers:
        yield from _home_paths(setup, state, cats, space, lines, done)
        return
    cat = takers[0]
    for fish in each_place(fish_mask(setup, state, cat) & ~space):
        out = _way(setup, state.head[cat], 1 << fish, space | 1 << fish, lines)
        if out:
            more = [*done, CatPath(cat, tuple(out), fish)]
            yield from _fetch(setup, state, cats, takers[1:], space | 1 << fish, lines | mask_of(out), more)


def _way(setup: Any, start: int, goals: int, space: int, lines: int) -> list[int]:
    """A walk that lines stop nowhere; where there is none, a walk as if they were open."""
    return way(setup, start, goals, space, lines) or walk(masks(setup), start, goals, space)


def _home_paths(
    setup: Any, state: Any, cats: Sequence[int], space: int, lines: int, done: list[CatPath]
) -> Iterator[list[CatPath]]:
    """The paths with all walks home added, if there are any."""
    out = {path.cat: path for path in done}
    found = []
    for cat in [*out, *(cat for cat in cats if cat not in out)]:
        path = out.get(cat, CatPath(cat, (state.head[cat],), -1))
        back = _way(setup, path.cells[-1], _home(setup, cat), space, lines)
        if not back and (cat in cats or cat in out):
            return
        lines |= mask_of(back)
        found.append(path._replace(cells=(*path.cells, *back[1:])))
    yield found


def _are_open(setup: Any, state: Any, plan: Sequence[CatPath]) -> bool:
    """Return whether lines stop no step of a plan, also not those that the plan itself has drawn."""
    lines = own_mask(state, 0) | own_mask(state, 1)
    outs = [p.cells[: p.cells.index(p.fish) + 1] for p in plan if p.fish >= 0]
    backs = [p.cells[p.cells.index(p.fish) :] if p.fish >= 0 else p.cells for p in plan]
    for cells in (*outs, *backs):
        if not is_open(setup, cells, lines):
            return False
        lines |= mask_of(cells)
    return True


# Walls


def _why(setup: Any, state: Any, seat: int) -> tuple[str, list[Enclosure]]:
    """The first cat that cannot do it even with all fish open that a mate may open, or by itself; else both cats."""
    cats = _under_way(setup, state, seat)
    if next(_plans(setup, state, seat), None):
        return SHUT_IN, next(filter(None, (_shut_in(setup, state, cat) for cat in cats)))
    for cat in cats:
        space = room(setup, state, seat) | _openable(setup, state, cat)
        if not _can_end(setup, state, cat, space, space):
            return WALLED_IN, [_enclosure(setup, state, cat, space)]
    alone = [cat for cat in cats if not any(_helped(setup, state, cat))]
    if alone:
        space = room(setup, state, seat)
        return FISH_IN_THE_WAY, [_enclosure(setup, state, alone[0], space)]
    return TOO_FEW_FISH, [_enclosure(setup, state, cat, room(setup, state, seat)) for cat in cats]


def _openable(setup: Any, state: Any, cat: int) -> int:
    """Fish that this cat or its mate might take, of those that have none yet."""
    own = [2 * (cat // 2) + i for i in range(setup.cats)]
    return functools.reduce(operator.or_, (fish_mask(setup, state, c) for c in own if state.carry[c] == EMPTY), 0)


def _can_end(setup: Any, state: Any, cat: int, out: int, back: int) -> bool:
    """Return whether a cat could fetch a fish it needs and come home if it could walk in these spaces."""
    board = masks(setup)
    come = flood(board, 1 << state.head[cat], out)
    if state.carry[cat] == EMPTY and setup.trapped == choice.OBJECTIVE:
        come = flood(board, come & fish_mask(setup, state, cat), back)
    return bool(come & _home(setup, cat) & back)


def _helped(setup: Any, state: Any, cat: int) -> Iterator[bool]:
    """Return whether a cat can do it by itself, or after its mate took one fish."""
    mate = cat + 1 - 2 * (cat % 2)
    space, fish = room(setup, state, cat // 2), fish_mask(setup, state, cat)
    helps = [0]
    if setup.cats == 2 and state.carry[mate] == EMPTY:
        helps += [1 << f for f in each_place(fish_mask(setup, state, mate))]
    for help_ in helps:
        takes = [1 << f for f in each_place(fish & ~help_)] if state.carry[cat] == EMPTY else [0]
        if setup.trapped == choice.RETURN_ONLY:
            takes = [0, *takes]
        for take in takes:
            come = flood(masks(setup), 1 << state.head[cat], space | help_ | take)
            if take:
                come = flood(masks(setup), come & take, space | help_ | take)
            yield bool(come & _home(setup, cat) & (space | help_ | take))


def _enclosure(setup: Any, state: Any, cat: int, space: int) -> Enclosure:
    board, seat = masks(setup), cat // 2
    come = flood(board, 1 << state.head[cat], space)
    border = spread(board, come) & ~come
    fish = border & ~own_mask(state, 1 - seat)
    lines = border & own_mask(state, 1 - seat)
    return Enclosure(cat, tuple(each_place(come)), tuple(each_place(lines)), tuple(each_place(fish)))


def _shut_in(setup: Any, state: Any, cat: int) -> list[Enclosure]:
    """Return what a cat kept in by both players can reach; if fish and home are there, what it can from the fish."""
    grid, (row, column) = [0] * GRID, divmod(state.head[cat], COLUMNS)
    if is_kept_in(setup, state, cat, grid, NOBODY) or not is_kept_in(setup, state, cat, grid, 1 - cat // 2):
        return []
    spread_from(setup, state, cat // 2, grid, 1 - cat // 2, row, 1 << column)
    first = _bordered(setup, state, cat, grid)
    if _lacks(setup, state, first):
        return [first]
    far = far_row(setup, cat)
    spread_from(
        setup, state, cat // 2, grid, 1 - cat // 2, far, grid[ROWS + far] & free_fish(state, far_side(setup, cat))
    )
    return [_bordered(setup, state, cat, grid), first]


def _bordered(setup: Any, state: Any, cat: int, grid: list[int]) -> Enclosure:
    come = sum(row << COLUMNS * k for k, row in enumerate(grid[ROWS : ROWS + setup.rows]))
    border = spread(masks(setup), come) & ~come
    lines = border & own_mask(state, 1 - cat // 2)
    exits = border & ~lines & own_mask(state, cat // 2)
    return Enclosure(cat, *(tuple(each_place(mask)) for mask in (come, lines, border & ~lines & ~exits, exits)))


def _lacks(setup: Any, state: Any, enclosure: Enclosure) -> bool:
    """Return whether a cat needs something that is not in its region, or in no part of it if it is under a line."""
    cat, inside = enclosure.cat, mask_of(enclosure.region)
    home, fish = _home(setup, cat), fish_mask(setup, state, cat)
    needs_fish = state.carry[cat] == EMPTY and setup.trapped == choice.OBJECTIVE
    return not any(part & home and (part & fish or not needs_fish) for part in _parts(setup, state, cat, inside))


def _parts(setup: Any, state: Any, cat: int, inside: int) -> list[int]:
    """The region, or what is on each side of a cat that can leave its space but not come back to it."""
    board, head = masks(setup), state.head[cat]
    if not own_mask(state, 1 - cat // 2) >> head & 1:
        return [inside]
    inside &= ~(1 << head)
    return [flood(board, 1 << cell, inside) for cell in each_place(spread(board, 1 << head) & inside)]
