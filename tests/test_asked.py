"""Questions that people asked, as one types them; each answer is worked out another way, by formula or roll by roll."""

from fractions import Fraction
from itertools import product
from math import comb

import pytest

from catlib.chance import Pmf, dice

SIX = range(1, 7)


def rolls(n, holds, faces=SIX):
    """The share of rolls of n dice for which something holds, one by one."""
    cases = list(product(faces, repeat=n))
    return Fraction(sum(map(bool, map(holds, cases))), len(cases))


def drawn(n, *parts, of):
    """The chance to draw that many of each kind, the rest from what is left of the deck."""
    kinds, chosen = sum(size for size, _ in parts), sum(k for _, k in parts)
    ways = comb(of - kinds, n - chosen)
    for size, k in parts:
        ways *= comb(size, k)
    return Fraction(ways, comb(of, n))


@pytest.mark.parametrize(("text", "chance"), [
    # blog.literallyaking.com, Advantage versus modifier bonuses: a 20, and a 10 or more, with advantage
    ("adv >= 20", 1 - Fraction(19, 20) ** 2),
    ("adv >= 10", 1 - Fraction(9, 20) ** 2),
    # danq.me, D20 with advantage: how much rarer is a 1?
    ("adv = 1", Fraction(1, 20) ** 2),
    # tablegameshub.com: disadvantage and +5 against 15
    ("dis + 5 >= 15", Fraction(11, 20) ** 2),
    # wiki.thorx.net, Dice: a certain face among nine dice
    ("count(6 in 9d6) >= 1", 1 - Fraction(5, 6) ** 9),
    # What are the chances of rolling snake eyes? (a blog of 2015): two ones or more with eight dice
    ("count(8d6 = 1) >= 2", 1 - Fraction(5, 6) ** 8 - 8 * Fraction(1, 6) * Fraction(5, 6) ** 7),
    # wyzant.com 923396: no land, three lands, five or more in an opening hand
    ("count(lands in draw 7 from {land: 24, other: 36}) = 0", drawn(7, (24, 0), of=60)),
    ("count(lands in draw 7 from {land: 24, other: 36}) = 3", drawn(7, (24, 3), of=60)),
    ("count(lands in draw 7 from {land: 24, other: 36}) >= 5", sum(drawn(7, (24, k), of=60) for k in (5, 6, 7))),
    # Card hands: exactly, at least, at most (a forum, 2012): one F; two F or T, one A or P, one R
    ("count(f in draw 7 from {f: 10, other: 50}) = 1", drawn(7, (10, 1), of=60)),
    ("h = draw 7 from {f: 14, a: 8, r: 4, x: 34}; count(f in h) = 2 and count(a in h) = 1 and count(r in h) = 1",
     drawn(7, (14, 2), (8, 1), (4, 1), of=60)),
    # algebra.com 1029765: four hearts or more, the king of hearts among them
    ("h = draw 5 from {king: 1, heart: 12, other: 39}; count(king in h) = 1 and count(heart in h) >= 3",
     drawn(5, (1, 1), (12, 3), of=52) + drawn(5, (1, 1), (12, 4), of=52)),
    # math.stackexchange (2018): triples or better with five dice
    ("alike(5d6) >= 3", rolls(5, lambda roll: max(map(roll.count, roll)) >= 3)),
    # mb.boardhost.com: three of a kind with three dice, and with four
    ("alike(3d6) = 3", Fraction(1, 36)),
    ("alike(4d6) >= 3", rolls(4, lambda roll: max(map(roll.count, roll)) >= 3)),
    # r/Probability: five sixes within three rolls, sixes kept
    ("count(six in 5d{six: 91, other: 125}) = 5", (1 - Fraction(5, 6) ** 3) ** 5),
    # comrefsvc.com: a five among three dice
    ("count(3d6 = 5) >= 1", 1 - Fraction(5, 6) ** 3),
    # Dice probabilities for tabletop RPGs: an 8 or more is a success and a 1 takes one away; no success at all
    ("4d{-1, 0: 6, 1: 3} <= 0", rolls(4, lambda roll: sum(roll) <= 0, [-1, *[0] * 6, 1, 1, 1])),
    # rpg.stackexchange, one exploding die: three successes with four dice, one of which explodes once
    ("count(3d6 >= 5) + d{0: 12, 1: 5, 2: 1} >= 3",
     rolls(5, lambda roll: sum(x >= 5 for x in roll[:4]) + (roll[3] == 6 and roll[4] >= 5) >= 3)),
    # rpg.stackexchange 84982: a pool fumbles where it shows more ones than sixes
    ("all = 5d6; count(all = 1) > count(all = 6)", rolls(5, lambda roll: roll.count(1) > roll.count(6))),
    # rpg.stackexchange 41373: the two best of three d20 reach 30
    ("3d20kh2 >= 30", rolls(3, lambda roll: sum(sorted(roll)[1:]) >= 30, range(1, 21))),
    # Great weapon fighting: ones and twos of 2d6 are rolled again once; ten or more
    ("2d6ro<3 >= 10", sum(
        Fraction(x * y, 36**2)  # of 36 pairs of rolls, 2 end with a 1, 2 with a 2, 8 with each other face
        for (a, x), (b, y) in product([(1, 2), (2, 2), (3, 8), (4, 8), (5, 8), (6, 8)], repeat=2) if a + b >= 10)),
])
def test_what_people_asked(text, chance):
    """One line each."""
    assert chance == dice(text).exactly(True)


def test_the_best_three_of_four_dice():
    """Dice problem (a forum): the number of combinations for each sum, as its asker counted them by hand."""
    counts = [1, 4, 10, 21, 38, 62, 91, 122, 148, 167, 172, 160, 131, 94, 54, 21]
    assert Pmf.from_counts(dict(zip(range(3, 19), counts, strict=True))) == dice("4d6kh3")


@pytest.mark.parametrize(("text", "rest"), [("16d10kh8", "16d10kl8"), ("20d10kh2", "20d10kl18")])
def test_pools_that_are_large_elsewhere(text, rest):
    """Both halves of a pool together have the mean of all its dice, and the higher is the lower upside down."""
    kept, left = dice(text), dice(rest)
    n, k = int(text.split("d")[0]), int(text.split("kh")[1])
    assert Fraction(11 * n, 2) == kept.mean + left.mean
    assert 11 * k - kept == dice(f"{n}d10kl{k}")
