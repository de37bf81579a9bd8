"""The meaning of what `dice.lark` reads: a method a rule of the grammar."""

import functools
import math
import operator
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from difflib import get_close_matches
from fractions import Fraction
from itertools import chain
from typing import Any, NoReturn

from catlib.chance import pools
from catlib.chance.convolution import common_step
from catlib.chance.cures import CALLED
from catlib.chance.decks import KINDS, RANKS, SUITS, Deck, card_named
from catlib.chance.messages import say
from catlib.chance.numerals import spaced
from catlib.chance.parsing import JOINING, OTHERS, BadDice, parsed
from catlib.chance.pmf import Pmf, die, mixture
from catlib.chance.pools import by_faces
from catlib.chance.rationals import all_whole
from catlib.chance.rolls import NEVER, ORDERS, Dice, Hand, Roll, Rolled, Symbols, lost, yes

MOST_FACES = 20_000  # of all dice of one kind together; more would take minutes
MOST_DICE = 1000
MOST_KEPT = 5 * 10**8  # bits that are moved where some dice are kept, about two seconds
MOST_SUMMED = 10**10  # bits that are multiplied where exploding dice are summed, about two seconds
MOST_PAIRS, MOST_FRACTIONS = 10**6, 200_000  # of two outcomes, each of which is worked out
MOST_COMPARED = 40_000  # outcomes among which the highest is sought
MOST_CASES = 5_000  # outcomes of the names that a question uses twice, each of which is gone through
MOST_DEEP = 60
BEYOND, BEYOND_KEPT = 1e-9, 1e-6  # the chance that is cut off where dice explode for ever; where some are kept
ROLLS = ("dice", "drawn", "advantage", "twice", "times")  # what is thrown anew wherever it is written
NOTHING = ("blank", "nothing", "none")
MEANT = {"≥": ">=", "≤": "<=", "≠": "!=", "==": "=", "×": "*"}  # other signs and words for the same
MEANT |= {"at least": ">=", "at most": "<=", "exactly": "="}
READS = {"kh": "reads-kh", "kl": "reads-kl", "km": "reads-km", "dh": "reads-dh", "dl": "reads-dl"}
KEPT = {"highest": "kh", "best": "kh", "lowest": "kl", "worst": "kl", "middle": "km", "k": "kh"}


class Reader:
    """Gives a text its meaning, a method a rule of the grammar."""

    def __init__(self, text: str):
        self.text = text
        self.tree = parsed(text)
        self.named: dict[str, Any] = {}
        self.fixed: dict[str, Any] = {}
        self.readings: dict[str, None] = {}
        self.beyond = BEYOND
        self.bound: Any = 0
        self.depth = 0
        self.words = {str(t) for symbol in self.tree.find_data("symbol") for t in symbol.children if t.type == "NAME"}
        if next(self.tree.find_data("drawn"), None):
            self.words |= {*KINDS, *SUITS, *RANKS}

    def answers(self) -> list[tuple[str, Roll, tuple[str, ...], Fraction | None, Any]]:
        """Every line that asks something: its text, its answer, the readings that were taken, its mean, its tree."""
        found = []
        for line in self.tree.children:
            if line.data == "named":
                self.keep(*line.children)
            else:
                found.append(self.answer(line))
        if self.named and not found:
            found.append(self.answer(list(self.named.values())[-1]))
        if not found:
            raise BadDice(self.text, len(self.text), len(self.text), say("dice-wanted"))
        return found

    def keep(self, name: Any, question: Any) -> None:
        if str(name) in self.words:
            self.refuse(name, "dice-word-taken", name=name)
        if str(name) in self.named:
            self.refuse(name, "dice-named", name=name)
        for [used] in (each.children for each in question.find_data("name")):
            if str(used) not in self.named and not self.symbol(str(used)):
                self.unknown(used)
        self.named[str(name)] = question

    def answer(self, line: Any) -> tuple[str, Roll, tuple[str, ...], Fraction | None, Any]:
        self.readings = {}
        found = (self.given if line.children[0].data == "given" else self.together)(line.children[0])
        counts = all(isinstance(x, int | Fraction) and not isinstance(x, bool) for x in found.pmf.outcomes)
        mean = found.true_mean if counts else None
        return self.written(line).strip(), found, tuple(self.readings), mean, line.children[0]

    def written(self, tree: Any) -> str:
        return self.text[tree.meta.start_pos : tree.meta.end_pos]

    # Names: one roll each

    def together(self, tree: Any) -> Roll:
        """Answer a question; a name that it uses twice is the same roll both times, so its cases are gone through."""
        uses = self.uses(tree)
        return self.case_by_case(tree, [name for name in self.named if uses[name] > 1])

    def uses(self, tree: Any) -> Counter[str]:
        """Return how often each name is used; by another name's line once, however often that name is used."""
        found = Counter(str(each.children[0]) for each in tree.find_data("name"))
        for name in reversed(self.named):
            if found[name]:
                found += Counter(str(each.children[0]) for each in self.named[name].find_data("name"))
        return found

    def given(self, tree: Any) -> Roll:
        """The chance of something, where something else is known; what is thrown on both sides is one roll."""
        thrown = [[*_thrown(side)] for side in tree.children]
        several = [Counter(_plainly(self.written(part)) for part in side) for side in thrown]
        same = several[0].keys() & several[1]
        if not same and not (self.uses(tree.children[0]).keys() & self.uses(tree.children[1]) & self.named.keys()):
            self.refuse(tree, "dice-given-other")
        for part in chain(*thrown):
            if (plain := _plainly(self.written(part))) not in same:
                continue
            if part.data == "drawn":
                self.refuse(part, "dice-twice-many")
            if max(each[plain] for each in several) > 1:
                self.refuse(tree, "reads-thrown-twice", dice=plain)
            self.say("reads-one-roll", dice=plain)
            self.named[plain] = type(tree)("plain", [part])

        def of_one_roll(part: Any) -> Any:
            if not hasattr(part, "data"):
                return part
            is_same = _is_thrown(part) and _plainly(self.written(part)) in same
            inner = [_plainly(self.written(part))] if is_same else [of_one_roll(each) for each in part.children]
            return type(tree)("name" if is_same else part.data, inner, part.meta)

        event, known = map(of_one_roll, tree.children)
        both, known = (self.together(type(tree)("both", each, tree.meta)) for each in ([event, known], [known]))
        if True not in known.pmf:
            self.refuse(tree, "dice-never")
        return yes(both.pmf.exactly(True) / known.pmf.exactly(True), both, known)

    def case_by_case(self, tree: Any, names: Sequence[str], cases: int = 1) -> Roll:
        if not names:
            return self.total(tree)
        name, *others = names
        value = self.value(self.named[name].children[0])
        known = self.cases(tree, value)
        if cases * len(known) > MOST_CASES:
            self.refuse(tree, "dice-twice-cases", name=name, n=spaced(MOST_CASES))
        parts = []
        for case, weight in known:
            self.fixed[name] = case
            parts.append((weight, self.case_by_case(tree, others, cases * len(known))))
        del self.fixed[name]
        cut = max(part.cut for _, part in parts) + (value.cut if isinstance(value, Roll | Dice) else NEVER)
        return Roll(mixture((weight, part.pmf) for weight, part in parts), cut)

    def cases(self, tree: Any, value: Any) -> list[tuple[Any, int]]:
        """Every case of a value, with its weight."""
        if isinstance(value, Roll):
            return [(Roll(Pmf.point(x)), weight) for x, weight in value.pmf.weights.items()]
        try:
            drawn = pools.pool(value.one.pmf, value.n) if isinstance(value, Dice) else value.deck.draw(value.n)
        except (AttributeError, ValueError):
            self.refuse(tree, "dice-twice-many")
        return [(Rolled(tuple(x)), weight) for x, weight in drawn.weights.items()]

    # Values

    def value(self, tree: Any) -> Any:
        self.depth += 1
        if self.depth > MOST_DEEP:
            self.refuse(tree, "dice-deep")
        found = getattr(self, tree.data)(tree, *tree.children)
        self.depth -= 1
        return found

    def total(self, tree: Any) -> Roll:
        value = self.value(tree)
        if isinstance(value, Hand) and value.standard:
            hands = spaced(math.comb(value.deck.size, value.n))
            self.refuse(tree, "dice-hands", n=hands)
        if isinstance(value, Dice):
            self.check_sum(tree, value)
        return self.tried(tree, value.total)

    def tried(self, tree: Any, work: Callable[..., Any], *given: Any) -> Any:
        try:
            return work(*given)
        except BadDice:
            raise
        except (ValueError, TypeError) as error:
            raise self.wrong(tree, str(error)) from None

    def question(self, tree: Any, inner: Any) -> Any:
        return self.value(inner)

    plain = question

    def number(self, tree: Any, digits: Any) -> Roll:
        return Roll(Pmf.point(_number(digits)))

    def span(self, tree: Any, ends: Any) -> Roll:
        return Roll(Pmf.uniform(self.between(ends)))

    def between(self, ends: Any) -> range:
        first, last = map(int, ends.split(".."))
        if not first <= last < first + MOST_FACES:
            self.refuse(ends, "dice-range-up")
        return range(first, last + 1)

    def name(self, tree: Any, name: Any) -> Any:
        word = str(name)
        if word in self.fixed:
            return self.fixed[word]
        if word in self.named:
            return self.value(self.named[word])
        if symbol := self.symbol(word):
            return Roll(Pmf.point(Symbols(((symbol, 1),))))
        return self.unknown(name)

    def unknown(self, name: Any) -> NoReturn:
        if name in JOINING:
            self.refuse(name, "dice-wanted")
        near = get_close_matches(str(name), [*self.named, *self.words, *CALLED, *OTHERS], 1)
        raise self.wrong(name, say("dice-unknown", name=name), *near)

    def symbol(self, word: str) -> str | None:
        """The name on a die or a card that this word means, one of them or several: `hits` are of `hit`."""
        return next((each for each in (word, word.removesuffix("s")) if each in self.words), None)

    def advantage(self, tree: Any, word: Any) -> Roll:
        better = str(word).startswith("adv")
        self.say("reads-higher-d20" if better else "reads-lower-d20", word=word)
        return Roll((pools.keep_highest if better else pools.keep_lowest)(die(20), 2))

    def dice(self, tree: Any, written: Any, *more: Any) -> Dice:
        """Dice of one kind: their faces, then what is rolled again and what explodes."""
        count, _, sides = str(written).replace("w", "d").partition("d")
        n, changes = int(count or 1), list(more)
        if sides and changes and changes[0].data == "faces":
            self.refuse(changes[0], "dice-unread", rest="{")
        if sides.isdigit() and not int(sides):
            self.refuse(tree, "dice-no-side")
        if sides.isdigit():
            self.check_faces(tree, n, int(sides))
        if not sides:
            pmf = self.tried(tree, self.of_faces, changes.pop(0))
        else:
            number = 100 if sides == "%" else 0 if sides == "f" else int(sides)
            pmf = Pmf.uniform([-1, 0, 1]) if sides == "f" else self.tried(tree, die, number)
        self.check_faces(tree, n, len(pmf))
        one = Roll(pmf)
        for change in changes:
            [how] = change.children
            if one.cut:
                self.refuse(how, "dice-explodes-once")
            one = (self.again if how.type == "AGAIN" else self.exploded)(tree, one, str(how), n)
        return Dice(one, n)

    def check_faces(self, tree: Any, n: int, faces: int) -> None:
        if n > MOST_DICE or n * faces > MOST_FACES:
            self.refuse(tree, "dice-most", n=MOST_DICE, faces=MOST_FACES)

    def of_faces(self, tree: Any) -> Pmf:
        return Pmf(self.weighted(tree))

    def weighted(self, tree: Any) -> Counter[Any]:
        """The faces in braces, or the cards, with their weights."""
        found = Counter[Any]()
        for face in tree.children:
            if getattr(face, "type", "") == "RANGE":
                found.update(self.between(face))
                continue
            shown, *weight = face.children
            if shown.data == "value":
                *sign, digits = shown.children
                outcome: Any = -_number(digits) if sign else _number(digits)
            else:
                outcome = self.symbols(shown)
            found[outcome] += _number(*weight) if weight else 1  # type: ignore[assignment]
        if len({isinstance(x, Symbols) for x in found}) > 1:
            self.refuse(tree, "dice-mixed")
        return found

    def symbols(self, tree: Any) -> Symbols:
        found = Counter[str]()
        for symbol in tree.find_data("symbol"):
            *number, name = map(str, symbol.children)
            if name not in NOTHING:
                found[name] += int(number[0]) if number else 1
        return Symbols(tuple(sorted(found.items())))

    def again(self, tree: Any, one: Roll, how: str, n: int) -> Roll:
        """Rerolls: `r1` until it shows something else, `ro1` once."""
        once, order = how.startswith("ro"), how.lstrip("ro").rstrip("0123456789") or "="
        face = int(how.lstrip("ro<>="))
        faces, rest = face if order == "=" else f"{order} {face}", how.lstrip("ro")
        self.say("reads-again-once" if once else "reads-again", how=how, faces=faces, rest=rest)
        which = [x for x in one.pmf.outcomes if self.tried(tree, ORDERS[order], x, face)]
        return replace(one, pmf=self.tried(tree, functools.partial(one.pmf.reroll, which, times=1 if once else None)))

    def exploded(self, tree: Any, one: Roll, how: str, n: int) -> Roll:
        """Rolls again on the highest face: `!2` at most two, `!` for ever, `!p` with 1 less for each."""
        kind, top, faces = how.strip("0123456789"), one.pmf.outcomes[-1], len(one.pmf)
        if isinstance(top, Symbols) or (top <= 0 and kind != "!p"):
            self.refuse(tree, "dice-no-explosion")
        if digits := how.lstrip("!p"):
            if kind != "!":
                self.refuse(tree, "dice-for-ever", kind=kind)
            times = int(digits)
        else:
            p = one.pmf.exactly(top)
            if p == 1:
                self.refuse(tree, "dice-one-face")
            times = int(math.log(self.beyond / max(n, 1)) / math.log(p))
        self.check_faces(tree, n, faces * (times + 1))
        if kind == "!!":
            self.say("reads-adds-up")
        less = 1 if kind == "!p" else 0
        if less:
            self.say("reads-one-less")
        pmf = one.pmf.explode(times=times) if not less else _penetrating(one.pmf, times)
        if digits:
            return Roll(pmf)
        self.say("reads-explodes")
        mean = (one.pmf.mean - p * less) / (1 - p)
        low = one.pmf.outcomes[0] - less
        return Roll(pmf, p ** (times + 1), (times + 1) * (top - less) if low >= 0 else None, mean)

    def times(self, tree: Any, count: Any, inner: Any) -> Dice:
        n, one = int(str(count).rstrip("x ")), self.total(inner)
        self.check_faces(tree, n, len(one.pmf))
        return Dice(one, n)

    def drawn(self, tree: Any, number: Any, source: Any) -> Hand:
        kind = getattr(source, "type", "")
        standard = kind in ("NUMBER", "DECK")
        if kind == "NUMBER" and str(source) != "52":
            self.refuse(source, "dice-which-cards", n=source, cards="{land: 24, other: 36}")
        if not standard and any(len(symbol.children) > 1 for symbol in source.find_data("symbol")):
            self.refuse(source, "dice-one-kind")
        if standard:
            deck = Deck({(rank, suit): 1 for rank in RANKS for suit in SUITS})
        else:
            deck = self.tried(tree, Deck, self.weighted(source))
        n = _number(number)
        if n not in range(deck.size + 1):
            self.refuse(tree, "dice-drawn", n=deck.size)
        return Hand(deck, int(n), standard)

    # Some of several dice

    def kept(self, tree: Any, several: Any, how: Any, number: Any = None) -> Roll:
        drop, word = how[0] == "d", KEPT.get(how.split()[-1].removeprefix("keep").removeprefix("drop"), str(how))
        word = "d" + word[-1] if drop else word
        return self.some(tree, several, word, int(str(number)) if number is not None else 1)

    def twice(self, tree: Any, one: Any, word: Any) -> Roll:
        """A die with advantage: the higher, or the lower, of two."""
        value = self.several(one)
        if isinstance(value, Rolled) or value.n != 1:
            self.refuse(tree, "dice-behind-one", word=word)
        better = str(word).startswith("adv")
        self.say("reads-higher" if better else "reads-lower", word=word)
        return Roll((pools.keep_highest if better else pools.keep_lowest)(value.one.pmf, 2), 2 * value.one.cut)

    def best(self, tree: Any, how: Any, number: Any, several: Any) -> Roll:
        return self.some(tree, several, KEPT[str(how)], int(str(number)))

    def some(self, tree: Any, several: Any, how: str, k: int) -> Roll:
        """The sum of some of several dice: the highest, the lowest, those in the middle."""
        self.beyond = BEYOND_KEPT
        value = self.several(several)
        self.beyond = BEYOND
        n = len(value.shown) if isinstance(value, Rolled) else value.n
        k = n - k if how[0] == "d" else k
        if not 0 <= k <= n:
            some = {"k": n - k} if how[0] == "d" else {"k": k}
            self.refuse(tree, "dice-dropped" if how[0] == "d" else "dice-kept", n=n, **some)
        if how == "km" and (n - k) % 2:
            self.refuse(tree, "dice-middle", n=n, k=k)
        if tree.data == "kept" and len(tree.children[1]) < 3:
            self.say(READS[how], how="".join(tree.children[1:]), k=n - k if how[0] == "d" else k, n=n)
        first = {"kh": 0, "dl": 0, "kl": n - k, "dh": n - k, "km": (n - k) // 2}[how]
        if isinstance(value, Rolled):
            return Rolled(value.shown[first : first + k]).total()
        one, size = value.one, value.cells
        if 1 < k < n and (size * k) ** 2 * n * value.one.pmf.denominator.bit_length() > MOST_KEPT:
            self.refuse(tree, "dice-some-long")
        if k == n:
            self.check_sum(tree, value)
        work = {"kh": pools.keep_highest, "dl": pools.keep_highest, "km": pools.keep_middle}.get(how, pools.keep_lowest)
        pmf = self.tried(tree, work, one.pmf, n, k)
        if not one.cut:
            return Roll(pmf)
        return Roll(pmf, n * one.cut, None if one.below is None else one.below + (k - 1) * one.pmf.outcomes[0])

    def several(self, tree: Any) -> Any:
        value = self.value(tree)
        if not isinstance(value, Dice | Rolled):
            self.refuse(tree, "dice-several")
        return value

    def check_sum(self, tree: Any, value: Dice) -> None:
        n, size = value.n, value.cells
        if n > 1 and n * size**2 * n * value.one.pmf.denominator.bit_length() > MOST_SUMMED:
            self.refuse(tree, "dice-sum-long")

    def counted(self, tree: Any, how: Any, inner: Any) -> Roll:
        """The number of dice, or of cards, for which something holds; or the most of them one after another."""
        *named, several = inner.children if inner.data == "inside" else inner.children[:1]
        value = self.value(several)
        if isinstance(value, Roll):
            self.refuse(several, "dice-or-cards" if named else "dice-several", dice="3d{hit, miss}")
        shows = self.shows(named, value) if named else self.chosen(inner, inner.data, inner.children[1:])
        if how == "count":
            found = value.counting(shows)
        elif isinstance(value, Dice):
            found = value.in_a_row(shows)
        else:
            self.refuse(several, "dice-several")
        below = value.one.below if isinstance(value, Dice) else None
        sure = inner.data == "comparison" and below is not None and self.bound < below
        return replace(found, cut=NEVER) if sure else found

    def chosen(self, tree: Any, what: str, rest: Sequence[Any]) -> Callable[[Any], int]:
        """The test that each die has to pass."""
        if what == "among":
            allowed = set(self.allowed(rest[0]))
            return lambda x: int(x in allowed)
        sign, other = rest
        limit = self.total(other).pmf
        if len(limit) > 1:
            self.refuse(tree, "dice-compared")
        [self.bound] = limit.outcomes
        kind, bound = MEANT.get(str(sign), str(sign)), self.bound
        compared = operator.ne if kind == "!=" else ORDERS[kind]
        return lambda x: int(self.tried(tree, compared, x, bound))

    def cards(self, name: Any) -> list[set[str]]:
        """The ranks or suits that a word stands for; of `queen_of_hearts`, both."""
        wanted = card_named("_of_".join(self.symbol(word) or word for word in str(name).split("_of_")))
        if not set().union(*wanted) <= {*SUITS, *RANKS}:
            self.refuse(name, "dice-no-card", name=name)
        return wanted

    def shows(self, names: Sequence[Any], value: Any) -> Callable[[Any], int]:
        """Return the function that counts these on a face or a card."""
        if isinstance(value, Hand) and value.standard:
            wanted = [*map(self.cards, names)]
            return lambda card: int(any(not any(part.isdisjoint(card) for part in parts) for parts in wanted))
        if any(not isinstance(x, Symbols) for x in value.faces):
            for name in names:
                if name.type != "NUMBER":
                    self.refuse(name, "dice-show-numbers", name=name)
                if isinstance(value, Dice) and not value.one.cut and _number(name) not in value.one.pmf:
                    self.refuse(name, "dice-on-none", name=name, words=_in_short(value.one.pmf.outcomes))
            numbers = set(map(_number, names))
            return lambda x: int(x in numbers)
        symbols = {str(name): self.symbol(str(name)) for name in names}
        for name in names:
            if symbols[str(name)] is None:
                self.refuse(name, "dice-on-none", name=name, words=", ".join(sorted(self.words)))
        return lambda x: sum(map(x.number, set(symbols.values())))

    # Functions

    def function(self, tree: Any, name: Any, *given: Any) -> Roll:
        word = {"max": "highest", "min": "lowest"}.get(str(name), str(name))
        if word == "abs":
            found = self.alone(tree, given, self.total)
            return Roll(self.tried(tree, abs, found.pmf), found.cut)
        if word in ("highest", "lowest"):
            return self.extreme(tree, word, given)
        if word == "until":
            return self.until(tree, self.alone(tree, given, self.truth))
        value = self.alone(tree, given, self.value)
        if isinstance(value, Hand):
            return Roll(self.of_hand(tree, word, value))
        value = self.several(given[0])
        if word == "suited":
            self.refuse(tree, "dice-no-suits")
        if word in ("straight", "range") and any(isinstance(x, Symbols) for x in value.faces):
            self.refuse(tree, "dice-of-numbers", word=word)
        if word == "groups":
            self.few(tree, word, len(value.shown) if isinstance(value, Rolled) else value.n)
        return self.tried(tree, value.asked, word)

    def until(self, tree: Any, event: Roll) -> Roll:
        """The number of throws up to the first one in which something happens."""
        p = event.pmf.exactly(True)
        times = math.ceil(math.log(BEYOND) / math.log1p(-p)) if 0 < p < 1 else int(p)
        if not 0 < times <= MOST_FACES or event.cut:
            self.refuse(tree, "dice-rare", n=spaced(MOST_FACES))
        hits, cases = p.as_integer_ratio()
        ways = [hits * (cases - hits) ** (n - 1) * cases ** (times - n) for n in range(1, times)]
        pmf = Pmf.from_counts(enumerate([*ways, cases**times - sum(ways)], 1))
        return Roll(pmf, (1 - p) ** (times - 1), times, 1 / p)

    def few(self, tree: Any, word: str, n: int) -> None:
        """Refuse more dice or cards than a digit can count."""
        if n > 9:
            self.refuse(tree, "dice-groups", word=word)

    def alone(self, tree: Any, given: Sequence[Any], work: Callable[[Any], Any]) -> Any:
        if len(given) != 1:
            self.refuse(tree, "dice-one-thing")
        return work(given[0])

    def of_hand(self, tree: Any, word: str, hand: Hand) -> Pmf:
        """The most cards that are alike, of one suit, different or in a row; or all groups of equal cards."""
        suits, ranks = Deck(dict.fromkeys(SUITS, 13)), Deck(dict.fromkeys(RANKS, 4))
        deck = hand.deck if not hand.standard else suits if word == "suited" else ranks
        if word in ("alike", "suited") and (hand.standard or word == "alike"):
            return deck.largest_count(hand.n)
        if word == "straight" and hand.standard:
            return Deck(dict.fromkeys(range(1, 14), 4)).straight(hand.n)
        if word == "groups":
            self.few(tree, word, hand.n)
            return deck.by_cards(hand.n, pools.grouped, (), pools.in_digits)
        if word == "different":
            return deck.by_cards(hand.n, lambda seen, card, count: seen + bool(count), 0)
        return self.refuse(tree, "dice-not-cards", word=word)

    def extreme(self, tree: Any, word: str, given: Sequence[Any]) -> Roll:
        if len(given) == 1:
            value = self.value(given[0])
            if not isinstance(value, Dice | Rolled):
                self.refuse(tree, "dice-compares", word=word)
            self.say("reads-pool", word=word)
            return self.some(tree, given[0], "kh" if word == "highest" else "kl", 1)
        parts = [self.total(each) for each in given]
        if sum(len(part.pmf) for part in parts) > MOST_COMPARED:
            self.refuse(tree, "dice-before", n=MOST_COMPARED)
        pmf = self.tried(tree, pools.highest if word == "highest" else pools.lowest, *(part.pmf for part in parts))
        belows = [part.below for part in parts if part.cut]
        return Roll(pmf, lost(*parts), None if None in belows else min(belows, default=None))

    # Arithmetic

    def minus(self, tree: Any, sign: Any, inner: Any) -> Roll:
        return self.tried(tree, operator.neg, self.total(inner))

    def addition(self, tree: Any, left: Any, sign: Any, right: Any) -> Roll:
        a, b = self.total(left), self.total(right)
        self.must_be_few(tree, str(sign), a.pmf, b.pmf)
        return self.tried(tree, operator.add if sign == "+" else operator.sub, a, b)

    def multiplication(self, tree: Any, left: Any, sign: Any, right: Any) -> Roll:
        a, b = self.total(left), self.total(right)
        if sign not in "*×" and 0 in b.pmf:
            self.refuse(right, "dice-by-zero")
        self.must_be_few(tree, str(sign), a.pmf, b.pmf)
        return self.tried(tree, a.times, MEANT.get(str(sign), str(sign)), b)

    def must_be_few(self, tree: Any, sign: str, left: Pmf, right: Pmf) -> None:
        """Refuse what would take minutes; sums on a common grid are quick, whatever their size."""
        if any(isinstance(x, Symbols) for x in chain(left.outcomes[:1], right.outcomes[:1])):
            numbers = [isinstance(side.outcomes[0], Symbols) for side in (left, right)]
            if not all(numbers) and sign != "vs":
                self.refuse(tree, "dice-apart")
            return
        if sign in "+-–−" and common_step(left.outcomes, right.outcomes) is not None:
            return
        whole = sign != "/" and all_whole(left.outcomes) and all_whole(right.outcomes)
        most = MOST_PAIRS if whole else MOST_FRACTIONS
        if len(left) * len(right) > most:
            self.refuse(tree, "dice-pairs", left=len(left), sign=sign, right=len(right), most=most)

    # Questions

    def comparison(self, tree: Any, left: Any, sign: Any, right: Any) -> Roll:
        a, b = self.side(tree, left, sign), self.side(tree, right, sign)
        kind = MEANT.get(str(sign), str(sign))
        if kind in ("=", "!="):
            self.must_be_few(tree, "-", a.pmf, b.pmf)
        return self.tried(tree, a.compared, kind, b)

    def side(self, tree: Any, side: Any, sign: Any) -> Roll:
        """One side of a comparison; the sum, with a note, where it is several dice."""
        if side.data == "dice" and not str(side.children[0]).startswith(("d", "1d")):
            rest = self.text[side.meta.end_pos : tree.meta.end_pos]
            asked = self.written(side) + (rest if rest.strip() else f" {sign} …")
            self.say("reads-sum", dice=self.written(side), asked=asked)
        return self.total(side)

    def among(self, tree: Any, left: Any, allowed: Any) -> Roll:
        return self.total(left).among(set(self.allowed(allowed)))

    def allowed(self, tree: Any) -> Iterable[Any]:
        return self.between(tree) if getattr(tree, "type", "") == "RANGE" else self.of_faces(tree)

    def shown(self, tree: Any, several: Any, faces: Any, order: Any = None) -> Roll:
        """Dice or cards that show all of these, each at least that often; exactly where "other" counts the rest."""
        value = self.value(several)
        if isinstance(value, Roll):
            self.refuse(several, "dice-or-cards", dice="3d{hit, miss}")
        need = dict(map(self.amount, faces.children))
        rest = next((need.pop(name) for name in list(need) if name == "other"), None)
        tests = [(name, self.shows([name], value)) for name in need]
        kinds, n = Counter[str](), len(value.shown) if isinstance(value, Rolled) else value.n
        faces_of = Counter(value.shown) if isinstance(value, Rolled) else getattr(value, "deck", None)
        for x, weight in (value.one.pmf.weights if faces_of is None else faces_of).items():
            [name, *others] = [name for name, test in tests if test(x)] or [""]
            if others:
                self.refuse(faces, "dice-each", list="{6: 2, 5: 1}")
            kinds[name] += weight

        def fits(well: bool, name: str, count: int) -> bool:
            wanted = need.get(name, rest)
            return well and (count == wanted or (rest is None and wanted != 0 and count >= (wanted or 0)))

        shown = by_faces(Pmf(kinds), n, fits, True) if faces_of is None else Deck(kinds).by_cards(n, fits, True)
        chance = shown.exactly(True) if {*need} <= {*kinds} else NEVER
        if order:
            if sum(need.values()) != n or rest:
                self.refuse(order, "dice-order")
            chance /= math.factorial(n) // math.prod(map(math.factorial, need.values()))
        return yes(chance, *([] if faces_of is not None else [value.one]))

    def amount(self, face: Any) -> tuple[Any, int]:
        """A face or a card, and how many of it: `6`, `king`, `2 king` or `king: 2`."""
        if hasattr(face, "type") or (face.children[0].data == "symbols" and len(face.children[0].children) > 1):
            self.refuse(face, "dice-each", list="{6: 2, 5: 1}")
        *few, name = face.scan_values(lambda token: token.type != "MINUS")
        *few, name = (name, few[0]) if len(face.children) > 1 else (*few, name)
        return name, int(str((few or [1])[0]))

    def truth(self, tree: Any) -> Roll:
        found = self.total(tree)
        if not set(found.pmf.outcomes) <= {True, False} or not all(isinstance(x, bool) for x in found.pmf.outcomes):
            self.refuse(tree, "dice-truth")
        return found

    def truths(self, parts: Sequence[Any]) -> list[Roll]:
        """Questions that are joined; dice that stand in two of them are thrown twice, and a note says so."""
        shown = Counter(text for part in parts for text in {self.written(each) for each in part.find_data("dice")})
        for text in (text for text, times in shown.items() if times > 1):
            self.say("reads-thrown-twice", dice=text)
        return [self.truth(part) for part in parts]

    def negation(self, tree: Any, inner: Any) -> Roll:
        found = self.truth(inner)
        return Roll(found.pmf.map(operator.not_), found.cut)

    def both(self, tree: Any, *parts: Any) -> Roll:
        found = self.truths(parts)
        return yes(math.prod((part.pmf.exactly(True) for part in found), start=Fraction(1)), *found)

    def either(self, tree: Any, *parts: Any) -> Roll:
        found = self.truths(parts)
        return yes(1 - math.prod((part.pmf.exactly(False) for part in found), start=Fraction(1)), *found)

    def choice(self, tree: Any, yes: Any, question: Any, no: Any) -> Roll:
        asked = self.truth(question)
        parts = [(asked.pmf.exactly(True), self.total(yes)), (asked.pmf.exactly(False), self.total(no))]
        pmf = self.tried(tree, mixture, [(weight, part.pmf) for weight, part in parts if weight])
        return Roll(pmf, lost(asked, *(part for _, part in parts)))

    def versus(self, tree: Any, left: Any, right: Any) -> Roll:
        a, b = self.total(left), self.total(right)
        greater, equal, less = self.tried(tree, a.pmf._against, b.pmf)
        won = Pmf({name: ways for name, ways in [("wins", greater), ("ties", equal), ("loses", less)] if ways})
        return Roll(won, lost(a, b))

    # Words

    def say(self, id: str, **given: Any) -> None:
        self.readings[say(id, **given)] = None

    def refuse(self, tree: Any, id: str, **given: Any) -> NoReturn:
        raise self.wrong(tree, say(id, **given))

    def wrong(self, tree: Any, why: str, near: str = "") -> BadDice:
        place = tree if hasattr(tree, "start_pos") else tree.meta
        return BadDice(self.text, getattr(place, "start_pos", 0), getattr(place, "end_pos", len(self.text)), why, near)


def _is_thrown(tree: Any) -> bool:
    return hasattr(tree, "data") and (tree.data in ROLLS or tree.children[:1] == ["until"])


def _thrown(tree: Any) -> Iterator[Any]:
    """Everything that is rolled or drawn, each once: of three times two dice not the two dice as well."""
    if _is_thrown(tree):
        yield tree
    else:
        for part in getattr(tree, "children", ()):
            yield from _thrown(part)


def _plainly(text: str) -> str:
    """Write a roll in one way, however it is written.

    >>> _plainly("1 d%"), _plainly("2 d6")
    ('d100', '2d6')
    """
    return re.sub("^1(?=d)", "", re.sub(r"\s", "", text).replace("w", "d").replace("d%", "d100"))


def _penetrating(one: Pmf, times: int) -> Pmf:
    """Dice that are rolled again on their highest face and then count 1 less."""
    top = one.outcomes[-1]
    found = one
    for _ in range(times):
        found = mixture((weight, top + found - 1 if face == top else face) for face, weight in one.weights.items())
    return found


def _in_short(faces: Sequence[Any]) -> str:
    """Many numbers that follow each other by the first and the last of them."""
    row = len(faces) > 8 and [*faces] == [*range(int(faces[0]), int(faces[0]) + len(faces))]
    return f"{faces[0]}..{faces[-1]}" if row else ", ".join(map(str, faces))


def _number(text: Any) -> int | Fraction:
    number = Fraction(str(text))
    return number.numerator if number.denominator == 1 else number
