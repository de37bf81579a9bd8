"""Playouts to the end by the game's own bots, for any game: who leads, and what a choice is worth.

The judge sees the whole state, hidden hands too, as somebody at the table who looks into all of them would. It plays
the rest of a game many times with a bot in each seat; how often a seat wins is its chance. Every choice at a decision
is judged with the same luck, so that the difference of two choices is surer than that of two means of their own (common
random numbers; A. M. Law, Simulation Modeling and Analysis, 2015, chapter 11.2).
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from catlib.chance import draw_of, mixed, outcome_of
from catlib.engine import Kernel, Workspace, has_wasm, kernel_of, look_up, play_rows
from catlib.game import Game, GameType, deciding, hides, players_on, sharing
from catlib.rules import CHANCE, TERMINAL
from catlib.rules.wasm import Layout, Stretch, Whole

NO_ACTION = -1  # judge the position as it stands
LIMIT = 20_000  # steps of a playout; one that is cut counts as an equal share for all
SLICE = 16  # playouts of each choice before other threads have their turn


def make_judge(  # as long as the function in it, which closes over one game's rules
    rules: Any, choose: Callable[..., int]
) -> Any:
    """The playouts as a closure over one game's rules, so that both engines run this very source."""
    current_player, apply_action, returns = rules.current_player, rules.apply_action, rules.returns
    outcome, legal_actions, share = outcome_of(rules), rules.legal_actions, sharing(rules)

    def judge(rows):
        setup, states, bots, paid, first = rows.setups[0], rows.states, rows.bots, rows.paid, rows.first
        start, stop, limit = rows.start, rows.stop, rows.limit
        seats, cut = len(bots), 0
        for i in range(len(first)):
            for p in range(start, stop):
                luck = mixed(rows.key, p)
                states[1] = states[0]
                state = states[1]
                if first[i] >= 0:
                    apply_action(setup, state, first[i])
                step = 0
                player = current_player(setup, state)
                while player != TERMINAL and step < limit:
                    u = draw_of(luck, 0, 0, 0, step)
                    if player == CHANCE:
                        action = outcome(setup, state, rows.weights, u)
                    else:
                        n = legal_actions(setup, state, rows.actions)
                        slip = rows.slips[player]
                        if u < slip:
                            action = rows.actions[int(u / slip * n)]
                        else:
                            u = (u - slip) / (1 - slip)
                            action = choose(bots[player], setup, state, rows.actions, n, u, rows.work)
                    apply_action(setup, state, action)
                    step += 1
                    player = current_player(setup, state)
                at = (i * (stop - start) + p - start) * seats
                for s in range(seats):
                    paid[s] = 0
                if player == TERMINAL:
                    returns(setup, state, paid)
                else:
                    cut += 1
                share(setup, state, paid, seats, rows.mine)
                for s in range(seats):
                    rows.shares[at + s] = rows.mine[s]
        return cut

    return judge


class Judge:
    """Chances to win by playouts, for one game and the bots that play them.

    By default the best bots play that are rules; the last of those stands in for one that is none. A tie counts as
    equal shares, and so does a playout that is cut, which is not won where all play together; `cut` counts those.

    >>> game = load("cat_cab")
    >>> judge = Judge(game, playouts=10)
    >>> sum(judge.chances(game.initial_state(), key=1))
    1.0
    """

    def __init__(self, game: Game, bots: Sequence[str] | None = None, playouts: int = 64, compile: bool | None = None):
        self.game, self.playouts = game, playouts
        known = game.type.bots.COMPILED
        names, self._slips = zip(*deciding(game, bots or players_on(game)), strict=True)
        self.bots = tuple(bot if bot in known else known[-1] for bot in names)
        self.compiled = has_wasm() if compile is None else compile
        self.cut = 0
        self._numbers = [known.index(bot) for bot in self.bots]

    def chances(self, state: Any, key: int) -> list[float]:
        """Each seat's chance to win from here."""
        [rows] = self.shares(state, [NO_ACTION], key)
        return [sum(row[seat] for row in rows) / self.playouts for seat in range(self.game.num_players)]

    def shares(
        self, state: Any, actions: Sequence[int], key: int, start: int = 0, stop: int | None = None
    ) -> list[list[list[float]]]:
        """For each action the outcome of every playout: each seat's share of the win; the luck is the same for all.

        Playouts have numbers: those from `start` to `stop`, by default all of them, fall alike however many are asked
        for at a time.
        """
        found: list[list[list[float]]] = [[] for _ in actions]
        stop = self.playouts if stop is None else stop
        for first in range(start, stop, SLICE):
            look_up()
            for row, more in zip(found, self._slice(state, actions, key, first, min(first + SLICE, stop)), strict=True):
                row += more
        return found

    def rows(self, state: Any, actions: Sequence[int], key: int, start: int, stop: int) -> list[list[float]]:
        """For each action what its player gets of the win in playouts of those numbers.

        What the player cannot see is dealt anew in each, the same for all actions.
        """
        player, rows = self.game.current_player(state), [list[float]() for _ in actions]
        for world, first, last in self._worlds(state, player, key, start, stop):
            for row, more in zip(rows, self.shares(world, actions, key, first, last), strict=True):
                row += [share[player] for share in more]
        return rows

    def _worlds(self, state: Any, player: int, key: int, start: int, stop: int) -> Iterator[tuple[Any, int, int]]:
        """The positions that playouts begin in, each with its first number and the one after its last."""
        if not hides(self.game):
            yield state, start, stop
            return
        resample, setup = self.game.words.resample, self.game.setup
        for n in range(start, stop):
            yield resample(setup, state, player, Random(mixed(key, n))), n, n + 1

    def _slice(self, state: Any, actions: Sequence[int], key: int, start: int, stop: int) -> list[list[list[float]]]:
        seats, n = self.game.num_players, stop - start
        lengths = {"first": len(actions), "shares": len(actions) * n * seats}
        work = Workspace(kernel_of(self.game, _kernel), self.compiled, lengths, state, self.game.setup, kept=True)
        work.put("bots", self._numbers)
        work.put("slips", self._slips)
        work.put("first", actions)
        work.put_state("states", state)
        self.cut += work.run(key=key, start=start, stop=stop, limit=LIMIT)
        flat = work["shares"].tolist() if self.compiled else work["shares"]
        return [[flat[(i * n + p) * seats : (i * n + p + 1) * seats] for p in range(n)] for i in range(len(actions))]


def _kernel(type: GameType, layout: Layout, seats: int) -> Kernel:
    arguments = play_rows(type, layout, seats, states=2) | {
        "paid": Stretch("i8", seats),
        "mine": Stretch("f8", seats),
        "slips": Stretch("f8", seats),
        "first": Stretch("i8"),
        "key": Whole(),
        "start": Whole(),
        "stop": Whole(),
        "limit": Whole(),
        "shares": Stretch("f8"),
    }
    return Kernel(lambda uniform: make_judge(type.rules, type.bots.choose), arguments)
