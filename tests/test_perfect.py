"""How far ahead whoever begins is at best play: a twin with fractions, fair rolls for the start, our games small."""

import functools
from fractions import Fraction

import pytest

from catlib import load
from catlib.game import find
from catlib.solving import TooLarge, first_advantage, solve

from .empire import positions

FIVE = ("cat_cab", "empire", "meow_daifugo", "taxi_derby", "washi_cat")


def small(name, **house):
    """A game small enough to be solved."""
    return load(name, players=2, **find(name).setup.SMALL | house)


def lead_by_hand(game):
    """How far ahead the first seat is when both play for that, by the rules alone."""

    @functools.cache
    def lead(state):
        if game.is_terminal(state):
            first, second = game.returns(state)
            return Fraction(first - second)
        if game.is_chance_node(state):
            return sum(chance * lead(game.child(state, outcome)) for outcome, chance in game.chance_outcomes(state))
        best = min if game.current_player(state) else max
        return best(lead(game.child(state, action)) for action in game.legal_actions(state))

    return lead(game.initial_state())


PAIR = {"map": positions.PAIR, "cube_supply": 4, "turn_limit": 3, "attack_dice": 1, "defend_dice": 1, "sides": 6}


@pytest.mark.parametrize("make", [lambda: small("empire", **PAIR), lambda: small("washi_cat", turn_limit=8)],
    ids=["chance", "none"])
def test_being_ahead_is_what_a_twin_says(make):
    """With draws, which pay nobody, and payoffs that do not add up."""
    game = make()
    found = solve(game, lead=True, open_hands=True)
    assert Fraction(found.low) <= lead_by_hand(game) <= Fraction(found.high)
    assert found.high - found.low < 1e-9
    with pytest.raises(ValueError, match=r"payoffs do not always add up to the same, .* give lead=True"):
        solve(load("washi_cat", board="tiny", drawing="board", specials=0, turn_limit=12))


@pytest.mark.wasm
def test_both_engines_say_who_is_ahead():
    """Every number is the same in plain Python and in WebAssembly, turn by turn too."""
    game = small("empire", **PAIR)
    plain, fast = (solve(game, lead=True, open_hands=True, compile=compiled) for compiled in (False, True))
    assert plain == fast


def test_where_payoffs_have_one_sum_both_questions_are_one():
    """Who wins Pig with chance p is ahead by 2p − 1, and whoever decides first is seat 1."""
    game = load("pig", target=8)
    ahead, won = first_advantage(game), solve(game)
    assert 2 * won.value - 1 == pytest.approx(ahead.value, abs=1e-9)
    assert won.value == pytest.approx(ahead.shown, abs=1e-9)
    assert str(ahead).startswith("the first player gets ")
    assert solve(game, lead=True).value == pytest.approx(ahead.value, abs=1e-9)


def test_hidden_hands_and_a_game_for_one():
    """Kuhn poker leaves seat 1 behind by 1/9; blackjack is worth what it is worth."""
    ahead = first_advantage(load("kuhn_poker"))
    assert ahead.low <= Fraction(-1, 9) <= ahead.high
    assert ahead.high - ahead.low < 1e-2
    alone = load("bear_off", first=6, second=6)
    assert solve(alone).value == first_advantage(alone).value
    assert str(first_advantage(alone)).startswith("best play is worth ")


@pytest.mark.wasm
def test_a_roll_for_the_start_changes_nothing_for_whoever_wins_it():
    """Empire begins with a roll or with seat 1: who decides first is ahead by as much."""
    named, rolled = (first_advantage(small("empire", first_player=by)) for by in ("seat 1", "highest roll"))
    assert named.value == pytest.approx(rolled.value, abs=1e-12)
    assert named.value > 0.1


@pytest.mark.wasm
@pytest.mark.slow
@pytest.mark.parametrize(("name", "who", "value", "positions"), [
    ("cat_cab", "seat 1", 0, 361_721),
    ("taxi_derby", "the first player", 1, 173_071),
    ("washi_cat", "the first player", 1, 917_205)])
def test_our_games_small_enough_to_be_solved(name, who, value, positions):
    """A roll for the start makes Cat Cab Crew fair; in Taxi Derby and Washi Cat the first player wins."""
    ahead = first_advantage(small(name))
    assert (who, positions) == (ahead.who, ahead.positions)
    assert ahead.low <= value <= ahead.high
    assert ahead.high - ahead.low < 1e-9


@pytest.mark.wasm
def test_a_small_daifugo_is_fair():
    """It begins with a duel for the lead, which is the same for both."""
    ahead = first_advantage(small("meow_daifugo"))
    assert ahead.low <= 0 <= ahead.high
    assert ahead.high - ahead.low < 1e-3


def test_what_cannot_be_solved_is_said():
    """Too many positions, or too many players."""
    with pytest.raises(TooLarge, match="states=1000: Washi Cat has more positions than that"):
        first_advantage(load("washi_cat"), states=1000)
    with pytest.raises(ValueError, match="3 seats play; a game for one or two can be solved"):
        first_advantage(load("cat_cab", players=3))
