"""A game that somebody is writing, or one of ours: what is wrong at its line, its table, and what can be asked of it.

>>> shop = Workshop()
>>> shop.open("TITLE = 'Pig'", "pig")
{'wrong': 'no game is added; the last line of a game is add(__name__), from catlib.game.authoring', 'line': 0}
"""

import re
import warnings
from typing import Any

from IPython.display import HTML

from catlib.chance import EndlessPlay, from_to, local
from catlib.game import BadGame, Game, capital, find, forget, in_a_row, load, names, run_text
from catlib.game import say as say_all
from catlib.play import Match, check_game, check_variants
from catlib.solving import TooLarge, TooManyStates, solve
from catwidgets.lab.balance import Balance
from catwidgets.lab.best_play import amount, field_words, how_exact, strategy
from catwidgets.lab.lab import DesignLab
from catwidgets.page import close_all
from catwidgets.session.voice import say
from catwidgets.table import Table

LAB, MOST_OPTIONS = 5_000, 12  # games that the lab plays at once; first choices that are listed
CHECKED, SECONDS = 2, 6.0  # games that are looked at closely, and how long variants are played
LINE = re.compile(r"\.py(?: [0-9a-f]{12}>)?:(\d+)")
CURED = r"this is not Python \(.*\), so it is not a game\. (?=.)"  # what a cure that follows makes needless
BELOW = re.compile(r"\(line (\d+)\)")


class Workshop:
    """The game that a page shows; `open` and `take` give it one, the other methods show what a tab shows."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self._balance: Balance | None = None
        self._shown: dict[str, Any] = {}

    def open(self, text: str, name: str) -> dict[str, Any]:
        """Make a game of a text, and say what it is, or what is wrong and in which line; 0 for the file as a whole."""
        for known in [known for known in names() if find(known).source is not None]:
            forget(known)
        self._balance = None
        try:
            self.game = load(run_text(text, f"{name}.py").name)
        except Exception as error:
            self.game = None
            return mistake(error, name)
        return self._about

    def take(self, name: str) -> dict[str, Any]:
        """Take a game of many files, which nobody writes here, and say what it is.

        >>> Workshop().take("washi_cat")
        {'title': 'Washi Cat', 'players': '2 players', 'name': 'washi_cat'}
        """
        self._balance, self.game = None, load(name)
        return self._about

    @property
    def _about(self) -> dict[str, Any]:
        assert self.game is not None
        few, many = self.game.type.setup.PLAYERS
        return {"title": self.game.title, "players": from_to(few, many, "player"), "name": self.game.name}

    def table(self, players: int | None = None, code: str = "") -> Table:
        """Return a new table at which the game is played, or gone on with by a share code; the one before is closed."""
        if code:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # a text may differ from the file by which the position was made
                return self._instead("table", Table(Match.from_share(code)))
        game = self._ready if players is None else load(self._ready.name, players)
        return self._instead("table", Table(game, seed=1))

    def check(self) -> dict[str, Any]:
        """Look for mistakes that show only when it is played; say what was looked at, or what is wrong."""
        game = self._ready
        try:
            check_game(game, CHECKED)
            played, of = check_variants(game, SECONDS)
        except (AssertionError, BadGame, ValueError) as error:
            return mistake(error, game.name)
        tried = say("variants-played", n=played, all=of)
        return {"said": [say("no-mistake-found"), say("games-followed", n=CHECKED), tried]}

    def balance(self) -> Balance:
        """Return what games of bots say, in about eight seconds."""
        self._balance = self._balance or Balance(self._ready)
        return self._balance

    def report(self) -> HTML:
        """Return the same as two pages to be printed."""
        return HTML(self.balance().report())

    def rules(self) -> DesignLab:
        """Return a lab in which the house rules are turned while games are played."""
        return self._instead("rules", DesignLab(self._ready, games=LAB))

    def solve(self) -> dict[str, Any]:
        """Say what the game is worth where all play their best, by the house rules that are set, or why nobody can."""
        lab = self._shown.get("rules")
        lab = lab if lab and lab.now.game.type is self._ready.type else None
        changed = [f"{capital(lab.now.changes)}."] if lab and lab.now.game.house != self._ready.house else []
        try:
            said, exact = solved(lab.now.game if lab else self._ready)
            return {"said": [*changed, *said], "more": [say("how-exact"), *exact]}
        except (TooLarge, TooManyStates):
            return {"said": [say("too-large")]}
        except EndlessPlay:
            return {"said": [say("endless")]}
        except ValueError as error:
            return {"said": [capital(str(error))]}

    @property
    def _ready(self) -> Game:
        if self.game is None:
            raise ValueError(say("no-game"))
        return self.game

    def _instead(self, place: str, shown: Any) -> Any:
        """Keep what a place shows, and close what it showed."""
        close_all(self._shown.pop(place, None))
        self._shown[place] = shown
        return shown


def solved(game: Game) -> tuple[list[str], list[str]]:
    """Say what a game is worth if all play their best, and how they do that; and how sure that is.

    >>> said, exact = solved(load("washi_cat", board="tiny", drawing="board", specials=0, turn_limit=4))
    >>> print(*said, *exact, sep="\\n")
    If everybody plays as well as they can, the first player wins 0% of games.
    Chance to win after each first choice: cat to c2: 0%, cat to d1: 0%, cat to b1: 0%.
    That is exact.
    115 positions can be reached.
    """
    found: Any = solve(game)
    whose = "alone" if game.num_players == 1 else getattr(found, "whose", "the first seat")
    is_chance, value = game.rules.PAYOFFS == (0, 1), amount(game, found.value)
    said = [say("best-play-wins" if is_chance else "best-play-pays", who=whose, chance=value, amount=value)]
    sure, size = how_exact(found.low, found.high, getattr(found, "states", 0))
    if sets := getattr(found, "information_sets", ()):
        mixed = [_mixed(game, each) for each in sets[:MOST_OPTIONS]]
        return [*said, say("hidden-balance", n=len(sets)), *mixed], [sure]
    said += strategy(game, found)
    if found.options:
        rows = sorted(found.options, key=lambda option: option.regret)[:MOST_OPTIONS]
        told = in_a_row(say_all("what-is", what=each.label, n=amount(game, each.value)) for each in rows)
        said.append(say("first-chances" if is_chance else "first-pays", choices=told))
    return said, [sure, size]


def _mixed(game: Game, of: Any) -> str:
    """Say how often a seat takes each action where it sees what it sees."""
    often = in_a_row(f"{action} {local(f'{100 * share:.0f}%')}" for action, share in of.strategy.items())
    seen = in_a_row(filter(None, (_seen(game, of.seat, name, value) for name, value in of.seen.items())))
    return say("mixes-seen" if seen else "mixes", n=of.seat + 1, seen=seen, often=often)


def _seen(game: Game, seat: int, name: str, value: Any) -> str:
    """Say a field of the state as its table shows it: of what is hidden only one's own, with the faces of cards."""
    several = isinstance(value, list)
    values = value if several else [value]
    if several and name in game.words.HIDDEN and len(value) % game.num_players == 0:
        each = len(value) // game.num_players
        values = value[each * seat : each * (seat + 1)]
    return field_words(game, name, values)


def mistake(error: Exception, name: str) -> dict[str, Any]:
    """Return the sentence of an error without the place, and the line, which comes last where several are named.

    >>> mistake(BadGame("<pig.py 783da8c93381>:35: pig.py: there is no ACTIONS; did you mean ACTION (line 5)?"), "pig")
    {'wrong': 'there is no ACTIONS; did you mean ACTION (line 5)?', 'line': 5}
    """
    ours = isinstance(error, BadGame | AssertionError | ValueError)
    said = str(error) if ours else f"{type(error).__name__}: {error}"
    lines = BELOW.findall(said) or LINE.findall(said)
    place = rf"(?:<?{re.escape(name)}\.py(?: [0-9a-f]{{12}}>)?(?::\d+)?(?:: |, ))+"
    at, told = {"line": int(lines[-1]) if lines else 0}, re.sub(f"^{place}", "", said)
    cured = re.sub(f"^{CURED}", "", told)  # what is left is in the reader's language
    return {"wrong": cured, **at} | ({"cured": True} if cured != told else {})
