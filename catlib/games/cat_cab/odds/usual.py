"""The game that a question is about when none is named, and the same game without items."""

import functools

from catlib.game import Game, load


@functools.cache
def usual() -> Game:
    """Return Cat Cab Crew for two with every house rule as proposed."""
    return load("cat_cab", players=2)


def world(game: Game | None, items: bool) -> Game:
    """Return the game that a question is about, with item rolls or without."""
    return game or usual() if items else _without_items(game or usual())


@functools.lru_cache(maxsize=32)
def _without_items(game: Game) -> Game:
    """Return the same game, in which a 3 brings no item roll."""
    return load(game.name, game.players, house=game.house.model_copy(update={"item_limit": 0}))
