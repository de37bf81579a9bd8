"""The questions that Cat Cab Crew answers exactly: D1 to D12 of its checklist; D9 is for `dice`.

>>> best_turn(3), curse_chance(), duel(3)[0]
(Fraction(78613, 26624), Fraction(4651, 7776), Fraction(1, 3))
"""

from .city import distance_distribution as distance_distribution
from .city import mean_distance_formula as mean_distance_formula
from .city import paths_home as paths_home
from .city import paths_home_formula as paths_home_formula
from .city import reachable_cells as reachable_cells
from .city import retreat_ends as retreat_ends
from .contests import duel as duel
from .contests import reroll_chances as reroll_chances
from .contests import seven_within as seven_within
from .policy import Policy as Policy
from .policy import best_policy as best_policy
from .race import Stay as Stay
from .race import rush_hour as rush_hour
from .race import stay_or_leave as stay_or_leave
from .rolls import ITEMS as ITEMS
from .rolls import curse_chance as curse_chance
from .rolls import curse_chance_formula as curse_chance_formula
from .rolls import curses_rolled as curses_rolled
from .rolls import item_chance as item_chance
from .rolls import item_rolls as item_rolls
from .rolls import one_roll as one_roll
from .turns import best_turn as best_turn
from .turns import best_turn_distribution as best_turn_distribution
from .turns import reach as reach
from .turns import sabotage_cost as sabotage_cost
from .turns import single_die as single_die
