"""A game looked back at: what decisions gave away, and what was luck."""

from __future__ import annotations

from fractions import Fraction

import pytest

from catlib import load
from catlib.match import Match
from catlib.review import Judged, Review, decisions, judged, review


def nim():
    """A short game in which the first player takes what loses."""
    match = Match(load("tictactoe"), ["human", "human"], seed=1)
    for action in (4, 1, 2, 6, 0, 8, 3):
        match.act(action)
    return match


def test_only_real_decisions_are_judged():
    """A seat's plies where more than one thing could be done."""
    match = nim()
    assert [0, 2, 4, 6] == decisions(match, 0)
    assert [1, 3, 5] == decisions(match, 1)


def test_a_missed_win_is_given_away():
    """Whoever could win at once and did not is told the better move."""
    match = Match(load("tictactoe"), ["human", "human"], seed=1)
    for action in (0, 3, 1, 4, 8):
        match.act(action)
    found = judged(match, 4, simulations=2000)
    assert found.better == match.game.short_label(match.states[4], 2)
    assert found.given_away > Fraction(1, 4)


def test_luck_and_decisions_make_up_the_game():
    """From the first chance to the end: what was given away is lost, the rest is luck and the others."""
    made = (
        Judged(0, "a", Fraction(1, 2), "b", Fraction(3, 5), 0.0),
        Judged(3, "c", Fraction(7, 10), "c", Fraction(7, 10), 0.0),
        Judged(5, "d", Fraction(1, 5), "e", Fraction(1, 4), 0.1),
    )
    found = Review(0, "chance to win", True, made, Fraction(1))
    assert [made[0]] == list(found.mistakes)
    assert (Fraction(1, 10), Fraction(1, 5) - Fraction(9, 20) + Fraction(3, 4)) == (found.given_away, found.luck)
    assert Fraction(1) - made[0].best == found.luck - found.given_away


def test_a_sum_of_estimates_says_how_far_it_may_be_off():
    """Losses within their margins are in neither sum; margins add up like standard errors, luck's with both ends."""
    made = (
        Judged(0, "a", Fraction(1, 2), "b", Fraction(4, 5), 0.03, 0.12),
        Judged(3, "c", Fraction(1, 2), "d", Fraction(3, 4), 0.04, 0.2),
        Judged(5, "e", Fraction(1, 2), "f", Fraction(3, 5), 0.2, 0.84),
    )
    assert pytest.approx(0.05) == Review(0, "chance to win", True, made, Fraction(1)).margin
    assert pytest.approx(0.13) == Review(0, "chance to win", True, made, Fraction(1)).luck_margin
    assert pytest.approx(0.85) == Review(0, "chance to win", True, made).luck_margin


def test_the_dearest_mistake_comes_first():
    """What gave nothing away is none; the others stand by what they gave away, those of one size as they came."""
    worths = [(0, 1), (1, 1), (0, 3), (1, 2), (2, 2)]
    made = tuple(Judged(n, "a", Fraction(value), "b", Fraction(best), 0.0) for n, (value, best) in enumerate(worths))
    assert [2, 0, 3] == [each.ply for each in Review(0, "points", False, made).mistakes]


def test_a_review_tells_how_far_it_is():
    """Progress counts the decisions, and the end is worth 1 to who has won."""
    match, told = nim(), []
    found = review(match, 0, simulations=200, progress=lambda done, all: told.append((done, all)))
    assert [(n, 4) for n in range(5)] == told
    assert len(found.decisions) == 4
    assert found.ended in (None, 0, 1)


@pytest.mark.parametrize(
    ("name", "players", "seats"), [("cat_cab", 1, ["greedy", "greedy"]), ("washi_cat", 2, ["racer", "racer"])]
)
def test_games_can_be_reviewed(name, players, seats):
    """Decisions of every kind are judged, each with a better one if something was given away."""
    match = Match(load(name, players=players), seats, seed=5)
    while match.ply < 40:
        match.step()
    found = review(match, 0, simulations=40)
    assert found.decisions
    assert all(each.best >= each.value for each in found.decisions)
