"""Questions about Washi Cat, answered exactly: speed runs, full rows, walls, traps, the race, small boards solved.

The letter and number in a docstring, such as D1, name the question in the list that this package answers:
D1 in `speed`, D2 in `parking`, D3 in `walls`, D4 in `traps`, `paths` and `race`, D5 in `solved`.
"""

from .parking import crowded_density as crowded_density
from .parking import crowded_density_formula as crowded_density_formula
from .parking import fits_chance as fits_chance
from .parking import fits_chance_by_gaps as fits_chance_by_gaps
from .parking import full_row_distribution as full_row_distribution
from .parking import rows_drawn as rows_drawn
from .parking import rows_drawn_formula as rows_drawn_formula
from .parking import setups as setups
from .parking import sure_width as sure_width
from .paths import board_graph as board_graph
from .paths import empty_graph as empty_graph
from .paths import fish_cells as fish_cells
from .paths import home_cells as home_cells
from .paths import quickest_trip as quickest_trip
from .paths import reach as reach
from .paths import walking_trip as walking_trip
from .paths import walking_trips as walking_trips
from .race import race as race
from .solved import solve as solve
from .speed import SpeedRun as SpeedRun
from .speed import speed_formula as speed_formula
from .speed import speed_run as speed_run
from .speed import speed_table as speed_table
from .traps import Trap as Trap
from .traps import trap as trap
from .walls import Siege as Siege
from .walls import Wall as Wall
from .walls import cheapest_wall as cheapest_wall
from .walls import quickest_wall as quickest_wall
