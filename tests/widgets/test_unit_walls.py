"""The unit on cheapest walls: all small walls tried on paper, pictures by the reader's search, exercises tried out."""

import itertools
import re
from functools import cache
from typing import Any

import pytest
from catwidgets.draw import to_string
from catwidgets.lessons.washi_cat import cuts_and_traps, walls
from catwidgets.lessons.washi_cat.yards import SHRINES
from catwidgets.teach import check

from catlib.games.washi_cat.boards import cell_number

from .second_ways import Place, gets_home, numbers_in, place, places

YARD = {(("abcdefg".index(name[0])) + 1, int(name[1])) for name in SHRINES}


def walls_of(name: str, bricks: int, shrines: bool) -> int:
    """How many walls of that many bricks shut a cat in."""
    start, closed = place(name), YARD if shrines else set()
    free = [(x, y) for x in range(1, 8) for y in range(1, 7) if (x, y) not in closed | {start}]
    return sum(not gets_home(start, closed | set(wall)) for wall in itertools.combinations(free, bricks))


@cache
def cheapest(name: str, shrines: bool = False) -> int:
    """The size of the smallest wall, by trying all small sets of spaces near the cat and in the narrow places."""
    start, closed = place(name), YARD if shrines else set()
    free = [(x, y) for x in range(1, 8) for y in range(1, 7) if (x, y) not in closed | {start}]
    return next(
        n for n in range(5) for wall in itertools.combinations(free, n) if not gets_home(start, closed | set(wall))
    )


def verdict(name: str, closed: set[Place]) -> str:
    """Trapped or free, by walking."""
    return "It can get home" if gets_home(place(name), closed) else "It is trapped"


def fewest_turns(start, line, closed, goal, rows, stay=()):
    """The fewest turns in which a line grown step by step from a place shuts the cat in; `stay` may not be drawn on."""
    wave, turns = {(start, frozenset(line))}, 0
    while not any(not gets_home(goal, closed | drawn, rows) for _, drawn in wave):
        after = set()
        for (x, y), drawn in wave:
            for there in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if 1 <= there[0] <= 7 and 1 <= there[1] <= rows and there not in stay:
                    after.add((there, drawn | {there}))
        wave, turns = after, turns + 1
    return turns


def by_an_amazing_jump():
    """Down, across, up: three turns are enough, and after two the cat still has a door."""
    enough = not gets_home(place("d6"), places("c6 c5 d5 e5 e6"))
    too_few = all(gets_home(place("d6"), places(names)) for names in ("c6 c5 d5 e5", "c6 b6 c5", "c6 c5 b5"))
    return 3 if enough and too_few else None


SEWER_RED = places("a1 a2 a3 g3 g4 g5 b1")
SECOND_WAYS = {
    "cuts: the last door": verdict("b6", places("a4 b4 c4 d4 d5 d6")),
    "cuts: own line": "It cannot be done"
    if gets_home(place("d6"), places("c6 c5 c4 c3 c2 c1 e6 e5 e4 e3 e2 e1"))
    else "",
    "cuts: amazing": by_an_amazing_jump(),
    "cuts: turns": fewest_turns(place("f5"), [place("f5")], places("b1"), place("g4"), 5, SEWER_RED),
}


@cache
def second_ways_of_the_unit() -> dict[str, Any]:
    """Answers by a second way, worked out when they are asked for."""
    return {
        "walls: long wall": verdict("d5", places("a3 b3 c3 d3 e3 f3")),
        "walls: short wall": verdict("g5", YARD | places("c4 c5 d5 e5 e4")),
        "walls: what proves it": "one path home",
        "walls: open paper": cheapest("d5"),
        "walls: three exits": cheapest("e6", shrines=True),
        "walls: why no fewer": "two paths home that share no space but the first",
        "walls: best place": sum(cheapest(name, shrines=True) > 2 for name in walls.above_home()),
    }


def reach(spaces: Any, start: str, wall: Any) -> set[str]:
    """A reader's search."""
    reached, waiting = {start}, [start]
    while waiting:
        for there in spaces[waiting.pop()]:
            if there not in reached and there not in wall:
                reached.add(there)
                waiting.append(there)
    return reached


def test_cheapest_walls_by_trying() -> None:
    """Wherever the cat stands, no smaller set of spaces shuts it in."""
    for name in ("c3", "g6", "a6", "e4", "a2"):
        for board in ("paper", "yard"):
            wall = walls.wall_at(board, name)
            assert wall is not None
            assert cheapest(name, board == "yard") == len(wall.cells)
    with pytest.raises(ValueError, match="there are yard, paper"):
        walls.neighbours("garden")


def test_hints_count_as_they_say() -> None:
    """How many spaces of the yard have a wall of two, three and four, and that there are two gates."""
    sizes = [cheapest(name, shrines=True) for name in walls.above_home()]
    assert [21, 5, 3, 29] == [sizes.count(2), sizes.count(3), sizes.count(4), len(sizes)]
    assert sizes == list(walls.sizes().values())
    assert [0, 9] == [walls_of("e6", bricks, shrines=True) for bricks in (1, 2)]
    spaces = walls.neighbours()
    free = [space for space in spaces if space != "e6"]
    tried = [sum(not reach(spaces, "e6", w) & walls.home() for w in itertools.combinations(free, n)) for n in (1, 2)]
    assert [0, 9] == tried


def test_cases_are_judged_by_the_readers_search() -> None:
    """A case says no verdict; the reader's dots do."""
    for title in walls.CASES:
        assert "trapped" not in walls.case(title).board.status
    shown = walls.cases(reach)
    assert shown.board.status.endswith("7 of row 1: a1, b1, c1, d1, e1, f1, g1. So it can get home.")
    shown.set("position", "A short wall")
    assert "The cat reaches 13 spaces, none of row 1. So it is trapped." == shown.board.status
    assert "reached" in shown.board.scene.targets[f"cell:{cell_number('g6')}"].label
    through = walls.cases(lambda spaces, start, wall: reach(spaces, start, []))
    through.set("position", "A short wall")
    assert through.board.status.endswith("So it can get home.")
    with pytest.raises(ValueError, match="there are A long wall, A short wall"):
        walls.case("Another")


def test_a_cat_is_stopped_brick_by_brick() -> None:
    """Who always closes the next space of its way shuts it in; who closes others lets it home."""
    chase = walls.chase()
    while len(chase.value.way) > 1:
        chase.board.click(f"cell:{cell_number(chase.value.way[1])}")
    assert chase.board.status == f"It is shut in with {len(chase.value.closed)} bricks."
    chase.press("Start again")
    for name in "abcde":
        chase.board.click(f"cell:{cell_number(name + '6')}")
    assert chase.board.status == "It is home, past 5 bricks."
    chase.board.click(f"cell:{cell_number('a2')}")
    assert 5 == len(chase.value.closed)


def test_building_a_wall() -> None:
    """Clicks close and open spaces, and the reader's search says what is left."""
    wall = walls.build(reach)
    for name in ("e5", "d6"):
        wall.board.click(f"cell:{cell_number(name)}")
    assert wall.board.status.startswith("Closed: 2 spaces, d6, e5. The cat reaches 34 spaces, 7 of row 1")
    wall.board.click(f"cell:{cell_number('f6')}")
    assert wall.board.status.endswith("The cat reaches 1 space, none of row 1. It is shut in with 3 bricks.")
    assert "bricks" in to_string(*wall.board.scene.moving_elements())
    wall.press("Open all")
    for name in ("c5", "e4"):
        wall.board.click(f"cell:{cell_number(name)}")
    assert wall.board.status.endswith("It is shut in with 2 bricks.")
    wall.board.click(f"cell:{cell_number('a4')}")
    assert wall.board.error.startswith("a4 is a shrine")
    wall.board.click(f"cell:{cell_number('e6')}")
    assert wall.board.error.startswith("The cat stands on e6")


@pytest.mark.parametrize(("search", "said"), [
    (lambda spaces, start, wall: 7, "gives 7"),
    (lambda spaces, start, wall: {start, "z1"}, "'z1' is not a space"),
    (lambda spaces, start, wall: {"b1"}, "does not reach e6, where it begins"),
    (lambda spaces, start, wall: spaces[wall], "stops at")])
def test_a_search_that_is_none_gets_a_sentence(search: Any, said: str) -> None:
    """On the board and in the cases."""
    assert said in repr(walls.build(search))
    assert said in repr(walls.cases(search))


def test_anywhere() -> None:
    """Every space of the yard shows as many paths as its wall has spaces."""
    there = walls.anywhere()
    for name in ("c3", "g6", "b1"):
        there.board.click(f"cell:{cell_number(name)}")
        n = 0 if name == "b1" else cheapest(name, shrines=True)
        said = f"a wall of {n} space{'s' * (n != 1)}" if n else "the cat is at home"
        assert said in there.board.status
    there.board.click(f"cell:{cell_number('d3')}")
    assert there.board.error.startswith("d3 is a shrine")
    first, second = walls.paths("e6")
    assert {"e6"} == {*first} & {*second}
    assert not {*first, *second} & set(SHRINES)


def test_any_right_form_of_shut_in_is_accepted() -> None:
    """A set that is empty is not False, but comparing it is."""
    assert check("walls: shut in", lambda reached, home: not reached & home)
    assert not check("walls: shut in", lambda reached, home: reached == home)


def test_a_case_and_its_proof():
    """The case says no verdict; its proof does, with what is drawn in words for every space."""
    assert "trapped" not in cuts_and_traps.case().board.status
    shown = cuts_and_traps.proof()
    assert "the fish on d6" in shown.board.status
    assert "part of the wall" in shown.board.scene.targets[f"cell:{cell_number('d6')}"].label


def test_crossing_and_drawing():
    """The explorers follow their controls to the last turn."""
    shown = cuts_and_traps.crossing()
    assert "the red line itself is a way home" in shown.board.status
    shown.set("blue_has", "one amazing jump")
    assert shown.board.status.startswith("Blue needs 3 turns: c5, e5, e6. Red is trapped")
    drawing = cuts_and_traps.drawing_the_wall()
    said = []
    for turns in range(5):
        drawing.set("turns", turns)
        said.append(drawing.board.status)
    assert said[0].startswith("After 0 turns: 3 spaces to close at least")
    assert "Red is trapped" not in said[3]
    assert "Red is trapped" in said[4]


@pytest.mark.parametrize("seed", range(1, 7))
def test_exercises_on_walls_are_tried_out(seed: int) -> None:
    """By neighbours, by the sizes that were tried, and by all four cuts."""
    open_, proved, yard, hall, roads = walls.exercises.questions(seed)
    paths, bricks = numbers_in(proved.text)
    assert ("No wall has fewer bricks" if len(range(paths, bricks + 1)) == 1 else
            "Some wall may have fewer bricks, or none has") == proved.answer()
    a, b, c, d = numbers_in(hall.text)
    assert min(left + right for left in (a, b) for right in (c, d)) == hall.answer()
    [name] = re.findall(r"stands on ([a-g]\d)", open_.text)
    x, y = place(name)
    assert (
        sum(1 <= a <= 7 and 1 <= b <= 6 for a, b in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))) == open_.answer()
    )
    [name] = re.findall(r"stands on ([a-g]\d)", yard.text)
    assert cheapest(name, shrines=True) == yard.answer()
    costs = {a + b: int(cost) for a, b, cost in re.findall(r"([SABT])–([SABT]) (\d)", roads.text)}
    sides = ({"S"}, {"S", "A"}, {"S", "B"}, {"S", "A", "B"})
    cuts = [sum(cost for road, cost in costs.items() if (road[0] in side) != (road[1] in side)) for side in sides]
    assert min(cuts) == roads.answer()
