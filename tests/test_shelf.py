"""Games are kept while they are played: whole, one position back, and never one over another."""

import errno
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from catlib import load
from catlib.play import HUMAN, FileShelf, Kept, Match, Slot, slot_name

from .memory_shelf import MemoryShelf


def cab(seed=24):
    """A match in which one person has kept the dice."""
    match = Match(load("cat_cab", players=1), [HUMAN, "greedy"], seed)
    match.advance()
    match.act(0)
    return match


@pytest.fixture(params=["files", "memory"])
def slot(request, tmp_path):
    """A slot on a shelf of either kind."""
    return Slot(FileShelf(tmp_path / "kept") if request.param == "files" else MemoryShelf(), "cab")


def test_a_kept_match_goes_on_where_it_was(slot):
    """What was written is what is read: state, seats, dice to come."""
    match = cab()
    slot.keep(match)
    found = slot.kept("cat_cab")
    assert "" == found.trouble
    assert match.to_json() == found.match.to_json()


def test_nothing_is_kept_at_first(slot):
    """An empty shelf holds no match and tells no trouble."""
    assert Kept(None) == slot.kept()


@pytest.mark.parametrize("damage", ["", "{", "no game", '{"format": "catlib match", "version": 99}', None])
def test_of_a_damaged_game_the_last_good_position_is_left(slot, damage):
    """A file cut off, emptied or of another version: one sentence and the position before; none at all: no trouble."""
    match = cab()
    slot.keep(match)
    match.advance()
    match.act(match.legal_actions()[0])
    before = slot.shelf.read("cab")
    slot.keep(match)
    if damage is None:
        slot.shelf.rename("cab", "elsewhere")
    else:
        slot.shelf.write("cab", damage)
    found = slot.kept("cat_cab")
    assert before == found.match.to_json()
    assert (damage is None) == (found.trouble == "")
    assert damage is None or found.trouble.endswith("; this is its last good position.")


def test_a_file_cut_at_any_byte_loses_one_action_at_most():
    """Wherever the newest file ends, the position before it is found, and cut files are never half a game."""
    slot, match = Slot(MemoryShelf(), "cab"), cab()
    slot.keep(match)
    before = match.to_json()
    match.advance()
    match.act(match.legal_actions()[0])
    slot.keep(match)
    whole = slot.shelf.read("cab").encode()
    for end in range(len(whole) - 2):  # without its last line break a text is whole, too
        slot.shelf.write("cab", whole[:end].decode(errors="replace"))
        found = slot.kept("cat_cab")
        assert (before, True) == (found.match.to_json(), found.trouble.endswith("its last good position.")), end


def test_a_full_disk_leaves_the_game_as_it_was(tmp_path, monkeypatch):
    """Where the disk takes no more, the position before is there and no half of a file."""
    slot, match = Slot(FileShelf(tmp_path), "cab"), cab()
    slot.keep(match)
    before = match.to_json()
    monkeypatch.setattr("os.fsync", full)
    match.advance()
    match.act(match.legal_actions()[0])
    with pytest.raises(OSError, match="No space"):
        slot.keep(match)
    assert before == Slot(FileShelf(tmp_path), "cab").kept().match.to_json()
    assert ["cab.last.json"] == [path.name for path in tmp_path.iterdir() if path.name != ".lock"]


def test_what_a_killed_program_left_is_removed_when_it_is_old(tmp_path):
    """The next save removes parts of its own file; what may still be written stays, and so does all else."""
    left, young, other, no_part = (tmp_path / name for name in (
        ".cab.json.17.part", ".cab.json.18.part", ".cab.last.json.17.part", ".cab.json.txt"))
    now = time.time()
    for path, age in ((left, 3700), (young, 3500), (other, 3700), (no_part, 3700)):
        path.write_text("half")
        os.utime(path, (now - age, now - age))
    Slot(FileShelf(tmp_path), "cab").keep(cab())
    found = {*tmp_path.iterdir()} - {tmp_path / ".lock"}
    assert {young, other, no_part, tmp_path / "cab.json"} == found


def full(_):
    """A disk without room."""
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_save_on_a_full_disk_leaves_the_file(tmp_path, monkeypatch):
    """A match saved before is still there, and nothing beside it."""
    match, path = cab(), tmp_path / "cab.json"
    match.save(path)
    before = path.read_bytes()
    match.advance()
    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space") as trouble:
        match.save(path)
    assert str(path) == trouble.value.filename
    assert (before, 1) == (path.read_bytes(), len(list(tmp_path.iterdir())))


def test_a_game_that_is_all_damaged_is_told(slot):
    """Nothing can go on, and why is said in one sentence."""
    for name in ("cab", "cab.last"):
        slot.shelf.write(name, "{")
    found = slot.kept()
    assert found.match is None
    assert found.trouble.startswith("The kept game cannot be read (it is not JSON")
    assert found.trouble.endswith("nothing of it can go on.")


def test_a_game_of_another_kind_is_refused(slot):
    """A slot that holds another game says which."""
    slot.keep(cab())
    found = slot.kept("empire")
    assert (None, True) == (found.match, "it is a game of Cat Cab Crew" in found.trouble)


def test_a_new_game_leaves_the_one_before(slot):
    """Another match, of the same seed too, never takes the place of one that was kept, but goes beside it."""
    first = cab()
    slot.keep(first)
    again = Match(first.game, first.seats, first.seed)
    again.advance()
    again.act(again.legal_actions()[1])
    Slot(slot.shelf, "cab").keep(again)
    assert first.to_json() == slot.shelf.read("cab.before")
    assert again.to_json() == slot.shelf.read("cab")


@pytest.mark.parametrize(("house", "seed"), [({}, 25), ({"curse_limit": 3}, 24), ({"players": 2}, 24)])
def test_another_game_with_the_same_actions_is_a_new_one(slot, house, seed):
    """Of another seed or under other house rules it is not another game's next step, even at the start."""
    first = Match(load("cat_cab", **{"players": 1} | house), seed=24)
    other = Match(load("cat_cab", players=1), seed=seed)
    assert first.actions == other.actions
    slot.keep(first)
    Slot(slot.shelf, "cab").keep(other)
    assert [first.to_json(), other.to_json()] == [slot.shelf.read(name) for name in ("cab.before", "cab")]


def test_a_game_that_goes_on_is_no_new_one(slot):
    """Whoever goes on with the kept match leaves no game behind."""
    slot.keep(cab())
    match = slot.kept().match
    match.advance()
    Slot(slot.shelf, "cab").keep(match)
    assert slot.shelf.read("cab.before") is None


# what cannot be read

NEWER = '{"format": "catlib match", "version": 99, "catlib": "9.0"}'
UNREADABLE = ["", "{", "no game", "[" * 5000, NEWER, '{"format": "catlib match", "version": 1}']


def damaged(slot, text):
    """A slot in which two positions were kept, the newer of which is damaged by now; the older one."""
    match = cab()
    slot.keep(match)
    slot.keep(play_on(match))
    slot.shelf.write("cab", text)
    return slot.shelf.read("cab.last")


@pytest.mark.parametrize("text", UNREADABLE)
@pytest.mark.parametrize("goes_on", [True, False])
def test_what_cannot_be_read_is_set_aside_and_never_dropped(slot, text, goes_on):
    """Whether a player goes on with the last good position or begins anew: every text is still there afterwards."""
    last = damaged(slot, text)
    table = Slot(slot.shelf, "cab")
    found = table.all_kept()["cab"]
    assert (last, text) == (found.match.to_json(), found.unreadable)
    if goes_on:
        table.take("cab")
    match = found.match if goes_on else cab(7)
    for _ in range(4):
        table.keep(play_on(match))
    assert text == slot.shelf.read("cab.unreadable")
    assert goes_on or last == slot.shelf.read("cab.before")
    assert [match.to_json()] == [kept.match.to_json() for kept in Slot(slot.shelf, "cab").all_kept().values()]


@pytest.mark.parametrize("place", ["cab", "cab.last"])
def test_several_texts_that_cannot_be_read_are_all_kept(slot, place):
    """The second takes the next free name, and the first stays where it is."""
    texts = [f"{{ {n}" for n in range(3)]
    for text in texts:
        slot.shelf.write("cab", "{")
        slot.shelf.write(place, text)
        table = Slot(slot.shelf, "cab")
        assert table.kept().match is None
        table.keep(cab())
        slot.shelf.rename("cab", "elsewhere")
    assert texts == [slot.shelf.read(f"{place}.unreadable{n}") for n in ("", "-2", "-3")]


def test_a_game_that_can_be_read_by_now_is_offered_again(slot):
    """A newer catlib wrote it, an older one set it aside; the newer one goes on with it where it was."""
    first, newer = Slot(slot.shelf, "cab"), play_on(cab(3))
    slot.shelf.write("cab", NEWER)
    first.kept()
    first.keep(cab(4))
    slot.shelf.write("cab.unreadable", newer.to_json())
    table = Slot(slot.shelf, "cab")
    found = table.all_kept("cat_cab")
    assert {"cab": 4, "cab.unreadable": 3} == {name: kept.match.seed for name, kept in found.items()}
    table.take("cab.unreadable")
    table.keep(play_on(found["cab.unreadable"].match))
    assert [4, 3] == [kept.match.seed for kept in Slot(slot.shelf, "cab").all_kept().values()]


# several tables of one slot


def play_on(match):
    """One more decision, or another game's first where this one is over."""
    match.advance()
    if match.is_over:
        return cab(match.seed + 1)
    match.act(match.legal_actions()[0])
    return match


def shared(number, slot):
    """Tables of one slot that were all there before anything was kept, and games for them."""
    tables = [Slot(slot.shelf, "cab") for _ in range(number)]
    assert [Kept(None)] * number == [table.kept() for table in tables]
    return tables, [cab(seed) for seed in range(1, number + 1)]


def test_two_tables_of_one_slot_keep_two_games(slot):
    """The second that writes takes a name of its own; each file has its game as it is."""
    tables, matches = shared(2, slot)
    for _ in range(4):
        for table, match in zip(tables, matches, strict=True):
            table.keep(match)
        assert [match.to_json() for match in matches] == [slot.shelf.read(name) for name in ("cab", "cab-2")]
        assert ["cab", "cab-2"] == [table.name for table in tables]
        matches = [play_on(match) for match in matches]


def test_two_tables_that_go_on_with_one_game_part(slot):
    """Both begin with the game that was kept; from the first decision on each has its own."""
    slot.keep(cab())
    tables = [Slot(slot.shelf, "cab") for _ in range(2)]
    matches = [table.kept().match for table in tables]
    for table, match in zip(tables, matches, strict=True):
        table.keep(play_on(match))
    matches[0].undo()
    tables[0].keep(matches[0])
    assert [match.to_json() for match in matches] == [slot.shelf.read(name) for name in ("cab", "cab-2")]


def test_a_new_game_of_another_table_takes_no_game_away(slot):
    """Who begins anew sets the kept game aside; if its table plays on, it has the game whole, under another name."""
    match, new = cab(1), cab(2)
    slot.keep(match)
    other = Slot(slot.shelf, "cab")
    other.kept()
    other.keep(new)
    assert match.to_json() == slot.shelf.read("cab.before")
    match = play_on(match)
    slot.keep(match)
    assert [new.to_json(), match.to_json()] == [slot.shelf.read(name) for name in ("cab", "cab-2")]


def test_all_that_tables_kept_can_be_gone_on_with(slot):
    """After a restart every game of the slot is offered; who takes one leaves the others where they are."""
    for table, match in zip(*shared(3, slot), strict=True):
        table.keep(match)
    table = Slot(slot.shelf, "cab")
    found = {name: kept.match for name, kept in table.all_kept("cat_cab").items()}
    assert {"cab": 1, "cab-2": 2, "cab-3": 3} == {name: match.seed for name, match in found.items()}
    table.take("cab-2")
    table.keep(play_on(found["cab-2"]))
    assert [match.to_json() for match in found.values()] == [slot.shelf.read(name) for name in found]
    assert [None] * 3 == [slot.shelf.read(f"{name}.before") for name in found]


def test_games_of_a_whole_class_are_offered(slot):
    """Thirty tables share a slot; after a restart each of their games is offered, and so is one of a 99th table."""
    tables, matches = shared(30, slot)
    for table, match in zip(tables, matches, strict=True):
        table.keep(match)
    for n in (99, 100):
        slot.shelf.write(f"cab-{n}", matches[0].to_json())
    names = ["cab", *(f"cab-{n}" for n in (*range(2, 31), 99))]
    assert names == list(Slot(slot.shelf, "cab").all_kept())


BURST = """
import sys, time
from pathlib import Path
from catlib.play import Match
from catlib.play import FileShelf, Slot
match = Match.from_json(Path(sys.argv[2]).read_text())
slot = Slot(FileShelf(Path(sys.argv[1])), "cab")
slot.kept()
print("ready", flush=True)
sys.stdin.readline()
for _ in range(5):
    slot.keep(match)
    match.advance()
    match.act(match.legal_actions()[0])
slot.keep(match)
print(match.to_json(), flush=True)
"""


def test_programs_that_keep_in_a_burst_lose_nothing(tmp_path):
    """Five programs share a folder and write at the same time: the last position of each is there at the end."""
    import filelock  # noqa: F401 - without it programs do not take turns

    begun = [tmp_path / f"{seed}.json" for seed in range(5)]
    for seed, path in enumerate(begun):
        path.write_text(cab(seed).to_json(), encoding="utf-8")
    command, pipes = [sys.executable, "-c", BURST, str(tmp_path / "kept")], {"stdin": subprocess.PIPE, "text": True}
    pipes |= {"stdout": subprocess.PIPE, "cwd": Path(__file__).parents[1]}
    programs = [subprocess.Popen([*command, str(path)], **pipes) for path in begun]
    assert ["ready\n"] * 5 == [program.stdout.readline() for program in programs]
    for program in programs:
        program.stdin.write("go\n")
        program.stdin.flush()
    last = [program.communicate()[0].strip() for program in programs]
    now = [path for path in (tmp_path / "kept").glob("cab*.json") if path.suffixes == [".json"]]
    assert sorted(last) == sorted(path.read_text(encoding="utf-8").strip() for path in now)


def test_a_file_system_without_locks_keeps_games_all_the_same(tmp_path, monkeypatch):
    """Nobody waits there for anybody."""
    import filelock

    def refuse(lock, **_):
        raise NotImplementedError("no flock")  # as filelock does there

    monkeypatch.setattr(filelock.FileLock, "acquire", refuse)
    slot, match = Slot(FileShelf(tmp_path), "cab"), cab()
    slot.keep(match)
    assert match.to_json() == slot.shelf.read("cab")


def test_a_name_with_only_a_last_good_position_is_not_free(slot):
    """Where a write was cut off between moving the old file and writing the new one, no other game comes there."""
    [first, other], matches = shared(2, slot)
    lost = cab(7).to_json()
    slot.shelf.write("cab-2.last", lost)
    first.keep(matches[0])
    other.keep(matches[1])
    assert ("cab-3", lost) == (other.name, slot.shelf.read("cab-2.last"))
    assert ["cab", "cab-2", "cab-3"] == list(Slot(slot.shelf, "cab").all_kept())


def test_who_begins_anew_sets_all_games_aside_that_were_offered(slot):
    """Each becomes the game before of its name; one that its table has played on with since stays."""
    tables, matches = shared(3, slot)
    for table, match in zip(tables, matches, strict=True):
        table.keep(match)
    new = Slot(slot.shelf, "cab")
    assert 3 == len(new.all_kept())
    tables[2].keep(play_on(matches[2]))
    new.keep(cab(4))
    assert [1, 2] == [Match.from_json(slot.shelf.read(f"{name}.before")).seed for name in ("cab", "cab-2")]
    assert matches[2].to_json() == slot.shelf.read("cab-3")
    assert ["cab", "cab-3"] == list(Slot(slot.shelf, "cab").all_kept())


@pytest.mark.parametrize("seed", range(3))
def test_any_number_of_tables_in_any_order_lose_nothing(seed):
    """Whoever acts, begins anew, or comes back after a restart: what a table has is kept, and under no other's name."""
    rng, shelf, tables = random.Random(seed), MemoryShelf(), {}
    for step in range(40):
        who = rng.randrange(4)
        if who not in tables or rng.random() < 0.1:
            table = Slot(shelf, "cab")
            offered = {name: kept.match for name, kept in table.all_kept().items() if kept.match}
            name = rng.choice([*offered, ""])
            if name:
                table.take(name)
            tables[who] = table, offered[name] if name else cab(100 + step)
        elif rng.random() < 0.1:
            tables[who] = tables[who][0], cab(100 + step)
        table, match = tables[who]
        tables[who] = table, play_on(match)
        table.keep(tables[who][1])
        assert tables[who][1].to_json() == shelf.read(table.name)
    for table, match in tables.values():
        table.keep(play_on(match) if not match.is_over else match)
    assert len(tables) == len({table.name for table, _ in tables.values()})
    assert [table._match.to_json() for table, _ in tables.values()] == [
        shelf.read(table.name) for table, _ in tables.values()]


def test_a_slot_belongs_to_a_game_its_rules_and_seats():
    """The same for every seed, another for other house rules, players or bots."""
    names = {
        slot_name(Match(load("cat_cab", players=players, curse_limit=limit), seats, 1))
        for players, limit, seats in [(1, 4, None), (2, 4, None), (1, 3, None), (1, 4, [HUMAN, "greedy"])]
    }
    assert 4 == len(names)


def test_tables_at_two_places_have_two_slots():
    """The same game in two cells of a notebook is kept twice."""
    assert 3 == len({slot_name(cab(), place) for place in ("", "one", "other")})


def test_trouble_names_the_file_that_was_asked_for(tmp_path):
    """A folder that is not there is told by the name that a person gave, not by the part that was to be moved there."""
    asked = tmp_path / "no" / "game.json"
    with pytest.raises(FileNotFoundError) as trouble:
        cab().save(asked)
    assert str(asked) == trouble.value.filename
