"""The boards in the middle of a game: on the start page all five, on the site a cover of each; and of each classic.

`python -m tools.pictures` draws anew what is stored: the boards of the start page, on light ground in every theme, and
with a browser `web/pictures`, what other places show of the site.
"""

import html
from collections.abc import Iterator
from typing import Any, NamedTuple

from catwidgets.draw import Scene, circle, group, path, pieces, rect, text, token
from catwidgets.scenes import View, scenes_of
from catwidgets.scenes.meow_daifugo.cards import card_back, cat_card

from catlib import load
from catlib.play import Match
from tools.browsers import installed_browsers
from tools.project import NOTEBOOKS, ROOT, say

PICTURE = NOTEBOOKS / "images" / "boards.svg"
WEB = ROOT / "web"
GAP, NAME = 20, 26


class Shown(NamedTuple):
    """A game in the picture: with how many players, after how many actions and outcomes, how high it is drawn."""

    game: str
    players: int
    plies: int
    high: float


ROWS = [
    [Shown("cat_cab", 3, 120, 300), Shown("empire", 3, 300, 300), Shown("taxi_derby", 3, 300, 300)],
    [Shown("meow_daifugo", 3, 42, 222), Shown("washi_cat", 2, 70, 166)],
]


def boards() -> str:
    """The boards as one SVG file, games played by bots, the same every time."""
    rows = [[(shown, *_board(shown)) for shown in row] for row in ROWS]
    wide = max(sum(shown.high / scene.height * scene.width for shown, scene, _ in row) for row in rows)
    width = wide + GAP * (max(map(len, rows)) + 1)
    whole = Scene(width, sum(row[0][0].high + NAME + GAP for row in rows) + GAP, "The boards of the five games")
    y = float(GAP)
    for row in rows:
        used = sum(shown.high / scene.height * scene.width for shown, scene, _ in row)
        space = (width - used) / (len(row) + 1)
        x = space
        for shown, scene, title in row:
            scale = shown.high / scene.height
            down = y + (row[0][0].high - shown.high) / 2
            whole.add_fixed(group(scene.fixed, *scene.moving, at=(x, down), scale=scale))
            middle = x + scale * scene.width / 2
            whole.add_fixed(text(middle, y + row[0][0].high + NAME / 2, title, 15, bold=True, fill=token("ink")))
            x += scale * scene.width + space
        y += row[0][0].high + NAME + GAP
    return whole.to_svg()


class Cover(NamedTuple):
    """How a cover is cut out of a board: the middle of the cut, its scale and turn, and the pieces in front of it."""

    ground: str
    middle: tuple[float, float]
    scale: float
    turn: float
    before: list[tuple[str, float, float, float, dict[str, Any]]]  # name, place, size, look


WIDTH, HEIGHT = 480, 300
INK = "#22262b"
SOCIAL: list[tuple[str, float, float, float, dict[str, Any]]] = [
    ("cab", 950, 330, 360, {}), ("d6", 790, 520, 104, {"face": 6}), ("d6", 910, 546, 92, {"face": 4, "seat": 0}),
    ("d6", 1080, 520, 110, {"face": 5, "seat": 1}), ("fish_bowl", 1090, 130, 130, {}), ("cube", 800, 140, 96, {}),
]
FELT, FAN = "#1f6b54", (1, 3, 12, 28, 31)  # cards of Meow Meow Daifugō, whose board is mostly empty
COVERS = {
    "cat_cab": Cover("#f2b84b", (165, 205), 1.45, -8, [
        ("d6", 52, 246, 62, {"face": 6}), ("cab", 404, 222, 150, {}), ("d6", 122, 258, 50, {"face": 4, "seat": 0})]),
    "empire": Cover("#bfd9e8", (330, 190), 1.3, 5, [
        ("d6", 56, 236, 66, {"face": 5, "seat": 1}), ("d6", 420, 240, 66, {"face": 3, "seat": 0})]),
    "taxi_derby": Cover("#e6e0d2", (190, 330), 1.6, -6, [
        ("cab", 392, 224, 150, {"seat": 2, "facing": "left"}), ("passenger", 66, 226, 104, {})]),
    "washi_cat": Cover("#f6d9d3", (350, 110), 1.55, -4, [
        ("fish_bowl", 64, 232, 104, {}), ("cat", 412, 224, 124, {})]),
}


def cover(name: str) -> str:
    """A part of a game's board, turned a little and filled to the edge, with pieces of the game in front."""
    shown = next(shown for row in ROWS for shown in row if shown.game == name)
    (board, title), cut = _board(shown), COVERS.get(name)
    whole = Scene(WIDTH, HEIGHT, title)
    whole.add_fixed(rect(0, 0, WIDTH, HEIGHT, fill=cut.ground if cut else FELT))
    if not cut:
        whole.add_fixed(*_fan())
        return whole.to_svg()
    inner = group(board.fixed, *board.moving, at=(-cut.middle[0], -cut.middle[1]))
    whole.add_fixed(group(group(inner, scale=cut.scale), at=(WIDTH / 2, HEIGHT / 2), rotate=cut.turn))
    whole.add_fixed(*(getattr(pieces, kind)(x, y, size, **look) for kind, x, y, size, look in cut.before))
    return whole.to_svg()


# Rows of pieces: dice with 1 to 6, in red a to f, * covered; cards, ? face down; . a cell, x and o marks in cells,
# r and w (red, blue) stones in cells, s a stone alone; ~ leaves a gap.
CLASSICS = {  # in the order of the gallery
    "pig": ("#f6d9d3", "45a"), "connect_four": ("#f2b84b", "....... ...r... ..wrw.. .wrrw.r"),
    "blackjack": (FELT, "AK"), "yahtzee": ("#bfd9e8", "66 666"), "tictactoe": ("#f6d9d3", "o.x .xo ..x"),
    "cant_stop": ("#e6e0d2", "~~~r~~~ ~~.r.~~ ~..rw.~ .w.rw.."), "nim": ("#bfd9e8", "sss ssss sssss"),
    "snakes_and_ladders": ("#c9dfc9", "...... ...... ...... ......"), "liars_dice": ("#f2b84b", "e5**"),
    "kuhn_poker": (FELT, "JQK"), "goofspiel": ("#e6e0d2", "?K? AQJ"), "craps": ("#c9dfc9", "61"),
    "leduc_poker": (FELT, "JQK JQK"), "bear_off": ("#f6d9d3", "~53~ ~ss~"),
}
LADDER, SNAKE = "M92 262L150 96M118 270L176 104M104 240H128M114 208H142M126 176H152M136 144H164M148 116H172", (
    "M392 60C300 70 420 130 330 140S350 214 300 236")


def classic_cover(name: str) -> str:
    """Draw the pieces of a classic game, without words, on a ground of its own."""
    ground, laid = CLASSICS[name]
    rows = laid.split()
    whole, pitch = Scene(WIDTH, HEIGHT, ""), min(130, 260 / len(rows), 440 / max(map(len, rows)))
    whole.add_fixed(rect(0, 0, WIDTH, HEIGHT, fill=ground))
    for row, kinds in enumerate(rows):
        for at, kind in enumerate(kinds):
            x, y = WIDTH / 2 + pitch * (at - (len(kinds) - 1) / 2), HEIGHT / 2 + pitch * (row - (len(rows) - 1) / 2)
            whole.add_fixed(*_laid(kind, x, y, pitch))
    if name == "snakes_and_ladders":
        look: dict[str, Any] = {"fill": "none", "stroke_linecap": "round"}
        for d, colour in ((LADDER, "#8a5a2b"), (SNAKE, pieces.SEATS[2].colour)):
            whole.add_fixed(path(d, stroke=INK, stroke_width=15 if d == SNAKE else 9, **look))
            whole.add_fixed(path(d, stroke=colour, stroke_width=10 if d == SNAKE else 5, **look))
    return whole.to_svg()


def _laid(kind: str, x: float, y: float, size: float) -> Iterator[Any]:
    """Draw one piece of a row."""
    edge: dict[str, Any] = {"stroke": INK, "stroke_width": 2}
    if kind in "123456abcdef":
        face = "123456abcdef".index(kind)
        yield pieces.d6(x, y, 0.82 * size, face=face % 6 + 1, seat=0 if face > 5 else None)
    elif kind == "*":
        yield pieces.d6(x, y, 0.82 * size, seat=1, state="rolling")
    elif kind in "AKQJ?":
        yield group(playing_card(0, 0, kind.strip("?"), kind in "AQ"), at=(x, y), scale=size / 112)
    elif kind != "~":
        if kind != "s":
            yield rect(x - size / 2 + 2, y - size / 2 + 2, size - 4, size - 4, 6, fill="#ffffff", **edge)
        colour = pieces.SEATS[kind in "ow"].colour
        if kind in "xo":
            yield text(x, y, kind.upper(), 0.7 * size, bold=True, fill=colour)
        elif kind != ".":
            yield circle(x, y, 0.36 * size, fill=colour, **edge)


def playing_card(x: float, y: float, face: str, red: bool = False) -> Any:
    """Draw a card, 72 wide and 100 high; one without a face lies face down."""
    sheet = rect(-36, -50, 72, 100, 9, fill="#ffffff", stroke=pieces.LINE, stroke_width=2.5)
    if not face:
        covered = rect(-29, -43, 58, 86, 6, fill=pieces.SEATS[1].colour)
        return group(sheet, covered, text(0, 0, "?", 34, bold=True, fill="#ffffff"), at=(x, y))
    return group(sheet, text(0, 0, face, 38, bold=True, fill=pieces.SEATS[0].colour if red else pieces.LINE), at=(x, y))


def inline(scene: Any, label: str = "") -> str:
    """A scene for the text of a page, whose theme it follows; without a label it is only an ornament."""
    said = f'role="img" aria-label="{html.escape(label)}"' if label else 'aria-hidden="true"'
    look = f'class="cat-widget" viewBox="0 0 {scene.width:g} {scene.height:g}"'
    return f"<svg {look} {said}>{scene.fixed_svg()}{scene.moving_svg()}</svg>"


def piece(kind: str, **look: Any) -> str:
    """One piece alone, for the head of a card."""
    alone = Scene(100, 100, "")
    alone.add(getattr(pieces, kind)(50, 50, 96, **look))
    return inline(alone)


def _fan() -> Iterator[Any]:
    """A hand of cards, held like a fan."""
    yield group(card_back(0, 0, 120), at=(52, 34), rotate=-24)
    yield group(card_back(0, 0, 120), at=(440, 40), rotate=28)
    for at, card in enumerate(FAN):
        turn = 15 * (at - (len(FAN) - 1) / 2)
        yield group(group(cat_card(0, -330, card, 148), rotate=turn), at=(WIDTH / 2, 506))


def _board(shown: Shown) -> tuple[Any, str]:
    """The board of a game that bots have played for a while, without marks of what can be clicked; and its title."""
    game = load(shown.game, players=shown.players)
    match = Match(game, [game.type.bots.COMPILED[-1]] * shown.players, seed=5)
    while match.ply < shown.plies:
        match.step()
    states, actions = match.states[: match.ply + 1], match.actions[: match.ply]
    names = ["You", "Ginger", "Mittens"][: shown.players]
    seen = View(game, match.state, names, seat=0, states=states, actions=actions)
    return scenes_of(game).draw(seen)[0], game.title


def social() -> str:
    """What other places show of the site: its name, its question, and cats that throw dice; 1200 × 630."""
    whole = Scene(1200, 630, "Every Chance")
    whole.add_fixed(rect(0, 0, 1200, 630, fill="#ffe3a6"))
    for line, words in enumerate(["Your dice,", "your move.", "What is best?"]):
        whole.add_fixed(text(80, 230 + 92 * line, words, 84, anchor="start", bold=True, fill=INK))
    whole.add_fixed(text(80, 110, "Every Chance", 40, anchor="start", bold=True, fill="#005a8f"))
    whole.add_fixed(text(80, 540, "Exact odds, while you play.", 40, anchor="start", fill=INK))
    for kind, x, y, size, look in SOCIAL:
        whole.add_fixed(getattr(pieces, kind)(x, y, size, **look))
    return whole.to_svg()


def write_shared() -> None:
    """Draw with a browser what must be pixels: the picture for other places, and the icons of an installed site."""
    from playwright.sync_api import sync_playwright

    icon = (WEB / "icon.svg").read_text(encoding="utf-8")
    wanted = [("social", social(), 1200, 630), ("icon-192", icon, 192, 192), ("icon-512", icon, 512, 512)]
    with sync_playwright() as started:
        browser = started.chromium.launch(executable_path=next(installed_browsers()), args=["--no-sandbox"])
        for name, drawn, width, height in wanted:
            page = browser.new_page(viewport={"width": width, "height": height})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: 100% }}</style>{drawn}")
            page.screenshot(path=WEB / "pictures" / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    PICTURE.write_text(boards() + "\n", encoding="utf-8")
    write_shared()
    say(f"{PICTURE.name}: {PICTURE.stat().st_size // 1000} kB")
