"""A tornado chart: how far each house rule moves a number, the widest bar on top.

>>> from catlib import load
>>> from catlib.bench import tornado
>>> tornado_scene(tornado(load("cat_cab"), ["curse_limit"], games=40, measure="rounds", who="")).label[:18]
'What moves rounds:'
"""

from __future__ import annotations

from typing import Any

from catlib.bench import Bar, Tornado, plus_minus
from catlib.chance import Estimate
from catwidgets.draw import EXPECTED, Rect, Scene, line, nice_ticks, path, text, token

WIDTH, LEFT, RIGHT, TOP, ROW = 480, 4, 4, 52, 50
NAME, HALF = 17, 15  # of a rule's height: its name, and each of its bars
ROOM = 0.82  # of the width, for the longest interval; beside it stands the value


def tornado_scene(found: Tornado, most: int = 12) -> Scene:
    """The rules that move the number farthest, each with its values, its bar and its intervals."""
    bars = found.bars[:most]
    ends = [end for bar in bars for _, e in bar.moves for end in (e.low, e.high)]
    reach = max([abs(end) for end in ends if abs(end) < float("inf")] or [1.0]) or 1.0
    scale, unit = (100, "percentage points") if _is_points(bars) else (1, "")
    middle, half = LEFT + (WIDTH - LEFT - RIGHT) / 2, (WIDTH - LEFT - RIGHT) / 2
    foot = TOP + ROW * len(bars)
    scene = Scene(WIDTH, foot + 40, f"What moves {found.measure}: {found.sentence}")
    scene.add(text(LEFT, 18, f"What moves {found.measure}", 15, anchor="start", font_weight="bold"))
    note = "beside each bar: the rule's value; whiskers: 95 % intervals, all together; pale: can't tell"
    scene.add(text(LEFT, 36, note, 11, anchor="start", class_="fine"))
    for tick in nice_ticks(-reach * scale, reach * scale):
        x = middle + tick / scale * half * ROOM / reach
        scene.add(line(x, TOP - 6, x, foot, stroke=token("muted" if not tick else "line")))
        scene.add(text(x, foot + 14, f"{'+' if tick > 0 else '−' if tick < 0 else ''}{abs(tick):g}", 11))
    scene.add(text(middle, foot + 29, unit or "change", 11, fill=token("muted")))
    for i, bar in enumerate(bars):
        _add_bar(scene, bar, TOP + ROW * i, middle, half * ROOM / reach)
    return scene


def _is_points(bars: tuple[Bar, ...]) -> bool:
    return any(e.unit == "points" for bar in bars for _, e in bar.moves)


def _add_bar(scene: Scene, bar: Bar, y: float, middle: float, scale: float) -> None:
    name = bar.rule.replace("_", " ")
    look: dict[str, Any] = {"stroke": token("paper"), "stroke_width": 3, "paint_order": "stroke"}
    weight = "bold" if bar.told else "normal"
    scene.add(text(LEFT, y + NAME / 2, name, 12, anchor="start", font_weight=weight, **look))
    several = len(bar.moves) > 1
    for k, (value, move) in enumerate(bar.moves):
        height = HALF if several else 2 * HALF
        top = y + NAME + k * HALF
        x = middle + move.value * scale
        box = Rect(min(x, middle), top, max(abs(x - middle), 0.5), height - 1)
        scene.add(box.element(fill=EXPECTED, fill_opacity=0.9 if 0 not in move else 0.3))
        scene.add(_whisker(move, middle, scale, top + (height - 1) / 2))
        ahead = move.value >= 0
        at = middle + (move.high if ahead else move.low) * scale + (5 if ahead else -5)
        scene.add(text(at, top + height / 2, str(value), 11, anchor="start" if ahead else "end", **look))
        words = f"{name} = {value} (now {bar.now}): {plus_minus(move)}"
        scene.target(f"{bar.rule}-{k}", Rect(LEFT, top, WIDTH - LEFT - RIGHT, height - 1), words, group="tornado")


def _whisker(move: Estimate, middle: float, scale: float, y: float) -> Any:
    low, high = (max(float(LEFT), min(float(WIDTH - RIGHT), middle + end * scale)) for end in (move.low, move.high))
    return path(f"M{low:.1f} {y:.1f}H{high:.1f}", stroke=token("ink"), stroke_width=1.5, fill="none")
