"""An exact chart of what can happen next, and the luck of what did."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from html import escape
from typing import Any

import ipywidgets as W

from catlib.chance import Luck, Pmf, Tail, local
from catlib.game import Game, goal_words
from catlib.play import Match, Roll, Worth, cast_of, judge_roll
from catlib.rules import CHANCE
from catwidgets.draw import Board, Chart, Scene, outcome_chart
from catwidgets.session import rolls_openly, say

WIDTH, HEIGHT = 330, 196
MANY, ROOMY = 24, 7  # bars that can be told apart, and that have room for words above
NAME = 26  # characters of an action that fit in a title


class OutcomePreview:
    """A small chart under the choices: the outcomes of the dice that are due, or of a choice."""

    def __init__(self) -> None:
        self.board = Board(_nothing())

    def blank(self) -> None:
        """Show no chart, but keep its room, while the next one is worked out."""
        if self.board.scene.height > 1:
            self.board.show(Scene(WIDTH, HEIGHT, say("next-worked-out")))

    def show(
        self, match: Match, found: Worth | None, action: int | None, label: Callable[[int], str], all_open: bool = True
    ) -> None:
        """Show what the dice can bring, or how the goal comes out after an action (the best one, if none is given).

        Unless all cards lie open, nothing is shown of what comes from a hidden pile.
        """
        if match.player != CHANCE:
            chart = _choice_chart(match.game, found, action, label)
        else:
            chart = _chance_chart(match) if all_open or rolls_openly(match) else None
        scene = chart.scene(WIDTH, HEIGHT) if chart else _nothing()
        if scene.label != self.board.scene.label:
            self.board.show(scene, numbers=chart.table_html() if chart else "")


def _nothing() -> Scene:
    return Scene(WIDTH, 1, say("what-next"))


def _chance_chart(match: Match) -> Chart | None:
    game, state = match.game, match.state
    weights: dict[str, int] = {}
    for outcome, weight in game.chance_weights(state):
        name = game.action_to_string(state, outcome).rsplit(": ", 1)[-1]
        weights[name] = weights.get(name, 0) + weight
    return _chart(Pmf(weights), say("what-next"), "") if len(weights) <= MANY else None


def _choice_chart(
    game: Game, found: Worth | None, action: int | None, label: Callable[[int], str]
) -> Chart | None:
    """The distribution of the goal after a choice; none if nothing is left to chance."""
    if found is None or not found.options:
        return None
    chosen = found.best.action if action is None else action
    distribution = found.distribution(chosen)
    if distribution is None or not 1 < len(distribution) <= MANY:
        return None
    name = label(chosen)
    shown = name if len(name) <= NAME else f"{name[: NAME - 1]}…"
    if found.chance:
        distribution = Pmf({say("no"): 1 - distribution.mean, say("yes"): distribution.mean})
    return _chart(distribution, say("after", choice=shown), goal_words(game, found.goal))


def _chart(distribution: Pmf, title: str, x_title: str) -> Chart:
    """The bars of a distribution, without words above them where they would overlap."""
    chart = outcome_chart(distribution, title=title, x_title=x_title)
    if len(distribution) <= ROOMY:
        return chart
    [bars] = chart.series
    return replace(chart, series=(replace(bars, points=tuple(replace(point, label="") for point in bars.points)),))


class LuckMeter:
    """The luck of every roll so far, and of every seat in all: exact tails, shown as sentences."""

    def __init__(self, game: Game) -> None:
        self.view = W.HTML()
        self.view.add_class("cat-luck")
        self.reset(game)

    def reset(self, game: Game) -> None:
        """Forget everything; another match begins."""
        self._game = game
        self._judged: dict[int, list[tuple[Any, list[int], Roll]]] = {}
        self.view.value = say("luck-later")

    def update(self, match: Match) -> None:
        """Judge the rolls that led to the present state and show them."""
        luck, last = Luck(), None
        for roll in self._rolls(match):
            luck, last = luck.add(_coarse(roll.expected), _to_tenth(roll.came), roll.seat), roll
        self.view.value = _luck_html(match, luck, last) if last else say("luck-later")

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
        for before, rolled, roll in self._judged.get(ply, ()):
            if before == states[ply] and rolled == actions[ply : roll.plies.stop]:
                return roll
        found = judge_roll(self._game, states, actions, ply)
        if found is not None:
            entry = states[ply], actions[ply : found.plies.stop], found
            self._judged.setdefault(ply, []).append(entry)
        return found


def _to_tenth(value: Fraction) -> Fraction:
    return Fraction(round(10 * value), 10)


def _coarse(distribution: Pmf) -> Pmf:
    """A distribution on tenths, marked approximate: sums of many exact ones would have millions of outcomes."""
    return distribution.map(_to_tenth).as_approximate()


def _luck_html(match: Match, luck: Luck, last: Roll) -> str:
    sentence = f"{escape(cast_of(match).names[last.seat])}: {escape(last.tail.sentence)}."
    now = f"<p><b>{escape(say('last-roll'))}</b>, {sentence} {_meter(last.tail)}</p>"
    rows = "".join(
        f"<tr><th scope='row'>{escape(cast_of(match).names[int(str(seat))])}</th><td>{_meter(standing)}</td>"
        f"<td>{escape(standing.sentence)}</td></tr>"
        for seat in luck.seats
        for standing in [luck.tail(seat)]
    )
    return f"{now}<table><caption style='text-align:start'><b>{escape(say('all-rolls'))}</b></caption>{rows}</table>"


def _meter(standing: Tail) -> str:
    share = float(standing.percentile)
    return f"<meter min='0' max='1' value='{share:.4f}' style='width:6em'>{local(f'{100 * share:.0f}%')}</meter>"
