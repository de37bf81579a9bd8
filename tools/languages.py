"""What is translated: `python -m tools.languages` lists what each language lacks, and what is stale or superfluous.

Above each message of a translation stands the mark of the English that it was translated from, `# en: 6a975b80`. When
the English changes, the translation is stale and English is said instead. Whoever has renewed a stale message takes its
mark away; `python -m tools.languages stamp` marks what has none, and writes the table of `docs/translating.md`.
`python -m tools.languages english lessons` prints the English of what has no file of messages: lessons, and the course.
"""

import functools
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from catwidgets.teach.further import lesson_modules
from catwidgets.teach.texts import messages

from catlib.chance import LANGUAGES
from catlib.chance.messages import ENTRY, Entry, entries, mark, texts
from tools import prose
from tools.project import NOTEBOOKS, ROOT

SHARED = ROOT / "catlib" / "game"
PLACES = {  # each slice of what is read, and where its languages are
    "dice": ROOT / "catlib" / "chance",
    "all games": SHARED,
    **{path.parents[1].name: path.parent for path in sorted(ROOT.glob("catlib/games/*/voice/en"))},
    "bench": ROOT / "catlib" / "bench" / "voice",
    "tables": ROOT / "widgets" / "catwidgets" / "session" / "voice",
    "puzzles": ROOT / "web" / "puzzles",
    "site": ROOT / "web" / "voice",
    "teaching": ROOT / "widgets" / "catwidgets" / "teach" / "voice",
    "lessons": ROOT / "widgets" / "catwidgets" / "lessons" / "voice",
    "course": prose.COURSE,
}
TABLE = ROOT / "docs" / "translating.md"
ROWS = re.compile(r"^\| language \|.*", re.DOTALL | re.MULTILINE)


class Slice(NamedTuple):
    """What a language has of one place; `done` are the messages that hold."""

    language: str
    place: str
    done: list[str]
    missing: list[str]
    stale: list[str]
    unmarked: list[str]
    superfluous: list[str]


def files(place: str, language: str) -> list[Path]:
    """Return the files of a language in a place."""
    folder = PLACES[place]
    return [*folder.glob(f"{language}.ftl"), *sorted(folder.glob(f"{language}/*.ftl"))]


def languages() -> list[str]:
    """Return the languages that something is translated into."""
    return [code for code in LANGUAGES if code != "en" and any(files(place, code) for place in PLACES)]


def english(place: str) -> dict[str, Entry]:
    """Return the English messages of a place; those of the course are the words of its lessons and of its notebooks."""
    if place == "lessons":
        return {id: each for module in lesson_modules() for id, each in messages(module.__name__).items()}
    if place == "course":
        stems = [*prose.PAGES, *map(prose.name_of, sorted(NOTEBOOKS.glob("*/*.ipynb")))]
        return {id: each for stem in stems for id, each in prose.messages(stem).items()}
    return entries(files(place, "en"))


@functools.cache
def marks(place: str) -> dict[str, str]:
    """Return the marks of the English messages of a place, by their ids."""
    return {id: mark(entry.text) for id, entry in english(place).items()}


def found(language: str, place: str) -> Slice:
    """Compare what a language has of a place with the English."""
    there = marks(place)
    own = entries(files(place, language))
    stale = [id for id, entry in own.items() if id in there and entry.mark not in (None, there[id])]
    unmarked = [id for id, entry in own.items() if id in there and entry.mark is None]
    superfluous = [id for id in own if id not in there and not id.startswith("-")]
    missing = [id for id in there if id not in own]
    done = [id for id in there if id not in missing and id not in stale]
    return Slice(language, place, done, missing, stale, unmarked, superfluous)


def site_words(language: str) -> dict[str, str]:
    """Return what the pages of the site say in a language, as far as it holds."""
    return texts(entries(files("site", language)), english("site"))


def stamp() -> None:
    """Mark every message that has no mark with the English that it is translated from, and write the table."""
    for place in PLACES:
        there = marks(place)

        def marked(match: re.Match[str], there: dict[str, str] = there) -> str:
            return match[0] if match[1] or match[2] not in there else f"# en: {there[match[2]]}\n{match[0]}"

        for file in [file for language in languages() for file in files(place, language)]:
            file.write_text(ENTRY.sub(marked, file.read_text(encoding="utf-8")), encoding="utf-8")
    text = TABLE.read_text(encoding="utf-8")
    TABLE.write_text(ROWS.sub(lambda _: table(), text), encoding="utf-8")


def table() -> str:
    """Return the share of messages that hold, by language and place, as the table of the documentation."""
    lines = [["language", *PLACES], ["---"] * (1 + len(PLACES))]
    for language in languages():
        slices = [found(language, place) for place in PLACES]
        shares = [len(each.done) * 100 // (len(each.done) + len(each.missing) + len(each.stale)) for each in slices]
        lines.append([LANGUAGES[language].name, *(f"{share}%" for share in shares)])
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def listed() -> Iterator[str]:
    """List what is to be done, a line for each message."""
    for language in languages():
        for each in (found(language, place) for place in PLACES):
            for kind in ("missing", "stale", "unmarked", "superfluous"):
                yield from (f"{language} {each.place} {kind}: {id}" for id in getattr(each, kind))


if __name__ == "__main__":
    if "stamp" in sys.argv:
        stamp()
    if "english" in sys.argv:  # of a place, such as `english course`, to begin a translation with
        print("\n".join(entry.text for entry in english(sys.argv[-1]).values()))
    else:
        print("\n".join(listed()))
