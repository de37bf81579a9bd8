"""One click for what a person would do over and over, such as to roll all dice until a battle is decided.

>>> from catlib import load
>>> from catwidgets import Table
>>> table = Table(load("empire", players=3), seed=7)
>>> table.match.state.reserve[0]
21
>>> table._click("do:repeat")
>>> table.match.state.stage > 1, sum(action < 42 for action in table.match.actions) > 21
(True, True)
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from catlib.play import Match
from catwidgets.draw import BotStopped
from catwidgets.scenes import Scenes
from catwidgets.table.options import Choice

KEY = "a"


def rows(match: Match, scenes: Scenes) -> list[Choice]:
    """The row of the list that offers it, or none."""
    found = scenes.repeat(match.game, match.state)
    return [Choice("do:repeat", found[0], key=KEY)] if found else []


def go_on(match: Match, scenes: Scenes, alone: Callable[[], bool], step: Callable[[], None]) -> None:
    """Do what is offered until it ends or another person decides; `step` goes on while the match moves `alone`."""
    found = scenes.repeat(match.game, match.state) if match.waits_for_human else None
    if found is None:
        raise ValueError("There is nothing to go on with; take one of the choices.")
    seat, choose = match.player, found[1]
    with contextlib.suppress(BotStopped):  # the table meets it again and tells it
        while match.waits_for_human and match.player == seat and (action := choose(match.state)) is not None:
            match.act(action)
            while alone():
                step()
