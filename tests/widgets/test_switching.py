"""The table of the design lab that says how often each reading of the rules changes a result."""

from catwidgets.lab import DesignLab
from catwidgets.lab.inquiries import SwitchTable

from catlib import load

AMONG = ["handicap", "crazy_rolls_won_dice"]


def test_a_row_for_every_reading():
    """After a click every other value stands there with its share and its interval, most first."""
    table = SwitchTable(lambda: (load("cat_cab"), None), games=40, among=AMONG)
    assert ("", "") == (table.progress.value, table.table.value)
    table.button.click()
    table.wait()
    assert AMONG == [effect.rule for effect in table.effects]
    assert "2 readings, 40 games each with the same luck; estimates." in table.progress.value
    assert ["handicap", "crazy rolls won dice"] == sorted(
        (rule for rule in ("handicap", "crazy rolls won dice")), key=table.table.value.index
    )
    assert "0.0%" in table.table.value


def test_the_lab_forgets_what_other_rules_gave():
    """What was found for some house rules is gone once others are played."""
    lab = DesignLab(load("cat_cab"), games=20)
    lab.switches.among = AMONG[:1]
    lab.switches.run()
    assert lab.switches.effects
    lab.set("item_limit", 3)
    assert ([], "") == (lab.switches.effects, lab.switches.table.value)


def test_what_was_asked_before_shows_nothing_any_more():
    """Once other rules are played, what still comes of the question before is dropped."""
    table = SwitchTable(lambda: (load("cat_cab"), None), games=10, among=AMONG)
    steps = table._steps(table._request)
    next(steps)
    assert "readings are played" in table.progress.value
    table.forget()
    assert [] == list(steps)
    assert ([], "", "") == (table.effects, table.progress.value, table.table.value)


def test_a_stop_keeps_what_is_found(monkeypatch):
    """After a stop the readings that were played stand there, and it says how many."""
    table = SwitchTable(lambda: (load("cat_cab"), None), games=10, among=AMONG)
    show = table._show
    monkeypatch.setattr(table, "_show", lambda found, said: (show(found, said), found and table.stop()))
    table.start()
    table.wait()
    assert 1 == len(table.effects)
    assert "Stopped; 1 reading played so far." in table.progress.value


def test_a_mistake_is_shown():
    """What goes wrong is said where the answer would stand."""
    table = SwitchTable(lambda: (load("cat_cab"), None), games=10, among=["white_dice"])
    table.run()
    assert "is not a switch of Cat Cab Crew" in table.progress.value


def test_strictly_literal():
    """One button sets every house rule to the most literal reading, and says which; another takes it back."""
    lab = DesignLab(load("cat_cab"), games=20)
    lab.literal()
    assert {"diagonal": True, "curse_supply": 6}.items() <= lab.now.game.spec()["house"].items()
    [button] = [b for b in _buttons(lab) if b.description == "Strictly literal"]
    assert "curse supply = 6" in button.tooltip
    lab.reset()
    assert {} == lab.now.game.spec()["house"]


def _buttons(widget):
    inner = [button for child in getattr(widget, "children", ()) for button in _buttons(child)]
    return [*inner, *([widget] if hasattr(widget, "description") and hasattr(widget, "on_click") else [])]
