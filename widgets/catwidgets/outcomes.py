"""What can happen next, as an exact chart, and how lucky it was that this happened."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

import ipywidgets as W

from catlib.game import CHANCE, Game
from catlib.luck import Luck
from catlib.match import Match
from catlib.pmf import Pmf
from catlib.worth import Roll, Worth, judge_roll
from catwidgets.board import Board
from catwidgets.plots import outcome_chart
from catwidgets.svg import Scene

__all__ = ["LuckMeter", "Prospect"]

WIDTH, HEIGHT = 320, 190
MANY = 24  # bars that can be told apart


class Prospect:
    """A small chart under the choices: the outcomes of the dice that are due, or of a choice."""

    def __init__(self) -> None:
        self.board = Board(Scene(WIDTH, 1, "What can happen next"))

    def show(self, match: Match, found: Worth | None, action: int | None) -> None:
        """Show what the dice can bring, or how the goal comes out after an action (the best one, if none is given)."""
        chart = _chance_chart(match) if match.player == CHANCE else _choice_chart(match, found, action)
        if chart is None:
            self.board.show(Scene(WIDTH, 1, "What can happen next"), status="")
        else:
            self.board.show(chart.scene(WIDTH, HEIGHT), status=chart.sentence)


def _chance_chart(match: Match) -> Any:
    game, state = match.game, match.state
    weights = {game.action_to_string(state, o).rsplit(": ", 1)[-1]: 0 for o, _ in game.chance_weights(state)}
    for outcome, weight in game.chance_weights(state):
        weights[game.action_to_string(state, outcome).rsplit(": ", 1)[-1]] += weight
    return outcome_chart(Pmf(weights), title="What can happen next")


def _choice_chart(match: Match, found: Worth | None, action: int | None) -> Any:
    if found is None or not found.options:
        return None
    chosen = found.best.action if action is None else action
    law = found.law(chosen)
    if law is None or len(law) > MANY:
        return None
    name = match.game.action_to_string(match.state, chosen)
    return outcome_chart(law, title=f"After “{name}”: {found.goal}")


class LuckMeter:
    """The luck of every roll so far, and of every seat in all: exact tails, shown as sentences."""

    def __init__(self, game: Game) -> None:
        self.view = W.HTML()
        self.reset(game)

    def reset(self, game: Game) -> None:
        """Forget everything; another match begins."""
        self._game = game
        self._judged: dict[tuple[int, Any], Roll | None] = {}
        self.view.value = escape("The luck of the dice appears here once somebody has rolled.")

    def update(self, match: Match) -> None:
        """Judge the rolls that led to the present state and show them."""
        luck, last = Luck(), None
        for roll in self._rolls(match):
            luck, last = luck.add(roll.expected, roll.came, roll.seat), roll
        if last is not None:
            self.view.value = _luck_html(match, luck, last)

    def _rolls(self, match: Match) -> Iterator[Roll]:
        states, ply = match.states[: match.ply + 1], 0
        while ply < len(states) - 1:
            end = ply
            while end < len(states) - 1 and self._game.is_chance_node(states[end]) and _same_roll(states, ply, end):
                end += 1
            if end > ply:
                roll = self._judge(ply, states[ply], states[end])
                if roll is not None:
                    yield roll
            ply = max(end, ply + 1)

    def _judge(self, ply: int, before: Any, after: Any) -> Roll | None:
        key = (ply, before)
        if key not in self._judged:
            self._judged[key] = None if self._game.is_chance_node(after) else judge_roll(self._game, before, after)
        return self._judged[key]


def _same_roll(states: list[Any], first: int, now: int) -> bool:
    """Whether dice are still part of the roll that began: the same question is asked."""
    return getattr(states[first], "phase", 0) == getattr(states[now], "phase", 0)


def _luck_html(match: Match, luck: Luck, last: Roll) -> str:
    rows = []
    for seat in luck.seats:
        standing = luck.tail(seat)
        rows.append(
            f"<tr><th style='text-align:left'>{escape(match.names[int(str(seat))])}</th>{_meter(standing)}</tr>"
        )
    now = f"Last roll, {match.names[last.seat]}: {last.tail.sentence}."
    head = "<tr><td></td><td>luckier than</td><td></td><td>in words</td></tr>"
    return f"<p>{escape(now)}</p><table>{head}{''.join(rows)}</table>"


def _meter(standing: Any) -> str:
    share = float(standing.percentile)
    mark = "" if standing.exact else " (approximate)"
    return (
        f"<td style='text-align:right'>{100 * share:.1f} %{mark}</td>"
        f"<td><meter min='0' max='1' value='{share:.4f}' style='width:8em'>{100 * share:.0f} %</meter></td>"
        f"<td style='padding-left:1em'>{escape(standing.sentence)}</td>"
    )
