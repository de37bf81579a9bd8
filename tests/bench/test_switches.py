"""How often a switch changes a result, by games that are played twice with the same luck."""

import pytest

from catlib import load
from catlib.bench import switches
from catlib.bench.sample import sampled
from catlib.bench.switches import other_readings, switching


def test_every_other_value_of_every_switch():
    """A switch is a rule that is on or off, or a choice: each value that is not played comes once."""
    found = other_readings(load("cat_cab", diagonal=True))
    assert ("diagonal", False) in found
    assert ("diagonal", True) not in found
    assert {"cancel only", "back only"} == {value for rule, value in found if rule == "curses_act"}
    assert not {rule for rule, _ in found} & {"board", "white_dice", "place_points", "nibbles_bands"}
    assert len(found) == len(set(found))


def test_counted_game_by_game():
    """The share is that of games in which somebody is paid otherwise, counted by hand from both samples."""
    game = load("cat_cab")
    [found] = switches(game, games=150, seed=3, among=["pickup"], workers=1)[:1]
    other = load("cat_cab", pickup=found.value)
    first, second = (sampled(each, games=150, seed=3, workers=1) for each in (game, other))
    paid = [list(zip(*one.played.paid, strict=True)) for one in (first, second)]
    by_hand = sum(a != b for a, b in zip(*paid, strict=True))
    assert by_hand == round(found.changed.value * found.changed.games)
    assert 150 == found.changed.games
    assert str(found).startswith(f"pickup = {found.value}: another result in {by_hand} of 150 games")
    assert found.changed.low <= found.changed.value <= found.changed.high


def test_what_is_never_asked_changes_nothing():
    """Crazy cat's dice do not matter where two people play: not one game changes."""
    [found] = switches(load("cat_cab"), games=60, among=["crazy_rolls_won_dice"], workers=1)
    assert (0, 0) == (found.changed.value, found.ranked.value)
    assert "another result in 0 of 60 games" in found.sentence


def test_what_changes_most_comes_first():
    """Effects are sorted, and the first that is handed out says how many there will be."""
    game, among = load("cat_cab"), ["crazy_rolls_won_dice", "handicap"]
    found = switches(game, games=60, among=among, workers=1)
    assert ["handicap", "crazy_rolls_won_dice"] == [effect.rule for effect in found]
    assert [(2, None), 2, 2] == [step if i == 0 else step[0] for i, step in enumerate(switching(game, 20, among=among))]


def test_places_of_more_than_who_won():
    """Where payoffs are points, a result can change and the places stay."""
    [found] = switches(load("meow_daifugo", players=3, ends="one round"), games=60, among=["must_take"], workers=1)
    assert found.ranked.value <= found.changed.value


def test_no_switch():
    """A number is not a switch, and the error says what is."""
    with pytest.raises(ValueError, match="'white_dice' is not a switch of Cat Cab Crew; those are handicap"):
        other_readings(load("cat_cab"), ["white_dice"])
