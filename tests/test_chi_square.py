"""Exact distributions against draws that know nothing of the library: one chi-square test each, one error rate for all.

Each draw is made by hand from random numbers, as somebody with dice and cards would. All tests together would reject a
right library once in a million choices of seeds (Bonferroni); the seeds are fixed, so a run always ends alike.
"""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction

import pytest
from scipy.stats import chisquare

from catlib import die
from catlib.games.cat_cab import odds as cab
from catlib.games.empire import battles
from catlib.games.empire.cards import cards_until_set
from catlib.games.meow_daifugo.odds import beliefs, deals
from catlib.games.taxi_derby.odds import tickets
from catlib.games.washi_cat.odds.parking import full_row_distribution

FALSE_ALARMS = 1e-6  # of the whole file
DRAWS = 20_000
LEAST = 5  # expected draws of a cell; rarer outcomes are counted together


def dice(rng, number, sides=6):
    return [rng.randint(1, sides) for _ in range(number)]


# Cat Cab Crew: five dice; 1 is a curse, 3 an item, 4 and 5 a space, 6 two; a curse takes a space off


def net_spaces(rng):
    """Each curse takes a space, off the movement or backwards; four count at most."""
    faces = Counter(dice(rng, 5))
    return faces[4] + faces[5] + 2 * faces[6] - min(4, faces[1])


def curses(rng):
    return dice(rng, 5).count(1)


def curses_of_mixed_dice(rng):
    return (dice(rng, 3) + dice(rng, 2, 8)).count(1)


def items(rng):
    return min(2, dice(rng, 5).count(3))


def steps_apart(rng):
    """Two cells of the open city of six columns and eight rows."""
    return abs(rng.randrange(6) - rng.randrange(6)) + abs(rng.randrange(8) - rng.randrange(8))


# Empire


def losses(attackers, defenders):
    def draw(rng):
        attack, defend = (sorted(dice(rng, number), reverse=True) for number in (attackers, defenders))
        won = [a > d for a, d in zip(attack, defend, strict=False)]
        return (won.count(False), won.count(True))

    return draw


def cubes_left(rng):
    """The attackers left of five, one of whom stays at home, when four defenders or all who may fight are gone."""
    attackers, defenders = 5, 4
    while attackers > 1 and defenders:
        lost, won = losses(min(3, attackers - 1), min(2, defenders))(rng)
        attackers, defenders = attackers - lost, defenders - won
    return attackers


def cards_drawn(rng):
    """Cards until three are alike or all different; each of the two wild cards stands for any."""
    deck = [0] * 14 + [1] * 14 + [2] * 14 + [3] * 2
    rng.shuffle(deck)
    for n in range(3, 6):
        squirrels, rats, pigeons, wild = map(deck[:n].count, range(4))
        if max(squirrels, rats, pigeons) + wild >= 3 or sum(map(bool, (squirrels, rats, pigeons))) + wild >= 3:
            return n
    raise AssertionError("five cards always hold a set")


# Meow Meow Daifugō: eight each of white (3 circles), black (1) and black (2), six doppelgangers (4), "?" (5 and 6)

CIRCLES = [3] * 8 + [1] * 8 + [2] * 8 + [4] * 6 + [5, 6]


def wilds_in_hand(rng):
    return sum(card >= 30 for card in rng.sample(range(32), 8))


def doppelgangers_in_hand(rng):
    return sum(24 <= card < 30 for card in rng.sample(range(32), 8))


def circles_of_three(rng):
    return sum(rng.sample(CIRCLES, 3))


def points_of_four(rng):
    circles = sum(rng.sample(CIRCLES, 4))
    return 1 + (circles > 5) + (circles > 10)


def face_after_a_call(rng):
    """A die that somebody has seen and calls with a chance of one in its face: what was it?"""
    while True:
        face = rng.randint(1, 6)
        if rng.randint(1, face) == 1:
            return face


# Taxi Derby


def pursuit_by_one_die(rng):
    return 3 * rng.randint(1, 4)


def pursuit_by_three_dice(rng):
    return sum(dice(rng, 3, 4))


# Washi Cat


def fish_in_a_row(rng):
    """Fish drawn on random free columns of twelve, two spaces between any two, until none is free."""
    free, drawn = set(range(12)), 0
    while free:
        at, drawn = rng.choice(sorted(free)), drawn + 1
        free -= set(range(at - 2, at + 3))
    return drawn


CASES = {
    net_spaces: cab.one_roll(),
    curses: cab.curses_rolled(),
    curses_of_mixed_dice: cab.curses_rolled(3, 2),
    items: cab.item_rolls(),
    steps_apart: cab.distance_distribution(),
    losses(3, 2): battles.roll(3, 2),
    losses(2, 2): battles.roll(2, 2),
    losses(3, 1): battles.roll(3, 1),
    losses(1, 2): battles.roll(1, 2),
    cubes_left: battles.battle(5, 4).attackers_left,
    cards_drawn: cards_until_set(),
    wilds_in_hand: deals.count_distribution(2, 8),
    doppelgangers_in_hand: deals.count_distribution(6, 8),
    circles_of_three: deals.penalty_distribution(3),
    points_of_four: deals.points_distribution(4),
    face_after_a_call: beliefs.posterior(die(6), lambda face: Fraction(1, face)),
    pursuit_by_one_die: tickets.spaces_of_one_die(3),
    pursuit_by_three_dice: tickets.spaces_of_many_dice(3),
    fish_in_a_row: full_row_distribution(12),
}


def p_value(exact, drawn):
    """How likely draws of the exact distribution are at least as far from it as these; 0 if one cannot come."""
    if set(drawn) - set(exact.outcomes):
        return 0.0
    total, cells, rare = sum(drawn.values()), [], [0, 0.0]
    for outcome, chance in exact.items():
        expected = float(chance) * total
        if expected < LEAST:
            rare = [rare[0] + drawn[outcome], rare[1] + expected]
        else:
            cells.append((drawn[outcome], expected))
    if rare[1] >= LEAST:
        cells.append(tuple(rare))
    else:
        cells[-1] = (cells[-1][0] + rare[0], cells[-1][1] + rare[1])
    seen, expected = zip(*cells, strict=True)
    return chisquare(seen, expected, sum_check=False).pvalue


@pytest.mark.parametrize("draw", CASES, ids=lambda draw: draw.__qualname__.split(".")[0])
def test_exact_distribution(draw):
    """Draws by hand do not differ from the exact distribution by more than chance."""
    rng = random.Random(2026)
    assert FALSE_ALARMS / len(CASES) < p_value(CASES[draw], Counter(draw(rng) for _ in range(DRAWS)))
