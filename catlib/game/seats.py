"""Seat bots where a caller names none of them or only some."""

import difflib
from collections import Counter
from collections.abc import Mapping, Sequence

from catlib.chance import several
from catlib.game.game import Game

Bots = str | Sequence[str] | Mapping[int, str] | None


def seat_bots(game: Game, bots: Bots = None) -> tuple[str, ...]:
    """A bot's name for every seat, from one name, a name a seat or names by seat number.

    The rest is what the game's bots name by `default_bots`. Raises ValueError naming the bots there are.

    >>> game = load("cat_cab", players=2)
    >>> seat_bots(game, "random")
    ('random', 'random')
    """
    seats, known = game.num_players, game.bots
    if bots is None:
        names = list(game.type.bots.default_bots(game))
    elif isinstance(bots, str):
        names = [bots] * seats
    elif isinstance(bots, Mapping):
        if wrong := [seat for seat in bots if seat not in range(seats)]:
            raise ValueError(f"bots: seat {wrong[0]!r} is not there; {game.title} has seats 0 to {seats - 1} here")
        names = [bots.get(seat, default) for seat, default in enumerate(game.type.bots.default_bots(game))]
    else:
        names = several("bots", bots, "names, one a seat,")
    if len(names) != seats:
        raise ValueError(f"bots: {len(names)} names; {game.title} has {seats} seats here, one name each or one for all")
    if unknown := [name for name in names if not isinstance(name, str) or name not in known]:
        near = difflib.get_close_matches(str(unknown[0]), known, 1)
        meant = f"; did you mean {near[0]}?" if near else ""
        raise ValueError(f"bots={unknown[0]!r}: {game.title} has no such bot; there are {', '.join(known)}{meant}")
    return tuple(names)


def deciding(game: Game, bots: Sequence[str]) -> list[tuple[str, float]]:
    """Return the bot behind each of some bots, and the share of its decisions that is left to chance.

    >>> deciding(load("washi_cat"), ["stroller", "racer"])
    [('racer', 0.08333333333333333), ('racer', 0.0)]
    """
    return [game.type.bots.SLIPS.get(name, (name, 0.0)) for name in bots]


def strengths(game: Game) -> tuple[str, ...]:
    """Return the named strengths of a game whose bots are fast enough to play games on, the weakest first.

    >>> strengths(load("washi_cat"))
    ('straight on', 'beginner', 'stroller', 'racer')
    """
    bots = game.type.bots
    return tuple(bot for bot in bots.LADDER if deciding(game, [bot])[0][0] in bots.COMPILED)


def all_of(game: Game, bot: str) -> tuple[str, ...]:
    """Return a bot for every seat, but for those that have a part of their own in the game, as Crazy cat has.

    >>> all_of(load("cat_cab", players=1), "navigator")
    ('navigator', 'crazy cat')
    """
    seats = seat_bots(game)
    [(usual, _)] = Counter(seats).most_common(1)
    return tuple(bot if one == usual else one for one in seats)


def players_on(game: Game) -> Sequence[str]:
    """Return the bot of each seat that plays a game on: those of its `plays_on`, or the last that is a rule.

    >>> players_on(load("cat_cab", players=2)), players_on(load("washi_cat"))
    (['navigator', 'navigator'], ['racer', 'racer'])
    """
    return game.type.bots.plays_on(game) or [game.type.bots.COMPILED[-1]] * game.num_players
