"""The unit on equal armies: absorbing Markov chains, and from which size on the attacker is the favourite."""

import functools
from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple

from catlib.chance import own_luck, percent
from catlib.games.empire import odds
from catwidgets.draw import SEATS, Rect, Scene, curve, group, pieces, text
from catwidgets.teach import (
    Answer,
    Listing,
    Picture,
    Steered,
    Unit,
    by_reader,
    compared,
    drawing,
    saying,
    sentences,
)

say = saying(__name__)
HALF = Fraction(1, 2)
MOST = 20


def roll(attackers: int, defenders: int) -> dict[tuple[int, int], Fraction]:
    """Return what one roll costs both sides, and how likely: cubes lost by the attacker and by the defender.

    >>> roll(2, 1)
    {(0, 1): Fraction(5, 12), (1, 0): Fraction(7, 12)}
    """
    found = odds.roll(min(3, attackers - 1), min(2, defenders))
    return {(lost.attackers, lost.defenders): Fraction(p) for lost, p in found.items()}


# A battle to fight


class Battle(NamedTuple):
    """Cubes on both sides, the dice that fell last, all rolls so far, and how many battles both sides have won."""

    attackers: int = 11
    defenders: int = 11
    dice: tuple[tuple[int, ...], ...] = ((), ())
    rolls: int = 0
    captured: int = 0
    held: int = 0

    @property
    def over(self) -> bool:
        """Return whether nobody can roll any more."""
        return self.attackers == 1 or self.defenders == 0

    def roll(self) -> "Battle":
        """Roll once, in a new battle if this one is over."""
        a, d = (11, 11) if self.over else (self.attackers, self.defenders)
        rng, faces = own_luck(self.rolls), range(1, 7)
        dice = tuple(tuple(sorted(rng.choices(faces, k=n), reverse=True)) for n in (min(3, a - 1), min(2, d)))
        for attack, defend in zip(*dice, strict=False):
            a, d = (a, d - 1) if attack > defend else (a - 1, d)
        return Battle(a, d, dice, self.rolls + 1, self.captured + (d == 0), self.held + (a == 1))

    def fight(self) -> "Battle":
        """Roll until the battle is over."""
        at = self.roll()
        while not at.over:
            at = at.roll()
        return at


def play() -> Steered:
    """Eleven cubes against eleven, to be fought roll by roll or to the end."""
    buttons = {say("roll"): (say("roll-tip"), Battle.roll), say("fight"): (say("fight-tip"), Battle.fight)}
    return Steered(_fought, say("battle-task"), Battle(), buttons=buttons)


def _fought(at: Battle) -> Picture:
    scene = Scene(480, 112, say("battle"))
    for row, (who, cubes) in enumerate((("attacker", at.attackers), ("defender", at.defenders))):
        y = 30 + 52 * row
        scene.add_fixed(text(4, y, say(who), 13, anchor="start"))
        for i in range(cubes):
            scene.add(group(Rect(74 + 24 * i, y - 10, 20, 20, 3).element(fill=SEATS[row].colour), key=f"{who} {i}"))
        for k, face in enumerate(at.dice[row]):
            scene.add(pieces.d6(364 + 42 * k, y, 36, face, row, key=f"die {row} {k}"))
    so_far = say("battles", captured=at.captured, held=at.held) if at.captured + at.held else ""
    return Picture(scene, sentences(say("against", attackers=at.attackers, defenders=at.defenders), so_far))


# Pictures


@by_reader(lambda: say("task"), largest=(2, 5, MOST))
def equal(capture: Callable[[int, int], Any], largest: int) -> Picture:
    """The chance to capture in battles of equal armies, by the reader's function."""
    points = [(n, float(capture(n, n))) for n in range(1, largest + 1)]
    lines = {say("to-capture"): points, say("one-half"): [(1, 0.5), (largest, 0.5)]}
    chart = curve(lines, say("equal"), say("cubes"), say("chance"), percents=True)
    above = [n for n, p in points if p > 0.5]
    last = percent(Fraction(points[-1][1]), 2)
    return Picture.of(chart, say("captured", n=largest, chance=last, above=above[0] if above else False))


def forces() -> Listing:
    """The fewest attackers for some chances, all cubes counted."""
    chances = (HALF, Fraction(3, 4), Fraction(9, 10))
    rows = [(str(d), *(str(odds.smallest_force(d, chance)) for chance in chances)) for d in (1, 2, 3, 5, 10, 20, 50)]
    return Listing(say("fewest"), (say("defenders"), *(say("over", chance=percent(p, 0)) for p in chances)), rows)


# Questions


@functools.cache
def _rolls(attackers: int, defenders: int) -> Fraction:
    if attackers == 1 or defenders == 0:
        return Fraction(0)
    later = (p * _rolls(attackers - a, defenders - d) for (a, d), p in roll(attackers, defenders).items())
    return 1 + sum(later, Fraction(0))


def rolls(attackers: int, defenders: int) -> Fraction:
    return _rolls(attackers, defenders)


exercises = Unit(
    __name__,
    {
        "armies: eleven": lambda: compared(odds.capture_chance(11, 11), HALF, "defender", "even", "attacker"),
        "armies: two against two": Answer(
            lambda: odds.capture_chance(2, 2), wrong={"added": Fraction(55, 216) + Fraction(5, 12)}
        ),
        "armies: favourite": Answer(
            lambda: odds.favourite_from() or 0, picture=lambda: equal.drawn(odds.capture_chance, MOST)
        ),
        "armies: force": lambda: odds.smallest_force(10, HALF),
        "armies: rolls": Answer(rolls, cases=((1, 5), (5, 0), (2, 1), (3, 1), (4, 2), (5, 5), (8, 7))),
    },
    exercises=(
        drawing(
            lambda sizes: odds.capture_chance(*sizes),
            sizes=[(4, 1), (5, 1), (2, 2), (3, 2), (5, 2), (4, 3), (6, 2), (2, 3)],
            attackers=lambda sizes: sizes[0], defenders=lambda sizes: sizes[1],
        ),
        drawing(lambda p, rolls: Fraction(p, 6) ** rolls, p=range(2, 6), rolls=(2, 3, 4)),
        drawing(
            lambda defenders, least: odds.smallest_force(defenders, least),
            defenders=range(3, 17), least=[HALF, Fraction(3, 4), Fraction(9, 10)],
        ),
        drawing(
            lambda a, b: Fraction(a * a, a * a + b * b), n=range(4, 10),
            a=lambda n: [each for each in range(1, n) if 2 * each != n], b=lambda n, a: n - a,
        ),
        drawing(_rolls, attackers=range(3, 9), defenders=range(2, 7)),
    ),
    board=lambda: equal.drawn(odds.capture_chance, MOST),
)
