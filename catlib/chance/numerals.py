"""Numbers as people read them: percentages, decimals, a real minus, thousands apart, and how many there are of a thing.

>>> percent(Fraction(1, 3)), fixed(-0.25, 1), spaced(40320), counted(2, "die", "dice")
('33.33%', '−0.2', '40,320', '2 dice')
"""

import re
from fractions import Fraction

from catlib.chance.languages import local, row

LONG = 24  # signs of a fraction that nobody reads
PLACES = 4  # digits that are read at a glance
PRINTED = re.compile(r"(?<![\w.,/=])(?P<minus>-?)(?P<whole>\d+)(?P<decimals>\.\d+)?(?P<percent>%?)(?![\w/]|[.,]\d)")


def percent(chance: Fraction, places: int = 2) -> str:
    """A chance as a percentage that never rounds to impossible or certain.

    >>> percent(Fraction(1, 3)), percent(Fraction(1, 10**9)), percent(Fraction(1))
    ('33.33%', '<0.01%', '100.00%')
    """
    least = 10**places
    cases, all_cases = chance.as_integer_ratio()
    steps, rest = divmod(100 * least * cases, all_cases)
    steps += 2 * rest > all_cases or (2 * rest == all_cases and steps % 2)  # as `round` does
    if steps == 0 and cases:
        return local(f"<{1 / least:.{places}f}%")
    if steps == 100 * least and cases < all_cases:
        return local(f">{100 - 1 / least:.{places}f}%")
    return local(f"{steps / least:.{places}f}%")


def short_percent(chance: float | Fraction) -> str:
    """A chance in few letters, for a place on a board; it too never rounds to impossible or certain.

    >>> short_percent(0.004), short_percent(0.5), short_percent(0.9999), short_percent(1)
    ('<1%', '50%', '>99%', '100%')
    """
    rounded = round(100 * chance)
    if rounded in (0, 100) and 0 < chance < 1:
        return local("<1%" if rounded == 0 else ">99%")
    return local(f"{rounded}%")


def decimal(value: Fraction) -> str:
    """A fraction as a decimal of four digits, with the sign that says whether they are all.

    >>> decimal(Fraction(3, 4)), decimal(Fraction(19441, 7776))
    ('= 0.75', '≈ 2.500')
    """
    short = f"{float(value):.4g}"
    return local(f"= {short}" if Fraction(short) == value else f"≈ {float(value):#.4g}").replace("-", "−")


def four_digits(value: float | Fraction) -> str:
    """A number in four digits at most, with a real minus.

    >>> four_digits(Fraction(1, 3)), four_digits(-7)
    ('0.3333', '−7')
    """
    return local(f"{float(value):.4g}".replace("-", "−"))


def fixed(value: float | Fraction, places: int = 0, plus: bool = False) -> str:
    """A number with that many decimals and a real minus, none before zero; `plus` writes a plus as well.

    >>> fixed(Fraction(-1, 3), 1), fixed(Fraction(-1, 300), 1), fixed(20.04, 1, plus=True), fixed(0.04, 1, plus=True)
    ('−0.3', '0.0', '+20.0', '0.0')
    """
    rounded = round(float(value), places) + 0.0  # no minus before zero
    return local(f"{rounded:{'+' if plus and rounded else ''}.{places}f}".replace("-", "−"))


def about(value: float | Fraction, places: int = 1) -> str:
    """An estimate of a number; a minus stands apart from the tilde, which looks like one.

    >>> about(Fraction(1, 3)), about(Fraction(-1, 3))
    ('~0.3', '~\u2009−0.3')
    """
    shown = fixed(value, places)
    return f"~\u2009{shown}" if shown.startswith("−") else f"~{shown}"


def spaced(number: int) -> str:
    """A whole number with its thousands apart, in English by commas.

    >>> spaced(1234567)
    '1,234,567'
    """
    return f"{number:,}".replace(",", row().thousands if abs(number) >= row().grouped_from else "")


def counted(number: int, one: str, many: str = "") -> str:
    """Return how many there are of a thing; `many` is its plural, by default with an s.

    >>> counted(1, "space"), counted(0, "space"), counted(2, "pass", "passes")
    ('1 space', '0 spaces', '2 passes')
    """
    return f"{number} {one if number == 1 else many or one + 's'}"


def from_to(few: int, many: int, one: str) -> str:
    """Return how many there may be of a thing, at least and at most.

    >>> from_to(1, 1, "player"), from_to(1, 4, "player")
    ('1 player', '1 to 4 players')
    """
    return counted(few, one) if few == many else f"{few} to {counted(many, one)}"


def exactly(chance: Fraction) -> str:
    """Write a chance as a fraction and as a percentage, as that alone where nobody reads the fraction.

    >>> exactly(Fraction(1, 6)), exactly(Fraction(5, 6) ** 20)
    ('1/6 = 16.7%', '2.61%')
    """
    return f"{chance} = {percent(chance, 1)}" if len(str(chance)) <= LONG else percent(chance)


def as_read(printed: str) -> str:
    """A printed text with its numbers as people read them; what Python writes in brackets stays.

    >>> as_read("5.830258 of 46656"), as_read("-1 more"), as_read("-1/8"), as_read("[0.5, 0.25]")
    ('5.83 of 46,656', '−1 more', '−1/8', '[0.5, 0.25]')
    """
    if printed.startswith(("(", "[", "{")):
        return printed
    return re.sub(r"(?<!\S)-(?=\d)", "−", PRINTED.sub(_as_read, printed))  # before a fraction too


def _as_read(found: re.Match[str]) -> str:
    whole, decimals = found["whole"], found["decimals"] or ""
    if row().thousands == "." and len(decimals) == 4 and int(whole + decimals[1:]) >= row().grouped_from:
        return found[0].replace("-", "−")  # 12.345 has its thousands apart already
    if len(decimals) > PLACES + 1 and 0.001 <= float(whole + decimals) < 1000:
        number = four_digits(float(whole + decimals))
    else:
        number = (spaced(int(whole)) if len(whole) > PLACES else whole) + local(decimals)
    return found["minus"].replace("-", "−") + number + local(found["percent"])
