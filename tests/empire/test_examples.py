"""The cases T3.1 to T3.8, one situation each."""

import pytest

from catlib.games.empire.phases import ATTACK, BEGIN, DRAW, EXCHANGE, EXCHANGING, ROLL
from catlib.games.empire.sets import award
from catlib.rules import bit_count

from .positions import cubes, empire, fight, names, play, position


@pytest.mark.parametrize(("held", "brought"), [(2, 3), (11, 3), (12, 4), (14, 4), (15, 5)])
def test_t3_1_new_cubes(held, brought):
    """A third of the neighborhoods, rounded down, at least three."""
    game = empire(3, bonus_percent=0)
    state = position(game, holds=[dict.fromkeys(game.house.map.names()[:held], 1)], stage=BEGIN)
    assert brought == state.reserve[0]


@pytest.mark.parametrize(("held", "dice"), [(2, 1), (3, 2), (4, 3), (9, 3)])
def test_t3_2_most_dice(held, dice):
    """Three cubes roll two dice, two roll one, four and more roll three."""
    game, state = fight(held, 1)
    most = state.attacking if state.phase == ROLL else max(game.legal_actions(state))
    assert dice == most


def test_t3_2_a_single_cube_cannot_attack():
    """One cube stays where it is."""
    game = empire(2, map="row")
    state = position(game, holds=[{"A": 5, "B": 1}, {"C": 5, "D": 5}])
    assert ATTACK != state.phase
    state = position(game, holds=[{"A": 5, "B": 2}, {"C": 5, "D": 5}])
    assert ["attack from B", "no more attacks"] == names(game, state)


def lost(attackers, defenders, roll):
    """What a roll costs both sides."""
    game, state = fight(attackers, defenders)
    state = play(game, state, f"dice {roll}")
    left = cubes(game, state)
    return attackers - left["A"], defenders - left["B"]


def test_t3_3_one_each():
    """5, 4, 3 against 5, 2: the tie costs the attacker a cube, the second pair the defender."""
    assert (1, 1) == lost(4, 2, "543 52")
    assert (1, 1) == lost(4, 2, "354 25")


def test_t3_4_one_comparison():
    """A six against four and three costs the defender one cube and no more."""
    assert (0, 1) == lost(4, 2, "6 43")


@pytest.mark.parametrize(("hand", "is_set"), [
    (["Inwood", "East Harlem", "Roosevelt Island"], True),
    (["Inwood", "Washington Heights", "Harlem"], True),
    (["Inwood", "East Harlem", "wild1"], True),
    (["Inwood", "Washington Heights", "wild1"], True),
    (["wild1", "wild2", "Inwood"], True),
    (["Inwood", "East Harlem", "Washington Heights"], False)], ids=["SSS", "SRP", "SSW", "SRW", "WWS", "SSR"])
def test_t3_5_sets(hand, is_set):
    """Three equal pests, one of each, and anything with a wild card."""
    game = empire(3)
    kinds = [game.house.map.neighborhoods[game.house.map.names().index(n)].pest[0] for n in hand if n[:4] != "wild"]
    state = position(game, holds=[{"Midtown": 3}, {"Chelsea": 3}], hand=[hand], stage=EXCHANGING)
    assert is_set == (state.phase == EXCHANGE), kinds


def test_t3_6_two_captures_one_card():
    """However many neighborhoods were occupied, one card is drawn."""
    game = empire(2, map="row")
    state = position(game, holds=[{"A": 9}, {"B": 1, "C": 1, "D": 5}])
    state = play(
        game, state, "attack from A", "attack B", "dice 666 1", 5, "attack from B", "attack C", "dice 666 1", 0
    )
    assert (3, 1) == (state.count[0], state.taken)
    state = play(game, state, "no more attacks", "no free move")
    assert DRAW == state.phase
    state = game.child(state, 0)
    assert (1, [1, 0]) == (state.seat, [bit_count(hand) for hand in state.hand[:2]])


def test_t3_7_manhattan():
    """The whole of Manhattan brings ten cubes on top of thirteen thirds."""
    game = empire(3)
    manhattan = dict.fromkeys(game.house.map.members("Manhattan"), 1)
    assert 4 + 10 == position(game, holds=[manhattan], stage=BEGIN).reserve[0]
    del manhattan["Inwood"]
    assert 4 == position(game, holds=[manhattan], stage=BEGIN).reserve[0]


def test_t3_8_awards():
    """The first set brings 4, the second 6, the seventh 20, the eighth 25."""
    game = empire(3)
    assert [4, 6, 8, 10, 12, 15, 20, 25] == [award(game.setup, n) for n in range(8)]
