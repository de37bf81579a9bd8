"""What each seat sees, remembers and is paid in other libraries, told field by field and for every seat."""

import random

import pytest

from catlib import load
from catlib.game import classics
from catlib.interop import Step, seen_numbers
from catlib.interop.gymnasium import gymnasium_env
from catlib.interop.openspiel import openspiel_game
from catlib.interop.pettingzoo import pettingzoo_env

from .openspiel import on_openspiel

SECRETS = [("meow_daifugo", {}), ("empire", {"objective": "missions"})]

pytestmark = pytest.mark.filterwarnings("ignore")


def states(game, seed, steps):
    """The states of a random game."""
    state, draw = game.initial_state(), random.Random(seed)
    for _ in range(steps):
        if game.is_terminal(state):
            return
        options = [outcome for outcome, _ in game.chance_weights(state)] or game.legal_actions(state)
        state = game.child(state, draw.choice(options))
        yield state


def told(game, state, seat):
    """The row of numbers that a seat sees, read back to fields: short ones, halves of 4 bytes, bits of 8."""
    row, kinds = [int(n) for n in seen_numbers(game, state, seat)], game.rules.State.FIELDS.items()
    places = [(name, kind) for name, (kind, length) in kinds for _ in range(max(1, length))]
    short = [name for name, kind in places if kind not in ("i4", "i8")]
    four = [name for name, kind in places if kind == "i4"]
    eight = [name for name, kind in places if kind == "i8"]
    assert len(row) == len(short) + 2 * len(four) + 64 * len(eight)
    read = list(zip(short, row, strict=False))
    upper, lower = row[len(short) :][: len(four)], row[len(short) + len(four) :][: len(four)]
    read += [(name, (a << 16) + b) for name, a, b in zip(four, upper, lower, strict=True)]
    bits = row[len(short) + 2 * len(four) :]
    for i, name in enumerate(eight):
        number = sum(bit << k for k, bit in enumerate(bits[64 * i : 64 * i + 64]))
        read.append((name, number - (number >> 63 << 64)))
    found = {}
    for name, number in read:
        found.setdefault(name, []).append(number)
    return found


@pytest.mark.parametrize(("name", "house"), SECRETS)
def test_every_seat_sees_what_it_may_see(name, house):
    """Its own hand and no other, each number as it is, and 0 for what it may not see."""
    game, apart = load(name, players=3, **house), 0
    for n, state in enumerate(states(game, 4, 120)):
        for seat in range(3) if n % 10 == 0 else ():
            seen, read = game.observation(state, seat), told(game, state, seat)
            for field, (_, length) in state.FIELDS.items():
                value = seen.get(field, 0)
                row = value if isinstance(value, list) else [value]
                wanted = [number if isinstance(number, int) else 0 for number in row] if field in seen else []
                assert (wanted + [0] * max(1, length))[: max(1, length)] == read[field], field
            apart += read != told(game, state, (seat + 1) % 3)
    assert apart > 3


def test_a_row_that_is_seen_in_part_is_filled_with_0(forget_games, tmp_path):
    """Where a file tells a seat fewer numbers than a row has, these come first, and all rows stay as long."""
    text = classics()["kuhn_poker"].read_text(encoding="utf-8")
    seen = "def observation(setup, state, player):\n    return {'card': state.card[player : player + 1]}\n\n\n"
    (tmp_path / "own.py").write_text(text.replace("add(__name__)", seen + "add(__name__)"), encoding="utf-8")
    game = load(tmp_path / "own.py")
    state = game.initial_state()
    state.card[:] = [2, 3]
    assert [[2, 0], [3, 0]] == [told(game, state, seat)["card"] for seat in (0, 1)]


@pytest.mark.parametrize("number", [0, 1, -1, 2**15, 2**16 - 1, 2**31 - 1, -(2**31), 70_000])
def test_numbers_of_four_bytes_keep_both_halves(number):
    """Upper half and lower half give the number again, below 0 too."""
    game = load("taxi_derby")
    state = game.initial_state()
    field = next((name for name, (kind, length) in state.FIELDS.items() if kind == "i4" and not length), None)
    game = game if field else load("empire")
    state = game.initial_state()
    name, length = next((name, length) for name, (kind, length) in state.FIELDS.items() if kind == "i4")
    if length:
        getattr(state, name)[-1] = number
        assert number == told(game, state, 0)[name][-1]
    else:
        setattr(state, name, number)
        assert [number] == told(game, state, 0)[name]


def test_a_seat_remembers_its_own_deeds_and_nobody_else_s():
    """In order, with what it saw in between; asked of one seat first or of the other."""
    game = load("kuhn_poker")
    for first in (0, 1):
        step = Step(game, game.initial_state())
        for action in (0, 1, 1, 0):  # a jack and a queen, a bet, a fold
            step = step.child(action)
            step.known(first)
        deeds = [[each for each in step.known(seat) if isinstance(each, int)] for seat in (0, 1)]
        assert [[1], [0]] == deeds
        assert "'card': [1, 0]" in str(step.known(0))
        assert "'card': [0, 2]" in str(step.known(1))
        assert step.known(0) == step.known(0)


@on_openspiel
def test_openspiel_is_told_the_truth_about_a_game():
    """Whether anything is hidden, what payoffs add up to, how weights become chances, what an observer remembers."""
    import pyspiel

    types = {name: openspiel_game(load(name), total).get_type()
             for name, total in (("kuhn_poker", 0.0), ("tictactoe", 0.0), ("pig", 1.0))}
    known, sums = pyspiel.GameType.Information, pyspiel.GameType.Utility
    assert [known.IMPERFECT_INFORMATION, known.PERFECT_INFORMATION] == [
        types[name].information for name in ("kuhn_poker", "pig")]
    assert [sums.ZERO_SUM, sums.CONSTANT_SUM] == [types[name].utility for name in ("tictactoe", "pig")]
    assert sums.GENERAL_SUM == openspiel_game(load("nim"), None).get_type().utility
    blackjack = openspiel_game(load("blackjack"), None).new_initial_state()
    assert dict(blackjack.chance_outcomes()) == pytest.approx(
        {outcome: float(chance) for outcome, chance in load("blackjack").chance_outcomes(
            load("blackjack").initial_state())})


@on_openspiel
def test_openspiel_s_observers_see_as_their_player():
    """The text says what is seen now or what is remembered, as was asked for; the numbers are the player's own."""
    import pyspiel

    game = load("kuhn_poker")
    there = openspiel_game(game)
    state = there.new_initial_state()
    for action in (0, 1, 1):
        state.apply_action(action)
    now = there.make_py_observer()
    recalls = there.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    for player in (0, 1):
        assert repr(game.observation(state.at.state, player)) == now.string_from(state, player)
        assert repr(state.at.known(player)) == recalls.string_from(state, player)
        now.set_from(state, player)
        assert seen_numbers(game, state.at.state, player).tolist() == now.tensor.tolist()
    assert now.string_from(state, 0) != now.string_from(state, 1)


# PettingZoo


def played(env, draw):
    """Play to the end by the mask, which only whoever decides has; how often each agent decided."""
    taken = dict.fromkeys(env.possible_agents, 0)
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        agent = env.agent_selection
        masks = {each: env.observe(each)["action_mask"] for each in env.possible_agents}
        assert [each == agent for each in masks] == [bool(mask.any()) for mask in masks.values()]
        taken[agent] += 1
        env.step(draw.choice([i for i, n in enumerate(masks[agent]) if n]))
    return taken


def test_agents_are_paid_as_their_seats():
    """At the end each has what its seat is paid, and a second game begins with nothing."""
    game, draw, paid = load("kuhn_poker"), random.Random(1), set()
    env = pettingzoo_env(game)
    for seed in range(12):
        env.reset(seed=seed)
        assert {"seat_0": 0, "seat_1": 0} == env._cumulative_rewards == env.rewards
        played(env, draw)
        wanted = game.returns(env.state_now)
        assert {"seat_0": wanted[0], "seat_1": wanted[1]} == env.rewards == env._cumulative_rewards
        assert all(env.terminations.values())
        assert not any(env.truncations.values())
        paid.add(tuple(wanted))
    assert len(paid) > 2


@pytest.mark.parametrize("limit", [1, 2, 5])
def test_a_game_is_cut_off_after_so_many_decisions(limit):
    """Of all agents together; nobody is paid then."""
    env = pettingzoo_env(load("pig"), limit)
    env.reset(seed=1)
    assert limit == sum(played(env, random.Random(2)).values())
    assert all(env.truncations.values())
    assert {0} == {*env.rewards.values()}


def test_luck_goes_on_unless_a_seed_is_given():
    """A reset without a seed plays another game; with the same seed the same comes."""
    env = pettingzoo_env(load("kuhn_poker"))

    def dealt(**seed):
        env.reset(**seed)
        return tuple(env.state_now.card)

    first = [dealt(seed=5), *(dealt() for _ in range(20))]
    assert first == [dealt(seed=5), *(dealt() for _ in range(20))]
    assert len(set(first)) > 3


# Gymnasium


def test_an_action_that_is_not_legal_is_the_first_that_is():
    """So nothing is ended by it."""
    env = gymnasium_env(load("bear_off", rolls=9))
    _, info = env.reset(seed=5)
    legal = [i for i, n in enumerate(info["action_mask"]) if n]
    wrong = next(i for i, n in enumerate(info["action_mask"]) if not n)
    seen = env.step(wrong)[0].tolist()
    env.reset(seed=5)
    assert seen == env.step(legal[0])[0].tolist()


def test_payoffs_come_at_the_end_and_each_game_counts_its_own_decisions():
    """The limit is that of one game; a game that ends with its last decision is over and not cut off."""
    game = load("bear_off", rolls=9)
    env, draw, ended = gymnasium_env(game, limit=10_000), random.Random(3), []
    for seed in range(4):
        _, info = env.reset(seed=seed)
        over, steps = False, 0
        while not over:
            _, paid, over, cut, info = env.step(draw.choice([i for i, n in enumerate(info["action_mask"]) if n] or [0]))
            steps += 1
            assert (not cut, 0.0 if not over else float(game.returns(env.state)[0])) == (True, paid)
        assert steps == env.taken
        ended.append((seed, steps))
    seed, steps = ended[-1]
    for limit in (steps, steps - 1):
        env = gymnasium_env(game, limit=limit)
        for _ in range(2):
            draw = random.Random(3)
            _, info = env.reset(seed=seed)
            for _ in range(limit):
                _, _, over, cut, info = env.step(int(info["action_mask"].argmax()))
                if over or cut:
                    break
            assert cut == (not over and env.taken == limit)
            assert not (over and cut)


def test_a_payoff_that_is_paid_all_along_is_told_at_the_end():
    """Solo Daifugo counts its turns; the reward of every step but the last is nothing."""
    game = load("meow_daifugo", players=1)
    env, draw = gymnasium_env(game), random.Random(1)
    _, info = env.reset(seed=1)
    rewards, over = [], False
    while not over:
        _, paid, over, _, info = env.step(draw.choice([i for i, n in enumerate(info["action_mask"]) if n]))
        rewards.append(paid)
    assert [0.0] * (len(rewards) - 1) + [float(game.returns(env.state)[0])] == rewards
    assert rewards[-1] < 0
