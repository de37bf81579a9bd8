"""Fingerprints of the rules: node counts, exact values of random play, and games in both engines under house rules."""

from __future__ import annotations

from fractions import Fraction as F
from functools import cache

import pytest

from catlib.games.meow_daifugo.cards import cards_of, hand
from catlib.play import check_game
from catlib.play.testing import check_engines, outcomes

from ..exhaustive import levels
from .positions import daifugo

TINY = {"deck": "tiny", "hand_cards": (2, 2, 2, 2), "field_cards": 1, "ends": "one round", "first_lead": "anything"}


@pytest.mark.stored
def test_perft_of_two():
    """Chance, decision and terminal nodes of a round of six cards, two a hand, to a depth of ten."""
    counts = [(1, 0, 0), (6, 0, 0), (30, 0, 0), (120, 0, 0), (360, 0, 0), (0, 720, 0), (192, 1248, 0)]
    counts += [(0, 2688, 0), (0, 14496, 2256), (14112, 45504, 768), (44736, 17360, 19392)]
    assert counts == levels(daifugo(2, **TINY), 10)


@pytest.mark.stored
def test_perft_of_two_where_the_shown_card_is_led():
    """The same where the first lead shows the card of the duel again."""
    counts = [(1, 0, 0), (6, 0, 0), (30, 0, 0), (120, 0, 0), (360, 0, 0), (0, 720, 0), (192, 1248, 0)]
    counts += [(0, 2688, 0), (0, 4896, 2256), (4512, 19104, 480)]
    assert counts == levels(daifugo(2, **TINY | {"first_lead": "shown card"}), 9)


@pytest.mark.stored
def test_perft_of_solo():
    """The same of a solo game with three cards."""
    counts = [(1, 0, 0), (6, 0, 0), (30, 0, 0), (120, 0, 0), (0, 360, 0), (0, 5292, 216), (10584, 0, 0)]
    counts += [(0, 21168, 0), (152208, 55944, 12120)]
    assert counts == levels(daifugo(1, **TINY | {"hand_cards": (3, 2, 2, 2)}), 8)


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
    (turns,) = uniform_value(daifugo(1, **TINY | {"hand_cards": (3, 2, 2, 2)}))
    assert F(-2843403925511, 693463680000) == turns


HOUSES = [
    {"players": 2, "first_lead": "anything", "must_take": False},
    {"players": 3, "taking": "while the deck has cards", "hand_limit": 9, "lost_together": "more circles"},
    {"players": 4, "field_cards": 5, "hand_cards": (6, 6, 6, 6), "points": 3},
    {"players": 3, "doppelganger_sequences": False, "lost_together": "more points"},
    {"players": 1, "solo_turns": 6, "field_cards": 0},
    {"players": 1, "shuffle": "beforehand"},
    {"players": 3, "shuffle": "beforehand"},
    {"players": 2, "field_cards": 0, "ends": "one round", "deck": "kittens", "hand_cards": (4, 4, 3, 2)},
]


@pytest.mark.parametrize("house", HOUSES, ids=lambda house: ", ".join(house))
def test_conformance_under_house_rules(house):
    """The contract holds under house rules as well."""
    check_game(daifugo(**house), games=2, seed=3, engines=False)


@pytest.mark.wasm
@pytest.mark.parametrize("house", HOUSES, ids=lambda house: ", ".join(house))
def test_engines_under_house_rules(house):
    """The compiled engine plays the same games under house rules."""
    check_engines(daifugo(**house), games=5)
