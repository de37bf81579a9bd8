from typing import NamedTuple

from pydantic import BaseModel, ConfigDict, Field

TITLE = "Nim"
PLAYERS, DEFAULT_PLAYERS = (2, 3), 2


class HouseRules(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")
    heaps: tuple[int, ...] = Field((3, 4, 5), min_length=1, max_length=4, description="Objects in each heap.")
    most: int = Field(100, ge=1, le=100, description="Objects that may be taken at once.")
    slips: bool = Field(False, description="Whether an object may fall off after a move.")
    counted: bool = Field(False, description="Whether moves are counted, which tells equal heaps apart.")


class Setup(NamedTuple):
    seats: int
    heaps: tuple[int, ...]
    most: int
    slips: int
    counted: int


def build(players: int, house: HouseRules) -> Setup:
    heaps = (*house.heaps, 0, 0, 0)[:4]
    return Setup(players, heaps, house.most, int(house.slips), int(house.counted))
