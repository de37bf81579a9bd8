"""A table for a game that nobody has drawn yet: its position in words, with the choices in the list beside it."""

from __future__ import annotations

import textwrap

from catwidgets.scenes import View
from catwidgets.svg import Rect, Scene, text, token

__all__ = ["OVERLAYS", "draw"]

OVERLAYS: dict[str, str] = {}
WIDTH, LINE, LETTERS = 420, 22, 52


def draw(view: View) -> tuple[Scene]:
    """The position as the game says it, line by line."""
    words = view.game.state_to_string(view.state)
    lines = [line for part in words.splitlines() for line in textwrap.wrap(part, LETTERS)]
    scene = Scene(WIDTH, LINE * len(lines) + 24, view.game.title)
    look = {"fill": token("surface-2"), "stroke": token("line"), "stroke_width": 1}
    scene.add_fixed(Rect(0.5, 0.5, WIDTH - 1, scene.height - 1, 8).element(**look))
    for i, line in enumerate(lines):
        scene.add(text(16, 24 + LINE * i, line, 14, anchor="start", key=f"line {i}"))
    return (scene,)
