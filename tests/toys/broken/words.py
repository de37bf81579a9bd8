

def action_to_string(setup, state, action):
    return ("heads", "tails", "neither")[action]


def state_to_string(setup, state):
    return f"seat {state.seat + 1}, coin {state.coin}"


def parts(setup, state, action):
    return (f"button:{action}",)
