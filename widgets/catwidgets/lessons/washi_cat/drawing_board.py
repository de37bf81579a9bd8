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

from __future__ import annotations

import functools
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

TOOLS = {
    "shrine": "Shrine (S)",
    "sewer": "Sewers (E)",
    "cat": "Cat (C)",
    "red fish": "Red fish (F)",
    "blue fish": "Blue fish (G)",
}
KEYS = {"s": "tool:shrine", "e": "tool:sewer", "c": "tool:cat", "f": "tool:red fish", "g": "tool:blue fish"}
ACTS = {"u": "do:undo", "p": "do:play"}
EMPTY = "an empty board"
DRAWN = {"shrines": "Shrine on", "sewers": "Sewers on", "fish": "Fish on", "cats": "Cat on", "walls": "Wall between"}
NUMBERS = {  # lowest, highest, step, words, pixels
    "rows": (2, ROWS, 1, "Rows", 96),
    "columns": (2, COLUMNS, 1, "Columns", 118),
    "each_cats": (1, 2, 1, "Cats each", 120),
    "each_fish": (2, 8, 2, "Fish each", 120),
    "spacing": (0, 4, 1, "Spaces between", 156),
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
        self.play_button = self._button("Play on it", "Open a table with this board (P)", self.play)
        tools = self._tools(source if source in board_names() else EMPTY)
        super().__init__([*tools, self.board, _row(self.play_button), self._text_panel(), self._place])
        self.add_class("cat-exhibit")
        self._refresh("")

    # What it is made of

    def _tools(self, source: str) -> Iterator[W.Widget]:
        self._tool = W.ToggleButtons(
            options=[(words, tool) for tool, words in TOOLS.items()], style={"button_width": "auto"}
        )
        self._observe(self._tool, self.use)
        boards = [EMPTY, *board_names()]
        self._start = field(W.Dropdown, "Begin with", "210px", "initial", options=boards, value=source)
        self._observe(self._start, self.begin)
        self.numbers = {name: _number(*look) for name, look in NUMBERS.items()}
        for name, widget in self.numbers.items():
            self._observe(widget, functools.partial(self.set, name))
        self.symmetric = field(W.Checkbox, "The same for both sides", "190px", value=True, indent=False)
        self._observe(self.symmetric, lambda on: self._change(replace(self.draft, symmetric=on), ""))
        undo = self._button("Undo", "Take back the last change (U)", self.undo)
        clear = self._button("Clear", "Take everything away", lambda: self.begin(EMPTY))
        yield _row(self._start, self.symmetric, undo, clear)
        yield _row(*self.numbers.values())
        yield _row(W.Label("A click on a cell draws:"), self._tool)

    def _text_panel(self) -> W.Widget:
        self.path = field(W.Text, "File", "230px", "32px", value="my_board.toml")
        self.text = W.Textarea(
            rows=9, layout=W.Layout(width="min(100% - 4px, 560px)"), tooltip="The board as TOML text"
        )
        self.text.add_class("cat-mono")
        buttons = [
            self._button("Save", "Write the board to the file", self.save),
            self._button("Open", "Go on with the board in the file", self.open_file),
            self._button("Draw the text", "Draw what the text below says", self.read),
        ]
        inside = W.VBox([_row(self.path, *buttons), self.text])
        return W.Accordion([inside], titles=("The board as text; save and open",), selected_index=None)

    def _button(self, words: str, tip: str, act: Callable[[], Any]) -> W.Button:
        return button(words, tip, self.board.guarded(act))

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
        self.board.set_status(f"A click on a cell now draws: {tool}.")

    def begin(self, source: Any) -> None:
        """Go on from a board by name, path, mapping or Board; or from an empty one."""
        if source == EMPTY:
            return self._change(replace(Draft(), rows=self.draft.rows, columns=self.draft.columns), "An empty board.")
        board = _checked(source)
        return self._change(Draft.of(board), f"{board.title}.")

    def set(self, name: str, value: int) -> None:
        """Set rows, columns, each_cats, each_fish or spacing."""
        if name in ("rows", "columns"):
            size = {"rows": self.draft.rows, "columns": self.draft.columns, name: value}
            return self._change(self.draft.resize(**size), f"{size['rows']} rows, {size['columns']} columns.")
        changes: dict[str, Any] = {name: value}
        return self._change(replace(self.draft, **changes), "")

    def undo(self) -> None:
        """Take the last change back."""
        if not self._past:
            raise ValueError("There is nothing to take back.")
        self.draft = self._past.pop()
        self._refresh("Taken back.")

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
        *colour, kind = (draft.holds(name) or self.tool).removeprefix("a ").split()
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
        self.board.set_status("The table is below; changes here are played when you press “Play on it” again.")

    def save(self) -> None:
        """Write the board to the file, but never over one that is not a board."""
        path, board = self._named(), self._ready()
        if path.exists():
            try:
                _checked(path)
            except ValueError:
                raise ValueError(f"{path} is there already and is not a board; choose another name.") from None
        save_board(board, path)
        self.board.set_status(f'Saved in {path}; load it with board="{path}".')

    def open_file(self) -> None:
        """Go on with the board in the file."""
        self.begin(self._named())

    def read(self) -> None:
        """Draw what the text says."""
        try:
            entries = tomllib.loads(self.text.value)
        except tomllib.TOMLDecodeError as error:
            raise ValueError(f"This is not TOML: {error}.") from None
        self.begin(entries)

    def _named(self) -> Path:
        name = self.path.value.strip()
        if not name.endswith(".toml"):
            raise ValueError(f"{name or 'The name'} should end in .toml, as in my_board.toml.")
        return Path(name)

    # Showing

    def _refresh(self, said: str) -> None:
        """Show the draft, what there is to say about it, and its text."""
        problem = self.draft.problem()
        verdict = self._judge(problem)
        self.play_button.disabled = bool(problem)
        self.text.value = f"# Not ready: {problem}\n" if problem else to_toml(self.draft.board())
        self._show_tools()
        self.board.show(self._scene(), status=f"{said} {verdict}".strip())

    def _judge(self, problem: str) -> str:
        """Return whether one can play on it, and whether that is fair."""
        if problem:
            return f"Not ready: {problem}"
        unfair = self.draft.unfair()
        return f"Playable, but unfair. {unfair}" if unfair else "Everybody can play on this board."

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
        scene = sheet.scene(f"Your board, {sketch.columns} columns by {sketch.rows} rows")
        scene.name_group("board", "Your board")
        scene.add(*_drawings(self.draft, sheet))
        for cell in sheet.cells():
            row, column = divmod(cell, COLUMNS)
            name = cell_name(cell)
            where = {"row": 2 * (sheet.rows - 1 - row), "col": 2 * column}
            held = f"{name}, {self.draft.holds(name) or 'blank'}"
            waits = ", waits for its twin" * (name == self.draft.open_end)
            scene.target(f"cell:{name}", sheet.shape(cell), held + waits, legal=True, mark="none", **where)
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
    label = f"{'wall' if wall else 'no wall'} between {first} and {second}"
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
    for field_, what in DRAWN.items():
        old, new = set(getattr(before, field_)), set(getattr(after, field_))
        for cells, gone in ((new - old, ""), (old - new, "Gone: ")):
            if cells:
                found.append(f"{gone}{what} {', '.join(sorted(map(_named, cells)))}.")
    return " ".join(found)


def _named(cell: Any) -> str:
    """A cell, a pair of cells, a wall between two, or a cell with its player, in words."""
    if isinstance(cell, str):
        return cell
    if isinstance(cell, frozenset):
        return " and ".join(sorted(cell, key=cell_number))
    return f"{cell[0]} ({COLOURS[cell[1]]})" if isinstance(cell[1], int) else " and ".join(cell)


def _checked(source: Any) -> Board:
    """A board from a name, a path, a mapping or a Board; raise ValueError in one sentence."""
    if isinstance(source, Path) and not source.exists():
        raise ValueError(f"{source} is not there.")
    with warnings.catch_warnings(action="ignore"):
        return load("washi_cat", board=str(source) if isinstance(source, Path) else source).house.board


def _number(least: int, most: int, step: int, words: str, pixels: int) -> W.Widget:
    limits = {"min": least, "max": most, "step": step}
    return field(W.BoundedIntText, words, f"{pixels}px", "initial", **limits, continuous_update=False)
