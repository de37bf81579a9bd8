"""How often tests by draws may reject what is right: one rate for the whole suite, shared among them (Bonferroni).

Such a test draws from fixed seeds, so that it always ends alike. Over all seeds that could have been fixed, one choice
in a million makes any of them fail although all that they test is right.
"""

from scipy.stats import binomtest

FALSE_ALARMS = 1e-6  # of the whole suite
TESTS = 200  # at most that many tests by draws
EACH = FALSE_ALARMS / TESTS


def comes_as_often(hits: int, runs: int, chance: float, alternative: str = "two-sided") -> bool:
    """Whether that many hits can come of a chance; "less" asks only whether they are too few."""
    return bool(binomtest(hits, runs, chance, alternative).pvalue > EACH)
