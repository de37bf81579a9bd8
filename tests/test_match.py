"""A game being played: going on, going back, and loading nothing that the rules do not allow."""

import base64
import contextlib
import json
import zlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import catlib
from catlib import CHANCE, IllegalAction
from catlib.engine import drive
from catlib.engine import driver as engine
from catlib.play import HUMAN, BadSave, Entry, Match, bot_policy, slipping
from catlib.play.match import MAX_TEXT

PIG = catlib.load("hog", target=30)
HOLD, ROLL = 0, 1


def solo(seed=1, **options):
    """Pig with a person in seat 0 against a bot."""
    return Match(PIG, [HUMAN, "hold at 20"], seed=seed, **options)


def played(seed=1, target=30):
    """A finished game of pig between bots."""
    match = Match(catlib.load("hog", target=target), ["hold at 20", "hold at 20"], seed=seed)
    match.advance()
    return match


def rolls(match):
    """What the dice showed so far."""
    return [entry.text for entry in match.log if entry.kind == "chance"]


# Going on


def test_a_new_match():
    """A match begins at the initial state with nothing done; everybody is a person unless said otherwise."""
    match = Match(PIG, seed=3)
    assert (PIG.initial_state(), 0, 0, []) == (match.state, match.ply, match.plies, match.log)
    assert (HUMAN, HUMAN) == match.seats
    assert (False, False) == (match.can_undo, match.can_redo)
    assert [HOLD, ROLL] == match.legal_actions()


def test_act_by_number_or_name():
    """An action has a number and a name, and both lead to the same state."""
    one, other = solo(), solo()
    assert Entry(0, 0, "Player 1", ROLL, "roll", ("button:roll",)) == one.act(ROLL) == other.act(" Roll ")
    assert one.state == other.state == PIG.child(PIG.initial_state(), ROLL)


@pytest.mark.parametrize("action", [7, -1, True, 1.0, None, "fold"])
def test_an_illegal_action_changes_nothing(action):
    """What the rules do not allow is refused with what they do allow, and the match stays as it was."""
    match = solo()
    match.act(ROLL)
    match.roll()
    match.undo()
    before = match.to_json(), match.state, match.can_redo
    with pytest.raises(IllegalAction):
        match.act(action)
    assert before == (match.to_json(), match.state, match.can_redo)


def test_entering_what_real_dice_show():
    """At a chance node one may enter an outcome instead of rolling."""
    match = solo()
    match.act("roll")
    entry = match.act("rolled 4")
    assert ("chance", CHANCE, "chance: rolled 4") == (entry.kind, entry.seat, str(entry))
    assert 4 == match.state.turn


def test_advance_stops_at_a_person():
    """Advance plays dice and bots, and tells what happened, until a person has to decide."""
    match = solo()
    match.act(ROLL)
    entries = match.advance()
    assert match.waits_for_human
    assert match.log[1:] == entries
    assert [] == match.advance()


def test_advance_plays_bots_to_the_end():
    """Between bots, advance plays the whole game."""
    match = played()
    assert match.is_over
    assert sorted(PIG.returns(match.state)) == [-1, 1]
    assert all(isinstance(str(entry), str) and entry.who in (*match.names, "chance") for entry in match.log)


@pytest.mark.parametrize("seed", [0, 1, 2, 2**32 - 1])
def test_bots_play_the_games_of_the_engine(seed):
    """A match between bots is the game that the engine plays from the same seed."""
    bots = ["hold at 20", "random"]
    match = Match(PIG, bots, seed=seed)
    match.advance()
    assert engine.play(PIG, bots, [seed], compile=False, log=10_000).log == match.actions


def test_a_bot_that_is_no_rule():
    """A bot made by `bots.make` plays in a match like the others."""
    match = Match(PIG, ["coin", "hold at 20"], seed=1)
    match.advance()
    assert match.is_over
    assert ROLL == bot_policy(PIG, "coin")(PIG.initial_state(), 0.2)


def test_a_bot_that_writes_into_its_state_changes_no_game(monkeypatch):
    """A bot may do what it likes with the position it is shown: the game goes on from the one that was there."""

    def meddler(state, draw):
        state.score[0] += 50
        return ROLL

    match, twin = Match(PIG, ["coin"] * 2, seed=1), Match(PIG, ["coin"] * 2, seed=1)
    monkeypatch.setattr(match, "_policy", lambda seat: meddler)
    monkeypatch.setattr(twin, "_policy", lambda seat: lambda state, draw: ROLL)
    match.step(), twin.step()
    assert twin.states == match.states


def test_steps_that_cannot_be():
    """Rolling, stepping and going on are refused in a sentence when it is not their turn."""
    match = solo()
    with pytest.raises(ValueError, match="nothing to roll: it is not chance's turn"):
        match.roll()
    with pytest.raises(ValueError, match="Player 1 has to decide"):
        match.step()
    over = played()
    with pytest.raises(ValueError, match="Pig is over"):
        over.step()
    with pytest.raises(IllegalAction, match="Pig is over"):
        over.act(ROLL)


def test_a_match_without_an_end_stops(monkeypatch):
    """Two bots that never end the game are stopped where a save would not load any more."""
    monkeypatch.setattr("catlib.play.match.MAX_PLIES", 50)
    match = Match(catlib.load("hog", target=1000), ["random", "random"], seed=1)
    with pytest.raises(ValueError, match="this match has 50 plies, more cannot be saved"):
        match.advance()
    assert 50 == match.ply
    monkeypatch.undo()
    assert match.states == Match.from_share(match.share()).states


# Seats, names, seeds


def test_names():
    """Seats are called by given names, else by who sits there, with a number where several are alike."""
    assert ("Player 1", "Hold at 20") == solo().names
    assert ("Random 1", "Random 2") == Match(PIG, ["random", "random"]).names
    assert ("Ann", "Player 2") == Match(PIG, names=[" Ann ", None]).names
    assert ("<script>", "می\u200cخواهم") == Match(PIG, names=["<script>", "می\u200cخواهم"]).names


def test_sitting_down():
    """A person can take over from a bot in the middle of a game, and what has happened stays."""
    match = solo()
    match.act(ROLL)
    match.advance()
    before = match.actions
    match.sit(1, HUMAN, "Bob")
    assert (("human", "human"), ("Player 1", "Bob"), before) == (match.seats, match.names, match.actions)
    match.sit(0, "random")
    match.advance()
    assert 1 == match.player or match.is_over


@pytest.mark.parametrize(("options", "says"), [
    ({"seats": ["human"]}, r"seats=\['human'\]: Pig has 2 seats here"),
    ({"seats": "random"}, "seats='random': Pig has 2 seats here"),
    ({"seats": ["human", "deep blue"]}, r"seats\[1\]='deep blue': in a seat is human, random, hold at 20, coin"),
    ({"seats": [3, None]}, r"seats\[0\]=3: in a seat is human"),
    ({"seed": -1}, "seed=-1: a seed is a whole number from 0 to 4294967295"),
    ({"seed": 2**32}, "seed=4294967296"),
    ({"seed": 1.0}, "seed=1.0"),
    ({"seed": True}, "seed=True"),
    ({"names": ["Ann", 7]}, r"names\[1\]=7: a name is printable text on one line"),
    ({"names": ["", None]}, r"names\[0\]=''"),
    ({"names": ["a\nb", None]}, r"names\[0\]='a\\nb'"),
    ({"names": ["\u202egnp", None]}, r"names\[0\]="),
    ({"names": ["x" * 41, None]}, r"names\[0\]='x+': a name has at most 40 characters, not 41"),
    ({"names": ["Ann", "Bob", "Cy"]}, "names=.*: Pig has 2 seats here, one value for each"),
    ({"dice": "loaded"}, "dice='loaded': after an undo the dice are 'new' or the 'same'")])
def test_bad_options(options, says):
    """Each option that does not fit is named, with what would."""
    with pytest.raises(ValueError, match=says):
        Match(PIG, **options)


def test_bad_seat_to_sit_in():
    """Sitting down in a seat that is not there, or as nobody known, changes nothing."""
    match = solo()
    for seat, who, says in [
        (2, "random", "seats are 0 to 1"),
        (0, "nobody", "in a seat is human"),
        (True, None, "seats"),
    ]:
        with pytest.raises(ValueError, match=says):
            match.sit(seat, who)
    assert solo().seats == match.seats


def test_seedless_matches_differ():
    """Without a seed every match is another one, and its seed is kept."""
    one, other = Match(PIG), Match(PIG)
    assert one.seed != other.seed
    assert one.seed == Match.from_json(one.to_json()).seed


# Going back


def test_undo_to_the_last_decision_of_a_person():
    """Undo goes back over dice and bots to the last decision of a person; a step is one ply."""
    match = solo()
    match.act(ROLL)
    match.advance()
    match.act(HOLD)
    match.advance()
    second = [entry.ply for entry in match.log if entry.seat == 0][1]
    assert match.undo()
    assert second == match.ply
    assert match.waits_for_human
    assert match.undo()
    assert 0 == match.ply
    assert not match.undo()
    match.replay(match.plies)
    assert match.undo(step=True)
    assert match.plies - 1 == match.ply


def test_nothing_to_undo_between_bots():
    """Without people there is no decision of a person to take back, only steps."""
    match = played()
    assert not match.can_undo
    assert not match.undo()
    assert match.undo(step=True)


def test_redo_repeats_dice_and_bots():
    """Redo goes to the next decision of a person, with the same dice and the same moves of bots."""
    match = solo()
    for action in (ROLL, HOLD, ROLL):
        match.act(action)
        match.advance()
    end, states = match.ply, match.states
    while match.undo():
        pass
    stops = [match.ply]
    while match.redo():
        stops.append(match.ply)
    assert end == match.ply
    assert states == match.states
    assert all(0 == PIG.current_player(states[ply]) for ply in stops)
    assert not match.redo()


def test_the_same_action_again_is_a_redo():
    """Undo and the same action meet the same dice: nobody rolls until they like it."""
    match = solo()
    match.act(ROLL)
    match.advance()
    before = match.states
    match.undo()
    match.act(ROLL)
    assert match.can_redo
    match.advance()
    assert before == match.states


def branch(dice, seed):
    """Roll, look, go back, hold instead; what the dice of both continuations show."""
    match = Match(PIG, seed=seed, dice=dice)
    for _ in range(20):
        match.act(ROLL)
        match.roll()
    first = rolls(match)
    match.replay(0)
    for action in (HOLD, HOLD, *[ROLL] * 19):
        match.act(action)
        if action == ROLL:
            match.roll()
    return first, rolls(match)


@pytest.mark.parametrize("seed", range(5))
def test_another_action_after_undo(seed):
    """After another action other dice come, unless the match is told to keep the dice that were due."""
    first, then = branch("new", seed)
    assert first[1:] != then
    first, then = branch("same", seed)
    assert first[1:] == then


def test_draws_continue_after_a_branch():
    """Across a branch no draw of the stream is used twice, and a loaded match goes on with the next one."""
    match = solo(seed=9)
    match.act(ROLL)
    match.advance()
    match.undo()
    match.act(HOLD)
    loaded = Match.from_json(match.to_json())
    assert match.advance() == loaded.advance()
    drawn = match._drawn[: match.plies + match._skipped]
    assert len(set(drawn)) == len(drawn) == match.plies + match._skipped


def test_replay():
    """Replay goes to any known ply, and stepping from there shows the game again."""
    match = played()
    states, log = match.states, match.log
    match.replay()
    shown = [match.state]
    while match.redo(step=True):
        shown.append(match.state)
    assert states == shown
    assert log == match.log
    for wrong in (-1, len(states), 0.5, True):
        with pytest.raises(ValueError, match=f"to={wrong!r}: this match has plies 0 to {match.plies}"):
            match.replay(wrong)


@settings(max_examples=40, derandomize=True, deadline=None)
@given(st.lists(st.sampled_from(["hold", "roll", "undo", "redo", "back", "forth"]), max_size=40))
def test_any_wandering_can_be_saved(commands):
    """Whatever was done, undone and redone, the match holds its rules and comes back equal from save and share."""
    match = solo()
    for command in commands:
        if command in ("hold", "roll") and match.waits_for_human:
            match.act(command)
            match.advance()
        elif command in ("undo", "redo", "back", "forth"):
            {"undo": match.undo, "redo": match.redo}.get(command, lambda: None)()
            {"back": match.undo, "forth": match.redo}.get(command, lambda step: None)(step=True)
    for loaded in (Match.from_json(match.to_json()), Match.from_share(match.share())):
        assert match.to_json() == loaded.to_json()
        assert (match.states, match.ply, match.log) == (loaded.states, loaded.ply, loaded.log)
    assert match.advance() == loaded.advance()


# Saving and sharing


def test_a_save_file(tmp_path):
    """A match comes back equal from its file, names, place in the history, house rules and all."""
    match = Match(PIG, [HUMAN, "coin"], seed=5, names=["Änne <b>", None], dice="same")
    match.act(ROLL)
    match.advance()
    match.undo()
    match.save(tmp_path / "game.json")
    loaded = Match.open(tmp_path / "game.json")
    assert match.to_json() == loaded.to_json()
    assert (match.game, match.names, match.dice, match.ply) == (loaded.game, loaded.names, loaded.dice, loaded.ply)
    assert ["game.json"] == [path.name for path in tmp_path.iterdir()]


def test_the_fields_of_a_save():
    """A save is JSON with one line a field, and says what wrote it."""
    fields = json.loads(played().to_json())
    assert {"format": "catlib match", "version": 1, "catlib": catlib.__version__,
        "game": "hog"}.items() <= fields.items()
    assert {"players": 2, "house": {"target": 30}, "seed": 1, "seats": ["hold at 20"] * 2}.items() <= fields.items()
    assert len(fields) + 2 == len(played().to_json().splitlines())


def test_a_share_code_is_short_and_safe_in_an_address():
    """A game of 60 turns fits in some hundred characters, all of which an address may hold."""
    match = played(target=240)
    turns = sum(entry.text == "hold" or entry.text == "rolled 1" for entry in match.log)
    assert turns >= 60
    assert len(match.share()) < 400
    assert set(match.share()) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.")


def test_an_old_share_code():
    """A share code of version 1 that somebody kept goes on working."""
    kept = "VZ1tyXj5p-c826umyPkZ-ek4fKBUkliUngo01tgA7hlDLL7JyM9JUUgsUTAyQPaRkmMeUBK_bwx1THQMdAzB2DAW6jdTFM8BALUoQwA"
    match = Match.from_share("catlib1." + kept)
    assert (PIG, ("Ann", "Hold at 20"), 1) == (match.game, match.names, match.seed)
    assert ([1, 4, 0, 1, 0], 7, [5, 0]) == (match.actions, match.plies, match.state.score)


def test_a_share_code_survives_a_mail():
    """White space that a mail program put into a share code does not matter."""
    match = played()
    code = match.share()
    assert match.states == Match.from_share(f" {code[:30]}\n{code[30:]}\n").states


SAVED = json.loads(played().to_json())


def text(**changes):
    """A save file with some fields changed; None removes one."""
    return json.dumps({k: v for k, v in (SAVED | changes).items() if v is not None})


BAD_SAVES = {
    "nothing": ("", "save file: it is not JSON or not all of it"),
    "no text": (7, "save file: a saved match is text, not int"),
    "truncated": (text()[:-20], "save file: it is not JSON or not all of it"),
    "no object": ("[1, 2]", "it is not a saved match, which says format='catlib match'"),
    "another format": (text(format="chess"), "it is not a saved match"),
    "very deep": ("[" * 100_000, "it is not JSON or not all of it"),
    "very long": (" " * (MAX_TEXT + 1), f"it has {MAX_TEXT + 1} characters, a saved match has at most {MAX_TEXT}"),
    "a large number": (text(seed=0).replace('"seed": 0', '"seed": ' + "9" * 9000), "seed=|it is not JSON"),
    "a later version": (text(version=2, catlib="9.0"),
        r"version=2: this catlib reads version 1 \(saved by catlib '9.0'"),
    "a version of text": (text(version="1"), "version='1': this catlib reads version 1"),
    "a true version": (text(version=True), "version=True: this catlib reads version 1"),
    "no seed": (text(seed=None), "seed: it is missing"),
    "a field too many": (text(cheat=1), "cheat: no such field; there are format, version, catlib, game"),
    "an unknown game": (text(game="chess"), "game='chess': there is no such game; there are .*cat_cab"),
    "a game of the wrong type": (text(game=7), "game=7: input should be a valid string"),
    "a path as a game": (text(game="../../etc"), "there is no such game"),
    "too many players": (text(players=9), "players=9: Pig is for 2 players"),
    "players of text": (text(players="2"), "players='2': input should be a valid integer"),
    "a house rule out of bounds": (text(house={"target": 5000}),
        "target=5000: input should be less than or equal to 1000"),
    "an unknown house rule": (text(house={"goal": 5}), "goal: no such house rule of Pig; there are target, sides"),
    "a house rule that is not a number": (text(house={"target": float("nan")}), "target=nan: "),
    "house rules of the wrong type": (text(house=[1]), r"house=\[1\]: input should be a valid dictionary"),
    "a house rule that names a file": (text(house={"target": "/tmp/x.toml/."}),
        "a saved match holds the content itself"),
    "a seed below": (text(seed=-1), "seed=-1: input should be greater than or equal to 0"),
    "a seed of text": (text(seed="1"), "seed='1': input should be a valid integer"),
    "a seed above": (text(seed=2**32), "seed=4294967296: input should be less than 4294967296"),
    "a fraction as a seed": (text(seed=1.5), "seed=1.5: input should be a valid integer"),
    "seats of another number": (text(seats=["human"]), r"seats=\['human'\]: Pig has 2 seats here"),
    "an unknown bot": (text(seats=["human", "hal"]), r"seats\[1\]='hal': in a seat is human, random"),
    "names of another number": (text(names=[None]), "names=.*: Pig has 2 seats here"),
    "a name that is a number": (text(names=[7, None]), r"names\[0\]=7: input should be a valid string"),
    "a long field": (text(**{"x" * 5000: 1}), f"save file: {'x' * 59}…: no such field; there are "),
    "a long name": (text(names=["x" * 5000, None]), r"names\[0\]='x+…: a name has at most 40 characters, not 5000"),
    "a name of two lines": (text(names=["a\nb", None]), r"names\[0\]='a\\nb': a name is printable text"),
    "half a character as a name": (text(names=["\ud800", None]), r"names\[0\]=.*printable|it is not JSON"),
    "dice of another kind": (text(dice="loaded"), "dice='loaded': input should be 'new' or 'same'"),
    "actions of the wrong type": (text(actions="11"), "actions='11': input should be a valid list"),
    "an action of text": (text(actions=[1, "1"]), r"actions\[1\]='1': input should be a valid integer"),
    "a true action": (text(actions=[True]), r"actions\[0\]=True: input should be a valid integer"),
    "an illegal action": (text(actions=[1, 6]),
        r"actions\[1\]=6: action 6 is not legal here; legal: 0 \(rolled 1\), 1"),
    "a huge action": (text(actions=[10**30]), r"actions\[0\]=10+: "),
    "a negative action": (text(actions=[-1]), r"actions\[0\]=-1: action -1 is not legal here; legal: 0 \(hold\)"),
    "an action after the end": (text(actions=[*SAVED["actions"], 0]), r"actions\[\d+\]=0: Pig is over"),
    "too many actions": (text(actions=[0] * 100_001), "actions=.*: list should have at most 100000 items"),
    "a ply beyond": (text(ply=10_000), r"ply=10000: it is 0 to \d+, the number of actions"),
    "a ply below": (text(ply=-1), "ply=-1: input should be greater than or equal to 0"),
    "a stream skipped too far": (text(skipped=10**12),
        "skipped=1000000000000: input should be less than or equal to 1000000"),
}


@pytest.mark.parametrize("case", BAD_SAVES)
def test_bad_saves(case):
    """A save that cannot be loaded is refused in one sentence of bounded length that names the field."""
    content, says = BAD_SAVES[case]
    with pytest.raises(BadSave, match=says) as refused:
        Match.from_json(content)
    assert str(refused.value).startswith("save file: ")
    assert len(str(refused.value)) < 450
    assert "\n" not in str(refused.value)


def test_rules_of_another_version():
    """If the rules refuse a game that another catlib saved, the sentence says so."""
    with pytest.raises(BadSave, match=r"actions\[0\]=5: .*\(saved by catlib '0.0.1', this is catlib "):
        Match.from_json(text(catlib="0.0.1", actions=[5]))


def seal(packed):
    """A share code around any bytes, with a right checksum."""
    return "catlib1." + base64.urlsafe_b64encode(zlib.crc32(packed).to_bytes(4, "big") + packed).decode().rstrip("=")


CODE = played().share()
BAD_CODES = {
    "nothing": ("", "share code: '' does not begin with 'catlib1.'"),
    "no text": (None, "share code: it is text, not NoneType"),
    "something else": ("https://example.org", "does not begin with 'catlib1.', which this catlib reads"),
    "a later version": (CODE.replace("catlib1.", "catlib2."),
        "'catlib2.*…' does not begin|does not begin with 'catlib1.'"),
    "only the beginning": ("catlib1.", "it is damaged or not all of it; copy the whole line"),
    "truncated": (CODE[:-5], "it is damaged or not all of it"),
    "one letter": ("catlib1.A", "it is damaged or not all of it"),
    "letters of no alphabet": ("catlib1.Ää", "it is damaged or not all of it"),
    "two codes": (CODE + CODE, "it is damaged or not all of it"),
    "very long": ("catlib1." + "A" * MAX_TEXT, "share code: it has .* characters, a share code has at most"),
    "a bomb": (seal(zlib.compress(b" " * 10**8, 9)), f"unpacked it has more than the {MAX_TEXT} characters"),
    "no zlib": (seal(b"hello, hello"), "its content is not a packed text"),
    "half a zlib": (seal(zlib.compress(b"{}" * 50)[:-6]), "it does not end where its content ends"),
    "more than a zlib": (seal(zlib.compress(b"{}") + b"x"), "it does not end where its content ends"),
    "no text inside": (seal(zlib.compress(b"\xff\xfe")), "its content is not a packed text"),
    "no match inside": (seal(zlib.compress(b"{}")), "share code: it is not a saved match"),
    "an illegal action inside": (seal(zlib.compress(text(actions=[9]).encode())),
        r"share code: actions\[0\]=9: action 9"),
}


@pytest.mark.parametrize("case", BAD_CODES)
def test_bad_codes(case):
    """A share code that cannot be loaded is refused in one sentence, however it was damaged."""
    code, says = BAD_CODES[case]
    with pytest.raises(BadSave, match=says) as refused:
        Match.from_share(code)
    assert len(str(refused.value)) < 450


@settings(max_examples=200, derandomize=True, deadline=None)
@given(st.integers(0, len(CODE) - 1), st.sampled_from("AZaz09-_. é"))
def test_one_wrong_letter(place, letter):
    """No single wrong letter in a share code goes unnoticed."""
    wrong = CODE[:place] + letter + CODE[place + 1 :]
    if wrong != CODE:
        with pytest.raises(BadSave):
            Match.from_share(wrong)


TEXT = st.text(st.characters(exclude_categories=["Cs"]))  # as by default, without seconds to look that up


@settings(max_examples=200, derandomize=True, deadline=None)
@given(st.sampled_from(sorted(SAVED)), st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3), max_leaves=5))
def test_any_field_of_any_kind(field, value):
    """Whatever stands in a field, loading gives a match that obeys the rules, or BadSave and nothing else."""
    with contextlib.suppress(BadSave):
        loaded = Match.from_json(json.dumps(SAVED | {field: value}))
        assert loaded.states == Match.from_json(loaded.to_json()).states


def test_a_bad_file(tmp_path):
    """A file that is not text or far too long is refused without being read whole; a missing one is an OSError."""
    binary, huge = tmp_path / "binary", tmp_path / "huge"
    binary.write_bytes(b"\xff\xfe\x00")
    with huge.open("wb") as file:
        file.truncate(10**10)
    with pytest.raises(BadSave, match="save file: it is not text in UTF-8"):
        Match.open(binary)
    with pytest.raises(BadSave, match="a saved match has at most"):
        Match.open(huge)
    with pytest.raises(FileNotFoundError):
        Match.open(tmp_path / "nowhere")


def test_saving_keeps_the_old_file_if_it_fails(tmp_path, monkeypatch):
    """If a match cannot be written, the file that was there stays as it was."""
    path = tmp_path / "game.json"
    played().save(path)
    before = path.read_text()
    match = solo()
    monkeypatch.setattr(Match, "to_json", lambda self: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        match.save(path)
    assert before == path.read_text()


def test_the_board_travels_with_the_match():
    """A custom board goes into the save and the share code whole, and comes back without a file."""
    plan = {"title": "Two streets", "columns": 3, "rows": 2}
    gates = [{"cell": [1, 1], "side": "left"}, {"cell": [3, 2], "side": "right"}]
    game = catlib.load("cat_cab", players=2, board={**plan, "gates": gates})
    match = Match(game, ["greedy", "greedy"], seed=2)
    match.advance()
    assert "Two streets" == json.loads(match.to_json())["house"]["board"]["title"]
    for loaded in (Match.from_json(match.to_json()), Match.from_share(match.share())):
        assert game == loaded.game
        assert match.states == loaded.states


def test_a_thousand_steps_are_taken_back_and_done_again():
    """A long match goes back to its beginning and on to its end, step by step, and is what it was."""
    match = Match(catlib.load("cat_cab", players=2), ["random", "random"], seed=3)
    while match.plies < 1000:
        match.step()
    end, text = match.state, match.to_json()
    assert 1000 == sum(1 for _ in iter(lambda: match.undo(step=True), False))
    assert (0, match.game.initial_state()) == (match.ply, match.state)
    assert 1000 == sum(1 for _ in iter(lambda: match.redo(step=True), False))
    assert (end, text) == (match.state, match.to_json())


def test_no_save_makes_us_run_a_file(tmp_path):
    """A save that names a file is refused, with a source or without, and the file does not run."""
    ran, evil = tmp_path / "ran", tmp_path / "evil.py"
    evil.write_text(f"open({str(ran)!r}, 'w').close()\n", encoding="utf-8")
    for source in ("", "0" * 16):
        with pytest.raises(BadSave, match="this game is not part of catlib; load it first"):
            Match.from_json(json.dumps(SAVED | {"game": str(evil), "source": source}))
    assert not ran.exists()


def test_a_bot_slips():
    """The lowest draws choose among all legal actions alike, the others decide as the better bot does."""
    game = catlib.load("washi_cat")
    state = game.initial_state()
    slips, usual, legal = slipping(game, "racer", 0.25), bot_policy(game, "racer"), game.legal_actions(state)
    n = len(legal)
    assert legal == [slips(state, 0.25 * (i + 0.5) / n) for i in range(n)]
    assert [usual(state, u / 10) for u in range(10)] == [slips(state, 0.25 + 0.75 * u / 10 + 1e-9) for u in range(10)]


FIVE = ["cat_cab", "empire", "meow_daifugo", "taxi_derby", "washi_cat"]


@pytest.mark.parametrize("name", FIVE)
def test_five_strengths(name):
    """Every bot sits down at a table by name, and what was saved with one of them loads: no name is ever dropped."""
    game = catlib.load(name)
    gone = {"empire": ["hasty"], "cat_cab": ["crazy cat"], "washi_cat": ["blocker"]}
    assert {"random", *gone.get(name, ()), *["beginner"] * (name != "cat_cab")} <= set(game.bots)
    assert 5 == len(set(game.type.bots.LADDER) & set(game.bots))
    for bot in game.bots:
        match = Match(game, [HUMAN, *[bot] * (game.num_players - 1)], seed=1)
        assert match.seats == Match.from_share(match.share()).seats


def test_a_bot_that_slips_plays_compiled():
    """As the bot behind it, in both engines; where others slip in one phase only, it does so everywhere."""
    game = catlib.load("washi_cat")
    plain, compiled = (drive(game, ["beginner", "racer"], 1, 0, 12, compile=one) for one in (False, True))
    behind = drive(game, ["racer"] * 2, 1, 0, 12, slips=[1 / 6, 0.0])
    assert plain.counts == compiled.counts == behind.counts != drive(game, ["racer"] * 2, 1, 0, 12).counts
    assert compiled.counts == drive(game, ["beginner", "racer"], 1, 0, 12, slips=[0.5, 0.5], only=62).counts
    assert compiled.counts != drive(game, ["beginner", "racer"], 1, 0, 12, slips=[0.5, 0.0]).counts
