"""The kinds of daily puzzles: where their positions come from, what is asked of them, and in which words."""

from __future__ import annotations

import functools
import itertools
import re
import tomllib
from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any, ClassVar, NamedTuple

from catlib import Goal, load
from catlib.games.meow_daifugo.rules import PLAY
from catlib.games.taxi_derby.odds.turns import Turn, plans
from catlib.games.taxi_derby.phases import DRIVE, END, OVER, TILE
from catlib.games.taxi_derby.setup import NODES, STEPS, laid
from catlib.games.taxi_derby.upgrades import limit
from catlib.games.taxi_derby.voice import voice
from catlib.games.washi_cat.odds import solve
from catlib.play import Match
from catlib.play.valuing import exact_goals
from catlib.solving import Solver
from tools.project import ROOT

__all__ = ["KINDS", "LATER", "ROTA", "Choice", "Kind", "Position", "after"]

BOXES = ("Aces", "Twos", "Threes", "Fours", "Fives", "Sixes", "Three of a kind", "Four of a kind", "Full house",
         "Small straight", "Large straight", "Yahtzee", "Chance")
# How much better the best choice is than the second: clearly, and yet so little that the second tempts.
CLEAR = {"": Fraction(1, 100), "spaces": Fraction(1, 20), "bets": Fraction(1, 50), "points": Fraction(1, 4),
         "dollars": Fraction(1, 10)}
TEMPTING = {"": Fraction(1, 5), "spaces": Fraction(3, 4), "bets": Fraction(2, 5), "points": Fraction(4),
            "dollars": Fraction(3, 2)}
COUNT = ("no", "one", "two", "three", "four", "five")


class Position(NamedTuple):
    """The house rules, and the actions and outcomes since the beginning."""

    house: dict[str, Any]
    actions: list[int]


class Choice(NamedTuple):
    """Something to do, in words, and the actions that it is made of."""

    label: str
    actions: tuple[int, ...]


def after(game: Any, goal: Goal, state: Any, choice: Choice) -> Any:
    """The state that a choice leads to, as the goal follows the game."""
    for action in choice.actions[:-1]:
        state = game.successor(state, action)
    return (goal.successor or game.successor)(state, choice.actions[-1])


class Kind:
    """A game and a question about it; what is worth something is a chance, or counted in `unit`."""

    name: str
    game = ""  # where it has another name
    unit = ""
    fails = ""  # what a choice does that does not win, where values are wins and losses and not chances
    players: int | None = None
    most = 112  # positions that are looked for

    def load(self, house: dict[str, Any] | None = None) -> Any:
        """The game, by the house rules of a position."""
        return load(self.game or self.name, players=self.players, **(house or {}))

    def positions(self, draw: Random) -> Iterator[Position]:
        """Positions to choose from, the same for the same draws; it may go on for ever."""
        raise NotImplementedError

    def goal(self, game: Any, state: Any) -> Goal:
        """What choices are measured by."""
        raise NotImplementedError

    def base(self, state: Any) -> Fraction:
        """What is there already, and is not counted."""
        return Fraction(0)

    def values(self, game: Any, state: Any, choices: list[Choice], solvers: dict[Any, Solver]) -> list[Fraction]:
        """What each choice is worth; solvers are kept by game and goal."""
        goal = self.goal(game, state)
        solver = solvers.setdefault((game, goal), Solver(game, goal))
        return [Fraction(solver.value(after(game, goal, state, choice))) - self.base(state) for choice in choices]

    def choices(self, game: Any, state: Any) -> list[Choice]:
        """What can be done, each thing once."""
        named: dict[str, tuple[int, ...]] = {}
        for action in game.legal_actions(state):
            named.setdefault(self.label(game, state, action), (action,))
        return [Choice(label, actions) for label, actions in named.items()]

    def label(self, game: Any, state: Any, action: int) -> str:
        """An action in words."""
        words = str(game.short_label(state, action))
        return words[0].upper() + words[1:]

    def fair(self, best: Fraction, second: Fraction) -> bool:
        """Return whether there is something to think about, and one answer; nothing is nearly sure, or nearly vain."""
        return CLEAR[self.unit] <= best - second <= TEMPTING[self.unit] and (
            bool(self.unit) or Fraction(1, 10) < best < Fraction(98, 100))

    def hardness(self, game: Any, state: Any, gap: Fraction, choices: int) -> Any:
        """How hard it is: the nearer the second choice, the harder; then the more choices there are."""
        return -gap, choices

    @property
    def words(self) -> dict[str, str]:
        """What is said of this kind, from `web/puzzles.toml`."""
        return {name: " ".join(text.split("\n")) for name, text in _words()[self.name].items()}

    def facts(self, game: Any, state: Any, best: str) -> dict[str, Any]:
        """What the words leave open: facts by name, and `why` where another sentence than the usual says why."""
        return {}


@functools.cache
def _words() -> dict[str, dict[str, str]]:
    return tomllib.loads((ROOT / "web" / "puzzles.toml").read_text(encoding="utf-8"))


class Played(Kind):
    """A kind whose positions are from matches of bots, `each` from a match at most."""

    players: int
    bot = ""  # the strongest compiled one where none is named
    house: ClassVar[dict[str, Any]] = {}
    each, longest = 10**6, 10**6

    def positions(self, draw: Random) -> Iterator[Position]:
        game = self.load(self.house)
        bot = self.bot or game.type.bots.COMPILED[-1]
        while True:
            match, seen = Match(game, [bot] * self.players, seed=draw.randrange(10**6)), 0
            while not match.is_over and match.ply < self.longest and seen < self.each:
                if match.player >= 0 and self.fits(game, match.state):
                    seen += 1
                    yield Position(self.house, match.actions)
                match.step()

    def fits(self, game: Any, state: Any) -> bool:
        """Return whether a decision makes a puzzle."""
        raise NotImplementedError


class CatCab(Played):
    """Dice of Cat Cab Crew: which to keep."""

    name = "cat_cab"
    unit, players = "spaces", 2
    measure, longest = "net spaces", 400

    def fits(self, game: Any, state: Any) -> bool:
        """Return whether five white dice lie there, and nobody has rolled another one."""
        first, *others = game.legal_actions(state)
        return bool(others) and game.short_label(state, first) == "keep all dice" and not any(state.die[5:])

    def goal(self, game: Any, state: Any) -> Goal:
        return exact_goals(game)[self.measure]

    def label(self, game: Any, state: Any, action: int) -> str:
        return super().label(game, state, action).replace(",", "").replace("Roll again", "Roll again:")

    def facts(self, game: Any, state: Any, best: str) -> dict[str, Any]:
        seat = game.current_player(state)
        curses, words = state.curses[seat], self.words
        had = f" You have {COUNT[curses]} {'curse' if curses == 1 else 'curses'} so far." if curses else ""
        why = {"why": words["keep"]} if best.startswith("Keep") and "keep" in words else {}
        return {"curses": had, "colour": ("red", "blue")[seat], **why}


class City(CatCab):
    """The same dice, with a passenger to reach."""

    name, game = "city", "cat_cab"
    unit, measure = "", "land on the passenger"


class Empire(Played):
    """Attacks of Empire: which one most likely succeeds."""

    name = "empire"
    players = 3
    each, longest = 6, 900

    def fits(self, game: Any, state: Any) -> bool:
        labels = [game.short_label(state, action) for action in game.legal_actions(state)]
        return sum(label.startswith("attack from") for label in labels) > 2

    def goal(self, game: Any, state: Any) -> Goal:
        return exact_goals(game)["capture"]

    def choices(self, game: Any, state: Any) -> list[Choice]:
        found: dict[tuple[int, int], Choice] = {}
        for first in game.legal_actions(state):
            words = game.short_label(state, first)
            if not words.startswith("attack from"):
                continue
            after = game.successor(state, first)
            for second in game.legal_actions(after):
                target = game.short_label(after, second)
                if not target.startswith("attack "):
                    continue
                then = game.successor(after, second)
                own, others = then.cubes[then.origin], then.cubes[then.target]
                here, there = words.removeprefix("attack from "), target.removeprefix("attack ")
                label = f"{here} ({own}) attacks {there} ({others})"
                found.setdefault((own, others), Choice(label, (first, second)))
        return list(found.values())

    def facts(self, game: Any, state: Any, best: str) -> dict[str, Any]:
        return {"colour": ("red", "blue", "green")[game.current_player(state)]}


class TaxiDerby(Played):
    """A turn of Taxi Derby: which fare to drive for, past the speed limit or not.

    Values are those of `odds.plans`; the second computation follows the game's own steps.
    """

    name = "taxi_derby"
    unit, players = "dollars", 2
    END_HERE = "End the turn here"
    bot, longest = "expected money", 300

    def fits(self, game: Any, state: Any) -> bool:
        if state.phase != DRIVE or state.moved or state.acted:
            return False
        turns = self.turns(game, state)
        return len(turns) > 2 and any(turn.chance for turn in turns.values())

    def turns(self, game: Any, state: Any) -> dict[str, Turn]:
        """The best turn for each set of fares, by what is done in words."""
        found: dict[str, Turn] = {}
        for turn in plans(game, state, lambda setup, state, seat: Fraction(int(state.money[seat]))):
            label = self.said(turn)
            best = found.setdefault(label, turn)
            found[label] = max(best, turn, key=lambda each: (each.value, -each.spaces))
        found.pop("", None)
        return found

    def said(self, turn: Turn) -> str:
        """What a turn does for money, nothing for one that does something else."""
        done = " ".join(what for _, what in turn.stops if what != "end the turn")
        if not done:
            return self.END_HERE if not turn.spaces else ""
        if fetched := re.fullmatch(r"pick up the (\w+) to .* drop off the \1 in place \d for (.+)", done):
            return "Fetch the {} and deliver for {}".format(*fetched.groups())
        drops = re.findall(r"drop off the (\w+) in place \d for (\S+)", done)
        if not drops or done.count("the ") != len(drops):
            return ""
        fares = " and ".join(sorted(fare for _, fare in drops))
        return f"Deliver both, for {fares}" if drops[1:] else f"Deliver the {drops[0][0]} for {fares}"

    def choices(self, game: Any, state: Any) -> list[Choice]:
        steps = {label: self.steps(game, state, turn) for label, turn in self.turns(game, state).items()}
        return [Choice(*each) for each in steps.items()] if all(steps.values()) else []

    def values(self, game: Any, state: Any, choices: list[Choice], solvers: dict[Any, Solver]) -> list[Fraction]:
        turns = self.turns(game, state)
        return [turns[choice.label].value - self.base(state) for choice in choices]

    def base(self, state: Any) -> Fraction:
        return Fraction(int(state.money[state.seat]))

    def steps(self, game: Any, state: Any, turn: Turn) -> tuple[int, ...]:
        """The actions of a turn, street by street; who is turned up on the way brings nothing, so anybody will do.

        There are none for a turn that drives away and back.
        """
        actions: list[int] = []
        seat, distance = state.seat, laid(game.setup, state).distance

        def take(action: int) -> None:
            nonlocal state
            actions.append(action)
            state = game.successor(state, action)
            while state.phase == TILE and state.seat == seat and game.is_chance_node(state) and action < END:
                actions.append(game.chance_outcomes(state)[0][1])
                state = game.successor(state, actions[-1])

        for node, what in turn.stops:
            while state.node[seat] != node:
                near = {int(game.successor(state, a).node[seat]): a for a in game.legal_actions(state) if a < STEPS}
                take(near[min(near, key=lambda there: distance[there * NODES + node])])
            now = [a for a in game.legal_actions(state) if a >= STEPS and self.done(game, state, a) == what]
            if not now:
                return ()
            take(now[0])
        if state.phase == DRIVE and state.seat == seat:
            take(END)
        return tuple(actions)

    def done(self, game: Any, state: Any, action: int) -> str:
        """What an action does, in the words of a plan."""
        return "end the turn" if action == END else str(voice.at(laid(game.setup, state), state, action).name())

    def goal(self, game: Any, state: Any) -> Goal:
        seat = int(state.seat)
        made = Goal(
            "dollars", "Dollars when the turn is over.", value=lambda s: int(s.money[seat]), seat=seat,
            until=lambda s: s.seat != seat or s.phase in (DRIVE, TILE, OVER))
        return _GOALS.setdefault((game, f"dollars {seat}"), made)

    def facts(self, game: Any, state: Any, best: str) -> dict[str, Any]:
        turn, words = self.turns(game, state)[best], self.words
        sure = "free" if not turn.over else "sure" if not turn.chance else "caught"
        known = {"over": turn.over, "away": self.away(game, state, turn), "chance": f"{turn.chance * 4} of 4 faces"}
        one = words[sure].format(**known)
        return {"limit": self.limit(game, state), "one": one}

    def limit(self, game: Any, state: Any) -> int:
        """The spaces that the driver may drive in a turn."""
        return int(limit(laid(game.setup, state), state, state.seat))

    def away(self, game: Any, state: Any, turn: Turn) -> int:
        """The spaces from the patrol car to where a turn ends."""
        return int(laid(game.setup, state).distance[state.patrol * NODES + turn.stops[-1][0]])


class Blackjack(Kind):
    """Hit, stand or double."""

    name = "blackjack"
    unit = "bets"

    def positions(self, draw: Random) -> Iterator[Position]:
        hands = [(a, b) for a, b in itertools.combinations_with_replacement(range(10), 2) if (a, b) != (0, 9)]
        dealt = [[up, *sorted(hand, key=lambda _: draw.random())] for up in range(10) for hand in hands]
        dealt += [[*three, 1, draw.randrange(10)] for three in dealt[::2]]
        draw.shuffle(dealt)
        yield from (Position({}, each) for each in dealt)

    def goal(self, game: Any, state: Any) -> Goal:
        return _of(game, "bets", lambda state: Fraction(int(game.returns(state)[0]), 2))

    def facts(self, game: Any, state: Any, best: str) -> dict[str, Any]:
        words, n = self.words, sum(4 if card == 10 else 1 for card in range(1, 11) if state.total + card > 21)
        dealer = words["weak"] if 2 <= state.up <= 6 else words["strong"]
        return {"bust": words["bust"].format(n=n) if n else words["safe"], "dealer": dealer}


class Yahtzee(Kind):
    """The last turn of Yahtzee: which dice to keep."""

    name = "yahtzee"
    unit = "points"
    LEFT = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)  # boxes that may be the last open one
    MEANS: ClassVar = {
        6: "three equal dice score the sum of all five", 7: "four equal dice score the sum of all five",
        8: "three equal dice and a pair score 25", 9: "four numbers in a row score 30",
        10: "five numbers in a row score 40", 11: "five equal dice score 50", 12: "it scores the sum of all five",
    }

    def positions(self, draw: Random) -> Iterator[Position]:
        while True:
            last = draw.choice(self.LEFT)
            boxes = [box for box in range(13) if box != last]
            draw.shuffle(boxes)
            actions: list[int] = []
            for box in boxes:
                actions += [*self._dice(draw, box), 7, 8 + box]
            actions += [draw.randrange(6) for _ in range(5)]
            if draw.random() < 0.5:  # one roll is gone: all dice were taken up and rolled again
                actions += [*sorted(actions[-5:]), 6, *(draw.randrange(6) for _ in range(5))]
            yield Position({}, actions)

    def _dice(self, draw: Random, box: int) -> list[int]:
        """Dice that somebody might have in a box."""
        rolled = [draw.randrange(6) for _ in range(5)]
        return [box if box < 6 and draw.random() < 0.4 else face for face in rolled]

    def goal(self, game: Any, state: Any) -> Goal:
        return _of(game, "points", lambda state: int(state.points))

    def base(self, state: Any) -> Fraction:
        return Fraction(int(state.points))

    def choices(self, game: Any, state: Any) -> list[Choice]:
        found = []
        for taken in itertools.product(*(range(count + 1) for count in state.face)):
            up = tuple(face for face, count in enumerate(taken) for _ in range(count))
            kept = " ".join(str(face + 1) for face in range(6) for _ in range(state.face[face] - taken[face]))
            if not up:
                found.append(Choice("Keep all five and stop", (7,)))
            else:
                label = f"Keep {kept}, roll {COUNT[len(up)]}" if kept else "Roll all five again"
                found.append(Choice(label, (*up, 6)))
        return found

    def facts(self, game: Any, state: Any, best: str) -> dict[str, Any]:
        [last] = [box for box in range(13) if not state.filled[box]]
        need, once = 63 - state.upper, state.again == 1
        reached = last < 6 and 0 < need <= 5 * (last + 1)
        return {
            "box": BOXES[last], "means": self.MEANS.get(last, f"each {last + 1} scores {last + 1}"),
            "bonus": self.words["bonus"].format(n=need) if reached else "",
            "again": "once more" if once else "twice more", "rolls": "roll" if once else "two rolls",
        }


class Pig(Kind):
    """Hold or roll near the end of a game of Pig."""

    name = "pig"

    def positions(self, draw: Random) -> Iterator[Position]:
        where = [(a, b, pot) for a in range(76, 99) for b in range(76, 100) for pot in range(2, min(24, 100 - a))]
        draw.shuffle(where)
        for own, others, pot in where:
            actions: list[int] = []
            for a, b in itertools.zip_longest(self._turns(own, draw), self._turns(others, draw), fillvalue=0):
                actions += [*self._rolls(a), 0, *self._rolls(b), 0]
            yield Position({}, [*actions, *self._rolls(pot)])

    def _turns(self, points: int, draw: Random) -> list[int]:
        """Turns that bring so many points in all."""
        turns = []
        while points:
            turn = points if points < 28 else draw.randint(12, 24)
            turns.append(turn)
            points -= turn
        return turns

    def _rolls(self, points: int) -> list[int]:
        """Rolls without a 1 that bring these points, each with the decision before it."""
        if not points:
            return []
        sixes, rest = divmod(points, 6)
        faces = [6] * sixes + [rest] * (rest > 1)
        if rest == 1:
            faces = [*faces[:-1], 5, 2]
        return [each for face in faces for each in (1, face - 1)]

    def goal(self, game: Any, state: Any) -> Goal:
        return _of(game, "win", lambda state: int(game.returns(state)[0]), seat=0)

    def facts(self, game: Any, state: Any, best: str) -> dict[str, Any]:
        own, others = state.score
        known = {"own": own, "others": others, "pot": state.pot, "short": 100 - own - state.pot, "needs": 100 - others}
        return known | ({"why": self.words["hold"]} if best == "Hold" else {})


class BearOff(Kind):
    """The last two checkers of backgammon."""

    name = "bear_off"

    def positions(self, draw: Random) -> Iterator[Position]:
        places = [(a, b) for a in range(2, 7) for b in range(1, a + 1)]
        rolls = [(x, y) for x in range(6) for y in range(x)]
        where = [(a, b, x, y, n) for a, b in places for x, y in rolls for n in (2, 3)]
        draw.shuffle(where)
        for a, b, x, y, rolls in where:
            yield Position({"first": a, "second": b, "rolls": rolls}, [x, y])

    def fair(self, best: Fraction, second: Fraction) -> bool:
        return best > second

    def facts(self, game: Any, state: Any, best: str) -> dict[str, Any]:
        return {"more": "one more roll" if game.house.rolls == 2 else "two more rolls"}

    def goal(self, game: Any, state: Any) -> Goal:
        return _of(game, "off", lambda state: int(game.returns(state)[0]))

    def choices(self, game: Any, state: Any) -> list[Choice]:
        found: dict[tuple[int, ...], Choice] = {}
        self._play(game, state, (), [], found)
        return list(found.values())

    def _play(self, game: Any, state: Any, actions: tuple[int, ...], said: list[str], found: dict) -> None:
        if game.current_player(state) != 0:
            label = ", ".join(said)
            found.setdefault(tuple(state.checkers), Choice(label[0].upper() + label[1:], actions))
            return
        for action in game.legal_actions(state):
            die, point = state.die[action // 6], action % 6 + 1
            to = point - die
            words = f"with the {die} {point} to {to}" if to > 0 else f"with the {die} {point} off"
            self._play(game, game.successor(state, action), (*actions, action), [*said, words], found)


class CantStop(Kind):
    """Pairs of dice in Can't Stop."""

    name = "cant_stop"

    def positions(self, draw: Random) -> Iterator[Position]:
        game = self.load()
        while True:
            state, actions = game.initial_state(), list[int]()
            for _ in range(draw.randrange(30, 260)):
                if game.is_terminal(state):
                    break
                legal = game.legal_actions(state)
                if game.is_chance_node(state):
                    action = draw.randrange(6)
                elif 7 in legal and 6 in legal:
                    action = 6 if draw.random() < 0.75 else 7
                else:
                    action = draw.choice(legal)
                if state.rolled == 4 and not state.placed and len(legal) > 1 and sum(h > 0 for h in state.runner) >= 1:
                    yield Position({}, list(actions))
                    break
                state = game.successor(state, action)
                actions.append(action)

    def goal(self, game: Any, state: Any) -> Goal:
        return FITS

    def choices(self, game: Any, state: Any) -> list[Choice]:
        found: dict[tuple[int, ...], Choice] = {}
        for action in game.legal_actions(state):
            after = game.successor(state, action)
            old = [max(r, 0) for r in state.runner]
            base = [state.height[11 * state.seat + c] for c in range(11)]
            steps = [after.runner[c] - (old[c] or base[c]) if after.runner[c] else 0 for c in range(11)]
            said = [f"{c + 2}{' twice' if step == 2 else ''}" for c, step in enumerate(steps) if step]
            found.setdefault(tuple(after.runner), Choice(f"Climb in {' and '.join(said)}", (action, 6)))
        return list(found.values())


class Duel(Kind):
    """A position of two players without luck, of which exactly one choice wins."""

    fails = "loses"

    def fair(self, best: Fraction, second: Fraction) -> bool:
        return best > second

    def hardness(self, game: Any, state: Any, gap: Fraction, choices: int) -> Any:
        return choices

    def goal(self, game: Any, state: Any) -> Goal:
        return _of(game, "win", lambda state: int(game.returns(state)[0] > 0), seat=0)


class Daifugo(Played, Duel):
    """The end of a round of Meow Meow Daifugō: both hands are seen, and the deck is empty."""

    name = "meow_daifugo"
    players = 2
    MOST = 8  # cards in both hands and the field
    bot, house = "random", {"ends": "one round"}

    def fits(self, game: Any, state: Any) -> bool:
        """Return whether few cards are left, all of them seen, and something has to be beaten or led."""
        cards = sum(hand.bit_count() for hand in state.hand) + sum(card > 0 for card in state.field)
        return (game.current_player(state) == 0 and not (state.pile or state.must) and state.phase == PLAY
                and cards <= self.MOST and len(game.legal_actions(state)) > 2)

    def facts(self, game: Any, state: Any, best: str) -> dict[str, Any]:
        words = self.words
        return {"turn": words["beat" if state.top else "lead"], "because": words["pass" if "ass" in best else "play"]}


class WashiCat(Duel):
    """A board of Washi Cat that is small enough to be worked out."""

    name = "washi_cat"
    players = 2
    fails = "does not win"
    most = 35

    def values(self, game: Any, state: Any, choices: list[Choice], solvers: dict[Any, Solver]) -> list[Fraction]:
        return [Fraction(self._wins(game, game.successor(state, choice.actions[0]))) for choice in choices]

    def _wins(self, game: Any, state: Any) -> bool:
        return bool(game.returns(state)[0] > 0 if game.is_terminal(state) else solve(game, state).winner == 0)

    def positions(self, draw: Random) -> Iterator[Position]:
        house = {"board": "tiny", "drawing": "board", "turn_limit": 0, "specials": 0}
        game = self.load(house)
        while True:
            state, actions = game.initial_state(), list[int]()
            while len(actions) < 20 and not game.is_terminal(state):
                if len(actions) >= 8 and game.current_player(state) == 0 and len(game.legal_actions(state)) > 2:
                    yield Position(house, actions.copy())
                actions.append(draw.choice(game.legal_actions(state)))
                state = game.successor(state, actions[-1])


class Nim(Duel):
    """Nim with three heaps."""

    name = "nim"

    def positions(self, draw: Random) -> Iterator[Position]:
        heaps = [(a, b, c) for a in range(1, 10) for b in range(a, 10) for c in range(b, 10)
                 if a ^ b ^ c and a + b + c < 19]
        draw.shuffle(heaps)
        for each in heaps:
            mixed = draw.sample(each, 3)
            yield Position(dict(zip(("first", "second", "third"), mixed, strict=True)), [])

    def facts(self, game: Any, state: Any, best: str) -> dict[str, Any]:
        [action] = [a for a in game.legal_actions(state) if self.label(game, state, a) == best]
        left = list(game.successor(state, action).heap)
        sums = [f"{n} = {' + '.join(str(1 << k) for k in (3, 2, 1, 0) if n >> k & 1)}." for n in left if n]
        return {"heaps": ", ".join(map(str, state.heap)), "left": ", ".join(map(str, left)), "sums": " ".join(sums)}


class TicTacToe(Kind):
    """Tic-tac-toe against somebody who moves at random."""

    name = "tictactoe"

    def positions(self, draw: Random) -> Iterator[Position]:
        cells = list(range(9))
        while True:
            draw.shuffle(cells)
            yield Position({}, cells[: draw.choice((2, 3, 3, 4, 4, 5))])

    def goal(self, game: Any, state: Any) -> Goal:
        return _against_chance(game, state)

    def facts(self, game: Any, state: Any, best: str) -> dict[str, Any]:
        return {"mark": "XO"[game.current_player(state)]}


class ConnectFour(Kind):
    """Connect Four on four columns and four rows against somebody who moves at random."""

    name = "connect_four"

    def positions(self, draw: Random) -> Iterator[Position]:
        house = {"columns": 4, "rows": 4}
        game = self.load(house)
        while True:
            state, actions = game.initial_state(), list[int]()
            while len(actions) < 6 + draw.randrange(4) and not game.is_terminal(state):
                actions.append(draw.choice(game.legal_actions(state)))
                state = game.successor(state, actions[-1])
            if not game.is_terminal(state):
                yield Position(house, actions)

    def goal(self, game: Any, state: Any) -> Goal:
        return _against_chance(game, state)

    def label(self, game: Any, state: Any, action: int) -> str:
        return f"Column {super().label(game, state, action).lower()}"

    def facts(self, game: Any, state: Any, best: str) -> dict[str, Any]:
        return {"colour": ("red", "blue")[game.current_player(state)]}


def _lies(state: Any) -> bool:
    """Whether four dice lie whose pairs are not placed."""
    return bool(state.rolled == 4 and not state.placed)


CAN_STOP = CantStop().load()
FITS = Goal(
    "fits", "Chance that the next roll fits.", until=_lies, value=lambda s: int(CAN_STOP.legal_actions(s)[0] != 7),
    abstraction=lambda s: (s.rolled, s.placed, s.seat, *sorted(s.die[:s.rolled]), *s.runner, *s.height),
)
_GOALS: dict[tuple[Any, str], Goal] = {}


def _of(game: Any, name: str, value: Any, seat: int | None = None, others: str = "minimise") -> Goal:
    """The goal of a game played to its end; made once, so that what was solved is found again."""
    made = Goal(name, name, until=lambda s: False, value=value, seat=seat, others=others)
    return _GOALS.setdefault((game, name), made)


def _against_chance(game: Any, state: Any) -> Goal:
    """Chance that whoever is to move wins if the other seat moves at random."""
    seat = int(game.current_player(state))
    return _of(game, f"win {seat}", lambda s: int(game.returns(s)[seat] > 0), seat, "uniform")


TURNS: list[Kind] = [
    CatCab(), Blackjack(), TicTacToe(), Pig(), Empire(), Yahtzee(), BearOff(), City(), CantStop(), Nim(),
]
# Day after day; in the second and the third round some kinds stand in, one of them for two checkers, of which there
# are few positions.
ROUNDS: list[dict[str, Kind]] = [
    {}, {"bear_off": ConnectFour()}, {"bear_off": ConnectFour(), "nim": WashiCat(), "tictactoe": Daifugo()},
]
ROTA = [stands.get(kind.name, kind) for stands in ROUNDS for kind in TURNS]
LATER = TaxiDerby()  # once a week from 2027 on, in place of the kind whose turn it is
KINDS = {kind.name: kind for kind in [*ROTA, LATER]}
