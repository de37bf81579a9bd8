"""A game of one file: what the file leaves out is filled in, so that it can be played at once.

What has to be there: `State`, `ACTIONS` (the names of the actions, or how many there are), and the rules
`current_player`, `apply_action` and `returns`. Anything else that `catlib.game.contract` names may be there as well and
goes before what is filled in here.
"""

import functools
import inspect
import re
from collections import namedtuple
from collections.abc import Callable, Collection, Mapping, Sequence, Sized
from types import SimpleNamespace
from typing import Any

from catlib.chance import in_short
from catlib.game.at_once import choices_anew, still_hidden
from catlib.game.budget import limited
from catlib.game.contract import DICE, BadGame, Bots, Goals, Manual, Setup, Words
from catlib.game.flags import flags
from catlib.game.gametype import GameType, Source, contents, most_seats
from catlib.game.hidden import blanked, check_shares, tells, world_like
from catlib.game.looks import Cards, Names, touched
from catlib.game.naming import describe
from catlib.game.sentences import in_a_row, sentence
from catlib.game.voice import say
from catlib.rules import CHANCE, TERMINAL, fits, is_rule, rule, written, zeroing

RANDOM, GREEDY, SEARCH = "random", "greedy", "search"
SEARCHED, UNSEEN = 2_000, 8_000  # games that the searching bot plays before it decides; where hands are hidden
_searchers: list[Callable[[Any], Callable[[Any, float], int]]] = []  # of bots
MOST_ACTIONS, MOST_OUTCOMES, MOST_PLAYERS, MOST_WORK = 20_000, 1_000_000, 100, 10_000_000
FEW = 4  # choices that are named where something is asked
FLAG = Names(("", "yes"))  # how a field is shown that rules only set and ask for
PLAIN = {
    name: part
    for part in (Setup, Words, Bots, Goals, Manual)
    for name, value in contents(part).items()
    if callable(value) and name != "choose"
}


def put_together(name: str, names: Mapping[str, Any], source: Source) -> GameType:
    """The game that the names of a file make; raise BadGame for what has to be there and is not.

    Functions that people read or play by are stopped where they do not come to an end, and their errors are explained.
    """
    names = {**names, **_limited(names, source)}
    rules = _rules(names, source)
    setup = _setup(names, source)
    names = {**names, "LOOKS": _looks(names, source), "HIDDEN": _hidden(names)}
    words = _Words(names, rules, setup, source.where)
    own = {name: getattr(words, name) for name in dir(words) if name[0] != "_"}
    given = SimpleNamespace(**{**own, **names})
    more = SimpleNamespace(**{"ABOUT": names.get("__doc__") or "", **names})
    parts = {"bots": _bots(names, source), "goals": more, "manual": more, "story": _story(names, rules, setup, given)}
    return GameType(name, rules=rules, setup=setup, words=given, source=source, **parts)


def title_of(names: Mapping[str, Any], source_name: str) -> str:
    """Return a game's title: TITLE, or its docstring up to the first colon or full stop."""
    if "TITLE" in names:
        return str(names["TITLE"])
    first = (names.get("__doc__") or "").strip().split("\n")[0]
    return first.split(":")[0].split(".")[0].strip() or source_name.replace("_", " ").capitalize()


def _limited(names: Mapping[str, Any], source: Source) -> dict[str, Any]:
    """The functions of a file that are not compiled, each within limits; raise BadGame for what cannot be called."""
    found: dict[str, Any] = {}
    for name, part in PLAIN.items():
        given = names.get(name)
        if given is None:
            continue
        wanted = inspect.signature(getattr(part, name))
        parameters = [parameter for parameter in wanted.parameters if parameter != "self"]
        call = f"{name}({', '.join(parameters)})"
        if not callable(given):
            raise BadGame(f"{source.where}: {name} is {given!r}; expected the function {call}")
        try:
            inspect.signature(given).bind(*parameters)
        except TypeError:
            where = f"{source.where}:{given.__code__.co_firstlineno}" if hasattr(given, "__code__") else source.where
            raise BadGame(f"{where}: {name}{inspect.signature(given)}; it is {call}") from None
        found[name] = limited(given, part, name) if hasattr(given, "__code__") else given
    return found


# Rules


def _rules(names: Mapping[str, Any], source: Source) -> SimpleNamespace:
    for wanted in ("State", "current_player", "apply_action", "returns"):
        if wanted not in names:
            raise BadGame(f"{source.where}: there is no {wanted}{_instead(names, source, wanted, BEGIN[wanted])}")
    actions, outcomes = names.get("ACTIONS", names.get("NUM_ACTIONS")), names.get("OUTCOMES", names.get("MAX_CHANCE"))
    if actions is None:
        instead = _instead(names, source, "ACTIONS", "write ACTIONS = ('hold', 'roll'), the names of the actions")
        raise BadGame(f"{source.where}: there is no ACTIONS{instead}")
    if outcomes is None and "chance_weights" in names:
        raise BadGame(f"{source.where}: there is no OUTCOMES, the names of what chance brings, such as tuple('123456')")
    count = _how_many(actions, f"{source.where}: ACTIONS", 1, MOST_ACTIONS)
    possible = _how_many(outcomes or 0, f"{source.where}: OUTCOMES", 0, MOST_OUTCOMES)
    if "TEAMS" not in names and any(name.casefold() in ("team", "teams") for name in names if name != "team"):
        raise BadGame(f"{source.where}: there is no TEAMS{_instead(names, source, 'TEAMS', 'name the teams')}")
    filled = {
        "NUM_ACTIONS": count,
        "MAX_CHANCE": max(1, possible),
        **_all_alike(possible, "chance_weights" in names),
        "legal_actions": _all_legal(count),
        "measure": no_measure,
    }
    start = _start(names["State"], names.get("start"), source.module)
    return SimpleNamespace(**{**filled, **names, "start": start, "returns": _fitting(names["returns"])})


BEGIN = {
    "State": 'write State = record("State", {"seat": "i1"}, __name__)',
    "current_player": "write @rule def current_player(setup, state): who decides next, CHANCE or TERMINAL",
    "apply_action": "write @rule def apply_action(setup, state, action): what it changes",
    "returns": "write @rule def returns(setup, state, out): each seat's payoff, when the game is over",
}


def _instead(names: Mapping[str, Any], source: Source, wanted: str, begin: str) -> str:
    """Suggest what may have been meant and where it stands, or how to begin."""
    import difflib

    own = [name for name in names if name[0] != "_"]
    if like := difflib.get_close_matches(wanted, own, n=1, cutoff=0.75):
        line = next((n for n, text in enumerate(source.text.splitlines(), 1) if re.search(rf"\b{like[0]}\b", text)), 0)
        return f"; did you mean {like[0]}{f' (line {line})' if line else ''}?"
    return f"; {begin}"


def _how_many(entries: Any, what: str, least: int, most: int) -> int:
    """Return how many actions, outcomes or players there are, by their number or their names."""
    count = len(entries) if isinstance(entries, Sized) else entries
    if type(count) is not int or not least <= count <= most:
        given = in_short(entries) if not isinstance(entries, Sized) else f"{count:,} names"
        raise BadGame(f"{what} = {given}; expected {least} to {most:,}")
    return count


def _start(state_class: Any, given: Any, module: str) -> Any:
    """A start from zeros, after which the file's own start has its say."""
    lines = ["def start(setup, state):", "    zero(state)", *["    given(setup, state)"] * bool(given)]
    start = rule(written(lines, module))
    start.__globals__.update(zero=zeroing(state_class), given=given)
    if given:
        vars(start)["__wrapped__"] = given
    return start


def _fitting(given: Any) -> Any:
    """The file's own `returns`, at which plain Python looks whether each number fits its field: once a game."""
    if not is_rule(given):
        return given

    @rule
    def returns(setup, state, out):
        given(setup, state, out)
        fits(state)

    vars(returns)["__wrapped__"] = given
    return returns


def _all_alike(outcomes: int, weighed: bool) -> dict[str, Any]:
    """Every outcome of chance with the same weight, unless a file weighs them itself."""

    @rule
    def equally_likely(setup, state):
        return outcomes

    @rule
    def chance_weights(setup, state, weights):
        for i in range(outcomes):
            weights[i] = 1
        return outcomes

    return {} if weighed else {"chance_weights": chance_weights, "equally_likely": equally_likely}


def _all_legal(count: int) -> Any:
    """Every action at every decision."""

    @rule
    def legal_actions(setup, state, actions):
        for i in range(count):
            actions[i] = i
        return count

    return legal_actions


@rule
def no_measure(setup, state, out):
    """Nothing is counted."""


# Setup


def _setup(names: Mapping[str, Any], source: Source) -> SimpleNamespace:
    from catlib.game.house import House

    players = names.get("PLAYERS", 2)
    try:
        few, many = (players, players) if isinstance(players, int) else map(int, players)
    except (TypeError, ValueError):
        few, many = 0, 0
    if not 1 <= few <= many <= MOST_PLAYERS:
        expected = f"a number from 1 to {MOST_PLAYERS}, or the fewest and the most, such as (2, 4)"
        raise BadGame(f"{source.where}: PLAYERS = {in_short(players)}; expected {expected}")
    own = names.get("build")

    def build(players: int, house: Any) -> Any:
        """The seats, the house rules as whole numbers, and what the file's own build adds."""
        more = own(players, house) if own else {}
        more = more._asdict() if hasattr(more, "_asdict") else more
        fields = {"seats": players} | house.numbers() | more
        return _setup_class(tuple(fields))(**fields)

    filled = {"TITLE": title_of(names, source.where), "DEFAULT_PLAYERS": few, "HouseRules": _no_rules(House)}
    return SimpleNamespace(**{**filled, **names, "PLAYERS": (few, many), "build": build})


@functools.cache
def _setup_class(fields: tuple[str, ...]) -> Any:
    return namedtuple("Setup", fields)


@functools.cache
def _no_rules(house: Any) -> Any:
    """House rules of which there are none."""
    return type("HouseRules", (house,), {"__module__": __name__, "__doc__": "Nothing to agree on."})


# Words


def _hidden(names: Mapping[str, Any]) -> Collection[str]:
    """The fields that hold secrets, choices made at once among them."""
    hidden, at_once = names.get("HIDDEN", ()), names.get("AT_ONCE", "")
    if not at_once or at_once in hidden:
        return hidden
    return {**hidden, at_once: 1} if isinstance(hidden, Mapping) else (*hidden, at_once)


def _looks(names: Mapping[str, Any], source: Source) -> dict[str, Any]:
    """The looks that a file declares; flags without one are shown while they are set."""
    single = [name for name, (_, length) in names["State"].FIELDS.items() if not length and name != "seat"]
    own = names.get("LOOKS", {})
    return {**own, **{name: FLAG for name in flags(source.text, single) if name not in own}}


class _Words:
    """Texts made from the names of actions, outcomes and fields."""

    def __init__(self, names: Mapping[str, Any], rules: Any, setup: Any, where: str):
        self._names, self._rules, self._setup, self._where = names, rules, setup, where
        self.HIDDEN, self.AT_ONCE = names["HIDDEN"], names.get("AT_ONCE", "")
        self.DEALER = names.get("DEALER", _dealer(names))

    def action_to_string(self, setup: Any, state: Any, action: int) -> str:
        chance = self._rules.current_player(setup, state) == CHANCE
        entries = self._names.get("OUTCOMES" if chance else "ACTIONS", 0)
        return f"{'outcome' if chance else 'action'} {action}" if isinstance(entries, int) else str(entries[action])

    def state_to_string(self, setup: Any, state: Any) -> str:
        player = self._rules.current_player(setup, state)
        who = {CHANCE: "chance decides", TERMINAL: "over"}.get(player, f"seat {player + 1} decides")
        fields = (self._field(name, value) for name, value in state.to_dict().items() if name != "seat")
        return ", ".join([who, *filter(None, fields)])

    def _field(self, name: str, value: Any) -> str:
        called = name.replace("_", " ")
        if self._names["LOOKS"].get(name) is FLAG:
            return called if value else ""
        return f"{called} {_shown(value)}"

    def parts(self, setup: Any, state: Any, action: int) -> tuple[str, ...]:
        chance = self._rules.current_player(setup, state) == CHANCE
        places = () if chance else touched(self._names["LOOKS"], action)
        return places or (f"button:{self._called(setup, state, action)}",)

    def observation(self, setup: Any, state: Any, player: int) -> dict[str, Any]:
        hidden = still_hidden(state, self.HIDDEN, self.AT_ONCE, setup.seats)
        return blanked(state, hidden, self._most_seats, player)

    @functools.cached_property
    def _most_seats(self) -> int:
        """The seats that share what is hidden; raise BadGame if they cannot."""
        seats = most_seats(self._setup)
        check_shares(self.HIDDEN, self._names["State"].FIELDS, seats, self._where)
        return seats

    observation.by_places = True  # type: ignore[attr-defined]  # searches make a rule of it

    def resample(self, setup: Any, state: Any, player: int, rng: Any) -> Any:
        if not self.HIDDEN:
            return state.copy()
        seen = self._names.get("observation", self.observation)
        if list(self.HIDDEN) == [self.AT_ONCE]:
            return choices_anew(self._rules, seen, setup, state, player, rng, self.AT_ONCE)
        return world_like(self._rules, seen, setup, state, player, rng)

    def log_text(self, setup: Any, state: Any, action: int, seat: int | None, names: Sequence[str] | None) -> str:
        seen = self._names.get("observation", self.observation)
        deal = self._names.get("resample")
        if not self.HIDDEN or seat is None or tells(self._rules, seen, setup, state, action, seat, deal):
            return self._called(setup, state, action)
        return ""

    def _called(self, setup: Any, state: Any, action: int) -> str:
        name: str = self._names.get("action_to_string", self.action_to_string)(setup, state, action)
        return name


def _dealer(names: Mapping[str, Any]) -> str:
    """Return who stands for chance: dice where outcomes are numbers, a deck where cards are drawn, or else chance."""
    outcomes = names.get("OUTCOMES", 0)
    if not isinstance(outcomes, int) and all(str(outcome).isdigit() for outcome in outcomes):
        return DICE
    return "Deck" if any(isinstance(look, Cards) for look in names["LOOKS"].values()) else "Chance"


def _shown(value: Any) -> str:
    if not isinstance(value, list):
        return str(value)
    digits = len(value) > 4 and all(0 <= n <= 9 for n in value)
    return ("" if digits else ":" if len(value) < 5 else " ").join(map(str, value))


# Story


def _story(names: Mapping[str, Any], rules: Any, setup: Any, words: Any) -> SimpleNamespace:
    """The aim of a game in its file's words, and a request to choose where the file asks nothing."""
    first = " ".join((names.get("__doc__") or "").strip().split("\n\n")[0].split())
    about, house = first.removeprefix(setup.TITLE).lstrip(":. "), setup.HouseRules

    def goal(setup: Any, state: Any, cast: Any, seat: int | None) -> str:
        """Return the first lines of the docstring, and the numbers that are played, by what their fields describe."""
        numbers = [name for name, each in house.model_fields.items() if each.annotation is int]
        what = [describe(house, name).partition(";")[0].removesuffix(".") for name in numbers]
        played = (say("what-is", what=each, n=getattr(setup, name)) for name, each in zip(numbers, what, strict=True))
        return in_a_row(map(sentence, filter(None, [about, *played])), "space")

    def ask(setup: Any, state: Any, cast: Any) -> str:
        """Return which buttons may be touched, if they are few."""
        actions = [0] * rules.NUM_ACTIONS
        legal = actions[: rules.legal_actions(setup, state, actions)]
        few = [say("named", what=words.action_to_string(setup, state, action)) for action in legal[: FEW + 1]]
        return say("choose", choices=len(few) <= FEW and few)

    return SimpleNamespace(goal=goal, **({} if "question" in names else {"ask": ask}))


# Bots


@rule
def any_legal(bot, setup, state, actions, count, u, work):
    """All legal actions alike."""
    return actions[int(u * count)]


def _random_first(given: Any) -> Any:
    @rule
    def choose(bot, setup, state, actions, count, u, work):
        if bot == 0:
            return actions[int(u * count)]
        return given(bot - 1, setup, state, actions, count, u, work)

    return choose


def _bots(names: Mapping[str, Any], source: Source) -> SimpleNamespace:
    own = dict(names.get("BOTS", {}))
    ruled = tuple(names.get("COMPILED", own))
    if RANDOM in own:
        first, choose, compiled = {}, names.get("choose", any_legal), ruled
    else:
        first = {RANDOM: ""}  # what all games say of these bots stands in en.ftl
        choose = _random_first(names["choose"]) if "choose" in names else any_legal
        compiled = (RANDOM, *ruled) if "choose" in names else (RANDOM,)
    last = {SEARCH: ""}
    if "evaluate" in names:
        last = {GREEDY: ""} | last
    makers: dict[str, Callable[[Any], Any]] = {SEARCH: _searchers[-1], GREEDY: _greedy}

    def make(name: str, game: Any) -> Any:
        return makers[name](game) if name in makers and name not in own else names["make"](name, game)

    _how_many(names.get("WORK", 1), f"{source.where}: WORK", 1, MOST_WORK)
    usual = {"default_bots": lambda game: [compiled[-1]] * game.num_players}  # named after those that play worse
    given = {**usual, **names, "BOTS": first | own | last, "COMPILED": compiled, "choose": choose, "make": make}
    given |= {"SLIPS": {}, "LADDER": ()}  # names of its own, as in Snakes and Ladders
    return SimpleNamespace(**given)


def search_by(maker: Callable[[Any], Callable[[Any, float], int]]) -> None:
    """Set what makes the searching bot of a game; search itself stands above games."""
    _searchers.append(maker)


def _greedy(game: Any) -> Callable[[Any, float], int]:
    """The action after which `evaluate` promises most to whoever decides."""

    def choose(state: Any, u: float) -> int:
        player = game.current_player(state)

        def promised(action: int) -> float:
            out, after = [0.0] * game.num_players, game.successor(state, action)
            if game.is_terminal(after):
                return float(game.returns(after)[player])
            game.rules.evaluate(game.setup, after, out)
            return out[player]

        return max(game.legal_actions(state), key=promised)

    return choose
