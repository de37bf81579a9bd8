"""Positions in which Meow Meow Daifugō says what it rarely says; `tests/test_voice.py` looks around in each of them."""

from collections.abc import Iterator
from typing import Any

from catlib import CHANCE, TERMINAL
from catlib.games.meow_daifugo import rules as r
from catlib.games.meow_daifugo.cards import cards_of, hand
from catlib.games.meow_daifugo.voice import outcome, why_not, why_not_together

from .positions import daifugo, play, position

HOUSES: list[tuple[str, Any]] = [
    *(("deck", deck) for deck in ("no_wilds", "no_doppelgangers", "one_black_set")),
    *(("field_cards", n) for n in (0, 1)),
    *(("penalty_bands", bands) for bands in ((0, 10), (5, 5), (1, 2))),
    ("hand_cards", (1, 1, 1, 1)),
]


def select(game: Any, state: Any, cards: str, *meant: str) -> None:
    """Ask why some cards are not an action together."""
    why_not_together(game.setup, state, [*(f"card:{card}" for card in cards_of(hand(cards))), *meant])


def positions() -> Iterator[tuple[Any, Any]]:
    """A game and a state each."""
    game = daifugo(3)
    held = "W4 B4 B4 D4 W? B? B5 D1 D2 D3"
    turn = position(game, held, "W1", "W2", field="W8", top="B3", deck="B1")
    yield game, turn
    why_not(game.setup, turn, "card:3")
    select(game, turn, "W4", "number:3")
    select(game, turn, "D4", "twice:27")
    leads = position(game, held, "W1", "W2", field="W8")
    yield game, leads
    for cards in ("", "W8", "B4.1 B5 W?", "W4 B5 D3", "W4 B5"):
        select(game, leads, cards)
    for top, cards in (
        ("W3 B3", "D1 D2 D3"),
        ("W1 W2 W3 W4", "D1 D2 D3"),
        ("D2 D3 D4", "D1 D2 D3"),
        ("W3", "W4 B4.1"),
        ("D1 D2 D3", "W4"),
        ("D1 D2 D3 D4", "W? B4.1 B5"),
        ("D1 D2 D3 D4", "B4.1 B5 B?"),
        ("B8", "B5"),
        ("B7", "B5"),
        ("W5 B5 B5", "W4 B4.1"),
        ("D2 D3 D4", "B4.1 B5 B?"),
    ):
        select(game, position(game, held, "W1", "W2", top=top), cards)
    shown = position(game, "W4 W5 B4", "W8", "W7", duel=2, shown=[4, 8, 0, 0], phase=r.DUEL, player=2)
    select(game, shown, "W7")
    yield game, shown
    leads = play(game, shown, "show white 7")
    select(game, leads, "B4.2")
    yield game, leads
    yield game, position(game, "W? B? W1", "W2", "W3", exchange=1, phase=r.EXCHANGE, deck="B1 B2 B3 B4")
    select(game, position(game, "W? B? W1", "W2", "W3", exchange=1, phase=r.EXCHANGE, deck="B1"), "W?")
    yield game, position(game, "W1", "W2", "W3", drawing=1, phase=r.DRAW, player=CHANCE, deck="B1")
    over = position(game, "", "D5 W2", "W3", lost=[0, 5, 5, 0], winner=1, losers=0b110, phase=r.OVER, player=TERMINAL)
    yield game, over
    outcome(game.setup, over)
    yield game, position(game, "W1", "D5 W2", "W3", lost=[0, 4, 4, 0])
    yield game, position(game, "W1", "", "")
    for house in (
        {"must_take": False},
        {"hand_limit": 2},
        {"taking": "while the deck has cards"},
        {"ends": "one round"},
    ):
        other = daifugo(2, **house)
        yield other, position(other, "W1 W2", "W3", field="W5", top="B8")
        outcome(other.setup, position(other, "", "W3", winner=1))
    forbidden = daifugo(2, doppelganger_sequences=False)
    select(forbidden, position(forbidden, "D1 D2 D3", "W1"), "D1 D2 D3")
    yield from dealt(daifugo(2, hand_cards=(1, 1, 1, 1)))
    alone = daifugo(1, solo_turns=6)
    for turn_number, cards in ((6, "W4 B6"), (6, "W4"), (1, "W4 B6 B7")):
        solo = position(alone, cards, turn=turn_number, field="B1", deck="B2")
        yield alone, solo
        after = play(alone, solo, "white 4")
        yield alone, after
        outcome(alone.setup, after)


def dealt(game: Any) -> Iterator[tuple[Any, Any]]:
    """The states of a deal."""
    state = game.initial_state()
    while game.is_chance_node(state):
        yield game, state
        select(game, state, "W1")
        state = game.child(state, game.chance_weights(state)[0][0])
