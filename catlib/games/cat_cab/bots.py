"""Bots that drive a cab: random, a child, Crazy cat, a greedy driver, and two that look ahead."""

from catlib.rules import rule

from .crazy_cat import crazy_cat
from .greedy import eager, greedy
from .navigator import WORK as WORK
from .navigator import navigator
from .optimum import driver

BOTS = dict.fromkeys(("random", "eager", "learner", "crazy cat", "greedy", "navigator", "optimum"), "")
COMPILED = ("random", "eager", "crazy cat", "greedy", "navigator")
SLIPS = {"learner": ("greedy", 1 / 8)}
LADDER = ("eager", "learner", "greedy", "navigator", "optimum")
RANDOM, EAGER, CRAZY, GREEDY_DRIVER, NAVIGATOR = range(5)


def default_bots(game):
    """Greedy drivers, and Crazy cat where the rules want it."""
    return ["crazy cat" if s == game.setup.crazy else "greedy" for s in range(game.num_players)]


def plays_on(game):
    """Navigators, which win 92 of 100 games against greedy drivers, and Crazy cat where the rules want it."""
    return ["crazy cat" if s == game.setup.crazy else "navigator" for s in range(game.num_players)]


def leads(game):
    """Optimum, which wins 70 of 100 games against navigators but is too slow to play a game on."""
    return ["crazy cat" if s == game.setup.crazy else "optimum" for s in range(game.num_players)]


@rule
def choose(bot, setup, state, actions, count, u, work):
    if bot == RANDOM or count == 1:
        return actions[int(u * count)]
    if bot == EAGER:
        return eager(setup, state, actions, count)
    if bot == CRAZY:
        return crazy_cat(setup, state, actions, count, work)
    if bot == NAVIGATOR:
        return navigator(setup, state, actions, count, work)
    return greedy(setup, state, actions, count)


def make(name, game):
    """A bot that is not a rule, as a function of state and random draw."""
    if name == "optimum":
        return driver(game)
    raise ValueError(f"bot={name!r}: {game.title} has {', '.join(BOTS)}")
