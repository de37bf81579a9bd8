"""A player's rulebook: a page or two from which somebody new learns a game, with the numbers that are played.

>>> from catlib import load
>>> book = manual(load("washi_cat", specials=3))
>>> book.title
'Washi Cat'
>>> print(book.to_markdown()[:33])
# Washi Cat
<BLANKLINE>
## What it is about
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape
from typing import Any, Protocol

from catlib.chance import from_to


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
    """A turn that is told move by move, and can be played again.

    From `seed`, the game's own bots play `lead` actions; then come `moves`, by their names, dice and cards too. `told`
    has the sentences of the story from ply `told_from` on for the person in seat `seat`, each with what it teaches.
    """

    players: int
    seed: int
    lead: int
    moves: tuple[str, ...]
    told: tuple[tuple[str, str], ...]
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


def manual(game: Any) -> Booklet:
    """The rulebook of a game as it is played: what the game says of itself, a worked turn, and its house rules."""
    part = game.type.manual
    own = tuple(part.how_to_play(game))
    sections = own or (Section("What it is about", tuple(_paragraphs(part.ABOUT) or [_alone(game)])),)
    turn = part.WORKED_TURN
    return Booklet(game.title, (*sections, *([_worked(game, turn)] if turn else []), *_house_rules(game, bool(own))))


def say_value(value: Any) -> str:
    """A value of a house rule as people read it.

    >>> [say_value(value) for value in (True, 3, "own turns", (10, 5, 3))]
    ['yes', '3', 'own turns', '10, 5, 3']
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple | list):
        return ", ".join(map(say_value, value)) or "none"
    return str(value) if isinstance(value, str | int) else str(vars(value).get("title", "one of your own"))


def _paragraphs(text: str) -> list[str]:
    """The paragraphs of a docstring, each in one line."""
    return [" ".join(part.split()) for part in re.split(r"\n\s*\n", text.strip()) if part.strip()]


def _alone(game: Any) -> str:
    few, many = game.type.setup.PLAYERS
    return f"{game.title} is for {from_to(few, many, 'player')}. Nobody has written more of it yet."


def _worked(game: Any, turn: WorkedTurn) -> Section:
    """The worked turn as the story tells it."""
    items = tuple(f"{said} {why}".strip() for said, why in turn.told)
    many = f"It is a game for {turn.players}." if game.players != turn.players else ""
    usual = "It is played by the usual house rules." if _changed(game) else ""
    before = " ".join(filter(None, [turn.before, many, usual]))
    return Section(turn.title, (*filter(None, [before]), Points(items)))


def _changed(game: Any) -> list[str]:
    """The house rules that are not as usual."""
    fields = type(game.house).model_fields
    return [name for name, entry in fields.items() if getattr(game.house, name) != entry.default]


def _house_rules(game: Any, explained: bool) -> Iterator[Section]:
    """House rules that are played otherwise than usual, and some that one may try; all where nothing was explained."""
    changed = _changed(game)
    shown = changed if explained else list(type(game.house).model_fields)
    if changed or (shown and not explained):
        yield Section("House rules at this table", (Points(tuple(_rule(game, name) for name in shown)),))
    worth = [name for name in game.type.manual.WORTH_TRYING if name not in changed]
    if worth:
        yield Section("House rules to try", (Points(tuple(_rule(game, name) for name in worth)),))


def _rule(game: Any, name: str) -> str:
    """A house rule in one line: what it is about, how it is played, and how it usually is."""
    entry, value = type(game.house).model_fields[name], getattr(game.house, name)
    usual = f", usually {say_value(entry.default)}" if value != entry.default else ""
    about = re.sub(r"\s*\((?:\d+\.\d+(?:, | and )?)+\)", "", entry.description or "").rstrip(".")
    return f"**{name}: {say_value(value)}**{usual}. {about}."


def _inline(text: str) -> str:
    """A text with bold words as HTML."""
    return re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", escape(text))
