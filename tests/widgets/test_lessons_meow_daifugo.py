"""The lessons on Meow Meow Daifugō: answers counted by hand, hints that fit, exhibits that answer clicks and keys."""

import itertools
import random
import re
from collections import Counter
from fractions import Fraction
from math import comb, perm
from typing import Any

import pytest
from catwidgets.lessons.meow_daifugo import both_masks, counting_hands, reading, what_do_they_hold
from catwidgets.teach import question

from catlib.chance import generator, spaced
from catlib.games.meow_daifugo.cards import CARDS, cards_of, hand, read_deck
from catlib.games.meow_daifugo.odds import deals
from catlib.games.meow_daifugo.odds.beliefs import PASSES

from .second_ways import ABLE, HANDS
from .test_every_lesson import numbers_told

F = Fraction


# Second ways: cards as words, hands written down one by one

PASSING = [held for held in HANDS if not ABLE & {*held}]


def after_passes(times: int) -> Fraction:
    """The chance of a "?" among eight of 21 cards after so many tosses that said pass."""
    none = F(comb(19, 8), comb(21, 8))
    some = (1 - none) * F(1, 2) ** times
    return some / (some + none)


def wilds_after_a_six() -> Fraction:
    """The chance of a "?" once the black 6 came on a 3: no 4, no 5, and it was one of the 6s there were.

    Seven more cards come of 2 other 6s, 2 "?" and 10 others; with so many other 6s it was played so much more rarely.
    """
    total = none = F(0)
    for sixes, wilds in itertools.product(range(3), repeat=2):
        ways = F(comb(2, sixes) * comb(2, wilds) * comb(10, 7 - sixes - wilds), 1 + sixes)
        total += ways
        none += ways if not wilds else 0
    return 1 - none / total


CIRCLES = read_deck("rulebook").circles.of_cards()
BLACK_HANDS = {
    frozenset(zip(range(1, 9), kinds, strict=True))
    for kinds in itertools.product("12?", repeat=8)
    if kinds.count("?") <= 1
}
SECOND_WAYS: dict[str, Any] = {
    "hands: mean": sum(n * F(comb(6, n) * comb(26, 8 - n), comb(32, 8)) for n in range(7)),
    "hands: exactly two": comb(8, 2) * F(perm(6, 2) * perm(26, 6), perm(32, 8)),
    "hands: no equal numbers": len(list(itertools.product("Wbd", repeat=8))),
    "hands: somebody": F(3 * comb(8, 2), comb(32, 2)),
    "hands: circles": F(sum(map(sum, itertools.combinations(CIRCLES, 3))), comb(32, 3)),
    "hands: one play": len(BLACK_HANDS),
    "hold: one card": F(comb(20, 7), comb(21, 8)),
    "hold: a wild": after_passes(0),
    "hold: a wild after a pass": after_passes(1),
    "hold: two passes": after_passes(2),
    "hold: a higher card": "More likely" if wilds_after_a_six() > after_passes(0) else "",
}


def test_numbers_that_are_told_besides() -> None:
    """The percentages in the words after an answer are those of the second way."""
    assert "62.9% to 79.1%" in question("hold: a higher card").because
    assert [F(22, 35), F(87, 110)] == [after_passes(0), wilds_after_a_six()]
    assert 1 - wilds_after_a_six() == what_do_they_hold.wilds_after_the_six().exactly(0)


# Numbers in words

DEALS = comb(32, 8)
TOLD: dict[str, dict[str, Any]] = {
    "counting_hands": {"10,518,300": spaced(DEALS), "230,230": spaced(comb(26, 6)), "15": comb(6, 2), "1/4": F(8, 32),
        "7/124": F(8, 32) * F(7, 31), "83": sum(CIRCLES), "83/32": F(sum(CIRCLES), 32),
        "1,289": spaced(9 + len(BLACK_HANDS)),
        "22": round(DEALS / (9 + len(BLACK_HANDS)) / 365.25)},
    "what_do_they_hold": {"21": len(HANDS), "1/2": F(sum("D2" in held for held in PASSING), len(PASSING)),
        "8/21": F(comb(20, 7), comb(21, 8)), "203,490": spaced(comb(21, 8)), "13/35": 1 - after_passes(0),
        "11/35": after_passes(0) / 2, "11/24": after_passes(1), "11/37": after_passes(2),
        "62.9%": f"{100 * float(after_passes(0)):.1f}%", "79.1%": f"{100 * float(wilds_after_a_six()):.1f}%"},
}
# Steps of a sum or a product, minutes, cards of the deck, how many hands were simulated, odds, how sure an interval is
PLAIN = {
    "counting_hands": {"3/4", "6/8", "6/32", "8/32", "2,000", "45", "19", "20"} | {"24", "26", "32"},
    "what_do_they_hold": {"11", "12", "13", "20", "22", "26", "32", "40", "40%", "45", "100", "150"},
}


@pytest.mark.parametrize("name", TOLD)
def test_every_number_in_the_words_is_computed(name: str) -> None:
    """None is told that is not worked out here, and none is worked out that nobody tells."""
    assert set(TOLD[name]) == numbers_told(f"meow_daifugo/lesson_{name}") - PLAIN[name]
    assert list(TOLD[name]) == [str(value) for value in TOLD[name].values()]


def test_what_the_words_claim_besides() -> None:
    """Days of dealing, the line that changes most, rarer extremes, cards one may be left with, another habit."""
    assert 40 < DEALS * 10 / 30 / 86_400 < 41
    chart = counting_hands.by_size()
    rise = {line.name: line.points[6].y - line.points[5].y for line in chart.series}
    assert "sequence" == max(rise, key=rise.__getitem__)
    distribution, again = deals.count_distribution(6, 8), counting_hands._with_replacement()
    assert distribution.mean == again.mean
    assert distribution.variance < again.variance
    assert distribution.exactly(0) < again.exactly(0)
    assert distribution.at_least(4) < again.at_least(4)
    assert F(1, 2) < deals.points_distribution(4).at_most(2)
    assert deals.points_distribution(5).at_most(2) < F(1, 5)
    with_it = [held for held in HANDS if "D2" in held]
    assert F(1, 3) == F(sum(bool({"B2", "b2"} & {*held}) for held in with_it), len(with_it))


# Exhibits


def test_hands_are_counted() -> None:
    """Each hand counts once, with what the rules find in it; starting again forgets them."""
    table = counting_hands.deal_hands(seed=5)
    table.go(400)
    assert 400 == table.counts.total()
    distribution = {"both “?”": deals.both_wilds(), "a “?”": deals.holding_chance(2, 8),
        "a sequence": deals.sequence_chance(8)}
    distribution |= {"a doppelganger": deals.holding_chance(6, 8), "equal numbers": 1 - deals.no_equal_numbers(8)}
    for name, p in distribution.items():
        assert abs(table.count(name) / 400 - p) <= 4 * (float(p * (1 - p)) / 400) ** 0.5
    table.forget()
    assert 0 == table.counts.total()


def test_a_hand_is_told_by_the_rules() -> None:
    """A doppelganger is equal numbers alone, and a "?" helps its own colour only."""
    there = {name for name, has in counting_hands.PROPERTIES.items() if has(hand("W1 W2 B? D3"))}
    assert {"a “?”", "a doppelganger", "equal numbers"} == there
    assert not any(has(hand("W1 B2 W3 W5")) for has in counting_hands.PROPERTIES.values())


@pytest.mark.parametrize(("marked", "hands"), [
    ("all hands", 36), ("both masks", 1), ("at least one mask", 15), ("no mask", 21)])
def test_kittens_are_marked(marked: str, hands: int) -> None:
    """Hands of a kind, counted by hand; with and without add up to all."""
    exhibit = both_masks.kittens()
    exhibit.set("marked", marked)
    assert f"Marked: {marked}, {hands} of 36 hands" in exhibit.board.status


def test_putting_back_is_the_binomial_distribution() -> None:
    """Independent draws, each a doppelganger with chance 6/32."""
    share = F(6, 32)
    distribution = {n: comb(8, n) * share**n * (1 - share) ** (8 - n) for n in range(9)}
    assert distribution == dict(counting_hands._with_replacement().items())


def test_kuro_is_watched() -> None:
    """Of a thousand deals as many passes and plays have the doppelganger as the chances say."""
    table = what_do_they_hold.play_kittens(seed=3)
    table.go(1000)
    passes = table.counts[True, True] + table.counts[True, False]
    assert abs(passes / 1000 - 6 / 21) < 4 * (6 / 21 * 15 / 21 / 1000) ** 0.5
    assert abs(table.counts[True, True] / passes - 0.5) < 4 * (0.25 / passes) ** 0.5
    table.forget()
    assert 0 == table.counts.total()


def test_what_an_answer_leaves() -> None:
    """A pass leaves six hands; what the habit never plays leaves none; a coin crosses none out."""
    exhibit = what_do_they_hold.two_by_two()
    exhibit.set("Kuro_answers", "a pass")
    assert "6 of 21 hands are left. The doppelganger was there with chance 1/2 = 50.0%." in exhibit.board.status
    exhibit.set("Kuro_answers", "doppelganger 2")
    assert "by his habit Kuro never answers that with doppelganger 2" in exhibit.board.status
    exhibit.set("you_lead", "your black 1")
    assert "6 of 21 hands are left" in exhibit.board.status
    exhibit.set("Kuro_answers", "a pass")
    assert "You lead black 1: by his habit Kuro never answers that with a pass." == exhibit.board.status
    coin = what_do_they_hold.two_by_two(holds_back=True)
    coin.set("Kuro", "holds back in 1 of 2 cases")
    coin.set("Kuro_answers", "a pass")
    assert "all 21 hands can be. The doppelganger was there with chance 1/3 = 33.3%." in coin.board.status


@pytest.mark.parametrize("tenths", range(11))
def test_the_mosaic_counts_deals(tenths: int) -> None:
    """All 210 deals are in it, and the share of those shaded is Bayes' rule."""
    exhibit = what_do_they_hold.mosaic()
    exhibit.set("holds_back_in_tenths", tenths)
    passing = 15 * tenths
    assert f"of the 150 that can, {passing} pass. So of {60 + passing} passes" in exhibit.board.status
    assert str(F(passing, 60 + passing)) in exhibit.board.status


def test_each_pass_multiplies_odds() -> None:
    """The curve is that of the closed form, and its odds shrink by the same factor each time."""
    p, q = F(63, 100), F(1, 2)
    found = [what_do_they_hold.could_have_played(p, q, n) for n in range(5)]
    odds = [chance / (1 - chance) for chance in found]
    assert [q] * 4 == [b / a for a, b in itertools.pairwise(odds)]


# Reading a hand


def test_the_deal_adds_up() -> None:
    """Eight cards, three on the field and 21 out of sight are the deck, and all 8s are yours."""
    assert [8, 3, 21] == [n.bit_count() for n in (reading.MINE, reading.FIELD, reading.UNSEEN)]
    assert (1 << CARDS) - 1 == reading.MINE ^ reading.FIELD ^ reading.UNSEEN
    assert hand("W8 B8 B8") & ~reading.MINE == 0


@pytest.mark.parametrize("habit", reading.habits())
@pytest.mark.parametrize("seed", range(4))
def test_chances_never_rule_out_what_is_there(habit: str, seed: int) -> None:
    """Whatever is led in any order, held cards keep a chance, known ones have 1, and all add up to the hand."""
    table = reading.Reading(seed, habit)
    leads = cards_of(reading.MINE)
    random.Random(seed).shuffle(leads)
    for card in leads:
        if not table.table.hand:
            break
        table.board.click(f"lead:{card}")
        chances = table.belief.chances()
        assert all(chances[held] for held in cards_of(table.table.hand))
        assert table.table.hand.bit_count() == sum(chances.values())
        assert 8 == len(table.led) + len(table.board.scene.targets)
    assert not table.board.error


def test_a_hand_is_read_and_turned_over() -> None:
    """A lead is answered and told, the same card is not led twice, and after turning over only a new deal helps."""
    table = reading.Reading(seed=1)
    table.board.click("lead:0")
    assert table.board.status.startswith("You lead white 1. Kuro ")
    with pytest.raises(ValueError, match="You do not hold white 1"):
        table.lead(0)
    table.turn_over()
    assert re.search(
        r"^Kuro held .* you gave these cards \d+%; without reading it would be \d+%\.$", table.board.status
    )
    assert [] == table.board.legal
    with pytest.raises(ValueError, match="deal anew"):
        table.lead(3)
    table.deal()
    assert 8 == len(table.board.legal)


def test_an_8_tells_nothing_but_what_is_turned_up() -> None:
    """Everybody passes on it, so no chance changes by the pass itself."""
    seen = reading.Observation(7, PASSES)
    before = reading.first_belief()
    assert before.chances() == seen.after(before, F(1, 2)).chances()


def test_rounds_follow_the_habits() -> None:
    """Seen answers come as often as the belief before them says."""
    rng, seven, passed = generator(4), cards_of(hand("B7.2")), Counter[bool]()
    for _ in range(800):
        [seen], held = reading.round_of(seven, F(1, 2), rng)
        passed[seen.came == PASSES] += 1
        assert 9 - 2 * (seen.came != PASSES) == held.bit_count()
    p = float(1 - F(22, 35) / 2)
    assert abs(passed[True] / 800 - p) < 4 * (p * (1 - p) / 800) ** 0.5


def test_chances_come_true_for_whom_one_believes_in() -> None:
    """For the right habit nearly every interval holds the chance; for the opposite one a low chance is far too low."""
    seldom, mostly = list(reading.habits())[1], list(reading.habits())[3]
    right = reading.calibration(mostly, mostly, rounds=80)
    inside, bins = map(int, re.search(r"(\d+) of (\d+) intervals", right.sentence).groups())
    assert inside >= bins - 1
    wrong = reading.calibration(mostly, seldom, rounds=80)
    low = [point for point in wrong.series[1].points if point.x < 20]
    assert low
    assert all(point.low > point.x / 100 for point in low)
