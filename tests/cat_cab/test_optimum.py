"""The driver that solves its turns: what it makes for, how it gets there, and that it wins."""

import random
from typing import Any

import pytest

from catlib import load
from catlib.engine import driver as engine
from catlib.game import WIN
from catlib.games.cat_cab import optimum, phases
from catlib.games.cat_cab.goals import turn
from catlib.play import Match, bot_policy, worth

from .positions import action, city, play, position


def chosen(game: Any, state: Any) -> str:
    """What the driver does, in words."""
    return game.action_to_string(state, optimum.driver(game)(state, 0.5))


def test_it_lands_where_it_can() -> None:
    """A 4 is one space to the passenger: keep it, go there."""
    game = city()
    state = play(game, turn(game, 1, cell=(3, 3), passenger=(3, 4)), 4)
    assert "keep all dice" == chosen(game, state)
    state = play(game, state, "keep")
    assert action(game, state, "up 1") == optimum.driver(game)(state, 0.5)


def test_it_cancels_what_it_does_not_need() -> None:
    """Two spaces round a corner need both 1s, so that the curses cancel the 2."""
    game = city()
    state = position(game, "446", curses=(2,), cells=[(3, 3), "start"], passenger=(4, 4), collected=1)
    state = play(game, state, "keep")
    assert phases.CANCEL == state.phase
    assert 1 == optimum.driver(game)(state, 0.5)


def test_it_rolls_again_what_does_not_fit() -> None:
    """A 6 overshoots a passenger next door, and is rolled again."""
    game = city(item_limit=0)
    state = play(game, turn(game, 1, cell=(3, 3), passenger=(3, 4)), 6)
    assert "roll again: white die 1" == chosen(game, state)


def test_it_keeps_off_the_paw_patrol() -> None:
    """Of two cells equally near to a far target it takes the one without a patrol car, and the one with nibbles."""
    game = city()
    state = position(game, ones=1, twos=0, cells=[(3, 3), "start"], passenger=(6, 6))
    assert action(game, state, "right 1") == optimum.driver(game)(state, 0.5)
    state = position(game, ones=1, twos=0, cells=[(1, 6), "start"], passenger=(4, 8))
    assert action(game, state, "right 1") == optimum.driver(game)(state, 0.5)


def test_it_boosts_toward_its_target() -> None:
    """A boost of three from the nibbles at (2, 6) ends on the passenger at (2, 3)."""
    game = city()
    state = position(game, phase=phases.BOOST, boost=3, cells=[(2, 6), "start"], passenger=(2, 3), stage=phases.SPECIAL)
    assert action(game, state, "down") == optimum.driver(game)(state, 0.5)


def test_it_falls_back_on_the_side_of_its_target() -> None:
    """Pushed back from (3, 3), it goes left or down, whichever is nearer to the passenger."""
    game = city()
    for passenger, direction in (((1, 5), "left"), ((5, 1), "down")):
        facts = {"cells": [(3, 3), "start"], "passenger": passenger, "back": (2,), "stage": phases.PUSH_BACK}
        state = position(game, phase=phases.RETREAT, **facts)
        assert action(game, state, direction) == optimum.driver(game)(state, 0.5)


@pytest.mark.parametrize("wasm", [True, False])
def test_every_choice_is_legal_and_the_same_again(wasm: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a whole game of three, and in three rounds without WebAssembly, whatever is asked."""
    if not wasm:
        monkeypatch.setattr(optimum, "has_wasm", lambda: False)
    game = city(3, white_dice=3)
    drive, again, rng = optimum.driver(game), optimum.driver(game), random.Random(3)
    state, asked = game.initial_state(), set()
    while not game.is_terminal(state) and (wasm or state.round < 3):
        u = rng.random()
        if game.is_chance_node(state):
            step = game.sample(state, u)
        else:
            step = drive(state, u)
            asked.add(state.phase)
            assert step in game.legal_actions(state)
            if state.round < 3:
                assert step == again(state, u)
        state = game.successor(state, step)
    assert asked >= {phases.KEEP, phases.MOVE}


def test_it_beats_the_greedy_driver() -> None:
    """Three deals with two dice, each played from both seats: it wins at least five of six games."""
    game, seeds = load("cat_cab", players=2, white_dice=2), range(100, 103)
    won = [
        sum(paid[seat] for paid in engine.play(game, bots, seeds, compile=False).returns)
        for seat, bots in enumerate((["optimum", "greedy"], ["greedy", "optimum"]))
    ]
    assert sum(won) >= 5


def test_its_choice_is_marked_unless_another_is_surely_better() -> None:
    """However few games navigators had time to play on, also where they would do something else."""
    game = load("cat_cab", players=2)
    assert ["optimum", "crazy cat"] == load("cat_cab", players=1).type.bots.leads(load("cat_cab", players=1))
    best, fast = (bot_policy(game, bot) for bot in ("optimum", "navigator"))
    match, differ = Match(game, ["navigator", "navigator"], seed=3), 0
    while differ < 3:
        match.step()
        state = match.state
        if state.phase == phases.KEEP:
            strong, other = (game.short_label(state, bot(state, 0.5)) for bot in (best, fast))
            if strong != other:
                found = worth(game, state, WIN, simulations=40)
                assert found
                assert strong == game.short_label(state, found.best.action)
                differ += 1
