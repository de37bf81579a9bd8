"""A design lab: turn the house rules of a game and see at once what that does to a turn and to whole games.

>>> from catlib import load
>>> lab = DesignLab(load("cat_cab", players=2), games=200)
>>> lab.set("curse_limit", 2)
>>> lab.now.game.house.curse_limit
2
>>> lab.set("curse_limit", float("nan"))
>>> lab.problem
'curse_limit=nan: input should be a finite number; allowed is 1 to 12.'
"""

import csv
import json
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from html import escape
from pathlib import Path
from typing import Any
from zlib import crc32

import ipywidgets as W

from catlib.bench import Sample, how_words, measure_name, measure_words, samples, side_by_side
from catlib.bench.voice import say as bench
from catlib.bench.voice import together
from catlib.chance import Pmf, fixed, spaced
from catlib.engine import driver as engine
from catlib.game import OPEN_HANDS, BadSetup, Game, capital, load, rules_words, seat_bots, strictly_literal
from catlib.play import turn_distribution
from catlib.solving import Advantage, first_advantage
from catwidgets.draw import Board, Chart, Scene, outcome_chart
from catwidgets.lab.beside import EQUAL, Row, changed, table_html, whose, win_chart
from catwidgets.lab.best_play import amount, how_exact
from catwidgets.lab.inquiries import RuleTornado, SwitchTable
from catwidgets.lab.questions import ASKED, Questions
from catwidgets.lab.spread import length_of, pays, spread
from catwidgets.page import StillPicture, background, button, field, flow, written
from catwidgets.session.voice import say
from catwidgets.table import allowed, rule_control

WIDTH, HEIGHT = 470, 232
COMPILED_GAMES, PLAIN_GAMES = 10_000, 200
BATCHES = 5
LONG = 24  # lengths of a game for one that have a bar each
FIRST = 9  # house rules that are not folded away
HALVES = "repeat(auto-fit, minmax(min(100%, 400px), 1fr))"


@dataclass(frozen=True)
class Variant:
    """A game with its rules, who plays it, the exact distribution of a turn, whole games so far, and best play."""

    game: Game
    bots: tuple[str, ...]
    distribution: Pmf | None = None
    run: Sample | None = None
    best: Advantage | None = None
    seed: int = 0

    @property
    def changes(self) -> str:
        """The house rules that differ from our reading."""
        return rules_words(type(self.game.house), self.game.spec()["house"]) or self.game.type.reading

    @property
    def alone(self) -> str:
        """The measure of a game for one; empty for others."""
        return self.game.rules.ALONE_BY if self.game.num_players == 1 else ""


class DesignLab(StillPicture, W.VBox):
    """Controls for every house rule, and charts that follow them.

    Parameters
    ----------
    game : Game
        Where to begin.
    bots : as for `catlib.bench.compare`
        Who plays the whole games.
    games : int, optional
        How many whole games are played for each variant; by default 10,000 where they are compiled.
    rules : list of str, optional
        The house rules shown at first; by default those that the model names first. All others are folded away.
    live : bool
        Whether to work out changes in the background and redraw as results come; otherwise a change waits for them.
    seed : int
        Where the stream of random numbers begins; other house rules have another one, A and B the same.
    """

    def __init__(
        self,
        game: Game,
        bots: Any = None,
        games: int | None = None,
        rules: list[str] | None = None,
        live: bool = False,
        seed: int = 0,
    ):
        self.now = Variant(game, seat_bots(game, bots), seed=seed)
        self.kept: Variant | None = None
        self.games = games or (COMPILED_GAMES if engine.can_compile(game, self.now.bots) else PLAIN_GAMES)
        self.live, self.seed, self.problem = live, seed, ""
        self._request = 0
        self._late: set[str] = set()
        self._running: list[background.Work] = []
        self._drawing, self._solving = threading.RLock(), threading.Lock()
        self.controls = {name: rule_control(game, name) for name in type(game.house).model_fields}
        self._first = rules or list(self.controls)[:FIRST]
        super().__init__(self._build())
        self.add_class("cat-lab")
        self._mark_changes()
        if live and not background.HAS_THREADS:
            self._show()
            self._start()
        else:
            self._compute(steps=1)

    # What it is made of

    def _build(self) -> list[W.Widget]:
        self.win_board, self.turn_board = Board(_empty(say("lab-whole"))), Board(_empty(say("lab-turn")))
        self._words, self._beside, self._busy = W.HTML(), W.HTML(), W.HTML()
        self._busy.add_class("cat-busy")
        for name, control in self.controls.items():
            control.on_change(self.win_board.guarded(lambda value, name=name: self._control_changed(name, value)))
        shown = W.VBox([self.controls[n].view for n in self._first])
        rules = W.VBox([shown, self._rest()] if len(self._first) < len(self.controls) else [shown])
        rules.add_class("cat-rules")
        # An anywidget takes no new class once it is drawn, so that boxes around the charts make them pale.
        self._charts = {"run": W.VBox([self.win_board]), "distribution": W.VBox([self.turn_board])}
        charts = W.VBox([self._beside, self._busy, *self._charts.values(), self._words])
        halves = W.Layout(display="grid", grid_template_columns=HALVES, grid_gap="4px 20px", overflow="visible")
        main = W.Box([W.VBox([rules, self._build_tools()]), charts], layout=halves)
        few = max(1, self.games // 10)
        self.turned = RuleTornado(lambda: (self.now.game, self.now.bots), few, self.seed, first=self._first)
        self.switches = SwitchTable(lambda: (self.now.game, self.now.bots), few, self.seed)
        enough = max(few, min(self.games, ASKED))
        self.asked = Questions(lambda: (self.now.game, self.now.bots), enough, self.seed, self._first)
        return [self._build_players(), main, self.asked, *[self.turned, self.switches] * bool(self.controls)]

    def _rest(self) -> W.Accordion:
        rest = [control.view for name, control in self.controls.items() if name not in self._first]
        more = W.Accordion([W.VBox(rest)], selected_index=None)
        more.set_title(0, say("lab-others", n=len(rest)))
        return more

    def _build_players(self) -> W.Box:
        few, many = self.now.game.type.setup.PLAYERS
        look: dict[str, Any] = {"options": list(range(few, many + 1)), "value": self.now.game.players}
        self.players = field(W.Dropdown, say("players"), "120px", "52px", **look)
        self.players.observe(self.win_board.guarded(lambda change: self.play_with(change["new"])), "value")
        self._seats = flow()
        self._show_seats()
        return flow(*[self.players] * (few < many), self._seats)

    def _show_seats(self) -> None:
        self._seats.children = [self._seat(seat) for seat in range(self.now.game.num_players)]

    def _seat(self, seat: int) -> W.Dropdown:
        named = self.now.game.story.NAMES
        options = [(named.get(bot, bot), bot) for bot in self.now.game.bots]
        look: dict[str, Any] = {"options": options, "value": self.now.bots[seat]}
        who = field(W.Dropdown, whose(self.now.game, f"seat {seat + 1}"), "250px", "64px", **look)
        who.observe(self.win_board.guarded(lambda change: self.sit(seat, change["new"])), "value")
        return who

    def _build_tools(self) -> W.Box:
        self.path = field(W.Text, say("lab-file"), "260px", "100px", value=f"{self.now.game.name}.csv")
        setup, solving = self.now.game.type.setup, "solo" if self.now.game.type.setup.PLAYERS == (1, 1) else "tip"
        guard = self.win_board.guarded
        self.drop_button = button(say("lab-drop"), say("lab-drop.tip"), guard(self.drop))
        self.reset_button = button(say("lab-reset"), say("lab-reset.tip"), guard(self.reset))
        buttons: list[tuple[Any, str, str, Callable[[], Any]]] = [
            (True, say("lab-keep"), say("lab-keep.tip"), self.keep),
            (setup.LITERAL, capital(say("literal")), self._literal_words(), self.literal),
            (setup.SMALL, say("lab-small"), say("lab-small.tip"), self.small),
            (True, say("lab-solve"), say(f"lab-solve.{solving}"), self.solve),
            (True, say("lab-export"), say("lab-export.tip"), lambda: self.export(self.path.value)),
        ]
        first, *rest, save = (button(words, tip, guard(act)) for wanted, words, tip, act in buttons if wanted)
        return flow(first, self.drop_button, *[self.reset_button] * bool(self.controls), *rest, self.path, save)

    # What a person does

    def set(self, rule: str, value: Any) -> None:
        """Change one house rule; a value that is not allowed is explained and changes nothing."""
        house = {name: getattr(self.now.game.house, name) for name in self.controls}
        try:
            game = load(self.now.game.name, self.now.game.players, house | {rule: value})
        except BadSetup as error:
            self.problem = f"{error}{allowed(self.now.game, rule)}."
            self.win_board.show_error(ValueError(self.problem))
        else:
            self._change_variant(replace(self.now, game=game))
        if rule in self.controls:
            self.controls[rule].show(getattr(self.now.game.house, rule))
            self.controls[rule].explain(self.problem and say("lab-put-back", why=self.problem))

    def play_with(self, players: int) -> None:
        """Change the number of players; the game's own bots take the seats."""
        self._take(players, self.now.game.house)

    def _take(self, players: int, house: Any) -> None:
        """Play by other house rules, and show them on the controls."""
        game = load(self.now.game.name, players, house)
        same = game.num_players == self.now.game.num_players
        self._change_variant(Variant(game, self.now.bots if same else seat_bots(game)))
        for name, control in self.controls.items():
            control.show(getattr(game.house, name))
        self.players.value = players
        self._show_seats()

    def sit(self, seat: int, bot: str) -> None:
        """Put a bot in a seat."""
        bots = {**dict(enumerate(self.now.bots)), seat: bot}
        self._change_variant(replace(self.now, bots=seat_bots(self.now.game, bots)))

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
        self._take(self.now.game.players, {})

    def literal(self) -> None:
        """Set every house rule to the most literal reading of the rulebook."""
        self._take(self.now.game.players, strictly_literal(self.now.game.type.setup))

    def small(self) -> None:
        """Take the house rules of a game for two that is small enough to be solved whole."""
        self._take(2, self.now.game.type.setup.SMALL)

    def solve(self) -> None:
        """Work out how far ahead whoever begins is when all play their best; what is too large is explained."""
        self._found(0, 0)
        work = self._solving_best(self._request)
        if self.live:
            self._running.append(background.start(self._guarded(work)))
        else:
            for _ in work:
                pass

    def _literal_words(self) -> str:
        setup = self.now.game.type.setup
        return f"{say('lab-literal')} {rules_words(setup.HouseRules, strictly_literal(setup))}"

    def export(self, path: str | Path) -> None:
        """Write one row a game, variant by variant, with payoffs and measures, to a file that ends in .csv."""
        self.wait()
        if Path(path).suffix != ".csv":
            raise ValueError(f"{str(path)!r}: give a name that ends in .csv.")
        runs = [(name, variant, variant.run) for name, variant in self._variants().items() if variant.run]
        columns = dict.fromkeys(column for _, _, run in runs for column in run.columns)
        try:
            with open(path, "w", newline="", encoding="utf-8") as file:
                writer = csv.writer(file, lineterminator="\n")
                writer.writerow(["variant", "house rules", "bots", *columns])
                for name, variant, run in runs:
                    start = [name or "now", variant.changes, ", ".join(variant.bots)]
                    numbers = (run.columns.get(column, [""] * run.games) for column in columns)
                    writer.writerows([*start, *row] for row in zip(*numbers, strict=True))
        except OSError as error:
            raise ValueError(f"{path}: {error.strerror}.") from None
        written(Path(path))
        self.win_board.set_status(say("lab-written", path=str(path)))

    def on_change(self, heard: Callable[[], Any]) -> None:
        """Call this when something is shown that may be set otherwise than before."""
        self.win_board.observe(lambda _: heard(), "rev")

    def settings(self) -> str:
        """Return the players, house rules and bots as text, which `restore` takes.

        >>> lab = DesignLab(load("washi_cat"), games=20)
        >>> lab.settings()
        '{"players": 2, "house": {}, "bots": ["racer", "racer"]}'
        """
        spec = self.now.game.spec()
        return json.dumps({"players": spec["players"], "house": spec["house"], "bots": self.now.bots}, default=list)

    def restore(self, text: str) -> None:
        """Go back to what `settings` returned; raise ValueError where it doesn't hold here."""
        try:
            kept = json.loads(text)
            house = {rule: tuple(value) if isinstance(value, list) else value for rule, value in kept["house"].items()}
            self._take(kept["players"], house)
            for seat, bot in enumerate(kept["bots"]):
                self.sit(seat, bot)
            self._show_seats()
        except (KeyError, TypeError, IndexError, AttributeError, RecursionError) as error:
            raise ValueError(f"{type(error).__name__}: {error}") from None

    def wait(self) -> None:
        """Wait until everything is worked out for the present rules."""
        for work in [*self._running]:
            if work is not threading.current_thread():
                work.join()

    def _control_changed(self, rule: str, value: Any) -> None:
        self.set(rule, tuple(value) if isinstance(value, list) else value)

    # Working it out

    def _change_variant(self, variant: Variant) -> None:
        """Answer for other rules; what is still being worked out for older ones is dropped."""
        self.problem = ""
        if (variant.game, variant.bots) == (self.now.game, self.now.bots):
            self._show()
            return
        self._request += 1
        self.switches.forget()
        self.now = Variant(variant.game, variant.bots, seed=self.kept.seed if self.kept else self._luck(variant.game))
        self.turned.forget()
        self.asked.forget()
        self._mark_changes()
        if self.live:
            self._start()
        else:
            self._compute(steps=1)

    def _luck(self, game: Game) -> int:
        """Return a seed for each set of rules, or bad luck would be the same at every value of a slider."""
        house = game.spec()["house"]
        return self.seed + (crc32(repr(house).encode()) if house else 0)

    def _start(self) -> None:
        """Work it out in the background; until then both charts are marked as older."""
        self._late = {"run", "distribution"}
        self._show_late()
        self._running = [work for work in self._running if work.is_alive()]
        self._running.append(background.start(self._guarded(self._computing(self._request))))

    def _guarded(self, steps: Iterator[None]) -> Iterator[None]:
        """Show on the board what a step raises."""
        try:
            yield from steps
        except Exception as error:
            self.win_board.show_error(error)

    def _compute(self, steps: int = BATCHES) -> None:
        """Work it out here and now."""
        for _ in self._computing(self._request, steps):
            pass

    def _computing(self, request: int, steps: int = BATCHES) -> Iterator[None]:
        """Play whole games, then work out a turn, and show what is known as long as it is still asked for."""
        asked = self.now
        for run in samples(asked.game, asked.bots, self.games, asked.seed, batch=-(-self.games // steps)):
            if not self._update(request, run=run):
                return
            yield
        with self._solving:
            if request == self._request:
                self._update(request, distribution=turn_distribution(asked.game))

    def _solving_best(self, request: int) -> Iterator[None]:
        asked = self.now
        yield
        try:
            with self._solving:
                games = {each.game: each.best for each in (asked, self.kept) if each}
                best = {game: known or first_advantage(game, going=self._found) for game, known in games.items()}
                if kept := self.kept:  # not dropped meanwhile
                    self.kept = replace(kept, best=best.get(kept.game))
                self._update(request, best=best[asked.game])
        finally:
            with self._drawing:
                self._show_late()

    def _found(self, known: int, opened: int) -> None:
        self._busy.value = say("lab-solving", n=known, said=spaced(known))

    def _update(self, request: int, **found: Any) -> bool:
        """Show what was found, unless something else is asked for by now."""
        with self._drawing:
            if request != self._request:
                return False
            self.now = replace(self.now, **found)
            if "distribution" in found or not self._progress():
                self._late -= found.keys()
            self._show(*found)
            self._show_late()
            return True

    # Showing

    def _variants(self) -> dict[str, Variant]:
        return {"": self.now} if self.kept is None else {"A": self.kept, "B": self.now}

    def _show(self, *what: str) -> None:
        """Draw anew what was found, or everything; what is not known yet leaves the older picture standing."""
        with self._drawing:
            if "run" not in what:
                lower = self._turn_chart()
                _draw(self.turn_board, lower)
                nothing = lower is None and self.now.run is not None and not self._late
                self._charts["distribution"].layout.display = "none" if nothing else ""
            chart = self._win_chart()
            _draw(self.win_board, chart, self._progress() or (chart.sentence if chart else None))
            self._beside.value = self._differences_html()
            self.drop_button.layout.display = "" if self.kept else "none"
            alone = {"": self.now.run} if self.now.run and not self.kept else {}
            played = f"<p>{escape(how_words(self.now.game, 'fair', self.now.bots, self.games))}</p>"
            known = alone and table_html(side_by_side(alone), self._known())
            self._words.value = known + self._exactness() + played if known else ""

    def _show_late(self) -> None:
        """Pale charts belong to the rules before; the words say so until all agree."""
        for name, box in self._charts.items():
            box.add_class("cat-late") if name in self._late else box.remove_class("cat-late")
        self._busy.value = say("lab-late") if self._late else ""

    def _mark_changes(self) -> None:
        """Mark the controls of house rules that differ from our reading."""
        changed = self.now.game.spec()["house"]
        for name, control in self.controls.items():
            control.mark(name in changed)
        self.reset_button.layout.display = "" if changed else "none"

    def _progress(self) -> str:
        """Return how many games are played so far; nothing once all are."""
        played = self.now.run.games if self.now.run else 0
        return say("lab-playing", done=spaced(played), games=spaced(self.games)) if played < self.games else ""

    def _win_chart(self) -> Chart | None:
        runs = self._runs()
        if not runs:
            return None
        if self._plays_for_payoffs():
            return self._payoff_chart() or self._length_chart()
        alone = {variant.alone for variant in self._variants().values()}
        if len(alone) == 1 and self.now.alone:
            title, unit = say("lab-long", what=measure_words(self.now.alone)), measure_words(self.now.alone)
            return spread(runs, measure_name(self.now.alone), title, unit, LONG)
        return win_chart(side_by_side(runs), say("lab-who"))

    def _known(self) -> list[Row]:
        """Return what is not counted in games, as rows beside what is: house rules, the mean of a turn, best play."""
        each, rows = list(self._variants().values()), []
        nothing = (("", ""),) * (len(each) - 1)
        if self.controls:
            rows.append(Row(say("house-rules"), tuple(one.changes for one in each), nothing))
        means = [one.distribution.mean for one in each if one.distribution is not None]
        if len(means) == len(each):
            gap = means[-1] - means[0]
            says = "more" if gap > 0 else "less" if gap else EQUAL
            apart = ((say("lab-exactly", value=fixed(gap, 3, plus=bool(gap))), says),) if nothing else ()
            rows.append(Row(say("lab-mean"), tuple(say("lab-exact", value=fixed(mean, 3)) for mean in means), apart))
        if best := self.now.best:
            values = tuple((one.best and amount(one.game, one.best.shown)) or "" for one in each)
            rows.append(Row(self._best_words(best), values, nothing))
        return rows

    def _best_words(self, best: Advantage) -> str:
        way = "ahead" if not best.is_paid else "wins" if self.now.game.rules.PAYOFFS == (0, 1) else "gets"
        return say("lab-best-play", who=whose(self.now.game, best.who), way=way) if best.who else say("lab-best")

    def _exactness(self) -> str:
        """Return how sure best play is, folded away."""
        if not (best := self.now.best):
            return ""
        told = how_exact(best.low, best.high, best.positions) + [say("lab-open-hands")] * (OPEN_HANDS in best.mark)
        said = "".join(f"<p>{escape(one)}</p>" for one in told)
        return f"<details><summary>{escape(say('how-exact'))}</summary>{said}</details>"

    def _differences_html(self) -> str:
        """B − A, number by number; nothing where nothing is kept."""
        if self.kept is None:
            return ""
        if not changed((self.kept.game, self.now.game), (self.kept.bots, self.now.bots)):
            return f"<p>{say('lab-kept')}</p>" + "".join(f"<p>{escape(one)}</p>" for one in self._at_best())
        runs = self._runs()
        return table_html(side_by_side(runs), self._known()) + self._exactness() if len(runs) > 1 else ""

    def _plays_for_payoffs(self) -> bool:
        """Return whether one plays alone, so that nobody wins, and the game names no other measure."""
        return all(each.game.num_players == 1 and not each.alone for each in self._variants().values())

    def _payoff_chart(self) -> Chart | None:
        """Return what a game for one pays; none where it always pays the same."""
        runs = self._runs()
        column = next(filter(None, map(pays, runs.values())), "")
        return spread(runs, column, say("lab-pay"), say("lab-payoff")) if column else None

    def _length_chart(self) -> Chart | None:
        runs = self._runs()
        column, unit = next(filter(all, map(length_of, runs.values())), ("", ""))
        counted = measure_words(unit)
        return spread(runs, column, say("lab-long", what=counted), counted) if column else None

    def _runs(self) -> dict[str, Sample]:
        return {name: variant.run for name, variant in self._variants().items() if variant.run is not None}

    def _turn_chart(self) -> Chart | None:
        """The exact distribution of a turn; for a game that has none the length of whole games, unless it stands above.

        None while it is not known.
        """
        title, unit = (say("lab-lower", what=words) for words in self.now.game.goals.DISTRIBUTION)
        distributions = [
            variant.distribution for variant in self._variants().values() if variant.distribution is not None
        ]
        charts = [outcome_chart(distribution, title=title, x_title=unit) for distribution in distributions]
        if len(charts) < len(self._variants()):
            above = self._plays_for_payoffs() and self._payoff_chart() is None
            return None if self._late or above else self._length_chart()
        return _both(charts) if len(charts) == 2 else charts[0]

    # On paper

    def __repr__(self) -> str:
        return f"<DesignLab of {self.now.game!r}, {self.games} games>"

    def to_svg(self) -> str:
        """Both charts as one still picture."""
        whole = Scene(WIDTH, 2 * HEIGHT, say("lab-of", game=self.now.game.title))
        for i, chart in enumerate(filter(None, [self._win_chart(), self._turn_chart()])):
            drawn = chart.scene(WIDTH, HEIGHT)
            drawn.targets.clear()  # whose names could clash with another's
            whole.place(drawn, 0, i * HEIGHT)
        return whole.to_svg()

    def _at_best(self) -> list[str]:
        if not (best := self.now.best):
            return []
        return [capital(say("lab-was", what=self._best_words(best), change=amount(self.now.game, best.shown)))]

    def to_text(self) -> str:
        """The house rules that were changed, and what both charts say."""
        charts = [chart.sentence for chart in (self._win_chart(), self._turn_chart()) if chart]
        runs = self._runs()
        apart = [one.sentence for one in side_by_side(runs).differences] if len(runs) > 1 else []
        now = say("lab-text", lab=say("lab-of", game=self.now.game.title), changes=self.now.changes)
        return together([now, *apart, *charts, *self._at_best()], "space")


def _empty(label: str) -> Scene:
    return Scene(WIDTH, HEIGHT, label)


def _draw(board: Board, chart: Chart | None, status: str | None = None) -> None:
    if chart is not None:
        board.show(chart.scene(WIDTH, HEIGHT), status=status, numbers=chart.table_html())
    elif status:
        board.set_status(status)


def _both(charts: list[Chart]) -> Chart:
    """The distributions of A and B as bars side by side."""
    series = [
        replace(chart.series[0], name=name, style=i, points=tuple(replace(p, label="") for p in chart.series[0].points))
        for i, (name, chart) in enumerate(zip("AB", charts, strict=True))
    ]
    means = [at for chart in charts for _, at, _ in chart.rules]
    named = zip("AB", means, strict=True) if len(set(means)) > 1 else zip([say("lab-both")], means, strict=False)
    rules = tuple(("x", at, name) for name, at in named)
    sentence = " ".join(f"{name}: {chart.sentence}" for name, chart in zip("AB", charts, strict=True))
    rows = tuple((name, *row) for name, chart in zip("AB", charts, strict=True) for row in chart.rows)
    headings = (bench("chart-variant"), *charts[0].headings)
    return replace(charts[0], series=tuple(series), rules=rules, sentence=sentence, rows=rows, headings=headings)
