from __future__ import annotations


def action_to_string(setup, state, action):
    return f"{'xo'[state.marks % 2]} at {'abc'[action % 3]}{action // 3 + 1}"


def state_to_string(setup, state):
    return "/".join("".join(".xo"[state.cell[3 * row + i]] for i in range(3)) for row in range(3))


def parts(setup, state, action):
    return (f"cell:{action}",)
