"""Small boards worked out to the end: who wins, in how many turns, and how (question D5)."""

from typing import Any

from catlib.game import Game
from catlib.rules import rule
from catlib.solving import ForcedWin, forced_win

from ..boards import COLUMNS
from ..phases import CATS, own_line
from ..setup import board_of, choice, starts_apart

WORDS = 3
MOST_CELLS, MOST_COLUMNS, MOST_PAIRS = 60, 7, 7  # so that a position fits into three words of 62 bits
PLACE, CARRIED, LEFT = 64, 3, 8  # a cell and whether it is there; what a cat is about; specials


@rule
def pack(setup, state, key):
    """Return what matters of a position: both players' lines and cats, specials, fish, sewers, who moves.

    Cats of a player that started on the same side are in no order.
    """
    pack_seats(setup, state, key, 0)
    key[2] = key[2] * 2 + state.player


@rule
def pack_turned(setup, state, key):
    """The same seen by the player to move, the board turned by half for the second: mirrored positions pack alike."""
    pack_seats(setup, state, key, state.player)


@rule
def pack_seats(setup, state, key, first):
    """One word of line for each player, then all the rest in the third."""
    rest = state.passed
    for i in range(2):
        s = i if first == 0 else 1 - i
        line = 0
        for row in range(setup.rows):
            line = line << setup.columns | turned_bits(setup, own_line(state, s, turned(setup, row, first)), first)
        key[i] = line
        one, two = cat_code(setup, state, 2 * s, first), cat_code(setup, state, 2 * s + 1, first)
        if one < two and setup.home[2 * s] == setup.home[2 * s + 1]:
            one, two = two, one
        rest = (rest * PLACE * CARRIED + one) * PLACE * CARRIED + two
        rest = rest * LEFT + state.specials[s]
        rest = rest << setup.columns | turned_bits(setup, state.taken[i if first == 0 else 1 - i], first)
    key[2] = rest << MOST_PAIRS | turned_pairs(setup, state.dead, first)


@rule
def turned(setup, row, first):
    return row if first == 0 else setup.rows - 1 - row


@rule
def turned_bits(setup, bits, first):
    """A row as it is, or the other way round."""
    if first == 0:
        return bits
    new = 0
    for _ in range(setup.columns):
        new = new << 1 | bits & 1
        bits >>= 1
    return new


@rule
def cat_code(setup, state, cat, first):
    """Return where a cat is and what it is about; 0 for no cat."""
    head = state.head[cat]
    if head < 0:
        return 0
    row, column = turned(setup, head // COLUMNS, first), head % COLUMNS
    place = row * setup.columns + (column if first == 0 else setup.columns - 1 - column) + 1
    return place * CARRIED + state.carry[cat]


@rule
def turned_pairs(setup, dead, first):
    """The blocked pairs of sewers, or the pairs that a half turn brings there."""
    if first == 0 or dead == 0:
        return dead
    new = 0
    for row in range(setup.rows):
        for column in range(setup.columns):
            pair = setup.pair[row * COLUMNS + column]
            if pair >= 0 and dead >> pair & 1:
                there = (setup.rows - 1 - row) * COLUMNS + setup.columns - 1 - column
                new |= 1 << setup.pair[there]
    return new


def mirrored_cell(setup: Any, cell: int) -> int:
    """Return where a half turn brings a cell; -1 stays what it is.

    >>> mirrored_cell(load("washi_cat", board="tiny").setup, 0)
    82
    """
    if cell < 0:
        return cell
    row, column = setup.rows - 1 - cell // COLUMNS, setup.columns - 1 - cell % COLUMNS
    return int(row * COLUMNS + column)


def is_fair(game: Game) -> bool:
    """Return whether a half turn of the board with everything drawn on it brings the same board back."""
    setup = game.setup
    if board_of(setup).asymmetries() or setup.drawing != choice.BOARD:
        return False
    turned_cats = [mirrored_cell(setup, setup.drawn_cats[(cat + 2) % CATS]) for cat in range(CATS)]
    return not starts_apart(setup) or turned_cats == list(setup.drawn_cats)


def is_small(game: Game) -> bool:
    """Return whether positions of the board fit into the table of `solve`."""
    setup = game.setup
    cells, pairs = setup.rows * setup.columns, max(setup.pair) + 1
    return cells <= MOST_CELLS and setup.columns <= MOST_COLUMNS and pairs <= MOST_PAIRS


def solve(
    game: Game,
    state: Any = None,
    *,
    depth: int = 60,
    positions: int = 1_000_000,
    symmetry: bool = True,
    prove: bool = True,
    compile: bool | None = None,
) -> ForcedWin:
    """Return who wins a small board, in how many turns, and how: all lines of play to a depth (D5).

    If nobody wins so soon, it tries to `prove` that nobody ever can; see `catlib.solving.wins`.

    Positions that the half turn of a fair board makes the same are looked at once (`symmetry`), and so are those in
    which a player's two cats change places, if they started on the same side. Raise ValueError for a board of more
    than 60 cells or 7 columns, for a turn limit, and where one's own tail does not count for jumps, as there the two
    cats' lines differ.

    >>> game = load("washi_cat", board="tiny", drawing="board", turn_limit=0, specials=0)
    >>> print(solve(game, depth=3, positions=1000, prove=False, compile=False))
    nobody can force a win within 3 actions; 20 positions
    """
    setup = game.setup
    pairs = max(setup.pair) + 1
    if not is_small(game):
        most = f"at most {MOST_CELLS} cells, {MOST_COLUMNS} columns and {MOST_PAIRS} pairs of sewers"
        raise ValueError(
            f"a board of {setup.rows} × {setup.columns} with {pairs} pairs of sewers: {most} can be solved"
        )
    if setup.turn_limit:
        raise ValueError(f"turn_limit={setup.turn_limit}: positions here have no clock; load with turn_limit=0")
    if not setup.own_tail:
        raise ValueError("own_tail=False: positions here keep all lines of a player together")
    chosen = pack_turned if symmetry and is_fair(game) else pack
    return forced_win(game, state, depth=depth, positions=positions, pack=(chosen, WORDS), prove=prove, compile=compile)
