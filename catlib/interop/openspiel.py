"""A game for OpenSpiel's algorithms: `openspiel_game(load("pig.py"))` is a `pyspiel.Game`.

An information state remembers all that a seat has seen and done. Source: python/games/kuhn_poker.py of OpenSpiel.
"""

import functools
from typing import Any

from catlib.game import Game, library, together
from catlib.interop import Step, seen_numbers
from catlib.rules import CHANCE, TERMINAL

PAYOFFS = (-10_000, 10_000)  # where a game does not say what it pays


@functools.lru_cache(maxsize=32)
def openspiel_game(game: Game, total: float | None = 0.0, longest: int = 10_000) -> Any:
    """The game as OpenSpiel knows games, registered there, so that states can be written and read.

    `total` is what all payoffs of an end add up to, None where that differs, as where all win together;
    `longest` is the most steps of a game.
    """
    for needed in ("pyspiel", "numpy"):
        library(needed, "a game of OpenSpiel", "openspiel")
    import pyspiel

    low, high = game.rules.PAYOFFS or PAYOFFS
    total = None if together(game.rules) else total
    kinds, known = pyspiel.GameType, pyspiel.GameType.Information
    sums: dict[Any, Any] = {None: kinds.Utility.GENERAL_SUM, 0: kinds.Utility.ZERO_SUM}
    told = ("information_state_string", "observation_string", "observation_tensor")
    described = kinds(
        short_name=f"catlib_{game.name}_{abs(hash(game)) % 10**8}",
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=known.IMPERFECT_INFORMATION if game.words.HIDDEN else known.PERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if together(game.rules) else sums.get(total, kinds.Utility.CONSTANT_SUM),
        reward_model=kinds.RewardModel.TERMINAL,
        **dict.fromkeys(("max_num_players", "min_num_players"), game.num_players),
        **{f"provides_{what}": True for what in told},
        provides_information_state_tensor=False,
        parameter_specification={},
    )
    numbers = (game.num_distinct_actions, game.max_chance_outcomes, game.num_players, float(low), float(high))
    made = _class(game, described, pyspiel.GameInfo(*numbers, utility_sum=total, max_game_length=longest))
    pyspiel.register_game(described, made)
    return made()


def _class(game: Game, described: Any, sizes: Any) -> Any:  # as long as the classes in it: their bases are an extra's
    import pyspiel

    players = {seat: seat for seat in range(game.num_players)}
    players |= {CHANCE: pyspiel.PlayerId.CHANCE, TERMINAL: pyspiel.PlayerId.TERMINAL}

    class SpielState(pyspiel.State):
        def __init__(self, spiel: Any):
            super().__init__(spiel)
            self.at = Step(game, game.initial_state())

        def current_player(self) -> Any:
            return players[self.at.player]

        def _legal_actions(self, player: int) -> list[int]:
            return self.at.legal

        def chance_outcomes(self) -> list[tuple[int, float]]:
            total = sum(weight for _, weight in self.at.weighted)
            return [(outcome, weight / total) for outcome, weight in self.at.weighted]

        def _apply_action(self, action: int) -> None:
            self.at = self.at.child(action)

        def _action_to_string(self, player: int, action: int) -> str:
            return game.action_to_string(self.at.state, action)

        def is_terminal(self) -> bool:
            return self.at.player == TERMINAL

        def returns(self) -> list[float]:
            return list(map(float, game.returns(self.at.state)))

        def __str__(self) -> str:
            return game.state_to_string(self.at.state)

    class Spiel(pyspiel.Game):
        def __init__(self, params: Any = None):
            super().__init__(described, sizes, params or {})

        def new_initial_state(self) -> Any:
            return SpielState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
            return _Observer(game, bool(iig_obs_type and iig_obs_type.perfect_recall))

    return Spiel


class _Observer:
    """The observation of a seat, as text and as numbers."""

    def __init__(self, game: Game, recalls: bool):
        import numpy as np

        self.game, self.recalls = game, recalls
        self.tensor = seen_numbers(game, game.initial_state(), 0).astype(np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        self.tensor[:] = seen_numbers(self.game, state.at.state, player)

    def string_from(self, state: Any, player: int) -> str:
        state = state.at
        return repr(state.known(player) if self.recalls else self.game.observation(state.state, player))
