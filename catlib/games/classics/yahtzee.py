"""Solo Yahtzee: thirteen turns of up to three rolls, one box for each turn. Score as much as you can.

Known: 254.5896 points on average when played best, with both bonuses, and a further Yahtzee in any open box: as a joker
where its own upper box is filled. Here 254.5877 if such a one has to go to its own upper box while that is open.
Sources: T. Verhoeff, Optimal Solitaire Yahtzee Strategies (1999); J. Glenn, An Optimal Strategy for Yahtzee (2006).
"""

from catlib.game.authoring import CHANCE, TERMINAL, Dice, Field, Grid, House, Track, add, record, rule

UPPER = ("Aces", "Twos", "Threes", "Fours", "Fives", "Sixes")
LOWER = ("Three of a kind", "Four of a kind", "Full house", "Small straight", "Large straight", "Yahtzee", "Chance")
THREE, FOUR, FULL, SMALL, LARGE, YAHTZEE, ANY = range(6, 13)
BOXES, DICE, ROLL = 13, 5, 6
# while dice are chosen: roll again one that shows a face, then roll; or stop, and fill a box
ACTIONS = (*(f"take a {face} up" for face in range(1, 7)), "roll", "stop", *UPPER, *LOWER)
STOP, FIRST_BOX = 7, 8
OUTCOMES, PLAYERS, PAYOFFS = tuple("123456"), 1, (0, 1575)
WITHIN_TURN, SCORED_BY = ("face", "dice", "rolling", "again", "filling"), "points"
LOOKS = {
    "face": Dice("Dice on the table", counts=True),
    "again": Track(2, "More rolls in this turn"),
    "filled": Grid(BOXES, 1, " ■", caption="Boxes that are filled, from aces to chance"),
    "upper": Track(63, "Points of the upper boxes, 63 for the bonus"),
    "points": Track(400),
    **dict.fromkeys(("dice", "rolling", "filling")),  # not shown
}

State = record(
    "State",
    {
        "filled": ("i1", BOXES),
        "bonus": "i1",  # whether another Yahtzee brings 100
        "upper": "i1",  # points of the upper boxes, at most 63
        "points": "i2",
        "face": ("i1", 6),
        "dice": "i1",  # on the table
        "rolling": "i1",
        "again": "i1",  # how many more rolls there are
        "filling": "i1",
    },
    __name__,
)


class HouseRules(House):
    forced: bool = Field(
        False, description="Whether a further Yahtzee goes to its own upper box, or then to the lower."
    )


@rule
def start(setup, state):
    state.rolling, state.again = 1, 2


@rule
def current_player(setup, state):
    over = state.filling and state.dice == 0
    return CHANCE if state.rolling else TERMINAL if over else 0


@rule
def five_alike(state):
    """The face that all dice show, or -1."""
    for face in range(6):
        if state.face[face] == DICE:
            return face
    return -1


@rule
def legal_actions(setup, state, actions):
    count = 0
    if not state.filling:
        for face in range(6):
            if state.face[face]:
                actions[count] = face
                count += 1
        actions[count] = ROLL if state.dice < DICE else STOP
        return count + 1
    first, stop, joker = 0, BOXES, five_alike(state)
    if setup.forced and joker >= 0 and state.filled[YAHTZEE]:
        if not state.filled[joker]:
            first, stop = joker, joker + 1
        else:
            first = first_open(state, THREE) % BOXES
    for box in range(first, stop):
        if not state.filled[box]:
            actions[count] = FIRST_BOX + box
            count += 1
    return count


@rule
def first_open(state, box):
    """The first open box from one on; 13 if all are filled."""
    while box < BOXES and state.filled[box]:
        box += 1
    return box


@rule
def longest_run(state):
    longest, run = 0, 0
    for face in range(6):
        run = run + 1 if state.face[face] else 0
        longest = max(longest, run)
    return longest


@rule
def scored(state, box):
    """Return the points of the dice in a box."""
    if box < THREE:
        return (box + 1) * state.face[box]
    total, most, pairs = 0, 0, 0
    for face in range(6):
        total += (face + 1) * state.face[face]
        most = max(most, state.face[face])
        pairs += 1 if state.face[face] >= 2 else 0
    own = five_alike(state)
    joker = own >= 0 and state.filled[own] and state.filled[YAHTZEE]
    if THREE <= box <= FOUR:
        return total if most >= box - 3 else 0
    if box == FULL:
        return 25 if joker or (most == 3 and pairs == 2) else 0
    if SMALL <= box <= LARGE:
        return 10 * (box - 6) if joker or longest_run(state) >= box - 5 else 0
    if box == YAHTZEE:
        return 50 if most == DICE else 0
    return total


@rule
def fill(state, box):
    won = scored(state, box)
    if five_alike(state) >= 0 and state.bonus:
        state.points += 100
    state.points += won
    state.filled[box] = 1
    if box == YAHTZEE and won:
        state.bonus = 1
    if box < THREE and state.upper < 63:
        state.upper = min(63, state.upper + won)
        state.points += 35 if state.upper == 63 else 0


@rule
def apply_action(setup, state, action):
    if state.rolling:
        state.face[action] += 1
        state.dice += 1
        state.rolling = 1 if state.dice < DICE else 0
        state.filling = 1 if state.dice == DICE and state.again == 0 else 0
    elif action < ROLL:
        state.face[action] -= 1
        state.dice -= 1
    elif action == ROLL:
        state.rolling, state.again = 1, state.again - 1
    elif action == STOP:
        state.again, state.filling = 0, 1
    else:
        fill(state, action - FIRST_BOX)
        for face in range(6):
            state.face[face] = 0
        over = first_open(state, 0) == BOXES
        state.dice, state.rolling, state.again, state.filling = 0, 0 if over else 1, 2, 1 if over else 0


@rule
def returns(setup, state, out):
    out[0] = state.points


add(__name__)
