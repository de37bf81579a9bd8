"""The list of choices: every action once, plainly or with what it is worth, and what else can be done.

>>> from catlib import load
>>> from catlib.play import Match
>>> session = Session(Match(load("cat_cab", players=1), seed=24))
>>> shown = [*session.advance()]; session.take_in()
>>> found = listing(session)
>>> found.heading, len(found.choices), found.choices[0].label
('Your choices', 7, 'keep all dice')
"""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace

from catlib.game import DICE, capital, goal_words, in_a_row, sentence
from catlib.play import Worth, aim
from catlib.rules import CHANCE
from catlib.solving import ActionValue
from catwidgets.session.selection import AMOUNT
from catwidgets.session.session import WHY, WORTH, Session
from catwidgets.session.voice import say
from catwidgets.session.wording import rolls_openly

FIRST_ROWS = 6  # that the list shows at first
FEW = 3  # choices of one kind that a phone lists beside the board that has them
KEYS = {"u": "do:undo", "y": "do:redo", "n": "do:next", "r": "do:selected", "h": "do:hint"}
DUE = {"Deck": "card", DICE: "dice"}  # by who does what chance does


@dataclass(frozen=True)
class Choice:
    """One row: `value` and `regret` are texts, `share` from 0 to 1 is the length of its bar, `best` its star.

    `detail` is shown on pointing at the row, `key` is the letter or digit that takes it, `spoken` is what a screen
    reader says of it, by default what it shows. `place` is true where a phone leaves it to the board.
    """

    id: str
    label: str
    value: str = ""
    regret: str = ""
    share: float = 0.0
    best: bool = False
    detail: str = ""
    key: str = ""
    spoken: str = ""
    place: bool = False


@dataclass(frozen=True)
class Listing:
    """Rows: `measure` says what their values count, `mark` how exact they are, `hint` what to do."""

    heading: str
    choices: Sequence[Choice]
    measure: str = ""
    mark: str = ""
    hint: str = ""

    @property
    def keys(self) -> dict[str, str]:
        """The id that each letter or digit stands for."""
        return KEYS | {choice.key: choice.id for choice in self.choices if choice.key}


def listing(session: Session, *drawn: Collection[str]) -> Listing:
    """Return what can be done now, on boards on which these parts are drawn."""
    match, found = session.match, session.worth
    if match.is_over:
        ended = [Choice("do:new", say("play-again")), Choice("do:review", say("review-this"))]
        return Listing(say("is-over"), ended, " · ".join(session.narrator.ranking()))
    if not match.waits_for_human:
        return Listing(*_due(session))
    if session.is_covered:
        who = session.narrator.names[match.player]
        return Listing(session.pass_the_screen, [Choice("do:look", say("show-my-cards", who=who), key="s")])
    choices = _placed(session, _some(session, _valued_rows(session) if found else _plain_rows(session)), *drawn)
    valued, mark = session.valued, say("working") if session.is_waiting_for_worth else ""
    measure = mark if session.hint else ""
    if found:
        measure, mark = _hinted(session, found) if session.hint else told(found), _mark(found) if valued else ""
    elif session.is_worked_out:
        measure = say("goal-is-silent", goal=goal_words(match.game, session.goal or aim(match.game)))
    return Listing(say("choices-worth" if valued else "choices"), choices, measure, mark, _hint(session))


def _hinted(session: Session, found: Worth) -> str:
    """Return what a hint says: which choice to take, what it brings beside others, or why."""
    game, good, moves = session.match.game, session.suggested, session.selection.moves
    if session.hint == WHY:
        return in_a_row([session.why(), session.beside()], "space")
    if session.hint == WORTH:
        return session.gains() or found.sentence
    said, alike = session.guided_words(), session.alike()
    if said:
        return in_a_row([said, "" if alike in said else alike], "space")
    if len({session.label(action) for action, _ in moves}) == 1:
        return in_a_row([say("only-choice"), "" if session.selection.parts else _touch(session, moves[0][0])], "space")
    if not good:
        return say("all-the-same")
    by = goal_words(game, found.goal, "best") if found.goal != aim(game) else ""
    return in_a_row([_touch(session, good[0].action), by and sentence(capital(by)), alike], "space")


def _touch(session: Session, action: int) -> str:
    """Return the request to touch a choice, by its name in the list."""
    return say("touch", what=say("named", what=session.places.get(session.place) or session.label(action)))


def _mark(found: Worth) -> str:
    return say("mark", how=found.mark.split()[0], n=found.games or False)


def told(found: Worth) -> str:
    """Say what values count, and how many choices may be the best where none stands out.

    >>> from fractions import Fraction
    >>> options = tuple(ActionValue(n, name, Fraction(1, 2), Fraction(0), n == 0) for n, name in enumerate("ab"))
    >>> told(Worth("g", "Chance to win.", "estimate", True, options, contenders={0: 0, 1: 1}))
    'Chance to win. Too early to tell: play what you like.'
    """
    if found.indifferent and found.sure:
        return in_a_row([found.sentence, say("all-the-same")], "space")
    if not found.is_close:
        return found.sentence
    many = len(set(found.contenders.values()))
    are_some = len(found.contenders) < len(found.options)
    return in_a_row([found.sentence, say("some-may-be-best", n=many, some=are_some)], "space")


def _due(session: Session) -> tuple[str, list[Choice]]:
    """Return what is due while no person decides, and the rows that let it go on."""
    match = session.match
    if match.player != CHANCE:
        who, heading = session.narrator.names[match.player], say("decides", session.narrator.cast, who=match.player)
        return heading, [Choice("do:next", say("let-decide", who=who), key="n")]
    due = DUE.get(match.game.words.DEALER, "chance")
    if due != "dice" or not session.real_dice or not rolls_openly(match):
        return say(f"{due}-due"), [Choice("do:next", say(f"{due}-due.act"), key="n")]
    outcomes = [outcome for outcome, _ in match.game.chance_weights(match.state)]
    shown = [match.game.action_to_string(match.state, outcome) for outcome in outcomes]
    rows = zip(outcomes, shown, range(1, len(shown) + 1), strict=True)
    return say("die-shows"), [Choice(f"do:{o}", name, key=str(k) if k < 10 else "") for o, name, k in rows]


# Rows


def _plain_rows(session: Session) -> list[Choice]:
    """Every choice once, what is selected first, in the order of its kind; ends of routes come after acts that go
    nowhere."""
    chosen, moves = session.selection.action, session.selection.moves
    first = session.scenes.FIRST
    ranked = sorted(moves, key=lambda move: (move[0] != chosen, *(not move[1][0].startswith(kind) for kind in first)))
    rows = {session.label(action): _row(session, action) for action, _ in reversed(ranked)}
    ends = [Choice(part, words) for part, words in session.places.items()]
    at_once, steps = _apart(session, list(rows.values())[::-1], ends)
    return [*at_once, *ends, *steps]


def _apart(session: Session, rows: Sequence[Choice], ends: Sequence[Choice]) -> tuple[list[Choice], list[Choice]]:
    """Return acts that go nowhere, which come before the ends of routes, and other single steps, which come after."""
    going = tuple({part.partition(":")[0] for part in session.ends})
    acts = tuple(kind for kind in session.scenes.FIRST if not kind.startswith(("button:", *going)))
    stay = {session.label(action) for action, parts in session.selection.moves if going and parts[0].startswith(acts)}
    ids = {end.id for end in ends}
    known = stay | {session.label(action) for action, parts in session.selection.moves if parts[0] in ids}
    return [row for row in rows if row.label in stay], [row for row in rows if row.label not in known]


def _valued_rows(session: Session) -> list[Choice]:
    """Every choice once, what is selected first, then the best."""
    chosen, found = session.selection.action, session.worth
    rows: dict[str, Choice] = {}
    for option in sorted(found.ranked if found else (), key=lambda option: option.action != chosen):
        rows.setdefault(session.label(option.action), _row(session, option.action, option))
    for action, _ in session.selection.moves:
        rows.setdefault(session.label(action), _row(session, action))
    if not (ways := session.worth_of_ends):
        return list(rows.values())
    behind = {f"do:{option.action}": option.regret for option in found.options} if found else {}
    behind |= {part: option.regret for part, option in ways.items()}
    ends = [_row(session, option.action, option, part) for part, option in ways.items()]
    at_once, steps = _apart(session, list(rows.values()), ends)
    first = sorted([*at_once, *ends], key=lambda row: (row.id != session.place, behind[row.id]))
    return sorted([*first, *steps], key=lambda row: not row.best)


def _row(session: Session, action: int, option: ActionValue | None = None, part: str = "") -> Choice:
    """Return the row of a choice, or of a `part` far away."""
    chosen, found = session.selection.action, session.worth
    label, id = (option.label, part) if option and part else (session.label(action), f"do:{action}")
    key = "r" if action == chosen else "" if part else _key(session, action)
    if found is None or option is None or not session.valued:
        star = bool(found and option and found.is_star(option) and part == session.place)
        return Choice(id, f"★ {label}" if star else label, best=star or action == chosen, key=key)
    value, share = _paid(session, found, found.tell(option)), found.share(option.value)
    is_star = found.is_star(option) and part == session.place
    is_close = found.is_close and action in found.contenders and (option.best or not part)
    behind = "" if is_close else found.shortfall(option)
    behind = behind and _paid(session, found, behind)
    short = say("falls-short", by=behind, chance=found.chance) if behind else say("about-as-good")
    rank, regret = (say("best-choice") if is_star else short), behind and f"{'+' if found.cost else '−'}{behind}"
    if is_close and not found.sure:
        rank, regret = say("close"), say("may-be-best")
    spoken = say("choice-spoken", choice=label, value=value, rank=rank)
    exactly = say("exactly", value=found.exactly(option)) if found.mark == "exact" else ""
    return Choice(id, label, value, regret, share, is_star, exactly, key, spoken)


def _paid(session: Session, found: Worth, number: str) -> str:
    """Return a number of the list, with its coin if it is of money."""
    return (found.sure and goal_words(session.match.game, found.goal, "amount", n=number)) or number


def _key(session: Session, action: int) -> str:
    """The letter of an action that is not a place on the board, if its game gives it one."""
    keys = session.scenes.KEYS.items()
    return next((key for key, part in keys if (action, (part,)) in session.selection.moves), "")


def _some(session: Session, choices: list[Choice]) -> list[Choice]:
    """The first of the choices, or all if a person wants them, and what can be done over and over."""
    match, by_hand = session.match, session.step_by_step or session.real_dice
    repeated = None if by_hand else session.scenes.repeat(match.game, match.state)
    parts, guided = dict(session.selection.moves), f"do:{session.guided}"

    def kind(choice: Choice) -> str:
        """Return what sort of thing is touched for a choice: a space, a passenger, so many cards, or just this one: a
        button, an end of a route, or what a guide shows."""
        if choice.id in {*session.ends, guided}:
            return choice.id
        touched = parts.get(int(choice.id.partition(":")[2]), ("",))
        many = f" {len(touched)}" * touched[0].startswith("card:")
        return touched[0] if touched[0].startswith("button:") else touched[0].partition(":")[0] + many

    def is_usual(choice: Choice) -> bool:
        """Return whether a choice is worth a row before all are asked for."""
        number = choice.id.partition(":")[2]
        is_plain = choice.id.startswith("do:") and not choice.best and session.worth is None
        return not is_plain or session.scenes.is_usual(match.game, match.state, int(number))

    shown = choices if session.all_choices else first_rows([*filter(is_usual, choices)], kind)
    if rest := [choice for choice in choices if choice not in shown]:
        shown = [*shown, Choice("do:all", say("show-all", n=len(choices)))]
    if repeated and repeated[0] not in [choice.label for choice in shown]:
        over = Choice("do:repeat", repeated[0], key="a")
        worth, step = session.worth, repeated[1](match.state)
        is_good = step in [option.action for option in worth.good] if worth else bool(rest)
        return [over, *shown] if is_good else [*shown, over]
    return [replace(choice, key="a") if repeated and choice.label == repeated[0] else choice for choice in shown]


def _placed(session: Session, choices: Sequence[Choice], *drawn: Collection[str]) -> list[Choice]:
    """Mark the choices of kinds with many that the first board has too, until all are asked for; and asking for them,
    where boards have all that the list has not."""
    if not drawn:
        return [*choices]

    def places(touched: Sequence[str]) -> list[str]:
        return [part for part in touched if not part.startswith((AMOUNT, *session.selection.interpretations))]

    parts = {f"do:{action}": places(touched) for action, touched in session.selection.moves}
    many = Counter(each[0].partition(":")[0] for each in parts.values() if each)

    def is_place(choice: Choice) -> bool:
        touched = parts.get(choice.id, [])
        few = not touched or many[touched[0].partition(":")[0]] <= FEW or touched[0].startswith("card:")
        return not few and not session.all_choices and all(part in drawn[0] for part in touched)

    listed = {choice.id for choice in choices}
    rest = [part for id, touched in parts.items() if id not in listed for part in touched]
    in_sight = all(any(part in board for board in drawn) for part in rest)
    return [replace(each, place=in_sight if each.id == "do:all" else is_place(each)) for each in choices]


def first_rows(choices: list[Choice], kind: Callable[[Choice], str] = lambda choice: "") -> list[Choice]:
    """Return the first choices, the first of each kind and those with a key."""
    if len(choices) <= FIRST_ROWS + 1:
        return choices
    first_of = {kind(choice): choice for choice in reversed(choices)}
    kept = [choice for choice in choices if choice.key or first_of[kind(choice)] is choice]
    room = max(0, FIRST_ROWS - len(kept))
    plain = [choice for choice in choices if choice not in kept][:room]
    return [choice for choice in choices if choice in kept or choice in plain]


def _hint(session: Session) -> str:
    kinds, gathered = session.selection.kinds, session.selection.multi_select
    ready = session.selection.action is not None and (kinds or gathered)
    return say("press-r") if ready else ""
