"""How distributions leave the library: CSV that another program reads back, LaTeX that compiles."""

import csv
import io
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from catlib.chance import Pmf, die


@settings(deadline=None, derandomize=True)
@given(st.dictionaries(st.fractions(-9, 9, max_denominator=9), st.integers(1, 10**30), min_size=1).map(Pmf))
def test_csv_gives_the_distribution_back(pmf):
    """Weights and denominator are whole, however large; the decimal is their quotient."""
    rows = list(csv.DictReader(io.StringIO(pmf.to_csv())))
    assert pmf == Pmf({Fraction(row["outcome"]): int(row["weight"]) for row in rows})
    assert {pmf.denominator} == {int(row["denominator"]) for row in rows}
    assert [float(chance) for chance in pmf.values()] == [float(row["decimal"]) for row in rows]


def test_csv_quotes_what_would_break_it():
    """Commas, quotes and lines within an outcome."""
    pmf = Pmf({"a,b": 1, 'say "cat"': 1, "two\nlines": 1})
    assert set(pmf) == {row["outcome"] for row in csv.DictReader(io.StringIO(pmf.to_csv(), newline=""))}


def test_csv_is_written_to_a_file(tmp_path):
    """The same text, and whoever reads it knows what is approximate."""
    file = tmp_path / "die.csv"
    assert die(6).to_csv(file) == file.read_text(encoding="utf-8")
    assert "outcome,weight,denominator,approximate decimal" == die(2).as_approximate().to_csv().splitlines()[0]


@pytest.mark.parametrize(("pmf", "row"), [
    (die(2), r"1 & \frac{1}{2}"),
    (Pmf({Fraction(-1, 2): 1}), r"-\frac{1}{2} & 1"),
    (Pmf({"50%": 1, "a_b": 3}), r"\text{50\%} & \frac{1}{4}"),
    (Pmf({"a_b": 1}), r"\text{a\_b} & 1"),
    (die(3).as_approximate(), "1 & 0.333333"),
    (Pmf({True: 1, False: 2}), r"\text{False} & \frac{2}{3}"),
])
def test_latex_shows_numbers_as_fractions(pmf, row):
    """An outcome that is not a number is text, with TeX's own signs escaped."""
    assert row in pmf._repr_latex_()


def test_latex_says_what_is_approximate_and_leaves_out_long_tables():
    """A table of more than 60 rows does not fit a page, and none is cut short."""
    assert r"P(X = x) \\" in die(60)._repr_latex_()
    assert r"P(X = x) \approx" in die(2).as_approximate()._repr_latex_()
    assert die(61)._repr_latex_() is None
