"""Distributions, dice, cards, estimates, graphs and random numbers: everything about chance but games."""

from __future__ import annotations

from catlib.chance import estimate, graphs, rng
from catlib.chance.arguments import in_short, positive, several, share, whole
from catlib.chance.chains import (
    After,
    EndlessPlay,
    Row,
    absorption_weights,
    chain_values,
    components,
    has_loop,
    over_one_denominator,
    weighted_mean,
)
from catlib.chance.closed_forms import generating_function, total_variation
from catlib.chance.decks import Deck
from catlib.chance.estimate import (
    Estimate,
    critical_value,
    difference,
    mean,
    mean_of_sums,
    paired_difference,
    proportion,
)
from catlib.chance.luck import Luck, Tail, tail
from catlib.chance.notation import dice
from catlib.chance.numerals import about, counted, decimal, fixed, four_digits, from_to, percent, short_percent, spaced
from catlib.chance.pmf import Pmf, die, joint, mixture
from catlib.chance.pools import (
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
from catlib.chance.rng import generator, outcome_of, pick, uniform_stream
from catlib.chance.streams import DECISION, KINDS, draw_of, key_of_game, kind_of, mixed

__all__ = [
    "DECISION",
    "KINDS",
    "After",
    "Deck",
    "EndlessPlay",
    "Estimate",
    "Luck",
    "Pmf",
    "Row",
    "Tail",
    "about",
    "absorption_weights",
    "by_faces",
    "chain_values",
    "components",
    "count_of",
    "counted",
    "critical_value",
    "decimal",
    "dice",
    "die",
    "difference",
    "distinct",
    "draw_of",
    "estimate",
    "fixed",
    "four_digits",
    "from_to",
    "generating_function",
    "generator",
    "graphs",
    "has_loop",
    "highest",
    "in_short",
    "joint",
    "keep_highest",
    "keep_lowest",
    "key_of_game",
    "kind_of",
    "largest_count",
    "largest_straight",
    "lowest",
    "mean",
    "mean_of_sums",
    "mixed",
    "mixture",
    "multinomial",
    "outcome_of",
    "over_one_denominator",
    "paired_difference",
    "percent",
    "pick",
    "pool",
    "positive",
    "proportion",
    "rng",
    "several",
    "share",
    "short_percent",
    "spaced",
    "tail",
    "total_variation",
    "uniform_stream",
    "weighted_mean",
    "whole",
]
