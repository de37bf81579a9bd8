"""The player's rulebook of Empire: a page or two, with the numbers of the house rules that are played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from catlib.chance import counted
from catlib.game import Game, Points, Section, Strip, Table, WorkedTurn, listed

from .maps import CityMap
from .setup import HouseRules, more_to_hold

WORTH_TRYING = ("objective", "placement", "turn_limit", "forced_exchange", "inherit_cards", "free_move")


def how_to_play(game: Game) -> Sequence[Section]:
    """Aim, what one needs, the map, the start, a turn, a battle, cards, the end."""
    house = game.house
    return [
        Section("What it is about", (_aim(house),)),
        Section("What you need", (Points(tuple(_needs(house))),)),
        Section("The map", tuple(_map(house))),
        Section("Before you start", tuple(_start(game.players, house))),
        Section("Your turn", (Strip(tuple(_turn(house))),)),
        Section("A battle", (Points(tuple(_battle(house))),)),
        Section("Cards", tuple(_cards(house))),
        Section("The end", tuple(_end(house))),
    ]


def _aim(house: HouseRules) -> str:
    goal = (
        "take over all of it"
        if house.objective == "everything"
        else "fulfil the secret mission on your Occupation card"
    )
    return f"New York is a map of neighborhoods, and each of them is held by somebody's cubes. With dice you take neighborhoods from the others. Be the first to {goal}."


def _needs(house: HouseRules) -> Iterator[str]:
    yield "The map, and cubes in one colour for each player."
    yield f"{counted(house.attack_dice, 'die', 'dice')} for the attacker and {counted(house.defend_dice, 'die', 'dice')} for the defender, with {house.sides} sides."
    yield f"A card for each neighborhood, which shows a squirrel, a rat or a pigeon, and {counted(house.wild_cards, 'wild card')}."
    if house.objective == "missions":
        yield f"{counted(len(house.map.missions), 'Occupation card')} with secret missions."


def _map(house: HouseRules) -> Iterator[str | Table]:
    city = house.map
    ours = " The printed map is lost; this one is our own invention." if city.invented else ""
    kinds = listed([f"{_links(city, kind)}" for kind in ("bridge", "tram", "subway") if _links(city, kind)])
    across = f" {kinds} make neighbours of places across the water." if kinds else ""
    yield f"{counted(len(city.neighborhoods), 'neighborhood')} lie in {counted(len(city.boroughs), 'borough')}. Neighborhoods that touch are neighbours.{across}{ours}"
    rows = [(b.name, str(len(city.members(b.name))), str(b.bonus * house.bonus_percent // 100)) for b in city.boroughs]
    yield Table(("borough", "neighborhoods", "new cubes for all of it"), tuple(rows))


def _links(city: CityMap, kind: str) -> str:
    """How many links of a kind there are."""
    n = sum(link.kind == kind for link in city.links)
    return counted(n, kind + (" line" if kind != "bridge" else "")) if n else ""


def _start(players: int, house: HouseRules) -> Iterator[str]:
    first = "All roll; the highest begins." if house.first_player == "highest roll" else "The first seat begins."
    yield f"{first} Deal out the neighborhoods; whoever gets one puts a cube on it. Each player has {counted(house.starting_cubes[players - 2], 'cube')} to start with."
    if house.neutral_third and players == 2:
        yield f"A third of the neighborhoods is dealt to nobody. {counted(house.neutral_cubes, 'neutral cube')} hold each of them."
    how = "in turn, one cube at a time" if house.placement == "one by one" else "each player all at once"
    yield f"Then place the cubes that are left on your neighborhoods, {how}."


def _turn(house: HouseRules) -> Iterator[tuple[str, str]]:
    yield (
        "New cubes",
        f"One for every {house.neighborhoods_per_cube} neighborhoods that you hold, rounded down, but at least {house.least_cubes}. A whole borough brings its bonus on top. Place them on any neighborhoods of yours.",
    )
    yield (
        "Attack",
        "As often as you like: from a neighborhood of yours with two cubes or more to a neighbour that somebody else holds.",
    )
    moves = {
        "adjacent": "Once, move cubes from one neighborhood of yours to one next door. One cube stays behind.",
        "connected": "Once, move cubes from one neighborhood of yours to another that you can reach through your own. One cube stays behind.",
        "none": "",
    }[house.free_move]
    steps = [("Move", moves)] if moves else []
    card = ("Draw a card", "If you took at least one neighborhood in this turn: one card, never more.")
    yield from [card, *steps] if house.card_first else [*steps, card]


def _battle(house: HouseRules) -> Iterator[str]:
    yield f"You roll up to {counted(house.attack_dice, 'die', 'dice')}, and you need more cubes there than dice."
    most = house.defend_dice
    free = "chooses how many" if house.defender_dice == "chosen" else "rolls as many as possible"
    yield f"The defender rolls up to {counted(most, 'die', 'dice')}, no more than there are cubes, and {free}. Both roll at the same time."
    pairs = "Then compare the second highest, if both rolled two or more." if most > 1 else ""
    yield f"Compare the highest dice: the lower one loses a cube. {pairs} Equal dice are won by the {house.ties}.".replace(
        "  ", " "
    )
    yield "Roll again or stop, as you like. When the last defender is gone, move in with at least as many cubes as you rolled dice. At least one cube stays behind: no neighborhood is ever empty."


def _cards(house: HouseRules) -> Iterator[str | Table]:
    wild = " A wild card stands for any animal." if house.wild_cards and house.wilds_per_set else ""
    often = "one set" if house.sets_per_turn == 1 else f"up to {house.sets_per_turn} sets"
    yield f"Three equal animals, or one of each, are a set.{wild} At the beginning of your turn you may turn in {often} for more new cubes. Every set of the game, whoever turns it in, brings more than the one before:"
    numbers = [str(n) for n in range(1, 8)]
    yield Table(
        ("set", *numbers), (("cubes", *map(str, house.set_awards), str(house.set_awards[-1] + house.set_step)),)
    )
    yield f"After that, each brings {house.set_step} more."
    if house.forced_exchange:
        yield f"With {house.forced_exchange} cards in your hand you must turn in a set."
    if house.inherit_cards:
        yield "Whoever wipes a player out takes that player's cards."
    if house.territory_bonus:
        yield f"A card of the set that shows a neighborhood of yours brings {counted(house.territory_bonus, 'cube')} on it, once a set."


def _end(house: HouseRules) -> Iterator[str | Points]:
    if house.objective == "missions":
        when = "in your own turn" if house.mission_counts == "at once" else "when your next turn begins"
        yield f"You win as soon as your mission is fulfilled {when}. These are the missions:"
        yield Points(tuple(f"**{mission.name}:** {mission.sentence()}" for mission in house.map.missions))
        if any(more := more_to_hold(house)):
            yield f"Where two play, each is dealt more than where three do: a mission then asks for {more[0]} more neighborhoods, or for {more[1]} more links, if it counts them."
    neutral = " Neutral ones need not be taken." if house.neutral_third or house.uneven_deal == "neutral" else ""
    yield f"Whoever holds every neighborhood has won.{neutral} Who holds none is out."
    if house.turn_limit:
        yield f"After {counted(house.turn_limit, 'round')} whoever holds most neighborhoods has won; if they are equal, most cubes."


WORKED_TURN = WorkedTurn(
    players=3,
    seed=1,
    lead=301,
    told_from=301,
    before="Three players; you hold 16 neighborhoods when your turn comes. The other two are bots, Captain 1 and Captain 2.",
    moves=(
        "place all cubes on Lower East Side",
        "attack from Lower East Side",
        "attack Brooklyn Heights",
        "roll 3 dice",
        *("the attacker's die shows 3", "the attacker's die shows 3", "the attacker's die shows 2"),
        "the defender's die shows 4",
        "roll 3 dice",
        *("the attacker's die shows 6", "the attacker's die shows 6", "the attacker's die shows 2"),
        "the defender's die shows 1",
        "move 3 more in, 6 in all",
        "attack from Brooklyn Heights",
        "attack Financial District",
        "roll 3 dice",
        "defend with 2 dice",
        *("the attacker's die shows 6", "the attacker's die shows 3", "the attacker's die shows 4"),
        *("the defender's die shows 2", "the defender's die shows 1"),
        "call the attack off",
        "no more attacks",
        "free move from Brooklyn Heights",
        "free move to Lower East Side",
        "move 2 cubes to Lower East Side",
        "red draws Rockaway (rat)",
    ),
    told=(
        (
            "You get 5 new cubes for 16 neighborhoods. You place cubes: Lower East Side (+5).",
            "16 divided by 3 is 5 and a bit.",
        ),
        ("You attack Brooklyn Heights (Captain 2, 1 cube) from Lower East Side (8 cubes).", "A bridge joins the two."),
        ("You roll 3 3 2.", ""),
        (
            "Captain 2 rolls 4. 3 does not beat 4. You lose 1 cube in Lower East Side, 7 left.",
            "One cube may roll one die only, so one pair is compared.",
        ),
        ("You roll 6 6 2.", ""),
        (
            "Captain 2 rolls 1. 6 beats 1. You take Brooklyn Heights from Captain 2. Captain 2 loses the bonus of Brooklyn.",
            "",
        ),
        ("You move in with 6 cubes.", "At least 3 had to go, as many as the dice, and 1 has to stay."),
        ("You attack Financial District (Captain 2, 3 cubes) from Brooklyn Heights (6 cubes).", ""),
        ("You roll 6 4 3.", ""),
        (
            "Captain 2 rolls 2 1. 6 beats 2. 4 beats 1. Captain 2 loses 2 cubes in Financial District, 1 left.",
            "Two pairs, two cubes.",
        ),
        ("You call the attack off.", "You may stop after any roll."),
        ("You move 2 cubes from Brooklyn Heights to Lower East Side.", ""),
        ("You draw Rockaway (rat) for a turn that took something.", "One card, however much you took."),
    ),
)
