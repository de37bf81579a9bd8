"""The cases T2.1 to T2.12: who is trapped, what is drawn, and what is illegal."""

import pytest

from catlib import IllegalAction
from catlib.games.washi_cat.boards import COLUMNS
from catlib.games.washi_cat.phases import DRAW, JUMP, POP, STEP
from catlib.games.washi_cat.trapped import has_lost
from catlib.rules import bit_count

from .positions import cut_off, empty, may, position, targets, washi

ROW_2 = "a2 b2 c2 d2 e2"
SHRINE = empty(shrines=["e2"])

# case: board, the red cat, whether it carries, blue's line, fish, trapped
CASES = {
    "T2.1": (None, "c4", True, ROW_2, "", True),
    "T2.2": (None, "c4", True, "a2 b2 c2 d2", "", False),
    "T2.3": (SHRINE, "c4", True, "a2 b2 c2 d2", "", True),
    "T2.4": (None, "c4", True, "b2 c2 d2 e2 b1", "a1", True),
    "T2.5": (None, "c1", False, ROW_2, "c4", True),
    "T2.6": (None, "c4", True, "b3 c3 d3 e3 e4", "b4", True),
    "T2.7": (None, "c4", True, "b3 c3 d3 e3 e4", "", False),
    "T2.8": (None, "c4", False, "b3 c3 d3 e3 e4", "b4", False),
}


def case(name, specials=0, **house):
    """The game and position of a case; blue's cat is at the far end of its line."""
    board, cat, carries, line, fish, _ = CASES[name]
    with pytest.warns(UserWarning, match="favours one side") if board else _calm():
        game = washi(board, **house)
    state = position(game, cat, line.split()[-1], blue_line=line, fish=fish, carrying=cat if carries else "",
        specials=(specials, 2))
    return game, state


class _calm:
    def __enter__(self):
        return self

    def __exit__(self, *_):
        return None


@pytest.mark.parametrize("name", CASES)
def test_trapped(name):
    """T2.1 to T2.8: cut off without a special left is lost."""
    game, state = case(name)
    assert CASES[name][-1] == cut_off(game, state) == has_lost(game.setup, state, 0)


def test_t2_5_return_only():
    """T2.5: a cat that is at home still is not kept from returning."""
    game, state = case("T2.5", trapped="return only")
    assert not cut_off(game, state)


def test_t2_9_a_special_left():
    """T2.9: as long as a special is left nobody has lost."""
    game, state = case("T2.1", specials=1)
    assert cut_off(game, state)
    assert not has_lost(game.setup, state, 0)


def test_t2_10_drawings():
    """T2.10: eight fish, then four cats; each edge row gets four fish and two cats, all cats in their own row."""
    game = washi("default")
    state, kinds = game.initial_state(), []
    while state.phase == DRAW:
        kinds.append(game.action_to_string(state, game.legal_actions(state)[0]).split()[1])
        state = game.child(state, game.legal_actions(state)[0])
    assert ["fish"] * 8 + ["cat"] * 4 == kinds
    assert [4, 4] == [bit_count(state.fish[side] | state.fish[2 + side]) for side in range(2)]
    assert [0, 0, 7, 7] == [head // COLUMNS for head in state.head]


def test_t2_11_fish():
    """T2.11: no second fish for a cat, and none on its own side."""
    game = washi()
    assert may(game, position(game, "b4", "e1", fish="c4"), "cat to c4")
    assert not may(game, position(game, "b4", "e1", fish="c4", carrying="b4"), "cat to c4")
    assert not may(game, position(game, "b1", fish="c1"), "cat to c1")


def test_t2_11_ways():
    """T2.11: no diagonal, no shrine, no line of the opponent."""
    game = washi(empty(shrines=["c2", "c3"]))
    state = position(game, "b2", "d3", blue_line="b3")
    assert {"b1", "a2"} == targets(game, state, STEP)


def test_t2_11_third_special():
    """T2.11: after two specials there is no third, and asking for one is refused."""
    game = washi()
    state = position(game, "c1", "e4", blue_line="c2")
    assert {"c3"} == targets(game, state, JUMP)
    [jump] = [a for a in game.legal_actions(state) if "jumps" in game.action_to_string(state, a)]
    state.specials[0] = 0
    assert set() == targets(game, state, JUMP)
    before = state.copy()
    with pytest.raises(IllegalAction, match="is not legal here; legal: "):
        game.child(state, jump)
    assert before == state
    assert "The special move" not in game.words.why_not(game.setup, state, "cell:54")
    assert "All 2 special moves of red are used up." in game.words.why_not(game.setup, state, "cell:54")


@pytest.mark.parametrize("seat", [0, 1])
def test_t2_12_blocked_sewer(seat):
    """T2.12: a sewer that somebody has stepped on is of no more use to anybody."""
    board = empty(sewers=[{"colour": "green", "cells": ["b2", "e2"]}, {"colour": "green", "cells": ["a3", "d3"]}])
    game = washi(board)
    heads = [("b1", "e3"), ("a1", "e3")][seat]
    state = position(game, *heads, seat=seat)
    assert {"e2"} == targets(game, position(game, "b1", "e3"), POP)
    state = game.child(state, game.string_to_action(state, ["cat to b2", "cat to e2"][seat]))
    for mover, cell in ((0, "b1"), (1, "e1")):
        after = position(game, *(cell if s == mover else "c4" for s in range(2)), seat=mover, dead=state.dead)
        assert set() == targets(game, after, POP)
