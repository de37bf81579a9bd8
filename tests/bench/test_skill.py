"""Luck and skill: shares of a variance that is known in closed form, and search of growing depth."""

import random
import sys
from itertools import pairwise

import numpy
import pytest

from catlib import load
from catlib.bench import compare
from catlib.bench.skill import ladder, luck_and_skill, shares
from catlib.engine import can_compile
from catlib.engine.driver import drive

from ..chance import comes_as_often

skill = sys.modules["catlib.bench.skill"]


def results(seed: int):
    """Who wins 400 games: lineup p the seat 0 where the die is below 0.3 or 0.7, turned round at chance 0.2."""
    rng = random.Random(seed)
    dice = [rng.random() for _ in range(400)]

    def played(chance):
        return [1 if (die < chance) != (rng.random() < 0.2) else 2 for die in dice]

    return [(played(chance), played(chance)) for chance in (0.3, 0.7)]


def test_intervals_hold_the_known_shares_as_often_as_they_say():
    """Of 240 runs at 95% no fewer hold each share than chance allows, and their mean is the share.

    Of a variance of 0.25 dice have 0.15 and players 0.04, all less by what noise leaves of them.
    """
    runs = [shares(results(seed), 2) for seed in range(240)]
    for which, true in enumerate((0.6**2 * 0.15 / 0.25, 0.6**2 * 0.04 / 0.25)):
        assert comes_as_often(sum(true in run[which] for run in runs), 240, 0.95, "less")
        assert true == pytest.approx(sum(run[which].value for run in runs) / 240, abs=0.012)
    assert all(1 == pytest.approx(sum(one.value for one in run)) for run in runs)


def test_chance_of_the_bots_is_no_luck_of_the_dice():
    """Where only the bots' own coins decide, dice and players explain nothing."""
    rng = random.Random(1)
    rows = [([rng.choice((1, 2)) for _ in range(2000)], [rng.choice((1, 2)) for _ in range(2000)]) for _ in range(3)]
    dice, players, rest = shares(rows, 2)
    assert 0 in dice
    assert 0 in players
    assert rest.value > 0.95


def test_a_game_without_dice_has_no_luck_and_one_without_choices_no_skill():
    """Noughts and crosses by fixed players is all players; a race in which nobody decides anything is all dice."""
    won = {(a, b): 1 + (a < b) for a in range(3) for b in range(3)}
    dice, players, _ = shares([([n] * 80, [n] * 80) for n in won.values()], 2)
    assert (0, 1) == pytest.approx((dice.value, players.value))
    rng = random.Random(2)
    column = [rng.choice((1, 2)) for _ in range(80)]
    dice, players, _ = shares([(column, column)] * 4, 2)
    assert (1, 0) == pytest.approx((dice.value, players.value), abs=0.02)  # 80 games


def test_the_dice_explain_what_two_sets_have_in_common():
    """Their part is the covariance of the columns' means in both sets, over games less one, by the variance of all."""
    rng = random.Random(4)
    rows = [tuple([rng.choice((1, 2, 4, 3)) for _ in range(50)] for _ in range(2)) for _ in range(3)]
    wins = [[[[(w >> s & 1) / w.bit_count() for s in range(3)] for w in one] for one in row] for row in rows]
    parts = numpy.array(wins)
    first, second = parts.mean(axis=0)
    common = sum(numpy.cov(first[:, s], second[:, s])[0, 1] for s in range(3))
    variance = (parts**2).mean(axis=(0, 1, 2)).sum() - (parts.mean(axis=(0, 1, 2)) ** 2).sum()
    dice, players, rest = shares(rows, 3)
    assert common / variance == pytest.approx(dice.value)
    assert 1 == pytest.approx(dice.value + players.value + rest.value)


def test_better_bots_in_pig_are_told_from_luck():
    """The rows are the games of every lineup, and the sentence says what was found."""
    game = load("hog", target=40)
    found = luck_and_skill(game, ["random", "hold at 20"], games=80, seed=3, workers=1)
    assert found.players.low > 0.2
    assert "Between the bots Random, hold at 20 the dice explain" in found.sentence
    assert found == luck_and_skill(game, ["random", "hold at 20"], games=80, seed=3, workers=2)


def test_a_verdict_names_the_bots_that_it_is_of():
    """Of Cat Cab with the random bot it is skill, and without it luck: each sentence says among whom."""
    game = load("cat_cab")
    several = ["crazy cat", "greedy"], game.type.bots.COMPILED
    sensible, all_bots = (luck_and_skill(game, bots, games=120, seed=1) for bots in several)
    assert ("crazy cat", "greedy", "navigator") == ladder(game)
    assert "Between the bots Crazy cat (average), Ginger (average) the dice" in sensible.sentence
    assert sensible.sentence.endswith(": more luck than skill among these bots.")
    assert all_bots.sentence.startswith("Between the bots ")
    assert all_bots.sentence.endswith(": more skill than luck among these bots.")
    for found in (sensible, all_bots):
        for one in found.findings:
            assert ", ".join(found.called) in one.sentence
    assert ("random", "greedy") == ladder(load("empire"))


def test_other_draws_of_the_bots_leave_the_dice_alone():
    """Bots that draw nothing play the same game; with others it is another."""
    game = load("hog", target=30)
    same, other = (drive(game, ["hold at 20"] * 2, 1, 0, 20, deciding=n) for n in (1, 2))
    assert same == other == drive(game, ["hold at 20"] * 2, 1, 0, 20)
    same, other = (drive(game, ["random"] * 2, 1, 0, 20, deciding=n) for n in (1, 2))
    assert same == drive(game, ["random"] * 2, 1, 0, 20) != other


@pytest.mark.parametrize(("call", "words"), [
    (lambda: luck_and_skill(load("hog"), ["random"]), "expected two or more different bots, of random, hold"),
    (lambda: luck_and_skill(load("hog"), ["random", "x"]), "bots='x': Pig has no such bot"),
    (lambda: luck_and_skill(load("hog"), "random"), "bots='random': expected a list of names of bots"),
    (lambda: luck_and_skill(load("hog"), confidence=95), "confidence=95: expected a share between 0 and 1"),
    (lambda: shares([([0] * 80, [0] * 80)] * 2, 2), "all games end alike"),
    (lambda: luck_and_skill(load("broken"), ["random", "cheat"], games=60), "a game went wrong")])
def test_what_cannot_be_measured_is_told(call, words):
    """One sentence says what was expected."""
    with pytest.raises(ValueError, match=words):
        call()


def test_a_comparison_tells_luck_and_skill():
    """One call has what dice and players explain of each variant; each a sentence."""
    pair = [load("hog", target=20), load("hog", target=10)]
    result = compare(pair, "random", games=20, seed=1, skill=60, progress=False)
    for name, game in zip(result.names, pair, strict=True):
        luck = luck_and_skill(game, games=60, seed=1)
        assert luck.dice == result.find("explained by dice", "", name).estimate
        assert luck.players == result.find("explained by players", "", name).estimate
    rows = result.frame()
    assert 2 * 2 == sum(rows["measure"].str.contains("explained by"))


@pytest.mark.wasm
@pytest.mark.parametrize("name", ["cat_cab", "empire", "meow_daifugo", "taxi_derby", "washi_cat"])
def test_each_strength_beats_the_one_below(name):
    """In both seats, of the same games; who searches is measured by `benchmarks/bench_strengths.py`."""
    game = load(name, players=2)
    ladder = [bot for bot in game.type.bots.LADDER if can_compile(game, [bot])]
    assert 4 == len(ladder)
    for weak, strong in pairwise(ladder):
        both = [drive(game, bots, 1, 0, 200).winners for bots in ([strong, weak], [weak, strong])]
        won, lost = (both[0].count(one) + both[1].count(3 - one) for one in (1, 2))
        assert won > lost + 2 * (won + lost) ** 0.5, f"{strong} beat {weak} {won} times and lost {lost}"
