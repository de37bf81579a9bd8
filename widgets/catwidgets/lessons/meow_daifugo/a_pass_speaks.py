"""The unit on Bayes' rule: what a pass says about a hidden hand."""

from collections.abc import Callable
from fractions import Fraction
from itertools import combinations
from typing import Any

from catlib.chance import Pmf
from catlib.games.meow_daifugo.cards import cards_of, hand
from catlib.games.meow_daifugo.odds.beliefs import answer, believe
from catlib.games.meow_daifugo.voice import card_name
from catwidgets.draw import Rect
from catwidgets.lessons.meow_daifugo.pictures import Cell, triangle
from catwidgets.lessons.meow_daifugo.what_do_they_hold import DOPPELGANGER, HALF, ORDER, OUT_OF_SIGHT, WILDS, two_by_two
from catwidgets.lessons.meow_daifugo.what_do_they_hold import play_kittens as play_kittens
from catwidgets.teach import (
    Answer,
    Broken,
    Explorer,
    Own,
    Picture,
    Steered,
    Unit,
    compared,
    drawing,
    friendly,
    saying,
    together,
)

say = saying(__name__)
CARDS = {"W1": "W1", "W3": "W3", "B2": "B2.1", "b2": "B2.2", "D2": "D2", "W?": "W?", "B?": "B?"}
MASKS = {code: hand(name) for code, name in CARDS.items()}
Pair = tuple[str, str]
THREE = cards_of(hand("W3"))[0]
PAIRS: tuple[Pair, ...] = tuple(combinations(CARDS, 2))


def _mask(pair: Pair) -> int:
    return MASKS[pair[0]] | MASKS[pair[1]]


# Pictures


@friendly
def hands(update: Callable[..., Any], holds_back: bool = False) -> Explorer:
    """All 21 hands that Kuro can have, and what an answer leaves of them, by the reader's own update.

    With `holds_back`, Kuro's habit can be chosen, too.
    """
    own = Own(update)
    _checked(own)

    def left(lead: int, came: int | None, back: Fraction) -> Pmf:
        prior = dict.fromkeys(PAIRS, Fraction(1, 21))
        if came is None:
            return Pmf({_mask(pair): p for pair, p in prior.items()})
        belief = own(prior, lambda pair: Fraction(answer(_mask(pair), lead, back).exactly(came)))
        return Pmf({_mask(pair): Fraction(p) for pair, p in belief.items() if p})

    return two_by_two(holds_back, left)


def cross_out() -> Steered:
    """Return all hands that Kuro can have; a click crosses one out, or takes it back."""
    return Steered(_left, say("cross-task"), frozenset(), lambda out, id: out ^ {id})


def _left(out: frozenset[str]) -> Picture:
    hands = list(combinations(ORDER, 2))
    scene = triangle(say("two-cards"), ORDER, {each: Cell(Fraction(str(each) not in out)) for each in hands})
    for (i, a), (j, b) in combinations(enumerate(ORDER), 2):
        names, crossed = together([card_name(a), card_name(b)], "comma"), str((a, b)) in out
        box = Rect(4 + 50 * j, 4 + 50 * i, 50, 50, 5).inset(1.5)
        scene.target(str((a, b)), box, say("crossed", hand=names, out=crossed), row=i, col=j, legal=True, mark="ring")
    left = [each for each in hands if str(each) not in out]
    return Picture(scene, say("hands-left", n=len(left), with_it=sum(DOPPELGANGER in each for each in left)))


def _checked(own: Own) -> None:
    """An update has to give a chance for each hand, and they have to add up to 1."""
    found: Any = own(dict.fromkeys(PAIRS, Fraction(1, 21)), lambda pair: HALF if "D2" in pair else Fraction(1))
    if not isinstance(found, dict) or not set(found) <= set(PAIRS):
        raise Broken(say("no-chances", name=own.name, found=repr(found)[:100]))
    if sum(found.values()) != 1:
        raise Broken(say("not-one", name=own.name, total=str(sum(found.values()))))


# Questions


def a_low_card() -> str:
    start, white_1 = believe(OUT_OF_SIGHT, 2), cards_of(hand("W1"))[0]
    earlier, later = start.chance(white_1), start.passed(2).chance(white_1)
    return compared(later, earlier, "less", "same", "more")


def plays_the_three(pair: Pair) -> Fraction:
    return Fraction(answer(_mask(pair), 2).exactly(THREE))


exercises = Unit(
    __name__,
    {
        "speaks: before": lambda: believe(OUT_OF_SIGHT, 2).chance(DOPPELGANGER),
        "speaks: after a pass": lambda: believe(OUT_OF_SIGHT, 2).passed(2).chance(DOPPELGANGER),
        "speaks: a low card": a_low_card,
        "speaks: three": Answer(plays_the_three, cases=tuple((pair,) for pair in PAIRS)),
        "speaks: wild": lambda: believe(OUT_OF_SIGHT, 2).played(2, THREE).count_distribution(WILDS).at_least(1),
    },
    exercises=(
        drawing(lambda n, able: Fraction(1, n - able), n=range(6, 13), able=(2, 3)),
        drawing(lambda n, able: Fraction(n - able, n), n=range(6, 13), able=(2, 3, 4)),
        drawing(lambda n, able: Fraction(2, n - able), n=range(7, 13), able=(2, 3, 4)),
        drawing(
            lambda found, alarms, healthy: Fraction(found, found + alarms * healthy), rare=(50, 100, 200, 500, 1000),
            found=(80, 90, 95, 99), alarms=(1, 2, 5, 10), healthy=lambda rare: rare - 1,
        ),
        drawing(
            lambda n, m, white, more: Fraction(white, n) / (Fraction(white, n) + Fraction(more, m)),
            n=range(5, 9), m=range(9, 13), white=(1, 2), more=(3, 4),
        ),
    ),
    board=lambda: Picture(two_by_two().board.scene, say("all-hands")),
)
