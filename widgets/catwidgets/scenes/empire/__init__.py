"""The table of Empire: New York with its cubes, the players, the battle and its dice."""

import functools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from catlib.chance import short_percent
from catlib.game import capital
from catlib.games.empire import odds, phases
from catlib.games.empire.board import cubes_of
from catlib.games.empire.maps import NODES, CityMap
from catlib.games.empire.opening import opened as opened
from catlib.games.empire.placing import new_cubes
from catlib.games.empire.sets import award
from catlib.games.empire.setup import ATTACK_DICE, city_of
from catlib.games.empire.voice import holds_whole, kind_name, kind_of, mission_of, neighborhood, voice
from catlib.rules import bit_count, each_place
from catwidgets.draw import (
    SEATS,
    Circle,
    Element,
    Point,
    Polygon,
    Rect,
    Scene,
    caption,
    ellipse,
    group,
    line,
    path,
    pieces,
    polygon,
    polyline,
    rect,
    text,
    token,
)
from catwidgets.scenes import NOBODY, View
from catwidgets.scenes.empire.at_once import repeat as repeat
from catwidgets.scenes.empire.at_once import route as route

OVERLAYS = ("reach", "front")
KEYS = {
    "e": "button:no more attacks", "f": "button:no free move", "c": "button:call the attack off",
    "k": "button:turn in no set", "3": "button:roll 3 dice", "2": "button:roll 2 dice", "1": "button:roll 1 die",
}

COVERED = False  # who defends decides often, and a hand matters little


LAND = ("#F4D9C6", "#DCE8C8", "#E7DAEE", "#F6E9BE", "#D3E4EE", "#E6E2D9", "#F1D7DD", "#D6EAE4")
WATER, SHORE, PARK, BORDER = "#BFD9E8", "#6E7F88", "#A9D08F", "#A79F90"
LINK = {"bridge": "#3B3F45", "tram": "#B3261E", "subway": "#7A4FA3"}
NEUTRAL = "#8A8F96"
BORDERS = (None, "7 3", "2 2.5", "10 3 2 3", "4 4", "1 4")  # dashes of who holds a neighborhood, by seat
INK = "#22262B"
PEST_COLOURS = ("#A5673F", "#6F7680", "#5B7FA6", "#F0E442")
PHONE = 22  # height of a line where a phone draws the map smaller and its words larger
LEAST = 0.005  # chance of a path that is still shown


def draw(view: View) -> tuple[Scene, Scene]:
    """The map on the left, players and battle on the right."""
    return city(view), desk(view)


# Cells: the ground that belongs to each neighborhood


@dataclass(frozen=True, slots=True)
class Cell(Polygon):
    """A neighborhood's ground; marks and badges go to where its cubes stand."""

    at: Point = (0, 0)

    @property
    def centre(self) -> Point:
        return self.at

    @property
    def foot(self) -> Point:
        return self.at[0], self.at[1] - 11  # a badge stands above the cubes, so that names stay readable

    def moved(self, dx: float, dy: float) -> "Cell":
        return Cell(tuple((x + dx, y + dy) for x, y in self.points), (self.at[0] + dx, self.at[1] + dy))


@functools.lru_cache(maxsize=16)
def cells(city: CityMap) -> tuple[Cell | Circle, ...]:
    """The ground of each neighborhood: what of its land is nearer to it than to others; a circle where no land is."""
    home = [land_under(city, hood.at) for hood in city.neighborhoods]
    found: list[Cell | Circle] = []
    for hood, land in zip(city.neighborhoods, home, strict=True):
        if land is None:
            found.append(Circle(*hood.at, 24))
            continue
        others = [other.at for other, where in zip(city.neighborhoods, home, strict=True) if where == land]
        points: list[Point] = list(land)
        for other in others:
            if other != hood.at:
                points = _nearer(points, hood.at, other)
        found.append(Cell(tuple(points), hood.at))
    return tuple(found)


def land_under(city: CityMap, at: Point) -> tuple[Point, ...] | None:
    """The outline that a point lies in."""
    return next((o for borough in city.boroughs for o in borough.outlines if inside(at, o)), None)


def inside(at: Point, outline: Sequence[Point]) -> bool:
    """Return whether a line from the point to the right crosses the outline an odd number of times."""
    x, y = at
    crossings = 0
    for (x1, y1), (x2, y2) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            crossings += 1
    return crossings % 2 == 1


def _nearer(points: Sequence[Point], a: Point, b: Point) -> list[Point]:
    """The part of a polygon that is nearer to a than to b (Sutherland and Hodgman, 1974)."""

    def lead(p: Point) -> float:
        return math.dist(p, b) ** 2 - math.dist(p, a) ** 2

    kept: list[Point] = []
    for p, q in zip((points[-1], *points[:-1]), points, strict=True):
        at_p, at_q = lead(p), lead(q)
        if (at_p < 0) != (at_q < 0):
            share = at_p / (at_p - at_q)
            kept.append((p[0] + share * (q[0] - p[0]), p[1] + share * (q[1] - p[1])))
        if at_q >= 0:
            kept.append(q)
    return kept


# The map


@functools.lru_cache(maxsize=16)
def ground(city: CityMap, bonus: tuple[str, ...], waters: tuple[str, ...]) -> Element:
    """Return what never changes: water, boroughs with the `bonus` that each brings, borders, links, names."""
    names = [borough.name for borough in city.boroughs]
    width, height = city.size
    parts = [rect(0, 0, width, height, 8, fill=WATER)]
    parts += map(_water, city.waters, waters)
    soft = {"stroke_linejoin": "round"}
    for i, borough in enumerate(city.boroughs):
        for outline in borough.outlines:
            parts.append(polygon(outline, fill=LAND[i % len(LAND)], stroke=SHORE, stroke_width=2, **soft))
    for hood, cell in zip(city.neighborhoods, cells(city), strict=True):
        fill = "none" if isinstance(cell, Cell) else LAND[names.index(hood.borough) % len(LAND)]
        parts.append(cell.element(fill=fill, stroke=BORDER, stroke_width=1, stroke_dasharray="3 2"))
    parts += [polygon(park.outline, fill=PARK, stroke="#86B36B", stroke_width=0.8, **soft) for park in city.parks]
    parts += _ways(city)
    return group(*parts, *names_of(city, bonus), data_ground="light")


@functools.lru_cache(maxsize=16)
def names_of(city: CityMap, bonus: tuple[str, ...]) -> Element:
    """The names of all boroughs and neighborhoods, to be drawn once more above arrows and what is outlined."""
    boroughs = [_borough_name(each, brings) for each, brings in zip(city.boroughs, bonus, strict=True) if each.label]
    return group(*boroughs, *(_name(hood.name, *hood.at) for hood in city.neighborhoods), key="names")


def _bonuses(setup: Any) -> tuple[str, ...]:
    return tuple(voice.at(setup).say("bonus-there", n=cubes) for cubes in setup.bonus[: setup.boroughs])


def _waters(setup: Any) -> tuple[str, ...]:
    return tuple(voice.at(setup).say("water", name=water.name) for water in city_of(setup).waters)


def _water(water: Any, name: str) -> Element:
    """A word on the water, turned along it."""
    x, y = water.at
    turn = f"rotate({water.turn} {x} {y})" if water.turn else None
    return text(x, y, name, 11, fill="#4C7F9E", font_style="italic", transform=turn, class_="fine")


def _ways(city: CityMap) -> Iterator[Element]:
    """Bridges, trams and subway links; and borders that no land shows."""
    at = {hood.name: hood.at for hood in city.neighborhoods}
    for link in city.links:
        points = link.span or [at[end] for end in link.ends]
        colour = LINK[link.kind]
        if link.kind == "bridge":
            yield polyline(points, stroke=colour, stroke_width=5, stroke_linecap="round")
            yield polyline(points, stroke="#F7F3E8", stroke_width=1.6, stroke_dasharray="3 2.5")
        else:
            dash = "5 3" if link.kind == "subway" else "1 4"
            yield polyline(points, stroke=colour, stroke_width=3, stroke_dasharray=dash, stroke_linecap="round")
    drawn = dict(zip(at, cells(city), strict=True))
    for a, b, kind in city.edges():
        if kind == "land" and not (isinstance(drawn[a], Cell) and isinstance(drawn[b], Cell)):
            yield line(*at[a], *at[b], stroke=BORDER, stroke_width=3)


def _outlined(x: float, y: float, words: str, size: float, bold: bool = False, fill: str = INK, **rest: Any) -> Element:
    """Words with a light edge, readable on any ground."""
    edge: dict[str, Any] = {"stroke": "#FFFFFF", "stroke_width": size / 4, "paint_order": "stroke"}
    return text(x, y, words, size, bold=bold, fill=fill, **edge, **rest)


def _borough_name(borough: Any, bonus: str) -> Element:
    (x, y), lines = borough.label, _lines(borough.name.upper())
    look: dict[str, Any] = {"bold": True, "fill": "#4A4F55", "letter_spacing": "1"}
    # a second line keeps clear of the first one where a phone writes larger
    name = [_outlined(x, y, words, 11, dy=f"{1.15 * i}em" if i else None, **look) for i, words in enumerate(lines)]
    return group(*name, _outlined(x, y + 13 * len(lines), bonus, 10, fill="#4A4F55", class_="fine"))


def _name(name: str, x: float, y: float, class_: str = "fine") -> Element:
    """A neighborhood's name below its cubes, in two lines if it is long."""
    lines = enumerate(_lines(name))
    return group(*(_outlined(x, y + 18, words, 9.5, dy=f"{i + 0.3}em", class_=class_) for i, words in lines))


def _lines(name: str) -> list[str]:
    """One line, or two of about the same length.

    >>> _lines("Harlem"), _lines("Upper West Side"), _lines("Bedford-Stuyvesant")
    (['Harlem'], ['Upper', 'West Side'], ['Bedford-', 'Stuyvesant'])
    """
    gaps = [i + 1 for i, letter in enumerate(name) if letter in " -"]
    if len(name) <= 11 or not gaps:
        return [name]
    gap = min(gaps, key=lambda i: abs(2 * i - len(name)))
    return [name[:gap].strip(), name[gap:]]


def city(view: View) -> Scene:
    """The map with everybody's cubes, the attack that is under way, and what was asked to be shown."""
    plan = city_of(view.game.setup)
    scene = city_map(view.game)
    scene.name_group("board", view.say("map"))
    for h, cell in enumerate(cells(plan)):
        scene.add(_land(view, cell, h))
    scene.add(*_overlays(view))
    scene.add(_attack(view))
    scene.add(names_of(plan, _bonuses(view.game.setup)))
    fight = view.state.origin, view.state.target
    named = sorted(range(view.game.setup.size), key=lambda h: (h not in fight, f"hood:{h}" not in view.legal))
    apart = _apart(plan, [plan.neighborhoods[h] for h in named])
    scene.add(group(*(_name(hood.name, hood.at[0], hood.at[1], "coarse") for hood in apart), key="names with room"))
    for h, hood in enumerate(plan.neighborhoods):
        seat, n = view.state.owner[h], view.state.cubes[h]
        scene.add(None if seat == phases.NOBODY else group(_cubes(seat, n), at=hood.at, key=f"stack {h}"))
    _add_targets(scene, view, plan)
    return scene


def _apart(plan: CityMap, hoods: Sequence[Any]) -> Iterator[Any]:
    """Yield those of the neighborhoods whose names, as large as on a phone, cover neither each other nor any cubes."""
    taken = [(x - 17, y - 12, x + 23, y + 14) for x, y in (hood.at for hood in plan.neighborhoods)]
    for (x, y), name in ((each.label, each.name) for each in plan.boroughs if each.label):
        half = PHONE * 0.4 * max(map(len, _lines(name)))
        taken.append((x - half, y - PHONE / 2, x + half, y + PHONE * len(_lines(name))))
    for hood in hoods:
        (x, y), lines = hood.at, _lines(hood.name)
        half, top = PHONE * 0.3 * max(map(len, lines)), y + 15
        box = (x - half, top, x + half, top + PHONE * len(lines))
        if not any(box[0] < u and r < box[2] and box[1] < v and t < box[3] for r, t, u, v in taken):
            taken.append(box)
            yield hood


def _land(view: View, cell: Any, h: int) -> Element | None:
    """A neighborhood in its holder's colour and border; one that can be chosen is lit, while the others recede."""
    seat, lit = view.state.owner[h], f"hood:{h}" in view.legal
    if seat == phases.NOBODY:
        return None
    colour, dash = _colour(seat)[0], BORDERS[seat % len(BORDERS)]
    look = {"stroke": colour, "stroke_width": 2.2, "stroke_dasharray": dash, "stroke_linejoin": "round"}
    some = any(part.startswith("hood:") for part in view.legal)
    ground = cell.inset(3).element(fill=colour, fill_opacity=(0.28 + 0.42 * lit) if some else 0.46, **look)
    edge = {"fill": "none", "stroke": "#FFFFFF", "stroke_width": 3.5, "stroke_linejoin": "round"}
    return group(ground, cell.inset(6).element(**edge) if lit else None, key=f"land {h}")


def city_map(game: Any) -> Scene:
    """The map alone."""
    plan = game.house.map
    width, height = plan.size
    return Scene(width, height, plan.title, fixed=ground(plan, _bonuses(game.setup), _waters(game.setup)))


def _add_targets(scene: Scene, view: View, plan: CityMap) -> None:
    setup, names = view.game.setup, plan.names()
    for h, cell in enumerate(cells(plan)):
        near = tuple(f"hood:{setup.near[i]}" for i in range(setup.first[h], setup.first[h + 1]))
        look = view.look(f"hood:{h}") | {"mark": "ring", "does": _does(view, h, plan)}
        scene.target(f"hood:{h}", cell, _label(view, h, names[h]), neighbours=near, **look)


def _does(view: View, h: int, plan: CityMap) -> str:
    """Return what a click on a neighborhood does now, and what its borough brings."""
    setup, at = view.game.setup, voice.at(view.game.setup, view.state)
    click = f"click-{at.phase}" if f"hood:{h}" in view.legal else ""
    brings = at.say("brings-a-turn", name=plan.neighborhoods[h].borough, n=setup.bonus[setup.borough[h]])
    return f"{at.say(click)} {brings}" if voice.has(click) else brings


def _label(view: View, h: int, name: str) -> str:
    """Return what a screen reader says of a neighborhood."""
    state, words = view.state, {"hood": name, "name": city_of(view.game.setup).neighborhoods[h].borough}
    if state.owner[h] == phases.NOBODY:
        return view.say("not-dealt", **words)
    holder = view.say("neutral") if state.owner[h] == phases.NEUTRAL else view.names[state.owner[h]]
    return view.say("held-there", holder=holder, n=state.cubes[h], **words)


def _colour(seat: int) -> tuple[str, str]:
    """The colour of a seat's cubes and of numbers on them."""
    return (NEUTRAL, "#FFFFFF") if seat == phases.NEUTRAL else (SEATS[seat].colour, SEATS[seat].ink)


TOP, LEFT, RIGHT = "M0 -13L12 -7L0 -1L-12 -7Z", "M-12 -7L0 -1V13L-12 7Z", "M12 -7L0 -1V13L12 7Z"
OUTLINE = "M0 -13L12 -7V7L0 13L-12 7V-7Z"


def cube(x: float, y: float, size: float, seat: int, key: str | None = None) -> Element:
    """A cube in the colour of a seat, with the seat's mark on top."""
    fill, ink = _colour(seat)
    mark = pieces.MARKS[SEATS[seat].mark] if seat != phases.NEUTRAL else ""
    sides = [
        path(OUTLINE, fill=token("halo"), stroke=token("halo"), stroke_width=3.5, stroke_linejoin="round"),
        path(OUTLINE, fill=fill, stroke=INK, stroke_width=1.4, stroke_linejoin="round"),
        path(TOP, fill="#FFFFFF", fill_opacity=0.38),
        path(RIGHT, fill="#000000", fill_opacity=0.2),
        path(mark, fill=ink, transform="translate(0 -7) scale(0.42 0.28)") if mark else None,
    ]
    return group(*sides, at=(x, y), scale=size / 26, key=key)


@functools.lru_cache(maxsize=2000)
def _cubes(seat: int, n: int) -> Element:
    """One cube drawn, all counted."""
    return group(cube(-5, 0, 24, seat), _plate(11, 5, str(n)))


def _plate(x: float, y: float, label: str, key: str | None = None) -> Element:
    wide = 10 + 6.5 * len(label)
    plate = rect(-wide / 2, -7.5, wide, 15, 7.5, fill="#FFFFFF", stroke=INK, stroke_width=1.2)
    return group(plate, _outlined(0, 0, label, 11.5, bold=True), at=(x, y), key=key)  # larger than it on a phone


def _attack(view: View) -> Element | None:
    """An arrow from where cubes come to where they go; rings where only one end is known."""
    state, plan = view.state, city_of(view.game.setup)
    if state.origin < 0:
        return None
    a = plan.neighborhoods[state.origin].at
    ring = ellipse(a[0] + 1, a[1] - 0.5, 25, 17, fill="none", stroke=token("path"), stroke_width=3)
    if state.target < 0:
        return group(ring, key="attack")
    b = plan.neighborhoods[state.target].at
    return group(ring, pieces.arrow(_toward(a, b, 19), _toward(b, a, 21), width=4.5), key="attack")


def arrow(game: Any, state: Any, action: int) -> list[Point]:
    """From where cubes attack or move to where they go."""
    kind, _, number = game.parts(state, action)[0].partition(":")
    if kind != "hood" or state.origin < 0 or state.phase not in (phases.TARGET, phases.FREE_TO):
        return []
    hoods = city_of(game.setup).neighborhoods
    a, b = hoods[state.origin].at, hoods[int(number)].at
    return [a, _toward(b, a, 19)]


def _toward(a: Point, b: Point, pixels: float) -> Point:
    share = pixels / (math.dist(a, b) or 1)
    return a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])


# Overlays


def _overlays(view: View) -> Iterator[Element]:
    seat = view.state.player if view.state.player >= 0 else view.state.seat
    if view.state.stage < phases.BEGIN:
        return
    if "reach" in view.overlays:
        yield _reach(view, seat)
    if "front" in view.overlays:
        yield _front(view, seat)


def _reach(view: View, seat: int) -> Element:
    """On every rival neighborhood the chance that one stack fights its way there, by the best path."""
    plan = city_of(view.game.setup)
    names, shapes = plan.names(), cells(plan)
    parts = []
    for name, way in odds.routes(view.game, view.state, seat, LEAST).items():
        h = names.index(name)
        x, y = plan.neighborhoods[h].at
        chance = float(way.chance)
        parts.append(shapes[h].element(fill=token("path"), fill_opacity=0.08 + 0.42 * chance))
        parts.append(_plate(x, y - 20, short_percent(chance), key=f"reach {h}"))
    return group(*parts, key="reach")


def _front(view: View, seat: int) -> Element:
    """A line from each own neighborhood that can attack to its weakest rival next door."""
    setup, state = view.game.setup, view.state
    at = [hood.at for hood in city_of(setup).neighborhoods]
    arrows = []
    for h in range(setup.size):
        if state.owner[h] == seat and state.cubes[h] > 1:
            rivals = [n for n in setup.near[setup.first[h] : setup.first[h + 1]] if state.owner[n] != seat]
            if rivals:
                weakest = min(rivals, key=lambda n: state.cubes[n])
                ends = _toward(at[h], at[weakest], 18), _toward(at[weakest], at[h], 18)
                arrows.append(pieces.arrow(*ends, width=2.5))
    return group(*arrows, key="front")


# The desk: players, cards, battle

WIDTH, CARD, BATTLE = 300, 52, 108


def desk(view: View) -> Scene:
    """The battle if there is one, the hand of the player who decides, then a card for each player."""
    setup = view.game.setup
    at, dice = _last_roll(view)
    middle = BATTLE + 6 if at else 0
    top = middle + _hand_height(view) + 6
    scene = Scene(WIDTH, top + setup.seats * CARD, view.say("desk"))
    for name, words in (("seats", "players"), ("hand", "hand"), ("dice", "dice-group")):
        scene.name_group(name, view.say(words))
    if at is not None:
        _battle(scene, view, at, dice)
    _hand(scene, view, middle)
    for s in range(setup.seats):
        _player(scene, view, s, top + s * CARD)
    return scene


def _panel(top: float, height: float, key: str) -> Element:
    shape = Rect(0.5, top + 0.5, WIDTH - 1, height - 1, 8)
    return group(shape.element(fill=token("surface-2"), stroke=token("line"), stroke_width=1), key=key)


def _player(scene: Scene, view: View, s: int, top: float) -> None:
    """One player: name, neighborhoods and cubes, cards, cubes to place, whole boroughs."""
    setup, state = view.game.setup, view.state
    turn = s == state.seat and state.phase not in (phases.START_ROLL, phases.OVER)
    edge = {"stroke": token("ink" if turn else "line"), "stroke_width": 2 if turn else 1}
    shape = Rect(0.5, top + 0.5, WIDTH - 1, CARD - 6, 8)
    scene.add(group(shape.element(fill=token("surface"), **edge), key=f"card {s}"))
    name = text(42, top + 15, view.short(s, 14), 13, anchor="start", bold=turn)
    n = cubes_of(setup, state, s)
    brings = [view.say("next-turn", n=new_cubes(setup, state, s))] * (state.stage >= phases.BEGIN)
    cubes = voice.at(setup).joined([view.say("cubes", n=n), *brings], "comma")
    held = text(WIDTH - 10, top + 15, cubes, 12, anchor="end")
    shown, more = seat_facts(view, s), {"mark": "none", "does": view.say("seat-does")}
    facts = text(42, top + 33, shown, 11, anchor="start", fill=token("muted"))
    scene.add(group(cube(21, top + 22, 26, s), name, held, facts, key=f"player {s}"))
    label = view.say("seat-there", name=view.names[s], facts=shown, n=n)
    scene.target(f"seat:{s}", shape, label, group="seats", **(view.look(f"seat:{s}") | more))


def seat_facts(view: View, s: int) -> str:
    setup, state = view.game.setup, view.state
    if state.stage > phases.FILLING and state.count[s] == 0:
        return view.say("is-out")
    cards, whole = bit_count(state.hand[s]), holds_whole(setup, state, s)
    if len(", ".join(whole)) > 20:
        whole = [view.say("boroughs", n=len(whole))]
    facts = [view.say("neighborhoods-held", n=state.count[s], each=1), *[view.say("cards", n=cards)] * (cards > 0)]
    return voice.at(setup).joined([*facts, *whole], "comma")


def _holder(view: View) -> int:
    """Return whose cards are shown: those of who looks, or, if all lie open, of who decides; NOBODY if nobody's."""
    if view.seat is not None:
        return view.seat
    return view.state.player if view.legal else NOBODY


def _hand_height(view: View) -> float:
    """Room for the cards, the mission and the cubes of who looks."""
    state, holder = view.state, _holder(view)
    if holder < 0:
        return 28
    mission = mission_of(view.game.setup, state, holder)
    return 28 + 60 * bool(state.hand[holder]) + 28 * bool(mission) + 28 * _places(view)


def _places(view: View) -> bool:
    """Return whether who looks has cubes to place now."""
    return bool(view.state.phase == phases.PLACE and view.state.player == _holder(view))


def _hand(scene: Scene, view: View, top: float) -> None:
    """The cards and the mission of who looks, and how many cubes there are to place."""
    setup, state, holder = view.game.setup, view.state, _holder(view)
    scene.add(_panel(top, _hand_height(view), "hand panel"))
    next_set = view.say("next-set", n=award(setup, state.sets))
    scene.add(group(caption(WIDTH - 10, top + 14, next_set, anchor="end"), key="next set"))
    held = [*each_place(state.hand[holder])] if holder >= 0 else []
    words = view.say("cards-hidden" if holder < 0 else "cards" if held else "no-cards", n=len(held))
    scene.add(group(caption(10, top + 14, words, anchor="start"), key="hand"))
    if holder < 0:
        return
    step = min(46.0, (WIDTH - 56) / max(1, len(held) - 1))
    for i, card in enumerate(held):
        _card(scene, view, card, 28 + step * i, top + 56)
    y = top + 28 + 60 * bool(held)
    if mission := mission_of(setup, state, holder):
        scene.add(group(*_wrapped(mission, y + 4), key="mission"))
        y += 28
    if _places(view):
        _reserve(scene, view, y + 12)


def _card(scene: Scene, view: View, card: int, x: float, y: float) -> None:
    kind = kind_of(view.game.setup, card)
    shape = Rect(x - 20, y - 27, 40, 54, 5)
    raised = f"card:{card}" in view.selected
    edge = {"stroke": token("legal" if raised else "ink"), "stroke_width": 2.5 if raised else 1}
    hood = neighborhood(view.game.setup, card) if card < NODES else ""
    name = _lines(hood)[0] if hood else view.say("wild-face")
    face = [
        shape.element(fill="#FFFDF6", **edge),
        _pest(kind, x, y - 6),
        text(x, y + 19, name if len(name) <= 9 else name[:8] + "…", 7, fill=INK),
    ]
    scene.add(group(*face, key=f"card {card}"))
    pest = str(kind_name(view.game.setup, card))
    label = view.say("card-there", hood=hood, pest=pest) if hood else pest
    look = view.look(f"card:{card}") | {"mark": "ring", "does": view.say("card-does")}
    scene.target(f"card:{card}", shape, label, group="hand", **look)


PESTS = (
    "M-9 9Q-11 -1 -3 -3Q-1 -9 5 -8Q9 -7 8 -3Q5 0 5 4Q6 9 2 9ZM-9 9Q-17 4 -13 -4Q-10 -9 -6 -6Q-9 -1 -7 4Z",
    "M-11 8Q-11 -3 0 -4Q3 -9 7 -7L12 0Q11 3 7 3Q7 8 2 8ZM-11 7Q-16 7 -15 1",
    "M-12 3Q-6 -3 -1 -3Q0 -9 5 -9Q9 -8 9 -5L13 -4L9 -2Q8 6 0 7H-4L-12 10Q-8 6 -12 3ZM-1 7V11M3 7V11",
    "M0 -11L3 -3L11 -3L5 2L7 10L0 5L-7 10L-5 2L-11 -3L-3 -3Z",
)


def _pest(kind: int, x: float, y: float) -> Element:
    """A squirrel, a rat, a pigeon or the star of a wild card, in a few lines."""
    look = {"stroke": INK, "stroke_width": 1.3, "stroke_linejoin": "round"}
    return group(path(PESTS[kind], fill=PEST_COLOURS[kind], **look), at=(x, y))


def _reserve(scene: Scene, view: View, y: float) -> None:
    """Cubes to place, and how many go with one click."""
    state = view.state
    left = text(36, y, view.say("to-place", n=state.reserve[state.player]), 12, anchor="start")
    scene.add(group(cube(20, y, 20, state.player), left, key="reserve"))
    for i, part in enumerate(("amount:ten", "amount:all")):
        if part not in view.legal:
            continue
        words = capital(view.say(part.replace(":", "-")))
        shape, chosen = Rect(102 + 98 * i, y - 12, 94, 24, 5), part in view.selected
        back = token("legal") if chosen else token("surface")
        ink = token("on-strong") if chosen else token("ink")
        edge = {"stroke": token("legal"), "stroke_width": 2}
        middle = shape.centre
        scene.add(group(shape.element(fill=back, **edge), text(*middle, words, 11, fill=ink), key=part))
        label = view.say("place-amount", amount=words)
        scene.target(part, shape, label, group="hand", **(view.look(part) | {"mark": "none"}))


def _wrapped(words: str, y: float) -> Iterator[Element]:
    """A sentence on two lines."""
    half = len(words) if len(words) < 50 else words.rfind(" ", 0, 50)
    for i, part in enumerate(filter(None, (words[:half], words[half:].strip()))):
        yield text(10, y + 12 * i, part, 10.5, anchor="start")


# The battle


Faces = tuple[list[int], list[int]]


def _battle(scene: Scene, view: View, at: Any, dice: Faces) -> None:
    """Work out who fights where, the chance to capture, and the dice that roll or lay last."""
    state = view.state
    scene.add(_panel(0, BATTLE, "battle panel"))
    sides = [
        (at.seat, neighborhood(view.game.setup, at.origin)),
        (at.owner[at.target], neighborhood(view.game.setup, at.target)),
    ]
    rolling = state.phase == phases.ROLL
    counts = at.attacking, at.defending
    step = 40 if max(counts) < ATTACK_DICE else 34
    first = WIDTH - 28 - step * (max(counts) - 1)
    for row, (seat, name) in enumerate(sides):
        y = 22 + 41 * row
        scene.add(
            group(
                text(10, y - 10, name, 12, anchor="start", bold=True),
                caption(10, y + 6, view.say(("attacks", "defends")[row]), anchor="start"),
                key=f"side {row}",
            )
        )
        for i in range(counts[row]):
            lying = dice[row][i] if i < len(dice[row]) else 0
            _die(scene, view, f"die:{ATTACK_DICE * row + i}", first + step * i, y, lying, seat)
    words = _verdict(view, at) if not rolling else ""
    if words:
        scene.add(group(text(WIDTH / 2, 96, words, 12), key="verdict"))


def _last_roll(view: View) -> tuple[Any, Faces]:
    """The battle under way or just decided, and the faces of both sides, the highest first."""
    state = view.state
    if state.phase == phases.ROLL:
        first = state.die[: min(state.rolled, state.attacking)]
        second = state.die[ATTACK_DICE : ATTACK_DICE + max(0, state.rolled - state.attacking)]
        return state, (first, second)
    rolled: Faces = ([], [])
    battle = None
    for before, action in _since_a_roll_began(view):
        if before.phase == phases.ROLL:
            if before.rolled == 0:
                rolled, battle = ([], []), before
            rolled[0 if before.rolled < before.attacking else 1].append(action + 1)
    asked = state.phase in (phases.DICE, phases.DEFEND)
    if asked and (battle is None or (battle.origin, battle.target) != (state.origin, state.target)):
        return state, ([], [])
    return battle, (sorted(rolled[0], reverse=True), sorted(rolled[1], reverse=True))


def _since_a_roll_began(view: View) -> Iterator[tuple[Any, int]]:
    """Return what was done since the last picture, with the first dice of a roll that was under way then."""
    found = list(zip(view.recent, view.actions_since, strict=False))
    n = len(view.actions) - len(found)
    while found and n > 0 and found[0][0].phase == phases.ROLL and found[0][0].rolled:
        n -= 1
        found.insert(0, (view.states[n], view.actions[n]))
    return iter(found)


def _die(scene: Scene, view: View, part: str, x: float, y: float, face: int, seat: int) -> None:
    """A die of a side in its colour, rolling as long as it shows nothing."""
    kind = pieces.d6 if view.game.setup.sides <= 6 else pieces.d8
    colour = None if seat == phases.NEUTRAL else seat
    scene.add(kind(x, y, 32, face=face or 1, seat=colour, state="" if face else "rolling", key=part))
    colour_name = voice.at(view.game.setup).person(seat).name
    label = view.say("die-shows" if face else "die-rolls", seat=colour_name, face=face)
    scene.target(part, Rect(x - 18, y - 18, 36, 36, 8), label, group="dice", **(view.look(part) | {"mark": "none"}))


def _verdict(view: View, battle: Any) -> str:
    """Return what the chance to capture is now, or how the battle came out."""
    state = view.state
    if state.owner[battle.target] == battle.seat:
        return view.say("captured")
    own, theirs = state.cubes[battle.origin], state.cubes[battle.target]
    if state.phase not in (phases.DICE, phases.DEFEND) or max(own, theirs) > 300:
        return view.say("attack-over", own=own, theirs=theirs)
    chance = odds.capture_chance(own, theirs, dice=odds.dice_of(view.game.house))
    return view.say("to-capture", own=own, theirs=theirs, chance=short_percent(float(chance)))
