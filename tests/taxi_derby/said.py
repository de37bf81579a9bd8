"""Positions in which Taxi Derby says what it rarely says; `tests/test_voice.py` looks around in each of them."""

from collections.abc import Iterator
from typing import Any

from catwidgets.scenes import View
from catwidgets.scenes.taxi_derby import OVERLAYS, draw

from catlib.games.taxi_derby import phases
from catlib.games.taxi_derby.cards import UPGRADE_NAMES
from catlib.games.taxi_derby.setup import PRIZES
from catlib.rules import TERMINAL

from .positions import FEW, SMALL, apart, city, distance, drive, position, say, tile

PRINTED: dict[str, Any] = {"invented": False, "cards": 1, "tickets": [{"dollars": 1}]}
KINDS = ("space", "passenger", "aboard", "upgrade")
PARTS = [f"{kind}:{number}" for kind in KINDS for number in (*range(10), 180, 181)]
HOUSES: list[tuple[str, Any]] = [
    ("round_limit", 0),
    ("start_tokens", 0),
    ("tickets", PRINTED),
    ("passengers", "later_passengers"),
    ("tickets", "later_tickets"),
]


def positions() -> Iterator[tuple[Any, Any]]:
    """Yield a game and a state each; with tiles and abilities of one's own there is more to explain."""
    abilities = dict(zip(UPGRADE_NAMES, ("none", "patrol reach +2", "solo passengers share", "fines -1"), strict=True))
    for more in ({"invented": False}, {"abilities": abilities}, {"abilities": {"stereo": "stores -1"}}):
        own = {"city": SMALL | {"invented": False}, "passengers": FEW | more, "tickets": PRINTED}
        told = city(**own, abilities=True, end_stacks=1)
        told.type.manual.how_to_play(told)
        asked = {"overlays": frozenset(OVERLAYS), "legal": frozenset(PARTS)}
        view = View(told, drive(told, position(told, at=0), 1), ("Ann", "Bob"), **asked)
        draw(view)
    yield city(5), city(5).initial_state()
    laid_out = city(streets="shuffled and turned")
    yield laid_out, laid_out.initial_state()
    game, alone = city(), city(shared_spaces=False)
    place, park, shop = game.setup.place_node[0], game.setup.landmark_node[0], game.setup.store_node[0]
    for each in (game, alone):
        for there in (place, park, shop):
            state = position(each, at=apart(each, there, 2), aboard=[0], up={0: 1}, money=9)
            yield each, state
            state.node[1] = there
            yield each, drive(each, state, there)
    for up in ({"needs": {"stereo"}}, {"solo": True}, {"limited": True}):
        state = position(game, at=apart(game, place, 2), up={0: tile(game, **up)}, tokens={}, aboard=[0], tickets=20)
        yield game, drive(game, state, place)
        state = position(game, at=apart(game, place, 2), up={0: tile(game, **up)}, tickets=20)
        state.token[:4] = [1, 1, 1, 1]
        yield game, drive(game, state, place)
    for money, bought, tokens in ((0, 0, {}), (9, 1, {}), (9, 0, dict.fromkeys(UPGRADE_NAMES, 3))):
        state = position(game, at=apart(game, shop, 2), money=money, tokens=tokens)
        state.shelf[0] = 0b01010101
        state = drive(game, state, shop)
        state.bought = bought
        yield game, state
    for spaces in (5, 7, 9):
        yield game, drive(game, position(game, at=apart(game, place, 1), patrol=apart(game, place, 6)), place, spaces)
    fast = drive(game, position(game, at=apart(game, park, 3), aboard=[0], patrol=park), park, 5)
    yield game, fast
    yield game, say(game, fast, "drop off")
    caught = say(game, drive(game, position(game, at=apart(game, place, 3), patrol=place), place, 5), "end")
    yield game, caught
    for tokens in ({"stereo": 1}, {"stereo": 2, "turbo": 1}):
        state = position(game, at=apart(game, place, 3), patrol=place, tokens=tokens)
        state = say(game, drive(game, state, place, 5), "end")
        yield game, state
        for fine in ("ticket 9: lose any", "ticket 5"):
            lost = say(game, state, fine)
            if lost.phase == phases.LOSE:
                yield game, lost
    waits = position(game, at=apart(game, place, 3), patrol=place, money=9, up={0: 0})
    fined = say(game, drive(game, waits, place, 5), "pick up")
    yield game, fined
    yield game, say(game, fined, "ticket 3: $3")
    stopped = position(game)
    stopped.moved = game.setup.most_spaces
    yield game, stopped
    chase = position(game, at=apart(game, 0, 6), patrol=max(range(112), key=lambda n: distance(game, n, 0)))
    chase = say(game, drive(game, chase, 0), "end")
    yield game, chase
    yield game, say(game, chase, "the pursuit die shows 3")
    yield from _over()


def _over() -> Iterator[tuple[Any, Any]]:
    """Yield games that are over, by stacks, by rounds and at a standstill, won by one, by two and by all."""
    over = {"phase": phases.OVER, "player": TERMINAL}
    for players, money in ((2, [5, 5]), (2, [9, 0]), (2, [0, 20]), (3, [9, 9, 0])):
        game = city(players)
        for depth, up in ([9, 9, 9, 9, 3], [1] * 10), ([9, 9, 3, 3, 3], [0] * 4 + [1] * 6), ([0] * 5, [1] * 10):
            for rides in (0, 1):
                state = position(game, **over)
                state.depth[:5], state.up[:10], state.token[:] = depth, up, [0] * len(state.token)
                state.money[:players], state.shelf[:] = money, [0] * len(state.shelf)
                state.up[:10] = [tile(game, needs={"stereo"}) + 1 if there else 0 for there in state.up[:10]]
                state.aboard[0] = rides
                yield game, state
    game = city()
    even = position(game, **over)
    even.tickets[:2], even.money[:2] = [2, 1], [2, 0]
    yield game, even
    richer = even.copy()
    richer.tickets[:2], richer.money[:2], richer.token[:4] = [0, 9], [9, 10], [3] * 4
    yield game, richer
    poor = city(bonuses=dict.fromkeys(PRIZES, (0, 0, 0)))
    yield poor, position(poor, **over)
    ending = position(game, patrol=3, moved=1, depth=[9] * 5, up=dict.fromkeys(range(10)), fresh=1)
    ending.phase = phases.PATROL
    yield game, ending
    later = ending.copy()
    later.phase, later.last = phases.DRIVE, 1
    yield game, later
