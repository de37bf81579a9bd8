"""The texts of lessons in the language that is spoken: English in TOML, other languages in Fluent files.

The texts of a table of the TOML file are one message, which is called by the lesson and the table. So the English of
`ties.toml` is, for translators, `ties-how-many = Two dice fall …`, with attributes such as `.because` and `.hint-1`
(hints are counted, as their keys are numbers); each text of `[say]`, which the lesson's own code says, is a message.
"""

from __future__ import annotations

import functools
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, cast

from catlib.chance import spoken
from catlib.chance.messages import Entry, entries
from catlib.game import Voice

FIXED = {"name", "kind", "tolerance", "age"}  # what no language changes
NAMES = re.compile(r"\{(\w+)\}")
Of = Callable[[str, str], str]


class Texts(Voice):
    """The texts of a module's lesson as a voice; other languages stand in `lessons/voice/<language>`."""

    def __init__(self, module: str, language: str = "en", english: Texts | None = None):
        folder, _, name = module.rpartition(".")
        self.module, self.file = module, Path(str(files(folder))) / f"{name}.toml"
        super().__init__(str(self.file.parents[1] / "voice" / "here"), language=language, english=english)

    @property
    def now(self) -> Texts:
        """The texts in the language that is spoken."""
        code, others = spoken(), (self.english or self).others
        if code not in others:
            others[code] = Texts(self.module, code, self)
        return cast(Texts, others[code])

    @functools.cached_property
    def entries(self) -> dict[str, Entry]:
        """Return every message of this lesson in this language; what a lesson is called stands in `course.ftl`."""
        if self.language == "en":
            return messages(self.file)
        return entries(path for name in ("course", self.file.stem) for path in self.folder.glob(f"{name}.ftl"))


def messages(file: Path) -> dict[str, Entry]:
    """Return the English of a lesson as messages, in its order.

    >>> file = Texts("catwidgets.lessons.empire.ties").file
    >>> print(messages(file)["ties-unit"].text)
    ties-unit =
        .title = Ties
        .concept = sample space
        .game = Empire
        .hook = One die each, and a tie goes to the defender. Is it fair?
    """
    found: dict[str, str] = {}

    def note(id: str, text: str) -> str:
        message, _, attribute = id.partition(".")
        line = f"\n    .{attribute} = " if attribute else " "
        found[message] = found.get(message, f"{message} =") + line + NAMES.sub(r"{ $\1 }", text)
        return text

    _each(tomllib.loads(file.read_text(encoding="utf-8")), file.stem, note)
    return {id: Entry(text, None) for id, text in found.items()}


def _each(told: Mapping[str, Any], lesson: str, of: Of) -> dict[str, Any]:
    """Return the words of a lesson with each text as `of` gives it for its id."""
    return {name: dict(_table(name, table, lesson.replace("_", "-"), of)) for name, table in told.items()}


def _table(name: str, table: Mapping[str, Any], lesson: str, of: Of) -> Iterator[tuple[str, Any]]:
    id = f"{lesson}-{_slug(name.rpartition(': ')[2])}"
    for key, value in table.items():
        if key in FIXED:
            yield key, value
        elif name == "say":
            yield key, of(f"{id}-{_slug(key)}", value)
        elif key == "guide":
            yield key, dict(_table(key, value, lesson, of))
        elif key == "open_answers":
            pairs = [(f"{id}.open-{at}", *pair) for at, pair in enumerate(value.items(), 1)]
            yield key, {of(place, asked): of(f"{place}-answer", answer) for place, asked, answer in pairs}
        elif key == "hints":
            yield key, {wrong: of(f"{id}.hint-{at}", hint) for at, (wrong, hint) in enumerate(value.items(), 1)}
        else:
            yield key, _text(value, id if key == "text" else f"{id}.{key}", of)


def _text(value: Any, id: str, of: Of) -> Any:
    if isinstance(value, str):
        return of(id, value)
    if isinstance(value, list):
        if value and isinstance(value[0], int):  # minutes of a plan, and what happens in them
            return [value[0], of(id, value[1])]
        return [_text(each, f"{id}-{at}", of) for at, each in enumerate(value, 1)]
    if isinstance(value, Mapping):
        return {key: _text(each, f"{id}-{_slug(key)}", of) for key, each in value.items()}
    return value


def _slug(key: str) -> str:
    return re.sub(r"\W+|_", "-", key)


@functools.cache
def texts(module: str) -> Texts:
    """Return the voice with the texts of a module's lesson."""
    return Texts(module)


def words_of(module: str) -> dict[str, Any]:
    """Read the words of a module's lesson, in the language that is spoken.

    >>> words_of("catwidgets.lessons.empire.ties")["unit"]["title"]
    'Ties'
    """
    return _words(module, spoken())


@functools.cache
def _words(module: str, language: str) -> dict[str, Any]:
    told = texts(module)
    if not told.file.exists():  # a lesson that asks nothing
        return {}
    english = tomllib.loads(told.file.read_text(encoding="utf-8"))
    known = told.now.entries

    def said(id: str, text: str) -> str:
        names = {name: f"{{{name}}}" for name in NAMES.findall(text)}
        message = id.partition(".")[0]
        return told.at(None).say(id, **names) if message in known and "-say-" not in id else text

    return english if language == "en" else _each(english, told.file.stem, said)


def saying(module: str) -> Callable[..., str]:
    """Return what says the texts of `[say]` of a module's lesson.

    >>> saying("catwidgets.lessons.empire.ties")("board")
    'All pairs of faces'
    """
    lesson = module.rpartition(".")[2].replace("_", "-")
    return lambda id, **given: texts(module).at(None).say(f"{lesson}-say-{id}", **given)
