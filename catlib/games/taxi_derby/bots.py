"""Bots that drive a taxi: random, a law-abiding driver, one who weighs tickets by exact odds, and a tree search."""

from typing import Any

from catlib.rules import lowest_place, rule

from .cards import KINDS, UPGRADES
from .memory import BYTE, LANDMARK, ROOM, STORE, pay_by_turns, recall, spaces_to, turns_for, version
from .passengers import fare
from .patrol import ticket_faces
from .phases import ANEW, BUY, CHASE, DRIVE, DROP_OFF, END, LOSE, NODE, PATROL, PICK_UP
from .setup import ANY_UPGRADE, MOST_TOKENS, NODES, SEATS, STEPS, TO_STATION
from .streets import next_space, spaces_between
from .tickets import dollars_of
from .turns import may_stop
from .upgrades import limit, price_for, reach, tokens_of

BOTS = dict.fromkeys(("random", "nearest", "beginner", "law-abiding", "expected money", "tree search"), "")
COMPILED = ("random", "nearest", "law-abiding", "expected money")
SLIPS = {"beginner": ("law-abiding", 1 / 30)}
LADDER = ("nearest", "beginner", "law-abiding", "expected money", "tree search")
RANDOM, NEAREST, LAWFUL, EXPECTED = range(4)
# in `work`, after what `memory` keeps: the taxi, its money and the deck when cards were weighed; of these; whether
# they have been looked at now; the best goal and what it is worth a turn; the goal that is weighed first, its worth,
# and what that is a turn; by seat: the goal that was best the last time
TAXI, MONEY, FIRST_KINDS, LAST_KINDS, IN_DECK, KEPT, COSTS, LOOKED, BEST, MOST = range(ROOM, ROOM + 10)
AGAIN, ITS_WORTH, A_TURN, LAST = range(MOST + 1, MOST + 5)
WORK = LAST + SEATS
CENT = 1000  # a dollar in the whole numbers that are compared
SPEEDING = 1 << 30  # added to a worth that is had by speeding
FAST = 256  # added to the number of a goal that is worth speeding for


@rule
def choose(bot, setup, state, actions, count, u, work):
    if bot == RANDOM or count == 1:
        return actions[int(u * count)]
    phase = state.phase
    if phase == DRIVE:
        if bot == NEAREST:
            return take_turn(setup, state, actions, count, nearest_goal(setup, state, work) + FAST, True, work)
        speeds = bot == EXPECTED
        return take_turn(setup, state, actions, count, best_goal(setup, state, state.seat, speeds, work), speeds, work)
    if phase == PATROL or phase == CHASE:
        return near_rivals(setup, state, actions, count)
    if phase == LOSE:
        return actions[0]
    if phase == ANEW:
        recall(setup, state, state.seat, work)
        return max(best_action(setup, state, state.seat, actions, count, work), actions[0])
    return actions[int(u * count)]


# Odds


@rule
def aboard_worth(setup, state, s):
    """The fares of all passengers in a taxi."""
    dollars = 0
    for i in range(2):
        if state.aboard[2 * s + i]:
            dollars += fare(setup, state, s, state.aboard[2 * s + i] - 1)
    return dollars


@rule
def look_at_deck(setup, state, s, work):
    """Have the cards of the deck weighed for this taxi, once as long as it and they are as they were."""
    first, last = 0, 0
    for kind in range(KINDS // 2):
        first, last = first << BYTE | state.deck[kind], last << BYTE | state.deck[KINDS // 2 + kind]
    taxi, money = version(s, work), state.money[s]
    if work[TAXI] != taxi or work[MONEY] != money or work[FIRST_KINDS] != first or work[LAST_KINDS] != last:
        work[TAXI], work[MONEY], work[FIRST_KINDS], work[LAST_KINDS] = taxi, money, first, last
        weigh_cards(setup, state, s, work)
    work[LOOKED] = 1


@rule
def weigh_cards(setup, state, s, work):
    """Note of the cards of the deck how many there are, how many leave a turn its pay, and what all of them cost."""
    kept, costs, cards, lost = 0, 0, 0, CENT * (aboard_worth(setup, state, s) + 3)
    for kind in range(setup.kinds):
        n = state.deck[kind]
        if n == 0:
            continue
        cards += n
        fine = setup.ticket_fine[kind]
        if fine > 0:
            dollars = dollars_of(setup, state, s, fine)
            stays, cost = state.money[s] >= dollars, CENT * dollars
        elif fine == TO_STATION:
            stays, cost = False, 2 * CENT
        elif fine == ANY_UPGRADE:
            stays, cost = tokens_of(state, s) > 0, 4 * CENT
        else:
            stays, cost = state.token[s * UPGRADES - 1 - fine] > 0, 4 * CENT
        kept += n if stays else 0
        costs += n * (cost if stays or fine == TO_STATION else lost)
    work[IN_DECK], work[KEPT], work[COSTS] = cards, kept, costs


@rule
def after_ticket(work, gain):
    """Return what a turn is worth if it brings a ticket, on average over the deck, in thousandths of a dollar."""
    return (work[KEPT] * gain - work[COSTS]) // work[IN_DECK] if work[IN_DECK] else gain


# What a space is worth


@rule
def token_worth(setup, state, s, u):
    """A guess at what one more token brings: passengers it suits while there are some, and the prize for most."""
    left, all_ = 0, setup.stacks * setup.stack_size
    for i in range(setup.stacks):
        left += setup.stack_size - state.depth[i]
    held = state.token[s * UPGRADES + u]
    return CENT + (7 if held == 0 else 5) * CENT * left // all_


@rule
def store_worth(setup, state, s, store):
    """The best token that a taxi with nobody aboard can buy there, less its price."""
    if state.bought == store + 1:
        return 0
    price = price_for(setup, state, s, store)
    best = 0
    if state.money[s] >= price:
        for u in range(UPGRADES):
            if state.shelf[store] >> (2 * u) & 3 and state.token[s * UPGRADES + u] < MOST_TOKENS:
                best = max(best, token_worth(setup, state, s, u) - CENT * price)
    return best


@rule
def by_turns(setup, state, s, goal, worth, lawful_spaces, speeds, work):
    """Return what going to a goal is worth a turn, SPEEDING more if it is best to speed; or -1 if the best so far is as
    good.

    No ticket makes a turn better. A division takes long, so that is found by products.
    """
    if not may_stop(setup, state, s, setup.goal_node[goal]):
        return -1
    away = spaces_to(setup, state, state.node[s], goal, work)
    if away == 0 and state.fresh == 0:
        away = 2
    spaces, wanted = state.moved + away, work[MOST] + away + 1
    free = worth + CENT * ((spaces >= setup.bonus_from) & (spaces > state.best[s]))
    if 16 * free < wanted:
        return -1
    over = spaces - lawful_spaces
    if over <= 0:
        return worth * 16 - away
    lawful, turns = -1, 1 + turns_for(work, over)
    if worth * 16 >= wanted * turns:
        lawful = worth * 16 // turns - away
        wanted = lawful + 1
    if not speeds or spaces > setup.most_spaces:
        return lawful
    if 16 * free < wanted:
        return lawful
    sides, faces = setup.die_sides, ticket_faces(setup, spaces_to(setup, state, state.patrol, goal, work), over)
    if ((sides - faces) * free + faces * worth) * 16 < wanted * sides:
        return lawful
    after = worth
    if faces:
        if not work[LOOKED]:
            look_at_deck(setup, state, s, work)
        after = after_ticket(work, worth)
    risky = ((sides - faces) * free + faces * after) * 16 // sides
    return risky - away + SPEEDING if risky >= wanted else lawful


@rule
def may_beat(worth, least):
    """Return whether a goal can be worth more a turn: none brings more than its worth and the dollar for a longest
    drive."""
    return (worth > 0) & (16 * (worth + CENT) > least)


@rule
def weigh(setup, state, s, goal, worth, lawful, speeds, work):
    """Note a goal that is worth more a turn than the best so far."""
    if may_beat(worth, work[MOST]):
        if goal == work[AGAIN] and worth == work[ITS_WORTH]:
            found = work[A_TURN]
        else:
            found = by_turns(setup, state, s, goal, worth, lawful, speeds, work)
        if found >= 0 and found % SPEEDING > work[MOST]:
            work[BEST], work[MOST] = goal + FAST * (found >= SPEEDING), found % SPEEDING


@rule
def weigh_again(setup, state, s, lawful, speeds, work):
    """Work out what was best a space ago often still is: weighed first, it shows that most others are worth less."""
    goal = work[LAST + s]
    worth = worth_of(setup, state, s, goal, work)
    work[AGAIN] = -1
    weigh(setup, state, s, goal, worth, lawful, speeds, work)
    if work[BEST] >= 0:
        work[AGAIN], work[ITS_WORTH] = goal, worth
        work[A_TURN] = work[MOST] + SPEEDING * (work[BEST] >= FAST)
        work[MOST] -= 1  # of equals the first is taken, which may come before this one


@rule
def worth_of(setup, state, s, goal, work):
    """Return what a goal is worth before turns are counted; 0 if there is nothing to go there for."""
    one, other = state.aboard[2 * s], state.aboard[2 * s + 1]
    if goal < LANDMARK:
        return 0 if (one and other) or not state.up[goal] else pay_by_turns(setup, state, s, goal, CENT, work)
    if goal >= STORE:
        return 0 if one or other else store_worth(setup, state, s, goal - STORE)
    rider = one if one and setup.tile_to[one - 1] == goal - LANDMARK else other
    if rider and setup.tile_to[rider - 1] == goal - LANDMARK:
        return CENT * fare(setup, state, s, rider - 1)
    return 0


@rule
def best_goal(setup, state, s, speeds, work):
    """The goal worth most a turn, plus FAST if it is worth speeding for; or -1."""
    lawful = limit(setup, state, s)
    recall(setup, state, s, work)
    work[LOOKED], work[BEST], work[MOST] = 0, -1, 0
    weigh_again(setup, state, s, lawful, speeds, work)
    for i in range(2):
        tile = state.aboard[2 * s + i] - 1
        if tile >= 0:
            goal, worth = LANDMARK + setup.tile_to[tile], CENT * fare(setup, state, s, tile)
            weigh(setup, state, s, goal, worth, lawful, speeds, work)
    full = state.aboard[2 * s] and state.aboard[2 * s + 1]
    able = 0 if full else who_may_beat(setup, state, s, work)
    while able:
        place = lowest_place(able)
        able &= able - 1
        weigh(setup, state, s, place, pay_by_turns(setup, state, s, place, CENT, work), lawful, speeds, work)
    empty = state.aboard[2 * s] == 0 and state.aboard[2 * s + 1] == 0
    for store in range(setup.stores if empty else 0):  # nobody buys with a passenger aboard
        if state.shelf[store]:
            weigh(setup, state, s, STORE + store, store_worth(setup, state, s, store), lawful, speeds, work)
    if work[BEST] >= 0:
        work[LAST + s] = work[BEST] % FAST
    return work[BEST]


@rule
def nearest_goal(setup, state, work):
    """The nearest goal at which there is anything to do; or less than 0."""
    s = state.seat
    recall(setup, state, s, work)
    best, nearest = -1 - FAST, NODES
    for goal in range(STORE + setup.stores):
        if worth_of(setup, state, s, goal, work) > 0:
            away = spaces_to(setup, state, state.node[s], goal, work)
            if away < nearest and may_stop(setup, state, s, setup.goal_node[goal]):
                best, nearest = goal, away
    return best


@rule
def who_may_beat(setup, state, s, work):
    """The places, as bits, of passengers who can be worth more a turn than the best so far."""
    able = 0
    for place in range(2 * setup.stacks):
        able |= may_beat(pay_by_turns(setup, state, s, place, CENT, work), work[MOST]) << place
    return able


@rule
def take_turn(setup, state, actions, count, found, speeds, work):
    """Act where it pays, else drive a space toward the goal, else end the turn at the speed limit."""
    s = state.seat
    here = state.node[s]
    if found < 0:
        return end_turn(actions, count)
    goal, fast = found % FAST, found >= FAST
    node = setup.goal_node[goal]
    if node == here:
        action = best_action(setup, state, s, actions, count, work)
        if action >= 0:
            return action
    if state.moved >= limit(setup, state, s) and not (fast and speeds):
        return end_turn(actions, count)
    away = spaces_to(setup, state, here, goal, work)
    for i in range(count):
        if actions[i] < STEPS:
            there = next_space(setup, state, here, actions[i])
            if node == here or spaces_to(setup, state, there, goal, work) < away:
                return actions[i]
    return end_turn(actions, count)


@rule
def end_turn(actions, count):
    """End the turn, or drive on from a space where nobody may stop."""
    return END if actions[count - 1] == END else actions[0]


@rule
def best_action(setup, state, s, actions, count, work):
    """The best of what can be done here: a drop-off, a pick-up, the upgrade worth most; or -1."""
    best, best_worth = -1, 0
    for i in range(count):
        action, worth = actions[i], 0
        if action < STEPS or action == END:
            continue
        if action == PICK_UP:
            worth = pay_by_turns(setup, state, s, setup.pickup[state.node[s]], CENT, work)
        elif action < BUY:
            worth = CENT * fare(setup, state, s, state.aboard[2 * s + action - DROP_OFF] - 1)
        else:
            worth = token_worth(setup, state, s, action - BUY)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


# The patrol car


@rule
def near_rivals(setup, state, actions, count):
    """Leave the patrol car where the other taxis are nearest; it comes no nearer to them than it goes."""
    best, best_cost, least = actions[0], 1 << 30, 0
    far = reach(setup, state, state.seat) if state.phase == PATROL else NODES
    for s in range(setup.seats):
        if s != state.player:
            least += max(0, spaces_between(setup, state, state.patrol, state.node[s]) - far)
    i = 0
    while i < count and best_cost > least:
        cost, s = 0, 0
        while s < setup.seats and cost < best_cost:
            if s != state.player:
                away = spaces_between(setup, state, actions[i] - NODE, state.node[s])
                cost += away if away >= 0 else NODES
            s += 1
        if cost < best_cost:
            best, best_cost = actions[i], cost
        i += 1
    return best


# Tree search

# Each choice is played on by drivers who weigh the odds: trying more of one's own choices deeper down only dilutes it.
SEARCH: dict[str, Any] = {"rollout": "expected money", "nodes": 1}
SIMULATIONS = 400


def make(name, game):
    """A bot that is not a rule, as a function of state and random draw.

    It does what the driver who weighs the odds does, unless another choice has clearly won more games.
    """
    from catlib.play import bot_policy
    from catlib.solving import mcts

    if name != "tree search":
        raise ValueError(f"bot={name!r}: {game.title} has {', '.join(BOTS)}")
    usual = bot_policy(game, "expected money")

    def choose_by_search(state, u):
        action, legal = usual(state, u), game.legal_actions(state)
        if len(legal) == 1:
            return action
        found = mcts(game, state, simulations=SIMULATIONS, seed=int(u * 2**32), **SEARCH)
        worth = {option.action: option.value for option in found.options if option.visits > 1}
        best = max(worth, key=lambda a: worth[a].low, default=action)
        return best if action not in worth or worth[best].low > worth[action].high else action

    return choose_by_search
