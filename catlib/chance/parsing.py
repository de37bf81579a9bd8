"""The grammar of dice and cards, `dice.lark`, and a sentence for what it cannot read."""

import functools
import re
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from catlib.chance.cures import CALLED
from catlib.chance.messages import say

MOST_LETTERS = 1_000
OTHERS = ("adv", "dis", "advantage", "disadvantage", "draw")
JOINING = {"if", "else", "vs", "and", "or", "not", "in", "of", "from"}


class BadDice(ValueError):
    """Raised for a text that does not ask anything of dice; `start` and `end` are the letters that are to blame.

    `cure` is the line as it was probably meant, which is answered, or nothing, and `others` are other ways to read it,
    or questions like it where there is no cure; of a text that is being read, `cure` is the word that was probably
    meant where the mistake begins.
    """

    def __init__(self, text: str, start: int, end: int, why: str, cure: str = "", others: tuple[str, ...] = ()):
        rest = text[start:].strip()
        super().__init__(f"expression={text!r}, {f'from {rest!r} on' if rest else 'at its end'}: {why}")
        self.start, self.end, self.why, self.cure = start, max(end, start), why, cure
        self.others = others


class BadGrammar(BadDice):
    """Raised for a text that is not one of the grammar."""


@functools.cache
def _grammar() -> Any:
    from lark import Lark  # takes a tenth of a second, which only those wait for who write dice

    written = Path(__file__).with_name("dice.lark").read_text(encoding="utf-8")
    return Lark(written, parser="lalr", propagate_positions=True, maybe_placeholders=False)


@functools.lru_cache(maxsize=8)  # what parses is parsed again to be read
def _tree(text: str) -> Any:
    return _grammar().parse(text.lower())


def parses(text: str) -> bool:
    """Return whether a text is one of the grammar."""
    from lark.exceptions import UnexpectedInput

    try:
        return len(text) <= MOST_LETTERS and bool(_tree(text))
    except UnexpectedInput:
        return False


def parsed(text: str) -> Any:
    """Return the tree of a text; raise BadGrammar where it is not one of the grammar."""
    from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedInput, UnexpectedToken

    if len(text) > MOST_LETTERS:
        raise BadDice(text, MOST_LETTERS, len(text), say("dice-letters", n=MOST_LETTERS))
    try:
        return _tree(text)
    except UnexpectedInput as error:
        token = error.token if isinstance(error, UnexpectedToken) else None
        ended = isinstance(error, UnexpectedEOF) or (token is not None and token.type == "$END")
        start = len(text) if ended or error.pos_in_stream is None else error.pos_in_stream
        could = error.allowed if isinstance(error, UnexpectedCharacters) else getattr(error, "accepts", None)
        begin, *why = _wrong(text, start, could or set())
        raise BadGrammar(text, begin, start + len(token or " "), *why) from None


def _wrong(text: str, start: int, expected: set[str]) -> tuple[Any, ...]:
    """Return the place where a text goes wrong, a sentence on what could stand there, and a word that is like it."""
    before, rest = text[:start].rstrip(), text[start:].strip().lower()
    word = (re.findall(r"[a-z_]\w*$", before.lower()) or [""])[0]
    if word in CALLED:
        return start, say("dice-open-bracket", name=word)
    if rest.startswith("(") and word:
        near = get_close_matches(word, CALLED, 1)
        call = f"{word}(…)"
        return len(before) - len(word), say("dice-unknown-call", name=call), *near
    if "DIE" in expected:
        return start, say("dice-wanted")
    if not rest and "RPAR" in expected:
        return start, say("dice-add-bracket")
    if rest.startswith(","):
        return start, say("dice-own-line")
    if "RANGE" in expected:
        return start, say("dice-allowed", range="7..9", list="{7, 11}")
    return start, say("dice-unread", rest=rest.split()[0]) if rest else say("dice-unfinished")


def line_around(text: str, start: int) -> tuple[int, int]:
    """Return where the line around a place begins and ends."""
    begin = max(text.rfind(mark, 0, start) for mark in "\n;") + 1
    return begin, begin + len(re.split("[\n;]", text[begin:])[0])
