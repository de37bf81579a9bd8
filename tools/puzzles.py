"""A puzzle for every day: chosen once by a written rule, kept in `web/puzzles.json`, drawn when the site is built.

The rule. Day after day the kinds of `tools/puzzle_kinds.py` take turns, so that a week has seven different ones. A
position was taken if it had one best choice, clearly better than the second; if the second tempted, being not much
worse; if the best was neither nearly sure nor nearly vain; and if no other position of its kind asked the same. Of each
kind up to 112 were put in order from easy to hard: the nearer the second choice comes to the best, the harder, and then
the more choices there are. This order was cut into seven parts, for Monday to Sunday; where a part was used up, the
nearest one served. From 2027 on, once a week and on another day each week, Taxi Derby takes the place of the kind whose
turn it is.
"""

import json
import re
import sys
from collections.abc import Callable, Sequence
from datetime import date, timedelta
from fractions import Fraction
from html import unescape
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from catlib.chance import fixed, language
from catlib.chance.languages import local
from catlib.game import in_a_row, seat_bots
from catlib.play import Match
from tools.languages import found, languages
from tools.project import ROOT
from tools.puzzle_boards import board
from tools.puzzle_kinds import KINDS, Kind, Position
from tools.puzzle_kinds import say as worth_in_words

STORED = ROOT / "web" / "puzzles.json"
FIRST, WEEKS = date(2026, 11, 23), 106  # a Monday; afterwards the same puzzles come again
WEEK = 7
OFFERED = 6


class Puzzle(NamedTuple):
    """A position of a kind, and what each choice is worth, in the order of the kind."""

    kind: Kind
    position: Position
    values: list[Fraction]


def played(kind: Kind, position: Position) -> tuple[Any, list[Any]]:
    """The game of a position, and its states up to there."""
    game = kind.load(position.house)
    states = [game.initial_state()]
    for action in position.actions:
        states.append(game.successor(states[-1], action))
    return game, states


def stored() -> list[Puzzle]:
    """The puzzles as they were written down."""
    return [Puzzle(KINDS[name], Position(house, actions), [Fraction(value) for value in values.split()])
            for name, house, actions, values in json.loads(STORED.read_text(encoding="utf-8"))]


# For the site


def opened(day: int, puzzle: Puzzle) -> Callable[[], dict[str, Any]]:
    """Return what makes words, picture, and choices with their worth in the language that is spoken then.

    The position is played and searched once.
    """
    kind, values = puzzle.kind, puzzle.values
    game, states = played(kind, puzzle.position)
    state, actions = states[-1], puzzle.position.actions
    choices = kind.choices(game, state)
    order = sorted(range(len(choices)), key=lambda at: -values[at])
    offered = _offered(order, len(choices), Random(day))
    ranked, link = [values[at] for at in order], _link(game, puzzle.position, state)

    def show() -> dict[str, Any]:
        facts = kind.facts(game, state, *(choices[at] for at in order[:2]))
        said = {name: kind.say(name, **facts) for name in ("title", "story", "question")}
        rows = [{"label": kind.label(game, state, choices[at]), "exact": str(values[at]),
                 "value": told(values[at], kind), "share": round(_share(values, at, kind.unit), 4),
                 "place": ranked.index(values[at])} for at in order]
        picture = board(kind, game, states, actions, [choices[order[place]] for place in offered])
        of = "wins" if kind.fails else "average" if kind.unit else kind.name
        said["says"] = worth_in_words("says", of=of, choice="{choice}", value="{value}")
        best, second = ((choices[at], values[at]) for at in order[:2])
        why = [kind.counted(game, state, best, second), kind.say(facts.get("why", "why"), **facts)]
        return {**said, "why": in_a_row(why, "space"), "unit": kind.unit, "choices": offered,
                "worth": rows, "picture": picture, "play": link}

    return show


READ = re.compile(r'(?<=aria-label=")[^"]*|(?<=>)[^<]+(?=</text>)')


def in_words(day: dict[str, Any]) -> dict[str, Any]:
    """What of a puzzle is another in another language: its words, also those of its picture in their order."""
    return {**{name: day[name] for name in ("title", "story", "question", "why", "says")},
            "worth": [{name: row[name] for name in ("label", "value")} for row in day["worth"]],
            "picture": [unescape(text) for text in READ.findall(day["picture"])]}


def told(value: Fraction, kind: Kind) -> str:
    """A value as a reader wants it.

    >>> told(Fraction(1, 3), KINDS["pig"]), told(Fraction(7, 2), KINDS["cat_cab"]), told(Fraction(1), KINDS["nim"])
    ('33.33%', '3.500 spaces', 'wins')
    """
    if kind.fails:
        return worth_in_words(f"worth-{'wins' if value else kind.fails}")
    if kind.unit:
        return worth_in_words(f"worth-{kind.unit}", value=fixed(value, 3), n=int(round(value, 3)))
    return local(f"{100 * float(value):.2f}%")


def _offered(order: list[int], count: int, draw: Random) -> list[int]:
    """The choices that are offered, as places in the order from the best down: the first ones, the rest by chance."""
    if count <= 3:
        return sorted(range(count), key=lambda place: order[place])
    found = [0, 1, 2, *draw.sample(range(3, count), min(count, OFFERED) - 3)]
    return sorted(found, key=lambda place: order[place])


def _share(values: list[Fraction], at: int, unit: str) -> float:
    """How long the bar of a choice is: of a chance itself, of an amount between the least and the most."""
    low, high = min(*values, Fraction(0)), max(values)
    return float(values[at]) if not unit else float((values[at] - low) / (high - low or 1))


def _link(game: Any, position: Position, state: Any) -> str:
    """A link to the position, the reader at the move against the bots of a new game, or a search where that is chance.

    It leads to the table of the game, for a classic to the workshop.
    """
    usual = ["search" if bot == "random" else bot for bot in seat_bots(game)]
    seats = ["human" if seat == game.current_player(state) else bot for seat, bot in enumerate(usual)]
    saved = json.loads(Match(game, seats, seed=1).to_json())
    saved.update(actions=position.actions, ply=len(position.actions))
    code = Match.from_json(json.dumps(saved)).share()
    classic = game.type.source is not None
    return f"workshop.html#classic={game.name}&code={code}" if classic else f"play.html?game={game.name}&code={code}"


def told_in() -> list[str]:
    """The languages, besides English, that the puzzles are told in."""
    return [code for code in languages() if found(code, "puzzles").done]


def a_week(week: int, puzzles: list[Puzzle], codes: Sequence[str]) -> dict[str, list[dict[str, Any]]]:
    """What pages show in a week: all in English, and the words of other languages."""
    days = range(WEEK * week, WEEK * (week + 1))
    each = [opened(day, puzzles[day]) for day in days]
    said = {"": [{"date": str(FIRST + timedelta(day)), **show()} for day, show in zip(days, each, strict=True)]}
    for code in codes:
        with language(code):
            said[f"-{code}"] = [in_words(show()) for show in each]
    return said


def write(folder: Path, quick: bool) -> None:
    """A file for each week, and one for its words in each other language: the page fetches what it needs.

    What is quick tells no week but the first and those around today in other languages.
    """
    folder.mkdir(exist_ok=True)
    puzzles, codes = stored(), told_in()
    now = (date.today() - FIRST).days // WEEK
    soon = {week % WEEKS for week in (0, 1, now - 1, now, now + 1)}
    for number in range(WEEKS):
        for code, days in a_week(number, puzzles, () if quick and number not in soon else codes).items():
            text = json.dumps(days, ensure_ascii=False, separators=(",", ":"))
            (folder / f"{number}{code}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]), "--quick" in sys.argv)
