"""The language that is spoken, and how each language writes and counts numbers.

A row is from CLDR 48. `en-XA` and `ar-XB`, from right to left, are nobody's: tests seek what is left in English there.
"""

from collections.abc import Callable
from types import TracebackType
from typing import NamedTuple

NARROW, HARD = "\u202f", "\u00a0"


class Language(NamedTuple):
    """The name that a language gives itself, its way to write numbers, and plurals of whole numbers below a million.

    `plural` is the position of a number's category, `ordinal` the category of a number that says which one it is.
    """

    name: str
    decimal: str = "."
    thousands: str = ","
    percent: str = "%"
    categories: tuple[str, ...] = ("one", "other")
    plural: Callable[[int], int] = lambda n: abs(n) != 1
    ordinal: Callable[[int], str] = lambda n: "other"
    grouped_from: int = 1000
    times: str = "·"


def _english(n: int) -> str:
    return "other" if n % 100 in (11, 12, 13) else {1: "one", 2: "two", 3: "few"}.get(n % 10, "other")


def _up_to_one(n: int) -> int:
    return int(abs(n) > 1)


def _first(n: int) -> str:
    return "one" if n == 1 else "other"


LANGUAGES = {
    "en": Language("English", ordinal=_english),
    "en-XA": Language("Éñglíšh", ",", NARROW, f"{NARROW}%", ordinal=_english),
    "ar-XB": Language("טערבע"),
    "de": Language("Deutsch", ",", ".", f"{HARD}%"),
    "es": Language("Español", ",", ".", f"{HARD}%", grouped_from=10_000),
    "fr": Language("Français", ",", NARROW, f"{HARD}%", times="×", plural=_up_to_one, ordinal=_first),
    "it": Language("Italiano", ",", ".", "%", grouped_from=10_000,
                   ordinal=lambda n: "many" if n in (8, 11, 80, 800) else "other"),
    "ja": Language("日本語", ".", ",", "%", ("other",), lambda n: 0, times="×"),
    "nl": Language("Nederlands", ",", ".", "%"),
    "pt-BR": Language("Português (Brasil)", ",", ".", "%", plural=_up_to_one),
}
_spoken = ["en"]


def spoken() -> str:
    """Return the code of the language that is spoken."""
    return _spoken[0]


def row() -> Language:
    """Return how the language that is spoken writes numbers."""
    return LANGUAGES[spoken()]


class language:
    """Speak a language from now on, or within a `with`: what it lacks is said in English.

    >>> from catlib.chance import fixed
    >>> with language("de"):
    ...     fixed(12.5, 1)
    '12,5'
    """

    def __init__(self, code: str):
        if code not in LANGUAGES:
            raise ValueError(f"language={code!r}: expected one of {', '.join(LANGUAGES)}")
        self.before, _spoken[0] = spoken(), code

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        _spoken[0] = self.before


def local(number: str) -> str:
    """Return a number or a product that is written in English, such as "< 12.5%", as the language spoken writes it.

    >>> with language("fr"):
    ...     local("~0.5"), local("33.3%")
    ('~0,5', '33,3\\xa0%')
    """
    if spoken() == "en":
        return number
    return number.replace(".", row().decimal).replace("%", row().percent).replace("·", row().times)
