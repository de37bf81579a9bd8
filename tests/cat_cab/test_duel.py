"""The distributions of the duel, worked out through the rules and compared with closed forms."""

import itertools
from fractions import Fraction as F

import pytest

from catlib.games.cat_cab import phases
from catlib.games.cat_cab.duels import begin_duel
from catlib.solving import exact

from .positions import city, play, position

MISS = F(5, 6)
BOTH = 3


def duel(game, seat=0, duellists=0b11):
    """A duel for the game that a seat rolls first in, about to be rolled."""
    state = position(game, seat=seat, stage=phases.FINAL)
    begin_duel(game.setup, state, duellists)
    return state


def matters(state):
    """What matters of a duel in which all dice are always rolled again: who shows 7, and half a roll."""
    pairs = zip(state.duel_die[::2], state.duel_die[1::2], strict=True)
    pending = (state.duel_pending >> 2 * s & 3 for s in range(3))
    seen = (0 if p == 3 else a if p else a + b == 7 for (a, b), p in zip(pairs, pending, strict=True))
    return state.winner, state.duel_pending, state.duel_turn, state.duel_rounds, tuple(state.duel_roll), *seen


def chances(game, state, policy, abstraction=None):
    """Each seat's chance to win the duel, through the rules."""
    distribution = exact.distribution(game, state, lambda s: not s.duel, policy, lambda s: s.winner, abstraction)
    return [distribution.exactly(seat) for seat in range(game.num_players)]


@pytest.mark.parametrize("dice", [(a, b) for a, b in itertools.product(range(1, 7), repeat=2) if a + b != 7])
@pytest.mark.parametrize("again", [1, 2, BOTH])
def test_every_choice_is_as_good(dice, again):
    """Whatever two dice show, rolling the one, the other or both again gives a 7 with exactly 1/6."""
    game = city(2, duel="alternate")
    state = play(game, duel(game), *dice, 1, 1, again)
    distribution = exact.distribution(
        game, state, lambda s: s.winner == 0 or s.duel_turn == 1, None, lambda s: s.winner == 0
    )
    assert F(1, 6) == distribution.exactly(True)


@pytest.mark.parametrize("policy", [1, 2, BOTH])
def test_simultaneous_race(policy):
    """Two who roll together are equally likely to win, whatever they roll again."""
    game = city(2)
    lump = matters if policy == BOTH else None
    assert [F(1, 2)] * 2 == chances(game, play(game, duel(game), 1, 1, 2, 2), lambda s: policy, lump)


def test_a_round_of_two_sevens_is_repeated():
    """Sevens in the same round decide nothing: the same dice roll again."""
    game = city(2)
    state = play(game, duel(game), 3, 4, 1, 6)
    assert (phases.DUEL_ROLL, 0b1111) == (state.phase, state.duel_pending)
    state = play(game, duel(game), 3, 3, 1, 5, 2, 1, 4, 2)
    assert (phases.DUEL_ROLL, 0b0110) == (state.phase, state.duel_pending)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("policy", [1, BOTH])
def test_alternating_race(seat, policy):
    """Rolling first is worth 6/11, the geometric series 1/6 (1 + (5/6)² + …)."""
    game = city(2, duel="alternate")
    distribution = chances(game, duel(game, seat), lambda s: policy, matters if policy == BOTH else None)
    assert F(6, 11) == F(1, 6) / (1 - MISS**2)
    assert [F(6, 11), F(5, 11)] == [distribution[seat], distribution[1 - seat]]


def test_three_duellists():
    """Three who roll together have a third each; in turn 36/91, 30/91 and 25/91, round from who began."""
    game = city(3)
    assert [F(1, 3)] * 3 == chances(game, duel(game, 0, 0b111), lambda s: BOTH, matters)
    game = city(3, duel="alternate")
    for seat in range(3):
        distribution = chances(game, duel(game, seat, 0b111), lambda s: BOTH, matters)
        assert [F(36, 91), F(30, 91), F(25, 91)] == [distribution[(seat + k) % 3] for k in range(3)]


def test_only_the_duellists_roll():
    """In a game of three, two who duel leave the third out, in turn as well as together."""
    for kind, first in (("simultaneous", F(1, 2)), ("alternate", F(6, 11))):
        game = city(3, duel=kind)
        assert [0, first, 1 - first] == chances(game, duel(game, 1, 0b110), lambda s: BOTH, matters)


@pytest.mark.parametrize("kind", ["simultaneous", "alternate"])
@pytest.mark.parametrize("seat", [0, 1])
def test_crazy_cat_rolls_three_times(kind, seat):
    """Crazy cat wins with 1 − (5/6)³ = 91/216, whoever drove onto whom, and the player decides nothing."""
    game = city(1, duel=kind)
    assert [F(125, 216), F(91, 216)] == chances(game, duel(game, seat), None)


def test_losers_fall_back_and_a_tie_for_the_game_moves_nobody():
    """In a crowded duel both losers fall back; the duel for a tied game only names the winner."""
    game = city(3)
    state = play(game, position(game, ones=1, cells=[(1, 6), (1, 7), (1, 7)]), "up 1")
    state = play(game, state, 1, 1, 3, 4, 2, 2)
    assert [4 * 6, 6 * 6, 4 * 6] == list(state.cell)
    final = play(game, duel(game, 0, 0b111), 1, 1, 3, 4, 2, 2)
    assert (1, phases.OVER, [0, 1, 0]) == (final.winner, final.phase, game.returns(final))
