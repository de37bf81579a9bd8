from .rules import ROLLING


def action_to_string(setup, state, action):
    if state.phase == ROLLING:
        return f"rolled {action + 1}"
    return ("hold", "roll")[action]


def state_to_string(setup, state):
    return f"{state.score[0]}:{state.score[1]}, seat {state.seat + 1} has {state.turn} this turn"


def parts(setup, state, action):
    return (f"button:{action_to_string(setup, state, action)}",)
