"""The unit on bluffing: how often a worthless card should bet, and how often such a bet should be called."""

import functools
from fractions import Fraction
from typing import Any, NamedTuple

from catlib import load
from catlib.chance import counted, four_digits, generator
from catlib.solving import cfr
from catwidgets.draw import Rect, Scene, curve, group, text, token
from catwidgets.lessons.classics.pictures import chance_by
from catwidgets.teach import Answer, Exhibit, Own, Picture, Steered, Unit, by_reader, drawing, maps, words_of

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
        rng = generator(4 + self.number)
        return (KING, True) if rng.random() < 0.5 else (JACK, EACH * rng.random() < best())

    def over(self) -> bool:
        """Return whether all is decided: she did not bet, or you answered."""
        return bool(self.did) or not self.hers()[1]

    def coins(self) -> int:
        """Return your coins, with those of this deal if it is decided."""
        card, bets = self.hers()
        actions = (BET, BET if self.did == "Call" else PASS) if bets else (PASS,)
        return self.before - (pays(card, *actions) if self.over() else 0)


def play() -> Exhibit:
    """Deals in which Lea bets, and one calls or folds."""
    buttons = {
        "Call": ("Put in a coin, too", lambda at: at if at.over() else at._replace(did="Call")),
        "Fold": ("Give up the coin that you put in", lambda at: at if at.over() else at._replace(did="Fold")),
        "Next deal": ("Deal again", lambda at: Deal(at.number + 1, at.coins()) if at.over() else at),
    }
    task = f"You hold the queen; Lea holds the king or the jack. If she bets: call, or fold? Play {PLAYED} deals."
    return Steered(_table, task, Deal(), buttons=buttons)


def _table(at: Deal) -> Picture:
    card, bets = at.hers()
    scene, seen = Scene(420, 196, "Three cards"), at.over() and at.did != "Fold"
    hidden, calls = ("K" if card == KING else "J") if seen else "?", at.did == "Call"
    for x, coins_at, name, stake, who in ((60, 178, "Q", 1 + calls, "you"), (276, 242, hidden, 1 + bets, "Lea")):
        ground = Rect(x, 34, 84, 116, 8).element(fill=token("surface-2"), stroke=token("line"), stroke_width=2)
        scene.add(group(ground, text(x + 42, 94, name, 44, bold=True), text(x + 42, 18, who, 14), key=f"{who} {name}"))
        scene.add(text(coins_at, 92, "●" * stake, 20, fill=token("path")))
    number = f"Deal {at.number}{f' of {PLAYED}' if at.number <= PLAYED else ''}"
    score = f"{number}, {counted(abs(at.coins()), 'coin')} {'lost' if at.coins() < 0 else 'won'}"
    scene.add(group(text(210, 178, score if at.over() else f"{number}: do you call?", 15, bold=True), key="score"))
    hers = f"Lea {'bets' if bets else 'does not bet'}."
    if not at.over():
        return Picture(scene, f"{hers} Call, or fold.")
    shown = f"She has the {'king' if card == KING else 'jack'}." if seen else "Her card stays hidden."
    return Picture(scene, f"{hers}{at.did and f' You {at.did.lower()}.'} {shown} {score}.")


# The balance


@by_reader("When does it make no difference what you do?", bluffs_of_12=(0, 6, EACH), calls_of_12=(0, 9, EACH))
def balance(coins: Own, bluffs_of_12: int, calls_of_12: int) -> Picture:
    """Draw by the reader's function what Lea wins with more or fewer bluffs, for some number of calls."""
    lines = {"never called": 0, "always called": EACH, f"called {calls_of_12} times of 12": calls_of_12}
    drawn = {name: [(n, chance_by(coins, n, c)) for n in range(EACH + 1)] for name, c in lines.items()}
    never, always, now = (points[bluffs_of_12][1] for points in drawn.values())
    chart = curve(drawn, "Lea's coins in 24 deals", "bluffs of 12 jacks", "coins", mark=(bluffs_of_12, ""))
    said = f"{counted(bluffs_of_12, 'bluff')}, {counted(calls_of_12, 'call')}: Lea wins {four_digits(now)} in 24 deals."
    sides = f"Never called she wins {four_digits(never)}, always called {four_digits(always)}."
    return Picture.of(chart, f"{said} {sides}")


def to_fill_in() -> Picture:
    """Return the rules, room for twenty deals and an empty table of what Lea wins, for paper."""
    rules, scene = words_of(__name__)["paper"]["rules"], Scene(720, 236, "What Lea wins in 24 deals")
    scene.add(*(text(8, 12 + 20 * i, words, 14, anchor="start") for i, words in enumerate(rules)))
    rows = [(words, ("", "")) for words in ("12 kings: bet", "3 jacks: bluff", "9 jacks: no bet", "all 24 deals")]
    scene.add(*maps.boxes(("never called", "always called"), rows, 124, 98, 100))
    deals = [(words, [""] * 10) for words in ("deals 1–10", "11–20")]
    scene.add(group(*maps.boxes([*map(str, range(1, 11))], deals, 88, 98, 28), at=(338, 0)))
    scene.add(text(346, 190, "Write your coins in each of twenty deals: +1, −1, +2 or −2.", 14, anchor="start"))
    return Picture(scene, "")


UNIT = Unit.of(
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

exercises = UNIT.sheet
