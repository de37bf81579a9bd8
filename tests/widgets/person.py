"""What a person finds in a widget and does to it."""

from collections.abc import Iterator
from typing import Any

import ipywidgets as W


def inside(widget: Any) -> Iterator[Any]:
    """The widget and all that lies in it, from the top."""
    yield widget
    for child in getattr(widget, "children", ()):
        yield from inside(child)


def control(widget: Any, words: str) -> Any:
    """The one control in a widget that is called so, by its own words or by what is shown on pointing at it."""
    [found] = {w for w in inside(widget) if words in (getattr(w, "description", ""), getattr(w, "tooltip", ""))}
    return found


def choose(widget: Any, label: str) -> None:
    """Click the row of the list of choices that says so."""
    [id] = [choice["id"] for choice in widget.options.choices if choice["label"] == label]
    send(widget.options, type="choose", id=id)


def send(widget: Any, **message: Any) -> None:
    """What a browser sends."""
    widget._handle_custom_msg(message, [])


def words(widget: Any) -> str:
    """All that stands in a widget as HTML."""
    return "\n".join(w.value for w in inside(widget) if isinstance(w, W.HTML))
