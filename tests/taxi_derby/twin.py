"""The game told a second time, from the rulebook alone: cards as they are printed, spaces on a graph, nothing packed.

`Twin(players, house).play()` is a generator. It yields what is asked, as (who, what, options): who is a seat or CHANCE,
options are the possible answers, for CHANCE a mapping to their weights; the answer is sent back. Spaces have the
numbers that the house's own arrangement gives them; "station" is the police station where it is a place of its own.
"""

from __future__ import annotations

from collections.abc import Generator
from itertools import product
from typing import Any

import networkx as nx

from catlib.games.taxi_derby.cards import COLOUR_NAMES, TYPE_NAMES, UPGRADE_NAMES
from catlib.games.taxi_derby.city import parts, streets

CHANCE, STATION, END, KEEP = "chance", "station", "end", "keep"
BY_PLAYERS = {2: 1, 3: 2, 4: 2, 5: 3}
Asked = Generator[tuple[Any, str, Any], Any, Any]


class Twin:
    """A game under way; tiles and kinds of tickets are known by their place in the files, tiles sorted by colour."""

    def __init__(self, players: int, house: Any) -> None:
        self.house, self.seats = house, range(players)
        drawn = streets(house.city, house.arrangement, house.turned)
        self.icons = dict(enumerate(drawn.icons))
        self.police = drawn.with_icon("P")
        self.station: Any = STATION if house.station == "own place" else self.police[0]
        self.waiting = [node for letter in "ABCDE" for node in drawn.with_icon(letter)]  # two places a stack
        self.stores = [node for node, icon in self.icons.items() if icon in "123" and icon]
        self.tiles = sorted(house.passengers.tiles, key=lambda tile: COLOUR_NAMES.index(tile.colour))
        shares = house.passengers.colours
        stack = [colour for colour in COLOUR_NAMES if colour in shares for _ in range(shares[colour].in_stack)]
        self.stacks = [list(stack) for _ in self.waiting[::2]]  # colours, the top first
        self.drawn: set[int] = set()
        self.up: list[Any] = [None] * len(self.waiting)
        self.node: list[Any] = [self.station for _ in self.seats]
        self.patrol: Any = self.station
        self.money = [house.start_money for _ in self.seats]
        self.tickets, self.best = [0 for _ in self.seats], [0 for _ in self.seats]
        self.token = [dict.fromkeys(UPGRADE_NAMES, 0) for _ in self.seats]
        self.aboard: list[list[Any]] = [[None, None] for _ in self.seats]
        self.delivered = [dict.fromkeys(TYPE_NAMES, 0) for _ in self.seats]
        self.shelf = [dict.fromkeys(UPGRADE_NAMES, 0) for _ in self.stores]
        self.deck = [ticket.count for ticket in house.tickets.tickets]
        self.round = self.moved = 0
        self.last: int | None = None
        self.over = False

    # setting up

    def play(self) -> Asked:
        yield from self.lay()
        for seat in self.seats:
            letter = "ogybr"[seat]
            self.node[seat] = yield seat, "home", {node for node, icon in self.icons.items() if icon == letter}
        yield from self.deal_tokens()
        yield from self.refill()
        while not self.over:
            for seat in self.seats:
                self.seat = seat
                yield from self.turn()
                if self.over:
                    return
            self.round += 1
            self.over = self.round == self.house.round_limit

    def lay(self) -> Asked:
        """Quarters lie clockwise from the upper left; maps are told row by row."""
        house, found = self.house, dict[int, tuple[int, int]]()
        for place in (0, 1, 3, 2):
            way = house.arrangement[place], house.turned[place]
            if house.streets != "as arranged":
                left = [q for q in range(4) if q not in [quarter for quarter, _ in found.values()]]
                turns = range(4) if house.streets == "shuffled and turned" else [house.turned[place]]
                way = yield CHANCE, "lay", dict.fromkeys(product(left, turns), 1)
            found[place] = way
        arrangement, turned = zip(*(found[place] for place in range(4)), strict=True)
        named = parts(house.city, house.arrangement, house.turned)
        number = {named[p]: i for i, p in enumerate(streets(house.city, house.arrangement, house.turned).spaces)}
        now, names = streets(house.city, arrangement, turned), parts(house.city, arrangement, turned)
        self.graph = nx.relabel_nodes(now.graph, {i: number[names[p]] for i, p in enumerate(now.spaces)})
        self.far = dict(nx.all_pairs_shortest_path_length(self.graph))

    def away(self, a: Any, b: Any) -> float:
        """How many spaces it is from one place to another; nobody drives to a station that is a place of its own."""
        if a == b:
            return 0
        if b == STATION:
            return float("inf")
        return 1 + min(self.far[node][b] for node in self.police) if a == STATION else self.far[a][b]

    def deal_tokens(self) -> Asked:
        house = self.house
        bag = {u: (house.upgrade_tokens + 3 - i) // 4 for i, u in enumerate(UPGRADE_NAMES)}
        new, each = set(bag), house.store_tokens or BY_PLAYERS[len(self.seats)]
        mats = [self.token[seat] for _ in range(house.start_tokens) for seat in self.seats]
        places = mats + [shelf for shelf in self.shelf for _ in range(each)]
        for left, place in zip(range(len(places), 0, -1), places, strict=True):
            only = new if house.every_upgrade and len(new) >= left else set(bag)
            u = yield CHANCE, "token", {u: n for u, n in bag.items() if n and u in only}
            bag[u] -= 1
            new.discard(u)
            place[u] += 1

    def refill(self) -> Asked:
        for i in range(len(self.up)):
            if self.up[i] is None and self.stacks[i // 2]:
                colour = self.stacks[i // 2].pop(0)
                free = [t for t, tile in enumerate(self.tiles) if tile.colour == colour and t not in self.drawn]
                self.up[i] = yield CHANCE, "tile", dict.fromkeys(free, 1)
                self.drawn.add(self.up[i])

    # a turn

    def has(self, seat: int, ability: str) -> bool:
        """Whether a second token has brought an ability."""
        known = self.house.passengers.abilities if self.house.abilities else {}
        return any(known.get(u) == ability and n > 1 for u, n in self.token[seat].items())

    def limit(self) -> int:
        return self.house.speed_limit + self.has(self.seat, "speed limit +1")

    def turn(self) -> Asked:
        seat, house = self.seat, self.house
        self.moved, fresh, acted, self.final = 0, 0, False, None
        self.bought, self.caught, self.visit, begun = None, False, False, self.node[seat]
        while True:
            asked = (
                {("drive", there) for there in self.next_to(self.node[seat])}
                if self.moved < house.most_spaces
                else set()
            )
            others = [self.node[s] for s in self.seats if s != seat]
            stops = house.shared_spaces or self.node[seat] == STATION or self.node[seat] not in others
            if stops and (fresh if house.move_between else self.moved):
                asked |= self.actions()
            if stops or not self.moved or not asked:
                asked.add((END, None))
            chosen = yield seat, "turn", asked
            if chosen[0] == "drive":
                self.node[seat] = chosen[1]
                self.moved, fresh = self.moved + 1, fresh + 1
            elif chosen[0] == END or acted or self.moved > self.limit():
                self.final = None if chosen[0] == END else chosen
                break
            else:
                self.do(chosen)
                acted, fresh = True, 0
                if house.refill == "at once":
                    yield from self.refill()
        impounded = yield from self.patrol_car()
        if not impounded:
            if self.final in self.actions():
                self.do(self.final)
            if self.visit:
                self.node[seat] = self.station
        number = self.moved if house.distance_counts == "spaces driven" else self.away(begun, self.node[seat])
        if number >= house.bonus_from and not self.caught:
            self.best[seat] = max(self.best[seat], min(number, house.track_end))
        yield from self.refill()
        self.end_of_turn()

    def next_to(self, node: Any) -> set[Any]:
        return {*self.police} if node == STATION else {*self.graph[node]}

    def actions(self) -> set[Any]:
        """What can be done where the taxi stands."""
        seat, node, found = self.seat, self.node[self.seat], set()
        if node in self.waiting and self.rides(seat, self.up[self.waiting.index(node)]):
            found.add(("pick up", None))
        for i, tile in enumerate(self.aboard[seat]):
            if tile is not None and self.tiles[tile].to == self.icons.get(node):
                found.add(("drop off", i))
        if node in self.stores and self.aboard[seat] == [None, None] and self.bought != node:
            shelf = self.shelf[self.stores.index(node)]
            room = {u for u in UPGRADE_NAMES if shelf[u] and self.token[seat][u] < 3}
            found |= {("buy", u) for u in room if self.money[seat] >= self.price(node)}
        return found

    def price(self, node: int) -> int:
        return max(0, int(self.icons[node]) - self.has(self.seat, "stores -1"))

    def rides(self, seat: int, tile: Any) -> bool:
        """Whether somebody waits who may get in."""
        if tile is None or not self.suits(seat, tile):
            return False
        riding = [other for other in self.aboard[seat] if other is not None]
        if len(riding) >= self.house.capacity:
            return False
        alone = any(self.tiles[t].solo for t in (*riding, tile)) and bool(riding)
        return not alone or self.has(seat, "solo passengers share")

    def suits(self, seat: int, tile: int) -> bool:
        asks = self.tiles[tile]
        bears = asks.tickets is None or self.tickets[seat] <= asks.tickets
        return bears and all(self.token[seat][u] for u in asks.needs)

    def do(self, action: Any) -> None:
        what, which = action
        seat, node = self.seat, self.node[self.seat]
        if what == "pick up":
            place = self.waiting.index(node)
            self.aboard[seat][self.aboard[seat].index(None)] = self.up[place]
            self.up[place] = None
        elif what == "drop off":
            tile = self.tiles[self.aboard[seat][which]]
            self.money[seat] += self.fare(seat, tile)
            self.delivered[seat][tile.type] += 1
            self.aboard[seat][which] = None
        else:
            self.money[seat] -= self.price(node)
            self.shelf[self.stores.index(node)][which] -= 1
            self.token[seat][which] += 1
            self.bought = node

    def fare(self, seat: int, tile: Any) -> int:
        paid = max(0, tile.pays + self.house.fare_change) * (1 + self.delivered[seat][tile.type] * tile.times)
        third = 4 if self.house.tier3 == "added" else 3
        return paid + sum((0, 0, 1, third)[self.token[seat][u]] for u in set(tile.needs))

    # the patrol car

    def patrol_car(self) -> Asked:
        """It is moved or comes; True if the taxi was impounded."""
        seat, house, over = self.seat, self.house, self.moved - self.limit()
        if over <= 0:
            reach = house.patrol_reach + 2 * self.has(seat, "patrol reach +2")
            if reach:
                within = {node for node in self.graph if self.away(self.patrol, node) <= reach} | {self.patrol}
                before, self.patrol = self.patrol, (yield seat, "patrol", within)
                if self.patrol != before and house.free_patrol == "tickets rivals":
                    yield from self.ticket_rivals()
            return False
        if self.final is None and not house.pursuit_always:
            return False
        if self.patrol != self.node[seat]:
            reached = yield from self.pursue(over)
            if not reached:
                return False
        elif house.patrol_space == "free":
            return False
        self.patrol = self.node[seat]
        if not self.has_tickets():
            return False
        self.caught = True
        impounded = yield from self.ticket(seat)
        if not impounded and house.after_ticket == "chosen anew" and self.final and self.actions():
            chosen = yield seat, "anew", self.actions() | {(END, None)}
            self.final = None if chosen[0] == END else chosen
        return impounded

    def pursue(self, over: int) -> Asked:
        """Whether the patrol car reaches the taxi; else it goes along a shortest path."""
        seat, whole = self.seat, self.away(self.patrol, self.node[self.seat])
        spaces = over * (yield CHANCE, "face", dict.fromkeys(range(1, self.house.die_sides + 1), 1))
        if spaces >= whole:
            return True
        least = 1 if self.house.pursuit_goes == "any part" else spaces
        ends = {
            node
            for node in self.graph
            if least <= self.away(self.patrol, node) <= spaces
            and self.away(self.patrol, node) + self.away(node, self.node[seat]) == whole
        }
        mover = seat if self.house.pursuit_mover == "active driver" else (seat - 1) % len(self.seats)
        self.patrol = (yield mover, "chase", ends) if len(ends) > 1 else min(ends)
        return False

    def ticket_rivals(self) -> Asked:
        for k in self.seats[1:]:
            rival = (self.seat + k) % len(self.seats)
            if self.node[rival] == self.patrol and self.has_tickets():
                yield from self.ticket(rival)

    def has_tickets(self) -> bool:
        if not any(self.deck) and self.house.empty_deck == "shuffle":
            self.deck = [ticket.count for ticket in self.house.tickets.tickets]
        return any(self.deck)

    def ticket(self, seat: int) -> Asked:
        """Draw one and settle its fine; True if the taxi is impounded."""
        kind = yield CHANCE, "ticket", {kind: n for kind, n in enumerate(self.deck) if n}
        self.deck[kind] -= 1
        self.tickets[seat] += 1
        card = self.house.tickets.tickets[kind]
        if card.dollars is not None:
            fine = max(0, card.dollars + self.house.fine_change - self.has(seat, "fines -1"))
            settled = self.money[seat] >= fine
            if settled or self.house.impound_pays == "what there is":
                self.money[seat] -= min(fine, self.money[seat])
        elif card.station:
            settled = True
            self.to_station(seat)
        else:
            settled = yield from self.lose(seat, card.lose)
        if not settled:
            self.aboard[seat], self.node[seat] = [None, None], self.station
            self.tickets[seat] -= not self.house.impound_keeps_ticket
        return not settled

    def to_station(self, seat: int) -> None:
        if seat == self.seat and self.house.station_fine == "after the action":
            self.visit = True
        else:
            self.node[seat] = self.station
            self.final = None if seat == self.seat else self.final

    def lose(self, seat: int, named: str) -> Asked:
        """Whether an upgrade was lost; the last one may be protected."""
        any_one = named == "any" or self.house.lost_upgrade == "driver's choice"
        mine = {u for u, n in self.token[seat].items() if n and (any_one or u == named)}
        if not mine:
            return False
        only = sum(self.token[seat].values()) == 1
        u = (yield seat, "lose", mine | ({KEEP} if only else set())) if only or len(mine) > 1 else min(mine)
        if u == KEEP:
            return False
        self.token[seat][u] -= 1
        room = [shelf for shelf in self.shelf if shelf[u] < 3]
        if room and self.house.lost_tokens == "to a store":
            min(room, key=lambda shelf: sum(shelf.values()))[u] += 1
        return True

    # the end

    def end_of_turn(self) -> None:
        empty = [i for i, stack in enumerate(self.stacks) if not stack]
        cleared = [i for i in empty if self.up[2 * i] is None and self.up[2 * i + 1] is None]
        if self.last is not None:
            self.last -= 1
            self.over = self.last == 0
        elif len(empty) >= min(self.house.end_stacks, len(self.stacks)) or len(cleared) > 1:
            self.last = len(self.seats)
        elif self.house.standstill == "ends the game":
            self.over = not any(tile is not None for riding in self.aboard for tile in riding) and not any(
                self.ever(seat, tile) for seat in self.seats for tile in self.up if tile is not None
            )

    def ever(self, seat: int, tile: int) -> bool:
        """Whether a driver has, or can find and pay, all that a passenger asks for."""
        asks, cost = self.tiles[tile], 0
        cheaper = self.house.abilities and "stores -1" in self.house.passengers.abilities.values()
        for u in set(asks.needs):
            if not self.token[seat][u]:
                lost = self.house.lost_tokens == "to a store" and any(mat[u] for mat in self.token)
                sells = [
                    int(self.icons[node])
                    for node, shelf in zip(self.stores, self.shelf, strict=True)
                    if lost or shelf[u]
                ]
                if not sells:
                    return False
                cost += max(0, min(sells) - cheaper)
        return cost <= self.money[seat] and (asks.tickets is None or self.tickets[seat] <= asks.tickets)

    def total(self, seat: int) -> int:
        """Money with all prizes."""
        prizes, found = self.house.bonuses, self.money[seat]
        found += self.prize(prizes.upgrades, [sum(mat.values()) for mat in self.token], seat, self.house.zero_wins)
        found += self.prize(prizes.tickets, [-n for n in self.tickets], seat, True)
        for name in TYPE_NAMES:
            brought = [each[name] for each in self.delivered]
            found += self.prize(getattr(prizes, name), brought, seat, self.house.zero_wins)
        return found + self.prize(prizes.distance, self.best, seat, False)

    def prize(self, places: Any, worth: list[int], seat: int, zero: bool) -> int:
        """Of first, second and third what a driver gets, who shares it with those that tie."""
        better, tied = sum(n > worth[seat] for n in worth), worth.count(worth[seat])
        if (worth[seat] == 0 and not zero) or better > 2 or (better == 2 and tied > 2):
            return 0
        share = 2 if tied > 2 and self.house.crowded_ties == "halved" else tied
        return -(-sum(places[better : better + tied]) // share)

    def winners(self) -> list[int]:
        """Who has most; of equal ones all, or those with the fewest tickets."""
        fewest = self.house.money_tie == "fewest tickets"
        worth = [(self.total(seat), -self.tickets[seat] * fewest) for seat in self.seats]
        return [seat for seat in self.seats if worth[seat] == max(worth)]
