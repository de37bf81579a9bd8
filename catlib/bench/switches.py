"""Results that another reading of a rule changes: the same games with and without it, with the same luck.

A switch is a house rule that is on or off, or a choice among readings. Both sides play the same seeds with common
random numbers (`catlib.chance.streams`): a game whose result changes has changed by the switch and what followed.

>>> from catlib import load
>>> found = switches(load("cat_cab"), games=100, among=["leave_by"])
>>> print(found[0].rule, found[0].value, found[0].changed.games)
leave_by exact 100
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from catlib.bench.findings import plus_minus
from catlib.bench.result import Finding, Result
from catlib.bench.sample import Sample, sampled
from catlib.chance import Estimate, estimate
from catlib.engine import LIMIT, OVER
from catlib.game import BadSetup, Bots, Game, load


@dataclass(frozen=True)
class Effect(Result):
    """A house rule at another value: in which share of games somebody is paid otherwise, and comes in another place."""

    rule: str
    value: Any
    usual: Any
    changed: Estimate
    ranked: Estimate

    title = "How often a rule changes a result"

    @property
    def sentence(self) -> str:
        """The answer in one line."""
        n = round(self.changed.value * self.changed.games)
        value, low, high = (100 * x for x in (self.changed.value, self.changed.low, self.changed.high))
        share = f"{value:.1f}% (95%: {low:.1f} to {high:.1f})"
        return f"{self.rule} = {self.value}: another result in {n} of {self.changed.games} games, {share}."

    @property
    def findings(self) -> tuple[Finding, ...]:
        """The games that are paid otherwise, and those in which somebody comes in another place."""
        name = f"{self.rule} = {self.value}"
        return (
            Finding(name, "another result", "", self.changed, self.sentence),
            Finding(name, "another order", "", self.ranked, f"{name}: another order in {plus_minus(self.ranked)}."),
        )


def other_readings(game: Game, among: Sequence[str] | None = None) -> list[tuple[str, Any]]:
    """Every switch of a game at each value that it does not have; ValueError for a name that is not a switch.

    >>> other_readings(load("cat_cab"), ["duel", "handicap"])
    [('duel', 'alternate'), ('handicap', False)]
    """
    from catlib.game import choices  # pydantic, which importing the library is to leave alone

    model = type(game.house)
    values: dict[str, tuple[Any, ...]] = {}
    for name, field in model.model_fields.items():
        if field.annotation is bool:
            values[name] = (True, False)
        elif isinstance(field.default, str):
            values[name] = choices(model, name)
    for name in among or ():
        if name not in values:
            raise ValueError(f"{name!r} is not a switch of {game.title}; those are {', '.join(values)}")
    return [(name, v) for name in among or values for v in values[name] if v != getattr(game.house, name)]


def switching(
    game: Game, games: int = 1000, seed: int = 0, bots: Bots = None, among: Sequence[str] | None = None, **where: Any
) -> Iterator[tuple[int, Effect | None]]:
    """Play switch after switch, and hand out how many there are with what was found, None for the first that is played.

    A value that cannot be played with the other house rules is left out. `where` is as for `sampled`.
    """
    readings = other_readings(game, among)
    usual = sampled(game, bots, games, seed, **where)
    yield len(readings), None
    for rule, value in readings:
        house = {name: getattr(game.house, name) for name in type(game.house).model_fields}
        try:
            other = load(game.name, game.players, house | {rule: value})
        except BadSetup:
            continue
        yield len(readings), _effect(rule, value, usual, sampled(other, usual.bots, games, seed, **where))


def switches(
    game: Game, games: int = 1000, seed: int = 0, bots: Bots = None, among: Sequence[str] | None = None, **where: Any
) -> list[Effect]:
    """Every switch, or those among some names, with its effect; what changes most comes first."""
    found = [effect for _, effect in switching(game, games, seed, bots, among, **where) if effect]
    return sorted(found, key=lambda effect: -effect.changed.value)


def _effect(rule: str, value: Any, usual: Sample, other: Sample) -> Effect:
    ended = zip(usual.played.ended, other.played.ended, strict=True)
    counted = [g for g, ends in enumerate(ended) if {*ends} <= {LIMIT, OVER}]  # games that went wrong do not count
    pairs = [(_paid(usual, g), _paid(other, g)) for g in counted]
    changed = sum(a != b for a, b in pairs)
    ranked = sum(_order(a) != _order(b) for a, b in pairs)
    rates = [estimate.proportion(n, max(1, len(pairs))) for n in (changed, ranked)]
    return Effect(rule, value, getattr(usual.game.house, rule), rates[0], rates[1])


def _paid(sample: Sample, number: int) -> tuple[int, ...]:
    return tuple(row[number] for row in sample.played.paid)


def _order(paid: tuple[int, ...]) -> tuple[int, ...]:
    """Each seat's place: how many were paid more."""
    return tuple(sum(other > mine for other in paid) for mine in paid)
