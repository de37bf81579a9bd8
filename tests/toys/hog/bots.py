from catlib.rules import rule

from .rules import HOLD, ROLL

BOTS = {"random": "Any legal action, all alike.", "hold at 20": "Holds with 20 or when that wins.",
    "coin": "A bot that is not a rule, for the plain engine."}
COMPILED = ("random", "hold at 20")
WORK = 1


@rule
def choose(bot, setup, state, actions, count, u, work):
    if bot == 0:
        return actions[int(u * count)]
    done = state.score[state.seat] + state.turn >= setup.target
    return HOLD if state.turn >= 20 or done else ROLL


def make(name, game):
    return lambda state, u: int(u < 0.5)
