"""The site's scripts in Node, without a browser: what they keep, hand out and tell."""

import shutil
import subprocess

import pytest

from tools.project import ROOT
from tools.site_build import write_words
from tools.site_parts import NO_NPM


def test_scripts(tmp_path):
    """Every test of `tests/web/scripts.mjs`, with the words that a build puts beside the scripts."""
    if not shutil.which("node"):
        pytest.skip(NO_NPM)
    shutil.copytree(ROOT / "web", tmp_path / "web")
    write_words(tmp_path / "web")
    tests = shutil.copytree(ROOT / "tests" / "web", tmp_path / "tests" / "web")
    command = ["node", "--test", "--test-reporter=tap", str(tests / "scripts.mjs")]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout
