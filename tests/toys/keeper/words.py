from .rules import DICE, ROLLING


def action_to_string(setup, state, action):
    if state.phase == ROLLING:
        return f"rolled {action + 1}"
    dice = [f"{i + 1}:{state.die[i]}" for i in range(DICE) if action >> i & 1]
    return f"re-roll {', '.join(dice)}" if dice else "stop"


def state_to_string(setup, state):
    faces = ["?" if state.pending >> i & 1 else str(state.die[i]) for i in range(setup.dice)]
    return f"{''.join(faces)}, {state.curses} curses"


def parts(setup, state, action):
    if state.phase == ROLLING:
        return (f"button:{action_to_string(setup, state, action)}",)
    return tuple(f"die:{i}" for i in range(setup.dice) if action >> i & 1) or ("button:stop",)
