"""Files that are whole or not there: written beside their place, brought to the disk, then moved."""

import contextlib
import glob
import os
import time
from collections.abc import Iterator
from pathlib import Path

LEFT_BEHIND = 3600  # seconds after which nobody writes a part any more


@contextlib.contextmanager
def whole_file(target: str | os.PathLike[str]) -> Iterator[Path]:
    """A path to write to; what is written there takes the place of `target` at the end, or nothing happens.

    If the power fails, the disk is full or the block raises, `target` is as it was. Two programs that write at once
    do not mix: the later one's file is there. OSError goes through, and names `target`. What a program left behind that
    was killed while it wrote this file is removed an hour later, by whoever writes the file next.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     with whole_file(Path(folder) / "cat.txt") as part:
    ...         written = part.write_text("meow")
    ...     (Path(folder) / "cat.txt").read_text(), len(os.listdir(folder))
    ('meow', 1)
    """
    place = Path(target)
    part = place.with_name(f".{place.name}.{os.getpid()}.part")
    _remove_what_was_left(place)
    try:
        yield part
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.replace(place)
    except OSError as error:
        if error.filename in (None, str(part)):  # a full disk names no file
            error.filename = str(place)
        raise
    finally:
        part.unlink(missing_ok=True)


def _remove_what_was_left(place: Path) -> None:
    """Remove old parts of this file. Their age tells, as another machine may write in the same folder."""
    for part in place.parent.glob(f".{glob.escape(place.name)}.*.part"):
        with contextlib.suppress(OSError):
            if time.time() - part.stat().st_mtime > LEFT_BEHIND:
                part.unlink()
