"""A board of Washi Cat drawn by clicks: what is refused, what is missing, what is warned of, text, file, play."""

import re
import tomllib
from dataclasses import replace

import pytest
from catwidgets.lessons.washi_cat.draft import Draft
from catwidgets.lessons.washi_cat.drawing_board import TOOLS, DrawingBoard

from catlib import load
from catlib.games.washi_cat.boards import Board, board_names, cell_number, read_board, to_toml

LONE = Draft(symmetric=False)


def drawing(*clicks: str, symmetric: bool = True, source=None) -> DrawingBoard:
    """A drawing board after some clicks; a word chooses a tool."""
    made = DrawingBoard(source)
    made.symmetric.value = symmetric
    for part in clicks:
        made.use(part) if part in TOOLS else made.board.click(part)
    return made


# Drafts


def test_every_change_is_made_on_both_sides():
    """With symmetry a half turn brings every shrine, wall, sewer, fish and cat."""
    draft = Draft().toggle_shrine("b3").toggle_wall("c3", "d3").toggle_sewer("a2").toggle_sewer("d2")
    draft = draft.toggle_cat("c1").toggle_cat("f1").toggle_fish("a1", 0).toggle_fish("d6", 0)
    assert [] == draft.sketch().asymmetries()
    assert (("a2", "d2"), ("d5", "g5")) == draft.sewers
    assert "" == draft.problem()
    assert (("a1", "d6"), ("g6", "d1")) == draft.board().drawn_fish


@pytest.mark.parametrize("name", board_names())
def test_a_draft_goes_on_from_any_board(name):
    """The boards that come along become drafts that can be played on, with all their walls."""
    board = read_board(name)
    draft = Draft.of(board)
    assert "" == draft.problem()
    assert board.closed() == draft.board().closed()
    assert board.neighbours() == draft.board().neighbours()


@pytest.mark.parametrize(("change", "words"), [
    (lambda: LONE.toggle_cat("c3"), "c3 is in no starting row; cats start in row 1 (red) or row 6 (blue)."),
    (lambda: LONE.toggle_fish("c3", 0), "c3 is in no edge row; fish are drawn in row 1 or row 6."),
    (lambda: LONE.toggle_sewer("a3").toggle_sewer("b4"), "a3 and b4 are not in one row; a sewer and its twin are."),
    (lambda: LONE.toggle_wall("c3", "d4"), "c3 and d4 share no side"),
    (lambda: LONE.toggle_shrine("c3").toggle_sewer("c3"), "c3 holds a shrine already"),
    (lambda: LONE.toggle_cat("c1").toggle_fish("c1", 0),
        "c1 holds a red cat already; take it away before you draw a fish there."),
    (lambda: Draft().toggle_sewer("a3").toggle_sewer("e3").toggle_shrine("c4"), "c4 holds a sewer already")])
def test_what_cannot_be_drawn(change, words):
    """A change that no board allows is refused in one sentence."""
    with pytest.raises(ValueError, match=re.escape(words)) as caught:
        change()
    assert 1 == len(str(caught.value).split(". "))


@pytest.mark.parametrize(("draft", "words"), [
    (LONE.toggle_sewer("a3"), "The sewer on a3 has no twin yet: choose another cell in row 3."),
    (LONE.toggle_cat("c1"), "There are 0 red fish and there should be 2"),
    (LONE.toggle_wall("a1", "a2").toggle_wall("a1", "b1"), "B1 cannot be reached from a1"),
    (replace(LONE, rows=2, columns=3), "Row 1 has room for 3 drawings; 2 cats and 2 fish need 4.")])
def test_what_is_missing(draft, words):
    """A draft that is not ready says what is missing, in one sentence."""
    assert draft.problem().startswith(words)
    with pytest.raises(ValueError, match=re.escape(words[1:].rstrip("."))):
        draft.board()


def test_an_asymmetric_board_is_warned_of():
    """A board that favours one side can be played on, but says so."""
    draft = LONE.toggle_shrine("b3")
    assert "" == draft.problem()
    assert "It favours one side: the shrine on b3 has no counterpart on f4." == draft.unfair()
    assert "" == Draft().toggle_shrine("b3").unfair()


def test_a_second_click_takes_away():
    """Everything that was drawn can be taken away by the same change."""
    empty = Draft()
    assert empty == empty.toggle_shrine("b3").toggle_shrine("f4")
    assert empty == empty.toggle_wall("c3", "d3").toggle_wall("d4", "e4")
    assert empty == empty.toggle_sewer("a2").toggle_sewer("d2").toggle_sewer("g5")
    assert empty == empty.toggle_sewer("a2").toggle_sewer("a2")
    assert empty == empty.toggle_cat("c1").toggle_cat("c1")


def test_a_smaller_board_keeps_what_fits():
    """What lies outside after a change of size is left off."""
    draft = LONE.toggle_shrine("b3").toggle_shrine("g6").toggle_wall("f2", "g2").resize(5, 6)
    assert ("b3",) == draft.shrines
    assert frozenset() == draft.walls


# The widget


def test_clicks_draw():
    """Cells take what the tool draws, sides take walls, keys choose tools."""
    made = drawing("cell:b3", "wall:c3:d3", "tool:sewer", "cell:a2", "cell:d2")
    assert ("b3", "f4") == made.draft.shrines
    assert {frozenset(("c3", "d3")), frozenset(("d4", "e4"))} == made.draft.walls
    assert 2 == len(made.draft.sewers)
    assert made.board.status.startswith("Sewers on")
    assert "Everybody can play on this board." in made.board.status


def test_a_click_on_something_takes_it_away():
    """Whatever the tool, a click on what is drawn takes it away."""
    made = drawing("cell:b3", "cat", "cell:b3")
    assert () == made.draft.shrines
    assert "Gone: Shrine on b3, f4." in made.board.status


def test_a_refusal_changes_nothing():
    """A cat outside its row is refused on the board, in one sentence, and the draft stays."""
    made = drawing("cell:b3", "cat", "cell:c3")
    assert made.board.error.startswith("c3 is in no starting row")
    assert Draft().toggle_shrine("b3") == made.draft


def test_a_sewer_without_its_twin_cannot_be_played():
    """The draft says what is missing, the button is off, and the key says why."""
    made = drawing("sewer", "cell:a3")
    assert made.play_button.disabled
    assert "Not ready: The sewer on a3 has no twin yet" in made.board.status
    made.board.click("do:play")
    assert made.board.error.startswith("The sewer on a3 has no twin yet")
    assert made.table is None


def test_an_unfair_board_can_be_played():
    """The warning is on the board, and the button works."""
    made = drawing("cell:b3", symmetric=False)
    assert "favours one side" in made.board.status
    made.play_button.click()
    assert "" == made.board.error
    assert ("b3",) == made.table.match.game.house.board.shrines


def test_undo_and_size():
    """Changes are taken back one by one, sizes too."""
    made = drawing("cell:b3")
    made.numbers["rows"].value = 4
    assert 4 == made.draft.rows
    made.undo()
    assert (6, 6) == (made.draft.rows, made.numbers["rows"].value)
    made.undo()
    assert Draft() == made.draft
    with pytest.raises(ValueError, match="nothing to take back"):
        made.undo()


def test_a_drawn_board_is_played_as_it_is_drawn():
    """Fish and cats drawn beforehand are where the game begins; without them the players draw."""
    made = drawing("cat", "cell:c1", "cell:f1", "red fish", "cell:a1", "cell:d6")
    table_game = made.game()
    assert "board" == table_game.house.drawing
    assert cell_number("c1") == table_game.initial_state().head[0]
    assert "players" == drawing().game().house.drawing


def test_text_and_back(tmp_path):
    """The text is the board's TOML; what is typed there is drawn, and bad text is told."""
    made = drawing("cell:b3")
    assert made.text.value == to_toml(made.draft.board())
    assert ["b3", "f4"] == tomllib.loads(made.text.value)["shrines"]
    made.text.value = made.text.value.replace('"b3", "f4"', '"c3", "e4"')
    made.read()
    assert ("c3", "e4") == made.draft.shrines
    made.text.value = "rows = "
    with pytest.raises(ValueError, match="This is not TOML"):
        made.read()


def test_files(tmp_path):
    """A board is saved and opened again, and plays by its path; other files are not written over."""
    made = drawing("cell:b3")
    made.path.value = str(tmp_path / "mine.toml")
    made.save()
    assert ("b3", "f4") == load("washi_cat", board=made.path.value).house.board.shrines
    other = drawing()
    other.path.value = made.path.value
    other.open_file()
    assert made.draft.shrines == other.draft.shrines
    other.path.value = str(tmp_path / "notes.toml")
    (tmp_path / "notes.toml").write_text("shopping = 1")
    with pytest.raises(ValueError, match="is not a board"):
        other.save()
    other.path.value = "notes"
    with pytest.raises(ValueError, match=r"should end in \.toml"):
        other.save()


def test_every_cell_and_side_can_be_reached_by_keys():
    """Cells and sides have places of their own in the grid of the arrow keys."""
    made = DrawingBoard("small")
    targets = made.board.scene.targets.values()
    places = [(target.row, target.col) for target in targets]
    assert 42 + 35 + 36 == len(places) == len(set(places))
    assert "wall between d3 and d4" == made.board.scene.targets["wall:d3:d4"].label


def test_a_still_picture():
    """On paper the drawing board is its board."""
    assert isinstance(DrawingBoard("tiny").draft.board(), Board)
    bundle = DrawingBoard("tiny")._repr_mimebundle_()
    data = bundle[0] if isinstance(bundle, tuple) else bundle
    assert "Your board, 5 columns by 4 rows" in data["text/plain"]
    assert data["image/svg+xml"].startswith("<svg")
