"""Dice as text: every expression against the same dice by name and roll by roll; every mistake is a sentence."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from catlib.chance import Pmf, dice, die, highest, keep_highest, keep_lowest, lowest
from catlib.chance.notation import MOST_LETTERS


@pytest.mark.parametrize(("text", "meant"), [
    ("3d6+2", 3 @ die(6) + 2),
    ("  D6 ", die(6)),
    ("d%", die(100)),
    ("0d6", Pmf.point(0)),
    ("7", Pmf.point(7)),
    ("4d6kh3", keep_highest(die(6), 4, 3)),
    ("4d6dl1", keep_highest(die(6), 4, 3)),
    ("4d6kl2", keep_lowest(die(6), 4, 2)),
    ("4d6dh2", keep_lowest(die(6), 4, 2)),
    ("3d6!2", 3 @ die(6).explode(times=2)),
    ("3d6!1kh2", keep_highest(die(6).explode(times=1), 3, 2)),
    ("d6 - d6", die(6) - die(6)),
    ("10 - d6 - 2", 8 - die(6)),
    ("2*d6", 2 * die(6)),
    ("d6*2 + 1", die(6) * 2 + 1),
    ("1 + d6*2", die(6) * 2 + 1),
    ("(1 + d6)*2", (die(6) + 1) * 2),
    ("2d6 // 2", (2 @ die(6)) // 2),
    ("d6 / 4", die(6) / 4),
    ("0.5 * d6", die(6) * Fraction(1, 2)),
    ("-d6 + 3", 3 - die(6)),
    ("--d6", die(6)),
    ("highest(d6, d8)", highest(die(6), die(8))),
    ("lowest(d6, 2d4, 3)", lowest(die(6), 2 @ die(4), Pmf.point(3))),
    ("2d6 >= 9", (2 @ die(6)) >= 9),
    ("d6 > d8", die(6) > die(8)),
    ("d6<=2", die(6) <= 2),
    ("2 < d6", die(6) > 2),
    ("d6 = 3", die(6).map(lambda face: face == 3)),
    ("d6 == d6", Pmf({True: 1, False: 5})),
    ("d6 != d4", Pmf({True: 5, False: 1})),
])
def test_an_expression_means_what_players_mean(text, meant):
    """Notation and names give the same distribution."""
    assert meant == dice(text)


def test_dice_are_counted_roll_by_roll():
    """Three dice, the smallest dropped, and another die taken off: every roll, one by one."""
    twin = Counter(sum(sorted(roll[:3])[1:]) - roll[3] for roll in product(range(1, 5), repeat=4))
    assert Pmf.from_counts(twin) == dice("3d4kh2 - d4")


def test_published_numbers():
    """Galileo's ten with three dice, 27 ways, and de Méré's six in four throws, 671/1296."""
    assert Fraction(27, 216) == dice("3d6 = 10").exactly(True)
    assert Fraction(671, 1296) == dice("4d6kh1 = 6").exactly(True)


terms = st.recursive(
    st.sampled_from(["d4", "2d3", "3", "d2!1", "2d4kh1"]),
    lambda inner: st.tuples(inner, st.sampled_from("+-*"), inner).map(lambda t: f"({t[0]} {t[1]} {t[2]})"),
    max_leaves=4,
)
NAMES = {"d4": die(4), "2d3": 2 @ die(3), "d2!1": die(2).explode(times=1), "2d4kh1": keep_highest(die(4), 2)}


@settings(deadline=None, derandomize=True)
@given(terms)
def test_any_sum_in_brackets_is_python_arithmetic(text):
    """With each dice by its name, Python reads the same expression."""
    python = text
    for n, name in enumerate(sorted(NAMES, key=len, reverse=True)):
        python = python.replace(name, f"v[{n}]")
    values = [NAMES[name] for name in sorted(NAMES, key=len, reverse=True)]
    meant = eval(python, {"v": values})
    assert (meant if isinstance(meant, Pmf) else Pmf.point(meant)) == dice(text)


@pytest.mark.parametrize(("text", "says"), [
    ("", "at its end: expected dice such as 3d6, a number or"),
    ("3d6 +", "at its end: expected dice such as 3d6"),
    ("3dd6", "from '3dd6' on"),
    ("hello", "from 'hello' on: expected dice such as 3d6"),
    ("3 d6", "from 'd6' on: what stands here is not a sign"),
    ("d6 > 2 > 3", "from '> 3' on"),
    ("(2d6", r"at its end: expected \)"),
    ("highest d6", r"from 'd6' on: expected \("),
    ("highest()", r"from '\)' on"),
    ("d6!", "from 'd6!' on"),
    ("d0", "sides=0: expected a whole number from 1"),
    ("2d6kh3", "k=3: of 2 dice"),
    ("2d6dl3", "k=-1: of 2 dice"),
    ("d6 // 0", "nothing can be divided"),
    ("d6 / (d2 - 1)", "nothing can be divided"),
    ("5000d6", "at most 1000 with 20000 faces"),
    ("d99999999999", "at most 1000"),
    ("d1001 * d1000", "1001 outcomes \\* 1000 outcomes are more than the 1000000 pairs"),
    ("d448 / d447", "448 outcomes / 447 outcomes are more than the 200000 pairs"),
    ("d100/d100 + d20/d20", "6087 outcomes \\+ 255 outcomes"),
    ("d100/d100 = d20/d20", "6087 outcomes - 255 outcomes"),
    ("d20000 * d20000", "pairs that are counted"),
    ("300d20kh150", "from '300d20kh150' on: of so many dice not some can be kept"),
    ("999d20dl1", "not some can be kept"),
    ("lowest(d20000, d20000, d2)", "more than the 40000 outcomes"),
    ("(" * 151, f"at most {MOST_LETTERS} are read"),
    ("(" * 150, "at its end"),
    ("__import__('os')", "from \"__import__"),
])
def test_a_mistake_shows_its_place(text, says):
    """The rest of the text from the mistake on, and what was expected there."""
    with pytest.raises(ValueError, match=says):
        dice(text)


@pytest.mark.parametrize(("text", "outcomes"), [
    ("20000 * d20000", 20000), ("d1000 + 1000d2", 2000), ("d100 / d100", 6087), ("100d6kh50", 251),
    ("999d20dl998", 20), ("1000d20kh1000", 19001), ("highest(d5000, d5000)", 5000),
])
def test_what_takes_no_minutes_is_counted(text, outcomes):
    """Up to the limits, sums of large dice, and where one die or every die is kept."""
    assert outcomes == len(dice(text))


def test_only_text_is_read():
    """A number is not an expression."""
    with pytest.raises(TypeError, match="expression=6: dice are written as text"):
        dice(6)
