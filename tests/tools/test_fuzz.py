"""Whatever text we are given: no error but ours. The fuzzer itself runs by choice, `python run.py fuzz`."""

import random

import pytest

from tools import fuzz
from tools.fuzz_targets import ODD, TARGETS, WORD, words_of
from tools.project import Trouble

TEXTS = {"saves": 40, "codes": 40, "boards": 40, "answers": 60, "dice": 100}


def test_every_kind_has_a_target():
    """The command names what there is to fuzz."""
    assert set(fuzz.KINDS) == set(TARGETS) == set(TEXTS)


def mutated(rng: random.Random, seeds: list[bytes], words: list[bytes]) -> bytes:
    """A good example with one to four changes: a word changed, cut, doubled, moved, or taken from another example."""
    text = rng.choice(seeds)
    for _ in range(rng.randint(1, 4)):
        spots = [match.span() for match in WORD.finditer(text)] or [(0, 0)]
        start, end = rng.choice(spots)
        if rng.random() < 0.3:
            end = rng.choice(spots)[1]
        other = rng.choice(seeds)
        cut = rng.randrange(len(other) + 1)
        put = rng.choice([b"", rng.choice(words), rng.choice(ODD), text[start:end] * 2, other[cut : cut + 40],
                          bytes([rng.randrange(256)])])
        text = text[:start] + put + text[max(start, end) :]
    return text


@pytest.mark.parametrize("kind", TEXTS)
def test_good_examples_and_changed_ones_raise_nothing(request, kind):
    """Good examples, and such with random changes, are read or refused in a sentence of ours."""
    target, rng = TARGETS[kind], random.Random(kind)
    seeds = target.seeds()
    words = words_of(seeds)
    for text in seeds:
        target.take(text)
    for _ in range(TEXTS[kind] * request.config.getoption("--cases")):
        text = mutated(rng, seeds, words)
        try:
            target.take(text)
        except BaseException as error:
            error.add_note(f"the text was {text!r}")
            raise


def test_an_unknown_kind_is_told():
    """One sentence names what can be fuzzed."""
    with pytest.raises(Trouble, match="nothing called cats to fuzz: there are saves, codes, boards, answers, dice"):
        fuzz.run_fuzz("python", ["cats"], 1)


def test_another_system_is_told(monkeypatch):
    """Where there is no fuzzer, one sentence says where there is."""
    monkeypatch.setattr(fuzz.platform, "machine", lambda: "riscv64")
    with pytest.raises(Trouble, match="Linux on x86-64 alone"):
        fuzz.run_fuzz("python", [], 1)
