"""The city of Cat Cab Crew: a grid with two gates and special cells, read from TOML and checked."""

from collections.abc import Mapping
from typing import Any, Literal

import networkx as nx
from pydantic import Field, model_validator

from catlib.game import Entries, file_names, read_entries, wrong_entry

Cell = tuple[int, int]
Side = Literal["left", "right", "up", "down"]

COLUMNS, ROWS = 6, 8  # of the largest city
DIRECTIONS: dict[str, Cell] = {
    "right": (1, 0),
    "up": (0, 1),
    "left": (-1, 0),
    "down": (0, -1),
    "up and right": (1, 1),
    "up and left": (-1, 1),
    "down and left": (-1, -1),
    "down and right": (1, -1),
}


class Gate(Entries):
    """A way in or out: it stands outside the city, on one side of a cell at the edge."""

    cell: Cell
    side: Side


class Board(Entries):
    """A city: columns × rows cells, written (column, row) from the lower left corner, counted from 1."""

    title: str = Field("A city", max_length=80)
    invented: bool = Field(True, description="Whether this is our invention and no printed card.")
    columns: int = Field(COLUMNS, ge=1, le=COLUMNS)
    rows: int = Field(ROWS, ge=1, le=ROWS)
    nibbles: tuple[Cell, ...] = ()
    patrol: tuple[Cell, ...] = ()
    blocked: tuple[Cell, ...] = ()
    gates: tuple[Gate, Gate]

    @model_validator(mode="before")
    @classmethod
    def _two_gates(cls, entries: Any) -> Any:
        gates = entries.get("gates") if isinstance(entries, Mapping) else ()
        if isinstance(entries, Mapping) and (not isinstance(gates, list | tuple) or len(gates) != 2):
            raise wrong_entry(("gates",), gates, "expected two gates, each with a cell and a side")
        return entries

    @model_validator(mode="after")
    def _fits(self) -> "Board":
        self._check_cells()
        self._check_gates()
        self._check_paths()
        return self

    def _check_cells(self) -> None:
        seen: dict[Cell, str] = {}
        for field in ("nibbles", "patrol", "blocked"):
            for i, cell in enumerate(getattr(self, field)):
                self._check_on_grid((field, i), cell)
                if cell in seen:
                    raise wrong_entry(
                        (field, i), cell, f"this cell is already under {seen[cell]}; a cell is named once"
                    )
                seen[cell] = field

    def _check_on_grid(self, where: tuple[int | str, ...], cell: Cell) -> None:
        if not (1 <= cell[0] <= self.columns and 1 <= cell[1] <= self.rows):
            grid = f"columns are 1 to {self.columns}, rows 1 to {self.rows}"
            raise wrong_entry(where, cell, f"this cell is off the grid; {grid}")

    def _check_gates(self) -> None:
        for i, gate in enumerate(self.gates):
            self._check_on_grid(("gates", i, "cell"), gate.cell)
            dx, dy = DIRECTIONS[gate.side]
            x, y = gate.cell[0] + dx, gate.cell[1] + dy
            if 1 <= x <= self.columns and 1 <= y <= self.rows:
                reason = f"that side of cell {gate.cell} leads inward; a gate is on the rim of the city"
                raise wrong_entry(("gates", i, "side"), gate.side, reason)
            if gate.cell in self.blocked:
                raise wrong_entry(("gates", i, "cell"), gate.cell, "this cell is blocked; a gate needs an open cell")
        if self.gates[0] == self.gates[1]:
            raise wrong_entry(("gates", 1, "cell"), self.gates[1].cell, "both gates are the same; the exit is another")

    def _check_paths(self) -> None:
        streets = self.streets()
        reached = nx.node_connected_component(streets, self.gates[0].cell)
        if cut_off := sorted(set(streets) - reached):
            reason = f"this cuts cell {cut_off[0]} off from the gate at {self.gates[0].cell}; open cells hang together"
            raise wrong_entry(("blocked",), list(self.blocked), reason)

    def cells(self) -> list[Cell]:
        """All cells, row by row from the lower left corner: the order of the cell numbers."""
        return [(x, y) for y in range(1, self.rows + 1) for x in range(1, self.columns + 1)]

    def streets(self, diagonal: bool = False) -> nx.Graph:
        """The open cells as a graph; neighbours are one space apart."""
        graph = nx.Graph()
        graph.add_nodes_from(c for c in self.cells() if c not in self.blocked)
        steps = allowed_steps(diagonal)
        graph.add_edges_from(
            ((x, y), (x + dx, y + dy)) for x, y in list(graph) for dx, dy in steps if (x + dx, y + dy) in graph
        )
        return graph


def allowed_steps(diagonal: bool) -> list[Cell]:
    """The steps that a cab may take, in the order of `DIRECTIONS`; diagonals come last."""
    return [step for step in DIRECTIONS.values() if diagonal or 0 in step]


def board_names() -> list[str]:
    """The boards that come with the library."""
    return file_names(__package__)


def read_board(source: Any) -> Any:
    """A board from the name of one that comes along, a TOML file's path, a mapping, or a Board.

    Raise ValueError in one sentence if it cannot be read or played on.
    """
    return read_entries(source, Board, __package__, "board")
