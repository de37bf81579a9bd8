"""The units on classic games, and Either, or: answers by counting whole cases, pictures by the reader's function."""

from collections import Counter
from fractions import Fraction as F
from functools import cache
from itertools import product
from math import comb

import numpy as np
import pytest
import sympy
from catwidgets.lessons.classics import craps, liars_dice, snakes_and_ladders
from catwidgets.lessons.meow_daifugo import either_or

from .second_ways import FACES, numbers_in

# Liar's dice


@cache
def cups(dice: int, hits: int = 1, sides: int = 6) -> list[F]:
    """How likely each number of hits is, from all ways in which the dice fall."""
    every = [sum(face < hits for face in faces) for faces in product(range(sides), repeat=dice)]
    return [F(every.count(k), len(every)) for k in range(dice + 1)]


def thirty() -> str:
    """Five or more of thirty, one die after the other."""
    chances = [F(1)]
    for _ in range(30):
        chances = [a * F(5, 6) + b * F(1, 6) for a, b in zip([*chances, F(0)], [F(0), *chances], strict=True)]
    return "More than one half" if sum(chances[5:]) > F(1, 2) else "Less than one half"


# Craps

WAYS = Counter(a + b for a, b in product(FACES, FACES))


def comes_first(total: int, other: int) -> F:
    """The chance x of a total before another: x = the next roll, or neither and x again."""
    x, hit, miss = sympy.Symbol("x"), sympy.Rational(WAYS[total], 36), sympy.Rational(WAYS[other], 36)
    [found] = sympy.solve(sympy.Eq(x, hit + (1 - hit - miss) * x), x)
    return F(int(found.p), int(found.q))


def shooter() -> F:
    """The first roll wins, or sets a point that has to come again."""
    return F(WAYS[7] + WAYS[11], 36) + sum(F(WAYS[p], 36) * comes_first(p, 7) for p in (4, 5, 6, 8, 9, 10))


def first_sevens() -> list[F]:
    """How likely the first 7 comes on each of many rolls, one roll after the other."""
    left, chances = F(1), []
    for _ in range(150):
        chances.append(left / 6)
        left -= left / 6
    return chances


def purse(coins: int) -> float:
    """The chance to win all coins from as many, by the formula of the unit."""
    r = float(1 / shooter() - 1)
    return (1 - r**coins) / (1 - r ** (2 * coins))


# Either, or

DECK = [("white", n) for n in range(1, 9)] + 2 * [("black", n) for n in range(1, 9)]
EVEN_OR_HIGH = [card for card in DECK if card[1] in {2, 4, 6, 7, 8}]

# Snakes and ladders, on the board as it is printed

BOARD = {1: 38, 4: 14, 9: 31, 21: 42, 28: 84, 36: 44, 51: 67, 71: 91, 80: 100, 16: 6, 47: 26, 49: 11, 56: 53, 62: 19,
    64: 60, 87: 24, 93: 73, 95: 75, 98: 78}


def ends(square: int) -> list[int]:
    """Where the six rolls lead."""
    return [BOARD.get(to, to) for to in (square + roll if square + roll <= 100 else square for roll in FACES)]


def moves(without: int = 0) -> np.ndarray:
    """How likely each square is after a turn from each, perhaps without a snake or ladder; the last keeps a piece."""
    chances = np.zeros((101, 101))
    chances[100, 100] = 1
    for square, roll in product(range(100), FACES):
        to = square + roll if square + roll <= 100 else square
        chances[square, to if to == without else BOARD.get(to, to)] += 1 / 6
    return chances


def played(most: int) -> list[float]:
    """How likely a game is over after each number of turns."""
    at = [np.eye(101)[0]]
    for _ in range(most):
        at.append(at[-1] @ moves())
    return [float(each[100]) for each in at[:most]]


@cache
def average(without: int = 0) -> float:
    """The mean number of turns, by linear equations in floats."""
    return float(np.linalg.solve(np.eye(100) - moves(without)[:100, :100], np.ones(100))[0])


def snakes() -> dict[str, object]:
    """The answers of the unit, by floats."""
    over = played(most=60)
    longest = max((28, 80, 1, 87), key=average)
    odd = max((56, 98, 87, 47), key=average)
    weather = 1.0
    for _ in range(99):
        weather = 0.8 * weather + 0.4 * (1 - weather)
    return {
        "snakes: average": f"About {average():.0f}",
        "snakes: fewest": next(n for n, p in enumerate(over) if p > 0),
        "snakes: half": next(n for n, p in enumerate(over) if p >= 0.5),
        "snakes: without": {80: "From 80 to 100, straight to the end"}.get(longest, ""),
        "snakes: odd": {56: "From 56 to 53"}.get(odd, "") if average(56) > average() else "",
        "snakes: weather": F(weather).limit_denominator(1000),
    }


SECOND_WAYS = {
    "liars: one more": "More likely true" if 2 * 5**5 < 6**5 else "More likely a lie",
    "liars: none": cups(5)[0],
    "liars: two": cups(5)[2],
    "liars: thirty": thirty(),
    "liars: jokers": sum(cups(5, hits=2)[2:]),
    "craps: fair": "The house" if shooter() < F(1, 2) else "The player",
    "craps: at once": F(WAYS[7] + WAYS[11], 36),
    "craps: first seven": "On the first roll" if first_sevens()[0] == max(first_sevens()) else "On the sixth roll",
    "craps: wait": sum((k + 1) * p for k, p in enumerate(first_sevens())).limit_denominator(100),
    "craps: four": comes_first(4, 7),
    "craps: pass line": shooter(),
    "craps: ten coins": f"About {round(100 * purse(10))}%",
    "craps: hundred coins": f"About {round(100 * purse(100))}%",
    "either: even or high": len(EVEN_OR_HIGH),
    "either: chance": F(len(EVEN_OR_HIGH), 24),
    "either: neither": F(sum(n in {1, 3, 5} for _, n in DECK), 24),
    "either: exclusive": "A 1 and high",
    "either: black or high": 24 - sum(colour == "white" and n < 6 for colour, n in DECK),
    "either: only one": F(7 + 2, 24),
    "either: white of even": F(4, 4 + 4 + 4),
    "either: story": "She works in a bank",
    **snakes(),
}


def test_a_call_is_judged_by_all_ten_dice() -> None:
    """Whoever calls sees the hidden dice; a second call of the same bid changes nothing."""
    table = liars_dice.play()
    assert "so Lea needs" in table.board.status
    for call in ("Believe it", "Liar"):
        table.press(call)
        assert "You said “Believe it”" in table.board.status
    mine, hidden, bid, face = table.value.dice()
    assert table.value.holds() == ((mine + hidden).count(face) >= bid)
    assert table.value.right == table.value.holds()
    table.press("Next bid")
    assert (2, "") == (table.value.number, table.value.called)


def test_half_of_the_bids_are_true() -> None:
    """Neither call is always right, so that there is something to think about."""
    true = sum(liars_dice.Round(number).holds() for number in range(1, 201))
    assert 60 < true < 140


def test_bars_that_do_not_make_one_are_told() -> None:
    """A reader who forgets the orders, or whose function gives words, reads so."""
    assert "should make 1" in liars_dice.tail(lambda k, dice: F(1, 6) ** k).board.status
    assert "it should give a number" in repr(liars_dice.tail(lambda k, dice: "many"))
    right = liars_dice.tail(lambda k, dice: comb(dice, k) * F(1, 6) ** k * F(5, 6) ** (dice - k))
    assert right.board.status == "At least 2 of 5 hidden dice: 763/3888 = 19.6%."


@pytest.mark.parametrize("seed", range(1, 9))
def test_exercises_on_bids_are_counted(seed: int) -> None:
    """By writing down all ways in which dice and answers fall."""
    none, mean, some, least, quiz = liars_dice.exercises.questions(seed)
    assert cups(numbers_in(none.text)[0])[0] == none.answer()
    assert F(sum(FACES), 21) * F(numbers_in(mean.text)[0], 6) == mean.answer()
    n, k, _ = numbers_in(some.text)
    assert cups(n)[k] == some.answer()
    assert sum(cups(numbers_in(least.text)[-1])[2:]) == least.answer()
    n, c, k = numbers_in(quiz.text)
    assert sum(cups(n, sides=c)[k:]) == quiz.answer()


def test_a_game_at_the_table_is_a_game_of_craps() -> None:
    """Its totals decide as the rules say, and many games are won as often as they should be."""
    table = craps.play()
    for _ in range(40):
        table.press("Roll")
        *before, last = table.value.totals
        ends = {before[0]: 1, 7: -1} if before else {7: 1, 11: 1, 2: -1, 3: -1, 12: -1}
        assert ends.get(last, 0) == table.value.state.won
    table.press("Play 100 games")
    assert 30 < table.value.won < 75
    assert f"{table.value.games} games, {table.value.won} won" in table.board.status


def test_the_wait_follows_the_reader_and_ruin_is_seen_at_once() -> None:
    """The sentence is written anew for another function; nobody needs one to see the whole curve."""
    right = craps.waiting(lambda k, p: (1 - p) ** (k - 1) * p)
    assert right.board.status.endswith("within 6 rolls with 66.5%. Tallest: roll 1.")
    assert "Tallest: roll 24." in craps.waiting(lambda k, p: F(k, 300)).board.status
    assert craps.ruin().board.status == "100 coins each: you take all with 5.6%."


def test_open_answers_on_craps_are_right() -> None:
    """Bold play wins with one game, timid play with less."""
    assert ("244/495", "43.0") == (str(shooter()), f"{100 * purse(10):.1f}")
    assert "5.6" == f"{100 * purse(100):.1f}"


@pytest.mark.parametrize("seed", range(1, 9))
def test_exercises_on_waiting_are_counted(seed: int) -> None:
    """By ways, by equations and by series."""
    total, wait, exactly, race, penalty = craps.exercises.questions(seed)
    assert F(WAYS[numbers_in(total.text)[0]], 36) == total.answer()
    assert F(36, WAYS[numbers_in(wait.text)[0]]) == wait.answer()
    assert first_sevens()[numbers_in(exactly.text)[1] - 1] == exactly.answer()
    assert comes_first(*numbers_in(race.text)) == race.answer()
    n, k = numbers_in(penalty.text)
    assert F((n - 1) ** k, n**k) == penalty.answer()


def test_the_hunt_is_for_ten_cards() -> None:
    """Eight white ones and three 1s, of which one is white."""
    hunt = either_or.find()
    assert 10 == len(hunt.wanted)
    hunt.board.click("9")
    assert "No: it is black 2." in hunt.board.status
    for card in hunt.wanted:
        hunt.board.click(str(card))
    assert "8 are white and 3 are a 1, but 8 + 3 is too many: 1 card is both." in hunt.board.status


def test_circles_and_table_say_the_four_numbers() -> None:
    """And what the reader's function makes of them; circles that do not meet have nothing in the middle."""
    picture = either_or.circles(lambda a, b, cards: sum(a(card) or b(card) for card in cards))
    assert "Even: 12; high: 9; both: 6; neither: 9. Your function counts 15 of 24" in picture.board.status
    picture.set("first", "a 1")
    assert "both: 0; neither: 12." in picture.board.status
    assert "it should give a number of cards" in repr(either_or.circles(lambda a, b, cards: "many"))


@pytest.mark.parametrize("seed", range(1, 9))
def test_exercises_on_either_or_are_counted(seed: int) -> None:
    """Everybody has one of four fields."""
    clubs, spinner, balls, neither, mails = either_or.exercises.questions(seed)
    a, b, both = numbers_in(clubs.text)
    assert (a - both) + both + (b - both) == clubs.answer()
    n, red = numbers_in(spinner.text)
    assert F(n - red, n) == spinner.answer()
    _, n, most = numbers_in(balls.text)
    assert F(len({*range(2, n + 1, 2)} | {*range(1, most + 1)}), n) == balls.answer()
    n, a, b, both = numbers_in(neither.text)
    assert n - (a - both) - both - (b - both) == neither.answer() > 0
    stopped, spam, all_spam = numbers_in(mails.text)
    assert F(spam, stopped) == mails.answer()
    assert spam < min(stopped, all_spam)


def test_the_board_is_the_printed_one() -> None:
    """Found square by square from the rules of the game; the average is the published one."""
    assert BOARD == snakes_and_ladders.jumps()
    assert 225837582538403273407117496273279920181931269186581786048583 == snakes_and_ladders.turns().numerator
    for without in (28, 80, 1, 56):
        assert float(snakes_and_ladders.turns(without)) == pytest.approx(average(without), abs=1e-6)


def test_what_the_hints_say_of_ladders_is_so() -> None:
    """Turns more without a ladder, and less than one for that at the start."""
    more = [average(tail) - average() for tail in (80, 28, 1, 56)]
    assert ["20", "10"] == [f"{value:.0f}" for value in more[:2]]
    assert 0 < more[2] < 1
    assert "0.01" == f"{more[3]:.2f}"
    over = played(most=21)
    assert "22" == f"{100 * over[20]:.0f}"
    assert over[7] < 0.01


def test_a_piece_goes_home_by_the_rules() -> None:
    """Each roll leads to one of six squares; a whole game ends on the last one."""
    board, square = snakes_and_ladders.play(), 0
    for _ in range(30):
        board.press("Roll")
        assert board.value.square in ends(square if square < 100 else 0)
        square = board.value.square
    board.press("Play a whole game")
    assert f"Square 100 after {board.value.turns} turns." in board.board.status
    assert "turns each." in board.board.status


def test_every_turn_of_a_whole_game_is_seen() -> None:
    """The pictures on the way are told turn by turn, each with the die that led there, and the last one is home."""
    board = snakes_and_ladders.play()
    board.press("Play a whole game")
    frames = board.board.frames
    assert board.value.turns - 1 == len(frames)
    assert [f"after {n} {'turn' if n == 1 else 'turns'}." in each["status"] for n, each in enumerate(frames, 1)] == [
        True] * len(frames)
    assert all('data-key="die"' in each["moving"] for each in frames)


def test_games_end_as_often_as_the_bars_say() -> None:
    """Half of the games are over after 32 turns."""
    lengths = snakes_and_ladders.lengths()
    for turns in (10, 31, 32):
        lengths.set("turns", turns)
        assert f"in {100 * played(most=33)[turns]:.1f}% of games" in lengths.board.status


def test_chances_that_get_lost_are_told() -> None:
    """A step that forgets some, or gives none at all, is answered in a sentence."""
    half = snakes_and_ladders.flow(lambda chances: {1: sum(chances.values()) / 2})
    assert "All chances together make 0.500, and should make 1." in half.board.status
    assert "it should give squares with chances" in repr(snakes_and_ladders.flow(lambda chances: 7))


def test_one_jump_is_taken_away() -> None:
    """A click says how long a game takes without it."""
    board = snakes_and_ladders.without()
    board.board.click("80")
    assert "takes 39.23 turns on average, without the ladder from 80 to 100 58.99." in board.board.status


@pytest.mark.parametrize("seed", range(1, 9))
def test_exercises_on_chains_are_followed(seed: int) -> None:
    """By listing rolls and by letting a chain run."""
    hit, trap, two, frog, printer = snakes_and_ladders.exercises.questions(seed)
    square, *places = numbers_in(hit.text)
    assert F(sum(square + roll in places for roll in FACES), 6) == hit.answer()
    assert F(6, len(numbers_in(trap.text))) == trap.answer()
    square, there = numbers_in(two.text)
    assert F(sum(square + a + b == there for a, b in product(FACES, FACES)), 36) == two.answer()
    _, a, _, b = numbers_in(frog.text)
    left = F(1)
    for _ in range(2):
        left = left * F(a - 1, a) + (1 - left) * F(1, b)
    assert left == frog.answer()
    _, a, _, b = numbers_in(printer.text)
    works = 1.0
    for _ in range(400):
        works = works * (1 - 1 / a) + (1 - works) / b
    assert F(works).limit_denominator(100) == printer.answer()
