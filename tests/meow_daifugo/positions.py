"""Positions built by hand and played on in words, so that a test reads like a situation of the game."""

import functools
from typing import Any

import catlib
from catlib.games.meow_daifugo import rules as r
from catlib.games.meow_daifugo.cards import cards_of, hand, show
from catlib.games.meow_daifugo.plays import list_plays
from catlib.games.meow_daifugo.voice import plays_of

# Six kittens, in which two players with two cards each have a whole game that can be counted.
TINY: dict[str, Any] = {
    "title": "Six kittens",
    "cards": 6,
    "white": [1, 2],
    "black_one": [2],
    "wild": ["white", "black"],
}
TINY |= {"doppelganger": [1]}


@functools.lru_cache(maxsize=256)
def _daifugo(players: int, house: tuple[tuple[str, Any], ...]) -> catlib.Game:
    rules = dict(house)
    if rules.get("deck") == "tiny":
        rules["deck"] = TINY
    return catlib.load("meow_daifugo", players=players, house=rules)


def daifugo(players: int = 2, **house: Any) -> catlib.Game:
    """The game under house rules, made once for each; `deck="tiny"` has six cards."""
    return _daifugo(players, tuple(sorted(house.items())))


def position(game: catlib.Game, *hands: str, field: str = "", deck: str = "", top: str = "", **fields: Any) -> Any:
    """A turn of the first hand: codes of cards in hands, on the field and in the deck, and the cards to beat."""
    state = game.initial_state()
    state.deck, state.pile = hand(deck), len(cards_of(hand(deck)))
    state.hand[: len(hands)] = [hand(h) for h in hands]
    state.size[: len(hands)] = [len(cards_of(hand(h))) for h in hands]
    state.field[: len(field.split())] = [card + 1 for word in field.split() for card in cards_of(hand(word))]
    state.dealt, state.duel, state.exchange = game.setup.hand_cards * game.num_players, game.num_players, r.SKIPPED
    state.phase, state.player = r.PLAY, 0
    if top:
        state.played = hand(top)
        state.top, state.last = plays_of(hand(top))[0] + 1, game.num_players - 1
    for name, value in fields.items():
        setattr(state, name, value)
    return state


def names(game: catlib.Game, state: Any) -> list[str]:
    """What can be done, in words."""
    return [game.action_to_string(state, action) for action in game.legal_actions(state)]


def play(game: catlib.Game, state: Any, *actions: str) -> Any:
    """The state after some actions or outcomes, named as players say them."""
    for name in actions:
        state = game.child(state, game.string_to_action(state, name))
    return state


def can_play(held: str, top: str = "", **house: Any) -> list[str]:
    """The plays of a hand, as a lead or on top of some cards, in words."""
    game = daifugo(2, **house)
    return [name for name in names(game, position(game, held, "B1", top=top)) if not name.startswith("pass")]


def held(state: Any, seat: int = 0) -> str:
    """A hand in codes."""
    return show(state.hand[seat])


def can_beat(setup: Any, held: int, top: int) -> bool:
    """Whether a hand has a play on top of a play, by the rules."""
    return bool(list_plays(setup, held, top, [0] * r.NUM_ACTIONS, 0))
