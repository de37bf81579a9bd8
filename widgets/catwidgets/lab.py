"""A design lab: turn the house rules of a game and see at once what that does to a turn and to whole games.

>>> from catlib import load
>>> lab = DesignLab(load("cat_cab", players=2), games=200)
>>> lab.set("curse_limit", 2)
>>> lab.now.game.house.curse_limit
2
>>> lab.set("curse_limit", float("nan")); lab.problem
'curse_limit=nan: input should be a finite number; allowed is 1 to 12.'
"""

from __future__ import annotations

import csv
import threading
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import ipywidgets as W

from catlib.game import BadSetup, Game, load
from catlib.pmf import Pmf
from catlib.simulate import Simulation, simulate_in_batches
from catlib.worth import turn_law
from catwidgets.board import Board
from catwidgets.plots import outcome_chart, win_rates
from catwidgets.svg import Scene

__all__ = ["DesignLab", "Variant"]

WIDTH, HEIGHT = 440, 250


@dataclass(frozen=True)
class Variant:
    """A game with its rules, the exact law of a turn, and the whole games played so far."""

    game: Game
    law: Pmf | None
    run: Simulation | None


class DesignLab(W.VBox):
    """Controls for every house rule, and charts that follow them.

    Parameters
    ----------
    game : Game
        Where to begin.
    bots : as for `catlib.simulate.simulate`
        Who plays the whole games.
    games : int
        How many whole games are played for each variant.
    rules : list of str, optional
        The house rules shown at first; by default the numbers. All others are folded away.
    live : bool
        Whether to play in the background and redraw batch by batch; otherwise a change waits for the result.
    """

    def __init__(
        self,
        game: Game,
        bots: Any = None,
        games: int = 10_000,
        rules: list[str] | None = None,
        live: bool = False,
        seed: int = 0,
    ):
        self.bots, self.games, self.live, self.seed = bots, games, live, seed
        self.problem = ""
        self.now = Variant(game, None, None)
        self.kept: Variant | None = None
        self._request = 0
        self._running: threading.Thread | None = None
        self._controls = {name: control for name in game.house.model_fields if (control := _control(game, name))}
        self._first = rules or [n for n, c in self._controls.items() if isinstance(c, W.IntSlider)]
        self.turn_board = Board(Scene(WIDTH, 1, "One turn, exactly"))
        self.win_board = Board(Scene(WIDTH, 1, "Whole games"))
        self._words = W.HTML()
        super().__init__(self._build())
        self.add_class("cat-lab")
        self._restart()

    # What it is made of

    def _build(self) -> list[Any]:
        for name, control in self._controls.items():
            control.observe(self.win_board.guarded(self._changer(name)), "value")
        shown = [self._controls[n] for n in self._first]
        rest = [c for n, c in self._controls.items() if n not in self._first]
        more = W.Accordion([W.VBox(rest)], selected_index=None)
        more.set_title(0, f"{len(rest)} more house rules")
        column = W.VBox([*shown, more], layout=W.Layout(flex="1 1 380px", max_width="520px", min_width="280px"))
        charts = W.VBox([self.win_board, self.turn_board], layout=W.Layout(flex="1 1 440px", min_width="280px"))
        main = W.Box([column, charts], layout=W.Layout(display="flex", flex_flow="row wrap", grid_gap="16px"))
        return [self._build_tools(), main, self._words]

    def _build_tools(self) -> W.Box:
        row = W.Layout(display="flex", flex_flow="row wrap", grid_gap="4px 8px")
        self._path = W.Text(value=f"{self.now.game.name}.csv", description="File", layout=W.Layout(width="240px"))
        buttons = [
            self._button("Keep to compare", "Show these rules as A beside whatever comes next", self.keep),
            self._button("Drop A", "Compare with nothing", self.drop),
            self._button("All as printed", "Set every house rule back to its default", self.reset),
            self._button("Export CSV", "Write a row a game to the file", lambda: self.export(self._path.value)),
        ]
        return W.Box([*buttons, self._path], layout=row)

    def _button(self, words: str, tip: str, act: Callable[[], Any]) -> W.Button:
        button = W.Button(description=words, tooltip=tip, layout=W.Layout(width="auto"))
        button.on_click(self.win_board.guarded(lambda _: act()))
        return button

    # What a person does

    def set(self, rule: str, value: Any) -> None:
        """Change one house rule; a value that is not allowed is explained and changes nothing."""
        house = {n: getattr(self.now.game.house, n) for n in self.now.game.house.model_fields}
        try:
            game = load(self.now.game.name, self.now.game.players, house | {rule: value})
        except BadSetup as error:
            self._explain(f"{error}{_allowed(self.now.game, rule)}")
            return
        self._explain("")
        if game != self.now.game:
            self.now = Variant(game, None, None)
            self._move_control(rule)
            self._restart()

    def keep(self) -> None:
        """Keep the present rules as variant A; what is changed next is B."""
        self.wait()
        self.kept = self.now
        self._show()

    def drop(self) -> None:
        """Forget variant A."""
        self.kept = None
        self._show()

    def reset(self) -> None:
        """Set every house rule back to its default."""
        self.now = Variant(load(self.now.game.name, self.now.game.players), None, None)
        self._explain("")
        for name in self._controls:
            self._move_control(name)
        self._restart()

    def export(self, path: str | Path) -> None:
        """Write one row a game, variant by variant, with payoffs and measures."""
        self.wait()
        with Path(path).open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            for i, (name, variant) in enumerate(self._variants().items()):
                columns = variant.run.columns() if variant.run else {}
                if i == 0:
                    writer.writerow(["variant", *columns])
                writer.writerows([name or "now", *row] for row in zip(*columns.values(), strict=True))
        self.win_board.say(f"Written to {path}.")

    def wait(self) -> None:
        """Wait until the whole games of the present rules are played."""
        if self._running is not None and self._running is not threading.current_thread():
            self._running.join()

    # Working it out

    def _restart(self) -> None:
        """Answer for the present rules; an answer that is still being worked out for older ones is dropped."""
        self._request += 1
        if self.live:
            self._running = threading.Thread(target=self._work, args=(self._request, self._running), daemon=True)
            self._running.start()
        else:
            self._work(self._request, None)

    def _work(self, request: int, before: threading.Thread | None) -> None:
        if before is not None:
            before.join()
        self.win_board.guarded(self._answer)(request)

    def _answer(self, request: int) -> None:
        game = self.now.game
        for run in self._runs(game):
            if request != self._request:
                return
            self.now = Variant(game, self.now.law, run)
            if self.live or run.games == self.games:
                self._show_wins()
        law = turn_law(game)
        if request == self._request:
            self.now = Variant(game, law, self.now.run)
            self._show()

    def _runs(self, game: Game) -> Iterator[Simulation]:
        batch = max(1, self.games // 5) if self.live else self.games
        return simulate_in_batches(game, self.bots, self.games, self.seed, batch=batch)

    # Showing

    def _show(self) -> None:
        self._show_wins()
        self._show_turn()
        self._words.value = _table_html(self._variants())

    def _variants(self) -> dict[str, Variant]:
        return {"": self.now} if self.kept is None else {"A": self.kept, "B": self.now}

    def _show_wins(self) -> None:
        rates = {name: v.run.win_rates() for name, v in self._variants().items() if v.run is not None}
        names = [_seat_words(self.now.game, s) for s in range(self.now.game.num_players)]
        chart = win_rates(rates, names, title="Who wins whole games")
        self.win_board.show(chart.scene(WIDTH, HEIGHT), status=chart.sentence)

    def _show_turn(self) -> None:
        if self.now.law is None:
            self.turn_board.show(Scene(WIDTH, 1, "One turn"), status="")
            return
        chart = outcome_chart(self.now.law, title="A first full turn, played best", x_title="net spaces")
        words = chart.sentence
        if self.kept is not None and self.kept.law is not None:
            words += f" Variant A: mean {float(self.kept.law.mean):.3f}."
        self.turn_board.show(chart.scene(WIDTH, HEIGHT), status=words)

    def _explain(self, problem: str) -> None:
        self.problem = problem
        if problem:
            self.win_board.show_error(ValueError(problem))

    def _changer(self, rule: str) -> Callable[[Any], None]:
        def changed(change: Mapping[str, Any]) -> None:
            if _plain(self.now.game.house, rule) != change["new"]:
                self.set(rule, change["new"])
            control = self._controls[rule]
            if _plain(self.now.game.house, rule) != control.value:  # it was refused
                self._move_control(rule)

        return changed

    def _move_control(self, rule: str) -> None:
        if rule in self._controls:
            self._controls[rule].value = _plain(self.now.game.house, rule)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        words = f"Design lab of {self.now.game.title}. {self.win_board.status} {self.turn_board.status}".strip()
        return data | {"text/plain": words, "image/svg+xml": self.win_board.to_svg()}, metadata


def _plain(house: Any, rule: str) -> Any:
    """The value as its control holds it."""
    return getattr(house, rule)


def _control(game: Game, rule: str) -> W.Widget | None:
    """A slider, a checkbox or a list for a house rule; None for rules that no simple control can hold."""
    field = game.house.model_fields[rule]
    value, kind = getattr(game.house, rule), field.annotation
    look = {
        "description": rule.replace("_", " "),
        "description_tooltip": field.description or "",
        "style": {"description_width": "130px"},
        "layout": W.Layout(width="100%"),
    }
    if kind is bool:
        return W.Checkbox(value=value, indent=False, **(look | {"description": field.description}))
    if kind is int:
        low, high = _bounds(game, rule)
        return W.IntSlider(value=value, min=low, max=high, **look)
    if get_origin(kind) is Literal:
        return W.Dropdown(options=list(get_args(kind)), value=value, **look)
    return None


def _bounds(game: Game, rule: str) -> tuple[int, int]:
    limits = {type(m).__name__: m for m in game.house.model_fields[rule].metadata}
    return limits["Ge"].ge, limits["Le"].le


def _allowed(game: Game, rule: str) -> str:
    field = game.house.model_fields.get(rule)
    if field is None:
        return ""
    if field.annotation is int:
        low, high = _bounds(game, rule)
        return f"; allowed is {low} to {high}."
    if get_origin(field.annotation) is Literal:
        return f"; allowed is {', '.join(map(str, get_args(field.annotation)))}."
    return ""


def _seat_words(game: Game, seat: int) -> str:
    said = getattr(game.words, "seat_name", None)
    return said(game.setup, seat) if said else f"seat {seat + 1}"


def _table_html(variants: Mapping[str, Variant]) -> str:
    """The variants as a table: which rules differ from the printed ones, and the means of all measures."""
    rows = []
    for name, variant in variants.items():
        changed = ", ".join(f"{k} = {v}" for k, v in variant.game.spec()["house"].items() if k != "board")
        means = "; ".join(f"{m} {variant.run.mean(m)}" for m in ("rounds",) if variant.run) or ""
        cells = (name or "now", changed or "as printed", means)
        rows.append("<tr>" + "".join(f"<td style='padding-right:1em'>{escape(c)}</td>" for c in cells) + "</tr>")
    head = "<tr><th>variant</th><th>house rules that differ</th><th>length</th></tr>"
    return f"<table>{head}{''.join(rows)}</table>"
