"""The table of Cat Cab Crew: the city with its cabs, the drivers, the dice."""

import functools
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from catlib.game import capital, in_a_row
from catlib.games.cat_cab import ending, phases
from catlib.games.cat_cab.crazy_cat import crazy_goal
from catlib.games.cat_cab.curses import cancelled
from catlib.games.cat_cab.dice import dice_shown, faces_shown
from catlib.games.cat_cab.reach import WORK, reachable
from catlib.games.cat_cab.setup import BLOCKED, COLOURED, NIBBLES, NODES, PATROL, SEATS, SLOTS, STEPS, WHITE
from catlib.games.cat_cab.voice import cell_name, die_name, seat_name, voice
from catwidgets.draw import (
    Die,
    Element,
    Grid,
    Point,
    Rect,
    Scene,
    circle,
    dice_tray,
    ellipse,
    group,
    path,
    pieces,
    polyline,
    rect,
    text,
    token,
)
from catwidgets.scenes import View

OVERLAYS = ("reachable", "shortest", "retreat")
KEYS = {"k": "button:keep all dice"}

CELL, ROAD = 45, 19  # pixels of a cell; of the street through its middle
PAPER, GRASS, KERB, STREET, LANE, INK = "#F2EEDF", "#C3DBA4", "#A9A696", "#E6E3DA", "#FFFFFF", "#3A3F45"
ROOFS = ("#C8553D", "#D9974A", "#5B8E7D", "#6C7A9C", "#B8798E")
MOST_WAYS = 4000  # of several moves that are tried to reach a cell
DELTAS = ((1, 0), (0, 1), (-1, 0), (0, -1))
SPECIAL = {NIBBLES: "cat-nibbles", PATROL: "paw-patrol", BLOCKED: "blocked-cell"}  # messages of the voice
DOES = {NIBBLES: "nibbles-do", PATROL: "patrol-does", BLOCKED: "blocked-cell"}


def signs() -> Mapping[str, Element]:
    """Return the pictures of what stands on the board."""
    return {
        "passenger": pieces.passenger(14, 14, 26),
        "gate": pieces.gate(14, 15, 24),
        "nibbles": pieces.fish_bowl(14, 14, 26),
        "patrol": pieces.paw(14, 14, 26),
        "die": pieces.d6(14, 14, 22, face=6, seat=0),
        "curse": pieces.cube(14, 14, 22),
        "sabotage": pieces.d6(14, 14, 22, face=2),
        "item": pieces.d6(14, 14, 22, face=3),
    }


def is_usual(game: Any, state: Any, action: int) -> bool:
    """Return whether no dice are rolled again: those one touches."""
    return state.phase != phases.KEEP or game.parts(state, action)[0] in KEYS.values()


def draw(view: View) -> tuple[Scene, Scene]:
    """The city on the left, drivers and dice on the right."""
    return city(view), desk(view)


# The city


def city(view: View) -> Scene:
    """The grid with its gates, the cabs, the passenger and what was asked to be shown."""
    setup, state = view.game.setup, view.state
    grid = _grid(setup)
    label = voice.at(setup).say("city-by-size")
    scene = Scene(*_size(setup), label, fixed=_streets(setup))
    scene.name_group("board", voice.at(setup).say("the-city"))
    scene.add(pieces.gate(*spot(setup, setup.out), 36, opened=state.collected > 0, key="exit"))
    scene.add(*_trails(view), *_overlays(view))
    _add_cells(scene, view, grid)
    if state.passenger != phases.NOBODY:
        x, y = spot(setup, state.passenger)
        crowded = any(state.cell[s] == state.passenger for s in range(setup.seats))
        size = (28, 34)[not crowded]
        scene.add(pieces.passenger(x + 11 * crowded, y - 8 * crowded, size, key="passenger"))
    scene.add(*_cabs(view))
    return scene


def plan(
    game: Any,
    label: str,
    drawn: Iterable[Element] = (),
    says: Mapping[tuple[int, int], str] | None = None,
    legal: Collection[tuple[int, int]] = (),
    special: bool = True,
) -> Scene:
    """The city without a match, for lessons: what is `drawn` on it, and every cell (column, row) as a target.

    Ids are those of `city`. `says` is what a screen reader adds to a cell, `legal` are the cells that can be clicked;
    without `special` the special cells are left plain.

    >>> plan(load("cat_cab"), "Mew York", legal=[(1, 1)])
    <Scene 'Mew York', 48 targets, 1 can be chosen>
    """
    setup = game.setup
    grid = _grid(setup)
    scene = Scene(*_size(setup), label, fixed=_streets(setup, special))
    scene.name_group("board", voice.at(setup).say("the-city"))
    scene.add(pieces.gate(*spot(setup, setup.out), 36, opened=False, key="exit"), *drawn)
    for column, row in grid.cells():
        node = (row - 1) * setup.columns + column - 1
        kind = voice.at(setup).say(SPECIAL[setup.kind[node]]) if setup.kind[node] and special else ""
        words = [cell_name(setup, node), kind, (says or {}).get((column, row), "")]
        place = {"row": grid.rows - row + 1, "col": column, "legal": (column, row) in legal, "mark": "none"}
        scene.target(f"cell:{node}", grid.shape(column, row), in_a_row(words), **place)
    return scene


class _Margins(NamedTuple):
    """Room around the cells, for numbers and for the gates that stand outside."""

    left: int
    right: int
    top: int
    bottom: int


@functools.lru_cache(maxsize=32)
def _margins(setup: Any) -> _Margins:
    right, up, left, down = (side in {_side(setup, setup.start), _side(setup, setup.out)} for side in range(4))
    return _Margins(26 + 38 * left, 14 + 28 * right, 12 + 30 * up, 26 + 32 * down)


def _grid(setup: Any) -> Grid:
    return Grid(setup.columns, setup.rows, CELL, left=_margins(setup).left, top=_margins(setup).top)


def _size(setup: Any) -> Point:
    """Width and height of the whole city."""
    grid, margins = _grid(setup), _margins(setup)
    return grid.left + grid.width + margins.right, grid.top + grid.height + margins.bottom


@functools.lru_cache(maxsize=32)
def _streets(setup: Any, special: bool = True) -> Element:
    """Return what never changes: cells, special cells, the start gate, the numbers along the edges."""
    grid, margins = _grid(setup), _margins(setup)
    parts = [_town(grid, _size(setup)), _sign(setup, grid), _axis(grid, margins)]
    for node in range(setup.cells):
        x, y = spot(setup, node)
        if setup.kind[node] == NIBBLES and special:
            parts.append(pieces.fish_bowl(x, y, 32))
        elif setup.kind[node] == PATROL and special:
            parts.append(pieces.paw(x, y, 32))
        elif setup.kind[node] == BLOCKED:
            shape = grid.shape(*_where(setup, node))
            parts += [shape.element(fill=GRASS), _house(x, y + 1, 38, node)]
    parts.append(pieces.gate(*spot(setup, setup.start), 36))
    return group(*parts, data_ground="light")


def _town(grid: Grid, size: Point) -> Element:
    """Streets through the middles of all cells, houses and trees in the blocks between them."""
    right, foot = grid.left + grid.width, grid.top + grid.height
    xs = [grid.centre(column, 1)[0] for column in range(1, grid.columns + 1)]
    ys = [grid.centre(1, row)[1] for row in range(1, grid.rows + 1)]
    ways = "".join([f"M{x:g} {grid.top:g}V{foot:g}" for x in xs] + [f"M{grid.left:g} {y:g}H{right:g}" for y in ys])
    streets = [
        path(ways, fill="none", stroke=colour, stroke_width=wide, stroke_dasharray=dash)
        for colour, wide, dash in ((KERB, ROAD + 2, None), (STREET, ROAD, None), (LANE, 1.6, "5 4"))
    ]
    crossings = [rect(x - ROAD / 2, y - ROAD / 2, ROAD, ROAD, fill=STREET) for x in xs for y in ys]
    blocks = [
        _block(grid.left + grid.cell * i, grid.top + grid.cell * k, 7 * i + 5 * k)
        for i in range(1, grid.columns)
        for k in range(1, grid.rows)
    ]
    back = rect(0, 0, *size, 8, fill=PAPER)
    return group(back, rect(grid.left, grid.top, grid.width, grid.height, 6, fill=GRASS), *streets, *crossings, *blocks)


def _block(x: float, y: float, number: int) -> Element:
    """Draw a house between four crossings, or now and then trees, or a pond."""
    if number % 6 == 4:
        trees = [(x - 5, y - 3), (x + 6, y - 1), (x - 1, y + 5)]
        return group(*(circle(*tree, 6, fill="#6F9C55", stroke=INK, stroke_width=0.8) for tree in trees))
    if number % 11 == 3:
        return ellipse(x, y, 9, 7, fill="#8CC6E0", stroke="#FFFFFF", stroke_width=2)
    return _house(x, y, 25, number)


def _house(x: float, y: float, size: float, number: int) -> Element:
    """A house with a roof of its own colour and a lit window."""
    edge = {"stroke": INK, "stroke_width": 5, "stroke_linejoin": "round"}
    wall = path("M-34 -6H34V44H-34Z", fill="#FFF8E7", **edge)
    roof = path("M-46 -2L0 -44L46 -2Z", fill=ROOFS[number % len(ROOFS)], **edge)
    door = path("M-22 44V18H-4V44Z", fill="#8A6A4A")
    window = rect(8, 8, 18, 18, fill="#FFD866", stroke=INK, stroke_width=3)
    return group(wall, roof, door, window, at=(x, y), scale=size / 100)


def _sign(setup: Any, grid: Grid) -> Element | None:
    """The name of the city beside the gate that stands above it; None where there is no room."""
    x, y = spot(setup, setup.out)
    if y > grid.top or grid.width < 4 * CELL:
        return None
    middle = grid.left + grid.width / 2 + (-CELL if x > grid.left + grid.width / 2 else CELL)
    board = rect(middle - 56, y - 12, 112, 24, 5, fill="#2F6B4F", stroke="#FFFFFF", stroke_width=1.5)
    return group(board, text(middle, y, "Mew York", 13, bold=True, fill="#FFFFFF"))


def _axis(grid: Grid, margins: _Margins) -> Element:
    """The numbers of columns and rows, at the edge of the picture so that gates have room."""
    foot = grid.top + grid.height + margins.bottom - 11
    rows = [(12, grid.centre(1, n)[1], str(n)) for n in range(1, grid.rows + 1)]
    columns = [(grid.centre(n, 1)[0], foot, str(n)) for n in range(1, grid.columns + 1)]
    return group(*(text(x, y, s, 12, fill=token("muted")) for x, y, s in rows + columns))


def _inner(setup: Any, gate: int) -> int:
    """The cell inside a gate."""
    return int(setup.entry if gate == setup.start else setup.exit)


@functools.lru_cache(maxsize=64)
def _side(setup: Any, gate: int) -> int:
    """On which side of its cell a gate stands, as a direction."""
    steps, inner = setup.backward if gate == setup.start else setup.neighbour, _inner(setup, gate)
    return next(d for d in range(4) if steps[inner * 8 + d] == gate)


def _where(setup: Any, node: int) -> tuple[int, int]:
    """Column and row of a node; a gate has those of the field outside its cell."""
    if node < setup.cells:
        return node % setup.columns + 1, node // setup.columns + 1
    (column, row), (dx, dy) = _where(setup, _inner(setup, node)), DELTAS[_side(setup, node)]
    return column + dx, row + dy


def spot(setup: Any, node: int) -> Point:
    """The middle of a cell or gate in pixels."""
    grid = _grid(setup)
    x, y = grid.centre(*_where(setup, node))
    if node < setup.cells:
        return x, y
    # a gate stands close to its cell
    middle = grid.centre(*_where(setup, _inner(setup, node)))
    return middle[0] + 0.94 * (x - middle[0]), middle[1] + 0.94 * (y - middle[1])


def _add_cells(scene: Scene, view: View, grid: Grid) -> None:
    setup = view.game.setup
    for column, row in grid.cells():
        node = (row - 1) * setup.columns + column - 1
        place = {"row": grid.rows - row + 1, "col": column}
        scene.target(
            f"cell:{node}", grid.shape(column, row), _cell_label(view, node), **place, **view.look(f"cell:{node}")
        )
    for node in (setup.out, setup.start):
        column, row = _where(setup, node)
        x, y = spot(setup, node)
        gate = "the-start-gate" if node == setup.start else "exit-open" if view.state.collected else "exit-not-open"
        shape = Rect(x - 20, y - 20, 40, 40, 6)
        place = {"row": grid.rows - row + 1, "col": column}
        label = voice.at(setup).say(gate) + _who(view, node)
        scene.target(f"cell:{node}", shape, label, **place, **view.look(f"cell:{node}"))


def route(game: Any, state: Any, part: str) -> list[int]:
    """The fewest moves by which the cab comes to a cell that was clicked, if the moves it has lead there; else []."""
    kind, _, number = part.partition(":")
    ways: list[tuple[Any, list[int]]] = [(state, [])] if kind == "cell" and state.phase == phases.MOVE else []
    for at, way in ways:
        if way and at.cell[state.actor] == int(number):
            return way
        if at.phase == phases.MOVE and at.player == state.player and len(ways) < MOST_WAYS:
            steps = [action for action in game.legal_actions(at) if game.parts(at, action)[0].startswith("cell:")]
            ways += [(game.child(at, action), [*way, action]) for action in steps]
    return []


def arrow(game: Any, state: Any, action: int) -> list[Point]:
    """From the cab that drives to a cell."""
    kind, _, number = game.parts(state, action)[0].partition(":")
    if kind != "cell" or state.player < 0 or state.cell[state.player] < 0:
        return []
    return [spot(game.setup, state.cell[state.player]), spot(game.setup, int(number))]


def _cell_label(view: View, node: int) -> str:
    """Return what a screen reader says of a cell."""
    setup, state = view.game.setup, view.state
    at = voice.at(setup, state)
    things = [cell_name(setup, node), *[at.say(DOES[kind]) for kind in [setup.kind[node]] if kind]]
    things += [at.say("passenger-here")] * (node == state.passenger)
    return at.listed(things, "comma") + _who(view, node)


def _who(view: View, node: int) -> str:
    setup, state = view.game.setup, view.state
    at = voice.at(setup, state, cast=view.cast)
    cabs = [s for s in range(setup.seats) if state.cell[s] == node and state.place[s] == 0]
    return "".join(at.say("and-cab-of", who=s) for s in cabs)


def _cabs(view: View) -> Iterator[Element]:
    """The cabs still in the city, side by side where several stand on one cell."""
    setup, state = view.game.setup, view.state
    for s in range(setup.seats):
        if state.place[s]:
            continue
        company = [t for t in range(setup.seats) if state.cell[t] == state.cell[s] and state.place[t] == 0]
        x, y = spot(setup, state.cell[s])
        size = 42 if len(company) == 1 else 26
        step = 26 * (company.index(s) - (len(company) - 1) / 2)
        shared = state.cell[s] == state.passenger
        at = (x + step - 4 * shared, y + step * 0.6 + 6 * shared)
        yield pieces.cab(*at, size, s, key=f"cab {s}", crazy=s == setup.crazy, via=_path(view, s)[1:-1])


def _path(view: View, s: int) -> list[Point]:
    """The points that a cab went through since the last picture, along streets also where curses push it back."""
    points: list[Point] = []
    for x, y in (spot(view.game.setup, state.cell[s]) for state in view.recent):
        corner = [(x, points[-1][1])] if points and view.game.setup.directions == 4 else []
        points += [point for point in dict.fromkeys([*corner, (x, y)]) if point not in points[-1:]]
    return points


def _trails(view: View) -> Iterator[Element]:
    """Yield where the cabs of others went while nobody was asked."""
    for s in range(view.game.setup.seats):
        points = _path(view, s)
        if len(points) > 1 and s != view.state.player:
            look = {"stroke_width": 3.5, "stroke_dasharray": "1 7", "stroke_linecap": "round"}
            yield group(polyline(points, stroke=pieces.SEATS[s].colour, **look), key=f"trail {s}")


# Overlays


def _overlays(view: View) -> Iterator[Element]:
    drawn = {"reachable": _reachable, "retreat": _retreats, "shortest": _shortest}
    return (draw(view) for name, draw in drawn.items() if name in view.overlays)


def _reachable(view: View) -> Element:
    """Dots where the cab can end with its movement, or with the dice as they lie and the curses it has."""
    setup, state = view.game.setup, view.state
    ends = 0
    for ones, twos in _movements(setup, state):
        ends |= reachable(setup, state, state.cell[state.actor], ones, twos, [0] * WORK)
    return pieces.dots([spot(setup, node) for node in range(NODES) if ends >> node & 1], key="reachable")


def _movements(setup: Any, state: Any) -> list[tuple[int, int]]:
    """Movements of one space and of two that are left, or would be if all dice were kept: one pair a way to cancel."""
    if state.phase != phases.KEEP:
        return [(state.ones, state.twos)]
    *_, ones, twos = faces_shown(state)
    spaces = cancelled(setup, ones, twos, state.curses[state.seat])
    return [(ones - spaces + 2 * n, twos - n) for n in range(twos + 1) if 0 <= spaces - 2 * n <= ones]


def _shortest(view: View) -> Element:
    """One shortest path of the cab whose turn it is to the passenger, or to the exit."""
    setup, state = view.game.setup, view.state
    target, node = crazy_goal(setup, state), state.cell[state.actor]
    path = [node]
    while node not in (target, setup.out):
        steps = (setup.neighbour[node * STEPS + d] for d in range(STEPS))
        away = setup.distance[node * NODES + target]
        node = next(n for n in steps if n >= 0 and setup.distance[n * NODES + target] == away - 1)
        path.append(node)
    return pieces.path_line([spot(setup, n) for n in path], key="shortest")


def _retreats(view: View) -> Element:
    """Every step that leads back to the start gate on some shortest path, as arrows."""
    setup, state = view.game.setup, view.state
    front, steps = {state.cell[state.actor]}, []
    while front:
        found = [(n, setup.backward[n * STEPS + d]) for n in sorted(front) for d in range(STEPS)]
        steps += [(a, b) for a, b in found if b >= 0]
        front = {b for _, b in found if b >= 0}
    arrows = [pieces.arrow(_toward(setup, a, b, 0.22), _toward(setup, a, b, 0.78), width=3) for a, b in steps]
    return group(*arrows, key="retreat")


def _toward(setup: Any, a: int, b: int, share: float) -> Point:
    (x, y), (u, v) = spot(setup, a), spot(setup, b)
    return x + share * (u - x), y + share * (v - y)


# The desk: dice and drivers

WIDTH, CARD = 330, 54


def desk(view: View) -> Scene:
    """The dice, which are closest to the city on a phone, then a card for each driver."""
    setup = view.game.setup
    say = voice.at(setup).say
    dice = dice_tray(_dice(view), WIDTH, 40, say("the-dice"), columns=6, empty=say("dice-in-the-cup"))
    duel = _duel(view)
    top = dice.height + 22 + (duel.height + 8 if duel else 0) + 6
    scene = Scene(WIDTH, top + setup.seats * CARD, say("drivers-and-dice"))
    scene.name_group("seats", say("drivers"))
    scene.place(dice, 0, 0)
    if duel:
        scene.place(duel, 0, top - duel.height - 6)
    now = _now(view)
    scene.add(text(WIDTH / 2, dice.height + 13, now, 13, key="left") if now else None)
    for s in range(setup.seats):
        _card(scene, view, s, top + s * CARD)
    return scene


def _now(view: View) -> str:
    """Return what the dice are for: to be rolled again, or to drive."""
    at = voice.at(view.game.setup, view.state)
    if view.state.phase == phases.KEEP and KEYS["k"] in view.legal:
        return capital(at.name("answers"))
    return at.say("left-to-move") if view.state.ones + view.state.twos else ""


def _card(scene: Scene, view: View, s: int, top: float) -> None:
    """One driver: name and points, passengers, coloured dice, curses."""
    setup, state = view.game.setup, view.state
    shape = Rect(0.5, top + 0.5, WIDTH - 1, CARD - 7, 8)
    turn = s == state.seat and state.phase not in (phases.START_ROLL, phases.OVER)
    edge = {"stroke": token("ink" if turn else "line"), "stroke_width": 2 if turn else 1}
    scene.add(group(shape.element(fill=token("surface"), **edge), key=f"card {s}"))
    mark = pieces.crazy_cat(22, top + 16, 28) if s == setup.crazy else pieces.seat_mark(22, top + 14, 20, s)
    points = ending.points(setup, state, s)
    name = text(42, top + 14, view.short(s, 20), 14, anchor="start", bold=turn)
    total = text(WIDTH - 12, top + 14, voice.at(setup).say("points", n=points), 13, anchor="end")
    scene.add(group(mark, name, total, key=f"name {s}"))
    x = 20.0
    things: list[Element] = []
    for _ in range(state.aboard[s]):
        things.append(pieces.passenger(x, top + 34, 22))
        x += 22
    for kind, colour in (_kind_and_colour(i) for i in range(COLOURED) if state.holder[i] == s + 1):
        draw_die = pieces.d6 if kind == "d6" else pieces.d8
        things.append(draw_die(x + 2, top + 34, 20, face=int(kind[1]), seat=colour))
        x += 27
    for k in range(state.curses[s]):
        things.append(pieces.cube(WIDTH - 18 - 21 * k, top + 34, 19))
    words = _standing(setup, state, s)
    if words:
        things.append(text(x, top + 35, words, 12, anchor="start", fill=token("muted")))
    scene.add(group(*things, key=f"things {s}"))
    scene.target(f"seat:{s}", shape, _card_label(view, s), group="seats", **view.look(f"seat:{s}") | {"mark": "none"})


def _standing(setup: Any, state: Any, s: int) -> str:
    at = voice.at(setup, state)
    if state.place[s]:
        return at.say("place-of", place=state.place[s], nth=at.phrase("ordinal", n=state.place[s]))
    return at.say("rush-hour-left", n=state.rush[s]) if state.rush[s] else ""


def _card_label(view: View, s: int) -> str:
    setup, state = view.game.setup, view.state
    at, colour = voice.at(setup, state), seat_name(setup, s)
    dice = [die_name(WHITE + i) for i in range(COLOURED) if state.holder[i] == s + 1]
    held = {"passengers": state.aboard[s], "curses": state.curses[s]}
    passengers, curses = ([at.phrase(id, n=n)] * bool(n) for id, n in held.items())
    facts = [
        colour if view.names[s] == colour else at.phrase("name-and-colour", name=view.names[s], colour=colour),
        at.phrase("points", n=ending.points(setup, state, s)),
        *passengers,
        *[at.listed(dice)] * bool(dice),
        *curses,
        _standing(setup, state, s) or at.phrase("at-cell", cell=cell_name(setup, state.cell[s])),
    ]
    return at.listed(facts, "comma")


def _dice(view: View) -> list[Die]:
    """The dice of this turn: pending ones roll, others can be chosen while the driver decides."""
    state = view.state
    in_play = dice_shown(state) | state.pending
    if state.phase == phases.START_ROLL:
        return []
    offers = state.phase in (phases.GREEDY, phases.LOSE)
    offered = [i for i in range(COLOURED) if f"die:{WHITE + i}" in view.legal] if offers else []
    rolled = [slot for slot in range(SLOTS) if in_play >> slot & 1 and slot - WHITE not in offered]
    return [_one_die(view, slot, state.pending >> slot & 1) for slot in rolled] + [_offered(view, i) for i in offered]


def _one_die(view: View, slot: int, rolling: int) -> Die:
    state, part = view.state, f"die:{slot}"
    kind, seat = _kind_and_colour(slot - WHITE) if slot >= WHITE else ("d6", None)
    if rolling:
        at = voice.at(view.game.setup)
        label = at.say("die-rolling", die=die_name(slot))
        return Die(part, kind, 1, seat, "rolling", at.say("die-rolls"), label, legal=False)
    choosing = state.phase == phases.KEEP
    lies = "selected" if part in view.selected else "ready" if choosing else "fixed"
    face = state.die[slot]
    at = voice.at(view.game.setup, state)
    label = at.say("die-in-turn", die=die_name(slot), face=face, fixed=not choosing)
    caption, legal = at.say("again" if lies == "selected" else "short-face", face=face), part in view.legal
    return Die(part, kind, face, seat, lies, caption, label, legal, at.say("face-does", face=face))


def _offered(view: View, i: int) -> Die:
    """A coloured die that can be taken or must be given up."""
    at, (kind, colour) = voice.at(view.game.setup, view.state, i), _kind_and_colour(i)
    verb = at.say("take-die" if view.state.phase == phases.GREEDY else "give-up-die")
    return Die(f"die:{WHITE + i}", kind, int(kind[1]), colour, "ready", verb, f"{verb} {at.name('answer')}")


def _kind_and_colour(i: int) -> tuple[str, int]:
    """Return whether a coloured die is a d6 or a d8, and whose colour it has."""
    return "d6" if i < SEATS else "d8", i % SEATS


def _duel(view: View) -> Scene | None:
    """Two dice for each duellist."""
    state = view.state
    if not state.duel:
        return None
    dice = []
    for i in range(2 * SEATS):
        s = i // 2
        if state.duel >> s & 1 and state.duel_roll[s]:
            dice.append(_duel_die(view, i, s))
    return dice_tray(dice, WIDTH, 34, voice.at(view.game.setup).say("duel-tray"), columns=6)


def _duel_die(view: View, i: int, s: int) -> Die:
    state, part = view.state, f"duel:{i}"
    at = voice.at(view.game.setup)
    if state.duel_pending >> i & 1 or not state.duel_die[i]:
        label = at.say("duel-die-rolling", name=view.short(s, 20))
        return Die(part, "d6", 1, s, "rolling", at.say("in-duel"), label, legal=False)
    lies = "selected" if part in view.selected else "ready" if part in view.legal else "fixed"
    face = state.duel_die[i]
    label = at.say("duel-die-shows", name=view.short(s, 20), face=face)
    return Die(part, "d6", face, s, lies, at.say("in-duel"), label, part in view.legal)
