"""Dice as text: every expression against the same dice by name and roll by roll; every mistake is a sentence."""

import re
from collections import Counter
from fractions import Fraction
from itertools import combinations, product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from catlib.chance import (
    BadDice,
    Pmf,
    answers,
    dice,
    die,
    keep_highest,
    keep_lowest,
    language,
    lowest,
    messages,
)
from catlib.chance.parsing import MOST_LETTERS


@pytest.mark.parametrize(("text", "meant"), [
    ("3d6+2", 3 @ die(6) + 2),
    ("  D6 ", die(6)),
    ("d%", die(100)),
    ("3 d6 – 1", 3 @ die(6) - 1),
    ("2d6 ≥ 9", (2 @ die(6)) >= 9),
    ("roll 2w6 at least 9", (2 @ die(6)) >= 9),
    ("3d6 exactly 10", (3 @ die(6)).map(lambda total: total == 10)),
    ("d8 at most 3", die(8) <= 3),
    ("count(ace in draw 5 from deck)", dice("count(ace in draw 5 from 52)")),
    ("2 × d6", 2 * die(6)),
    ("d6 ≠ d4", Pmf({True: 5, False: 1})),
    ("4d6k3", keep_highest(die(6), 4, 3)),
    ("4d6 drop the lowest", keep_highest(die(6), 4, 3)),
    ("d8 dis", keep_lowest(die(8), 2)),
    ("0d6", Pmf.point(0)),
    ("7", Pmf.point(7)),
    ("4d6dl1", keep_highest(die(6), 4, 3)),
    ("4d6kl2", keep_lowest(die(6), 4, 2)),
    ("4d6dh2", keep_lowest(die(6), 4, 2)),
    ("3d6!2", 3 @ die(6).explode(times=2)),
    ("2d6 // 2", (2 @ die(6)) // 2),
    ("d6 / 4", die(6) / 4),
    ("0.5 * d6", die(6) * Fraction(1, 2)),
    ("lowest(d6, 2d4, 3)", lowest(die(6), 2 @ die(4), Pmf.point(3))),
    ("2d6 >= 9", (2 @ die(6)) >= 9),
    ("d6<=2", die(6) <= 2),
    ("2 < d6", die(6) > 2),
    ("d6 = 3", die(6).map(lambda face: face == 3)),
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
    lambda inner: st.tuples(
        st.sampled_from(["{} + {}", "{} - {}", "{}*{}", "({} - {})", "({} + {})*2", "-{} + {}"]), inner, inner
    ).map(lambda t: t[0].format(*t[1:])),
    max_leaves=4,
)
NAMES = {"d4": die(4), "2d3": 2 @ die(3), "d2!1": die(2).explode(times=1), "2d4kh1": keep_highest(die(4), 2)}


@settings(deadline=None, derandomize=True)
@given(terms)
def test_any_sum_is_python_arithmetic(text):
    """With each dice by its name, Python reads the same expression, with brackets or without."""
    python = text
    for n, name in enumerate(sorted(NAMES, key=len, reverse=True)):
        python = python.replace(name, f"v[{n}]")
    values = [NAMES[name] for name in sorted(NAMES, key=len, reverse=True)]
    meant = eval(python, {"v": values})
    assert (meant if isinstance(meant, Pmf) else Pmf.point(meant)) == dice(text)


@pytest.mark.parametrize(("text", "says"), [
    ("", "at its end: expected dice such as 3d6, a number or"),
    ("3d6 +", "at its end: expected dice such as 3d6"),
    ("hello", "from 'hello' on: “hello” is not a word known here; if it names a roll"),
    ("2d6 hello", "from 'hello' on: “hello” is not a word known here"),
    ("what is the chance of two unicorns", "from 'unicorns' on: “unicorns” is not a word known here"),
    ("two goblins in four dice", "from 'goblins in four dice' on: “goblins”"),
    ("throwing at least one double in three throws of two dice", "is not understood"),
    ("groups(12d6)", "at most 9 dice"),
    ("d6 vs 3 or", "expected dice"),
    ("3d6, 2d6", "a line of its own"),
    ("4d6 keep 9", "from '4d6 keep 9' on: 9 of 4 dice cannot be kept"),
    ("draw 3 from {24 land, 36 other}", "write land: 24 for 24 cards"),
    ("d6 > 2 > 3", "from '> 3' on"),
    ("(2d6", r"at its end: a bracket is missing: add \)"),
    ("2d6 in", r"expected a range such as 7\.\.9 or a list such as \{7, 11\}"),
    ("d6 ** 2", "expected dice such as 3d6"),
    ("x = vs", "from 'vs' on: expected dice"),
    ("highest()", r"from '\)' on"),
    ("d1!", "would explode for ever"),
    ("d{-1, 0}!", "only dice whose highest face is above 0 explode"),
    ("d6!!2", "!! goes on for ever"),
    ("d6!r1", "a die explodes once, after all that is rolled again"),
    ("x = x + 1", "“x” is not a word known here"),
    ("x = d6; x = 7", "to compare, write x =="),
    ("4d6km3", "3 cannot be in the middle"),
    ("draw 60 from 52", "of 52 cards, 0 to 52 can be drawn"),
    ("draw 5 from 40", "say what the 40 cards are"),
    ("draw 5 from 52", "there are 2,598,960 hands"),
    ("count(joker in draw 5 from 52)", "joker is not a card"),
    ("count(hit in 3d6)", "these show numbers, not hit"),
    ("count(miss in 3d{hit, blank})", "miss is on none of them; there are blank, hit"),
    ("d6 and d6 > 3", "expected a question that is true or false"),
    ("d{1, hit}", "faces are all numbers or all words"),
    ("2d{hit} + 1", "words and numbers do not go together"),
    ("d6 in 5..2", "a range goes up"),
    ("suited(3d6)", "dice have no suits"),
    ("x = 300d6; x - x", "from 'x - x' on: .*cases"),
    ("d0", "a die needs at least one side"),
    ("2d6kh3", "3 of 2 dice cannot be kept"),
    ("2d6dl3", "3 of 2 dice cannot be dropped"),
    ("d6 // 0", "nothing can be divided"),
    ("d6 / (d2 - 1)", "nothing can be divided"),
    ("5000d6", "at most 1000 of one kind, with 20000 faces"),
    ("d99999999999", "at most 1000"),
    ("d1001 * d1000", "1001 outcomes \\* 1000 outcomes are more than the 1000000 pairs"),
    ("d448 / d447", "448 outcomes / 447 outcomes are more than the 200000 pairs"),
    ("d100/d100 + d20/d20", "6087 outcomes \\+ 255 outcomes"),
    ("d100/d100 = d20/d20", "6087 outcomes - 255 outcomes"),
    ("d20000 * d20000", "pairs that are counted"),
    ("300d20kh150", "from '300d20kh150' on: of that many dice not some can be kept"),
    ("999d20dl1", "not some can be kept"),
    ("lowest(d20000, d20000, d2)", "more than the 40000 outcomes"),
    ("(" * 1001, f"at most {MOST_LETTERS} letters are read"),
    ("-" * 999 + "1", "too much stands inside something else"),
    ("(" * 150, "at its end"),
    ("__import__('os')", "“__import__\\(…\\)” is not known here"),
])
def test_a_mistake_shows_its_place(text, says):
    """The rest of the text from the mistake on, and what was expected there."""
    with pytest.raises(ValueError, match=says):
        dice(text)


def cured(text):
    """What is offered instead of a text, whose last line is wrong; the text itself where it can be read."""
    try:
        return answers(text) and text
    except BadDice as wrong:
        return re.sub("[^;]+$", wrong.cure, text) if wrong.cure else ""


@pytest.mark.parametrize(("text", "meant"), [
    ("what are the chances of rolling two sixes with two dice?", "count(6 in 2d6) = 2"),
    ("What is the probability of getting at least one six in four rolls?", "count(6 in 4d6) >= 1"),
    ("how likely is it to roll a 7 with two dice", "2d6 = 7"),
    ("odds of rolling 7 or 11 with 2 dice", "2d6 in {7, 11}"),
    ("chance that the sum of 3 dice is at least 10", "3d6 >= 10"), ("3d6 more than 12", "3d6 > 12"),
    ("3d6 less than 8", "3d6 < 8"), ("2d6 over 8", "2d6 > 8"), ("roll under 11 on 3d6", "3d6 < 11"),
    ("2d6 is 7", "2d6 = 7"), ("two dice equal to 9", "2d6 = 9"), ("more than 15 on a d20", "d20 > 15"),
    ("20 on a d20", "d20 = 20"), ("at least 9 with two dice", "2d6 >= 9"), ("no more than 5 with 2d6", "2d6 <= 5"),
    ("between 7 and 9 with two dice", "2d6 in 7..9"), ("3d6 from 9 to 12", "3d6 in 9..12"),
    ("exactly two sixes in five dice", "count(6 in 5d6) = 2"),
    ("more than two sixes in ten dice", "count(6 in 10d6) > 2"), ("no six in four dice", "count(6 in 4d6) = 0"),
    ("rolling a six twice in three rolls", "count(6 in 3d6) = 2"), ("doubles with two dice", "alike(2d6) >= 2"),
    ("three of a kind with five dice", "alike(5d6) >= 3"), ("five dice all different", "different(5d6) = 5"),
    ("four dice all the same", "alike(4d6) = 4"), ("the highest of three dice", "max(3d6)"),
    ("four dice drop the lowest", "4d6 drop the lowest"), ("d20 + 5 with advantage", "d20 adv + 5"),
    ("d20 + 3 beats d20", "d20 + 3 > d20"), ("d8 against d6", "d8 vs d6"), ("flip a coin", "d{heads, tails}"),
    ("three heads in five flips", "count(heads in 5d{heads, tails}) = 3"),
    ("at least two heads with 4 coins", "count(heads in 4d{heads, tails}) >= 2"),
    ("heads twice in a row", "count(heads in 2d{heads, tails}) = 2"),
    ("two aces in five cards", "count(ace in draw 5 from 52) = 2"),
    ("an ace in a hand of five cards", "count(ace in draw 5 from 52) >= 1"),
    ("drawing at least 2 hearts in 7 cards", "count(hearts in draw 7 from 52) >= 2"),
    ("probability of drawing a king from a deck of cards", "count(king in draw 1 from 52) >= 1"),
    ("flip a coin 10 times, 7 heads or more", "count(heads in 10d{heads, tails}) >= 7"),
    ("roll two d20 and take the higher, at least 15", "2d20kh1 >= 15"),
    ("draw a heart", "count(heart in draw 1 from 52) >= 1"),
    ("two dice show the same number", "alike(2d6) = 2"), ("both dice show a 6", "count(2d6 = 6) = 2"),
    ("one of two dice is a 6", "count(2d6 = 6) >= 1"), ("roll a 6 in three tries", "count(6 in 3d6) >= 1"),
    ("a total of 10 or more with 2d6", "2d6 >= 10"), ("chance of a yahtzee", "alike(5d6) = 5"),
    ("2d6 is not 7", "2d6 != 7"), ("sum of two dice not 7", "2d6 != 7"),
    ("a pair in five cards", "alike(draw 5 from 52) >= 2"), ("a flush in five cards", "suited(draw 5 from 52) = 5"),
])
def test_plain_words_are_answered_or_offered_as_dice(text, meant):
    """Fifty ways in which people ask."""
    assert dice(meant) == dice(cured(text))


@pytest.mark.parametrize(("text", "cure"), [
    ("3d6 plus 2", "3d6 + 2"), ("3d6x2", "3d6 * 2"), ("half of 3d6", "(3d6) / 2"), ("d6 explode", "d6!"),
    ("3d6e6", "3d6!"), ("4d6k", "4d6kh1"), ("4d6 keep 3", "4d6 kh3"), ("3kh2", "3d6kh2"), ("3d6 reroll 1", "3d6 r1"),
    ("3d6r", "3d6r1"), ("d20dis", "d20 dis"), ("2d20 disadvantage", "d20 dis"), ("2d6 => 9", "2d6 >= 9"),
    ("2d6 9 or better", "2d6 >= 9"), ("2d6 in 7-9", "2d6 in 7..9"), ("2d6 in 7", "2d6 = 7"), ("3 d 6", "3d6"),
    ("3d", "3d6"), ("d[1,2]", "d{1,2}"), ("if 2d6 > 7 then 1 else 0", "1 if 2d6 > 7 else 0"),
    ("2d6 if 3d6 > 10", "2d6 if 3d6 > 10 else 0"), ("count 5d10 >= 8", "count(5d10 >= 8)"),
    ("5d10t8", "count(5d10 >= 8)"), ("count(5d10)", "count(5d10 >= 2)"), ("highest d6", "highest(d6)"),
    ("highest 3 5d6", "highest 3 of 5d6"), ("alike", "alike(5d6)"), ("sum(3d6)", "3d6"), ("average of 3d6", "3d6"),
    ("6x 4d6", "6x(4d6)"), ("cuont(2d6 = 1)", "count(2d6 = 1)"),
    ("count(ace in draw 5)", "count(ace in draw 5 from 52)"), ("6 in 4d6", "count(6 in 4d6) >= 1"),
    ("2d6 = 7, 8 or 9", "2d6 in {7, 8, 9}"), ("P(2d6 = 7)", "2d6 = 7"), ("2d20 highest", "highest(2d20)"),
    ("count(ace in draw 5 cards of 52)", "count(ace in draw 5 from 52)"), ("2d{hit 2, miss", "2d{hit: 2, miss}"),
    ("3d6))", "3d6"), ("x = d6; y = x plus 1", "y = x + 1"),
    ("attack = d20; attac + 1", "attack + 1"), ("3d6 2", "3d6 + 2"),
    ("chanse of two sixs with 2 dice", "count(6 in 2d6) = 2"),
])
def test_a_cure_fits_what_was_typed(text, cure):
    """Ways to write dice elsewhere become ours."""
    with pytest.raises(BadDice, match=re.escape(f"did you mean {cure}?")):
        answers(text)


WORDS = ["a", "at least", "two", "9", "7", "d6", "4d6", "2d{hit, miss}", "x", "keep", "kh", "draw", "cards", "ace",
         "sixes", "more than", "between", "and", "or", "in", "with", "dice", "flips", "of a kind", "highest",
         "count(", ")", "!", "="]


@settings(deadline=None, derandomize=True, max_examples=400)
@given(st.lists(st.sampled_from(WORDS), min_size=2, max_size=6).map(" ".join))
def test_a_cure_is_answered(text):
    """Whatever is typed, what is offered instead has an answer."""
    if cure := cured(text):
        assert answers(cure)


def test_every_sentence_has_its_message():
    """No id in the code is without a message, and no message is left that no code names."""
    folder = Path(messages.__file__).parent
    speak = ("estimate", "luck", "meaning", "notation", "parsing")
    code = "".join((folder / f"{name}.py").read_text(encoding="utf-8") for name in speak)
    named = {*re.findall(r'"((?:dice|reads|luck)-[\w-]+|estimate(?:-points)?)"', code)}
    assert {*messages.entries([folder / "en.ftl"])} == named


def test_mistakes_and_readings_speak_the_readers_language():
    """What was typed stands in a German sentence; what is typed instead is the same in all languages."""
    with language("de"):
        with pytest.raises(BadDice, match=r"meinst du count\(2d6 = 1\)\?"):
            answers("cuont(2d6 = 1)")
        assert ("adv ist der höhere von zwei d20.",) == answers("adv")[0].readings


@pytest.mark.parametrize(("text", "outcomes"), [
    ("20000 * d20000", 20000), ("d1000 + 1000d2", 2000), ("d100 / d100", 6087), ("100d6kh50", 251),
    ("999d20dl998", 20), ("1000d20kh1000", 19001), ("highest(d5000, d5000)", 5000),
])
def test_what_takes_no_minutes_is_counted(text, outcomes):
    """Up to the limits, sums of large dice, and where one die or every die is kept."""
    assert outcomes == len(dice(text))


SIX, TEN = range(1, 7), range(1, 11)
CARDS = [(rank, suit) for rank in range(13) for suit in range(4)]


def straight(roll):
    return max(next(n for n in range(9) if face + n not in roll) for face in roll)


def shape(roll):
    return int("".join(map(str, sorted(Counter(roll).values(), reverse=True))))


def straight_cards(ranks):
    """An ace, the 0, stands above the king, too."""
    return straight({*ranks, *(13 for rank in ranks if rank == 0)})


@pytest.mark.parametrize(("text", "rolls", "asks"), [
    ("count(4d10 >= 8)", product(TEN, repeat=4), lambda roll: sum(x >= 8 for x in roll)),
    ("count(4d6 in {2, 5..6})", product(SIX, repeat=4), lambda roll: sum(x in (2, 5, 6) for x in roll)),
    ("count(6 in 4d6)", product(SIX, repeat=4), lambda roll: roll.count(6)),
    ("max(3d6)", product(SIX, repeat=3), max),
    ("min(3d6) + 1", product(SIX, repeat=3), lambda roll: min(roll) + 1),
    ("middle 2 of 4d6", product(SIX, repeat=4), lambda roll: sum(sorted(roll)[1:3])),
    ("5d4km1", product(range(1, 5), repeat=5), lambda roll: sorted(roll)[2]),
    ("range(4d6)", product(SIX, repeat=4), lambda roll: max(roll) - min(roll)),
    ("range(3d{-2, 1, 7})", product((-2, 1, 7), repeat=3), lambda roll: max(roll) - min(roll)),
    ("straight(5d6)", product(SIX, repeat=5), straight),
    ("alike(5d6)", product(SIX, repeat=5), lambda roll: max(map(roll.count, roll))),
    ("groups(5d6)", product(SIX, repeat=5), lambda roll: shape(roll)),
    ("all = 3d6; groups(all) + 0 * max(all)", product(SIX, repeat=3), lambda roll: shape(roll)),
    ("groups(draw 3 from 52)", combinations(CARDS, 3), lambda hand: shape([rank for rank, _ in hand])),
    ("streak(5d6 >= 5)", product(SIX, repeat=5),
     lambda roll: max(map(len, "".join("no"[x > 4] for x in roll).split("n")))),
    ("straight(draw 3 from 52)", combinations(CARDS, 3), lambda hand: straight_cards([rank for rank, _ in hand])),
    ("count(ace or king in draw 2 from 52)", combinations(CARDS, 2), lambda hand: sum(r in (0, 12) for r, _ in hand)),
    ("count(5 or 6 in 3d6)", product(SIX, repeat=3), lambda roll: sum(x > 4 for x in roll)),
    ("different(5d6)", product(SIX, repeat=5), lambda roll: len({*roll})),
    ("4dF", product((-1, 0, 1), repeat=4), sum),
    ("2d{0, 0, 1, 2}", product((0, 0, 1, 2), repeat=2), sum),
    ("d{1..3, 10: 2}", [1, 2, 3, 10, 10], int),
    ("2..5", [2, 3, 4, 5], int),
    ("adv", product(range(1, 21), repeat=2), max),
    ("dis - 1", product(range(1, 21), repeat=2), lambda roll: min(roll) - 1),
    ("2d6 in 7..9", product(SIX, repeat=2), lambda roll: 7 <= sum(roll) <= 9),
    ("not 2d6 = 7 and d6 > 1 or d4 = 1", product(SIX, SIX, SIX, range(1, 5)),
     lambda roll: (sum(roll[:2]) != 7 and roll[2] > 1) or roll[3] == 1),
    ("2d4 if d6 >= 5 else 0", product(range(1, 5), range(1, 5), SIX), lambda roll: sum(roll[:2]) if roll[2] > 4 else 0),
    ("d6 vs 2d4", product(SIX, range(1, 5), range(1, 5)),
     lambda roll: ["loses", "ties", "wins"][1 + (roll[0] > roll[1] + roll[2]) - (roll[0] < roll[1] + roll[2])]),
    ("abs(d6 - d4)", product(SIX, range(1, 5)), lambda roll: abs(roll[0] - roll[1])),
    ("x = d6; x * x - x", SIX, lambda x: x * x - x),
    ("a = d4; b = a + d4; b > 2 * a and b < 8", product(range(1, 5), repeat=2),
     lambda roll: sum(roll) > 2 * roll[0] and sum(roll) < 8),
    ("all = 4d4; count(all = 1) > count(all = 4) or straight(all) = 4 or range(all) = 1",
     product(range(1, 5), repeat=4),
     lambda roll: roll.count(1) > roll.count(4) or straight(roll) == 4 or max(roll) - min(roll) == 1),
    ("all = 3d6; all - max(all) + alike(all) + different(all) + middle 1 of all", product(SIX, repeat=3),
     lambda roll: sum(roll) - max(roll) + max(map(roll.count, roll)) + len({*roll}) + sorted(roll)[1]),
    ("max(2x(2d4kh1))", product(range(1, 5), repeat=4), max),
    ("count(hit in 3d{hit, 2 hit + crit, blank})", product((1, 2, 0), repeat=3), sum),
    ("count(red in draw 2 from {red: 3, blue: 2})", combinations((1, 1, 1, 0, 0), 2), sum),
    ("draw 2 from {1: 2, 5: 3}", combinations((1, 1, 5, 5, 5), 2), sum),
    ("count(ace in draw 3 from 52) + 0", combinations(CARDS, 3), lambda hand: sum(rank == 0 for rank, _ in hand)),
    ("count(hearts in draw 3 from 52)", combinations(CARDS, 3), lambda hand: sum(suit == 1 for _, suit in hand)),
    ("count(red in draw 2 from 52)", combinations(CARDS, 2), lambda hand: sum(suit > 1 for _, suit in hand)),
    ("alike(draw 3 from 52)", combinations(CARDS, 3), lambda hand: max(Counter(rank for rank, _ in hand).values())),
    ("suited(draw 3 from 52)", combinations(CARDS, 3), lambda hand: max(Counter(suit for _, suit in hand).values())),
    ("h = draw 2 from {red: 3, blue: 2}; count(red in h) = 1 and count(blue in h) = 1",
     combinations("rrrbb", 2), lambda hand: len({*hand}) == 2),
])
def test_questions_roll_by_roll(text, rolls, asks):
    """Every roll, or every hand, one by one."""
    assert Pmf.from_counts(Counter(map(asks, rolls))) == dice(text)


@settings(deadline=None, derandomize=True, max_examples=30)
@given(st.lists(st.integers(1, 6), min_size=2, max_size=4).filter(lambda faces: len({*faces}) > 1), st.integers(0, 1))
def test_what_is_told_of_several_faces_is_all_of_them(faces, others):
    """So many of each and no more of these, in words; and in a row, where equal dice have one order only."""
    told, rolls = Counter(faces), [*product(SIX, repeat=len(faces) + others)]
    hits = sum(all(roll.count(face) == n for face, n in told.items()) for roll in rolls)
    words = " and ".join(f"{n} {face}{'s' * (n > 1)}" for face, n in told.items())
    assert Fraction(hits, len(rolls)) == dice(cured(f"{words} with {len(faces) + others} dice")).exactly(True)
    listed = ", ".join(f"{face}: {n}" for face, n in told.items())
    ordered = dice(f"{len(faces)}d6 shows {{{listed}}} in order")
    assert Fraction(1, 6 ** len(faces)) == ordered.exactly(True)


@pytest.mark.parametrize("faces", [4, 6, 12, 20])
def test_kinds_of_numbers_are_meant_as_at_school(faces):
    """1 is not a prime number; each face of one die asked for itself."""
    kinds = {"even": range(2, 21, 2), "odd": range(1, 21, 2), "prime": (2, 3, 5, 7, 11, 13, 17, 19)}
    for kind, numbers in (kinds | {"a multiple of 3": range(3, 21, 3)}).items():
        meant = Pmf.from_counts(Counter(face in numbers for face in range(1, faces + 1)))
        assert meant == dice(cured(f"{kind} on a {faces}-sided die"))


@pytest.mark.parametrize(("text", "twin"), [
    ("2d6r1", lambda a, b: None if 1 in (a, b) else a + b),
    ("2d6r<3", lambda a, b: None if min(a, b) < 3 else a + b),
])
def test_rerolls_for_ever_are_rolls_without_these_faces(text, twin):
    """What is rolled again until it is gone never shows."""
    found = Counter(twin(a, b) for a, b in product(SIX, repeat=2))
    del found[None]
    assert Pmf.from_counts(found) == dice(text)


def test_rerolls_once():
    """The second roll stands, whatever it shows."""
    assert Pmf({1: 1, **dict.fromkeys(range(2, 7), 7)}) == dice("d6ro1")


@pytest.mark.parametrize(("text", "mean"), [
    ("d6!", Fraction(21, 5)), ("3d6! + 2", Fraction(73, 5)), ("d6!!", Fraction(21, 5)), ("d6!p", Fraction(4)),
    ("2 * d10! - d6!", Fraction(121, 9) - Fraction(11, 9) - Fraction(21, 5)),
])
def test_exploding_for_ever_has_an_exact_mean(text, mean):
    """A die that goes on with chance p has its mean divided by 1 − p; `!p` counts 1 less for each further roll."""
    [found] = answers(text)
    assert mean == found.mean
    assert 0 < found.cut < Fraction(1, 10**6)
    assert not dice(text).exact


def test_questions_below_the_cut_are_exact():
    """A die that explodes for ever and one that explodes often enough agree wherever the question ends before."""
    for text, often in [("d6! >= 20", "d6!9 >= 20"), ("4d6!kh2 > 30", "4d6!9kh2 > 30"), ("3d6! = 17", "3d6!9 = 17"),
                        ("count(5d6! >= 10)", "count(5d6!9 >= 10)"), ("2d6! - 3 < 25", "2d6!9 - 3 < 25"),
                        ("max(d6!, d8!) in 9..12", "max(d6!9, d8!9) in 9..12")]:
        [found] = answers(text)
        assert not found.cut, text
        assert dice(often) == found.pmf, text
    below = answers("d6!")[0].exact_below
    unsure = (f"d6! = {below}", f"{below} != d6!", f"d6! > {below}", f"count(2d6! = {below}) = 1", "abs(d6!)")
    for text in ("d6! >= 500", *unsure):
        assert answers(text)[0].cut, text
    for text in (f"d6! >= {below}", f"{below} > d6!", f"d6! = {below - 1}", f"count(2d6! = {below - 1}) = 1"):
        assert not answers(text)[0].cut, text
    [apart] = answers("d6! > d6!")
    assert apart.cut
    assert abs(Fraction(3, 7) - apart.pmf.exactly(True)) < Fraction(1, 10**6)


def test_readings_are_told():
    """Where a text has two readings, the answer says which was taken."""
    [found] = answers("5d10 >= 8")
    assert ("Read as the sum of 5d10. To count dice, write count(5d10 >= 8).",) == found.readings
    assert () == answers("d10 >= 8")[0].readings
    [joined] = answers("2d6 >= 9 and 2d6 <= 11")
    assert any("thrown twice. For one throw, write a = 2d6 on a line above." in told for told in joined.readings)
    for text in ("2d6r1", "2d6ro1", "d6!", "d6!!", "d6!p", "adv", "max(4d6)"):
        assert answers(text)[0].readings, text


def test_the_page_of_help_is_true():
    """Every text in the help can be read, and every rule of the grammar stands in it."""
    root = Path(__file__).parents[1]
    told = (root / "docs" / "dice.md").read_text(encoding="utf-8")
    shown = [text for row in re.findall(r"^\| (`.+`) \|", told, re.MULTILINE) for text in re.findall("`([^`]+)`", row)]
    shown += re.findall(r"```\n(.+?)```", told, re.DOTALL)
    assert len(shown) > 45
    for text in shown:
        assert answers(text), text
    grammar = (root / "catlib" / "chance" / "dice.lark").read_text(encoding="utf-8")
    functions = re.search(r"FUNCTION.*?/\((.+?)\)", grammar)[1].split("|")
    for word in {*functions} - {"abs", "highest", "lowest"}:
        assert f"`{word}(" in told, word


def test_places_are_letters_of_the_text():
    """The page marks what is wrong from its first letter to its last."""
    with pytest.raises(BadDice) as caught:
        answers("3d6\nattack >= 5")
    assert (4, 10) == (caught.value.start, caught.value.end)
    assert caught.value.why.startswith("“attack” is not a word known")


def test_only_text_is_read():
    """A number is not an expression."""
    with pytest.raises(TypeError, match="expression=6: dice are written as text"):
        dice(6)
