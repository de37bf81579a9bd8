"""A picture with its controls: what a lesson puts below a sentence, alive in a notebook and a still on paper.

>>> from catlib.pmf import die
>>> from catwidgets.plots import outcome_chart
>>> exhibit = Explorer(lambda dice: outcome_chart(dice @ die(6), title=f"{dice}d6"), dice=(1, 2, 4))
>>> exhibit.set("dice", 1)
>>> exhibit.board.status
'1d6: 6 outcomes from 1 to 6, mean 7/2 = 3.5, every outcome with chance 1/6 = 16.7 %. Exact.'
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, NamedTuple

import ipywidgets as W

from catwidgets.board import Board
from catwidgets.plots import Chart
from catwidgets.svg import Scene

__all__ = ["Exhibit", "Explorer", "Listing", "Picture", "button", "still"]

CHART = (560, 300)
ROW = W.Layout(display="flex", flex_flow="row wrap", align_items="center", grid_gap="2px 12px")


class Picture(NamedTuple):
    """A drawn scene, the sentence that says what is to be seen, and a table of it as HTML (or nothing)."""

    scene: Scene
    sentence: str
    table: str = ""


@dataclass(frozen=True)
class Listing:
    """A table with a sentence above it.

    >>> print(Listing("Two dice", ("total", "ways", ""), [("2", "1", "least"), ("7", "6", "")]))
    Two dice:
      2: 1, least
      7: 6
    """

    sentence: str
    headings: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]

    def __repr__(self) -> str:
        return "\n".join([f"{self.sentence}:", *(self._line(*row) for row in self.rows)])

    def _line(self, name: str, value: str, *more: str) -> str:
        said = "".join(f", {words}" for words in more if words)
        return f"  {name}: {value}{said}"

    def _repr_html_(self) -> str:
        head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in self.headings)
        body = "".join(_row_html(*row) for row in self.rows)
        return f"<table><caption>{escape(self.sentence)}</caption><tr>{head}</tr>{body}</table>"


def _row_html(first: str, *rest: str) -> str:
    cells = "".join(f"<td>{escape(cell)}</td>" for cell in rest)
    return f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>'


class Exhibit(W.VBox):
    """A board with controls above and words below; where nothing is alive, the board's picture stands for it.

    `words` is HTML: what comes from a person has to be escaped.
    """

    def __init__(self, board: Board, controls: Sequence[W.Widget] = ()):
        self.board = board
        self._words = W.HTML()
        row = [W.Box(list(controls), layout=ROW)] if controls else []
        super().__init__([*row, board, self._words])
        self.add_class("cat-exhibit")

    def show(self, picture: Picture | Chart) -> None:
        """Show a picture or a chart, its sentence below, its table folded away."""
        scene, sentence, table = _as_picture(picture)
        self.board.show(scene, status=sentence)
        fold = f"<details><summary>The same as a table</summary>{table}</details>"
        self._words.value = fold if table else ""

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        still = {"text/plain": f"{self.board.label}. {self.board.status}", "image/svg+xml": self.board.to_svg()}
        return data | still, metadata


def button(board: Board, words: str, tip: str, act: Callable[[], Any], **look: Any) -> W.Button:
    """A button beside a board; what its action raises is shown on the board."""
    made = W.Button(description=words, tooltip=tip, layout=W.Layout(width="auto"), **look)
    made.on_click(board.guarded(lambda _: act()))
    return made


def still(picture: Picture | Chart) -> Exhibit:
    """A picture or chart without controls; its places can be pointed at and walked through with the arrow keys.

    >>> still(Picture(Scene(10, 10, "Nothing"), "Nothing is to be seen.")).board.status
    'Nothing is to be seen.'
    """
    exhibit = Exhibit(Board(Scene(10, 10, "")))
    exhibit.show(picture)
    return exhibit


def _as_picture(picture: Picture | Chart) -> Picture:
    if isinstance(picture, Chart):
        return Picture(_named(picture.scene(*CHART), picture.title), picture.sentence, picture.table_html())
    return picture


def _named(scene: Scene, title: str) -> Scene:
    """A chart's scene under its title alone, because the sentence stands below it."""
    scene.label = title
    return scene


class Explorer(Exhibit):
    """A picture that follows its controls: one control for each thing that can be changed.

    Parameters
    ----------
    draw : callable
        Makes a `Picture` or a chart from the values of the controls, given by name.
    controls :
        By name, either (lowest, first, highest) for a slider or a list of words to choose from, the first at first.
        Underscores in a name are shown as spaces.

    Raises ValueError naming the control and what is allowed if a value is set that it does not have.
    """

    def __init__(self, draw: Callable[..., Picture | Chart], **controls: tuple[int, int, int] | list[str]):
        self._draw = draw
        self.controls = {name: _control(name, values) for name, values in controls.items()}
        super().__init__(Board(Scene(CHART[0], 1, "")), list(self.controls.values()))
        for control in self.controls.values():
            control.observe(self.board.guarded(lambda _: self._redraw()), "value")
        self._redraw()

    @property
    def values(self) -> dict[str, Any]:
        """What the controls are set to."""
        return {name: control.value for name, control in self.controls.items()}

    def set(self, name: str, value: Any) -> None:
        """Do what moving a control does."""
        control = self.controls[name]
        words = isinstance(control, W.Dropdown)
        allowed = list(control.options if words else range(control.min, control.max + 1))
        if value not in allowed:
            said = ", ".join(allowed) if words else f"{control.min} to {control.max}"
            raise ValueError(f"{name}={value!r}: allowed is {said}")
        control.value = value

    def _redraw(self) -> None:
        self.show(self._draw(**self.values))


def _control(name: str, values: tuple[int, int, int] | list[str]) -> W.Widget:
    look = {"description": name.replace("_", " "), "style": {"description_width": "initial"}}
    if isinstance(values, list):
        return W.Dropdown(options=values, layout=W.Layout(width="auto"), **look)
    low, first, high = values
    slider = functools.partial(W.IntSlider, layout=W.Layout(width="min(300px, 100%)"))
    return slider(value=first, min=low, max=high, **look)
