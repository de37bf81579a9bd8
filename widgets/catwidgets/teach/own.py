"""Functions that a reader writes: called with care, and checked against the true one.

>>> task = Task("double", "Write a function that doubles a number.", lambda n: 2 * n, cases=[(1,), (5,)])
>>> task.judge(lambda n: n + n)
Right: your function agrees in all 2 cases.
>>> task.judge(lambda n: n + 1)
Not yet. For (5) it should be 10, and yours says 6.
"""

import copy
import functools
import inspect
import math
import weakref
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from numbers import Real
from typing import Any, cast

from catwidgets.draw import Chart
from catwidgets.teach.exhibits import Control, Explored, Explorer, Picture, named_after
from catwidgets.teach.questions import Question, Verdict
from catwidgets.teach.voice import say, sentences

LONGEST = 120  # signs of an argument in a sentence
PATIENCE = 1000  # times that a search may ask for the neighbours of one place


class Broken(ValueError):
    """A reader's function stopped, or gave nothing; the message says where."""


class Unwritten(Broken):
    """Nobody has written the function yet."""


class Own:
    """A reader's function that says in a sentence where it stops.

    >>> Own(lambda n: 1 / n)(0)
    Traceback (most recent call last):
        ...
    catwidgets.teach.own.Broken: your function stops at (0): ZeroDivisionError, division by zero
    """

    def __init__(self, function: Callable[..., Any]):
        if not callable(function):
            raise Broken(say("own-none", given=repr(function)))
        self.function = function
        name = getattr(function, "__name__", "<lambda>")
        self.name = say("own-name") if name == "<lambda>" else name

    def __call__(self, *args: Any) -> Any:
        """Call it with copies, so that a function that changes what it was given spoils nothing."""
        try:
            value = self.function(*map(copy.copy, args))
        except Exception as error:
            self._refuse_dots()
            where = {"name": self.name, "place": _told(args), "error": f"{type(error).__name__}, {error}"}
            raise Broken(say("own-stops", **where)) from None
        if value is ...:
            self._refuse_dots()
        if value is None or value is ...:
            raise Broken(say("own-nothing", name=self.name, place=_told(args)))
        return value

    def giving(self, what: str, fits: Callable[[Any], bool], *args: Any) -> Any:
        """Call it, and raise Broken unless what it gives fits.

        >>> Own(str).giving("a number", lambda said: isinstance(said, int), 7)
        Traceback (most recent call last):
            ...
        catwidgets.teach.own.Broken: str gives 7: it should give a number
        """
        said = self(*args)
        if not fits(said):
            raise Broken(say("own-gives", name=self.name, said=str(said)[:40], what=what))
        return said

    def _refuse_dots(self) -> None:
        """Raise Broken where nobody has written anything yet."""
        if ... in getattr(getattr(inspect.unwrap(self.function), "__code__", None), "co_consts", ()):
            raise Unwritten(say("own-dots", name=self.name)) from None


class Places(dict[str, list[str]]):
    """Places with their neighbours, which note in which order a search takes them and stop one that never ends.

    >>> town = Places({"a": ["b"], "b": ["a"]})
    >>> town["a"], town.taken
    (['b'], ['a'])
    """

    def __init__(self, places: Mapping[str, list[str]], taken: list[str] | None = None):
        super().__init__(places)
        self.taken: list[str] = [] if taken is None else taken

    def __getitem__(self, place: str) -> list[str]:
        neighbours = super().__getitem__(place)
        self.taken.append(place)
        if len(self.taken) > PATIENCE * len(self):
            raise RuntimeError("the search never ends; a place that is taken has to leave those that wait")
        return neighbours

    def __copy__(self) -> "Places":
        """A copy for another search, which writes into the same notes from their beginning."""
        self.taken.clear()
        return Places(self, self.taken)


def _same(given: Any, right: Any) -> bool:
    """Return whether two values are equal; a computed float may be off in its last digits."""
    if isinstance(given, float) and isinstance(right, Real):
        return math.isclose(given, right, rel_tol=1e-9)
    return bool(given == right)


def _told(args: Sequence[Any]) -> str:
    """Arguments as they are, sets in order, long ones cut short."""
    words = (f"{{{', '.join(sorted(map(repr, arg)))}}}" if isinstance(arg, set) and arg else str(arg) for arg in args)
    return f"({', '.join(word if len(word) <= LONGEST else f'{word[:LONGEST]} …' for word in words)})"


def friendly(make: Callable[..., Any]) -> Callable[..., Any]:
    """Turn what is wrong with a reader's function into a sentence in place of the picture."""

    @functools.wraps(make)
    def made(*args: Any, **rest: Any) -> Any:
        try:
            return make(*args, **rest)
        except Broken as error:
            return _refused(error)

    return made


def _refused(error: Broken) -> Verdict:
    """Answer a function that stopped, or that nobody has begun."""
    begun = not isinstance(error, Unwritten)
    return Verdict(False, say("own-not-yet" if begun else "own-your-turn", why=str(error)), begun)


_true = weakref.WeakKeyDictionary[Callable[..., Any], Callable[..., Any]]()  # of what a reader is to write


def by_reader(
    task: str | Callable[[], str],
    check: Callable[[Own], Any] = lambda own: None,
    made: Callable[[Own], Any] = lambda own: own,
    **controls: Control,
) -> Callable[[Callable[..., Picture | Chart]], Explored]:
    """Turn a function that draws into one that takes a reader's function, checks it, and draws what is made of it.

    One that was checked is said to be the reader's; where it is not written yet, a right one draws.

    >>> from catwidgets.draw import curve
    >>> @by_reader("Move it.", n=(2, 3, 9))
    ... def values(own, n):
    ...     return curve([(k, own(k)) for k in range(n)], "Values", "k")
    >>> values(lambda k: k * k).set("n", 4)
    """

    def show(draw: Callable[..., Picture | Chart]) -> Explored:
        @friendly
        def shown(function: Callable[..., Any]) -> Explorer:
            asked = function in _true
            try:
                return explored(Own(function), "own-draws" if asked else "")
            except Unwritten:
                if not asked:
                    raise
                return explored(Own(_true[function]), "own-true")

        def explored(own: Own, whose: str) -> Explorer:
            check(own)
            words = sentences(say(whose), task() if callable(task) else task) if whose else task
            return Explorer(functools.partial(draw, made(own)), words, draw.__module__, **controls)

        return cast(Explored, named_after(draw, shown))

    return show


@dataclass(frozen=True)
class Task(Question):
    """A function to write: `answer` is the true one, and `cases` are the arguments on which both must agree."""

    cases: tuple[tuple[Any, ...], ...] = ()

    def __post_init__(self) -> None:
        if not self.cases:
            raise ValueError(f"task {self.name!r}: it needs cases to be checked on")

    def judge(self, given: Any) -> Verdict:
        """Compare on every case, and name the first that differs."""
        try:
            own = Own(given)
            if inspect.isfunction(given):
                _true[given] = self.truth
            wrong = next(((case, own(*case)) for case in self.cases if not _same(own(*case), self.truth(*case))), None)
        except Broken as error:
            return _refused(error)
        if wrong is None:
            return Verdict(True, sentences(say("own-right", cases=len(self.cases)), self.because))
        case, said = wrong
        told = {"case": _told(case), "right": str(self.truth(*case)), "said": str(said)}
        return Verdict(False, say("own-wrong", **told))

    def truth(self, *case: Any) -> Any:
        """Return what a right function gives."""
        return self.answer(*case)
