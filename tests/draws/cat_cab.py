"""Cat Cab Crew: a 1 is a curse, 3 an item, 4 and 5 a space, 6 and more two; each curse takes a space, four at most."""

import functools

from catwidgets.lessons.cat_cab.starting import p_value
from catwidgets.lessons.cat_cab.turns import best_choice, driver_distribution, position

from catlib import load
from catlib.chance import die
from catlib.games.cat_cab import odds
from catlib.play import turn_distribution

from . import dice, shows


def spaces(faces):
    return sum(2 if face >= 6 else 1 for face in faces if face >= 4)


@shows(odds.one_roll)
def net_spaces(rng):
    """Each curse takes a space, off the movement or backwards."""
    faces = dice(rng, 5)
    return spaces(faces) - min(4, faces.count(1))


@shows(odds.curses_rolled)
def curses(rng):
    return dice(rng, 5).count(1)


@shows(odds.curses_rolled, 3, 2)
def curses_of_mixed_dice(rng):
    return (dice(rng, 3) + dice(rng, 2, 8)).count(1)


@shows(odds.curse_chance, 2, 1)
def a_curse(rng):
    return 1 in dice(rng, 2) + dice(rng, 1, 8)


@shows(odds.item_rolls)
def items(rng):
    return min(2, dice(rng, 5).count(3))


# driven by a rule: it looks at the faces and the curses so far, and names the dice to roll again


def driven(rng, number, choose, limit=4):
    """The net spaces of a turn without items; who has all the curses of the limit rolls no more."""
    faces = dice(rng, number)
    held = faces.count(1)
    while held < limit and (again := choose(faces, held)):
        for i in again:
            faces[i] = rng.randint(1, 6)
            held += faces[i] == 1
    return spaces(faces) - min(limit, held)


@functools.cache
def best_dice(faces, held):
    chosen = best_choice(position("".join(map(str, faces)), held))
    return [i for i in range(len(faces)) if chosen >> i & 1]


@shows(odds.best_turn_distribution, 3)
@shows(turn_distribution, functools.partial(load, "cat_cab", white_dice=3, item_limit=0))
def best_turn(rng):
    return driven(rng, 3, lambda faces, held: best_dice(tuple(faces), held))


def no_space(faces, held):
    return [i for i, face in enumerate(faces) if face < 4]


@shows(odds.best_turn_distribution, 1)
def patient_die(rng):
    """One die, rolled until it moves the cab."""
    return driven(rng, 1, no_space)


@shows(turn_distribution, functools.partial(load, "cat_cab", white_dice=1, item_limit=0, curse_limit=2))
def patient_die_with_two_curses(rng):
    return driven(rng, 1, no_space, limit=2)


@shows(odds.reach, 1, 1)
def one_net_space(rng):
    """One die: after a curse only a 6 is enough."""
    return driven(rng, 1, lambda faces, held: [0] if spaces(faces) <= held else []) >= 1


@shows(driver_distribution, ["roll all blanks", "roll one blank", "stop", "roll all blanks"], 4)
def driver_with_habits(rng):
    """All blanks without a curse and with three, one blank with one, and no more with two."""
    return driven(rng, 4, lambda faces, held: no_space(faces, held)[: (4, 1, 0, 4)[held]])


# duels and the start


@shows(odds.reroll_chances, 3, 5, outcome="the second")
def seven_with_the_second(rng):
    return 3 + rng.randint(1, 6) == 7


@shows(odds.reroll_chances, 3, 5, outcome="both")
def seven_with_both(rng):
    return sum(dice(rng, 2)) == 7


@shows(odds.seven_within, 3)
def seven_in_three(rng):
    return any(sum(dice(rng, 2)) == 7 for _ in range(3))


@shows(odds.duel, 3, outcome=0)
def first_of_three(rng):
    """All roll both dice together until one alone has seven."""
    while sum(sevens := [sum(dice(rng, 2)) == 7 for _ in range(3)]) != 1:
        pass
    return sevens[0]


@shows(p_value, 7, 10)
def as_far_from_half(rng):
    """Ten games of two who are alike: one of them wins seven or more."""
    return abs(sum(rng.random() < 0.5 for _ in range(10)) - 5) >= 2


# the city: six columns and eight rows, all open


@shows(odds.distance_distribution)
def steps_apart(rng):
    return abs(rng.randrange(6) - rng.randrange(6)) + abs(rng.randrange(8) - rng.randrange(8))


# dice


@shows(die, 6)
def one_die(rng):
    return dice(rng, 1)[0]
