"""Every small change that mutmut knows to make inside the functions of a Python file, as JSON.

    python tools/mutations.py catlib/games/empire/sets.py

Each change is a pair: the lines before and after, and the whole text with it. Run by `tools/mutants.py` in the
environment that has mutmut. Only its changes are used and not its runner, which swaps functions while a program runs:
compiled rules are read from their files.
"""

import difflib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import libcst
from mutmut.mutation.mutators import mutation_operators

# an argument or a value that is not there stops any program at once; no test is needed to notice
TOO_EASY = ("operator_arg_removal", "operator_assignment")


class _Places(libcst.CSTVisitor):
    """The nodes inside functions, but for texts, decorators and annotations."""

    def __init__(self) -> None:
        self.found: list[libcst.CSTNode] = []
        self.depth = 0

    def on_visit(self, node: libcst.CSTNode) -> bool:
        if isinstance(node, libcst.Decorator | libcst.Annotation | libcst.BaseString):
            return False
        if self.depth:
            self.found.append(node)
        self.depth += isinstance(node, libcst.FunctionDef)
        return True

    def on_leave(self, node: libcst.CSTNode) -> None:
        self.depth -= isinstance(node, libcst.FunctionDef)


def mutations(source: str) -> Iterator[tuple[str, str]]:
    """Each change in a line, and the changed text."""
    module, places = libcst.parse_module(source), _Places()
    module.visit(places)
    for node in places.found:
        for kind, changes in mutation_operators:
            if not isinstance(node, kind) or changes.__name__ in TOO_EASY:
                continue
            for other in changes(node):
                changed = module.deep_replace(node, other).code
                if changed != source:
                    yield difference(source, changed), changed


def difference(source: str, changed: str) -> str:
    """The lines that differ, before and after."""
    pairs = difflib.unified_diff(source.splitlines(), changed.splitlines(), n=0, lineterm="")
    return " | ".join(" ".join(line.split()) for line in pairs if line[:1] in "+-" and line[:3] not in ("+++", "---"))


if __name__ == "__main__":
    json.dump(list(mutations(Path(sys.argv[1]).read_text(encoding="utf-8"))), sys.stdout)
