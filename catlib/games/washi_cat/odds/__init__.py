"""Questions about Washi Cat, answered exactly: speed runs, full rows, walls, traps, the race, small boards solved.

The letter and number in a docstring, such as D1, name the question in the list that this package answers:
D1 in `speed`, D2 in `parking`, D3 in `walls`, D4 in `traps`, `paths` and `race`, D5 in `solved`.
"""

from __future__ import annotations

from .parking import (
    crowded_density,
    crowded_density_formula,
    fits_chance,
    fits_chance_by_gaps,
    full_row_distribution,
    rows_drawn,
    rows_drawn_formula,
    setups,
    sure_width,
)
from .paths import (
    Trip,
    board_graph,
    empty_graph,
    fish_cells,
    home_cells,
    quickest_trip,
    reach,
    walking_trip,
    walking_trips,
    walks_depend_on_lines,
)
from .race import Race, race
from .solved import solve
from .speed import SpeedRun, speed_formula, speed_run, speed_table
from .traps import CatPath, Enclosure, Trap, trap
from .walls import Siege, Wall, cheapest_wall, quickest_wall

__all__ = [
    "CatPath",
    "Enclosure",
    "Race",
    "Siege",
    "SpeedRun",
    "Trap",
    "Trip",
    "Wall",
    "board_graph",
    "cheapest_wall",
    "crowded_density",
    "crowded_density_formula",
    "empty_graph",
    "fish_cells",
    "fits_chance",
    "fits_chance_by_gaps",
    "full_row_distribution",
    "home_cells",
    "quickest_trip",
    "quickest_wall",
    "race",
    "reach",
    "rows_drawn",
    "rows_drawn_formula",
    "setups",
    "solve",
    "speed_formula",
    "speed_run",
    "speed_table",
    "sure_width",
    "trap",
    "walking_trip",
    "walking_trips",
    "walks_depend_on_lines",
]
