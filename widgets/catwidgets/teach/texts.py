"""The texts of lessons in the language that is spoken: English in TOML, other languages in Fluent files.

The texts of a table of the TOML file are one message, which is called by the lesson and the table. So the English of
`ties.toml` is, for translators, `ties-how-many = Two dice fall …`, with attributes such as `.because` and `.hint-1`
(hints are counted, as their keys are numbers); each text of `[say]`, which the lesson's own code says, is a message.
"""

import functools
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

from catlib.chance import spoken
from catlib.chance.messages import Entry
from catlib.game import Voice

FIXED = {"name", "kind", "tolerance", "age"}  # what no language changes
NAMES = re.compile(r"\{(\w+)\}")
Of = Callable[[str, str], str]
VOICES = Path(__file__).parents[1] / "lessons" / "voice" / "here"  # beside which other languages stand


@functools.cache
def _english(module: str) -> dict[str, Any]:
    folder, _, name = module.rpartition(".")
    file = files(folder) / f"{name}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}  # a lesson that asks nothing


def messages(module: str) -> dict[str, Entry]:
    """Return the English of a module's lesson as messages, in its order.

    >>> print(messages("catwidgets.lessons.empire.ties")["ties-unit"].text)
    ties-unit =
        .title = Ties
        .concept = sample space
        .game = Empire
        .hook = One die each, and a tie goes to the defender. Is it fair?
    """
    found: dict[str, list[str]] = {}  # the value of each message, then its attributes

    def note(id: str, text: str) -> str:
        message, _, attribute = id.partition(".")
        parts, said = found.setdefault(message, [f"{message} ="]), NAMES.sub(r"{ $\1 }", text)
        if attribute:
            parts.append(f"\n    .{attribute} = {said}")
        else:
            parts[0] += f" {said}"
        return text

    _each(module, note)
    return {id: Entry("".join(parts), None) for id, parts in found.items()}


def _each(module: str, of: Of) -> dict[str, Any]:
    """Return the words of a module's lesson with each text as `of` gives it for its id."""
    lesson = _slug(module.rpartition(".")[2])
    return {name: dict(_table(name, table, lesson, of)) for name, table in _english(module).items()}


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
def texts(module: str) -> Voice:
    """Return the voice with the texts of a module's lesson."""
    voice = Voice(str(VOICES))
    voice.entries = {**voice.entries, **messages(module)}
    return voice


def words_of(module: str) -> dict[str, Any]:
    """Read the words of a module's lesson, in the language that is spoken.

    >>> words_of("catwidgets.lessons.empire.ties")["unit"]["title"]
    'Ties'
    """
    return _words(module, spoken())


@functools.cache
def _words(module: str, language: str) -> dict[str, Any]:
    if language == "en":
        return _english(module)
    known = texts(module).now.sources

    def said(id: str, text: str) -> str:
        names = {name: f"{{{name}}}" for name in NAMES.findall(text)}
        holds = id.partition(".")[0] in known and "-say-" not in id
        return texts(module).at(None).say(id, **names) if holds else text

    return _each(module, said)


def saying(module: str) -> Callable[..., str]:
    """Return what says the texts of `[say]` of a module's lesson.

    >>> saying("catwidgets.lessons.empire.ties")("board")
    'All pairs of faces'
    """
    lesson = _slug(module.rpartition(".")[2])
    return lambda id, **given: texts(module).at(None).say(f"{lesson}-say-{id}", **given)
