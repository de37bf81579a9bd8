"""The solo challenge: one deal for a whole class, played alone, and compared afterwards with who knows the deck."""

import datetime
from collections.abc import Mapping, Sequence
from dataclasses import replace
from html import escape
from typing import Any

import ipywidgets as W

from catlib import load
from catlib.chance import Estimate, counted, local
from catlib.engine import has_wasm
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
from catwidgets.teach import Listing, explored

BOTS = ("fewest plays", "searcher")
GOOD = 6  # turns that the rulebook asks for
CALLED = {
    "deck known": "who knows the deck",
    "fewest plays": "bot “fewest plays” (greedy)",
    "lowest first": "bot “lowest first”",
    "searcher": "bot “searcher” (look-ahead)",
}
SHORT = {"deck known": "deck known", "fewest plays": "greedy bot", "searcher": "look-ahead bot"}


def _game(**house: Any) -> Any:
    return load("meow_daifugo", players=1, shuffle="beforehand", **house)


class _Watched(Table):
    """A table that remembers whether moves were taken back, or help was asked for."""

    KEEPS = False  # a deal belongs to its word
    taken_back = 0
    helped = False

    def act(self, action: int | str) -> None:
        """Count it if something else was done here before: who takes back has seen cards that come."""
        match, ply = self.match, self.match.ply
        before = match.states[ply + 1] if match.plies > ply else None
        super().act(action)
        self.taken_back += before is not None and before != self.match.states[ply + 1]

    def measure_by(self, goal: str | None) -> None:
        """Note that the worth of choices was shown."""
        self.helped = self.helped or goal is not None
        super().measure_by(goal)

    def new_game(
        self, seed: int | None = None, players: int | None = None, house: Mapping[str, Any] | None = None
    ) -> None:
        """Nothing was taken back yet."""
        self.taken_back, self.helped = 0, False
        super().new_game(seed, players, house)


class SoloChallenge(StillPicture, W.VBox):
    """A table for one person, the word that everybody's deal comes from, and how the game compares once it is over."""

    def __init__(self, word: str):
        self.word = word
        self.table = _Watched(Match(_game(), [HUMAN], seed_of(word)))
        self.result = W.HTML()
        self.entry = field(W.Text, "Word or date", "260px", "86px", value=word, continuous_update=False)
        self.entry.observe(self.table.board.guarded(lambda change: self.deal(change["new"])), "value")
        today = self._button("Today's date", "Everybody who presses this today gets this deal", self._deal_today)
        compare = self._button("How does that compare?", "Once the game is over: what was possible", self.compare)
        super().__init__([flow(self.entry, today, compare, grid_gap="2px 10px"), self.table, self.result])

    def _button(self, words: str, tip: str, act: Any) -> W.Button:
        return button(words, tip, self.table.board.guarded(act))

    def deal(self, word: str) -> None:
        """Deal anew from a word or a date; the same word is the same deal on every machine."""
        seed = seed_of(word)
        self.word, self.entry.value, self.result.value = word, word, ""
        if seed != self.table.match.seed:
            self.table.new_game(seed)

    def _deal_today(self) -> None:
        self.deal(datetime.date.today().isoformat())

    def compare(self) -> None:
        """Show what was possible, once the game is over; before that it would give the deck away."""
        match = self.table.match
        if not match.is_over:
            raise ValueError("Finish the game first: the comparison tells the order of the deck.")
        self.table.board.set_status("Working out what was possible …")
        mine = Standing("you", match.state.turn, "exact", self.how_played())
        others = standings(match.game, match.seed, BOTS, games=20 if has_wasm() else 3)
        self.result.value = _compared(mine, others, match)
        self.table.board.set_status("The comparison stands below the table.")

    def how_played(self) -> str:
        """Return how the game was played, as far as it matters for a comparison."""
        back = self.table.taken_back
        notes = [f"{counted(back, 'move')} taken back"] if back else []
        notes += ["worth of choices shown"] * self.table.helped
        return ", ".join(notes) or "counted, nothing taken back"

    def __repr__(self) -> str:
        return f"<SoloChallenge {self.word!r}>"

    def to_svg(self) -> str:
        """The table of the challenge."""
        return self.table.to_svg()

    def to_text(self) -> str:
        """The word of the challenge and what the table says."""
        return f"Solo challenge “{self.word}”. {self.table.board.status}"


challenge = SoloChallenge


# The comparison


def _compared(mine: Standing, others: Sequence[Standing], match: Match) -> str:
    """A sentence, the turns of all, what each turn gave away, and a shortest way."""
    best = int(others[0].turns)
    parts = [f"<p>{escape(verdict(int(mine.turns), best))}</p>", _table_html(mine, others)]
    parts.append(_given_away(match))
    line = clearance_of(match.game, deal(match.game, match.seed)).line
    steps = "".join(f"<li>{escape('; '.join(line[i : i + 2]))}</li>" for i in range(0, len(line), 2))
    parts.append(f"<details><summary>A shortest way, with the deck known</summary><ol>{steps}</ol></details>")
    return f"<div style='line-height: 1.45; max-width: 46rem'>{''.join(parts)}</div>"


def verdict(mine: int, best: int) -> str:
    """Return how somebody's turns compare with the fewest, in a sentence or two."""
    took = f"You took {counted(mine, 'turn')}"
    if mine == best:
        return f"{took}, and nobody can do better, not even who knows the deck."
    return f"{took}. With the deck known, {best} would do: a bound, as nobody at the table knows what comes."


def _table_html(mine: Standing, others: Sequence[Standing]) -> str:
    named = [("you", mine), *((CALLED.get(s.who, s.who), s) for s in others)]
    rows = [(name, _turns_words(s), s.mark, s.why) for name, s in sorted(named, key=lambda pair: pair[1].turns)]
    return table_html("The same deal", ("who", "turns", "how it is known", "why"), rows, "text-align: left")


def _turns_words(standing: Standing) -> str:
    """The turns; an estimate with a tilde and its interval."""
    mean = standing.mean
    if mean is None:
        return f"{standing.turns:.0f}"
    return f"~{mean.value:.1f} ({mean.low:.1f}–{mean.high:.1f})"


def _given_away(match: Match) -> str:
    """Return where turns were lost, as far as who knows the deck can tell."""
    rows = still_possible(match.game, match.states)
    if len(rows) < 2:
        return ""
    told, lost = [], 0
    for (turn, value), (_, after) in zip(rows, [*rows[1:], (0, match.state.turn)], strict=True):
        given = "" if value is None or after is None or after == value else f"gave away {after - value}"
        lost += bool(given)
        by = "more than 12 turns away" if value is None else f"turn {value}"
        told.append((str(turn), by, given))
    summary = f"Turn by turn: {lost} of {len(rows)} turns gave something away (exact, for who knows the deck)"
    table = table_html("", ("at turn", "could be cleared by", "given away"), told)
    return f"<details><summary>{summary}</summary>{table}</details>"


# Many deals


def how_hard(deals: int = 60, bots: Sequence[str] | None = None, **house: Any) -> Chart:
    """The share of deals that are cleared by each turn: a bound by who knows the deck, and what bots reach."""
    usual = BOTS if has_wasm() else BOTS[:1]  # no search where it is not compiled
    shares = cleared_within(_game(**house), range(deals), usual if bots is None else bots)
    lines = {SHORT[who]: [(turn, rate.value) for turn, rate in enumerate(rates, 1)] for who, rates in shares.items()}
    title = f"Cleared by that turn, estimate from {deals} deals"
    chart = curve(lines, title, "turn", "deals", percents=True, mark=(GOOD, "six turns"))
    within = [f"{_rate(rates[GOOD - 1])} by {CALLED[who]}" for who, rates in shares.items()]
    said = f"{title}: within six turns {'; '.join(within)}. Nobody beats who knows the deck; intervals hold 95%."
    return replace(chart, sentence=said)


def within_six(deals: int = 60, variants: dict[str, dict[str, Any]] | None = None) -> Listing:
    """Return how many of some deals can be cleared in six turns under house rules, with intervals: solo difficulty."""
    rows = []
    for name, house in (variants or {"our reading": {}}).items():
        shares = cleared_within(_game(**house), range(deals), BOTS[:1], most=8)
        rows.append((name, *(_rate(shares[who][GOOD - 1]) for who in ("deck known", "fewest plays"))))
    headings = ("rules", "deck known (bound)", "greedy bot")
    return Listing(f"Cleared within six turns, estimates from {deals} deals each with 95% intervals", headings, rows)


def _rate(rate: Estimate) -> str:
    return local(f"{100 * rate.value:.0f}% ({100 * rate.low:.0f}–{100 * rate.high:.0f})")


@explored(
    "How hard is the solo game with another deck, field or hand?",
    deck=["rulebook", *(name for name in deck_names() if name not in ("rulebook", "kittens"))],
    field_cards=(0, 3, 5),
    cards_dealt=(6, 8, 10),
)
def difficulty(deck: str, field_cards: int, cards_dealt: int) -> Chart:
    """The solo game under other rules: how many deals are cleared by which turn."""
    rest = load("meow_daifugo").house.hand_cards[1:]
    house = {"deck": deck, "field_cards": field_cards, "hand_cards": (cards_dealt, *rest)}
    return how_hard(40, bots=BOTS[:1], **house)
