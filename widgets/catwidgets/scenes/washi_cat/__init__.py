"""The table of Washi Cat: the tape with the lines of both players, and what each has left to do."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from catlib.chance import local
from catlib.game import Moment, in_a_row
from catlib.games.washi_cat import phases
from catlib.games.washi_cat.boards import COLUMNS, ROWS, SIDES, cell_name, rectangle
from catlib.games.washi_cat.phases import cat_of, edge_row, has_line, kind_of
from catlib.games.washi_cat.setup import board_of, starts_apart
from catlib.games.washi_cat.voice import at_cat, seat_name, voice
from catlib.rules import each_place
from catwidgets.draw import Element, Point, Rect, Scene, circle, group, line, pieces, rect, text, token
from catwidgets.scenes import View
from catwidgets.scenes.washi_cat import tape
from catwidgets.scenes.washi_cat.overlays import overlay_words, overlays, to_go
from catwidgets.scenes.washi_cat.tape import Leg, Sheet

OVERLAYS = ("reach", "trips", "quickest", "trapped", "cut")
KEYS = {"p": "button:pass"}

DIRECTIONS = ("north", "east", "south", "west")
WIDTH, CARD = 256, 88
SMALL = 45  # pixels of a cell too narrow for a long badge
SPREAD = 8  # columns and rows of the arrow keys a cell, so that its parts lie side by side


def draw(view: View) -> tuple[Scene, Scene]:
    """The tape on the left, players on the right."""
    return tape_scene(view), desk(view)


# The tape


def tape_scene(view: View) -> Scene:
    """The board with fish, lines and cats, and what was asked to be shown."""
    setup, state = view.game.setup, view.state
    sheet = _sheet(setup)
    at = voice.at(setup)
    scene = sheet.scene(at.say("tape-by-size"))
    scene.name_group("board", at.say("tape"))
    scene.add(*_drawn(setup, state, sheet, legs_of(setup, view.states, view.actions), _trails(view, sheet)))
    shown = overlays(view.game, state, view.overlays) if state.phase == phases.TURN else []
    scene.add(*(overlay.draw(sheet) for overlay in shown))
    choices, says = _choices(view), overlay_words(shown)
    for cell in sheet.cells():
        _add_cell(scene, view, sheet, cell, choices.get(cell, ()), says.get(cell, ""))
    return scene


def plan(
    game: Any,
    label: str,
    state: Any = None,
    drawn: Iterable[Element] = (),
    says: Mapping[int, str] | None = None,
    legal: Collection[int] = (),
    legs: Sequence[Sequence[Leg]] | None = None,
) -> Scene:
    """The tape without a match, for lessons: a position, what is `drawn` on it, and every cell as a target.

    Ids are those of the table, `cell:82` for e4. `says` is what a screen reader adds to a cell, `legal` are the cells
    that can be clicked, `legs` how the lines of the four cats went, which a position alone does not tell.

    >>> plan(load("washi_cat", board="tiny", drawing="board"), "The courtyard", legal=[0, 1])
    <Scene 'The courtyard', 20 targets, 2 can be chosen>
    """
    setup = game.setup
    sheet = _sheet(setup)
    scene = sheet.scene(label)
    scene.name_group("board", voice.at(setup).say("tape"))
    if state is not None:
        scene.add(*_drawn(setup, state, sheet, legs or [()] * phases.CATS, {}))
    scene.add(*drawn)
    for cell in sheet.cells():
        words = in_a_row([_cell_label(setup, state, cell), (says or {}).get(cell, "")])
        look: dict[str, Any] = {"legal": cell in legal, "mark": "none"}
        scene.target(f"cell:{cell}", sheet.shape(cell), words, **_place(sheet, cell), **look)
    return scene


def spot(setup: Any, cell: int) -> Point:
    """The middle of a cell in pixels."""
    return _sheet(setup).spot(cell)


def _sheet(setup: Any) -> Sheet:
    return Sheet(board_of(setup), starts_apart(setup))


def _place(sheet: Sheet, cell: int, aside: int = 0) -> dict[str, int]:
    """Row and column for the arrow keys."""
    row, column = divmod(cell, COLUMNS)
    return {"row": SPREAD * (sheet.rows - 1 - row), "col": SPREAD * column + aside}


# Lines, fish, cats


def _drawn(
    setup: Any, state: Any, sheet: Sheet, legs: Sequence[Sequence[Leg]], via: Mapping[int, Sequence[Point]]
) -> Iterator[Element]:
    """From the bottom up: blocked sewers, lines, the letters of sewers under them, fish, cats."""
    for i, sewers in enumerate(sheet.board.sewers):
        if state.dead >> i & 1:
            cells = [cell for cell in sheet.cells() if setup.pair[cell] == i]
            yield group(*(tape.crossed_out(sheet, cell) for cell in cells), key=f"blocked {i}: {sewers.colour}")
    for cat in range(phases.CATS):
        if state.head[cat] >= 0:
            cells = line_cells(state, cat)
            drawn = legs[cat] or _guessed(setup, cells, state.head[cat])
            yield tape.track(sheet, cat, drawn, cells, key=f"line {cat}")
    if any(state.head[cat] >= 0 for cat in range(phases.CATS)):
        yield tape.letters(sheet.board)
    yield from _fish(setup, state, sheet)
    for cat in range(phases.CATS):
        if state.head[cat] >= 0:
            size, key = 0.94 * sheet.cell, f"cat {cat}"
            at = _head_spot(state, sheet, cat)
            yield tape.cat(*at, size, cat, setup.cats == 2, state.carry[cat], via.get(cat, ()), key)


def line_cells(state: Any, cat: int) -> list[int]:
    """The cells that hold the line of a cat."""
    return [row * COLUMNS + c for row in range(ROWS) for c in each_place(state.line[cat * ROWS + row])]


def _fish(setup: Any, state: Any, sheet: Sheet) -> Iterator[Element]:
    for player in range(2):
        for side in range(2):
            for column in each_place(state.fish[2 * player + side]):
                cell = edge_row(setup, side) * COLUMNS + column
                taken = bool(state.taken[side] >> column & 1)
                size = sheet.cell * (0.6 if taken else 0.78)
                yield tape.fish(*sheet.spot(cell), size, player, taken, key=f"fish {cell}")


def _head_spot(state: Any, sheet: Sheet, cat: int) -> Point:
    """Return where a cat is drawn; cats of one cell stand side by side."""
    x, y = sheet.spot(state.head[cat])
    company = [c for c in range(phases.CATS) if state.head[c] == state.head[cat]]
    return x + 0.36 * sheet.cell * (company.index(cat) - (len(company) - 1) / 2), y


def legs_of(setup: Any, states: Sequence[Any], actions: Sequence[int]) -> list[list[Leg]]:
    """Return how the line of each cat went, from the positions of a game and the actions between them.

    >>> game = load("washi_cat", board="tiny", drawing="board")
    >>> states = [game.initial_state()]
    >>> states.append(game.child(states[0], game.string_to_action(states[0], "cat to c2")))
    >>> legs_of(game.setup, states, game.legal_actions(states[0])[:1])[0]
    [Leg(kind=0, start=2, end=28)]
    """
    found: list[list[Leg]] = [[] for _ in range(phases.CATS)]
    for before, after, action in zip(states, states[1:], actions, strict=False):
        if before.phase == phases.TURN and action != phases.PASS:
            cat = cat_of(before, action)
            start, end, kind = before.head[cat], after.head[cat], kind_of(action)
            if kind == phases.POP:
                entry = setup.near[4 * start + action % 4]
                found[cat] += [Leg(phases.STEP, start, entry), Leg(phases.POP, entry, end)]
            else:
                found[cat].append(Leg(kind, start, end))
    return found


def _guessed(setup: Any, cells: Collection[int], head: int) -> list[Leg]:
    """One way in which a line may have gone: a tree of steps from where the cat is."""
    legs: list[Leg] = []
    left = set(cells)
    while left:
        root = head if head in left else min(left)
        left.discard(root)
        waiting = [root]
        while waiting:
            cell = waiting.pop()
            for side in range(4):
                near = setup.near[4 * cell + side]
                if near in left:
                    left.discard(near)
                    legs.append(Leg(phases.STEP, cell, near))
                    waiting.append(near)
    return legs


def _trails(view: View, sheet: Sheet) -> dict[int, list[Point]]:
    """Through which cells each cat went since the picture before."""
    found: dict[int, list[Point]] = {}
    for cat in range(phases.CATS):
        heads = [state.head[cat] for state in view.recent]
        between = [head for k, head in enumerate(heads) if head >= 0 and (k == 0 or head != heads[k - 1])]
        found[cat] = [sheet.spot(head) for head in between[1:-1]]
    return found


# What can be clicked


def arrow(game: Any, state: Any, action: int) -> list[Point]:
    """From the cat that moves to where it goes."""
    place = str(game.parts(state, action)[0]).split(":")
    if place[0] != "cell" or state.phase in (phases.FIRST, phases.DRAW):
        return []
    return [spot(game.setup, state.head[cat_of(state, action)]), spot(game.setup, int(place[1]))]


def _choices(view: View) -> dict[int, list[str]]:
    """The parts of a cell by which several moves that end there are told apart."""
    found: dict[int, list[str]] = {}
    for part in sorted(view.legal):
        kind, *rest = part.split(":")
        if kind == "cell" and len(rest) > 1:
            found.setdefault(int(rest[0]), []).append(part)
    return found


def _add_cell(scene: Scene, view: View, sheet: Sheet, cell: int, choices: Sequence[str], says: str) -> None:
    label = in_a_row([_cell_label(view.game.setup, view.state, cell), says])
    does = {"does": _does(view.game.setup, view.state, cell)}
    if not choices:
        part = f"cell:{cell}"
        scene.target(part, sheet.shape(cell), label, **_place(sheet, cell), **_look(view, part, sheet), **does)
        return
    for k, part in enumerate(choices):
        shape = _share(sheet.shape(cell), k, len(choices))
        cat = at_cat(view.game.setup, 2 * view.state.player + int(part.split(":")[2]))
        who = cat.say("through-the-sewer" if part.endswith(":sewer") else "cat-name")
        scene.add(_choice_sign(shape, part, sheet))
        look = _look(view, part, sheet) | {"mark": "ring"}
        scene.target(part, shape, f"{label}, {who}", **_place(sheet, cell, k), **look, **does)


def _look(view: View, part: str, sheet: Sheet) -> dict[str, Any]:
    """Return how a cell shows; where cells are small, percents go without their sign."""
    look = view.look(part)
    return look | {"badge": look["badge"].removesuffix(local("%"))} if sheet.cell < SMALL else look


def _share(whole: Rect, k: int, of: int) -> Rect:
    """One of a few parts of a cell, side by side."""
    width = whole.width / of
    return Rect(whole.x + k * width, whole.y, width - 1, whole.height, 3)


def _choice_sign(shape: Rect, part: str, sheet: Sheet) -> Element:
    """The number of the cat that would come, with an S for the way through a sewer."""
    words = str(int(part.split(":")[2]) + 1) + "S" * part.endswith(":sewer")
    return group(text(*shape.centre, words, min(13, 0.36 * sheet.cell), bold=True, fill=token("legal")), key=part)


# In words


def _cell_label(setup: Any, state: Any, cell: int) -> str:
    """Return what a screen reader says of a cell."""
    things = [cell_name(cell), *_printed(setup, state, cell)]
    if state is not None:
        things += _fish_words(setup, state, cell)
        for seat in range(2):
            if has_line(state, seat, cell):
                things.append(at_cat(setup, 2 * seat).say("line-there"))
        things += [_cat_words(setup, state, cat) for cat in range(phases.CATS) if state.head[cat] == cell]
    return in_a_row(things)


def _does(setup: Any, state: Any, cell: int) -> str:
    """Return what the things on a cell do to a cat."""
    there = {
        "cat-does": any(state.head[cat] == cell for cat in range(phases.CATS)),
        "fish-does": any(_fish_words(setup, state, cell)),
        "sewer-does": setup.pair[cell] >= 0,
        "shrine-does": cell_name(cell) in board_of(setup).shrines,
        "line-does": any(has_line(state, seat, cell) for seat in range(2)),
    }
    return " ".join(voice.at(setup).say(id) for id, is_there in there.items() if is_there)


def _printed(setup: Any, state: Any, cell: int) -> Iterator[str]:
    """Return what is printed on a cell, and on which sides it has walls."""
    board, name, at = board_of(setup), cell_name(cell), voice.at(setup)
    if name in board.shrines:
        yield at.say("shrine-there")
    if setup.pair[cell] >= 0:
        blocked = state is not None and state.dead >> setup.pair[cell] & 1 == 1
        yield at.say("sewer-there", sewer=board.sewers[setup.pair[cell]].colour, blocked=blocked)
    around = (each.name for each in board.buildings if each.name and name in rectangle(*each.corners))
    yield from (at.say("building", name=each) for each in around)
    if name not in board.shrines:
        closed = [at.phrase(direction) for side, direction in enumerate(DIRECTIONS) if _has_wall(setup, cell, side)]
        if closed:
            yield at.say("walls-there", sides=closed)


def _has_wall(setup: Any, cell: int, side: int) -> bool:
    """Return whether a wall stands between a cell and its neighbour on a side."""
    row, column = cell // COLUMNS + SIDES[side][0], cell % COLUMNS + SIDES[side][1]
    inside = 0 <= row < setup.rows and 0 <= column < setup.columns
    return inside and setup.near[4 * cell + side] < 0 and bool(setup.open[row] >> column & 1)


def _fish_words(setup: Any, state: Any, cell: int) -> Iterator[str]:
    row, column = divmod(cell, COLUMNS)
    for side in range(2):
        if row == edge_row(setup, side):
            for player in range(2):
                if state.fish[2 * player + side] >> column & 1:
                    eaten = state.taken[side] >> column & 1 == 1
                    yield at_cat(setup, 2 * player).say("fish-there", eaten=eaten)


def _cat_words(setup: Any, state: Any, cat: int) -> str:
    return at_cat(setup, cat, state).say("cat-and-fish")


# The desk


def desk(view: View) -> Scene:
    """A card for each player: special moves, cats and their fish; then what the signs of the tape mean."""
    at = voice.at(view.game.setup)
    scene = Scene(WIDTH, 2 * CARD + 56, at.say("players"))
    scene.name_group("seats", at.say("players"))
    left = to_go(view.game, view.state) if "trips" in view.overlays else ("", "")
    for seat in range(2):
        _card(scene, view, seat, seat * CARD, left[seat])
    scene.add_fixed(*_legend(at, 2 * CARD + 4, bool(view.game.house.board.buildings)))
    return scene


def _card(scene: Scene, view: View, seat: int, top: float, left: str) -> None:
    setup, state = view.game.setup, view.state
    mine = state.phase != phases.OVER and state.player == seat
    shape = Rect(0.5, top + 0.5, WIDTH - 1, CARD - 7, 8)
    edge = {"stroke": token("ink" if mine else "line"), "stroke_width": 2 if mine else 1}
    mark = pieces.seat_mark(18, top + 19, 20, seat)
    name = text(34, top + 19, view.short(seat, 13), 14, anchor="start", bold=mine)
    scene.add(group(shape.element(fill=token("surface"), **edge), mark, name, key=f"card {seat}"))
    scene.add(group(*_errands(setup, state, seat, top + 47), *_pen_sample(seat, top + 47), key=f"errands {seat}"))
    if left:
        scene.add(group(text(12, top + 71, left, 11, anchor="start"), key=f"left {seat}"))
    scene.add(group(*_specials(setup, state, seat, top + 19), key=f"specials {seat}"))
    boxes = Rect(WIDTH - 108, top + 5, 102, 28, 6)
    label = in_a_row([_card_label(view, seat), left])
    look = view.look(f"seat:{seat}") | {"mark": "none"}
    scene.target(f"seat:{seat}", shape, label, group="seats", **look)
    look = view.look(f"special:{seat}") | {"mark": "none", "does": voice.at(setup).say("specials-do")}
    scene.target(f"special:{seat}", boxes, _specials_words(setup, state, seat), group="seats", **look)


def _errands(setup: Any, state: Any, seat: int, y: float) -> Iterator[Element]:
    """The cats of a player and what each is about."""
    for i in range(setup.cats):
        cat = 2 * seat + i
        yield tape.cat(26 + 98 * i, y, 34, cat, setup.cats == 2, state.carry[cat])
        yield text(48 + 98 * i, y, at_cat(setup, cat, state).say("next-errand"), 11, anchor="start")


def _pen_sample(seat: int, y: float) -> Iterator[Element]:
    """Draw a sample of the player's line."""
    look = {"stroke": tape.COLOURS[seat], "stroke_width": 7, "stroke_linecap": "round"}
    yield line(WIDTH - 46, y, WIDTH - 16, y, **look)
    if seat:
        yield line(WIDTH - 46, y, WIDTH - 16, y, **(look | {"stroke": "#FFFFFF", "stroke_width": 2.4}))


def _specials(setup: Any, state: Any, seat: int, y: float) -> Iterator[Element]:
    """A box for each special move, crossed off when it is used."""
    left = WIDTH - 8 - 17 * setup.specials
    if setup.specials <= 2:
        yield text(left - 6, y, voice.at(setup).say("special-moves"), 11, anchor="end", fill=token("muted"))
    for k in range(setup.specials):
        x = left + 17 * k
        yield _box(x, y, token("ink"))
        if k >= state.specials[seat]:
            for a, b in ((y - 4, y + 4), (y + 4, y - 4)):
                yield line(x + 3, a, x + 11, b, stroke=token("ink"), stroke_width=2.5)


def _box(x: float, y: float, colour: str) -> Element:
    return rect(x, y - 7, 14, 14, 3, fill="none", stroke=colour, stroke_width=1.5)


def _specials_words(setup: Any, state: Any, seat: int) -> str:
    return voice.at(setup).say("specials-left", left=state.specials[seat])


def _card_label(view: View, seat: int) -> str:
    setup, state = view.game.setup, view.state
    at, called, name = voice.at(setup), seat_name(setup, seat), view.names[seat]
    cats = [_cat_words(setup, state, 2 * seat + i) for i in range(setup.cats) if state.head[2 * seat + i] >= 0]
    named = name if name == called else at.phrase("name-and-colour", name=name, colour=called)
    return at.listed([named, _specials_words(setup, state, seat), *cats], "comma")


def _legend(at: Moment, top: float, built: bool) -> Iterator[Element]:
    """Draw the signs of the tape with their names, and where no house stands what a special move may be."""
    left, right, one, two = 18, WIDTH / 2 + 18, top + 15, top + 37
    yield rect(0.5, top + 0.5, WIDTH - 1, 51, 8, fill=tape.PAPER, stroke=tape.SEAM)
    yield tape.shrine(left, one, _Small())
    yield circle(right, one, 10, fill="#FFFFFF", stroke=tape.SEWERS["green"], stroke_width=2.5)
    yield text(right, one, "G", 11, bold=True, fill=tape.SEWERS["green"])
    yield line(left, two - 9, left, two + 9, stroke=tape.INK, stroke_width=4)
    yield rect(right - 10, two - 9, 20, 18, 2, fill=tape.FLOOR) if built else _box(right - 7, two, "#5C6166")
    names = {"shrine-there": (left, one), "legend-sewer": (right, one), "legend-wall": (left, two)}
    for name, (x, y) in (names | {"legend-house" if built else "legend-special": (right, two)}).items():
        yield text(x + 16, y, at.say(name), 11, anchor="start", fill="#5C6166")


class _Small:
    """The size of a cell in the legend."""

    cell = 20
