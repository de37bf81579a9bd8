"""What can happen next, and how lucky what happened was."""

import re
from fractions import Fraction

import pytest
from catwidgets.table.outcomes import LuckMeter, OutcomePreview, _coarse, _to_tenth

from catlib import language, load
from catlib.chance import four_digits
from catlib.games.cat_cab import phases
from catlib.play import Match, cast_of, judge_roll, worth


def at_dice(names: list[str] | None = None) -> Match:
    """A match against Crazy cat in which a person looks at the first dice."""
    match = Match(load("cat_cab", players=1), ["human", "crazy cat"], 2026, names)
    match.advance()
    return match


def shown(match: Match, goal: str | None = None, action: int | None = None) -> OutcomePreview:
    """The chart under the choices."""
    outcome_preview = OutcomePreview()
    found = worth(match.game, match.state, goal) if goal else None
    outcome_preview.show(match, found, action, lambda a: match.game.short_label(match.state, a))
    return outcome_preview


def test_a_die_that_is_due_shows_its_faces():
    """At a chance every outcome has its bar, and outcomes of one name share one."""
    match = Match(load("cat_cab"), seed=1)
    assert "6 outcomes" in shown(match).board.label
    while match.state.phase != phases.ROLLING:
        match.step()
    label = shown(match).board.label
    assert "5 outcomes" in label  # a curse, sabotage, an item roll, 1 space twice, 2 spaces
    assert "most likely 1 space with chance 1/3 = 33.3%" in label
    assert "Exact." in label


def test_a_decision_shows_how_the_best_choice_comes_out():
    """The distribution of the goal after the best choice, or after the one that is selected."""
    match = at_dice()
    found = worth(match.game, match.state, "net spaces")
    assert f"{float(found.best.value):.4g}, most likely" in shown(match, "net spaces").board.label
    assert "After “reroll the 6”" in shown(match, "net spaces", 1).board.fixed_svg
    with language("de"):
        assert "net spaces" not in shown(match, "net spaces", 1).board.fixed_svg


def test_a_chance_is_yes_or_no():
    """For a goal that is a chance there are two bars, and that of yes is what the choice is worth."""
    match, goal = at_dice(), "land on the passenger"
    while not 0 < worth(match.game, match.state, goal).best.value < 1:
        match.act(match.legal_actions()[0])
        match.advance()
    for option in worth(match.game, match.state, goal).options:
        bars = [("no", 1 - option.value), ("yes", option.value)] if 0 < option.value < 1 else []
        drawn = re.findall(r'row">(.*?)</th><td>(.*?)</td>', shown(match, goal, option.action).board.numbers)
        assert [(name, four_digits(chance)) for name, chance in bars] == [
            (name, four_digits(Fraction(chance))) for name, chance in drawn]


def test_nothing_is_shown_where_nothing_is_open():
    """Without a measure, or where a choice leaves nothing to chance, there is no chart."""
    match = at_dice()
    assert 1 == shown(match).board.size[1]
    assert 1 == shown(match, "leave the city").board.size[1]


def test_the_same_chart_is_not_sent_again():
    """A picture that did not change costs no message."""
    match, outcome_preview = at_dice(), OutcomePreview()
    found = worth(match.game, match.state, "net spaces")
    for _ in range(3):
        outcome_preview.show(match, found, None, str)
    assert 2 == outcome_preview.board.rev


# Luck


def test_the_last_roll_is_judged_exactly():
    """The meter says of the last roll just what its exact tail says."""
    match = at_dice()
    meter = LuckMeter(match.game)
    meter.update(match)
    first = next(ply for ply, s in enumerate(match.states) if s.phase == phases.ROLLING and s.seat == match.state.seat)
    roll = judge_roll(match.game, match.states, match.actions, first)
    assert roll.tail.exact
    assert f"You: {roll.tail.sentence}." in meter.view.value


def test_every_seat_that_rolled_has_a_line():
    """All rolls of a seat together, marked approximate because they are summed in tenths."""
    match = Match(load("cat_cab", players=3), seats=["greedy"] * 3, seed=5)
    for _ in range(150):
        match.step()
    meter = LuckMeter(match.game)
    meter.update(match)
    assert all(name in meter.view.value for name in cast_of(match).names)
    assert "(approximate)" in meter.view.value
    assert 4 == meter.view.value.count("<meter")


def test_what_was_judged_is_kept(monkeypatch):
    """Going on judges new rolls only; another match is judged anew."""
    match = at_dice()
    meter = LuckMeter(match.game)
    meter.update(match)
    before = meter.view.value
    monkeypatch.setattr("catwidgets.table.outcomes.judge_roll", lambda *_: None)
    meter.update(match)
    assert before == meter.view.value
    meter.reset(match.game)
    meter.update(match)
    assert "Soon after each roll" in meter.view.value


@pytest.mark.parametrize("dice", ["new", "same"])
def test_luck_goes_back_with_the_match(dice):
    """After undo, redo and other choices the meter shows what one shows to which only what led here was played."""
    game, who = load("cat_cab", players=1), ["human", "crazy cat"]
    match = Match(game, who, 2026, dice=dice)
    match.advance()
    meter, seen = LuckMeter(game), set()
    for wish in ("last", "undo", "redo", "undo", "second", "undo", "third", "undo", "undo", "keep", "undo", "last"):
        if wish in ("undo", "redo"):
            getattr(match, wish)()
        else:
            match.act(match.legal_actions()[{"keep": 0, "second": 1, "third": 2, "last": -1}[wish]])
            match.advance()
        meter.update(match)
        twin, fresh = Match(game, who, 2026), LuckMeter(game)
        for action in match.actions:
            twin.act(action)
        fresh.update(twin)
        assert fresh.view.value == meter.view.value, wish
        seen.add(meter.view.value)
    assert len(seen) > 2


def test_before_the_first_roll_the_meter_says_when_it_begins():
    """An empty meter is a sentence."""
    match = Match(load("cat_cab"), seed=1)
    meter = LuckMeter(match.game)
    meter.update(match)
    assert "Soon after each roll" in meter.view.value


def test_names_in_the_meter_are_text():
    """HTML in a name is shown as it was typed."""
    match = at_dice(["<b>Ann</b>", "<i>Bo</i>"])
    meter = LuckMeter(match.game)
    meter.update(match)
    assert "<b>Ann" not in meter.view.value
    assert "<i>Bo" not in meter.view.value


def test_sums_in_tenths_are_close_to_exact_sums():
    """The rounded distribution of some rolls has the mean of the exact one to a twentieth a roll."""
    match = Match(load("cat_cab"), seats=["greedy"] * 2, seed=8)
    for _ in range(80):
        match.step()
    rolls = list(LuckMeter(match.game)._rolls(match))
    assert rolls
    for roll in rolls:
        assert abs(_coarse(roll.expected).mean - roll.expected.mean) <= Fraction(1, 20)
        assert abs(_to_tenth(roll.came) - roll.came) <= Fraction(1, 20)
