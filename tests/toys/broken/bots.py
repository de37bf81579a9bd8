from catlib.rules import rule

BOTS = {"random": "Either word.", "cheat": "Says neither word now and then, which is not allowed.",
    "divides": "Divides by zero now and then.", "raises": "Gives up with an error now and then."}
COMPILED = ("random", "cheat", "divides")
WORK = 1


@rule
def choose(bot, setup, state, actions, count, u, work):
    if bot == 1 and u < 0.1:
        return 2
    if bot == 2 and u < 0.1:
        return 1 // bot - 1 // (bot - 2)
    return actions[int(u * count)]


def make(name, game):
    def say(state, u):
        if u < 0.1:
            raise RuntimeError("no idea")
        return int(u * 2)

    return say
