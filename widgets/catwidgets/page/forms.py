"""Parts that tools are made of: buttons, fields with words beside them, rows that wrap.

>>> button("Roll", "Roll the next die", lambda: None).description
'Roll'
"""

from collections.abc import Callable
from typing import Any

import ipywidgets as W


def button(words: str, tip: str, act: Callable[[], Any], **look: Any) -> W.Button:
    """Return a button as wide as its words that calls `act` without arguments."""
    made = W.Button(description=words, tooltip=tip, layout=W.Layout(width="auto"), **look)
    made.on_click(lambda _: act())
    return made


def field(kind: Callable[..., Any], words: str, width: str, room: str = "", **traits: Any) -> Any:
    """Return a widget of some kind, `width` wide in all, with words beside it for which there is `room`."""
    style = {"style": {"description_width": room}} if room else {}
    return kind(description=words, layout=W.Layout(width=width), **style, **traits)


def row(*widgets: W.Widget) -> W.Box:
    """Put widgets side by side, as the style sheet of a table says."""
    return with_class(W.Box(widgets), "cat-row")


def flow(*widgets: W.Widget, **look: Any) -> W.Box:
    """Put widgets side by side where there is no style sheet; a narrow page breaks the row."""
    look = {"overflow": "visible"} | look
    return W.Box(widgets, layout=W.Layout(display="flex", flex_flow="row wrap", align_items="center", **look))


def with_class(widget: W.Widget, *names: str) -> Any:
    """Give a widget classes of the style sheet, and return it."""
    for name in names:
        widget.add_class(name)
    return widget
