"""The lesson on hidden hands: what a pass or a play tells, by counting hands and by Bayes' rule."""

import functools
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations
from typing import Any

from catlib.chance import Pmf, exactly, generator, percent, short_percent
from catlib.games.meow_daifugo.cards import cards_of, hand, read_deck
from catlib.games.meow_daifugo.odds.beliefs import PASSES, all_hands, answer, believe, passes_form, posterior
from catlib.games.meow_daifugo.voice import card_name
from catwidgets.draw import Chart, Element, Rect, Scene, curve, group, simulated_over_exact, text, token
from catwidgets.lessons.meow_daifugo.pictures import Cell, bars, hand_row, pairs_table, plain_name, triangle
from catwidgets.lessons.meow_daifugo.reading import (
    FIELD,
    KURO,
    MINE,
    Reading,
    calibration,
    first_belief,
    habits,
    round_of,
)
from catwidgets.scenes.meow_daifugo import card_back
from catwidgets.teach import (
    Answer,
    Exhibit,
    Explorer,
    Listing,
    Picture,
    Tries,
    compared,
    explored,
    note_of,
    saying,
    together,
)

# Two kittens each: yours are on the table, Kuro's are two of the seven others.
YOURS = hand("B1.1 W2")
OUT_OF_SIGHT = read_deck("kittens").mask() & ~YOURS
DOPPELGANGER = cards_of(hand("D2"))[0]
WILDS = hand("W? B?")
HALF = Fraction(1, 2)
LEADS = {"two": 2, "one": 1}
SPEAKS = "catwidgets.lessons.meow_daifugo.a_pass_speaks"  # the unit that says most of these words
say, here = saying(SPEAKS), saying(__name__)


def _answer_words(card: int) -> str:
    return say("answer", card=card != PASSES and plain_name(card))


# Watching

WIDTH = 430


class Kittens(Tries):
    """Kuro gets two of seven cards and answers your 2, as often as one likes; what he did and held is counted."""

    MODULE, HOLDS_BACK, SOUGHT, CALLED = SPEAKS, Fraction(0), hand("D2"), "doppelganger"

    def try_once(self) -> tuple[bool, bool]:
        """Deal once, and return whether Kuro passed, and whether he had a card that is sought."""
        self.kuro = sum(1 << card for card in self._rng.sample(cards_of(OUT_OF_SIGHT), 2))
        self.came = answer(self.kuro, 2, self.HOLDS_BACK).sample(self._rng)
        return self.came == PASSES, bool(self.kuro & self.SOUGHT)

    def picture(self) -> Picture:
        """Draw both hands, a bar for passes and one for plays, and a sentence."""
        scene = Scene(WIDTH, 230, say("you-and-kuro"))
        scene.add(group(text(8, 12, say("your-cards"), 12, anchor="start", fill=token("muted")), key="you"))
        scene.add(*hand_row(YOURS, 8, 58))
        scene.add(group(text(126, 12, say("kuro-held"), 12, anchor="start", fill=token("muted"))))
        told = []
        for passed, what, top in ((True, "passes", 118), (False, "plays", 176)):
            held, all_ = self.counts[passed, True], self.counts[passed, True] + self.counts[passed, False]
            scene.add(group(text(8, top, say(f"of-{what}", n=all_), 13, anchor="start", bold=True), key=what))
            bars(scene, [(say("with-it", sought=self.CALLED), held)], all_, top=top + 24, left=180, width=96)
            told.append(say(f"held-{what}", held=held, n=all_))
        if self.last is None:
            scene.add(*(card_back(x, 58, 48, key=f"back {x}") for x in (150, 202)))
            return Picture(scene, self.to_begin)
        scene.add(*hand_row(self.kuro, 126, 58, key="kuro"))
        names, did = [card_name(card) for card in cards_of(self.kuro)], _answer_words(self.came)
        scene.add(group(text(238, 58, say("and-did", did=did), 12, anchor="start", bold=True), key="came"))
        return Picture(scene, say("so-far", cards=names, did=did, sought=self.CALLED, told=together(told, "comma")))


play_kittens = Kittens


class Bluffs(Kittens):
    """Kuro tosses a coin before he plays; how often could he have played when he passed?"""

    TASK, HOLDS_BACK, SOUGHT, CALLED = "bluff-task", HALF, hand("W3 W? B?"), "better"


play_bluffs = Bluffs


# All hands of two


ANSWERS = cards_of(hand("W3"))[0], DOPPELGANGER, cards_of(hand("B2.2"))[0], cards_of(hand("W?"))[0]
ORDER = sorted(cards_of(OUT_OF_SIGHT), key=lambda card: (card >= 30, card % 8, card))


def two_by_two(holds_back: bool = False, left: Callable[..., Pmf] | None = None) -> Explorer:
    """All 21 hands that Kuro can have, and what an answer leaves of them; he may hold back if that is asked for.

    `left` works out what an answer leaves, as `hands_left` does.
    """
    draw = functools.partial(_two_by_two, left or hands_left)
    how: dict[str, Any] = {"Kuro": [*habits()]} if holds_back else {}
    return Explorer(draw, "", SPEAKS, you_lead=[*_leads()], Kuro_answers=[*_answers()], **how)


def _leads() -> dict[str, str]:
    return {say(f"lead-{lead}"): lead for lead in LEADS}


def _answers() -> dict[str, int | None]:
    return {say("nothing-yet"): None, say("a-pass"): PASSES, **{card_name(card): card for card in ANSWERS}}


def hands_left(lead: int, came: int | None, holds_back: Fraction = Fraction(0)) -> Pmf:
    """Kuro's hands of two by their chance, once he answered a single of a number (None: not yet)."""
    prior = all_hands(OUT_OF_SIGHT, 2)
    return prior if came is None else posterior(prior, lambda held: answer(held, lead, holds_back).exactly(came))


def _two_by_two(left: Callable[..., Pmf], you_lead: str, Kuro_answers: str, Kuro: str = "") -> Picture:
    lead, came, back = _leads()[you_lead], _answers()[Kuro_answers], habits().get(Kuro, Fraction(0))
    number = LEADS[lead]
    if came is not None and not any(answer(held, number, back).exactly(came) for held in all_hands(OUT_OF_SIGHT, 2)):
        return _no_hand_left(say("never", lead=lead, card=came != PASSES and plain_name(came)))
    distribution = left(number, came, back)
    chances = {(a, b): distribution.exactly(1 << a | 1 << b) for a, b in combinations(ORDER, 2)}
    most = max(chances.values())
    cells = {pair: Cell(p / most, short_percent(p) if p else "") for pair, p in chances.items()}
    each = {card: _chance_of(distribution, card) for card in ORDER}
    scene = triangle(say("two-cards"), ORDER, cells, {card: short_percent(p) for card, p in each.items()}, side=52)
    what = say("not-yet") if came is None else say("led", lead=lead, did=_answer_words(came))
    said = say("left", what=what, n=len(distribution), chance=exactly(each[DOPPELGANGER]))
    told = {pair: percent(p, 1) for pair, p in chances.items()}
    return Picture(scene, said, pairs_table(ORDER, told, say("chances")))


def _no_hand_left(said: str) -> Picture:
    cells = {pair: Cell(Fraction(0)) for pair in combinations(ORDER, 2)}
    return Picture(triangle(say("two-cards"), ORDER, cells, side=52), said)


def _chance_of(distribution: Pmf, card: int) -> Fraction:
    return distribution.probability(lambda held: held >> card & 1)


# Holding back


DEALS = 210
BOX = Rect(60, 34, 330, 210)


@explored("", SPEAKS, holds_back_in_tenths=(0, 5, 10))
def mosaic(holds_back_in_tenths: int) -> Picture:
    """210 deals as a rectangle: those who cannot play, those who can, and who of them passes."""
    able = believe(OUT_OF_SIGHT, 2).beats(2)
    can = int(able * DEALS)
    cannot, passing = DEALS - can, can * holds_back_in_tenths // 10
    scene = Scene(460, 290, say("deals"))
    scene.add(group(text(60, 14, say("shaded"), 13, anchor="start"), key="title"))
    for element in _tiles(cannot, passing, can - passing):
        scene.add(element)
    posterior_chance = Fraction(passing, cannot + passing)
    given = {"cannot": cannot, "can": can, "passing": passing, "passes": cannot + passing}
    return Picture(scene, say("mosaic", chance=exactly(posterior_chance), **given))


def _tiles(cannot: int, passing: int, playing: int) -> list[Element]:
    left = BOX.width * cannot / DEALS
    low = BOX.height * passing / (passing + playing)
    tiles = [
        (say("cannot-pass"), cannot, Rect(BOX.x, BOX.y, left, BOX.height), True),
        (say("can-pass"), passing, Rect(BOX.x + left, BOX.y + BOX.height - low, BOX.width - left, low), True),
        (say("can-play"), playing, Rect(BOX.x + left, BOX.y, BOX.width - left, BOX.height - low), False),
    ]
    drawn = [group(*_tile(words, n, box, shaded), key=words) for words, n, box, shaded in tiles if n]
    names = [(say("cannot-beat"), left / 2), (say("can-beat"), (BOX.width + left) / 2)]
    under = BOX.y + BOX.height + 14
    return drawn + [group(text(BOX.x + x, under, name, 12, fill=token("muted")), key=name) for name, x in names]


def _tile(words: str, n: int, box: Rect, shaded: bool) -> list[Element]:
    x, y = box.centre
    look = {"fill": token("legal"), "fill_opacity": 0.3} if shaded else {"fill": token("surface")}
    tile = box.element(stroke=token("ink"), stroke_width=1.2, **look)
    if box.height < 30:
        return [tile, text(x, y, say("tile", words=words, n=n), 12)]
    return [tile, text(x, y - 9, str(n), 16, bold=True), text(x, y + 10, words, 12)]


# A play


def one_by_one() -> Listing:
    """The hands with the doppelganger after it was played on a 1: what each had to do with it."""
    distribution = hands_left(1, DOPPELGANGER)
    rows = []
    for card in ORDER:
        if card != DOPPELGANGER:
            held = 1 << DOPPELGANGER | 1 << card
            plays = answer(held, 1).exactly(DOPPELGANGER)
            rows.append((card_name(card), str(plays), exactly(distribution.exactly(held))))
    return Listing(say("other-card"), (say("other"), say("plays-it"), say("now")), rows)


# The whole deck


def my_hand() -> Exhibit:
    """Your eight cards, the field, and Kuro's eight cards face down."""
    scene = Scene(460, 190, here("hands"))
    words = (("your-hand", 8, 10), ("field", 8, 104), ("kuros-hand", 190, 104))
    for name, x, y in ((here(id), x, y) for id, x, y in words):
        scene.add(group(text(x, y, name, 12, anchor="start", fill=token("muted")), key=name))
    scene.add(*hand_row(MINE, 8, 52), *hand_row(FIELD, 8, 148, key="field"))
    scene.add(*(card_back(214 + 28 * i, 148, 48, key=f"kuro {i}") for i in range(KURO)))
    mine, field = (together([*map(card_name, cards_of(cards))], "comma") for cards in (MINE, FIELD))
    return Exhibit(Picture(scene, here("dealt", mine=mine, field=field)))


@explored(lambda: here("passes-task"), before_in_percent=(5, 63, 95), holds_back_in_tenths=(0, 5, 10))
def passes(before_in_percent: int, holds_back_in_tenths: int) -> Chart:
    """Return how the chance that somebody can beat you sinks with every pass, by the closed form."""
    p, q = Fraction(before_in_percent, 100), Fraction(holds_back_in_tenths, 10)
    points = [(n, could_have_played(p, q, n)) for n in range(9)]
    return curve(points, here("could"), here("passes"), here("chance"), percents=True)


def could_have_played(p: Fraction, q: Fraction, n: int) -> Fraction:
    """The chance that Kuro could have played all the same once he passed n times, by the closed form."""
    import sympy

    form, given = passes_form(), {"p": p, "q": q, "n": Fraction(n)}
    value = form.subs({s: sympy.Rational(given[s.name]) for s in form.free_symbols})
    return Fraction(int(value.p), int(value.q))


def a_higher_card() -> str:
    before, after = first_belief().count_distribution(WILDS), wilds_after_the_six()
    return compared(after.at_least(1), before.at_least(1), "less", "same", "more")


def wilds_after_the_six() -> Pmf:
    """The number of "?" that Kuro has once he has played the black 6 on a 3."""
    six = cards_of(hand("B6.2"))[0]
    return first_belief().played(3, six).count_distribution(WILDS)


read_kuro = Reading


# Does it come true?


def simulated(rounds: int = 3000, seed: int = 1) -> Chart:
    """The number of "?" that Kuro has after a pass on a 7: dealt by the computer, over the exact chances."""
    rng, counts = generator(seed), Counter[int]()
    seven = cards_of(hand("B7.2"))
    for _ in range(rounds):
        [seen], held = round_of(seven, HALF, rng)
        if seen.came == PASSES:
            counts[(held & WILDS).bit_count()] += 1
    distribution = first_belief().passed(7, HALF).count_distribution(WILDS)
    return simulated_over_exact(distribution, counts, here("masks"), here("in-the-hand"), cases=here("rounds"))


def calibrations() -> Explorer:
    """Return how often cards were held, by the chance they were given, for a right belief and for wrong ones."""
    _, seldom, half, mostly = habits()
    return Explorer(calibration, "", __name__, Kuro=[half, seldom, mostly], you_believe=[half, seldom, mostly])


note = note_of(
    __name__,
    {
        "hold: one card": lambda: first_belief().chance(cards_of(hand("W7"))[0]),
        "hold: a wild": Answer(lambda: first_belief().beats(7), wrong={"put back": 1 - Fraction(13, 21) ** 2}),
        "hold: a wild after a pass": lambda: first_belief().passed(7, HALF).beats(7),
        "hold: two passes": lambda: first_belief().passed(7, HALF).passed(7, HALF).beats(7),
        "hold: a higher card": a_higher_card,
    },
)
