"""Parts of a board that are selected, and the action that they make together.

>>> selection = Selection(multi_select=("card:",))
>>> selection.offer([(0, ("card:1",)), (7, ("card:1", "card:2"))])
>>> selection.toggle("card:1"); selection.toggle("card:2")
>>> selection.action
7
"""

from collections.abc import Callable, Iterable, Sequence

from catlib.play import Worth
from catwidgets.scenes import Badge
from catwidgets.session.voice import say

CROWD, FEW = 20, 3  # actions from which only that many show their worth on the board
AMOUNT = "amount:"  # parts that say how much, chosen before the place that completes an action


class Selection:
    """The parts that were touched at one decision, of all that belong to its actions.

    Parameters
    ----------
    multi_select : sequence of str
        How parts begin that are gathered before anything is done.
    interpretations : sequence of str
        How parts begin that only say how the others are meant.
    """

    def __init__(self, multi_select: Sequence[str] = (), interpretations: Sequence[str] = ()):
        self.multi_select, self.interpretations = tuple(multi_select), tuple(interpretations)
        self.moves: list[tuple[int, tuple[str, ...]]] = []
        self.parts: frozenset[str] = frozenset()

    def offer(self, moves: Iterable[tuple[int, tuple[str, ...]]]) -> None:
        """Begin anew with other actions, each with its parts."""
        self.moves = list(moves)
        self.clear()

    def clear(self) -> None:
        """Let go of everything."""
        self.parts = frozenset()

    def toggle(self, part: str) -> None:
        """Select a part or let it go; what only said how the others were meant goes with them."""
        self.parts = self.parts ^ {part}
        if not part.startswith(self.interpretations):
            self.parts = frozenset(p for p in self.parts if not p.startswith(self.interpretations))

    @property
    def legal(self) -> frozenset[str]:
        """The parts of all actions."""
        return frozenset(part for _, parts in self.moves for part in parts)

    @property
    def first_place(self) -> str:
        """The first place on a board that can be chosen; none where only the list has choices."""
        return next((part for _, parts in self.moves for part in parts if not part.startswith("button:")), "")

    @property
    def kinds(self) -> set[str]:
        """The kinds of parts in actions that have several."""
        return {part.partition(":")[0] for _, parts in self.moves if len(parts) > 1 for part in parts}

    def is_one_of_several(self, part: str) -> bool:
        """Return whether a part is to be selected with others before anything is done.

        >>> selection = Selection()
        >>> selection.offer([(0, ("amount:2", "cell:1")), (1, ("die:1", "die:2"))])
        >>> [selection.is_one_of_several(part) for part in ("amount:2", "cell:1", "die:1", "die:3")]
        [True, False, True, False]
        """
        if part.startswith(AMOUNT) and part in self.legal:
            return True
        return any(part in parts for _, parts in self.moves if len(parts) > 1 + parts[0].startswith(AMOUNT))

    def gathers(self, part: str) -> bool:
        """Return whether touching a part only selects it."""
        return part.startswith(self.multi_select) or self.is_one_of_several(part)

    def completed_by(self, part: str) -> int | None:
        """The action of a part alone, or with the amount that was chosen before it."""
        return self._action_of(frozenset(p for p in self.parts if p.startswith(AMOUNT)) | {part})

    @property
    def action(self) -> int | None:
        """The action that is selected, or the only one whose parts are, but for how they are meant."""
        if not self.parts:
            return None
        found = self._action_of(self.parts)
        if found is not None:
            return found
        meant = self._meant()
        return meant[0] if len(meant) == 1 else None

    def why_not(self, together: Callable[[frozenset[str]], str]) -> str:
        """Why what is selected cannot be done, or what is still to be said; `together` knows the game's own reasons."""
        if not self.parts:
            return ""
        if self._meant():
            return say("several-ways")
        return together(self.parts) or say("no-action")

    def badges(self, found: Worth | None) -> dict[str, Badge]:
        """Return the worth of each action that has a place of its own on the board, of many only the best; of what is
        gathered, the worth of the best choice with it, once for all that go with it."""
        shown: dict[str, Badge] = {}
        parts = dict(self.moves)
        options = found.ranked if found else ()
        for option in options if len(options) <= CROWD else options[:FEW]:
            part, *more = places = [each for each in parts[option.action] if not each.startswith(self.interpretations)]
            gathered = all(each.startswith(self.multi_select) for each in places)
            if found and (gathered or not more) and not part.startswith(("button:", "die:", "duel:")):
                tone = "best" if found.is_star(option) else ""
                badge = Badge(found.round(option.value), say("worth", value=found.say(option.value)), tone)
                for each in places:
                    shown.setdefault(each, badge if part not in shown or each == part else Badge(""))
        return shown

    def _action_of(self, parts: frozenset[str]) -> int | None:
        """The action that touches just these parts."""
        return next((action for action, touched in self.moves if frozenset(touched) == parts), None)

    def _meant(self) -> list[int]:
        """The actions that touch what is selected, and more only to say how it is meant."""
        chosen = self.parts
        rest = [(action, set(parts) - chosen) for action, parts in self.moves if chosen <= set(parts)]
        return [action for action, more in rest if all(part.startswith(self.interpretations) for part in more)]
