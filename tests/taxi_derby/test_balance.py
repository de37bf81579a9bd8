"""The balance note of `rules.md`, simulated again on fewer games: nothing that one can choose decides a game alone."""

# ruff: noqa: SIM300 - the house order of an assert is expected == actual

from __future__ import annotations

import importlib.util

import pytest

from catlib import engine
from catlib.games.taxi_derby import rules as r

from .positions import city

pytestmark = pytest.mark.skipif(not importlib.util.find_spec("numba"), reason="too many games without Numba")
GAMES = range(2000)


def shares(players):
    """How much of everything the winners have, by name, as a multiple of their share of the seats."""
    game = city(players)
    played = engine.play(game, ["expected money"] * players, GAMES)
    sums = dict(zip(r.MEASURES, played.measures.sum(axis=0).tolist(), strict=True))
    fair = sums["winners"] / (players * len(GAMES))
    pairs = [("delivered", name) for name in r.TYPE_NAMES] + [("tokens", name) for name in r.UPGRADE_NAMES]
    return {name: sums[_winners(kind, name)] / sums[f"{kind}: {name}"] / fair for kind, name in pairs}


def _winners(kind, name):
    return f"delivered by winners: {name}" if kind == "delivered" else f"tokens of winners: {name}"


@pytest.mark.parametrize("players", [2, 4])
def test_nothing_dominates(players):
    """Winners have between nine tenths and one and a third of their share of every passenger type and upgrade."""
    assert {} == {name: share for name, share in shares(players).items() if not 0.9 < share < 1.34}


def test_speeding_is_a_choice():
    """Who weighs the odds beats who never speeds, but not always."""
    game = city()
    first = engine.play(game, ["expected money", "law-abiding"], GAMES).returns.mean(axis=0)
    second = engine.play(game, ["law-abiding", "expected money"], GAMES).returns.mean(axis=0)
    assert 0.6 < (first[0] + second[1]) / 2 < 0.9
