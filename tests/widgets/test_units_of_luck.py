"""The units Bluff, Sums and Same luck: answers by counting cases, pictures by the reader's function."""

import xml.etree.ElementTree as ET
from fractions import Fraction as F
from itertools import product
from types import ModuleType

import pytest
from catwidgets.lessons.classics import bluff, same_luck, sums

from catlib import language, load
from catlib.chance import LANGUAGES
from catlib.solving import cfr

from .second_ways import numbers_in


@pytest.mark.parametrize("code", LANGUAGES)
def test_words_on_paper_have_room(code: str) -> None:
    """The rules and what is to be filled in end within the sheet in every language."""
    with language(code):
        drawn = ET.fromstring(bluff.to_fill_in().scene.to_svg())
    for words in drawn.findall(".//{*}text[@text-anchor='start']"):
        wide = sum(0.94 if letter >= "⺀" else 0.47 for letter in words.text or "")
        assert float(words.get("x", "")) + float(words.get("font-size", "")) * wide <= 720


# Bluff: what each slip of paper wins, one after the other


def slips(bluffs: int, call: bool, bet: int = 1) -> int:
    """What Lea wins with 12 kings and 12 jacks, the first of which bluff."""
    won = 0
    for king, i in product((True, False), range(12)):
        bets = king or i < bluffs
        won += (1 if king else -1) * (1 + bet) if bets and call else 1 if bets else -1
    return won


def best_bluffs(bet: int = 1) -> int:
    """The number of bluffs with which a call and a fold are alike."""
    [found] = [n for n in range(13) if slips(n, True, bet) == slips(n, False, bet)]
    return found


def best_calls() -> int:
    """The number of calls of twelve with which a bluff wins as much as a jack that does not bet."""
    [found] = [c for c in range(13) if (12 - c) * 1 - c * 2 == -12]
    return found


def king_of(bluffs: int) -> F:
    """The share of kings in a list of all bets."""
    bets = ["king"] * 12 + ["jack"] * bluffs
    return F(bets.count("king"), len(bets))


# Sums: dice one after the other, in floats, and coins by their binomial coefficients


def added(faces: tuple[int, ...], times: int) -> dict[int, float]:
    """How likely each total is."""
    chances = {0: 1.0}
    for _ in range(times):
        after: dict[int, float] = {}
        for total, face in product(chances, faces):
            after[total + face] = after.get(total + face, 0) + chances[total] / len(faces)
        chances = after
    return chances


def spread(chances: dict[int, float]) -> float:
    """The standard deviation."""
    mean = sum(k * p for k, p in chances.items())
    return sum((k - mean) ** 2 * p for k, p in chances.items()) ** 0.5


DIE, STRANGE = tuple(range(1, 7)), (1, 1, 1, 1, 2, 6)


def near(times: int, spreads: float) -> float:
    """How likely a total of dice lies within some spreads of the mean."""
    chances = added(DIE, times)
    return sum(p for k, p in chances.items() if abs(k - 3.5 * times) <= spreads * spread(chances))


def wider(times: int) -> float:
    """How many times as wide as one die."""
    return spread(added(DIE, times)) / spread(added(DIE, 1))


def heads_away(tosses: int) -> float:
    """The standard deviation of the number of heads, √n/2."""
    return tosses**0.5 / 2


# Same luck: differences of one pair of dice, added ten times


def counts(face: int) -> int:
    """What a face counts under the new rule: the rulebook's sentence."""
    return 3 if face == 1 else 5 if face == 6 else face


def differences(kind: str) -> dict[int, float]:
    """How likely the new rule brings that much more with ten dice."""
    pairs = [(face, face) for face in DIE] if kind == "same dice" else product(DIE, DIE)
    return added(tuple(counts(new) - old for old, new in pairs), 10)


def worth() -> float:
    """The tests with separate dice that vary as little on average as one with the same dice."""
    return (spread(differences("separate dice")) / spread(differences("same dice"))) ** 2


def wins(kind: str) -> float:
    """How likely the new rule brings more in one test."""
    return sum(p for d, p in differences(kind).items() if d > 0)


SECOND_WAYS = {
    "luck: rule": "More" if sum(map(counts, DIE)) > sum(DIE) else "Less",
    "luck: ten dice": F(10 * (sum(map(counts, DIE)) - sum(DIE)), 6),
    "luck: single": f"In about {100 * wins('separate dice'):.0f}",
    "luck: which": "The same dice for both rules" if worth() > 1 else "Separate dice for each rule",
    "luck: many": f"About {worth():.0f}",
    "luck: needed": 20 * 2**2,
    "luck: worst": "Nothing: they would have rolled about 35 anyhow",
    "luck: pairs": "Each child wears the new sole on one foot, the old one on the other",
    "sums: exactly": f"About {100 * added(DIE, 10)[35]:.0f}%",
    "sums: three dice": sum(sum(faces) == 5 for faces in product(DIE, repeat=3)),
    "sums: strange": "Nearly like a bell, highest in the middle" if added(STRANGE, 40)[40] < 0.01 else "",
    "sums: within": "In about 95 of 100 rolls" if 0.94 < near(20, 2) < 0.96 else "In 68 of 100 rolls",
    "sums: thirty": F(30 * sum(DIE), 6),
    "sums: four times": "It is twice as wide" if abs(wider(4) - 2) < 1e-9 else "It is four times as wide",
    "sums: even out": "Farther for the school" if heads_away(10_000) > heads_away(100) else "Equally far",
    "sums: spinner": round(3 * wider(16), 9),
    "bluff: honest": slips(0, call=False),
    "bluff: always": slips(12, call=True),
    "bluff: best": best_bluffs(),
    "bluff: calls": best_calls(),
    "bluff: king": king_of(4),
    "bluff: happens": "Nothing: a jack may come, only less often" if king_of(4) < 1 else "The chance was wrong",
    "bluff: two": best_bluffs(2),
    "bluff: first": "The one who speaks second",
}


def test_the_whole_game_is_lost_by_a_little_and_bluffed_by_a_third() -> None:
    """By the numbers that Kuhn published in 1950: −1/18, and a third of the second player's jacks."""
    found = cfr(load("kuhn_poker"), 3000)
    assert found.low <= -1 / 18 <= found.high
    assert "33" == f"{100 * found.strategy(1, card=[0, 1], moves=1, paid=[1, 1])['bet']:.0f}"


def test_what_the_hints_say_of_bluffs_is_so() -> None:
    """The lower of both numbers, for some numbers of bluffs."""
    least = {n: min(slips(n, True), slips(n, False)) for n in range(13)}
    assert {0: 0, 1: 2, 2: 4, 3: 6, 4: 8, 6: 6, 8: 4, 12: 0}.items() <= least.items()
    assert all(slips(n, False) < slips(n, True) for n in (1, 2, 3))
    assert all(slips(n, True) < slips(n, False) for n in (6, 8, 12))


def test_deals_are_paid_by_the_rules() -> None:
    """A deal without a bet is over at once; an answer decides the others, and a second one changes nothing."""
    table, had = bluff.play(), 0
    for call in ("Call", "Fold") * 20:
        (card, bets), at = table.value.hers(), table.value
        assert bets or at.over()
        table.press("Fold" if call == "Call" and not bets else call)
        won = {(True, "call"): 2, (True, "fold"): 1, (False, ""): 1}[bets, table.value.did]
        had += -won if card == bluff.KING or table.value.did == "fold" else won
        assert had == table.value.coins()
        assert ("hidden" in table.board.status) == (table.value.did == "fold")
        table.press("Call")
        table.press("Next deal")
        assert had == table.value.before
    numbers = [bluff.Deal(number).hers() for number in range(1, 401)]
    assert 0.6 < sum(bets for _, bets in numbers) / 400 < 0.73


def test_the_lines_cross_where_calls_change_nothing() -> None:
    """And the sentence says both ends, by the reader's function."""
    picture = bluff.balance(lambda bluffs, calls: bluff.coins(bluffs, calls))
    picture.set("bluffs_of_12", 4)
    sides = "Never called she wins 8, always called 8."
    assert picture.board.status == f"4 bluffs, 9 calls: Lea wins 8 in 24 deals. {sides}"
    assert "it should give a number" in repr(bluff.balance(lambda bluffs, calls: "many"))


@pytest.mark.parametrize(("unit", "exercise", "slip", "said"), [
    (bluff, 0, 24, "two coins for each king"),
    (bluff, 0, -8, "the jacks alone"),
    (bluff, 1, 24, "Those are the kings"),
    (bluff, 1, -3, "one coin for each king"),
    (bluff, 3, 3, "should not bluff"),
    (sums, 1, 6, "in six orders"),
    (same_luck, 0, 4, "the gain of one 4")])
def test_slips_are_named(unit: ModuleType, exercise: int, slip: int, said: str) -> None:
    """A foreseen slip in the exercises of seed 1 is answered by what was done wrong."""
    assert said in unit.exercises.questions(1)[exercise].judge(str(slip)).sentence


@pytest.mark.parametrize("seed", range(1, 9))
def test_exercises_on_bluffs_are_counted(seed: int) -> None:
    """By slips of paper, and by the two sides of a goal."""
    folded, called, which, stake, keeper = bluff.exercises.questions(seed)
    assert slips(numbers_in(folded.text)[2], call=False) == folded.answer()
    assert slips(numbers_in(called.text)[2], call=True) == called.answer()
    assert king_of(numbers_in(which.text)[1]) == which.answer()
    assert best_bluffs(numbers_in(stake.text)[0]) == stake.answer()
    a, b = numbers_in(keeper.text)
    left = keeper.answer()
    assert left * F(1, a) == (1 - left) * F(1, b)


def test_what_is_said_of_bells_is_so() -> None:
    """The percentages in reasons and hints, by adding one die after the other."""
    chances = added(DIE, 10)
    assert "7.3" == f"{100 * chances[35]:.1f}"
    assert 35 == max(chances, key=lambda k: chances[k])
    assert ("95.8", "7.6") == (f"{100 * near(20, 2):.1f}", f"{spread(added(DIE, 20)):.1f}")
    assert (55, 85) == (min(k for k in range(20, 121) if abs(k - 70) <= 2 * spread(added(DIE, 20))), 70 + 15)
    strange = added(STRANGE, 40)
    assert abs(max(strange, key=lambda k: strange[k]) - 80) < 2
    assert strange[40] < 1e-6
    assert "1.708" == f"{spread(added(DIE, 1)):.3f}"


def test_one_die_more_begins_anew() -> None:
    """Each roll is added to the bars; the mean is that of all rolls."""
    table = sums.play()
    table.press("Roll")
    table.press("Add a die")
    assert "2 dice, no roll yet." == table.board.status
    table.press("Roll 200 times")
    assert 200 == len(table.value.totals) != len({*table.value.totals})
    assert sum(table.value.faces) == table.value.totals[-1]
    assert f"{sum(table.value.totals) / 200:.1f} on average." in table.board.status
    for _ in range(12):
        table.press("Add a die")
    assert sums.MOST == table.value.dice


def test_bars_are_those_of_the_reader() -> None:
    """A function that counts no ways, or gives none, is answered."""
    right = sums.shape(sums._add)
    assert "2 added: mean 7, spread 2.415. Within 1 spread of the mean: 66.7%." == right.board.status
    right.set("each", right.controls["each"].options[2])
    right.set("things", 30)
    assert "30 added: mean 60" in right.board.status
    assert "it should give totals with ways" in repr(sums.shape(lambda ways, faces: {}))


@pytest.mark.parametrize("seed", range(1, 9))
def test_exercises_on_sums_are_counted(seed: int) -> None:
    """By listing dice, and by adding errors of one unit up or down."""
    mean, ways, lorry, upper, watches = sums.exercises.questions(seed)
    [n] = numbers_in(mean.text)
    assert F(n * sum(DIE), 6) == mean.answer()
    assert sum(sum(faces) == numbers_in(ways.text)[1] for faces in product(DIE, repeat=3)) == ways.answer()
    n, s = numbers_in(lorry.text)
    assert spread(added((-1, 1), n)) * s == pytest.approx(lorry.answer())
    m, s, _, _ = numbers_in(upper.text)
    assert m + s + s == upper.answer()
    n, s = numbers_in(watches.text)
    assert spread(added((-1, 1), n)) * s / n == pytest.approx(float(watches.answer()))


def test_what_is_said_of_tests_is_so() -> None:
    """The spreads, the error of twenty tests, and the lowest tenth of totals."""
    same, own = (spread(differences(kind)) for kind in ("same dice", "separate dice"))
    assert ("2.84", "6.43", "2.3") == (f"{same:.2f}", f"{own:.2f}", f"{own / same:.1f}")
    assert "1.3" == f"{2 * same / 20**0.5:.1f}"
    left, lowest = 0.1, 0.0
    for total, chance in sorted(added(DIE, 10).items()):
        lowest += total * min(chance, left) * 10
        left -= min(chance, left)
    assert "26" == f"{lowest:.0f}"


def test_tests_of_both_kinds_are_kept_apart() -> None:
    """The same dice count twice; twenty of each are added, and no more than sixty are kept."""
    table = same_luck.play()
    table.press("Same dice")
    old, new = same_luck.made("same", 0)
    assert old is new
    more = sum(map(counts, old)) - sum(old)
    said = f"The last test: {more:+}. Same dice: 1 test, {more:+.1f} on average."
    assert said.replace("-", "−") == table.board.status.replace("-", "−")
    for _ in range(4):
        table.press("20 of each")
    assert [60, 60] == [sum(kind == each for each, _ in table.value) for kind in same_luck.KINDS]
    table.press("Start again")
    assert "No test yet." == table.board.status


def test_intervals_hold_the_truth_as_often_as_they_should() -> None:
    """The reader's error is the library's; of many schools about one in twenty misses, with either kind."""
    for kind in same_luck.KINDS:
        held = 0
        for school in range(200):
            came = [same_luck.more(kind, n, school) for n in range(20)]
            middle = sum(came) / 20
            off = 1.96 * (sum((d - middle) ** 2 for d in came) / 19 / 20) ** 0.5
            assert off == pytest.approx(same_luck._error(came), rel=1e-4)
            held += abs(middle - 5 / 3) <= off
        assert 0.88 < held / 200 < 0.99
    picture = same_luck.errors(same_luck._error)
    picture.set("tests", 300)
    assert picture.board.status.startswith("300 tests each: same dice +")


@pytest.mark.parametrize("seed", range(1, 9))
def test_exercises_on_tests_are_counted(seed: int) -> None:
    """By faces, by lists, and by trying numbers of tests."""
    one, four, two, worth, twins = same_luck.exercises.questions(seed)
    n, face, more = numbers_in(one.text)
    assert F(n * sum(more for each in DIE if each == face), 6) == one.answer()
    a, b, c, d = numbers_in(four.text)
    assert F(sum((a, b, c, -d)), 4) == four.answer()
    n, _, more, _, less = numbers_in(two.text)
    assert F(n * sum({1: more, 6: -less}.get(each, 0) for each in DIE), 6) == two.answer()
    s, t = numbers_in(worth.text)
    assert s * s * worth.answer() == t * t
    s, _, _, w = numbers_in(twins.text)
    assert 2 * s / twins.answer() ** 0.5 == pytest.approx(w)
