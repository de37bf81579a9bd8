"""Operators of distributions: `+`, `//`, `@` and `>=` work on the outcomes of independent draws."""

import operator
from abc import ABC, abstractmethod
from collections.abc import Callable
from fractions import Fraction
from typing import Any, Self

from catlib.chance.outcomes import each_place


class Operators(ABC):
    """The operators of a distribution, made of a few methods that know how its outcomes are kept.

    >>> die(6) + 2 > 7
    Pmf({False: 5, True: 1})
    """

    @abstractmethod
    def map(self, function: Callable[[Any], Any]) -> Self:
        """The distribution of `function(outcome)`.

        >>> die(6).map(lambda face: face % 2)
        Pmf({0: 3, 1: 3})
        """

    @abstractmethod
    def _with(self, operation: Callable[[Any, Any], Any], other: Any) -> Self:
        """Each outcome first, then a value or an independent draw from another distribution."""

    @abstractmethod
    def _after(self, operation: Callable[[Any, Any], Any], other: Any) -> Self:
        """A value first, then each outcome."""

    @abstractmethod
    def _against(self, other: Any) -> tuple[int, int, int]:
        """In how many cases an outcome is greater than, equal to and less than a value or another draw."""

    @abstractmethod
    def _answer(self, other: Any, yes: int, no: int) -> Self:
        """The distribution of True and False in that many cases of a question about a value or another draw."""

    def __add__(self, other: Any) -> Self:
        return self._with(operator.add, other)

    def __radd__(self, other: Any) -> Self:
        return self._after(operator.add, other)

    def __neg__(self) -> Self:
        return self.map(each_place(operator.neg))

    def __abs__(self) -> Self:
        """Return how far each outcome is from 0.

        >>> abs(die(6) - die(6)).exactly(0)
        Fraction(1, 6)
        """
        return self.map(each_place(abs))

    def __sub__(self, other: Any) -> Self:
        return self._with(operator.sub, other)

    def __rsub__(self, other: Any) -> Self:
        return self._after(operator.sub, other)

    def __mul__(self, other: Any) -> Self:
        return self._with(operator.mul, other)

    def __rmul__(self, other: Any) -> Self:
        return self._after(operator.mul, other)

    def __floordiv__(self, other: Any) -> Self:
        """The quotient rounded down.

        >>> die(6) // 2
        Pmf({0: 1, 1: 2, 2: 2, 3: 1})
        """
        return self._with(operator.floordiv, other)

    def __rfloordiv__(self, other: Any) -> Self:
        return self._after(operator.floordiv, other)

    def __mod__(self, other: Any) -> Self:
        """Return the remainder of a division that is rounded down.

        >>> die(6) % 4
        Pmf({0: 1, 1: 2, 2: 2, 3: 1})
        """
        return self._with(operator.mod, other)

    def __rmod__(self, other: Any) -> Self:
        return self._after(operator.mod, other)

    def __truediv__(self, other: Any) -> Self:
        """The quotient as a fraction.

        >>> (die(6) / 4).exactly(0.75)
        Fraction(1, 6)
        """
        return self._with(_quotient, other)

    def __rtruediv__(self, other: Any) -> Self:
        return self._after(_quotient, other)

    def __ge__(self, other: Any) -> Self:
        """Compare: is an outcome at least a value, or an independent draw from another distribution? True or False.

        >>> die(6) >= 5, (die(8) > die(6)).exactly(True)
        (Pmf({False: 4, True: 2}), Fraction(9, 16))
        """
        greater, equal, less = self._against(other)
        return self._answer(other, greater + equal, less)

    def __gt__(self, other: Any) -> Self:
        greater, equal, less = self._against(other)
        return self._answer(other, greater, equal + less)

    def __le__(self, other: Any) -> Self:
        greater, equal, less = self._against(other)
        return self._answer(other, equal + less, greater)

    def __lt__(self, other: Any) -> Self:
        greater, equal, less = self._against(other)
        return self._answer(other, less, greater + equal)


def _quotient(dividend: Any, divisor: Any) -> Any:
    """Whole numbers divide to a fraction, not to a float."""
    whole = isinstance(dividend, int) and isinstance(divisor, int)
    return Fraction(dividend, divisor) if whole else dividend / divisor
