"""What every voice is held to: its files, its sentences said in played games, no number or choice that lags behind.

A game whose sentences still stand in `words.py`, `story.py` and `manual.py` is expected to fail. `voice.toml` in the
folder of a game's tests names its exceptions, each with a reason: sentences that no game here says (`unsaid`), numbers
that are typed in sentences although house rules have numbers, too (`numbers`), house rules that change no sentence of
the manual (`unchanged`), those that are computed with another and said without (`apart`), readings without the sign
for what is ours (`unmarked`), and sentences of the screen that have a usual number by chance (`screen`). What is said
rarely is heard in the positions of `said.py` beside it.
"""

import ast
import contextlib
import functools
import importlib
import itertools
import random
import re
import tomllib
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("anywidget")

from catwidgets.scenes import View, scenes_of
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from catlib import language, load
from catlib.chance import LANGUAGES
from catlib.game import (
    Cast,
    Picture,
    Step,
    Voice,
    bot_words,
    bounds,
    choices,
    concordance,
    describe,
    goal_words,
    rule_words,
    say,
)
from catlib.game.manual import OURS
from catlib.game.voice import FUNCTIONS, PEOPLE, selected
from catlib.play import Match, Worth, brings, goals, manual
from catlib.solving import ActionValue

ROOT = Path(__file__).parents[1]
GAMES = sorted(path.parent.name for path in (ROOT / "catlib" / "games").glob("*/__init__.py"))
every_voice = pytest.mark.parametrize("name", GAMES)
NAMES = ("You", "Ann", "Bob", "Cleo", "Dan", "Eve")
FORMS = ("", "best", "unit")
BROUGHT = {"n", "amount", "count", "less", "most"}  # what a goal is told of a choice
WORDS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
KINDS = ("cell", "die", "duel", "seat", "button", "card", "field", "node", "place", "space", "line", "cat", "tile")
NUMBERS = (*range(14), 20, 30, 41, 47, 48, 49, 50, 999)
PARTS = ["button:pass", *(f"{kind}:{number}" for kind in KINDS for number in NUMBERS)]
NUMBER = re.compile(rf"\b(?:\d+|{'|'.join(WORDS)})\b", re.IGNORECASE)
PLIES, GAMES_HEARD = 250, 8


def voice_of(name: str) -> Any:
    """The package with a game's voice."""
    return importlib.import_module(f"catlib.games.{name}.voice")


@functools.cache
def exceptions(name: str) -> dict[str, Any]:
    """What a game's `voice.toml` excuses, with reasons."""
    found = tomllib.loads((ROOT / "tests" / name / "voice.toml").read_text(encoding="utf-8"))
    return {"unsaid": {}, "numbers": {}, "unchanged": {}, "screen": {}, "apart": {}, "unmarked": {}} | found


def assert_known(known: dict[str, str], found: set[str]) -> None:
    """What was found is what `voice.toml` names by regular expressions, all of it and no more."""
    new = [each for each in sorted(found) if not any(re.fullmatch(entry, each) for entry in known)]
    gone = [entry for entry in known if not any(re.fullmatch(entry, each) for each in found)]
    assert ("", "") == ("\n".join(new), "\n".join(gone)), "not in voice.toml, or only there"


@functools.cache
def messages(voice: Voice) -> dict[str, ftl.Message]:
    """The messages of a game's own files, as Fluent's own parser reads whole files."""
    found = {}
    for file in sorted(voice.folder.glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ftl.Message | ftl.Term):
                assert entry.id.name not in found, f"{file}: {entry.id.name} stands there twice"
                found[entry.id.name] = entry
    return found


def code_of(name: str) -> Iterator[ast.Module]:
    """What speaks by a voice: its package, the boards of the game and its scenes."""
    scenes = ROOT / "widgets" / "catwidgets" / "scenes"
    package = Path(voice_of(name).__file__).parent
    spoken = [*package.rglob("*.py"), *package.parent.glob("boards.py")]
    for path in [*spoken, *scenes.glob(f"{name}.py"), *scenes.glob(f"{name}/*.py")]:
        yield ast.parse(path.read_text(encoding="utf-8"))


def sayings(voice: Voice) -> dict[str, ftl.Pattern]:
    """All values and attributes of messages, by the ids by which they are said: `item.`, `item.told`."""
    values = {f"{name}.": message.value for name, message in messages(voice).items() if message.value}
    named = [(name, each) for name, message in messages(voice).items() for each in message.attributes]
    return values | {f"{name}.{each.id.name}": each.value for name, each in named}


def is_reference(node: Any) -> bool:
    """Whether a part of a pattern is another message."""
    return isinstance(node, ftl.MessageReference)


def variants(where: str, pattern: ftl.Pattern) -> Iterator[str]:
    """Every variant of the selectors of a pattern, called as the reader calls them."""
    for element in pattern.elements:
        select = getattr(element, "expression", None)
        if isinstance(select, ftl.SelectExpression):
            inside = f"{where} ${selected(select)}"
            for variant in select.variants:
                key = getattr(variant.key, "name", None) or variant.key.value
                yield f"{inside}[{key}]"
                yield from variants(f"{inside}[{key}]", variant.value)


def nodes(pattern: Any) -> Iterator[Any]:
    """Every part of a pattern, also within its selectors and functions."""
    for value in vars(pattern).values() if isinstance(pattern, ftl.BaseNode) else pattern:
        if isinstance(value, ftl.BaseNode | list):
            yield value
            yield from nodes(value)


@every_voice
def test_every_word_is_known(name):
    """What a sentence names is a message or a function that there is; a variable is a name that code gives."""
    voice, given = voice_of(name).voice, {"from", "before", "last", "asks", *BROUGHT, *PEOPLE}
    for tree in code_of(name):
        for node in ast.walk(tree):
            given |= {word.arg for word in getattr(node, "keywords", [])}
            given |= {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()
    given |= {*voice.words, *voice.house.model_fields, *load(name).setup._fields, *load(name).initial_state().to_dict()}
    assert set() == set(voice.words) & set(voice.house.model_fields), "a word hides a house rule"
    for id, message in messages(voice).items():
        for node in nodes(message):
            if isinstance(node, ftl.MessageReference):
                assert node.id.name in voice.sources, f"{id} names {node.id.name}"
            if isinstance(node, ftl.FunctionReference):
                assert node.id.name in FUNCTIONS, f"{id} asks {node.id.name}"
            if isinstance(node, ftl.VariableReference):
                assert node.id.name in given, f"{id}: nothing says what ${node.id.name} is"


@every_voice
def test_every_message_that_code_names_is_there(name):
    """A literal first argument of `say`, `page` or `phrase` is the id of a message."""
    voice = voice_of(name).voice
    for tree in code_of(name):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("say", "page", "phrase") and node.args:
                chosen = [node.args[0]]
                while chosen:
                    each = chosen.pop()
                    if isinstance(each, ast.IfExp):
                        chosen += [each.body, each.orelse]
                    elif isinstance(each, ast.Constant):
                        assert voice.has(each.value), f"there is no message {each.value}"


@every_voice
def test_every_language_says_the_same(name):
    """A message that holds in a language has the attributes of English, forms of its own, and no other numbers."""
    voice, digits = voice_of(name).voice, re.compile(r"\d+")
    for folder in sorted(voice.folder.parent.iterdir()):
        if folder.name in LANGUAGES and folder != voice.folder:
            with language(folder.name):
                other = voice.now
            english = {id: each for id, each in sayings(voice).items() if id.partition(".")[0] in other.sources}
            found = sayings(other)
            assert set() == english.keys() - found.keys(), folder.name
            read = (node for pattern in found.values() for node in nodes(pattern))
            asked = {node.value for node in read if isinstance(node, ftl.StringLiteral)}
            own = {id for id in found.keys() - english.keys() if not id.startswith("-")} - rule_words_of(name)
            assert set() == {id for id in own if id.partition(".")[2] not in asked}, "a form that no AS asks for"
            if any(id.startswith("house-") for id in found):
                assert set() == rule_words_of(name) - found.keys(), f"{folder.name}: a house rule or choice in English"
            for id in english:
                numbers = [set(digits.findall(" ".join(typed(each[id])))) for each in (found, english)]
                assert numbers[0] <= numbers[1], f"{folder.name}: {id} types {numbers[0] - numbers[1]}"


def rule_words_of(name: str) -> set[str]:
    """The attributes by which a language names house rules, their choices, and what they have in files."""
    house = load(name).type.setup.HouseRules
    words = [(rule, word) for rule in house.model_fields for word in ("name", *choices(house, rule))]
    for file, rule in itertools.product(ROOT.glob(f"catlib/games/{name}/data/*.toml"), house.model_fields):
        with contextlib.suppress(ValueError, AttributeError):
            words.append((rule, getattr(house(**{rule: file.stem}), rule).title))
    slug = re.compile("^[^a-z]+|[^a-z0-9]+")
    return {f"house-{rule}.{slug.sub('-', word.lower()).removeprefix('-')}" for rule, word in words}


def typed(pattern: ftl.Pattern) -> list[str]:
    """The texts that stand in a pattern and its selectors."""
    return [node.value for node in nodes(pattern) if isinstance(node, ftl.TextElement | ftl.StringLiteral)]


ENGLISH = sorted(file for file in (ROOT / "catlib").rglob("*.ftl") if "en" in (file.stem, file.parent.name))


@pytest.mark.parametrize("file", ENGLISH, ids=lambda file: "/".join(file.parts[-4::3]))
def test_translators_are_told_of_every_variable(file):
    """The head of a file says what each variable holds, but for house rules; a group says where it is read."""
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    used = {node.id.name for entry in body for node in nodes([entry]) if isinstance(node, ftl.VariableReference)}
    name = file.parts[-4]
    rules = set(load(name).type.setup.HouseRules.model_fields) if name in GAMES else set()
    head = next(entry.content for entry in body if isinstance(entry, ftl.ResourceComment))
    assert used - rules == set(re.findall(r"^\$(\w+): \S", head, re.MULTILINE)), "described, or used"
    assert "docs/translating.md" in head
    groups = [entry.content for entry in body if isinstance(entry, ftl.GroupComment)]
    assert [] == [group for group in groups if group.count("\n") < 1]


def sampled(model: Any, seed: int) -> dict[str, Any]:
    """Random house rules, of which about a third differ from the usual ones."""
    rng, found = random.Random(seed), {}
    for rule, field in model.model_fields.items():
        if rng.random() < 1 / 3:
            if field.annotation is bool:
                found[rule] = rng.random() < 0.5
            elif field.annotation is int:
                least, most = bounds(model, rule)
                found[rule] = rng.randint(least, min(most, max(field.default, least) + 2))
            elif isinstance(field.default, str) and choices(model, rule):
                found[rule] = rng.choice(choices(model, rule))
    return found


def hear(name: str) -> None:
    """Have said what a game can say: in its manual, in some games, and in the positions of `tests/<game>/said.py`."""
    setup, said = load(name).type.setup, importlib.import_module(f".{name}.said", __package__)
    few, many = setup.PLAYERS
    for players in range(few, many + 1):
        for rule, value in [*changes(name), *said.HOUSES]:
            chapters(name, players, **{rule: value})
    manual(load(name))
    for rule in setup.HouseRules.model_fields:
        describe(setup.HouseRules, rule)
    game = load(name)
    assert all([*game.story.NAMES.values(), *(bot_words(game, bot) for bot in game.bots)])
    [goal_words(game, goal, form) for goal in goals(game) for form in FORMS]
    [goal_words(game, goal, form, n="1", most="2", count=1) for goal in goals(game) for form in ("lost", "amount")]
    brought = [ActionValue(0, "", Fraction(n), Fraction(0), True) for n in (-99, -2, 0, 1, 2, 99)]
    assert all(brings(game, Worth(goal, "", "exact", False, ()), n, n) for goal in goals(game) for n in brought)
    for seed in range(GAMES_HEARD):
        with contextlib.suppress(ValueError):  # house rules that cannot be played together
            house = sampled(setup.HouseRules, seed) if seed > many else {}
            play_aloud(load(name, players=few + seed % (many - few + 1), **house), seed)
    casts = [Cast(NAMES, 0), Cast(NAMES, None)]
    parts = [*PARTS, *getattr(said, "PARTS", [])]
    for game, state in said.positions():
        for cast in casts:
            look_around(game, state, cast, parts)
            for action in outcomes(game, state):
                tell_aloud(game, Step(game.setup, [state, game.child(state, action)], [action], range(1), cast, 0))


def test_a_goal_is_called_what_a_file_calls_it():
    """Without a voice of its own a game names the best choices by `BEST`, where it does."""
    own, asked = SimpleNamespace(house=None, goals=SimpleNamespace(BEST={"far": "farthest"})), ("best", "unit", "")
    assert ["farthest", "", "far"] == [goal_words(own, "far", form) for form in asked]
    assert "" == goal_words(own, "near", "best")


def play_aloud(game: Any, seed: int) -> None:
    """Play a game and have said what a person may read of it."""
    rng = random.Random(seed)
    quick = [bot for bot in game.bots if "search" not in bot][-2:]
    bots = [rng.choice(quick) if seed % 2 else "random" for _ in range(game.num_players)]
    match = Match(game, seats=bots, seed=seed)
    casts = [Cast(NAMES[: game.num_players], you) for you in (0, None)]
    while not match.is_over and match.ply < PLIES:
        if match.ply % 3 == seed % 3:
            look_around(game, match.state, casts[match.ply % 2], PARTS[match.ply % 7 :: 7] if match.ply % 31 else PARTS)
        match.step()
    look_around(game, match.state, casts[0], PARTS)
    for cast in casts:
        for step in steps(game, match, cast):
            tell_aloud(game, step)


def tell_aloud(game: Any, step: Step) -> None:
    """Have said what happened."""
    for before, action, _ in step.moves:
        game.words.log_text(game.setup, before, action, step.seat, NAMES)
    game.story.tell(step)
    game.story.marks(step)
    game.story.lately(step)


def outcomes(game: Any, state: Any) -> list[int]:
    """What can be done or can come."""
    return game.legal_actions(state) or [outcome for outcome, _ in game.chance_weights(state)]


def look_around(game: Any, state: Any, cast: Cast, parts: list[str]) -> None:
    """Have said of a position what is asked, what answers it, why nothing else does, and how it ended."""
    words, story, decides = game.words, game.story, game.current_player(state) >= 0
    legal = frozenset(part for action in game.legal_actions(state) for part in game.parts(state, action))
    if len(parts) >= len(PARTS):  # a drawing takes as long as all the rest
        scenes_of(game).draw(View(game, state, NAMES[: game.num_players], legal))
        scenes_of(game).draw(View(game, state, NAMES[: game.num_players], legal, selected=legal))
        scenes_of(game).on_request(game)
        scenes_of(game).legend(game)
    words.question(game.setup, state, NAMES)
    game.state_to_string(state)
    story.goal(game.setup, state, cast, cast.you)
    story.heading(game.setup, state, cast)
    for action in outcomes(game, state)[:40]:
        game.action_to_string(state, action)
        words.short_label(game.setup, state, action)
        story.guide(game.setup, state, action, cast)
    if decides:
        words.why_not(game.setup, state, "")  # as somebody is told who does not decide
        story.ask(game.setup, state, cast)
        story.welcome(game.setup, cast)
        [story.first(kind) for kind in ("back", "cell", "curse", "d6", "d8", "loss", "round", "stop", "straight")]
        for action in outcomes(game, state)[:40]:
            story.gain(game.setup, state, action, cast)
        scenes_of(game).ends(game, state)
        scenes_of(game).repeat(game, state)
    for part in parts:
        if part not in legal:
            words.why_not(game.setup, state, part, NAMES)
    if game.is_terminal(state):
        story.ending(game.setup, state, cast)
        [story.standing(game.setup, state, seat) for seat in range(game.num_players)]


def steps(game: Any, match: Any, cast: Cast) -> Iterator[Step]:
    """What is told at once, in order."""
    first, key, states, actions = 0, None, match.states, match.actions
    for ply in range(match.ply + 1):
        found = None if ply == match.ply else game.story.together(game.setup, states[ply], actions[ply])
        if ply > first and (found is None or found != key):
            yield Step(game.setup, states, actions, range(first, ply), cast, cast.you)
            first = ply
        key = found


@every_voice
def test_every_sentence_is_said(name, monkeypatch):
    """Whatever a voice can say is said in some game here, or named in `voice.toml` with a reason, and no more."""
    voice, heard = voice_of(name).voice, set()
    said, choose = Voice.said, Voice.choose

    def listen(self: Voice, id: str) -> Any:
        heard.add(id if "." in id else f"{id}.")
        return said(self, id)

    def watch(self: Voice, where: str, *more: Any) -> str:
        key = choose(self, where, *more)
        heard.add(f"{where}[{key}]")
        return key

    monkeypatch.setattr(Voice, "said", listen)
    monkeypatch.setattr(Voice, "choose", watch)
    hear(name)
    house = load(name).type.setup.HouseRules
    [rule_words(house, rule) for rule in house.model_fields]
    possible = {each for id, pattern in sayings(voice).items() for each in (id, *variants(id, pattern))}
    assert_known(exceptions(name)["unsaid"], possible - heard)


@every_voice
def test_no_number_is_typed(name):
    """A number stands in a sentence as a word of it only where `voice.toml` says why no house rule can change it."""
    found = set()
    for id, pattern in sayings(voice_of(name).voice).items():
        found |= {f"{id}: {number}" for text in typed(pattern) for number in NUMBER.findall(text)}
    assert_known(exceptions(name)["numbers"], found)


def changes(name: str) -> Iterator[tuple[str, Any]]:
    """Every house rule at every other choice, and at odd numbers: another one beside the usual one, and its bounds."""
    model = load(name).type.setup.HouseRules
    for rule, field in model.model_fields.items():
        if field.annotation is bool:
            yield rule, not field.default
        elif field.annotation is int:
            least, most = bounds(model, rule)
            yield rule, field.default + 1 if field.default < most else field.default - 1
            yield rule, most if field.default < most else least
        elif isinstance(field.default, str):
            yield from ((rule, value) for value in choices(model, rule) if value != field.default)


def numeric_rules(name: str) -> set[str]:
    """The house rules that are a number or several."""
    usual = {rule: field.default for rule, field in load(name).type.setup.HouseRules.model_fields.items()}
    several = {rule: value if isinstance(value, tuple) else (value,) for rule, value in usual.items()}
    return {rule for rule, values in several.items() if all(type(value) is int for value in values)}


def functions_of(name: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Each function of a game and its scenes."""
    scenes = ROOT / "widgets" / "catwidgets" / "scenes"
    for path in [*(ROOT / "catlib" / "games" / name).rglob("*.py"), *scenes.rglob(f"{name}*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield f"{path.stem}:{node.name}", node


def read_in(tree: ast.AST, numeric: set[str]) -> set[str]:
    """The numeric house rules that code reads."""
    return {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)} & numeric


@every_voice
def test_what_is_computed_together_is_said_together(name):
    """Where rules add or multiply numbers of house rules, sentences name all of them, and code reads all."""
    said, named = sayings(voice_of(name).voice), {}
    parts = {f"{node.id.name}." for pattern in said.values() for node in nodes(pattern) if is_reference(node)}
    for id in said.keys() - parts:  # a part of sentences is looked at within them
        named[id], open_ids = set(), [id]
        while open_ids:
            for node in nodes(said.get(open_ids.pop(), [])):
                named[id] |= {node.id.name} if isinstance(node, ftl.VariableReference) else set()
                open_ids += [f"{node.id.name}."] if is_reference(node) else []
    numeric, code = numeric_rules(name), dict(functions_of(name))
    rules = [function for function in code.values() if "rule" in map(ast.unparse, function.decorator_list)]
    sums = [read_in(node, numeric) for rule in rules for node in ast.walk(rule) if isinstance(node, ast.BinOp)]
    pairs = [together for together in sums if len(together) > 1]
    read = {where: read_in(function, numeric) for where, function in code.items()}
    apart = {f"{where}: {rule}" for where, names in (named | read).items()
             for pair in pairs if pair & names for rule in pair - names}
    assert_known(exceptions(name)["apart"], apart)


@every_voice
def test_every_house_rule_changes_the_manual(name):
    """Under another value of a house rule some chapter says something else, or `voice.toml` says why not."""
    voice_of(name)
    few, many = load(name).type.setup.PLAYERS
    usual = {players: chapters(name, players) for players in range(few, many + 1)}
    same = set()
    for rule, value in changes(name):
        if all(chapters(name, players, **{rule: value}) in ([], usual[players]) for players in usual):
            same.add(rule)
    assert_known(exceptions(name)["unchanged"], same)


@every_voice
def test_what_is_ours_is_marked(name):
    """A paragraph, point or step that says how a gap of the rulebook is read has the sign for it."""
    voice_of(name)
    few, many = load(name).type.setup.PLAYERS
    filled, bare = {rule for gap in concordance(name).gaps for rule in gap.house}, set()
    for players in range(few, many + 1):
        usual = items(name, players)
        for rule, value in changes(name):
            other = items(name, players, **{rule: value})
            sides = [{item for item in side if OURS not in item} for side in (usual - other, other - usual)]
            if all(sides) and rule in filled:
                bare |= {f"{rule}: {item}" for item in sides[0]}
    assert_known(exceptions(name)["unmarked"], bare)


def items(name: str, players: int, **house: Any) -> set[str]:
    """The paragraphs, points, steps and rows that explain a game; the usual ones where house rules are refused."""
    try:
        game = load(name, players=players, **house)
    except ValueError:
        game = load(name, players=players)
    blocks = [block for section in game.type.manual.how_to_play(game) for block in section.blocks]
    written = [block for block in blocks if not isinstance(block, Picture)]
    texts = [block if isinstance(block, str) else block.to_markdown() for block in written]
    return {line for text in texts for line in text.split("\n") if "| --- |" not in line}


def chapters(name: str, players: int, **house: Any) -> list[str]:
    """The chapters that explain a game, without its worked turn and the lists of house rules; none if it is refused."""
    try:
        game = load(name, players=players, **house)
    except ValueError:
        return []
    return [repr(section) for section in game.type.manual.how_to_play(game)]


def test_ordinal_numbers():
    """Up to ten in words, then in figures with the ending that the language has for them."""
    assert ["first", "tenth", "11th", "12th", "13th"] == [say("ordinal", n=n) for n in (1, 10, 11, 12, 13)]
    assert ["21st", "22nd", "23rd", "24th", "111th"] == [say("ordinal", n=n) for n in (21, 22, 23, 24, 111)]


@every_voice
def test_a_part_without_a_number_is_refused_in_a_sentence(name):
    """What no table sends is refused as well, whoever decides and whatever is asked."""
    game, parts = load(name), [f"{kind}:{end}" for kind in KINDS for end in ("x", "", "-1", "²", "١")]
    match = Match(game, seats=["random"] * game.num_players, seed=3)
    for _ in range(60):
        if match.player >= 0:
            said = {game.words.why_not(game.setup, match.state, part, NAMES) for part in parts}
            assert all(re.fullmatch(r"\w[^\n]*\.", each) for each in said), said
        match.step()
