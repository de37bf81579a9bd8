from catlib.rules import rule

from .rules import BET, PASS

BOTS = {"random": "Any legal action, all alike.", "honest": "Bets with the king, passes else."}
COMPILED = ("random", "honest")
WORK = 1


@rule
def choose(bot, setup, state, actions, count, u, work):
    if bot == 0:
        return actions[int(u * count)]
    return BET if state.card[state.moves % 2] == 3 else PASS
