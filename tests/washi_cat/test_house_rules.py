"""Every house rule with every value it may take, and what is refused."""

import json
from collections import Counter
from pathlib import Path
from typing import Literal, get_args, get_origin

import pytest

import catlib
from catlib.games.washi_cat import phases
from catlib.games.washi_cat.boards import ROWS, cell_name, cell_number
from catlib.games.washi_cat.drawing import room_to_draw
from catlib.games.washi_cat.moving import can_move, landing_of, last_bit, needs_special
from catlib.games.washi_cat.odds import reach, trap, walking_trips
from catlib.games.washi_cat.phases import free_fish
from catlib.games.washi_cat.setup import HouseRules
from catlib.games.washi_cat.trapped import has_lost, is_cut_off
from catlib.play import Match

from .mirror import mirrored
from .positions import cells, cut_off, drawn, empty, jammed, may, names, play, position, targets, washi
from .proofs import paths_hold

SEWERS = empty(sewers=[{"colour": "green", "cells": ["a2", "d2"]}, {"colour": "green", "cells": ["b3", "e3"]}])
TWO = empty(4, 7, cats=2)


@pytest.mark.parametrize("specials", [0, 1, 2, 6])
def test_specials(specials):
    """Each player begins with that many special moves."""
    assert [specials] * 2 == washi(specials=specials).initial_state().specials


@pytest.mark.parametrize(("limit", "over"), [(0, False), (1, True), (2, False)])
def test_turn_limit(limit, over):
    """After that many turns nobody has won; without a limit turns are not counted, so positions come back."""
    game = washi(turn_limit=limit, drawing="random")
    state = position(game, "c1", "c4", fish="a1 a4")
    state = play(game, state, "cat to c2")
    assert over == game.is_terminal(state)
    if over:
        assert (phases.BY_LIMIT, [0, 0]) == (state.ended, game.returns(state))
        assert "nobody has won: the turns are over" == game.words.question(game.setup, state)
    assert (0 if limit == 0 else 1) == state.turn


def test_turn_limit_0_lets_positions_come_back():
    """Two steps there and back on own lines make the position that was."""
    game = washi(turn_limit=0)
    state = position(game, "c1", "c4", red_line="c2", blue_line="c3", fish="a1 a4")
    assert state == play(game, state, "cat to c2", "cat to c3", "cat to c1", "cat to c4")


@pytest.mark.parametrize("board", ["default", "garden", "market", "small", "tiny"])
def test_board(board):
    """Every board that comes along can be played on; the default is the large one."""
    game = catlib.load("washi_cat", board=board)
    assert game.house.board.title.split(", ")[1].startswith("an invented board")
    assert ("default" == board) == (game == catlib.load("washi_cat"))


@pytest.mark.parametrize(("drawing", "player"), [("players", 0), ("random", catlib.CHANCE), ("board", 0)])
def test_drawing(drawing, player):
    """The players draw, or chance, or everything is drawn already and the first turn begins."""
    state = washi("small", drawing=drawing).initial_state()
    assert ((phases.TURN if drawing == "board" else phases.DRAW), player) == (state.phase, state.player)


def test_drawing_at_random():
    """Every free space of the rows where there is still something to draw is alike."""
    game = washi(drawing="random")
    state = game.initial_state()
    assert {1: 10} == Counter(w for _, w in game.chance_weights(state))
    assert "chance draws a fish" == game.words.question(game.setup, state)
    for outcome in (0, 26 + 4):
        state = game.child(state, outcome)
    assert [(26 + column, 1) for column in range(4)] == game.chance_weights(state)


def test_drawing_by_the_board():
    """The fish and cats of the board are there."""
    state = washi("small", drawing="board").initial_state()
    assert ["c1", "f1", "e6", "b6"] == [cell_name(head) for head in state.head]
    assert [0b1001, 0b1001000] == [free_fish(state, side) for side in range(2)]


def test_a_board_may_have_its_cats_in_the_corners():
    """The first and the last space are spaces like any others: a cat stands there, and its line begins."""
    corners = empty(drawn_cats=[["a1"], ["e4"]], drawn_fish=[["c1", "b4"], ["c4", "d1"]])
    state = washi(corners, drawing="board").initial_state()
    assert ["a1", "e4"] == [cell_name(state.head[cat]) for cat in (0, 2)]
    assert [{"a1"}, {"e4"}] == [cells(state, seat) for seat in range(2)]


@pytest.mark.parametrize(("rule", "apart"), [("on their own side", False), ("one on each side", True)])
def test_cats_start(rule, apart):
    """Both cats are drawn in their own row, or one in each row, whichever the player draws first."""
    game = washi(empty(4, 7, cats=2), cats_start=rule)
    state = drawn(game, ["c1", "c4", "e4", "e1"])
    assert apart == may(game, state, "red cat 2 on a4")
    assert may(game, state, "red cat 1 on a1")
    if not apart:
        state = play(game, state, "red cat 1 on a1", "blue cat 1 on a4", "red cat 2 on b1", "blue cat 2 on b4")
        assert ["a1", "b1", "a4", "b4"] == [cell_name(head) for head in state.head]
        return
    state = play(game, state, "red cat 2 on a4", "blue cat 2 on a1")
    assert [f"red cat 1 on {column}1" for column in "bdfg"] == names(game, state)
    why = game.words.why_not(game.setup, state, f"cell:{cell_number('b4')}")
    assert why.startswith("Red has drawn a cat in row 4 already; one starts on each side.")
    state = play(game, state, "red cat 1 on g1", "blue cat 1 on g4")
    assert ["g1", "a4", "g4", "a1"] == [cell_name(head) for head in state.head]


@pytest.mark.parametrize(("rule", "apart"), [("on their own side", False), ("one on each side", True)])
def test_cats_start_and_fish(rule, apart):
    """A cat fetches from the side on which it did not start, and delivers in the row where it did."""
    game = washi(empty(4, 7, cats=2), cats_start=rule)
    state = position(game, "a3 c2", "g4 f4", fish="a4 c1 e1")
    assert may(game, state, "cat 1 to a4, takes the fish")
    assert apart == may(game, state, "cat 2 to c1, takes the fish")
    state = position(game, "a2 c3", "g4 f4", fish="a4 e1", carrying="a2 c3")
    assert may(game, state, "cat 1 to a1, brings its fish home")
    assert apart == may(game, state, "cat 2 to c4, brings its fish home")
    state = position(game, "a2 c2", "g4 f4", fish="a4 e1", carrying="a2 c2")
    assert (not apart) == may(game, state, "cat 2 to c1, brings its fish home")
    assert may(game, state, "cat 2 to c1")


@pytest.mark.parametrize(("rule", "apart"), [("on their own side", False), ("one on each side", True)])
def test_cats_start_and_traps(rule, apart):
    """Each cat has to get to its own starting row, and may free the other's way there by taking a fish."""
    game = washi(empty(4, 7, cats=2), cats_start=rule)
    row_2 = " ".join(f"{column}2" for column in "abcdefg")
    state = position(game, "c1 c3", "e2 g4", blue_line=row_2, carrying="c3", delivered="c1", specials=(0, 0))
    assert apart == (not has_lost(game.setup, state, 0))
    state = position(game, "b1 c1", "e2 g4", blue_line=row_2, carrying="c1", delivered="b1", specials=(0, 0))
    assert apart == has_lost(game.setup, state, 0)
    row_1 = " ".join(f"{column}1" for column in "acdefg")
    state = position(game, "b2 d3", "e1 g4", blue_line=row_1, carrying="b2", fish="b1", specials=(0, 0))
    assert apart == (not has_lost(game.setup, state, 0))


def test_cats_start_on_a_drawn_board():
    """Where the board has cats drawn beforehand, second cats change places, and a fair board stays fair."""
    game = washi("small", drawing="board", cats_start="one on each side")
    state = game.initial_state()
    assert ["c1", "b6", "e6", "f1"] == [cell_name(head) for head in state.head]
    turned = mirrored(game.setup, state)
    assert [*state.head] == [*turned.head]


def free(game, state, side=0):
    """The columns in which the next drawing may be made."""
    room = room_to_draw(game.setup, state, side)
    return {"abcdefghi"[column] for column in range(game.setup.columns) if room >> column & 1}


def test_jam():
    """Where nothing is left with two spaces between, one will do."""
    game, state = jammed(0b100000001)
    assert {"d"} == free(game, state)
    assert ["red fish on d1"] == names(game, state)


def test_jam_waits():
    """As long as there is room at the other edge with the full spacing, the drawing goes there."""
    game, state = jammed(0b000000001)
    assert (set(), set("defghi")) == (free(game, state), free(game, state, 1))


@pytest.mark.parametrize(("rows", "columns"), [(3, "de"), (4, "abcde")])
def test_spacing(rows, columns):
    """On a board of three rows the drawings across count, too."""
    game = washi(empty(rows, 5, spacing=2))
    assert set(columns) == free(game, drawn(game, ["a1"]), 1)


@pytest.mark.parametrize(("blocks", "steps"), [(False, {"c1", "c3", "b2", "d2"}), (True, {"c3", "d2"})])
def test_own_line_blocks(blocks, steps):
    """A step onto one's own line is allowed or not."""
    game = washi(own_line_blocks=blocks)
    state = position(game, "c2", red_line="b2 c1")
    assert steps == targets(game, state, phases.STEP)
    assert "a2" in targets(game, state, phases.JUMP)


def test_own_line_blocks_and_traps():
    """There, who has neither a move nor a special is trapped; who is not provably cut off plays on."""
    game = washi(own_line_blocks=True)
    boxed = position(game, "a1", "e4", red_line="a2 a3 a4 b1 c1 d1 e1", specials=(0, 0), fish="c4")
    assert not cut_off(game, boxed)
    assert has_lost(game.setup, boxed, 0)
    boxed.specials[0] = 1
    assert not has_lost(game.setup, boxed, 0)


HOUSE = empty(6, 7, buildings=[{"corners": ["c3", "e4"], "exits": [["c3", "b3"], ["e4", "f4"]]}])


@pytest.mark.parametrize(("leaving", "out"), [("into an empty space", set()), ("as any step", {"b3"})])
def test_leaving(leaving, out):
    """Out of a building into a space with an own line, or not; a jump over it leads out, and steps lead in."""
    game = washi(HOUSE, leaving=leaving)
    state = position(game, "c3", "g6", red_line="b3 f4")
    assert {"d3", "c4"} | out == targets(game, state, phases.STEP)
    assert {"a3"} == targets(game, state, phases.JUMP)
    why_not = game.words.why_not(game.setup, state, f"cell:{2 * 26 + 1}")
    assert (not out) == ("You leave a building onto a space without a line" in why_not)
    assert "e4" in targets(game, position(game, "f4", "g6", red_line="e4"), phases.STEP)
    assert {"b3", "d3", "c4"} == targets(game, position(game, "c3", "g6"), phases.STEP)


def test_every_exit_with_a_line_is_shut():
    """A space with two ways out may lose either or both; the ways on inside stay."""
    exits = [["c3", "b3"], ["c3", "c2"], ["e4", "f4"], ["e4", "e5"]]
    game = washi(empty(6, 7, buildings=[{"corners": ["c3", "e4"], "exits": exits}]))
    for line, out in (("", {"b3", "c2"}), ("b3", {"c2"}), ("c2", {"b3"}), ("b3 c2", set())):
        state = position(game, "c3", "g6", red_line=line)
        assert {"d3", "c4"} | out == targets(game, state, phases.STEP)
        turned = mirrored(game.setup, state)
        assert 2 + len(out) == len(targets(game, turned, phases.STEP))


def test_leaving_and_traps():
    """Locked in by own lines nobody has lost, and nobody is said to be surely free; another exit will do."""
    game = washi(HOUSE)
    locked = position(game, "c3", "g6", red_line="b3 a3 f4 g4", carrying="c3", specials=(0, 0))
    assert {"d3", "c4"} == targets(game, locked, phases.STEP) | targets(game, locked, phases.JUMP)
    assert not has_lost(game.setup, locked, 0)
    assert (False, "bound") == (trap(game, locked, 0).cut_off, trap(game, locked, 0).mark)
    one_way = position(game, "c3", "g6", red_line="b3 a3", carrying="c3", specials=(0, 0))
    found = trap(game, one_way, 0)
    assert ("exact", True) == (found.mark, paths_hold(game, one_way, found))
    assert cell_number("f4") in found.paths[0].cells
    assert not paths_hold(game, locked, found)
    free = position(game, "c3", "g6", carrying="c3", specials=(0, 0))
    assert ("exact", True) == (trap(game, free, 0).mark, paths_hold(game, free, trap(game, free, 0)))
    walled = position(game, "c3", "g6", blue_line="b3 f4", carrying="c3", specials=(0, 0))
    assert (True, "exact") == (trap(game, walled, 0).cut_off, trap(game, walled, 0).mark)


def test_leaving_and_walks():
    """A walk out of a building goes round an exit with an own line; with both closed there is none."""
    for leaving, steps in [("into an empty space", 7), ("as any step", 3)]:
        game = washi(HOUSE, leaving=leaving)
        one_way = position(game, "c3", "g6", red_line="b3", carrying="c3")
        assert [(steps, "exact")] == [(trip.turns, trip.mark) for trip in walking_trips(game, one_way, 0)]
        locked = position(game, "c3", "g6", red_line="b3 f4", carrying="c3")
        assert (leaving == "as any step") == bool(walking_trips(game, locked, 0))
        inside = {cell_number(name) for name in ("c3", "d3", "e3", "c4", "d4", "e4")}
        assert (leaving == "into an empty space") == (reach(game, locked, 0) == inside)


def test_a_save_keeps_the_reading_it_was_played_with():
    """A save names how buildings are left; one from before it did so is read as all were played then."""
    match = Match(washi(HOUSE), seed=1)
    fields = json.loads(match.to_json())
    assert "into an empty space" == fields["house"].pop("leaving")
    assert match.game == Match.from_json(match.to_json()).game == Match.from_share(match.share()).game
    assert washi(HOUSE, leaving="as any step") == Match.from_json(json.dumps(fields)).game


@pytest.mark.parametrize(("own_tail", "jumps"), [(True, {"c2", "e1"}), (False, {"e1"})])
def test_own_tail(own_tail, jumps):
    """The line of the jumping cat itself counts or not; that of the other cat does."""
    game = washi(TWO, own_tail=own_tail)
    state = position(game, "a2 d1", "g4 e4", red_line="b2")
    assert jumps - {"e1"} == targets(game, state, phases.JUMP)
    state = position(game, "c1 d1", "g4 e4")
    assert {"e1", "b1"} == targets(game, state, phases.JUMP)


@pytest.mark.parametrize("special", [False, True])
@pytest.mark.parametrize("own_tail", [True, False])
def test_a_jump_over_lines_of_the_other_cat_leaves_them_to_it(own_tail, special):
    """A super cat jump, special or not, draws where it lands and nowhere on the way: the line there stays one cat's."""
    game = washi(TWO, own_tail=own_tail, jump_is_special=special)
    state = play(game, position(game, "d1 a2", "g4 e4", red_line="b2"), "cat 2 jumps to c2")
    assert [0b0010, 0b0101] == [state.line[cat * ROWS + 1] for cat in range(2)]
    assert [2 - special, 2] == state.specials


@pytest.mark.parametrize(("cat", "line", "sewer"), [("d4", "d3", "d2"), ("b1", "b2", "b3"), ("c3", "d3", "e3")])
@pytest.mark.parametrize(("landing", "lands"), [("anything free", True), ("blank", False)])
def test_landing_on_a_sewer(landing, lands, cat, line, sewer):
    """Sewers are landed on, or kept free, on every side alike."""
    game = washi(SEWERS, landing=landing)
    state = position(game, cat, "a4", red_line=line)
    assert lands == (sewer in targets(game, state, phases.JUMP))


@pytest.mark.parametrize(("landing", "lands"), [("anything free", {"c4", "d2"}), ("blank", set())])
def test_landing(landing, lands):
    """A jump may land on a fish or a sewer, or on blank spaces only."""
    game = washi(SEWERS, landing=landing)
    assert lands - {"d2"} == targets(game, position(game, "c2", "e4", red_line="c3", fish="c4"), phases.JUMP)
    state = position(game, "b2", "e4", red_line="c2")
    assert lands - {"c4"} == targets(game, state, phases.JUMP)
    if lands:
        assert 1 == play(game, state, "cat jumps to d2").dead


@pytest.mark.parametrize("special", [False, True])
def test_which_jumps_take_a_special(special):
    """What is said beforehand is what a jump takes: over own lines by a house rule only, over the opponent's always."""
    game = washi(empty(4, 7), jump_is_special=special)
    for lines, amazing in (({"red_line": "b2"}, False), ({"blue_line": "b2"}, True)):
        state = position(game, "a2", "g4", **lines)
        jumped = play(game, state, "cat jumps to c2")
        east = 1
        told = needs_special(game.setup, state, 0, east, landing_of(game.setup, state, 0, east))
        assert (special or amazing, 2 - (special or amazing)) == (told, jumped.specials[0])


def test_the_last_of_some_bits():
    """Of any row of up to 32 spaces, however many lie between."""
    for last in range(32):
        for others in (0, 1, 0x55555555, 0x0F0F0F0F, -1):
            assert 1 << last == last_bit(1 << last | others & (1 << last) - 1)


def test_amazing_draws():
    """Your line covers what was crossed and the landing."""
    game = washi()
    state = play(game, position(game, "a2", "b3", blue_line="b2 c2"), "cat jumps to d2")
    assert {"a2", "b2", "c2", "d2"} == cells(state, 0)
    assert not may(game, state, "cat to b2")


@pytest.mark.parametrize(("special", "left"), [(False, 2), (True, 1)])
def test_jump_is_special(special, left):
    """A super cat jump is an ordinary move, or uses up a special."""
    game = washi(jump_is_special=special)
    state = position(game, "a2", red_line="b2", fish="a4 a1")
    assert [left, 2] == play(game, state, "cat jumps to c2").specials
    state.specials[0] = 0
    assert special == (targets(game, state, phases.JUMP) == set())


def test_popped_sewers():
    """The sewers stay open to whoever went through, never to the other player."""
    game = washi(SEWERS)
    state = play(game, position(game, "a1", fish="c4 c1"), "cat takes the green sewer to d2")
    state.player = 0
    state = play(game, state, "cat to c2")
    state.player = 0
    assert "a2" in targets(game, state, phases.POP)
    state.player, state.head[2] = 1, 26 + 4
    assert "a2" not in targets(game, state, phases.POP)


def test_draw_on_sewers():
    """Sewers are storm drains, which stay blank."""
    sewers = [{"colour": "green", "cells": ["a1", "f1"]}, {"colour": "green", "cells": ["a4", "f4"]}]
    game = washi(empty(4, 6, sewers=sewers))
    assert not may(game, game.initial_state(), "red fish on a1")
    assert may(game, game.initial_state(), "red fish on b1")


def test_who_is_trapped_by_the_drawings():
    """Before the first turn it is as if the second player had moved: here the board has shut in both."""
    board = empty(shrines=["a2", "b2", "b3", "d2", "d3", "e3"], drawn_cats=[["c1"], ["c4"]],
                  drawn_fish=[["b1", "a4"], ["d4", "e1"]])
    state = washi(board, drawing="board", specials=0).initial_state()
    assert (phases.BY_TRAP, [0, 1]) == (state.ended, washi(board, drawing="board").returns(state))
    assert phases.UNFINISHED == washi(board, drawing="board", specials=1).initial_state().ended


def test_no_move():
    """A player who cannot move passes."""
    game = washi()
    state = position(game, "a1", "d2", blue_line="a2 a3 a4 b1 c1 d1 e1", specials=(1, 0), seat=1)
    state = play(game, state, "cat to e2")
    assert (0, ["pass"]) == (state.player, names(game, state))
    assert 1 == play(game, state, "pass").player


@pytest.mark.parametrize(("lines", "moves"), [("a2 b1", True), ("g2 f1", True), ("a2 b1 g2 f1", False)])
def test_either_cat_can_make_the_move(lines, moves):
    """Who has one cat shut in goes with the other; with both shut in there is no move, whatever the opponent can do."""
    game = washi(TWO)
    state = position(game, "a1 g1", "c4 e4", blue_line=lines, specials=(0, 0))
    assert (moves, True) == tuple(can_move(game.setup, state, seat) for seat in range(2))
    turned = mirrored(game.setup, state)
    assert (True, moves) == tuple(can_move(game.setup, turned, seat) for seat in range(2))


def test_no_move_at_all():
    """Two passes on end finish the game, and nobody has won."""
    game = washi()
    state = position(game, "a1", "e4", red_line="b4 c4 d4 e3 e2 e1", blue_line="a2 a3 a4 b1 c1 d1", specials=(1, 1))
    state = play(game, state, "pass")
    assert (1, 1) == (state.player, state.passed)
    state = play(game, state, "pass")
    assert (phases.BY_STANDSTILL, [0, 0]) == (state.ended, game.returns(state))
    assert "nobody has won: no cat can move any more" == game.words.question(game.setup, state)


@pytest.mark.parametrize(("rule", "moves"), [("move on", True), ("rest", False)])
def test_delivered_cats(rule, moves):
    """A cat that has delivered may go on moving, or rests."""
    game = washi(TWO, delivered_cats=rule)
    assert moves == may(game, position(game, "a1 c1", "g4 e4", delivered="a1"), "cat 1 to a2")


@pytest.mark.parametrize(("rule", "lost"), [("objective", True), ("return only", False)])
def test_trapped(rule, lost):
    """A cat that can come home but to no fish has lost the game, or has not; with a special left it never has."""
    game = washi(trapped=rule)
    state = position(game, "c1", "e2", blue_line="a2 b2 c2 d2", specials=(0, 0), fish="c4")
    assert lost == has_lost(game.setup, state, 0)
    for left in (1, 2):
        state.specials[0] = left
        assert not has_lost(game.setup, state, 0)


@pytest.mark.parametrize(("rule", "lost"), [("objective", True), ("return only", False)])
def test_trapped_at_home(rule, lost):
    """A cat that was jumped across in its own row and shut in there is at home, and needs no way to it."""
    game = washi(trapped=rule)
    state = position(game, "c1", "e2", blue_line="b1 c1 d1 c2", specials=(0, 0), fish="c4")
    assert lost == has_lost(game.setup, state, 0)


def test_both_trapped():
    """One move that shuts everybody in wins for whoever made it."""
    game = washi()
    state = position(
        game, "c2", "d3", red_line="a2 b2 d2 e2", blue_line="a3 b3 c3", specials=(0, 1), seat=1, fish="a4 a1"
    )
    state = play(game, state, "cat jumps to d1")
    assert (phases.BY_TRAP, [0, 1]) == (state.ended, game.returns(state))
    grid = [0] * phases.GRID
    assert [1, 1] == [is_cut_off(game.setup, state, s, grid) for s in range(2)]


@pytest.mark.parametrize("rule", ["seat 1", "random"])
def test_first_player(rule):
    """The first seat begins, or either with the same chance."""
    game = washi(first_player=rule)
    state = game.initial_state()
    if rule == "seat 1":
        assert (phases.DRAW, 0) == (state.phase, state.player)
        return
    assert [(0, 1), (1, 1)] == game.chance_weights(state)
    assert ["red begins", "blue begins"] == [game.action_to_string(state, i) for i in range(2)]
    assert [0, 1] == [game.child(state, i).player for i in range(2)]


def test_every_value_is_tested():
    """Each choice of each house rule is named in this file."""
    source = Path(__file__).read_text(encoding="utf-8")
    for name, field in HouseRules.model_fields.items():
        assert f"def test_{name}" in source
        values = get_args(field.annotation) if get_origin(field.annotation) is Literal else ()
        assert [] == [value for value in values if f'"{value}"' not in source], name
