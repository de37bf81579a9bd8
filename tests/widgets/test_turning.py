"""The tornado chart that a design lab draws on a click: every rule, a number to choose, a stop."""

import threading

import pytest
from catwidgets.lab import DesignLab
from catwidgets.lab.inquiries import RuleTornado

from catlib import load
from catlib.bench import tornado

AMONG = ["curse_limit", "handicap", "rush_turns"]


def asked(games: int = 20, among=AMONG, **options) -> RuleTornado:
    """Three rules of a game for two."""
    return RuleTornado(lambda: (load("cat_cab"), None), games, 1, among, **options)


def test_it_finds_what_one_call_finds():
    """Bar by bar the same as `tornado` with all rules, the widest first, and all intervals hold together."""
    at, twin = asked(), tornado(load("cat_cab"), AMONG, games=20, seed=1, measure="rounds", who="")
    assert "none" == at._place.layout.display
    at.button.click()
    at.wait()
    assert "" == at._place.layout.display
    assert [bar.rule for bar in twin.bars] == [bar.rule for bar in at.found.bars]
    for mine, other in zip(at.found.bars, twin.bars, strict=True):
        assert [(value, e.value) for value, e in other.moves] == [(value, e.value) for value, e in mine.moves]
        assert all(move.confidence >= 1 - 0.05 / 3 for _, move in mine.moves)
    assert "role='status'>" in at.progress.value
    assert "rules are not told from noise" in at.progress.value
    assert all(rule.replace("_", " ") in at.board.numbers for rule in AMONG)


def test_rules_on_sliders_are_turned_first_and_all_are():
    """Every rule that has bounds, a choice or two values; names and lists of numbers are left alone."""
    at = asked(among=None, first=["rush_turns"])
    rules = at._rules(load("cat_cab"))
    assert ("rush_turns", "white_dice") == tuple(rules[:2])
    assert {"board", "place_points"}.isdisjoint(rules)
    assert set(AMONG) < set(rules)


def test_another_number_is_asked_at_once():
    """Whoever has an answer and chooses who wins gets that answer, in its own words."""
    at = asked(among=["handicap"])
    at.measure.value = ("win rate", "start 2")
    assert at.found is None
    at.run()
    assert "the win rate of start 2" == at.found.measure
    at.measure.value = ("rounds", "")
    at.wait()
    assert "the number of rounds" == at.found.measure


def test_a_stop_keeps_what_is_found(monkeypatch):
    """Nothing that was in hand is shown after a stop; a stop without work is told."""
    at, in_hand, go_on = asked(), threading.Event(), threading.Event()
    at.stop_button.click()
    assert "Nothing is being worked out." in at.progress.value

    def slow(game, rules, *given, **options):
        if rules == ["handicap"]:
            in_hand.set()
            assert go_on.wait(20)
        return tornado(game, rules, *given, **options)

    monkeypatch.setattr("catwidgets.lab.inquiries.tornado", slow)
    at.start()
    assert in_hand.wait(20)
    at.stop_button.click()
    go_on.set()
    at.wait()
    assert ["curse_limit"] == [bar.rule for bar in at.found.bars]
    assert "Stopped; 1 rule turned so far." in at.progress.value


def test_a_mistake_is_told():
    """A rule that there is not is a sentence where the answer would stand."""
    at = asked(among=["wings"])
    at.run()
    assert "role='alert'" in at.progress.value
    assert "wings" in at.progress.value


def test_a_game_without_such_rules_says_so():
    """Nothing to turn is not an empty chart."""
    at = asked(among=[])
    at.run()
    assert "This game has no house rule that can be turned." in at.progress.value


@pytest.mark.parametrize("change", [("item_limit", 3), ("players", 3)])
def test_a_lab_forgets_what_other_rules_gave(change):
    """Once other rules are played the chart is gone; a third player can be asked about."""
    lab = DesignLab(load("cat_cab"), games=20)
    lab.turned.among = ["handicap"]
    lab.turned.run()
    assert lab.turned.found
    lab.play_with(3) if change[0] == "players" else lab.set(*change)
    assert (None, "", "none") == (lab.turned.found, lab.turned.progress.value, lab.turned._place.layout.display)
    assert (change[0] == "players") == (("win rate of start 3", ("win rate", "start 3")) in lab.turned.measure.options)
