"""Runs inside Pyodide when the site is built: packs what a snapshot of Python needs, and what pages need beside it.

/given/wheels holds the wheels, /given/python the page's own modules; /out takes the archives. Pyodide
alone has these folders.
"""

from __future__ import annotations

import functools
import importlib
import json
import marshal
import re
import sys
import zipfile
from importlib.util import MAGIC_NUMBER
from pathlib import Path

from compression import zstd

SITE = Path("/lib/python3.14/site-packages")
STDLIB = "/lib/python314.zip"
OWN = ("catlib", "catwidgets")  # with their sources, which rules are translated from
UNPACKED = ("pydantic_core",)  # machine code has to be a file
WORDY = {"lark", "networkx", "pydantic", "traitlets"}
LATER = {"sympy": "sympy", "mpmath": "sympy"}
SHARED = {"course", "counting_hands", "reading", "what_do_they_hold"}  # words of lessons that units say, too
# What a teacher alone reads of a unit: a message with its lines, and its mark.
GUIDE = re.compile(r"^(?:# en: \w+\n)?[\w-]+-guide =.*\n(?:[ }].*\n|\n(?= ))*", re.MULTILINE)
EXERCISE = """
from catlib import load
from catwidgets import Table, DesignLab, check, exercise, guess, outcome_chart
from catwidgets.lab import odds
for text in ("d6", "d6 + a", "d6 +"):
    odds(text)
for name in ("cat_cab", "empire", "taxi_derby", "meow_daifugo", "washi_cat"):
    table = Table(load(name), seed=1)
    if name == "cat_cab":
        table.measure_by("net spaces")
        DesignLab(table.match.game, games=20)
"""


def prepare() -> set[str]:
    """Import what a first board needs, and pack it for the snapshot; the names of all modules that are in use."""
    unpack()
    sys.path.insert(0, "/given/python")
    import kernel
    import ready  # noqa: F401

    kernel.start(lambda *_: None)
    sys.stderr = sys.__stderr__  # an error is told here, not on a page
    exec(EXERCISE, {})
    wanted = {name for name in sys.modules if name.split(".")[0] not in OWN}
    pack("own", own_files(set()))
    write("early", compiled(lambda name, top: name in wanted))
    return wanted


def finish(wanted: set[str], started: set[str], level: int) -> None:
    """Pack what comes beside a snapshot that has started some modules, and what comes later.

    The later archive holds the started modules, too, for a browser in which the snapshot does not start.
    """
    rest = tops(wanted)
    missing = sorted(name for name in wanted - started if name.split(".")[0] in rest)
    if missing:
        raise ImportError(f"the snapshot lacks {', '.join(missing)}, which a page needs: import them in warm.py, too")
    pack("own", own_files(started))
    voices()
    write("rest", compiled(lambda name, top: top in rest))
    if (SITE / "sympy").exists():
        write("sympy", compiled(lambda name, top: LATER.get(top) == "sympy"))
    with zipfile.ZipFile(STDLIB) as archive:
        files = [(name, archive.read(name)) for name in archive.namelist()]
    write("library", files)
    library = {name.split("/")[0].removesuffix(".py"): "library" for name, _ in files}
    Path("/out/archives.json").write_text(json.dumps({"later": library | dict.fromkeys(sorted(rest), "rest") | LATER}))
    Path("/out/early.zip").unlink()
    for path in [*Path("/out").glob("*.bin"), *Path("/out").glob("*.zip")]:
        squeeze(path, 19 if "-" in path.name else level)  # small, and a part of each first visit


def squeeze(path: Path, level: int) -> None:
    """Pack a file for the browser, which unpacks it piece by piece where its whole size is not told."""
    how = {zstd.CompressionParameter.compression_level: level, zstd.CompressionParameter.content_size_flag: 0}
    path.with_name(path.name + ".zst").write_bytes(zstd.compress(path.read_bytes(), options=how))
    path.unlink()


def unpack() -> None:
    for wheel in sorted(Path("/given/wheels").glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(SITE)
    importlib.invalidate_caches()


def tops(wanted: set[str]) -> set[str]:
    """The packages of the wheels that are in use."""
    here = {path.name.removesuffix(".py") for path in SITE.iterdir()}
    return {name.split(".")[0] for name in wanted} & here - set(UNPACKED)


def module_of(path: Path) -> str:
    parts = path.relative_to(SITE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def compiled(chosen) -> list[tuple[str, bytes]]:
    """The chosen modules of others as byte code, and what their packages say of themselves."""
    found = []
    for path in sorted(SITE.rglob("*.py")):
        name = module_of(path)
        top = name.split(".")[0]
        if top not in OWN + UNPACKED and "tests" not in path.parts and chosen(name, top):
            found.append((str(path.relative_to(SITE)) + "c", bytecode(path)))
    for path in sorted(SITE.glob("*.dist-info/METADATA")):
        if chosen("METADATA", path.parent.name.split("-")[0]):
            found.append((str(path.relative_to(SITE)), short(path)))
    return found


def short(path: Path) -> bytes:
    """A package's name and version, without its long description."""
    head, _, _ = path.read_text(encoding="utf-8").partition("\n\n")
    return (head + "\n").encode()


@functools.cache
def bytecode(path: Path) -> bytes:
    """A file as Python keeps it compiled, once for all packs; nobody asks whether the source is newer."""
    without_words = 2 if WORDY.intersection(path.parts) else -1  # their descriptions are a tenth of a snapshot
    code = compile(path.read_bytes(), str(path), "exec", dont_inherit=True, optimize=without_words)
    return MAGIC_NUMBER + (0b01).to_bytes(4, "little") + b"\0" * 8 + marshal.dumps(code)


def own_files(started: set[str]) -> list[tuple[str, bytes]]:
    """The project's files and machine code, as they lie in the folder of packages; no byte code of what has started."""
    found = []
    for top in OWN + UNPACKED:
        for path in sorted((SITE / top).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".pyi" and not language_of(path):
                content = b"" if path.suffix == ".so" else path.read_bytes()  # see machine.js
                found.append((str(path.relative_to(SITE)), content))
            if path.suffix == ".py" and module_of(path) not in started:
                cached = path.parent / "__pycache__" / f"{path.stem}.{sys.implementation.cache_tag}.pyc"
                found.append((str(cached.relative_to(SITE)), bytecode(path)))
    for path in sorted(SITE.glob("*.dist-info/METADATA")):
        found.append((str(path.relative_to(SITE)), short(path)))
    for path in sorted(Path("/given/python").rglob("*.py")):
        found.append((str(path.relative_to("/given/python")), path.read_bytes()))
    return found


def language_of(path: Path) -> str:
    """The language of a file of messages, which has a pack of its own; none for English and for other files."""
    name = path.parent.name if path.parent.parent.name == "voice" else path.stem
    return name if path.suffix == ".ftl" and name != "en" else ""


def voices() -> None:
    """Pack the messages of each language, without comments and without the marks of those that hold."""
    from catwidgets.teach import units
    from catwidgets.teach.further import lesson_modules
    from catwidgets.teach.texts import messages

    from catlib.chance.messages import bare, entries, mark

    english = [entries([path]) for top in OWN for path in (SITE / top).rglob("*.ftl") if not language_of(path)]
    marks: dict[str, list[str]] = {}
    for each in (*english, *(messages(module.__name__) for module in lesson_modules())):
        for id, entry in each.items():
            marks.setdefault(id, []).append(mark(entry.text))
    often = {made.module.rpartition(".")[2] for made in units()} | SHARED
    found: dict[str, list[tuple[str, bytes]]] = {}
    for top in OWN:
        for path in sorted((SITE / top).rglob("*.ftl")):
            if language := language_of(path):
                said, place = bare(path.read_text(encoding="utf-8"), marks), path.relative_to(SITE)
                rare = "lessons" if "lessons" in place.parts and place.stem not in often else "voice"
                rare = "odds" if place.stem == "odds" and "session" in place.parts else rare
                for name in ("games", "lessons") if place.stem == "manual" else (rare,):
                    found.setdefault(f"{name}-{language}", []).append((str(place), GUIDE.sub("", said).encode()))
                if guides := "".join(each[0] for each in GUIDE.finditer(said)):
                    beside = str(place.with_stem(f"{place.stem}_guide"))
                    found.setdefault(f"guides-{language}", []).append((beside, guides.encode()))
    for name, files in found.items():
        pack(name, files)


def pack(name: str, files: list[tuple[str, bytes]]) -> None:
    """Files in a row after a list of their names and sizes, which a browser unpacks sooner than an archive."""
    head = json.dumps([[file, len(content)] for file, content in files]).encode()
    whole = b"".join([len(head).to_bytes(4, "little"), head, *(content for _, content in files)])
    Path(f"/out/{name}.bin").write_bytes(whole)


def write(name: str, files: list[tuple[str, bytes]]) -> None:
    """One archive, the same bytes for the same content."""
    with zipfile.ZipFile(f"/out/{name}.zip", "w") as archive:
        for file, content in files:
            archive.writestr(zipfile.ZipInfo(file, (1980, 1, 1, 0, 0, 0)), content)


wanted = prepare()
