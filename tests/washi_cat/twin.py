"""Moves and traps told a second time, slowly and without bits: sets of cells, walks that are tried out, nothing clever.

A move is (cat, kind, side): cat 0 or 1, "step", "jump" or "sewer", and the side as a pair of rows and columns.
Whose turn it is and how a game ends tells `twin_turns`.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, NamedTuple

from catlib.games.washi_cat.boards import SIDES, Board, cell_number

Cell = tuple[int, int]
Move = tuple[int, str, Cell]
WITHOUT, WITH, DONE = range(3)  # what a cat is about: it has no fish yet, carries one, has brought it home
OWN_LINES_OPEN = {"own_line_blocks": False, "leaving": "as any step"}
ONLY_EXITS_CLOSE = {"own_line_blocks": False, "own_tail": True, "landing": "anything free"}


def cell(name: str) -> Cell:
    """Row and column from 0."""
    return divmod(cell_number(name), 26)


@cache
def closed(board: Board) -> tuple[set[Cell], list[set[Cell]]]:
    """The cells that nobody enters, and the pairs of neighbours with a wall between them."""
    return {*map(cell, board.shrines)}, [{*map(cell, wall)} for wall in board.closed()]


class Cat(NamedTuple):
    """Where a cat is, what it is about, its line, and the row it started in."""

    at: Cell
    about: int
    line: frozenset[Cell]
    home: int


class Way(NamedTuple):
    """Where a move ends, the cells on the way that get a line, and whether it takes a special."""

    end: Cell
    drawn: Iterable[Cell] = ()
    special: bool = False


@dataclass(frozen=True)
class Table:
    """All that is drawn on the board, by seats where it is somebody's; `house` has the house rules and the board."""

    cats: tuple[tuple[Cat, ...], ...]
    fish: frozenset[Cell]
    specials: tuple[int, ...]
    blocked: frozenset[Cell] = frozenset()
    house: Any = field(default=None, compare=False)

    def lines(self, seat: int) -> set[Cell]:
        return set().union(*(cat.line for cat in self.cats[seat]))

    def beyond(self, at: Cell, side: Cell) -> Cell | None:
        """The cell on a side, unless a wall, a shrine or the rim is there."""
        there = at[0] + side[0], at[1] + side[1]
        inside = 0 <= there[0] < self.house.board.rows and 0 <= there[1] < self.house.board.columns
        shrines, walls = closed(self.house.board)
        return there if inside and there not in shrines and {at, there} not in walls else None

    def may_stop(self, cat: Cat, there: Cell) -> bool:
        """Whether the fish there, if any, may be taken."""
        return there not in self.fish or (cat.about == WITHOUT and there[0] != cat.home)

    # moves

    def moves(self, seat: int, kinds: Iterable[str] = ("step", "jump", "sewer")) -> Iterator[Move]:
        for i, cat in enumerate(self.cats[seat]):
            if cat.about != DONE or self.house.delivered_cats == "move on":
                yield from ((i, kind, side) for kind in kinds for side in SIDES if self.way(seat, cat, kind, side))

    def way(self, seat: int, cat: Cat, kind: str, side: Cell) -> Way | None:
        """What a move would do, if it may be made."""
        there = self.beyond(cat.at, side)
        if there is None:
            return None
        found = {"step": self.step, "jump": self.jump, "sewer": self.pop}[kind](seat, cat, there, side)
        return found if found and (self.specials[seat] or not found.special) else None

    def step(self, seat: int, cat: Cat, there: Cell, _: Cell) -> Way | None:
        exits = [(cell(a), cell(b)) for building in self.house.board.buildings for a, b in building.exits]
        emptily = self.house.leaving == "into an empty space" and (cat.at, there) in exits
        full = self.lines(1 - seat) | (self.lines(seat) if self.house.own_line_blocks or emptily else set())
        return Way(there) if there not in full and self.may_stop(cat, there) else None

    def jump(self, seat: int, cat: Cat, there: Cell | None, side: Cell) -> Way | None:
        """Over all lines in a row, to the first cell without one."""
        theirs, crossed = self.lines(1 - seat), set()
        mine = self.cats[seat] if self.house.own_tail else [other for other in self.cats[seat] if other is not cat]
        while there in theirs.union(*(other.line for other in mine)):
            crossed.add(there)
            there = self.beyond(there, side)
        if there is None or not crossed or there in self.lines(seat) or not self.may_stop(cat, there):
            return None
        if self.house.landing == "blank" and (there in self.fish or there in map(cell, self.house.board.sewer_cells())):
            return None
        amazing = bool(crossed & theirs)
        return Way(there, crossed if amazing else (), amazing or self.house.jump_is_special)

    def pop(self, seat: int, cat: Cat, there: Cell, _: Cell) -> Way | None:
        """Into a sewer that nothing blocks and out of its other end."""
        shut = self.lines(1 - seat) | self.blocked | {cat.at}
        for ends in ([*map(cell, sewers.cells)] for sewers in self.house.board.sewers):
            if there in ends and not shut & {*ends}:
                return Way(ends[1 - ends.index(there)], {there}, special=True)
        return None

    def moved(self, seat: int, move: Move) -> "Table":
        """The table after a move."""
        (i, kind, side), cats = move, [*self.cats[seat]]
        (_, about, line, home), (end, drawn, special) = cats[i], self.way(seat, cats[i], kind, side)
        about = WITH if end in self.fish else DONE if about == WITH and end[0] == home else about
        cats[i] = Cat(end, about, line.union(drawn, {end}), home)
        trodden = {end} if kind != "sewer" else ()
        specials = tuple(number - (special and s == seat) for s, number in enumerate(self.specials))
        both = tuple(tuple(cats) if s == seat else others for s, others in enumerate(self.cats))
        return replace(self, cats=both, fish=self.fish - {end}, specials=specials, blocked=self.blocked.union(trodden))

    # traps

    def is_trapped(self, seat: int) -> bool:
        """Without specials, and with cats that cannot finish, or that own lines keep from moving at all."""
        stuck = self.house.own_line_blocks and not any(self.moves(seat))
        return not self.specials[seat] and (stuck or not self.can_finish(seat) or self.is_shut_in(seat))

    def is_shut_in(self, seat: int) -> bool:
        """Whether lines outside exits keep a cat in as they lie now, though the player's own alone would not."""
        others = [(), ()]
        others[seat] = self.cats[seat]
        cats = range(len(self.cats[seat]))
        alone = replace(self, cats=tuple(others))
        return any(alone.comes_through(seat, i) and not self.comes_through(seat, i) for i in cats)

    def comes_through(self, seat: int, i: int) -> bool:
        """Whether a cat could do what it must if lines stayed as they are, and all fish were gone that may be taken."""
        cat, only_home = self.cats[seat][i], self.house.trapped == "return only"
        if cat.about == DONE or (only_home and cat.at[0] == cat.home):
            return True
        takers = {other.home for other in self.cats[seat] if other.about == WITHOUT}
        kept = frozenset(fish for fish in self.fish if not takers - {fish[0]})
        table = replace(self, fish=kept, house=self.house.model_copy(update=ONLY_EXITS_CLOSE))
        come = table.come_to(seat, cat, {cat.at})
        if cat.about == WITHOUT and not only_home:
            come = table.come_to(seat, cat, {fish for fish in come & self.fish if fish[0] != cat.home})
        return any(at[0] == cat.home for at in come)

    def come_to(self, seat: int, cat: Cat, begin: set[Cell]) -> set[Cell]:
        """The cells that a cat could come to from some cells, if it drew nothing."""
        come, new = {*begin}, [*begin]
        while new:
            here = cat._replace(at=new.pop())
            ways = (self.way(seat, here, kind, side) for kind in ("step", "jump") for side in SIDES)
            ends = {way.end for way in ways if way} - come
            come |= ends
            new += ends
        return come

    def can_finish(self, seat: int) -> bool:
        """Whether the cats of a player can do what they must by steps while the other stands still, own lines open."""
        only_home, seen = self.house.trapped == "return only", set()
        new = [replace(self, house=self.house.model_copy(update=OWN_LINES_OPEN))]
        while new:
            here = new.pop()
            cats = here.cats[seat]
            if all(cat.about == DONE or (only_home and cat.at[0] == cat.home) for cat in cats):
                return True
            key = tuple((cat.at, cat.about) for cat in cats), here.fish
            if key not in seen:
                seen.add(key)
                new += [here.moved(seat, move) for move in here.moves(seat, ["step"])]
        return False
