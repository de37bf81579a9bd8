"""Hidden hands: what a seat may see, and worlds that it cannot tell apart, each as likely as the other."""

import itertools
from collections import Counter
from fractions import Fraction as F

import pytest

from catlib.chance import generator
from catlib.games.meow_daifugo import rules as r
from catlib.games.meow_daifugo import voice
from catlib.games.meow_daifugo.cards import cards_of, hand
from catlib.play import walk

from .positions import daifugo, play, position


def posterior(game, target, player):
    """Each world's exact probability given all that a seat was told, by walking every deal; actions are even bets.

    The twin of `resample`: it goes through the rules from the first card and keeps what looks the same.
    """
    states = Counter({(game.initial_state(), ()): F(1)})
    wanted = voice.information_state(game.setup, target, player)
    found: Counter = Counter()
    while states:
        below: Counter = Counter()
        for (state, _), weight in states.items():
            if state.phase == target.phase and wanted == voice.information_state(game.setup, state, player):
                found[state] += weight
                continue
            outcomes = game.chance_outcomes(state) or [
                (a, F(1, len(game.legal_actions(state)))) for a in game.legal_actions(state)
            ]
            if state.phase in (r.PLAY, r.OVER) and state.plays + state.passes >= target.plays + target.passes:
                continue
            for action, p in outcomes:
                below[game.successor(state, action), ()] += weight * p
        states = below
    total = sum(found.values())
    return {state: weight / total for state, weight in found.items()}


def resampled(game, state, player, times=3000):
    """How often each world is drawn."""
    rng = generator(7)
    return Counter(voice.resample(game.setup, state, player, rng) for _ in range(times))


SMALL = {"hand_cards": (2, 2, 2, 2), "field_cards": 1, "ends": "one round"}


BOTH = ("W?", "W2", "B?", "D1", "W1")


def deal(game, *cards):
    """The state after these cards have come, in this order."""
    state = game.initial_state()
    for card in cards:
        state = game.child(state, cards_of(hand(card))[0])
    return state


@pytest.mark.parametrize(("cards", "then", "player"), [
    ("W1 W2 B2.1 D1 W?", [], 0),  # nobody exchanged, so the other does not hold both
    ("W? W2 B? D1 W1", ["put white ? under the deck"], 1),
    ("W? W2 B? D1 W1", ["put white ? under the deck", "Mikan draws black 2 (1 circle)"], 1),
    ("W? W2 B? D1 W1", ["put white ? under the deck", "Mikan draws black 2 (1 circle)"], 0),
    ("W1 W? B2.1 D1 W2", ["show white 1"], 1),
    ("W1 W? B2.1 D1 W2", ["show black 2 (1 circle)", "show white ?"], 0),
    ("W1 W? B2.1 D1 W2", ["show white 1"], 0)])
def test_resample_is_uniform(cards, then, player):
    """Every consistent world is drawn, none else, and all alike: what all deals of a small deck say exactly."""
    game = daifugo(2, deck="tiny", **SMALL)
    order = cards.split()
    state = play(game, deal(game, *order), *then)
    exact = posterior(game, state, player)
    assert {F(1, len(exact))} == set(exact.values()), "what chance says is uniform"
    drawn = resampled(game, state, player)
    assert set(exact) == set(drawn)
    assert all(abs(n - 3000 / len(exact)) < 5 * (3000 / len(exact)) ** 0.5 for n in drawn.values())


@pytest.mark.parametrize(("places", "comes"), [("W1 W2 B2.1 D1 W? B?", 6), ("W1 W2 B2.1 D1 W? B?", 4), ("W1 W2 W?", 0)])
def test_resample_of_a_shuffled_deck(places, comes):
    """The order of a deck that was shuffled beforehand is dealt anew as well, uniformly."""
    game = daifugo(2, deck="tiny", shuffle="beforehand", **SMALL)
    state = deal(game, *places.split())
    for card in places.split()[: min(comes, 5)]:
        state = game.child(state, cards_of(hand(card))[0])
    exact = posterior(game, state, 1)
    assert {F(1, len(exact))} == set(exact.values())
    drawn = resampled(game, state, 1, 60 * len(exact))
    assert set(exact) == set(drawn)
    assert all(20 < n < 120 for n in drawn.values())


def as_seen(game, state, action, player):
    return voice._as_seen(voice.voice.at(game.setup, state, action), player).name()


def test_who_puts_a_wild_under_the_deck_knows_it():
    """The owner sees which "?" is under the deck; the others see that one is."""
    game = daifugo(2, deck="tiny", **SMALL)
    state = play(game, deal(game, *BOTH), "put white ? under the deck")
    assert [31, 0] == [game.observation(state, seat)["bottom"] for seat in (0, 1)]
    assert "put a ? under the deck" == as_seen(game, deal(game, *BOTH), r.UNDER, 1)


def test_a_wild_that_was_played_excludes_the_other():
    """Who was dealt a "?" and did not exchange was not dealt the other one."""
    game = daifugo(2)
    state = position(game, "W1 W2", "W3 W4", deck="B? B1 B2 B3", exchange=r.NOBODY, wilds=[0, 1, 0, 0])
    state.played = hand("W?")
    drawn = resampled(game, state, 0, 300)
    assert not any(world.hand[1] >> 31 for world in drawn)
    state.wilds = [0, 0, 0, 0]
    assert any(world.hand[1] >> 31 for world in resampled(game, state, 0, 300))


def test_a_wild_that_was_seen_stays_seen():
    """A "?" that was dealt is not forgotten with the next card; one that was taken is not of the deal."""
    game = daifugo(2)
    state = position(game, "W? W2 W4", "B? W1 W5", field="B2.1 W8")
    state = play(game, state, "white ? as 1")
    assert [1, 0] == state.wilds[:2]
    state = play(game, state, "black ? as 2", "white 4")
    assert [1, 2] == state.wilds[:2]
    state.field[0], state.known[0] = 0, hand("B?")
    r.reveal_wilds(state, 0, hand("B? W2"))
    assert [1, 2] == state.wilds[:2]


def test_a_wild_under_the_deck_says_who_has_the_other():
    """With one "?" seen, the other is under the deck, or in the hand of who exchanged."""
    game = daifugo(3)
    state = position(game, "W1 W2", "W3 B?", "W5 W6", deck="B1 B2", exchange=2, bottom=31, pile=3)
    places = Counter((w.bottom, w.hand[1] >> 30) for w in resampled(game, state, 0, 400).elements())
    assert {(31, 2), (32, 1)} == set(places)
    assert 140 < places[31, 2] < 260
    state.played, state.hand[1], state.size[1] = hand("B?"), hand("W3"), 1
    assert {31} == {w.bottom for w in resampled(game, state, 0, 100)}


@pytest.mark.parametrize("shuffle", ["as cards come", "beforehand"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_leak(players, shuffle):
    """In random games a world that differs only in hidden cards looks the same to the seat: all that it is told."""
    game, rng, different = daifugo(players, shuffle=shuffle), generator(players), 0
    for seed in range(3):
        path = walk(game, seed)
        for state in path.sample(40):
            for seat in range(players):
                world = voice.resample(game.setup, state, seat, rng)
                different += world != state
                for look in (voice.information_state, voice.observation, voice.unseen):
                    assert look(game.setup, state, seat) == look(game.setup, world, seat)
                assert state.pile == len(cards_of(world.deck)) + (world.bottom > 0)
                assert state.size[:players] == [len(cards_of(h)) for h in world.hand[:players]]
                if state.player == seat:
                    world.known[seat] = 0  # what others know of this hand says nothing of theirs
                    assert 1 == len({voice.voice.at(game.setup, each).value("hidden") for each in (state, world)})
    assert different > 100


def test_what_is_told_of_the_deal():
    """Over the deal a seat is told its own cards and that others get some."""
    game = daifugo(2)
    state, draw = game.initial_state(), generator(1).random
    lines = []
    for _ in range(19):
        card = game.sample(state, draw())
        lines.append((as_seen(game, state, card, 0), as_seen(game, state, card, 1)))
        state = game.child(state, card)
    assert 8 == sum(b == "Mikan gets a card" for _, b in lines) == sum(a == "Kuro gets a card" for a, _ in lines)
    assert all(a == b and a.endswith("is turned up") for a, b in lines[16:])


def test_cards_are_conserved():
    """Every card is in one place: a hand, the deck, under it, on the field, or played."""
    for players, seed in itertools.product((1, 2, 3, 4), range(2)):
        game = daifugo(players)
        for state in walk(game, seed).states:
            places = [*state.hand, state.deck, state.played, *(1 << c - 1 for c in (*state.field, state.bottom) if c)]
            assert game.setup.deck == sum(places)
            assert all(a & b == 0 for a, b in itertools.combinations(places, 2))
            assert [len(cards_of(h)) for h in state.hand] == state.size
            assert all(known & ~h == 0 for known, h in zip(state.known, state.hand, strict=True))
