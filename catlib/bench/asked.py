"""Questions in a designer's words: each answer is a sentence, and numbers with intervals that hold all together.

| name | question |
| --- | --- |
| `fair` | Is going first an advantage? |
| `shorter` | What makes games shorter, but not luckier? |
| `target` | Which value of a rule is best for a target? |
| `both` | Which changes serve two aims at once (Pareto)? |
| `pairs` | Do any two rules influence each other? |
| `skill` | Is it the same for beginners and experts? |
| `decisions` | Which kind of decision matters most? |

The luck of a game is seen by slips: the same bots, but all leave a fifth of their decisions to chance except one, "the
better player"; the less often it wins, the luckier the game. All variants share their luck, and differences are taken
game by game.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain, combinations
from typing import Any, NamedTuple

from catlib.bench.answer import Answer, Panel
from catlib.bench.findings import plus_minus, signed
from catlib.bench.ladder import climb, rungs
from catlib.bench.rules import values_of, varied
from catlib.bench.tally import columns
from catlib.bench.trials import (
    BETTER,
    CONFIDENCE,
    FIRST,
    SLIPS,
    Column,
    Table,
    aims_of,
    all_together,
    bot_words,
    can_be_played,
    first_player,
    is_rate,
    length_of,
    mean_of,
    moved_by,
    number_words,
    numbers_of,
    shares_of,
    to_try,
)
from catlib.bench.voice import say, together
from catlib.chance import Estimate, local, spaced, whole
from catlib.engine import log_of
from catlib.game import Bots, Game, capital, in_a_row, rule_value, rule_words, seat_bots
from catlib.rules import CHANCE

MOST_PAIRED = 6  # rules whose pairs are tried
SMALL, LARGE = 0.05, 0.1  # of all games, won more than an equal share: a small advantage; a large one
ALIKE = 0.03  # of all games: the better player wins about as often
LESS = 0.9  # of what a number is now: the target where none is given
BROAD = 16  # games that are looked at for the kinds of decisions
RARE = 100  # of decisions, one kind is left out that is asked less often


class Question(NamedTuple):
    """A question: what it needs to know, and the steps that answer it; its words are the message `want-…`.

    Steps may begin with how many columns of games they play, and then yield None for each.
    """

    needs: tuple[str, ...]
    steps: Callable[..., Iterator[Answer | int | None]]


def ask(game: Game, question: str, bots: Bots = None, games: int = 1000, seed: int = 0, **needs: Any) -> Answer:
    """Answer a designer's question about a game: one of `QUESTIONS`, by its name.

    `games` are played of each variant. Intervals hold with `confidence`, see `spent` for who asks again and again. A
    question may need a `rule`, a `number` of `numbers_of(game)`, a `target` for it, two `aims` of `aims_of(game)`, or
    some `rules`. Raises ValueError in a sentence for what cannot be asked.

    >>> print(ask(load("cat_cab"), "fair", games=400, seed=1))  # doctest: +ELLIPSIS
    Yes, an advantage. The first player won 57.8% ± 4.8 of 400 games; an equal share is 50%. 400 games each time, ...
    """
    *_, (answer, *_) = asking(game, question, bots, games, seed, **needs)
    assert answer is not None
    return answer


def spent(looks: int) -> float:
    """Return the confidence of a look that comes after some, so that all looks hold together with 95%.

    Half of what is left of 5% is spent each time: Lan and DeMets, Discrete sequential boundaries for clinical trials
    (1983).

    >>> spent(0), spent(1)
    (0.975, 0.9875)
    """
    return 1 - (1 - CONFIDENCE) / 2 ** (looks + 1)


def asking(
    game: Game, question: str, bots: Bots = None, games: int = 1000, seed: int = 0, *, confidence: float = CONFIDENCE,
    **needs: Any
) -> Iterator[tuple[Answer | None, int, int]]:
    """Yield the answer of `ask` as far as it is known, or None, and how many columns of games are played, of how many.

    The last answer is whole.
    """
    if question not in QUESTIONS:
        raise ValueError(f"question={question!r}: there are {', '.join(QUESTIONS)}")
    asked = QUESTIONS[question]
    if unknown := set(needs) - set(asked.needs):
        words = say(f"want-{question}")
        raise ValueError(f"{min(unknown)}: “{words}” needs {' and '.join(asked.needs) or 'nothing more'}")
    table = Table(game, seat_bots(game, bots), whole("games", games, 2), whole("seed", seed, 0), confidence)
    played = planned = 0
    for one in asked.steps(table, **needs):
        if not isinstance(one, Answer):
            played, planned = played + (one is None), one or planned
            yield None, played, planned
            continue
        if one.done < 1 <= one.total:
            continue
        said = one.sentence
        if one.done < one.total:
            said = say("asked-so-far", few=one.done, n=one.total, kind=question, said=said)
        how = one.how or how_words(game, question, bots, games, one.panels)
        told = replace(one, title=say(f"want-{question}"), sentence=said, how=how)
        yield told, *((played, planned) if planned else (one.done, one.total))


def how_words(game: Game, question: str, bots: Bots, games: int, panels: Sequence[Panel] = ()) -> str:
    """Say how many games are played, and by whom; of numbers, what points are and who is called the better player."""
    steps = [rung.bots for rung in rungs(game, bots)] if question == "skill" else [seat_bots(game, bots)]
    who = [bot_words(game.story, bot) for bot in dict.fromkeys(chain.from_iterable(steps))]
    better = any(number_words(BETTER) in panel.name for panel in panels)
    points = any(one.unit == "points" for panel in panels for one in panel.estimates)
    return say("asked-how", games=spaced(games), bots=who, better=better, points=points)


# The questions


def _fair(table: Table) -> Iterator[Answer]:
    if FIRST not in numbers_of(table.game):
        yield Answer("", say("asked-no-start"))
        return
    if len(set(table.bots)) > 1:
        yield Answer("", say("asked-other-bots"))
        return
    played, seats = table.played({}), table.game.num_players
    first = mean_of(first_player(table.game, played), FIRST, table.confidence)
    by = table.game.rules.WINNER_BY
    column = dict(columns(table.game, played)).get(by or "", [])
    each = [[float(at == n + 1) for at in column] if by else shares_of(played, n) for n in range(seats)]
    rates = [mean_of(wins, FIRST, table.confidence) for wins in each]
    fair = sum(rate.value for rate in rates) / seats
    worth = Estimate(first.value - fair, first.low - fair, first.high - fair, first.games, table.confidence, "points")
    verdict = "unsure" if 0 in worth else "pays" if worth.value > 0 else "costs"
    rows, equal = tuple(say("asked-seat", n=n + 1) for n in range(seats)), local(f"{100 * fair:.3g}%")
    nobody = 1 - seats * fair
    drawn = local(f"{100 * nobody:.2g}%") if nobody > 1e-9 else False
    given = {"rate": plus_minus(first), "value": equal, "drawn": drawn, "games": spaced(table.games)}
    panel = Panel(say("asked-won"), tuple(rates), fair, say("asked-equal", value=equal))
    said = say("asked-fair", verdict=verdict, size=_size(worth), **given)
    yield Answer("", said, rows, (panel,), frozenset() if 0 in worth else frozenset({0}))


def _size(worth: Estimate) -> str:
    """Return how large an advantage is, as far as its interval tells."""
    least, most = sorted((abs(worth.low), abs(worth.high)))
    return "small" if most < SMALL else "large" if least > LARGE else "clear" if least > SMALL else "some"


def _aiming(table: Table, aims: Sequence[str], rules: Sequence[str] | None = None) -> Iterator[Answer | int | None]:
    """Try every change of one rule, and mark those that no other beats on both aims."""
    known = aims_of(table.game)
    if len(set(aims)) != 2 or not set(aims) <= set(known):
        raise ValueError(f"aims={list(aims)!r}: expected two of {', '.join(known)}")
    tried = to_try(table.game, rules)
    confidence, numbers = all_together(2 * len(tried), table.confidence), [known[aim] for aim in aims]
    fair = 1 / table.game.num_players
    rows, columns_of = list[str](), [list[Column]() for _ in numbers]
    yield len(numbers) * (len(tried) + 1)
    for done, changes in enumerate([{}, *tried]):
        rows.append(changed(table.game, changes) if changes else say("asked-as-it-is"))
        for (number, _), each in zip(numbers, columns_of, strict=True):
            each.append(table.column(number, changes))
            yield None
        panels, scores = [], list[list[float]]()
        for (number, sign), each in zip(numbers, columns_of, strict=True):
            what = number_words(number)
            if sign:
                found = tuple(moved_by([c], [each[0]], number, confidence) for c in each)
                panels.append(Panel(say("asked-change", what=what), found, 0.0, say("asked-as-it-is"), what))
                scores.append([sign * one.value for one in found])
            else:
                found = tuple(mean_of(c, number, confidence) for c in each)
                panels.append(Panel(what, found, fair, say("equal-shares"), what))
                scores.append([-abs(one.value - fair) for one in found])
        best = _front(list(zip(*scores, strict=True)))
        yield Answer("", _of_front(rows, panels, best), tuple(rows), tuple(panels), best, done, len(tried))


def _front(scores: Sequence[tuple[float, ...]]) -> frozenset[int]:
    """Return which points no other beats in one number without losing in the other; of equal ones the first.

    >>> sorted(_front([(0, 0), (1, 0), (0, 1), (-1, 2), (1, 0)]))
    [1, 2, 3]
    """

    def beaten(i: int) -> bool:
        better = [k for k, other in enumerate(scores) if all(b >= a for a, b in zip(scores[i], other, strict=True))]
        return any(scores[k] != scores[i] or k < i for k in better)

    return frozenset(i for i in range(len(scores)) if not beaten(i))


def _of_front(rows: Sequence[str], panels: Sequence[Panel], best: frozenset[int]) -> str:
    """Name what no other beats on both, the least changed first."""
    said = [_values(row, panels, i) for i, row in enumerate(rows) if i in best and i]
    said = [say("asked-kept")] * (0 in best) + said[:4] + [say("asked-others")] * (len(said) > 4)
    return say("asked-front", n=len(rows), said=together(said, "semicolon"))


def _values(row: str, panels: Sequence[Panel], i: int) -> str:
    numbers = [signed(p.estimates[i]) if p.mark == 0 else plus_minus(p.estimates[i]) for p in panels]
    each = [f"{p.what} {number}" for p, number in zip(panels, numbers, strict=True)]
    return f"{row} ({in_a_row(each)})"


def _shorter(table: Table, rules: Sequence[str] | None = None) -> Iterator[Answer | int | None]:
    if BETTER not in numbers_of(table.game):
        raise ValueError(say("asked-no-better"))
    for answer in _aiming(table, ("shorter", "less luck"), rules):
        if not isinstance(answer, Answer):
            yield answer
            continue
        length, better = (panel.estimates for panel in answer.panels)
        good = [i for i in range(1, len(length)) if length[i].high < 0 and better[i].high >= 0]
        alike = {i for i in good if better[i].low >= -ALIKE}
        good.sort(key=lambda i: (i not in alike, length[i].value))
        if good:
            first, *others = good[:4]
            given = {"amount": fewer(length[first]), "points": signed(better[first]), "sure": first in alike}
            rules = [answer.rows_of[i] for i in others]
            said = say("asked-shortest", rule=answer.rows_of[first], rules=rules or False, **given)
        else:
            said = say("asked-none-shorter")
        yield replace(answer, sentence=said, best=frozenset(alike))


def _target(table: Table, rule: str, number: str, target: float | None = None) -> Iterator[Answer | int | None]:
    known = numbers_of(table.game)
    if number not in known:
        raise ValueError(f"number={number!r}: there are {', '.join(known)}")
    values = [value for value in values_of(table.game, rule) if can_be_played(table.game, {rule: value})]
    yield len(values)
    if target is not None:
        aim, why = target / 100 if is_rate(number) else target, ""
    elif number == FIRST:
        aim, why = 1 / table.game.num_players, say("asked-equal-share")
    else:
        aim, why = LESS * mean_of(table.column(number, {}), number).value, say("asked-tenth-less")
    confidence, found = all_together(len(values), table.confidence), list[Estimate]()
    for done, value in enumerate(values, 1):
        found.append(mean_of(table.column(number, {rule: value}), number, confidence))
        yield None
        best = min(range(done), key=lambda i: abs(found[i].value - aim))
        near = [values[i] for i in range(done) if i != best and aim in found[i]]
        rows = tuple(changed(table.game, {rule: value}, "value") for value in values[:done])
        said = say(
            "asked-nearest",
            rule=capital(rows[best]),
            value=local(f"{100 * aim:.3g}%" if is_rate(number) else f"{aim:.3g}") + why,
            what=number_words(number),
            amount=plus_minus(found[best]),
            rules=[str(value) for value in near] or False,
            far=not near and aim not in found[best],
        )
        panel = Panel(number_words(number), tuple(found), aim, say("asked-target"))
        yield Answer("", said, rows, (panel,), frozenset({best}), done, len(values))


def _pairs(
    table: Table, number: str | None = None, rules: Sequence[str] | None = None
) -> Iterator[Answer | int | None]:
    known, number = numbers_of(table.game), number or length_of(table.game)
    if number not in known:
        raise ValueError(f"number={number!r}: there are {', '.join(known)}")
    last = {next(iter(changes)): changes for changes in to_try(table.game, rules)}  # of each rule its last value
    singles = list(last.values())[:MOST_PAIRED]
    pairs = list(combinations(range(len(singles)), 2))
    pairs = [(a, b) for a, b in pairs if can_be_played(table.game, singles[a] | singles[b])]
    if not pairs:
        raise ValueError(say("asked-no-pair"))
    confidence, alone = all_together(len(pairs), table.confidence), list[Column]()
    yield 1 + len(singles) + len(pairs)
    for changes in [{}, *singles]:
        alone.append(table.column(number, changes))
        yield None
    first = alone.pop(0)
    found: list[tuple[str, Estimate]] = []
    for done, (a, b) in enumerate(pairs, 1):
        both = table.column(number, singles[a] | singles[b])
        yield None
        one, other = (changed(table.game, singles[i], "value") for i in (a, b))
        name = say("asked-with", rule=one, name=other)
        found.append((name, moved_by([both, first], [alone[a], alone[b]], number, confidence)))
        found.sort(key=lambda pair: -abs(pair[1].value))
        sure = [i for i, (_, one) in enumerate(found) if 0 not in one]
        if sure:
            name, most = found[sure[0]]
            words = {"rule": capital(name), "amount": signed(most), "few": len(sure), "n": done}
            said = say("asked-together", what=number_words(number), **words)
        else:
            said = say("asked-none-together", what=number_words(number), n=done)
        rows, ones = zip(*found, strict=True)
        panel = Panel(say("asked-beyond", what=number_words(number)), ones, 0.0, say("asked-by-itself"))
        yield Answer("", said, rows, (panel,), frozenset(sure), done, len(pairs))


def _skill(table: Table, rule: str | None = None, number: str | None = None, value: Any = None) -> Iterator[Answer]:
    """Ask the same among players of every strength: what going first is worth, or what a rule does to a number."""
    variants = {say("asked-as-it-is"): table.game}
    if rule is not None:
        tried = [{rule: value}] if value is not None else to_try(table.game, [rule])
        if not tried:
            raise ValueError(f"{rule}: say which value to try")
        variants[changed(table.game, tried[-1])] = varied(table.game, tried[-1])
    bots = None if table.bots == seat_bots(table.game) else table.bots
    return climb(variants, bots, table.games, table.seed, number, table.confidence)


def _decisions(table: Table) -> Iterator[Answer | int | None]:
    """Let one seat slip at one kind of decision only, and see how much less often it wins."""
    seats = table.game.num_players
    if seats == 1:
        raise ValueError(say("asked-no-loss"))
    kinds = _kinds(table)
    yield 1 + len(kinds)
    base = [shares_of(table.played({}, share=seats), seat) for seat in range(seats)]
    yield None
    confidence, found = all_together(len(kinds), table.confidence), list[tuple[str, Estimate]]()
    for done, (only, name) in enumerate(kinds.items(), 1):
        lost: Column = []
        for seat in range(seats):
            slips = [SLIPS if s == seat else 0.0 for s in range(seats)]
            lost += shares_of(table.played({}, slips, only, share=seats), seat)
        yield None
        found.append((name, moved_by([lost], [[v for row in base for v in row]], BETTER, confidence)))
        found.sort(key=lambda pair: pair[1].value)
        sure = [i for i, (_, one) in enumerate(found) if one.high < 0]
        ones = tuple(one for _, one in found)
        if sure:
            least = {"name": len(found) > 1 and found[-1][0], "by": signed(ones[-1])}
            said = say("asked-matters", choice=found[0][0], amount=fewer(ones[0]), **least)
        else:
            said = say("asked-none-matters")
        rows = tuple(name for name, _ in found)
        panel = Panel(say("asked-slips"), ones, 0.0, say("asked-no-slips"))
        yield Answer("", said, rows, (panel,), frozenset(sure), done, len(kinds))


def changed(game: Game, changes: Mapping[str, Any], form: str = "changed") -> str:
    """Return a change of one rule in words: its value, and what it was unless only the value is asked for."""
    [(rule, value)], model = changes.items(), type(game.house)
    now, value = (rule_value(model, rule, each) for each in (getattr(game.house, rule), value))
    return say(f"asked-{form}", rule=rule_words(model, rule), value=value, now=now, same=value == now)


def fewer(change: Estimate) -> str:
    """Return a fall as a number above 0."""
    return plus_minus(replace(change, value=-change.value, low=-change.high, high=-change.low)).removeprefix("+")


def _kinds(table: Table) -> dict[int, str]:
    """Return the phases in which there is a choice, each with the question that is asked there most often."""
    game, asked = table.game, dict[int, Counter[str]]()
    names = [say("asked-who")] * game.num_players
    has_phase = "phase" in game.rules.State.FIELDS
    for number in range(min(BROAD, table.games)):
        state = game.initial_state()
        for action in log_of(game, table.bots, table.seed, number):
            if game.current_player(state) != CHANCE and len(game.legal_actions(state)) > 1:
                words = game.words.question(game.setup, state, names).strip()
                asked.setdefault(state.phase if has_phase else -1, Counter())[words] += 1
            state = game.successor(state, action)
    often = sum(each.total() for each in asked.values()) / RARE
    return {
        phase: _of_kind(words)
        for phase, words in sorted(asked.items(), key=lambda each: -each[1].total())
        if words.total() >= often or len(asked) == 1
    } or {-1: say("asked-any")}


def _of_kind(words: Counter[str]) -> str:
    """Return the words that the questions of a kind begin with; in full where one of them is most of all."""
    [(most, n)] = words.most_common(1)
    if 2 * n >= words.total():
        return most
    begins = [each.split() for each in words]
    same = 0
    while same < min(map(len, begins)) and len({each[same] for each in begins}) == 1:
        same += 1
    return " ".join(begins[0][:same]) + " …" if same else most


QUESTIONS: dict[str, Question] = {
    "fair": Question((), _fair),
    "shorter": Question(("rules",), _shorter),
    "target": Question(("rule", "number", "target"), _target),
    "both": Question(("aims", "rules"), _aiming),
    "pairs": Question(("number", "rules"), _pairs),
    "skill": Question(("rule", "number", "value"), _skill),
    "decisions": Question((), _decisions),
}
