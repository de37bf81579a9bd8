"""Two tellings of a game side by side: the library's and another one, written in a test from the rulebook."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Protocol

from catlib.game import Game


class Reader(Protocol):
    """Says what the library's state holds in the words of the other telling."""

    def facts(self, state: Any) -> dict[str, Any]:
        """All that lies on the table, by the name that it has there."""

    def asked(self, state: Any) -> tuple[Any, ...]:
        """Who is asked, what, and what may be answered."""

    def action(self, state: Any, action: int) -> Any:
        """The answer that an action or outcome is."""


def side_by_side(
    game: Game,
    state: Any,
    read: Reader,
    told: Any,
    choose: Callable[[Any, tuple[Any, ...]], int],
    winners: Callable[[Any], set[int]],
    most: int,
) -> Counter[str]:
    """Play steps, up to a number, from a state in both tellings; how often each was asked, and "over" at the end.

    `told.play()` is a generator: it asks, and is sent the answers. `choose` takes the state and what is asked, and
    gives an action or outcome of the library; `winners` takes the last state, compares what else is counted there, and
    gives the seats that the other telling lets win. Where the two differ in anything, an assertion fails.
    """
    telling, answer, seen = told.play(), None, Counter[str]()
    for step in range(most):
        try:
            asked = telling.send(answer)
        except StopIteration:
            assert game.is_terminal(state), step
            won = winners(state)
            assert [int(seat in won) for seat in range(game.num_players)] == list(game.returns(state)), step
            return seen + Counter(["over", *(["won"] if won else [])])
        assert not game.is_terminal(state), (step, asked)
        facts = read.facts(state)
        assert {name: getattr(told, name) for name in facts} == facts, step
        assert asked == read.asked(state), step
        seen[asked[1]] += 1
        action = choose(state, asked)
        answer = read.action(state, action)
        state = game.successor(state, action)
    return seen
