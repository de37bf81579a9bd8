"""Our games in other libraries: their own suites pass, and OpenSpiel's games are the same as ours."""

import random
from pathlib import Path

import pytest

from catlib import load
from catlib.game import find
from catlib.interop import seen_numbers
from catlib.interop.gymnasium import gymnasium_env
from catlib.interop.openspiel import openspiel_game
from catlib.interop.pettingzoo import pettingzoo_env
from catlib.solving import cfr

from .openspiel import on_openspiel

TEAMS = Path(__file__).parents[1] / "teams"
FIVE = ("cat_cab", "empire", "meow_daifugo", "taxi_derby", "washi_cat")

pytestmark = pytest.mark.filterwarnings("ignore")  # their suites warn of what is a matter of taste


def total(name):
    """What the payoffs of a game of the gallery add up to."""
    return 1.0 if name == "pig" else 0.0


@on_openspiel
@pytest.mark.parametrize("name", ["kuhn_poker", "pig", "tictactoe"])
def test_openspiel_plays_and_writes_our_games(name):
    """Random games with every state written and read again, as OpenSpiel tests its own."""
    import pyspiel

    game = load(name, **({"target": 8} if name == "pig" else {}))
    pyspiel.random_sim_test(openspiel_game(game, total(name)), num_sims=3, serialize=True, verbose=False)


@on_openspiel
@pytest.mark.parametrize("name", ["kuhn_poker", "pig", "tictactoe"])
def test_openspiel_writes_a_playthrough_of_our_games(name):
    """All that can be asked of every state of a game is written down, the same again for the same seed."""
    from open_spiel.python.algorithms import generate_playthrough

    game = load(name, **({"target": 8} if name == "pig" else {}))
    there = openspiel_game(game, total(name))
    first, again = (generate_playthrough.playthrough_lines(there.get_type().short_name, seed=3) for _ in range(2))
    assert first == again
    assert f'GameType.long_name = "{game.title}"' in first
    assert any(line.startswith("IsTerminal() = True") for line in first)


@on_openspiel
@pytest.mark.parametrize("name", FIVE)
def test_openspiel_steps_the_five_games(name):
    """Actions are sorted, a clone goes its own way, and a seat's view is text and numbers."""
    game = load(name, players=2)
    state, draw = openspiel_game(game, None, 100_000).new_initial_state(), random.Random(1)
    for _ in range(60):
        if state.is_terminal():
            break
        legal = state.legal_actions()
        assert sorted(legal) == legal
        twin = state.clone()
        twin.apply_action(draw.choice(legal))
        state.apply_action(draw.choice(legal))
    assert "" != state.observation_string(0) != state.information_state_string(0)
    assert len(state.observation_tensor(0)) == len(state.observation_tensor(1))


def small(name):
    """One of the five games, small enough to be solved."""
    return load(name, players=2, **find(name).setup.SMALL)


@on_openspiel
@pytest.mark.parametrize("name", FIVE)
def test_openspiel_plays_writes_and_searches_the_five_games(name):
    """A random game with every state written and read again, a playthrough, and a choice of its tree search."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import generate_playthrough, mcts

    game = openspiel_game(small(name), None)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    lines = generate_playthrough.playthrough_lines(game.get_type().short_name, seed=3)
    assert any(line.startswith("IsTerminal() = True") for line in lines)
    state, draw = game.new_initial_state(), random.Random(1)
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(draw.choice(state.legal_actions()))
    judge = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2, 10, judge, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


@on_openspiel
@pytest.mark.slow
def test_openspiels_cfr_solves_our_daifugo():
    """Their CFR+ comes near an equilibrium of four cards, which is fair as ours says."""
    import pyspiel

    game = openspiel_game(small("meow_daifugo"))
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(4):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert pyspiel.exploitability(game, policy) < 0.15
    assert abs(pyspiel.expected_returns(game.new_initial_state(), policy, -1, False)[0]) < 0.1


@on_openspiel
def test_openspiels_cfr_solves_our_poker():
    """Their CFR+ on our Kuhn poker comes to Kuhn's value, as ours does."""
    from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

    game = openspiel_game(load("kuhn_poker"))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(100):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert exploitability.exploitability(game, policy) < 2e-3
    value = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])[0]
    assert abs(value + 1 / 18) < 2e-3


def tiny_daifugo(highest=3, **house):
    """Two cards each, white and black from 1 on, one round."""
    numbers = list(range(1, highest + 1))
    deck = {"title": "a few cards", "cards": 2 * highest, "white": numbers, "black_two": numbers}
    rules = {"deck": deck, "hand_cards": (2, 2, 2, 2), "field_cards": 0, "ends": "one round"} | house
    return load("meow_daifugo", players=2, **rules)


def leading(game):
    """Daifugō without the duel for start: the first seat leads."""
    state = game.initial_state()
    state.duel = 2
    return state


def spiel_policy(found):
    """An equilibrium as OpenSpiel keeps one, by what a seat remembers."""
    import pyspiel

    rows = {}
    for one in found.information_sets:
        rows[repr(one.history)] = list(zip(one.actions, one.strategy.values(), strict=True))
    return pyspiel.TabularPolicy(rows)


@pytest.mark.wasm
@on_openspiel
@pytest.mark.parametrize(("make", "rounds"), [
    (lambda: load("kuhn_poker"), 200),
    (lambda: load("liars_dice", sides=2), 50),
    pytest.param(lambda: tiny_daifugo(2), 30, marks=pytest.mark.slow)], ids=["kuhn", "liar", "daifugo"])
def test_openspiel_finds_our_strategies_as_exploitable_as_we_do(make, rounds):
    """Its best answers on our games win what ours win, to the last digits; so does its count of what play is worth."""
    import pyspiel

    game = make()
    found = cfr(game, rounds)
    there, policy = openspiel_game(game), spiel_policy(found)
    assert found.exploitability == pytest.approx(pyspiel.exploitability(there, policy), abs=1e-9)
    worth = pyspiel.expected_returns(there.new_initial_state(), policy, -1, False)[0]
    assert found.low - 1e-9 <= worth <= found.high + 1e-9


@pytest.mark.wasm
def test_a_tiny_daifugo_is_solved():
    """With the duel for start both seats are alike, so it is worth 0; without it whoever leads wins 7/6 on average."""
    game = tiny_daifugo(2)
    found, lead = cfr(game, 200), cfr(game, 200, leading(game))
    assert found.low <= 0 <= found.high
    assert found.exploitability < 1e-3
    assert lead.low <= 7 / 6 <= lead.high + 1e-12
    assert lead.exploitability < 1e-3
    assert "bound ±" in str(lead)


@on_openspiel
def test_openspiels_own_liars_dice_is_worth_what_ours_is():
    """Two dice of two sides each, the higher a joker: 7/8, by its own CFR+ on its own game."""
    import pyspiel

    theirs = pyspiel.load_game("liars_dice(numdice=2,dice_sides=2)")
    solver = pyspiel.CFRPlusSolver(theirs)
    for _ in range(200):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    worth = pyspiel.expected_returns(theirs.new_initial_state(), policy, -1, False)[0]
    assert abs(worth - 7 / 8) < 1e-3
    assert pyspiel.exploitability(theirs, policy) < 1e-3


@on_openspiel
@pytest.mark.parametrize(("dice", "sides"), [(1, 6), (2, 2), (2, 3)])
def test_openspiels_own_liars_dice_goes_as_ours(dice, sides):
    """The same bids at every step of many games, and the same winner; the highest side is a joker there."""
    import pyspiel

    game = load("liars_dice", dice=dice, others=dice, sides=sides, joker=sides)
    theirs, draw = pyspiel.load_game(f"liars_dice(numdice={dice},dice_sides={sides})"), random.Random(4)
    for _ in range(60):
        state, same = game.initial_state(), theirs.new_initial_state()
        while not game.is_terminal(state):
            if game.is_chance_node(state):
                action = other = draw.randrange(sides)
            else:
                legal = game.legal_actions(state)
                both = {a: 2 * dice * sides if a == 24 else a // 6 * sides + a % 6 for a in legal}
                assert list(both.values()) == same.legal_actions()
                action, other = draw.choice(list(both.items()))
            state = game.child(state, action)
            same.apply_action(other)
        assert list(map(float, game.returns(state))) == same.returns()


@on_openspiel
def test_openspiel_is_told_that_all_win_together(forget_games):
    """Its word for payoffs that are alike for everybody; its own test of a game plays ours."""
    import pyspiel

    game = openspiel_game(load(str(TEAMS / "island.py"), players=3))
    assert pyspiel.GameType.Utility.IDENTICAL == game.get_type().utility
    pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)


@on_openspiel
def test_openspiels_mcts_plays_our_pig():
    """Their tree search decides in our game: with a won turn it holds."""
    import numpy as np
    from open_spiel.python.algorithms import mcts

    game = openspiel_game(load("pig", target=8), 1.0)
    judge = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2, 50, judge, random_state=np.random.RandomState(1))
    state = game.new_initial_state()
    for action in (1, 5, 1, 5):  # two rolls of 6
        state.apply_action(action)
    assert 0 == bot.step(state)


@pytest.mark.parametrize(("name", "house", "limit", "cycles"), [
    ("kuhn_poker", {}, None, 60), ("pig", {"target": 10}, None, 60), ("tictactoe", {}, None, 60),
    *((name, {"players": 2}, 40, 20) for name in FIVE)])
def test_pettingzoos_suite(name, house, limit, cycles, capsys):
    """Their tests of the interface and of seeds pass; of the five games, on some turns of each."""
    from pettingzoo.test import api_test, seed_test

    game, options = load(name, **house), {"limit": limit} if limit else {}
    api_test(pettingzoo_env(game, **options), num_cycles=cycles)
    seed_test(lambda: pettingzoo_env(game, **options), num_cycles=10)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", FIVE)
def test_what_is_seen_is_kept_to_the_last_bit(name):
    """A number fits into a float of 32 bits, and states that differ in what is open differ in their rows."""
    import numpy as np

    game, draw = load(name, players=2), random.Random(3)
    state, rows = game.initial_state(), {}
    for _ in range(80):
        if game.is_chance_node(state):
            state = game.child(state, game.sample(state, draw.random()))
        else:
            state = game.child(state, draw.choice(game.legal_actions(state)))
        row = seen_numbers(game, state, 0)
        assert (row == row.astype(np.float32)).all()
        fields = {field: n for field, n in game.observation(state, 0).items() if field in state.FIELDS}
        rows.setdefault(tuple(row), repr(fields))
        assert rows[tuple(row)] == repr(fields)


@pytest.mark.parametrize("make",
    [lambda: load("bear_off"), lambda: load("blackjack"), lambda: load("meow_daifugo", players=1)],
    ids=["bear_off", "blackjack", "meow_daifugo"])
def test_gymnasiums_suite(make):
    """Their checker finds nothing wrong with a game for one, the one of the five that is among them."""
    from gymnasium.utils.env_checker import check_env

    check_env(gymnasium_env(make()), skip_render_check=True)


def test_an_environment_is_for_one():
    """A game for two is refused in a sentence."""
    with pytest.raises(ValueError, match="Pig: 2 seats play; an environment is for one"):
        gymnasium_env(load("pig"))


def test_an_environment_plays_to_the_end():
    """By the mask of legal actions a game is played, and its payoff is the reward of the last step."""
    env, draw = gymnasium_env(load("bear_off", rolls=9)), random.Random(3)
    _, info = env.reset(seed=5)
    over, reward = False, 0.0
    while not over:
        _, reward, over, cut, info = env.step(draw.choice([i for i, n in enumerate(info["action_mask"]) if n]))
        assert not cut
    assert 1.0 == reward
