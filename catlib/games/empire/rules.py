"""The rules of Empire, written once for people, exact answers and compiled play.

Rule numbers are those of `concordance.toml` beside this file; `setup` is `setup.Setup`.
"""

from catlib.rules import CHANCE, bit_count, record, rule, zeroing

from . import attacks, phases
from .board import amounts, cubes_of, end_battle, held_by, places_to_leave, up_to
from .dealing import ask_fill, begin_deal, deal, deal_mission, share, start_roll
from .free_moves import ask_free_move, free_from, free_move, free_targets
from .maps import NODES
from .placing import add_reserve, ask_place, new_cubes, place, places
from .sets import ask_draw, ask_exchange, draw, exchange, sets_to_turn_in
from .setup import ATTACK_DICE, CARDS, DEFEND_DICE, SEATS, choice
from .winning import has_fulfilled, leader, win

NUM_ACTIONS, MAX_CHANCE = 3 * NODES, CARDS
PAYOFFS = (0, 1)
MEASURES = (
    *(f"neighborhoods of seat {s}" for s in range(1, SEATS + 1)),
    *(f"cubes of seat {s}" for s in range(1, SEATS + 1)),
    "rounds",
    "sets",
    "start of the winner",
)
WINNER_BY = "start of the winner"  # what tells winners apart where all seats play alike

State = record(
    "State",
    {
        "phase": "i1",
        "stage": "i1",
        "player": "i1",  # who decides, or CHANCE, or TERMINAL
        "seat": "i1",  # whose turn it is
        "first": "i1",  # who began
        "round": "i2",  # rounds that are over
        "pending": "i1",  # seats still to roll for the start, as bits
        "best": "i1",  # the highest start roll so far
        "leaders": "i1",  # who rolled it, as bits
        "dealt": "i1",  # missions or neighborhoods dealt so far
        "owner": ("i1", NODES),  # seat, NEUTRAL or NOBODY
        "cubes": ("i4", NODES),
        "count": ("i1", SEATS + 1),  # neighborhoods of each seat and of nobody
        "reserve": ("i4", SEATS),  # cubes to place
        "hand": ("i8", SEATS),  # cards as bits: a neighborhood's number, wild cards from NODES on
        "pile": "i8",  # cards as bits
        "aside": "i8",  # cards turned in
        "sets": "i2",  # sets turned in by anybody
        "turned_in": "i1",  # whether a set was turned in during this turn
        "taken": "i1",  # whether a neighborhood was newly occupied in this turn
        "origin": "i1",  # where cubes come from, or NOBODY
        "target": "i1",  # where they go
        "begun": "i1",  # whether this battle has seen a roll, or this free move a lot
        "attacking": "i1",  # dice of the attacker
        "defending": "i1",  # dice of the defender
        "rolled": "i1",  # dice that lie
        "die": ("i1", ATTACK_DICE + DEFEND_DICE),  # faces, the attacker's first, the highest first
        "mission": ("i1", SEATS),  # Occupation card, or NOBODY
        "winner": "i1",
    },
    __name__,
)
zero = zeroing(State)


# The contract


@rule
def start(setup, state):
    """The map is empty, everybody rolls for the start; rules 4 and 5, gap 3.4."""
    zero(state)
    state.winner, state.pile = phases.NOBODY, setup.deck
    for h in range(NODES):
        state.owner[h] = phases.NOBODY
    for s in range(SEATS):
        state.mission[s] = phases.NOBODY
    end_battle(state)
    state.stage, state.phase, state.player = phases.SETTING_UP, phases.START_ROLL, CHANCE
    if setup.first_player == choice.HIGHEST_ROLL:
        state.pending = (1 << setup.seats) - 1
    else:
        begin_deal(setup, state)


@rule
def current_player(setup, state):
    return state.player


@rule
def chance_weights(setup, state, weights):
    """Dice are fair, cards are shuffled; the deal goes through the neighborhoods and asks whose each one is."""
    phase = state.phase
    if phase == phases.DEAL:
        for s in range(SEATS + 1):
            weights[s] = share(setup, state, s) - state.count[s]
        return SEATS + 1
    if phase == phases.DRAW:
        for card in range(CARDS):
            weights[card] = state.pile >> card & 1
        return CARDS
    if phase == phases.MISSION:
        for m in range(setup.missions):
            weights[m] = 1
        for s in range(setup.seats):
            if state.mission[s] != phases.NOBODY:
                weights[state.mission[s]] = 0
        return setup.missions
    faces = equally_likely(setup, state)
    for face in range(faces):
        weights[face] = 1
    return faces


@rule
def equally_likely(setup, state):
    """The faces of a die; neighborhoods, cards and missions are not put back."""
    phase = state.phase
    return 0 if phase == phases.DEAL or phase == phases.DRAW or phase == phases.MISSION else setup.sides


@rule
def legal_actions(setup, state, actions):
    phase = state.phase
    if phase == phases.PLACE:
        return places(setup, state, actions)
    if phase == phases.ATTACK:
        return places_to_leave(setup, state, actions, held_by(state, state.seat), ~held_by(state, state.seat))
    if phase == phases.DICE:
        return attacks.dice_to_roll(setup, state, actions)
    if phase == phases.TARGET:
        return attacks.targets(setup, state, actions)
    if phase == phases.DEFEND:
        return up_to(actions, 0, 1, min(setup.defend_dice, state.cubes[state.target]))
    if phase == phases.MOVE_IN:
        return amounts(state, actions, 0)
    if phase == phases.EXCHANGE:
        return sets_to_turn_in(setup, state, actions)
    if phase == phases.FREE_FROM:
        return places_to_leave(setup, state, actions, held_by(state, state.seat), held_by(state, state.seat))
    if phase == phases.FREE_TO:
        return free_targets(setup, state, actions)
    return amounts(state, actions, 0 if state.begun else 1)


@rule
def apply_action(setup, state, action):
    phase = state.phase
    if phase == phases.ROLL:
        attacks.roll_die(setup, state, action + 1)
    elif phase == phases.DICE:
        attacks.choose_dice(setup, state, action)
    elif phase == phases.DEFEND:
        attacks.begin_roll(state, action)
    elif phase == phases.PLACE:
        place(setup, state, action)
    elif phase == phases.ATTACK:
        attacks.attack_from(state, action)
    elif phase == phases.TARGET:
        attacks.attack(setup, state, action)
    elif phase == phases.MOVE_IN:
        attacks.move_in(setup, state, action)
    elif phase == phases.FREE_FROM:
        free_from(state, action)
    elif phase == phases.FREE_TO:
        state.target, state.phase = action, phases.FREE_COUNT
    elif phase == phases.FREE_COUNT:
        free_move(state, action)
    elif phase == phases.EXCHANGE:
        exchange(setup, state, action)
    elif phase == phases.DRAW:
        draw(state, action)
    elif phase == phases.DEAL:
        deal(setup, state, action)
    elif phase == phases.MISSION:
        deal_mission(setup, state, action)
    else:
        start_roll(setup, state, action + 1)
    passed = 0
    while state.phase == phases.NEXT:
        if state.stage == phases.BEGIN:
            passed += 1
        if passed > setup.seats:
            win(state, leader(setup, state))  # a whole round in which nobody could do anything: so it would stay
        else:
            next_stage(setup, state)


@rule
def returns(setup, state, out):
    """One for the winner, nothing for the others; rule 16."""
    for s in range(setup.seats):
        out[s] = 1 if state.winner == s else 0


@rule
def measure(setup, state, out):
    for s in range(SEATS):
        out[s] = state.count[s]
        out[SEATS + s] = cubes_of(setup, state, s)
    out[2 * SEATS] = state.round
    out[2 * SEATS + 1] = state.sets
    out[2 * SEATS + 2] = 0 if state.winner == phases.NOBODY else (state.winner - state.first) % setup.seats + 1


@rule
def evaluate(setup, state, out):
    """A guess at `returns` for a search that stops early: the share of cubes, neighborhoods and what they bring."""
    total = 0.0
    for s in range(setup.seats):
        out[s] = 0.0
        if state.count[s]:
            worth = cubes_of(setup, state, s) + state.count[s] + 3.0 * new_cubes(setup, state, s)
            worth += 3.0 * bit_count(state.hand[s])
            out[s] = worth * worth
        total += out[s]
    for s in range(setup.seats):
        out[s] = out[s] / total if total else 1.0 / setup.seats


# Stages


@rule
def next_stage(setup, state):
    """Let the stage of the game ask somebody, or pass on to the next; a loop calls this, so that no rule recurs."""
    stage = state.stage
    if stage == phases.ATTACKING:
        attacks.ask_attack(setup, state)
    elif stage == phases.PLACING:
        ask_place(state)
    elif stage == phases.FREEING:
        ask_free_move(setup, state)
    elif stage == phases.DRAWING:
        ask_draw(setup, state)
    elif stage == phases.ENDING:
        end_turn(setup, state)
    elif stage == phases.BEGIN:
        begin_turn(setup, state)
    elif stage == phases.EXCHANGING:
        ask_exchange(setup, state)
    elif stage == phases.FILLING:
        ask_fill(setup, state)


@rule
def begin_turn(setup, state):
    """Count what a turn brings; rules 6 and 7."""
    if has_fulfilled(setup, state, choice.NEXT_TURN):
        win(state, state.seat)
        return
    state.taken, state.turned_in = 0, 0
    add_reserve(setup, state, new_cubes(setup, state, state.seat))
    state.stage = phases.EXCHANGING


@rule
def end_turn(setup, state):
    """On to the next player who still holds something; rounds end where the first player's turn would come."""
    if has_fulfilled(setup, state, choice.AT_ONCE):  # by the free move
        win(state, state.seat)
        return
    state.taken = 0
    for _ in range(setup.seats):
        state.seat = (state.seat + 1) % setup.seats
        if state.seat == state.first:
            state.round += 1
        if state.count[state.seat]:
            break
    if setup.turn_limit and state.round >= setup.turn_limit:
        win(state, leader(setup, state))
    else:
        state.stage = phases.BEGIN
