"""Cures of texts that cannot be read as dice: the same, written so that the grammar reads it.

>>> cured("chance of 2d6 between 7 and 9?", lambda text: text.startswith("2d6 in"))
'2d6 in 7..9'
"""

import re
from collections.abc import Callable

CALLED = ("max", "min", "highest", "lowest", "abs", "alike", "different", "straight", "range", "suited", "count")
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
POOL = r"\d*d(?:\d+|%|f|\{[^}]*\})"
SEVERAL = rf"({POOL}|draw \d+ from .+)$"
SIGN = r"(?:([<>=]+) ?)?"
ASKING = (
    r"what(?:'s| is| are)?|how (?:likely|often|probable)(?: is| are)?|(?:chances?|odds|probability)(?: of| that| for)?|"
    r"(?<!-)(?:roll|gett|throw|flipp|toss|draw|hav)ing|(?:get|have|flip|toss|throw|roll)(?= )|"
    r"(?:a )?(?:sum|total|average|mean)(?: of)?|it|to|do|does|will|i|you|we|the|(?:a )?hand of|any"
)


def _one_of(found: re.Match[str] | dict[int, str]) -> str:
    """One number, or one of several, as in "7 or 11 with 2d6"."""
    numbers, several = re.findall(r"\d+", found[1]), found[2]
    return f"{several} in {{{', '.join(numbers)}}}" if len(numbers) > 1 else f"{several} = {numbers[0]}"


def _among(found: re.Match[str]) -> str:
    """Count some dice or cards, as in "2 6s in 4d6"; a number without more is meant exactly."""
    sign, n, thing, several = found.groups()
    return f"count({thing} in {several}) {sign or ('=' if n else '>=')} {n or 1}"


def _shown(found: re.Match[str]) -> str:
    """Count what dice show, as in "all 2 dice show 6" or "1 of 2 dice is a 6"; without more, all of them are meant."""
    everyone, n, dice, face = found.groups()
    return f"count({dice}d6 = {face}) {'=' if everyone or not n else '>='} {n or dice}"


def _alike(found: re.Match[str]) -> str:
    """Equal dice or cards, as in "pair in 5d6"; or all of them equal, different or of one suit."""
    n, how, several = found.groups()
    called = {"all different": "different", "flush": "suited"}.get(how, "alike")
    least = {"double": 2, "pair": 2, "triple": 3}.get(how.rstrip("s")) or re.findall(r"\d+", several)[0]
    return f"{called}({several}) >= {n or least}"


# Ways to write that are common elsewhere, and ours. Each is tried on top of those above it until the text is answered.
REWRITES: list[tuple[str, str | Callable[[re.Match[str]], str]]] = [
    (r"\b(one|two|three|four|five|six)e?s\b", lambda found: str(NUMBERS.index(found[1]))),
    (rf"\b({'|'.join(NUMBERS)})\b", lambda found: str(NUMBERS.index(found[1]))),
    (r"[?$]|(?<!d)%", ""), (r"\bboth\b", "all 2"), (r"\b(?:is|are)(?:n't| not)\b", "!="),
    (r"\bplus\b", "+"), (r"\bminus\b", "-"), (r"\b(?:times|multiplied by)(?= \d)", "*"), (r"\bdivided by\b", "/"),
    (r"=>|> =", ">="), (r"=<|< =", "<="), (r"&&?", "and"), (r"\|\|?", "or"), (r"\b(?:against|versus)\b", "vs"),
    (r"\b(\d+)( [a-z]+)? or (?:more|higher|better|above|over)\b", r">= \1\2"),
    (r"\b(\d+)( [a-z]+)? or (?:less|lower|fewer|below|under)\b", r"<= \1\2"),
    (r"\b(?:not|0) (?:more|higher|greater) than\b|\bat most\b", "<="),
    (r"\b(?:not|0) (?:less|lower|fewer) than\b|\bat least\b", ">="),
    (r"\b(?:(?:more|higher|greater|bigger) than|over|above|beats?)\b", ">"),
    (r"\b(?:(?:less|lower|fewer|smaller) than|under|below)\b", "<"),
    (r"\b(?:between|from) (-?\d+) (?:and|to) (-?\d+)", r"in \1..\2"),
    (r"\bin (-?\d+) ?(?:-|–|to) ?(-?\d+)", r"in \1..\2"),
    (r"(?<!\.)(\d+)\.{3,}(\d+)", r"\1..\2"), (r"(^|in )\.\.(\d+)", r"\g<1>0..\2"),
    (r"\bre-?roll(?:ing)? (\d+)s?", r"r\1"), (r"\btwice\b", "2 times"),
    (r"^(?:p|sum|total|average|mean) ?\((.+)\)$", r"\1"), (rf"\b(?:{ASKING})\b", ""),
    (r"\bexactly\b|\b(?:is|are|equals?|equal|adds? up)\b(?=\s+\d)", "="), (r"\b(?:is|are)\b", ""),
    (r"\s\s+", " "), (r"^half(?: of)? (.+)$", r"(\1) / 2"),
    (r"^([^=<>]+?) ?=+ ?(\d+(?:(?:,| or|, or) \d+)+)$", lambda found: _one_of({1: found[2], 2: found[1]})),
    (r"\bin (-?\d+)$", r"= \1"),
    (r"^if (.+?),? then (.+?),? else (.+)$", r"\2 if \1 else \3"), (r"^(.+ if (?!.*\belse\b).+)$", r"\1 else 0"),
    (r"(\d+)dd(\d+)", r"\1d\2"), (rf"({POOL})s\b", r"\1"), (r"(\d) d ?(\d)", r"\1d\2"),
    (r"^(\d+) dice (?:show )?same(?: number| face)?$", r"all same in \1d6"), (r"^doubles?$", "double in 2d6"),
    (r"^(all )?(?:(\d+) of )?(\d+) dice (?:shows? )?(?:an? )?(\d+)$", _shown),
    (r"^draw an? ([a-z]+)$", r"\1 in draw 1"),
    (r"(\d)? ?(d\d+),? and (?:take|keep) (h|l)(?:igh|ow)(?:er|est),?", r"\1\2k\g<3>1"),
    (r"\b(\d+) (\d+)[ -]sided dic?e\b", r"\1d\2"), (r"\b(\d+) dice\b", r"\1d6"), (r"\ban? die\b", "d6"),
    (r"\ban? (?=d\d)", ""),
    (r"^(?:an? )?coin (\d+) times,? (.+)$", r"\2 in \1 flips"), (r"\byahtzee\b", "5 of a kind in 5d6"),
    (r"\b(\d+) (?:rolls?|throws?|tries)(?: of)?(?: an?)?(?: d(\d+))?", lambda found: f"{found[1]}d{found[2] or 6}"),
    (r"\b(?:(\d+)|an?) ?(?:coin )?(?:coins?|flips?|toss(?:es)?)(?: of a coin)?\b", r"\1d{heads, tails}"),
    (r"\b(\d*d)(?=[\s+\-*/)]|$)", r"\g<1>6"), (r"(?<![\w.{])(\d+)(?=k[hl]\d)", r"\1d6"),
    (r"\bd\[([^\]]*)\]", r"d{\1}"), (r"^\{", "d{"), (r"\{\}", "{1, 2, 3}"),
    (r"([{,] *\w+) (\d+)", r"\1: \2"), (r" *\[[^\]]*\]", ""),
    (r"(?<=\d) ?r$", "r1"), (r"(?<=\d) ?(?:k|keep|drop)$", "kh1"),
    (r"\b(?:keep|take) (\d+)$", r"kh\1"), (r"(?<=\d)e\d+$|(?<=\d) ?expl\w+", "!"),
    (r"\d*(d\d+)(.*?)\s*(?:with|at)?\s*(adv(?=antage|$)|dis)(?:antage|advantage)?$", r"\1 \3\2"),
    (rf"({POOL})(?:t|cs)([<>]?=?)(\d+)(?:f\d+)?$", lambda found: f"count({found[1]} {found[2] or '>='} {found[3]})"),
    (r"\b(?:draw )?(?:(\d+)[ -]|an? )cards?(?: hand)?\b|\bdraw cards?\b", lambda found: f"draw {found[1] or 1}"),
    (r"\bdraw from\b", "draw 1 from"), (r"\bdraw (\d+) (?:of|out of|in)\b", r"draw \1 from"),
    (r"\bdraw (\d+)(?: from)?(?=$|\))", r"draw \1 from 52"),
    (r"(?<!\d )\b(?:from|out of|in) an? (?:deck|pack)\b.*", "in draw 1 from 52"),
    (r"^an? (?=\d)", ""), (r"^(\d+) (\d+) times in a row$", r"\2 \1 in \2d6"),
    (r"^(\w+) (\d+) times in a row$", r"\2 \1 in \2d{heads, tails}"),
    (r"^(\w+) (\d+) times(?= )", r"\2 \1"), (r"^(\d+(?: or \d+)*) (?:on|with|from) (.+)$", _one_of),
    (rf"\b(?:on|with|from|among|out of)(?= {SEVERAL})", "in"), (rf"^({POOL}) (all \w+)$", r"\2 in \1"),
    (rf"^(?:an? )?(?:(\d+) of an? )?(kind|doubles?|pair|triples?|all (?:different|same)|flush) in {SEVERAL}", _alike),
    (r"^([<>=]+ ?\d+|in \S+) in (.+)$", r"\2 \1"),
    (rf"^{SIGN}(?:(?:(\d+)|an?) )?([a-z]+|\d+)s? in {SEVERAL}", _among),
    (r"\b(\d+) ?x ?(?=\d*d)([^ ()]+)$", r"\1x(\2)"), (r"(?<=\d) ?x ?(?=\d)", " * "),
    (r"\b(highest|best|lowest|worst|middle) of (?=\d)", r"\1 1 of "),
    (r"\b(highest|best|lowest|worst|middle) (\d+) (?:from )?(?=\d*d)", r"\1 \2 of "),
    (rf"({POOL}) (highest|lowest)$", r"\2(\1)"),
    (r"\bcount\(?([^()<>=]+)\)?$", r"count(\1 >= 2)"),
    (rf"\b({'|'.join(CALLED)}) ([^()]+)$", r"\1(\2)"), (rf"(^|= )({'|'.join(CALLED)})$", r"\1\2(5d6)"),
    (r"^(.+? vs .+?) vs .+$", r"\1"), (r"\+\++", "+"),
    (r"^([^{]*\{[^}]+)$", r"\1}"), (r"^([^()]*)\)+$", r"\1"), (r"\){2,}$", ")"), (r"(\d) (\d)", r"\1 + \2"),
]


def cured(line: str, answered: Callable[[str], object]) -> str:
    """Return the line as it was meant, or nothing if no way to write it is known that is answered."""
    line = written = line.strip()
    for pattern, ours in REWRITES:
        line = re.sub(pattern, ours, line).strip()
        if line != written and answered(line):
            return line
    return ""
