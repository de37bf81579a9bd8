"""What GitHub reads: workflows that ask for little and run nothing but what is pinned, forms, and how to cite."""

import os
import re
import shutil
import subprocess
import sys
import tomllib

import pytest
from click.testing import CliRunner

import catlib
from tools.project import ROOT

from ..optional import REASON

GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
FORMS = [path for path in sorted((GITHUB / "ISSUE_TEMPLATE").glob("*.yml")) if path.name != "config.yml"]
SCHEMAS = {"github-workflows": WORKFLOWS, "dependabot": [GITHUB / "dependabot.yml"], "github-issue-forms": FORMS,
           "github-issue-config": [GITHUB / "ISSUE_TEMPLATE" / "config.yml"],
           "citation-file-format": [ROOT / "CITATION.cff"]}
ADDRESS = re.compile(r"(?:github\.com/|v2/gh/)OWNER/everychance\b|OWNER\.github\.io/everychance\b"
                     r"|maintainers: \[OWNER\]")


@pytest.mark.parametrize("schema", SCHEMAS)
def test_a_file_has_the_form_that_its_reader_asks_for(schema):
    """As the schemas of these services have it."""
    checker = pytest.importorskip("check_jsonschema")
    assert SCHEMAS[schema]
    ended = CliRunner().invoke(checker.main, ["--builtin-schema", f"vendor.{schema}", *map(str, SCHEMAS[schema])])
    assert (0, "ok -- validation done\n") == (ended.exit_code, ended.output)


def test_workflows_are_safe():
    """zizmor, which knows how workflows are broken into, finds nothing."""
    zizmor = shutil.which("zizmor", path=os.path.dirname(sys.executable))
    if not zizmor:
        pytest.skip(f"{REASON}: zizmor")
    ended = subprocess.run([zizmor, "--offline", "--quiet", GITHUB], capture_output=True, text=True, check=False)
    assert (0, "") == (ended.returncode, ended.stderr), ended.stdout


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_asks_for_little(path):
    """Nothing is allowed but where a job says so, and every action is one commit, with its version beside it."""
    text = path.read_text(encoding="utf-8")
    assert "\npermissions: {}\n" in text
    used = re.findall(r"uses: (.+)", text)
    assert [] == [one for one in used if not re.fullmatch(r"\./\S+( # zizmor: .+)?|\S+@[0-9a-f]{40} # v[\d.]+", one)]


def test_every_python_that_is_named_is_tested():
    """Those of `pyproject.toml`; whatever is published waits for them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    texts = {path.stem: path.read_text(encoding="utf-8") for path in WORKFLOWS}
    named = re.findall(r"Python :: (3\.\d+)", "\n".join(project["classifiers"]))
    assert named == sorted(re.findall(r'"(3\.\d+)"', texts["tests"]), key=lambda version: int(version[2:]))
    for name in ("pages", "release"):
        assert "\n    needs: tests\n" in re.split(r"\n  (?=\w+:)", texts[name].partition("\njobs:")[2])[2]


def test_what_is_cited_is_this_version():
    """As in the package."""
    assert f"\nversion: {catlib.__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_the_place_of_the_account_stands_in_addresses_alone():
    """`docs/releasing.md` says how an account gets there: by one command, as the word stands nowhere else."""
    command = ["git", "grep", "-lIw", "OWNER", "--", ".", ":!docs/releasing.md", ":!tests"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.split("\n")
    left = {name: ADDRESS.sub("", (ROOT / name).read_text(encoding="utf-8")) for name in filter(None, listed)}
    assert [] == [name for name, text in left.items() if "OWNER" in text]
