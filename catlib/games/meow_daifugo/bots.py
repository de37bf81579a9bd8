"""Bots that shed a hand of cats: at random, lowest first, or with an eye on what is left."""

from functools import lru_cache

from catlib.rules import bit_count, rule

from .cards import CARDS, DOPPELGANGER, WILD
from .plays import BYTE, SEQUENCE, holdings, laid, list_plays, play_table
from .rules import CHOOSE, DUEL, EXCHANGE, NUM_ACTIONS, PASS, PLAY, SHOW, TAKE, TOP, TWIN, cards_laid, is_play, play_of

NAMES = ("random", "highest first", "beginner", "lowest first", "fewest plays", "learned", "searcher")
BOTS = dict.fromkeys(NAMES, "")
SIMULATIONS = 500  # of the searcher, at each decision
COMPILED = ("random", "highest first", "lowest first", "fewest plays")
SLIPS = {"beginner": ("lowest first", 1 / 3)}
LADDER = ("highest first", "beginner", "lowest first", "fewest plays", "searcher")
RANDOM, HIGHEST_FIRST, LOWEST_FIRST, FEWEST_PLAYS = range(4)
FEATURES: tuple[str, ...] = ("plays left", "own cards", "fewest of the others' cards", "lead", "number on the table")
FEATURES += ("high cards", "low cards", "points behind", "circles")
HIGH, LOW = 0xC0C0C0, 0x070707  # numbers from 7 and up to 3


@rule
def choose(bot, setup, state, actions, count, u, work):
    if bot == RANDOM or count == 1:
        return actions[int(u * count)]
    if bot != FEWEST_PLAYS:
        return by_number(setup, state, actions, count, -1 if bot == HIGHEST_FIRST else 1)
    return fewest_plays(setup, state, actions, count)


@rule
def by_number(setup, state, actions, count, sign):
    """The lowest number with the most cards, or for a sign of -1 the highest with the fewest; of other things the
    first, but never a "?" in the duel."""
    if state.phase != PLAY or not is_play(actions[0]):
        return lowest_shown(actions, count) if state.phase == DUEL else actions[0]
    best, best_cost = actions[0], 1 << 30
    for i in range(count):
        if is_play(actions[i]):
            play = play_of(setup, actions[i])
            cost = sign * (100 * setup.rank[play] - setup.cards[play])
            if cost < best_cost:
                best, best_cost = actions[i], cost
    return best


@rule
def lowest_shown(actions, count):
    """The lowest card to show in the duel for start, with the fewest circles as far as the suit tells."""
    best, best_cost = actions[0], 1 << 30
    for i in range(count):
        card = actions[i] - SHOW
        cost = 100 if card >= WILD else 4 * (card % 8) + (1 if 16 <= card < 24 else 2 if 8 <= card < 16 else 3)
        if cost < best_cost:
            best, best_cost = actions[i], cost
    return best


@rule
def numbers(white, black, double, wilds):
    """Plays of equal numbers that shed some holdings: one for each number; "?" join any of them."""
    n = bit_count(white | black | double)
    return n if n else (1 if wilds else 0)


@rule
def groups(hand):
    """Count the plays that shed a hand with at most one sequence: an upper bound for the fewest."""
    have = holdings(hand)
    white, black, both, double, wilds = (
        have & BYTE,
        have >> 8 & BYTE,
        have >> 16 & BYTE,
        have >> DOPPELGANGER & 63,
        have >> WILD,
    )
    best = numbers(white, black, double, wilds)
    for first in range(6):
        run = 3 << first
        for last in range(first + 2, 8):
            run |= 1 << last
            if run & ~white and run & ~black and run & ~double:
                break  # nor is a longer one to be had
            if run & ~white == 0:
                best = min(best, 1 + numbers(white & ~run, black, double, wilds))
            if run & ~black == 0:
                best = min(best, 1 + numbers(white, black & ~run | both & run, double, wilds))
            if run & ~double == 0:
                best = min(best, 1 + numbers(white, black, double & ~run, wilds))
    return best


@lru_cache(maxsize=4096)
def fewest(setup, hand):
    """Return in how few plays a hand can go, of its own, whatever lies there."""
    found = [0] * NUM_ACTIONS
    n = list_plays(setup, hand, -1, found, 0)
    rest = [hand & ~laid(hand, setup.need[play]) for play in found[:n] if play_table()[play].kind == SEQUENCE]
    return min([groups(hand), *(1 + fewest(setup, each) for each in rest)])


@rule
def left_after(setup, state, action):
    """The hand after a play, or with a card that was taken."""
    hand = state.hand[state.player]
    if is_play(action):
        return hand & ~cards_laid(setup, hand, action)
    if action < PASS:
        return hand | 1 << state.field[action - TAKE] - 1
    return hand


@rule
def fewest_plays(setup, state, actions, count):
    """Fewest plays left, then most cards shed, then the lowest number; a card from the deck counts as one more play.

    Of two equal black cards the one with two circles goes.
    """
    if state.phase == DUEL:
        return lowest_shown(actions, count)
    if state.phase == EXCHANGE:
        return actions[0]
    best, best_cost = actions[0], 1 << 30
    for i in range(count):
        action = actions[i]
        if action >= TWIN and not state.must:
            break  # the same plays with other circles
        cost = 200 * groups(left_after(setup, state, action))
        if is_play(action):
            play = play_of(setup, action)
            cost += 50 + 2 * setup.rank[play] - 10 * setup.cards[play]
        elif action == TOP:
            cost += 190
        elif state.phase == CHOOSE:
            cost += setup.circles[state.field[action - TAKE] - 1]
        else:
            cost += 230
        if cost < best_cost:
            best, best_cost = action, cost
    return best


@rule
def features(setup, state, seat, work, at):
    """Write what sheds the hand, the cards on all sides, who laid last and how high, and what the hand would cost."""
    hand, fewest, least, circles = state.hand[seat], 99, 99, 0
    for s in range(setup.seats):
        if s != seat:
            fewest = min(fewest, state.size[s])
            least = min(least, state.lost[s])
    have = holdings(hand)
    work[at] = groups(hand)
    work[at + 1] = state.size[seat]
    work[at + 2] = fewest
    work[at + 3] = 0 if state.top == 0 else 2 if state.last == seat else 1
    work[at + 4] = setup.rank[state.top - 1] if state.top else 0
    work[at + 5] = bit_count(have & HIGH | have >> WILD << WILD)
    work[at + 6] = bit_count(have & LOW)
    work[at + 7] = state.lost[seat] - least
    for card in range(CARDS):
        if hand >> card & 1:
            circles += setup.circles[card]
    work[at + 8] = circles


def make(name, game):
    """Return a bot that is not a rule, as a function of state and random draw."""
    if name == "learned":
        from catlib.solving import self_taught

        return self_taught(game)
    if name != "searcher":
        raise ValueError(f"bot={name!r}: {game.title} has {', '.join(BOTS)}")
    from .infoset import infoset_mcts

    def search(state, u):
        legal = game.legal_actions(state)
        if len(legal) == 1:
            return legal[0]
        return infoset_mcts(game, state, simulations=SIMULATIONS, seed=int(u * 2**32)).best

    return search
