"""The rules of Empire, written once for people, exact answers and compiled play.

Rule numbers are those of the checklist in `rules.md` beside this file; `setup` is `setup.Setup`.
"""

from __future__ import annotations

from catlib.record import record
from catlib.rulebook import CHANCE, TERMINAL, rule

SEATS, NEUTRAL = 6, 6  # most players; who holds neighborhoods that no player holds
NODES, CARDS = 56, 60  # most neighborhoods; cards, the wild ones after the neighborhoods'
ATTACK_DICE, DEFEND_DICE = 4, 3  # most dice of a side
LOT, REST = 100, 101  # most cubes that one movement names, and the action that moves all
NUM_ACTIONS, MAX_CHANCE = 3 * NODES, CARDS
PAYOFFS = (0, 1)
MEASURES = (
    *(f"neighborhoods of seat {s}" for s in (1, 2, 3, 4, 5, 6)),
    *(f"cubes of seat {s}" for s in (1, 2, 3, 4, 5, 6)),
    "rounds",
    "sets",
    "start of the winner",
)
WINNER_BY = "start of the winner"  # what tells winners apart where all seats play alike

# Phases: what is asked now; NEXT means that the next stage has to ask
NEXT, START_ROLL, MISSION, DEAL, PLACE, EXCHANGE, BONUS = range(7)
ATTACK, TARGET, DICE, DEFEND, ROLL, MOVE_IN = range(7, 13)
FREE_FROM, FREE_TO, FREE_COUNT, DRAW, OVER = range(13, 18)

# Stages: what a game, then a turn does next
SETTING_UP, FILLING, BEGIN, EXCHANGING, PLACING, ATTACKING, FREEING, DRAWING, ENDING = range(9)

SQUIRREL, RAT, PIGEON, WILD = range(4)
STOP = NODES  # no attack, no free move
KEEP_CARDS = 20  # no set is turned in
NOBODY = -1

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
        "turned_in": "i1",  # sets turned in during this turn
        "shown": "i8",  # own neighborhoods on the cards just turned in, as bits
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


# The contract


@rule
def start(setup, state):
    """The map is empty, everybody rolls for the start; rules 4 and 5, gap 3.4."""
    state.seat, state.first, state.round, state.dealt, state.winner = 0, 0, 0, 0, NOBODY
    state.best, state.leaders, state.pending = 0, 0, 0
    for h in range(NODES):
        state.owner[h], state.cubes[h] = NOBODY, 0
    for s in range(SEATS):
        state.count[s], state.reserve[s], state.hand[s], state.mission[s] = 0, 0, 0, NOBODY
    state.count[NEUTRAL] = 0
    state.pile, state.aside, state.sets, state.turned_in, state.shown, state.taken = setup.deck, 0, 0, 0, 0, 0
    end_battle(state)
    state.stage, state.phase, state.player = SETTING_UP, START_ROLL, CHANCE
    if setup.first_player == 0:
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
    if phase == DEAL:
        for s in range(SEATS + 1):
            weights[s] = share(setup, state, s) - state.count[s]
        return SEATS + 1
    if phase == DRAW:
        for card in range(CARDS):
            weights[card] = state.pile >> card & 1
        return CARDS
    if phase == MISSION:
        for m in range(setup.missions):
            weights[m] = 1
        for s in range(setup.seats):
            if state.mission[s] != NOBODY:
                weights[state.mission[s]] = 0
        return setup.missions
    for face in range(setup.sides):
        weights[face] = 1
    return setup.sides


@rule
def legal_actions(setup, state, actions):
    phase = state.phase
    if phase == PLACE:
        return places(setup, state, actions)
    if phase == ATTACK:
        return origins(setup, state, actions)
    if phase == DICE:
        return dice_to_roll(setup, state, actions)
    if phase == TARGET:
        return targets(setup, state, actions)
    if phase == DEFEND:
        return up_to(actions, 0, 1, min(setup.defend_dice, state.cubes[state.target]))
    if phase == MOVE_IN:
        return amounts(state, actions, 0)
    if phase == EXCHANGE:
        return sets_to_turn_in(setup, state, actions)
    if phase == FREE_FROM:
        return free_origins(setup, state, actions)
    if phase == FREE_TO:
        return free_targets(setup, state, actions)
    if phase == FREE_COUNT:
        return amounts(state, actions, 0 if state.begun else 1)
    return shown_neighborhoods(setup, state, actions)


@rule
def apply_action(setup, state, action):
    phase = state.phase
    if phase == ROLL:
        roll_die(setup, state, action + 1)
    elif phase == DICE:
        choose_dice(setup, state, action)
    elif phase == DEFEND:
        begin_roll(state, action)
    elif phase == PLACE:
        place(setup, state, action)
    elif phase == ATTACK:
        attack_from(setup, state, action)
    elif phase == TARGET:
        attack(setup, state, action)
    elif phase == MOVE_IN:
        move_in(setup, state, action)
    elif phase == FREE_FROM:
        free_from(state, action)
    elif phase == FREE_TO:
        state.target, state.phase = action, FREE_COUNT
    elif phase == FREE_COUNT:
        free_move(state, action)
    elif phase == EXCHANGE:
        exchange(setup, state, action)
    elif phase == BONUS:
        add_bonus(setup, state, action)
    elif phase == DRAW:
        draw(state, action)
    elif phase == DEAL:
        deal(setup, state, action)
    elif phase == MISSION:
        deal_mission(setup, state, action)
    else:
        start_roll(setup, state, action + 1)
    while state.phase == NEXT:
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
    out[2 * SEATS + 2] = 0 if state.winner == NOBODY else (state.winner - state.first) % setup.seats + 1


@rule
def evaluate(setup, state, out):
    """A guess at `returns` for a search that stops early: the share of cubes, neighborhoods and what they bring."""
    total = 0.0
    for s in range(setup.seats):
        out[s] = 0.0
        if state.count[s]:
            worth = cubes_of(setup, state, s) + state.count[s] + 3.0 * new_cubes(setup, state, s)
            worth += 3.0 * with_bits(state.hand[s])
            out[s] = worth * worth
        total += out[s]
    for s in range(setup.seats):
        out[s] = out[s] / total if total else 1.0 / setup.seats


# Asking


@rule
def ask(state, phase, player):
    state.phase, state.player = phase, player


@rule
def next_stage(setup, state):
    """Let the stage of the game ask somebody, or pass on to the next; a loop calls this, so that no rule recurs."""
    stage = state.stage
    if stage == ATTACKING:
        ask_attack(setup, state)
    elif stage == PLACING:
        ask_place(state)
    elif stage == FREEING:
        ask_free_move(setup, state)
    elif stage == DRAWING:
        ask_draw(setup, state)
    elif stage == ENDING:
        end_turn(setup, state)
    elif stage == BEGIN:
        begin_turn(setup, state)
    elif stage == EXCHANGING:
        ask_exchange(setup, state)
    elif stage == FILLING:
        ask_fill(setup, state)


@rule
def with_bits(mask):
    """How many bits are set."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


@rule
def lowest(mask):
    """The lowest bit that is set."""
    bit = 0
    while not mask >> bit & 1:
        bit += 1
    return bit


@rule
def up_to(actions, n, low, high):
    """List the numbers from low to high after the first n actions; how many there are then."""
    for k in range(low, high + 1):
        actions[n] = k
        n += 1
    return n


@rule
def cubes_of(setup, state, s):
    """The cubes of a player on the map."""
    total = 0
    for h in range(setup.size):
        if state.owner[h] == s:
            total += state.cubes[h]
    return total


@rule
def has_neighbour(setup, state, h, s):
    """Whether a neighborhood is next to one that a player holds."""
    for i in range(setup.first[h], setup.first[h + 1]):
        if state.owner[setup.near[i]] == s:
            return True
    return False


@rule
def has_rival(setup, state, h):
    """Whether a neighborhood is next to one that somebody else holds."""
    for i in range(setup.first[h], setup.first[h + 1]):
        if state.owner[setup.near[i]] != state.owner[h]:
            return True
    return False


# Setting up


@rule
def start_roll(setup, state, face):
    """The highest roll begins, ties roll again; gap 3.4."""
    s = lowest(state.pending)
    if face > state.best:
        state.best, state.leaders = face, 0
    if face == state.best:
        state.leaders |= 1 << s
    state.pending &= state.pending - 1
    if state.pending:
        return
    if state.leaders & (state.leaders - 1):
        state.pending = state.leaders
    else:
        state.first = lowest(state.leaders)
        begin_deal(setup, state)
    state.best, state.leaders = 0, 0


@rule
def begin_deal(setup, state):
    """Missions if the table plays with them, then the neighborhoods, from the first player on; rules 5 and 16."""
    state.dealt, state.seat = 0, state.first
    ask(state, MISSION if setup.objective == 1 else DEAL, CHANCE)


@rule
def deal_mission(setup, state, mission):
    state.mission[state.seat] = mission
    state.seat = (state.seat + 1) % setup.seats
    if state.seat == state.first:
        ask(state, DEAL, CHANCE)


@rule
def share(setup, state, s):
    """How many neighborhoods somebody is dealt; the first players get those that are left over; rule 5, gap 3.5."""
    hands = setup.seats + (1 if setup.neutral_third and setup.seats == 2 else 0)
    each, over = setup.size // hands, setup.size % hands
    if s == NEUTRAL:
        return (each if hands > setup.seats else 0) + (over if setup.uneven_deal == 1 else 0)
    if s >= setup.seats:
        return 0
    later = (s - state.first + setup.seats) % setup.seats
    return each + (1 if setup.uneven_deal == 0 and later < over else 0)


@rule
def deal(setup, state, s):
    """One card: whoever gets it occupies its neighborhood with a cube; rule 5."""
    state.owner[state.dealt] = s
    state.cubes[state.dealt] = setup.neutral_cubes if s == NEUTRAL else 1
    state.count[s] += 1
    state.dealt += 1
    if state.dealt < setup.size:
        return
    for t in range(setup.seats):
        state.reserve[t] = setup.cubes - state.count[t]
    state.dealt, state.seat, state.stage, state.phase = 0, state.first, FILLING, NEXT


@rule
def ask_fill(setup, state):
    """The rest of the starting cubes, one by one in turn or a player after the other; gap 3.4."""
    for _ in range(setup.seats):
        if state.reserve[state.seat]:
            ask(state, PLACE, state.seat)
            return
        state.seat = (state.seat + 1) % setup.seats
    state.seat, state.stage = state.first, BEGIN


# New cubes


@rule
def begin_turn(setup, state):
    """Count what a turn brings; rules 6 and 7."""
    if has_fulfilled(setup, state, 1):
        win(state, state.seat)
        return
    state.taken, state.turned_in = 0, 0
    add_reserve(setup, state, new_cubes(setup, state, state.seat))
    state.stage = EXCHANGING


@rule
def new_cubes(setup, state, s):
    """A third of the neighborhoods, at least three, and the bonuses of whole boroughs; rules 6 and 7, gap 3.2."""
    broken = 0
    for h in range(setup.size):
        if state.owner[h] != s:
            broken |= 1 << setup.borough[h]
    cubes = max(setup.least_cubes, state.count[s] // setup.neighborhoods_per_cube)
    for b in range(setup.boroughs):
        if not broken >> b & 1:
            cubes += setup.bonus[b]
    return cubes


@rule
def room(setup, state):
    """How many more cubes the player in turn can bring out; gap 3.10."""
    return setup.cube_supply - cubes_of(setup, state, state.seat) - state.reserve[state.seat]


@rule
def add_reserve(setup, state, cubes):
    if setup.cube_supply:
        cubes = min(cubes, room(setup, state))
    state.reserve[state.seat] += cubes


@rule
def cards_of_kind(setup, state, kind):
    """Cards of a kind in the hand of the player in turn."""
    return with_bits(state.hand[state.seat] & setup.kind_cards[kind])


@rule
def can_turn_in(setup, kinds, i):
    """Whether a hand, four bits a kind, holds the combination i, and that is a set; rule 8, gap 3.12."""
    if not setup.set_counts[i]:
        return False
    for kind in range(4):
        if kinds >> 8 * kind & 255 < setup.set_needs[4 * i + kind]:
            return False
    return True


@rule
def hand_kinds(setup, state):
    """The hand of the player in turn, eight bits a kind."""
    kinds = 0
    for kind in range(4):
        kinds |= cards_of_kind(setup, state, kind) << 8 * kind
    return kinds


@rule
def has_set(setup, kinds):
    for i in range(setup.sets):
        if can_turn_in(setup, kinds, i):
            return True
    return False


@rule
def must_exchange(setup, state):
    """Whether the hand is so large that a set has to be turned in; gap 3.6."""
    return setup.forced_exchange > 0 and with_bits(state.hand[state.seat]) >= setup.forced_exchange


@rule
def ask_exchange(setup, state):
    """A set may be turned in before the first attack; rule 8, gap 3.6."""
    s = state.seat
    allowed = state.taken == 0 and state.turned_in < setup.sets_per_turn
    if state.hand[s] and (allowed or must_exchange(setup, state)) and has_set(setup, hand_kinds(setup, state)):
        ask(state, EXCHANGE, s)
    else:
        state.stage = PLACING


@rule
def sets_to_turn_in(setup, state, actions):
    kinds, n = hand_kinds(setup, state), 0
    for i in range(setup.sets):
        if can_turn_in(setup, kinds, i):
            actions[n] = i
            n += 1
    if not must_exchange(setup, state):
        actions[n] = KEEP_CARDS
        n += 1
    return n


@rule
def award(setup, n):
    """What the set after n others brings: 4, 6, 8, 10, 12, 15, then five more each; rule 8, gap 3.3."""
    if n < 6:
        return setup.set_awards[n]
    return setup.set_awards[5] + (n - 5) * setup.set_step


@rule
def exchange(setup, state, action):
    """Turn in a set, or keep the cards; rule 8."""
    if action == KEEP_CARDS:
        state.stage, state.phase = PLACING, NEXT
        return
    state.shown = 0
    for kind in range(4):
        for _ in range(setup.set_needs[4 * action + kind]):
            put_aside(setup, state, best_card(setup, state, kind))
    add_reserve(setup, state, award(setup, state.sets))
    state.sets += 1
    state.turned_in += 1
    state.phase = NEXT
    if setup.territory_bonus and state.shown:
        if state.shown & (state.shown - 1):
            ask(state, BONUS, state.seat)
        else:
            add_bonus(setup, state, lowest(state.shown))
    else:
        state.shown = 0


@rule
def best_card(setup, state, kind):
    """The lowest card of a kind in hand; where a bonus is paid, one that shows an own neighborhood if there is one."""
    cards = state.hand[state.seat] & setup.kind_cards[kind]
    if setup.territory_bonus:
        for h in range(setup.size):
            if cards >> h & 1 and state.owner[h] == state.seat:
                return h
    return lowest(cards)


@rule
def put_aside(setup, state, card):
    state.hand[state.seat] ^= 1 << card
    state.aside |= 1 << card
    if card < setup.size and state.owner[card] == state.seat:
        state.shown |= 1 << card


@rule
def shown_neighborhoods(setup, state, actions):
    n = 0
    for h in range(setup.size):
        if state.shown >> h & 1:
            actions[n] = h
            n += 1
    return n


@rule
def add_bonus(setup, state, h):
    """Extra cubes on an own neighborhood that the set shows; gap 3.6."""
    cubes = setup.territory_bonus
    if setup.cube_supply:
        cubes = min(cubes, room(setup, state))
    state.cubes[h] += cubes
    state.shown, state.phase = 0, NEXT


@rule
def ask_place(state):
    """New cubes go on any own neighborhoods; rule 9."""
    if state.reserve[state.seat]:
        ask(state, PLACE, state.seat)
    else:
        state.stage = ATTACKING


@rule
def places(setup, state, actions):
    """One cube, ten (a brick), or all that are left, on any own neighborhood; one by one while the map fills."""
    s, n = state.seat, 0
    cubes = state.reserve[s]
    single = state.stage == FILLING and setup.placement == 0
    for h in range(setup.size):
        if state.owner[h] == s:
            actions[n] = h
            n += 1
            if cubes > 1 and not single:
                actions[n] = 2 * NODES + h
                n += 1
                if cubes > 10:
                    actions[n] = NODES + h
                    n += 1
    return n


@rule
def place(setup, state, action):
    s, h = state.seat, action % NODES
    cubes = 1
    if action >= 2 * NODES:
        cubes = state.reserve[s]
    elif action >= NODES:
        cubes = 10
    state.cubes[h] += cubes
    state.reserve[s] -= cubes
    if state.stage == FILLING:
        if setup.placement == 0 or state.reserve[s] == 0:
            state.seat = (s + 1) % setup.seats
            state.phase = NEXT
    elif state.reserve[s] == 0:
        state.phase = NEXT


# Attacks


@rule
def ask_attack(setup, state):
    """Any number of attacks, while some neighborhood has a cube to spare and a rival next door; rules 10 and 14."""
    s = state.seat
    if has_fulfilled(setup, state, 0):
        win(state, s)
        return
    for h in range(setup.size):
        if state.owner[h] == s and state.cubes[h] > 1 and has_rival(setup, state, h):
            ask(state, ATTACK, s)
            return
    end_attacks(setup, state)


@rule
def origins(setup, state, actions):
    s, n = state.seat, 0
    for h in range(setup.size):
        if state.owner[h] == s and state.cubes[h] > 1 and has_rival(setup, state, h):
            actions[n] = h
            n += 1
    actions[n] = STOP
    return n + 1


@rule
def attack_from(setup, state, action):
    if action == STOP:
        end_attacks(setup, state)
        state.phase = NEXT
    else:
        state.origin, state.phase = action, TARGET


@rule
def end_attacks(setup, state):
    """Free move and card, or the other way round; rule 15, gap 3.9."""
    state.stage = DRAWING if setup.card_first else FREEING


@rule
def targets(setup, state, actions):
    """The rivals' neighborhoods next to the origin; rule 10."""
    n, h = 0, state.origin
    for i in range(setup.first[h], setup.first[h + 1]):
        if state.owner[setup.near[i]] != state.seat:
            actions[n] = setup.near[i]
            n += 1
    return n


@rule
def attack(setup, state, target):
    """Announce the target; a single cube to spare leaves no choice of dice; rules 10 and 12."""
    state.target, state.begun, state.phase = target, 0, DICE
    if state.cubes[state.origin] == 2 or setup.attack_dice == 1:
        choose_dice(setup, state, 1)


@rule
def dice_to_roll(setup, state, actions):
    """One die fewer than cubes at most; a battle that has begun may be called off; rules 12 and 14."""
    low = 0 if state.begun else 1
    return up_to(actions, 0, low, min(setup.attack_dice, state.cubes[state.origin] - 1))


@rule
def choose_dice(setup, state, dice):
    """The attacker says how many dice; the defender, with two cubes or more, may choose too; rule 12, gap 3.7."""
    if dice == 0:
        end_battle(state)
        state.phase = NEXT
        return
    state.attacking, state.begun = dice, 1
    defender, most = state.owner[state.target], min(setup.defend_dice, state.cubes[state.target])
    if most > 1 and setup.defender_dice == 0 and defender != NEUTRAL:
        ask(state, DEFEND, defender)
    else:
        begin_roll(state, most)


@rule
def begin_roll(state, dice):
    """Both sides roll together; rule 12."""
    state.defending, state.rolled = dice, 0
    ask(state, ROLL, CHANCE)


@rule
def roll_die(setup, state, face):
    """A die comes to lie among those of its side, the highest first; rule 13."""
    side = 0 if state.rolled < state.attacking else ATTACK_DICE
    i = side + state.rolled - (state.attacking if side else 0)
    while i > side and state.die[i - 1] < face:
        state.die[i] = state.die[i - 1]
        i -= 1
    state.die[i] = face
    state.rolled += 1
    if state.rolled == state.attacking + state.defending:
        compare(setup, state)


@rule
def won_by_attacker(setup, state):
    """How many comparisons the attacker wins: highest with highest, second with second, ties by the house; rule 13."""
    won = 0
    for i in range(min(state.attacking, state.defending)):
        if state.die[i] + setup.ties > state.die[ATTACK_DICE + i]:
            won += 1
    return won


@rule
def compare(setup, state):
    """Each comparison costs its loser a cube, then the battle goes on, is won, or is out of cubes; rules 13 and 14."""
    compared, won = min(state.attacking, state.defending), won_by_attacker(setup, state)
    origin, target = state.origin, state.target
    state.cubes[target] -= won
    state.cubes[origin] -= compared - won
    for i in range(ATTACK_DICE + DEFEND_DICE):
        state.die[i] = 0
    state.defending, state.rolled = 0, 0
    if state.cubes[target] == 0:
        capture(setup, state)
        return
    state.attacking = 0
    if state.cubes[origin] > 1:
        ask(state, DICE, state.seat)
    else:
        end_battle(state)
        state.phase = NEXT


@rule
def end_battle(state):
    state.origin, state.target, state.begun, state.attacking, state.defending, state.rolled = -1, -1, 0, 0, 0, 0
    for i in range(ATTACK_DICE + DEFEND_DICE):
        state.die[i] = 0


@rule
def capture(setup, state):
    """The last defender is gone: as many cubes move in as dice were rolled, more if one likes; rules 11 and 14."""
    s, loser = state.seat, state.owner[state.target]
    state.owner[state.target] = s
    state.count[loser] -= 1
    state.count[s] += 1
    state.taken = 1
    shift(state, state.attacking)
    state.attacking, state.begun = 0, 0
    if state.count[loser] == 0 and loser != NEUTRAL:
        wipe_out(setup, state, loser)
    if players_left(setup, state) == 1:
        win(state, s)
    elif state.cubes[state.origin] > 1:
        ask(state, MOVE_IN, s)
    else:
        end_capture(setup, state)


@rule
def shift(state, cubes):
    state.cubes[state.origin] -= cubes
    state.cubes[state.target] += cubes


@rule
def wipe_out(setup, state, loser):
    """The cards of a player without neighborhoods are put aside, or go to the conqueror; gap 3.6."""
    if setup.inherit_cards:
        state.hand[state.seat] |= state.hand[loser]
    else:
        state.aside |= state.hand[loser]
    state.hand[loser] = 0


@rule
def players_left(setup, state):
    n = 0
    for s in range(setup.seats):
        if state.count[s]:
            n += 1
    return n


@rule
def amounts(state, actions, low):
    """How many cubes move: any number that leaves one behind; large numbers in lots; rules 14 and 15."""
    most = state.cubes[state.origin] - 1
    n = up_to(actions, 0, low, min(most, LOT))
    if most > LOT:
        actions[n] = REST
        n += 1
    return n


@rule
def move_in(setup, state, action):
    """More cubes than the duty follow into the new neighborhood; a full lot may be followed by another; rule 14."""
    shift(state, state.cubes[state.origin] - 1 if action == REST else action)
    if action != LOT or state.cubes[state.origin] == 1:
        end_capture(setup, state)


@rule
def end_capture(setup, state):
    end_battle(state)
    state.phase = NEXT
    if must_exchange(setup, state):
        state.stage = EXCHANGING


# The end of a turn


@rule
def ask_free_move(setup, state):
    """One free move, if cubes can move at all; rule 15, gap 3.9."""
    state.stage = ENDING if setup.card_first else DRAWING
    if setup.free_move == 2:
        return
    for h in range(setup.size):
        if is_free_origin(setup, state, h):
            ask(state, FREE_FROM, state.seat)
            return


@rule
def is_free_origin(setup, state, h):
    return state.owner[h] == state.seat and state.cubes[h] > 1 and has_neighbour(setup, state, h, state.seat)


@rule
def free_origins(setup, state, actions):
    n = 0
    for h in range(setup.size):
        if is_free_origin(setup, state, h):
            actions[n] = h
            n += 1
    actions[n] = STOP
    return n + 1


@rule
def free_from(state, action):
    if action == STOP:
        state.phase = NEXT
    else:
        state.origin, state.phase = action, FREE_TO


@rule
def free_targets(setup, state, actions):
    """Own neighborhoods next door, or as far as own ones reach; rule 15, gap 3.9."""
    reached = reachable(setup, state, state.origin)
    n = 0
    for h in range(setup.size):
        if reached >> h & 1:
            actions[n] = h
            n += 1
    return n


@rule
def reachable(setup, state, origin):
    """Where the free move can go, as bits."""
    reached, front = 0, 1 << origin
    while front:
        found = 0
        for h in range(setup.size):
            if front >> h & 1:
                for i in range(setup.first[h], setup.first[h + 1]):
                    if state.owner[setup.near[i]] == state.seat:
                        found |= 1 << setup.near[i]
        found &= ~(reached | 1 << origin)
        reached |= found
        front = found if setup.free_move == 1 else 0
    return reached


@rule
def free_move(state, action):
    """Cubes move once, from one neighborhood to one other, and one stays; rule 15, gap 3.9."""
    shift(state, state.cubes[state.origin] - 1 if action == REST else action)
    state.begun = 1
    if action != LOT or state.cubes[state.origin] == 1:
        end_battle(state)
        state.phase = NEXT


@rule
def ask_draw(setup, state):
    """One card for whoever occupied something new, however much it was; rule 15, gap 3.10."""
    state.stage = FREEING if setup.card_first else ENDING
    if not state.taken:
        return
    if state.pile == 0 and setup.empty_pile == 0:
        state.pile, state.aside = state.aside, 0
    if state.pile:
        ask(state, DRAW, CHANCE)


@rule
def draw(state, card):
    state.pile ^= 1 << card
    state.hand[state.seat] |= 1 << card
    state.phase = NEXT


@rule
def end_turn(setup, state):
    """On to the next player who still holds something; rounds end where the first player's turn would come."""
    if has_fulfilled(setup, state, 0):  # by the free move
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
        state.stage = BEGIN


# Winning


@rule
def win(state, s):
    state.winner = s
    state.phase, state.player = OVER, TERMINAL
    end_battle(state)


@rule
def leader(setup, state):
    """Who holds most neighborhoods, then most cubes; nobody if two are equal."""
    best, most = NOBODY, -1
    for s in range(setup.seats):
        worth = (state.count[s] << 32) + cubes_of(setup, state, s)
        if worth == most:
            best = NOBODY
        elif worth > most:
            best, most = s, worth
    return best


@rule
def has_fulfilled(setup, state, moment):
    """Whether the player in turn wins by the Occupation card at this moment: 0 at once, 1 when the turn begins."""
    return setup.objective == 1 and setup.mission_counts == moment and fulfilled(setup, state, state.seat)


@rule
def fulfilled(setup, state, s):
    """Whether a player's Occupation card is fulfilled; rule 16, gap 3.11."""
    m = state.mission[s]
    wanted = setup.mission_boroughs[m]
    held = 0
    for h in range(setup.size):
        if state.owner[h] == s:
            if state.cubes[h] >= setup.mission_cubes[m]:
                held += 1
        elif wanted >> setup.borough[h] & 1:
            return False
    return held >= setup.mission_size[m] and links_held(setup, state, s) >= setup.mission_links[m]


@rule
def links_held(setup, state, s):
    """Bridges, trams and subway links of which a player holds both ends."""
    n = 0
    for i in range(setup.links):
        if state.owner[setup.link_ends[2 * i]] == s and state.owner[setup.link_ends[2 * i + 1]] == s:
            n += 1
    return n
