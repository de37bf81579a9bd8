"""Teachers' notes on the lessons that go further than the units."""

import functools
import importlib
import pkgutil
from collections.abc import Callable
from types import ModuleType

from catwidgets.teach.lesson import TeacherNote


def lesson_note(game: str, lesson: str) -> TeacherNote:
    """The note on a lesson: for whom, how long, words and all answers.

    Raises ValueError naming the lessons that there are.

    >>> lesson_note("cat_cab", "push your luck").minutes
    45
    """
    found = lesson_notes()
    if (game, lesson) not in found:
        there = "; ".join(f"{a}, {b}" for a, b in found)
        raise ValueError(f"lesson {lesson!r} of {game!r} is unknown; there are: {there}")
    return found[game, lesson]()


@functools.cache
def lesson_modules() -> list[ModuleType]:
    """Import the modules in the folders of lessons, which stand above this wing and are found by listing them."""
    lessons = importlib.import_module("catwidgets.lessons")
    places = pkgutil.walk_packages(lessons.__path__, f"{lessons.__name__}.")
    return [importlib.import_module(place.name) for place in places]


@functools.cache
def lesson_notes() -> dict[tuple[str, str], Callable[[], TeacherNote]]:
    """Return what makes each note, by game and lesson, found in the folders of lessons."""
    found: dict[tuple[str, str], Callable[[], TeacherNote]] = {}
    for module in lesson_modules():
        made = vars(module).get("note")
        if made is not None:
            game, lesson = module.__name__.split(".")[-2:]
            found[game, lesson.replace("_", " ")] = made
    return found
