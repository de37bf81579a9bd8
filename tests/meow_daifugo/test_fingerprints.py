"""Fingerprints of the rules: node counts, exact values of random play, and games in both engines under house rules."""

from fractions import Fraction as F
from functools import cache

import pytest

from catlib.games.meow_daifugo.cards import cards_of, hand
from catlib.play.testing import outcomes

from ..exhaustive import levels
from .positions import daifugo

TINY = {"deck": "tiny", "hand_cards": (2, 2, 2, 2), "field_cards": 1, "ends": "one round", "first_lead": "anything"}


BEGUN = [(1, 0, 0), (6, 0, 0), (30, 0, 0), (120, 0, 0)]  # chance, decision and terminal nodes of the first levels
DEALT = [*BEGUN, (360, 0, 0), (0, 720, 0), (192, 1248, 0), (0, 2688, 0)]
LED = [*DEALT, (0, 14496, 2256), (14112, 45504, 768), (44736, 17360, 19392)]
SHOWN = [*DEALT, (0, 4896, 2256), (4512, 19104, 480)]
ALONE = [*BEGUN, (0, 360, 0), (0, 5292, 216), (10584, 0, 0), (0, 21168, 0), (152208, 55944, 12120)]
SOLO = {"hand_cards": (3, 2, 2, 2)}


@pytest.mark.stored
@pytest.mark.parametrize(("players", "house", "counts"), [
    (2, {}, LED), (2, {"first_lead": "shown card"}, SHOWN), (1, SOLO, ALONE)])
def test_perft(players, house, counts):
    """A round of six cards, two a hand; the same where the first lead shows the card of the duel again; and solo."""
    assert counts == levels(daifugo(players, **TINY | house), len(counts) - 1)


def uniform_value(game, *cards):
    """Each seat's exact payoff in random play, after these cards have come."""
    state = game.initial_state()
    for card in cards:
        state = game.child(state, cards_of(hand(card))[0])

    @cache
    def value(state):
        if game.is_terminal(state):
            return tuple(map(F, game.returns(state)))
        weighted = game.chance_outcomes(state)
        weighted = weighted or [(a, F(1, len(outcomes(game, state)))) for a in outcomes(game, state)]
        below = [(p, value(game.successor(state, a))) for a, p in weighted]
        return tuple(sum(p * v[seat] for p, v in below) for seat in range(game.num_players))

    return value(state)


def test_uniform_value_is_fair():
    """Before the deal no seat is better off: the round is the same from every seat."""
    assert (0, 0) == uniform_value(daifugo(2, **TINY))


VALUES = {"W1 W? W2 D1": F(-3265, 2688), "W? D1 B? W2 B2.1": F(423, 560), "W1 W2 B2.1 D1 W?": F(47, 48)}


@pytest.mark.stored
@pytest.mark.parametrize("cards", VALUES)
def test_uniform_value_of_a_deal(cards):
    """What random play is worth to the first seat after these cards have come, as found when the rules were checked."""
    first, second = uniform_value(daifugo(2, **TINY), *cards.split())
    assert (VALUES[cards], 0) == (first, first + second)


@pytest.mark.stored
def test_uniform_value_of_solo():
    """Random play of the solo game of six cards takes this many turns."""
    (turns,) = uniform_value(daifugo(1, **TINY | SOLO))
    assert F(-2843403925511, 693463680000) == turns
