"""The rows of the list of choices: every action once, plainly or with what it is worth.

>>> from catlib import load
>>> from catlib.play import Match
>>> from catwidgets.table.selection import Selection
>>> match, selection = Match(load("cat_cab", players=1), seed=24), Selection()
>>> entries = match.advance()
>>> selection.offer((a, match.game.parts(match.state, a)) for a in match.legal_actions())
>>> rows = plain_rows(match, selection, {"k": "button:keep all dice"})
>>> len(rows), rows[0].label, rows[0].key
(16, 'keep all dice', 'k')
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from catlib.game import DICE
from catlib.play import Match, Worth
from catlib.rules import CHANCE
from catlib.solving import ActionValue
from catwidgets.scenes import Badge
from catwidgets.table.options import Choice
from catwidgets.table.selection import Selection
from catwidgets.table.wording import rolls_openly

FIRST_ROWS = 6  # that the list shows at first
CROWD, FEW = 20, 3  # actions from which only so many show their worth on the board
DUE = {"Deck": ("A card is due", "turn the next card")}  # by who does what chance does


def plain_rows(match: Match, selection: Selection, keys: Mapping[str, str]) -> list[Choice]:
    """Every choice once, what is selected and what is not on the board first; `keys` are letters that touch a part."""
    chosen = selection.action
    ranked = sorted(selection.moves, key=lambda move: (move[0] != chosen, not move[1][0].startswith("button:")))
    rows = {_label(match, action): _row(match, selection, keys, action) for action, _ in reversed(ranked)}
    return list(rows.values())[::-1]


def valued_rows(match: Match, selection: Selection, keys: Mapping[str, str], found: Worth) -> list[Choice]:
    """Every choice once, what is selected first, then the best."""
    chosen = selection.action
    rows: dict[str, Choice] = {}
    for option in sorted(found.options, key=lambda o: (o.action != chosen, -o.value, not o.best)):
        rows.setdefault(_label(match, option.action), _row(match, selection, keys, option.action, found, option))
    for action, _ in selection.moves:
        rows.setdefault(_label(match, action), _row(match, selection, keys, action))
    return list(rows.values())


def first_rows(choices: list[Choice], kind: Callable[[Choice], str] = lambda choice: "") -> list[Choice]:
    """The first choices, the first of each kind and those with a key, and a row that shows all."""
    if len(choices) <= FIRST_ROWS + 1:
        return choices
    first_of = {kind(choice): choice for choice in reversed(choices)}
    kept = [choice for choice in choices if choice.key or first_of[kind(choice)] is choice]
    room = max(0, FIRST_ROWS - len(kept))
    plain = [choice for choice in choices if choice not in kept][:room]
    shown = [choice for choice in choices if choice in kept or choice in plain]
    return [*shown, Choice("do:all", f"show all {len(choices)} choices")]


def due(match: Match, names: Sequence[str], real_dice: bool) -> tuple[str, list[Choice]]:
    """What is due while no person decides, and the rows that let it go on."""
    if match.player != CHANCE:
        who = names[match.player]
        return f"{who} decides", [Choice("do:next", f"let {who} decide", key="n")]
    if match.game.words.DEALER != DICE:
        is_due, act = DUE.get(match.game.words.DEALER, ("Chance is due", "let chance decide"))
        return is_due, [Choice("do:next", act, key="n")]
    if not real_dice or not rolls_openly(match):
        return "Dice are due", [Choice("do:next", "roll the next die", key="n")]
    outcomes = [outcome for outcome, _ in match.game.chance_weights(match.state)]
    shown = [match.game.action_to_string(match.state, outcome) for outcome in outcomes]
    rows = zip(outcomes, shown, range(1, len(shown) + 1), strict=True)
    return "What does the die show?", [Choice(f"do:{o}", name, key=str(k) if k < 10 else "") for o, name, k in rows]


def badges_of(selection: Selection, found: Worth | None) -> dict[str, Badge]:
    """The worth of every action that has one place of its own on the board; only of the best if there are many."""
    badges: dict[str, Badge] = {}
    if found is None:
        return badges
    parts = dict(selection.moves)
    options = sorted(found.options, key=lambda option: (-option.value, not option.best))
    for option in options if len(options) <= CROWD else options[:FEW]:
        part, *more = parts[option.action]
        if not more and part not in badges and not part.startswith(("button:", "die:", "duel:")):
            tone = "best" if option.best else ""
            badges[part] = Badge(found.round(option.value), f"worth {found.say(option.value)}", tone)
    return badges


def _row(
    match: Match,
    selection: Selection,
    keys: Mapping[str, str],
    action: int,
    found: Worth | None = None,
    option: ActionValue | None = None,
) -> Choice:
    chosen, label = selection.action, _label(match, action)
    key = "r" if action == chosen else _key(selection, keys, action)
    if found is None or option is None:
        return Choice(f"do:{action}", label, best=action == chosen, key=key)
    value, behind, share = found.tell(option), found.shortfall(option), found.share(option.value)
    points = " percentage points" if found.chance else ""
    short = f"falls short by {behind}{points}" if behind else "about as good as the best"
    rank = "best choice" if option.best else short
    spoken = f"{label}, worth {value}, {rank}"
    exactly = f"exactly {option.value}" if found.mark == "exact" else ""
    return Choice(f"do:{action}", label, value, behind and f"−{behind}", share, option.best, exactly, key, spoken)


def _key(selection: Selection, keys: Mapping[str, str], action: int) -> str:
    """The letter of an action that is no place on the board, if its game gives it one."""
    return next((key for key, part in keys.items() if (action, (part,)) in selection.moves), "")


def _label(match: Match, action: int) -> str:
    return match.game.short_label(match.state, action)
