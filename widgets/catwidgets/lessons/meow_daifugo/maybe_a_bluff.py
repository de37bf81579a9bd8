"""The unit on priors, likelihoods and posteriors: what a pass says if it may be a bluff, and how a card was chosen."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from catlib.games.meow_daifugo.cards import hand
from catlib.games.meow_daifugo.odds.beliefs import PASSES, answer, believe
from catwidgets.lessons.meow_daifugo.a_pass_speaks import MASKS, PAIRS, Pair
from catwidgets.lessons.meow_daifugo.a_pass_speaks import hands as all_hands
from catwidgets.lessons.meow_daifugo.what_do_they_hold import DOPPELGANGER, HALF, OUT_OF_SIGHT
from catwidgets.lessons.meow_daifugo.what_do_they_hold import mosaic as mosaic
from catwidgets.lessons.meow_daifugo.what_do_they_hold import one_by_one as one_by_one
from catwidgets.lessons.meow_daifugo.what_do_they_hold import play_bluffs as play_bluffs
from catwidgets.teach import Answer, Explorer, Unit, drawing


def hands(update: Callable[..., Any]) -> Explorer:
    """All 21 hands that Kuro can have, what an answer leaves of them, and how often he holds back."""
    return all_hands(update, holds_back=True)


def coin(pair: Pair) -> Fraction:
    return Fraction(answer(MASKS[pair[0]] | MASKS[pair[1]], 2, HALF).exactly(PASSES))


# Exercises: somebody can play with chance able/n, and then holds back in 1 of some cases.
ABLE: dict[str, Any] = {"n": range(3, 10), "able": lambda n: range(1, n), "times": range(2, 6)}

exercises = Unit(
    __name__,
    {
        "maybe: could have": lambda: believe(OUT_OF_SIGHT, 2).passed(2, HALF).beats(2),
        "maybe: coin": Answer(coin, cases=tuple((pair,) for pair in PAIRS)),
        "maybe: with a coin": lambda: believe(OUT_OF_SIGHT, 2).passed(2, HALF).chance(DOPPELGANGER),
        "maybe: another two": lambda: (
            believe(OUT_OF_SIGHT, 2).played(1, DOPPELGANGER).count_distribution(hand("B2.1 B2.2")).exactly(1)
        ),
    },
    exercises=(
        drawing(lambda able, n, times: Fraction(able, n * times), **ABLE),
        drawing(lambda able, n, times: 1 - Fraction(able, n) + Fraction(able, n * times), **ABLE),
        drawing(lambda able, n, times: Fraction(able, able + (n - able) * times), **ABLE),
        drawing(
            lambda spam, caught, wrong: Fraction(spam * caught, spam * caught + (100 - spam) * wrong),
            spam=(20, 30, 40, 60), caught=range(5, 10), wrong=(1, 2, 3),
            others=lambda spam, caught, wrong: 100 - spam,
        ),
        drawing(
            lambda same, others: Fraction(same, same + 2 * others),
            others=range(3, 10),
            same=range(1, 5),
            cards=lambda others, same: others + same,
        ),
    ),
    board=lambda: mosaic.drawn(5),
)
