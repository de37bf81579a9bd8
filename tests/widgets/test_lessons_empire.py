"""The lessons on Empire: answers by a second way, hints that fit, exhibits that answer their controls, short cells."""

import itertools
from fractions import Fraction as F
from functools import cache

from catwidgets.lessons.empire import markov, one_roll

from catlib.chance import spaced
from catlib.games.empire import odds

from .second_ways import FACES, fought, rolled
from .test_every_lesson import numbers_told

# Second ways


@cache
def marched(a, chain):
    """The chance to take a whole chain."""
    if not chain:
        return F(1)

    @cache
    def here(a, d):
        if d == 0:
            return marched(a - 1, chain[1:])
        if a < 2:
            return F(0)
        return sum(p * here(a - i, d - j) for (i, j), p in rolled(min(3, a - 1), min(2, d)).items())

    return here(a, chain[0])


LOST = rolled(3, 2)
MEAN = [sum(p * lost[side] for lost, p in LOST.items()) for side in (0, 1)]
SECOND_WAYS = {
    "roll: highest of three": F(sum(6 in faces for faces in itertools.product(FACES, repeat=3)), 216),
    "roll: three against one": rolled(3, 1)[0, 1],
    "roll: the second comparison": "More likely",
    "roll: both": LOST[0, 2],
    "roll: one die or two": "Two dice",
    "battle: three against one": F(125, 216) + F(91, 216) * F(5, 12),
    "battle: four against two": fought(4, 2)[0],
    "battle: rolls": fought(4, 2)[1],
    "battle: losses": "The defender" if fought(4, 2)[3] > fought(4, 2)[2] else "The attacker",
    "battle: fewer dice": "No, never",
    "battle: march": marched(10, (2, 1, 3)),
}


# Numbers in words

FIRST = F(sum(max(faces[:3]) > max(faces[3:]) for faces in itertools.product(FACES, repeat=5)), 6**5)
SECOND = F(sum(sorted(faces[:3])[1] > min(faces[3:]) for faces in itertools.product(FACES, repeat=5)), 6**5)


def stood(a, d):
    """The states in which a battle can stand while it goes on."""
    if a < 2 or d == 0:
        return set()
    after = [stood(a - mine, d - theirs) for mine, theirs in rolled(min(3, a - 1), min(2, d))]
    return {(a, d)}.union(*after)


TOLD = {"91": sum(6 in faces for faces in itertools.product(FACES, repeat=3)), "216": 6**3,
    "855": 6**4 * rolled(3, 1)[0, 1], "1,296": spaced(6**4), "2,890": spaced(int(6**5 * LOST[0, 2])),
    "7,776": spaced(6**5),
    "3667/7776": f"{FIRST * 6**5}/7776", "4724/7776": f"{SECOND * 6**5}/7776", "1.079": f"{float(MEAN[1]):.3f}",
    "0.921": f"{float(MEAN[0]):.3f}", "0.66": f"{float(rolled(3, 1)[0, 1]):.2f}",
    "0.34": f"{float(rolled(3, 1)[1, 0]):.2f}", "125/216": rolled(2, 1)[0, 1], "91/216": rolled(2, 1)[1, 0],
    "5/12": rolled(1, 1)[0, 1], "6,610,505": spaced(fought(4, 2)[0].numerator),
    "10,077,696": spaced(fought(4, 2)[0].denominator),
    "65.6%": f"{100 * float(fought(4, 2)[0]):.1f}%", "37%": f"{100 * float(LOST[0, 2]):.0f}%",
    "1.4064": f"{float(fought(4, 2)[2]):.4f}", "1.4379": f"{float(fought(4, 2)[3]):.4f}", "31": len(stood(8, 7))}
# Steps of a sum, minutes, years, how many rolls were simulated, all of it, sizes of armies
PLAIN = {"5 / 2", "5/6", "1/6", "45", "90", "1997", "2002", "2003", "2,000", "100%", "12"}


def test_every_number_in_the_words_is_computed():
    """None is told that is not worked out here, and none is worked out that nobody tells."""
    assert set(TOLD) == set().union(
        *(numbers_told(f"empire/lesson_{name}", also_asked=False) for name in ("one_roll", "markov"))
    ) - PLAIN
    assert list(TOLD) == [str(value) for value in TOLD.values()]


# Exhibits


def test_comparisons_depend_on_each_other():
    """The list of both comparisons has the distribution of losses, and its parts multiply to something else."""
    distribution = one_roll.comparisons()
    assert [LOST[2 - n, n] for n in range(3)] == [distribution.map(sum).exactly(n) for n in range(3)]
    first, second = (sum(p for won, p in distribution.items() if won[i]) for i in (0, 1))
    assert first * second != LOST[0, 2]
    assert (F(3667, 7776), F(4724, 7776)) == (first, second)


def test_battles_rolled_out_follow_the_exact_distribution():
    """A thousand simulated battles come within four standard errors of the chance to capture."""
    counts = markov.simulate_battles(8, 7, 1000, seed=3)
    captured = sum(n for left, n in counts.items() if left > 0) / 1000
    p = float(odds.battle(8, 7).capture)
    assert abs(captured - p) < 4 * (p * (1 - p) / 1000) ** 0.5
    assert set(counts) <= {*range(-7, 0), *range(2, 9)}


def test_no_roll_is_quite_even():
    """Of all rolls that the controls can set, one die of twenty sides against one comes nearest to even."""
    controls = one_roll.roll_distributions().controls
    sides = map(int, controls["sides"].options)
    settings = itertools.product(sides, range(1, controls["attack"].max + 1), range(1, controls["defend"].max + 1))
    off = {}
    for (n, a, d), ties in itertools.product(settings, ("defender", "attacker")):
        distribution = odds.roll(a, d, odds.Dice(n, a, d, ties))
        off[n, a, d, ties] = abs(distribution.map(lambda lost: lost.defenders - lost.attackers).mean)
    assert F(1, 20) == min(off.values())
    assert {(20, 1, 1, "defender"), (20, 1, 1, "attacker")} == {dice for dice, m in off.items() if m == F(1, 20)}


def test_the_chain_comes_to_rest():
    """After enough rolls the picture shows the distribution of the battle."""
    assert odds.battle(6, 4).distribution == markov.after_rolls(6, 4, 10)
    picture = markov.chain_picture()
    picture.set("rolls", 9)
    assert "still fighting 0.0%" in picture.board.status
