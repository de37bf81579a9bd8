"""Question D5: small boards solved, against searches that know no table and no symmetry."""

import functools

import pytest

import catlib
from catlib.chance import generator
from catlib.games.washi_cat.boards import ROWS
from catlib.games.washi_cat.odds import solve
from catlib.games.washi_cat.odds.solved import WORDS, is_fair, pack, pack_turned
from catlib.games.washi_cat.phases import own_line

from ..exhaustive import exhaustive
from .mirror import mirrored, mirrored_action
from .positions import empty

FAIR = empty(3, 3, drawn_fish=[["a1", "a3"], ["c3", "c1"]], drawn_cats=[["b1"], ["b3"]])


def washi(board="tiny", **house):
    return catlib.load("washi_cat", **{"board": board, "drawing": "board", "turn_limit": 0} | house)


def played(game, draw, turns):
    """A position after some random turns."""
    state = game.initial_state()
    for _ in range(turns):
        legal = game.legal_actions(state)
        child = game.successor(state, legal[int(draw() * len(legal))])
        if game.is_terminal(child):
            return state
        state = child
    return state


def outcome(game, state, plies):
    """Who can force a win within so many actions, and how soon, by trying everything."""

    @functools.cache
    def wins(state, seat, left):
        if game.is_terminal(state):
            return game.returns(state)[seat] == 1
        if left == 0:
            return False
        ask = any if game.current_player(state) == seat else all
        return ask(wins(game.successor(state, a), seat, left - 1) for a in game.legal_actions(state))

    return next(((seat, n) for n in range(1, plies + 1) for seat in range(2) if wins(state, seat, n)), (None, None))


def agree_on(game, draw, depth, lengths):
    """Both ways say the same of random positions, some of which are won."""
    won = 0
    for length in lengths:
        state = played(game, draw, length)
        found = solve(game, state, depth=depth, prove=False, positions=20_000, compile=False)
        assert outcome(game, state, depth) == (found.winner, found.plies)
        won += found.winner is not None
    assert won > 1


@pytest.mark.parametrize("house", [{"specials": 0}, {"specials": 1}, {"specials": 1, "own_line_blocks": True}])
def test_solve_by_trying(house):
    """Random positions of the 4 × 5 board: the same winner in as many actions as trying everything says."""
    agree_on(washi(**house), generator(1).random, depth=8, lengths=range(2, 22))


def test_two_cats_by_trying():
    """On 6 × 7, with two cats each and no special moves, the first player fences a fish off in five turns."""
    game = washi("small", specials=0)
    found = solve(game, depth=5, prove=False, positions=20_000, compile=False)
    assert (0, 5) == (found.winner, found.plies) == outcome(game, game.initial_state(), 5)
    other = solve(washi("small", specials=1), depth=5, prove=False, positions=20_000, compile=False)
    assert (None, "bound") == (other.winner, other.mark)


EVEN = empty(3, 4, 2, drawn_fish=[["a1", "a3"], ["d3", "d1"]], drawn_cats=[["b1", "c1"], ["c3", "b3"]])
CROSSED = EVEN | {"drawn_cats": [["b1", "c1"], ["b3", "c3"]]}
APART = {"specials": 0, "cats_start": "one on each side"}


def test_cats_that_start_apart_by_trying():
    """Where a player's cats start on both sides: the same winner in as many actions as trying everything says."""
    agree_on(washi(EVEN, **APART), generator(5).random, depth=6, lengths=range(10, 22))


@pytest.mark.parametrize(("house", "alike"), [({}, True), (APART, False)])
def test_cats_change_places_only_within_a_side(house, alike):
    """Positions in which two cats of a player change places are one, unless they started on different sides."""
    game = washi(EVEN, **house)
    keys = []
    for heads in ((27, 28), (28, 27)):
        state, key = game.initial_state(), [0] * WORDS
        state.head[:2] = heads
        pack(game.setup, state, key)
        keys.append(key)
    assert alike == (keys[0] == keys[1])


@pytest.mark.parametrize(("board", "house", "fair"), [
    (EVEN, {}, True), (CROSSED, {}, True), (EVEN, APART, True), (CROSSED, APART, False)])
def test_a_half_turn_brings_each_cat_to_its_like(board, house, fair):
    """Seats are alike if a half turn brings cats to cats, and where these start apart each to one of its own side."""
    assert fair == is_fair(washi(board, **house))


@pytest.mark.parametrize("specials", [0, 1])
def test_the_tiny_board(specials):
    """On 4 × 5 the first player wins in 15 turns with no or one special each."""
    found = solve(washi(specials=specials))
    assert (0, 15, "exact") == (found.winner, found.plies, found.mark)


@pytest.mark.slow
def test_the_tiny_board_with_two_specials():
    """With two specials each nobody can ever force a win on 4 × 5, which safe sets prove for both."""
    found = solve(washi(specials=2))
    assert (None, "exact") == (found.winner, found.mark)
    assert (57_964, 9_777) == found.safe


def test_the_best_line():
    """The line is legal and ends with the win; the first move is the only one that wins."""
    game = washi(specials=0)
    found, state = solve(game), game.initial_state()
    for action in found.line:
        state = game.child(state, action)
    assert game.is_terminal(state)
    assert [1, 0] == game.returns(state)
    assert [found.line[0]] == [option.action for option in found.options if option.winner == 0]


def test_solve_by_everything():
    """Where own lines block, a game of 3 × 3 ends by itself, and the search of everything finds the same winner."""
    for specials in (0, 1):
        game = washi(FAIR, specials=specials, own_line_blocks=True)
        values = exhaustive(game).values if specials == 0 else None
        found = solve(game, positions=50_000)
        assert "exact" == found.mark
        if values is not None:
            assert values == tuple(int(found.winner == seat) for seat in range(2))


def test_symmetry_changes_nothing():
    """With and without the half turn the answer is the same; with it fewer positions are opened."""
    game = washi(specials=1)
    with_, without = solve(game), solve(game, symmetry=False)
    assert (with_.winner, with_.plies) == (without.winner, without.plies)
    assert with_.positions < without.positions


def test_mirrored_positions_have_mirrored_values():
    """A half turn exchanges the winner and turns every option."""
    game, draw = washi(specials=1), generator(2).random
    for n in range(8):
        state = played(game, draw, 2 + n)
        one = solve(game, state, depth=9, prove=False, symmetry=False)
        two = solve(game, mirrored(game.setup, state), depth=9, prove=False, symmetry=False)
        assert one.plies == two.plies
        assert (None if one.winner is None else 1 - one.winner) == two.winner
        turned = {mirrored_action(game.setup, o.action): (o.winner, o.plies) for o in one.options}
        assert {a: (None if w is None else 1 - w, n) for a, (w, n) in turned.items()} == {
            o.action: (o.winner, o.plies) for o in two.options
        }


def test_positions_pack_alike_only_if_they_are():
    """Different positions of a game have different keys; a half turn and the order of the cats make none."""
    draw = generator(3).random
    for board in ("tiny", "small"):
        game, known = washi(board), {}
        for n in range(150):
            state = played(game, draw, n % 40)
            what = same(game, state)
            assert what == known.setdefault(key(game, state, pack), what)
            assert key(game, state, pack_turned) == key(game, mirrored(game.setup, state), pack_turned)
            assert key(game, state, pack) == key(game, exchanged(state), pack)


def key(game, state, rule):
    words = [0] * WORDS
    rule(game.setup, state, words)
    assert max(words) < 2**62
    return tuple(words)


def same(game, state):
    """All that matters of a position, written out."""
    lines = tuple(own_line(state, s, row) for s in range(2) for row in range(ROWS))
    cats = tuple(tuple(sorted((state.head[2 * s + i], state.carry[2 * s + i]) for i in range(2))) for s in range(2))
    return lines, cats, tuple(state.taken), tuple(state.specials), state.dead, state.passed, state.player


def exchanged(state):
    """The same with the two cats of each player the other way round."""
    new = state.copy()
    for cat in range(4):
        new.head[cat ^ 1], new.carry[cat ^ 1] = state.head[cat], state.carry[cat]
        new.line[(cat ^ 1) * ROWS : ((cat ^ 1) + 1) * ROWS] = state.line[cat * ROWS : (cat + 1) * ROWS]
    return new


@pytest.mark.parametrize(("house", "sentence"), [
    ({"board": "garden", "drawing": "random"}, "6 × 16 .* can be solved"),
    ({"turn_limit": 300}, "turn_limit=300: .* load with turn_limit=0"),
    ({"own_tail": False}, "own_tail=False")])
def test_sentences(house, sentence):
    """What cannot be solved is said in a sentence."""
    with pytest.raises(ValueError, match=sentence):
        solve(washi(**house))
