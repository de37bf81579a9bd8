"""Distributions, dice, cards, estimates, graphs and random numbers: everything about chance but games."""

from catlib.chance import decks, estimate, graphs, messages, rng
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
from catlib.chance.languages import LANGUAGES, Language, language, local, spoken
from catlib.chance.luck import Luck, Tail, tail
from catlib.chance.notation import Answer, answers, dice
from catlib.chance.numerals import (
    about,
    as_read,
    counted,
    decimal,
    exactly,
    fixed,
    four_digits,
    from_to,
    percent,
    short_percent,
    spaced,
)
from catlib.chance.parsing import BadDice
from catlib.chance.pmf import Pmf, die, joint, mixture
from catlib.chance.pools import (
    by_faces,
    count_of,
    distinct,
    highest,
    keep_highest,
    keep_lowest,
    keep_middle,
    largest_count,
    largest_straight,
    lowest,
    multinomial,
    pool,
    spread,
)
from catlib.chance.rng import generator, outcome_of, own_luck, pick, uniform_stream
from catlib.chance.streams import DECISION, KINDS, draw_of, key_of_game, kind_of, mixed
from catlib.chance.tables import bars

__all__ = [
    "DECISION", "KINDS", "LANGUAGES", "After", "Answer", "BadDice", "Deck", "EndlessPlay", "Estimate", "Language",
    "Luck", "Pmf", "Row", "Tail", "about", "absorption_weights", "answers", "as_read", "bars", "by_faces",
    "chain_values", "components", "count_of", "counted", "critical_value", "decimal", "decks", "dice", "die",
    "difference", "distinct", "draw_of", "estimate", "exactly", "fixed", "four_digits", "from_to", "generator",
    "graphs", "has_loop", "highest", "in_short", "joint", "keep_highest", "keep_lowest", "keep_middle", "key_of_game",
    "kind_of", "language", "largest_count", "largest_straight", "local", "lowest", "mean", "mean_of_sums", "messages",
    "mixed", "mixture", "multinomial", "outcome_of", "over_one_denominator", "own_luck", "paired_difference", "percent",
    "pick", "pool", "positive", "proportion", "rng", "several", "share", "short_percent", "spaced", "spoken", "spread",
    "tail", "uniform_stream", "weighted_mean", "whole",
]
