"""A player's rulebook: chapters of text, strips, tables and pictures; as Markdown and HTML."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any, Protocol

OURS = "°"  # the sign of what is our reading; the message `ours`


class Shape(Protocol):
    """A part of a chapter that is not a paragraph of text."""

    def to_markdown(self) -> str:
        """As Markdown, without an empty line at the end."""

    def to_html(self) -> str:
        """As HTML; whatever a text holds stays text."""


@dataclass(frozen=True)
class Points:
    """Things one below the other."""

    items: tuple[str, ...]

    def to_markdown(self) -> str:
        return "\n".join(f"- {item}" for item in self.items)

    def to_html(self) -> str:
        return f"<ul>{''.join(f'<li>{_inline(item)}</li>' for item in self.items)}</ul>"


@dataclass(frozen=True)
class Strip:
    """The steps of a turn: each with a word or two and what they mean."""

    steps: tuple[tuple[str, str], ...]

    def to_markdown(self) -> str:
        return "\n".join(f"{n}. **{name}.** {what}" for n, (name, what) in enumerate(self.steps, 1))

    def to_html(self) -> str:
        steps = "".join(f"<li><b>{escape(name)}.</b> {_inline(what)}</li>" for name, what in self.steps)
        return f'<ol class="strip">{steps}</ol>'


@dataclass(frozen=True)
class Table:
    """Rows under a head; each cell is a short text."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def to_markdown(self) -> str:
        lines = [self.head, ("---",) * len(self.head), *self.rows]
        return "\n".join(f"| {' | '.join(line)} |" for line in lines)

    def to_html(self) -> str:
        head = "".join(f'<th scope="col">{_inline(cell)}</th>' for cell in self.head)
        rows = ("".join(f"<td>{_inline(cell)}</td>" for cell in row) for row in self.rows)
        body = "".join(f"<tr>{row}</tr>" for row in rows)
        return (
            f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
        )


@dataclass(frozen=True)
class Picture:
    """A drawing in letters, such as a board; `spoken` is what is said of it to who cannot see it."""

    drawing: str
    spoken: str

    def to_markdown(self) -> str:
        return f"```text\n{self.drawing}\n```"

    def to_html(self) -> str:
        return f'<pre role="img" tabindex="0" aria-label="{escape(self.spoken)}">{escape(self.drawing)}</pre>'


@dataclass(frozen=True)
class Section:
    """Some blocks under a heading; in texts, two stars on either side make a word bold."""

    title: str
    blocks: tuple[str | Shape, ...]


@dataclass(frozen=True)
class WorkedTurn:
    """A turn described move by move, which can be played again.

    From `seed`, the game's own bots play `lead` actions; then come `moves`, by their names or numbers, dice and cards
    too. The story tells them from ply `told_from` on to the person in seat `seat`. A game's voice says the rest (see
    `catlib.game.voice`); in a game without one, `told` has the lines of the story, each with what it teaches.
    """

    players: int
    seed: int
    lead: int
    moves: tuple[str | int, ...]
    told: tuple[tuple[str, str], ...] = ()
    title: str = "A turn, move by move"
    before: str = ""
    seat: int = 0
    told_from: int = 0
    house: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Booklet:
    """A whole rulebook."""

    title: str
    sections: tuple[Section, ...]

    def to_markdown(self) -> str:
        """The rulebook as Markdown, with its title on top."""
        parts = [f"# {self.title}"]
        for section in self.sections:
            parts += [f"## {section.title}", *(b if isinstance(b, str) else b.to_markdown() for b in section.blocks)]
        return "\n\n".join(parts) + "\n"

    def to_html(self) -> str:
        """The sections as HTML, without the title."""
        parts = []
        for section in self.sections:
            blocks = (f"<p>{_inline(b)}</p>" if isinstance(b, str) else b.to_html() for b in section.blocks)
            parts.append(f"<section><h3>{escape(section.title)}</h3>{''.join(blocks)}</section>")
        return "".join(parts)


def chapter(text: str) -> Section:
    """Read a chapter from Markdown: a heading, then paragraphs, lists, tables and pictures, an empty line between.

    A numbered list is a strip, each step with its name in bold; a picture stands between lines of three backticks, the
    first of which says what is spoken of it. A list may have empty lines.

    >>> chapter(chr(10).join(["## Dice", "", "Roll", "them.", "", "- one", "", "- two"]))
    Section(title='Dice', blocks=('Roll them.', Points(items=('one', 'two'))))
    """
    head, _, body = text.strip().partition("\n")
    blocks: list[str | Shape] = []
    for part in re.split(r"\n\s*\n|\n(?=- |\d+\. |``` )", body.strip()):
        block = _block(part.strip().split("\n"))
        if isinstance(block, Points) and blocks and isinstance(blocks[-1], Points):
            block = Points(blocks.pop().items + block.items)  # type: ignore[union-attr]
        if isinstance(block, Strip) and blocks and isinstance(blocks[-1], Strip):
            block = Strip(blocks.pop().steps + block.steps)  # type: ignore[union-attr]
        blocks.append(block)
    return Section(head.lstrip("# "), tuple(block for block in blocks if block))


def _block(lines: Sequence[str]) -> str | Shape:
    if lines[0].startswith("``` "):
        return Picture("\n".join(lines[1:-1]), lines[0][4:])
    if lines[0].startswith("| "):
        rows = [tuple(cell.strip() for cell in line.strip("| ").split(" | ")) for line in lines]
        return Table(rows[0], tuple(rows[2:]))
    text = " ".join(" ".join(lines).split())
    step = re.match(r"\d+\. \*\*(.+?)\.\*\* (.*)", text)
    return Strip(((step[1], step[2]),)) if step else Points((text[2:],)) if text.startswith("- ") else text


def _inline(text: str) -> str:
    """A text with bold words as HTML."""
    bold = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", escape(text))
    return bold.replace(OURS, f'<abbr lang="en" title="our reading">{OURS}</abbr>')
