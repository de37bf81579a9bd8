"""The tornado: known moves in their order, the differences of a comparison, and what cannot be turned."""

import sys
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest
from catwidgets import tornado_scene

from catlib import load
from catlib.bench import compare, tornado
from catlib.bench.result import Finding
from catlib.chance import Estimate
from catlib.game import BadSetup

ROOM = sys.modules["catlib.bench.tornado"]
PIG = load("hog", target=30)


@pytest.fixture
def known(monkeypatch):
    """Games of which the length is 4 × target + 3 × sides, give or take 5."""

    def compared(variants, *rest, confidence, **more):
        def length(game):
            return 4 * game.house.target + 3 * game.house.sides

        first, found = variants["as it is"], []
        for name, game in variants.items():
            gap = length(game) - length(first)
            found.append(Finding(name, "turns", "", Estimate(gap, gap - 5, gap + 5, 10, confidence), ""))
        return SimpleNamespace(differences=found[1:], troubles=list)

    monkeypatch.setattr(ROOM, "compare", compared)


def test_moves_are_those_of_a_sum_that_is_known(known):
    """Each rule's span is its factor times its values' span, widest first; what is within the error is not told."""
    rules = {"target": [30, 29, 40], "sides": [6, 20, 5]}
    found = tornado(PIG, rules, measure="turns", who="")
    assert [("sides", 42 + 3), ("target", 40 + 4)] == [(bar.rule, bar.span) for bar in found.bars]
    assert [(20, 42.0), (5, -3.0)] == [(value, move.value) for value, move in found.bars[0].moves]
    assert found.sentence == ("What moves turns most: sides (+42.0 ± 5.0 at 20), target (+40.0 ± 5.0 at 40).")
    quiet = tornado(PIG, {"target": [29, 31], "sides": [5]}, measure="turns", who="")
    assert quiet.sentence == "No rule surely moves turns; 2 of 2 rules are not told from noise."


def test_a_bar_begins_where_the_rule_is_now(known):
    """Values that all move the number one way have a bar from nought; the sentence names the farthest, up or down."""
    found = tornado(PIG, {"target": [40, 50], "sides": [2, 3], "other": []}, measure="turns", who="")
    assert [("target", 80.0), ("sides", 12.0)] == [(bar.rule, bar.span) for bar in found.bars]
    down = tornado(PIG, {"target": [10, 40], "sides": [2, 7]}, measure="turns", who="")
    assert [("target", 120.0), ("sides", 15.0)] == [(bar.rule, bar.span) for bar in down.bars]
    assert down.sentence.startswith("What moves turns most: target (−80.0 ± 5.0 at 10), sides (−12.0 ± 5.0 at 2)")


def test_a_tornado_is_the_differences_of_a_comparison():
    """The same games, with the error shared among all values."""
    found = tornado(PIG, {"target": [20, 25, 40]}, "hold at 20", games=80, seed=4, workers=1)
    pair = [load("hog", target=n) for n in (30, 20, 25, 40)]
    twin = compare(pair, "hold at 20", games=80, seed=4, confidence=1 - 0.05 / 3, progress=False)
    expected = [one.estimate for one in twin.differences if (one.measure, one.who) == ("win rate", "seat 1")]
    assert expected == [move for _, move in found.bars[0].moves]
    assert ["target = 20", "target = 25", "target = 40"] == [one.who for one in found.findings]


def test_rules_that_cannot_be_turned_are_named():
    """By default they are left out with the reason; asked for by name, they are refused."""
    found = tornado(load("cat_cab"), games=2, workers=1)
    assert "board" in found.left_out
    assert len(found.bars) + len(found.left_out) >= len(type(load("cat_cab").house).model_fields)
    with pytest.raises(BadSetup, match="say which values to try"):
        tornado(load("cat_cab"), ["board"])
    with pytest.raises(ValueError, match="measure='beauty': there are 'win rate', 'turns', 'decisions', 'steps'"):
        tornado(PIG, {"target": [20]}, games=4, measure="beauty")


def test_a_value_that_cannot_be_played_is_left_out(monkeypatch):
    """The others stand, and the sentence says why."""
    found = tornado(PIG, {"target": [20, -5]}, "random", games=4, measure="turns", who="", workers=1)
    assert [20] == [value for value, _ in found.bars[0].moves]
    assert "target" in found.left_out["target = -5"]


def test_a_bar_is_as_long_as_its_move(known):
    """Bars are in proportion, what is not told is pale, and each says its number."""
    scene = tornado_scene(tornado(PIG, {"target": [40, 29], "sides": [11]}, measure="turns", who=""))
    drawn = [one.attrib for one in ElementTree.fromstring(scene.to_svg()).iter() if "fill-opacity" in one.attrib]
    told = [float(one["width"]) for one in drawn if one["fill-opacity"] == "0.9"]
    [pale] = [float(one["width"]) for one in drawn if one["fill-opacity"] == "0.3"]
    assert [40 / 4, 15 / 4] == pytest.approx([width / pale for width in told], rel=0.01)
    assert "target = 40 (now 30): 40.0 ± 5.0" in " ".join(target.label for target in scene.targets.values())
