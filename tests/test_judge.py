"""Positions judged by games played on: the exact chance, both engines alike, the same luck for each choice."""

import itertools
import math
from itertools import pairwise

import pytest

from catlib import load
from catlib.chance import draw_of, generator, key_of_game, kind_of
from catlib.engine import CalledOff, Watch, has_wasm
from catlib.game import players_on
from catlib.play import Judge, judge
from catlib.play.judge import NO_ACTION, SLICE


def exact_chance(game, state, choose):
    """Seat 1's chance to win by exhaustion, for a game that ends soon, all choices by `choose`."""
    if game.is_terminal(state):
        paid = game.returns(state)
        return (paid[0] > paid[1]) + 0.5 * (paid[0] == paid[1])
    if game.is_chance_node(state):
        return sum(float(p) * exact_chance(game, game.child(state, a), choose) for a, p in game.chance_outcomes(state))
    actions = choose(game.legal_actions(state))
    return sum(exact_chance(game, game.child(state, a), choose) for a in actions) / len(actions)


@pytest.mark.parametrize("name", ["kuhn", "tictactoe"])
def test_the_judge_finds_the_exact_chance_of_random_play(name):
    """Four thousand playouts by random bots lie within four errors of the chance by exhaustion."""
    game = load(name)
    state = game.initial_state()
    if name == "tictactoe":
        for action in (0, 4, 8):
            state = game.child(state, action)
    exact = exact_chance(game, state, lambda actions: actions)
    [first, _] = Judge(game, ["random"] * 2, playouts=4000).chances(state, key=1)
    assert abs(first - exact) < 4 * math.sqrt(0.25 / 4000)


@pytest.mark.wasm
@pytest.mark.parametrize("name", ["hog", "kuhn", "cat_cab", "meow_daifugo"])
def test_both_engines_judge_alike(name):
    """The same playouts, share by share."""
    game = load(name)
    state, draw = game.initial_state(), generator(1).random
    while game.is_chance_node(state):
        state = game.child(state, game.sample(state, draw()))
    actions = [NO_ACTION, *game.legal_actions(state)[:2]]
    plain, fast = (Judge(game, playouts=3, compile=c).shares(state, actions, key=9) for c in (False, True))
    assert plain == fast


def deciding(name, **options):
    """A game at its first decision, all chance before it drawn."""
    game = load(name, **options)
    state, draw = game.initial_state(), generator(1).random
    while game.is_chance_node(state):
        state = game.child(state, game.sample(state, draw()))
    return game, state


def test_playouts_have_numbers():
    """However many are asked for at a time, one of a number falls alike; those of other numbers and keys do not."""
    game, state = deciding("hog", target=15)
    actions, many = game.legal_actions(state), 2 * SLICE + 5
    judge = Judge(game, ["random"] * 2, playouts=many)
    whole = judge.shares(state, actions, 1)
    cuts = [0, 3, SLICE, SLICE + 4, many]
    parts = [judge.shares(state, actions, 1, a, b) for a, b in pairwise(cuts)]
    assert whole == [[share for part in parts for share in part[i]] for i in range(len(actions))]
    assert all(len(row) == many for row in whole)
    assert whole != judge.shares(state, actions, 2)
    assert whole != judge.shares(state, actions, 1, many, 2 * many)


def test_every_choice_has_the_same_luck():
    """An action named twice comes to the same in every playout."""
    game, state = deciding("cat_cab")
    action = game.legal_actions(state)[-1]
    first, again = Judge(game, playouts=20).shares(state, [action, action], key=5)
    assert first == again


def test_a_judge_can_be_called_off():
    """Between two slices it asks whether to go on."""
    game, state = deciding("cat_cab")
    watch = Watch()
    watch.call_off()
    with pytest.raises(CalledOff):
        watch.over(Judge(game, playouts=20).chances, state, 1)


def test_a_playout_that_is_cut_is_an_equal_share_for_all(monkeypatch):
    """The first seat gains nothing by it."""
    monkeypatch.setattr(judge, "LIMIT", 3)
    game, state = deciding("cat_cab", players=3)
    for compiled in (False, *[True] * has_wasm()):
        cutting = Judge(game, playouts=2, compile=compiled)
        [rows] = cutting.shares(state, [NO_ACTION], key=1)
        assert ([[1 / 3] * 3] * 2, 2) == (rows, cutting.cut)


def test_a_game_for_one_is_won_by_what_pays_more_than_nothing():
    """Two checkers on the six points leave in one roll by a double alone, and other playouts are lost."""
    game = load("bear_off", first=6, second=6)
    [rows] = Judge(game, playouts=200, compile=False).shares(game.initial_state(), [NO_ACTION], key=1)
    assert {(0.0,), (1.0,)} == {*map(tuple, rows)}
    assert sum(share for share, in rows) < 60


def test_each_seat_plays_with_its_own_bot():
    """Seats that change their bots change their chances; a bot that is not a rule makes room for the best that is."""
    game, state = deciding("washi_cat", board="tiny", drawing="board")
    racer, blocker = ([first, second] for first, second in (("racer", "random"), ("random", "racer")))
    mine, other = (Judge(game, bots, playouts=40, compile=False).chances(state, key=1) for bots in (racer, blocker))
    assert mine[0] > 0.5 > other[0]
    known = game.type.bots.COMPILED
    outside = next(bot for bot in game.bots if bot not in known)
    assert (known[-1], known[0]) == Judge(game, [outside, known[0]]).bots
    assert (known[-1], known[-1]) == Judge(game).bots


@pytest.mark.parametrize("compile", [False, True])
def test_a_bot_that_slips_is_judged_as_it_plays(monkeypatch, compile):
    """One that always slips is random, one that never does is the bot behind it, choice for choice."""
    game = load("washi_cat")
    monkeypatch.setattr(game.type.bots, "SLIPS", {"lost": ("racer", 1.0), "sober": ("racer", 0.0)})
    for slipping, plain in (("lost", "random"), ("sober", "racer")):
        found = [Judge(game, [bot] * 2, 3, compile).chances(game.initial_state(), 5) for bot in (slipping, plain)]
        assert found[0] == found[1]


def test_numbers_are_found_by_all_that_names_them():
    """Another seed, game, seat, turn, kind or count is another number; fields called phase say the kind."""
    keys = {key_of_game(seed, number) for seed in range(4) for number in range(4)}
    assert 16 == len(keys)
    assert 4**4 == len({draw_of(1, *place) for place in itertools.product(range(4), range(-1, 3), range(4), range(4))})
    state = load("cat_cab").initial_state()
    for phase in (0, 3, 31):
        state.phase = phase
        assert phase == kind_of(type(state))(state)
    pig = load("hog").initial_state()
    assert 0 == kind_of(type(pig))(pig)


@pytest.mark.wasm
@pytest.mark.parametrize("name", ["cat_cab", "empire", "meow_daifugo", "taxi_derby"])
def test_games_are_played_on_by_the_best_bot_that_is_a_rule(name):
    """Against each other bot, once in each seat, it wins half of the games or more."""
    game = load(name, players=2)
    best, *others = game.type.bots.COMPILED[::-1]
    assert [best] * 2 == game.type.bots.plays_on(game) == players_on(game)
    for other in others:
        seats = ([best, other], 0), ([other, best], 1)
        won = sum(Judge(game, bots, 60).chances(game.initial_state(), key=3)[seat] for bots, seat in seats) / 2
        assert won > 0.5, (other, won)
