"""Fingerprints of the rules: node counts, the exact value of random play, engines, and games under house rules."""

from fractions import Fraction as F

import pytest

from catlib.games.empire.setup import SMALL
from catlib.solving import exact

from ..exhaustive import levels
from .positions import empire

TINY = {rule: value for rule, value in SMALL.items() if rule not in ("map", "sides")}
CUSTOMS = {"objective": "missions", "forced_exchange": 5, "inherit_cards": True, "turn_limit": 4}
DESIGN = {"attack_dice": 4, "defend_dice": 3, "sides": 8, "ties": "attacker", "neutral_third": True,
    "free_move": "connected", "placement": "all at once", "cube_supply": 60, "turn_limit": 5}


@pytest.mark.stored
def test_perft_of_a_row():
    """Chance, decision and terminal nodes of the row of four: two start rolls, a deal of four, then placing."""
    row = empire(2, map="row", first_player="seat 1", starting_cubes=(3, 3, 3, 3, 3))
    expected = [(1, 0), (2, 0), (4, 0), (6, 0), (0, 6), (0, 12), (0, 24)]
    assert [(*counts, 0) for counts in expected] == levels(row, 6)


@pytest.mark.stored
def test_perft_of_the_default_game():
    """Two start rolls of 6, of which 6 of 36 tie, and then a deal to two players."""
    counts = levels(empire(2), 5)
    assert [(1, 0, 0), (6, 0, 0), (36, 0, 0), (30 * 2 + 6 * 6, 0, 0)] == counts[:4]
    assert (30 * 4 + 36 * 6, 0, 0) == counts[4]


@pytest.mark.stored
def test_perft_of_tiny_games():
    """Decision, chance and terminal nodes at every fourth depth; coins for dice, the pair to the very end."""

    def counts(name, depths):
        game = empire(2, map=name, sides=2, **TINY)
        return [tuple(exact.perft(game, depth).values()) for depth in range(0, depths, 4)]

    pair = [(0, 1, 0), (2, 0, 0), (6, 0, 2), (46, 36, 0), (406, 376, 96), (2128, 1742, 876), (5974, 10078, 6180)]
    assert [*pair, (4972, 15054, 23876), (0, 3776, 8224), (0, 0, 0)] == counts("pair", 40)
    assert [(0, 1, 0), (6, 0, 0), (139, 28, 10), (2476, 468, 428), (16157, 10704, 4040)] == counts("row", 20)


PAIR = [F(197771755, 573308928), F(8221460933, 27518828544)]
ROW = [F(40060450586879877917, 105059972107298930688), F(1063709147603139066985, 3361919107433565782016)]


@pytest.mark.stored
@pytest.mark.parametrize(("house", "value"), [({"map": "pair"}, PAIR), ({"map": "row", "sides": 2}, ROW)])
def test_uniform_value(house, value):
    """The first player of the pair wins 34.5 percent in random play; the row of four, with coins for dice, has free
    moves, cards, boroughs and sets."""
    assert value == exact.uniform_value(empire(2, **house, **TINY))


def test_uniform_value_is_fair_when_the_start_is_rolled_for():
    """Seats are alike if the highest roll begins."""
    first, second = exact.uniform_value(empire(2, map="pair", **TINY | {"first_player": "highest roll"}))
    assert first == second
