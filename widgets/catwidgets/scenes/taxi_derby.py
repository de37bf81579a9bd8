"""The table of Taxi Derby: the city with its taxis and the patrol car, the drivers, waiting passengers."""

from __future__ import annotations

import functools
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

from catlib.chance import counted, short_percent
from catlib.game import listed
from catlib.games.taxi_derby.cards import ABILITY_NAMES, NO_ABILITY, TYPE_NAMES, TYPES, UPGRADE_NAMES, UPGRADES
from catlib.games.taxi_derby.city import LANDMARKS, space_name
from catlib.games.taxi_derby.odds.tickets import heat_map
from catlib.games.taxi_derby.passengers import fare, suits
from catlib.games.taxi_derby.phases import DRIVE, OVER, PATROL
from catlib.games.taxi_derby.prizes import total
from catlib.games.taxi_derby.setup import NO_LIMIT, NODES, STEPS, laid
from catlib.games.taxi_derby.upgrades import limit, reach
from catlib.games.taxi_derby.voice import node_name, tile_words
from catwidgets.draw import Circle, Element, Point, Rect, Scene, circle, group, path, pieces, rect, text, token
from catwidgets.scenes import View

OVERLAYS = {
    "tickets": "chance of a ticket in %",
    "pursuit": "paths of the patrol car",
    "reach": "where it can be left",
    "names": "names of the spaces",
}
KEYS = {"e": "button:end the turn"}

SIDE, EDGE, ROAD = 480, 16, 20
SEAT = (4, 2, 6, 1, 0)  # the looks of orange, green, yellow, blue and red
WIDTH, CARD, ROW, SHELF = 340, 53, 35, 25
LONG = 30  # letters of what a passenger asks for from which on they are drawn narrower, to stay on the card
GROUND, ASPHALT, LANE, KERB = "#e6e0d2", "#aeb3ba", "#f4f5f6", "#c3c7cd"
MIDDLE_LINE = {"stroke": "#ced2d7", "stroke_width": 1.5, "stroke_dasharray": "5 4"}
LAWN, TREE = "#c4dcaa", "#8db978"
ROOFS = ("#dcb9a3", "#cfc3b0", "#bccad1", "#dccd9f", "#c9b3ab", "#d3d0c8")
PRINTED = (
    "passenger who waits · $2 store with its price · X where passengers to X get off",
    "pale: wants what you lack · dotted ring: nobody yet · small signs: taxis' homes",
    "black car: patrol, chases who speeds · P police · dots: within the speed limit",
)
LEGEND = (
    "Yellow cat: a passenger who waits; a pale one wants something that your taxi lacks.",
    "Dotted ring: nobody waits here yet.",
    "$2 on green: a store, and what an upgrade costs there.",
    "X on blue: passengers to X get off here.",
    "Small coloured signs: where the taxis have their homes.",
    "Black car with a star: the patrol, which chases who drives too fast. P: the police station.",
    "Blue dots: spaces that you reach without speeding.",
)
PRIZES = "prizes: upgrades, few tickets, longest turn, each type"
# the ground goes on below the city, so that the legend is readable in every theme
UNDER_LEGEND = f"M0 {SIDE - 8}H8V{SIDE - 1}H{SIDE - 8}V{SIDE - 8}H{SIDE}V{SIDE + 38}q0 8 -8 8H8q-8 0 -8 -8Z"
SHORT = ("comm.", "crim.", "prof.", "cel.", "agent")  # types, as short as they can be understood


def draw(view: View) -> tuple[Scene, Scene]:
    """The city on the left, drivers and passengers on the right."""
    return city(view), desk(view)


# The city


def city(view: View) -> Scene:
    """The streets with what moves on them and what was asked to be shown."""
    setup = laid(view.game.setup, view.state)
    scene = Scene(SIDE, SIDE + 46, f"The city, {setup.spaces} road sections", fixed=_streets(setup))
    look: dict[str, Any] = {"anchor": "start", "fill": token("muted"), "class_": "fine"}
    lines = [text(22, SIDE + 10 + 14 * k, line, 11, **look) for k, line in enumerate(PRINTED)]
    scene.add(group(path(UNDER_LEGEND, fill=GROUND), *lines, key="legend", class_="fine"))
    scene.add(group(pieces.passenger(12, SIDE + 10, 14), key="legend cat", class_="fine"))
    within = _within_limit(view)
    scene.name_group("board", "City")
    heat = heat_map(view.game, view.state) if "tickets" in view.overlays and view.state.phase == DRIVE else {}
    near = _reach(view) if "reach" in view.overlays else {}
    scene.add(*(warmth(setup, node, chance) for node, chance in heat.items()))
    scene.add(*(_edge(setup, node, steps, bool(heat)) for node, steps in near.items()))
    if "pursuit" in view.overlays and view.state.phase != OVER:
        scene.add(path_arrows(setup, view.state.patrol, view.state.node[view.state.seat], key="pursuit"))
    if "names" in view.overlays:
        scene.add(group(*(text(*spot(setup, n), node_name(setup, n), 9) for n in range(setup.spaces)), key="names"))
    for node in range(setup.spaces):
        label = _space_label(view, setup, node)
        label += f", {_steps(near[node])} for the patrol car" if node in near else ""
        label += f", ticket {short_percent(heat[node])}" if node in heat else within.get(node, "")
        look = _place(setup, node) | view.look(f"space:{node}") | {"does": _does(view.state, setup, node)}
        scene.target(f"space:{node}", road(setup, node), label, **look)
    if setup.station_node >= setup.spaces:
        x, y = spot(setup, setup.station_node)
        look = _place(setup, setup.station_node) | view.look(f"space:{setup.station_node}")
        look["does"] = _does(view.state, setup, setup.station_node)
        scene.target(
            f"space:{setup.station_node}", Circle(x, y, 14), "police station" + _who(view, setup.station_node), **look
        )
    free = [node for node in within if not view.badges.get(f"space:{node}") and node not in _with_icon(setup)]
    scene.add(group(*(circle(*spot(setup, node), 3, fill=token("legal")) for node in free), key="within"))
    scene.add(*_taxis(view), _patrol(view))
    return scene


def _within_limit(view: View) -> dict[int, str]:
    """The spaces that a taxi can still reach without speeding, with what that means, while a person drives."""
    setup, state = laid(view.game.setup, view.state), view.state
    if state.phase != DRIVE or not any(part.startswith(("space:", "button:")) for part in view.legal):
        return {}
    here, left = state.node[state.seat], limit(setup, state, state.seat) - state.moved
    row = setup.distance[here * NODES : here * NODES + setup.spaces]
    return {node: f", {_steps(away)} away, no speeding" for node, away in enumerate(row) if 0 < away <= left}


def arrow(game: Any, state: Any, action: int) -> list[Point]:
    """From the taxi that drives, or the patrol car that is put somewhere, to a space."""
    kind, _, number = game.parts(state, action)[0].partition(":")
    if kind != "space" or state.phase not in (DRIVE, PATROL):
        return []
    setup = laid(game.setup, state)
    start = state.node[state.seat] if state.phase == DRIVE else state.patrol
    return [] if start == int(number) else [spot(setup, start), spot(setup, int(number))]


def route(game: Any, state: Any, part: str) -> list[int]:
    """The steps of a shortest way to a space that was clicked, as far as a turn may go; [] if there is none."""
    kind, _, number = part.partition(":")
    if kind != "space" or state.phase != DRIVE:
        return []
    setup, steps, goal, s = laid(game.setup, state), list[int](), int(number), state.seat
    away = setup.distance[state.node[s] * NODES + goal]
    if not 0 < away <= setup.most_spaces - state.moved or goal >= setup.spaces:
        return []
    for left in range(away - 1, -1, -1):
        ahead = setup.neighbour[state.node[s] * STEPS : (state.node[s] + 1) * STEPS]
        nearer = [a for a, node in enumerate(ahead) if node >= 0 and setup.distance[node * NODES + goal] == left]
        step = next((a for a in nearer if a in game.legal_actions(state)), None)
        if step is None:
            return []
        steps.append(step)
        state = game.successor(state, step)
    return steps


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
    scene.name_group("board", "City")
    scene.add(*drawn)
    for node in range(setup.spaces):
        words = ", ".join(filter(None, [node_name(setup, node), (says or {}).get(node, "")]))
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
        found.append(_sign(*spot(setup, setup.station_node), "P", "ink"))
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
    """Letters of the columns below, numbers of the rows on the left, as on a chess board."""
    look: dict[str, Any] = {"size": 9, "fill": token("muted"), "class_": "fine"}
    for k in range(2, _size(setup)):
        x, y = point(setup, k, k)
        yield text(x, SIDE - 6, space_name((k, k))[0], **look)
        yield text(7, y, str(k), **look)


def _icon(setup: Any, node: int) -> Element | None:
    """Return what a space is: a pick-up, a store with its price, a drop-off with its letter, beside a home."""
    x, y = spot(setup, node)
    if setup.pickup[node] >= 0:
        return pieces.dots([(x, y)], token("muted"), 3)
    if setup.store[node] >= 0:
        return _sign(x, y, f"${setup.price[setup.store[node]]}", "best")
    if setup.landmark[node] >= 0:
        return _sign(x, y, LANDMARKS[setup.landmark[node]], "legal")
    home = setup.home.index(node) // 2 if node in setup.home else setup.seats
    return pieces.seat_mark(x, y, 11, SEAT[home]) if home < setup.seats else None


@functools.lru_cache(maxsize=8)
def _with_icon(setup: Any) -> frozenset[int]:
    """The spaces that are something."""
    return frozenset(node for node in range(setup.spaces) if _icon(setup, node) is not None)


def _sign(x: float, y: float, words: str, colour: str) -> Element:
    disc = circle(0, 0, 9.5, fill=token(colour), class_="sign")
    return group(disc, text(0, 0, words, 11, bold=True, fill=token("on-strong")), at=(x, y))


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
    icon = _icon(setup, node)
    figures = text(*spot(setup, node), f"{100 * float(chance):.0f}", 10, bold=True)
    return group(tint, figures if icon is None else icon, key=f"ticket {node}")


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


def _steps(n: int) -> str:
    return counted(n, "space")


def _space_label(view: View, setup: Any, node: int) -> str:
    """Return what a screen reader says of a space."""
    state = view.state
    things = [node_name(setup, node)]
    place = setup.pickup[node]
    if place >= 0:
        things.append(f"pick-up, {tile_words(setup, state.up[place] - 1)}" if state.up[place] else "pick-up, nobody")
    if setup.store[node] >= 0:
        things.append(f"store, {_shelf(setup, state, setup.store[node])}")
    if setup.landmark[node] >= 0:
        things.append(f"drop-off {LANDMARKS[setup.landmark[node]]}")
    return ", ".join(things) + _who(view, node)


def _does(state: Any, setup: Any, node: int) -> str:
    """Return what a space, or who stands on it, does to a driver."""
    said = []
    if state.patrol == node:
        said.append("The patrol car chases whoever ends a turn over the speed limit.")
    if setup.pickup[node] >= 0:
        waits = state.up[setup.pickup[node]]
        said.append("Stop here and click the passenger's card to pick up." if waits else "Passengers turn up here.")
    if setup.store[node] >= 0:
        said.append("Stop here with nobody aboard to buy an upgrade.")
    if setup.landmark[node] >= 0:
        said.append(f"Stop here with a passenger to {LANDMARKS[setup.landmark[node]]} aboard to get the fare.")
    if node == setup.station_node:
        said.append("Taxis that cannot settle a ticket are towed to the police station.")
    return " ".join(said)


def _upgrade_does(setup: Any, u: int) -> str:
    """Return what an upgrade is good for."""
    ability = ABILITY_NAMES[setup.ability[u]]
    second = f" A second one: {ability}." if setup.ability[u] != NO_ABILITY else ""
    return f"Passengers who ask for {UPGRADE_NAMES[u]} ride only with it; most tokens win a prize.{second}"


def _shelf(setup: Any, state: Any, store: int) -> str:
    """Return what a store sells."""
    held = [f"{n} {name}" for u, name in enumerate(UPGRADE_NAMES) if (n := state.shelf[store] >> 2 * u & 3)]
    return f"{', '.join(held) or 'sold out'} for ${setup.price[store]}"


def _who(view: View, node: int) -> str:
    taxis = [f", {view.cast.whose(s)} taxi" for s in range(view.game.setup.seats) if view.state.node[s] == node]
    return "".join(taxis) + (", patrol car" if view.state.patrol == node else "")


def _taxis(view: View) -> Iterator[Element]:
    """Passengers who wait, then the taxis, side by side where several stand on one space."""
    setup, state = laid(view.game.setup, view.state), view.state
    for place in range(2 * setup.stacks):
        if state.up[place]:
            yield _cat(view, setup, place)
    for s in range(setup.seats):
        company = [t for t in range(setup.seats) if state.node[t] == state.node[s]]
        x, y = spot(setup, state.node[s])
        shift = 13 * (company.index(s) - (len(company) - 1) / 2)
        yield pieces.cab(x + shift, y - 3, 30, SEAT[s], key=f"taxi {s}")


def _cat(view: View, setup: Any, place: int) -> Element:
    """A passenger, above a badge or beside a taxi, and pale if the taxi's upgrades do not suit."""
    state, node = view.state, setup.place_node[place]
    x, y = spot(setup, node)
    beside = 17 * (node in state.node[: setup.seats])
    rise = 16 if f"space:{node}" in view.badges else 7 * (beside > 0)
    cat = pieces.passenger(x + beside, y - rise, 22, key=f"passenger {state.up[place]}")
    if not suits(setup, state, _driver(view), state.up[place] - 1):
        cat.set("opacity", "0.45")
    return cat


def _driver(view: View) -> int:
    """The driver for whom passengers suit or not: the one reader, or whoever's turn it is."""
    return view.state.seat if view.cast.you is None else view.cast.you


def _patrol(view: View) -> Element:
    """The patrol car, beside a taxi if it is on the same space."""
    setup, state = laid(view.game.setup, view.state), view.state
    x, y = spot(setup, state.patrol)
    company = state.patrol in state.node[: setup.seats]
    waiting = setup.pickup[state.patrol] >= 0 and state.up[setup.pickup[state.patrol]] > 0
    badge = f"space:{state.patrol}" in view.badges
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
    scene = Scene(WIDTH, setup.seats * CARD + SHELF + rows * ROW + 30, "Drivers and passengers")
    for group_name, words in (("seats", "Aboard"), ("upgrades", "Upgrades"), ("waiting", "Passengers")):
        scene.name_group(group_name, words)
    for s in range(setup.seats):
        _card(scene, view, s, s * CARD)
    _upgrades(scene, view, setup.seats * CARD)
    top = setup.seats * CARD + SHELF
    for place in range(2 * setup.stacks):
        _waiting(scene, view, place, place % 2 * WIDTH / 2, top + place // 2 * ROW)
    stacks = ", ".join(str(setup.stack_size - view.state.depth[i]) for i in range(setup.stacks))
    foot = top + rows * ROW + 9
    look: dict[str, Any] = {"anchor": "start"}
    scene.add(text(8, foot, f"passengers left in the stack of each row: {stacks}", 11, key="stacks", **look))
    scene.add(text(8, foot + 14, PRIZES, 11, fill=token("muted"), key="prizes", **look))
    return scene


def _card(scene: Scene, view: View, s: int, top: float) -> None:
    """One driver: money, tickets, tokens, who is aboard, and what counts for prizes."""
    setup, state = laid(view.game.setup, view.state), view.state
    mine = s == state.seat and state.phase != OVER
    shape = Rect(0.5, top + 0.5, WIDTH - 1, CARD - 6, 8)
    edge = {"stroke": token("ink" if mine else "line"), "stroke_width": 2 if mine else 1}
    dollars = total(setup, state, s) if state.phase == OVER else state.money[s]
    tickets = f", {counted(state.tickets[s], 'ticket')}" if state.tickets[s] else ""
    driven = f", {state.moved} driven" if mine and state.moved else ""
    tokens = [
        f"{name} {state.token[UPGRADES * s + u]}"
        for u, name in enumerate(UPGRADE_NAMES)
        if state.token[UPGRADES * s + u]
    ]
    name = view.names[s] if len(view.names[s]) <= 18 else view.names[s][:17] + "…"
    scene.add(
        group(
            shape.element(fill=token("surface"), **edge),
            pieces.seat_mark(18, top + 11, 15, SEAT[s]),
            text(34, top + 11, name, 13, anchor="start", bold=mine),
            text(WIDTH - 10, top + 11, f"${dollars}{tickets}{driven}", 12, anchor="end"),
            text(10, top + 25, ", ".join(tokens), 11, anchor="start", fill=token("muted")),
            text(10, top + 39.5, _record(state, s), 11, anchor="start", fill=token("muted")),
            key=f"card {s}",
        )
    )
    for i in range(2):
        if state.aboard[2 * s + i]:
            _aboard(scene, view, s, i, top)


def _record(state: Any, s: int) -> str:
    """Whom a driver has delivered, by type, and the number on the speeding track."""
    counts = [f"{SHORT[t]} {n}" for t, n in enumerate(state.delivered[TYPES * s : TYPES * (s + 1)]) if n]
    longest = [f"longest {state.best[s]}"] if state.best[s] else []
    words = ", ".join(counts + longest)
    return f"delivered: {words}" if counts and len(words) < 45 else words


def _aboard(scene: Scene, view: View, s: int, i: int, top: float) -> None:
    """A passenger in a taxi; those of whoever drives can be touched."""
    setup, state = laid(view.game.setup, view.state), view.state
    tile = state.aboard[2 * s + i] - 1
    shape = Rect(WIDTH - 70 - 64 * i, top + 17, 60, 16, 6)
    words = f"to {LANDMARKS[setup.tile_to[tile]]} ${fare(setup, state, s, tile)}"
    drawn = [shape.element(fill=token("surface-2"), stroke=token("line")), text(*shape.centre, words, 11)]
    scene.add(group(*drawn, key=f"aboard {tile}"))
    if s == state.seat:
        label = f"aboard: {tile_words(setup, tile)}"
        look = view.look(f"aboard:{i}") | {"mark": "ring"}
        pays = f" {_PAYS_MORE.format(TYPE_NAMES[setup.tile_type[tile]])}" if setup.tile_times[tile] else ""
        pays += _UPGRADES_PAY if setup.tile_needs[tile] else ""
        look["badge_at"] = (shape.centre[0], top + 41.5)
        look["does"] = f"Stop at {LANDMARKS[setup.tile_to[tile]]} and click this to be paid.{pays}"
        scene.target(f"aboard:{i}", shape, label, group="seats", **look)


def _upgrades(scene: Scene, view: View, top: float) -> None:
    """The four upgrades, to be bought at a store or lost to a ticket."""
    for u, name in enumerate(UPGRADE_NAMES):
        shape = Rect(2 + 84 * u, top + 1, 80, 22, 6)
        part, (x, y) = f"upgrade:{u}", shape.centre
        words = text(x - 35, y, name, 11, anchor="start") if part in view.badges else text(x, y, name, 12)
        scene.add(group(shape.element(fill=token("surface-2"), stroke=token("line")), words, key=f"upgrade {name}"))
        look = view.look(part) | {"mark": "ring", "does": _upgrade_does(view.game.setup, u)}
        look["badge_at"] = (x + 23, y)
        scene.target(part, shape, name, group="upgrades", **look)


def _wishes(setup: Any, tile: int, suiting: bool) -> str:
    """Return what a passenger asks for, in few words, with a tick for an upgrade that is there."""
    needs = " and ".join(name for u, name in enumerate(UPGRADE_NAMES) if setup.tile_needs[tile] >> u & 1)
    limited = setup.tile_limit[tile]
    others = [*["alone"] * setup.tile_solo[tile], *[f"≤ {limited} tickets"] * (limited < NO_LIMIT)]
    if needs:
        needs = f"{needs} ✓" if suiting else needs if others else f"needs {needs}"
    return ", ".join(filter(None, [needs, *others]))


_UPGRADES_PAY = " A second upgrade of the kind that was asked for adds dollars, a third more."
_PAYS_MORE = "× type: the fare is paid once, and once more for each {} you delivered before."


def _terms(setup: Any, tile: int) -> str:
    """Return what a passenger asks for and pays, in whole sentences."""
    needs = [name for u, name in enumerate(UPGRADE_NAMES) if setup.tile_needs[tile] >> u & 1]
    limited, who = setup.tile_limit[tile], TYPE_NAMES[setup.tile_type[tile]]
    said = [
        f"Gets in only if your taxi has {listed(needs)}; shops sell that." if needs else "",
        "Alone: shares the taxi with nobody." if setup.tile_solo[tile] else "",
        f"≤ {counted(limited, 'ticket')}: gets in only while you have no more than that." if limited < NO_LIMIT else "",
        _PAYS_MORE.format(who) if setup.tile_times[tile] else "",
    ]
    return " ".join(filter(None, said))


def _waiting(scene: Scene, view: View, place: int, left: float, top: float) -> None:
    """A card for a pick-up: who waits there, where to, for how much, and what is asked."""
    setup, state = laid(view.game.setup, view.state), view.state
    where = node_name(setup, setup.place_node[place])
    tile = state.up[place] - 1
    shape = Rect(left + 1, top, WIDTH / 2 - 4, ROW - 4, 6)
    drawn = [shape.element(fill=token("surface"), stroke=token("line"))]
    if tile < 0:
        drawn.append(text(*shape.centre, f"{where}: nobody waits", 11, fill=token("muted")))
    else:
        pays = max(0, setup.tile_pays[tile] + setup.fare_change)
        dollars = f"${pays}{' × type' if setup.tile_times[tile] else ''}"
        suiting = bool(suits(setup, state, _driver(view), tile))
        wants = _wishes(setup, tile, suiting)
        ink = "muted" if suiting else "warn"
        asks = f"at {where}" + (f": {wants}" if wants else f", to {LANDMARKS[setup.tile_to[tile]]}")
        look: dict[str, Any] = {"anchor": "start", "fill": token(ink)}
        if len(asks) > LONG:
            look |= {"textLength": WIDTH / 2 - 18, "lengthAdjust": "spacingAndGlyphs"}
        drawn += [
            _sign(left + 14, top + 10, LANDMARKS[setup.tile_to[tile]], "legal"),
            text(left + 29, top + 8.5, TYPE_NAMES[setup.tile_type[tile]], 12, anchor="start"),
            text(left + WIDTH / 2 - 10, top + 8.5, dollars, 12, anchor="end", bold=True),
            text(left + 8, top + 22.5, asks, 11 if len(asks) < 28 else 9.5, **look),
        ]
    scene.add(group(*drawn, key=f"waiting {place}"))
    part = f"passenger:{place}"
    label = f"{where}, {tile_words(setup, tile) if tile >= 0 else 'nobody'}"
    does = f"Stop at {where} and click this to pick up. {_terms(setup, tile)}".strip() if tile >= 0 else ""
    look = view.look(part) | {"mark": "ring", "does": does, "badge_at": (left + WIDTH / 2 - 32, top + 24)}
    scene.target(part, shape, label, group="waiting", **look)
