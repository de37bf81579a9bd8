"""A browser for the browser tests: one that is installed, else Playwright's, else Debian's package."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.project import Trouble, say

LIGHT = "chromium-headless-shell"  # Chromium without its windows, which Playwright itself takes: a fifth less work
NAMES = [LIGHT, "chrome-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
         "chrome", "microsoft-edge", "microsoft-edge-stable", "msedge"]
MAC_PLACES = ["Google Chrome.app/Contents/MacOS/Google Chrome", "Chromium.app/Contents/MacOS/Chromium",
              "Microsoft Edge.app/Contents/MacOS/Microsoft Edge"]
WINDOWS_PLACES = ["Google/Chrome/Application/chrome.exe", "Microsoft/Edge/Application/msedge.exe",
                  "Chromium/Application/chrome.exe"]
ASK_PLAYWRIGHT = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


def find_browser(python: Path | str) -> str:
    """The path of a browser that Playwright can drive, fetched if it must be; raise Trouble where none can be had."""
    start_driver(python)
    path = next(installed_browsers(), None) or playwright_browser(python) or debian_browser()
    if not path:
        raise Trouble("install Chromium, Chrome or Edge, or set CHROMIUM to the path of one.")
    return path


def start_driver(python: Path | str) -> None:
    """See that Playwright's driver starts; a bare Debian lacks the one library it needs."""
    command = [str(python), "-m", "playwright", "--version"]
    if not succeeds(command, 60) and not (debian_install("libatomic1") and succeeds(command, 60)):
        said = subprocess.run(command, capture_output=True, text=True, check=False).stderr.strip().splitlines()
        raise Trouble(f"Playwright's driver does not start: {(said or ['it does not say why'])[-1]}")


def installed_browsers() -> Iterator[str]:
    """Yield the browsers on this machine that start; the variable CHROMIUM alone decides where it is set."""
    named = os.environ.get("CHROMIUM")
    if named and not starts(named):
        raise Trouble(f"CHROMIUM={named} is not a browser that starts: set it to the path of one, or unset it.")
    yield from [named] if named else filter(starts, usual_places(sys.platform))


def usual_places(system: str) -> list[str]:
    """Where browsers are found: on the path, and where macOS and Windows put them."""
    places = list(filter(None, map(shutil.which, NAMES)))
    if system == "darwin":
        folders = [Path("/Applications"), Path.home() / "Applications"]
        places += [str(folder / place) for folder in folders for place in MAC_PLACES]
    if system == "win32":
        named = [os.environ.get(name) for name in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")]
        places += [str(Path(folder) / place) for folder in named if folder for place in WINDOWS_PLACES]
    return places


def starts(path: str) -> bool:
    """Whether the program is there and tells its version; on Windows asking would open a window."""
    return os.path.isfile(path) and (os.name == "nt" or succeeds([path, "--version"], 30))


def succeeds(command: list[str], limit: float) -> bool:
    """Whether a command ends well within that many seconds."""
    try:
        ended = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=limit, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return ended.returncode == 0


def playwright_browser(python: Path | str) -> str | None:
    """Playwright's own Chromium, downloaded if it can be."""
    succeeds([str(python), "-m", "playwright", "install", "--no-shell", "chromium"], 600)
    asked = subprocess.run([python, "-c", ASK_PLAYWRIGHT], capture_output=True, text=True, check=False)
    path = asked.stdout.strip()
    return path if starts(path) else None


def debian_browser() -> str | None:
    """One of Debian's packages of Chromium, where we may install it."""
    return next((shutil.which(package) for package in (LIGHT, "chromium") if debian_install(package)), None)


def debian_install(package: str) -> bool:
    """Install a package where this is Debian and we may."""
    if not (on_debian() and os.geteuid() == 0 and shutil.which("apt-get")):
        return False
    say(f"Installing Debian's package {package}.")
    apt = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
    succeeds([*apt, "update"], 300)
    return succeeds([*apt, "install", "--yes", "--no-install-recommends", package], 900)


def on_debian(release: Path = Path("/etc/os-release")) -> bool:
    """Whether this system is Debian itself; Ubuntu's package chromium is only a pointer to a snap."""
    return release.exists() and re.search(r"^ID=\W?debian\W?$", release.read_text(), re.MULTILINE) is not None
