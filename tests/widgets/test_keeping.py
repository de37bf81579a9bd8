"""A table's game is kept after each decision and offered again; trouble is one sentence."""

import json
import runpy
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from catwidgets import DesignLab, Table
from catwidgets.page import cells, files
from catwidgets.session import keeping, say

from catlib import load
from catlib.play import Match, Slot

from ..memory_shelf import MemoryShelf


@pytest.fixture
def shelf(monkeypatch):
    """A shelf on which the tables of a test keep their games."""
    shelf = MemoryShelf()
    monkeypatch.setattr(keeping, "_made", [lambda: shelf])
    return shelf


def table(seed=24):
    """A table for one, the same game every time."""
    return Table(load("cat_cab", players=1), seed=seed)


def offer(at) -> str:
    """What the table offers; empty if nothing."""
    return "" if at.offer.view.layout.display == "none" else at.offer.view.children[0].value


def test_a_table_that_nobody_touched_keeps_nothing(shelf):
    """To make a table, as Run All does, writes no file and offers nothing."""
    assert "" == offer(table())
    assert {} == shelf.texts


def begun() -> Match:
    """A match in which a person has decided something, as after an opening or from a share code in a cell."""
    match = Match(load("cat_cab", players=1), seed=24)
    match.advance()
    match.act(0)
    return match


def test_what_was_decided_before_is_no_reason_to_keep(shelf):
    """Run All makes such a table anew: it writes nothing, and offers what was played on the one before."""
    at = Table(begun())
    at.close()
    at.open()
    assert ({}, "") == (shelf.texts, offer(at))
    at.act(at.match.legal_actions()[0])
    played = dict(shelf.texts)
    again = Table(begun())
    assert (played, True) == (shelf.texts, "Go on with turn" in offer(again))
    again.offer.view.children[1].click()
    assert at.match.to_json() == again.match.to_json()


def test_another_choice_in_place_of_one_before_is_kept(shelf):
    """Who takes back what was decided before and decides otherwise has played here."""
    at = Table(begun())
    at.undo()
    at.act(at.match.legal_actions()[1])
    assert [at.match.to_json()] == list(shelf.texts.values())


def test_a_new_game_takes_the_place_of_the_kept_one_with_its_first_decision(shelf):
    """Until somebody decides something in it, the game before is still there for whoever comes back."""
    at = table()
    at.act(at.match.legal_actions()[0])
    played = dict(shelf.texts)
    at.new_game(seed=25)
    assert played == shelf.texts
    at.act(at.match.legal_actions()[0])
    assert played != shelf.texts
    assert at.match.to_json() in shelf.texts.values()


def test_run_all_offers_to_go_on(shelf):
    """The table made anew offers the turn, and goes on with state, dice and undo."""
    at = table()
    at.show_how(False)
    at.act(0)
    again = table()
    assert "<b>Go on with turn 1?</b>" == offer(again)
    again.offer.view.children[1].click()
    assert (at.match.to_json(), "") == (again.match.to_json(), offer(again))
    assert at.board.status.endswith(again.board.status)
    again.undo()
    assert again.match.waits_for_human


@pytest.mark.parametrize(("moves", "offered"), [(1, True), (4, True), (5, False)])
def test_a_game_that_is_over_is_not_offered(shelf, moves, offered):
    """Noughts and crosses are gone on with until somebody has three in a row."""
    at = Table(load("tictactoe"), seats=["human"] * 2, seed=1)
    for action in (0, 3, 1, 4, 2)[:moves]:
        at.act(action)
    assert offered == (not at.match.is_over)
    assert offered == ("" != offer(Table(load("tictactoe"), seats=["human"] * 2, seed=1)))


def test_whoever_plays_on_has_answered(shelf):
    """A decision in the new game takes the offer away, and the old game stays beside it."""
    at = table()
    at.act(0)
    again = table(seed=7)
    again.act(again.match.legal_actions()[0])
    assert "" == offer(again)
    assert [at.match.to_json()] == [text for name, text in shelf.texts.items() if name.endswith(".before")]


def test_start_anew_leaves_the_kept_game(shelf):
    """The offer goes, the game does not."""
    table().act(0)
    again = table()
    again.offer.view.children[2].click()
    assert "" == offer(again)
    assert "<b>Go on with turn 1?</b>" == offer(table())


def test_a_damaged_game_is_one_sentence(shelf):
    """What was wrong is said, and the last good position is offered."""
    at = table()
    at.act(0)
    at.act(at.match.legal_actions()[0])
    [name] = [name for name in shelf.texts if "." not in name]
    shelf.texts[name] = shelf.texts[name][:100]
    again = table()
    assert offer(again).startswith("The kept game cannot be read (it is not JSON")
    assert offer(again).endswith(f"this is its last good position. {say('put-aside')} <b>Go on with turn 1?</b>")


def test_a_place_where_nothing_can_be_written_is_told_once(shelf, monkeypatch):
    """The game goes on without being kept, and is kept, all of it, as soon as there is room again."""

    def refuse(name, text):
        raise OSError(28, "No space left on device", "/games")

    at = table()
    at.act(0)
    first = at.match.to_json()
    told = []
    monkeypatch.setattr(at.board, "set_status", told.append)
    with monkeypatch.context() as full:
        full.setattr(shelf, "write", refuse)
        for _ in range(2):
            at.act(at.match.legal_actions()[0])
            assert {say("kernel-stopped")} == {widget.lost for widget in (*at.boards, at.options)}
    assert [first] == [text for name, text in shelf.texts.items()]
    for _ in range(2):
        at.act(at.match.legal_actions()[0])
        assert {say("lost")} == {widget.lost for widget in (*at.boards, at.options)}
    assert ["This game cannot be kept: /games: No space left on device.", say("kept-again")] == told
    assert at.match.to_json() in shelf.texts.values()


def test_a_read_only_folder_is_named_and_no_hidden_file(monkeypatch, tmp_path):
    """A reader sees the folder of the notebook, and not what is hidden in it."""

    def refuse(path, **_):
        raise OSError(13, "Permission denied", str(path))

    monkeypatch.setenv("CATLIB_GAMES", str(tmp_path / ".catlib"))
    at = table()
    told = []
    monkeypatch.setattr(at.board, "set_status", told.append)
    monkeypatch.setattr(Path, "mkdir", refuse)
    at.act(0)
    assert [f"This game cannot be kept: {tmp_path}: Permission denied."] == told


def test_a_folder_that_others_hold_is_told_in_words(monkeypatch, tmp_path):
    """A lock that does not come free has no error of the system that could say why."""
    from filelock import FileLock

    monkeypatch.setenv("CATLIB_GAMES", str(tmp_path / ".catlib"))
    monkeypatch.setattr("catlib.play.saves.BUSY", 0.01)
    monkeypatch.chdir(tmp_path)
    at = table()
    told = []
    monkeypatch.setattr(at.board, "set_status", told.append)
    (tmp_path / ".catlib").mkdir()
    with FileLock(tmp_path / ".catlib" / ".lock"):
        at.act(0)
    assert [say("cannot-keep", place=str(tmp_path), why=say("disk-busy"))] == told


def test_a_program_without_notebook_keeps_nothing(monkeypatch):
    """Files are written only in JupyterLab, or where a variable says."""
    monkeypatch.delenv("CATLIB_GAMES", raising=False)
    assert keeping.shelf() is None


def test_a_variable_names_the_folder(monkeypatch, tmp_path):
    """CATLIB_GAMES is the folder of kept games, or nothing for none."""
    monkeypatch.setenv("CATLIB_GAMES", str(tmp_path))
    table().act(0)
    assert 1 == len([path for path in tmp_path.glob("cat_cab-1-*.json") if ".last" not in path.name])
    monkeypatch.setenv("CATLIB_GAMES", "")
    assert keeping.shelf() is None


def test_a_dead_kernel_is_told_in_a_sentence(shelf):
    """Boards and choices know what to say once nobody answers."""
    at = table()
    assert {"The kernel stopped; your game is kept. Run the cell to go on."} == {
        widget.lost for widget in (*at.boards, at.options)
    }


def test_tables_in_two_cells_keep_two_games(shelf, monkeypatch):
    """Each cell of a notebook offers the game that was played in it."""
    cell = {"metadata": {"cellId": "one"}}
    kernel = SimpleNamespace(get_parent=lambda: cell)
    monkeypatch.setattr(cells, "get_ipython", lambda: SimpleNamespace(kernel=kernel))
    first = table()
    first.act(0)
    cell["metadata"]["cellId"] = "other"
    assert "" == offer(table())
    cell["metadata"]["cellId"] = "one"
    assert "Go on" in offer(table())


def test_two_tables_of_one_cell_keep_two_games(shelf):
    """The one that writes later says so once, both games are there, and both are offered after a restart."""
    first, second = table(), table(seed=7)
    first.act(0)
    second.act(second.match.legal_actions()[0])
    assert say("kept-beside") == second.board.status
    for at in (first, second):
        at.act(at.match.legal_actions()[0])
        assert say("kept-beside") != at.board.status
    assert {first.match.to_json(), second.match.to_json()} == {
        text for name, text in shelf.texts.items() if "." not in name}
    again = table()
    assert "<b>2 games are kept here.</b>" == offer(again)
    words = [child.description for child in again.offer.view.children[1:]]
    assert ["Game 1, turn 1", "Game 2, turn 2", "Start anew"] == words
    again.offer.view.children[2].click()
    assert (second.match.to_json(), "") == (again.match.to_json(), offer(again))


def test_a_table_that_goes_on_leaves_the_other_game_to_another_table(shelf):
    """After a restart two tables of one cell go on with their own games, and neither is told anything."""
    tables = [table(), table(seed=7)]
    for at in tables:
        at.act(at.match.legal_actions()[0])
    again = [table(), table(seed=7)]
    for n, at in enumerate(again):
        at.offer.view.children[1 + n].click()
        at.act(at.match.legal_actions()[0])
        assert say("kept-beside") != at.board.status
    assert [at.match.seed for at in tables] == [at.match.seed for at in again]
    assert {at.match.to_json() for at in again} == {text for name, text in shelf.texts.items() if "." not in name}


def test_of_several_kept_games_the_others_stay_for_other_tables(shelf):
    """One is gone on with, the first unless it is named; a new table offers all of them again."""
    for at in [table(), table(seed=7)]:
        at.act(at.match.legal_actions()[0])
    first, second = table(), table()
    first.keeper.go_on()
    second.offer.view.children[2].click()
    assert [24, 7] == [at.match.seed for at in (first, second)]
    second.act(second.match.legal_actions()[0])
    assert [24, 7] == [kept.match.seed for kept in table().keeper.kept.values()]


@pytest.fixture
def tabs(monkeypatch):
    """The shelves of two tabs of one browser, each of which hears what the other keeps."""
    visits = []

    def send(speaker, message):
        asked = json.loads(message)
        for visit in visits[:speaker] + visits[speaker + 1:]:
            visit["hear"](asked["name"], asked["text"] if asked["what"] == "keep" else "")

    monkeypatch.setattr(keeping, "_made", [])
    monkeypatch.setattr(files, "on_written", lambda then: None)
    for n in range(2):
        kernel = SimpleNamespace(before_showing=[], send=lambda kind, message, n=n: send(n, message))
        monkeypatch.setitem(sys.modules, "kernel", kernel)
        visits.append(runpy.run_path(str(Path(__file__).parents[2] / "web" / "python" / "visit.py")))
        visits[n]["begin"]("page", "", "{}")
    return [visit["BrowserShelf"]() for visit in visits]


@pytest.mark.parametrize("kept", ["{", "[]", "null", '{"players": "two"}', '{"players": 2, "bots": [], "house": []}',
                                  '{"players": 2, "bots": ["nobody"], "house": {}}', "[" * 100_000, '{"a":' * 100_000],
                         ids=lambda text: text[:40])
def test_rules_that_a_browser_kept_and_that_are_none_are_told(monkeypatch, kept):
    """A lab is there all the same, with the printed rules."""
    asked = []
    kernel = SimpleNamespace(before_showing=[], send=lambda kind, message: asked.append(json.loads(message)))
    monkeypatch.setitem(sys.modules, "kernel", kernel)
    monkeypatch.setattr(keeping, "_made", [])
    monkeypatch.setattr(files, "on_written", lambda then: None)
    visit = runpy.run_path(str(Path(__file__).parents[2] / "web" / "python" / "visit.py"))
    lab = DesignLab(load("cat_cab"), games=20)
    visit["begin"]("page", "", json.dumps({"rules page cell": kept}))
    visit["keep_alive"]("cell", lab)
    assert lab.now.game == load("cat_cab")
    told = [each["text"] for each in asked if each["what"] == "tell"]
    assert [True] == [text.startswith("What was set here does not hold any more") for text in told]


def test_two_tabs_of_a_browser_keep_two_games(tabs):
    """A tab of the site hears what another keeps, so that neither writes over the other's game."""
    matches = [Match(load("cat_cab", players=1), ["human", "greedy"], seed) for seed in (1, 2)]
    slots = [Slot(tab, "cab") for tab in tabs]
    for slot in slots:
        assert slot.kept().match is None
    for _ in range(3):
        for slot, match in zip(slots, matches, strict=True):
            match.advance()
            match.act(match.legal_actions()[0])
            slot.keep(match)
    for tab in tabs:
        assert [match.to_json() for match in matches] == [tab.read(name) for name in ("cab", "cab-2")]
    tabs[0].rename("cab", "cab.before")
    assert [None, None] == [tab.read("cab") for tab in tabs]
    assert [matches[0].to_json()] * 2 == [tab.read("cab.before") for tab in tabs]
