"""The navigator: it arrives where a turn can arrive, and rolls again what does not help."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from catlib import load
from catlib.engine.driver import drive
from catlib.games.cat_cab import bots, navigator, phases
from catlib.games.cat_cab.goals import turn
from catlib.games.cat_cab.setup import SLOTS


def decide(game, state):
    """What the navigator does."""
    legal = game.legal_actions(state)
    return bots.choose(bots.NAVIGATOR, game.setup, state, legal, len(legal), 0.5, [0] * bots.WORK)


def at_dice(game, faces, **where):
    """A driver looks at white dice that show some faces."""
    state = turn(game, **where)
    while state.phase != phases.KEEP:
        state = game.child(state, 3)
    state.die = [*map(int, faces), *[0] * (SLOTS - len(faces))]
    state.curses[state.seat] = 0
    return state


def test_it_keeps_dice_that_arrive_and_rolls_blanks_again():
    """A passenger two spaces away is picked up by a two; without one all blanks are rolled again."""
    game = load("cat_cab")
    where = {"cell": (2, 2), "passenger": (4, 2)}
    assert 0 == decide(game, at_dice(game, "6", **where))
    assert 0b11 == decide(game, at_dice(game, "21", **where)) & 0b11


def test_means_are_those_of_all_throws(monkeypatch):
    """Beside a list of all throws of three dice, by faces."""
    game = load("cat_cab")
    work = [0] * navigator.WORK
    state = turn(game, cell=(2, 2), passenger=(4, 3))
    navigator.weigh_ends(game.setup, state, 6, work)
    total = 0
    for throw in product(range(1, 7), repeat=3):
        seen = Counter(throw)
        ones, twos = 1 + seen[4] + seen[5], 1 + seen[6]
        total += navigator.after_curses(game.setup, ones, twos, 1 + seen[1], work)
    found = navigator.mean_after(game.setup, 3, 1, 1, 1, work)
    assert navigator.PARTS * total // 6**3 == found


@pytest.mark.wasm
def test_it_wins_nine_of_ten_games_against_greedy_drivers():
    """Once in each seat."""
    game = load("cat_cab", players=2)
    won = 0
    for me, seats in enumerate((["navigator", "greedy"], ["greedy", "navigator"])):
        won += sum(winners == 1 << me for winners in drive(game, seats, 1, 0, 200).winners)
    assert won > 350
