"""Pig, the game of the notebook about games of one's own: a 1 ends the turn with nothing."""

from catlib import load
from catlib.solving import distribution

from . import shows


def turn_that_holds_at_20():
    game = load("hog")
    return distribution(game, game.initial_state(), lambda s: s.seat == 1, lambda s: 0 if s.turn >= 20 else 1,
                        observe=lambda s: s.score[0])


@shows(turn_that_holds_at_20, of=distribution)
def points_of_a_turn(rng):
    pot = 0
    while pot < 20:
        face = rng.randint(1, 6)
        if face == 1:
            return 0
        pot += face
    return pot
