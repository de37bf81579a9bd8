"""The city of Cat Cab Crew: a grid with two gates and special cells, read from TOML and checked."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Any, Literal

import networkx as nx
from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator
from pydantic_core import InitErrorDetails, PydanticCustomError

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


def wrong_entry(where: tuple[int | str, ...], found: Any, reason: str) -> ValidationError:
    """An error at one place of a board, as pydantic reports those that it finds itself."""
    said = PydanticCustomError("board", "{reason}", {"reason": reason})
    return ValidationError.from_exception_data("board", [InitErrorDetails(type=said, loc=where, input=found)])


class _Entries(BaseModel):
    """A table of a TOML file; an entry that nobody reads is an error and not a slip."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def _known(cls, entries: Any) -> Any:
        if isinstance(entries, Mapping) and (strange := [key for key in entries if key not in cls.model_fields]):
            key, known = str(strange[0]), ", ".join(cls.model_fields)
            raise wrong_entry((key,), entries[strange[0]], f"there is no such entry; there are {known}")
        return entries


class Gate(_Entries):
    """A way in or out: it stands outside the city, on one side of a cell at the edge."""

    cell: Cell
    side: Side


class Board(_Entries):
    """A city: columns × rows cells, written (column, row) from the lower left corner, counted from 1."""

    title: str = Field("A city", max_length=80)
    invented: bool = Field(True, description="Whether this is our invention and no printed card.")
    columns: int = Field(6, ge=1, le=6)
    rows: int = Field(8, ge=1, le=8)
    nibbles: tuple[Cell, ...] = ()
    patrol: tuple[Cell, ...] = ()
    blocked: tuple[Cell, ...] = ()
    gates: tuple[Gate, Gate]

    @model_validator(mode="before")
    @classmethod
    def _two_gates(cls, entries: Any) -> Any:
        gates = entries.get("gates") if isinstance(entries, Mapping) else ()
        if isinstance(entries, Mapping) and (not isinstance(gates, list | tuple) or len(gates) != 2):
            raise wrong_entry(("gates",), gates, "two gates are wanted, each with a cell and a side")
        return entries

    @model_validator(mode="after")
    def _fits(self) -> Board:
        self._check_cells()
        self._check_gates()
        self._check_ways()
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

    def _check_ways(self) -> None:
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
    if isinstance(source, Board | Mapping):
        return source
    if not isinstance(source, str | Path):
        raise ValueError("a city is a name, the path of a .toml file, or a mapping of what such a file says")
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
