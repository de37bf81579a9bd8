"""The unit on ties: one die against one, all pairs of faces on a board that follows the reader's own rule."""

import random
from collections.abc import Callable
from fractions import Fraction
from itertools import product

from catlib.chance import percent
from catlib.games.empire import odds
from catlib.games.empire.odds import Dice, Losses
from catwidgets.draw import Element, Rect, Scene, group, pieces, text, token
from catwidgets.teach import (
    EXPERIMENTS,
    Answer,
    Drawn,
    Exhibit,
    Experiment,
    Own,
    Picture,
    Unit,
    by_reader,
    friendly,
    saying,
)

Rule = Callable[[int, int], bool]
say = saying(__name__)
SIZE, LEFT = 252, 104  # pixels of a whole board, and beside it


def plain(attack: int, defend: int) -> bool:
    """The rule of the game: the higher die wins, and a tie goes to the defender."""
    return attack > defend


# The board


@friendly
def board(wins: Rule, faces: int = 6) -> Exhibit:
    """All pairs of faces, each with its winner by the reader's own rule."""
    return Exhibit(sides.drawn(Own(wins), faces))


@by_reader(lambda: say("task"), sides=(2, 6, 20))
def sides(wins: Rule, sides: int) -> Picture:
    """A square for each pair of faces, marked A or D for who wins it; ties have a thick edge."""
    step = SIZE / sides
    scene = Scene(LEFT + SIZE + 6, SIZE + 46, say("board"))
    scene.add(text(LEFT + SIZE / 2, 10, say("attacker"), 12), text(4, 40, say("defender"), 12, anchor="start"))
    scene.add(text(4, 56, say("defender-2"), 12, anchor="start"))
    pairs = list(product(range(1, sides + 1), repeat=2))
    won = {pair for pair in pairs if wins(*pair)}
    for a, d in pairs:
        scene.add(_square(a, d, step, (a, d) in won))
    for n in range(1, sides + 1):
        size = min(12.0, 0.55 * step)
        scene.add(text(LEFT + (n - 0.5) * step, 28, str(n), size, bold=True))
        scene.add(text(LEFT - 10, 40 + (n - 0.5) * step, str(n), size, bold=True))
    chance = Fraction(len(won), len(pairs))
    ties = sum(wins(n, n) for n in range(1, sides + 1))
    given = {"won": len(won), "sides": sides, "pairs": len(pairs), "ties": ties}
    return Picture(scene, say("won", chance=str(chance), percent=percent(chance, 1), **given))


def _square(a: int, d: int, step: float, attacker: bool) -> Element:
    place = Rect(LEFT + (a - 1) * step + 1, 40 + (d - 1) * step + 1, step - 2, step - 2, min(4, step / 5))
    colour = pieces.SEATS[0 if attacker else 1]
    edge = {"stroke": token("ink"), "stroke_width": 2} if a == d else {}
    mark = text(*place.centre, say("a" if attacker else "d"), min(14.0, 0.5 * step), bold=True, fill=colour.ink)
    return group(place.element(fill=colour.colour, **edge), mark, key=f"{a} {d}")


# Questions


def one_against_one() -> Fraction:
    return odds.roll(1, 1).exactly(Losses(0, 1))


EXPERIMENTS["twenty battles"] = Experiment(
    "One die each, twenty times: how often does the attacker win?", 20, one_against_one, "won by the attacker"
)


# Exercises


def _other_dice(rng: random.Random) -> Drawn:
    n = rng.choice([4, 8, 10, 12, 30, 100])
    return Drawn(lambda: odds.roll(1, 1, Dice(n)).exactly(Losses(0, 1)), n=n, pairs=n * n)


def _two_kinds(rng: random.Random) -> Drawn:
    mine, theirs = rng.sample([4, 6, 8, 10, 12], 2)
    return Drawn(
        lambda: Fraction(sum(a > d for a in range(1, mine + 1) for d in range(1, theirs + 1)), mine * theirs),
        mine=mine,
        theirs=theirs,
    )


def _rolled_again(rng: random.Random) -> Drawn:
    n = rng.choice([4, 6, 8, 10, 12])
    return Drawn(lambda: odds.roll(1, 1, Dice(n)).exactly(Losses(0, 1)) * (1 + Fraction(1, n)), n=n)


UNIT = Unit.of(
    __name__,
    {
        "ties: fair": lambda: "defender" if odds.roll(1, 1).exactly(Losses(0, 1)) < Fraction(1, 2) else "fair",
        "ties: how many": lambda: sum(a == d for a, d in product(range(1, 7), repeat=2)),
        "ties: one against one": Answer(one_against_one, picture=lambda: sides.drawn(plain, 6)),
        "ties: to the attacker": lambda: int(36 * odds.roll(1, 1, Dice(ties="attacker")).exactly(Losses(0, 1))),
        "ties: two higher": Answer(
            lambda attack, defend: attack >= defend + 2, cases=tuple(product(range(1, 7), repeat=2))
        ),
        "ties: many sides": lambda: odds.roll(1, 1, Dice(20)).exactly(Losses(0, 1)),
    },
    exercises=(_other_dice, _two_kinds, _rolled_again),
    board=lambda: sides.drawn(plain, 6),
)

exercises = UNIT.sheet
