"""Exact values against published numbers, value iteration, and every policy of tiny games tried out."""

import itertools
import math
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from catlib import CHANCE, TERMINAL, IllegalAction, load
from catlib.chance import EndlessPlay, Pmf, Row, chain_values, components, die
from catlib.chance.chains import eliminate_loops
from catlib.game import Goal
from catlib.solving import BadAbstraction, Solver, TooManyStates, distribution, perft, solve, uniform_value
from catlib.solving import exact as module

F = Fraction
MOVES = (0, 0, 0, 0, 1, 1, 2, 2, 2)


# Keeper, the push-your-luck turn


def what_lies(state):
    """Dice are alike, and so are faces that move alike."""
    there = [
        (state.pending >> i & 1, MOVES[face]) for i, face in enumerate(state.die) if face or state.pending >> i & 1
    ]
    return state.phase, state.curses, tuple(sorted((-1 if falls else moves) for falls, moves in there))


def two_sixes_and_an_eight(state):
    return what_lies(state), MOVES[state.die[2]], state.pending >> 2


def net_goal(game, abstraction=what_lies):
    return Goal("net", "moves less curses, in spaces", until=lambda state: False,
        value=lambda state: game.returns(state)[0], abstraction=abstraction)


def keeper(**house):
    game = load("keeper", **house)
    return game, game.initial_state()


def showing(game, faces, curses=0):
    """The decision with these faces on the table."""
    state = game.initial_state()
    for face in faces:
        state = game.child(state, int(face) - 1)
    state.curses = curses
    return state


def test_three_dice_are_worth_the_published_net():
    """The optimal net from no curse with three dice is 78613/26624, merged by what matters or not merged at all."""
    game, state = keeper(dice=3)
    assert F(78613, 26624) == solve(game, net_goal(game), state).value
    assert F(78613, 26624) == solve(game, net_goal(game, abstraction=None), state).value


@pytest.mark.parametrize(("curses", "gain"), [*((c, 1 - F(1, 4 ** (4 - c))) for c in range(4)), (4, F(2, 3))])
def test_one_die_gains_what_the_closed_form_says(curses, gain):
    """With one die the gain over the curses already held is 1 - 4^-(4-c), and 2/3 at the limit."""
    game, state = keeper(dice=1, held=curses)
    assert gain == solve(game, net_goal(game), state).value + curses


def test_faces_that_differ_in_nothing_change_no_value():
    """Lumping by what matters gives every option of a turn the value it has without lumping."""
    game, state = keeper(dice=2, limit=2)
    lumped, plain = Solver(game, net_goal(game)), Solver(game, net_goal(game, abstraction=None))
    for faces in itertools.product(range(1, 7), repeat=2):
        for curses in range(3):
            state = showing(game, faces, curses)
            assert plain.solve(state).options == lumped.solve(state).options


def test_options_that_are_alike_are_tried_once():
    """Naming alike re-rolls changes no value of any option, however the dice lie, and asks the rules less often."""
    game, state = keeper(dice=2, eights=1, limit=2)
    goal = net_goal(game, two_sixes_and_an_eight)
    plain, named = Solver(game, goal), Solver(game, replace(goal, action_classes=rolled_again))
    same, fewer = (solver.solve(state).proof._replace(audit=None) for solver in (plain, named))
    assert same == fewer
    for faces in itertools.product(range(1, 7), repeat=3):
        state = showing(game, faces, faces.count(1))
        assert plain.solve(state).options == named.solve(state).options
        assert plain.policy(state) == named.policy(state)


def test_options_are_told_apart_wherever_alike_ones_stand_between():
    """A die that differs from those on both sides of it changes nothing, though its dice are the first to be seen."""
    game, _ = keeper(dice=3, limit=2)
    plain = Solver(game, net_goal(game))
    for faces in itertools.product((2, 4, 6), repeat=3):
        state = showing(game, faces)
        named = Solver(game, replace(net_goal(game), action_classes=fallen))
        assert plain.solve(state).options == named.solve(state).options


def fallen(state, actions):
    """What falls again, by what it moves."""
    return [tuple(sorted(MOVES[f] for i, f in enumerate(state.die) if action >> i & 1)) for action in actions]


def rolled_again(state, actions):
    """What falls again of each kind of die, by what it moves."""
    dice = [(i >= 2, MOVES[state.die[i]]) for i in range(3)]
    return [tuple(sorted(d for i, d in enumerate(dice) if action >> i & 1)) for action in actions]


def test_options_of_a_decision():
    """Every legal action is valued in order, the best marked, and its regret is what it costs."""
    game, _ = keeper(dice=1)
    solution = solve(game, net_goal(game), showing(game, "3"))
    assert [(0, "stop", 0), (1, "re-roll 1:3", F(255, 256))] == [o[:3] for o in solution.options]
    assert [F(255, 256), 0] == [o.regret for o in solution.options]
    assert [False, True] == [o.best for o in solution.options]
    assert (1, "exact", 0, F(255, 256)) == (solution.best, solution.mark, solution.seat, solution.value)


def test_a_chance_node_has_no_options():
    """Before a roll there is nothing to choose, but an expectation that what follows averages to."""
    game, state = keeper(dice=1, limit=1)
    solution = solve(game, net_goal(game), state)
    assert () == solution.options
    assert solution.best is None
    after = [solve(game, net_goal(game), game.child(state, face)).value for face in range(6)]
    assert [-1, F(3, 4), F(3, 4), 1, 1, 2] == after
    assert solution.value == sum(after) / 6


def test_a_reached_goal_has_a_value_and_no_options():
    """Where the goal is reached, its value is all there is."""
    game, _ = keeper(dice=1)
    over = game.child(showing(game, "6"), 0)
    solution = solve(game, net_goal(game), over)
    assert (2, (), None) == (solution.value, solution.options, solution.best)
    with pytest.raises(ValueError, match="nobody decides"):
        solution.policy(over)


def test_proof_counts_what_was_checked():
    """The proof tells how much was solved, and that no option improves on it."""
    game, state = keeper(dice=3)
    proof = solve(game, net_goal(game), state).proof
    assert (136, 402, 0) == (proof.states, proof.edges, proof.improving)
    assert 4 == proof.loops
    assert 0 < proof.largest_loop < proof.states < proof.options


def test_every_value_satisfies_the_optimality_equation():
    """Each decision of a turn is worth the maximum of what its actions lead to, each roll the mean."""
    game, state = keeper(dice=3, limit=2)
    solver = Solver(game, net_goal(game, abstraction=None))
    waiting, seen = [state], {state}
    for state in waiting:
        steps = game.legal_actions(state) or [o for o, _ in game.chance_weights(state)]
        after = [game.child(state, step) for step in steps]
        values = [solver.value(s) for s in after]
        if game.is_chance_node(state):
            assert sum(values) / len(values) == solver.value(state)
        elif values:
            assert max(values) == solver.value(state)
        waiting += [s for s in dict.fromkeys(after) if s not in seen]
        seen.update(after)
    assert len(seen) == solver.solve(state).proof.states


def test_the_policy_earns_its_value():
    """Following the best policy by pushing a distribution forward gives the value that was promised."""
    game, state = keeper(dice=2)
    goal = net_goal(game)
    solution = solve(game, goal, state)
    played = distribution(game, state, goal.until, solution.policy, lambda s: game.returns(s)[0], what_lies)
    assert solution.value == played.mean
    assert solution.distribution() == played
    assert played.exact


def test_distribution_after_an_option():
    """The value after an option is the mean of how it can come out."""
    game, _ = keeper(dice=2)
    solution = solve(game, net_goal(game), showing(game, "34"))
    for option in solution.options:
        assert option.value == solution.distribution(option.action).mean
    with pytest.raises(IllegalAction):
        solution.distribution(4)


def test_equally_good_play_still_comes_to_an_end():
    """Where re-rolling a 4 is exactly fair, the policy is one that stops."""
    game = tiny(
        {"4": ("max", ["stop", "roll"]), "roll": ("chance", {"4": 1, "0": 1, "2": 1}), "0": 0, "2": 2, "stop": 1}
    )
    solution = solve(game, tiny_goal(game), "4")
    assert [F(1), F(1)] == [option.value for option in solution.options]
    assert [True, True] == [option.best for option in solution.options]
    played = distribution(game, "4", lambda s: False, solution.policy, lambda s: s, lambda s: s)
    assert 1 == sum(played.values())


def test_what_was_solved_is_kept():
    """A later state of the same turn is answered without asking the rules for anything new to solve."""
    game, state = keeper(dice=2)
    goal = net_goal(game)
    first = solve(game, goal, state).proof
    assert first == solve(load("keeper", dice=2), goal, showing(game, "33")).proof


def test_an_interrupted_solver_believes_nothing_half_done():
    """An interruption in the middle of solving leaves a solver that solves rightly afterwards."""
    game, state = keeper(dice=2)
    calls = iter([False] * 30)

    def until(state):
        if next(calls, True):
            raise KeyboardInterrupt
        return False

    solver = Solver(game, Goal("net", "spaces", until, lambda s: game.returns(s)[0], what_lies))
    with pytest.raises(KeyboardInterrupt):
        solver.solve(state)
    calls = itertools.repeat(False)
    assert solve(game, net_goal(game), state).value == solver.value(state)


# Pig, two seats


def pig(target, sides, seat=0):
    game = load("hog", target=target, sides=sides)

    def abstraction(state):
        turn = 0 if game.is_terminal(state) else min(state.turn, target - state.score[state.seat])
        return state.phase, state.seat, turn, tuple(state.score)

    def won(state):
        return F(1 + game.returns(state)[seat], 2)

    return game, Goal("win", "chance to win", lambda s: False, won, abstraction, seat)


def at(game, mine, other, turn, seat=0):
    state = game.initial_state()
    state.seat, state.turn = seat, turn
    state.score[seat], state.score[1 - seat] = mine, other
    return state


def test_piglet_has_the_published_values():
    """Piglet to 2 points, a coin for a die: Neller and Presser, UMAP J. 25(1), 2004, section 3."""
    published = {(0, 0, 0): F(4, 7), (0, 0, 1): F(5, 7), (0, 1, 0): F(2, 5), (0, 1, 1): F(3, 5)}
    published |= {(1, 0, 0): F(4, 5), (1, 1, 0): F(2, 3)}
    for seat in range(2):
        game, goal = pig(target=4, sides=2, seat=seat)
        for (mine, other, turn), value in published.items():
            assert value == solve(game, goal, at(game, 2 * mine, 2 * other, 2 * turn, seat)).value


def test_other_seats_minimise_play_alike_or_follow_a_policy():
    """An opponent who tries to win is worst, one who is told never to roll cannot win at all."""
    game, goal = pig(target=4, sides=2)
    values = []
    for others in ("minimise", "uniform", lambda state: 1, lambda state: {0: 1, 1: F(1, 2)}, lambda state: 0):
        own = Goal("win", "chance to win", goal.until, goal.value, goal.abstraction, 0, others)
        values.append(solve(game, own, game.initial_state()).value)
    assert F(4, 7) == values[0] == min(values)
    assert 1 == values[-1]
    assert all(values[0] < v < 1 for v in values[1:2] + values[3:4])


def test_an_option_of_a_seat_with_its_own_policy_is_valued_too():
    """The options of a seat that follows a policy have values, but the choice is not the goal's."""
    game, goal = pig(target=4, sides=2)
    own = Goal("win", "chance to win", goal.until, goal.value, goal.abstraction, seat=1, others="uniform")
    solution = solve(game, own, game.initial_state())
    assert solution.best is None
    assert solution.value == sum(o.value for o in solution.options) / 2
    assert {0: 1, 1: 1} == solution.policy(game.initial_state())


def test_the_seat_is_who_decides_first():
    """Without a seat in the goal it is that of whoever is to move, or decides after the roll."""
    game, goal = pig(target=4, sides=2)
    turn = Goal("turn", "points after two", lambda s: s.seat == 0 or s.turn > 2, lambda s: s.score[1])
    assert 1 == solve(game, turn, at(game, 0, 0, 0, seat=1)).seat
    assert 1 == solve(game, turn, game.child(at(game, 0, 0, 0, seat=1), 1)).seat
    assert 0 == solve(game, goal, game.child(at(game, 0, 0, 2, seat=0), 1)).seat


# Tiny games, every policy tried out


def tiny(graph):
    """A game whose states are names: a number is an end, else ("max" | "min" | "chance", what follows)."""

    def kind(state):
        return graph[state][0] if isinstance(graph[state], tuple) else "end"

    def steps(state):
        return list(graph[state][1])

    return SimpleNamespace(
        current_player=lambda s: {"max": 0, "min": 1, "chance": CHANCE, "end": TERMINAL}[kind(s)],
        legal_actions=lambda s: list(range(len(steps(s)))) if kind(s) in ("max", "min") else [],
        chance_weights=lambda s: list(enumerate(graph[s][1].values())),
        successor=lambda s, a: steps(s)[a],
        returns=lambda s: [graph[s], -graph[s]],
        action_to_string=lambda s, a: str(steps(s)[a]),
        state_to_string=str,
        check=lambda s, a: None,
        num_players=2,
        initial_state=lambda: next(iter(graph)),
        graph=graph,
    )


def tiny_goal(game):
    return Goal("pay", "what seat 1 is paid", lambda s: False, lambda s: game.graph[s], lambda s: s, seat=0)


def policies(graph, kind):
    """Every way to fix one choice at each decision of a kind."""
    own = [s for s in graph if isinstance(graph[s], tuple) and graph[s][0] == kind]
    for choices in itertools.product(*(graph[s][1] for s in own)):
        yield dict(zip(own, choices, strict=True))


def chain_value(graph, choice, root, cost=None):
    """The value of a chain, its costs added, by Gauss and Jordan over Fractions; None if it may never end."""
    follow = {}
    for s, what in graph.items():
        if isinstance(what, tuple):
            weights = {choice[s]: 1} if s in choice else what[1]
            follow[s] = {t: F(w, sum(weights.values())) for t, w in weights.items()}
    reach = closure(follow, root)
    inner = [s for s in reach if s in follow]
    if any(not closure(follow, s) - follow.keys() for s in inner):
        return None
    rows = [[F(s == t) - follow[s].get(t, 0) for t in inner] for s in inner]
    right = [
        sum((p * graph[t] for t, p in follow[s].items() if t not in follow), F(cost[s] if cost else 0)) for s in inner
    ]
    return gauss(rows, right)[inner.index(root)] if inner else F(graph[root])


def closure(follow, root):
    found, waiting = {root}, [root]
    for s in waiting:
        new = [t for t in follow.get(s, ()) if t not in found]
        found.update(new)
        waiting.extend(new)
    return found


def gauss(rows, right):
    n = len(rows)
    table = [row + [b] for row, b in zip(rows, right, strict=True)]
    for i in range(n):
        pivot = next(k for k in range(i, n) if table[k][i])
        table[i], table[pivot] = table[pivot], table[i]
        table[i] = [x / table[i][i] for x in table[i]]
        for k in range(n):
            if k != i:
                table[k] = [x - table[k][i] * y for x, y in zip(table[k], table[i], strict=True)]
    return [row[n] for row in table]


def guarantees(graph, root):
    """What each of two seats can be sure of, over policies that do not go round by themselves."""
    ups, downs = list(leaving(graph, "max")), list(leaving(graph, "min"))
    table = {(i, j): chain_value(graph, up | down, root) for i, up in enumerate(ups) for j, down in enumerate(downs)}
    lower = [[v for j in range(len(downs)) if (v := table[i, j]) is not None] for i in range(len(ups))]
    upper = [[v for i in range(len(ups)) if (v := table[i, j]) is not None] for j in range(len(downs))]
    return max(min(row) for row in lower if row), min(max(column) for column in upper if column)


def leaving(graph, kind):
    """The policies of a seat that leave the other one a way to the end from everywhere."""
    for choice in policies(graph, kind):
        follow = {s: [choice[s]] if s in choice else what[1] for s, what in graph.items() if isinstance(what, tuple)}
        if all(closure(follow, s) - follow.keys() for s in follow):
            yield choice


def tiny_graphs(kinds):
    """Random games of three to five inner states and three ends."""
    names = "abcde"

    def build(draw_from):
        sizes = st.integers(2, 5)
        return sizes.flatmap(lambda n: st.fixed_dictionaries({s: draw_from(names[:n]) for s in names[:n]}))

    def node(inside):
        target = st.sampled_from([*inside, *inside, "x", "y", "z"])
        choice = st.tuples(
            st.sampled_from([k for k in kinds if k != "chance"]), st.lists(target, min_size=1, max_size=3)
        )
        chance = st.tuples(st.just("chance"), st.dictionaries(target, st.integers(1, 3), min_size=1, max_size=3))
        return st.one_of(choice, chance) if "chance" in kinds else choice

    return build(node).map(lambda inner: inner | {"x": -1, "y": 0, "z": 2})


@settings(max_examples=200, deadline=None)
@given(tiny_graphs(("max", "chance")))
def test_one_seat_gets_what_its_best_policy_gets(graph):
    """On random tiny games with loops the value is that of the best of all policies that come to an end."""
    game = tiny(graph)
    found = [chain_value(graph, choice, "a") for choice in policies(graph, "max")]
    ending = [value for value in found if value is not None]
    if ending:
        assert max(ending) == solve(game, tiny_goal(game), "a").value
    else:
        with pytest.raises(EndlessPlay, match=r"round for ever and nothing leads out, for example at [abcde]"):
            solve(game, tiny_goal(game), "a")


@settings(max_examples=60, deadline=None)
@given(tiny_graphs(("max", "chance")), st.fixed_dictionaries({s: st.sampled_from([0, 1, F(1, 2), 3]) for s in "abcde"}))
def test_the_least_cost_is_that_of_the_best_policy(graph, cost):
    """Of all policies that come to an end, the one that costs least, its end included; options say it of each."""
    game = tiny(graph)
    goal = replace(tiny_goal(game), cost=cost.__getitem__)
    found = [chain_value(graph, choice, "a", cost) for choice in policies(graph, "max")]
    ending = [value for value in found if value is not None]
    if not ending:
        with pytest.raises(EndlessPlay, match=r"round for ever and nothing leads out, for example at [abcde]"):
            solve(game, goal, "a")
        return
    solution = solve(game, goal, "a")
    assert (min(ending), 0) == (solution.value, solution.proof.improving)
    for option, target in zip(solution.options, graph["a"][1], strict=False):
        after = [c for c in policies(graph, "max") if chain_value(graph, c, target, cost) is not None]
        least = min((chain_value(graph, c, target, cost) for c in after), default=math.inf)
        assert (cost["a"] + least, cost["a"] + least - solution.value) == (option.value, option.regret)


@settings(max_examples=60, deadline=None)
@given(tiny_graphs(("max", "min", "chance")), st.fixed_dictionaries({s: st.integers(1, 3) for s in "abcde"}))
def test_a_cost_that_another_seat_drives_up_is_what_both_can_force(graph, cost):
    """Where there is a value, each seat has a policy for it whatever the other does; play without an end costs more."""
    graph = reached(graph)
    game = tiny(graph)
    try:
        value = solve(game, replace(tiny_goal(game), cost=cost.__getitem__), "a").value
    except EndlessPlay:
        return
    ups, downs = list(policies(graph, "max")), list(policies(graph, "min"))
    table = [[chain_value(graph, up | down, "a", cost) for down in downs] for up in ups]
    costs = [[math.inf if entry is None else entry for entry in row] for row in table]
    assert value == min(map(max, costs)) == max(map(min, zip(*costs, strict=True)))


def all_alike(dice, sides):
    """Dice of which one keeps some and rolls the others, until all show the same."""
    rolls = {n: Counter(tuple(sorted(r)) for r in itertools.product(range(sides), repeat=n)) for n in range(dice + 1)}
    start = ("roll", ())

    def kept(roll):
        return sorted({k for n in range(dice) for k in itertools.combinations(roll, n)})

    def steps(state):
        return (
            [("roll", k) for k in kept(state[1])]
            if state[0] == "keep"
            else [("keep", tuple(sorted(state[1] + rolled))) for rolled in rolls[dice - len(state[1])]]
        )

    def ended(state):
        return state[0] == "keep" and len(set(state[1])) == 1

    game = SimpleNamespace(
        current_player=lambda s: TERMINAL if ended(s) else 0 if s[0] == "keep" else CHANCE,
        legal_actions=lambda s: list(range(len(steps(s)))) if s[0] == "keep" else [],
        chance_weights=lambda s: list(enumerate(rolls[dice - len(s[1])].values())),
        successor=lambda s, a: steps(s)[a],
        action_to_string=lambda s, a: str(steps(s)[a][1]),
        state_to_string=str,
        num_players=1,
    )
    return game, start


@pytest.mark.parametrize(("dice", "sides"), [(2, 6), (3, 6), (4, 3), (5, 2)])
def test_the_fewest_expected_rolls_until_all_dice_are_alike(dice, sides):
    """Keeping what shows most often is best, and takes what a chain of the largest group takes."""
    game, start = all_alike(dice, sides)
    rolls = Goal("rolls", "rolls", lambda s: False, lambda s: 0, lambda s: s, cost=lambda s: int(s[0] == "roll"))
    solution = solve(game, rolls, start)
    assert rolls_by_largest_group(dice, sides) == solution.value
    assert 0 == solution.proof.improving


def rolls_by_largest_group(dice, sides):
    """The expected rolls of a player who keeps the largest group, over a chain of its sizes."""
    follow = {}
    for size in range(dice):
        sizes = Counter()
        for roll in itertools.product(range(sides), repeat=dice - size):
            groups = Counter(roll)
            groups[0] += size
            sizes[str(max(groups.values()))] += 1
        follow[str(size)] = ("chance", sizes)
    graph = follow | {str(dice): 0}
    return chain_value(graph, {}, "0", dict.fromkeys(follow, 1))


def test_a_yahtzee_takes_eleven_rolls():
    """Five dice alike, whatever they show, take 11.09 rolls on average under best play."""
    assert F("11.0902") == round(rolls_by_largest_group(5, 6), 4)


def test_a_bad_option_that_never_ends_refuses_no_game():
    """It is worse than all that end, and its price is endless; what leads there by chance is refused."""
    graph = {"a": ("max", ["trap", "out"]), "trap": ("max", ["pit"]), "pit": ("chance", {"trap": 1}), "out": -3}
    game = tiny(graph | {"risk": ("chance", {"trap": 1, "out": 9}), "b": ("max", ["risk", "a"])})
    found = solve(game, tiny_goal(game), "b")
    assert (-3, 1, [-math.inf, -3], [math.inf, 0]) == (
        found.value, found.best, [o.value for o in found.options], [o.regret for o in found.options]
    )
    dear = solve(game, replace(tiny_goal(game), cost=lambda s: 2), "a")
    assert (-1, 1, [math.inf, -1]) == (dear.value, dear.best, [o.value for o in dear.options])
    for state in ("risk", "trap"):
        with pytest.raises(EndlessPlay, match="goal 'pay': play can go round for ever and nothing leads out"):
            solve(game, tiny_goal(game), state)


def test_costs_have_no_table_and_are_no_gains():
    """What costs add up to has a mean; a negative cost is refused, and a cost that an abstraction merges is found."""
    game = tiny({"a": ("max", ["b", "x"]), "b": ("chance", {"a": 1, "x": 1}), "x": 0})
    with pytest.raises(ValueError, match="goal 'pay': costs add up without a bound"):
        solve(game, replace(tiny_goal(game), cost=lambda s: 1), "a").distribution()
    for wrong in (-1, 0.5, None):
        with pytest.raises(ValueError, match=f"cost {wrong} at a: expected a whole number or Fraction, 0 or more"):
            solve(game, replace(tiny_goal(game), cost=lambda s: wrong), "a")  # noqa: B023 - at once
    game = tiny({"a": ("max", ["b", "c"]), "b": ("max", ["x"]), "c": ("max", ["x"]), "x": 0})
    game.rules = SimpleNamespace(State=str)
    merged = replace(tiny_goal(game), abstraction=lambda s: "b" if s == "c" else s, cost=lambda s: int(s == "c"))
    with pytest.raises(BadAbstraction, match="a step from there has another cost"):
        solve(game, merged, "a")


def every_state_can_end(graph):
    follow = {s: what[1] for s, what in graph.items() if isinstance(what, tuple)}
    return all(closure(follow, s) - follow.keys() for s in closure(follow, "a"))


def reached(graph):
    """The part of a game that play from `a` can come to."""
    found = closure({s: what[1] for s, what in graph.items() if isinstance(what, tuple)}, "a")
    return {s: what for s, what in graph.items() if s in found}


@settings(max_examples=200, deadline=None)
@given(tiny_graphs(("max", "min", "chance")))
def test_two_seats_get_what_each_can_be_sure_of(graph):
    """On random tiny games of two seats the value is what both can guarantee, or there is none and it says so."""
    if not every_state_can_end(graph):
        return
    graph = reached(graph)
    game = tiny(graph)
    try:
        value = solve(game, tiny_goal(game), "a").value
    except EndlessPlay:
        inner = [s for s in graph if isinstance(graph[s], tuple)]
        assert any(len(set(guarantees(graph, s))) == 2 for s in inner)
    else:
        assert (value, value) == guarantees(graph, "a")


def test_rooms_without_a_door_are_an_error():
    """A cycle of decisions that nothing leads out of has no value, and the error says where."""
    game = tiny({"hall": ("max", ["attic", "cellar"]), "attic": ("max", ["hall"]), "cellar": ("chance", {"hall": 1})})
    with pytest.raises(EndlessPlay, match=r"'pay': play can go round for ever and nothing leads out, .* at hall"):
        solve(game, tiny_goal(game), "hall")
    with pytest.raises(EndlessPlay, match="for example at hall"):
        uniform_value(game, abstraction=lambda s: s)


def test_two_seats_that_wait_for_each_other_are_an_error():
    """If each seat would rather see the other leave, no number is right, so none is given."""
    game = tiny({"a": ("max", ["low", "b"]), "b": ("min", ["high", "a"]), "low": 0, "high": 1})
    with pytest.raises(EndlessPlay, match="two seats can each wait for ever for the other to leave, for example at a"):
        solve(game, tiny_goal(game), "a")


def test_a_chance_in_a_million_to_leave_is_solved():
    """A loop that floats find hard is still solved to the last digit."""
    many = 10**18
    game = tiny(
        {"a": ("max", ["roll", "out"]), "roll": ("chance", {"a": many, "x": 1, "y": 2}), "x": 0, "y": 3, "out": 1}
    )
    solution = solve(game, tiny_goal(game), "a")
    assert F(2) == solution.value
    assert [2, 1] == [option.value for option in solution.options]


def test_a_difference_below_float_precision_is_decided():
    """Two options that floats cannot tell apart are told apart."""
    n = 10**30
    game = tiny(
        {"a": ("max", ["p", "q"]), "p": ("chance", {"a": 1, "one": n, "zero": n}), "one": 1, "zero": 0}
        | {"q": ("chance", {"a": 1, "one": n + 1, "zero": n})}
    )
    solution = solve(game, tiny_goal(game), "a")
    assert F(n + 1, 2 * n + 1) == solution.value
    assert 1 == solution.best


# Distributions


def test_a_policy_is_needed_where_somebody_decides():
    """Without a policy a decision is an error that says who decides, where, and what to do."""
    game, state = keeper(dice=1)
    with pytest.raises(
        ValueError, match=r"policy=None: seat 1 has to decide at .*curses; give a policy or stop before"
    ):
        distribution(game, state, until=lambda s: False)


def test_chance_alone_needs_no_policy():
    """The first roll of five dice is a count over 7776 cases, the states merged by what is asked."""
    game, state = keeper(dice=5)
    lies = {"observe": lambda s: s.die.count(1), "abstraction": lambda s: (s.phase, s.pending, tuple(sorted(s.die)))}
    faces = distribution(game, state, lambda s: s.phase == 1, **lies)
    assert F(4651, 7776) == faces.at_least(1)
    assert 5 @ die(6) == distribution(game, state, lambda s: s.phase == 1, observe=lambda s: sum(s.die))


def test_states_are_what_is_counted_by_default():
    """Without `observe` the outcomes are the states themselves."""
    game, state = keeper(dice=1)
    found = distribution(game, state, lambda s: s.phase == 1)
    assert Pmf.uniform([showing(game, face) for face in ("2", "3", "4", "5", "6")] + [showing(game, "1", 1)]) == found


def test_a_policy_that_loops_is_summed_to_its_limit():
    """Rolling one die until it moves ends on 4, 5, 6 alike, or at the limit of curses."""
    game, state = keeper(dice=1, limit=2)
    again = distribution(game, state, lambda s: False, lambda s: int(s.die[0] < 4 and s.curses < 2), lambda s: s.die[0])
    assert {1: F(1, 16), 4: F(5, 16), 5: F(5, 16), 6: F(5, 16)} == dict(again)


def test_a_mixed_policy_splits_the_weight():
    """A policy may give weights, and only what has weight happens."""
    game, _ = keeper(dice=1)
    found = distribution(
        game, showing(game, "4"), lambda s: s.phase != 1, lambda s: {0: 1, 1: F(1, 2)}, lambda s: s.phase
    )
    assert {2: F(2, 3), 0: F(1, 3)} == dict(found)


@pytest.mark.parametrize(("policy", "error", "message"), [
    (lambda s: 7, IllegalAction, "action 7 is not legal here; legal: 0 .stop., 1 .re-roll"),
    (lambda s: {0: 0.5, 1: 0.5}, TypeError, "weight 0.5 of a policy: a weight is a whole number or Fraction"),
    (lambda s: {0: -1}, TypeError, "weight -1 of a policy"),
    (lambda s: {}, ValueError, "the policy chooses nothing at [1-6], [01] curses"),
    (lambda s: 1, None, "")])
def test_a_wrong_policy_is_named(policy, error, message):
    """A policy that does what the rules do not allow raises, and one that does not is followed."""
    game, state = keeper(dice=1)
    if error:
        with pytest.raises(error, match=message):
            distribution(game, state, lambda s: False, policy)
    else:
        assert 4 == distribution(game, state, lambda s: s.curses == 4, policy, lambda s: s.curses).mean


def test_a_policy_that_never_ends_is_an_error():
    """Where nothing leads out of what a policy does, there is no distribution."""
    game, goal = pig(target=4, sides=2)
    with pytest.raises(EndlessPlay, match="nothing leads out, for example at 0:0"):
        distribution(game, game.initial_state(), goal.until, lambda s: 0)


def test_an_endless_number_of_states_is_an_error():
    """Pig's turn total has no bound, so without an abstraction there is an error that names the remedies."""
    with pytest.raises(TooManyStates, match=r"more than 1000 states can follow: .*abstraction\) or allow .*\(limit\)"):
        uniform_value(load("hog", target=4), limit=1000)


def test_the_limit_of_states_is_an_argument():
    """As many states as follow are enough, one less is not, and what was solved before does not count again."""
    game, goal = pig(target=6, sides=2)
    state = game.initial_state()
    states = Solver(game, goal).solve(state).proof.states
    with pytest.raises(TooManyStates, match=f"more than {states - 1} states"):
        Solver(game, goal, limit=states - 1).solve(state)
    rolled = distribution(game, state, lambda s: s.turn > 0, lambda s: 1, limit=100)
    assert rolled == distribution(game, state, lambda s: s.turn > 0, lambda s: 1)
    with pytest.raises(TooManyStates):
        distribution(game, state, lambda s: s.turn > 0, lambda s: 1, limit=2)
    module._recent.clear()
    with pytest.raises(TooManyStates):
        solve(game, goal, state, limit=states - 1)
    assert solve(game, goal, state, limit=states) == solve(game, goal, state, limit=1)
    with pytest.raises(ValueError, match="limit=0: expected a whole number from 1"):
        solve(game, goal, state, limit=0)


def test_a_solver_that_has_grown_large_makes_room(monkeypatch):
    """Beyond a number of states a new solver begins, so that a long session never runs into a wall."""
    game, goal = pig(target=6, sides=2)
    module._recent.clear()
    solve(game, goal)
    [kept] = module._recent
    monkeypatch.setattr(module, "KEPT_STATES", kept._size - 1)
    assert solve(game, goal).value == kept.value(game.initial_state())
    assert kept not in module._recent


# Wrong goals


def face_forgotten(s):
    return s.phase, s.pending, s.die[0] if s.phase == 2 else 0


def test_an_abstraction_that_lumps_too_much_is_noticed():
    """States that lead to different places cannot share a name; those that were merged are compared."""
    game, state = keeper(dice=1)
    with pytest.raises(
        BadAbstraction, match=r"abstraction lumps 2, 0 curses with a state that differs: after it other"
    ):
        solve(game, net_goal(game, abstraction=face_forgotten), state)
    with pytest.raises(BadAbstraction, match="uniform_value: abstraction lumps"):
        uniform_value(game, abstraction=face_forgotten)
    with pytest.raises(BadAbstraction, match="distribution: abstraction lumps"):
        distribution(game, state, lambda s: s.phase == 2, "uniform", lambda s: s.die[0], face_forgotten)


def test_an_abstraction_that_forgets_whose_dice_roll_is_noticed():
    """Who is to move is told apart by itself, but not whose turn it is while dice roll."""
    game, goal = pig(target=8, sides=2)
    blind = replace(
        goal, abstraction=lambda s: (s.phase, s.seat if game.current_player(s) >= 0 else 0, min(s.turn, 8), *s.score)
    )
    with pytest.raises(BadAbstraction, match="goal 'win': abstraction lumps"):
        solve(game, blind, game.initial_state())


def test_ends_may_go_by_different_names():
    """Where looking ahead stops only the value counts: a target may be passed by 0 or by 2, which merges turns."""
    game, goal = pig(target=4, sides=2)
    assert 0 < solve(game, goal).proof.audit.compared


def test_actions_that_are_not_alike_cannot_share_a_class():
    """Classes of actions are compared where states are merged."""
    game, state = keeper(dice=2, eights=1, limit=2)
    goal = replace(net_goal(game), action_classes=lambda s, actions: [a == 0 or s.die[0] < 3 for a in actions])
    with pytest.raises(BadAbstraction, match="abstraction lumps"):
        solve(game, goal, state)


def test_a_proof_says_how_many_merged_states_were_compared(monkeypatch):
    """All of them, or a sample; without an abstraction nothing was merged."""
    game, state = keeper(dice=1, limit=2)
    assert "which none would improve on the policy; no two states were merged" in str(
        solve(game, net_goal(game, None), state).proof
    )
    assert "the same after all 20 merged states" in str(Solver(game, net_goal(game)).solve(state).proof)
    monkeypatch.setattr("catlib.solving.audit.KEPT", 5)
    assert not Solver(game, net_goal(game)).solve(state).proof.audit.all


def test_options_of_a_state_that_was_never_compared_are_checked(monkeypatch):
    """A later state with a known name must have that one's options."""
    monkeypatch.setattr("catlib.solving.audit.STEPS", 0)
    game, state = keeper(dice=1)
    solver = Solver(game, net_goal(game, abstraction=face_forgotten))
    solver.solve(state)
    with pytest.raises(ValueError, match=r"abstraction lumps [2-6], 0 curses with a state that has other options"):
        [solver.solve(showing(game, face)) for face in "123456"]


def test_an_abstraction_need_not_name_who_moves():
    """States with different movers are never taken for one another."""
    game, state = keeper(dice=1)
    by_face = net_goal(game, abstraction=lambda s: (s.pending, s.curses, s.die[0]))
    assert F(255, 256) == solve(game, by_face, state).value


def test_a_goal_may_follow_a_narrower_world():
    """A goal with its own successor stops where it says, without the game's leave."""
    game, state = keeper(dice=1)

    def successor(state, action):
        new = game.successor(state, action)
        if new.phase == 1:
            new.phase = 2
        return new

    once = Goal(
        "once", "net of one roll", lambda s: False, lambda s: game.returns(s)[0], what_lies, successor=successor
    )
    assert F(1 + 1 + 2 - 1, 6) == solve(game, once, state).value


def test_goals_say_what_is_wrong():
    """A value that is not an exact number, and another seat's unknown way to play, are errors."""
    game, state = keeper(dice=1)
    with pytest.raises(TypeError, match=r"goal 'half': value 0\.5 is not a whole number or Fraction"):
        solve(game, Goal("half", "no exact unit", lambda s: True, lambda s: 0.5), state)
    with pytest.raises(ValueError, match="others='kindly': the other seats minimise, are uniform, or follow a policy"):
        Goal("win", "chance to win", lambda s: False, lambda s: 0, others="kindly")


# Whole games


def test_uniform_play_of_piglet():
    """Random Piglet by solving its equations over Fractions gives the same payoff, and the seats' sum to nothing."""
    game, goal = pig(target=4, sides=2)
    graph = {}
    waiting = [game.initial_state()]
    for state in waiting:
        name = goal.abstraction(state)
        if name not in graph:
            steps = game.legal_actions(state) or [o for o, _ in game.chance_weights(state)]
            after = [game.child(state, step) for step in steps]
            weights = Counter(goal.abstraction(s) for s in after)
            graph[name] = ("chance", dict(weights)) if after else game.returns(state)[0]
            waiting += after
    value = chain_value(graph, {}, goal.abstraction(game.initial_state()))
    assert [value, -value] == uniform_value(game, abstraction=goal.abstraction)


def test_uniform_play_of_keeper():
    """Random keeper is worth the same, merged or not."""
    game, _ = keeper(dice=2, limit=2)
    assert uniform_value(game) == uniform_value(game, abstraction=what_lies)
    assert uniform_value(game) == [
        distribution(game, game.initial_state(), lambda s: False, "uniform", lambda s: game.returns(s)[0]).mean
    ]


@pytest.mark.parametrize("depth", range(5))
def test_perft_counts_every_path(depth):
    """Counting with merged states equals walking the whole tree."""
    game = load("keeper", dice=2, limit=1)
    kinds = Counter(
        "terminal" if game.is_terminal(s) else "chance" if game.is_chance_node(s) else "decision"
        for s in paths(game, game.initial_state(), depth)
    )
    assert {kind: kinds[kind] for kind in ("decision", "chance", "terminal")} == perft(game, depth)


def paths(game, state, depth):
    if depth == 0:
        yield state
        return
    for step in game.legal_actions(state) or [o for o, _ in game.chance_weights(state)]:
        yield from paths(game, game.child(state, step), depth - 1)


# Chains


@settings(max_examples=200, deadline=None)
@given(st.lists(st.lists(st.integers(0, 7), max_size=3), min_size=8, max_size=8))
def test_components_are_what_reaches_each_other(after):
    """Components hold what reaches each other, and come after what they lead to."""
    follow = dict(enumerate(after))
    found = list(components(range(8), after))
    assert sorted(itertools.chain(*found)) == list(range(8))
    for part in found:
        assert set(part) == {n for n in closure(follow, part[0]) if part[0] in closure(follow, n)}
    place = {node: i for i, part in enumerate(found) for node in part}
    assert all(place[t] <= place[n] for n in range(8) for t in after[n])


def test_eliminating_a_loop_in_floats_and_whole_numbers():
    """Both arithmetics give the same chances of leaving."""
    rows = [Row(0, 6, {0: 1, 1: 2, 7: 3}), Row(1, 6, {0: 5, 8: 1})]
    for exact, rough in zip(eliminate_loops(rows), eliminate_loops(rows, exact=False), strict=True):
        assert exact.node == rough.node
        for target, weight in exact.weights.items():
            assert weight / exact.total == pytest.approx(rough.weights[target] / rough.total)


def test_a_loop_that_nothing_leads_out_of_has_no_value():
    """Whatever a step costs, there is no end to it."""
    loop = {0: (1,), 1: (0,)}
    with pytest.raises(EndlessPlay, match="play can go round for ever"):
        chain_values(components([0], loop), loop, lambda node: Row(node, 1, {1 - node: 1}), {})
