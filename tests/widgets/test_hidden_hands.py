"""A table keeps hidden hands: one person sees one seat, several pass a covered screen, bots show what all may see."""

import types

import catwidgets.table.table
import pytest
from catwidgets import Table
from catwidgets.draw import Rect, Scene, text
from catwidgets.scenes import NOBODY, Scenes
from catwidgets.session import Session

from catlib import load
from catlib.game import IllegalAction, fill
from catlib.play import Match, tell

from .person import control

CARDS = "?JQK"

WORDS = load("kuhn").words


def _draw(view):
    """Both cards as the seat may see them, and each with a place to touch."""
    scene = Scene(200, 60, "Two cards")
    for seat in (0, 1):
        shown = view.state.card[seat]
        if view.seat is not None:
            shown = view.game.observation(view.state, view.seat)["card"][seat]
        scene.add(text(50 + 100 * seat, 30, f"card of {seat + 1}: {CARDS[shown]}", key=f"card {seat}"))
        scene.target(f"card:{seat}", Rect(100 * seat, 0, 98, 60), f"card {seat + 1}", **view.look(f"card:{seat}"))
    return (scene,)


@pytest.fixture(autouse=True)
def scene(monkeypatch):
    """A scene for a toy game of cards that the table has to keep."""
    module = fill(Scenes, types.SimpleNamespace(draw=_draw, OVERLAYS={}), "scenes of a toy")
    monkeypatch.setattr(catwidgets.table.table, "scenes_of", lambda game: module)
    monkeypatch.setattr(WORDS, "DEALER", "Deck")
    monkeypatch.setattr(WORDS, "log_text", _log_text)
    return module


def _log_text(setup, state, action, player, names=None):
    if state.dealt < 2 and player not in (state.dealt, None):
        return "a card"
    return WORDS.action_to_string(setup, state, action)


def table(*seats, **options) -> Table:
    """A table at which the first seat was dealt a queen and the second a king."""
    match = Match(load("kuhn"), list(seats), seed=1)
    for card in (1, 2):
        match.act(card)
    return Table(match, **options)


def shown(at: Table) -> str:
    """All that is sent to a page."""
    boards = "".join(board.moving_svg + "".join(board.drawings.values()) + board.status for board in at.boards)
    return (
        boards
        + at.log_panel.view.value
        + str(at.options.get_state())
        + at.to_svg()
        + str(at.outcome_preview.board.moving_svg)
    )


def press(at: Table, key: str) -> None:
    """Press a key while the focus is on the board."""
    at.board.click(at.board.shortcuts[key])


def test_one_person_sees_one_seat():
    """Whoever decides, the person's own card lies open and the other does not, also back in time."""
    at = table("human", "random")
    assert "card of 1: Q" in shown(at)
    for ply in range(at.match.plies + 1):
        at.replay(ply)
        assert "card of 2: K" not in shown(at)
        assert "gets K" not in shown(at)


def test_two_persons_pass_a_covered_screen():
    """Before each decision nothing is seen and nothing can be done but to say who looks; then it is that seat."""
    at = table("human", "human")
    assert "Pass the screen to Player 1" == at.options.heading
    assert "card of 1: ?" in shown(at)
    assert "card of 2: ?" in shown(at)
    assert [] == at.board.legal
    press(at, "s")
    assert "card of 1: Q" in shown(at)
    assert "card of 2: ?" in shown(at)
    at.act("bet")
    assert "Pass the screen to Player 2" in at.board.status
    assert "card of 1: ?" in shown(at)
    press(at, "s")
    assert "card of 2: K" in shown(at)
    assert "card of 1: Q" not in shown(at)


def test_a_click_on_a_covered_screen_does_nothing():
    """A place and a row of an older page are refused in a sentence."""
    at = table("human", "human")
    at.board.click("card:0")
    assert "Pass the screen to Player 1, who then presses S." == at.board.error
    before = at.match.ply
    with pytest.raises(KeyError):
        at.options.choose("do:0")
    assert before == at.match.ply


def test_undo_on_a_covered_screen_shows_nothing():
    """Whoever takes a move back at a covered screen does not see the other's cards."""
    at = table("human", "human")
    press(at, "s")
    at.act("bet")
    press(at, "u")
    assert "Pass the screen to Player 1" == at.options.heading
    assert "card of 1: Q" not in shown(at)
    at.replay(0)
    assert "card of 1: Q" not in shown(at)


def test_going_back_stays_with_who_looks():
    """The slider and its log show no more than the seat that was shown before."""
    at = table("human", "human")
    press(at, "s")
    at.replay(1)
    assert "card of 1: Q" in shown(at)
    assert "K" not in at.log_panel.view.value
    at.replay(2)
    assert "card of 1: Q" in shown(at)


def test_without_a_cover_whoever_decides_sees_the_own_cards():
    """Two who trust each other need not press a key between decisions."""
    at = table("human", "human")
    control(at, "Cover cards between players").value = False
    assert "card of 1: Q" in shown(at)
    at.act("bet")
    assert "card of 2: K" in shown(at)
    assert "card of 1: ?" in shown(at)
    control(at, "Cover cards between players").value = True
    assert "Pass the screen to Player 2" == at.options.heading


def test_bots_show_their_cards_only_if_asked():
    """Among bots nobody's card is seen until the hands are opened."""
    at = table("random", "random", step=True)
    at.replay(2)
    switches = [control(at, words) for words in ("Open hands", "Cover cards between players")]
    assert [None, "none"] == [switch.layout.display for switch in switches]
    assert "card of 1: ?" in shown(at)
    control(at, "Open hands").value = True
    assert "card of 1: Q" in shown(at)
    assert "card of 2: K" in shown(at)


def test_opened_hands_close_when_a_person_sits_down():
    """Open hands are for bots among themselves."""
    at = table("random", "random", step=True)
    at.replay(2)
    control(at, "Open hands").value = True
    at.sit(0, "human")
    assert "card of 2: ?" in shown(at)
    assert "none" == control(at, "Open hands").layout.display


def test_another_match_begins_covered():
    """A loaded match shows nobody's cards before somebody says who looks."""
    at = table("human", "human")
    press(at, "s")
    at.storage.code.value = at.match.share()
    at.storage.load()
    assert "card of 1: ?" in shown(at)


def test_what_comes_from_a_hidden_pile_is_not_foretold():
    """The chart of what can come would tell which cards are not in a hand."""
    at = table("human", "random", step=True)
    at.replay(1)
    assert at.match.player < 0
    assert 1 == at.outcome_preview.board.scene.height
    open_table = table("random", "random", step=True)
    control(open_table, "Open hands").value = True
    open_table.replay(1)
    assert open_table.outcome_preview.board.scene.height > 1


def test_the_log_tells_each_seat_its_own():
    """Of the same deal a seat reads its card, the other that there was one."""
    match = table("human", "random").match

    def told(seat):
        return next(line.text for chapter in tell(match, seat) for line in chapter.lines)

    assert "Deck: seat 1 gets Q, a card." == told(0)
    assert "Deck: a card, seat 2 gets K." == told(1)
    assert "Deck: a card, a card." == told(NOBODY)
    assert "Deck: seat 1 gets Q, seat 2 gets K." == told(None)


def test_giving_a_match_away_says_that_it_holds_the_cards(tmp_path):
    """A share code and a file hold the whole deal, and say so."""
    at = table("human", "random")
    at.storage.share()
    assert at.board.status.endswith("The code holds the hidden cards as well.")
    at.storage.path.value = str(tmp_path / "kuhn.json")
    at.storage.save()
    assert at.board.status.endswith("The file holds the hidden cards as well.")


def test_a_deck_is_no_dice():
    """Cards are due, nobody rolls real dice, and the tab about luck is gone."""
    at = table("human", "random", step=True)
    at.replay(1)
    assert "A card is due" == at.options.heading
    assert ("Log", "Review", "New game", "Save") == at.tabs.titles
    assert "I roll real dice" not in [getattr(w, "description", "") for w in at.children[0].children]


def test_gathered_parts_wait_for_a_key(scene, monkeypatch):
    """Where cards are gathered, a click only selects, and what makes no action says so."""
    monkeypatch.setattr(scene, "MULTI_SELECT", ("card:",))
    monkeypatch.setattr(WORDS, "why_not_together", lambda setup, state, parts: "These make nothing.")
    at = table("human", "random")
    at.board.click("card:0")
    assert ["card:0"] == at.board.selected
    assert at.board.status.endswith("These make nothing.")
    press(at, "r")
    assert "These make nothing." == at.board.error
    at.board.click("card:0")
    assert [] == at.board.selected


def test_refusals_tell_nothing_of_a_hand_whose_turn_it_is():
    """While a bot decides, every card is refused in the same words, whether the bot holds it or not."""
    session = Session(Match(load("meow_daifugo", players=2), seats=["human", "random"], seed=3), step_by_step=True)
    while session.match.player != 1:
        session.match.act(session.match.legal_actions()[0]) if session.match.waits_for_human else session.next()
    said = set()
    for card in range(32):
        with pytest.raises(IllegalAction) as refused:
            session.touch(f"card:{card}")
        said.add(str(refused.value))
    assert 1 == len(said)
