"""Choices compared in games with the same chance: what is found, what is not taken for a loss, and how it is told."""

import math
from itertools import pairwise

import pytest

from catlib import load
from catlib.chance import critical_value
from catlib.play import Judge, Match, Pairing, pairing, review_in_steps


def tictactoe(*cells):
    """A game of tic-tac-toe and its states."""
    game = load("tictactoe")
    states = [game.initial_state()]
    for cell in cells:
        states.append(game.child(states[-1], cell))
    return game, states


def test_a_missed_win_is_found_and_measured_by_new_games():
    """Who could win at once is told so; a good move, and one that cannot matter, are not a loss."""
    game, states = tictactoe(4, 0, 1, 3, 8, 7)
    found = Pairing(game, states, (4, 0, 1, 3, 8, 7), [0, 2, 4], ["random"] * 2)
    shares = list(found.steps())
    centre, second, missed = found.found()
    assert sorted(shares) == shares
    assert 1.0 == shares[-1]
    assert (None, 0.0) == (centre.better, centre.loss)
    assert (7, True) == (missed.better, missed.loss > missed.margin > 0)
    assert second.spread > 0


def test_actions_that_always_come_to_the_same_are_one():
    """Where everything loses, or all is one, nothing was given away and few games are played."""
    game, states = tictactoe(0, 1, 3, 4, 8, 7)
    found = Pairing(game, states, (0, 1, 3, 4, 8, 7), [5], ["random"] * 2)
    list(found.steps())
    [last] = found.found()
    assert (None, 0.0, 1.0) == (last.better, last.loss, last.value)


def test_a_review_of_a_long_game_begins_roughly_and_says_what_is_not_exact(monkeypatch):
    """All decisions are there after the first look, sums come with margins, and the sentence names the games."""
    for name, number in {"ROUGH": 1, "ALIKE": 2, "WIDE": 3, "DEEP": 4, "FRESH": 5, "SUSPECTS": 2,
        "FINALISTS": 1}.items():
        monkeypatch.setattr(pairing, name, number)
    match = Match(load("taxi_derby", players=2), ["human", "law-abiding"], seed=5)
    while match.ply < 40:
        match.act(match.legal_actions()[0]) if match.waits_for_human else match.step()
    steps = [(done, all, found()) for done, all, found in review_in_steps(match, 0)]
    done, all, first = steps[steps[-1][1] - 1]
    assert len(first.decisions) == all
    assert done < 0.5 * all
    assert (all, all) == steps[-1][:2]
    last = steps[-1][2]
    assert last.inexact.startswith("Not exact: from ")
    assert last.luck_margin > 0
    assert min(each.spread for each in last.decisions) > 0


def measured(wins, of):
    """A decision where another action won that many more games of some new ones than what was done."""
    game, [start] = tictactoe()
    [choice] = Pairing(game, [start], [0], [0], ["random"] * 2)._choices
    choice.rows = [[0.0] * 3, [1.0] * 3]
    choice.fresh = [[0.0] * of, [1.0] * wins + [0.0] * (of - wins)]
    return choice.compared()


def test_only_a_loss_beyond_its_margin_is_told():
    """Half a 99% interval of the mean difference, with one unit more of squares than was seen, is the margin."""
    for wins, told in ((3, False), (4, False), (20, True)):
        found = measured(wins, 100)
        squares = wins * (1 - wins / 100) ** 2 + (100 - wins) * (wins / 100) ** 2 + 1
        margin = critical_value(0.99) * math.sqrt(squares) / 100
        assert (pytest.approx(margin), told) == (found.margin, wins / 100 > margin)
        assert (pytest.approx(wins / 100 * told), told) == (found.loss, found.better is not None)


def test_what_was_best_is_not_looked_at_again():
    """Only decisions at which something looked better, the first and the last one, are measured by new games."""
    cells = 4, 0, 3, 5, 8, 1, 2
    found = Pairing(*tictactoe(*cells), cells, [0, 2, 4, 6], ["random"] * 2)
    list(found.steps())
    assert [True, False, True, True] == [bool(choice.fresh) for choice in found._choices]


def test_new_games_share_no_chance_with_those_that_chose(monkeypatch):
    """Each decision has luck of its own, and no two looks at it the same."""
    asked, shares = [], Judge.shares

    def noted(judge, state, actions, key, start, stop):
        asked.append((key, start, stop))
        return shares(judge, state, actions, key, start, stop)

    monkeypatch.setattr(Judge, "shares", noted)
    game, states = tictactoe(4, 0, 1, 3, 8, 7)
    list(Pairing(game, states, (4, 0, 1, 3, 8, 7), [2, 4], ["random"] * 2).steps())
    for ply in (2, 4):
        looks = sorted((start, stop) for key, start, stop in asked if key == ply)
        assert all(stop <= start for (_, stop), (start, _) in pairwise(looks))


def test_every_game_that_is_played_counts_once(monkeypatch):
    """Each look plays so many games of every action that is still compared."""
    played, play, play_anew = [], pairing._Choice.play, pairing._Choice.play_anew

    def noted(choice, games):
        before, actions = len(choice.rows[0]), len(choice.actions)
        play(choice, games)
        played.append(actions * (len(choice.rows[0]) - before))

    def noted_anew(choice, games):
        play_anew(choice, games)
        played.append(sum(map(len, choice.fresh)))

    monkeypatch.setattr(pairing._Choice, "play", noted)
    monkeypatch.setattr(pairing._Choice, "play_anew", noted_anew)
    game, states = tictactoe(4, 0, 1, 3, 8, 7)
    found = Pairing(game, states, (4, 0, 1, 3, 8, 7), [2, 4], ["random"] * 2)
    list(found.steps())
    assert sum(played) == found.games
