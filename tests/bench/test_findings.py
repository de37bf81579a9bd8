"""What is found in games that were made up: each number and sentence can be added up by hand."""

from array import array
from collections import Counter
from types import SimpleNamespace

import pytest

from catlib import load
from catlib.bench import compare
from catlib.bench.findings import differences, found, length_column
from catlib.bench.tally import Pair, Tally, paired, tallied
from catlib.chance import difference, mean, mean_of_sums, proportion
from catlib.engine.driver import ILLEGAL, LIMIT, OVER, Played, drive, margin
from catlib.game import share_alone

PIG = load("hog")


def played(*games):
    """Games of two seats as (how each ended, its steps, who won as bits); every other number is that of the steps."""
    steps = [steps for _, steps, _ in games]
    rows = tuple(array("q", steps) for _ in range(4))
    return Played(rows[:2], rows[:2], rows, array("q", [won for *_, won in games]),
                  array("q", [end for end, *_ in games]), {})


def tally_of(winners, **values):
    """So many games by who won, and by the values of columns."""
    games = sum(winners.values())
    return Tally(games, Counter(winners), {name: Counter(counts) for name, counts in values.items()})


def told(tally, measure, who="", bots=("random", "random"), game=PIG):
    """One finding about a variant."""
    return next(one for one in found("v", game, bots, tally, 0.95) if (one.measure, one.who) == (measure, who))


@pytest.mark.parametrize(
    ("paid", "winners", "lead"),
    [((5, 3, 1), 0b001, 2), ((1, 3, 5), 0b100, 2), ((3, 1, 3), 0b101, 0), ((2, 2, 2), 0, 0), ((0, 1), 0b10, 1),
     ((-4, -1, -9, -1), 0b1010, 0), ((-4, -1, -9, -2), 0b0010, 1), ((7,), 1, 0), ((0,), 0, 0), ((-7,), 0, 0)],
)
def test_who_won_and_by_how_much(paid, winners, lead):
    """The margin is over the next best, nothing in a tie; nobody wins where all are paid alike, or alone nothing."""
    shares = [0.0] * len(paid)
    won = share_alone(None, None, paid, len(paid), shares)
    assert (winners, lead) == (won, margin(paid, shares, len(paid)))


def test_games_that_were_stopped_count_and_have_no_winner():
    """They are counted among all, with nobody as their winner, and their lengths are not."""
    tally = tallied(PIG, played((OVER, 5, 1), (LIMIT, 9, 1), (OVER, 7, 2), (ILLEGAL + 1, 3, 2)), 10)
    assert (4, 3, 1, 1) == (tally.games, tally.counted, tally.failed, tally.unfinished)
    assert ({1: 1, 2: 1, 0: 1}, {5: 1, 7: 1}) == (tally.winners, tally.values["steps"])
    assert [(11, -1), (13, 1)] == [(one.game, one.seat) for one in tally.failures]
    assert proportion(2, 3) == told(tally, "completion").estimate
    assert proportion(1, 3) == told(tally, "win rate", "seat 1").estimate


def test_lengths_are_compared_where_both_games_ended():
    """A game that was stopped in either variant has a winner or none; its length does not count."""
    first = played((OVER, 5, 1), (LIMIT, 900, 0), (OVER, 7, 2), (OVER, 20, 2))
    second = played((OVER, 8, 2), (OVER, 6, 1), (ILLEGAL, 3, 0), (LIMIT, 700, 0))
    pair = paired((PIG, PIG), first, second)
    assert {(1, 2): 1, (0, 1): 1, (2, 0): 1} == pair.winners
    assert (1, 3, 9) == pair.moved["steps"] == pair.moved["turns"]
    assert [(0, 1, 1, 1), (0, 1, 1, 1)] == [pair.of_seat(seat) for seat in range(2)]


def test_nine_in_ten_games_are_within_the_ends():
    """One in twenty is shorter, and one in twenty longer."""
    tally = tally_of({1: 100}, **{name: dict.fromkeys(range(1, 101), 1) for name in ("turns", "decisions", "steps")})
    assert told(tally, "turns").sentence.endswith("turns, nine in ten 5 to 95.")


def test_an_equal_share_is_of_games_that_somebody_won():
    """Who begins and wins 30 of 100 games, half of which nobody wins, wins 5 points more than an equal share."""
    advantage = told(tally_of({1: 30, 2: 20, 0: 50}), "first-player advantage").estimate
    rate = proportion(30, 100)
    assert (0.05, rate.low - 0.25, rate.high - 0.25) == pytest.approx((advantage.value, advantage.low, advantage.high))


def test_who_goes_first_is_not_judged_by_who_plays_better():
    """With another bot in each seat nothing is said of going first, unless it is known who did."""
    tally = tally_of({1: 90, 2: 10}, **{"start of the winner": {1: 50, 2: 50}})
    for game, bots, said in [(PIG, ("a", "a"), True), (PIG, ("a", "b"), False), (load("cat_cab"), ("a", "b"), True)]:
        measures = [one.measure for one in found("v", game, bots, tally, 0.95)]
        assert said == ("first-player advantage" in measures)


def test_payoffs_are_told_where_they_say_more_than_who_wins():
    """A score has its mean and its difference by the games; to win or not is told already."""
    game = load("blackjack")
    result = compare(game, games=60, seed=1, workers=1, progress=False)
    [paid] = drive(game, result.task.bots[0], 1, 0, 60).paid
    assert mean(Counter(paid)) == result.find("payoff of seat 1").estimate
    assert "payoff of seat 1" not in {one.measure for one in compare(PIG, games=20, progress=False).findings}
    solo = [load("meow_daifugo", players=1, **rule) for rule in ({}, {"field_cards": 1})]
    both = compare(solo, games=60, seed=1, workers=1, progress=False)
    ways = [drive(game, both.task.bots[0], 1, 0, 60).paid[0] for game in solo]
    apart = Counter(b - a for a, b in zip(*ways, strict=True))
    told = next(one for one in both.differences if one.measure == "payoff of seat 1")
    assert mean(apart).value == pytest.approx(told.estimate.value)
    assert mean(apart).error == pytest.approx(told.estimate.error)


def test_codes_have_no_mean():
    """How a game ended, or who started of those who won, is a number that stands for a word."""
    measures = {one.measure for one in compare(load("washi_cat"), games=4, progress=False).findings}
    assert "deliveries of seat 1" in measures
    assert not {"ended by", "start of the winner"} & measures


@pytest.mark.parametrize(("name", "column"), [
    ("snakes_and_ladders", "steps"), ("yahtzee", "decisions"), ("heaps", "turns")])
def test_lengths_are_told_by_what_differs(name, column):
    """Turns; decisions where somebody alone has one turn; steps where nobody decides."""
    result = compare(load(name), "random", games=20, seed=1, progress=False)
    assert column == length_column(*result.run.tallies)
    assert column == result.figures()["Length"].layout.xaxis.title.text
    assert f" {column}, as the median of 20 games" in result.explain("median").sentence


def test_counts_of_a_column_that_one_variant_lacks_are_nought():
    """Two players beside three: the third's column is there, and empty in the first."""
    result = compare([load("cat_cab", players=n) for n in (2, 3)], games=20, seed=1, progress=False)
    counts = result.counts("payoff of seat 3")
    assert [0, 20] == counts.sum().tolist()


def test_a_bot_in_two_seats_wins_by_the_seat():
    """Its rate and interval are those of a seat: half of what it wins a game."""
    tally, bots = tally_of({0b001: 20, 0b010: 30, 0b101: 40, 0b100: 10}), ("a", "b", "a")
    rate = told(tally, "win rate of bot", "a", bots, load("cat_cab", players=3)).estimate
    both = mean(Counter({1: 30, 0: 30, 2: 40}))
    assert (both.value / 2, both.low / 2, both.high / 2) == pytest.approx((rate.value, rate.low, rate.high))
    assert proportion(30, 100) == told(tally, "win rate of bot", "b", bots, load("cat_cab", players=3)).estimate


def test_seats_that_both_variants_have_are_compared():
    """Between two players and three it is the first two seats, whichever variant comes first."""
    pair = [load("cat_cab", players=n) for n in (2, 3)]
    for variants in (pair, pair[::-1]):
        result = compare(variants, games=20, seed=1, workers=1, progress=False)
        rates = [one.who for one in result.differences if one.measure == "win rate"]
        assert ["seat 1", "seat 2"] == [who for who in rates if who.startswith("seat")]


def test_differences_without_shared_luck_are_of_independent_games():
    """Errors of two rates and of two means add up as squares."""
    lengths = [{"turns": {10: 3, 20: 5}}, {"turns": {10: 6, 30: 2}}]
    tallies = tuple(tally_of({1: a, 2: 8 - a}, **each, decisions={1: 8}, steps={1: 8})
                    for a, each in zip((3, 6), lengths, strict=True))
    rows = {(one.measure, one.who): one.estimate for one in differences(("a", "b"), tallies, None, 0.95, 2)}
    assert difference(proportion(6, 8), proportion(3, 8)) == rows["win rate", "seat 1"]
    one, other = (mean(Counter(each["turns"])) for each in lengths)
    turns = rows["turns", ""]
    error = (one.error**2 + other.error**2) ** 0.5
    assert (other.value - one.value, error) == pytest.approx((turns.value, turns.error))


def test_places_are_compared_one_by_one():
    """Where winners are told apart by a place, each place has its own difference, with shared luck or without."""
    by = "start of the winner"
    rules = SimpleNamespace(WINNER_BY=by, TEAMS=())
    lengths = {name: {1: 10} for name in ("turns", "decisions", "steps")}
    tallies = tuple(tally_of({1: 10}, **lengths, **{by: places}) for places in ({1: 6, 2: 4}, {1: 3, 2: 7}))
    pair = Pair(Counter({(1, 1): 10}), {"turns": (10, 0, 0), "decisions": (10, 0, 0), "steps": (10, 0, 0),
                                        "start 1": (10, -3, 5), "start 2": (10, 3, 7)})
    alone, beside = ({one.who: one.estimate for one in differences(("a", "b"), tallies, luck, 0.95, 2, rules)}
                     for luck in (None, pair))
    assert difference(proportion(3, 10), proportion(6, 10)) == alone["start 1"]
    assert difference(proportion(7, 10), proportion(4, 10)) == alone["start 2"]
    for place, sums in (("start 1", (10, -3, 5)), ("start 2", (10, 3, 7))):
        wanted = mean_of_sums(*sums)
        assert (wanted.value, wanted.error, "points") == (beside[place].value, beside[place].error, beside[place].unit)
