"""Cards, plays and refusals in words, and what the rulebook says."""

import json
import random

import pytest

import catlib
from catlib.game import Cast
from catlib.games.meow_daifugo import rules as r
from catlib.games.meow_daifugo import voice
from catlib.games.meow_daifugo.cards import CARDS, WILD, cards_of, code, hand, show
from catlib.games.meow_daifugo.plays import PLAYS, SEQUENCE, laid
from catlib.play import Match, manual

from .positions import daifugo, position


def test_codes_lead_back():
    """Every card has a code of its own."""
    assert [1 << card for card in range(CARDS)] == [hand(code(card)) for card in range(CARDS)]
    assert (1 << CARDS) - 1 == hand(show((1 << CARDS) - 1))


@pytest.mark.parametrize(("text", "says"), [
    ("W5 W5", "hand 'W5 W5': W5 is there twice, and the deck has it once"),
    ("B4 B4 B4", "hand 'B4 B4 B4': B4 is there three times, and the deck has it twice"),
    ("W9", "hand 'W9': W9 is not a card; there are W1-W8, B1-B8 (or B1.1 and B1.2 by their circles), D1-D6, W? and B?"),
    ("D7", "hand 'D7': D7 is not a card; there are W1-W8, ")])
def test_bad_hands(text, says):
    """A card twice, or one that is unknown, is refused in a sentence."""
    with pytest.raises(ValueError, match="hand ") as refused:
        hand(text)
    assert str(refused.value).startswith(says)


def test_every_play_has_a_name_of_its_own():
    """720 plays, 720 names."""
    assert PLAYS == len({voice.play_name(play) for play in range(PLAYS)})


def test_every_play_is_found_by_its_cards():
    """The cards of a play lead back to it."""
    for play in range(PLAYS):
        full = (1 << CARDS) - 1
        assert play in voice.plays_of(laid(full, voice.play_table()[play].need))


def test_what_is_refused_names_what_is_missing():
    """Whatever is chosen that does not beat the play there, in whatever game: its number and its kind are named.

    The guide says that a play cannot be beaten where nothing does, and only there.
    """
    needs = {voice.SINGLE: "a card above", voice.EQUAL: " above", voice.SEQUENCE: "in a row in one suit, the last"}
    told = set()
    for seed in range(12):
        match = Match(daifugo(), ["human", "human"], seed)
        rng = random.Random(seed)
        for _ in range(60):
            match.advance()
            if match.is_over:
                break
            setup, state = match.game.setup, match.state
            legal = match.legal_actions()
            plays = {r.cards_laid(setup, state.hand[state.player], action) for action in filter(r.is_play, legal)}
            if state.phase == r.PLAY and state.top and not state.must:
                top = voice.play_table()[state.top - 1]
                for card in cards_of(state.hand[state.player]):
                    said = voice.why_not_cards(setup, state, 1 << card)
                    assert ("" == said) == (1 << card in plays)
                    if said and top.rank < 8:
                        assert said.startswith("That is not enough. You need ")
                        assert said.endswith(f" above {top.rank}.")
                        assert needs[top.kind] in said
                        told.add(top.kind)
                passing = [action for action in legal if not r.is_play(action)]
                guided = match.game.story.guide(setup, state, passing[0], Cast(("Ann", "Bo")))
                assert guided.startswith("You can't beat that") == (not plays)
            match.act(rng.choice(legal))
    assert set(needs) == told


@pytest.mark.parametrize(("held", "chosen", "top", "says"), [
    ("W4 B5 W6", "W4 B5 W6", "",
        "White 4, white 6 and black 5: cards in a row are all of one suit, and these are black and white."),
    ("W4 B6", "W4 B6", "", "These don't go together: play one card, equal numbers, or three or more in a row in one "),
    ("W4", "W4", "B5", "That is not enough. You need a card above 5."),
    ("W4", "W4", "B8", "Nothing beats that play: no number is above 8."),
    ("B4 B5 W?", "B4 B5 W?", "",
        "Black 4, black 5 and white ?: cards in a row are all of one suit, and this ? is white."),
    ("D1 D2 D3", "D1 D2 D3", "W3", "That is not enough. You need a card above 3."),
    ("W4 B4 D4", "W4 B4 D4", "W3 B3", "That is not enough. You need a pair above 3."),
    ("W4 B4", "W4 B4", "W3 B3 D3", "That is not enough. You need 3 of one number, above 3."),
    ("W4 B4", "W4 B4", "W2 W3 W4", "That is not enough. You need 3 in a row in one suit, the last above 4."),
    ("W4", "W5", "", "White 5: not in this hand."),
    ("W4", "", "", "Choose cards first: click them in your hand."),
    ("B4 B4", "B4.1", "", ""),
    ("B4 B4", "B4.1", "B3.2", ""),
    ("B4 B4", "B4.1", "B5.2", "That is not enough. You need a card above 5."),
    ("W4 W5 W6", "W4 W6", "", "These don't go together: play one card"),
    ("W4", "W4", "B3", ""),
    ("W4 W5 W?", "W4 W5 W?", "", "")])
def test_why_not(held, chosen, top, says):
    """Why cards cannot be played now, in a sentence."""
    game = daifugo()
    assert voice.why_not_cards(game.setup, position(game, held, "W1", top=top), hand(chosen)).startswith(says)
    if not says:
        assert "" == voice.why_not_cards(game.setup, position(game, held, "W1", top=top), hand(chosen))


def test_why_not_by_house_rule():
    """A play that a house rule forbids says so."""
    game = daifugo(2, doppelganger_sequences=False)
    says = voice.why_not_cards(game.setup, position(game, "D1 D2 D3", "W1"), hand("D1 D2 D3"))
    assert "Doppelganger 1, doppelganger 2 and doppelganger 3: a house rule forbids this play." == says


def test_an_illegal_play_changes_nothing():
    """A play of mixed suits is not an action, and the state is as it was."""
    game = daifugo()
    state = position(game, "W4 B5 W6", "W1")
    before = state.key()
    with pytest.raises(catlib.IllegalAction, match="'white 4-5-6' is not possible here; legal: "):
        game.string_to_action(state, "white 4-5-6")
    assert before == state.key()


def test_a_save_with_a_foreign_deck():
    """A save whose deck does not fit its actions is refused, and so is one whose deck is unknown."""
    match = Match(daifugo(), seed=1)
    for _ in range(25):
        state = match.state
        game = match.game
        match.act(game.legal_actions(state)[0] if game.current_player(state) >= 0 else game.chance_weights(state)[0][0])
    saved = json.loads(match.to_json())
    for deck in ("lions", {"cards": 16, "black_one": [1, 2, 3, 4, 5, 6, 7, 8], "black_two": [1, 2, 3, 4, 5, 6, 7, 8]}):
        text = json.dumps(_with_deck(saved, deck))
        with pytest.raises(ValueError) as refused:  # noqa: PT011 - the sentence is looked at below
            Match.from_json(text)
        assert "\n" not in str(refused.value)


def _with_deck(saved, deck):
    """A saved match under another deck, wherever the house rules are kept."""
    if isinstance(saved, dict):
        return {k: {"deck": deck} if k == "house" else _with_deck(v, deck) for k, v in saved.items()}
    return saved


def test_parts():
    """A play touches its cards, what its "?" stands for, and a doppelganger that is used as two."""
    game = daifugo()
    state = position(game, "W4 D4 W?", "W1")
    parts = {game.action_to_string(state, a): game.parts(state, a) for a in game.legal_actions(state)}
    assert ("card:3", "card:27", "twice:27") == parts["three 4s (white and a doppelganger as two)"]
    assert ("card:30", "number:7") == parts["white ? as 7"]
    assert len(parts) == len(set(parts.values()))


def test_parts_of_every_play():
    """Whoever holds all cards touches those that a play takes; a "?" stands for the one number that is missing."""
    game = daifugo()
    state = position(game, show((1 << CARDS) - 1), "")
    for play, row in enumerate(voice.play_table()):
        parts = dict.fromkeys(part.partition(":") for part in game.parts(state, play))
        cards = [int(number) for kind, _, number in parts if kind == "card"]
        numbers = [int(number) for kind, _, number in parts if kind == "number"]
        low = row.rank - row.counts + 1 if row.kind == SEQUENCE else row.rank
        missing = set(range(low, row.rank + 1)) - {card % 8 + 1 for card in cards if card < WILD}
        wild = any(card >= WILD for card in cards)
        assert numbers == ((sorted(missing) or [row.rank]) if wild else []), voice.play_name(play)
        assert row.counts == len(cards) + sum(kind == "twice" for kind, _, _ in parts), voice.play_name(play)


@pytest.mark.parametrize(("phase", "turn"), [(r.PLAY, 3), (r.CHOOSE, 2), (r.DRAW, 2), (r.TURN_UP, 2)])
def test_the_card_at_the_end_of_a_turn_belongs_to_it(phase, turn):
    """A solo turn is a play and a card: its heading and goal stand until the card has come."""
    game = daifugo(1)
    player = 0 if phase in (r.PLAY, r.CHOOSE) else r.CHANCE
    state = position(game, "W1", turn=3, phase=phase, deck="W2 W3", player=player)
    assert f"turn {turn}" == game.story.heading(game.setup, state, Cast(("You",), 0))
    assert game.story.goal(game.setup, state, Cast(("You",), 0), 0).endswith(f"; this is turn {turn}")


@pytest.mark.parametrize(("players", "house", "says", "not_said"), [
    (2, {"penalty_bands": (0, 10)}, "\n| 1 to 10 | 2 |\n| 11 or more | 3 |\n", "1 to 0"),
    (2, {"penalty_bands": (5, 5)}, "\n| 1 to 5 | 1 |\n| 6 or more | 3 |\n", "6 to 5"),
    (2, {"field_cards": 0}, "There is no field, so you take nothing.°", "0 cards"),
    (1, {"field_cards": 0}, "Take the top card of the deck.", "0 cards"),
    (2, {}, "If the field is empty, just pass.°", "Once the deck"),
    (2, {}, "it goes round clockwise", ""),
    (2, {}, "Then comes the next round, which begins like the first: shuffle all cards, deal, ", ""),
    (2, {}, "Of two equal black cats you choose which one goes.", ""),
    (1, {}, "When the deck is empty, you can only choose a card of the field, or nothing comes.°", ""),
    (3, {"must_take": False}, "or you pass: then you may take one more card°", "Take one card")])
def test_the_rulebook_says(players, house, says, not_said):
    """What the rulebook page says of what its house rules make of the game, with a sign where the reading is ours."""
    text = manual(daifugo(players, **house)).to_markdown()
    assert says in text
    assert not not_said or not_said not in text


@pytest.mark.parametrize(("held", "field", "top", "says"), [
    ("B4 B5 W8", "B6", "W7 B7", "You can't beat that: pass, and take a card. With black 6 (2 circles), your 4"),
    ("W4 W5 W6", "W7", "B8", "You can't beat that: pass, and take a card. With white 7, your 4 cards still go in 1"),
    ("W4 B5 W8", "B4.2 W5", "W7 B7", "You can't beat that: pass, and take a card. It has fewer circles"),
    ("W4 B5 W8", "D4 D5", "W7 B7", "You can't beat that: pass, and take a card. It goes with cards that you hold"),
    ("W1 W3", "B8", "W7 B7", "You can't beat that: pass, and take a card. No single card beats black 8 (2 circles)"),
    ("W4 B4", "W2", "B3", "You could beat that, but pass and take a card. To beat it, you would have to break"),
    ("W1 W8", "W4", "B6", "You could beat that, but pass and take a card. High cards are worth more near the end"),
    ("W1 W3", "W6", "W7 B7", "You can't beat that: pass, and take a card. No card in the field goes")])
def test_a_pass_has_its_reason(held, field, top, says):
    """What the card is good for, or why a play is not beaten though it could be."""
    game = daifugo()
    state = position(game, held, "B1", field=field, top=top)
    take = next(action for action in game.legal_actions(state) if not r.is_play(action))
    assert game.story.guide(game.setup, state, take, Cast(("Ann", "Bo"))).startswith(says)


def test_the_deck_has_its_reason():
    """A card of the field that helps as much would be taken."""
    game = daifugo(1)
    state = position(game, "W5 W7", field="W1", phase=r.CHOOSE)
    assert "No card of the field saves you a play" in game.story.guide(game.setup, state, r.TOP, Cast(("Ann",)))
