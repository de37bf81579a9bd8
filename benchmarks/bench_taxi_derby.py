"""What is asked of Taxi Derby, measured: heat map, best turn, a plan for ten, whole games, the city's distances.

The fastest of some runs counts, after one that compiles. No heat map, turn or plan is kept from run to run; the table
of a city's distances is, as it is worked out once a city, so a heat map of a city never seen is measured too.
"""

from __future__ import annotations

import sys
from typing import NamedTuple

from clock import fastest

from catlib import Game, load
from catlib.engine import driver as engine
from catlib.games.taxi_derby import setup as tables
from catlib.games.taxi_derby.city import streets
from catlib.games.taxi_derby.odds import best_plan, best_turn, first_turn, heat_map, patrol_spots
from catlib.games.taxi_derby.phases import END


class Row(NamedTuple):
    """What was measured, the figure, and the figure asked for."""

    what: str
    figure: str
    asked: str


def heat_maps() -> float:
    """The seconds of a heat map, the mean over all positions of the taxi, each with the patrol car elsewhere."""
    game, state = first_turn()
    states = [state.copy() for _ in range(game.setup.spaces)]
    for node, each in enumerate(states):
        each.node[0], each.patrol, each.moved = node, node * 7 % game.setup.spaces, node % 5
    return fastest(lambda: [heat_map(game, each) for each in states]) / len(states)


def heat_map_of_a_new_city() -> float:
    """The seconds of a heat map with the city's graph built and all its distances worked out anew."""
    _, state = first_turn()

    def job() -> None:
        streets.cache_clear()
        tables._tables.cache_clear()
        heat_map(load("taxi_derby", players=2), state)

    return fastest(job)


def rows() -> list[Row]:
    """Every figure."""
    game, state = first_turn()
    busy = state.copy()
    busy.token[:4], busy.money[0] = [1, 1, 1, 1], 9
    busy.up = [i + 1 for i in range(10)]
    parked = game.child(busy, END)
    return [
        Row("ticket heat map, 112 spaces", _ms(heat_maps()), "< 50 ms"),
        Row("the same in a city never seen", _ms(heat_map_of_a_new_city()), "< 50 ms"),
        Row("best next turn", _ms(fastest(lambda: best_turn(game, busy))), "< 200 ms"),
        Row("plan for ten passengers", _ms(fastest(lambda: best_plan(game, busy))), "< 2000 ms"),
        Row("where to leave the patrol car", _ms(fastest(lambda: patrol_spots(game, parked))), ""),
        *(_speed(game, bot) for bot in game.type.bots.COMPILED),
    ]


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:.2f} ms"


def _speed(game: Game, bot: str) -> Row:
    bots, seeds = [bot] * game.num_players, list(range(2000))
    steps = sum(engine.play(game, bots, seeds).steps)
    seconds = fastest(lambda: engine.play(game, bots, seeds))
    asked = "≥ 3 M (OpenSpiel's C++ breakthrough and quoridor: 1.4 to 3.2 M)" if bot == "random" else ""
    return Row(f"transitions a second, {bot}", f"{steps / seconds / 1e6:.2f} M", asked)


def main() -> None:
    """Print the figures as a table."""
    for row in rows():
        print(f"{row.what:44} {row.figure:>12}   {row.asked}")


if __name__ == "__main__":
    sys.exit(main())
