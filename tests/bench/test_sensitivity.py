"""House rules turned one by one and together: against plain comparisons, known indices and known balances."""

import random
from collections import Counter

import pytest

from catlib import load
from catlib.bench import sensitivity, until
from catlib.bench.balance import equal_seats
from catlib.bench.compare import GamesWarning, compare
from catlib.bench.parts import Part
from catlib.bench.rules import values_of
from catlib.bench.sensitivity import Sweep, latin_hypercube, sobol, sweep, sweep_several
from catlib.bench.tally import Tally
from catlib.chance import Estimate
from catlib.game import BadSetup

PIG = load("hog", target=30)


def test_the_values_of_a_rule_are_those_it_may_have():
    """Bounds count, a long range is thinned to twelve with both ends, words and yes or no are listed."""
    assert list(range(1, 13)) == values_of(load("cat_cab"), "curse_limit")
    long = values_of(PIG, "target")
    assert (12, 1, 1000) == (len(long), long[0], long[-1])
    assert [False, True] == values_of(load("cat_cab"), "handicap")
    assert "simultaneous" in values_of(load("cat_cab"), "duel")


@pytest.mark.parametrize(("rule", "words"), [("luck", "has the house rules target, sides"), ("board", "say which")])
def test_a_rule_that_cannot_be_turned_is_refused(rule, words):
    """The message says what there is, or what to give."""
    with pytest.raises(BadSetup, match=words):
        values_of(load("cat_cab") if rule == "board" else PIG, rule)


def test_a_sweep_says_what_a_comparison_of_its_values_says():
    """The curve is the findings of the same games, value by value."""
    curve = sweep(PIG, "target", [20, 25, 30], "hold at 20", games=120, seed=4, workers=1)
    result = compare([load("hog", target=n) for n in (20, 25, 30)], "hold at 20", games=120, seed=4, progress=False)
    twin = [result.find("win rate", "seat 1", name).estimate for name in result.names]
    assert tuple(twin) == curve.estimates
    [line] = curve.figure().data
    assert 100 * twin[0].high == pytest.approx(line.y[0] + line.error_y.array[0])
    assert [20, 25, 30] == curve.frame()["target"].tolist()


def test_a_sweep_tells_its_least_and_its_most():
    """Wherever in the order of its values they are."""
    estimates = tuple(Estimate(share, share - 0.01, share + 0.01, 100, unit="%") for share in (0.5, 0.7, 0.4, 0.6))
    told = Sweep(tuple({"target": n} for n in (10, 20, 30, 40)), estimates, "win rate seat 1").sentence
    expected = "win rate seat 1: from 40.0% ± 1.0 with target = 30 to 70.0% ± 1.0 with target = 20."
    assert expected == told.replace("\u202f", " ")


def test_many_values_are_played_some_at_a_time(monkeypatch):
    """Each has its own number, as if all were played at once."""
    values = [10, 20, 30, 40, 50]
    at_once = sweep(PIG, "target", values, "hold at 20", games=40, seed=4)
    monkeypatch.setattr(sensitivity, "AT_A_TIME", 2)
    assert at_once == sweep(PIG, "target", values, "hold at 20", games=40, seed=4)


def test_a_latin_hypercube_meets_every_value_once():
    """Ten points on two rules of ten values each: no value twice."""
    rules = {"target": range(10, 20), "sides": range(3, 13)}
    points = latin_hypercube(PIG, rules, points=10, seed=1)
    assert [sorted(values) for values in rules.values()] == [sorted(p[rule] for p in points) for rule in rules]


def test_several_rules_are_turned_at_once():
    """Each set of a Latin hypercube is played as a comparison plays it; frame, figure and sentence tell of all."""
    rules = {"target": [10, 20, 30, 40], "sides": [4, 6]}
    found = sweep_several(PIG, rules, "hold at 20", games=60, seed=4, points=4, workers=1)
    assert tuple(latin_hypercube(PIG, rules, 4, seed=4)) == found.points
    for point, estimate in zip(found.points, found.estimates, strict=True):
        twin = compare(load("hog", **point), "hold at 20", games=60, seed=4, progress=False)
        assert twin.find("win rate", "seat 1").estimate == estimate
    assert [point["target"] for point in found.points] == found.frame()["target"].tolist()
    assert [one.high for one in found.estimates] == found.frame()["high"].tolist()
    panels = found.figure().data
    assert 2 == len(panels)
    assert [100 * one.value for one in found.estimates] == pytest.approx(list(panels[1].y))
    assert str(found).startswith("win rate seat 1: of 4 sets of house rules, from ")


def test_rules_may_be_given_by_their_names_alone():
    """All values that they may have are then tried."""
    by_name = latin_hypercube(PIG, ["target", "sides"], points=5, seed=1)
    assert latin_hypercube(PIG, {"target": None, "sides": None}, points=5, seed=1) == by_name


def test_a_rule_that_changes_nothing_has_no_index():
    """Where every variant gives the same rate there is nothing to share out."""
    with pytest.raises(ValueError, match="all variants give the same"):
        sobol(load("cat_cab"), {"turn_limit": [900, 1000]}, games=20, points=4)


@pytest.mark.parametrize(("call", "words"), [
    (lambda: sweep(PIG, "target", []), "values=\\[\\]: name one or more values of target"),
    (lambda: sweep(PIG, "target", 5), "values=5: expected a list of values of target"),
    (lambda: sweep("hog", "target"), "game='hog': expected one game"),
    (lambda: sweep(PIG, "target", [20], games=4, who="seat 9"), "'win rate' of 'seat 9': expected 'seat 1'"),
    (lambda: sweep(PIG, "target", [20], games=4, measure="drama"), "'drama': only games that are looked at"),
    (lambda: latin_hypercube(PIG, {"luck": [1]}), "rule='luck': Pig has the house rules target, sides"),
    (lambda: sobol(PIG, "target"), "rules='target': expected a list of house rules"),
    (lambda: sobol(PIG, ["target"], confidence=95), "confidence=95: expected a share between 0 and 1"),
    (lambda: equal_seats(PIG, "target", [5, 10], seats=1), "seats=1: expected a list of two seats"),
    (lambda: equal_seats(PIG, "luck"), "rule='luck': Pig has the house rules target, sides"),
    (lambda: equal_seats(PIG, "target", [5, 10], confidence=95), "confidence=95: expected a share between")])
def test_a_mistake_is_told_in_one_sentence(call, words):
    """It names what was given and what would be right."""
    with pytest.raises(ValueError, match=words):
        call()


def test_an_option_that_is_not_known_is_refused():
    """`games` is not an option of a search, and is not passed over."""
    with pytest.raises(TypeError, match="unexpected keyword argument 'games'"):
        equal_seats(PIG, "target", [5, 10], games=5)


def test_games_that_went_wrong_are_told_beside_a_number():
    """A curve whose bot cheats is drawn from the other games, and a warning names the bot and the game."""
    with pytest.warns(GamesWarning, match=r"last = 1000: \d+ of 60 games went wrong .* bot 'cheat' in seat 2 named"):
        sweep(load("broken"), "last", [1000], ["random", "cheat"], games=60, seed=1)
    found = equal_seats(load("broken"), "last", [1000, 1], ["random", "cheat"], seed=1, at_most=60)
    assert "games went wrong and do not count; first in game" in found.sentence


def test_a_balance_is_of_who_starts_where_a_game_tells_winners_apart_by_that(monkeypatch):
    """In Cat Cab Crew all seats are alike; who starts and who follows are compared."""

    def play(task, start, stop):
        values = {"start of the winner": Counter({1: 300, 2: 700})}
        return Part(start, stop, [Tally(1000, winners=Counter({1: 500, 2: 500}), values=values)])

    monkeypatch.setattr(until, "play_part", play)
    found = equal_seats(load("cat_cab"), "curse_limit", [1, 2], at_most=1, workers=1)
    assert 0.3 == found.tried[1].value
    assert found.sentence.startswith("start 1 and start 2 are equal at no curse limit from 1 to 2")


def test_sobol_s_indices_are_those_of_a_sum_that_is_known(monkeypatch):
    """Of 4a + 2b the variance is four fifths a's and one fifth b's, alone and in all."""

    def known(game, points, *rest):
        each = (Estimate(4.0 * p["target"] + 2.0 * p["sides"], 0, 0, 1) for p in points)
        return sensitivity.Sweep(tuple(points), tuple(each), "win rate")

    monkeypatch.setattr(sensitivity, "_swept", known)
    rules = {"target": range(2, 18), "sides": range(2, 18)}
    found = sobol(PIG, rules, points=1024, seed=1)
    for index in (found.first, found.total):
        assert {"target": 0.8, "sides": 0.2} == pytest.approx({r: e.value for r, e in index.items()}, abs=0.02)
        assert all(true in index[rule] for rule, true in {"target": 0.8, "sides": 0.2}.items())
        assert all(e.low < e.value < e.high for e in index.values())
        assert [e.value for e in index.values()] == pytest.approx([(e.low + e.high) / 2 for e in index.values()])
    assert str(found).index("target") < str(found).index("sides")
    assert [80, 20] == pytest.approx(list(found.figure().data[0].x), abs=2)


def test_a_variant_is_played_once_however_often_a_design_asks(monkeypatch):
    """Of a design on four variants, four are played."""
    played = []

    def counted(variants, *rest, **more):
        played.extend(variants.values())
        return compare(variants, *rest, **more)

    monkeypatch.setattr(sensitivity, "compare", counted)
    found = sobol(PIG, {"target": [10, 20], "sides": [4, 6]}, "hold at 20", games=40, points=8)
    assert 4 == len(played) == found.played


def test_designs_that_cannot_be_made_are_refused():
    """A number of points that is not a power of 2, no rules, and rules that change nothing."""
    with pytest.raises(ValueError, match="expected a power of 2"):
        sobol(PIG, {"target": [10, 20]}, points=10)
    with pytest.raises(BadSetup, match="name one or more house rules"):
        sobol(PIG, {}, points=8)
    with pytest.raises(ValueError, match="measure='beauty': there are 'win rate', "):
        sweep(PIG, "target", [10], "hold at 20", games=20, measure="beauty")


@pytest.fixture
def tilted(monkeypatch):
    """Games in which seat 1's chance to win grows with the target, one half at 53."""

    def play(task, start, stop):
        chance = 0.5 + (task.games[0].house.target - 53) / 100
        rng = random.Random(start * 1000 + task.games[0].house.target)
        won = sum(rng.random() < chance for _ in range(start, stop))
        return Part(start, stop, [Tally(stop - start, winners=Counter({1: won, 2: stop - start - won}))])

    monkeypatch.setattr(until, "play_part", play)


def test_balance_is_found_between_the_values_where_it_lies(tilted):
    """Halving ends at the two neighbours on either side, few values tried, and says how sure that is."""
    found = equal_seats(PIG, "target", range(10, 100, 10), "hold at 20", at_most=20_000, workers=1)
    assert (True, 50, 60) == (found.found, found.low, found.high)
    assert len(found.tried) <= 6
    assert 0.5 > found.tried[50].high
    assert "change places between target = 50 and 60" in found.sentence
    assert "95% sure" in str(found)


@pytest.mark.parametrize("values", [[33, 73], [33, 43, 73], range(11, 99, 9), range(10, 100)])
def test_all_signs_of_a_search_are_right_together(tilted, values):
    """The errors of all values that were looked at add up to what was asked for, at most."""
    found = equal_seats(PIG, "target", values, "hold at 20", confidence=0.9, workers=1)
    assert 2 <= len(found.tried) <= len(values)
    assert sum(1 - each.confidence for each in found.tried.values()) <= 0.1 + 1e-9


def test_games_that_both_seats_win_tell_nothing(monkeypatch):
    """Decided games are those that one of the two wins and not the other, whoever else wins; or one of two places."""

    def play(task, start, stop):
        winners = Counter({0b011: 700, 0b001: 40, 0b010: 60, 0b101: 40, 0b110: 60, 0b100: 50, 0: 50})
        return Part(start, stop, [Tally(1000, winners, values={"start of the winner": Counter({1: 4, 2: 6, 3: 20})})])

    monkeypatch.setattr(until, "play_part", play)
    by_seat = ((0, 1), 0.4), ((1, 0), 0.6), ((0, 2), 740 / 850), ((2, 1), 90 / 850)
    by_place = ((0, 1), 0.4), ((1, 0), 0.6), ((0, 2), 40 / 240), ((2, 1), 200 / 260)
    for name, rule, told in (("taxi_derby", "speed_limit", by_seat), ("cat_cab", "curse_limit", by_place)):
        for seats, share in told:
            found = equal_seats(load(name, players=3), rule, [1, 2], seats=seats, at_most=1, workers=1)
            assert share == pytest.approx(found.tried[1].value)


def test_equal_seats_are_called_so_only_as_far_as_games_tell(tilted):
    """Where a value is not told from one half it is named, with the interval of what may still be."""
    found = equal_seats(PIG, "target", [33, 53, 73], "hold at 20", at_most=4000, workers=1)
    assert (53, 53) == (found.low, found.high)
    assert 0.5 in found.tried[53]


def test_no_balance_is_said_where_one_seat_always_leads(tilted):
    """Both ends on one side: nothing is searched."""
    found = equal_seats(PIG, "target", [70, 80, 90], "hold at 20", workers=1)
    assert (False, 2) == (found.found, len(found.tried))
    assert "equal at no target from 70 to 90" in found.sentence
