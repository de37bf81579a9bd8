"""House rules of Cat Cab Crew and the fixed tables that its rules read."""

import functools
from typing import Annotated, Any, Literal

import networkx as nx
from pydantic import BeforeValidator, Field, field_validator

from catlib.game import House, Numbers, constants

from .board import COLUMNS, DIRECTIONS, ROWS, Board, Cell, Gate, allowed_steps, board_names, read_board

TITLE = "Cat Cab Crew"
PLAYERS, DEFAULT_PLAYERS = (1, 3), 2
SEATS = PLAYERS[1]
START = COLUMNS * ROWS  # nodes: the cells of the largest city, the start gate, the world outside
OUT = START + 1
NODES = OUT + 1
STEPS = len(DIRECTIONS)
LENGTHS = 6  # of a straight movement; the longest is a speed boost
WHITE = 6  # die slots: white dice, then a D6 and a D8 of each colour
D8 = WHITE + SEATS
SLOTS = D8 + SEATS
COLOURED = SLOTS - WHITE
SIX_SIDED = (1 << D8) - 1  # slots, as bits
PLAIN, NIBBLES, PATROL, BLOCKED = range(4)  # kinds of cells

Nibble = Literal["cab upgrade", "greedy cat", "speed boost"]
Debuff = Literal["bad luck", "pothole", "unhappy customer"]
Points = Annotated[int, Field(ge=0, le=100)]


LITERAL: dict[str, tuple[Any, str]] = {
    "diagonal": (True, "“Any direction” leaves none out, and no sentence forbids the slant."),
    "curse_supply": (6, "Six black cubes are in the box."),
    "crazy_rolls_won_dice": (False, "Crazy cat “always” rolls all five dice “just once”, and no others are named."),
}


FROZEN: dict[str, tuple[Any, str]] = {
    "retreat_path": ("chosen", "A driver who is pushed back chooses the path (0.5)."),
    "chain_reactions": (False, "A cab that was pushed back does not act on its new cell (0.6)."),
    "gate_duels": (False, "Nobody duels at the start gate (0.16)."),
    "pickup_before_duel": (True, "A driver picks up a passenger before the duel (0.8)."),
    "placement": ("anywhere", "A passenger may appear under a cab or on a gate cell (0.9)."),
    "first_passenger": ("always", "The first passenger appears at once (0.10)."),
    "start_ties": ("all", "After a tie for the start everybody rolls again (0.11)."),
    "sabotage": ("one victim", "All sabotage of a turn hits one driver (0.12)."),
    "may_decline": (False, "Sabotage is placed and a die is taken wherever possible (0.29)."),
    "sabotage_when": ("after movement", "Sabotage is placed after movement (0.23)."),
    "quiet_cells": ("while a passenger lies there", "A special cell does nothing while a passenger lies there (0.26)."),
    "lost_passenger": ("gone", "A passenger lost to the Paw patrol leaves the game (0.14)."),
    "rush_counts": ("own turns", "Rush hour counts each driver's own turns (0.17)."),
    "stolen_dice": ("permanent", "A die taken by Greedy cat stays with the thief (0.18)."),
    "steal_from": ("inside", "Greedy cat takes dice of drivers in the city only (0.27)."),
    "regain_own_die": (False, "A lost die of your own colour cannot be won again (0.18)."),
    "crowded_duel": ("everyone", "With two cabs on the cell everybody duels."),
    "solo_duel": ("crazy cat only", "Only Crazy cat rolls in a solo duel (0.20)."),
    "boost": ("straight", "A speed boost is one straight line (0.21)."),
    "boost_wakes": (False, "Where a speed boost ends, a special cell does nothing (0.21)."),
    "crazy_curse_cap": (True, "The curse limit holds for Crazy cat too (0.25)."),
    "crazy_avoids": ("among the nearest", "Crazy cat avoids special cells only where that costs no space (0.28)."),
}

FORMER = {"curses_land": "after landing"}

# One cell, one die, one turn: what whole games can be solved for
SMALL: dict[str, Any] = {
    "board": {
        "title": "One cell",
        "columns": 1,
        "rows": 1,
        "gates": [{"cell": [1, 1], "side": "down"}, {"cell": [1, 1], "side": "up"}],
    },
    "white_dice": 1,
    "curse_limit": 1,
    "item_limit": 0,
    "passengers": 1,
    "rush_turns": 1,
    "turn_limit": 1,
}


class HouseRules(House):
    """Rules that a table agrees on before it plays; every default is our reading of the rulebook.

    What each is about stands in `voice/en/house.ftl`.
    """

    # Numbers that the rulebook fixes and a designer may turn
    white_dice: int = Field(5, ge=1, le=WHITE)
    curse_limit: int = Field(4, ge=1, le=12)
    item_limit: int = Field(2, ge=0, le=6)
    passengers: int = Field(4, ge=1, le=20)
    passenger_points: int = Field(5, ge=0, le=50)
    place_points: tuple[Points, Points, Points] = (10, 5, 3)
    rush_turns: int = Field(5, ge=1, le=20)
    retreat_steps: int = Field(2, ge=0, le=6)
    handicap: bool = True
    turn_limit: int = Field(0, ge=0, le=1000)

    # The gaps of the rulebook
    board: Annotated[Board, BeforeValidator(read_board)] = Field(read_board("default"), examples=board_names())
    entry_gate: int = Field(0, ge=0, le=1)
    diagonal: bool = False
    may_waive: bool = False
    curses_act: Literal["cancel, then back", "cancel only", "back only"] = "cancel, then back"
    curses_land: Literal["before landing", "after landing"] = "before landing"
    pickup: Literal["final", "each move"] = "final"
    curse_supply: int = Field(0, ge=0, le=40)
    leave_by: Literal["overshoot", "exact"] = "overshoot"
    eliminated_can_win: bool = False
    duel: Literal["simultaneous", "alternate"] = "simultaneous"
    nibbles_bands: tuple[Nibble, Nibble, Nibble] = ("cab upgrade", "greedy cat", "speed boost")
    patrol_bands: tuple[Debuff, Debuff, Debuff] = ("bad luck", "pothole", "unhappy customer")
    crazy_rolls_won_dice: bool = True

    @field_validator("place_points", "nibbles_bands", "patrol_bands", mode="before")
    @classmethod
    def _three(cls, values: Any) -> Any:
        if not isinstance(values, list | tuple) or len(values) != 3:
            raise ValueError("expected three values")
        return values


choice = constants(HouseRules)


class Setup(Numbers, house=HouseRules):
    """The board as the rules read it; the house rules come after it.

    Nodes are the cells, row by row from the lower left, then, at START and OUT, the start gate and the world outside;
    tables have the same length for every city, so that compiled code serves them all.
    """

    seats: int
    crazy: int  # Crazy cat's seat, or -1
    cells: int
    columns: int
    rows: int
    directions: int  # 4, or 8 with diagonals
    start: int  # node of the start gate
    out: int  # node of the world outside
    entry: int  # node inside the start gate
    exit: int  # node inside the exit gate
    kind: tuple[int, ...]  # by node: PLAIN, NIBBLES, PATROL or BLOCKED
    neighbour: tuple[int, ...]  # by node * STEPS + direction: a node, or -1
    straight: tuple[int, ...]  # by ((length - 1) * NODES + node) * STEPS + direction: a node, or -1
    backward: tuple[int, ...]  # the same, only along shortest paths to the start gate
    distance: tuple[int, ...]  # by node * NODES + node: spaces, or -1
    can: tuple[int, ...]  # by direction: the cells, as bits, from which that step stays in the city
    shift: tuple[int, ...]  # by direction: by how many bits a cell moves
    stuck: tuple[int, ...]  # by length - 1: the nodes, as bits, where no movement fits while the exit is shut


def build(players: int, house: HouseRules) -> Setup:
    """The tables for 1 (against Crazy cat), 2 or 3 drivers."""
    seats = max(players, 2)
    city = _city(house.board, house.entry_gate, house.diagonal)
    return Setup.of(house, seats=seats, crazy=1 if players == 1 else -1, **city)


@functools.lru_cache(maxsize=64)
def _city(board: Board, entry_gate: int, diagonal: bool) -> dict[str, Any]:
    cells = board.cells()
    number = {cell: i for i, cell in enumerate(cells)}
    way_in, way_out = board.gates[entry_gate], board.gates[1 - entry_gate]
    streets = board.streets(diagonal)
    home = nx.single_source_shortest_path_length(streets, way_in.cell)
    steps = allowed_steps(diagonal)
    neighbour = _neighbours(number, streets, steps, way_in, way_out)
    return {
        "cells": len(cells),
        "columns": board.columns,
        "rows": board.rows,
        "directions": len(steps),
        "start": START,
        "out": OUT,
        "entry": number[way_in.cell],
        "exit": number[way_out.cell],
        "kind": tuple(_kind(board, cell) for cell in cells) + (PLAIN,) * (NODES - len(cells)),
        "neighbour": neighbour,
        "straight": tuple(
            _walk(neighbour, *divmod(i, STEPS), n + 1) for n in range(LENGTHS) for i in range(STEPS * NODES)
        ),
        "backward": _steps_back(cells, home, neighbour, number[way_in.cell], way_in),
        "distance": _distances(neighbour),
        "can": tuple(_mask(neighbour, d) for d in range(STEPS)),
        "shift": tuple(dx + dy * board.columns for dx, dy in DIRECTIONS.values()),
        "stuck": tuple(_stuck(neighbour, length) for length in (1, 2)),
    }


def _kind(board: Board, cell: Cell) -> int:
    kinds = {NIBBLES: board.nibbles, PATROL: board.patrol, BLOCKED: board.blocked}
    return next((kind for kind, cells in kinds.items() if cell in cells), PLAIN)


def _neighbours(
    number: dict[Cell, int], streets: nx.Graph, steps: list[Cell], way_in: Gate, way_out: Gate
) -> tuple[int, ...]:
    """One step by node and direction: through the city, in by the start gate, out by the exit."""
    table = [-1] * (STEPS * NODES)
    for d, (dx, dy) in enumerate(steps):
        for x, y in streets:
            if (x + dx, y + dy) in streets:
                table[number[x, y] * STEPS + d] = number[x + dx, y + dy]
    sides = list(DIRECTIONS)
    inward = {"left": "right", "right": "left", "up": "down", "down": "up"}[way_in.side]
    table[START * STEPS + sides.index(inward)] = number[way_in.cell]
    table[number[way_out.cell] * STEPS + sides.index(way_out.side)] = OUT
    return tuple(table)


def _steps_back(
    cells: list[Cell], home: dict[Cell, int], neighbour: tuple[int, ...], entry: int, way_in: Gate
) -> tuple[int, ...]:
    """One step by node and direction, only where it is a space nearer to the start gate."""
    table = [-1] * len(neighbour)
    for i, cell in enumerate(cells):
        for d in range(STEPS):
            there = neighbour[i * STEPS + d]
            if 0 <= there < START and cell in home and home[cells[there]] == home[cell] - 1:
                table[i * STEPS + d] = there
    table[entry * STEPS + list(DIRECTIONS).index(way_in.side)] = START
    return tuple(table)


def _distances(neighbour: tuple[int, ...]) -> tuple[int, ...]:
    """Spaces from node to node in a flat table, -1 where there is no path."""
    graph = nx.DiGraph((i // STEPS, there) for i, there in enumerate(neighbour) if there >= 0)
    graph.add_nodes_from(range(NODES))
    lengths = dict(nx.all_pairs_shortest_path_length(graph))
    return tuple(lengths[a].get(b, -1) for a in range(NODES) for b in range(NODES))


def _mask(neighbour: tuple[int, ...], direction: int) -> int:
    return sum(1 << i for i in range(START) if 0 <= neighbour[i * STEPS + direction] < START)


def _stuck(neighbour: tuple[int, ...], length: int) -> int:
    return sum(1 << i for i in range(OUT) if not any(0 <= _walk(neighbour, i, d, length) < START for d in range(STEPS)))


def _walk(neighbour: tuple[int, ...], node: int, direction: int, length: int) -> int:
    """Return where a straight movement ends: a node, the world outside once it is reached, or -1."""
    for _ in range(length):
        if node in (-1, OUT):
            return node
        node = neighbour[node * STEPS + direction]
    return node
