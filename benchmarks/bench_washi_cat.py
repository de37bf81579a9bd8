"""What is asked of Washi Cat, measured: random games, tree search, traps, the race, the 4 × 5 board solved.

The fastest of some runs counts, after one that translates; a board is solved once. Where a figure is asked for, the
last column is how many times as good the measured one is. Peers' figures were taken on another machine.
"""

from __future__ import annotations

import sys
from typing import Any, NamedTuple

from clock import fastest

from catlib import Game, load
from catlib.chance import generator
from catlib.engine import driver as engine
from catlib.games.washi_cat.odds import cheapest_wall, quickest_trip, race, solve, speed_table, trap
from catlib.games.washi_cat.phases import TURN
from catlib.solving import mcts

SIMULATIONS = 2_000
SHORT = 30  # moves after which a playout is stopped and judged by the steps that are left; hex 6×6 has 36 at most


class Row(NamedTuple):
    """What was measured, the figure, the figure asked for, and how many times as good it is."""

    what: str
    figure: str
    asked: str
    ratio: str


def positions(game: Game, many: int = 40) -> list[Any]:
    """Positions from random games, early and late."""
    draw, found = generator(1).random, []
    while len(found) < many:
        state = game.initial_state()
        for _ in range(12 + int(draw() * 150)):
            if game.is_terminal(state):
                break
            legal = game.legal_actions(state)
            state = game.successor(state, legal[int(draw() * len(legal))])
        if not game.is_terminal(state) and state.phase == TURN:
            found.append(state)
    return found


def steps(board: str, drawing: str) -> Row:
    """Transitions a second of random games, compiled, on one core."""
    game, seeds = load("washi_cat", board=board, drawing=drawing), list(range(2000))
    played = sum(engine.play(game, ["random"] * 2, seeds).steps)
    rate = played / fastest(lambda: engine.play(game, ["random"] * 2, seeds))
    peer = 3e6 if board == "default" else None
    return _rate(f"random play, {board} board, moves a second", rate, peer, "3 M (OpenSpiel's C++ hex 6×6: 3.3 M)")


def search(what: str, rollout: str, limit: int, asked: bool = False) -> Row:
    """Simulations a second of tree search on the 6 × 7 board, one tree, one core."""
    game = load("washi_cat", board="small", drawing="board")
    mcts(game, simulations=1, rollout=rollout, limit=limit)

    def job() -> None:
        mcts(game, simulations=SIMULATIONS, rollout=rollout, limit=limit, seed=1)

    rate = SIMULATIONS / fastest(job)
    peer = "100,000 (OpenSpiel's C++ on hex 6×6: 97 k, of at most 36 moves; games are 77 moves here)"
    return _rate(f"tree search on 6 × 7, {what}", rate, 1e5 if asked else None, peer)


def _rate(what: str, rate: float, asked: float | None, peer: str) -> Row:
    figure = f"{rate / 1e6:.2f} M" if rate > 1e6 else f"{rate / 1e3:.1f} k"
    return Row(what, figure, f"≥ {peer}" if asked else "", f"{rate / asked:.2f}" if asked else "")


def _ms(what: str, seconds: float, most: float | None = None) -> Row:
    asked = f"< {1000 * most:g} ms" if most else ""
    return Row(what, f"{1000 * seconds:.3f} ms", asked, f"{most / seconds:.1f}" if most else "")


def traps() -> list[Row]:
    """Trapped or not for both players on 8 × 26, the mean over positions, in plain Python."""
    game = load("washi_cat")
    states = positions(game)

    def proofs() -> None:
        for state in states:
            for seat in range(2):
                trap(game, state, seat)

    return [
        _ms("trapped or not, both players, 8 × 26, with the proof", fastest(proofs) / len(states), 1e-3),
        _ms("the race, both players, 8 × 26", fastest(lambda: [race(game, s) for s in states]) / len(states)),
        _ms("cheapest wall around a cat, 8 × 26", fastest(lambda: cheapest_wall(game, states[0], 0, amazing=True))),
        _ms("quickest trip with jumps, 8 × 26", fastest(lambda: quickest_trip(game, states[0], 0))),
        _ms("the table of speed runs, 3 to 8 rows", fastest(speed_table)),
    ]


def solved() -> list[Row]:
    """The 4 × 5 board, exactly; that nobody can win with two specials takes half a minute to prove."""
    rows = []
    for specials in (0, 1, 2):
        game = load("washi_cat", board="tiny", drawing="board", turn_limit=0, specials=specials)
        solve(game, depth=1, prove=False)
        found = solve(game)
        what = "nobody wins" if found.winner is None else f"seat {found.winner + 1} in {found.plies}"
        rows.append(Row(f"4 × 5 solved, {specials} specials: {what}", f"{found.seconds:.2f} s", "exactly", found.mark))
    return rows


def rows() -> list[Row]:
    """Every figure."""
    return [
        steps("default", "players"),
        steps("small", "board"),
        steps("tiny", "board"),
        search("random games to the end", "random", 2000, asked=True),
        search(f"playouts of at most {SHORT} moves", "random", SHORT, asked=True),
        search("racers to the end", "racer", 2000),
        *traps(),
        *solved(),
    ]


def main() -> None:
    """Print the figures as a table."""
    for row in rows():
        print(f"{row.what:48} {row.figure:>12} {row.ratio:>7}   {row.asked}")


if __name__ == "__main__":
    sys.exit(main())
