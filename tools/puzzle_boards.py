"""The pictures of the daily puzzles: dice, cards, columns and heaps, large enough for a phone."""

from collections.abc import Callable, Sequence
from typing import Any

from catwidgets.draw import Element, Scene, circle, group, line, num, path, pieces, polygon, rect, text, token
from catwidgets.scenes import View, scenes_of
from catwidgets.scenes.empire import cube
from catwidgets.scenes.meow_daifugo import cards_to_beat
from catwidgets.scenes.meow_daifugo.cards import cat_card

from catlib.chance import fixed
from catlib.games.meow_daifugo.cards import cards_of
from catlib.games.meow_daifugo.voice import card_name
from tools.pictures import inline, playing_card
from tools.puzzle_kinds import say as puzzle

WIDTH, PAD, DIE = 480, 24, 68
LINE = 14  # letters of a name that stand beside each other
RED, BLUE = pieces.SEATS[0].colour, pieces.SEATS[1].colour
EDGE = {"stroke": token("line"), "stroke_width": 1}
INKED = {"stroke": pieces.LINE, "stroke_width": 2.5}
Drawn = Callable[[Any, Any, Sequence[int]], tuple[Scene, str]]


def board(kind: Any, game: Any, states: Sequence[Any], actions: Sequence[int], offered: Sequence[Any]) -> str:
    """The position as SVG for the text of a page, which follows its theme; `offered` are the choices."""
    if kind.name == "empire":
        return inline(*_empire(kind, game, states[-1], offered))
    if kind.name == "taxi_derby":
        return inline(*_taxi_derby(kind, game, states[-1], offered))
    scene, label = BOARDS[kind.name](game, states[-1], actions)
    return inline(scene, label)


def _ground(height: float) -> Scene:
    scene = Scene(WIDTH, height, "")
    scene.add_fixed(rect(1, 1, WIDTH - 2, height - 2, 16, fill=token("surface-2"), **EDGE))
    return scene


def _words(x: float, y: float, words: str, size: float = 15, **rest: Any) -> Element:
    return text(x, y, words, size, **({"fill": token("muted"), "anchor": "middle"} | rest))


def _dice(scene: Scene, faces: Sequence[int], y: float, captions: Sequence[str] = (), size: float = DIE) -> None:
    """Dice in the middle of a row, with words below."""
    step = min(size * 1.25, (WIDTH - 2 * PAD) / max(1, len(faces)))
    left = WIDTH / 2 - step * (len(faces) - 1) / 2
    for at, face in enumerate(faces):
        scene.add(pieces.d6(left + at * step, y, size, face=face))
        if captions:
            scene.add(_words(left + at * step, y + size / 2 + 16, captions[at], 14))


def say(id: str, **words: Any) -> str:
    """What is read in a picture, or of it."""
    return puzzle(f"picture-{id}", **words)


def _your(faces: Sequence[int]) -> str:
    return say("dice", dice=", ".join(map(str, faces)))


def _cat_cab(game: Any, state: Any, actions: Sequence[int]) -> tuple[Scene, str]:
    faces = [face for face in state.die[:5] if face]
    seat = game.current_player(state)
    scene = _ground(150 + 56 * (state.curses[seat] > 0))
    _dice(scene, faces, 62, [say("brings", face=face) for face in faces])
    for at in range(state.curses[seat]):
        scene.add(pieces.cube(WIDTH / 2 + 44 * (at - (state.curses[seat] - 1) / 2), 168, 36))
    return scene, f"{_your(faces)} {say('curses', n=int(state.curses[seat]))}"


def _city(game: Any, state: Any, actions: Sequence[int]) -> tuple[Scene, str]:
    faces = [face for face in state.die[:5] if face]
    view = View(game, state, ["Red", "Blue"], seat=game.current_player(state))
    city = scenes_of(game).draw(view)[0]
    scale = 0.92
    scene = _ground(150 + city.height * scale)
    _dice(scene, faces, 62, [say("brings", face=face) for face in faces])
    left = (WIDTH - city.width * scale) / 2
    scene.add_fixed(group(city.fixed, *city.moving, at=(left, 132), scale=scale))
    columns = game.setup.columns

    def cell(node: int) -> str:
        inside = node < columns * game.setup.rows
        return f"({node % columns + 1}, {node // columns + 1})" if inside else say("gate")

    red, blue = map(cell, state.cell[:2])
    return scene, f"{_your(faces)} {say('city', red=red, blue=blue, passenger=cell(state.passenger))}"


def _empire(kind: Any, game: Any, state: Any, offered: Sequence[Any]) -> tuple[Scene, str]:
    scene = _ground(20 + 56 * len(offered))
    own = game.current_player(state)
    for row, choice in enumerate(offered):
        y = 38 + 56 * row
        here, count, there, others = map(str, choice.words.values())
        target = choice.actions[-1]
        scene.add(cube(36, y, 38, own), text(64, y, count, 22, bold=True))
        scene.add(pieces.arrow((222, y), (258, y), token("muted")))
        scene.add(cube(282, y, 38, state.owner[target]), text(310, y, others, 22, bold=True))
        for x, name in ((92, here), (336, there)):
            lines = name.rsplit(" ", 1) if len(name) > LINE else [name]
            for n, part in enumerate(lines):
                scene.add(_words(x, y + 18 * (n - len(lines) / 2 + 0.5), part, anchor="start"))
    return scene, say("attacks", choices="; ".join(kind.label(game, state, choice) for choice in offered))


def _taxi_derby(kind: Any, game: Any, state: Any, offered: Sequence[Any]) -> tuple[Scene, str]:
    limit, base = kind.limit(game, state), kind.base(state)
    turns = [(kind.label(game, state, choice), kind.turn(game, state, choice)) for choice in offered]
    shown, said = [(label, turn) for label, turn in turns if turn.spaces], []
    scene = _ground(12 + 88 * len(shown))
    for row, (choice, turn) in enumerate(shown):
        y = 28 + 88 * row
        scene.add(text(PAD, y, choice, 18, bold=True, anchor="start"))
        for at in range(turn.spaces):
            look = INKED if at >= limit else EDGE
            scene.add(rect(PAD + 21 * at, y + 14, 17, 17, 3, fill=RED if at >= limit else token("muted"), **look))
        away, left = kind.away(game, state, turn), turn.caught - base
        minus = "−" if left < 0 else ""
        risk = say("risk" if turn.over else "no-risk", away=away, minus=minus, value=fixed(abs(left), 2))
        scene.add(_words(PAD, y + 47, risk, 16, anchor="start"))
        said.append(say("turn", label=choice, spaces=turn.spaces, over=turn.over, risk=risk))
    return scene, f"{'; '.join(said)}."


def _blackjack(game: Any, state: Any, actions: Sequence[int]) -> tuple[Scene, str]:
    names = ("A", *map(str, range(2, 11)))
    up, *rest = actions
    cards = [names[card] for at, card in enumerate(rest) if at != 2]
    scene = _ground(270)
    scene.add(_words(PAD, 32, say("dealer"), anchor="start"), _words(PAD, 162, say("you"), anchor="start"))
    scene.add(playing_card(200, 74, names[up]), playing_card(286, 74, ""))
    for at, card in enumerate(cards):
        scene.add(playing_card(243 + 86 * (at - (len(cards) - 1) / 2), 204, card, red=at % 2 == 1))
    return scene, say("blackjack", card=names[up], cards=cards)


def _yahtzee(game: Any, state: Any, actions: Sequence[int]) -> tuple[Scene, str]:
    faces = [face + 1 for face in range(6) for _ in range(state.face[face])]
    scene = _ground(132)
    _dice(scene, faces, 66)
    return scene, _your(faces)


def _pig(game: Any, state: Any, actions: Sequence[int]) -> tuple[Scene, str]:
    scene, wide = _ground(178), WIDTH - 2 * PAD
    own, others = state.score
    for y, who, colour, points, pot in ((50, say("you"), RED, own, state.pot), (130, say("opponent"), BLUE, others, 0)):
        scene.add(_words(PAD, y - 20, who, anchor="start"))
        more = f"{points} + {pot}" if pot else str(points)
        scene.add(text(WIDTH - PAD, y - 20, say("of-hundred", more=more), 17, anchor="end", bold=True))
        scene.add(rect(PAD, y, wide, 24, 12, fill=token("surface"), **EDGE))
        scene.add(rect(PAD, y, wide * (points + pot) / 100, 24, 12, fill=colour, fill_opacity=0.4))
        scene.add(rect(PAD, y, wide * points / 100, 24, 12, fill=colour))
    return scene, say("pig", own=str(own), pot=str(state.pot), others=str(others))


def _bear_off(game: Any, state: Any, actions: Sequence[int]) -> tuple[Scene, str]:
    scene = _ground(250)
    _dice(scene, list(state.die), 52, size=60)
    for point in range(6, 0, -1):
        x = PAD + 36 + (6 - point) * (WIDTH - 2 * PAD) / 6
        shade = token("line") if point % 2 else token("muted")
        scene.add_fixed(polygon([(x - 30, 216), (x + 30, 216), (x, 100)], fill=shade, fill_opacity=0.35))
        scene.add_fixed(_words(x, 232, str(point)))
        for at in range(state.checkers[point - 1]):
            scene.add(circle(x, 196 - 40 * at, 20, fill=RED, stroke=pieces.LINE, stroke_width=2.5))
    scene.add_fixed(_words(WIDTH - 14, 166, say("off"), 13, anchor="end"))
    where = [say("checkers", n=int(count), point=point) for point, count in enumerate(state.checkers, 1) if count]
    return scene, say("bear-off", dice=[str(die) for die in state.die], where=", ".join(where))


def _cant_stop(game: Any, state: Any, actions: Sequence[int]) -> tuple[Scene, str]:
    scene, step, high = _ground(330), 13, 300
    _dice(scene, list(state.die), 48, size=58)
    wide = (WIDTH - 2 * PAD) / 11
    said = []
    for column in range(11):
        x, top = PAD + wide * (column + 0.5), 3 + 2 * min(column, 10 - column)
        scene.add_fixed(_words(x, high + 14, str(column + 2), 14))
        side = x - wide / 2 + 3
        scene.add_fixed(rect(side, high - step * top, wide - 6, step * top, 3, fill=token("surface"), **EDGE))
        rungs = "".join(f"M{num(side)} {high - step * at}h{num(wide - 6)}" for at in range(1, top))
        scene.add_fixed(path(rungs, stroke=token("line"), stroke_width=1))
        for seat, colour, shift in ((state.seat, RED, -7), (1 - state.seat, BLUE, 7)):
            height = state.height[11 * seat + column]
            if height:
                scene.add(circle(x + shift, high - step * (height - 0.5), 6, fill=colour, stroke=pieces.LINE))
        if state.runner[column]:
            scene.add(circle(x, high - step * (state.runner[column] - 0.5), 9, fill="#ffffff", **INKED))
            said.append(say("runner", column=column + 2, height=int(state.runner[column])))
    return scene, say("cant-stop", dice=", ".join(map(str, state.die)), where=", ".join(said))


def _nim(game: Any, state: Any, actions: Sequence[int]) -> tuple[Scene, str]:
    scene = _ground(210)
    for row, count in enumerate(state.heap):
        y = 45 + 60 * row
        scene.add_fixed(_words(PAD, y, say("heap", n=row + 1), anchor="start"))
        for at in range(count):
            scene.add(circle(112 + 40 * at, y, 17, fill=pieces.PALETTE["orange"], stroke=pieces.LINE, stroke_width=2.5))
    return scene, say("heaps", heaps=", ".join(map(str, state.heap)))


def _connect_four(game: Any, state: Any, actions: Sequence[int]) -> tuple[Scene, str]:
    scene, cell = _ground(320), 66
    left, top = (WIDTH - 4 * cell) / 2, 16
    scene.add_fixed(rect(left - 6, top - 6, 4 * cell + 12, 4 * cell + 12, 12, fill=token("surface"), **EDGE))
    for at, mark in enumerate(state.board[:16]):
        x, y = left + cell * (at % 4 + 0.5), top + cell * (at // 4 + 0.5)
        scene.add(circle(x, y, 26, fill=token("surface-2"), **EDGE))
        if mark:
            scene.add(circle(x, y, 26, fill=(RED, BLUE)[mark - 1], **INKED))
            scene.add(pieces.seat_mark(x, y, 22, mark - 1))
    for at, name in enumerate("abcd"):
        scene.add_fixed(_words(left + cell * (at + 0.5), top + 4 * cell + 22, name))
    rows = [" ".join(say(f"mark-{mark}") for mark in state.board[at : at + 4]) for at in (0, 4, 8, 12)]
    return scene, say("rows", rows="; ".join(rows))


def _meow_daifugo(game: Any, state: Any, actions: Sequence[int]) -> tuple[Scene, str]:
    played = [card for card, _, _ in cards_to_beat(View(game, state, ["You", "Other"]), state)] if state.top else []
    field = [card - 1 for card in state.field if card]
    rows = {"opponent": cards_of(state.hand[1]), "field": field, "to-beat": played, "you": cards_of(state.hand[0])}
    rows = {say(name): cards for name, cards in rows.items() if cards}
    scene, said = _ground(10 + 104 * len(rows)), []
    for row, (name, cards) in enumerate(rows.items()):
        y = 62 + 104 * row
        scene.add_fixed(_words(PAD, y, name, anchor="start"))
        for at, card in enumerate(cards):
            scene.add(cat_card(160 + min(70, 300 / len(cards)) * at, y, card, 64))
        said.append(f"{name}: {', '.join(map(card_name, cards))}")
    return scene, f"{'; '.join(said)}."


def _washi_cat(game: Any, state: Any, actions: Sequence[int]) -> tuple[Scene, str]:
    sheet = scenes_of(game).draw(View(game, state, ["Red", "Blue"], seat=0))[0]
    scale = (WIDTH - 2 * PAD) / sheet.width
    scene = _ground(2 * PAD + sheet.height * scale)
    scene.add_fixed(group(sheet.fixed, *sheet.moving, at=(PAD, PAD), scale=scale))
    return scene, str(game.state_to_string(state))


def _tictactoe(game: Any, state: Any, actions: Sequence[int]) -> tuple[Scene, str]:
    scene, cell = _ground(320), 86
    left, top = (WIDTH - 3 * cell) / 2, 16
    for at in (1, 2):
        look = {"stroke": token("muted"), "stroke_width": 4, "stroke_linecap": "round"}
        scene.add_fixed(line(left + cell * at, top, left + cell * at, top + 3 * cell, **look))
        scene.add_fixed(line(left, top + cell * at, left + 3 * cell, top + cell * at, **look))
    for at, name in enumerate("abc"):
        scene.add_fixed(_words(left + cell * (at + 0.5), top + 3 * cell + 20, name))
        scene.add_fixed(_words(left - 18, top + cell * (at + 0.5), str(3 - at)))
    for at, mark in enumerate(state.board):
        if mark:
            x, y = left + cell * (at % 3 + 0.5), top + cell * (at // 3 + 0.5)
            scene.add(text(x, y, "XO"[mark - 1], 60, bold=True, fill=(RED, BLUE)[mark - 1]))
    rows = [" ".join("-XO"[mark] for mark in state.board[at : at + 3]) for at in (0, 3, 6)]
    return scene, say("rows", rows="; ".join(rows))


BOARDS: dict[str, Drawn] = {
    "cat_cab": _cat_cab, "city": _city, "blackjack": _blackjack, "yahtzee": _yahtzee, "pig": _pig,
    "bear_off": _bear_off, "cant_stop": _cant_stop, "nim": _nim, "tictactoe": _tictactoe,
    "connect_four": _connect_four, "meow_daifugo": _meow_daifugo, "washi_cat": _washi_cat,
}
