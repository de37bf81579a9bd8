"""Trials: the same games with a house rule changed or with players who slip, and a number of every game.

Skill is seen by slips: the same bots, but one leaves a share of its decisions to chance (`catlib.play.slipping`).
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, NamedTuple

from catlib.bench.findings import measure_words
from catlib.bench.rules import check_rule, values_of, varied
from catlib.bench.tally import columns, of_the_whole, own_name
from catlib.bench.voice import say
from catlib.chance import Estimate, estimate
from catlib.engine import OVER, Played, drive
from catlib.game import BadSetup, Game, share_of, together
from catlib.game import say as say_all

SLIPS = 0.2  # of its decisions a player who slips leaves to chance
CONFIDENCE = 0.95
WAYS = (("more", 1), ("fewer", -1))
BETTER, FIRST = "the better player wins", "the first player wins"

Column = list[float | None]  # a number of each game; None where it did not end as games do


class Table(NamedTuple):
    """A game, who plays it, and how many games with which luck."""

    game: Game
    bots: tuple[str, ...]
    games: int
    seed: int
    confidence: float = CONFIDENCE

    def played(self, changes: Mapping[str, Any], slips: Sequence[float] = (), only: int = -1, share: int = 1) -> Played:
        """Play all games, or a part of them, by changed house rules."""
        game = varied(self.game, changes) if changes else self.game
        return drive(game, self.bots, self.seed, 0, -(-self.games // share), slips=slips, only=only)

    def column(self, number: str, changes: Mapping[str, Any], slip: float = 0.0) -> Column:
        """Return a number of every game, where everybody slips as often; by what it is called in `numbers_of`."""
        seats = self.game.num_players
        if number == BETTER:
            found: Column = []
            for seat in range(seats):
                careful = [0.0 if s == seat else SLIPS for s in range(seats)]
                found += shares_of(self.played(changes, careful, share=seats), seat)
            return found
        played = self.played(changes, [slip] * seats)
        if number == FIRST:
            return first_player(self.game, played)
        counts = dict(columns(self.game, played))[number]
        return [n if end == OVER else None for n, end in zip(counts, played.ended, strict=True)]


def numbers_of(game: Game) -> dict[str, str]:
    """Return the numbers that can be asked for, each with its words: length, skill, start, and what a game measures.

    >>> list(numbers_of(load("washi_cat")))[:3]
    ['turns', 'the better player wins', 'the first player wins']
    """
    length = length_of(game)
    own = [name for name in of_the_whole(game.rules.MEASURES) if own_name(name) != length]
    several = game.num_players > 1 and not together(game.rules)
    of_seats = [BETTER, FIRST] if several and not game.rules.TEAMS else []
    return {number: number_words(number) for number in (length, *of_seats, *own)}


def number_words(number: str) -> str:
    """Return what a number is called.

    >>> number_words("turns"), number_words(BETTER)
    ('turns a game', 'the better player wins')
    """
    return say("number", what=number, name=measure_words(number))


def length_of(game: Game) -> str:
    """Return what tells how long a game is: turns, or where one plays alone decisions."""
    return "turns" if game.num_players > 1 else "decisions"


def aims_of(game: Game) -> dict[str, tuple[str, int]]:
    """Return the aims that can be asked for: the number of each, and 1 for more of it, −1 for less, 0 for equal shares.

    >>> aims_of(load("washi_cat"))["shorter"]
    ('turns', -1)
    """
    known, length = numbers_of(game), length_of(game)
    aims = {"shorter": (length, -1), "longer": (length, 1), "less luck": (BETTER, 1), "more luck": (BETTER, -1),
            "a fair start": (FIRST, 0)}
    own = [number for number in known if number not in (length, BETTER, FIRST)]
    more = {f"{word} {own_name(number)}": (number, sign) for number in own for word, sign in WAYS}
    return {aim: found for aim, found in (aims | more).items() if found[0] in known}


def aim_words(aim: str) -> str:
    """Return what an aim is called.

    >>> aim_words("shorter"), aim_words("fewer rounds")
    ('shorter', 'fewer rounds')
    """
    way, _, number = aim.partition(" ")
    known = way in dict(WAYS) and (way, number) not in (("more", "luck"), ("less", "luck"))
    return say("aim-of", way=way, name=measure_words(number)) if known else say("aim", what=aim)


def bot_words(story: Any, bot: str) -> str:
    """Return what a bot is called within a sentence, where the one that takes any move needs no more than its name.

    >>> bot_words(load("pig").story, "random"), bot_words(load("cat_cab").story, "random")
    ('Random', 'Whiskers (plays anything)')
    """
    name, shared = str(story.NAMES.get(bot, bot)), say_all("bot-random")
    return shared.partition(" (")[0] if name == shared else name


def first_player(game: Game, played: Played) -> Column:
    """Return by game the first player's share of the win: by who began, where the game says who did."""
    by = game.rules.WINNER_BY
    if by is None:
        return shares_of(played, 0)
    place = dict(columns(game, played))[by]
    return [float(at == 1) if end == OVER else None for at, end in zip(place, played.ended, strict=True)]


def shares_of(played: Played, seat: int) -> Column:
    each = zip(played.winners, played.ended, strict=True)
    return [share_of(won) * (won >> seat & 1) if end == OVER else None for won, end in each]


def is_rate(number: str) -> bool:
    return number in (BETTER, FIRST)


def mean_of(column: Sequence[float | None], number: str, confidence: float = CONFIDENCE) -> Estimate:
    known = [value for value in column if value is not None]
    if is_rate(number) and known:
        return estimate.proportion(sum(known), len(known), confidence)
    return estimate.mean_of_sums(len(known), sum(known), sum(v * v for v in known), confidence)


def moved_by(later: Sequence[Column], first: Sequence[Column], number: str, confidence: float) -> Estimate:
    """Return the mean of sums of some columns less those of others, game by game, where all have ended."""
    ended = [row for row in zip(*later, *first, strict=True) if None not in row]
    found = [sum(row[: len(later)]) - sum(row[len(later) :]) for row in ended]
    mean = estimate.mean_of_sums(len(found), sum(found), sum(v * v for v in found), confidence)
    return replace(mean, unit="points") if is_rate(number) else mean


def all_together(tried: int, confidence: float) -> float:
    """The confidence of each of some intervals that hold all together (Bonferroni)."""
    return 1 - (1 - confidence) / max(1, tried)


# Rules to try


def to_try(game: Game, rules: Sequence[str] | None) -> list[dict[str, Any]]:
    """Return changes of one rule each, to its ends and to both sides of its present value; not of rules without any."""
    found = []
    for rule in turnable(game, rules):
        values, now = values_of(game, rule), getattr(game.house, rule)
        at = values.index(now) if now in values else 0
        near = [values[0], *values[max(0, at - 1) : at + 2], values[-1]]
        found += [{rule: value} for value in dict.fromkeys(near) if value != now]
    return [changes for changes in found if can_be_played(game, changes)]


def turnable(game: Game, rules: Sequence[str] | None = None) -> list[str]:
    """Return the house rules, or those of some, that have an order of values to try.

    >>> turnable(load("cat_cab"), ["handicap", "place_points"])
    ['handicap']
    """
    found = []
    for rule in rules or type(game.house).model_fields:
        check_rule(game, rule)
        with suppress(BadSetup):
            found += [rule] if values_of(game, rule) else []
    return found


def can_be_played(game: Game, changes: Mapping[str, Any]) -> bool:
    try:
        varied(game, changes).initial_state()
    except BadSetup:
        return False
    return True
