"""A game told a second time around the cubes and sets of `twin`: who is asked what, from the first roll to the end.

`Twin(players, house).play()` is a generator. It yields what is asked, as (who, what, options): who is a seat or
CHANCE, options are the possible answers, for CHANCE a mapping to their weights; the answer is sent back. `None` stands
for no attack, no set and no free move.
"""

import contextlib
from collections import Counter
from collections.abc import Generator, Iterable
from typing import Any

from .twin import NEUTRAL, Table

CHANCE = "chance"
LOT = 100  # cubes: larger movements are named as a whole, or made lot by lot
Asked = Generator[tuple[Any, str, Any], Any, None]


def alike(things: Iterable[Any]) -> dict[Any, int]:
    """Each with the same weight."""
    return dict.fromkeys(things, 1)


class Twin(Table):
    """A game under way."""

    def __init__(self, players: int, house: Any) -> None:
        super().__init__(players, house)
        self.near = {hood.name: set(hood.next_to) for hood in self.city.neighborhoods}
        for a, b in (link.ends for link in self.city.links):
            self.near[a].add(b)
            self.near[b].add(a)
        self.first = self.rounds = self.idle = self.turned_in = 0
        self.taken = False

    # setting up

    def play(self) -> Asked:
        if self.house.first_player == "highest roll":
            yield from self.roll_for_the_start()
        self.seat = self.first
        round_table = self.seats[self.first :] + self.seats[: self.first]
        if self.house.objective == "missions":
            for seat in round_table:
                free = [m.name for m in self.city.missions if m not in self.mission.values()]
                name = yield CHANCE, "mission", alike(free)
                self.mission[seat] = next(m for m in self.city.missions if m.name == name)
        yield from self.deal(round_table)
        yield from self.fill(round_table)
        self.seat = self.first
        while self.winner is None:
            yield from self.noted(self.turn())
            if self.winner is None:
                self.pass_on()

    def noted(self, turn: Asked) -> Asked:
        """A turn, and whether anybody was asked in it."""
        self.idle += 1
        answer = None
        with contextlib.suppress(StopIteration):
            while True:
                question = turn.send(answer)
                self.idle = 0
                answer = yield question

    def roll_for_the_start(self) -> Asked:
        among = self.seats
        while len(among) > 1:
            rolls = {}
            for seat in among:
                rolls[seat] = yield CHANCE, "face", alike(range(1, self.house.sides + 1))
            among = [seat for seat in among if rolls[seat] == max(rolls.values())]
        self.first = among[0]

    def deal(self, round_table: list[int]) -> Asked:
        hands: list[Any] = [*round_table]
        if self.house.neutral_third and len(hands) == 2:
            hands.append(NEUTRAL)
        each, over = divmod(len(self.hoods), len(hands))
        left = Counter(dict.fromkeys(hands, each))
        left.update(round_table[:over])
        for hood in self.hoods:
            who = yield CHANCE, "deal", {who: n for who, n in left.items() if n}
            left[who] -= 1
            self.owner[hood], self.cubes[hood] = who, self.house.neutral_cubes if who == NEUTRAL else 1
        for seat in self.seats:
            self.reserve[seat] = self.house.starting_cubes[len(self.seats) - 2] - len(self.held(seat))

    def fill(self, round_table: list[int]) -> Asked:
        while any(self.reserve):
            for self.seat in round_table:
                if self.house.placement == "all at once":
                    yield from self.place()
                elif self.reserve[self.seat]:
                    hood, _ = yield self.seat, "place", {(hood, 1) for hood in self.held(self.seat)}
                    self.put(hood, 1)

    # a turn

    def turn(self) -> Asked:
        if self.mission_wins("next turn"):
            return
        self.taken, self.turned_in = False, 0
        self.bring(self.income())
        yield from self.exchange()
        yield from self.place()
        yield from self.attacks()
        for part in (self.free_move, self.card):
            if self.winner is None:
                yield from part()
        if self.winner is None:
            self.mission_wins("at once")

    def put(self, hood: str, cubes: int) -> None:
        self.cubes[hood] += cubes
        self.reserve[self.seat] -= cubes

    def place(self) -> Asked:
        while left := self.reserve[self.seat]:
            amounts = {1, left} | ({10} if left > 10 else set())
            hood, cubes = yield self.seat, "place", {(hood, n) for hood in self.held(self.seat) for n in amounts}
            self.put(hood, cubes)

    def exchange(self) -> Asked:
        while sets := self.sets_in_hand():
            must = self.must_turn_in()
            if not must and (self.taken or self.turned_in):
                return
            chosen = yield self.seat, "exchange", sets | (set() if must else {None})
            if chosen is None:
                return
            self.turned_in += 1
            self.turn_in(chosen)

    # attacks

    def attacks(self) -> Asked:
        while not self.mission_wins("at once"):
            ready = {hood: self.rivals(hood) for hood in self.held(self.seat) if self.cubes[hood] > 1}
            if not any(ready.values()):
                return
            origin = yield self.seat, "attack", {hood for hood in ready if ready[hood]} | {None}
            if origin is None:
                return
            target = yield self.seat, "target", ready[origin]
            yield from self.battle(origin, target)
            if self.winner is not None:
                return
            if self.must_turn_in():
                yield from self.exchange()
            yield from self.place()

    def rivals(self, hood: str) -> set[str]:
        return {other for other in self.near[hood] if self.owner[other] != self.seat}

    def battle(self, origin: str, target: str) -> Asked:
        house, loser, least = self.house, self.owner[target], 1
        while self.cubes[origin] > 1:
            most = min(house.attack_dice, self.cubes[origin] - 1)
            dice = 1 if least == most else (yield self.seat, "dice", {*range(least, most + 1)})
            if dice == 0:
                return
            answer = min(house.defend_dice, self.cubes[target])
            if answer > 1 and loser != NEUTRAL:
                answer = yield loser, "defend", {*range(1, answer + 1)}
            faces = []
            for _ in range(dice + answer):
                faces.append((yield CHANCE, "face", alike(range(1, house.sides + 1))))
            pairs = zip(sorted(faces[:dice])[::-1], sorted(faces[dice:])[::-1], strict=False)
            for mine, theirs in pairs:
                won = mine > theirs or (mine == theirs and house.ties == "attacker")
                self.cubes[target if won else origin] -= 1
            if self.cubes[target] == 0:
                yield from self.occupy(origin, target, dice, loser)
                return
            least = 0

    def occupy(self, origin: str, target: str, dice: int, loser: Any) -> Asked:
        self.owner[target], self.taken = self.seat, True
        self.move(origin, target, dice)
        if loser != NEUTRAL and not self.held(loser):
            (self.hand[self.seat] if self.house.inherit_cards else self.aside).update(self.hand[loser])
            self.hand[loser].clear()
        if self.all_is_taken():
            self.winner = self.seat
        else:
            yield from self.move_more("move in", origin, target, 0)

    def move(self, origin: str, target: str, cubes: int) -> None:
        self.cubes[origin] -= cubes
        self.cubes[target] += cubes

    def move_more(self, what: str, origin: str, target: str, least: int) -> Asked:
        while (most := self.cubes[origin] - 1) > 0:
            cubes = yield self.seat, what, {*range(least, min(most, LOT) + 1), most}
            self.move(origin, target, cubes)
            if cubes != LOT:
                return
            least = 0

    # the end of a turn

    def free_move(self) -> Asked:
        reach = {hood: self.reach(hood) for hood in self.held(self.seat) if self.cubes[hood] > 1}
        if self.house.free_move == "none" or not any(reach.values()):
            return
        origin = yield self.seat, "free from", {hood for hood in reach if reach[hood]} | {None}
        if origin is not None:
            target = yield self.seat, "free to", reach[origin]
            yield from self.move_more("free count", origin, target, 1)

    def reach(self, origin: str) -> set[str]:
        """Own neighborhoods next door, or as far as own ones hang together."""
        found, new = set(), {origin}
        while new:
            new = {other for hood in new for other in self.near[hood] - self.rivals(hood)} - found
            found |= new
            if self.house.free_move == "adjacent":
                break
        return found - {origin}

    def card(self) -> Asked:
        if self.taken:
            if not self.pile and self.house.empty_pile == "reshuffle":
                self.pile, self.aside = self.aside, set()
            if self.pile:
                card = yield CHANCE, "card", alike(self.pile)
                self.pile.remove(card)
                self.hand[self.seat].add(card)

    def pass_on(self) -> None:
        """On to the next who holds something; rounds end at the first player's place, whoever sits there still."""
        while True:
            self.seat = (self.seat + 1) % len(self.seats)
            self.rounds += self.seat == self.first
            if self.held(self.seat):
                break
        late = self.house.turn_limit and self.rounds >= self.house.turn_limit
        if late or self.idle == len(self.seats):
            self.winner = self.best()
