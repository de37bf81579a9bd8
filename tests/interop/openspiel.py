"""Where OpenSpiel can be had: as the project asks for it."""

import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
[WANTED] = [line for line in PROJECT["optional-dependencies"]["test"] if line.startswith("open_spiel")]
HAS_PACKAGE = Requirement(WANTED).marker.evaluate()

on_openspiel = pytest.mark.skipif(not HAS_PACKAGE, reason="OpenSpiel has no package for this system and Python")
