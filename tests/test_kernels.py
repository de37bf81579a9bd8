"""What searches are made of is the same in both engines."""

from __future__ import annotations

import pytest

from catlib import engine, load
from catlib.kernels import hash_of
from catlib.record import record


def hashes_of(game, key_of, states):
    """The hashes of some states as compiled code makes them."""
    import numpy as np

    def make_hashes(rules, choose, uniform, pick):
        def hashes(states, out):
            for i in range(len(out)):
                out[i] = key_of(states[i])

        return hashes

    out = np.zeros(len(states), np.int64)
    rows = np.concatenate([state.to_array() for state in states])
    engine.compiled(game, make_hashes, game.type.bots.choose)(rows, out)
    return out.tolist()


@pytest.mark.numba
def test_hash_tells_all_positions_apart():
    """The hash of a state differs for all 5478 positions, and is what compiled code makes of it."""
    game = load("tictactoe")
    seen, waiting = {}, [game.initial_state()]
    key_of = hash_of(game.rules.State)
    while waiting:
        state = waiting.pop()
        if state not in seen:
            seen[state] = key_of(state)
            waiting += [game.child(state, action) for action in game.legal_actions(state)]
    assert len(set(seen.values())) == len(seen) == 5478
    assert list(seen.values()) == hashes_of(game, key_of, list(seen))


@pytest.mark.numba
def test_hash_of_negative_numbers():
    """Negative fields hash alike in both engines too."""
    state_class = record("Cold", {"a": "i1", "b": ("i8", 2)})
    key_of = hash_of(state_class)
    state = state_class.from_dict({"a": -3, "b": [-(2**62), 7]})
    assert [key_of(state)] == hashes_of(load("pig"), key_of, [state])
    assert 0 <= key_of(state) < 2**63
