"""The unit on information: how much a question tells about a hidden hand, in bits, and which question tells most."""

import functools
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from math import ceil, isclose, log2
from typing import Any

import ipywidgets as W

from catlib.chance import fixed, local, own_luck
from catlib.games.meow_daifugo.cards import cards_of, hand
from catlib.games.meow_daifugo.odds.beliefs import PASSES, answer
from catwidgets.draw import curve
from catwidgets.lessons.meow_daifugo.a_pass_speaks import CARDS, MASKS, PAIRS, Pair
from catwidgets.lessons.meow_daifugo.pictures import Cell, pairs_table, triangle
from catwidgets.lessons.meow_daifugo.what_do_they_hold import ORDER
from catwidgets.page import field
from catwidgets.teach import (
    Answer,
    Broken,
    Exhibit,
    Own,
    Picture,
    Task,
    Unit,
    Verdict,
    by_reader,
    compared,
    drawing,
    friendly,
    saying,
    sentences,
    together,
)

say = saying(__name__)
HANDS: list[Pair] = list(PAIRS)
AskedOf = Callable[[Pair], Any]
Information = Callable[[AskedOf], float]


# Questions to Kuro


def _card(code: str) -> int:
    return cards_of(hand(CARDS[code]))[0]


CODES = {_card(code): code for code in CARDS}


def _answers(lead: int) -> AskedOf:
    """Return what Kuro answers to a lead; of equal cards he plays the one that comes first on the list of cards."""

    def question(pair: Pair) -> str:
        came = answer(MASKS[pair[0]] | MASKS[pair[1]], lead).keys()
        return say("pass") if PASSES in came else next(code for code in CARDS if _card(code) in came)

    return question


def _yes(test: Callable[[Pair], bool]) -> AskedOf:
    return lambda pair: say("yes" if test(pair) else "no")


ASKED: dict[str, AskedOf] = {
    "doppelganger": _yes(lambda pair: "D2" in pair),
    "beat": _yes(lambda pair: PASSES not in answer(MASKS[pair[0]] | MASKS[pair[1]], 2)),
    "a-two": _yes(lambda pair: bool({"B2", "b2", "D2"} & {*pair})),
    "a-mask": _yes(lambda pair: bool({"W?", "B?"} & {*pair})),
    "white": _yes(lambda pair: bool({"W1", "W3", "W?"} & {*pair})),
    "masks": lambda pair: str(len({"W?", "B?"} & {*pair})),
    "twos": lambda pair: str(len({"B2", "b2", "D2"} & {*pair})),
}
LEADS = {"two": _answers(2), "one": _answers(1)}


def _words(questions: Mapping[str, AskedOf]) -> list[str]:
    return [say(f"ask-{each}") for each in questions]


def _asked(words: str) -> AskedOf:
    """Return the question to Kuro that has these words."""
    return next(asked for name, asked in (ASKED | LEADS).items() if say(f"ask-{name}") == words)


def bits(question: AskedOf, pairs: Sequence[Pair] = PAIRS) -> float:
    """Return what the answer to a question tells on average, in bits.

    >>> round(bits(ASKED["a-mask"]), 3)
    0.998
    """
    groups = Counter(map(question, pairs))
    return sum(n / len(pairs) * log2(len(pairs) / n) for n in groups.values())


# Pictures


def _checked(own: Own) -> None:
    """Information is a number, and nobody learns less than nothing."""
    for question in (ASKED["beat"], lambda pair: "no"):
        found = own(question)
        if not isinstance(found, (int, float, Fraction)) or found < 0:
            raise Broken(say("no-bits", name=own.name, found=repr(found)[:100]))


@by_reader(lambda: say("task"), _checked, question=lambda: _words(ASKED))
def fields(information: Information, question: str) -> Picture:
    """All 21 hands with their answers to a question, and what it tells by the reader's function."""
    asked = _asked(question)
    groups = Counter(map(asked, PAIRS))
    scene, table = _drawn(asked, PAIRS, question)
    told = [say("told-by", said=said, n=n, bits=fixed(log2(21 / n), 2)) for said, n in sorted(groups.items())]
    mean = fixed(information(asked), 3)
    return Picture(scene, say("told", question=question, told=together(told, "comma"), bits=mean), table)


def _drawn(question: AskedOf, left: Sequence[Pair], words: str) -> tuple[Any, str]:
    """The hands that are left, each with its answer; those that are out are crossed."""
    groups = sorted(set(map(question, left)))
    cells, told = {}, {}
    for a, b in combinations(ORDER, 2):
        pair = _pair(a, b)
        said = question(pair) if pair in left else ""
        full = Fraction(1 + groups.index(said), len(groups) + 1) if said else Fraction(0)
        cells[a, b], told[a, b] = Cell(full, said), said or say("out")
    return triangle(say("hands", words=words), ORDER, cells, side=48), pairs_table(ORDER, told, say("answers"))


def _pair(a: int, b: int) -> Pair:
    one, two = CODES[a], CODES[b]
    return (one, two) if (one, two) in PAIRS else (two, one)


def _first(k: int) -> AskedOf:
    """Return the question to which the first k hands say yes."""
    return lambda pair: PAIRS.index(pair) < k


@by_reader(lambda: say("shares-task"), yes=(0, 3, 21))
def shares(information: Information, yes: int) -> Picture:
    """Return what a question tells to which that many of the 21 hands say yes."""

    def told(k: int) -> float:
        return float(information(_first(k)))

    points = [(k, told(k)) for k in range(22)]
    lines = {say("bits"): points, say("yours"): [(yes, 0), (yes, told(yes))]}
    chart = curve(lines, say("shares"), say("hands-yes"), say("bits"), exact=False)
    sums = {"sum": _formula(yes, told(yes)), "bits": fixed(told(yes), 3)}
    return Picture.of(chart, say("yes-by", yes=yes, no=21 - yes, **sums))


def _formula(yes: int, told: float) -> str:
    """Return how the bits of a yes or no are worked out; nothing where a reader's function says something else.

    >>> _formula(3, bits(_first(3)))
    '3/21 · log2(21/3) + 18/21 · log2(21/18) = '
    """
    if yes in (0, 21) or not isclose(told, bits(_first(yes))):
        return ""
    return local(f"{yes}/21 · log2(21/{yes}) + {21 - yes}/21 · log2(21/{21 - yes}) = ")


@by_reader(lambda: say("lead-task"), question=lambda: _words(LEADS))
def best_lead(information: Information, question: str) -> Picture:
    """Kuro's answers to your two leads: a lead is a question, too."""
    picture: Picture = fields.drawn(information, question)
    return picture


class Asking(Exhibit):
    """Kuro holds two cards: ask until only one hand is left."""

    def __init__(self, seed: int = 2026, in_bits: bool = True):
        self._rng, self.in_bits = own_luck(seed), in_bits
        self.kuro, self.left, self.asked, self.bits = HANDS[0], list(PAIRS), 0, 0.0
        self.choice = field(W.Dropdown, say("question"), "auto", "initial", options=_words(ASKED))
        super().__init__(self._picture(say("first")), say("asking-task"), [self.choice])
        self.button(say("ask"), say("ask-tip"), lambda: self.put(self.choice.value), button_style="primary")
        self.button(say("new-hand"), say("new-hand-tip"), self.deal)
        self.deal()

    def deal(self) -> None:
        """Kuro takes another hand."""
        self.kuro, self.left, self.asked, self.bits = self._rng.choice(HANDS), list(PAIRS), 0, 0.0
        self.show(self._picture(say("all-possible", bits=self.in_bits and fixed(log2(len(PAIRS)), 2))))

    def put(self, words: str) -> None:
        """Ask Kuro, who is honest, and keep the hands that answer alike."""
        asked, before = _asked(words), len(self.left)
        said = asked(self.kuro)
        self.left = [pair for pair in self.left if asked(pair) == said]
        self.asked += 1
        told = log2(before / len(self.left))
        self.bits += told
        bits = {"told": self.in_bits and fixed(told, 2), "missing": fixed(log2(len(self.left)), 2)}
        hands = say("left", n=len(self.left), **bits)
        end = say("known", n=self.asked) if len(self.left) == 1 else ""
        self.show(self._picture(sentences(say("said", question=words, said=said.capitalize()), hands, end)))

    def _picture(self, said: str) -> Picture:
        scene, table = _drawn(lambda pair: "?" if len(self.left) > 1 else say("this"), self.left, say("can-be"))
        return Picture(scene, said, table)


@friendly
def ask_kuro(information: Information, seed: int = 2026) -> Asking:
    """Kuro's hidden hand, to be found out by questions."""
    _checked(Own(information))
    return Asking(seed)


def play() -> Asking:
    """Kuro's hidden hand before anybody knows of bits."""
    return Asking(1, in_bits=False)


# Questions


def _told_by(question: AskedOf) -> float:
    """Return the bits that an answer tells, without the last digits in which floats may differ."""
    return round(bits(question), 9)


class Split(Task):
    """A question that splits the hands into two parts as even as can be; there are many right ones."""

    @friendly
    def judge(self, given: Any) -> Verdict:
        """Count its answers over all hands."""
        groups = Counter(map(Own(given), PAIRS))
        parts = [n for _, n in groups.most_common()]
        if len(groups) != 2:
            return Verdict(False, say("not-two", n=len(groups)))
        if max(groups.values()) > len(PAIRS) // 2 + 1:
            return Verdict(False, say("uneven", parts=parts))
        return Verdict(True, sentences(say("even", parts=parts), self.because))


def even(pair: Pair) -> bool:
    return PAIRS.index(pair) % 2 == 0


# Exercises


@functools.cache
def _asked_in_all(n: int) -> int:
    """The fewest questions with yes or no, added up over n hands, until each is known."""
    return 0 if n == 1 else n + min(_asked_in_all(k) + _asked_in_all(n - k) for k in range(1, n // 2 + 1))


exercises = Unit(
    __name__,
    {
        "best: yes or no": lambda: ceil(log2(len(PAIRS))),
        "best: two questions": lambda: compared(
            _told_by(ASKED["doppelganger"]), _told_by(ASKED["beat"]), "second", "same", "first"
        ),
        "best: surprise": lambda: int(log2(8)),
        "best: most": Answer(lambda: max(bits(_first(k)) for k in range(22)), picture=lambda: shares.drawn(bits, 10)),
        "best: split": Answer(even, cases=tuple((pair,) for pair in PAIRS), kind=Split),
        "best: masks": lambda: bits(ASKED["masks"]),
        "best: lead": lambda: compared(_told_by(_answers(1)), _told_by(_answers(2)), "two", "alike", "one"),
    },
    exercises=(
        drawing(lambda n: (n - 1).bit_length(), n=range(5, 201)),
        drawing(lambda n: 2**n, n=range(3, 9)),
        drawing(
            lambda n, k, no: k / n * log2(n / k) + no / n * log2(n / no),
            n=range(8, 41), k=lambda n: range(1, n // 2 + 1), no=lambda n, k: n - k,
        ),
        drawing(
            lambda weighings: weighings, n=(7, 9, 12, 20, 25, 27, 40, 60, 80),
            weighings=lambda n: next(k for k in range(9) if 3**k >= n), halves=lambda n: (n - 1).bit_length(),
        ),
        drawing(
            lambda asked, n: Fraction(asked, n), n=[3, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15],
            asked=_asked_in_all, bits=lambda n: fixed(log2(n), 2),
        ),
    ),
    board=lambda: shares.drawn(bits, 6),
)
