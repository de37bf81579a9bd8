"""One module a game: what the board and the dice tray show of a state, as `Scenes` says."""

import importlib
import pkgutil
from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from catlib.game import Cast, fill, you
from catlib.play import Match

__all__ = ["NOBODY", "UNDRAWN", "Badge", "Scenes", "View", "scenes_of"]

NOBODY = -1  # the seat of somebody who sees what all may see


@dataclass(frozen=True)
class Badge:
    """A short text on a part, such as what choosing it is worth."""

    text: str
    spoken: str = ""
    tone: str = ""


@dataclass(frozen=True)
class View:
    """The data that a scene is drawn from: a state and what the table knows about it.

    `legal` are the parts that can be touched now, `selected` those that are; `recent` are the states from the one
    shown before to this one, if the game went on from there, and `actions_since` the actions between them. `seat`
    says who looks, where hands are hidden: a seat, NOBODY, or None if all cards lie open. `states` and `actions` are
    the whole game up to here, for what is drawn as it went.
    """

    game: Any
    state: Any
    names: Sequence[str]
    legal: frozenset[str] = frozenset()
    selected: frozenset[str] = frozenset()
    badges: Mapping[str, Badge] = field(default_factory=dict)
    overlays: frozenset[str] = frozenset()
    recent: Sequence[Any] = ()
    actions_since: Sequence[int] = ()
    seat: int | None = None
    states: Sequence[Any] = ()
    actions: Sequence[int] = ()

    @property
    def cast(self) -> Cast:
        """The same names for sentences; who is called "You" is spoken to."""
        return Cast.of(self.names, you())

    def say(self, id: str, **words: Any) -> str:
        """Return a message of the game's voice about the state."""
        at = self.game.house.voice.at(self.game.setup, self.state, cast=self.cast)
        return str(at.say(id, **words))

    def short(self, seat: int, most: int) -> str:
        """Return a seat's name, cut where it is longer than that many letters."""
        name = self.names[seat]
        return name if len(name) <= most else f"{name[: most - 1]}…"

    def look(self, part: str) -> dict[str, Any]:
        """Return how a target shows: whether it can be chosen, is chosen, and its badge."""
        badge = self.badges.get(part, Badge(""))
        chosen = {"legal": part in self.legal, "selected": part in self.selected}
        return chosen | {"badge": badge.text, "badge_label": badge.spoken, "tone": badge.tone}


class Scenes(Protocol):
    """The contract of the screen: what a module of `catwidgets.scenes` with a game's name must have."""

    KEYS: Mapping[str, str] = {}
    """Letters that touch a part."""
    MULTI_SELECT: tuple[str, ...] = ()
    """How the ids of parts begin that are gathered before anything is done, such as cards."""
    INTERPRETATIONS: tuple[str, ...] = ()
    """How the ids of parts begin that only say how the others are meant."""

    FIRST: tuple[str, ...] = ("button:",)
    """How the ids of parts begin in the order in which the list has their choices; others come last."""

    def is_usual(self, game: Any, state: Any, action: int) -> bool:
        """Return whether the list has an action before all are asked for."""
        return True

    def route(self, game: Any, state: Any, part: str) -> Sequence[int]:
        """Actions in a row by which whoever decides gets to a part that no single action touches; [] for none."""
        return ()

    def warning(self, game: Any, state: Any, part: str, way: Sequence[int]) -> str:
        """Return what a player is told before touching a part that costs something; empty where it costs nothing."""
        return ""

    def ends(self, game: Any, state: Any) -> Mapping[str, str]:
        """Return where a `route` is worth going, the places that are ends of one, each with words for the list."""
        return {}

    def repeat(self, game: Any, state: Any) -> tuple[str, Callable[[Any], int | None]] | None:
        """Return what can be done over and over, or None: words, and the action in a later state, None at its end."""
        return None

    def opened(self, *given: Any) -> Match:
        """Return a new match, given all that one is, from where the table's first game began, if that was opened."""
        return Match(*given)

    def arrow(self, game: Any, state: Any, action: int) -> Sequence[tuple[float, float]]:
        """The points of the way that something goes on the first board by an action; () for none."""
        return ()

    OVERLAYS: Collection[str] = ()
    """What can be drawn on the board on request: name to words, or names where the game's voice has `show-…`."""

    def on_request(self, game: Any) -> Mapping[str, str]:
        """Return the same as names to words."""
        if isinstance(self.OVERLAYS, Mapping):
            return self.OVERLAYS
        return {name: game.house.voice.at(None).say(f"show-{name}") for name in self.OVERLAYS}

    def signs(self) -> Mapping[str, Any]:
        """Return the pictures of signs on the board, 28 × 28 pixels each."""
        return {}

    def legend(self, game: Any) -> Mapping[str, Any]:
        """Return the signs by what the game's voice says of each, `legend-…`."""
        signs = self.signs().items()
        said = {game.house.voice.at(game.setup).say(f"legend-{sign}"): picture for sign, picture in signs}
        return {words: picture for words, picture in said.items() if words}

    COVERED: bool = True
    """Whether hidden hands are covered at first when one person after the other decides."""

    @abstractmethod
    def draw(self, view: View) -> Sequence[Any]:
        """The scenes of a table from left to right, as `catwidgets.draw.Scene`, called after every change.

        Target ids are the parts of the game's actions, or "do:selected", which does what is selected.
        """


UNDRAWN: Scenes = fill(Scenes, object(), "no scenes", draw=lambda view: ())
"""The scenes of a game that is played from a list alone."""


def scenes_of(game: Any) -> Scenes:
    """The scenes of a game; those that draw what a seat may see field by field, if it has none of its own."""
    drawn = {module.name for module in pkgutil.iter_modules(__path__)}
    name = game.name if game.name in drawn else "plain"
    found: Scenes = fill(Scenes, importlib.import_module(f"{__name__}.{name}"), f"scenes of {name}")
    return found
