"""Drawings over a position of Washi Cat on request: reach, walks, who is cut off and why, cheapest walls."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from catlib.game import in_a_row
from catlib.games.washi_cat.exits import is_under_way
from catlib.games.washi_cat.odds.paths import Trip, quickest_trip, reach
from catlib.games.washi_cat.odds.race import race
from catlib.games.washi_cat.odds.traps import CatPath, Trap, trap
from catlib.games.washi_cat.odds.walls import cheapest_wall
from catlib.games.washi_cat.phases import CARRYING, DELIVERED, TURN
from catlib.games.washi_cat.voice import at_cat, voice
from catwidgets.draw import Element, Point, circle, group, path, pieces, polyline, rect, text, token
from catwidgets.scenes.washi_cat.tape import COLOURS, Sheet

MOST_TRIED = 6_000  # positions that a search for a quickest trip may look at while somebody waits
MOST_WALKED = 1_000  # positions that a search for the shortest walks may look at, where own lines stop steps
MOST_NUMBERS = 40  # cells of the smallest board on which steps are not numbered


@dataclass(frozen=True)
class Overlay:
    """Something drawn over the tape: how, and what a screen reader says of the cells."""

    draw: Callable[[Sheet], Element]
    says: Mapping[int, str]


def overlays(game: Any, state: Any, names: Collection[str]) -> list[Overlay]:
    """Return what was asked for, in a fixed order."""
    makers = {"reach": _reach, "cut": _cuts, "trips": _trips, "quickest": _quickest, "trapped": _trapped}
    return [overlay for name, make in makers.items() if name in names for overlay in make(game, state)]


def overlay_words(shown: Sequence[Overlay]) -> dict[int, str]:
    """Return what all of them say of each cell."""
    found: dict[int, list[str]] = {}
    for overlay in shown:
        for cell, words in overlay.says.items():
            found.setdefault(cell, []).append(words)
    return {cell: in_a_row(words) for cell, words in found.items()}


def _cats(setup: Any, seat: int) -> range:
    return range(2 * seat, 2 * seat + setup.cats)


# What the mover can reach, and how far it is


def _reach(game: Any, state: Any) -> Iterator[Overlay]:
    """A dot for each own cat that can walk to a space."""
    for cat in _cats(game.setup, state.player):
        cells = reach(game, state, cat)

        def draw(sheet: Sheet, cat: int = cat, cells: Collection[int] = cells) -> Element:
            aside, small = (0.12 if cat % 2 else -0.12) * sheet.cell, 0.075 * sheet.cell
            spots = [(x + aside, y + 0.36 * sheet.cell) for x, y in map(sheet.spot, sorted(cells))]
            marks = [circle(x, y, small, fill=COLOURS[cat // 2], stroke="#FFFFFF", stroke_width=1) for x, y in spots]
            return group(*marks, key=f"reach {cat}")

        yield Overlay(draw, dict.fromkeys(cells, at_cat(game.setup, cat).say("in-reach")))


def _trips(game: Any, state: Any) -> Iterator[Overlay]:
    """The shortest walks of the mover's cats to a fish each and home, steps numbered where there is room."""
    found = race(game, state, most=MOST_WALKED)
    for cat, trip in zip(_cats(game.setup, state.player), found.trips[state.player], strict=False):
        yield _trip(game, state, cat, trip, f"trip {cat}", "path")


def to_go(game: Any, state: Any) -> tuple[str, str]:
    """For each player how many steps the shortest walks take, and who is ahead; nothing outside of turns.

    >>> game = load("washi_cat", board="tiny", drawing="board")
    >>> to_go(game, game.initial_state())
    ('9 steps to go, ahead', '9 steps to go')
    """
    if state.phase != TURN:
        return "", ""
    found, at = race(game, state, most=MOST_WALKED), voice.at(game.setup)

    def said(seat: int) -> str:
        turns, proved = found.turns[seat], found.mark == "exact"
        if turns is None:
            return at.say("no-way-to-go") if proved else ""
        exact = all(trip.mark == "exact" for trip in found.trips[seat])
        return at.say("to-go", turns=turns, exact=exact, ahead=proved and found.ahead == seat)

    return said(0), said(1)


def _quickest(game: Any, state: Any) -> Iterator[Overlay]:
    """The quickest trip of each of the mover's cats, jumps over own lines included; the other cats stand still."""
    for cat in _cats(game.setup, state.player):
        trip = quickest_trip(game, state, cat, most=MOST_TRIED)
        if trip is not None and trip.turns:
            yield _trip(game, state, cat, trip, f"quickest {cat}", "best", dashed=True)


def _trip(game: Any, state: Any, cat: int, trip: Trip, key: str, colour: str, dashed: bool = False) -> Overlay:
    at = at_cat(game.setup, cat).with_words(turns=trip.turns, exact=trip.mark == "exact")

    def draw(sheet: Sheet) -> Element:
        spots = _walk(sheet, trip.cells, trip.fish, cat)
        numbered = sheet.cell > MOST_NUMBERS
        walked = pieces.path_line(spots, token(colour), numbers=numbered, dashed=dashed)
        return group(walked, _pill(sheet, *spots[-1], at.say("trip-turns"), -15 if cat % 2 else 15), key=key)

    walked = {cell: k for k, cell in enumerate(trip.cells) if cell != state.head[cat]}
    return Overlay(draw, {cell: at.say("step-of-trip", step=k) for cell, k in walked.items()})


def _pill(sheet: Sheet, x: float, y: float, words: str, down: float) -> Element:
    """A few words on a label below or above a point, which stays within the tape."""
    width = 6.4 * len(words) + 10
    left = min(max(x, width / 2 + 2), sheet.width - width / 2 - 2)
    top = y + down if 9 < y + down < sheet.height - 9 else y - down
    back = rect(-width / 2, -8, width, 16, 8, fill=token("paper"), stroke=token("line"))
    return group(back, text(0, 0, words, 11, bold=True), at=(left, top))


def _walk(sheet: Sheet, cells: Sequence[int], fish: int, cat: int) -> list[Point]:
    """The points of a walk: out on one side of the middles, home on the other, so that neither hides the other."""
    turn = cells.index(fish) if fish in cells else 0
    spots = []
    for k, cell in enumerate(cells):
        x, y = sheet.spot(cell)
        off = (0.19 if k > turn else -0.19) * sheet.cell + (3 if cat % 2 else -3)
        spots.append((x + off, y + off))
    return spots


# Cut off or not, and the wall that would do it


def _trapped(game: Any, state: Any) -> Iterator[Overlay]:
    """For each player the proof: paths for all cats, or what encloses one of them; or that there is none."""
    for seat in range(2):
        found = trap(game, state, seat)
        if found.mark == "bound":
            yield from _unproved(game.setup, state, seat)
        else:
            yield from _enclosures(game.setup, found) if found.enclosures else _paths(game.setup, found)


def _unproved(setup: Any, state: Any, seat: int) -> Iterator[Overlay]:
    """A question mark on each cat under way: own lines stop every way home that was found."""
    for cat in _cats(setup, seat):
        if is_under_way(setup, state, cat):

            def draw(sheet: Sheet, cat: int = cat) -> Element:
                x, y = sheet.spot(state.head[cat])
                return group(_pill(sheet, x, y, voice.at(setup).say("way-home"), 15), key=f"unproved {cat}")

            yield Overlay(draw, {state.head[cat]: at_cat(setup, cat).say("no-way-home")})


def _paths(setup: Any, found: Trap) -> Iterator[Overlay]:
    for trip in found.paths:

        def draw(sheet: Sheet, trip: CatPath = trip) -> Element:
            spots = _walk(sheet, trip.cells, trip.fish, trip.cat)
            return group(_dashed(spots, COLOURS[trip.cat // 2]), key=f"path {trip.cat}")

        yield Overlay(draw, dict.fromkeys(trip.cells, at_cat(setup, trip.cat).say("on-way-home")))


def _dashed(spots: Sequence[Point], colour: str) -> Element:
    """A way home that can be walked: thin and dashed, with an arrow at its end."""
    look: dict[str, Any] = {"stroke_width": 2.6, "stroke_dasharray": "4 4", "stroke_linejoin": "round"}
    back = polyline(spots, stroke="#FFFFFF", stroke_width=5, stroke_linejoin="round", opacity=0.8)
    end = pieces.arrow(spots[-2], spots[-1], colour, 2.6) if len(spots) > 1 else None
    return group(back, polyline(spots, stroke=colour, **look), end)


def _enclosures(setup: Any, found: Trap) -> Iterator[Overlay]:
    for enclosure in found.enclosures:
        at = at_cat(setup, enclosure.cat)
        says = dict.fromkeys(enclosure.region, at.say("shut-in-there"))
        says |= dict.fromkeys((*enclosure.lines, *enclosure.fish), at.say("part-of-wall"))
        says |= dict.fromkeys(enclosure.exits, at.say("own-line-outside"))

        def draw(sheet: Sheet, one: Any = enclosure) -> Element:
            inside = [
                sheet.shape(cell).inset(2).element(fill=token("warn"), fill_opacity=0.16, stroke="none")
                for cell in sorted(one.region)
            ]
            border = [_bricks(sheet, cell) for cell in sorted((*one.lines, *one.fish, *one.exits))]
            return group(*inside, *border, key=f"enclosure {one.cat}")

        yield Overlay(draw, says)


def _cuts(game: Any, state: Any) -> Iterator[Overlay]:
    """The fewest more spaces that would part each of the other player's cats from home, or from the fish."""
    other = 1 - state.player
    for cat in _cats(game.setup, other):
        if state.carry[cat] == DELIVERED:
            continue
        goal = "home" if state.carry[cat] == CARRYING else "fish"
        wall = cheapest_wall(game, state, cat, goal)
        if wall is None or not wall.cells:
            continue
        words = at_cat(game.setup, cat).say(f"parts-from-{goal}", spaces=len(wall.cells))

        def draw(sheet: Sheet, cat: int = cat, cells: Sequence[int] = wall.cells) -> Element:
            return group(*(_bricks(sheet, cell) for cell in sorted(cells)), key=f"cut {cat}")

        yield Overlay(draw, dict.fromkeys(wall.cells, words))


def _bricks(sheet: Sheet, cell: int) -> Element:
    """A cell of a wall: a frame with courses of brick."""
    shape = sheet.shape(cell).inset(2)
    x, y, w, h = shape.x, shape.y, shape.width, shape.height
    rows = [y + h * k / 4 for k in range(1, 4)]
    d = "".join(f"M{x:.1f} {at:.1f}h{w:.1f}" for at in rows)
    for k in range(4):
        joints = (0.5,) if k % 2 else (0.25, 0.75)
        d += "".join(f"M{x + w * j:.1f} {y + h * k / 4:.1f}v{h / 4:.1f}" for j in joints)
    look: dict[str, Any] = {"stroke": token("warn"), "stroke_width": 1.6}
    frame = shape.element(fill=token("warn"), fill_opacity=0.12, **(look | {"stroke_width": 2.5}))
    return group(frame, path(d, fill="none", opacity=0.75, **look))
