"""A board of Washi Cat that is being drawn: every change is checked at once, and what is still missing is said."""

from __future__ import annotations

import warnings
from dataclasses import dataclass, replace
from typing import Any

from catlib.game import sentence
from catlib.games.washi_cat.boards import Board, Sewers, are_neighbours, cell_number, draw_board
from catlib.games.washi_cat.voice import COLOURS
from catwidgets.teach.voice import say, together

Wall = frozenset[str]


@dataclass(frozen=True)
class Draft:
    """A board as far as it is drawn; changes make a new draft, or raise ValueError and leave it as it is.

    `open_end` is a sewer that waits for its twin. `fish` and `cats` are those drawn beforehand, by cell and player; if
    there are none, the players draw them when they play. `symmetric` repeats every change where a half turn brings it.

    >>> draft = Draft(6, 7).toggle_shrine("b3")
    >>> draft.shrines, draft.problem()
    (('b3', 'f4'), '')
    """

    rows: int = 6
    columns: int = 7
    each_cats: int = 2
    each_fish: int = 2
    spacing: int = 0
    shrines: tuple[str, ...] = ()
    walls: frozenset[Wall] = frozenset()
    sewers: tuple[tuple[str, str], ...] = ()
    open_end: str = ""
    fish: tuple[tuple[str, int], ...] = ()
    cats: tuple[tuple[str, int], ...] = ()
    title: str = "A board of our own"
    symmetric: bool = True

    @classmethod
    def of(cls, board: Board, symmetric: bool = True) -> Draft:
        """A draft that goes on from a board; its houses become walls."""
        return cls(
            board.rows,
            board.columns,
            board.cats,
            board.fish,
            board.spacing,
            board.shrines,
            frozenset(board.closed()),
            tuple((sewers.cells[0], sewers.cells[1]) for sewers in board.sewers),
            "",
            tuple((name, player) for player, names in enumerate(board.drawn_fish) for name in names),
            tuple((name, player) for player, names in enumerate(board.drawn_cats) for name in names),
            board.title,
            symmetric and not board.asymmetries(),
        )

    # Looking

    def kind(self, name: str) -> str:
        """Return what is on a cell: a shrine, a sewer, or a fish or cat after its colour; nothing if it is blank."""
        if name in self.shrines:
            return "shrine"
        if any(name in pair for pair in (*self.sewers, (self.open_end,))):
            return "sewer"
        drawn = {cell: f"{COLOURS[player]} fish" for cell, player in self.fish}
        drawn |= {cell: f"{COLOURS[player]} cat" for cell, player in self.cats}
        return drawn.get(name, "")

    def holds(self, name: str) -> str:
        """Return what is on a cell, in words; nothing if it is blank."""
        kind = self.kind(name).replace(" ", "-")
        return say(f"draw-a.{kind}") if kind else ""

    def mirror(self, name: str) -> str:
        """The cell that a half turn brings here."""
        return self.sketch().mirror(name)

    def _both(self, name: str) -> tuple[str, ...]:
        """A cell, and with symmetry its counterpart too."""
        return tuple(dict.fromkeys([name, self.mirror(name)])) if self.symmetric else (name,)

    def _blank(self, name: str, what: str) -> None:
        if held := self.holds(name):
            raise ValueError(say("draw-held", place=name, held=held, what=say(f"draw-a.{what}")))

    # Changing

    def toggle_shrine(self, name: str) -> Draft:
        """Draw a shrine, or take it away."""
        cells = self._both(name)
        if name in self.shrines:
            return replace(self, shrines=tuple(s for s in self.shrines if s not in cells))
        for cell in cells:
            if cell not in self.shrines:
                self._blank(cell, "shrine")
        return replace(self, shrines=tuple(dict.fromkeys([*self.shrines, *cells])))

    def toggle_wall(self, a: str, b: str) -> Draft:
        """Draw a wall between two neighbours, or take it away."""
        if not are_neighbours(a, b):
            raise ValueError(say("draw-no-side", a=a, b=b))
        found = {frozenset((a, b))}
        if self.symmetric:
            found.add(frozenset((self.mirror(a), self.mirror(b))))
        there = frozenset((a, b)) in self.walls
        return replace(self, walls=self.walls - found if there else self.walls | found)

    def toggle_sewer(self, name: str) -> Draft:
        """Draw one end of a pair of sewers, then its twin in the same row; or take a pair away."""
        if name == self.open_end:
            return replace(self, open_end="")
        gone = [pair for pair in self.sewers if name in pair]
        if gone:
            cells = {cell for end in gone[0] for cell in self._both(end)}
            return replace(self, sewers=tuple(pair for pair in self.sewers if not cells & set(pair)))
        self._blank(name, "sewer")
        if not self.open_end:
            return replace(self, open_end=name)
        if name[1:] != self.open_end[1:]:
            raise ValueError(say("draw-rows-differ", a=self.open_end, b=name))
        return self._paired((self.open_end, name))

    def _paired(self, pair: tuple[str, str]) -> Draft:
        """With one more pair, and its counterpart if there has to be one."""
        other = self.mirror(pair[1]), self.mirror(pair[0])
        plain = replace(self, open_end="", sewers=(*self.sewers, pair))
        if not self.symmetric or set(other) == set(pair):
            return plain
        for cell in other:
            if plain.holds(cell):
                here, there = (together(each, "and") for each in (pair, other))
                held = plain.holds(cell)
                raise ValueError(say("draw-counterpart", here=here, there=there, place=cell, held=held))
        return replace(plain, sewers=(*plain.sewers, other))

    def toggle_cat(self, name: str) -> Draft:
        """Draw a cat in the starting row of its player, or take it away."""
        player = {"1": 0, str(self.rows): 1}.get(name[1:])
        if player is None:
            raise ValueError(say("draw-no-start", place=name, row=self.rows))
        return replace(self, cats=self._toggled(self.cats, name, player, "cat"))

    def toggle_fish(self, name: str, player: int) -> Draft:
        """Draw a fish of a player in an edge row, or take it away."""
        if name[1:] not in ("1", str(self.rows)):
            raise ValueError(say("draw-no-edge", place=name, row=self.rows))
        return replace(self, fish=self._toggled(self.fish, name, player, "fish"))

    def _toggled(
        self, drawn: tuple[tuple[str, int], ...], name: str, player: int, what: str
    ) -> tuple[tuple[str, int], ...]:
        cells = self._both(name)
        if name in dict(drawn):
            return tuple(each for each in drawn if each[0] not in cells)
        for cell in cells:
            self._blank(cell, what)
        return (*drawn, *((cell, player if k == 0 else 1 - player) for k, cell in enumerate(cells)))

    def resize(self, rows: int, columns: int) -> Draft:
        """A board of another size; what lies outside is left off, what stood at the far edge goes."""
        kept = Draft(rows, columns, self.each_cats, self.each_fish, self.spacing, symmetric=self.symmetric)
        inside = kept.sketch().has
        return replace(
            kept,
            title=self.title,
            shrines=tuple(name for name in self.shrines if inside(name)),
            walls=frozenset(wall for wall in self.walls if all(map(inside, wall))),
            sewers=tuple(pair for pair in self.sewers if all(map(inside, pair))),
        )

    # Judging

    def entries(self) -> dict[str, Any]:
        """Return what `draw_board` asks for."""
        found: dict[str, Any] = {
            "shrines": self.shrines,
            "walls": sorted(tuple(sorted(wall, key=cell_number)) for wall in self.walls),
            "sewers": self.sewers,
            "cats": self.each_cats,
            "fish": self.each_fish,
            "spacing": self.spacing,
            "title": self.title,
        }
        if self.fish or self.cats:
            found |= {"drawn_fish": _by_player(self.fish), "drawn_cats": _by_player(self.cats)}
        return found

    def board(self) -> Board:
        """The board; raise ValueError with one sentence about what is missing or wrong."""
        if self.open_end:
            raise ValueError(say("draw-no-twin", place=self.open_end, row=self.open_end[1:]))
        for player, colour in enumerate(COLOURS):
            self._check_count(player, colour)
        with warnings.catch_warnings(action="ignore"):
            return draw_board(self.rows, self.columns, **self.entries())

    def _check_count(self, player: int, colour: str) -> None:
        """All fish and cats are drawn beforehand, or none."""
        if not (self.fish or self.cats):
            return
        for what, drawn, wanted in (("fish", self.fish, self.each_fish), ("cats", self.cats, self.each_cats)):
            found = sum(owner == player for _, owner in drawn)
            if found != wanted:
                counts = {"found": found, "wanted": wanted}
                raise ValueError(say("draw-count", what=f"{colour} {what}", **counts))

    def problem(self) -> str:
        """Why nobody can play on it yet, in a sentence; nothing if everybody can."""
        try:
            self.board()
        except ValueError as error:
            return _sentence(error)
        return ""

    def unfair(self) -> str:
        """Why it favours one side, in a sentence; nothing if it does not."""
        odd = self.sketch().asymmetries()
        return say("draw-favours", why=odd[0]) if odd else ""

    def sketch(self) -> Board:
        """The board unchecked, to be looked at."""
        coloured: dict[str, int] = {}
        sewers = []
        for pair in (*self.sewers, *([(self.open_end,)] if self.open_end else [])):
            row = pair[0][1:]
            coloured[row] = coloured.get(row, -1) + 1
            colour = ("green", "purple", "orange", "grey")[coloured[row] % 4]
            sewers.append(Sewers.model_construct(colour=colour, cells=tuple(pair)))
        return Board.model_construct(
            title=self.title,
            rows=self.rows,
            columns=self.columns,
            shrines=self.shrines,
            walls=tuple((min(wall), max(wall)) for wall in sorted(self.walls, key=sorted)),
            sewers=tuple(sewers),
            drawn_fish=_by_player(self.fish),
            drawn_cats=_by_player(self.cats),
        )


def _by_player(drawn: tuple[tuple[str, int], ...]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(cell for cell, owner in drawn if owner == player) for player in range(2))


def _sentence(error: ValueError) -> str:
    """Return what an error says, with a capital and a full stop."""
    where, _, what = str(error).partition(": ")
    return sentence(what if "=" in where else str(error))
