"""A whole game told a second time, by the prices and routes of `twin`: the set-up, the turn, the patrol car, tickets.

`WholeGame(players, house).play()` is a generator, and so is `turns()`, which begins after the set-up. They yield what
is asked, as (who, what, options): who is a seat or CHANCE, options are the possible answers, for CHANCE a mapping to
their weights; the answer is sent back.
"""

from collections.abc import Generator
from itertools import product
from typing import Any

from catlib.games.taxi_derby.cards import COLOUR_NAMES, UPGRADE_NAMES

from .twin import STATION, Driver, Routes, fare, fine, has, price, total

CHANCE, END, KEEP = "chance", "end", "keep"
BY_PLAYERS = {2: 1, 3: 2, 4: 2, 5: 3}
Asked = Generator[tuple[Any, str, Any], Any, Any]


class WholeGame:
    """A game under way; tiles and kinds of tickets are known by their place in the files, tiles sorted by colour."""

    def __init__(self, players: int, house: Any) -> None:
        self.house, self.routes = house, Routes(house)
        self.icons = self.routes.icons
        self.waiting = self.routes.with_icons("ABCDE")  # two places a stack
        self.stores = [node for node, icon in enumerate(self.icons) if icon in "123"]
        self.tiles = sorted(house.passengers.tiles, key=lambda tile: COLOUR_NAMES.index(tile.colour))
        shares = house.passengers.colours
        stack = [colour for colour in COLOUR_NAMES if colour in shares for _ in range(shares[colour].in_stack)]
        self.stacks = [list(stack) for _ in self.waiting[::2]]  # colours, the top first
        self.drawn: set[int] = set()
        self.up: list[Any] = [None] * len(self.waiting)
        self.drivers = [Driver(STATION, house.start_money) for _ in range(players)]
        self.patrol: Any = STATION
        self.shelf = [dict.fromkeys(UPGRADE_NAMES, 0) for _ in self.stores]
        self.deck = [ticket.count for ticket in house.tickets.tickets]
        self.round, self.last, self.over = 0, 0, False  # last: turns left once the end was triggered

    # setting up

    def play(self) -> Asked:
        yield from self.lay()
        for seat, driver in enumerate(self.drivers):
            driver.node = yield seat, "home", set(self.routes.with_icons("ogybr"[seat]))
        yield from self.deal_tokens()
        yield from self.refill()
        yield from self.turns()

    def turns(self) -> Asked:
        """All that follows the set-up."""
        while not self.over:
            for seat, driver in enumerate(self.drivers):
                self.seat, self.driver = seat, driver
                yield from self.turn()
                if self.over:
                    return
            self.round += 1
            self.over = self.round == self.house.round_limit

    def lay(self) -> Asked:
        """Boards are laid clockwise from the upper left; maps are told row by row."""
        house, found = self.house, dict[int, tuple[int, int]]()
        for place in (0, 1, 3, 2):
            found[place] = house.arrangement[place], house.turned[place]
            if house.streets != "as arranged":
                left = {*range(4)} - {found[other][0] for other in found if other != place}
                turns = range(4) if house.streets == "shuffled and turned" else [house.turned[place]]
                found[place] = yield CHANCE, "lay", dict.fromkeys(product(left, turns), 1)
        self.routes.lay(*zip(*(found[place] for place in range(4)), strict=True))

    def deal_tokens(self) -> Asked:
        house = self.house
        bag = {u: (house.upgrade_tokens + 3 - i) // 4 for i, u in enumerate(UPGRADE_NAMES)}
        new, each = set(bag), house.store_tokens or BY_PLAYERS[len(self.drivers)]
        mats = [driver.token for _ in range(house.start_tokens) for driver in self.drivers]
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

    def limit(self) -> int:
        return self.house.speed_limit + has(self.house, self.driver, "speed limit +1")

    def turn(self) -> Asked:
        driver, house = self.driver, self.house
        self.final = self.bought = None
        self.caught = False
        yield from self.drive_and_act()
        impounded = yield from self.patrol_car()
        if not impounded and self.final in self.actions():
            self.do(self.final)
        if self.moved >= house.bonus_from and not self.caught:
            driver.best = max(driver.best, min(self.moved, house.track_end))
        yield from self.refill()
        self.end_of_turn()

    def drive_and_act(self) -> Asked:
        """Up to the last action, which is announced."""
        driver, house, acted = self.driver, self.house, False
        self.moved = fresh = 0
        while True:
            ways = self.routes.near[driver.node] if self.moved < house.most_spaces else set()
            asked = {("drive", there) for there in ways}
            others = [other.node for other in self.drivers if other is not driver]
            stops = house.shared_spaces or driver.node not in self.routes.number.values() or driver.node not in others
            if stops and fresh:
                asked |= self.actions()
            if stops or not self.moved or not asked:
                asked.add((END, None))
            chosen = yield self.seat, "turn", asked
            if chosen[0] == "drive":
                driver.node = chosen[1]
                self.moved, fresh = self.moved + 1, fresh + 1
            elif chosen[0] == END or acted or self.moved > self.limit():
                self.final = None if chosen[0] == END else chosen
                return
            else:
                self.do(chosen)
                acted, fresh = True, 0

    def actions(self) -> set[Any]:
        """What can be done where the taxi stands."""
        driver, node, found = self.driver, self.driver.node, set()
        if node in self.waiting and self.rides(self.up[self.waiting.index(node)]):
            found.add(("pick up", None))
        for i, tile in enumerate(driver.aboard):
            if tile is not None and [node] == self.routes.with_icons(self.tiles[tile].to):
                found.add(("drop off", i))
        if node in self.stores and driver.aboard == [None, None] and self.bought != node:
            shelf, cost = self.shelf[self.stores.index(node)], price(self.house, driver, self.icons[node])
            room = {u for u in UPGRADE_NAMES if shelf[u] and driver.token[u] < 3}
            found |= {("buy", u) for u in room if driver.money >= cost}
        return found

    def rides(self, tile: Any) -> bool:
        """Whether somebody waits who may get in."""
        if tile is None:
            return False
        asks, riding = self.tiles[tile], [self.tiles[t] for t in self.driver.aboard if t is not None]
        bears = asks.tickets is None or self.driver.tickets <= asks.tickets
        if not bears or not all(self.driver.token[u] for u in asks.needs) or len(riding) >= self.house.capacity:
            return False
        alone = riding and any(tile.solo for tile in (*riding, asks))
        return not alone or has(self.house, self.driver, "solo passengers share")

    def do(self, action: Any) -> None:
        (what, which), driver, node = action, self.driver, self.driver.node
        if what == "pick up":
            place = self.waiting.index(node)
            driver.aboard[driver.aboard.index(None)] = self.up[place]
            self.up[place] = None
        elif what == "drop off":
            tile = self.tiles[driver.aboard[which]]
            driver.money += fare(self.house, driver, tile)
            driver.delivered[tile.type] += 1
            driver.aboard[which] = None
        else:
            driver.money -= price(self.house, driver, self.icons[node])
            self.shelf[self.stores.index(node)][which] -= 1
            driver.token[which] += 1
            self.bought = node

    # the patrol car

    def patrol_car(self) -> Asked:
        """It is moved or comes; True if the taxi was impounded."""
        driver, house, over = self.driver, self.house, self.moved - self.limit()
        if over <= 0:
            yield from self.move_freely()
            return False
        if self.patrol != driver.node:
            reached = yield from self.pursue(over)
            if not reached:
                return False
        elif house.patrol_space == "free":
            return False
        self.patrol = driver.node
        if not self.has_tickets():
            return False
        self.caught = True
        impounded = yield from self.ticket(self.seat)
        if not impounded and house.after_ticket == "chosen anew" and self.final and self.actions():
            chosen = yield self.seat, "anew", self.actions() | {(END, None)}
            self.final = None if chosen[0] == END else chosen
        return impounded

    def move_freely(self) -> Asked:
        """Perhaps onto rivals, who draw tickets one after the other."""
        reach, before = self.house.patrol_reach + 2 * has(self.house, self.driver, "patrol reach +2"), self.patrol
        if reach:
            self.patrol = yield self.seat, "patrol", self.routes.within(before, reach)
        if self.patrol != before and self.house.free_patrol == "tickets rivals":
            for rival in (*range(self.seat + 1, len(self.drivers)), *range(self.seat)):
                if self.drivers[rival].node == self.patrol and self.has_tickets():
                    yield from self.ticket(rival)

    def pursue(self, over: int) -> Asked:
        """Whether the patrol car reaches the taxi; else it goes along a shortest path."""
        spaces = over * (yield CHANCE, "face", dict.fromkeys(range(1, self.house.die_sides + 1), 1))
        if spaces >= self.routes.away(self.patrol, self.driver.node):
            return True
        ends = self.routes.on_the_way(self.patrol, self.driver.node, spaces)
        self.patrol = (yield self.seat, "chase", ends) if len(ends) > 1 else min(ends)
        return False

    # tickets

    def has_tickets(self) -> bool:
        return any(self.deck)

    def ticket(self, seat: int) -> Asked:
        """Draw one and settle its fine; True if the taxi is impounded."""
        driver, kind = self.drivers[seat], (yield CHANCE, "ticket", {kind: n for kind, n in enumerate(self.deck) if n})
        self.deck[kind] -= 1
        driver.tickets += 1
        card = self.house.tickets.tickets[kind]
        if card.dollars is not None:
            dollars = fine(self.house, driver, card.dollars)
            settled = driver.money >= dollars
            driver.money -= dollars * settled
        elif card.station:
            settled = True
            driver.node = STATION
            self.final = None if driver is self.driver else self.final
        else:
            settled = yield from self.lose(seat, card.lose)
        if not settled:
            driver.aboard, driver.node = [None, None], STATION
        return not settled

    def lose(self, seat: int, named: str) -> Asked:
        """Whether an upgrade was lost; the last one may be protected."""
        token = self.drivers[seat].token
        mine = {u for u, n in token.items() if n and named in ("any", u)}
        if not mine:
            return False
        only = sum(token.values()) == 1
        u = (yield seat, "lose", mine | ({KEEP} if only else set())) if only or len(mine) > 1 else min(mine)
        if u == KEEP:
            return False
        known = self.house.passengers.abilities if self.house.abilities else {}
        if token[u] > 1 and known.get(u, "none") != "none":
            self.drivers[seat].unlocked.add(u)
        token[u] -= 1
        return True

    # the end

    def end_of_turn(self) -> None:
        empty = [i for i, stack in enumerate(self.stacks) if not stack]
        cleared = [i for i in empty if self.up[2 * i] is None and self.up[2 * i + 1] is None]
        if self.last:
            self.last -= 1
            self.over = self.last == 0
        elif len(empty) >= min(self.house.end_stacks, len(self.stacks)) or len(cleared) > 1:
            self.last = len(self.drivers)
        elif self.house.standstill == "ends the game":
            waiting = [self.tiles[tile] for tile in self.up if tile is not None]
            riding = any(driver.aboard != [None, None] for driver in self.drivers)
            hope = riding or any(self.ever(driver, tile) for driver in self.drivers for tile in waiting)
            self.last = 0 if hope else len(self.drivers)

    def ever(self, driver: Driver, asks: Any) -> bool:
        """Whether a driver has, or can find and pay, all that a passenger asks for."""
        cheaper = self.house.abilities and "stores -1" in self.house.passengers.abilities.values()
        cost = 0
        for u in {u for u in asks.needs if not driver.token[u]}:
            shelves = zip(self.stores, self.shelf, strict=True)
            prices = [int(self.icons[node]) for node, shelf in shelves if shelf[u]]
            if not prices:
                return False
            cost += max(0, min(prices) - cheaper)
        return cost <= driver.money and (asks.tickets is None or driver.tickets <= asks.tickets)

    def winners(self) -> set[int]:
        """All who have most."""
        worth = [total(self.house, self.drivers, driver) for driver in self.drivers]
        return {seat for seat, own in enumerate(worth) if own == max(worth)}
