"""The table of Meow Meow Daifugō: cats drawn as cards, cards gathered into plays, and no hidden card anywhere."""

import json
import re
from dataclasses import replace
from fractions import Fraction

import pytest
from catwidgets import Table
from catwidgets.draw import to_string
from catwidgets.scenes import NOBODY, View
from catwidgets.scenes import meow_daifugo as scenes
from catwidgets.scenes.meow_daifugo import cards as drawn
from catwidgets.session.selection import Selection

from catlib.chance import generator
from catlib.games.meow_daifugo import goals, voice
from catlib.games.meow_daifugo import rules as r
from catlib.games.meow_daifugo.cards import CARDS, WILD, cards_of, hand
from catlib.games.meow_daifugo.opening import opened
from catlib.play import Match, Worth, brings
from catlib.solving import ActionValue

from ..meow_daifugo.positions import daifugo, play, position
from .person import control

EVERY = frozenset(scenes.OVERLAYS)


@pytest.fixture
def few(monkeypatch):
    """Searches play few rounds, uncompiled."""
    monkeypatch.setattr("catlib.engine.kernels.has_wasm", lambda: False)
    monkeypatch.setattr(goals, "UNCOMPILED", 60)
    monkeypatch.setattr(goals, "has_wasm", lambda: False)


def view(game, state, seat=0, **rest) -> View:
    """How a seat looks at a position, every part of a legal action being one that can be touched."""
    mine = state.player == seat or seat is None
    legal = frozenset(part for a in game.legal_actions(state) for part in game.parts(state, a)) if mine else frozenset()
    names = [game.words.seat_name(game.setup, s) for s in range(game.num_players)]
    return View(game, state, names, **{"legal": legal, "seat": seat, "overlays": EVERY} | rest)


def at_table(game, state, **options) -> Table:
    """A table at which a person in the first seat is to decide in this position."""
    match = Match(game, ["human", *["fewest plays"] * (game.num_players - 1)], seed=1)
    match._states, match._players = [state], [state.player]
    return Table(match, **options)


def dealt(mine: str, theirs: str, **facts) -> Table:
    """A table for two with these hands."""
    game = daifugo()
    return at_table(game, position(game, mine, theirs, **facts))


def pick(at: Table, *codes: str) -> None:
    """Click cards by their codes, and chips by their parts."""
    for code in codes:
        part = code if ":" in code else f"card:{cards_of(hand(code))[0]}"
        at.board.click(part)


def press(at: Table, key: str) -> None:
    """Press a key while the focus is on the board."""
    at.board.click(at.board.shortcuts[key])


def done(at: Table) -> str:
    """What was done first, in words."""
    return at.match.entry(0).text


# Cards


def test_no_two_cards_look_alike():
    """Thirty-two drawings, all different."""
    assert CARDS == len({to_string(scenes.cat_card(0, 0, card)) for card in range(CARDS)})


def test_suits_differ_by_shape():
    """Without any colour white, black and doppelgangers differ still: by mark and by the number of cats."""
    marks = {look.mark for look in drawn.LOOKS}
    heads = [to_string(scenes.cat_card(0, 0, card)).count(drawn.HEAD) for card in (2, 10, 26, 30, 31)]
    assert 3 == len(marks)
    assert [1, 1, 2, 1, 1] == heads
    assert [0, 0, 0, 1, 1] == [to_string(scenes.cat_card(0, 0, card)).count(drawn.MASK) for card in (2, 10, 26, 30, 31)]


@pytest.mark.parametrize(("card", "circles"), [(4, 3), (9, 2), (17, 1), (25, 4), (31, 5), (30, 6)])
def test_a_card_shows_its_circles(card, circles):
    """As many circles as a card costs, one and a number if a deck gives more than six, none if they are not known."""

    def foot(*count):
        return to_string(scenes.cat_card(0, 0, card, 60, *count)).count('cy="51"')

    assert circles == foot()
    assert (1, 0) == (foot(12), foot(0))


# The table


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_part_can_be_touched(players):
    """Over whole games each part of a legal action is on the board once its cards are selected."""
    game = daifugo(players, ends="one round")
    match = Match(game, ["random"] * players, seed=players)
    while not match.is_over:
        if match.player >= 0:
            for action in match.legal_actions():
                parts = game.parts(match.state, action)
                chosen = frozenset(p for p in parts if p.startswith("card:"))
                scene, _ = scenes.draw(view(game, match.state, match.player, selected=chosen))
                assert set(parts) <= set(scene.targets)
                assert set(parts) <= set(scene.legal_ids())
        match.step()


def test_every_phase_is_drawn_for_every_pair_of_eyes():
    """All positions of a game make a picture for each seat, for nobody and with open hands."""
    match, seen = Match(daifugo(3, points=3), ["lowest first"] * 3, seed=2), set()
    while not match.is_over:
        match.step()
        if match.state.phase not in seen or match.ply % 25 == 0 or match.state.phase == r.DUEL:
            seen.add(match.state.phase)
            for seat in (0, 1, 2, NOBODY, None):
                board, desk = scenes.draw(view(match.game, match.state, seat))
                assert all(scene.to_svg().startswith("<svg ") for scene in (board, desk))
                told = {id: place.label for id, place in board.targets.items() if id.startswith("seat:")}
                chosen = {f"seat:{s}" for s in range(3) if match.state.phase == r.DUEL and match.state.shown[s]}
                assert chosen & told.keys() == {id for id, label in told.items() if "has chosen" in label}
    assert {r.DEAL, r.TURN_UP, r.DUEL, r.PLAY, r.OVER} <= seen


def test_words_of_a_card():
    """A screen reader hears a card and its circles."""
    scene, _ = scenes.draw(view(daifugo(), position(daifugo(), "W5 B4.1 D2 W?", "B1 B2 B3 B5")))
    said = [scene.targets[f"card:{card}"].label for card in cards_of(hand("W5 B4.1 D2 W?"))]
    assert ["white 5, 3 circles", "black 4 (1 circle)", "doppelganger 2, 4 circles", "white ?, 6 circles"] == said
    assert "Kuro, 4 cards" == scene.targets["seat:1"].label


def test_known_cards_of_others_lie_open():
    """What everybody saw come to a hand is drawn there, the rest as backs."""
    state = position(daifugo(), "W5", "B1 B2 B3", known=[0, hand("B2"), 0, 0])
    scene, _ = scenes.draw(view(daifugo(), state))
    assert "Kuro, 3 cards, known: black 2 (2 circles)" == scene.targets["seat:1"].label
    assert 2 == sum(e.get("data-key", "").startswith("back 1") for e in scene.moving)


def test_the_play_to_beat_says_what_a_wild_stands_for():
    """A "?" of the trick carries its number, a doppelganger that counts twice a ×2."""
    game = daifugo()
    state = play(game, position(game, "W5 W? W7 B1", "B8 B7"), "white 5-6-7, ? as 6")
    scene, _ = scenes.draw(view(game, state))
    assert 'data-key="note 1"' in scene.moving_svg()
    assert "white 5-6-7, ? as 6" in scene.moving_svg()
    state = play(game, position(game, "D4 B1", "B8 B7"), "two 4s (a doppelganger as two)")
    assert "×2" in scenes.draw(view(game, state))[0].moving_svg()


def test_which_black_card_was_played_is_not_guessed():
    """Of two equal black cards that both were played, the one on top has no circles drawn."""
    game = daifugo()
    state = play(game, position(game, "B4.1 B1", "B8 B7"), "black 4")
    assert [(hand("B4.1").bit_length() - 1, "", True)] == scenes.cards_to_beat(view(game, state), state)
    state.played |= hand("B4.2")
    assert [False] == [known for _, _, known in scenes.cards_to_beat(view(game, state), state)]


def test_cards_not_seen_are_counted():
    """The overlay marks all cards but those in the hand, on the field, played, or known."""
    state = position(daifugo(), "W5 B4.1", "D2 W?", field="B1", deck="B2 B3", top="W1")
    unseen = voice.unseen(daifugo().setup, state, 0)
    _, desk = scenes.draw(view(daifugo(), state))
    assert f"{unseen.bit_count()} cards not seen" in desk.to_svg()
    _, plain = scenes.draw(view(daifugo(), state, overlays=frozenset()))
    assert "not seen" not in plain.to_svg()


def test_a_hand_is_sorted_as_one_likes():
    """By number, or by suit on request."""
    cards = cards_of(hand("W5 B4.1 D2 W? B1"))
    by_number, by_suit = (scenes.in_order(cards, suits) for suits in (False, True))
    assert [8, 25, 19, 4, 30] == by_number
    assert [4, 30, 8, 19, 25] == by_suit


def test_the_score_tells_points_and_circles():
    """After a round everybody sees who won and what it cost."""
    state = position(daifugo(), "W5", "B1", winner=1, penalty=[0, 7, 0, 0], lost=[0, 2, 0, 0], round=2)
    _, desk = scenes.draw(view(daifugo(), state))
    assert "Mikan, 0 points lost, won the round" == desk.targets["score:0"].label
    assert "Kuro, 2 points lost, 7 circles: −2" == desk.targets["score:1"].label


# Clicks


def test_cards_are_gathered_and_played():
    """Clicks select cards in any order; R plays them."""
    at = dealt("W5 W6 W7 B1", "B8 B7", deck="B2 B3 B6")
    pick(at, "W7", "W5", "W6")
    assert ["card:4", "card:5", "card:6"] == sorted(at.board.selected)
    press(at, "r")
    assert "white 5-6-7" == done(at)


def test_a_single_card_waits_for_a_key_too():
    """One click never plays by mistake; the button on the board plays what is selected."""
    at = dealt("W5 B1", "B8 B7", deck="B2 B3 B6", top="W4")
    pick(at, "W5")
    assert 0 == at.match.ply
    at.board.click("do:selected")
    assert "white 5" == done(at)


def test_a_wild_that_can_mean_one_number_needs_no_word():
    """Between 6 and 8 a "?" is a 7; on its own it asks for a number."""
    at = dealt("W6 W8 W? B1", "B8 B7", deck="B2 B3 B5")
    pick(at, "W6", "W8", "W?")
    press(at, "r")
    assert "white 6-7-8, ? as 7" == done(at)
    at = dealt("W6 W8 W? B1", "B8 B7", deck="B2 B3 B5")
    pick(at, "W?")
    press(at, "r")
    assert "This can be meant in several ways; say which." == at.board.error
    pick(at, "number:4")
    press(at, "r")
    assert "white ? as 4" == done(at)


def test_a_doppelganger_counts_twice_on_request():
    """Alone it is a single card; with its chip a pair."""
    for chips, name in (([], "doppelganger 4"), (["twice:27"], "two 4s (a doppelganger as two)")):
        at = dealt("D4 B1", "B8 B7", deck="B2 B3 B5")
        pick(at, "D4", *chips)
        press(at, "r")
        assert name == done(at)


def test_another_card_forgets_how_the_first_was_meant():
    """The number of a "?" goes when the cards around it change."""
    at = dealt("W6 W8 W? B1", "B8 B7", deck="B2 B3 B5")
    pick(at, "W?", "number:4", "W6")
    assert {"card:30", "card:5"} == set(at.board.selected)


@pytest.mark.parametrize(("codes", "top", "says"), [
    ("W4 B5.2 W6", "",
        "White 4, white 6 and black 5: cards in a row are all of one suit, and these are black and white."),
    ("W4", "B5.1", "That is not enough. You need a card above 5."),
    ("W4 W6", "", "These don't go together: play one card, equal numbers, or three or more in a row in one suit."),
    ("W4", "D3 W3", "That is not enough. You need a pair above 3.")])
def test_why_cards_cannot_be_played(codes, top, says):
    """Any cards can be selected; the sentence says at once why they are not a play."""
    at = dealt("W4 B5.2 W6 B8", "B1 B7", deck="B2 B3 B6", top=top)
    pick(at, *codes.split())
    assert at.board.status.endswith(says)
    press(at, "r")
    assert says == at.board.error
    assert 0 == at.match.ply


def test_passing_takes_the_card_that_is_clicked():
    """A card of the field is one click or one digit away; with none there, P passes."""
    at = dealt("W4 B1", "B8 B7", field="D1 D2", deck="B2 B3 B6", top="W8")
    press(at, "2")
    assert "pass and take doppelganger 2" == done(at)
    at = dealt("W4 B1", "B8 B7", top="W8")
    press(at, "p")
    assert "pass" == done(at)


@pytest.mark.parametrize(("held", "field", "says"), [
    ("W4 B1", "", "Choose cards first"), ("W4 B1", "D1", "Pass: take a card"), ("W4 B8.2", "D1", "Choose cards first")])
def test_the_button_says_what_is_to_be_done_first(held, field, says):
    """Nobody is asked to choose cards who has nothing to play."""
    assert says in dealt(held, "B8.1 B7", field=field, deck="B2 B3 B6", top="W7" if field else "").board.to_svg()


def test_nothing_is_taken_back_before_the_first_move_of_an_opened_game():
    """What was shown for a person in the duel stays shown; their own first play can be taken back."""
    at = Table(opened(daifugo(2), seed=24))
    assert at.tools.undo.disabled
    at.act(at.match.legal_actions()[0])
    assert not at.tools.undo.disabled
    at.undo()
    assert at.tools.undo.disabled
    duel = Table(daifugo(2), seed=7)
    duel.act(duel.match.legal_actions()[0])
    assert not duel.tools.undo.disabled


def test_the_button_keeps_its_width():
    """It does not shrink when cards are chosen."""
    at = dealt("W4 B1", "B8 B7", deck="B2 B3 B6")
    before = at.board.scene.targets["do:selected"].shape
    pick(at, "W4")
    assert before == at.board.scene.targets["do:selected"].shape


def test_every_key_works_while_the_list_is_short():
    """However many choices there are, each card of the field has its digit."""
    at = Table(daifugo(2), seed=20)
    pick(at, *at.board.legal[:1])
    press(at, "r")
    assert "show all 8 choices" == at.options.choices[-1]["label"]
    assert {"1", "2", "3"} <= set(at.board.shortcuts)


def test_a_leader_cannot_take_a_card():
    """The sentence says why the field is out of reach."""
    at = dealt("W4 B1", "B8 B7", field="D1 D2", deck="B2 B3 B6")
    at.board.click("field:0")
    assert "You start, so play something. You take a card only when you pass." == at.board.error


def test_a_card_is_shown_in_the_duel():
    """At the start a card is selected and shown, and two cards are refused."""
    at = Table(daifugo(2), seed=7)
    first, second = (part for part in at.board.legal[:2])
    pick(at, first, second)
    press(at, "r")
    assert "Show only one card." == at.board.error
    pick(at, second)
    press(at, "r")
    assert r.DUEL != at.match.state.phase


@pytest.mark.parametrize("players", [1, 2, 4])
def test_whole_rounds_are_played_by_clicks_alone(players):
    """Whatever is legal can be reached by clicks, to the end, and the end is told."""
    game, step = daifugo(players, ends="one round"), 0
    at = Table(game, ["human"] * players, seed=players)
    at.session.cover = False
    at.refresh()
    while not at.match.is_over and step < 400:
        legal, ply, step = at.match.legal_actions(), at.match.ply, step + 1
        action = legal[step * 7 % len(legal)]
        parts = game.parts(at.match.state, action)
        for part in parts:
            if part.startswith("card:"):
                pick(at, part)
        for part in parts:
            if not part.startswith("card:"):
                pick(at, part)
        if any(part.startswith("card:") for part in parts):
            press(at, "r")
        assert "" == at.board.error
        assert action == at.match.entry(ply).action
    assert at.match.is_over
    ended = rf"The game is over\. {'You have played all your cards in' if players == 1 else 'Player .* wins the round'}"
    assert re.match(ended, at.board.status)


@pytest.mark.parametrize("deck", ["lions", {"cards": 3, "white": [1, 2]}, "kittens"])
def test_a_save_with_a_foreign_deck_is_refused(tmp_path, deck):
    """A deck that is unknown, does not add up or has too few cards is one sentence, and the game at the table stays."""
    at = Table(daifugo(2), seed=7)
    before, path = at.match, tmp_path / "foreign.json"
    saved = json.loads(at.match.to_json()) | {"house": {"deck": deck}}
    path.write_text(json.dumps(saved))
    at.storage.path.value = str(path)
    button = next(
        w for row in at.storage.view.children for w in getattr(row, "children", ()) if w.description == "Open"
    )
    button.click()
    assert at.board.error.startswith("save file: deck")
    assert "\n" not in at.board.error
    assert before is at.match


def test_open_hands_show_all():
    """Bots among themselves show all cards if they are asked to."""
    at = Table(daifugo(2), ["random", "random"], seed=3, step=True)
    at.replay(0)
    for _ in range(20):
        at.next()
    assert 16 == sum("back" in (e.get("data-key") or "") for e in at.board.scene.moving)
    control(at, "Open hands").value = True
    assert not any("back" in (e.get("data-key") or "") for e in at.board.scene.moving)


def after(game, state, *wanted: str) -> View:
    """How the first seat looks at what follows from actions by how their names begin, and from chance."""
    states, actions, names = [state], list[int](), list(wanted)
    while names:
        now = states[-1]
        name = "" if game.is_chance_node(now) else names.pop(0)
        legal = [a for a, _ in game.chance_weights(now)] if not name else game.legal_actions(now)
        actions.append(next(a for a in legal if game.action_to_string(now, a).startswith(name)))
        states.append(game.child(now, actions[-1]))
    return view(game, states[-1], states=states, actions=actions)


def test_a_round_that_ended_stays_on_the_table():
    """Until cards are dealt, all see what was played last and what the others are left with, and what that costs."""
    game = daifugo()
    state = position(game, "W1", "D5 W2", field="B3")
    state.lost[1] = 2
    ended = after(game, state, "white 1")
    main, desk = scenes.draw(ended)
    [hearts] = [each for each in desk.moving if each.get("data-key") == "lost 1"]
    assert 4 == sum(heart[0].get("fill") == "none" for heart in hearts), "also those of rounds before"
    assert main.targets["seat:1"].label.endswith(", 2 cards, known: white 2, doppelganger 5")
    keys, said = {element.get("data-key") for element in main.moving}, main.live_svg() + desk.live_svg()
    assert {f"card {card}" for card in cards_of(hand("W1 B3"))} <= keys
    assert all(f">{words}<" in said for words in ("The last play", "Round 1", "won the round", "7 circles: −2"))
    dealt = game.child(ended.state, 0)
    main, _ = scenes.draw(replace(ended, state=dealt, states=[*ended.states, dealt], actions=[*ended.actions, 0]))
    assert "known" not in main.targets["seat:1"].label


def test_a_solo_game_shows_what_was_played_turn_by_turn():
    """From the first turn on, each with the number of its turn below, a row in its order."""
    game = daifugo(1)
    state = position(game, "W8 B1 W6 W4 W? W2 D2", field="B3 B4 B5", deck="B6 B7")
    seen = after(game, state, "white 8", "take", "white 4-5-6")
    places = {e.get("data-key"): e.get("transform") for e in scenes.draw(seen)[0].moving}
    order = [f"card {card}" for cards in ("W8", "W4", "W?", "W6") for card in cards_of(hand(cards))]
    assert order == sorted(order, key=lambda key: float(re.findall(r"[\d.]+", places[key])[0]))
    assert {"played 1", "played 2"} <= places.keys()
    assert f"note {cards_of(hand('D2'))[0]}" not in places
    twice = after(game, position(game, "D4 B1", deck="B6 B7"), "two 4s (a doppelganger as two)")
    assert ">×2<" in scenes.draw(twice)[0].to_svg()


# Hidden cards


def twins(game, seed: int, plies: int, seat: int, tries: int = 40):
    """Two matches that went on for so many plies and differ only in cards that a seat never saw."""
    first = Match(game, ["human"] * game.num_players, seed=seed)
    draw = generator(seed + 1000).random
    while first.ply < plies and not first.is_over:
        legal = first.legal_actions()
        first.act(legal[int(draw() * len(legal))]) if legal else first.step()
    hidden = cards_of(voice.unseen(game.setup, first.state, seat) & ~(3 << WILD))
    for _ in range(tries):
        mixed = sorted(hidden, key=lambda _: draw())
        other = _relabelled(game, first, dict(zip(hidden, mixed, strict=True)))
        if other is not None and _same_to(game, first, other, seat) and first.state != other.state:
            return first, other
    return None


def _relabelled(game, match, other_name):
    """The same match with some cards called by each other's names, if the rules allow all of it."""
    twin = Match(game, match.seats, seed=match.seed)
    for ply, action in enumerate(match.actions):
        chance = match.states[ply].player == r.CHANCE
        try:
            twin.act(other_name.get(action, action) if chance else action)
        except ValueError:
            return None
    return twin


def _same_to(game, first, second, seat) -> bool:
    pairs = zip(first.states, second.states, strict=True)
    return all(
        voice.information_state(game.setup, a, seat) == voice.information_state(game.setup, b, seat) for a, b in pairs
    )


def everything(at: Table) -> str:
    """All that a page gets of a table, still pictures included."""
    boards = [(b.fixed_svg, b.scene.moving_svg(), b.targets, b.spoken, b.legal, b.status) for b in at.boards]
    row = at.options.get_state(["heading", "measure", "mark", "choices", "hint", "shortcuts", "focus"])
    return str([boards, at.log_panel.view.value, row, at.outcome_preview.board.scene.to_svg(), at.to_svg()])


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("shuffle", ["as cards come", "beforehand"])
@pytest.mark.parametrize(("players", "plies"), [(2, 25), (2, 34), (3, 34), (4, 38)])
def test_nothing_of_a_table_tells_hidden_cards(players, plies, shuffle):
    """Two matches that differ only in what a seat never saw look the same to it: boards, words, log, list and worth."""
    game, goal = daifugo(players, shuffle=shuffle), goals.ROUND
    plies += 32 if shuffle == "beforehand" else 0
    for seat in range(players):
        pair, pages = next(filter(None, (twins(game, seed, plies, seat) for seed in range(9)))), []
        for match in pair:
            for other in range(players):
                match.sit(other, "human" if other == seat else "random")
            at = Table(match, goal=goal, step=True)
            control(at, at.session.scenes.on_request(game)["unseen"]).value = True
            page = [everything(at)]
            at.replay(plies - 6)
            page.append(everything(at))
            pages.append(page)
        assert pages[0] == pages[1]


def test_the_leak_test_sees_a_leak():
    """With open hands the same two matches do differ, so the test above can fail."""
    game = daifugo(2)
    first, second = next(filter(None, (twins(game, seed, 25, 0) for seed in range(5))))
    pages = []
    for match in (first, second):
        for seat in range(2):
            match.sit(seat, "random")
        at = Table(match, step=True)
        control(at, "Open hands").value = True
        pages.append(everything(at))
    assert pages[0] != pages[1]


def test_what_a_card_is_worth_is_seen_on_a_phone_as_far_as_there_is_room():
    """Below each card that can be touched is a line, and its worth; a small board keeps that of the best."""
    at = Table("meow_daifugo", seed=3)
    while not at.match.state.top:
        at.act(at.match.legal_actions()[0])
    targets = at.board.scene.targets
    keys = {element.get("data-key") for element in at.board.scene.moving}
    assert {f"legal {part}" for part in at.board.legal if part.startswith(("card:", "field:"))} <= keys
    at.hint()
    at.hint()
    worth = [at.board.scene.targets[part] for part in targets if at.board.scene.targets[part].badge]
    assert worth
    assert all((each.badge_element().get("class") is None) == (each.tone == "best") for each in worth)
    assert re.search(r">\d+ circles: 11 or more cost 3 points<", at.board.scene.live_svg())


def test_one_thing_at_a_time_cannot_be_done():
    """What the score says goes when another board has something to say, and each says what was touched."""
    at = Table("meow_daifugo", seed=3)
    main, desk, *_ = at.boards
    desk.click("score:1")
    assert desk.error.startswith("The winner of a round loses nothing")
    main.click("seat:1")
    assert (main.error, desk.error) == ("Hana has 8 cards.", "")


def test_what_is_gathered_shows_its_best_choice_once():
    """A pair that is best stands on its first card alone, not what either card is worth without the other."""
    options = [(0, ("card:1", "card:2", "twice:2")), (1, ("card:1",)), (2, ("card:3",)), (3, ("field:0",))]
    selection = Selection(("card:",), ("twice:",))
    selection.offer(options)
    values = [ActionValue(n, str(n), Fraction(4 - n), Fraction(n), n == 0) for n in range(4)]
    shown = selection.badges(Worth("g", "Points.", "exact", False, tuple(values)))
    assert {"card:1": "4.0", "card:2": "", "card:3": "2.0", "field:0": "1.0"} == {
        part: badge.text for part, badge in shown.items()}


def test_two_losses_are_told_without_a_sign():
    """The words say already that more is lost."""
    options = [ActionValue(n, str(n), Fraction(-4 - 3 * n, 10), Fraction(3 * n, 10), n == 0) for n in range(2)]
    found = Worth("points of the round", "Points.", "estimate", False, tuple(options))
    said = "In this round, you lose ~0.4 points more than {}; the next best choice, ~0.7."
    for players, whom in ((2, "the other player"), (3, "the others")):
        assert said.format(whom) == brings(daifugo(players), found, *options)
