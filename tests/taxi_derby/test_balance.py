"""The balance note of `concordance.toml`, simulated again on fewer games: nothing to choose decides a game alone."""

import re

import pytest

from catlib.engine import driver as engine
from catlib.game import concordance
from catlib.games.taxi_derby import rules as r
from catlib.games.taxi_derby.cards import TYPE_NAMES, UPGRADE_NAMES

from .positions import city

pytestmark = pytest.mark.wasm
GAMES = range(2000)


def shares(players):
    """How much of everything the winners have, by name, as a multiple of their share of the seats."""
    game = city(players)
    played = engine.play(game, ["expected money"] * players, GAMES)
    sums = dict(zip(r.MEASURES, map(sum, played.measured), strict=True))
    fair = sums["number of winners"] / (players * len(GAMES))
    all_ = {name: sums[f"deliveries of {name}"] for name in TYPE_NAMES}
    all_ |= {name: sums[f"tokens of {name}"] for name in UPGRADE_NAMES}
    winners = {name: sums[f"deliveries of {name} by winners"] for name in TYPE_NAMES}
    winners |= {name: sums[f"tokens of {name} with winners"] for name in UPGRADE_NAMES}
    return {name: winners[name] / all_[name] / fair for name in all_}


def noted():
    """The winners' shares that the balance note of `concordance.toml` tells, by number of players."""
    [note] = concordance("taxi_derby").notes
    rows = re.findall(r"^\| (\d) players((?: \| \d\.\d\d){9}) \|$", note.text, re.MULTILINE)
    names = [*TYPE_NAMES, *UPGRADE_NAMES]
    return {int(n): dict(zip(names, map(float, row.split(" | ")[1:]), strict=True)) for n, row in rows}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_dominates(players):
    """Winners have 0.9 to 1.34 times their share of every passenger type and upgrade, and the note says how much."""
    found = shares(players)
    assert {} == {name: share for name, share in found.items() if not 0.9 < share < 1.34}
    assert noted()[players] == pytest.approx(found, abs=0.06)


def test_speeding_is_a_choice():
    """Who weighs the odds beats who never speeds, but not always."""
    game = city()
    first = engine.play(game, ["expected money", "law-abiding"], GAMES).paid[0]
    second = engine.play(game, ["law-abiding", "expected money"], GAMES).paid[1]
    assert 0.6 < (sum(first) + sum(second)) / (2 * len(GAMES)) < 0.9
