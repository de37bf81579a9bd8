"""The guide through a newcomer's first turns: what is marked can be touched, and that alone plays three turns."""

import math
import random
import re
from collections import Counter
from fractions import Fraction

import pytest
from catwidgets import Table
from catwidgets.scenes import scenes_of
from catwidgets.session import TURNS, Guide, Step
from catwidgets.session import guide as guiding
from catwidgets.session.advice import given_up, hinted
from catwidgets.session.choices import listing
from catwidgets.session.guide import question
from catwidgets.session.session import WORTH

from catlib import language, load
from catlib.game import Cast, goal_words
from catlib.games.cat_cab import phases as cab
from catlib.games.cat_cab.crazy_cat import ends_after
from catlib.games.cat_cab.goals import turn
from catlib.games.cat_cab.moving import landing
from catlib.games.cat_cab.navigator import WORK
from catlib.games.cat_cab.reach import far
from catlib.games.cat_cab.setup import PATROL
from catlib.games.empire import phases
from catlib.games.empire.opening import opened
from catlib.games.meow_daifugo.cards import WILD, cards_of
from catlib.games.meow_daifugo.opening import opened as plain_deal
from catlib.games.taxi_derby.odds import first_turn
from catlib.play import Match, Worth, aim, bot_policy, turns, worth
from catlib.solving import ActionValue

from ..cat_cab.positions import position
from ..empire.positions import to_front

GAMES = {
    "cat_cab": lambda: load("cat_cab", players=1),
    "empire": lambda: opened(load("empire", players=3), seed=2032),
    "taxi_derby": lambda: load("taxi_derby", players=2),
    "meow_daifugo": lambda: load("meow_daifugo", players=2),
    "washi_cat": lambda: load("washi_cat", board="small", drawing="board"),
    "one file": lambda: load("hog"),
}
MOST = 80  # touches in three turns


def said(at: Table) -> str:
    return at.guide_bar.said


def touch(at: Table) -> None:
    """Touch the one thing that is marked, on a board or in the list."""
    rows = [row["id"] for row in at.options.choices if row["best"]]
    places = [(board, id) for board in at.boards for id in board.best]
    assert 1 == len(rows) + len(places), (rows, places)
    for board, id in places:
        board.click(id)
    for id in rows:
        at.options.choose(id)
    assert "" == at.board.error


@pytest.mark.parametrize("make", GAMES.values(), ids=GAMES)
def test_touching_what_is_marked_plays_three_turns(make):
    """One sentence at a time says why and names what to touch, in one's own turns; after the third where help is."""
    at = Table(make(), seed=None if make is GAMES["empire"] else 24)
    assert "" == said(at)
    at.show_how()
    heard = []
    while not said(at).startswith("Now") and not at.match.is_over and len(heard) < MOST:
        heard.append(said(at))
        assert "Click " in said(at)
        touch(at)
    steps = dict.fromkeys(each.split(":")[0] for each in heard)
    assert [f"Turn {n} of {TURNS}" for n in (1, 2, 3)] == list(steps)
    assert said(at).startswith("Now you know how it goes") or at.match.is_over
    now = turns(at.match)
    while not at.match.is_over and turns(at.match) == now:
        assert said(at).startswith("Now you know how it goes")
        at.act(at.match.legal_actions()[0])
    assert ("", []) == (said(at), at.board.best)


def test_the_guide_is_skipped_and_called_back():
    """Skip takes sentence and marks away and leaves the game as it is; the button brings them back.

    Only in the first turn turns are counted; a new game goes on with the guide, another without.
    """
    at = Table(load("washi_cat", board="small", drawing="board"), seed=2)
    at.show_how()
    first, plain = at.board.best, at.options.choices
    at.show_how(False)
    assert ("", [], 0) == (said(at), at.board.best, at.match.ply)
    at.tools.guide.click()
    assert first == at.board.best
    at.hint()
    assert "" == said(at)  # one voice tells what to do, until the next decision
    at.hint()
    assert plain != at.options.choices
    at.tools.guide.click()
    assert plain == at.options.choices
    assert "Turn 1 of 3" in said(at)
    at.show_how(False)
    while turns(at.match) < 5:
        at.act(at.match.legal_actions()[0])
    at.show_how()
    assert not said(at).startswith("Turn")
    at.new_game(seed=2)
    assert "Turn 1 of 3" in said(at)
    at.take(Match(at.match.game, at.match.seats, seed=3))
    assert "" == said(at)  # a game from a link or a file is looked at as it is


def test_what_happens_for_the_first_time_is_explained_once(monkeypatch):
    """A newcomer is told what a curse is when the first one comes, not with the next; the device remembers that."""
    at, why = Table(load("cat_cab", players=1), seed=24), "A curse takes a space away"
    monkeypatch.setattr(at.session, "moments", lambda: {"": "curse"})
    assert why not in at.session.status()
    at.show_how()
    assert [True, True] == [why in at.session.status(True) for _ in range(2)]
    at.act("keep all dice")
    assert why not in at.session.status(True)
    for known, is_told in (([], True), (["cat_cab curse"], False)):
        later = Table(load("cat_cab", players=1), seed=24)
        monkeypatch.setattr(later.session, "moments", lambda: {"new": "curse straight"})
        later.options.device = {"told": known}
        told = later.board.status
        assert [is_told, not is_told] == [why in told, "2 spaces goes straight" in told]
        assert ["cat_cab curse"] == later.options.device["told"][:1]


@pytest.mark.parametrize(("game", "seed", "once", "never"), [
    ("cat_cab", 24, "The numbers of a place are its column and its row.", "Click"),
    ("taxi_derby", 3, "", "You did not speed, so")])
def test_what_is_told_beside_the_guide(game, seed, once, never):
    """What numbers of a place mean is told at the wheel; what the guide asks is not told a second time."""
    at, told = Table(game, seed=seed), []
    at.show_how()
    while not at.session.is_guide_over:
        touch(at)
        told.append(at.board.status)
    assert any(each.startswith(once) if once else each == once for each in told)
    assert not [each for each in told[:-1] if never in each]


def test_cubes_are_not_led_away_from_the_front():
    """Where all could move in farther from any rival, the guide of Empire moves in no more than must; else all."""
    game = load("empire", players=3)
    match, usual, taught = Match(game, ["greedy"] * 3, seed=12), *(bot_policy(game, n) for n in ("greedy", "teaching"))
    farther = Counter[bool]()
    while farther.total() < 60:
        state = match.state
        if match.player >= 0 and state.phase == phases.MOVE_IN:
            _, away = to_front(game, state, state.player)
            leads_away = away.get(state.target, 99) > away.get(state.origin, 99)
            farther[leads_away] += 1
            assert taught(state, 0.5) == (game.legal_actions(state)[0] if leads_away else usual(state, 0.5))
        match.step()
    assert farther[True]


def test_the_guide_hears_what_was_done(tmp_path, monkeypatch):
    """The sentence about what happened stays, without the question; another choice than the marked one is answered."""
    monkeypatch.setenv("CATLIB_GAMES", str(tmp_path))
    at = Table(load("cat_cab", players=1), seed=24)  # nobody has played it: the guide comes by itself
    assert at.board.status.startswith("Your cab is red. Fetch your passenger, the yellow cat")
    first = said(at)
    assert "Roll the 2 again" in first
    assert first.startswith("Turn 1 of 3: Click the fourth die from the left. ")  # in sight however long the rest is
    for _ in range(2):
        at.click("die:1")
        assert said(at) in ("Turn 1 of 3: Not the second die from the left: click it again.", first)
    assert first == said(at)
    assert "Your turn" not in at.board.status
    assert [{}, {}] == [board.marks for board in at.boards]  # the one frame is around what to touch
    at.act("keep all dice")
    gave_up = "That lowered your chance to reach the passenger from 26% to 1%; the guide goes on from here."
    way = "Click (4, 2). The first step on the way is “2 spaces up to (1, 2)”. Drive towards the yellow cat."
    assert f"{gave_up} {way}" in said(at)
    assert "You can turn only after it. You keep 3 5 6 2" in at.board.status
    at.hint()
    assert at.board.status.startswith(f"{way} It is too far")  # in no words about the choice before
    at.act(at.match.game.action_to_string(at.match.state, at.session.guide.choice(at.match)))
    assert "gave up" not in said(at)


@pytest.mark.parametrize(("seed", "dice"), [(0, 3), (1, 3), (2, 3), (3, 5)])
def test_the_guide_of_the_cab_drives_where_it_says(seed, dice):
    """No drive ends farther from what is named than another would, or on the Paw patrol where one as near would not;
    and where the spaces are enough, no more of them are promised."""
    game = load("cat_cab", players=2, white_dice=dice)
    match, setup, drives = Match(game, ["human", "greedy"], seed=seed), game.setup, 0
    match.advance()
    guide = Guide(match, scenes_of(game))
    while not match.is_over:
        state, chosen = match.state, guide.choice(match)
        if state.phase == cab.KEEP and "4 or higher" in (told := game.story.guide(setup, state, chosen, Cast(()))):
            aim = state.passenger if state.passenger != cab.NOBODY else setup.out
            assert sum({4: 1, 5: 1, 6: 2}.get(face, 0) for face in state.die) < far(setup, state.cell[0], aim), told
        if state.phase == cab.MOVE and state.actor == state.seat and not state.backlog:
            told = game.story.guide(setup, state, chosen, Cast(()))
            aim = state.passenger if "yellow cat" in told else setup.out

            def ends(action, state=state, aim=aim):
                found = ends_after(setup, state, action, [0] * WORK)
                plain = (aim, state.passenger, setup.out)
                return min((far(setup, node, aim), node not in plain and setup.kind[node] == PATROL)
                           for node in range(setup.out + 1) if found >> node & 1)

            assert min(map(ends, match.legal_actions())) == ends(chosen), told
            assert ("Drive to the" in told) == (ends(chosen)[0] == 0 or aim == setup.out), told
            drives += 1
        match.act(chosen)
        match.advance()
    assert drives > 3


def begun_at(state, game):
    """A table where somebody is guided from a state on."""
    match = Match(game, ["human", "random"][: game.num_players], seed=1)
    match._states, match._players = [state], [game.current_player(state)]
    at = Table(match)
    at.show_how()
    return at


CITY = {"seat": 0, "cells": [(4, 1), (5, 1)]}


@pytest.mark.parametrize(("passenger", "there", "duels"), [((6, 6), "(4, 2)", False), ((6, 1), "(5, 1)", True)])
def test_the_guide_avoids_a_duel_or_says_that_one_waits(passenger, there, duels):
    """Beside Crazy cat a space for sure is more than one by a duel; where there is no other way the duel is named."""
    game = load("cat_cab", players=1)
    at = begun_at(position(game, **CITY, passenger=passenger, ones=1), game)
    assert f": Click {there}." in said(at)
    told = "Another cab stands there, so there will be a duel. If you lose it, you fall back 2 spaces."
    assert duels == (told in said(at))
    at.hint()
    assert duels == (told in at.board.status)


def test_a_way_of_several_moves_is_named_alike_by_guide_and_hint():
    """Also where its first move is the only one there is; the list has that move."""
    game = load("cat_cab", players=1)
    at = begun_at(position(game, seat=0, cells=["start", (5, 5)], passenger=(3, 1), ones=2), game)
    told = "Click (2, 1). The first step on the way is “1 space up to (1, 1)”. Drive"
    assert told in said(at)
    at.hint()
    assert at.board.status.startswith(told)


@pytest.mark.parametrize(
    ("passenger", "why", "worth"), [((2, 6), "3 spaces", "nearer to"), ((6, 6), "5 spaces", "farther from")]
)
def test_whoever_is_pushed_back_is_told_why_and_the_nearest_way(passenger, why, worth):
    """What two curses too many do is said; guide, hint and list count the same spaces."""
    game = load("cat_cab", players=1)
    state = position(game, seat=0, cells=[(4, 4), (1, 8)], passenger=passenger, back=[2], stage=cab.PLACE_SABOTAGE)
    cab.ask(state, cab.RETREAT, 0)
    at = begun_at(state, game)
    assert f"Your curses push you back 2 spaces. From (3, 4) it is {why} to the yellow cat." in said(at)
    at.hint()
    at.hint()
    assert "exact" == at.session.worth.mark
    assert at.session.guide.choice(at.match) == at.session.suggested[0].action
    assert at.board.status.startswith(f"It brings you about 2 spaces {worth} the passenger this turn")


def test_whoever_is_pushed_back_in_a_rival_s_turn_hears_of_their_own_errand():
    """The rival makes for the gate beside it, oneself for the passenger."""
    game = load("cat_cab", players=2)
    facts = {"passenger": (2, 6), "collected": 1, "back": [2], "stage": cab.PUSH_BACK}
    state = position(game, seat=1, cells=[(4, 4), (6, 8)], **facts)
    cab.ask(state, cab.RETREAT, 0)
    told = said(begun_at(state, game))
    assert "You are pushed back 2 spaces. From (3, 4) it is 3 spaces to the yellow cat." in told


def test_of_dice_that_are_as_good_any_may_be_chosen():
    """Whoever rolls another die again, or another of the same choices, is neither corrected nor said to stray."""
    at = Table(load("cat_cab", players=1), seed=24)
    at.show_how()
    while not (at.match.state.phase == cab.KEEP and len(at.session.guide._good(at.match)) > 1):
        touch(at)
    guide, match = at.session.guide, at.match
    first, *_, other = [a for a in guide._good(match) if a]
    for slot in range(8):
        if other >> slot & 1:
            at.click(f"die:{slot}")
            assert "Not the" not in said(at)
    assert at.session.selection.action == other != first
    at.act(match.game.action_to_string(match.state, other))
    assert "own way" not in said(at)


def test_an_odd_number_of_spaces_is_named():
    """With the passenger on one's own cell and an odd number to drive, it says so and hints at the cell beside it."""
    game = load("cat_cab", players=2)
    state = turn(game, d6=5, cell=(3, 5), passenger=(3, 5))
    for face in (4, 4, 4, 4, 4):
        state = game.child(state, face - 1)
    state = game.child(state, 0)
    assert (cab.MOVE, 5) == (state.phase, state.ones)
    told = game.story.guide(game.setup, state, game.legal_actions(state)[0], Cast(()))
    assert told.startswith("You have 5 spaces left, an odd number, so you cannot end on the yellow cat this turn.")
    last = state.copy()
    last.ones = 1
    chosen = hinted(game, last).ranked[0].action
    assert not game.setup.kind[landing(game.setup, last, chosen)]


def test_who_follows_a_hint_does_not_go_their_own_way():
    """Nor does who does what the guide said before the hint."""
    for follows in (True, False):
        at = Table(load("cat_cab", players=1), seed=24)
        at.show_how()
        match, guide = at.session.match, at.session.guide
        other, first = match.legal_actions()[-1], guide.choice(match)
        assert other != first
        guide.heed(match, other)
        at.act(match.game.action_to_string(match.state, other if follows else first))
        assert "your own way" not in said(at)


def test_only_where_nobody_has_played_before_it_comes_by_itself(tmp_path, monkeypatch):
    """The first table of a game whose games are kept begins with the guide, and none after a game was kept."""
    monkeypatch.setenv("CATLIB_GAMES", str(tmp_path))
    at = Table(load("washi_cat", board="small", drawing="board"), seed=2)
    assert ("1 of 3: Click c2. Your cat", "You are red. Fetch a fish") == (said(at)[5:31], at.board.status[:25])
    assert "" == said(Table(load("washi_cat"), seed=2))  # another table of the game beside it
    touch(at)
    at.close()
    assert "" == said(Table(load("washi_cat", board="small", drawing="board"), seed=2))


def measured(b1, others, mark, chance=True, **rest):
    """A table of Tic-Tac-Toe where choices are worth that much, b1 is the best and c1 may be as good."""
    at = Table(load("tictactoe"), seed=1)
    options = tuple(ActionValue(a, "", b1 if a == 7 else others, Fraction(0), a == 7) for a in range(9))
    at.session.worth = Worth("chance to win", "s", mark, chance, options, **rest)
    return at


@pytest.mark.parametrize(("margin", "said"), [(0.1, True), (0.11, False)])
def test_a_hint_gives_no_chance_that_tells_nothing(margin, said):
    """A choice too close to call is named, and marked, without its chance to win if that may be anything."""
    half, close = Fraction(1, 2), {"margins": dict.fromkeys(range(9), margin), "contenders": {7: 0, 8: 1}}
    at = measured(half, half, "estimate", **close)
    assert said == bool(at.session.gains())
    assert [] == at.session.best()[0]
    at.session.hint = 1
    assert [*at.match.game.parts(at.match.state, 7)] == at.session.best()[0]


def test_a_hint_without_a_gain_leaves_the_word_to_the_measure():
    """Where a game has no words for what a choice brings, nothing stands there of others, nor a lone full stop."""
    assert "" == measured(math.inf, math.inf, "exact", False, contenders={7: 0, 8: 1}).session.gains()


@pytest.mark.parametrize(("chance", "said"), [(True, "brings 25% instead of 75%"), (False, "falls short by 0.5")])
def test_a_reason_says_what_the_next_best_loses(chance, said):
    """Where all is counted, the next best choice is named with what it brings, or falls short by."""
    told = measured(Fraction(3, 4), Fraction(1, 4), "exact", chance).session.beside()
    assert told == f"The next best choice, “a3”, {said}."
    near = Fraction(753, 1000) if chance else Fraction(76, 100)  # in few characters it is the same as 3/4
    told = measured(near, Fraction(3, 4), "exact", chance).session.beside()
    assert told.endswith("brings 75.0% instead of 75.3%." if chance else "falls short by 0.01.")
    told = measured(Fraction(3, 4), Fraction(3, 4), "exact", chance).session.beside()
    assert told == "“b1” is worth as much as “a3”, and leaves you better placed."


def test_money_is_the_same_in_the_list_and_in_words():
    """To the cent, with its coin, also where it falls short."""
    at = Table(load("taxi_derby", players=2), seed=3)
    values = {a: Fraction(592 if n == 0 else 534, 100) for n, a in enumerate(at.match.legal_actions())}
    options = tuple(ActionValue(a, "", v, Fraction(592, 100) - v, v > 5.9) for a, v in values.items())
    at.session.worth, at.session.hint = Worth("best turn", "s", "exact", False, options), WORTH
    first, second, *_ = listing(at.session).choices
    assert ("$5.92", "−$0.58") == (first.value, second.regret)
    assert at.session.gains().startswith("After this turn you have $5.92 on average")
    assert at.session.beside().endswith("falls short by $0.58.")


def test_two_choices_that_did_as_well_are_named():
    """Of more it is said that they are several."""
    for good, said in (((7, 8), "“b1” and “c1” did"), ((6, 7, 8), "several choices did")):
        close = {"margins": dict.fromkeys(range(9), 0.1), "contenders": dict(zip(good, range(3), strict=False))}
        at = measured(Fraction(1, 2), Fraction(1, 2), "estimate from 900 games", **close)
        assert f"played on from here, {said} about equally well." in at.session.beside()


def test_where_all_is_worth_the_same_the_guide_says_so():
    """Such as all spaces for a patrol car that nobody fears."""
    at = Table(load("taxi_derby", players=2), seed=3)
    at.show_how()
    while "patrol car" not in said(at):
        touch(at)
    told = said(at)
    assert told.endswith("A rival near it cannot speed safely. This time it makes no difference where you put it.")
    assert f"patrol car to {clicked(told)}" == at.options.choices[0]["label"]
    at.hint()
    at.show_how()
    assert told == said(at)  # it goes on in the same turn


def test_what_was_given_up_is_said_in_the_game_s_coin():
    """A turn of Taxi Derby that is clearly worse costs dollars; one that is as good costs nothing."""
    game, state = first_turn()
    found = worth(game, state, "best turn")
    worst = min(found.options, key=lambda option: option.value).action
    assert re.fullmatch(r"That gave up \$\d+(\.\d\d)?", given_up(game, state, worst, found.best.action))
    assert "That gave up $5.50" == goal_words(game, "best turn", "lost", n="5.5")
    assert "" == given_up(game, state, found.best.action, found.best.action)


@pytest.mark.parametrize("game", ["cat_cab", "empire"])
def test_three_hints_say_which_what_it_is_worth_and_why(game):
    """Wherever a game leads, each press says something else of a choice that can be made."""
    rng, kinds = random.Random(3), Counter[int]()
    for seed in range(3):
        at = Table(GAMES[game](), seed=None if game == "empire" else seed)
        at.show_how()
        for _ in range(30):
            state, legal = at.match.state, at.match.legal_actions()
            if at.match.is_over:
                break
            guided = at.session.guide and not at.session.is_guide_over
            if kinds[state.phase] < 8:
                said = []
                for name in ("What is it worth?", "Why?", "Hint"):
                    at.hint()
                    assert name == at.tools.hint.description
                    said.append(at.board.status)
                assert 3 == len({*said, ""}) - 1, said
                begins = said[0].startswith(at.session.guided_words() or "-")
                assert not (begins and "play what you like" in " ".join(said))
                labels = [label for label in map(at.session.label, legal) if f"“{label}”" in said[0]]
                words = at.session.guided_words() or "worth the same"
                assert labels or words in said[0], said
                kinds[state.phase] += 1
            at.act(rng.choice([at.session.guide.choice(at.match) if guided else legal[0], rng.choice(legal)]))
    assert len(kinds) >= 4


def test_a_lone_choice_has_a_hint_too():
    """Where only one thing can be done the hint names it; where others play it says when to ask."""
    at = Table(load("cat_cab", players=1), seed=24)
    at.session.selection.offer(at.session.selection.moves[:1])
    at.hint()
    assert at.board.status == "There is only one thing to do now. Click “keep all dice”."
    at.session.selection.offer([])
    at.tools.hint.click()
    assert at.board.error == "Ask for a hint when it is your turn to choose."


def test_a_finger_taps_in_every_language():
    """What a board, the list and the guide say of a click is said of a finger too, in words of the language."""
    with language("de"):
        at = Table(GAMES["cat_cab"](), seed=24)
        at.show_how()
        at.guide_bar.show(Step("Klick das an", "", 1))
        assert [{"Klick": "Tipp", "klick": "tipp"}] * 2 == [at.board.taps, at.options.taps]
        assert "„Los“" == guiding._short("Los (R)")
        assert '>Klick</span><span class="cat-finger">Tipp</span> das an' in at.guide_bar.view.children[0].value


def test_a_first_game_begins_with_a_plain_lead_that_the_judge_likes():
    """Dealt by a written rule: one leads one card or two without any "?"; what is shown is never clearly worse."""
    game, bot = load("meow_daifugo", players=2), bot_policy(load("meow_daifugo", players=2), "fewest plays")
    for seed in range(0, 10_000, 1000):
        match = plain_deal(game, seed=seed)
        state, lead = match.state, bot(match.state, 0.5)
        assert 1 == turns(match)  # so that the guide comes by itself
        assert (0, None) == (match.player, next((card for card in cards_of(state.hand[0]) if card >= WILD), None))
        assert len(game.parts(state, lead)) <= 2
        assert lead in worth(game, state, aim(game)).contenders


def test_a_guide_says_what_is_wrong_with_the_cards_that_are_selected():
    """A card that cannot be played is not only to be let go: what it would take is said."""
    at = Table(load("meow_daifugo", players=2), seed=3)
    at.show_how()
    while not at.match.state.top:
        at.act(at.session.guide.choice(at.match))
    low = min(cards_of(at.match.state.hand[0]), key=lambda card: card % 8)
    at.click(f"card:{low}")
    assert re.search(r"Turn \d of 3: Not .+: click it again\. That is not enough\. You need .+\.", said(at))


def number(told: str) -> float:
    """The number that a row shows; of a bound that it nearly is."""
    shown = float(re.search(r"−?[\d,]+(?:\.\d+)?", told)[0].replace("−", "-").replace(",", ""))
    return shown + 0.01 * (">" in told) - 0.01 * ("<" in told)


@pytest.mark.parametrize("make", GAMES.values(), ids=GAMES)
def test_one_adviser_decides_for_guide_hint_and_star(make):
    """The hint begins with what the guide shows, and the list too; no exact number is better, a ★ is alone.

    A measure stays for a question of a turn as long as it is not against what is advised.
    """
    rng, heard = random.Random(5), 0
    for seed in range(2):
        at, measures = Table(make(), seed=None if make is GAMES["empire"] else seed), {}
        at.show_how()
        for _ in range(8):
            session, match = at.session, at.match
            if match.is_over or not session.guide or session.is_guide_over:
                break
            session.guide.looks_again(match)
            action, legal = session.guide.choice(match), match.legal_actions()
            if len({session.label(each) for each in legal}) > 1:
                at.hint()
                there = session.places.get(session.place) or session.label(action)
                assert re.sub(".*drive to |:.*", "", there) in at.board.status or "drive" not in there
                at.hint()
                known, rows = session.worth, [row for row in listing(session).choices if row.value]
                assert session.label(action) == session.label(session.suggested[0].action)
                assert rows[0].label == (session.places.get(session.place) or session.label(action))
                assert not known.sure or number(rows[0].value) == max(number(row.value) for row in rows)
                assert [row.best for row in rows] == [not known.is_close, *[False] * (len(rows) - 1)]
                before = measures.setdefault(question(match), known.goal)
                old = worth(match.game, match.state, before) if before != known.goal else None
                assert old is None or not any(o.action == action and not o.regret for o in old.options)
                heard += 1
            at.act(action if rng.random() < 0.8 else rng.choice(legal))
    assert heard > 3


def clicked(told: str) -> str:
    """What a sentence asks to click."""
    return re.search(r"Click (.+?)\.(?= |$)", told)[1]


@pytest.mark.parametrize(("game", "seeds"), [("taxi_derby", (2,)), ("cat_cab", (5, 6))])
def test_guide_and_hint_name_one_place_that_gives_nothing_up(game, seeds):
    """Wherever a game leads, the end of a way that the guide shows is what the hint says, and as good as can be."""
    rng, ways = random.Random(7), 0
    for seed in seeds:
        at = Table(GAMES[game](), seed=seed)
        at.show_how()
        for _ in range(20):
            session, match = at.session, at.match
            if match.is_over or not session.guide or session.is_guide_over:
                break
            if session.guide.looks_again(match):
                at.act(session.guide.choice(match))
                continue
            action, told = session.guide.choice(match), said(at)
            far, there = session.guide._far(match, action)
            at.hint()
            assert clicked(told) == clicked(at.board.status) or clicked(at.board.status) == f"“{session.label(action)}”"
            if far:
                ways += 1
                first = f"The first step on the way is “{session.label(action)}”."
                assert [not session.ends] * 2 == [first in words for words in (told, at.board.status)]
                assert not session.ends or session.place == listing(session).choices[0].id
                if session.worth.goal == "lawful turn" and match.game.current_player(there) == match.player:
                    assert session.worth.best.value == worth(match.game, there, "lawful turn").best.value
            at.act(action if rng.random() < 0.8 else rng.choice(match.legal_actions()))
    assert ways > 2
