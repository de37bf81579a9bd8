"""The command line of run.py: every mistake gets one sentence, and the good commands reach their work."""

import re
import subprocess
import sys
import tomllib

import pytest

import catlib
import run
from tools.project import ROOT, Trouble

COMMANDS = "the commands are lab, test, bench, notebooks, site, screenshots, mutants, fuzz, clean"


def test_every_command_is_explained(capsys):
    """Without a command the help says what there is."""
    with pytest.raises(SystemExit):
        run.main([])
    shown = capsys.readouterr().out
    assert [] == [name for name in run.COMMANDS if f"    {name} " not in shown and f"    {name}\n" not in shown]


@pytest.mark.parametrize(("line", "sentence"), [
    ("labb", f"There is no command labb: {COMMANDS}. Did you mean lab?"),
    ("xyz", f"There is no command xyz: {COMMANDS}."),
    ("lab --prot 3", "lab does not take --prot: `python run.py lab --help` says what it takes."),
    ("bench nothing --no-setup", "There is no benchmark nothing: the benchmarks are "),
])
def test_a_mistake_gets_a_sentence(line, sentence, capsys):
    """A wrong word is named with what would be right."""
    assert 1 == run.main(line.split())
    assert capsys.readouterr().out.startswith(sentence)


@pytest.mark.parametrize("port", ["x", "0", "65536", "-1"])
def test_a_port_is_a_number_in_range(port, capsys):
    """A port that cannot be is told before anything starts."""
    with pytest.raises(SystemExit):
        run.main(["lab", f"--port={port}"])
    assert f"{port} is not a port: a port is a whole number from 1 to 65535" in capsys.readouterr().err


def test_the_rest_of_a_test_command_goes_to_pytest():
    """`--quick` is ours, what is not known is pytest's."""
    options = run.parse(["test", "--quick", "--", "tests/test_run.py", "-k", "port", "-x"])
    assert options.quick
    assert ["tests/test_run.py", "-k", "port", "-x"] == options.rest


def test_the_lab_opens_a_browser_unless_told_not_to():
    """The plain command is the one for a reader."""
    assert (True, None, True) == tuple(vars(run.parse(["lab"]))[name] for name in ("browser", "port", "setup"))
    assert run.parse(["lab", "--no-browser"]).browser is False


def test_every_extra_exists():
    """What run.py installs holds every extra of pyproject.toml, by its name or by all that it asks for."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    installed = {wanted for extra in run.EVERYTHING for wanted in extras[extra]}
    others = set(extras) - run.EVERYTHING - {"site", "fuzz"}  # a folder of its own; for one command
    assert [] == [extra for extra in others if not set(extras[extra]) <= installed]
    assert run.READING < run.EVERYTHING


@pytest.mark.parametrize(("error", "sentence"), [
    (Trouble("No network."), "No network."),
    (OSError(28, "No space left on device", "x"), run.DISK_FULL),
    (PermissionError(13, "Permission denied", "/games/.venv"), "Permission denied: /games/.venv")])
def test_trouble_is_one_sentence(error, sentence, monkeypatch, capsys):
    """No traceback for what a person can mend."""
    def fail(extras):
        raise error

    monkeypatch.setattr(run, "prepare", fail)
    assert 1 == run.main(["bench"])
    assert f"{sentence}\n" == capsys.readouterr().out


def test_an_old_python_is_told(tmp_path):
    """A Python too old for the games gets a sentence instead of a syntax error."""
    script = f"import sys, runpy; sys.version_info = (3, 9, 1); runpy.run_path({str(ROOT / 'run.py')!r})"
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert 1 == ended.returncode
    assert ended.stderr.startswith("The games need Python 3.11 or later, and this is Python 3.9")


def test_clean_leaves_the_sources(tmp_path, monkeypatch, capsys):
    """What commands made goes, what people wrote stays."""
    for folder in (".venv", "catlib/__pycache__", ".hypothesis", "notebooks"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "catlib" / "pmf.py").touch()
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "VENV", tmp_path / ".venv")
    assert 0 == run.main(["clean"])
    assert ["catlib", "notebooks", "pmf.py"] == sorted(path.name for path in tmp_path.rglob("*"))


def test_a_release_has_one_version():
    """The package, the newest chapter of the changelog and the tag in the links to Binder name the same version."""
    files = ("README.md", "pyproject.toml", "CHANGELOG.md")
    texts = {name: (ROOT / name).read_text(encoding="utf-8") for name in files}
    version = tomllib.loads(texts["pyproject.toml"])["project"]["version"]
    assert version == catlib.__version__
    assert version == re.search(r"^## \[(\S+)\]", texts["CHANGELOG.md"], re.MULTILINE)[1]
    links = [re.findall(r"mybinder\.org/v2/gh/[^/]+/everychance/([^?]+)\?", texts[name])
             for name in ("README.md", "pyproject.toml")]
    assert [[f"v{version}"]] * 2 == links
