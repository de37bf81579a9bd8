"""The voice of Taxi Derby: the words that fill the sentences of `en/`, and which sentence is said when."""

from collections.abc import Callable, Hashable, Iterator, Mapping
from typing import Any

from catlib.game import BotNames, Cast, Moment, Phrase, Step, Voice, WorkedTurn, capital, sentence
from catlib.rules import TERMINAL

from .. import phases, rules
from ..bots import STORE, WORK, best_goal
from ..cards import COLOUR_NAMES, TYPE_NAMES, TYPES, UPGRADE_NAMES, UPGRADES
from ..city import LANDMARKS, PRICES, SPOTS, space_name
from ..passengers import fare, has_room, may_drop_off, may_pick_up, suits
from ..patrol import ticket_faces
from ..prizes import has_won, prize, total
from ..setup import ANY_UPGRADE, MOST_TOKENS, NO_LIMIT, PRIZES, STATION, STEPS, TO_STATION, HouseRules, laid
from ..standstill import is_at_standstill
from ..streets import next_space, spaces_between
from ..turns import is_triggered, may_act, may_stop
from ..upgrades import limit, price_for, reach, tier_bonus

COLOURS = ("orange", "green", "yellow", "blue", "red")


ACTS = (phases.DRIVE, phases.ANEW)


def _does(at: Moment) -> str:
    """Return what an action of a turn does: drive, pick, drop, buy or end."""
    if at.action < STEPS:
        return "drive"
    if at.action == phases.PICK_UP:
        return "pick"
    return "drop" if at.action < phases.BUY else "end" if at.action == phases.END else "buy"


def _tile(at: Moment) -> int:
    """Return the tile that an action turns up, picks up or drops off."""
    setup, state, s = at.setup, at.state, at.state.seat
    if state.phase == phases.TILE:
        return at.action
    if at.action == phases.PICK_UP:
        return int(state.up[setup.pickup[state.node[s]]] - 1)
    return int(state.aboard[2 * s + at.action - phases.DROP_OFF] - 1)


def _node(at: Moment) -> int:
    """Return the space that an action leads to."""
    if at.state.phase == phases.DRIVE:
        return int(next_space(at.setup, at.state, at.state.node[at.state.seat], at.action))
    return at.action - phases.NODE


def _place(at: Moment, node: int) -> Any:
    """Return a space by column and row as on a chess board, or the police station."""
    if node >= at.setup.spaces:
        return at.phrase("the-station")
    streets = laid(at.setup, at.state)
    return space_name((streets.x[node], streets.y[node]))


def _needs(at: Moment, tile: int) -> Any:
    return [at.phrase(name) for u, name in enumerate(UPGRADE_NAMES) if at.setup.tile_needs[tile] >> u & 1] or False


def _most(at: Moment, tile: int) -> Any:
    return at.setup.tile_limit[tile] < NO_LIMIT and at.phrase("tickets", n=at.setup.tile_limit[tile])


def _type(at: Moment, tile: int) -> Phrase:
    return at.phrase(TYPE_NAMES[at.setup.tile_type[tile]])


def _rider(at: Moment, tile: int) -> Phrase:
    """Return a passenger in a few words: type, where to, fare, wish."""
    setup = at.setup
    wants = {"needs": _needs(at, tile), "solo": bool(setup.tile_solo[tile]), "most": _most(at, tile)}
    pays = {"pays": max(0, setup.tile_pays[tile] + setup.fare_change), "times": bool(setup.tile_times[tile])}
    return at.phrase("rider", type=_type(at, tile), to=LANDMARKS[setup.tile_to[tile]], **pays, **wants)


def _fine(at: Moment) -> str:
    fine = at.setup.ticket_fine[at.action]
    return {TO_STATION: "station", ANY_UPGRADE: "any"}.get(fine, "upgrade" if fine < 0 else "dollars")


def _upgrade(at: Moment) -> Phrase:
    """Return the upgrade of an action, or of the fine of a ticket."""
    if at.state.phase == phases.TICKET:
        return at.phrase(UPGRADE_NAMES[-1 - at.setup.ticket_fine[at.action]])
    return at.phrase(UPGRADE_NAMES[at.action - phases.BUY])


def _here(at: Moment) -> Any:
    """Return what a taxi can do on the space where it stands, as a thing to click; False if there is nothing."""
    setup, state = at.setup, at.state
    if not state.fresh or not may_stop(setup, state, state.seat, state.node[state.seat]):
        return False
    here = {
        "a-passenger-here": [phases.PICK_UP],
        "your-passenger-here": [phases.DROP_OFF, phases.DROP_OFF + 1],
        "an-upgrade-here": range(phases.BUY, phases.END),
    }
    found = (id for id, actions in here.items() if any(may_act(setup, state, action) for action in actions))
    return next(map(at.phrase, found), False)


def _errand(at: Moment) -> tuple[Phrase, bool]:
    """Return where a taxi earns money next: where those aboard want to go whom a step brings nearer, or else who waits
    or what is sold where it pays most to drive without speeding; and whether it gets there in no turn without that."""
    setup, state, here = at.setup, at.state, at.state.node[at.state.seat]
    there = _node(at) if state.phase == phases.DRIVE and at.action < STEPS else here

    def away(node: int, tile: int) -> int:
        return spaces_between(setup, state, node, setup.landmark_node[setup.tile_to[tile]])

    tiles = [tile - 1 for tile in state.aboard[2 * state.seat : 2 * state.seat + 2] if tile]
    tiles = [tile for tile in tiles if away(there, tile) < away(here, tile)]
    places = sorted({LANDMARKS[setup.tile_to[tile]] for tile in tiles})
    goals = list[int]()
    if there != here and not tiles:
        riders = enumerate(state.up[: 2 * setup.stacks])
        suiting = [place for place, t in riders if t and may_pick_up(setup, state, state.seat, t - 1)]
        suiting.sort(key=lambda place: spaces_between(setup, state, here, setup.place_node[place]))
        goals = [best_goal(setup, state, state.seat, False, [0] * WORK), *suiting]
    way = {goal: [spaces_between(setup, state, a, setup.goal_node[goal]) for a in (there, here)] for goal in goals}
    goal = next((goal for goal, (after, before) in way.items() if goal >= 0 and after < before), -1)
    node = setup.goal_node[goal]
    if goal < 0:
        beyond = any(away(here, tile) > -_over(at) for tile in tiles)
        return at.phrase(f"errand-{('none', 'one', 'more')[len(tiles)]}", places=places), beyond
    beyond = spaces_between(setup, state, here, node) > -_over(at)
    if goal >= STORE:
        n, u = max((_asking(at, u), u) for u in range(UPGRADES) if state.shelf[goal - STORE] >> 2 * u & 3)
        return at.phrase("errand-sells", place=_place(at, node), upgrade=at.phrase(UPGRADE_NAMES[u]), n=n), beyond
    tile = state.up[goal] - 1
    words = {"type": _type(at, tile), "to": LANDMARKS[setup.tile_to[tile]]}
    pays = int(fare(setup, state, state.seat, tile))
    return at.phrase("errand-waits", place=_place(at, node), fare=pays, **words), beyond


def _asking(at: Moment, u: int) -> int:
    """Return how many passengers who wait ask for an upgrade that the taxi lacks."""
    tiles = [] if at.state.token[UPGRADES * at.state.seat + u] else [tile - 1 for tile in at.state.up if tile]
    return sum(at.setup.tile_needs[tile] >> u & 1 for tile in tiles)


def _over(at: Moment) -> int:
    """Return how many spaces a turn is over the speed limit."""
    return int(at.state.moved - limit(at.setup, at.state, at.state.seat))


def _caught(at: Moment, node: int, over: int) -> Any:
    """Return with how many faces the pursuit die catches the taxi on a space; False for none, True for all."""
    faces = ticket_faces(at.setup, spaces_between(at.setup, at.state, at.state.patrol, node), over)
    return bool(faces) if faces in (0, at.setup.die_sides) else faces


WORDS: dict[str, Callable[..., Any]] = {
    "seat": lambda at, seat: at.phrase(COLOURS[seat]),
    "who": lambda at: at.state.player if at.state.player >= 0 else at.state.ticketed,
    "whom": lambda at: at.state.seat,
    "mine": lambda at: at.phrase(COLOURS[at.cast.you or 0]),
    "round": lambda at: at.state.round + 1,
    "face": lambda at: at.action + 1,
    "quarter": lambda at: at.action // SPOTS + 1,
    "spot": lambda at: at.state.laid,
    "turns": lambda at: at.action % SPOTS,
    "there": lambda at: _place(at, _node(at)),
    "drawn": lambda at: at.phrase(UPGRADE_NAMES[at.action]),
    "does": _does,
    "rider": lambda at: _rider(at, _tile(at)),
    "type": lambda at: _type(at, _tile(at)),
    "to": lambda at: LANDMARKS[at.setup.tile_to[_tile(at)]],
    "place": lambda at: at.action - phases.DROP_OFF + 1,
    "fare": lambda at: int(fare(at.setup, at.state, at.state.seat, _tile(at))),
    "price": lambda at: int(price_for(at.setup, at.state, at.state.seat, at.setup.store[at.state.node[at.state.seat]])),
    "upgrade": _upgrade,
    "fine": _fine,
    "dollars": lambda at: max(0, at.setup.ticket_fine[at.action] + at.setup.fine_change),
    "keeps": lambda at: at.action == phases.KEEP_LAST,
    "stays": lambda at: _node(at) == at.state.patrol,
    "reach": lambda at: at.phrase("spaces", n=reach(at.setup, at.state, at.state.seat)),
    "here": _here,
    "errand": lambda at: _errand(at)[0],
    "beyond": lambda at: _errand(at)[1],
    "fresh": lambda at: at.state.moved == 0 and _over(at) < 0 and not _errand(at)[1],
    "last": lambda at: bool(_here(at)) and ("fast" if _over(at) > 0 else at.state.acted > 0 and "acted"),
    "over": lambda at: ("at", "over", "below")[(_over(at) > 0) - (_over(at) < 0)],
    "away": lambda at: abs(_over(at)),
    "caught": lambda at: _caught(at, at.state.node[at.state.seat], _over(at)),
    "cleared": lambda at: _empty(at) < at.setup.end_stacks,
    "empty": lambda at: _empty(at),
    # The player's rulebook
    "such": lambda at: at.phrase(UPGRADE_NAMES[0]),
    "invented": lambda at: _invented(at) or False,
    "invented_city": lambda at: at.value("house").city.invented,
    "places": lambda at: [f"{letter} {name}" for letter, name in at.value("house").city.landmarks.items()],
    "sold": lambda at: _sold(at),
    "store_gets": lambda at: at.setup.store_tokens,
    "ending_stacks": lambda at: at.setup.end_stacks,
    "from_the_top": lambda at: _from_the_top(at),
    "fines": lambda at: "\n".join(_fines(at)),
    "kinds": lambda at: len(UPGRADE_NAMES),
    "upgrades": lambda at: [at.phrase(name) for name in UPGRADE_NAMES],
    "room": lambda at: MOST_TOKENS,
    "second_token": lambda at: tier_bonus(2),
    "third_token": lambda at: tier_bonus(3),
    "tracks": lambda at: "\n".join(_tracks(at)),
    "types": lambda at: [Phrase(at, f"{name}.many") for name in TYPE_NAMES],
    "any_solo": lambda at: any(tile.solo for tile in at.value("house").passengers.tiles),
    "any_limit": lambda at: any(tile.tickets is not None for tile in at.value("house").passengers.tiles),
    "any_times": lambda at: any(tile.times for tile in at.value("house").passengers.tiles),
    "prizes_paid": lambda at: "\n".join(_prizes(at)),
}
GUIDE = "law-abiding"  # as others speed before a newcomer knows what it costs
WORTH_TRYING = ("end_stacks", "every_upgrade", "speed_limit")
WORKED_TURN = WorkedTurn(
    players=2, house={"streets": "as arranged"}, seed=2, lead=22, told_from=22, moves=(1, 6, 0, 0, 0, 5, 7, 1, 70, 5)
)
voice = Voice(__file__, rules, HouseRules, phases, WORDS)
NAMES = BotNames(voice, "random", "nearest", "beginner", "law-abiding", "expected money", "tree search")


def _empty(at: Moment) -> int:
    """Return how many stacks are used up."""
    return sum(depth >= at.setup.stack_size for depth in at.state.depth[: at.setup.stacks])


def _invented(at: Moment) -> list[Phrase]:
    """Return what of the game's material is not the printed one."""
    house = at.value("house")
    files = {"the-boards": house.city, "the-tiles": house.passengers, "the-tickets": house.tickets}
    return [at.phrase(id) for id, file in files.items() if file.invented]


def _sold(at: Moment) -> list[Phrase]:
    """Return how many stores ask which price."""
    icons = at.value("house").city.icons()
    found = [(icons.count(price), price) for price in PRICES]
    return [at.phrase("stores-at", n=n, price=price) for n, price in found if n]


def _from_the_top(at: Moment) -> list[Phrase]:
    """Return of which colours a stack is."""
    share = at.value("house").passengers.share
    found = [(share(colour).in_stack, colour) for colour in COLOUR_NAMES]
    return [at.phrase("in-stack", n=n, colour=at.phrase(colour)) for n, colour in found if n]


def _fines(at: Moment) -> Iterator[str]:
    """Yield what tickets ask for and how many do."""
    tickets = at.value("house").tickets.tickets
    for ticket in tickets:
        if ticket.dollars is not None:
            yield at.say("dollars-row", dollars=max(0, ticket.dollars + at.setup.fine_change), n=ticket.count)
    others = {"upgrade-row": [t.count for t in tickets if t.lose], "visit-row": [t.count for t in tickets if t.station]}
    yield from (at.say(id, n=sum(counts)) for id, counts in others.items() if counts)


def _tracks(at: Moment) -> Iterator[str]:
    """Yield what a second token of each upgrade brings, if abilities are played with."""
    found = at.value("house").passengers.abilities if at.played("abilities") else {}
    for name in UPGRADE_NAMES:
        if name in found:
            yield at.say("track-row", upgrade=at.phrase(name), brings=at.phrase(ability_id(found[name])))


def _prizes(at: Moment) -> Iterator[str]:
    for name in PRIZES:
        first, second, third = getattr(at.value("house").bonuses, name)
        yield at.say("prize-row", thing=_prize_for(at, name), first=first, second=second, third=third)


def _prize_for(at: Moment, name: str) -> Phrase:
    """Return what a prize is for: a type of passengers, or something else that is counted."""
    return Phrase(at, f"{name}.many" if name in TYPE_NAMES else f"prize-{name}")


# Names


def ability_id(ability: str) -> str:
    """Return the message of an ability of a second upgrade.

    >>> ability_id("speed limit +1"), ability_id("stores -1")
    ('ability-speed-limit-plus-1', 'ability-stores-minus-1')
    """
    return f"ability-{ability}".replace(" +", "-plus-").replace(" -", "-minus-").replace(" ", "-")


def node_name(setup: Any, node: int, state: Any = None) -> str:
    """Return a space by column and row as on a chess board, or the police station.

    Without a state the streets lie as the house rules arrange them.
    """
    return str(_place(voice.at(setup, state), node))


def tile_words(setup: Any, tile: int) -> str:
    """Return a passenger in a few words: type, where to, fare, wish.

    >>> tile_words(load("taxi_derby").setup, 55)
    'commuter to V for $8, needs stereo'
    """
    return str(_rider(voice.at(setup), tile))


def parts(setup: Any, state: Any, action: int) -> tuple[str, ...]:
    """Return the ids of what one touches to take an action: a space, a passenger, an upgrade or a button."""
    phase, at = state.phase, voice.at(setup, state, action)
    if phase in (phases.HOME, phases.PATROL, phases.CHASE) or (phase == phases.DRIVE and action < STEPS):
        return (f"space:{_node(at)}",)
    if phase in ACTS and action == phases.PICK_UP:
        return (f"passenger:{setup.pickup[state.node[state.seat]]}",)
    if phase in ACTS and phases.DROP_OFF <= action < phases.BUY:
        return (f"aboard:{action - phases.DROP_OFF}",)
    if phase in (*ACTS, phases.LOSE) and phases.BUY <= action < phases.BUY + UPGRADES:
        return (f"upgrade:{action - phases.BUY}",)
    return (voice.button(setup, state, action),)


def state_to_string(setup: Any, state: Any) -> str:
    """Return the position on one line: round, question, spaces driven, taxis, patrol car."""
    at = voice.at(setup, state)
    taxis = [at.phrase("taxi", who=s, **_taxi(at, s)) for s in range(setup.seats)]
    return at.say("position", question=at.asks(), taxis=at.joined(taxis, "semicolon"), car=_place(at, state.patrol))


def _taxi(at: Moment, s: int) -> dict[str, Any]:
    state, tokens = at.state, at.state.token[UPGRADES * s : UPGRADES * (s + 1)]
    owned = [at.phrase("owns", upgrade=at.phrase(UPGRADE_NAMES[u]), n=n) for u, n in enumerate(tokens) if n]
    riders = [Phrase(_rider(at, t - 1).at, "rider.short") for t in state.aboard[2 * s : 2 * s + 2] if t]
    words = {"owned": owned or False, "riders": riders or False, "n": state.tickets[s], "dollars": state.money[s]}
    delivered = sum(state.delivered[TYPES * s : TYPES * (s + 1)])
    return {"place": _place(at, state.node[s]), "delivered": delivered, **words}


# Why not


def why_no_space(at: Moment, node: int) -> str:
    setup, state = at.setup, at.state
    if not (0 <= node < setup.spaces or node == STATION):
        return at.say("no-such-space")
    if state.phase == phases.DRIVE:
        return _why_no_drive(at, node)
    place = _place(at, node)
    if state.phase == phases.PATROL:
        return at.say("car-goes-so-far", place=place)
    if state.phase == phases.CHASE:
        return at.say("car-not-there", spaces=at.phrase("spaces", n=state.chase), place=place)
    return at.say("not-your-home", place=place) if state.phase == phases.HOME else at.say("nobody-drives")


def _why_no_drive(at: Moment, node: int) -> str:
    setup, state = at.setup, at.state
    here = state.node[state.seat]
    if node == here:
        return at.say("stands-there")
    if node >= setup.spaces:
        return at.say("nobody-drives-in")
    if state.moved == setup.most_spaces:
        return at.say("most-driven")
    away = spaces_between(setup, state, here, node)
    over = _over(at) + away
    far = state.moved + away > setup.most_spaces
    words = {"away": away, "n": max(0, over), "caught": "far" if far else _caught(at, node, over)}
    return at.say("so-far-away", place=_place(at, node), **words)


def why_no_passenger(at: Moment, place: int) -> str:
    setup, state, s = at.setup, at.state, at.state.seat
    if not 0 <= place < 2 * setup.stacks:
        return at.say("no-such-pick-up")
    tile = state.up[place] - 1
    if tile < 0:
        return at.say("nobody-waits")
    if state.phase != phases.DRIVE:
        return ""
    if state.node[s] != setup.place_node[place]:
        return at.say("waits-at", place=_place(at, setup.place_node[place]))
    if not state.fresh or not may_stop(setup, state, s, state.node[s]):
        return _why_no_act(at)
    if not has_room(setup, state, s, tile):
        return at.say("no-room")
    if not suits(setup, state, s, tile):
        return at.say("asks-for", needs=_needs(at, tile))
    return at.say("too-many-tickets", most=_most(at, tile)) if state.tickets[s] > setup.tile_limit[tile] else ""


def _why_no_act(at: Moment) -> str:
    """Return why nothing can be done where the taxi stands."""
    return at.say("nobody-stops" if at.state.fresh else "drive-first")


def why_no_aboard(at: Moment, i: int) -> str:
    setup, state, s = at.setup, at.state, at.state.seat
    tile = state.aboard[2 * s + i] - 1 if i < 2 else -1
    if tile < 0:
        return at.say("nobody-sits")
    if state.phase != phases.DRIVE:
        return ""
    if may_drop_off(setup, state, s, i):
        return _why_no_act(at)
    to = setup.tile_to[tile]
    return at.say("wants-to", to=LANDMARKS[to], place=_place(at, setup.landmark_node[to]))


def why_no_upgrade(at: Moment, u: int) -> str:
    setup, state, s = at.setup, at.state, at.state.seat
    if u >= UPGRADES:
        return at.say("no-such-upgrade")
    if state.phase != phases.DRIVE:
        return ""
    store, upgrade = setup.store[state.node[s]], at.phrase(UPGRADE_NAMES[u])
    if store < 0:
        return at.say("no-store")
    if not state.fresh or not may_stop(setup, state, s, state.node[s]):
        return _why_no_act(at)
    if state.shelf[store] >> (2 * u) & 3 == 0:
        return at.say("not-in-store", upgrade=upgrade)
    if state.aboard[2 * s] or state.aboard[2 * s + 1]:
        return at.say("nobody-buys")
    if state.bought == store + 1:
        return at.say("one-a-turn")
    if state.token[s * UPGRADES + u] >= MOST_TOKENS:
        return at.say("track-full", upgrade=upgrade)
    return at.say("costs-more", dollars=state.money[s])


# Whose turn it is


def goal(setup: Any, state: Any, cast: Cast, seat: int | None) -> str:
    """Return what it takes to win, what everybody has, prizes as they stand too, and when it ends."""
    at, over = voice.at(setup, state, cast=cast), state.phase == phases.OVER
    whole = over or setup.seats > 3  # of many players one number each keeps it a line
    has = [(state.money[s], total(setup, state, s)) for s in range(setup.seats)]
    differ = state.round > 0 or len({all_ - earned for earned, all_ in has}) > 1  # at first all share every prize
    so_far = [
        {"who": s, "earned": earned, "n": all_ - earned, "differ": differ, "dollars": all_}
        for s, (earned, all_) in enumerate(has)
    ]
    scores = at.joined([at.phrase("score" if whole else "score-so-far", **words) for words in so_far], "comma")
    if whole:
        scores = at.say("with-prizes", scores=capital(scores))
    elif differ:
        scores = at.say("with-prizes-so-far", scores=scores)
    if over:
        return at.sentences([sentence(at.say("aim")), scores])
    ends = [at.say("turns-left", n=state.last) if state.last else at.say("ends-when")] * bool(state.last or _empty(at))
    return at.sentences([*map(sentence, (at.say("aim"), capital(scores))), *ends])


def turn_of(setup: Any, state: Any) -> int:
    """Return whose turn it is; nobody's while the game is set up."""
    setting_up = state.phase == phases.HOME or (state.stage == phases.SETTING_UP and state.phase != phases.OVER)
    return -1 if setting_up or state.player == TERMINAL else int(state.seat)


roller = turn_of  # whose turn brings the die, the ticket or the passenger


def together(setup: Any, state: Any, action: int) -> Hashable:
    """Return what spaces driven in a row have in common, what is drawn in the set-up, new passengers after a turn."""
    if state.phase == phases.DRIVE and action < STEPS:
        return "drive", state.seat
    if state.player >= 0:
        return None
    return roller(setup, state), state.phase


# What happened


def tell_token(at: Moment) -> Iterator[str]:
    before, after = at.step.before, at.step.after
    for s in range(at.setup.seats):
        places = range(UPGRADES * s, UPGRADES * (s + 1))
        got = [at.phrase(UPGRADE_NAMES[i % UPGRADES]) for i in places if after.token[i] > before.token[i]]
        if got:
            yield at.say("gets-upgrades", who=s, upgrades=got)
    yield at.say("others-for-sale")


def tell_tile(at: Moment) -> Iterator[str]:
    if turn_of(at.setup, at.state) < 0:
        yield at.say("passengers-wait", n=len(at.step.plies))
        return
    found = []
    for before, _, after in at.step.moves:
        place = next(i for i in range(2 * at.setup.stacks) if after.up[i] and not before.up[i])
        rider, where = _rider(at, after.up[place] - 1), _place(at, at.setup.place_node[place])
        found.append(at.phrase("rider-at", rider=rider, place=where))
    yield at.say("new-passengers", riders=found)


def tell_drive(at: Moment) -> Iterator[str]:
    before, after, s, does = at.step.before, at.step.after, at.state.seat, _does(at)
    if does == "drive":
        spaces = len(at.step.plies)
        yield at.say("drives", who=s, spaces=at.phrase("spaces", n=spaces), place=_place(at, after.node[s]))
        if (over := _over(at) + spaces) > 0:
            yield at.say("over-the-limit", n=over)
    elif does != "end":
        gained = after.money[s] - before.money[s]
        words = {"pay": gained > 0 and _paid(at.step, at, s, _tile(at))} if does == "drop" else {}
        yield at.say("about-to-act" if after.final == at.action else "acts", who=s, price=max(0, -gained), **words)


tell_anew = tell_drive


def _paid(step: Step, at: Moment, s: int, tile: int) -> Phrase:
    """Return the fare of a passenger, and what of it the driver's upgrades bring."""
    tokens = step.before.token[UPGRADES * s : UPGRADES * (s + 1)]
    more = sum(tier_bonus(n) for u, n in enumerate(tokens) if step.setup.tile_needs[tile] >> u & 1)
    return at.phrase("paid", fare=int(fare(step.setup, step.before, s, tile)), more=more)


def tell_roll(at: Moment) -> Iterator[str]:
    yield at.told(who=at.state.seat, n=_over(at), spaces=at.phrase("spaces", n=(at.action + 1) * _over(at)))
    if at.step.after.phase != phases.CHASE:
        yield from tell_chase(at)


def tell_chase(at: Moment) -> Iterator[str]:
    before, after, s = at.step.before, at.step.after, at.state.seat
    caught = after.phase == phases.TICKET or after.tickets[s] > before.tickets[s]
    yield at.say("catches" if caught else "does-not-reach", who=s, place=_place(at, after.patrol))


def tell_ticket(at: Moment) -> Iterator[str]:
    earlier = at.step.earlier
    if earlier is not None and earlier.phase == phases.DRIVE and at.state.ticketed == at.state.seat:
        yield at.say("stops-on-the-car")
    yield at.told()


def tell_lose(at: Moment) -> Iterator[str]:
    if at.action == phases.KEEP_LAST:
        yield at.say("keeps-the-last")


# What it brought


def brought(at: Moment) -> Iterator[str]:
    """Yield money, upgrades, passengers and places that changed."""
    step, phase = at.step, at.state.phase
    if phase == phases.TOKEN or (phase in ACTS and at.action < phases.END):
        return
    for s in range(step.setup.seats):
        yield from _lost(step, at, s)
        yield from _gained(step, at, s)
    if step.after.last and not step.before.last:
        yield at.say("end-is-near")


def _gained(step: Step, at: Moment, s: int) -> Iterator[str]:
    before, after = step.before, step.after
    ridden = _delivered(step, s)
    if ridden:
        yield at.say("delivers", who=s, pay=_paid(step, at, s, ridden[0] - 1))
    new = [t for t in after.aboard[2 * s : 2 * s + 2] if t and t not in before.aboard[2 * s : 2 * s + 2]]
    if new:
        yield at.say("picks-up", who=s, rider=_rider(at, new[0] - 1))
    for u in _bought(step, s):
        yield at.say("buys", who=s, upgrade=at.phrase(UPGRADE_NAMES[u]), price=_cost(step, s))


def _delivered(step: Step, s: int) -> list[int]:
    """Return the passenger whom a driver delivered, if there was one, as numbers of tiles from 1."""
    of = slice(TYPES * s, TYPES * (s + 1))
    return _gone(step, s) if sum(step.after.delivered[of]) > sum(step.before.delivered[of]) else []


def _gone(step: Step, s: int) -> list[int]:
    aboard = step.after.aboard[2 * s : 2 * s + 2]
    return [t for t in step.before.aboard[2 * s : 2 * s + 2] if t and t not in aboard]


def _bought(step: Step, s: int) -> list[int]:
    return [u for u in range(UPGRADES) if step.after.token[UPGRADES * s + u] > step.before.token[UPGRADES * s + u]]


def _cost(step: Step, s: int) -> int:
    """Return what a token cost where the taxi stands."""
    return int(price_for(step.setup, step.before, s, step.setup.store[step.after.node[s]]))


def _lost(step: Step, at: Moment, s: int) -> Iterator[str]:
    """Yield dollars that a ticket took, upgrades, passengers, and the way to the station."""
    before, after = step.before, step.after
    ridden = _delivered(step, s)
    paid = before.money[s] - after.money[s] - sum(_cost(step, s) for _ in _bought(step, s))
    paid += sum(fare(step.setup, before, s, tile - 1) for tile in ridden)
    if paid > 0:
        yield at.say("pays-dollars", who=s, dollars=paid)
    for u, name in enumerate(UPGRADE_NAMES):
        if after.token[UPGRADES * s + u] < before.token[UPGRADES * s + u]:
            yield at.say("loses-upgrade", who=s, upgrade=at.phrase(name))
    if (gone := _gone(step, s)) and not ridden:
        yield at.say("loses-passengers", who=s, n=len(gone))
    if after.node[s] == STATION != before.node[s] and before.phase != phases.HOME:
        visit = before.phase == phases.TICKET and step.setup.ticket_fine[step.action] == TO_STATION
        chosen = before.phase == phases.LOSE and step.action == phases.KEEP_LAST
        yield at.say("towed" if visit or chosen else "cannot-settle", who=s)


def moments(step: Step) -> Mapping[str, str]:
    """Return where somebody was paid, and where a ticket was to be settled."""
    found = {f"space:{step.after.node[s]}": "gain" for s in range(step.setup.seats) if _delivered(step, s)}
    for state, _, after in step.moves:
        if state.phase == phases.TICKET:
            found |= {f"space:{after.node[after.seat]}": "loss"} | ({"": "loss"} if after.seat == step.seat else {})
    return found


def marks(step: Step) -> Mapping[str, str]:
    """Return what is outlined: taxis that others drove, the patrol car, passengers that came."""
    before, after, at = step.before, step.after, voice.at_step(step)
    found: dict[str, str] = {}
    if turn_of(step.setup, before) < 0:
        return found
    for s in range(step.setup.seats):
        if after.node[s] != before.node[s] and s != step.seat:
            found[f"space:{after.node[s]}"] = at.say("drove-here", who=s)
    if after.patrol != before.patrol:
        found[f"space:{after.patrol}"] = at.say("car-came-here")
    for place in range(2 * step.setup.stacks):
        if after.up[place] and after.up[place] != before.up[place]:
            found[f"passenger:{place}"] = at.say("new")
    return found


# The end


def standing(setup: Any, state: Any, seat: int) -> str:
    """Return money with each prize, and tickets."""
    at = voice.at(setup, state)
    paid = [(prize(setup, state, thing, seat), name) for thing, name in enumerate(PRIZES)]
    prizes = [at.phrase("prize-of", dollars=n, thing=_prize_for(at, name)) for n, name in paid if n]
    words = {"dollars": total(setup, state, seat), "earned": state.money[seat], "n": state.tickets[seat]}
    return at.say("standing", prizes=prizes or False, **words)


def ending(setup: Any, state: Any, cast: Cast) -> str:
    """Return who has won with how much, what the prizes did, and why the game ended."""
    at, seats = voice.at(setup, state, cast=cast), range(setup.seats)
    won = [s for s in seats if has_won(setup, state, s)]
    if len(won) == setup.seats:
        return at.say("all-share", ended=_ended(at))
    ranked = [*won, *(s for s in seats if s not in won)]
    rich = max(seats, key=lambda s: state.money[s])
    richer = False if rich in won else at.phrase("has-more", who=rich)
    scores = at.joined([at.phrase("sum", dollars=total(setup, state, s)) for s in ranked], "to")
    winners = [at.person(s) for s in won]
    said = at.say("has-won", who=won[0], winners=winners, n=len(won), scores=scores, richer=richer, ended=_ended(at))
    return capital(said)


def _ended(at: Moment) -> str:
    """Return why the game ended."""
    if is_triggered(at.setup, at.state):
        return at.say("ended-by-stacks")
    return at.say("ended-by-standstill" if is_at_standstill(at.setup, at.state) else "ended-by-rounds")
