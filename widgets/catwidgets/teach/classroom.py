"""A class on one screen: one seed for all, results gathered as short codes that anybody can type or paste, no server.

>>> mine = take_part("twenty hands", number=7, seed=3)
>>> print(mine)
twenty hands, place 7 in the class list: 9 of 20. Your code: 7:9:PB
>>> room = Classroom("twenty hands", seed=3)
>>> room.paste(f"{mine.code} 8:9:QQ")
>>> room.results, room.refused
({7: 9}, ['8:9:QQ'])
"""

import functools
import random
import re
import zlib
from abc import abstractmethod
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from math import comb
from typing import Any, NamedTuple

import ipywidgets as W

from catlib.chance import Pmf, in_short, whole
from catwidgets.draw import CAME, EXPECTED, Chart, DataPoint, Series, outcome_chart, simulated_over_exact
from catwidgets.teach.exhibits import Exhibit
from catwidgets.teach.questions import Question, answer_in_words, is_right, question
from catwidgets.teach.texts import saying
from catwidgets.teach.unit import units
from catwidgets.teach.voice import say, sentences, together

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I and no O, which look like digits
MOST_PLACES, LONGEST = 999_999, 200  # pupils of a class, signs of a guess in a code
TRIALS = 20  # of an experiment
CODE = re.compile(rf"(\d{{1,6}}):(?=[^:]{{1,{LONGEST}}}:)(-?\d+(?:/[1-9]\d*)?):[A-Z]{{2}}", re.ASCII)


class Experiment(NamedTuple):
    """An experiment that everybody in a class does once: trials with the same chance of success, in a unit's words."""

    say: Callable[[str], str]
    chance: Callable[[], Fraction]

    def distribution(self) -> Pmf:
        """Return how many successes there are, exactly: the binomial distribution."""
        p, n = self.chance(), TRIALS
        return Pmf({k: comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1)})


@functools.cache
def experiments() -> dict[str, Experiment]:
    """All experiments by name.

    >>> sorted(experiments())
    ['twenty battles', 'twenty duels', 'twenty hands']
    """
    named = [(*made.experiment, made.module) for made in units() if made.experiment]
    return {name: Experiment(saying(module), chance) for name, chance, module in named}


class Part(NamedTuple):
    """The result of one place of the class list, and the code to hand in."""

    name: str
    number: int
    got: int
    code: str

    def __repr__(self) -> str:
        return say("room-part", **self._asdict(), trials=TRIALS)


def _experiment(name: str) -> Experiment:
    if name not in experiments():
        raise ValueError(f"experiment {name!r} is unknown; there are: {', '.join(sorted(experiments()))}")
    return experiments()[name]


def letters_of(words: str, number: int) -> str:
    """Return some letters that change with all words, so that a slip or a code of elsewhere is noticed."""
    rest, letters = zlib.crc32(words.encode("utf-8", "replace")), ""
    for _ in range(number):
        rest, letter = divmod(rest, len(LETTERS))
        letters += LETTERS[letter]
    return letters


def code_of(name: str, seed: int, number: int, got: str) -> str:
    """A code, which ends in two letters."""
    return f"{number}:{got}:" + letters_of(f"{name} {seed} {number} {got}", 2)


def take_part(name: str, number: int, seed: int) -> Part:
    """Do an experiment with luck of one's own: the same for the same seed and the same place in the class list.

    Raises ValueError for a name that there is not, or a place that is not a whole number from 1 on.
    """
    experiment = _experiment(name)
    rng, chance = random.Random(f"{name} {seed} {_place(number)}"), float(experiment.chance())
    got = sum(rng.random() < chance for _ in range(TRIALS))
    return Part(name, number, got, code_of(name, seed, number, str(got)))


def _place(number: Any) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= MOST_PLACES:
        raise ValueError(f"number={in_short(number)}: take your place in the class list, from 1 to {MOST_PLACES}")
    return number


class _Room(Exhibit):
    """A place where codes are pasted; who hands in twice counts once, with what came last."""

    def __init__(self, name: str, seed: int, task: str):
        self.name, self.seed = name, seed
        self.results: dict[int, Any] = {}
        self.codes: dict[int, str] = {}
        self.refused: list[str] = []
        self.box = W.Textarea(placeholder=say("room-paste"), rows=3)
        self.box.layout = W.Layout(width="min(420px, 100%)")
        super().__init__(self._chart(), task, [self.box])
        self.button(say("roll-gather"), say("roll-gather.tip"), self._gather, button_style="primary")
        self.button(say("roll-again"), say("roll-again.tip"), self.forget)

    def paste(self, words: str) -> None:
        """Take all codes of a text, whatever stands between them; those of another seed or lesson are refused.

        So are those that nobody was given, such as 25 of 20, though their letters can be worked out.
        """
        for word in filter(None, re.split(r"[\s,;]+", words.upper())):
            try:
                number, result = self._told(word)
            except ValueError:
                self.refused.append(word)
            else:
                self.results[number] = result
                self.codes[number] = word
        self._redraw()

    def _told(self, word: str) -> tuple[int, Any]:
        """The place and the result that a code tells; raise ValueError for what is not a code of this room."""
        found = CODE.fullmatch(word)
        if not found or word != code_of(self.name, self.seed, _place(int(found[1])), found[2]):
            raise ValueError(word)
        return int(found[1]), self._read(found[2])

    def forget(self) -> None:
        """Begin again, with nobody's result."""
        self.codes = {}
        self.results, self.refused = {}, []
        self._redraw()

    def _gather(self) -> None:
        words, self.box.value = self.box.value, ""
        self.paste(words)

    def _redraw(self) -> None:
        chart = self._chart()
        if self.refused:
            words = together([word[:40] for word in self.refused[-5:]], "comma")
            chart = replace(chart, sentence=sentences(chart.sentence, say("room-lost", codes=words)))
        self.show(chart)

    @abstractmethod
    def _read(self, value: str) -> Any:
        """Return what a code of this room's own question tells; raise ValueError for what it can't be."""

    @abstractmethod
    def _chart(self) -> Chart:
        """The results so far."""


class Classroom(_Room):
    """The results of a whole class over the exact distribution."""

    def __init__(self, name: str, seed: int):
        self.experiment = _experiment(name)
        super().__init__(name, seed, self.experiment.say("experiment"))

    def _read(self, value: str) -> int:
        return whole("got", int(value), 0, TRIALS)

    def _chart(self) -> Chart:
        exact, counted = self.experiment.distribution(), self.experiment.say("experiment-counts")
        if not self.results:
            return outcome_chart(exact, title=say("room-nobody"), x_title=counted)
        title = say("room-results", n=len(self.results), **{"class": str(self.seed)})
        counts = Counter(self.results.values())
        return simulated_over_exact(exact, counts, title, counted, cases=say("room-pupils"))


# Guesses


def _asked(name: str) -> Question:
    units()  # whose questions are known from then on
    return question(name)


def hand_in(name: str, guess: Any, number: int, seed: int) -> str:
    """A guess at a question of the course as a short code; the answer is not told.

    Raises ValueError in a sentence for a guess that cannot be read.

    >>> hand_in("masks: both", "1/16", number=7, seed=3)
    '7:1/16:SF'
    """
    asked, place = _asked(name), _place(number)
    if asked.kind == "choice" and guess not in asked.choices:
        raise ValueError(f"guess={guess!r}: choose one of {', '.join(asked.choices)}")
    value = value_of(asked, guess)
    if len(value) > LONGEST:
        raise ValueError(f"guess={in_short(guess, 40)}: written out it has more than {LONGEST} signs; round it")
    return code_of(name, seed, place, value)


def value_of(asked: Question, guess: Any) -> str:
    """Return a guess as it stands in a code: the exact number, or which choice it is."""
    return str(1 + asked.choices.index(guess) if asked.kind == "choice" else asked.read(guess)[0].value)


class Guesses(_Room):
    """The guesses of a class, gathered before anybody knows; the answer is drawn on request.

    >>> room = Guesses("masks: both", seed=3)
    >>> room.paste(hand_in("masks: both", "1/16", number=7, seed=3))
    >>> room.board.status
    '1 guess. 1/16: 1.'
    >>> room.reveal(); room.board.status
    '1 guess. 1/16: 1. The answer: 7/124 = 5.6%, guessed by 0 of 1.'
    """

    def __init__(self, name: str, seed: int):
        self.asked, self.shown = _asked(name), False
        super().__init__(name, seed, self.asked.text)
        self.button(say("page-show"), say("room-show"), self.reveal)

    def reveal(self) -> None:
        """Draw the answer among the guesses."""
        self.shown = True
        self._redraw()

    def forget(self) -> None:
        """Begin again, with the answer hidden."""
        self.shown = False
        super().forget()

    def _read(self, value: str) -> Any:
        if self.asked.kind != "choice":
            return Fraction(value)
        return self.asked.choices[whole("choice", int(value), 1, len(self.asked.choices)) - 1]

    def _chart(self) -> Chart:
        counts = Counter(self.results.values())
        values = self._values(counts)
        words = tuple(map(str, values))
        bars = tuple(
            DataPoint(word, counts[value], label=str(counts[value]), colour=CAME if self._is_right(value) else EXPECTED)
            for word, value in zip(words, values, strict=True)
        )
        came = [f"{word}: {counts[value]}" for word, value in zip(words, values, strict=True) if counts[value]]
        told = together(came, "comma") or say("room-codes")
        title = say("room-guesses", n=len(self.results))
        said = sentences(say("room-told", title=title, said=told), self._right(counts))
        axes = (say("room-guess"), say("room-pupils"))
        rows = tuple((word, str(counts[value])) for word, value in zip(words, values, strict=True))
        series = (Series(axes[0], "bars", bars),)
        return Chart(title, *axes, series, said, axes, rows, words, (), False)

    def _values(self, counts: Counter[Any]) -> list[Any]:
        """Return what stands below the bars: all choices, or the guesses by size and the answer, once it is shown."""
        if self.asked.kind == "choice":
            return list(self.asked.choices)
        truth = {Fraction(self.asked.answer())} if self.shown else set()
        return sorted({*counts, *truth}) or [say("room-none")]

    def _is_right(self, value: Any) -> bool:
        """Return whether a guess is right, or rightly rounded; nobody knows before the answer is shown."""
        if not self.shown or value == say("room-none"):
            return False
        return is_right(self.asked, value) if isinstance(value, Fraction) else bool(self.asked.judge(value))

    def _right(self, counts: Counter[Any]) -> str:
        if not self.shown:
            return ""
        found = answer_in_words(self.asked.answer(), self.asked.kind)
        right = sum(n for value, n in counts.items() if self._is_right(value))
        return say("room-right", answer=found, right=right, all=counts.total())
