#!/usr/bin/env python3
"""Set up, open, test and measure the games with nothing but Python itself.

    python run.py lab          open JupyterLab on the start page
    python run.py test         run every check
    python run.py site         build the site that needs no server; --serve shows it
    python run.py screenshots  make pictures of every game
    python run.py mutants      plant bugs and see which test notices
    python run.py fuzz         try texts that nobody would write

Each command first makes a virtual environment in `.venv` with the packages pinned in `constraints.txt`;
once that stands, a further run starts in seconds.
"""

import argparse
import contextlib
import difflib
import errno
import shutil
import signal
import sys
from pathlib import Path

OLDEST = (3, 11)
if sys.version_info[:2] < OLDEST:
    sys.exit("The games need Python 3.11 or later, and this is Python {}.{}: start them with a later one, such as "
             "`python3.11 run.py lab`, or get one from python.org.".format(*sys.version_info))

from tools.checks import run_all, run_pytest  # noqa: E402 - older Pythons must not read these
from tools.environment import DISK_FULL, call, prepare  # noqa: E402
from tools.fuzz import run_fuzz  # noqa: E402
from tools.lab import choose_port, open_lab  # noqa: E402
from tools.mutants import run_mutants  # noqa: E402
from tools.notebooks import run_and_store  # noqa: E402
from tools.project import ROOT, VENV, Trouble, say  # noqa: E402
from tools.site import make_site  # noqa: E402

READING = {"lab", "fast"}
EVERYTHING = {"lab", "fast", "bench", "scale", "shell", "docs", "test"}
LITTER = [".venv", ".hypothesis", ".mypy_cache", ".pytest_cache", ".ruff_cache", "build", "dist",
          "screenshots", "site"]


def lab(options, python):
    """open JupyterLab on the start page"""
    return open_lab(python, choose_port(options.port), options.browser)


def test(options, python):
    """run every check; further arguments go to pytest, which then runs alone"""
    return run_pytest(python, options.rest) if options.rest else run_all(python, options.quick)


def bench(options, python):
    """measure the speed and print it beside the figures to reach"""
    scripts = {path.stem.removeprefix("bench_"): str(path) for path in sorted((ROOT / "benchmarks").glob("bench_*.py"))}
    if options.name and options.name not in scripts:
        raise Trouble(f"There is no benchmark {options.name}: the benchmarks are {', '.join(scripts) or 'none yet'}.")
    chosen = [scripts[options.name]] if options.name else scripts.values()
    return max([call(python, script) for script in chosen], default=0)


def notebooks(options, python):
    """run notebooks and store their outputs and their py:percent text"""
    return run_and_store(python, options.paths)


def site(options, python):
    """build the site that needs no server, or show it with --serve"""
    return make_site(python, options.serve, options.port, options.browser, options.quick)


def screenshots(options, python):
    """make pictures of every game in three sizes, light and dark, in the folder screenshots"""
    return run_pytest(python, ["tests/browser/screens.py", "-q", "-m", "browser", *options.rest])


def mutants(options, python):
    """plant bugs one at a time and print which test notices which"""
    return run_mutants(python, options.rooms, options.sample, options.library, seed=options.seed,
                       quick=options.quick, keep=options.keep, workers=options.workers)


def fuzz(options, python):
    """try texts that nobody would write as saves, codes, boards and answers, led by the branches they reach"""
    return run_fuzz(python, options.kinds, options.seconds)


def clean(options, python):
    """remove the environment, the caches and what tests left"""
    caches = [path for path in ROOT.rglob("__pycache__") if VENV not in path.parents]
    for path in filter(lambda path: path.exists(), [*caches, *(ROOT / name for name in LITTER)]):
        shutil.rmtree(path)
        say(f"Removed {path.relative_to(ROOT)}")
    return 0


COMMANDS = {"lab": (lab, READING), "test": (test, EVERYTHING),
            "bench": (bench, EVERYTHING), "notebooks": (notebooks, EVERYTHING), "site": (site, READING | {"docs"}),
            "screenshots": (screenshots, EVERYTHING), "mutants": (mutants, EVERYTHING),
            "fuzz": (fuzz, READING | {"fuzz"}), "clean": (clean, None)}


def parser():
    """The command line and its help."""
    top = argparse.ArgumentParser(prog="run.py", description=__doc__, allow_abbrev=False,
                                  formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = top.add_subparsers(dest="command", metavar="command", required=True)
    by_name = {}
    for name, (action, extras) in COMMANDS.items():
        by_name[name] = commands.add_parser(name, help=action.__doc__, description=action.__doc__, allow_abbrev=False)
        by_name[name].set_defaults(setup=extras is not None)
        if extras:
            by_name[name].add_argument("--no-setup", dest="setup", action="store_false",
                                       help="use the packages of the Python that runs this; install nothing")
    for name in ("lab", "site"):
        by_name[name].add_argument("--no-browser", dest="browser", action="store_false", help="only print the address")
        by_name[name].add_argument("--port", type=port_number, help="the port; else the first free one from 8888 on")
    by_name["site"].add_argument("--serve", action="store_true", help="show the site; built first where there is none")
    by_name["site"].add_argument("--quick", action="store_true", help="leave out JupyterLite, sympy and docs")
    by_name["test"].add_argument("--quick", action="store_true", help="no notebooks, no browser, no slow tests")
    by_name["bench"].add_argument("name", nargs="?", help="such as exact for benchmarks/bench_exact.py; else all")
    by_name["mutants"].add_argument("rooms", nargs="*", help="such as empire or floor; else all")
    by_name["mutants"].add_argument("--sample", type=int, help="that many bugs of each room, drawn by chance")
    by_name["mutants"].add_argument("--library", action="store_true", help="small changes that mutmut makes, instead")
    by_name["mutants"].add_argument("--seed", type=int, default=0, help="of the draw (default: 0)")
    by_name["mutants"].add_argument("--quick", action="store_true", help="only the few tests that notice most")
    by_name["mutants"].add_argument("--workers", type=int, default=2, help="that many side by side (default: 2)")
    by_name["mutants"].add_argument("--keep", type=Path, metavar="FILE",
                                    help="keep outcomes there; a run with the same file goes on")
    by_name["fuzz"].add_argument("kinds", nargs="*", help="of saves, codes, boards, answers and dice; else all")
    by_name["fuzz"].add_argument("--seconds", type=int, default=60, help="for each (default: 60)")
    by_name["notebooks"].add_argument("paths", nargs="*", help="notebooks; else all")
    return top


def port_number(text):
    """A port from the command line."""
    if text.isdigit() and 0 < int(text) < 65536:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text} is not a port: a port is a whole number from 1 to 65535")


def parse(arguments):
    """The options of a command line; what `test` does not know is left for pytest."""
    name = arguments[0] if arguments else "--help"
    if name not in COMMANDS and not name.startswith("-"):
        near = difflib.get_close_matches(name, COMMANDS, 1)
        raise Trouble(f"There is no command {name}: the commands are {', '.join(COMMANDS)}."
                      + (f" Did you mean {near[0]}?" if near else ""))
    options, rest = parser().parse_known_args(arguments or ["--help"])
    if rest and options.command not in ("test", "screenshots"):
        raise Trouble(f"{name} does not take {rest[0]}: `python run.py {name} --help` says what it takes.")
    options.rest = [argument for argument in rest if argument != "--"]
    return options


def main(arguments=None):
    """Run one command; return its exit code."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    with contextlib.suppress(AttributeError):
        sys.stdout.reconfigure(errors="replace")
    try:
        options = parse(sys.argv[1:] if arguments is None else arguments)
        action, extras = COMMANDS[options.command]
        return action(options, prepare(extras) if options.setup else sys.executable)
    except Trouble as trouble:
        say(trouble)
    except KeyboardInterrupt:
        say("\nStopped.")
        return 130
    except OSError as error:
        say(DISK_FULL if error.errno == errno.ENOSPC else f"{error.strerror}: {error.filename}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
