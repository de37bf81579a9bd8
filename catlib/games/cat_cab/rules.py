"""The rules of Cat Cab Crew, written once for people, exact answers and compiled play.

Rule numbers are those of the checklist in `rules.md` beside this file; `setup` is `setup.Setup`.
"""

from __future__ import annotations

from catlib.record import record
from catlib.rulebook import CHANCE, TERMINAL, rule

SEATS, SLOTS, WHITE = 3, 12, 6  # most drivers; die slots, the first six white
NODES = 50  # of the city graph
NUM_ACTIONS, MAX_CHANCE = 1 << SLOTS, 8
MEASURES = (
    *(f"points of seat {s}" for s in (1, 2, 3)),
    *(f"passengers of seat {s}" for s in (1, 2, 3)),
    *(f"place of seat {s}" for s in (1, 2, 3)),
    "rounds",
    "start of the winner",  # 1 for who began, 0 if nobody won
)
WINNER_BY = "start of the winner"  # what tells winners apart where all seats play alike

# Phases: what is asked now
START_ROLL, ASK_FIRST, COLUMN, ROW, ROLLING, KEEP, ITEM, CANCEL, MOVE = range(9)
NIBBLE_ROLL, BOOST_ROLL, BOOST, GREEDY, PATROL_ROLL, LOSE, RETREAT = range(9, 16)
OPPONENT, DUEL_KEEP, DUEL_ROLL, SABOTAGE, OVER = range(16, 21)

# Stages: what a turn does next
BEGIN, ITEMS, CURSES, MOVEMENT, FIRST_DUEL, PICKUP, SPECIAL, THEN_DUEL = range(8)
ARRIVALS, PUSH_BACK, PLACE_SABOTAGE, FINISH, FINAL = range(8, 13)

PLAIN, NIBBLES, PATROL, BLOCKED = range(4)
UPGRADE, GREEDY_CAT, SPEED_BOOST = range(3)
BAD_LUCK, POTHOLE, UNHAPPY = range(3)
NOTHING, MOVE_1, MOVE_2, CHARM, GAIN_D6, GAIN_D8 = range(1, 7)
QUIET, DONE = 1, 2  # a special cell under a passenger; one that has acted
LANDED, COLLECTED = 1, 2  # a cab that may pick up where it stands; one that has
STOP = 16  # the movement action that waives the rest
NOBODY = -1

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
        "holder": ("i1", 6),  # coloured die kind * 3 + colour: 0 in the box, else seat + 1
        "obtained": ("i1", 6),  # whether it was ever won by its own colour
        "stolen": ("i1", 6),  # whether it sits with a thief who has begun a turn with it
        "die": ("i1", SLOTS),  # faces; 0 absent; slots 0-5 white, 6 + coloured die
        "pending": "i2",  # slots still to roll, as bits
        "items": "i1",  # item rolls to make
        "ones": "i1",  # movements of one space left
        "twos": "i1",
        "backlog": "i1",  # curses that found nothing to cancel
        "sabotage": "i1",  # curses to hand out
        "moved": "i1",  # 0 or, once the actor has moved on its own, LANDED or COLLECTED
        "settled": "i1",  # 0, QUIET or DONE: whether the special cell still acts
        "fought": "i1",
        "boost": "i1",  # spaces of a speed boost
        "back": ("i1", SEATS),  # spaces to be pushed back
        "arrived": "i1",  # seats pushed onto a new cell, as bits
        "pushed": "i1",  # whether the backlog has been dealt with
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


# The contract


@rule
def start(setup, state):
    """Everybody waits at the start gate and rolls for the order of play; rules 6 and 8."""
    state.stage, state.seat, state.actor, state.position, state.round = BEGIN, 0, 0, 0, 0
    state.left, state.passenger, state.column, state.placed, state.collected = 0, NOBODY, 0, 0, 0
    state.pending, state.items, state.ones, state.twos, state.backlog, state.sabotage = 0, 0, 0, 0, 0, 0
    state.moved, state.settled, state.fought, state.boost, state.arrived, state.pushed = 0, 0, 0, 0, 0, 0
    state.duel, state.duel_pending, state.duel_turn, state.duel_rounds, state.winner = 0, 0, 0, 0, NOBODY
    for s in range(SEATS):
        state.order[s], state.rank[s], state.turns[s], state.curses[s] = s, 0, 0, 0
        state.aboard[s], state.place[s], state.rush[s], state.back[s], state.duel_roll[s] = 0, 0, 0, 0, 0
        state.cell[s] = setup.start if s < setup.seats else setup.out
    for i in range(6):
        state.holder[i], state.obtained[i], state.stolen[i], state.duel_die[i] = 0, 0, 0, 0
    for i in range(SLOTS):
        state.die[i] = 0
    state.pending = (1 << setup.seats) - 1
    ask_dice(state, START_ROLL, 6)


@rule
def current_player(setup, state):
    return state.player


@rule
def chance_weights(setup, state, weights):
    """Every die is fair."""
    for i in range(state.sides):
        weights[i] = 1
    return state.sides


@rule
def legal_actions(setup, state, actions):
    phase = state.phase
    if phase == KEEP:
        return keep_actions(setup, state, actions)
    if phase == MOVE:
        return move_actions(setup, state, actions)
    if phase == CANCEL:
        return cancel_actions(setup, state, actions)
    if phase == RETREAT:
        return retreat_actions(setup, state, actions)
    if phase == SABOTAGE:
        return victims(setup, state, actions)
    if phase == DUEL_KEEP:
        actions[0], actions[1], actions[2] = 1, 2, 3
        return 3
    if phase == GREEDY:
        return dice_to_take(setup, state, actions)
    if phase == LOSE:
        return dice_held(setup, state, actions)
    if phase == BOOST:
        return boost_actions(setup, state, actions)
    if phase == OPPONENT:
        return opponents(setup, state, actions)
    actions[0], actions[1] = 0, 1
    return 2


@rule
def apply_action(setup, state, action):
    phase = state.phase
    if phase == ROLLING:
        roll_die(setup, state, action + 1)
    elif phase == KEEP:
        keep_or_reroll(setup, state, action)
    elif phase == MOVE:
        move(setup, state, action)
    elif phase == ITEM:
        take_item(setup, state, action + 1)
    elif phase == CANCEL:
        cancel(setup, state, action)
    elif phase == SABOTAGE:
        curse_victim(setup, state, action)
    elif phase == COLUMN:
        state.column = action
        ask_dice(state, ROW, setup.rows)
    elif phase == ROW:
        place_passenger(setup, state, action)
    elif phase == RETREAT:
        retreat_step(setup, state, state.player, action)
        go_on(setup, state)
    elif phase == DUEL_ROLL:
        duel_die(setup, state, action + 1)
    elif phase == DUEL_KEEP:
        duel_choice(setup, state, action)
    elif phase == NIBBLE_ROLL:
        nibble(setup, state, setup.nibbles_bands[action // 2])
    elif phase == PATROL_ROLL:
        patrol(setup, state, setup.patrol_bands[action // 2])
    elif phase == BOOST_ROLL:
        state.boost = action + 1
        start_boost(setup, state)
    elif phase == BOOST:
        state.cell[state.actor] = target(setup, state, state.cell[state.actor], action, state.boost)
        end_boost(setup, state)
    elif phase == GREEDY:
        steal(setup, state, action)
        go_on(setup, state)
    elif phase == LOSE:
        lose_die(state, action)
        go_on(setup, state)
    elif phase == OPPONENT:
        begin_duel(setup, state, 1 << state.actor | 1 << action)
    elif phase == START_ROLL:
        start_roll(setup, state, action + 1)
    else:
        answer_first(setup, state, action)


@rule
def returns(setup, state, out):
    """One for the winner, nothing for the others; rules 39 and 47."""
    for s in range(setup.seats):
        out[s] = 1 if has_won(setup, state, s) else 0


@rule
def has_won(setup, state, s):
    """Whether a driver alone has the most points, or won the duel that settled a tie."""
    return state.winner == s or (state.winner == NOBODY and best_seats(setup, state) == 1 << s)


@rule
def measure(setup, state, out):
    for s in range(SEATS):
        out[s] = points(setup, state, s)
        out[SEATS + s] = state.aboard[s]
        out[2 * SEATS + s] = state.place[s]
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
        if inside(state, s):
            hope = 12.0 / (4.0 + setup.distance[state.cell[s] * NODES + setup.out])
        worth = points(setup, state, s) + hope
        out[s] = worth * worth
        total += out[s]
    for s in range(setup.seats):
        out[s] /= total


# Asking


@rule
def ask_dice(state, phase, sides):
    state.phase, state.player, state.sides = phase, CHANCE, sides


@rule
def ask(state, phase, player):
    state.phase, state.player = phase, player


@rule
def inside(state, s):
    """Whether a driver still takes turns: neither out of the city nor beaten by rush hour."""
    return state.place[s] == 0


@rule
def lowest(mask):
    """The lowest bit that is set."""
    bit = 0
    while not mask >> bit & 1:
        bit += 1
    return bit


# Setting up


@rule
def start_roll(setup, state, face):
    """The highest roll starts; ties roll again; rule 8, gap 0.11."""
    s = lowest(state.pending)
    state.rank[s] += face
    state.pending &= state.pending - 1
    if state.pending:
        ask_dice(state, START_ROLL, 6)
        return
    again = tied(setup, state)
    if again and setup.start_ties == 0:
        again = (1 << setup.seats) - 1
        for t in range(setup.seats):
            state.rank[t] = 0
    if again:
        state.pending = again
        ask_dice(state, START_ROLL, 6)
        return
    for t in range(setup.seats):
        state.order[state.rank[t]] = t
    if setup.first_passenger == 1:
        ask(state, ASK_FIRST, state.order[setup.seats - 1])
    else:
        new_passenger(setup, state)


@rule
def tied(setup, state):
    """Who shares a start roll, as bits; rolls become ranks, the highest 0, or a head start if there are ties."""
    mask, better, n = 0, 0, setup.seats
    for s in range(n):
        for t in range(n):
            if state.rank[t] > state.rank[s]:
                better += 1 << (2 * s)
            elif t != s and state.rank[t] == state.rank[s]:
                mask |= 1 << s
    for s in range(n):
        rank = better >> (2 * s) & 3
        state.rank[s] = 7 * (n - 1 - rank) if mask else rank
    return mask


@rule
def answer_first(setup, state, now):
    """The last driver places the first passenger at once or in their own first turn; gap 0.10."""
    if now:
        new_passenger(setup, state)
    else:
        begin_turn(setup, state, 0)


@rule
def new_passenger(setup, state):
    """Two dice name the cell of the next passenger; rules 9 and 33."""
    ask_dice(state, COLUMN, setup.columns)


@rule
def place_passenger(setup, state, row):
    cell = row * setup.columns + state.column
    if setup.kind[cell] == BLOCKED or (setup.placement == 1 and not is_free(setup, state, cell)):
        new_passenger(setup, state)
        return
    if state.passenger == NOBODY:
        state.placed += 1
    state.passenger = cell
    state.column = 0
    if state.stage == BEGIN:
        begin_turn(setup, state, state.position)
    else:
        go_on(setup, state)


@rule
def is_free(setup, state, cell):
    """Neither a cab nor a gate is on the cell; gap 0.9."""
    if cell == setup.entry or cell == setup.exit:
        return False
    for s in range(setup.seats):
        if inside(state, s) and state.cell[s] == cell:
            return False
    return True


# Rolling


@rule
def begin_turn(setup, state, position):
    """Roll all dice of the next driver; in the first turn early starters have fewer; rules 10 and 11."""
    s = state.order[position]
    state.position, state.seat, state.actor = position, s, s
    if state.turns[s] == 0 and state.passenger == NOBODY and state.placed == 0 and position == setup.seats - 1:
        state.stage = BEGIN
        new_passenger(setup, state)
        return
    state.turns[s] += 1
    state.stage = ITEMS
    state.pending = (1 << white_dice(setup, state, s)) - 1
    rolls_won_dice = state.turns[s] > 1 and (s != setup.crazy or setup.crazy_rolls_won_dice)
    for i in range(6):
        if state.holder[i] == s + 1:
            state.stolen[i] = 1 if i % 3 != s else 0
            if rolls_won_dice:
                state.pending |= 1 << (WHITE + i)
    ask_dice(state, ROLLING, 6)


@rule
def white_dice(setup, state, s):
    if setup.handicap and state.turns[s] == 1:
        return max(1, setup.white_dice - (setup.seats - 1 - state.position))
    return setup.white_dice


@rule
def roll_next(setup, state):
    """Roll the pending die in the lowest slot, or let the driver look at the dice."""
    if state.pending:
        ask_dice(state, ROLLING, 8 if state.pending & 511 == 0 else 6)
    elif may_reroll(setup, state):
        ask(state, KEEP, state.seat)
    else:
        fix_dice(setup, state)


@rule
def may_reroll(setup, state):
    """At the limit of curses, and for Crazy cat, the dice stand; rules 14, 15 and 41."""
    return state.seat != setup.crazy and state.curses[state.seat] < setup.curse_limit


@rule
def roll_die(setup, state, face):
    """A die shows a face, and a 1 is a curse at once; rule 13."""
    slot = lowest(state.pending)
    state.die[slot] = face
    state.pending &= state.pending - 1
    if face == 1:
        add_curse(setup, state, state.seat)
    roll_next(setup, state)


@rule
def add_curse(setup, state, s):
    """One more curse, up to the limit and while there are cubes; rule 14, gaps 0.13 and 0.25."""
    capped = s != setup.crazy or setup.crazy_curse_cap
    if capped and state.curses[s] >= setup.curse_limit:
        return
    if setup.curse_supply and state.curses[0] + state.curses[1] + state.curses[2] >= setup.curse_supply:
        return
    state.curses[s] += 1


@rule
def dice_shown(state):
    """The slots that show a face, as bits."""
    mask = 0
    for slot in range(SLOTS):
        if state.die[slot]:
            mask |= 1 << slot
    return mask


@rule
def keep_actions(setup, state, actions):
    """Keep everything, or roll any set of dice again; rule 12."""
    actions[0], n = 0, 1
    for slot in range(SLOTS):
        if state.die[slot]:
            for i in range(n):
                actions[n + i] = actions[i] | 1 << slot
            n *= 2
    return n


@rule
def keep_or_reroll(setup, state, dice):
    if dice == 0:
        fix_dice(setup, state)
        return
    state.pending = dice
    for slot in range(SLOTS):
        if dice >> slot & 1:
            state.die[slot] = 0
    roll_next(setup, state)


@rule
def fix_dice(setup, state):
    """The final faces become sabotage, item rolls and movement; rule 17."""
    ones, twos, threes, sabotage = 0, 0, 0, 0
    for slot in range(SLOTS):  # sums without branches: a processor cannot guess faces
        face = state.die[slot]
        sabotage += face == 2
        threes += face == 3
        ones += 4 <= face <= 5
        twos += face >= 6
    state.ones, state.twos, state.sabotage = state.ones + ones, state.twos + twos, state.sabotage + sabotage
    state.items = min(threes, setup.item_limit)
    go_on(setup, state)


# The course of a turn


@rule
def go_on(setup, state):
    """Settle stage after stage until somebody decides or a die is rolled; rule 48."""
    waiting = False
    while not waiting:
        stage = state.stage
        if is_pushed(setup, state):
            waiting = push(setup, state)
        elif stage == ITEMS:
            waiting = items_stage(state)
        elif stage == CURSES:
            waiting = curses_stage(setup, state)
        elif stage == MOVEMENT:
            waiting = movement_stage(setup, state)
        elif stage == FIRST_DUEL:
            state.stage = PICKUP
            waiting = setup.pickup_before_duel == 0 and duel_stage(setup, state)
        elif stage == PICKUP:
            state.stage = SPECIAL
            waiting = pickup_stage(setup, state)
        elif stage == SPECIAL:
            state.stage = THEN_DUEL
            waiting = special_stage(setup, state)
        elif stage == THEN_DUEL:
            state.stage = ARRIVALS
            waiting = duel_stage(setup, state)
        elif stage == ARRIVALS:
            arrivals_stage(setup, state)
        elif stage == PUSH_BACK:
            state.back[state.seat] += state.backlog
            state.backlog, state.pushed, state.stage = 0, 1, ARRIVALS
        elif stage == PLACE_SABOTAGE:
            waiting = sabotage_stage(setup, state)
        else:
            waiting = finish(setup, state)


@rule
def items_stage(state):
    if state.items == 0:
        state.stage = CURSES
        return False
    ask_dice(state, ITEM, 6)
    return True


@rule
def take_item(setup, state, item):
    """An item roll brings movement, a charm, a die or nothing; rules 18 to 21."""
    state.items -= 1
    if item == MOVE_1:
        state.ones += 1
    elif item == MOVE_2:
        state.twos += 1
    elif item == GAIN_D6 or item == GAIN_D8:
        gain_die(setup, state, state.seat, item - GAIN_D6)
    elif item == CHARM and state.passenger != NOBODY:
        new_passenger(setup, state)
        return
    go_on(setup, state)


@rule
def gain_die(setup, state, s, kind):
    """The own D6 (kind 0) or D8, once in the game; rule 21, gap 0.18."""
    i = kind * 3 + s
    if state.holder[i] == 0 and (state.obtained[i] == 0 or setup.regain_own_die):
        state.holder[i], state.obtained[i] = s + 1, 1


@rule
def curses_stage(setup, state):
    """Curses cancel movement first; rule 23, gap 0.4."""
    if setup.sabotage_when == 1 and state.sabotage:
        return sabotage_stage(setup, state)
    state.stage, state.moved, state.settled, state.fought, state.pushed = MOVEMENT, 0, 0, 0, 0
    curses = state.curses[state.seat]
    best = cancelled(setup, state.ones, state.twos, curses)
    state.backlog = 0 if setup.curses_act == 1 else curses - best
    if best == 0:
        return False
    low, high = max(0, (best - state.ones + 1) // 2), min(state.twos, best // 2)
    if low == high:
        cancel_movement(state, best, low)
        return False
    ask(state, CANCEL, state.seat)
    return True


@rule
def cancelled(setup, ones, twos, curses):
    """The most movement, in spaces, that so many curses can cancel without splitting a two."""
    if setup.curses_act == 2:
        return 0
    if curses >= ones + 2 * twos:
        return ones + 2 * twos
    return curses - (1 if ones == 0 and curses % 2 else 0)


@rule
def cancel_actions(setup, state, actions):
    """How many movements of two spaces the curses cancel; ones make up the rest."""
    best = cancelled(setup, state.ones, state.twos, state.curses[state.seat])
    n = 0
    for twos in range(state.twos + 1):
        if 0 <= best - 2 * twos <= state.ones:
            actions[n] = twos
            n += 1
    return n


@rule
def cancel(setup, state, twos):
    cancel_movement(state, cancelled(setup, state.ones, state.twos, state.curses[state.seat]), twos)
    go_on(setup, state)


@rule
def cancel_movement(state, spaces, twos):
    state.twos -= twos
    state.ones -= spaces - 2 * twos


# Moving


@rule
def target(setup, state, node, direction, length):
    """Where a straight movement ends, or -1 if it does not fit; rules 24 and 36, gaps 0.2 and 0.15."""
    way = ((length - 1) * NODES + node) * 8 + direction
    there = setup.straight[way]
    if there == setup.out:
        overshoots = length > 1 and setup.straight[way - 8 * NODES] == setup.out
        if state.collected == 0 or (setup.leave_by == 1 and overshoots):
            return -1
    return there


@rule
def landing(setup, state, action):
    """Where a movement action ends, or -1; it is legal if that is a node."""
    length = action // 8 + 1
    there = target(setup, state, state.cell[state.actor], action % 8, length)
    if there == setup.out and setup.leave_by == 1 and state.ones + 2 * state.twos > length:
        return -1
    return there


@rule
def move_actions(setup, state, actions):
    """Each movement goes one way; directions and order are free; rules 24 and 25."""
    n = 0
    if state.ones:
        n = straight_actions(setup, state, actions, n, 0)
    if state.twos:
        n = straight_actions(setup, state, actions, n, 8)
    if setup.may_waive and n:
        actions[n] = STOP
        n += 1
    return n


@rule
def straight_actions(setup, state, actions, n, first):
    """Add the legal movements of one length to n actions that are listed; `first` is the one to the right."""
    for action in range(first, first + setup.directions):
        if landing(setup, state, action) >= 0:
            actions[n] = action
            n += 1
    return n


@rule
def can_move(setup, state):
    for direction in range(setup.directions):
        if state.ones and landing(setup, state, direction) >= 0:
            return True
        if state.twos and landing(setup, state, 8 + direction) >= 0:
            return True
    return False


@rule
def movement_stage(setup, state):
    """All movement must be used as far as it fits; gap 0.3."""
    if state.ones + state.twos and can_move(setup, state):
        ask(state, MOVE, state.actor)
        return True
    end_movement(state)
    return False


@rule
def end_movement(state):
    state.ones, state.twos, state.stage = 0, 0, FIRST_DUEL


@rule
def move(setup, state, action):
    if action == STOP:
        end_movement(state)
        go_on(setup, state)
        return
    there = landing(setup, state, action)
    if action >= 8:
        state.twos -= 1
    else:
        state.ones -= 1
    state.cell[state.actor], state.moved = there, LANDED
    if state.settled == QUIET:
        state.settled = 0
    if there == setup.out:
        leave(setup, state, state.actor)
    elif setup.pickup == 1 and there == state.passenger and collect(setup, state, state.actor):
        return
    go_on(setup, state)


@rule
def leave(setup, state, s):
    """Out of the city: take the next place, and the first one starts rush hour; rules 37 and 38."""
    state.left += 1
    state.place[s] = state.left
    state.ones, state.twos, state.stage = 0, 0, ARRIVALS
    if s == state.seat:
        state.backlog = 0
    if state.left == 1:
        for t in range(setup.seats):
            if inside(state, t):
                state.rush[t] = setup.rush_turns + (1 if t == state.seat and setup.rush_counts == 0 else 0)


# Landing


@rule
def pickup_stage(setup, state):
    """Landing exactly on the passenger collects it; rule 32."""
    landed = state.moved == LANDED and state.cell[state.actor] == state.passenger
    return landed and collect(setup, state, state.actor)


@rule
def collect(setup, state, s):
    """Take the passenger aboard, whose cell stays quiet, and say whether a next one appears; rules 30, 33 and 35."""
    state.aboard[s] += 1
    state.collected += 1
    state.passenger, state.moved = NOBODY, COLLECTED
    if state.settled == 0:
        state.settled = QUIET
    if state.placed < setup.passengers:
        new_passenger(setup, state)
        return True
    return False


@rule
def special_stage(setup, state):
    """A special cell acts on who lands there by own movement; rules 27 and 28."""
    kind = setup.kind[state.cell[state.actor]]
    if not state.moved or state.settled or kind == PLAIN:
        return False
    state.settled = DONE
    ask_dice(state, NIBBLE_ROLL if kind == NIBBLES else PATROL_ROLL, 6)
    return True


@rule
def nibble(setup, state, effect):
    """Cat nibbles: an own D6, somebody's die, or a speed boost; rule 27."""
    if effect == SPEED_BOOST:
        ask_dice(state, BOOST_ROLL, 6)
        return
    if effect == UPGRADE:
        gain_die(setup, state, state.actor, 0)
    else:
        n, only = takeable(setup, state)
        if n > 1:
            ask(state, GREEDY, state.actor)
            return
        if n == 1:
            steal(setup, state, only)
    go_on(setup, state)


@rule
def is_takeable(setup, state, i):
    """A die of another driver in the city; a D8 only if its holder has no D6; rule 29."""
    s = state.holder[i] - 1
    if s < 0 or s == state.actor or not inside(state, s):
        return False
    if i < 3:
        return True
    return state.holder[0] != s + 1 and state.holder[1] != s + 1 and state.holder[2] != s + 1


@rule
def takeable(setup, state):
    n, only = 0, 0
    for i in range(6):
        if is_takeable(setup, state, i):
            n, only = n + 1, i
    return n, only


@rule
def dice_to_take(setup, state, actions):
    n = 0
    for i in range(6):
        if is_takeable(setup, state, i):
            actions[n] = i
            n += 1
    return n


@rule
def steal(setup, state, i):
    state.holder[i], state.stolen[i] = state.actor + 1, 0


@rule
def start_boost(setup, state):
    """A speed boost is one straight line, and nothing if none fits; gap 0.21."""
    if setup.boost == 1:
        state.ones, state.stage, state.boost, state.fought = state.boost, MOVEMENT, 0, 0
        go_on(setup, state)
        return
    for direction in range(setup.directions):
        if boost_fits(setup, state, direction):
            ask(state, BOOST, state.actor)
            return
    state.boost = 0
    go_on(setup, state)


@rule
def boost_fits(setup, state, direction):
    return target(setup, state, state.cell[state.actor], direction, state.boost) >= 0


@rule
def boost_actions(setup, state, actions):
    n = 0
    for direction in range(setup.directions):
        if boost_fits(setup, state, direction):
            actions[n] = direction
            n += 1
    return n


@rule
def end_boost(setup, state):
    """A boost is own movement: it may collect, leave or start a duel, but wakes no special cell; gap 0.21."""
    state.boost, state.fought, state.moved = 0, 0, LANDED
    if state.cell[state.actor] == setup.out:
        leave(setup, state, state.actor)
    else:
        state.stage = FIRST_DUEL
    go_on(setup, state)


@rule
def patrol(setup, state, debuff):
    """Paw patrol: lose a coloured die, fall back, or lose a passenger; rule 28."""
    s = state.actor
    if debuff == POTHOLE:
        state.back[s] += setup.retreat_steps
        state.moved = 0
    elif debuff == BAD_LUCK:
        n, only = held(state, s)
        if n > 1:
            ask(state, LOSE, s)
            return
        if n == 1:
            lose_die(state, only)
    elif state.aboard[s]:
        state.aboard[s] -= 1
        if setup.lost_passenger == 1:
            state.placed -= 1
            if state.passenger == NOBODY:
                new_passenger(setup, state)
                return
    go_on(setup, state)


@rule
def held(state, s):
    n, only = 0, 0
    for i in range(6):
        if state.holder[i] == s + 1:
            n, only = n + 1, i
    return n, only


@rule
def dice_held(setup, state, actions):
    n = 0
    for i in range(6):
        if state.holder[i] == state.actor + 1:
            actions[n] = i
            n += 1
    return n


@rule
def lose_die(state, i):
    state.holder[i], state.stolen[i] = 0, 0


# Being pushed back


@rule
def is_pushed(setup, state):
    return state.back[0] + state.back[1] + state.back[2] > 0


@rule
def push(setup, state):
    """Push a cab back by a space on a shortest way to the start gate, where it stops; rule 23, gap 0.5."""
    s = state.actor if state.back[state.actor] else state.seat
    if state.back[s] == 0:
        s = 0 if state.back[0] else 1 if state.back[1] else 2
    ways, first = backward_ways(setup, state, s)
    if ways == 0 or not inside(state, s):
        state.back[s] = 0
    elif ways == 1 or setup.retreat_path or s == setup.crazy:
        retreat_step(setup, state, s, first)
    else:
        ask(state, RETREAT, s)
        return True
    return False


@rule
def backward_ways(setup, state, s):
    """How many directions lead back, and the one that a fixed way takes; a diagonal comes last."""
    ways, first, best = 0, 0, 3
    other = 0 if setup.retreat_path == 2 and s != setup.crazy else 1
    for direction in range(8):
        if setup.backward[state.cell[s] * 8 + direction] >= 0:
            ways += 1
            worth = 2 if direction > 3 else 1 if direction % 2 != other else 0
            if worth < best:
                first, best = direction, worth
    return ways, first


@rule
def retreat_actions(setup, state, actions):
    n = 0
    for direction in range(8):
        if setup.backward[state.cell[state.player] * 8 + direction] >= 0:
            actions[n] = direction
            n += 1
    return n


@rule
def retreat_step(setup, state, s, direction):
    state.cell[s] = setup.backward[state.cell[s] * 8 + direction]
    state.back[s] -= 1
    if setup.chain_reactions:
        state.arrived |= 1 << s


@rule
def arrivals_stage(setup, state):
    """With chain reactions a pushed cab acts where it stops, then the rest of the curses push; gap 0.6."""
    if state.arrived:
        s = lowest(state.arrived)
        state.arrived &= state.arrived - 1
        state.actor, state.moved, state.settled, state.fought, state.stage = s, LANDED, 0, 0, FIRST_DUEL
    elif not state.pushed:
        state.stage = PUSH_BACK
    else:
        state.stage = PLACE_SABOTAGE


# Duels


@rule
def rivals(setup, state, s):
    """The other cabs on the cell, as bits; none at the start gate; rule 31, gap 0.16."""
    mask = 0
    if state.cell[s] == setup.start and not setup.gate_duels:
        return 0
    for t in range(setup.seats):
        if t != s and inside(state, t) and state.cell[t] == state.cell[s]:
            mask |= 1 << t
    return mask


@rule
def duel_stage(setup, state):
    """Landing by own movement where another cab stands starts a duel; rule 31."""
    s = state.actor
    if not state.moved or state.fought or not inside(state, s):
        return False
    others = rivals(setup, state, s)
    if others == 0:
        return False
    state.fought = 1
    if setup.crowded_duel == 1 and others & (others - 1):
        ask(state, OPPONENT, s)
    else:
        begin_duel(setup, state, 1 << s | others)
    return True


@rule
def opponents(setup, state, actions):
    others, n = rivals(setup, state, state.actor), 0
    for s in range(SEATS):
        if others >> s & 1:
            actions[n] = s
            n += 1
    return n


@rule
def begin_duel(setup, state, duellists):
    """Everybody takes two dice; against Crazy cat only the cat rolls; rules 31 and 46, gap 0.20."""
    state.duel, state.duel_rounds, state.winner = duellists, 0, NOBODY
    for i in range(2 * SEATS):
        state.duel_die[i] = 0
    for s in range(SEATS):
        state.duel_roll[s] = 3 if duellists >> s & 1 else 0
    state.duel_turn = state.actor if duellists >> state.actor & 1 else lowest(duellists)
    if setup.crazy >= 0 and setup.solo_duel == 0:
        state.duel_roll[1 - setup.crazy] = 0
        state.duel_turn = setup.crazy
    roll_duel(setup, state)


@rule
def roll_duel(setup, state):
    """Roll the dice chosen: everybody's together, or those of the one whose turn it is; gap 0.19."""
    mask = 0
    for s in range(SEATS):
        if state.duel >> s & 1 and (setup.duel == 0 or s == state.duel_turn):
            mask |= state.duel_roll[s] << (2 * s)
    state.duel_pending = mask
    ask_dice(state, DUEL_ROLL, 6)


@rule
def duel_die(setup, state, face):
    state.duel_die[lowest(state.duel_pending)] = face
    state.duel_pending &= state.duel_pending - 1
    if state.duel_pending:
        ask_dice(state, DUEL_ROLL, 6)
    else:
        judge_duel(setup, state)


@rule
def judge_duel(setup, state):
    """A lone seven wins; sevens in the same round roll again; Crazy cat has three tries; rules 31 and 46."""
    sevens = 0
    for s in range(SEATS):
        if state.duel_die[2 * s] + state.duel_die[2 * s + 1] == 7 and state.duel >> s & 1:
            sevens |= 1 << s
    if sevens and sevens & (sevens - 1) == 0:
        end_duel(setup, state, lowest(sevens))
        return
    if setup.crazy >= 0 and (setup.duel == 0 or state.duel_turn == setup.crazy) and sevens == 0:
        state.duel_rounds += 1
        if state.duel_rounds == 3:
            end_duel(setup, state, 1 - setup.crazy)
            return
    if sevens:
        roll_duel(setup, state)
    elif setup.duel == 1:
        state.duel_turn = next_duellist(setup, state, state.duel_turn)
        choose_or_roll(setup, state)
    else:
        state.duel_turn = lowest(state.duel)
        choose_or_roll(setup, state)


@rule
def next_duellist(setup, state, s):
    """Who rolls after seat s, going round."""
    for k in range(1, SEATS + 1):
        t = (s + k) % SEATS
        if state.duel >> t & 1 and state.duel_roll[t]:
            return t
    return s


@rule
def choose_or_roll(setup, state):
    """Ask the duellist which dice to roll again, unless there is nothing to choose."""
    s = state.duel_turn
    chooses = s != setup.crazy and state.duel_roll[s] and state.duel_die[2 * s]
    if chooses:
        ask(state, DUEL_KEEP, s)
    elif setup.duel == 1:
        roll_duel(setup, state)
    else:
        after_choice(setup, state, s)


@rule
def duel_choice(setup, state, dice):
    """Roll one die or both again; rule 31."""
    s = state.duel_turn
    state.duel_roll[s] = dice
    if setup.duel == 1:
        roll_duel(setup, state)
    else:
        after_choice(setup, state, s)


@rule
def after_choice(setup, state, s):
    """In a simultaneous duel the next seat chooses; when all have, the dice roll."""
    for t in range(s + 1, SEATS):
        if state.duel >> t & 1 and t != setup.crazy and state.duel_roll[t]:
            state.duel_turn = t
            ask(state, DUEL_KEEP, t)
            return
    roll_duel(setup, state)


@rule
def end_duel(setup, state, winner):
    """The losers fall back; after the game the winner takes it; rules 31 and 39."""
    duellists = state.duel
    state.duel, state.duel_turn, state.duel_rounds, state.duel_pending = 0, 0, 0, 0
    for s in range(SEATS):
        state.duel_roll[s], state.duel_die[2 * s], state.duel_die[2 * s + 1] = 0, 0, 0
    if state.stage == FINAL:
        state.winner = winner
        state.phase, state.player = OVER, TERMINAL
        return
    for s in range(SEATS):
        if duellists >> s & 1 and s != winner:
            state.back[s] += setup.retreat_steps
            if s == state.actor:
                state.moved, state.settled = 0, DONE
    go_on(setup, state)


# Sabotage


@rule
def victims(setup, state, actions):
    n = 0
    for s in range(setup.seats):
        if s != state.seat and inside(state, s):
            actions[n] = s
            n += 1
    return n


@rule
def sabotage_stage(setup, state):
    """Every final 2 is a curse for another driver; rule 26, gap 0.12."""
    if state.sabotage == 0:
        state.stage = FINISH
        return False
    n, only = 0, 0
    for s in range(setup.seats):
        if s != state.seat and inside(state, s):
            n, only = n + 1, s
    if n > 1:
        ask(state, SABOTAGE, state.seat)
        return True
    if n == 1:
        hand_out(setup, state, only)
    else:
        state.sabotage = 0
    return False


@rule
def hand_out(setup, state, victim):
    """All curses to one victim, or one of them where they may be split; the limit swallows the rest."""
    n = 1 if setup.sabotage == 1 else state.sabotage
    for _ in range(n):
        add_curse(setup, state, victim)
    state.sabotage -= n


@rule
def curse_victim(setup, state, victim):
    hand_out(setup, state, victim)
    go_on(setup, state)


# The end of a turn and of the game


@rule
def finish(setup, state):
    """Curses go, dice are put away, rush hour ticks, the next driver rolls; rules 16 and 38."""
    s = state.seat
    state.curses[s], state.sabotage, state.moved, state.settled, state.fought = 0, 0, 0, 0, 0
    for slot in range(SLOTS):
        state.die[slot] = 0
    if setup.stolen_dice == 1:
        return_stolen(state, s)
    if setup.rush_counts == 0:
        tick(state, s)
    next_position = state.position
    for _ in range(setup.seats):
        next_position += 1
        if next_position == setup.seats:
            next_position = 0
            state.round += 1
            if setup.rush_counts == 1:
                for t in range(setup.seats):
                    tick(state, t)
        if inside(state, state.order[next_position]):
            break
    if is_over(setup, state):
        return tally(setup, state)
    begin_turn(setup, state, next_position)
    return True


@rule
def return_stolen(state, s):
    """A stolen die goes home after the thief's next turn; gap 0.18."""
    for i in range(6):
        if state.holder[i] == s + 1 and state.stolen[i]:
            state.holder[i], state.stolen[i] = i % 3 + 1, 0


@rule
def tick(state, s):
    """One turn of rush hour less; without any left the driver has lost; rule 38."""
    if inside(state, s) and state.rush[s] > 0:
        state.rush[s] -= 1
        if state.rush[s] == 0:
            state.place[s] = -1


@rule
def is_over(setup, state):
    if setup.turn_limit and state.round >= setup.turn_limit:
        return True
    for s in range(setup.seats):
        if inside(state, s):
            return False
    return True


@rule
def points(setup, state, s):
    """Passengers and the place among those who left; rules 34 and 37."""
    total = setup.passenger_points * state.aboard[s]
    if state.place[s] > 0:
        total += setup.place_points[state.place[s] - 1]
    return total


@rule
def best_seats(setup, state):
    """The drivers with the most points, as bits; who missed rush hour is out; gap 0.17."""
    best, mask = -1, 0
    for s in range(setup.seats):
        if state.place[s] >= 0 or setup.eliminated_can_win:
            p = points(setup, state, s)
            if p > best:
                best, mask = p, 0
            if p == best:
                mask |= 1 << s
    return mask


@rule
def tally(setup, state):
    """Most points win, and a duel settles a tie; rule 39."""
    best = best_seats(setup, state)
    state.winner = NOBODY
    if best & (best - 1) == 0:
        state.phase, state.player = OVER, TERMINAL
    else:
        state.stage = FINAL
        begin_duel(setup, state, best)
    return True
