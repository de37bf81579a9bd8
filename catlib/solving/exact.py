"""Push an exact distribution through a game, and value every option with a proof, loops included.

Numbers are whole or `Fraction` all the way. A loop, such as dice that a re-roll brings back, is not iterated: its
best policy is found in floats, evaluated in rationals as an absorbing chain, and then checked in rationals against
every other option, which proves it optimal (Howard, Dynamic Programming and Markov Processes, 1960).
"""

from __future__ import annotations

import math
import threading
from collections import deque
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from numbers import Rational
from typing import Any, NamedTuple

from catlib.chance import (
    After,
    Pmf,
    Row,
    absorption_weights,
    chain_values,
    components,
    has_loop,
    spaced,
    weighted_mean,
    whole,
)
from catlib.chance import EndlessPlay as EndlessPlay
from catlib.engine import look_up
from catlib.game import Goal, hides, looks_at_hands, marked_open
from catlib.rules import CHANCE, TERMINAL
from catlib.solving.audit import Audit, audit
from catlib.solving.audit import BadAbstraction as BadAbstraction
from catlib.solving.loops import Loop, ways_to_end
from catlib.solving.stategraph import (
    STATE_LIMIT,
    Policy,
    Rule,
    StateGraph,
    Weighted,
    check_policy,
    first_decider,
    policy_actions,
)

State = Any

KEPT_SOLVERS, KEPT_STATES = 16, 500_000  # a solver with more states makes room for a new one
LOOKED_AT = 12  # new states by which a goal is found to look at hidden hands


class ActionValue(NamedTuple):
    """A legal action, what it is worth, and how much worse that is for whoever moves than the best one.

    Where an action leads into a loop that play need never leave, no policy of the goal's seat has a value: it is worth
    `-math.inf`, or costs `math.inf`, and anything that ends is better.

    >>> ActionValue(0, "keep", Fraction(1, 2), Fraction(0), best=True).value
    Fraction(1, 2)
    """

    action: int
    label: str
    value: Fraction
    regret: Fraction
    best: bool


class Proof(NamedTuple):
    """A proof: the sizes of what was solved, and the options that would improve on its policy, counted in rationals.

    `audit` says how many of the states that an abstraction merged were compared, and whether those were all.

    >>> game = load("cat_cab", players=3)
    >>> goal = Goal("start", "the first seat starts", lambda s: s.phase != 0, lambda s: int(s.order[0] == 0))
    >>> solve_goal(game, game.initial_state(), goal).proof.improving
    0
    """

    states: int
    edges: int
    loops: int
    largest_loop: int
    options: int
    improving: int
    audit: Audit = Audit()

    def __str__(self) -> str:
        sizes = f"{spaced(self.states)} states and {spaced(self.options)} options"
        return f"{sizes}, of which {self.improving or 'none'} would improve on the policy; {self.audit}"


@dataclass(frozen=True)
class ExactSolution:
    """The exact worth of one state for a goal.

    `options` has every legal action in the game's order, and none where chance moves or the goal is reached; `best`
    is the action of a policy that is sure to come to an end, even where going round would be worth the same (None
    where there is no choice, or where a seat follows its own policy). `seat` is who decides for the goal. Value, mark
    and options have the names that `catlib.solving.whole_game.Solution` has for whole games.

    >>> game = load("cat_cab", players=3)
    >>> goal = Goal("start", "the first seat starts", lambda s: s.phase != 0, lambda s: int(s.order[0] == 0))
    >>> solution = solve_goal(game, game.initial_state(), goal)
    >>> solution.value, solution.distribution()
    (Fraction(1, 3), Pmf({0: 2, 1: 1}))
    >>> solution.policy(solution.state)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    ValueError: goal 'start': nobody decides at round 1...
    """

    state: State
    goal: Goal
    seat: int
    value: Fraction
    options: tuple[ActionValue, ...]
    best: int | None
    proof: Proof
    mark: str = "exact"
    _view: _View | None = field(default=None, repr=False, compare=False)

    def __str__(self) -> str:
        return f"{self.value} ({self.goal.sentence}), {self.mark}; {self.proof}"

    def policy(self, state: State) -> int | dict[int, int]:
        """The best action at any decision of the goal's seat; what another seat does at one of its own."""
        return self._solved.policy(state)

    def distribution(self, action: int | None = None) -> Pmf:
        """Return how the goal's value comes out under the best policy, from here or after one of the options."""
        return self._solved.distribution(self.state, action)

    @property
    def _solved(self) -> _View:
        if self._view is None:
            raise ValueError("only an ExactSolution that a Solver made knows what follows")
        return self._view


def solve_goal(game: Any, state: State, goal: Goal, *, limit: int = STATE_LIMIT) -> ExactSolution:
    """Value every option at a state exactly, with a proof; what was solved is kept for later states.

    An option that leads into a loop without a way out is worse than any other. Raise EndlessPlay where the goal's seat
    has no other, or two seats could each wait for the other to leave a loop for ever; TooManyStates where more than
    `limit` states that are not solved yet can follow; BadAbstraction where the goal's abstraction merges what differs;
    HiddenHands where it looks at hidden hands and does not say so.

    Alone on the road with one die, which shows a 3: how likely is a 2 before four curses end the rolling?

    >>> from catlib.games.cat_cab import phases
    >>> game = load("cat_cab", players=3, white_dice=1)
    >>> state = game.initial_state()
    >>> for outcome in (2, 1, 0, 4, 4, 2):  # who starts, the passenger's cell, the die
    ...     state = game.child(state, outcome)
    >>> goal = Goal(
    ...     name="sabotage",
    ...     sentence="chance to end with a 2",
    ...     until=lambda s: s.phase not in (phases.ROLLING, phases.KEEP) or s.seat != state.seat,
    ...     value=lambda s: s.sabotage,
    ... )
    >>> for option in solve_goal(game, state, goal).options:
    ...     print(option.label, option.value, option.regret)
    keep all dice 0 15/16
    roll again: white die 1 15/16 0
    """
    with _choosing:
        solver = _recent_solver(game, goal) or Solver(game, goal)
        solver.limit = whole("limit", limit)
        if not _recent or _recent[0] is not solver:
            if solver in _recent:
                _recent.remove(solver)
            _recent.appendleft(solver)
    return solver.solve(state)


def _recent_solver(game: Any, goal: Goal) -> Solver | None:
    same = (s for s in _recent if s.goal == goal and (s.game is game or s.game == game))
    found = next(same, None)
    if found is not None and found._size > KEPT_STATES:
        _recent.remove(found)
        return None
    return found


_recent: deque[Solver] = deque(maxlen=KEPT_SOLVERS)
_choosing = threading.Lock()


class Solver:
    """A game and a goal, with everything that was solved for them; `limit` is how many states one question may add.

    >>> game = load("cat_cab", players=3)
    >>> goal = Goal("start", "the first seat starts", lambda s: s.phase != 0, lambda s: int(s.order[0] == 0))
    >>> solver, state = Solver(game, goal), game.initial_state()
    >>> solver.value(state), solver.value(game.child(state, 0)), solver.solve(state).value
    (Fraction(1, 3), Fraction(4, 27), Fraction(1, 3))
    >>> solver.policy(state)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    ValueError: goal 'start': nobody decides at round 1...
    """

    def __init__(self, game: Any, goal: Goal, limit: int = STATE_LIMIT):
        self.game = game
        self.goal = goal
        self.limit = whole("limit", limit)
        self._views: dict[int, _View] = {}

    def solve(self, state: State) -> ExactSolution:
        """The exact value of every option at a state."""
        return self._view(state).solve(state)

    def value(self, state: State) -> Fraction:
        """Return what a state is worth: expected, where chance moves."""
        return self._view(state).value_of(state)

    def policy(self, state: State) -> int | dict[int, int]:
        """The best action at a decision."""
        return self._view(state).policy(state)

    def _view(self, state: State) -> _View:
        seat = self.goal.seat if self.goal.seat is not None else self._decider(state)
        if seat not in self._views:
            self._views[seat] = _View(self.game, self.goal, seat)
        self._views[seat].graph.limit = self.limit
        return self._views[seat]

    @property
    def _size(self) -> int:
        """Return how many states are solved."""
        return sum(len(view.graph.after) for view in self._views.values())

    def _decider(self, state: State) -> int:
        """Return who is to move, or decides first along the first outcomes; seat 0 if nobody will."""
        player = int(self.game.current_player(state))
        if player >= 0:
            return player
        for view in self._views.values():
            with view.solving:
                node = view.graph.number.get(view.graph.key(state))
                if node is not None:
                    return view.graph.first_mover(node)
        return first_decider(self.game, state, self.goal.until, self.goal.abstraction, self.goal.successor, self.limit)


# Forward: distributions


def distribution(
    game: Any,
    state: State,
    until: Callable[[State], bool],
    policy: Policy | str | None = None,
    observe: Callable[[State], Hashable] | None = None,
    abstraction: Callable[[State], Hashable] | None = None,
    successor: Callable[[State, int], State] | None = None,
    *,
    limit: int = STATE_LIMIT,
) -> Pmf:
    """Return where play stands when `until` first holds or the game ends, exactly; loops are summed to their limit.

    At a decision `policy(state)` is an action or a mapping from action to weight; the policy "uniform" takes all
    legal actions alike. `observe(state)` is what is counted, by default the state itself. States with the same
    `abstraction(state)` are taken together, so it must tell apart all that the other functions look at; `successor` is
    as in `Goal`. Raise ValueError if somebody has to decide and there is no policy, EndlessPlay if play may go on
    for ever, TooManyStates where more than `limit` states can follow.

    Who starts, when everybody rolls and all roll again after a tie:

    >>> game = load("cat_cab", players=3)
    >>> rolling = game.initial_state().phase
    >>> distribution(game, game.initial_state(), lambda s: s.phase != rolling, observe=lambda s: s.order[0])
    Pmf({0: 1, 1: 1, 2: 1})
    """
    if policy is not None:
        check_policy(policy)
    rule = _no_choice(game) if policy is None else _by_policy(game, policy)
    graph = StateGraph(game, until, abstraction, rule, successor=successor, limit=whole("limit", limit))
    states = graph.grow(state)
    _refuse_endless(graph, states)
    seen = observe or (lambda state: state)
    if graph.merged is not None and observe is not None:
        audit(graph, seen, lambda node: seen(states[node]), "distribution")
    return _pmf(absorption_weights(graph.row, 0, graph.after), lambda node: seen(states[node]))


def _pmf(chances: Mapping[int, int], seen: Callable[[int], Hashable]) -> Pmf:
    """Return what is seen at the ends, equal sights together, in lowest terms."""
    counts: dict[Hashable, int] = {}
    for node, weight in chances.items():
        sight = seen(node)
        counts[sight] = counts.get(sight, 0) + weight
    common = math.gcd(*counts.values())
    return Pmf.from_counts({sight: weight // common for sight, weight in counts.items()})


def _by_policy(game: Any, policy: Policy | str) -> Rule:
    return lambda state, player: (0, policy_actions(game, policy, state))


def _no_choice(game: Any) -> Rule:
    def rule(state: State, player: int) -> tuple[int, Weighted]:
        where = game.state_to_string(state)
        raise ValueError(f"policy=None: seat {player + 1} has to decide at {where}; give a policy or stop before")

    return rule


def _refuse_endless(graph: StateGraph, states: Sequence[State]) -> None:
    for part in components([0], graph.after):
        inside = set(part)
        if has_loop(part, graph.after) and all(inside.issuperset(graph.after[node]) for node in part):
            where = graph.game.state_to_string(states[min(part)])
            raise EndlessPlay(f"play can go round for ever and nothing leads out, for example at {where}")


# Backward: values


class _View:
    """A game seen from one seat for one goal: its graph so far, and a value and a choice for each node.

    One thread solves at a time; what is solved stays as it is.
    """

    def __init__(self, game: Any, goal: Goal, seat: int):
        self.solving = threading.RLock()
        self.game, self.goal, self.seat = game, goal, seat
        self.aim = 1 if goal.cost is None else -1
        self.endless = -self.aim * math.inf  # what play without an end is worth
        self.graph = StateGraph(
            game,
            goal.until,
            goal.abstraction,
            self._rule,
            successor=goal.successor,
            action_classes=goal.action_classes,
            cost=None if goal.cost is None else self._checked_cost,
        )
        self.value: list[Any] = []  # Fractions, and `endless`
        self.trap = ""
        self.choice: dict[int, int] = {}
        self.proof, self.mark = Proof(0, 0, 0, 0, 0, 0), "exact"

    def _rule(self, state: State, player: int) -> tuple[int, Weighted | None]:
        if player == self.seat:
            return self.aim, None
        if self.goal.others == "minimise":
            return -self.aim, None
        return 0, policy_actions(self.game, self.goal.others, state)

    def _checked_cost(self, state: State) -> int | Fraction:
        assert self.goal.cost is not None
        cost = self.goal.cost(state)
        if not isinstance(cost, Rational) or cost < 0:
            where = self.game.state_to_string(state)
            raise ValueError(
                f"goal {self.goal.name!r}: cost {cost!r} at {where}: expected a whole number or Fraction, 0 or more"
            )
        return cost

    def _cost(self, node: int) -> int | Fraction:
        return self.graph.costs[node] if self.graph.costs else 0

    # Solving

    def node(self, state: State) -> int:
        """The number of a state, solved."""
        with self.solving:
            node = self.graph.number.get(self.graph.key(state))
            return self._solve_new(state) if node is None else node

    def _solve_new(self, state: State) -> int:
        first = len(self.graph.after)
        try:
            states = self.graph.grow(state)
            self._look_for_hands(states)
            loops = self._evaluate(first, states)
            self.proof = self._proved(first, loops, self._audited())
        except BaseException:  # an interrupted solver must not believe what is half done
            self.graph.forget_from(first)
            del self.value[first:]
            self.choice = {node: target for node, target in self.choice.items() if node < first}
            raise
        return first

    def _look_for_hands(self, states: Sequence[State]) -> None:
        """Refuse a goal, or mark it, that depends on what a mover cannot see, by some of the new decisions."""
        asked = [s for s in states if isinstance(s, self.game.rules.State)] if hides(self.game) else []
        for state in asked[:: max(1, len(asked) // LOOKED_AT)]:
            if not self.goal.until(state) and looks_at_hands(self.game, state, self.graph.key):
                self.mark = marked_open(self.game, "exact", self.goal.open_hands)
                return

    def _audited(self) -> Audit:
        """Return what was merged since the last time, compared; counted together with what was compared before."""
        before = self.proof.audit
        if self.graph.merged is None:
            return before
        new = audit(self.graph, self._end_value, self.value.__getitem__, f"goal {self.goal.name!r}")
        return Audit(before.compared + new.compared, before.all and new.all)

    def _evaluate(self, first: int, states: Sequence[State]) -> list[int]:
        """Value the new nodes, ends first; the sizes of the loops among them."""
        graph, loops = self.graph, []
        self.value += [_NOTHING] * len(states)
        new = {n: [t for t in graph.after[n] if t >= first] for n in range(first, first + len(states))}
        for part in components(new, new):
            look_up()
            node = part[0]
            if has_loop(part, new):
                self._evaluate_loop(part, states[min(part) - first])
                loops.append(len(part))
            elif graph.after[node]:
                self._evaluate_node(node)
            else:
                self.value[node] = self._end_value(states[node - first])
        return loops

    def _end_value(self, state: State) -> Fraction:
        value = self.goal.value(state)
        if not isinstance(value, Rational):
            raise TypeError(f"goal {self.goal.name!r}: value {value!r} is not a whole number or Fraction")
        return Fraction(value)

    def _evaluate_node(self, node: int) -> None:
        targets, weights = self.graph.after[node], self.graph.weights[node]
        values = [self.value[target] for target in targets]
        if weights is None:
            best = max(values) if self.graph.aim[node] > 0 else min(values)
            self.choice[node] = targets[values.index(best)]
            self.value[node] = best + self._cost(node)
        else:
            lost = self.endless in values
            self.value[node] = self.endless if lost else weighted_mean(weights, values) + self._cost(node)

    def _evaluate_loop(self, part: list[int], state: State) -> None:
        after = ways_to_end(part, self.graph.after, self.graph.aim, self.aim, self._ends)
        for node in {*part} - after.keys():
            self.value[node], self.trap = self.endless, self.trap or self.game.state_to_string(state)
            if self.graph.aim[node]:
                self.choice[node] = self.graph.after[node][0]
        if not after:
            return
        try:
            loop = self._loop(after)
            values = loop.solve()
        except EndlessPlay as error:
            where = self.game.state_to_string(state)
            raise EndlessPlay(f"goal {self.goal.name!r}: {error}, for example at {where}") from None
        self.choice.update(loop.choice)
        for node, value in values.items():
            self.value[node] = value

    def _ends(self, node: int) -> bool:
        """Return whether play surely comes to an end from a node that is valued."""
        return self.value[node] != self.endless

    def _loop(self, after: Mapping[int, Sequence[int]]) -> Loop:
        graph = self.graph
        aim = {node: graph.aim[node] for node in after if graph.aim[node]}
        exits = {target: self.value[target] for targets in after.values() for target in targets if target not in after}
        return Loop(after, {node: graph.row(node) for node in after if node not in aim}, aim, exits, self._cost)

    def _proved(self, first: int, loops: list[int], audited: Audit) -> Proof:
        """The proof with the new nodes counted in: no option of theirs may improve on the value found."""
        after, aim, value, old = self.graph.after, self.graph.aim, self.value, self.proof
        free = [node for node in range(first, len(after)) if aim[node]]
        improving = sum(
            _better(aim[node], value[target] + self._cost(node), value[node]) for node in free for target in after[node]
        )
        return Proof(
            states=len(after),
            edges=old.edges + sum(map(len, after[first:])),
            loops=old.loops + len(loops),
            largest_loop=max([old.largest_loop, *loops]),
            options=old.options + sum(len(after[node]) for node in free),
            improving=old.improving + improving,
            audit=audited,
        )

    # Answering

    def _ending(self, state: State) -> int:
        """The number of a state, solved; raise EndlessPlay if play from there need never end."""
        node = self.node(state)
        if not self._ends(node):
            raise EndlessPlay(
                f"goal {self.goal.name!r}: play can go round for ever and nothing leads out, for example at {self.trap}"
            )
        return node

    def value_of(self, state: State) -> Fraction:
        return self.value[self._ending(state)]

    def solve(self, state: State) -> ExactSolution:
        node = self._ending(state)
        targets = self._targets(state, node)
        options = self._options(state, node, targets)
        best = self._chosen(node, targets)
        value = self.value[node]
        return ExactSolution(state, self.goal, self.seat, value, options, best, self.proof, self.mark, _view=self)

    def _targets(self, state: State, node: int) -> dict[int, int]:
        """For each legal action at a decision, the node that it leads to."""
        graph = self.graph
        if not graph.after[node] or self.game.current_player(state) < 0:
            return {}
        actions = self.game.legal_actions(state)
        if not graph.aim[node]:
            return {action: self.node(graph.successor(state, action)) for action in actions}
        names = graph.names(state, actions)
        if names:
            moves = graph.moves.get(node, {})
            targets = {action: moves.get(name, -1) for action, name in zip(actions, names, strict=True)}
        else:
            targets = {a: graph.number.get(graph.key(graph.successor(state, a)), -1) for a in actions}
        if not set(graph.after[node]).issuperset(targets.values()):
            where = self.game.state_to_string(state)
            raise ValueError(f"goal {self.goal.name!r}: abstraction lumps {where} with a state that has other options")
        return targets

    def _options(self, state: State, node: int, targets: Mapping[int, int]) -> tuple[ActionValue, ...]:
        if not targets:
            return ()
        label, aim = self.game.action_to_string, self.graph.aim[node] or self.aim
        value = {target: self.value[target] + self._cost(node) for target in targets.values()}
        best = (max if aim > 0 else min)(value.values())
        rated = {t: (worth, abs(worth - best), worth == best) for t, worth in value.items()}
        return tuple([ActionValue(action, label(state, action), *rated[t]) for action, t in targets.items()])

    def _chosen(self, node: int, targets: Mapping[int, int]) -> int | None:
        chosen = self.choice.get(node)
        return next((action for action, target in targets.items() if target == chosen), None)

    def policy(self, state: State) -> int | dict[int, int]:
        node = self.node(state)
        chosen = self._chosen(node, self._targets(state, node))
        if chosen is not None:
            return chosen
        player = self.game.current_player(state)
        if player < 0 or not self.graph.after[node]:
            raise ValueError(f"goal {self.goal.name!r}: nobody decides at {self.game.state_to_string(state)}")
        return dict(policy_actions(self.game, self.goal.others, state))

    def distribution(self, state: State, action: int | None) -> Pmf:
        if self.goal.cost is not None:
            raise ValueError(f"goal {self.goal.name!r}: costs add up without a bound, so they have a mean and no table")
        node = self.node(state if action is None else self._after(state, action))
        chances = absorption_weights(self._row, node, _Chosen(self.graph.after, self.choice))
        return _pmf(chances, lambda end: _plain(self.value[end]))

    def _after(self, state: State, action: int) -> State:
        self.game.check(state, action)
        return self.graph.successor(state, action)

    def _row(self, node: int) -> Row:
        return Row(node, 1, {self.choice[node]: 1}) if self.graph.aim[node] else self.graph.row(node)


class _Chosen:
    """The row of each node of a graph when every choice is made."""

    def __init__(self, after: After, choice: Mapping[int, int]):
        self.after, self.choice = after, choice

    def __getitem__(self, node: int, /) -> Sequence[int]:
        return (self.choice[node],) if node in self.choice else self.after[node]


_NOTHING = Fraction(0)


def _better(aim: int, new: Any, old: Any) -> bool:
    return new > old if aim > 0 else new < old


def _plain(value: Fraction) -> int | Fraction:
    return value.numerator if value.denominator == 1 else value


# Whole games


def uniform_value(
    game: Any,
    state: State | None = None,
    abstraction: Callable[[State], Hashable] | None = None,
    *,
    limit: int = STATE_LIMIT,
) -> list[Fraction]:
    """Each seat's exact expected payoff when all seats choose among their legal actions alike, loops included.

    A fingerprint of the rules: nearly any change of them changes it. States with the same `abstraction(state)` are
    taken together, which a game needs where a state may grow without end; raise TooManyStates beyond `limit` of them.

    >>> game = load("washi_cat", board="tiny", turn_limit=2)
    >>> sum(uniform_value(game, limit=100_000))
    Fraction(0, 1)
    """
    rule = _by_policy(game, "uniform")
    graph = StateGraph(game, lambda state: False, abstraction, rule, limit=whole("limit", limit))
    states = graph.grow(game.initial_state() if state is None else state)
    _refuse_endless(graph, states)
    if graph.merged is not None:
        audit(graph, lambda end: (*game.returns(end),), lambda node: (*game.returns(states[node]),), "uniform_value")
    paid = {node: game.returns(states[node]) for node, targets in enumerate(graph.after) if not targets}
    return [_expected(graph, {end: Fraction(p[seat]) for end, p in paid.items()}) for seat in range(game.num_players)]


def _expected(graph: StateGraph, ends: dict[int, Fraction]) -> Fraction:
    return (ends | chain_values(components([0], graph.after), graph.after, graph.row, ends))[0]


def perft(game: Any, depth: int, state: State | None = None) -> dict[str, int]:
    """Return how many decision, chance and terminal nodes the game's tree has at this depth, counted along every path.

    Chance outcomes count once each, whatever their weight; a game that has ended earlier is not counted. Equal
    states are merged on the way, so the work grows with the states, not with the paths.

    >>> perft(load("cat_cab", players=2), 2)
    {'decision': 0, 'chance': 36, 'terminal': 0}
    """
    root = game.initial_state() if state is None else state
    layer = {root.key(): (root, 1)}
    for _ in range(depth):
        layer = _next_layer(game, layer)
    counts = {"decision": 0, "chance": 0, "terminal": 0}
    for found, paths in layer.values():
        counts[_kind(game, found)] += paths
    return counts


def _next_layer(game: Any, layer: Mapping[Hashable, tuple[State, int]]) -> dict[Hashable, tuple[State, int]]:
    after: dict[Hashable, tuple[State, int]] = {}
    for state, paths in layer.values():
        for action in game.legal_actions(state) or [outcome for outcome, _ in game.chance_weights(state)]:
            child = game.successor(state, action)
            found, before = after.get(child.key(), (child, 0))
            after[child.key()] = (found, before + paths)
    return after


def _kind(game: Any, state: State) -> str:
    player = game.current_player(state)
    return "terminal" if player == TERMINAL else "chance" if player == CHANCE else "decision"
