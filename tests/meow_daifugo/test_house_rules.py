"""Each gap of the rulebook, as the house rule that fills it."""

import json

import pytest

import catlib
from catlib.games.meow_daifugo import rules as r
from catlib.games.meow_daifugo.cards import CARDS, cards_of, hand, read_deck
from catlib.games.meow_daifugo.setup import FROZEN
from catlib.games.meow_daifugo.voice import card_name, outcome
from catlib.play import Match

from .positions import can_play, daifugo, held, names, play, position


def test_gap_4_1_circles():
    """The circles are the deck's, and another deck has others."""
    deck = read_deck("rulebook").model_dump() | {"circles": {"black_two": 1}}
    assert 2 == r.circles_of(catlib.load("meow_daifugo", deck=deck).setup, hand("B8.2 B1.1"))
    assert 3 == r.circles_of(daifugo().setup, hand("B8.2 B1.1"))


def starter(*shown, **house):
    """Who starts after these cards were shown."""
    game = daifugo(len(shown), **house)
    state = position(game, *(f"{card} B7" for card in shown), duel=0, phase=r.DUEL)
    return play(game, state, *(f"show {card_name(cards_of(hand(card))[0])}" for card in shown)).player


def test_gap_4_2_wild_in_duel():
    """A "?" counts as 8."""
    assert 1 == starter("W?", "W8")


@pytest.mark.parametrize(("circles", "starts"), [(0, 0), (6, 1)])
def test_circles_of_a_wild_in_the_duel(circles, starts):
    """A "?" counts just as an 8: the circles decide, also in a deck whose "?" have fewer of them."""
    deck = read_deck("rulebook").model_dump()
    deck["circles"] |= {"white_wild": circles}
    game = catlib.load("meow_daifugo", players=2, deck=deck)
    state = position(game, "W? B7", "W8 B7", duel=0, phase=r.DUEL)
    assert starts == play(game, state, "show white ?", "show white 8").player


def test_gap_4_3_first_lead():
    """The first lead is free, or has the card that was shown, alone or with others: of two equal ones just that."""
    for rule, plays in (("anything", 3), ("shown card", 2)):
        game = daifugo(2, first_lead=rule)
        state = position(game, "B4.1 D5", "W8 B4.2", duel=0, phase=r.DUEL)
        state = play(game, state, "show black 4 (1 circle)", "show white 8")
        assert plays == len(names(game, state)) + (rule == "shown card")
    assert daifugo(2) == game
    both = position(game, "B4.1 B4.2 W4 W5", "W8 B5", duel=0, phase=r.DUEL)
    for shown, leads in (("1 circle", {"black 4 (1 circle)", "two 4s (white and black) with black 4 of 1 circle"}),
                         ("2 circles", {"black 4", "two 4s (white and black)"})):
        after = play(game, both, f"show black 4 ({shown})", "show white 8")
        together = {"two 4s (two black)", "three 4s (white and two black)"}
        assert leads | together == set(names(game, after))
    state = play(game, state, "black 4", "white 8", "pass")
    assert 0 == state.must


def test_each_first_lead_is_named_once():
    """The leads with the card of the duel, the lowest card of the deck too, whatever was listed before."""
    game = daifugo(2, first_lead="shown card")
    for shown, wanted in (("white 1", ["white 1", "two 1s (white and black)", "white 1-2-3"]),
                          ("white 2", ["white 2", "white 1-2-3"])):
        state = position(game, "W1 W2 W3 B1", "W8 W4", duel=0, phase=r.DUEL)
        actions = [0] * r.NUM_ACTIONS
        assert 4 == r.legal_actions(game.setup, state, actions)
        state = play(game, state, f"show {shown}", "show white 8")
        leads = actions[: r.legal_actions(game.setup, state, actions)]
        assert wanted == [game.action_to_string(state, action) for action in leads]


def test_where_a_deck_has_cards_with_as_many_circles_the_first_seat_starts():
    """Cards that nothing tells apart are shown: who is asked first among them starts."""
    deck = read_deck("rulebook").model_dump()
    deck["circles"] |= {"white": 2, "black_one": 2, "doppelganger": 2}
    for shown, starts in (("W3 D3 B4.1", 0), ("B4.1 D3 W3", 1), ("W3 B4.1 D3", 0), ("W3 B3.1 D3", 0)):
        game, cards = catlib.load("meow_daifugo", players=3, deck=deck), shown.split()
        state = position(game, *(f"{card} B7" for card in cards), duel=0, phase=r.DUEL)
        assert starts == play(game, state, *(f"show {card_name(cards_of(hand(card))[0])}" for card in cards)).player


@pytest.mark.parametrize(("low", "high"), [("W1 W2 W3", "B2 B3 B4"), ("B5 B6 B7", "D4 D5 D6")])
def test_gap_4_4_sequences(low, high):
    """Of two sequences as long, the one with the higher top has the higher bottom as well."""
    assert bool(can_play(high, top=low)) != bool(can_play(low, top=high))


def test_gap_4_5_doppelganger_pairs():
    """A doppelganger is two with other cards too."""
    assert 4 == len([n for n in can_play("D3 W3") if "3s (" in n]) + 1
    assert "seven 4s (white, two black, a doppelganger as two, white ? and black ?)" in can_play("W4 B4 B4 D4 W? B?")


def test_gap_4_6_doppelganger_sequences():
    """Doppelgangers make sequences, or not; they take no "?"."""
    assert "doppelgangers 1-2-3" in can_play("D1 D2 D3")
    assert "doppelgangers 1-2-3" not in can_play("D1 D2 D3", doppelganger_sequences=False)
    assert not [n for n in can_play("D1 D2 W? B?") if "-" in n]


def test_without_sequences_of_doppelgangers_all_else_can_be_played():
    """The house rule takes those sequences away, and nothing else: no other sequence, and no doppelganger alone."""
    for cards in ("W1 W2 W3", "B4 B5 B6", "D1 D2", "D5 W5", "W6 W8 W?"):
        assert can_play(cards) == can_play(cards, doppelganger_sequences=False)
    assert ["doppelgangers 1-2-3"] == [
        n for n in can_play("D1 D2 D3") if n not in can_play("D1 D2 D3", doppelganger_sequences=False)]


def test_gap_4_7_wilds_together():
    """Both "?" are a pair of any number."""
    assert 8 == len([n for n in can_play("W? B?") if n.startswith("two ")])


def test_gap_4_8_wild_repeats():
    """A "?" may stand for a number whose card stays in the hand."""
    assert "white 4-5-6, ? as 5" in can_play("W4 W5 W6 W?")


def test_gap_4_10_must_take():
    """Who passes takes one of the last cards of the field, or may leave it."""
    for must, said in ((True, ["pass and take white 5"]), (False, ["pass and take white 5", "pass"])):
        game = daifugo(2, must_take=must)
        assert said == names(game, position(game, "W1", "W2", field="W5", top="B8"))


def test_gap_4_10_taking():
    """With no deck left a passer takes one of the last cards of the field, or nobody takes any more."""
    takes = "pass and take white 5"
    for choice, without in (("while the field has cards", [takes]), ("while the deck has cards", ["pass"])):
        game = daifugo(2, taking=choice)
        state = position(game, "W1", "W2", field="W5", top="B8")
        assert (0, without) == (state.pile, names(game, state))
        state.deck, state.pile = 1 << 31, 1
        assert [takes] == names(game, state)


def test_gap_4_11_hand_limit():
    """A hand that has reached the limit takes nothing."""
    game = daifugo(2, hand_limit=2)
    assert ["pass"] == names(game, position(game, "W1 W2", "W3", field="W5", top="B8"))
    assert ["pass and take white 5"] == names(game, position(game, "W1", "W3", field="W5", top="B8"))


@pytest.mark.parametrize(("rule", "losers"), [
    ("more circles", [1, 1, -2]), ("more points", [1, -2, 1]), ("shared", [2, -1, -1])])
def test_gap_4_12_lost_together(rule, losers):
    """Of two who lose the last point together it is who had more circles, who lost more points, or both."""
    game = daifugo(3, lost_together=rule)
    state = position(game, "W1", "D5 B1.1", "W3 D6", lost=[0, 4, 3, 0])
    over = play(game, state, "white 1")
    assert ([0, 5, 7], [0, 5, 5]) == (over.penalty[:3], [0, over.lost[1], over.lost[2]]) or rule == "more points"
    state.lost[1] = 4 + (rule == "more points")
    assert losers == game.returns(play(game, state, "white 1"))


def test_gap_4_12_equal_circles_share():
    """With as many circles both are the overall losers."""
    game = daifugo(3, lost_together="more circles")
    over = play(game, position(game, "W1", "W2", "W3", lost=[0, 4, 4, 0]), "white 1")
    assert [2, -1, -1] == game.returns(over)


def test_a_save_keeps_the_readings_it_was_played_with():
    """A save names who loses together and what is led first; one from before is read as all were played then."""
    match = Match(daifugo(3), seed=1)
    fields = json.loads(match.to_json())
    fields["house"] |= {name: value for name, (value, *_) in FROZEN.items()}
    assert match.game == Match.from_json(json.dumps(fields)).game
    assert "shared" == fields["house"].pop("lost_together")
    assert "shown card" == fields["house"].pop("first_lead")
    assert match.game == Match.from_json(match.to_json()).game == Match.from_share(match.share()).game
    former = Match.from_json(json.dumps(fields)).game
    assert ("more circles", "anything") == (former.house.lost_together, former.house.first_lead)


def test_gap_4_13_doppelganger_counts_two():
    """A doppelganger as two reaches the number of the turn like two cards."""
    state = position(daifugo(1), "W4 B4 D4 W8", turn=3, field="B1", deck="B2")
    assert r.CHOOSE == play(daifugo(1), state, "three 4s (black and a doppelganger as two)").phase


def test_gap_4_14_solo_turns():
    """A solo game ends with the cards, or after that many turns at the latest."""
    game = daifugo(1, solo_turns=6)
    state = position(game, "W4 B6", turn=6, field="B1", deck="B2")
    over = play(game, state, "white 4")
    assert (True, [-7], 0) == (game.is_terminal(over), game.returns(over), over.cleared)
    assert not game.is_terminal(play(daifugo(1), state, "white 4"))


def test_gap_4_15_solo_empty_pile():
    """Without a deck nothing is drawn."""
    state = play(daifugo(1), position(daifugo(1), "W4 B6 W1", turn=22, field="B1"), "white 4")
    assert (r.PLAY, 23) == (state.phase, state.turn)


@pytest.mark.parametrize("slot", range(3))
def test_the_one_card_of_the_field_in_any_slot(slot):
    """Without a deck enough cards win a card of the field, whichever is the only one, and wherever it lies."""
    game = daifugo(1)
    mine = "W4 B6 W8"
    for card in set(range(CARDS)) - {*cards_of(hand(mine))}:
        state = position(game, mine, turn=1)
        state.field[slot] = card + 1
        state = play(game, state, "white 4")
        assert (r.CHOOSE, [r.TAKE + slot]) == (state.phase, game.legal_actions(state))


def test_with_no_card_left_anywhere_a_solo_player_goes_on():
    """Where neither deck nor field has a card, nothing is chosen, and the next turn begins."""
    game = daifugo(1)
    state = play(game, position(game, "W4 B6 W1", turn=1), "white 4")
    assert (r.PLAY, 2, ["white 1", "black 6"]) == (state.phase, state.turn, names(game, state))


def test_one_round():
    """A single round is worth the points that change hands."""
    game = daifugo(2, ends="one round")
    assert [2, -2] == game.returns(play(game, position(game, "W1", "D5 W2"), "white 1"))


@pytest.mark.parametrize(("points", "loser"), [(3, 0), (2, 0b10), (1, 0b10)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_round_has_an_overall_loser_only_where_all_points_are_lost(players, points, loser):
    """Who loses fewer points than there are is not the overall loser, and neither is anybody else."""
    game = daifugo(players, ends="one round", points=points, lost_together="more circles")
    over = play(game, position(game, "W1", "D5 W2", "B2.1", "B3.1"), "white 1")
    says = "Mikan wins the round" + (", overall loser: Kuro" if loser else "")
    assert (True, 7, loser, says) == (game.is_terminal(over), over.penalty[1], over.losers, outcome(game.setup, over))


@pytest.mark.parametrize(("bands", "points"), [
    ((5, 10), (1, 1, 2, 2, 3)), ((5, 5), (1, 1, 3, 3, 3)), ((0, 0), (3, 3, 3, 3, 3))])
def test_penalty_bands(bands, points):
    """Each band costs its points up to its last circle; a second one that ends with the first costs nobody any."""
    setup = daifugo(penalty_bands=bands).setup
    assert points == tuple(r.points_for(setup, circles) for circles in (1, 5, 6, 10, 11))


def test_designer_numbers():
    """Hands, field and points are a designer's to turn."""
    game = daifugo(2, hand_cards=(8, 5, 8, 7), field_cards=5, point_losses=(2, 4, 6), penalty_bands=(3, 6), points=9)
    state = play(game, position(game, "W1", "W2", lost=[0, 7, 0, 0]), "white 1")
    assert [1, -1] == game.returns(state)
    assert (5, 9) == (game.setup.hand_cards, state.lost[1])


@pytest.mark.parametrize("points", [1, 5])
def test_a_round_that_costs_nobody_a_point_ends_no_match(points):
    """A match ends when somebody has lost all points, however few there are, and not before."""
    game = daifugo(3, points=points, point_losses=(0, points, points))
    free = play(game, position(game, "W1", "W2", "W3"), "white 1")
    assert (False, 2, [0, 0, 0]) == (game.is_terminal(free), free.round, free.lost[:3])
    over = play(game, position(game, "W1", "W2 W4", "W3"), "white 1")
    assert (True, [1, -2, 1]) == (game.is_terminal(over), game.returns(over))


# What cannot be


@pytest.mark.parametrize(("house", "says"), [
    ({"deck": "lions"}, "deck='lions': there is no such deck; there are kittens, no_doppelgangers, "),
    ({"deck": 7}, "deck=7: a deck is a name, the path of a .toml file, or a mapping of what such a file says"),
    ({"deck": {"cards": 3, "white": [1, 2]}}, "deck.cards=3: the deck does not add up; its lists hold 2 cards"),
    ({"deck": {"cards": 2, "white": [1, 1]}},
        "deck.white.1=1: this card is in the list already; a card is named once"),
    ({"deck": {"cards": 2, "doppelganger": [1, 7]}}, "deck.doppelganger.1=7: there are doppelgangers 1 to 6"),
    ({"deck": {"cards": 1, "white": [9]}}, "deck.white.0=9: input should be less than or equal to 8"),
    ({"deck": {"cards": 1, "lions": [1]}}, "deck.lions=[1]: there is no such entry; there are title, "),
    ({"deck": "kittens"}, "deck='Nine kittens': it has 9 cards, and 2 × 8 cards are dealt"),
    ({"hand_cards": (8, 8)}, "hand_cards=(8, 8): expected four values"),
    ({"penalty_bands": (6, 5)}, "penalty_bands=(6, 5): the first band cannot end above the second"),
    ({"wild_in_duel": "lowest"}, "wild_in_duel is fixed: A ? shown in the duel for start counts as 8 (4.2)."),
    ({"jokers": 3}, "jokers: no such house rule of Meow Meow Daifugō; there are hand_cards, ")])
def test_bad_house_rules(house, says):
    """What cannot be played is refused in one sentence that says what can."""
    with pytest.raises(catlib.BadSetup) as refused:
        catlib.load("meow_daifugo", house=house)
    assert str(refused.value).startswith(says)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(("players", "dealt"), [
    (1, "8 cards are"), (2, "2 × 8 cards are"), (3, "3 × 8 cards are"), (4, "4 × 7 cards are")])
def test_a_deck_with_too_few_cards(players, dealt):
    """Who plays alone is told of one hand, others of as many hands as there are players."""
    with pytest.raises(catlib.BadSetup) as refused:
        daifugo(players, deck="tiny")
    assert str(refused.value) == f"deck='Six kittens': it has 6 cards, and {dealt} dealt"


def test_a_deck_from_a_file(tmp_path):
    """A deck can be a TOML file; one that is none says so."""
    file = tmp_path / "deck.toml"
    file.write_text("cards = 16\nblack_one = [1, 2, 3, 4, 5, 6, 7, 8]\nwhite = [1, 2, 3, 4, 5, 6, 7, 8]\n")
    game = catlib.load("meow_daifugo", deck=str(file), hand_cards=(8, 6, 5, 4))
    assert hand("W1 W2 W3 W4 W5 W6 W7 W8") == game.setup.deck & 255
    file.write_text("cards = [")
    with pytest.raises(catlib.BadSetup, match="is not TOML"):
        catlib.load("meow_daifugo", deck=str(file))
    assert "" == held(game.initial_state())
