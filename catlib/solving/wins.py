"""Forced wins, and how soon: every line of play to a depth, with a table of positions, plain or compiled.

For games of two seats without chance that may return to a position, where a search to the end would run in circles.
The question "can this seat win within n actions" has no circles: n falls with every action. It is put for both
seats and n = 1, 2, 3 … until one can; a table keeps, for each position and both questions, the fewest actions known
to be enough and the most known not to be (iterative deepening with a transposition table; Slate and Atkin, 1977).

That a seat can never force a win is proved by a safe set: positions among which it cannot win at once, all its moves
stay inside, and the other seat always has a move that stays inside.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from catlib.chance import spaced, whole
from catlib.engine import MULTIPLIER, Kernel, Pack, Workspace, is_compiled, kernel_of, play_rows, whole_state
from catlib.game import OPEN_HANDS, Game, GameType, marked_open
from catlib.rules import CHANCE, TERMINAL, rule
from catlib.rules.wasm import Layout, Stretch, Whole

LOOK_ON = 2  # actions beyond the quickest win, to value the other options
NEVER = 10_000  # more actions than any search looks ahead
ENTRIES, OPENED, PLACES, SETTLED = range(4)  # of the tally; from SETTLED on, how much each action has settled
FIRST_PLACES = 64
LOW_62 = 0x3FFFFFFFFFFFFFFF


class TableFull(ValueError):
    """The table of positions is full; the message says what to do."""


@dataclass(frozen=True)
class ActionOutcome:
    """An action's outcome: who can force a win after it, and how many actions that takes.

    None is nobody within two more actions than the best line has.
    """

    action: int
    name: str
    winner: int | None
    plies: int | None


@dataclass(frozen=True)
class ForcedWin:
    """The seat that can force a win, and in how many actions of both seats at best play.

    The winner wins as soon as possible and the other holds out as long as possible; `line` is such a game. With
    `winner` None nobody can within `depth` actions: `mark` is "exact" if it was proved that nobody ever can, and `safe`
    then says how many positions hold each seat off, else "bound"; with it goes "with open hands" where the game hides
    some. `positions` counts those that were opened.
    """

    player: int
    winner: int | None
    plies: int | None
    depth: int
    line: tuple[int, ...]
    options: tuple[ActionOutcome, ...]
    positions: int
    mark: str
    safe: tuple[int, int] | None = None
    seconds: float = field(default=0.0, compare=False)

    def __str__(self) -> str:
        if self.safe is not None:
            sizes = " and ".join(map(spaced, self.safe))
            return f"nobody can ever force a win; safe sets of {sizes} positions, {self.mark}"
        if self.winner is None:
            hands = f" {OPEN_HANDS}" * (OPEN_HANDS in self.mark)
            return f"nobody can force a win within {self.depth} actions{hands}; {spaced(self.positions)} positions"
        return f"seat {self.winner + 1} wins in {self.plies} actions; {spaced(self.positions)} positions, {self.mark}"


def make_forced(rules: Any, pack: Pack) -> Any:
    """The search as a closure over one game's rules and its way to pack a position, for both engines."""
    legal_actions, apply_action, returns = rules.legal_actions, rules.apply_action, rules.returns
    current_player, size_of_row = rules.current_player, rules.NUM_ACTIONS

    def forced(rows):  # one loop over a stack of its own, as compiled code knows no recursion over records
        setup, states, actions, paid, tally = rows.setups[0], rows.states, rows.actions, rows.paid, rows.tally
        wins, fails, level, favour = rows.wins, rows.fails, rows.level, rows.favour
        attacker, depth = rows.attacker, rows.depth
        at, answer, opening = 0, False, True
        while at >= 0:
            # level: by depth, the entry, the number of actions, the next one, whether the attacker moves
            row = 4 * at
            left = depth - at
            state = states[at]
            if opening:
                player = current_player(setup, state)
                if player == TERMINAL:
                    returns(setup, state, paid)
                    answer, opening, at = paid[attacker] > paid[1 - attacker], False, at - 1
                    continue
                if player == CHANCE:
                    return -2
                if left == 0:
                    answer, opening, at = False, False, at - 1
                    continue
                pack(setup, state, rows.key)
                if 2 * tally[ENTRIES] >= tally[PLACES]:
                    widen(rows)
                place = place_of(rows)
                if rows.index[place] == 0 and not enter(rows, place):
                    return -1
                mine = 1 if player == attacker else 0
                asked = 2 * (rows.index[place] - 1) + mine
                if wins[asked] <= left or fails[asked] >= left:
                    answer, opening, at = wins[asked] <= left, False, at - 1
                    continue
                tally[OPENED] += 1
                n = legal_actions(setup, state, actions)
                start = at * size_of_row
                for i in range(n):
                    favour[start + i] = actions[i]
                sort_actions(favour, start, n, tally, SETTLED + player * size_of_row)
                level[row], level[row + 1], level[row + 2], level[row + 3] = asked, n, 0, mine
            else:
                asked, mine = level[row], level[row + 3]
                if answer == (mine == 1):
                    chosen = favour[at * size_of_row + level[row + 2] - 1]
                    player = current_player(setup, state)
                    tally[SETTLED + player * size_of_row + chosen] += left * left
                    level[row + 2] = level[row + 1]
                if level[row + 2] == level[row + 1]:
                    if answer:
                        wins[asked] = min(wins[asked], left)
                    else:
                        fails[asked] = max(fails[asked], left)
                    at -= 1
                    continue
            action = favour[at * size_of_row + level[row + 2]]
            level[row + 2] += 1
            states[at + 1] = states[at]
            apply_action(setup, states[at + 1], action)
            at, opening = at + 1, True
        return 1 if answer else 0

    return forced


@rule
def place_of(rows):
    """Return the place in the index of a position: the one that leads to it, else the free one where it belongs."""
    index, last = rows.index, rows.tally[PLACES] - 1
    place = mixed(rows.key, 0, len(rows.key)) & last
    while index[place] and not same_key(rows, index[place] - 1):
        place = place + 1 & last
    return place


@rule
def mixed(row, start, words):
    """The words of a position as one number that looks random."""
    h = 1
    for i in range(words):
        h = ((h ^ row[start + i]) * MULTIPLIER) & LOW_62
    return h ^ (h >> 31)


@rule
def same_key(rows, entry):
    """Return whether the table holds this position as an entry."""
    words = len(rows.key)
    for i in range(words):  # noqa: SIM110 - compiled code knows no all()
        if rows.keys[entry * words + i] != rows.key[i]:
            return False
    return True


@rule
def enter(rows, place):
    """Enter a position of which nothing is known yet; whether there was room."""
    entry, words = rows.tally[ENTRIES], len(rows.key)
    if 2 * entry >= len(rows.wins):
        return False
    rows.tally[ENTRIES] += 1
    rows.index[place] = entry + 1
    for i in range(words):
        rows.keys[entry * words + i] = rows.key[i]
    for i in range(2):
        rows.wins[2 * entry + i], rows.fails[2 * entry + i] = NEVER, 0
    return True


@rule
def widen(rows):
    """Lead to all entries by twice as many places, so that small searches stay in little memory."""
    index, words = rows.index, len(rows.key)
    rows.tally[PLACES] *= 2
    last = rows.tally[PLACES] - 1
    for place in range(last + 1):
        index[place] = 0
    for entry in range(rows.tally[ENTRIES]):
        place = mixed(rows.keys, entry * words, words) & last
        while index[place]:
            place = place + 1 & last
        index[place] = entry + 1


@rule
def sort_actions(row, start, n, tally, base):
    """Actions that settled positions most often come first; insertion sort."""
    for i in range(start + 1, start + n):
        action, j = row[i], i
        while j > start and tally[base + row[j - 1]] < tally[base + action]:
            row[j] = row[j - 1]
            j -= 1
        row[j] = action


def forced_kernel(game: Game, pack: Pack, words: int) -> Kernel:
    """Return the kernel of a game's forced wins with a way to pack positions."""
    return kernel_of(game, _forced_kernel, pack, words)


def _forced_kernel(type: GameType, layout: Layout, seats: int, pack: Pack, words: int) -> Kernel:
    arguments = play_rows(type, layout, seats, states=None) | {
        "paid": Stretch("i8", 2),
        "key": Stretch("i8", words),
        "keys": Stretch("i8"),
        "index": Stretch("i4"),
        **{name: Stretch("i2") for name in ("wins", "fails")},
        **{name: Stretch("i8") for name in ("level", "favour")},
        "tally": Stretch("i8", SETTLED + 2 * type.rules.NUM_ACTIONS),
        "attacker": Whole(),
        "depth": Whole(),
    }
    return Kernel(lambda uniform: make_forced(type.rules, pack), arguments)


class _Packing(NamedTuple):
    pack: Pack
    words: int


class _Search:
    """The arrays of a search, which later questions about the same game read again."""

    def __init__(self, game: Game, packing: _Packing, depth: int, room: int, compiled: bool):
        self.game, self.compiled, self.depth, self.room = game, compiled, depth, room
        self.packing = packing
        actions = game.num_distinct_actions
        lengths = {
            "states": depth + 2,
            "keys": room * packing.words,
            "index": max(FIRST_PLACES, 1 << (2 * room).bit_length()),
            "wins": 2 * room,
            "fails": 2 * room,
            "level": 4 * (depth + 2),
            "favour": actions * (depth + 2),
        }
        kernel = forced_kernel(game, packing.pack, packing.words)
        self.work = Workspace(kernel, compiled, lengths, game.rules.State(), game.setup)
        self.work["tally"][PLACES] = FIRST_PLACES

    @property
    def opened(self) -> int:
        """Return how many positions were looked at."""
        return int(self.work["tally"][OPENED])

    def can_win(self, state: Any, seat: int, plies: int) -> bool:
        """Return whether a seat can force a win within that many actions; raise TableFull if the table is full."""
        self.work.put_state("states", state)
        found = self.work.run(attacker=seat, depth=plies)
        if found == -2:
            raise ValueError(f"{self.game.title}: chance decides on the way; a win is forced where it has no say")
        if found < 0:
            raise TableFull(f"positions={self.room}: {self.game.title} has more positions from here; give more room")
        return bool(found)

    def is_won(self, state: Any, seat: int, plies: int) -> bool:
        """The same for a position that may be over, with no action left."""
        if self.game.is_terminal(state):
            paid = self.game.returns(state)
            return bool(paid[seat] > paid[1 - seat])
        return plies > 0 and self.can_win(state, seat, plies)

    def key(self, state: Any, seat: int) -> tuple[Any, ...]:
        """Return what matters of a position, and whether a seat is to move."""
        key = [0] * self.packing.words
        self.packing.pack(self.game.setup, state, key)
        return *key, self.game.current_player(state) == seat

    def safe_set(self, state: Any, seat: int) -> int | None:
        """The size of a set of positions in which a seat is held off for ever, or None if none was found.

        The other seat answers with a move into the set, else with the first after which no win lies within the depth.
        """
        game, safe, new = self.game, {self.key(state, seat)}, [state]
        while new:
            here = new.pop()
            children = [game.successor(here, action) for action in game.legal_actions(here)]
            if game.current_player(here) != seat:
                children = self.holding(children, seat, safe)
                if not children:
                    return None
            for child in children:
                if game.is_terminal(child):
                    if self.is_won(child, seat, 0):
                        return None
                elif (key := self.key(child, seat)) not in safe:
                    if self.can_win(child, seat, self.depth):
                        return None
                    safe.add(key)
                    new.append(child)
        return len(safe)

    def holding(self, children: list[Any], seat: int, safe: set[Any]) -> list[Any]:
        """One position that holds a seat off, or none."""
        over = [child for child in children if self.game.is_terminal(child)]
        if any(not self.is_won(child, seat, 0) for child in over):
            return [child for child in over if not self.is_won(child, seat, 0)][:1]
        left = [child for child in children if not self.game.is_terminal(child)]
        inside = [child for child in left if self.key(child, seat) in safe]
        return inside[:1] or [child for child in left if not self.can_win(child, seat, self.depth)][:1]

    def outcome(self, state: Any, most: int) -> tuple[int | None, int | None]:
        """Return who can force a win, and the fewest actions, up to a number of them."""
        if self.game.is_terminal(state):
            first, second = self.game.returns(state)
            return (None, None) if first == second else (int(second > first), 0)
        for plies in range(1, most + 1):
            for seat in range(2):
                if self.can_win(state, seat, plies):
                    return seat, plies
        return None, None


def forced_win(  # each of its options is explained
    game: Game,
    state: Any = None,
    *,
    depth: int = 40,
    positions: int = 200_000,
    pack: tuple[Pack, int] | None = None,
    prove: bool = True,
    open_hands: bool = False,
    compile: bool | None = None,
) -> ForcedWin:
    """Return who can force a win from a position, the fewest actions, the best line, and where each action leads.

    It looks up to `depth` actions ahead and keeps at most `positions` in its table. If nobody wins so soon, it tries to
    `prove` that nobody ever can. `pack` is a rule
    `(setup, state, key)` that writes what matters of a position into whole numbers, and how many of them: positions
    that pack alike are one, so a half turn of the board or the order of twins need not be told apart; the seat to move
    must be the same part of both. Default: everything there is. A win is a higher payoff than the other seat's.
    With `open_hands` a game with hidden hands is searched as if everybody saw them. Raises TableFull if the table is
    too small, HiddenHands for hidden hands, ValueError for chance or another number of seats.

    >>> game = load("washi_cat", board="tiny", drawing="board", turn_limit=0, specials=0)
    >>> forced_win(game, depth=2, positions=100, prove=False, compile=False).winner is None
    True
    """
    began = time.perf_counter()
    if game.num_players != 2:
        raise ValueError(f"{game.title}: {game.num_players} seats play; a win is forced between two")
    marked_open(game, "", open_hands)
    whole("depth", depth, 1, NEVER - 1)
    whole("positions", positions)
    state = game.initial_state() if state is None else state
    compiled = is_compiled(compile)
    packing = _Packing(*(pack or whole_state(game.rules.State)))
    search = _Search(game, packing, depth, positions, compiled)
    winner, plies = search.outcome(state, depth)
    line: tuple[int, ...] = ()
    options: tuple[ActionOutcome, ...] = ()
    if winner is not None and plies:
        line = tuple(_line(search, state, winner, plies))
        options = tuple(_options(search, state, min(depth, plies + LOOK_ON)))
    sizes = [search.safe_set(state, seat) for seat in range(2)] if winner is None and prove else [None]
    safe = None if None in sizes else (sizes[0], sizes[1])
    return ForcedWin(
        player=game.current_player(state),
        winner=winner,
        plies=plies,
        depth=depth,
        line=line,
        options=options,
        positions=search.opened,
        mark=marked_open(game, "bound" if winner is None and safe is None else "exact"),
        safe=safe,  # type: ignore[arg-type]
        seconds=time.perf_counter() - began,
    )


def _options(search: _Search, state: Any, most: int) -> Iterator[ActionOutcome]:
    game = search.game
    for action in game.legal_actions(state):
        winner, plies = search.outcome(game.successor(state, action), most - 1)
        yield ActionOutcome(action, game.action_to_string(state, action), winner, plies)


def _line(search: _Search, state: Any, winner: int, plies: int) -> Iterator[int]:
    """The winner keeps the win as short as it is, the other makes it as long as can be."""
    game = search.game
    for left in range(plies - 1, -1, -1):
        children = [(action, game.successor(state, action)) for action in game.legal_actions(state)]
        if game.current_player(state) == winner:
            fit = (pair for pair in children if search.is_won(pair[1], winner, left))
        else:
            fit = (pair for pair in children if left == 0 or not search.is_won(pair[1], winner, left - 1))
        action, state = next(fit)
        yield action
