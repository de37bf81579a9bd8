"""What searches are made of is the same in both engines."""

import pytest

from catlib import load
from catlib.engine import Kernel, Workspace, hash_of
from catlib.rules import record
from catlib.rules.wasm import States


def hashes_of(key_of, states):
    """The hashes of some states as WebAssembly makes them."""

    def make_hashes(uniform):
        def hashes(rows):
            return key_of(rows.states[0])

        return hashes

    work = Workspace(Kernel(make_hashes, {"states": States(states[0].FIELDS)}), compiled=True)
    found = []
    for state in states:
        work.put_state("states", state)
        found.append(work.run())
    return found


@pytest.mark.wasm
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
    assert list(seen.values()) == hashes_of(key_of, list(seen))


@pytest.mark.wasm
def test_hash_of_negative_numbers():
    """Negative fields hash alike in both engines too."""
    state_class = record("Cold", {"a": "i1", "b": ("i8", 2)})
    key_of = hash_of(state_class)
    state = state_class.from_dict({"a": -3, "b": [-(2**62), 7]})
    assert [key_of(state)] == hashes_of(key_of, [state])
    assert 0 <= key_of(state) < 2**63
