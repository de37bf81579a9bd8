"""Questions of a designer, answered by a sentence and a chart with intervals that grows meanwhile.

>>> from catlib import load
>>> at = Questions(lambda: (load("cat_cab"), None), games=40)
>>> at.ask("fair")
>>> "The first player won" in at.board.status
True
"""

import json
import re
import time
from collections.abc import Callable, Iterator, Sequence
from html import escape
from textwrap import wrap
from typing import Any

import ipywidgets as W

from catlib.bench import (
    QUESTIONS,
    Answer,
    Panel,
    aim_words,
    aims_of,
    asking,
    how_words,
    numbers_of,
    plus_minus,
    spent,
    turnable,
)
from catlib.bench.voice import say, together
from catlib.chance import spaced
from catlib.game import capital, describe, load, names, rule_words
from catwidgets.draw import EXPECTED, Board, Element, Rect, Scene, circle, line, nice_ticks, path, text, token
from catwidgets.lab.inquiries import LETTER, LINE, Inquiry, What
from catwidgets.page import StillPicture, button, field, flow, table_html, with_class

WIDTH, LEFT, GAP, TOP, ROW = 480, 6, 26, 28, 38
BELOW = 17  # what is below a row's name
MOST = 16  # rows that are drawn; the table has all of them
ASKED = 2_000  # games of each variant when a question is asked


class Questions(Inquiry):
    """A question of `catlib.bench.ask` with fields for what it needs and its answer, then a button for each question.

    `first` are the rules that are turned; `games` are played of each variant, twice as many when asked again.
    """

    children: Any

    def __init__(self, what: What, games: int, seed: int = 0, first: Sequence[str] | None = None):
        self.first, self.few, self.question, self.answer = first, games, "", Answer("", "")
        self._answered: Any = None  # the question with its needs, once its answer is whole
        self._began = 0.0
        self._heard: Callable[[], Any] = lambda: None
        self.board = Board(Scene(WIDTH, 120, say("asked-what"))).add_class("cat-words-first")
        self._place = W.VBox([self.board], layout=W.Layout(display="none"))
        self.fields = self._fields(what()[0])
        self._needed, self._told, self._how = flow(), W.HTML(), with_class(W.HTML(), "cat-how")
        guard = self.board.guarded
        self.buttons = {
            name: button(say(f"want-{name}"), say(f"want-{name}.tip"), guard(lambda name=name: self._press(name)))
            for name in QUESTIONS
        }
        super().__init__(self._offer(), say("asked-again.tip"), (what, games, seed, None), self._place)
        self.button.button_style = "info"
        tools, *rest = self.children
        self._panel = W.VBox([self._told, self._needed, tools, *rest, self._how], layout=W.Layout(display="none"))
        with_class(self._panel, "cat-answer")  # which a page brings into view
        self._asked = {
            name: W.VBox([each, W.HTML(escape(each.tooltip))]).add_class("cat-asked")
            for name, each in self.buttons.items()
        }
        self.children = [self._panel, flow(*self._asked.values())]

    def _fields(self, game: Any) -> dict[str, list[W.Widget]]:
        """A field for each thing that a question may need; for the rules themselves there is none."""
        rules, numbers = turnable(game), [(words, number) for number, words in numbers_of(game).items()]
        aims = [(aim_words(aim), aim) for aim in aims_of(game)]
        named = {rule_words(type(game.house), rule): rule for rule in rules}
        whole = {say("asked-whole"): "", **named}
        fields = {
            "rule": [field(W.Dropdown, say("asked-rule"), "220px", "initial", options=[*named.items()] or [("–", "")])],
            "any rule": [field(W.Dropdown, say("asked-about"), "250px", "initial", options=list(whole.items()))],
            "number": [field(W.Dropdown, say("asked-number"), "260px", "initial", options=numbers)],
            "target": [field(W.Text, say("asked-target"), "220px", "initial", placeholder=say("asked-tenth-less.empty"),
                             tooltip=say("asked-tenth-less.tip"))],
            "aims": [field(W.Dropdown, say("asked-aim", n=i + 1), "210px", "initial", options=aims, value=aims[at][1])
                     for i, at in enumerate((0, min(2, len(aims) - 1)))],
        }
        for each in fields.values():
            for one in each:
                one.observe(lambda _: self._show_offer(), "value")
        return fields

    def _needs(self) -> list[str]:
        if self.question == "skill":
            return ["any rule"]
        return [need for need in QUESTIONS[self.question].needs if need in self.fields] if self.question else []

    def choose(self, question: str, at_once: bool = True) -> None:
        """Show a question, and answer it unless somebody is to say first what it is about."""
        self._request += 1  # what was still being worked out is dropped
        self._show_stop()
        self.answer, self._place.layout.display = Answer("", ""), "none"
        self._show_question(question)
        if at_once:
            self.start()
        self._heard()

    def _press(self, question: str) -> None:
        self.choose(question, not {"target", "aims"} & {*QUESTIONS[question].needs})

    def ask(self, question: str) -> None:
        """Answer a question here and now."""
        self._show_question(question)
        self.run()

    def _show_question(self, question: str) -> None:
        """Show a question, and before anything is played how many games it takes, and whose."""
        self.question = question
        self._needed.children = [one for need in self._needs() for one in self.fields[need]]
        asked, back = (escape(say(f"want-{question}{form}")) for form in ("", ".tip"))
        self._told.value = f"<strong>{asked}</strong><br>{back}"
        self._panel.layout.display, self._answered, self._how.value = "", None, ""
        game, bots = self.what()
        self._say(how_words(game, question, bots, self.few))
        self._show_offer()
        for name, each in self._asked.items():
            (each.add_class if name == question else each.remove_class)("cat-chosen")

    def _next(self) -> int:
        """Return how many games are played when somebody asks now."""
        return 2 * self.games if self._answered == (self.question, self._given()) else self.few

    @property
    def _looks(self) -> int:
        """The number of times that the same was asked before, with half as many games each time."""
        return max(0, (self.games // self.few).bit_length() - 1)

    def _offer(self) -> str:
        return say("asked-again", games=spaced(self._next()))

    def _show_offer(self) -> None:
        self.button.description = self._offer()

    def start(self) -> None:
        """Ask again: with twice as many games where the answer stands there already."""
        self.games = self._next()
        super().start()

    # What is set, to keep or to send

    def on_change(self, heard: Callable[[], Any]) -> None:
        """Call this when another question is asked."""
        self._heard = heard

    def _given(self) -> dict[str, Any]:
        """Return what the fields of the question say."""
        found = {need: [one.value for one in self.fields[need]] for need in self._needs()}
        return {need: each if need == "aims" else each[0] for need, each in found.items()}

    # Working it out

    def _clear(self) -> None:
        self.answer, self._place.layout.display = Answer("", ""), "none"
        self.fields = self._fields(self.what()[0])
        if self.question:
            self._show_question(self.question)

    def _stopped(self) -> str:
        self.board.set_status(self.answer.sentence)
        done = self.answer.done if self.answer.sentence else 0
        return say("asked-stopped", n=done) if done < self.answer.total else ""

    def _answering(self, request: int) -> Iterator[None]:
        game, bots = self.what()
        needs, question = self._given(), self.question
        asked = question, {**needs}
        if "any rule" in needs:
            needs = {"rule": needs["any rule"]} if needs["any rule"] else {}
        if "target" in needs:
            needs["target"] = _number(needs["target"])
        if "rules" in QUESTIONS[question].needs and self.first:
            needs["rules"] = list(self.first)
        self.answer, self._began = Answer("", ""), time.monotonic()
        if not self._telling(request, self._say, say("asked-playing"), "status", 0, 1):
            return
        yield
        given: dict[str, Any] = {"confidence": spent(self._looks), **needs}
        for answer, *done in asking(game, question, bots, self.games, self.seed, **given):
            if not self._telling(request, self._show, answer, asked, *done):
                return
            yield

    def _rules_of(self, answer: Answer) -> str:
        """Return what each house rule says that stands in the sentence of an answer."""
        model = type(self.what()[0].house)
        named = {rule_words(model, rule).casefold(): rule for rule in model.model_fields}
        longest = "|".join(map(re.escape, sorted(named, key=len, reverse=True)))
        told = [named[name] for name in re.findall(rf"({longest})\s?[:：]", answer.sentence.casefold()) if name]
        said = {capital(rule_words(model, rule)): describe(model, rule) for rule in told}
        return "".join(f"<p><b>{escape(name)}.</b> {escape(about)}</p>" for name, about in said.items())

    def _show(self, answer: Answer | None, asked: Any, played: int, planned: int) -> None:
        """Say how far it has come, and the answer where more of it is known."""
        ended = answer is not None and answer.done >= answer.total
        if ended:
            self._answered = asked
            self._say("")
            self._show_offer()
        else:
            if played == 1:  # what comes before the second takes longer
                self._began = time.monotonic()
            left = float(f"{(time.monotonic() - self._began) * (planned - played) / max(1, played - 1):.1g}")
            said = say("asked-step", few=played, n=planned, seconds=played > 1 and left > 1 and round(left))
            self._say(said, "status", played, planned)
        if answer is None:
            return
        self.answer = answer
        self._how.value = f"{escape(answer.how)} {escape(say('asked-holds'))}{self._rules_of(answer)}"
        scene = answer_scene(answer)
        heads = ("", *(panel.name for panel in answer.panels))
        each = enumerate(answer.rows_of)
        cells = [(row, *(plus_minus(panel.estimates[i]) for panel in answer.panels)) for i, row in each]
        numbers = table_html("", heads, cells) if answer.panels else ""
        self.board.show(scene, status=answer.sentence if ended else "", numbers=numbers)
        self._place.layout.display = ""


class BenchQuestions(StillPicture, W.VBox):
    """The questions about any game that is here, chosen above them.

    >>> at = BenchQuestions("cat_cab", games=40)
    >>> at.restore(at.settings())
    """

    def __init__(self, game: str, games: int = ASKED, seed: int = 0):
        titles = {load(name).title: name for name in names()}
        self.chosen = field(W.Dropdown, say("asked-game"), "260px", "initial", options=list(titles.items()), value=game)
        self.players = field(W.Dropdown, say("asked-players"), "130px", "initial", options=[load(game).players])
        self.questions = Questions(lambda: (load(self.chosen.value, self.players.value), None), games, seed)
        self.board = self.questions.board
        self._show_players()
        self.chosen.observe(lambda _: self._other_game(), "value")
        self.players.observe(lambda _: self.questions.forget(), "value")
        super().__init__([flow(self.chosen, self.players), self.questions])
        self.add_class("cat-questions")
        self.questions.ask("fair")

    def to_text(self) -> str:
        """Return the question and the answer."""
        return f"{self.chosen.label}: {self.questions.answer.title} {self.questions.answer.sentence}"

    def _show_players(self) -> None:
        few, many = load(self.chosen.value).type.setup.PLAYERS
        self.players.options = list(range(few, many + 1))
        self.players.value = load(self.chosen.value).players

    def _other_game(self) -> None:
        self._show_players()
        self.questions.forget()

    def on_change(self, heard: Callable[[], Any]) -> None:
        """Call this when another question is asked."""
        self.questions.on_change(heard)

    def settings(self) -> str:
        """Return the game, the question and what its fields say as text, which `restore` takes."""
        at = self.questions
        asked = {"question": at.question, "given": at._given()} if at.question else {}
        return json.dumps({"game": self.chosen.value, "players": self.players.value, "games": at.games, **asked})

    def restore(self, text: str) -> None:
        """Go back to what `settings` returned and answer it; raise ValueError where it doesn't hold here."""
        try:
            kept = json.loads(text)
            load(kept["game"], kept["players"])
            self.chosen.value = kept["game"]
            self.players.value = kept["players"]
            if "question" in kept:
                if kept["question"] not in QUESTIONS:
                    raise ValueError(f"question={kept['question']!r}: there are {', '.join(QUESTIONS)}")
                for need, value in kept["given"].items():
                    each = self.questions.fields[need]
                    for one, said in zip(each, value if need == "aims" else [value], strict=True):
                        one.value = str(said) if need == "target" else said
                few, self.questions.few = self.questions.few, kept.get("games", self.questions.few)
                self.questions.choose(kept["question"])
                self.questions.few = few
        except (KeyError, TypeError, AttributeError, RecursionError) as error:
            raise ValueError(f"{type(error).__name__}: {error}") from None
        except Exception as error:  # a field's, for a value that is none of its options
            raise ValueError(str(error)) from None


def _number(text: str) -> float | None:
    """Return the number of a field, none where it is empty."""
    try:
        return float(text.replace(",", ".")) if text.strip() else None
    except ValueError:
        raise ValueError(f"target={text!r}: expected a number, or nothing") from None


# The chart


def answer_scene(answer: Answer) -> Scene:
    """Draw a row for each thing that was tried, with a dot and an interval for each number; `best` ones are filled.

    >>> from catlib.chance import Estimate
    >>> half = Estimate(0.5, 0.4, 0.6, 90, 0.95, "%")
    >>> answer_scene(Answer("Fair?", "", ("seat 1",), (Panel("wins", (half,)),))).height
    104
    """
    order = sorted(range(len(answer.rows_of)), key=lambda i: (i not in answer.best, i))[:MOST]
    rows, wide = sorted(order), (WIDTH - 2 * LEFT - GAP * (len(answer.panels) - 1)) / max(1, len(answer.panels))
    heads = [wrap(_heading(panel), int(wide / LETTER)) for panel in answer.panels]
    top = TOP + LINE * (max(map(len, heads), default=1) - 1)
    scene = Scene(WIDTH, top + ROW * len(rows) + 38, f"{answer.title} {answer.sentence}")
    for k, (panel, head) in enumerate(zip(answer.panels, heads, strict=True)):
        x = LEFT + k * (wide + GAP)
        scene.add(*(text(x, 12 + LINE * n, words, 12, anchor="start") for n, words in enumerate(head)))
        _add_panel(scene, panel, rows, answer.best, x, top, wide)
    halo: dict[str, Any] = {"stroke": token("paper"), "stroke_width": 3, "paint_order": "stroke"}
    for i, row in enumerate(rows):
        y = top + ROW * i
        weight = "bold" if row in answer.best else "normal"
        scene.add(text(LEFT, y + 8, answer.rows_of[row], 12, anchor="start", font_weight=weight, **halo))
        said = together([f"{panel.name} {plus_minus(panel.estimates[row])}" for panel in answer.panels], "semicolon")
        scene.target(f"row-{row}", Rect(0, y, WIDTH, ROW - 2), f"{answer.rows_of[row]}: {said}", group="rows")
    return scene


def _heading(panel: Panel) -> str:
    unit = max(one.unit for one in panel.estimates)
    return f"{panel.name} ({say('moved-points') if unit == 'points' else unit})" if unit else panel.name


def _add_panel(
    scene: Scene, panel: Panel, rows: Sequence[int], best: frozenset[int], x: float, top: float, wide: float
) -> None:
    """Draw one number of all rows on a scale of its own; no line runs through the name of a row."""
    scale = 100 if any(one.unit for one in panel.estimates) else 1
    shown = [panel.estimates[row] for row in rows]
    ends = [scale * end for one in shown for end in (one.low, one.high, one.value) if abs(end) < 1e9]
    ends += [scale * panel.mark] if panel.mark is not None else []
    low, high = min(ends, default=0.0), max(ends, default=1.0)
    low, high = (low - 1, high + 1) if low == high else (low, high)
    foot = top + ROW * len(rows)

    def at(value: float) -> float:
        return x + 8 + (wide - 16) * (max(low, min(high, value)) - low) / (high - low)

    def down(value: float, **look: Any) -> Element:
        lines = (f"M{at(value):.1f} {top + ROW * i + BELOW}V{top + ROW * (i + 1) - 3}" for i in range(len(rows)))
        return path("".join(lines), fill="none", **look)

    some = (nice_ticks(low, high, about) for about in range(3 if wide < 300 else 5, 20))
    for tick in next(each for each in some if len(each) > 1):
        scene.add(down(tick, stroke=token("line")))
        scene.add(text(at(tick), foot + 12, f"{tick:g}".replace("-", "−"), 11))
    if panel.mark is not None:
        mark = at(scale * panel.mark)
        scene.add(down(scale * panel.mark, stroke=token("ink"), stroke_width=1.5, stroke_dasharray="4 3"))
        half = LETTER * len(panel.marked) / 2
        scene.add(text(max(x + half, min(mark, x + wide - half)), foot + 28, panel.marked, 11, fill=token("muted")))
    for i, row in enumerate(rows):
        one, y = panel.estimates[row], top + ROW * i + 25
        look: dict[str, Any] = {"stroke": token("ink"), "stroke_width": 1.5}
        scene.add(line(at(scale * one.low), y, at(scale * one.high), y, **look))
        scene.add(circle(at(scale * one.value), y, 5, fill=EXPECTED if row in best else token("paper"), **look))
