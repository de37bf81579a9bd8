"""The bots: maps of steps against networkx, the shortest path, standing in the way, and who beats whom."""

from itertools import product

import networkx as nx
import pytest

import catlib
from catlib.chance import generator
from catlib.games.washi_cat import bots, goals, phases
from catlib.games.washi_cat.boards import COLUMNS, cell_name
from catlib.games.washi_cat.moving import target
from catlib.games.washi_cat.phases import edge_row, fish_side, free_fish, has_line
from catlib.play import bot_policy, simulate

from .positions import empty, play, position, washi


def graph(game, state, seat):
    """Where a player's cats may walk without taking fish, as a graph of cells."""
    near = game.house.board.neighbours()
    line = {cell_name(c) for c in range(208) if has_line(state, 1 - seat, c)}
    fish = {cell_name(c) for c in range(208) if fish_side(game.setup, state, c) >= 0}
    found = nx.Graph((a, b) for a in near for b in near[a])
    found.remove_nodes_from(line | fish)
    return found


def fish_of(game, state, seat):
    """The free fish that a player's cats may fetch."""
    row = edge_row(game.setup, 1 - seat)
    fish = free_fish(state, 1 - seat)
    return [cell_name(row * COLUMNS + column) for column in range(COLUMNS) if fish >> column & 1]


def walked(board, sources, near):
    """Steps from some cells to all others, the sources themselves being no ground perhaps."""
    if not sources:
        return {}
    ground = board.copy()
    ground.add_edges_from((a, b) for a in sources for b in near[a] if b in board)
    ground.add_nodes_from(sources)
    return nx.multi_source_dijkstra_path_length(ground, set(sources))


def tours(game, state, seat):
    """The least steps of a player's cats together, every choice of fish tried."""
    ground, near = graph(game, state, seat), game.house.board.neighbours()
    home = walked(ground, {name for name in game.house.board.row(game.house.board.home(seat)) if name in ground}, near)
    paths = {}
    for fish in fish_of(game, state, seat):
        back = 1 + min((home.get(b, phases.FAR) for b in near[fish]), default=phases.FAR)
        paths[fish] = walked(ground, {fish}, near), min(back, phases.FAR)
    options = []
    for i in range(game.setup.cats):
        cat = 2 * seat + i
        at, about = cell_name(state.head[cat]), state.carry[cat]
        if about == phases.EMPTY:
            options.append([(fish, steps.get(at, phases.FAR) + back) for fish, (steps, back) in paths.items()])
        else:
            options.append([(cat, home.get(at, phases.FAR) if about == phases.CARRYING else 0)])
    choices = [sum(n for _, n in choice) for choice in product(*options) if len({f for f, _ in choice}) == len(choice)]
    return min(choices, default=bots.LOST)


@pytest.mark.parametrize("name", ["default", "garden", "small", "tiny"])
def test_steps_left(name):
    """The steps that are left are those of breadth-first search by networkx with every pair of fish tried."""
    game = washi(name, drawing="random")
    for seed in range(3):
        state, draw = game.initial_state(), generator(seed).random
        for ply in range(90):
            if game.is_terminal(state):
                break
            if state.phase == phases.TURN and ply % 6 == 0 and not crossed(state):
                for s in range(2):
                    work = [0] * bots.WORK
                    left = bots.walks_left(game.setup, state, s, work, -1)
                    expected = tours(game, state, s)
                    assert expected == left or (expected >= phases.FAR and left >= phases.FAR)
            legal, u = game.legal_actions(state), draw()
            state = game.child(state, legal[int(u * len(legal))] if legal else game.sample(state, u))


def crossed(state):
    """Whether a cat stands under a line of the opponent, where no walk of the twin begins."""
    return any(head >= 0 and has_line(state, 1 - cat // 2, head) for cat, head in enumerate(state.head))


def chosen(game, state, bot, u=0.5):
    return game.action_to_string(state, bot_policy(game, bot)(state, u))


def test_racer_takes_the_shortest_path():
    """Straight to the nearest fish, and home."""
    game = washi()
    assert "cat to c4, takes the fish" == chosen(game, position(game, "c3", "e4", fish="c4 a4 a1"), "racer")
    assert "cat to c1, brings its fish home" == chosen(game, position(game, "c2", carrying="c2", fish="a1"), "racer")


def test_racer_jumps():
    """Over one's own line, where that saves steps."""
    game = washi()
    state = position(game, "c4", "e4", red_line="c3 c2", carrying="c4", fish="a1")
    assert "cat jumps to c1, brings its fish home" == chosen(game, state, "racer")


def test_racer_prepares_its_jump_home():
    """Of the shortest paths it takes the one along the second row, so that the way back is one jump: 7 turns for 10."""
    game = washi(empty(6, 5))
    state = position(game, "b1", "e6", fish="c6 a1 d1")
    texts = []
    while state.carry[0] != phases.DELIVERED:
        texts.append(chosen(game, state, "racer"))
        state = play(game, state, texts[-1])
        state.player = 0
    expected = ["cat to b2", *(f"cat to c{row}" for row in range(2, 6)), "cat to c6, takes the fish"]
    assert [*expected, "cat jumps to c1, brings its fish home"] == texts


def test_racer_saves_its_specials():
    """A special has to save at least three steps."""
    game = washi(empty(6, 7))
    far = position(game, "b6", "g6", blue_line="a5 b5 c5 d5 e5 f5", carrying="b6", fish="a1")
    assert "cat jumps to b4, a special move" == chosen(game, far, "racer")
    near = position(game, "e6", "g4", blue_line="d5 e5", carrying="e6", fish="a1")
    assert "cat to f6" == chosen(game, near, "racer")


def test_two_cats_share_the_fish():
    """The cats share the fish in the better of two ways: 1 + 3 and 4 + 5 steps rather than 2 + 3 and 5 + 5."""
    game = washi(empty(4, 7, cats=2))
    state = position(game, "c3 d3", "g3 f3", fish="c4 g4")
    work = [0] * bots.WORK
    assert 13 == bots.walks_left(game.setup, state, 0, work, -1)


def test_blocker_stands_in_the_way():
    """A step that costs nothing and closes a gap is better than one that only goes on."""
    game = washi(empty(4, 7))
    state = position(game, "b3", "c2", blue_line="a2 b2 e2 f2 g2", fish="a4 b1 f1", specials=(0, 2), seat=1)
    assert "cat to d2" == chosen(game, state, "blocker")
    assert phases.BY_TRAP == play(game, state, "cat to d2").ended


@pytest.mark.parametrize("seed", range(6))
def test_cats_begin_near_fish(seed):
    """Racers draw each of their cats where the path to a fish is shortest, to whichever side it lies."""
    game = washi("garden", drawing="players")
    state, draw = game.initial_state(), generator(seed).random
    while state.phase == phases.DRAW:
        action = bot_policy(game, "racer")(state, draw())
        if state.drawn >= 2 * game.setup.fish:
            fish = {ord(name[0]) for name in fish_of(game, state, state.player)}
            away = {a: min(abs(ord(game.action_to_string(state, a)[-2]) - f) for f in fish)
                    for a in game.legal_actions(state)}
            assert min(away.values()) == away[action]
        state = game.child(state, action)


def as_if_no_wall_stood(game, state, cat, cell):
    """Columns and rows from a cell to the nearest fish, or with a fish home."""
    if state.carry[cat] == phases.DELIVERED:
        return 0
    row, column = divmod(cell, COLUMNS)
    home = edge_row(game.setup, game.setup.home[cat])
    if state.carry[cat] == phases.CARRYING:
        return abs(row - home)
    across = [abs(ord(name[0]) - ord("a") - column) for name in fish_of(game, state, cat // 2)]
    return min(across, default=bots.LOST) + abs(row - (game.setup.rows - 1 - home))


def positions_of(name, seeds=4):
    """Turns of games by chance in which no cat stands under a line of the other, with the actions of each."""
    game = washi(name, drawing="random")
    for seed in range(seeds):
        state, draw = game.initial_state(), generator(seed).random
        for ply in range(80):
            if game.is_terminal(state):
                break
            legal, u = game.legal_actions(state), draw()
            if state.phase == phases.TURN and ply % 5 == 0 and not crossed(state) and phases.PASS not in legal:
                yield game, state, legal
            state = game.child(state, legal[int(u * len(legal))] if legal else game.sample(state, u))


@pytest.mark.parametrize("name", ["garden", "small"])
def test_a_child_goes_straight_on(name):
    """As if no wall stood anywhere, but rather not onto its own line: of all moves the one that leaves least."""
    for game, state, legal in positions_of(name):
        left = {}
        for action in legal:
            cat, there = phases.cat_of(state, action), target(game.setup, state, action)
            gone = [as_if_no_wall_stood(game, state, cat, cell) for cell in (there, state.head[cat])]
            left[action] = gone[0] - gone[1] + 3 * bool(has_line(state, state.player, there))
        assert min(left.values()) == left[bot_policy(game, "straight on")(state, 0.5)]


@pytest.mark.parametrize("name", ["garden", "small"])
def test_a_blocker_counts_the_steps_that_the_other_has_to_go_round(name):
    """What a line on a cell costs the other by networkx; a special move helps out of what costs more than six."""
    longer = 0
    for game, state, legal in positions_of(name):
        other, work = 1 - state.player, [0] * bots.WORK
        bots.own_costs(game.setup, state, legal, len(legal), work)
        own, before = work[bots.COST : bots.COST + len(legal)], tours(game, state, other)
        bots.gain_by_blocking(game.setup, state, legal, len(legal), work)
        for i, action in enumerate(legal):
            cell, walled = target(game.setup, state, action), state.copy()
            walled.line[2 * state.player * 8 + cell // COLUMNS] |= 1 << cell % COLUMNS
            more = tours(game, walled, other) - before
            if before < phases.FAR and not has_line(state, state.player, cell):
                most = 6 if state.specials[other] else more
                assert (own[i] - work[bots.COST + i]) // bots.STEP_COST == min(more, most)
                longer += more > 6
    assert longer


@pytest.mark.parametrize(("board", "bot", "other", "least"), [
    ("default", "racer", "random", 0.95), ("garden", "blocker", "random", 0.9)])
def test_who_beats_whom(board, bot, other, least):
    """Racers and blockers beat random players from either seat."""
    game = washi(board, drawing="random")
    for bots_, seat in (((bot, other), 0), ((other, bot), 1)):
        assert float(simulate(game, bots_, 30, seed=1, progress=False).win_rate(seat)) > least


def test_tree_search_finds_a_win_in_two():
    """A way home that is open, if only the right cat goes first."""
    game = washi("tiny", drawing="board")
    state = position(game, "c2", "c3", carrying="c2", fish="e1 a1 a4")
    assert "cat to c1, brings its fish home" == chosen(game, state, "tree search")


def test_tree_search_blocks():
    """It does not let the opponent home if it can win by a step in the way."""
    game = washi("tiny", drawing="board")
    state = position(game, "b3", "d2", blue_line="a2 b2 e2", carrying="b3", fish="a4 e1 a1", specials=(0, 2), seat=1)
    assert "cat to c2" == chosen(game, state, "tree search")


def test_an_unknown_bot():
    """An unknown bot is refused, and the error names those there are."""
    game = catlib.load("washi_cat")
    with pytest.raises(ValueError, match=r"bot='fox': Washi Cat has random, straight on, beginner, stroller, "):
        bots.make("fox", game)


# Goals


def test_ahead():
    """How far one is ahead is how far the other is behind."""
    game = washi("small", drawing="board")
    state, draw = game.initial_state(), generator(1).random
    while not game.is_terminal(state):
        assert goals.ahead(game, state, 0) == -goals.ahead(game, state, 1)
        legal = game.legal_actions(state)
        state = game.child(state, legal[int(draw() * len(legal))])


def test_goal():
    """Every move is worth the lead after it; the move that wins is worth most."""
    from catlib.solving import solve

    game = washi("tiny", drawing="board")
    goal = goals.goals(game)[goals.AHEAD]
    state = position(game, "c2", "c3", carrying="c2", fish="e1 a1 a4")
    solution = solve(game, goal, state)
    for option in solution.options:
        child = game.child(state, option.action)
        assert option.value == (phases.FAR if game.is_terminal(child) else goals.ahead(game, child, 0))
    assert "cat to c1, brings its fish home" == max(solution.options, key=lambda o: o.value).label


def test_goals_have_nothing_to_say_before_the_first_turn():
    """While fish and cats are drawn no path is known."""
    game = washi("default")
    assert goals.goals(game)[goals.AHEAD].until(game.initial_state())
    assert game.goals.luck_goal(game, game.initial_state()) is None


@pytest.mark.parametrize(("board", "fits"), [("default", 1.0), ("garden", 1.0), ("market", 0.76067), ("tiny", 1.0)])
def test_turn_distribution(board, fits):
    """How often all drawings of a row keep their distance, as published for 20 columns."""
    game = washi(board)
    distribution = goals.turn_distribution(game)
    drawings = game.setup.cats + game.setup.fish
    assert fits == round(float(distribution.at_least(drawings)), 5)
    assert 0 == distribution.at_least(drawings + 1)
