"""Trapped or not, against an exhaustive search on thousands of random small positions."""

import functools
import random

import pytest

from catlib.chance import generator
from catlib.games.washi_cat import phases, walking
from catlib.games.washi_cat.boards import COLUMNS, Board, cell_number
from catlib.games.washi_cat.moving import take_or_deliver, target, turn_actions
from catlib.games.washi_cat.phases import BY_TRAP, add_line, cat_of, edge_row, far_row, fish_side, has_line, kind_of
from catlib.games.washi_cat.rules import NUM_ACTIONS
from catlib.games.washi_cat.setup import choice
from catlib.games.washi_cat.trapped import has_lost, may_divide

from .mirror import mirrored, mirrored_cell
from .positions import cut_off, empty, play, position, washi


def searched(game, state, seat):
    """Whether a player is cut off: try all steps of all own cats until all fish are home, the opponent standing still.

    Positions that differ only in one's own lines are one, as own lines may be walked on.
    """
    return not any(is_done(game.setup, found, seat) for found in everything(game, state, seat, jumps=False))


def searched_with_jumps(game, state, seat):
    """The same by the moves of the game itself, jumps and growing lines included."""
    return not any(is_done(game.setup, found, seat) for found in everything(game, state, seat, jumps=True))


def is_done(setup, state, seat):
    own = [2 * seat + i for i in range(setup.cats)]
    at_home = [state.head[cat] // COLUMNS == home(setup, cat) for cat in own]
    done = [state.carry[cat] == phases.DELIVERED for cat in own]
    return all(map(max, done, at_home) if setup.trapped == choice.RETURN_ONLY else done)


def home(setup, cat):
    """The starting row of a cat: that of its player, but for second cats where one starts on each side."""
    return edge_row(setup, cat // 2 if setup.home == (0, 0, 1, 1) or cat % 2 == 0 else 1 - cat // 2)


def everything(game, state, seat, jumps):
    """All positions that a player without specials can come to while the opponent stands still."""
    begin = state.copy()
    begin.specials[seat], begin.player = 0, seat
    seen, new = set(), [begin]
    while new:
        found = new.pop()
        key = found.key() if jumps else (tuple(found.head), tuple(found.carry), tuple(found.taken))
        if key not in seen:
            seen.add(key)
            yield found
            new += following(game, found, seat, jumps)


def following(game, state, seat, jumps):
    setup, buffer = game.setup, [0] * NUM_ACTIONS
    state.player = seat
    for action in buffer[: turn_actions(setup, state, buffer)]:
        if action != phases.PASS and (jumps or kind_of(action) == phases.STEP):
            child, cat = state.copy(), cat_of(state, action)
            cell = target(setup, child, action)
            child.head[cat] = cell
            take_or_deliver(setup, child, cat, cell)
            if jumps:
                add_line(child, cat, cell)
            yield child


@functools.cache
def board(rows, columns, cats, seed):
    """A random board with a few walls and shrines, turned by half to be fair."""
    rng = random.Random(seed)
    plain = Board(**empty(rows, columns, cats=cats))
    middle = [name for row in range(2, rows) for name in plain.row(row)]
    shrines = {name for name in middle if rng.random() < 0.06}
    shrines |= {plain.mirror(name) for name in shrines}
    walls = {tuple(sorted((a, b))) for a in plain.cells() for b in plain.beside(a) if rng.random() < 0.04}
    walls |= {tuple(sorted(map(plain.mirror, wall))) for wall in walls}
    try:
        return Board(**empty(rows, columns, cats=cats, shrines=sorted(shrines), walls=sorted(walls)))
    except ValueError:  # a cell that nobody can reach
        return board(rows, columns, cats, seed + 1000)


def random_position(seed, trapped="objective", cats=None, size=None, ground=None, crossed=0.1, **house):
    """A small board, or `ground`; fish at random, the opponent's line with some density, cats where they could be.

    `crossed` is how often a cat may stand where the opponent has jumped across.
    """
    rng = random.Random(seed)
    rows, columns = size or (rng.randint(2, 5), rng.randint(4, 6))
    cats = cats or rng.randint(1, 2)
    ground = ground or board(rows, columns, cats, seed % 40)
    game = washi(ground.model_dump(mode="json"), drawing="random", trapped=trapped, **house)
    state = game.initial_state()
    while state.phase == phases.DRAW:
        state = game.child(state, game.sample(state, rng.random()))
    state.phase, state.specials[:] = phases.TURN, [0, 0]
    free = [cell_number(name) for name in ground.cells() if name not in ground.shrines]
    free = [cell for cell in free if fish_side(game.setup, state, cell) < 0]
    density = 0.6 * rng.random()
    for cell in free:
        if rng.random() < density:
            add_line(state, 2, cell)
    for cat in range(cats):
        spaces = [cell for cell in free if rng.random() < crossed or not has_line(state, 1, cell)] or free
        cell = state.head[cat] = rng.choice(spaces)
        add_line(state, cat, cell)
        at_home = cell // COLUMNS == home(game.setup, cat)
        state.carry[cat] = rng.choice(
            [phases.EMPTY, phases.DELIVERED] if at_home else [phases.EMPTY, phases.CARRYING, phases.DELIVERED]
        )
    return game, state


@pytest.mark.parametrize(("positions", "house", "least", "most"), [
    (1500, {}, 375, 1125), (500, {"cats": 2, "cats_start": "one on each side"}, 150, 400)])
def test_objective(positions, house, least, most):
    """Connected regions say what trying everything says, and both answers are common; also of two cats that start on
    both sides, each of which has to bring its fish to its own row."""
    trapped = 0
    for seed in range(positions):
        game, state = random_position(seed, **house)
        expected = searched(game, state, 0)
        assert expected == cut_off(game, state), (seed, state)
        trapped += expected
    assert least < trapped < most


@pytest.mark.parametrize(("many", "cats", "starts"), [(1000, None, "on their own side"), (600, 2, "one on each side")])
def test_return_only(many, cats, starts):
    """Thousands of positions under the literal reading, in many of which the opponent has jumped across a cat at home.

    Such a cat may stay, or go for a fish that bars its mate's way, if it can come home again.
    """
    jumped = 0
    for seed in range(many):
        crossed = (0.1, 0.7)[seed % 2]
        game, state = random_position(seed, trapped="return only", cats=cats, crossed=crossed, cats_start=starts)
        assert searched(game, state, 0) == cut_off(game, state), (seed, state)
        heads = [cat for cat in range(game.setup.cats) if state.head[cat] // COLUMNS == home(game.setup, cat)]
        jumped += any(has_line(state, 1, state.head[cat]) for cat in heads)
    assert jumped > many // 20


def test_jumps_open_no_paths():
    """300 tiny positions by the moves of the game itself: jumps over own lines make nobody free."""
    for seed in range(300):
        game, state = random_position(seed, cats=1, size=(3, 4))
        assert searched_with_jumps(game, state, 0) == cut_off(game, state), (seed, state)


def test_turned_round():
    """The other seat is judged alike, on the board turned by half."""
    for seed in range(500):
        game, state = random_position(seed)
        assert cut_off(game, state) == cut_off(game, mirrored(game.setup, state), 1)


def test_asking_changes_nothing():
    """The position that is asked about stays as it is."""
    game, state = random_position(3)
    before = state.key()
    cut_off(game, state)
    has_lost(game.setup, state, 0)
    assert before == state.key()


@pytest.mark.parametrize("trapped", ["objective", "return only"])
@pytest.mark.parametrize(("name", "starts"), [
    ("garden", "on their own side"), ("tiny", "on their own side"), ("small", "one on each side")])
def test_nobody_plays_on_when_trapped(name, starts, trapped):
    """After each move of a game the quick look at one cell has missed nothing."""
    for seed in range(12):
        game = washi(name, drawing="random", trapped=trapped, specials=seed % 3, cats_start=starts)
        state, draw = game.initial_state(), generator(seed).random
        while not game.is_terminal(state):
            legal = game.legal_actions(state)
            u = draw()
            state = game.successor(state, game.sample(state, u) if not legal else legal[int(u * len(legal))])
            if state.phase != phases.DRAW and state.ended != phases.BY_DELIVERY:
                lost = [has_lost(game.setup, state, s) for s in range(2)]
                assert (state.ended == phases.BY_TRAP) == any(lost)


# Which lines are looked at


def free_spaces(game):
    """Those without a shrine."""
    return [cell_number(name) for name in game.house.board.cells() if name not in game.house.board.shrines]


def around(setup, cell):
    """The spaces that a step leads to."""
    return {there for there in setup.near[4 * cell : 4 * cell + 4] if there >= 0}


def hangs_together(game, state, cell):
    """Whether the first player's ways into a space still meet around it, by one of its corners after the other."""
    room = {there for there in free_spaces(game) if fish_side(game.setup, state, there) < 0}
    room = {there for there in room if not has_line(state, 1, there)} - {cell}
    ways = around(game.setup, cell) & room
    met = set(sorted(ways)[:1])
    for _ in range(4):
        corners = {c for way in met for c in around(game.setup, way) & room}
        met |= {way for way in ways if around(game.setup, way) & corners}
    return met == ways


def is_worth_a_look(game, state, cell):
    """Whether a line of the second player over a space might trap the first one."""
    row, column = divmod(cell, COLUMNS)
    own = range(game.setup.cats)
    fish = {far_row(game.setup, cat) * COLUMNS + column for cat in own if abs(far_row(game.setup, cat) - row) == 1}
    return (
        row in (0, game.setup.rows - 1)
        or any(has_line(state, 1, state.head[cat]) for cat in own)
        or any(fish_side(game.setup, state, there) >= 0 for there in fish)
        or not hangs_together(game, state, cell)
    )


@pytest.mark.parametrize("cats", [1, 2])
def test_a_line_is_looked_at_where_it_may_trap_somebody_and_nowhere_else(cats):
    """At an edge, beside a fish, around a cat that was jumped across, and where ways do not meet again."""
    looked = []
    for seed in range(150):
        game, state = random_position(seed, cats=cats, size=(4 + seed % 2, 5))
        turned = mirrored(game.setup, state)
        for cell in free_spaces(game):
            expected = is_worth_a_look(game, state, cell)
            assert expected == bool(may_divide(game.setup, state, 0, cell))
            assert expected == bool(may_divide(game.setup, turned, 1, mirrored_cell(game.setup, cell)))
            looked.append(expected)
        state.specials[0] = 1
        assert not may_divide(game.setup, state, 0, cell)
    assert 0.2 < sum(looked) / len(looked) < 0.95


# Cases by hand


def test_a_mate_opens_the_way():
    """A fish blocks a cat that has one, until the other cat takes it."""
    game = washi(empty(4, 7, cats=2))
    for mate, delivered, expected in (("b3", "", False), ("b1", "b1", True)):
        state = position(game, f"a4 {mate}", "g4 g3", blue_line="a3 c4 c3", fish="b4 e4", carrying="a4",
            delivered=delivered, specials=(0, 0))
        assert expected == searched(game, state, 0) == cut_off(game, state)


def test_one_fish_for_two():
    """Two cats without fish need two; one in reach is not enough."""
    game = washi(empty(4, 7, cats=2))
    state = position(game, "a2 c2", "g4 f4", blue_line="d4 d3 d2 d1", fish="b4 f4", specials=(0, 0))
    assert cut_off(game, state)
    state = position(game, "a2 c2", "g4 f4", blue_line="d4 d3 d2 d1", fish="b4 c4", specials=(0, 0))
    assert not cut_off(game, state)


def test_a_cat_that_was_jumped_across():
    """It may leave for one side only, and not come back: both sides are looked at."""
    game = washi()
    line = "c1 c2 c3 c4"
    for fish, expected in (("a4", False), ("a4 e4", False), ("", True)):
        state = position(game, "c2", "c4", blue_line=line, fish=fish, specials=(0, 0))
        assert expected == searched(game, state, 0) == cut_off(game, state)


def test_a_cat_that_was_jumped_across_with_lines_all_around():
    """No step leads out, whatever is open beyond a corner."""
    game = washi(empty(4, 7, cats=2))
    for red in ("a1 c3", "c3 a1"):
        told = {"blue_line": "c3 b3 d3 c2 c4", "delivered": "a1", "carrying": "c3", "specials": (0, 0)}
        state = position(game, red, "g4 g3", **told)
        assert searched(game, state, 0)
        assert cut_off(game, state)


@pytest.mark.parametrize(("cats", "red", "line", "fish"), [(1, "a4", "a3 b3", "b4 c4"),
                                                          (2, "a4 e3", "a3 b3 c3", "b4 c4 d4"),
                                                          (2, "e3 a4", "a3 b3 c3", "b4 c4 d4")])
def test_a_second_fish_shuts_the_way(cats, red, line, fish):
    """A cat takes one, and cannot pass the next, though its mate takes another one."""
    game = washi(empty(4, 7, cats=cats))
    blue = "g3" if cats == 1 else "g3 g2"
    state = position(game, red, blue, blue_line=line, fish=fish, specials=(0, 0))
    assert searched(game, state, 0)
    assert cut_off(game, state)
    state = position(game, red, blue, blue_line=line, fish=fish.replace("c4 ", "").replace(" c4", ""), specials=(0, 0))
    assert not cut_off(game, state)


@pytest.mark.parametrize("red", ["a4 d4", "d4 a4"])
def test_two_cats_open_two_places(red):
    """Three fish stand in a row between a cat and its way home: its mate reaches two of them, and takes only one."""
    game = washi(empty(4, 7, cats=2))
    for fish, expected in (("b4 c4 e4", True), ("b4 c4", False), ("b4 e4", False)):
        state = position(game, red, "g3 g2", blue_line="a3 b3 c3 d3 e3", fish=fish, specials=(0, 0))
        assert expected == searched(game, state, 0) == cut_off(game, state)


def test_leaving_for_the_wrong_side():
    """A cat that was jumped across and steps out to where there is no way home has lost by its own step."""
    game = washi()
    state = position(game, "c2", "c4", blue_line="c1 c2 c3 d1 e1", carrying="c2", specials=(0, 2), fish="a4")
    assert phases.UNFINISHED == play(game, state, "cat to b2").ended
    assert [0, 1] == game.returns(play(game, state, "cat to d2"))


def test_the_only_way_out():
    """A line on the last space beside a cat that was jumped across traps it, though all around hangs together."""
    game = washi()
    state = position(game, "c2", "b3", blue_line="c1 c2 c3 c4 d2", carrying="c2", specials=(0, 2), seat=1)
    assert not cut_off(game, state)
    assert [0, 1] == game.returns(play(game, state, "cat to b2"))


def test_a_line_beside_the_only_fish():
    """All spaces still hang together, but the fish has nothing but lines around it: who needs it is trapped."""
    game = washi(empty(4, 5))
    state = position(game, "b2", "e4", red_line="b1 d1", fish="c1", specials=(2, 0))
    for before, seat in ((state, 0), (mirrored(game.setup, state), 1)):
        assert not cut_off(game, before, 1 - seat)
        [step] = [a for a in game.legal_actions(before) if shut_in(game.child(before, a))]
        assert [1 - seat, seat] == game.returns(game.child(before, step))
        assert step == (game.string_to_action(before, "cat to c2") if seat == 0 else step)


@pytest.mark.parametrize(("cat", "line"), [("c4", "b3 d2 b2 c1"), ("b3", "c4 d2 b2 c1")])
def test_a_line_on_the_only_way_round_a_corner(cat, line):
    """Two ways from a space do not meet behind a corner that has a line, even if the space after it has none."""
    game = washi(empty(6, 7))
    for corner, open_ in (("d2", False), ("", True)):
        state = position(game, cat, "c2", red_line=line.replace("d2", corner), carrying="c2", specials=(2, 0))
        for before in (state, mirrored(game.setup, state)):
            ends = [game.child(before, a) for a in game.legal_actions(before)]
            assert (not open_) == any(map(shut_in, ends))


def shut_in(state):
    """Whether the game is over because somebody is trapped."""
    return state.ended == BY_TRAP


def test_quick_enough():
    """A position on the largest board is judged without looking at anything twice: rows are looked at, not cells."""
    game = washi("default", drawing="random")
    state, draw = game.initial_state(), generator(1).random
    while state.phase == phases.DRAW:
        state = game.child(state, game.sample(state, draw()))
    looks = 0

    def counted(setup, grid, row, look=walking.flooded_row):
        nonlocal looks
        looks += 1
        return look(setup, grid, row)

    began, walking.flooded_row = walking.flooded_row, counted
    try:
        assert not cut_off(game, state)
    finally:
        walking.flooded_row = began
    assert 8 <= looks <= 40
