"""Random numbers by name: even, independent, the same in both engines, and each die its own."""

from collections import Counter
from itertools import product

import pytest
from scipy import stats

from catlib import load
from catlib.bench.compare import compare
from catlib.chance import DECISION, draw_of, key_of_game
from catlib.engine.driver import drive, log_of
from catlib.game import seat_bots

GAMES = ["hog", "kuhn", "heaps", "tictactoe", "broken", "cat_cab", "empire", "taxi_derby", "meow_daifugo", "washi_cat"]


def draws(games, kinds=(0,), seats=(0,), turns=(1,), counts=(0,)):
    """All draws of those names."""
    return [draw_of(key_of_game(7, g), *name) for g in range(games) for name in product(kinds, seats, turns, counts)]


@pytest.mark.parametrize("names",
    [{}, {"kinds": (0, 5, DECISION)}, {"seats": (-1, 0, 1)}, {"turns": range(1, 20)}, {"counts": range(20)}],
    ids=["games", "kinds", "seats", "turns", "counts"])
def test_draws_are_even(names):
    """Whatever differs in their names, draws are spread evenly over [0, 1), and neighbours are independent."""
    found = draws(2000 if names else 20_000, **names)
    assert stats.kstest(found, "uniform").pvalue > 0.001
    assert abs(stats.pearsonr(found[1:], found[:-1]).statistic) < 4 / len(found) ** 0.5


def test_no_two_names_share_a_draw():
    """Seat, turn, kind and count never stand for each other."""
    found = draws(3, (0, 1, 31, DECISION), (-1, 0, 1, 5), range(40), range(40))
    assert len(found) == len(set(found))


@pytest.mark.wasm
@pytest.mark.parametrize("name", GAMES)
def test_both_engines_play_the_same_games(name):
    """Payoffs, measures, counts, winners and ends agree game by game."""
    game = load(name)
    bots = [bot if bot in game.type.bots.COMPILED else game.type.bots.COMPILED[0] for bot in seat_bots(game)]
    few = 2 if name in ("empire", "washi_cat") else 8
    assert drive(game, bots, 3, 5, 5 + few, compile=False) == drive(game, bots, 3, 5, 5 + few, compile=True)


@pytest.mark.wasm
@pytest.mark.parametrize("rule", [
    {"curse_limit": 5}, {"item_limit": 3}, {"rush_turns": 6}], ids=["curses", "items", "rush"])
def test_shared_luck_saves_three_games_of_four(rule):
    """A small change of a rule shows in less than a quarter of the games that independent luck would take."""
    result = compare([load("cat_cab"), load("cat_cab", **rule)], games=2000, seed=1, progress=False)
    both, second, first, neither = result.run.pairs[0].of_seat(0)
    games = both + second + first + neither
    p, q, apart = (both + first) / games, (both + second) / games, (second - first) / games
    assert p * (1 - p) + q * (1 - q) > 4 * ((second + first) / games - apart**2)


def test_a_rule_that_changes_nothing_changes_no_game():
    """Where a limit is never reached, both variants are the same games, decision by decision."""
    games = load("cat_cab"), load("cat_cab", turn_limit=1000)
    first, second = (log_of(game, ["greedy"] * 2, 4, 1) for game in games)
    assert first == second


def dice_by_turn(game, log):
    """What fell in each turn of each seat, by seat and number of that seat's turn."""
    state, seat, turns, found = game.initial_state(), -1, Counter(), {}
    for action in log:
        player = game.current_player(state)
        if game.is_chance_node(state):
            found.setdefault((seat, turns[seat]), []).append(action)
        elif player != seat:
            seat = player
            turns[seat] += 1
        state = game.child(state, action)
    return found


def test_one_die_more_moves_no_later_turn():
    """In Pig a bolder player rolls more dice in a turn; what falls in all other turns stays what it was."""
    game, longer = load("hog"), 0
    for number in range(20):
        bold, careful = (
            dice_by_turn(game, log_of(game, [bot, "hold at 20"], 4, number)) for bot in ("random", "hold at 20")
        )
        for place in bold.keys() & careful.keys():
            both = min(len(bold[place]), len(careful[place]))
            assert bold[place][:both] == careful[place][:both]
            longer += len(bold[place]) != len(careful[place])
    assert longer > 20
