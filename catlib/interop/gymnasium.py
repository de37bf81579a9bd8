"""A game for one as a Gymnasium environment: `gymnasium_env(load("bear_off"))`."""

from typing import Any

from catlib.game import Game, library
from catlib.interop import seen_numbers
from catlib.rules import CHANCE, TERMINAL


def gymnasium_env(game: Game, limit: int = 10_000) -> Any:
    """The game as a `gymnasium.Env`: numbers that are seen, a mask of legal actions, the payoff at the end.

    An action that is not legal ends nothing: the first legal one is taken, so ask the mask. A game is cut off after
    `limit` decisions. Raise ValueError for a game that is not for one.
    """
    if game.num_players != 1:
        raise ValueError(f"{game.title}: {game.num_players} seats play; an environment is for one")
    return _env_class()(game, limit)


def _env_class() -> Any:  # as long as the class in it, whose base is there only with the extra
    for needed in ("gymnasium", "numpy"):
        library(needed, "a Gymnasium environment", "gymnasium")
    import gymnasium
    import numpy as np

    class SoloEnv(gymnasium.Env):
        metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium declares it
        render_mode = "ansi"

        def __init__(self, game: Game, limit: int):
            self.game, self.limit = game, limit
            width = len(seen_numbers(game, game.initial_state(), 0))
            self.observation_space = gymnasium.spaces.Box(-(2**63), 2**63 - 1, (width,), np.int64)
            self.action_space = gymnasium.spaces.Discrete(game.num_distinct_actions)

        def reset(self, *, seed: int | None = None, options: Any = None) -> Any:
            super().reset(seed=seed)
            self.state, self.taken = self.game.initial_state(), 0
            self._let_chance_decide()
            return self._seen(), self._info()

        def step(self, action: Any) -> Any:
            if self.player != TERMINAL:
                chosen = int(action)
                self.state = self.game.successor(self.state, chosen if chosen in self.legal else self.legal[0])
                self.taken += 1
                self._let_chance_decide()
            over = self.player == TERMINAL
            paid = float(self.game.returns(self.state)[0]) if over else 0.0
            return self._seen(), paid, over, not over and self.taken >= self.limit, self._info()

        def render(self) -> str:
            return self.game.state_to_string(self.state)

        def _let_chance_decide(self) -> None:
            """Go on to a decision or the end, and list what is legal there."""
            game, state = self.game, self.state
            while (player := game.current_player(state)) == CHANCE:
                state = game.successor(state, game.sample(state, self.np_random.random()))
            self.state, self.player, self.legal = state, player, game.legal_actions(state)

        def _seen(self) -> Any:
            return seen_numbers(self.game, self.state, 0)

        def _info(self) -> dict[str, Any]:
            mask = np.zeros(self.game.num_distinct_actions, dtype=np.int8)
            mask[self.legal] = 1
            return {"action_mask": mask}

    return SoloEnv
