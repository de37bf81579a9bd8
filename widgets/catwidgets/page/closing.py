"""Widgets that give their memory back: ipywidgets holds each one, with all that hangs on it, until it is closed.

>>> box = W.VBox([W.Button(description="Roll")])
>>> close_all(box)
>>> box.comm is None
True
"""

from collections.abc import Sequence
from typing import Any

import ipywidgets as W
from ipywidgets.widgets import widget as registry

HOUSE = "catwidgets"


def widgets_in(whole: Any, but: W.Widget | None = None) -> list[W.Widget]:
    """Every widget in something, itself included: children, layouts, styles, and what parts of this house hold.

    The way does not lead through the widget that is left out.
    """
    found: list[W.Widget] = []
    seen, waiting = {id(but)}, [whole]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        if isinstance(thing, W.Widget):
            found.append(thing)
        waiting += _held_by(thing)
    return found


def _held_by(thing: Any) -> list[Any]:
    if isinstance(thing, dict):
        return [*thing.values()]
    if isinstance(thing, list | tuple):
        return [*thing]
    if isinstance(thing, W.Widget) or type(thing).__module__.partition(".")[0] == HOUSE:
        return [*getattr(thing, "__dict__", {}).values()]
    return []


def open_widgets() -> list[W.Widget]:
    """Every widget that is not closed."""
    return [*registry._instances.values()]


def is_held(widget: W.Widget) -> bool:
    """Return whether another open widget holds this one, as a box does its children."""
    for other in open_widgets():
        for value in other._trait_values.values() if other is not widget else ():
            if value is widget or (isinstance(value, list | tuple) and any(each is widget for each in value)):
                return True
    return False


def close_all(*wholes: Any, but: W.Widget | None = None) -> None:
    """Close every widget in these, but not the one that is left out, nor what only that one holds."""
    for widget in widgets_in(wholes, but):
        W.Widget.close(widget)


def refill(box: W.Box, children: Sequence[W.Widget]) -> None:
    """Put other widgets into a box, and close those that are in it no longer."""
    stay = {id(widget) for widget in widgets_in(children)}
    before, box.children = box.children, tuple(children)
    for widget in widgets_in(before):
        if id(widget) not in stay:
            W.Widget.close(widget)
