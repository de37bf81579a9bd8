"""The grammar of dice and cards, `dice.lark`, and a sentence for what it cannot read."""

import functools
import re
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from catlib.chance.cures import CALLED, cured, what_may_stand
from catlib.chance.messages import say

MOST_LETTERS = 1_000
OTHERS = ("adv", "dis", "advantage", "disadvantage", "draw")
JOINING = {"if", "else", "vs", "and", "or", "not", "in", "of", "from"}


class BadDice(ValueError):
    """Raised for a text that does not ask anything of dice; `start` and `end` are the letters that are to blame.

    `cure` is the line as it was probably meant, or nothing.
    """

    def __init__(self, text: str, start: int, end: int, why: str, cure: str = ""):
        rest = text[start:].strip()
        super().__init__(f"expression={text!r}, {f'from {rest!r} on' if rest else 'at its end'}: {why}")
        self.start, self.end, self.why, self.cure = start, max(end, start), why, cure


@functools.cache
def _grammar() -> Any:
    from lark import Lark  # takes a tenth of a second, which only those wait for who write dice

    written = Path(__file__).with_name("dice.lark").read_text(encoding="utf-8")
    return Lark(written, parser="lalr", propagate_positions=True, maybe_placeholders=False)


def parsed(text: str) -> Any:
    """Return the tree of a text; raise BadDice where it is not one of the grammar."""
    from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedInput, UnexpectedToken

    if len(text) > MOST_LETTERS:
        raise BadDice(text, MOST_LETTERS, len(text), say("dice-letters", n=MOST_LETTERS))
    try:
        return _grammar().parse(text.lower())
    except UnexpectedInput as error:
        token = error.token if isinstance(error, UnexpectedToken) else None
        ended = isinstance(error, UnexpectedEOF) or (token is not None and token.type == "$END")
        start = len(text) if ended or error.pos_in_stream is None else error.pos_in_stream
        could = error.allowed if isinstance(error, UnexpectedCharacters) else getattr(error, "accepts", None)
        cure = cured(line_at(text, start), can_be_read)
        begin, why = (start, say("dice-write", cure=cure)) if cure else _wrong(text, start, could or set())
        raise BadDice(text, begin, start + len(token or " "), why, cure) from None


def can_be_read(text: str) -> bool:
    """Return whether a text is one of the grammar."""
    from lark.exceptions import UnexpectedInput

    try:
        return bool(_grammar().parse(text))
    except UnexpectedInput:
        return False


def _wrong(text: str, start: int, expected: set[str]) -> tuple[int, str]:
    """Return the place where a text goes wrong, and a sentence on what could stand there instead."""
    before, rest = text[:start].rstrip(), text[start:].strip().lower()
    word = (re.findall(r"[a-z_]\w*$", before.lower()) or [""])[0]
    if word in CALLED:
        return start, say("dice-expected", what="(")
    if rest.startswith("(") and word:
        near = get_close_matches(word, CALLED, 1)
        call = f"{word}(…)"
        why = say("dice-unknown-near", name=call, near=near[0]) if near else say("dice-unknown-call", name=call)
        return len(before) - len(word), why
    if "DIE" in expected:
        return start, say("dice-wanted")
    if not rest and "RPAR" in expected:
        return start, say("dice-add-bracket")
    if rest.startswith(","):
        return start, say("dice-own-line")
    return start, what_may_stand(expected)


def line_at(text: str, start: int) -> str:
    """Return the line around a place, in small letters."""
    begin = max(text.rfind(mark, 0, start) for mark in "\n;") + 1
    return re.split("[\n;]", text[begin:].lower())[0]
