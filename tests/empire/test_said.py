"""What Empire's sentences once said wrongly or left out, each in a situation in which it shows."""

import networkx as nx
import pytest

from catlib.game import Cast
from catlib.games.empire import phases
from catlib.play import walk

from ..test_told import told
from .positions import empire, number, position

SQUIRRELS = ["Inwood", "East Harlem", "Roosevelt Island"]


def explained(players=3, **house):
    """The chapters that explain a game, as one text."""
    game = empire(players, **house)
    blocks = [block for section in game.type.manual.how_to_play(game) for block in section.blocks]
    return "\n".join(block if isinstance(block, str) else block.to_markdown() for block in blocks)


def beginning(hand=(), **house):
    """A player holds 21 neighborhoods with 42 cubes, and the turn begins."""
    game = empire(3, **house)
    held = dict.fromkeys(game.house.map.names()[:21], 2)
    return game, position(game, holds=[held], hand=[hand], stage=phases.BEGIN)


@pytest.mark.parametrize(("supply", "new", "by_set"), [(0, "21 new cubes", "4 cubes"), (43, "1 new cube", "0 cubes"),
                                                       (65, "21 new cubes", "2 cubes")])
def test_cubes_are_told_as_they_come(supply, new, by_set):
    """What the box has no cubes for is not promised: not by neighborhoods, not by a set."""
    game, state = beginning(SQUIRRELS, cube_supply=supply)
    set_of_three = game.legal_actions(state)[0]
    assert f"turn in 3 squirrels for {by_set}" == game.action_to_string(state, set_of_three)
    first, second = told(game, state, set_of_three).split(". ")
    assert f"you get {new} for 21 neighborhoods and all of Manhattan and The Bronx" == first
    assert f"you turn in 3 squirrels for {by_set}" == second


def test_new_cubes_are_told_once_whatever_becomes_of_cards():
    """Where a turn begins with the question of a set they are told there, also if the cards are kept."""
    game, state = beginning(SQUIRRELS)
    assert told(game, state, phases.KEEP_CARDS).startswith("you get 21 new cubes")
    after, place = game.child(state, phases.KEEP_CARDS), number(game, "Midtown")
    assert "you place cubes: Midtown (+1)" == told(game, after, place, earlier=state)
    game, state = beginning()
    assert told(game, state, place).startswith("you get 21 new cubes")


REASONS = {
    "has one cube": lambda state, h, near, mine: state.cubes[h] < 2,
    "has no rival next door": lambda state, h, near, mine: state.phase == phases.ATTACK and near <= mine,
    "has none of your neighborhoods": lambda state, h, near, mine: state.phase == phases.FREE_FROM and not near & mine,
    "choose one of your own": lambda state, h, near, mine: h not in mine,
    "is your own": lambda state, h, near, mine: h in mine,
    "is not next to": lambda state, h, near, mine: state.origin not in near,
    "Cubes cannot get from": lambda state, h, near, mine: state.phase == phases.FREE_TO and h in mine,
}


def test_why_a_neighborhood_cannot_be_chosen_is_true():
    """Each reason holds wherever it is given, in games by chance, and each is given somewhere."""
    game, given = empire(3), set()
    graph = nx.relabel_nodes(game.house.map.graph(), game.house.map.names().index)
    for seed in range(4):
        for state in walk(game, seed, 500).states[:-1]:
            if state.phase not in (phases.PLACE, phases.ATTACK, phases.TARGET, phases.FREE_FROM, phases.FREE_TO):
                continue
            legal = {part for action in game.legal_actions(state) for part in game.parts(state, action)}
            mine = {h for h in graph if state.owner[h] == state.seat}
            for h in graph:
                if f"hood:{h}" not in legal and state.owner[h] != phases.NOBODY:
                    said = game.words.why_not(game.setup, state, f"hood:{h}")
                    [reason] = [words for words in REASONS if words in said]
                    assert REASONS[reason](state, h, set(graph[h]), mine), said
                    given.add(reason)
    assert given == REASONS.keys()


def test_neutral_neighborhoods_are_no_goal():
    """Who plays with a neutral third need not take it, and is told so."""
    cast = Cast(("Ann", "Bob"), 0)
    for third, aim in ((True, "neighborhoods that are not neutral"), (False, "42 neighborhoods")):
        game = empire(2, neutral_third=third)
        assert game.story.goal(game.setup, game.initial_state(), cast, 0).startswith(f"First to hold all {aim} wins.")
        assert ("that is not neutral has won" in explained(2, neutral_third=third)) == third


def test_the_rulebook_says_what_becomes_of_cards():
    """The pile, the cards of somebody who is wiped out, and what happens once no card is left."""
    usual, other = explained(), explained(inherit_cards=True, empty_pile="no card", wild_cards=0)
    assert "Shuffle them with the wild ones: they are the pile that you will draw from." in usual
    assert "Sets that were turned in are put aside. So are the cards of a player who is wiped out." in usual
    assert "When the pile is empty, shuffle all that was put aside" in usual
    assert "Whoever wipes a player out takes that player's cards." in other
    assert "When the pile is empty, nobody draws any more" in other
    assert "wild" not in other.lower()


def test_the_one_printed_bonus_is_unmarked():
    """Only Manhattan's ten stands in the printed rules."""
    rows = [line for line in explained().split("\n") if line.startswith("| ") and line.count("|") == 4]
    assert ["Manhattan"] == [row.split(" |")[0][2:] for row in rows[2:] if "°" not in row]


@pytest.mark.parametrize(("house", "sentence"), [
    ({}, "each set brings 5 more than the one before."),
    ({"set_step": 0}, "each set brings as many cubes as the one before."),
])
def test_later_sets_bring_as_much_as_they_do(house, sentence):
    """A step of 0 is not called more, and nothing says that each set brings more than the last."""
    assert sentence in explained(**house)
    assert "brings more than" not in explained(set_awards=(4,) * 6, **house)


def test_a_single_die_is_not_chosen():
    """A side with one die has nothing to choose."""
    single = explained(attack_dice=1, defend_dice=1)
    assert "**Attacker:** roll one die." in single
    assert "**Defender:** roll one die. Both sides roll at the same time." in single
    assert "up to 1" not in single
    assert "second highest" not in single
