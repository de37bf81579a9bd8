"""The English of code and docs: habits that readers stumble over stay away."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CODE = [path for folder in ("catlib", "widgets", "tools") for path in sorted((ROOT / folder).rglob("*.py"))]
TESTS = [path for path in sorted((ROOT / "tests").rglob("*.py")) if path.name != "test_english.py"]
SAID = [path for folder in ("catlib", "widgets", "web") for kind in ("ftl", "toml", "html", "js")
        for path in sorted((ROOT / folder).rglob(f"*.{kind}"))]
TEXTS = [*CODE, *TESTS, *SAID, *sorted((ROOT / "notebooks").rglob("*.py")),
         *sorted((ROOT / "docs").rglob("*.md")), *ROOT.glob("[A-Z]*.md")]
CLAUSE = re.compile(r"(What|Whether|Who|Whose|How|Where|Which|When)\b")  # unless it asks
FEWER = "longer|more|less|fewer|farther|nearer|further|larger|wider|better|later|use|way|harm"
HABITS = {"is no X: is not an X": rf"(?<![Tt]here )\b(is|are) no (?!{FEWER})[A-Za-z]",
    "X is wanted: expected X": r": (a|an|one|two) [^\"':;]{1,60} (is|are) wanted\b",
    "the own X: your own X": r"\b[Tt]he own\b", "how-manieth: which": r"manieth",
    "59 %: 59%": r"\d %(?= (of|at|and|to|or|sure|interval)\b)", "10 000 games: 10,000 games":
    r"\b[1-9]\d{0,2} \d{3} (games|times|positions|hands|steps|turns)\b"}


def docstrings(path: Path) -> Iterator[tuple[str, str]]:
    """The names and docstrings of a file."""
    holders = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, holders) and (text := ast.get_docstring(node)):
            yield getattr(node, "name", path.name), text


def clauses(found: Iterator[tuple[str, str]]) -> list[str]:
    """The names whose docstring opens with a clause where a verb or a noun would do."""
    return [name for name, text in found if CLAUSE.match(text) and "?" not in text.split("\n\n")[0]]


@pytest.mark.parametrize("folder", ["catlib", "widgets"])
def test_docstrings_open_with_a_verb_or_a_noun(folder):
    """Return whether, and not Whether."""
    found = {path.relative_to(ROOT).as_posix(): clauses(docstrings(path)) for path in CODE if folder in path.parts}
    assert {} == {path: names for path, names in found.items() if names}


@pytest.mark.parametrize("habit", HABITS)
def test_a_habit_stays_away(habit):
    """Each is found nowhere; before the colon stands what not to write, after it what to write."""
    found = [
        f"{path.relative_to(ROOT).as_posix()}:{number}: {line.strip()}"
        for path in TEXTS
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1)
        if path.name != "CHANGELOG.md" and re.search(HABITS[habit], line)
    ]
    assert [] == found


def test_the_eye_for_clauses_sees_them():
    """A clause is seen, a question and a verb are not."""
    texts = [("a", "Whether it is over."), ("b", "Is it over?"), ("c", "Who won?"), ("d", "Return whether it is over.")]
    assert ["a"] == clauses(iter(texts))
