"""The picture that the start page shows before anything is run: the five boards in the middle of a game.

`python -m tools.pictures` draws it anew; it stands on light ground in every theme, as the boards do.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tools.project import NOTEBOOKS, say

__all__ = ["PICTURE", "boards"]

PICTURE = NOTEBOOKS / "images" / "boards.svg"
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
    from catwidgets.draw import Scene, group, text, token

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


def _board(shown: Shown) -> tuple[Any, str]:
    """The board of a game that bots have played for a while, without marks of what can be clicked; and its title."""
    from catwidgets.scenes import View, scenes_of

    from catlib import load
    from catlib.play import Match

    game = load(shown.game, players=shown.players)
    match = Match(game, [game.type.bots.COMPILED[-1]] * shown.players, seed=5)
    while match.ply < shown.plies:
        match.step()
    states, actions = match.states[: match.ply + 1], match.actions[: match.ply]
    names = ["You", "Ginger", "Mittens"][: shown.players]
    seen = View(game, match.state, names, seat=0, states=states, actions=actions)
    return scenes_of(game).draw(seen)[0], game.title


if __name__ == "__main__":
    PICTURE.write_text(boards() + "\n", encoding="utf-8")
    say(f"{PICTURE.name}: {PICTURE.stat().st_size // 1000} kB")
