"""Goals value every option as the rules and the odds do."""

from __future__ import annotations

from fractions import Fraction as F

import pytest

from catlib.games.empire import goals, odds
from catlib.games.empire.odds import Losses
from catlib.games.empire.phases import DEFEND, DICE, FILLING, PLACE, ROLL
from catlib.play import valuing as worth
from catlib.solving import exact, solve

from .positions import empire, fight, play, position


def values(game, state, goal):
    """What every option is worth, by name."""
    return {option.label: option.value for option in worth.worth(game, state, goal).options}


def after_roll(attack, defend, worth_of):
    """The mean worth of what a roll leaves."""
    return sum(p * worth_of(Losses(*lost)) for lost, p in odds.roll(attack, defend).items())


def test_capture_by_dice():
    """Each number of dice is worth its roll and, after it, the exact battle."""
    game, state = fight(6, 4)
    expected = {
        f"roll {n} {'die' if n == 1 else 'dice'}": after_roll(
            n, 2, lambda lost: odds.capture_chance(6 - lost.attackers, 4 - lost.defenders)
        )
        for n in (1, 2, 3)
    }
    assert expected == values(game, state, goals.CAPTURE)
    assert odds.capture_chance(6, 4) == max(expected.values())


def test_calling_off_captures_nothing():
    """To stop is worth no chance."""
    game, state = fight(6, 4)
    state = play(game, state, "dice 111 66")
    assert 0 == values(game, state, goals.CAPTURE)["call the attack off"]


def test_capture_is_the_whole_game_s_value():
    """The value equals the one that is found by playing the battle out by the rules, both sides at their best."""
    game, state = fight(4, 2)
    whole = exact.Goal("captured", "chance to capture", until=lambda s: s.phase not in (DICE, DEFEND, ROLL),
        value=lambda s: int(s.owner[1] == 0), seat=0)
    solved = solve(game, whole, state)
    assert {o.label: o.value for o in solved.options} == values(game, state, goals.CAPTURE)
    assert F(6610505, 10077696) == solved.value


def test_hold():
    """The defender's dice, each worth the chance to keep the neighborhood."""
    game, state = fight(5, 3)
    state = game.child(state, 3)
    expected = {
        f"defend with {n} {'die' if n == 1 else 'dice'}": after_roll(
            3, n, lambda lost: 1 - odds.capture_chance(5 - lost.attackers, 3 - lost.defenders)
        )
        for n in (1, 2)
    }
    assert expected == values(game, state, goals.HOLD)
    assert worth.worth(game, state, goals.CAPTURE) is None


def test_net_cubes():
    """What the next roll costs both sides, whatever comes later."""
    game, state = fight(6, 4)
    found = values(game, state, goals.NET)
    assert {n: after_roll(n, 2, lambda lost: lost.defenders - lost.attackers) for n in (1, 2, 3)} == dict(
        zip((1, 2, 3), found.values(), strict=True)
    )
    assert not worth.worth(game, state, goals.NET).chance


def test_origins_and_targets():
    """An origin is worth its best target, a target its battle, and no attack nothing."""
    game = empire(2, map="row")
    state = position(game, holds=[{"B": 5, "D": 3}, {"A": 4, "C": 2}])
    assert {"attack from B": odds.capture_chance(5, 2), "attack from D": odds.capture_chance(3, 2),
        "no more attacks": 0} == values(game, state, goals.CAPTURE)
    state = play(game, state, "attack from B")
    assert {"attack A": odds.capture_chance(5, 4), "attack C": odds.capture_chance(5, 2)} == values(
        game, state, goals.CAPTURE
    )


def test_placing():
    """A place is worth the best attack once the rest of the cubes is there too."""
    game = empire(2, map="row")
    state = position(game, holds=[{"B": 2, "D": 1}, {"A": 4, "C": 2}], reserve=3)
    found = values(game, state, goals.CAPTURE)
    assert odds.capture_chance(5, 2) == found["place a cube on B"] == found["place all cubes on B"]
    assert odds.capture_chance(4, 2) == found["place a cube on D"]
    filling = position(game, holds=[{"B": 2, "D": 1}, {"A": 4, "C": 2}], reserve=3, stage=FILLING)
    assert PLACE == filling.phase
    assert worth.worth(game, filling, goals.CAPTURE) is None


def test_moving_in():
    """To move in is worth the best next attack from either side."""
    game = empire(3, map="row")
    state = position(game, holds=[{"B": 9}, {"A": 3}, {"C": 1, "D": 4}])
    state = play(game, state, "attack from B", "attack C", "dice 666 1")
    found = values(game, state, goals.CAPTURE)
    assert odds.capture_chance(6, 3) == found["move in 3 cubes"]
    assert odds.capture_chance(8, 4) == found["move in 8 cubes"]


def test_luck_of_a_roll():
    """A roll is judged by the chance to capture before it and after it."""
    game, state = fight(6, 4)
    start = play(game, state, 3, 2)
    states, actions = [start], []
    for face in (6, 6, 1, 1, 2):
        actions.append(face - 1)
        states.append(game.child(states[-1], face - 1))
    judged = worth.judge_roll(game, states, actions, 0)
    assert odds.capture_chance(6, 2) == judged.came
    assert odds.capture_chance(6, 4) == judged.expected.mean
    assert 3 == len(judged.expected)
    assert goals.luck_goal(game, states[-1]) is None


@pytest.mark.parametrize("faces", [(6, 1), (1, 6)])
def test_luck_of_a_last_roll(faces):
    """A roll that ends the battle comes to one or to nothing."""
    game, state = fight(2, 1)
    states, actions = [state], []
    for face in faces:
        actions.append(face - 1)
        states.append(game.child(states[-1], face - 1))
    judged = worth.judge_roll(game, states, actions, 0)
    assert (int(faces[0] > faces[1]), F(5, 12)) == (judged.came, judged.expected.mean)


def test_goals_keep_silent_about_huge_armies():
    """Beyond 300 cubes the goals have nothing to say, and nothing takes long."""
    game, state = fight(400, 4)
    assert worth.worth(game, state, goals.CAPTURE) is None
    assert goals.luck_goal(game, play(game, state, 3, 2)) is None


def test_distribution_for_the_lab():
    """What is left of 8 against 7, both sides in one number."""
    distribution = goals.turn_distribution(empire())
    battle = odds.battle(8, 7)
    assert battle.capture == distribution.at_least(1)
    assert battle.distribution.exactly(odds.Left(5, 0)) == distribution.exactly(5)
    assert battle.defenders_left.exactly(3) == distribution.exactly(-3)
