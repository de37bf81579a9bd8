"""Exact values of whole turns: the first question, the later ones, and the parts that we wrote ourselves beside peers.

A question is asked with nothing remembered from before; later states of the same turn are those of random walks, each
asked some times, of which the fastest counts. Peers are networkx for components and sympy's DomainMatrix for loops;
their answers are compared with ours before anything is printed.
"""

import random
import sys
from fractions import Fraction
from statistics import median
from typing import Any, NamedTuple

import networkx as nx
from clock import fastest, seconds
from sympy import QQ
from sympy.external.gmpy import GROUND_TYPES
from sympy.polys.matrices import DomainMatrix

from catlib import Game, load
from catlib.chance import Row, chain_values, components
from catlib.game import Goal
from catlib.games.cat_cab import goals as wishes
from catlib.solving import Solver, distribution

WALKS = 40
LOOPS = (35, 126, 252)


class Turn(NamedTuple):
    """A turn with these dice for this goal: seconds for the first question and for later ones, and the proof's size."""

    dice: str
    goal: str
    first: float
    later: float
    slowest: float
    proof: Any
    asked: float


class Part(NamedTuple):
    """Seconds of a part of ours and of the peer's."""

    what: str
    ours: float
    peer: str
    theirs: float


def turns() -> list[Turn]:
    """Every goal of Cat Cab Crew with five dice and with seven."""
    game = load("cat_cab", players=3)
    cases = [(d6, d8, name) for d6, d8 in ((5, 0), (6, 1)) for name in wishes.goals(game)]
    return [turn(game, d6, d8, name) for d6, d8, name in cases]


def turn(game: Game, d6: int, d8: int, name: str) -> Turn:
    wishes.streets.cache_clear()
    wishes.goals.cache_clear()
    goal = wishes.goals(game)[name]
    state = wishes.turn(game, d6, d8, cell=(3, 3), passenger=(4, 6), opened=True)
    solver = Solver(game, goal)
    first = seconds(lambda: solver.solve(state))
    later = [fastest(lambda s=s: solver.solve(s)) for s in walks(game, goal, state)]
    asked = 1.0 if d6 + d8 == 5 else 5.0
    dice = f"{d6}D6" + f" + {d8}D8" * (d8 > 0)
    return Turn(dice, name, first, median(later), max(later), solver.solve(state).proof, asked)


def walks(game: Game, goal: Goal, start: Any) -> list[Any]:
    """States that random rolls and choices come to."""
    draw, states = random.Random(1), []
    for _ in range(WALKS):
        state = start
        while not goal.until(state) and game.current_player(state) != -4:
            states.append(state)
            steps = [o for o, _ in game.chance_weights(state)] or game.legal_actions(state)
            state = (
                goal.successor(state, draw.choice(steps)) if goal.successor else game.child(state, draw.choice(steps))
            )
    return states


def parts() -> list[Part]:
    """Our components, loops and forward pass, beside what others offer."""
    return [component_part(20_000), *(loop_part(n) for n in LOOPS)]


def component_part(n: int) -> Part:
    draw = random.Random(2)
    after = [tuple(draw.randrange(max(0, i - 40), min(n, i + 3)) for _ in range(5)) for i in range(n)]

    def theirs() -> list[set[int]]:
        graph = nx.DiGraph((i, j) for i, targets in enumerate(after) for j in targets)
        graph.add_nodes_from(range(n))
        return list(nx.strongly_connected_components(graph))

    def ours() -> list[list[int]]:
        return list(components(range(n), after))

    if {frozenset(part) for part in ours()} != {frozenset(part) for part in theirs()}:
        raise AssertionError("components differ")
    return Part(f"components of {n} nodes, {5 * n} edges", fastest(ours), f"networkx {nx.__version__}", fastest(theirs))


def loop_part(n: int) -> Part:
    """A random loop with dice-like weights: three ways on, one of them out."""
    draw = random.Random(3)
    rows = [Row(i, 6, {(i + 1) % n: 2, draw.randrange(n): 3, n + i % 5: 1}) for i in range(n)]
    rows = [Row(row.node, sum(row.weights.values()), row.weights) for row in rows]
    after = {row.node: tuple(row.weights) for row in rows} | {n + i: () for i in range(5)}
    ends = {n + i: Fraction(i) for i in range(5)}

    def ours() -> dict[int, Fraction]:
        return chain_values(components([0], after), after, rows.__getitem__, ends)

    def theirs() -> list[Any]:
        known = {
            i: {0: QQ(int(sum(w * ends[t] for t, w in row.weights.items() if t >= n)))} for i, row in enumerate(rows)
        }
        matrix = DomainMatrix({i: equation(row, n) for i, row in enumerate(rows)}, (n, n), QQ).to_dense()
        right = DomainMatrix({i: b for i, b in known.items() if b[0]}, (n, 1), QQ).to_dense()
        return matrix.lu_solve(right).to_list_flat()

    found = ours()
    if [found[i] for i in range(n)] != [Fraction(int(x.numerator), int(x.denominator)) for x in theirs()]:
        raise AssertionError("loops differ")
    return Part(
        f"a loop of {n} nodes, in rationals", fastest(ours), f"DomainMatrix on {GROUND_TYPES}", fastest(theirs, 2)
    )


def equation(row: Row, n: int) -> dict[int, Any]:
    left = {row.node: QQ(row.total)}
    for target, weight in row.weights.items():
        if target < n:
            left[target] = left.get(target, QQ(0)) - weight
    return {target: x for target, x in left.items() if x}


def forward() -> float:
    """Seconds to push five dice, rolled once, through the rules."""
    game = load("cat_cab", players=3)
    state = wishes.turn(game, 5)

    def has_fallen(state: Any) -> bool:
        return state.pending == 0 or state.seat != 0

    return fastest(lambda: distribution(game, state, has_fallen, observe=lambda s: sum(s.die)))


def main() -> int:
    """Print the tables; the exit code is 1 if a turn took longer than what is asked for."""
    found = turns()
    heads = "first s", "asked", "ratio", "later ms", "slowest", "asked", "states", "edges", "loop", "improving"
    print(f"{'a turn of Cat Cab Crew, every option':38}" + "".join(f"{head:>10}" for head in heads))
    print("\n".join(map(turn_line, found)))
    print(f"\n{'a part':38}{'ours ms':>10}{'theirs':>10}{'ratio':>10}")
    for part in parts():
        times = f"{1e3 * part.ours:10.2f}{1e3 * part.theirs:10.2f}{part.theirs / part.ours:10.1f}"
        print(f"{part.what:38}{times}  {part.peer}")
    print(f"{'five dice pushed through the rules':38}{1e3 * forward():10.2f}")
    return int(any(row.first > row.asked or row.slowest > 1e-3 for row in found))


def turn_line(row: Turn) -> str:
    asked, later, proof = f"< {row.asked:g}", f"{1e3 * row.later:10.3f}{1e3 * row.slowest:10.3f}{'< 1':>10}", row.proof
    sizes = f"{proof.states:10}{proof.edges:10}{proof.largest_loop:10}{proof.improving:10}"
    return f"{row.dice + ', ' + row.goal:38}{row.first:10.3f}{asked:>10}{row.asked / row.first:10.1f}{later}{sizes}"


if __name__ == "__main__":
    sys.exit(main())
