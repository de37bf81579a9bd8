"""Everything a person sees: tables, boards, charts and lessons for notebooks.

>>> from catwidgets import Table
>>> Table.__name__
'Table'
"""

import importlib
from typing import Any

from catlib.game import library

_ROOMS = {
    "Bench": "lab", "BenchQuestions": "lab", "Board": "draw", "DesignLab": "lab", "Scene": "draw", "Table": "table",
    "agree": "teach", "check": "teach", "curve": "draw", "exercise": "teach", "guess": "teach", "outcome_chart": "draw",
    "simulated_over_exact": "draw", "teacher_note": "teach", "tornado_scene": "lab", "win_rates": "draw",
}

__all__ = sorted(_ROOMS)


def __getattr__(name: str) -> Any:
    """Import a room when something in it is first asked for."""
    if name not in _ROOMS:
        raise AttributeError(f"module 'catwidgets' has no {name!r}; there are {', '.join(__all__)}")
    for needed in ("ipywidgets", "anywidget"):
        library(needed, f"catwidgets.{name}", "lab")
    return getattr(importlib.import_module(f"catwidgets.{_ROOMS[name]}"), name)


def __dir__() -> list[str]:
    return __all__
