"""Distributions as tables of text, HTML or LaTeX, and as CSV for other programs."""

import csv
import html
import io
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from catlib.chance.numerals import percent

LARGEST_DENOMINATOR = 10**18  # of fractions that a table still shows, and of weights that a repr lists
RARE = Fraction(1, 2000)  # on a side of a chart, all together
LONGEST_REPR = 60  # outcomes that a repr still lists
_LATEX = {"\\": r"\textbackslash{}", "{": r"\{", "}": r"\}", "~": r"\textasciitilde{}", "^": r"\textasciicircum{}"} | {
    sign: f"\\{sign}" for sign in "#$%&_"
}


def mark(pmf: Any) -> str:
    """Return whether a distribution is exact, in a word.

    >>> mark(die(6))
    'exact'
    """
    return "exact" if pmf.exact else "approximate"


def text_table(pmf: Any, places: int = 2) -> str:
    """A text table of outcomes, fractions and percents with that many decimal places.

    >>> print(text_table(die(2), 0))
    Pmf, exact, 2 outcomes
    outcome  fraction  percent
          1       1/2      50%
          2       1/2      50%
    """
    rows = [_headings(pmf), *_rows(pmf, places)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
    return "\n".join([_title(pmf), *lines])


def bars(pmf: Any, width: int = 80, most: int = 30) -> str:
    """A text table with a bar for each chance, `width` letters wide.

    Where there are more outcomes than `most`, neighbours share a line, and those that hardly ever come most of all.

    >>> print(bars(die(3) + die(2), 36))
    Pmf, exact, 4 outcomes
    outcome  fraction  percent
          2       1/6   16.67%  ████
          3       1/3   33.33%  ████████
          4       1/3   33.33%  ████████
          5       1/6   16.67%  ████
    >>> print(bars(100 @ die(6), 50, 6).splitlines()[4])
    323–351  48.13%  ████████████████████████████████
    """
    chances = list(pmf.items())
    rows = [_headings(pmf), *_rows(pmf, 2)]
    if len(chances) > most:
        groups = list(_neighbours(chances, most))
        chances = [(f"{group[0][0]}–{group[-1][0]}", sum(share for _, share in group)) for group in groups]
        rows = [("outcome", "percent"), *((name, f"{_about(pmf)}{percent(share)}") for name, share in chances)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    unit = max(width - sum(widths) - 2 * len(widths), 8) / max(share for _, share in chances)
    drawn = ["", *(_bar(float(unit * share)) for _, share in chances)]
    lines = [
        "  ".join([*(cell.rjust(each) for cell, each in zip(row, widths, strict=True)), bar]).rstrip()
        for row, bar in zip(rows, drawn, strict=True)
    ]
    return "\n".join([_title(pmf).partition(";")[0], *lines])


def _neighbours(chances: list[tuple[Any, Fraction]], most: int) -> Iterator[list[tuple[Any, Fraction]]]:
    """Yield outcomes in at most that many groups: those rarer than RARE on either side, and even ones between."""
    first = last = 0
    for end in (1, -1):
        below, count = Fraction(0), 0
        for _, share in chances[::end]:
            below += share
            if below > RARE:
                break
            count += 1
        first, last = (count, last) if end == 1 else (first, count)
    inner = chances[first : len(chances) - last]
    each = -(-len(inner) // (most - 2))
    yield from filter(None, [chances[:first], *(inner[n : n + each] for n in range(0, len(inner), each))])
    if last:
        yield chances[-last:]


def _bar(length: float) -> str:
    """Return a bar of that many letters, to an eighth of one."""
    eighths = round(8 * length)
    return "█" * (eighths // 8) + " ▏▎▍▌▋▊▉"[eighths % 8].strip()


def html_table(pmf: Any) -> str:
    """A table for a notebook, which scrolls where it is long; outcomes are text, whatever they hold.

    >>> html_table(die(2)).count("<tr>")
    3
    """
    head = "".join(f'<th scope="col">{text}</th>' for text in _headings(pmf))
    body = "".join(_html_row(row) for row in _rows(pmf, 2))
    title = html.escape(_title(pmf))
    return (
        f'<div style="max-height:24em;overflow:auto" tabindex="0" role="region" aria-label="{title}">'
        f"<table><caption>{title}</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def latex_table(pmf: Any) -> str | None:
    r"""The outcomes and their chances as a LaTeX array; None where there are too many for a page.

    >>> print(latex_table(die(2)))
    $\begin{array}{rl}
    x & P(X = x) \\ \hline
    1 & \frac{1}{2} \\
    2 & \frac{1}{2}
    \end{array}$
    """
    if len(pmf) > LONGEST_REPR:
        return None
    exact = _shows_fractions(pmf)
    rows = " \\\\\n".join(f"{_latex(x)} & {_latex(p) if exact else f'{float(p):.6g}'}" for x, p in pmf.items())
    head = "P(X = x)" if exact else r"P(X = x) \approx"
    return f"$\\begin{{array}}{{rl}}\nx & {head} \\\\ \\hline\n{rows}\n\\end{{array}}$"


def csv_text(pmf: Any) -> str:
    """Rows of outcome, weight, denominator and decimal; the decimal is rounded, and so said of what is approximate.

    >>> from catlib.chance import Pmf
    >>> print(csv_text(Pmf({"hit": 1, "miss": 3})), end="")
    outcome,weight,denominator,decimal
    hit,1,4,0.25
    miss,3,4,0.75
    """
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["outcome", "weight", "denominator", "decimal" if pmf.exact else "approximate decimal"])
    rows = zip(pmf.outcomes, pmf.counts, strict=True)
    writer.writerows([x, count, pmf.denominator, count / pmf.denominator] for x, count in rows)
    return text.getvalue()


def _shows_fractions(pmf: Any) -> bool:
    return pmf.exact and pmf.denominator < LARGEST_DENOMINATOR


def _title(pmf: Any) -> str:
    title = f"Pmf, {mark(pmf)}, {len(pmf)} outcome{'' if len(pmf) == 1 else 's'}"
    hidden = pmf.exact and not _shows_fractions(pmf)
    return title + ("; fractions too long to show, items() gives them" if hidden else "")


def _headings(pmf: Any) -> tuple[str, ...]:
    return ("outcome", "fraction", "percent") if _shows_fractions(pmf) else ("outcome", "percent")


def _rows(pmf: Any, places: int) -> Iterator[tuple[str, ...]]:
    for outcome, chance in pmf.items():
        fraction = (str(chance),) if _shows_fractions(pmf) else ()
        yield str(outcome), *fraction, _about(pmf) + percent(chance, places)


def _about(pmf: Any) -> str:
    return "" if pmf.exact else "≈ "


def _html_row(cells: Sequence[str]) -> str:
    first, *rest = map(html.escape, cells)
    return f'<tr><th scope="row">{first}</th>' + "".join(f"<td>{cell}</td>" for cell in rest) + "</tr>"


def _latex(value: Any) -> str:
    r"""A number as mathematics, anything else as text.

    >>> _latex(Fraction(-1, 2)), _latex("50%")
    ('-\\frac{1}{2}', '\\text{50\\%}')
    """
    if isinstance(value, Fraction) and value.denominator > 1:
        return f"{'-' if value < 0 else ''}\\frac{{{abs(value.numerator)}}}{{{value.denominator}}}"
    if isinstance(value, int | Fraction) and not isinstance(value, bool):
        return str(value)
    return f"\\text{{{''.join(_LATEX.get(letter, letter) for letter in str(value))}}}"
