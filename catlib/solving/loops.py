"""The best policy of states that can come back to one another, found in floats and proven in rationals."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from catlib.chance import After, EndlessPlay, Row, chain_values, components, over_one_denominator

ROUGH_ROUNDS, ROUGH_SLACK = 200, 1e-9


class Loop:
    """A strongly connected part of a game, where some nodes choose what follows and others leave it to chance.

    `after[node]` lists what follows each node of the part, `chance[node]` has its weights unless it chooses, `aim` is
    1 for a node that wants a large value, -1 for a small one, and `exits` has the values of the nodes outside.

    `cost` has what a step from each node adds, 0 where it says nothing.

    Only policies that are sure to leave have a value. An improvement of one of them leaves again, since going round
    improves nothing, so policy iteration ends at the best of them (Howard 1960; Bertsekas and Tsitsiklis 1991).

    >>> dice = {0: (1, 7), 1: (0, 8, 9)}  # node 0 stops at 7 or rolls; the roll comes back, wins or loses
    >>> loop = Loop(dice, {1: Row(1, 6, {0: 3, 8: 2, 9: 1})}, {0: 1}, {7: Fraction(1), 8: Fraction(4), 9: Fraction(0)})
    >>> loop.solve()[0], loop.choice
    (Fraction(8, 3), {0: 1})
    """

    def __init__(
        self,
        after: Mapping[int, Sequence[int]],
        chance: Mapping[int, Row],
        aim: Mapping[int, int],
        exits: Mapping[int, Fraction],
        cost: Callable[[int], Any] = lambda node: 0,
    ):
        self.after, self.chance, self.aim, self.exits, self.cost = after, chance, aim, exits, cost
        self.inside_after = {node: tuple(t for t in after[node] if t in after) for node in chance}
        self.choice = self._way_out()

    def solve(self) -> dict[int, Fraction]:
        """The exact value of every node under the best policy, which is left in `choice`.

        Raise EndlessPlay if nothing leads out, or if two seats could each wait for the other to leave.
        """
        self._improve_roughly()
        values = self._values(exact=True)
        while better := self._improvements(values, 0):
            self.choice = self.choice | better
            values = self._values(exact=True)
        self._refuse_waiting(values)
        return values

    def _way_out(self) -> dict[int, int]:
        """For each choice a first step of a shortest way out, so that leaving has a chance from everywhere."""
        if not self.exits:
            raise EndlessPlay("play can go round for ever and nothing leads out")
        step = _first_steps(self.exits, self.after)
        return {node: step[node] for node in self.aim}

    def _improve_roughly(self) -> None:
        """Policy iteration in floats, as far as floats can tell."""
        before = self.choice
        for _ in range(ROUGH_ROUNDS if self.aim else 0):
            try:
                values = self._values(exact=False)
            except EndlessPlay:
                self.choice = before
                return
            better = self._improvements(values, ROUGH_SLACK * max(1.0, *map(abs, values.values())))
            if not better:
                return
            before, self.choice = self.choice, self.choice | better

    def _values(self, exact: bool) -> dict[int, Any]:
        """The value of every node under the policy, as Fractions or floats."""
        known = self.exits if exact else {target: float(value) for target, value in self.exits.items()}
        kept = self.inside_after | {n: (t,) if t in self.after else () for n, t in self.choice.items()}
        cost = self.cost if exact else lambda node: float(self.cost(node))
        return chain_values(components(kept, kept), kept, self._row, known, exact, cost)

    def _row(self, node: int) -> Row:
        return Row(node, 1, {self.choice[node]: 1}) if node in self.choice else self.chance[node]

    def _improvements(self, values: Mapping[int, Any], slack: float) -> dict[int, int]:
        """Better choices: those towards a small value, and only if there are none, those towards a large one.

        In this order each answer is a best one before the question changes (Hoffman and Karp 1966).
        """
        if slack:
            numbers = {target: float(value) for target, value in self.exits.items()} | dict(values)
            left = {node: values[node] - float(self.cost(node)) for node in self.aim}
        else:
            left = {node: values[node] - self.cost(node) for node in self.aim}
            numbers, common = over_one_denominator({**self.exits, **values})
            left = {node: value * common for node, value in left.items()}
        return self._better(-1, numbers, left, slack) or self._better(1, numbers, left, slack)

    def _better(self, aim: int, numbers: Mapping[int, Any], left: Mapping[int, Any], slack: float) -> dict[int, int]:
        """For each node of this aim that a choice improves by more than the slack, the best choice.

        `left` has what a node is worth once its step is paid for.
        """
        pick = max if aim > 0 else min
        found = {n: pick(self.after[n], key=numbers.__getitem__) for n, own in self.aim.items() if own == aim}
        return {n: t for n, t in found.items() if aim * (numbers[t] - left[n]) > slack}

    # Two seats that wait for each other

    def _refuse_waiting(self, values: Mapping[int, Fraction]) -> None:
        """Raise EndlessPlay if two seats would each rather see the other leave: every value between then holds."""
        if len(set(self.aim.values())) < 2:
            return
        worth = {**self.exits, **values}
        even = {n: [t for t in self.after[n] if worth[t] == worth[n] - self.cost(n)] for n in self.aim}
        if self._standoff(1, even) or self._standoff(-1, even):
            raise EndlessPlay("two seats can each wait for ever for the other to leave")

    def _standoff(self, aim: int, even: Mapping[int, Sequence[int]]) -> set[int]:
        """Return where one aim can stay at no cost until the other moves at a cost, and so ask for more than its value.

        `even` has the choices that cost nothing. Where the other has no move at all to make, or none that costs,
        staying is the first one's own fault, or free for both.
        """
        room, before = set(self.after), set[int]()
        costly = {n for n, own in self.aim.items() if own == -aim and len(even[n]) < len(self.after[n])}
        while room != before:
            before = room
            room = {node for node in room if self._can_stay(node, room, aim, even)}
            if room == before:
                stay = {n: [t for t in even.get(n, self.after[n]) if t in room] for n in room}
                ends = costly & room
                room = room & {*ends, *_first_steps(ends, stay)}
        return room

    def _can_stay(self, node: int, room: set[int], aim: int, even: Mapping[int, Sequence[int]]) -> bool:
        if self.aim.get(node) == aim:
            return not room.isdisjoint(even[node])
        return room.issuperset(even.get(node, self.after[node]))


def ways_to_end(
    part: Sequence[int], after: After, aim: Sequence[int], own: int, ends: Callable[[int], bool]
) -> dict[int, Sequence[int]]:
    """Return the nodes of a loop from which the seat with this aim can surely end play, and what follows each.

    `ends(node)` says it of the nodes that follow the loop. The choices of that seat are without those that may not end;
    whatever chance or somebody else may do there has to end.

    >>> after = {0: (1, 2), 1: (0, 3), 2: (0, 4)}  # node 4 does not end, and chance decides at node 2
    >>> ways_to_end([0, 1, 2], after, [1, 1, 0], 1, lambda node: node == 3)
    {0: [1], 1: [0, 3]}
    """
    loop, left = set(part), {node: after[node] for node in part}
    size = -1
    while len(left) != size:
        size = len(left)
        good = {n: [t for t in after[n] if (t in left if t in loop else ends(t))] for n in left}
        kept = {n: found for n, found in good.items() if aim[n] == own or len(found) == len(after[n])}
        out = _first_steps({t for found in kept.values() for t in found if t not in loop}, kept)
        left = {n: kept[n] for n in left if n in out}
    return left


def _first_steps(goal: Iterable[int], after: Mapping[int, Sequence[int]]) -> dict[int, int]:
    """For each node from which some path leads to one of these nodes, the first step of a shortest one."""
    before: dict[int, list[int]] = {}
    for node, targets in after.items():
        for target in targets:
            before.setdefault(target, []).append(node)
    step: dict[int, int] = {}
    waiting = list(goal)
    for node in waiting:
        new = [other for other in before.get(node, ()) if other not in step]
        step.update(dict.fromkeys(new, node))
        waiting.extend(new)
    return step
