"""Exact odds of dice, cards and whole tabletop games.

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

**Games.** `game_names()` lists five, `load` opens one, with any house rule as a keyword; `load("yahtzee")` opens a
classic, of which `catlib.game.classics()` lists a dozen, and `load("mygame.py")` one of your own. A game takes states
and returns new ones; `Match` is one in progress, with undo, a log and a line of text to share.

>>> from catlib import game_names, load
>>> game = load("cat_cab", players=2, curse_limit=3)
>>> state = game.initial_state()
>>> game.chance_outcomes(state)[0]                    # outcome 0, with its chance
(0, Fraction(1, 6))

**What is a choice worth?** `worth` says it of every choice, exactly where that can be, else as an
estimate; `solve` solves a whole game, or values a goal of your own, with a proof; `simulate` plays whole games;
`learn` makes a bot that plays by what its own games have taught it.

>>> from catlib import solve
>>> print(solve(load("kuhn_poker")))                  # hidden hands: an equilibrium, and how far it is from the best
-0.055593 to the first seat, bound ± 9e-05; 12 information sets

**What does a house rule do?** `compare`, of `catlib.bench`, plays variants side by side with the same luck, and says
what differs and how sure that is; `catlib.bench.sweep` turns a rule through all it can be.

**On the screen.** `catwidgets` has tables to play at, lessons and a design lab for notebooks: `from catwidgets import
Table`, then `Table(load("cat_cab"))`; `pip install 'everychance[lab]'` brings what it needs.

**In a terminal.** `everychance`, or `python -m catlib`, answers `odds "2d6 >= 9"`, plays, compares and solves.

Where to read on: `help(catlib.bench)`, `help(catlib.solving)`, `help(catwidgets)`; `help(catlib.chance.pmf)`,
`catlib.chance.pools` and `catlib.chance.decks` for dice and cards, `catlib.chance.notation` for dice as text,
`catlib.games.<game>` for a game with its rulebook in our words, `catlib.game.contract` for a game of your own.
"""

import importlib
from typing import TYPE_CHECKING, Any

from catlib.chance import (
    Deck,
    Pmf,
    by_faces,
    count_of,
    dice,
    die,
    distinct,
    highest,
    joint,
    keep_highest,
    keep_lowest,
    language,
    largest_count,
    largest_straight,
    lowest,
    mixture,
    multinomial,
    pool,
)
from catlib.game import BadSetup, Game, Goal, IllegalAction, __version__, add, load, search_by
from catlib.game import names as game_names
from catlib.rules import CHANCE, TERMINAL, late

if TYPE_CHECKING:
    from catlib.bench import compare
    from catlib.play import Match, review, simulate, tell, worth
    from catlib.solving import learn, solve

__all__ = [
    "CHANCE", "TERMINAL", "BadSetup", "Deck", "Game", "Goal", "IllegalAction", "Match", "Pmf", "__version__", "add",
    "by_faces", "compare", "count_of", "dice", "die", "distinct", "game_names", "highest", "joint", "keep_highest",
    "keep_lowest", "language", "largest_count", "largest_straight", "learn", "load", "lowest", "mixture", "multinomial",
    "pool", "review", "simulate", "solve", "tell", "worth",
]

__getattr__ = late(__name__, {
    "Match": "play", "compare": "bench", "learn": "solving", "review": "play", "simulate": "play", "solve": "solving",
    "tell": "play", "worth": "play",
})


def __dir__() -> list[str]:
    return __all__


def _searcher(game: Game) -> Any:
    """Return the bot that searches, for a game of one file; search stands above games."""
    return importlib.import_module("catlib.solving").searcher(game)


search_by(_searcher)
