"""Positions built by hand and played on in words, so that a test reads like a situation of the game."""

import functools
from typing import Any

import networkx as nx

import catlib
from catlib.games.cat_cab import phases
from catlib.games.cat_cab.board import DIRECTIONS
from catlib.games.cat_cab.dice import begin_turn
from catlib.games.cat_cab.moving import STOP
from catlib.games.cat_cab.rules import next_stage
from catlib.games.cat_cab.setup import STEPS

SMALL = {
    "title": "Two by three",
    "columns": 2,
    "rows": 3,
    "nibbles": [[2, 1]],
    "patrol": [[1, 3]],
    "gates": [{"cell": [1, 1], "side": "left"}, {"cell": [2, 3], "side": "right"}],
}
WINDING = {
    "columns": 5,
    "rows": 4,
    "blocked": [[2, 2], [4, 3], [4, 2]],
    "patrol": [[3, 2]],
    "gates": [{"cell": [5, 4], "side": "up"}, {"cell": [1, 1], "side": "down"}],
}
BUSY = {
    "columns": 3,
    "rows": 4,
    "nibbles": [[1, 2], [2, 1], [3, 3], [2, 4]],
    "patrol": [[2, 3], [3, 2], [1, 4]],
    "gates": [{"cell": [1, 1], "side": "down"}, {"cell": [3, 4], "side": "up"}],
}
CITIES = {
    "default": "default",
    "busy": BUSY,
    "small": SMALL,
    "winding": WINDING,
    "one street": {"columns": 1, "rows": 4,
        "gates": [{"cell": [1, 1], "side": "down"}, {"cell": [1, 4], "side": "up"}]},
    "one cell": {"columns": 1, "rows": 1, "gates": [{"cell": [1, 1], "side": "down"}, {"cell": [1, 1], "side": "up"}]},
    "one avenue": {"columns": 6, "rows": 1,
        "gates": [{"cell": [2, 1], "side": "down"}, {"cell": [6, 1], "side": "up"}]},
}


APART = [(3, 4), (1, 8), (2, 8)]


@functools.lru_cache(maxsize=256)
def _city(players: int, house: tuple[tuple[str, Any], ...]) -> catlib.Game:
    return catlib.load("cat_cab", players=players, **dict(house))


def city(players: int = 2, **house: Any) -> catlib.Game:
    """A game of Cat Cab Crew, kept where its house rules can be hashed."""
    try:
        return _city(players, tuple(sorted(house.items())))
    except TypeError:
        return catlib.load("cat_cab", players=players, **house)


def node(game: catlib.Game, place: Any) -> int:
    """The number of a cell (column, row), of "start" or of "out"."""
    if isinstance(place, str):
        return {"start": game.setup.start, "out": game.setup.out}[place]
    return (place[1] - 1) * game.setup.columns + place[0] - 1


def place(game: catlib.Game, number: int) -> Any:
    """The cell of a node as (column, row), or "start" or "out"."""
    if number >= game.setup.start:
        return "start" if number == game.setup.start else "out"
    return number % game.setup.columns + 1, number // game.setup.columns + 1


def position(game: catlib.Game, dice: str = "", seat: int = 0, **facts: Any) -> Any:
    """A state in a seat's second turn, looking at its white dice or, if `ones` or `twos` are given, moving.

    `cells` and `passenger` are cells or gates; `won` maps a coloured die to its holder; other facts set fields.
    """
    state = game.initial_state()
    state.pending, state.rank, state.order, state.turns = 0, [0, 1, 2], [0, 1, 2], [2, 2, 2]
    state.seat = state.actor = state.position = seat
    state.stage, state.placed, state.sides = phases.ITEMS, 1, 6
    state.die[: len(dice)] = [int(face) for face in dice]
    for s, where in enumerate(facts.pop("cells", ())):
        state.cell[s] = node(game, where)
    state.passenger = node(game, p) if (p := facts.pop("passenger", None)) else phases.NOBODY
    for i, s in facts.pop("won", {}).items():
        state.holder[i], state.obtained[i] = s + 1, 1
    phases.ask(state, phases.KEEP, seat)
    if "ones" in facts or "twos" in facts:
        state.stage = phases.MOVEMENT
        phases.ask(state, phases.MOVE, seat)
    for name, value in facts.items():
        whole = value if not isinstance(value, tuple | list) else [*value, *getattr(state, name)[len(value) :]]
        setattr(state, name, whole)
    state.check_fits()
    return state


def action(game: catlib.Game, state: Any, step: int | str) -> int:
    """The outcome in which a die shows a number, or the action of that number, name or short name."""
    if isinstance(step, int):
        return step - 1 if game.is_chance_node(state) else step
    words = step.split()
    if state.phase == phases.KEEP:
        return sum(1 << int(slot) - 1 for slot in words[1:])
    if state.phase == phases.MOVE and step != "stop":
        return (int(words[-1]) - 1) * STEPS + tuple(DIRECTIONS).index(" ".join(words[:-1]))
    if state.phase in (phases.BOOST, phases.RETREAT) and step != "stop":
        return tuple(DIRECTIONS).index(step)
    return STOP if step == "stop" else game.string_to_action(state, step)


def play(game: catlib.Game, state: Any, *steps: int | str) -> Any:
    """The state after some steps: what a die shows, "keep", "again 1 2", "up 2", "left", or an action's number."""
    for step in steps:
        state = game.child(state, action(game, state, step))
    return state


def turn(game: catlib.Game, seat: int = 0, **facts: Any) -> Any:
    """A seat about to roll all its dice in its second turn."""
    state = position(game, seat=seat, **facts)
    state.turns[seat] -= 1
    begin_turn(game.setup, state)
    return state


def go_on(game: catlib.Game, state: Any) -> None:
    """Let the stages of the turn go on in this very state until somebody is asked."""
    state.phase = phases.NEXT
    while state.phase == phases.NEXT:
        next_stage(game.setup, state)


def landed(game: catlib.Game, cell: tuple[int, int] = (3, 4), **facts: Any) -> Any:
    """The cab of seat 0 has just driven up onto a cell, by default Paw patrol."""
    facts = {"cells": [(cell[0], cell[1] - 1), *APART[1:]][: game.num_players]} | facts
    return play(game, position(game, ones=1, **facts), "up 1")


def moves(game: catlib.Game, state: Any) -> set[Any]:
    """The cells on which a single movement, boost or retreat can end."""
    parts = {part for a in game.legal_actions(state) for part in game.parts(state, a)}
    return {place(game, int(part[5:])) for part in parts if part.startswith("cell:")}


def where(game: catlib.Game, state: Any) -> list[Any]:
    """The cells of all cabs."""
    return [place(game, n) for n in state.cell[: game.num_players]]


def net_moves(dice: str, items: str = "", curses: int = 0, cancel: int | None = None, **house: Any) -> list[int]:
    """The movements that some final dice, item rolls and curses leave, shortest first."""
    game = city(**house)
    state = position(game, dice, curses=(curses,), cells=[(3, 4), "start"])
    state = play(game, state, "keep", *map(int, items), *([] if cancel is None else [cancel]))
    return [1] * state.ones + [2] * state.twos


def asked(game: catlib.Game, state: Any, *steps: int | str) -> list[int]:
    """What is asked before each step and after the last, without repeats."""
    found = [state.phase]
    for step in steps:
        state = play(game, state, step)
        if state.phase != found[-1]:
            found.append(state.phase)
    return found


def pass_turn(game: catlib.Game, state: Any) -> Any:
    """The driver on turn rolls nothing but item rolls that bring nothing, and keeps them."""
    seat, turn = state.seat, state.turns[state.seat]
    while not game.is_terminal(state) and state.stage != phases.FINAL:
        if (seat, turn) != (state.seat, state.turns[seat]):
            break
        step = {phases.ROLLING: 3, phases.ITEM: 1}.get(state.phase, "keep")
        state = play(game, state, step)
    return state


def streets(game):
    """The graph of one step: the open cells, in by the start gate, out by the exit."""
    board, setup = game.house.board, game.setup
    number = {cell: i for i, cell in enumerate(board.cells())}
    graph = nx.DiGraph()
    for (x, y), i in number.items():
        for (u, v), j in number.items():
            near = max(abs(x - u), abs(y - v)) == 1 if setup.directions == 8 else abs(x - u) + abs(y - v) == 1
            if near and not {(x, y), (u, v)} & set(board.blocked):
                graph.add_edge(i, j)
    way_in, way_out = board.gates[game.house.entry_gate], board.gates[1 - game.house.entry_gate]
    graph.add_edge(setup.start, number[way_in.cell])
    graph.add_edge(number[way_out.cell], setup.out)
    return graph
