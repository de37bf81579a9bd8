"""One game of many is opened: the one that was asked for, as it was played, to be stepped through in a table."""

import sys
from collections import Counter
from statistics import median_low

import pytest
from catwidgets import Table

from catlib import load
from catlib.bench import compare
from catlib.bench.tally import Tally
from catlib.bench.trace import trace
from catlib.chance import key_of_game, mixed
from catlib.engine.driver import drive, log_of
from catlib.play import Judge

PIG, BOTS = load("hog", target=30), ["hold at 20", "random"]


@pytest.fixture(scope="module")
def pig():
    return compare(PIG, BOTS, games=60, seed=7, workers=1, progress=False)


def test_the_median_game_is_as_long_as_the_median(pig):
    """Of an even number of games, half are not longer."""
    turns = drive(PIG, BOTS, 7, 0, 60).counts[2]
    found = pig.explain("median")
    assert median_low(turns) == turns[found.number]
    assert f"{median_low(turns)} turns, as the median of 60 games" in found.sentence


def test_the_closest_game_has_the_least_margin_of_payoffs():
    """In Kuhn's poker a game is won by one or by two coins."""
    result = compare(load("kuhn"), "random", games=40, seed=1, workers=1, progress=False)
    margins = drive(load("kuhn"), ["random"] * 2, 1, 0, 40).counts[3]
    found = result.explain("closest")
    assert len(set(margins)) > 1
    assert min(margins) == margins[found.number]


def test_a_tie_is_not_the_closest_game():
    """The least margin by which somebody won is looked for; a margin of nothing has no winner."""
    tally = Tally(9, values={"turns": Counter({5: 9})}, found={"margin": {0: 3, 4: 1, 2: 5}})
    number, why = sys.modules["catlib.bench.explain"]._closest(load("hog"), ["random"] * 2, 1, tally, 2, 4)
    assert (5, "won by 2, the least margin of all games") == (number, why)


def test_where_all_margins_are_alike_the_closest_game_is_that_of_closest_chances(pig):
    """Nobody of the first games had chances that lay closer together, turn by turn."""
    judge = Judge(PIG, BOTS, 16)
    apart = {}
    for number in range(8):
        rows = trace(PIG, BOTS, 7, number, judge, 0).chances
        apart[number] = sum(abs(a - b) for a, b in rows) / len(rows)
    found = pig.explain("closest", look_at=8, playouts=16)
    assert min(apart, key=apart.get) == found.number
    assert f"{100 * apart[found.number]:.0f} points between" in found.sentence


def test_the_luckiest_winner_once_had_the_least_chance(pig):
    """By the bots that played on; the seat to look at is the winner's."""
    judge = Judge(PIG, BOTS, 16)
    least = {}
    for number in range(8):
        one = trace(PIG, BOTS, 7, number, judge, 0)
        [winner] = one.winners
        least[number] = min(row[winner] for row in one.chances), winner
    found = pig.explain("luckiest", look_at=8, playouts=16)
    expected = min(least, key=lambda number: least[number][0])
    assert (expected, least[expected][1]) == (found.number, found.seat)
    assert f"had a chance of {100 * least[expected][0]:.0f}%" in found.sentence


def test_it_is_the_game_that_was_played(pig):
    """The match has every action of the run's own game, is at its beginning, and a table steps through it."""
    found = pig.explain("median")
    log = log_of(PIG, BOTS, 7, found.number)
    [winners] = drive(PIG, BOTS, 7, found.number, found.number + 1).winners
    assert (0, len(log)) == (found.match.ply, found.match.plies)
    found.match.replay(len(log))
    assert log == found.match.actions
    found.match.replay(0)
    assert winners >> found.seat & 1
    assert "human" == found.match.seats[found.seat]
    table = Table(found.match, goal="chance to win")
    seen = 0
    while table.match.can_redo:
        assert table.match.player == found.seat
        seen += 1
        table.redo()
    assert table.match.is_over
    assert seen == sum(1 for one in found.match.states[:-1] if PIG.current_player(one) == found.seat)


def test_every_choice_has_its_worth(pig):
    """Each decision of the game is judged, the choice that was taken first."""
    found = pig.explain("median")
    choices = found.choices(playouts=8)
    found.match.replay(found.match.plies)
    states, log = found.match.states, found.match.actions
    several = [i for i, one in enumerate(states[:-1]) if len(PIG.legal_actions(one)) > 1]
    assert several == [one.step for one in choices]
    assert [PIG.short_label(states[i], log[i]) for i in several] == [one.labels[0] for one in choices]
    judge, key = Judge(PIG, BOTS, 8), mixed(key_of_game(7, found.number), 1)
    for one in choices:
        actions = sorted(PIG.legal_actions(states[one.step]), key=lambda a, i=one.step: a != log[i])
        rows = judge.shares(states[one.step], actions, mixed(key, one.step))
        assert tuple(sum(share[one.seat] for share in row) / 8 for row in rows) == one.worths
    assert f"seat {choices[0].seat + 1} chooses {choices[0].labels[0]}; chance to win: " in str(choices[0])


def test_a_game_alone_has_its_luckiest_and_its_closest():
    """With dice alone: who wins from the least chance, and where to win and not to were nearest to each other."""
    craps = load("craps")
    result = compare(craps, games=40, seed=2, workers=1, progress=False)
    judge = Judge(craps, ["random"], 16)
    traces = [trace(craps, ["random"], 2, number, judge, 0) for number in range(10)]
    assert all(one.chances for one in traces)
    wins = {one.number: min(row[0] for row in one.chances) for one in traces if one.winners}
    apart = {one.number: sum(abs(2 * row[0] - 1) for row in one.chances) / len(one.chances) for one in traces}
    lucky, close = (result.explain(which, look_at=10, playouts=16) for which in ("luckiest", "closest"))
    assert min(wins, key=wins.get) == lucky.number
    assert min(apart, key=apart.get) == close.number
    assert "points between to win and not to on average" in close.sentence


def test_a_score_alone_is_luckiest_where_it_is_most():
    """Who always wins has no game that is closer than another."""
    game = load("yahtzee")
    result = compare(game, "random", games=30, seed=2, workers=1, progress=False)
    [paid] = drive(game, ["random"], 2, 0, 30).paid
    found = result.explain("luckiest")
    assert max(paid) == paid[found.number]
    assert f"paid {max(paid)}, the most of 30 games" in found.sentence
    with pytest.raises(ValueError, match="always wins here, or never, so no game is closer"):
        result.explain("closest")


def test_a_game_that_was_stopped_is_looked_at_no_further():
    """Within the limit of its run there are as many decisions, and nobody has won."""
    nobody = compare(PIG, BOTS, games=5, limit=9, traces=5, playouts=4, progress=False)
    assert all(len(one.log) == 9 and not one.ended and not one.winners for one in nobody.traces[0])
    assert all(one.step < 9 for one in nobody.explain("failing").choices(playouts=4))
    assert "drama" not in {one.measure for one in nobody.findings}


@pytest.mark.parametrize("bot", ["cheat", "raises"])
def test_a_failing_game_stops_where_the_bot_went_wrong(bot):
    """The seat is named, and the position is the one it had before it."""
    result = compare(load("broken"), ["random", bot], games=60, seed=1, progress=False)
    found = result.explain("failing")
    assert f"bot '{bot}' in seat 2" in found.sentence
    assert 1 == found.seat == load("broken").current_player(found.match.states[-1])
    assert not found.match.is_over


def test_what_cannot_be_opened_is_told(pig):
    """A word, a variant or a game that is not there."""
    for arguments, words in [
        (("funniest",), "a game is one of median, luckiest, closest, failing"),
        (("median", "other"), "variant='other': there are target = 30"),
        (("failing",), "all 60 games came to an end"),
    ]:
        with pytest.raises(ValueError, match=words):
            pig.explain(*arguments)
    nobody = compare(PIG, BOTS, games=5, limit=3, progress=False)
    with pytest.raises(ValueError, match="no game came to an end; look at which='failing'"):
        nobody.explain("median")
    assert "did not end within the limit of steps" in nobody.explain("failing").sentence
    assert 3 == nobody.explain("failing").match.plies
