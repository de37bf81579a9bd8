"""Liar's Dice endgame: one or two hidden dice each. Bids rise until somebody is called a liar.

A bid says how many dice of all show a face at least; the bidder wins if that is so. A joker counts as any face.
Known, to the first player, with one die each: -1/9 with six sides, -1/8 with four, -7/327 with six sides and 1 as a
joker; with two dice against one: 1/9 with three sides; with one against two: -1/27.
Source: T. Dybdahl Ahle, Snyd, github.com/thomasahle/snyd.
"""

from catlib.game.authoring import CHANCE, TERMINAL, Dice, Field, House, Names, add, record, rule

SIDES, DICE, BIDS = 6, 2, 24
ACTIONS = (*(f"{n} × {face}" for n in range(1, 5) for face in range(1, SIDES + 1)), "liar")
OUTCOMES, PAYOFFS = tuple("123456"), (-1, 1)
HIDDEN, CUPS = ("die",), Dice("Under the cups", each=("dice", "others"))
LOOKS = {"die": CUPS, "bid": Names(("", *ACTIONS)), "rolled": None, "over": None}

# bid: one more than the last bid; over: one more than the winner
State = record("State", {"die": ("i1", 2 * DICE), "rolled": "i1", "seat": "i1", "bid": "i1", "over": "i1"}, __name__)


class HouseRules(House):
    dice: int = Field(1, ge=1, le=DICE, description="Dice of the first player.")
    others: int = Field(1, ge=1, le=DICE, description="Dice of the second player.")
    sides: int = Field(6, ge=1, le=SIDES, description="Sides of a die.")
    joker: int = Field(0, ge=0, le=SIDES, description="The side that counts as any face; 0: none.")


@rule
def current_player(setup, state):
    if state.rolled < setup.dice + setup.others:
        return CHANCE
    return TERMINAL if state.over else state.seat


@rule
def chance_weights(setup, state, weights):
    for face in range(setup.sides):
        weights[face] = 1
    return setup.sides


@rule
def legal_actions(setup, state, actions):
    count = 0
    for bid in range(state.bid, (setup.dice + setup.others) * SIDES):
        if bid % SIDES < setup.sides:
            actions[count] = bid
            count += 1
    if state.bid > 0:
        actions[count] = BIDS
        count += 1
    return count


@rule
def shown(setup, state, face):
    """Count the dice that show a face."""
    count = 0
    for i in range(2 * DICE):
        if state.die[i] == face or (setup.joker > 0 and state.die[i] == setup.joker):
            count += 1
    return count


@rule
def apply_action(setup, state, action):
    if state.rolled < setup.dice + setup.others:
        state.die[state.rolled if state.rolled < setup.dice else DICE + state.rolled - setup.dice] = action + 1
        state.rolled += 1
        return
    if action == BIDS:
        true = shown(setup, state, (state.bid - 1) % SIDES + 1) >= (state.bid - 1) // SIDES + 1
        state.over = 2 - state.seat if true else 1 + state.seat
    else:
        state.bid = action + 1
    state.seat = 1 - state.seat


@rule
def returns(setup, state, out):
    out[state.over - 1], out[2 - state.over] = 1, -1


def resample(setup, state, player, rng):
    """The other's dice may show anything."""
    world = state.copy()
    for i, face in enumerate(state.die):
        if face and i // DICE != player:
            world.die[i] = rng.randint(1, setup.sides)
    return world


add(__name__)
