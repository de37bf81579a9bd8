"""One rulebook, two engines: the same seeds give the same games, move by move."""

from __future__ import annotations

import pytest

import catlib
from catlib.engine import play

from .houses import sampled
from .positions import city

pytestmark = pytest.mark.wasm
LONG = 20_000


def check_same(game, bots, seed, limit=LONG):
    """Play one game in both engines and compare everything."""
    plain, fast = (play(game, bots, [seed], compile=c, log=limit, limit=limit) for c in (False, True))
    assert plain.log == fast.log
    assert plain.state == fast.state
    assert plain.steps == fast.steps
    assert plain.finished == fast.finished
    assert plain.returns == fast.returns
    assert plain.measures == fast.measures
    return plain


@pytest.mark.parametrize("players", [1, 2, 3])
def test_full_games(players):
    """300 whole games of the usual bots for each number of players."""
    game = city(players)
    bots = game.type.bots.default_bots(game)
    for seed in range(300):
        assert all(check_same(game, bots, seed).finished)


@pytest.mark.parametrize("players", [1, 2, 3])
def test_mixed_games(players):
    """Games among random drivers, Crazy cats and greedy ones, over ten rounds."""
    game = city(players, turn_limit=10)
    names = game.type.bots.COMPILED
    for seed in range(30):
        bots = [names[(seed // 3**s) % 3] for s in range(game.num_players)]
        assert all(check_same(game, bots, seed).finished)


@pytest.mark.parametrize("seed", range(40))
def test_house_rules(seed):
    """Games under random house rules."""
    game = catlib.load("cat_cab", players=1 + seed % 3, **({"turn_limit": 8} | sampled(seed)))
    names = game.type.bots.COMPILED
    for k in range(4):
        check_same(game, [names[(seed + k + s) % 3] for s in range(game.num_players)], k, limit=5000)
