"""Nothing that somebody gives is run; what we use is listed with its licence."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SHELL = {"system", "popen"}
# what makes a program of a text or of bytes, and where that is meant
RUNS = {"eval", "exec", "compile", "pickle", "marshal", "shelve", "dill", "cloudpickle", "joblib", "yaml", *SHELL}
MEANT = {"catlib/rules/records.py": "a record's class is made from its field names, which a rules file declares",
    "catlib/rules/decorator.py": "rules are made from the source that the interpreter has read already",
    "catlib/game/files.py": "a file that somebody loads as a game is a program, and the guides say so"}
LICENCES = {"MIT", "MIT-0", "MIT-CMU", "BSD", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "ISC", "Apache-2.0", "MPL-2.0",
            "PSF-2.0", "Zlib", "CC0-1.0", "LLVM-exception"}


def used(source):
    """The names that a module imports or calls, without what stands behind a dot before them."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name.split(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").split(".")[0]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in SHELL:
            yield node.func.attr


@pytest.mark.parametrize("room", ["catlib", "widgets"])
def test_no_text_is_run_and_no_bytes_become_objects(room):
    """Neither library nor widgets evaluate a text or unpickle anything, but in the places that say why."""
    found = {str(path.relative_to(ROOT)) for path in (ROOT / room).rglob("*.py")
             if RUNS & set(used(path.read_text(encoding="utf-8")))}
    assert {place for place in MEANT if place.startswith(room)} == found


def test_every_pinned_package_is_listed_with_its_licence():
    """`docs/licences.md` names each package of `constraints.txt` once, and each licence is a free one."""
    pinned = set(re.findall(r"^([\w.-]+)==", (ROOT / "constraints.txt").read_text(encoding="utf-8"), re.M))
    text = (ROOT / "docs" / "licences.md").read_text(encoding="utf-8")
    licences = dict(re.findall(r"^- ([^:]+): ((?:.+\n)(?:  .+\n)*)", text, re.M))
    assert sorted(pinned) == sorted(name for names in licences.values() for name in re.split(r",\s+", names.strip()))
    assert set() == {word for each in licences for word in re.split(" AND | OR | WITH ", each)} - LICENCES
