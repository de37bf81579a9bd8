"""Games kept as text and replayed by today's rules: any change of the rules shows as a different line.

The stored actions are replayed, so a bot may change and only rules and words matter. They are beginnings of games,
short ones that hold every kind of action together, and one that comes to its end. To store what the rules do now, run
the tests with CATLIB_UPDATE=1 in the environment and look at the difference before it is committed.
"""

import itertools
import os
import re
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from catlib import CHANCE, Game, IllegalAction
from catlib.play import walk

FOLDER = Path(__file__).parent / "playthroughs"
UPDATE = "CATLIB_UPDATE"
SEEDS = 40  # walks of each variant, from which the stored ones are chosen
WIDTH, SEAL = 120, 11  # of a line that more than one ply is on, and of its fingerprint
LEAST = 10  # plies that are stored of every variant

# What follows these words says where, which or how many, and the names of seats say whose
DETAILS = {"a", "both", "down", "from", "in", "left", "of", "on", "out", "right", "the", "to", "under", "up"}
SEATS = {"red", "blue", "green", "purple", "orange", "sky"}


def playthrough(game: Game, actions: Sequence[int]) -> str:
    """Each ply's action; after each line a fingerprint of all that could be chosen and all fields up to there.

    A line holds what it has room for, and says who acts where another does. Every twentieth ply the position is told
    in words. An action that is not legal ends the text with the reason.
    """
    return "".join(f"{line}\n" for line in _lines(game, actions))


def _lines(game: Game, actions: Sequence[int]) -> Iterator[str]:
    state, line, seal, last = game.initial_state(), "", 0, ""
    yield repr(game)
    for ply, action in enumerate(actions):
        told = f"# {game.state_to_string(state)}" if ply % 20 == 0 else ""
        try:
            new, who, choice = game.child(state, action), *_choice(game, state)
            said = f"{action} {game.action_to_string(state, action)}"
        except IllegalAction as error:
            yield from filter(None, (_sealed(line, seal), told, f"{ply} {error}"))
            return
        if who != last:
            said = f"{who}: {said}"
        if line and not told and len(f"{line} | {said}") <= WIDTH - SEAL:
            line += f" | {said}"
        else:
            yield from filter(None, (_sealed(line, seal), told))
            line = f"{ply} {said}"
        state, last, seal = new, who, zlib.crc32(f"{choice} {new.key()!r}".encode(), seal)
    yield from filter(None, (_sealed(line, seal), f"# {game.state_to_string(state)}"))
    yield f"# over {game.is_terminal(state)}, returns {game.returns(state)}, {_numbers(game.measures(state))}"


def _choice(game: Game, state: Any) -> tuple[str, list[Any]]:
    """Who acts, and all that can be done or come."""
    seat = game.current_player(state)
    if seat == CHANCE:
        return "chance", list(game.chance_weights(state))
    return f"seat {seat}", list(game.legal_actions(state))


def _sealed(line: str, seal: int) -> str:
    """A line with its fingerprint in eight hexadecimal digits."""
    return line and f"{line} = {seal:08x}"


def _numbers(measures: dict[str, int]) -> str:
    return ", ".join(f"{name} {value}" for name, value in measures.items() if value) or "nothing counted"


def kinds(game: Game, actions: Sequence[int]) -> "list[Kind]":
    """What kind of action each one is: who acts in which phase, and its first words, without names and numbers.

    After them stands "over" if the game has ended.
    """
    found, state = list[Kind](), game.initial_state()
    for action in actions:
        kind = first_words(game.action_to_string(state, action))
        found.append((game.is_chance_node(state), getattr(state, "phase", 0), kind))
        state = game.successor(state, action)
    return [*found, (False, 0, "over")] if game.is_terminal(state) else found


def first_words(name: str) -> str:
    """What an action's name begins with, up to the first number, name or place.

    >>> first_words("3 spaces up to (2, 4)"), first_words("pass and take white 2")
    ('space', 'pass and take white')
    """
    words = re.findall(r"[^\s,:]*[A-Z0-9(][^\s,:]*|[a-z-]+", name)
    named = ["space" if word == "spaces" else word for word in words if word not in SEATS]
    said = [word if re.fullmatch("[a-z-]+", word) else "the" for word in named]
    left = itertools.dropwhile(DETAILS.__contains__, said)
    return " ".join(itertools.takewhile(lambda word: word not in DETAILS, left))


Kind = tuple[bool, int, str]
Walks = list[tuple[Game, list[int], list[Kind]]]


def walks(games: Sequence[Game], seeds: int) -> Walks:
    """The first walks of each variant, with the kinds of their actions."""
    paths = [(game, walk(game, seed).actions) for game in games for seed in range(seeds)]
    return [(game, actions, kinds(game, actions)) for game, actions in paths]


def cover(games: Sequence[Game]) -> list[tuple[Game, list[int]]]:
    """Beginnings of games that hold every kind of action, and one of each variant.

    Again and again the walk with most new kinds a further ply; then each is cut after what no other one holds.
    """
    known = walks(games, SEEDS)
    first = [{kind: ply for ply, kind in reversed([*enumerate(found, 1)])} for _, _, found in known]
    ends = dict[int, int]()

    def held(but: int = -1) -> set[Kind]:
        return {kind for walk in ends if walk != but for kind, ply in first[walk].items() if ply <= ends[walk]}

    while missing := set[Kind]().union(*first) - held():
        _, end, walk = max((*_best_end(first[walk], missing, ends.get(walk, 0)), walk) for walk in range(len(known)))
        ends[walk] = end
    for walk in sorted(ends, key=ends.__getitem__, reverse=True):
        ends[walk] = max((first[walk][kind] for kind in first[walk].keys() - held(walk)), default=0)
    chosen = [(known[walk][0], known[walk][1][:end]) for walk, end in ends.items() if end]
    shown = [game for game, _ in chosen]
    return chosen + [(game, actions[:LEAST]) for game, actions, _ in known[::SEEDS] if game not in shown]


def _best_end(first: dict[Kind, int], missing: set[Kind], shown: int) -> tuple[float, int]:
    """How many missing kinds a walk has a further ply at best, and where it is to end for that."""
    plies = sorted(first[kind] for kind in missing & first.keys())
    return max(((new / (ply - shown), ply) for new, ply in enumerate(plies, 1)), default=(0.0, 0))


def check_playthroughs(name: str, games: Sequence[Game], folder: Path = FOLDER) -> None:
    """Replay the stored games, each of one of these variants, or store new ones with CATLIB_UPDATE=1."""
    path = folder / f"{name}.txt"
    if os.environ.get(UPDATE) == "1":
        folder.mkdir(exist_ok=True)
        path.write_text("\n".join(playthrough(*beginning) for beginning in cover(games)), encoding="utf-8")
    assert path.exists(), f"{name} has no stored playthrough; if its rules are right, run with {UPDATE}=1"
    now = "\n".join(playthrough(*beginning) for beginning in stored(path, games))
    old = path.read_text(encoding="utf-8")
    for number, (was, new) in enumerate(itertools.zip_longest(old.splitlines(), now.splitlines()), 1):
        assert was == new, f"{path.name}:{number} was {was!r}, is {new!r}; if that is meant, run with {UPDATE}=1"


def stored(path: Path, games: Sequence[Game]) -> list[tuple[Game, list[int]]]:
    """The games of a file, each with its actions."""
    by_name = {repr(game): game for game in games}
    parts = path.read_text(encoding="utf-8").split("\n\n")
    return [(by_name[part.split("\n", 1)[0]], _actions(part)) for part in parts]


def check_kinds(name: str, games: Sequence[Game], seeds: int = 3, folder: Path = FOLDER) -> None:
    """Every kind of action that some walks take is in the stored games."""
    kept = {kind for game, actions in stored(folder / f"{name}.txt", games) for kind in kinds(game, actions)}
    lacking = {kind for _, _, found in walks(games, seeds) for kind in found} - kept
    assert set() == lacking, f"{name}: no stored game has these; run with {UPDATE}=1"


def _actions(text: str) -> list[int]:
    lines = re.findall(r"^\d+ (.*) = [0-9a-f]{8}$", text, re.MULTILINE)
    return [int(n) for line in lines for n in re.findall(r"(?:^|\| )(?:(?:chance|seat \d+): )?(\d+) ", line)]
