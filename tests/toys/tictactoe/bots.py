from __future__ import annotations

from catlib.rules import rule

BOTS = {"random": "Any legal action, all alike."}
COMPILED = ("random",)
WORK = 1


@rule
def choose(bot, setup, state, actions, count, u, work):
    return actions[int(u * count)]
