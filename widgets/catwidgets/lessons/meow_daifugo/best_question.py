"""The unit on information: how much a question tells about a hidden hand, in bits, and which question tells most."""

from __future__ import annotations

import functools
import random
from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import combinations
from math import ceil, isclose, log2
from typing import Any

import ipywidgets as W

from catlib.chance import counted, generator
from catlib.games.meow_daifugo.cards import cards_of, hand
from catlib.games.meow_daifugo.odds.beliefs import PASSES, answer
from catwidgets.draw import curve
from catwidgets.lessons.meow_daifugo.a_pass_speaks import CARDS, MASKS, PAIRS, Pair
from catwidgets.lessons.meow_daifugo.pictures import Cell, pairs_table, triangle
from catwidgets.teach import (
    Broken,
    Exhibit,
    Explorer,
    Guide,
    Own,
    Picture,
    Question,
    Task,
    Unit,
    Verdict,
    ask,
    friendly,
    task,
)

HANDS: list[Pair] = list(PAIRS)
FIRST, SECOND, SAME = "“Have you the doppelganger?”", "“Can you beat a 2?”", "Both tell exactly the same"
ONE, TWO, ALIKE = "Your black 1", "Your white 2", "Both tell the same"
AskedOf = Callable[[Pair], Any]
Information = Callable[[AskedOf], float]


# Questions to Kuro


def _card(code: str) -> int:
    return cards_of(hand(CARDS[code]))[0]


CODES = {_card(code): code for code in CARDS}
ORDER = sorted(CODES, key=lambda card: (card >= 30, card % 8, card))


def _answers(lead: int) -> AskedOf:
    """What Kuro answers to a lead; of equal cards he plays the one that comes first on the list of cards."""

    def question(pair: Pair) -> str:
        came = answer(MASKS[pair[0]] | MASKS[pair[1]], lead).keys()
        return "pass" if PASSES in came else next(code for code in CARDS if _card(code) in came)

    return question


def _yes(test: Callable[[Pair], bool]) -> AskedOf:
    return lambda pair: "yes" if test(pair) else "no"


ASKED: dict[str, AskedOf] = {
    "Have you the doppelganger?": _yes(lambda pair: "D2" in pair),
    "Can you beat a 2?": _yes(lambda pair: _answers(2)(pair) != "pass"),
    "Have you a 2?": _yes(lambda pair: bool({"B2", "b2", "D2"} & {*pair})),
    "Have you a mask (“?”)?": _yes(lambda pair: bool({"W?", "B?"} & {*pair})),
    "Have you a white card?": _yes(lambda pair: bool({"W1", "W3", "W?"} & {*pair})),
    "How many masks have you?": lambda pair: str(len({"W?", "B?"} & {*pair})),
    "How many 2s have you?": lambda pair: str(len({"B2", "b2", "D2"} & {*pair})),
}
LEADS = {"I lead my white 2": _answers(2), "I lead my black 1": _answers(1)}


def bits(question: AskedOf, pairs: Sequence[Pair] = PAIRS) -> float:
    """What the answer to a question tells on average, in bits.

    >>> round(bits(ASKED["Have you a mask (“?”)?"]), 3)
    0.998
    """
    groups = Counter(map(question, pairs))
    return sum(n / len(pairs) * log2(len(pairs) / n) for n in groups.values())


# Pictures


@friendly
def fields(information: Information) -> Explorer:
    """All 21 hands with their answers to a question, and what it tells by the reader's function."""
    own = Own(information)
    _checked(own)
    return Explorer(lambda question: _field(own, question), "Which question tells most?", question=list(ASKED))


def _checked(own: Own) -> None:
    """Information is a number, and nobody learns less than nothing."""
    for question in (ASKED["Can you beat a 2?"], lambda pair: "no"):
        found = own(question)
        if not isinstance(found, (int, float, Fraction)) or found < 0:
            raise Broken(f"{own.name} should give a number of bits, not below zero, and it gives {found!r}"[:200])


def _field(information: Information, words: str) -> Picture:
    question = (ASKED | LEADS)[words]
    groups = Counter(map(question, PAIRS))
    scene, table = _drawn(question, PAIRS, words)
    told = [f"{said} by {n} of 21 ({log2(21 / n):.2f} bits)" for said, n in sorted(groups.items())]
    return Picture(scene, f"{words} {', '.join(told)}. On average {information(question):.3f} bits.", table)


def _drawn(question: AskedOf, left: Sequence[Pair], words: str) -> tuple[Any, str]:
    """The hands that are left, each with its answer; those that are out are crossed."""
    groups = sorted(set(map(question, left)))
    cells, told = {}, {}
    for a, b in combinations(ORDER, 2):
        pair = _pair(a, b)
        said = question(pair) if pair in left else ""
        full = Fraction(1 + groups.index(said), len(groups) + 1) if said else Fraction(0)
        cells[a, b], told[a, b] = Cell(full, said), said or "out"
    return triangle(f"Kuro’s hands: {words}", ORDER, cells, side=48), pairs_table(ORDER, told, "Kuro’s answers")


def _pair(a: int, b: int) -> Pair:
    one, two = CODES[a], CODES[b]
    return (one, two) if (one, two) in PAIRS else (two, one)


@friendly
def shares(information: Information) -> Explorer:
    """What a question tells to which so many of the 21 hands say yes."""
    own = Own(information)
    return Explorer(lambda yes: _shares(own, yes), "How many hands should say yes?", yes=(0, 3, 21))


def _shares(information: Information, yes: int) -> Picture:
    def told(k: int) -> float:
        return float(information(lambda pair: PAIRS.index(pair) < k))

    points = [(k, told(k)) for k in range(22)]
    lines = {"bits": points, "yours": [(yes, 0), (yes, told(yes))]}
    chart = curve(lines, "What a yes or no tells", "hands that say yes", "bits", exact=False)
    scene = chart.scene(480, 280)
    scene.label = chart.title
    said = f"Yes by {yes} of 21, no by {21 - yes}: {_formula(yes, told(yes))}{told(yes):.3f} bits on average."
    return Picture(scene, said, chart.table_html())


def _formula(yes: int, told: float) -> str:
    """How the bits of a yes or no are worked out; nothing where a reader's function says something else.

    >>> _formula(3, bits(lambda pair: PAIRS.index(pair) < 3))
    '3/21 · log2(21/3) + 18/21 · log2(21/18) = '
    """
    if yes in (0, 21) or not isclose(told, bits(lambda pair: PAIRS.index(pair) < yes)):
        return ""
    return f"{yes}/21 · log2(21/{yes}) + {21 - yes}/21 · log2(21/{21 - yes}) = "


def board() -> Exhibit:
    """What a yes or no tells, for paper."""
    return Exhibit(_shares(bits, 6))


@friendly
def best_lead(information: Information) -> Explorer:
    """Kuro's answers to your two leads: a lead is a question, too."""
    own = Own(information)
    return Explorer(lambda question: _field(own, question), "A lead is a question, too.", question=list(LEADS))


class Asking(Exhibit):
    """Kuro holds two cards: ask until only one hand is left.

    >>> game = Asking(bits, seed=1)
    >>> game.put("Have you a mask (“?”)?"); len(game.left) in (10, 11)
    True
    """

    def __init__(self, information: Information, seed: int = 2026):
        self._rng, self.information = generator(seed), information
        self.kuro, self.left, self.asked, self.bits = HANDS[0], list(PAIRS), 0, 0.0
        self.choice = W.Dropdown(options=list(ASKED), description="Question", layout=W.Layout(width="auto"))
        words = "Find out what Kuro holds, with as few questions as you can."
        super().__init__(self._picture("Ask your first question."), words, [self.choice])
        self.button("Ask", "Ask Kuro this question", lambda: self.put(self.choice.value), button_style="primary")
        self.button("New hand", "Kuro takes another hand", self.deal)
        self.deal()

    def deal(self) -> None:
        """Kuro takes another hand."""
        self.kuro, self.left, self.asked, self.bits = self._rng.choice(HANDS), list(PAIRS), 0, 0.0
        self.show(self._picture("All 21 hands are possible: 4.39 bits are missing."))

    def put(self, words: str) -> None:
        """Ask Kuro, who is honest, and keep the hands that answer alike."""
        said, before = ASKED[words](self.kuro), len(self.left)
        self.left = [pair for pair in self.left if ASKED[words](pair) == said]
        self.asked += 1
        told = log2(before / len(self.left))
        self.bits += told
        missing = f"{log2(len(self.left)):.2f} bits are missing"
        end = f"You know it after {counted(self.asked, 'question')}" if len(self.left) == 1 else missing
        hands = counted(len(self.left), "hand is left", "hands are left")
        self.show(self._picture(f"{words} {said.capitalize()}. That told {told:.2f} bits: {hands}. {end}."))

    def _picture(self, said: str) -> Picture:
        scene, table = _drawn(lambda pair: "?" if len(self.left) > 1 else "this", self.left, "what can be")
        return Picture(scene, said, table)


@friendly
def ask_kuro(information: Information, seed: int = 2026) -> Asking:
    """Kuro's hidden hand, to be found out by questions."""
    own = Own(information)
    _checked(own)
    return Asking(own, seed)


# Questions


@ask(
    "best: yes or no",
    "Kuro’s two cards are one of 21 hands. You may ask anything that he answers with yes or no. How many questions are "
    "surely enough, if you ask well?",
    kind="number",
    hints={
        21: "You could ask for each hand in turn. But a good question rules out half of what is left.",
        20: "You could ask for each hand in turn. But a good question rules out half of what is left.",
        7: "You could ask for each card. But a good question rules out half of what is left.",
        4: "Four answers of yes or no make 16 different stories. There are 21 hands.",
        11: "A question may be about many hands at once: try to rule out half of them.",
    },
    because="21, then at most 11, 6, 3, 2 and 1. Four questions have only 2 · 2 · 2 · 2 = 16 different answers.",
)
def yes_or_no() -> int:
    return ceil(log2(len(PAIRS)))


@ask(
    "best: two questions",
    "You may ask Kuro one question. Which of the two tells you more about his hand?",
    kind="choice",
    choices=(FIRST, SECOND, SAME),
    hints={
        FIRST: "Count the hands that say yes, and those that say no. Then do so for the other question.",
        SECOND: "Count the hands that say yes, and those that say no. Then do so for the other question.",
    },
    because="6 of 21 hands have the doppelganger, and 15 have not. 15 of 21 can beat a 2, and 6 cannot. So both split "
    "the hands into 6 and 15.",
)
def two_questions() -> str:
    one, two = bits(ASKED["Have you the doppelganger?"]), bits(ASKED["Can you beat a 2?"])
    return SAME if abs(one - two) < 1e-12 else FIRST if one > two else SECOND


@ask(
    "best: surprise",
    "A chance of 1/2 is 1 bit of surprise. How many bits is a chance of 1/8?",
    kind="number",
    hints={
        8: "Count how often you have to halve 1 to come to 1/8.",
        4: "1/8 is a half of a half of a half.",
        "1/8": "Count how often you have to halve 1 to come to 1/8.",
        2: "Two halvings make 1/4.",
    },
    because="1/8 = 1/2 · 1/2 · 1/2: as surprising as three coins that all show heads.",
)
def surprise() -> int:
    return int(log2(8))


@ask(
    "best: most",
    "How many bits can a question with yes and no tell about the 21 hands at most?",
    kind="number",
    tolerance=Fraction(1, 1000),
    hints={
        1: "Very nearly. It would be so if exactly half of the hands said yes. But 21 is odd.",
        "0.863": "That is yes by 6 of 21. Move the slider.",
        "0.5": "Move the slider to the highest point.",
    },
    because="Yes by 10 and no by 11 hands, or the other way round. It is never more than 1 bit.",
    picture=lambda: _shares(bits, 10),
)
def most() -> float:
    return max(bits(lambda pair, k=k: PAIRS.index(pair) < k) for k in range(22))  # type: ignore[misc]


class Split(Task):
    """A question that splits the hands into two parts as even as can be; there are many right ones."""

    def judge(self, given: Any) -> Verdict:
        """Count its answers over all hands."""
        try:
            groups = Counter(map(Own(given), PAIRS))
        except Broken as error:
            return Verdict(False, f"Not yet: {error}.")
        parts = " and ".join(str(n) for _, n in groups.most_common())
        if len(groups) != 2:
            return Verdict(
                False, f"Not yet. It has {counted(len(groups), 'answer')}: give True or False, each now and then."
            )
        if max(groups.values()) > len(PAIRS) // 2 + 1:
            return Verdict(False, f"Not yet. It splits the hands into {parts}. Try to split them more evenly.")
        return Verdict(True, f"Right: it splits the hands into {parts}. {self.because}")


@task(
    "best: split",
    "A question to a hand, with True or False as the answer, that tells as much as possible.",
    cases=tuple((pair,) for pair in PAIRS),
    because="No question with two answers tells more.",
    kind=Split,
)
def even(pair: Pair) -> bool:
    return PAIRS.index(pair) % 2 == 0


@ask(
    "best: masks",
    "How many bits does the question “How many masks have you?” tell on average?",
    kind="number",
    tolerance=Fraction(1, 1000),
    hints={
        "0.998": "That is the question whether there is any. Here the answer may be 0, 1 or 2.",
        1: "With three answers it can be more than 1.",
        "1.585": "That would be three answers that are equally likely. Count the hands with 0, 1 and 2.",
    },
    because="None in 10 hands, one in 10, both in 1. A question with three answers can tell more than 1 bit.",
)
def how_many_masks() -> float:
    return bits(ASKED["How many masks have you?"])


@ask(
    "best: lead",
    "A lead is a question, too: Kuro answers with his lowest card that beats it, or he passes. Which lead tells you "
    "more about his hand?",
    kind="choice",
    choices=(ONE, TWO, ALIKE),
    hints={
        TWO: "What can he answer to a 2? And to a 1?",
        ALIKE: "What can he answer to a 2? And to a 1?",
    },
    because="On a 2 he has four answers, on a 1 six. The 1 tells 2.40 bits and the 2 tells 1.98.",
)
def lead() -> str:
    one, two = bits(_answers(1)), bits(_answers(2))
    return ALIKE if one == two else ONE if one > two else TWO


# Exercises


def _enough(rng: random.Random) -> Question:
    n = rng.randint(5, 200)
    return Question(
        "best: exercise 1",
        f"I think of a number from 1 to {n}. How many questions with yes or no are surely enough, if you ask well?",
        lambda: (n - 1).bit_length(),
        kind="number",
        because="Each question halves what is left.",
    )


def _told(rng: random.Random) -> Question:
    n = rng.randint(8, 40)
    k = rng.randint(1, n // 2)
    return Question(
        "best: exercise 2",
        f"{n} hands are equally likely, and {k} of them say yes to your question. How many bits does the answer tell "
        "on average?",
        lambda: k / n * log2(n / k) + (n - k) / n * log2(n / (n - k)),
        kind="number",
        tolerance=Fraction(1, 100),
        because=f"{k}/{n} · log2({n}/{k}) + {n - k}/{n} · log2({n}/{n - k}).",
    )


@functools.cache
def _asked_in_all(n: int) -> int:
    """The fewest questions with yes or no, added up over n hands, until each is known."""
    return 0 if n == 1 else n + min(_asked_in_all(k) + _asked_in_all(n - k) for k in range(1, n // 2 + 1))


def _average(rng: random.Random) -> Question:
    n = rng.choice([3, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15])
    return Question(
        "best: exercise 3",
        f"{n} hands are equally likely. You ask with yes or no until you know the hand, as well as can be. How many "
        "questions does it take on average?",
        lambda: Fraction(_asked_in_all(n), n),
        kind="number",
        because=f"Draw the tree: {_asked_in_all(n)} questions for all {n} hands together. log2({n}) = {log2(n):.2f} "
        "bits is a lower bound.",
    )


UNIT = Unit(
    number=13,
    name="best question",
    title="The best question",
    age=16,
    minutes=45,
    concept="information, entropy",
    game="Meow Meow Daifugō",
    hook="You may ask Kuro one question. Which one tells most about his hand?",
    exercises=(_enough, _told, _average),
    board=board,
    guide=Guide(
        plan=[
            (5, "Play “guess my number from 1 to 21” in pairs. First guess: how many questions are enough?"),
            (10, "Second guess: two questions. Let pupils count both splits on the 21 hands of the last unit."),
            (10, "Surprise in bits, the idea cell, and the field of hands."),
            (10, "How many should say yes? The slider, a guess, and your turn 1: a question that splits evenly."),
            (5, "More than two answers: your turn 2, and the two leads."),
            (5, "Exercises with a seed for each pupil, then the exit ticket. Who is done plays against Kuro."),
        ],
        say=[
            "A question is good if you cannot foresee its answer.",
            "An answer that you were sure of tells nothing: 0 bits. One of two equal cases is 1 bit.",
        ],
        ask=[
            "Which question has an answer that you know before?",
            "Why do both questions at the beginning tell the same, although their words have nothing in common?",
            "Why can a lead tell more than 1 bit?",
        ],
        support="Use eight hands: three questions find each of them, and every bit is a whole number.",
        extension="Show that no plan with yes and no takes fewer than 94/21 ≈ 4.48 questions on average for 21 hands. "
        "Compare it with 4.39 bits.",
        ticket=(
            "16 hands are equally likely. 4 of them say yes. How many bits is a yes, and how many is a no?",
            "a yes 2 bits, a no log2(16/12) ≈ 0.42 bits",
        ),
        open_answers={
            "Is the lead that tells most the lead that wins?": "Not always. What you learn has to be worth more than "
            "what the lead costs: a strong card that is played is gone.",
            "What does a question tell if Kuro may make up the answer?": "Less. If he says yes or no by a coin, "
            "whatever he holds, it tells nothing. Unit 12 shows what a bluff leaves of an answer.",
        },
    ),
)

exercises = UNIT.sheet
