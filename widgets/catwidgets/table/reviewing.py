"""The review of a game in words: the best moment, the costliest mistakes, luck, and a curve to click."""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import partial
from html import escape
from typing import Any

import ipywidgets as W

from catlib.chance import fixed, percent
from catlib.game import Game, capital, goal_words, strengths
from catlib.play import HUMAN, Judged, Match, Review, cast_of, reason, review_in_steps
from catwidgets.draw import Board, Rect, Scene, circle, line, polyline, text, token
from catwidgets.page import SOON, Later, background, button, field, refill, row, with_class
from catwidgets.session import Narrator, say

WIDTH, HEIGHT, LEFT, TOP, FOOT = 330, 150, 56, 22, 22
DEAREST = 3
PICTURES = 60  # that are drawn while a review is worked out
LUCKY, SURELY_EVEN = 0.1, 0.2  # of a win: what luck may change and still be called even, and how sure that must be


_Step = tuple[Match, float, int, Review]


class ReviewPanel:
    """A button that works the review out, by how good players, and what it found; `jump(ply)` looks at a decision.

    `told` returns the choices that were called the best while the game was played, by ply.
    """

    def __init__(
        self,
        current: Callable[[], Match],
        jump: Callable[[int], Any],
        guard: Callable[..., Any],
        told: Callable[[], dict[int, set[str]]],
    ):
        self._current, self._jump, self._told = current, jump, told
        self._about: Match | None = None
        self.found: Review | None = None
        self._later = Later()
        self._button = button(say("review-this"), say("review-this.tip"), guard(lambda: self.work_out()))
        game = current().game
        named = [(game.type.story.NAMES.get(bot, bot), bot) for bot in strengths(game)]
        judges, tip = [(say("judged-by.best"), ""), *named], say("judged-by.tip")
        self.strength = field(W.Dropdown, say("judged-by"), "260px", "70px", options=judges, tooltip=tip)
        self.strength.layout.display = None if named else "none"
        self.strength.observe(guard(lambda _: self.work_out() if self.found else None), "value")
        self._bar = W.IntProgress(value=0, max=1, layout=W.Layout(width="120px", visibility="hidden"))
        self._words = W.HTML(say("review-offer"))
        self.board = Board(_empty())
        self.board.on_click(lambda id: self._look(int(id.partition(":")[2])))
        self._list = W.VBox([])
        self._guard = guard
        self._why = Later()
        self._past, self._looks = W.HTML(), False
        back = button(say("back-to-end"), say("back-to-end.tip"), guard(lambda: self._jump(self._current().plies)))
        self.banner = with_class(row(self._past, back), "cat-past")
        self.tell_place()
        self._method = with_class(W.HTML(), "cat-fine")
        asked = row(self._button, self.strength, self._bar)
        self.view = W.VBox([asked, self._words, self._list, self.board, self._method])

    def work_out(self) -> None:
        """Judge the decisions of the person at the table, or of whoever sits first; clicks are heard meanwhile."""
        match = self._current()
        people = [seat for seat, who in enumerate(match.seats) if who == HUMAN]
        self._bar.layout.visibility, self._bar.value, self._button.disabled = "visible", 0, True
        self._do(self._later, self._steps(match, people[0] if people else 0), self._take)

    def _do(self, later: Later, steps: Iterator[Any], show: Callable[[Any], None]) -> None:
        """Show what steps find, while clicks are heard where there is a loop for that."""
        if not background.in_kernel() or not later.do(steps, show, self._guard, SOON):
            for step in filter(None, steps):
                show(step)

    def _steps(self, match: Match, seat: int) -> Iterator[_Step]:
        """Yield what a review knows after some of its steps, and at its end."""
        drawn, strength, told = 0.0, self.strength.value, self._told()
        try:
            for done, all, found in review_in_steps(match, seat, told=told, strength=strength):
                if done >= all or done - drawn >= all / PICTURES:
                    drawn = done
                    yield match, done, all, found()
        except Exception:
            self._rest()
            raise

    def _take(self, step: _Step) -> None:
        """Show what is known after a step, unless another game is on the table by now."""
        match, done, all, found = step
        if match is not self._current():
            self._later.cancel()
            return self._rest()
        is_done = done >= all
        self.show(match, found, "" if is_done else say("review-busy", chance=percent(Fraction(done / all), 0)))
        self._bar.max, self._bar.value = max(1, all), int(done)
        return self._rest() if is_done else None

    def reset(self) -> None:
        """Forget what was found; another game is on the table."""
        self._later.cancel()
        self._rest()
        self.found, self._about, self._words.value, self._looks = None, None, say("review-offer"), False
        self._method.value = ""
        self.tell_place()
        refill(self._list, [])
        self.board.show(_empty())

    def stop(self) -> None:
        """Nobody waits any more for what is being worked out."""
        self._later.cancel()
        self._why.cancel()

    def tell_place(self) -> None:
        """Say that a decision of the past is on the board, and what was better there, until the game goes on."""
        match = self._current()
        self._looks = self._looks and match is self._about and match.ply < match.plies
        self.banner.layout.display = None if self._looks else "none"
        if self._looks and self.found:
            here = [_told(match.game, self.found, each) for each in self.found.decisions if each.ply == match.ply]
            past = say("looking-at", heading=_when(match, match.ply))
            self._past.value = f"<b>{escape(past)}</b> {escape(' '.join(here))}"

    def _look(self, ply: int) -> None:
        """Go to a decision, if the game still has it."""
        match = self._current()
        if match is not self._about or not 0 <= ply < len(match.states):
            raise ValueError(say("decision-gone"))
        self._looks = ply < match.plies
        self._jump(ply)

    def _rest(self) -> None:
        self._bar.layout.visibility, self._button.disabled = "hidden", False

    def show(self, match: Match, found: Review, busy: str = "") -> None:
        """Show a review that is worked out, or as far as it is, with a sentence that says so."""
        self.found, self._about = found, match
        like = [say("judged-like", who=self.strength.label)] if self.strength.value else []
        told = "".join(f"<p>{escape(line)}</p>" for line in [*like, *verdict(match, found)])
        self._words.value = f"<p><b>{busy}</b></p>" * bool(busy) + told
        self._method.value = escape(found.inexact)
        self.board.show(curve_scene(match.game, found))
        dearest = found.mistakes[:DEAREST]
        rows = [self._row(match, found, each) for each in dearest]
        refill(self._list, rows)
        if not busy:
            reasons = ((place, why) if (why := reason(match, each)) else None for place, each in enumerate(dearest))
            self._do(self._why, reasons, lambda step: self._explain(rows, step))

    def _row(self, match: Match, found: Review, each: Judged) -> W.Button:
        words = f"{capital(_when(match, each.ply))}: {_told(match.game, found, each)}"
        made = button(words, say("look-at-it"), self._guard(lambda: self._look(each.ply)))
        made.layout.width = "100%"
        return with_class(made, "cat-mistake")

    def _explain(self, rows: Sequence[W.Button], step: tuple[int, str]) -> None:
        """Add to a mistake why something else was better."""
        place, why = step
        rows[place].description += f" {why}"


def _when(match: Match, ply: int) -> str:
    """Return the round of a decision."""
    heading = match.game.story.heading(match.game.setup, match.states[ply], cast_of(match))
    return heading.partition(":")[0]


def _told(game: Game, found: Review, each: Judged) -> str:
    """Return what was done, and what would have been better and by how much."""
    if not each.given_away:
        return say("sentence", said=each.label)
    return say("was-better", choice=each.label, best=each.better, by=_amount(game, found, each.given_away, each.margin))


def verdict(match: Match, found: Review) -> list[str]:
    """The best moment, how many mistakes there were, and luck, in sentences."""
    cast, goal = cast_of(match), goal_words(match.game, found.goal)
    if not found.decisions:
        return [capital(say("nothing-to-decide", cast, who=found.seat))]
    said = partial(say, cast=cast, who=found.seat, goal=goal)
    wrong, sure = len(found.mistakes), bool(found.inexact)
    whole = said("mistakes", n=wrong, all=found.count) if wrong else said("no-mistake", sure=sure, n=found.count)
    lines = [capital(whole)]
    if moment := found.best_moment:
        each, low, high = moment
        how: dict[str, Any] = {"by": False, "low": percent(low, 0), "high": percent(high, 0)}
        if not found.chance:
            how = {"by": _amount(match.game, found, high - low, plus=False), "low": "", "high": ""}
        lines.insert(0, capital(said("best-moment", heading=_when(match, each.ply), choice=each.label, **how)))
    ended = [Narrator(match, found.seat).ending()] if match.is_ended_early else []
    return [*filter(None, [*ended, _luck(match.game, found, said), *lines])]


def _luck(game: Game, found: Review, said: Callable[..., str]) -> str:
    """Say how lucky somebody was: in words for chances, as gains and losses in a long game add up to more than all."""
    if not found.chance:
        return said("luck-amount", by=_amount(game, found, found.luck, found.luck_margin))
    even = max(LUCKY, found.luck_margin)
    if abs(found.luck) <= even and even > SURELY_EVEN:
        return ""
    if abs(found.luck) <= even:
        return said("luck-even")
    return said("luck-was", good=found.luck > 0, much=abs(found.luck) > 3 * even)


def _amount(game: Game, found: Review, value: Fraction, margin: float = 0.0, plus: bool = True) -> str:
    """Percentage points for chances, else a count with its unit; with half its interval where it is not exact."""
    off = f" ± {max(1, round(100 * margin)) if found.chance else fixed(max(0.1, margin), 1)}" if margin else ""
    if found.chance:
        return say("percentage-points", by=f"{fixed(100 * value, 0, plus=plus)}{off}")
    unit = goal_words(game, found.goal, "unit") or goal_words(game, found.goal)
    return f"{fixed(value, 1, plus=plus)}{off} {unit}"


def _empty() -> Scene:
    return Scene(WIDTH, 1, say("review"))


def curve_scene(game: Game, found: Review) -> Scene:
    """Return what the best choice was worth at every decision, each with a place to click."""
    if not found.decisions:
        return _empty()
    goal = goal_words(game, found.goal)
    scene = Scene(WIDTH, HEIGHT, capital(say("curve", goal=goal)))
    values = [float(value) for value, _ in found.curve]
    low, high = (0.0, 1.0) if found.chance else (min(0.0, *values), max(1.0, *values))
    step = (WIDTH - LEFT - 12) / max(1, len(values) - 1)
    places = [(LEFT + step * i, _height(v, low, high)) for i, v in enumerate(values)]
    for share in (0, 0.5, 1):
        y = _height(low + share * (high - low), low, high)
        name = percent(Fraction(share), 0) if found.chance else fixed(low + share * (high - low), 1)
        scene.add(line(LEFT, y, WIDTH - 8, y, stroke=token("line")))
        scene.add(text(LEFT - 5, y + 4, name, 11, anchor="end", fill=token("muted")))
    means = any(each.spread for each in found.decisions) and len(found.decisions) > 1
    where = say("smoothed") if means else say("at-each-decision")
    scene.add(text(4, 12, say("curve.click", goal=goal), 11, anchor="start"))
    scene.add(text(WIDTH - 8, 12, where, 11, anchor="end", class_="fine"))
    scene.add(polyline(places, stroke=token("legal"), stroke_width=2, fill="none"))
    half = max(4.0, step / 2)
    for each, (x, y) in zip(found.decisions, places, strict=False):
        lost = each.given_away
        look = {"fill": token("warn") if lost else token("legal")}
        scene.add(circle(x, y, 4.5 if lost else min(3, max(1, step / 2)), **look))
        by = _amount(game, found, lost, plus=False)
        words = say("gave-away", choice=each.label, by=by, best=each.better) if lost else each.label
        shape = Rect(x - half, TOP - 6, 2 * half, HEIGHT - TOP - FOOT + 12)
        scene.target(f"ply:{each.ply}", shape, words, legal=True, mark="none")
    return scene


def _height(value: float, low: float, high: float) -> float:
    return TOP + (HEIGHT - TOP - FOOT) * (1 - (value - low) / (high - low))
