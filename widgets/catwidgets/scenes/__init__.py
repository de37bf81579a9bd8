"""One module a game: what the board and the dice tray show of a state.

A module has `draw(view)`, which returns the scenes of a table from left to right, and `OVERLAYS`, what can be drawn on
the board on request (name to words). If it wants, it has `KEYS`, letters that touch a part; `MULTI_SELECT`, how parts
begin that are gathered before anything is done; `INTERPRETATIONS`, how parts begin that only say how the others are
meant; and `COVERED`, whether hidden hands are covered at first when one person after the other decides. Target ids are
the parts of the game's actions, or "do:selected", which does what is selected.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

__all__ = ["NOBODY", "Badge", "View", "scene_module"]

NOBODY = -1  # the seat of somebody who sees what all may see


@dataclass(frozen=True)
class Badge:
    """A short text on a part, such as what choosing it is worth."""

    text: str
    spoken: str = ""
    tone: str = ""


@dataclass(frozen=True)
class View:
    """What a scene is drawn from: a state and what the table knows about it.

    `legal` are the parts that can be touched now, `selected` those that are; `recent` are the states from the one
    shown before to this one, if the game went on from there, and `deeds` the actions between them. `seat` says who
    looks, where hands are hidden: a seat, NOBODY, or None if all cards lie open. `states` and `actions` are the whole
    game up to here, for what is drawn as it went.
    """

    game: Any
    state: Any
    names: Sequence[str]
    legal: frozenset[str] = frozenset()
    selected: frozenset[str] = frozenset()
    badges: Mapping[str, Badge] = field(default_factory=dict)
    overlays: frozenset[str] = frozenset()
    recent: Sequence[Any] = ()
    actions_since: Sequence[int] = ()
    seat: int | None = None
    states: Sequence[Any] = ()
    actions: Sequence[int] = ()

    def look(self, part: str) -> dict[str, Any]:
        """How a target shows: whether it can be chosen, is chosen, and its badge."""
        badge = self.badges.get(part, Badge(""))
        chosen = {"legal": part in self.legal, "selected": part in self.selected}
        return chosen | {"badge": badge.text, "badge_label": badge.spoken, "tone": badge.tone}


def scene_module(game: Any) -> ModuleType:
    """The scene module of a game; one that shows words, if it has none of its own.

    Raise ValueError for a game with hidden hands and no scene of its own: the plain one shows everything.
    """
    name = f"catwidgets.scenes.{game.name}"
    if importlib.util.find_spec(name):
        return importlib.import_module(name)
    if getattr(game.words, "HIDDEN", ()):
        raise ValueError(f"{game.title} has hidden hands and no table yet that keeps them; play it with catlib.match")
    return importlib.import_module("catwidgets.scenes.plain")
