"""The lesson on the jump home: answers by a second way, hints that fit, exhibits that answer clicks and controls."""

from functools import cache

import pytest
from catwidgets.draw import to_string
from catwidgets.lessons.washi_cat import jump_home as lesson
from catwidgets.lessons.washi_cat.paper import distances, layers_from

from catlib import load
from catlib.games.washi_cat.boards import cell_name, cell_number
from catlib.games.washi_cat.drawing import place_cat
from catlib.games.washi_cat.moving import target
from catlib.games.washi_cat.odds import speed_run
from catlib.games.washi_cat.phases import TURN, add_line

# Second ways: the town as it is drawn on paper, a run tried out move by move

SHRINES = {(2, 3), (6, 4)}
WALL = {frozenset([(4, 3), (4, 4)])}


def beside(place):
    """The spaces beside one in the town, as column and row from 1."""
    x, y = place
    near = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    inside = [p for p in near if 1 <= p[0] <= 7 and 1 <= p[1] <= 6 and p not in SHRINES]
    return [p for p in inside if frozenset([place, p]) not in WALL]


def layers(start):
    """Sets of spaces, one layer after the other."""
    found, last = {start}, {start}
    while last:
        yield last
        last = {p for place in last for p in beside(place)} - found
        found |= last


@cache
def fewest(rows, aside, jumps=True, blocks=False):
    """The fewest turns of a run, by trying all runs that are not too far from the fish, longer and longer ones."""
    return next(n for n in range(1, 40) if _can(rows, aside, jumps, blocks, n))


def _can(rows, aside, jumps, blocks, turns):
    fish, seen = (rows - 1, aside), set()

    def go(place, line, carries, left):
        if carries and place[0] == 0:
            return True
        away = 1 if carries else 1 + min(abs(a - fish[0]) + abs(b - fish[1]) for a, b in line)
        if left < away or (place, line, carries, left) in seen:
            return False
        seen.add((place, line, carries, left))
        return any(go(p, line | {p}, carries or p == fish, left - 1) for p in _moves(place, line, rows, jumps, blocks))

    return go((0, 0), frozenset([(0, 0)]), False, turns)


def _moves(place, line, rows, jumps, blocks):
    for down, right in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        a, b = place[0] + down, place[1] + right
        if 0 <= a < rows and abs(b) < 9:
            if (a, b) not in line:
                yield a, b
                continue
            if not blocks:
                yield a, b
            while (a, b) in line:
                a, b = a + down, b + right
            if jumps and 0 <= a < rows:
                yield a, b


SECOND_WAYS = {
    "tape: third layer": len(list(layers((3, 1)))[3]),
    "tape: round the wall": next(n for n, layer in enumerate(layers((4, 3))) if (4, 4) in layer),
    "tape: walk home": 3 + 1 + 3,
    "tape: farther walk": 7 + 3 + 7,
    "tape: best run": fewest(4, 1),
    "tape: eight rows": fewest(8, 1),
    "tape: what it takes": "after one step up",
    "tape: any tape": "R + k turns",
    "tape: saved": (7 + 2 + 7) - fewest(8, 2),
    "tape: straight ahead": fewest(4, 0),
    "tape: straight ahead, eight rows": fewest(8, 0),
}


@pytest.mark.parametrize(("rows", "aside"), [(3, 0), (3, 2), (4, 3), (5, 0), (5, 1), (6, 0)])
@pytest.mark.parametrize("rule", [(True, False), (True, True), (False, False)])
def test_the_table_by_trying_all_runs(rows, aside, rule):
    """With jumps and without, own lines open or not."""
    assert fewest(rows, aside, *rule) == speed_run(rows, aside, *rule).turns


def test_how_many_points_a_search_has():
    """More than 80,000 after nine turns on eight rows, as the notebook says."""
    layer = seen = {((0, 0), frozenset([(0, 0)]), False)}
    for _ in range(9):
        layer = {
            (p, line | {p}, carries or p == (7, 1))
            for place, line, carries in layer
            for p in _moves(place, line, 8, True, False)
        } - seen
        seen = seen | layer
    assert 80_000 < len(seen) < 90_000


# Exhibits


def test_layers_are_those_on_paper():
    """The search in the town finds the layers of squared paper, and the picture says them."""
    home = cell_number("c1")
    on_paper = [{f"{'abcdefg'[x - 1]}{y}" for x, y in layer} for layer in layers((3, 1))]
    assert on_paper == [set(map(cell_name, layer)) for layer in layers_from(home)]
    shown = lesson.layer_by_layer()
    for n, layer in enumerate(layers_from(home)):
        shown.become((home, n))
        targets = shown.board.scene.targets
        assert all(targets[f"cell:{cell}"].label.endswith(" away") for cell in layer)
    assert shown.board.status.endswith("Every space is found.")
    shown.board.click(f"cell:{cell_number('b3')}")
    assert shown.board.error.startswith("b3 is a shrine")


def test_the_hunt():
    """Right and wrong spaces are told apart with their distance."""
    hunt = lesson.find_steps(2)
    hunt.board.click(f"cell:{cell_number('a1')}")
    assert hunt.board.status.startswith("Yes: a1 is 2 steps away.")
    hunt.board.click(f"cell:{cell_number('g6')}")
    assert hunt.board.status.startswith("No: g6 is 9 steps away.")
    hunt.give_up()
    assert {cell for cell, n in distances(cell_number("c1")).items() if n == 2} == hunt.found


def test_a_run_by_walking_is_told_to_be_long():
    """The walk of seven turns comes home, and can be done in fewer."""
    run = lesson.run(4, 1)
    for cell in ("d1", "d2", "d3", "d4", "d3", "d2", "d1"):
        run.board.click(f"cell:{cell_number(cell)}")
    assert "Home in 7 turns. It can be done in fewer." == run.board.status
    run.board.click(f"cell:{cell_number('e1')}")
    assert run.board.error.startswith("The cat is home.")
    run.press("Take back")
    assert "6 turns so far. Now home." == run.board.status
    run.press("Show a quickest run")
    assert "Home in 5 turns, with 1 jump. Nobody can do better." == run.board.status


def test_a_run_refuses_what_is_no_move():
    """A diagonal and a far space are refused in a sentence, and nothing changes."""
    run = lesson.run(4, 1)
    for cell in ("d2", "c4"):
        run.board.click(f"cell:{cell_number(cell)}")
        assert f"{cell} cannot be reached in one turn" in run.board.error
    assert ((0, 2),) == run.value.path
    run.press("Take back")
    assert "There is no turn to take back." == run.board.error


@pytest.mark.parametrize(("rows", "aside"), [(4, 1), (5, 0), (8, 2)])
def test_the_moves_of_a_run_are_those_of_the_game(rows, aside):
    """Along a quickest run steps and jumps end where the game's own rules let them end."""
    run = lesson.run(rows, aside)
    board = {"rows": rows, "columns": run.value.columns, "cats": 1, "fish": 2, "spacing": 0}
    game = load("washi_cat", board=board, specials=0, drawing="random")
    state = game.initial_state()
    state.phase, state.player = TURN, 0
    path = [(row, column + 2) for row, column in speed_run(rows, aside).path]
    place_cat(game.setup, state, 0, path[0][0] * 26 + path[0][1])
    for place in path[1:]:
        ends = {target(game.setup, state, action) for action in game.legal_actions(state)}
        assert ends == {row * 26 + column for row, column in run.value.moves()}
        run.board.click(f"cell:{place[0] * 26 + place[1]}")
        state.head[0] = place[0] * 26 + place[1]
        add_line(state, 0, state.head[0])
    assert run.value.done


def test_the_quickest_run_is_drawn():
    """The picture follows its controls and says the number of turns."""
    shown = lesson.quickest_runs()
    shown.set("rows", 8)
    shown.set("columns_aside", 0)
    assert "8 rows, the fish straight ahead: 11 turns, with 1 jump. Exact." == shown.board.status
    shown.set("moves", "steps only")
    assert "14 turns, by walking" in shown.board.status
    assert "line 0" in to_string(*shown.board.scene.moving_elements())
