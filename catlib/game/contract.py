"""The contract of a game, part by part, with a default for whatever a game may leave out.

A game is made of seven parts. Each is a module, or any object with the same names:

`Rules`  what happens: plain functions marked with `catlib.rules.rule`, which people step and engines compile
`Setup`  what is agreed on before play: house rules, and the tables that rules read
`Words`  what people read: names of actions, questions, reasons
`Bots`   who plays by itself
`Goals`  what choices are measured by; a game may have none of its own
`Story`  how it is told to those who play: the goal, what happened and why; a game may leave it to its words
`Manual` how a newcomer learns it: a rulebook of a page or two; a game may leave it out

A function without a body below has to be there; every other one has its default here and nowhere else. In all of
them `setup` is what `Setup.build` returned, `state` a `Rules.State`, and nothing but the rules ever changes a state.
A seat is a whole number from 0; CHANCE and TERMINAL stand where nobody decides.

`catlib.game.gametype` puts them together.
"""

from __future__ import annotations

import random
from abc import abstractmethod
from collections.abc import Callable, Collection, Hashable, Mapping, MutableSequence, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Protocol

from catlib.chance import fixed
from catlib.game.naming import goal_words
from catlib.game.sentences import in_a_row, sentence
from catlib.game.story import Cast, Step
from catlib.game.voice import SHARED, BotNames, say, you
from catlib.game.winning import together, winners
from catlib.rules import CHANCE, TERMINAL

if TYPE_CHECKING:
    from catlib.chance import Pmf
    from catlib.game.goal import Goal
    from catlib.game.manual import Section, WorkedTurn

Game = Any  # `catlib.Game`, which is made of what stands here


DICE = "Dice"
WIN = "chance to win"


class BadGame(TypeError):
    """A part of a game without something that the contract wants; the message names the part and what is missing."""


class Rules(Protocol):
    """The rulebook: what can happen, and what does.

    All functions are rules (`catlib.rules.rule`): they use whole numbers, `setup.field`, `setup.field[i]`,
    `state.field`, `state.field[i]`, their buffers and other rules, and draw no random numbers. A buffer is a list that
    is long enough; what it held before means nothing. Every engine runs these very functions; which statements and
    expressions they may use stands in `catlib.rules.wasm.dialect`.
    """

    State: Any
    """The fields of a state, declared with `catlib.rules.record`."""
    NUM_ACTIONS: int
    """Actions are numbered from 0 to this number less 1; at most 20,000."""
    MAX_CHANCE: int
    """Outcomes of chance are numbered from 0 to this number less 1."""
    MEASURES: tuple[str, ...] = ()
    """The names of the counts that `measure` keeps; "… of the winner" or "… of seat n" where one belongs to a seat."""
    PAYOFFS: tuple[int, int] | None = None
    """The least and the most that a seat can be paid; None if nobody knows. Searches cut off by it."""
    TEAMS: tuple[str, ...] = ()
    """The names of the teams that win or lose as one; a single name: all play together and are paid alike. By default
    each seat plays for itself. Who has won says `catlib.game.winning`."""
    team: Callable[[Any, Any, int], int] | None = None
    """With two TEAMS or more, a rule `team(setup, state, seat)`: the number of a seat's team, from 0 on. It may be
    asked at any state, and matters at the end; where teams are not known yet, any number will do."""
    WINNER_BY: str | None = None
    """The measure that tells winners apart where all seats play alike, such as who started; None: the seat."""
    ALONE_BY: str = ""
    """The measure that tells games for one person apart, such as turns; empty: the payoff."""
    WITHIN_TURN: tuple[str, ...] = ()
    """The fields that matter within a turn alone: `catlib.solving.whole_game` then lists turns and not positions."""
    SCORED_BY: str = ""
    """The points that rules only add to and that `returns` pays; a whole game is then solved without totals."""
    evaluate: Callable[[Any, Any, MutableSequence[float]], None] | None = None
    """A rule `evaluate(setup, state, out)` that guesses each seat's payoff where a search stops; None: nobody can."""

    equally_likely: Callable[[Any, Any], int] | None = None
    """A rule `equally_likely(setup, state)`, asked where `chance_weights` is: how many outcomes there are if each
    has the weight 1, as for a die; else 0. It makes games quicker and changes nothing else. None: use the weights."""

    @abstractmethod
    def start(self, setup: Any, state: Any) -> None:
        """Fill in the first state, whatever was in it; called once a game."""

    @abstractmethod
    def current_player(self, setup: Any, state: Any) -> int:
        """The seat that decides next, CHANCE where dice or cards do, TERMINAL where the game is over."""

    @abstractmethod
    def chance_weights(self, setup: Any, state: Any, weights: MutableSequence[int]) -> int:
        """At a chance node: write each outcome's weight to `weights`, 0 or more; return how many outcomes there are.

        A weight is a whole number; the chance of an outcome is its weight divided by their sum. One die or one card
        at a time. Called only where `current_player` says CHANCE; a game without chance returns 0.
        """

    @abstractmethod
    def legal_actions(self, setup: Any, state: Any, actions: MutableSequence[int]) -> int:
        """At a decision: write the numbers of the legal actions to `actions`, each once; return how many, at least 1.

        An action is small: one die, one step, one target. Called only where a seat decides.
        """

    @abstractmethod
    def apply_action(self, setup: Any, state: Any, action: int) -> None:
        """Change the state by a legal action, or at a chance node by an outcome; nobody checks it a second time."""

    @abstractmethod
    def returns(self, setup: Any, state: Any, out: MutableSequence[int]) -> None:
        """Write each seat's payoff to `out`, one whole number a seat; called only when the game is over."""

    @abstractmethod
    def measure(self, setup: Any, state: Any, out: MutableSequence[int]) -> None:
        """Write the counts named by MEASURES to `out`, whole numbers that are 0 or more; called at any state."""


class Setup(Protocol):
    """House rules, agreed on before play, and the tables that rules read."""

    TITLE: str
    """What the game is called."""
    PLAYERS: tuple[int, int]
    """The fewest and the most persons who can play."""
    DEFAULT_PLAYERS: int
    """For how many it is played if nobody says."""
    HouseRules: Any
    """The model of the house rules, a `catlib.game.House` with bounds, defaults and descriptions."""

    LITERAL: Mapping[str, tuple[Any, str]] = {}
    """House rules whose default is not what the rulebook says most literally: that value, and why, in a sentence."""
    SMALL: Mapping[str, Any] = {}
    """House rules of a game for two that is small enough to be solved whole, its board or cards included."""
    FROZEN: Mapping[str, tuple[Any, str]] = {}
    """Readings that were house rules once: the value that is played and that saves may name, and the reading in a
    sentence; `docs/readings.md` has what another one changed when it was measured."""
    FORMER: Mapping[str, Any] = {}
    """House rules whose default was another once, with what it was: saves name them, one that does not is as old."""

    @abstractmethod
    def build(self, players: int, house: Any) -> Any:
        """The setup that rules read: a named tuple of whole numbers and flat tuples of them, the same for equal rules.

        Its field `seats` is the number of seats, at least `players`: rules may seat somebody whom nobody plays. A
        table has one length for all house rules and boards, or each would be compiled anew. Raise BadSetup in one
        sentence for what cannot be played; HouseRules have checked all that does not depend on the players.
        """


class Words(Protocol):
    """Texts for people. Nothing here is compiled; a text is one line without a full stop, unless it says sentence."""

    HIDDEN: Collection[str] = ()
    """The fields of a state that hold secrets; with any, `observation`, `resample` and what a seat reads keep them.

    In a game of one file each seat sees an equal share of a row, in the order of seats; a mapping from names to numbers
    says how many places each seat has, 0 where nobody sees any."""
    AT_ONCE: str = ""
    """The field, one of HIDDEN, with one entry for each seat in which choices are kept that are made at once.

    The seats decide one after the other: an entry is 0 until its seat has chosen and another number then, and nobody
    sees those of others before all have chosen. Rules clear the field before the next choices, or leave it as it is at
    the end. A file that is a game declares it in one line, `AT_ONCE = "bid"`; what others see then follows from it.
    """
    DEALER: str = DICE
    """Who does what chance does, as the log calls it."""
    LOOKS: Mapping[str, Any] = {}
    """How fields of a state are drawn where nobody has drawn a scene: name to a look of `catlib.game.looks`."""

    rules: Rules
    """The game's rules; the contract puts them here."""

    @abstractmethod
    def action_to_string(self, setup: Any, state: Any, action: int) -> str:
        """Return the name of an action, or at a chance node of an outcome: a different name for each."""

    @abstractmethod
    def state_to_string(self, setup: Any, state: Any) -> str:
        """The position in a few words."""

    @abstractmethod
    def parts(self, setup: Any, state: Any, action: int) -> tuple[str, ...]:
        """The ids of what an action touches, at least one, such as `die:3`, `cell:17` or `button:stop`.

        A table turns clicks on these into the action: no two actions that are possible here have the same parts.
        """

    def short_label(self, setup: Any, state: Any, action: int) -> str:
        """An action or outcome in few words; actions that a reader need not tell apart share them."""
        return self.action_to_string(setup, state, action)

    def seat_name(self, setup: Any, seat: int) -> str:
        """Return the name of a seat that no person has named."""
        return f"seat {seat + 1}"

    def question(self, setup: Any, state: Any, names: Sequence[str]) -> str:
        """Return the question, and for whom; `names` are the players', one a seat. Also called at chance nodes."""
        player = self.rules.current_player(setup, state)
        return say("chance-decides") if player < 0 else say("decides", Cast.of(names, you()), who=player)

    def outcome(self, setup: Any, state: Any, names: Sequence[str]) -> str:
        """Return the result of a finished game: by default who won (see `winning`); for one player, the payoff."""
        if setup.seats == 1:
            paid = [0]
            self.rules.returns(setup, state, paid)
            return say("game-pays", n=fixed(paid[0]))
        won = winners(self.rules, setup, state)
        if together(self.rules):
            return say("team-ended", team=self.rules.TEAMS[0], won=bool(won))
        who = [names[seat] for seat in won]
        teams = {self.rules.TEAMS[self.rules.team(setup, state, seat)] for seat in won if self.rules.team}
        return say("team-won", team=teams.pop(), who=who) if len(teams) == 1 else say("won", n=len(won), who=who)

    def why_not(self, setup: Any, state: Any, part: str, names: Sequence[str]) -> str:
        """Why touching a part does nothing here, and what would: a sentence or two."""
        if self.rules.current_player(setup, state) == TERMINAL:
            return say("game-over")
        return f"{say('not-asked')} {sentence(self.question(setup, state, names))}"

    def why_not_together(self, setup: Any, state: Any, parts: Collection[str]) -> str:
        """Why the parts that are selected make no action together, as a sentence; empty: nothing to say of it."""
        return ""

    def log_text(self, setup: Any, state: Any, action: int, seat: int | None, names: Sequence[str] | None) -> str:
        """Return the line of the log for an action, as a seat reads it; empty: it reads nothing.

        `seat` is None for somebody who may see everything, and -1 for somebody who sees what all may see. By default
        chance that does not roll openly is kept from everybody; what a seat does is public.
        """
        secret = self.rules.current_player(setup, state) == CHANCE and not self.rolls_openly(setup, state)
        return "" if secret and seat is not None else self.short_label(setup, state, action)

    def rolled_for(self, setup: Any, state: Any) -> Hashable:
        """At a chance node: what is rolled for, by default the `phase`; the log joins dice for one thing."""
        return getattr(state, "phase", 0)

    def rolls_openly(self, setup: Any, state: Any) -> bool:
        """At a chance node: whether everybody knows what can come, as with dice; not so with a hidden pile."""
        return not self.HIDDEN

    def observation(self, setup: Any, state: Any, player: int) -> dict[str, Any]:
        """Return what a seat may see: the state's fields by name, others' secrets blanked; by default everything."""
        return dict(state.to_dict())

    def information_state(self, setup: Any, state: Any, player: int) -> Any:
        """Return what a seat knows: equal in two states that it can't tell apart; by default what it sees."""
        return repr(self.observation(setup, state, player))

    def resample(self, setup: Any, state: Any, player: int, rng: random.Random) -> Any:
        """A state that a seat cannot tell from this one, drawn at random; only fields in HIDDEN may differ."""
        return state.copy()


class Bots(Protocol):
    """Bots, which play by themselves."""

    BOTS: Mapping[str, str]
    """Each bot's name with a sentence about it, or "" where the voice has `bot-…-does`; the first is the plainest."""
    COMPILED: tuple[str, ...]
    """The bots that are written as rules, in the order of the numbers by which `choose` knows them; see `plays_on`."""
    WORK: int = 1
    """How many whole numbers of working room `choose` wants."""
    SLIPS: Mapping[str, tuple[str, float]] = {}
    """Bots in BOTS that leave a share of their decisions to chance: the bot that makes the others, and the share."""
    LADDER: tuple[str, ...] = ()
    """A child, a beginner, an average player, a strong one and an expert, each of which beats the one before."""
    FEATURES: tuple[str, ...] = ()
    """The names of what a position is judged by from a seat, for values that are learned; empty: the state's fields."""
    features: Callable[[Any, Any, int, MutableSequence[int], int], None] | None = None
    """With FEATURES, a rule `features(setup, state, seat, work, at)` that writes them to `work` from `at` on: whole
    numbers, known to the seat. It has the first WORK numbers of `work` as room, as `choose` does."""
    SEARCH: Mapping[str, Any] = {}
    """Options for the tree search of `catlib.solving.mcts`, where random playouts say little or take too long."""

    @abstractmethod
    def choose(
        self, bot: int, setup: Any, state: Any, actions: Sequence[int], count: int, u: float, work: MutableSequence[int]
    ) -> int:
        """The action of rule-written bot number `bot`: one of the first `count` of `actions`; itself a rule.

        `u` is one random number from [0, 1), drawn at each decision whether it is used or not; `work` is room of
        WORK whole numbers, 0 at first, that is never shared by two setups. What a bot finds there may come from any
        other state of any game: it may save work, and must not change what the bot decides.
        """

    def make(self, name: str, game: Game) -> Callable[[Any, float], int]:
        """A bot that is not a rule, as a function from a state and a random number to an action.

        Called for names in BOTS that are neither in COMPILED nor in SLIPS; raise ValueError for any other.
        """
        raise ValueError(f"bot={name!r}: {game.title} has the bots {', '.join(self.BOTS)}")

    def default_bots(self, game: Game) -> Sequence[str]:
        """The bot of each seat where nobody says: by default the strong player of LADDER, else the first of BOTS."""
        return [self.LADDER[3] if self.LADDER else next(iter(self.BOTS))] * game.num_players

    def plays_on(self, game: Game) -> Sequence[str]:
        """The bot of each seat that plays a game on from each choice, for the chance to win: rules, the best there are.

        By default the last of COMPILED in every seat. Empty: a tree search says more than any of them, which is the
        default where the plainest bot is the only rule.
        """
        best = self.COMPILED[-1]
        return [] if best == next(iter(self.BOTS)) else [best] * game.num_players

    def leads(self, game: Game) -> Sequence[str]:
        """The bot of each seat whose choice is marked as best unless another is surely better: the strongest there is.

        By default those that play a game on; where one that is not a rule is stronger and takes a few milliseconds,
        that one.
        """
        return self.plays_on(game)


class Goals(Protocol):
    """Goals that choices are measured by. Without this part, it is the chance to win alone."""

    CHANCES: Collection[str] = frozenset()
    """The goals whose values are chances, shown in percent."""
    COSTS: Collection[str] = ()
    """The searched goals of which less is better: their values are below 0, and told without the minus."""
    BEST: Mapping[str, str] = {}
    """What a hint calls the best choices by a goal, such as "most spaces this turn"; by default "best by" its name."""
    DISTRIBUTION: tuple[str, str] = ("One full turn, played best", "points")
    """What `turn_distribution` is called, and what it counts."""

    def goals(self, game: Game) -> dict[str, Goal]:
        """The goals that are solved exactly, by name, in the order in which a table offers them."""
        return {}

    def errands(self, game: Game, state: Any) -> Sequence[str]:
        """The exact goals that a decision is about, the first first: guide and hint follow them. By default none, and a
        hint follows all goals where nobody can say who wins."""
        return ()

    GUIDED: Sequence[str] = ()
    """The exact goals that a story's GUIDE goes by, the first first; by default whichever is for what it would do."""

    def calm(self, game: Game, state: Any, action: int) -> tuple[int, ...]:
        """Numbers by which choices as good are put in order for advice, the least first, so that it leads nobody in
        circles."""
        return ()

    def luck_goal(self, game: Game, state: Any) -> Goal | None:
        """At a chance node: the goal by which what comes is called lucky or not; None: by none."""
        return None

    def luck_seat(self, game: Game, state: Any) -> int:
        """At a chance node with a `luck_goal`: the seat whose luck it is; by default the state's field `seat`."""
        return int(getattr(state, "seat", 0))

    def turn_distribution(self, game: Game) -> Pmf | None:
        """The exact distribution that a design lab redraws while a house rule is changed; None: there is none."""
        return None

    def searched(self, game: Game) -> dict[str, str]:
        """The goals that are estimated where nothing solves them: name to a sentence; by default the chance to win."""
        form = "about" if not game.rules.TEAMS else "together" if together(game.rules) else "team"
        return {WIN: goal_words(game, WIN, form)}

    def appraise(
        self, game: Game, state: Any, goal: str, seed: int
    ) -> tuple[Mapping[int, float], Mapping[int, float], str] | None:
        """For a goal of `searched`, by action: the values, half their 95% intervals, and a mark that says how.

        None leaves it to the tree search of `catlib.play.valuing`.
        """
        return None

    def proved(self, game: Game, state: Any) -> Mapping[int, tuple[Fraction, int]] | None:
        """The chance to win of every action where all lines of play have been looked at; None where not.

        With it goes how many actions the game then lasts: a win is the better the sooner it comes, a loss the later.
        """
        return None


class Story(Protocol):
    """The story of a game for those who play it. `cast` says what the seats are called, and who is "you"."""

    NAMES: Mapping[str, str] = BotNames(SHARED, "random", "greedy", "search")
    """Bots by what a player reads of them, such as how strong they are; by default their own names."""

    rules: Rules
    """The game's rules; the contract puts them here."""
    words: Words
    """The game's words, put here in the same way."""

    def goal(self, setup: Any, state: Any, cast: Cast, seat: int | None) -> str:
        """Return a line on what it takes to win and how far everybody is, as a seat may read it; empty: none."""
        return ""

    def ask(self, setup: Any, state: Any, cast: Cast) -> str:
        """Return a sentence that tells a newcomer what to touch; empty: the question."""
        return ""

    GUIDE: str = ""
    """The bot whose moves newcomers are shown in their first turns; by default the strongest that is a rule."""

    def welcome(self, setup: Any, cast: Cast) -> str:
        """Return what a newcomer plays for, in a sentence or two above the first `guide`; empty: nothing."""
        return ""

    def guide(self, setup: Any, state: Any, action: int, cast: Cast) -> str:
        """Return a sentence that tells a newcomer to take an action, which is marked, and why; empty: as `ask`."""
        return ""

    def gain(self, setup: Any, state: Any, action: int, cast: Cast) -> str:
        """Return what an action brings, counted from what its seat may know, for whoever asks why; empty: `guide`."""
        return ""

    def first(self, kind: str) -> str:
        """Return what a newcomer is told of what happens to the reader for the first time, a kind of `moments`; or
        nothing."""
        return ""

    def turn_of(self, setup: Any, state: Any) -> int:
        """The seat whose turn it is, -1 before the first turn and after the end; by default who decides or rolls."""
        player = self.rules.current_player(setup, state)
        return player if player >= 0 else int(getattr(state, "seat", -1)) if player != TERMINAL else -1

    def heading(self, setup: Any, state: Any, cast: Cast) -> str:
        """Return the heading over a state's events: by default whose turn it is."""
        seat = self.turn_of(setup, state)
        return say("heading" if seat >= 0 else "before-the-first-turn", cast, who=seat)

    def roller(self, setup: Any, state: Any) -> int:
        """At a chance node: the seat whose dice or cards they are; -1: nobody's."""
        return self.turn_of(setup, state)

    def together(self, setup: Any, state: Any, action: int) -> Hashable:
        """Plies in a row that have the same make one entry of the log, and None stands alone: by default one roll."""
        if self.rules.current_player(setup, state) >= 0:
            return None
        return self.roller(setup, state), self.words.rolled_for(setup, state)

    def tell(self, step: Step) -> Sequence[str]:
        """Return what happened in a step and what it brought, in sentences or lines that become them; [] for nothing.

        A reader learns no more than a seat may know: `step.seat` is who reads.
        """
        setup, seat, called = step.setup, step.seat, step.cast.names
        told = [text for each in step.moves if (text := self.words.log_text(setup, *each[:2], seat, called))]
        if not told:
            return []
        player = self.rules.current_player(setup, step.before)
        names = {self.words.action_to_string(setup, before, action) for before, action, _ in step.moves}
        if not names.issuperset(told) or (player < 0 and any(" " in each for each in told)):  # more than a name
            who = called[player] if player >= 0 else self.words.DEALER
            return [say("what-is", what=who, n=in_a_row(told))]
        if player < 0:
            return [say("chance-brings", dealer=self.words.DEALER, n=len(told), what=in_a_row(told))]
        return [say("chooses", step.cast, who=player, what=in_a_row(say("named", what=each) for each in told))]

    def marks(self, step: Step) -> Mapping[str, str]:
        """Of everything since the reader's last turn: the parts of the board that changed, each with what happened.

        A table outlines them: dice just rolled, places that others came to, took or lost.
        """
        return {}

    def moments(self, step: Step) -> Mapping[str, str]:
        """Of a step: the parts of the board where something great happened, each with its kind: a "gain", a "loss", a
        "capture", a "curse" or a "trap". A table shows it; by default nothing. What its pictures stop for is of no
        part, "": a "round" that ends, and what happens to the reader.
        """
        return {}

    def lately(self, step: Step) -> Sequence[str]:
        """Of the same step: what others did to the reader, in a sentence or two that come first when the turn is back.

        By default nothing: the log has what happened last.
        """
        return []

    def ending(self, setup: Any, state: Any, cast: Cast) -> str:
        """Return who has won a finished game, and why."""
        return self.words.outcome(setup, state, cast.names)

    def standing(self, setup: Any, state: Any, seat: int) -> str:
        """Return a seat's final standing in a few words, such as its points; empty: nothing.

        By default what it is paid, unless payoffs only say who has won.
        """
        if self.rules.PAYOFFS in ((0, 1), (-1, 1)):
            return ""
        paid = [0] * setup.seats
        self.rules.returns(setup, state, paid)
        return f"payoff {fixed(paid[seat])}"


class Manual(Protocol):
    """A rulebook for newcomers: one or two printed pages, with the numbers that are played."""

    ABOUT: str = ""
    """What the game is and how it goes, where `how_to_play` has nothing; of a game of one file, its docstring."""
    WORTH_TRYING: tuple[str, ...] = ()
    """The names of house rules that a table may want to try first."""
    WORKED_TURN: WorkedTurn | None = None
    """A turn described move by move; a test plays it again."""

    voice: Any = None
    """The game's `Voice`, which has the words of the worked turn; None: WORKED_TURN has them itself."""

    def how_to_play(self, game: Game) -> Sequence[Section]:
        """The chapters: aim, what one needs, a turn, board, numbers; a house rule that is changed changes the text."""
        return []
