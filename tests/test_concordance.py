"""Every sentence of a rulebook leads to a rule or a gap; the code, tests and house rules named are there.
"""

import ast
import functools
import importlib
import re
from pathlib import Path

import pytest
from pydantic import ValidationError

from catlib.game import concordance, find
from catlib.game.concordances import Concordance, Places, Section, numbers_in

ROOT = Path(__file__).parents[1]
GAMES = sorted(path.parent.name for path in (ROOT / "catlib" / "games").glob("*/__init__.py"))


@functools.cache
def trees_of(game):
    """The test files of a game as syntax trees, by name."""
    return {path.name: ast.parse(path.read_text(encoding="utf-8")) for path in (ROOT / "tests" / game).glob("*.py")}


def functions(tree):
    """The names of the tests that a file defines."""
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


def words(tree):
    """Every string in a file."""
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def is_code(game, name):
    """Whether `module:name` is there in a game's package."""
    module, _, inner = name.partition(":")
    try:
        return hasattr(importlib.import_module(f"catlib.games.{game}.{module}"), inner)
    except ImportError:
        return False


def is_test(game, name):
    """Whether `file.py::name` is there among a game's tests; a case in brackets is a word of that file."""
    file, _, inner = name.partition("::")
    function, _, case = inner.rstrip("]").partition("[")
    tree = trees_of(game).get(file)
    return tree is not None and function in functions(tree) and (not case or case in words(tree))


@pytest.mark.parametrize("game", GAMES)
def test_code_is_there(game):
    """Whatever code a rule or a gap names can be imported."""
    found = concordance(game)
    named = [name for entry in (*found.rules, *found.gaps) for name in entry.code]
    assert [] == [name for name in named if not is_code(game, name)]


@pytest.mark.parametrize("game", GAMES)
def test_tests_are_there(game):
    """Whatever test an entry names is in the game's folder of tests."""
    assert [] == [name for entry in concordance(game).entries for name in entry.tests if not is_test(game, name)]


def called_after(entry):
    """How tests of a rule or a gap are called."""
    return f"{type(entry).__name__.lower()}_{str(entry.number).replace('.', '_')}"


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_has_a_test(game):
    """One that it names, or one that is called after it or after one of its house rules."""
    for entry in concordance(game).entries:
        cases = [f"test_house_rules.py::{test}[{house}]"
                 for house in entry.house for test in ("test_house_rule", "test_fixed_reading")]
        found = [*entry.tests, *filter(functools.partial(is_test, game), cases)]
        if hasattr(entry, "number"):
            start = f"test_{called_after(entry)}_"
            found += [name for tree in trees_of(game).values() for name in functions(tree) if name.startswith(start)]
        assert found, f"there is no test of {entry}"


@pytest.mark.parametrize("game", GAMES)
def test_tests_are_called_after_what_is_there(game):
    """A test with the number of a rule or a gap in its name has one that is there."""
    found = concordance(game)
    known = {called_after(entry) for entry in (*found.rules, *found.gaps)}
    names = [name for tree in trees_of(game).values() for name in functions(tree)]
    assert set() == {m[1] for name in names if (m := re.match(r"test_(rule_\d+|gap_\d+_\d+)_", name))} - known


@pytest.mark.parametrize("game", GAMES)
def test_descriptions_name_their_gap(game):
    """A house rule whose description ends with the number of a gap is named there."""
    gaps = {gap.number: gap.house for gap in concordance(game).gaps}
    for name, field in find(game).setup.HouseRules.model_fields.items():
        for number in re.findall(r"\((\d+\.\d+)\)", field.description or ""):
            assert name in gaps.get(number, ()), f"{name} says that it fills gap {number}"


@pytest.mark.parametrize("game", GAMES)
def test_every_number_in_the_code_is_in_the_concordance(game):
    """Rules and gaps that the code names by number are there."""
    found = concordance(game)
    numbers = {str(rule.number) for rule in found.rules} | {gap.number for gap in found.gaps}
    named = {
        path.name: numbered(path.read_text(encoding="utf-8"))
        for path in (ROOT / "catlib" / "games" / game).rglob("*.py")
    }
    assert {} == {name: said - numbers for name, said in named.items() if said - numbers}
    assert any(named.values())


def numbered(source):
    """The numbers of rules and gaps that a source names."""
    said = re.findall(r"\b(?:rules?|gaps?) ((?:[\d.]*\d(?:, | and | to )?)+)", source)
    return {n for text in said for n in re.findall(r"[\d.]*\d", text)}


@pytest.mark.parametrize("game", GAMES)
def test_the_page_has_it_all(game):
    """The page of the documentation has a row for every entry, in order, and every note."""
    found = concordance(game)
    page = found.to_markdown(find(game).setup.HouseRules)
    said = [*(f"\n| {rule.number} | {rule.says}" for rule in found.rules),
            *(f"\n| {gap.number} | **{gap.open}** {gap.reading} |" for gap in found.gaps),
            *(f"\n| {ours.says} |" for ours in found.ours), *(note.text.strip() for note in found.notes)]
    places = [page.find(each) for each in said]
    assert -1 not in places
    assert places == sorted(places)


# What is refused


def test_what_is_not_there_is_found_out():
    """Neither code nor a test counts that is not there, nor a case that its file does not know."""
    assert is_code("washi_cat", "rules:start")
    assert is_test("cat_cab", "test_house_rules.py::test_house_rule[board]")
    assert not any(is_code("washi_cat", name) for name in ("rules:begin_everything", "no_chapter:start"))
    wrong = ("test_rules.py::test_rule_99", "test_nothing.py::test_board",
        "test_house_rules.py::test_house_rule[weather]")
    assert not any(is_test("cat_cab", name) for name in wrong)


RULE = {"says": "A rule.", "code": ["rules:start"], "tests": ["test_rules.py::test_rule_1_it"]}
WHOLE = {
    "title": "A game",
    "rulebook": "its rulebook",
    "count": 1,
    "sections": [{"title": "All", "count": 1, "sentences": "1: 1"}],
    "rules": {"1": RULE},
    "gaps": {},
}


def test_numbers_are_read():
    """Single numbers and spans, in any order."""
    assert [4, 1, 2, 3] == numbers_in("4, 1-3")


@pytest.mark.parametrize(("changed", "why"), [
    ({"count": 2}, "rules are numbered from 1 to 2, each once"),
    ({"rules": {"1": RULE, "3": RULE}, "count": 2}, "rules are numbered from 1 to 2, each once"),
    ({"rules": {"1": RULE, "2": RULE}, "count": 2}, "rule 2: a rule is named by a sentence, or"),
    ({"rules": {"1": RULE | {"source": "a page"}}}, "rule 1: a rule is named by a sentence, or"),
    ({"rules": {"1": RULE | {"code": []}}}, "at least 1 item"),
    ({"sections": [{"title": "All", "count": 1, "sentences": "1: 9.9"}]},
        "no rule or gap 9.9"),
    ({"gaps": {"0.1": {"open": "What?", "reading": "So.", "tests": ["a"]}}},
        "gap 0.1 names a house rule, or")])
def test_what_does_not_fit_is_refused(changed, why):
    """Rules are numbered without a hole, have code, and come from somewhere; gaps have a house rule or a reason."""
    Concordance(**WHOLE)
    with pytest.raises(ValidationError, match=why):
        Concordance(**(WHOLE | changed))


@pytest.mark.parametrize("at", ["1", "1-2, 2-3", "1-4", "2-3"])
def test_a_section_is_whole(at):
    """Each sentence of a section is there once, and no other."""
    Section(title="All", count=3, sentences="1-3: a story")
    with pytest.raises(ValidationError, match="missing, doubled or too many"):
        Section(title="All", count=3, sentences=f"{at}: a story")


@pytest.mark.parametrize("said", ["", "3; 4", "3 4", "0.", "1, a story"])
def test_a_sentence_has_a_rule_or_none(said):
    """What has neither numbers nor a reason, or both, is refused."""
    with pytest.raises(ValidationError, match="should match pattern"):
        Places(at="1", said=said)


@pytest.mark.parametrize(("entry", "why"), [
    ("specialls", "no such house rule"), (None, "no entry names this house rule")])
def test_house_rules_are_all_there(entry, why, monkeypatch):
    """A house rule that does not exist is refused, and so is one that nobody names."""
    whole = Concordance(**WHOLE)
    own = whole.rules[0].model_copy(update={"house": (entry,) if entry else ()})
    monkeypatch.setattr("catlib.game.concordances.Concordance", lambda **_: whole.model_copy(update={"rules": (own,)}))
    with pytest.raises(ValidationError, match=why):
        concordance("washi_cat")
