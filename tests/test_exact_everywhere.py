"""Whatever says exact, in every game, under random pairs of house rules at their bounds, at random positions.

Each is compared with an enumeration that knows nothing but the rules, in `tests/<game>/everywhere.py`. A long run:
`python run.py test tests/test_exact_everywhere.py --cases 500` tries so many times as many cases.
"""

from __future__ import annotations

import importlib
import random
from pathlib import Path

import pytest

CHECKS = [
    pytest.param(check, cases, id=f"{path.parent.name}, {name}")
    for path in sorted(Path(__file__).parent.glob("*/everywhere.py"))
    for name, (check, cases) in importlib.import_module(f"tests.{path.parent.name}.everywhere").CHECKS.items()
]


@pytest.mark.parametrize(("check", "cases"), CHECKS)
def test_exact_is_exact(request, check, cases):
    """No house rule and no position makes a value that says exact differ from what the rules say."""
    for seed in range(cases * request.config.getoption("cases")):
        check(random.Random(f"{check.__name__} {seed}"))


def test_every_published_game_is_checked():
    """No game of the library goes without."""
    checked = {path.parent.name for path in Path(__file__).parent.glob("*/everywhere.py")}
    assert {"cat_cab", "empire", "meow_daifugo", "taxi_derby", "washi_cat"} == checked
