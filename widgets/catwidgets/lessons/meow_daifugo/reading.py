"""Reading a hidden hand in the whole deck: leads, answers, and the chance of every card as it changes."""

import functools
from collections.abc import Iterator, Sequence
from fractions import Fraction
from random import Random
from typing import NamedTuple

import ipywidgets as W

from catlib.chance import exactly, generator, local, own_luck, percent, proportion, short_percent
from catlib.games.meow_daifugo.cards import CARDS, cards_of, hand
from catlib.games.meow_daifugo.odds.beliefs import PASSES, Belief, answer, believe
from catlib.games.meow_daifugo.voice import card_name
from catwidgets.draw import Chart, DataPoint, Element, Rect, Scene, Series, circle, group, line, path, text, token
from catwidgets.lessons.meow_daifugo.pictures import plain_name
from catwidgets.page import field, table_html
from catwidgets.scenes.meow_daifugo import card_back, card_shape, cat_card
from catwidgets.teach import Exhibit, Picture, saying, sentences, together

MINE, FIELD = hand("W1 B3 B3 W4 B7.2 W8 B8 B8"), hand("D1 B5.1 W6")
UNSEEN = (1 << CARDS) - 1 & ~MINE & ~FIELD
MY_CARDS = sorted(cards_of(MINE), key=lambda card: (card % 8, card))
KURO = 8  # cards in Kuro's hand
HABITS = (0, 1, 5, 9)  # in how many of ten cases Kuro holds back
say, of_unit = saying(__name__), saying("catwidgets.lessons.meow_daifugo.a_pass_speaks")
SORTS = (0, 8, 16, 24)  # the first card of each row: white, black of two circles and of one, doppelganger
TICK = "M-6 0L-2 5L7 -6"


def habits() -> dict[str, Fraction]:
    """Return how often Kuro holds back, by what that is called."""
    return {of_unit("holds-back", tenths=tenths): Fraction(tenths, 10) for tenths in HABITS}


@functools.cache
def first_belief() -> Belief:
    """Return what one can believe of Kuro's eight cards before anything is played.

    >>> first_belief().chance(1)
    Fraction(8, 21)
    """
    return believe(UNSEEN, KURO)


# Rounds


class Observation(NamedTuple):
    """An observation: the card that was led, the answer, and on a pass the card taken and the one turned up."""

    led: int
    came: int
    taken: int = -1
    up: int = -1

    def after(self, belief: Belief, holds_back: Fraction) -> Belief:
        """The belief once this was seen."""
        number = self.led % 8 + 1
        if self.came != PASSES:
            return belief.played(number, self.came, holds_back)
        belief = belief.passed(number, holds_back)
        belief = belief.taken(self.taken) if self.taken >= 0 else belief
        return belief.turned_up(self.up) if self.up >= 0 else belief


class _Table:
    """Kuro's hand, the field and the deck, as nobody sees them but who deals."""

    def __init__(self, rng: Random, holds_back: Fraction):
        cards = cards_of(UNSEEN)
        rng.shuffle(cards)
        self.hand, self.deck = sum(1 << card for card in cards[:KURO]), cards[KURO:]
        self.field, self.back, self._rng = cards_of(FIELD), holds_back, rng

    def lead(self, card: int) -> Observation:
        """Kuro answers a card, and on a pass takes the card of the field that lies there longest."""
        came = answer(self.hand, card % 8 + 1, self.back).sample(self._rng)
        if came != PASSES:
            self.hand ^= 1 << came
            return Observation(card, came)
        taken = self.field.pop(0) if self.field else -1
        up = self.deck.pop() if self.deck else -1
        self.hand |= 1 << taken if taken >= 0 else 0
        self.field += [up] if up >= 0 else []
        return Observation(card, came, taken, up)


def round_of(leads: Sequence[int], holds_back: Fraction, rng: Random) -> tuple[list[Observation], int]:
    """Return what is seen when these cards are led one after the other, and what Kuro holds after all."""
    table = _Table(rng, holds_back)
    return [table.lead(card) for card in leads], table.hand


# A hand to read

CELL_W, CELL_H, CARD = 58, 84, 38
LEFT, TOP = 8, 118
WIDE = LEFT + 9 * CELL_W


class Reading(Exhibit):
    """Lead cards, see what Kuro answers, and watch the chance of every card that Kuro may hold.

    >>> reading = Reading(seed=1)
    >>> reading.board.status
    'Every unseen card is in Kuro’s hand with chance 8/21 = 38.1%. Lead one of your cards.'
    """

    def __init__(self, seed: int = 36, habit: str = ""):
        self._rng, words = own_luck(seed), list(habits())
        self._habit = field(W.Dropdown, say("kuro"), "auto", "initial", options=words, value=habit or words[0])
        super().__init__(Picture(Scene(WIDE, 10, say("hand")), ""), "", [self._habit])
        self._habit.observe(self.board.guarded(lambda _: self.deal()), "value")
        self.button(say("turn-over"), say("turn-over-tip"), self.turn_over)
        self.button(say("deal"), say("deal-tip"), self.deal)
        self.board.on_click(self._click)
        self.deal()

    def deal(self) -> None:
        """Kuro gets eight of the unseen cards; yours and the field are as before."""
        self.table, self.belief = _Table(self._rng, habits()[self._habit.value]), first_belief()
        self.led: list[int] = []
        self.played: list[int] = []
        self.before = self.belief.chances()
        self.over = False
        self._draw(say("begin", chance=exactly(Fraction(8, 21))))

    def lead(self, card: int) -> None:
        """Lead a card of yours; Kuro answers by habit."""
        if self.over:
            raise ValueError(say("is-over"))
        if not MINE >> card & 1 or card in self.led:
            raise ValueError(say("not-yours", card=plain_name(card)))
        seen = self.table.lead(card)
        self.before = self.belief.chances()
        self.belief = seen.after(self.belief, habits()[self._habit.value])
        self.led.append(card)
        self.played += [seen.came] if seen.came != PASSES else []
        self._draw(self._sentence(seen))

    def turn_over(self) -> None:
        """Show what Kuro holds, and how well it could be read."""
        self.over = True
        hidden = cards_of(self.table.hand & ~self.belief.known)
        said = say("held", cards=bool(hidden) and together([*map(card_name, hidden)], "comma"))
        if hidden:
            mean = sum((self.belief.chance(card) for card in hidden), Fraction(0)) / len(hidden)
            alike = Fraction(len(hidden), self.belief.unseen.bit_count())
            said = sentences(said, say("gave", mean=percent(mean, 0), alike=percent(alike, 0)))
        self._draw(said)

    def _click(self, id: str) -> None:
        self.lead(int(id.removeprefix("lead:")))

    def _sentence(self, seen: Observation) -> str:
        """Return what came, and what follows from it."""
        led, up = say("lead", card=plain_name(seen.led)), ""
        if seen.came == PASSES:
            came = say("passes", taken=seen.taken >= 0 and plain_name(seen.taken))
            up = say("up", card=plain_name(seen.up)) if seen.up >= 0 else ""
        else:
            came = say("plays", card=plain_name(seen.came))
        return sentences(led, came, up, self._follows())

    def _follows(self) -> str:
        now = self.belief.chances()
        out = [card for card, p in now.items() if not p and self.before.get(card)]
        likely = max((p for card, p in now.items() if p < 1), default=Fraction(0))
        ruled = say("ruled-out", cards=together([*map(plain_name, out)], "comma")) if out else ""
        return sentences(ruled, say("likeliest", chance=percent(likely, 1)))

    # Drawing

    def _draw(self, said: str) -> None:
        scene = Scene(WIDE, TOP + 4 * CELL_H + 4, say("grid"))
        scene.name_group("hand", say("your-hand"))
        scene.add(*self._my_hand(scene), *self._grid())
        self.show(Picture(scene, said, self._as_table()))

    def _my_hand(self, scene: Scene) -> Iterator[Element]:
        """Your cards, those to lead as places to click; and what Kuro has shown."""
        yield group(text(LEFT, 10, say("you-lead"), 12, anchor="start", fill=token("muted")), key="yours")
        for i, card in enumerate(MY_CARDS):
            x, led = LEFT + 22 + 44 * i, card in self.led
            shown = cat_card(x, 52, card, 40, key=f"mine {card}")
            yield group(shown, opacity=0.3, key=f"led {card}") if led else shown
            if not led:
                legal = not self.over
                look = {"legal": legal, "group": "hand", "row": 0, "col": i, "mark": "none"}
                scene.target(f"lead:{card}", card_shape(x, 52, 40), card_name(card), **look)
        x = LEFT + 22 + 44 * 8 + 12
        held = self.table.hand.bit_count()
        yield group(text(x, 10, say("kuro-has", n=held), 12, anchor="start", fill=token("muted")), key="kuro")
        for i, card in enumerate(self.played[-3:] or [PASSES]):
            at = x + 18 + 40 * i
            passed = card == PASSES
            yield card_back(at, 52, 36, key="back") if passed else cat_card(at, 52, card, 36, key=f"kuro {card}")

    def _grid(self) -> Iterator[Element]:
        for column in range(9):
            x = LEFT + (column + 0.5) * CELL_W
            yield group(text(x, TOP - 14, "?" if column == 8 else str(column + 1), 13, bold=True), key=f"head {column}")
        for card in range(CARDS):
            yield from self._card(card)

    def _card(self, card: int) -> Iterator[Element]:
        """A card with its chance, as a bar and as a number; where it lies, if that is known."""
        column = 8 if card >= 30 else card % 8
        row = card - 30 if card >= 30 else card // 8
        x, y = LEFT + (column + 0.5) * CELL_W, TOP + row * CELL_H + 28
        where = self._where(card)
        drawn = cat_card(x, y, card, CARD, key=f"card {card}")
        if where:
            yield group(drawn, opacity=0.28, key=f"gone {card}")
            yield group(text(x, y + 36, where, 11, fill=token("muted")), key=f"where {card}")
            return
        yield drawn
        chance, before = self.belief.chance(card), self.before.get(card, Fraction(0))
        yield group(*_gauge(x, y + 31, chance, before), key=f"gauge {card}")
        yield group(text(x, y + 42, short_percent(chance), 11, bold=chance > before), key=f"chance {card}")
        if self.over and self.table.hand >> card & 1:
            yield group(*_held(x, y), key=f"held {card}")

    def _where(self, card: int) -> str:
        """Return where a card lies that Kuro cannot hold, in a word."""
        if MINE >> card & 1:
            return say("yours")
        if card in self.played:
            return say("played")
        return say("field") if card in self.table.field else ""

    def _as_table(self) -> str:
        rows = [(card_name(card), self._where(card) or self._shown(card)) for card in range(CARDS)]
        return table_html(say("chances"), (say("card"), say("in-his-hand")), rows)

    def _shown(self, card: int) -> str:
        chance = self.belief.chance(card)
        known = say("is-there") if chance == 1 else percent(chance, 1)
        return together([known, say("was-held")], "comma") if self.over and self.table.hand >> card & 1 else known


def _held(x: float, y: float) -> Iterator[Element]:
    """An edge and a tick around a card that Kuro held."""
    yield card_shape(x, y, CARD + 6).element(fill="none", stroke=token("best"), stroke_width=3)
    yield circle(x + 17, y - 24, 9, fill=token("best"), stroke=token("halo"), stroke_width=1.5)
    look = {"fill": "none", "stroke": token("on-strong"), "stroke_width": 3}
    yield group(path(TICK, **look), at=(x + 17, y - 24), scale=0.7)


def _gauge(x: float, y: float, chance: Fraction, before: Fraction) -> Iterator[Element]:
    """A short bar that is full at 1, with a line where it was before."""
    wide = CELL_W - 16
    left = x - wide / 2
    yield Rect(left, y - 3, wide, 6, 3).element(fill=token("line"), fill_opacity=0.5)
    if chance:
        yield Rect(left, y - 3, wide * float(chance), 6, 3).element(fill=token("legal"))
    if before != chance:
        at = left + wide * float(before)
        yield line(at, y - 6, at, y + 6, stroke=token("ink"), stroke_width=1.5)


# Does it come true?

LEADS = cards_of(hand("W4 B3 B3 W1 B7.2"))


def calibration(Kuro: str, you_believe: str, rounds: int = 150, seed: int = 1) -> Chart:
    """Return how often a card was in the hand, by the chance that it was given: on the line are honest chances."""
    hits, given, seen = _tally(habits()[Kuro], habits()[you_believe], rounds, seed)
    points, rows, held = [], [], 0
    for k in sorted(seen):
        share, mean = proportion(hits[k], seen[k]), given[k] / seen[k]
        held += share.low <= mean <= share.high
        hover = say("so-often", given=local(f"{100 * mean:.0f}%"), share=str(share))
        points.append(DataPoint(round(100 * mean), share.value, share.low, share.high, hover=hover))
        told = say("of", n=hits[k], all=seen[k])
        rows.append((local(f"{100 * mean:.1f}%"), told, local(f"{100 * share.value:.1f}%")))
    right = Series(say("as-said"), "line", (DataPoint(0, 0.0), DataPoint(100, 1.0)), 2)
    found = Series(say("held-estimate"), "points", tuple(points), 1)
    said = say("come-true-said", rounds=rounds, habit=Kuro, believed=you_believe, held=held, all=len(points))
    title, headings = say("come-true"), (say("given"), say("held-so"), say("share"))
    return Chart(title, say("given-percent"), say("is-there"), (right, found), said, headings, tuple(rows))


@functools.lru_cache(maxsize=64)
def _tally(
    kuro: Fraction, believed: Fraction, rounds: int, seed: int
) -> tuple[dict[int, int], dict[int, float], dict[int, int]]:
    """By tenths of the chance given: unseen cards that were held, chances given, and how many cards."""
    rng = generator(seed)
    hits, given, seen = dict[int, int](), dict[int, float](), dict[int, int]()
    for _ in range(rounds):
        observations, held = round_of(rng.sample(LEADS, 3), kuro, rng)
        belief = first_belief()
        for observation in observations:
            belief = observation.after(belief, believed)
        for card, chance in belief.chances().items():
            if belief.unseen >> card & 1:
                k = min(9, int(10 * chance))
                hits[k] = hits.get(k, 0) + (held >> card & 1)
                given[k] = given.get(k, 0.0) + float(chance)
                seen[k] = seen.get(k, 0) + 1
    return hits, given, seen
