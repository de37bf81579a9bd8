from typing import NamedTuple

from pydantic import BaseModel, ConfigDict, Field

TITLE = "Pig"
PLAYERS, DEFAULT_PLAYERS = (2, 2), 2


class HouseRules(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")
    target: int = Field(100, ge=1, le=1000, description="Points that win the race.")
    sides: int = Field(6, ge=2, le=20, description="Faces of the die.")


class Setup(NamedTuple):
    seats: int
    target: int
    sides: int


def build(players: int, house: HouseRules) -> Setup:
    return Setup(players, house.target, house.sides)
