"""A whole table without a browser: clicks become actions, everything that goes wrong is a sentence, nothing is lost."""

import json
import re
from fractions import Fraction
from html import escape
from itertools import islice

import catwidgets.session.advice
import catwidgets.session.session
import catwidgets.table.options
import pytest
from catwidgets import Table
from catwidgets.scenes import scenes_of
from catwidgets.table import reviewing
from catwidgets.table.tools import OPEN

from catlib import load
from catlib.game import strictly_literal
from catlib.games.cat_cab import phases
from catlib.play import Judged, Match, Review, bot_policy, goals
from catlib.rules import lowest_place

from .person import choose, control, send, words

SEEDS = range(40)


def table(**options) -> Table:
    """A table for one person against Crazy cat, at the first decision."""
    return Table(load("cat_cab", players=options.pop("players", 1)), **({"seed": 2026} | options))


def click(at: Table, part: str) -> None:
    """Click where the part is drawn; a part that is nowhere is clicked on the first board, as a shortcut is."""
    board = next((b for b in at.boards if part in b.scene.targets), at.board)
    board.click(part)


def press(at: Table, key: str) -> None:
    """Press a key while the focus is on the last board."""
    at.boards[-1].click(at.boards[-1].shortcuts[key])


def rows(at: Table) -> list[str]:
    """What the list of choices says."""
    return [choice["label"] for choice in at.options.choices]


def spoken(at: Table) -> dict[str, str]:
    """What a screen reader says of all places."""
    return {id: words for board in at.boards for id, words in board.spoken.items()}


def moving(at: Table) -> Table:
    """The table once its person drives."""
    while at.match.state.phase != phases.MOVE:
        at.act(at.match.legal_actions()[0])
    return at


# Playing


def test_a_person_is_asked_at_once():
    """Dice and bots play until somebody has to decide, and the status line says what came and what is asked."""
    at = table()
    assert at.match.waits_for_human
    assert "You roll 6 1 3 4 3. A 1 is a curse: your second." in at.board.status
    assert "Your turn. Click the dice you want to roll again, or keep all of them." in at.board.status
    assert at.board.status.startswith("Crazy cat drives to ")
    assert at.headline.value.startswith("Most points win: ")


def test_dice_are_selected_by_clicks_and_rolled_by_a_key():
    """A die joins and leaves the selection; R rolls what is selected."""
    at = table()
    click(at, "die:1")
    click(at, "die:2")
    click(at, "die:2")
    assert ["die:1"] == at.boards[1].selected
    assert "selected" in spoken(at)["die:1"]
    assert "reroll the 1" == rows(at)[0]
    press(at, "r")
    assert "Player 1: roll again: white die 2" == str(at.match.log[-2])


def test_escape_clears_the_selection():
    """What was selected by mistake is let go."""
    at = table()
    click(at, "die:1")
    send(at.boards[1], type="cancel")
    assert [] == at.boards[1].selected


def test_rolling_without_a_selection_says_what_to_do():
    """The key R alone does nothing and says so."""
    at = table()
    press(at, "r")
    assert "Your turn. Click the dice you want to roll again, or keep all of them." in at.boards[-1].error


def test_one_click_on_the_board_moves():
    """A cell that can be entered is a move."""
    at = moving(table())
    ply, cell = at.match.ply, at.board.legal[0]
    click(at, cell)
    assert (cell,) == at.match.entry(ply).parts


@pytest.mark.parametrize("players", [1, 3])
def test_whole_games_are_played_by_clicks_alone(players):
    """Whatever is legal can be reached by clicking, to the end of the game, and the end says who won."""
    at = table(players=players, seats=["human"] * players if players > 1 else None, seed=3)
    greedy, step = bot_policy(at.match.game, "greedy"), 0
    while not at.match.is_over:
        game, state, ply, step = at.match.game, at.match.state, at.match.ply, step + 1
        legal = at.match.legal_actions()
        action = greedy(state.copy(), 0.5) if step % 5 else legal[step % len(legal)]
        parts = game.parts(state, action)
        if parts[0].startswith("button:"):
            if (every := f"show all {len({game.short_label(state, a) for a in legal})} choices") in rows(at):
                choose(at, every)
            choose(at, game.short_label(state, action))
        else:
            for part in parts:
                click(at, part)
            if len(parts) > 1 or state.phase in (phases.KEEP, phases.DUEL_KEEP):
                press(at, "r")
        assert ["", ""] == [board.error for board in at.boards]
        assert action == at.match.entry(ply).action
    assert at.board.status.startswith("The game is over. ")
    assert ["Play again", "Review this game"] == rows(at)


def test_a_choice_in_the_list_is_an_action():
    """The list does what the board does."""
    at = table()
    choose(at, "keep all dice")
    assert phases.KEEP != at.match.state.phase


def test_the_list_shows_few_choices_and_all_on_request():
    """Thirty sets of dice do not fill the screen unless somebody wants them."""
    at = table()
    [more] = [label for label in rows(at) if label.startswith("show all")]
    choose(at, more)
    assert 24 == len(rows(at)) == len(set(rows(at)))


def test_a_row_that_is_not_there_is_not_taken():
    """A message from an older page does nothing."""
    at = table()
    before, shown = at.match.ply, [row["id"] for row in at.options.choices]
    send(at.options, type="choose", id=next(f"do:{a}" for a in at.match.legal_actions() if f"do:{a}" not in shown))
    send(at.options, type="choose", id=None)
    assert before == at.match.ply


def test_keys_work_on_every_board_and_in_the_list():
    """Each row with a letter is reached by it from anywhere in the table."""
    at = table()
    expected = {"u": "do:undo", "y": "do:redo", "n": "do:next", "r": "do:selected", "h": "do:hint", "k": "do:0"}
    assert [expected] * 3 == [at.options.shortcuts, *(board.shortcuts for board in at.boards)]


def test_the_keyboard_is_led_to_where_something_else_is_asked():
    """After the dice the keyboard goes to the city; from move to move it stays."""
    at = table()
    click(at, "do:0")
    assert (at.board.legal[0], True) == (at.options.focus, at.options.leads)
    while at.match.state.phase == phases.MOVE:
        at.act(at.match.legal_actions()[0])
        if at.match.state.phase == phases.MOVE:
            assert not at.options.leads
    assert at.options.leads


def test_shown_states_tell_how_a_bot_drove():
    """The picture gets every state since the one before, so that a cab slides along its way."""
    at = table()
    assert at.match.states[: at.match.ply + 1] == at.session.recent
    at.undo()
    at.act(0)
    assert at.match.state == at.session.recent[-1]


def test_a_far_cell_is_driven_to_at_once():
    """One click drives the fewest moves to a cell that no single move reaches, as far as the dice go."""
    at = Table(load("cat_cab", players=1), seed=24)
    at.act("keep all dice")
    state, game = at.match.state, at.match.game
    ways = {cell: at.session.scenes.route(game, state, f"cell:{cell}") for cell in range(game.setup.cells)}
    cell, way = max(ways.items(), key=lambda item: len(item[1]))
    assert len(way) > 1
    click(at, f"cell:{cell}")
    assert "" == at.board.error
    assert way == at.match.actions[at.match.states.index(state) :][: len(way)]
    assert cell == at.match.states[at.match.states.index(state) + len(way)].cell[0]


# What is not legal


def test_an_illegal_click_says_why_and_nothing_is_lost():
    """A cell out of reach is refused in a sentence that says what would be legal."""
    at = moving(table())
    before = at.match.state
    click(at, "cell:47")
    assert "is too far: one movement goes" in at.board.error
    assert "Click a marked cell to drive there" in at.board.error
    assert before == at.match.state
    click(at, at.board.legal[0])
    assert "" == at.board.error


def test_what_is_not_on_the_board_is_told():
    """A message about a place that is gone changes nothing."""
    at = table()
    at.board.click("cell:99")
    assert "'cell:99' is not on the board" in at.board.error


@pytest.mark.usefixtures("shown_errors")
def test_an_unexpected_error_is_shown_with_its_trace(monkeypatch):
    """Nothing is swallowed: a mistake in the code shows its sentence on the board."""
    at = table()
    monkeypatch.setattr(at.match, "act", lambda action: 1 / 0)
    click(at, "do:0")
    assert "Something went wrong: ZeroDivisionError: division by zero" == at.board.error
    assert "Traceback" in at.board.details


@pytest.mark.usefixtures("shown_errors")
def test_a_bot_that_fails_leaves_the_position_shown(monkeypatch):
    """What happened before the failure is on the board."""
    at = table()
    monkeypatch.setattr(at.match, "step", lambda: 1 / 0)
    click(at, "do:0")
    assert "division by zero" in at.board.error
    assert (
        ["let"] == [row.split()[0] for row in rows(at)] or "roll the next die" in rows(at) or at.match.waits_for_human
    )


@pytest.mark.usefixtures("shown_errors")
def test_a_bot_that_stops_thinking_is_told_in_a_sentence(monkeypatch):
    """Who stopped, why, and what to do; the game stays as it was and goes on once the bot decides."""
    at = table(players=2, seats=["human", "greedy"])
    while at.session.moves_alone or at.match.player == 0:
        at.match.act(at.match.legal_actions()[0]) if at.match.waits_for_human else at.match.step()
        if at.match.player == 1:
            break
    ply, policy = at.match.ply, at.match._policy
    monkeypatch.setattr(at.match, "_policy", lambda name: lambda state, draw: 1 / 0)
    at.go_on()
    assert at.board.error.startswith("Ginger stopped thinking (ZeroDivisionError: division by zero). Your game is kept")
    assert "ZeroDivisionError" in at.board.details
    assert ply == at.match.ply
    assert ["let Ginger decide"] == [choice["label"] for choice in at.options.choices]
    monkeypatch.setattr(at.match, "_policy", policy)
    click(at, "do:next")
    assert (ply + 1, "") == (at.match.ply, at.board.error)


# Going back and forth


def test_undo_and_redo_go_from_decision_to_decision():
    """What a person decided comes back, dice included."""
    at = table()
    first = at.match.state
    at.act(1)
    second = at.match.state
    control(at, "Undo").click()
    assert first == at.match.state
    assert control(at, "Undo").disabled
    press(at, "u")
    assert "There is nothing to take back." == at.board.error
    control(at, "Redo").click()
    assert second == at.match.state
    assert control(at, "Redo").disabled
    press(at, "y")
    assert "There is nothing to do again." == at.board.error


def test_the_slider_replays_the_match():
    """Every ply can be looked at, and the tools follow."""
    at = table()
    at.act(0)
    plies = at.match.plies
    control(at, "Replay").value = 3
    assert 3 == at.match.ply
    assert plies == control(at, "Replay").max == at.match.plies
    press(at, "n")
    assert 4 == at.match.ply == control(at, "Replay").value


def test_the_slider_is_never_told_a_place_beyond_its_end():
    """A page answers such a place with another one, and a new game would go there."""
    at, stood = Table(load("heaps"), seats=["human", "human"], seed=1), []
    slider = control(at, "Replay")
    told = {"max": slider.max, "value": slider.value}

    def send_state(key):
        told[key] = getattr(slider, key)
        stood.append(told["value"] <= told["max"])

    slider.send_state = send_state
    for step in ("to the end", "Play again", "to the end"):
        while step == "to the end" and not at.match.is_over:
            at.act(at.match.legal_actions()[0])
        if step == "Play again":
            choose(at, step)
            assert {"max": 1, "value": 0} == told
    assert len(stood) > 5
    assert all(stood)


def test_a_click_on_a_rolling_die_rolls_it():
    """Step by step, dice roll by a click on them."""
    at = table(step=True)
    while at.match.state.phase != phases.ROLLING:
        at.next()
    before = at.match.ply
    click(at, f"die:{lowest_place(at.match.state.pending)}")
    assert before + 1 == at.match.ply


def test_turning_step_by_step_off_goes_on():
    """Dice and bots that waited play again."""
    at = table(step=True)
    box = control(at, "Step by step")
    box.value = False
    assert at.match.waits_for_human


# Worth


def test_every_choice_has_its_exact_worth():
    """The best is marked, the others say what they fall short by, and the list says that this is exact."""
    at = table(goal="net spaces")
    first, *rest = at.options.choices
    assert "exact" == at.options.mark
    assert first["best"]
    assert "" == first["regret"]
    assert "best choice" in first["spoken"]
    assert first["detail"].startswith("exactly ")
    assert all(choice["regret"].startswith("−") for choice in rest if choice["value"] and not choice["best"])
    assert "keep all dice" in rows(at)


def test_the_worth_of_cells_is_on_the_board():
    """A goal that tells cells apart writes its value on each."""
    at = moving(table(goal="nearer to the passenger"))
    assert all("worth" in words for id, words in spoken(at).items() if id in at.board.legal)


def test_a_goal_without_a_say_says_so():
    """Where a goal has nothing to say, that sentence stands there, and the next goal tells choices apart."""
    at = table(goal="leave the city")
    assert at.options.measure.startswith("“leave the city” says nothing about these choices. How many spaces ")
    assert "exact" == at.options.mark


def measured(at, goal):
    """The table with its choices measured by a goal."""
    at.measure_by(goal)
    return at


def alike(goal):
    """Tables where all moves are worth the same by a goal, one after another; before, nothing is measured."""
    tables = (moving(table(goal=None, seed=n)) for n in SEEDS)
    several = (measured(at, goal) for at in tables if len(at.selection.moves) > 1)
    return (at for at in several if not at.options.measure.startswith("Chance that"))


def test_another_goal_tells_moves_apart_after_the_dice_stand():
    """Where a goal makes no difference, that is said, and moves are measured by what differs."""
    tables = list(islice(alike("land on the passenger"), 4))
    same = "“land on the passenger” is the same for all choices here. "
    assert 4 == len(tables)
    assert all(at.options.measure.startswith(same) for at in tables)
    assert any(len({choice["value"] for choice in at.options.choices}) > 1 for at in tables)


def test_equal_choices_are_called_equal(monkeypatch):
    """Who cannot go wrong by any goal is told."""
    at = next(alike("land on the passenger"))
    monkeypatch.setattr(catwidgets.session.advice, "goals", lambda game: ["land on the passenger"])
    at.measure_by("land on the passenger")
    assert "All choices are worth the same here." in at.options.measure


def test_the_best_choice_is_drawn():
    """Its place is outlined and an arrow goes there from the cab; both go when worth is hidden."""
    tables = (measured(moving(table(goal=None, seed=n)), "nearer to the passenger") for n in SEEDS)
    at = next(at for at in tables if at.board.arrow)
    [best] = at.board.best
    assert list(at.board.scene.targets[best].shape.centre) == at.board.arrow[-1]
    at.measure_by(None)
    assert ([], []) == (at.board.best, at.board.arrow)


def test_the_chance_to_win_stands_beside_the_board():
    """The bar has a part for the reader and one for the other; hidden worth hides it, too."""
    at = table(players=2, seats=["human", "greedy"], goal="net spaces")
    at.show_chances()
    assert ["You", "Ginger"] == [part["who"] for part in at.board.chance]
    assert 1 == pytest.approx(sum(part["share"] for part in at.board.chance))
    at.act(0)
    assert at.board.chance_late
    at.measure_by(None)
    at.show_chances()
    assert [] == at.board.chance


def test_estimated_chances_say_how_sure_they_are():
    """A chance that was played on has its margin beside it, and the last says who went on."""
    at = table(players=2, seats=["human", "greedy"], goal="net spaces")
    at.show_chances()
    assert all(re.match(r"~\d+ ± \d+%", part["words"]) for part in at.board.chance)
    assert at.board.chance[-1]["words"].endswith("%, if all go on like Captain Compass (strong)")


def test_hidden_hands_have_a_bar_for_each_seat():
    """Where hands are hidden bots play on in deals that the person cannot tell apart; each seat has its chance."""
    at = Table(load("meow_daifugo", players=3), seed=2, goal="points of the round")
    at.show_chances()
    assert ["You", *at.narrator.names[1:]] == [part["who"] for part in at.board.chance]
    assert 1 == pytest.approx(sum(part["share"] for part in at.board.chance))
    assert all(re.match(r"~\d+ ± \d+%", part["words"]) for part in at.board.chance)


def test_nobody_sees_the_chance_of_another_hand():
    """While the screen is passed the bar is empty; it comes back for the one who looks."""
    at = Table(load("meow_daifugo", players=2), ["human", "human"], seed=2, goal="points of the round")
    at.show_chances()
    assert [] == at.board.chance
    click(at, "do:look")
    at.show_chances()
    assert at.narrator.names[at.match.player] == at.board.chance[0]["who"]
    looked = at.match.player
    while at.match.player == looked:
        at.act(at.match.legal_actions()[0])
    at.show_chances()
    assert [] == at.board.chance


def test_a_person_picks_the_goal():
    """The list beside “Value of choices” measures anew; hidden shows no worth."""
    at = table()
    control(at, "Value of choices").value = "nearer to the passenger"
    assert "exact" == at.options.mark
    control(at, "Value of choices").value = "hidden"
    assert "" == at.options.choices[0]["value"]


def test_a_click_made_while_another_goal_measures_anew_counts():
    """It was aimed at the same choices; only one aimed at the decision before it does nothing."""
    at = table()
    shown, once = at.options.position, table()
    choose(once, "keep all dice")
    [keep] = [row["id"] for row in at.options.choices if row["label"] == "keep all dice"]
    control(at, "Value of choices").value = "nearer to the passenger"
    for _ in range(2):
        send(at.options, type="choose", id=keep, position=shown)
    assert once.match.actions == at.match.actions


def test_the_board_is_shown_before_the_worth_is_worked_out(monkeypatch):
    """A slow answer does not delay the picture: when it is asked for, the new position is there already."""
    at, seen = table(), []

    def slow(game, state, goal, seconds):
        seen.append((at.board.status, at.options.mark, at.match.state == state))

    monkeypatch.setattr(catwidgets.session.advice, "advised", slow)
    at.measure_by("chance to win")
    at.act(1)
    assert [True, True] == [same for _, _, same in seen]
    assert "You roll 6 again and get " in seen[1][0]
    assert "working it out …" == seen[1][1]


def shown_plies(at: Table, monkeypatch) -> list[int]:
    """At which plies the board is drawn from now on."""
    shown, show = [], at.board.show
    monkeypatch.setattr(at.board, "show", lambda *args, **rest: shown.append(at.match.ply) or show(*args, **rest))
    return shown


def test_what_bots_do_is_shown_while_they_play_on(monkeypatch):
    """Bots that play long do not leave the board standing still."""
    monkeypatch.setattr(catwidgets.session.session, "SHOW_AFTER", 0)
    at = table()
    shown, before = shown_plies(at, monkeypatch), at.match.ply
    at.act(0)
    assert list(range(before + 1, at.match.ply + 1)) == sorted(set(shown))


def test_a_decision_is_shown_before_a_bot_thinks(monkeypatch):
    """A bot that searches is asked only when the person's own move is on the board."""
    at = Table(load("hog"), seats=["human", "coin"], seed=1)
    shown = shown_plies(at, monkeypatch)
    at.act("hold")
    assert at.match.plies > 1
    assert 1 == shown[0]


# Players


def test_a_seat_is_set_to_a_bot_and_back():
    """A bot plays on where a person sat, and a person where a bot sat."""
    at = table(players=2, seats=["human", "greedy"])
    who = control(at, "red")
    assert ["a person", "Zippy (child)", "Patches (beginner)", "Ginger (average)", "Captain Compass (strong)",
            "Professor Paws (expert)"] == [label for label, _ in who.options]
    who.value = "eager"
    assert at.match.is_over
    assert ("eager", "greedy") == at.match.seats
    assert "Plays as children do" in words(at.players.view)
    other = Table(Match(at.match.game, ["human", "random"], seed=1))
    assert ("Whiskers (plays anything)", "random") == control(other, "blue").options[-1]
    who.value = "human"
    at.undo()
    assert at.match.waits_for_human


def test_a_new_game_has_other_players_and_rules():
    """Number of players and house rules are set beside New game; who sits already stays, and what changes is said."""
    at = table(players=1)
    control(at, "Players").value = 2
    control(at, "House rules").value = True
    control(at, "curse limit").value = 3
    assert "The next game: 2 players, curse limit = 3." in words(at.players.view)
    control(at, "New game").click()
    assert (2, 3) == (at.match.game.players, at.match.game.house.curse_limit)
    assert "human" == at.match.seats[0]
    assert "1 house rule changed in this game." in words(at.players.view)


def test_a_new_game_is_read_literally():
    """Beside New game stands which reading is played: ours, strictly literal, or one's own; a list chooses."""
    at = table(players=2)
    reading, literal = control(at, "Rules"), strictly_literal(at.match.game.type.setup)
    assert ("our reading", ("our reading", "strictly literal")) == (reading.label, tuple(dict(reading.options)))
    control(at, "House rules").value = True
    control(at, f"Show all {len(type(at.match.game.house).model_fields)} house rules").click()
    reading.label = "strictly literal"
    assert control(at, "diagonal").value is True
    control(at, "New game").click()
    assert at.match.game.house == load("cat_cab", players=2, **literal).house
    assert "strictly literal" == reading.label
    control(at, "diagonal").value = False
    assert "as chosen" == reading.label
    reading.label = "our reading"
    assert (False, ("our reading", "strictly literal")) == (control(at, "diagonal").value, tuple(dict(reading.options)))
    control(at, "New game").click()
    assert at.match.game == load("cat_cab", players=2)


@pytest.mark.parametrize("name", ["cat_cab", "empire", "meow_daifugo", "hog", "taxi_derby", "washi_cat"])
def test_every_literal_reading_can_be_chosen(name):
    """In every game the literal reading begins a game with these rules; without such a reading no list is shown."""
    at = Table(load(name))
    reading, literal = at.players.reading, strictly_literal(at.match.game.type.setup)
    assert ("none" == reading.layout.display) is (not literal)
    if literal:
        reading.label = "strictly literal"
        at.players.start()
        assert at.match.game == load(name, **literal)
        assert "strictly literal" == reading.label


def test_names_are_text_and_nothing_else():
    """A name with HTML in it stands as it was typed, in the log, on the board and in the still picture."""
    at = table()
    control(at, "Name of Crazy cat").value = "<img src=x onerror=alert(1)>"
    at.act(0)
    assert "<img" not in at.log_panel.view.value
    assert "&lt;img src=x" in at.log_panel.view.value
    assert "<img" not in "".join(board.moving_svg for board in at.boards)
    assert "<img" not in at.to_svg()
    assert "&lt;img src=x" in at.headline.value


def test_a_bad_name_is_refused():
    """A name too long is a sentence, and the old one stays."""
    at = table()
    control(at, "Name of red").value = "x" * 50
    assert "A name has at most 40 characters, not 50." == at.board.error
    assert "" == control(at, "Name of red").value
    assert "Player 1" == at.match.names[0]


def test_a_new_game_keeps_the_players():
    """Seats and names stay; a seed can be given, and a wrong one is told."""
    at = table(players=2, seats=["human", "random"], names=["Ann", None])
    at.act(0)
    at.new_game(5)
    assert (("human", "random"), ("Ann", "Random"), 5) == (at.match.seats, at.match.names, at.match.seed)
    button, seed = control(at, "New game"), control(at, "Seed")
    seed.value = "minus one"
    button.click()
    assert "seed='minus one': a seed is a whole number" in at.board.error
    seed.value = "77"
    button.click()
    assert 77 == at.match.seed


# Saving


def test_a_match_is_saved_and_opened(tmp_path):
    """The file brings the very same match back."""
    at, other = table(), table(seed=1)
    at.act(1)
    at.storage.path.value = other.storage.path.value = str(tmp_path / "a.json")
    control(at, "Save").click()
    assert f"Saved in {tmp_path / 'a.json'}." == at.board.status
    control(other, "Open").click()
    assert at.match.state == other.match.state
    assert at.match.log == other.match.log


def test_a_share_code_brings_the_match_back():
    """One line of text is enough to go on elsewhere."""
    at, other = table(), table(seed=1)
    at.act(1)
    control(at, "Make a share code").click()
    other.storage.code.value = at.storage.code.value
    control(other, "Load the code").click()
    assert at.match.state == other.match.state


@pytest.mark.parametrize("code", ["", "hello", "catlib1.AAAA"])
def test_a_bad_code_leaves_the_game_as_it_was(code):
    """A code that cannot be loaded is a sentence, and the match goes on."""
    at = table()
    before = at.match
    at.storage.code.value = code
    control(at, "Load the code").click()
    assert at.board.error
    assert before is at.match


def test_trouble_with_files_is_a_sentence(tmp_path):
    """No file, no name, no folder: each is told, and nothing changes."""
    at = table()
    before = at.match
    for path, said in {"": "no name yet", str(tmp_path / "no.json"): "No such file",
        str(tmp_path): "directory"}.items():
        at.storage.path.value = path
        control(at, "Open").click()
        assert said in at.board.error
    at.storage.path.value = str(tmp_path / "nowhere" / "a.json")
    control(at, "Save").click()
    assert "No such file" in at.board.error
    assert before is at.match


def test_no_other_file_is_written_over(tmp_path):
    """A notebook whose name was typed by mistake stays as it is."""
    at, path = table(), tmp_path / "lesson.ipynb"
    path.write_text("{}")
    at.storage.path.value = str(path)
    control(at, "Save").click()
    assert "is there already and is not a saved match" in at.board.error
    assert "{}" == path.read_text()


def test_a_match_with_other_house_rules_and_players_is_taken():
    """The table then plays that game: its board, its number of drivers, its rules."""
    small = {"columns": 4, "rows": 4, "gates": [{"cell": [1, 1], "side": "down"}, {"cell": [4, 4], "side": "up"}]}
    other = Match(load("cat_cab", players=3, white_dice=3, board=small), seed=4, names=["Ann", None, None])
    at = table()
    at.storage.code.value = other.share()
    control(at, "Load the code").click()
    assert "" == at.board.error
    assert other.game == at.match.game
    assert ["Ann", "", ""] == [control(at, f"Name of {seat}").value for seat in ("red", "blue", "green")]
    assert {"seat:0", "seat:1", "seat:2"} <= set(spoken(at))
    assert "cell:16" not in spoken(at)


def test_a_match_of_another_game_is_refused():
    """The sentence names both games."""
    at = table()
    at.storage.code.value = Match(load("hog"), seed=1).share()
    control(at, "Load the code").click()
    assert "this is a match of Pig; this table is set for Cat Cab Crew." == at.board.error
    assert "cat_cab" == at.match.game.name


def test_what_came_of_saving_stands_beside_its_buttons(tmp_path):
    """The board says it, too, and may be scrolled out of sight; markup in it stays text."""
    at = table()
    at.storage.path.value = str(tmp_path / "<b>.json")
    control(at, "Open").click()
    assert escape(f"{tmp_path / '<b>.json'}: No such file or directory.") == at.storage.news.value
    assert at.storage.news.value == escape(at.board.error)
    control(at, "Save").click()
    assert escape(f"Saved in {tmp_path / '<b>.json'}.") == at.storage.news.value == escape(at.board.status)
    at.storage.code.value = "catlib1.nonsense"
    control(at, "Load the code").click()
    assert "share code: it is damaged or not all of it; copy the whole line" == at.storage.news.value


# The rest of the table


def test_overlays_are_drawn_on_request():
    """Each box adds its drawing to the city and takes it away again."""
    at = table()
    for name, called in scenes_of(at.match.game).on_request(at.match.game).items():
        box = control(at, called)
        box.value = True
        assert f'data-key="{name}"' in at.board.moving_svg
        box.value = False
        assert f'data-key="{name}"' not in at.board.moving_svg


def test_tabs_are_brought_up_to_date_when_somebody_looks():
    """Luck takes its time, so it is judged only while its tab is open."""
    at = table()
    assert "Soon after each roll, you see here how lucky it was." == at.luck.view.value
    at.tabs.selected_index = 1
    assert "Last roll" in at.luck.view.value
    before = at.log_panel.view.value
    at.act(0)
    assert before == at.log_panel.view.value
    at.tabs.selected_index = 0
    assert before != at.log_panel.view.value


def test_the_log_tells_who_did_what():
    """Every roll is a sentence, dice that roll again say what they showed, and whose turn it was stands above."""
    at = table()
    at.act(1)
    at.act(0)
    log = at.log_panel.view.value
    assert "<h3>Round 1: your turn</h3>" in log
    assert "You roll 6 1 3 4 3. A 1 is a curse: your second.</li>" in log
    since = at.narrator.since()
    new = [escape(line.text) for line in at.narrator._teller.lines(since) if line.plies.start >= since]
    assert sorted(new) == sorted(re.findall("<li class=new>(.*?)</li>", log))
    assert any(text.startswith("You roll 6 again and get ") for text in new)


def test_paper_gets_a_still_picture():
    """GitHub and the test of stored notebooks see the position and its sentence."""
    at = table()
    data, _ = at._repr_mimebundle_()
    assert f"Cat Cab Crew. {at.board.status}" == data["text/plain"]
    assert data["image/svg+xml"].startswith("<svg")
    assert "var(--" not in data["image/svg+xml"]
    assert "To play, run the cell" in data["image/svg+xml"]
    assert data["image/svg+xml"] == table().to_svg()


def test_messages_of_a_click_stay_small(monkeypatch):
    """A click sends what changed, less than 40 kB in all, and the board first."""
    sent = []
    for kind in (catwidgets.draw.board.Board, catwidgets.table.options.Options):
        monkeypatch.setattr(kind, "_send", lambda self, msg, buffers=None: sent.append((type(self).__name__, msg)))
    at = table()
    sent.clear()
    click(at, "die:1")
    assert "Board" == sent[0][0]
    assert len(json.dumps([msg for _, msg in sent])) < 40_000


def test_a_game_that_nobody_has_drawn_is_played_in_words():
    """A game without a scene of its own is played from the list."""
    at = Table(load("hog", target=20), seats=["human", "hold at 20"], seed=1)
    assert "seat 1 has 0 this turn" in at.board.moving_svg
    while not at.match.is_over:
        choose(at, "roll" if "roll" in rows(at) and at.match.state.turn < 8 else "hold")
    assert at.board.status.startswith("The game is over. ")
    assert at.board.status.endswith(" won.")
    press(at, "y")
    assert "There is nothing to do again." == at.board.error


def test_a_table_for_a_match_goes_on_where_it_is():
    """A match that was played in code is taken over."""
    match = Match(load("cat_cab", players=2), seats=["human", "greedy"], seed=7)
    match.advance()
    assert match is Table(match).match


# Bots play visibly


def test_what_others_do_is_shown_action_by_action():
    """Where the browser lets things move, one's end of turn and every action of a bot is a picture; else nothing."""
    still, moving = table(), table()
    for board in moving.boards:
        board.motion = True
    sent, beside = [], []
    moving.board.observe(lambda change: sent.extend(change["new"]), "frames")
    moving.boards[1].observe(lambda change: beside.extend(change["new"]), "frames")
    for at in (still, moving):
        while at.match.state.round == 0:
            at.act(at.match.legal_actions()[0])
    told = [frame["status"] for frame in sent]
    assert [] == still.board.frames
    assert {""} == {frame["status"] for frame in beside}, "a sentence is said once, at the first board"
    assert any(said.startswith("Crazy cat rolls ") for said in told)
    assert any(said.startswith("Crazy cat drives to ") for said in told)
    assert told[0].startswith("You drive to ")
    assert not any(said.startswith("You ") for said in told[1:])


@pytest.mark.parametrize("name", ["cat_cab", "empire", "meow_daifugo", "taxi_derby", "washi_cat"])
def test_what_others_do_is_shown_where_choices_have_their_worth(name):
    """The worth of a choice that was taken is on no picture of what followed it."""
    game = load(name)
    at = Table(game, seed=2026, goal=next(iter(goals(game))))
    for board in at.boards:
        board.motion = True
    framed = list[dict[str, str]]()
    at.board.observe(lambda change: framed.extend(change["new"]), "frames")
    while not framed:
        send(at.options, type="choose", id=at.options.choices[0]["id"])
        assert "" == at.board.error
    assert at.match.waits_for_human


def test_what_changed_is_marked_and_said():
    """Dice that were just rolled and cabs that others drove are outlined, and their labels say so."""
    at = table()
    marks = at.board.marks | at.boards[-1].marks
    assert {f"die:{slot}" for slot in range(5)} <= marks.keys()
    assert ["Crazy cat came here"] == [
        why for part, why in marks.items() if part.startswith("cell:") and "Crazy" in why
    ]
    assert "just rolled, " in at.boards[-1].spoken["die:0"]
    at.act(1)
    assert ["die:0"] == [part for part in at.boards[-1].marks if part.startswith("die:")]


def test_a_game_is_reviewed_and_a_decision_looked_at(monkeypatch):
    """Each decision so far is judged, the dearest stand in a list, and a click goes there."""
    at = table()
    ply = next(ply for ply in range(at.match.ply + 1) if at.match.game.current_player(at.match.states[ply]) == 0)
    made = (
        Judged(ply, "roll again 3", Fraction(2, 5), "keep all dice", Fraction(1, 2), 0.0),
        Judged(23, "keep all dice", Fraction(1, 2), "keep all dice", Fraction(1, 2), 0.0),
    )
    review = Review(0, "chance to win", True, made)
    asked = []

    def steps(match, seat, told, strength):
        asked.append(strength)
        yield 2, 2, lambda: review

    monkeypatch.setattr(reviewing, "review_in_steps", steps)
    at.act(1)
    at.act(0)
    at.review.work_out()
    said = words(at.review.view)
    assert "1 of your 2 decisions was a mistake. The costliest:" in said
    assert "Luck, and what the others did, neither helped nor hurt your chance to win much." in said
    assert "gave away 10 percentage points, better: keep all dice" in at.review.board.spoken[f"ply:{ply}"]
    assert "none" == at.review.banner.layout.display
    at.review.board.click(f"ply:{ply}")
    assert ply == at.match.ply
    assert "You are looking at round 1." in words(at.review.banner)
    assert "roll again 3. Better: keep all dice (+10 percentage points)." in words(at.review.banner)
    at.review.banner.children[1].click()
    assert (at.match.plies, "none") == (at.match.ply, at.review.banner.layout.display)
    assert "would judge" not in said
    at.review.strength.value = "greedy"
    assert ["", "greedy"] == asked
    assert f"As {at.review.strength.label} would judge: a mistake is what costs wins" in words(at.review.view)


def test_a_review_tells_from_where_to_where_the_chance_rose():
    """The best moment has both ends, and is not mistaken for what somebody did."""
    low, high = (Judged(n, "a", Fraction(n, 5), "a", Fraction(n, 5), 0.0) for n in (2, 3))
    found = reviewing.verdict(table().match, Review(0, "chance to win", True, (low, high)))
    [said] = [line for line in found if "rose" in line]
    assert said.endswith("Then your chance to win rose from 40% to 60%.")


def test_a_review_says_that_it_is_not_done(monkeypatch):
    """Until all decisions are judged the button waits and a sentence says so; of another game nothing more is shown."""
    rough = Review(0, "chance to win", True, (Judged(0, "a", Fraction(1, 2), "a", Fraction(1, 2), 0.0, 0.3),))
    lost = Judged(0, "a", Fraction(2, 5), "b", Fraction(1, 2), 0.06, 0.04)
    sure, seen = Review(0, "chance to win", True, (lost,), inexact="Not exact: from 20 games."), []
    at = table()

    def steps(match, seat, told, strength):
        yield 1, 2, lambda: rough
        seen.append((words(at.review.view), at.review._button.disabled))
        yield 2, 2, lambda: sure

    monkeypatch.setattr(reviewing, "review_in_steps", steps)
    at.review.work_out()
    [(told, waits)] = seen
    assert "Working it out: 50% done. What stands below is rough until then." in told
    assert waits
    told = words(at.review.view)
    assert "1 of your 1 decision was a mistake." in told
    assert "Not exact: from 20 games." in told
    [row] = at.review._list.children
    assert "Before the first turn: a. Better: b (+10 ± 6 percentage points)." == row.description
    assert not at.review._button.disabled
    at.new_game(seed=3)
    shown = at.review.found
    at.review._take((Match(at.match.game, seed=9), 2, 2, rough))
    assert shown is at.review.found


def test_what_happened_first_is_left_to_the_log_where_there_is_no_room(monkeypatch):
    """The sentence above the board keeps to three lines: whole sentences, the latest, and what is asked."""
    at = table()
    lines = [f"Nobody comes to space {n} in this long turn." for n in range(20)]
    monkeypatch.setattr(at.narrator, "happened", lambda start: lines)
    told = at.narrator.told(0, "Your turn.")
    assert told.endswith(f"{lines[-2]} {lines[-1]} Your turn.")
    assert told.startswith("Nobody comes to space 1")
    assert 280 < len(told) <= 330
    assert "A. B. Your turn." == _told_of(monkeypatch, at, ["A.", "B."])


def _told_of(monkeypatch, at, lines):
    monkeypatch.setattr(at.narrator, "happened", lambda start: lines)
    return at.narrator.told(0, "Your turn.")


def test_a_hint_tells_which_then_the_worth_then_why():
    """Nothing is said of worth before somebody asks; each hint says more, and a decision takes it all away."""
    at = table(goal=None)
    seen, asked = [], at.board.status
    for _ in range(4):
        at.tools.hint.click()
        row = at.options.choices[0]
        seen.append((at.options.heading, bool(row["value"]), at.board.status != asked, at.tools.hint.description))
    worth = ("What each choice is worth", True, True)
    first = ("Your choices", False, True, "What is it worth?")
    assert [first, (*worth, "Why?"), (*worth, "Hint"), first] == seen
    at.act("keep all dice")
    assert ("Your choices", "", "Hint") == (at.options.heading, at.options.measure, at.tools.hint.description)
    assert "net spaces" not in at.board.status


def test_where_winning_is_too_close_a_hint_says_what_else_tells():
    """In the first turn nobody can say who wins, and the dice that may end on the passenger are the better ones."""
    at = Table(load("cat_cab", players=1), seed=24)
    at.hint()
    assert "Click “reroll the 2”. Best chance to reach the passenger." == at.board.status
    at.hint()
    said = "You reach the passenger this turn with a chance of 26%. The next best choice does about as well."
    assert said == at.board.status
    assert [("26.1%", True), ("26.0%", False)] == [(row["value"], row["best"]) for row in at.options.choices[:2]]
    at.hint()
    assert at.board.status.startswith("Roll the 2 again: a 4 or higher moves you")
    assert at.board.status.endswith("brings 26.0% instead of 26.1%.")


def test_one_step_away_from_a_clean_table():
    """Switches and tabs wait behind *More*; what leads to a tab opens it."""
    at = table()
    assert OPEN not in at._dom_classes
    at.set_up()
    assert OPEN in at._dom_classes
    at.tools.more.value = False
    assert OPEN not in at._dom_classes
