"""Crazy cat's path against brute force with networkx, and what the other bots promise."""

import functools
import itertools

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import catlib
from catlib.games.cat_cab import bots, phases
from catlib.games.cat_cab.board import DIRECTIONS
from catlib.games.cat_cab.crazy_cat import crazy_cost
from catlib.games.cat_cab.curses import cancelled
from catlib.games.cat_cab.moving import STOP, can_move, target
from catlib.games.cat_cab.reach import reachable
from catlib.games.cat_cab.rules import free_actions
from catlib.games.cat_cab.setup import NODES
from catlib.games.cat_cab.special import start_boost

from .positions import CITIES, city, go_on, node, place, play, position, streets, where

MANY = settings(max_examples=400, derandomize=True, deadline=None)


def choose(game, state, bot=bots.CRAZY, u=0.0):
    """What a rule-written bot does here."""
    legal = game.legal_actions(state)
    return bots.choose(bot, game.setup, state, legal, len(legal), u, [0] * bots.WORK)


def drive(game, state):
    """The cells over which Crazy cat drives, one movement after the other."""
    path, mover = [], state.actor
    while state.phase == phases.MOVE and state.actor == mover:
        state = game.child(state, choose(game, state))
        path.append(state.cell[mover])
    return path


# A slow obvious twin


class Twin:
    """All paths that use up some movements in a city, by coordinates, in every order and direction."""

    def __init__(self, game, is_open):
        self.game, self.board = game, game.house.board
        self.way_in, self.way_out = (self.board.gates[i] for i in (game.house.entry_gate, 1 - game.house.entry_gate))
        self.is_open, self.exact = is_open, game.house.leave_by == "exact"
        self.directions = list(DIRECTIONS)[: 8 if game.house.diagonal else 4]
        self.graph = streets(game)
        self.ends = functools.cache(self._ends)
        self.passed = functools.cache(self._passed)
        self.distances_to = functools.cache(self._distances_to)

    def step(self, here, direction):
        """The cell one space on, "out", or None."""
        dx, dy = DIRECTIONS[direction]
        if here == "start":
            inward = tuple(-n for n in DIRECTIONS[self.way_in.side])
            return self.way_in.cell if (dx, dy) == inward else None
        if here == self.way_out.cell and direction == self.way_out.side:
            return "out" if self.is_open else None
        there = (here[0] + dx, here[1] + dy)
        on_grid = 1 <= there[0] <= self.board.columns and 1 <= there[1] <= self.board.rows
        return there if on_grid and there not in self.board.blocked else None

    def movement(self, here, direction, length, left):
        """Where a straight movement ends, or None if it does not fit."""
        for done in range(1, length + 1):
            here = self.step(here, direction)
            if here is None:
                return None
            if here == "out":
                return "out" if not self.exact or done == length == left else None
        return here

    def _ends(self, here, ones, twos):
        """The cells where a cab can end."""
        if here == "out":
            return frozenset([here])
        left, after = ones + 2 * twos, []
        for length, have in ((1, ones), (2, twos)):
            for direction in self.directions if have else ():
                there = self.movement(here, direction, length, left)
                if there is not None:
                    after.append(self.ends(there, ones - (length == 1), twos - (length == 2)))
        return frozenset().union(*after) if after else frozenset([here])

    def _passed(self, here, ones, twos, left):
        """The cells where a cab stands after some of its movements, `left` spaces of which it had."""
        if here == "out" or not ones + twos:
            return frozenset([here])
        after = []
        for length, have in ((1, ones), (2, twos)):
            for direction in self.directions if have else ():
                there = self.movement(here, direction, length, left)
                if there is not None:
                    after.append(self.passed(there, ones - (length == 1), twos - (length == 2), left - length))
        return frozenset().union(*after)

    def _distances_to(self, goal):
        """Spaces from every node to a goal."""
        return nx.single_source_shortest_path_length(self.graph.reverse(), goal)


@functools.cache
def twin(game, is_open):
    """The twin of a game, kept with all that it has found out, as cities and house rules come again and again."""
    return Twin(game, is_open)


def best_end(game, state, ends):
    """Where Crazy cat should end by rules 43 and 44, the lowest node among equals."""
    worth = worth_of(game, state)
    return min((node(game, end) for end in ends), key=lambda n: (worth(n), n))


def worth_of(game, state):
    """How little Crazy cat wants to end on a node: it leaves in its time, comes near and avoids special cells."""
    slow = twin(game, state.collected > 0)
    goal = state.passenger if state.passenger >= 0 else node(game, "out" if state.collected else slow.way_out.cell)
    away = slow.distances_to(goal)

    def worth(n):
        cell = place(game, n)
        special = cell in {*game.house.board.nibbles, *game.house.board.patrol} and n != goal
        near, early = away.get(n, 1000), cell == "out" and n != goal
        return early, near, special

    return worth


@functools.cache
def in_a_city(board, house):
    """A game with Crazy cat in a city, loaded once."""
    return catlib.load("cat_cab", players=1, board=CITIES[board], **dict(house))


@st.composite
def rides(draw):
    """Crazy cat about to move, in some city under some house rules."""
    board = draw(st.sampled_from(["default", "default", *CITIES]))
    house = {"diagonal": draw(st.booleans()), "leave_by": draw(st.sampled_from(["overshoot", "exact"])),
        "entry_gate": draw(st.integers(0, 1)), "may_waive": draw(st.booleans())}
    game = in_a_city(board, tuple(house.items()))
    board = game.house.board
    cells = st.sampled_from([c for c in board.cells() if c not in board.blocked])
    state = position(game, seat=1, cells=["start", draw(st.one_of(cells, st.just("start")))],
        passenger=draw(st.one_of(cells, cells, st.none())), collected=draw(st.integers(0, 2)),
        ones=draw(st.integers(0, 4)), twos=draw(st.integers(0, 3)), placed=4)
    return game, state


@MANY
@given(rides())
def test_reachable_ends(ride):
    """The bit masks of reachable ends are those of every order and direction, gates, walls and diagonals included."""
    game, state = ride
    here = place(game, state.cell[1])
    ends = twin(game, state.collected > 0).ends(here, state.ones, state.twos)
    mask = reachable(game.setup, state, state.cell[1], state.ones, state.twos, [0] * bots.WORK)
    assert {node(game, end) for end in ends} == {n for n in range(NODES) if mask >> n & 1}


def all_ends(game, state):
    """Where Crazy cat's movement can end: all of it used as far as it fits, or less if it may be waived."""
    slow, here = twin(game, state.collected > 0), place(game, state.cell[1])
    ends = slow.ends(here, state.ones, state.twos)
    if game.house.may_waive:
        fewer = itertools.product(range(state.ones + 1), range(state.twos + 1))
        ends = ends.union(*(slow.passed(here, ones, twos, state.ones + 2 * state.twos) for ones, twos in fewer))
    return ends


@MANY
@given(rides(), st.randoms(use_true_random=False))
def test_crazy_cat_ends_where_it_should(ride, rng):
    """Of all ends that some order and direction reaches it takes the best; whoever plays its seat comes as near."""
    game, state = ride
    if not can_move(game.setup, state):
        return
    worth, best = worth_of(game, state), best_end(game, state, all_ends(game, state))
    assert best == (drive(game, state) or [state.cell[1]])[-1]
    while state.phase == phases.MOVE:
        state = game.child(state, rng.choice(game.legal_actions(state)))
    assert worth(best) == worth(state.cell[1])


@MANY
@given(rides(), st.integers(1, 4))
def test_crazy_cat_cancels_what_it_can_spare(ride, curses):
    """Of all that its curses may cancel, Crazy cat gives up what leaves it the best end."""
    game, state = ride
    state = state.copy()
    state.curses[1], state.stage = curses, phases.CURSES
    go_on(game, state)
    if state.phase != phases.CANCEL:
        return
    spaces = cancelled(game.setup, state.ones, state.twos, curses)
    ends = {
        twos: best_end(game, after, all_ends(game, after))
        for twos, after in ((twos, after_cancelling(state, spaces, twos)) for twos in all_actions(game, state))
    }
    best = best_end(game, state, [place(game, end) for end in ends.values()])
    costs = {twos: crazy_cost(game.setup, state, end) for twos, end in ends.items()}
    assert min(costs.values()) == crazy_cost(game.setup, state, best)
    assert [twos for twos in costs if costs[twos] == min(costs.values())] == game.legal_actions(state)


def after_cancelling(state, spaces, twos):
    left = state.copy()
    left.ones, left.twos = state.ones - spaces + 2 * twos, state.twos - twos
    return left


def all_actions(game, state):
    """What a driver who is free to choose may do."""
    actions = [0] * game.num_distinct_actions
    return actions[: free_actions(game.setup, state, actions)]


@MANY
@given(rides(), st.integers(1, 6))
def test_crazy_cat_boosts_toward_its_goal(ride, spaces):
    """A speed boost takes Crazy cat to the best cell that one straight line reaches."""
    game, state = ride
    state = state.copy()
    state.moved = phases.LANDED
    start_boost(game.setup, state, spaces)
    if state.phase == phases.BOOST:
        here = state.cell[1]
        ends = {a: here if a == STOP else target(game.setup, state, here, a, spaces) for a in all_actions(game, state)}
        worth = worth_of(game, state)
        best = min(map(worth, ends.values()))
        assert [a for a in ends if worth(ends[a]) == best] == game.legal_actions(state)


def test_crazy_cat_is_deterministic():
    """The same position always gives the same path, whatever the draw."""
    game = city(1)
    state = position(game, seat=1, cells=["start", (3, 4)], passenger=(3, 8), ones=2, twos=1)
    assert 1 == len({choose(game, state, u=u) for u in (0.0, 0.3, 0.99)})
    assert [(3, 6), (3, 7), (3, 8)] == [place(game, n) for n in drive(game, state)]


# The other bots


def test_random_takes_every_action():
    """The random bot's draw picks each legal action alike."""
    game = city(2)
    state = position(game, "22222", cells=[(3, 4), (1, 8)])
    legal = game.legal_actions(state)
    picks = [choose(game, state, bots.RANDOM, (i + 0.5) / len(legal)) for i in range(len(legal))]
    assert legal == picks


@pytest.mark.parametrize(("dice", "curses", "again"), [
    ("12456", 0, 0b00011), ("33345", 0, 0b00100), ("22222", 2, 0b11111), ("22222", 3, 0), ("44566", 0, 0)])
def test_greedy_rolls_blanks_again(dice, curses, again):
    """The greedy driver rolls blanks again with up to two curses and keeps two threes."""
    game = city(2)
    assert again == choose(game, position(game, dice, curses=(curses,), cells=[(3, 4), (1, 8)]), bots.GREEDY_DRIVER)


def greedy_way(game, state):
    while state.phase == phases.MOVE:
        state = game.child(state, choose(game, state, bots.GREEDY_DRIVER))
    return where(game, state)[0]


def test_greedy_lands_on_its_goal():
    """With the right movement it lands exactly on the passenger, and leaves by the open exit when none is nearer."""
    game = city(2)
    assert (5, 6) == greedy_way(game, position(game, ones=2, twos=1, cells=[(3, 4), (1, 8)], passenger=(5, 6)))
    assert "out" == greedy_way(game, position(game, ones=2, cells=[(5, 8), (1, 8)], collected=1))


def test_greedy_does_not_leave_by_accident():
    """On its way to a passenger it does not slip out of an open exit."""
    game = city(2)
    state = position(game, ones=1, cells=[(6, 8), (1, 8)], passenger=(6, 7), collected=1)
    assert (6, 7) == greedy_way(game, state)
    state = position(game, ones=2, cells=[(6, 8), (1, 8)], passenger=(5, 8), collected=1)
    assert "out" != greedy_way(game, state)


def test_greedy_waits_for_the_exit_to_open():
    """While nobody has collected it drives at the passenger, however near the exit is; then at what is nearer."""
    game = city(2)
    for collected, end in ((0, (5, 8)), (1, "out")):
        state = position(game, ones=1, cells=[(6, 8), (1, 8)], passenger=(1, 8), collected=collected)
        assert end == greedy_way(game, state)


def test_greedy_duels_with_both_dice():
    """In a duel it always rolls both dice again."""
    game = city(2)
    state = play(game, position(game, ones=1, cells=[(3, 2), (3, 3)]), "up 1", 1, 2, 3, 3)
    assert (phases.DUEL_KEEP, 3) == (state.phase, choose(game, state, bots.GREEDY_DRIVER))


def test_greedy_sabotages_the_leader():
    """Sabotage goes to the driver with the most points, the nearest to the exit among equals."""
    game = city(3)
    state = position(game, "22333", cells=[(1, 8), (3, 4), (6, 7)], aboard=(0, 1, 0))
    asked = play(game, state, "keep", 1, 1)
    assert 1 == choose(game, asked, bots.GREEDY_DRIVER)
    asked.aboard = [0, 0, 0]
    assert 2 == choose(game, asked, bots.GREEDY_DRIVER)


def test_default_bots():
    """Crazy cat drives where the solo rules put it, greedy drivers sit elsewhere."""
    assert ["greedy", "crazy cat"] == bots.default_bots(city(1))
    assert ["greedy"] * 3 == bots.default_bots(city(3))
