"""Question D4: the verdict against an exhaustive search, and every proof checked step by step."""

from collections import Counter

import pytest

import catlib
from catlib.chance import generator
from catlib.games.washi_cat.boards import COLUMNS, ROWS, cell_name
from catlib.games.washi_cat.odds import trap
from catlib.games.washi_cat.phases import CARRYING, DELIVERED, TURN, add_line, fish_side

from .mirror import mirrored
from .positions import cut_off, empty, position, washi
from .proofs import paths_hold, wall_holds
from .test_trapped import home, searched


def scattered(game, draw, seat):
    """A position in which a player's cats, what they carry, what fish are gone and the opponent's line are random."""
    setup, state = game.setup, game.initial_state()
    while state.phase != TURN:
        state = game.successor(state, game.sample(state, draw()))
    state.specials, state.line = [0, 0], [0] * len(state.line)
    for side in range(2):
        gone = sum((draw() < 0.4) << column for column in range(setup.columns))
        state.taken[side] = (state.fish[side] | state.fish[2 + side]) & gone
    share = (0.1, 0.25, 0.4)[int(3 * draw())]
    free = [
        cell for cell in cells(setup) if fish_side(setup, state, cell) < 0 and setup.open[cell // 26] >> cell % 26 & 1
    ]
    for i in range(setup.cats):
        head = free.pop(int(draw() * len(free)))
        state.head[2 * seat + i], state.carry[2 * seat + i] = head, int(3 * draw()) if draw() < 0.6 else 0
        if state.carry[2 * seat + i] == CARRYING and head // COLUMNS == home(setup, 2 * seat + i):
            state.carry[2 * seat + i] = DELIVERED
        add_line(state, 2 * seat + i, head)
    for cell in cells(setup):
        if fish_side(setup, state, cell) < 0 and draw() < share and (draw() < 0.1 or cell in free):
            add_line(state, 2 * (1 - seat), cell)
    return state


def cells(setup):
    return [row * COLUMNS + column for row in range(setup.rows) for column in range(setup.columns)]


@pytest.mark.parametrize("trapped", ["objective", "return only"])
@pytest.mark.parametrize(("rows", "columns", "cats", "many", "starts"), [
    (3, 4, 1, 700, "on their own side"),
    (3, 5, 2, 400, "on their own side"),
    (4, 4, 1, 400, "on their own side"),
    (3, 5, 2, 400, "one on each side")])
def test_trap_by_search(rows, columns, cats, many, starts, trapped):
    """Thousands of random positions: the same verdict as trying all steps, and a proof that holds."""
    board = empty(rows, columns, cats,
        walls=[["a2", "b2"], [f"{'abcde'[columns - 1]}{rows - 1}", f"{'abcde'[columns - 2]}{rows - 1}"]])
    house = {"trapped": trapped, "delivered_cats": "rest", "cats_start": starts}
    game = catlib.load("washi_cat", board=board, drawing="random", **house)
    draw, found = generator(rows * columns).random, Counter()
    for n in range(many):
        state = scattered(game, draw, n % 2)
        answer = trap(game, state, n % 2)
        assert searched(game, state, n % 2) == answer.cut_off == cut_off(game, state, n % 2)
        assert answer.lost == (answer.cut_off and not state.specials[n % 2])
        assert wall_holds(game, state, answer) if answer.cut_off else paths_hold(game, state, answer)
        found[answer.reason] += 1
    assert {"free", "walled in"} <= set(found)


def test_proofs_on_the_large_board():
    """On 8 × 26 the verdict is the rule's, and what is called exact holds, which is nearly all."""
    game = catlib.load("washi_cat", drawing="random")
    draw, found = generator(8).random, Counter()
    for n in range(150):
        state = scattered(game, draw, n % 2)
        answer = trap(game, state, n % 2)
        assert cut_off(game, state, n % 2) == answer.cut_off
        held = wall_holds(game, state, answer) if answer.cut_off else paths_hold(game, state, answer)
        assert held == (answer.mark == "exact")
        found[answer.cut_off, answer.mark] += 1
    assert min(found[True, "exact"], found[False, "exact"]) > 10 * found[False, "bound"]


def test_traps_are_mirrored():
    """A half turn of the board turns who is trapped, and why."""
    game = catlib.load("washi_cat", board="small", drawing="board")
    draw = generator(9).random
    for n in range(200):
        state = scattered(game, draw, n % 2)
        one, two = trap(game, state, n % 2), trap(game, mirrored(game.setup, state), 1 - n % 2)
        assert one.cut_off == two.cut_off
        assert Counter(len(e.region) for e in one.enclosures) == Counter(len(e.region) for e in two.enclosures) or (
            one.reason == "walled in"
        )


def test_a_wrong_proof_is_seen():
    """A wall with a hole and a path through a line are told from proofs."""
    game = washi(empty(4, 5))
    state = position(game, "c4", "e2", blue_line="a2 b2 c2 d2", carrying="c4", fish="", specials=(0, 0))
    answer = trap(game, state, 0)
    assert answer.cut_off
    assert wall_holds(game, state, answer)
    holed = state.copy()
    holed.line[2 * ROWS + 1] &= ~4
    assert not wall_holds(game, holed, answer)
    free = trap(game, holed, 0)
    assert paths_hold(game, holed, free)
    assert not paths_hold(game, state, free)


def test_trap_in_words():
    """The rulebook's case of a full second row: the spaces inside, the line around, and that specials may help."""
    game = washi(empty(4, 5))
    state = position(game, "c4", "e2", blue_line="a2 b2 c2 d2", carrying="c4", specials=(0, 2))
    answer = trap(game, state, 0)
    assert "red is cut off: red cat has 10 spaces, closed by the line on a2, b2, c2, d2, e2." == answer.sentence(
        game.setup
    )
    assert 10 == len(answer.enclosures[0].region)
    assert ["a2", "b2", "c2", "d2", "e2"] == [cell_name(cell) for cell in answer.enclosures[0].lines]
    state.specials[0] = 1
    assert trap(game, state, 0).sentence(game.setup).endswith("One special move may still help.")
    assert not trap(game, state, 0).lost


def test_the_second_fish():
    """A cat with a fish may not enter another: fish end its region."""
    game = washi(empty(4, 5))
    state = position(game, "a4", "e1", blue_line="b3 c3 d3 e3 e4 a3", carrying="a4", fish="c4", specials=(0, 0))
    answer = trap(game, state, 0)
    assert "walled in" == answer.reason
    assert ["c4"] == [cell_name(cell) for cell in answer.enclosures[0].fish]


def test_too_few_fish():
    """Two cats that could each fetch the only fish cannot both."""
    game = washi(empty(4, 5, cats=2))
    state = position(game, "a1 b1", "d4 e4", fish="b4", specials=(0, 0))
    answer = trap(game, state, 0)
    assert answer.cut_off
    assert "too few fish" == answer.reason
    assert "two different fish" in answer.sentence(game.setup)
