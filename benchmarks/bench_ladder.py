"""How well a player does who follows the star: games won against every bot, at some times a decision.

    python benchmarks/bench_ladder.py [--games 60] [--times 10 100 table] [--only cat_cab:2 empire:6] [--bots greedy]

In each game, for two players and for the largest number, one seat in turn takes the choice that a table marks as best,
and the same bot sits in all others. All rows of a game have the same seeds. Times are milliseconds of one core that the
estimates of a decision may take, or `table` for what a table takes. The share of wins has a 95% interval (Wilson's);
beside it is what a seat would win if all were alike.
"""

import argparse
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, NamedTuple
from unittest.mock import patch

from catlib import load
from catlib.chance import generator, proportion
from catlib.game import Game
from catlib.play import worth
from catlib.play.match import bot_policy

TABLES = {"cat_cab": (2, 3), "empire": (2, 6), "taxi_derby": (2, 5), "meow_daifugo": (2, 4), "washi_cat": (2,)}
TABLE = "table"
LIMIT = 6_000  # steps, after which all share the win
PROCESSES = 2


class Pairing(NamedTuple):
    """A row of the ladder: the star at some time a decision against a bot."""

    game: str
    players: int
    bot: str
    time: str


class Played(NamedTuple):
    """What the star got of one win, its decisions, and the seconds that they took."""

    share: float
    decisions: int
    seconds: float


def star(game: Game, seconds: float | None) -> Callable[[Any, float], int]:
    """Return a player who takes what a table marks as best, by the first goal that is searched for."""
    goal = next(iter(game.goals.searched(game)))

    def choose(state: Any, u: float) -> int:
        legal = game.legal_actions(state)
        if len({game.short_label(state, action) for action in legal}) == 1:
            return legal[0]
        found = worth(game, state, goal, seed=int(u * 2**32), seconds=seconds)
        return legal[0] if found is None else found.best.action

    return choose


def played(pairing: Pairing, number: int) -> Played:
    """Play one game of a row; the star's seat goes round."""
    game = load(pairing.game, players=pairing.players)
    mine, draw = number % pairing.players, generator(number).random
    budget = None if pairing.time == TABLE else float(pairing.time) / 1000
    best, other = star(game, budget), bot_policy(game, pairing.bot)
    state, decisions, spent = game.initial_state(), 0, 0.0
    for _ in range(LIMIT):
        if game.is_terminal(state):
            return Played(game.shares(state)[mine], decisions, spent)
        if game.is_chance_node(state):
            state = game.child(state, game.sample(state, draw()))
        elif game.current_player(state) == mine:
            began = time.perf_counter()
            state = game.child(state, best(state, draw()))
            decisions, spent = decisions + 1, spent + time.perf_counter() - began
        else:
            state = game.child(state, other(state, draw()))
    return Played(1 / pairing.players, decisions, spent)


def pairings(only: Sequence[str], bots: Sequence[str], times: Sequence[str]) -> Iterator[Pairing]:
    """Every row of the ladder, the weakest bot of a game first."""
    for name, players in ((name, n) for name, counts in TABLES.items() for n in counts):
        if only and f"{name}:{players}" not in only:
            continue
        for bot in load(name, players=players).bots:
            if not bots or bot in bots:
                yield from (Pairing(name, players, bot, each) for each in times)


def own_clock() -> None:
    """Have a process measure time by what it computed, as others share the machine."""
    patch("time.perf_counter", time.process_time).start()


def row(pairing: Pairing, found: Sequence[Played]) -> str:
    """A line of the table."""
    won = proportion(sum(each.share for each in found), len(found))
    decisions = sum(each.decisions for each in found)
    cells = (
        f"{pairing.game} {pairing.players}",
        pairing.bot,
        pairing.time,
        f"{100 * won.value:.0f} ({100 * won.low:.0f} to {100 * won.high:.0f})",
        f"{100 / pairing.players:.0f}",
        f"{len(found)}",
        f"{decisions / len(found):.0f}",
        f"{1000 * sum(each.seconds for each in found) / max(1, decisions):.0f}",
    )
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--times", nargs="*", default=["10", "100", TABLE])
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--bots", nargs="*", default=[])
    options = parser.parse_args()
    print("| game | against | ms | wins, % | if all alike | games | decisions | ms each |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |", flush=True)
    with ProcessPoolExecutor(PROCESSES, initializer=own_clock) as pool:
        for pairing in pairings(options.only, options.bots, options.times):
            found = pool.map(partial(played, pairing), range(options.games))
            print(row(pairing, list(found)), flush=True)


if __name__ == "__main__":
    main()
