"""Five tabletop games in which every chance is exact.

A tour. Everything here is a value that never changes, a chance is a `Fraction`, and what is not exact says so.

**Dice and cards.** A `Pmf` is the distribution of one draw: of a die, of a sum, of whatever you make of it.

>>> from catlib import Deck, Pmf, dice, die, highest, keep_highest, largest_count
>>> (5 @ die(6)).at_least(25)                         # five dice and their sum
Fraction(7, 216)
>>> die(8) > die(6)                                   # a question is a distribution of True and False
Pmf({False: 21, True: 27})
>>> (die(6) >= 5).exactly(True), dice("4d6kh3 + 2").mean
(Fraction(1, 3), Fraction(18461, 1296))
>>> highest(die(6), die(8)).mean, keep_highest(die(6), 4, 3).exactly(18)
(Fraction(251, 48), Fraction(7, 432))
>>> largest_count(die(6), 20).at_least(10)            # twenty dice, ten alike
Fraction(273528094667, 76169967501312)
>>> Deck({"ace": 4, "other": 48}).count_of(13, {"ace"}).exactly(4)
Fraction(11, 4165)

`print(pmf)` shows a table, a notebook shows it as HTML, `pmf.to_csv()` writes it for other programs.

**Games.** `game_names()` lists them, `load` opens one, with any house rule as a keyword. A game takes states and
returns new ones; `catlib.match.Match` is one in progress, with undo, a log and a line of text to share.

>>> from catlib import game_names, load
>>> game = load("cat_cab", players=2, curse_limit=3)
>>> state = game.initial_state()
>>> game.chance_outcomes(state)[0]                    # outcome 0, with its chance
(0, Fraction(1, 6))

**What is a choice worth?** `catlib.worth.worth` says it of every choice, exactly where that can be, else as an
estimate; `catlib.exact.solve` values any goal of your own, with a proof; `catlib.simulate.simulate` plays whole games.

**In a terminal.** `python -m catlib` lists the games, plays them, and answers `odds "2d6 >= 9"`.

Where to read on: `help(catlib.pmf)`, `catlib.pools` and `catlib.decks` for dice and cards, `catlib.notation` for dice
as text, `catlib.games.<game>` for a game with its rulebook in our words, `catlib.contract` for a game of your own.
"""

from __future__ import annotations

from catlib.decks import Deck
from catlib.game import CHANCE, TERMINAL, BadSetup, Game, IllegalAction, load
from catlib.games import names as game_names
from catlib.notation import dice
from catlib.pmf import Pmf, die, joint, mixture
from catlib.pools import (
    by_faces,
    count_of,
    distinct,
    highest,
    keep_highest,
    keep_lowest,
    largest_count,
    largest_straight,
    lowest,
    multinomial,
    pool,
)

__all__ = [
    "CHANCE",
    "TERMINAL",
    "BadSetup",
    "Deck",
    "Game",
    "IllegalAction",
    "Pmf",
    "__version__",
    "by_faces",
    "count_of",
    "dice",
    "die",
    "distinct",
    "game_names",
    "highest",
    "joint",
    "keep_highest",
    "keep_lowest",
    "largest_count",
    "largest_straight",
    "load",
    "lowest",
    "mixture",
    "multinomial",
    "pool",
]

__version__ = "0.1.0"
