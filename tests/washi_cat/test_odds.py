"""Questions D1 to D3, each answered a second, slow way; races, reach, walls and drawings in `everywhere`."""

import itertools
import math
from collections import Counter
from fractions import Fraction

import networkx as nx
import pytest

import catlib
from catlib.chance import generator
from catlib.games.washi_cat import phases
from catlib.games.washi_cat.boards import COLUMNS, cell_name, cell_number
from catlib.games.washi_cat.moving import take_or_deliver, target
from catlib.games.washi_cat.odds import (
    board_graph,
    cheapest_wall,
    crowded_density,
    crowded_density_formula,
    empty_graph,
    fish_cells,
    fits_chance,
    fits_chance_by_gaps,
    full_row_distribution,
    home_cells,
    quickest_trip,
    quickest_wall,
    race,
    reach,
    rows_drawn,
    rows_drawn_formula,
    setups,
    speed_formula,
    speed_run,
    speed_table,
    sure_width,
    trap,
    walking_trip,
    walking_trips,
)
from catlib.games.washi_cat.phases import add_line, cat_of, has_line, kind_of
from catlib.games.washi_cat.trapped import is_cut_off

from .mirror import mirrored, mirrored_cell
from .positions import empty, position, washi

# D1: the speed run


def breadth_first(game, state, cat, jumps=True):
    """The fewest turns of one cat that brings its fish home, by all lines of play of the game itself."""
    seen, wave, turns = set(), [state], 0
    while wave:
        if any(found.carry[cat] == phases.DELIVERED for found in wave):
            return turns
        children = [child for found in wave for child in alone(game, found, cat, jumps)]
        wave = [child for child in children if (key := child.key()) not in seen and not seen.add(key)]
        turns += 1
    return None


def alone(game, state, cat, jumps):
    """Every position after one turn of a cat while nobody else moves and no special is used."""
    state = state.copy()
    state.player, state.specials, state.turn = cat // 2, [0, 0], 0
    for action in game.legal_actions(state):
        if action != phases.PASS and cat_of(state, action) == cat and (jumps or kind_of(action) == phases.STEP):
            child = state.copy()
            cell = target(game.setup, state, action)
            child.head[cat] = cell
            add_line(child, cat, cell)
            take_or_deliver(game.setup, child, cat, cell)
            yield child


@pytest.mark.parametrize("jumps", [True, False])
@pytest.mark.parametrize("blocks", [False, True])
@pytest.mark.parametrize(("rows", "aside"), [(3, 0), (3, 1), (3, 2), (4, 0), (4, 1)])
def test_speed_run_by_the_rules(rows, aside, jumps, blocks):
    """A breadth-first search with the rules of the game on a board with one fish takes as many turns."""
    game = washi(empty(rows, aside + 3), own_line_blocks=blocks)
    fish = cell_name((rows - 1) * COLUMNS + 1 + aside)
    state = position(game, "b1", cell_name((rows - 1) * COLUMNS), fish=fish)
    assert breadth_first(game, state, 0, jumps) == speed_run(rows, aside, jumps, blocks).turns


@pytest.mark.parametrize("jumps", [True, False])
@pytest.mark.parametrize("blocks", [False, True])
def test_speed_formula(jumps, blocks):
    """The formula with numbers put in is the table for 3 to 8 rows."""
    import sympy

    formula = speed_formula(jumps, blocks)
    rows, aside = sympy.symbols("R k")
    for n, row in speed_table(range(3, 9), range(5), jumps, blocks).items():
        assert row == [formula.subs({rows: n, aside: k}) for k in range(5)]


def test_speed_run_of_the_rulebook():
    """Four rows and a fish one column aside: five turns, the last of them a jump over two spaces."""
    run = speed_run(4, 1)
    assert 5 == run.turns
    assert ((0, 0), (0, 1)) == (run.path[0], run.path[-1])
    assert 1 == run.jumps


def test_wider_boards_are_no_quicker():
    """More columns at the sides of the way change nothing."""
    for rows, aside in itertools.product((3, 4, 5), (0, 1, 2)):
        assert speed_run(rows, aside, margin=4).turns == speed_run(rows, aside).turns


# D2: drawing at random


def drawn_by_hand(columns, drawings, gap, closed=()):
    """The chance that all fit: try every order of columns, each with its chance."""
    chance, lines = Fraction(0), [(Fraction(1), ())]
    for n in range(drawings):
        after = []
        for weight, chosen in lines:
            free = [c for c in range(columns) if c not in closed and all(abs(c - d) > gap for d in chosen)]
            after += [(weight / len(free), (*chosen, c)) for c in free]
        lines = after
        if n == drawings - 1:
            chance = sum(weight for weight, _ in lines)
    return chance


@pytest.mark.parametrize(("columns", "drawings", "gap"), [
    (7, 3, 2), (9, 3, 2), (10, 4, 1), (12, 3, 3), (11, 4, 2), (5, 2, 0)])
def test_fits_chance_by_hand(columns, drawings, gap):
    """Every order of drawing, one by one, gives the same fraction as both recursions."""
    expected = drawn_by_hand(columns, drawings, gap)
    assert expected == fits_chance(columns, drawings, gap) == fits_chance_by_gaps(columns, drawings, gap)


def test_fits_chance_with_closed_columns():
    """So it does where shrines or sewers close columns."""
    assert drawn_by_hand(11, 3, 2, (2, 7)) == fits_chance(11, 3, 2, (2, 7))
    assert drawn_by_hand(10, 3, 1, (0, 4, 5)) == fits_chance(10, 3, 1, (0, 4, 5))


@pytest.mark.parametrize(("columns", "chance"), [
    (15, Fraction(0)),
    (16, Fraction(141, 2912)),
    (17, Fraction(4233, 25480)),
    (21, Fraction(53399897, 60147360)),
    (23, Fraction(216631, 219375)),
    (24, Fraction(11221, 11250)),
    (25, Fraction(3124, 3125)),
    (26, Fraction(1))])
def test_fits_chance_of_the_printed_row(columns, chance):
    """Six drawings with two spaces between them; the numbers were found apart from this code."""
    assert chance == fits_chance(columns) == fits_chance_by_gaps(columns)


def test_setups_by_listing():
    """Counted column by column, by the formula, and one by one."""
    import sympy

    n, k, g = sympy.symbols("n k g")
    for columns, drawings, gap in [(16, 6, 2), (18, 6, 2), (9, 3, 1), (12, 2, 4), (6, 0, 2), (5, 3, 2), (3, 6, 2)]:
        rows = list(rows_drawn(columns, drawings, gap))
        assert all(b - a > gap for row in rows for a, b in itertools.pairwise(row))
        assert len(set(rows)) == len(rows) == setups(columns, drawings, gap)
        formula = rows_drawn_formula().subs({n: columns, k: drawings, g: gap})
        assert formula == setups(columns, drawings, gap)
    chosen = [
        row for row in itertools.combinations((0, 1, 3, 4, 6, 8), 3) if min(map(lambda a, b: b - a, row, row[1:])) > 2
    ]
    assert len(chosen) == setups(9, 3, 2, closed=(2, 5, 7))


def test_while_fish_and_cats_are_drawn_nothing_is_reckoned():
    """Cats that are nowhere can neither walk nor be trapped: a sentence says so, in every question of a position."""
    game = catlib.load("washi_cat", board="small")
    states = [game.initial_state()]
    while states[-1].phase == phases.DRAW:
        states.append(game.child(states[-1], game.legal_actions(states[-1])[0]))
    questions = [lambda state: trap(game, state, 0), lambda state: quickest_wall(game, state, 0),
        lambda state: cheapest_wall(game, state, 0), lambda state: reach(game, state, 0),
        lambda state: race(game, state), lambda state: walking_trip(game, state, 0),
        lambda state: quickest_trip(game, state, 0)]
    for question in questions:
        for state in states[:-1]:
            with pytest.raises(ValueError, match="expected a position in which all fish and cats are drawn"):
                question(state)
        question(states[-1])


def test_sure_width():
    """The first width on which all fit for certain, found by trying."""
    for drawings, gap in itertools.product((1, 2, 3, 4), (0, 1, 2)):
        first = next(n for n in itertools.count(1) if fits_chance(n, drawings, gap) == 1)
        assert first == sure_width(drawings, gap)


def test_crowded_density():
    """Long rows come near to the density; a gap of 1 leaves (1 − e⁻²)/2, as Flory found."""
    assert str(crowded_density_formula(1)) == "1/2 - exp(-2)/2"
    for gap in (0, 1, 2):
        ends = full_row_distribution(61, gap).mean - full_row_distribution(60, gap).mean
        assert float(ends) == pytest.approx(crowded_density(gap), abs=1e-12)


# Trips, reach, race


def random_positions(game, many, seed, specials=True):
    """Positions of games in which everything is random."""
    draw, found = generator(seed).random, []
    while len(found) < many:
        state, stop = game.initial_state(), int(draw() * 30)
        while stop and not game.is_terminal(state):
            if game.is_chance_node(state):
                state = game.successor(state, game.sample(state, draw()))
                continue
            legal = game.legal_actions(state)
            state = game.successor(state, legal[int(draw() * len(legal))])
            stop -= state.phase == phases.TURN
        if state.phase == phases.TURN and not game.is_terminal(state):
            found.append(state)
    return found


def test_walking_trips_by_the_graph():
    """Shortest walks are distances in the board's graph, by way of each fish, where own lines stop no steps."""
    apart, together = "one on each side", "on their own side"
    for name, starts in (("small", together), ("garden", together), ("small", apart)):
        house = {"leaving": "as any step", "cats_start": starts}
        game = catlib.load("washi_cat", board=name, drawing="random", **house)
        for state in random_positions(game, 20, seed=1):
            for cat in range(4):
                assert by_graph(game, state, cat) == {t.fish: t.turns for t in walking_trips(game, state, cat)}


def by_graph(game, state, cat):
    seat, head = cat // 2, state.head[cat]
    if state.carry[cat] == phases.DELIVERED:
        return {-1: 0}
    found = {}
    for fish in fish_cells(game, state, cat) if state.carry[cat] == phases.EMPTY else [-1]:
        graph = board_graph(game, state, seat, [fish]).to_directed()
        if head not in graph:
            graph.add_edges_from((head, there) for there in game.setup.near[4 * head : 4 * head + 4] if there in graph)
        out = nx.single_source_shortest_path_length(graph, head) if head in graph else {}
        goal = head if fish < 0 else fish
        back = nx.single_source_shortest_path_length(graph, goal) if goal in out else {}
        backs = [
            back[home]
            for home in home_cells(game, cat)
            if home in back and (fish >= 0 or home != head or head in board_graph(game, state, seat))
        ]
        if backs:
            found[fish] = out[goal] + min(backs)
    return found


def test_quickest_trips_by_the_rules():
    """Trips with jumps take as many turns as breadth-first search with the game's own moves, some of them fewer."""
    game, fewer = washi(empty(4, 4, walls=[["b2", "c2"], ["c3", "b3"]]), drawing="random"), 0
    for state in random_positions(game, 60, seed=2):
        for cat in (0, 2):
            trip, walk = quickest_trip(game, state, cat), walking_trip(game, state, cat)
            assert breadth_first(game, state, cat) == (trip and trip.turns)
            assert breadth_first(game, state, cat, jumps=False) == (walk and walk.turns)
            fewer += bool(trip and walk and trip.turns < walk.turns)
    assert fewer > 20


@pytest.mark.parametrize("house", [
    {"own_line_blocks": True},
    {"own_tail": False},
    {"landing": "blank"},
    {"jump_is_special": True},
    {"own_line_blocks": True, "own_tail": False, "landing": "blank"},
    {"leaving": "into an empty space"},
    {"leaving": "into an empty space", "own_tail": False}])
def test_quickest_trips_under_house_rules(house):
    """So they do under the house rules about lines and jumps."""
    sewers = [{"colour": "green", "cells": pair} for pair in (["a2", "d2"], ["a3", "d3"])]
    board = empty(3, 6, cats=2, fish=4) if "own_tail" in house else empty(4, 4, sewers=sewers)
    if "leaving" in house:
        exits = [["b2", "b1"], ["c3", "c4"], ["b3", "a3"], ["c2", "d2"]]
        board = empty(4, 4, buildings=[{"corners": ["b2", "c3"], "exits": exits}])
    game = washi(board, drawing="random", **house)
    for state in random_positions(game, 20, seed=3):
        trip, walk = quickest_trip(game, state, 0), walking_trip(game, state, 0)
        assert breadth_first(game, state, 0) == (trip and trip.turns)
        assert breadth_first(game, state, 0, jumps=False) == (walk and walk.turns)
        assert all(found is None or found.mark == "exact" for found in (trip, walk))


def test_who_is_ahead():
    """Of two equal tours that of the player to move ends first; both cats count."""
    game = washi(empty(4, 5))
    state = position(game, "a1", "e4", fish="b4 d1")
    assert (7, 7) == race(game, state).turns
    assert (0, 1) == (race(game, state).ahead, race(game, state).lead)
    state.player = 1
    assert 1 == race(game, state).ahead
    assert (5, 5) == race(game, state, jumps=True).turns


def test_a_fish_that_is_taken_opens_a_way():
    """A cat that waits until the other has taken the fish before it walks through, and the race says so."""
    walls = [["c2", "c3"], ["d2", "d3"], ["b1", "b2"], ["a1", "a2"]]
    game = washi(empty(3, 4, cats=2, fish=2, walls=walls))
    state = position(game, "c1 d1", "a3 d3", fish="b3 c3")
    assert [] == [trip for cat in (0, 1) for trip in walking_trips(game, state, cat) if trip.fish == cell_number("c3")]
    assert 3 + 3 + 5 + 4 == race(game, state).turns[0]


@pytest.mark.parametrize(("starts", "steps"), [("on their own side", None), ("one on each side", 3 + 3 + 3 + 3)])
def test_a_race_of_cats_that_start_apart(starts, steps):
    """Each cat goes straight across and back; where both come from row 1 there is one fish for two."""
    game = washi(empty(4, 6, cats=2, fish=2), cats_start=starts)
    state = position(game, "a1 f4", "c4 c1", fish="a4 f1")
    found = race(game, state)
    assert ("exact", steps) == (found.mark, found.turns[0])


def test_a_race_too_long_to_prove():
    """Where a search ends early the mark says so."""
    game = washi(empty(4, 6, cats=2, fish=4))
    state = position(game, "a1 b1", "e4 f4", fish="a4 d4")
    assert ("bound", "exact") == (race(game, state, jumps=True, most=10).mark, race(game, state).mark)


def test_empty_graph():
    """The board's graph has its cells without shrines and no edge through a wall."""
    game = catlib.load("washi_cat", board="default")
    near = game.house.board.neighbours()
    graph = empty_graph(game)
    assert {cell_number(name) for name in near} == set(graph)
    edges = {frozenset(map(cell_number, (a, b))) for a, others in near.items() for b in others}
    assert edges == set(map(frozenset, graph.edges))


# D3: the cheapest wall


def test_cheapest_wall_by_trying():
    """No fewer spaces part the cat from home, own lines left open or not."""
    game = washi(empty(4, 4, walls=[["b2", "c2"], ["c3", "b3"]]))
    draw = generator(6).random
    some = Counter()
    for _ in range(60):
        heads = ["abcd"[int(4 * draw())] + str(2 + int(3 * draw()))]
        line = " ".join(sorted({"abcd"[int(4 * draw())] + str(1 + int(4 * draw())) for _ in range(3)}))
        state = position(game, heads[0], "a1", red_line=line, carrying=heads[0])
        state.line[16:24] = [0] * 8
        for amazing in (False, True):
            wall = cheapest_wall(game, state, 0, amazing=amazing)
            size = by_trying(game, state, amazing)
            assert size == (None if wall is None else len(wall.cells))
            some[size] += 1
            if wall:
                assert all(has_line(state, 0, cell) for cell in wall.crossed)
                assert len(wall.paths) == len(wall.cells)
    assert len(some) > 2


def by_trying(game, state, amazing):
    """The size of the smallest set of spaces with an opponent's line that cuts the carrying cat off."""
    cells = [row * COLUMNS + column for row in range(4) for column in range(4)]
    loose = [c for c in cells if c != state.head[0] and (amazing or not has_line(state, 0, c))]
    for size in range(5):
        for chosen in itertools.combinations(loose, size):
            walled = state.copy()
            for cell in chosen:
                add_line(walled, 2, cell)
            if is_cut_off(game.setup, walled, 0, [0] * phases.GRID):
                return size
    return None


def test_own_line_is_a_way_home():
    """A cat that walked out cannot be walled in without an amazing jump over its line."""
    game = washi(empty(5, 5))
    state = position(game, "c4", "e5", red_line="c1 c2 c3", carrying="c4")
    assert cheapest_wall(game, state, 0) is None
    wall = cheapest_wall(game, state, 0, amazing=True)
    assert 4 == len(wall.cells)
    assert ("c3",) == tuple(cell_name(cell) for cell in wall.crossed)
    assert quickest_wall(game, state, 0, specials=0).turns is None


def test_walls_are_mirrored():
    """A half turn of the board turns the cheapest wall: as many spaces, for the other player."""
    game = catlib.load("washi_cat", board="small", drawing="board")
    for state in random_positions(game, 30, seed=7):
        turned = mirrored(game.setup, state)
        for cat in range(4):
            goal = "fish" if state.carry[cat] == phases.EMPTY else "home"
            one = cheapest_wall(game, state, cat, goal, amazing=True)
            two = cheapest_wall(game, turned, (cat + 2) % 4, goal, amazing=True)
            assert (one and len(one.cells)) == (two and len(two.cells))
            assert mirrored_cell(game.setup, state.head[cat]) == turned.head[(cat + 2) % 4]


@pytest.mark.parametrize("gap", [3, 4])
def test_crowded_density_of_wide_gaps(gap):
    """Where the integral has no shorter form its number is that of a sum of thin slices."""
    slices = 4000
    heights = [
        math.exp(-2 * sum((1 - ((i + 0.5) / slices) ** j) / j for j in range(1, gap + 1))) for i in range(slices)
    ]
    assert sum(heights) / slices == pytest.approx(crowded_density(gap), abs=1e-7)
