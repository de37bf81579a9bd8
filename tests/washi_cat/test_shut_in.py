"""Shut into a building by lines of both players, against every sequence of the player's own moves."""

import functools
import random
from collections import Counter
from dataclasses import replace

import pytest

from catlib.games.washi_cat import phases
from catlib.games.washi_cat.boards import COLUMNS, cell_number
from catlib.games.washi_cat.exits import has_shut_exit
from catlib.games.washi_cat.odds import reach, trap
from catlib.games.washi_cat.phases import add_line, fish_side, has_line
from catlib.games.washi_cat.trapped import has_lost

from .positions import cut_off, empty, play, position, washi
from .proofs import paths_hold, wall_holds
from .twin import DONE, WITH, WITHOUT, Cat, Table

MOST = 4_000  # positions that a search may look at
BATH_HOUSE = {"red": "f2 a1", "blue": "g4 z8", "red_line": "a2 b2 c2 d2 e2", "carrying": "f2", "delivered": "a1",
              "specials": (0, 2)}


def table(game, state):
    """A position as the twin has it."""
    about = {phases.EMPTY: WITHOUT, phases.CARRYING: WITH, phases.DELIVERED: DONE}
    cells = range(8 * COLUMNS)
    cats = [[Cat(divmod(state.head[cat], COLUMNS), about[state.carry[cat]],
                 frozenset(divmod(cell, COLUMNS) for cell in cells
                           if state.line[cat * 8 + cell // COLUMNS] >> cell % COLUMNS & 1),
                 0 if cat < 2 else game.setup.rows - 1)
             for cat in (2 * seat + i for i in range(game.setup.cats))] for seat in range(2)]
    fish = frozenset(divmod(cell, COLUMNS) for cell in cells if fish_side(game.setup, state, cell) >= 0)
    return Table(tuple(map(tuple, cats)), fish, tuple(state.specials), house=game.house)


def can_win(table, seat):
    """Whether some sequence of a player's own steps and jumps, lines drawn, does what is left; None beyond `MOST`."""
    seen, new = set(), [table]
    while new:
        here = new.pop()
        if all(cat.about == DONE for cat in here.cats[seat]):
            return True
        if here.cats not in seen:
            seen.add(here.cats)
            if len(seen) > MOST:
                return None
            new += [here.moved(seat, move) for move in here.moves(seat, ["step", "jump"])]
    return False


def without_opponent(table, seat):
    """The same with the other player's lines rubbed out."""
    return replace(table, cats=tuple(cats if s == seat else () for s, cats in enumerate(table.cats)))


@functools.cache
def board(seed):
    """Five or six rows with one building in the middle, and two or three exits."""
    rng = random.Random(seed)
    rows, columns = rng.randint(4, 5), rng.randint(4, 6)
    right, top = rng.choice("cd"), rng.randint(2, 3)
    inside = [f"{column}{row}" for column in "bcd" if column <= right for row in range(2, top + 1)]
    doors = [(a, b) for a in inside for b in around(a, rows, columns) if b not in inside]
    exits = rng.sample(doors, min(len(doors), rng.randint(2, 3)))
    return empty(rows, columns, cats=1, buildings=[{"corners": ["b2", f"{right}{top}"], "exits": exits}])


def around(name, rows, columns):
    """The spaces beside one."""
    column, row = "abcdefgh".index(name[0]), int(name[1:])
    found = [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
    return [f"{'abcdefgh'[c]}{r}" for c, r in found if 0 <= c < columns and 1 <= r <= rows]


@pytest.fixture(autouse=True)
def _boards_may_be_lopsided(recwarn):
    """These boards need not be fair."""


def random_position(seed, **house):
    """One cat a player in or around a building, own lines and the opponent's at random."""
    rng = random.Random(seed)
    game = washi(board(seed % 60), drawing="random", specials=0, **house)
    state = game.initial_state()
    while state.phase == phases.DRAW:
        state = game.child(state, game.sample(state, rng.random()))
    state.phase, density = phases.TURN, rng.choice([0.2, 0.35, 0.5])
    free = [cell_number(name) for name in game.house.board.cells()]
    free = [cell for cell in free if fish_side(game.setup, state, cell) < 0]
    state.line[:] = [0] * len(state.line)
    for cell in free:
        if rng.random() < 0.75:
            add_line(state, 2 * (rng.random() < density), cell)
    inner = [cell for cell in free if game.setup.exits[cell]] if rng.random() < 0.7 else free
    inner = [cell for cell in inner if not has_line(state, 1, cell)] or free
    state.head[0] = rng.choice(inner)
    add_line(state, 0, state.head[0])
    at_home = state.head[0] < COLUMNS
    state.carry[0] = phases.EMPTY if at_home or rng.random() < 0.3 else phases.CARRYING
    return game, state


def test_shut_in_by_every_sequence_of_moves():
    """A cat with a fish: the rule's answer is that of all its steps and jumps. Without one: who is said to be lost is.

    Lines that a cat without a fish will draw itself are not looked at, so it may play on although it cannot win.
    """
    found, missed = Counter(), 0
    for seed in range(260):
        game, state = random_position(seed)
        told = table(game, state)
        truth, alone = can_win(told, 0), can_win(without_opponent(told, 0), 0)
        if truth is None or alone is None:
            continue
        lost = bool(has_lost(game.setup, state, 0))
        assert lost == told.is_trapped(0)
        assert not (lost and truth)
        if state.carry[0] == phases.CARRYING:
            assert lost or truth or not alone, "own lines alone keep the cat in"
        missed += alone and not (lost or truth)
        answer = trap(game, state, 0)
        assert lost == answer.cut_off == (not paths_hold(game, state, answer) and answer.mark == "exact")
        assert not lost or wall_holds(game, state, answer)
        assert (answer.mark, truth) != ("exact", lost)
        found[answer.reason, answer.mark, truth] += 1
    assert min(found["shut in", "exact", False], found["walled in", "exact", False], found["free", "exact", True]) > 15
    assert missed < 10


def test_the_bath_house():
    """In by one exit, the others closed by the opponent: the last of those lines ends the game."""
    game = washi("default")
    before = position(game, **BATH_HOUSE | {"blue": "h4 z8"}, blue_line="i2 i1", seat=1)
    assert not cut_off(game, before)
    assert paths_hold(game, before, trap(game, before, 0))
    after = play(game, before, "cat 1 to g4")
    assert (phases.BY_TRAP, [0, 1]) == (after.ended, game.returns(after))
    answer = trap(game, after, 0)
    said = "red is cut off: red cat 1 has 6 spaces, closed by the line on i2, g4 and by its own line outside, on e2."
    assert said == answer.sentence(game.setup)
    assert set(answer.enclosures[0].region) == reach(game, after, 0)
    assert wall_holds(game, after, answer)
    for hole in ("g4", "e2"):
        holed = after.copy()
        for cat in range(4):
            holed.line[cat * 8 + cell_number(hole) // COLUMNS] &= ~(1 << cell_number(hole) % COLUMNS)
        assert not wall_holds(game, holed, answer)


@pytest.mark.parametrize(("house", "expected"), [({}, True), ({"leaving": "as any step"}, False),
                                                 ({"specials": 1}, True), ({"own_tail": False}, True)])
def test_the_bath_house_under_house_rules(house, expected):
    """Only where a building is left into empty spaces; with a special left nobody has lost."""
    game = washi("default", **house)
    state = position(game, **BATH_HOUSE, blue_line="h4 i2 i1")
    assert expected == cut_off(game, state)
    state.specials[0] = 1
    assert not has_lost(game.setup, state, 0)


@pytest.mark.parametrize(("lines", "house", "expected"), [
    ("b2 c2 e2", {}, False),  # over e2 to d2
    ("b2 c2 e2", {"jump_is_special": True}, True),
    ("b2 c2 d2 e2", {}, False),  # over four spaces to a2
    ("a2 b2 c2 d2 e2", {}, True),  # to the rim
])
def test_a_jump_leads_out(lines, house, expected):
    """Behind an own line outside an exit may lie a space to land on."""
    game = washi("default", **house)
    state = position(game, **BATH_HOUSE | {"red": "f2 a1", "red_line": lines}, blue_line="h4 i2 i1")
    assert expected == cut_off(game, state)
    blocked = position(game, **BATH_HOUSE | {"red_line": "e2"}, blue_line="h4 i2 i1 d2")
    assert cut_off(game, blocked)


def test_a_line_where_the_last_jump_would_land_ends_the_game():
    """All spaces around it still hang together, but nobody jumps out over one's own line any more."""
    house = {"corners": ["c3", "e4"], "exits": [["c3", "b3"], ["e4", "f4"]]}
    game = washi(empty(6, 7, cats=1, buildings=[house]))
    before = position(game, "c3", "a4", red_line="b3 f4 g4", carrying="c3", specials=(0, 2), seat=1)
    assert not cut_off(game, before)
    after = play(game, before, "cat to a3")
    assert (phases.BY_TRAP, [0, 1]) == (after.ended, game.returns(after))
    assert phases.UNFINISHED == play(game, before, "cat to a5").ended


def test_its_own_lines_alone_do_not_trap_a_player():
    """The rulebook speaks of the opponent's line; that no way home was found is said, and none is drawn."""
    game = washi("default")
    lines = " ".join(f"{column}2" for column in "abcdeijklmnopqrstuvwxyz")
    state = position(game, **BATH_HOUSE | {"red_line": f"{lines} g4 g5 g6 g7 g8", "blue": "y8 z8"})
    answer = trap(game, state, 0)
    assert (False, "bound", ()) == (answer.cut_off, answer.mark, answer.paths)
    assert "red may be trapped: its own lines stop every way home that was found." == answer.sentence(game.setup)
    assert not paths_hold(game, state, answer)


def test_a_player_who_goes_in_by_the_last_exit_loses():
    """Its own step shuts it in, as the opponent's lines close all other exits."""
    game = washi("default")
    state = position(game, **BATH_HOUSE | {"red": "e2 a1", "red_line": "a2 b2 c2 d2", "carrying": "e2"},
                     blue_line="h4 i2 i1")
    assert not cut_off(game, state)
    assert has_shut_exit(game.setup, state, 0)
    assert [0, 1] == game.returns(play(game, state, "cat 1 to f2"))


def test_fish_in_a_building_that_cannot_be_left():
    """A cat that could reach a fish, but not come home from it, is trapped; the proof has both regions."""
    house = {"corners": ["b3", "c4"], "exits": [["b3", "b2"], ["c4", "d4"]]}
    game = washi(empty(4, 5, buildings=[house]))
    for line, expected in (("d4", True), ("d3", False)):
        state = position(game, "b2", "e1", red_line="b1", blue_line=line, fish="b4", specials=(0, 0))
        told = table(game, state)
        assert expected == cut_off(game, state) == told.is_trapped(0) == (not can_win(told, 0))
    answer = trap(game, position(game, "b2", "e1", red_line="b1", blue_line="d4", fish="b4", specials=(0, 0)), 0)
    assert ["shut in", 4] == [answer.reason, len(answer.enclosures[0].region)]
    assert wall_holds(game, state, answer._replace(enclosures=answer.enclosures[1:])) is False
