"""A browser is found where it is installed, and only one that starts counts."""

import os
import stat
from pathlib import Path

import pytest

from tools import browsers
from tools.project import Trouble

posix = pytest.mark.skipif(os.name == "nt", reason="a shell script stands for the browser")


def program(path: Path, code: int = 0) -> Path:
    """A program that ends with this exit code."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\nexit {code}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


@pytest.fixture
def bare(tmp_path, monkeypatch):
    """A machine with an empty path and no CHROMIUM."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROMIUM", raising=False)
    return tmp_path


@posix
def test_the_first_browser_that_starts_is_taken(bare):
    """Ubuntu's chromium-browser may be a stub that only points to a snap; the next one counts."""
    program(bare / "chromium-browser", code=10)
    good = program(bare / "google-chrome")
    assert [str(good)] == [path for path in browsers.installed_browsers() if path.startswith(str(bare))]


@posix
def test_the_variable_decides_alone(bare, monkeypatch):
    """CHROMIUM names the browser whatever else is installed."""
    program(bare / "chromium")
    named = program(bare / "mine" / "browser with a space")
    monkeypatch.setenv("CHROMIUM", str(named))
    assert [str(named)] == list(browsers.installed_browsers())


def test_a_variable_that_names_no_browser_is_told(bare, monkeypatch):
    """A wrong CHROMIUM is a mistake to hear of, not to be worked around."""
    monkeypatch.setenv("CHROMIUM", "/no/such/browser")
    with pytest.raises(Trouble, match="CHROMIUM=/no/such/browser is not a browser that starts"):
        list(browsers.installed_browsers())


def test_macos_and_windows_have_their_places(bare, monkeypatch):
    """Applications on macOS, Program Files and a person's own on Windows."""
    monkeypatch.setenv("PROGRAMFILES", "C:/Program Files")
    monkeypatch.setenv("LOCALAPPDATA", "C:/Users/ann")
    mac = browsers.usual_places("darwin")
    windows = [Path(place).as_posix() for place in browsers.usual_places("win32")]
    assert str(Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")) in mac
    assert "C:/Program Files/Microsoft/Edge/Application/msedge.exe" in windows
    assert "C:/Users/ann/Google/Chrome/Application/chrome.exe" in windows


def test_each_way_is_tried_in_turn(bare, monkeypatch):
    """Installed first, then Playwright's download, then Debian's packages, then a sentence."""
    tried = []
    monkeypatch.setattr(browsers, "usual_places", lambda system: [])
    monkeypatch.setattr(browsers, "start_driver", lambda python: tried.append("driver"))
    monkeypatch.setattr(browsers, "playwright_browser", lambda python: tried.append("playwright"))
    monkeypatch.setattr(browsers, "debian_install", lambda package: tried.append(package))
    with pytest.raises(Trouble, match="install Chromium, Chrome or Edge, or set CHROMIUM"):
        browsers.find_browser("python")
    assert ["driver", "playwright", "chromium-headless-shell", "chromium"] == tried


@posix
def test_the_lighter_one_is_taken(bare):
    """Tests look at no window: where Chromium is there without its windows, too, they use that."""
    program(bare / "chromium")
    light = program(bare / "chromium-headless-shell")
    assert str(light) == next(browsers.installed_browsers())
    light.unlink()
    assert str(bare / "chromium") == next(browsers.installed_browsers())


@posix
def test_a_driver_that_does_not_start_is_told(tmp_path, monkeypatch):
    """A machine without a library that Playwright needs gets it where we may install it, else its name."""
    python = program(tmp_path / "python", code=127)
    python.write_text("#!/bin/sh\necho libatomic.so.1: cannot open shared object file >&2\nexit 127\n")
    monkeypatch.setattr(browsers, "debian_install", lambda package: False)
    with pytest.raises(Trouble, match=r"driver does not start: libatomic\.so\.1"):
        browsers.start_driver(python)
    monkeypatch.setattr(browsers, "debian_install", lambda package: program(python) and package == "libatomic1")
    browsers.start_driver(python)


@pytest.mark.parametrize(("release", "answer"), [
    ('ID=debian\nVERSION_ID="12"\n', True), ('ID="debian"\n', True), ("ID=ubuntu\nID_LIKE=debian\n", False)])
def test_debian_itself_is_told_from_what_comes_after_it(tmp_path, release, answer):
    """Only Debian's own package chromium is a browser."""
    (tmp_path / "os-release").write_text(release)
    assert answer == browsers.on_debian(tmp_path / "os-release")
    assert not browsers.on_debian(tmp_path / "absent")
