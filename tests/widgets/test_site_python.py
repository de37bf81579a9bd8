"""What stands in place of a kernel on the site's pages: cells, widgets, parts that come later, what a visit keeps.

A browser runs the same files in `tests/browser`; here they run in this Python, and their page is a list of messages.
"""

import importlib.util
import json
import re
import sys
import zipfile
from pathlib import Path

import comm
import pytest
from catwidgets import Table
from catwidgets.page import cell_id, files
from catwidgets.session import keeping, say

from catlib import language, load
from catlib.game import in_words
from catlib.play import slot_name

FOLDER = Path(__file__).parents[2] / "web" / "python"


def module(name, monkeypatch):
    """A module of the site's pages, new, under its own name."""
    spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    made = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, name, made)
    spec.loader.exec_module(made)
    return made


class Page:
    """The page: all messages that came, and what it may ask of Python."""

    def __init__(self, kernel):
        self.kernel, self.messages = kernel, []
        self.listen()

    def listen(self):
        """Begin; again in a test of what is printed, as pytest takes the streams back when a test begins."""
        self.kernel.start(lambda kind, message, buffers: self.messages.append((kind, json.loads(message), buffers)))

    def outputs(self, cell=None):
        """What is shown under the cells, or under one: kind and text."""
        shown = [message for kind, message, _ in self.messages if kind == "output" and cell in (None, message["cell"])]
        return [(each["kind"], each.get("text", each.get("sentence", each.get("data")))) for each in shown]

    def asked(self, what=None):
        """What Python asked the page for: what, name and text."""
        asked = [tuple(message.values()) for kind, message, _ in self.messages if kind == "ask"]
        return [each for each in asked if what in (None, each[0])]


@pytest.fixture
def page(monkeypatch):
    """A page whose kernel has begun; streams and widgets are as they were afterwards."""
    for name in ("stdout", "stderr"):
        monkeypatch.setattr(sys, name, getattr(sys, name))
    for name in ("create_comm", "get_comm_manager"):
        monkeypatch.setattr(comm, name, getattr(comm, name))
    return Page(module("kernel", monkeypatch))


# Cells


def test_what_depends_on_a_cell_follows_it(page):
    """Cells below that read a name it makes, and those that read what they make; not those that make it anew."""
    codes = ["def rule(n):\n    return base + n", "base = 2", "doubled = [2 * rule(n) for n in range(3)]",
             "sum(doubled)", "base = 3\nbase + 1", "base + 1", "other = 1"]
    for number, code in enumerate(codes, 1):
        page.kernel.run(f"cell-{number}", code)
    followers = {n: [int(name[5:]) for name in json.loads(page.kernel.followers(f"cell-{n}"))] for n in range(1, 9)}
    assert {1: [3, 4], 2: [], 3: [4], 4: [], 5: [6], 6: [], 7: [], 8: []} == followers


@pytest.mark.parametrize(("code", "said"), [
    ("print(5.8303571, 'of', 46656)", "5,83 of 46.656\n"),
    ("print(f'{0.5:.1%}', -1, [0.5])", "50,0\xa0% −1 [0.5]\n"),
    ("from fractions import Fraction\nFraction(2, 3)", "2/3"),
    ("from catlib.chance import spaced\nprint(f'{spaced(12_345)}. {-0.625}')", "12.345. −0,625\n"),
    ("5.125", "5,125"),
])
def test_numbers_are_shown_as_the_reader_writes_them(page, code, said):
    """What a cell prints or gives has the language's decimals, a real minus and no more digits than one reads."""
    page.listen()
    with language("de"):
        page.kernel.run("cell-1", code)
    assert said == "".join(each if isinstance(each, str) else each["text/plain"] for _, each in page.outputs())


@pytest.mark.parametrize(("code", "said"), [
    ("def f(a):\n    return a => 2", "Line 2: In Python it is >= and not =>."),
    ("if 3 = 3:\n    pass", "Line 1: To compare, write ==. A single = gives a name to a value."),
    ("def f(a)\n    return a", "Line 1: Such a line ends with a colon."),
    ("def f(a):\nreturn a", "Line 2: The line after a colon begins with four spaces more."),
    ("return 3", "Line 1: “return” belongs to a function: its line begins with four spaces."),
    ("print(3", "Line 1: A bracket is opened here and never closed."),
    ("2 × 3", "Line 1: In Python “times” is written *."),
    ("n = 2\n2n", "Line 2: Write * between a number and a name, such as 2 * n."),
    ("retrun 3", "Python can't read line 1. Compare it with the code above, sign by sign."),
    ("Attack", "Python does not know “Attack”. Is it spelled as it is above, with the same capital and small letters?"),
    ("1 / 0", "ZeroDivisionError: division by zero")])
def test_a_slip_gets_a_sentence(page, code, said):
    """What a beginner writes wrongly is answered with what to write."""
    assert not page.kernel.run("cell-1", code)
    assert [("error", said)] == page.outputs()


@pytest.mark.parametrize(("code", "shown"), [
    ("2 + 3", ["5"]),
    ("a = 2\na + 3", ["5"]),
    ("2 + 3;", []),
    ("2 + 3 ;  \n", []),
    ("a = 2", []),
    ("None", []),
    ("", [])])
def test_the_last_value_of_a_cell_is_shown(page, code, shown):
    """An expression at the end is shown unless a semicolon follows it; nothing is not a value."""
    assert page.kernel.run("one", code)
    assert [("shown", {"text/plain": text}) for text in shown] == page.outputs("one")


def test_a_cell_runs_each_statement_once_and_knows_the_cells_before(page):
    """What a cell defines is there in the next one; its last expression is not asked twice."""
    assert page.kernel.run("one", "calls = []\ndef call():\n    calls.append(1)\n    return len(calls)")
    assert page.kernel.run("two", "call()")
    assert page.kernel.run("three", "calls")
    assert [("shown", {"text/plain": "1"}), ("shown", {"text/plain": "[1]"})] == page.outputs()


def test_what_is_printed_goes_under_the_cell_that_prints_it(page):
    """Both streams, piece by piece, under their own cell."""
    page.listen()
    page.kernel.run("one", "print('a', end='')")
    page.kernel.run("two", "import sys\nprint('b', end='', file=sys.stderr)")
    assert [[("stdout", "a")], [("stderr", "b")]] == [
        [(kind, text) for kind, text in page.outputs(cell) if text] for cell in ("one", "two")]


@pytest.mark.parametrize(("code", "sentence"), [
    ("1 / 0", "ZeroDivisionError: division by zero"),
    ("def f(:", "Python can't read line 1."),
    ("raise KeyboardInterrupt", "KeyboardInterrupt: ")])
def test_a_cell_that_stops_says_so(page, code, sentence):
    """One sentence, and where it was raised without the lines of the page's own files; the cell went not well."""
    assert not page.kernel.run("one", code)
    [(kind, said)] = page.outputs("one")
    assert ("error", sentence) == (kind, said[: len(sentence)])
    [details] = [message["details"] for _, message, _ in page.messages]
    assert "<one>" in details
    assert "kernel.py" not in details
    assert page.kernel.run("two", "1")


def test_what_was_stopped_half_way_is_kept(page):
    """Statements before the one that stops have been run, as in any kernel."""
    assert not page.kernel.run("one", "a = 7\n1 / 0\na = 8")
    assert page.kernel.run("two", "a")
    assert ("shown", {"text/plain": "7"}) == page.outputs("two")[0]


# Outputs


class Drawn:
    """A value with forms of its own."""

    def __init__(self, bundle=None, page=None):
        if bundle is not None:
            self._repr_mimebundle_ = lambda: bundle
        if page is not None:
            self._repr_html_ = lambda: page

    def __repr__(self):
        return "drawn"


@pytest.mark.parametrize(("value", "forms"), [
    (Drawn({"a/b": 1}), {"text/plain": "drawn", "a/b": 1}),
    (Drawn({"text/plain": "own", "a/b": 1}), {"text/plain": "own", "a/b": 1}),
    (Drawn(({"a/b": 1}, {"size": 2})), {"text/plain": "drawn", "a/b": 1}),
    (Drawn({}), {"text/plain": "drawn"}),
    (Drawn({}, "<b>"), {"text/plain": "drawn", "text/html": "<b>"}),
    (Drawn(page="<b>"), {"text/plain": "drawn", "text/html": "<b>"}),
    (7, {"text/plain": "7"})])
def test_a_value_is_shown_in_all_its_forms(page, value, forms):
    """Its bundle goes before its HTML, and there are always words."""
    assert forms == page.kernel.bundle_of(value)


def test_a_formula_is_drawn_with_its_words(page):
    """As MathML, which says itself aloud."""
    import sympy

    data = page.kernel.bundle_of(sympy.Symbol("x") ** 2 < 3)
    assert data["text/html"].startswith('<math display="block" aria-label="x**2 &lt; 3"><')
    assert "x**2 < 3" == data["text/plain"]


def test_what_prepares_a_value_knows_its_cell(page):
    """It is called before the value is shown."""
    page.kernel.before_showing.append(lambda cell, value: page.messages.append(("prepared", (cell, value), [])))
    page.kernel.run("one", "6")
    assert [("prepared", ("one", 6)), "output"] == [
        (kind, message) if kind == "prepared" else kind for kind, message, _ in page.messages]


# Widgets


def test_a_widget_and_its_picture_talk(page):
    """What a widget sends goes to the page with its buffers; what the page sends comes with its buffers; it closes."""
    heard = []
    line = comm.create_comm(target_name="widget", data={"a": 1}, buffers=[b"x"])
    comm.get_comm_manager().register_comm(line)
    line.on_msg(lambda message: heard.append((message["content"]["data"], message["buffers"])))
    line.on_close(lambda message: heard.append("closed"))
    kind, opened, buffers = page.messages[0]
    assert ("comm", "comm_open", {"a": 1}, [b"x"]) == (kind, opened["type"], opened["content"]["data"], buffers)
    content = {"comm_id": line.comm_id, "data": {"b": 2}}
    page.kernel.receive(json.dumps({"type": "comm_msg", "content": content}), [b"y"])
    assert [({"b": 2}, [b"y"])] == heard
    page.kernel.receive(json.dumps({"type": "comm_close", "content": content}), [])
    assert "closed" == heard[-1]
    assert comm.get_comm_manager().get_comm(line.comm_id) is None


# Parts that come later


@pytest.fixture
def later(tmp_path, monkeypatch):
    """An archive with a package in it that is fetched when it is asked for, and what was fetched."""
    archive, fetched = tmp_path / "far.zip", []
    with zipfile.ZipFile(archive, "w") as packed:
        for name in ("", "near/", "near/deep/"):
            packed.writestr(f"far_away/{name}__init__.py", "HERE = 1\n")
        packed.writestr("far_away/near/deep/leaf.py", "HERE = 2\n")
        packed.writestr("far_beside.py", "HERE = 3\n")
    finder = module("parts", monkeypatch).Later(
        lambda name: fetched.append(name) or str(archive), {"far_away": "far", "far_beside": "far"})
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path, finder])
    monkeypatch.setattr(sys, "path", sys.path[:])
    yield fetched
    for name in [name for name in sys.modules if name.startswith("far_")]:
        del sys.modules[name]


def test_a_part_is_fetched_once_and_when_it_is_asked_for(later):
    """Packages within it and other modules of the same archive are found without fetching it again."""
    assert importlib.util.find_spec("json") is not None
    assert [] == later
    assert 1 == importlib.import_module("far_away").HERE
    assert 2 == importlib.import_module("far_away.near.deep.leaf").HERE
    assert 3 == importlib.import_module("far_beside").HERE
    assert ["far"] == later


def test_a_part_that_cannot_be_fetched_is_told_in_the_language(monkeypatch):
    """Where the network is gone, a cell says so in a sentence; the next time it asks again."""
    finder = module("parts", monkeypatch).Later(lambda name: 1 / 0, {"far_away": "far"})
    for _ in range(2):
        with language("de"), pytest.raises(ConnectionError) as lost:
            finder.find_spec("far_away")
        assert "far ließ sich nicht laden: Ist das Netz weg?" == in_words(lost.value)


def test_packages_within_a_part_are_found_by_it_alone(later):
    """Also where Python's own search does not know the archive."""
    finder = sys.meta_path[-1]
    spec = finder.find_spec("far_away.near.deep.leaf")
    assert spec is not None
    assert spec.origin.endswith("far_away/near/deep/leaf.py")
    assert finder.find_spec("far_away.nowhere") is None
    assert ["far"] == later
    assert finder.find_spec("elsewhere") is None


# What a visit keeps


@pytest.fixture
def visit(page, monkeypatch):
    """What keeps matches and rules from visit to visit."""
    monkeypatch.setattr(keeping, "_made", [])
    monkeypatch.setattr(files, "on_written", lambda then: None)
    return module("visit", monkeypatch)


def a_match(seed, decisions=1):
    """A match of Cat Cab Crew in which somebody has decided something."""
    match = table(seed).match
    for _ in range(decisions):
        match.act(match.legal_actions()[0])
        match.advance()
    return match


def kept(*matches):
    """What a browser keeps after these, the first under the usual name."""
    name = slot_name(matches[0], cell_id())
    return json.dumps({f"game {name}{f'-{n}' * (n > 1)}": m.to_json() for n, m in enumerate(matches, 1)})


def table(seed=3):
    """A table of another game."""
    return Table(load("cat_cab", players=1), seed=seed)


def test_a_visit_goes_on_where_the_last_one_ended(page, visit):
    """With the only game that was kept; the page may share the first table, once."""
    match = a_match(1)
    visit.begin("page", "", kept(match))
    at = table()
    visit.keep_alive("one", at)
    assert match.to_json() == at.match.to_json()
    visit.keep_alive("two", table(4))
    assert [("shares", "", "")] == page.asked("shares")
    visit.share()
    assert [("code", "", match.share())] == page.asked("code")


def test_several_kept_games_are_offered(page, visit):
    """Nobody knows which one is meant, so the table asks."""
    visit.begin("page", "", kept(a_match(1), a_match(2)))
    at = table()
    assert 2 == len(at.keeper.kept)
    before = at.match
    visit.keep_alive("one", at)
    assert at.match is before
    assert at.keeper.kept


@pytest.mark.parametrize("text", ["{", "no game", "[" * 5000, '{"format": "catlib match", "version": 99}', "null", " "])
def test_a_kept_game_that_cannot_be_read_is_told_and_offered(page, visit, saved, text):
    """The older position is gone on with when the player says so; the text is offered as a file, and stays."""
    match, older = a_match(1, 2), a_match(1)
    [name] = json.loads(kept(match))
    visit.begin("page", "", json.dumps({name: text, f"{name}.last": older.to_json()}))
    at = table()
    visit.keep_alive("one", at)
    [said, go_on, copy, anew] = at.offer.view.children
    assert at.match.seed != older.seed
    assert said.value.startswith("The kept game cannot be read (")
    assert f"this is its last good position. {say('put-aside')} <b>Go on" in said.value
    assert ["Go on", "Save a copy", "Start anew"] == [button.description for button in (go_on, copy, anew)]
    copy.click()
    copy = at.offer.view.children[2]
    copy.click()
    assert {text} == {path.read_text() for path in saved.glob("*.unreadable*.json")}
    assert 2 == len(list(saved.iterdir()))
    at.offer.view.children[1].click()
    assert older.to_json() == at.match.to_json()
    at.act(at.match.legal_actions()[0])
    assert text == visit._page["kept"][f"{name}.unreadable"]


def test_a_link_opens_its_game_in_the_first_table(page, visit):
    """It goes before what was kept; the second table plays its own game."""
    match, other = a_match(5), a_match(1)
    visit.begin("page", match.share(), kept(other))
    first = table()
    visit.keep_alive("one", first)
    visit.begin("page", match.share(), "{}")
    second = table(4)
    before = second.match.to_json()
    visit.keep_alive("two", second)
    assert (match.to_json(), before) == (first.match.to_json(), second.match.to_json())


@pytest.mark.parametrize(("link", "says"), [
    (lambda: "nonsense", "^The link holds no game that can be opened here, so this is another one: "),
    (lambda: a_match(5).share(), "actions; expected at most 3 here")])
def test_a_link_that_cannot_be_opened_is_told(page, visit, monkeypatch, link, says):
    """And the table plays its own game; of some hundred characters a link may hold a hundred thousand actions, which
    would keep a page busy."""
    monkeypatch.setitem(visit._go_on.__globals__, "MOST_ACTIONS", 3)
    visit.begin("page", link(), "{}")
    at = table()
    before = at.match.to_json()
    visit.keep_alive("one", at)
    assert before == at.match.to_json()
    [(_, _, said)] = page.asked("tell")
    assert re.search(says, said)


def test_a_browser_s_shelf_tells_the_page_what_changes(page, visit):
    """What is written is kept, and what gets another name is removed under its old one."""
    visit.begin("page", "", json.dumps({"game a": "first"}))
    shelf = visit.BrowserShelf()
    assert ["first", None] == [shelf.read("a"), shelf.read("b")]
    shelf.write("a", "second")
    shelf.rename("a", "b")
    shelf.rename("nothing", "c")
    assert [None, "second", None] == [shelf.read(name) for name in "abc"]
    assert [("keep", "game a", "second"), ("remove", "game a", ""), ("keep", "game b", "second")] == page.asked()


@pytest.fixture
def saved(tmp_path, monkeypatch):
    """A folder for files that a reader brings."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_saved_match_opens_at_once(page, visit, saved):
    """It stands beside the game from then on, too."""
    visit.begin("page", "", "{}")
    at, match = table(), a_match(9)
    visit.keep_alive("one", at)
    visit.open_file("game.json", match.to_json())
    assert match.to_json() == at.match.to_json() == (saved / "game.json").read_text(encoding="utf-8")
    assert [("tell", "", "Goes on with game.json.")] == page.asked("tell")


@pytest.mark.parametrize(("name", "text", "said"), [
    ("board.toml", "title = 'x'", "board.toml is there now; write its name where a file is asked for."),
    ("game.json", "{}", "game.json: "),
    ("game.json", "no save", "game.json: ")])
def test_a_file_that_is_no_match_is_put_beside_the_game(page, visit, saved, name, text, said):
    """The match on the table stays; a broken one says what is wrong with it."""
    visit.begin("page", "", "{}")
    at = table()
    visit.keep_alive("one", at)
    before = at.match.to_json()
    visit.open_file(name, text)
    assert before == at.match.to_json()
    assert text == (saved / name).read_text(encoding="utf-8")
    [(_, _, told)] = page.asked("tell")
    assert said == told[: len(said)]


class Lab:
    """A design lab as far as it is kept: text that says what is set, and who hears that something changed."""

    def __init__(self):
        self.text, self.heard = "as it begins", []

    def settings(self):
        return self.text

    def restore(self, text):
        if text == "gone":
            raise ValueError("there is no such rule")
        self.text = text

    def on_change(self, heard):
        self.heard.append(heard)

    def change(self, text):
        """Set something, and tell whoever listens."""
        self.text = text
        for heard in self.heard:
            heard()


def test_the_rules_of_a_lab_are_kept_when_they_change_and_by_their_cell(page, visit):
    """Nothing is kept of a lab that nobody touched, and nothing twice; another cell's lab has its own rules."""
    labs = [Lab(), Lab()]
    visit.begin("page", "", "{}")
    for cell, lab in zip(("one", "two"), labs, strict=True):
        visit._keep_settings(cell, lab)
        lab.change(lab.text)
    assert [] == page.asked("keep")
    for _ in range(2):
        labs[0].change("a")
    assert [("keep", "rules page one", "a")] == page.asked("keep")
    labs[1].change("b")
    assert ["rules page one", "rules page two"] == [name for _, name, _ in page.asked("keep")]
    visit.share()
    assert [("settings", "", '{"one": "a", "two": "b"}')] == page.asked("settings")


def test_the_rules_of_a_lab_come_back(page, visit):
    """What was set is restored, from the browser or a link, before anything is kept anew."""
    again = Lab()
    visit.begin("page", "", json.dumps({"rules page one": "a"}))
    visit._keep_settings("one", again)
    assert "a" == again.text
    again.change("a")
    assert [] == page.asked("keep")


def test_rules_that_do_not_hold_any_more_are_told(page, visit):
    """A house rule that is gone, or a value that it may not have."""
    visit.begin("page", "", json.dumps({"rules page one": "gone"}))
    visit._keep_settings("one", Lab())
    [(_, _, said)] = page.asked("tell")
    assert "What was set here does not hold any more, so this is the lab as it begins: there is no such rule" == said


def test_an_example_of_the_documentation(visit, monkeypatch):
    """It knows its module's names, prints as the prompt does, goes on where it was, and tells its first mistake."""
    module("examples", monkeypatch)

    def printed(code, of=""):
        return json.loads(visit.answer("example", json.dumps({"code": code, "of": of})))["printed"]

    assert "1\n'a'\n" == printed("print(1)\ns = 'a'\ns")
    assert "'a'\n" == printed("s")
    assert "Fraction(1, 3)\n" == printed("die(6).at_least(5)", "catlib.chance.die")
    assert printed("Pmf", "catlib.chance").startswith("<class")
    assert "NameError: name 's' is not defined\n" == printed("s\n1", "catlib.load")
    assert printed("1 +").endswith("SyntaxError: invalid syntax\n")


def test_an_answer_is_worked_out_once_for_its_chart_and_its_files(visit, monkeypatch):
    """Other words or another language are worked out anew."""
    lab = sys.modules["catwidgets.lab.odds"]
    worked, answers = [], lab.answers
    monkeypatch.setattr(lab, "answers", lambda text: worked.append(text) or answers(text))
    lab._answered.cache_clear()
    asked = [visit.answer(door, json.dumps({"text": "10d10!kh5"})) for door in ("odds", "files", "odds")]
    assert (["10d10!kh5"], asked[0]) == (worked, asked[2])
    with language("de"):
        visit.answer("files", '{"text": "10d10!kh5"}')
    visit.answer("odds", '{"text": "d6"}')
    assert ["10d10!kh5", "10d10!kh5", "d6"] == worked
