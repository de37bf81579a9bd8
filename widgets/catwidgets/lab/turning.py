"""Which house rules move a number most, asked for by a click: a tornado chart that grows rule by rule, with a stop.

>>> from catlib import load
>>> rules = RuleTornado(lambda: (load("cat_cab"), None), games=20, among=["curse_limit", "handicap"])
>>> rules.run()
>>> sorted(bar.rule for bar in rules.found.bars)
['curse_limit', 'handicap']
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from html import escape
from typing import Any

import ipywidgets as W

from catlib.bench import Tornado, of_the_whole, own_name, place_names, plus_minus, tornado, values_of
from catlib.chance import counted, spaced
from catlib.game import BadSetup, Bots, Game, together
from catwidgets.draw import Board, Scene
from catwidgets.lab.tornado import tornado_scene
from catwidgets.page import Inquiry, field, flow
from catwidgets.session import seat_name

CONFIDENCE = 0.95


class RuleTornado(Inquiry):
    """A button, a number to choose, a stop, how far it has come, and a tornado chart of what was found.

    `what` says which game is asked about, and its bots; every house rule that can be turned is played at the least and
    the most that it may be, in `games` games each with the same luck; `among` limits it to some, `first` says which are
    turned first. All intervals hold together.
    """

    def __init__(
        self,
        what: Callable[[], tuple[Game, Bots]],
        games: int = 1000,
        seed: int = 0,
        among: Sequence[str] | None = None,
        first: Sequence[str] = (),
    ):
        self.what, self.games, self.seed, self.among, self.first = what, games, seed, among, first
        self.found: Tornado | None = None
        tip = f"Turn each house rule to its least and its most, {spaced(games)} games each, with the same luck"
        super().__init__("Which rules matter most?", tip)
        look: dict[str, Any] = {"options": _measures(what()[0]), "tooltip": "The number that rules are asked about"}
        self.measure = field(W.Dropdown, "for", "220px", "24px", **look)
        self.measure.observe(lambda _: self.found and self.start(), "value")
        self.board = Board(Scene(480, 200, "Which rules matter most"))
        self._place = W.VBox([self.board], layout=W.Layout(display="none"))
        tools = flow(self.button, self.measure, self.stop_button)
        self.children = [tools, self.progress, self._place]

    def forget(self) -> None:
        """Other rules are played now: what was found is no answer any more."""
        with self._drawing:
            super().forget()
            self.found, self._place.layout.display = None, "none"
        options = _measures(self.what()[0])
        if options != list(self.measure.options):
            self.measure.options = options

    # Working it out

    def _stopped(self) -> str:
        bars = self.found.bars if self.found else ()
        return f"Stopped; {counted(len(bars), 'rule')} turned so far."

    def _answering(self, request: int) -> Iterator[None]:
        """One rule after the other, as long as nobody asks for something else."""
        game, bots = self.what()
        measure, who = self.measure.value
        rules = self._rules(game)
        name = self.measure.label if who else f"number of {self.measure.label}"
        found = Tornado(f"the {name}", (), {})
        options = {"measure": measure, "who": who, "confidence": 1 - (1 - CONFIDENCE) / max(1, len(rules))}
        for done, rule in enumerate(rules):
            so_far = f"{done} of {len(rules)} rules are turned, {spaced(self.games)} games for each value …"
            if not self._telling(request, self._say, so_far):
                return
            yield
            more = tornado(game, [rule], bots, self.games, self.seed, **options)
            bars = sorted((*found.bars, *more.bars), key=lambda bar: -bar.span)
            found = replace(found, bars=tuple(bars), left_out=found.left_out | more.left_out)
            if not self._telling(request, self._show, found):
                return
        said = _capital(found.sentence) if rules else "This game has no house rule that can be turned."
        self._telling(request, self._say, said)

    def _rules(self, game: Game) -> list[str]:
        """The rules that can be turned, the first ones first."""
        if self.among is not None:
            return list(self.among)
        names = dict.fromkeys((*self.first, *type(game.house).model_fields))
        return [name for name in names if _can_be_turned(game, name)]

    # Showing

    def _show(self, found: Tornado) -> None:
        self.found = found
        if found.bars:
            self.board.show(tornado_scene(found), numbers=_table_html(found))
            self._place.layout.display = ""


def _measures(game: Game) -> list[tuple[str, tuple[str, str]]]:
    """What can be asked for: the game's own numbers and the length of a game, then who wins; each with its name."""
    own = dict.fromkeys((*of_the_whole(game.rules.MEASURES), "decisions"))
    numbers = [(own_name(name), (name, "")) for name in own]
    if together(game.rules):
        return [*numbers, ("win rate", ("win rate", ""))]
    places = place_names(game.rules.WINNER_BY, game.num_players)
    seats = [(seat_name(game, seat), f"seat {seat + 1}") for seat in range(game.num_players)]
    winners = [(each, each) for each in (*game.rules.TEAMS, *places)] or seats
    return [*numbers, *((f"win rate of {called}", ("win rate", who)) for called, who in winners if len(winners) > 1)]


def _can_be_turned(game: Game, rule: str) -> bool:
    try:
        values_of(game, rule)
    except BadSetup:
        return False
    return True


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def _table_html(found: Tornado) -> str:
    """Every value that was tried, with how far it moves the number."""
    heads = "".join(f'<th scope="col">{head}</th>' for head in ("house rule", "now", "turned to", "change"))
    rows = "".join(
        f'<tr><th scope="row">{escape(bar.rule.replace("_", " "))}</th><td>{escape(str(bar.now))}</td>'
        f"<td>{escape(str(value))}</td><td>{escape(plus_minus(move))}</td></tr>"
        for bar in found.bars
        for value, move in bar.moves
    )
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
