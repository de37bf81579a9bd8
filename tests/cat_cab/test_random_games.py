"""Random games under random house rules: what must hold at every step."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import catlib
from catlib.chance import generator
from catlib.games.cat_cab import phases
from catlib.games.cat_cab.board import DIRECTIONS
from catlib.games.cat_cab.dice import dice_shown
from catlib.games.cat_cab.ending import points
from catlib.games.cat_cab.moving import STOP, landing, target
from catlib.games.cat_cab.setup import BLOCKED, NODES, SLOTS, WHITE
from catlib.play import bot_policy

from .houses import houses

GAMES = settings(max_examples=250, derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
STEPS = 600


def steps(game, seed, limit=STEPS):
    """The steps (state, action, next state) of a game in which bots take turns with whims, until a limit."""
    draw, names = generator(seed).random, game.type.bots.COMPILED
    policies = [bot_policy(game, names[(seed + s) % len(names)]) for s in range(game.num_players)]
    state = game.initial_state()
    for _ in range(limit):
        player = game.current_player(state)
        if player == catlib.TERMINAL:
            return
        if player == catlib.CHANCE:
            action = game.sample(state, draw())
        elif draw() < 0.3:
            legal = game.legal_actions(state)
            action = legal[int(draw() * len(legal))]
        else:
            action = policies[player](state.copy(), draw())
        new = game.successor(state, action)
        yield state, action, new
        state = new


@GAMES
@given(houses(), st.integers(1, 3), st.integers(0, 9999))
def test_invariants(house, players, seed):
    """At every step of a random game the state makes sense, and so does what changed."""
    game = catlib.load("cat_cab", players=players, **house)
    ride = Ride(game)
    for before, action, after in steps(game, seed):
        after.check_fits()
        curses_are_bounded(game, after)
        passengers_add_up(game, before, after)
        dice_are_conserved(game, after)
        places_are_handed_out_once(game, before, after)
        cabs_are_on_the_board(game, after)
        retreats_lead_back(game, before, action, after)
        turns_end_clean(game, before, after)
        deciders_drive(after)
        ride.take(before, action)
        if game.is_terminal(after):
            points_add_up(game, after)


def curses_are_bounded(game, state):
    """Nobody holds more than the limit, nor all together more than there are cubes."""
    limit = game.house.curse_limit
    for s in range(game.num_players):
        assert 0 <= state.curses[s]
        assert state.curses[s] <= limit
    assert not game.house.curse_supply or sum(state.curses) <= game.house.curse_supply


def passengers_add_up(game, before, after):
    """Placed, collected, carried and lost passengers belong together; one at most is on the board."""
    on_board = after.passenger != phases.NOBODY
    assert after.placed <= game.house.passengers
    assert after.collected + on_board == after.placed
    assert sum(after.aboard) <= after.collected
    assert before.collected <= after.collected <= before.collected + 1
    gained = sum(after.aboard) - sum(before.aboard)
    assert gained in (-1, 0, 1)
    assert (gained == 1) == (after.collected > before.collected)


def dice_are_conserved(game, state):
    """A coloured die is in the box or with one driver, who rolls it; dice show faces that they have."""
    for i in range(6):
        assert 0 <= state.holder[i] <= game.num_players
        assert state.obtained[i] or not state.holder[i]
        shown = state.die[WHITE + i] or state.pending >> WHITE + i & 1
        if state.phase == phases.KEEP:
            assert not shown or state.holder[i] == state.seat + 1
    faces = [6] * 9 + [8] * 3
    assert all(0 <= face <= most for face, most in zip(state.die, faces, strict=True))
    if state.phase in (phases.KEEP, phases.ROLLING) and state.turns[state.seat] > 1:
        white = state.pending & 63 | dice_shown(state) & 63
        assert (1 << game.house.white_dice) - 1 == white


def places_are_handed_out_once(game, before, after):
    """First, second, third place in this order, each once; who has one keeps it."""
    places = [p for p in after.place if p > 0]
    assert list(range(1, after.left + 1)) == sorted(places)
    for s in range(game.num_players):
        assert before.place[s] in (0, after.place[s])
        assert (after.place[s] > 0) == (after.cell[s] == game.setup.out)
        assert after.place[s] >= 0 or after.left > 0
        assert 0 <= after.rush[s] <= game.house.rush_turns + 1
    assert not after.left or after.collected


def cabs_are_on_the_board(game, state):
    """Cabs and passengers are on open cells, or at a gate."""
    setup = game.setup
    for n in [*state.cell[: game.num_players], state.passenger]:
        assert n in (setup.start, setup.out, phases.NOBODY) or (0 <= n < setup.cells and setup.kind[n] != BLOCKED)


def home(game, n):
    """Spaces back to the start gate."""
    return 0 if n == game.setup.start else 1 + game.setup.distance[game.setup.entry * NODES + n]


def retreats_lead_back(game, before, action, after):
    """Whoever does not drive moves only toward the start gate; who drives, from where the movement ended."""
    for s in range(game.num_players):
        origin = before.cell[s]
        if s == before.actor and before.phase == phases.MOVE and action != STOP:
            origin = landing(game.setup, before, action)
        elif s == before.actor and before.phase == phases.BOOST and action != STOP:
            origin = target(game.setup, before, origin, action, before.boost)
        if after.cell[s] != origin:
            assert home(game, after.cell[s]) < home(game, origin)


def turns_end_clean(game, before, after):
    """When a turn is over its driver has no curses, and nothing of the turn is left lying about."""
    over = (before.seat, before.turns[before.seat]) != (after.seat, after.turns[before.seat])
    if before.turns[before.seat] and (over or after.phase == phases.OVER or after.stage == phases.FINAL):
        assert 0 == after.curses[before.seat]
        assert [0] * SLOTS == after.die
        left = (after.ones, after.twos, after.items, after.backlog, after.sabotage, after.boost, *after.back)
        assert {0} == set(left)
    assert not game.house.turn_limit or after.round <= game.house.turn_limit


def deciders_drive(state):
    """Only drivers who are still inside decide, but for the last sabotage and the duel that settles a tie."""
    late = state.phase == phases.SABOTAGE or state.stage == phases.FINAL
    assert state.player < 0 or state.place[state.player] == 0 or late
    if state.player >= 0 and state.phase in (phases.KEEP, phases.CANCEL, phases.SABOTAGE):
        assert state.seat == state.player
    if state.player >= 0 and state.phase in (phases.MOVE, phases.BOOST, phases.GREEDY, phases.LOSE):
        assert state.actor == state.player


def points_add_up(game, state):
    """What is handed out is the passengers carried and the places taken, and the best is paid."""
    total = sum(points(game.setup, state, s) for s in range(game.num_players))
    places = sum(game.house.place_points[: state.left])
    assert game.house.passenger_points * sum(state.aboard) + places == total
    returns = game.returns(state)
    assert 1 == sum(returns)
    winner = returns.index(1)
    assert state.place[winner] >= 0 or game.house.eliminated_can_win
    rivals = [s for s in range(game.num_players) if state.place[s] >= 0 or game.house.eliminated_can_win]
    assert points(game.setup, state, winner) == max(points(game.setup, state, s) for s in rivals)


class Ride:
    """Keeps count of the spaces of one driver's movement, whose parity tells the colour of the cell it ends on."""

    def __init__(self, game):
        self.game, self.spaces, self.began, self.of = game, 0, (0, 0), None

    def coordinates(self, n):
        """Column and row of a cell, or of the field outside on which the start gate stands."""
        if n != self.game.setup.start:
            return n % self.game.setup.columns + 1, n // self.game.setup.columns + 1
        gate = self.game.house.board.gates[self.game.house.entry_gate]
        return tuple(a + b for a, b in zip(gate.cell, DIRECTIONS[gate.side], strict=True))

    def take(self, state, action):
        """Check one movement: straight, of its length, and of the right parity since the movement began."""
        if state.phase != phases.MOVE or action == STOP:
            return
        ride = (state.seat, state.actor, state.turns[state.seat], state.settled == phases.DONE)
        if ride != self.of:
            self.of, self.spaces, self.began = ride, 0, self.coordinates(state.cell[state.actor])
        there = landing(self.game.setup, state, action)
        self.spaces += action // 8 + 1
        if there == self.game.setup.out:
            return
        (a, b), (x, y), (u, v) = self.coordinates(state.cell[state.actor]), self.coordinates(there), self.began
        assert action // 8 + 1 == max(abs(x - a), abs(y - b))
        if not self.game.house.diagonal:
            assert 0 in (x - a, y - b)
            assert 0 == (x + y - u - v - self.spaces) % 2
