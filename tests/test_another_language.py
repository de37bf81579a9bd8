"""A language that is nobody's: each sentence turned back to front, in letters that English has not.

Whatever a person reads of a game then has these letters, or code has put a word of its own into it or glued two pieces
together. As the order is that of no language we know, no order is left that an .ftl file could not have.
"""

import functools
import gc
import importlib
import re
import sys
from collections.abc import Iterator
from types import FunctionType, ModuleType
from typing import Any

import pytest

pytest.importorskip("anywidget")

from catwidgets.scenes import View, scenes_of
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from catlib import language, load
from catlib.chance import LANGUAGES
from catlib.game import Cast, Step, Voice
from catlib.game.voice import SHARED
from catlib.play import Match, manual

from .test_voice import PARTS, ROOT, nodes, outcomes

LETTERS = str.maketrans("abcdefghijklmnopqrstuvwxyz", "абцдефгхийклмнопярстувщхыз")
LETTERS |= str.maketrans("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "АБЦДЕФГХИЙКЛМНОПЯРСТУВЩХЫЗ")
NAMES = ("You", "Zoe")
FROM_DATA = ["Zoe", "You", "green", "purple", "bath house", "tea house", "noodle bar", "fish market", "station"]


def turned(pattern: ftl.Pattern) -> None:
    """Put a pattern, and those in its selectors, back to front; spaces stay between what they were between."""
    pattern.elements.reverse()
    for node in nodes(pattern):
        if isinstance(node, ftl.Pattern):
            node.elements.reverse()
        if isinstance(node, ftl.TextElement):
            node.value = node.value.translate(LETTERS)
        if isinstance(node, ftl.FunctionReference) and node.id.name == "FORM":
            for form in node.arguments.positional[1:]:
                form.value = form.value.translate(LETTERS) if isinstance(form, ftl.StringLiteral) else None


def in_no_language(voice: Voice) -> dict[str, str]:
    """Return the messages of a voice in that language."""
    found = {}
    for id, source in voice.sources.items():
        [entry, *_] = FluentParser(with_spans=False).parse(source).body
        for pattern in filter(None, [entry.value, *(attribute.value for attribute in entry.attributes)]):
            turned(pattern)
        found[id] = FluentSerializer().serialize_entry(entry)
    return found


def forget(name: str) -> None:
    """Forget what was said before."""
    for made in (*vars(Voice).values(), *vars(importlib.import_module(f"catlib.games.{name}.voice")).values()):
        getattr(made, "cache_clear", str)()


def remembered() -> list[str]:
    """Return the caches in which words of that language wait for readers of another one, with a word of each."""
    modules = [module for name, module in sys.modules.items() if re.match(r"(catlib|catwidgets)\b", name)]
    named = [each for module in modules for each in vars(module).values()]
    named += [each for made in named if isinstance(made, type) for each in vars(made).values()]
    caches = {id(each): each for each in named if isinstance(each, functools._lru_cache_wrapper)}
    return [f"{each.__module__}.{each.__qualname__}: {word}" for each in caches.values() for word in waiting(each)[:1]]


def waiting(cache: Any) -> list[str]:
    """Return the words that a cache holds, but for those it was asked with; none if it was for a voice or language."""
    held = [each for each in gc.get_referents(cache) if each is not cache.__wrapped__]
    keys = [key for each in held if type(each) is dict for key in each]
    asked = {each for each in within(keys) if isinstance(each, str | Voice)}
    if any(isinstance(each, Voice) or each in LANGUAGES for each in asked):
        return []
    found = (each for each in within(held) if isinstance(each, str) and each not in asked)
    return sorted(each for each in found if re.search("[а-я]{2}", each))


def within(parts: list[Any]) -> Iterator[Any]:
    """Yield some objects and all that they hold, but for classes, modules and functions."""
    parts, seen = [*parts], set()
    while parts:
        part = parts.pop()
        if id(part) not in seen and not isinstance(part, type | ModuleType | FunctionType):
            seen.add(id(part))
            parts += gc.get_referents(part)
            yield part


def read(game: Any, seed: int) -> Iterator[str]:
    """Play a game by chance and yield what is read of it; the manual is in Markdown and stays in its order."""
    match = Match(game, seats=["random"] * game.num_players, seed=seed)
    story, setup, cast = game.story, game.setup, Cast(NAMES, 0)
    while not match.is_over and match.ply < 120:
        state = match.state
        yield from (story.heading(setup, state, cast), story.goal(setup, state, cast, 0))
        yield game.words.question(setup, state, NAMES)
        yield from (game.action_to_string(state, action) for action in outcomes(game, state)[:10])
        if match.player >= 0:
            yield story.ask(setup, state, cast)
            yield from (game.words.why_not(setup, state, part, NAMES) for part in PARTS[match.ply % 9 :: 9])
        if match.ply % 20 == 0:
            for scene in scenes_of(game).draw(View(game, state, NAMES)):
                yield from (each for target in scene.targets.values() for each in (target.label, target.does))
        match.step()
        ply = match.ply - 1
        yield from story.tell(Step(setup, match.states, match.actions, range(ply, ply + 1), cast, 0))
    yield from [story.ending(setup, match.state, cast)] * match.is_over


@pytest.mark.parametrize("name", ["cat_cab", "washi_cat", "meow_daifugo", "taxi_derby", "empire"])
def test_a_game_is_played_in_another_language(name, monkeypatch):
    """No word of English is left where the .ftl files have none."""
    voices = [importlib.import_module(f"catlib.games.{name}.voice").voice, SHARED]
    for voice in voices:
        monkeypatch.setitem(vars(voice), "sources", in_no_language(voice))
    forget(name)
    try:
        game = load(name, players=2)
        city = getattr(game.house, "map", None)
        places = [place.name for place in (*city.neighborhoods, *city.boroughs)] if city else []
        texts = {text for seed in range(3) for text in read(game, seed)}
        assert [] == remembered()
    finally:
        forget(name)
    assert len(texts) > 100
    data = "|".join(map(re.escape, FROM_DATA + places))
    english = {text for text in texts if re.search(r"[A-Za-z]{2,}", re.sub(data, "", text))}
    assert "" == "\n".join(sorted(english))


def test_a_word_that_waits_in_a_cache_is_found(monkeypatch):
    """One that it was given, or that is kept for a language, is not."""

    def kept(*asked: str) -> list[str]:
        return ["вода"]

    for asked, found in (((), ["вода"]), (("вода",), []), (("de",), [])):
        cache = functools.cache(kept)
        monkeypatch.setattr("catlib.planted", cache, raising=False)
        cache(*asked)
        assert found == [word for told in remembered() for word in told.split(": ")[1:]]


@pytest.mark.parametrize("name", ["cat_cab", "washi_cat", "meow_daifugo", "taxi_derby", "empire"])
def test_what_is_touched_is_called_the_same_in_every_language(name):
    """The keys of a scene find its buttons whatever is spoken."""
    game = load(name, players=2)
    match = Match(game, seats=["random", "random"], seed=3)
    while not match.is_over and match.ply < 150:
        moves = [(match.state, action) for action in outcomes(game, match.state)]
        touched = [game.parts(*move) for move in moves]
        with language("ja"):
            assert touched == [game.parts(*move) for move in moves]
        match.step()


PLAYED = sorted((ROOT / "catlib" / "games").glob("*/voice/*/play.ftl"))
SPOKEN = [(file.parts[-2], file.parts[-4]) for file in PLAYED if file.parts[-2] != "en"]


@pytest.mark.parametrize(("code", "name"), SPOKEN)
def test_a_game_is_played_in_each_language(code, name):
    """Every message is Fluent, knows the variables of English only, and is said in played games and in the manual."""
    voices = [importlib.import_module(f"catlib.games.{name}.voice").voice, SHARED]
    known = {word for voice in voices for word in variables(voice)}
    with language(code):
        assert set() == {word for voice in voices for word in variables(voice.now)} - known
        game = load(name, players=2)
        texts = set(read(game, 1)) | set(map(str, manual(game).sections))
    assert len(texts) > 100


def variables(voice: Voice) -> set[str]:
    """Return the names of all variables of a voice's messages."""
    entries = FluentParser(with_spans=False).parse("\n".join(voice.sources.values())).body
    assert all(isinstance(entry, ftl.Message | ftl.Term | ftl.BaseComment) for entry in entries)
    return {node.id.name for node in nodes(entries) if isinstance(node, ftl.VariableReference)}


GERMAN = """
red = rot
    .nominative = der rote
    .accusative = den roten
d6 = { AS($colour, "nominative") } W6
    .accusative = { AS($colour, "accusative") } W6
takes-die = { $who ->
    [you] du nimmst
   *[other] { $who } nimmt
} { $whom ->
    [you] dir
   *[other] { $whom }
} { AS($die, "accusative") } weg
nibble-roll =
    .told = Bei einer { $face } gibt es { AS($brings, "accusative") }
cab-upgrade = ein besseres Taxi
greedy-cat = der Raffzahn
    .accusative = den Raffzahn
"""


def test_a_language_with_cases(monkeypatch):
    """Cases, and verbs in two parts around what they take, are said by a file alone."""
    voice = importlib.import_module("catlib.games.cat_cab.voice").voice
    entries = {each.id.name: FluentSerializer().serialize_entry(each) for each in FluentParser().parse(GERMAN).body}
    monkeypatch.setitem(vars(voice), "sources", voice.sources | entries)
    forget("cat_cab")
    game = load("cat_cab", players=2)
    at = voice.at(game.setup, game.initial_state(), cast=Cast(("You", "Kuro"), 0))
    die = at.phrase("d6", colour=at.phrase("red"))
    said = [at.say("takes-die", who=who, whom=1 - who, die=die) for who in (0, 1)]
    said += [at.say("nibble-roll.told", face=3, brings=at.phrase(brings)) for brings in ("greedy-cat", "cab-upgrade")]
    forget("cat_cab")
    assert [
        "du nimmst Kuro den roten W6 weg",
        "Kuro nimmt dir den roten W6 weg",
        "Bei einer 3 gibt es den Raffzahn",
        "Bei einer 3 gibt es ein besseres Taxi",
    ] == said
