"""The kinds of daily puzzles: where their positions come from, what is asked of them, and in which words."""

import itertools
import re
from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any, ClassVar, NamedTuple

from catlib import Goal, language, load
from catlib.chance import percent, spaced
from catlib.game import Voice, capital
from catlib.games.empire import phases as empire
from catlib.games.meow_daifugo.rules import PASS, PLAY, TAKE
from catlib.games.taxi_derby.odds.turns import Turn, plans
from catlib.games.taxi_derby.phases import DRIVE, END, OVER, TILE
from catlib.games.taxi_derby.setup import NODES, STEPS, laid
from catlib.games.taxi_derby.upgrades import limit
from catlib.games.taxi_derby.voice import voice as taxi_voice
from catlib.games.washi_cat.odds import solve
from catlib.play import Match
from catlib.play.valuing import exact_goals
from catlib.solving import Solver
from tools.project import ROOT

VOICE = Voice(str(ROOT / "web" / "puzzles" / "en"))
# How much better the best choice is than the second: clearly, and yet so little that the second tempts.
CLEAR = {"": Fraction(1, 100), "spaces": Fraction(1, 20), "bets": Fraction(1, 50), "points": Fraction(1, 4),
         "dollars": Fraction(1, 10)}
TEMPTING = {"": Fraction(1, 5), "spaces": Fraction(3, 4), "bets": Fraction(2, 5), "points": Fraction(4),
            "dollars": Fraction(3, 2)}


class Position(NamedTuple):
    """The house rules, and the actions and outcomes since the beginning."""

    house: dict[str, Any]
    actions: list[int]


class Choice(NamedTuple):
    """Something to do: the actions that it is made of, and the message that says it with its words.

    Without a message the game says it itself.
    """

    actions: tuple[int, ...]
    id: str = ""
    words: dict[str, Any] = {}  # noqa: RUF012 - never written to


Worth = tuple[Choice, Fraction]


def say(id: str, **words: Any) -> str:
    """A message about puzzles in the language that is spoken."""
    return VOICE.at(None).say(id.replace("_", "-").replace(" ", "-"), **words)


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
        named: dict[str, Choice] = {}
        for action in game.legal_actions(state):
            choice = Choice((action,), *self.named(game, state, action))
            named.setdefault(self.label(game, state, choice), choice)
        return list(named.values())

    def named(self, game: Any, state: Any, action: int) -> tuple[str, dict[str, Any]]:
        """The message that says an action, with its words; none where the game says it."""
        return "", {}

    def label(self, game: Any, state: Any, choice: Choice) -> str:
        """A choice in words."""
        return say(choice.id, **choice.words) if choice.id else capital(game.short_label(state, choice.actions[0]))

    def fair(self, best: Fraction, second: Fraction) -> bool:
        """Return whether there is something to think about, and one answer; nothing is nearly sure, or nearly vain."""
        return CLEAR[self.unit] <= best - second <= TEMPTING[self.unit] and (
            bool(self.unit) or Fraction(1, 10) < best < Fraction(98, 100))

    def hardness(self, game: Any, state: Any, gap: Fraction, choices: int) -> Any:
        """How hard it is: the nearer the second choice, the harder; then the more choices there are."""
        return -gap, choices

    def say(self, name: str, **facts: Any) -> str:
        """What is said of this kind."""
        return say(f"{self.name}-{name}", **facts)

    def facts(self, game: Any, state: Any, best: Choice, second: Choice) -> dict[str, Any]:
        """What the words leave open: facts by name, and `why` where another message than the usual says why."""
        return {}

    def counted(self, game: Any, state: Any, best: Worth, second: Worth) -> str:
        """The reason in exact numbers, said before the usual words; nothing where those say it."""
        return ""


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

    def named(self, game: Any, state: Any, action: int) -> tuple[str, dict[str, Any]]:
        again = [face for at, face in enumerate(state.die) if action >> at & 1]
        return ("cat-cab-roll", {"dice": " ".join(map(str, sorted(again)))}) if again else ("cat-cab-keep-all", {})

    def facts(self, game: Any, state: Any, best: Choice, second: Choice) -> dict[str, Any]:
        seat = game.current_player(state)
        why = {"why": "keep"} if self.name == "cat_cab" and not best.words else {}
        n = len(best.words.get("dice", "").split())
        risk = percent(1 - Fraction(5, 6) ** n, 0)
        return {"curses": int(state.curses[seat]), "colour": ("red", "blue")[seat], "n": n, "risk": risk, **why}


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
        return state.phase == empire.ATTACK and sum(a < empire.NODES for a in game.legal_actions(state)) > 2

    def goal(self, game: Any, state: Any) -> Goal:
        return exact_goals(game)["capture"]

    def choices(self, game: Any, state: Any) -> list[Choice]:
        found: dict[tuple[int, int], Choice] = {}
        names = game.house.map.names()
        for first in [action for action in game.legal_actions(state) if action < empire.NODES]:
            after = game.successor(state, first)
            for second in game.legal_actions(after) if after.phase == empire.TARGET else ():
                then = game.successor(after, second)
                own, others = int(then.cubes[then.origin]), int(then.cubes[then.target])
                words = {"here": names[then.origin], "own": own, "there": names[then.target], "others": others}
                found.setdefault((own, others), Choice((first, second), "empire-attacks", words))
        return list(found.values())

    def facts(self, game: Any, state: Any, best: Choice, second: Choice) -> dict[str, Any]:
        (own, others), (mine, rivals) = [(each.words["own"], each.words["others"]) for each in (best, second)]
        than = ("fewer" if own == mine else "more" if others == rivals else "small" if own < mine
                else "both" if others < rivals else "cubes")
        return {"colour": ("red", "blue", "green")[game.current_player(state)], "than": than, "own": own,
                "others": others, "mine": mine, "rivals": rivals, "spare": own - 2}


class TaxiDerby(Played):
    """A turn of Taxi Derby: which fare to drive for, past the speed limit or not.

    Values are those of `odds.plans`; the second computation follows the game's own steps.
    """

    name = "taxi_derby"
    unit, players = "dollars", 2
    bot, longest = "expected money", 300

    def fits(self, game: Any, state: Any) -> bool:
        if state.phase != DRIVE or state.moved or state.acted:
            return False
        turns = self.turns(game, state)
        return len(turns) > 2 and any(turn.chance for turn in turns.values())

    def turns(self, game: Any, state: Any) -> dict[tuple[str, ...], Turn]:
        """The best turn for each set of fares, by its message and the words of it; worked out once a state."""
        found: dict[tuple[str, ...], Turn] = _TURNS.setdefault((game, state.key()), {})
        if found:
            return found
        with language("en"):
            every = plans(game, state, lambda setup, state, seat: Fraction(int(state.money[seat])))
        for turn in every:
            said = self.said(turn)
            best = found.setdefault(said, turn)
            found[said] = max(best, turn, key=lambda each: (each.value, -each.spaces))
        found.pop((), None)
        return found

    def said(self, turn: Turn) -> tuple[str, ...]:
        """The message of what a turn does for money with its words, nothing for one that does something else."""
        done = " ".join(what for _, what in turn.stops if what != "end the turn")
        if not done:
            return () if turn.spaces else ("end",)
        if fetched := re.fullmatch(r"pick up the (\w+) to .* drop off the \1 in place \d for \$(.+)", done):
            return "fetch", *fetched.groups()
        drops = re.findall(r"drop off the (\w+) in place \d for \$(\S+)", done)
        if not drops or done.count("the ") != len(drops):
            return ()
        return ("both", *sorted(fare for _, fare in drops)) if drops[1:] else ("deliver", *drops[0])

    def choices(self, game: Any, state: Any) -> list[Choice]:
        found = []
        for said, turn in self.turns(game, state).items():
            names = ("fare", "other") if said[0] == "both" else ("rider", "fare")
            words = dict(zip(names, said[1:], strict=False))
            found.append(Choice(self.steps(game, state, turn), f"taxi-derby-{said[0]}", words))
        return found if all(choice.actions for choice in found) else []

    def turn(self, game: Any, state: Any, choice: Choice) -> Turn:
        """The turn that a choice stands for."""
        return self.turns(game, state)[choice.id.removeprefix("taxi-derby-"), *choice.words.values()]

    def values(self, game: Any, state: Any, choices: list[Choice], solvers: dict[Any, Solver]) -> list[Fraction]:
        return [self.turn(game, state, choice).value - self.base(state) for choice in choices]

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
        return "end the turn" if action == END else str(taxi_voice.at(laid(game.setup, state), state, action).name())

    def goal(self, game: Any, state: Any) -> Goal:
        seat = int(state.seat)
        made = Goal(
            "dollars", "Dollars when the turn is over.", value=lambda s: int(s.money[seat]), seat=seat,
            until=lambda s: s.seat != seat or s.phase in (DRIVE, TILE, OVER))
        return _GOALS.setdefault((game, f"dollars {seat}"), made)

    def facts(self, game: Any, state: Any, best: Choice, second: Choice) -> dict[str, Any]:
        turn = self.turn(game, state, best)
        sure = "free" if not turn.over else "sure" if not turn.chance else "caught"
        one = self.say(sure, over=turn.over, away=self.away(game, state, turn), chance=str(turn.chance * 4))
        return {"limit": self.limit(game, state), "one": one}

    def limit(self, game: Any, state: Any) -> int:
        """The spaces that the driver may drive in a turn."""
        return int(limit(laid(game.setup, state), state, state.seat))

    def away(self, game: Any, state: Any, turn: Turn) -> int:
        """The spaces from the patrol car to where a turn ends."""
        return int(laid(game.setup, state).distance[state.patrol * NODES + turn.stops[-1][0]])


_TURNS: dict[Any, dict[tuple[str, ...], Turn]] = {}


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

    def named(self, game: Any, state: Any, action: int) -> tuple[str, dict[str, Any]]:
        return f"blackjack-{game.short_label(state, action)}", {}

    def facts(self, game: Any, state: Any, best: Choice, second: Choice) -> dict[str, Any]:
        n = sum(4 if card == 10 else 1 for card in range(1, 11) if state.total + card > 21)
        return {"bust": self.say("bust" if n else "safe", n=n),
                "dealer": self.say("weak" if 2 <= state.up <= 6 else "strong")}


class Yahtzee(Kind):
    """The last turn of Yahtzee: which dice to keep."""

    name = "yahtzee"
    unit = "points"
    FIXED: ClassVar = {8: 25, 9: 30, 10: 40, 11: 50}
    LEFT = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)  # boxes that may be the last open one

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
                found.append(Choice((7,), "yahtzee-stop"))
            else:
                words = {"dice": kept, "n": len(up)}
                found.append(Choice((*up, 6), "yahtzee-keep" if kept else "yahtzee-all", words))
        return found

    def facts(self, game: Any, state: Any, best: Choice, second: Choice) -> dict[str, Any]:
        [last] = [box for box in range(13) if not state.filled[box]]
        need = int(63 - state.upper)
        reached = last < 6 and 0 < need <= 5 * (last + 1)
        return {"box": last, "bonus": need if reached else 0, "again": 1 if state.again == 1 else 2}

    def counted(self, game: Any, state: Any, best: Worth, second: Worth) -> str:
        """How often a box of fixed points is completed."""
        score = self.FIXED.get(*(box for box in range(13) if not state.filled[box]))
        share, rest = (percent(value / (score or 1), 1) for _, value in (best, second))
        return self.say("share", share=share, rest=rest) if score else ""


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

    def named(self, game: Any, state: Any, action: int) -> tuple[str, dict[str, Any]]:
        return f"pig-{game.short_label(state, action)}", {}

    def facts(self, game: Any, state: Any, best: Choice, second: Choice) -> dict[str, Any]:
        own, others = map(int, state.score)
        pot = int(state.pot)
        known = {"own": own, "others": others, "pot": pot, "short": 100 - own - pot, "needs": 100 - others}
        return known | ({"why": "enough"} if best.id == "pig-hold" else {})


class BearOff(Kind):
    """The last two checkers of backgammon."""

    name = "bear_off"

    def positions(self, draw: Random) -> Iterator[Position]:
        places = [(a, b) for a in range(2, 7) for b in range(1, a + 1)]
        rolls = [(x, y) for x in range(6) for y in range(x)]
        where = [(a, b, x, y, n) for a, b in places for x, y in rolls for n in (2, 3)]
        draw.shuffle(where)
        for a, b, x, y, left in where:
            yield Position({"first": a, "second": b, "rolls": left}, [x, y])

    def fair(self, best: Fraction, second: Fraction) -> bool:
        return best > second

    def facts(self, game: Any, state: Any, best: Choice, second: Choice) -> dict[str, Any]:
        return {"more": int(game.house.rolls) - 1}

    def counted(self, game: Any, state: Any, best: Worth, second: Worth) -> str:
        more = int(game.house.rolls) - 1
        ways, fewer, cases = (spaced(int(value * 36**more)) for value in (best[1], second[1], 1))
        return self.say("ways", more=more, cases=cases, ways=ways, fewer=fewer)

    def goal(self, game: Any, state: Any) -> Goal:
        return _of(game, "off", lambda state: int(game.returns(state)[0]))

    def choices(self, game: Any, state: Any) -> list[Choice]:
        found: dict[tuple[int, ...], Choice] = {}
        self._play(game, state, (), [], found)
        return list(found.values())

    def label(self, game: Any, state: Any, choice: Choice) -> str:
        return capital(VOICE.at(None).joined([say("bear-off-move", **move) for move in choice.words["moves"]], "comma"))

    def _play(self, game: Any, state: Any, actions: tuple[int, ...], moves: list[Any], found: dict) -> None:
        if game.current_player(state) != 0:
            found.setdefault(tuple(state.checkers), Choice(actions, words={"moves": moves}))
            return
        for action in game.legal_actions(state):
            die, point = int(state.die[action // 6]), action % 6 + 1
            move = {"die": die, "point": point, "to": max(0, point - die)}
            self._play(game, game.successor(state, action), (*actions, action), [*moves, move], found)


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
            climbs = [(c + 2, step) for c, step in enumerate(steps) if step]
            found.setdefault(tuple(after.runner), Choice((action, 6), words={"climbs": climbs}))
        return list(found.values())

    def counted(self, game: Any, state: Any, best: Worth, second: Worth) -> str:
        ways, fewer, cases = (spaced(int(value * 6**4)) for value in (best[1], second[1], 1))
        return self.say("ways", cases=cases, ways=ways, fewer=fewer)

    def label(self, game: Any, state: Any, choice: Choice) -> str:
        climbs = [say("cant-stop-twice", column=column) if step == 2 else str(column)
                  for column, step in choice.words["climbs"]]
        return say("cant-stop-climb", columns=climbs)


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

    def facts(self, game: Any, state: Any, best: Choice, second: Choice) -> dict[str, Any]:
        why = "pass" if TAKE <= best.actions[0] <= PASS else "play"
        return {"turn": self.say("beat" if state.top else "lead"), "why": why}


class WashiCat(Duel):
    """A board of Washi Cat that is small enough to be worked out."""

    name = "washi_cat"
    players = 2
    fails = "does not win"
    most = 35

    def values(self, game: Any, state: Any, choices: list[Choice], solvers: dict[Any, Solver]) -> list[Fraction]:
        after = (game.successor(state, choice.actions[0]) for choice in choices)
        return [Fraction(bool(game.returns(then)[0] > 0 if game.is_terminal(then) else solve(game, then).winner == 0))
                for then in after]

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

    def named(self, game: Any, state: Any, action: int) -> tuple[str, dict[str, Any]]:
        after = game.successor(state, action).heap
        [(heap, n)] = [(at, int(old - new)) for at, (old, new) in enumerate(zip(state.heap, after, strict=True), 1)
                       if old > new]
        return "nim-take", {"n": n, "heap": heap}

    def facts(self, game: Any, state: Any, best: Choice, second: Choice) -> dict[str, Any]:
        left = list(game.successor(state, *best.actions).heap)
        sums = [f"{n} = {' + '.join(str(1 << k) for k in (3, 2, 1, 0) if n >> k & 1)}." for n in left if n]
        return {"heaps": ", ".join(map(str, state.heap)), "left": ", ".join(map(str, left)), "sums": " ".join(sums)}


class TicTacToe(Kind):
    """Tic-tac-toe against somebody who moves at random."""

    name = "tictactoe"
    SIDE = 3

    def positions(self, draw: Random) -> Iterator[Position]:
        cells = list(range(9))
        while True:
            draw.shuffle(cells)
            yield Position({}, cells[: draw.choice((2, 3, 3, 4, 4, 5))])

    def goal(self, game: Any, state: Any) -> Goal:
        return _against_chance(game, state)

    def facts(self, game: Any, state: Any, best: Choice, second: Choice) -> dict[str, Any]:
        return {"mark": "XO"[game.current_player(state)]}

    def lines(self) -> list[tuple[int, ...]]:
        """The cells of each line that wins."""
        cells = range(self.SIDE)
        rows = [tuple(self.SIDE * y + x for x in cells) for y in cells]
        return [*rows, *zip(*rows, strict=True), tuple(row[x] for x, row in enumerate(rows)),
                tuple(row[-1 - x] for x, row in enumerate(rows))]

    def counted(self, game: Any, state: Any, best: Worth, second: Worth) -> str:
        """Lines that the best choice makes, prepares, blocks or leaves open, compared with the second."""
        own = 1 + game.current_player(state)
        boards = [after(game, self.goal(game, state), state, choice).board for choice, _ in (best, second)]
        shown = [[[int(board[cell]) for cell in line] for line in self.lines()] for board in boards]
        if [own] * self.SIDE in shown[0]:
            return say("lines-made")
        asked = [("near", own, self.SIDE - 1, 1), ("blocked", 3 - own, self.SIDE - 1, -1), ("open", own, 0, 1),
                 ("shut", 3 - own, 0, -1)]
        for id, mark, marks, order in asked:
            ways, rest = (sum(3 - mark not in line and line.count(mark) >= marks for line in board) for board in shown)
            if order * ways > order * rest:
                return say(f"lines-{id}", ways=ways, rest=rest)
        return ""


class ConnectFour(TicTacToe):
    """Connect Four on four columns and four rows against somebody who moves at random."""

    name = "connect_four"
    SIDE = 4

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

    def named(self, game: Any, state: Any, action: int) -> tuple[str, dict[str, Any]]:
        return "connect-four-column", {"column": game.short_label(state, action)}

    def facts(self, game: Any, state: Any, best: Choice, second: Choice) -> dict[str, Any]:
        return {"colour": ("red", "blue")[game.current_player(state)]}


CAN_STOP = CantStop().load()
FITS = Goal(
    "fits", "Chance that the next roll fits.", until=lambda s: s.rolled == 4 and not s.placed,
    value=lambda s: int(CAN_STOP.legal_actions(s)[0] != 7),
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
