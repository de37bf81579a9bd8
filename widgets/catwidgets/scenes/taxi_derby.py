"""The table of Taxi Derby: the city with its taxis and the patrol car, the drivers, waiting passengers."""

import functools
import textwrap
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from catlib.chance import short_percent
from catlib.game import Moment, Phrase, in_a_row
from catlib.games.taxi_derby.cards import ABILITY_NAMES, NO_ABILITY, TYPE_NAMES, TYPES, UPGRADE_NAMES, UPGRADES
from catlib.games.taxi_derby.city import LANDMARKS, space_name
from catlib.games.taxi_derby.odds.tickets import heat_map
from catlib.games.taxi_derby.passengers import fare, may_pick_up, suits
from catlib.games.taxi_derby.phases import DRIVE, OVER, PATROL
from catlib.games.taxi_derby.prizes import total
from catlib.games.taxi_derby.setup import NO_LIMIT, NODES, PRIZES, STATION, STEPS, laid
from catlib.games.taxi_derby.streets import next_space
from catlib.games.taxi_derby.turns import may_stop
from catlib.games.taxi_derby.upgrades import limit, price_for, reach
from catlib.games.taxi_derby.voice import ability_id, node_name, tile_words, turn_of, voice, why_no_space
from catwidgets.draw import (
    Circle,
    Element,
    Point,
    Rect,
    Scene,
    circle,
    group,
    path,
    pieces,
    polyline,
    rect,
    text,
    token,
)
from catwidgets.scenes import View

OVERLAYS = ("tickets", "pursuit", "reach", "names")
KEYS = {"e": "button:end the turn"}
FIRST = ("aboard:", "passenger:", "upgrade:", "space:")

SIDE, EDGE, ROAD = 480, 16, 20
SEAT = (4, 2, 6, 1, 0)  # the looks of orange, green, yellow, blue and red
WIDTH, CARD, ROW, SHELF = 340, 53, 35, 25
FOOT = 52  # letters in a line below the passengers
LONG = 24  # letters of what a passenger asks for from which on they are drawn narrower, to stay on the card
GROUND, ASPHALT, LANE, KERB = "#e6e0d2", "#aeb3ba", "#f4f5f6", "#c3c7cd"
MIDDLE_LINE = {"stroke": "#ced2d7", "stroke_width": 1.5, "stroke_dasharray": "5 4"}
LAWN, TREE = "#c4dcaa", "#8db978"
ROOFS = ("#dcb9a3", "#cfc3b0", "#bccad1", "#dccd9f", "#c9b3ab", "#d3d0c8")
PINS = ("#7a3e9d", "#0072b2", "#b3261e", "#7a5312", "#48525c")  # drop-offs, and passengers who want to go there
MARGIN = 60  # beside the edge, where no words begin that lead off the board
NEAR = 4  # passengers that the list offers to drive to


def signs() -> Mapping[str, Element]:
    """Return the pictures of what stands on the board."""
    at, middle = voice.at(None), (14, 14)
    return {
        "passenger": pieces.rider(*middle, 26, 0),
        "drop-off": _pin(14, 16, LANDMARKS.index(at.say("sign-drop-off"))),
        "store": _sign(*middle, at.say("sign-store"), token("best")),
        "ring": pieces.dots([middle], token("muted"), 3),
        "patrol": patrol_car(*middle),
        "home": pieces.seat_mark(*middle, 14, SEAT[1]),
        "station": _sign(*middle, "P", token("ink")),
        "dots": circle(*middle, 3, fill=token("legal")),
    }


def draw(view: View) -> tuple[Scene, Scene]:
    """The city on the left, drivers and passengers on the right."""
    return city(view), desk(view)


# The city


def city(view: View) -> Scene:
    """The streets with what moves on them and what was asked to be shown."""
    setup = laid(view.game.setup, view.state)
    at = _at(view)
    scene = Scene(SIDE, SIDE, at.say("city-by-size"), fixed=_streets(setup))
    within = _within_limit(view)
    scene.name_group("board", at.say("the-city"))
    heat = heat_map(view.game, view.state) if "tickets" in view.overlays and view.state.phase == DRIVE else {}
    near = _reach(view) if "reach" in view.overlays else {}
    scene.add(*(warmth(setup, node, chance) for node, chance in heat.items()))
    scene.add(*(_edge(setup, node, steps, bool(heat)) for node, steps in near.items()))
    if "pursuit" in view.overlays and view.state.phase != OVER:
        scene.add(path_arrows(setup, view.state.patrol, view.state.node[view.state.seat], key="pursuit"))
    if "names" in view.overlays:
        scene.add(group(*(text(*spot(setup, n), node_name(setup, n), 9) for n in range(setup.spaces)), key="names"))
    busy = _with_icon(setup) - {*setup.home} | {view.state.patrol, *view.state.node[: setup.seats]}
    for node in range(setup.spaces):
        label = _space_label(at, node)
        label += [at.phrase("away-from-car", spaces=at.phrase("spaces", n=near[node]))] if node in near else []
        if node in heat:
            label.append(at.phrase("ticket-there", chance=short_percent(heat[node])))
        elif node in within:
            label.append(at.phrase("no-speeding-there", spaces=at.phrase("spaces", n=within[node])))
        look = _place(setup, node) | view.look(f"space:{node}") | {"does": _does(at, node)}
        look |= ({} if node in busy else {"badge_at": spot(setup, node)}) if _has_badge(view, node) else {"badge": ""}
        scene.target(f"space:{node}", road(setup, node), at.joined(label, "comma"), **look)
    if setup.station_node >= setup.spaces:
        x, y = spot(setup, setup.station_node)
        look = _place(setup, setup.station_node) | view.look(f"space:{setup.station_node}")
        look["does"] = _does(at, setup.station_node)
        label = [at.phrase("station-there"), *_who(at, setup.station_node)]
        scene.target(f"space:{setup.station_node}", Circle(x, y, 14), at.joined(label, "comma"), **look)
    free = [node for node in within if not (heat or _has_badge(view, node) or node in _with_icon(setup))]
    scene.add(group(*(circle(*spot(setup, node), 3, fill=token("legal")) for node in free), key="within"))
    scene.add(*_ways_home(view), *_taxis(view), _patrol(view))
    return scene


def _at(view: View) -> Moment:
    """Return the position as the voice speaks of it."""
    return voice.at(laid(view.game.setup, view.state), view.state, cast=view.cast)


def _within_limit(view: View) -> dict[int, int]:
    """The spaces that a taxi can still reach without speeding, and how far they are, while a person drives."""
    setup, state = laid(view.game.setup, view.state), view.state
    if state.phase != DRIVE or not any(part.startswith(("space:", "button:")) for part in view.legal):
        return {}
    here, left = state.node[state.seat], limit(setup, state, state.seat) - state.moved
    row = setup.distance[here * NODES : here * NODES + setup.spaces]
    return {node: away for node, away in enumerate(row) if 0 < away <= left}


def arrow(game: Any, state: Any, action: int) -> list[Point]:
    """From the taxi that drives, or the patrol car that is put somewhere, to a space."""
    kind, _, number = game.parts(state, action)[0].partition(":")
    if kind != "space" or state.phase not in (DRIVE, PATROL):
        return []
    setup = laid(game.setup, state)
    start = state.node[state.seat] if state.phase == DRIVE else state.patrol
    return [] if start == int(number) else [spot(setup, start), spot(setup, int(number))]


def route(game: Any, state: Any, part: str) -> list[int]:
    """The steps of a shortest way to a space that was clicked, as far as a turn may go; [] if there is none.

    "toward:" a space is only as far as the speed limit allows.
    """
    kind, _, number = part.partition(":")
    if kind not in ("space", "toward") or state.phase != DRIVE:
        return []
    setup, steps, goal, s = laid(game.setup, state), list[int](), int(number), state.seat
    away = setup.distance[state.node[s] * NODES + goal]
    most = limit(setup, state, s) if kind == "toward" else setup.most_spaces
    stop = max(0, away - most + state.moved) if kind == "toward" else 0
    if not 0 < away - stop <= most - state.moved or goal >= setup.spaces:
        return []
    for left in range(away - 1, stop - 1, -1):
        drives = [a for a in game.legal_actions(state) if a < STEPS]
        ahead = [next_space(setup, state, state.node[s], a) for a in drives]
        nearer = (a for a, node in zip(drives, ahead, strict=True) if setup.distance[node * NODES + goal] == left)
        step = next(nearer, None)
        if step is None:
            return []
        steps.append(step)
        state = game.successor(state, step)
    return steps


def warning(game: Any, state: Any, part: str, way: Sequence[int]) -> str:
    """Return what a drive over the speed limit may bring."""
    setup = laid(game.setup, state)
    most = limit(setup, state, state.seat) if state.phase == DRIVE else -1
    speeds = way[-1] < STEPS and state.moved <= most < state.moved + len(way)
    return why_no_space(voice.at(setup, state), int(part.partition(":")[2])) if speeds else ""


def ends(game: Any, state: Any) -> dict[str, str]:
    """The errands of whoever drives: to a drop-off, a passenger, a store, or toward it if that is beyond the limit."""
    setup, s, found = laid(game.setup, state), state.seat, dict[str, str]()
    at, left = voice.at(setup, state), limit(setup, state, s) - state.moved
    for away, node, what in _errands(at) if state.phase == DRIVE else ():
        part = f"{'space' if away <= left else 'toward'}:{node}"
        if may_stop(setup, state, s, node) and route(game, state, part):
            place = node_name(setup, node)
            found[part] = at.say("errand", place=place, what=what, away=away, toward=away > left)
    return found


def _errands(at: Moment) -> Iterator[tuple[int, int, Phrase]]:
    """Yield how far it is to where the taxi that drives can be of use, and how: fares, passengers, a store near by."""
    setup, state, s = at.setup, at.state, at.state.seat
    away = setup.distance[state.node[s] * NODES : (state.node[s] + 1) * NODES]
    aboard = [tile - 1 for tile in state.aboard[2 * s : 2 * s + 2] if tile]
    for tile in aboard:
        node, to = setup.landmark_node[setup.tile_to[tile]], LANDMARKS[setup.tile_to[tile]]
        yield away[node], node, at.phrase("errand-fare", to=to, fare=int(fare(setup, state, s, tile)))
    riders = {setup.place_node[p]: tile - 1 for p, tile in enumerate(state.up[: 2 * setup.stacks])}
    suiting = [node for node, tile in riders.items() if may_pick_up(setup, state, s, tile)]
    for node in sorted(suiting, key=away.__getitem__)[:NEAR]:
        kind, to = at.phrase(TYPE_NAMES[setup.tile_type[riders[node]]]), LANDMARKS[setup.tile_to[riders[node]]]
        yield away[node], node, at.phrase("errand-rider", type=kind, to=to, fare=_pay(setup, riders[node]))
    stores = [n for n in range(len(setup.store_node)) if state.shelf[n] and n != state.bought - 1 and not aboard]
    payable = [setup.store_node[n] for n in stores if state.money[s] >= price_for(setup, state, s, n)]
    for node in sorted(payable, key=away.__getitem__)[:1]:
        yield away[node], node, at.phrase("errand-store", dollars=int(price_for(setup, state, s, setup.store[node])))


def plan(
    game: Any,
    label: str,
    drawn: Iterable[Element] = (),
    says: Mapping[int, str] | None = None,
    legal: Collection[int] = (),
    icons: bool = False,
) -> Scene:
    """The city without a match, for lessons: what is `drawn` on it, and every space as a target.

    Ids are those of `city`. `says` is what a screen reader adds to a space, `legal` are the spaces that can be clicked;
    with `icons` pick-ups, drop-offs, stores and homes are drawn too.

    >>> plan(load("taxi_derby"), "The city", legal=[0])
    <Scene 'The city', 112 targets, 1 can be chosen>
    """
    setup = laid(game.setup)
    scene = Scene(SIDE, SIDE, label, fixed=_streets(setup, icons))
    scene.name_group("board", voice.at(setup).say("the-city"))
    scene.add(*drawn)
    for node in range(setup.spaces):
        words = in_a_row([node_name(setup, node), (says or {}).get(node, "")])
        look: dict[str, Any] = {"legal": node in legal, "mark": "none"}
        scene.target(f"space:{node}", road(setup, node), words, **_place(setup, node), **look)
    return scene


def _place(setup: Any, node: int) -> dict[str, int]:
    """Row and column for the arrow keys, doubled so that the police station fits between.

    Roads across and roads up lie in turns, a road up in the column of the road to its left.
    """
    if node >= setup.spaces:
        beside = next(n for n in setup.neighbour[node * STEPS : (node + 1) * STEPS] if n >= 0)
        place = _place(setup, beside)
        up = setup.x[beside] % 2
        return {"row": place["row"] - (1 - up), "col": place["col"] - up}
    return {"row": 2 * (_size(setup) - setup.y[node]), "col": setup.x[node] // 2 * 2}


@functools.lru_cache(maxsize=32)
def _streets(setup: Any, icons: bool = True) -> Element:
    """Return what never changes: roads, and if wanted pick-ups, drop-offs, stores, homes and the police station."""
    found: list[Element] = [rect(0, 0, SIDE, SIDE, 8, fill=GROUND)]
    found += _blocks(setup)
    found += [_asphalt(setup, node) for node in range(setup.spaces)]
    found += [road(setup, node).element(fill=LANE, stroke=KERB) for node in range(setup.spaces)]
    found.append(path("".join(_middle_line(setup, node) for node in range(setup.spaces)), **MIDDLE_LINE))
    found += _coordinates(setup)
    if icons:
        found += [icon for node in range(setup.spaces) if (icon := _icon(setup, node)) is not None]
        found.append(_sign(*spot(setup, setup.station_node), "P", token("ink")))
    return group(*found, data_ground="light")


def _asphalt(setup: Any, node: int) -> Element:
    """The street under a road section, up to the middle of both crossings, or to the edge, where numbers stand."""
    x, y = spot(setup, node)
    length = 2 * _step(setup) + ROAD
    width, height = (length, ROAD) if setup.x[node] % 2 == 0 else (ROAD, length)
    left, right = (min(max(end, EDGE), SIDE - EDGE) for end in (x - width / 2, x + width / 2))
    top, foot = (min(max(end, EDGE), SIDE - EDGE) for end in (y - height / 2, y + height / 2))
    return rect(left, top, right - left, foot - top, 3, fill=ASPHALT)


def _middle_line(setup: Any, node: int) -> str:
    """The line between the two lanes of a road section."""
    x, y = spot(setup, node)
    half = _step(setup) - ROAD / 2 - 3
    across = setup.x[node] % 2 == 0
    return f"M{x - half:.1f} {y:.1f}h{2 * half:.1f}" if across else f"M{x:.1f} {y - half:.1f}v{2 * half:.1f}"


def _blocks(setup: Any) -> Iterator[Element]:
    """Houses and parks between the streets, the same ones every time."""
    side = 2 * _step(setup) - ROAD - 4
    for row in range(2, _size(setup), 2):
        for column in range(2, _size(setup), 2):
            x, y = point(setup, column, row)
            number = (7 * column + 13 * row + column * row) // 2
            yield _park(x, y, side, number) if number % 6 == 0 else _houses(x, y, side, number)


def _park(x: float, y: float, side: float, number: int) -> Element:
    lawn = rect(x - side / 2, y - side / 2, side, side, 5, fill=LAWN)
    places = [(-0.25, -0.22), (0.22, -0.1), (-0.08, 0.25), (0.28, 0.28)][: 3 + number % 2]
    trees = [circle(x + side * a, y + side * b, side / 8, fill=TREE) for a, b in places]
    return group(lawn, *trees)


def _houses(x: float, y: float, side: float, number: int) -> Element:
    """Three or four roofs in a block, each with its ridge."""
    cut = side * (0.42 + 0.04 * (number % 5))
    left, top, gap = x - side / 2, y - side / 2, 1.5
    rest = side - cut
    lots = [(0, 0, cut, cut), (cut, 0, rest, rest), (0, cut, cut, rest), (cut, rest, rest, cut)]
    roofs = []
    for i, (a, b, width, height) in enumerate(lots):
        colour = ROOFS[(number + 2 * i) % len(ROOFS)]
        roofs.append(rect(left + a + gap / 2, top + b + gap / 2, width - gap, height - gap, 2, fill=colour))
        middle = top + b + height / 2
        ridge = f"M{left + a + 3:.1f} {middle:.1f}H{left + a + width - 3:.1f}"
        roofs.append(path(ridge, stroke="#ffffff", stroke_opacity=0.45, stroke_width=1))
    return group(*roofs)


def _coordinates(setup: Any) -> Iterator[Element]:
    """Letters of the columns and numbers of the rows on all sides."""
    look: dict[str, Any] = {"size": 10, "class_": "fine"}
    for k in range(2, _size(setup)):
        x, y = point(setup, k, k)
        for far in (7, SIDE - 7):
            yield text(x, far, space_name((k, k))[0], **look)
            yield text(far, y, str(k), **look)


def _icon(setup: Any, node: int) -> Element | None:
    """Return what a space is: a pick-up, a store with its price, a drop-off with its letter, beside a home."""
    x, y = spot(setup, node)
    if setup.pickup[node] >= 0:
        return pieces.dots([(x, y)], token("muted"), 3)
    if setup.store[node] >= 0:
        return _sign(x, y, voice.at(setup).say("sum", dollars=setup.price[setup.store[node]]), token("best"))
    if setup.landmark[node] >= 0:
        return _pin(x, y, setup.landmark[node])
    home = setup.home.index(node) // 2 if node in setup.home else setup.seats
    return pieces.seat_mark(x, y, 11, SEAT[home]) if home < setup.seats else None


@functools.lru_cache(maxsize=8)
def _with_icon(setup: Any) -> frozenset[int]:
    return frozenset(node for node in range(setup.spaces) if _icon(setup, node) is not None)


def _sign(x: float, y: float, words: str, colour: str) -> Element:
    disc = circle(0, 0, 9.5, fill=colour, class_="sign")
    return group(disc, text(0, 0, words, 11, bold=True, fill=token("halo")), at=(x, y))


def _pin(x: float, y: float, landmark: int) -> Element:
    """A drop-off with its letter; the pin's point is on the space."""
    drop = path("M0 11L-9 -1A11 11 0 1 1 9 -1Z", fill=PINS[landmark], stroke=token("halo"), stroke_width=1.5)
    return group(drop, text(0, -8, LANDMARKS[landmark], 11, bold=True, fill=token("halo")), at=(x, y))


@functools.lru_cache(maxsize=8)
def _size(setup: Any) -> int:
    """Columns and rows of the drawing, the closed road round the edge included."""
    return max(max(setup.x), max(setup.y)) + 1


def _step(setup: Any) -> float:
    return (SIDE - 2 * EDGE) / (_size(setup) - 1)


def spot(setup: Any, node: int) -> Point:
    """The middle of a space in pixels; the police station stands in the block beside its road."""
    if node >= setup.spaces:
        road = next(n for n in setup.neighbour[node * STEPS : (node + 1) * STEPS] if n >= 0)
        x, y = spot(setup, road)
        beside = 0.9 * _step(setup)
        return (x - beside, y) if setup.x[road] % 2 else (x, y - beside)
    return point(setup, setup.x[node], setup.y[node])


def point(setup: Any, x: int, y: int) -> Point:
    """Column and row of the drawing in pixels; crossings have two odd numbers."""
    step = _step(setup)
    return EDGE + (x - 1) * step, SIDE - EDGE - (y - 1) * step


def road(setup: Any, node: int) -> Rect:
    """The road section of a space, long in the direction of its street."""
    x, y = spot(setup, node)
    length = 2 * _step(setup) - ROAD + 2
    width, height = (length, ROAD) if setup.x[node] % 2 == 0 else (ROAD, length)
    return Rect(x - width / 2, y - height / 2, width, height, 4)


# What can be shown on request


def warmth(setup: Any, node: int, chance: Any) -> Element:
    """The chance of a ticket as a tint, and in figures where the space shows nothing else."""
    tint = road(setup, node).element(fill=token("warn"), fill_opacity=float(chance) * 0.55)
    icon, (x, y), percent = _icon(setup, node), spot(setup, node), round(100 * chance)
    upright = setup.x[node] % 2
    below = (0.0, 15.0) if upright else (16.0, 0.0)
    x, y = (x + below[0], y + below[1]) if icon else (x, y)
    narrow: dict[str, Any] = {"stroke": token("halo"), "stroke_width": 3, "paint_order": "stroke"} if icon else {}
    figures = text(x, y, str(percent), 10 if percent < 100 else 9, bold=True, **narrow)
    return group(tint, icon, figures, key=f"ticket {node}")


def _reach(view: View) -> dict[int, int]:
    """Return how many spaces away the patrol car can be left after a turn within the speed limit; rule 20."""
    setup, state = laid(view.game.setup, view.state), view.state
    row = setup.distance[state.patrol * NODES : state.patrol * NODES + setup.spaces]
    return {node: away for node, away in enumerate(row) if 0 <= away <= reach(setup, state, state.seat)}


def _edge(setup: Any, node: int, steps: int, bare: bool) -> Element:
    """A space within reach of the patrol car: a firm edge, and the steps where nothing else stands."""
    edge = road(setup, node).inset(1).element(fill="none", stroke=token("path"), stroke_width=2.5)
    plain = _icon(setup, node) is None and not bare
    figures = text(*spot(setup, node), str(steps), 11, bold=True) if plain else None
    return group(edge, figures, key=f"reach {node}")


def path_arrows(setup: Any, start: int, end: int, key: str) -> Element:
    """Every step of every shortest path from one space to another, as arrows (gap 1.15)."""
    away = setup.distance[start * NODES + end]
    lines = []
    for a in [start, *range(setup.spaces)]:
        for b in setup.neighbour[a * STEPS : (a + 1) * STEPS]:
            if b >= 0 and setup.distance[start * NODES + a] + 1 + setup.distance[b * NODES + end] == away:
                lines.append(_between(spot(setup, a), spot(setup, b)))
    steps = {line: pieces.arrow(*line, colour=token("path"), width=3) for line in lines}
    return group(*steps.values(), key=key)


def _between(a: Point, b: Point) -> tuple[Point, Point]:
    """From near one point to near another."""
    (x, y), (u, v) = a, b
    return (x + 0.22 * (u - x), y + 0.22 * (v - y)), (x + 0.8 * (u - x), y + 0.8 * (v - y))


def _space_label(at: Moment, node: int) -> list[Any]:
    """Return what a screen reader says of a space."""
    setup, state = at.setup, at.state
    things: list[Any] = [node_name(setup, node)]
    place = setup.pickup[node]
    if place >= 0:
        rider = tile_words(setup, state.up[place] - 1) if state.up[place] else False
        things.append(at.phrase("pick-up-there", rider=rider))
    if setup.store[node] >= 0:
        goods, dollars = _shelf(at, setup.store[node]), setup.price[setup.store[node]]
        things.append(at.phrase("store-there", goods=goods or False, dollars=dollars))
    if setup.landmark[node] >= 0:
        things.append(at.phrase("drop-off-there", to=LANDMARKS[setup.landmark[node]]))
    return [*things, *_who(at, node)]


def _does(at: Moment, node: int) -> str:
    """Return what a space, or what stands on it, does to a driver."""
    setup, state, said = at.setup, at.state, []
    if state.patrol == node:
        said.append(at.phrase("patrol-does"))
    if setup.pickup[node] >= 0:
        said.append(at.phrase("pick-up-does", waits=state.up[setup.pickup[node]] > 0))
    if setup.store[node] >= 0:
        said.append(at.phrase("store-does"))
    if setup.landmark[node] >= 0:
        said.append(at.phrase("drop-off-does", to=LANDMARKS[setup.landmark[node]]))
    if node == setup.station_node:
        said.append(at.phrase("station-does"))
    return at.sentences(said)


def _upgrade_does(at: Moment, u: int) -> str:
    """Return what an upgrade is good for."""
    found = at.setup.ability[u]
    ability = found != NO_ABILITY and at.phrase(ability_id(ABILITY_NAMES[found]))
    return at.say("upgrade-does", upgrade=at.phrase(UPGRADE_NAMES[u]), ability=ability)


def _shelf(at: Moment, store: int) -> list[Phrase]:
    counts = [at.state.shelf[store] >> 2 * u & 3 for u in range(UPGRADES)]
    return [at.phrase("goods", n=n, upgrade=at.phrase(UPGRADE_NAMES[u])) for u, n in enumerate(counts) if n]


def _who(at: Moment, node: int) -> list[Phrase]:
    """Return who stands on a space."""
    taxis = [at.phrase("taxi-there", who=s) for s in _started(at.state, at.setup.seats) if at.state.node[s] == node]
    return [*taxis, *[at.phrase("patrol-there")] * (at.state.patrol == node)]


def _taxis(view: View) -> Iterator[Element]:
    """Passengers who wait, then the taxis, side by side where several stand on one space; the reader's is ringed."""
    setup, state = laid(view.game.setup, view.state), view.state
    waiting = [place for place in range(2 * setup.stacks) if state.up[place]]
    served = [place for place in waiting if may_pick_up(setup, state, _driver(view), state.up[place] - 1)]
    yield from (_cat(view, setup, place, place in served) for place in waiting)
    for s in _started(view.state, setup.seats):
        company = [t for t in range(setup.seats) if state.node[t] == state.node[s]]
        x, y = spot(setup, state.node[s])
        shift = 26 * (company.index(s) - (len(company) - 1) / 2)
        if s == _driver(view):
            colour = pieces.SEATS[SEAT[s]].colour
            ring = circle(0, 0, 19, fill=token("halo"), fill_opacity=0.6, stroke=colour, stroke_width=4)
            yield group(ring, at=(x + shift, y - 3), key="own taxi")
        yield pieces.cab(x + shift, y - 3, 30, SEAT[s], key=f"taxi {s}")
    yield from (_wish(view, setup, place, served) for place in served)


def _started(state: Any, seats: int) -> list[int]:
    """Return the taxis that are in the city; while the game is set up some have no place yet."""
    return [s for s in range(seats) if turn_of(None, state) >= 0 or state.node[s] != STATION]


def _has_badge(view: View, node: int) -> bool:
    """Return whether a space shows its worth: the list does for the spaces round a taxi, which they would cover."""
    return view.state.phase != DRIVE and f"space:{node}" in view.badges


def _stand(view: View, setup: Any, place: int) -> Point:
    """The point where a passenger waits, above a badge or beside a taxi."""
    node = setup.place_node[place]
    x, y = spot(setup, node)
    beside = node in view.state.node[: setup.seats]
    return x + 17 * beside, y - (16 if _has_badge(view, node) else 7 * beside)


def _cat(view: View, setup: Any, place: int, served: bool) -> Element:
    """A passenger; one that the taxi cannot take is small and pale."""
    tile = view.state.up[place] - 1
    head, pale = pieces.rider(0, 0, 26 if served else 22, setup.tile_type[tile]), None if served else "0.6"
    return group(head, at=_stand(view, setup, place), opacity=pale, key=f"passenger {tile + 1}")


def _wish(view: View, setup: Any, place: int, served: Sequence[int]) -> Element:
    """A bubble in the drop-off's colour that grows with its words: where to, and for how much.

    It is above the passenger, or on the far side of another one or a taxi that it would cover.
    """
    (x, y), tile = _stand(view, setup, place), view.state.up[place] - 1
    near = [*(_stand(view, setup, p) for p in served), *(spot(setup, n) for n in view.state.node[: setup.seats])]
    to, above = setup.tile_to[tile], [a - x for a, b in near if 5 < y - b < 50]
    side = next((-1 if (away >= 0 and x > MARGIN) or x > SIDE - MARGIN else 1 for away in above if abs(away) < 50), 0)
    words = _at(view).say("wish-there", to=LANDMARKS[to], fare=_pay(setup, tile))
    look: dict[str, Any] = {"stroke": PINS[to], "stroke_width": 7, "stroke_linejoin": "round", "paint_order": "stroke"}
    anchor = ("end", "middle", "start")[side + 1]
    bubble = text(18 * side, 0 if side else -19, words, 11, anchor, bold=True, fill=token("halo"), **look)
    return group(bubble, at=(x, y), key=f"wish {tile + 1}")


def _ways_home(view: View) -> Iterator[Element]:
    """Mark where the passengers of the taxi that drives want to go."""
    setup, state = laid(view.game.setup, view.state), view.state
    for tile in state.aboard[2 * state.seat : 2 * state.seat + 2]:
        goal = setup.landmark_node[setup.tile_to[tile - 1]] if tile else -1
        if goal >= 0 and 0 <= state.node[state.seat] != goal:
            ends = [spot(setup, state.node[state.seat]), spot(setup, goal)]
            look = {"stroke_width": 3, "stroke_dasharray": "1 7", "stroke_linecap": "round"}
            yield group(polyline(ends, stroke=token("path"), **look), key=f"way {tile}")


def _driver(view: View) -> int:
    """The driver for whom passengers suit or not: the one reader, or whoever's turn it is."""
    return view.state.seat if view.cast.you is None else view.cast.you


def _patrol(view: View) -> Element:
    """The patrol car, beside a taxi if it is on the same space."""
    setup, state = laid(view.game.setup, view.state), view.state
    x, y = spot(setup, state.patrol)
    company = state.patrol in state.node[: setup.seats]
    waiting = setup.pickup[state.patrol] >= 0 and state.up[setup.pickup[state.patrol]] > 0
    badge = _has_badge(view, state.patrol)
    aside = 13 * (waiting and not company) + 17 * company
    return patrol_car(x + aside, y + 9 * company - 9 * (badge and not company))


def patrol_car(x: float, y: float) -> Element:
    """The patrol car: dark, with a star, in every theme."""
    body = rect(-13, -7, 26, 14, 5, fill=pieces.LINE, stroke=token("halo"), stroke_width=2)
    star = path(pieces.MARKS["star"], fill=pieces.PALETTE["yellow"], transform="scale(0.55)")
    return group(body, star, at=(x, y), key="patrol")


# The desk


def desk(view: View) -> Scene:
    """A card for each driver, the upgrades that can be bought or lost, and who waits where."""
    setup = laid(view.game.setup, view.state)
    rows = setup.stacks
    at = _at(view)
    scene = Scene(WIDTH, setup.seats * CARD + SHELF + rows * ROW + 2, at.say("the-desk"))
    for group_name in ("seats", "upgrades", "waiting"):
        scene.name_group(group_name, at.say(group_name))
    for s in range(setup.seats):
        _card(scene, view, s, s * CARD)
    _upgrades(scene, view, setup.seats * CARD)
    top = setup.seats * CARD + SHELF
    for place in range(2 * setup.stacks):
        _waiting(scene, view, place, place % 2 * WIDTH / 2, top + place // 2 * ROW)
    left = [setup.stack_size - view.state.depth[i] for i in range(setup.stacks)]
    first = dict(zip(PRIZES, setup.prize[::3], strict=True))
    types = [first[name] for name in TYPE_NAMES]
    given = {"few": first["tickets"], "low": min(types), "high": max(types), "distance": first["distance"]}
    said = (at.say("left-in-stacks", left=left), at.say("prizes-there-are", upgrades=first["upgrades"], **given))
    wide = [FOOT if " " in each else FOOT // 2 for each in said]  # a Japanese letter takes the room of two
    lines = [words for each, n in zip(said, wide, strict=True) for words in textwrap.wrap(each, n)]
    for i, words in enumerate(lines):
        y = top + rows * ROW + 9 + 14 * i
        scene.add(text(8, y, words, 11, anchor="start", fill=token("muted"), key=f"foot {i}"))
    scene.height += 14 * len(lines)
    return scene


def _card(scene: Scene, view: View, s: int, top: float) -> None:
    """One driver: money, tickets, tokens, who is aboard, and what counts for prizes."""
    setup, state = laid(view.game.setup, view.state), view.state
    mine = s == state.seat and state.phase != OVER
    shape = Rect(0.5, top + 0.5, WIDTH - 1, CARD - 6, 8)
    edge = {"stroke": token("ink" if mine else "line"), "stroke_width": 2 if mine else 1}
    dollars = total(setup, state, s) if state.phase == OVER else state.money[s]
    at, driven = _at(view), state.moved if mine else 0
    owned = state.token[UPGRADES * s : UPGRADES * (s + 1)]
    goods = [at.phrase("goods", upgrade=at.phrase(UPGRADE_NAMES[u]), n=n) for u, n in enumerate(owned) if n]
    tokens = at.say("has-upgrades", goods=goods) if goods else ""
    sums = at.say("sums", dollars=dollars, n=state.tickets[s], driven=driven)
    name = view.short(s, 18)
    scene.add(
        group(
            shape.element(fill=token("surface"), **edge),
            pieces.seat_mark(18, top + 11, 15, SEAT[s]),
            text(34, top + 11, name, 13, anchor="start", bold=mine),
            text(WIDTH - 10, top + 11, sums, 12, anchor="end"),
            text(10, top + 25, tokens, 11, anchor="start", fill=token("muted")),
            text(10, top + 39.5, _record(at, s), 11, anchor="start", fill=token("muted")),
            key=f"card {s}",
        )
    )
    for i in range(2):
        if state.aboard[2 * s + i]:
            _aboard(scene, view, s, i, top)


def _record(at: Moment, s: int) -> str:
    """Whom a driver has delivered, by type, and the number on the speeding track."""
    counts = [*enumerate(at.state.delivered[TYPES * s : TYPES * (s + 1)])]
    longest = [at.phrase("longest", n=at.state.best[s])] if at.state.best[s] else []
    record = ""
    for id in ("delivered-of-type", "delivered-of-type.short"):
        types = [at.phrase(id, type=at.phrase(TYPE_NAMES[t]), n=n) for t, n in counts if n]
        record = at.joined(types + longest, "comma") if types + longest else ""
        if types and len(record) < 45:
            return at.say("has-delivered", record=record)
    return record


def _aboard(scene: Scene, view: View, s: int, i: int, top: float) -> None:
    """A passenger in a taxi; those of whoever drives can be touched."""
    setup, state = laid(view.game.setup, view.state), view.state
    tile = state.aboard[2 * s + i] - 1
    shape = Rect(WIDTH - 74 - 68 * i, top + 18, 64, 16, 6)
    at, to = _at(view), LANDMARKS[setup.tile_to[tile]]
    words = at.say("ride", to=to, fare=int(fare(setup, state, s, tile)))
    drawn = [shape.element(fill=token("surface-2"), stroke=token("line")), text(*shape.centre, words, 11)]
    scene.add(group(*drawn, key=f"aboard {tile}"))
    if s == state.seat:
        look = view.look(f"aboard:{i}") | {"mark": "ring"}
        pays = [at.phrase("ride-does", to=to), *_pays_more(at, tile)]
        pays += [at.phrase("upgrades-pay")] if setup.tile_needs[tile] else []
        look |= {"badge_at": (shape.centre[0], top + 44), "does": at.sentences(pays)}
        scene.target(f"aboard:{i}", shape, at.say("rides", rider=tile_words(setup, tile)), group="seats", **look)


def _upgrades(scene: Scene, view: View, top: float) -> None:
    """The four upgrades while they can be bought at a store or lost to a ticket, or else what follows."""
    at = _at(view)
    if not any(part.startswith("upgrade:") for part in view.legal):
        scene.add(text(8, top + 12, at.say("waiting"), 12, anchor="start", bold=True, key="heading"))
        return
    heading, squeezed = at.say("upgrades"), {"textLength": 64, "lengthAdjust": "spacingAndGlyphs"}
    tight: dict[str, Any] = squeezed if len(heading) > 9 else {}
    scene.add(text(4, top + 12, heading, 12, anchor="start", bold=True, key="heading", **tight))
    for u, name in enumerate(map(at.say, UPGRADE_NAMES)):
        shape = Rect(72 + 67 * u, top + 1, 64, 22, 6)
        part, words = f"upgrade:{u}", text(*shape.centre, name, 11)
        scene.add(group(shape.element(fill=token("surface-2"), stroke=token("line")), words, key=f"upgrade {name}"))
        look = view.look(part) | {"mark": "ring", "does": _upgrade_does(at, u), "badge": ""}  # the list has its worth
        scene.target(part, shape, name, group="upgrades", **look)


def _pay(setup: Any, tile: int) -> int:
    return max(0, int(setup.tile_pays[tile]) + int(setup.fare_change))


def _needs(at: Moment, tile: int) -> list[Phrase]:
    return [at.phrase(name) for u, name in enumerate(UPGRADE_NAMES) if at.setup.tile_needs[tile] >> u & 1]


def _wishes(at: Moment, tile: int, suiting: bool) -> list[Phrase]:
    """Return what a passenger asks for, in few words, with a tick for an upgrade that is there."""
    needs, limited = _needs(at, tile), at.setup.tile_limit[tile]
    others = [at.phrase("wish-solo")] if at.setup.tile_solo[tile] else []
    others += [at.phrase("wish-tickets", n=limited)] if limited < NO_LIMIT else []
    more = [at.phrase("wish-more", dollars=_pay(at.setup, tile))] if at.setup.tile_times[tile] else []
    return [*([at.phrase("wish", needs=needs, suits=suiting, alone=not others)] if needs else []), *others, *more]


def _pays_more(at: Moment, tile: int) -> list[Phrase]:
    """Return what a fare that grows is, if it does."""
    kind = at.phrase(TYPE_NAMES[at.setup.tile_type[tile]])
    return [at.phrase("pays-more", type=kind)] if at.setup.tile_times[tile] else []


def _terms(at: Moment, tile: int) -> list[Phrase]:
    """Return what a passenger asks for and pays, in whole sentences."""
    needs, limited = _needs(at, tile), at.setup.tile_limit[tile]
    said = [at.phrase("terms-needs", needs=needs)] if needs else []
    said += [at.phrase("terms-solo")] if at.setup.tile_solo[tile] else []
    said += [at.phrase("terms-tickets", n=limited)] if limited < NO_LIMIT else []
    return said + _pays_more(at, tile)


def _waiting(scene: Scene, view: View, place: int, left: float, top: float) -> None:
    """A card for a pick-up: who waits there, where to, for how much, and what is asked."""
    setup, state = laid(view.game.setup, view.state), view.state
    at, where, tile = _at(view), node_name(setup, setup.place_node[place]), state.up[place] - 1
    shape = Rect(left + 1, top, WIDTH / 2 - 4, ROW - 4, 6)
    if tile < 0:
        empty = text(left + 8, top + 22, at.say("asks-at", place=where, wants=False), 11, "start", fill=token("muted"))
        scene.add(group(shape.element(fill="none", stroke=token("line")), empty, key=f"waiting {place}"))
        return
    dollars = at.say("sum", dollars=_pay(setup, tile))
    kind, room = at.say(TYPE_NAMES[setup.tile_type[tile]]), WIDTH / 2 - 58 - 8 * len(dollars)
    tight: dict[str, Any] = {"textLength": room, "lengthAdjust": "spacingAndGlyphs"}
    suiting = bool(suits(setup, state, _driver(view), tile))
    wants, to = _wishes(at, tile, suiting), LANDMARKS[setup.tile_to[tile]]
    ink = "muted" if suiting else "warn"
    asks = at.say("asks-at", place=where, wants=wants or False)
    narrow: dict[str, Any] = {"textLength": WIDTH / 2 - 18, "lengthAdjust": "spacingAndGlyphs"}
    look: dict[str, Any] = {"anchor": "start", "fill": token(ink)} | (narrow if len(asks) > LONG else {})
    drawn = [
        shape.element(fill=token("surface"), stroke=token("line")),
        pieces.rider(left + 13, top + 7, 15, setup.tile_type[tile]),
        circle(left + 33, top + 8.5, 8, fill=PINS[setup.tile_to[tile]]),
        text(left + 33, top + 8.5, to, 11, bold=True, fill=token("halo")),
        text(left + 44, top + 8.5, kind, 12, anchor="start", **(tight if 7 * len(kind) > room else {})),
        text(left + WIDTH / 2 - 10, top + 8.5, dollars, 12 if len(dollars) < 5 else 10, anchor="end", bold=True),
        text(left + 8, top + 22, asks, 11 if len(asks) < 28 else 9.5, **look),
    ]
    scene.add(group(*drawn, key=f"waiting {place}"))
    part, label = f"passenger:{place}", at.say("waits-there", place=where, rider=tile_words(setup, tile))
    does = at.sentences([at.phrase("waiting-does", place=where), *_terms(at, tile)])
    look = view.look(part) | {"mark": "ring", "does": does, "badge_at": (left + WIDTH / 2 - 32, top + 22)}
    scene.target(part, shape, label, group="waiting", **look)
