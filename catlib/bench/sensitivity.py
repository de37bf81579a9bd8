"""Effects of house rules: one swept over its values, or several at once with indices that say which matters.

All variants share their luck, so that a curve is smooth and little of an index is noise.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from catlib.bench.compare import Comparison, compare, warn
from catlib.bench.findings import not_found, plus_minus, who_wins
from catlib.bench.result import COLOURS, LOOK, Finding, Result, library, scaled
from catlib.bench.rules import check_rule, label, values_of, varied
from catlib.chance import Estimate, counted, several, share, whole
from catlib.game import BadSetup, Bots, Game

AT_A_TIME = 16  # variants


@dataclass(frozen=True)
class Sweep(Result):
    """Sets of house rules, or the values of one, and what came of each: one estimate a set."""

    points: tuple[dict[str, Any], ...]
    estimates: tuple[Estimate, ...]
    measure: str

    @property
    def title(self) -> str:
        """The number that was asked for."""
        return self.measure

    @property
    def sentence(self) -> str:
        """From where to where the number goes, with the house rules that make it least and most."""
        ends = sorted(zip(self.points, self.estimates, strict=True), key=lambda pair: pair[1].value)
        (low_at, low), (high_at, high) = ends[0], ends[-1]
        sets = f"of {counted(len(ends), 'set')} of house rules, " if len(low_at) > 1 else ""
        low_end, high_end = f"{plus_minus(low)} with {label(low_at)}", f"{plus_minus(high)} with {label(high_at)}"
        return f"{self.measure}: {sets}from {low_end} to {high_end}."

    @property
    def findings(self) -> tuple[Finding, ...]:
        """The estimate of each set."""
        named = [(label(point), e) for point, e in zip(self.points, self.estimates, strict=True)]
        return tuple(Finding(name, self.measure, "", e, f"{name}: {plus_minus(e)}.") for name, e in named)

    def rows(self) -> list[dict[str, Any]]:
        """Return a row a set, with a column a rule first."""
        return [{**point, **row} for point, row in zip(self.points, super().rows(), strict=True)]

    def figure(self) -> Any:
        """Return every set at its value of each rule with its interval, a panel a rule; of one rule it is a curve."""
        rules = list(self.points[0])
        titles = [rule.replace("_", " ") for rule in rules]
        make = library("plotly.subplots", "a figure").make_subplots
        figure = make(cols=len(rules), shared_yaxes=True, subplot_titles=titles)
        y, error = scaled(self.estimates)
        look = {"mode": "markers" if len(rules) > 1 else "lines+markers", "marker": {"color": COLOURS[0]}}
        for i, rule in enumerate(rules, 1):
            values = [point[rule] for point in self.points]
            x = [str(value) if isinstance(value, str | bool) else value for value in values]
            figure.add_scatter(x=x, y=y, error_y=error, showlegend=False, row=1, col=i, **look)
        return figure.update_layout(title=self.measure, **LOOK)


def sweep(
    game: Game,
    rule: str,
    values: Sequence[Any] | None = None,
    bots: Bots = None,
    games: int = 2000,
    seed: int = 0,
    *,
    measure: str = "win rate",
    who: str = "seat 1",
    **where: Any,
) -> Sweep:
    """Turn one house rule through its values; `measure` and `who` name a finding of `catlib.bench.compare`.

    >>> curve = sweep(load("cat_cab"), "item_limit", [1, 2], games=50)
    >>> curve.points
    ({'item_limit': 1}, {'item_limit': 2})
    """
    check_rule(game, rule)
    tried = values_of(game, rule) if values is None else several("values", values, f"values of {rule}")
    if not tried:
        raise ValueError(f"values=[]: name one or more values of {rule}, or None for all")
    return _swept(game, [{rule: value} for value in tried], bots, games, seed, measure, who, where)


def _swept(
    game: Game, points: Sequence[dict[str, Any]], bots: Bots, games: int, seed: int, measure: str, who: str, where: Any
) -> Sweep:
    """Play the variant of each point once and say what came of it."""
    who, _ = who_wins(game.rules, who)
    variants = [varied(game, point) for point in points]
    known: dict[Game, Estimate] = {}
    new = list(dict(zip(reversed(variants), map(label, reversed(points)), strict=True)).items())[::-1]
    for i in range(0, len(new), AT_A_TIME):
        some = {name: variant for variant, name in new[i : i + AT_A_TIME]}
        result = compare(some, bots, games, seed, **{"progress": False, **where})
        warn(result)
        known |= {variant: _find(result, measure, who, name).estimate for name, variant in some.items()}
    return Sweep(tuple(points), tuple(known[variant] for variant in variants), f"{measure} {who}".strip())


def _find(result: Comparison, measure: str, who: str, name: str) -> Finding:
    """A finding by its name; one of no seat is found for any seat."""
    mine = [one for one in result.findings if one.variant == name]
    for whose in (who, ""):
        for one in mine:
            if (one.measure, one.who) == (measure, whose):
                return one
    raise ValueError(not_found(measure, who, mine))


def sweep_several(
    game: Game,
    rules: Sequence[str] | Mapping[str, Sequence[Any] | None],
    bots: Bots = None,
    games: int = 2000,
    seed: int = 0,
    *,
    points: int = 20,
    measure: str = "win rate",
    who: str = "seat 1",
    **where: Any,
) -> Sweep:
    """Turn several house rules at once, as `latin_hypercube` spreads them; all sets of rules share their luck.

    >>> found = sweep_several(load("cat_cab"), ["handicap", "curse_limit"], games=50, points=4)
    >>> len(found.points), len(found.estimates)
    (4, 4)
    """
    return _swept(game, latin_hypercube(game, rules, points, seed), bots, games, seed, measure, who, where)


def latin_hypercube(
    game: Game, rules: Sequence[str] | Mapping[str, Sequence[Any] | None], points: int = 20, seed: int = 0
) -> list[dict[str, Any]]:
    """House rules spread evenly over all values of several rules; SciPy's Latin hypercube.

    `rules` names them, or gives each rule's values, None for all that it may have. `sweep_several` plays them.

    Source: M. D. McKay, R. J. Beckman and W. J.
    Conover, A comparison of three methods for selecting values of input variables (1979).

    >>> points = latin_hypercube(load("cat_cab"), {"handicap": None, "curse_limit": [2, 3, 4, 5]}, points=4, seed=1)
    >>> sorted(point["curse_limit"] for point in points)
    [2, 3, 4, 5]
    """
    qmc = library("scipy.stats", "a Latin hypercube").qmc
    known = _known(game, rules)
    sample = qmc.LatinHypercube(d=len(known), rng=whole("seed", seed, 0)).random(whole("points", points))
    return [_point(known, row) for row in sample]


def _known(game: Game, rules: Sequence[str] | Mapping[str, Sequence[Any] | None]) -> dict[str, list[Any]]:
    """The values to try of each rule."""
    given = rules if isinstance(rules, Mapping) else dict.fromkeys(several("rules", rules, "house rules"))
    if not given:
        raise BadSetup(f"rules: name one or more house rules of {game.title} with their values, or None for all")
    for rule in given:
        check_rule(game, rule)
    found = {rule: None if values is None else several(rule, values, "values") for rule, values in given.items()}
    return {rule: values or values_of(game, rule) for rule, values in found.items()}


def _point(known: Mapping[str, Sequence[Any]], row: Sequence[float]) -> dict[str, Any]:
    each = zip(known.items(), row, strict=True)
    return {rule: values[min(len(values) - 1, int(u * len(values)))] for (rule, values), u in each}


@dataclass(frozen=True)
class Indices(Result):
    """The part of each rule in what differs between variants: alone, and together with all others.

    `played` is the number of variants.
    """

    measure: str
    first: dict[str, Estimate]
    total: dict[str, Estimate]
    played: int

    @property
    def title(self) -> str:
        """The number that the rules have a part in."""
        return f"What moves {self.measure}"

    @property
    def sentence(self) -> str:
        """The rules by how much they matter."""
        order = sorted(self.total, key=lambda rule: -self.total[rule].value)
        shares = [f"{rule.replace('_', ' ')} {plus_minus(self.total[rule])}" for rule in order]
        return f"{self.measure}: of the variance between variants, each rule has a part in {', '.join(shares)}."

    @property
    def findings(self) -> tuple[Finding, ...]:
        """The part of each rule, alone and with others, those that matter most first."""
        found = []
        for how, some in (("with others", self.total), ("alone", self.first)):
            for rule in sorted(some, key=lambda rule: -self.total[rule].value):
                name = rule.replace("_", " ")
                text = f"{name} {how} has a part of {plus_minus(some[rule])} in the variance between variants."
                found.append(Finding(how, f"part in {self.measure}", name, some[rule], text))
        return tuple(found)


def sobol(
    game: Game,
    rules: Sequence[str] | Mapping[str, Sequence[Any] | None],
    bots: Bots = None,
    games: int = 1000,
    seed: int = 0,
    *,
    points: int = 64,
    measure: str = "win rate",
    who: str = "seat 1",
    confidence: float = 0.95,
    **where: Any,
) -> Indices:
    """Sobol's indices of several house rules by SALib, with its bootstrap intervals.

    `points` is a power of 2; a variant is played once, however often the design asks for it. Intervals are of the
    design alone: what noise is left in each variant's games counts as if rules did it together, and raises all that
    rules have with others, the less so the more `games`. Sources: I. M. Sobol,
    Global sensitivity indices (2001); A. Saltelli and others, Variance based sensitivity analysis (2010).
    """
    confidence = share("confidence", confidence)
    library("SALib", "Sobol's indices")
    sample = library("SALib.sample.sobol", "Sobol's indices")
    analyze = library("SALib.analyze.sobol", "Sobol's indices")
    numpy = library("numpy", "Sobol's indices")
    if whole("points", points, 2, 2**16) & points - 1:
        raise ValueError(f"points={points!r}: expected a power of 2, such as 64")
    known = _known(game, rules)
    problem = {"num_vars": len(known), "names": list(known), "bounds": [[0, 1]] * len(known)}
    rows = sample.sample(problem, points, calc_second_order=False, seed=seed)
    swept = _swept(game, [_point(known, row) for row in rows], bots, games, seed, measure, who, where)
    outcome = numpy.array([one.value for one in swept.estimates])
    if outcome.max() == outcome.min():
        raise ValueError(f"{swept.measure}: all variants give the same, so no rule has a part in any difference")
    centred = (outcome - outcome.mean()) / outcome.std()
    made = analyze.analyze(problem, centred, calc_second_order=False, conf_level=confidence, seed=seed)

    def named(index: str) -> dict[str, Estimate]:
        each = zip(known, made[index], made[f"{index}_conf"], strict=True)
        return {rule: Estimate(v, v - c, v + c, games, confidence, "%") for rule, v, c in each}

    return Indices(swept.measure, named("S1"), named("ST"), len(set(map(str, swept.points))))
