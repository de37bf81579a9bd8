"""The contract: what a game must give, what it may leave out, and that nobody else asks what it has."""

import ast
import types

import pytest
from catwidgets.scenes import Scenes

import catlib
from catlib import load
from catlib.game import BadGame, GameType, contract, fill, find, sentence
from catlib.game.contract import Bots, Goals, Rules, Setup, Story, Words

from .test_architecture import FILES, trees

PARTS = {"rules": Rules, "setup": Setup, "words": Words, "bots": Bots, "goals": Goals, "story": Story, "scenes": Scenes}


def modules(name, **changes):
    """The modules of a toy game, some entries changed or, where None, taken away."""
    given = {}
    for part in ("rules", "setup", "words", "bots"):
        entries = dict(vars(__import__(f"catlib.games.{name}.{part}", fromlist=[part])))
        for entry, value in changes.items():
            owner, _, word = entry.partition("_")
            if owner == part:
                entries.pop(word, None)
                entries |= {} if value is None else {word: value}
        given[part] = types.SimpleNamespace(**entries)
    return given


def entries(part):
    """All that a part names."""
    return {*part.__annotations__, *(name for name, value in vars(part).items() if name[0] != "_" and callable(value))}


WANTED = {
    "rules": {"State", "NUM_ACTIONS", "MAX_CHANCE", "start", "current_player", "chance_weights", "legal_actions",
        "apply_action", "returns", "measure"},
    "setup": {"TITLE", "PLAYERS", "DEFAULT_PLAYERS", "HouseRules", "build"},
    "words": {"action_to_string", "state_to_string", "parts"},
    "bots": {"BOTS", "COMPILED", "choose"},
}


@pytest.mark.parametrize(("part", "name"), [(part, name) for part, names in WANTED.items() for name in sorted(names)])
def test_what_a_game_must_give(part, name):
    """Without one of these a game is refused in a sentence that names the part and what is missing."""
    with pytest.raises(BadGame, match=f"game hog: {part}: there is no {name} .*what it is to be stands in"):
        GameType("hog", **modules("hog", **{f"{part}_{name}": None}))


@pytest.mark.parametrize("part", list(WANTED))
def test_nothing_else_is_wanted(part):
    """Every other entry of a part may be left out."""
    given = types.SimpleNamespace(**dict.fromkeys(WANTED[part]))
    more = {"rules": None} if part == "words" else {}
    filled = fill(PARTS[part], given, part, **more)
    assert [] == [name for name in entries(PARTS[part]) if not hasattr(filled, name)]


def test_every_entry_is_explained():
    """Functions have a docstring, and a string stands below every value."""
    for name, part in PARTS.items():
        tree = next(tree for _, tree in trees("catwidgets.scenes" if name == "scenes" else "catlib.game.contract"))
        [body] = [node.body for node in tree.body if isinstance(node, ast.ClassDef) and node.name == part.__name__]
        for entry, below in zip(body, [*body[1:], None], strict=True):
            if isinstance(entry, ast.AnnAssign):
                assert isinstance(below, ast.Expr), f"{name}: {ast.unparse(entry)}"
            if isinstance(entry, ast.FunctionDef):
                assert ast.get_docstring(entry), f"{name}: {entry.name}"


def test_what_is_given_goes_before_the_default():
    """A toy game says who deals, and everything else stays as the contract has it."""
    given = modules("hog", words_DEALER="Fate")
    made = GameType("hog", **given)
    assert ("Fate", ()) == (made.words.DEALER, made.words.HIDDEN)
    assert made.rules.apply_action is given["rules"].apply_action


def test_default_words():
    """A game that says little is asked in plain words."""
    game = load("hog")
    first = game.initial_state()
    words, names = game.words, ["Ann", "Bob"]
    decides = game.current_player(first)
    assert f"{names[decides]} decides" == words.question(game.setup, first, names)
    assert f"That cannot be chosen now. {names[decides]} decides." == words.why_not(game.setup, first, "x", names)
    assert "" == words.why_not_together(game.setup, first, {"x", "y"})
    assert "seat 2" == words.seat_name(game.setup, 1)
    assert words.rolls_openly(game.setup, first)
    assert first.to_dict() == words.observation(game.setup, first, 0)


def test_default_outcome():
    """Whoever was paid most won; nobody did where all were paid alike."""
    paid = types.SimpleNamespace(
        returns=lambda setup, state, out: out.__setitem__(slice(None), state), TEAMS=(), team=None
    )
    words = fill(Words, types.SimpleNamespace(**dict.fromkeys(WANTED["words"])), "words", rules=paid)
    setup = types.SimpleNamespace(seats=3)
    assert "Bob won" == words.outcome(setup, [0, 1, 0], ["Ann", "Bob", "Cem"])
    assert "Ann and Cem won" == words.outcome(setup, [2, 1, 2], ["Ann", "Bob", "Cem"])
    assert "nobody won" == words.outcome(setup, [1, 1, 1], ["Ann", "Bob", "Cem"])


def test_default_bots():
    """The first bot sits in every seat, and one that is not a rule is refused by name."""
    game = load("heaps")
    bots = fill(Bots, types.SimpleNamespace(BOTS={"a": "A.", "b": "B."}, COMPILED=("a",), choose=None), "bots")
    assert ["a", "a"] == bots.default_bots(game)
    with pytest.raises(ValueError, match="bot='c': Nim has the bots a, b"):
        bots.make("c", game)


def test_a_game_without_goals_is_measured_by_its_chance_to_win():
    """Nothing is solved, nothing is lucky, nothing is drawn."""
    game = load("hog")
    assert ({}, ["chance to win"]) == (game.goals.goals(game), list(game.goals.searched(game)))
    assert game.goals.luck_goal(game, game.initial_state()) is None
    assert game.goals.turn_distribution(game) is None


def test_a_line_becomes_a_sentence():
    """Only the first letter is changed."""
    assert "RED rolls." == sentence("RED rolls")


@pytest.mark.parametrize("name", catlib.game_names())
def test_games_are_found_by_their_package(name):
    """A package's `GAME` is what loads, and it is one object for all who ask."""
    assert find(name) is load(name).type
    assert name == find(name).name


def test_nobody_else_asks_what_a_game_has():
    """What a game may leave out is looked up in the contract alone."""
    optional = {name for part in PARTS.values() for name in entries(part)}
    found = []
    for name, tree in trees(*(name for name in FILES if name != contract.__name__)):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("getattr", "hasattr"):
                words = {word.value for word in node.args if isinstance(word, ast.Constant)}
                found += [f"{name}:{node.lineno}: {ast.unparse(node)}"] if words & optional else []
    assert [] == found
