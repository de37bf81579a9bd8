from typing import NamedTuple

from pydantic import BaseModel, ConfigDict, Field

TITLE = "Broken"
PLAYERS, DEFAULT_PLAYERS = (2, 2), 2


class HouseRules(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")
    stuck: int = Field(0, ge=0, le=1, description="Whether nobody can ever move.")
    fails: int = Field(0, ge=0, le=1, description="Whether the third toss divides by zero.")
    last: int = Field(1000, ge=0, le=1000, description="Tosses after which nobody can move.")


class Setup(NamedTuple):
    seats: int
    stuck: int
    fails: int
    last: int


def build(players: int, house: HouseRules) -> Setup:
    return Setup(players, house.stuck, house.fails, house.last)
