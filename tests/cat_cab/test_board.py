"""The city: its tables, what is refused in a board file, and cities of other shapes."""

import networkx as nx
import pytest

import catlib
from catlib import BadSetup
from catlib.engine import driver as engine
from catlib.games.cat_cab import board as b
from catlib.games.cat_cab import phases
from catlib.games.cat_cab.reach import far
from catlib.games.cat_cab.setup import BLOCKED, NODES
from catlib.play import Match
from catlib.play.testing import sent

from .positions import CITIES, SMALL, city, moves, node, place, play, position, streets, where

SMALL_TOML = """
title = "Two by three"
columns = 2
rows = 3
nibbles = [[2, 1]]
patrol = [[1, 3]]
[[gates]]
cell = [1, 1]
side = "left"
[[gates]]
cell = [2, 3]
side = "right"
"""


def with_(**changes):
    return SMALL | changes


GATES = SMALL["gates"]


INWARD, STRANGE = {"cell": [1, 1], "side": "up"}, {"cell": [1, 1], "side": "left", "colour": "red"}


@pytest.mark.parametrize(("board", "entry", "says"), [
    (with_(gates=[GATES[0], {"cell": [3, 3], "side": "right"}]), r"gates.1.cell=\(3, 3\)",
        "this cell is off the grid; columns are 1 to 2, rows 1 to 3"),
    (with_(gates=[INWARD, GATES[1]]), "gates.0.side='up'",
        r"that side of cell \(1, 1\) leads inward; a gate is on the rim of the city"),
    (with_(gates=[GATES[0] | {"side": "west"}, GATES[1]]), "gates.0.side='west'",
        "input should be 'left', 'right', 'up' or 'down'"),
    (with_(gates=[GATES[0], GATES[0]]), r"gates.1.cell=\(1, 1\)", "both gates are the same; the exit is another"),
    (with_(gates=GATES[:1]), r"gates=\[.*\]", "expected two gates, each with a cell and a side"),
    (with_(gates=[STRANGE, GATES[1]]), "gates.0.colour='red'", "there is no such entry; there are cell, side"),
    (with_(colour="red"), "colour='red'",
        "there is no such entry; there are title, invented, columns, rows, nibbles, patrol, blocked, gates"),
    (with_(blocked=[[2, 2], [1, 2]]), r"blocked=\[.*\]",
        r"this cuts cell \(1, 3\) off from the gate at \(1, 1\); open cells hang together"),
    (with_(blocked=[[1, 1]]), r"gates.0.cell=\(1, 1\)", "this cell is blocked; a gate needs an open cell"),
    (with_(nibbles=[[2, 1], [2, 1]]), r"nibbles.1=\(2, 1\)",
        "this cell is already under nibbles; a cell is named once"),
    (with_(nibbles=[[1, 3]]), r"patrol.0=\(1, 3\)", "this cell is already under nibbles; a cell is named once"),
    (with_(patrol=[[0, 1]]), r"patrol.0=\(0, 1\)", "this cell is off the grid; columns are 1 to 2, rows 1 to 3"),
    (with_(patrol=[[1.5, 1]]), "patrol.0.0=1.5",
        "input should be a valid integer, got a number with a fractional part"),
    (with_(columns=7), "columns=7", "input should be less than or equal to 6"),
    (with_(rows=0), "rows=0", "input should be greater than or equal to 1")])
def test_bad_boards(board, entry, says):
    """A board that cannot be played on is refused in one sentence that names the entry and what is allowed."""
    with pytest.raises(BadSetup, match=rf"^board\.{entry}: {says}$") as refused:
        catlib.load("cat_cab", board=board)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(("board", "says"), [
    ("atlantis", "there is no such board; there are default, or give a .toml file"),
    ("atlantis.toml", "cannot be read: No such file or directory"),
    (7, "a board is a name, the path of a .toml file, or a mapping of what such a file says")])
def test_no_such_board(board, says):
    """So is what names no board."""
    with pytest.raises(BadSetup, match=f"^board={board!r}: {says}$"):
        catlib.load("cat_cab", board=board)


@pytest.mark.parametrize(("content", "says"), [
    (b"columns = = 3", "is not TOML: Invalid value"),
    (b"title = 'Mew\xff York'", "is not TOML: 'utf-8' codec"),
    (SMALL_TOML.replace("rows = 3", "rows = 3\ncolour = 'red'").encode(), "board.colour='red': there is no such"),
    (SMALL_TOML.replace("[2, 3]", "[2, 9]").encode(), r"board.gates.1.cell=\(2, 9\): this cell is off the grid"),
    (b"", "board.gates=None: expected two gates")])
def test_bad_board_files(tmp_path, content, says):
    """So is a board file that is not TOML, holds unknown entries, or describes no city."""
    path = tmp_path / "city.toml"
    path.write_bytes(content)
    with pytest.raises(BadSetup, match=says) as refused:
        catlib.load("cat_cab", board=str(path))
    assert "\n" not in str(refused.value)


def test_default_city():
    """Six by eight cells, symmetrical under half a turn, and labelled as our invention (gap 0.1)."""
    default = b.read_board("default")
    assert (6, 8, True) == (default.columns, default.rows, default.invented)
    assert ["default"] == b.board_names()
    for cells in (default.nibbles, default.patrol, [gate.cell for gate in default.gates]):
        assert {(7 - x, 9 - y) for x, y in cells} == set(cells)
    game = city(3)
    state = position(game, ones=2, twos=1, cells=[(6, 3), (1, 8), (2, 8)])
    assert phases.PATROL_ROLL == play(game, state, "left 2", "left 1", "up 1").phase


def test_a_file_is_what_it_says(tmp_path):
    """A board file and the mapping of what it says are the same game; a path object will do as well."""
    path = tmp_path / "small.toml"
    path.write_text(SMALL_TOML, encoding="utf-8")
    games = [catlib.load("cat_cab", board=board) for board in (SMALL, str(path), path)]
    assert games[0] == games[1] == games[2]
    assert "Two by three" == games[1].house.board.title


def test_a_custom_city_is_saved_with_the_game(tmp_path):
    """A game on a custom city plays, saves, loads and is sent elsewhere without its file."""
    path = tmp_path / "small.toml"
    path.write_text(SMALL_TOML, encoding="utf-8")
    game = catlib.load("cat_cab", players=2, board=str(path))
    path.unlink()
    assert game == sent(game)
    match = Match(game, seats=["greedy", "greedy"], seed=3)
    match.advance()
    assert match.is_over
    for loaded in (Match.from_json(match.to_json()), Match.from_share(match.share())):
        assert (game, match.state) == (loaded.game, loaded.state)


@pytest.mark.parametrize("name", CITIES)
@pytest.mark.parametrize("players", [1, 2, 3])
def test_other_cities_play(name, players):
    """Cities of all shapes play to the end, in both engines alike."""
    game = city(players, turn_limit=40) if name == "default" else city(players, board=CITIES[name], turn_limit=40)
    for bot in ("greedy", "crazy cat"):
        bots = [bot] * game.num_players
        plain, fast = (engine.play(game, bots, range(5), compile=c, log=5000) for c in (False, True))
        assert all(plain.finished)
        assert (plain.log, plain.state) == (fast.log, fast.state)


def test_a_passenger_is_never_on_a_blocked_cell():
    """The dice roll again when they name a blocked cell."""
    game = city(2, board=CITIES["winding"])
    state = play(game, game.initial_state(), 6, 5, 2, 2)
    assert (phases.COLUMN, phases.NOBODY) == (state.phase, state.passenger)
    assert (3, 2) == place(game, play(game, state, 3, 2).passenger)


def test_blocked_cells_stop_movement():
    """Nobody drives onto or over a blocked cell."""
    game = city(2, board=CITIES["winding"])
    assert {(1, 1), (1, 3)} == moves(game, position(game, ones=1, cells=[(1, 2), (5, 1)]))
    assert {(1, 4)} == moves(game, position(game, twos=1, cells=[(1, 2), (5, 1)]))


def test_movement_that_does_not_fit_is_lost():
    """In one street a movement of two may find no room; then it is lost and the turn goes on."""
    game = city(
        2, board={"columns": 1, "rows": 2, "gates": CITIES["one cell"]["gates"][:1] + [{"cell": [1, 2], "side": "up"}]}
    )
    state = position(game, ones=1, twos=1, cells=["start", "start"])
    assert {(1, 1), (1, 2)} == moves(game, state)
    state = play(game, state, "up 1")
    assert (1, [(1, 1), "start"]) == (state.seat, where(game, state))
    assert {(1, 1)} == moves(game, play(game, position(game, "4", cells=[(1, 2), "start"]), "keep"))


# The tables that rules read, against networkx


@pytest.mark.parametrize("name", CITIES)
@pytest.mark.parametrize("diagonal", [False, True])
@pytest.mark.parametrize("entry", [0, 1])
def test_tables(name, diagonal, entry):
    """Neighbours, distances and paths back are those of the street graph with both gates."""
    game = catlib.load("cat_cab", board=CITIES[name], diagonal=diagonal, entry_gate=entry)
    setup, graph = game.setup, streets(game)
    for a, b_ in graph.edges:
        assert setup.distance[a * NODES + b_] == 1
    steps = {(i // 8, there) for i, there in enumerate(setup.neighbour) if there >= 0}
    assert set(graph.edges) == steps
    lengths = dict(nx.all_pairs_shortest_path_length(graph))
    assert all(lengths[a].get(c, -1) == setup.distance[a * NODES + c] for a in graph for c in graph), (
        "distances are those of the graph"
    )
    home = nx.single_source_shortest_path_length(graph, setup.start)
    back = {(i // 8, there) for i, there in enumerate(setup.backward) if there >= 0}
    assert {(a, c) for c, a in graph.edges if home.get(c, 99) == home.get(a, 0) - 1 and a != setup.out} == back


def test_both_gates_are_fair():
    """The default city looks the same from either gate, so swapping them turns every distance round."""
    one, other = city(entry_gate=0).setup, city(entry_gate=1).setup
    turned = [47 - i for i in range(48)]
    assert list(one.kind[:48]) == [other.kind[i] for i in turned]
    for a in range(48):
        assert one.distance[a * NODES + one.out] == other.distance[turned[a] * NODES + other.out]


def test_tables_are_as_long_for_every_city():
    """Compiled code reads them, and serves every city."""
    setups = [city(board=board).setup for board in CITIES.values()]
    assert 1 == len({tuple(len(value) for value in setup if isinstance(value, tuple)) for setup in setups})


def test_where_no_movement_fits():
    """In a street of two cells one space fits everywhere, and two only from the start gate while the exit is shut."""
    gates = [{"cell": (1, 1), "side": "down"}, {"cell": (1, 2), "side": "up"}]
    game = city(board={"columns": 1, "rows": 2, "gates": gates})
    places = [(1, 1), (1, 2), "start"]
    stuck = [[there for there in places if mask >> node(game, there) & 1] for mask in game.setup.stuck]
    assert [[], [(1, 1), (1, 2)]] == stuck


@pytest.mark.parametrize("name", CITIES)
def test_outside_is_farther_than_anything(name):
    """No path leads back into the city: that counts as more spaces than any path takes."""
    setup = city(board=CITIES[name]).setup
    inside = [n for n in range(setup.cells) if setup.kind[n] != BLOCKED]
    longest = max(far(setup, a, b) for a in inside for b in inside)
    assert all(longest < far(setup, setup.out, n) for n in inside)
