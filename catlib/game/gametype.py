"""A game put together of the seven parts of `catlib.game.contract`, each completed by the contract's defaults.

    from catlib.game import GameType, parts_of_voice
    from . import bots, goals, rules, setup, voice
    GAME = GameType(__name__, rules=rules, setup=setup, bots=bots, goals=goals, **parts_of_voice(voice))
"""

import functools
from dataclasses import dataclass
from typing import Any

from catlib.game.contract import BadGame, Bots, Goals, Manual, Rules, Setup, Story, Words
from catlib.game.voice import say


def strictly_literal(setup: Any) -> dict[str, Any]:
    """The house rules of a game's `Setup` in the most literal reading; all others are at their default.

    >>> from catlib.game import find
    >>> load("cat_cab", **strictly_literal(find("cat_cab").setup)).house.curse_supply
    6
    """
    return {name: value for name, (value, _) in setup.LITERAL.items()}


@dataclass(frozen=True)
class Source:
    """The source of a game of one file: its module, a place for people, its text, and a fingerprint of the text.

    The text is what another process makes the game of; comments and blank lines do not change the fingerprint.
    """

    module: str
    where: str
    text: str
    digest: str


class GameType:
    """A game put together of its parts, before anybody agreed on players and house rules: `catlib.load` asks for those.

    `name` is the last word of the package's name; `source` says where a game without a package of its own comes from.
    Raise BadGame if a part lacks what the contract wants of it.

    >>> from catlib.game import find
    >>> cab = find("cat_cab")
    >>> cab.name, cab.setup.TITLE, cab.most_seats
    ('cat_cab', 'Cat Cab Crew', 3)
    """

    def __init__(
        self,
        package: str,
        *,
        rules: Any,
        setup: Any,
        words: Any,
        bots: Any,
        goals: Any = None,
        story: Any = None,
        manual: Any = None,
        source: Source | None = None,
    ):
        self.name, self.source = package.rpartition(".")[2], source
        self.rules: Rules = fill(Rules, rules, f"game {self.name}: rules")
        self.setup: Setup = fill(Setup, setup, f"game {self.name}: setup")
        self.words: Words = fill(Words, words, f"game {self.name}: words", rules=self.rules)
        self.bots: Bots = fill(Bots, bots, f"game {self.name}: bots")
        self.goals: Goals = fill(Goals, goals, f"game {self.name}: goals")
        told = {"rules": self.rules, "words": self.words}
        self.story: Story = fill(Story, story, f"game {self.name}: story", **told)
        self.manual: Manual = fill(Manual, manual, f"game {self.name}: manual")

    @functools.cached_property
    def most_seats(self) -> int:
        """The number of seats when as many play as can: what a state has room for."""
        return most_seats(self.setup)

    @property
    def reading(self) -> str:
        """The name of the usual house rules: our reading of a rulebook, or what a file of one's own has."""
        return say("our-reading" if self.source is None else "as-written")

    def __repr__(self) -> str:
        return f"<GameType {self.name}>"


def most_seats(setup: Any) -> int:
    """Return how many seats a game's `Setup` builds for the most players, under its own house rules."""
    return int(setup.build(setup.PLAYERS[1], setup.HouseRules()).seats)


def contents(part: Any) -> dict[str, Any]:
    """Return what a part of a game consists of: names to the contract's defaults, None where there is none.

    >>> list(contents(Manual))
    ['ABOUT', 'WORTH_TRYING', 'WORKED_TURN', 'voice', 'how_to_play']
    """
    functions = {name: entry for name, entry in vars(part).items() if name[0] != "_" and callable(entry)}
    return {name: getattr(part, name, None) for name in part.__annotations__} | functions


def fill(part: Any, given: object, what: str, **more: Any) -> Any:
    """Complete a part with the contract's default for whatever it leaves out.

    `part` is a Protocol with its defaults as bodies and values, `given` a module or any other object, `what` its name
    in errors. Raise BadGame for a function without a body, or a value without a default, that was not given.

    >>> from typing import Protocol
    >>> class Colours(Protocol):
    ...     FIRST: str
    ...     LAST: str = "blue"
    >>> fill(Colours, object(), "colours", FIRST="red").LAST
    'blue'
    >>> fill(Colours, object(), "colours")
    Traceback (most recent call last):
    ...
    catlib.game.contract.BadGame: colours: there is no FIRST; what it is to be stands in Colours of catlib.game.gametype
    """
    names = list(contents(part))
    found = {name: getattr(given, name) for name in names if hasattr(given, name)} | more
    wanted: frozenset[str] = getattr(part, "__abstractmethods__", frozenset())
    for name in names:
        if name not in found and (name in wanted or not hasattr(part, name)):
            file = f" ({path})" if (path := getattr(given, "__file__", None)) else ""
            where = f"{part.__name__} of {part.__module__}"
            raise BadGame(f"{what}: there is no {name}{file}; what it is to be stands in {where}")
    space = {name: staticmethod(value) if callable(value) else value for name, value in found.items()}
    return type(part.__name__, (part,), space)()
