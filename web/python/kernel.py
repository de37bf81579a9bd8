"""Runs the cells of a page and talks with its widgets, in place of a Jupyter kernel.

The worker gives `start` a function of JavaScript that posts a message to the page; the page's messages arrive through
`run` and `receive`.
"""

from __future__ import annotations

import ast
import html
import io
import json
import linecache
import symtable
import sys
import traceback
from collections.abc import Callable
from numbers import Number
from types import ModuleType
from typing import Any

import comm
from comm.base_comm import BaseComm, CommManager

from catlib.chance import as_read, four_digits
from catlib.game import in_words

_to_page: Callable[..., Any] = print
_cell: list[str] = [""]
_main = ModuleType("__main__")  # the cells', apart from the worker's own: a game may be made of all its names
_names: dict[str, tuple[set[str], set[str]]] = {}  # of each cell, the names that it makes, and those that it only reads
before_showing: list[Callable[[str, Any], None]] = []  # called with a cell and what it is about to show


def start(to_page: Callable[..., Any]) -> None:
    """Send outputs and widgets to the page from now on."""
    global _to_page
    _to_page = to_page
    manager = CommManager()
    comm.create_comm = PageComm  # type: ignore[assignment]
    comm.get_comm_manager = lambda: manager
    sys.stdout, sys.stderr = _Stream("stdout"), _Stream("stderr")


def send(kind: str, message: str, buffers: Any = ()) -> None:
    """Post a message of a kind to the page."""
    _to_page(kind, message, buffers)


class PageComm(BaseComm):
    """The line between a widget and its picture in the page."""

    def publish_msg(
        self, msg_type: str, data: Any = None, metadata: Any = None, buffers: Any = None, **keys: Any
    ) -> None:
        content = {"comm_id": self.comm_id, "data": data or {}, **keys}
        send("comm", json.dumps({"type": msg_type, "content": content, "metadata": metadata or {}}), buffers or [])


def receive(message: str, buffers: list[Any]) -> None:
    """Hand a message of the page to its widget."""
    given = json.loads(message)
    manager = comm.get_comm_manager()
    handle = {"comm_msg": manager.comm_msg, "comm_close": manager.comm_close}[given["type"]]
    handle(None, None, {"content": given["content"], "buffers": buffers, "metadata": {}})


# Cells


def run(cell: str, code: str) -> bool:
    """Run the code of a cell and show its last value; whether it went well."""
    _cell[0] = cell
    try:
        value = _value(code, cell)
        if value is not None:
            for prepare in before_showing:
                prepare(cell, value)
            show(bundle_of(value))
    except BaseException as error:
        send("output", json.dumps({"cell": cell, "kind": "error", **_told(error)}))
        return False
    return True


def _value(code: str, cell: str) -> Any:
    """Run statements; the value of the last, if it is an expression."""
    sys.modules["__main__"], space = _main, vars(_main)
    linecache.cache[f"<{cell}>"] = len(code), None, code.splitlines(keepends=True), f"<{cell}>"  # rules are read again
    tree = ast.parse(code, f"<{cell}>")
    _names[cell] = _named(code)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, f"<{cell}>", "exec"), space)
    if last is None:
        return None
    value = eval(compile(ast.Expression(last.value), f"<{cell}>", "eval"), space)
    return None if code.rstrip().endswith(";") else value


def _told(error: BaseException) -> dict[str, str]:
    """An error as a sentence, and where it was raised."""
    lines = traceback.format_exception(error.with_traceback(_below_here(error)))
    return {"sentence": in_words(error), "details": "".join(lines)}


def _below_here(error: BaseException) -> Any:
    found = error.__traceback__
    while found is not None and found.tb_frame.f_code.co_filename == __file__:
        found = found.tb_next
    return found


# What depends on a cell


def followers(cell: str) -> str:
    """Return as JSON the cells below that read what this one makes, or what such a cell makes of it."""
    changed, found = set(_names.get(cell, (set(), set()))[0]), []
    for later in sorted(filter(lambda other: _place(other) > _place(cell), _names), key=_place):
        made, read = _names[later]
        if changed & read:
            found.append(later)
            changed |= made
        else:
            changed -= made
    return json.dumps(found)


def _place(cell: str) -> int:
    """A cell's place on its page; 0 for one that stands alone."""
    place = cell.rpartition("-")[2]
    return int(place) if place.isdecimal() else 0


def _named(code: str) -> tuple[set[str], set[str]]:
    """The global names that code makes, and those that it reads and does not make."""
    tables = [symtable.symtable(code, "cell", "exec")]
    for table in tables:
        tables += table.get_children()
    made = {each.get_name() for each in tables[0].get_symbols() if each.is_assigned() or each.is_imported()}
    symbols = (each for table in tables for each in table.get_symbols())
    return made, {each.get_name() for each in symbols if each.is_global() and each.is_referenced()} - made


# Outputs


def show(data: dict[str, Any]) -> None:
    """Show something in its several forms under the cell that runs."""
    send("output", json.dumps({"cell": _cell[0], "kind": "shown", "data": data}))


def bundle_of(value: Any) -> dict[str, Any]:
    """All forms of a value that a page can show."""
    if callable(getattr(value, "_repr_mimebundle_", None)):
        found = value._repr_mimebundle_()
        data = found[0] if isinstance(found, tuple) else found
        if data:
            return {"text/plain": repr(value), **data}
    written = four_digits(value) if isinstance(value, float) and 0.001 <= abs(value) < 1000 else str(value)
    data = {"text/plain": as_read(written if isinstance(value, Number) else repr(value))}
    if callable(getattr(value, "_repr_html_", None)):
        data["text/html"] = value._repr_html_()
    elif type(value).__module__.split(".")[0] == "sympy":
        data["text/html"] = _formula(value)
    return data


def _formula(value: Any) -> str:
    """A formula as MathML, which browsers draw themselves."""
    from sympy.printing.mathml import mathml

    drawn = mathml(value, printer="presentation")
    return f'<math display="block" aria-label="{html.escape(str(value))}">{drawn}</math>'


class _Stream(io.TextIOBase):
    """What is printed goes under the cell that runs, with its numbers as the reader writes them."""

    def __init__(self, name: str) -> None:
        self._name = name

    def write(self, text: str) -> int:
        send("output", json.dumps({"cell": _cell[0], "kind": self._name, "text": as_read(text)}))
        return len(text)

    def writable(self) -> bool:
        return True
