"""A game that ends before its end: who sits at the table resigns, or agrees that it is decided."""

import pytest
from catwidgets import Table
from catwidgets.session import Session
from catwidgets.session.advice import FOREGONE, leader

from catlib import load
from catlib.game import IllegalAction
from catlib.play import BadSave, Match, outlook, review


def table(**options) -> Table:
    return Table(load("cat_cab", players=2), seats=["human", "greedy"], seed=7, **options)


def test_resigning_asks_first_and_can_be_taken_back():
    """The other wins; the game as it stood can be looked back at, shared, kept and, by *Undo*, gone on with."""
    at = table()
    before = at.match.state
    at.tools.resign.click()
    assert at.end_bar.asked.startswith("Do you resign?")
    at.play_on()
    assert ("", False) == (at.end_bar.asked, at.match.is_over)
    at.resign()
    at.end()
    assert (True, (1,)) == (at.match.is_over, at.match.winners)
    assert "You resigned, so the game ends here." in at.board.status
    assert ["do:new", "do:review"] == [row["id"] for row in at.options.choices]
    assert "wins" in at.board.finale["title"]
    again = Match.from_json(at.match.to_json())
    assert (True, (1,), 0) == (again.is_over, again.winners, review(again, 0).ended or 0)
    with pytest.raises(IllegalAction, match="The game is over"):
        again.act(0)
    at.undo()
    assert (False, before) == (at.match.is_over, at.match.state)
    assert '"ended"' not in at.match.to_json()


@pytest.mark.parametrize(("me", "crowned"), [(0, 2), (2, 0)])
def test_of_several_rivals_the_one_who_leads_is_crowned(me, crowned):
    """Captain 2 has 18 neighborhoods with 39 cubes, Captain 1 has 8 with 16: whoever resigns leaves it to the most."""
    game = load("empire", players=3)
    match = Match(game, [game.type.bots.COMPILED[-1]] * 3, seed=1)
    while match.ply < 400:
        match.step()
    match.sit(me, "human")
    areas = [int(game.story.standing(game.setup, match.state, seat).split()[0]) for seat in range(3)]
    Session(match).resign()
    assert ([16, 8, 18], (crowned,)) == (areas, match.winners)


def test_where_no_rival_leads_nobody_is_crowned():
    """Nobody says who wins who does not know."""
    match = Match(load("meow_daifugo", players=3), ["human", "lowest first", "lowest first"], seed=7)
    match.advance()
    Session(match).resign()
    assert (True, ()) == (match.is_over, match.winners)


def test_a_save_names_winners_that_there_are():
    """What somebody wrote into a save is checked as all else."""
    match = table().match
    match.end([1])
    text = match.to_json()
    assert '"ended": [1]' in text
    with pytest.raises(BadSave, match=r"ended=\[7\]: seats that win are 0 to 1"):
        Match.from_json(text.replace('"ended": [1]', '"ended": [7]'))


def test_the_table_offers_to_end_what_is_decided(monkeypatch):
    """It asks once the same seat has won beyond doubt in two turns in a row; who plays on is not asked again."""
    monkeypatch.setattr("catwidgets.session.session.leader", lambda match, seat: iter([None, 1]))

    def turn(at: Table) -> str:
        for show in filter(None, at._late(())):
            show()
        asked, now = at.end_bar.asked, at.session.narrator.since()
        while at.match.waits_for_human and at.session.narrator.since() == now:
            at.act(at.match.legal_actions()[0])
        return asked

    at = table()
    assert "" == turn(at)
    assert "has as good as won" in turn(at)
    list(at._late(()))
    at._show_end()
    at.play_on()
    assert ["", ""] == [turn(at), turn(at)]
    at = table()
    turn(at)
    list(at._late(()))
    at._show_end()
    at.end_bar.view.children[0].children[1].click()
    assert (True, (1,)) == (at.match.is_over, at.match.winners)
    at.new_game()
    assert ("", False) == (at.end_bar.asked, at.match.is_over)


def test_a_new_game_begins_with_a_clean_table(monkeypatch):
    """Nothing of the game before is seen while others begin: no winner, no review, nothing unfolded."""
    at = table()
    at.resign()
    at.end()
    at.click("do:review")
    assert (True, "Review") == (at.tools.more.value, at.tabs.titles[at.tabs.selected_index])
    seen = []
    board, options = at.board, at.options
    monkeypatch.setattr(at, "go_on", lambda: seen.append((board.finale["title"], board.status, options.heading)))
    at.click("do:new")
    assert (False, 0) == (at.tools.more.value, at.tabs.selected_index)
    [(title, status, heading)] = seen
    assert ("", "Your choices") == (title, heading)
    assert "over" not in status


def test_games_that_are_all_alike_prove_nothing():
    """At move 8 all games of racers end one way, and a search sees a fair fight; at 38 it agrees with them."""
    game, found = load("washi_cat"), {}
    match = Match(game, ["racer", "straight on"], seed=1)
    while match.ply <= 38:
        if match.ply in (8, 38):
            *_, last = outlook(game, match.state, 0, FOREGONE, seed=match.ply)
            found[match.ply] = last[1].value, [*leader(match, 0)][-1]
        match.step()
    assert {8: (1.0, -1), 38: (1.0, 1)} == found
