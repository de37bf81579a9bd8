"""Questions about Taxi Derby, answered exactly: tickets, the best turn, the patrol car.

The letter and number in a docstring, such as D1, name the question in the list that this package answers:
D1 to D4 and D6 in `tickets`, D8 and D9 in `turns`.
"""

from __future__ import annotations

from .tickets import (
    break_even,
    free_spaces,
    free_spaces_formula,
    heat_map,
    random_pair_chance,
    spaces_of_many_dice,
    spaces_of_one_die,
    ticket_chance,
    ticket_chance_formula,
)
from .turns import Spot, Turn, best_turn, patrol_spots, plans, worth
from .usual import first_turn

__all__ = [
    "Spot",
    "Turn",
    "best_turn",
    "break_even",
    "first_turn",
    "free_spaces",
    "free_spaces_formula",
    "heat_map",
    "patrol_spots",
    "plans",
    "random_pair_chance",
    "spaces_of_many_dice",
    "spaces_of_one_die",
    "ticket_chance",
    "ticket_chance_formula",
    "worth",
]
