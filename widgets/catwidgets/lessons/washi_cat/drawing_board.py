"""Draw a board of one's own: click cells and the sides between them, see at once whether it works, save it, play on it.

>>> drawing = DrawingBoard()
>>> drawing.use("shrine")
>>> drawing.board.click("cell:b3")
>>> drawing.board.click("wall:c3:d3")
>>> drawing.draft.shrines
('b3', 'f4')
>>> drawing.board.status
'Wall between c3 and d3, d4 and e4. Everybody can play on this board.'
"""

import functools
import re
import tomllib
import warnings
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import ipywidgets as W

from catlib import load
from catlib.game import Game
from catlib.games.washi_cat.boards import COLUMNS, ROWS, Board, board_names, cell_name, cell_number, save_board, to_toml
from catlib.games.washi_cat.voice import COLOURS
from catwidgets.draw import Board as Picture
from catwidgets.draw import Element, Rect, Scene, rect, token
from catwidgets.lessons.washi_cat.draft import Draft
from catwidgets.page import StillPicture, button, field, flow
from catwidgets.scenes.washi_cat.tape import Sheet, cat, fish, side_of
from catwidgets.table import Table
from catwidgets.teach.voice import say, sentences, together

TOOLS = ("shrine", "sewer", "cat", "red fish", "blue fish")
KEYS = {"s": "tool:shrine", "e": "tool:sewer", "c": "tool:cat", "f": "tool:red fish", "g": "tool:blue fish"}
ACTS = {"u": "do:undo", "p": "do:play"}
EMPTY = "an empty board"
DRAWN = ("shrines", "sewers", "fish", "cats", "walls")
NUMBERS = {  # lowest, highest, step, pixels
    "rows": (2, ROWS, 1, 96),
    "columns": (2, COLUMNS, 1, 118),
    "each_cats": (1, 2, 1, 120),
    "each_fish": (2, 8, 2, 120),
    "spacing": (0, 4, 1, 156),
}
_row = functools.partial(flow, overflow=None)


class DrawingBoard(StillPicture, W.VBox):
    """A board of Washi Cat to draw on, by mouse, touch or keyboard.

    Click a side between two cells for a wall, and a cell for what the chosen tool draws; click again to take it away.

    Parameters
    ----------
    source : str, path, mapping or Board, optional
        A board to go on from, as for the house rule `board`; an empty one of 6 × 7 by default.
    """

    def __init__(self, source: Any = None):
        self.draft = Draft() if source is None else Draft.of(_checked(source))
        self.tool = "shrine"
        self._past: list[Draft] = []
        self._showing = False
        self.board = Picture(self._scene(), shortcuts=KEYS | ACTS)
        self.board.on_click(self._click)
        self.table: Table | None = None
        self._place = W.Box([], layout=W.Layout(width="100%"))
        self.play_button = self._button("draw-play", self.play)
        tools = self._tools(source if source in board_names() else EMPTY)
        super().__init__([*tools, self.board, _row(self.play_button), self._text_panel(), self._place])
        self.add_class("cat-exhibit")
        self._refresh("")

    # What it is made of

    def _tools(self, source: str) -> Iterator[W.Widget]:
        self._tool = W.ToggleButtons(
            options=[(say(f"draw-tool.{_id(tool)}"), tool) for tool in TOOLS], style={"button_width": "auto"}
        )
        self._observe(self._tool, self.use)
        boards = [(say("draw-empty"), EMPTY), *((say(f"draw-boards.{name}"), name) for name in board_names())]
        self._start = field(W.Dropdown, say("draw-begin"), "210px", "initial", options=boards, value=source)
        self._observe(self._start, self.begin)
        self.numbers = {name: _number(say(f"draw-number.{_id(name)}"), *look) for name, look in NUMBERS.items()}
        for name, widget in self.numbers.items():
            self._observe(widget, functools.partial(self.set, name))
        self.symmetric = field(W.Checkbox, say("draw-same"), "190px", value=True, indent=False)
        self._observe(self.symmetric, lambda on: self._change(replace(self.draft, symmetric=on), ""))
        undo = self._button("draw-undo", self.undo)
        clear = self._button("draw-clear", lambda: self.begin(EMPTY))
        yield _row(self._start, self.symmetric, undo, clear)
        yield _row(*self.numbers.values())
        yield _row(W.Label(say("draw-click")), self._tool)

    def _text_panel(self) -> W.Widget:
        self.path = field(W.Text, say("draw-file"), "230px", "32px", value="my_board.toml")
        self.text = W.Textarea(
            rows=9, layout=W.Layout(width="min(100% - 4px, 560px)"), tooltip=say("draw-text.field")
        )
        self.text.add_class("cat-mono")
        buttons = [
            self._button("draw-save", self.save),
            self._button("draw-open", self.open_file),
            self._button("draw-read", self.read),
        ]
        inside = W.VBox([_row(self.path, *buttons), self.text])
        return W.Accordion([inside], titles=(say("draw-text"),), selected_index=None)

    def _button(self, id: str, act: Callable[[], Any]) -> W.Button:
        return button(say(id), say(f"{id}.tip"), self.board.guarded(act))

    def _observe(self, widget: W.Widget, act: Callable[[Any], Any]) -> None:
        def changed(change: Any) -> None:
            if not self._showing:
                act(change["new"])

        widget.observe(self.board.guarded(changed), "value")

    # What a person does

    def use(self, tool: str) -> None:
        """Choose what a click on a cell draws, one of `TOOLS`."""
        if tool not in TOOLS:
            raise ValueError(f"tool={tool!r}: there are {', '.join(TOOLS)}")
        self.tool = tool
        self._show_tools()
        self.board.set_status(say("draw-now", tool=_id(tool)))

    def begin(self, source: Any) -> None:
        """Go on from a board by name, path, mapping or Board; or from an empty one."""
        if source == EMPTY:
            empty = replace(Draft(), rows=self.draft.rows, columns=self.draft.columns)
            return self._change(empty, say("draw-empty.said"))
        board = _checked(source)
        return self._change(Draft.of(board), say("draw-titled", title=board.title))

    def set(self, name: str, value: int) -> None:
        """Set rows, columns, each_cats, each_fish or spacing."""
        if name in ("rows", "columns"):
            size = {"rows": self.draft.rows, "columns": self.draft.columns, name: value}
            return self._change(self.draft.resize(**size), say("draw-size", **size))
        changes: dict[str, Any] = {name: value}
        return self._change(replace(self.draft, **changes), "")

    def undo(self) -> None:
        """Take the last change back."""
        if not self._past:
            raise ValueError(say("draw-nothing"))
        self.draft = self._past.pop()
        self._refresh(say("draw-back"))

    def _click(self, part: str) -> None:
        kind, *rest = part.split(":")
        if kind == "tool":
            return self.use(rest[0])
        if kind == "do":
            return {"undo": self.undo, "play": self.play}[rest[0]]()
        if kind == "wall":
            return self._change(self.draft.toggle_wall(rest[0], rest[1]), None)
        return self._change(self._drawn(rest[0]), None)

    def _drawn(self, name: str) -> Draft:
        """The draft after a click on a cell: what is there goes, else the tool draws."""
        draft = self.draft
        *colour, kind = (draft.kind(name) or self.tool).split()
        if kind == "fish":
            return draft.toggle_fish(name, COLOURS.index(colour[0]))
        return {"shrine": draft.toggle_shrine, "sewer": draft.toggle_sewer, "cat": draft.toggle_cat}[kind](name)

    def _change(self, draft: Draft, said: str | None) -> None:
        """Go on with another draft; without words, say what is different."""
        before, self.draft = self.draft, draft
        if draft != before:
            self._past.append(before)
        self._refresh(said if said is not None else _difference(before, draft))

    # Text and files

    def game(self) -> Game:
        """Washi Cat on this board; raise ValueError with one sentence if it is not ready."""
        board = self._ready()
        with warnings.catch_warnings(action="ignore"):
            return load("washi_cat", board=board, drawing="board" if board.drawn_cats else "players")

    def _ready(self) -> Board:
        if problem := self.draft.problem():
            raise ValueError(problem)
        return self.draft.board()

    def play(self) -> None:
        """Open a table with this board below."""
        before, self.table = self.table, Table(self.game())
        self._place.children = [self.table]
        if before:
            before.close()
        self.board.set_status(say("draw-below"))

    def save(self) -> None:
        """Write the board to the file, but never over one that is not a board."""
        path, board = self._named(), self._ready()
        if path.exists():
            try:
                _checked(path)
            except ValueError:
                raise ValueError(say("draw-taken", file=str(path))) from None
        save_board(board, path)
        self.board.set_status(say("draw-saved", file=str(path)))

    def open_file(self) -> None:
        """Go on with the board in the file."""
        self.begin(self._named())

    def read(self) -> None:
        """Draw what the text says."""
        try:
            entries = tomllib.loads(self.text.value)
        except tomllib.TOMLDecodeError as error:
            raise ValueError(say("draw-no-toml", error=str(error))) from None
        self.begin(entries)

    def _named(self) -> Path:
        name = self.path.value.strip()
        if not name.endswith(".toml"):
            raise ValueError(say("draw-ending", name=name or False))
        return Path(name)

    # Showing

    def _refresh(self, said: str) -> None:
        """Show the draft, what there is to say about it, and its text."""
        problem = self.draft.problem()
        verdict = self._judge(problem)
        self.play_button.disabled = bool(problem)
        self.text.value = f"# {say('draw-not-ready', problem=problem)}\n" if problem else to_toml(self.draft.board())
        self._show_tools()
        self.board.show(self._scene(), status=sentences(said, verdict))

    def _judge(self, problem: str) -> str:
        """Return whether one can play on it, and whether that is fair."""
        if problem:
            return say("draw-not-ready", problem=problem)
        unfair = self.draft.unfair()
        return say("draw-ready", unfair=unfair or False)

    def _show_tools(self) -> None:
        self._showing = True
        self._tool.value = self.tool
        for name, widget in self.numbers.items():
            widget.value = getattr(self.draft, name)
        self.symmetric.value = self.draft.symmetric
        self._showing = False

    def _scene(self) -> Scene:
        """The draft with every cell and every side as a target."""
        sketch = self.draft.sketch()
        sheet = Sheet(sketch)
        scene = sheet.scene(say("draw-board.size", columns=sketch.columns, rows=sketch.rows))
        scene.name_group("board", say("draw-board"))
        scene.add(*_drawings(self.draft, sheet))
        for cell in sheet.cells():
            row, column = divmod(cell, COLUMNS)
            name = cell_name(cell)
            where = {"row": 2 * (sheet.rows - 1 - row), "col": 2 * column}
            holds = self.draft.holds(name) or say("draw-blank")
            held = say("draw-cell", place=name, holds=holds, waits=name == self.draft.open_end)
            scene.target(f"cell:{name}", sheet.shape(cell), held, legal=True, mark="none", **where)
        for a, b in _sides(sheet):
            _add_side(scene, sheet, a, b, frozenset((cell_name(a), cell_name(b))) in self.draft.walls)
        return scene

    def __repr__(self) -> str:
        return f"<DrawingBoard of {self.draft.columns} × {self.draft.rows}>"


def _sides(sheet: Sheet) -> Iterator[tuple[int, int]]:
    """All pairs of neighbours."""
    for cell in sheet.cells():
        row, column = divmod(cell, COLUMNS)
        if column + 1 < sheet.columns:
            yield cell, cell + 1
        if row + 1 < sheet.rows:
            yield cell, cell + COLUMNS


def _add_side(scene: Scene, sheet: Sheet, a: int, b: int, wall: bool) -> None:
    (x, y), (u, v) = side_of(sheet, a, b)
    thick, short = max(9.0, 0.22 * sheet.cell), 0.14 * sheet.cell
    if x == u:
        shape = Rect(x - thick / 2, y + short, thick, v - y - 2 * short, 3)
    else:
        shape = Rect(x + short, y - thick / 2, u - x - 2 * short, thick, 3)
    first, second = cell_name(a), cell_name(b)
    row, column = divmod(a, COLUMNS)
    upward = b - a == COLUMNS
    where = {"row": 2 * (sheet.rows - 1 - row) - upward, "col": 2 * column + (not upward)}
    label = say("draw-wall", wall=wall, a=first, b=second)
    scene.target(f"wall:{first}:{second}", shape, label, legal=True, mark="none", **where)


def _drawings(draft: Draft, sheet: Sheet) -> Iterator[Element]:
    """Fish and cats drawn beforehand, and the end that waits for its twin."""
    for name, player in draft.fish:
        yield fish(*sheet.spot(cell_number(name)), 0.78 * sheet.cell, player, key=f"fish {name}")
    counted = [0, 0]
    for name, player in draft.cats:
        number = 2 * player + min(1, counted[player])
        counted[player] += 1
        yield cat(*sheet.spot(cell_number(name)), 0.9 * sheet.cell, number, draft.each_cats == 2, key=f"cat {name}")
    if draft.open_end:
        shape = sheet.shape(cell_number(draft.open_end))
        look = {"fill": "none", "stroke": token("warn"), "stroke_width": 3, "stroke_dasharray": "5 4"}
        yield rect(shape.x, shape.y, shape.width, shape.height, 4, **look)


def _difference(before: Draft, after: Draft) -> str:
    """Return what a change drew or took away."""
    found = []
    for field_ in DRAWN:
        old, new = set(getattr(before, field_)), set(getattr(after, field_))
        for cells, gone in ((new - old, False), (old - new, True)):
            if cells:
                where = together(sorted(map(_named, cells)), "comma")
                found.append(say("draw-drew", what=field_, gone=gone, where=where))
    return sentences(*found)


def _id(key: str) -> str:
    return re.sub("[ _]", "-", key)


def _named(cell: Any) -> str:
    """A cell, a pair of cells, a wall between two, or a cell with its player, in words."""
    if isinstance(cell, str):
        return cell
    if isinstance(cell, frozenset):
        return together(sorted(cell, key=cell_number), "and")
    return say("draw-of", place=cell[0], player=cell[1]) if isinstance(cell[1], int) else together(cell, "and")


def _checked(source: Any) -> Board:
    """A board from a name, a path, a mapping or a Board; raise ValueError in one sentence."""
    if isinstance(source, Path) and not source.exists():
        raise ValueError(f"{source} is not there.")
    with warnings.catch_warnings(action="ignore"):
        return load("washi_cat", board=str(source) if isinstance(source, Path) else source).house.board


def _number(words: str, least: int, most: int, step: int, pixels: int) -> W.Widget:
    limits = {"min": least, "max": most, "step": step}
    return field(W.BoundedIntText, words, f"{pixels}px", "initial", **limits, continuous_update=False)
