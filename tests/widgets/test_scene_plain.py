"""A game that nobody has drawn: its fields by the looks it declares, what may be seen, clicks on cells."""

import ipywidgets as W
import networkx as nx
import pytest
from catwidgets import DesignLab, Table
from catwidgets.lab.beside import rows
from catwidgets.scenes import View
from catwidgets.scenes.plain import draw

from catlib import load
from catlib.bench import QUESTIONS
from catlib.bench.sample import side_by_side
from catlib.bench.voice import say
from catlib.chance import generator
from catlib.game import Cards, Dice, Graph, Grid, Track, classics
from catlib.play import walk

from ..test_secrets import HANDS
from .person import inside, send, words

PIG = classics()["pig"].read_text(encoding="utf-8")


def scene(game, state, seat=None, legal=()):
    """The picture of a state as a seat sees it."""
    [drawn] = draw(View(game, state, ["Ann", "Bob"], frozenset(legal), seat=seat))
    return drawn


def with_looks(tmp_path, looks):
    """Pig with some looks."""
    path = tmp_path / "drawn_pig.py"
    text = f"from catlib.game.looks import *\nLOOKS = {looks!r}\n\nadd(__name__)\n"
    path.write_text(PIG.replace("add(__name__)\n", text), encoding="utf-8")
    return load(path)


def test_a_hidden_hand_lies_face_down():
    """A seat sees its own card; who sees what all may see sees none; where all lies open both are there."""
    game = load("kuhn_poker")
    state = game.child(game.child(game.initial_state(), 1), 2)
    shown = {seat: scene(game, state, seat).to_svg() for seat in (None, 0, 1, -1)}
    cards = {seat: (">Q<" in svg, ">K<" in svg, svg.count(">?<")) for seat, svg in shown.items()}
    assert {None: (True, True, 0), 0: (True, False, 1), 1: (False, True, 1), -1: (False, False, 2)} == cards


def test_no_picture_tells_a_hidden_card():
    """Two deals that differ only in what a seat may not see look the same to it."""
    game = load("kuhn_poker")
    first = game.child(game.initial_state(), 1)
    one, other = game.child(first, 0), game.child(first, 2)
    assert scene(game, one, 0).to_svg() == scene(game, other, 0).to_svg()
    assert scene(game, one, 1).to_svg() != scene(game, other, 1).to_svg()


@pytest.mark.parametrize("players", [2, 3])
def test_a_table_draws_those_who_are_there(tmp_path, players):
    """A row for each seat at the table, whatever a state has room for; a row about something else is drawn whole."""
    path = tmp_path / "hands.py"
    looks = "from catlib.game.looks import *\nLOOKS = {'card': Cards('TJQK'), 'points': Track(9), 'suits': Track(9)}\n"
    path.write_text(HANDS.replace("add(__name__)", f"{looks}add(__name__)"), encoding="utf-8")
    game, names = load(path, players), ["Ann", "Bob", "Eve"][:players]
    state = game.initial_state()
    for card in range(players):
        state = game.child(state, card)
    state.suits[3] = 2
    [drawn] = draw(View(game, state, names, seat=1))
    svg = drawn.to_svg()
    assert (1, players - 1) == (svg.count(">J<"), svg.count(">?<"))
    assert [2] * players == [svg.count(f">{name}<") for name in names]
    assert (players + 3, 1) == (svg.count(">0<"), svg.count(">2<"))


@pytest.mark.parametrize("name", ["kuhn_poker", "leduc_poker", "liars_dice"])
def test_no_picture_differs_in_worlds_that_a_seat_cannot_tell_apart(name):
    """Over a whole game, for each seat: what is drawn and what can be touched."""
    game, rng = load(name), generator(1)
    different = 0
    for state in walk(game, 1).states[1:]:
        for seat in range(game.num_players):
            world = game.words.resample(game.setup, state, seat, rng)
            different += world != state
            assert scene(game, state, seat).to_svg() == scene(game, world, seat).to_svg()
    assert different


def test_a_match_with_hidden_hands_is_played():
    """A table for one person against a bot needs no scene, and its log keeps the other's card."""
    at = Table(load("kuhn_poker"), seats=["human", "search"], seed=1)
    assert "The card is queen." in at.board.status
    assert "king" not in at.board.status
    while not at.match.is_over:
        at.act("pass")
    assert at.board.status.startswith("The game is over. ")


def test_cells_are_clicked():
    """A cell of a grid that an action touches is a place on the board."""
    at = Table(load("tictactoe"), seats=["human", "human"], seed=1)
    for cell in (4, 0, 8, 2, 1, 7, 3, 5, 6):
        send(at.board, type="click", id=f"cell:board:{cell}")
    assert "the game is over. nobody won." == at.board.status[-29:].lower()
    assert ["Play again", "Review this game"] == [choice["label"] for choice in at.options.choices]


def lab_of(name, **options):
    """A design lab of a game of the gallery, with few games in plain Python."""
    return DesignLab(load(name), games=40, **options)


def buttons(lab):
    """What can be pressed in a lab."""
    return {w.description for w in inside(lab) if isinstance(w, W.Button)}


def test_a_lab_offers_only_what_means_something():
    """No literal reading where there is but one, nothing about house rules where there are none, no choice of one."""
    questions = {"Play 40 games", "Stop", *(say(f"want-{name}") for name in QUESTIONS)}
    always = {"Keep as A", "Stop comparing", "Work out best play", "Export CSV"} | questions
    of_rules = {"Undo all changes", "How often does each rule change a result?", "Which rules matter most?"}
    assert always | of_rules == buttons(lab_of("pig"))
    kuhn = lab_of("kuhn_poker")
    assert always == buttons(kuhn)
    assert kuhn.players not in set(inside(kuhn))
    assert "house rules" not in words(kuhn)


@pytest.mark.parametrize(("name", "upper", "lower"), [
    ("pig", "Who wins whole games", "How many turns whole games take"),
    ("blackjack", "What whole games pay", "How many decisions whole games take"),
    ("craps", "What whole games pay", "How many rolls whole games take"),
    ("snakes_and_ladders", "How many rolls whole games take", "")])
def test_a_lab_has_charts_for_any_game(name, upper, lower):
    """A game without an exact turn shows how long it takes; one for a single person what it pays, if that differs."""
    lab = lab_of(name)
    shown = lab._charts["distribution"].layout.display != "none"
    assert (upper, lower) == (lab.win_board.label.split(":")[0], lab.turn_board.label.split(":")[0] * shown)
    assert "mean of the lower chart" not in words(lab)
    assert "± is a 95% interval, from" in words(lab)


def test_what_a_game_for_one_pays_is_compared():
    """The bars of both variants are the same, and B − A tells the payoff and the length, but not who wins."""
    lab = lab_of("bear_off")
    lab.keep()
    lab.set("rolls", 3)
    table = {row.what for row in rows(side_by_side({"A": lab.kept.run, "B": lab.now.run}))}
    assert {"payoff a game", "decisions a game"} <= table
    assert not any("wins" in row for row in table)


def test_a_design_lab_needs_no_more():
    """House rules of a file have their controls, and whole games are played."""
    lab = DesignLab(load("pig"), games=40)
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
    others = {"Pot": "Pot: 1", "Score": "Score: Ann 1, Bob 0"}.items()
    written = [line for field, line in others if field.lower() not in looks]
    assert [] == [word for word in [*words, *written] if f">{word}<" not in svg]


def test_a_flag_is_read_only_while_it_is_set():
    """A field that rules set to 0 or 1 and only ask for is not a number to a reader, on the board or in words."""
    game = load("pig")
    waiting = game.initial_state()
    rolling = game.child(waiting, 1)
    assert (False, True) == tuple("Rolling: yes" in scene(game, each).to_svg() for each in (waiting, rolling))
    assert "Rolling: 0" not in scene(game, waiting).to_svg()
    assert scene(game, waiting).height == scene(game, rolling).height  # so that nothing moves on the way
    words = [game.state_to_string(each) for each in (waiting, rolling)]
    assert ["seat 1 decides, pot 0, score 0:0", "chance decides, rolling, pot 0, score 0:0"] == words


def test_a_graph_of_networkx_is_drawn():
    """Places, lines and pieces; places without coordinates lie on a circle."""
    look = Graph(nx.path_graph(["a", "b", "c"]), at={"a": (0.0, 0.25)})
    assert [(0, 1), (1, 2)] == look.lines
    assert (0.0, 0.25) == look.point(0)
    assert (0.933013, 0.75) == look.point(1)
    game = load("pig")
    looks = dict(game.words.LOOKS)
    type(game.words).LOOKS = {"score": look}
    try:
        svg = scene(game, game.initial_state()).to_svg()
    finally:
        type(game.words).LOOKS = looks
    assert [] == [word for word in ("Score", "a", "b", "c", "Pot: 0") if f">{word}<" not in svg]


def test_dice_lie_under_cups():
    """A seat sees its own dice, the other's are covered, and a bid is told by its name."""
    game = load("liars_dice", dice=2, others=2)
    state = game.initial_state()
    for face in (1, 2, 3, 4):
        state = game.child(state, face)
    state = game.child(state, 9)
    shown = {seat: scene(game, state, seat).to_svg() for seat in (None, 0, 1)}
    assert {None: 0, 0: 2, 1: 2} == {seat: svg.count(">?<") for seat, svg in shown.items()}
    assert ">Bid: 2 × 4<" in shown[0]
    assert "Over" not in shown[0]
    assert "Bid" not in scene(game, game.initial_state(), 0).to_svg()


def test_a_cup_covers_no_more_dice_than_there_are():
    """With two dice against one, each sees the other's, and no place that nobody has a die for."""
    game = load("liars_dice", dice=2)
    state = game.initial_state()
    for face in (1, 2, 3):
        state = game.child(state, face)
    assert [1, 2] == [scene(game, state, seat).to_svg().count(">?<") for seat in (0, 1)]


def test_dice_may_be_counted():
    """Yahtzee keeps how many dice show a face; what is drawn are the dice."""
    game = load("yahtzee")
    keys = []
    for face, count in ((5, 3), (0, 2)):
        state = game.initial_state()
        state.face[face] = count
        keys.append(sum(str(element.get("data-key", "")).startswith("face ") for element in scene(game, state).moving))
    assert [3, 2] == keys


@pytest.mark.parametrize(("name", "dealer"), [
    ("pig", "Dice"), ("kuhn_poker", "Deck"), ("blackjack", "Deck"), ("worded_pig", "Chance")])
def test_chance_is_called_by_what_it_is(name, dealer, tmp_path):
    """Dice where outcomes are numbers, a deck where cards are drawn, otherwise chance."""
    path = tmp_path / "worded_pig.py"
    path.write_text(PIG.replace('tuple("123456")', str(tuple("abcdef"))), encoding="utf-8")
    assert dealer == load(path if name == "worded_pig" else name).words.DEALER


def test_the_die_that_fell_is_drawn_and_named():
    """Pig keeps no die in its state: the table draws what fell, and whose it was."""
    table = Table(load("pig"), seed=7)
    assert "The die" in table.board.scene.to_svg()
    table.act(1)
    fell = table.match.actions[1] + 1
    assert f"Rolled: You {fell}" in table.board.scene.to_svg()
