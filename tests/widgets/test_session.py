"""What is played at a table, in plain Python: dice and bots that wait, what is taken back, who sees what."""

import subprocess
import sys

import pytest
from catwidgets.session import Session, listing, usual_seats

from catlib import load
from catlib.game import IllegalAction, seat_bots
from catlib.games.cat_cab import phases
from catlib.play import Match
from catlib.rules import lowest_place


def session(players=1, seats=None, **options) -> Session:
    """A person against Crazy cat, at the first decision."""
    game = load("cat_cab", players=players)
    return gone_on(Session(Match(game, seats or usual_seats(game), 2026), **options))


def gone_on(at: Session, *actions: int) -> Session:
    """The session after some actions, with chance and bots after each as far as they may play."""
    for action in [None, *actions]:
        if action is not None:
            at.match.act(action)
        assert [] == [told for told in at.advance() if told]
        at.take_in()
    return at


def rows(at: Session) -> list[str]:
    """What the list of choices says."""
    return [choice.label for choice in listing(at).choices]


def test_no_widget_is_loaded():
    """A program plays a session where neither ipywidgets nor anywidget is installed."""
    blocked = "import sys; sys.modules.update(dict.fromkeys(['ipywidgets', 'anywidget'])); import catwidgets.session"
    subprocess.run([sys.executable, "-c", blocked], check=True)


def test_step_by_step_every_die_and_bot_waits():
    """The list says who is due; each rolls or decides alone, and undo takes single steps back."""
    at = session(step_by_step=True, seats=["greedy", "crazy cat"])
    assert (0, ["roll the next die"]) == (at.match.ply, rows(at))
    while at.match.player < 0:
        at.next()
    assert [f"let {at.narrator.names[at.match.player]} decide"] == rows(at)
    ply = at.match.ply
    at.next()
    at.undo()
    assert ply == at.match.ply


def test_nobody_decides_for_a_person():
    """The next die or bot is not a person's choice."""
    with pytest.raises(ValueError, match=r"^You have to decide: take one of the choices\.$"):
        session().next()


def test_real_dice_are_entered_by_hand():
    """At every chance the list asks what the die shows, no click rolls it, and bots still decide by themselves."""
    at = session(real_dice=True)
    assert (0, "What does the die show?") == (at.match.ply, listing(at).heading)
    assert [str(face) for face in range(1, 7)] == [choice.key for choice in listing(at).choices]
    gone_on(at, 5, 2, 1, 1)
    assert phases.ROLLING == at.match.state.phase
    part = f"die:{lowest_place(at.match.state.pending)}"
    assert not at.rolls(part)
    with pytest.raises(IllegalAction, match="is rolling"):
        at.touch(part)


def test_a_wrong_real_die_is_taken_back():
    """Undo goes back to where somebody said what a die shows, over what bots did."""
    at = gone_on(session(real_dice=True), 3, 5)  # Crazy cat starts and drives by itself
    while at.match.player < 0:
        gone_on(at, 4)
    ply = at.match.ply
    at.undo()
    assert at.match.ply < ply
    assert at.match.player < 0 or at.match.waits_for_human


def test_an_unknown_goal_is_refused():
    """The sentence names the goals there are."""
    with pytest.raises(ValueError, match="goal='fame': Cat Cab Crew measures by net spaces, "):
        session(goal="fame")


@pytest.mark.parametrize("players", [3, 6])
def test_seats_that_a_new_game_adds_are_taken_by_bots(players):
    """Whoever sat there stays, and each new seat has the bot that the game has for it."""
    at = Session(Match(load("empire", players=2), ["human", "random"], 1))
    other = at.another(None, players, None, ["Ann"])
    assert ("human", "random", *seat_bots(other.game)[2:]) == other.seats
    assert "Ann" == other.names[0]
