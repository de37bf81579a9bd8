"""The words of lessons, which stand in a TOML file beside the module that computes their answers.

A table with the name of a question has its `text`, `choices`, `hints` and why the answer is right (`because`); `[note]`
is for teachers, `[unit]` for the map of the course. Choices and hints have keys: what a function answers, a number that
is wrong, or a name for a wrong number that is computed; in an exercise, a sum of the numbers that were drawn.
"""

import functools
import inspect
import random
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any, NamedTuple

from catlib.chance import spoken
from catwidgets.teach.lesson import TeacherNote, teacher_note
from catwidgets.teach.own import Task
from catwidgets.teach.questions import Question, questions_in, register
from catwidgets.teach.texts import words_of
from catwidgets.teach.typed_numbers import read_number

Words = Mapping[str, Any]
POWER = re.compile(r"(?<=[\w)])\^(\d+|[nk])\b")
RAISED = str.maketrans("0123456789nk", "⁰¹²³⁴⁵⁶⁷⁸⁹ⁿᵏ")


class Answer(NamedTuple):
    """The part of a question that a module gives: everything but its words.

    Parameters
    ----------
    compute : callable
        Gives the exact answer, or the key of a choice; for a task it is the function that is to be written.
    picture : callable, optional
        Draws what explains the answer.
    wrong : mapping
        Computed wrong answers, by the name of their hint.
    cases : sequence of tuple
        The arguments on which a reader's function is compared; with them the question is a task.
    kind : type
        The class of the task.
    """

    compute: Callable[..., Any]
    picture: Callable[[], Any] | None = None
    wrong: Mapping[str, Any] = {}
    cases: Sequence[tuple[Any, ...]] = ()
    kind: type[Task] = Task


class Drawn:
    """An exercise with numbers that were drawn: its answer, and what stands in place of the names in its words."""

    def __init__(self, answer: Callable[[], Any], **numbers: Any):
        self.answer, self.numbers = answer, numbers

    def asked(self, name: str, words: Words) -> Question:
        """Return the question with its numbers.

        >>> Drawn(lambda: 7, n=3).asked("next", {"text": "Twice {n}, and 1?"}).text
        'Twice 3, and 1?'
        """
        filled = {part: words[part].format(**self.numbers) for part in ("text", "because") if part in words}
        told = [say.format(**self.numbers) for say in words.get("hints", {}).values()]
        hints = dict(reversed([*zip(self._slips(words), told, strict=True)]))
        return _question(name, {**words, **filled, "hints": hints}, Answer(self.answer))

    def is_clear(self, words: Words) -> bool:
        """Return whether each slip gives an answer of its own, so that the answer tells which it was."""
        slips = self._slips(words)
        return len({*slips}) == len(slips)

    def _slips(self, words: Words) -> list[Any]:
        """Return the wrong answers that have a hint: a choice, or a sum such as "1/{n}"."""
        hints, choices = words.get("hints", {}), words.get("choices", {})
        return [key if key in choices else read_number(key.format(**self.numbers)).value for key in hints]


def drawing(answer: Callable[..., Any], **numbers: Any) -> Callable[[random.Random], Drawn]:
    """Return what draws one of each list, and finds the answer to an exercise from what was drawn.

    A function of numbers before it, by name, gives a number that follows from them, or a list to draw one from.

    >>> made = drawing(lambda n, less: n * less, n=range(3, 4), less=lambda n: n - 1)(random.Random(1))
    >>> made.answer(), made.numbers
    (6, {'n': 3, 'less': 2})
    """

    def make(rng: random.Random) -> Drawn:
        drawn: dict[str, Any] = {}
        for name, given in numbers.items():
            found = _worked_out(given, drawn) if callable(given) else given
            drawn[name] = rng.choice(found) if isinstance(found, Sequence) and not isinstance(found, str) else found
        return Drawn(lambda: _worked_out(answer, drawn), **drawn)

    make.__module__ = answer.__module__
    return make


def _worked_out(function: Callable[..., Any], drawn: Mapping[str, Any]) -> Any:
    return function(**{name: drawn[name] for name in inspect.signature(function).parameters if name in drawn})


def compared(one: Any, other: Any, less: str, same: str, more: str) -> str:
    """Return the key of a choice by how one number compares with another.

    >>> compared(2, 3, "fewer", "as many", "more")
    'fewer'
    """
    return same if one == other else less if one < other else more


def answers(module: str, found: Mapping[str, Callable[..., Any] | Answer]) -> None:
    """Answer all questions of a module's lesson, in the order in which they are asked.

    Raises ValueError if one has no answer, an answer has no question, or another module has a question of that name.
    """
    asked = [name for name in words_of(module) if ": " in name and ": exercise " not in name]
    if odd := sorted({*asked} ^ {*found}):
        raise ValueError(f"{module}: a question without an answer, or the other way round: {', '.join(odd)}")
    for name in asked:
        anew = _maker(module, name, found[name])
        register(replace(anew(), anew=anew))


def _maker(module: str, name: str, given: Callable[..., Any] | Answer) -> Callable[[], Question]:
    """Return what gives a question in the language that is spoken."""

    @functools.cache
    def made(_language: str) -> Question:
        asked = _question(name, words_of(module)[name], given if isinstance(given, Answer) else Answer(given))
        asked.answer.__module__ = module
        return asked

    return lambda: made(spoken())


def typeset(words: str) -> str:
    """Return words in which powers stand high.

    >>> typeset("(5/6)^12 · 2^n")
    '(5/6)¹² · 2ⁿ'
    """
    return POWER.sub(lambda found: found[1].translate(RAISED), words)


def _question(name: str, words: Words, given: Answer) -> Question:
    choices = words.get("choices", {})

    @functools.wraps(given.compute)
    def answer(*case: Any) -> Any:
        found = given.compute(*case)
        return choices[found] if choices else found

    because = typeset(words.get("because", ""))
    if given.cases:
        return given.kind(name, words["text"], answer, because=because, cases=tuple(given.cases))
    known = choices | given.wrong
    tolerance = Fraction(words["tolerance"]) if "tolerance" in words else None
    hints = {known.get(key, key): typeset(say) for key, say in words.get("hints", {}).items()} or None
    kind = "choice" if choices else words.get("kind", "fraction")
    options = tuple(choices.values())
    level = words.get("level", "")
    return Question(name, words["text"], answer, kind, options, hints, tolerance, because, given.picture, level)


def note_of(module: str, found: Mapping[str, Callable[..., Any] | Answer]) -> Callable[[], TeacherNote]:
    """Answer the questions of a module's lesson, and return what makes the note for its teachers."""
    answers(module, found)

    def note() -> TeacherNote:
        told = words_of(module)["note"]
        return teacher_note(told["age"], told["minutes"], told["words"], questions_in(module), told["tips"])

    note.__module__ = module
    return note
