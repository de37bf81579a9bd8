"""Exhaustive search on games whose values are known, and against slow twins."""

from __future__ import annotations

import math
import random
import re
from fractions import Fraction
from functools import reduce
from operator import xor

import pytest

from catlib import CHANCE, load
from catlib.solving import CannotSolve, exhaustive

DRAW = (0, 0)


@pytest.fixture
def nim():
    return load("nim")


@pytest.fixture
def tictactoe():
    return load("tictactoe")


def after(game, *actions):
    """The state after some actions."""
    return reduce(game.child, actions, game.initial_state())


def worth(game, state):
    """Every seat's payoff when all play best, by the definition: the twin of `exhaustive`."""
    if game.is_terminal(state):
        return tuple(game.returns(state))
    if game.is_chance_node(state):
        parts = [(p, worth(game, game.child(state, a))) for a, p in game.chance_outcomes(state)]
        return tuple(sum(p * values[seat] for p, values in parts) for seat in range(game.num_players))
    mover = game.current_player(state)
    return max((worth(game, game.child(state, a)) for a in game.legal_actions(state)), key=lambda v: v[mover])


def option_values(solution):
    return {option.action: option.low for option in solution.options}


def test_noughts_and_crosses_is_a_draw(tictactoe):
    """Noughts and crosses is a draw, whatever the first mark, and that is exact."""
    solution = exhaustive(tictactoe)
    assert solution.values == DRAW
    assert list(option_values(solution).values()) == [DRAW] * 9
    assert solution.mark == "exact"
    assert solution.best == 0


def test_noughts_and_crosses_has_5478_positions(tictactoe):
    """Of the 5478 positions of noughts and crosses 958 are over, so 4520 are opened: a depth rules out alpha-beta."""
    everything = exhaustive(tictactoe, depth=9, payoffs=(-1, 1))
    assert everything.values == DRAW
    assert everything.nodes == 5478 - 958


def test_alpha_beta_opens_fewer_positions(tictactoe):
    """Alpha-beta comes to the same values with fewer positions."""
    assert exhaustive(tictactoe).nodes < 4520


@pytest.mark.parametrize(("first", "answers"), [(0, [4]), (4, [0, 2, 6, 8]), (1, [0, 2, 4, 7])])
def test_answers_in_noughts_and_crosses(tictactoe, first, answers):
    """A corner is answered in the middle, the middle in a corner, an edge beside, behind or between it."""
    solution = exhaustive(tictactoe, after(tictactoe, first))
    assert answers == [action for action, values in option_values(solution).items() if values == DRAW]
    assert solution.best == answers[0]


@pytest.mark.parametrize("heaps", [(1, 2, 3), (3, 4, 5), (1, 1), (7,), (2, 3, 6, 7), (2, 4, 5, 6)])
def test_nim_is_bouton(heaps):
    """The mover wins unless the heaps cancel in binary, by just the moves that make them cancel; Bouton 1901."""
    nim = load("nim", heaps=heaps)
    solution = exhaustive(nim)
    assert solution.values == ((1, 0) if reduce(xor, heaps) else (0, 1))
    for action, values in option_values(solution).items():
        left = nim.child(nim.initial_state(), action).heap
        assert values == ((0, 1) if reduce(xor, left) else (1, 0))


@pytest.mark.parametrize(("heap", "most"), [(12, 3), (13, 3), (20, 4), (5000, 3)])
def test_taking_from_one_heap(heap, most):
    """With at most m to take from one heap the mover loses multiples of m + 1, in games of thousands of moves too."""
    solution = exhaustive(load("nim", heaps=(heap,), most=most))
    assert solution.values == ((0, 1) if heap % (most + 1) == 0 else (1, 0))


@pytest.mark.parametrize("heaps", [(2, 2), (1, 2, 2), (3, 2), (4,)])
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("slips", [False, True])
def test_against_the_definition(heaps, players, slips):
    """With and without chance, for two seats and three, values are those of the definition, as fractions."""
    nim = load("nim", players=players, heaps=heaps, slips=slips)
    solution = exhaustive(nim)
    assert worth(nim, nim.initial_state()) == solution.values
    for action, values in option_values(solution).items():
        assert worth(nim, nim.child(nim.initial_state(), action)) == values
    assert all(isinstance(value, int | Fraction) for value in solution.values)
    assert sum(solution.values) == 1


def test_alpha_beta_on_random_positions(tictactoe):
    """From any position alpha-beta gives every action the value that looking at everything gives it."""
    rng = random.Random(5)
    for _ in range(30):
        state = tictactoe.initial_state()
        for _ in range(rng.randrange(1, 6)):
            if not tictactoe.is_terminal(state):
                state = tictactoe.child(state, rng.choice(tictactoe.legal_actions(state)))
        slow = exhaustive(tictactoe, state, depth=9, payoffs=(-1, 1))
        fast = exhaustive(tictactoe, state)
        assert (slow.values, slow.options, slow.player) == (fast.values, fast.options, fast.player)


def test_payoffs_of_two_that_add_up_to_no_one_sum(nim, monkeypatch):
    """Two seats whose payoffs add up to different sums are searched whole, not by alpha-beta."""

    def both_like_short_games(setup, state, out):
        out[0] = 10 - state.moves + 2 * (state.last == 0)
        out[1] = 3 * (state.last == 1)

    nim = load("nim", heaps=(2, 2), counted=True)
    monkeypatch.setattr(nim.rules, "returns", both_like_short_games)
    monkeypatch.setattr(nim.rules, "PAYOFFS", (0, 12))
    assert worth(nim, nim.initial_state()) == exhaustive(nim, payoffs=(0, 12)).values


def test_over_and_chance(nim):
    """A game that is over is worth what it paid, and a chance node its mean; nobody has a best action there."""
    over = after(load("nim", heaps=(1,)), 0)
    assert exhaustive(load("nim", heaps=(1,)), over).values == (1, 0)
    slippery = load("nim", heaps=(2,), slips=True)
    falling = after(slippery, 0)
    solution = exhaustive(slippery, falling)
    assert solution.values == (Fraction(1, 3), Fraction(2, 3))
    assert (solution.player, solution.options) == (CHANCE, ())
    with pytest.raises(ValueError, match="nobody decides here"):
        _ = solution.best


@pytest.mark.parametrize("slips", [False, True])
@pytest.mark.parametrize("players", [2, 3])
def test_bounds_hold_the_exact_value(players, slips):
    """Cut at a depth, every value is a bound that holds the exact one, and narrows until it is exact."""
    nim = load("nim", players=players, heaps=(2, 3), slips=slips)
    exact = exhaustive(nim)
    widths = []
    for depth in range(1, 12):
        cut = exhaustive(nim, depth=depth)
        for option, true in zip(cut.options, exact.options, strict=True):
            assert all(a <= v <= b for a, v, b in zip(option.low, true.low, option.high, strict=True))
        assert all(a <= v <= b for a, v, b in zip(cut.low, exact.values, cut.high, strict=True))
        widths.append(cut.high[0] - cut.low[0])
    assert exhaustive(nim, depth=1).mark == "bound"
    assert widths[0] == 1
    assert widths[-1] == 0
    assert (cut.mark, cut.values) == ("exact", exact.values)


def test_bounds_are_not_read_as_values(nim):
    """Where only bounds are known, asking for values is refused."""
    with pytest.raises(ValueError, match="only bounds are known"):
        _ = exhaustive(nim, depth=1).values


def test_heuristic_makes_an_estimate(nim):
    """A heuristic at the depth makes an estimate; Bouton's theorem as heuristic finds the winning move at once."""

    def bouton(state):
        out = [0, 0]
        nim.rules.evaluate(nim.setup, state, out)
        return out

    solution = exhaustive(nim, depth=1, heuristic=bouton)
    assert solution.mark == "estimate"
    assert solution.values == (1, 0)
    assert nim.action_to_string(nim.initial_state(), solution.best) == "2 from heap 1"


@pytest.mark.parametrize(
    ("name", "options", "sentence"),
    [
        ("nim", {"nodes": 10}, "nodes=10: Nim has more positions from here; raise nodes, or set a depth"),
        ("tictactoe", {"nodes": 10}, "nodes=10: Noughts and crosses has more positions from here; raise nodes,"),
        ("pig", {}, "Pig can return to a position; catlib.solve solves loops, a depth cuts them"),
        ("pig", {"depth": 3}, "depth: Pig declares no PAYOFFS; give payoffs=(least, most) or a heuristic"),
        ("pig", {"depth": 0}, "depth=0: a whole number from 1"),
        ("pig", {"nodes": math.nan}, "nodes=nan: a whole number from 1"),
        ("nim", {"payoffs": (0, Fraction(1, 2))}, "Nim pays 1"),
    ],
)
def test_what_cannot_be_solved(name, options, sentence):
    """What cannot be worked out is refused in a sentence that says what to do."""
    with pytest.raises(ValueError, match=re.escape(sentence)):
        exhaustive(load(name), **options)
    assert issubclass(CannotSolve, ValueError)


def test_loops_can_be_cut():
    """A game that can return to a position is bounded by depth."""
    pig = load("pig", target=2)
    cut = exhaustive(pig, depth=9, payoffs=(-1, 1))
    assert cut.mark == "bound"
    assert cut.low[0] <= Fraction(5, 7) <= cut.high[0]
    assert cut.low[0] > 0
    assert cut.best == 1
