"""The lesson on cuts and traps: answers by a second way, hints that fit, walls that a click builds."""

from __future__ import annotations

import itertools
from functools import cache

import pytest
from catwidgets.lesson import question, questions_in
from catwidgets.lessons.washi_cat import cuts_and_traps as lesson
from catwidgets.lessons.washi_cat.yards import SHRINES, cells, paper, yard
from catwidgets.svg import to_string

from catlib.games.washi_cat.boards import cell_number

YARD = {(("abcdefg".index(name[0])) + 1, int(name[1])) for name in SHRINES}

# Second ways: boards as they are drawn on paper, walls tried one by one


def place(name):
    return "abcdefg".index(name[0]) + 1, int(name[1])


def places(names):
    return {place(name) for name in names.split()}


def gets_home(start, closed, rows=6):
    """Whether a cat can walk to row 1 over what is not closed."""
    found, new = {start}, [start]
    while new:
        x, y = new.pop()
        if y == 1:
            return True
        for there in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if 1 <= there[0] <= 7 and 1 <= there[1] <= rows and there not in closed | found:
                found.add(there)
                new.append(there)
    return False


@cache
def cheapest(name, shrines=False):
    """The size of the smallest wall, by trying all small sets of spaces."""
    start, closed = place(name), YARD if shrines else set()
    free = [(x, y) for x in range(1, 8) for y in range(1, 7) if (x, y) not in closed | {start}]
    return next(
        n for n in range(5) for wall in itertools.combinations(free, n) if not gets_home(start, closed | set(wall))
    )


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


TRAPPED, FREE = "It is trapped", "It can get home"


def verdict(name, closed):
    return FREE if gets_home(place(name), closed) else TRAPPED


def by_an_amazing_jump():
    """Down, across, up: three turns are enough, and after two the cat still has a door."""
    enough = not gets_home(place("d6"), places("c6 c5 d5 e5 e6"))
    too_few = all(gets_home(place("d6"), places(names)) for names in ("c6 c5 d5 e5", "c6 b6 c5", "c6 c5 b5"))
    return 3 if enough and too_few else None


SEWER_RED = places("a1 a2 a3 g3 g4 g5 b1")
SECOND_WAYS = {
    "cuts: long wall": verdict("d5", places("a3 b3 c3 d3 e3 f3")),
    "cuts: short wall": verdict("g5", YARD | places("c4 c5 d5 e5 e4")),
    "cuts: the last door": verdict("b6", places("a4 b4 c4 d4 d5 d6")),
    "cuts: what proves it": "one path home",
    "cuts: open paper": cheapest("d5"),
    "cuts: corner": cheapest("a6"),
    "cuts: the yard": cheapest("e6", shrines=True),
    "cuts: why no fewer": "two paths home that share no space but the first",
    "cuts: best place": sum(cheapest(name, shrines=True) > 2 for name in lesson.above_home()),
    "cuts: own line": "It cannot be done"
    if gets_home(place("d6"), places("c6 c5 c4 c3 c2 c1 e6 e5 e4 e3 e2 e1"))
    else "",
    "cuts: amazing": by_an_amazing_jump(),
    "cuts: turns": fewest_turns(place("f5"), [place("f5")], places("b1"), place("g4"), 5, SEWER_RED),
}


@pytest.mark.parametrize("name", questions_in(lesson.__name__))
def test_every_answer_is_right_by_a_second_way(name):
    """Tried out on paper, without the library."""
    assert SECOND_WAYS[name] == question(name).answer()


@pytest.mark.parametrize("game", ["paper", "yard"])
def test_cheapest_walls_by_trying(game):
    """Wherever the cat stands, no smaller set of spaces shuts it in."""
    board = {"paper": paper, "yard": yard}[game]()
    for name in ("d2", "c3", "e5", "g6", "a6", "e4", "c2"):
        assert cheapest(name, game == "yard") == len(lesson.wall_at(board, name).cells)


def test_hints_count_as_they_say():
    """How many spaces of the yard have a wall of two, three and four, as the hints tell."""
    sizes = [cheapest(name, shrines=True) for name in lesson.above_home()]
    assert [21, 5, 3, 29] == [sizes.count(2), sizes.count(3), sizes.count(4), len(sizes)]


# Exhibits


def test_cases_and_proofs():
    """A case says no verdict; its proof does, with what is drawn in words for every space."""
    for title in lesson.CASES:
        assert "trapped" not in lesson.case(title).board.status
    free, wall, fish = map(lesson.proof, lesson.CASES)
    assert "Red can get home: here is a path of 7 steps." == free.board.status
    assert "13 spaces inside" in wall.board.status
    assert "part of the wall" in wall.board.scene.targets[f"cell:{cell_number('c5')}"].label
    assert "the fish on d6" in fish.board.status
    with pytest.raises(ValueError, match="there are A long wall, A short wall, The last door"):
        lesson.case("Another")


def test_building_a_wall():
    """Clicks close and open spaces; too dear a wall works and is told to be."""
    wall = lesson.build()
    for name in ("e5", "d6"):
        wall.board.click(f"cell:{cell_number(name)}")
    assert wall.board.status.startswith("Closed: 2 spaces: d6, e5. There is still a path of")
    wall.board.click(f"cell:{cell_number('f6')}")
    assert "Closed with 3 spaces: d6, e5, f6. It works, and a cheaper wall exists." == wall.board.status
    assert "bricks" in to_string(*wall.board.scene.moving_elements())
    wall.restart()
    for cell in cells("c5 e4"):
        wall.click(cell)
    assert wall.board.status.endswith("No wall is cheaper.")
    wall.board.click(f"cell:{cell_number('a4')}")
    assert wall.board.error.startswith("a4 is a shrine")
    wall.board.click(f"cell:{cell_number('e6')}")
    assert wall.board.error.startswith("The cat stands on e6")
    assert frozenset(cells("c5 e4")) == wall.wall


def test_anywhere():
    """Every space of the yard shows as many paths as its wall has spaces."""
    there = lesson.anywhere()
    for name in ("c3", "g6", "b1"):
        there.board.click(f"cell:{cell_number(name)}")
        n = 0 if name == "b1" else cheapest(name, shrines=True)
        said = f"a wall of {n} space{'s' * (n != 1)}" if n else "the cat is at home"
        assert said in there.board.status
    there.board.click(f"cell:{cell_number('d3')}")
    assert there.board.error.startswith("d3 is a shrine")


def test_crossing_and_drawing():
    """The explorers follow their controls to the last turn."""
    shown = lesson.crossing()
    assert "the red line itself is a way home" in shown.board.status
    shown.set("blue_has", lesson.AMAZING)
    assert shown.board.status.startswith("Blue needs 3 turns: c5, e5, e6. Red is trapped")
    drawing = lesson.drawing_the_wall()
    said = []
    for turns in range(5):
        drawing.set("turns", turns)
        said.append(drawing.board.status)
    assert said[0].startswith("After 0 turns: 3 spaces to close at least")
    assert "Red is trapped" not in said[3]
    assert "Red is trapped" in said[4]
