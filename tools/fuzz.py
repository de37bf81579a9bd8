"""A coverage-guided fuzzer, atheris, over all that people and files can give us."""

import platform
import sys
from pathlib import Path

from tools.environment import call
from tools.project import ROOT, Trouble, say

PLACE = ROOT / "build" / "fuzz"
LONGEST = 20_000  # bytes of one text
PATIENCE = 30  # seconds for one text
KINDS = ("saves", "codes", "boards", "answers", "dice")
# what is led by branches
READERS = ["catlib.play.match", "catlib.game.game", "catlib.chance.notation", "catlib.chance.numerals",
           "catwidgets.teach.questions", "catwidgets.teach.typed_numbers", "catwidgets.teach.typed_sums",
           "catwidgets.teach.classroom", "tomllib"]
NO_ATHERIS = "The fuzzer, atheris, has packages for Linux on x86-64 alone: start it there."


def run_fuzz(python: Path | str, kinds: list[str], seconds: int) -> int:
    """Fuzz each kind for that many seconds; return 1 if a text raised what is none of our own errors."""
    for kind in kinds:
        if kind not in KINDS:
            raise Trouble(f"There is nothing called {kind} to fuzz: there are {', '.join(KINDS)}.")
    if sys.platform != "linux" or platform.machine() != "x86_64":
        raise Trouble(NO_ATHERIS)
    failed = [kind for kind in kinds or KINDS if fuzz(python, kind, seconds)]
    say(f"Faults in: {', '.join(failed)}; the texts are in {PLACE}." if failed else "No fault was found.")
    return 1 if failed else 0


def fuzz(python: Path | str, kind: str, seconds: int) -> int:
    """Fuzz one kind in a process of its own; what was learnt is kept for the next time."""
    say(f"Fuzzing {kind} for {seconds} s.")
    place = PLACE / kind
    (place / "corpus").mkdir(parents=True, exist_ok=True)
    flags = [f"-max_total_time={seconds}", f"-max_len={LONGEST}", f"-timeout={PATIENCE}", "-rss_limit_mb=4096",
             "-print_final_stats=1", "-verbosity=0", f"-artifact_prefix={place}/"]
    return call(python, "-m", "tools.fuzz", kind, *flags)


def main(kind: str, flags: list[str]) -> None:
    """What the process of one kind does: read the library so that its branches are counted, then try texts."""
    import atheris

    with atheris.instrument_imports(include=READERS):
        from tools.fuzz_targets import TARGETS, words_of
    target, place = TARGETS[kind], PLACE / kind
    seeds = target.seeds()
    for number, seed in enumerate(seeds):
        target.take(seed)  # reads what is read once, before anybody looks at the clock
        (place / "corpus" / f"seed-{number}").write_bytes(seed)
    escaped = ("".join(f"\\x{byte:02x}" for byte in word) for word in words_of(seeds) if word)
    (place / "words").write_text("".join(f'"{word}"\n' for word in escaped), encoding="ascii")
    atheris.Setup([sys.argv[0], *flags, f"-dict={place / 'words'}", str(place / "corpus")], target.take)
    atheris.Fuzz()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
