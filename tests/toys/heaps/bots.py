from catlib.rules import rule

BOTS = {"random": "Any legal action, all alike.", "first": "The first legal action.",
    "searching": "Searches, for the plain engine."}
COMPILED = ("random", "first")
WORK = 1


@rule
def choose(bot, setup, state, actions, count, u, work):
    return actions[int(u * count) if bot == 0 else 0]


def make(name, game):
    from catlib.solving import player

    return player(game, simulations=300, rollout="random")
