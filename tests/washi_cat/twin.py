"""The game told a second time, slowly and without bits: sets of cells, walks that are tried out, nothing clever.

It knows all house rules of play, on a board that is drawn on already, with seat 1 to begin. A move is (cat, kind, side)
with the own cat 0 or 1, "step", "jump" or "sewer", and the side as a pair of rows and columns.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from catlib.games.washi_cat.boards import SIDES, Board, cell_number

Cell = tuple[int, int]
Move = tuple[int, str, Cell] | None


def cell(name: str) -> Cell:
    """Row and column from 0."""
    row, column = divmod(cell_number(name), 26)
    return row, column


@dataclass(frozen=True)
class Cat:
    """Where it is, what it is about (0 without a fish, 1 with one, 2 done), its line, and the row it started in."""

    at: Cell
    about: int
    line: frozenset[Cell]
    home: int


@dataclass(frozen=True)
class Twin:
    """A position; `passed` counts passes on end, `winner` is a seat or "nobody"; `house` has the house rules."""

    board: Board
    cats: tuple[tuple[Cat, ...], tuple[Cat, ...]]
    fish: frozenset[Cell]
    specials: tuple[int, int]
    dead: frozenset[Cell] = frozenset()
    seat: int = 0
    turns: int = 0
    passed: int = 0
    winner: Any = None
    house: Any = field(default=None, compare=False)

    @classmethod
    def begin(cls, house: Any) -> Twin:
        board = house.board
        drawn = [[*names] for names in board.drawn_cats]
        if house.cats_start == "one on each side" and board.cats == 2:
            drawn[0][1], drawn[1][1] = drawn[1][1], drawn[0][1]
        cats = tuple(tuple(Cat(cell(n), 0, frozenset({cell(n)}), cell(n)[0]) for n in names) for names in drawn)
        fish = frozenset(cell(name) for names in board.drawn_fish for name in names)
        return cls(board, cats, fish, (house.specials,) * 2, seat=1, turns=-1, house=house).judged().handed_on()

    def lines(self, seat: int) -> set[Cell]:
        return set().union(*(cat.line for cat in self.cats[seat]))

    def beyond(self, at: Cell, side: Cell) -> Cell | None:
        """The cell on a side, unless a wall, a shrine or the rim is there."""
        there = at[0] + side[0], at[1] + side[1]
        if not (0 <= there[0] < self.board.rows and 0 <= there[1] < self.board.columns):
            return None
        walls = [{cell(name) for name in wall} for wall in self.board.closed()]
        return None if there in map(cell, self.board.shrines) or {at, there} in walls else there

    def may_stop(self, cat: Cat, there: Cell) -> bool:
        """Whether the fish there, if any, may be taken."""
        return there not in self.fish or (cat.about == 0 and there[0] != cat.home)

    def jump(self, seat: int, cat: Cat, side: Cell) -> tuple[Cell, list[Cell]] | None:
        """Where a jump lands and what it crosses."""
        crossed, there, lines = [], self.beyond(cat.at, side), self.lines(0) | self.lines(1)
        mine = self.cats[seat] if self.house.own_tail else [other for other in self.cats[seat] if other is not cat]
        while there in self.lines(1 - seat).union(*(other.line for other in mine)):
            crossed.append(there)
            there = self.beyond(there, side)
        if there is None or not crossed or there in lines or not self.may_stop(cat, there):
            return None
        if self.house.landing == "blank" and (there in self.fish or there in map(cell, self.board.sewer_cells())):
            return None
        special = self.house.jump_is_special or self.is_amazing(seat, crossed)
        return (there, crossed) if self.specials[seat] or not special else None

    def is_amazing(self, seat: int, crossed: list[Cell]) -> bool:
        """Whether a jump crosses a line of the opponent."""
        return bool(self.lines(1 - seat) & set(crossed))

    def is_exit(self, here: Cell, there: Cell) -> bool:
        """Whether a step leaves a building."""
        return any((cell(a), cell(b)) == (here, there) for house in self.board.buildings for a, b in house.exits)

    def sewer(self, entry: Cell | None) -> Cell | None:
        """The other end of a sewer that nothing blocks."""
        for sewers in self.board.sewers:
            ends = [cell(name) for name in sewers.cells]
            if entry in ends and not set(ends) & self.dead:
                return ends[1 - ends.index(entry)]
        return None

    def moves(self) -> list[Move]:
        found = list(self._moves()) if self.winner is None else []
        return found if found or self.winner is not None else [None]

    def _moves(self) -> Iterator[Move]:
        theirs = self.lines(1 - self.seat)
        emptily = self.house.leaving == "into an empty space"
        for i, cat in enumerate(self.cats[self.seat]):
            for side in SIDES:
                there = self.beyond(cat.at, side)
                if there is None or (cat.about == 2 and self.house.delivered_cats == "rest"):
                    continue
                shut = self.house.own_line_blocks or (emptily and self.is_exit(cat.at, there))
                own = shut and there in self.lines(self.seat)
                if there not in theirs and self.may_stop(cat, there) and not own:
                    yield i, "step", side
                if self.jump(self.seat, cat, side):
                    yield i, "jump", side
                out = self.sewer(there)
                if self.specials[self.seat] and out and out != cat.at and not {there, out} & theirs:
                    yield i, "sewer", side

    def after(self, move: Move) -> Twin:
        if move is None:
            if self.passed:
                return replace(self, winner="nobody")
            return replace(self, passed=1).handed_on()
        i, kind, side = move
        seat, cat = self.seat, self.cats[self.seat][i]
        there, line, specials, dead = self.beyond(cat.at, side), set(cat.line), list(self.specials), set(self.dead)
        if kind == "jump":
            there, crossed = self.jump(seat, cat, side)
            amazing = self.is_amazing(seat, crossed)
            specials[seat] -= amazing or self.house.jump_is_special
            line |= set(crossed) if amazing and self.house.amazing_draws else set()
        if kind == "sewer":
            line.add(there)
            dead |= {there} if self.house.popped_sewers == "closed" else set()
            there, specials[seat] = self.sewer(there), specials[seat] - 1
        elif there in map(cell, self.board.sewer_cells()):
            dead.add(there)
        about = 1 if there in self.fish else 2 if cat.about == 1 and there[0] == cat.home else cat.about
        moved = Cat(there, about, frozenset(line | {there}), cat.home)
        own = tuple(moved if k == i else other for k, other in enumerate(self.cats[seat]))
        cats = (own, self.cats[1]) if seat == 0 else (self.cats[0], own)
        new = replace(
            self, cats=cats, fish=self.fish - {there}, specials=tuple(specials), dead=frozenset(dead), passed=0
        )
        return new.judged().handed_on()

    def handed_on(self) -> Twin:
        if self.winner is not None:
            return self
        new = replace(self, seat=1 - self.seat, turns=self.turns + 1)
        if 0 < self.house.turn_limit == new.turns:
            return replace(new, winner="nobody")
        stuck = self.house.no_move == "lose" and not any(new._moves())
        return replace(new, winner=self.seat) if stuck else new

    def judged(self) -> Twin:
        """The position with its winner, if the move of `seat` has decided the game."""
        if all(cat.about == 2 for cat in self.cats[self.seat]):
            return replace(self, winner=self.seat)
        lost = [self.is_trapped(s) for s in range(2)]
        both = {"mover wins": self.seat, "mover loses": 1 - self.seat, "nobody wins": "nobody"}
        if any(lost):
            return replace(self, winner=both[self.house.both_trapped] if all(lost) else lost.index(False))
        return self

    def is_trapped(self, seat: int) -> bool:
        """Without specials, and with cats that cannot finish, or that own lines keep from moving at all."""
        stuck = self.house.own_line_blocks and not any(replace(self, seat=seat)._moves())
        return not self.specials[seat] and (stuck or not self.can_finish(seat))

    def can_finish(self, seat: int) -> bool:
        """Whether the cats of a player can do what they must by steps while the other stands still, own lines open."""
        easy = {"own_line_blocks": False, "leaving": "as any step"}
        only_home = self.house.trapped == "return only"
        begun = replace(self, seat=seat, house=self.house.model_copy(update=easy))
        left = {i for i, cat in enumerate(self.cats[seat]) if not (only_home and cat.at[0] == cat.home)}
        seen, new = set(), [(begun, left)]
        while new:
            found, left = new.pop()
            cats = found.cats[seat]
            home = {i for i in left if only_home and cats[i].at[0] == cats[i].home}
            left = left - home - {i for i in left if cats[i].about == 2}
            if not left:
                return True
            key = tuple((cat.at, cat.about) for cat in cats), found.fish, frozenset(left)
            if key not in seen:
                seen.add(key)
                new += [(found.stepped(move), left) for move in found._moves() if move[1] == "step"]
        return False

    def stepped(self, move: Move) -> Twin:
        """A step without judging it."""
        i, _, side = move
        cat = self.cats[self.seat][i]
        there = self.beyond(cat.at, side)
        about = 1 if there in self.fish else 2 if cat.about == 1 and there[0] == cat.home else cat.about
        own = tuple(replace(cat, at=there, about=about) if k == i else c for k, c in enumerate(self.cats[self.seat]))
        cats = (own, self.cats[1]) if self.seat == 0 else (self.cats[0], own)
        return replace(self, cats=cats, fish=self.fish - {there})
