"""What can happen next, as an exact chart, and how lucky it was that this happened."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
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
        self._judged: dict[int, list[tuple[Any, list[int], Roll]]] = {}
        self.view.value = escape("The luck of the dice appears here once somebody has rolled.")

    def update(self, match: Match) -> None:
        """Judge the rolls that led to the present state and show them."""
        luck, last = Luck(), None
        for roll in self._rolls(match):
            luck, last = luck.add(_coarse(roll.expected), _to_tenth(roll.came), roll.seat), roll
        if last is not None:
            self.view.value = _luck_html(match, luck, last)

    def _rolls(self, match: Match) -> Iterator[Roll]:
        states, actions, ply = match.states, match.actions, 0
        while ply < len(actions):
            roll = self._judge(states, actions, ply)
            if roll is not None:
                yield roll
            ply = roll.plies.stop if roll is not None else ply + 1

    def _judge(self, states: list[Any], actions: list[int], ply: int) -> Roll | None:
        """The roll that begins at a ply, worked out once."""
        if not self._game.is_chance_node(states[ply]):
            return None
        for roll in self._judged.get(ply, ()):
            if roll[0] == states[ply] and roll[1] == actions[ply : roll[2].plies.stop]:
                return roll[2]
        found = judge_roll(self._game, states, actions, ply)
        if found is not None:
            entry = states[ply], actions[ply : found.plies.stop], found
            self._judged.setdefault(ply, []).append(entry)
        return found


def _to_tenth(value: Fraction) -> Fraction:
    return Fraction(round(10 * value), 10)


def _coarse(law: Pmf) -> Pmf:
    """A law on tenths, marked approximate: sums of many exact ones would have millions of outcomes."""
    return law.map(_to_tenth).as_approximate()


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
