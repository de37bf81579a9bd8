"""Questions about Taxi Derby, answered exactly: tickets, the best turn, plans, the patrol car.

The letter and number in a docstring, such as D1, name the question in the list that this package answers:
D1 to D4 and D6 in `tickets`, D7 in `journeys`, D8 in `turns` and `journeys`, D9 in `turns`; D5 is for `dice`.
"""

from .journeys import Plan as Plan
from .journeys import Stop as Stop
from .journeys import best_plan as best_plan
from .journeys import least_turns as least_turns
from .tickets import break_even as break_even
from .tickets import free_spaces as free_spaces
from .tickets import free_spaces_formula as free_spaces_formula
from .tickets import heat_map as heat_map
from .tickets import random_pair_chance as random_pair_chance
from .tickets import spaces_of_many_dice as spaces_of_many_dice
from .tickets import spaces_of_one_die as spaces_of_one_die
from .tickets import ticket_chance as ticket_chance
from .tickets import ticket_chance_formula as ticket_chance_formula
from .turns import best_turn as best_turn
from .turns import patrol_spots as patrol_spots
from .turns import plans as plans
from .turns import worth as worth
from .usual import first_turn as first_turn
