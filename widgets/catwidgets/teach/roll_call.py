"""A class's answers on one board: each pupil's codes, pasted out of a chat, as checks and crosses; no server.

>>> from catwidgets.lessons.empire import ties
>>> from catwidgets.teach import guess
>>> pupil(seed=3, number=7)
>>> asked = guess("ties: how many")
>>> asked.submit("6")
>>> asked.code
'7:G2:6:ECQB'
>>> room = RollCall(seed=3)
>>> room.paste(f"Mia: {asked.code}")
>>> print(room.to_text())
Ties, class 3: 1 pupil, 1 answer, 1 of them right.
7 Mia: G2 ✓
>>> pupil()
"""

import functools
import html
import re
import weakref
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import NamedTuple

import ipywidgets as W

from catlib.chance import spoken
from catwidgets.page import StillPicture, button
from catwidgets.teach.classroom import letters_of, value_of
from catwidgets.teach.lesson import Guess
from catwidgets.teach.own import Task
from catwidgets.teach.questions import Question, is_right, question, questions_in
from catwidgets.teach.unit import Unit, unit, units
from catwidgets.teach.voice import say, sentences
from catwidgets.teach.words import words_of

LONGEST = 60  # signs of a number in a code
SEEDS = range(1, 201)  # classes whose codes are recognized as another class's
CODE = re.compile(
    rf"(?<![\w:])(\d{{1,6}}):([GE]\d{{1,2}}):(?=[^:]{{1,{LONGEST}}}:)(-?\d+(?:/[1-9]\d*)?):([A-Z]{{4}})(?!\w)",
    re.ASCII | re.IGNORECASE,
)
NAME = re.compile(r"^[\W_]*(?:\d{1,2}[:.]\d\d(?:[:.]\d\d)?[\W_]*)?([^\W\d_][^\d:<>]{0,30}?)\s*[:>–-]\s*$")
SIGNS = {True: "✓", False: "✗"}
COLOURS = {"✓": "#00704f", "✗": "#b34700"}  # green and brown, and two signs for whoever sees no colours


# Codes


@dataclass
class _Pupil:
    """The class of whoever sits here, and the place in its list."""

    seed: int = 0
    number: int = 0
    asked: weakref.WeakSet[Guess] = field(default_factory=weakref.WeakSet)


_me = _Pupil()


def pupil(seed: int = 0, number: int = 0) -> None:
    """Take part in a class: from now on every answer has a code to hand in. Without numbers, in none."""
    _me.seed, _me.number = seed, number
    for each in _me.asked:
        each.tell_code()


class Place(NamedTuple):
    """The place of a question: its unit, and its short name there, such as G2 for the second guess."""

    unit: str
    short: str


@functools.cache
def places() -> dict[str, Place]:
    """The place of every question of the course, by its name."""
    found: dict[str, Place] = {}
    for made in units():
        asked = [name for name in questions_in(made.module) if not isinstance(question(name), Task)]
        drawn = [name for name in words_of(made.module) if ": exercise " in name]
        found |= {name: Place(made.name, f"G{i}") for i, name in enumerate(asked, 1)}
        found |= {name: Place(made.name, f"E{i}") for i, name in enumerate(drawn, 1)}
    return found


def code_of(place: Place, seed: int, number: int, value: str) -> str:
    """An answer as a code, which ends in four letters."""
    return f"{number}:{place.short}:{value}:" + letters_of(f"{place.unit} {place.short} {seed} {number} {value}", 4)


def code_of_answer(shown: Guess) -> str:
    """Return the code of an answer; nothing where nobody takes part, or for what is not a question of the course."""
    _me.asked.add(shown)
    place = places().get(shown.name) if _me.seed and _me.number and shown.guess else None
    if place is None or shown.seed not in (None, _me.number):
        return ""
    value = value_of(shown.asked, shown.guess)
    return code_of(place, _me.seed, _me.number, value) if len(value) <= LONGEST else ""


Guess.hand_in = code_of_answer


# The board


class Answer(NamedTuple):
    """An answer, as one code tells it."""

    number: int
    name: str
    place: Place
    value: str


def answers_in(text: str, seed: int) -> tuple[list[Answer], Counter[int]]:
    """Return the answers of a text of one class, and how many codes are another class's, by its seed (0: of none)."""
    found, foreign = [], Counter[int]()
    for line in text.splitlines():
        codes = list(CODE.finditer(line))
        said = NAME.match(line[: codes[0].start()]) if codes else None
        name = said[1].strip() if said and said[1].count(" ") <= 2 else ""
        for code in codes:
            place = _place_of(code, seed)
            if place:
                found.append(Answer(int(code[1]), name, place, code[3]))
            else:
                foreign[next((other for other in [*foreign, *SEEDS] if _place_of(code, other)), 0)] += 1
    return found, foreign


def _place_of(code: re.Match[str], seed: int) -> Place | None:
    """The question that a code answers in a class; none where its letters do not fit."""
    number, short, value, letters = int(code[1]), code[2].upper(), code[3], code[4].upper()
    found = (Place(made.name, short) for made in units())
    return next((each for each in found if code_of(each, seed, number, value).endswith(f":{letters}")), None)


class RollCall(StillPicture, W.VBox):
    """Pupils by questions of a unit: right, wrong or nothing yet, from all that was pasted.

    Pupils are told apart by number and name, so two of one name have two rows. Who answers twice counts once, with what
    came last; codes of another class are counted and named.
    """

    def __init__(self, seed: int = 1):
        self.text = ""
        self.box = W.Textarea(placeholder=say("roll-paste"), rows=4)
        self.box.layout = W.Layout(width="min(640px, calc(100% - 8px))")
        look = {"style": {"description_width": "initial"}, "layout": W.Layout(width="min(320px, 100%)")}
        self.seed = W.IntText(seed, description=say("roll-class"), **look)
        self.unit = W.Dropdown(options=[(f"{each.number} {each.title}", each.name) for each in units()],
                               description=say("roll-unit"), **look)
        self.told, self.table = W.HTML(), W.HTML()
        gather = button(say("roll-gather"), say("roll-gather.tip"), self._gather, button_style="primary")
        again = button(say("roll-again"), say("roll-again.tip"), self.forget)
        above = W.Box([self.seed, self.unit], layout={"flex_flow": "row wrap"})
        super().__init__([above, self.box, W.Box([gather, again]), self.told, self.table])
        for control in (self.seed, self.unit):
            control.observe(lambda _: self.redraw(), "value")
        self.redraw()

    def paste(self, text: str) -> None:
        """Add the codes of a text, and show the unit that most of them answer."""
        self.text += f"\n{text}"
        units_told = Counter(each.place.unit for each in answers_in(self.text, self.seed.value)[0])
        if units_told:
            self.unit.value = units_told.most_common(1)[0][0]
        self.redraw()

    def forget(self) -> None:
        """Begin again, with no code."""
        self.text = ""
        self.redraw()

    def _gather(self) -> None:
        text, self.box.value = self.box.value, ""
        self.paste(text)

    def redraw(self) -> None:
        """Show the answers of the class and the unit that are chosen."""
        self.answers, self.foreign = answers_in(self.text, self.seed.value)
        self.rows = _rows([each for each in self.answers if each.place.unit == self.unit.value], unit(self.unit.value))
        self.told.value = f"<p role='status'>{html.escape(self.said)}</p>"
        self.table.value = _table(self.rows, unit(self.unit.value))

    @property
    def said(self) -> str:
        """Return in sentences what there is, and what was not read."""
        signs = [sign for row in self.rows.values() for sign in row.values()]
        counts = {"pupils": len(self.rows), "answers": len(signs), "right": signs.count("✓")}
        told = [say("roll-said", title=unit(self.unit.value).title, **{"class": str(self.seed.value)}, **counts)]
        shared = sorted(n for n, many in Counter(number for number, _ in self.rows).items() if many > 1)
        told += [say("roll-twice", number=str(n)) for n in shared]
        elsewhere = Counter(each.place.unit for each in self.answers if each.place.unit != self.unit.value)
        told += [say("roll-elsewhere", n=many, title=unit(name).title) for name, many in elsewhere.items()]
        foreign = sorted(self.foreign.items())
        told += [say("roll-not-taken", n=many, **{"class": str(seed) if seed else False}) for seed, many in foreign]
        return sentences(*told)

    def to_text(self) -> str:
        """The board in words."""
        rows = [f"{_called(*key)}: {', '.join(f'{q} {s}' for q, s in row.items())}" for key, row in self.rows.items()]
        return "\n".join([self.said, *rows])

    def still(self) -> dict[str, str]:
        """The board in words, and as a table."""
        return {"text/plain": self.to_text(), "text/html": self.told.value + self.table.value}


def _rows(answers: Iterable[Answer], made: Unit) -> dict[tuple[int, str], dict[str, str]]:
    """The signs of each pupil by question; a number without a name is that of the only name it has."""
    named: dict[int, set[str]] = {}
    for each in answers:
        named.setdefault(each.number, set()).update({each.name} - {""})
    rows: dict[tuple[int, str], dict[str, str]] = {}
    for each in sorted(answers, key=lambda each: each.number):
        [name] = named[each.number] if len(named[each.number]) == 1 else [each.name]
        sign = _sign(made.name, each.place.short, each.number, each.value)
        rows.setdefault((each.number, name), {})[each.place.short] = sign
    return {key: dict(sorted(row.items(), key=lambda pair: _order(pair[0]))) for key, row in rows.items()}


def _order(short: str) -> tuple[bool, int]:
    return short[0] == "E", int(short[1:])


@functools.cache
def _sign(name: str, short: str, number: int, value: str) -> str:
    """✓ for a right answer, ✗ for a wrong one or one that no such question has."""
    asked = question_of(unit(name), short, number)
    if asked is None:
        return SIGNS[False]
    if asked.kind != "choice":
        return SIGNS[is_right(asked, Fraction(value))]
    chosen = asked.choices[int(value) - 1 :][:1] if value.isdecimal() else ()
    return SIGNS[bool(chosen) and bool(asked.judge(chosen[0]))]


def question_of(made: Unit, short: str, number: int) -> Question | None:
    """Return the question of a unit by its short name; an exercise has the numbers of a place in the class list."""
    return _asked(made.name, number if short.startswith("E") else 0, spoken()).get(short)


@functools.cache
def _asked(name: str, number: int, _language: str) -> dict[str, Question]:
    """The exercises of a place in the class list, or all guesses (0), each of which works out its answer once."""
    if number:
        found = {f"E{i}": each for i, each in enumerate(unit(name).questions(number), 1)}
    else:
        guesses = {place: asked for asked, place in places().items() if place.unit == name and place.short[0] == "G"}
        found = {place.short: question(asked) for place, asked in guesses.items()}
    return {short: replace(each, answer=functools.cache(each.answer)) for short, each in found.items()}


def _called(number: int, name: str) -> str:
    return f"{number} {name}".rstrip()


def _table(rows: dict[tuple[int, str], dict[str, str]], made: Unit) -> str:
    if not rows:
        return ""
    columns = sorted({short for row in rows.values() for short in row}, key=_order)
    asked = {short: question_of(made, short, 1) for short in columns}
    texts = {short: each.text if each and short[0] == "G" else say("roll-exercise") for short, each in asked.items()}
    head = "".join(f'<th scope="col" title="{html.escape(texts[short])}">{short}</th>' for short in columns)
    cells = {key: "".join(_cell(row.get(short)) for short in columns) for key, row in rows.items()}
    body = "".join(f'<tr><th scope="row">{html.escape(_called(*key))}</th>{cells[key]}</tr>' for key in rows)
    right = [sum(row.get(short) == "✓" for row in rows.values()) for short in columns]
    foot = "".join(f"<td>{n}</td>" for n in right)
    caption = html.escape(say("roll-caption", title=made.title))
    top = f'<tr><th scope="col">{say("roll-pupil")}</th>{head}</tr>'
    bottom = f'<tr><th scope="row">{say("roll-right")}</th>{foot}</tr>'
    parts = f"<thead>{top}</thead><tbody>{body}</tbody><tfoot>{bottom}</tfoot>"
    return f'<table class="cat-roll"><caption>{caption}</caption>{parts}</table>'


def _cell(sign: str | None) -> str:
    told = say({"✓": "roll-right", "✗": "roll-wrong", None: "roll-nothing"}[sign])
    colour = COLOURS.get(sign or "", "inherit")
    return f'<td aria-label="{told}" style="color:{colour};text-align:center;font-weight:700">{sign or "·"}</td>'
