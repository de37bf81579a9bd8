"""The site's scripts in Node, without a browser: what they keep, hand out and tell."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from tools.project import ROOT
from tools.site_parts import NO_NPM


def test_scripts():
    """Every test of `tests/web/scripts.mjs`."""
    if not shutil.which("node"):
        pytest.skip(NO_NPM)
    command = ["node", "--test", "--test-reporter=tap", str(ROOT / "tests" / "web" / "scripts.mjs")]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout
