"""Whole games kept as text and replayed by today's rules: any change of the rules shows as a different line.

The stored actions are replayed, so a bot may change and only rules and words matter. To store what the rules do now,
run the tests with CATLIB_UPDATE=1 in the environment and look at the difference before it is committed.
"""

from __future__ import annotations

import itertools
import os
import re
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from catlib import CHANCE, Game, IllegalAction

from .conformance import walk

FOLDER = Path(__file__).parent / "playthroughs"
UPDATE = "CATLIB_UPDATE"
BEGINNING = 600  # plies that are kept of a game that is too long
CHOICE = 20  # games that end, of which the shortest is kept


def playthrough(game: Game, actions: Sequence[int]) -> str:
    """A line for every ply: who chose among what, the action, and all fields of the new state as a fingerprint.

    Every tenth ply the position is told in words. An action that is not legal ends the text with the reason.
    """
    return "".join(f"{line}\n" for line in _lines(game, actions))


def _lines(game: Game, actions: Sequence[int]) -> Iterator[str]:
    state = game.initial_state()
    yield repr(game)
    for ply, action in enumerate(actions):
        if ply % 10 == 0:
            yield f"# {game.state_to_string(state)}"
        try:
            new = game.child(state, action)
        except IllegalAction as error:
            yield f"{ply} {error}"
            return
        name = game.action_to_string(state, action)
        yield f"{ply} {_choice(game, state)} | {action} {name} | {_fingerprint(new)}"
        state = new
    yield f"# {game.state_to_string(state)}"
    yield f"# over {game.is_terminal(state)}, returns {game.returns(state)}, {_numbers(game.measures(state))}"


def _choice(game: Game, state: Any) -> str:
    seat = game.current_player(state)
    if seat == CHANCE:
        return f"chance {' '.join(f'{i}:{w}' for i, w in game.chance_weights(state))}"
    return f"seat {seat} {_runs(game.legal_actions(state))}"


def _fingerprint(state: Any) -> str:
    """All fields in eight hexadecimal digits."""
    return f"{zlib.crc32(repr(state.key()).encode()):08x}"


def _numbers(measures: dict[str, int]) -> str:
    return ", ".join(f"{name} {value}" for name, value in measures.items())


def _runs(numbers: Sequence[int]) -> str:
    """Whole numbers in the order given, with runs as first-last."""
    runs: list[list[int]] = []
    for n in numbers:
        if runs and n == runs[-1][1] + 1:
            runs[-1][1] = n
        else:
            runs.append([n, n])
    return " ".join(str(a) if a == b else f"{a}-{b}" for a, b in runs)


def ended_walk(game: Game) -> list[int]:
    """The actions of a short walk that comes to the end of the game; the beginning of one where all are too long."""
    walks = (walk(game, seed) for seed in range(100))
    ended = itertools.islice((path.actions for path in walks if game.is_terminal(path.states[-1])), CHOICE)
    return min(ended, key=len, default=walk(game, 0).actions[:BEGINNING])


def check_playthroughs(name: str, games: Sequence[Game], folder: Path = FOLDER) -> None:
    """Replay the stored game of each variant, or store new ones with CATLIB_UPDATE=1."""
    path = folder / f"{name}.txt"
    if os.environ.get(UPDATE) == "1":
        folder.mkdir(exist_ok=True)
        path.write_text("\n".join(playthrough(game, ended_walk(game)) for game in games), encoding="utf-8")
    assert path.exists(), f"{name} has no stored playthrough; if its rules are right, run with {UPDATE}=1"
    stored = path.read_text(encoding="utf-8")
    now = "\n".join(playthrough(game, _actions(part)) for game, part in zip(games, stored.split("\n\n"), strict=True))
    for number, (old, new) in enumerate(itertools.zip_longest(stored.splitlines(), now.splitlines()), 1):
        assert old == new, f"{path.name}:{number} was {old!r}, is {new!r}; if that is meant, run with {UPDATE}=1"


def _actions(text: str) -> list[int]:
    return [int(n) for n in re.findall(r"^\d+ .* \| (\d+) .* \| [0-9a-f]{8}$", text, re.MULTILINE)]
