"""Questions about house rules that a click asks and the background answers bit by bit, with a stop that keeps all."""

import threading
from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from html import escape
from textwrap import wrap
from typing import Any

import ipywidgets as W

from catlib.bench import (
    Bar,
    Effect,
    Tornado,
    measure_words,
    of_the_whole,
    place_names,
    plus_minus,
    switching,
    tornado,
    values_of,
)
from catlib.bench.voice import say as bench
from catlib.chance import Estimate, fixed, local, spaced
from catlib.game import BadSetup, Bots, Game, capital, rule_value, rule_words, together
from catwidgets.draw import EXPECTED, PALETTE, Board, Rect, Scene, line, nice_ticks, path, text, token
from catwidgets.lab.beside import whose
from catwidgets.page import Html, background, button, field, flow, table_html, with_class
from catwidgets.session.voice import say

What = Callable[[], tuple[Game, Bots]]
CONFIDENCE = 0.95
BAR = 120  # pixels for all games
HEADS = ("rule", "value", "changed", "sure")
CELL = "text-align: start; padding-block: 1px; padding-inline: 0 14px"
WIDTH, LEFT, RIGHT, TOP, ROW = 480, 4, 4, 52, 50
NAME, HALF = 17, 15  # of a rule's height: its name, and each of its bars
LINE, LETTER = 16, 8.6  # a line of words and a letter as a phone draws them
ROOM = 0.82  # of the width, for the longest interval; beside it stands the value


class Inquiry(W.VBox):
    """A button, a stop, how far it has come, and what was found.

    `what` returns the game to ask about and its bots; `games` are played of each variant, `among` limits the question
    to some house rules. `_answering(request)` works on the answer step by step; what it shows, it shows in
    `_telling(request, …)`, which says no once a person asks for something else.
    """

    def __init__(
        self,
        words: str,
        tip: str,
        asked: tuple[What, int, int, Sequence[str] | None],
        found: W.Widget,
        *choices: W.Widget,
    ):
        self.what, self.games, self.seed, self.among = asked
        self._request, self._work = 0, list[background.Work]()
        self._open = set[int]()  # requests that are being worked on
        self._drawing = threading.RLock()
        self.button = button(words, tip, self.start)
        self.stop_button = with_class(button(say("lab-stop"), say("lab-stop.tip"), self.stop), "cat-stop")
        self._show_stop()
        self.progress = W.HTML()
        super().__init__([flow(self.button, *choices, self.stop_button), self.progress, found])

    def start(self) -> None:
        """Work it out in the background; what was still being worked out is dropped."""
        self._request += 1
        self._open.add(self._request)
        self._show_stop()
        self._work = [work for work in self._work if work.is_alive()]
        self._work.append(background.start(self._steps(self._request)))

    def run(self) -> None:
        """Work it out here and now."""
        self._request += 1
        for _ in self._steps(self._request):
            pass

    def stop(self) -> None:
        """Work on nothing more, and keep what is found."""
        with self._drawing:
            if self._request in self._open:
                self._request += 1
                self._say(self._stopped())
                self._show_stop()
            else:
                self._say(say("lab-idle"))

    def wait(self) -> None:
        """Wait until what was started has come to its end."""
        for work in [*self._work]:
            if work is not threading.current_thread():
                work.join()

    def forget(self) -> None:
        """Other rules are played now: what was found is not an answer any more."""
        with self._drawing:
            self._request += 1
            self.progress.value = ""
            self._show_stop()
            self._clear()

    @abstractmethod
    def _clear(self) -> None:
        """Show nothing."""

    @abstractmethod
    def _stopped(self) -> str:
        """Say how far it has come at a stop."""

    @abstractmethod
    def _answering(self, request: int) -> Iterator[None]:
        """Work on the answer, step by step, and tell it."""

    def _steps(self, request: int) -> Iterator[None]:
        """Work on the answer; what goes wrong is told where it would stand."""
        try:
            yield from self._answering(request)
        except Exception as error:
            self._telling(request, self._say, str(error), "alert")
        finally:
            self._open.discard(request)
            self._show_stop()

    def _show_stop(self) -> None:
        """Offer to stop as long as there is something to be stopped."""
        self.stop_button.layout.display = "" if self._request in self._open else "none"

    def _telling(self, request: int, show: Callable[..., Any], *given: Any) -> bool:
        """Show something, unless a person asks for something else by now; say whether it was shown."""
        with self._drawing:
            if request == self._request:
                show(*given)
            return request == self._request

    def _say(self, words: str, role: str = "status", done: int = 0, total: int = 0) -> None:
        bar = f"<progress max={total} value={done} aria-hidden='true'></progress> " if total else ""
        self.progress.value = f"{bar}<span role='{role}'>{escape(words)}</span>"


class RuleTornado(Inquiry):
    """The house rules that move a number most: a number to choose, and a tornado chart that grows rule by rule.

    Every house rule that can be turned is played at the least and the most that it may be, the `first` ones first. All
    intervals hold together.

    >>> rules = RuleTornado(lambda: (load("cat_cab"), None), games=20, among=["curse_limit", "handicap"])
    >>> rules.run()
    >>> sorted(bar.rule for bar in rules.found.bars)
    ['curse_limit', 'handicap']
    """

    found: Tornado | None

    def __init__(
        self,
        what: What,
        games: int = 1000,
        seed: int = 0,
        among: Sequence[str] | None = None,
        first: Sequence[str] = (),
    ):
        self.first, self.found = first, None
        look: dict[str, Any] = {"options": _measures(what()[0]), "tooltip": say("lab-for.tip")}
        self.measure = field(W.Dropdown, say("lab-for"), "220px", "24px", **look)
        self.measure.observe(lambda _: self.found and self.start(), "value")
        self.board = Board(Scene(480, 200, say("lab-which")))
        self._place = W.VBox([self.board], layout=W.Layout(display="none"))
        tip = say("lab-which.tip", games=spaced(games))
        super().__init__(say("lab-which"), tip, (what, games, seed, among), self._place, self.measure)

    def forget(self) -> None:
        """Other rules are played now; another number of players can be asked about."""
        super().forget()
        options = _measures(self.what()[0])
        if options != list(self.measure.options):
            self.measure.options = options

    def _clear(self) -> None:
        self.found, self._place.layout.display = None, "none"

    def _stopped(self) -> str:
        bars = self.found.bars if self.found else ()
        return say("lab-turned-until", n=len(bars))

    def _answering(self, request: int) -> Iterator[None]:
        """Turn one rule after the other, as long as nobody asks for something else."""
        game, bots = self.what()
        measure, who = self.measure.value
        rules = self._rules(game)
        id = "lab-the-rate" if measure == "win rate" else "lab-the-number"
        name = say(id, what=measure_words(measure), who=whose(game, who) or False)
        found = Tornado(name, (), {})
        options = {"measure": measure, "who": who, "confidence": 1 - (1 - CONFIDENCE) / max(1, len(rules))}
        for done, rule in enumerate(rules):
            so_far = say("lab-turning", done=done, n=len(rules), games=spaced(self.games))
            if not self._telling(request, self._say, so_far):
                return
            yield
            more = tornado(game, [rule], bots, self.games, self.seed, **options)
            bars = sorted((*found.bars, *more.bars), key=lambda bar: -bar.span)
            found = replace(found, bars=tuple(bars), left_out=found.left_out | more.left_out)
            if not self._telling(request, self._show, found):
                return
        said = capital(found.sentence) if rules else say("lab-no-rule")
        self._telling(request, self._say, said)

    def _rules(self, game: Game) -> list[str]:
        """Return the rules that can be turned, the first ones first."""
        if self.among is not None:
            return list(self.among)
        names = dict.fromkeys((*self.first, *type(game.house).model_fields))
        return [name for name in names if _can_be_turned(game, name)]

    def _show(self, found: Tornado) -> None:
        self.found = found
        if found.bars:
            self.board.show(tornado_scene(found), numbers=_tried(found))
            self._place.layout.display = ""


def _measures(game: Game) -> list[tuple[str, tuple[str, str]]]:
    """Return the numbers to choose from: the game's own and the length of a game, then who wins; each with its name."""
    own = dict.fromkeys((*of_the_whole(game.rules.MEASURES), "decisions"))
    numbers = [(measure_words(name), (name, "")) for name in own]
    if together(game.rules):
        return [*numbers, (say("lab-rate", who=False), ("win rate", ""))]
    places = place_names(game.rules.WINNER_BY, game.num_players)
    winners = [*game.rules.TEAMS, *places] or [f"seat {seat + 1}" for seat in range(game.num_players)]
    rates = [(say("lab-rate", who=whose(game, who)), ("win rate", who)) for who in winners]
    return [*numbers, *rates * (len(rates) > 1)]


def _can_be_turned(game: Game, rule: str) -> bool:
    try:
        values_of(game, rule)
    except BadSetup:
        return False
    return True


def _tried(found: Tornado) -> str:
    """Every value that was tried, with how far it moves the number."""
    rows = [(bar.name, str(bar.now), str(value), plus_minus(move)) for bar in found.bars for value, move in bar.moves]
    return table_html("", (say("lab-rule"), say("lab-now"), say("lab-turned-to"), bench("moved-change")), rows)


class SwitchTable(Inquiry):
    """The share of results that each reading changes: a table with a bar for every switch, most first.

    Every switch is played at each of its other values, with the luck of the same games as they are.

    >>> table = SwitchTable(lambda: (load("cat_cab"), None), games=20, among=["leave_by"])
    >>> table.run()
    >>> [effect.rule for effect in table.effects]
    ['leave_by']
    """

    def __init__(self, what: What, games: int = 1000, seed: int = 0, among: Sequence[str] | None = None):
        self.effects: list[Effect] = []
        self.table = W.HTML()
        tip = say("lab-switches.tip", games=spaced(games))
        super().__init__(say("lab-switches"), tip, (what, games, seed, among), self.table)

    def _clear(self) -> None:
        self.effects, self.table.value = [], ""

    def _stopped(self) -> str:
        return say("lab-played-until", n=len(self.effects))

    def _answering(self, request: int) -> Iterator[None]:
        """Play one reading after the other, as long as nobody asks for something else."""
        game, bots = self.what()
        found: list[Effect] = []
        for done, (total, effect) in enumerate(switching(game, self.games, self.seed, bots, self.among)):
            found += [effect] if effect else []
            said = say("lab-switching", done=done, n=total, games=spaced(self.games))
            if not self._telling(request, self._show, found, said):
                return
            yield
        said = say("lab-switched", n=len(found), games=spaced(self.games))
        self._telling(request, self._show, found, said)

    def _show(self, found: list[Effect], said: str) -> None:
        self.effects = sorted(found, key=lambda effect: -effect.changed.value)
        self._say(said)
        model, heads = type(self.what()[0].house), [say(f"lab-{head}") for head in HEADS]
        cells = [_cells(model, effect) for effect in self.effects]
        self.table.value = table_html("", (*heads, ""), cells, CELL) if cells else ""


def _cells(model: Any, effect: Effect) -> tuple[str, ...]:
    value, low, high = (100 * x for x in (effect.changed.value, effect.changed.low, effect.changed.high))
    bar = f"width: {BAR * effect.changed.value:.0f}px; height: 9px; background: {PALETTE['blue']}"
    return (
        rule_words(model, effect.rule),
        rule_value(model, effect.rule, effect.value),
        local(f"{value:.1f}%"),
        f"{fixed(low, 1)}–{fixed(high, 1)}",
        Html(f"<div aria-hidden='true' style='{bar}'></div>"),
    )


# The tornado


def tornado_scene(found: Tornado, most: int = 12) -> Scene:
    """Draw how far each house rule moves a number, the widest bar on top, with its values and its intervals.

    >>> from catlib.bench import tornado
    >>> tornado_scene(tornado(load("cat_cab"), ["curse_limit"], games=40, measure="rounds", who="")).label[:18]
    'What moves rounds:'
    """
    bars = found.bars[:most]
    ends = [end for bar in bars for _, e in bar.moves for end in (e.low, e.high)]
    reach = max([abs(end) for end in ends if abs(end) < float("inf")] or [1.0]) or 1.0
    of_points = any(e.unit == "points" for bar in bars for _, e in bar.moves)
    scale, unit = (100, bench("moved-points")) if of_points else (1, bench("moved-change"))
    middle, half = LEFT + (WIDTH - LEFT - RIGHT) / 2, (WIDTH - LEFT - RIGHT) / 2
    notes = wrap(bench("moved-note"), int((WIDTH - 2 * LEFT) / LETTER))
    head = TOP + LINE * (len(notes) - 1)
    foot = head + ROW * len(bars)
    scene = Scene(WIDTH, foot + 40, f"{found.title}: {found.sentence}")
    scene.add(text(LEFT, 18, found.title, 15, anchor="start", font_weight="bold"))
    scene.add(*(text(LEFT, 36 + LINE * n, note, 12, anchor="start") for n, note in enumerate(notes)))
    for tick in nice_ticks(-reach * scale, reach * scale):
        x = middle + tick / scale * half * ROOM / reach
        scene.add(line(x, head - 6, x, foot, stroke=token("muted" if not tick else "line")))
        scene.add(text(x, foot + 14, f"{'+' if tick > 0 else '−' if tick < 0 else ''}{abs(tick):g}", 11))
    scene.add(text(middle, foot + 29, unit, 11, fill=token("muted")))
    for i, bar in enumerate(bars):
        _add_bar(scene, bar, head + ROW * i, middle, half * ROOM / reach)
    return scene


def _add_bar(scene: Scene, bar: Bar, y: float, middle: float, scale: float) -> None:
    look: dict[str, Any] = {"stroke": token("paper"), "stroke_width": 3, "paint_order": "stroke"}
    weight = "bold" if bar.told else "normal"
    scene.add(text(LEFT, y + NAME / 2, bar.name, 12, anchor="start", font_weight=weight, **look))
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
        scene.add(text(at, top + height / 2, bar.say(value), 11, anchor="start" if ahead else "end", **look))
        words = bench("moved-bar", rule=bar.name, value=bar.say(value), now=bar.say(bar.now), by=plus_minus(move))
        scene.target(f"{bar.rule}-{k}", Rect(LEFT, top, WIDTH - LEFT - RIGHT, height - 1), words, group="tornado")


def _whisker(move: Estimate, middle: float, scale: float, y: float) -> Any:
    low, high = (max(float(LEFT), min(float(WIDTH - RIGHT), middle + end * scale)) for end in (move.low, move.high))
    return path(f"M{low:.1f} {y:.1f}H{high:.1f}", stroke=token("ink"), stroke_width=1.5, fill="none")
