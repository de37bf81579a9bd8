"""Empire: three dice against two, compared highest first; a tie costs the attacker a cube, and one cube stays home."""

from collections import Counter
from functools import partial

from catwidgets.lessons.empire import equal_armies
from catwidgets.lessons.empire.markov import after_rolls
from catwidgets.lessons.empire.one_roll import comparisons

from catlib import load
from catlib.chance import die, keep_highest
from catlib.games.empire import odds
from catlib.games.empire.campaigns import campaign
from catlib.play import turn_distribution

from . import dice, shows


def compared(rng, attackers, defenders):
    """Whether the attacker wins each comparison."""
    attack, defend = (sorted(dice(rng, number), reverse=True) for number in (attackers, defenders))
    return tuple(a > d for a, d in zip(attack, defend, strict=False))


def lost(rng, attackers, defenders):
    """The cubes that a roll costs the attacker and the defender."""
    won = Counter(compared(rng, attackers, defenders))
    return won[False], won[True]


def fought(rng, attackers, defenders, rolls=-1):
    """What is left of both after that many rolls, or when one side is gone or may fight no more."""
    while rolls and attackers > 1 and defenders:
        ours, theirs = lost(rng, min(3, attackers - 1), min(2, defenders))
        attackers, defenders, rolls = attackers - ours, defenders - theirs, rolls - 1
    return attackers, defenders


def _rolls():
    for attackers, defenders in ((3, 2), (2, 2), (3, 1), (1, 2)):
        @shows(odds.roll, attackers, defenders)
        def one_roll(rng, a=attackers, d=defenders):
            return lost(rng, a, d)


_rolls()


@shows(equal_armies.roll, 4, 3)
def four_cubes_on_three(rng):
    return lost(rng, 3, 2)


@shows(comparisons)
def both_comparisons(rng):
    return compared(rng, 3, 2)


@shows(keep_highest, die(6), 3, 1)
def highest_of_three(rng):
    return max(dice(rng, 3))


@shows(keep_highest, die(6), 4, 3)
def highest_three_of_four(rng):
    return sum(sorted(dice(rng, 4))[1:])


@shows(after_rolls, 6, 4, 2)
def after_two_rolls(rng):
    return fought(rng, 6, 4, 2)


@shows(odds.battle, 5, 4, member="distribution", times=5_000)
def both_left(rng):
    return fought(rng, 5, 4)


@shows(odds.battle, 5, 4, member="attackers_left", times=5_000)
def attackers_left(rng):
    return fought(rng, 5, 4)[0]


@shows(odds.capture_chance, 4, 3)
def captured(rng):
    return fought(rng, 4, 3)[1] == 0


@shows(turn_distribution, partial(load, "empire"), times=5_000)
def eight_against_seven(rng):
    """Cubes left, the defender's below nought."""
    attackers, defenders = fought(rng, 8, 7)
    return -defenders or attackers


@shows(campaign, 7, [2, 1, 3], member="distribution", times=5_000)
def whole_campaign(rng):
    """Seven cubes against two, one and three: a cube stays in each neighborhood, the others go on."""
    stack = 7
    for taken, held in enumerate((2, 1, 3)):
        stack, left = fought(rng, stack, held)
        if left:
            return taken, stack, left
        stack -= 1
    return 3, stack, 0


