"""Widgets of ipywidgets where a front end draws anywidgets alone, as marimo does.

>>> import ipywidgets as W
>>> roll = W.Button(description="Roll")
>>> Bridge(roll).whole == f"anywidget:{roll.model_id}"
True
"""

from typing import Any

import ipywidgets as W
import traitlets as t

from catwidgets.page.live import Live, static


class Bridge(Live):
    """Draw a widget and all that is in it as plain HTML; each anywidget among them draws itself.

    The front end knows the widgets already, and only has to lend their models to another: anywidget's composition.
    """

    _esm = static("bridge.js")
    _css = static("bridge.css")

    whole = t.Unicode("").tag(sync=True)

    def __init__(self, whole: W.Widget, **traits: Any):
        super().__init__(whole=f"anywidget:{whole.model_id}", **traits)
