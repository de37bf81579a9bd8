"""Learned values: self-play fits a sum of small tables to the chance to win, and a bot takes what they like best.

A position is looked at from a seat, by features: those that a game's bots declare, else its fields. Each table has an
entry for every combination of a few features and of who is to move; the sum of the entries, in hundredths of a point of
chance to win in an even game, says how a seat stands. The bot takes the choice after which it stands best. Entries are
learned from whole games by the λ-return, each at a pace of its own and once a game, by the mean of what it was off
there; what a die changed by luck is taken off. Over a bot that is good already they say where to do otherwise. Sources:
R. S. Sutton, Learning to predict by the methods of temporal differences (1988); G. Tesauro, TD-Gammon (1995); D. F.
Beal and M. C. Smith, Temporal coherence and prediction decay in TD learning (1999); S. M. Lucas, Learning to play
Othello with n-tuple systems (2008).
"""

import functools
import json
import math
import random
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import resources
from itertools import combinations
from math import prod
from types import SimpleNamespace
from typing import Any, NamedTuple

from catlib.chance import draw_of, key_of_game, outcome_of, share, spaced, whole
from catlib.engine import Kernel, ProgressBar, Workspace, is_compiled, kernel_of, log_of, look_up, play_rows
from catlib.game import Game, GameType, Grid, on_one_team, size
from catlib.rules import CHANCE, TERMINAL, rule, written
from catlib.rules.wasm import Layout, Stretch, Whole

POINT = 100  # what a point of chance to win counts
EVEN = 50 * POINT  # the scale of the curve from a sum to a chance: a point is a point where the game is even
SENTENCE = "Takes the choice after which it stands best by values that were learned from its own games."
SELF = -1  # in place of a bot's number
FACES = 8  # of a die that is looked through
SLICE = 200  # games between two looks at the clock
STEPS = 5_000  # of a game that is learned from; one that is cut counts as an equal share for all
SEEN = 20  # games from which the ranges of features are taken
LARGEST = 50_000  # entries of one table
LEVELS = {1: 100, 2: 24, 3: 16}  # of a feature in a table, by how many features the table has
TOLD = 8  # levels of a feature that are shown
SHIFTS = 4  # tilings of the same features
PATTERNS, CELLS = 60, 7  # of a board: how many, and of how many cells


class Tiling(NamedTuple):
    """A table: the numbers of its features, the most levels of each, and how far levels are shifted, in quarters."""

    features: tuple[int, ...]
    most: int
    shift: int = 0


class Shape(NamedTuple):
    """The tables of a game's values, with each feature's name and its least and most value."""

    names: tuple[str, ...]
    ranges: tuple[tuple[int, int], ...]
    tables: tuple[Tiling, ...]
    seats: int
    by_seat: bool

    def levels(self, table: Tiling, place: int) -> tuple[int, int, int]:
        """Of a feature of a table: where its levels begin, how many values are one level, how many levels there are."""
        low, high = self.ranges[table.features[place]]
        wide = -(-(high - low + 1) // table.most)
        low -= table.shift * wide * (2 * place + 1) // SHIFTS % wide
        return low, wide, (high - low) // wide + 1

    @property
    def contexts(self) -> int:
        """Return how many ways there are to be to move, or to wait for dice."""
        return 2 * self.seats * (self.seats if self.by_seat else 1)

    def entries(self, table: Tiling) -> int:
        """Return how many entries a table has."""
        return self.contexts * prod(self.levels(table, place)[2] for place in range(len(table.features)))


# The rules: features, entries, what a seat is worth, what to choose


def features_of(type: GameType) -> tuple[tuple[str, ...], Callable[..., None], bool]:
    """Return the names of a game's features, the rule that writes them, and whether they differ between seats."""
    bots = type.bots
    return (bots.FEATURES, bots.features, False) if bots.features else _of_fields(type)


@functools.lru_cache(maxsize=64)
def _of_fields(type: GameType) -> tuple[tuple[str, ...], Callable[..., None], bool]:
    """Every number that a seat may see, its own first where a field has one for each seat."""
    fields, seats = type.rules.State.FIELDS, type.most_seats
    lengths = {length for name, (_, length) in fields.items() if length and length != seats}
    names, lines, by_seat = list[str](), list[str](), False

    def add(name: str, where: str) -> None:
        lines.append(f"    work[at + {len(names)}] = state.{where}")
        names.append(name)

    for name, (_, length) in fields.items():
        hidden = name in type.words.HIDDEN
        part = length // seats
        turned = length and length % seats == 0 and (hidden or part == 1 or part in lengths)
        if not length:
            if name not in ("seat", "player") and not hidden:
                add(name, name)
        elif turned:
            for other in range(1 if hidden else seats):
                who = "own " if other == 0 else "the other's " if seats == 2 else f"seat +{other}'s "
                for i in range(part):
                    place = f"{part} * ((seat + {other}) % {seats}) + {i}"
                    add(f"{who}{name}{f' {i + 1}' if part > 1 else ''}", f"{name}[{place}]")
        elif not hidden:
            by_seat = True
            for i in range(length):
                add(f"{name} {i + 1}", f"{name}[{i}]")
    text = ["def features(setup, state, seat, work, at):", *lines, "    return"]
    return tuple(names), rule(written(text, __name__)), by_seat


@functools.lru_cache(maxsize=64)
def _entries(type: GameType, shape: Shape) -> Callable[..., None]:
    """The rule that writes which entry of each table holds for a seat, written out table by table."""
    _, features, _ = features_of(type)
    fields, seats = type.rules.State.FIELDS, shape.seats
    turn = next((name for name in ("seat", "player") if name in fields and not fields[name][1]), "")
    waits = f"{seats} + min((state.{turn} - seat) % setup.seats, {seats - 1})" if turn else str(seats)
    lines = [
        "def entries(setup, state, seat, work, at):",
        "    features(setup, state, seat, work, at)",
        "    player = current_player(setup, state)",
        f"    who = min((player - seat) % setup.seats, {seats - 1}) if player >= 0 else {waits}",
        *[f"    who = who * {seats} + seat"] * shape.by_seat,
    ]
    known = dict[tuple[int, tuple[int, int, int]], str]()
    first, found = 0, list[str]()
    for i, table in enumerate(shape.tables):
        place = "who"
        for j, feature in enumerate(table.features):
            low, wide, levels = level = shape.levels(table, j)
            if (feature, level) not in known:
                name = known[feature, level] = f"x{len(known)}"
                lines.append(f"    {name} = min(max((work[at + {feature}] - {low}) // {wide}, 0), {levels - 1})")
            place = f"({place}) * {levels} + {known[feature, level]}"
        found.append(f"    work[at + {i}] = {first} + {place}")
        first += shape.entries(table)
    lines += found
    entries = rule(written(lines, __name__))
    entries.__globals__.update(features=features, current_player=type.rules.current_player)
    return entries


@rule
def never_alike(setup, state):
    return 0


@functools.lru_cache(maxsize=64)
def _faces(type: GameType) -> Callable[..., int]:
    """Write the rule that counts the faces of a die about to be thrown, each of which is looked at; 0 if too many."""
    current_player, alike_at = type.rules.current_player, type.rules.equally_likely or never_alike

    @rule
    def faces(setup, state):
        alike = alike_at(setup, state) if current_player(setup, state) == CHANCE else 0
        return alike if 1 < alike <= FACES else 0

    return faces


class _Rules(NamedTuple):
    """Rules of the bot and of what it learns by; `at` is where `entries` writes."""

    best: Callable[..., int]
    result: Callable[..., float]
    worth: Callable[..., float]
    chance: Callable[..., float]
    entries: Callable[..., None]
    at: int


@functools.lru_cache(maxsize=64)
def _rules(type: GameType, shape: Shape, over: int = SELF) -> _Rules:
    """Write out the rules for a game's tables, and for the bot whose choice stands unless another is better."""
    rules, entries, choose = type.rules, _entries(type, shape), type.bots.choose
    current_player, apply_action, returns = rules.current_player, rules.apply_action, rules.returns
    team = rules.team or on_one_team
    faces = _faces(type)
    teams, tables, kept = len(rules.TEAMS), len(shape.tables), max(1, type.bots.WORK)
    lines, back, numbers = ["def keep(state, work, to):"], ["def put_back(state, work, to):"], 0
    for name, (_, length) in rules.State.FIELDS.items():
        if length:
            lines.append(f"    for i in range({length}): work[to + {numbers} + i] = state.{name}[i]")
            back.append(f"    for i in range({length}): state.{name}[i] = work[to + {numbers} + i]")
        else:
            lines.append(f"    work[to + {numbers}] = state.{name}")
            back.append(f"    state.{name} = work[to + {numbers}]")
        numbers += length or 1
    keep, put_back = (rule(written([*text, "    return"], __name__)) for text in (lines, back))
    again = kept + numbers
    spare = again + numbers
    at = spare + type.most_seats

    @rule
    def side_of(setup, state, seat):
        return seat if teams == 0 else 0 if teams == 1 else team(setup, state, seat)

    @rule
    def result(setup, state, seat, work):
        """A seat's share of the win of a game that is over; what lies in the way is put back."""
        for s in range(setup.seats):
            work[spare + s] = work[s]
        returns(setup, state, work)
        best, mine, equal, sides = work[0], 0, 0, 1 if teams == 1 or setup.seats == 1 else 2
        for s in range(1, setup.seats):
            best = max(best, work[s])
        for s in range(setup.seats):
            if work[s] == best:
                new = 1
                for other in range(s):
                    if work[other] == best and side_of(setup, state, other) == side_of(setup, state, s):
                        new = 0
                equal += new
                if side_of(setup, state, s) == side_of(setup, state, seat):
                    mine = 1
        for s in range(setup.seats):
            work[s] = work[spare + s]
        if sides == 1:
            return 1.0 if best > 0 else 0.0
        return mine / equal

    @rule
    def chance(setup, state, seat, work, weights):
        """The chance to win that a seat has by its values; at the end, its share of the win."""
        if current_player(setup, state) == TERMINAL:
            return result(setup, state, seat, work)
        entries(setup, state, seat, work, at)
        total = 0.0
        for i in range(tables):
            total += weights[work[at + i]]
        total /= EVEN
        return 0.5 + 0.5 * total / math.sqrt(1 + total * total)

    @rule
    def worth(setup, state, seat, work, weights):
        """The same, and before a die the mean over its faces."""
        alike = faces(setup, state)
        if not alike:
            return chance(setup, state, seat, work, weights)
        keep(state, work, again)
        total = 0.0
        for i in range(alike):
            apply_action(setup, state, i)
            total += chance(setup, state, seat, work, weights)
            put_back(state, work, again)
        return total / alike

    @rule
    def best(setup, state, actions, count, u, work, weights, margin):
        """The first action after which the mover stands best; the usual one is taken for better by a margin."""
        seat, found, most = current_player(setup, state), actions[0], -1.0
        if count > 1:
            usual = choose(over, setup, state, actions, count, u, work) if over >= 0 else SELF
            keep(state, work, kept)
            for i in range(count):
                apply_action(setup, state, actions[i])
                value = worth(setup, state, seat, work, weights) + margin * (actions[i] == usual)
                put_back(state, work, kept)
                if value > most:
                    found, most = actions[i], value
        return found

    return _Rules(best, result, worth, chance, entries, at)


def _work(type: GameType, shape: Shape) -> int:
    """Return how much working room the bot needs."""
    return _rules(type, shape).at + max(len(shape.names), len(shape.tables))


# Learning


def make_learner(  # as long as the function in it, which closes over one game
    type: GameType, shape: Shape, over: int
) -> Any:
    """Self-play and what is learned from it, as a closure over one game's rules, so that both engines run it."""
    rules, tables = type.rules, len(shape.tables)
    start, current_player, apply_action = rules.start, rules.current_player, rules.apply_action
    outcome, legal_actions = outcome_of(rules), rules.legal_actions
    best, result, worth, chance_of, entries, at = _rules(type, shape, over)
    faces = _faces(type)

    def learn_games(rows):
        setup, state, actions, work, trail = rows.setups[0], rows.states[0], rows.actions, rows.work, rows.trail
        weights, net, gross, strayed, seats = rows.weights_of, rows.net, rows.gross, rows.strayed, len(rows.bots)
        luck, gaps, visits = rows.luck, rows.gaps, rows.visits
        cut = 0
        for g in range(rows.start, rows.stop):
            key = key_of_game(rows.seed, g)
            start(setup, state)
            step, stray = 0, 3 * rows.explore * draw_of(key, 2, 0, 0, 0)
            player = current_player(setup, state)
            while player != TERMINAL and step < rows.limit:
                u, astray, die = draw_of(key, 0, 0, 0, step), 0, faces(setup, state)
                for s in range(seats):
                    luck[step * seats + s] = -worth(setup, state, s, work, weights) if die else 0.0
                if player == CHANCE:
                    action = outcome(setup, state, rows.weights, u)
                else:
                    n = legal_actions(setup, state, actions)
                    if n > 1 and draw_of(key, 1, 0, 0, step) < stray:
                        action, astray = actions[int(u * n)], 1
                    else:
                        action = best(setup, state, actions, n, u, work, weights, rows.margin)
                apply_action(setup, state, action)
                player = current_player(setup, state)
                strayed[step] = astray
                if die:
                    for s in range(seats):
                        luck[step * seats + s] += chance_of(setup, state, s, work, weights)
                if player != TERMINAL:
                    for s in range(seats):
                        entries(setup, state, s, work, at)
                        for i in range(tables):
                            trail[(step * seats + s) * tables + i] = work[at + i]
                step += 1
            cut += player != TERMINAL
            last = step - 1 if player == TERMINAL else step
            for s in range(seats):
                goal = result(setup, state, s, work) if player == TERMINAL else 1.0 / seats
                for n in range(last - 1, -1, -1):
                    if n + 1 < step:
                        goal -= luck[(n + 1) * seats + s]
                    here, total = (n * seats + s) * tables, 0.0
                    for i in range(tables):
                        total += weights[trail[here + i]]
                    z = total / EVEN
                    chance = 0.5 + 0.5 * z / math.sqrt(1 + z * z)
                    if n + 1 < step and strayed[n + 1]:
                        goal = chance
                    gap = goal - chance
                    for i in range(tables):
                        gaps[trail[here + i]] += gap
                        visits[trail[here + i]] += 1
                    goal = chance + rows.decay * gap
            for i in range(last * seats * tables):
                e = trail[i]
                if visits[e]:
                    gap = gaps[e] / visits[e]
                    pace = abs(net[e]) / gross[e] if gross[e] > 0.0 else 1.0
                    weights[e] += pace * gap * 2 * EVEN / tables
                    net[e] += gap
                    gross[e] += abs(gap)
                    gaps[e], visits[e] = 0.0, 0
        if rows.averaged > 0:
            for e in range(len(weights)):
                rows.mean[e] += (weights[e] - rows.mean[e]) / rows.averaged
        return cut

    return learn_games


def _kernel(type: GameType, layout: Layout, seats: int, shape: Shape, over: int) -> Kernel:
    tables, entries = len(shape.tables), sum(map(shape.entries, shape.tables))
    arguments = play_rows(type, layout, seats) | {
        "work": Stretch("i8", _work(type, shape)),
        **{name: Stretch("f8", entries) for name in ("weights_of", "mean", "net", "gross", "gaps")},
        "visits": Stretch("i8", entries),
        "trail": Stretch("i8", STEPS * seats * tables),
        "strayed": Stretch("i8", STEPS),
        "luck": Stretch("f8", STEPS * seats),
        **{name: Whole() for name in ("seed", "start", "stop", "limit", "averaged")},
        **{name: Whole("d") for name in ("explore", "decay", "margin")},
    }
    return Kernel(lambda uniform: make_learner(type, shape, over), arguments)


# Shapes


def shape_of(game: Game, seed: int = 0, tables: Sequence[Sequence[str]] | None = None) -> Shape:
    """Return the tables that fit a game: those of `tables`, or by how many features it has and how they lie."""
    names, features, by_seat = features_of(game.type)
    seen = list(_seen(game, features, len(names), seed))
    ranges = tuple((min(column), max(column)) for column in zip(*seen, strict=True))
    shape = Shape(names, ranges, (), game.num_players, by_seat)
    rows = _tables(game, shape, seed) if tables is None else [tuple(map(names.index, row)) for row in tables]
    return shape._replace(tables=tuple(tiling for row in rows for tiling in _tilings(shape, row)))


def _tilings(shape: Shape, row: tuple[int, ...]) -> Iterator[Tiling]:
    """Tables of some features that stay small: several, shifted against each other, where levels are wide."""
    most = LEVELS.get(len(row), 16)
    while most > 2 and shape.entries(Tiling(row, most)) > LARGEST:
        most -= 1
    wide = any(shape.levels(Tiling(row, most), place)[1] > 1 for place in range(len(row)))
    for shift in range(SHIFTS if wide and len(row) > 1 else 1):
        yield Tiling(row, most, shift)


def _tables(game: Game, shape: Shape, seed: int) -> list[tuple[int, ...]]:
    live = [i for i, (low, high) in enumerate(shape.ranges) if high > low]
    rows: list[tuple[int, ...]] = [(i,) for i in live]
    rows += combinations(live, 2) if len(live) <= 12 else []
    rows += combinations(live, 3) if len(live) <= 8 else []
    rows += [tuple(live)] if 3 < len(live) <= 5 else []
    if not game.type.bots.features:
        rows += _patterns(game, shape, set(live), random.Random(seed))
    return rows or [()]


def _patterns(game: Game, shape: Shape, live: set[int], rng: random.Random) -> Iterator[tuple[int, ...]]:
    """Patterns of neighbours on boards, and of what stands at one place in several fields."""
    places = dict[str, list[int]]()
    for i, name in enumerate(shape.names):
        field_name, _, place = name.rpartition(" ")
        if place.isdigit():
            places.setdefault(field_name, []).append(i)
    by_length = dict[int, list[list[int]]]()
    for name, row in places.items():
        by_length.setdefault(len(row), []).append(row)
        look = game.words.LOOKS.get(name)
        wide = size(game.setup, look.columns) if isinstance(look, Grid) else len(row)
        on_board = [i for i in row if i in live]
        if len(on_board) > 8:
            yield from dict.fromkeys(_walk(row, set(on_board), wide, rng) for _ in range(PATTERNS))
    for rows in by_length.values():
        if len(rows) > 1:
            for column in zip(*rows, strict=True):
                yield from [tuple(i for i in column if i in live)]


def _walk(row: Sequence[int], live: set[int], wide: int, rng: random.Random) -> tuple[int, ...]:
    """Some cells of a board, each beside one before it."""
    found = [rng.choice(sorted(live))]
    for _ in range(100):
        at = rng.choice(found) - row[0]
        down, right = rng.choice([(0, 1), (1, 0), (1, 1), (1, -1), (0, -1), (-1, 0), (-1, -1), (-1, 1)])
        there = at + down * wide + right
        if 0 <= at % wide + right < wide and 0 <= there < len(row) and row[there] in live and row[there] not in found:
            found.append(row[there])
        if len(found) == CELLS:
            break
    return tuple(sorted(found))


def _seen(game: Game, features: Callable[..., None], count: int, seed: int) -> Iterator[list[int]]:
    """The features of every position of some games, for every seat; bots that are rules play them by turns."""
    bots, faces = game.type.bots, _faces(game.type)
    work = [0] * (max(1, bots.WORK) + count)
    for number in range(SEEN):
        seats = [bots.COMPILED[number % len(bots.COMPILED)]] * game.num_players
        state = game.initial_state()
        for action in log_of(game, seats, seed, number, limit=STEPS // 5):
            game.rules.apply_action(game.setup, state, action)
            for seat in range(0 if faces(game.setup, state) else game.num_players):
                features(game.setup, state, seat, work, max(1, bots.WORK))
                yield work[max(1, bots.WORK) :]


# What was learned


@dataclass(frozen=True, repr=False)
class Learned:
    """Tables of values of a game, how they were made and how strong the bot is that plays by them.

    `str` shows what each feature alone adds, in points of chance to win where the game is even; `to_toml` and
    `from_toml` keep it in a file. `teach` returns the game with a bot that plays by it.

    >>> learned = learn(load("nim"), games=200, progress=False)
    >>> "learned" in learned.teach(load("nim")).bots, Learned.from_toml(learned.to_toml()) == learned
    (True, True)
    """

    title: str
    shape: Shape
    weights: tuple[int, ...]
    how: Mapping[str, int | float | str]
    strength: Mapping[str, str] = field(default_factory=dict)

    def teach(self, game: Game, name: str = "learned") -> Game:
        """Return the game with a bot more that plays by these values, as a rule: compiled, in the browser too."""
        return Game(taught(game.type, {name: self}), game.players, game.house)

    def rows(self) -> Iterator[tuple[tuple[str, ...], tuple[int, ...]]]:
        """The features of each table by name, and its entries."""
        first = 0
        for table in self.shape.tables:
            length = self.shape.entries(table)
            yield tuple(self.shape.names[feature] for feature in table.features), self.weights[first : first + length]
            first += length

    def effects(self) -> dict[str, dict[str, float]]:
        """The points that each feature alone adds or takes by its level, the lowest level being 0."""
        found = dict[str, dict[str, float]]()
        for table, (names, entries) in zip(self.shape.tables, self.rows(), strict=True):
            if len(names) == 1:
                low, wide, levels = self.shape.levels(table, 0)
                others = [entries[i : i + levels] for i in range(0, len(entries), levels)]
                told = max(others, key=lambda row: sum(map(bool, row)))
                points = {_span(low + i * wide, wide): (told[i] - told[0]) / POINT for i in range(levels)}
                found[names[0]] = points
        return dict(sorted(found.items(), key=lambda row: min(row[1].values()) - max(row[1].values())))

    def __str__(self) -> str:
        tables = f"{len(self.shape.tables)} tables, {spaced(len(self.weights))} numbers"
        lines = [f"{self.title}: {tables}, from {spaced(int(self.how['games']))} games"]
        for name, points in self.effects().items():
            shown = list(points.items())[:: -(-len(points) // TOLD)]
            told = ", ".join(f"{span}: {worth:+.1f}" for span, worth in shown)
            lines.append(f"  {name}: {told}")
        return "\n".join([*lines, *(f"  wins {rate} against {bot}" for bot, rate in self.strength.items())])

    def __repr__(self) -> str:
        return f"<Learned values of {self.title}, {spaced(int(self.how['games']))} games>"

    def to_toml(self) -> str:
        """Return it as the text of a file."""
        shape = self.shape
        lines = [f"title = {json.dumps(self.title)}", f"names = {json.dumps(shape.names)}"]
        lines += [f"ranges = {json.dumps(shape.ranges)}", f"seats = {shape.seats}"]
        lines.append(f"by_seat = {json.dumps(shape.by_seat)}")
        lines.append("table = [")
        for table, (_, entries) in zip(shape.tables, self.rows(), strict=True):
            head = f"features = {json.dumps(table.features)}, most = {table.most}, shift = {table.shift}"
            lines.append(f"    {{ {head}, entries = [{','.join(map(str, entries))}] }},")
        lines.append("]")
        for part in ("how", "strength"):
            lines += ["", f"[{part}]", *(f"{json.dumps(k)} = {json.dumps(v)}" for k, v in getattr(self, part).items())]
        return "\n".join(lines) + "\n"

    @classmethod
    def from_toml(cls, text: str) -> "Learned":
        """Return what a file keeps."""
        found = tomllib.loads(text)
        tables = tuple(Tiling(tuple(row["features"]), row["most"], row["shift"]) for row in found["table"])
        ranges = tuple((low, high) for low, high in found["ranges"])
        shape = Shape(tuple(found["names"]), ranges, tables, found["seats"], found["by_seat"])
        weights = tuple(entry for table in found["table"] for entry in table["entries"])
        return cls(found["title"], shape, weights, found["how"], found["strength"])


def _span(low: int, wide: int) -> str:
    return str(low) if wide == 1 else f"{low} to {low + wide - 1}"


def taught(type: GameType, learned: dict[str, Learned]) -> GameType:
    """Return a game with bots that play by tables of values, after those that it has."""
    bots = type.bots
    old, before = bots.choose, len(bots.COMPILED)
    choose, work = old, bots.WORK
    for number, one in enumerate(learned.values(), before):
        choose = _after(choose, number, player(type, one))
        work = max(work, _work(type, one.shape))
    names = dict.fromkeys(learned, SENTENCE)
    given = {name: getattr(bots, name) for name in dir(bots) if name[0] != "_"}
    given |= {"BOTS": {**bots.BOTS, **names}, "COMPILED": (*bots.COMPILED, *learned), "choose": choose, "WORK": work}
    parts = {part: getattr(type, part) for part in ("rules", "setup", "words", "goals", "story", "manual", "source")}
    return GameType(type.name, bots=SimpleNamespace(**given), **parts)


def player(type: GameType, learned: Learned) -> Callable[..., int]:
    """Return the rule of the bot that plays by a table of values: `choose` without the bot's number."""
    over = type.bots.COMPILED.index(learned.how["over"]) if "over" in learned.how else SELF
    best, weights, margin = _rules(type, learned.shape, over).best, learned.weights, float(learned.how["margin"])

    @rule
    def play(setup, state, actions, count, u, work):
        return best(setup, state, actions, count, u, work, weights, margin)

    return play


def _after(before: Callable[..., int], number: int, play: Callable[..., int]) -> Callable[..., int]:
    @rule
    def choose(bot, setup, state, actions, count, u, work):
        if bot == number:
            return play(setup, state, actions, count, u, work)
        return before(bot, setup, state, actions, count, u, work)

    return choose


def learn(
    game: Game,
    games: int = 60_000,
    seed: int = 0,
    *,
    tables: Sequence[Sequence[str]] | None = None,
    over: str = "",
    margin: float = 0.03,
    explore: float | None = None,
    decay: float = 0.8,
    compile: bool | None = None,
    progress: bool = True,
) -> Learned:
    """Learn what a game's positions are worth from games of a bot against itself, and return the tables.

    `tables` names the features of each table, where those that are chosen by how many features there are do not serve.
    With the name of a bot that is a rule, `over`, its choice stands unless another is worth more by `margin`, a chance
    to win: what is learned then makes a good bot better. Up to three times the share `explore` of a game's decisions is
    left to chance, by default 0.03 where dice or cards vary games anyway, else 0.1; games of some hundred decisions
    want less, or nothing they end with is traced back to how they began. `decay` is the λ of the λ-return. The same
    seed gives the same tables on either engine.

    >>> learn(load("tictactoe"), games=50, progress=False)
    <Learned values of Tic-tac-toe, 50 games>
    """
    games, seed, known = whole("games", games), whole("seed", seed, 0), game.type.bots.COMPILED
    if over and over not in known:
        raise ValueError(f"over={over!r}: not a bot written as a rule; those are {', '.join(known)}")
    if explore is None:
        explore = 0.03 if game.max_chance_outcomes > 1 else 0.1
    how = {"explore": share("explore", explore), "decay": share("decay", decay), "margin": share("margin", margin)}
    plan = _Plan(game, seed, over, how, is_compiled(compile))
    first = _learned(plan, shape_of(game, seed, tables), max(1, games // 10), False)
    return _learned(plan, shape_of(first.teach(game), seed, tables), games, progress)


class _Plan(NamedTuple):
    game: Game
    seed: int
    over: str
    how: Mapping[str, float]
    compiled: bool


def _learned(plan: _Plan, shape: Shape, games: int, progress: bool) -> Learned:
    """Learn with the tables of a shape; what stands in them at the end is a mean over the second half of the games."""
    game, cut = plan.game, 0
    over = game.type.bots.COMPILED.index(plan.over) if plan.over else SELF
    work = Workspace(kernel_of(game, _kernel, shape, over), plan.compiled, {}, game.rules.State(), game.setup)
    with ProgressBar(games, "games", game.title, progress) as bar:
        for first in range(0, games, SLICE):
            look_up()
            stop = min(first + SLICE, games)
            averaged = max(int(stop == games), (first - games // 2) // SLICE + 1)
            numbers = {"seed": plan.seed, "start": first, "stop": stop, "limit": STEPS, "averaged": averaged}
            cut += work.run(**numbers, **plan.how)
            bar.update(stop - first)
    how = {"games": games, "seed": plan.seed, "cut": int(cut), **plan.how} | ({"over": plan.over} if plan.over else {})
    return Learned(game.title, shape, tuple(round(x) for x in work["mean"]), how)


@functools.lru_cache(maxsize=8)
def learned(name: str, players: int = 2) -> Learned:
    """Return the values that come with a game; raise ValueError where none were worth keeping.

    >>> from catlib import load, simulate
    >>> game = learned("meow_daifugo").teach(load("meow_daifugo"))
    >>> simulate(game, ["learned", "fewest plays"], games=200, progress=False).win_rate(0).value > 0.5
    True
    """
    file = resources.files("catlib.games") / name / f"learned_{players}.toml"
    if not file.is_file():
        raise ValueError(f"{name}, players={players}: no learned values come with this game; `learn` makes some")
    return Learned.from_toml(file.read_text(encoding="utf-8"))


def self_taught(game: Game) -> Callable[[Any, float], int]:
    """Return the bot that plays by the values that come with a game, as a function of state and random draw.

    >>> game = load("washi_cat")
    >>> self_taught(game)(game.initial_state(), 0.5) in game.legal_actions(game.initial_state())
    True
    """
    play, work = _playing(game.type, max(2, game.num_players))
    actions, room = [0] * game.num_distinct_actions, [0] * work

    def choose(state: Any, u: float) -> int:
        return play(game.setup, state, actions, game.rules.legal_actions(game.setup, state, actions), u, room)

    return choose


@functools.lru_cache(maxsize=8)
def _playing(type: GameType, players: int) -> tuple[Callable[..., int], int]:
    """The rule that plays by the values that come with a game, and the room it needs."""
    values = learned(type.name, players)
    return player(type, values), _work(type, values.shape)
