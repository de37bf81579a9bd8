"""What a lesson needs: questions, a guess before the answer, checks that answer in words, notes for teachers.

A game's lessons keep their questions in a module of their own; the answer of each is a tested function, so a
notebook can check an answer without containing it.

>>> @ask("two_dice_seven", "How likely is 7 with two dice?", hints={Fraction(1, 11): "The 11 totals differ."})
... def two_dice_seven():
...     return Fraction(6, 36)
>>> check("two_dice_seven", "16.7 %")
Right: 16.7 % is 1/6, rounded.
>>> check("two_dice_seven", 1 / 11)
Not yet. The 11 totals differ.
>>> check("two_dice_seven", "5/6")
Not yet. That is the chance that it does not happen.
"""

from __future__ import annotations

import difflib
import html
import math
import pathlib
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from fractions import Fraction
from numbers import Rational, Real
from typing import Any, NamedTuple

import anywidget
import traitlets as t

from catlib.numerals import decimal, percent
from catwidgets.still import StillPicture

__all__ = [
    "QUESTIONS",
    "Exercise",
    "Guess",
    "Question",
    "TeacherNote",
    "Verdict",
    "ask",
    "check",
    "exercise",
    "guess",
    "question",
    "read_number",
    "teacher_note",
]

STATIC = pathlib.Path(__file__).parent / "static"
KINDS = ("fraction", "number", "choice")
DIGITS = 3  # a decimal answer is taken as rounded from so many digits on
NEARLY = f"Nearly: give a fraction or at least {DIGITS} digits."
LONGEST = 20  # signs of a fraction that is read at a glance
PATIENCE = 3  # wrong answers after which an exercise offers its solution

Hints = Mapping[Any, str]


# Numbers that people type


@dataclass(frozen=True)
class Number:
    """A number as it was given: its value, and how coarse it is (0 for an exact one)."""

    value: Fraction
    unit: Fraction = Fraction(0)
    digits: int = 0

    def is_rounded(self, exact: Fraction) -> bool:
        """Whether this is the exact value rounded or cut off, not more coarsely than to three digits."""
        return self.digits >= DIGITS and self.is_near(exact)

    def is_near(self, exact: Fraction) -> bool:
        """Whether this is the exact value rounded or cut off to the digits that were given."""
        return self.value == exact or (self.unit > 0 and abs(self.value - exact) < self.unit)


def read_number(given: Any) -> Number:
    """Read a number from an int, float, Fraction, sympy number, or text such as 1/6, 0.167, 16,7 % or 1 in 6.

    Raises ValueError with a sentence that says what can be read.

    >>> read_number("1 in 6").value, read_number("2 1/2").value, read_number("-0,25").value
    (Fraction(1, 6), Fraction(5, 2), Fraction(-1, 4))
    """
    if isinstance(given, bool) or given is None:
        raise ValueError(f"{given} is not a number: write 1/6, 0.167 or 16.7 %")
    if isinstance(given, Rational):
        return Number(Fraction(int(given.numerator), int(given.denominator)))
    if getattr(given, "is_Rational", False):
        return Number(Fraction(int(given.p), int(given.q)))
    if isinstance(given, Decimal):
        return _decimal(str(given), given)
    if isinstance(given, Real) or getattr(given, "is_number", False):
        return _float(float(given), given)
    return _text(str(given))


def _float(value: float, given: Any) -> Number:
    if not math.isfinite(value):
        raise ValueError(f"{given} is not a number one can check: write 1/6, 0.167 or 16.7 %")
    number = _decimal(repr(value), given)
    noise = Fraction(abs(value)) / 10**12
    return number if number.unit > noise else Number(number.value, noise, DIGITS)


def _text(given: str) -> Number:
    plain = " ".join(_folded(given).split())
    if plain.endswith("%"):
        number = _text(plain[:-1])
        return Number(number.value / 100, number.unit / 100, number.digits)
    if found := re.fullmatch(r"([+-]?\d+)\s*(?:/|:| in | of | out of )\s*(\d+)", plain):
        return Number(_ratio(found[1], found[2], given))
    if found := re.fullmatch(r"([+-]?)(\d+) (\d+)\s*/\s*(\d+)", plain):
        value = int(found[2]) + _ratio(found[3], found[4], given)
        return Number(-value if found[1] == "-" else value)
    return _decimal(plain.replace(",", ".") if plain.count(",") == 1 and "." not in plain else plain, given)


def _folded(given: str) -> str:
    """Signs that mean the same, written one way; ½ becomes 1/2."""
    folded = []
    for c in given.strip().replace("−", "-").replace("⁄", "/"):
        if unicodedata.category(c) == "No" and "⁄" in unicodedata.normalize("NFKC", c):
            folded.append(" " + unicodedata.normalize("NFKC", c).replace("⁄", "/"))
        else:
            folded.append(c)
    return "".join(folded)


def _ratio(over: str, under: str, given: Any) -> Fraction:
    if int(under) == 0:
        raise ValueError(f"{given} divides by zero")
    return Fraction(int(over), int(under))


def _decimal(written: str, given: Any) -> Number:
    try:
        value = Decimal(written)
    except InvalidOperation:
        raise ValueError(f"“{given}” is not a number: write 1/6, 0.167 or 16.7 %") from None
    if not value.is_finite() or abs(value.adjusted()) > 300:
        raise ValueError(f"{given} is not a number one can check: write 1/6, 0.167 or 16.7 %")
    places = -int(value.as_tuple().exponent)
    if places <= 0:
        return Number(Fraction(value))
    digits = len(str(abs(int(value.scaleb(places)))).lstrip("0"))
    return Number(Fraction(value), Fraction(1, 10**places), digits)


# Questions


@dataclass(frozen=True)
class Question:
    """A question with its exact answer as a function, and a hint for every mistake one can foresee.

    Parameters
    ----------
    name : str
        What `check` and `guess` call it by.
    text : str
        The question itself.
    answer : callable
        Computes the exact answer: a Fraction or int, or one of `choices`.
    kind : {"fraction", "number", "choice"}
        ``"fraction"`` is a chance between 0 and 1.
    choices : tuple of str
        What can be chosen, for a choice.
    hints : mapping
        A wrong answer, or a function that recognises one, to what to say about it.
    tolerance : Fraction, optional
        How far a decimal may be off; by default it must be the exact answer rounded to three or more digits.
    because : str
        What to say beside a right answer.
    """

    name: str
    text: str
    answer: Callable[[], Any]
    kind: str = "fraction"
    choices: tuple[str, ...] = ()
    hints: Hints | None = None
    tolerance: Fraction | None = None
    because: str = ""

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ValueError(f"question {self.name!r}: kind {self.kind!r} is not one of {', '.join(KINDS)}")
        if (self.kind == "choice") != bool(self.choices):
            raise ValueError(f"question {self.name!r}: choices belong to kind 'choice' and to no other")

    def judge(self, given: Any) -> Verdict:
        """Say in words whether an answer is right, and if not, what may have gone wrong."""
        if self.kind == "choice":
            return self._judge_choice(given)
        try:
            number = read_number(given)
        except ValueError as error:
            return Verdict(False, str(error))
        return self._judge_number(number, str(given).strip())

    def explain(self, given: Any) -> str:
        """Say what to make of a guess beside the answer: whether it was right, and why the answer is what it is."""
        verdict = self.judge(given)
        said = "Nearly." if verdict.sentence == NEARLY else verdict.sentence.removeprefix("Not yet.")
        return verdict.sentence if verdict else f"{said}{self._because()}".strip()

    def _judge_choice(self, given: Any) -> Verdict:
        said = _key(given)
        if said not in map(_key, self.choices):
            return Verdict(False, f"“{given}” is not one of the choices: {', '.join(self.choices)}.")
        if said == _key(self.answer()):
            return Verdict(True, f"Right: {self.answer()}." + self._because())
        hint = next((say for wrong, say in self._hints() if not callable(wrong) and _key(wrong) == said), "")
        return Verdict(False, f"Not yet. {hint}".rstrip())

    def _judge_number(self, number: Number, written: str) -> Verdict:
        exact = Fraction(self.answer())
        if number.value == exact and not number.unit:
            same = "" if written == str(exact) else f" is {_shown(exact, self.kind)}"
            return Verdict(True, f"Right: {written}{same}." + self._because())
        if self._is_close(number, exact):
            rounded = "" if number.value == exact else ", rounded"
            return Verdict(True, f"Right: {written} is {exact}{rounded}." + self._because())
        if number.is_near(exact):
            return Verdict(False, NEARLY)
        return Verdict(False, f"Not yet. {self._hint(number, exact)}")

    def _is_close(self, number: Number, exact: Fraction) -> bool:
        if self.tolerance is not None and number.unit:
            return abs(number.value - exact) <= self.tolerance
        return number.value == exact or number.is_rounded(exact)

    def _hint(self, number: Number, exact: Fraction) -> str:
        for wrong, say in self._hints():
            if wrong(number.value) if callable(wrong) else number.is_near(Fraction(wrong)):
                return say
        if self.kind == "fraction" and (said := _chance_mistake(number, exact)):
            return said
        return "It is less than that." if number.value > exact else "It is more than that."

    def _hints(self) -> Iterable[tuple[Any, str]]:
        return (self.hints or {}).items()

    def _because(self) -> str:
        return f" {self.because}" if self.because else ""


def _key(given: Any) -> str:
    return " ".join(str(given).casefold().split())


def _chance_mistake(number: Number, exact: Fraction) -> str:
    """Recognise what often goes wrong with a chance."""
    if number.value > 1 and number.is_near(100 * exact):
        return "Is this a percentage? Then write the sign % behind it."
    if exact and number.value > 1 and number.is_near(1 / exact):
        return "That is upside down: one in so many."
    if not 0 <= number.value <= 1:
        return "A chance lies between 0 and 1."
    if number.is_near(1 - exact):
        return "That is the chance that it does not happen."
    if exact < 1 and number.is_near(exact / (1 - exact)):
        return "Those are the odds, wins to losses; the chance is wins to all cases."
    return ""


def _shown(value: Any, kind: str) -> str:
    """An exact answer as a reader likes to see it."""
    if not isinstance(value, Rational):
        return str(value)
    number = Fraction(value)
    if number.denominator == 1 and kind != "fraction":
        return str(number)
    said = f"= {percent(number, 1)}" if kind == "fraction" else decimal(number)
    return f"{number} {said}" if len(str(number)) <= LONGEST else f"{said[2:]} (exactly {number})"


def _in_few_signs(wrong: Any, kind: str) -> str:
    """A wrong answer as it is, or rounded if it is a long fraction.

    >>> _in_few_signs(Fraction(10**12 + 1, 3 * 10**12), "fraction"), _in_few_signs("1/6", "fraction")
    ('33.3 %', '1/6')
    """
    if not isinstance(wrong, Rational) or len(str(wrong)) <= LONGEST:
        return str(wrong)
    return percent(Fraction(wrong), 1) if kind == "fraction" else decimal(Fraction(wrong)).removeprefix("≈ ")


QUESTIONS: dict[str, Question] = {}


def ask(name: str, text: str, **rest: Any) -> Callable[[Callable[[], Any]], Callable[[], Any]]:
    """Make a function the answer of a question that notebooks can call by name; see `Question` for the rest.

    Raises ValueError if another function already answers a question of that name.
    """

    def register(answer: Callable[[], Any]) -> Callable[[], Any]:
        before = QUESTIONS.get(name)
        if before and _home(before.answer) != _home(answer):
            raise ValueError(f"question {name!r} is already asked in {before.answer.__module__}")
        QUESTIONS[name] = Question(name, text, answer, **rest)
        return answer

    return register


def _home(function: Callable[[], Any]) -> tuple[str, str]:
    return function.__module__, function.__qualname__


def question(name: str) -> Question:
    """Find a question by name.

    >>> question("nonsense")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    ValueError: question 'nonsense' is unknown...
    """
    if name in QUESTIONS:
        return QUESTIONS[name]
    near = difflib.get_close_matches(name, QUESTIONS, 3)
    there = f"did you mean {' or '.join(near)}?" if near else f"there are: {', '.join(sorted(QUESTIONS)) or 'none'}"
    raise ValueError(f"question {name!r} is unknown; {there}")


# Answers


@dataclass(frozen=True)
class Verdict:
    """Whether an answer is right, and a sentence that says so."""

    right: bool
    sentence: str

    def __bool__(self) -> bool:
        return self.right

    def __repr__(self) -> str:
        return self.sentence

    def _repr_html_(self) -> str:
        colour, sign = ("#00704f", "✓") if self.right else ("#b34700", "→")
        look = f"border-left:4px solid {colour};padding:2px 10px;margin:4px 0"
        return f'<div style="{look}"><strong aria-hidden="true">{sign}</strong> {html.escape(self.sentence)}</div>'


def check(name: str, answer: Any) -> Verdict:
    """Check an answer to a question: an int, a float, a Fraction, a sympy number, "1/6" or "16.7 %"."""
    return question(name).judge(answer)


class Guess(StillPicture, anywidget.AnyWidget):
    """A question that takes one guess, and only then shows the answer beside it and keeps both.

    `guess` is what was guessed and `answer` what is true, both empty until then.
    """

    _esm = (STATIC / "lesson.js").read_text(encoding="utf-8")
    _css = (STATIC / "tokens.css").read_text(encoding="utf-8") + (STATIC / "lesson.css").read_text(encoding="utf-8")

    name = t.Unicode("").tag(sync=True)
    question = t.Unicode("").tag(sync=True)
    kind = t.Enum(KINDS, "number").tag(sync=True)
    mode = t.Enum(("guess", "exercise"), "guess").tag(sync=True)
    choices = t.List(t.Unicode()).tag(sync=True)
    guess = t.Unicode("").tag(sync=True)
    answer = t.Unicode("").tag(sync=True)
    verdict = t.Unicode("").tag(sync=True)
    picture = t.Unicode("").tag(sync=True)
    problem = t.Unicode("").tag(sync=True)

    def __init__(self, asked: Question, reveal: Callable[[], Any] | None = None, **traits: Any):
        self._asked, self._reveal = asked, reveal
        told = {"name": asked.name, "question": asked.text, "kind": asked.kind, "choices": list(asked.choices)}
        super().__init__(**told, **traits)
        self.on_msg(self._receive)

    def take(self, given: str) -> None:
        """Take what the reader gives; once the answer is known, nothing changes it."""
        if self.answer:
            return
        try:
            self._show(str(given).strip())
        except ValueError as error:
            self.problem = str(error)
        except Exception as error:
            self.problem = f"Something went wrong: {type(error).__name__}: {error}"

    def _show(self, given: str) -> None:
        if not given:
            raise ValueError("Guess first: any answer is better than none.")
        if self.kind != "choice":
            read_number(given)
        verdict = "" if self._reveal else self._asked.explain(given)
        answer = self._reveal() if self._reveal else self._asked.answer()
        with self.hold_sync():
            self.picture = _picture(answer)
            self.answer = getattr(answer, "sentence", None) or _shown(answer, self.kind)
            self.guess, self.verdict, self.problem = given, verdict, ""

    def _receive(self, _widget: Any, content: dict[str, Any], _buffers: Any) -> None:
        if content.get("type") == "guess":
            self.take(str(content.get("guess", "")))

    def __repr__(self) -> str:
        told = f" You guessed {self.guess}; the answer: {self.answer}" if self.guess else ""
        return f"Guess first: {self.question}{told}"

    def still(self) -> dict[str, str]:
        """The question in words; there is no picture before a guess."""
        return {"text/plain": repr(self), "text/html": f"<p><em>{html.escape(repr(self))}</em></p>"}


class Exercise(Guess):
    """A question that is checked as often as one likes, with a hint each time, until the answer is right.

    After three wrong answers the solution is offered. `answer` stays empty until it is found or asked for.
    """

    tries = t.Int(0).tag(sync=True)
    right = t.Bool(False).tag(sync=True)
    offer = t.Bool(False).tag(sync=True)

    def __init__(self, asked: Question):
        super().__init__(asked, mode="exercise")

    def solve(self) -> None:
        """Show the solution."""
        with self.hold_sync():
            self.answer, self.offer, self.problem = _shown(self._asked.answer(), self.kind), False, ""
            self.verdict = self._asked.because

    def _show(self, given: str) -> None:
        if not given:
            raise ValueError("Write an answer first." if self.kind != "choice" else "Choose an answer first.")
        if self.kind != "choice":
            read_number(given)
        verdict = self._asked.judge(given)
        with self.hold_sync():
            self.guess, self.verdict, self.right, self.problem = given, verdict.sentence, verdict.right, ""
            self.tries += 1
            self.offer = not verdict.right and self.tries >= PATIENCE
            self.answer = _shown(self._asked.answer(), self.kind) if verdict.right else ""

    def _receive(self, _widget: Any, content: dict[str, Any], _buffers: Any) -> None:
        if content.get("type") == "solve" and self.offer:
            self.solve()
        super()._receive(_widget, content, _buffers)

    def __repr__(self) -> str:
        told = f" {self.guess}: {self.verdict}" if self.guess else ""
        return f"Exercise: {self.question}{told}"


def exercise(name: str) -> Exercise:
    """Set a question that is checked at once, with hints.

    >>> @ask("exercise_sum", "What is the mean of 2d6?", kind="number", hints={6: "The lowest total is 2, not 0."})
    ... def exercise_sum():
    ...     return 7
    >>> task = exercise("exercise_sum")
    >>> task.take("6"); task.verdict, task.answer
    ('Not yet. The lowest total is 2, not 0.', '')
    >>> task.take("7"); task.verdict, task.answer
    ('Right: 7.', '7')
    """
    return Exercise(question(name))


def _picture(answer: Any) -> str:
    """A chart's drawing with theme colours, if the answer is a chart."""
    if not hasattr(answer, "scene"):
        return ""
    scene = answer.scene()
    size = f"{scene.width:g} {scene.height:g}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}">{scene.fixed_svg()}{scene.moving_svg()}</svg>'


def guess(
    name: str,
    text: str = "",
    kind: str = "fraction",
    choices: Sequence[str] = (),
    reveal: Callable[[], Any] | None = None,
) -> Guess:
    """Ask for a guess before the answer is shown.

    With a name that is known (see `ask`) nothing else is needed. Otherwise give the `text`, and in `reveal` a
    function whose result is shown after the guess: a number, words, or a chart.

    >>> asked = guess("mood", "Is this fair?", "choice", ["yes", "no"], reveal=lambda: "It depends.")
    >>> asked.answer
    ''
    >>> asked.take("no")
    >>> asked.guess, asked.answer
    ('no', 'It depends.')
    """
    if not text:
        return Guess(question(name), reveal)
    if reveal is None:
        raise ValueError(f"guess {name!r}: a question of its own needs reveal, a function that gives the answer")
    return Guess(Question(name, text, reveal, kind, tuple(choices)), reveal)


# Notes for teachers


class AnswerKey(NamedTuple):
    """A question with its answer, why it is so, and wrong answers with what to say about them."""

    question: str
    answer: str
    because: str = ""
    wrong: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class TeacherNote:
    """For whom a lesson is, how long it takes, its words and its answers, folded away."""

    age: str
    minutes: int
    words: tuple[str, ...]
    answers: tuple[AnswerKey, ...]
    tips: tuple[str, ...] = ()

    def __repr__(self) -> str:
        answers = [" ".join(filter(None, [each.question, each.answer, each.because])) for each in self.answers]
        wrong = [f"{given}: {say}" for each in self.answers for given, say in each.wrong]
        parts = [("Words", [", ".join(self.words)]), ("In class", self.tips)]
        parts += [("Answers", answers), ("Likely wrong answers", wrong)]
        lines = [f"For teachers: age {self.age}, {self.minutes} minutes"]
        return "\n".join(lines + [f"{head}: {'; '.join(told)}" for head, told in parts if any(told)])

    def _repr_html_(self) -> str:
        head = f"For teachers: age {html.escape(self.age)}, {self.minutes} minutes, with the answers"
        words = f"<p><strong>Words</strong> {html.escape(', '.join(self.words))}</p>" if self.words else ""
        tips = "".join(f"<li>{html.escape(tip)}</li>" for tip in self.tips)
        tips = f"<p><strong>In class</strong></p><ul>{tips}</ul>" if tips else ""
        return f"<details><summary>{head}</summary>{words}{tips}{_answers_html(self.answers)}</details>"


def _answers_html(answers: Sequence[AnswerKey]) -> str:
    left = ' style="text-align:left;vertical-align:top"'
    head = "".join(f'<th scope="col"{left}>{words}</th>' for words in ("question", "answer", "likely wrong answers"))
    rows = []
    for each in answers:
        wrong = "<br>".join(f"<b>{html.escape(given)}</b> {html.escape(say)}" for given, say in each.wrong)
        answer = f"<b>{html.escape(each.answer)}</b><br>{html.escape(each.because)}"
        asked = f'<th scope="row"{left}>{html.escape(each.question)}</th>'
        rows.append(f"<tr>{asked}<td{left}>{answer}</td><td{left}>{wrong}</td></tr>")
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>" if rows else ""


def teacher_note(
    age: str,
    minutes: int,
    words: Sequence[str],
    answers: Sequence[str] | Mapping[str, Any] = (),
    tips: Sequence[str] = (),
) -> TeacherNote:
    """Make the note at the top of a lesson.

    `answers` names questions (their answers and foreseen mistakes are filled in) or maps questions to answers;
    `tips` are sentences on how to use the lesson in class.

    >>> teacher_note("12–14", 40, ["expected value"], {"How many faces has a die?": 6})
    For teachers: age 12–14, 40 minutes
    Words: expected value
    Answers: How many faces has a die? 6
    """
    if isinstance(answers, Mapping):
        told = tuple(AnswerKey(asked, str(answer)) for asked, answer in answers.items())
    else:
        told = tuple(_told(question(name)) for name in answers)
    return TeacherNote(age, minutes, tuple(words), told, tuple(tips))


def _told(asked: Question) -> AnswerKey:
    hints = {given: say for given, say in (asked.hints or {}).items() if not callable(given)}
    wrong = tuple((_in_few_signs(given, asked.kind), say) for given, say in hints.items())
    return AnswerKey(asked.text, _shown(asked.answer(), asked.kind), asked.because, wrong)
