"""The table at which a game is played."""

from __future__ import annotations

from catwidgets.table.advice import Later
from catwidgets.table.controls import allowed, rule_control
from catwidgets.table.keeping import keep_on
from catwidgets.table.table import Table
from catwidgets.table.wording import seat_name

__all__ = [
    "Later",
    "Table",
    "allowed",
    "keep_on",
    "rule_control",
    "seat_name",
]
