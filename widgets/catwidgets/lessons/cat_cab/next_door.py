"""The unit on parity: why a cab can never end next door after an even number of steps."""

from itertools import pairwise, product
from typing import Any, NamedTuple

from catlib.chance import graphs
from catlib.games.cat_cab import odds
from catwidgets.lessons.cat_cab import city_map as city
from catwidgets.lessons.cat_cab.city_map import STRIPED, Cell, colour, plain
from catwidgets.teach import Answer, Own, Picture, Steered, Unit, by_reader, drawing, saying

say = saying(__name__)
START, PASSENGER = (3, 3), (4, 3)
CELLS = {"start": city.said(START), "passenger": city.said(PASSENGER)}
STEPS = 4
FAR = 12  # steps that keep clear of the rim of a large city


# A walk of four steps


class Walk(NamedTuple):
    """The cells of a walk from its start, and where earlier walks ended."""

    cells: tuple[Cell, ...] = (START,)
    ends: frozenset[Cell] = frozenset()

    @property
    def over(self) -> bool:
        """Return whether all steps are taken."""
        return len(self.cells) > STEPS

    def step(self, id: str) -> "Walk":
        """Take a step to a neighbouring cell."""
        walked = (*self.cells, city.cell_at(id))
        return Walk(walked, self.ends | {walked[-1]}) if len(walked) > STEPS else Walk(walked, self.ends)

    def again(self) -> "Walk":
        """Go back to the start."""
        return Walk(ends=self.ends)


def play() -> Steered:
    """The city with a cab that takes four steps, as often as one likes, and a dot on each cell where it ended."""
    again = {say("walk-again"): (say("walk-again-tip"), Walk.again)}
    return Steered(_walked, say("walk-task", passenger=CELLS["passenger"]), Walk(), Walk.step, again)


def _walked(at: Walk) -> Picture:
    here, free = at.cells[-1], [] if at.over else [*city.city_graph()[at.cells[-1]]]
    dots = city.numbers(dict.fromkeys(at.ends - {here}, "•"), key="ends")
    drawn = dots, city.arrows(pairwise(at.cells)), city.passenger(PASSENGER), city.cab(here)
    scene = city.scene(say("walk"), *drawn, says=dict.fromkeys(at.ends, say("ended-here")), legal=free)
    return Picture(scene, say("walked", steps=len(at.cells) - 1, cell=city.said(here), ends=len(at.ends)))


# Pictures


@by_reader(lambda: say("task"), steps=(0, 1, 8))
def where(ends: Own, steps: int) -> Picture:
    """The cells of the city where a cab can end, by the reader's own search."""
    found = ends.giving(say("cells"), lambda found: isinstance(found, set | frozenset | list | tuple), START, steps)
    marked = [cell for cell in city.CELLS if cell in found]
    says = dict.fromkeys(marked, say("can-end"))
    drawn = [
        city.striped(STRIPED),
        city.tinted(marked, 0.45, edge=True, key="ends"),
        city.numbers(dict.fromkeys(marked, "•"), key="dots"),
    ]
    scene = city.scene(say("where"), *drawn, city.cab(START), city.passenger(PASSENGER), says=says)
    colours = {colour(cell) for cell in marked}
    given = {"colours": colours.pop() if len(colours) == 1 else "both", "there": PASSENGER in marked}
    sentence = say("after", steps=steps, cells=len(marked), **CELLS, **given) if marked else say("no-cell")
    return Picture(scene, sentence, city.grid_table(says, say("where")))


def chessboard() -> Picture:
    """The city coloured like a chess board, with the question of the passenger next door."""
    says = {cell: say(colour(cell)) for cell in city.CELLS}
    drawn = city.striped(STRIPED), city.cab(START), city.passenger(PASSENGER)
    scene = city.scene(say("chessboard"), *drawn, says=says)
    return Picture(scene, say("two-colours", **CELLS), city.grid_table(says, say("which-striped")))


# Questions


def _ends(start: Cell, steps: int, diagonal: bool = False) -> set[Cell]:
    """Return where single steps can end in the city, or in one where cabs also drive across corners."""
    streets = graphs.grid(6, 8, diagonal=True) if diagonal else city.city_graph()
    return graphs.reachable(streets, start, steps)


def four_steps() -> str:
    can = PASSENGER in _ends(START, 4) or PASSENGER in odds.reachable_cells(START, 4, 0)
    return "often" if can else "never"


def possible(start: Cell, end: Cell, steps: int) -> bool:
    away = abs(start[0] - end[0]) + abs(start[1] - end[1])
    return away <= steps and (steps - away) % 2 == 0


# Exercises

BETWEEN: dict[str, Any] = {"start": lambda x, y: city.said((x, y)), "end": lambda u, v: city.said((u, v))}


def _reached(steps: int) -> int:
    size = 2 * FAR + 3
    return len(graphs.reachable(graphs.grid(size, size), (FAR + 2, FAR + 2), steps))


exercises = Unit(
    __name__,
    {
        "door: four steps": Answer(four_steps, picture=chessboard),
        "door: five steps": lambda: "often" if PASSENGER in _ends(START, 5) else "never",
        "door: possible": Answer(
            possible,
            cases=tuple(
                ((3, 3), end, steps) for end, steps in product([(3, 3), (4, 3), (5, 7), (1, 1), (2, 5)], range(9))
            ),
        ),
        "door: striped cells": lambda: sum(plain(cell) for cell in city.CELLS),
        "door: corners": lambda: "yes" if PASSENGER in _ends(START, 4, diagonal=True) else "no",
    },
    exercises=(
        drawing(
            lambda x, y, u, v, steps: "yes" if (u, v) in _ends((x, y), steps) else "no",
            x=range(1, 7), y=range(1, 9), u=range(1, 7), v=range(1, 9), steps=range(4, 12), **BETWEEN,
            apart=lambda x, y, u, v: abs(x - u) + abs(y - v),
        ),
        drawing(
            lambda across, up: across + up, x=range(1, 7), y=range(1, 9), right=range(1, 5), on=range(1, 5),
            u=lambda x, right: x + right if x < 4 else x - 3, v=lambda y, on: y + on if y < 5 else y - 4, **BETWEEN,
            across=lambda x, u: abs(x - u), up=lambda y, v: abs(y - v),
        ),
        drawing(
            lambda columns, rows: sum(map(plain, product(range(1, columns + 1), range(1, rows + 1)))),
            columns=(5, 7, 9, 11),
            rows=(5, 7, 9, 11, 13),
        ),
        drawing(lambda cups, turned: "no" if cups % 2 else "yes", cups=range(5, 13), turned=(2, 4)),
        drawing(_reached, steps=range(4, FAR + 1), more=lambda steps: steps + 1),
    ),
    board=chessboard,
)
