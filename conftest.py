"""What examples in docstrings need not import: games by name, a die, and a folder of their own."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from catlib import die, games, load
from catlib.chance import rng
from catlib.game import catalogue

sys.modules["rfc3987_syntax"] = None  # with it jsonschema builds grammars for 2 s, of addresses that no notebook has
collect_ignore = ["docs/conf.py"]  # for Sphinx
collect_ignore_glob = ["catlib/games/classics/*"]  # each adds its game, which nobody asked for


@pytest.fixture(autouse=True)
def _at_hand(
    request: pytest.FixtureRequest, doctest_namespace: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rng, "_visit", lambda: 0)  # the luck of a visit
    if isinstance(request.node, pytest.DoctestItem):
        monkeypatch.setattr(games, "__path__", games.__path__[:1])  # without the games that are for tests alone
        monkeypatch.setattr(catalogue, "_added", dict(catalogue._added))
        doctest_namespace.update(load=load, die=die, folder=request.getfixturevalue("tmp_path"))
