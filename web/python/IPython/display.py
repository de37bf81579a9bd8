"""What a cell may show by hand."""

from __future__ import annotations

from typing import Any

import kernel


class HTML:
    """A piece of a page."""

    def __init__(self, data: str = "") -> None:
        self.data = data

    def _repr_html_(self) -> str:
        return self.data


Markdown = HTML


def display(*shown: Any, raw: bool = False, **_: Any) -> None:
    """Show each thing under the cell that runs."""
    for each in shown:
        kernel.show(each if raw else kernel.bundle_of(each))


def clear_output(*_: Any, **__: Any) -> None:
    """Outputs of a page are cleared when a cell runs again."""
