"""What a table of Taxi Derby shows: the city with its taxis and the patrol car, the drivers, who waits where."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

from catlib.games.taxi_derby import rules as r
from catlib.games.taxi_derby.cards import UPGRADES
from catlib.games.taxi_derby.odds.tickets import heat_map
from catlib.games.taxi_derby.words import node_name, tile_words
from catwidgets import pieces
from catwidgets.scenes import View
from catwidgets.svg import Circle, Element, Point, Rect, Scene, circle, group, path, rect, text, token

__all__ = ["OVERLAYS", "draw"]

OVERLAYS = {"tickets": "chance of a ticket", "names": "names of the spaces"}

SIDE, EDGE, ROAD = 480, 16, 20
SEAT = (4, 2, 6, 1, 0)  # the looks of orange, green, yellow, blue and red
LETTERS = "VWXYZ"
WIDTH, CARD, ROW = 360, 58, 19


def draw(view: View) -> tuple[Scene, Scene]:
    """The city on the left, drivers and passengers on the right."""
    return city(view), desk(view)


# The city


def city(view: View) -> Scene:
    """The streets with what moves on them and what was asked to be shown."""
    setup = view.game.setup
    scene = Scene(SIDE, SIDE, f"The city, {setup.spaces} road sections", fixed=_streets(setup))
    scene.name_group("board", "City")
    heat = heat_map(view.game, view.state) if "tickets" in view.overlays and view.state.phase == r.DRIVE else {}
    scene.add(*(_warmth(setup, node, chance) for node, chance in heat.items()))
    if "names" in view.overlays:
        scene.add(group(*(text(*spot(setup, n), node_name(setup, n), 9) for n in range(setup.spaces)), key="names"))
    for node in range(setup.spaces):
        label = _space_label(view, node) + (f", ticket {_percent(heat[node])}" if node in heat else "")
        place = {"row": _size(setup) - setup.y[node], "col": setup.x[node]}
        scene.target(f"space:{node}", _section(setup, node), label, **place, **view.look(f"space:{node}"))
    if setup.station >= setup.spaces:
        x, y = spot(setup, setup.station)
        look = view.look(f"space:{setup.station}")
        scene.target(f"space:{setup.station}", Circle(x, y, 14), "police station" + _who(view, setup.station), **look)
    scene.add(*_taxis(view), _patrol(view))
    return scene


@functools.lru_cache(maxsize=32)
def _streets(setup: Any) -> Element:
    """What never changes: roads, pick-ups, drop-offs, stores, homes and the police station."""
    found: list[Element] = [rect(0, 0, SIDE, SIDE, 8, fill=token("surface-2"))]
    found += [
        _section(setup, node).element(fill=token("surface"), stroke=token("line")) for node in range(setup.spaces)
    ]
    for node in range(setup.spaces):
        x, y = spot(setup, node)
        if setup.pickup[node] >= 0:
            found.append(pieces.dots([(x, y)], token("muted"), 3))
        elif setup.store[node] >= 0:
            found.append(_sign(x, y, f"${setup.price[setup.store[node]]}", "best"))
        elif setup.landmark[node] >= 0:
            found.append(_sign(x, y, LETTERS[setup.landmark[node]], "legal"))
        elif node in setup.home:
            found.append(pieces.seat_mark(x, y, 11, SEAT[setup.home.index(node) // 2]))
    found.append(_sign(*spot(setup, setup.station), "P", "ink"))
    return group(*found)


def _sign(x: float, y: float, words: str, colour: str) -> Element:
    return group(
        circle(0, 0, 9.5, fill=token(colour)), text(0, 0, words, 11, bold=True, fill=token("on-strong")), at=(x, y)
    )


def _size(setup: Any) -> int:
    """Columns and rows of the drawing, the closed road round the edge included."""
    return max(max(setup.x), max(setup.y)) + 1


def _step(setup: Any) -> float:
    return (SIDE - 2 * EDGE) / (_size(setup) - 1)


def spot(setup: Any, node: int) -> Point:
    """The middle of a space in pixels; the police station stands in the block beside its road."""
    if node >= setup.spaces:
        road = next(n for n in setup.neighbour[node * r.STEPS : (node + 1) * r.STEPS] if n >= 0)
        x, y = spot(setup, road)
        beside = 0.9 * _step(setup)
        return (x - beside, y) if setup.x[road] % 2 else (x, y - beside)
    step = _step(setup)
    return EDGE + (setup.x[node] - 1) * step, SIDE - EDGE - (setup.y[node] - 1) * step


def _section(setup: Any, node: int) -> Rect:
    """The road section of a space, long in the direction of its street."""
    x, y = spot(setup, node)
    length = 2 * _step(setup) - ROAD + 2
    width, height = (length, ROAD) if setup.x[node] % 2 == 0 else (ROAD, length)
    return Rect(x - width / 2, y - height / 2, width, height, 4)


def _warmth(setup: Any, node: int, chance: Any) -> Element:
    """The chance of a ticket as a tint, and in figures where the space shows nothing else."""
    tint = _section(setup, node).element(fill=token("warn"), fill_opacity=float(chance) * 0.55)
    busy = max(setup.pickup[node], setup.store[node], setup.landmark[node]) >= 0 or node in setup.home
    figures = None if busy else text(*spot(setup, node), _percent(chance), 9, bold=True)
    return group(tint, figures, key=f"ticket {node}")


def _percent(chance: Any) -> str:
    return f"{100 * float(chance):.0f}%"


def _space_label(view: View, node: int) -> str:
    """What a screen reader says of a space."""
    setup, state = view.game.setup, view.state
    things = [node_name(setup, node)]
    place = setup.pickup[node]
    if place >= 0:
        things.append(f"pick-up, {tile_words(setup, state.up[place] - 1)}" if state.up[place] else "pick-up, nobody")
    if setup.store[node] >= 0:
        things.append(f"store, {_shelf(setup, state, setup.store[node])}")
    if setup.landmark[node] >= 0:
        things.append(f"drop-off {LETTERS[setup.landmark[node]]}")
    return ", ".join(things) + _who(view, node)


def _shelf(setup: Any, state: Any, store: int) -> str:
    """What a store sells."""
    held = [f"{n} {name}" for u, name in enumerate(UPGRADES) if (n := state.shelf[store] >> 2 * u & 3)]
    return f"{', '.join(held) or 'sold out'} for ${setup.price[store]}"


def _who(view: View, node: int) -> str:
    taxis = [f", {view.names[s]}'s taxi" for s in range(view.game.setup.seats) if view.state.node[s] == node]
    return "".join(taxis) + (", patrol car" if view.state.patrol == node else "")


def _taxis(view: View) -> Iterator[Element]:
    """Passengers who wait, then the taxis, side by side where several stand on one space."""
    setup, state = view.game.setup, view.state
    for place in range(2 * setup.stacks):
        if state.up[place]:
            x, y = spot(setup, setup.place_node[place])
            yield pieces.passenger(x, y, 22, key=f"passenger {state.up[place]}")
    for s in range(setup.seats):
        company = [t for t in range(setup.seats) if state.node[t] == state.node[s]]
        x, y = spot(setup, state.node[s])
        shift = 13 * (company.index(s) - (len(company) - 1) / 2)
        yield pieces.cab(x + shift, y - 3, 30, SEAT[s], key=f"taxi {s}")


def _patrol(view: View) -> Element:
    """The patrol car: dark, with a star, beside a taxi if it is on the same space."""
    setup, state = view.game.setup, view.state
    x, y = spot(setup, state.patrol)
    y += 11 if state.patrol in state.node[: setup.seats] else 0
    body = rect(-13, -7, 26, 14, 5, fill=token("ink"), stroke=token("halo"), stroke_width=2)
    star = path(pieces.MARKS["star"], fill=pieces.PALETTE["yellow"], transform="scale(0.55)")
    return group(body, star, at=(x, y), key="patrol")


# The desk


def desk(view: View) -> Scene:
    """A card for each driver, the upgrades that can be bought or lost, and who waits where."""
    setup = view.game.setup
    rows = 2 * setup.stacks
    scene = Scene(WIDTH, setup.seats * CARD + 34 + rows * ROW + 22, "Drivers and passengers")
    for group_name, words in (("seats", "Aboard"), ("upgrades", "Upgrades"), ("waiting", "Passengers")):
        scene.name_group(group_name, words)
    for s in range(setup.seats):
        _card(scene, view, s, s * CARD)
    _upgrades(scene, view, setup.seats * CARD)
    top = setup.seats * CARD + 34
    for place in range(rows):
        _waiting(scene, view, place, top + place * ROW)
    stacks = ", ".join(f"{'ABCDE'[i]} {setup.stack_size - view.state.depth[i]}" for i in range(setup.stacks))
    scene.add(text(8, top + rows * ROW + 11, f"left in the stacks: {stacks}", 12, anchor="start", key="stacks"))
    return scene


def _card(scene: Scene, view: View, s: int, top: float) -> None:
    """One driver: money, tickets, tokens, and who is aboard."""
    setup, state = view.game.setup, view.state
    mine = s == state.seat and state.phase != r.OVER
    shape = Rect(0.5, top + 0.5, WIDTH - 1, CARD - 6, 8)
    edge = {"stroke": token("ink" if mine else "line"), "stroke_width": 2 if mine else 1}
    dollars = r.total(setup, state, s) if state.phase == r.OVER else state.money[s]
    tickets = f", {state.tickets[s]} tickets" if state.tickets[s] else ""
    driven = f", {state.moved} driven" if mine and state.moved else ""
    tokens = [f"{name} {state.token[4 * s + u]}" for u, name in enumerate(UPGRADES) if state.token[4 * s + u]]
    name = view.names[s] if len(view.names[s]) <= 18 else view.names[s][:17] + "…"
    scene.add(
        group(
            shape.element(fill=token("surface"), **edge),
            pieces.seat_mark(18, top + 16, 18, SEAT[s]),
            text(34, top + 16, name, 13, anchor="start", bold=mine),
            text(WIDTH - 10, top + 16, f"${dollars}{tickets}{driven}", 12, anchor="end"),
            text(10, top + 38, ", ".join(tokens), 11, anchor="start", fill=token("muted")),
            key=f"card {s}",
        )
    )
    for i in range(2):
        if state.aboard[2 * s + i]:
            _aboard(scene, view, s, i, top)


def _aboard(scene: Scene, view: View, s: int, i: int, top: float) -> None:
    """A passenger in a taxi; those of whoever drives can be touched."""
    setup, state = view.game.setup, view.state
    tile = state.aboard[2 * s + i] - 1
    shape = Rect(WIDTH - 134 + 64 * i, top + 27, 60, 22, 6)
    words = f"to {LETTERS[setup.tile_to[tile]]} ${r.fare(setup, state, s, tile)}"
    drawn = [shape.element(fill=token("surface-2"), stroke=token("line")), text(*shape.centre, words, 11)]
    scene.add(group(*drawn, key=f"aboard {tile}"))
    if s == state.seat:
        label = f"aboard: {tile_words(setup, tile)}"
        scene.target(f"aboard:{i}", shape, label, group="seats", **(view.look(f"aboard:{i}") | {"mark": "ring"}))


def _upgrades(scene: Scene, view: View, top: float) -> None:
    """The four upgrades, to be bought at a store or lost to a ticket."""
    for u, name in enumerate(UPGRADES):
        shape = Rect(2 + 89 * u, top + 2, 85, 24, 6)
        drawn = [shape.element(fill=token("surface-2"), stroke=token("line")), text(*shape.centre, name, 12)]
        scene.add(group(*drawn, key=f"upgrade {name}"))
        part = f"upgrade:{u}"
        scene.target(part, shape, name, group="upgrades", **(view.look(part) | {"mark": "ring"}))


def _waiting(scene: Scene, view: View, place: int, top: float) -> None:
    """A line for a pick-up: its space, and who waits there."""
    setup, state = view.game.setup, view.state
    where = node_name(setup, setup.place_node[place])
    words = tile_words(setup, state.up[place] - 1) if state.up[place] else "nobody"
    shape = Rect(1, top, WIDTH - 2, ROW - 1, 4)
    scene.add(text(8, top + ROW / 2, f"{where}: {words}", 12, anchor="start", key=f"waiting {place}"))
    part = f"passenger:{place}"
    label = f"{where}, {words}"
    scene.target(part, shape, label, group="waiting", **(view.look(part) | {"mark": "ring"}))
