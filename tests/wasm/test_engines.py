"""The same seeds give the same games in WebAssembly and in plain Python: logs, states, payoffs and measures."""

import functools
import itertools
from pathlib import Path

import pytest

from catlib import games, load
from catlib.chance import rng
from catlib.engine import play
from catlib.game import find

MANY, STEPS = 12, 500
PLAYED = "cat_cab", "empire", "meow_daifugo", "taxi_derby", "washi_cat"


@functools.cache
def tables():
    """Every game with every number of players."""
    found = []
    for name in PLAYED:
        few, many = find(name).setup.PLAYERS
        found += [(name, players) for players in range(few, many + 1)]
    return found


def line_ups(game):
    """Bots for every seat, so that each bot that is a rule sits in each seat once."""
    names = game.type.bots.COMPILED
    return [[names[(i + seat) % len(names)] for seat in range(game.num_players)] for i in range(len(names))]


def check_same(game, bots, seeds, **how):
    """Play in both engines and compare everything."""
    plain, fast = (play(game, bots, seeds, compile=compiled, log=5000, **how) for compiled in (False, True))
    assert plain.log == fast.log
    assert plain.state == fast.state
    assert plain.steps == fast.steps
    assert plain.finished == fast.finished
    assert plain.returns == fast.returns
    assert plain.measures == fast.measures
    assert plain.winners == fast.winners


def test_every_game_is_played():
    """The list of games here is the library's."""
    assert set(PLAYED) == {path.parent.name for path in Path(games.__file__).parent.glob("*/__init__.py")}


@pytest.mark.parametrize(("name", "players"), tables())
def test_some_games(name, players):
    """A game for each bot in each seat."""
    game = load(name, players=players)
    for i, bots in enumerate(line_ups(game)):
        check_same(game, bots, rng.seeds(1, i, i + 1))


@pytest.mark.parametrize("name", PLAYED)
def test_checked_games(name):
    """A checked module plays the same games, and stops nowhere."""
    game = load(name)
    check_same(game, line_ups(game)[-1], rng.seeds(2, 0, 1), checked=True)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), tables())
def test_many_games(name, players):
    """Twelve games for each number of players, each as far as it comes in some hundred steps."""
    game = load(name, players=players)
    line_up = itertools.cycle(line_ups(game))
    for seed in rng.seeds(3, 0, MANY):
        check_same(game, next(line_up), [seed], limit=STEPS)


def test_all_seeds_at_once_are_the_same_games():
    """A batch of games is its games one by one."""
    game = load("cat_cab", players=2)
    bots, seeds = line_ups(game)[0], rng.seeds(4, 0, 20)
    together = play(game, bots, seeds)
    alone = [play(game, bots, [seed]) for seed in seeds]
    assert together.returns == [row for one in alone for row in one.returns]
    assert together.measures == [row for one in alone for row in one.measures]


def test_no_game_at_all():
    """No seeds give no games."""
    game = load("cat_cab", players=2)
    assert [] == play(game, line_ups(game)[0], []).returns


def test_a_game_that_is_cut():
    """A limit of steps cuts a game in both engines alike."""
    game = load("cat_cab", players=2)
    bots, seeds = line_ups(game)[0], rng.seeds(5, 0, 3)
    plain, fast = (play(game, bots, seeds, limit=17, compile=compiled) for compiled in (False, True))
    assert (plain.steps, plain.finished, plain.returns) == (fast.steps, fast.finished, fast.returns)
