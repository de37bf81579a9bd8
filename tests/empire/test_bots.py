"""The bots: stronger than chance, honest about hidden cards, and none of them asks for what is not allowed."""

from __future__ import annotations

import pytest

from catlib.engine import driver as engine
from catlib.games.empire import bots
from catlib.games.empire.battles import capture_chance
from catlib.games.empire.board import cubes_of
from catlib.games.empire.maps import NODES
from catlib.games.empire.opening import opened
from catlib.games.empire.phases import BEGIN, STOP
from catlib.play import Match, bot_policy

from .positions import empire, fight, number, position


def test_odds_are_the_exact_chances():
    """The table in the setup has the exact chances to capture, to the millionth."""
    setup = empire().setup
    for a, d in ((2, 1), (4, 2), (9, 9), (31, 30)):
        assert round(1_000_000 * capture_chance(a, d)) == bots.odds(setup, a, d)
    assert bots.odds(setup, 60, 30) == bots.odds(setup, 31, 15)
    assert bots.odds(setup, 1000, 1) == bots.odds(setup, 31, 1)


@pytest.mark.parametrize("rules", [{}, {"ties": "attacker"}, {"attack_dice": 1}, {"attack_dice": 4, "defend_dice": 3}])
def test_no_force_has_better_odds_than_its_best(rules):
    """A neighborhood is not looked at where its cubes cannot have the least chance, whatever stands next door."""
    setup = empire(**rules).setup
    for a in range(2, 60):
        best = setup.best_odds[min(a, bots.KNOWN)]
        assert [] == [d for d in range(1, 80) if bots.odds(setup, a, d) > best]
    assert setup.odds[31 * 32 + 1] == setup.best_odds[31]


@pytest.mark.parametrize("players", [2, 3, 6])
def test_greedy_beats_random(players):
    """A greedy player among random ones always wins."""
    played = engine.play(empire(players), ["random"] * (players - 1) + ["greedy"], range(20))
    assert [1] * 20 == [row[players - 1] for row in played.returns]


def test_greedy_takes_the_best_chance():
    """Among rivals alike it attacks the weakest, and never against the odds."""
    game = empire(2, map="row")
    policy = bot_policy(game, "greedy")
    state = position(game, holds=[{"B": 6}, {"A": 5, "C": 1, "D": 1}])
    state = game.child(state, policy(state, 0.5))
    assert number(game, "C") == policy(state, 0.5)
    hopeless = position(game, holds=[{"B": 3}, {"A": 5, "C": 5, "D": 1}])
    assert STOP == policy(hopeless, 0.5)


def test_greedy_calls_a_lost_battle_off():
    """It goes on while the chance is good and stops when it is not."""
    game, state = fight(3, 2)
    state.begun = 1
    policy = bot_policy(game, "greedy")
    assert 0 == policy(state, 0.5)
    game, state = fight(9, 2)
    state.begun = 1
    assert 3 == policy(state, 0.5)


def test_greedy_brings_cubes_to_the_front():
    """The free move goes from the rear to the nearest front."""
    game = empire(2, map="row")
    policy = bot_policy(game, "greedy")
    state = position(game, holds=[{"A": 7, "B": 1, "C": 1}, {"D": 9}])
    assert number(game, "A") == policy(state, 0.5)
    state = game.child(state, policy(state, 0.5))
    assert number(game, "B") == policy(state, 0.5)
    state = game.child(state, number(game, "B"))
    assert 6 == policy(state, 0.5)


def test_greedy_reads_no_action_beyond_those_there_are():
    """With one neighborhood and one cube there is one action, whatever stands behind it from an earlier decision."""
    game = empire(2, map="row")
    state = position(game, holds=[{"A": 1}], reserve=1)
    for stale in (0, 2 * NODES + 1):
        actions = [stale] * game.num_distinct_actions
        count = game.rules.legal_actions(game.setup, state, actions)
        chosen = bots.greedy(game.setup, state, actions, count, [0] * bots.WORK)
        assert game.legal_actions(state) == [number(game, "A")] == [chosen]


def test_searching_sees_no_hidden_cards():
    """The searching player decides alike in two worlds that it cannot tell apart."""
    game = empire(2, map="row")
    policy = bot_policy(game, "searching")
    state = position(game, holds=[{"B": 6}, {"A": 2, "C": 1, "D": 1}], hand=[[], ["A", "C"]])
    other = position(game, holds=[{"B": 6}, {"A": 2, "C": 1, "D": 1}], hand=[[], ["B", "D"]])
    assert game.observation(state, 0) == game.observation(other, 0)
    told = [game.words.information_state(game.setup, world, 0) for world in (state, other)]
    assert told[0] == told[1]
    assert told[0] != game.words.information_state(game.setup, state, 1)
    assert policy(state, 0.25) == policy(other, 0.25)


def test_searching_takes_the_win():
    """With the last rival at its mercy the searching player attacks."""
    game = empire(2, map="row")
    policy = bot_policy(game, "searching")
    state = position(game, holds=[{"A": 1, "B": 1, "C": 9}, {"D": 1}])
    assert number(game, "C") == policy(state, 0.5)


def test_searching_does_as_greedy_unless_it_is_sure():
    """A defender rolls all dice; on the last turn, one behind, it attacks against odds that the greedy player fears."""
    game, state = fight(9, 3)
    state = game.child(state, 3)
    assert 2 == bot_policy(game, "searching")(state, 0.5) == bot_policy(game, "greedy")(state, 0.5)
    game = empire(2, map="row", turn_limit=1)
    state = position(game, seat=1, holds=[{"A": 1, "B": 4}, {"C": 3, "D": 1}])
    assert STOP == bot_policy(game, "greedy")(state, 0.5)
    assert number(game, "C") == bot_policy(game, "searching")(state, 0.5)


def test_unknown_bots_are_refused():
    """A bot that does not exist is named, and those that do."""
    with pytest.raises(ValueError, match="bot='clever': Empire has random, rash, beginner, hasty, greedy, searching"):
        bots.make("clever", empire())


def test_an_opened_match_begins_with_a_turn():
    """Everything is dealt and placed, the seats are those asked for, and the match can be saved and loaded."""
    game = empire(4)
    match = opened(game, ["greedy", "human", "random", "greedy"], seed=3)
    assert ("greedy", "human", "random", "greedy") == match.seats
    assert BEGIN <= match.state.stage
    assert [30] * 4 == [cubes_of(game.setup, match.state, s) for s in range(4)]
    assert match.state == Match.from_share(match.share()).state
