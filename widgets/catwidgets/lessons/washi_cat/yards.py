"""Boards and positions for the lesson on cuts and traps: a yard with shrines, open paper, and one with two sewers."""

import functools
from collections.abc import Collection, Iterable, Sequence
from typing import Any

from catlib import load
from catlib.game import Game
from catlib.games.washi_cat.boards import COLUMNS, cell_name, cell_number
from catlib.games.washi_cat.drawing import drawings
from catlib.games.washi_cat.phases import CARRYING, TURN, add_line
from catlib.games.washi_cat.setup import board_of
from catwidgets.draw import Element, circle, group, line, path_line
from catwidgets.scenes.washi_cat import plan
from catwidgets.scenes.washi_cat.tape import COLOURS, Sheet
from catwidgets.teach.voice import together

PLAIN = {"cats": 1, "fish": 2, "spacing": 0}
SHRINES = ["a4", "b4", "d4", "d3", "f3", "g3"]


@functools.cache
def yard() -> Game:
    """Six rows with shrines that leave two gates."""
    return load("washi_cat", board={"title": "Yard", "rows": 6, "columns": 7, "shrines": SHRINES, **PLAIN})


@functools.cache
def paper() -> Game:
    """Six rows with nothing on them."""
    return load("washi_cat", board={"title": "Paper", "rows": 6, "columns": 7, **PLAIN})


@functools.cache
def tube() -> Game:
    """Five rows with a sewer at both ends of the middle one."""
    sewers = [{"colour": "green", "cells": ["a3", "g3"]}]
    return load("washi_cat", board={"title": "Tube", "rows": 5, "columns": 7, "sewers": sewers, **PLAIN})


def cells(names: str) -> list[int]:
    """Cells by their names with spaces between.

    >>> cells("a1 b2")
    [0, 27]
    """
    return [cell_number(name) for name in names.split()]


def cell_names(found: Iterable[int]) -> str:
    """The names of some cells."""
    return together(sorted(map(cell_name, found)), "comma")


def position(
    game: Game,
    red: str,
    blue: str,
    red_line: str = "",
    blue_line: str = "",
    fish: str = "",
    specials: tuple[int, int] = (0, 0),
) -> Any:
    """A turn of red; the lines are cells besides those of the cats, red has a fish."""
    state = game.initial_state()
    state.phase, state.player, state.drawn = TURN, 0, drawings(game.setup)
    for seat, (head, names) in enumerate(((red, red_line), (blue, blue_line))):
        state.head[2 * seat] = cell_number(head)
        for cell in cells(f"{head} {names}"):
            add_line(state, 2 * seat, cell)
    for cell in cells(fish):
        state.fish[cell // COLUMNS > 0] |= 1 << cell % COLUMNS
    state.carry[0] = CARRYING
    state.specials[:] = specials
    return state


# Drawing

scene = plan  # the board with a position and what is drawn on it


def _sheet(game: Game) -> Sheet:
    return Sheet(board_of(game.setup))


def bricks(game: Game, wall: Collection[int]) -> Element:
    """Spaces that are closed: courses of brick in blue."""
    sheet, drawn = _sheet(game), []
    for cell in sorted(wall):
        shape = sheet.shape(cell).inset(5)
        x, y, w, h = shape.x, shape.y, shape.width, shape.height
        look: dict[str, Any] = {"stroke": COLOURS[1], "stroke_width": 2}
        drawn.append(shape.element(fill=COLOURS[1], fill_opacity=0.18, **look))
        drawn += [line(x, y + h * k / 3, x + w, y + h * k / 3, **look) for k in (1, 2)]
        joints = ((0, 0.5), (1, 0.25), (1, 0.75), (2, 0.5))
        drawn += [line(x + w * at, y + h * k / 3, x + w * at, y + h * (k + 1) / 3, **look) for k, at in joints]
    return group(*drawn, key="bricks")


def dots(game: Game, region: Collection[int], key: str = "region") -> Element:
    """A dot on every space of a region."""
    sheet = _sheet(game)
    spots = [sheet.spot(cell) for cell in sorted(region)]
    return group(*(circle(x, y + 0.34 * sheet.cell, 4, fill=COLOURS[0]) for x, y in spots), key=key)


def path_lines(game: Game, paths: Sequence[Sequence[int]]) -> Element:
    """Paths with their steps numbered, each from the edge of the cat's space on."""
    sheet, drawn = _sheet(game), []
    for k, path in enumerate(paths):
        if len(path) > 1:
            spots = [sheet.spot(cell) for cell in path]
            (x0, y0), (x1, y1) = spots[:2]
            drawn.append(path_line([((x0 + x1) / 2, (y0 + y1) / 2), *spots[1:]], key=f"paths {k}"))
    return group(*drawn, key="paths")
