"""What a person reads: names of actions, positions, and why a click does nothing."""

import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import catlib
from catlib.game import Cast, Moment
from catlib.games.cat_cab import phases
from catlib.games.cat_cab.crazy_cat import ends_of
from catlib.games.cat_cab.reach import WORK
from catlib.games.cat_cab.setup import WHITE
from catlib.games.cat_cab.voice import voice
from catlib.play import walk

from .houses import houses
from .positions import APART, CITIES, city, landed, node, play, position

RED_D6, BLUE_D6, GREEN_D6, RED_D8, BLUE_D8, GREEN_D8 = range(6)
PARTS = [
    *(f"cell:{n}" for n in (0, 7, 20, 30, 47, 48, 49, 50, 999)),
    *(f"die:{slot}" for slot in (0, 4, 5, 6, 9, 12)),
    *(f"duel:{i}" for i in (0, 3, 6)),
    *(f"seat:{s}" for s in range(4)),
    *("button:keep all dice", "do:undo", "gate", "cell:", "cell:x", "die:-1", ""),
]


def outcomes(game, state):
    return [i for i, _ in game.chance_weights(state)] or game.legal_actions(state)


@settings(max_examples=20, derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(houses(), st.integers(1, 3), st.integers(0, 9999))
def test_names_and_refusals_in_random_games(house, players, seed):
    """Names are unique and lead back to their action; a refusal is a few whole sentences, whatever was clicked."""
    game = catlib.load("cat_cab", players=players, **house)
    for state in walk(game, seed, 200).states[:-1]:
        legal = outcomes(game, state)
        names = [game.action_to_string(state, a) for a in legal]
        assert len(set(names)) == len(names)
        assert legal[-1] == game.string_to_action(state, names[-1])
        assert all(name == " ".join(name.split()) and "to out" not in name for name in names)
        touched = {part for a in legal for part in game.parts(state, a)} if state.player >= 0 else set()
        asked = voice.at(game.setup, state).now()  # whatever was clicked
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Moment, "now", lambda _, asked=asked: asked)
            for part in set(PARTS) - touched:
                check_sentences(refusal(game, state, part))


@settings(max_examples=20, derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(houses(), st.integers(1, 3), st.integers(0, 9999))
def test_the_guide_counts_the_spaces_that_the_dice_bring(house, players, seed):
    """What it says of keeping all dice is what is left to drive once the curses have acted, by whatever house rule."""
    game = catlib.load("cat_cab", players=players, **house)
    for state in walk(game, seed, 200).states[:-1]:
        if state.phase != phases.KEEP or 3 in state.die:  # whose items may move the cab and add curses
            continue
        told = game.story.guide(game.setup, state, 0, Cast(()))
        after = game.successor(state, 0)
        if after.phase == phases.CANCEL:
            after = game.successor(after, game.legal_actions(after)[0])
        brought = after.ones + 2 * after.twos if after.phase == phases.MOVE and after.actor == state.seat else 0
        assert str(brought) in told.split(), told
        if after.phase == phases.MOVE and after.actor == state.seat and not after.backlog and "cat: keep" in told:
            ends = ends_of(game.setup, after, after.cell[after.seat], after.ones, after.twos, [0] * WORK)
            assert ends >> after.passenger & 1, told


def check_sentences(text):
    """Sentences with a capital, a full stop and single spaces, of which the last says what is asked."""
    assert text == " ".join(text.split())
    assert re.fullmatch(r"[A-Z][^.]*\. Now [^.]*\.", text), text


@settings(max_examples=40, derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(houses(), st.integers(1, 3), st.integers(0, 9999))
def test_parts_tell_actions_apart(house, players, seed):
    """No two actions touch the same parts, but for movements of 1 and of 2 that both lead out of the city."""
    game = catlib.load("cat_cab", players=players, **house)
    for state in walk(game, seed, 200).states[:-1]:
        parts = [game.parts(state, a) for a in game.legal_actions(state)]
        for twice in {p for p in parts if parts.count(p) > 1}:
            assert (f"cell:{game.setup.out}",) == twice
            assert state.phase == phases.MOVE


def named(game, state):
    return [game.action_to_string(state, a) for a in outcomes(game, state)]


def test_action_names():
    """Every kind of action has a name that a player would say."""
    game = city(3)
    assert "red rolls 1 for the start" == named(game, game.initial_state())[0]
    start = play(game, game.initial_state(), 6, 5, 4)
    assert ["column: 1", "column: 6"] == [named(game, start)[i] for i in (0, -1)]
    assert "row: 8" == named(game, play(game, start, 1))[-1]
    rolling = play(game, start, 1, 1)
    assert ["white die 1 shows 1: a curse", "white die 1 shows 2: sabotage"] == named(game, rolling)[:2]
    assert ["keep all dice", "roll again: white die 1"] == named(game, position(game, "24"))[:2]
    assert "roll again: white die 1, white die 2" == named(game, position(game, "24"))[3]
    own = position(game, "2", die=[2, 0, 0, 0, 0, 0, 3, 0, 0, 8])
    assert "roll again: white die 1, red D6, red D8" == named(game, own)[-1]
    item = play(game, position(game, "34111", cells=APART), "keep")
    assert ["item roll 1: nothing", "item roll 6: your own D8"] == [named(game, item)[i] for i in (0, -1)]
    cancel = play(game, position(game, "44666", curses=(2,), cells=APART), "keep")
    assert ["give up 2 spaces", "give up 2 spaces straight on"] == named(game, cancel)
    moving = position(game, ones=1, twos=1, cells=[(6, 7), (1, 8), (2, 8)], collected=1)
    assert "1 space up to (6, 8)" == named(game, moving)[0]
    assert "2 spaces up, out of the city" == named(game, moving)[3]
    nibbles = landed(game, (2, 6))
    assert ["cat nibbles 1: a cab upgrade", "cat nibbles 6: a speed boost"] == [
        named(game, nibbles)[i] for i in (0, -1)
    ]
    boost = play(game, nibbles, 5)
    assert "spaces of the boost: 3" == named(game, boost)[2]
    assert ["boost 3 spaces right to (5, 6)", "boost 3 spaces down to (2, 3)"] == named(game, play(game, boost, 3))
    greedy = play(game, landed(game, (2, 6), won={BLUE_D6: 1, GREEN_D8: 2}), 3)
    assert ["take the blue D6 of blue", "take the green D8 of green"] == named(game, greedy)
    patrol = landed(game, (3, 4), won={RED_D6: 0, RED_D8: 0})
    assert "Paw patrol 1: bad luck, a coloured die is lost" == named(game, patrol)[0]
    assert ["give up the red D6", "give up the red D8"] == named(game, play(game, patrol, 1))
    assert ["back left to (2, 4)", "back down to (3, 3)"] == named(game, play(game, patrol, 3))
    duel = landed(game, (3, 3), cells=[(3, 2), (3, 3), (6, 6)])
    assert "red rolls 4 in the duel" == named(game, duel)[3]
    again = ["roll the first duel die again, a 1", "roll the second duel die again, a 2", "roll both duel dice again"]
    assert again == named(game, play(game, duel, 1, 2, 3, 3))
    assert ["sabotage blue", "sabotage green"] == named(game, play(game, position(game, "2", cells=APART), "keep"))


def test_names_under_house_rules():
    """Some actions exist under house rules only."""
    game = city(3, may_waive=True, diagonal=True)
    moving = named(game, position(game, ones=1, cells=APART))
    assert ["1 space up and right to (4, 5)", "stop here"] == [moving[4], moving[-1]]


@pytest.mark.parametrize("place", [(0, 1, 0), (2, 1, 0), (-1, 1, 0), (0, 1, 2)])
def test_rush_hour_is_told_to_those_who_are_in_the_city(place):
    """Whoever left after it began, or missed it, has no turns left."""
    game, cast = city(3), Cast(("Ann", "Bo", "Cy"))
    said = game.story.goal(game.setup, position(game, place=place, rush=(2, 0, 3), left=1), cast, None)
    inside = [f"{name} has {n} turns" for name, n, at in zip(("Ann", "Cy"), (2, 3), place[::2], strict=True) if at == 0]
    assert inside == re.findall(r"(?:Ann|Cy) has \d turns", said)


def test_position_in_words():
    """A position is one line: the round, what is asked, dice, movement left, cabs and the passenger."""
    game = city(1)
    state = position(game, "46", ones=1, twos=2, cells=[(3, 4), "start"], passenger=(5, 5), curses=(0, 2), aboard=(1,))
    told = (
        "round 1, red moves; dice 46, to move 1 × 1 + 2 × 2; red at (3, 4) +1, Crazy cat at the start gate 2 cursed; "
    )
    assert told + "passenger (5, 5)" == game.state_to_string(state)
    state = position(game, cells=["out", (2, 2)], place=(1, -1), phase=phases.OVER, player=catlib.TERMINAL)
    told = "round 1, the game is over; dice -; red out of the city, Crazy cat missed rush hour; passenger none"
    assert told == game.state_to_string(state)


@pytest.mark.parametrize(("clicked", "facts", "reason"), [
    ("start", {}, "Nobody drives back through the start gate."),
    ((3, 4), {}, "The cab stands there already."),
    ((4, 5), {}, "Getting to (4, 5) takes two directions, but one movement goes straight."),
    ((4, 5), {"twos": 0}, "From (3, 4) to (4, 5) is too far: one movement goes 1 space."),
    ((4, 4), {"ones": 0}, "From (3, 4) to (4, 4) is too close: one movement goes 2 spaces."),
    ((6, 4), {}, "From (3, 4) to (6, 4) is too far: one movement goes 1 or 2 spaces."),
    ("out", {}, "The exit gate is closed until somebody has collected a passenger."),
    ("out", {"collected": 1}, "From (3, 4) to the exit is too far: one movement goes 1 or 2 spaces.")])
def test_why_no_move(clicked, facts, reason):
    """A cell that no single movement reaches says why, and the refusal goes on with those that do."""
    game = city(3)
    state = position(game, **({"ones": 1, "twos": 1, "cells": APART} | facts))
    told = refusal(game, state, f"cell:{node(game, clicked)}")
    assert told.startswith(f"{reason} Now red moves: to (")


def test_what_is_legal_names_the_cells():
    """The cells on which a movement can end are listed, the way out too."""
    game = city(2)
    state = position(game, ones=1, cells=[(6, 8), (1, 8)], collected=1)
    assert "Now red moves: out of the city, to (5, 8) or to (6, 7)." == voice.at(game.setup, state).now()
    named = voice.at(game.setup, state, cast=["Ann", "Bo"])
    assert "Now Ann moves: out of the city, to (5, 8) or to (6, 7)." == named.now()


def refusal(game, state, part):
    return game.words.why_not(game.setup, state, part)


def test_why_no_move_in_other_cities():
    """Blocked cells, and an exit that wants the last movement, have reasons of their own."""
    game = city(2, board=CITIES["winding"])
    state = position(game, ones=1, cells=[(1, 2), (5, 1)])
    assert refusal(game, state, f"cell:{node(game, (2, 2))}").startswith("The cell (2, 2) is blocked. Now red moves")
    game = city(2, leave_by="exact")
    state = position(game, ones=2, cells=[(6, 8), (1, 8)], collected=1)
    assert refusal(game, state, "cell:49").startswith("Only the last movement may lead out of the exit gate. Now")


def test_why_not_again():
    """Dice that cannot be rolled again say why: the limit of curses, Crazy cat, or because they were kept."""
    game = city(2)
    state = play(game, position(game, "14446", curses=(3,), cells=[(3, 4), (1, 8)]), "again 1", 1)
    assert (phases.MOVE, 4) == (state.phase, state.curses[0])
    asked = "Now red moves: to (4, 4), "
    assert refusal(game, state, "die:1").startswith(f"With 4 curses the dice stand, and red has that many. {asked}")
    kept = play(game, position(game, "44446", cells=[(3, 4), (1, 8)]), "keep")
    assert refusal(game, kept, "die:1").startswith("The dice lie as they were kept. Now red moves: to ")
    assert refusal(game, kept, "die:6").startswith("The red D6 is not rolled in this turn. Now red moves")
    asked = "Now red keeps or rolls again: keep all the dice, or choose which to roll again."
    assert f"The blue D8 is not rolled in this turn. {asked}" == refusal(game, position(game, "44446"), "die:10")
    rolling = play(game, position(game, "44446", cells=[(3, 4), (1, 8)]), "again 1")
    assert "The first die from the left is rolling. Now the dice roll." == refusal(game, rolling, "die:0")
    assert "Other dice are rolling. Now the dice roll." == refusal(game, rolling, "die:1")
    solo = city(1)
    state = position(solo, "44446", seat=1, ones=1, cells=[(3, 4), (1, 8)])
    assert refusal(solo, state, "die:1").startswith("Crazy cat rolls only once. Now Crazy cat moves")


def test_why_not_in_the_wrong_phase():
    """Cells, drivers, dice and duel dice that are not asked for say when they would be."""
    game = city(3)
    keep = position(game, "44446", cells=APART)
    asked = "Now red keeps or rolls again: keep all the dice, or choose which to roll again."
    assert f"The cab drives after the dice. {asked}" == refusal(game, keep, "cell:7")
    assert f"No driver is to be chosen now. {asked}" == refusal(game, keep, "seat:1")
    assert f"There is no duel now. {asked}" == refusal(game, keep, "duel:0")
    assert f"That cannot be chosen now. {asked}" == refusal(game, keep, "button:stop here")
    start = game.initial_state()
    assert "Nobody drives at the moment. Now the drivers roll for the start." == refusal(game, start, "cell:7")
    over = position(game, phase=phases.OVER, player=catlib.TERMINAL)
    assert "The game is over; start a new one or go back a step." == refusal(game, over, "cell:7")


def test_why_not_that_driver():
    """Sabotage needs another driver who still drives."""
    game = city(3)
    state = play(game, position(game, "2", cells=APART), "keep")
    asked = "Now red chooses whom to sabotage: blue or green."
    assert f"Nobody sabotages themselves. {asked}" == refusal(game, state, "seat:0")
    assert f"There is no such driver. {asked}" == refusal(game, state, "seat:3")
    four = state.copy()
    four.place[2] = 1
    assert refusal(game, four, "seat:2").startswith("A curse is no use on green, who no longer drives. Now red")


def test_why_not_that_die():
    """Greedy cat and bad luck touch only certain coloured dice."""
    game = city(3)
    won = {RED_D6: 0, BLUE_D6: 1, BLUE_D8: 1, GREEN_D8: 2}
    state = play(game, landed(game, (2, 6), won=won), 3)
    asked = "Now red takes a die: the blue D6 or the green D8."
    die = {i: f"die:{WHITE + i}" for i in range(6)}
    assert f"White dice cannot be taken. {asked}" == refusal(game, state, "die:0")
    assert f"The green D6 is with nobody. {asked}" == refusal(game, state, die[GREEN_D6])
    assert f"The red D6 is with red already. {asked}" == refusal(game, state, die[RED_D6])
    assert f"From blue the D6 must be taken before the blue D8. {asked}" == refusal(game, state, die[BLUE_D8])
    state.place[2] = 1
    assert refusal(game, state, die[GREEN_D8]).startswith("The green D8 is with green, who no longer drives. Now red")
    luck = play(game, landed(game, (3, 4), won={RED_D6: 0, RED_D8: 0, BLUE_D6: 1}), 1)
    asked = "Now red gives up a die: the red D6 or the red D8."
    assert f"The blue D6 is not a coloured die that red holds. {asked}" == refusal(game, luck, die[BLUE_D6])


def test_why_not_there():
    """Retreats and boosts go to certain cells only, and duel dice belong to somebody."""
    game = city(2)
    back = play(game, landed(game, (3, 4)), 3)
    asked = "Now red is pushed back and chooses the path: to (2, 4) or to (3, 3)."
    reason = "A retreat goes one space nearer to the start gate, and (3, 5) is not."
    assert f"{reason} {asked}" == refusal(game, back, f"cell:{node(game, (3, 5))}")
    boost = play(game, landed(game, (2, 6)), 5, 3)
    asked = "Now red chooses the direction of the boost: to (5, 6) or to (2, 3)."
    assert f"The boost goes 3 spaces straight on. {asked}" == refusal(game, boost, "cell:0")
    duel = play(game, landed(game, (3, 3), cells=[(3, 2), (3, 3)]), 1, 2, 3, 3)
    asked = "Now red chooses which duel dice roll again: one of them or both."
    assert f"That is a duel die of blue. {asked}" == refusal(game, duel, "duel:2")
    assert f"The first die from the left is not rolled in this turn. {asked}" == refusal(game, duel, "die:0")
