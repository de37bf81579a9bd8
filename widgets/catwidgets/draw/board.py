"""A scene one can click: mouse, keyboard, touch and screen reader, live and on paper from one drawing.

>>> from catwidgets.draw import Rect, Scene
>>> scene = Scene(40, 40, "One cell")
>>> _ = scene.target("a1", Rect(0, 0, 40, 40), "A1, empty", legal=True)
>>> board = Board(scene, status="Choose a cell.")
>>> board.on_click(lambda id: board.show(scene, status=f"You chose {id}."))
>>> board.click("a1")
>>> board.status
'You chose a1.'
"""

import functools
import re
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import traitlets as t

from catlib.game import Person, in_a_row, say, you
from catwidgets.draw.svg import Element, Scene, to_string
from catwidgets.page import Live, StillPicture, static

LONG = 300  # characters from which a drawing is sent once and then only named


class Board(StillPicture, Live):
    """One scene on the screen; what is clicked in it goes to the callbacks of `on_click`.

    A callback that raises ValueError (an illegal move is one) has its sentence shown on the board; anything
    else is shown as "Something went wrong" with its traceback folded away. Nothing is swallowed.

    Parameters
    ----------
    scene : Scene
        What to show first.
    status : str
        The sentence under the picture, read aloud when it changes.
    shortcuts : dict, optional
        Single letters to ids: pressing the letter clicks the id, which need not be drawn ({"r": "roll"}).

    `frames` are pictures that the next message shows one after the other
    before its own, where the browser says by `motion` that a person wants things to move; `moments` are parts where
    something happened on the way from the last of them, each with its kind: dice that "roll", a "capture", a "trap".
    They and frames are shown at a `pace`, 1 as usual and 0 at once, and heard with `sound`; `finale` is the winner's
    moment, a title with lines, and whether the reader has won. `lost` is what a click says
    when the kernel has ended; `fresh` changes when marks are to be shown anew. `best` and `arrow` draw what is advised,
    as `show` sets them; `chance` is the bar beside the board, one {who, share, words, …} a player,
    whoever looks first; it is `chance_late` while it belongs to the position before.
    """

    _esm = static("common.js", "motion.js", "board.js")
    _css = static("tokens.css", "board.css")

    WORDS = ("table", "details", "go-on", "see-board", "larger", "thinking", "tap-to-skip")
    label = t.Unicode("").tag(sync=True)
    size = t.List(t.Float(), [0.0, 0.0]).tag(sync=True)
    fixed_svg = t.Unicode("").tag(sync=True)
    moving_svg = t.Unicode("").tag(sync=True)
    drawings = t.Dict().tag(sync=True)
    targets = t.List(t.Dict()).tag(sync=True)
    groups = t.Dict().tag(sync=True)
    spoken = t.Dict().tag(sync=True)
    explained = t.Dict().tag(sync=True)
    legal = t.List(t.Unicode()).tag(sync=True)
    selected = t.List(t.Unicode()).tag(sync=True)
    focus = t.Unicode("").tag(sync=True)
    shortcuts = t.Dict(key_trait=t.Unicode(), value_trait=t.Unicode()).tag(sync=True)
    status = t.Unicode("").tag(sync=True)
    asked = t.Unicode("").tag(sync=True)
    error = t.Unicode("").tag(sync=True)
    details = t.Unicode("").tag(sync=True)
    numbers = t.Unicode("").tag(sync=True)
    marks = t.Dict(key_trait=t.Unicode(), value_trait=t.Unicode()).tag(sync=True)
    fresh = t.Int(0).tag(sync=True)
    best = t.List(t.Unicode()).tag(sync=True)
    arrow = t.List(t.List(t.Float())).tag(sync=True)
    chance = t.List(t.Dict()).tag(sync=True)
    chance_late = t.Bool(False).tag(sync=True)
    frames = t.List(t.Dict()).tag(sync=True)
    motion = t.Bool(False).tag(sync=True)
    moments = t.Dict(key_trait=t.Unicode(), value_trait=t.Unicode()).tag(sync=True)
    finale = t.Dict({"title": "", "lines": [], "won": False}).tag(sync=True)
    pace = t.Float(1.0).tag(sync=True)
    sound = t.Bool(False).tag(sync=True)

    def __init__(self, scene: Scene, status: str = "", **traits: Any):
        self.scene = scene
        self._fixed: Element | None = None
        self._names: dict[str, str] = {}
        self._clicked: list[Callable[[str], Any]] = []
        self._cancelled: list[Callable[[], Any]] = []
        super().__init__(**traits)
        self.show(scene, status=status)
        self.on_msg(self._receive)

    # Showing

    def show(
        self,
        scene: Scene,
        status: str | None = None,
        focus: str = "",
        marks: Mapping[str, str] | None = None,
        frames: Sequence[dict[str, Any]] = (),
        best: Sequence[str] = (),
        arrow: Sequence[tuple[float, float]] = (),
        numbers: str = "",
        fresh: int | None = None,
        moments: Mapping[str, str] | None = None,
        answers: bool = True,
        late: bool = False,
        asked: str = "",
    ) -> None:
        """Show a scene; only what differs from the last one is sent, in one message.

        `status` replaces the sentence under the picture, of which `asked` is the end; ``None`` keeps it. `focus` is the
        id of a target that the keyboard goes to; by default it stays where it is. `marks` are targets to be outlined,
        each with what happened there; ``None`` keeps them. `frames` are pictures on the way there, made by `frame`.
        `best` are the targets of the best choice, `arrow` the points of a way to draw. `numbers` is a chart's table as
        HTML, folded away below it; `fresh` is another number where marks and `moments` are to be shown anew. A sentence
        about an error goes away. Unless this `answers` a click, nothing is sent where nothing differs. What comes
        `late` keeps all sentences.
        """
        with self._message(answers):
            self.scene = scene
            if scene.fixed is not self._fixed:
                self._fixed, self.fixed_svg = scene.fixed, scene.fixed_svg()
            self.label, self.size = scene.label, [float(scene.width), float(scene.height)]
            self.frames = list(frames)
            self.moving_svg = self._moving(scene.moving_elements())
            self.marks = self.marks if marks is None else {id: why for id, why in marks.items() if id in scene.targets}
            self.targets = scene.geometry()
            self.spoken = {id: in_a_row([said, self.marks.get(id, "")]) for id, said in scene.spoken().items()}
            self.explained = scene.explained()
            self.legal, self.selected, self.groups = scene.legal_ids(), scene.selected_ids(), scene.group_labels
            self.focus, self.numbers = focus, numbers
            if not late:
                self.error = self.details = ""
            self.best = [id for id in best if id in scene.targets]
            self.arrow = [[float(x), float(y)] for x, y in arrow]
            self.chance_late = bool(self.chance)
            self.fresh = self.fresh if fresh is None else fresh
            self.moments = {} if moments is None else dict(moments)
            if status is not None:
                self.status, self.asked = status, asked

    def frame(self, scene: Scene, status: str = "", moments: Mapping[str, str] | None = None, stops: bool = False,
              letters: int = 0) -> dict[str, Any]:
        """A picture on the way to the next `show`, for `frames`: what moves, its size, and the sentence under it.

        It is shown as long as a reader needs for `letters`, by default those of the sentence, or until somebody goes on
        where it `stops`.
        """
        moving, size = "".join(map(self._named, scene.moving_elements())), [float(scene.width), float(scene.height)]
        told = {"status": status, "moments": dict(moments or {}), "stops": stops, "letters": letters or len(status)}
        return {"moving": moving, "size": size, **told}

    def _moving(self, elements: Iterable[Element]) -> str:
        """Write the moving layer; long drawings go to `drawings` and are named, so a cab is sent only once."""
        if len(self._names) > 200 and not self.frames:
            self._names = {}
        written = "".join(self._named(element) for element in elements)
        self.drawings = {name: drawing for drawing, name in self._names.items()}
        return written

    def _named(self, element: Element) -> str:
        written = to_string(element)
        drawing = written[written.index(">") + 1 : written.rindex("<")] if len(element) else ""
        if len(drawing) < LONG or not element.get("data-key"):
            return written
        name = self._names.setdefault(drawing, f"d{len(self._names)}")
        return to_string(Element(element.tag, element.attrib | {"data-use": name}))

    def show_chances(self, parts: Sequence[tuple[str, float, str]]) -> None:
        """Show who wins how probably beside the board, as (name, share, words); nothing takes the bar away.

        This is not a new revision: the position is the same, and nobody waits for it.
        """
        with self.hold_sync():
            said = say("chance-to-win", parts=[f"{who} {words}" for who, _, words in parts]) if parts else ""
            self.chance = [{"share": share, "said": said, **_in_the_bar(who, words)} for who, share, words in parts]
            self.chance_late = False

    def set_status(self, status: str) -> None:
        """Replace the sentence under the picture; one about an error goes away."""
        with self._message():
            self.status, self.asked, self.error, self.details = status, "", "", ""

    def forget_error(self) -> None:
        """Take a sentence about an error away."""
        with self._message():
            self.error = self.details = ""

    def show_error(self, error: BaseException) -> None:
        """Show what went wrong as a sentence on the board, and its `details` folded away; the position stays."""
        with self._message():
            if isinstance(error, ValueError):
                self.error, self.details = str(error), getattr(error, "details", "")
            else:
                self.error = f"Something went wrong: {type(error).__name__}: {error}"
                self.details = "".join(traceback.format_exception(error))

    @contextmanager
    def _message(self, answers: bool = True) -> Iterator[None]:
        """Gather changes into one message that ends with a new revision; without any, it is sent where it answers."""
        with self.hold_sync():
            yield
            self.rev += answers or bool(self._states_to_send)

    # Clicks and keys

    def on_click(self, callback: Callable[[str], Any]) -> None:
        """Call back with the id of every target that is clicked, legal or not."""
        self._clicked.append(callback)

    def on_cancel(self, callback: Callable[[], Any]) -> None:
        """Call back when Escape is pressed on the board."""
        self._cancelled.append(callback)

    def click(self, id: str) -> None:
        """Do what a click on a target does."""
        self._receive(self, {"type": "click", "id": id}, [])

    def guarded(self, callback: Callable[..., Any]) -> Callable[..., Any]:
        """Wrap a callback of another widget, so that what it raises is shown on this board.

        >>> board = Board(Scene(10, 10, "Empty"))
        >>> board.guarded(lambda change: int("seven"))(None)
        >>> board.error
        "invalid literal for int() with base 10: 'seven'"
        """

        @functools.wraps(callback)
        def guard(*args: Any, **kwargs: Any) -> Any:
            try:
                return callback(*args, **kwargs)
            except Exception as error:
                return self.show_error(error)

        return guard

    def _receive(self, _widget: Any, content: dict[str, Any], _buffers: Any) -> None:
        before = self.rev
        self.guarded(self._dispatch)(content)
        if self.rev == before:  # the browser waits for an answer
            with self._message():
                self.error = self.details = ""

    def _dispatch(self, content: dict[str, Any]) -> None:
        if content.get("type") == "cancel":
            for cancelled in list(self._cancelled):
                cancelled()
        if content.get("type") == "click":
            id = self._known(content.get("id"))
            for clicked in list(self._clicked):
                clicked(id)

    def _known(self, id: Any) -> str:
        if isinstance(id, str) and (id in self.scene.targets or id in self.shortcuts.values()):
            return id
        raise ValueError(f"{id!r} is not on the board (any more); choose one of the places that are drawn")

    # Pictures

    def to_svg(self) -> str:
        """Draw what is shown as a still picture of its own."""
        return self.scene.to_svg(self.status)

    def to_text(self) -> str:
        """Say what is shown."""
        return f"{self.label}. {self.status}".strip()


def _in_the_bar(who: str, words: str) -> dict[str, str]:
    """Return what stands in the bar of chances for somebody, alone and with their name."""
    short = re.sub(r" ± \d+", "", words)
    wins = say("wins-with", who=Person(who, who == you()), chance=short)
    return {"who": who, "words": words, "short": short, "wins": wins}
