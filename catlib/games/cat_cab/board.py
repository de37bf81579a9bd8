"""The city of Cat Cab Crew: a grid with two gates and special cells, read from TOML and checked."""

from __future__ import annotations

import functools
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any, Literal

import networkx as nx
from pydantic import BaseModel, ConfigDict, Field, model_validator

__all__ = ["DIRECTIONS", "Board", "Gate", "board_names", "read_board"]

Cell = tuple[int, int]
Side = Literal["left", "right", "up", "down"]

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


class Gate(BaseModel):
    """A way in or out: it stands outside the city, on one side of a cell at the edge."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    cell: Cell
    side: Side


class Board(BaseModel):
    """A city: columns × rows cells, written (column, row) from the lower left corner, counted from 1."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    title: str = Field("A city", max_length=80)
    invented: bool = Field(True, description="Whether this is our invention and no printed card.")
    columns: int = Field(6, ge=1, le=6)
    rows: int = Field(8, ge=1, le=8)
    nibbles: tuple[Cell, ...] = ()
    patrol: tuple[Cell, ...] = ()
    blocked: tuple[Cell, ...] = ()
    gates: tuple[Gate, Gate]

    @model_validator(mode="after")
    def _fits(self) -> Board:
        self._check_cells()
        self._check_gates()
        self._check_ways()
        return self

    def _check_cells(self) -> None:
        seen: dict[Cell, str] = {}
        for field in ("nibbles", "patrol", "blocked"):
            for cell in getattr(self, field):
                self._check_on_grid(field, cell)
                if cell in seen:
                    raise ValueError(f"{field}: cell {cell} is already under {seen[cell]}; a cell is named once")
                seen[cell] = field

    def _check_on_grid(self, field: str, cell: Cell) -> None:
        if not (1 <= cell[0] <= self.columns and 1 <= cell[1] <= self.rows):
            raise ValueError(
                f"{field}: cell {cell} is off the grid; columns are 1 to {self.columns}, rows 1 to {self.rows}"
            )

    def _check_gates(self) -> None:
        for i, gate in enumerate(self.gates):
            name = f"gates.{i}"
            self._check_on_grid(name, gate.cell)
            dx, dy = DIRECTIONS[gate.side]
            x, y = gate.cell[0] + dx, gate.cell[1] + dy
            if 1 <= x <= self.columns and 1 <= y <= self.rows:
                raise ValueError(f"{name}: side {gate.side!r} of cell {gate.cell} leads inward; it must lead out")
            if gate.cell in self.blocked:
                raise ValueError(f"{name}: cell {gate.cell} is blocked; a gate needs an open cell")
        if self.gates[0] == self.gates[1]:
            raise ValueError("gates: both are the same; entry and exit must differ")

    def _check_ways(self) -> None:
        streets = self.streets()
        reached = nx.node_connected_component(streets, self.gates[0].cell)
        if cut_off := sorted(set(streets) - reached):
            raise ValueError(f"blocked: cell {cut_off[0]} cannot be reached from the gate at {self.gates[0].cell}")

    def cells(self) -> list[Cell]:
        """All cells, row by row from the lower left corner: the order of the cell numbers."""
        return [(x, y) for y in range(1, self.rows + 1) for x in range(1, self.columns + 1)]

    def streets(self, diagonal: bool = False) -> nx.Graph:
        """The open cells as a graph; neighbours are one space apart."""
        graph = nx.Graph()
        graph.add_nodes_from(c for c in self.cells() if c not in self.blocked)
        steps = list(DIRECTIONS.values())[: 8 if diagonal else 4]
        graph.add_edges_from(
            ((x, y), (x + dx, y + dy)) for x, y in list(graph) for dx, dy in steps if (x + dx, y + dy) in graph
        )
        return graph


def board_names() -> list[str]:
    """The boards that come with the library."""
    folder = resources.files(__package__) / "data"
    return sorted(f.name.removesuffix(".toml") for f in folder.iterdir() if f.name.endswith(".toml"))


def read_board(source: Any) -> Any:
    """A board from the name of one that comes along, a TOML file's path, a mapping, or a Board.

    Raise ValueError in one sentence if it cannot be read or played on.
    """
    if not isinstance(source, str | Path):
        return source
    if str(source) in board_names():
        return _packaged(str(source))
    path = Path(source)
    if path.suffix != ".toml":
        raise ValueError(f"there is no such board; there are {', '.join(board_names())}, or give a .toml file")
    try:
        return Board(**tomllib.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        raise ValueError(f"cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"is no TOML: {error}") from None


@functools.cache
def _packaged(name: str) -> Board:
    text = (resources.files(__package__) / "data" / f"{name}.toml").read_text(encoding="utf-8")
    return Board(**tomllib.loads(text))
