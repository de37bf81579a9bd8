"""Solving: exact goals, whole games, forced wins, hidden hands, search."""

from catlib.solving.audit import BadAbstraction
from catlib.solving.cfr import cfr, remembered
from catlib.solving.door import solve
from catlib.solving.equilibria import EQUILIBRIUM, choices_unseen
from catlib.solving.exact import ActionValue, ExactSolution, Solver, distribution, perft, uniform_value
from catlib.solving.infosets import Choice, search_unseen
from catlib.solving.learning import Learned, learn, learned, self_taught, taught
from catlib.solving.perfect import Advantage, first_advantage
from catlib.solving.searcher import searcher
from catlib.solving.solved_positions import settled
from catlib.solving.stategraph import TooManyStates
from catlib.solving.tree_search import ActionStats, SearchResult, mcts, player, search_kernel
from catlib.solving.uct import find_node
from catlib.solving.values import Solution, TooLarge
from catlib.solving.wins import ForcedWin, TableFull, forced_kernel, forced_win

__all__ = [
    "EQUILIBRIUM", "ActionStats", "ActionValue", "Advantage", "BadAbstraction", "Choice", "ExactSolution", "ForcedWin",
    "Learned", "SearchResult", "Solution", "Solver", "TableFull", "TooLarge", "TooManyStates", "cfr", "choices_unseen",
    "distribution", "find_node", "first_advantage", "forced_kernel", "forced_win", "learn", "learned", "mcts", "perft",
    "player", "remembered", "search_kernel", "search_unseen", "searcher", "self_taught", "settled", "solve", "taught",
    "uniform_value",
]
