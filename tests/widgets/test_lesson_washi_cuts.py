"""The lesson on traps: answers by a second way, and walls that are drawn turn by turn."""

from __future__ import annotations

from catwidgets.lessons.washi_cat import cuts_and_traps as lesson

from catlib.games.washi_cat.boards import cell_number

from .second_ways import gets_home, place, places

# Second ways: boards as they are drawn on paper, walls tried one by one


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
    "cuts: the last door": verdict("b6", places("a4 b4 c4 d4 d5 d6")),
    "cuts: own line": "It cannot be done"
    if gets_home(place("d6"), places("c6 c5 c4 c3 c2 c1 e6 e5 e4 e3 e2 e1"))
    else "",
    "cuts: amazing": by_an_amazing_jump(),
    "cuts: turns": fewest_turns(place("f5"), [place("f5")], places("b1"), place("g4"), 5, SEWER_RED),
}


# Exhibits


def test_a_case_and_its_proof():
    """The case says no verdict; its proof does, with what is drawn in words for every space."""
    assert "trapped" not in lesson.case().board.status
    shown = lesson.proof()
    assert "the fish on d6" in shown.board.status
    assert "part of the wall" in shown.board.scene.targets[f"cell:{cell_number('d6')}"].label


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
