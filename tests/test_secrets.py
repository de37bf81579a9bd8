"""Secrets of a game of one file: a seat sees its own share whoever plays, and reads nothing that it cannot see."""

import itertools

import pytest

from catlib import load
from catlib.game import BadGame

NAMES = ["a", "b", "c", "d"]
HANDS = '''
"""Hands: a card each, the last of the deck with them; whoever has the highest wins."""
from catlib.game.authoring import CHANCE, TERMINAL, Cards, add, record, rule
ACTIONS, OUTCOMES, PAYOFFS, PLAYERS = ("look",), ("ten", "jack", "queen", "king"), (0, 1), (2, 4)
HIDDEN, LOOKS = ("card",), {"card": Cards("TJQK"), "points": None}
OPEN = {"dealt": "i1", "over": "i1", "points": ("i1", 4), "suits": ("i1", 4)}
State = record("State", {"card": ("i1", 4), **OPEN}, __name__)
@rule
def current_player(setup, state):
    return TERMINAL if state.over else CHANCE if state.dealt < setup.seats else 0
@rule
def chance_weights(setup, state, weights):
    for card in range(4):
        weights[card] = 1
    for seat in range(state.dealt):
        weights[state.card[seat] - 1] = 0
    return 4
@rule
def apply_action(setup, state, action):
    if state.dealt < setup.seats:
        state.card[state.dealt] = action + 1
        state.dealt += 1
    else:
        state.over = 1
@rule
def returns(setup, state, out):
    for seat in range(setup.seats):
        out[seat] = 1 if state.card[seat] == 4 else 0
add(__name__)
'''
DEALT = '''
def resample(setup, state, player, rng):
    world = state.copy()
    others = [seat for seat in range(state.dealt) if seat != player]
    known = state.card[player] if 0 <= player < state.dealt else 0
    cards = rng.sample([card for card in range(1, 5) if card != known], len(others))
    for seat, card in zip(others, cards):
        world.card[seat] = card
    return world
add(__name__)
'''


def written(folder, text=HANDS, name="hands.py"):
    """A file with the game."""
    (folder / name).write_text(text, encoding="utf-8")
    return folder / name


def dealt(game, *cards):
    """The state after these cards, counted from 0."""
    return [*itertools.accumulate(cards, game.child, initial=game.initial_state())][-1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seat_sees_its_own_card_whoever_plays(tmp_path, players):
    """A state of fixed size has room for the most players; each seat owns the same places at every table."""
    game = load(written(tmp_path), players)
    state = dealt(game, *range(players))
    for seat in range(players):
        own = [card if place == seat else 0 for place, card in enumerate(state.card)]
        assert own == game.observation(state, seat)["card"]


def test_a_row_that_seats_cannot_share_is_refused(tmp_path):
    """Unless the game says how many places each seat has, 0 for a pile that nobody sees."""
    text = HANDS.replace('"card": ("i1", 4)', '"card": ("i1", 5), "pile": ("i1", 40)')
    path = written(tmp_path, text.replace('("card",)', '("card", "pile")'))
    said = r"card has 5 places, which 4 seats cannot share equally; write HIDDEN = \{'card': 0, 'pile': …\}, with"
    with pytest.raises(BadGame, match=said):
        load(path)
    with pytest.raises(BadGame, match="HIDDEN of card: 2 places for each of 4 seats; expected 0 to 1"):
        load(written(tmp_path, text.replace('("card",)', '{"card": 2, "pile": 0}')))
    game = load(written(tmp_path, text.replace('("card",)', '{"card": 1, "pile": 0}')), 4)
    state = dealt(game, 0, 1, 2, 3)
    state.pile[10] = 7
    assert [0, 2, 0, 0, 0] == game.observation(state, 1)["card"]
    assert not any(game.observation(state, 1)["pile"])


@pytest.mark.parametrize("text", [HANDS, HANDS.replace("add(__name__)\n", DEALT)], ids=["listed", "dealt"])
def test_the_last_card_of_a_deck_is_kept(tmp_path, text):
    """It is forced, and yet only its owner reads it: others hold other cards possible."""
    game = load(written(tmp_path, text), 4)
    for deal in itertools.permutations(range(4)):
        before = dealt(game, *deal[:3])
        for reader in (-1, 0, 1, 2, 3):
            said = game.words.log_text(game.setup, before, deal[3], reader, NAMES)
            assert (game.action_to_string(before, deal[3]) if reader == 3 else "") == said


def test_what_is_forced_and_seen_is_told(tmp_path):
    """The only action there is, which everybody sees, is in everybody's log."""
    game = load(written(tmp_path), 2)
    state = dealt(game, 0, 1)
    assert ["look"] * 3 == [game.words.log_text(game.setup, state, 0, seat, NAMES) for seat in (-1, 0, 1)]
