"""The table at which a game is played."""

from catwidgets.table.controls import allowed, rule_control
from catwidgets.table.table import Table

__all__ = ["Table", "allowed", "rule_control"]
