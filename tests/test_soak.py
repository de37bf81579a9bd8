"""Compiled games on every board, under random house rules: after every step the laws of the game hold.

`python run.py test tests/test_soak.py --cases 5100 --timeout 0` asks more than 10⁸ steps of each game.
"""

import importlib
import random
from pathlib import Path

import pytest

import catlib
from catlib.games.cat_cab import board
from catlib.games.empire.maps import map_names
from catlib.games.meow_daifugo.cards import deck_names
from catlib.games.washi_cat.boards import board_names
from catlib.rules import rule

from .cat_cab.positions import CITIES
from .soak.driver import Fault, random_game, soak

PUBLISHED = sorted(path.parent.name for path in (Path(__file__).parents[1] / "catlib" / "games").glob("*/rules.py"))
BOARDS = {
    "cat_cab": {"board": [*board.board_names(), *CITIES.values()]},
    "empire": {"map": map_names()},
    "meow_daifugo": {"deck": deck_names()},
    "taxi_derby": {
        "city": ["city", "large_city", "small_city"],
        "passengers": ["passengers", "later_passengers"],
        "tickets": ["tickets", "later_tickets"],
    },
    "washi_cat": {"board": board_names()},
}
HOUSES = 2  # of a case
STEPS = 10_000  # under each
WHIMS = [1.0, 1.0, 0.3, 0.05]  # how often chance decides, and no bot


def laws_of(name):
    """The rule of a game that says which law a step breaks, and the laws in words."""
    module = importlib.import_module(f"tests.{name}.laws")
    return module.law, module.LAWS


@pytest.mark.wasm
@pytest.mark.parametrize("name", BOARDS)
def test_laws_hold(request, name):
    """Every step of random compiled games keeps the contract and the laws of the game."""
    cases, rng, steps = request.config.getoption("--cases"), random.Random(name), 0
    for number in range(HOUSES * cases):
        game = random_game(name, rng, BOARDS[name])
        steps += soak(game, *laws_of(name), 1000 * number, STEPS, WHIMS[number % len(WHIMS)])
    assert HOUSES * cases * STEPS <= steps
    print(f"{name}: {steps:,} steps under {HOUSES * cases:,} random house rules")


def test_every_published_game_has_laws():
    """No game of the library goes without."""
    assert PUBLISHED == sorted(BOARDS)


@pytest.mark.wasm
def test_both_engines_ask_the_same():
    """In plain Python the same games take as many steps."""
    game, (law, laws) = catlib.load("cat_cab", players=2), laws_of("cat_cab")
    assert soak(game, law, laws, 7, 500, 0.5, compiled=False) == soak(game, law, laws, 7, 500, 0.5)


@rule
def no_third_card(setup, before, action, state):
    """A law that a game of Daifugō breaks with its third card."""
    return 2 if state.dealt > 2 else 0


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=pytest.mark.wasm)])
def test_a_broken_law_is_named(compiled):
    """A fault says which law was broken, and in which game and step."""
    game = catlib.load("meow_daifugo", players=3)
    with pytest.raises(Fault, match=r"no third card: load\('meow_daifugo'.*, seed 7, step 3$"):
        soak(game, no_third_card, ("unused", "no third card"), 7, 100, 1.0, compiled)
