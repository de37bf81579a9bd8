from typing import NamedTuple

from pydantic import BaseModel, ConfigDict, Field

TITLE = "Keeper"
PLAYERS, DEFAULT_PLAYERS = (1, 1), 1


class HouseRules(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")
    dice: int = Field(3, ge=1, le=8, description="Dice with six faces.")
    eights: int = Field(0, ge=0, le=2, description="Dice with eight faces, after the others.")
    held: int = Field(0, ge=0, le=9, description="Curses before the first roll.")
    limit: int = Field(4, ge=1, le=9, description="Curses at which the dice stand.")


class Setup(NamedTuple):
    seats: int
    dice: int
    sides: tuple[int, ...]
    held: int
    limit: int


def build(players: int, house: HouseRules) -> Setup:
    sides = (6,) * house.dice + (8,) * house.eights
    return Setup(players, len(sides), sides, house.held, house.limit)
