"""Hidden hands at the doors that look at everything: refused in a sentence, or named in the result."""

from collections.abc import Callable, Hashable
from typing import Any

from catlib.chance import generator
from catlib.game.game import Game

OPEN_HANDS = "with open hands"
TRIED = 8  # worlds by which a position is found to hide something


class HiddenHands(ValueError):
    """A question that looks at every hand, asked of a game that hides some; the message says what to do."""


def marked_open(game: Game, mark: str, open_hands: bool = True) -> str:
    """Return the mark of a result that looked at everything, which says so where the game hides something.

    Raise HiddenHands for such a game unless `open_hands`.

    >>> marked_open(load("washi_cat"), "exact", open_hands=False), marked_open(load("empire"), "exact")
    ('exact', 'exact with open hands')
    """
    if not hides(game):
        return mark
    if not open_hands:
        raise HiddenHands(
            f"open_hands=False: {game.title} hides {', '.join(game.words.HIDDEN)}, and this looks at every hand;"
            " catlib.solve finds an equilibrium of it, and open_hands=True solves the game with open hands"
        )
    return f"{mark} {OPEN_HANDS}"


def hides(game: Any) -> bool:
    """Return whether a game has hidden hands; what is not a Game hides nothing."""
    return isinstance(game, Game) and bool(game.words.HIDDEN)


def looks_at_hands(game: Game, state: Any, name: Callable[[Any], Hashable]) -> bool:
    """Return whether `name` tells apart two worlds that whoever decides at a state cannot tell apart."""
    player, draw = game.current_player(state), generator(0)
    if player < 0:
        return False
    worlds = (game.words.resample(game.setup, state, player, draw) for _ in range(TRIED))
    return any(name(world) != name(state) for world in worlds)


def before_choices(game: Game, state: Any) -> Any:
    """Return the position at which the choices began that are being made at once; the state itself where none are.

    The rules have to lead from there to the state by the choices that were made, or it is left as it is.
    """
    field, seats = game.words.AT_ONCE, game.num_players
    chosen = getattr(state, field)[:seats] if field else []
    if not any(chosen) or all(chosen):
        return state
    before = state.copy()
    getattr(before, field)[:seats] = [0] * seats
    again = before
    for _ in range(sum(map(bool, chosen))):
        seat = max(0, game.current_player(again))
        after = [game.successor(again, action) for action in game.legal_actions(again)]
        again = next((world for world in after if getattr(world, field)[seat] == chosen[seat]), state)
    return before if again == state and before != state else state


def nothing_hidden(game: Game, state: Any) -> bool:
    """Return whether every seat knows a position as it is: it sees all of it, and no other world looks the same.

    >>> game = load("empire")
    >>> nothing_hidden(game, game.initial_state())
    False
    """
    if not hides(game):
        return True
    draw, fields = generator(0), state.to_dict()
    return all(
        game.observation(state, seat) == fields
        and all(game.words.resample(game.setup, state, seat, draw) == state for _ in range(TRIED))
        for seat in range(game.num_players)
    )
