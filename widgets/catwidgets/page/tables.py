"""Tables as HTML.

>>> table_html("Dice", ("kind", "faces"), [("D6", "6")])[:41]
'<table><caption>Dice</caption><thead><tr>'
"""

from collections.abc import Iterable, Sequence
from html import escape


class Html(str):
    """Text that is HTML already."""


def table_html(caption: str, headings: Sequence[str], rows: Iterable[Sequence[str]], look: str = "") -> str:
    """Return a table, every row headed by its first cell; all cells have the same `look`."""
    style = f' style="{look}"' if look else ""
    above = f"<caption>{escape(caption)}</caption>" if caption else ""
    head = "".join(f'<th scope="col"{style}>{_cell(words)}</th>' if words else "<td></td>" for words in headings)
    body = "".join(_row(style, *map(_cell, row)) for row in rows)
    return f"<table>{above}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _row(style: str, first: str, *rest: str) -> str:
    cells = "".join(f"<td{style}>{cell}</td>" for cell in rest)
    return f'<tr><th scope="row"{style}>{first}</th>{cells}</tr>'


def _cell(words: str) -> str:
    return words if isinstance(words, Html) else escape(words)
