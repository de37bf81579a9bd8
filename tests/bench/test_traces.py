"""Games looked at closely: the judge against exact chances, Browne's measures against games worked out by hand."""

import math
import random
import sys
from itertools import pairwise
from types import SimpleNamespace

import pytest

from catlib import load
from catlib.bench import compare
from catlib.bench.drama import comeback, decisiveness, drama, lead_changes, mean_of_few, traced_findings
from catlib.bench.trace import Judged, Trace, trace
from catlib.bench.trace import _judged as decided
from catlib.chance import proportion

RACE = [(0.5, 0.5), (0.3, 0.7), (0.14, 0.86), (0.6, 0.4), (0.9, 0.1)]


def test_lead_changes_are_counted_as_browne_does():
    """Two of four passings of turns bring another leader: the rival takes the lead, and loses it again."""
    leaders = [max((0, 1), key=row.__getitem__) for row in RACE]
    twin = sum(a != b for a, b in pairwise(leaders)) / (len(RACE) - 1)
    assert 0.5 == twin == lead_changes(RACE, playouts=1000)


def test_a_lead_within_the_error_of_the_judge_is_none():
    """Half a point ahead by a hundred playouts is noise."""
    assert 0 == lead_changes([(0.5, 0.5), (0.49, 0.51), (0.51, 0.49)], playouts=100)


def test_a_lead_passes_on_beyond_twice_its_error():
    """Ten points ahead: one error by a hundred playouts, which is noise, and more than two by five hundred."""
    rows = [(0.6, 0.4), (0.45, 0.55)]
    assert [0, 0, 1] == [lead_changes(rows, playouts) for playouts in (100, 390, 500)]


def test_drama_decisiveness_and_comebacks_of_a_game_by_hand():
    """Behind by 0.4 and 0.72 at two turns; above the rival's best of 0.86 as the last of five turns begins."""
    assert (math.sqrt(0.4) + math.sqrt(0.72)) / 2 == pytest.approx(drama(RACE, winner=0))
    assert 1 / 5 == decisiveness(RACE, winner=0)
    assert 0 == decisiveness(RACE[:-1], winner=0)
    assert 4 / 5 == decisiveness([row[::-1] for row in RACE][:3] + [(0.95, 0.05)] * 2, winner=0)
    assert comeback(RACE, winner=0)
    assert comeback(RACE, winner=1)
    assert not comeback(RACE[:2], winner=0)  # 0.3 is more than half of an equal share


def test_means_over_games_are_those_of_the_games():
    """A variant's drama is the mean of its games' with Student's interval; games without one winner are left out."""
    chances = [RACE, [row[::-1] for row in RACE[1:]], RACE[:2]]
    traces = [
        Trace(i, (), tuple(c), (), w, 1000) for i, (c, w) in enumerate(zip(chances, [(0,), (1,), ()], strict=True))
    ]
    found = {one.measure: one.estimate for one in traced_findings("x", traces, 0.95)}
    each = [drama(RACE, 0), drama(chances[1], 1)]
    error = 12.7062 * math.sqrt(sum((x - sum(each) / 2) ** 2 for x in each) / 2)
    assert (sum(each) / 2, error) == pytest.approx((found["drama"].value, found["drama"].error))
    assert (3, 2, 2) == (found["lead change"].games, found["drama"].games, found["comebacks"].games)


def test_a_choice_that_is_never_best_is_named_with_its_bound():
    """Offered forty times and never best: at most the upper end of Wilson's interval."""
    one = Judged(0, 0, ("hold", "roll"), 0, 1, 0.1, 0.01)
    traces = [Trace(i, (), tuple(RACE), (one,) * 4, (0,), 100) for i in range(10)]
    found = next(f for f in traced_findings("x", traces, 0.95) if f.measure == "choice never best")
    assert ("hold", 0.0) == (found.who, found.estimate.value)
    assert 1.96**2 / (40 + 1.96**2) == pytest.approx(found.estimate.high, rel=1e-4)


def test_a_label_is_offered_once_at_a_decision():
    """Nineteen decisions are too few to call a choice never best, however many actions have its name; twenty do."""
    one = Judged(0, 0, ("hold", "hold", "roll"), 0, 2, 0.1, 0.01)
    for decisions, named in ((19, []), (20, ["hold"])):
        found = traced_findings("x", [Trace(0, (), tuple(RACE), (one,) * decisions, (0,), 100)], 0.95)
        assert named == [f.who for f in found if f.measure == "choice never best"]


def test_the_next_choice_is_one_of_another_name():
    """Actions that read alike are one; the gap is to the best of another name, by the other half of the games."""
    worth, labels = {1: (1, 1), 2: (0.75, 1), 3: (0.5, 0.25)}, {1: "left", 2: "left", 3: "right"}
    game = SimpleNamespace(current_player=lambda _: 0, legal_actions=lambda _: [1, 2, 3],
                           short_label=lambda _, action: labels[action])
    judge = SimpleNamespace(playouts=8, shares=lambda _, actions, key: [
        [[half] for half in worth[action] for _ in range(4)] for action in actions])
    found = decided(game, judge, None, 0, 3, 7)
    assert ("left", 0.75, 0.0) == (found.labels[found.best], found.gap, found.error)
    assert "right" == found.labels[found.chosen]


class Coins:
    """A judge to whom all choices are alike: every playout of every choice is a coin."""

    def __init__(self, playouts):
        self.playouts, self.rng, self.flattered = playouts, random.Random(5), []

    def chances(self, state, key):
        return [0.5, 0.5]

    def shares(self, state, actions, key):
        rows = [[[float(self.rng.random() < 0.5)] * 2 for _ in range(self.playouts)] for _ in actions]
        means = sorted(sum(playout[0] for playout in row) / self.playouts for row in rows)
        self.flattered.append(means[-1] - means[-2])
        return rows


def test_the_gap_is_not_flattered_by_the_choice():
    """Where all choices are alike the mean gap is nought, though the best is always picked; and its error is right."""
    judge, game = Coins(16), load("tictactoe")
    found = [d for i in range(60) for d in trace(game, ["random"] * 2, 1, i, judge).decisions]
    mean = sum(d.gap for d in found) / len(found)
    error = math.sqrt(sum(d.error**2 for d in found)) / len(found)
    assert len(found) > 200
    assert abs(mean) < 4 * error
    assert sum(judge.flattered) / len(found) > 5 * error
    spread = math.sqrt(sum((d.gap - mean) ** 2 for d in found) / len(found))
    assert math.sqrt(sum(d.error**2 for d in found) / len(found)) == pytest.approx(spread, rel=0.15)


def test_a_traced_comparison_has_browne_s_measures():
    """One call gives them all, with their source; a trace is the run's own game."""
    result = compare(load("hog", target=20), "hold at 20", games=20, seed=1, traces=6, playouts=40, progress=False)
    names = {one.measure for one in result.findings if "Browne" in one.source}
    assert {"completion", "lead change", "drama", "decisiveness"} <= names
    assert result.find("gap between best and second choice").estimate.games <= 6


def test_what_traces_say_of_two_variants_differs_game_by_game():
    """With shared luck the mean of the games' differences; without, both errors as squares."""
    pair = [load("hog", target=n) for n in (20, 40)]
    for common in (True, False):
        result = compare(pair, "hold at 20", games=12, seed=1, traces=8, playouts=16, common=common, progress=False)
        told = next(one.estimate for one in result.differences if one.measure == "decisiveness")
        first, second = (
            {one.number: decisiveness(one.chances, one.winners[0]) for one in some if one.winners}
            for some in result.traces
        )
        if common:
            expected = mean_of_few([second[g] - first[g] for g in first.keys() & second.keys()], 0.95)
            assert (expected.value, expected.error) == pytest.approx((told.value, told.error))
        else:
            one, other = (mean_of_few(list(some.values()), 0.95) for some in (first, second))
            assert (other.value - one.value, math.hypot(one.error, other.error)) == pytest.approx(
                (told.value, told.error)
            )
        assert "points" == told.unit


def test_few_games_that_are_all_alike_are_not_known_to_the_last_digit():
    """Of no lead change in four games the interval is Wilson's."""
    assert proportion(0, 4) == mean_of_few([0.0] * 4, 0.95, "%")
    found = mean_of_few([0.25] * 6, 0.95, "%")
    assert (proportion(1, 6).low, 0.25, proportion(2, 6).high) == (found.low, found.value, found.high)


def test_ctrl_c_while_games_are_looked_at_keeps_what_was_played(monkeypatch):
    """The games count, and those that were looked at already too."""
    looked = []

    def trace_one(game, *rest):
        if len(looked) == 3:
            raise KeyboardInterrupt
        looked.append(game)
        return Trace(len(looked) - 1, (), tuple(RACE), (), (0,), 100)

    monkeypatch.setattr(sys.modules["catlib.bench.compare"], "trace_one", trace_one)
    result = compare(load("hog"), "hold at 20", games=20, traces=5, workers=1, progress=False)
    assert (20, 3) == (result.games, result.find("drama").estimate.games)
    assert "Ended early: stopped by hand." in str(result)
