"""A form for a new game, without code: how many play, who sits where and how strong, and by which house rules."""

from collections.abc import Callable
from functools import partial
from html import escape
from typing import Any

import ipywidgets as W

from catlib.chance import in_short
from catlib.game import Game, bot_words, rules_words, seat_bots, strictly_literal, you
from catlib.play import HUMAN, Match, cast_of
from catwidgets.page import button, field, refill, row
from catwidgets.session import say, seat_name
from catwidgets.table.controls import RuleControl, rule_control

Guard = Callable[[Callable[..., Any]], Callable[..., Any]]
LONGEST_SEED = 40  # digits; the match says which seeds there are
FIRST = 8  # house rules that are not folded away
SELF_TAUGHT = "learned"  # a bot beside the five of a ladder
OURS, LITERAL, CHOSEN = "ours-is", "literal", "chosen"  # which rules the next game has


class Plan:
    """A plan of the next game: a number of players and house rules that differ from our reading."""

    def __init__(self, game: Game):
        self.players, self.house = game.players, dict(game.spec()["house"])

    def differs(self, game: Game) -> bool:
        """Return whether it is another game than this one."""
        return self.players != game.players or self.house != dict(game.spec()["house"])


def _offered(match: Match) -> tuple[tuple[str, str], ...]:
    """A person, and the bots from the weakest to the strongest; others only where they sit, or sit by the rules."""
    bots, names = match.game.type.bots, match.game.story.NAMES
    known = tuple(bot for bot in bots.BOTS if not bots.LADDER or bot in (*bots.LADDER, SELF_TAUGHT))
    others = [bot for bot in (*seat_bots(match.game), *match.seats) if bot != HUMAN and bot not in known]
    return (say("a-person"), HUMAN), *((names.get(bot, bot), bot) for bot in (*known, *dict.fromkeys(others)))


class SettingUp:
    """A row for each seat, the number of players and the house rules of the next game, and the button that starts it.

    `sit(seat, who, name)` is called at once, `start(seed, players, house)` by the button; a name or seed of None is one
    that the match makes, `house` holds the rules that differ from our reading.
    """

    def __init__(self, sit: Callable[..., Any], start: Callable[..., Any], guard: Guard):
        self._sit, self._start, self._guard = sit, start, guard
        self._rows: list[tuple[W.Dropdown, W.Text, W.HTML]] = []
        self._showing = False
        self._game: Game | None = None
        self._controls: dict[str, RuleControl] = {}
        self.seed = field(W.Text, say("seed"), "150px", "36px", placeholder=say("by-chance"))
        self.count = field(W.Dropdown, say("players"), "124px", "56px", options=[1])
        self.count.observe(guard(lambda change: self._counted(change["new"])), "value")
        again = button(say("start"), say("start.tip"), guard(lambda: self.start()), button_style="primary")
        self._fold = field(W.ToggleButton, say("house-rules"), "auto", tooltip=say("house-rules.tip"))
        self._fold.observe(guard(lambda _: self._unfold()), "value")
        self.reading = field(W.Dropdown, say("rules"), "200px", "56px", options=[])
        self.reading.observe(guard(lambda change: self._read(change["new"])), "value")
        self._more = button("", "", guard(lambda: self._unfold(every=True)))
        self._said, self._rules = W.HTML(), W.VBox([])
        self._head = row(again, self.count)
        self._foot = [row(self.reading, self._fold, self.seed), self._said, self._rules]
        self.view = W.VBox([self._head, *self._foot])

    @property
    def names(self) -> list[str | None]:
        """The names that were given; None where the match makes one."""
        return [name.value.strip() or None for _, name, _ in self._rows]

    def start(self) -> None:
        """Begin the game that is planned."""
        seed = self.seed.value.strip()
        if seed and not (seed.isdecimal() and len(seed) <= LONGEST_SEED):
            raise ValueError(say("bad-seed", seed=in_short(seed, 40)))
        self._start(int(seed) if seed else None, self.plan.players, self.plan.house)

    def show(self, match: Match) -> None:
        """Show who sits where, and plan the same game again."""
        self._showing = True
        if self._game != match.game:
            self._take(match.game)
        if len(self._rows) != match.game.num_players:
            self._rows = [self._row(match, seat) for seat in range(match.game.num_players)]
            refill(self.view, [self._head, *(row(*parts) for parts in self._rows), *self._foot])
        unnamed = Match(match.game, match.seats, seed=0)
        defaults, called = unnamed.names, cast_of(unnamed).names
        for (who, name, about), seat in zip(self._rows, range(len(self._rows)), strict=True):
            if who.options != (offered := _offered(match)):
                who.options = offered
            who.value, name.placeholder = match.seats[seat], called[seat]
            name.value = "" if match.names[seat] == defaults[seat] else match.names[seat]
            about.value = escape(bot_words(match.game, match.seats[seat]))
        self._showing = False

    def _take(self, game: Game) -> None:
        few, many = game.type.setup.PLAYERS
        self._game, self.plan = game, Plan(game)
        self.count.options, self.count.value = range(few, many + 1), game.players
        literal = strictly_literal(game.type.setup)
        self.reading.layout.display = None if literal else "none"
        self.reading.tooltip = f"{say('rules.tip')} {rules_words(game.type.setup.HouseRules, literal)}"
        self._show_rules()

    def _row(self, match: Match, seat: int) -> tuple[W.Dropdown, W.Text, W.HTML]:
        called = seat_name(match.game, seat) if match.game.num_players > 1 else you()
        who = field(W.Dropdown, called, "246px", "64px", options=_offered(match))
        name = field(W.Text, "", "110px", continuous_update=False, tooltip=say("name-of", who=called))
        about = W.HTML()

        def changed(_: Any) -> None:
            if not self._showing:
                self._sit(seat, who.value, name.value.strip() or None)

        who.observe(self._guard(changed), "value")
        name.observe(self._guard(changed), "value")
        return who, name, about

    # The rules of the next game

    def _counted(self, players: int) -> None:
        if not self._showing:
            self.plan.players = players
            self._tell()

    def _read(self, reading: str) -> None:
        """Plan all house rules as they are by default, or in the most literal reading of the rulebook."""
        if self._showing or self._game is None or reading == CHOSEN:
            return
        self.plan.house = strictly_literal(self._game.type.setup) if reading == LITERAL else {}
        self._show_rules()

    def _show_rules(self) -> None:
        """Show the planned value of every house rule that has a control."""
        printed = type(self._game.house)() if self._game else None
        for rule, control in self._controls.items():
            control.show(self.plan.house.get(rule, getattr(printed, rule)))
            control.mark(rule in self.plan.house)
        self._tell()

    def _unfold(self, every: bool = False) -> None:
        """Show the house rules, the first of them or all; they are made when somebody looks."""
        game = self._game
        if not self._fold.value or game is None:
            self._rules.children = []
            return
        rules = list(type(game.house).model_fields)
        shown = rules if every else rules[:FIRST]
        for rule in [rule for rule in shown if rule not in self._controls]:
            self._controls[rule] = rule_control(game, rule)
            self._controls[rule].on_change(self._guard(partial(self._set, rule)))
        self._show_rules()
        self._more.description = say("show-all-rules", n=len(rules))
        views = [self._controls[rule].view for rule in shown]
        self._rules.children = [*views, *[self._more] * (len(shown) < len(rules))]

    def _set(self, rule: str, value: Any) -> None:
        printed = type(self._game.house)() if self._game else None
        value = tuple(value) if isinstance(value, list) else value
        if value == getattr(printed, rule):
            self.plan.house.pop(rule, None)
        else:
            self.plan.house[rule] = value
        self._controls[rule].mark(rule in self.plan.house)
        self._tell()

    def _tell(self) -> None:
        """Return what the next game changes, if it is another one, and which reading of the rules it has."""
        game, plan = self._game, self.plan
        if game is not None:
            self._show_reading(game)
        if game is None or not plan.differs(game):
            changes = game.spec()["house"] if game else {}
            self._said.value = say("rules-changed", n=len(changes)) if changes else ""
            return
        told = rules_words(type(game.house), plan.house)
        self._said.value = escape(say("next-game", n=plan.players, changes=told or False))

    def _show_reading(self, game: Game) -> None:
        """Show the reading that the planned rules are, one of two or a third of one's own."""
        literal = strictly_literal(game.type.setup)
        now = OURS if not self.plan.house else LITERAL if self.plan.house == literal else CHOSEN
        before, self._showing = self._showing, True
        offered = [OURS, *[LITERAL] * bool(literal), *[CHOSEN] * (now == CHOSEN)]
        self.reading.options = [(say(id, ours=game.type.reading), id) for id in offered]
        self.reading.value = now
        self._showing = before
