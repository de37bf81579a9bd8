"""Questions of dice and cards said back in words, in every language."""

import pytest
from catwidgets.lab import odds
from catwidgets.lab.spoken import in_words

from catlib.chance import BadDice, answers, language

SAID = {
    "count(6 in 4d6) >= 1": "At least one 6 with 4 dice.",
    "count(6 in 10d6) = 0": "No 6s with 10 dice.",
    "count(heads in 3d{heads, tails}) = 3": "Exactly three heads with 3 coins.",
    "count(heads in 20d{heads, tails})": "How many heads with 20 coins.",
    "streak(heads in 8d{heads, tails}) >= 3": "At least three heads in a row with 8 coins.",
    "count(5d10 >= 8) >= 2": "At least two dice showing at least 8 with 5 10-sided dice.",
    "count(2d6 in {2, 4, 6}) = 2": "Exactly two dice showing 2, 4 or 6 with 2 dice.",
    "count(red or king in draw 1 from 52) >= 1": "At least one red card or king in one card.",
    "count(a_b in draw 5 from {a_b: 1, rest: 51}) >= 1": "At least one a b among 5 drawn from 1 a b and 51 rest.",
    "count(red in draw 2 from {red: 3, blue: 2}) = 2": "Exactly two red among 2 drawn from 3 red and 2 blue.",
    "count(ace in draw 1 from {ace: 3, other: 48}) = 1":
        "Exactly one ace among one drawn from 3 aces and 48 other.",
    "alike(draw 5 from 52) = 2": "Exactly two of the same rank in 5 cards.",
    "groups(draw 5 from 52) = 32": "A full house in 5 cards.",
    "suited(draw 5 from 52) >= 5": "At least five of one suit in 5 cards.",
    "alike(23d365) >= 2": "At least two the same with 23 birthdays.",
    "alike(3d6) >= 3": "All the same with 3 dice.",
    "alike(4d6) < 2": "All different with 4 dice.",
    "alike(5d6) = 3": "Exactly three the same with 5 dice.",
    "2d6 in {7, 11}": "A total of 7 or 11 with 2 dice.",
    "2d6 in 7..9": "A total of 7 to 9 with 2 dice.",
    "4d6dl1 = 18": "A total of exactly 18 with the 3 highest of 4 dice.",
    "lowest(2d20) >= 10": "At least 10 with the lowest of 2 20-sided dice.",
    "adv + 7 >= 18": "At least 18 with a d20 with advantage + 7.",
    "d12 > d10": "One 12-sided die against one 10-sided die: the first is higher.",
    "d20 + 5 vs d20 + 3": "One 20-sided die + 5 against one 20-sided die + 3.",
    "abs(d6 - d6) = 2": "A difference of exactly 2 with 2 dice.",
    "d6 * d6 = 12": "A product of exactly 12 with 2 dice.",
    "d6 = 6 and d6 = 5": "Exactly 6 with one die and exactly 5 with one die.",
    "count(7 in 4x(2d6)) >= 1": "At least one 7 with 4 rolls of 2 dice.",
    "highest(3d6) >= d12": "The highest of 3 dice against one 12-sided die: the first is at least as high.",
    "count(king_of_reds in draw 1 from 52) >= 1": "At least one king of diamonds or king of hearts in one card.",
    "count(queen_of_hearts in draw 5 from 52) >= 1": "At least one queen of hearts in 5 cards.",
    "draw 5 from 52 shows {king: 2, queen, other: 2}": "Exactly two kings and one queen in 5 cards.",
    "draw 5 from 52 shows {2 king, queen}": "At least two kings and one queen in 5 cards.",
    "draw 2 from 52 shows {ace, ten}": "Exactly one ace and one card worth 10 in 2 cards.",
    "draw 2 from 52 shows {red, black} in order": "One red card and one black card, in this order, in 2 cards.",
    "3d6 shows {1, 2, 3}": "Exactly one 1, one 2 and one 3 with 3 dice.",
    "count(3d6 in {2, 4, 6}) in {0, 3}": "0 or 3 dice showing 2, 4 or 6 with 3 dice.",
    "until(d6 = 6)": "How many rolls until the first 6.",
    "until(d% = 7)": "How many rolls of a 100-sided die until the first 7.",
    "until(count(heads in 1d{heads, tails}) = 0)": "How many throws it takes to get no heads with one coin.",
    "until(d20 = 1)": "How many rolls of a 20-sided die until the first 1.",
    "until(count(heads in 1d{heads, tails}) >= 1)": "How many tosses until the first head.",
    "until(2d6 = 7)": "How many throws it takes to get a total of exactly 7 with 2 dice.",
}


def said(text):
    [found] = answers(text)
    return in_words(found.tree)


@pytest.mark.parametrize(("text", "words"), SAID.items())
def test_a_question_is_said_back(text, words):
    """As somebody would say it; other languages have words of their own for it."""
    assert words == said(text)
    for code in ("de", "es", "fr", "ja", "pt-BR"):
        with language(code):
            assert said(text) not in ("", words)


@pytest.mark.parametrize(("text", "words"), SAID.items())
def test_words_typed_back_ask_the_same(text, words):
    """Or they are not understood."""
    with pytest.raises(BadDice) as read:
        answers(words)
    assert read.value.cure == "" or answers(read.value.cure)[0].pmf == answers(text)[0].pmf


@pytest.mark.parametrize("text", [
    "d6!", "4dF", "middle 1 of 3d20", "4d6km2", "max(d6, d8)", "abs(d6 - d8) = 1", "d6 - d6 >= 1", "different(4d6)",
    "2d6r1 >= 3", "6x(4d6kh3)", "3d{hit: 2, miss: 4}", "groups(5d6) = 5", "1 if d6 = 6 else 0", "not d6 = 6",
    "groups(5d6) != 32",
])
def test_what_has_no_words_stays_as_it_is_written(text):
    """Rather nothing than words that say something else."""
    assert "" == said(text)


def test_a_page_is_given_words_and_what_to_write():
    """Of the reading, of another one, and of questions that are like one that cannot be read."""
    [found] = odds("two sixes in three rolls")["answers"]
    assert {"written": "count(6 in 3d6) = 2", "words": "Exactly two 6s with 3 dice."} == found["read"]
    assert ["At least two 6s with 3 dice."] == [way["words"] for way in found["others"]]
    assert all(way["words"] for way in odds("will my cat win the lottery")["nearest"])


def test_what_is_said_in_words_is_not_said_again_as_a_note():
    """A note on the notation is for those who typed the notation."""
    [words], [written] = (odds(text)["answers"] for text in ("two dice over 10", "2d6 > 10"))
    assert ("A total of more than 10 with 2 dice.", []) == (words["read"]["words"], words["readings"])
    assert 1 == len(written["readings"])


def test_two_ways_are_weighed_and_own_numbers_are_offered():
    """A line for each way; what is not read is offered with the numbers that it had."""
    found = odds("Is it better to roll 2 dice or one 12-sided die if I want 7 or more?")["answers"]
    assert ["58.33%", "50.00%"] == [each["headline"] for each in found]
    asked = [each["asked"] for each in found]
    assert ["A total of at least 7 with 2 dice.", "At least 7 with one 12-sided die."] == asked
    assert "At least one queen in 13 cards." == odds("some lucky queen in 13 cards")["nearest"][0]["words"]
