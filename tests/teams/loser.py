"""Hot Potato: add 1 or a die; whoever reaches the limit has lost, and all others have won."""

from catlib.game.authoring import CHANCE, TERMINAL, Field, House, add, record, rule

ACTIONS, OUTCOMES, PLAYERS, PAYOFFS = ("add 1", "roll"), tuple("123456"), (2, 4), (0, 1)
TEAMS = ("the loser", "the others")
State = record("State", {"total": "i1", "rolling": "i1", "seat": "i1"}, __name__)


class HouseRules(House):
    limit: int = Field(13, ge=3, le=60, description="The total that loses.")


@rule
def current_player(setup, state):
    return TERMINAL if state.total >= setup.limit else CHANCE if state.rolling else state.seat


@rule
def apply_action(setup, state, action):
    if action == 1 and not state.rolling:
        state.rolling = 1
    else:
        state.total, state.rolling = state.total + action + 1, 0
        if state.total < setup.limit:
            state.seat = (state.seat + 1) % setup.seats


@rule
def team(setup, state, seat):
    return 0 if seat == state.seat else 1


@rule
def returns(setup, state, out):
    for seat in range(setup.seats):
        out[seat] = team(setup, state, seat)


add(__name__)
