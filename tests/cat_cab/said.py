"""Positions in which Cat Cab Crew says what it rarely says; `tests/test_voice.py` looks around in each of them."""

from collections.abc import Iterator
from typing import Any

import catlib
from catlib.games.cat_cab import phases

from .positions import APART, CITIES, city, landed, play, position, turn

HOUSES = [("board", CITIES["winding"]), ("board", CITIES["one avenue"] | {"invented": False})]
RED_D6, BLUE_D6, GREEN_D6, RED_D8, BLUE_D8, GREEN_D8 = range(6)


def positions() -> Iterator[tuple[Any, Any]]:
    """Yield a game and a state each."""
    game = city(3)
    nibbles = landed(game, (2, 6), won={RED_D6: 0, BLUE_D6: 1, BLUE_D8: 1, GREEN_D8: 2})
    greedy = play(game, nibbles, 3)
    left = greedy.copy()
    left.place[2] = 1
    yield from ((game, state) for state in (nibbles, greedy, left, landed(game, (2, 6)), landed(game, (3, 4))))
    for steps in ([5], [5, 3]):
        yield game, play(game, landed(game, (2, 6)), *steps)
    won = {RED_D6: 0, RED_D8: 0, BLUE_D6: 1}
    yield game, play(game, landed(game, (3, 4), won=won), 1)
    yield game, landed(game, (3, 4), won=won, aboard=(1, 0, 0))
    busy = city(2, board=CITIES["busy"])
    yield busy, landed(busy, (1, 4), cells=[(1, 3), (3, 3)])
    yield busy, position(busy, ones=1, cells=[(1, 1), (3, 3)])
    sabotage = play(game, position(game, "2", cells=APART), "keep")
    sabotage.place[2] = -1
    yield game, sabotage
    out = {"cells": [(6, 8), (1, 8), (2, 8)], "collected": 1}
    yield game, position(game, ones=1, twos=1, **out)
    yield game, position(game, ones=1, backlog=1, **out)
    for dice, curses in (("666644", 3), ("44666", 4)):
        yield game, play(game, position(game, dice, cells=APART, curses=(curses,)), "keep")
    exact = city(3, leave_by="exact", may_waive=True)
    yield exact, position(exact, ones=2, **out)
    yield exact, play(exact, landed(exact, (2, 6)), 5, 3)
    late = city(3, rush_turns=1)
    yield late, position(late, ones=1, cells=["out", (6, 7), (2, 8)], place=(1, 0, 0), rush=(0, 1, 1), left=1, seat=1)
    slant = city(3, diagonal=True, curse_limit=1)
    yield slant, position(slant, ones=1, twos=1, cells=APART)
    yield slant, turn(slant, cells=APART, curses=(1,))
    yield game, position(game, ones=1, cells=[(3, 3), (1, 8), (6, 8)])
    yield game, position(game, ones=1, cells=APART, passenger=APART[0])
    final = city(3, pickup="final")
    passing = position(final, ones=1, twos=1, cells=APART)
    passing.cell[0] = passing.passenger
    yield final, passing
    winding = city(2, board=CITIES["winding"])
    yield winding, position(winding, ones=1, cells=[(1, 2), (5, 1)])
    duel = position(city(2), "", ones=1, cells=[(3, 4), (3, 4)])
    duel.phase, duel.player, duel.duel, duel.duel_rounds = phases.DUEL_ROLL, -1, 0b11, 1
    duel.duel_die[:4], duel.duel_pending, duel.duel_roll[:2] = [4, 3, 5, 0], 0b1000, [1, 1]
    yield city(2), duel
    beaten = {"cells": APART, "back": (2,), "stage": phases.PUSH_BACK}
    yield game, position(game, phase=phases.RETREAT, **beaten)
    over = {"phase": phases.OVER, "player": catlib.TERMINAL, "left": 2}
    yield game, position(game, cells=["out", "out", (2, 2)], place=(1, 2, -1), **over)
    yield game, position(game, cells=["out"] * 3, place=(1, 2, 3), winner=0, **over)
    yield game, position(game, cells=APART, place=(-1, -1, -1), **over)
