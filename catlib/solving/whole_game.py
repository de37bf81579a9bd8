"""Whole games at best play, with bounds that are proved: chance and loops included.

For games for one, and for two whose payoffs always add up to the same. All positions that can be reached are listed
with what follows them; loops are found (Tarjan, 1972) and worked out one after the other from the end of the game back,
each by value iteration from below and from above (Haddad and Monmege, Interval iteration, 2018). Both bounds hold
whatever a game that never ends may pay between the least and the most that is paid anywhere, and every rounding of a
float is taken to the wrong side, so that the value surely lies between them.

Everybody is taken to see the whole position, so a game with hidden hands is refused (`catlib.solving.cfr` takes it),
or with `open_hands` solved as another game, which every result then says.
"""

import time
from collections.abc import Callable
from typing import Any

from catlib.chance import positive, spaced, whole
from catlib.engine import Kernel, Workspace, hash_of, is_compiled, kernel_of, play_rows
from catlib.game import Game, GameType, marked_open, sharing, together
from catlib.rules import CHANCE, TERMINAL, rule
from catlib.rules.wasm import Layout, Stretch, Whole
from catlib.rules.wasm import TooLarge as NoRoom
from catlib.solving import values
from catlib.solving.turns import by_turns
from catlib.solving.values import OptionBounds as OptionBounds
from catlib.solving.values import Solution as Solution
from catlib.solving.values import TooLarge as TooLarge

FIRST_ROOM, GROWTH = 1 << 18, 8
TOO_LARGE = "{title} has more than {known} positions, which is all that memory holds here; take a smaller variant"
PER_STATE = 6  # edges for which there is room at first, for each position
SLICE, SWEPT = 5_000, 500_000  # positions listed, or looked at for bounds, before others have their turn
PAUSE = 3  # why a search stopped: a slice is done


def solve_whole(
    game: Game,
    state: Any = None,
    *,
    states: int = 20_000_000,
    tolerance: float = 1e-9,
    lead: bool = False,
    open_hands: bool = False,
    wins: bool = False,
    going: Callable[[int, int], Any] = lambda known, opened: None,
    compile: bool | None = None,
) -> Solution:
    """Solve a position and every action there, when all play their best to the end.

    At most that many `states` are listed; each loop is worked out until its bounds lie within `tolerance`. Where play
    can go round for ever and both seats like that, the bounds stay apart. With `lead` two seats play for how much they
    are ahead of each other, so that payoffs may add up to anything: a draw may pay nobody. With `wins` a win counts 2,
    a tie 1 and a loss 0, whatever is paid, and those who win together (`catlib.game.winning`) want the same. With
    `open_hands` a game with hidden hands is solved as if everybody saw them, and its marks say so. `going(known,
    opened)` is called now and then with how many positions were found and looked at; what it raises ends the work.
    Raise TooLarge before anything is worked out if there are more positions, HiddenHands for hidden hands, and
    ValueError for a game that is not for one, or for two with payoffs of one sum. A game that any number win or lose
    together is solved as if one played for all.

    >>> game = load("washi_cat", board="tiny", drawing="board", specials=0, turn_limit=4)
    >>> solve_whole(game, states=10).value  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    catlib.solving.values.TooLarge: states=10: Washi Cat has more positions than that ...
    """
    began = time.perf_counter()
    as_one = together(game.rules)
    if game.num_players > 2 and not as_one:
        raise ValueError(
            f"{game.title}: {game.num_players} seats play; a game for one or two can be solved, and a goal in any"
        )
    marked_open(game, "", open_hands)
    state = game.initial_state() if state is None else state
    most, precise = whole("states", states), positive("tolerance", tolerance)
    compiled, lead = is_compiled(compile), lead and game.num_players == 2 and not as_one
    if not wins and not as_one and (game.rules.WITHIN_TURN or game.rules.SCORED_BY):
        return by_turns(game, state, most, precise, compiled, lead)
    graph = _explored(game, state, most, compiled, WINS if wins else LEAD if lead else PAID, going)
    solved = _Solved(game, graph, precise, going)
    return solved.solution(state, time.perf_counter() - began)


# The kernel, which both engines run


EXPLORE, ORDER, VALUE = range(3)  # what it is to do
PAID, LEAD, WINS = range(3)  # what seats play for
UNSETTLED = 10  # in the tally, behind what `catlib.solving.values` keeps: a loop is worked out in part


def make_solver(  # as long as the functions in it, which close over one game's rules
    rules: Any,
    seats: int,
    returns: Callable[..., Any],
    hash_state: Callable[..., int],
    same: Callable[..., bool],
    wins: bool,
) -> Any:
    """Listing, ordering and valuing as a closure over one game's rules."""
    current_player, apply_action, share = rules.current_player, rules.apply_action, sharing(rules)
    as_one = together(rules)  # all who play together decide as one
    sides = 1 if as_one else seats
    legal_actions, chance_weights = rules.legal_actions, rules.chance_weights

    def number_of(rows, new):
        """The number of the position at a place, entered in the table if it is new there."""
        states, slots = rows.states, rows.slots
        size = len(slots)
        slot = hash_state(states[new]) % size
        while slots[slot] > 0 and not same(states[slots[slot] - 1], states[new]):
            slot = slot + 1 if slot + 1 < size else 0
        if slots[slot] == 0:
            slots[slot] = new + 1
        return slots[slot] - 1

    def explore(rows):
        """Open positions until there is no new one, or no room; what follows them, and what the game pays."""
        setup, states, weights, actions = rows.setups[0], rows.states, rows.weights, rows.actions
        tally, player, first, out = rows.tally, rows.player, rows.first, rows.out
        while tally[values.OPENED] < tally[values.KNOWN]:
            if tally[values.OPENED] >= rows.upto:
                return PAUSE
            at, edge = tally[values.OPENED], tally[values.EDGES]
            who, count = current_player(setup, states[at]), 0
            player[at], first[at] = min(who, 0) if as_one else who, edge
            if who == TERMINAL:
                returns(setup, states[at], out)
                if wins:
                    share(setup, states[at], out, seats, rows.won)
                    for seat in range(seats):
                        out[seat] = int(2 * rows.won[seat])
                if not values.enter_end(out, sides, tally):
                    return values.UNEVEN
                rows.paid[at] = out[0]
            elif who == CHANCE:
                count = chance_weights(setup, states[at], weights)
            else:
                count = legal_actions(setup, states[at], actions)
            if tally[values.KNOWN] + count + 1 > len(player) or edge + count > len(rows.target):
                return values.FULL
            for i in range(count):
                if who != CHANCE or weights[i] > 0:
                    new = tally[values.KNOWN]
                    states[new] = states[at]
                    apply_action(setup, states[new], i if who == CHANCE else actions[i])
                    child = number_of(rows, new)
                    tally[values.KNOWN] += 1 if child == new else 0
                    rows.target[edge], rows.weight[edge] = child, weights[i] if who == CHANCE else 1
                    edge += 1
            tally[values.CHANCES] += 1 if who == CHANCE else 0
            tally[values.EDGES], tally[values.OPENED], first[at + 1] = edge, at + 1, edge
        return 0

    def solver(rows):
        if rows.task == EXPLORE:
            if rows.tally[values.KNOWN] == 0:
                number_of(rows, 0)
                rows.tally[values.KNOWN] = 1
            return explore(rows)
        if rows.task == ORDER:
            return values.order(rows)
        return value(rows)

    return solver


@rule
def value(rows):
    """Bounds for every position, loop by loop, from a part on until a slice is done; the part that comes next.

    The number of loops and the size of the largest go to the tally.
    """
    sequence, ends, tally, part, swept = rows.sequence, rows.ends, rows.tally, rows.part, 0
    while part < rows.upto and swept < SWEPT:
        begin, stop = ends[part - 1] if part > 0 else 0, ends[part]
        loops = stop - begin > 1 or values.comes_back(rows, sequence[begin])
        if tally[UNSETTLED] == 0:
            tally[values.LOOPS] += 1 if loops else 0
            tally[values.LARGEST] = max(tally[values.LARGEST], stop - begin if loops else 0)
            for i in range(begin, stop):
                rows.low[sequence[i]], rows.high[sequence[i]] = tally[values.LEAST], tally[values.MOST]
        moved = rows.gap + 1
        while moved > rows.gap and swept < SWEPT:
            moved = values.improve(rows, begin, stop, rows.slack)
            moved = moved if loops else 0.0
            swept += stop - begin
        tally[UNSETTLED] = 1 if moved > rows.gap else 0
        part += 1 - tally[UNSETTLED]
    return part


# Around it


def _kernel(type: GameType, layout: Layout, seats: int, sought: int) -> Kernel:
    rules, state = type.rules, type.rules.State
    arguments = play_rows(type, layout, seats, states=None) | {
        "out": Stretch("i8", seats),
        "won": Stretch("f8", seats),
        "tally": Stretch("i8", UNSETTLED + 1),
        "player": Stretch("i1"),
        **{name: Stretch("i4") for name in ("slots", "first", "target", "weight", *values.ORDERING)},
        **{name: Stretch("f8") for name in ("paid", "low", "high")},
        **{name: Whole() for name in ("task", "part", "upto")},
        **{name: Whole("d") for name in ("gap", "slack")},
    }
    hash_state, same = hash_of(state), values.same_state(state)
    returns, wins = values.lead_of(rules.returns) if sought == LEAD else rules.returns, sought == WINS
    return Kernel(lambda uniform: make_solver(rules, seats, returns, hash_state, same, wins), arguments)


def _workspace(game: Game, room: int, edges: int, compiled: bool, sought: int) -> Workspace:
    lengths = dict.fromkeys(["states", "player", "paid", "low", "high", *values.ORDERING], room)
    lengths |= {"first": room + 1, "target": edges, "weight": edges, "slots": 2 * room + 1}
    return Workspace(kernel_of(game, _kernel, sought), compiled, lengths, game.rules.State(), game.setup)


def _explored(
    game: Game, state: Any, most: int, compiled: bool, sought: int, going: Callable[[int, int], Any]
) -> Workspace:
    """A workspace with all positions from a state on; room is made eightfold until there is enough."""
    size = sum(int(kind[1]) * max(1, length) for kind, length in game.rules.State.FIELDS.values())
    possible = min(most + 1, values.MOST_BYTES // (size + 77 + 8 * PER_STATE))
    room, known = min(possible, FIRST_ROOM if compiled else 256), 0
    edges = PER_STATE * room
    while True:
        try:
            rows = room + game.num_distinct_actions + game.max_chance_outcomes
            work = _workspace(game, rows, edges, compiled, sought)
        except NoRoom:
            raise TooLarge(TOO_LARGE.format(title=game.title, known=spaced(known))) from None
        work.put_state("states", state)
        stopped, known = PAUSE, 1
        while stopped == PAUSE and known <= most:
            stopped = work.run(task=EXPLORE, part=0, upto=work["tally"][values.OPENED] + SLICE, gap=0.0, slack=0.0)
            known = int(work["tally"][values.KNOWN])
            going(known, int(work["tally"][values.OPENED]))
        if stopped == values.UNEVEN:
            raise ValueError(values.UNEVEN_WORDS.format(game.title))
        if known > most:
            raise TooLarge(
                f"states={most}: {game.title} has more positions than that from here; give more, or a smaller variant"
            )
        if not stopped:
            return work
        if room == possible < most + 1:
            raise TooLarge(TOO_LARGE.format(title=game.title, known=spaced(known)))
        room, edges = min(possible, GROWTH * room), GROWTH * edges


class _Solved:
    """All positions of a game with their bounds."""

    def __init__(self, game: Game, work: Workspace, gap: float, going: Callable[[int, int], Any]):
        self.game, self.work = game, work
        tally = work["tally"]
        values.refuse_endless(game, tally)
        parts, part = work.run(task=ORDER, part=0, upto=0, gap=0.0, slack=0.0), 0
        scale = max(1, abs(tally[values.LEAST]), abs(tally[values.MOST]))
        while part < parts:
            part = work.run(task=VALUE, part=part, upto=parts, gap=gap / 100, slack=values.ROUNDING * scale)
            going(int(tally[values.KNOWN]), int(tally[values.OPENED]))
        self.slots = len(work["slots"])

    def number(self, state: Any) -> int:
        """The number of a position; raise KeyError for one that cannot be reached."""
        slot = hash_of(self.game.rules.State)(state) % self.slots
        while (number := self.work["slots"][slot] - 1) >= 0:
            if self.work.state("states", number, self.game.rules.State()) == state:
                return int(number)
            slot = (slot + 1) % self.slots
        where = self.game.state_to_string(state)
        raise KeyError(f"{self.game.title} does not come to {where} from where it was solved")

    def solution(self, state: Any, seconds: float = 0.0) -> Solution:
        """Return what a position is worth, and every action there."""
        work, game, node = self.work, self.game, self.number(state)
        tally = work["tally"]
        low, high = float(work["low"][node]), float(work["high"][node])
        children = [work["target"][edge] for edge in range(work["first"][node], work["first"][node + 1])]
        player, whose = game.current_player(state), values.EVERYBODY if together(game.rules) else "the first seat"
        bounds = [
            (action, game.action_to_string(state, action), float(work["low"][n]), float(work["high"][n]))
            for action, n in zip(game.legal_actions(state), children, strict=False)
        ]
        options = values.rated(bounds, player == 0 or whose == values.EVERYBODY)
        exact = low == high and tally[values.CHANCES] == 0
        mark = "exact" if exact else f"bound ± {(high - low) / 2:.0e}"
        sizes = int(tally[values.KNOWN]), int(tally[values.EDGES]), int(tally[values.LOOPS]), int(tally[values.LARGEST])
        mark = marked_open(game, mark)
        return Solution(player, low, high, options, *sizes, mark, seconds, whose, self)
