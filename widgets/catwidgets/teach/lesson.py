"""Parts of a lesson: questions, a guess before the answer, checks that answer in words, notes for teachers.

A game's lessons keep their questions in a module of their own; the answer of each is a tested function, so a
notebook can check an answer without containing it.

>>> from fractions import Fraction
>>> hints = {Fraction(1, 11): "The 11 totals differ."}
>>> register(Question("seven", "How likely is 7 with two dice?", lambda: Fraction(6, 36), hints=hints))
>>> check("seven", "16.7%")
Right: 16.7% is 1/6, rounded.
>>> check("seven", 1 / 11)
Not yet. The 11 totals differ.
>>> check("seven", "5/6")
Not yet. That is the chance that it does not happen.
"""

import html
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

import traitlets as t

from catwidgets.page import Html, Live, StillPicture, static, table_html
from catwidgets.teach.questions import KINDS, answer_in_words, mistake_in_words
from catwidgets.teach.questions import Question as Question
from catwidgets.teach.questions import check as check
from catwidgets.teach.questions import question as question
from catwidgets.teach.questions import questions_in as questions_in
from catwidgets.teach.questions import register as register
from catwidgets.teach.voice import say, together

WORDS = ("guess", "check", "your-guess", "your-last", "answer", "show", "code")  # of lesson.js
PATIENCE = 3  # wrong answers after which an exercise offers its solution


class Guess(StillPicture, Live):
    """A question that takes one guess, and only then shows the answer beside it and keeps both.

    `guess` is what was guessed and `answer` what is true, both empty until then.
    """

    _esm = static("common.js", "lesson.js")
    _css = static("tokens.css", "lesson.css")

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
    code = t.Unicode("").tag(sync=True)
    words = t.Dict().tag(sync=True)
    hand_in: ClassVar[Callable[[Any], str]] = lambda _: ""  # the code of an answer; see roll_call
    seed = t.Int(None, allow_none=True).tag(sync=True)  # of an exercise's numbers

    def __init__(self, asked: Question, **traits: Any):
        self.asked = asked
        asking = {"name": asked.name, "question": asked.text, "kind": asked.kind, "choices": list(asked.choices)}
        words = {word: say(f"page-{word}") for word in WORDS} | {"how": say(f"how-{asked.kind}")}
        super().__init__(**asking, words=words, **traits)
        self.on_msg(self._receive)
        self.observe(lambda _: self.tell_code(), "guess")

    def tell_code(self) -> None:
        """Show the code to hand in, if whoever sits here takes part in a class."""
        self.code = self.hand_in()

    def submit(self, given: str) -> None:
        """Take an answer of the reader; once the answer is known, nothing changes it."""
        if self.answer:
            return
        try:
            self._show(str(given).strip())
        except ValueError as error:
            self.problem = str(error)
        except Exception as error:
            self.problem = say("went-wrong", error=f"{type(error).__name__}: {error}")

    def _show(self, given: str) -> None:
        if not given:
            raise ValueError(say("guess-first"))
        if self.kind != "choice":
            numbers = self.asked.read(given)
            if self.kind == "whole" and all(number.value.denominator > 1 for number in numbers):
                raise ValueError(say("only-whole"))
            if self.kind == "fraction" and not any(0 <= number.value <= 1 for number in numbers):
                raise ValueError(self.asked.judge(given).sentence.removeprefix(say("not-yet")).strip())
        verdict = self.asked.explain(given)
        with self.hold_sync():
            self.picture = _picture(self.asked.picture()) if self.asked.picture else ""
            self.answer = answer_in_words(self.asked.answer(), self.kind)
            self.guess, self.verdict, self.problem = given, verdict, ""

    def _receive(self, _widget: Any, content: dict[str, Any], _buffers: Any) -> None:
        if content.get("type") == "guess":
            self.submit(str(content.get("guess", "")))

    def __repr__(self) -> str:
        return say("guess-still", question=self.question, guess=self.guess or False, answer=self.answer)

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

    def __init__(self, asked: Question, seed: int | None = None):
        super().__init__(asked, mode="exercise", seed=seed)

    def solve(self) -> None:
        """Show the solution."""
        with self.hold_sync():
            self.answer, self.offer, self.problem = answer_in_words(self.asked.answer(), self.kind), False, ""
            self.verdict = self.asked.because

    def _show(self, given: str) -> None:
        if not given:
            raise ValueError(say("choose-first" if self.kind == "choice" else "write-first"))
        if self.kind != "choice":
            self.asked.read(given)
        verdict = self.asked.judge(given)
        with self.hold_sync():
            self.guess, self.verdict, self.right, self.problem = given, verdict.sentence, verdict.right, ""
            self.tries += 1
            self.offer = not verdict.right and self.tries >= PATIENCE
            self.answer = answer_in_words(self.asked.answer(), self.kind) if verdict.right else ""

    def _receive(self, _widget: Any, content: dict[str, Any], _buffers: Any) -> None:
        if content.get("type") == "solve" and self.offer:
            self.solve()
        super()._receive(_widget, content, _buffers)

    def __repr__(self) -> str:
        return say("exercise-still", question=self.question, guess=self.guess or False, verdict=self.verdict)


def exercise(name: str) -> Exercise:
    """Set a question that is checked at once, with hints.

    >>> hints = {6: "The lowest total is 2, not 0."}
    >>> register(Question("sum", "What is the mean of 2d6?", lambda: 7, kind="number", hints=hints))
    >>> task = exercise("sum")
    >>> task.submit("6"); task.verdict, task.answer
    ('Not yet. The lowest total is 2, not 0.', '')
    >>> task.submit("7"); task.verdict, task.answer
    ('Right: 7.', '7')
    """
    return Exercise(question(name))


def _picture(shown: Any) -> str:
    """A drawing with theme colours of a chart or a picture."""
    scene = shown.scene() if callable(shown.scene) else shown.scene
    size = f"{scene.width:g} {scene.height:g}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}">{scene.fixed_svg()}{scene.moving_svg()}</svg>'


def guess(name: str) -> Guess:
    """Ask a question, and show its answer once a guess is made.

    >>> register(Question("fair", "Is a die fair?", lambda: "yes", "choice", ("yes", "no")))
    >>> asked = guess("fair")
    >>> asked.answer
    ''
    >>> asked.submit("no")
    >>> asked.guess, asked.answer
    ('no', 'yes')
    """
    return Guess(question(name))


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
        parts = [(say("note-words"), [together(self.words, "comma")]), (say("note-class"), self.tips)]
        parts += [(say("guide-answers"), answers), (say("key-wrong"), wrong)]
        lines = [say("note-head", age=self.age, minutes=self.minutes, key=False)]
        return "\n".join(lines + [f"{head}: {'; '.join(told)}" for head, told in parts if any(told)])

    def _repr_html_(self) -> str:
        head = html.escape(say("note-head", age=self.age, minutes=self.minutes, key=True))
        words = html.escape(together(self.words, "comma"))
        words = f"<p><strong>{say('note-words')}</strong> {words}</p>" if words else ""
        tips = "".join(f"<li>{html.escape(tip)}</li>" for tip in self.tips)
        tips = f"<p><strong>{say('note-class')}</strong></p><ul>{tips}</ul>" if tips else ""
        return f"<details><summary>{head}</summary>{words}{tips}{answers_html(self.answers)}</details>"


def answers_html(answers: Sequence[AnswerKey]) -> str:
    """A table of questions, their answers, and what to say about likely wrong ones."""
    rows = []
    for each in answers:
        wrong = "<br>".join(f"<b>{html.escape(given)}</b> {html.escape(say)}" for given, say in each.wrong)
        answer = f"<b>{html.escape(each.answer)}</b><br>{html.escape(each.because)}"
        rows.append((each.question, Html(answer), Html(wrong)))
    heads = [say(f"key-{word}") for word in ("question", "answer", "wrong")]
    return table_html("", heads, rows, "text-align:start;vertical-align:top") if rows else ""


def teacher_note(
    age: str,
    minutes: int,
    words: Sequence[str],
    answers: Sequence[str] | Mapping[str, Any] = (),
    tips: Sequence[str] = (),
) -> TeacherNote:
    """Make the note on a lesson for those who teach it.

    `answers` names questions (their answers and foreseen mistakes are filled in) or maps questions to answers;
    `tips` are sentences on how to use the lesson in class.

    >>> teacher_note("12–14", 40, ["expected value"], {"How many faces has a die?": 6})
    For teachers: age 12–14, 40 minutes
    Words: expected value
    Answers: How many faces has a die? 6
    """
    if isinstance(answers, Mapping):
        keys = tuple(AnswerKey(asked, str(answer)) for asked, answer in answers.items())
    else:
        keys = tuple(answer_key(question(name)) for name in answers)
    return TeacherNote(age, minutes, tuple(words), keys, tuple(tips))


def answer_key(asked: Question) -> AnswerKey:
    """A question with its answer and its foreseen mistakes, in words."""
    hints = {given: say for given, say in (asked.hints or {}).items() if not callable(given)}
    wrong = tuple((mistake_in_words(given, asked.kind), say) for given, say in hints.items())
    return AnswerKey(asked.text, answer_in_words(asked.answer(), asked.kind), asked.because, wrong)
