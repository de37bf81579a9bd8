"""Checkpoints: a run that was killed goes on with the same numbers, and whatever is wrong is one sentence."""

import errno
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from catlib import load
from catlib.bench import checkpoints, compare
from catlib.bench.checkpoints import CheckpointWarning, missing, read, write
from catlib.bench.compare import task_of
from catlib.bench.parts import Run, play_part
from catlib.game import classics

PIG = [load("hog", target=30), load("hog", target=25)]
GAMES = 200
ROOM = sys.modules["catlib.bench.compare"]  # its name in the package is the function's


@pytest.fixture
def run(tmp_path, monkeypatch):
    """The comparison of two Pigs, with a file for every part of 20 games."""
    monkeypatch.setattr("catlib.bench.parts.COMPILED_PART", 20)

    def play(games=GAMES, variants=PIG, **more):
        options = {"checkpoint": tmp_path / "kept", "every": 0, "workers": 1, "progress": False}
        return compare(variants, ["hold at 20", "random"], games, 3, **options | more)

    return play


@pytest.fixture
def plain(run):
    """The same without a checkpoint."""
    return run(checkpoint=None).run


def files(tmp_path):
    """The files that were written, in order."""
    return sorted((tmp_path / "kept").iterdir())


def counted(monkeypatch):
    """The ranges of games that are played from now on."""
    seen = []

    def play(task, start, stop):
        seen.append((start, stop))
        return play_part(task, start, stop)

    monkeypatch.setattr(ROOM, "play_part", play)
    return seen


@pytest.mark.parametrize(("done", "left"), [
    ([], [(0, 9)]), ([(0, 9)], []), ([(0, 3), (5, 7)], [(3, 5), (7, 9)]), ([(2, 4), (4, 9)], [(0, 2)])])
def test_what_is_missing_is_what_nobody_played(done, left):
    """Gaps before, between and after what is done."""
    assert left == missing(done, 9)


def test_a_part_comes_back_as_it_was_written(tmp_path):
    """Failures, several winners, pairs and sums beyond 64 bits are in the file."""
    _, task = task_of([load("broken"), load("broken", last=5)], ["raises", "random"], 1)
    part = play_part(task, 40, 140)
    assert part.tallies[0].failures
    games, total, _ = part.pairs[0].moved["steps"]
    part.pairs[0].moved["steps"] = games, total, 2**80
    write(tmp_path / "a.json", {"variants": [1, 2]}, part)
    assert ({"variants": [1, 2]}, part) == read(tmp_path / "a.json")


def test_games_in_two_files_are_counted_once(tmp_path):
    """Of files that overlap the first is taken; so is each that begins where another ended, up to the games wanted."""
    _, task = task_of(PIG, ["random"] * 2, 1)
    kept = checkpoints.Checkpoints(tmp_path, task, Run.of(task))
    for start, stop in ((0, 8), (4, 12), (8, 10), (10, 16), (16, 20)):
        write(tmp_path / f"games-{start:012d}-{stop:012d}.json", kept.plan, play_part(task, start, stop))
    for total, taken in ((20, [0, 8, 10, 16]), (16, [0, 8, 10]), (15, [0, 8]), (7, [])):
        assert taken == [part.start for part in kept.load(total)]


def test_a_run_goes_on_where_it_ended(run, plain, tmp_path, monkeypatch):
    """More games than before: the first are read, the others played, and the numbers are those of one run."""
    run(100)
    assert 5 == len(files(tmp_path))
    seen = counted(monkeypatch)
    assert plain == run().run
    assert list(range(100, GAMES, 20)) == [start for start, _ in seen]
    seen.clear()
    assert plain == run().run
    assert [] == seen
    fewer = run(70).run
    assert [(60, 70)] == seen
    assert run(70, checkpoint=None).run == fewer


def test_ctrl_c_writes_what_is_done(run, plain, tmp_path, monkeypatch):
    """Whoever stops by hand loses nothing that was finished, however long the next file was to wait."""

    def interrupted(task, start, stop):
        if start == 60:
            raise KeyboardInterrupt
        return play_part(task, start, stop)

    with monkeypatch.context() as patch:
        patch.setattr(ROOM, "play_part", interrupted)
        early = run(every=1000)
    assert (60, "stopped by hand") == (early.games, early.run.stopped)
    assert ["games-000000000000-000000000060.json"] == [path.name for path in files(tmp_path)]
    seen = counted(monkeypatch)
    assert plain == run().run
    assert 60 == seen[0][0]


def test_a_killed_process_loses_nothing_that_it_wrote(run, plain, tmp_path, monkeypatch):
    """A run is killed in the middle, without a word of farewell; another goes on and gives the same numbers."""
    root = Path(__file__).parents[2]
    code = (
        "import sys; from catlib import games; games.__path__.append(sys.argv[1])\n"
        "from catlib import load; from catlib.bench import compare\n"
        "pair = [load('hog', target=30), load('hog', target=25)]\n"
        "options = {'checkpoint': sys.argv[2], 'every': 0, 'workers': 1, 'progress': False}\n"
        "compare(pair, ['hold at 20', 'random'], 200_000, 3, **options)"
    )
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(root), *sys.path])}
    arguments = [sys.executable, "-c", code, str(root / "tests" / "toys"), str(tmp_path / "kept")]
    with subprocess.Popen(arguments, env=environment) as process:
        while not list(tmp_path.glob("kept/games-*")):
            assert process.poll() is None
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
    done = sum(read(path)[1].tallies[0].games for path in tmp_path.glob("kept/games-*"))
    assert 0 < done < 200_000
    seen = counted(monkeypatch)
    resumed = run(done + 100).run
    assert done == seen[0][0]
    assert run(done + 100, checkpoint=None).run == resumed


def cut_short(path):
    """A file of which the end is missing."""
    path.write_bytes(path.read_bytes()[:-200])


def with_a_wrong_byte(path):
    """A file in which one byte of the numbers has changed."""
    whole = bytearray(path.read_bytes())
    at = whole.index(b"hold") if b"hold" in whole[:200] else 40
    whole[at] ^= 0xFF
    path.write_bytes(bytes(whole))


def of_nothing(path):
    """A file that is empty."""
    path.write_bytes(b"")


@pytest.mark.parametrize("harm", [cut_short, with_a_wrong_byte, of_nothing])
def test_a_damaged_file_is_named_and_only_its_games_are_played_again(run, plain, tmp_path, monkeypatch, harm):
    """One sentence, no wrong number, and all other files count."""
    run()
    harm(files(tmp_path)[3])
    seen = counted(monkeypatch)
    with pytest.warns(CheckpointWarning, match=r"games-000000000060-000000000080.json is damaged \(.*\); its games"):
        assert plain == run().run
    assert [(60, 80)] == seen
    seen.clear()
    assert plain == run().run
    assert [] == seen


def test_no_changed_bit_passes_for_a_number(tmp_path):
    """A file says what was written, or it is damaged."""
    _, task = task_of(PIG, ["random"] * 2, 1)
    path, written = tmp_path / "a.json", ({"variants": [1, 2]}, play_part(task, 0, 20))
    write(path, *written)
    whole = path.read_bytes()
    for at in range(len(whole) // 2 + 1, len(whole), 4):
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 1 << at % 8]) + whole[at + 1 :])
        try:
            found = read(path)
        except Exception:
            continue
        assert written == found, at


def test_a_file_of_something_else_is_no_checkpoint(run, plain, tmp_path):
    """A file that another program left there is named, and kept."""
    (tmp_path / "kept").mkdir()
    other = tmp_path / "kept" / "games-0.json"
    other.write_text('{"n": [1]}')
    with pytest.warns(CheckpointWarning, match=r"games-0.json is damaged \(it is not what was written\)"):
        assert plain == run().run
    assert other.exists()


def test_a_full_disk_stops_nothing(run, plain, tmp_path, monkeypatch):
    """It is told once, the games go on, and what could not be written then is written when there is room again."""
    left = [3]

    def full(half, said):
        whole(half, b"half")
        left[0] -= 1
        if left[0] >= 0:
            raise OSError(errno.ENOSPC, "No space left on device")
        return whole(half, said)

    whole = Path.write_bytes
    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.warns(
        CheckpointWarning, match="No space left on device; nothing was written there; the games go on"
    ) as told:
        assert plain == run().run
    assert 1 == len(told)
    assert ["games-000000000000-000000000080.json"] == [path.name for path in files(tmp_path)][:1]
    assert GAMES == sum(part.stop - part.start for _, part in map(read, files(tmp_path)))


def test_what_waits_for_room_on_a_disk_may_have_a_gap(run, plain, tmp_path, monkeypatch):
    """Games on both sides of what was read are written apart, and none of those between as if they were new."""
    run(60)
    for path in files(tmp_path):
        if "000020-" not in path.name:
            path.unlink()
    assert ["games-000000000020-000000000040.json"] == [path.name for path in files(tmp_path)]
    whole, left = Path.write_bytes, [2]

    def full(half, said):
        left[0] -= 1
        if left[0] >= 0:
            raise OSError(errno.ENOSPC, "No space left on device")
        return whole(half, said)

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.warns(CheckpointWarning, match="No space left on device"):
        assert plain == run().run
    monkeypatch.setattr(Path, "write_bytes", whole)
    played = counted(monkeypatch)
    assert plain == run().run
    assert [] == played


@pytest.mark.parametrize(("change", "words"), [
    ({"variants": [load("hog", target=30), load("hog", target=24)]}, "is of other variants .*24"),
    ({"limit": 500}, "is of other limit")])
def test_a_checkpoint_of_something_else_is_refused(run, tmp_path, monkeypatch, change, words):
    """Nothing is played and nothing there is touched."""
    run()
    before, seen = [path.read_bytes() for path in files(tmp_path)], counted(monkeypatch)
    with pytest.raises(ValueError, match=words):
        run(**change)
    assert (before, []) == ([path.read_bytes() for path in files(tmp_path)], seen)


def test_other_bots_and_seeds_are_something_else(run, tmp_path):
    """The message says which."""
    run(20)
    where = {"checkpoint": tmp_path / "kept", "progress": False}
    with pytest.raises(ValueError, match="is of other bots"):
        compare(PIG, "random", 20, 3, **where)
    with pytest.raises(ValueError, match=r"is of other seeds \(\[3, 3\], and here \[4, 4\]\)"):
        compare(PIG, ["hold at 20", "random"], 20, 4, **where)


def test_a_folder_that_cannot_be_made_is_told_before_anything_is_played(run, tmp_path):
    """The sentence names it."""
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match=r"checkpoint=.*file.*; name a folder that can be written"):
        run(checkpoint=tmp_path / "file" / "kept")


def test_a_folder_that_only_can_be_read_is_told_before_anything_is_played(run, plain, tmp_path, monkeypatch):
    """Where all games are there already it serves as it is."""

    def refused(dir):
        raise OSError(errno.EROFS, "Read-only file system", dir)

    run()
    seen = counted(monkeypatch)
    monkeypatch.setattr("tempfile.TemporaryFile", refused)
    assert plain == run().run
    with pytest.raises(OSError, match=r"checkpoint=.*kept.*: Read-only file system; name a folder that can be written"):
        run(GAMES + 20)
    assert [] == seen


def test_a_file_game_whose_text_has_changed_is_something_else(tmp_path):
    """The game may still have its name, its house rules and its seed."""
    path, text = tmp_path / "oink.py", classics()["pig"].read_text()
    where = {"games": 20, "checkpoint": tmp_path / "kept", "workers": 1, "progress": False}
    path.write_text(text)
    compare(load(path), "random", **where)
    path.write_text(text.replace("Field(100,", "Field(90,"))
    with pytest.raises(ValueError, match=r'is of other variants .*"source"'):
        compare(load(path), "random", **where)


def test_games_from_before_a_default_was_changed_are_refused(tmp_path):
    """A house rule whose default was another once stands in every file; without it, games are of the former."""
    game = load("cat_cab", players=2)
    where = {"checkpoint": tmp_path / "kept", "workers": 1, "progress": False}
    compare(game, "greedy", 5, 3, **where)
    (path,) = files(tmp_path)
    plan, part = read(path)
    assert ["before landing"] == [variant["house"]["curses_land"] for variant in plan["variants"]]
    write(path, plan | {"variants": [game.spec()]}, part)
    with pytest.raises(ValueError, match="is of other variants"):
        compare(game, "greedy", 5, 3, **where)
