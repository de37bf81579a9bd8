"""The passenger tiles and traffic tickets of Taxi Derby, read from TOML and checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from pydantic import Field, model_validator

from catlib.game import Entries, read_entries, wrong_entry

Colour = Literal["green", "yellow", "red", "purple"]
Type = Literal["commuter", "criminal", "professional", "celebrity", "agent"]
Upgrade = Literal["stereo", "turbo", "wi-fi", "luxury"]
Ability = Literal["none", "speed limit +1", "patrol reach +2", "solo passengers share", "stores -1", "fines -1"]

COLOUR_NAMES = ("green", "yellow", "red", "purple")
TYPE_NAMES = ("commuter", "criminal", "professional", "celebrity", "agent")
UPGRADE_NAMES = ("stereo", "turbo", "wi-fi", "luxury")
ABILITY_NAMES = ("none", "speed limit +1", "patrol reach +2", "solo passengers share", "stores -1", "fines -1")
NO_ABILITY, FASTER, FARTHER, SHARING, CHEAPER, MILDER = range(len(ABILITY_NAMES))
COLOURS, TYPES, UPGRADES = len(COLOUR_NAMES), len(TYPE_NAMES), len(UPGRADE_NAMES)
TILES, KINDS, STACK = 72, 16, 12  # most tiles, kinds of tickets, tiles in a stack


class Tile(Entries):
    """A passenger: what it asks of a taxi and what it pays; rule 30."""

    colour: Colour
    type: Type
    to: str = Field(description="The letter of a landmark.")
    pays: int = Field(ge=0, le=20)
    needs: tuple[Upgrade, ...] = ()
    tickets: int | None = Field(None, ge=0, le=36)
    times: bool = False
    solo: bool = False


class Share(Entries):
    """The number of tiles of a colour, and how many go into each stack."""

    tiles: int = Field(ge=0, le=TILES)
    in_stack: int = Field(ge=0, le=STACK)


class Passengers(Entries):
    """All passenger tiles, how stacks are built from the top, and what a second token of an upgrade brings."""

    title: str = Field("Passengers", max_length=80)
    invented: bool = Field(True, description="Whether this is our invention and no printed tiles.")
    colours: dict[Colour, Share]
    abilities: dict[Upgrade, Ability] = Field(default_factory=dict)
    tiles: tuple[Tile, ...] = Field(min_length=1, max_length=TILES)

    @model_validator(mode="before")
    @classmethod
    def _extended(cls, entries: Any) -> Any:
        if not isinstance(entries, Mapping) or entries.get("extends") != "passengers":
            return entries
        base = read_passengers("passengers").model_dump(exclude_unset=True)
        more = {name: told for name, told in entries.items() if name != "extends"}
        return base | more | {"tiles": (*base["tiles"], *more.get("tiles", ()))}

    @model_validator(mode="after")
    def _adds_up(self) -> Passengers:
        for colour in COLOUR_NAMES:
            share = self.share(colour)
            found = sum(tile.colour == colour for tile in self.tiles)
            if found != share.tiles:
                reason = f"{share.tiles} {colour} tiles are announced and {found} listed; the two are the same number"
                raise wrong_entry(("colours", colour, "tiles"), share.tiles, reason)
        if not 2 <= self.stack <= STACK:
            reason = f"a stack would have {self.stack} tiles; it has 2 to {STACK}"
            raise wrong_entry(("colours",), self.stack, reason)
        return self

    def __hash__(self) -> int:
        return hash(self.model_dump_json())

    def share(self, colour: str) -> Share:
        """The numbers of a colour, all 0 if nothing is said of it."""
        return self.colours.get(colour, Share(tiles=0, in_stack=0))  # type: ignore[call-overload]

    @property
    def stack(self) -> int:
        """Return how many tiles a stack has before two of them go face up."""
        return sum(self.share(colour).in_stack for colour in COLOUR_NAMES)

    def check_for(self, stacks: int, landmarks: Any) -> None:
        """Raise ValueError if these tiles do not make the stacks of a city or want to go where it has no drop-off."""
        for colour in COLOUR_NAMES:
            share = self.share(colour)
            if share.tiles < stacks * share.in_stack:
                wanted = f"{stacks} stacks with {share.in_stack} each need {stacks * share.in_stack}"
                raise ValueError(f"there are {share.tiles} {colour} tiles; {wanted}")
        for i, tile in enumerate(self.tiles):
            if tile.to not in landmarks:
                raise ValueError(f"tiles.{i}.to={tile.to!r}: this city has drop-offs at {', '.join(landmarks)}")


class Ticket(Entries):
    """A kind of ticket with one fine: dollars, an upgrade, or a visit to the police station."""

    count: int = Field(1, ge=1, le=100)
    dollars: int | None = Field(None, ge=1, le=50)
    lose: Literal["stereo", "turbo", "wi-fi", "luxury", "any"] | None = None
    station: bool = False

    @model_validator(mode="after")
    def _one_fine(self) -> Ticket:
        if (self.dollars is not None) + (self.lose is not None) + self.station != 1:
            raise wrong_entry(("dollars",), self.dollars, "a ticket has one fine: dollars, lose, or station = true")
        return self


class Tickets(Entries):
    """The deck of traffic tickets."""

    title: str = Field("Tickets", max_length=80)
    invented: bool = Field(True, description="Whether this is our invention and no printed cards.")
    cards: int = Field(ge=0, le=120)
    tickets: tuple[Ticket, ...] = Field(max_length=KINDS)

    @model_validator(mode="after")
    def _adds_up(self) -> Tickets:
        found = sum(ticket.count for ticket in self.tickets)
        if found != self.cards:
            reason = f"{self.cards} cards are announced and {found} listed; the two are the same number"
            raise wrong_entry(("cards",), self.cards, reason)
        return self


def read_passengers(source: Any) -> Any:
    """Tiles from 'passengers', a TOML file's path, a mapping, or Passengers; ValueError if that cannot be read."""
    return read_entries(source, Passengers, __package__, "set of passengers")


def read_tickets(source: Any) -> Any:
    """A deck from 'tickets', a TOML file's path, a mapping, or Tickets; raise ValueError if that cannot be read."""
    return read_entries(source, Tickets, __package__, "deck of tickets")
