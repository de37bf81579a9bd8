"""Questions with their exact answers: whether an answer is right, in words, and a hint for every likely mistake."""

import difflib
import html
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from numbers import Rational
from typing import Any

from catlib.chance import decimal, local, percent
from catwidgets.teach.typed_numbers import DIGITS, Number, readings
from catwidgets.teach.voice import say, sentences, together

KINDS = ("fraction", "number", "whole", "points", "choice")
TWO_PLACES = Fraction(1, 100)  # a chance in whole percent is exact enough
POINTS = re.compile(r"\s*(?:%|per ?cent)\s*$", re.IGNORECASE)
SENTENCE = re.compile(r"(?<=[.!?])\s+|(?<=[。？！])\s*")
ASKING = ("?", "？", "か。")
LONGEST = 20  # signs of a fraction that is read at a glance

Hints = Mapping[Any, str]


@dataclass(frozen=True)
class Verdict:
    """A verdict on an answer: right or not, and a sentence that says so."""

    right: bool
    sentence: str
    begun: bool = True  # somebody has written something

    def __bool__(self) -> bool:
        return self.right

    def __repr__(self) -> str:
        return self.sentence

    def _repr_html_(self) -> str:
        colour, sign = ("#00704f", "✓") if self.right else ("#b34700", "→") if self.begun else ("#767676", "✎")
        look = f"border-inline-start:4px solid {colour};padding:2px 10px;margin:4px 0"
        box = f'<div class="cat-{"right" if self.right else "open"}" style="{look}">'
        return f'{box}<strong aria-hidden="true">{sign}</strong> {html.escape(self.sentence)}</div>'


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
        Computes the exact answer: a Fraction or int, one of `choices`, or a float where no exact one is known.
    kind : {"fraction", "number", "whole", "points", "choice"}
        ``"fraction"`` is a chance between 0 and 1; ``"whole"`` is a whole number; ``"points"`` are percentage points,
        4.5 and 4.5% alike.
    choices : tuple of str
        What can be chosen, for a choice.
    hints : mapping
        A wrong answer, or a function that recognises one, to what to say about it.
    tolerance : Fraction, optional
        How far a decimal may be off; by default it must be the exact answer rightly rounded: a number to three
        digits or more, a chance to two decimals (whole percent) or more.
    because : str
        What to say beside a right answer.
    picture : callable, optional
        Makes a chart or a picture that explains the answer; a guess shows it once the answer is known.
    level : str
        How hard an exercise is, in a word; empty where a sheet does not say so.
    anew : callable, optional
        Gives the question in the language that is spoken.
    """

    name: str
    text: str
    answer: Callable[[], Any]
    kind: str = "fraction"
    choices: tuple[str, ...] = ()
    hints: Hints | None = None
    tolerance: Fraction | None = None
    because: str = ""
    picture: Callable[[], Any] | None = None
    level: str = ""
    anew: "Callable[[], Question] | None" = field(default=None, compare=False, repr=False)

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
            numbers = self.read(given)
        except ValueError as error:
            return Verdict(False, str(error))
        verdicts = [self._judge_number(number, str(given).strip()) for number in numbers]
        return next((verdict for verdict in verdicts if verdict), verdicts[0])

    def read(self, given: Any) -> tuple[Number, ...]:
        """Return all that an answer in numbers can mean; raise ValueError with a sentence for what can't be read."""
        points = self.kind == "points" and isinstance(given, str)
        return readings(POINTS.sub("", given) if points else given)

    def explain(self, given: Any) -> str:
        """Say what to make of a guess beside the answer: whether it was right, and why the answer is what it is."""
        verdict = self.judge(given)
        said = verdict.sentence.removeprefix(say("not-yet")).strip()
        if said in (say("more-digits"), say("last-digit")):
            exact = Fraction(self.answer())
            off = self.read(given)[0].value - exact
            said = say("nearly" if 4 * abs(off) <= abs(exact) else "less" if off > 0 else "more")
        if self.because:  # which answers what a hint asks
            said = sentences(*(each for each in SENTENCE.split(said) if not each.endswith(ASKING)))
        return verdict.sentence if verdict else sentences(said, self.because)

    def _judge_choice(self, given: Any) -> Verdict:
        said = _key(given)
        if said not in map(_key, self.choices):
            return Verdict(False, say("no-choice", given=str(given), choices=together([*self.choices], "comma")))
        if said == _key(self.answer()):
            return self._right("right", answer=self.answer())
        hint = next((hint for wrong, hint in self._hints() if not callable(wrong) and _key(wrong) == said), "")
        return _not_yet(hint)

    def _judge_number(self, number: Number, written: str) -> Verdict:
        answer = self.answer()
        exact = Fraction(answer)
        if number.value == exact and not (number.unit and number.unit < 1):
            if written == str(exact):
                return self._right("right", answer=written)
            return self._right("right-is", written=written, answer=answer_in_words(exact, self.kind))
        if self._is_close(number, exact):
            short = str(exact) if isinstance(answer, Rational) else local(f"{answer:.4g}")
            return self._right("right-is" if number.value == exact else "right-rounded", written=written, answer=short)
        if hint := self._hint_for(lambda wrong: number.value == wrong, number):
            return _not_yet(hint)
        if number.value and self._is_coarse(number, exact):
            return Verdict(False, say("more-digits"))
        if number.is_badly_rounded(exact):
            return Verdict(False, say("last-digit"))
        return _not_yet(self._hint(number, exact))

    def _right(self, id: str, **given: str) -> Verdict:
        return Verdict(True, sentences(say(id, **given), self.because))

    def _is_close(self, number: Number, exact: Fraction) -> bool:
        if number.value == exact:
            return True
        if self.tolerance is not None and number.unit and not number.whole:
            return abs(number.value - exact) <= self.tolerance
        enough = number.digits >= DIGITS or (self.kind == "fraction" and number.digits == 2 and not number.whole)
        fine = self.kind != "fraction" or number.unit <= TWO_PLACES
        return enough and fine and number.is_rounded(exact)

    def _is_coarse(self, number: Number, exact: Fraction) -> bool:
        """Return whether it is rightly rounded, but to too few digits."""
        if exact.denominator == 1 or (number.whole and self.kind == "fraction"):
            return False
        return number.is_rounded(exact) or number.is_coarse(exact)

    def _hint_for(self, same: Callable[[Fraction], bool], number: Number) -> str:
        """Return what to say about a mistake that was foreseen."""
        for wrong, hint in self._hints():
            if wrong(number.value) if callable(wrong) else same(Fraction(wrong)):
                return hint
        return ""

    def _hint(self, number: Number, exact: Fraction) -> str:
        if hint := self._hint_for(number.tells, number):
            return hint
        if self.kind == "fraction" and (said := _chance_mistake(number, exact)):
            return said
        if self.kind == "points" and number.value and number.is_rounded(exact / 100):
            return say("a-share")
        if self.kind == "whole" and number.value.denominator > 1:
            return say("only-whole")
        return say("less" if number.value > exact else "more")

    def _hints(self) -> Iterable[tuple[Any, str]]:
        return (self.hints or {}).items()


def _not_yet(hint: str) -> Verdict:
    return Verdict(False, sentences(say("not-yet"), hint))


def _key(given: Any) -> str:
    return " ".join(str(given).casefold().split())


def _chance_mistake(number: Number, exact: Fraction) -> str:
    """Recognise what often goes wrong with a chance."""
    if number.value > 1 and number.is_rounded(100 * exact):
        return say("percent-sign")
    if exact and number.value > 1 and number.is_rounded(1 / exact):
        return say("upside-down")
    if not 0 <= number.value <= 1:
        return say("no-chance")
    if number.tells(1 - exact) and not number.whole:
        return say("complement")
    if number.value in (0, 1) and 0 < exact < 1:
        return say("always" if number.value else "never")
    if exact < 1 and number.tells(exact / (1 - exact)):
        return say("odds")
    return ""


def answer_in_words(value: Any, kind: str) -> str:
    """An exact answer as a reader likes to see it; a percentage that ends in 5 is not cut.

    >>> answer_in_words(Fraction(1, 6), "fraction"), answer_in_words(Fraction(9, 16), "fraction")
    ('1/6 = 16.7%', '9/16 = 56.25%')
    >>> answer_in_words(Fraction(1, 2048), "fraction"), answer_in_words(Fraction(-7, 2), "number")
    ('1/2048 ≈ 0.04883%', '−7/2 = −3.5')
    """
    if isinstance(value, float):
        return local(f"≈ {value:.4g}")
    if not isinstance(value, Rational):
        return str(value)
    number = Fraction(value)
    written = str(number).replace("-", "−")
    if number.denominator == 1 and kind != "fraction":
        return written
    places = 2 if (1000 * number).denominator == 2 else 1
    said = _as_percent(number, places) if kind == "fraction" else decimal(number)
    return f"{written} {said}" if len(written) <= LONGEST else said


def _as_percent(chance: Fraction, places: int) -> str:
    """A percentage; one that would round to nothing or to all has four digits."""
    said = percent(chance, places)
    return local(f"≈ {float(100 * chance):.4g}%") if said[0] in "<>" else f"= {said}"


def is_right(asked: Question, value: Fraction) -> bool:
    """Return whether a number that somebody handed in is right, or rightly rounded."""
    given = [str(value), f"{100 * float(value):.6g}%" if asked.kind == "fraction" else f"{float(value):.6g}"]
    return any(asked.judge(form) for form in given)


def mistake_in_words(wrong: Any, kind: str) -> str:
    """A wrong answer as it is, or rounded if it is a long fraction.

    >>> mistake_in_words(Fraction(10**12 + 1, 3 * 10**12), "fraction"), mistake_in_words("1/6", "fraction")
    ('33.3%', '1/6')
    """
    if not isinstance(wrong, Rational) or len(str(wrong)) <= LONGEST:
        words = str(wrong)
        return words if any(map(str.isalpha, words)) else local(words)
    return percent(Fraction(wrong), 1) if kind == "fraction" else decimal(Fraction(wrong)).removeprefix("≈ ")


# Questions by name

QUESTIONS: dict[str, Question] = {}


def register(asked: Question) -> None:
    """Make a question known by its name.

    Raises ValueError if another module answers one of that name; a module that is loaded again may do so.
    """
    before = QUESTIONS.get(asked.name)
    if before and before.answer.__module__ != asked.answer.__module__:
        raise ValueError(f"question {asked.name!r} is already asked in {before.answer.__module__}")
    QUESTIONS[asked.name] = asked


def question(name: str) -> Question:
    """Find a question by name.

    >>> question("nonsense")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    ValueError: question 'nonsense' is unknown...
    """
    if name in QUESTIONS:
        asked = QUESTIONS[name]
        return asked.anew() if asked.anew else asked
    near = difflib.get_close_matches(name, QUESTIONS, 3)
    there = f"did you mean {' or '.join(near)}?" if near else f"there are: {', '.join(sorted(QUESTIONS)) or 'none'}"
    raise ValueError(f"question {name!r} is unknown; {there}")


def questions_in(module: str) -> tuple[str, ...]:
    """Return the names of the questions that a module answers, in its order."""
    return tuple(name for name, asked in QUESTIONS.items() if asked.answer.__module__ == module)


def check(name: str, answer: Any) -> Verdict:
    """Check an answer to a question: an int, a float, a Fraction, a sympy number, "1/6", "16.7%" or "(3/4)^5".

    Three dots stand for an answer that is still to come.

    >>> register(Question("coin", "How likely is heads?", lambda: Fraction(1, 2)))
    >>> check("coin", ...)
    Your turn: write your answer in place of the three dots, and run this cell again.
    """
    if answer is ...:
        return Verdict(False, say("your-turn"), begun=False)
    return question(name).judge(answer)


def agree(*ways: Any) -> Verdict:
    """Say whether several ways to work something out give the same, and not what: a pupil may be asked for it.

    >>> agree(Fraction(1, 4), Fraction(1, 2) ** 2)
    Both ways give the same.
    """
    first, *others = ways
    if any(way != first for way in others):
        return Verdict(False, say("differ", values=together([*map(_told, ways)], "comma")))
    return Verdict(True, say("agree", ways=len(ways)))


def _told(value: Any) -> str:
    return answer_in_words(value, "number") if isinstance(value, Rational) else str(value)
