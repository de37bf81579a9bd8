"""Plain words, and notations from elsewhere, written so that the grammar of dice and cards reads them.

>>> cured("chance of 2d6 between 7 and 9?", lambda text: text.startswith("2d6 in"))
'2d6 in 7..9'
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from difflib import get_close_matches
from typing import Any

from catlib.chance.decks import RANKS, SUITS, card_named

CALLED = ("max", "min", "highest", "lowest", "abs", "alike", "different", "straight", "range", "suited", "groups",
          "count", "streak")  # fmt: skip
NUMBERS = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip
POOL = r"\d*d(?:\d+|%|f|\{[^}]*\})"
SEVERAL = rf"((?:{POOL}|adv|dis)(?:[kd][hl]\d+)?(?: ?[+-] ?\d+)?|draw \d+ from (?:52|\{{.*\}}))"
SIGN = r"(?:([<>=]+) ?)?"
FACES = r"\d+(?:(?:,| or|, or) (?:an? )?\d+)*"
TOTAL = r"(?:[7-9]|1[0-2])"
RANK, SUIT = r"(?:ace|jack|queen|king)", r"(?:club|diamond|heart|spade)"
CARD = rf"(?:(?:{RANK}|\d+)_of_(?:{SUIT}|red|black)|{RANK}|{SUIT}|face|red|black)s?"
BAG = r"(?:bag|urn|box|jar|bowl|hat|drawer)"
DECK = r"(?:,? (?:from|out of|in) an? (?:deck|pack)\b(?!.*(?:replac|\bback\b)).*)?"
# Words that only say that something is asked.
ASKING = (
    r"is it (?:likely|possible)|how (?:likely|often|probable)(?: is| are)?|"
    r"(?:chances?|odds|probability|likelihood)(?: of| that| for)?|"
    r"what(?:'?s| is| are)?|"
    r"(?<!-)(?:rolling|getting|throwing|flipping|tossing|drawing|having|picking|seeing|showing)|(?:being )?dealt|"
    r"(?:gets?|have|has|flip|toss|throw|(?<!\d )rolls?|pick|comes?|lands?|turns?|shows?(?! \{)|contains?|deals?)(?= )|"
    r"(?:find|calculate|work out|most likely|likeliest)|(?:of )?damage|fireball|"
    r"(?:a )?(?:sum|total|average|mean|expected)(?: of)?|(?:player|person) [a-z]\b(?: with| has| rolls)?|"
    r"it|if(?= (?:i|you|we|my|the)\b)|when|that|(?<!\d )to|to(?! \d)|do|"
    r"(?:can you )?(?:please )?tell me|needs?|they're|please|normal|regular|ordinary|standard|"
    r"does|will|would|can|am|be|there|i|you|we|they|the|(?:a )?hand of|any|nat(?:ural)?|fair|single|numbers?|values?|"
    r"face up|up|for|together|at once|me|my|his|her|their|your|modifier|bonus|"
    r"(?:(?:is|are|was|were) )?(?:rolled|thrown|tossed|flipped|drawn)"
)
OPPOSITE = ({"even", "odd"}, {"heads", "tails"}, {"red", "black"})
SHAPES = {"pair": 2, "triple": 3, "triplet": 3, "quad": 4}
EVERY: dict[str, Callable[[int, int], bool]] = {
    "even": lambda x, _: x % 2 == 0,
    "odd": lambda x, _: x % 2 == 1,
    "prime": lambda x, _: x > 1 and all(x % k for k in range(2, x)),
    "multiple of": lambda x, k: x % k == 0,
    "divisible by": lambda x, k: x % k == 0,
}
UNTIL = (
    r"(?:on average,? )?(?:how (?:many|often|long)|(?:expected|average|mean) number of)\b(?: times)?"
    r"(?: (?:must|do|does|should|will|would|can|did) (?:i|you|we|it)"
    r"(?: (?:usually|normally|have|need|take|to|on average))*)?"
    r" ?(?:(?:coin |dice |die )?(?:rolls?|throws?|toss(?:es)?|flips?|wait)|coins?|dice|tries)?"
    r"(?: (?:a |the )?(?:die|dice|coin)(?= ))?(?: (?:of|with) (.+?))?"
    r"(?: (?:does|will|would|do|must|should) (?:it|i|you) (?:take|need|have))?"
    r"(?: on average)? (?:until|till|before|for(?= an? )|to (?:get|roll|throw|see|wait for))"
    r"(?: (?:i|you|we|my|the first|it|comes?(?= heads| tails)))*"
    r"(?: (?:get|roll|throw|see|hit|flip|shows?|is|lands?(?: on)?))? (.+?)(?: comes(?: up)?)?(?:,? on average)?\W*"
)
BETTER = (
    r"(?:is it|what(?:'s| is)|do i have|are there)? ?(?:better|more likely)(?: (?:chances?|odds))?"
    r"(?: (?:to|with|if i|rolling|roll|throw|flip))* (.+?),? or (?:(?:to|with|roll|throw|flip) )*"
    r"((?:an? |\d+ ?)?(?:d\d+|dice|die|coins?|\d+[ -]sided di[ce]e?)),?"
    r" (?:(?:for|if i|to|when i|want|need|get|roll|hit|have|a total of) )*(.+?)\W*"
)
FIRST = r"(?:first|second|third|1st|2nd|3rd)"
GIVEN = (
    rf"(?:given|if (?:i|you|we) know|if(?= the {FIRST}))(?: that)? (?P<known>.+), ?(?P<event>.+)|"
    r"(?P<asked>.+?),? (?:given|if (?:i|you|we) know|"
    rf"if(?= (?:(?:the |their )?(?:sum|total|{FIRST})|all|1|one|both|neither|at least|exactly)\b))"
    r"(?: that)? (?P<told>.+?)\W*"
)
ORDER = rf"\b(?:{FIRST}|next|other)\b"
TURN = (
    rf"(?:(?:{ASKING}) )*(?P<turn>{ORDER})(?: (?P<what>card|die|roll|throw|coin|flip|toss))?(?: drawn)?"
    r" (?:is|was|shows|comes up|lands(?: on)?)(?P<other> not|n't)?(?: also)?(?: an?)?(?: also)? "
    rf"(?P<thing>{CARD}|[1-6]|heads|tails)(?: card)?(?: too| as well| also)?"
)
ASKED = (
    rf"{SIGN}(?:(\d+|all)(?: of)? (?!or |\d+ times|times|in a row))?(?:an? )?(.+?)(?: (\d+) times)?(?: (in a row))?"
)


def _listed(numbers: str) -> str:
    """Several numbers as a list in braces, as in "7 or 11"."""
    return f"{{{', '.join(re.findall('-?[0-9]+', numbers))}}}"


def _every(kind: str, k: str, several: str, each: bool) -> str:
    """List what is even, odd and so on, of the faces of dice or of their sums."""
    n, faces = (int(x or 1) for x in re.findall(r"(\d*)d(\d+)", several)[0])
    numbers = range(1, faces + 1) if each else range(n, n * faces + 1)
    return f"{several} in {_listed(str([x for x in numbers if EVERY[kind](x, int(k or 1))]))}"


def _meant(what: str, way: str, several: str) -> str:
    """Write a question of some dice or cards: how many of something, "in" a row of rolls; else what they add up to.

    >>> _meant("2 6", "in", "3d6"), _meant("7 or 11", "with", "2d6"), _meant("pair", "with", "5d6")
    ('count(6 in 3d6) = 2', '2d6 in {7, 11}', 'alike(5d6) >= 2')
    """
    n = int((re.findall(r"^(?:draw )?(\d+)", several) or [1])[0])
    poker = several == "draw 5 from 52"
    if held := _together(what, n):
        return f"{several} {held}"
    if (pair := re.fullmatch(r"all (\w+) or all (\w+)", what)) and {*pair.groups()} in OPPOSITE:
        return _meant(f"all {pair[1]}", "in", several).replace(f") = {n}", f") in {{0, {n}}}")
    if way != "in" and (other := re.fullmatch(r"(?:!=|not) (?:an? )?(\d+)", what)):
        return f"{several} != {other[1]}"
    what = re.sub(r"^(?:!=|not|without) (?:an? )?", "0 ", what)
    what = re.sub(rf"(\d) all |^all {n} (?=.)", lambda found: f"{found[1] or 'all'} ", what)
    what = re.sub(r"^all (?=\d+ .)", "", what)
    asked = re.fullmatch(ASKED, what)
    if not asked:
        return ""
    if re.fullmatch(r"in -?\d+\.\.-?\d+", what):
        return f"{several} {what}"
    sign, number, thing, times, row = asked.groups()
    if n == 1 and times and several[0] == "d":
        return _meant(f"all {thing}", "in", f"{times}{several}")
    number = str(n) if number == "all" else number or times
    counted = f"{sign or ('=' if number else '>=')} {number or 1}"
    call = "streak" if row and int(number or n) < n else "count"
    if row and not sign and call == "streak":
        counted = f">= {number}"
    shape = thing.removeprefix("all ").rstrip("s").replace("double", "pair")
    number = None if number == "1" and shape in ("straight", "flush") else number
    largest = f"< {n}" if number == "0" else f"{sign or '>='} {number or n}"
    if n == 1 and shape in ("kind", "same", "different", *SHAPES):
        return ""
    if poker and shape == "kind" and sign in (None, "=") and number in ("3", "4"):
        return f"groups({several}) = {number}{'1' * (5 - int(number))}"
    if shape in ("kind", "same", "alike", "identical", "equal", "match", "matching"):
        return f"alike({several}) {largest}"
    if shape in SHAPES:
        size, many = SHAPES[shape], int(number or 1)
        if sign not in (None, "=", ">=") or (many > 1 and (size > 2 or sign == ">=")):
            return ""
        if size == 2 and 2 * many <= n > 3 and (many > 1 or (many and sign == "=")):
            return f"groups({several}) = {'2' * many}{'1' * (n - 2 * many)}"
        known = many < 2 and (sign != "=" or n < 2 * size)
        return f"alike({several}) {(sign or '>=') if many else '<'} {size}" if known else ""
    if shape == "full house":
        known = n == 5 and sign in (None, "=", ">=") and number in (None, "0", "1")
        return f"groups({several}) {'!=' if number == '0' else '='} 32" if known else ""
    if shape in ("straight", "flush", "same suit"):
        shape = shape.replace("same suit", "flush")
        return f"{shape.replace('flush', 'suited')}({several}) {largest}"
    if shape == "different":
        return f"different({several}) " + (f"< {n}" if number == "0" else counted if number else f"= {n}")
    if kind := re.fullmatch(rf"({'|'.join(EVERY)})(?: (\d+))?(?: (?:dice|die|d6))?", shape):
        each = bool(number or row or way == "in")
        found = _every(kind[1], kind[2], several, each or n == 1)
        return f"{call}({found}) {counted}" if each and n > 1 else found
    if limit := re.fullmatch(r"([<>=]+ ?\d+)", thing):
        return f"{call}({several} {limit[1]}) {counted}"
    if re.fullmatch(FACES, thing):
        faces = re.findall(r"\d+", thing)
        if several.endswith(" 52") or (n > 1 and (number or row or (way == "in" and not sign) or int(faces[0]) < n)):
            return f"{call}({' or '.join(faces)} in {several}) {counted}"
        if n > 1 and way == "in":
            return f"count({several} {sign} {thing}) >= 1"
        return f"{several} {sign or '='} {thing}" if len(faces) == 1 else f"{several} in {_listed(thing)}"
    words = re.split(" or (?:an? )?", thing)
    if all(re.fullmatch(CARD, word) if several.endswith("52") else word.rstrip("s") in several for word in words):
        return f"{call}({' or '.join(words)} in {several}) {counted}"
    return ""


def _together(what: str, n: int) -> str:
    """Several different things among n dice or cards: as many as are told; one or more where no number is."""
    exactly, what = what.startswith("= "), what.removeprefix("= ")
    parts = re.split(r",? and |, | (?=\d(?: \d)+$)|(?<=^\d) (?=\d \d)|(?<=\d \d) (?=\d)", what)
    told = [re.fullmatch(rf"(?:(\d+|an?) )?(?:\d+|{CARD}|heads|tails)", part) for part in parts]
    if len(parts) < 2 or not all(told):
        return ""
    numbers = [(each[1] or "").strip("an") for each in told if each]
    many = [int(number or 1) for number in numbers]
    things = [part.split()[-1].removesuffix("s") + "s" * (part.endswith(("heads", "tails"))) for part in parts]
    both_sides = {"heads", "tails"} <= {*things}
    if 0 in many or sum(many) > n or len({*things}) < len(things) or (both_sides and sum(many) < n):
        return ""
    shown = [f"{thing}: {number}" if number else thing for thing, number in zip(things, numbers, strict=True)]
    exact = sum(many) < n and (exactly or any(numbers))
    return f"shows {{{', '.join([*shown, *([f'other: {n - sum(many)}'] if exact else [])])}}}"


def _of(found: re.Match[str]) -> str:
    """A question before its dice or cards, as in "2 6s in 4d6"."""
    what, way, several = found.groups()
    return _meant(what, way or "with", several) or found[0]


def _first(found: re.Match[str]) -> str:
    """Dice or cards before the question, as in "3d6 all the same" or "1 of 2d6 is a 6"."""
    some, several, shown, what = found.groups()
    n = int((re.findall(r"^(?:draw )?(\d+)", several) or [1])[0])
    if what.isdigit() and not shown and not some and int(what) < n:
        return found[0]
    one_by_one = "in" if some or shown else "with"
    everyone = "all" if shown and re.fullmatch(r"(?:an? )?\d", what) else ""
    some = f">= {some}" if some and some[0] in "123456789" else some or everyone
    return _meant(f"{some} {what}".strip(), one_by_one, several) or found[0]


def _hit(found: re.Match[str]) -> str:
    """A number that a d20 has to reach: of its words all are known, or none is read."""
    before, number, after = found.groups()
    words = r" |,|with|and|at|an?|on|against|vs|hit(?:ting)?|make|pass|meet|save|saving|throw|check|attack|d20|>="
    known = re.fullmatch(rf"(?:{words}|([+-] ?\d+)|(adv|dis)(?:ant|advant)?(?:age)?)*", f"{before} {after}")
    return f"{known[2] or 'd20'} {known[1] or '+ 0'} >= {number}" if known else found[0]


def _birthdays(found: re.Match[str]) -> str:
    """People who share a birthday, two of them unless it is said; nothing else of birthdays is read."""
    numbers = sorted(map(int, re.findall(r"\b\d+\b", found[0])), reverse=True)
    other = r"\b(?:0|not|how many|exactly|just|only|different|distinct|months?|weeks?|my|your|his|her|day|date)\b"
    if re.search(other, found[0]) or not re.search(r"\b(?:shar|same)", found[0]) or len(numbers) not in (1, 2):
        return found[0]
    return f"alike({numbers[0]}d365) >= {[*numbers, 2][1]}"


def _bag(found: re.Match[str]) -> str:
    """Things drawn from a bag of two kinds or more, none of which is put back."""
    line = re.sub(r" ?\b(?:marbles?|balls?|socks?|sweets?|beads?|counters?|tokens?)\b", "", found[0])
    kind = r"\d+ (?!is |are |of )[a-z]+"
    told = re.fullmatch(rf"\D*?((?:{kind}(?:,? and |, ))+{kind})\b(?: in (?:a|the) {BAG})?[ .,:;]+(.+)", line)
    taken = r"\b(?:(\d+|an?) (?:is|are) (?:drawn|taken|picked|chosen)|(?:draw|take|pick) (\d+|an?))\b"
    drawn = told and re.search(rf"{taken}(?: at random| without replacement)*(?: and)?[ .,:;]+", told[2])
    if not (told and drawn) or re.search(r"(?<!without )\breplac|\bback\b", line):
        return found[0]
    kinds = ", ".join(f"{kind}: {n}" for n, kind in re.findall(r"(\d+) ([a-z]+)", told[1]))
    n = drawn[1] or drawn[2]
    return f"{told[2][drawn.end():]} in draw {n if n.isdigit() else 1} from {{{kinds}}}"


def _lottery(found: re.Match[str]) -> str:
    """Numbers that are right, of those that are drawn from all."""
    sign, hits, n, size = found.groups()
    sign, hits = sign or "=", n if hits in (None, "all") else hits
    if int(n) < 3 or int(size) < 2 * int(n) or int(hits) > int(n):
        return found[0]
    return f"count(right in draw {n} from {{right: {n}, wrong: {int(size) - int(n)}}}) {sign} {hits}"


def _conditional(found: re.Match[str], answered: Callable[[str], object]) -> str:
    """A question where something is known of the same dice: two of them, unless it is said how many."""
    event, known = (_digits((found[a] or found[b]).strip(" .?:")) for a, b in (("event", "asked"), ("known", "told")))
    if turns := _in_turn(event, known):
        return turns
    coins = re.search(r"\b(?:coins?|heads|tails)\b", f"{event} {known}")
    thing, die = ("coin", "d{heads, tails}") if coins else ("die", "d6")
    several = re.search(r"\b(\d+) (?:dice|d6|coins|flips|tosses)\b|\b(\d+)d6\b", f"{event} {known}")
    n = (several[1] or several[2]) if several else "2"
    pool = n + die
    said = rf"[,:]? ?(?:\b(?:of|with|on|in|roll|flip|toss) )?(?:{n} (?:dice|d6|coins|flips|tosses)|{n}d6)\b:?"

    def meant(side: str) -> str:
        """One of the dice is at least one; a number that dice may show and add up to is not read."""
        one = r"^(.*\b(?:that|of) )?(?:at least )?(?:1|an?)(?: die| coin| of (?:them|the (?:dice|coins)|the 2))?"
        side = re.sub(rf"{one}(?= (?:is|shows|was)\b)", rf"\1>= 1 {thing}", re.sub(r"\btheir\b", "the", side))
        side = re.sub(r"\bcoin (?:is|shows|was) (?:an? )?(?=heads|tails)", "", side)
        cure = cured(side, answered)
        cure = cure if pool in cure else cured(f"{side} with {n} {'coins' if coins else 'dice'}", answered)
        unclear = re.match(rf"{n}d6 [<>!]?= ?[1-6]$", cure) and not re.search(r"\b(?:sum|total|add|together)", side)
        return cure if pool in cure and not unclear else ""

    event, known = (re.sub(said, "", each) for each in (event, known))
    first = re.fullmatch(rf"(?:the )?{ORDER}(?: die| roll)? (?:is|shows)(?: an?)? ([1-6])", known)
    if re.search(ORDER, event) or (re.search(ORDER, known) and not first):
        return ""
    event = meant(event)
    if first:
        return event.replace("2d6", f"d6 + {first[1]}") if event.startswith("2d6 ") else ""
    known = meant(known)
    return f"{event} given {known}" if event and known else ""


def _in_turn(event: str, known: str) -> str:
    """A throw or a card, where another one is known: throws do not mind, but a card that is known is gone.

    Unclear is a card that may be the known one and may not, such as an ace after a heart.
    """
    told = re.fullmatch(TURN, known)
    both = re.fullmatch(rf"(?:(?:{ASKING}) )*both(?: cards| dice| coins)?(?: are)? (.+?)s?", event)
    if told and both and not told["other"] and both[1] == told["thing"].removesuffix("s"):
        event = f"other{' card' * bool(re.match('both cards', event))} is {told['thing']}"
    asked = re.fullmatch(TURN, event)
    if not (asked and told) or asked["turn"] == told["turn"]:
        return ""
    things = [each["thing"].removesuffix("s") for each in (asked, told)]
    if not all(re.fullmatch(CARD, thing) for thing in things):
        cards = "card" in (asked["what"], told["what"]) or any(re.fullmatch(CARD, thing) for thing in things)
        sides = {thing in ("head", "tail") for thing in things}
        face = f"count({things[0]}s in 1d{{heads, tails}}) = 1" if sides == {True} else f"d6 = {things[0]}"
        return "" if cards or len(sides) > 1 else f"not ({face})" if asked["other"] else face
    if {asked["what"], told["what"]} - {"card", None}:
        return ""
    deck = [{rank, suit} for rank in RANKS for suit in SUITS]
    those, gone = ([not any(part.isdisjoint(card) for part in card_named(thing)) for card in deck] for thing in things)
    gone = [bool(told["other"]) != card for card in gone]
    left = {sum(those) - card for card, is_gone in zip(those, gone, strict=True) if is_gone}
    if len(left) > 1:
        return ""
    [n], count = left, 0 if asked["other"] else 1
    return f"count({things[0]} in draw 1 from {{{things[0]}: {n}, other: {51 - n}}}) = {count}" if n else ""


def _then(found: re.Match[str]) -> str:
    first, then = (found[k].removesuffix("s") for k in (1, 2))
    return f"2 {first} in 2 cards" if first == then else f"draw 2 from 52 shows {{{first}, {then}}} in order"


def _thrown(n: str, what: str) -> str:
    return n + ("d{heads, tails}" if what in ("coin", "heads", "tails") else what if what[1:].isdigit() else "d6")


def _row(found: re.Match[str]) -> str:
    """A row of throws, as long as what is asked."""
    many, what, thing, times = found.groups()
    n, face = many or times, what or thing
    return f"{n} {face} in {_thrown(n, face)}"


def _totals(found: re.Match[str]) -> str:
    """A total that no die shows, in a row of rolls, is one of two dice."""
    number, faces, times, n = found.groups()
    many = number or times
    counted = many if many and many[0] in "<>=" else f"= {many}" if many else ">= 1"
    return f"count({' or '.join(re.findall('[0-9]+', faces))} in {n}x(2d6)) {counted}"


# Ways to write that are common elsewhere, and ours. Each is tried on top of those above it until the text is answered.
Rewrites = list[tuple[str, str | Callable[[re.Match[str]], str]]]
DIGITS: Rewrites = [
    (r"\b(one|two|three|four|five|six|seven|eight|nine|ten)e?s\b", lambda found: str(NUMBERS.index(found[1]))),
    (rf"\b({'|'.join(NUMBERS)})\b", lambda found: str(NUMBERS.index(found[1]))), (r"\b(\d+)'?s\b", r"\1"),
    (r"\btwice\b", "2 times"),
]
REWRITES: Rewrites = [
    *DIGITS,
    (r"’", "'"), (r"[?$\"“”]|(?<!d)%|\.$", ""), (r"[.:;] ", ", "), (r"\bnone\b|\bneither\b", "0"),
    (r"\b(head|tail)\b", r"\1s"),
    (r"\b(?:if )?(?:me and (?:my|a) \w+|(?:both|all 2|2) of us|we both|2 (?:people|players|friends|kids|children))\b"
     r"(?: (?:both|each)\b)?", "2 people"), (r"^(?=.*\b2 people\b)(.*?)\btie\b", r"\1same"),
    (r",? ?\b(?:drawn )?without replacement\b,?(?=.*\bcards?\b)|(?<=cards) (?:drawn )?without replacement\b", ""),
    (rf"\bpair of ({CARD})", r"2 \1"), (r"\bwithin (?=\d+ (?:rolls|throws|tries))", "in "),
    (r"\bd20 (?:with )?((?:dis)?adv)antage\b", r"\1antage"), (r"\bin (\d+) attack(?:s| rolls)$", r"in \1 d20 rolls"),
    (r"^(?:lotto|lottery) (\d+ (?:out of|of|from) \d+),? (.+)$", r"\2 in \1"),
    (r"\bboth\b", "all 2"), (r"\ball (\d+) of (?:the |my |your |these )?(?=\1 )", "all "),
    (rf"\b({RANK}) (and|or) ({RANK}) of ({SUIT})s?\b", r"\1_of_\4s \2 \3_of_\4s"),
    (rf"\b(?:the )?({RANK}|\d+) of (?:the )?({SUIT})s?\b", r"\1_of_\2s"),
    (rf"\b(red|black) ({RANK})s?\b", r"\2_of_\1s"), (r"\beither\b", ""),
    (r"\b(heads|tails)\b(.*?) (?:out )?of (\d+)(?: (?:flips|toss(?:es)|times|throws|coins))?$", r"\1\2 in \3 coins"),
    (r"\b(?:a |my )?coin comes?(?: up)? (?=heads|tails)", ""),
    (r"^(?!.*\b(?:die|d\d+)\b)(.*)\btimes out of (\d+)(?: rolls)?$", r"\1times in \2 rolls"),
    (r"\bhow many times (?:in|out of) (\d+)(?: rolls| throws)? (?:will|do|would) (?:i|you|we) (?:roll|get|throw) (.+)$",
     r"how many \2 in \1 rolls"), (r"^how many an? ", "how many "),
    (r"[ ,]+(?:if|when) (?:i|you|we) (?:roll|throw)(?: (?:a|the|1) die)? (\d+) times$", r" in \1 rolls"),
    (r"\b(?:a )?black ?jack\b(?: (?:on|with|in)(?: the| my| your)? ?(?:first )?2 cards)?",
     "draw 2 from 52 shows {ace, ten}"),
    (r"^.*\bbirthdays?\b.*$", _birthdays), (rf"^.*\b{BAG}\b.*$", _bag), (r"\bfollowed by\b", "then"),
    (r"\b(?:expected|average|mean) number of\b", "how many"),
    (rf"\b(?:the )?first (\d+) cards (?:are|will be) (?:all )?({CARD})$", r"all \2 in \1 cards"),
    (r"\bfirst (?=\d+ cards\b)", ""),
    (rf"\b(?:the )?(?:first|1st)(?: card)?(?: is)?(?: an?)? ({CARD}),? (?:and )?(?:the )?(?:second|2nd)(?: card| 1)?"
     rf"(?: is)?(?: an?)? (?={CARD})", r"\1 then "), (r"\b(?:the )?first card\b", "1 card"),
    (r"\b(first|second|1st|2nd) (?:roll|throw)(?= (?:is|shows|lands|comes)\b)", r"\1 die"),
    (r"\b(?:a )?crit(?:ical)?(?: hit)?s?\b(?! on)", "nat 20"),
    (r"(?<!\w)(\d+)\+(?= [a-z]|$)", r">= \1"), (r"\b(\d+) (d\d+) (?:rolls|throws)\b", r"\1\2"),
    (rf"^(.+?) success(?:es)? (?:on|with|in|from) ({POOL}),? (?:where|if|when) (?:an? )?(>= \d+) .*$", r"\1 \3 in \2"),
    (r"\ban? (d\d+) and an? (d\d+),?(?= .*\b(?:total|sum|together)\b)", r"\1 + \2"),
    (r"^(?!.*\b(?:[02-46-9]|\d\d|not|least|most|than|exactly|only|just|better|pocket|pairs)\b)"
     r"(.*?)\b(?:an? |1 )?pair(?=.*\bpoker)", r"\1exactly 1 pair"),
    (rf"\bpocket ({CARD}|\d+)\b", r"2 \1 in 2 cards"), (r"\bpocket pair\b", "pair in 2 cards"),
    (r"\b(?:in |with |from )*(?:an? )?(?:poker )?hand of (\d+)(?: cards)?\b", r"in \1 cards"),
    (r"\b(?:in |with |from )*an? (\d+)[ -]card (?:poker )?hand\b", r"in \1 cards"),
    (r"\b(?:is|are)(?:n't| not)\b", "!="), (r"\bbeing\b(?! dealt)", "is"),
    (r"\bnatural (\d+)\b(?! (?:on|with))", r"\1 on d20"),
    (r"\bdouble ([1-6])( .*?)? in (\d+) (?:rolls|throws|tries)(?: (?:of|with) (?:2|a pair of) dice)?$",
     lambda found: f"double_{found[1]}{found[2] or ''} in {found[3]}d{{double_{found[1]}: 1, miss: 35}}"),
    (r"\b(?:an? )?double ([1-6])(?: (?:with|on|in) 2 dice)?\b", r"all 2 dice show \1"),
    (r"\badding up to\b", "add up to"),
    (r"\bsnake eyes\b", "all 2 dice show 1"), (r"\bbox ?cars\b", "all 2 dice show 6"),
    (r"\b(?:in |at )?(?:an? )?(?:(?:game|hand) of )?poker(?: hand)?\b", "in 5 cards"),
    (r"\bplus\b", "+"), (r"\bminus\b", "-"), (r"\b(?:times|multiplied by)(?= \d)", "*"), (r"\bdivided by\b", "/"),
    (r"=>|> =", ">="), (r"=<|< =", "<="), (r"&&?", "and"), (r"\|\|?", "or"), (r"\b(?:against|versus)\b", "vs"),
    (r"\b(\d+)( [a-z]+)? (?:or|and) (?:more|higher|better|above|over|up)\b", r">= \1\2"),
    (r"\b(\d+)( [a-z]+)? (?:or|and) (?:less|lower|fewer|below|under)\b", r"<= \1\2"),
    (r"\b(?:not|0) (?:more|higher|greater) (?:than|then)\b|\bat (?:the )?most\b|\bmaximum of\b", "<="),
    (r"\b(?:not|0) (?:less|lower|fewer) (?:than|then)\b|\bat (?:the )?least\b|\bminimum of\b", ">="),
    (r"\b(?:(?:more|higher|greater|bigger|larger) (?:than|then)|over|above|beats?|exceeds?)\b", ">"),
    (r"\b(?:(?:less|lower|fewer|smaller) (?:than|then)|under|below)\b", "<"),
    (r"(?:\bwith |\bha(?:ve|s) )?(?:\ban? )?\bdiffer(?:ence)?(?: by| of|=)+(?= (?:[<>]=?|exactly )* ?\d)",
     "difference ="), (r"\bdifference = (?=[<>])", "difference "),
    (r"\b(?:between|from) (-?\d+) (?:and|to) (-?\d+)", r"in \1..\2"),
    (r"\bin (-?\d+) ?(?:-|–|to) ?(-?\d+)|\b(\d+) to (\d+)(?= (?:with|on)\b)", r"in \1\3..\2\4"),
    (r"(?<!\.)(\d+)\.{3,}(\d+)", r"\1..\2"), (r"(^|in )\.\.(\d+)", r"\g<1>0..\2"),
    (r"\bre-?roll(?:ing)? (\d+)s?", r"r\1"), (r"\bonce\b", "1 times"),
    (r"^(?:who|which)\b.*?\b(?:higher|more|wins?|better)\b[,:]?(?: with)? (.+?),? (?:or|and) (.+)$", r"\1 vs \2"),
    (r"^(?:p|sum|total|average|mean) ?\((.+)\)$", r"\1"),
    (r"((?:[<>=]|exactly) ?\d+|\ball|\b1|\b\d+(?= of (?:the|them))) (?:of )?(?:the )?(?:die|dice|cards?|coins?|"
     r"rolls?|them)(?= (?:is|are|shows?|comes?|lands?)\b)", r"\1"),
    (r"\b(?:consecutive(?:ly)?|back to back|1 after (?:another|other))\b", "in a row"),
    (r" and (?:getting |get )?(?:a |the )?(?=(?:sum|total) )", " "),
    (r"\bsame (?:number|face|value|result|thing|rank)s?\b", "same"), (r"\bshow(?:s|ing)?(?= (?:an? )?\d)", "all"),
    (r"(?<![<>=] )(?<!of )(?<!of a )(?<!sum )(?<!total )"
     rf"\b({FACES}|heads|tails|double_\d|{CARD}) ([<>]?=|exactly) (\d+) times\b", r"\2 \3 \1"),
    (r"\ban? (?=(?:[<>]?=|exactly) \d+ (?:\d|[a-z]))", ""),
    (rf"\b(?:{ASKING})\b", ""),
    (r"\bexactly\b|\bonly\b|\bjust(?= an? | \d)|\b(?:is|are|equals?|equal|adds?|totals?)\b(?: an?)?(?=\s+\d)", "="),
    (r"\b(?:is|are|adds?|totals?)\b", ""),
    (r"^(?:an? )?(coin|d\d+|die) (.+) out of (\d+)(?: (?:times|tosses|flips|rolls|throws))?$",
     lambda found: f"{found[2].removeprefix('all ')} in {_thrown(found[3], found[1])}"),
    (r",(?= [<>=])|^(?:of|in(?! [\d-])|with|by|on|,) |(?<=,) (?:of|and)(?= )|[, ]+$", ""),
    (r"(?<=[<>=]) an? (?=\d)", " "), (r"^(?:an? |that )?in (?=\d+ cards)", ""),
    (r"^(?:an? )?(full house|flush|straight|[34] of an? kind|2 pairs?)$", r"\1 in 5 cards"),
    (rf"^(?:draw )?(?:2 cards?)?[, ]*(?:1st|first|1 card)?[, ]*(?:an? )?({CARD})(?: cards?)?[, ]*(?:and )?"
     rf"(?:then|2nd|second)(?: 1| card)? (?:an? )?({CARD})(?: cards?)?{DECK}$", _then),
    (rf"^(?:an? )?({CARD}) and (?:an? )?({CARD})$", r"a \1 and a \2 in 2 cards"),
    (r"^2 people (?:(?:an?|1|with|on) )*(die|coin|d\d+)?[, ]*(?:and )?same(?: (?:with|on) (?:an?|1) (die|coin|d\d+))?$",
     lambda found: f"all same in {_thrown('2', found[1] or found[2] or 'die')}"),
    (rf"^{SIGN}(?:(\d+|all)(?: \d+)? )?(?:right|correct|match(?:ing|es)?|win(?:ning)?|jackpot)?,?(?: out of \d+)?"
     r"(?: (?:in|on|at|of))* ?(?:lotto|lottery)?(?: (?:with|of|where|in|on))*,? ?"
     r"(\d+) ?(?:out of|of|from|in|/) ?(\d\d+)(?: lotto| lottery)?$", _lottery),
    (r"^1(?: die)? (even|odd) and (?:other|1)(?: die| 1)? (?!\1)(?:even|odd)$", "= 1 even in 2d6"),
    (r"^(?:first )?(?:an? )?[1-6](?:(?:,|,? and)? then (?:an? )?[1-6])+$",
     lambda found: " and ".join(f"d6 = {face}" for face in re.findall(r"\d", found[0]))),
    (r"^all 2 (?=even$|odd$|prime$|same$|different$|[1-6]$)", "all 2 dice "),
    (r"^(.*)\b(?:ac|dc) (?:of )?(\d+)\b(.*)$", _hit),
    (r"\b(?:larger|largest|bigger|biggest|greater|greatest|higher|better)(?: (?:1|die|roll|number))?\b", "highest"),
    (r"\b(?:smaller|smallest|lower|worse)(?: (?:1|die|roll|number))?\b", "lowest"),
    (r"^half(?: of)? (.+)$", r"(\1) / 2"),
    (r"^([^=<>]+?) ?=+ ?(\d+(?:(?:,| or|, or) \d+)+)$", lambda found: f"{found[1]} in {_listed(found[2])}"),
    (r"\bin (-?\d+)$", r"= \1"),
    (r"^if (.+?),? then (.+?),? else (.+)$", r"\2 if \1 else \3"), (r"^(.+ if (?!.*\belse\b).*d\d.*)$", r"\1 else 0"),
    (r"(\d+)dd(\d+)", r"\1d\2"), (rf"({POOL})s\b", r"\1"), (r"(\d) d ?(\d)", r"\1d\2"),
    (r"^(?:an? )?doubles?$", "double in 2d6"), (r"^(?:an? )?(heads|tails)$", r"\1 in 1 coin"),
    (r"\byahtzee\b", "5 of a kind in 5d6"), (r"^(?:an? )?([1-6])$", r"d6 = \1"),
    (r"^(?:an? )?([7-9]|1[0-2])$", r"2d6 = \1"), (r"^([<>]=?) ?([7-9]|1[0-2])$", r"2d6 \1 \2"),
    (r"^([<>]=?) ?([1-6])$", r"d6 \1 \2"), (r"^((?:[<>=]+ ?)?1 (?:even|odd))$", r"\1 in 2d6"),
    (r"^(?:an? )?([1-6](?:(?:,| or|, or) (?:an? )?[1-6])+)$", lambda found: f"d6 in {_listed(found[1])}"),
    (r"\b(\d+) (\d+)[ -]sided dic?e\b", r"\1d\2"), (r"\b(?:an? )?(\d+)[ -]sided die\b", r"d\1"),
    (r"\b(?:first|second|1st|2nd|another|other)(?: d(?:ie|6))?(?: roll| throw)?\b", "d6"),
    (r"\bd6 (even|odd)\b", lambda found: _every(found[1], "", "d6", True)),
    (r"^(\d+) dice vs (\d+)(?: dice)?(?:,? who .*)?$", r"\1d6 vs \2d6"),
    (r"\b(?!1 die)(\d+) di(?:ce|e)\b", r"\1d6"), (r"\b(?:an?|1) die\b", "d6"), (r"\ban? (?=d\d)", ""),
    (r"(?<=d6) (?:in|with) (?:an?|1) (?:roll|throw)$", ""), (r"(d\d+) with an? ?([+-] ?\d+)", r"\1 \2"),
    (r"^(d6 [<>=]+ d6) (?!.*\b(?:and|or|if|by)\b).+$", r"\1"),
    (r"^(2d\d+) ?,? (?:the |their )?(product|difference) (.+)$", r"\2 of \1 \3"),
    (rf"^({POOL}),? (?:the )?(highest|lowest)(?: of (?:them|2))? (.+)$", r"\2(\1) \3"),
    (r"^product of 2d6 (even|odd)$", lambda found: "not " * (found[1] == "even") + "d6 * d6 in {1, 3, 5, 9, 15, 25}"),
    (r"\bproduct of 2d(\d+)", r"d\1 * d\1"), (r"\bdifference (?:between|of) 2d(\d+)", r"abs(d\1 - d\1)"),
    (r"\b(?:an? )?(d\d+) (\d+) times(?=,?(?: and)? (?:keep|take|drop)\b)", r"\2\1"),
    (r"^(?:an? )?(coin|d\d+) (\d+) times,?(?: and| of)? (.+)$",
     lambda found: f"{found[3]} in {_thrown(found[2], found[1])}"),
    (r",? ?(?:an? )?(coin|d\d+) (\d+) times$", lambda found: f" in {_thrown(found[2], found[1])}"),
    (r"(d\d+),?(?: and)? (keep|take|drop) (?:the )?(h|l|best|top|worst)(?:igh|ow)?(?:er|est)?(?: (\d+))?(?: dice)?\b,?",
     lambda found: f"{found[1]}{'kd'[found[2] == 'drop']}{'hl'[found[3][0] in 'lw']}{found[4] or 1}"),
    (rf"^(?:((?:[<>=]+ ?)?\d+) )?(?:an? )?({TOTAL}(?:(?:,| or|, or) (?:an? )?{TOTAL})*)(?: (\d+) times)?"
     r" in (\d+) (?:rolls|throws|tries)(?: (?:of|with) 2(?: dice|d6))?$", _totals),
    (r"\b(?:with |on |over )?(?:in )?(\d+) (?:rolls?|throws?|tries)(?: of)?(?: an?)?(?: d(\d+))?",
     lambda found: f"in {found[1]}d{found[2] or 6}"),
    (r"\b(?:(\d+)|an?) ?(?:coin )?(?:coins?|flips?|toss(?:es)?)(?: of a coin)?\b", r"\1d{heads, tails}"),
    (r"\b(\d*d)(?=[\s+\-*/)]|$)", r"\g<1>6"), (r"(?<![\w.{])(\d+)(?=k[hl]\d)", r"\1d6"),
    (r"\bd\[([^\]]*)\]", r"d{\1}"), (r"^\{", "d{"), (r"\{\}", "{1, 2, 3}"),
    (r"\{[^}]*", lambda found: re.sub(r"([{,] *\w+) (\d+)", r"\1: \2", found[0])), (r" *\[[^\]]*\]", ""),
    (r"(?<=\d) ?r$", "r1"), (r"(?<=\d) ?(?:k|keep|drop)$", "kh1"),
    (r"\b(?:keep|take) (\d+)$", r"kh\1"), (r"(?<=\d)e\d+$|(?<=\d) ?expl\w+", "!"),
    (r"\d*(d\d+)(.*?)\s*(?:with|at)?\s*(adv(?=antage|$)|dis)(?:antage|advantage)?$", r"\1 \3\2"),
    (r"\b(adv|dis)(?:ant|advant)age\b", r"\1"),
    (rf"({POOL})(?:t|cs)([<>]?=?)(\d+)(?:f\d+)?$", lambda found: f"count({found[1]} {found[2] or '>='} {found[3]})"),
    (rf"\b({CARD}) cards?(?= or | in |$)", r"\1"), (r"^(?:an? )?(\d+) from an? (?:deck|pack)$", r"\1 in draw 1"),
    (r"^(?:an? )?(\d+) (?:on|with) (d\d+) (\d+) times in a row$", r"all \1 in \3\2"),
    (rf"^(?:draw )?(?:an? )?({CARD}(?: or (?:an? )?{CARD})*)(?: cards?)?{DECK}$",
     r"\1 in draw 1"),
    (rf"^(\d+) ({CARD})(?: cards?)?(?: in a row)?{DECK}$", r"\1 \2 in draw \1"),
    (r"\b(?:draw )?(?:(\d+)[ -]|an? )cards?(?: hand)?\b|\bdraw cards?\b", lambda found: f"draw {found[1] or 1}"),
    (r"\bdraw from\b", "draw 1 from"), (r"\bdraw (\d+) (?:of|out of|in)\b", r"draw \1 from"),
    (r"\bfrom an? (?:standard )?(?:deck|pack)(?: of (?:52|cards|52 cards))?\b", "from 52"),
    (r"\bdraw (\d+)(?! from [\d{])(?: from)?(?=$|\)|,? )", r"draw \1 from 52"), (r"^an? (?=\d)", ""),
    (r"^(\d+) (\d|heads|tails) in a row$|^(\d|heads|tails) (\d+) times in a row$", _row),
    (rf"^how many (\w+),? (?:(?:in|on|with|from|among|of) )?{SEVERAL}$", r"count(\1 in \2)"),
    (rf"^how many(?: of)? {SEVERAL},? (?:all )?([<>]=?|(?=\d)) ?(\d+)$",
     lambda found: f"count({found[1]} {found[2] or '='} {found[3]})"),
    (rf"^(.+?),? (?:(in|on|with|from|among|out of|using|of|for) )?{SEVERAL}$", _of),
    (rf"^(?:((?:[<>=]+ ?)?(?:\d+|all))(?: of)? )?{SEVERAL},?(?: and(?! \d+$))? (all (?=an? |\d))?(.+)$", _first),
    (r"\b(\d+) ?x ?(?=\d*d)([^ ()]+)$", r"\1x(\2)"), (r"(?<=\d) ?x ?(?=\d)", " * "),
    (r"\b(\d+) (highest|best|lowest|worst) (?:out )?of (?=\d+d)", r"\2 \1 of "),
    (r"\b(highest|best|lowest|worst|middle) of (?=\d)", r"\1 1 of "),
    (r"\b(highest|best|lowest|worst|middle) (\d+) (?:from |out of )?(?=\d*d)", r"\1 \2 of "),
    (rf"({POOL}) (highest|lowest)$", r"\2(\1)"),
    (r"\bcount\(?([^()<>=]+)\)?$", r"count(\1 >= 2)"),
    (rf"\b({'|'.join(CALLED)}) ([^()]+)$", r"\1(\2)"), (rf"(^|= )({'|'.join(CALLED)})$", r"\1\2(5d6)"),
    (r"\+\++", "+"),
    (r"^([^{]*\{[^}]+)$", r"\1}"), (r"^([^()]*)\)+$", r"\1"), (r"\){2,}$", ")"), (r"(\d) (\d)", r"\1 + \2"),
]


# Questions that are answered, and words that ask something like them; <n:4> is a number of dice, <x:6> another number.
SAMPLES = {
    "count(<x:6> in <n:4>d6) >= 1": "dice die roll throw once one six rolling",
    "<n:2>d6 >= <x:9>": "dice sum total add more least roll higher over",
    "count(heads in <n:10>d{heads, tails}) = <x:5>": "coin flip toss head tail",
    "count(<c:ace> in draw <n:5> from 52) >= 1": "card draw ace king queen jack heart spade deck hand dealt",
    "alike(<n:5>d6) >= <x:3>": "same alike equal match triple double kind dice yahtzee",
    "until(d6 = <x:6>)": "many long until first take throw time average wait",
    "groups(draw 5 from 52) = 32": "poker pair house straight flush royal kind hand",
    "count(red in draw <n:2> from {red: 3, blue: 2}) = <x:2>": "bag urn marble ball red blue green sock",
    "adv + 5 >= <x:15>": "hit attack save check advantage disadvantage bonus natural critical",
    "4d6kh3": "best keep drop highest lowest ability score stat",
    "d20 + 5 vs d20 + 3": "who win beat higher versus against player",
    "streak(heads in <n:10>d{heads, tails}) >= <x:3>": "row streak consecutive",
    "alike(<n:23>d365) >= 2": "birthday people share class pupil student",
}

SUBJECT = (
    r"\d?d\d|\b(?:dic?e|roll|throw|six|double|coin|flip|toss|heads|tails|cards?|draw|deck|hand|poker|flush|"
    r"straight|pair|(?:ace|jack|queen|king|heart|spade)s?\b)"
)


def nearest(line: str, answered: Callable[[str], Sequence[Any]]) -> list[str]:
    """Questions that are answered and are like a line that is not, the most alike first; with its numbers, if they fit.

    >>> nearest("a lucky king in 7 cards", lambda _: [])[0]
    'count(ace in draw 5 from 52) >= 1'
    """
    plain = _digits(line)
    many = r"(?:\w+ )?(?:dice|cards?|coins?|rolls|throws|flips|tosses|times|people)\b"
    several = re.search(rf"\b(\d+)(?:d\d| {many})|of (\d+)", plain)
    own = {"n": several and (several[1] or several[2]), "c": (re.findall(rf"\b{CARD}\b", plain) or [""])[0].rstrip("s")}
    own["x"] = next((x for x in re.findall(r"\b\d+\b", plain) if x != own["n"]), None)
    words = {word.rstrip("s") for word in re.findall(r"[a-z]+", line)}
    found = []
    for sample in sorted(SAMPLES, key=lambda sample: -len(words & {*SAMPLES[sample].split()}))[:3]:
        usual, mine = (re.sub(r"<(\w):(\w+)>", told, sample) for told in (r"\2", lambda part: own[part[1]] or part[2]))
        [*_, last] = answered(mine) or [None]
        found.append(mine if last and len(last.pmf) > 1 else usual)
    return found


WRITTEN = re.sub(r"\\[a-zA-Z]", " ", " ".join([UNTIL, *(pattern for pattern, _ in REWRITES)]))
NAMED = " ".join((*EVERY, *SHAPES, "full house flush kind dice die draw deck from vs given advantage disadvantage"))
WORDS = {*re.findall(r"[a-z]{3,}", WRITTEN), *NAMED.split()}


def cured(line: str, answered: Callable[[str], object]) -> str:
    """Return the line as it was meant, or nothing if no way to write it is known that is answered."""
    if waited := re.fullmatch(UNTIL, line.strip()):
        event = cured(f"{waited[2]} with {waited[1]}" if waited[1] else waited[2], answered)
        once = rf"(?:{POOL}|count\((?:heads|tails) in 1d\{{.*\}}\)) (?:[<>]?=?|in) .+|alike\(2d6\) >= 2"
        return f"until({event})" if re.fullmatch(once, event) else ""
    if told := re.fullmatch(GIVEN, line.strip()):
        both = _conditional(told, answered)
        return both if both and answered(both) else ""
    if weighed := re.fullmatch(BETTER, _digits(line.strip())):
        ways = [cured(f"{weighed[3]} with {way}", answered) for way in (weighed[1], weighed[2])]
        return "\n".join(ways) if all(ways) else ""
    line = written = line.strip()
    for pattern, ours in REWRITES:
        before, line = line, " ".join(re.sub(pattern, ours, line).split())
        names = "=" not in written and re.match(r"(?!d\d|adv|dis)[a-z]\w* ?=[^=]", line)
        if line not in (before, written) and not line.isdigit() and not names and answered(line):
            return line if used(written, line) or not re.search(r"[a-z]{3,}.*\b[a-z]{3,}", written) else ""
    return ""


def _digits(line: str) -> str:
    for pattern, ours in DIGITS:
        line = re.sub(pattern, ours, line)
    return line


# Words of a question, and what stands for them where it is read.
MEANS = {
    **{rf"{word}s?": word for word in ("ace", "jack", "queen", "king", "club", "diamond", "heart", "spade")},
    "red": r"red|\{0", "black": r"black|\{0",
    "heads?": r"heads|\{0", "tails?": r"tails|\{0", "coins?": "coin", "cards?|deck": "draw", "even": "2",
    "odd": r"1|\{0", "prime": "3", "straights?": "straight", "flush|suit": "suited", "full house": "= 32",
    "product": r"\*", "differ(?:ence)?": "abs", "then": r"order|and|if|(?:=|>=) \d",
    "(?:highest|best|larger)(?! than)": r"highest|best|kh|adv|vs|>",
}  # fmt: skip
# Numbers that are not asked for: no, one die, the lower one, a double six.
PLAIN = (
    r"\b0\b|\b1 (?=(?:d\d|di[ec]|coin|card|roll|throw|of|or more|(?:other )?(?:pair|flush|straight|full)))|"
    r"(?<=er )1\b|(?<=cond )1\b|(?<=worse )1\b|\b(\d+ [a-z]+)\b(?=.*\b\1)"
)


def used(line: str, cure: str) -> bool:
    """Return whether a reading has every number of a question in it, as often as it was said, and every thing.

    >>> used("all four aces in 13 cards", "count(ace in draw 13 from 52) = 13")
    False
    """
    asked = Counter(re.findall(r"\d+", re.sub(PLAIN, " ", _digits(line))))
    there = Counter(re.findall(r"\d+", cure))
    there["20"] += bool(re.search("adv|dis", cure))
    there["2"] += "double_" in cure or bool(re.search(r"(d\d+) [-*] \1", cure))
    for deck in re.findall(r"from (\{.+\})", cure):
        there[str(sum(map(int, re.findall(r"\d+", deck))))] += 1
    for hand in re.findall(r"groups\(.+ !?= (\d+)", cure):
        there += Counter([*hand, *map(str, Counter(hand).values())])
    cure = cure.replace("{heads, tails}", "coin")
    things = [meant for word, meant in MEANS.items() if re.search(rf"\b(?:{word})\b", line)]
    return asked <= there and all(re.search(meant, cure) for meant in things)


def strange(line: str, names: Iterable[str] = ()) -> Iterator[tuple[int, str, str]]:
    """Every word of a line that neither the grammar nor a cure knows: its place, itself, and a known one like it.

    >>> list(strange("both sixs with even goblin dice"))
    [(5, 'sixs', 'six'), (20, 'goblin', '')]
    """
    for found in re.finditer(r"(?<![\w{])[^\W\d_]{2,}(?![\w(])", line):
        word = found[0]
        known = {word, re.sub("(?<=x)es$|(?<!x)s$", "", word)} & WORDS or word in names or re.fullmatch(CARD, word)
        if not known and not re.search(rf"\b{word}s?\b", WRITTEN):
            near = get_close_matches(word, [*WORDS - {"dis", "adv"}, *names], 1, 0.75)
            yield found.start(), word, (near or [""])[0]


def others(line: str, cure: str) -> Iterator[str]:
    """Other ways to read a line than its cure: "two sixes" may be two or more, "a 6 with two dice" one of them."""
    said = re.search(r"[<>=]|\b(?:exactly|just|only|least|most|more|less|fewer|over|under|all|both|in a row)\b", line)
    counts = re.fullmatch(r"((?:count|alike|suited)\(.+\)) (=|>=) ([1-9]\d*)", cure)
    if counts and not said and cure == "alike(draw 5 from 52) >= 2" and "pair" in line:
        yield "groups(draw 5 from 52) = 2111"
    elif counts and not said:
        yield f"{counts[1]} {'>=' if counts[2] == '=' else '='} {counts[3]}"
    if (together := re.fullmatch(r"(.+ shows .+), other: \d+}", cure)) and not said:
        yield f"{together[1]}}}"
    if (hand := re.fullmatch(r"groups(\(draw 5 from 52\)) = ([2-4])1+", cure)) and not said:
        yield f"alike{hand[1]} >= {hand[2]}"
    if re.match(r"(?:groups|straight)\(draw 5", cure) and not re.search(r"card|poker|hand|deck|dealt|dice", line):
        yield cure.replace("draw 5 from 52", "5d6")
    sums = re.fullmatch(r"(([2-9]|\d\d+)d(\d+)) ([<>]?=?) (\d+)", cure)
    if sums and int(sums[5]) <= int(sums[3]) and not re.search(r"\b(?:sum|total|add)", line):
        yield f"count({sums[1]} {sums[4]} {sums[5]}) >= 1"
