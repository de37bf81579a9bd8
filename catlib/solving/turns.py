"""Whole games solved turn by turn, where what happens within a turn does not depend on the rest of the position.

A game names the fields that only matter within a turn (WITHIN_TURN), and a field of points that rules only ever add to
and that is paid at the end (SCORED_BY). Positions between two turns are listed; what lies within a turn is worked out
again for each of them and forgotten, so that a game of a thousand million positions fits in memory. Which part of a
turn is alike for all is found out and not believed: the rules are played in plain Python on a state that shows the
fields of the turn alone; where they ask for another field, that position is played for every turn anew.

Source: J. Glenn, An optimal strategy for Yahtzee (2006), for the idea; bounds as in `catlib.solving.whole_game`.
"""

import functools
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from catlib.chance import spaced
from catlib.engine import Kernel, Workspace, hash_of, kernel_of, play_rows
from catlib.game import Game, GameType, check_score, marked_open
from catlib.rules import CHANCE, TERMINAL, rule, written
from catlib.rules.wasm import Layout, States, Stretch, Whole
from catlib.solving import values

FIRST_ROOM, GROWTH = 1 << 16, 4
PER_TURN = 48  # turns for which there is room at first that may follow one turn
MOST_SHAPES, MOST_NODES = 500, 200_000  # of turns in plain Python
SLICE = 2_000  # turns after which a person may interrupt
LIST, ORDER, VALUE, ONE = range(4)
UNKNOWN, ROUND, PAUSE = 3, 4, 5  # why a search stopped: a turn that begins in a new way, points in a loop, a slice
ENDLESS = 10**15  # more than any game pays


# A turn's shape


class _Asks(Exception):
    """A rule asks for a field that is none of the turn's."""


class _Shown:
    """A state that shows and keeps some of its fields alone."""

    __slots__ = ("_fields", "_state")

    def __init__(self, state: Any, fields: frozenset[str]):
        object.__setattr__(self, "_state", state)
        object.__setattr__(self, "_fields", fields)

    def __getattr__(self, name: str) -> Any:
        if name not in self._fields:
            raise _Asks(name)
        return getattr(self._state, name)

    def __setattr__(self, name: str, value: Any) -> None:
        if name not in self._fields:
            raise _Asks(name)
        setattr(self._state, name, value)


class _Shape:
    """The shape of a turn that begins in one way, as far as the fields of the turn say it.

    Nodes are numbered from 0, the beginning; a node without edges is open: there the rules ask for more.
    """

    def __init__(self, game: Game, begin: tuple[int, ...]):
        self.game, self.turn = game, frozenset(game.rules.WITHIN_TURN)
        self.nodes: list[tuple[int, ...]] = [begin]
        self.number = {begin: 0}
        self.player: list[int] = []
        self.first, self.target, self.weight = [0], list[int](), list[int]()
        while len(self.player) < len(self.nodes):
            self._open(self.nodes[len(self.player)])
        self.open = [n for n, player in enumerate(self.player) if player == TERMINAL]
        self.sequence, self.ends = self._ordered()
        self.chances = self.player.count(CHANCE)

    def _open(self, node: tuple[int, ...]) -> None:
        try:
            player, edges = self._followed(node)
        except _Asks:
            player, edges = TERMINAL, []
        self.player.append(player)
        for after, weight in edges:
            if after not in self.number:
                self.number[after] = len(self.nodes)
                self.nodes.append(after)
            self.target.append(self.number[after])
            self.weight.append(weight)
        self.first.append(len(self.target))
        if len(self.nodes) > MOST_NODES:
            raise values.TooLarge(
                f"{self.game.title}: a turn has more than {spaced(MOST_NODES)} positions;"
                " name fewer fields in WITHIN_TURN"
            )

    def _followed(self, node: tuple[int, ...]) -> tuple[int, list[tuple[tuple[int, ...], int]]]:
        """Return who decides and what follows, each with its weight; raise _Asks if the turn's fields do not say."""
        rules: Any = self.game.rules
        setup, state = self.game.setup, _unpacked(rules, node)
        player = rules.current_player(setup, _Shown(state, self.turn))
        if player == TERMINAL:
            return player, []
        buffer = [0] * max(rules.NUM_ACTIONS, rules.MAX_CHANCE)
        ask = rules.chance_weights if player == CHANCE else rules.legal_actions
        count, edges = ask(setup, _Shown(state, self.turn), buffer), []
        for i in range(count):
            if player != CHANCE or buffer[i] > 0:
                after = state.copy()
                rules.apply_action(setup, _Shown(after, self.turn), i if player == CHANCE else buffer[i])
                edges.append((_packed(rules, after), buffer[i] if player == CHANCE else 1))
        return player, edges

    def _ordered(self) -> tuple[list[int], list[int]]:
        """The nodes that are not open, loop by loop, each after those that it leads to."""
        rows = SimpleNamespace(
            **{name: [0] * len(self.nodes) for name in values.ORDERING}, first=self.first, target=self.target
        )
        parts = values.order(rows)
        kept, stops, begin = list[int](), list[int](), 0
        for stop in rows.ends[:parts]:
            part = [node for node in rows.sequence[begin:stop] if self.player[node] != TERMINAL]
            loops = len(part) > 1 or (part and values.comes_back(self, part[0]))
            if loops and self.game.rules.SCORED_BY:
                raise ValueError(f"{self.game.title}: a turn can go round for ever; SCORED_BY is for games that cannot")
            kept += part
            stops += [len(kept)] if part else []
            begin = stop
        return kept, stops


def _packed(rules: Any, state: Any) -> tuple[int, ...]:
    """The fields of a turn as one row of numbers."""
    row = list[int]()
    for name in rules.WITHIN_TURN:
        value = getattr(state, name)
        row += value if isinstance(value, list) else [value]
    return tuple(row)


def _unpacked(rules: Any, row: tuple[int, ...]) -> Any:
    state, at = rules.State(), 0
    for name in rules.WITHIN_TURN:
        length = rules.State.FIELDS[name][1]
        setattr(state, name, list(row[at : at + length]) if length else row[at])
        at += length or 1
    return state


# The kernel, which both engines run


def make_turns(  # as long as the functions in it, which close over one game's rules
    rules: Any, seats: int, returns: Callable[..., Any], width: int, written_out: tuple[Callable[..., Any], ...]
) -> Any:
    """Listing and valuing turns as a closure over one game's rules; `rows.shape` are the rows of all shapes."""
    current_player, apply_action = rules.current_player, rules.apply_action
    legal_actions, chance_weights = rules.legal_actions, rules.chance_weights
    hash_state, same, same_turn, take_turn, points_of, clear = written_out

    def place_of(rows):
        """Return where in the table the position in the second place of `scratch` stands, or would."""
        states, state, slots = rows.states, rows.scratch[1], rows.slots
        size = len(slots)
        slot = hash_state(state) % size
        while slots[slot] > 0 and not same(states[slots[slot] - 1], state):
            slot = slot + 1 if slot + 1 < size else 0
        return slot

    def shape_of(rows, state):
        """The shape of a turn that begins so; -1 if it is not known."""
        for shape in range(rows.shapes):
            if same_turn(state, rows.shape.begin, shape * width):
                return shape
        return -1

    def asked(rows, who):
        """Return how many outcomes or actions there are in the first place of `scratch`."""
        if who == CHANCE:
            return chance_weights(rows.setups[0], rows.scratch[0], rows.weights)
        return legal_actions(rows.setups[0], rows.scratch[0], rows.actions) if who >= 0 else 0

    def list_open(rows, at):
        """Enter what follows an open position, which stands in the first place of `scratch`."""
        setup, scratch, weights, tally = rows.setups[0], rows.scratch, rows.weights, rows.tally
        who = current_player(setup, scratch[0])
        tally[values.CHANCES] += 1 if who == CHANCE else 0
        if who == TERMINAL:
            returns(setup, scratch[0], rows.out)
            return 0 if values.enter_end(rows.out, seats, tally) else values.UNEVEN
        for i in range(asked(rows, who)):
            if who != CHANCE or weights[i] > 0:
                scratch[1] = scratch[0]
                apply_action(setup, scratch[1], i if who == CHANCE else rows.actions[i])
                clear(scratch[1])
                slot, new = place_of(rows), tally[values.KNOWN]
                if rows.slots[slot] == 0:
                    if new + 1 >= len(rows.stamp):
                        return values.FULL
                    rows.states[new] = scratch[1]
                    rows.slots[slot], tally[values.KNOWN] = new + 1, new + 1
                child = rows.slots[slot] - 1
                if rows.stamp[child] != at + 1:
                    if tally[values.EDGES] >= len(rows.target):
                        return values.FULL
                    rows.target[tally[values.EDGES]], rows.stamp[child] = child, at + 1
                    tally[values.EDGES] += 1
        return 0

    def list_turns(rows):
        """List what follows turn after turn, until there is no new one or something is missing."""
        shapes, tally = rows.shape.open, rows.tally
        while tally[values.OPENED] < tally[values.KNOWN]:
            at = tally[values.OPENED]
            shape = shape_of(rows, rows.states[at])
            if shape < 0:
                return UNKNOWN
            rows.kind[at], rows.first[at] = shape, tally[values.EDGES]
            for place in range(shapes[shape], shapes[shape + 1]):
                rows.scratch[0] = rows.states[at]
                take_turn(rows.scratch[0], rows.shape.fields, place * width)
                stopped = list_open(rows, at)
                if stopped > 0:
                    return stopped
            tally[values.OPENED], rows.first[at + 1] = at + 1, tally[values.EDGES]
            if at % SLICE == 0:
                return PAUSE
        return 0

    def value_open(rows, node):
        """Bounds for an open position by what follows it; the largest number met, -1 if something is not listed."""
        setup, scratch, weights = rows.setups[0], rows.scratch, rows.weights
        who = current_player(setup, scratch[0])
        if who == TERMINAL:
            returns(setup, scratch[0], rows.out)
            rows.shape.low[node], rows.shape.high[node] = rows.out[0], rows.out[0]
            return 0.0 + abs(rows.out[0])
        below, above, total, largest, count = 0.0, 0.0, 0, 0.0, asked(rows, who)
        for i in range(count):
            if who != CHANCE or weights[i] > 0:
                scratch[1] = scratch[0]
                apply_action(setup, scratch[1], i if who == CHANCE else rows.actions[i])
                points = points_of(scratch[1])
                clear(scratch[1])
                child = rows.slots[place_of(rows)] - 1
                if child < 0:
                    return -1.0
                least, most = points + rows.low[child], points + rows.high[child]
                largest = max(largest, max(abs(least), abs(most)))
                if who == CHANCE:
                    below, above = below + weights[i] * least, above + weights[i] * most
                elif i == 0:
                    below, above = least, most
                elif who == 0:
                    below, above = max(below, least), max(above, most)
                else:
                    below, above = min(below, least), min(above, most)
                total += weights[i] if who == CHANCE else 0
        if who == CHANCE:
            below, above = below / total, above / total
        error = (count + 4) * rows.slack * max(1.0, largest)
        rows.shape.low[node], rows.shape.high[node] = below - error, above + error
        return largest

    def value_turn(rows, at):
        """Draw the bounds of a turn's beginning closer; by how much, -1 if something is not listed."""
        shape, scale, opened, parts, ends = rows.kind[at], 1.0, rows.shape.open, rows.shape.part, rows.shape.ends
        for place in range(opened[shape], opened[shape + 1]):
            rows.scratch[0] = rows.states[at]
            take_turn(rows.scratch[0], rows.shape.fields, place * width)
            met = value_open(rows, rows.shape.node[place])
            if met < 0:
                return -1.0
            scale = max(scale, met)
        begin = ends[parts[shape] - 1] if parts[shape] > 0 else 0
        for part in range(parts[shape], parts[shape + 1]):
            values.settle(rows.shape, begin, ends[part], rows.tally, rows.gap, rows.slack * scale)
            begin = ends[part]
        low, high = rows.shape.low[rows.shape.root[shape]], rows.shape.high[rows.shape.root[shape]]
        moved = max(0.0, max(low - rows.low[at], rows.high[at] - high))
        rows.low[at], rows.high[at] = max(rows.low[at], low), min(rows.high[at], high)
        return moved

    def value_part(rows, begin, stop, loops):
        """Bounds for turns that lead to each other, or for a single one."""
        sequence, tally = rows.sequence, rows.tally
        for i in range(begin, stop):
            rows.low[sequence[i]], rows.high[sequence[i]] = tally[values.LEAST], tally[values.MOST]
        moved = rows.gap + 1
        while moved > rows.gap:
            moved = 0.0
            for i in range(begin, stop):
                by = value_turn(rows, sequence[i])
                moved = max(moved, by) if loops else 0.0

    def turns(rows):
        tally, part, ends = rows.tally, rows.part, rows.ends
        if rows.task == LIST:
            if tally[values.KNOWN] == 0:
                rows.scratch[1] = rows.states[0]
                rows.slots[place_of(rows)], tally[values.KNOWN] = 1, 1
            return list_turns(rows)
        if rows.task == ORDER:
            return values.order(rows)
        if rows.task == ONE:
            rows.low[part], rows.high[part] = tally[values.LEAST], tally[values.MOST]
            return value_turn(rows, part) < 0
        begin = ends[part - 1] if part > 0 else 0
        for p in range(part, rows.parts):
            loops = ends[p] - begin > 1 or values.comes_back(rows, rows.sequence[begin])
            if loops and rows.scored:
                return ROUND
            tally[values.LOOPS] += 1 if loops else 0
            tally[values.LARGEST] = max(tally[values.LARGEST], ends[p] - begin if loops else 0)
            value_part(rows, begin, ends[p], loops)
            begin = ends[p]
        return 0

    return turns


@functools.cache
def _written_out(state_class: Any, turn: tuple[str, ...], score: str) -> tuple[Callable[..., Any], ...]:
    """Rules that go through the fields of a state one by one."""
    alike, taken, at = ["def same_turn(state, row, at):"], ["def take_turn(state, row, at):"], 0
    for name in turn:
        length = state_class.FIELDS[name][1]
        for field in [f"{name}[{i}]" for i in range(length)] if length else [name]:
            alike.append(f"    if state.{field} != row[at + {at}]: return False")
            taken.append(f"    state.{field} = row[at + {at}]")
            at += 1
    points = ["def points_of(state):", f"    return state.{score}" if score else "    return 0"]
    clear = ["def clear(state):", f"    state.{score} = 0" if score else "    pass"]
    texts = ([*alike, "    return True"], [*taken, "    pass"], points, clear)
    made = [rule(written(lines, state_class.__module__)) for lines in texts]
    return (hash_of(state_class), values.same_state(state_class), *made)


# Around it


SHAPE_ROWS = {
    **dict.fromkeys(("begin", "open", "fields", "node", "root", "part"), "i4"),
    **dict.fromkeys(("first", "target", "weight", "sequence", "ends"), "i4"),
    "player": "i1",
    **dict.fromkeys(("low", "high"), "f8"),
    "paid": "f8",  # of ends of the game, none of which is ordered here
}
PER_ROOM = ("kind", "first", "stamp", *values.ORDERING)


def _kernel(type: GameType, layout: Layout, seats: int, lead: bool) -> Kernel:
    rules: Any = type.rules
    arguments = play_rows(type, layout, seats, states=None) | {
        "scratch": States(rules.State.FIELDS, 2),
        "out": Stretch("i8", seats),
        "tally": Stretch("i8", 10),
        **{name: Stretch("i4") for name in ("slots", "target", *PER_ROOM)},
        "low": Stretch("f8"),
        "high": Stretch("f8"),
        "shape": {name: Stretch(kind) for name, kind in SHAPE_ROWS.items()},
        **{name: Whole() for name in ("task", "shapes", "part", "parts", "scored")},
        **{name: Whole("d") for name in ("gap", "slack")},
    }
    arguments["scratch"].layout = arguments["states"].layout  # one kind of record, copied to and fro
    made = _written_out(rules.State, tuple(rules.WITHIN_TURN), rules.SCORED_BY)
    returns = values.lead_of(rules.returns) if lead else rules.returns
    width = sum(rules.State.FIELDS[name][1] or 1 for name in rules.WITHIN_TURN)
    return Kernel(lambda uniform: make_turns(rules, seats, returns, width, made), arguments)


class _Turns:
    """All positions at which a turn begins, with their bounds."""

    def __init__(self, game: Game, gap: float, compiled: bool, lead: bool):
        self.game, self.rules, self.gap, self.compiled, self.lead = game, game.rules, gap, compiled, lead
        self.shapes: list[_Shape] = []
        self.slack = 0.0

    def solved(self, state: Any, most: int) -> "_Turns":
        """List all turns from a state on and value them; raise TooLarge before they are valued."""
        first = state.copy()
        if self.rules.SCORED_BY:
            setattr(first, self.rules.SCORED_BY, 0)
        self._list(first, most)
        tally = self.work["tally"]
        values.refuse_endless(self.game, tally)
        self.sizes = [tally[n] for n in (values.KNOWN, values.EDGES)]
        if self.rules.SCORED_BY:
            tally[values.LEAST], tally[values.MOST] = -ENDLESS, ENDLESS
        chance = tally[values.CHANCES] > 0 or any(shape.chances for shape in self.shapes)
        self.exact, self.slack = not chance, values.ROUNDING if chance else 0.0
        parts = self._run(ORDER)
        for part in range(0, parts, SLICE):
            if self._run(VALUE, part=part, parts=min(parts, part + SLICE)) == ROUND:
                raise ValueError(f"{self.game.title}: play can go round for ever; SCORED_BY is for games that cannot")
        return self

    def _list(self, first: Any, most: int) -> None:
        """Room is made fourfold until there is enough."""
        size = sum(int(kind[1]) * max(1, length) for kind, length in self.rules.State.FIELDS.values())
        possible = min(most + 1, values.MOST_BYTES // (size + 64 + 4 * PER_TURN))
        self.room = min(possible, FIRST_ROOM if self.compiled else 256)
        while True:
            self._begin(first)
            while (stopped := self._run(LIST)) in (UNKNOWN, PAUSE):
                if stopped == UNKNOWN:
                    self._learn(self.work.state("states", self.work["tally"][values.OPENED], self.rules.State()))
            if stopped == values.UNEVEN:
                raise ValueError(values.UNEVEN_WORDS.format(self.game.title))
            known = self.work["tally"][values.KNOWN]
            if known > most or (stopped == values.FULL and self.room == possible):
                raise values.TooLarge(
                    f"{self.game.title} has more than {spaced(min(known, most))} positions in which a turn begins;"
                    " give more states, or take a smaller variant"
                )
            if not stopped:
                return
            self.room = min(possible, GROWTH * self.room)

    def _begin(self, first: Any) -> None:
        lengths = dict.fromkeys([*PER_ROOM, "states", "low", "high"], self.room + 2)
        lengths |= {"slots": 2 * self.room + 1, "target": PER_TURN * self.room}
        lengths |= {f"shape.{name}": 1 for name in SHAPE_ROWS}
        kernel = kernel_of(self.game, _kernel, self.lead)
        self.work = Workspace(kernel, self.compiled, lengths, self.rules.State(), self.game.setup)
        self.work.put_state("states", first)
        self._put_shapes()

    def _learn(self, state: Any) -> None:
        """Find out what can happen in a turn that begins so."""
        if len(self.shapes) >= MOST_SHAPES:
            raise values.TooLarge(
                f"{self.game.title}: turns begin in more than {MOST_SHAPES} ways; name other fields in WITHIN_TURN"
            )
        self.shapes.append(_Shape(self.game, _packed(self.rules, state)))
        self._put_shapes()

    def _put_shapes(self) -> None:
        """Write all shapes one behind the other."""
        rows: dict[str, list[Any]] = {name: [] for name in SHAPE_ROWS}
        rows["open"], rows["part"] = [0], [0]
        for shape in self.shapes:
            node, edge, place = len(rows["player"]), len(rows["target"]), len(rows["sequence"])
            rows["root"].append(node)
            rows["begin"] += shape.nodes[0]
            rows["player"] += shape.player
            rows["first"] = [*rows["first"][:node], *(n + edge for n in shape.first)]
            rows["target"] += [n + node for n in shape.target]
            rows["weight"] += shape.weight
            rows["node"] += [n + node for n in shape.open]
            rows["fields"] += [n for number in shape.open for n in shape.nodes[number]]
            rows["sequence"] += [n + node for n in shape.sequence]
            rows["ends"] += [n + place for n in shape.ends]
            rows["open"].append(len(rows["node"]))
            rows["part"].append(len(rows["ends"]))
        rows["low"] = rows["high"] = [0.0] * len(rows["player"])
        for name, row in ((f"shape.{name}", row) for name, row in rows.items()):
            if len(row) > len(self.work[name]):
                self.work.lengthen(name, 2 * len(row) - len(self.work[name]))
            self.work.put(name, row + [0] * (len(self.work[name]) - len(row)))

    def _run(self, task: int, part: int = 0, parts: int = 0) -> Any:
        numbers = {"gap": self.gap / 100, "slack": self.slack, "scored": int(bool(self.rules.SCORED_BY))}
        return self.work.run(task=task, shapes=len(self.shapes), part=part, parts=parts, **numbers)

    def _bounds(self, state: Any) -> tuple[float, float]:
        """Bounds for any position, worked out from those of the turns that follow; raise KeyError if it has none."""
        place, turn, points = self.room + 1, _packed(self.rules, state), 0
        kinds = [shape.nodes[0] for shape in self.shapes]
        if turn not in kinds:
            self._learn(state)
            kinds.append(turn)
        state = state.copy()
        if self.rules.SCORED_BY:
            points = getattr(state, self.rules.SCORED_BY)
            setattr(state, self.rules.SCORED_BY, 0)
        self.work["states"][place], self.work["kind"][place] = state, kinds.index(turn)
        if self._run(ONE, part=place):
            where = self.game.state_to_string(state)
            raise KeyError(f"{self.game.title} does not come to {where} from where it was solved")
        return points + float(self.work["low"][place]), points + float(self.work["high"][place])

    def solution(self, state: Any, seconds: float = 0.0) -> values.Solution:
        """Return what a position is worth, and every action there."""
        game = self.game
        low, high = self._bounds(state)
        bounds = [
            (action, game.action_to_string(state, action), *self._bounds(game.child(state, action)))
            for action in game.legal_actions(state)
        ]
        options = values.rated(bounds, game.current_player(state) == 0)
        mark = "exact" if low == high and self.exact else f"bound ± {(high - low) / 2:.0e}"
        mark = marked_open(game, mark)
        tally, (turns, edges) = self.work["tally"], self.sizes
        loops = int(tally[values.LOOPS]), int(tally[values.LARGEST])
        return values.Solution(
            game.current_player(state), low, high, options, turns, edges, *loops, mark, seconds, _solved=self
        )


def by_turns(game: Game, state: Any, most: int, gap: float, compiled: bool, lead: bool) -> values.Solution:
    """The solution of a game with WITHIN_TURN or SCORED_BY; its `states` are the positions at which a turn begins."""
    began = time.perf_counter()
    if game.rules.SCORED_BY:
        check_score(game.rules)
    found = _Turns(game, gap, compiled, lead).solved(state, most)
    return found.solution(state, time.perf_counter() - began)
