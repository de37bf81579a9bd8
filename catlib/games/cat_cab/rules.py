"""The rules of Cat Cab Crew, written once for people, exact answers and compiled play.

Rule numbers are those of `concordance.toml` beside this file; `setup` is `setup.Setup`. The rules of each part
of a turn have a file of their own: `opening`, `dice`, `curses`, `moving`, `passengers`, `special`, `duels`, `ending`.
A rule that asks nobody leaves the phase NEXT, and the stage of the turn goes on from there.
"""

from catlib.rules import CHANCE, TERMINAL, record, rule, zeroing

from . import dice, moving, phases
from .crazy_cat import prescribed
from .curses import cancel, cancel_actions, curses_stage, hand_out, sabotage_stage, victims
from .duels import duel_choice, duel_stage, roll_duel_die
from .ending import finish, has_won, points
from .opening import start_roll
from .passengers import pickup_stage, place_column, place_row
from .setup import COLOURED, NODES, SEATS, SLOTS
from .special import boosts, end_boost, nibble, patrol, special_stage, start_boost

NUM_ACTIONS, MAX_CHANCE = 1 << SLOTS, 8
PAYOFFS = (0, 1)
MEASURES = (
    *(f"points of seat {s}" for s in (1, 2, 3)),
    *(f"passengers of seat {s}" for s in (1, 2, 3)),
    *(f"place of seat {s}" for s in (1, 2, 3)),
    "rounds",
    "start of the winner",  # 1 for who began, 0 if nobody won
)
WINNER_BY = "start of the winner"  # what tells winners apart where all seats play alike

State = record(
    "State",
    {
        "phase": "i1",
        "stage": "i1",
        "player": "i1",  # who decides, or CHANCE, or TERMINAL
        "sides": "i1",  # faces of the die that is rolled next
        "seat": "i1",  # whose turn it is
        "actor": "i1",  # whose landing is being settled
        "order": ("i1", SEATS),  # seats in turn order
        "rank": ("i1", SEATS),  # start rolls, then ranks
        "position": "i1",  # place of `seat` in the order
        "round": "i2",
        "turns": ("i2", SEATS),  # own turns begun
        "cell": ("i1", SEATS),  # node of each cab
        "curses": ("i1", SEATS),
        "aboard": ("i1", SEATS),  # passengers carried
        "place": ("i1", SEATS),  # 1, 2, 3 once out; -1 if rush hour was missed
        "rush": ("i1", SEATS),  # turns left in rush hour
        "left": "i1",  # cabs that got out
        "passenger": "i1",  # cell of the passenger, or -1
        "column": "i1",  # column just rolled for a placement
        "placed": "i1",  # passengers that have come into the game
        "collected": "i1",  # pick-ups so far; opens the exit
        "holder": ("i1", COLOURED),  # coloured die kind * SEATS + colour: 0 in the box, else seat + 1
        "obtained": ("i1", COLOURED),  # whether it was ever won by its own colour
        "die": ("i1", SLOTS),  # faces; 0 absent; slots 0-5 white, 6 + coloured die
        "pending": "i2",  # slots still to roll, as bits
        "items": "i1",  # item rolls to make
        "ones": "i1",  # movements of one space left
        "twos": "i1",
        "backlog": "i1",  # curses that found nothing to cancel
        "sabotage": "i1",  # curses to hand out
        "moved": "i1",  # 0 or, once the actor has moved or was pushed before its landing, LANDED or COLLECTED
        "settled": "i1",  # 0, QUIET or DONE: whether the special cell still acts
        "boost": "i1",  # spaces of a speed boost
        "back": ("i1", SEATS),  # spaces to be pushed back
        "duel": "i1",  # duellists, as bits
        "duel_die": ("i1", 2 * SEATS),
        "duel_roll": ("i1", SEATS),  # which of the two dice a duellist rolls, as bits
        "duel_pending": "i1",  # dice of duel_die still to roll, as bits
        "duel_turn": "i1",  # whose turn in the duel
        "duel_rounds": "i1",  # rolls that Crazy cat has made
        "winner": "i1",  # of the duel that settled a tie, or -1
    },
    __name__,
)
zero = zeroing(State)


# The contract


@rule
def start(setup, state):
    """Everybody waits at the start gate and rolls for the order of play; rules 6 and 8."""
    zero(state)
    state.stage, state.passenger, state.winner = phases.BEGIN, phases.NOBODY, phases.NOBODY
    for s in range(SEATS):
        state.order[s], state.cell[s] = s, setup.start if s < setup.seats else setup.out
    state.pending = (1 << setup.seats) - 1
    phases.ask_dice(state, phases.START_ROLL, 6)


@rule
def current_player(setup, state):
    return state.player


@rule
def chance_weights(setup, state, weights):
    """Every die is fair."""
    faces = equally_likely(setup, state)
    for face in range(faces):
        weights[face] = 1
    return faces


@rule
def equally_likely(setup, state):
    """The faces of a die; nothing else falls by chance."""
    return state.sides


@rule
def legal_actions(setup, state, actions):
    """Return what the player to move may do; Crazy cat only what the rulebook prescribes; rules 43 and 44."""
    count = free_actions(setup, state, actions)
    prescribes = state.phase == phases.MOVE or state.phase == phases.CANCEL or state.phase == phases.BOOST
    if state.player != setup.crazy or count == 1 or not prescribes:
        return count
    listed = 0
    for i in range(count):
        listed |= 1 << actions[i]
    return phases.list_bits(prescribed(setup, state, listed, actions), actions)


@rule
def free_actions(setup, state, actions):
    """Return what a driver may do, whoever drives."""
    phase = state.phase
    if phase == phases.KEEP:
        return dice.keep_actions(setup, state, actions)
    if phase == phases.MOVE:
        return moving.move_actions(setup, state, actions)
    if phase == phases.CANCEL:
        return cancel_actions(setup, state, actions)
    if phase == phases.RETREAT:
        return phases.list_bits(moving.directions_back(setup, state.cell[state.player]), actions)
    if phase == phases.SABOTAGE:
        return phases.list_bits(victims(setup, state), actions)
    if phase == phases.GREEDY:
        return phases.list_bits(dice.takeable(state), actions)
    if phase == phases.LOSE:
        return phases.list_bits(dice.held(state, state.actor), actions)
    if phase == phases.BOOST:
        return phases.list_bits(boosts(setup, state) | setup.may_waive << moving.STOP, actions)
    actions[0], actions[1], actions[2] = 1, 2, phases.BOTH  # of the dice in a duel
    return 3


@rule
def apply_action(setup, state, action):
    phase = state.phase
    state.phase = phases.NEXT
    if phase == phases.ROLLING:  # first, as most actions are
        dice.roll_die(setup, state, action + 1)
    elif state.player == CHANCE:
        show(setup, state, phase, action + 1)
    else:
        decide(setup, state, phase, action)
    while state.phase == phases.NEXT:
        next_stage(setup, state)


@rule
def returns(setup, state, out):
    """One for the winner, nothing for the others; rules 39 and 47."""
    for s in range(setup.seats):
        out[s] = 1 if has_won(setup, state, s) else 0


@rule
def measure(setup, state, out):
    for s in range(SEATS):
        out[s] = points(setup, state, s)
        out[SEATS + s] = state.aboard[s]
        out[2 * SEATS + s] = max(0, state.place[s])  # 0, too, for who missed rush hour
    out[3 * SEATS] = state.round
    out[3 * SEATS + 1] = 0
    for position in range(setup.seats):
        if state.player == TERMINAL and has_won(setup, state, state.order[position]):
            out[3 * SEATS + 1] = position + 1


@rule
def evaluate(setup, state, out):
    """A guess at `returns` for a search that stops early: the share of points, hope and nearness counted in."""
    total = 0.0
    for s in range(setup.seats):
        hope = 1.0
        if phases.inside(state, s):
            hope = 12.0 / (4.0 + setup.distance[state.cell[s] * NODES + setup.out])
        worth = points(setup, state, s) + hope
        out[s] = worth * worth
        total += out[s]
    for s in range(setup.seats):
        out[s] /= total


# The course of a turn


@rule
def show(setup, state, phase, face):
    """A die shows a face, other than those of the turn."""
    if phase == phases.ITEM:
        dice.take_item(setup, state, face)
    elif phase == phases.COLUMN:
        place_column(setup, state, face - 1)
    elif phase == phases.ROW:
        place_row(setup, state, face - 1)
    elif phase == phases.DUEL_ROLL:
        roll_duel_die(setup, state, face)
    elif phase == phases.NIBBLE_ROLL:
        nibble(setup, state, face)
    elif phase == phases.PATROL_ROLL:
        patrol(setup, state, face)
    elif phase == phases.BOOST_ROLL:
        start_boost(setup, state, face)
    else:
        start_roll(setup, state, face)


@rule
def decide(setup, state, phase, action):
    """A driver takes an action."""
    if phase == phases.KEEP:
        dice.keep_or_reroll(setup, state, action)
    elif phase == phases.MOVE:
        moving.move(setup, state, action)
    elif phase == phases.CANCEL:
        cancel(setup, state, action)
    elif phase == phases.SABOTAGE:
        hand_out(setup, state, action)
    elif phase == phases.RETREAT:
        moving.retreat_step(setup, state, state.player, action)
    elif phase == phases.DUEL_KEEP:
        duel_choice(setup, state, action)
    elif phase == phases.BOOST:
        end_boost(setup, state, action)
    elif phase == phases.GREEDY:
        dice.steal(state, action)
    else:
        dice.lose_die(state, action)


@rule
def next_stage(setup, state):
    """Let a stage ask somebody, or pass on to the next; a loop calls this, so that no rule recurs; rule 48."""
    stage = state.stage
    if moving.is_pushed(setup, state):
        moving.push(setup, state)
    elif stage == phases.ITEMS:
        dice.items_stage(state)
    elif stage == phases.CURSES:
        curses_stage(setup, state)
    elif stage == phases.MOVEMENT:
        moving.movement_stage(setup, state)
    elif stage == phases.LANDING:
        state.stage = phases.SPECIAL
        pickup_stage(setup, state)
    elif stage == phases.SPECIAL:
        state.stage = phases.DUEL
        special_stage(setup, state)
    elif stage == phases.DUEL:
        state.stage = phases.PUSH_BACK
        duel_stage(setup, state)
    elif stage == phases.PUSH_BACK:
        moving.push_back(state)
    elif stage == phases.PLACE_SABOTAGE:
        sabotage_stage(setup, state)
    elif stage == phases.FINISH:
        finish(setup, state)
    else:
        dice.begin_turn(setup, state)
