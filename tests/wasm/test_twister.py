"""The stream of chance is the same in WebAssembly."""

import pytest

from catlib.chance import generator
from catlib.rules.wasm import uniform

from .one import FLOATS, INT, rule_of, store


@pytest.mark.parametrize("seed", [0, 1, 4357, 2**32 - 1])
def test_the_stream_of_a_seed(seed):
    """Two thousand numbers, past every refill, equal those of Python's own generator; a second seed begins anew."""
    rule = rule_of("""
        def f(out, seed):
            uniform(seed, True)
            for i in range(len(out)):
                out[i] = uniform(0, False)
    """)
    rule.__globals__["uniform"] = uniform
    ready = store(rule, FLOATS, INT)
    row = ready.row(FLOATS, 2000)
    for one in (seed, 99):
        ready.run(row, one)
        draw = generator(one).random
        assert [draw() for _ in range(2000)] == row.tolist()
