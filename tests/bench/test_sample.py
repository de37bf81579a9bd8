"""Samples that were made up: which games are hits, and what two samples have in common, counted by hand."""

import sys
from array import array

import pytest

from catlib import load
from catlib.bench.sample import Sample, sampled, samples, side_by_side
from catlib.chance import proportion
from catlib.engine.driver import ILLEGAL, LIMIT, OVER, Played

PIG = load("hog")


def sample(*games):
    """Games of two seats as (how each ended, what each seat was paid, its steps)."""
    steps = array("q", [steps for *_, steps in games])
    paid = tuple(array("q", [two[seat] for _, two, _ in games]) for seat in range(2))
    ends = array("q", [end for end, *_ in games])
    played = Played(paid, (steps,) * 2, (steps,) * 4, array("q", [1] * len(games)), ends, {})
    return Sample(PIG, ("random",) * 2, 1, played)


def test_hits_lie_within_both_bounds_in_games_that_ended():
    """The least and the most are hits; a game that was stopped or went wrong has no value to be one."""
    games = [(OVER, (0, 1), steps) for steps in (3, 4, 5, 6, 7)] + [(LIMIT, (0, 0), 5), (ILLEGAL, (0, 0), 5)]
    one = sample(*games)
    assert bytes([0, 1, 1, 1, 0, 0, 0]) == one.has("steps", 4, 6)
    assert bytes([0, 0, 1, 0, 0, 0, 0]) == one.has("steps", 5, 5)
    assert proportion(3, 6) == one.rate(one.has("steps", 4, 6))


def test_what_differs_is_told_of_games_that_both_played():
    """Second less first, game by game, as far as both have come; games that went wrong in either count in neither."""
    one = sample((OVER, (0, 1), 10), (LIMIT, (0, 0), 99), (OVER, (0, 1), 7), (OVER, (0, 1), 8))
    other = sample((OVER, (0, 1), 12), (OVER, (0, 1), 5), (OVER, (0, 1), 6), (ILLEGAL, (0, 0), 99), (OVER, (0, 1), 1))
    [pair] = side_by_side({"one": one, "other": other}).run.pairs
    assert (2, 1, 5) == pair.moved["steps"]
    assert 3 == sum(pair.winners.values())


def test_a_game_that_went_wrong_has_no_result_to_change():
    """Neither way of playing it counts: of the others, somebody is paid otherwise, or comes in another place."""
    usual = sample((OVER, (5, 1), 1), (OVER, (5, 1), 1), (ILLEGAL, (9, 9), 1), (OVER, (2, 2), 1), (LIMIT, (0, 0), 1))
    other = sample((OVER, (5, 1), 1), (OVER, (9, 1), 1), (OVER, (0, 1), 1), (OVER, (1, 2), 1), (OVER, (0, 0), 1))
    found = sys.modules["catlib.bench.switches"]._effect("target", 20, usual, other)
    assert (proportion(2, 4), proportion(1, 4)) == (found.changed, found.ranked)


@pytest.mark.parametrize("batch", [20, 50, 70, 130])
def test_samples_come_as_often_as_was_asked(batch, monkeypatch):
    """Where rules are not compiled, games are played in parts of 20; a sample ends where it should all the same."""
    monkeypatch.setattr("catlib.engine.driver.can_compile", lambda *_: False)
    found = list(samples(PIG, games=130, batch=batch, workers=1))
    assert [*range(batch, 130, batch), 130] == [one.games for one in found]
    monkeypatch.undo()
    assert sampled(PIG, games=130).played == found[-1].played
