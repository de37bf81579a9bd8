"""The unit on parity: why a cab can never end next door after an even number of steps."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from itertools import product

from catlib.chance import counted, graphs
from catlib.games.cat_cab import odds
from catwidgets.lessons.cat_cab.city_map import (
    CELLS,
    cab,
    city_graph,
    city_scene,
    grid_table,
    numbers,
    passenger,
    said,
    striped,
    tinted,
)
from catwidgets.teach import Broken, Exhibit, Explorer, Guide, Own, Picture, Question, Unit, ask, friendly, task

Cell = tuple[int, int]
Ends = Callable[[Cell, int], Iterable[Cell]]
START, PASSENGER = (3, 3), (4, 3)
ONCE, OFTEN, NEVER = "Yes, in one way", "Yes, in several ways", "Never"
YES, NO = "Yes", "No"
FAR = 12  # steps that keep clear of the rim of a large city


def plain(cell: Cell) -> bool:
    """Whether a cell is plain, as on a chess board whose corner (1, 1) is.

    >>> plain((3, 3)), plain((4, 3))
    (True, False)
    """
    return sum(cell) % 2 == 0


def _colour(cell: Cell) -> str:
    return "plain" if plain(cell) else "striped"


STRIPED = [cell for cell in CELLS if not plain(cell)]


# Pictures


@friendly
def where(ends: Ends) -> Explorer:
    """The cells of the city where a cab can end, by the reader's own search."""
    own = Own(ends)
    task = "Move the slider. Look at the colours of the marked cells."
    return Explorer(lambda steps: _ends_picture(own, steps), task, steps=(0, 1, 8))


def _ends_picture(ends: Own, steps: int) -> Picture:
    found = ends(START, steps)
    try:
        marked = sorted(set(found) & set(CELLS))
    except TypeError:
        raise Broken(f"{ends.name} should give cells such as (3, 3), and it gives {found!r}") from None
    says = dict.fromkeys(marked, "can end here")
    drawn = [
        striped(STRIPED),
        tinted(marked, 0.45, edge=True, key="ends"),
        numbers(dict.fromkeys(marked, "•"), key="dots"),
    ]
    scene = city_scene("Where the cab can end", *drawn, cab(START), passenger(PASSENGER), says=says)
    colours = sorted({_colour(cell) for cell in marked})
    told = f"all of them {colours[0]}" if len(colours) == 1 else "some plain and some striped"
    there = "is one of them" if PASSENGER in marked else "is none of them"
    sentence = (
        f"After {counted(steps, 'step')} from {said(START)}: {counted(len(marked), 'cell')} of the city, {told}. "
        f"The passenger at {said(PASSENGER)} {there}."
    )
    return Picture(scene, sentence if marked else "No cell at all.", grid_table(says, "Where the cab can end"))


def chessboard() -> Exhibit:
    """The city coloured like a chess board, with the question of the passenger next door."""
    return Exhibit(_chessboard())


def _chessboard() -> Picture:
    says = {cell: _colour(cell) for cell in CELLS}
    scene = city_scene("The city as a chess board", striped(STRIPED), cab(START), passenger(PASSENGER), says=says)
    sentence = (
        f"The cab at {said(START)} stands on a {says[START]} cell, "
        f"the passenger at {said(PASSENGER)} on a {says[PASSENGER]} one."
    )
    return Picture(scene, sentence, grid_table(says, "Which cells are striped"))


# Questions


def _ends(start: Cell, steps: int, diagonal: bool = False) -> set[Cell]:
    """Where single steps can end in the city, or in one where cabs also drive across corners."""
    streets = graphs.grid(6, 8, diagonal=True) if diagonal else city_graph()
    return graphs.reachable(streets, start, [1] * steps)


@ask(
    "door: four steps",
    "Your cab is at (3, 3), and the passenger is next door at (4, 3). You must take exactly four steps, to the left "
    "or right, up or down. You may turn round. Can you end on the passenger?",
    kind="choice",
    choices=(ONCE, OFTEN, NEVER),
    hints={ONCE: "Which way? Count its steps.", OFTEN: "Which ways? Count the steps of one."},
    because="Each step changes the colour of the cell, as on a chess board. Four steps lead back to the colour of the "
    "start, and next door has the other colour.",
    picture=_chessboard,
)
def four_steps() -> str:
    can = PASSENGER in _ends(START, 4) or PASSENGER in odds.reachable_cells(START, 4, 0)
    return OFTEN if can else NEVER


@ask(
    "door: five steps",
    "And with exactly five steps?",
    kind="choice",
    choices=(ONCE, OFTEN, NEVER),
    hints={
        ONCE: "Go round a block: there are blocks on both sides.",
        NEVER: "One step, and then there and back, twice.",
    },
    because="One step to the right, and two steps there and back, twice. Many ways do it.",
)
def five_steps() -> str:
    return OFTEN if PASSENGER in _ends(START, 5) else NEVER


@task(
    "door: possible",
    "Can a cab get from start to end in exactly so many steps?",
    cases=tuple(((3, 3), end, steps) for end, steps in product([(3, 3), (4, 3), (5, 7), (1, 1), (2, 5)], range(9))),
    because="Near enough, and of the right colour: both are needed, and together they are enough.",
)
def possible(start: Cell, end: Cell, steps: int) -> bool:
    away = abs(start[0] - end[0]) + abs(start[1] - end[1])
    return away <= steps and (steps - away) % 2 == 0


@ask(
    "door: striped cells",
    "The city has 6 columns and 8 rows. How many cells have the same colour as (3, 3), where the cab stands?",
    kind="number",
    hints={
        48: "Those are all cells.",
        25: "Count a row: three of each colour.",
        23: "Count a row: three of each colour.",
        12: "Half of 6 columns, and half of 8 rows: that leaves most of them out.",
    },
    because="Every row has three plain and three striped cells: 8 · 3.",
)
def plain_cells() -> int:
    return sum(plain(cell) for cell in CELLS)


@ask(
    "door: corners",
    "Now cabs may also drive across corners, from (3, 3) to (4, 4). Can you get next door with exactly four steps?",
    kind="choice",
    choices=(YES, NO),
    hints={NO: "What does a step across a corner do to the colour?"},
    because="A step across a corner keeps the colour. One such step, and the proof breaks down.",
)
def across_corners() -> str:
    return YES if PASSENGER in _ends(START, 4, diagonal=True) else NO


# Exercises


def _cell(rng: random.Random) -> Cell:
    return rng.randint(1, 6), rng.randint(1, 8)


def _can_it(rng: random.Random) -> Question:
    start = _cell(rng)
    end = _cell(rng)
    steps = rng.randint(4, 11)
    return Question(
        "door: exercise 1",
        f"Can a cab get from {said(start)} to {said(end)} in exactly {steps} steps?",
        lambda: YES if end in _ends(start, steps) else NO,
        kind="choice",
        choices=(YES, NO),
        because=f"They are {abs(start[0] - end[0]) + abs(start[1] - end[1])} steps apart. Compare the two numbers.",
    )


def _plain_ones(rng: random.Random) -> Question:
    columns, rows = rng.choice([5, 7, 9, 11]), rng.choice([5, 7, 9, 11, 13])
    return Question(
        "door: exercise 2",
        f"A city has {columns} columns and {rows} rows. The corner (1, 1) is plain. How many cells are plain?",
        lambda: sum(plain(cell) for cell in product(range(1, columns + 1), range(1, rows + 1))),
        kind="number",
        because=f"{columns} · {rows} is odd. The corners are plain, so there is one plain cell more.",
    )


def _how_many(rng: random.Random) -> Question:
    steps = rng.randint(4, FAR)

    def answer() -> int:
        size = 2 * FAR + 3
        return len(graphs.reachable(graphs.grid(size, size), (FAR + 2, FAR + 2), [1] * steps))

    return Question(
        "door: exercise 3",
        f"In a very large city a cab takes exactly {steps} steps. On how many cells can it end?",
        answer,
        kind="number",
        because=f"1, 4, 9, 16, …: after {steps} steps {steps + 1} · {steps + 1}.",
    )


UNIT = Unit(
    number=3,
    name="next door",
    title="Next door",
    age=11,
    minutes=35,
    concept="parity",
    game="Cat Cab Crew",
    hook="The passenger is next door, and you have exactly four steps. Can you get there?",
    exercises=(_can_it, _plain_ones, _how_many),
    board=chessboard,
    guide=Guide(
        plan=[
            (5, "On squared paper: pupils try to end next door with exactly four steps."),
            (5, "First guess. Ask those who say yes to draw their way."),
            (10, "Run the search, move the slider, and look for what all marked cells share. Then tell the proof."),
            (10, "Your turn 1 and 2. Faster ones go on with corners."),
            (5, "Exercises with a seed for each pupil, then the exit ticket."),
        ],
        say=[
            "You may try for an hour. A proof takes a minute, and then nobody needs to try any more.",
            "Nobody has looked at all ways. We looked at what every way does.",
        ],
        ask=[
            "What does one step do to the colour? What do two steps do?",
            "Why is it not enough to try many ways?",
            "Where else have you seen something that only switches between two states?",
        ],
        support="Put a coin on a chess board. Turn it at each step: heads on white, tails on black.",
        extension="Cut two opposite corners off a chess board. Can 31 dominoes cover the rest?",
        ticket=(
            "From (1, 1) to (6, 8) in exactly 15 steps: can it be done? It is 12 steps away.",
            "No: 15 − 12 is odd",
        ),
        open_answers={
            "What if a cab could also wait for a step?": "Then the colour need not change, and every cell that is near "
            "enough can be reached.",
            "Which pieces of chess always change the colour, and which never do?": "A knight always changes it, a "
            "bishop never. A rook, a queen and a king can do both.",
        },
    ),
)

exercises = UNIT.sheet
