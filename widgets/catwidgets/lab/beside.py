"""What differs between the two variants of a design lab: B − A with its interval, and a word on whether it is told.

Both play the same games with the same luck, so that a difference is taken game by game and shows in few games.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any, NamedTuple

from catlib.bench import Sample, mean_difference, of_the_whole, own_name, plus_minus, rate_difference
from catlib.chance import Estimate, fixed, spaced
from catlib.game import Game
from catwidgets.lab.spread import length_of, pays

UNSURE, SAME = "can't tell", "the same in every game"


class Row(NamedTuple):
    """A number of A, of B, the difference in words, and what it says; `told` where it is more than noise."""

    what: str
    first: str
    second: str
    apart: str
    says: str

    @property
    def told(self) -> bool:
        """Whether the two differ for certain, or nearly so."""
        return self.says not in (UNSURE, SAME, "the same")


def verdict(apart: Estimate) -> str:
    """What an interval says of a difference.

    >>> verdict(Estimate(-0.005, -0.018, 0.008, 100)), verdict(Estimate(2.0, 1.5, 2.5, 100))
    ("can't tell", 'more')
    """
    if apart.games and apart.low == apart.high == 0:
        return SAME
    return UNSURE if 0 in apart else "more" if apart.value > 0 else "less"


def rows(a: Any, b: Any) -> list[Row]:
    """Every number that both variants have, those of whole games first, then the exact one of a turn."""
    found: list[Row] = []
    if a.run is not None and b.run is not None:
        found += _rates(a, b, (a.run, b.run))
        found += _means(a, b, (a.run, b.run))
    if a.distribution is not None and b.distribution is not None:
        means = [one.distribution.mean for one in (a, b) if one.distribution is not None]
        gap = means[1] - means[0]
        says = "more" if gap > 0 else "less" if gap < 0 else "the same"
        numbers = [fixed(mean, 3) for mean in means]
        amount = f"{fixed(gap, 3, plus=True)} exactly" if gap else "0 exactly"
        found.append(Row("mean of the lower chart", numbers[0], numbers[1], amount, says))
    return found


def _rates(a: Any, b: Any, two: tuple[Sample, Sample]) -> Iterator[Row]:
    first, second = ({**one.hits(), **one.rest()} for one in (a, b))
    for name in (name for name in first if name in second and a.game.num_players > 1):
        hits = first[name], second[name]
        if name in a.rest() and not any(map(any, hits)):
            continue
        apart = rate_difference(two, hits)
        says = SAME if hits[0] == hits[1] else verdict(apart)
        shown = [plus_minus(one.rate(each)) for one, each in zip(two, hits, strict=True)]
        what = "several share the win" if name == "several" else f"{name} wins"
        what = f"wins of {name}" if name in a.game.rules.TEAMS else what
        yield Row(what, shown[0], shown[1], "0" if says == SAME else plus_minus(apart), says)


def _means(a: Any, b: Any, two: tuple[Sample, Sample]) -> Iterator[Row]:
    paid = {pays(one): "payoff" for one in two if not a.alone}
    length = {} if a.distribution is not None else dict([length_of(two[1])])
    columns = {**paid, "decisions": "decisions", **length}
    columns |= {name: own_name(name) for name in of_the_whole(a.game.rules.MEASURES)}
    for name, called in ((name, called) for name, called in columns.items() if name):
        means = [one.mean(name) for one in two]
        if any(mean.value for mean in means):
            apart = mean_difference(two, name)
            shown, says = [plus_minus(mean) for mean in means], verdict(apart)
            sign = "+" if apart.value >= 0 else ""
            amount = "0" if says == SAME else sign + plus_minus(apart)
            yield Row(f"{called} a game", shown[0], shown[1], amount, says)


def changes(a: Any, b: Any) -> str:
    """What is not alike in A and B: house rules, players, who sits where."""
    return changed((a.game, b.game), (a.bots, b.bots))


def changed(games: tuple[Game, Game], bots: tuple[tuple[str, ...], tuple[str, ...]]) -> str:
    """What is not alike in two games and those who play them, each with what it was and what it is.

    >>> from catlib import load
    >>> changed((load("cat_cab"), load("cat_cab", item_limit=3)), (("greedy",), ("greedy",)))
    'item limit: 2 → 3'
    """
    old, new = (game.house for game in games)
    names = [name for name in type(new).model_fields if getattr(old, name) != getattr(new, name)]
    said = [f"{n.replace('_', ' ')}: {_plain(getattr(old, n))} → {_plain(getattr(new, n))}" for n in names]
    if games[0].players != games[1].players:
        said.append(f"players: {games[0].players} → {games[1].players}")
    elif bots[0] != bots[1]:
        said.append(f"bots: {', '.join(bots[0])} → {', '.join(bots[1])}")
    return "; ".join(said)


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return str(value.get("title", "another"))
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def differences_words(a: Any, b: Any) -> list[str]:
    """The same in sentences."""
    said = [f"{row.what}: {row.apart}: {row.says}." for row in rows(a, b)]
    return [f"B − A ({changes(a, b) or 'nothing changed'}).", *said]


def differences_html(a: Any, b: Any) -> str:
    """A table of differences, what is told in bold, with what was changed above it."""
    changed = changes(a, b)
    if not changed:
        return "<p>A is kept. Change a rule, and B − A stands here.</p>"
    body = "".join(_row(row) for row in rows(a, b))
    heads = ["", "A", "B", "B − A", ""]
    head = "".join(f'<th scope="col" style="{CELL}">{escape(word)}</th>' for word in heads)
    return (
        f"<div style='{WRAPS}'><p style='margin: 0'><b>Changed from A to B:</b> {escape(changed)}</p>"
        f"<table class='cat-beside' style='border-spacing: 0'><tr>{head}</tr>{body}</table>"
        f"<p style='margin: 0 0 6px'>{escape(_footing(a, b))}</p></div>"
    )


WRAPS = "line-height: 1.4; width: 0; min-width: 100%; overflow-x: auto"  # as wide as the place, never as the table
CELL = "text-align: left; vertical-align: top; padding: 1px 8px 1px 0"


def _row(row: Row) -> str:
    weight = "; font-weight: bold" if row.told else ""
    name = f'<th scope="row" style="{CELL}; font-weight: {"bold" if row.told else "normal"}">{escape(row.what)}</th>'
    cells = "".join(f'<td style="{CELL}{weight}">{together(cell)}</td>' for cell in row[1:-1])
    return f'<tr>{name}{cells}<td style="{CELL}{weight}; white-space: nowrap">{escape(row.says)}</td></tr>'


def together(amount: str) -> str:
    """A number whose line may end before its error, and not within it.

    >>> together("+2.2 ± 1.8 points")
    '+2.2 <span style="white-space: nowrap">± 1.8</span> points'
    """
    number, sign, rest = escape(amount).partition(" ± ")
    error, space, unit = rest.partition(" ")
    return f'{number} <span style="white-space: nowrap">± {error}</span>{space}{unit}' if sign else number


def _footing(a: Any, b: Any) -> str:
    if a.run is None or b.run is None:
        return ""
    games = spaced(min(a.run.games, b.run.games))
    return f"± is a 95 % interval, from {games} games of each with the same luck. Bold: more than chance would do."
