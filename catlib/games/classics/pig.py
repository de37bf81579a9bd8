"""Pig: roll as often as you dare. A 1 loses the turn; the first to reach the target wins."""

from catlib.game.authoring import CHANCE, TERMINAL, Field, House, add, record, rule

ACTIONS, OUTCOMES, PAYOFFS = ("hold", "roll"), tuple("123456"), (0, 1)
State = record("State", {"rolling": "i1", "seat": "i1", "pot": "i2", "score": ("i2", 2)}, __name__)


class HouseRules(House):
    target: int = Field(100, ge=2, le=1000, description="Points that win.")


@rule
def current_player(setup, state):
    over = max(state.score[0], state.score[1]) >= setup.target
    return TERMINAL if over else CHANCE if state.rolling else state.seat


@rule
def apply_action(setup, state, action):
    if state.rolling and action > 0:
        state.pot, state.rolling = min(state.pot + action + 1, setup.target - state.score[state.seat]), 0
    elif action and not state.rolling:
        state.rolling = 1
    else:  # a 1, or hold
        state.score[state.seat] += 0 if state.rolling else state.pot
        state.pot, state.rolling, state.seat = 0, 0, 1 - state.seat


@rule
def returns(setup, state, out):
    out[state.seat], out[1 - state.seat] = 0, 1  # the turn has passed from the winner


BOTS = {"careful": "Rolls until the turn is worth 20 points, or enough to win."}


@rule
def choose(bot, setup, state, actions, count, u, work):
    return 1 if state.pot < min(20, setup.target - state.score[state.seat]) else 0


add(__name__)
