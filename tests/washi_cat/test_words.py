"""What a reader is told: names of moves, positions, endings, and why something does nothing."""

import re

import pytest

import catlib
from catlib.chance import generator
from catlib.game import Cast, Step
from catlib.games.washi_cat.boards import cell_name, cell_number
from catlib.games.washi_cat.bots import WORK, walks_left
from catlib.games.washi_cat.goals import AHEAD
from catlib.games.washi_cat.phases import BY_DELIVERY, FAR, PASS
from catlib.games.washi_cat.voice import voice
from catlib.play import Match, cast_of, manual, tell, walk, worth
from catlib.play.reviews import brings

from .positions import drawn, empty, jammed, names, play, position, washi

SEWERS = empty(sewers=[{"colour": "green", "cells": ["a2", "d2"]}, {"colour": "green", "cells": ["b3", "e3"]}])
TWO = empty(4, 7, cats=2)
MARKED = " Click a marked space."


def why(game, state, part):
    """The reason alone."""
    if part[1:].isdecimal():
        part = f"cell:{cell_number(part)}"
    said = game.words.why_not(game.setup, state, part)
    if said.endswith(MARKED):
        return said.removesuffix(MARKED)
    reason, _, asked = said.rpartition(" Now ")
    assert game.words.question(game.setup, state) + "." == asked
    return reason


def test_moves_have_names():
    """A cat, how it goes, where to, and what happens there."""
    game = washi(SEWERS)
    state = position(game, "a1", "e4", blue_line="b1", fish="c1")
    assert ["cat to a2", "cat takes the green sewer to d2, a special move"] == names(game, state)
    state = position(game, "c3", "e4", red_line="c2", fish="c4", carrying="c3")
    assert {"cat to c2", "cat jumps to c1, brings its fish home"} <= set(names(game, state))
    assert "cat to c4, takes the fish" in names(game, position(game, "c3", "e4", fish="c4"))
    assert "cat 2 to c2" in names(washi(TWO), position(washi(TWO), "a1 c1", "g4 e4"))


def test_drawings_have_names():
    """Whose fish or cat goes where."""
    game = washi()
    assert ["red fish on a1", "red fish on b1"] == names(game, game.initial_state())[:2]
    state = drawn(game, ["a1", "a4", "e4", "e1"])
    assert ["red cat on b1", "red cat on c1", "red cat on d1"] == names(game, state)


@pytest.mark.parametrize("name", ["default", "small"])
def test_one_touch_a_move(name):
    """Every legal move has one part of its own, a cell wherever no other move ends there."""
    game = washi(name, drawing="random")
    for seed in range(4):
        state, draw = game.initial_state(), generator(seed).random
        while not game.is_terminal(state):
            legal = game.legal_actions(state)
            parts = [game.parts(state, a) for a in legal]
            assert len(set(parts)) == len(legal)
            assert {1} >= {len(part) for part in parts}
            u = draw()
            state = game.child(state, game.sample(state, u) if not legal else legal[int(u * len(legal))])


def test_two_cats_to_one_cell():
    """Where both cats can go, each has a mark; so has a way through a sewer."""
    game = washi(TWO)
    state = position(game, "b2 d2", "g4 e4")
    c2 = cell_number("c2")
    parts = {game.parts(state, a)[0] for a in game.legal_actions(state)}
    assert {f"cell:{c2}:0", f"cell:{c2}:1", f"cell:{cell_number('b3')}"} <= parts
    assert "More than one move ends on c2, and each has a sign of its own." == why(game, state, f"cell:{c2}")
    game = washi(SEWERS)
    state = position(game, "d3", "a4", red_line="d2", seat=0)
    state = position(game, "b2", "a4", red_line="c2")
    parts = {game.action_to_string(state, a): game.parts(state, a)[0] for a in game.legal_actions(state)}
    d2 = cell_number("d2")
    assert f"cell:{d2}:0" == parts["cat jumps to d2"]
    assert f"cell:{d2}:0:sewer" == parts["cat takes the green sewer to d2, a special move"]


REASONS = {
    "a diagonal": (None, {"red": "b2"}, "c3", "c3 is diagonal from red cat. Cats go up, down, left or right."),
    "not in line": (None, {"red": "a1"}, "c2",
        "c2 is out of reach of red cat. "
        "A cat goes one space up, down, left or right, or jumps straight over lines."),
    "its own place": (None, {"red": "b2"}, "b2", "Red cat is on b2 already."),
    "off the board": (None, {"red": "b2"}, "f2", "There is no such space."),
    "a shrine": (empty(shrines=["b2", "d3"]), {"red": "b1"}, "b2", "b2 is a shrine, and no cat goes there."),
    "a wall": (empty(walls=[["b1", "b2"], ["d4", "d3"]]), {"red": "b1"}, "b2", "There is a wall between b1 and b2."),
    "a jump over a wall": (empty(walls=[["b2", "c2"], ["d3", "c3"]]), {"red": "a2", "red_line": "b2"}, "c2",
        "A wall or a shrine beyond b2 stops the jump."),
    "a line of the opponent": (None, {"red": "b1", "blue_line": "b2"}, "b2",
        "b2 holds a line of blue, and no cat steps on it."),
    "nothing to jump over": (None, {"red": "a2", "red_line": "b2"}, "d2",
        "d2 is too far: a cat jumps only over lines, and there is none on c2."),
    "a landing on a line": (None, {"red": "a2", "red_line": "b2 c2"}, "c2",
        "There is a line on c2. A jump ends on the first space without one."),
    "a third special": (None, {"red": "a2", "blue_line": "b2", "specials": (0, 0)}, "c2",
        "All 2 special moves of red are used up."),
    "a fish of one's own side": (None, {"red": "b1", "fish": "c1"}, "c1",
        "The fish on c1 is in the home row of red cat. Fetch one from the far row."),
    "a second fish": (None, {"red": "b4", "blue": "e1", "fish": "c4", "carrying": "b4"}, "c4",
        "Red cat has had its fish, and each cat takes only one."),
    "a jump to a second fish": (None, {"red": "a4", "red_line": "b4", "blue": "e1", "fish": "c4", "carrying": "a4"},
        "c4", "Red cat has had its fish, and each cat takes only one."),
    "a blocked sewer": (SEWERS, {"red": "a1", "dead": 1}, "d2", "The green sewers a2 and d2 are blocked."),
    "a sewer without a special": (SEWERS, {"red": "a1", "specials": (0, 0)}, "d2",
        "All 2 special moves of red are used up."),
    "a sewer under a line": (SEWERS, {"red": "a1", "blue_line": "d2"}, "d2",
        "A line of blue covers one of the green sewers."),
    "the other's cat": (None, {"red": "b1"}, "cat:2", "Blue cat belongs to the other player."),
    "one's own cat": (None, {"red": "b1"}, "cat:0", "Choose where the cat goes."),
    "the specials": (None, {"red": "b1"}, "special:0",
        "A jump over a line of the opponent, or a way through a sewer, uses up a special move."),
    "no specials": (None, {"red": "b1", "specials": (0, 1)}, "special:0", "All 2 special moves of red are used up."),
    "anything else": (None, {"red": "b1"}, "die:3", "That cannot be chosen now."),
}


@pytest.mark.filterwarnings("ignore:board 'A board' favours one side")
@pytest.mark.parametrize("case", REASONS)
def test_why_not(case):
    """Why a touch does nothing, in a sentence of the game."""
    board, facts, part, sentence = REASONS[case]
    game = washi(board)
    state = position(game, **facts)
    before = state.key()
    assert sentence == why(game, state, part)
    assert before == state.key()


def test_why_not_under_house_rules():
    """House rules that forbid more are named."""
    blocks = washi(own_line_blocks=True)
    state = position(blocks, "b1", red_line="b2")
    assert "b2 holds a line of red, and here no cat steps on its own line." == why(blocks, state, "b2")
    blank = washi(landing="blank")
    state = position(blank, "c2", "e4", red_line="c3", fish="c4")
    assert "c4 is not blank, and here a jump lands on blank spaces only." == why(blank, state, "c4")
    for seat, cat, line, fish in ((0, "c3", "c2", "c1"), (1, "c2", "c3", "c4")):
        theirs = f"The fish on {fish} is in the home row of {('red', 'blue')[seat]} cat."
        cats = {("red", "blue")[seat]: cat, ("red", "blue")[1 - seat]: "e2", ("red_line", "blue_line")[seat]: line}
        own = position(blank, **cats, fish=fish, seat=seat)
        assert why(blank, own, fish).startswith(theirs)
    one = washi(specials=1)
    state = position(one, "a2", blue_line="b2", specials=(0, 0))
    assert "The special move of red is used up." == why(one, state, "c2")
    rest = washi(delivered_cats="rest")
    assert "Your cats have all brought their fish home." == why(rest, position(rest, "b1", delivered="b1"), "b2")


def test_why_not_drawn_there():
    """Why nothing is drawn somewhere."""
    game = washi("default")
    state = drawn(game, ["a1", "a8", "d1"])
    assert "b4 is in the middle; fish and cats are drawn in the first and the last row." == why(game, state, "b4")
    assert "Something is drawn on a8 already." == why(game, state, "a8")
    assert "b1 is too near; leave at least 2 spaces between two drawings here." == why(game, state, "b1")
    state = drawn(game, ["a1", "a8", "d1", "d8"])
    assert "Red has drawn 2 fish in row 1 already." == why(game, state, "h1")
    drained = washi(empty(4, 6, sewers=[{"colour": "x", "cells": [f"{c}{n}" for c in "af"]} for n in (1, 4)]))
    assert "a1 holds a shrine or a sewer, and nothing is drawn there." == why(drained, drained.initial_state(), "a1")
    cats = drawn(washi(), ["a1", "a4", "e4", "e1"])
    assert "b4 is outside the starting row of red; cats start in their own row." == why(washi(), cats, "b4")


def test_cats_that_start_apart_in_words():
    """Who draws is told to draw one cat in each row; each cat's errand, and the log, name the row that it goes to."""
    game = washi(TWO, cats_start="one on each side")
    match = Match(game, ["human", "human"], seed=1)
    for each in ("red fish on a4", "blue fish on g4", "red fish on a1", "blue fish on g1"):
        match.act(each)
    said = game.story.ask(game.setup, match.state, cast_of(match))
    assert "Draw your cats: click in a marked space of the first or last row, one in each." == said
    moves = ["red cat 2 on b4", "blue cat 1 on f4", "red cat 1 on b1"]
    moves += ["blue cat 2 on f1", "cat 1 to b2", "cat 1 to f3"]
    for each in moves:
        match.act(each)
    said = game.story.ask(game.setup, match.state, cast_of(match))
    assert "Cat 1 needs a fish from row 4; Cat 2 needs a fish from row 1." in said
    moves = ["cat 2 to b3", "cat 1 to f2", "cat 2 to a3"]
    moves += ["cat 1 to g2", "cat 2 to a2", "cat 1 to g3", "cat 2 to a1, takes the fish"]
    for each in moves:
        match.act(each)
    told = [line.text for chapter in tell(match, None) for line in chapter.lines]
    assert "Player 1 draws cat 2 on b4." in told
    assert "Player 1's cat 2 goes to a1. It takes a fish; now it has to get home to row 4." == told[-1]
    said = game.story.ask(game.setup, position(game, "b1 b3", "f4 f1", carrying="b3"), cast_of(match))
    assert "Cat 2 brings its fish home to row 4." in said
    state = position(game, "b1 f4", "f3 f1", fish="g4")
    assert why(game, state, "g4").startswith("The fish on g4 is in the home row of red cat 2.")


def test_a_jammed_row_asks_for_less_distance():
    """A refusal names the distance that the next drawing keeps, not the one that no space keeps any more."""
    game, state = jammed(0b100000001)
    assert {"d"} == {name[-2] for name in names(game, state)}
    assert "c1 is too near; leave at least 1 space between two drawings here." == why(game, state, "c1")


def test_special_moves_in_words():
    """Without special moves none is said to be used up; where every jump is one it is said so."""
    none = washi(specials=0)
    state = position(none, "c2", "e4", blue_line="c3", specials=(0, 0))
    assert "There are no special moves in this game." == why(none, state, "c4")
    every = washi(jump_is_special=True)
    assert why(every, position(every), "special:0").startswith("Any jump, or a way through a sewer, uses up")


def test_a_pass_is_told():
    """It is the cats of whoever passes that cannot move."""
    game = washi()
    state = position(game, "a1", "e4", blue_line="a2 b1", specials=(0, 1))
    step = Step(game.setup, [state, play(game, state, "pass")], [PASS], range(1), Cast(("Ann", "Bob"), 1), 1)
    assert ["Ann passes: Ann's cat cannot move"] == list(game.story.tell(step))


# The rulebook


@pytest.mark.parametrize("name", ["default", "garden", "market", "small", "tiny"])
def test_the_picture_shows_the_board(name):
    """Walls, exits, shrines and pairs of sewers can be read off the picture in letters."""
    game = catlib.load("washi_cat", board=name)
    board, text = game.house.board, manual(game).to_markdown()
    *lines, letters = text.split("```text\n")[1].split("\n```")[0].split("\n")
    signs, walls, row = {}, set(), 0
    for line in lines:
        row = int(line[0]) if line[0].isdecimal() else row
        for at, column in enumerate(letters.split()):
            here, right, sign = f"{column}{row}", line[2 * at + 3 : 2 * at + 4], line[2 * at + 2 : 2 * at + 3]
            if line[0].isdecimal():
                signs[here] = sign
                walls |= {frozenset((here, f"{chr(ord(column) + 1)}{row}"))} if right == "|" else set()
            elif sign == "-":
                walls.add(frozenset((here, f"{column}{row - 1}")))
    assert board.closed() == walls
    assert game.setup.fish == 2 * voice.at(game.setup).value("half")
    assert set(board.shrines) == {cell for cell, sign in signs.items() if sign == "#"}
    pairs = {cells: sewers.colour for sewers in board.sewers for cells in [frozenset(sewers.cells)]}
    told = dict(re.findall(r"\*\*([A-Z])\*\* (\w+)", text))
    assert pairs == {frozenset(c for c, sign in signs.items() if sign == letter): told[letter] for letter in told}


def test_the_rulebook_tells_every_end():
    """By fish, by a trap, by a trap of both, by standstill, and by the limit."""
    [end] = [section for section in manual(washi()).sections if section.title == "The end"]
    [points, *_] = end.blocks
    assert 5 == len(points.items)
    assert "If neither of you can move, nobody wins.°" in points.items


def test_the_rulebook_marks_our_readings():
    """Every gap of the rulebook that shows in it bears the sign, and a rule of the print does not."""
    text = manual(catlib.load("washi_cat")).to_markdown()
    for ours in ("our own invention", "in any direction", "leave one space fewer", "on a sewer", "Red begins",
                 "You may walk on your own lines", "even your own", "on a free sewer", "It costs nothing",
                 "you pass", "all that you cross", "only you can use them", "to stand in the way", "never trap you",
                 "made it wins"):
        assert re.search(re.escape(ours) + r"[.,]?°", text), ours
    for printed in ("when you use it.", "may not enter a space with a fish.", "brought a fish home."):
        assert f"{printed}°" not in text
    assert "° marks our reading" in text


def test_nothing_more_after_the_end():
    """After the end there is nothing to explain but that."""
    game = washi()
    state = play(game, position(game, "c2", carrying="c2"), "cat to c1")
    assert "The game is over; start a new one or go back a step." == game.words.why_not(game.setup, state, "cell:0")


def test_every_refusal_is_a_sentence():
    """Whatever cell is touched in games of every board, the answer is a finished sentence and no error."""
    for name in ("default", "small"):
        game = washi(name)
        state, draw = game.initial_state(), generator(1).random
        for step in range(60):
            if game.is_terminal(state):
                break
            legal = game.legal_actions(state)
            parts = {part for a in legal for part in game.parts(state, a)}
            for cell in range(step % 7, 260, 7):
                if f"cell:{cell}" not in parts:
                    told = game.words.why_not(game.setup, state, f"cell:{cell}")
                    assert told[0].isalnum()
                    assert told.endswith((MARKED, f"Now {game.words.question(game.setup, state)}."))
                    assert not told.startswith("That is not asked"), (cell_name(cell % 208), told)
            state = game.child(state, legal[int(draw() * len(legal))])


def test_positions_in_a_line():
    """Turn, question, cats and specials."""
    game = washi(TWO)
    state = position(game, "a1 c2", "g4 e4", carrying="c2", delivered="a1", turn=7)
    assert (
        "turn 8, red moves a cat; red cat 1 on a1 done, red cat 2 on c2 with a fish, blue cat 1 on g4, "
        "blue cat 2 on e4; specials: red 2 and blue 2"
    ) == game.state_to_string(state)
    assert "red draws a fish; no cats yet; specials: red 2 and blue 2" == game.state_to_string(game.initial_state())
    assert "Ann draws a fish" == game.words.question(game.setup, game.initial_state(), ["Ann", "Bob"])


def test_measures():
    """Who won from which place, how, and what was left."""
    game = catlib.load("washi_cat", board="tiny", drawing="board")
    state = position(game, "c2", "b4", carrying="c2", turn=11)
    measured = game.measures(play(game, state, "cat to c1"))
    assert {"start of the winner": 1, "turns": 11, "ended by": BY_DELIVERY} == {
        name: measured[name] for name in ("start of the winner", "turns", "ended by")
    }
    assert (1, 0) == (measured["deliveries of seat 1"], measured["deliveries of seat 2"])
    assert (2, 2) == (measured["spaces with a line of seat 1"], measured["spaces with a line of seat 2"])


def test_steps_ahead_are_told_as_steps_and_no_way_as_none():
    """What a move brings has its number of steps, but where one side has a way left and the other has none."""
    game, said = washi("small", drawing="board"), set()
    for state in walk(game, 4, 200).states:
        found = worth(game, state, AHEAD)
        for option in found.options if found else ():
            after, work = game.child(state, option.action), [0] * WORK
            lost = [walks_left(game.setup, after, s, work, -1) >= FAR for s in (state.player, 1 - state.player)]
            words = brings(game, found, option, option)
            if not any(lost):
                ahead = "ahead" if option.value > 0 else "behind"
                assert re.search(f"nobody is ahead|{abs(option.value)} steps? {ahead}", words)
            elif not all(lost):
                assert ("of yours has no way left" if lost[0] else "of the other has no way left") in words
            said.add(tuple(lost))
    assert len(said) > 2
