"""How a game of Washi Cat is told: the goal, every drawing and move with what it did, and the end."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any

from catlib.chance import counted
from catlib.game import Cast, Step, capital, listed
from catlib.rules import TERMINAL

from . import phases
from .boards import COLUMNS, cell_name
from .drawing import cat_to_draw, drawer
from .moving import target
from .phases import cat_of, far_row, fish_side, home_row, kind_of
from .setup import board_of
from .words import COLOURS, drawn_cell, is_special, starts_apart
from .words import ending as how_it_ended

NAMES = {
    "random": "Kitten (plays anything)",
    "racer": "Dash (easy)",
    "blocker": "Mochi (medium)",
    "tree search": "Grandmaster Neko (strong)",
}


def goal(setup: Any, state: Any, cast: Cast, seat: int | None) -> str:
    """What it takes to win, and how far both are."""
    what = "two fish home, one with each cat" if setup.cats == 2 else "a fish home"
    home = [f"{cast.who(s)} {_home(setup, state, s)} of {setup.cats}" for s in range(2)]
    far = listed(home).replace(" and ", ", ")
    return f"First to bring {what}, or to trap the other, wins. {capital(far)}"


def _home(setup: Any, state: Any, s: int) -> int:
    """How many fish a player has brought home."""
    return sum(state.carry[2 * s + i] == phases.DELIVERED for i in range(setup.cats))


def ask(setup: Any, state: Any, cast: Cast) -> str:
    """What whoever decides can touch, and what the cats still have to do."""
    if state.phase == phases.DRAW:
        what = "fish" if state.drawn < 2 * setup.fish else "cats"
        anywhere = what == "fish" or starts_apart(setup)
        where = "in a marked space of the first or last row" if anywhere else "in a marked space"
        one = ", one in each" if what == "cats" and anywhere else ""
        return f"Draw your {what}: click {where}{one}."
    if state.phase != phases.TURN:
        return ""
    s = state.player
    wants = [_errand(setup, state, 2 * s + i) for i in range(setup.cats)]
    special = counted(state.specials[s], "special move")
    return f"Click a marked space to move a cat there. {'; '.join(wants)}. {special} left."


def _errand(setup: Any, state: Any, cat: int) -> str:
    apart = starts_apart(setup)
    does = {
        phases.EMPTY: f"fetches a fish from {f'row {far_row(setup, cat) + 1}' if apart else 'the far row'}",
        phases.CARRYING: f"brings its fish home{f' to row {home_row(setup, cat) + 1}' if apart else ''}",
        phases.DELIVERED: "is done",
    }
    name = f"Cat {cat % 2 + 1}" if setup.cats == 2 else "The cat"
    return f"{name} {does[state.carry[cat]]}"


def turn_of(setup: Any, state: Any) -> int:
    """Whose turn it is; nobody's while fish and cats are drawn."""
    return int(state.player) if state.phase == phases.TURN and state.player != TERMINAL else -1


def heading(setup: Any, state: Any, cast: Cast) -> str:
    """The race under one heading, and the drawing before it under its own."""
    return "the race" if state.phase == phases.TURN else "drawing fish and cats"


def together(setup: Any, state: Any, action: int) -> Hashable:
    """Every move alone."""
    return None


def tell(step: Step) -> Sequence[str]:
    """What was drawn or moved, and what it brought."""
    before, cast = step.before, step.cast
    if before.phase == phases.FIRST:
        return [cast.does(step.action, "begin")]
    if before.phase == phases.DRAW:
        s, cell = drawer(before), cell_name(drawn_cell(step.setup, step.action))
        what = "a fish" if before.drawn < 2 * step.setup.fish else _drawn_cat(step)
        return [f"{cast.does(s, 'draw')} {what} on {cell}"]
    if step.action == phases.PASS:
        return [f"{cast.does(before.player, 'pass')}: no cat can move"]
    return [*_tell_move(step), *_brought(step)]


def _drawn_cat(step: Step) -> str:
    cat = cat_to_draw(step.setup, step.before, step.action // COLUMNS)
    return f"cat {cat % 2 + 1}" if step.setup.cats == 2 else "the cat"


def _tell_move(step: Step) -> Iterator[str]:
    before, setup, s = step.before, step.setup, step.before.player
    cat, kind, cell = cat_of(before, step.action), kind_of(step.action), target(setup, before, step.action)
    whose = f"{step.cast.whose(s)} cat {cat % 2 + 1}" if setup.cats == 2 else f"{step.cast.whose(s)} cat"
    colour = board_of(setup).sewers[setup.pair[cell]].colour if setup.pair[cell] >= 0 else ""
    how = {
        phases.STEP: "goes to",
        phases.JUMP: "jumps over lines to",
        phases.POP: f"crawls through the {colour} sewer to",
    }[kind]
    yield f"{whose} {how} {cell_name(cell)}"
    if is_special(setup, before, step.action):
        yield f"That was a special move, {step.after.specials[s]} left"


def _brought(step: Step) -> Iterator[str]:
    before, after, setup, s = step.before, step.after, step.setup, step.before.player
    cell = target(setup, before, step.action)
    if after.carry != before.carry:
        side = fish_side(setup, before, cell)
        if side >= 0:
            cat = cat_of(before, step.action)
            row = f"row {home_row(setup, cat) + 1}" if starts_apart(setup) else f"{step.cast.whose(s)} row"
            yield f"It takes a fish; now it has to get home to {row}"
        else:
            yield f"It brings its fish home: {_home(setup, after, s)} of {setup.cats}"
    for pair, sewer in enumerate(board_of(setup).sewers):
        if after.dead >> pair & 1 and not before.dead >> pair & 1:
            yield f"A pair of {sewer.colour} sewers is blocked now"
    if after.phase == phases.TURN and after.player == s:
        yield f"{step.cast.who(1 - s)} cannot move: {step.cast.does(s, 'move')} again"


# What is outlined


def marks(step: Step) -> Mapping[str, str]:
    """Where others drew, and where their cats went."""
    before, after = step.before, step.after
    found: dict[str, str] = {}
    for state, action, _ in step.moves:
        if state.phase == phases.DRAW and drawer(state) != step.seat:
            found[f"cell:{drawn_cell(step.setup, action)}"] = f"{step.cast.who(drawer(state))} drew here"
    for cat in range(phases.CATS):
        if before.head[cat] >= 0 and after.head[cat] != before.head[cat] and cat // 2 != step.seat:
            found[f"cell:{after.head[cat]}"] = f"{step.cast.whose(cat // 2)} cat came here"
    return found


# The end


def standing(setup: Any, state: Any, seat: int) -> str:
    """Fish brought home, by the colour of the pen."""
    return f"{COLOURS[seat]}, {_home(setup, state, seat)} of {setup.cats} fish home"


def ending(setup: Any, state: Any, cast: Cast) -> str:
    """Who has won and why."""
    if state.winner == phases.NOBODY:
        said = how_it_ended(setup, state, cast.names)
    else:
        s, other = state.winner, 1 - state.winner
        why = f"{cast.does(other, 'are')} trapped and cannot bring the fish home any more"
        if state.ended == phases.BY_DELIVERY:
            why = "both cats have brought a fish home" if setup.cats == 2 else "the cat has brought a fish home"
        home = f"{_home(setup, state, s)} to {_home(setup, state, other)} fish"
        said = f"{cast.does(s, 'win')} with {home}: {why}"
    return capital(said)
