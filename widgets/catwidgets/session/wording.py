"""Words of a game, as sentences about a match."""

from collections.abc import Iterable

from catlib.game import Game, capital, sentence
from catlib.play import Match, cast_of
from catlib.rules import CHANCE
from catwidgets.session.voice import say


def seat_name(game: Game, seat: int) -> str:
    """Return what the game calls a seat.

    >>> seat_name(load("cat_cab", players=1), 1)
    'Crazy cat'
    """
    return game.words.seat_name(game.setup, seat)


def has_secrets(game: Game) -> bool:
    """Return whether a seat may not see everything."""
    return bool(game.words.HIDDEN)


def rolls_openly(match: Match) -> bool:
    """Return whether chance is due whose odds everybody knows, such as dice; cards may come from a hidden pile."""
    return match.player == CHANCE and match.game.words.rolls_openly(match.game.setup, match.state)


def question(match: Match) -> str:
    """Return whose turn it is and what to do, as sentences; where nobody at the screen decides, what is asked."""
    game, cast = match.game, cast_of(match)
    asked = game.story.ask(game.setup, match.state, cast) if match.waits_for_human else ""
    if asked:
        turn = game.story.turn_of(game.setup, match.state)
        seat = turn if turn >= 0 and match.player == cast.you else match.player
        return capital(say("in-turn", cast, who=seat, asked=asked))
    return sentence(game.words.question(game.setup, match.state, cast.names))


def why_not(match: Match, part: str) -> str:
    """Why touching a part does nothing here, and what would."""
    return match.game.words.why_not(match.game.setup, match.state, part, cast_of(match).names)


def why_not_together(match: Match, parts: Iterable[str]) -> str:
    """Why the parts that are selected make no action together; empty if the game has nothing to say of it."""
    return match.game.words.why_not_together(match.game.setup, match.state, frozenset(parts))
