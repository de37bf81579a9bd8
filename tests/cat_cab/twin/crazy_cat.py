"""What is left to Crazy cat, which has to come to its best end; other drivers choose freely."""

from typing import Any

from .city import OUT, START
from .moves import Left, moves
from .retreat import crazy_way, push_first
from .special import kind
from .table import Table


def allowed(table: Table, seat: int, choices: dict[Any, Left]) -> set[Any]:
    """All of some choices, by what each leaves; Crazy cat only what lets it come to its best end."""
    if seat != table.crazy:
        return {*choices}
    costs = {choice: min(cost(table, end) for end in ends(table, left, {})) for choice, left in choices.items()}
    return {choice for choice in choices if costs[choice] == min(costs.values())}


def ends(table: Table, left: Left, known: dict[Left, set[Any]]) -> set[Any]:
    """Where all movement can end, in every order."""
    if left[0] == OUT:
        return {OUT}
    if left not in known:
        found = moves(table, *left)
        stays = {left[0]} if table.house.may_waive or not found else set()
        known[left] = stays.union(*(ends(table, after, known) for after in found.values()))
    return known[left]


def cost(table: Table, end: Any) -> float:
    """Its goal is best, then what is near it and no special cell; it leaves no earlier than it should."""
    at = after_curses(table, end)
    goal = table.passenger or (OUT if table.collected else table.city.exit.cell)
    if at == goal:
        return -1
    if at == OUT:
        return 10**6
    near = table.city.spaces_to(table.city.exit.cell if goal == OUT else goal)
    away = near[table.city.entry.cell if at == START else at] + (goal == OUT) + (at == START)
    return 2 * away + bool(kind(table, at))


def after_curses(table: Table, at: Any) -> Any:
    """Where its curses push it before it lands."""
    for _ in range(push_first(table) if at != OUT else 0):
        if ways := table.city.ways_back(at):
            at = table.city.step_back(at, crazy_way(ways))
    return at
