"""Bots against each other: seats rotated, strengths as two bots' odds say, and the right order."""

import math
import sys
from collections import Counter
from types import SimpleNamespace

import pytest

from catlib import load
from catlib.bench.compare import GamesWarning
from catlib.bench.tournament import lineups, strengths, tournament


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_bot_sits_in_every_seat_as_often(seats):
    """Over all seatings each bot has each seat in half of them."""
    rows = lineups("a", "b", seats)
    assert all({"a": len(rows) // 2, "b": len(rows) // 2} == Counter(column) for column in zip(*rows, strict=True))


def test_two_bots_are_apart_by_their_log_odds():
    """Of 300 to 100 games the strengths differ by log 3, and the interval holds half of that for each."""
    found = strengths(["a", "b"], {("a", "b"): 300, ("b", "a"): 100})
    assert math.log(3) == pytest.approx(found["a"].value - found["b"].value, abs=0.01)
    error = 1.96 * math.sqrt(1 / 300 + 1 / 100) / 2
    assert error == pytest.approx(found["a"].error, rel=0.25)


def test_an_interval_of_strengths_is_as_wide_as_its_confidence():
    """Over some seeds it is 1.96, or 1.28, standard errors on each side on average."""
    wins, error = {("a", "b"): 300, ("b", "a"): 100}, math.sqrt(1 / 300 + 1 / 100) / 2
    for confidence, width in ((0.95, 1.96), (0.8, 1.28)):
        errors = [strengths(["a", "b"], wins, seed, confidence)["a"].error for seed in range(4)]
        assert width * error == pytest.approx(sum(errors) / 4, rel=0.08)


def test_an_interval_of_strengths_covers_as_often_as_it_says():
    """For two bots, counted exactly over all that twelve games can bring: 95% on average, and never far less."""
    games, sides = 12, {}
    for won in range(games + 1):
        found = strengths(["a", "b"], {("a", "b"): won, ("b", "a"): games - won})["a"]
        sides[won] = (found.low, found.high)
    chances = [k / 40 for k in range(1, 40)]
    covered = []
    for p in chances:
        true = math.log(p / (1 - p)) / 2
        weights = [math.comb(games, won) * p**won * (1 - p) ** (games - won) for won in range(games + 1)]
        covered.append(math.fsum(w for won, w in enumerate(weights) if sides[won][0] <= true <= sides[won][1]))
    assert 0.935 < math.fsum(covered) / len(covered) < 0.97
    assert min(covered) > 0.85


def test_whoever_lost_every_game_is_not_known_to_the_last_digit():
    """More games lost make a bot surely weaker, and still leave a wide interval."""
    few, many = (strengths(["a", "b"], {("a", "b"): n})["b"] for n in (20, 200))
    assert many.value < few.value < -1
    assert min(few.error, many.error) > 0.5


def test_the_better_bot_is_first():
    """In Pig, to hold at 20 beats chance in nearly every game, from either seat."""
    found = tournament(load("hog", target=40), ["random", "hold at 20"], games=60, seed=1, workers=1)
    assert ["hold at 20", "random"] == list(found.strengths)
    assert found.win_rate("hold at 20", "random").value > 0.8
    assert 120 == sum(found.wins.values())
    assert str(found).startswith("hold at 20: strength ")


def test_a_bot_wins_with_all_its_seats(monkeypatch):
    """A game is decided where only seats of one bot won, one or several; with seats of both it is not."""
    won = Counter({0b101: 5, 0b010: 3, 0b011: 7, 0b100: 2, 0: 4})
    run = SimpleNamespace(run=SimpleNamespace(tallies=[SimpleNamespace(winners=won)]), troubles=list)
    monkeypatch.setattr(sys.modules["catlib.bench.tournament"], "compare", lambda *_, **__: run)
    found = tournament(load("cat_cab", players=3), ["random", "greedy"])
    expected = Counter()
    for seats in lineups("random", "greedy", 3):
        for bits, games in ((0b101, 5), (0b010, 3), (0b100, 2), (0b011, 7)):
            sides = {bot for seat, bot in enumerate(seats) if bits >> seat & 1}
            if len(sides) == 1:
                expected["".join(sides)] += games
    one, other = "random", "greedy"
    assert {(one, other): expected[one], (other, one): expected[other]} == found.wins


def test_a_bot_that_goes_wrong_in_a_tournament_is_named():
    """Its other games count, and a warning says where it was."""
    pytest.importorskip("choix")
    with pytest.warns(GamesWarning, match="bot 'cheat' in seat [12] named an action that is not legal"):
        found = tournament(load("broken"), ["random", "cheat"], games=40, seed=1, workers=1)
    assert 0 < sum(found.wins.values()) < 80


def test_a_rate_of_a_bot_that_did_not_play_is_refused():
    """The message says who did."""
    found = tournament(load("hog", target=20), ["random", "hold at 20"], games=4, workers=1)
    with pytest.raises(KeyError, match="bot='first': those that played are"):
        found.win_rate("random", "first")


@pytest.mark.parametrize(("bots", "words"), [
    ("random", "bots='random': expected a list of names"), (["random", "x"], "bots='x': Pig has no such bot")])
def test_bots_are_a_list_of_names(bots, words):
    """One name is not taken for its letters."""
    with pytest.raises(ValueError, match=words):
        tournament(load("hog"), bots)


def test_a_bot_alone_is_no_tournament():
    """Two different bots are needed."""
    with pytest.raises(ValueError, match="expected two or more different bots"):
        tournament(load("hog"), ["random", "random"])
