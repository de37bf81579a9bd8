"""The solo challenge: one deal for a whole class, played alone, and compared afterwards with who knows the deck."""

import datetime
from collections.abc import Mapping, Sequence
from dataclasses import replace
from html import escape
from typing import Any

import ipywidgets as W

from catlib import load
from catlib.bench.voice import together as of_bench
from catlib.chance import Estimate, local
from catlib.engine import has_wasm
from catlib.game import rules_words
from catlib.games.meow_daifugo.cards import deck_names
from catlib.games.meow_daifugo.odds.solo import (
    Standing,
    clearance_of,
    cleared_within,
    deal,
    seed_of,
    standings,
    still_possible,
)
from catlib.play import HUMAN, Match
from catwidgets.draw import Chart, curve
from catwidgets.page import StillPicture, button, field, flow, table_html
from catwidgets.table import Table
from catwidgets.teach import Exhibit, Listing, explored, saying, sentences, together

say = saying(__name__)

BOTS = ("fewest plays", "searcher")
GOOD = 6  # turns that the rulebook asks for


def _called(who: str, short: bool = False) -> str:
    return say(f"{'short' if short else 'called'}-{who.replace(' ', '-')}")


def _today() -> str:
    return datetime.date.today().isoformat()


def _game(**house: Any) -> Any:
    return load("meow_daifugo", players=1, shuffle="beforehand", **house)


class _Watched(Table):
    """A table that remembers whether moves were taken back, or help was asked for."""

    KEEPS = False  # a deal belongs to its word
    taken_back = 0
    helped = False

    def act(self, action: int | str) -> None:
        """Note what helped, and count it if something else was done here: who takes back has seen cards that come."""
        match, ply, session = self.match, self.match.ply, self.session
        self.helped = self.helped or bool(session.guide or session.hint or session.goal)
        before = match.states[ply + 1] if match.plies > ply else None
        super().act(action)
        self.taken_back += before is not None and before != self.match.states[ply + 1]

    def new_game(
        self, seed: int | None = None, players: int | None = None, house: Mapping[str, Any] | None = None
    ) -> None:
        """Nothing was taken back yet."""
        self.taken_back, self.helped = 0, False
        super().new_game(seed, players, house)


class SoloChallenge(StillPicture, W.VBox):
    """A table for one person, the word that everybody's deal comes from, and how the game compares once it is over.

    Without a word it is the deal of the day; the guide is on in the first one.
    """

    def __init__(self, word: str = ""):
        self.word = word = word or _today()
        self.table = _Watched(Match(_game(), [HUMAN], seed_of(word)))
        self.table.show_how()
        self.result = W.HTML()
        self.entry = field(W.Text, say("word"), "260px", "initial", value=word, continuous_update=False)
        self.entry.observe(self.table.board.guarded(lambda change: self.deal(change["new"])), "value")
        self.today = self._button(say("today"), say("today-tip"), lambda: self.deal(_today()))
        self.comparing = self._button(say("compare"), say("compare-tip"), self.compare)
        self.comparing.layout.width = "max-content"
        self._offer()
        self.table.board.observe(lambda change: self._offer(), "finale")
        which = flow(self.entry, self.today, grid_gap="2px 10px")
        super().__init__([self.comparing, self.table, self.result, which])

    def _button(self, words: str, tip: str, act: Any) -> W.Button:
        return button(words, tip, self.table.board.guarded(act))

    def _offer(self) -> None:
        """Show no button that would change nothing, or is for the end of the game."""
        for each, useful in ((self.today, self.word != _today()), (self.comparing, self.table.match.is_over)):
            each.layout.display = None if useful else "none"

    def deal(self, word: str) -> None:
        """Deal anew from a word or a date; the same word is the same deal on every machine."""
        seed = seed_of(word)
        self.word, self.entry.value, self.result.value = word, word, ""
        self._offer()
        if seed != self.table.match.seed:
            self.table.new_game(seed)

    def compare(self) -> None:
        """Show what was possible, once the game is over; before that it would give the deck away."""
        match = self.table.match
        if not match.is_over:
            raise ValueError(say("not-over"))
        self.table.board.set_status(say("working"))
        mine = Standing("you", match.state.turn, "exact", self.how_played())
        others = standings(match.game, match.seed, BOTS, games=20 if has_wasm() else 3)
        self.result.value = _compared(mine, others, match)
        self.table.board.set_status(say("stands-below"))

    def how_played(self) -> str:
        """Return how the game was played, as far as it matters for a comparison."""
        back = self.table.taken_back
        notes = [say("taken-back", n=back)] * (back > 0) + [say("helped")] * self.table.helped
        return together(notes or [say("counted")], "comma")

    def __repr__(self) -> str:
        return f"<SoloChallenge {self.word!r}>"

    def to_svg(self) -> str:
        """The table of the challenge."""
        return self.table.to_svg()

    def to_text(self) -> str:
        """The word of the challenge and what the table says."""
        return sentences(say("challenge", word=self.word), self.table.board.status)


challenge = SoloChallenge


# The comparison


def _compared(mine: Standing, others: Sequence[Standing], match: Match) -> str:
    """A sentence, the turns of all, what each turn gave away, and a shortest way."""
    best = int(others[0].turns)
    parts = [f"<p>{escape(verdict(int(mine.turns), best))}</p>", _table_html(mine, others)]
    parts.append(_given_away(match))
    line = clearance_of(match.game, deal(match.game, match.seed)).line
    steps = "".join(f"<li>{escape('; '.join(line[i : i + 2]))}</li>" for i in range(0, len(line), 2))
    parts.append(f"<details><summary>{say('shortest')}</summary><ol>{steps}</ol></details>")
    return f"<div style='line-height: 1.45; max-width: 46rem'>{''.join(parts)}</div>"


def verdict(mine: int, best: int) -> str:
    """Return how somebody's turns compare with the fewest, in a sentence or two."""
    return say("verdict", n=mine, best=mine > best and best)


def _table_html(mine: Standing, others: Sequence[Standing]) -> str:
    rows = []
    for one in sorted([mine, *others], key=lambda one: one.turns):
        why = one.why if one is mine else say(f"why-{one.mark}", n=one.mean and one.mean.games)
        rows.append((_called(one.who), _turns_words(one), say(f"mark-{one.mark}"), why))
    headings = (say("who"), say("turns"), say("how-known"), say("why"))
    return table_html(say("same-deal"), headings, rows, "text-align: start")


def _turns_words(standing: Standing) -> str:
    """The turns; an estimate with a tilde and its interval."""
    mean = standing.mean
    if mean is None:
        return f"{standing.turns:.0f}"
    return local(f"~{mean.value:.1f} ({mean.low:.1f}–{mean.high:.1f})")


def _given_away(match: Match) -> str:
    """Return where turns were lost, as far as who knows the deck can tell."""
    rows = still_possible(match.game, match.states)
    if len(rows) < 2:
        return ""
    told, lost = [], 0
    for (turn, value), (_, after) in zip(rows, [*rows[1:], (0, match.state.turn)], strict=True):
        given = "" if value is None or after is None or after == value else say("gave-away", n=after - value)
        lost += bool(given)
        by = say("far-away", n=12) if value is None else say("by-turn", n=value)
        told.append((str(turn), by, given))
    summary = say("turn-by-turn", n=lost, all=len(rows))
    table = table_html("", (say("at-turn"), say("cleared-by"), say("given-away")), told)
    return f"<details><summary>{summary}</summary>{table}</details>"


# Many deals


def how_hard(deals: int = 60, bots: Sequence[str] | None = None, **house: Any) -> Chart:
    """The share of deals that are cleared by each turn: a bound by who knows the deck, and what bots reach."""
    usual = BOTS if has_wasm() else BOTS[:1]  # no search where it is not compiled
    shares = cleared_within(_game(**house), range(deals), usual if bots is None else bots)
    named = {_called(who, True): rates for who, rates in shares.items()}
    lines = {name: [(turn, rate.value) for turn, rate in enumerate(rates, 1)] for name, rates in named.items()}
    title = say("cleared", n=deals)
    chart = curve(lines, title, say("turn"), say("deals"), percents=True, mark=(GOOD, say("six-turns")))
    within = [say("rate-by", rate=_rate(rates[GOOD - 1]), who=_called(who)) for who, rates in shares.items()]
    return replace(chart, sentence=say("cleared-said", n=deals, within=of_bench(within, "semicolon")))


class HowHard(W.VBox):
    """The chart of `how_hard`, once somebody asks: a browser takes longer for it than a hint should wait."""

    def __init__(self, deals: int = 60):
        self.ask = button(say("work-out", n=deals), say("cleared", n=deals), lambda: self.work_out(deals))
        super().__init__([self.ask])

    def work_out(self, deals: int) -> None:
        """Put the chart in the place of the button."""
        self.ask.description = say("working")
        self.children = [Exhibit(how_hard(deals))]


def within_six(deals: int = 60, *houses: dict[str, Any]) -> Listing:
    """Return how many of some deals can be cleared in six turns under house rules, with intervals: solo difficulty."""
    rows = []
    for house in houses or [{}]:
        game = _game(**house)
        shares, name = cleared_within(game, range(deals), BOTS[:1], most=8), rules_words(type(game.house), house)
        rates = (_rate(shares[who][GOOD - 1]) for who in ("deck known", "fewest plays"))
        rows.append((name or game.type.reading, *rates))
    headings = (say("rules"), say("deck-known-bound"), _called("fewest plays", True))
    return Listing(say("within-six", n=deals), headings, rows)


def _rate(rate: Estimate) -> str:
    return local(f"{100 * rate.value:.0f}% ({100 * rate.low:.0f}–{100 * rate.high:.0f})")


@explored(
    lambda: say("difficulty-task"),
    deck=["rulebook", *(name for name in deck_names() if name not in ("rulebook", "kittens"))],
    field_cards=(0, 3, 5),
    cards_dealt=(6, 8, 10),
)
def difficulty(deck: str, field_cards: int, cards_dealt: int) -> Chart:
    """The solo game under other rules: how many deals are cleared by which turn."""
    rest = load("meow_daifugo").house.hand_cards[1:]
    house = {"deck": deck, "field_cards": field_cards, "hand_cards": (cards_dealt, *rest)}
    return how_hard(40, bots=BOTS[:1], **house)
