"""Node counts and the value of random play, pinned: a change of the rules that still makes a proper game shows here."""

from fractions import Fraction

import pytest

from catlib.solving import perft, uniform_value

from .positions import TINY, apart, city, position, started


@pytest.mark.stored
@pytest.mark.parametrize(("depth", "decision", "chance", "terminal"), [(2, 0, 4, 0), (4, 0, 64, 0), (6, 0, 768, 0)])
def test_perft_of_the_set_up(depth, decision, chance, terminal):
    """Two homes each, then tokens for two drivers and one store, then two of three passengers in order."""
    counts = {"decision": decision, "chance": chance, "terminal": terminal}
    assert counts == perft(city(2, **TINY), depth)


@pytest.mark.stored
@pytest.mark.parametrize(("depth", "decision", "chance", "terminal"), [
    (2, 36, 0, 0), (4, 136, 17, 9), (6, 860, 193, 472), (8, 624, 855, 1619)])
def test_perft_of_a_round(depth, decision, chance, terminal):
    """One round on the tiny city, from the first turn on."""
    game = city(2, **TINY)
    counts = {"decision": decision, "chance": chance, "terminal": terminal}
    assert counts == perft(game, depth, started(game))


@pytest.mark.stored
def test_uniform_value():
    """Random play of the last round on the tiny city, a passenger aboard and the landmark a space away, exactly."""
    game = city(2, **TINY)
    park = game.setup.landmark_node[0]
    state = position(game, at=apart(game, park, 1), tokens={"stereo": 1}, aboard=[0])
    assert [Fraction(43215, 43904), Fraction(69613, 87808)] == uniform_value(game, state)
