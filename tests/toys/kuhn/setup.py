from typing import NamedTuple

from pydantic import BaseModel, ConfigDict

TITLE = "Kuhn's poker"
PLAYERS, DEFAULT_PLAYERS = (2, 2), 2


class HouseRules(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Setup(NamedTuple):
    seats: int


def build(players: int, house: HouseRules) -> Setup:
    return Setup(players)
