"""Small help with sentences: a capital at the beginning, a full stop at the end."""

from collections.abc import Iterable

from catlib.game.voice import SHARED, say


def capital(text: str) -> str:
    """A text with a capital at its beginning; the rest of it is left as it is.

    >>> capital("red and Blue")
    'Red and Blue'
    """
    return f"{text[:1].upper()}{text[1:]}"


def sentence(text: str) -> str:
    """A line of words as a sentence.

    >>> sentence("red rolls"), sentence("They roll.")
    ('Red rolls.', 'They roll.')
    """
    return capital(text) if text.endswith((".", "。")) else say("sentence", said=capital(text))


def in_a_row(texts: Iterable[str], between: str = "comma") -> str:
    """Return texts with commas or spaces between them, as the language has them; empty ones are left out.

    >>> in_a_row(["a3", "", "a wall"])
    'a3, a wall'
    """
    told = [*filter(None, texts)]
    return SHARED.at(None).joined(told, between) if told else ""
