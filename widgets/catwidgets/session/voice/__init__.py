"""Buttons, headings and notes of a table, in whatever game, from the files `en/` beside this one.

>>> say("undo"), say("undo.tip")
('Undo', 'Take back the last decision (U)')
"""

from typing import Any

from catlib.game import Cast, Voice

voice = Voice(__file__)


def say(id: str, cast: Cast | None = None, **given: Any) -> str:
    """Return a sentence of a table, with the words that are given."""
    return voice.at(None, cast=cast).say(id, **given)


def taps() -> dict[str, str]:
    """Return each word for what a mouse does, with what a finger does in its place.

    >>> taps()
    {'Click': 'Tap', 'click': 'tap'}
    """
    click, tap = say("click"), say("click.tap")
    return {click: tap, click.lower(): tap.lower()}
