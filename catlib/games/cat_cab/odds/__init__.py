"""The questions that Cat Cab Crew answers exactly, D1 to D12 of its checklist, one public function or more for each.

>>> best_turn(3), curse_chance(), duel(3).wins[0]
(Fraction(78613, 26624), Fraction(4651, 7776), Fraction(1, 3))
"""

from __future__ import annotations

from .city import (
    PathsHome,
    distance_distribution,
    distance_to,
    mean_distance_formula,
    paths_home,
    paths_home_formula,
    reachable_cells,
    retreat_ends,
    special_distribution,
)
from .contests import (
    Duel,
    duel,
    reroll_chances,
    seven_within,
    start_rounds,
)
from .policy import Policy, best_policy
from .race import Stay, next_turn_chances, rush_hour, stay_or_leave
from .rolls import (
    ITEMS,
    curse_chance,
    curse_chance_formula,
    curses_rolled,
    item_chance,
    item_rolls,
    one_roll,
    turns_to_item,
)
from .turns import best_turn, best_turn_distribution, reach, sabotage_cost, single_die, single_die_formula
from .waiting import Waiting

__all__ = [
    "ITEMS",
    "Duel",
    "PathsHome",
    "Policy",
    "Stay",
    "Waiting",
    "best_policy",
    "best_turn",
    "best_turn_distribution",
    "curse_chance",
    "curse_chance_formula",
    "curses_rolled",
    "distance_distribution",
    "distance_to",
    "duel",
    "item_chance",
    "item_rolls",
    "mean_distance_formula",
    "next_turn_chances",
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
    "special_distribution",
    "start_rounds",
    "stay_or_leave",
    "turns_to_item",
]
