"""Goals: where they are silent, and the luck of a roll; what every option is worth is asked in `everywhere`."""

from fractions import Fraction as F

import pytest

from catlib.games.empire import goals, odds
from catlib.games.empire.phases import FILLING
from catlib.play import valuing as worth

from .positions import empire, fight, play, position


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


def test_where_goals_keep_silent():
    """Beyond 300 cubes, where the defender decides, and where the map is filled; cubes of a roll are not one."""
    game, state = fight(6, 4)
    assert not worth.worth(game, state, goals.NET).chance
    assert worth.worth(game, game.child(state, 3), goals.CAPTURE) is None
    filling = position(empire(2, map="row"), holds=[{"B": 2}, {"A": 4}], reserve=3, stage=FILLING)
    assert worth.worth(empire(2, map="row"), filling, goals.CAPTURE) is None
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
