"""A game from outside: pure functions over states, whatever the rulebook writes in place."""

import difflib
import functools
import json
import math
from collections.abc import Iterator, Mapping
from fractions import Fraction
from pathlib import Path
from types import ModuleType
from typing import Any

from catlib.chance import from_to, in_short, pick
from catlib.game import catalogue as games
from catlib.game.contract import BadGame as BadGame
from catlib.game.contract import Setup
from catlib.game.files import again, read_file
from catlib.game.gametype import GameType, Source
from catlib.game.mistakes import check_once
from catlib.game.winning import seats_of, sharing
from catlib.rules import CHANCE as CHANCE
from catlib.rules import TERMINAL as TERMINAL

State = Any


class IllegalAction(ValueError):
    """An action that the rules do not allow here; the message says what they do allow.

    >>> game = load("cat_cab", players=2)
    >>> game.child(game.initial_state(), 99)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    catlib.game.game.IllegalAction: action 99 is not legal here; legal: 0 (red rolls 1 for the start)...
    """


class BadSetup(ValueError):
    """A game, player count, house rule or board that cannot be played; the message says what can.

    >>> load("cat_cab", players=9)
    Traceback (most recent call last):
    ...
    catlib.game.game.BadSetup: players=9: Cat Cab Crew is for 1 to 3 players
    """


class Game:
    """One game with its house rules: states go in, new states come out, and nothing given is changed.

    It is not a game in progress; that is `catlib.Match`. `rules`, `words` and `goals` are parts as
    `catlib.game.contract` describes them, `type` has all seven; `setup` is what the game's setup built of the house
    rules.

    >>> game = load("cat_cab", players=2, curse_limit=3)
    >>> game.spec(), "greedy" in game.bots
    ({'game': 'cat_cab', 'players': 2, 'house': {'curse_limit': 3}}, True)
    >>> state = game.initial_state()
    >>> game.current_player(state) == CHANCE, game.is_chance_node(state), game.legal_actions(state)
    (True, True, [])
    >>> game.chance_outcomes(state)[0], game.chance_weights(state)[0], game.sample(state, 0.5)
    ((0, Fraction(1, 6)), (0, 1), 3)
    >>> game.action_to_string(state, 2), game.short_label(state, 2), game.parts(state, 2)
    ('red rolls 3 for the start', 'red 3', ('button:red rolls 3 for the start',))
    >>> action = game.string_to_action(state, "Red rolls 3 for the start")
    >>> game.check(state, action)
    >>> after = game.child(state, action)
    >>> after == game.successor(state, action), after == state, game.state_to_string(after).partition(",")[0]
    (True, False, 'round 1')
    >>> game.is_terminal(after), game.returns(after), game.winners(after), game.shares(after)
    (False, [0, 0], [], [0.0, 0.0])
    >>> set(game.measures(after).values()), game.observation(after, 0) == after.to_dict()
    ({0}, True)
    """

    def __init__(self, type: GameType, players: int, house: Any):
        self.type = type
        self.name, self.title = type.name, type.setup.TITLE
        self.rules, self.words, self.goals, self.story = type.rules, type.words, type.goals, type.story
        self.players, self.house = players, house
        self.setup = type.setup.build(players, house)
        self.num_players: int = self.setup.seats
        self.num_distinct_actions: int = self.rules.NUM_ACTIONS
        self.max_chance_outcomes: int = self.rules.MAX_CHANCE
        self._actions = [0] * self.num_distinct_actions
        self._weights = [0] * self.max_chance_outcomes

    # What the rules say

    def initial_state(self) -> State:
        """The state before anything has happened."""
        state = self.rules.State()
        self.rules.start(self.setup, state)
        return state

    def current_player(self, state: State) -> int:
        """The seat to decide, from 0, or CHANCE, or TERMINAL."""
        return int(self.rules.current_player(self.setup, state))

    def is_terminal(self, state: State) -> bool:
        """Return whether the game is over."""
        return self.current_player(state) == TERMINAL

    def is_chance_node(self, state: State) -> bool:
        """Return whether dice or cards decide what comes next."""
        return self.current_player(state) == CHANCE

    def legal_actions(self, state: State) -> list[int]:
        """The numbers of the legal actions at a decision; none elsewhere."""
        if self.current_player(state) < 0:
            return []
        buffer = self._actions[:]
        return buffer[: self.rules.legal_actions(self.setup, state, buffer)]

    def chance_weights(self, state: State) -> list[tuple[int, int]]:
        """The possible outcomes at a chance node with their whole-number weights; none elsewhere."""
        if self.current_player(state) != CHANCE:
            return []
        buffer = self._weights[:]
        count = self.rules.chance_weights(self.setup, state, buffer)
        return [(i, w) for i, w in enumerate(buffer[:count]) if w]

    def chance_outcomes(self, state: State) -> list[tuple[int, Fraction]]:
        """The possible outcomes at a chance node with their exact probabilities; none elsewhere."""
        weighted = self.chance_weights(state)
        total = sum(w for _, w in weighted)
        return [(i, Fraction(w, total)) for i, w in weighted]

    def child(self, state: State, action: int) -> State:
        """The state after an action or a chance outcome; raise IllegalAction if the rules do not allow it."""
        self.check(state, action)
        return self.successor(state, action)

    def successor(self, state: State, action: int) -> State:
        """`child` without the check, for those who take the action from `legal_actions`."""
        new = state.copy()
        self.rules.apply_action(self.setup, new, action)
        return new

    def returns(self, state: State) -> list[int]:
        """Each seat's payoff; all zero before the end.

        Raise BadGame for one that is not a whole number, or not within the PAYOFFS that the rules declare.
        """
        out = [0] * self.num_players
        if self.is_terminal(state):
            self.rules.returns(self.setup, state, out)
            self._check_payoffs(out)
        return out

    def winners(self, state: State) -> list[int]:
        """Return the seats that have won; none before the end, in a draw, or if all lose together (see `winning`)."""
        return seats_of(self._concluded(state)[0])

    def shares(self, state: State) -> list[float]:
        """Return each seat's share of the win: of several winners and in a draw an equal part, of a team the whole."""
        return self._concluded(state)[1]

    def _concluded(self, state: State) -> tuple[int, list[float]]:
        shares = [0.0] * self.num_players
        if not self.is_terminal(state):
            return 0, shares
        won = sharing(self.rules)(self.setup, state, self.returns(state), self.num_players, shares)
        return won, shares

    def _check_payoffs(self, paid: list[int]) -> None:
        least, most = self.rules.PAYOFFS or (-math.inf, math.inf)
        for seat, payoff in enumerate(paid, 1):
            if not isinstance(payoff, int):
                raise BadGame(f"{self.title}: seat {seat} is paid {payoff!r}; payoffs are whole numbers")
            if not least <= payoff <= most:
                raise BadGame(f"{self.title}: seat {seat} is paid {payoff}; PAYOFFS says {least} to {most}")

    def measures(self, state: State) -> dict[str, int]:
        """Counts that the game keeps for statistics, by name (`rules.MEASURES`)."""
        out = [0] * len(self.rules.MEASURES)
        self.rules.measure(self.setup, state, out)
        return dict(zip(self.rules.MEASURES, out, strict=True))

    def check(self, state: State, action: int) -> None:
        """Raise IllegalAction, with a reason and what is legal, unless the action is possible here."""
        player = self.current_player(state)
        if player == TERMINAL:
            raise IllegalAction(self._over())
        if type(action) is not int:
            raise IllegalAction(f"action {action!r}: actions are whole numbers")
        legal = [i for i, _ in self.chance_weights(state)] if player == CHANCE else self.legal_actions(state)
        if action not in legal:
            raise IllegalAction(f"action {action} is not legal here; {self._what_is_legal(state, legal)}")

    def _over(self) -> str:
        return f"{self.title} is over: no action is legal any more"

    def _what_is_legal(self, state: State, legal: list[int]) -> str:
        shown = [f"{a} ({self.action_to_string(state, a)})" for a in legal[:8]]
        more = f" and {len(legal) - 8} more" if len(legal) > 8 else ""
        return f"legal: {', '.join(shown)}{more}"

    def sample(self, state: State, u: float) -> int:
        """The chance outcome that a draw `u` from [0, 1) falls on."""
        buffer = self._weights[:]
        return pick(buffer, self.rules.chance_weights(self.setup, state, buffer), u)

    # What a person reads

    def action_to_string(self, state: State, action: int) -> str:
        """Return the name of an action or a chance outcome in this state."""
        return self.words.action_to_string(self.setup, state, action)

    def short_label(self, state: State, action: int) -> str:
        """An action or chance outcome in few words; actions that a reader need not tell apart share them."""
        return self.words.short_label(self.setup, state, action)

    def string_to_action(self, state: State, text: str) -> int:
        """The action of that name; raise IllegalAction with the names that are possible."""
        if self.is_terminal(state):
            raise IllegalAction(f"{text!r} is not possible here; {self._over()}")
        legal = [i for i, _ in self.chance_weights(state)] or self.legal_actions(state)
        wanted = " ".join(text.split()).casefold()
        for action in legal:
            if self.action_to_string(state, action).casefold() == wanted:
                return action
        raise IllegalAction(f"{text!r} is not possible here; {self._what_is_legal(state, legal)}")

    def state_to_string(self, state: State) -> str:
        """The position in a few words on one line."""
        return self.words.state_to_string(self.setup, state)

    def parts(self, state: State, action: int) -> tuple[str, ...]:
        """The dice, cards or cells that an action touches, as ids such as `die:3`."""
        return self.words.parts(self.setup, state, action)

    def observation(self, state: State, player: int) -> dict[str, Any]:
        """Return what a seat may see: by default everything."""
        return self.words.observation(self.setup, state, player)

    # Who plays

    @property
    def bots(self) -> dict[str, str]:
        """The bots of this game: name to a sentence about it, empty where the voice has it; see `bot_words`."""
        return dict(self.type.bots.BOTS)

    # What makes the game what it is

    def spec(self) -> dict[str, Any]:
        """The name, players and changed house rules: enough to load the same game elsewhere.

        A game of one file has a fingerprint as well, by which a file that was changed is noticed.
        """
        changed = self.house.model_dump(mode="json", exclude_defaults=True)
        source = {"source": self.type.source.digest} if self.type.source else {}
        return {"game": self.name, "players": self.players, "house": changed, **source}

    def saved_spec(self) -> dict[str, Any]:
        """Return what a file keeps: `spec`, with the house rules whose default was another once, changed or not.

        >>> load("cat_cab", players=2).saved_spec()["house"]
        {'curses_land': 'before landing'}
        """
        spec = self.spec()
        former = self.house.model_dump(mode="json", include=set(self.type.setup.FORMER))
        return {**spec, "house": {**former, **spec["house"]}}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.spec() == other.spec()

    def __hash__(self) -> int:
        return self._hash

    @functools.cached_property
    def _hash(self) -> int:
        return hash(json.dumps(self.spec(), sort_keys=True))

    def __reduce__(self) -> tuple[Any, ...]:
        return _load_again, (self.type.source, self.name, self.players, json.dumps(self.spec()["house"]))

    def __repr__(self) -> str:
        changed = "".join(f", {k}={v!r}" for k, v in self.spec()["house"].items())
        return f"load({self.name!r}, players={self.players}{changed})"


def load(
    game: str | Path | ModuleType | GameType, players: int | None = None, house: Any = None, **changes: Any
) -> Game:
    """A game for that many players, with house rules as a mapping, a model or keywords.

    `game` is the name of a game, such as "cat_cab" or the classic "yahtzee"; the path of a file that ends in .py, which
    is run; or a module that has added a game.
    Raise BadSetup in one sentence if there is no such game, player count or house rule, and BadGame for a game that
    cannot be played.

    >>> load("cat_cab", players=3, curse_limit=3)
    load('cat_cab', players=3, curse_limit=3)
    >>> load("chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    catlib.game.game.BadSetup: game='chess': there is no such game; there are ...
    """
    found = _found(game)
    setup = found.setup
    few, many = setup.PLAYERS
    players = setup.DEFAULT_PLAYERS if players is None else players
    if type(players) is not int or not few <= players <= many:
        raise BadSetup(f"players={in_short(players)}: {setup.TITLE} is for {from_to(few, many, 'player')}")
    given = house.model_dump(exclude_defaults=True) if hasattr(house, "model_dump") else dict(house or {})
    loaded = Game(found, players, _house_rules(setup, given | changes))
    if found.source is not None:
        check_once(loaded)
    return loaded


def _found(game: str | Path | ModuleType | GameType) -> GameType:
    """The game that was asked for, before anybody agreed on anything."""
    if isinstance(game, ModuleType | GameType):
        return games.of_module(game)
    if isinstance(game, Path) or (isinstance(game, str) and game.endswith(".py")):
        return read_file(game)
    if games.knows(game):
        return games.find(game)
    classics = games.classics()
    if isinstance(game, str) and game in classics:
        return read_file(classics[game])
    there = list(dict.fromkeys([*games.names(), *classics]))
    instead = f"there are {', '.join(there)}, or give the path of a .py file"
    near = difflib.get_close_matches(str(game), there, 1)
    meant = f"; did you mean {near[0]}?" if near else ""
    raise BadSetup(f"game={in_short(game)}: there is no such game; {instead}{meant}")


def _load_again(source: Source | None, name: str, players: int, house: str) -> Game:
    """A game in another process, one of one file by its text; it comes with every part of a long run."""
    return _shared(_found(name) if source is None else again(source, name), players, house)


@functools.lru_cache(maxsize=64)
def _shared(found: GameType, players: int, house: str) -> Game:
    return load(found, players, json.loads(house))


def _house_rules(setup: Setup, changes: Mapping[str, Any]) -> Any:
    from pydantic import ValidationError

    changes = _without_frozen(setup, changes)
    for name, value in changes.items():
        rule = setup.HouseRules.model_fields.get(name)
        if isinstance(value, bool) and rule and rule.annotation is int:  # pydantic would take it for 0 or 1
            raise BadSetup(f"{name}={value}: input should be a whole number")
    try:
        return setup.HouseRules(**changes)
    except ValidationError as error:
        raise BadSetup("; ".join(_sentences(setup, error))) from None


def _without_frozen(setup: Setup, changes: Mapping[str, Any]) -> dict[str, Any]:
    """Leave out readings that are fixed, as old saves name them; raise BadSetup for another value."""
    for name in changes.keys() & setup.FROZEN.keys():
        value, reading = setup.FROZEN[name]
        if changes[name] != value:
            raise BadSetup(f"{name} is fixed: {reading}")
    return {name: value for name, value in changes.items() if name not in setup.FROZEN}


def _sentences(setup: Setup, error: Any) -> Iterator[str]:
    known = setup.HouseRules.model_fields
    for e in error.errors():
        field = ".".join(str(part) for part in e["loc"])
        if e["type"] == "extra_forbidden" and field not in known:
            like = difflib.get_close_matches(field, known, n=1)
            others = f"did you mean {like[0]}?" if like else f"there are {', '.join(known)}"
            yield f"{field}: no such house rule of {setup.TITLE}; {others}"
        else:
            reason = e["msg"].removeprefix("Value error, ")
            yield f"{field}={in_short(e['input'])}: {reason[:1].lower()}{reason[1:]}"
