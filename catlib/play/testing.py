"""Checks of games, one function for each property; `check_game` asks them all.

A game's test file ends with `check_game(catlib.load("its name"))`; `python -m catlib check mygame.py` asks the same,
and plays all numbers of players and all house rules at their bounds (`catlib.play.variants`).
Beside these, pin node counts (`catlib.solving.perft`) and, on a variant that is small enough, `uniform_value`: an error
in the rules that still makes a proper game is caught by those. An AssertionError says in a sentence what is wrong.

A game with hidden hands declares in `words`: HIDDEN, the names of the fields that hold secrets; `observation`, what a
seat may see; and `resample(setup, state, player, rng)`, a state that this seat cannot tell from the given one. Where
seats choose at once, AT_ONCE names the field of their choices.
"""

import ast
import functools
import itertools
import json
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

from catlib.chance import generator, in_short
from catlib.engine import driver as engine
from catlib.engine import has_wasm
from catlib.game import Cast, Game, IllegalAction, Step, bot_words, describe, seats_of, unlike
from catlib.play.match import Match, bot_policy
from catlib.rules import CHANCE, TERMINAL

LIMIT = 2_000  # steps of one walk
SAMPLED = 120  # states of one walk that are looked at closely
WORLDS = 2  # that are compared with one state for each seat
FOREIGN = -77  # what a rule that reads an old buffer would stumble over


def sent(value: Any) -> Any:
    """A value as a worker elsewhere makes it, of what `__reduce_ex__` tells about it."""
    make, arguments, *rest = value.__reduce_ex__(4)
    made = make(*arguments)
    for name, field in (rest[0][1] if rest and rest[0] else {}).items():
        setattr(made, name, field)
    return made


class Walk(NamedTuple):
    """A game in which bots and whims take turns: states and actions, one state more than actions."""

    states: list[Any]
    actions: list[int]

    def sample(self, most: int = SAMPLED) -> list[Any]:
        """Some states, evenly spaced, with the first and the last."""
        last = len(self.states) - 1
        return [self.states[i] for i in sorted({round(k * last / most) for k in range(most + 1)})]


def walk(game: Game, seed: int, limit: int = LIMIT) -> Walk:
    """One game in which each decision is a bot's, one in five a whim; the seed also says which bot."""
    draw = generator(seed).random
    names = game.type.bots.COMPILED
    policy = bot_policy(game, names[seed % len(names)])
    states, actions = [game.initial_state()], list[int]()
    while not game.is_terminal(states[-1]) and len(actions) < limit:
        state, u = states[-1].copy(), draw()
        if game.is_chance_node(state):
            action = game.sample(state, u)
        elif draw() < 0.2:
            action = game.legal_actions(state)[int(u * len(game.legal_actions(state)))]
        else:
            action = policy(state, u)
        actions.append(action)
        states.append(game.child(states[-1], action))
    return Walk(states, actions)


def outcomes(game: Game, state: Any) -> list[int]:
    """The legal actions, or the possible outcomes of chance."""
    return [i for i, _ in game.chance_weights(state)] or game.legal_actions(state)


# The contract


def check_declarations(game: Game) -> None:
    """Names, bounds, house rules and bots are declared as the contract says."""
    setup = game.type.setup
    few, many = setup.PLAYERS
    assert 1 <= few <= setup.DEFAULT_PLAYERS <= many, f"PLAYERS {few} to {many}, by default {setup.DEFAULT_PLAYERS}"
    assert game.title == setup.TITLE, f"TITLE {setup.TITLE!r} and the game's title {game.title!r} differ"
    assert 1 <= game.num_distinct_actions <= 20_000, f"{game.num_distinct_actions} actions; there are 1 to 20,000"
    assert game.max_chance_outcomes >= 1, "MAX_CHANCE is 1 or more"
    assert len(set(game.rules.MEASURES)) == len(game.rules.MEASURES), "a measure is named twice"
    assert game.num_players == game.setup.seats >= 1, "setup.seats is the number of seats"
    check_house_rules(setup.HouseRules)
    check_choices(game)
    for field, value in game.setup._asdict().items():
        numbers = value if isinstance(value, tuple) else [value]
        assert all(type(n) is int for n in numbers), f"setup.{field}: whole numbers or a flat tuple of them"
    check_parts(game)
    assert game == sent(game), "another process makes another game of it"
    assert hash(game) == hash(sent(game)), "another process makes another game of it"


def check_house_rules(model: Any) -> None:
    """House rules cannot be changed or misspelt, and each has a default and a description."""
    assert model.model_config.get("frozen"), "house rules are frozen"
    assert model.model_config.get("extra") == "forbid", "an unknown house rule is refused"
    for name, field in model.model_fields.items():
        assert not field.is_required(), f"{name}: a house rule has a default"
        assert describe(model, name), f"{name}: a house rule has a description"


def check_choices(game: Game) -> None:
    """Each choice of a house rule has a constant beside it, and no rule compares one with a bare number."""
    from catlib.game import choices, constant_names  # which imports pydantic

    setup = sys.modules[game.type.setup.HouseRules.__module__]
    if not setup.__dict__.get("HouseRules"):
        return
    named = {name: choices(setup.HouseRules, name) for name in setup.HouseRules.model_fields}
    places = [setup, getattr(setup, "choice", None)]
    for name, words in named.items():
        for number, choice in enumerate(words):
            wanted = constant_names(name, choice)
            known = [getattr(place, each, None) for place in places for each in wanted]
            assert number in known, f"{name}={choice!r}: {wanted} is missing"
    single = {name for name, field in setup.HouseRules.model_fields.items() if isinstance(field.default, str)}
    bare = _bare_choices(_texts(setup), frozenset(name for name in single if named[name]))
    assert not bare, "; ".join(bare)


@functools.lru_cache(maxsize=16)
def _bare_choices(texts: tuple[tuple[str, str], ...], named: frozenset[str]) -> list[str]:
    """Return where the game's code uses a choice otherwise than in a comparison with a constant, by file and line."""
    found = []
    for path, text in texts:
        nodes = list(ast.walk(ast.parse(text)))
        sides = [side for node in nodes if isinstance(node, ast.Compare) for side in _named_sides(node)]
        for node in nodes:
            if not isinstance(node, ast.Attribute) or node.attr not in named or node in sides:
                continue
            if ast.unparse(node.value).split(".")[-1] == "setup":
                found.append(f"{path}:{node.lineno}: {ast.unparse(node)} is compared with no constant")
    return found


def _texts(setup: Any) -> tuple[tuple[str, str], ...]:
    """The files of a game with their names: all beside its setup, or the one file that it is."""
    game = getattr(setup, "GAME", None)
    if game is not None:
        return ((game.source.where, game.source.text),)
    files = sorted(Path(str(setup.__file__)).parent.rglob("*.py"))
    return tuple((path.name, path.read_text(encoding="utf-8")) for path in files)


def _named_sides(comparison: ast.Compare) -> list[ast.expr]:
    """Both sides of a comparison in which no bare number stands."""
    sides = [comparison.left, *comparison.comparators]
    return [] if any(isinstance(part, ast.Constant) for side in sides for part in ast.walk(side)) else sides


def check_start(game: Game, walk: Walk) -> None:
    """`start` makes the same state of whatever was there before."""
    initial = game.initial_state()
    assert initial == walk.states[0], "a game starts in two ways"
    assert hash(initial) == hash(walk.states[0]), "equal states have two hashes"
    for dirty in [walk.states[-1].copy(), *(_scrambled(game, seed) for seed in range(3))]:
        game.rules.start(game.setup, dirty)
        assert initial == dirty, f"start leaves {_difference(initial, dirty)}"
    initial.check_fits()


def _scrambled(game: Game, seed: int) -> Any:
    rng, state = random.Random(seed), game.rules.State()
    for name, (_, length) in state.FIELDS.items():
        setattr(state, name, [rng.randint(-9, 99) for _ in range(length)] if length else rng.randint(-9, 99))
    return state


def _difference(a: Any, b: Any) -> str:
    pairs = zip(a.to_dict().items(), b.to_dict().values(), strict=True)
    return ", ".join(f"{name} {x} or {y}" for (name, x), y in pairs if x != y)


def check_purity(game: Game, state: Any) -> None:
    """No question changes a state, and the same question has the same answer."""
    before, twin = state.key(), state.copy()
    assert twin is not state, "a copy is the state itself"
    for question in _questions(game):
        first, again, twin_says = question(state), question(state), question(twin)
        assert before == state.key(), f"{question} changed the state it was given"
        assert first == again == twin_says, f"{question} has two answers"


def _questions(game: Game) -> Iterator[Callable[[Any], Any]]:
    yield from (game.current_player, game.is_terminal, game.is_chance_node, game.legal_actions, game.chance_weights)
    yield from (game.returns, game.measures, game.state_to_string, hash)
    for player in range(game.num_players):
        yield functools.partial(lambda player, state: game.observation(state, player), player)
    yield lambda state: [game.successor(state, a) for a in outcomes(game, state)]
    yield lambda state: [(game.action_to_string(state, a), game.parts(state, a)) for a in outcomes(game, state)]


def check_actions(game: Game, state: Any) -> None:
    """Exactly the legal actions are listed once, within bounds, and carried out; others are refused in a sentence."""
    player, legal = game.current_player(state), game.legal_actions(state)
    assert player in (CHANCE, TERMINAL, *range(game.num_players)), f"current player {player}"
    assert (player >= 0) == bool(legal), "decisions have legal actions, other nodes have none"
    assert len(set(legal)) == len(legal), f"an action is listed twice: {legal}"
    assert all(type(a) is int and 0 <= a < game.num_distinct_actions for a in legal), f"out of bounds: {legal}"
    if player >= 0:
        buffer = [FOREIGN] * game.num_distinct_actions
        assert legal == buffer[: game.rules.legal_actions(game.setup, state, buffer)], "old buffers matter"
    for action in legal:
        game.child(state, action)
    check_refusals(game, state)


def check_refusals(game: Game, state: Any, most: int = 12) -> None:
    """An action that is not legal raises IllegalAction with what is, and the state is as it was."""
    possible, before = outcomes(game, state), state.key()
    bound = max(game.num_distinct_actions, game.max_chance_outcomes)
    others = [a for a in range(bound) if a not in set(possible)]
    for action in [-1, bound, True, None, 0.5, "0", *others[:: max(1, len(others) // most)]]:
        refusal = _refusal(game, state, action)
        assert before == state.key(), f"refusing {action!r} changed the state"
        if possible and type(action) is int:
            first = f"{possible[0]} ({game.action_to_string(state, possible[0])})"
            assert first in refusal, f"refusing {action!r} does not say what is legal: {refusal}"


def _refusal(game: Game, state: Any, action: Any) -> str:
    try:
        game.child(state, action)
    except IllegalAction as error:
        return str(error)
    raise AssertionError(f"action {action!r} is not legal, and is not refused")


def check_chance(game: Game, state: Any) -> None:
    """At a chance node, and only there, are outcomes with whole weights that make probabilities of sum 1."""
    weighted = game.chance_weights(state)
    assert game.is_chance_node(state) == bool(weighted), "chance decides, but nothing can happen"
    if not weighted:
        return
    buffer = [FOREIGN] * game.max_chance_outcomes
    count = game.rules.chance_weights(game.setup, state, buffer)
    assert 1 <= count <= game.max_chance_outcomes, f"{count} outcomes; there are 1 to {game.max_chance_outcomes}"
    assert len(buffer) == game.max_chance_outcomes, "the row of weights has another length now"
    assert all(type(w) is int and w >= 0 for w in buffer[:count]), f"weights {buffer[:count]}"
    assert [(i, w) for i, w in enumerate(buffer[:count]) if w] == weighted, "old buffers matter"
    assert sum(p for _, p in game.chance_outcomes(state)) == Fraction(1), "chances do not add up to 1"
    if game.rules.equally_likely is not None:
        alike = game.rules.equally_likely(game.setup, state)
        assert alike == 0 or buffer[:count] == [1] * alike, f"equally_likely says {alike}, the weights {buffer[:count]}"
    for outcome, _ in weighted:
        game.child(state, outcome)


def check_returns(game: Game, state: Any) -> None:
    """Payoffs are a whole number for each seat, all zero before the end, and at the end nothing can be done."""
    paid = game.returns(state)
    assert len(paid) == game.num_players, f"{len(paid)} payoffs for {game.num_players} seats"
    assert all(type(p) is int for p in paid), f"payoffs {paid} are whole numbers"
    if game.is_terminal(state):
        low, high = game.rules.PAYOFFS or (min(paid), max(paid))
        assert low <= min(paid) <= max(paid) <= high, f"payoffs {paid} lie outside of PAYOFFS, {low} to {high}"
        assert outcomes(game, state) == [], "the game is over and something is possible"
    else:
        assert not any(paid), "somebody is paid before the end"


def check_winners(game: Game, state: Any) -> None:
    """Each seat is on a team, who has won was paid most, and all shares of a win add up, team by team."""
    rules, seats = game.rules, range(game.num_players)
    teams = [rules.team(game.setup, state, seat) if rules.team else 0 for seat in seats]
    most = len(rules.TEAMS) or 1
    assert all(isinstance(t, int) and 0 <= t < most for t in teams), f"teams {teams}; TEAMS has {most}, from 0 on"
    won, shares = game.winners(state), game.shares(state)
    if not game.is_terminal(state):
        assert (won, any(shares)) == ([], False), "somebody has won before the end"
        return
    paid = game.returns(state)
    assert not (wrong := unlike(rules, paid, shares)), wrong
    assert won == [seat for seat in won if shares[seat]], f"{won} have won, with the shares {shares}"
    sides = dict(zip(teams if rules.TEAMS else seats, shares, strict=True))
    alone = len(sides) == 1
    assert round(sum(sides.values()), 9) in ((0, 1) if alone else (1,)), f"shares of a win {shares} do not add up"
    assert bool(won) == (max(paid) > 0 if alone else max(shares) > min(shares)), f"{won} have won, paid {paid}"


def check_measures(game: Game, state: Any) -> None:
    """Measures are whole numbers, one for each declared name, whatever was in the buffer."""
    measures = game.measures(state)
    assert tuple(game.rules.MEASURES) == tuple(measures), "measures are those that MEASURES names"
    buffer = [FOREIGN] * len(measures)
    game.rules.measure(game.setup, state, buffer)
    assert list(measures.values()) == buffer, "measures depend on what was in the buffer"
    assert all(type(m) is int and m >= 0 for m in buffer), f"measures {buffer} are whole numbers that are 0 or more"


def check_serialises(game: Game, state: Any) -> None:
    """A state fits its declared types and comes back equal from a dict, JSON, and another process."""
    state.check_fits()
    kind = type(state)
    assert state == kind.from_dict(state.to_dict()), "a state does not come back from a dict"
    assert state == kind.from_dict(json.loads(json.dumps(state.to_dict()))), "a state does not come back from JSON"
    assert state == sent(state), "a state does not come back from another process"
    assert state.key() == state.copy().key(), "a copy of a state differs from it"
    assert hash(state) == hash(state.copy()), "equal states have two hashes"


def check_words(game: Game, state: Any) -> None:
    """Every possible action has a name of its own that leads back to it, and touches at least one part."""
    words, setup, names = game.words, game.setup, _names(game)
    assert _is_line(game.state_to_string(state)), f"no line of text: {game.state_to_string(state)!r}"
    asked = words.outcome(setup, state, names) if game.is_terminal(state) else words.question(setup, state, names)
    assert _is_line(asked), f"no line of text: {asked!r}"
    named: dict[str, int] = {}
    for action in outcomes(game, state):
        name, parts = game.action_to_string(state, action), game.parts(state, action)
        assert _is_line(name), f"no line of text: {name!r}"
        assert action == named.setdefault(name.casefold(), action), f"{name!r} is the name of two actions"
        assert isinstance(parts, tuple), f"{name!r} has its parts in no tuple"
        assert parts, f"{name!r} touches nothing"
        assert all(_is_line(part) for part in parts), f"{name!r} touches {parts}, which are not lines of text"
        label = game.short_label(state, action)
        assert _is_line(label), f"{name!r} has the short label {label!r}, which is not a line of text"
        for reader in (None, -1, game.num_players - 1):
            told = words.log_text(setup, state, action, reader, names)
            assert told == "" or _is_line(told), f"the log says {told!r} of {name!r}, which is not a line of text"
    for name, action in [*named.items()][-1:]:  # which looks through all names
        assert action == game.string_to_action(state, name), f"{name!r} does not lead back to its action"


def check_parts(game: Game) -> None:
    """Seats have names, and what choices are measured by is at hand."""
    called = [game.words.seat_name(game.setup, seat) for seat in range(game.num_players)]
    assert len({*called}) == len(called), f"two seats are called alike: {called}"
    assert all(map(_is_line, called)), f"a seat has no name: {called}"
    goals = [*game.goals.goals(game), *game.goals.searched(game)]
    assert all(map(_is_line, goals)), f"a goal has no name: {goals}"
    seats = game.type.bots.default_bots(game)
    assert len(seats) == game.num_players, f"default_bots names {len(seats)} bots for {game.num_players} seats"
    assert set(seats) <= set(game.bots), f"default_bots names {seats}; there are {', '.join(game.bots)}"


def _names(game: Game) -> list[str]:
    return [f"player {n + 1}" for n in range(game.num_players)]


def _is_line(text: Any) -> bool:
    return isinstance(text, str) and text == " ".join(text.split()) != "" and text.isprintable()


def check_observation(game: Game, state: Any, rng: random.Random) -> int:
    """A seat sees everything that is not hidden and nothing that is; return how many other worlds were compared."""
    hidden = set(game.words.HIDDEN)
    assert hidden <= set(state.FIELDS), f"HIDDEN names {hidden - set(state.FIELDS)}, no fields of State"
    if not hidden:
        for seat in range(game.num_players):
            assert state.to_dict() == game.observation(state, seat), f"seat {seat} does not see it all: declare HIDDEN"
        return 0
    return sum(_compare_worlds(game, state, seat, hidden, rng) for seat in range(game.num_players))


def check_at_once(game: Game, state: Any) -> None:
    """Of choices made at once nobody sees another's before all have chosen, and each seat chooses once."""
    field, player = game.words.AT_ONCE, game.current_player(state)
    if not field:
        return
    assert field in game.words.HIDDEN, f"AT_ONCE names {field}, which is not in HIDDEN"
    chosen = getattr(state, field)[: game.num_players]
    if player >= 0 and all(chosen):
        after = [getattr(game.successor(state, a), field)[: game.num_players] for a in game.legal_actions(state)]
        assert all(chosen == new or not all(new) for new in after), f"{field}: seat {player} chooses again, seeing all"
    if all(chosen) or not any(chosen):
        return
    assert player >= 0, f"chance decides, or the game is over, before all have chosen their {field}"
    assert not chosen[player], f"seat {player} is asked again before all have chosen their {field}"
    for action in game.legal_actions(state):
        after = game.successor(state, action)
        kept = getattr(after, field)[player] or not any(getattr(after, field)[: game.num_players])
        assert kept, f"{field}: what seat {player} chose is not kept in its entry"
    for seat in range(game.num_players):
        seen = game.observation(state, seat)[field]
        told = [n for other, n in enumerate(seen[: game.num_players]) if other != seat and n]
        assert not told, f"{field}: seat {seat} sees a choice before all have chosen"


def _compare_worlds(game: Game, state: Any, seat: int, hidden: set[str], rng: random.Random) -> int:
    fields, told = state.to_dict(), _Told(game, seat)
    worlds = [game.words.resample(game.setup, state, seat, rng) for _ in range(WORLDS)]
    others = [world for world in worlds if world != state]
    told.hear(state)
    seen = list(_shown(game, state, seat)) if others else []
    for world in others:
        changed = {n for n, v in world.to_dict().items() if v != fields[n]}
        assert changed <= hidden, f"resample changed {changed - hidden}, which is not hidden"
        assert game.current_player(state) == game.current_player(world), "resample changed whose turn it is"
        world.check_fits()
        for (what, one), (_, other) in zip(seen, _shown(game, world, seat), strict=False):
            assert one == other, f"{what} tells seat {seat} a secret: {in_short(one)} or {in_short(other)}"
        told.hear(world)
    return len(others)


def _shown(game: Game, state: Any, seat: int) -> Iterator[tuple[str, Any]]:
    """All that a seat sees and reads of a state, by what it is called."""
    words, setup, names = game.words, game.setup, _names(game)
    cast = Cast(tuple(names), seat)
    yield "the observation", game.observation(state, seat)
    yield "the information state", words.information_state(setup, state, seat)
    yield "the goal", game.story.goal(setup, state, cast, seat)
    yield "the heading", game.story.heading(setup, state, cast)
    if game.is_terminal(state):
        return
    yield "the status line", words.question(setup, state, names)
    openly = game.is_chance_node(state) and bool(words.rolls_openly(setup, state))
    yield "rolls_openly", openly
    if openly:
        yield "what can happen", game.chance_weights(state)
    if game.current_player(state) == seat:
        yield "the list of legal actions", game.legal_actions(state)
        yield "what is asked", game.story.ask(setup, state, cast)
    if openly or game.current_player(state) == seat:
        possible = outcomes(game, state)
        yield "the name of something possible", [game.action_to_string(state, action) for action in possible]
        yield "a short label", [game.short_label(state, action) for action in possible]
        yield "what an action touches", [game.parts(state, action) for action in possible]
        yield "why_not", words.why_not(setup, state, "button:none", names)


class _Told:
    """The log and story of an action, or of secret chance, for a seat: the same where it looks alike afterwards."""

    def __init__(self, game: Game, seat: int):
        self.game, self.seat = game, seat
        self.said: dict[tuple[str, int | None], tuple[str, tuple[str, ...]]] = {}

    def hear(self, state: Any, most: int = 6) -> None:
        """Ask of some actions that are possible in a world, evenly spaced."""
        game, possible = self.game, outcomes(self.game, state)
        cast = Cast(tuple(_names(game)), self.seat)
        secret = game.is_chance_node(state) and not game.words.rolls_openly(game.setup, state)
        for action in possible[:: max(1, -(-len(possible) // most))]:
            after = game.successor(state, action)
            said = game.words.log_text(game.setup, state, action, self.seat, cast.names)
            step = Step(game.setup, [state, after], [action], range(1), cast, self.seat)
            both = said, tuple(game.story.tell(step))
            look = repr(game.observation(after, self.seat)), None if secret else action
            known = self.said.setdefault(look, both)
            assert known == both, f"the log tells seat {self.seat} a secret: {known} or {both}"


# Whole games


def check_replay(game: Game, walk: Walk) -> None:
    """The same actions lead to the same states."""
    states = itertools.accumulate(walk.actions, game.child, initial=game.initial_state())
    assert all(a == b for a, b in zip(walk.states, states, strict=True)), "the same actions led elsewhere"


def check_match(game: Game, walk: Walk) -> None:
    """A match of these actions comes back equal from a save file and a share code, and can be taken back."""
    match = Match(game, seed=1)
    for action in walk.actions[:300]:
        match.act(action)
    for loaded in (Match.from_json(match.to_json()), Match.from_share(match.share())):
        assert game == loaded.game, "a saved match comes back as another game"
        assert match.states == loaded.states, "a saved match comes back with other states"
        assert match.log == loaded.log, "a saved match comes back with another log"
    while match.undo():
        pass
    match.replay(match.plies)
    assert walk.states[match.plies] == match.state, "a replay ends elsewhere"


def check_bots(game: Game, limit: int = 400, slow: int = 2) -> None:
    """Every bot has a sentence, plays legal actions in every seat, and leaves the state it looks at as it is.

    What a rule-written bot keeps in its working room does not change what it decides. A bot that is not a rule takes
    longer: every seat decides that often, and then does anything.
    """
    assert set(game.type.bots.COMPILED) <= set(game.bots), "COMPILED names a bot that is not in BOTS"
    for name in game.bots:
        assert bot_words(game, name).endswith((".", "。")), f"{name}: a finished sentence says what the bot does"
        policy, draw, state = bot_policy(game, name), generator(5).random, game.initial_state()
        asked, often = Counter[int](), limit if name in game.type.bots.COMPILED else slow
        for _ in range(limit):
            if game.is_terminal(state) or all(asked[seat] >= often for seat in range(game.num_players)):
                break
            asked[game.current_player(state)] += 1
            before = state.key()
            u, possible = draw(), game.legal_actions(state)
            if not possible:
                action = game.sample(state, u)
            elif asked[game.current_player(state)] > often:
                action = possible[int(u * len(possible))]
            else:
                action = policy(state, u)
            assert before == state.key(), f"{name} changed the state it was shown"
            if possible and name in game.type.bots.COMPILED:
                anew = bot_policy(game, name)(state, u)
                assert action == anew, f"{name} names {action} where one that has seen nothing before names {anew}"
            state = game.child(state, action)


def check_ends(game: Game, games: int, seed: int) -> None:
    """Games among the last of the rule-written bots come to an end."""
    bots = [game.type.bots.COMPILED[-1]] * game.num_players
    played = engine.play(game, bots, range(seed, seed + games), compile=False)
    assert all(played.finished), f"a game of {bots} does not end"


def check_engines(game: Game, games: int = 20, seed: int = 1) -> bool:
    """WebAssembly plays the very games of plain Python: actions, end, payoffs and measures.

    The first games are played in a module that is checked: an index or a field out of bounds names the rule. Return
    whether all games of the last bot came to an end.
    """
    ended = False
    for bot in game.type.bots.COMPILED:
        bots, seeds = [bot] * game.num_players, range(seed, seed + games)
        engine.play(game, bots, seeds[:3], compile=True, limit=LIMIT, checked=True)
        plain, fast = (engine.play(game, bots, seeds, compile=c, log=LIMIT, limit=LIMIT) for c in (False, True))
        for what in ("log", "state", "returns", "measures", "steps", "winners"):
            one, other = getattr(plain, what), getattr(fast, what)
            assert one == other, f"{bot}: {what} are {other} in WebAssembly and {one} in plain Python"
        won = seats_of(plain.winners[-1])
        assert won == game.winners(plain.state), f"{bot}: {won} win a whole game, and others by its last state"
        ended = all(plain.finished)
    return ended


def check_state(game: Game, state: Any) -> None:
    """Everything that can be asked of one state, but for what is hidden in it."""
    check_actions(game, state)
    check_purity(game, state)
    check_chance(game, state)
    check_returns(game, state)
    check_winners(game, state)
    check_measures(game, state)
    check_serialises(game, state)
    check_words(game, state)


def check_game(game: Game, games: int = 4, seed: int = 0, engines: bool = True) -> None:
    """Everything above, on the states of some games; the engines are compared where something runs WebAssembly."""
    check_declarations(game)
    check_state(game, game.initial_state())
    worlds, rng = 0, generator(seed)
    for number in range(seed, seed + games):
        path = walk(game, number)
        check_start(game, path)
        for state in path.sample():
            check_state(game, state)
            check_at_once(game, state)
            worlds += check_observation(game, state, rng)
        check_replay(game, path)
        check_match(game, path)
    hidden = game.words.HIDDEN and game.num_players > 1
    assert worlds or not hidden, "no world differs from another: resample does nothing"
    check_bots(game)
    if not (engines and has_wasm() and check_engines(game, games, seed)):
        check_ends(game, games, seed)
