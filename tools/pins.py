"""The packages of `constraints.txt`: each with its version, the hashes of its files, and what it is there for."""

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tools.project import ROOT

CONSTRAINTS = ROOT / "constraints.txt"
PIN = re.compile(r"^(\S+?)==(\S+)(?: ; (.*?))?(?: \\)?$")
HASH = re.compile(r"^ +--hash=(\S+)")
VIA = re.compile(r"^ +# via (.*)")


class Pin(NamedTuple):
    """One version of a package, where it is needed (a marker, or nothing), its files' hashes, and who asks for it."""

    name: str
    version: str
    marker: str
    hashes: tuple[str, ...]
    asked_by: frozenset[str]

    def __str__(self) -> str:
        return f"{self.name}=={self.version}" + (f" ; {self.marker}" if self.marker else "")

    @property
    def hashed(self) -> str:
        """The line of a requirements file that takes no other file than one of these."""
        return " ".join([str(self), *(f"--hash={one}" for one in self.hashes)])


def read_pins(path: Path = CONSTRAINTS) -> list[Pin]:
    """All that is pinned, in the order of the file."""
    found: list[Pin] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if pin := PIN.match(line):
            found.append(Pin(pin[1], pin[2], pin[3] or "", (), frozenset()))
        elif one := HASH.match(line):
            found[-1] = found[-1]._replace(hashes=(*found[-1].hashes, one[1]))
        elif via := VIA.match(line):
            found[-1] = found[-1]._replace(asked_by=frozenset(via[1].split(", ")))
    return found


def needed(extras: Iterable[str], more: Iterable[str] = (), root: Path = ROOT) -> list[Pin]:
    """What the project with some extras needs, and what `more` need, with all that these bring along."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8")).get("project", {})
    by_extra = project.get("optional-dependencies", {})
    asked = [*project.get("dependencies", []), *more, *(one for extra in extras for one in by_extra[extra])]
    wanted, pins = {plain(requirement) for requirement in asked}, read_pins(root / CONSTRAINTS.name)
    while more_names := {pin.name for pin in pins if pin.asked_by & wanted} - wanted:
        wanted |= more_names
    return [pin for pin in pins if pin.name in wanted]


def plain(requirement: str) -> str:
    """A requirement's name as PyPI spells it: in small letters, with hyphens."""
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", requirement, maxsplit=1)[0]).lower()
