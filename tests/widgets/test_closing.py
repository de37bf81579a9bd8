"""A closed table gives back all it needed and loses no game; a cell that runs again closes what it showed before."""

import gc
import weakref
from types import SimpleNamespace

import ipywidgets as W
import pytest
from catwidgets import Table
from catwidgets.page import cells
from catwidgets.page.closing import open_widgets
from catwidgets.session import keeping
from IPython.core.displaypub import CapturingDisplayPublisher

from catlib import load

from ..memory_shelf import MemoryShelf

GAMES = ["cat_cab", "empire", "meow_daifugo", "taxi_derby", "washi_cat"]


def table(game="cat_cab", players=2) -> Table:
    return Table(load(game, players=players), seed=7)


def play(at: Table, decisions: int = 3) -> None:
    """Take the first choice some times."""
    for _ in range(decisions):
        if at.match.waits_for_human:
            at.act(at.match.legal_actions()[0])


# What closing gives back


@pytest.mark.parametrize("game", GAMES)
def test_a_closed_table_leaves_no_widget_behind(game, monkeypatch):
    """Whatever was unfolded, replaced or offered while it was open is closed, with layouts and styles."""
    shelf = MemoryShelf()
    monkeypatch.setattr(keeping, "_made", [lambda: shelf])
    play(table(game))
    before = open_widgets()
    at = table(game)
    assert at.keeper.kept
    play(at)
    for tab in range(len(at.tabs.titles)):
        at.tabs.selected_index = tab
    at.players._fold.value = True
    at.players._more.click()
    at.players._fold.value = False
    at.review.work_out()
    few, many = at.match.game.type.setup.PLAYERS
    for players in (many, few):
        at.new_game(players=players)
    at.close()
    assert [] == [repr(widget) for widget in open_widgets() if widget not in before]


def test_a_closed_table_is_forgotten():
    """Nothing but who made it holds it, or any part of it."""
    at = table()
    play(at)
    parts = [weakref.ref(part) for part in (at, at.board, at.options, at.players, at.match)]
    at.close()
    del at
    gc.collect()
    assert [None] * 5 == [part() for part in parts]


def test_many_tables_one_after_the_other_need_the_room_of_none():
    """Ten tables that were played and closed leave fewer objects behind than a tenth of what an open one is made of."""
    _play_and_close(2)  # what is kept once for all tables is there now
    before = _objects()
    _play_and_close(10)
    left = _objects() - before
    play(at := table("tictactoe"))
    assert left < (_objects() - before) / 10
    at.close()


def _play_and_close(tables: int) -> None:
    for _ in range(tables):
        play(at := table("tictactoe"))
        at.close()


def _objects() -> int:
    """How many there are once those that nobody holds are gone."""
    gc.collect()
    return len(gc.get_objects())


def test_a_layout_that_others_have_too_stays_open():
    """Whoever gives two boxes one layout does not lose it with the table."""
    layout = W.Layout(width="50%")
    at, other = table(), W.VBox(layout=layout)
    at.layout = layout
    at.close()
    assert other.layout in open_widgets()
    other.close()


# Nothing is lost


def test_a_closed_table_has_its_game_and_says_how_to_go_on():
    """A turn by program is refused in a sentence and changes nothing."""
    at = table()
    play(at)
    ply = at.match.ply
    at.close()
    with pytest.raises(AttributeError, match=r"^This table is closed: show it, or call open\(\), to play on\.") as told:
        at.act(at.match.legal_actions()[0])
    assert told.value.name is None  # else Python says behind the sentence which name may have been meant
    assert ply == at.match.ply
    at.close()


def test_a_closed_table_that_is_shown_again_plays_on():
    """The same position, the same choices, and what was taken back can be done again."""
    at = Table(load("cat_cab", players=2), seed=7, goal="net spaces", step=True)
    play(at)
    at.undo()
    choices, status, plies = at.options.choices, at.board.scene.to_svg(), at.match.plies
    at.close()
    data, _ = at._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in data
    assert (choices, status, plies) == (at.options.choices, at.board.scene.to_svg(), at.match.plies)
    at.redo()
    play(at)
    assert at in open_widgets()


def test_a_table_that_is_opened_again_keeps_its_game_where_it_was(monkeypatch):
    """It offers nobody its own game, and says nothing of another table."""
    shelf = MemoryShelf()
    monkeypatch.setattr(keeping, "_made", [lambda: shelf])
    at = table()
    play(at)
    names = {*shelf.texts}
    at.close()
    at.open()
    assert not at.keeper.kept
    play(at)
    assert (names, at.match.to_json()) == ({*shelf.texts}, shelf.read(at.keeper.slot.name))


def test_a_table_that_is_opened_again_leaves_the_other_s_game(monkeypatch):
    """Of two tables that keep their games in one place, the later one has its own file, and has it again."""
    shelf = MemoryShelf()
    monkeypatch.setattr(keeping, "_made", [lambda: shelf])
    tables = [table(), Table(load("cat_cab", players=2), seed=8)]
    for at in tables:
        play(at)
    names = [at.keeper.slot.name for at in tables]
    tables[1].close()
    tables[1].open()
    play(tables[1])
    assert names == [at.keeper.slot.name for at in tables]
    assert [at.match.to_json() for at in tables] == [shelf.read(name) for name in names]


def test_cards_are_covered_when_a_table_is_opened_again():
    """Where two pass the screen, whoever shows the table need not be who looked last."""
    at = Table(load("meow_daifugo", players=2), ["human", "human"], seed=4)
    at.look()
    at.close()
    at.open()
    assert "Pass the screen" in at.board.status


# A cell that runs again


@pytest.fixture
def notebook(monkeypatch):
    """A kernel in which `run(cell)` begins a run of a cell, asked for by a page."""
    asked = {}
    shell = SimpleNamespace(kernel=SimpleNamespace(get_parent=lambda: asked), display_pub=None)
    monkeypatch.setattr(cells, "get_ipython", lambda: shell)
    monkeypatch.setattr(keeping, "_made", [lambda: None])
    monkeypatch.setattr(cells, "_made", {})

    def run(cell: str, page: str = "page", kind: str = "execute_request") -> None:
        number = str(asked.get("number", 0) + 1)
        asked.update(number=int(number), metadata={"cellId": cell})
        asked["header"] = {"msg_type": kind, "msg_id": number, "session": page}

    run.number = lambda: str(asked["number"])
    run.shell = shell
    return run


def shown(at: Table) -> Table:
    """The table, once a page has shown it."""
    at._repr_mimebundle_()
    return at


def is_open(at: Table) -> bool:
    return at.comm is not None


def test_a_cell_that_runs_again_closes_the_table_that_it_showed(notebook):
    """The page has cleared it; its game stays with whoever holds it."""
    notebook("cell")
    first = shown(table())
    play(first)
    notebook("cell")
    second = shown(table())
    assert (False, True) == (is_open(first), is_open(second))
    assert first.match.ply > second.match.ply


def test_a_cell_may_make_two_tables(notebook):
    """Both stay, until the cell runs again."""
    notebook("cell")
    two = shown(table()), shown(table("meow_daifugo"))
    assert [True, True] == [*map(is_open, two)]
    notebook("cell")
    shown(table())
    assert [False, False] == [*map(is_open, two)]


@pytest.mark.parametrize(("cell", "page", "kind"), [
    ("another", "page", "execute_request"), ("cell", "another page", "execute_request"), ("cell", "page", "comm_msg")])
def test_other_cells_other_pages_and_clicks_close_nothing(notebook, cell, page, kind):
    """A page clears only its own cell; a cell with that name in another page is another; and a button that makes
    tables belongs to no run of a cell."""
    notebook("cell")
    first = shown(table())
    notebook(cell, page, kind)
    shown(table())
    assert is_open(first)


def test_what_another_cell_shows_stays_open(notebook):
    """Whether it was shown there before or after."""
    notebook("cell")
    first = shown(table())
    notebook("below")
    shown(first)
    notebook("cell")
    shown(table())
    assert is_open(first)


def test_what_is_not_shown_by_itself_stays_open(notebook):
    """In a box, in an Output, gathered by a program, or not at all yet: nobody knows who may still see it."""
    notebook("cell")
    unseen, boxed, caught, put_away = table(), shown(table()), table(), table()
    box, output = W.HBox([boxed]), W.Output()
    output.msg_id = notebook.number()
    shown(put_away)
    output.msg_id = ""
    notebook.shell.display_pub = CapturingDisplayPublisher()
    shown(caught)
    notebook.shell.display_pub = None
    notebook("cell")
    shown(table())
    assert [True] * 4 == [*map(is_open, (unseen, boxed, caught, put_away))]
    box.close()


def test_a_closed_table_that_is_shown_elsewhere_stays_open(notebook):
    """It opens with its game, and its old cell does not close it a second time."""
    notebook("cell")
    first = shown(table())
    play(first)
    ply = first.match.ply
    notebook("cell")
    shown(table())
    notebook("below")
    shown(first)
    notebook("cell")
    shown(table())
    assert (True, ply) == (is_open(first), first.match.ply)
