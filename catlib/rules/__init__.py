"""The language of rules: plain functions that also run as WebAssembly, and the records they work on."""

from catlib.rules.decorator import (
    CHANCE,
    PROVIDED,
    TERMINAL,
    bit_count,
    each_place,
    fits,
    guard,
    is_rule,
    lowest_place,
    places_of,
    rule,
    source_of,
    written,
)
from catlib.rules.faces import late
from catlib.rules.logarithm import log
from catlib.rules.records import record, zeroing

__all__ = [
    "CHANCE", "PROVIDED", "TERMINAL", "bit_count", "each_place", "fits", "guard", "is_rule", "late", "log",
    "lowest_place", "places_of", "record", "rule", "source_of", "written", "zeroing",
]
