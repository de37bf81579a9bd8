"""The base of all games' house rules: a frozen model, read by the rules as whole numbers."""

import contextlib
from collections import namedtuple
from collections.abc import Container, Iterator
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Self, get_args

from pydantic import BaseModel, ConfigDict

from catlib.game.contract import BadGame


class House(BaseModel):
    """Rules that a table agrees on before it plays; every default is our reading of the rulebook.

    A house rule is a whole number with bounds, a switch, or a choice: a `Literal`, of which `constants` makes names for
    rules to read. Each has a default, and a description or a message `house-…` in the game's voice, which design labs
    show. Raise BadGame for a rule without a default, and for a number without a lower or an upper bound, where the
    class is declared.

    >>> from typing import Literal
    >>> from pydantic import Field
    >>> class HouseRules(House):
    ...     target: int = Field(100, ge=2, le=1000, description="Points that win.")
    ...     leave_by: Literal["overshoot", "exact"] = Field("overshoot", description="How the target is met.")
    >>> HouseRules(leave_by="exact").numbers()
    {'target': 100, 'leave_by': 1}
    """

    model_config = ConfigDict(frozen=True, extra="forbid", validate_default=True)
    voice: ClassVar[Any] = None  # of the game, if it has one

    @classmethod
    def __pydantic_init_subclass__(cls, **more: Any) -> None:
        for name, field in cls.model_fields.items():
            if field.is_required():
                raise BadGame(f"house rule {name}: it has no default; write {name} = Field(…, description=…)")
            if field.annotation is int:
                bounds(cls, name)

    def numbers(self, wanted: Container[str] | None = None) -> dict[str, Any]:
        """The house rules of these names, by default all, as rules read them: whole numbers and tuples of them.

        A choice becomes its position among the choices, a switch 0 or 1. Raise TypeError for a rule that is neither
        of these, nor a number, nor a tuple of them; a game turns those into tables itself.
        """
        names = [name for name in type(self).model_fields if wanted is None or name in wanted]
        return {name: _number(getattr(self, name), choices(type(self), name)) for name in names}


class Numbers(tuple[Any, ...]):
    """The base of setups as rules read them, named tuples of whole numbers and tables of them.

    A game names the tables, and those of a named tuple `more` come after them. A field follows for each house rule that
    is a number, a switch, a choice or a tuple of those, unless a table is called like it.

    >>> from typing import Literal
    >>> from pydantic import Field
    >>> class HouseRules(House):
    ...     target: int = Field(100, ge=2, le=1000, description="Points that win.")
    ...     leave_by: Literal["overshoot", "exact"] = Field("overshoot", description="How the target is met.")
    >>> house = HouseRules(leave_by="exact")
    >>> class Setup(Numbers, house=HouseRules):
    ...     seats: int
    ...     prices: tuple[int, ...]  # by street
    >>> Setup.of(house, seats=2, prices=(1, 2))
    Setup(seats=2, prices=(1, 2), target=100, leave_by=1)
    """

    if TYPE_CHECKING:
        _fields: ClassVar[tuple[str, ...]]

        def __init__(self, **values: Any): ...
        def __getattr__(self, name: str) -> Any: ...  # a house rule; a test looks for those that are read

    def __init_subclass__(cls, house: type[House], more: type | None = None):
        tables = [*cls.__annotations__, *getattr(more, "_fields", ())]
        made = namedtuple(cls.__name__, [*tables, *(rule for rule in _plain_rules(house) if rule not in tables)])  # type: ignore
        for name, value in vars(made).items():
            if name not in vars(cls):
                setattr(cls, name, value)

    @classmethod
    def of(cls, house: House, **tables: Any) -> Self:
        """Return the setup of house rules and of the tables that were made from them."""
        return cls(**tables, **house.numbers(set(cls._fields) - set(tables)))


def _plain_rules(model: type[BaseModel]) -> Iterator[str]:
    """The house rules that are numbers, switches, choices or tuples of those."""
    for name, field in model.model_fields.items():
        with contextlib.suppress(TypeError):
            _number(field.default, choices(model, name))
            yield name


def constants(model: type[BaseModel]) -> ModuleType:
    """Return the numbers of all choices by name, so that rules read `setup.leave_by == choice.EXACT`.

    Where the same words are another number in another house rule, the name of the house rule stands before them.

    >>> from typing import Literal
    >>> class HouseRules(House):
    ...     leave_by: Literal["overshoot", "exact"] = "overshoot"
    >>> HouseRules().leave_by
    'overshoot'
    >>> choice = constants(HouseRules)
    >>> choice.OVERSHOOT, choice.EXACT
    (0, 1)
    """
    made = ModuleType("choice", f"The choices of {model.__module__}.{model.__name__}.")
    every = [(rule, *pair) for rule in model.model_fields for pair in enumerate(choices(model, rule))]
    for rule, number, words in every:
        alone = {n for _, n, other in every if other == words} == {number}
        setattr(made, constant_names(rule, words)[0 if alone else 1], number)
    return made


def bounds(model: type[BaseModel], name: str) -> tuple[int, int]:
    """The least and the greatest value of a house rule that is a number; raise BadGame where one is missing.

    >>> from pydantic import Field
    >>> class HouseRules(House):
    ...     target: int = Field(100, ge=2, le=1000, description="Points that win.")
    >>> bounds(HouseRules, "target")
    (2, 1000)
    """
    field = model.model_fields[name]
    limits = {type(entry).__name__: entry for entry in field.metadata}
    for kind, of_pydantic in {"lower": "Ge", "upper": "Le"}.items():
        if of_pydantic not in limits:
            raise BadGame(
                f"house rule {name}={field.default!r}: it has no {kind} bound; "
                f"write {name}: int = Field({field.default!r}, ge=…, le=…, description=…)"
            )
    return limits["Ge"].ge, limits["Le"].le


def choices(model: type[BaseModel], name: str) -> tuple[str, ...]:
    """The choices of a house rule in their order; of a tuple, those of its entries; none if it is a number.

    >>> from typing import Literal
    >>> class HouseRules(House):
    ...     ties: Literal["all roll", "tied roll"] = "all roll"
    ...     bands: tuple[Literal["a", "b"], Literal["a", "b"]] = ("a", "b")
    >>> HouseRules(bands=("b", "a")).numbers()
    {'ties': 0, 'bands': (1, 0)}
    >>> choices(HouseRules, "ties"), choices(HouseRules, "bands")
    (('all roll', 'tied roll'), ('a', 'b'))
    """
    kinds = get_args(model.model_fields[name].annotation)
    inner = get_args(kinds[0]) if kinds else ()
    return tuple(kind for kind in inner or kinds if isinstance(kind, str))


def constant_names(name: str, choice: str) -> tuple[str, str]:
    """Return the names that a choice's constant may have: its words, or the house rule and its words.

    >>> constant_names("leave_by", "own turns")
    ('OWN_TURNS', 'LEAVE_BY_OWN_TURNS')
    """
    words = "_".join("".join(c if c.isalnum() else " " for c in choice).split()).upper()
    return words, f"{name.upper()}_{words}"


def _number(value: Any, among: tuple[str, ...]) -> Any:
    if isinstance(value, tuple):
        return tuple(_number(entry, among) for entry in value)
    if isinstance(value, str) and value in among:
        return among.index(value)
    if isinstance(value, int):
        return int(value)
    raise TypeError(f"{value!r} is not a number, switch or choice")
