"""What examples in docstrings need not import: games by name, a die, and a folder of their own."""

from __future__ import annotations

from typing import Any

import pytest

from catlib import die, load

collect_ignore_glob = ["catlib/games/classics/*"]  # each adds its game, which nobody asked for


@pytest.fixture(autouse=True)
def _at_hand(request: pytest.FixtureRequest, doctest_namespace: dict[str, Any]) -> None:
    if isinstance(request.node, pytest.DoctestItem):
        doctest_namespace.update(load=load, die=die, folder=request.getfixturevalue("tmp_path"))
