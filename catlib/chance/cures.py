"""Cures of texts that cannot be read as dice: the same, written so that the grammar reads it.

>>> cured("2d6 between 7 and 9", lambda text: "between" not in text)
'2d6 in 7..9'
"""

import re
from collections.abc import Callable, Set

from catlib.chance.messages import say

CALLED = ("max", "min", "highest", "lowest", "abs", "alike", "different", "straight", "range", "suited", "count")
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
POOL = r"\d*d(?:\d+|%|f|\{[^}]*\})"
EITHER = r"^([^=<>]+?) ?=+ ?(\d+(?:(?:,| or|, or) \d+)+)$"  # what reads as a question and is none


def either(line: str) -> str:
    """Return a question of one of several numbers as the grammar has it, and any other line as it is.

    >>> either("2d6 = 7 or 11")
    '2d6 in {7, 11}'
    """
    return re.sub(EITHER, lambda found: f"{found[1]} in {{{', '.join(re.findall('[0-9]+', found[2]))}}}", line.strip())


# Ways to write that are common elsewhere, and ours. Each is tried on top of those above it until the text can be read.
REWRITES: list[tuple[str, str | Callable[[re.Match[str]], str]]] = [
    (r"\b(one|two|three|four|five|six)e?s\b", lambda found: str(NUMBERS.index(found[1]))),
    (rf"\b({'|'.join(NUMBERS)})\b", lambda found: str(NUMBERS.index(found[1]))),
    (EITHER, lambda found: either(found[0])),
    (r"[?$]|(?<!d)%", ""),
    (r"\bplus\b", "+"), (r"\bminus\b", "-"), (r"\b(?:times|multiplied by)\b", "*"), (r"\bdivided by\b", "/"),
    (r"=>|> =", ">="), (r"=<|< =", "<="), (r"&&?", "and"), (r"\|\|?", "or"),
    (r"\d*(d\d+)\s*(?:with|at)?\s*(adv|dis)(?:antage)?$", r"\1 \2"),
    (r"^(?:how likely (?:is|are)|(?:what (?:is|are) )?(?:the )?(?:chances?|odds|probability) "
     r"(?:of|for|to roll)(?: rolling| getting)?) (?=.*\d)", ""),
    (r"^p\((.+)\)$", r"\1"), (r"^(\d+) (?:on|with|from) (.+)$", r"\2 = \1"),
    (r"^(\d+) or (?:more|higher|better) (?:on|with|from) (.+)$", r"\2 >= \1"),
    (r"^(at least|at most|exactly) (\d+) (?:on|with|from) (.+)$", r"\3 \1 \2"),
    (r"\b(\d+) or (?:more|higher|better|above)\b", r">= \1"),
    (r"\b(\d+) or (?:less|lower|fewer|below)\b", r"<= \1"),
    (r"\bbetween (-?\d+) and (-?\d+)", r"in \1..\2"), (r"\bin (-?\d+) ?(?:-|–|to) ?(-?\d+)", r"in \1..\2"),
    (r"(?<!\.)(\d+)\.{3,}(\d+)", r"\1..\2"), (r"(^|in )\.\.(\d+)", r"\g<1>0..\2"), (r"\bin (-?\d+)$", r"= \1"),
    (r"^if (.+?),? then (.+?),? else (.+)$", r"\2 if \1 else \3"), (r"^(.+ if (?!.*\belse\b).+)$", r"\1 else 0"),
    (r"(\d+)dd(\d+)", r"\1d\2"), (rf"({POOL})s\b", r"\1"), (r"(\d) d ?(\d)", r"\1d\2"),
    (r"\b(\d+) dice\b", r"\1d6"),
    (r"\b(\d*d)(?=[\s+\-*/)]|$)", r"\g<1>6"), (r"(?<![\w.{])(\d+)(?=k[hl]\d)", r"\1d6"),
    (r"\bd\[([^\]]*)\]", r"d{\1}"), (r"^\{", "d{"), (r"\{\}", "{1, 2, 3}"),
    (r"([{,] *\w+) (\d+)", r"\1: \2"), (r" *\[[^\]]*\]", ""),
    (r"\bre-?roll(?:ing)? (\d+)s?", r"r\1"), (r"(?<=\d) ?r$", "r1"), (r"(?<=\d) ?(?:k|keep|drop)$", "kh1"),
    (r"\b(?:keep|take) (\d+)$", r"kh\1"), (r"(?<=\d)e\d+$|(?<=\d) ?expl\w+", "!"),
    (rf"({POOL})(?:t|cs)([<>]?=?)(\d+)(?:f\d+)?$", lambda found: f"count({found[1]} {found[2] or '>='} {found[3]})"),
    (r"\bdraw(?: (\d+))? cards?\b", lambda found: f"draw {found[1] or 1}"),
    (r"\bdraw from\b", "draw 1 from"), (r"\bdraw (\d+) (?:of|out of|in)\b", r"draw \1 from"),
    (r"\bdraw (\d+)(?: from)?(?=$|\))", r"draw \1 from 52"),
    (rf"^(\d+) (\d+) (?:with|on|from|in) ({POOL})$", r"count(\2 in \3) >= \1"),
    (rf"^(?:(?:at least )?(\d+|any?|a) )?(\w+?)s? in (draw .+|{POOL})$",
     lambda found: f"count({found[2]} in {found[3]}) >= {found[1] if (found[1] or '').isdigit() else 1}"),
    (r"^(?:(?:flip|toss) )?(?:an? )?(\d*) ?coins?$", r"\1d{heads, tails}"),
    (r"\b(\d+) ?x ?(?=\d*d)([^ ()]+)$", r"\1x(\2)"), (r"(?<=\d) ?x ?(?=\d)", " * "),
    (r"\b(highest|best|lowest|worst|middle) of (?=\d)", r"\1 1 of "),
    (r"\b(highest|best|lowest|worst|middle) (\d+) (?:from )?(?=\d*d)", r"\1 \2 of "),
    (rf"({POOL}) (highest|lowest)$", r"\2(\1)"),
    (r"\bcount\(?([^()<>=]+)\)?$", r"count(\1 >= 2)"),
    (rf"\b({'|'.join(CALLED)}) ([^()]+)$", r"\1(\2)"),
    (r"^(?:the )?(?:sum|total|average|mean)(?: of)? ?\(?(?=.*d\d)([^()]+)\)?$", r"\1"),
    (r"^half(?: of)? (.+)$", r"(\1) / 2"), (r"^(.+? vs .+?) vs .+$", r"\1"), (r"\+\++", "+"),
    (r"^([^{]*\{[^}]+)$", r"\1}"), (r"^([^()]*)\)+$", r"\1"), (r"\){2,}$", ")"), (r"(\d) (\d)", r"\1 + \2"),
]
SHOWN = {  # what the grammar calls what may stand somewhere, in the order in which it is told
    "DIE": "dice-die", "NUMBER": "dice-number", "LPAR": "(", "PLUS": "+", "MINUS": "-", "TIMES": "*",
    "COMPARE": ">=", "RANGE": "dice-range", "LBRACE": "dice-list", "COLON": ":", "COMMA": ",",
    "RBRACE": "}", "FROM": "dice-from", "DECK": "deck", "ELSE": "else", "IN": "in",
    "AND": "and", "OR": "or", "NAME": "dice-name", "_END": "dice-line",
}
MOST = 6  # of these that are told


def cured(line: str, can_be_read: Callable[[str], bool]) -> str:
    """Return the line as it was meant, or nothing if no way to write it is known that can be read."""
    line = written = line.strip()
    for pattern, ours in REWRITES:
        line = re.sub(pattern, ours, line).strip()
        if line != written and can_be_read(line):
            return line
    return ""


def what_may_stand(expected: Set[str]) -> str:
    """Return what the grammar expects at a place, in words.

    >>> what_may_stand({"RANGE", "LBRACE"})
    'expected a range such as 7..9 or a list in { }'
    """
    shown = [shown for name, shown in SHOWN.items() if name in expected][:MOST]
    words = [say(each, braces="{ }") if each.startswith("dice-") else each for each in shown]
    while len(words) > 1:
        words[:2] = [say("dice-comma" if len(words) > 2 else "dice-or", before=words[0], last=words[1])]
    return say("dice-expected", what=words[0]) if words else say("dice-leave-out")
