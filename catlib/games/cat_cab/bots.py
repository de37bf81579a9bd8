"""Bots that drive a cab: random, Crazy cat, a greedy driver, and one that looks ahead."""

from __future__ import annotations

from catlib.rules import rule

from .crazy_cat import crazy_cat
from .greedy import greedy
from .optimum import driver
from .reach import WORK as WORK

BOTS = {
    "random": "Takes any legal action, all alike.",
    "crazy cat": "Never rolls again, drives the shortest path to the passenger, avoids special cells.",
    "greedy": "Rolls blanks again while curses are few and drives straight at the nearest goal.",
    "optimum": "Rolls, cancels and moves as is exactly best to arrive this turn or come near; searches the rest.",
}
COMPILED = ("random", "crazy cat", "greedy")
RANDOM, CRAZY, GREEDY_DRIVER = range(3)


def default_bots(game):
    """Greedy drivers, and Crazy cat where the rules want it."""
    return ["crazy cat" if s == game.setup.crazy else "greedy" for s in range(game.num_players)]


plays_on = default_bots


@rule
def choose(bot, setup, state, actions, count, u, work):
    if bot == RANDOM or count == 1:
        return actions[int(u * count)]
    if bot == CRAZY:
        return crazy_cat(setup, state, actions, count, work)
    return greedy(setup, state, actions, count)


def make(name, game):
    """A bot that is not a rule, as a function of state and random draw."""
    if name == "optimum":
        return driver(game)
    raise ValueError(f"bot={name!r}: {game.title} has {', '.join(BOTS)}")
