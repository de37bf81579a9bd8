"""Questions of dice and cards said back in words, from the tree that `dice.lark` reads.

>>> from catlib.chance import answers
>>> in_words(answers("count(6 in 4d6) >= 1")[0].tree)
'At least one 6 with 4 dice.'
"""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from catlib.chance import decks
from catlib.game import in_a_row, sentence
from catwidgets.session import say

SIGNS = {">=": "least", "<=": "most", ">": "more", "<": "less", "=": "exactly", "!=": "other"}
ENDS = {"highest": "high", "best": "high", "max": "high", "lowest": "low", "worst": "low", "min": "low"}
HANDS = ("32", "41", "311", "221", "2111")
COIN = {"heads", "tails"}


class _Unsaid(Exception):
    """There are no words for a part of a question."""


def in_words(tree: Any) -> str:
    """A question as a sentence; nothing where there are no words for a part of it.

    >>> from catlib.chance import answers
    >>> in_words(answers("d6!")[0].tree)
    ''
    """
    try:
        return sentence(_question(tree))
    except _Unsaid:
        return ""


def _question(tree: Any) -> str:
    parts = tree.children
    if tree.data in ("both", "either"):
        return in_a_row(map(_question, parts), "and" if tree.data == "both" else "or")
    if tree.data == "given":
        return say("read-given", event=_question(parts[0]), known=_question(parts[1]))
    if tree.data == "versus":
        return say("read-versus", left=_pool(parts[0])[0], right=_pool(parts[1])[0])
    if tree.data == "comparison":
        return _compared(parts[0], SIGNS.get(str(parts[1]), ""), parts[2])
    if tree.data == "among":
        return _about(parts[0], _any_of(parts[1]))
    if tree.data == "shown":
        return _held(parts)
    if tree.data == "function" and parts[0] == "until":
        return _first(parts[1]) or say("read-until", event=_question(parts[1]))
    if tree.data == "counted" and parts[0] == "count":
        thing, several = _thing(parts[1], 0)
        return say("read-number", thing=thing, pool=_pool(several)[0])
    pool, n = _pool(tree)
    return pool if n == 1 else say("read-sum", pool=pool)


def _first(event: Any) -> str:
    """Say how long it takes to get one face of one die or coin."""
    if event.data != "comparison" or event.children[2].data != "number":
        return ""
    left, sign, right = event.children
    n = str(right.children[0])
    if left.data == "counted" and (str(sign), n) in ((">=", "1"), ("=", "1")):
        thing = str(left.children[1].children[0])
        one = thing in COIN and _pool(left.children[1].children[-1])[1] == 1
        return say("read-first", kind="coin", sides=2, thing=_shown(thing, 1)) if one else ""
    if left.data != "dice" or _pool(left)[1] > 1 or str(sign) != "=":
        return ""
    sides = str(left.children[0]).replace("w", "d").partition("d")[2].replace("%", "100")
    return say("read-first", kind="d6" if sides == "6" else "dice", sides=int(sides), thing=n)


def _held(parts: Sequence[Any]) -> str:
    """Several things together, such as two kings and a queen."""
    asked = [_amount(face) for face in parts[1].children]
    if not all(k for _, k in asked):
        raise _Unsaid
    sign = "exactly" if sum(k for _, k in asked) == _pool(parts[0])[1] else "least"
    each = [(_shown(name, k), say("read-few", n=k), k) for name, k in asked if name != "other"]
    what = _listed((say("read-times", how=few, n=k, thing=thing, row=False) for thing, few, k in each), "and")
    return _among(say("read-order", what=what) if parts[2:] else say("read-how", sign=sign, n=what), parts[0])


def _amount(face: Any) -> tuple[str, int]:
    *few, name = map(str, face.scan_values(bool))
    few, name = ([name], few[0]) if len(face.children) > 1 else (few, name)
    return name, int(few[0] if few else 1)


def _among(what: str, several: Any) -> str:
    """Say of which dice or cards something is asked."""
    drawn = next(several.find_data("drawn"), None)
    kind = "dice" if drawn is None else "bag" if _kinds(drawn.children[1]) else "cards"
    return say("read-of", what=what, pool=_pool(several)[0], kind=kind)


def _compared(left: Any, sign: str, right: Any) -> str:
    if not sign:
        raise _Unsaid
    if right.data != "number":
        return say("read-against", left=_pool(left)[0], right=_pool(right)[0], sign=sign)
    n = int(right.children[0])
    few = say("read-how", sign=sign, n=say("read-few", n=n))
    if left.data == "counted":
        thing, several = _thing(left.children[1], n)
        row = left.children[0] == "streak"
        none = sign == "exactly" and not n
        what = say("read-none", thing=thing) if none else say("read-times", how=few, n=n, thing=thing, row=row)
        return _among(what, several)
    word = str(left.children[0]) if left.data == "function" else ""
    if word in ("alike", "different", "suited", "straight", "groups"):
        _, size = _pool(left.children[1])
        apart = (word, sign, n) in (("alike", "less", 2), ("different", "exactly", size))
        same = word == "alike" and sign in ("least", "exactly") and n == size > 2
        if word == "groups" and (sign != "exactly" or str(n) not in HANDS):
            raise _Unsaid
        word = "ranks" if word == "alike" and next(left.find_data("drawn"), None) else word
        what = say("read-alike", how=few, kind="apart" if apart else "same" if same else word, hand=n)
        return _among(what, left.children[1])
    return _about(left, say("read-how", sign=sign, n=n))


def _about(left: Any, how: str) -> str:
    """Say which sum, difference or product is asked for, or how many of something."""
    if left.data == "counted" and left.children[0] == "count":
        thing, several = _thing(left.children[1], 2)
        return _among(say("read-times", how=how, n=2, thing=thing, row=False), several)
    inner = left.children[1] if left.data == "function" and left.children[0] == "abs" else left
    kind = "product" if left.data == "multiplication" else "difference" if inner is not left else ""
    if kind and len(inner.children) == 3 and inner.children[0] == inner.children[2] and inner.children[1] in ("-", "*"):
        what, pool = say("read-total", how=how, kind=kind), _equal(inner.children[0], 2)
        return say("read-of", what=what, pool=pool, kind="dice")
    return _among(how if _pool(left)[1] == 1 else say("read-total", how=how, kind="total"), left)


def _thing(inner: Any, n: int) -> tuple[str, Any]:
    """Return the thing that is counted, and the dice or cards."""
    *named, several = inner.children if inner.data == "inside" else inner.children[:1]
    if inner.data == "inside":
        own = several.data == "drawn" and _kinds(several.children[1])
        return _listed(_named(name) if own else _shown(str(name), n) for name in named), several
    if inner.data == "among":
        return say("read-showing", how=_any_of(inner.children[1]), n=n), several
    _, sign, right = inner.children
    if right.data != "number" or str(sign) not in SIGNS:
        raise _Unsaid
    return say("read-showing", how=say("read-how", sign=SIGNS[str(sign)], n=str(right.children[0])), n=n), several


def _named(thing: Any) -> str:
    return str(thing).replace("_", " ")


def _shown(name: str, n: int) -> str:
    """A face of a die, a coin or a card, that many times."""
    if "_of_" in name:
        rank, _, suit = name.partition("_of_")
        suits = decks.KINDS.get(suit.removesuffix("s"), (suit,))
        return _listed(say("read-card", rank=_shown(rank, 1), suit=_shown(each, 1)) for each in suits)
    return say("read-face", face=name if name in COIN else name.removesuffix("s"), n=n)


def _listed(told: Iterable[str], last_by: str = "or") -> str:
    *before, last = told
    return in_a_row([in_a_row(before), last], last_by)


def _any_of(allowed: Any) -> str:
    """One of some numbers."""
    if getattr(allowed, "type", "") == "RANGE":
        low, high = allowed.split("..")
        return say("read-range", low=low.strip(), high=high.strip())
    return _listed(map(_face, allowed.children))


def _face(face: Any) -> str:
    if getattr(face, "type", "") == "RANGE" or len(face.children) > 1:
        raise _Unsaid
    return "".join(str(token) for token in face.scan_values(lambda _: True))


def _pool(tree: Any) -> tuple[str, int]:
    """Dice or cards in words, and how many numbers they show: one where their sum is not meant."""
    parts = tree.children
    if tree.data == "dice":
        n = int(re.match(r"\d*", parts[0])[0] or 1)  # type: ignore[index]
        return _equal(tree, n), n
    if tree.data == "times" and parts[1].data == "dice":
        n = int(parts[0].rstrip("x "))
        return say("read-rolls", n=n, pool=_pool(parts[1])[0]), n
    if tree.data == "advantage":
        return say("read-advantage", word="dis" if parts[0].startswith("dis") else "adv"), 1
    if tree.data == "drawn":
        n, deck = int(parts[0]), _kinds(parts[1])
        return say("read-bag", n=n, kinds=deck) if deck else say("read-cards", n=n), n
    if tree.data == "addition" and parts[2].data == "number":
        pool, n = _pool(parts[0])
        return f"{pool} {str(parts[1]).replace('-', '−')} {parts[2].children[0]}", n
    if tree.data == "best" or (tree.data == "function" and len(parts) == 2):
        return _kept(parts[-1], ENDS.get(str(parts[0]), ""), int(parts[1]) if tree.data == "best" else 1)
    if tree.data == "kept" and parts[1] != "km":
        drops, low = parts[1].startswith("d"), "low" in parts[1] or parts[1] in ("kl", "dl")
        n, k = _pool(parts[0])[1], int(parts[2]) if parts[2:] else 1
        return _kept(parts[0], "high" if drops == low else "low", n - k if drops else k)
    raise _Unsaid


def _kept(several: Any, how: str, k: int) -> tuple[str, int]:
    pool, n = _pool(several)
    if not how or several.data != "dice" or not 0 < k <= n:
        raise _Unsaid
    return say("read-kept", pool=pool, how=how, k=k), k


def _equal(tree: Any, n: int) -> str:
    """Equal dice, coins or birthdays."""
    written, *more = tree.children
    sides = str(written).replace("w", "d").partition("d")[2].replace("%", "100")
    if more and {_face(face) for face in _of(more)} == COIN:
        return say("read-coins", n=n)
    if more or not sides.isdigit():
        raise _Unsaid
    return say("read-birthdays", n=n) if sides == "365" else say("read-dice", n=n, sides=int(sides))


def _of(more: Sequence[Any]) -> Sequence[Any]:
    return more[0].children if len(more) == 1 and more[0].data == "faces" else ()


def _kinds(source: Any) -> str:
    """The things in a bag, "3 red, 2 blue"; nothing of a deck of 52."""
    if not hasattr(source, "children"):
        return ""
    named = ((n, str(thing.children[0].children[0])) for thing, n in (face.children for face in source.children))
    cards = {*decks.RANKS, *decks.SUITS}
    told = ((n, _shown(thing, int(n)) if thing in cards else _named(thing)) for n, thing in named)
    return in_a_row([f"{n} {words}" for n, words in told], "and")
