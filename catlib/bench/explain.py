"""One game out of many, to be looked at: the median, the luckiest, the closest, or one that went wrong."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from catlib.bench.findings import length_column, quantile
from catlib.bench.tally import PAYOFF, Tally
from catlib.bench.trace import Judged, Trace, trace
from catlib.bench.voice import say
from catlib.chance import fixed, local, spaced, whole
from catlib.engine import driver as engine
from catlib.engine import log_of
from catlib.game import Game, together
from catlib.play import HUMAN, Judge, Match

KINDS = ("median", "luckiest", "closest", "failing")


@dataclass(frozen=True, repr=False)
class Explained:
    """A game of a run: its number, why it was picked, and the match itself, at its beginning, to be stepped through.

    `seat` is whose decisions are of interest: the winner's, or the seat whose bot went wrong.
    """

    number: int
    sentence: str
    match: Match
    seat: int
    bots: tuple[str, ...]
    limit: int = engine.STEP_LIMIT

    def choices(self, playouts: int = 64, most: int = 1000) -> tuple[Judged, ...]:
        """Every decision of the game, with the choice that was taken first: what each is worth, and which is best.

        Judged by playouts of the game's own bots (`catlib.play.judge`); of more than `most`, some drawn by lot. Each
        prints as a sentence.
        """
        judge = Judge(self.match.game, self.bots, whole("playouts", playouts, 4))
        most, game = whole("most", most), self.match.game
        return trace(game, self.bots, self.match.seed, self.number, judge, most, self.limit).decisions

    def __str__(self) -> str:
        return self.sentence

    def __repr__(self) -> str:
        return f"<Explained game {self.number}: {self.sentence}>"


def explain(result: Any, which: str, variant: str | None = None, look_at: int = 20, playouts: int = 64) -> Explained:
    """Open one game of a comparison, of the first variant unless another is named.

    *median*: as long as the median game, in turns, or where all have as many, in decisions or steps. *closest*: won by
    the least margin of payoffs; where all margins are alike, the one of the first `look_at` games in which chances were
    closest, for a seat alone those to win and not to. *luckiest*: the one of those whose winner once had the least
    chance to win by the very bots that played on, so that what came after was luck; where a seat alone always wins, or
    never, the one that is paid most. *failing*: the first in which something went wrong. Chances are judged by that
    many `playouts`. Raise ValueError for another word, another variant, or where there is no such game.
    """
    if which not in KINDS:
        raise ValueError(f"which={which!r}: a game is one of {', '.join(KINDS)}")
    names = result.names
    if variant is not None and variant not in names:
        raise ValueError(f"variant={variant!r}: there are {', '.join(names)}")
    i = names.index(variant) if variant is not None else 0
    game, bots, seed, tally = result.task.games[i], result.task.bots[i], result.task.seeds[i], result.run.tallies[i]
    many = min(whole("look_at", look_at), tally.games)
    number, why = _PICKS[which](game, bots, seed, tally, many, whole("playouts", playouts, 2))
    log = log_of(game, bots, seed, number, limit=result.task.limit)
    match = Match(game, bots, seed)
    for action in log:
        match.act(action)
    won = game.winners(match.state)
    bad = next((one.seat for one in tally.failures if one.game == number), -1)
    seat = bad if bad >= 0 else won[0] if won else 0
    match.replay(0)
    match.sit(seat, HUMAN)
    return Explained(number, say("picked", number=number, n=seed, why=why), match, seat, bots, result.task.limit)


Picked = tuple[int, str]


def _median(game: Game, bots: Sequence[str], seed: int, tally: Tally, many: int, playouts: int) -> Picked:
    _ended(tally)
    column = length_column(tally)
    counts = tally.values[column]
    turns = quantile(counts, 0.5)
    return tally.found[column][turns], say("picked-median", n=turns, what=column, games=spaced(counts.total()))


def _closest(game: Game, bots: Sequence[str], seed: int, tally: Tally, many: int, playouts: int) -> Picked:
    _ended(tally)
    margins = sorted(margin for margin in tally.found["margin"] if margin > 0)
    if len(margins) > 1:
        return tally.found["margin"][margins[0]], say("picked-margin", amount=margins[0])
    if _always_alike(game, tally):
        raise ValueError("whoever plays always wins here, or never, so no game is closer; take which='luckiest'")
    traces = _traces(game, bots, seed, tally, many, playouts)
    best = min(traces, key=_apart)
    given = {"amount": fixed(100 * _apart(best), 0), "alone": len(best.chances[0]) == 1}
    return best.number, say("picked-closest", n=many, **given)


def _apart(one: Trace) -> float:
    """Return how far the best seat was from the next, on average over the turns; alone, from its opposite."""
    rows = [row if len(row) > 1 else (row[0], 1 - row[0]) for row in one.chances]
    gaps = [first - second for *_, second, first in map(sorted, rows)]
    return sum(gaps) / len(gaps)


def _always_alike(game: Game, tally: Tally) -> bool:
    """Return whether somebody plays alone, or all together, and always wins, or never does."""
    return (game.num_players == 1 or together(game.rules)) and tally.won_by(0) in (0, tally.counted)


def _luckiest(game: Game, bots: Sequence[str], seed: int, tally: Tally, many: int, playouts: int) -> Picked:
    _ended(tally)
    if _always_alike(game, tally):
        most = max(tally.found[f"{PAYOFF}1"])
        return tally.found[f"{PAYOFF}1"][most], say("picked-paid", amount=fixed(most), games=spaced(tally.games))
    traces = _traces(game, bots, seed, tally, many, playouts)
    won = [one for one in traces if len(one.winners) == 1 or (game.rules.TEAMS and one.winners)]
    if not won:
        raise ValueError(f"which='luckiest': none of the first {many} games has one winner; look_at more")

    def least(one: Trace) -> float:
        return min(row[one.winners[0]] for row in one.chances)

    best = min(won, key=least)
    turn = min(range(len(best.chances)), key=lambda n: best.chances[n][best.winners[0]])
    who = not together(game.rules) and [say("seat", n=seat + 1) for seat in best.winners]
    given = {"chance": fixed(100 * least(best), 0) + local("%"), "turn": turn + 1, "turns": len(best.chances)}
    return best.number, say("picked-luckiest", who=who, n=many, **given)


def _failing(game: Game, bots: Sequence[str], seed: int, tally: Tally, many: int, playouts: int) -> Picked:
    if not tally.failures:
        raise ValueError(f"which='failing': all {spaced(tally.games)} games came to an end")
    worst = next((one for one in tally.failures if one.reason), tally.failures[0])
    if not worst.reason:
        return worst.game, say("picked-endless")
    who = f"bot {bots[worst.seat]!r} in seat {worst.seat + 1} " if worst.seat >= 0 else ""
    return worst.game, f"{who}{worst.reason}"


_PICKS = {"median": _median, "luckiest": _luckiest, "closest": _closest, "failing": _failing}


def _ended(tally: Tally) -> Any:
    counts = tally.values.get("turns")
    if not counts:
        raise ValueError("no game came to an end; look at which='failing'")
    return counts


def _traces(game: Game, bots: Sequence[str], seed: int, tally: Tally, many: int, playouts: int) -> list[Trace]:
    """The first games that ended, with each seat's chance at every turn."""
    judge, bad = Judge(game, bots, playouts), {one.game for one in tally.failures}
    each = (trace(game, bots, seed, number, judge, 0) for number in range(many) if number not in bad)
    if not (found := [one for one in each if one.ended]):
        raise ValueError(f"none of the first {many} games came to an end; look_at more")
    return found
