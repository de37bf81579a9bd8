"""Variants side by side: a row a number, how each later variant differs from the first, and a chart of who wins.

All play the same games with the same luck, so that a difference is taken game by game and shows in few games.
"""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from catlib.bench import (
    PAYOFF,
    Comparison,
    Finding,
    is_of_the_whole,
    measure_words,
    own_name,
    plus_minus,
    seat_words,
    signed,
)
from catlib.bench.voice import say as bench
from catlib.bench.voice import together as in_a_row
from catlib.chance import Estimate, language, local, spaced
from catlib.game import Game, rule_value, rule_words, together
from catwidgets.draw import Chart, in_one_colour, win_rates, with_rest
from catwidgets.session import seat_name
from catwidgets.session.voice import say

UNSURE, SAME, EQUAL = "unsure", "all-same", "same"
CALLED = ("win rate", "completion", "shared wins")
WRAPS = "line-height: 1.4; width: 0; min-width: 100%; overflow-x: auto"  # as wide as the place, never as the table
NOTE = "font-weight: normal; color: var(--jp-content-font-color2, #5c6166)"
CELL = "text-align: start; vertical-align: top; padding-block: 1px; padding-inline: 0 12px"


class Row(NamedTuple):
    """A number: its value in each variant; of each later one how far it is from that, and the id of a verdict."""

    what: str
    values: tuple[str, ...]
    apart: tuple[tuple[str, str], ...]

    @property
    def told(self) -> bool:
        """True if any difference is more than noise."""
        return any(map(_tells, self.apart))


def _tells(apart: tuple[str, str]) -> bool:
    return apart[1] not in (UNSURE, SAME, EQUAL, "")


def verdict(apart: Estimate) -> str:
    """Say what an interval tells of a difference.

    >>> verdict(Estimate(-0.005, -0.018, 0.008, 100)), verdict(Estimate(2.0, 1.5, 2.5, 100))
    ('unsure', 'more')
    """
    if apart.games and apart.low == apart.high == 0:
        return SAME
    return UNSURE if 0 in apart else "more" if apart.value > 0 else "less"


def changed(games: tuple[Game, Game], bots: tuple[tuple[str, ...], tuple[str, ...]]) -> str:
    """Say what is not alike in two games and those who play them, each with what it was and what it is.

    >>> changed((load("cat_cab"), load("cat_cab", item_limit=3)), (("greedy",), ("greedy",)))
    'item limit: 2 → 3'
    """
    old, new = (game.house for game in games)
    names = [name for name in type(new).model_fields if getattr(old, name) != getattr(new, name)]
    model = type(new)
    values = {name: [rule_value(model, name, getattr(house, name)) for house in (old, new)] for name in names}
    changes = {rule_words(model, name): " → ".join(each) for name, each in values.items()}
    said = [say("lab-was", what=rule, change=change) for rule, change in changes.items()]
    if games[0].players != games[1].players:
        said.append(say("lab-was", what=say("lab-players"), change=f"{games[0].players} → {games[1].players}"))
    elif bots[0] != bots[1]:
        change = " → ".join(in_a_row(each, "comma") for each in bots)
        said.append(say("lab-was", what=say("lab-bots"), change=change))
    return in_a_row(said, "semicolon")


# Rows


def rows(result: Comparison) -> list[Row]:
    """Return every number that variants are compared by; of one alone, what it is like."""
    values = {(one.variant, one.measure, one.who): one.estimate for one in result.findings}
    apart = {(one.variant, one.measure, one.who): one.estimate for one in result.differences}
    found = []
    for measure, who in _measures(result):
        each = [values.get((name, measure, who)) for name in result.names]
        if measure == "win rate" or any(one and one.value for one in each):
            moves = tuple(_apart(apart.get((name, measure, who))) for name in result.names[1:])
            numbers = tuple(_said(one) if one else "" for one in each)
            found.append(Row(_called(result, measure, who), numbers, moves))
    return found


def _measures(result: Comparison) -> list[tuple[str, str]]:
    """Return what is told of every variant, by measure and by whose it is; steps where there is nothing else."""
    of_games = [one for one in result.findings if one.measure == "win rate" or _is_mean(one, result) or _is_rest(one)]
    found = list(dict.fromkeys((one.measure, one.who) for one in result.differences or of_games))
    if ("decisions", "") in found:
        found = [pair for pair in found if pair != ("steps", "")]
    if is_alone(result):
        return [(measure, who) for measure, who in found if measure not in CALLED]
    shown = {one.who for some in _winners(result).values() for one in some}
    return [(measure, who) for measure, who in found if measure != "win rate" or who in shown]


def is_alone(result: Comparison) -> bool:
    """Return whether one plays alone, so that nobody is beaten."""
    return all(game.num_players == 1 for game in result.task.games)


def _is_rest(one: Finding) -> bool:
    """Return whether it tells of games that nobody wins, or several."""
    value = {"completion": 1 - one.estimate.value, "shared wins": one.estimate.value}.get(one.measure, 0)
    return value > 0


def _is_mean(one: Finding, result: Comparison) -> bool:
    known = one.measure in result.run.tallies[0].values
    return known and (is_of_the_whole(one.measure) or (is_alone(result) and one.measure.startswith(PAYOFF)))


def _called(result: Comparison, measure: str, who: str) -> str:
    rules = result.task.games[0].rules
    if who and measure == "win rate":
        return say("lab-team-wins", who=who) if who in rules.TEAMS else say("lab-wins", who=_who(result, who))
    if measure.startswith(PAYOFF) and (together(rules) or is_alone(result)):
        return say("lab-payoff-a-game" if is_alone(result) else "lab-payoff-of-all")
    if measure in CALLED:
        return say(f"lab-{measure.replace(' ', '-')}")
    return say("lab-a-game", what=measure_words(measure), counted=own_name(measure) != measure)


def _who(result: Comparison, who: str) -> str:
    """Return whose a win rate is, seats by the names that the game gives them."""
    game = max(result.task.games, key=lambda game: game.num_players)
    return whose(game, who) or say("lab-everybody")


def whose(game: Game, who: str) -> str:
    """Return what a seat is called, or a place among the winners."""
    return seat_words(seat_name(game, int(who.removeprefix("seat ")) - 1) if who.startswith("seat ") else who)


def _said(number: Estimate) -> str:
    always = number.games > 1 and number.error == 0 and not number.unit
    return say("lab-always", value=local(f"{number.value:g}")) if always else plus_minus(number)


def _apart(number: Estimate | None) -> tuple[str, str]:
    if number is None:
        return "", ""
    says = verdict(number)
    return "0" if says == SAME else signed(number), says


# As a table


def table_html(result: Comparison, more: Sequence[Row] = ()) -> str:
    """Return a table of rows, and `more` of them: the first variant, and each later one beside it; news is bold."""
    two = len(result.names) == 2
    heads = [escape(name) for name in result.names[: 2 if two else 1]]
    heads += [_head(result, i) for i in range(1, len(result.names))]
    head = "".join(f'<th scope="col" style="{CELL}">{words}</th>' if words else "<td></td>" for words in heads)
    body = "".join(_row_html(row, two) for row in [*rows(result), *more])
    several = len(result.names) > 1
    games = min(tally.games for tally in result.run.tallies)
    note = say("lab-interval", games=spaced(games), several=several)
    wrong = "".join(f"<p><b>{escape(line)}</b></p>" for line in result.troubles())
    return (
        f"<div style='{WRAPS}'>{wrong}<table class='cat-beside' style='border-spacing: 0'>"
        f"<tr><td></td>{head}</tr>{body}</table><p style='margin: 0 0 6px'>{escape(note)}</p></div>"
    )


def _head(result: Comparison, i: int) -> str:
    """A later variant's name, and under it what was changed."""
    games, bots = result.task.games, result.task.bots
    what = changed((games[0], games[i]), (bots[0], bots[i])) or say("lab-nothing-changed")
    return f"{escape(say('lab-beside', name=result.names[i]))}<div style='{NOTE}'>{escape(what)}</div>"


def _row_html(row: Row, two: bool) -> str:
    cells = [f'<td style="{CELL}">{unbroken(value)}</td>' for value in row.values[: 2 if two else 1]]
    for apart in row.apart:
        amount, says = apart
        told = escape(say(f"lab-{says}")) if says else ""
        words = told if says in ("", SAME) else f"{unbroken(amount)}: {told}"
        cells.append(f'<td style="{"font-weight: bold; " if _tells(apart) else ""}{CELL}">{words}</td>')
    weight = "bold" if row.told else "normal"
    return f'<tr><th scope="row" style="{CELL}; font-weight: {weight}">{escape(row.what)}</th>{"".join(cells)}</tr>'


def unbroken(amount: str) -> str:
    """Write a number whose line may end before its error, and not within it.

    >>> unbroken("+2.2 ± 1.8 points")
    '+2.2 <span style="white-space: nowrap">± 1.8</span> points'
    """
    number, sign, rest = escape(amount).partition(" ± ")
    error, space, unit = rest.partition(" ")
    return f'{number} <span style="white-space: nowrap">± {error}</span>{space}{unit}' if sign else number


# As a chart


def win_chart(result: Comparison, title: str = "") -> Chart:
    """Draw how often each wins: by what the game tells winners apart by where all play alike, else by seat."""
    found = _winners(result)
    seats = [one.who for one in max(found.values(), key=len)]
    names = [_who(result, who) for who in seats]
    with language("en"):
        colours = [_who(result, who) for who in seats]
    alike = len({tuple(one.who for one in some) for some in found.values()}) == 1
    title = title if alike else say("lab-seats-differ", title=title or bench("who-wins"), names=result.names)
    rates = {name: [one.estimate for one in some] for name, some in found.items()}
    chart = win_rates(rates, names, title, colours=colours)
    chart = with_rest(chart, list(zip(result.task.games, result.run.tallies, strict=True)))
    of_seats = all(one.who.startswith("seat ") for some in found.values() for one in some)
    return chart if of_seats else in_one_colour(chart)


def _winners(result: Comparison) -> dict[str, list[Finding]]:
    """The win rates of each variant that tell something."""
    found = {}
    for name, game, bots in zip(result.names, result.task.games, result.task.bots, strict=True):
        rates = [one for one in result.findings if (one.variant, one.measure) == (name, "win rate")]
        seats = [one for one in rates if one.who.startswith("seat ")]
        of_places = len(seats) < len(rates) and not (game.rules.WINNER_BY and len(set(bots)) > 1)
        found[name] = [one for one in rates if one not in seats] if of_places else seats
    return found
