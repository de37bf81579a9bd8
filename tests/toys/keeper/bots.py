from catlib.rules import rule

BOTS = {"random": "Any legal action, all alike.", "stop": "Never re-rolls."}
COMPILED = ("random", "stop")
WORK = 1


@rule
def choose(bot, setup, state, actions, count, u, work):
    return actions[int(u * count) if bot == 0 else 0]
