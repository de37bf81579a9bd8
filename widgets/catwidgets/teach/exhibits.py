"""A picture with its controls: what a lesson puts below a sentence, alive in a notebook and a still on paper.

>>> from catlib.chance import die
>>> from catwidgets.draw import outcome_chart
>>> exhibit = Explorer(lambda dice: outcome_chart(dice @ die(6), title=f"{dice}d6"), dice=(1, 2, 4))
>>> exhibit.set("dice", 1)
>>> exhibit.board.status
'6 outcomes from 1 to 6, mean 7/2 = 3.5, every outcome with chance 1/6 = 16.7%. Exact.'
"""

import functools
import re
from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, Protocol, cast

import ipywidgets as W

from catlib.chance import own_luck
from catlib.game import capital
from catlib.game import say as say_of_games
from catwidgets.draw import Board, Chart, Scene
from catwidgets.page import StillPicture, button, table_html
from catwidgets.teach.texts import saying, words_of
from catwidgets.teach.voice import say

CHART = (480, 280)
WIDE = 2.2  # times as wide as high: a picture that has nothing at its side
SIDE = {"flex": "1 1 250px", "min_width": "0"}
BESIDE = {"flex_flow": "row-reverse wrap", "justify_content": "flex-end", "grid_gap": "8px 24px"}
MAIN = {"flex": "3 1 400px", "min_width": "0"}
ROW = {"display": "flex", "flex_flow": "row wrap", "align_items": "center", "grid_gap": "2px 12px"}


class Picture(NamedTuple):
    """A drawn scene, the sentence that says what is to be seen, and a table of it as HTML (or nothing)."""

    scene: Scene
    sentence: str
    table: str = ""

    @classmethod
    def of(cls, chart: Chart, sentence: str = "", height: int = CHART[1]) -> "Picture":
        """Return a chart with its title as the label, and below it a sentence of its own or the rest of the chart's."""
        scene = chart.scene(CHART[0], height)
        scene.label = chart.title
        rest = re.sub(rf"^{re.escape(chart.title)}\s?[:：]\s*", "", chart.sentence)
        return cls(scene, sentence or capital(rest), chart.table_html())


class Click(NamedTuple):
    """A control that is a click on the picture: `place` reads the id of a target, `first` is what holds at first."""

    place: Callable[[str], Any]
    first: Any


Values = tuple[int, int, int] | list[str]
Control = Values | Click | Callable[[], Values]


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
        return table_html(self.sentence, self.headings, self.rows)


def grid_html(caption: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table as HTML with nothing above the heads of its rows."""
    return table_html(caption, ["", *columns], rows)


class Exhibit(StillPicture, W.VBox):
    """A picture with its task and controls; where nothing is alive, the picture alone stands for it.

    A picture has its task and controls at its side, where there is room for both. A wide one has the controls below,
    where what it says of an act is in sight together with them.

    >>> from catwidgets.draw import curve
    >>> Exhibit(curve([(1, 1), (2, 4)], "Squares", "n")).board.status
    'From 1 at 1 to 4 at 2. Exact.'
    """

    def __init__(self, picture: Picture | Chart, task: str = "", controls: Sequence[W.Widget] = ()):
        self.board, self.task = Board(_as_picture(picture).scene), task
        self._words, self._row = W.HTML(), W.Box(list(controls), layout=ROW)
        above = [_heading(task)] if task else []
        if task and self.board.scene.width < WIDE * self.board.scene.height:
            main = W.VBox([self.board, self._words], layout=MAIN)
            super().__init__([W.VBox([*above, self._row], layout=SIDE), main], layout=BESIDE)
        else:
            super().__init__([*above, self.board, self._row, self._words])
        self.add_class("cat-exhibit")
        self.show(picture)

    def button(self, words: str, tip: str, act: Callable[[], Any], **look: Any) -> W.Button:
        """Add a button; what its action raises is shown on the board."""
        made = button(words, tip, self.board.guarded(act), **look)
        self._row.children += (made,)
        return made

    def lead(self, control: W.Widget) -> None:
        """Put a control before the others."""
        self._row.children = (control, *self._row.children)

    def show(self, picture: Picture | Chart, on_the_way: Iterable[Picture] = ()) -> None:
        """Show a picture or a chart, its sentence below, its table folded away; before it others, one by one."""
        scene, sentence, table = _as_picture(picture)
        frames = [self.board.frame(*each[:2]) for each in on_the_way]
        fresh = self.board.fresh + 1  # seen whole, not as a finger enlarged it
        self.board.show(scene, status=sentence, frames=frames, fresh=fresh)
        self.show_html(f"<details><summary>{say_of_games('table')}</summary>{table}</details>" if table else "")

    def show_html(self, words: str) -> None:
        """Show words under the picture or at its side; they are HTML, so what a person typed has to be escaped."""
        self._words.value = words

    def to_text(self) -> str:
        """Return what the picture is called, the task, and what is to be seen."""
        return " ".join(filter(None, [f"{self.board.label}.", self.task, self.board.status]))


def _heading(task: str) -> W.HTML:
    return W.HTML(f"<div style='line-height:1.4;margin:2px'><strong>{escape(task)}</strong></div>")


def _as_picture(picture: Picture | Chart) -> Picture:
    return Picture.of(picture) if isinstance(picture, Chart) else picture


class Explorer(Exhibit):
    """A picture that follows its controls: one control for each thing that can be changed.

    Parameters
    ----------
    draw : callable
        Makes a `Picture` or a chart from the values of the controls, given by name.
    task : str
        What to find out with it, or what says that in the language that is spoken.
    module : str
        The lesson whose `[controls]` say what the controls are called.
    controls :
        By name, either (lowest, first, highest) for a slider, a list of words to choose from, the first at first, a
        function that works one of these out, or a `Click` on the picture. Underscores in a name are shown as spaces.

    Raises ValueError naming the control and what is allowed if a value is set that it does not have.
    """

    def __init__(
        self,
        draw: Callable[..., Picture | Chart],
        task: str | Callable[[], str] = "",
        module: str = "",
        /,
        **controls: Control,
    ):
        self._draw = draw
        clicks = {name: control for name, control in controls.items() if isinstance(control, Click)}
        self.clicked = {name: click.first for name, click in clicks.items()}
        named = words_of(module).get("controls", {}) if module.startswith("catwidgets.lessons.") else {}
        described = {name: named.get(name, name.replace("_", " ")) for name in controls}
        self.controls = {name: _control(described[name], c) for name, c in controls.items() if not isinstance(c, Click)}
        super().__init__(draw(**self.values), task() if callable(task) else task, list(self.controls.values()))
        for control in self.controls.values():
            control.observe(self.board.guarded(lambda _: self.redraw()), "value")
        for name, click in clicks.items():
            self.board.on_click(functools.partial(self._click, name, click.place))

    @property
    def values(self) -> dict[str, Any]:
        """Return what the controls are set to."""
        return {name: control.value for name, control in self.controls.items()} | self.clicked

    def set(self, name: str, value: Any) -> None:
        """Do what moving a control or clicking does."""
        if name in self.clicked:
            self.clicked[name] = value
            return self.redraw()
        control = self.controls[name]
        words = isinstance(control, W.Dropdown)
        allowed = list(control.options if words else range(control.min, control.max + 1))
        if value not in allowed:
            said = ", ".join(allowed) if words else f"{control.min} to {control.max}"
            raise ValueError(f"{name}={value!r}: allowed is {said}")
        control.value = value
        return None

    def _click(self, name: str, place: Callable[[str], Any], id: str) -> None:
        self.set(name, place(id))

    def redraw(self) -> None:
        """Draw anew from the values of the controls."""
        self.show(self._draw(**self.values))


class Explored(Protocol):
    """A function that shows a picture under controls, perhaps by a reader's function; `drawn` is the one that draws."""

    drawn: Callable[..., Any]

    def __call__(self, *function: Callable[..., Any]) -> Explorer: ...


def explored(
    task: str | Callable[[], str] = "", module: str = "", /, **controls: Control
) -> Callable[[Callable[..., Picture | Chart]], Explored]:
    """Turn a function that draws into one that shows its picture under controls; see `Explorer`.

    >>> from catwidgets.draw import curve
    >>> @explored("Move it.", n=(2, 3, 9))
    ... def squares(n):
    ...     return curve([(k, k * k) for k in range(n)], "Squares", "k")
    >>> squares().set("n", 4)
    """

    def show(draw: Callable[..., Picture | Chart]) -> Explored:
        def shown() -> Explorer:
            return Explorer(draw, task, module or draw.__module__, **controls)

        return cast(Explored, named_after(draw, shown))

    return show


def named_after(draw: Callable[..., Any], shown: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function with the name and the words of the one that draws for it, which it keeps as `drawn`."""
    shown.__module__, shown.__name__, shown.__doc__ = draw.__module__, draw.__name__, draw.__doc__
    shown.__dict__["drawn"] = draw
    return shown


def _control(name: str, control: Values | Callable[[], Values]) -> W.Widget:
    values = control() if callable(control) else control
    look = {"description": name, "tooltip": "", "style": {"description_width": "initial"}}
    if isinstance(values, list):
        return W.Dropdown(options=values, layout=W.Layout(width="auto"), **look)
    low, first, high = values
    slider = functools.partial(W.IntSlider, layout=W.Layout(width="min(300px, 100%)"))
    return slider(value=first, min=low, max=high, **look)


class Steered(Exhibit):
    """A picture of a value that clicks and buttons change, step by step; what a step raises is shown on the board.

    Parameters
    ----------
    draw : callable
        Makes a `Picture` of the value.
    task : str
        What to do.
    first : object
        The value at first.
    click : callable, optional
        Returns the next value from the value and the id of what was clicked.
    buttons : mapping
        By its words, the tip of a button and what returns the next value from the value, or a list of all until then.

    >>> from catwidgets.draw import curve
    >>> more = {"More": ("Draw one more", lambda n: n + 1)}
    >>> squares = Steered(lambda n: curve([(k, k * k) for k in range(n)], "Squares", "k"), "Go on.", 2, buttons=more)
    >>> squares.press("More"); squares.value
    3
    """

    def __init__(
        self,
        draw: Callable[[Any], Picture],
        task: str,
        first: Any,
        click: Callable[[Any, str], Any] | None = None,
        buttons: Mapping[str, tuple[str, Callable[[Any], Any]]] = MappingProxyType({}),
    ):
        self._draw, self.value = draw, first
        super().__init__(draw(first), task)
        if click is not None:
            self.board.on_click(lambda id: self.become(click(self.value, id)))
        self._buttons = {words: self._step(words, *button) for words, button in buttons.items()}

    def _step(self, words: str, tip: str, step: Callable[[Any], Any]) -> W.Button:
        return self.button(words, tip, lambda: self.become(step(self.value)))

    def become(self, value: Any) -> None:
        """Show another value, or one after the other those of a list."""
        *before, self.value = value if isinstance(value, list) else [value]
        self.show(self._draw(self.value), map(self._draw, before))

    def press(self, words: str) -> None:
        """Do what pressing a button does."""
        self._buttons[words].click()


class Tries(Exhibit):
    """Trials of chance, one or many at a press, with a count of all results.

    A subclass says how often the second button tries; what `try_once` does and what of it is counted; and draws it in
    `picture`. The messages `roll`, `roll-twenty`, `rolls`, which are forgotten at a new start, and `TASK` are those of
    the lesson that it stands in, or of `MODULE`.
    """

    MODULE: ClassVar[str] = ""
    TASK: ClassVar[str] = "roll-task"
    TIMES: ClassVar[int] = 100
    last: Any

    def __init__(self, seed: int = 2026):
        words = saying(self.MODULE or type(self).__module__)
        one, many = ((words(id), words(f"{id}-tip")) for id in ("roll", "roll-twenty"))
        self._rng, self.last, self.counts = own_luck(seed), None, Counter[Any]()
        self.to_begin = say("to-begin", button=one[0])
        super().__init__(self.picture(), words(self.TASK))
        self.button(*one, lambda: self.go(1), button_style="primary")
        self.button(*many, lambda: self.go(self.TIMES))
        self.button(say("start-again"), say("forget", what=words("rolls")), self.forget)

    @abstractmethod
    def try_once(self) -> Any:
        """Let it happen once, and return what is counted."""

    @abstractmethod
    def picture(self) -> Picture:
        """Draw what came last, with all that came so far; with `to_begin` as its sentence before anything came."""

    def go(self, times: int) -> None:
        """Try some more times, and show the last."""
        for _ in range(times):
            self.last = self.try_once()
            self.counts[self.last] += 1
        self.show(self.picture())

    def forget(self) -> None:
        """Begin again with nothing."""
        self.last, self.counts = None, Counter()
        self.show(self.picture())
