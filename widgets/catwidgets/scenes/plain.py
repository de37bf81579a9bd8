"""A table for a game that nobody has drawn: the fields of its state as whoever looks may see them.

A field is drawn by the look that the game declares (`catlib.game.looks`), and otherwise written as a line. A package
that declares no looks and hides nothing is asked for its position in words.
"""

import textwrap
from collections.abc import Iterator, Sequence
from typing import Any

from catlib.game import DICE, Cards, Dice, Graph, Grid, Look, Names, Track, capital, in_a_row, say, share, size
from catlib.rules import CHANCE
from catwidgets.draw import Circle, Element, Rect, Scene, group, line, pieces, rect, text, token
from catwidgets.scenes import View

OVERLAYS: dict[str, str] = {}
WIDTH, LINE, LETTERS, SHORT, PAD = 470, 22, 56, 40, 16
IN_WORDS = "In words"
ACROSS = WIDTH - 2 * PAD
DIE, CARD, CARD_HEIGHT, CELL = 44, 40, 56, 48


def draw(view: View) -> tuple[Scene]:
    """Return what may be seen, field by field: drawn fields first, then lines of text, and room for what is not set."""
    seen, looks = _seen(view), view.game.words.LOOKS
    present = [(name, look) for name, look in looks.items() if look and name in seen]
    named = [(name, look) for name, look in present if isinstance(look, Names)]
    parts = [_drawn(view, name, seen[name], look) for name, look in present if not isinstance(look, Names)]
    if looks or view.game.words.HIDDEN or view.game.type.source is not None:
        lines = [part for name, value in seen.items() if name not in looks for part in _lines(view, name, value)]
    else:
        lines = textwrap.wrap(view.game.state_to_string(view.state), LETTERS)
    said = [part for name, look in named for part in _named(view, name, seen[name], look)]
    parts += [*_rolled(view), _written([*lines, *said], len(lines) + len(named))]
    rows = [each for part in parts for each in (*_caption(part), part)]
    scene = Scene(WIDTH, sum(row.height for row in rows) + 8, view.game.title)
    look = {"fill": token("surface-2"), "stroke": token("line"), "stroke_width": 1}
    scene.add_fixed(Rect(0.5, 0.5, WIDTH - 1, scene.height - 1, 8).element(**look))
    top = 4.0
    for row in rows:
        scene.place(row, 0, top)
        top += row.height
    return (scene,)


def _seen(view: View) -> dict[str, Any]:
    """The fields as the one who looks may see them; everything where all lies open."""
    if view.seat is None or not view.game.words.HIDDEN:
        return dict(view.state.to_dict())
    seen: dict[str, Any] = view.game.words.observation(view.game.setup, view.state, view.seat)
    return seen


def _numbers(value: Any) -> list[int]:
    return list(value) if isinstance(value, list | tuple) else [value]


def _called(name: str) -> str:
    return capital(name.replace("_", " "))


def _each(view: View, name: str, numbers: Sequence[int]) -> int:
    """Return how many places of a row each seat has; 0 where it is not shared by the seats.

    A state has room for as many seats as can play. A row that is open may be about something else: it is if there is a
    number where nobody sits.
    """
    game, most = view.game, view.game.type.most_seats
    hidden = name in game.words.HIDDEN
    each = share(game.words.HIDDEN if hidden else (name,), name, len(numbers), most)
    return each if hidden or not any(numbers[each * game.num_players :]) else 0


# Text


def _lines(view: View, name: str, value: Any) -> list[str]:
    """A field as lines: by seat where it has a number for each."""
    hidden = name in view.game.words.HIDDEN and view.seat is not None
    if isinstance(value, list) and _each(view, name, value) == 1:
        shown = [f"{who} {'?' if hidden and not n else n}" for who, n in zip(view.names, value, strict=False)]
        said = f"{_called(name)}: {in_a_row(shown)}"
    elif isinstance(value, list):
        said = f"{_called(name)}: {' '.join('?' if hidden and not n else str(n) for n in value)}"
    elif name == "seat":
        return []
    else:
        said = f"{_called(name)}: {'?' if hidden and not value else value}"
    return textwrap.wrap(said, LETTERS)


def _written(lines: Sequence[str], room: int) -> Scene:
    """Lines of text, and as much room as more of them take at other times, so that nothing else moves."""
    scene = Scene(WIDTH, LINE * max(room, len(lines)) + 12 if room else 0, IN_WORDS)
    for i, words in enumerate(lines):
        scene.add(text(PAD, 18 + LINE * i, words, 14, anchor="start", key=f"words {i}"))
    return scene


def _named(view: View, name: str, value: Any, look: Names) -> list[str]:
    """Return what the numbers stand for as lines: of seats, where there is one for each."""
    numbers, caption = _numbers(value), look.caption or _called(name)
    said = [look.names[n] if 0 <= n < len(look.names) else str(n) for n in numbers]
    if _each(view, name, numbers) == 1:
        said = [f"{who} {words}" for who, words in zip(view.names, said, strict=False) if words]
    shown = in_a_row(said)
    return textwrap.wrap(f"{caption}: {shown}", LETTERS) if shown else []


# Looks


def _drawn(view: View, name: str, value: Any, look: Look) -> Scene:
    """One field in the look that its game declares, with its name above."""
    numbers = _numbers(value)
    caption = look.caption or _called(name)
    if isinstance(look, Dice):
        return _dice(view, name, caption, numbers, look)
    if isinstance(look, Cards):
        return _cards(view, name, caption, numbers, look)
    if isinstance(look, Track):
        return _tracks(view, name, caption, numbers, look)
    if isinstance(look, Grid):
        return _grid(view, name, caption, numbers, look)
    assert isinstance(look, Graph)
    return _graph(view, name, caption, numbers, look)


def _caption(part: Scene) -> Iterator[Scene]:
    """The name of a field above its drawing, in lines that are short enough for a phone."""
    lines = [] if part.label == IN_WORDS else textwrap.wrap(part.label, SHORT)
    for words in lines:
        scene = Scene(WIDTH, 20, words)
        scene.add_fixed(text(PAD, 14, words, 12, anchor="start", fill=token("muted")))
        yield scene


def _dice(view: View, name: str, caption: str, numbers: Sequence[int], look: Dice) -> Scene:
    """Dice in rows; where hands are hidden a row for each seat, and dice that may not be seen under a cup."""
    if look.counts:
        numbers = [face for face, count in enumerate(numbers, 1) for _ in range(count)]
    hidden, seats = name in view.game.words.HIDDEN, view.game.num_players
    each = _each(view, name, numbers) if hidden else 0
    by_seat, numbers = each > 0, numbers[: each * seats] or numbers
    left, across = PAD + 90 * by_seat, each or int(ACROSS // (DIE + 12))
    owned = [size(view.game.setup, number) for number in look.each] or [across] * seats
    scene = Scene(WIDTH, -(-len(numbers) // across) * (DIE + 12) + 12, caption)
    for i, face in enumerate(numbers):
        x, y = left + DIE / 2 + (DIE + 12) * (i % across), 10 + DIE / 2 + (DIE + 12) * (i // across)
        if by_seat and i % across == 0:
            scene.add(text(PAD, y, view.short(i // across, 11), 13, anchor="start", key=f"{name} of {i // across}"))
        if not by_seat or face or view.seat is None:
            scene.add(_die(x, y, face, f"{name} {i}"))
        elif i // across != view.seat and i % across < owned[i // across]:
            scene.add(_covered(x, y, f"{name} {i}"))
    return scene


def _rolled(view: View) -> Iterator[Scene]:
    """Yield the dice that fell since the board was seen, or else the last, where the state keeps none."""
    game, words = view.game, view.game.words
    kept = any(isinstance(look, Dice) for look in words.LOOKS.values())
    if game.type.source is None or kept or words.HIDDEN or words.DEALER != DICE or game.max_chance_outcomes != 6:
        return
    fell = [
        (ply, game.story.roller(game.setup, state), action + 1)
        for ply, (state, action) in enumerate(zip(view.states, view.actions, strict=False))
        if game.current_player(state) == CHANCE
    ]
    since = len(view.actions) - max(0, len(view.recent) - 1)
    shown = ([each for each in fell if each[0] >= since] or fell[-1:])[-int(ACROSS // (DIE + 12)) :]
    said = [f"{view.names[seat]} {face}" if seat >= 0 else str(face) for _, seat, face in shown]
    scene = Scene(WIDTH, DIE + 12 + 12, say("dice-fell", said=in_a_row(said) or False))
    for i, (ply, seat, face) in enumerate(shown or [(0, -1, 0)]):
        x, of, state = PAD + DIE / 2 + (DIE + 12) * i, seat if seat >= 0 else None, "" if face else "rolling"
        scene.add(pieces.d6(x, 10 + DIE / 2, DIE, face or 1, of, state, f"rolled {ply}"))
    yield scene


def _covered(x: float, y: float, key: str) -> Element:
    """A die that may not be seen."""
    look = {"fill": pieces.PALETTE["blue"], "stroke": pieces.LINE, "stroke_width": 2}
    box = rect(-DIE / 2 + 3, -DIE / 2 + 3, DIE - 6, DIE - 6, 8, **look)
    return group(box, text(0, 0, "?", 20, bold=True, fill="#FFFFFF"), at=(x, y), key=key)


def _die(x: float, y: float, face: int, key: str) -> Element:
    if 1 <= face <= 6:
        return pieces.d6(x, y, DIE, face, key=key)
    if face == 0:
        return pieces.d6(x, y, DIE, 1, state="rolling", key=key)
    box = rect(-DIE / 2 + 3, -DIE / 2 + 3, DIE - 6, DIE - 6, 8, fill="#FFFFFF", stroke=pieces.LINE, stroke_width=2)
    return group(box, text(0, 0, str(face), 17, bold=True, fill=pieces.LINE), at=(x, y), key=key)


def _cards(view: View, name: str, caption: str, numbers: Sequence[int], look: Cards) -> Scene:
    """Cards in a row, or a row for each seat where each has as many."""
    each = _each(view, name, numbers)
    by_seat, rows = each > 0, view.game.num_players if each else 1
    numbers = numbers[: each * rows] or numbers
    each = each or len(numbers)
    step = min(CARD + 8.0, (ACROSS - 90 * by_seat - CARD) / max(1, each - 1))
    scene = Scene(WIDTH, rows * (CARD_HEIGHT + 8) + 12, caption)
    for i, card in enumerate(numbers):
        row, place = divmod(i, each)
        y = 10 + CARD_HEIGHT / 2 + row * (CARD_HEIGHT + 8)
        x = PAD + 90 * by_seat + CARD / 2 + step * place
        own = by_seat and row == view.seat
        hidden = name in view.game.words.HIDDEN and view.seat is not None and not own
        if by_seat and place == 0:
            scene.add(text(PAD, y, view.short(row, 11), 13, anchor="start", key=f"{name} of {row}"))
        if card or hidden:
            scene.add(_card(x, y, _face(look, card), f"{name} {i}"))
        elif place == 0 and not any(numbers[row * each : (row + 1) * each]):
            edge = {"fill": "none", "stroke": token("muted"), "stroke_width": 1.5, "stroke_dasharray": "4 4"}
            scene.add(rect(x - CARD / 2, y - CARD_HEIGHT / 2, CARD, CARD_HEIGHT, 6, **edge))
    return scene


def _face(look: Cards, card: int) -> str:
    """Return what is on a card, none for one face down; its number where the look has no face for it."""
    return look.faces[card - 1] if 1 <= card <= len(look.faces) else str(card) if card else ""


def _card(x: float, y: float, face: str, key: str) -> Element:
    """A card; one without a face lies face down."""
    back = "#FFFFFF" if face else pieces.PALETTE["blue"]
    look = {"fill": back, "stroke": pieces.LINE, "stroke_width": 1.5}
    sheet = rect(-CARD / 2, -CARD_HEIGHT / 2, CARD, CARD_HEIGHT, 6, **look)
    size = 20 if len(face) < 3 else 13 if len(face) < 5 else 10
    figure = text(0, 0, face or "?", size, bold=True, fill=pieces.LINE if face else "#FFFFFF")
    return group(sheet, figure, at=(x, y), key=key)


def _tracks(view: View, name: str, caption: str, numbers: Sequence[int], look: Track) -> Scene:
    """A bar for each number, full at the last step."""
    steps = size(view.game.setup, look.steps)
    by_seat = _each(view, name, numbers) == 1
    numbers = numbers[: view.game.num_players] if by_seat else numbers
    scene = Scene(WIDTH, len(numbers) * 28 + 12, caption)
    left, wide = PAD + 90 * by_seat, ACROSS - 90 * by_seat - 46
    for i, number in enumerate(numbers):
        y = 20 + 28 * i
        if by_seat:
            scene.add(text(PAD, y, view.short(i, 11), 13, anchor="start", key=f"{name} of {i}"))
        edge = {"stroke": token("line"), "stroke_width": 1}
        scene.add(rect(left, y - 8, wide, 16, 8, fill=token("paper"), **edge))
        filled = wide * min(1.0, max(0, number) / max(1, steps))
        seat = pieces.SEATS[i % len(pieces.SEATS)]
        if filled >= 6:
            scene.add(rect(left, y - 8, filled, 16, 8, fill=seat.colour))
        scene.add(text(left + wide + 42, y, str(number), 13, anchor="end", bold=True, key=f"{name} number {i}"))
    return scene


def _grid(view: View, name: str, caption: str, numbers: Sequence[int], look: Grid) -> Scene:
    """A board of squares with a letter or a stone in each, whose cells or columns can be clicked."""
    columns, rows = size(view.game.setup, look.columns), size(view.game.setup, look.rows)
    by_seat = rows > 1 and not look.touch and _each(view, name, numbers) == columns
    rows = min(rows, view.game.num_players) if by_seat else rows
    cell = min(CELL, ACROSS // columns)
    scene = Scene(WIDTH, cell * rows + 12, caption)
    left = (WIDTH - cell * columns) / 2
    for i, number in enumerate(numbers[: columns * rows]):
        row, column = divmod(i, columns)
        box = Rect(left + column * cell + 1, 7 + row * cell, cell - 2, cell - 2, 5)
        scene.add_fixed(box.element(fill=token("surface"), stroke=token("line"), stroke_width=1))
        mark = look.marks[number] if 0 <= number < len(look.marks) else str(number)
        if mark.strip():
            of_seat = 0 < number <= view.game.num_players and len(look.marks) <= view.game.num_players + 1
            colour = pieces.SEATS[number - 1].colour if of_seat else token("ink")
            scene.add(text(*box.centre, mark, cell * 0.5, bold=True, fill=colour, key=f"{name} {i}"))
        if by_seat and column == 0:
            scene.add(pieces.seat_mark(left - 9, box.centre[1], 13, row, key=f"{name} of {row}"))
        if look.touch == "cell":
            said = f"row {row + 1}, column {column + 1}, {mark.strip() or 'empty'}"
            id = f"cell:{name}:{i}"
            scene.target(id, box, said, row=row, col=column, **view.look(id))
    if look.touch == "column":
        for column in range(columns):
            shape, id = Rect(left + column * cell + 1, 7, cell - 2, cell * rows - 2, 5), f"column:{name}:{column}"
            scene.target(id, shape, f"column {column + 1}", row=0, col=column, mark="ring", **view.look(id))
    return scene


def _graph(view: View, name: str, caption: str, numbers: Sequence[int], look: Graph) -> Scene:
    """Places on a plane with lines between them, and the pieces that stand on them."""
    places, high = look.places, 280
    scene = Scene(WIDTH, high + 12, caption)

    def point(number: int) -> tuple[float, float]:
        x, y = look.point(number)
        return 50 + x * (WIDTH - 100), 32 + y * (high - 50)

    for a, b in look.lines:
        (x1, y1), (x2, y2) = point(a), point(b)
        scene.add_fixed(line(x1, y1, x2, y2, stroke=token("muted"), stroke_width=2))
    for number, place in enumerate(places):
        x, y = point(number)
        disc = Circle(x, y, 17)
        scene.add_fixed(disc.element(fill=token("surface"), stroke=token("line"), stroke_width=1.5))
        scene.add_fixed(text(x, y, str(place), 12))
        if look.touch:
            here = [i for i, at in enumerate(numbers) if at == number]
            said = f"{place}, {len(here)} pieces" if here else str(place)
            scene.target(f"cell:{name}:{number}", disc, said, **view.look(f"cell:{name}:{number}"))
    for i, number in enumerate(numbers):
        if 0 <= number < len(places):
            x, y = point(number)
            scene.add(pieces.seat_mark(x + 13 - 12 * (i % 3), y - 15, 18, i % len(pieces.SEATS), key=f"{name} {i}"))
    return scene
