"""Each rule of the checklist, one situation each; the cases T4.1 to T4.9 among them."""

import random
from collections import Counter
from functools import cache
from itertools import combinations

import pytest

from catlib.chance import generator
from catlib.games.meow_daifugo import bots
from catlib.games.meow_daifugo import rules as r
from catlib.games.meow_daifugo.cards import CARDS, DOPPELGANGER, WILD, cards_of, code, hand, read_deck, show
from catlib.games.meow_daifugo.plays import (
    EQUAL,
    PLAYS,
    SEQUENCE,
    SINGLE,
    TWINS,
    base_of,
    laid,
    list_plays,
    ones_of,
    play_table,
)
from catlib.games.meow_daifugo.voice import card_name, fewest
from catlib.play import bot_policy, walk
from catlib.rules import CHANCE

from .positions import can_play, daifugo, held, names, play, position


def dealt(players, seed=0, **house):
    """A game after the deal, the field, and any exchange."""
    game, draw = daifugo(players, **house), generator(seed).random
    state = game.initial_state()
    while game.is_chance_node(state):
        state = game.child(state, game.sample(state, draw()))
    return game, state


# Setting up


def test_rule_1_the_deck():
    """T4.1: 8 white, 16 black, 6 doppelgangers and 2 "?" are 32 cards with 83 circles."""
    deck = read_deck("rulebook")
    assert [8, 8, 8, 6, 2] == [
        len(getattr(deck, s)) for s in ("white", "black_one", "black_two", "doppelganger", "wild")
    ]
    assert 32 == len(cards_of(deck.mask())) == deck.cards
    assert 83 == sum(deck.circles.of_cards())


def test_rule_2_players():
    """One to four players."""
    assert [1, 2, 3, 4] == [daifugo(n).num_players for n in (1, 2, 3, 4)]


@pytest.mark.parametrize(("players", "size", "pile"), [(1, 8, 21), (2, 8, 13), (3, 8, 5), (4, 7, 1)])
def test_rule_3_the_deal(players, size, pile):
    """T4.2: hands of 8, or 7 among four; three cards on the field; 21, 13, 5 or 1 stay in the deck."""
    _, state = dealt(players)
    assert [size] * players == state.size[:players]
    assert 3 == sum(map(bool, state.field))
    assert pile == state.pile == len(cards_of(state.deck))


@pytest.mark.parametrize("shuffle", ["as cards come", "beforehand"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_match_begins_with_nothing(players, shuffle):
    """All cards are in the deck of the first round; nobody has played, won or lost."""
    state = daifugo(players, shuffle=shuffle).initial_state()
    deck = read_deck("rulebook").mask()
    begun = {"player": CHANCE, "round": 1, "deck": deck, "pile": 32}
    begun |= {"phase": r.SHUFFLE, "loose": deck} if shuffle == "beforehand" else {}
    begun |= {"turn": 1} if players == 1 else {}
    there = {name: getattr(state, name) for name in r.State.FIELDS}
    assert begun == {name: value for name, value in there.items() if (any(value) if r.State.FIELDS[name][1] else value)}


@pytest.mark.parametrize("players", [1, 3])
def test_a_card_that_has_come_has_no_place_any_more(players):
    """In a deck that was shuffled beforehand the places of the cards to come are a row, and all others are empty."""
    game = daifugo(players, shuffle="beforehand", ends="one round")
    for state in walk(game, players).states:
        there = [place for place in range(CARDS) if state.order[place]]
        assert list(range(state.drawn, state.ordered)) == there
        assert state.deck == state.loose | sum(1 << state.order[place] - 1 for place in there)


def both_wilds(players, seat=0, **house):
    """A deal in which a player gets both "?", and what comes next."""
    game = daifugo(players, **house)
    state = game.initial_state()
    first = [30, 31]
    while game.is_chance_node(state):
        to_seat = state.phase == r.DEAL and state.dealt % players == seat
        cards = [card for card, _ in game.chance_weights(state)]
        state = game.child(state, first.pop() if to_seat and first else cards[0])
    return game, state


@pytest.mark.parametrize(("players", "seat"), [(2, 0), (3, 0), (4, 0), (4, 3)])
def test_rule_4_both_wilds(players, seat):
    """A player with both "?" puts one under the deck, once the field is turned up, and draws the top card for it."""
    game, state = both_wilds(players, seat)
    assert (r.EXCHANGE, seat, 3) == (state.phase, state.player, sum(map(bool, state.field)))
    assert ["put white ? under the deck", "put black ? under the deck"] == names(game, state)
    pile = state.pile
    state = play(game, state, "put black ? under the deck")
    assert (pile + 1, "B?") == (state.pile, code(state.bottom - 1))
    assert game.is_chance_node(state)
    assert 31 not in [card for card, _ in game.chance_weights(state)]
    state = game.child(state, game.chance_weights(state)[0][0])
    assert (pile, daifugo(players).setup.hand_cards) == (state.pile, state.size[seat])
    assert 1 == state.hand[seat] >> 30


def test_alone_both_wilds_are_kept():
    """A solo player exchanges no "?"."""
    _, state = both_wilds(1)
    assert (r.PLAY, 3) == (state.phase, state.hand[0] >> 30)


def test_both_wilds_are_kept_where_all_cards_are_dealt():
    """Nobody exchanges a "?" if there is no deck to put it under."""
    _, state = both_wilds(4, hand_cards=(8, 8, 8, 8))
    assert (r.DUEL, 0, 8) == (state.phase, state.pile, state.size[0])
    assert {"W?", "B?"} <= set(held(state).split())


def test_rule_4_the_wild_under_the_deck_comes_last():
    """With four players the one card of the deck is drawn, and the "?" is the deck."""
    game, state = both_wilds(4)
    state = play(game, state, "put white ? under the deck")
    state = game.child(state, game.chance_weights(state)[0][0])
    assert (1, 0) == (state.pile, state.deck)
    state.phase, state.player, state.field[0] = r.TURN_UP, r.CHANCE, 0
    assert [(30, 1)] == game.chance_weights(state)
    assert (0, 0, 31) == (lambda s: (s.pile, s.bottom, s.field[0]))(game.child(state, 30))


@pytest.mark.parametrize(("shown", "starts"), [
    (("B3.1", "B3.2", "W3", "D3"), 0),  # T4.3
    (("D3", "W3", "B3.2", "B3.1"), 3),
    (("D3", "W3", "B3.2", "B4.1"), 2),
    (("D3", "W3", "B4.2", "B4.1"), 1),
    (("W2", "B1.1", "B?", "B5.1"), 1),
    (("W?", "D6", "B8.1", "W8"), 1),
    (("B?", "W?", "W8", "B8.2"), 3)])
def test_rule_5_the_duel_for_start(shown, starts):
    """The lowest number starts, the fewest circles among equals; a "?" counts as 8."""
    game = daifugo(4)
    state = position(game, *shown, duel=0, phase=r.DUEL)
    state = play(game, state, *(f"show {card_name(cards_of(hand(card))[0])}" for card in shown))
    assert starts == state.player
    assert r.PLAY == state.phase
    assert [hand(card) for card in shown] == state.hand == state.known


# Playing


def test_rule_6_order():
    """T4.4: a single 5 is beaten by a 6 and not by another 5."""
    assert ["white 6"] == can_play("W5 D5 W6 B4", top="B5")


def test_rule_7_leads():
    """A single card, equal numbers, or a sequence of one suit; doppelgangers are a suit of their own."""
    assert ["white 4", "black 5", "white 6"] == can_play("W4 B5 W6")
    assert "white 4-5-6" in can_play("W4 W5 W6")
    assert "doppelgangers 4-5-6" in can_play("D4 D5 D6")
    assert not [name for name in can_play("W4 D5 W6 B3 B4 D1 D2") if "-" in name]
    assert "four 4s (white, black and a doppelganger as two)" in can_play("W4 B4 D4 W1")


def test_rule_8_following():
    """T4.5, T4.6: the same kind, the same number of cards, and higher."""
    assert ["two 5s (a doppelganger as two)"] == can_play("D5 W8 W1", top="W4 B4")
    assert ["white 3-4-5"] == can_play("W3 W4 W5 W8", top="B2 B3 B4")
    assert [] == can_play("D3 B4 B5", top="B1 B2 B3")
    assert [] == can_play("W5 W6 W7 W8", top="B1 B2 B3 B4 B5")
    assert [] == can_play("W2 W3 W4", top="B2 B3 B4")


def test_rule_9_passing():
    """Who passes takes a card of the field, which is refilled; the leader cannot pass; a pass locks nobody out."""
    game = daifugo(3)
    state = position(game, "W1 W8", "W2 W7", "W3", field="B4.1 D5 B6.2", deck="D6 B8")
    assert ["white 1", "white 8"] == names(game, state)
    state = play(game, state, "white 1", "pass and take doppelganger 5")
    assert "W2 W7 D5" == held(state, 1)
    assert game.is_chance_node(state)
    state = play(game, state, "black 8 (2 circles) is turned up")
    assert ["B4.1", "B8.2", "B6.2"] == [code(card - 1) for card in state.field[:3]]
    state = play(game, state, "pass and take black 4 (1 circle)")
    assert 0 == state.top
    state = position(game, "W1 W8", "W2 W7", "W3 W6 B1", field="B4.1")
    state = play(game, state, "white 1", "pass and take black 4 (1 circle)", "white 3", "pass", "white 7", "pass")
    assert (0, 1, 1) == (state.player, state.passes - 2, state.last)


def test_rule_9_everybody_sees_what_is_taken():
    """A card taken from the field is known to be in that hand, beside those taken before, and in no other."""
    game = daifugo(3)
    state = play(game, position(game, "W1 W4 W8", "W2 W7", "W3 W6", field="B4.1 D5"), "white 1")
    state = play(game, state, "pass and take doppelganger 5")
    assert [0, hand("D5"), 0] == state.known[:3]
    state = play(game, state, "white 3", "white 4", "pass and take black 4 (1 circle)")
    assert [0, hand("D5 B4.1"), 0] == state.known[:3]


def test_rule_9_nothing_to_take():
    """With nothing on the field one simply passes."""
    game = daifugo()
    assert ["pass"] == names(game, position(game, "W1", "W2", top="B8"))


def test_rule_10_clearing():
    """When all others pass, the last player leads."""
    game = daifugo(3)
    state = play(game, position(game, "W1 W2", "W3 W4", "W5"), "white 1", "white 3", "pass", "pass")
    assert (1, 0, 0) == (state.player, state.top, state.passed)
    assert ["white 4"] == names(game, state)


def test_rule_11_doppelgangers():
    """A doppelganger is a pair or one card."""
    assert ["doppelganger 3", "two 3s (a doppelganger as two)"] == can_play("D3")
    assert {"two 3s (white and a doppelganger)", "three 3s (white and a doppelganger as two)"} < set(
        can_play("D3 W3")
    )


def test_rule_12_wilds():
    """T4.7: a "?" is any number of its own colour."""
    assert "white 6-7-8, ? as 7" in can_play("W6 W8 W?")
    assert not [name for name in can_play("W6 W8 B?") if "-" in name]
    assert [f"white ? as {n}" for n in range(1, 9)] == can_play("W?")
    assert {f"two {n}s (white ? and black ?)" for n in range(1, 9)} < set(can_play("W? B?"))


# The end


def test_rule_13_the_round():
    """An empty hand wins; the others count their circles."""
    game = daifugo(3, ends="one round")
    state = play(game, position(game, "W1", "B2.1 B2.2 W?", "D5 B?"), "white 1")
    assert game.is_terminal(state)
    assert [0, 9, 9] == state.penalty[:3]
    assert [4, -2, -2] == game.returns(state)


@pytest.mark.parametrize(("circles", "points"), [(1, 1), (5, 1), (6, 2), (10, 2), (11, 3), (83, 3)])
def test_rule_14_points(circles, points):
    """T4.8: up to 5 circles cost one point, up to 10 two, more three."""
    assert points == r.points_for(daifugo().setup, circles)


def test_rule_15_the_overall_loser():
    """Who loses the fifth point is the overall loser; before that cards are dealt anew."""
    game = daifugo(3)
    state = position(game, "W1", "B2.1", "W3", lost=[4, 3, 4, 0])
    over = play(game, state, "white 1")
    assert game.is_terminal(over)
    assert ([4, 4, 5], [1, 1, -2]) == (over.lost[:3], game.returns(over))
    state.lost[2] = 3
    again = play(game, state, "white 1")
    assert (2, 0, 1) == (again.round, again.dealt, again.winner)
    assert game.is_chance_node(again)


# The solo game


def test_rule_16_solo_deal():
    """Eight cards, three on the field, and the first turn at once."""
    game, state = dealt(1)
    assert (0, r.PLAY, 1) == (game.current_player(state), state.phase, state.turn)


def test_rule_17_solo_leads():
    """Every turn is a free lead, and there is no passing."""
    game = daifugo(1)
    state = position(game, "W1 W2 W3 B8", turn=1, field="B1", deck="B2")
    assert ["white 1", "white 2", "white 3", "black 8", "white 1-2-3"] == names(game, state)


@pytest.mark.parametrize(("turn", "said", "chooses"), [
    (3, "two 4s (white and black)", False),  # T4.9
    (3, "three 4s (black and a doppelganger as two)", True),
    (3, "two 4s (black and a doppelganger)", False),
    (2, "two 4s (a doppelganger as two)", True),
    (1, "white 4", True),
    (2, "white 4", False)])
def test_rule_18_solo_draw(turn, said, chooses):
    """T4.9: with as many cards as turns one picks from field and deck, else the top card comes."""
    game = daifugo(1)
    state = play(game, position(game, "W4 B4 D4 W8", turn=turn, field="B1.1 B1.2 D1", deck="B2 W2"), said)
    assert chooses == (not game.is_chance_node(state))
    if chooses:
        taken = play(game, state, "take doppelganger 1")
        assert "D1" in held(taken)
        assert r.TURN_UP == taken.phase
        state = play(game, state, "take the top card")
    assert (r.DRAW, turn + 1) == (state.phase, state.turn)
    state = play(game, state, "Mikan draws white 2")
    assert ("W2" in held(state), 3) == (True, sum(map(bool, state.field)))


def test_rule_19_solo_end():
    """Clearing the hand ends the game without a card; fewer turns pay more."""
    game = daifugo(1)
    state = play(game, position(game, "W4", turn=6, field="B1", deck="B2"), "white 4")
    assert (True, [-6], 1) == (game.is_terminal(state), game.returns(state), state.cleared)


# All plays


def readings(cards):
    """Every play of exactly these cards from first principles: kind, count, highest number, what "?" and twos are."""
    found = set()
    suits = {("white" if c in (*range(8), 30) else "doppelganger" if 24 <= c < 30 else "black") for c in cards}
    fixed = [c % 8 + 1 for c in cards if c < 30]
    wild = [c for c in cards if c >= 30]
    doubles = sum(24 <= c < 30 for c in cards)
    for rank in range(1, 9):
        if set(fixed) <= {rank}:
            if len(cards) == 1:
                found.add((SINGLE, 1, rank))
            for count in range(len(cards), len(cards) + doubles + 1):
                if count >= 2:
                    found.add((EQUAL, count, rank))
    if len(cards) >= 3 and len(suits) == 1 and len(wild) < 2 and len(set(fixed)) == len(fixed):
        for low in range(1, 10 - len(cards)):
            if set(fixed) <= set(range(low, low + len(cards))):
                found.add((SEQUENCE, len(cards), low + len(cards) - 1))
    return found


def brute_force(mask):
    """All plays of a hand from all its subsets; equal black cards are one, as only the circles tell them apart."""
    cards, found = cards_of(mask), set()
    for subset in range(1, 1 << len(cards)):
        chosen = [card for i, card in enumerate(cards) if subset >> i & 1]
        alike = tuple(sorted(code(c)[:2] for c in chosen))
        found |= {(alike, reading) for reading in readings(chosen)}
    return found


def generated(mask):
    """All plays of a hand from the table."""
    game, found = daifugo(), []
    buffer = [0] * r.NUM_ACTIONS
    for number in buffer[: list_plays(game.setup, mask, -1, buffer, 0)]:
        row = play_table()[number]
        cards = cards_of(laid(mask, row.need))
        assert mask & laid(mask, row.need) == laid(mask, row.need)
        alike = tuple(sorted(code(c)[:2] for c in cards))
        found.append((alike, (row.kind, row.counts, row.rank)))
    assert len(found) == len(set(found)), f"{show(mask)}: a play is listed twice"
    return set(found)


@pytest.mark.parametrize("size", range(1, 10))
def test_generated_plays_are_all_subsets(size):
    """The plays listed for 3,175 hands of up to nine cards are those found by trying all their subsets."""
    rng = generator(size)
    for _ in range(min(600, 12_800 >> size)):
        mask = sum(1 << card for card in rng.sample(range(32), size))
        assert brute_force(mask) == generated(mask), show(mask)


@pytest.mark.parametrize("held", ["W? B? D4 W4 B4 B4 W5 W6", "B? B1 B2 B4 B4 B5 B6 B8", "D1 D2 D3 D4 D5 D6 W? B?"])
def test_generated_plays_of_rich_hands(held):
    """The same for hands with all that is special."""
    assert brute_force(hand(held)) == generated(hand(held))


@pytest.mark.parametrize("seed", range(60))
def test_following_is_leading_filtered(seed):
    """What beats a play is what could be led of the same kind and count and is higher."""
    rng, game, table = generator(100 + seed), daifugo(), play_table()
    mask = sum(1 << card for card in rng.sample(range(32), 9)) | 1 << 30
    buffer = [0] * r.NUM_ACTIONS
    leads = buffer[: list_plays(game.setup, mask, -1, buffer, 0)]
    for top in range(0, PLAYS, 7):
        same = [p for p in leads if table[p][:2] == table[top][:2] and table[p].rank > table[top].rank]
        assert same == buffer[: list_plays(game.setup, mask, top, buffer, 0)]


@pytest.mark.parametrize("held", ["W? B? D4 W4 B4 B4 W5 W6", "B? B1 B2 B4 B4 B5 B6 B8", "D1 D2 D3 D4 D5 D6 W? B?"])
def test_what_is_laid_is_to_be_beaten(held):
    """After each lead the next has what beats just that: of its kind, as many cards, and higher."""
    game, table = daifugo(), play_table()
    every = position(game, "W1 W2 W3 W7 W8 B3 B7 B8 D5 D6 W? B?")
    state = position(game, held, "W1 W2 W3 W7 W8 B3 B7 B8 D5 D6 W? B?")
    for lead in game.legal_actions(state):
        answers = [a for a in game.legal_actions(game.child(state, lead)) if a < PLAYS]
        row = table[r.play_of(game.setup, lead)]
        same = [a for a in game.legal_actions(every) if table[a][:2] == row[:2]]
        assert [a for a in same if table[a].rank > row.rank] == answers


def test_equal_black_cards():
    """Of two equal black cards either can be played: the one with two circles, or the other by name."""
    game = daifugo()
    for name, left in (("black 4", "W1 B4.1"), ("black 4 (1 circle)", "W1 B4.2")):
        assert left == held(play(game, position(game, "B4.1 B4.2 W1", "W8"), name))
    assert ["black 4"] == [name for name in can_play("B4.1 W1") if name.startswith("black 4")]
    assert ["black 4"] == [name for name in can_play("B4.2 W1") if name.startswith("black 4")]


def test_a_card_that_was_taken_openly_can_be_kept_or_played():
    """What the others know of a hand is the player's to decide: either card of the two can be shown."""
    game = daifugo()
    state = position(game, "B4.1 B4.2 W1", "W8 W7", known=[hand("B4.1"), 0, 0, 0])
    for name, known in (("black 4", "B4.1"), ("black 4 (1 circle)", "")):
        assert known == show(play(game, state, name).known[0])


def every_choice(mask, top=-1):
    """All plays of a hand with the very cards that go, equal black ones told apart, from all its subsets."""
    cards, found, table = cards_of(mask), set(), play_table()
    for subset in range(1, 1 << len(cards)):
        chosen = [card for i, card in enumerate(cards) if subset >> i & 1]
        for kind, count, rank in readings(chosen):
            if top < 0 or ((kind, count) == table[top][:2] and rank > table[top].rank):
                found.add((show(sum(1 << card for card in chosen)), (kind, count, rank)))
    return found


RICH = ["W? B? D4 W4 B4 B4 W5 W6", "B? B1 B1 B2 B2 B4 B4 B5 B6 B8", "B1 B1 B2 B2 B3 B3 B4 B4", "B7 B7 B8 B8 B? W8"]


@pytest.mark.parametrize("held", RICH)
@pytest.mark.parametrize("top", ["", "W3", "W3 D3", "W2 W3 W4"])
def test_every_choice_of_cards_is_an_action_of_its_own(held, top):
    """Whatever cards make a play, one action lays just these; its number, its name and its parts are its own."""
    game, table = daifugo(), play_table()
    state = position(game, held, "W1 W2", top=top)
    actions = [a for a in game.legal_actions(state) if r.is_play(a)]
    laid = [show(r.cards_laid(game.setup, state.hand[0], a)) for a in actions]
    rows = [table[r.play_of(game.setup, a)] for a in actions]
    found = {(cards, (row.kind, row.counts, row.rank)) for cards, row in zip(laid, rows, strict=True)}
    assert len(actions) == len(found)
    assert every_choice(hand(held), state.top - 1) == found
    assert len(actions) == len({game.action_to_string(state, a) for a in actions})
    assert len(actions) == len({game.parts(state, a) for a in actions})
    assert actions == [game.string_to_action(state, game.action_to_string(state, a)) for a in actions]
    for action, cards in zip(actions, laid, strict=True):
        assert cards == show(state.hand[0] & ~game.child(state, action).hand[0]) or state.size[0] == len(cards.split())


def test_twins_are_numbered_one_by_one():
    """Every twin is that of one play, and lays some card with one circle; numbers of before stay as they were."""
    setup, seen = daifugo().setup, set()
    for twin in range(TWINS):
        play, ones = base_of(setup, twin), ones_of(setup, twin)
        lone = setup.need[play] >> 8 & ~(setup.need[play] >> 16) & 255
        assert 0 < ones == ones & lone
        seen.add((play, ones))
    lone = [(row.need >> 8 & ~(row.need >> 16) & 255).bit_count() for row in play_table()]
    assert TWINS == len(seen) == sum(2**blacks - 1 for blacks in lone)
    assert (720, 725, 726, 727, 729, 761) == (r.TAKE, r.PASS, r.TOP, r.UNDER, r.SHOW, r.TWIN)


@pytest.mark.parametrize("bot", ["random", "lowest first", "fewest plays"])
def test_bots_lead_the_shown_card_of_two_equal_ones(bot):
    """Who has shown the black card with one circle leads just this one, though both are there."""
    game = daifugo(2, first_lead="shown card")
    for seed in range(20):
        state = position(game, "B4.1 B4.2 W6 W7", "W8 B5", must=cards_of(hand("B4.1"))[0] + 1)
        action = bot_policy(game, bot)(state, seed / 20)
        assert hand("B4.1") & r.cards_laid(game.setup, state.hand[0], action)


def test_the_next_round_begins_like_the_first():
    """All cards are dealt anew, and a duel says who starts: neither the winner nor the loser of the round before."""
    game = daifugo(2)
    state = play(game, position(game, "W1", "W8 B8"), "white 1")
    assert (2, r.DEAL, 0, 1) == (state.round, state.phase, state.duel, state.winner)
    while game.is_chance_node(state):
        state = game.child(state, game.chance_weights(state)[0][0])
    assert (r.DUEL, 0) == (state.phase, state.player) or state.phase == r.EXCHANGE


def test_the_table_has_the_size_the_rules_say():
    """The numbers of plays and actions are those of the table."""
    assert PLAYS == len(play_table()) == len(set(play_table()))
    assert r.NUM_ACTIONS == r.SHOW + CARDS + TWINS


@pytest.mark.parametrize("count", range(3, 9))
def test_sequences_of_every_length_are_led(count):
    """Three to eight cards of a colour; with as many numbers as the hand has, there is one."""
    for colour in ("W", "B"):
        numbers = range(9 - count, 9)
        cards = " ".join(f"{colour}{n}" + ".1" * (colour == "B") for n in numbers)
        named = [name for name in can_play(cards) if name.endswith("-".join(map(str, numbers)))]
        assert 1 == len(named)


def test_measures():
    """Counts go on from round to round: what was laid and taken, and the circles of all who were left with cards."""
    game = daifugo(3)
    state = position(game, "W1 W2", "B2.1 B2.2 W?", "D5 B?", field="B4.1 D6", circles=7, plays=2, laid=5, passes=1)
    state = play(game, state, "white 1", "pass and take black 4 (1 circle)", "doppelganger 5")
    state = play(game, state, "pass and take doppelganger 6", "pass", "black ? as 8")
    told = {"rounds": 2, "plays": 5, "passes": 4, "taken": 2, "cards played": 8, "circles": 7 + 3 + 4 + 10}
    assert told | {"turns": 0, "cleared": 0} == game.measures(state)
    game = daifugo(1)
    state = play(game, position(game, "W4 B4", turn=6, field="B1", deck="B2"), "two 4s (white and black)")
    told = {"rounds": 1, "plays": 1, "passes": 0, "taken": 0, "cards played": 2, "circles": 0, "turns": 6, "cleared": 1}
    assert told == game.measures(state)


def test_losers_of_a_match_are_told_apart_by_the_last_round():
    """What somebody was left with in an earlier round counts no more."""
    game = daifugo(3, lost_together="more circles")
    state = position(game, "W1", "W8 B8.2", "D1 D2", lost=[0, 4, 4, 0], penalty=[0, 20, 0, 0])
    state = play(game, state, "white 1")
    assert ([0, 5, 8], 0b100) == (state.penalty[:3], state.losers)


@pytest.mark.parametrize("players", [2, 4])
def test_what_the_learned_player_goes_by_is_what_it_is_called(players):
    """Cards on all sides, who laid last and how high, points lost beside who lost least: in every turn."""
    game, work = daifugo(players), [0] * (len(bots.FEATURES) + 1)
    for n, state in enumerate(walk(game, 5).states):
        if (me := state.player) >= 0 and state.phase == r.PLAY:
            state.lost = [n % 4, n // 2 % 4, n % 3, n // 3 % 4][:players]
            bots.features(game.setup, state, me, work, 0)
            found = dict(zip(bots.FEATURES, work, strict=False))
            own, *others = (state.hand[(me + k) % players].bit_count() for k in range(players))
            assert (own, min(others)) == (found["own cards"], found["fewest of the others' cards"])
            assert state.lost[me] - min(state.lost[:me] + state.lost[me + 1 :]) == found["points behind"]
            assert (state.top > 0) + (state.top > 0 and state.last == me) == found["lead"]
            assert (play_table()[state.top - 1].rank if state.top else 0) == found["number on the table"]


def test_bots_show_the_lowest_card_with_the_fewest_circles():
    """Of a number the black card with one circle goes first, then that with two; a "?" never where there is another."""
    game, deal = daifugo(2), random.Random(1)
    for _ in range(200):
        some = deal.sample(range(CARDS), 3)
        state = position(game, "W1", "W2", phase=r.DUEL, duel=0)
        state.hand[0], state.size[0] = sum(1 << card for card in some), 3
        expected = min(some, key=lambda card: (card >= WILD, card % 8, min(3, game.setup.circles[card]), card))
        for bot in ("lowest first", "fewest plays"):
            shown = game.parts(state, bot_policy(game, bot)(state, 0.5))
            assert shown == game.parts(state, r.SHOW + expected)


def sheds(held):
    """The fewest plays that shed some cards with at most one sequence of a sort: each choice of it tried."""
    rest = {frozenset(cards_of(held))}
    sorts = [c for c in cards_of(held) if c < 8], [c for c in cards_of(held) if 8 <= c < DOPPELGANGER]
    for sort in (*sorts, [c for c in cards_of(held) if DOPPELGANGER <= c < WILD]):
        for first, last in combinations(sorted({c % 8 for c in sort}), 2):
            run = {next((c for c in sort if c % 8 == n), None) for n in range(first, last + 1)}
            if last > first + 1 and None not in run:
                rest.add(frozenset(cards_of(held)) - run)
    equal = {cards: len({c % 8 for c in cards if c < WILD}) or bool(cards) for cards in rest}
    return min(n + (len(cards) < held.bit_count()) for cards, n in equal.items())


def test_bots_count_the_plays_that_shed_a_hand():
    """Beside a list of all sequences, hands of every size."""
    deal = random.Random(2)
    for _ in range(600):
        some = sum(1 << card for card in deal.sample(range(CARDS), deal.randint(1, 12)))
        assert sheds(some) == bots.groups(some), show(some)


def test_a_hand_is_said_to_go_in_the_fewest_plays():
    """Beside all ways to shed it, two sequences in a row among them; bots count one."""
    deal, setup = random.Random(3), daifugo(1).setup

    @cache
    def by_every_way(some):
        found = [0] * r.NUM_ACTIONS
        n = list_plays(setup, some, -1, found, 0)
        return 1 + min(by_every_way(some & ~laid(some, setup.need[play])) for play in {*found[:n]}) if some else 0

    assert 4 == fewest(setup, hand("B1 B2 B3 B3 B7 W4 W5 W6")) < bots.groups(hand("B1 B2 B3 B3 B7 W4 W5 W6"))
    for _ in range(60):
        some = sum(1 << card for card in deal.sample(range(CARDS), deal.randint(1, 8)))
        assert by_every_way(some) == fewest(setup, some), show(some)


@pytest.mark.parametrize("players", [1, 2, 3])
def test_bots_draw_unless_a_card_of_the_field_is_better(players):
    """A card from the deck counts as one more play: it is drawn where each open one would be one, too, or more."""
    game, seen = daifugo(players), Counter()
    policy = bot_policy(game, "fewest plays")
    for seed in range(12):
        for state in walk(game, seed, 300).states[:-1]:
            action = policy(state, 0.5) if state.player >= 0 else -1
            if r.TOP in game.legal_actions(state) and action >= 0 and not r.is_play(action):
                left = [sheds(bots.left_after(game.setup, state, a)) for a in game.legal_actions(state) if a < r.PASS]
                best = min((n for n in left), default=99) - sheds(state.hand[state.player])
                assert (action == r.TOP) == (best > 0 or (best == 0 and state.phase != r.CHOOSE))
                seen[action == r.TOP] += 1
    assert seen[True] or players > 1
