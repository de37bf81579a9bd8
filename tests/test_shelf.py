"""Games are kept while they are played: whole, one position back, and never one over another."""

from __future__ import annotations

import errno

import pytest

from catlib import load
from catlib.match import HUMAN, Match
from catlib.shelf import FileShelf, Kept, MemoryShelf, Slot, slot_name


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
    assert ["cab.last.json"] == [path.name for path in tmp_path.iterdir()]


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
    with pytest.raises(OSError, match="No space"):
        match.save(path)
    assert (before, 1) == (path.read_bytes(), len(list(tmp_path.iterdir())))


def test_a_game_that_is_all_damaged_is_told(slot):
    """Nothing can go on, and why is said in one sentence."""
    for name in ("cab", "cab.last"):
        slot.shelf.write(name, "{")
    found = slot.kept()
    assert found.match is None
    assert found.trouble.startswith("The kept game cannot be read (it is no JSON")
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


def test_a_game_that_goes_on_is_no_new_one(slot):
    """Whoever goes on with the kept match leaves no game behind."""
    slot.keep(cab())
    match = slot.kept().match
    match.advance()
    Slot(slot.shelf, "cab").keep(match)
    assert slot.shelf.read("cab.before") is None


def test_a_slot_belongs_to_a_game_its_rules_and_seats():
    """The same for every seed, another for other house rules, players or bots."""
    names = {
        slot_name(Match(load("cat_cab", players=players, curse_limit=limit), seats, 1))
        for players, limit, seats in [
            (1, 4, None),
            (2, 4, None),
            (1, 3, None),
            (1, 4, [HUMAN, "greedy"]),
        ]
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
