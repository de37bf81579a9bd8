"""All that a game of one file needs: import from here, write the rules, and let `add(__name__)` be the last line.

What has to be there is `State`, `ACTIONS`, and the rules `current_player`, `apply_action` and `returns`; where dice or
cards decide, `OUTCOMES` too. The rest has defaults: play starts from zeros, every action is legal, all outcomes are
alike, there are two players and no house rules. Whatever `catlib.game.contract` names may be written into the file as
well: `start`, `legal_actions`, `chance_weights`, `PLAYERS`, `HIDDEN`, `AT_ONCE`, `LOOKS`, `evaluate`, `BOTS` with
`choose`, `measure` …

Those paid most win, each seat for itself. `TEAMS = ("the crew",)` says that all win or lose together: they win where
they are paid more than nothing. `TEAMS = ("the two", "the three")` names teams, and a rule `team(setup, state, seat)`
says who is on which, as where one loses and all others win; a team wins by its best paid seat (`catlib.game.winning`).

>>> from types import ModuleType
>>> import sys
>>> text = '''
... "Coin: whoever guesses the coin wins."
... from catlib.game.authoring import CHANCE, TERMINAL, add, record, rule
... ACTIONS, OUTCOMES, PAYOFFS = ("heads", "tails"), ("heads", "tails"), (0, 1)
... State = record("State", {"guess": "i1", "coin": "i1"}, __name__)
... @rule
... def current_player(setup, state):
...     return 0 if state.guess == 0 else CHANCE if state.coin == 0 else TERMINAL
... @rule
... def apply_action(setup, state, action):
...     if state.guess == 0:
...         state.guess = action + 1
...     else:
...         state.coin = action + 1
... @rule
... def returns(setup, state, out):
...     out[0] = 1 if state.guess == state.coin else 0
...     out[1] = 1 - out[0]
... add(__name__)
... '''
>>> from catlib.game import run_text
>>> run_text(text, "coin.py")
<GameType coin>
>>> from catlib import load
>>> game = load("coin")
>>> state = game.child(game.initial_state(), 0)
>>> game.title, game.chance_outcomes(state)[0]
('Coin', (0, Fraction(1, 2)))
>>> from catlib.game import forget
>>> forget("coin")
"""

import sys
from typing import TYPE_CHECKING, Any

from catlib.game.adding import add_module
from catlib.game.gametype import GameType
from catlib.game.looks import Cards, Dice, Graph, Grid, Names, Track
from catlib.rules import CHANCE, TERMINAL, record, rule

if TYPE_CHECKING:
    from pydantic import Field

    from catlib.game.house import House

__all__ = [
    "CHANCE", "TERMINAL", "Cards", "Dice", "Field", "Graph", "Grid", "House", "Names", "Track", "add", "record", "rule",
]


def add(module: str, name: str | None = None) -> GameType:
    """Make a game of what is written in a module so far, and let `catlib.load` find it; `module` is `__name__`.

    The game is called like its file, or in a notebook like its TITLE, unless a `name` says otherwise. Raise BadGame in
    a sentence for what is missing or cannot be played.
    """
    return add_module(sys.modules[module], name)


def __getattr__(name: str) -> Any:
    """House rules are read by pydantic, which is imported by games that have some."""
    if name == "House":
        from catlib.game.house import House

        return House
    if name == "Field":
        from pydantic import Field

        return Field
    raise AttributeError(f"catlib.game.authoring has no {name}; there are {', '.join(__all__)}")
