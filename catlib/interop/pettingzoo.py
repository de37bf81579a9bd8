"""A game for several as a PettingZoo environment: `pettingzoo_env(load("pig.py"))` is an `AECEnv`."""

import random
from typing import Any

from catlib.game import Game, library
from catlib.interop import seen_numbers
from catlib.rules import CHANCE, TERMINAL


def pettingzoo_env(game: Game, limit: int = 10_000) -> Any:
    """The game as PettingZoo knows turn by turn games: agents seat_0, seat_1 …, and a mask of legal actions.

    Chance decides by itself, by the last seed that `reset` was given. A game is cut off after `limit` decisions.
    """
    return _env_class()(game, limit)


def _env_class() -> Any:  # as long as the class in it, whose base is there only with the extra
    for needed in ("pettingzoo", "gymnasium", "numpy"):
        library(needed, "a PettingZoo environment", "pettingzoo")
    import numpy as np
    import pettingzoo
    from gymnasium import spaces

    class Env(pettingzoo.AECEnv):
        def __init__(self, game: Game, limit: int):
            super().__init__()
            self.metadata = {"name": game.name, "render_modes": ["ansi"], "is_parallelizable": False}
            self.render_mode, self.game, self.limit = "ansi", game, limit
            self.possible_agents = [f"seat_{seat}" for seat in range(game.num_players)]
            self._draw = random.Random(0).random
            self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
            width, self.actions = len(seen_numbers(game, game.initial_state(), 0)), game.num_distinct_actions
            seen = spaces.Box(-(2**63), 2**63 - 1, (width,), np.int64)
            mask = spaces.Box(0, 1, (self.actions,), np.int8)
            self._seen = spaces.Dict({"observation": seen, "action_mask": mask})
            self._act = {agent: spaces.Discrete(self.actions) for agent in self.possible_agents}
            self.observation_spaces = dict.fromkeys(self.possible_agents, self._seen)
            self.action_spaces = self._act

        def observation_space(self, agent: str) -> Any:
            return self._seen

        def action_space(self, agent: str) -> Any:
            return self._act[agent]

        def reset(self, seed: int | None = None, options: Any = None) -> None:
            if seed is not None:
                self._draw = random.Random(seed).random
            self.agents = self.possible_agents[:]
            self.state_now, self.taken = self.game.initial_state(), 0
            self.rewards = dict.fromkeys(self.agents, 0)
            self._cumulative_rewards = dict.fromkeys(self.agents, 0)
            self.terminations = dict.fromkeys(self.agents, False)
            self.truncations = dict.fromkeys(self.agents, False)
            self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
            self.agent_selection = self.agents[0]
            self._go_on()

        def step(self, action: Any) -> None:
            agent = self.agent_selection
            if self.terminations[agent] or self.truncations[agent]:
                self._was_dead_step(action)
                return
            self._cumulative_rewards[agent] = 0
            chosen = int(action)
            take = self.game.successor if chosen in self.legal else self.game.child  # which says what is legal
            self.state_now = take(self.state_now, chosen)
            self.taken += 1
            self._go_on()

        def observe(self, agent: str) -> Any:
            mask = np.zeros(self.actions, dtype=np.int8)
            if agent == self.deciding:
                mask[self.legal] = 1
            seen = seen_numbers(self.game, self.state_now, self.seats[agent])
            return {"observation": seen, "action_mask": mask}

        def render(self) -> str:
            return self.game.state_to_string(self.state_now)

        def close(self) -> None:
            """Nothing is open."""

        def _go_on(self) -> None:
            """Let chance decide, and say whose turn it is or how it ended."""
            game, state = self.game, self.state_now
            while (player := game.current_player(state)) == CHANCE:
                state = game.successor(state, game.sample(state, self._draw()))
            self.state_now, self.legal = state, game.legal_actions(state)
            self.deciding = self.possible_agents[player] if player >= 0 else ""
            if player == TERMINAL:
                paid = game.returns(state)
                self.rewards = {agent: paid[self.seats[agent]] for agent in self.agents}
                self._accumulate_rewards()
                self.terminations = dict.fromkeys(self.agents, True)
            elif self.taken >= self.limit:
                self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.deciding or self.agent_selection

    return Env
