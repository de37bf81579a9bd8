"""The unit on bluffing: how often a worthless card should bet, and how often such a bet should be called."""

import functools
from fractions import Fraction
from typing import Any, NamedTuple

from catlib import load
from catlib.chance import four_digits, own_luck
from catlib.solving import cfr
from catwidgets.draw import Rect, Scene, curve, group, text, token
from catwidgets.lessons.classics.pictures import chance_by
from catwidgets.teach import Answer, Own, Picture, Steered, Unit, by_reader, drawing, maps, saying, sentences, words_of

say = saying(__name__)
JACK, QUEEN, KING = 1, 2, 3
PASS, BET = 0, 1
EACH, PLAYED = 12, 10  # kings, and jacks, in 24 deals; deals to play before one guesses


@functools.cache
def _poker() -> Any:
    return load("kuhn_poker")


@functools.cache
def pays(card: int, *actions: int) -> int:
    """Return what Lea wins with a card from somebody who holds the queen and waits: her action, and that to her bet.

    >>> pays(JACK, BET, PASS), pays(JACK, BET, BET)
    (1, -2)
    """
    state = _poker().initial_state()
    for action in (QUEEN - 1, card - 1, PASS, *actions):
        state = _poker().successor(state, action)
    return int(_poker().returns(state)[1])


def coins(bluffs: int, calls: int, bet: int = 1) -> Fraction:
    """Return what Lea wins in 24 deals that bluffs with some of 12 jacks, if some of 12 bets are called.

    >>> coins(3, 0), coins(3, 12), coins(3, 12, bet=2)
    (Fraction(6, 1), Fraction(9, 1), Fraction(18, 1))
    """
    called = EACH * (pays(KING, BET, BET) + bet - 1) + bluffs * (pays(JACK, BET, BET) - bet + 1)
    folded = EACH * pays(KING, BET, PASS) + bluffs * pays(JACK, BET, PASS)
    return Fraction(calls * called + (EACH - calls) * folded, EACH) + (EACH - bluffs) * pays(JACK, PASS)


def best(bet: int = 1) -> int:
    """Return with how many of 12 jacks Lea should bluff, if the number becomes known."""
    return max(range(EACH + 1), key=lambda n: min(coins(n, 0, bet), coins(n, EACH, bet)))


def _king(b: int) -> Fraction:
    return Fraction(EACH, EACH + b)


# A table to play at


class Deal(NamedTuple):
    """A deal: its number, your coins before it, and what you did."""

    number: int = 1
    before: int = 0
    did: str = ""

    def hers(self) -> tuple[int, bool]:
        """Return Lea's card, and whether she bets: with four of twelve jacks, in the long run."""
        rng = own_luck(4, self.number)
        return (KING, True) if rng.random() < 0.5 else (JACK, EACH * rng.random() < best())

    def over(self) -> bool:
        """Return whether all is decided: she did not bet, or you answered."""
        return bool(self.did) or not self.hers()[1]

    def coins(self) -> int:
        """Return your coins, with those of this deal if it is decided."""
        card, bets = self.hers()
        actions = (BET, BET if self.did == "call" else PASS) if bets else (PASS,)
        return self.before - (pays(card, *actions) if self.over() else 0)


def play() -> Steered:
    """Deals in which Lea bets, and one calls or folds."""
    buttons = {
        say("call"): (say("call-tip"), lambda at: at if at.over() else at._replace(did="call")),
        say("fold"): (say("fold-tip"), lambda at: at if at.over() else at._replace(did="fold")),
        say("next"): (say("next-tip"), lambda at: Deal(at.number + 1, at.coins()) if at.over() else at),
    }
    return Steered(_table, say("play-task", deals=PLAYED), Deal(), buttons=buttons)


def _table(at: Deal) -> Picture:
    card, bets = at.hers()
    scene, seen = Scene(420, 196, say("table")), at.over() and at.did != "fold"
    hidden, calls = say("king" if card == KING else "jack") if seen else "?", at.did == "call"
    sides = ((60, 178, say("queen"), 1 + calls, say("you")), (276, 242, hidden, 1 + bets, say("lea")))
    for x, coins_at, name, stake, who in sides:
        ground = Rect(x, 34, 84, 116, 8).element(fill=token("surface-2"), stroke=token("line"), stroke_width=2)
        scene.add(group(ground, text(x + 42, 94, name, 44, bold=True), text(x + 42, 18, who, 14), key=f"{who} {name}"))
        scene.add(text(coins_at, 92, "●" * stake, 20, fill=token("path")))
    number = say("deal", n=at.number, of=at.number <= PLAYED and PLAYED)
    score = say("score", deal=number, coins=abs(at.coins()), lost=at.coins() < 0)
    shown = score if at.over() else say("do-you-call", deal=number)
    scene.add(group(text(210, 178, shown, 15, bold=True), key="score"))
    hers = say("bets", bets=bets)
    if not at.over():
        return Picture(scene, sentences(hers, say("call-or-fold")))
    has = say("has", card=("king" if card == KING else "jack") if seen else "hidden")
    return Picture(scene, sentences(hers, say("you-did", did=at.did) if at.did else "", has, say("end", score=score)))


# The balance


@by_reader(lambda: say("task"), bluffs_of_12=(0, 6, EACH), calls_of_12=(0, 9, EACH))
def balance(coins: Own, bluffs_of_12: int, calls_of_12: int) -> Picture:
    """Draw by the reader's function what Lea wins with more or fewer bluffs, for some number of calls."""
    lines = {say("never"): 0, say("always"): EACH, say("called", n=calls_of_12): calls_of_12}
    drawn = {name: [(n, chance_by(coins, n, c)) for n in range(EACH + 1)] for name, c in lines.items()}
    never, always, now = (points[bluffs_of_12][1] for points in drawn.values())
    chart = curve(drawn, say("leas-coins"), say("bluffs"), say("coins"), mark=(bluffs_of_12, ""))
    wins = {"now": four_digits(now), "never": four_digits(never), "always": four_digits(always)}
    return Picture.of(chart, say("balance", bluffs=bluffs_of_12, calls=calls_of_12, **wins))


def to_fill_in() -> Picture:
    """Return the rules, room for twenty deals and an empty table of what Lea wins, for paper."""
    rules, scene = words_of(__name__)["paper"]["rules"], Scene(720, 236, say("paper"))
    scene.add(*(text(8, 12 + 20 * i, words, 14, anchor="start") for i, words in enumerate(rules)))
    rows = [(words, ("", "")) for words in map(say, ("paper-kings", "paper-bluffs", "paper-jacks", "paper-all"))]
    scene.add(*maps.boxes((say("never"), say("always")), rows, 124, 98, 100))
    deals = [(words, [""] * 10) for words in (say("paper-deals"), "11–20")]
    scene.add(group(*maps.boxes([*map(str, range(1, 11))], deals, 88, 98, 28), at=(338, 0)))
    scene.add(text(346, 190, say("paper-write"), 14, anchor="start"))
    return Picture(scene, "")


exercises = Unit(
    __name__,
    {
        "bluff: honest": lambda: int(coins(0, 0)),
        "bluff: always": lambda: int(coins(EACH, EACH)),
        "bluff: best": Answer(best, picture=lambda: balance.drawn(Own(coins), best(), EACH)),
        "bluff: calls": lambda: next(c for c in range(EACH + 1) if coins(0, c) == coins(EACH, c)),
        "bluff: king": lambda: _king(best()),
        "bluff: happens": lambda: "once" if 0 < 1 - _king(best()) < 1 else "never",
        "bluff: two": lambda: best(2),
        "bluff: first": lambda: "second" if cfr(_poker(), 300).high < 0 else "first",
    },
    exercises=(
        drawing(lambda b: coins(b, 0), b=range(1, 12)),
        drawing(lambda b: coins(b, EACH), b=range(1, 12)),
        drawing(_king, b=range(1, 12)),
        drawing(lambda s: best(s), s=[4, 6, 10]),
        drawing(lambda a, b: Fraction(a, a + b), a=range(2, 8), b=range(2, 8)),
    ),
    board=lambda: balance.drawn(Own(coins), best(), 8),
    paper=to_fill_in,
)
