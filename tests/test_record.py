"""States: declared once, written in place by rules, a value for everybody else."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from catlib.play.testing import sent
from catlib.rules import record
from catlib.rules.records import Record

State = record("State", {"seat": "i1", "turn": "i2", "score": ("i4", 3), "seed": "i8", "one": ("i1", 1)}, __name__)
LIMITS = {"i1": 2**7, "i2": 2**15, "i4": 2**31, "i8": 2**63}
QUICK = settings(max_examples=60, derandomize=True, deadline=None)


def numbers(kind):
    return st.integers(-LIMITS[kind], LIMITS[kind] - 1)


@st.composite
def states(draw):
    """Any state that fits its declaration."""
    fields = State.FIELDS.items()
    return State.from_dict(
        {n: draw(st.lists(numbers(k), min_size=m, max_size=m) if m else numbers(k)) for n, (k, m) in fields}
    )


def test_a_new_state_is_all_zero():
    """A state begins with zeros in the declared shapes."""
    assert {"seat": 0, "turn": 0, "score": [0, 0, 0], "seed": 0, "one": [0]} == State().to_dict()
    assert (0, 0, (0, 0, 0), 0, (0,)) == State().key()
    assert isinstance(State(), Record)


def test_only_declared_fields():
    """A misspelt field is an error at once."""
    with pytest.raises(AttributeError):
        State().scores = 3


@QUICK
@given(states())
def test_round_trips(state):
    """A state comes back equal from a dict, JSON, another process and a copy."""
    assert state == State.from_dict(json.loads(json.dumps(state.to_dict())))
    assert state == sent(state)
    assert state == state.copy()
    assert hash(state) == hash(state.copy())


@QUICK
@given(states(), states())
def test_equal_by_value(a, b):
    """Two states are equal if all their fields are, and then hash alike."""
    assert (a == b) == (a.to_dict() == b.to_dict())
    assert (a == b) <= (hash(a) == hash(b))


def test_a_state_is_no_tuple():
    """A state equals nothing of another class, not even a state with the same fields."""
    other = record("Other", dict(State.FIELDS), __name__)
    assert State() != State().key()
    assert State() != other()
    assert State() is not None


@QUICK
@given(states())
def test_a_copy_is_independent(state):
    """Writing to a copy, or to what `to_dict` gave, leaves the state as it was."""
    before, copy, fields = state.key(), state.copy(), state.to_dict()
    copy.score[1] ^= 1
    copy.seat ^= 1
    fields["score"][0] ^= 1
    assert before == state.key()
    assert state != copy


@pytest.mark.parametrize("field", State.FIELDS)
def test_limits(field):
    """The largest and smallest numbers of a type fit, and the next ones do not."""
    kind, length = State.FIELDS[field]
    for value, fits in [
        (LIMITS[kind] - 1, True),
        (LIMITS[kind], False),
        (-LIMITS[kind], True),
        (-LIMITS[kind] - 1, False),
    ]:
        state = State()
        setattr(state, field, [value] * length if length else value)
        if fits:
            state.check_fits()
        else:
            with pytest.raises(ValueError, match=f"{field}: {value} is not a whole number from {-LIMITS[kind]} to"):
                state.check_fits()


@pytest.mark.parametrize(("change", "says"), [
    ({"score": [1, 2]}, "score: 2 values, 3 wanted"),
    ({"score": [1, 2, 3, 4]}, "score: 4 values, 3 wanted"),
    ({"seat": True}, "seat: True is not a whole number"),
    ({"seat": 1.0}, "seat: 1.0 is not a whole number"),
    ({"seat": None}, "seat: None is not a whole number"),
    ({"score": [1, "2", 3]}, "score: '2' is not a whole number"),
    ({"extra": 1}, "fields of State: extra missing or unknown")])
def test_a_wrong_dict(change, says):
    """What does not fit the declaration is named."""
    with pytest.raises(ValueError, match=says):
        State.from_dict(State().to_dict() | change)


def test_a_missing_field():
    """A field that is missing is named."""
    fields = State().to_dict()
    del fields["turn"], fields["seed"]
    with pytest.raises(ValueError, match="fields of State: seed, turn missing or unknown"):
        State.from_dict(fields)


def test_a_wrong_declaration():
    """A field of a type that is not a whole number's is refused by name."""
    with pytest.raises(ValueError, match=r"Bad.score: a field is one of i1, i2, i4, i8"):
        record("Bad", {"score": "f8"})
    with pytest.raises(TypeError, match="declare records with record"):
        Record().copy()


def test_repr_shows_what_is_set():
    """The shown form leaves out what is zero."""
    state = State()
    state.score[2] = -4
    assert "State(score=[0, 0, -4])" == repr(state)
