"""What cubes a turn brings, what sets are worth and who wins, told a second time from the rulebook: names and sets.

Cards and neighborhoods are names, amounts are numbers of cubes. How a game gets there tells `twin_turns`.
"""

from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement
from math import ceil
from typing import Any

NEUTRAL, WILD = "neutral", "wild"
Kinds = tuple[str, ...]


class Table:
    """All that lies on the table; `seat` has the turn, `winner` is a seat, NEUTRAL for nobody, or None."""

    def __init__(self, players: int, house: Any) -> None:
        self.house, self.city, self.seats = house, house.map, list(range(players))
        self.hoods = [hood.name for hood in self.city.neighborhoods]
        self.pest = {hood.name: hood.pest for hood in self.city.neighborhoods}
        self.owner: dict[str, Any] = dict.fromkeys(self.hoods)
        self.cubes = dict.fromkeys(self.hoods, 0)
        self.reserve, self.hand = [0] * players, [set() for _ in self.seats]
        self.pile = {*self.hoods, *(f"{WILD} {i}" for i in range(1, house.wild_cards + 1))}
        self.aside: set[str] = set()
        self.mission: dict[int, Any] = {}
        self.seat = self.sets = 0
        self.winner: Any = None

    def held(self, seat: Any) -> list[str]:
        return [hood for hood in self.hoods if self.owner[hood] == seat]

    def on_map(self, seat: int) -> int:
        return sum(self.cubes[hood] for hood in self.held(seat))

    # new cubes

    def income(self) -> int:
        """By the number of own neighborhoods, and for every borough that is all one's own."""
        mine = {*self.held(self.seat)}
        new = max(self.house.least_cubes, len(mine) // self.house.neighborhoods_per_cube)
        for borough in self.city.boroughs:
            if mine >= {hood.name for hood in self.city.neighborhoods if hood.borough == borough.name}:
                new += borough.bonus * self.house.bonus_percent // 100
        return new

    def room(self) -> float:
        """How many more cubes of the player are in the box."""
        return (self.house.cube_supply or float("inf")) - self.on_map(self.seat) - self.reserve[self.seat]

    def bring(self, cubes: int) -> None:
        self.reserve[self.seat] += int(min(cubes, self.room()))

    # sets

    def kind(self, card: str) -> str:
        """Wild, or how the pest begins."""
        return WILD if card.startswith(WILD) else self.pest[card][0]

    def must_turn_in(self) -> bool:
        return 0 < self.house.forced_exchange <= len(self.hand[self.seat])

    def sets_in_hand(self) -> set[Kinds]:
        """Three pests alike or three different ones; a wild card stands for any."""
        held = Counter(map(self.kind, self.hand[self.seat]))
        threes = [three for three in combinations_with_replacement((*"prs", WILD), 3) if not Counter(three) - held]
        return {three for three in threes if 0 < three.count(WILD) < 3 or (WILD not in three and len({*three}) != 2)}

    def award(self) -> int:
        """What the next set is worth, whoever turns it in."""
        later = self.sets - 5
        return self.house.set_awards[self.sets] if later < 0 else self.house.set_awards[5] + later * self.house.set_step

    def turn_in(self, three: Kinds) -> None:
        """Lay down a set for its award; of equal cards the first goes."""
        order = [*self.hoods, *sorted(self.hand[self.seat])]
        for kind in three:
            card = min((c for c in self.hand[self.seat] if self.kind(c) == kind), key=order.index)
            self.hand[self.seat].remove(card)
            self.aside.add(card)
        self.bring(self.award())
        self.sets += 1

    # who wins

    def all_is_taken(self) -> bool:
        return all(self.owner[hood] in (self.seat, NEUTRAL) for hood in self.hoods)

    def best(self) -> Any:
        """Who holds most neighborhoods, and among those most cubes; nobody if two are alike."""
        worth = {seat: (len(self.held(seat)), self.on_map(seat)) for seat in self.seats}
        best = [seat for seat in self.seats if worth[seat] == max(worth.values())]
        return best[0] if len(best) == 1 else NEUTRAL

    def mission_wins(self, moment: str) -> bool:
        """Whether somebody has won, perhaps by the mission of whose turn it is, if missions count at this moment."""
        if self.house.objective == "missions" and self.house.mission_counts == moment:
            mission, mine = self.mission[self.seat], self.held(self.seat)
            more, links_more = self.more()
            wanted = {hood.name for hood in self.city.neighborhoods if hood.borough in mission.boroughs}
            strong = [hood for hood in mine if self.cubes[hood] >= mission.cubes]
            links = [link for link in self.city.links if {*link.ends} <= {*mine}]
            enough = min(mission.neighborhoods + more, len(self.hoods)) if mission.neighborhoods else 0
            joined = min(mission.links + links_more, len(self.city.links)) if mission.links else 0
            if wanted <= {*mine} and len(strong) >= enough and len(links) >= joined:
                self.winner = self.seat
        return self.winner is not None

    def more(self) -> tuple[int, int]:
        """What a mission asks of two players beyond what it asks of three: what they are dealt on top."""
        if len(self.seats) > 2 or self.house.neutral_third:
            return 0, 0
        shares = [ceil(len(self.hoods) / n) for n in (2, 3)]
        return shares[0] - shares[1], ceil(Fraction(len(self.city.links), 4) - Fraction(len(self.city.links), 9))
