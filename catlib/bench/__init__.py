"""The designer's bench: what does a rule do to a game? An answer with its uncertainty, for any game that loads.

>>> from catlib import load
>>> from catlib.bench import compare
>>> result = compare([load("cat_cab"), load("cat_cab", item_limit=3)], games=200, seed=1, progress=False)
>>> print(result.find("win rate", "seat 1"))
seat 1 wins 47.0% ± 6.9: no sign that seat order matters.
"""

from catlib.bench.answer import Answer, Panel
from catlib.bench.asked import QUESTIONS, ask, asking, how_words, spent
from catlib.bench.balance import equal_seats
from catlib.bench.checkpoints import CheckpointWarning
from catlib.bench.compare import Comparison, GamesWarning, Variants, compare, task_of
from catlib.bench.findings import measure_words, plus_minus, seat_words, share_of, signed
from catlib.bench.ladder import Ladder
from catlib.bench.parts import Run, cut, play_part
from catlib.bench.result import Finding, Result
from catlib.bench.rules import values_of
from catlib.bench.sample import Sample, samples, side_by_side
from catlib.bench.sensitivity import latin_hypercube, sobol, sweep, sweep_several
from catlib.bench.skill import luck_and_skill
from catlib.bench.switches import Effect, switches, switching
from catlib.bench.tally import PAYOFF, Tally, is_of_the_whole, measure_name, of_the_whole, own_name, place_names
from catlib.bench.tornado import Bar, Tornado, tornado
from catlib.bench.tournament import tournament
from catlib.bench.trace import Trace, trace
from catlib.bench.trials import aim_words, aims_of, numbers_of, turnable
from catlib.bench.until import until_narrow
from catlib.engine import OVER

__all__ = [
    "OVER", "PAYOFF", "QUESTIONS", "Answer", "Bar", "CheckpointWarning", "Comparison", "Effect", "Finding",
    "GamesWarning", "Ladder", "Panel", "Result", "Run", "Sample", "Tally", "Tornado", "Trace", "Variants", "aim_words",
    "aims_of", "ask", "asking", "compare", "cut", "equal_seats", "how_words", "is_of_the_whole", "latin_hypercube",
    "luck_and_skill", "measure_name", "measure_words", "numbers_of", "of_the_whole", "own_name", "place_names",
    "play_part", "plus_minus", "samples", "seat_words", "share_of", "side_by_side", "signed", "sobol", "spent", "sweep",
    "sweep_several", "switches", "switching", "task_of", "tornado", "tournament", "trace", "turnable", "until_narrow",
    "values_of",
]
