"""Games drawn by lot: places with ways between them, told a second time on paper, and what solvers say of them.

Ways lead round, back and to themselves; chance weighs them unevenly; each seat decides at some places, and ends pay
anything. On paper a value is worked out for all places at once, from below and from above, or as an equation.
"""

import random
from fractions import Fraction
from typing import NamedTuple

import networkx as nx
import pytest

from catlib import CHANCE, TERMINAL, load
from catlib.chance import EndlessPlay
from catlib.game import Goal
from catlib.solving import TooLarge, cfr, first_advantage, forced_win, solve

WAYS = 3
TEXT = '''
"""Maze {number}: places and ways."""
from catlib.game.authoring import CHANCE, TERMINAL, add, record, rule
ACTIONS, OUTCOMES, PLAYERS, PAYOFFS = {ways}, {ways}, {players}, (-10**7, 10**7)
WHO, TO, WEIGHT, FIRST, SECOND = {who}, {to}, {weight}, {first}, {second}
State = record("State", {{"at": "i2"}}, __name__)
@rule
def current_player(setup, state):
    return WHO[state.at]
@rule
def legal_actions(setup, state, actions):
    count = 0
    for i in range({ways}):
        if WEIGHT[{ways} * state.at + i] > 0:
            actions[count] = i
            count += 1
    return count
@rule
def chance_weights(setup, state, weights):
    for i in range({ways}):
        weights[i] = WEIGHT[{ways} * state.at + i]
    return {ways}
@rule
def apply_action(setup, state, action):
    state.at = TO[{ways} * state.at + action]
@rule
def returns(setup, state, out):
    out[0] = FIRST[state.at]
    if {players} > 1:
        out[1] = SECOND[state.at]
add(__name__)
'''


class Maze(NamedTuple):
    """Who decides at each place, the ways from there as place and weight, and what an end pays both."""

    who: list[int]
    ways: list[list[tuple[int, int]]]
    paid: list[tuple[int, int]]

    def load(self, folder, players=2):
        """The maze as a game of one file."""
        number = len(list(folder.glob("maze_*.py")))
        pad = [row + [(0, 0)] * (WAYS - len(row)) for row in self.ways]
        text = TEXT.format(
            number=number, ways=WAYS, players=players, who=tuple(self.who),
            to=tuple(to for row in pad for to, _ in row), weight=tuple(weight for row in pad for _, weight in row),
            first=tuple(first for first, _ in self.paid), second=tuple(second for _, second in self.paid))
        file = folder / f"maze_{number}.py"
        file.write_text(text, encoding="utf-8")
        return load(file)

    def reached(self):
        """All places that can be reached, with the ways between them."""
        graph = nx.DiGraph()
        graph.add_node(0)
        graph.add_edges_from((a, to) for a, row in enumerate(self.ways) for to, weight in row if weight)
        return graph.subgraph({0, *nx.descendants(graph, 0)})

    def bounds(self, rounds=4000):
        """What each place is worth to the first seat, from below and from above, on paper."""
        places = list(self.reached())
        ends = [self.paid[n][0] for n in places if self.who[n] == TERMINAL]
        found = []
        for begin in (min(ends), max(ends)):
            value = {n: float(self.paid[n][0] if self.who[n] == TERMINAL else begin) for n in places}
            for _ in range(rounds):
                new = {n: self.after(n, value) for n in places}
                value, moved = new, max(abs(new[n] - value[n]) for n in places)
                if moved < 1e-13:
                    break
            found.append(value)
        return found

    def after(self, n, value):
        """The value of a place by those that follow it."""
        if self.who[n] == TERMINAL:
            return value[n]
        if self.who[n] == CHANCE:
            total = sum(weight for _, weight in self.ways[n])
            return sum(weight * value[to] for to, weight in self.ways[n] if weight) / total
        best = min if self.who[n] else max
        return best(value[to] for to, _ in self.ways[n])


def drawn(rng, places=12, chance=0.4, forward=False, most=1, total=0, rolls=0):
    """A maze by lot; `forward` has no way back, at the first places chance `rolls`. The last are ends that pay."""
    who = [CHANCE if n < rolls or rng.random() < chance else rng.randrange(2) for n in range(places)] + [TERMINAL] * 3
    ways = []
    for n in range(places):
        near = min(n + 3, places) if n < rolls else places + 3
        to = [rng.randrange(n + 1 if forward else 0, near) for _ in range(rng.randint(1, WAYS))]
        weights = [rng.choice([1, 1, 2, 5, 0]) if who[n] == CHANCE else 1 for _ in to]
        ways.append(list(zip(to, weights if any(weights) else [1] * len(to), strict=True)))
    ways += [[]] * 3
    pays = [rng.randint(-most, most) for _ in range(places + 3)]
    return Maze(who, ways, [(paid, total - paid) for paid in pays])


def mazes(seeds, **how):
    """Some mazes that have an end and in which somebody decides."""
    for seed in seeds:
        maze = drawn(random.Random(seed), **how)
        if any(maze.who[n] == TERMINAL for n in maze.reached()) and len(maze.reached()) > 3:
            yield maze


def at(game, place):
    """The state at a place."""
    state = game.initial_state()
    state.at = place
    return state


# Whole games


@pytest.mark.parametrize("compiled", [pytest.param(True, marks=pytest.mark.wasm), False])
@pytest.mark.parametrize("chance", [0.0, 0.3, 0.8])
def test_every_place_is_worth_what_paper_says(tmp_path, chance, compiled):
    """From below and from above, at every place, for every way; the seat that decides takes what is best for it."""
    looped = decided = 0
    for maze in mazes(range(12), chance=chance, most=9, total=4):
        game = maze.load(tmp_path)
        low, high = maze.bounds()
        solved = solve(game, compile=compiled)
        for n in maze.reached():
            found = solved.at(at(game, n))
            assert low[n] == pytest.approx(found.low, abs=1e-6)
            assert high[n] == pytest.approx(found.high, abs=1e-6)
            if maze.who[n] < 0:
                continue
            assert [low[to] for to, _ in maze.ways[n]] == pytest.approx([each.low for each in found.options], abs=1e-6)
            best = dict(enumerate(to for to, _ in maze.ways[n]))[found.best]
            assert found.high - found.low > 1e-6 or maze.after(n, low) == pytest.approx(low[best], abs=1e-6)
            decided += maze.who[n] == 1
        looped += solved.loops
    assert looped > 3
    assert decided > 3


def test_positions_ways_and_loops_are_counted(tmp_path):
    """As a library for graphs counts them: groups among which play can go round, and a place that follows itself."""
    alone = 0
    for maze in mazes(range(30)):
        graph, solved = maze.reached(), solve(maze.load(tmp_path), compile=False)
        sizes = [len(part) for part in nx.strongly_connected_components(graph)
                 if len(part) > 1 or graph.has_edge(*2 * list(part))]
        ways = sum(weight > 0 for n in graph for _, weight in maze.ways[n])
        assert (len(graph), ways, len(sizes), max(sizes, default=0)) == (
            solved.states, solved.edges, solved.loops, solved.largest_loop)
        alone += 1 in sizes
    assert alone > 1


@pytest.mark.parametrize("total", [0, 5])
def test_bounds_hold_what_fractions_say_however_much_is_paid(tmp_path, total):
    """Each rounding is taken to the wrong side: also with payoffs in millions, and ways of chance that are thirds."""
    for maze in mazes(range(40), places=25, chance=0.6, forward=True, most=10**7, total=total):
        exact = {}
        for n in reversed(range(len(maze.who))):
            exact[n] = Fraction(maze.paid[n][0]) if maze.who[n] == TERMINAL else None
            if maze.who[n] == CHANCE:
                exact[n] = sum(w * exact[to] for to, w in maze.ways[n]) / sum(w for _, w in maze.ways[n])
            elif maze.who[n] >= 0:
                exact[n] = (max, min)[maze.who[n]](exact[to] for to, _ in maze.ways[n])
        game = maze.load(tmp_path)
        solved = solve(game, compile=False)
        for n in maze.reached():
            found = solved.at(at(game, n))
            assert Fraction(found.low) <= exact[n] <= Fraction(found.high)
            assert found.high - found.low < 1e-6


def test_exact_is_said_where_chance_has_no_say(tmp_path):
    """And both bounds are one; where chance decides anywhere, or nobody knows what endless play pays, it is a bound."""
    marks = set()
    for chance in (0.0, 0.3):
        for maze in mazes(range(20), chance=chance):
            solved = solve(maze.load(tmp_path), compile=False)
            decides = any(maze.who[n] == CHANCE for n in maze.reached())
            exact = solved.low == solved.high and not decides
            assert "exact" == solved.mark if exact else f"bound ± {(solved.high - solved.low) / 2:.0e}" == solved.mark
            marks.add((exact, decides))
    assert 3 == len(marks)


def test_as_many_positions_as_there_are_may_be_listed(tmp_path):
    """One fewer is too few, and so is one node fewer for a tree."""
    maze = next(mazes([3]))
    game, there = maze.load(tmp_path), len(maze.reached())
    assert there == solve(game, states=there).states
    with pytest.raises(TooLarge, match=f"states={there - 1}: "):
        solve(game, states=there - 1)
    tree = next(mazes(range(9), places=6, forward=True)).load(tmp_path)
    nodes = cfr(tree, 5).nodes
    assert nodes == cfr(tree, 5, nodes=nodes).nodes
    with pytest.raises(TooLarge, match=f"nodes={nodes - 1}: "):
        cfr(tree, 5, nodes=nodes - 1)


def test_a_game_for_one_takes_what_pays_most(tmp_path):
    """Payoffs need not add up to anything."""
    for maze in mazes(range(10), most=9):
        alone = Maze([min(who, 0) for who in maze.who], maze.ways, maze.paid)
        low, high = alone.bounds()
        found = solve(alone.load(tmp_path, players=1))
        assert (low[0], high[0]) == pytest.approx((found.low, found.high), abs=1e-6)


# How long


def test_the_mean_duration_is_the_solution_of_its_equations(tmp_path):
    """Steps of every place count as they are told, nothing too, and chance weighs what follows; ways round as well."""
    went_round = 0
    for maze in mazes(range(25), chance=0.7):
        graph, rng = maze.reached(), random.Random(len(maze.who))
        game, places = maze.load(tmp_path), sorted(graph)
        counts = {n: rng.choice([0, 1, 1, 7]) for n in places}
        ends = [n for n in places if maze.who[n] == TERMINAL]
        if any(not nx.descendants(graph, n) & {*ends} for n in places if n not in ends):
            with pytest.raises(EndlessPlay):
                mean_duration(game)
            continue
        chance = {n: {} for n in places}
        for n in places:
            row = [(to, weight) for to, weight in maze.ways[n] if weight]
            for to, weight in row:
                chance[n][to] = chance[n].get(to, 0) + Fraction(weight, sum(w for _, w in row))
        assert steps_by_equations(places, chance, counts) == mean_duration(game, counts=lambda s, c=counts: c[s.at])
        assert steps_by_equations(places, chance, dict.fromkeys(places, 1)) == mean_duration(game)
        went_round += not nx.is_directed_acyclic_graph(graph)
    assert went_round > 3


def mean_duration(game, counts=lambda state: 1):
    """The mean number of steps when every seat takes any action alike, by the exact solver."""
    nobody = game.num_players
    never, nothing = lambda state: False, lambda state: 0
    goal = Goal("length", "steps of a game", never, nothing, seat=nobody, others="uniform", cost=counts)
    return solve(game, goal).value


def steps_by_equations(places, chance, counts):
    """The mean number of steps from the first place: one equation a place, solved by elimination in fractions."""
    rows = [[Fraction(n == m) - chance[n].get(m, 0) for m in places] + [Fraction(counts[n] if chance[n] else 0)]
            for n in places]
    for i in range(len(rows)):
        pivot = next(k for k in range(i, len(rows)) if rows[k][i])
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [x / rows[i][i] for x in rows[i]]
        for k in range(len(rows)):
            if k != i:
                rows[k] = [x - rows[k][i] * y for x, y in zip(rows[k], rows[i], strict=True)]
    return rows[0][-1]


# Who is ahead


def test_whoever_decides_first_is_ahead_as_paper_says(tmp_path):
    """Chance decides who begins, in one way or several; each beginning counts as often as it comes, from its view."""
    both = 0
    for maze in mazes(range(30), places=12, forward=True, most=5, rolls=5):
        first = forward_chances(maze)
        if not any(maze.who[n] >= 0 for n in first):
            continue
        low, _ = Maze(maze.who, maze.ways, [(2 * paid, 0) for paid, _ in maze.paid]).bounds()
        ahead = first_advantage(maze.load(tmp_path))
        mean = sum(float(chance) * low[n] * (-1 if maze.who[n] == 1 else 1) for n, chance in first.items())
        assert mean == pytest.approx(ahead.value, abs=1e-9)
        assert ahead.low <= mean + 1e-9
        assert mean - 1e-9 <= ahead.high
        both += {0, 1} == {maze.who[n] for n in first}
    assert both > 2


def forward_chances(maze):
    """The places at which chance stops to decide, each with its chance; all ways lead forward."""
    chances, found = {0: Fraction(1)}, {}
    for n in range(len(maze.who)):
        here = chances.get(n, 0)
        if here and maze.who[n] != CHANCE:
            found[n] = here
        elif here:
            total = sum(weight for _, weight in maze.ways[n])
            for to, weight in maze.ways[n]:
                if weight:
                    chances[to] = chances.get(to, 0) + here * Fraction(weight, total)
    return found


def test_bounds_that_stay_apart_are_turned_to_the_view_of_whoever_begins(tmp_path):
    """Seat 2 decides first and may go round for ever: it is not ahead, and behind by two payoffs at most."""
    who, ends = [1, 0, TERMINAL, TERMINAL, TERMINAL], [[], [], []]
    maze = Maze(who, [[(1, 1), (2, 1)], [(0, 1), (3, 1), (4, 1)], *ends], [(0, 0), (0, 0), (1, -1), (0, 0), (-1, 1)])
    ahead = first_advantage(maze.load(tmp_path))
    assert (-2, 0) == pytest.approx((ahead.low, ahead.high))
    assert ahead.low < ahead.high


# Forced wins


@pytest.mark.parametrize("compiled", [pytest.param(True, marks=pytest.mark.wasm), False])
def test_who_can_force_a_win_is_what_paper_says(tmp_path, compiled):
    """Backwards from the ends, one action more each time: who wins, in how many actions, by which way, or nobody."""
    seen = set()
    for maze in mazes(range(25), places=14, chance=0.0):
        wins = won_in(maze)
        found = forced_win(maze.load(tmp_path), depth=20, compile=compiled)
        assert wins.get(0, (None, None)) == (found.winner, found.plies)
        for (to, _), option in zip(maze.ways[0], found.options, strict=bool(found.options)):
            if option.plies is not None:
                assert wins[to] == (option.winner, option.plies)
        follow(maze, wins, found)
        near = forced_win(maze.load(tmp_path), depth=1, compile=compiled)
        for each in (found, near):
            assert each.safe is None or all(size > 0 for size in each.safe)
            assert each.safe is None or 0 not in wins
        assert ("exact" == found.mark) == (found.winner is not None or found.safe is not None)
        seen.add((found.winner, found.safe is not None))
    assert {(0, False), (1, False)} < seen


def follow(maze, wins, found):
    """The line that is shown is best play: whoever wins wins no later, whoever loses no sooner."""
    here = 0
    for left, action in zip(range(len(found.line) - 1, -1, -1), found.line, strict=True):
        here = maze.ways[here][action][0]
        assert (found.winner, left) == wins[here]


def won_in(maze):
    """By place who can force a win and in how many actions, where somebody can."""
    found = {n: (int(first < second), 0) for n, (first, second) in enumerate(maze.paid)
             if maze.who[n] == TERMINAL and first != second}
    for plies in range(1, 40):
        new = {}
        for n in set(maze.reached()) - {*found}:
            after = [found.get(to) for to, _ in maze.ways[n]]
            seat = maze.who[n]
            if seat >= 0 and any(each and each[0] == seat for each in after):
                new[n] = seat, plies
            elif seat >= 0 and all(each and each[0] != seat for each in after):
                new[n] = 1 - seat, plies
        found |= new
    return found
