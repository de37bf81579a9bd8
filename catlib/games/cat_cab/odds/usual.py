"""The game that a question is about when none is named, and the same game without items."""

import functools

from catlib.game import Game, load


def game_or_default(game: Game | None) -> Game:
    """The game given, or Cat Cab Crew for two with every house rule as proposed."""
    return _default() if game is None else game


@functools.cache
def _default() -> Game:
    return load("cat_cab", players=2)


@functools.lru_cache(maxsize=32)
def without_items(game: Game) -> Game:
    """The same game, in which a 3 brings no item roll."""
    return load(game.name, game.players, house=game.house.model_copy(update={"item_limit": 0}))
