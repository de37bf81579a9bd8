"""Small help with sentences: a capital at the beginning, a full stop at the end."""

from __future__ import annotations


def capital(text: str) -> str:
    """A text with a capital at its beginning; the rest of it is left as it is.

    >>> capital("red and Blue")
    'Red and Blue'
    """
    return f"{text[:1].upper()}{text[1:]}"


def sentence(text: str) -> str:
    """A line of words as a sentence.

    >>> sentence("red rolls")
    'Red rolls.'
    """
    return f"{capital(text)}."
