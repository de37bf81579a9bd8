"""Small changes of a file: one place at a time, inside functions only, each told in a line."""

from tools.mutations import difference, mutations

SOURCE = '''"""Says 1."""

LIMIT = 3


def price(n: int = 2) -> int:
    """Costs 4."""
    return n + 5 if n < LIMIT else 0
'''


def test_changes_are_inside_functions():
    """Numbers, comparisons, sums and choices change; texts and what stands outside stay."""
    lines = [says.split(" | ")[-1] for says, _ in mutations(SOURCE)]
    changed = ("n - 5 if n < LIMIT else 0", "n + 6 if n < LIMIT else 0", "n + 5 if n <= LIMIT else 0")
    assert {f"+ return {each}" for each in changed} <= set(lines)
    assert not any("LIMIT = " in line or "Says" in line or "Costs" in line for line in lines)


def test_each_change_is_one_place():
    """Every changed text differs from the source in one line."""
    for says, changed in mutations(SOURCE):
        pairs = zip(SOURCE.splitlines(), changed.splitlines(), strict=True)
        assert 1 == sum(before != after for before, after in pairs)
        assert says == difference(SOURCE, changed)
