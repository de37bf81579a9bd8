"""A unit of the course: what it is about, its exercises with numbers of one's own, and the guide for its teacher."""

import functools
import html
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from typing import Any, cast

import ipywidgets as W

from catlib.game import capital
from catwidgets.draw import Chart
from catwidgets.page import StillPicture
from catwidgets.teach.exhibits import Exhibit, Picture
from catwidgets.teach.further import lesson_modules
from catwidgets.teach.lesson import AnswerKey, Exercise, Question, answer_key, answers_html, question, questions_in
from catwidgets.teach.own import Task
from catwidgets.teach.questions import answer_in_words
from catwidgets.teach.texts import words_of
from catwidgets.teach.voice import say
from catwidgets.teach.words import Answer, Drawn, answers

DRAWS = 50
Maker = Callable[[random.Random], Drawn]
START = ' style="text-align:start;vertical-align:top"'


class Unit:
    """One unit: its place and words on the map, and exercises whose numbers come from a seed.

    Its words stand in the TOML file of the `module`, and `found` answers its questions. `exercises` are functions that
    draw the numbers of an exercise, `board` draws what a teacher draws, and `paper` a map that worksheets need;
    `experiment` is what a class tries twenty times, with its chance. Called with a seed it gives its exercises, each
    checked at once.
    """

    def __init__(
        self,
        module: str,
        found: Mapping[str, Callable[..., Any] | Answer],
        exercises: tuple[Maker, ...],
        board: Callable[[], Picture | Chart] | None = None,
        paper: Callable[[], Picture | Chart] | None = None,
        experiment: tuple[str, Callable[[], Fraction]] | None = None,
    ):
        answers(module, found)
        self.module, self.exercises, self.experiment = module, exercises, experiment
        self.board, self.paper = board, paper
        self.number, self.name, self.age = (self.words[key] for key in ("number", "name", "age"))

    def __call__(self, seed: int) -> "Sheet":
        """Return the exercises to be answered on the screen."""
        return Sheet(self, seed)

    @property
    def words(self) -> dict[str, Any]:
        """Return the words on the map, in the language that is spoken: title, concept, game and hook."""
        return cast(dict[str, Any], words_of(self.module)["unit"])

    @property
    def title(self) -> str:
        """Return what it is called."""
        return str(self.words["title"])

    @property
    def hook(self) -> str:
        """Return the question that it begins with."""
        return str(self.words["hook"])

    @property
    def guide(self) -> "Guide":
        """Return what its teacher needs."""
        told = self.words["guide"]
        return Guide(**{**told, "plan": [tuple(each) for each in told["plan"]], "ticket": tuple(told["ticket"])})

    @property
    def minutes(self) -> int:
        """Return how long the plan takes."""
        return sum(minutes for minutes, _ in self.guide.plan)

    def questions(self, seed: int) -> list[Question]:
        """Return the exercises with the numbers of a seed.

        >>> unit("ties").questions(3)[0].text == unit("ties").questions(3)[0].text
        True
        """
        told = [(name, words) for name, words in words_of(self.module).items() if ": exercise " in name]
        rngs = [random.Random(f"{self.name} {seed} {i}") for i, _ in enumerate(told)]
        drawn = map(_drawn, self.exercises, rngs, [words for _, words in told])
        return [each.asked(*words) for each, words in zip(drawn, told, strict=True)]


def _drawn(make: Maker, rng: random.Random, words: Mapping[str, Any]) -> Drawn:
    """Draw numbers with which no two slips give the same answer, or in the end any."""
    for _ in range(DRAWS):
        if (drawn := make(rng)).is_clear(words):
            break
    return drawn


class Sheet(StillPicture, W.VBox):
    """Exercises with numbers of one's own: another place in the class list, other numbers."""

    def __init__(self, unit: Unit, seed: int):
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise ValueError(f"seed={seed!r}: take a whole number, such as your place in the class list")
        self.unit, self._head = unit, W.HTML()
        look = {"layout": W.Layout(width="min(340px, 100%)"), "style": {"description_width": "initial"}}
        self.number = W.IntText(seed, description=say("your-number"), **look)
        super().__init__()
        self.number.observe(lambda change: self.take(change["new"]), "value")
        self.take(seed)

    def take(self, seed: int) -> None:
        """Ask with the numbers of another seed."""
        self.seed, self.number.value = seed, seed
        self.exercises = [Exercise(asked, seed) for asked in self.unit.questions(seed)]
        self.title = say("exercises", title=self.unit.title, seed=str(seed))
        self._head.value = f"<strong>{html.escape(self.title)}</strong>"
        self.children = (self.number, self._head, *self._by_level())

    def _by_level(self) -> Iterator[W.Widget]:
        """The exercises, with a word before the first of each level."""
        for level, exercises in groupby(self.exercises, key=lambda each: each.asked.level):
            yield from [W.HTML(f"<strong>{html.escape(level)}</strong>")] if level else []
            yield from exercises

    def to_text(self) -> str:
        """The questions without their answers."""
        return "\n".join([self.title, *(f"{i}. {each.question}" for i, each in enumerate(self.exercises, 1))])

    def still(self) -> dict[str, str]:
        """The questions in words."""
        asked = "".join(f"<li>{html.escape(each.question)}</li>" for each in self.exercises)
        words = f"<p><em>{html.escape(self.title)}</em></p><ol>{asked}</ol>"
        return {"text/plain": self.to_text(), "text/html": words}


@dataclass(frozen=True)
class Guide:
    """A teacher's guide to a unit.

    Parameters
    ----------
    plan : sequence of (int, str)
        Minutes and what happens in them.
    say : sequence of str
        Sentences for the beginning.
    ask : sequence of str
        Key questions on the way.
    support, extension : str
        For those who need more help, and for those who are done.
    ticket : (str, str)
        The question that everybody answers before leaving, and its answer.
    open_answers : mapping
        The open questions of the notebook with an answer to each.
    """

    plan: Sequence[tuple[int, str]]
    say: Sequence[str]
    ask: Sequence[str]
    support: str
    extension: str
    ticket: tuple[str, str]
    open_answers: Mapping[str, str]


@functools.cache
def _units() -> dict[str, Unit]:
    """The units by name in the order of the course, found in the folders of lessons."""
    made = [vars(module).get("exercises") for module in lesson_modules()]
    found = sorted((each for each in made if isinstance(each, Unit)), key=lambda each: each.number)
    return {each.name: each for each in found}


def units() -> list[Unit]:
    """All units in the order of the course.

    >>> units()[0].title
    'Ties'
    """
    return [*_units().values()]


def unit(name: str) -> Unit:
    """Find a unit by name; raises ValueError naming those that there are."""
    if name not in _units():
        raise ValueError(f"unit {name!r} is unknown; there are: {', '.join(each.name for each in units())}")
    return _units()[name]


class Page:
    """A piece of HTML with the same words as plain text."""

    def __init__(self, words: str, page: str):
        self._words, self._page = words, page

    def __repr__(self) -> str:
        return self._words

    def _repr_html_(self) -> str:
        return self._page


def guide(name: str) -> Page:
    """The guide to a unit for its teacher, with all answers, also those to the exercises of seed 1.

    >>> print(str(guide("ties"))[:38])
    Unit 1: Ties, age 11 and up, 40 minute
    """
    made = unit(name)
    asked = [question(each) for each in questions_in(made.module)]
    given = {"number": str(made.number), "title": made.title, "age": str(made.age), "minutes": made.minutes}
    head = say("guide-head", **given)
    keys = [_key(each) for each in asked]
    plan, rest = _plan(made), _rest(made)
    drawn = f"{_heading(say('guide-board'))}{Exhibit(made.board()).to_svg()}" if made.board else ""
    parts = "".join(_part(*part) for part in plan), _heading(say("guide-answers")), answers_html(keys)
    answers = (say("guide-answers"), [f"{key.question} {key.answer} {key.because}".strip() for key in keys])
    words = [head, *(f"{title}: {'; '.join(lines)}" for title, lines in [*plan, answers, *rest])]
    page = f"<h3>{html.escape(head)}</h3>{''.join(parts)}{''.join(_part(*part) for part in rest)}{drawn}"
    return Page("\n".join(words), page)


def _plan(made: Unit) -> list[tuple[str, list[str]]]:
    g, words = made.guide, made.words
    about = say("guide-about", concept=capital(words["concept"]), game=words["game"], hook=words["hook"])
    parts = {
        "concept": [about],
        "plan": [say("guide-minutes", minutes=minutes, what=what) for minutes, what in g.plan],
        "say": list(g.say),
        "ask": list(g.ask),
        "support": [g.support],
        "extension": [g.extension],
        "ticket": [f"{g.ticket[0]} ({g.ticket[1]})"],
    }
    return [(say(f"guide-{name}"), lines) for name, lines in parts.items()]


def _rest(made: Unit) -> list[tuple[str, list[str]]]:
    drawn = [f"{each.text} {answer_in_words(each.answer(), each.kind)}" for each in made.questions(1)]
    opened = [f"{each} {answer}" for each, answer in made.guide.open_answers.items()]
    return [(say("guide-exercises"), drawn), (say("guide-open"), opened)]


def _key(asked: Question) -> AnswerKey:
    """The answer of a question; that of a task is the folded solution."""
    if isinstance(asked, Task):
        return AnswerKey(asked.text, say("a-function"), asked.because)
    return answer_key(asked)


def _part(title: str, lines: Sequence[str]) -> str:
    items = "".join(f"<li{START}>{html.escape(each)}</li>" for each in lines)
    return f"{_heading(title)}<ul>{items}</ul>"


def _heading(title: str) -> str:
    return f"<h4>{html.escape(title)}</h4>"
