"""Choices compared in games with the same chance: what is found, what is not taken for a loss, and how it is told."""

from __future__ import annotations

import pytest

from catlib import load, pairing
from catlib.match import Match
from catlib.pairing import Pairing
from catlib.playouts import Playouts
from catlib.review import review_in_steps
from catlib.rng import seeds


def tictactoe(*cells):
    """A game of tic-tac-toe and its states."""
    game = load("tictactoe")
    states = [game.initial_state()]
    for cell in cells:
        states.append(game.child(states[-1], cell))
    return game, states


def test_both_engines_play_the_same_games():
    """The same seeds give the same shares, translated or plain, however many games are asked for at a time."""
    game = load("pig", target=15)
    state = game.initial_state()
    while game.is_chance_node(state):
        state = game.child(state, 0)
    actions = game.legal_actions(state)
    plain, fast = (
        Playouts(game, state, "random", compile=how).shares(actions, seeds(1, 0, 40)) for how in (False, None)
    )
    assert plain == fast
    assert [row[:7] for row in plain] == Playouts(game, state, "random").shares(actions, seeds(1, 0, 7))


def test_games_are_played_on_by_a_rule():
    """A bot that is no rule is refused by name."""
    game, [start] = tictactoe()
    with pytest.raises(
        ValueError, match="bot='best': games are played on by a bot written as a rule; those are random"
    ):
        Playouts(game, start, "best")


def test_a_missed_win_is_found_and_measured_by_new_games():
    """Who could win at once is told so; a good move, and one that cannot matter, are no loss."""
    game, states = tictactoe(4, 0, 1, 3, 8, 7)
    found = Pairing(game, states, (4, 0, 1, 3, 8, 7), [0, 2, 4], "random")
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
    found = Pairing(game, states, (0, 1, 3, 4, 8, 7), [5], "random")
    list(found.steps())
    [last] = found.found()
    assert (None, 0.0, 1.0) == (last.better, last.loss, last.value)


def test_a_review_of_a_long_game_begins_roughly_and_says_what_is_not_exact(monkeypatch):
    """All decisions are there after the first look, sums come with margins, and the sentence names the games."""
    for name, number in {
        "ROUGH": 1,
        "ALIKE": 2,
        "WIDE": 3,
        "DEEP": 4,
        "FRESH": 5,
        "SUSPECTS": 2,
        "FINALISTS": 1,
    }.items():
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
