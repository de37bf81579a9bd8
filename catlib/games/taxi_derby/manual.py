"""The player's rulebook of Taxi Derby: a page or two, with the numbers of the house rules that are played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from catlib.chance import counted
from catlib.game import Game, Points, Section, Strip, Table, WorkedTurn, capital, listed

from .cards import TYPE_NAMES, UPGRADE_NAMES, Passengers, Tickets
from .city import PRICES, City
from .setup import PRIZES, HouseRules
from .words import COLOURS, PRIZE_NAMES

WORTH_TRYING = ("end_stacks", "every_upgrade", "speed_limit")

ABILITIES = {
    "none": "nothing",
    "speed limit +1": "your speed limit is one higher",
    "patrol reach +2": "you may move the patrol car two spaces farther",
    "solo passengers share": "passengers who ride alone share your taxi",
    "stores -1": "stores are one dollar cheaper",
    "fines -1": "fines are one dollar lower",
}
def how_to_play(game: Game) -> Sequence[Section]:
    """Aim, the city, the start, a turn, the patrol car, tickets, upgrades, passengers, the end."""
    house = game.house
    return [
        Section("What it is about", (AIM,)),
        Section("The city", (_streets(game), Points(tuple(_places(house))))),
        Section("Before you start", (_start(game),)),
        Section("Your turn", (Strip(tuple(_turn(house))), "The actions are:", Points(tuple(_actions(house))))),
        Section("The patrol car", (Points(tuple(_patrol(house))), *_tickets(house))),
        Section("Upgrades", (_upgrades(house), *_abilities(house))),
        Section("Passengers", (" ".join(_passengers(house.passengers)),)),
        Section("The end", (_end(game), _bonuses(house), " ".join(_last(house)))),
    ]


AIM = (
    "You drive a taxi. Fetch passengers, bring them where they want to go, and buy upgrades, without which many passengers "
    "do not get in. You may drive as far as you like in a turn, but whoever speeds is chased by the patrol car. The most money at the "
    "end wins."
)


def _streets(game: Game) -> str:
    ours = " The printed boards are lost; these are our own invention." if game.house.city.invented else ""
    lie = {"shuffled and turned": " and lie any way round", "shuffled": ""}.get(game.house.streets)
    shuffled = "" if lie is None else f" The quarters are shuffled{lie}."
    return (
        f"Four quarters make a square with {game.setup.spaces} spaces. A space is a piece of road between two crossings; crossings are no "
        f"spaces, and from a piece of road you drive to any piece that meets it. The road along the edge is closed.{shuffled}{ours}"
    )


def _places(house: HouseRules) -> Iterator[str]:
    city = house.city
    yield f"Drop-offs: {listed([f'{letter} {name}' for letter, name in city.landmarks.items()])}."
    yield f"Stores with upgrades: {_stores(city)}."
    yield "Pick-ups, two beside each stack of passengers; a home for each taxi; the police station."


def _stores(city: City) -> str:
    """How many stores ask which price."""
    prices = [(price, city.icons().count(price)) for price in PRICES]
    return listed([f"{n} for ${price}" for price, n in prices if n])


def _start(game: Game) -> str:
    house, setup = game.house, game.setup
    first = f" and {counted(house.start_tokens, 'upgrade')} by chance" if house.start_tokens else ""
    money = f" and ${house.start_money}" if house.start_money else ""
    colours = listed(
        [
            f"{house.passengers.share(c).in_stack} {c}"
            for c in ("green", "yellow", "red", "purple")
            if house.passengers.share(c).in_stack
        ]
    )
    return (
        f"Each player takes a taxi{first}{money}, and starts on one of the two spaces beside the home of its colour. Each store gets "
        f"{counted(setup.store_tokens, 'upgrade')}; no more come. Passengers lie in {setup.stacks} stacks, from the top {colours}. Two of each "
        f"stack lie face up at its pick-ups. The patrol car waits at the police station. {capital(COLOURS[0])} begins."
    )


def _turn(house: HouseRules) -> Iterator[tuple[str, str]]:
    yield (
        "Drive",
        f"As many spaces as you like, {house.most_spaces} at most. With more than {counted(house.speed_limit, 'space')} in a turn you are **speeding**.",
    )
    yield "Act", "Within the speed limit this is the first of two actions. Beyond it, it is the only one."
    yield "Drive and act again", "Drive at least one space before each action."
    yield (
        "The patrol car",
        "Before your last action say what you will do. The patrol car moves, then you do it, and your turn is over.",
    )


def _actions(house: HouseRules) -> Iterator[str]:
    yield f"**Pick up** a passenger who waits where you stand, if you have the upgrades that the tile asks for. A taxi carries {house.capacity}."
    yield "**Drop off** a passenger at the right place. The bank pays you the fare."
    yield "**Buy** one upgrade in a store for its price. Nobody may be aboard, and each store sells one a turn."


def _patrol(house: HouseRules) -> Iterator[str]:
    rivals = (
        "A rival on the space where you leave it gets a ticket."
        if house.free_patrol == "tickets rivals"
        else "It tickets nobody."
    )
    yield f"**If you did not speed,** you may move it up to {counted(house.patrol_reach, 'space')}, wherever you like. {rivals}"
    yield (
        f"**If you did,** roll the pursuit die with {house.die_sides} sides. It drives that number times the spaces over the limit, toward you by a "
        "shortest way. You choose among such ways. If it reaches you, you get a ticket."
    )
    if house.patrol_space == "caught":
        yield "**If you speed and stop on its own space,** you get a ticket, and no die is rolled."


def _tickets(house: HouseRules) -> Iterator[str | Table]:
    anew = ", or another one that you can do there, or none" if house.after_ticket == "chosen anew" else ""
    yield (
        "Turn up a ticket, keep it, and settle its fine. If you can, you must; your passengers stay, and you do your last action"
        f"{anew}. A visit to the police station costs you that action."
    )
    fines = tuple(_fines(house.tickets, house.fine_change))
    if house.tickets.invented:
        yield "The printed tickets are lost, too; these are our own invention."
    yield Table(("fine", *(fine for fine, _ in fines)), (("tickets", *(n for _, n in fines)),))
    yield (
        "Who cannot settle it pays nothing and is **impounded:** the passengers get out for good, the taxi goes to the police station, and the turn "
        "is over. Who would lose the very last upgrade may choose that instead."
    )


def _fines(tickets: Tickets, change: int) -> Iterator[tuple[str, str]]:
    """What tickets ask for and how many do."""
    lost = sum(t.count for t in tickets.tickets if t.lose)
    for ticket in tickets.tickets:
        if ticket.dollars is not None:
            yield f"${max(0, ticket.dollars + change)}", str(ticket.count)
    if lost:
        yield "an upgrade", str(lost)
    visits = sum(t.count for t in tickets.tickets if t.station)
    if visits:
        yield "a visit", str(visits)


def _upgrades(house: HouseRules) -> str:
    return (
        f"There are four kinds: {listed(UPGRADE_NAMES)}. The first one of a kind lets passengers in who ask for it. With a second one "
        f"such passengers pay $1 more{', and it brings an ability for the rest of the game' if house.abilities else ''}; with a third one, $3 instead of that."
    )


def _abilities(house: HouseRules) -> Iterator[Table]:
    found = house.passengers.abilities if house.abilities else {}
    if found:
        rows = tuple((name, ABILITIES[found[name]]) for name in UPGRADE_NAMES if name in found)
        yield Table(("two of", "what they bring"), rows)


def _passengers(tiles: Passengers) -> Iterator[str]:
    if tiles.invented:
        yield "The printed tiles are lost; these are our own invention."
    yield f"They are {listed([f'{kind}s' if kind != 'celebrity' else 'celebrities' for kind in TYPE_NAMES])}."
    if any(tile.solo for tile in tiles.tiles):
        yield "Who is marked **solo** rides alone."
    if any(tile.tickets is not None for tile in tiles.tiles):
        yield "Some get in only while you have no more tickets than their tile says."
    if any(tile.times for tile in tiles.tiles):
        yield "Where a fare is marked **× type**, it is paid once, and once more for each passenger of that type whom you delivered before."
    yield "Whatever happens later, such as a lost upgrade, puts nobody out who is aboard."


def _end(game: Game) -> str:
    return (
        f"After your turn the empty pick-ups are filled from their stacks. When {counted(game.setup.end_stacks, 'stack')} are used up, or two with nobody left "
        "beside them, the end comes: everybody has one more turn, and whoever brought it about has the last one. Then these prizes are paid:"
    )


def _bonuses(house: HouseRules) -> Table:
    rows = tuple((PRIZE_NAMES[name], *(f"${n}" for n in getattr(house.bonuses, name))) for name in PRIZES)
    return Table(("prize for", "first", "second", "third"), rows)


def _last(house: HouseRules) -> Iterator[str]:
    yield (
        f"Those who tie share the prizes, rounded up; more than two who tie for third get none. A longest turn counts from "
        f"{counted(house.bonus_from, 'space')} on, and no turn counts as more than {house.track_end}."
    )
    yield "There is no prize for passengers of a kind that you delivered none of."
    yield "The most money wins; those with equal money share the victory."
    if house.standstill == "ends the game":
        yield "If nobody can ever serve anybody any more, the end comes in the same way: everybody has one more turn."
    if house.round_limit:
        yield f"After {counted(house.round_limit, 'round')} it ends in any case."


WORKED_TURN = WorkedTurn(
    players=2,
    house={"streets": "as arranged"},
    seed=2,
    lead=22,
    told_from=22,
    before="You are orange, start at b15 and have wi-fi. The bot Fast Eddie is green.",
    moves=(
        *(
            "drive to d15",
            "pick up the commuter to X for $2",
            "drive to c14",
            "drive to c12",
            "drive to c10",
            "drive to c8",
        ),
        *("drop off the commuter in place 1 for $2", "the pursuit die shows 2", "patrol car to j9"),
        "passenger 6: commuter to V for $3, needs stereo",
    ),
    told=(
        ("You drive 1 space to d15.", ""),
        (
            "You pick up the commuter to X for $2.",
            "That is the first action, and within the speed limit, so a second one is left.",
        ),
        ("You drive 4 spaces to c8. That is 1 over the speed limit.", "All spaces of the turn count: 1 and 4 are 5."),
        (
            "You are about to drop off the commuter at drop-off X: the last action, so first the patrol car moves.",
            "",
        ),
        (
            "The pursuit die shows 2, times 1 over the speed limit: the patrol car has 2 spaces to come after you.",
            "Two ways are equally short: you choose one.",
        ),
        ("The patrol car comes to j9 and does not reach you. You deliver the passenger: +$2.", "Your turn is over."),
        ("New: a commuter to V for $3, needs stereo at d15.", "The empty pick-up is filled from its stack."),
    ),
)
