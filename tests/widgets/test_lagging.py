"""No number on the screen lags behind its house rule: board, prompts, log, legends, tooltips and the rulebook.

Two tables of a game, one by the usual house rules, one with every numeric house rule at an odd value, are read through.
A sentence that stands on both and has a usual number in it either means another number, and then `screen` in the
`voice.toml` of the game's tests says which, or somebody has typed it.
"""

import functools
import html
import re
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("anywidget")

from catwidgets import Table
from ipywidgets.widgets import widget as registry

from catlib import load
from catlib.game import bounds
from catlib.play import Match

from ..test_voice import GAMES, WORDS, exceptions

NUMBERS = {word: n for n, word in enumerate(WORDS, 2)}
PRIMES = (37, 29, 23, 19, 17, 13, 11, 7, 5, 3, 2)
PLIES = (0, 30, 80)


@functools.cache
def odd_house(name: str) -> dict[str, Any]:
    """Every numeric house rule at a prime above its usual value, where all of them can be played together."""
    model, found = load(name).type.setup.HouseRules, {}
    for rule, field in model.model_fields.items():
        if field.annotation is int:
            least, most = bounds(model, rule)
            odd: Any = next((n for n in PRIMES if field.default < n <= most), most if field.default < most else least)
        elif isinstance(field.default, tuple) and all(type(n) is int for n in field.default):
            odd = tuple(n + prime for n, prime in zip(field.default, PRIMES[3:], strict=False))
        else:
            continue
        try:
            load(name, **found, **{rule: odd})
        except ValueError:
            continue
        found[rule] = odd
    return found


@functools.cache
def usual_numbers(name: str) -> set[int]:
    """The usual values of the house rules that `odd_house` turns."""
    model = load(name).type.setup.HouseRules
    values = [model.model_fields[rule].default for rule in odd_house(name)]
    return {n for value in values for n in (value if isinstance(value, tuple) else (value,))} - {0, 1}


def texts(value: Any) -> Iterator[str]:
    """All texts in what a widget sends to its page."""
    if isinstance(value, str):
        yield html.unescape(re.sub(r"<[^>]+>", " ", value))
    elif isinstance(value, dict | list | tuple):
        for each in value.values() if isinstance(value, dict) else value:
            yield from texts(each)


def read_table(game: Any, plies: int) -> set[str]:
    """Every sentence of three words and more that a table shows after some plies."""
    before, match = set(registry._instances), Match(game, seats=["human"] * game.players, seed=3)
    while match.ply < plies and not match.is_over:
        match.act(match.legal_actions()[0]) if match.waits_for_human else match.step()
    Table(match)
    found = set()
    for key in registry._instances.keys() - before:
        state = registry._instances[key].get_state()
        for text in texts({name: value for name, value in state.items() if name[0] != "_"}):
            found |= {" ".join(sentence.split()) for sentence in re.split(r"[.;:!?](?:\s|$)|\n", text)}
    return {sentence for sentence in found if len(re.findall(r"[a-zA-Z]{2,}", sentence)) >= 3}


def numbers_in(sentence: str) -> set[int]:
    """The numbers of a sentence, in figures and in words."""
    return {int(n) if n.isdecimal() else NUMBERS.get(n, -1) for n in re.findall(r"\d+|[a-z]+", sentence.lower())}


@pytest.mark.parametrize("name", GAMES)
def test_no_number_lags(name):
    """A sentence with a usual number that stands there whatever is played is named in `voice.toml`."""
    usual: set[str] = set()
    odd: set[str] = set()
    for plies in PLIES:
        usual |= read_table(load(name), plies)
        odd |= read_table(load(name, **odd_house(name)), plies)
    known = exceptions(name)["screen"]
    both = {sentence for sentence in usual & odd if numbers_in(sentence) & usual_numbers(name)}
    lagging = sorted(each for each in both if not any(re.search(entry, each) for entry in known))
    assert lagging == [], "\n".join(lagging)
