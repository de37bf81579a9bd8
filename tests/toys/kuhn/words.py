CARDS = "?JQK"
HIDDEN = ("card",)


def action_to_string(setup, state, action):
    if state.dealt < 2:
        return f"seat {state.dealt + 1} gets {CARDS[action + 1]}"
    return ("pass", "bet")[action]


def state_to_string(setup, state):
    return f"{CARDS[state.card[0]]}{CARDS[state.card[1]]}, {state.moves} moves, {state.paid[0]}:{state.paid[1]} paid"


def parts(setup, state, action):
    return (f"card:{state.dealt}",) if state.dealt < 2 else (f"button:{action_to_string(setup, state, action)}",)


def observation(setup, state, player):
    seen = state.to_dict()
    seen["card"] = [c if seat == player else 0 for seat, c in enumerate(state.card)]
    return seen


def resample(setup, state, player, rng):
    world = state.copy()
    other = 1 - player
    if state.card[other]:
        world.card[other] = rng.choice([c for c in (1, 2, 3) if c != state.card[player]])
    return world
