"""Chances to win that are solved within limits: kept, stopped, given up, and the same as by other ways."""

import time
from fractions import Fraction

import pytest

from catlib import load
from catlib.engine import CalledOff, Watch
from catlib.solving import solve
from catlib.solving import solved_positions as settled

from .exhaustive import exhaustive


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch):
    """Nothing is known from tests before."""
    monkeypatch.setattr(settled, "_solutions", type(settled._solutions)())
    monkeypatch.setattr(settled, "_begun", {})


def counted(monkeypatch):
    """The positions from which something is solved."""
    asked, within = [], settled._within

    def noted(game, state, states, clock):
        asked.append(state.copy())
        return within(game, state, states, clock)

    monkeypatch.setattr(settled, "_within", noted)
    return asked


def test_wins_are_counted_and_not_payoffs():
    """A win is 2, a tie 1, a loss 0, whatever is paid; a search of everything agrees at every option."""
    game = load("tictactoe")
    state = game.child(game.child(game.initial_state(), 0), 8)
    paid = {action: values[0] for action, values in exhaustive(game, state).options.items()}
    won = {option.action: option.low for option in solve(game, state=state, wins=True).options}
    assert {action: 1 + n for action, n in paid.items()} == won


def test_what_was_solved_once_answers_every_later_position(monkeypatch):
    """A game is solved from its beginning, and the next click asks what is kept."""
    asked, game = counted(monkeypatch), load("tictactoe")
    state = game.child(game.initial_state(), 4)
    assert settled.settled(game, state) == settled.settled(game, state)
    assert settled.settled(game, game.child(state, 0)) is not None
    assert [game.initial_state()] == asked


def test_a_position_that_no_game_comes_to_is_solved_from_there():
    """As one that was set up by hand."""
    game = load("heaps")
    state = game.initial_state()
    assert settled.settled(game, state) is not None
    state.heap[0] += 1
    assert settled.settled(game, state).value in (0, 2)


@pytest.mark.wasm
def test_what_is_too_large_is_given_up_soon():
    """Where positions only become more, a small part of them is looked at; three seats are not tried at all."""
    game = load("connect_four")
    clock = settled._Clock(60)
    assert settled._within(game, game.initial_state(), 10**6, clock) is None
    assert settled.EARLY < clock.opened < 2 * settled.EARLY
    assert settled.settled(load("cat_cab", players=3), load("cat_cab", players=3).initial_state()) is None


def test_there_is_an_end_to_patience():
    """What takes longer than there is time is not known."""
    game = load("pig", target=20)
    assert settled._within(game, game.initial_state(), 10**6, settled._Clock(0.0)) is None


def test_a_solution_can_be_called_off():
    """Who watches is asked between slices."""
    game, watch = load("pig", target=20), Watch()
    watch.call_off()
    with pytest.raises(CalledOff):
        watch.over(settled.settled, game, game.initial_state())


def test_the_oldest_game_makes_room(monkeypatch):
    """No more positions are kept than there is room for, and the newest game stays."""
    monkeypatch.setattr(settled, "KEPT", 100)
    nim, other = load("heaps"), load("tictactoe")
    for game in (nim, other):
        settled.settled(game, game.initial_state())
    assert [settled._key(other)] == list(settled._solutions)


@pytest.mark.wasm
def test_most_of_a_game_is_worth_more_time(monkeypatch):
    """Where nearly all positions are looked at when the first room is full, more is made; the next click is quick."""
    monkeypatch.setattr(settled, "POSITIONS", 20_000)
    game = load("pig", target=30)
    first = settled.settled(game, game.initial_state())
    assert first.states > 20_000
    assert Fraction(first.high) - Fraction(first.low) < Fraction(1, 10**8)
    began = time.perf_counter()
    settled.settled(game, game.child(game.initial_state(), 1))
    assert time.perf_counter() - began < 0.1
