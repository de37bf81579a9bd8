"""Questions of a designer, answered in words with intervals: on the screen, and as a report of two pages.

>>> from catlib import load
>>> found = Balance(load("cat_cab", players=2), games=60, looked_at=2, seconds=1)
>>> [heading for heading, _, _ in found.answers][:2]
['Does it pay to go first?', 'How do games end?']
"""

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from html import escape

from catlib.bench import Finding, Tornado, Trace, compare, plus_minus, seat_words, tornado, trace
from catlib.bench.voice import say
from catlib.chance import spaced
from catlib.game import Game, bot_words, together
from catlib.play import Judge, manual
from catwidgets.draw import Chart, DataPoint, Scene, Series
from catwidgets.lab.beside import is_alone, win_chart
from catwidgets.lab.inquiries import tornado_scene

PILOT, FEWEST, MOST = 100, 30, 20_000  # games that show how long one takes; played with a rule turned; in all
DECISIONS, LOOKED_AT = 2, 24  # judged in a game; games at most
WIDTH, HEIGHT = 560, 250
BARS = 20  # of lengths, about
QUESTIONS = {  # messages, by what the bench calls its findings
    "ask-end": ("completion", "shared wins"),
    "ask-length": ("turns", "decisions"),
    "ask-matter": ("decisions that mattered", "gap between best and second choice", "choice never best"),
}


class Balance:
    """Games of bots, in about as many seconds: as many as are given, or as others that do not count leave time for."""

    def __init__(self, game: Game, games: int | None = None, looked_at: int | None = None, seconds: float = 8.0):
        self.game, self.tornados, end = game, list[Tornado](), time.monotonic() + seconds
        compare(game, self._bots, 1, 1, progress=False)  # the rules are compiled
        each = _seconds(lambda: compare(game, self._bots, PILOT, 0, progress=False)) / PILOT
        self.games = games or max(PILOT, min(MOST, int(seconds / 6 / each)))
        self._look_at(0, Judge(game, self._seated, 4), 0)
        judge = Judge(game, self._seated)
        look = 0.0 if looked_at else _seconds(lambda: self._look_at(0, judge, 0))
        looked_at = looked_at or max(2, min(LOOKED_AT, int(seconds / 8 / look)))
        result = compare(game, self._bots, self.games, 1, progress=False)
        self.result = replace(result, traces=(tuple(self._look_at(1, judge, n) for n in range(looked_at)),))
        self._turn(end, each)

    @property
    def _bots(self) -> str:
        """The bot of every seat: the last that is compiled, which a file names after the ones that play worse."""
        return str(self.game.type.bots.COMPILED[-1])

    @property
    def _seated(self) -> list[str]:
        return [self._bots] * self.game.num_players

    def _look_at(self, seed: int, judge: Judge, number: int) -> Trace:
        """Judge few decisions of a game, as many games tell more, and not who led, which is not asked here."""
        return trace(self.game, self._seated, seed, number, judge, DECISIONS, turns=0)

    def _turn(self, end: float, each: float) -> None:
        """Turn each house rule to its ends, in as many games as there is time for; in none where that is too few."""
        rules = type(self.game.house).model_fields
        asked = [("turns", ""), ("win rate", "seat 1")] if rules and not is_alone(self.result) else []
        for part, (measure, who) in zip((2 / 3, 1), asked, strict=False):
            games = min(self.games, int(part * (end - time.monotonic()) / each / (2 * len(rules) + 1)))
            if games >= FEWEST:
                found = tornado(self.game, None, self._bots, games, 1, measure=measure, who=who, progress=False)
                self.tornados.append(found)

    # In words

    @property
    def answers(self) -> list[tuple[str, list[str], Scene | None]]:
        """Return questions, each with sentences and a picture or none."""
        found, drawn = [self._first], [tornado_scene(each) for each in self.tornados if each.bars]
        for question, measures in QUESTIONS.items():
            said = [one.sentence for one in self._of(*measures)]
            picture = self._lengths(say(question)) if question == "ask-length" and not drawn else None
            found += [(say(question), said, picture)] if said else []
        said = [each.sentence for each in self.tornados]
        left = dict.fromkeys(rule.replace("_", " ") for each in self.tornados for rule in each.left_out)
        said += [say("not-turned", rules=[*left])] if left else []
        if type(self.game.house).model_fields and not self.tornados and not is_alone(self.result):
            said = [say("no-time-left")]
        found += [(say("ask-rules"), said, drawn[0] if drawn else None)] if said else []
        return found

    @property
    def _first(self) -> tuple[str, list[str], Scene | None]:
        """Answer the first question: whether starting pays, or how it goes where all play as one, or alone."""
        short = {"alone": False, "bot": False, "order": False}
        rates = [
            say("wins-seat", who=seat_words(one.who), rate=plus_minus(one.estimate), **short) if one.who
            else one.sentence for one in self._of("win rate")
        ]
        if is_alone(self.result) or together(self.game.rules):
            return say("ask-well"), [*rates, *(one.sentence for one in self._paid)], None
        ahead = [one.sentence for one in self._of("first-player advantage")]
        chart = win_chart(self.result).scene(WIDTH, HEIGHT)
        return say("ask-first"), [*ahead, *rates], chart

    def _lengths(self, title: str) -> Scene | None:
        """Draw the share of games by how long they are, where no house rule is drawn."""
        values = self.result.run.tallies[0].values
        counts = values.get("turns") or values.get("decisions")
        if not counts:
            return None
        step = (max(counts) - min(counts)) // BARS + 1
        bars = Counter[int]()
        for length, games in counts.items():
            bars[length // step * step] += games
        points = tuple(DataPoint(at, games / counts.total()) for at, games in sorted(bars.items()))
        return Chart("", "", "", (Series("", "bars", points),), title, (), ()).scene(WIDTH, HEIGHT)

    @property
    def _paid(self) -> list[Finding]:
        return [one for one in self.result.findings if one.measure.startswith("payoff")]

    def _of(self, *measures: str) -> list[Finding]:
        return [one for measure in measures for one in self.result.findings if one.measure == measure]

    @property
    def sure(self) -> list[str]:
        """Say who played, how often, and what the numbers cannot tell."""
        trouble = list(self.result.troubles())
        return [*trouble, say("interval-means")]

    @property
    def played(self) -> str:
        """Say how many games were played, and by whom."""
        return say("bots-played", n=spaced(self.games), bot=self._bots, random=self._bots == "random",
                   does=bot_words(self.game, self._bots))

    # On the screen and on paper

    def _repr_html_(self) -> str:
        return f"<article class='said'>{self._body(Scene.live_svg)}</article>"

    def _body(self, drawn: Callable[[Scene], str]) -> str:
        parts = [
            f"<section><h2>{escape(question)}</h2>{_list(said)}{drawn(scene) if scene else ''}</section>"
            for question, said, scene in self.answers
        ]
        sure = f"<section><h2>{escape(say('ask-sure'))}</h2>{_list(self.sure)}</section>"
        return "".join([_list([self.played]), *parts, sure])

    def report(self) -> str:
        """Return two pages for somebody who decides about a game: what it is, the answers, two pictures, how sure."""
        few, many = self.game.type.setup.PLAYERS
        about = str(manual(self.game).sections[0].blocks[0]).replace("**", "").replace("°", "")
        own = [f"{name.replace('_', ' ')}: {value}" for name, value in self.game.spec()["house"].items()]
        players = say("players-of" if few == many else "players-here", few=few, high=many, n=self.game.players)
        played = [say("report-for", players=players), *[say("report-rules", rules=own)] * bool(own)]
        head = f"<h1>{escape(self.game.title)}</h1><p>{escape(about)}</p>"
        rules = f"<p>{escape(' '.join(played))}</p>"
        return f"<article class='said report'>{head}{rules}{self._body(Scene.to_svg)}</article>"


def _list(said: list[str]) -> str:
    return "".join(f"<p>{escape(one[0].upper() + one[1:])}</p>" for one in said)


def _seconds(work: Callable[[], object]) -> float:
    began = time.monotonic()
    work()
    return max(0.001, time.monotonic() - began)  # clocks of browsers are coarse
