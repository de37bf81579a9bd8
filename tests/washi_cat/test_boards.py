"""Boards: what comes along, what is drawn and saved, and one clear sentence for every mistake."""

import pytest

import catlib
from catlib import BadSetup
from catlib.games.washi_cat.boards import (
    CELLS,
    Board,
    board_names,
    cell_name,
    cell_number,
    draw_board,
    read_board,
    save_board,
    to_toml,
)

from .positions import empty, washi

SIZES = {"default": (8, 26, 2), "garden": (6, 16, 1), "market": (7, 20, 2), "small": (6, 7, 0), "tiny": (4, 5, 0)}


def test_boards_that_come_along():
    """The default, two of middle size and two for lessons; all invented, said so, and fair to both sides."""
    assert sorted(SIZES) == board_names()
    for name, size in SIZES.items():
        board = read_board(name)
        assert size == (board.rows, board.columns, board.spacing)
        assert board.invented
        assert "invented" in board.title
        assert [] == board.asymmetries()


def test_the_default_never_jams():
    """Its edge rows are free of shrines and sewers; two pairs of sewers are in every row between."""
    board = read_board("default")
    edge = {*board.row(1), *board.row(8)}
    assert not edge & {*board.shrines, *board.sewer_cells()}
    assert sorted([2, 3, 4, 5, 6, 7] * 2) == sorted(int(sewers.cells[0][1:]) for sewers in board.sewers)


def test_names_of_cells():
    """Names and numbers of all cells, there and back."""
    assert list(range(CELLS)) == [cell_number(cell_name(cell)) for cell in range(CELLS)]
    for wrong in ("", "a", "4", "a0", "a9", "A1", "aa1", "a-1", "é1"):
        with pytest.raises(ValueError, match="is not a cell; a cell is a letter from a to z"):
            cell_number(wrong)


def test_neighbours_are_those_of_the_tables():
    """The way a person asks a board and the tables of the rules say the same."""
    for name in board_names():
        setup = catlib.load("washi_cat", board=name).setup
        near = read_board(name).neighbours()
        for cell in range(CELLS):
            there = {cell_name(c) for c in setup.near[4 * cell : 4 * cell + 4] if c >= 0}
            assert there == set(near.get(cell_name(cell), ()))


def test_a_half_turn_leaves_every_way():
    """Who can go from one cell to another can go between their counterparts."""
    for name in board_names():
        board = read_board(name)
        near = board.neighbours()
        for a, others in near.items():
            assert {board.mirror(b) for b in others} == set(near[board.mirror(a)])


@pytest.mark.parametrize("name", SIZES)
def test_a_board_reads_back(name, tmp_path):
    """What is written as TOML is the same board when it is read."""
    board = read_board(name)
    path = save_board(board, tmp_path / "mine.toml")
    assert board == read_board(path)
    assert catlib.load("washi_cat", board=str(path)) == catlib.load("washi_cat", board=name)


def test_a_title_with_quotes(tmp_path):
    """Text of a user is text."""
    board = draw_board(4, 5, cats=1, fish=2, title='A "board"\n[rows]\\ = ü', spacing=0)
    assert board == read_board(save_board(board, tmp_path / "quoted.toml"))


def test_a_board_is_saved_as_toml(tmp_path):
    """Another ending is refused, and nothing is written."""
    with pytest.raises(ValueError, match=r"board.txt': a board is saved as a .toml file"):
        save_board(read_board("tiny"), tmp_path / "board.txt")
    assert [] == list(tmp_path.iterdir())


def test_draw_your_own():
    """Cells and walls that were clicked make a board that can be played on."""
    walls = [("a2", "a3"), ("e3", "e2")]
    board = draw_board(4, 5, shrines=["c2", "c3"], walls=walls, sewers=[("b2", "d2"), ("b3", "d3")], cats=1, fish=2)
    assert ["green", "green"] == [sewers.colour for sewers in board.sewers]
    assert {frozenset(wall) for wall in walls} == board.closed()
    assert 'walls = [["a2", "a3"], ["e3", "e2"]]' in to_toml(board)
    assert 4 == catlib.load("washi_cat", board=board).setup.rows


def test_two_pairs_in_a_row_have_two_colours():
    """Within a row every pair has a colour of its own."""
    board = draw_board(2, 9, sewers=[("a1", "i1"), ("b1", "h1"), ("a2", "i2"), ("b2", "h2")], cats=1, fish=2)
    assert ["green", "purple"] * 2 == [sewers.colour for sewers in board.sewers]


def test_a_mistake_in_drawing_is_one_sentence():
    """What was drawn wrong is said, with its place and what would be right."""
    with pytest.raises(ValueError, match=r"^walls.0=\('c2', 'd3'\): c2 and d3 share no side; a wall stands between"):
        draw_board(4, 5, walls=[("c2", "d3")])
    with pytest.raises(ValueError, match=r"^sewers.0.cells=\('c2',\): a green sewer needs its twin: two cells in one"):
        draw_board(4, 5, sewers=[("c2",)])
    with pytest.raises(ValueError, match=r"^rows=9: Input should be less than or equal to 8"):
        draw_board(9, 5)


LOPSIDED = {
    "a shrine": ({"shrines": ["b2"]}, "the shrine on b2 has no counterpart on d3"),
    "a wall": ({"walls": [["b2", "b3"]]}, "the wall b2|b3 has no counterpart d3|d2"),
    "sewers": ({"sewers": [{"colour": "green", "cells": ["a2", "d2"]}]},
        "the sewers a2 and d2 have no counterparts on e3 and b3"),
    "a fish": ({"drawn_fish": [["a1", "a4"], ["e1", "d4"]], "drawn_cats": [["c1"], ["c4"]]},
        "the fish on a1 has no counterpart on e4"),
    "a cat": ({"drawn_fish": [["a1", "a4"], ["e4", "e1"]], "drawn_cats": [["c1"], ["d4"]]},
        "the cat on c1 has no counterpart on c4"),
    "a building": ({"buildings": [{"corners": ["a2", "b2"], "exits": [["a2", "a1"]]}]},
        "the wall a2|a3 has no counterpart e3|e2"),
}


@pytest.mark.parametrize("case", LOPSIDED)
def test_an_asymmetric_board_is_warned_of(case):
    """A board that favours one side may be played on, with a warning that says what has no counterpart."""
    entries, sentence = LOPSIDED[case]
    with pytest.warns(UserWarning, match=r"^board 'A board' favours one side: ") as caught:
        board = Board(**empty(**entries))
    assert sentence == board.asymmetries()[0]
    assert str(caught[0].message).endswith(sentence)
    with pytest.warns(UserWarning, match="favours one side"):
        assert board == catlib.load("washi_cat", board=board).house.board


DRAWN = {"drawn_fish": [["a1", "a4"], ["e4", "e1"]], "drawn_cats": [["c1"], ["c4"]]}
BAD = {
    "an unknown board": ("moon",
        "board='moon': there is no such board; there are default, garden, market, small, tiny"),
    "a missing file": ("nowhere.toml", "board='nowhere.toml': cannot be read: No such file or directory"),
    "no board at all": (7, "board=7: a board is a name, the path of a .toml file, or a mapping"),
    "too many rows": (empty(9), "board.rows=9: input should be less than or equal to 8"),
    "too many columns": (empty(4, 27), "board.columns=27: input should be less than or equal to 26"),
    "three cats": (empty(cats=3), "board.cats=3: input should be less than or equal to 2"),
    "odd fish": (empty(fish=3), "board.fish=3: input should be a multiple of 2"),
    "too narrow": (empty(4, 5, cats=2, fish=4),
        "board.columns=5: row 1 has room for 5 drawings; 2 cats and 4 fish need 6"),
    "a shrine off the board": (empty(shrines=["f1"]),
        "board.shrines.0='f1': there is no such cell; cells are a1 to e4"),
    "a shrine twice": (empty(shrines=["b2", "b2"]), "board.shrines.1='b2': this cell is named twice"),
    "a wall at a corner": (empty(walls=[["b2", "c3"]]),
        "board.walls.0=('b2', 'c3'): b2 and c3 share no side; a wall stands between two neighbours, never at a corner"),
    "a wall off the board": (empty(walls=[["a4", "a5"]]), "board.walls.0.1='a5': there is no such cell"),
    "an exit that is none": (empty(buildings=[{"corners": ["b2", "c3"], "exits": [["b2", "c2"]]}]),
        "board.buildings.0.exits.0=('b2', 'c2'): an exit leads from a cell inside the building to a neighbour outside"),
    "a building without exits": (empty(buildings=[{"corners": ["b2", "c3"]}]),
        "board.walls='b2': b2 cannot be reached from a1; walls and shrines leave a way to every cell"),
    "nothing but shrines": (empty(2, 3, shrines=["a1", "b1", "c1", "a2", "b2", "c2"]),
        "board.shrines=('a1', 'b1', 'c1', 'a2', 'b2', 'c2'): every cell holds a shrine; cats need room"),
    "a sewer without its twin": (empty(sewers=[{"colour": "green", "cells": ["b2"]}]),
        "board.sewers.0.cells=('b2',): a green sewer needs its twin: two cells in one row, here are 1"),
    "a sewer in another row": (empty(sewers=[{"colour": "green", "cells": ["b2", "b3"]}]),
        "board.sewers.0.cells=('b2', 'b3'): b2 and b3 are not in one row; a sewer and its twin are"),
    "two sewers in a cell": (empty(sewers=[{"colour": "green", "cells": ["b2", "b2"]}]),
        "board.sewers.0.cells.1='b2': this cell holds a shrine or another sewer already"),
    "one colour twice in a row": (
        empty(sewers=[{"colour": "green", "cells": ["a2", "b2"]}, {"colour": "green", "cells": ["c2", "d2"]}]),
        "board.sewers.1.colour='green': row 2 has green sewers already"),
    "a cat outside its row": (empty(**DRAWN | {"drawn_cats": [["c2"], ["c3"]]}),
        "board.drawn_cats.0.0='c2': a cat starts in the row of its player, which is row 1"),
    "a cat in the other row": (empty(**DRAWN | {"drawn_cats": [["c4"], ["c1"]]}),
        "board.drawn_cats.0.0='c4': a cat starts in the row of its player, which is row 1"),
    "too few cats": (empty(**DRAWN | {"drawn_cats": [[], ["c4"]]}),
        "board.drawn_cats=((), ('c4',)): expected two lists of 1, one for each player"),
    "fish in the middle": (empty(**DRAWN | {"drawn_fish": [["a1", "a2"], ["e4", "e1"]]}),
        "board.drawn_fish.0=('a1', 'a2'): 1 fish of each player lie in row 1 and as many in row 4"),
    "two drawings in a cell": (empty(**DRAWN | {"drawn_cats": [["a1"], ["c4"]]}),
        "board.drawn_cats.0.0='a1': something is drawn in this cell already"),
    "a fish on a shrine": (empty(**DRAWN | {"shrines": ["a1", "e4"]}),
        "board.drawn_fish.0.0='a1': nothing is drawn on a shrine or a sewer"),
    "a slip of the pen": (empty() | {"shrine": []},
        "board.shrine=[]: there is no such entry; there are title, invented"),
}


@pytest.mark.parametrize("case", BAD)
def test_bad_board(case):
    """What cannot be played on is refused in one sentence that says where, what was wrong and what would be right."""
    board, sentence = BAD[case]
    with pytest.raises(BadSetup) as refused:
        catlib.load("washi_cat", board=board)
    assert str(refused.value).startswith(sentence)
    assert "\n" not in str(refused.value)


def test_a_broken_file(tmp_path):
    """A file that is not TOML is refused with the place where it breaks."""
    file = tmp_path / "broken.toml"
    file.write_text("rows = ", encoding="utf-8")
    with pytest.raises(BadSetup, match=r"broken.toml.*is not TOML: Invalid value"):
        catlib.load("washi_cat", board=str(file))


def test_nothing_is_drawn_on_the_default_board():
    """A board without drawings cannot be played as the board says."""
    with pytest.raises(BadSetup, match=r"drawing='board': 'Two strips of tape, .*' has no fish and cats; players or"):
        catlib.load("washi_cat", drawing="board")


def test_tables_have_one_length():
    """All boards share compiled code."""
    lengths = {
        tuple(len(v) if isinstance(v, tuple) else 0 for v in catlib.load("washi_cat", board=name).setup)
        for name in board_names()
    }
    assert 1 == len(lengths)
    assert washi().setup._fields == catlib.load("washi_cat").setup._fields
