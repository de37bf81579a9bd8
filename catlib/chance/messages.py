"""Messages of Fluent files: what they are translated from, and what is said of typed dice and cards.

The files `en.ftl`, `de.ftl` and so on beside this one hold texts and variables alone, which need no reader of Fluent.
"""

import functools
import re
import zlib
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from catlib.chance.languages import spoken

ENTRY = re.compile(r"^(?:# en: (\w+)\n)?(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
NOTES = re.compile(r"^#.*\n?", re.MULTILINE)


class Entry(NamedTuple):
    """A message as it is written, and the mark of the English that it was translated from, if it is marked."""

    text: str
    mark: str | None

    def holds(self, english: str) -> bool:
        """Return whether it was translated from the English of today."""
        return self.mark in (None, mark(english))


def entries(files: Iterable[Path]) -> dict[str, Entry]:
    """Return the messages of some files by their ids, in order."""
    found = {}
    for text in (file.read_text(encoding="utf-8") for file in files):
        starts = [*ENTRY.finditer(text)]
        for start, end in zip(starts, [*(each.start() for each in starts[1:]), len(text)], strict=True):
            found[start[2]] = Entry(NOTES.sub("", text[start.start(2) : end]).rstrip(), start[1])
    return found


@functools.cache
def mark(text: str) -> str:
    """Return the mark of a message, which is another one when anything but spaces changes.

    >>> mark("you = you"), mark("you =  you"), mark("you = thou")
    ('6a975b80', '6a975b80', '58b74ac6')
    """
    return f"{zlib.crc32(' '.join(text.split()).encode()):08x}"


def bare(text: str, marks: Mapping[str, Collection[str]]) -> str:
    r"""Return a file of messages without comments, deep indents, and the marks of English that is said today.

    >>> bare("### Names\n# en: 6a975b80\nyou =\n    du\n# en: 0\nwe = wir\n", {"you": ["6a975b80"]})
    'you =\n du\n# en: 0\nwe = wir\n'
    """
    held = ENTRY.sub(lambda found: f"{found[2]} =" if found[1] in marks.get(found[2], ()) else found[0], text)
    return re.sub(r"^#(?! en:).*\n?|(?<=^ ) +", "", held, flags=re.MULTILINE)


def texts(own: Mapping[str, Entry], english: Mapping[str, Entry]) -> dict[str, str]:
    """Return the texts, on one line each, of the messages that hold beside today's English."""
    known = {id: entry for id, entry in own.items() if id in english and entry.holds(english[id].text)}
    return {id: re.sub("[ \n]+", " ", entry.text.partition("=")[2]).strip(" \n") for id, entry in known.items()}


def filled(text: str, given: Mapping[str, object]) -> str:
    """Return a text with what stands for its variables.

    >>> filled("{ $a } and { $b }", {"a": 1, "b": 2})
    '1 and 2'
    """
    return re.sub(r"{ [$]([\w-]+) }", lambda name: str(given[name[1]]), text)


def say(id: str, **given: object) -> str:
    """Return a sentence on dice and cards in the language that is spoken, or in English where that language lacks it.

    >>> say("dice-mean", cure="3d6")
    'did you mean 3d6?'
    """
    return filled(_texts(spoken())[id], given)


@functools.cache
def _texts(language: str) -> dict[str, str]:
    """Every message that holds in a language, and in English those that it lacks."""
    english, own = (entries(Path(__file__).parent.glob(f"{code}.ftl")) for code in ("en", language))
    return texts(english, english) | texts(own, english)
