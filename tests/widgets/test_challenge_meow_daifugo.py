"""The solo challenge: a word is a deal, the deck stays secret until the end, and every figure says how it is known."""

import re

import pytest
from catwidgets.lessons.meow_daifugo import solo
from catwidgets.lessons.meow_daifugo.solo import HowHard, SoloChallenge, difficulty, how_hard, within_six
from catwidgets.session import guide

from catlib.games.meow_daifugo.odds.solo import clearance_of, deal, seed_of
from catlib.play import bot_policy, cast_of


@pytest.fixture(autouse=True)
def few(monkeypatch):
    """No search: its bot is tested elsewhere."""
    monkeypatch.setattr(solo, "BOTS", ("fewest plays", "lowest first"))
    monkeypatch.setattr(solo, "has_wasm", lambda: False)


def played(word: str = "cats", bot: str = "fewest plays") -> SoloChallenge:
    """A challenge that a person played as a bot would."""
    at = SoloChallenge(word)
    policy = bot_policy(at.table.match.game, bot)
    while not at.table.match.is_over:
        at.table.act(policy(at.table.match.state.copy(), 0.5))
    return at


def test_a_word_is_a_deal():
    """Two machines deal the same cards from a word, whatever is played; another word deals others."""
    first, second = SoloChallenge("cats"), SoloChallenge(" CATS ")
    assert first.table.match.state == second.table.match.state
    assert deal(first.table.match.game, seed_of("cats")) == first.table.match.state
    second.deal("dogs")
    assert first.table.match.state != second.table.match.state


def test_the_same_word_goes_on():
    """A word that is entered again does not lose the game."""
    at = SoloChallenge("cats")
    at.table.act(at.table.match.legal_actions()[0])
    ply = at.table.match.ply
    at.deal("Cats")
    assert ply == at.table.match.ply


def test_a_word_is_wanted():
    """An empty field is refused in a sentence, and the deal stays."""
    at = SoloChallenge("cats")
    before = at.table.match
    at.entry.value = "  "
    assert "expected a date or a word" in at.table.board.error
    assert before is at.table.match


def test_today_is_a_word():
    """The button writes the date, so that a class need not agree on a word."""
    at = SoloChallenge("cats")
    at.today.click()
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", at.word)
    assert seed_of(at.word) == at.table.match.seed


def test_nothing_is_told_before_the_end():
    """The comparison would give the order of the deck away, so it waits; its button comes at the end."""
    assert played().comparing.layout.display is None
    at = SoloChallenge("cats")
    assert "none" == at.comparing.layout.display
    at.comparing.click()
    assert "Finish the game first: the comparison tells the order of the deck." == at.table.board.error
    assert "" == at.result.value
    assert "order" not in at.table.to_svg()


def test_the_comparison_marks_every_figure():
    """The bound, the exact count and the bots stand in one table, fewest turns first, and a way for the bound."""
    at = played()
    at.compare()
    game, match = at.table.match.game, at.table.match
    best = clearance_of(game, deal(game, match.seed))
    assert f"You took {match.state.turn} turns." in at.result.value
    assert f"A player who knew the order of the deck would need {best.turns}: a bound" in at.result.value
    rows = re.findall(r'start"[^>]*>([^<]+)</th><td[^>]*>(~?\d+)</td><td[^>]*>(\w+)', at.result.value)
    assert ["bound", "exact", "exact", "exact"] == [mark for _, _, mark in rows]
    turns = [int(n) for _, n, _ in rows]
    assert sorted(turns) == turns
    assert {"a player who knows the deck", "you"} <= {who for who, _, _ in rows}
    assert all(step in at.result.value for step in best.line)
    assert "turns gave something away (exact, for a player who knows the deck)" in at.result.value


def test_the_best_is_called_the_best(monkeypatch):
    """Who plays as well as somebody who sees the deck is told so."""
    assert solo.verdict(4, 4) == "You took 4 turns, and nobody can do better, not even a player who knows the deck."
    assert "You took 1 turn," in solo.verdict(1, 1)


def test_an_estimate_has_a_tilde(monkeypatch):
    """What a bot that draws lots takes is marked as an estimate, with its interval."""
    monkeypatch.setattr(solo, "BOTS", ("random",))
    at = played()
    at.compare()
    assert re.search(r">~[\d.]+ \([\d.]+–[\d.]+\)</td><td[^>]*>estimate</td><td[^>]*>mean of 3 games", at.result.value)


def test_moves_taken_back_are_counted():
    """A player who takes back a move has seen one card too many; repeating the move does no harm."""
    at = SoloChallenge("cats")
    at.table.show_how(False)
    first, other = at.table.match.legal_actions()[:2]
    at.table.act(first)
    at.table.undo()
    at.table.act(first)
    assert "counted, nothing taken back" == at.how_played()
    at.table.undo()
    at.table.act(other)
    assert "1 move taken back" == at.how_played()
    at.table.hint()
    at.table.act(at.table.match.legal_actions()[0])
    assert "1 move taken back, with help from the table" == at.how_played()
    at.deal("dogs")
    assert "counted, nothing taken back" == at.how_played()


def test_a_hint_tells_the_plays_left(monkeypatch):
    """Cards and choices show in how few plays the hand goes; a guide that is called after a hint is there at once."""
    at = SoloChallenge("cats").table
    at.show_how(False)
    said = []
    for _ in range(3):
        at.hint()
        said.append(at.board.status)
    assert said[0].startswith("Click “")
    assert said[1].startswith("Once you have your next card, it takes 4.86 plays on average to empty your hand.")
    assert "That leaves you 7 cards, which can go in 5 plays. Several choices come to the same here" in said[2]
    assert "4.86 plays" == at.options.choices[0]["value"]
    assert "4.9" in [target.badge for target in at.board.scene.targets.values()]
    enough = "That is enough to choose your next card."
    monkeypatch.setattr(guide, "hinted", None)
    at.show_how()
    assert enough in at.guide_bar.said


@pytest.mark.parametrize(("turn", "said"), [
    (1, ["1 card or more: you choose your next card.", "Each turn asks for one card more."]),
    (2, ["2 cards or more: you choose your next card.", "Fewer: it comes from the deck."]),
    (7, ["You can't play 7 cards at once:", "your next card comes from the deck."])])
def test_a_turn_says_how_many_cards_choose_the_next(turn, said):
    """It asks for no more cards than the hand can give."""
    at = SoloChallenge("2026-11-29").table
    at.match.state.turn = turn
    at.show_how(False)
    assert all(f">{each.replace(chr(39), '&#x27;')}<" in at.to_svg() or f">{each}<" in at.to_svg() for each in said)
    assert " ".join(said) in at.board.status


def test_the_list_has_plays_of_several_cards():
    """What the guide shows is among them, and so is the first play of each size."""
    at = SoloChallenge("2026-11-29").table
    at.show_how()
    rows = {row["label"]: row for row in at.options.choices}
    assert "black 5-6-7, ? as 6" == at.options.choices[0]["label"]
    assert {"white 1", "two 1s (white and black ?)", "black 5-6-7, ? as 6"} <= rows.keys()
    assert not any(row["place"] for label, row in rows.items() if "show all" not in label)


def test_a_guide_names_the_whole_play_and_what_it_brings():
    """Whoever clicks the first card reads of the play; too few cards for the turn bring the next one of the deck."""
    at = SoloChallenge("2026-11-29").table
    at.show_how()
    assert "Click black 7 (2 circles) for “black 5-6-7, ? as 6”. That is enough" in at.guide_bar.said
    game, state = at.match.game, at.match.state.copy()
    state.turn = 2
    single, pair = (next(a for a in game.legal_actions(state) if game.short_label(state, a) == name)
        for name in ("white 1", "two 3s (a doppelganger as two)"))
    guided = [game.story.guide(game.setup, state, a, cast_of(at.match)) for a in (single, pair)]
    assert "That is too few to choose your next card: it comes from the deck." == guided[0]
    assert guided[1].startswith("That is enough to choose your next card.")


def test_whoever_plays_alone_is_called_you():
    """Beside the board, and in the box of a new game."""
    at = SoloChallenge("cats").table
    assert "You" == at.players.view.children[1].children[0].description
    assert "Mikan" not in at.to_svg()


def test_paper_gets_the_deal():
    """GitHub sees the table, and the sentence of the deal."""
    data, _ = SoloChallenge("cats")._repr_mimebundle_()
    assert data["text/plain"].startswith("Solo challenge “cats”. ")
    assert data["image/svg+xml"].startswith("<svg")


def test_shares_are_estimates_with_intervals():
    """The chart and the list say of how many deals they are, and that the first is a bound."""
    chart = how_hard(10)
    assert chart.sentence.startswith("Cleared by that turn, estimate from 10 deals: within six turns ")
    assert "Nobody beats a player who knows the deck; intervals hold 95%." in chart.sentence
    listing = within_six(10, {}, {"field_cards": 1})
    assert ["our reading", "field cards = 1"] == [row[0] for row in listing.rows]
    assert all(re.fullmatch(r"\d+% \(\d+–\d+\)", cell) for row in listing.rows for cell in row[1:])


def test_the_chart_waits_until_somebody_asks():
    """Nothing is worked out before the button is pressed, as a hint would have to wait for it."""
    at = HowHard(4)
    [ask] = at.children
    assert "Work it out from 4 deals" == ask.description
    ask.click()
    [chart] = at.children
    assert chart.to_text().startswith("Cleared by that turn, estimate from 4 deals.")


def test_other_rules_are_a_slider_away():
    """The chart follows the deck, the field and the hand."""
    exhibit = difficulty()
    before = exhibit.board.status
    exhibit.set("cards_dealt", 6)
    assert before != exhibit.board.status
    with pytest.raises(ValueError, match="allowed is 0 to 5"):
        exhibit.set("field_cards", 6)
