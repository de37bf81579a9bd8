"""What cannot be: each mistake stops a checked module in one sentence that names the rule."""

import re

import pytest

from catlib.rules import record
from catlib.rules.wasm import Module, NoWebAssembly, States, TooLarge, Trap, Whole, hosts

from .one import INT, ROW, module, rule_of, store

STOPS = {
    "return row[n]": (9, "an index outside its row"),
    "row[n] = 1\n    return 0": (-1, "an index outside its row"),
    "return TABLE[n]": (3, "an index outside its row of 3"),
    "return 5 // (n - 7)": (7, "a division by 0"),
    "return 5 % (n - 7)": (7, "a division by 0"),
    "return n + 9223372036854775807": (1, "a whole number of more than 64 bits"),
    "return n - 9223372036854775807": (-2, "a whole number of more than 64 bits"),
    "return n * 4611686018427387904": (2, "a whole number of more than 64 bits"),
    "return 1 << n": (64, "a whole number of more than 64 bits, or a shift outside 0 to 63"),
    "return n >> n": (-1, "a shift by less than 0 or more than 63 bits"),
}


@pytest.mark.parametrize("text", STOPS)
def test_a_checked_module_stops(text):
    """Where plain Python would raise or know a larger number, a checked module names the rule and the line."""
    n, what = STOPS[text]
    rule = rule_of(f"def careless(n, row):\n    {text}")
    rule.__globals__["TABLE"] = (1, 2, 3)
    ready = store(rule, INT, ROW, checked=True)
    with pytest.raises(Trap, match=f":2, in careless: {re.escape(what)}$"):
        ready.run(n, ready.row(ROW, 9))


def test_bits_that_are_masked_away_may_be_lost():
    """Hashes count on products that wrap under a mask, and a checked module lets them."""
    rule = rule_of("def f(n):\n    return ((n ^ 5) * 2685821657736338717) & 9223372036854775807")
    for checked in (False, True):
        assert rule(12345678912345) == store(rule, INT, checked=checked).run(12345678912345)


def small_field(checked):
    states = States(record("Small", {"seat": "i1", "score": ("i2", 2)}).FIELDS)
    rule = rule_of(
        "def f(states, n):\n    state = states[0]\n    state.score[1] = n\n    state.seat += n\n    return state.seat"
    )
    return Module(rule, [states, Whole()], checked=checked)


def test_a_field_that_is_too_small():
    """A number is cut to its field, or stops a checked module."""
    assert -56 == small_field(False).store().run(200)
    with pytest.raises(
        Trap, match=r":4, in f: a number outside -128 to 127, which i1 holds; declare state.seat as i2 or limit it"
    ):
        small_field(True).store().run(200)
    with pytest.raises(Trap, match=":3, in f: a number outside -32768 to 32767"):
        small_field(True).store().run(40_000)


def test_a_module_that_is_not_checked_says_how_to_learn_more():
    """What the machine itself stops has no line, but the message says how to get one."""
    ready = store(rule_of("def f(n):\n    return 5 // n"), INT)
    with pytest.raises(Trap, match=r"^f: .*; a checked module \(checked=True\) names the rule and the line$"):
        ready.run(0)


def test_more_than_memory_can_hold():
    """4 GiB are the limit of 32-bit addresses."""
    ready = store(rule_of("def f(row):\n    return len(row)"), ROW)
    with pytest.raises(TooLarge, match="MiB are needed; WebAssembly has at most 4096"):
        ready.allot(2**32)


def test_nothing_that_runs_webassembly(monkeypatch):
    """Without a host a module can be made, and the sentence says what to install."""
    made = module(rule_of("def f(n):\n    return n"), INT)
    monkeypatch.setattr(hosts, "host_name", lambda: None)
    with pytest.raises(NoWebAssembly, match=r"pip install 'everychance\[fast\]' brings wasmtime"):
        made.store()
