"""A game that nobody has drawn: its fields by the looks it declares, what may be seen, clicks on cells."""

from __future__ import annotations

from pathlib import Path

import networkx as nx
import pytest
from catwidgets import DesignLab, Table
from catwidgets.scenes import View
from catwidgets.scenes.plain import draw

from catlib import load
from catlib.looks import Cards, Dice, Graph, Grid, Track

from .person import send

EXAMPLES = Path(__file__).parents[2] / "examples"
PIG = (EXAMPLES / "pig.py").read_text(encoding="utf-8")

pytestmark = pytest.mark.usefixtures("no_toys")


def scene(game, state, seat=None, legal=()):
    """The picture of a state as a seat sees it."""
    [drawn] = draw(View(game, state, ["Ann", "Bob"], frozenset(legal), seat=seat))
    return drawn


def with_looks(tmp_path, looks):
    """Pig with some looks."""
    path = tmp_path / "drawn_pig.py"
    text = f"from catlib.looks import *\nLOOKS = {looks!r}\n\nadd(__name__)\n"
    path.write_text(PIG.replace("add(__name__)\n", text), encoding="utf-8")
    return load(path)


def test_a_hidden_hand_lies_face_down():
    """A seat sees its own card; who sees what all may see sees none; where all lies open both are there."""
    game = load(EXAMPLES / "kuhn_poker.py")
    state = game.child(game.child(game.initial_state(), 1), 2)
    shown = {seat: scene(game, state, seat).to_svg() for seat in (None, 0, 1, -1)}
    cards = {seat: (">Q<" in svg, ">K<" in svg, svg.count(">?<")) for seat, svg in shown.items()}
    assert {None: (True, True, 0), 0: (True, False, 1), 1: (False, True, 1), -1: (False, False, 2)} == cards


def test_no_picture_tells_a_hidden_card():
    """Two deals that differ only in what a seat may not see look the same to it."""
    game = load(EXAMPLES / "kuhn_poker.py")
    first = game.child(game.initial_state(), 1)
    one, other = game.child(first, 0), game.child(first, 2)
    assert scene(game, one, 0).to_svg() == scene(game, other, 0).to_svg()
    assert scene(game, one, 1).to_svg() != scene(game, other, 1).to_svg()


def test_a_match_with_hidden_hands_is_played():
    """A table for one person against a bot needs no scene, and its log keeps the other's card."""
    at = Table(load(EXAMPLES / "kuhn_poker.py"), seats=["human", "search"], seed=1)
    assert "Deck: queen." in at.board.status
    assert "king" not in at.board.status
    while not at.match.is_over:
        at.act("pass")
    assert at.board.status.startswith("The game is over. ")


def test_cells_are_clicked():
    """A cell of a grid that an action touches is a place on the board."""
    at = Table(load(EXAMPLES / "tictactoe.py"), seats=["human", "human"], seed=1)
    for cell in (4, 0, 8, 2, 1, 7, 3, 5, 6):
        send(at.board, type="click", id=f"cell:board:{cell}")
    assert "the game is over. nobody won." == at.board.status[-29:].lower()
    assert ["Play again", "Review this game"] == [choice["label"] for choice in at.options.choices]


def test_a_design_lab_needs_no_more():
    """House rules of a file have their controls, and whole games are played."""
    lab = DesignLab(load(EXAMPLES / "pig.py"), games=40)
    lab.set("target", 30)
    assert 30 == lab.now.game.house.target
    lab.set("target", 1)
    assert "target=1: input should be greater than or equal to 2; allowed is 2 to 1000." == lab.problem


LOOKS = {
    "dice": ({"pot": Dice()}, ["Pot"]),
    "cards": ({"pot": Cards(("ace", "two"))}, ["Pot", "ace"]),
    "a track": ({"score": Track("target", "Points")}, ["Points", "Ann", "Bob"]),
    "a track of so many": ({"score": Track(50)}, ["Score", "Ann", "Bob"]),
    "a grid": ({"score": Grid(2, 1, " .")}, ["Score"]),
    "a graph": ({"score": Graph(nx.path_graph(["a", "b", "c"]))}, ["Score", "a", "b", "c"]),
}


@pytest.mark.parametrize("kind", [kind for kind in LOOKS if kind != "a graph"])
def test_a_look_is_drawn(tmp_path, kind):
    """Each kind of look draws its field under its name; the other fields are lines of text."""
    looks, words = LOOKS[kind]
    game = with_looks(tmp_path, looks)
    state = game.initial_state()
    state.pot, state.score[0] = 1, 1
    svg = scene(game, state).to_svg()
    assert [] == [word for word in [*words, "Rolling: 0"] if f">{word}<" not in svg]


def test_a_graph_of_networkx_is_drawn():
    """Places, lines and pieces; places without coordinates lie on a circle."""
    look = Graph(nx.path_graph(["a", "b", "c"]), at={"a": (0.0, 0.25)})
    assert [(0, 1), (1, 2)] == look.lines
    assert (0.0, 0.25) == look.point(0)
    assert (0.933013, 0.75) == look.point(1)
    game = load(EXAMPLES / "pig.py")
    looks = dict(game.words.LOOKS)
    type(game.words).LOOKS = {"score": look}
    try:
        svg = scene(game, game.initial_state()).to_svg()
    finally:
        type(game.words).LOOKS = looks
    assert [] == [word for word in ("Score", "a", "b", "c", "Pot: 0") if f">{word}<" not in svg]


def test_dice_lie_under_cups():
    """A seat sees its own dice, the other's are covered, and a bid is told by its name."""
    game = load(EXAMPLES / "liars_dice.py", dice=2, others=2)
    state = game.initial_state()
    for face in (1, 2, 3, 4):
        state = game.child(state, face)
    state = game.child(state, 9)
    shown = {seat: scene(game, state, seat).to_svg() for seat in (None, 0, 1)}
    assert {None: 0, 0: 2, 1: 2} == {seat: svg.count(">?<") for seat, svg in shown.items()}
    assert ">Bid: 2 × 4<" in shown[0]
    assert "Over" not in shown[0]
    assert "Bid" not in scene(game, game.initial_state(), 0).to_svg()


def test_dice_may_be_counted():
    """Yahtzee keeps how many dice show a face; what is drawn are the dice."""
    game = load(EXAMPLES / "yahtzee.py")
    keys = []
    for face, count in ((5, 3), (0, 2)):
        state = game.initial_state()
        state.face[face] = count
        keys.append(sum(str(element.get("data-key", "")).startswith("face ") for element in scene(game, state).moving))
    assert [3, 2] == keys


@pytest.mark.parametrize(("name", "dealer"), [("pig", "Dice"), ("kuhn_poker", "Deck"), ("blackjack", "Chance")])
def test_chance_is_called_by_what_it_is(name, dealer):
    """Dice where outcomes are numbers, a deck where cards are drawn, otherwise chance."""
    assert dealer == load(EXAMPLES / f"{name}.py").words.DEALER
