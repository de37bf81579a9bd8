"""The game told a second time, from the rulebook alone: cells as pairs, dice by name, one turn after the other.

`Twin(players, house).play()` is a generator. It yields what is asked, as (who, what, options): who is a seat or CHANCE,
options are the possible answers; for CHANCE it is the number of faces. The answer is sent back. `None` stands for no
more movement, no victim and no die. Which dice to roll again is asked with all of them; any of them are an answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from itertools import product
from typing import Any

CHANCE, START, OUT = "chance", "start", "out"
STRAIGHT = {"right": (1, 0), "up": (0, 1), "left": (-1, 0), "down": (0, -1)}
SLANTED = [(1, 1), (-1, 1), (-1, -1), (1, -1)]
LANDED, COLLECTED, QUIET, DONE = "landed", "collected", "quiet", "done"
Way = tuple[int, int]
Asked = Generator[tuple[Any, str, Any], Any, Any]


class Twin:
    """A game under way; `place` is 0 in the city, 1 to 3 for who got out, -1 for who missed rush hour."""

    def __init__(self, players: int, house: Any) -> None:
        self.house, self.city = house, house.board
        self.crazy = 1 if players == 1 else None
        self.seats = range(max(2, players))
        self.ways = [*STRAIGHT.values(), *(SLANTED if house.diagonal else [])]
        grid = product(range(1, self.city.columns + 1), range(1, self.city.rows + 1))
        self.open = {*grid} - {*self.city.blocked}
        self.entry, self.exit = self.city.gates[house.entry_gate], self.city.gates[1 - house.entry_gate]
        self.home = self.spaces_to(self.entry.cell)
        self.cell: list[Any] = [START for _ in self.seats]
        nothing = [[0] * len(self.seats) for _ in range(6)]
        self.curses, self.aboard, self.place, self.rush, self.turns, self.back = nothing
        self.order = [*self.seats]
        self.passenger: Any = None
        self.silenced: set[Way] = set()
        self.placed = self.collected = self.left = self.round = 0
        self.holder = {(kind, seat): None for kind in ("D6", "D8") for seat in range(3)}
        self.obtained: set[tuple[str, int]] = set()
        self.stolen: set[tuple[str, int]] = set()
        self.dice: dict[Any, int] = {}
        self.winner: Any = None
        self.over = False

    # the city

    def spaces_to(self, goal: Way) -> dict[Way, int]:
        """How far each open cell is from one of them."""
        found, front = {goal: 0}, [goal]
        for x, y in front:
            for there in ((x + dx, y + dy) for dx, dy in self.ways):
                if there in self.open and there not in found:
                    found[there] = found[x, y] + 1
                    front.append(there)
        return found

    def step(self, at: Any, way: Way) -> Any:
        """The next space, also in by one gate and out by the other; None where there is none."""
        if at == START:
            inward = STRAIGHT[self.entry.side]
            return self.entry.cell if way == (-inward[0], -inward[1]) else None
        if at == self.exit.cell and way == STRAIGHT[self.exit.side]:
            return OUT
        there = at[0] + way[0], at[1] + way[1]
        return there if there in self.open else None

    def walk(self, at: Any, way: Way, length: int) -> tuple[Any, int]:
        """Where a straight movement ends, None if it does not fit, and how many spaces it took."""
        for n in range(length):
            if at == OUT:
                return OUT, n
            at = self.step(at, way)
            if at is None:
                return None, n
        return at, length

    def moves(self, at: Any, ones: int, twos: int) -> dict[tuple[int, Way], Any]:
        """Each straight movement that fits, and where it ends; what is left at the exit must cover the curses."""
        found, left = {}, ones + 2 * twos
        for length, n in ((1, ones), (2, twos)):
            for way in self.ways if n else []:
                there, used = self.walk(at, way, length)
                if there == OUT:
                    net = left - used - self.push_first()
                    if not self.collected or net < 0 or (net and self.house.leave_by == "exact"):
                        continue
                if there is not None:
                    found[length, way] = there
        return found

    def push_first(self) -> int:
        """The spaces that curses push the cab back before its landing is judged."""
        return self.backlog if self.house.curses_land == "before landing" else 0

    def inside(self, seat: int) -> bool:
        return self.place[seat] == 0

    # before the first turn

    def play(self) -> Asked:
        yield from self.roll_for_order()
        last = self.order[-1]
        if self.house.first_passenger == "always" or (yield last, "first", {0, 1}):
            yield from self.new_passenger()
        self.position = 0
        while not self.over:
            yield from self.turn()
            yield from self.end_of_turn()

    def roll_for_order(self) -> Asked:
        rolls: dict[int, tuple[int, ...]] = dict.fromkeys(self.seats, ())
        again = [*self.seats]
        while again:
            for seat in again:
                rolls[seat] += ((yield CHANCE, "face", 6),)
            same = Counter(rolls.values())
            again = [seat for seat in self.seats if same[rolls[seat]] > 1]
            if again and self.house.start_ties == "all":
                rolls, again = dict.fromkeys(self.seats, ()), [*self.seats]
        self.order = sorted(self.seats, key=lambda seat: rolls[seat], reverse=True)

    def new_passenger(self) -> Asked:
        while True:
            column = yield CHANCE, "column", self.city.columns
            cell = column, (yield CHANCE, "row", self.city.rows)
            taken = [self.cell[s] for s in self.seats if self.inside(s)] + [self.entry.cell, self.exit.cell]
            if cell in self.open and not (self.house.placement == "free cell" and cell in taken):
                break
        self.placed += self.passenger is None
        self.passenger = cell
        if self.house.quiet_cells == "from then on":
            self.silenced.add(cell)

    # dice

    def turn(self) -> Asked:
        self.seat = self.actor = seat = self.order[self.position]
        if self.turns[seat] == 0 and self.placed == 0 and seat == self.order[-1]:
            yield from self.new_passenger()
        self.turns[seat] += 1
        yield from self.roll_dice()
        faces = [*self.dice.values()]
        self.sabotage, self.ones, self.twos = faces.count(2), faces.count(4) + faces.count(5), sum(f > 5 for f in faces)
        for _ in range(min(faces.count(3), self.house.item_limit)):
            yield from self.item()
        if self.house.sabotage_when == "before movement":
            yield from self.place_sabotage()
        self.moved = self.settled = None
        self.fought = self.pushed = False
        self.arrived: set[int] = set()
        yield from self.cancel()
        yield from self.drive()
        if self.inside(seat):
            yield from self.landing(seat)
        yield from self.arrivals()
        yield from self.place_sabotage()

    def roll_dice(self) -> Asked:
        seat, house, self.dice = self.seat, self.house, {}
        first = house.handicap and self.turns[seat] == 1
        later = len(self.order) - 1 - self.position
        whites = max(1, house.white_dice - later) if first else house.white_dice
        rolled: list[Any] = [("white", i) for i in range(whites)]
        mine = [die for die, holder in self.holder.items() if holder == seat]
        self.stolen = (self.stolen - {*mine}) | {die for die in mine if die[1] != seat}
        if self.turns[seat] > 1 and (seat != self.crazy or house.crazy_rolls_won_dice):
            rolled += mine
        while rolled:
            for die in rolled:
                self.dice[die] = yield CHANCE, "face", 8 if die[0] == "D8" else 6
                if self.dice[die] == 1:
                    self.curse(seat)
            rolled = []
            if seat != self.crazy and self.curses[seat] < house.curse_limit and self.cubes_left():
                again = yield seat, "keep", frozenset(self.dice)
                rolled = [die for die in self.sorted_dice() if die in again]

    def sorted_dice(self) -> list[Any]:
        """White ones first, then those with six sides, then those with eight."""
        return sorted(self.dice, key=lambda die: (("white", "D6", "D8").index(die[0]), die[1]))

    def cubes_left(self) -> bool:
        return not self.house.curse_supply or sum(self.curses) < self.house.curse_supply

    def curse(self, seat: int) -> None:
        capped = seat != self.crazy or self.house.crazy_curse_cap
        if self.cubes_left() and not (capped and self.curses[seat] >= self.house.curse_limit):
            self.curses[seat] += 1

    def item(self) -> Asked:
        found = yield CHANCE, "face", 6
        if found in (2, 3):
            self.ones += found == 2
            self.twos += found == 3
        elif found == 4 and self.passenger:
            yield from self.new_passenger()
        elif found > 4:
            self.gain("D6" if found == 5 else "D8", self.seat)

    def gain(self, kind: str, seat: int) -> None:
        """The die of one's own colour, once in the game."""
        die = kind, seat
        if self.holder[die] is None and (die not in self.obtained or self.house.regain_own_die):
            self.holder[die] = seat
            self.obtained.add(die)

    # curses and sabotage

    def cancel(self) -> Asked:
        """As much movement as curses can cancel without splitting a two; the rest pushes back."""
        curses = self.curses[self.seat]
        ways = [(i + 2 * j, j) for i in range(self.ones + 1) for j in range(self.twos + 1) if i + 2 * j <= curses]
        most = 0 if self.house.curses_act == "back only" else max(spaces for spaces, _ in ways)
        self.backlog = 0 if self.house.curses_act == "cancel only" else curses - most
        choices = {j for spaces, j in ways if spaces == most}
        if len(choices) == 1:
            twos = min(choices)
        else:
            here, ones = self.cell[self.seat], self.ones - most
            worth = {j: self.least(here, ones + 2 * j, self.twos - j) for j in choices}
            twos = yield self.seat, "cancel", self.best_of(worth, self.seat)
        self.twos -= twos
        self.ones -= most - 2 * twos

    def place_sabotage(self) -> Asked:
        while self.sabotage:
            others = {seat for seat in self.seats if seat != self.seat and self.inside(seat)}
            if self.house.may_decline and others and self.seat != self.crazy:
                others.add(None)
            victim = (yield self.seat, "sabotage", others) if len(others) > 1 else min(others, default=None)
            n = self.sabotage if victim is None or self.house.sabotage == "one victim" else 1
            self.sabotage -= n
            for _ in range(n if victim is not None else 0):
                self.curse(victim)

    # moving

    def drive(self) -> Asked:
        """All movement is used as far as it fits; then the cab lands, unless it is out."""
        while found := self.moves(self.cell[self.actor], self.ones, self.twos):
            chosen = yield self.actor, "move", self.moves_of(found)
            if chosen is None:
                break
            self.ones -= chosen[0] == 1
            self.twos -= chosen[0] == 2
            yield from self.arrive(found[chosen], each=True)
            if not self.inside(self.actor):
                return
        self.ones = self.twos = 0
        push, self.backlog = self.push_first(), self.backlog - self.push_first()
        self.back[self.seat] += push
        yield from self.push_all(own=bool(self.moved))

    def moves_of(self, found: dict[tuple[int, Way], Any]) -> set[Any]:
        """What a driver may choose; Crazy cat only what leads to its best end."""
        worth: dict[Any, Any] = {}
        for (length, way), there in found.items():
            worth[length, way] = self.least(there, self.ones - (length == 1), self.twos - (length == 2))
        if self.house.may_waive:
            worth[None] = self.least(self.cell[self.actor], 0, 0)
        return self.best_of(worth, self.actor)

    def arrive(self, there: Any, each: bool) -> Asked:
        self.cell[self.actor], self.moved = there, LANDED
        self.settled = None if self.settled == QUIET else self.settled
        if there == OUT:
            self.leave(self.actor)
        elif each and self.house.pickup == "each move" and there == self.passenger:
            yield from self.collect()

    def leave(self, seat: int) -> None:
        self.left += 1
        self.place[seat] = self.left
        self.ones = self.twos = 0
        self.backlog = 0 if seat == self.seat else self.backlog
        if self.left == 1:
            own = self.house.rush_counts == "own turns"
            self.rush = [(self.house.rush_turns + (own and s == self.seat)) * self.inside(s) for s in self.seats]

    def push_all(self, own: bool = False) -> Asked:
        """Push cabs back, space by space; `own` for what curses do before the landing, which ends on no cell yet."""
        while any(self.back):
            pushed = next(s for s in (self.actor, self.seat, *self.seats) if self.back[s])
            ways = self.ways_back(self.cell[pushed]) if self.inside(pushed) else []
            if not ways:
                self.back[pushed] = 0
                continue
            path = "vertical first" if pushed == self.crazy else self.house.retreat_path
            way = ways[0]
            if path == "chosen" and len(ways) > 1:
                way = yield pushed, "retreat", {*ways}
            elif path != "chosen":
                way = self.first_by_path(ways, path)
            self.cell[pushed] = self.a_space_back(self.cell[pushed], way)
            self.back[pushed] -= 1
            if own:
                self.settled = None if self.settled == QUIET else self.settled
            elif self.house.chain_reactions:
                self.arrived.add(pushed)

    def first_by_path(self, ways: list[Way], path: str) -> Way:
        """Straight along the wanted line first, then straight at all, then aslant."""
        wanted = [way for way in ways if way[path == "vertical first"] and 0 in way]
        return [*wanted, *(way for way in ways if 0 in way), *ways][0]

    def ways_back(self, at: Any) -> list[Way]:
        """The steps on a shortest path to the start gate."""
        if at == START:
            return []
        if at == self.entry.cell:
            return [STRAIGHT[self.entry.side]]
        return [way for way in self.ways if self.home.get((at[0] + way[0], at[1] + way[1]), 99) < self.home[at]]

    def a_space_back(self, at: Any, way: Way) -> Any:
        return START if at == self.entry.cell else (at[0] + way[0], at[1] + way[1])

    # landing

    def landing(self, seat: int) -> Asked:
        """Passenger, special cell, duel; once more after each speed boost."""
        while True:
            if not self.house.pickup_before_duel:
                yield from self.duel_here(seat)
            if self.moved == LANDED and self.cell[seat] == self.passenger:
                yield from self.collect()
            kind = self.kind(self.cell[seat])
            if self.moved and not self.settled and kind:
                self.settled = DONE
                boosted = yield from (self.nibbles(seat) if kind == "nibbles" else self.patrol(seat))
                if not self.inside(seat):
                    return
                if boosted:
                    continue
            yield from self.duel_here(seat)
            return

    def kind(self, cell: Any) -> str:
        if cell in self.silenced:
            return ""
        return "nibbles" if cell in self.city.nibbles else "patrol" if cell in self.city.patrol else ""

    def collect(self) -> Asked:
        self.aboard[self.actor] += 1
        self.collected += 1
        self.passenger, self.moved, self.settled = None, COLLECTED, self.settled or QUIET
        if self.placed < self.house.passengers:
            yield from self.new_passenger()

    def arrivals(self) -> Asked:
        """With chain reactions pushed cabs land as well; then the rest of the curses pushes."""
        while self.arrived or not self.pushed:
            if self.arrived:
                self.actor = min(self.arrived)
                self.arrived.remove(self.actor)
                self.moved, self.settled, self.fought = LANDED, None, False
                yield from self.landing(self.actor)
            else:
                self.back[self.seat] += self.backlog
                self.backlog, self.pushed = 0, True
                yield from self.push_all()

    def band(self, bands: tuple[str, ...], face: int) -> str:
        return bands[0 if face < 3 else 1 if face < 5 else 2]

    def nibbles(self, seat: int) -> Asked:
        """True if a boost was driven."""
        effect = self.band(self.house.nibbles_bands, (yield CHANCE, "face", 6))
        if effect == "cab upgrade":
            self.gain("D6", seat)
        elif effect == "greedy cat":
            yield from self.greedy(seat)
        else:
            return (yield from self.boost(seat, (yield CHANCE, "face", 6)))
        return False

    def boost(self, seat: int, spaces: int) -> Asked:
        if self.house.boost == "free":
            self.ones, self.fought = spaces, False
            self.settled = None if self.house.boost_wakes else self.settled
            yield from self.drive()
            return True
        found = {}
        for way in self.ways:
            there, used = self.walk(self.cell[seat], way, spaces)
            shut = there == OUT and (not self.collected or (used < spaces and self.house.leave_by == "exact"))
            if there is not None and not shut:
                found[way] = there
        if not found:
            return False
        way = yield seat, "boost", self.best_of({way: self.cost(there) for way, there in found.items()}, seat)
        self.fought = False
        yield from self.arrive(found[way], each=False)
        self.settled = None if self.house.boost_wakes else self.settled
        return True

    def greedy(self, seat: int) -> Asked:
        dice: set[Any] = set()
        for victim in self.seats:
            if victim != seat and (self.house.steal_from == "anyone" or self.inside(victim)):
                theirs = {die for die, holder in self.holder.items() if holder == victim}
                dice |= {die for die in theirs if die[0] == "D6"} or theirs
        if dice:
            free = {None} if self.house.may_decline else set()
            die = (yield seat, "greedy", dice | free) if len(dice | free) > 1 else min(dice)
            if die is not None:
                self.holder[die] = seat
                self.stolen.discard(die)

    def patrol(self, seat: int) -> Asked:
        effect = self.band(self.house.patrol_bands, (yield CHANCE, "face", 6))
        if effect == "pothole":
            self.back[seat] += self.house.retreat_steps
            self.moved = None
            yield from self.push_all()
        elif effect == "bad luck":
            mine = {die for die, holder in self.holder.items() if holder == seat}
            if mine:
                die = (yield seat, "lose", mine) if len(mine) > 1 else min(mine)
                self.holder[die] = None
                self.stolen.discard(die)
        elif self.aboard[seat]:
            self.aboard[seat] -= 1
            if self.house.lost_passenger == "returns":
                self.placed -= 1
                if self.passenger is None:
                    yield from self.new_passenger()
        return False

    # duels

    def duel_here(self, seat: int) -> Asked:
        there = self.cell[seat]
        rivals = {s for s in self.seats if s != seat and self.inside(s) and self.cell[s] == there}
        if not self.moved or self.fought or not rivals or (there == START and not self.house.gate_duels):
            return
        self.fought = True
        if self.house.crowded_duel == "choose one" and len(rivals) > 1:
            rivals = {(yield seat, "opponent", rivals)}
        duellists = rivals | {seat}
        winner = yield from self.duel(duellists)
        for loser in duellists - {winner}:
            self.back[loser] += self.house.retreat_steps
            if loser == seat:
                self.moved, self.settled = None, DONE
        yield from self.push_all()

    def duel(self, duellists: set[int]) -> Asked:
        """The first seven wins, round by round or one driver after the other; Crazy cat has three tries."""
        turns, tries, sevens = sorted(duellists), 0, list[int]()
        alternate = self.house.duel == "alternate"
        if alternate and self.actor in turns:
            turns = [s for s in turns if s >= self.actor] + [s for s in turns if s < self.actor]
        if self.crazy is not None and self.house.solo_duel == "crazy cat only":
            turns = [self.crazy]
        shown: dict[int, list[int]] = {}
        again = dict.fromkeys(turns, 3)  # which of the two dice, 3 for both
        while True:
            for part in [[seat] for seat in turns] if alternate else [turns]:
                for seat in part:
                    if seat in shown and not sevens and seat != self.crazy:
                        again[seat] = yield seat, "roll again", {1, 2, 3}
                for seat, which in product(part, (0, 1)):
                    if again[seat] >> which & 1:
                        shown.setdefault(seat, [0, 0])[which] = yield CHANCE, "face", 6
                sevens = [seat for seat in part if sum(shown[seat]) == 7]
                if len(sevens) == 1:
                    return sevens[0]
                tries += not sevens and self.crazy in part
                if tries == 3:
                    return 1 - self.crazy

    # Crazy cat

    def ends(self, at: Any, ones: int, twos: int, known: dict[Any, set[Any]]) -> set[Any]:
        """Where all movement can end, in every order."""
        if at == OUT:
            return {OUT}
        if (at, ones, twos) not in known:
            found = self.moves(at, ones, twos)
            ends = set() if found and not self.house.may_waive else {at}
            for (length, _), there in found.items():
                ends |= self.ends(there, ones - (length == 1), twos - (length == 2), known)
            known[at, ones, twos] = ends
        return known[at, ones, twos]

    def least(self, at: Any, ones: int, twos: int) -> float:
        """What the best end costs Crazy cat, once curses have pushed it back; 0 for those who choose freely."""
        if self.actor != self.crazy:
            return 0
        return min(self.cost(self.after_curses(end)) for end in self.ends(at, ones, twos, {}))

    def after_curses(self, at: Any) -> Any:
        for _ in range(self.push_first() if at != OUT else 0):
            if ways := self.ways_back(at):
                at = self.a_space_back(at, self.first_by_path(ways, "vertical first"))
        return at

    def cost(self, at: Any) -> float:
        """Its goal is best, then what is near it and no special cell; it leaves no earlier than it should."""
        goal = self.passenger or (OUT if self.collected else self.exit.cell)
        if at == goal:
            return -1
        if at == OUT:
            return 10**6
        near = self.spaces_to(self.exit.cell if goal == OUT else goal)
        away = near[self.entry.cell if at == START else at]
        away += (goal == OUT) + (at == START)
        special = bool(self.kind(at))
        return 1000 * special + away if self.house.crazy_avoids == "always" else 2 * away + special

    def best_of(self, worth: dict[Any, float], seat: int) -> set[Any]:
        """All of it, or for Crazy cat what costs least."""
        return {choice for choice, cost in worth.items() if seat != self.crazy or cost == min(worth.values())}

    # the end

    def end_of_turn(self) -> Asked:
        self.curses[self.seat] = 0
        if self.house.stolen_dice == "one turn":
            for die in [die for die in self.stolen if self.holder[die] == self.seat]:
                self.holder[die] = die[1]
                self.stolen.discard(die)
        if self.house.rush_counts == "own turns":
            self.tick(self.seat)
        for _ in self.seats:
            self.position = (self.position + 1) % len(self.order)
            if self.position == 0:
                self.round += 1
                for seat in self.seats if self.house.rush_counts == "rounds" else []:
                    self.tick(seat)
            if self.inside(self.order[self.position]):
                break
        if (self.house.turn_limit and self.round >= self.house.turn_limit) or not any(map(self.inside, self.seats)):
            yield from self.tally()

    def tick(self, seat: int) -> None:
        if self.inside(seat) and self.rush[seat]:
            self.rush[seat] -= 1
            self.place[seat] = 0 if self.rush[seat] else -1

    def points(self, seat: int) -> int:
        place = self.place[seat]
        paid = self.house.place_points[place - 1] if place > 0 else 0
        return self.house.passenger_points * self.aboard[seat] + paid

    def tally(self) -> Asked:
        counted = [s for s in self.seats if self.place[s] >= 0 or self.house.eliminated_can_win]
        best = {s for s in counted if self.points(s) == max(map(self.points, counted))}
        if len(best) > 1:
            best = {(yield from self.duel(best))}
        self.winner, self.over = (min(best) if best else None), True
