"""The navigator: it arrives where a turn can arrive, and rolls again what does not help."""

import random
from collections import Counter
from itertools import product

import pytest

from catlib import load
from catlib.engine.driver import drive
from catlib.games.cat_cab import bots, navigator, phases
from catlib.games.cat_cab.goals import turn
from catlib.games.cat_cab.moving import landing
from catlib.games.cat_cab.setup import OUT, SLOTS

from .positions import position


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


def test_a_cell_costs_more_or_less_where_landing_there_rolls_for_it():
    """Wherever the passenger waits and whatever the errand: nibbles draw and patrols put off just as the rules act."""
    game, draw, seen = load("cat_cab", players=2), random.Random(2), Counter()
    rolls = {phases.NIBBLE_ROLL: navigator.NIBBLES_COST, phases.PATROL_ROLL: navigator.PATROL_COST}
    for _ in range(400):
        start, passenger = (draw.randint(1, 6), draw.randint(1, 8)), draw.choice([(2, 6), (3, 4), (4, 5), (5, 3)])
        facts = {"collected": draw.randint(0, 1), "left": draw.randint(0, 1), "passenger": passenger}
        state = position(game, ones=1, cells=[start, "start"], **facts)
        aim = navigator.aim_of(game.setup, state, 0)
        for action in game.legal_actions(state) if state.phase == phases.MOVE else ():
            there, phase = landing(game.setup, state, action), game.successor(state, action).phase
            if there not in (aim, OUT):
                expected = 2 * navigator.far(game.setup, there, aim) + rolls.get(phase, 0)
                assert expected == navigator.cost(game.setup, state, there, aim)
                seen[phase in rolls, game.setup.kind[there] > 0] += 1
    assert seen[False, True]  # where the passenger waits nothing is rolled


def test_it_makes_for_the_passenger_or_the_exit():
    """The passenger while the gate is shut, then what is nearer."""
    game = load("cat_cab", players=2)
    for collected, cell, fetches in ((0, (3, 3), True), (1, (3, 3), True), (1, (6, 8), False), (0, (6, 8), True)):
        state = turn(game, cell=cell, passenger=(1, 1), opened=collected)
        assert (state.passenger if fetches else OUT) == navigator.aim_of(game.setup, state, 0)


def test_in_rush_hour_it_fetches_whom_it_can_bring_out_in_time():
    """In the turns after this one, four spaces each; in its last turn it makes for the way out."""
    game = load("cat_cab", players=2)
    for cell, passenger, rush in product([(1, 1), (3, 4), (5, 8)], product(range(1, 7), range(1, 9)), range(1, 5)):
        state = turn(game, cell=cell, passenger=passenger, opened=True)
        state.rush[0] = rush
        there = state.passenger, OUT
        spaces = sum(navigator.far(game.setup, a, b) for a, b in zip([state.cell[0], *there], there, strict=False))
        assert there[-(-spaces // 4) >= rush] == navigator.aim_of(game.setup, state, 0)


@pytest.mark.wasm
def test_it_wins_nine_of_ten_games_against_greedy_drivers():
    """Once in each seat."""
    game = load("cat_cab", players=2)
    won = 0
    for me, seats in enumerate((["navigator", "greedy"], ["greedy", "navigator"])):
        won += sum(winners == 1 << me for winners in drive(game, seats, 1, 0, 200).winners)
    assert won > 350
