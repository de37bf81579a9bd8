"""What the documentation says is what the program does: commands, chances, sizes; and a newcomer's words are found."""

import ast
import inspect
import json
import re
import shlex
import subprocess
import sys
import tomllib
from doctest import DocTestParser
from fractions import Fraction

import pytest

import catlib.__main__ as program
from catlib import bench, dice, load, simulate
from catlib.bench import compare
from catlib.game import beginning
from tools.project import ROOT
from tools.site_pages import pages

DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", *sorted(DOCS.rglob("*.md"))]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXAMPLES = DocTestParser()
ELSEWHERE = {"clusters"}  # whose blocks need a cluster
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


def fences(page, language):
    """What the blocks of a page in one language hold, examples without prompts and answers."""
    text = page.read_text(encoding="utf-8")
    for block in re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE):
        yield "".join(one.source for one in EXAMPLES.get_examples(block)) if ">>> " in block else block


def with_blocks(language):
    """Pages with a block in a language that shows no answer, so that nothing else runs it."""
    shown = [page for page in PAGES if any(">>> " not in part for part in re.findall(
        rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE))]
    return [pytest.param(page, id=page.stem) for page in shown if page.stem not in ELSEWHERE]


@pytest.fixture
def few_games(monkeypatch):
    """The bench plays few games where a page names no number of them."""
    few = {"games": 100, "at_most": 1000}
    for function in filter(inspect.isfunction, vars(bench).values()):
        usual = inspect.signature(function).parameters.values()
        usual = {one.name: few.get(one.name, one.default) for one in usual if one.default is not one.empty}
        named = {name: usual.pop(name) for name in function.__kwdefaults__ or ()}
        monkeypatch.setattr(function, "__defaults__", tuple(usual.values()))
        monkeypatch.setattr(function, "__kwdefaults__", named)


@pytest.mark.slow
@pytest.mark.wasm
@pytest.mark.usefixtures("few_games")
@pytest.mark.parametrize("page", with_blocks("python"))
def test_blocks_of_python_run(page, tmp_path, monkeypatch):
    """In their order, in one session, as somebody who follows the page types them."""
    monkeypatch.chdir(tmp_path)
    session = {}
    for block in fences(page, "python"):
        if "@rule" in block:  # a piece of a game's file
            file = beginning("Mine").replace("add(__name__)", f"{block}\nadd(__name__)")
            (tmp_path / "mine.py").write_text(file, encoding="utf-8")
            assert 0.9 < simulate(load("mine.py"), ["hold at 20", "random"], games=200, seed=1).win_rate(0).value
        else:
            exec(compile(block, page.name, "exec"), session)


@pytest.mark.slow
@pytest.mark.wasm
@pytest.mark.parametrize("page", with_blocks("sh"))
def test_commands_that_show_no_answer_end_well(page, tmp_path, monkeypatch):
    """In their order, in one folder; who plays leaves at once, and `pip` is asked for extras that there are."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("builtins.input", lambda question="": "quit")
    for line in "".join(fences(page, "sh")).splitlines():
        program_name, *words = shlex.split(line, comments=True)
        if program_name == "everychance":
            assert 0 == program.main(words[:words.index(">")] if ">" in words else words), line
        else:
            assert [program_name, *words[:1]] == ["pip", "install"], line
            extras = re.fullmatch(r"everychance(?:\[(.+)\])?", words[1])[1]
            assert {*(extras or "").split(",")} <= {*PROJECT["optional-dependencies"], ""}


@pytest.mark.parametrize("name", sorted(ELSEWHERE))
def test_blocks_for_a_cluster_are_as_the_library_takes_them(name):
    """They cannot run here: what they import from us is there, and takes what it is given."""
    [page] = [page for page in PAGES if page.stem == name]
    for block in fences(page, "python"):
        tree, ours = ast.parse(block), {"compare": compare, "load": load}
        for found in ast.walk(tree):
            if isinstance(found, ast.ImportFrom) and found.module.startswith("catlib"):
                assert {alias.name for alias in found.names} <= set(ours)
            if isinstance(found, ast.Call) and getattr(found.func, "id", "") in ours:
                given = {word.arg: None for word in found.keywords}
                inspect.signature(ours[found.func.id]).bind(*found.args, **given)


@pytest.mark.parametrize(("command", "shown"), list(consoles()))
def test_a_command_prints_what_its_page_shows(command, shown, capsys, monkeypatch):
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
def test_a_reference_value_is_found_by_its_command(command, answer, bound, capsys):
    """As the page has it, with the bound that it has; what takes longer has a test of its own."""
    assert 20 <= len(REFERENCE) + 3
    assert 0 == program.main(shlex.split(command))
    shown = capsys.readouterr().out
    assert answer in shown
    assert bound == "exact" or f"bound {bound};" in shown


def test_links_out_lead_somewhere():
    """Those to our site lead to its pages; all others are safe, and Sphinx tries them before a release."""
    site = PROJECT["urls"]["Documentation"].removesuffix("docs/")
    ours = {"", "docs/", *(each.path for each in pages()), *(path.name for path in (ROOT / "web").glob("*.html"))}
    links = [link for page in PAGES for link in re.findall(r"\]\((\w+:[^)\s]+)", page.read_text(encoding="utf-8"))]
    assert len(links) >= 10
    assert [] == [link for link in links if link.startswith(site) and link.removeprefix(site) not in ours]
    assert [] == [link for link in links if not link.startswith("https://")]


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
    assert not ended.returncode, ended.stderr
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
