"""The questions that Cat Cab Crew answers exactly: D1, D2, D4 to D8, D10 and D11 of its checklist.

>>> best_turn(3), curse_chance(), duel(3)[0]
(Fraction(78613, 26624), Fraction(4651, 7776), Fraction(1, 3))
"""

from __future__ import annotations

from .city import (
    PathsHome,
    distance_distribution,
    mean_distance_formula,
    paths_home,
    paths_home_formula,
    reachable_cells,
    retreat_ends,
)
from .contests import duel, reroll_chances, seven_within
from .race import rush_hour
from .rolls import curse_chance, curse_chance_formula, curses_rolled, one_roll
from .turns import best_turn, best_turn_distribution, reach, sabotage_cost, single_die, single_die_formula

__all__ = [
    "PathsHome",
    "best_turn",
    "best_turn_distribution",
    "curse_chance",
    "curse_chance_formula",
    "curses_rolled",
    "distance_distribution",
    "duel",
    "mean_distance_formula",
    "one_roll",
    "paths_home",
    "paths_home_formula",
    "reach",
    "reachable_cells",
    "reroll_chances",
    "retreat_ends",
    "rush_hour",
    "sabotage_cost",
    "seven_within",
    "single_die",
    "single_die_formula",
]
