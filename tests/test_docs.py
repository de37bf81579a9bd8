"""What the documentation says is what the program does: commands, chances, sizes; and a newcomer's words are found."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from fractions import Fraction

import pytest

import catlib.__main__ as program
from catlib import dice
from tools.project import ROOT

DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", *sorted(DOCS.rglob("*.md"))]
WORDS = """
AnyDice advantage backgammon battle birthday blackjack bot cards chess cluster coin Colab craps dice draw deck drop
expected exploding fair Fate fudge house install Jupyter Kubernetes lottery luck marimo Markov Monty Hall mulligan odds
Pig poker pool probability reroll Risk roll seed simulation solve tournament variance Yahtzee
"""


def consoles():
    """The commands that the pages show, each with what is printed."""
    for page in PAGES:
        for block in re.findall(r"```console\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL):
            for command, shown in re.findall(r"^\$ (.+)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE):
                yield pytest.param(command, shown, id=f"{page.stem}: {command}")


@pytest.mark.parametrize(("command", "shown"), list(consoles()))
def test_a_command_prints_what_its_page_shows(command, shown, capsys, monkeypatch, no_toys):
    """In a terminal of eighty columns."""
    monkeypatch.setenv("COLUMNS", "80")
    name, *arguments = shlex.split(command)
    assert "everychance" == name
    program.main(arguments)
    assert shown == capsys.readouterr().out


def test_the_cookbook_s_chances_are_right():
    """Thirty questions, each as it stands in its row; a decimal is rounded."""
    text = (DOCS / "howto" / "cookbook.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| .+? \| `(.+?)` \| (\S+?)(…?) = .+ \| .+ \|$", text, re.MULTILINE)
    assert len(rows) >= 30
    for question, told, cut in rows:
        chance = dice(question).exactly(True)
        assert abs(chance - Fraction(told)) <= (Fraction(1, 2 * 10**6) if cut else 0), question


REFERENCE = re.findall(r"^\| .+? \| `(\w+ .+?)` \| (\S+) .*?\| ([\d.]+) s \| (.+?) \|",
                       (DOCS / "values.md").read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.wasm
@pytest.mark.parametrize(("command", "answer", "bound"), [(c, a, b) for c, a, s, b in REFERENCE if float(s) < 3])
def test_a_reference_value_is_found_by_its_command(command, answer, bound, capsys, no_toys):
    """As the page has it, with the bound that it has; what takes longer has a test of its own."""
    assert 20 <= len(REFERENCE) + 3
    assert 0 == program.main(shlex.split(command))
    shown = capsys.readouterr().out
    assert answer in shown
    assert bound == "exact" or f"bound {bound};" in shown


def test_the_readme_is_read_in_a_minute():
    """At most 300 words beside code, and no more than 80 lines."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(re.sub(r"```.*?```", "", text, flags=re.DOTALL).split()) <= 300
    assert len(text.splitlines()) <= 80


def test_the_paper_is_short():
    """Journals of software ask for a thousand words at most."""
    text = (DOCS / "paper" / "paper.md").read_text(encoding="utf-8").split("---\n", 2)[2]
    assert len(text.split()) <= 1000


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """The pages, built as they are for the site: a warning stops it."""
    pytest.importorskip("sphinx")
    place = tmp_path_factory.mktemp("docs")
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", str(DOCS), str(place)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "" == ended.stderr
    return place


@pytest.mark.slow
def test_a_newcomer_s_words_are_found(built):
    """By the search of the pages, which looks at stems."""
    from sphinx.search.en import SearchEnglish

    index = json.loads((built / "searchindex.js").read_text(encoding="utf-8").removeprefix("Search.setIndex(")[:-1])
    known, stem = {*index["terms"], *index["titleterms"]}, SearchEnglish({}).stem
    assert len(WORDS.split()) >= 40
    assert [] == [word for word in WORDS.split() if stem(word.lower()) not in known]


@pytest.mark.slow
def test_pages_ask_no_other_host(built):
    """Nothing is fetched from elsewhere, and every link within leads somewhere."""
    assert len(list(built.rglob("*.html"))) > 30
    for page in built.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert [] == re.findall(r"<(?:script|img|link)[^>]+(?:src|href)=\"(?:https?:)?//[^\"]+", text), page.name
        for link in re.findall(r"href=\"([^\"#:?]+)[#?\"]", text):
            assert (page.parent / link).exists(), (page.name, link)
