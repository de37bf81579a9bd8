"""Dice as players write them, such as `4d6kh3 + 2` and `2d6 >= 9`, counted exactly.

The grammar, in which any spaces may stand between the words:

    question = sum [ ( ">=" | ">" | "<=" | "<" | "=" | "==" | "!=" ) sum ]
    sum      = product { ( "+" | "-" ) product }
    product  = part { ( "*" | "/" | "//" ) part }
    part     = "-" part | number | dice | "(" sum ")" | ( "highest" | "lowest" ) "(" sum "," sum { "," sum } ")"
    dice     = [ count ] "d" ( sides | "%" ) [ "!" times ] [ ( "kh" | "kl" | "dh" | "dl" ) number ]

`kh3` keeps the three highest dice, `kl` keeps the lowest, `dh` and `dl` drop; `!2` rolls a die again that shows its
highest face, and adds, at most twice. Every dice that are written are dice of their own: `d6 - d6` is not always 0.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Collection
from fractions import Fraction
from typing import Any, NoReturn

from catlib.chance.convolution import common_step
from catlib.chance.pmf import Pmf, die
from catlib.chance.pools import highest, keep_highest, keep_lowest, lowest
from catlib.chance.rationals import all_whole

MOST_FACES = 20_000  # of all dice of one kind together; more would take minutes
MOST_DICE = 1000
MOST_KEPT = 5 * 10**8  # bits that are moved where some dice are kept, about two seconds
MOST_SUMMED = 10**10  # bits that are multiplied where exploding dice are summed, about two seconds
MOST_PAIRS, MOST_FRACTIONS = 10**6, 200_000  # of two outcomes, each of which is worked out
MOST_COMPARED = 40_000  # outcomes of which the highest is asked for
MOST_LETTERS = 150
TOKEN = re.compile(
    r"\s*(?:(?P<dice>(\d*)d(\d+|%)(?:!(\d+))?(?:(kh|kl|dh|dl)(\d+))?(?![\w!]))"
    r"|(?P<number>\d+(?:\.\d+)?)(?![\w.])|(?P<word>highest|lowest)\b|(?P<sign>//|[<>!=]=|[-+*/<>=(),]))"
)
QUESTIONS: dict[str, Callable[[Pmf, Pmf], Pmf]] = {
    ">=": operator.ge,
    ">": operator.gt,
    "<=": operator.le,
    "<": operator.lt,
    "=": lambda a, b: (a - b).map(lambda difference: difference == 0),
    "==": lambda a, b: (a - b).map(lambda difference: difference == 0),
    "!=": lambda a, b: (a - b).map(lambda difference: difference != 0),
}
SUMS = {"+": operator.add, "-": operator.sub}
PRODUCTS = {"*": operator.mul, "/": operator.truediv, "//": operator.floordiv}


def dice(expression: str) -> Pmf:
    """The exact distribution of dice written as players write them; of True and False where a question is asked.

    `catlib.chance.notation` has the grammar. Raise ValueError that shows the place for what is no such expression, and
    for more dice than can be counted in reasonable time.

    >>> dice("3d6 + 2").mean, dice("4d6kh3").at_least(18), dice("2d6 >= 9").exactly(True)
    (Fraction(25, 2), Fraction(7, 432), Fraction(5, 18))
    """
    reader = _Reader(expression)
    found = reader.question()
    reader.end()
    return found


class _Reader:
    """Reads an expression from left to right, a method a line of the grammar."""

    def __init__(self, text: str):
        if not isinstance(text, str):
            raise TypeError(f"expression={text!r}: dice are written as text, such as '3d6 + 2'")
        self.text, self.place = text.lower(), 0
        if len(text) > MOST_LETTERS:
            raise ValueError(f"expression of {len(text)} letters: at most {MOST_LETTERS} are read")

    def question(self) -> Pmf:
        left = self.sum()
        sign = self.sign(QUESTIONS)
        if not sign:
            return left
        right = self.sum()
        if sign in ("=", "==", "!="):
            self.must_be_few("-", left, right)
        return QUESTIONS[sign](left, right)

    def sum(self) -> Pmf:
        return self.chain(SUMS, self.product)

    def product(self) -> Pmf:
        return self.chain(PRODUCTS, self.part)

    def chain(self, operations: dict[str, Callable[[Any, Any], Any]], part: Callable[[], Pmf]) -> Pmf:
        found = part()
        while sign := self.sign(operations):
            right = part()
            if sign in ("/", "//") and 0 in right:
                self.refuse("what stands before may be 0, by which nothing can be divided")
            self.must_be_few(sign, found, right)
            found = operations[sign](found, right)
        return found

    def part(self) -> Pmf:
        if self.sign({"-"}):
            return -self.part()
        if self.sign({"("}):
            found = self.sum()
            self.must(")")
            return found
        token = TOKEN.match(self.text, self.place)
        if not token or token["sign"]:
            self.refuse("expected dice such as 3d6, a number or (")
        if token["dice"]:
            found = self.rolled(*token.groups()[1:6])
            self.place = token.end()
            return found
        self.place = token.end()
        if token["number"]:
            return Pmf.point(_number(token["number"]))
        return (highest if token["word"] == "highest" else lowest)(*self.several(token["word"]))

    def several(self, word: str) -> list[Pmf]:
        """The sums in brackets, at least two: of one sum there is nothing to compare."""
        place = self.place
        self.must("(")
        found = [self.sum()]
        if self.sign({")"}):
            self.place = place
            self.refuse(f"{word} compares two sums or more; the {word} die of 4d6 is 4d6k{word[0]}1")
        while self.sign({","}):
            found.append(self.sum())
        self.must(")")
        if sum(map(len, found)) > MOST_COMPARED:
            self.refuse(f"what stands before has more than the {MOST_COMPARED} outcomes that are compared")
        return found

    def rolled(self, count: str, sides: str, times: str | None, how: str | None, kept: str | None) -> Pmf:
        """A pool of dice, of which some explode, and some are kept or dropped."""
        n, faces, again = int(count or 1), 100 if sides == "%" else int(sides), int(times or 0)
        if n > MOST_DICE or n * faces * (again + 1) > MOST_FACES:
            self.refuse(f"of dice of one kind, at most {MOST_DICE} with {MOST_FACES} faces in all are counted")
        number = n if how is None else int(kept or 0) if how[0] == "k" else n - int(kept or 0)
        size, bits = faces * (again + 1), n * (again + 1) * faces.bit_length()
        if 1 < number < n and (size * number) ** 2 * bits > MOST_KEPT:
            self.refuse("of so many dice not some can be kept in reasonable time; take fewer, or smaller ones")
        if 1 < n == number and n * size**2 * bits > MOST_SUMMED:
            self.refuse("the sum takes too long; expected fewer dice, or a smaller number after !")
        try:
            one = die(faces).explode(times=again)
            if how is None:
                return n @ one
            return (keep_highest if how in ("kh", "dl") else keep_lowest)(one, n, number)
        except ValueError as error:
            self.refuse(str(error))

    def must_be_few(self, sign: str, left: Pmf, right: Pmf) -> None:
        """Refuse what would take minutes; sums on a common grid are quick, whatever their size."""
        if sign in SUMS and common_step(left.outcomes, right.outcomes) is not None:
            return
        whole = sign != "/" and all_whole(left.outcomes) and all_whole(right.outcomes)
        most = MOST_PAIRS if whole else MOST_FRACTIONS
        if len(left) * len(right) > most:
            pairs = f"{len(left)} outcomes {sign} {len(right)} outcomes"
            self.refuse(f"{pairs} are more than the {most} pairs that are counted")

    def sign(self, among: Collection[str]) -> str | None:
        """The next word if it is one of these signs, and then it is read."""
        token = TOKEN.match(self.text, self.place)
        found = token and token["sign"]
        if not token or not found or found not in among:
            return None
        self.place = token.end()
        return found

    def must(self, sign: str) -> None:
        if not self.sign({sign}):
            self.refuse(f"expected {sign}")

    def end(self) -> None:
        if self.text[self.place :].strip():
            self.refuse("what stands here is not a sign that can follow, such as + or >=")

    def refuse(self, why: str) -> NoReturn:
        rest = self.text[self.place :].strip()
        raise ValueError(f"expression={self.text!r}, {f'from {rest!r} on' if rest else 'at its end'}: {why}")


def _number(text: str) -> int | Fraction:
    number = Fraction(text)
    return number.numerator if number.denominator == 1 else number
