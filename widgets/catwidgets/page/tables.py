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
    looks = [f'{style} data-head="{escape(words)}"' if look else "" for words in headings]  # where columns are stacked
    body = "".join(_row(looks, *map(_cell, row)) for row in rows)
    return f"<table>{above}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _row(looks: Sequence[str], first: str, *rest: str) -> str:
    cells = "".join(f"<td{look}>{cell}</td>" for look, cell in zip(looks[1:], rest, strict=True))
    return f'<tr><th scope="row"{looks[0]}>{first}</th>{cells}</tr>'


def _cell(words: str) -> str:
    return words if isinstance(words, Html) else escape(words)
