"""What Meow Meow Daifugō calls exact, against every line of play by the rules."""

from __future__ import annotations

import random
from typing import Any

from catlib.games.meow_daifugo import rules as r
from catlib.games.meow_daifugo.cards import CARDS
from catlib.games.meow_daifugo.odds.endgame import endgame_of
from catlib.games.meow_daifugo.odds.solo import clearance_of

from ..everywhere import game_of, step, told

PLAYS = ("doppelganger_pairs", "doppelganger_sequences", "wilds_together", "wild_repeats")
TWO = ("must_take", "taking", "hand_limit", "points", *PLAYS)
SOLO = ("doppelganger_counts_two", "solo_turns", "solo_empty_pile", "solo_exchange", "field_cards", *PLAYS)
TEN = {
    "title": "Ten kittens",
    "cards": 10,
    "white": [1, 2, 3],
    "black_one": [2, 3],
    "black_two": [2],
    "doppelganger": [1, 2],
    "wild": ["white", "black"],
}


def check_endgame(rng: random.Random) -> int:
    """Every option of an endgame wins what it wins if both play as well as can be."""
    game = game_of("meow_daifugo", rng, TWO, base={"ends": "one round"})
    if game.house.hand_limit == 32:
        among = ("must_take", "taking", *PLAYS)
        game = game_of("meow_daifugo", rng, among, base={"ends": "one round", "hand_limit": 2})
    cards = rng.sample(range(CARDS), 8)
    state = game.initial_state()
    sizes = rng.randint(1, 4), rng.randint(1, 3)
    state.hand[0], state.hand[1] = (sum(1 << card for card in cards[4 * s : 4 * s + sizes[s]]) for s in range(2))
    state.size[0], state.size[1] = sizes
    state.dealt, state.duel, state.exchange = 2 * game.setup.hand_cards, 2, r.SKIPPED
    state.phase, state.player, state.deck, state.pile = r.PLAY, 0, 0, 0
    left = [card for card in range(CARDS) if card not in cards]
    state.field[:] = [0] * len(state.field)
    for slot in range(rng.randint(0, min(2, game.setup.field_cards))):
        state.field[slot] = left.pop(rng.randrange(len(left))) + 1
    if rng.random() < 0.7:
        leads = [action for action in game.legal_actions(state) if action < r.PLAYS]
        after = game.successor(state, rng.choice(leads))
        state = state if game.is_terminal(after) else after
    known: dict[Any, int] = {}

    def value(at: Any) -> int:
        """What the first seat gets."""
        if game.is_terminal(at):
            return game.returns(at)[0]
        key = at.key()
        if key not in known:
            values = [value(game.successor(at, action)) for action in game.legal_actions(at)]
            known[key] = max(values) if at.player == 0 else min(values)
        return known[key]

    sign = 1 if state.player == 0 else -1
    expected = {action: sign * value(game.successor(state, action)) for action in game.legal_actions(state)}
    found = {option.action: option.value for option in endgame_of(game, state).options}
    assert expected == found, told(game, {"ends": "one round"}, state, expected, found)
    return len(found)


def check_clearance(rng: random.Random) -> int:
    """No solo game of a known deck is shorter than it says, and one is as short."""
    base = {"deck": TEN, "shuffle": "beforehand", "hand_cards": (rng.choice([3, 4]),) * 4}
    game = game_of("meow_daifugo", rng, SOLO, players=(1,), base=base)
    state = game.initial_state()
    while state.phase != r.PLAY:
        state = step(game, state, rng)
    most = 5
    fewest = fewest_turns(game, state, most)
    try:
        found = clearance_of(game, state, most).turns
    except ValueError:
        found = None
    assert fewest == found, told(game, base, state, fewest, found)
    return 1


def fewest_turns(game: Any, state: Any, most: int) -> int | None:
    """The turn of the shortest line of play that clears the hand, all of them tried."""
    level, seen = [state], {state.key()}
    best: int | None = None
    while level:
        after = []
        for at in level:
            for action in game.legal_actions(at) or [outcome for outcome, _ in game.chance_weights(at)]:
                child = game.successor(at, action)
                if game.is_terminal(child):
                    if child.cleared and child.turn <= most:
                        best = min(best or most, child.turn)
                elif child.turn <= most and child.key() not in seen:
                    seen.add(child.key())
                    after.append(child)
        level = after
    return best


CHECKS = {
    "endgame": (check_endgame, 60),
    "clearance": (check_clearance, 12),
}
