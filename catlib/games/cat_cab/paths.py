"""Ends of a cab's movement and their worth: cells are bits of a number, so that no tree is needed.

>>> from catlib import load
>>> streets(load("cat_cab")).after(0, 1, 0, opened=False) == 1 << 1 | 1 << 6
True
"""

import functools
from fractions import Fraction
from typing import NamedTuple

from catlib.game import Game
from catlib.rules import each_place

from .moving import directions_back
from .phases import NOBODY
from .reach import gets_out, spread, stuck
from .setup import LENGTHS, NIBBLES, NODES, OUT, PATROL, STEPS, choice

OUT_BIT = 1 << OUT
LIKES = {NIBBLES: 1, PATROL: -2}  # spaces that a special cell is worth


class Journey(NamedTuple):
    """A cab about to move, and all that decides what its movement is worth.

    `back` is how many spaces curses will push it back afterwards.
    """

    cell: int
    ones: int
    twos: int
    back: int
    passenger: int
    opened: bool  # whether the exit gate is open
    origin: int = OUT  # the node that nearness is counted from
    moved: bool = False
    nibbles: bool = True  # whether cat nibbles still act in this turn
    rivals: tuple[int, ...] = ()  # the cells of other cabs: to end there means a duel


class _Gate(NamedTuple):
    """The parts of a state that the rules ask about the way out."""

    collected: int
    backlog: int = 0


class Streets:
    """The reach of cabs on a board under its house rules; every answer is kept."""

    def __init__(self, game: Game):
        self.game, self.setup = game, game.setup
        self._after: dict[tuple[int, int, int, bool], int] = {}

    def straight(self, nodes: int, length: int, opened: bool) -> int:
        """The nodes that one straight movement reaches from any of some nodes, all as bits."""
        return spread(self.setup, _Gate(opened), nodes & ~OUT_BIT, length)

    def after(self, cell: int, ones: int, twos: int, opened: bool) -> int:
        """The nodes, as bits, where a cab can be after exactly that many movements of one space and of two.

        Who got out on the way counts as out, unless the house rule `leave_by` wants every space spent.
        """
        key = cell, ones, twos, opened
        if key not in self._after:
            self._after[key] = self._step(cell, ones, twos, opened) if ones + twos else 1 << cell
        return self._after[key]

    def _step(self, cell: int, ones: int, twos: int, opened: bool) -> int:
        before_one = self.after(cell, ones - 1, twos, opened) if ones else 0
        before_two = self.after(cell, ones, twos - 1, opened) if twos else 0
        gone = 0 if self.setup.leave_by == choice.EXACT else (before_one | before_two) & OUT_BIT
        return self.straight(before_one, 1, opened) | self.straight(before_two, 2, opened) | gone

    def ends(self, journey: Journey) -> int:
        """The nodes, as bits, where a cab can stand, or be out, when all its movement is done; none if it never moved.

        Movement that fits nowhere is lost, and may be waived where the house allows that. A cab that is pushed back
        before its landing is judged stands where it was pushed.
        """
        if self.pushes_first(journey):
            return self._pushed_ends(journey)
        cell, ones, twos, opened = journey.cell, journey.ones, journey.twos, journey.opened
        if not (self.setup.may_waive or self.setup.stuck[1]):
            return self.after(cell, ones, twos, opened) if ones + twos or journey.moved else 0
        found = 0
        for i in range(ones + 1):
            for j in range(twos + 1):
                if i + j or journey.moved:
                    found |= self._done(self.after(cell, i, j, opened), ones - i, twos - j, _Gate(opened))
        return found

    def pushes_first(self, journey: Journey) -> bool:
        """Return whether curses push the cab back before its landing is judged; gap 0.4."""
        return bool(journey.back and self.setup.curses_land == choice.BEFORE_LANDING)

    def _pushed_ends(self, journey: Journey) -> int:
        """The nodes where a cab can stand that was pushed back, or be out with that much movement to spare."""
        ones, twos, gate = journey.ones, journey.twos, _Gate(journey.opened, journey.back)
        found = 0
        for i in range(ones + 1):
            for j in range(twos + 1):
                nodes = self.after(journey.cell, i, j, False)
                found |= self._done(nodes, ones - i, twos - j, gate)
                if gets_out(self.setup, gate, nodes, ones - i, twos - j):
                    found |= OUT_BIT
        landed = found & OUT_BIT
        for node in each_place(found & ~OUT_BIT):
            landed |= self.pushed_back(node, journey.back)
        return landed

    def _done(self, nodes: int, ones: int, twos: int, gate: _Gate) -> int:
        """Those of some nodes where a cab may be when that much of its movement is left."""
        if ones + twos == 0:
            return nodes
        gone = nodes & OUT_BIT if self.setup.leave_by == choice.OVERSHOOT else 0
        if self.setup.may_waive:
            return gone | nodes & ~OUT_BIT
        return gone | stuck(self.setup, gate, nodes & ~OUT_BIT, ones, twos)

    def is_visited(self, journey: Journey, node: int) -> bool:
        """Return whether some single movement can end on a node."""
        steps = ((i, j) for i in range(journey.ones + 1) for j in range(journey.twos + 1) if i + j)
        return any(self.after(journey.cell, i, j, journey.opened) >> node & 1 for i, j in steps)

    def pushed_back(self, node: int, steps: int) -> int:
        """The nodes, as bits, where a cab can be after being pushed back along shortest streets."""
        nodes = {node}
        for _ in range(steps):
            nodes = {there for here in nodes for there in self._back(here)}
        return sum(1 << n for n in nodes)

    def _back(self, node: int) -> list[int]:
        found = directions_back(self.setup, node)
        return [self.setup.backward[node * STEPS + d] for d in range(STEPS) if found >> d & 1] or [node]

    def boost_share(self, journey: Journey, node: int, goal: int) -> Fraction:
        """The share of all lengths of a speed boost from a node that can end on a goal."""
        return Fraction(sum(self.boost_hits(journey, node, n, goal) for n in range(1, LENGTHS + 1)), LENGTHS)

    def boost_hits(self, journey: Journey, node: int, spaces: int, goal: int) -> bool:
        """Return whether a boost of that many spaces can end on a goal."""
        return bool(self.straight(1 << node, spaces, journey.opened) >> goal & 1)

    def best_boost(self, journey: Journey, ends: int, goal: int) -> Fraction:
        """The chance to get to a goal by a boost, over the nibbles among some nodes that act."""
        if not journey.nibbles or self.setup.pickup == choice.EACH_MOVE:
            return Fraction(0)
        active = [n for n in self._nibbles if ends >> n & 1 and n != journey.passenger]
        bands = self.setup.nibbles_bands
        boosts = Fraction(bands.count(choice.SPEED_BOOST), len(bands))
        return boosts * max((self.boost_share(journey, node, goal) for node in active), default=Fraction(0))

    @functools.cached_property
    def _nibbles(self) -> list[int]:
        return [node for node in range(self.setup.cells) if self.setup.kind[node] == NIBBLES]

    def distance(self, a: int, b: int) -> int:
        return self.setup.distance[a * NODES + b]

    def nearest(self, journey: Journey, goal: int) -> int | Fraction:
        """The fewest spaces to a goal that can be left once the cab has moved and was pushed back.

        Who reaches the goal is there, even if pushed back; who gets out is as far from a passenger as before.
        """
        if goal == journey.passenger and self.setup.pickup == choice.EACH_MOVE and self.is_visited(journey, goal):
            return 0
        ends = self.ends(journey)
        found = [self.rest(journey, node, goal) for node in range(NODES) if ends >> node & 1]
        if not ends or (self.setup.may_waive and not journey.moved):
            found.append(self.unmoved(journey, goal))
        return min(found)

    def unmoved(self, journey: Journey, goal: int) -> int | Fraction:
        """The fewest spaces left to a cab that does not move but is pushed back."""
        if not self.pushes_first(journey):
            return self.behind(journey.cell, journey.back, goal)
        ends = self.pushed_back(journey.cell, journey.back)
        return min(self.rest(journey, node, goal) for node in range(NODES) if ends >> node & 1)

    def rest(self, journey: Journey, node: int, goal: int) -> int | Fraction:
        """The spaces left from where a cab lands: on average where it meets another, as who loses a duel falls back."""
        if node == goal:
            return 0
        if node == OUT:
            return self.distance(journey.origin, goal)
        back = 0 if self.pushes_first(journey) else journey.back
        left, rivals = self.behind(node, back, goal), journey.rivals.count(node)
        if not rivals:
            return left
        lost = duel_lost(self.game, rivals + 1)
        return left + lost * (self.behind(node, back + self.setup.retreat_steps, goal) - left)

    def behind(self, node: int, steps: int, goal: int) -> int:
        """The fewest spaces from a goal after being pushed back that many steps from a node."""
        if steps == 0:
            return self.distance(node, goal)
        ends = self.pushed_back(node, steps)
        return min(self.distance(n, goal) for n in range(NODES) if ends >> n & 1)


@functools.lru_cache(maxsize=32)
def streets(game: Game) -> Streets:
    """The streets of a game, with what was found out about them so far."""
    return Streets(game)


@functools.lru_cache(maxsize=32)
def duel_lost(game: Game, duellists: int) -> Fraction:
    """The chance that whoever lands on other cabs loses the duel."""
    from .odds.contests import duel  # which asks goals that need these streets

    return 1 - duel(duellists, game=game)[0]


# What movement is worth


def nearness(streets: Streets, journey: Journey, goal: int, space: int = 1) -> int | Fraction:
    """Spaces nearer to a goal, each worth as much, special cells counted in, at the best of the ends."""
    ends = streets.ends(journey)
    if not ends:
        return -space * streets.unmoved(journey, goal)
    return max(_end_worth(streets, journey, node, goal, space) for node in range(NODES) if ends >> node & 1)


def _end_worth(streets: Streets, journey: Journey, node: int, goal: int, space: int) -> int | Fraction:
    quiet = node in (goal, journey.passenger) or node >= streets.setup.cells or not journey.nibbles
    return (0 if quiet else LIKES.get(streets.setup.kind[node], 0)) - space * streets.rest(journey, node, goal)


def net_worth(streets: Streets, journey: Journey) -> int:
    return journey.ones + 2 * journey.twos - journey.back


def land_worth(streets: Streets, journey: Journey) -> int | Fraction:
    goal = journey.passenger
    if goal < 0:
        return 0
    ends = streets.ends(journey)
    if ends >> goal & 1 or (streets.setup.pickup == choice.EACH_MOVE and streets.is_visited(journey, goal)):
        return 1
    return streets.best_boost(journey, ends, goal)


def leave_worth(streets: Streets, journey: Journey) -> int | Fraction:
    ends = streets.ends(journey)
    if ends >> OUT & 1 or (not journey.opened and _opens_and_leaves(streets, journey)):
        return 1
    return streets.best_boost(journey, ends, OUT) if journey.opened else 0


def _opens_and_leaves(streets: Streets, journey: Journey) -> bool:
    """Return whether a cab that picks up on its way can still get out, where a single movement collects; gap 0.7."""
    goal = journey.passenger
    if streets.setup.pickup == choice.FINAL or goal < 0:
        return False
    for i in range(journey.ones + 1):
        for j in range(journey.twos + 1):
            if i + j and streets.after(journey.cell, i, j, False) >> goal & 1:
                rest = Journey(goal, journey.ones - i, journey.twos - j, journey.back, NOBODY, True, moved=True)
                if streets.ends(rest) & OUT_BIT:
                    return True
    return False


def nearer_passenger(streets: Streets, journey: Journey) -> int | Fraction:
    return streets.distance(journey.origin, journey.passenger) - streets.nearest(journey, journey.passenger)


def nearer_exit(streets: Streets, journey: Journey) -> int | Fraction:
    return streets.distance(journey.origin, OUT) - streets.nearest(journey, OUT)
