"""The designer's bench: what does a rule do to a game? An answer with its uncertainty, for any game that loads.

>>> from catlib import load
>>> from catlib.bench import compare
>>> result = compare([load("cat_cab"), load("cat_cab", item_limit=3)], games=200, seed=1, progress=False)
>>> print(result.find("win rate", "seat 1"))
seat 1 wins 47.0 % ± 6.9: no sign that seat order matters.
"""

from __future__ import annotations

from catlib.bench.balance import equal_seats
from catlib.bench.compare import Comparison, compare
from catlib.bench.findings import Finding
from catlib.bench.sensitivity import latin_hypercube, sobol, sweep, sweep_several
from catlib.bench.skill import deepening, luck_and_skill
from catlib.bench.switches import Effect, switches
from catlib.bench.tornado import tornado
from catlib.bench.tournament import tournament
from catlib.bench.until import until_beaten, until_narrow

__all__ = [
    "Comparison",
    "Effect",
    "Finding",
    "compare",
    "deepening",
    "equal_seats",
    "latin_hypercube",
    "luck_and_skill",
    "sobol",
    "sweep",
    "sweep_several",
    "switches",
    "tornado",
    "tournament",
    "until_beaten",
    "until_narrow",
]
