"""A module is made from the sources that are in memory, whatever happened to the files since."""

import importlib.util

from .one import INT, store

FIRST = "from catlib.rules.decorator import rule\n\n\n@rule\ndef f(n):\n    return n + 1\n"


def test_a_file_that_was_changed_since(tmp_path):
    """A rule is translated as it was read, and anew when its file is read again."""
    file = tmp_path / "rules.py"
    file.write_text(FIRST)
    spec = importlib.util.spec_from_file_location("changing_rules", file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    file.write_text("\n" + FIRST.replace("n + 1", "n + 200"))
    assert 8 == module.f(7) == store(module.f, INT).run(7)
    spec.loader.exec_module(module)
    assert 207 == module.f(7) == store(module.f, INT).run(7)
