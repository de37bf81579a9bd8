"""A number that does not fit its field is told in a sentence, whichever engine meets it, in a game of one file."""

import re

import pytest

from catlib import load
from catlib.bench import compare
from catlib.engine import driver as engine
from catlib.play import Judge, simulate
from catlib.rules.wasm import Trap
from catlib.solving import mcts, solve

pytestmark = pytest.mark.wasm

SUMS = '''
"""Sums: three dice each, of 20 to 50 points; whoever has more wins. Most sums fit one byte, and some do not."""
from catlib.game.authoring import CHANCE, TERMINAL, add, record, rule
ACTIONS, OUTCOMES, PAYOFFS = ("draw",), tuple(map(str, range(20, 51))), (0, 1)
State = record("State", {"sum": ("i1", 2), "drawn": "i1", "begun": "i1"}, __name__)
@rule
def current_player(setup, state):
    return TERMINAL if state.drawn == 6 else CHANCE if state.begun else 0
@rule
def apply_action(setup, state, action):
    if state.begun:
        take(state, action + 20)
    else:
        state.begun = 1
@rule
def take(state, points):
    state.sum[state.drawn % 2] += points
    state.drawn += 1
@rule
def returns(setup, state, out):
    out[0] = 1 if state.sum[0] >= state.sum[1] else 0
    out[1] = 1 - out[0]
@rule
def evaluate(setup, state, out):
    out[0], out[1] = 0.5, 0.5
add(__name__)
'''
SAID = r"sums.py:17, in take: a number outside -128 to 127, which i1 holds; declare state.sum as i2 or limit it$"
PLAIN = r"sums.py, at the end of a game: field sum: \d+ is not a whole number from -128 to 127, which i1 holds; declare"


@pytest.fixture
def sums(tmp_path):
    """The game whose fields are too short for 4 in 100 games."""
    (tmp_path / "sums.py").write_text(SUMS, encoding="utf-8")
    return load(tmp_path / "sums.py")


ENGINES = {
    "whole games": lambda game: engine.play(game, ["random", "random"], range(400), compile=True),
    "simulate": lambda game: simulate(game, games=400, seed=1, progress=False),
    "search": lambda game: mcts(game, game.initial_state(), simulations=2000, seed=1),
    "judge": lambda game: Judge(game, ["random", "random"], playouts=500).chances(game.initial_state(), 1),
    "solve": lambda game: solve(game),
}


@pytest.mark.parametrize("name", ENGINES)
def test_compiled_engines_tell_an_overflow(sums, name):
    """The rule, the line, the field, and what would be right; never another winner."""
    with pytest.raises(Trap, match=SAID):
        ENGINES[name](sums)


def test_plain_engines_tell_an_overflow(sums):
    """Where Python knows larger numbers, they are told all the same: both engines play one game."""
    with pytest.raises(ValueError, match=PLAIN):
        engine.play(sums, ["random", "random"], range(400), compile=False)
    state = sums.child(sums.initial_state(), 0)
    state.sum[0], state.drawn = 100, 5
    state.sum[1] = 100
    assert [0, 1] == sums.returns(sums.child(state, 7))
    with pytest.raises(ValueError, match=PLAIN):
        sums.returns(sums.child(state, 8))


def test_the_bench_leaves_such_games_out_and_says_so(sums):
    """With how many there were, and the sentence."""
    said = str(compare([sums], games=2000, seed=1, progress=False))
    assert re.search(r"\d+ of 2.000 games went wrong and do not count; .*" + PLAIN, said)


def test_a_field_that_is_wide_enough_is_left_alone(tmp_path):
    """The same game with two bytes plays alike in both engines, and so does one that limits its numbers."""
    for number, (old, new) in enumerate([('("i1", 2)', '("i2", 2)'), ("+= points", "= min(127, 50 + points)")]):
        (tmp_path / f"wide{number}.py").write_text(SUMS.replace(old, new), encoding="utf-8")
        game = load(tmp_path / f"wide{number}.py")
        plain, fast = (engine.play(game, ["random"] * 2, range(300), compile=c) for c in (False, True))
        assert plain.returns == fast.returns


def test_an_overflow_leaves_no_trace(sums, tmp_path):
    """After it the same engine plays on, and names what stops it then."""
    with pytest.raises(Trap, match="in take"):
        engine.play(sums, ["random"] * 2, range(400), compile=True)
    seeds = [seed for seed in range(40) if _ends(sums, seed)]
    assert len(seeds) > 10
    assert len(seeds) == len(engine.play(sums, ["random"] * 2, seeds, compile=True).returns)


def _ends(game, seed):
    try:
        return bool(engine.play(game, ["random"] * 2, [seed], compile=False).finished[0])
    except ValueError:
        return False
