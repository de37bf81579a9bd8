"""Units in a language that is nobody's: what a reader sees, hears and presses has no English word in it."""

import ast
import contextlib
import functools
import html
import io
import json
import linecache
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import ipywidgets as W
import pytest
from catwidgets import Bench
from catwidgets.draw import Board
from catwidgets.lessons.meow_daifugo.solo import how_hard
from catwidgets.teach import Exhibit, Guess, texts, units
from traitlets import TraitError

from catlib import language, load
from catlib.chance import messages, spoken
from catlib.game import Voice
from catlib.game import names as games
from tools.project import NOTEBOOKS

from ..browser.nobodys import rules
from ..test_another_language import LETTERS, in_no_language, remembered

NOBODYS = "en-XA"
GAMES = ("cat_cab", "empire", "meow_daifugo", "taxi_derby", "washi_cat")
BOARD = ("details", "error", "fixed_svg", "groups", "label", "lost", "moving_svg", "spoken", "status", "wording")
QUESTION = ("answer", "choices", "lost", "picture", "question", "verdict", "wording")
PLAIN = ("description", "placeholder", "titles", "tooltip", "value", "_options_labels")
ENGLISH = re.compile(r"(?<![\w.])(?=[A-Za-z]*[aeiouy])[A-Za-z]{3,}")
NAMED = r"Mew York|Temple garden, an invented board|one_black_set"  # places and a file
OURS = re.compile(NAMED + r"|\b(choose(?=\()|log2(?=\())")  # and Python that a reader wrote

CODE = ("cat_cab_bench.html", "cat_cab.json", "curse supply", "crazy rolls won dice", "losing", "True", "False")


@pytest.fixture(autouse=True, scope="module")
def forgotten():
    """In the end no cache keeps a word of it for the readers of another language."""
    yield
    assert [] == remembered()


@pytest.fixture(autouse=True)
def nobodys_language(monkeypatch):
    """Speak it, and forget it afterwards."""

    def now(voice: Voice) -> Voice:
        return nobodys(voice.english or voice) if spoken() == NOBODYS else true(voice)

    true = Voice.now.fget
    monkeypatch.setattr(Voice, "now", property(now))
    of_dice = {id: re.sub(r"\{.*?\}|[^{]+", _foreign, said) for id, said in messages._texts("en").items()}
    monkeypatch.setattr(messages, "_texts", functools.cache(lambda _: of_dice))
    texts._words.cache_clear()
    with language(NOBODYS):
        yield
    texts._words.cache_clear()


@functools.cache
def nobodys(english: Voice) -> Voice:
    """Return a voice in that language."""
    made = Voice(str(english.folder), english.rules, english.house, english.phases, english.words, NOBODYS, english)
    made.sources = in_no_language(english)
    game = Path(english.folder).parents[1].name
    for id, names in rules(game).items() if game in GAMES else ():
        made.sources[id] += names
    return made


def _foreign(part: re.Match[str]) -> str:
    return part[0] if part[0].startswith("{") else part[0].translate(LETTERS)


def words(value: Any) -> Iterator[str]:
    """Yield the texts in a value, those of HTML and SVG as they are read or read aloud."""
    if isinstance(value, dict | list | tuple):
        for each in value.values() if isinstance(value, dict) else value:
            yield from words(each)
    elif isinstance(value, str) and "<" in value:
        yield from map(html.unescape, re.findall(r'(?:aria-label|title|alt)="(.*?)"', value))
        yield from map(html.unescape, re.split("<[^>]*>", re.sub(r"<(code|style)\b.*?</\1>", "", value)))
    elif isinstance(value, str):
        yield value


def read(shown: Any) -> Iterator[str]:
    """Yield what is read of a widget and of those in it, or of what a cell shows."""
    if not isinstance(shown, W.Widget):
        yield from words(shown._repr_html_() or "") if hasattr(shown, "_repr_html_") else ()
        return
    parts = BOARD if isinstance(shown, Board) else QUESTION if "question" in shown.keys else PLAIN
    yield from words([getattr(shown, part) for part in parts if part in shown.keys])
    for child in getattr(shown, "children", ()):
        yield from read(child)


def inside(shown: Any) -> Iterator[Any]:
    """Yield a widget and all those in it."""
    yield shown
    for child in getattr(shown, "children", ()):
        yield from inside(child)


def touched(shown: Any) -> Iterator[str]:
    """Yield what is read of a widget at first, after buttons and guesses, at the ends of sliders, and after clicks."""
    yield from read(shown)
    for each in [*inside(shown)]:
        if isinstance(each, W.Button):
            each.click()
            yield from read(shown)
        if isinstance(each, Guess):
            each.submit(each.choices[0] if each.choices else "1/2")
            yield from read(shown)
        values = [each.min, each.max] if isinstance(each, W.IntSlider) else getattr(each, "_options_values", ())
        for value in values:
            with contextlib.suppress(TraitError):  # a menu that another one has changed meanwhile
                each.value = value
            yield from read(shown)
    for number in range(6 if isinstance(shown, Exhibit) else 0):
        if targets := [*shown.board.scene.targets]:
            shown.board.click(targets[(5 * number + 2) % len(targets)])
            yield from read(shown)


def shown_by(cell: str, names: dict[str, Any], said: io.StringIO | None = None) -> Any:
    """Run a cell and return what it shows; what it prints is said."""
    tree, file = ast.parse(cell), f"cell {len(linecache.cache)}"
    linecache.cache[file] = len(cell), None, cell.splitlines(keepends=True), file  # where a game of cells is read
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    with contextlib.redirect_stdout(said or io.StringIO()):
        exec(compile(tree, file, "exec"), names)
        return eval(compile(ast.Expression(last.value), file, "eval"), names) if isinstance(last, ast.Expr) else None


def shown_in(path: Path) -> set[str]:
    """Run the cells of a notebook and return all that is read there."""
    cells, names = json.loads(path.read_text(encoding="utf-8"))["cells"], {"__name__": "cell"}
    shown = [shown_by("".join(cell["source"]), names) for cell in cells if cell["cell_type"] == "code"]
    return {text for each in shown for text in touched(each)}


def with_few_games(source: str) -> str:
    """Return code in which hundreds or thousands of games are a few."""
    return re.sub(r"\b[1-9][\d_]*00\b", "50", source)


def english(found: set[str]) -> str:
    """Return the texts with English words in them, one a line."""
    return "\n".join(sorted(text for text in found if ENGLISH.search(OURS.sub("", text))))


@pytest.mark.parametrize("unit", units(), ids=lambda unit: unit.name)
def test_a_unit_is_in_another_language(unit):
    """Each cell of its notebook, its exercises, and what a teacher draws: only code is English."""
    [path] = NOTEBOOKS.glob(f"course/{unit.number:02}_*.ipynb")
    found = shown_in(path)
    for drawn in filter(None, (unit.board, unit.paper)):
        found.update(read(Exhibit(drawn())))
    assert len(found) > 30
    assert "" == english(found)


@pytest.mark.usefixtures("few_rounds")
@pytest.mark.parametrize("lesson", sorted(NOTEBOOKS.glob("*/lesson_*.ipynb")), ids=lambda path: path.stem)
def test_a_lesson_is_in_another_language(lesson):
    """The games' lessons that are not units, cell by cell."""
    found = shown_in(lesson)
    assert len(found) > 30
    assert "" == english(found)


@pytest.mark.parametrize("made", [lambda: Bench({"1": load("cat_cab")}, games=20), lambda: Exhibit(how_hard(4))])
def test_a_bench_is_in_another_language(made, tmp_path, monkeypatch):
    """Its buttons and counts, and how hard a solo game is; the name of its file is code."""
    monkeypatch.chdir(tmp_path)  # where its file is written
    found = {re.sub(r"\w+\.html", "", text) for text in touched(made())}
    assert len(found) > 5
    assert "" == english(found)


@pytest.mark.parametrize("page", ["bench", "your_own_game"])
def test_a_design_is_in_another_language(page, monkeypatch):
    """What its cells show and print, but for texts in their code, bots, house rules, and Python's yes and no."""
    cells = json.loads((NOTEBOOKS / f"design/{page}.ipynb").read_text(encoding="utf-8"))["cells"]
    sources = ["".join(each["source"]) for each in cells if each["cell_type"] == "code"]
    codes = [*map(with_few_games, sources)]
    monkeypatch.setitem(sys.modules, "cell", module := ModuleType("cell"))
    said = io.StringIO()
    shown = [shown_by(code, vars(module), said) for code in codes]
    typed = {node.value for node in ast.walk(ast.parse("\n".join(codes))) if isinstance(node, ast.Constant)}
    typed |= {str(each).partition(";")[0].removesuffix(".") for each in typed}  # as the aim of a game quotes it
    known = [each.replace("_", " ").strip() for each in map(str, typed) if len(each) > 2]
    known += [*(load(name).title for name in games()), *CODE]
    known = re.compile("|".join(map(re.escape, sorted(known, key=len)[::-1])), re.IGNORECASE)
    found = {text for each in shown for text in read(each)} | {*said.getvalue().splitlines()}
    assert len(found) > 30
    assert "" == english({known.sub("", text) for text in found})


@pytest.mark.parametrize("game", GAMES)
def test_a_lab_is_in_another_language(game, monkeypatch):
    """What its cells show at first, and its tips."""
    monkeypatch.setattr("catwidgets.lab.lab.COMPILED_GAMES", 400)
    cells, names = json.loads((NOTEBOOKS / game / "design_lab.ipynb").read_text(encoding="utf-8"))["cells"], {}
    sources = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    shown = [shown_by(with_few_games(source), names) for source in sources]
    names["lab"].wait()
    fields = [each for one in shown for each in inside(one) if isinstance(each, W.Text | W.Textarea)]
    found = {text for each in shown for text in read(each)} - {each.value for each in fields}  # what a person typed
    assert len(found) > 30
    assert "" == english(found)
