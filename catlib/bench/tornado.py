"""House rules turned one by one from end to end, by how far they move a number: a tornado."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from catlib.bench.compare import Comparison, compare, warn
from catlib.bench.findings import measure_words, not_found, plus_minus, seat_words, who_wins
from catlib.bench.result import Finding, Result
from catlib.bench.rules import label, values_of, varied
from catlib.bench.voice import say
from catlib.chance import Estimate, several, share
from catlib.game import BadSetup, Bots, Game, capital, in_a_row, rule_value, rule_words

AT_A_TIME = 12  # variants beside the printed rules


@dataclass(frozen=True)
class Bar:
    """One rule: the values that were tried, how each moves the number away from where it is, and its name in words."""

    rule: str
    now: Any
    moves: tuple[tuple[Any, Estimate], ...]
    name: str = ""
    model: Any = None

    def say(self, value: Any) -> str:
        """Return a value of the rule as people read it."""
        return rule_value(self.model, self.rule, value)

    @property
    def span(self) -> float:
        """The distance that the number goes, the unmoved one included."""
        values = [0.0, *(move.value for _, move in self.moves)]
        return max(values) - min(values)

    @property
    def told(self) -> bool:
        """True if any of the moves is more than noise."""
        return any(0 not in move for _, move in self.moves)


@dataclass(frozen=True)
class Tornado(Result):
    """All rules, those that move the number farthest first; `left_out` says which could not be turned, and why."""

    measure: str
    bars: tuple[Bar, ...]
    left_out: dict[str, str]

    @property
    def title(self) -> str:
        """The number that rules move."""
        return say("moved-title", what=self.moved)

    @property
    def sentence(self) -> str:
        """The rules whose effect stands out from noise, in order, and how many do not."""
        told = [bar for bar in self.bars if bar.told]
        said = []
        for bar in told[:5]:
            value, move = max(bar.moves, key=lambda each: abs(each[1].value))
            sign = "" if move.value < 0 or move.unit == "points" else "+"
            said.append(say("moved-rule", rule=bar.name, by=f"{sign}{plus_minus(move)}", value=bar.say(value)))
        counts = {"quiet": len(self.bars) - len(told) or False, "n": len(self.bars)}
        id = "moved" if said else "moved-none"
        return capital(say(id, what=self.moved, rules=in_a_row(said) if said else "", **counts))

    @property
    def moved(self) -> str:
        """The measure in words."""
        what, of, who = self.measure.partition(" of ")
        ids = {"turns": "moved-turns", "win rate": "moved-win-rate" if of else ""}
        return say(ids[what], who=seat_words(who)) if ids.get(what) else measure_words(self.measure)

    @property
    def findings(self) -> tuple[Finding, ...]:
        """The move of each value."""
        each = ((label({bar.rule: value}), move) for bar in self.bars for value, move in bar.moves)
        return tuple(Finding("", self.measure, name, e, f"{name}: {plus_minus(e)}.") for name, e in each)


def tornado(
    game: Game,
    rules: Sequence[str] | Mapping[str, Sequence[Any]] | None = None,
    bots: Bots = None,
    games: int = 1000,
    seed: int = 0,
    *,
    measure: str = "win rate",
    who: str = "seat 1",
    confidence: float = 0.95,
    **where: Any,
) -> Tornado:
    """Turn each house rule by itself to the least and the most that it may be; all variants share their luck.

    `rules` names some of them, or gives the values to try; by default all that are numbers, words, or yes or no.
    `measure` and `who` name a difference of `catlib.bench.compare`. The error is shared among all values (Bonferroni),
    so that all intervals hold together at the confidence. A value that cannot be played is left out and named.
    Source: T. G. Eschenbach, Spiderplots versus tornado diagrams for sensitivity analysis (1992).

    >>> found = tornado(load("cat_cab"), ["curse_limit"], games=50, measure="rounds", who="")
    >>> [(bar.rule, [value for value, _ in bar.moves]) for bar in found.bars]
    [('curse_limit', [1, 12])]
    """
    left_out: dict[str, str] = {}
    confidence = share("confidence", confidence)
    tried = [
        (rule, value, variant)
        for rule, values in _ends(game, rules, left_out).items()
        for value, variant in _playable(game, rule, values, left_out)
    ]
    who, _ = who_wins(game.rules, who)
    each_confidence = 1 - (1 - confidence) / max(1, len(tried))
    moves: dict[str, list[tuple[Any, Estimate]]] = {}
    for i in range(0, len(tried), AT_A_TIME):
        some = tried[i : i + AT_A_TIME]
        variants = {"as it is": game} | {label({rule: value}): variant for rule, value, variant in some}
        options: dict[str, Any] = {"progress": False, "confidence": each_confidence, **where}
        result = compare(variants, bots, games, seed, **options)
        warn(result)
        for rule, value, _ in some:
            moves.setdefault(rule, []).append((value, _difference(result, label({rule: value}), measure, who)))
    model = game.type.setup.HouseRules
    named = [(rule, rule_words(model, rule), tuple(each)) for rule, each in moves.items()]
    bars = [Bar(rule, getattr(game.house, rule), each, called, model) for rule, called, each in named]
    name = f"{measure} of {who}" if who else measure
    return Tornado(name, tuple(sorted(bars, key=lambda bar: -bar.span)), left_out)


def _ends(
    game: Game, rules: Sequence[str] | Mapping[str, Sequence[Any]] | None, left_out: dict[str, str]
) -> dict[str, list[Any]]:
    """The values to try of each rule: the first and the last, or all that were given, without the present one."""
    if isinstance(rules, Mapping):
        given = {rule: several(rule, values, "values") for rule, values in rules.items()}
    else:
        given = {}
        names = game.type.setup.HouseRules.model_fields if rules is None else several("rules", rules, "house rules")
        for rule in names:
            try:
                values = values_of(game, rule)
            except BadSetup as error:
                if rules is not None:
                    raise
                left_out[rule] = str(error)
            else:
                given[rule] = [values[0], values[-1]]
    return {rule: [v for v in values if v != getattr(game.house, rule, None)] for rule, values in given.items()}


def _playable(game: Game, rule: str, values: Sequence[Any], left_out: dict[str, str]) -> Iterator[tuple[Any, Game]]:
    for value in values:
        try:
            variant = varied(game, {rule: value})
            variant.initial_state()
        except BadSetup as error:
            left_out[f"{rule} = {value}"] = str(error)
        else:
            yield value, variant


def _difference(result: Comparison, variant: str, measure: str, who: str) -> Estimate:
    for one in result.differences:
        if (one.variant, one.measure, one.who) == (variant, measure, who):
            return one.estimate
    raise ValueError(not_found(measure, who, result.differences))
