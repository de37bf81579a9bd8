"""Dice and cards as players write them, such as `4d6kh3 + 2` or `count(5d10 >= 8)`, counted exactly.

`dice.lark` is the grammar, `catlib.chance.meaning` gives every rule of it its meaning. Dice that are written twice are
rolled twice: `d6 - d6` is not always 0. A name stands for one roll: after `x = d6`, `x - x` is always 0.
"""

import re
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache, lru_cache
from typing import Any

from catlib.chance.cures import SUBJECT, cured, nearest, others, strange
from catlib.chance.languages import spoken
from catlib.chance.meaning import Reader
from catlib.chance.messages import say
from catlib.chance.parsing import BadDice, BadGrammar, line_around, parses
from catlib.chance.pmf import Pmf
from catlib.chance.rolls import NEVER

MANY_WORDS = 16  # a question of more is easier to read when it is asked in fewer


@dataclass(frozen=True)
class Answer:
    """The exact answer to one line.

    `readings` says in sentences which of two readings was taken. `mean` is None where outcomes are not numbers. Dice
    that explode for ever are cut where the chance to go on is small: `cut` is a bound of that chance, else 0. Then all
    chances of outcomes under `exact_below` are exact, if it is not None, and so is the mean, if it is not None.
    `tree` is what the grammar read.

    >>> [found] = answers("d6!")
    >>> found.mean, found.pmf.exactly(8), found.cut < 1e-9
    (Fraction(21, 5), Fraction(1, 36), True)
    """

    text: str
    pmf: Pmf
    readings: tuple[str, ...] = ()
    mean: Fraction | None = None
    cut: Fraction = NEVER
    exact_below: Any = None
    tree: Any = field(default=None, repr=False, compare=False)


def dice(expression: str) -> Pmf:
    """The exact distribution of what players write; of True and False for a question.

    The last question counts where there are several. Dice that explode for ever are cut where less than one case in a
    million lies beyond, and the distribution is then approximate; `answers` has the exact mean. Raise BadDice, a
    ValueError that shows the place, for what cannot be read, and for more dice than can be counted in reasonable time.

    >>> dice("3d6 + 2").mean, dice("4d6kh3").at_least(18), dice("2d6 >= 9").exactly(True)
    (Fraction(25, 2), Fraction(7, 432), Fraction(5, 18))
    """
    found = answers(expression)[-1]
    return found.pmf.as_approximate() if found.cut else found.pmf


def answers(text: str) -> list[Answer]:
    """Answer every line that asks something; a line such as `attack = d20 + 5` keeps a roll under a name.

    Raise BadDice as `dice` does.

    >>> [str(each.mean) for each in answers("attack = d20 + 5; attack; max(attack, 15)")]
    ['31/2', '71/4']
    """
    if not isinstance(text, str):
        raise TypeError(f"expression={text!r}: dice are written as text, such as '3d6 + 2'")
    try:
        return [*_read(text, spoken())]
    except BadDice as error:
        raise _with_cure(error, text) from None


@lru_cache(maxsize=8)  # a cure and the ways beside it are asked again
def _read(text: str, language: str) -> tuple[Answer, ...]:
    return tuple(
        Answer(written, roll.pmf, readings, mean, roll.cut, roll.below if roll.cut else None, tree)
        for written, roll, readings, mean, tree in Reader(text).answers()
    )


def _with_cure(error: BadDice, text: str) -> BadDice:
    """Return what is wrong, with ways to write the line that are answered, or else with questions that are like it."""
    begin, end = line_around(text, error.start)
    refused: list[BadDice] = []

    @cache
    def answered(line: str) -> tuple[Answer, ...]:
        try:
            return _read(text[:begin] + line, spoken()) if parses(text[:begin] + line) else ()
        except BadDice as wrong:
            refused.append(wrong)
            return ()

    line, at = text[begin:end].lower(), error.start - begin
    names, cure = re.findall(r"^\s*([a-z_]\w*) *=", text.lower(), re.MULTILINE), cured(line, answered)
    unknown = [] if cure else list(strange(line, names))
    near = line[:at] + re.sub(r"^\w+", error.cure, line[at:]) if error.cure else line
    for place, word, like in reversed(unknown if not error.cure else []):
        near = near[:place] + near[place:].replace(word, like or word, 1)
    if cure := cure or (near != line and answered(near) and near.strip()) or cured(near, answered):
        meant = answered(cure)[-1].pmf
        others_meant = [(other, each.pmf) for other in others(line, cure) for each in answered(other)[-1:]]
        ways = [other for other, pmf in others_meant if pmf != meant and len(pmf) > 1]
        return BadDice(text, error.start, error.end, say("dice-mean", cure=cure), cure, tuple(ways))
    start, stop, why = error.start, error.end, error.why
    if isinstance(error, BadGrammar):
        if len(unknown) == 1 and "(" not in line:
            [(place, word, _)] = unknown
            start, stop, why = begin + place, begin + place + len(word), say("dice-strange", name=word)
        elif refused and not unknown:
            start, stop, why = begin, end, refused[0].why
        elif (words := len(re.findall(r"[a-z]{2,}", line))) > 2:
            plain = "dice-plain" if words < MANY_WORDS else "dice-plain-long"
            start, stop, why = begin, end, say(plain if re.search(SUBJECT, line) else "dice-about")
    in_words = len(re.findall(r"[a-z]{3,}", line)) > 1
    return BadDice(text, start, stop, why, "", tuple(nearest(line, answered)) if in_words else ())
