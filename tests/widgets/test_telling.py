"""What a table tells when one's turn is back: what it brought, what others did, pictures of it, the newest on top."""

import random
import re
from fractions import Fraction
from html import escape

import pytest
from catwidgets import Table
from catwidgets.session import say
from catwidgets.session.narrator import PIECE, Narrator
from catwidgets.table import reviewing, rule_control

from catlib import load
from catlib.games.empire import phases
from catlib.play import Judged, Match, bot_policy

from .person import words


def until_told(at: Table, pattern: str, decisions: int = 400) -> str:
    """Let a rule decide for the person until the sentence above the board has this; that sentence."""
    decide = bot_policy(at.match.game, at.match.game.type.bots.COMPILED[-1])
    for _ in range(decisions):
        at.act(decide(at.match.state, 0.5))
        if re.search(pattern, at.board.status):
            return at.board.status
    raise AssertionError(f"nothing like {pattern!r} was told")


def test_what_ones_turn_brought_is_told_when_the_turn_is_back():
    """A passenger that was collected is not forgotten over what the others did since."""
    at = Table(load("cat_cab", players=2), seats=["human", "greedy"], seed=6)
    told = until_told(at, r"You collect the passenger: \+5 points\.")
    assert re.search(r"Ginger|You roll", told.partition("+5 points.")[2])
    assert len(told) < 400


def test_neighborhoods_that_others_took_are_named_first():
    """Whose they are now is said too, and only at the first decision of the new turn."""
    at = Table(load("empire"), seed=5)
    told = until_told(at, r"^You lost [\w -]+(, [\w -]+)*( and [\w -]+)? to Captain \d")
    assert "Your turn." in told or "You are attacked" in told
    lost = re.match(r"You lost ([\w -]+?)(,| and| to)", told)[1]
    assert not re.search(rf"red.*{lost}", at.board.spoken.get("hood:0", ""))
    at.act(at.match.legal_actions()[0])
    assert not at.board.status.startswith("You lost ") or at.match.state.seat != 0


def test_who_is_attacked_reads_whose_turn_it_is():
    """A defence is not a turn of one's own."""
    at = Table(load("empire"), seed=5)
    assert re.search(r"Captain \d's turn\. You are attacked", until_told(at, "You are attacked"))


def test_the_newest_of_a_long_chapter_stands_on_top():
    """Where one heading has many lines, nobody has to scroll to what happened last."""
    at = Table(load("washi_cat"), seed=5)
    for _ in range(3 * PIECE):
        at.act(at.match.legal_actions()[0])
    newest, *older = re.split("<h3>", at.log_panel.view.value)[1:]
    last = at.narrator.happened(0)[-1]
    assert escape(last) in newest
    assert newest.count("<li") <= PIECE
    assert "earlier" in older[0]


def test_every_picture_of_a_bots_turn_has_its_size_and_one_voice():
    """The dice of a battle need more room than the desk had; only the first board says what happened."""
    at = Table(load("empire"), seed=5)
    for board in at.boards:
        board.motion = True
    first, desk = list[dict](), list[dict]()
    at.boards[0].observe(lambda change: first.extend(change["new"]), "frames")
    at.boards[1].observe(lambda change: desk.extend(change["new"]), "frames")
    until_told(at, "^You lost ")
    assert all(frame["status"] for frame in first)
    assert not any(frame["status"] for frame in desk)
    rolled = [there for here, there in zip(first, desk, strict=True) if " rolls " in here["status"]]
    assert rolled
    assert all("die:" in frame["moving"] for frame in rolled)
    assert {frame["size"][1] for frame in rolled} != {frame["size"][1] for frame in desk}


def test_all_cubes_move_by_one_key():
    """After a capture the list offers to move everything in, and the key A does it."""
    at = Table(load("empire"), seed=5)
    decide = bot_policy(at.match.game, "greedy")
    while at.match.state.phase != phases.MOVE_IN or at.match.state.cubes[at.match.state.origin] < 4:
        at.act(decide(at.match.state, 0.5))
    state = at.match.state
    here, there, together = state.origin, state.target, state.cubes[state.origin] + state.cubes[state.target]
    offered = next(choice for choice in at.options.choices if choice["key"] == "a")
    assert f"move in {together - 1} cubes" == offered["label"]
    at.boards[1].click(at.boards[1].shortcuts["a"])
    assert (1, together - 1) == (at.match.state.cubes[here], at.match.state.cubes[there])


@pytest.mark.parametrize(("name", "called"), [("empire", ["You", "Captain 1", "Captain 2"]), ("cat_cab", ["You"])])
def test_a_seat_without_a_name_shows_what_it_is_called(name, called):
    """The empty field of a name shows the name that the table uses."""
    at = Table(load(name), seed=1)
    assert called == [name.placeholder for _, name, _ in at.players._rows][: len(called)]


def test_a_review_of_another_game_is_put_away(monkeypatch):
    """A new game forgets it, and a decision that is gone is refused with a sentence."""
    found = reviewing.Review(0, "chance to win", True, ())
    monkeypatch.setattr(reviewing, "review_in_steps", lambda match, seat, told, strength: iter([(1, 1, lambda: found)]))
    at = Table(load("cat_cab", players=1), seed=2026)
    at.review.work_out()
    assert say("review-offer") not in words(at.review.view)
    at.new_game(seed=3)
    assert at.review.found is None
    assert say("review-offer") in words(at.review.view)
    with pytest.raises(ValueError, match="That decision is no longer part of this game; review the game anew"):
        at.review._look(400)


def test_dice_say_what_they_are_for():
    """A tooltip of Cat Cab Crew's dice says what a face does."""
    at = Table(load("cat_cab", players=1), seed=2026)
    explained = at.boards[1].explained
    assert {"die:0", "die:1"} <= explained.keys()
    face = at.match.state.die[0]
    assert {1: "curse", 2: "curse", 3: "roll", 4: "1 space", 5: "1 space", 6: "2 spaces"}[face] in explained["die:0"]


def test_whoever_stops_on_the_passenger_hears_that_the_drive_has_to_end_there():
    """With moves left, a passenger under the cab is not a passenger yet."""
    at = Table(load("cat_cab", players=2), seats=["human", "greedy"], seed=5)
    game, state = at.match.game, at.match.state.copy()
    told = until_told(at, "You drive to ")
    assert "gets in only" not in told
    state = at.match.state.copy()
    state.passenger = state.cell[0]
    assert "The passenger gets in only where your drive ends." in game.story.ask(game.setup, state, at.narrator.cast)


def test_the_name_of_a_rule_leaves_room_for_its_first_number():
    """The first field of several holds the rule's name beside its number, and the note begins where the number does."""
    control = rule_control(load("empire"), "set_awards")
    first, *others = control.parts
    beside = int(first.layout.width[:-2]) - int(first.style.description_width[:-2])
    assert beside >= int(others[0].layout.width[:-2]) - int(others[0].style.description_width[:-2])


def test_a_review_says_what_it_counts():
    """Where no chance is measured, each row names what was lost: the points of “points of the round”."""
    at = Table(load("meow_daifugo"), seed=4)
    lost = Judged(0, "pass", Fraction(1), "black 5", Fraction(5, 2), 0.4, 0.3)
    at.review.show(at.match, reviewing.Review(0, "points of the round", False, (lost,)))
    [row] = at.review._list.children
    assert "Round 1: pass. Better: black 5 (+1.5 ± 0.4 points)." == row.description
    assert "pass, gave away 1.5 points, better: black 5" in at.review.board.spoken["ply:0"]


KINDS = {
    "cat_cab": {"roll", "roll curse", "gain", "loss"}, "empire": {"roll", "capture", "loss"}, "meow_daifugo": {"round"},
    "taxi_derby": {"gain", "loss"}, "washi_cat": {"gain"},
}


@pytest.mark.parametrize("name", KINDS)
def test_moments_of_a_game(name):
    """Whatever a table makes a moment of is of a kind that it can show, at a place of the board or of no place."""
    match = Match(load(name), [load(name).type.bots.COMPILED[-1]] * load(name).players, seed=3)
    narrator, found = Narrator(match, None), set()
    while not match.is_over and match.ply < 900:
        match.step()
        found |= set(narrator.moments(match.ply - 1).items())
    assert KINDS[name] - {"loss"} <= {kind for _, kind in found} <= KINDS[name]
    assert {part.partition(":")[0] for part, _ in found} <= {"", "die", "cell", "hood", "space"}


def test_a_trap_snaps_shut_and_the_winner_has_a_moment():
    """The cats of who is trapped are where it shuts; the end has a title, a reason, and whether the reader won."""
    game = load("washi_cat", board="tiny", drawing="board")
    for seed in range(60):
        match = Match(game, ["human", "racer"], seed=seed)
        draw = random.Random(seed)
        while not match.is_over:
            match.advance()
            if not match.is_over:
                match.act(draw.choice(match.legal_actions()))
        narrator = Narrator(match, 0)
        if "trap" in narrator.moments(match.ply - 1).values():
            break
    told, won = narrator.finale(), match.state.winner == 0
    assert won == told["won"]
    assert told["title"] in ("You win!", "Dash wins!")
    assert "trapped" in told["lines"][0]
    match.undo()
    assert "" == narrator.finale()["title"]


BEFALLS = {"empire": "takes .* from Recruit", "taxi_derby": "ticket", "cat_cab": "push|curse"}


@pytest.mark.parametrize("name", BEFALLS)
def test_pictures_stop_at_what_happens_to_the_reader(name):
    """A neighborhood lost, a ticket, a curse by others: of no part, for its reader alone, and said in the picture."""
    bots = load(name).type.bots.COMPILED
    match, stops = Match(load(name), [bots[0], *[bots[-1]] * (load(name).players - 1)], seed=2), []
    mine, all_see = Narrator(match, 0), Narrator(match, -1)
    while not match.is_over and match.ply < 2000 and len(stops) < 3:
        match.step()
        assert "" not in all_see.moments(match.ply - 1)
        if "" in mine.moments(match.ply - 1):
            stops.append(" ".join(mine.happened(max(0, match.ply - 12))))
    assert stops
    assert any(re.search(BEFALLS[name], words) for words in stops), stops


def test_list_hint_and_review_have_one_judge(monkeypatch):
    """A choice that a hint called best is not among the mistakes, even where a review measures a loss."""
    at = Table(load("tictactoe"), seed=1)
    at.hint()
    called = at.session.called_best()
    assert {at.match.ply} == set(called)
    said = {}

    def steps(match, seat, told, strength):
        said.update(told)
        return iter(())

    monkeypatch.setattr(reviewing, "review_in_steps", steps)
    at.review.work_out()
    assert called == said
    at.act(at.match.legal_actions()[-1])
    at.new_game(seed=2)
    at.act(at.match.legal_actions()[0])
    assert {0} >= set(at.session.called_best())


def test_the_device_remembers_speed_and_sound():
    """What the page says of it is set here, and what is set here goes to the page."""
    at = Table(load("cat_cab", players=1), seed=24)
    at.options.device = {"pace": 0.5, "sound": True}
    assert (0.5, True, 0.5, True) == (at.tools.pace.value, at.tools.sound.value, at.board.pace, at.board.sound)
    at.tools.pace.value = 0.0
    assert {"pace": 0.0, "sound": True} == at.options.device
    at.options.device = {"pace": "quick"}
    assert (0.0, False) == (at.board.pace, at.board.sound)
