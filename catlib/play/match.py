"""A game being played: its history, undo and redo, the log, saving and sharing."""

from __future__ import annotations

import base64
import functools
import json
import os
import random
import warnings
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from catlib.chance import generator, in_short
from catlib.game import BadGame, Game, IllegalAction, capital, load, say
from catlib.game import find as find_game
from catlib.game import names as game_names
from catlib.play.atomic import whole_file
from catlib.rules import CHANCE, TERMINAL

HUMAN = "human"
FORMAT, VERSION = "catlib match", 1
SHARE_PREFIX = f"catlib{VERSION}."
# what every share code says, so that none has to hold it; a change needs a new version
_SHARED_WORDS = (
    b'{"format":"catlib match","version":1,"catlib":"0.1.0","game":"","players":2,"house":{},"seed":,'
    b'"seats":["human","random"],"names":[null,null,null],"dice":"new","actions":[,"ply":,"skipped":0}'
)

MAX_PLIES = 100_000
MAX_SKIPPED = 1_000_000
MAX_TEXT = 2_000_000
MAX_NAME = 40
_JOINERS = dict.fromkeys((0x200C, 0x200D))  # invisible, but some scripts need them


class BadSave(ValueError):
    """A save file or share code that cannot be loaded; the message names the field and what is allowed.

    In other languages than English it says in general what may be wrong.
    """

    def __str__(self) -> str:
        return say("save-refused", why=super().__str__())


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: what happened at a ply (from 0) and who did it.

    `seat` is CHANCE when dice or cards did it; `parts` are the ids of the pieces that were touched.

    >>> print(Entry(3, 0, "Ann", 1, "roll", ("button:roll",)))
    Ann: roll
    """

    ply: int
    seat: int
    who: str
    action: int
    text: str
    parts: tuple[str, ...]

    @property
    def kind(self) -> Literal["chance", "decision"]:
        """Return whether chance or somebody decided."""
        return "chance" if self.seat == CHANCE else "decision"

    def __str__(self) -> str:
        return f"{self.who}: {self.text}"


class Match:
    """A game in progress: who sits where, what has happened, and what can be taken back.

    `seats` holds HUMAN or the name of a bot for each seat, `names` what the log calls them. A match with the same
    seed and the same decisions goes the same way: the draw of ply n is number n of the seed's stream. After an undo,
    redo (or the same action again) repeats what happened, dice included. Another action continues the stream, so
    that other dice come (`dice="new"`), or meets the dice that were due at that ply anyway (`dice="same"`).

    >>> match = Match(load("cat_cab", players=2), seats=["human", "greedy"], seed=7, names=["Ann", None])
    >>> entries = match.advance()
    >>> match.ply == len(entries) == len(match.log), match.last_decision
    (True, None)
    >>> match.act(match.legal_actions()[0]).who, match.undo(), match.redo()
    ('Ann', True, True)
    >>> Match.from_share(match.share()).state == Match.from_json(match.to_json()).state == match.state
    True
    >>> match.sit(0, "greedy", "Bo")
    >>> match.step().kind, match.seats, match.names
    ('chance', ('greedy', 'greedy'), ('Bo', 'Greedy 2'))
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[str | None] | None = None,
        seed: int | None = None,
        names: Sequence[str | None] | None = None,
        dice: Literal["new", "same"] = "new",
    ):
        self.game = game
        self.seed = _checked_seed(random.SystemRandom().randrange(2**32) if seed is None else seed)
        if dice not in ("new", "same"):
            raise ValueError(f"dice={dice!r}: after an undo the dice are 'new' or the 'same'")
        self.dice = dice
        self._seats = _of_seats(game, "seats", seats, functools.partial(_checked_seat, game))
        self._names = _of_seats(game, "names", names, _checked_name)
        self._actions: list[int] = []
        self._states = [game.initial_state()]
        self._players = [game.current_player(self._states[0])]
        self._ply = self._skipped = 0
        self._ended: tuple[int, ...] | None = None  # who won, where players ended the game before its end
        self._stream = generator(self.seed)
        self._drawn: list[float] = []
        self._policies: dict[str, Callable[[Any, float], int]] = {}

    # Where we are

    @property
    def state(self) -> Any:
        """The present state; it is a value, nobody writes to it."""
        return self._states[self._ply]

    @property
    def ply(self) -> int:
        """Return how many actions and chance outcomes led here."""
        return self._ply

    @property
    def plies(self) -> int:
        """Return how many are known, those that can be redone included."""
        return len(self._actions)

    @property
    def actions(self) -> list[int]:
        """The actions and chance outcomes that led here."""
        return self._actions[: self._ply]

    @property
    def states(self) -> list[Any]:
        """The states at ply 0 to `plies`, those that can be redone included."""
        return self._states[:]

    @property
    def player(self) -> int:
        """The seat to decide, or CHANCE, or TERMINAL."""
        return TERMINAL if self.is_ended_early else self._players[self._ply]

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.is_ended_early or self.game.is_terminal(self.state)

    @property
    def is_ended_early(self) -> bool:
        """Return whether players ended the game here, before its end."""
        return self._ended is not None and self._ply == self.plies

    @property
    def winners(self) -> Sequence[int]:
        """The seats that have won; none before the end, or where nobody has."""
        if self._ended is not None and self.is_ended_early:
            return self._ended
        return self.game.winners(self.state) if self.is_over else ()

    @property
    def shares(self) -> Sequence[float]:
        """The share of the win of each seat after the end."""
        if not self.is_ended_early:
            return self.game.shares(self.state)
        return [(seat in self.winners) / max(1, len(self.winners)) for seat in range(self.game.num_players)]

    @property
    def waits_for_human(self) -> bool:
        """Return whether it is a person's decision now."""
        return self._is_human(self._ply) and not self.is_ended_early

    def legal_actions(self) -> list[int]:
        """The numbers of the legal actions now; none at a chance node or after the end."""
        return [] if self.is_ended_early else self.game.legal_actions(self.state)

    # Who sits where

    @property
    def seats(self) -> tuple[str, ...]:
        """HUMAN or a bot's name for each seat."""
        return tuple(seat or HUMAN for seat in self._seats)

    @property
    def names(self) -> tuple[str, ...]:
        """Return what the log calls each seat: the given name, or one made from who sits there."""
        return tuple(given or self._default_name(i) for i, given in enumerate(self._names))

    def is_named(self, seat: int) -> bool:
        """Return whether somebody has given a seat its name."""
        return self._names[seat] is not None

    def sit(self, seat: int, who: str | None, name: str | None = None) -> None:
        """Put a person or a bot in a seat from now on; what has happened stays."""
        if type(seat) is not int or not 0 <= seat < self.game.num_players:
            raise ValueError(f"seat={seat!r}: seats are 0 to {self.game.num_players - 1}")
        who, name = _checked_seat(self.game, f"seats[{seat}]", who), _checked_name(f"names[{seat}]", name)
        self._seats[seat], self._names[seat] = who, name

    def _default_name(self, seat: int) -> str:
        who = self.seats[seat]
        if who == HUMAN:
            return say("player", n=seat + 1)
        several = self.seats.count(who) > 1
        return f"{capital(who)}{f' {seat + 1}' if several else ''}"

    def _is_human(self, ply: int) -> bool:
        return self._players[ply] >= 0 and self.seats[self._players[ply]] == HUMAN

    # Going on

    def act(self, action: int | str) -> Entry:
        """Do an action, by number or by name, for whoever's turn it is; at a chance node, enter an outcome.

        Raise IllegalAction, and change nothing, if the rules do not allow it. What could be redone stays if the
        action is the one that was done here before, and is forgotten otherwise.
        """
        if self.is_ended_early:
            raise IllegalAction(say("game-over"))
        if isinstance(action, str):
            action = self.game.string_to_action(self.state, action)
        if self._ply < self.plies and type(action) is int and action == self._actions[self._ply]:
            self._ply += 1
        else:
            self._append(action)
        return self.entry(self._ply - 1)

    def roll(self) -> Entry:
        """Let chance decide; raise ValueError if it is not chance's turn."""
        if self.player != CHANCE:
            raise ValueError("nothing to roll: it is not chance's turn")
        return self.step()

    def step(self) -> Entry:
        """Play one chance outcome or one bot's decision; raise ValueError if a person has to decide or it is over."""
        if self.is_over:
            raise ValueError(f"{self.game.title} is over: nothing is left to play")
        if self.waits_for_human:
            raise ValueError(f"{self.names[self.player]} has to decide: use act")
        if self._ply < self.plies:
            return self.act(self._actions[self._ply])
        draw = self._draw(self._ply + self._skipped)
        if self.player == CHANCE:
            return self.act(self.game.sample(self.state, draw))
        return self.act(self._policy(self.seats[self.player])(self.state.copy(), draw))

    def end(self, winners: Sequence[int] = ()) -> None:
        """End the game here as it stands, such as when somebody resigns; to undo it lets the game go on.

        >>> match = Match(load("tictactoe"), ["human", "human"], seed=1)
        >>> match.end([1])
        >>> match.is_over, match.winners, Match.from_share(match.share()).winners, match.undo(), match.is_over
        (True, (1,), (1,), True, False)
        """
        if self.is_over:
            raise ValueError(say("game-over"))
        ended = _checked_winners(self.game, winners)
        self._leave_what_came()
        self._ended = ended

    def advance(self) -> list[Entry]:
        """Play chance and bots until a person has to decide or the game is over; return the new log entries."""
        entries = []
        while not self.is_over and not self.waits_for_human:
            entries.append(self.step())
        return entries

    def _append(self, action: int) -> None:
        """Do a new action here, forgetting what could be redone; all checks come before all changes."""
        if self._ply >= MAX_PLIES:
            raise ValueError(f"this match has {MAX_PLIES} plies, more cannot be saved")
        state = self.game.child(self.state, action)
        player = self.game.current_player(state)
        self._leave_what_came()
        self._actions.append(action)
        self._states.append(state)
        self._players.append(player)
        self._ply += 1

    def _draw(self, index: int) -> float:
        while len(self._drawn) <= index:
            self._drawn.append(self._stream.random())
        return self._drawn[index]

    def _policy(self, bot: str) -> Callable[[Any, float], int]:
        if bot not in self._policies:
            self._policies[bot] = bot_policy(self.game, bot)
        return self._policies[bot]

    # Going back

    @property
    def can_undo(self) -> bool:
        """Return whether a person has decided something that can be taken back."""
        return self.is_ended_early or self.last_decision is not None

    @property
    def last_decision(self) -> int | None:
        """The ply of the last decision of a person, or None."""
        return next((ply for ply in range(self._ply - 1, -1, -1) if self._is_human(ply)), None)

    @property
    def can_redo(self) -> bool:
        """Return whether something was taken back and can be done again."""
        return self._ply < self.plies

    def undo(self, step: bool = False) -> bool:
        """Go back to the last decision of a person, or by one ply; return whether there was one."""
        if self.is_ended_early:
            self._ended = None
            return True
        before = self.last_decision if not step else self._ply - 1 if self._ply else None
        if before is None:
            return False
        self._ply = before
        return True

    def redo(self, step: bool = False) -> bool:
        """Do again what was taken back, up to the next decision of a person, or one ply; return whether there was one.

        Dice and bots do what they did before.
        """
        if not self.can_redo:
            return False
        self._ply += 1
        while not step and self.can_redo and not self._is_human(self._ply):
            self._ply += 1
        return True

    def replay(self, to: int = 0) -> None:
        """Go to any ply that is known, from 0 to `plies`; the rest can be redone from there."""
        if type(to) is not int or not 0 <= to <= self.plies:
            raise ValueError(f"to={to!r}: this match has plies 0 to {self.plies}")
        self._ply = to

    def _leave_what_came(self) -> None:
        """Drop the plies that could be redone, as another way is taken."""
        if self.dice == "new":
            self._skip(self.plies - self._ply)
        self._ended = None
        del self._actions[self._ply :], self._states[self._ply + 1 :], self._players[self._ply + 1 :]

    def _skip(self, draws: int) -> None:
        """Leave out some draws of the stream, but never so many that a save would not load."""
        self._skipped = min(self._skipped + draws, MAX_SKIPPED)

    # What has happened

    @property
    def log(self) -> list[Entry]:
        """One entry for each action and chance outcome that led here."""
        return [self.entry(ply) for ply in range(self._ply)]

    def entry(self, ply: int) -> Entry:
        """Return what happened at a ply, from 0 to `plies` - 1."""
        state, seat, action = self._states[ply], self._players[ply], self._actions[ply]
        who = "chance" if seat == CHANCE else self.names[seat]
        text, parts = self.game.action_to_string(state, action), self.game.parts(state, action)
        return Entry(ply, seat, who, action, text, parts)

    def __repr__(self) -> str:
        return f"Match({self.game!r}, seats={list(self.seats)}, seed={self.seed}) at ply {self._ply} of {self.plies}"

    # Saving and sharing

    def to_json(self) -> str:
        """The match as a JSON text with one line a field; `from_json` brings it back."""
        lines = (f"  {json.dumps(k)}: {json.dumps(v, ensure_ascii=False)}" for k, v in self._to_dict().items())
        return "{\n" + ",\n".join(lines) + "\n}\n"

    @classmethod
    def from_json(cls, text: str) -> Match:
        """A new match from `to_json`, replayed through the rules; raise BadSave in one sentence if it cannot be."""
        return cls._from_text(text, "save file")

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the match to a file, or leave the file as it was."""
        with whole_file(path) as part:
            part.write_text(self.to_json(), encoding="utf-8")

    @classmethod
    def open(cls, path: str | os.PathLike[str]) -> Match:
        """A new match from a file that `save` wrote; raise BadSave for another file."""
        with Path(path).open("rb") as file:
            content = file.read(4 * MAX_TEXT + 1)
        try:
            return cls.from_json(content.decode("utf-8"))
        except UnicodeDecodeError:
            raise BadSave("save file: it is not text in UTF-8") from None

    def share(self) -> str:
        """The match as one line of URL-safe text; `from_share` brings it back.

        It holds everything, so whoever reads it can know hidden cards and dice to come.
        """
        deflater = zlib.compressobj(9, zdict=_SHARED_WORDS)
        content = json.dumps(self._to_dict(), separators=(",", ":")).encode()
        packed = deflater.compress(content) + deflater.flush()
        sealed = zlib.crc32(packed).to_bytes(4, "big") + packed
        return SHARE_PREFIX + base64.urlsafe_b64encode(sealed).rstrip(b"=").decode()

    @classmethod
    def from_share(cls, code: str, most: int = MAX_PLIES) -> Match:
        """A new match from `share`, white space ignored; raise BadSave in one sentence for another text.

        One of more than `most` actions is refused before any is played again.
        """
        return cls._from_text(_unpacked(code), "share code", most)

    def _to_dict(self) -> dict[str, Any]:
        from catlib.game import __version__

        return {
            "format": FORMAT,
            "version": VERSION,
            "catlib": __version__,
            **self.game.saved_spec(),
            "seed": self.seed,
            "seats": self.seats,
            "names": self._names,
            "dice": self.dice,
            "actions": self._actions,
            "ply": self._ply,
            "skipped": self._skipped,
            **({} if self._ended is None else {"ended": self._ended}),
        }

    @classmethod
    def _from_text(cls, text: str, source: str, most: int = MAX_PLIES) -> Match:
        try:
            saved = _validated(text)
            if len(saved.actions) > most:
                raise ValueError(f"a game of {len(saved.actions):,} actions; expected at most {most:,} here")
            return cls._replayed(saved)
        except (ValueError, BadGame) as error:
            raise BadSave(f"{source}: {_shortened(str(error), 400)}") from None

    @classmethod
    def _replayed(cls, saved: Any) -> Match:
        _check_self_contained("house", saved.house)
        game = _loaded(saved)
        changed = _changed(game, saved)
        match = cls(game, saved.seats, saved.seed, saved.names, saved.dice)
        for n, action in enumerate(saved.actions):
            try:
                match._append(action)
            except ValueError as error:
                raise ValueError(f"actions[{n}]={action}: {error}{_other_version(saved.catlib, changed)}") from None
        if saved.ply > len(saved.actions):
            raise ValueError(f"ply={saved.ply}: it is 0 to {len(saved.actions)}, the number of actions")
        match._ply, match._skipped = saved.ply, saved.skipped
        match._ended = None if saved.ended is None else _checked_winners(game, saved.ended)
        return match


def bot_policy(game: Game, name: str) -> Callable[[Any, float], int]:
    """A bot as a function from a state and a draw from [0, 1) to an action."""
    bots = game.type.bots
    if name in bots.SLIPS:
        return slipping(game, *bots.SLIPS[name])
    if name not in bots.COMPILED:
        return bots.make(name, game)
    bot, actions, work = bots.COMPILED.index(name), [0] * game.num_distinct_actions, [0] * bots.WORK

    def policy(state: Any, u: float) -> int:
        count = game.rules.legal_actions(game.setup, state, actions)
        return int(bots.choose(bot, game.setup, state, actions, count, u, work))

    return policy


def slipping(game: Game, name: str, slips: float) -> Callable[[Any, float], int]:
    """A bot that leaves that share of its decisions to chance and makes the others as another bot does.

    >>> game = load("washi_cat")
    >>> slipping(game, "racer", 0.25)(game.initial_state(), 0.9) in game.legal_actions(game.initial_state())
    True
    """
    usual = bot_policy(game, name)

    def policy(state: Any, u: float) -> int:
        if u >= slips:
            return usual(state, (u - slips) / (1 - slips))
        legal = game.legal_actions(state)
        return legal[int(u / slips * len(legal))]

    return policy


# What may be given


def _checked_seed(seed: Any) -> int:
    if type(seed) is not int or not 0 <= seed < 2**32:
        raise ValueError(f"seed={seed!r}: a seed is a whole number from 0 to {2**32 - 1}")
    return seed


def _of_seats(game: Game, field: str, given: Sequence[Any] | None, check: Callable[[str, Any], Any]) -> list[Any]:
    """One checked value for each seat; None for all if nothing is given."""
    values = [None] * game.num_players if given is None else given
    if isinstance(values, str) or not isinstance(values, Sequence) or len(values) != game.num_players:
        raise ValueError(f"{field}={_short(given)}: {game.title} has {game.num_players} seats here, one value for each")
    return [check(f"{field}[{i}]", value) for i, value in enumerate(values)]


def _checked_seat(game: Game, field: str, who: Any) -> str | None:
    if who is None or who == HUMAN:
        return None
    if not isinstance(who, str) or who not in game.bots:
        raise ValueError(f"{field}={_short(who)}: in a seat is {', '.join([HUMAN, *game.bots])}")
    return who


def _checked_name(field: str, name: Any) -> str | None:
    if name is None:
        return None
    if not isinstance(name, str) or not name.strip() or not name.translate(_JOINERS).isprintable():
        raise ValueError(f"{field}={_short(name)}: a name is printable text on one line")
    if len(name) > MAX_NAME:
        raise ValueError(f"{field}={_short(name)}: a name has at most {MAX_NAME} characters, not {len(name)}")
    return name.strip()


def _checked_winners(game: Game, seats: Sequence[int]) -> tuple[int, ...]:
    if strange := [seat for seat in seats if type(seat) is not int or not 0 <= seat < game.num_players]:
        raise ValueError(f"ended={_short(strange)}: seats that win are 0 to {game.num_players - 1}")
    return tuple(sorted(set(seats)))


# Reading saves


@functools.cache
def _saved_model() -> Any:
    """The fields of a save file as a pydantic model; pydantic is imported only when something is loaded."""
    from pydantic import BaseModel, ConfigDict, Field, create_model

    fields: dict[str, Any] = {
        "format": (str, ...),
        "version": (int, ...),
        "catlib": (str, Field(max_length=40)),
        "game": (str, ...),
        "players": (int, ...),
        "house": (dict[str, Any], ...),
        "seed": (int, Field(ge=0, lt=2**32)),
        "seats": (list[str], Field(max_length=100)),
        "names": (list[str | None], Field(max_length=100)),
        "dice": (Literal["new", "same"], ...),
        "actions": (list[int], Field(max_length=MAX_PLIES)),
        "ply": (int, Field(ge=0)),
        "skipped": (int, Field(ge=0, le=MAX_SKIPPED)),
        "source": (str, Field(default="", max_length=40)),
        "ended": (list[int] | None, Field(default=None, max_length=100)),
    }

    class Strict(BaseModel):
        model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    return create_model("SavedMatch", __base__=Strict, **fields)


def _validated(text: Any) -> Any:
    """The fields of a save file, each of the right type; raise ValueError with the first that is not."""
    from pydantic import ValidationError
    from pydantic_core import from_json

    if not isinstance(text, str):
        raise ValueError(f"a saved match is text, not {type(text).__name__}")
    if len(text) > MAX_TEXT:
        raise ValueError(f"it has {len(text)} characters, a saved match has at most {MAX_TEXT}")
    try:
        fields = from_json(text)
    except ValueError as error:
        raise ValueError(f"it is not JSON or not all of it ({error})") from None
    _check_version(fields)
    try:
        return _saved_model().model_validate(fields)
    except ValidationError as error:
        raise ValueError(_sentence(error.errors()[0])) from None


def _check_version(fields: Any) -> None:
    if not isinstance(fields, dict) or fields.get("format") != FORMAT:
        raise ValueError(f"it is not a saved match, which says format={FORMAT!r}")
    if fields.get("version") != VERSION or type(fields["version"]) is not int:
        written = _other_version(fields.get("catlib"))
        raise ValueError(f"version={_short(fields.get('version'))}: this catlib reads version {VERSION}{written}")


def _check_self_contained(field: str, value: Any) -> None:
    """Raise ValueError if a house rule names a file, so that nobody's save makes us open one."""
    if isinstance(value, str) and Path(value).suffix == ".toml":
        raise ValueError(f"{field}={_short(value)}: a saved match holds the content itself and names no file")
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            _check_self_contained(f"{field}[{key!r}]", inner)


def _loaded(saved: Any) -> Game:
    """The game of a save; one from a file has to be loaded before, as nobody's save makes us run a file."""
    if (saved.source or saved.game.endswith(".py")) and saved.game not in game_names():
        own = f"this game is not part of catlib; load it first, such as load('{_shortened(saved.game, 60)}.py')"
        raise ValueError(f"game={_short(saved.game)}: {own}")
    former = find_game(saved.game).setup.FORMER if saved.game in game_names() else {}
    return load(saved.game, saved.players, {**former, **saved.house})


def _changed(game: Game, saved: Any) -> str:
    """Return where the file of a game is another than the one that was played, its place; and a warning."""
    source = game.type.source
    if source is None or source.digest == saved.source:
        return ""
    warnings.warn(f"{source.where} was changed since this match was saved; it goes by the rules of now", stacklevel=6)
    return source.where


def _other_version(catlib: Any, changed: str = "") -> str:
    from catlib.game import __version__

    if changed:
        return f" ({changed} was changed since this match was saved)"
    return "" if catlib == __version__ else f" (saved by catlib {_short(catlib)}, this is catlib {__version__!r})"


def _sentence(error: Any) -> str:
    """Return what pydantic found wrong, in our form: the field, what it is and what is allowed."""
    first, *rest = error["loc"]
    field = f"{first}{''.join(f'[{part}]' for part in rest)}"
    if error["type"] == "missing":
        return f"{field}: it is missing"
    if error["type"] == "extra_forbidden":
        return f"{_shortened(field, 60)}: no such field; there are {', '.join(_saved_model().model_fields)}"
    return f"{field}={_short(error['input'])}: {error['msg'][:1].lower()}{error['msg'][1:]}"


def _unpacked(code: Any) -> str:
    """The JSON text in a share code; raise BadSave if it is damaged, foreign or too large."""
    if not isinstance(code, str):
        raise BadSave(f"share code: it is text, not {type(code).__name__}")
    if len(code) > MAX_TEXT:
        raise BadSave(f"share code: it has {len(code)} characters, a share code has at most {MAX_TEXT}")
    code = "".join(code.split())
    if not code.startswith(SHARE_PREFIX):
        raise BadSave(f"share code: {_short(code)} does not begin with {SHARE_PREFIX!r}, which this catlib reads")
    body = code.removeprefix(SHARE_PREFIX)
    try:
        sealed = base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_", validate=True)
    except ValueError:
        sealed = b""
    if len(sealed) <= 4 or zlib.crc32(sealed[4:]).to_bytes(4, "big") != sealed[:4]:
        raise BadSave("share code: it is damaged or not all of it; copy the whole line")
    return _inflated(sealed[4:])


def _inflated(packed: bytes) -> str:
    inflater = zlib.decompressobj(zdict=_SHARED_WORDS)
    try:
        content = inflater.decompress(packed, MAX_TEXT)
        if inflater.unconsumed_tail:
            raise BadSave(f"share code: unpacked it has more than the {MAX_TEXT} characters of a saved match")
        if not inflater.eof or inflater.unused_data:
            raise BadSave("share code: it does not end where its content ends")
        return content.decode("utf-8")
    except (zlib.error, UnicodeDecodeError):
        raise BadSave("share code: its content is not a packed text") from None


def _short(value: Any) -> str:
    return in_short(value, 60)


def _shortened(text: str, length: int) -> str:
    return text if len(text) <= length else text[: length - 1] + "…"
