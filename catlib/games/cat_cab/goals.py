"""Goals of a driver's turn, by which `catlib.solving.exact` values every option.

A goal follows a narrower world than the game: dice are rolled by the rules, and as soon as they are fixed the turn ends
with what its movement is worth (`paths`).
"""

import functools
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from catlib.chance import Pmf
from catlib.game import End, Game, Goal
from catlib.rules import lowest_place
from catlib.solving import solve

from . import phases
from .curses import add_curse, cancelled, may_reroll
from .dice import CHARM, MOVE_1, MOVE_2, faces_shown, roll_die, roll_next
from .moving import STOP, landing, target
from .navigator import aim_of
from .paths import (
    Journey,
    Streets,
    land_worth,
    leave_worth,
    nearer_exit,
    nearer_passenger,
    nearness,
    net_worth,
    streets,
)
from .setup import BLOCKED, D8, OUT, SEATS, SIX_SIDED, SLOTS, STEPS, WHITE, choice

NET = "net spaces"
LAND = "land on the passenger"
LEAVE = "leave the city"
NEARER_PASSENGER = "nearer to the passenger"
NEARER_EXIT = "nearer to the exit"
CHANCES = frozenset({LAND, LEAVE})
LIKELY = Fraction(1, 4)  # chance from which on a turn is about getting there
FAR_MORE = 4  # times what special cells are worth is what a space is
DISTRIBUTION = ("One full turn, played best", NET)

SOMEWHERE = -2  # the passenger of a lucky charm, wherever the dice will place it
BLANK, ITEM, ONE, TWO = (1 << 4 * i for i in range(4))  # what a face is good for; four bits count each
FACES = (0, BLANK, BLANK, ITEM, ONE, ONE, TWO, TWO, TWO)


class _Dice:
    """A state while dice are rolled: what changes then, in front of a state that has the rest; quick to copy."""

    __slots__ = ("base", "curses", "die", "here", "pending", "phase", "player", "seat", "sides")
    base: Any

    def __init__(self, state: Any, here: tuple[Any, ...]):
        self.base = state.base if type(state) is _Dice else state
        self.here, self.phase, self.player, self.sides = here, state.phase, state.player, state.sides
        self.seat, self.die, self.pending, self.curses = state.seat, state.die[:], state.pending, state.curses

    def __getattr__(self, name: str) -> Any:
        return getattr(self.base, name)

    def key(self) -> Any:
        """Return what tells it apart, as with states."""
        return self.phase, *self.die, self.pending, *self.curses, self.base.key()


# A turn as a goal sees it


def movement_ahead(state: Any) -> bool:
    """Return whether the movement of the turn is still to come or under way."""
    is_placing = state.phase in (phases.COLUMN, phases.ROW) and state.stage == phases.ITEMS
    return is_placing or state.phase in (phases.ROLLING, phases.KEEP, phases.ITEM, phases.CANCEL, phases.MOVE)


class _Turn:
    """The rest of a turn for one goal: what follows a state, and what it is worth where it ends.

    `local`: whether the place of the cab matters. `later`: the phases after the movement that count, too: a speed boost
    where one wants to arrive; where spaces are counted, the way of a boost, or back, that is still to be chosen.
    """

    def __init__(self, game: Game, worth: Callable[[Streets, Journey], int | Fraction], local: bool):
        self.game, self.setup, self.streets = game, game.setup, streets(game)
        self.worth, self.local = worth, local
        arrives, self.nears = worth in (land_worth, leave_worth), worth in (nearer_passenger, nearer_exit)
        self.later = (phases.NIBBLE_ROLL, phases.BOOST_ROLL, phases.BOOST) * arrives
        self.later += (phases.BOOST, phases.RETREAT) * self.nears
        faces = FACES if self.setup.item_limit else tuple(BLANK if face == ITEM else face for face in FACES)
        self.tables = [faces] * D8 + [tuple(face << 16 for face in faces)] * (SLOTS - D8)  # by die slot, by face
        self.kept: dict[tuple[Journey, int], int | Fraction] = {}

    # The functions of a goal

    def until(self, state: Any) -> bool:
        if type(state) is End:
            return True
        return not (movement_ahead(state) or state.phase in self.later) or self._is_vain(state)

    def _is_vain(self, state: Any) -> bool:
        """Return whether there is nothing to be had: no passenger, a closed gate; or for Crazy cat, which is told its
        way."""
        if self.local and phases.mover(state) == self.setup.crazy:
            return True
        if self.worth in (land_worth, nearer_passenger):
            return bool(state.passenger == phases.NOBODY)
        return self.worth is leave_worth and state.collected == 0 and self.setup.pickup == choice.FINAL

    def value(self, state: Any) -> int | Fraction:
        return state.worth if type(state) is End else 0

    def abstraction(self, state: Any) -> Any:
        """Return what matters of a state: classes of faces rather than dice, and where the cab stands if that
        counts."""
        if type(state) is End:
            return state
        if state.phase == phases.RETREAT:
            return state.phase, state.stage, self._steps_back(state), *self._here(state)
        faces = sum([table[face] for table, face in zip(self.tables, state.die, strict=True)])
        return self._key(state, state.phase, faces, state.pending)

    def _key(self, state: Any, phase: int, faces: int, pending: int) -> tuple[Any, ...]:
        seat, setup = state.seat, self.setup
        dice = faces, (pending & SIX_SIDED).bit_count(), (pending >> D8).bit_count(), state.curses[seat]
        key: tuple[Any, ...] = (phase, seat == setup.crazy, *dice)
        if setup.curse_supply:
            key += (sum(state.curses),)
        if phase not in (phases.ROLLING, phases.KEEP):
            key += (state.items, state.ones, state.twos, state.backlog, state.moved, state.settled, state.boost)
        return key + self._here(state)

    def _here(self, state: Any) -> tuple[Any, ...]:
        """Return what matters of the city."""
        if type(state) is _Dice:
            return state.here
        if not self.local:
            return ()
        return state.cell[phases.mover(state)], state.passenger, state.collected > 0, state.column, self._rivals(state)

    def _rivals(self, state: Any) -> tuple[int, ...]:
        """Return the cells of other cabs, where a driver would meet them."""
        others = [s for s in range(self.setup.seats) if s != phases.mover(state) and phases.inside(state, s)]
        return tuple(sorted(state.cell[s] for s in others if state.cell[s] < self.setup.cells))

    def action_classes(self, state: Any, actions: Sequence[int]) -> list[int] | None:
        """Names for sets of dice to roll again: the classes of their faces."""
        if state.phase != phases.KEEP:
            return None
        names = {0: 0}
        for dice in actions[1:]:  # in ascending order, so that a smaller set has been named
            rest = dice & (dice - 1)
            slot = (dice ^ rest).bit_length() - 1
            names[dice] = names[rest] + self.tables[slot][state.die[slot]]
        return list(names.values())

    def successor(self, state: Any, action: int) -> Any:
        phase = state.phase
        if phase == phases.ROLLING:
            return self._roll(state, action + 1)
        if phase == phases.KEEP:
            return self._reroll(state, action) if action else self._fix(state)
        if phase == phases.ITEM:
            return self._item(state, action + 1)
        if phase in (phases.COLUMN, phases.ROW):
            return self._place_passenger(state, action)
        if phase == phases.CANCEL:
            return End(self._cancelled(self._journey(state), state.curses[state.seat], action))
        if phase == phases.MOVE:
            return End(self._move(state, action))
        if phase == phases.RETREAT:
            return End(self._retreat(state, action))
        return End(self._boost(state, action))

    # Dice and items

    def _reroll(self, state: Any, dice: int) -> _Dice:
        child = _Dice(state, self._here(state))
        child.die = [0 if dice >> slot & 1 else face for slot, face in enumerate(state.die)]
        child.pending = dice
        roll_next(self.setup, child)
        return child

    def _roll(self, state: Any, face: int) -> Any:
        child = _Dice(state, self._here(state))
        if face == 1:
            child.curses = state.curses[:]
        if state.pending & (state.pending - 1):
            roll_die(self.setup, child, face)
            return child
        child.die[lowest_place(child.pending)] = face
        child.pending = 0
        if face == 1:
            add_curse(self.setup, child, child.seat)
        if not may_reroll(self.setup, child):
            return self._fix(child)
        phases.ask(child, phases.KEEP, child.seat)
        return child

    def _fix(self, state: Any) -> Any:
        """The dice as they lie become movement and item rolls, and from here on their faces do not matter."""
        child = state.base.copy() if type(state) is _Dice else state.copy()
        child.curses[state.seat] = state.curses[state.seat]
        _, _, threes, child.ones, child.twos = faces_shown(state)
        child.items = min(threes, self.setup.item_limit)
        child.die, child.pending = [0] * SLOTS, 0
        return self._after_items(child)

    def _item(self, state: Any, item: int) -> Any:
        child = state.copy()
        child.items -= 1
        if item == MOVE_1:
            child.ones += 1
        elif item == MOVE_2:
            child.twos += 1
        elif item == CHARM and self.local and child.passenger != phases.NOBODY:
            child.passenger = SOMEWHERE
        return self._after_items(child)

    def _place_passenger(self, state: Any, action: int) -> Any:
        child = state.copy()
        if state.phase == phases.COLUMN:
            child.column = action
            phases.ask_dice(child, phases.ROW, self.setup.rows)
            return child
        cell = action * self.setup.columns + state.column
        child.passenger = cell if cell in self._places else SOMEWHERE
        child.column = 0
        return self._after_items(child)

    def _after_items(self, child: Any) -> Any:
        if child.items:
            phases.ask_dice(child, phases.ITEM, 6)
            return child
        return self._drive(self._journey(child), child.curses[child.seat])

    # Movement

    def _journey(self, state: Any) -> Journey:
        s = state.seat
        begun = state.phase in (phases.MOVE, phases.NIBBLE_ROLL, phases.BOOST_ROLL, phases.BOOST)
        moved = begun and state.moved > 0
        quiet = begun and state.settled == phases.DONE
        return Journey(
            cell=state.cell[s],
            ones=state.ones,
            twos=state.twos,
            back=state.backlog if begun else 0,
            passenger=state.passenger,
            opened=state.collected > 0,
            origin=state.cell[s],
            moved=moved,
            nibbles=not quiet,
            rivals=self._rivals(state) if self.local else (),
        )

    @property
    def _places(self) -> tuple[int, ...]:
        """The cells where a charm may put the passenger; gap 0.9."""
        return tuple(cell for cell in range(self.setup.cells) if self.setup.kind[cell] != BLOCKED)

    def _drive(self, journey: Journey, curses: int) -> End:
        """Return what a journey is worth before its curses are dealt with, by the best choices."""
        key = journey, curses
        if key not in self.kept:
            is_open = self.local and journey.passenger == SOMEWHERE
            self.kept[key] = self._average(journey, curses) if is_open else self._best(journey, curses)
        return End(self.kept[key])

    def _average(self, journey: Journey, curses: int) -> Fraction:
        """Over the cells where a lucky charm may put the passenger; rule 20."""
        total = sum(self._best(journey._replace(passenger=cell), curses) for cell in self._places)
        return Fraction(total) / len(self._places)

    def _best(self, journey: Journey, curses: int) -> int | Fraction:
        best = cancelled(self.setup, journey.ones, journey.twos, curses)
        choices = [n for n in range(journey.twos + 1) if 0 <= best - 2 * n <= journey.ones]
        return max(self._cancelled(journey, curses, n) for n in choices)

    def _cancelled(self, journey: Journey, curses: int, twos: int) -> int | Fraction:
        """Return what a journey is worth once curses have cancelled that many movements of two spaces; rule 23."""
        best = cancelled(self.setup, journey.ones, journey.twos, curses)
        back = 0 if self.setup.curses_act == choice.CANCEL_ONLY else curses - best
        left = journey._replace(ones=journey.ones - best + 2 * twos, twos=journey.twos - twos, back=back)
        return self.worth(self.streets, left)

    def _move(self, state: Any, action: int) -> int | Fraction:
        """Return what a journey is worth after one of its movements."""
        journey = self._journey(state)
        if not self.local:
            return self.worth(self.streets, journey)
        if action == STOP:
            return self.worth(self.streets, journey._replace(ones=0, twos=0))
        there = landing(self.setup, state, action)
        ones, twos = (journey.ones, journey.twos - 1) if action >= STEPS else (journey.ones - 1, journey.twos)
        after = journey._replace(cell=there, ones=ones, twos=twos, moved=True)
        if there == OUT:
            after = after._replace(ones=0, twos=0, back=0)
        elif there == journey.passenger and self.setup.pickup == choice.EACH_MOVE:
            if self.worth is land_worth:
                return 1
            if self.worth is nearer_passenger:
                return self.streets.distance(journey.origin, journey.passenger)
            after = after._replace(opened=True)
        return self.worth(self.streets, after)

    def _boost(self, state: Any, action: int) -> int | Fraction:
        """Return what cat nibbles are worth after a roll, and a speed boost in some direction."""
        journey, goal = self._journey(state), self._goal(state)
        if self.nears:
            end = journey.cell if action == STOP else target(self.setup, state, journey.cell, action, state.boost)
            return self.streets.distance(journey.cell, goal) - self.streets.rest(journey, end, goal)
        if goal < 0:
            return 0
        if state.phase == phases.BOOST:
            return 0 if action == STOP else int(target(self.setup, state, journey.cell, action, state.boost) == goal)
        if state.phase == phases.BOOST_ROLL:
            return int(self.streets.boost_hits(journey, journey.cell, action + 1, goal))
        if self.setup.nibbles_bands[action // 2] != choice.SPEED_BOOST:
            return 0
        return self.streets.boost_share(journey, journey.cell, goal)

    def _retreat(self, state: Any, action: int) -> int | Fraction:
        """Return how many spaces nearer a cab ends that is pushed back some way; where it lands only then, it duels."""
        here, goal = state.cell[state.player], self._goal(state)
        there = self.setup.backward[here * STEPS + action]
        lands = state.stage == phases.LANDING
        journey = Journey(there, 0, 0, 0, state.passenger, False, here, rivals=self._rivals(state) if lands else ())
        ends = self.streets.pushed_back(there, self._steps_back(state) - 1)
        left = min(self.streets.rest(journey, node, goal) for node in range(OUT) if ends >> node & 1)
        return self.streets.distance(here, goal) - left

    def _steps_back(self, state: Any) -> int:
        """Return how many spaces the cab is pushed back in all, those of curses that come later too."""
        return int(state.back[state.player] + (state.backlog if state.player == state.seat else 0))

    def _goal(self, state: Any) -> int:
        return int(state.passenger if self.worth in (land_worth, nearer_passenger) else OUT)


# The goals


_WORTH: dict[str, Callable[[Streets, Journey], int | Fraction]] = {
    NET: net_worth,
    LAND: land_worth,
    LEAVE: leave_worth,
    NEARER_PASSENGER: nearer_passenger,
    NEARER_EXIT: nearer_exit,
}


@functools.lru_cache(maxsize=32)
def goals(game: Game) -> dict[str, Goal]:
    """Return what a driver can want from the turn, by name; each is exact from any state of the turn.

    A goal stops (`until`) where it has nothing to say: other phases, no passenger, a closed gate. What other seats do
    does not count; nor do boosts where single movements pick up (gap 0.7). The chance to win is not such a goal:
    `catlib.solving.tree_search` estimates it.

    >>> from catlib.solving import solve
    >>> game = load("cat_cab")
    >>> state = turn(game, d6=2, cell=(1, 1), passenger=(1, 2))
    >>> {name: str(solve(game, goal, state).value) for name, goal in goals(game).items()}
    {'net spaces': '4061/2048', 'land on the passenger': '10879/11520', 'leave the city': '0',
     'nearer to the passenger': '5119/5760', 'nearer to the exit': '33/16'}
    """
    return {name: _goal(game, name) for name in _WORTH}


def _goal(game: Game, name: str) -> Goal:
    haste = functools.partial(_haste, game) if name == NET else None
    return turn_goal(game, name, name, _WORTH[name], haste=haste)


def errands(game: Game, state: Any) -> list[str]:
    """Return what the turn is about: to get to the passenger or out where that is likely enough, else to come nearer;
    then to get far.

    >>> game = load("cat_cab")
    >>> errands(game, turn(game, cell=(1, 1), passenger=(1, 3))), errands(game, turn(game, cell=(1, 1), opened=True))
    (['land on the passenger', 'nearer to the passenger', 'net spaces'],
     ['nearer to the exit', 'leave the city', 'net spaces'])
    """
    arrive, near = (LAND, NEARER_PASSENGER) if fetches(game, state) else (LEAVE, NEARER_EXIT)
    goal = goals(game)[arrive]
    solution = None if goal.until(state) else solve(game, goal, state)
    if solution is None or solution.value < LIKELY:
        return [near, arrive, NET]
    keeps = state.phase == phases.KEEP and solution.options[0].value == 1  # whoever is sure to get there rolls no more
    return [arrive] if keeps else [arrive, near, NET]


def calm(game: Game, state: Any, action: int) -> tuple[int, ...]:
    """Return how many dice that move the cab are rolled again, and how many in all."""
    rolled = [face for slot, face in enumerate(state.die) if state.phase == phases.KEEP and action >> slot & 1]
    return sum(FACES[face] >= ITEM for face in rolled), len(rolled)


def fetches(game: Game, state: Any) -> bool:
    """Return whether the driver makes for the passenger, not for the exit."""
    return bool(aim_of(game.setup, state, phases.mover(state)) == state.passenger)


def _haste(game: Game, state: Any, action: int) -> tuple[Any, ...]:
    """Return which of some ways comes first: how near to its errand the cab can end by it, and on which kind of cell,
    then how near it gets at once."""
    if state.phase not in (phases.CANCEL, phases.MOVE):
        return ()
    is_fetching, moves = fetches(game, state), state.phase == phases.MOVE and action != STOP
    here = landing(game.setup, state, action) if moves else state.cell[state.seat]
    errand: Any = _errand(game, is_fetching).successor
    return -errand(state, action).worth, streets(game).distance(here, state.passenger if is_fetching else OUT)


@functools.lru_cache(maxsize=32)
def _errand(game: Game, is_fetching: bool) -> Goal:
    """Ends near a goal, of those as near the one on the better kind of cell."""

    def worth(streets: Streets, journey: Journey) -> int | Fraction:
        return nearness(streets, journey, journey.passenger if is_fetching else OUT, FAR_MORE)

    return turn_goal(game, "errand", "Nearness.", worth)


def net_goal(game: Game, value: Callable[[int], int | Fraction], name: str, sentence: str) -> Goal:
    """A goal for a turn whose net spaces are worth `value(net)`.

    >>> from catlib.solving import solve
    >>> game = load("cat_cab")
    >>> far = net_goal(game, lambda net: int(net >= 2), "two spaces", "Chance to get two spaces ahead.")
    >>> solve(game, far, turn(game, d6=1)).value
    Fraction(1, 2)
    """
    return turn_goal(game, name, sentence, lambda streets, journey: value(net_worth(streets, journey)), local=False)


def turn_goal(
    game: Game,
    name: str,
    sentence: str,
    worth: Callable[[Streets, Journey], int | Fraction],
    local: bool = True,
    haste: Callable[[Any, int], tuple[Any, ...]] | None = None,
) -> Goal:
    turn = _Turn(game, worth, local and worth is not net_worth)
    return Goal(
        name,
        sentence,
        turn.until,
        turn.value,
        turn.abstraction,
        successor=turn.successor,
        action_classes=turn.action_classes,
        haste=haste,
    )


# A turn from its start


def turn(
    game: Game,
    d6: int | None = None,
    d8: int = 0,
    *,
    curses: int = 0,
    cell: tuple[int, int] | None = None,
    passenger: tuple[int, int] | None = None,
    opened: bool = False,
) -> Any:
    """The start of a later turn of the first seat, which rolls that many dice while it holds that many curses.

    `d6` (default: the white dice of the house, up to all 9 six-sided dice) and `d8` (up to 3) count dice; `cell` and
    `passenger` are (column, row), by default the start gate and nobody; `opened`: whether the exit gate is open.

    >>> state = turn(load("cat_cab"), d6=3, cell=(1, 1), passenger=(6, 8))
    >>> bin(state.pending), state.cell[0], state.passenger
    ('0b111', 0, 47)
    """
    d6 = game.setup.white_dice if d6 is None else d6
    check_dice(game, d6, d8, curses)
    state = game.initial_state()
    seat = 1 if game.setup.crazy == 0 else 0
    state.seat = state.actor = seat
    state.stage, state.placed, state.collected = phases.ITEMS, 1, int(opened)
    state.turns[seat], state.curses[seat] = 2, curses
    for s in range(game.setup.seats):
        state.order[s] = state.rank[s] = s
    white = min(d6, WHITE)
    state.pending = (1 << white) - 1 | ((1 << d6 - white) - 1) << WHITE | ((1 << d8) - 1) << D8
    for i in [*range(d6 - white), *range(SEATS, SEATS + d8)]:
        state.holder[i] = seat + 1
    state.cell[seat] = _node(game, cell, game.setup.start)
    state.passenger = _node(game, passenger, phases.NOBODY)
    phases.ask_dice(state, phases.ROLLING, 6 if d6 else 8)
    return state


def check_dice(game: Game, d6: int, d8: int, curses: int) -> None:
    """Raise ValueError for dice that no turn rolls, or curses that no driver holds."""
    if d6 not in range(D8 + 1) or d8 not in range(SEATS + 1) or not d6 + d8:
        raise ValueError(f"{d6} D6 and {d8} D8: a turn rolls 0 to {D8} D6 and 0 to {SEATS} D8, at least one die")
    if curses not in range(game.setup.curse_limit + 1):
        raise ValueError(f"curses={curses}: a driver holds 0 to {game.setup.curse_limit}")


def _node(game: Game, cell: tuple[int, int] | None, otherwise: int) -> int:
    if cell is None:
        return otherwise
    if not (1 <= cell[0] <= game.setup.columns and 1 <= cell[1] <= game.setup.rows):
        raise ValueError(f"cell {cell}: columns are 1 to {game.setup.columns}, rows 1 to {game.setup.rows}")
    return (cell[1] - 1) * game.setup.columns + cell[0] - 1


def turn_distribution(game: Game) -> Pmf:
    """The exact distribution of the net spaces of a turn with the white dice of the house, driven for the highest mean.

    >>> turn_distribution(load("cat_cab", white_dice=1, item_limit=0)).mean
    Fraction(255, 256)
    """
    return solve(game, goals(game)[NET], turn(game)).distribution()


def luck_goal(game: Game, state: Any) -> Goal | None:
    """The yardstick for the luck of a roll: the net spaces of a turn with best play; none for dice that move nobody."""
    return goals(game)[NET] if state.phase in (phases.ROLLING, phases.ITEM) else None
