"""Find mistakes in a game of one file when it is loaded, and report file, line and what would be right.

First the text is read: names, fields, helpers, house rules. Then a few short games are played at random, with a limit
on how long a rule may take. Both are done once for a game.
"""

import ast
import builtins
import difflib
import inspect
from collections.abc import Callable, Iterable, Iterator
from typing import Any, get_args, get_origin

from catlib.chance import generator
from catlib.game.budget import LIBRARY, Budget, explained
from catlib.game.contract import BadGame, Bots, Goals, Manual, Rules, Setup, Words
from catlib.game.gametype import contents
from catlib.game.looks import wrong_look
from catlib.game.scored import check_score
from catlib.game.winning import sharing, unlike
from catlib.rules import CHANCE, PROVIDED, TERMINAL, guard, is_rule
from catlib.rules.wasm import BUILTINS, OutsideDialect, Rule, read_rule

WANTED = {
    "start": ("setup", "state"),
    "current_player": ("setup", "state"),
    "chance_weights": ("setup", "state", "weights"),
    "equally_likely": ("setup", "state"),
    "legal_actions": ("setup", "state", "actions"),
    "apply_action": ("setup", "state", "action"),
    "returns": ("setup", "state", "out"),
    "measure": ("setup", "state", "out"),
    "evaluate": ("setup", "state", "out"),
    "team": ("setup", "state", "seat"),
    "choose": ("bot", "setup", "state", "actions", "count", "u", "work"),
}
GAMES, STEPS = 3, 300  # that are played on trial
MANY = 12  # names that a sentence lists
LIKE = 0.77  # how alike two names are of which one is probably meant
KNOWN = {*BUILTINS, "range", "math", *(name for name in ("True", "False"))}

CONTRACT = [entry for part in (Rules, Setup, Words, Bots, Goals, Manual) for entry in contents(part).items()]
FUNCTIONS = {*WANTED, *(name for name, value in CONTRACT if callable(value))}
CONSTANTS = {"ACTIONS", "OUTCOMES", *(name for name, _ in CONTRACT)} - FUNCTIONS

_checked: set[int] = set()


def check_once(game: Any) -> None:
    """Look for mistakes in a game of one file unless that was done; raise BadGame with the first that is found."""
    kind = game.type
    if id(kind) in _checked:
        return
    _check_size(game)
    _check_unused(kind)
    for name, wanted in WANTED.items():
        if (function := getattr(kind.bots if name == "choose" else kind.rules, name)) is not None:
            _check_function(kind, name, function, wanted)
    for rule in _rules_of(kind):
        _check_rule(game, rule)
        if not rule.file.startswith(LIBRARY):
            guard(rule.function)
    if kind.rules.SCORED_BY:
        check_score(kind.rules)
    try_out(game)
    _checked.add(id(kind))
    _kept.append(kind)


def try_out(game: Any) -> None:
    """Play some short games at random and look at every answer of the rules; raise BadGame with the first mistake."""
    _Trial(game).run()


_kept: list[Any] = []  # so that no other game gets the number of one that was checked


def near(name: str, known: Iterable[str]) -> str:
    """Say which of the known names was probably meant, or what to do."""
    known = list(known)
    like = difflib.get_close_matches(name, known, 1)
    if like:
        return f"did you mean {like[0]}?"
    return f"there are {', '.join(known)}" if len(known) <= MANY else "define it above, or spell it as it is defined"


# What is declared


def check_house_rules(kind: Any) -> None:
    """Each house rule has a default, a description and bounds; raise BadGame for the first that has not."""
    model, where = kind.setup.HouseRules, kind.source.where
    for name, field in model.model_fields.items():
        at = f"{where}{_line_of(kind, name)}, house rule {name}"
        if field.is_required():
            raise BadGame(f"{at}: it has no default; write {name}: int = Field(3, ge=1, le=9, description=…)")
        if not field.description:
            raise BadGame(f"{at}: it has no description; a designer reads one beside the control")
        limits = {type(limit).__name__ for limit in field.metadata}
        if field.annotation is int and not {"Ge", "Le"} <= limits:
            raise BadGame(f"{at}: it has no bounds; say ge= the least and le= the most that it may be")
        if field.annotation not in (int, bool) and not get_args(field.annotation):
            raise BadGame(f"{at}: it is a whole number, a bool, or a Literal of choices, not {field.annotation}")
        if get_origin(field.annotation) is tuple and Ellipsis in get_args(field.annotation):
            raise BadGame(f"{at}: a tuple of one length for all, such as tuple[int, int]")


def _line_of(kind: Any, name: str) -> str:
    """The line in which a house rule is declared, as the end of a place."""
    for node in ast.walk(ast.parse(kind.source.text)):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name:
            return f":{node.lineno}"
    return ""


def _check_unused(kind: Any) -> None:
    """Raise BadGame for a name that nothing uses and that is nearly one of the contract: a slip of the pen."""
    tree = ast.parse(kind.source.text)
    read = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    read |= {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    defined = list(_defined(tree))
    missing = (FUNCTIONS | CONSTANTS) - {name for _, name, _ in defined}
    for line, name, is_function in defined:
        if name in read | FUNCTIONS | CONSTANTS or name[0] == "_":
            continue
        same = [other for other in missing if other.casefold() == name.casefold()]
        known = sorted(missing & (FUNCTIONS if is_function else CONSTANTS))
        if like := same or difflib.get_close_matches(name, known, n=1, cutoff=LIKE):
            raise BadGame(
                f"{kind.source.where}:{line}: nothing uses {name}; did you mean {like[0]}? "
                "If not, use it or give it another name"
            )


def _defined(tree: ast.Module) -> Iterator[tuple[int, str, bool]]:
    """The names that a file defines at its margin, with their lines, and whether each is a function."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.lineno, node.name, True
        elif isinstance(node, ast.ClassDef):
            yield node.lineno, node.name, False
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            goals = node.targets if isinstance(node, ast.Assign) else [node.target]
            stored = [part for goal in goals for part in ast.walk(goal) if isinstance(part, ast.Name)]
            yield from ((part.lineno, part.id, False) for part in stored if isinstance(part.ctx, ast.Store))


def _check_size(game: Any) -> None:
    rules, where = game.rules, game.type.source.where
    if rules.PAYOFFS is not None and not rules.PAYOFFS[0] < rules.PAYOFFS[1]:
        raise BadGame(f"{where}: PAYOFFS is {rules.PAYOFFS}; it is the least that a seat is paid, then the most")
    _check_teams(rules, where)
    scored = (rules.SCORED_BY,) if rules.SCORED_BY else ()
    at_once = game.words.AT_ONCE
    named = {"AT_ONCE": (at_once,) if at_once else (), "HIDDEN": game.words.HIDDEN, "LOOKS": game.words.LOOKS}
    for what, names in (named | {"WITHIN_TURN": rules.WITHIN_TURN, "SCORED_BY": scored}).items():
        if unknown := [name for name in names if name not in rules.State.FIELDS]:
            like = near(unknown[0], rules.State.FIELDS)
            raise BadGame(f"{where}: {what} names {unknown[0]}, no field of State; {like}")
    if at_once and rules.State.FIELDS[at_once][1] < game.type.setup.PLAYERS[1]:
        wanted = f'"{at_once}": ("i1", {game.type.setup.PLAYERS[1]})'
        raise BadGame(f"{where}: AT_ONCE names {at_once}, which has no entry for each seat; write {wanted}")
    for name, look in game.words.LOOKS.items():
        if wrong := wrong_look(look, max(1, rules.State.FIELDS[name][1]), game.house):
            raise BadGame(f"{where}: LOOKS of {name}: {wrong}")


def _check_teams(rules: Any, where: str) -> None:
    """TEAMS are names, and where there are several a rule says who is on which."""
    teams, right = rules.TEAMS, "write TEAMS = ('the crew',) where all play together, or the names of two teams or more"
    if not isinstance(teams, tuple) or not all(isinstance(name, str) and name.strip() for name in teams):
        raise BadGame(f"{where}: TEAMS is {teams!r}; {right}")
    if len(set(teams)) < len(teams) or len(teams) > MANY:
        raise BadGame(f"{where}: TEAMS is {teams!r}; up to {MANY} teams, each with a name of its own")
    if rules.team is None and len(teams) > 1:
        raise BadGame(f"{where}: TEAMS names {len(teams)} teams; write @rule def team(setup, state, seat): 0 or more")
    if rules.team is not None and len(teams) < 2:
        raise BadGame(f"{where}: there is a rule team, and TEAMS is {teams!r}; it names the teams, two or more")


# What is written


def _check_function(kind: Any, name: str, function: Any, wanted: tuple[str, ...]) -> None:
    place = f"{kind.source.where}:{inspect.unwrap(function).__code__.co_firstlineno}"
    if not is_rule(function):
        raise BadGame(f"{place}: {name} has no @rule above it; every rule has one")
    given = tuple(inspect.signature(function).parameters)
    if len(given) != len(wanted):
        raise BadGame(f"{place}: {name}({', '.join(given)}); it is {name}({', '.join(wanted)})")


def _rules_of(kind: Any) -> Iterator[Rule]:
    """Every rule that the game's functions call, each once; raise BadGame for a call of something else."""
    functions = [getattr(kind.bots if name == "choose" else kind.rules, name) for name in WANTED]
    waiting = [function for function in functions if function is not None]
    seen = set()
    while waiting:
        function = waiting.pop()
        if function in seen:
            continue
        seen.add(function)
        try:
            rule = read_rule(function)
        except OutsideDialect as error:
            raise BadGame(str(error)) from None
        yield rule
        waiting += _called(rule)


def _called(rule: Rule) -> Iterator[Callable[..., Any]]:
    for node in _nodes(rule):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id not in KNOWN:
            found = rule.names.get(node.func.id)
            if found is None:
                rules = [name for name, value in rule.names.items() if hasattr(value, "__code__") and is_rule(value)]
                like = near(node.func.id, [*BUILTINS, *rules])
                raise BadGame(f"{rule.where(node)}: there is no {node.func.id}; {like}")
            if not hasattr(found, "__code__"):
                raise BadGame(
                    f"{rule.where(node)}: {node.func.id} is not a rule; rules call rules and {', '.join(BUILTINS)}"
                )
            if found in PROVIDED:
                continue
            if not is_rule(found):
                line = found.__code__.co_firstlineno
                raise BadGame(f"{rule.where(node)}: {node.func.id} has no @rule above it (line {line})")
            yield found


def _nodes(rule: Rule) -> Iterator[ast.AST]:
    for statement in rule.body:
        yield from ast.walk(statement)


def _check_rule(game: Any, rule: Rule) -> None:
    """Fields that are read and written are there, and so are all names."""
    fields = {"state": game.rules.State.FIELDS, "setup": game.setup._fields}
    own = {*rule.parameters, *rule.assigned}
    for node in _nodes(rule):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in fields:
            known = fields[node.value.id]
            if node.attr not in known:
                what = (
                    "State has no such field" if node.value.id == "state" else "no house rule or table is called that"
                )
                raise BadGame(f"{rule.where(node)}: {ast.unparse(node)}: {what}; {near(node.attr, known)}")
        read = node.id if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) else "range"
        if not hasattr(builtins, read) and read not in {*own, *KNOWN, *rule.names}:
            names = [*own, *BUILTINS, *(name for name in rule.names if name[0] != "_")]
            raise BadGame(f"{rule.where(node)}: there is no {read}; {near(read, names)}")


# What happens


class _Trial:
    """Some short games at random, in which every answer of the rules is looked at."""

    def __init__(self, game: Any):
        self.game, self.rules, self.setup = game, game.rules, game.setup

    def run(self) -> None:
        for seed in range(GAMES):
            draw, state = generator(seed).random, self.rules.State()
            self.ask("start", state)
            self.fits("start", state)
            self.game.words.observation(self.setup, state, 0)
            for _ in range(STEPS):
                player = self.ask("current_player", state)
                if player == TERMINAL:
                    self.payoffs(state)
                    break
                possible = self.outcomes(state) if player == CHANCE else self.actions(state, player)
                self.names(state, possible)
                if player != CHANCE:
                    self.bots(state, possible)
                action = possible[int(draw() * len(possible))]
                self.ask("apply_action", state, action)
                self.fits("apply_action", state, action)
            self.ask("measure", state, [0] * len(self.rules.MEASURES))

    def bots(self, state: Any, legal: list[int]) -> None:
        """Ask the guess and each bot that are written as rules."""
        if self.rules.evaluate is not None:
            self.ask("evaluate", state, [0.0] * self.setup.seats)
        part = self.game.type.bots
        for number, name in enumerate(part.COMPILED):
            given = [*legal, *[0] * (self.rules.NUM_ACTIONS - len(legal))]
            try:
                with Budget():
                    action = part.choose(number, self.setup, state, given, len(legal), 0.5, [0] * part.WORK)
            except Exception as error:
                raise explained(error, self.rules.current_player, f"at {state!r}") from error
            if action not in legal:
                where = f"{self.game.type.source.where}: bot {name}"
                raise BadGame(f"{where}: choose returns {action!r}; expected one of the legal {legal}; at {state!r}")

    def place(self, name: str) -> str:
        code = inspect.unwrap(getattr(self.rules, name)).__code__
        return f"{code.co_filename}:{code.co_firstlineno}, in {name}"

    def ask(self, name: str, state: Any, *more: Any) -> Any:
        """Call a rule within its budget; an error of Python's becomes a sentence with its line."""
        function = getattr(self.rules, name)
        try:
            with Budget():
                return function(self.setup, state, *more)
        except Exception as error:
            raise explained(error, self.game.rules.current_player, f"at {state!r}") from error

    def actions(self, state: Any, player: Any) -> list[int]:
        seats = self.setup.seats
        if type(player) is not int or not 0 <= player < seats:
            raise BadGame(
                f"{self.place('current_player')}: {player!r}; it is a seat from 0 to {seats - 1}, CHANCE or TERMINAL"
            )
        most = self.rules.NUM_ACTIONS
        buffer = [-1] * most
        count = self.ask("legal_actions", state, buffer)
        at = self.place("legal_actions")
        if type(count) is not int or not 1 <= count <= most:
            raise BadGame(f"{at}: it returns {count!r}; it is how many actions are legal, 1 to {most}; at {state!r}")
        legal = buffer[:count]
        if wrong := [a for a in legal if type(a) is not int or not 0 <= a < most]:
            raise BadGame(
                f"{at}: action {wrong[0]!r}; actions are 0 to {most - 1}, and each place up to {count} is written"
            )
        if legal != sorted(set(legal)):
            raise BadGame(f"{at}: {legal}; legal actions are written in ascending order, each once")
        return legal

    def outcomes(self, state: Any) -> list[int]:
        most = self.rules.MAX_CHANCE
        buffer = [-1] * most
        count = self.ask("chance_weights", state, buffer)
        at = self.place("chance_weights")
        if type(count) is not int or not 1 <= count <= most:
            if "OUTCOMES" not in dir(self.rules) and count == 0:
                raise BadGame(f"{self.place('current_player')}: it says CHANCE, but there is no OUTCOMES in the file")
            raise BadGame(f"{at}: it returns {count!r}; it is how many outcomes there are, 1 to {most}")
        weights = buffer[:count]
        if wrong := [w for w in weights if type(w) is not int or w < 0]:
            raise BadGame(f"{at}: weight {wrong[0]!r}; weights are whole numbers from 0 on, and each place is written")
        if not any(weights):
            raise BadGame(f"{at}: every weight is 0, so nothing can happen; at {state!r}")
        if self.rules.equally_likely is not None:
            alike = self.ask("equally_likely", state)
            if alike != 0 and (type(alike) is not int or weights != [1] * alike):
                at = self.place("equally_likely")
                raise BadGame(
                    f"{at}: it returns {alike!r}, and chance_weights writes {weights}; it is how many outcomes there "
                    f"are if each weighs 1, else 0; at {state!r}"
                )
        return [i for i, w in enumerate(weights) if w]

    def names(self, state: Any, possible: list[int]) -> None:
        said: dict[str, int] = {}
        for action in possible:
            name = self.game.action_to_string(state, action)
            if name.casefold() in said:
                both = f"actions {said[name.casefold()]} and {action}"
                raise BadGame(f"{self.game.type.source.where}: {name!r} is the name of {both}")
            said[name.casefold()] = action

    def fits(self, name: str, state: Any, action: int | None = None) -> None:
        try:
            state.check_fits()
        except ValueError as error:
            after = "" if action is None else f" after action {action}"
            raise BadGame(f"{self.place(name)}{after}: field {error}") from None

    def payoffs(self, state: Any) -> None:
        out: list[Any] = [None] * self.setup.seats
        self.ask("returns", state, out)
        at, bounds = self.place("returns"), self.rules.PAYOFFS
        for seat, paid in enumerate(out):
            if paid is None:
                raise BadGame(f"{at}: seat {seat} is not paid; write out[{seat}], at {state!r}")
            if type(paid) is not int:
                raise BadGame(
                    f"{at}: seat {seat} is paid {paid!r}; payoffs are whole numbers: for a half, count in halves"
                )
            if bounds is not None and not bounds[0] <= paid <= bounds[1]:
                raise BadGame(f"{at}: seat {seat} is paid {paid}; PAYOFFS says {bounds[0]} to {bounds[1]}")
        self.teams(state, out)

    def teams(self, state: Any, paid: list[int]) -> None:
        """Each seat is on a team, and payoffs say which one has won."""
        most = len(self.rules.TEAMS)
        for seat in range(self.setup.seats) if self.rules.team else ():
            mine = self.ask("team", state, seat)
            if not isinstance(mine, int) or not 0 <= mine < most:
                raise BadGame(f"{self.place('team')}: seat {seat} is on team {mine!r}; teams are 0 to {most - 1}")
        shares = [0.0] * self.setup.seats
        sharing(self.rules)(self.setup, state, paid, self.setup.seats, shares)
        if wrong := unlike(self.rules, paid, shares):
            raise BadGame(f"{self.place('returns')}: {wrong}; at {state!r}")
