"""Files that are whole or not there: written beside their place, brought to the disk, then moved."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

__all__ = ["whole_file"]


@contextlib.contextmanager
def whole_file(target: str | os.PathLike[str]) -> Iterator[Path]:
    """A path to write to; what is written there takes the place of `target` at the end, or nothing happens.

    If the power fails, the disk is full or the block raises, `target` is as it was. Two programs that write at once
    do not mix: the later one's file is there. OSError goes through, and names `target`.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     with whole_file(Path(folder) / "cat.txt") as part:
    ...         written = part.write_text("meow")
    ...     (Path(folder) / "cat.txt").read_text(), len(os.listdir(folder))
    ('meow', 1)
    """
    place = Path(target)
    part = place.with_name(f".{place.name}.{os.getpid()}.part")
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
