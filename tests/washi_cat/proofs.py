"""Proofs of who is trapped and who is not, checked step by step and side by side of every cell."""

import itertools
from collections.abc import Sequence
from typing import Any

from catlib.game import Game
from catlib.games.washi_cat.odds.masks import fish_mask, mask_of, own_mask, room
from catlib.games.washi_cat.odds.traps import (
    SHUT_IN,
    WALLED_IN,
    Enclosure,
    Trap,
    _are_open,
    _home,
    _lacks,
    _under_way,
)
from catlib.games.washi_cat.phases import EMPTY, fish_side, has_line


def paths_hold(game: Game, state: Any, trap: Trap) -> bool:
    """Return whether the paths of a trap are lawful walks that fetch the fish and end at home: the proof, step by step.

    Fish are fetched in the order of the paths, before anybody goes home.
    """
    setup, space = game.setup, room(game.setup, state, trap.seat)
    if not _are_open(setup, state, trap.paths):
        return False
    for path in trap.paths:
        if path.fish >= 0:
            end = path.cells.index(path.fish)
            fetches = fish_mask(setup, state, path.cat) >> path.fish & 1 and state.carry[path.cat] == EMPTY
            if not (fetches and _is_walk(setup, path.cells[: end + 1], space | 1 << path.fish)):
                return False
            space |= 1 << path.fish
    backs = [p.cells[p.cells.index(p.fish) :] if p.fish >= 0 else p.cells for p in trap.paths]
    gone = {path.cat for path in trap.paths if len(path.cells) > 1}
    ends = [(path.cat, back[-1]) for path, back in zip(trap.paths, backs, strict=True)]
    home = all(_home(setup, cat) >> end & 1 for cat, end in ends if cat in gone)
    starts = all(path.cells[0] == state.head[path.cat] for path in trap.paths)
    complete = gone >= set(_under_way(setup, state, trap.seat))
    return starts and complete and home and all(_is_walk(setup, back, space) for back in backs)


def _is_walk(setup: Any, cells: Sequence[int], space: int) -> bool:
    """Return whether every step goes to a neighbour within the space; the first cell may lie outside."""
    return all(b in setup.near[4 * a : 4 * a + 4] and space >> b & 1 for a, b in itertools.pairwise(cells))


def wall_holds(game: Game, state: Any, trap: Trap) -> bool:
    """Return whether the enclosures of a trap are closed: the proof, checked side by side of every cell.

    Outside lies a line of the opponent, a free fish, a wall or a shrine. A cat that is walled in has no space of home
    inside or, if it has no fish, not both fish and home; a cat under a line must choose a side.
    """
    if trap.reason == WALLED_IN and not _lacks(game.setup, state, trap.enclosures[0]):
        return False
    if trap.reason != SHUT_IN and not all(state.head[e.cat] in e.region for e in trap.enclosures):
        return False
    if trap.reason == SHUT_IN and not _shuts(game.setup, state, trap.enclosures):
        return False
    return all(_is_closed(game.setup, state, enclosure) for enclosure in trap.enclosures)


def _shuts(setup: Any, state: Any, found: Sequence[Enclosure]) -> bool:
    """Return whether the last enclosure holds the cat, and the first lacks something, or has its fish but not home."""
    first, last, cat = mask_of(found[0].region), mask_of(found[-1].region), found[0].cat
    around = last >> state.head[cat] & 1 == 1
    if len(found) == 1:
        return around and _lacks(setup, state, found[0])
    return around and not (last & fish_mask(setup, state, cat) & ~first or first & _home(setup, cat))


def _is_closed(setup: Any, state: Any, enclosure: Enclosure) -> bool:
    inside, opponent = set(enclosure.region), own_mask(state, 1 - enclosure.cat // 2)
    if not all(opponent >> cell & 1 for cell in enclosure.lines):
        return False
    if not all(fish_side(setup, state, cell) >= 0 for cell in enclosure.fish):
        return False
    out = {(cell, side) for cell in inside for side in range(4) if setup.near[4 * cell + side] not in {*inside, -1}}
    shut = {place for place in out if _is_shut(setup, state, enclosure.cat, *place)}
    return {setup.near[4 * cell + side] for cell, side in out - shut} <= {*enclosure.lines, *enclosure.fish}


def _is_shut(setup: Any, state: Any, cat: int, cell: int, side: int) -> bool:
    """Return whether an own line outside an exit stops a step there, and nothing can be jumped to behind it."""
    seat, there = cat // 2, setup.near[4 * cell + side]
    if not (setup.exits[cell] >> side & 1 and has_line(state, seat, there)):
        return False
    while there >= 0 and has_line(state, seat, there) and not has_line(state, 1 - seat, there):
        there = setup.near[4 * there + side]
    return bool(
        there < 0 or has_line(state, 1 - seat, there) or fish_side(setup, state, there) >= 0 or setup.jump_is_special
    )
