"""House rules of Cat Cab Crew and the fixed tables that its rules read."""

from __future__ import annotations

import functools
from typing import Annotated, Any, Literal, NamedTuple

import networkx as nx
from pydantic import BeforeValidator, Field, field_validator, model_validator

from catlib.game import House, wrong_entry

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

# Choices of the house rules, in their order
CAB_UPGRADE, GREEDY_CAT, SPEED_BOOST = range(3)
BAD_LUCK, POTHOLE, UNHAPPY_CUSTOMER = range(3)
CANCEL_THEN_BACK, CANCEL_ONLY, BACK_ONLY = range(3)
CHOSEN, VERTICAL_FIRST, HORIZONTAL_FIRST = range(3)
PICKUP_FINAL, EACH_MOVE = range(2)
ANYWHERE, FREE_CELL = range(2)
FIRST_PASSENGER_ALWAYS, OPTIONAL = range(2)
START_TIES_ALL, START_TIES_TIED = range(2)
ONE_VICTIM, SPLIT = range(2)
GONE, RETURNS = range(2)
OVERSHOOT, EXACT = range(2)
OWN_TURNS, ROUNDS = range(2)
PERMANENT, ONE_TURN = range(2)
INSIDE, ANYONE = range(2)
SIMULTANEOUS, ALTERNATE = range(2)
EVERYONE, CHOOSE_ONE = range(2)
CRAZY_CAT_ONLY, RACE = range(2)
STRAIGHT, FREE = range(2)
AFTER_MOVEMENT, BEFORE_MOVEMENT = range(2)
CRAZY_AVOIDS_ALWAYS, AMONG_THE_NEAREST = range(2)
BEFORE_LANDING, AFTER_LANDING = range(2)
WHILE_A_PASSENGER_LIES_THERE, FROM_THEN_ON = range(2)

Nibble = Literal["cab upgrade", "greedy cat", "speed boost"]
Debuff = Literal["bad luck", "pothole", "unhappy customer"]
Points = Annotated[int, Field(ge=0, le=100)]


# The most literal reading where it is not the default; why
LITERAL: dict[str, tuple[Any, str]] = {
    "diagonal": (True, "“Any direction” leaves none out, and no sentence forbids the slant."),
    "first_passenger": ("optional", "Who starts last “may” roll for the first passenger."),
    "quiet_cells": ("from then on", "Under a passenger the effects “do not take place anymore”."),
    "steal_from": ("anyone", "Greedy cat takes from “any other player”, whether in the city or out of it."),
    "may_decline": (True, "Players “may” sabotage, and “can” take a die."),
    "curse_supply": (6, "Six black cubes are in the box."),
    "crazy_rolls_won_dice": (False, "Crazy cat “always” rolls all five dice “just once”, and no others are named."),
}


FORMER = {"curses_land": "after landing"}  # the default of saves that do not name it

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
    """What a table agrees on before it plays; every default is our reading of the rulebook.

    The number in a description is the gap of the rulebook that the rule fills.
    """

    # Numbers that the rulebook fixes and a designer may turn
    white_dice: int = Field(5, ge=1, le=WHITE, description="White dice that everybody rolls.")
    curse_limit: int = Field(
        4, ge=1, le=12, description="Curses a driver can hold; at the limit no die is rolled again."
    )
    item_limit: int = Field(2, ge=0, le=6, description="Item rolls that count in one turn.")
    passengers: int = Field(4, ge=1, le=20, description="Passengers in the whole game.")
    passenger_points: int = Field(5, ge=0, le=50, description="Points for a passenger.")
    place_points: tuple[Points, Points, Points] = Field(
        (10, 5, 3), description="Points for the first, second and third to leave; two drivers use the first two (0.24)."
    )
    rush_turns: int = Field(5, ge=1, le=20, description="Turns that the others have left once the first has gone.")
    retreat_steps: int = Field(2, ge=0, le=6, description="Spaces back after a lost duel or into a pothole.")
    handicap: bool = Field(True, description="Early starters roll fewer dice in their first turn.")
    turn_limit: int = Field(
        0, ge=0, le=1000, description="Rounds after which the game is scored as it stands; 0: none."
    )

    # The gaps of the rulebook
    board: Annotated[Board, BeforeValidator(read_board)] = Field(
        read_board("default"),
        examples=board_names(),
        description="The city: a name, a TOML file, or what one says; the default is invented (0.1).",
    )
    entry_gate: int = Field(
        0, ge=0, le=1, description="Which of the two gates is the way in; the other is the exit (0.1)."
    )
    diagonal: bool = Field(False, description="Cabs may move diagonally (0.2).")
    may_waive: bool = Field(False, description="A driver may leave movement unused, a speed boost too (0.3).")
    curses_act: Literal["cancel, then back", "cancel only", "back only"] = Field(
        "cancel, then back",
        description="Curses cancel movement and the rest pushes the cab back; or only the one or the other (0.4).",
    )
    curses_land: Literal["before landing", "after landing"] = Field(
        "before landing",
        description="Curses that cancel nothing push the cab back before its landing is judged, or after (0.4).",
    )
    retreat_path: Literal["chosen", "vertical first", "horizontal first"] = Field(
        "chosen", description="Which shortest path back a cab takes: the driver's choice or a fixed one (0.5)."
    )
    chain_reactions: bool = Field(
        False, description="A cab that was pushed back acts on its new cell: passenger, special cell, duel (0.6)."
    )
    pickup: Literal["final", "each move"] = Field(
        "final", description="Passengers are picked up where the cab ends, or after each single movement (0.7)."
    )
    pickup_before_duel: bool = Field(True, description="Who lands on passenger and cab collects before the duel (0.8).")
    placement: Literal["anywhere", "free cell"] = Field(
        "anywhere",
        description="A new passenger may appear under a cab or on a gate cell, or the dice roll again (0.9).",
    )
    first_passenger: Literal["always", "optional"] = Field(
        "always",
        description="The first passenger appears at once, or the last driver may wait for their own turn (0.10).",
    )
    start_ties: Literal["all", "tied"] = Field(
        "all", description="Who rolls again when the roll for start ties (0.11)."
    )
    sabotage: Literal["one victim", "split"] = Field(
        "one victim", description="All sabotage of a turn hits one driver, or is dealt out curse by curse (0.12)."
    )
    curse_supply: int = Field(
        0, ge=0, le=40, description="Curse cubes in the box; once all are out the dice stand; 0: no end of them (0.13)."
    )
    quiet_cells: Literal["while a passenger lies there", "from then on"] = Field(
        "while a passenger lies there",
        description="A special cell with a passenger does nothing while it lies there, or never again (0.26).",
    )
    lost_passenger: Literal["gone", "returns"] = Field(
        "gone", description="A passenger lost to the Paw patrol leaves the game, or comes back on the board (0.14)."
    )
    leave_by: Literal["overshoot", "exact"] = Field(
        "overshoot", description="Movement left over at the exit gate is lost, or must be spent exactly (0.15)."
    )
    gate_duels: bool = Field(
        False, description="Cabs pushed back to the start gate duel there, given chain reactions (0.16)."
    )
    rush_counts: Literal["own turns", "rounds"] = Field(
        "own turns", description="Rush hour counts each driver's own turns, or rounds of the table (0.17)."
    )
    eliminated_can_win: bool = Field(False, description="Who misses rush hour still counts their points (0.17).")
    stolen_dice: Literal["permanent", "one turn"] = Field(
        "permanent", description="A die taken by Greedy cat stays, or goes home after its next turn (0.18)."
    )
    steal_from: Literal["inside", "anyone"] = Field(
        "inside", description="Greedy cat takes dice of drivers in the city, or also of those who are out (0.27)."
    )
    regain_own_die: bool = Field(False, description="A lost die of the own colour can be won again (0.18).")
    duel: Literal["simultaneous", "alternate"] = Field(
        "simultaneous", description="Duellists roll together round by round, or one after the other (0.19)."
    )
    crowded_duel: Literal["everyone", "choose one"] = Field(
        "everyone", description="With two cabs on the cell everyone duels, or the driver picks one of them."
    )
    solo_duel: Literal["crazy cat only", "race"] = Field(
        "crazy cat only", description="Only Crazy cat rolls in a solo duel, three times, or both race (0.20)."
    )
    boost: Literal["straight", "free"] = Field(
        "straight", description="A speed boost is one straight line, or single spaces in any directions (0.21)."
    )
    boost_wakes: bool = Field(
        False, description="A cab that a speed boost brings to a special cell meets with what it does (0.21)."
    )
    may_decline: bool = Field(
        False, description="A driver may place no sabotage, and leave the dice of others alone (0.29)."
    )
    nibbles_bands: tuple[Nibble, Nibble, Nibble] = Field(
        ("cab upgrade", "greedy cat", "speed boost"),
        description="What a roll of 1–2, 3–4, 5–6 brings at cat nibbles (0.22).",
    )
    patrol_bands: tuple[Debuff, Debuff, Debuff] = Field(
        ("bad luck", "pothole", "unhappy customer"),
        description="What a roll of 1–2, 3–4, 5–6 costs at the Paw patrol (0.22).",
    )
    sabotage_when: Literal["after movement", "before movement"] = Field(
        "after movement", description="When sabotage is placed (0.23)."
    )
    crazy_rolls_won_dice: bool = Field(True, description="Crazy cat rolls coloured dice it has won (0.25).")
    crazy_curse_cap: bool = Field(True, description="The curse limit holds for Crazy cat too (0.25).")
    crazy_avoids: Literal["always", "among the nearest"] = Field(
        "among the nearest",
        description="Crazy cat avoids special cells wherever it can, or only if that costs no distance (0.28).",
    )

    @field_validator("place_points", "nibbles_bands", "patrol_bands", mode="before")
    @classmethod
    def _three(cls, values: Any) -> Any:
        if not isinstance(values, list | tuple) or len(values) != 3:
            raise ValueError("three values are wanted")
        return values

    @model_validator(mode="after")
    def _room_for_passengers(self) -> HouseRules:
        if self.placement == "free cell" and len(self.board.cells()) - len(self.board.blocked) < 6:
            reason = "a free cell needs a board of 6 open cells or more: for 2 gates, 3 cabs and a passenger"
            raise wrong_entry(("placement",), self.placement, reason)
        return self


class Setup(NamedTuple):
    """House rules and board as the rules read them: whole numbers and flat tuples of them.

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
    white_dice: int
    curse_limit: int
    item_limit: int
    passengers: int
    passenger_points: int
    place_points: tuple[int, ...]
    rush_turns: int
    retreat_steps: int
    handicap: int
    turn_limit: int
    may_waive: int
    curses_act: int
    curses_land: int
    retreat_path: int
    chain_reactions: int
    pickup: int
    pickup_before_duel: int
    placement: int
    first_passenger: int
    start_ties: int
    sabotage: int
    curse_supply: int
    quiet_cells: int
    lost_passenger: int
    leave_by: int
    gate_duels: int
    rush_counts: int
    eliminated_can_win: int
    stolen_dice: int
    steal_from: int
    regain_own_die: int
    duel: int
    crowded_duel: int
    solo_duel: int
    boost: int
    boost_wakes: int
    may_decline: int
    nibbles_bands: tuple[int, ...]
    patrol_bands: tuple[int, ...]
    sabotage_when: int
    crazy_rolls_won_dice: int
    crazy_curse_cap: int
    crazy_avoids: int


def build(players: int, house: HouseRules) -> Setup:
    """The tables for 1 (against Crazy cat), 2 or 3 drivers."""
    seats = max(players, 2)
    city = _city(house.board, house.entry_gate, house.diagonal)
    return Setup(seats=seats, crazy=1 if players == 1 else -1, **city, **house.numbers(Setup._fields))


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
    cells: list[Cell],
    home: dict[Cell, int],
    neighbour: tuple[int, ...],
    entry: int,
    way_in: Gate,
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
    return sum(1 << i for i in range(OUT) if not any(_lands(neighbour, i, d, length) for d in range(STEPS)))


def _lands(neighbour: tuple[int, ...], node: int, direction: int, length: int) -> bool:
    """Whether a straight movement stays in the city."""
    return 0 <= _walk(neighbour, node, direction, length) < START


def _walk(neighbour: tuple[int, ...], node: int, direction: int, length: int) -> int:
    """Where a straight movement ends: a node, the world outside once it is reached, or -1."""
    for _ in range(length):
        if node in (-1, OUT):
            return node
        node = neighbour[node * STEPS + direction]
    return node
