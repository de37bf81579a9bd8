"""The solo game with the order of the deck known: the fewest turns that can clear a deal (D5).

Nobody at the table knows that order, so the optimum is a bound that no player beats. Turn t draws the t-th card of the
deck one way or the other, so a position is the turn, the hand and the field.
"""

import hashlib
import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from catlib.chance import Estimate, generator, mean, proportion
from catlib.play import bot_policy

from .. import rules as r
from ..cards import CARDS, DOPPELGANGER, WILD, cards_of
from ..plays import BYTE, PLAYS, holdings, laid, list_plays, play_table
from ..setup import choice
from ..voice import card_name, play_name, voice

TOP = PLAYS + CARDS  # the step that draws the top card; PLAYS + card takes one of the field


@dataclass(frozen=True)
class Clearance:
    """The fewest turns that clear a deal whose deck is known, and a way to do it: plays and draws in words.

    `mark` is "exact" for a player who knows the deck; it is a bound for others.
    """

    turns: int
    line: tuple[str, ...]
    positions: int
    mark: str = "exact"


def clearance(game: Any, hand: int, field: int, deck: Sequence[int], turn: int = 1, most: int = 12) -> Clearance:
    """Look for the last turn of the shortest solo game from a hand, a field (bits both) and a deck, top card first.

    Every number of turns below the answer was searched and found too few. Raises ValueError if the deal cannot be
    cleared by turn `most`.

    >>> from catlib.games.meow_daifugo.cards import hand
    >>> game = load("meow_daifugo", players=1)
    >>> clearance(game, hand("W1 W2 B7"), hand("D1"), [2, 14, 9]).line
    ('black 7', 'take the top card', 'white 1-2-3')
    """
    solver, limit = _Solver(game.setup, deck, turn), game.setup.solo_turns
    for last in range(turn, min(most, limit or most) + 1):
        line = solver.clears(turn, hand, field, last)
        if line is not None:
            return Clearance(last, tuple(map(_step_name, line)), solver.positions)
    if 0 < limit <= most:
        raise ValueError(f"solo_turns={limit}: this deal takes more turns than the game has")
    raise ValueError(f"most={most}: this deal takes more turns; raise most")


def clearance_of(game: Any, state: Any, most: int = 12) -> Clearance:
    """`clearance` of a solo game whose deck was shuffled beforehand, from a turn of it.

    Raises ValueError for another game or a state in which nobody plays.
    """
    if game.num_players != 1 or game.setup.shuffle != choice.BEFOREHAND or state.phase != r.PLAY:
        raise ValueError('this is for a turn of a solo game with shuffle="beforehand"')
    deck = [card - 1 for card in [*state.order[state.drawn : state.ordered], state.bottom] if card]
    field = sum(1 << card - 1 for card in state.field if card)
    return clearance(game, state.hand[0], field, deck, state.turn, most)


def deal(game: Any, seed: int) -> Any:
    """The first turn of a solo game whose deck was shuffled beforehand: the deal that a match of that seed plays."""
    state, draw = game.initial_state(), generator(seed).random
    while game.is_chance_node(state):
        state = game.successor(state, game.sample(state, draw()))
    return state


def seed_of(word: str) -> int:
    """The seed that a class shares: of a date or any other word, however it is spaced and whatever its case.

    Raise ValueError for nothing at all.

    >>> seed_of("Fish Friday") == seed_of(" fish  friday ") != seed_of("fish monday")
    True
    """
    plain = " ".join(unicodedata.normalize("NFKC", str(word)).casefold().split())
    if not plain:
        raise ValueError(f"word={word!r}: expected a date or a word, the same for everybody")
    return int.from_bytes(hashlib.sha256(plain.encode()).digest()[:4], "big")


@dataclass(frozen=True)
class Standing:
    """The turns that somebody took, or would take, for a deal, and how that is known: exact, bound or estimate.

    `mean` is the estimate with its interval, None for what is counted.
    """

    who: str
    turns: float
    mark: str
    why: str
    mean: Estimate | None = None


def standings(
    game: Any, seed: int, bots: Sequence[str] = ("fewest plays", "searcher"), games: int = 20
) -> list[Standing]:
    """Compare the same deal for a player who knows the deck and for bots that do not.

    The first is a bound that nobody beats. A bot that is a rule takes just that many turns; one that draws lots plays
    the deal `games` times, and its mean is an estimate.

    >>> game = load("meow_daifugo", players=1, shuffle="beforehand")
    >>> [(s.who, s.turns, s.mark) for s in standings(game, 7, ["fewest plays"])]
    [('deck known', 5, 'bound'), ('fewest plays', 8, 'exact')]
    """
    state = deal(game, seed)
    best = clearance_of(game, state).turns
    found = [Standing("deck known", best, "bound", "the fewest turns for this deck, all ways tried")]
    for bot in bots:
        play, draw = bot_policy(game, bot), generator(seed).random
        if bot in game.type.bots.COMPILED and bot != "random":
            turns = _turns(game, state, play, draw)
            found.append(Standing(bot, turns, "exact", "always plays this deal so"))
        else:
            taken = mean(Counter(_turns(game, state, play, draw) for _ in range(games)))
            found.append(Standing(bot, taken.value, "estimate", f"mean of {games} games, as it draws lots", taken))
    return found


def still_possible(game: Any, states: Sequence[Any], beyond: int = 12) -> list[tuple[int, int | None]]:
    """Return, at each turn of a game, the turns in which a player who knows the deck could still clear it; exact.

    None stands where more than `beyond` further turns would be needed.
    """
    found = dict[int, int | None]()
    for state in states:
        if state.phase == r.PLAY and state.turn not in found:
            found[state.turn] = _fewest(game, state, state.turn + beyond)
    return list(found.items())


def _fewest(game: Any, state: Any, most: int) -> int | None:
    """The turn by which a game can be cleared, or None if that takes too many."""
    try:
        return clearance_of(game, state, most).turns
    except ValueError:
        return None


def cleared_within(
    game: Any, seeds: Sequence[int], bots: Sequence[str] = ("fewest plays",), most: int = 12
) -> dict[str, list[Estimate]]:
    """Return the share of some deals that are cleared by turn 1, 2, … `most`: with the deck known, and by bots.

    Each deal's fewest turns are exact; shares of all deals are estimates with their intervals.
    """
    starts = [deal(game, seed) for seed in seeds]
    turns = {"deck known": [_fewest(game, state, most) or most + 1 for state in starts]}
    for bot in bots:
        play = bot_policy(game, bot)
        pairs = zip(starts, seeds, strict=True)
        turns[bot] = [_turns(game, state, play, generator(seed).random) for state, seed in pairs]
    return {
        who: [proportion(sum(n <= turn for n in taken), len(taken)) for turn in range(1, most + 1)]
        for who, taken in turns.items()
    }


def _turns(game: Any, state: Any, play: Any, draw: Any) -> int:
    """The turns that a bot takes from a deal."""
    while not game.is_terminal(state):
        u = draw()
        state = game.successor(state, game.sample(state, u) if game.is_chance_node(state) else play(state, u))
    return -int(game.returns(state)[0])


def _step_name(step: int) -> str:
    """A play, or a draw: the card on the field, or the top of the deck."""
    if step < PLAYS:
        return play_name(step)
    taken = {"does": "top"} if step == TOP else {"does": "take", "card": card_name(step - PLAYS)}
    return voice.now.say("choose.name", **taken)


def fewest_left(hand: int, reach: int) -> int:
    """A number of plays that no way to shed a hand beats, with all cards in `reach` to help sequences.

    A sequence sheds at most the cards of one suit that stand in a run of three, of black ones one each; all else goes
    by numbers, one play each. A "?" goes with anything.
    """
    have, near = holdings(hand), holdings(hand | reach)
    white, black, both, double = have & BYTE, have >> 8 & BYTE, have >> 16 & BYTE, have >> DOPPELGANGER & 63
    runs = [
        _in_runs(near & BYTE, near >> WILD & 1),
        _in_runs(near >> 8 & BYTE, near >> WILD + 1),
        _in_runs(near >> DOPPELGANGER & 63, 0),
    ]
    best = 8
    for whites in (0, 1) if white & runs[0] else (0,):
        rest_white = white & ~runs[0] if whites else white
        for doubles in (0, 1) if double & runs[2] else (0,):
            rest = rest_white | (double & ~runs[2] if doubles else double)
            best = min(best, whites + doubles + (rest | black).bit_count())
            if black & runs[1]:
                best = min(best, 1 + whites + doubles + (rest | black & ~runs[1] | both & runs[1]).bit_count())
                best = min(best, 2 + whites + doubles + (rest | black & ~runs[1]).bit_count())
    return max(best, 1) if hand else 0


def _in_runs(numbers: int, wild: int) -> int:
    """The numbers that stand in a run of three, with one gap if there is a "?"."""
    found = 0
    for low in range(6):
        window = 7 << low
        if (numbers & window).bit_count() + wild >= 3:
            found |= window
    return found


class _Solver:
    """Depth first by turns, with positions that cannot be cleared in the turns left remembered."""

    def __init__(self, setup: Any, deck: Sequence[int], turn: int):
        self.setup, self.deck, self.first = setup, deck, turn
        self.failed: dict[Any, int] = {}
        self.listed: dict[int, list[tuple[int, int, int]]] = {}
        self.positions = 0

    def clears(self, turn: int, hand: int, field: int, last: int) -> tuple[int, ...] | None:
        """A way to clear by a turn, or None."""
        left = last - turn + 1
        key = (turn, hand, field)
        if self.failed.get(key, 0) >= left:
            return None
        self.positions += 1
        line = self.tries(turn, hand, field, last) if self.hopeful(turn, hand, field, left) else None
        if line is None:
            self.failed[key] = left
        return line

    def hopeful(self, turn: int, hand: int, field: int, left: int) -> bool:
        """Return whether that many plays might do, with every card that could come in time."""
        if left == 1:
            return True
        start = turn - self.first
        reach = field
        for card in self.deck[start : start + left - 1]:
            reach |= 1 << card
        return fewest_left(hand, reach) <= left

    def tries(self, turn: int, hand: int, field: int, last: int) -> tuple[int, ...] | None:
        for rest, play, counted in self.plays(hand):
            if not rest:
                return (play,)
            if turn < last:
                for draw, taken, after in self.draws(turn, field, counted):
                    line = self.clears(turn + 1, rest | taken, after, last)
                    if line is not None:
                        return (play, draw, *line)
        return None

    def draws(self, turn: int, field: int, counted: int) -> Iterator[tuple[int, int, int]]:
        """Yield the draws after a play: how, the card, and the field after it."""
        at = turn - self.first
        top = 1 << self.deck[at] if at < len(self.deck) else 0
        if counted >= turn:
            for card in cards_of(field):
                yield PLAYS + card, 1 << card, field & ~(1 << card) | top
            if field and not top:
                return
        yield TOP, top, field

    def plays(self, hand: int) -> list[tuple[int, int, int]]:
        """A hand's plays: the hand left, the play, and as how many cards it counts; those that leave least first.

        Plays that count lower are kept: who may choose has to take a card from the field where the deck is out.
        """
        if hand not in self.listed:
            buffer, found = [0] * r.NUM_ACTIONS, dict[tuple[int, int], tuple[int, int, int]]()
            for play in buffer[: list_plays(self.setup, hand, -1, buffer, 0)]:
                row = play_table()[play]
                rest = hand & ~laid(hand, self.setup.need[play])
                found.setdefault((rest, row.counts), (rest, play, row.counts))
            self.listed[hand] = sorted(found.values(), key=lambda f: (f[0].bit_count(), f[0], -f[2]))
        return self.listed[hand]
