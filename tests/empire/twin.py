"""The game told a second time, from the rulebook alone: names and sets, one function from the first roll to the end.

`Twin(players, house).play()` is a generator. It yields what is asked, as (who, what, options): who is a seat or
CHANCE, options are the possible answers, for CHANCE a mapping to their weights; the answer is sent back. Cards and
neighborhoods are names, amounts are numbers of cubes, `None` stands for no attack, no set and no free move.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Generator, Iterable
from itertools import combinations_with_replacement
from typing import Any

CHANCE, NEUTRAL, WILD = "chance", "neutral", "wild"
LOT = 100  # cubes: larger movements are named as a whole, or made lot by lot
Asked = Generator[tuple[Any, str, Any], Any, None]


def alike(things: Iterable[Any]) -> dict[Any, int]:
    """Each with the same weight."""
    return dict.fromkeys(things, 1)


class Twin:
    """A game under way, with all that lies on the table; `winner` is a seat, NEUTRAL for nobody, or None."""

    def __init__(self, players: int, house: Any) -> None:
        self.house, self.city, self.seats = house, house.map, list(range(players))
        self.hoods = [hood.name for hood in self.city.neighborhoods]
        self.pest = {hood.name: hood.pest for hood in self.city.neighborhoods}
        self.near = {hood.name: set(hood.next_to) for hood in self.city.neighborhoods}
        for a, b in (link.ends for link in self.city.links):
            self.near[a].add(b)
            self.near[b].add(a)
        self.owner: dict[str, Any] = dict.fromkeys(self.hoods)
        self.cubes = dict.fromkeys(self.hoods, 0)
        self.reserve, self.hand = [0] * players, [set() for _ in self.seats]
        self.pile = {*self.hoods, *(f"{WILD} {i}" for i in range(1, house.wild_cards + 1))}
        self.aside: set[str] = set()
        self.mission: dict[int, Any] = {}
        self.first = self.seat = self.sets = self.rounds = self.turned_in = 0
        self.taken, self.winner, self.idle = False, None, 0

    def held(self, seat: Any) -> list[str]:
        return [hood for hood in self.hoods if self.owner[hood] == seat]

    def on_map(self, seat: int) -> int:
        return sum(self.cubes[hood] for hood in self.held(seat))

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
        left.update({NEUTRAL: over} if self.house.uneven_deal == "neutral" else round_table[:over])
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
        self.taken, self.turned_in, mine = False, 0, set(self.held(self.seat))
        new = max(self.house.least_cubes, len(mine) // self.house.neighborhoods_per_cube)
        for borough in self.city.boroughs:
            if mine >= {hood.name for hood in self.city.neighborhoods if hood.borough == borough.name}:
                new += borough.bonus * self.house.bonus_percent // 100
        self.bring(new)
        yield from self.exchange()
        yield from self.place()
        yield from self.attacks()
        for part in (self.card, self.free_move) if self.house.card_first else (self.free_move, self.card):
            if self.winner is None:
                yield from part()
        if self.winner is None:
            self.mission_wins("at once")

    def room(self) -> float:
        """How many more cubes of the player are in the box."""
        return (self.house.cube_supply or float("inf")) - self.on_map(self.seat) - self.reserve[self.seat]

    def bring(self, cubes: int) -> None:
        self.reserve[self.seat] += int(min(cubes, self.room()))

    def put(self, hood: str, cubes: int) -> None:
        self.cubes[hood] += cubes
        self.reserve[self.seat] -= cubes

    def place(self) -> Asked:
        while left := self.reserve[self.seat]:
            amounts = {1, left} | ({10} if left > 10 else set())
            hood, cubes = yield self.seat, "place", {(hood, n) for hood in self.held(self.seat) for n in amounts}
            self.put(hood, cubes)

    def exchange(self) -> Asked:
        hand, house = self.hand[self.seat], self.house
        while True:
            must = 0 < house.forced_exchange <= len(hand)
            may = must or (not self.taken and self.turned_in < house.sets_per_turn)
            sets = [some for some in combinations_with_replacement((*"prs", WILD), 3) if self.is_set(some, hand)]
            if not (may and sets):
                return
            chosen = yield self.seat, "exchange", {*sets} | (set() if must else {None})
            if chosen is None:
                return
            yield from self.turn_in(chosen)

    def kind(self, card: str) -> str:
        """Wild, or how the pest begins."""
        return WILD if card.startswith(WILD) else self.pest[card][0]

    def is_set(self, some: tuple[str, ...], hand: set[str]) -> bool:
        wilds = some.count(WILD)
        good = wilds <= self.house.wilds_per_set if wilds else len(set(some)) != 2
        return good and not Counter(some) - Counter(map(self.kind, hand))

    def turn_in(self, some: tuple[str, ...]) -> Asked:
        """Of equal cards the first goes, where a bonus is paid the first that shows an own neighborhood."""
        house, order, shown = self.house, [*self.hoods, *sorted(self.hand[self.seat])], []
        for kind in some:
            cards = sorted((c for c in self.hand[self.seat] if self.kind(c) == kind), key=order.index)
            own = [c for c in cards if self.owner.get(c) == self.seat]
            card = own[0] if own and house.territory_bonus else cards[0]
            shown += [card] if card in own else []
            self.hand[self.seat].remove(card)
            self.aside.add(card)
        later = self.sets - 5
        self.bring(house.set_awards[self.sets] if later < 0 else house.set_awards[5] + later * house.set_step)
        self.sets, self.turned_in = self.sets + 1, self.turned_in + 1
        if shown and house.territory_bonus:
            hood = shown[0] if len(shown) == 1 else (yield self.seat, "bonus", {*shown})
            self.cubes[hood] += int(min(house.territory_bonus, self.room()))

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
            if 0 < self.house.forced_exchange <= len(self.hand[self.seat]):
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
            if answer > 1 and loser != NEUTRAL and house.defender_dice == "chosen":
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
        if all(self.owner[hood] in (self.seat, NEUTRAL) for hood in self.hoods):
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
            worth = {seat: (len(self.held(seat)), self.on_map(seat)) for seat in self.seats}
            best = [seat for seat in self.seats if worth[seat] == max(worth.values())]
            self.winner = best[0] if len(best) == 1 else NEUTRAL

    def mission_wins(self, moment: str) -> bool:
        if self.house.objective == "missions" and self.house.mission_counts == moment:
            mission, mine = self.mission[self.seat], self.held(self.seat)
            wanted = {hood.name for hood in self.city.neighborhoods if hood.borough in mission.boroughs}
            strong = [hood for hood in mine if self.cubes[hood] >= mission.cubes]
            links = [link for link in self.city.links if {*link.ends} <= {*mine}]
            if wanted <= {*mine} and len(strong) >= mission.neighborhoods and len(links) >= mission.links:
                self.winner = self.seat
        return self.winner is not None
