from .rules import HEAPS, MOST, SLIPPING


def action_to_string(setup, state, action):
    if state.phase == SLIPPING:
        return ("nothing slips", "one slips")[action]
    return f"{action % MOST + 1} from heap {action // MOST + 1}"


def state_to_string(setup, state):
    return f"heaps {', '.join(str(state.heap[i]) for i in range(HEAPS))}, seat {state.seat + 1}"


def parts(setup, state, action):
    return (f"heap:{action // MOST + 1}",)
