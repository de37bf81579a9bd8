"""Exact goals that measure the moves of a turn, and the distribution of drawings at random."""

import functools
from fractions import Fraction
from typing import Any

from catlib.chance import Pmf
from catlib.game import End, Game, Goal

from .bots import WORK, walks_left
from .phases import FAR, NOBODY, OVER, TURN

AHEAD = "steps ahead"
DEPTH, POSITIONS = 40, 200_000  # how far small boards are worked out while somebody waits
DISTRIBUTION = ("Drawings at random that keep their distance", "drawings in one edge row")


def ahead(game: Game, state: Any, seat: int) -> int:
    """Return how many steps less a seat's cats still have to walk than the opponent's, as the board is now.

    Walks are the shortest without jumps and sewers while nobody draws any more, own lines open whatever the house says;
    no path at all counts as 99 steps, as the sentence of the goal says.

    >>> game = load("washi_cat", board="tiny", drawing="board")
    >>> ahead(game, game.initial_state(), 0)
    0
    """
    work = [0] * WORK
    left = [int(walks_left(game.setup, state, s, work, -1)) for s in range(2)]
    return left[1 - seat] - left[seat]


@functools.lru_cache(maxsize=32)
def goals(game: Game) -> dict[str, Goal]:
    """Return what a player can want from a move, by name; exact from any turn.

    >>> from catlib.solving import solve
    >>> game = load("washi_cat", board="tiny", drawing="board")
    >>> solve(game, goals(game)[AHEAD]).value
    Fraction(1, 1)
    """
    def until(state: Any) -> bool:
        return type(state) is End or state.phase != TURN

    def successor(state: Any, action: int) -> End:
        child = game.successor(state, action)
        if child.winner != NOBODY:
            return End(Fraction(FAR if child.winner == state.player else -FAR))
        return End(Fraction(ahead(game, child, state.player)))

    def value(state: Any) -> int | Fraction:
        return state.worth if type(state) is End else Fraction(0)

    return {AHEAD: Goal(AHEAD, AHEAD, until, value, None, None, "minimise", successor)}


def proved(game: Game, state: Any) -> dict[int, tuple[Fraction, int]] | None:
    """The chance to win with each move if both play as well as can be, 1 or 0, where a small board can be worked out.

    With each goes how many moves of both players the game then lasts.

    None on larger boards, and where some move is not settled soon enough.

    >>> proved(load("washi_cat", board="garden"), None) is None
    True
    """
    from .odds.solved import MOST_CELLS, MOST_COLUMNS

    setup = game.setup
    small = setup.rows * setup.columns <= MOST_CELLS and setup.columns <= MOST_COLUMNS
    if not small or not setup.own_tail or state.phase != TURN:
        return None
    found: dict[int, tuple[Fraction, int]] = {}
    for action in game.legal_actions(state):
        forced = _forced(game, game.successor(state, action))
        if forced is None:
            return None
        winner, plies = forced
        found[action] = Fraction(winner == state.player), plies
    return found


def _forced(game: Game, state: Any) -> tuple[int, int] | None:
    """Return who can force a win in time, and in how many moves; None if that is nobody or not known."""
    from .odds.solved import solve

    if state.phase == OVER:
        return None if state.winner == NOBODY else (int(state.winner), 0)
    try:
        found = solve(_endless(game), state, depth=DEPTH, positions=POSITIONS, prove=False)
    except ValueError:
        return None
    late = game.setup.turn_limit and found.plies is not None and state.turn + found.plies > game.setup.turn_limit
    return None if late or found.winner is None or found.plies is None else (found.winner, found.plies)


@functools.lru_cache(maxsize=32)
def _endless(game: Game) -> Game:
    """The same game without a limit of turns."""
    from catlib.game import load

    return load(game.name, **{**dict(game.house), "turn_limit": 0})


def turn_distribution(game: Game) -> Pmf | None:
    """Return how many of the drawings in an edge row keep their full distance if all are made at random.

    None on a board so low that drawings keep their distance from those in the other edge row, too.

    >>> round(float(turn_distribution(load("washi_cat", board="market")).at_least(6)), 5)
    0.76067
    """
    from .odds.parking import full_row_distribution

    setup = game.setup
    if setup.rows - 1 <= setup.gap:
        return None
    closed = [column for column in range(setup.columns) if not setup.edge[0] >> column & 1]
    drawings = setup.cats + setup.fish
    return full_row_distribution(setup.columns, setup.gap, closed).map(lambda n: min(n, drawings))
