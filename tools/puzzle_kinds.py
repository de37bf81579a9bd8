"""The kinds of daily puzzles: what is asked of their positions, and in which words."""

import itertools
import re
from fractions import Fraction
from typing import Any, ClassVar, NamedTuple

from catlib import Goal, language, load
from catlib.chance import percent, spaced
from catlib.game import Voice, capital
from catlib.games.empire import phases as empire
from catlib.games.meow_daifugo.rules import PASS, TAKE
from catlib.games.taxi_derby.odds.turns import Turn, by_worth, plans
from catlib.games.taxi_derby.phases import DRIVE, END, OVER, TILE
from catlib.games.taxi_derby.setup import NODES, STEPS, laid
from catlib.games.taxi_derby.upgrades import limit
from catlib.games.taxi_derby.voice import voice as taxi_voice
from catlib.play.valuing import exact_goals
from tools.project import ROOT

VOICE = Voice(str(ROOT / "web" / "puzzles" / "en"))


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
    own_names = False  # whether each action has a message of its own

    def load(self, house: dict[str, Any] | None = None) -> Any:
        """The game, by the house rules of a position."""
        return load(self.game or self.name, players=self.players, **(house or {}))

    def goal(self, game: Any, state: Any) -> Goal:
        """What choices are measured by."""
        raise NotImplementedError

    def base(self, state: Any) -> Fraction:
        """What is there already, and is not counted."""
        return Fraction(0)

    def choices(self, game: Any, state: Any) -> list[Choice]:
        """What can be done, each thing once."""
        named: dict[str, Choice] = {}
        for action in game.legal_actions(state):
            choice = Choice((action,), *self.named(game, state, action))
            named.setdefault(self.label(game, state, choice), choice)
        return list(named.values())

    def named(self, game: Any, state: Any, action: int) -> tuple[str, dict[str, Any]]:
        """The message that says an action, with its words; none where the game says it."""
        return (f"{self.name}-{game.short_label(state, action)}" if self.own_names else ""), {}

    def label(self, game: Any, state: Any, choice: Choice) -> str:
        """A choice in words."""
        return say(choice.id, **choice.words) if choice.id else capital(game.short_label(state, choice.actions[0]))

    def say(self, name: str, **facts: Any) -> str:
        """What is said of this kind."""
        return say(f"{self.name}-{name}", **facts)

    def facts(self, game: Any, state: Any, best: Choice, second: Choice) -> dict[str, Any]:
        """What the words leave open: facts by name, and `why` where another message than the usual says why."""
        return {}

    def counted(self, game: Any, state: Any, best: Worth, second: Worth) -> str:
        """The reason in exact numbers, said before the usual words; nothing where those say it."""
        return ""


class CatCab(Kind):
    """Dice of Cat Cab Crew: which to keep."""

    name = "cat_cab"
    unit, players = "spaces", 2
    measure = "net spaces"

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


class Empire(Kind):
    """Attacks of Empire: which one most likely succeeds."""

    name = "empire"
    players = 3

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


class TaxiDerby(Kind):
    """A turn of Taxi Derby: which fare to drive for, past the speed limit or not.

    Values are those of `odds.plans`; the second computation follows the game's own steps.
    """

    name = "taxi_derby"
    unit, players = "dollars", 2

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
            found[said] = max(best, turn, key=by_worth)
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
    own_names = True

    def goal(self, game: Any, state: Any) -> Goal:
        return _of(game, "bets", lambda state: Fraction(int(game.returns(state)[0]), 2))

    def facts(self, game: Any, state: Any, best: Choice, second: Choice) -> dict[str, Any]:
        n = sum(4 if card == 10 else 1 for card in range(1, 11) if state.total + card > 21)
        return {"bust": self.say("bust" if n else "safe", n=n),
                "dealer": self.say("weak" if 2 <= state.up <= 6 else "strong")}


class Yahtzee(Kind):
    """The last turn of Yahtzee: which dice to keep."""

    name = "yahtzee"
    unit = "points"
    FIXED: ClassVar = {8: 25, 9: 30, 10: 40, 11: 50}

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
    own_names = True

    def goal(self, game: Any, state: Any) -> Goal:
        return _of(game, "win", lambda state: int(game.returns(state)[0]), seat=0)

    def facts(self, game: Any, state: Any, best: Choice, second: Choice) -> dict[str, Any]:
        own, others = map(int, state.score)
        pot = int(state.pot)
        known = {"own": own, "others": others, "pot": pot, "short": 100 - own - pot, "needs": 100 - others}
        return known | ({"why": "enough"} if best.id == "pig-hold" else {})


class BearOff(Kind):
    """The last two checkers of backgammon."""

    name = "bear_off"

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

    def goal(self, game: Any, state: Any) -> Goal:
        return _of(game, "win", lambda state: int(game.returns(state)[0] > 0), seat=0)


class Daifugo(Duel):
    """The end of a round of Meow Meow Daifugō: both hands are seen, and the deck is empty."""

    name = "meow_daifugo"
    players = 2

    def facts(self, game: Any, state: Any, best: Choice, second: Choice) -> dict[str, Any]:
        why = "pass" if TAKE <= best.actions[0] <= PASS else "play"
        return {"turn": self.say("beat" if state.top else "lead"), "why": why}


class WashiCat(Duel):
    """A board of Washi Cat that is small enough to be worked out."""

    name = "washi_cat"
    players = 2
    fails = "does not win"


class Nim(Duel):
    """Nim with three heaps."""

    name = "nim"

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

    def goal(self, game: Any, state: Any) -> Goal:
        seat = int(game.current_player(state))
        return _of(game, f"win {seat}", lambda s: int(game.returns(s)[seat] > 0), seat, "uniform")

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


KINDS: dict[str, Kind] = {kind.name: kind for kind in [
    CatCab(), Blackjack(), TicTacToe(), Pig(), Empire(), Yahtzee(), BearOff(), City(), CantStop(), Nim(), ConnectFour(),
    WashiCat(), Daifugo(), TaxiDerby(),
]}
