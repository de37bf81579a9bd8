"""The review of a game: a curve to click, what luck and what decisions did, and the dearest mistakes."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from html import escape
from typing import Any

import ipywidgets as W

from catlib.match import HUMAN, Match
from catlib.numerals import counted, fixed
from catlib.review import Judged, Review, review
from catlib.story import cast_of
from catwidgets.board import Board
from catwidgets.svg import Rect, Scene, circle, line, polyline, text, token

__all__ = ["ReviewPanel", "curve_scene", "verdict"]

WIDTH, HEIGHT, LEFT, TOP, FOOT = 330, 150, 40, 22, 22
DEAREST = 6


class ReviewPanel:
    """A button that works the review out, and what it found; `jump(ply)` is called to look at a decision."""

    def __init__(self, current: Callable[[], Match], jump: Callable[[int], Any], guard: Callable[..., Any]):
        self._current, self._jump = current, jump
        self.found: Review | None = None
        self._button = W.Button(description="Review this game", tooltip="Judge each of your decisions so far")
        self._button.on_click(guard(lambda _: self.work_out()))
        self._bar = W.IntProgress(value=0, max=1, layout=W.Layout(width="120px", visibility="hidden"))
        self._words = W.HTML("Each of your decisions: what it gave away, what was better, and what was luck.")
        self.board = Board(_empty())
        self.board.on_click(lambda id: self._jump(int(id.partition(":")[2])))
        self._list = W.VBox([])
        self._guard = guard
        row = W.Box([self._button, self._bar])
        row.add_class("cat-row")
        self.view = W.VBox([row, self._words, self.board, self._list])

    def work_out(self) -> None:
        """Judge the decisions of the person at the table, or of whoever sits first."""
        match = self._current()
        people = [seat for seat, who in enumerate(match.seats) if who == HUMAN]
        self._bar.layout.visibility = "visible"
        try:
            self.show(match, review(match, people[0] if people else 0, progress=self._progress))
        finally:
            self._bar.layout.visibility = "hidden"

    def _progress(self, done: int, all: int) -> None:
        self._bar.max, self._bar.value = max(1, all), done

    def show(self, match: Match, found: Review) -> None:
        """Show a review that is worked out."""
        self.found = found
        self._words.value = "".join(f"<p>{escape(line)}</p>" for line in verdict(match, found))
        self.board.show(curve_scene(found))
        self._list.children = [self._row(found, each) for each in found.mistakes[:DEAREST]]

    def _row(self, found: Review, each: Judged) -> W.Button:
        lost = _amount(found, each.given_away, plus=False)
        words = f"−{lost}: {each.label}; better: {each.better}"
        button = W.Button(description=words, tooltip=f"Look at this decision: {words}", layout=W.Layout(width="100%"))
        button.add_class("cat-mistake")
        button.on_click(self._guard(lambda _: self._jump(each.ply)))
        return button


def verdict(match: Match, found: Review) -> list[str]:
    """Skill and luck in sentences."""
    cast = cast_of(match)
    if not found.decisions:
        return [f"{cast.who(found.seat).capitalize()} had nothing to decide yet."]
    many, wrong = counted(len(found.decisions), "decision"), len(found.mistakes)
    whose = cast.whose(found.seat)
    lost = _amount(found, found.given_away, plus=False)
    skill = f"{many}; {wrong or 'none'} of them gave something away, {lost} of {whose} {found.goal} in all."
    luck = f"Luck and the others changed it by {_amount(found, found.luck)}."
    searched = any(each.margin for each in found.decisions)
    return [skill, luck, *["Found by search: a loss within its margin counts as none."] * searched]


def _amount(found: Review, value: Fraction, plus: bool = True) -> str:
    """Percentage points for chances, else a count."""
    if found.chance:
        return f"{fixed(100 * value, 0, plus=plus)} percentage points"
    return fixed(value, 1, plus=plus)


def _empty() -> Scene:
    return Scene(WIDTH, 1, "The review")


def curve_scene(found: Review) -> Scene:
    """What the best choice was worth at every decision, each with a place to click."""
    if not found.decisions:
        return _empty()
    scene = Scene(WIDTH, HEIGHT, f"{found.goal.capitalize()} from decision to decision")
    values = [float(each.best) for each in found.decisions] + ([] if found.ended is None else [float(found.ended)])
    low, high = (0.0, 1.0) if found.chance else (min(0.0, *values), max(1.0, *values))
    step = (WIDTH - LEFT - 12) / max(1, len(values) - 1)
    places = [(LEFT + step * i, _height(v, low, high)) for i, v in enumerate(values)]
    for share in (0, 0.5, 1):
        y = _height(low + share * (high - low), low, high)
        name = f"{100 * share:.0f} %" if found.chance else fixed(low + share * (high - low), 1)
        scene.add(line(LEFT, y, WIDTH - 8, y, stroke=token("line")))
        scene.add(text(LEFT - 5, y + 4, name, 11, anchor="end", fill=token("muted")))
    scene.add(text(LEFT, 12, f"{found.goal} at each decision; click to go there", 11, anchor="start"))
    scene.add(polyline(places, stroke=token("legal"), stroke_width=2, fill="none"))
    half = max(4.0, step / 2)
    for each, (x, y) in zip(found.decisions, places, strict=False):
        lost = each.given_away
        look = {"fill": token("warn") if lost else token("legal")}
        scene.add(circle(x, y, 4.5 if lost else 3, **look))
        words = f", gave away {_amount(found, lost, plus=False)}, better: {each.better}" if lost else ""
        shape = Rect(x - half, TOP - 6, 2 * half, HEIGHT - TOP - FOOT + 12)
        scene.target(f"ply:{each.ply}", shape, f"{each.label}{words}", legal=True, mark="none")
    return scene


def _height(value: float, low: float, high: float) -> float:
    return TOP + (HEIGHT - TOP - FOOT) * (1 - (value - low) / (high - low))
