"""The voice of Washi Cat: the words that fill the sentences of `en/`, and which sentence is said when."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from string import ascii_letters
from typing import Any

from catlib.game import BotNames, Cast, Moment, Phrase, Step, Voice, WorkedTurn, capital, sentence
from catlib.rules import TERMINAL

from .. import phases, rules
from ..boards import COLUMNS, LETTERS, Board, cell_name, rectangle
from ..drawing import cat_to_draw, drawer, drawn_at, may_draw_at, spaced
from ..moving import landing_of, may_cross, may_move, needs_special, target, turn_actions
from ..phases import cat_of, edge_row, far_row, fish_side, has_line, home_row, is_crossed, kind_of, may_enter_fish
from ..setup import HouseRules, board_of, choice, starts_apart

COLOURS = ("red", "blue")
DEALER = "Chance"  # there are no dice


PAIRS = ascii_letters[26:] + ascii_letters[:26]  # a letter for each pair of sewers
HOW = {phases.STEP: "step", phases.JUMP: "jump", phases.POP: "sewer"}
CARRIES = {phases.EMPTY: "nothing", phases.CARRYING: "fish", phases.DELIVERED: "done"}
ENDED = {phases.BY_DELIVERY: "delivery", phases.BY_TRAP: "trap", phases.BY_LIMIT: "limit"}


def _who(at: Moment) -> int:
    """Return whose action it is, whoever draws by chance included; the winner at the end."""
    if at.state.phase == phases.FIRST:
        return at.action
    if at.state.phase == phases.DRAW:
        return int(drawer(at.state))
    return int(at.state.winner if at.state.phase == phases.OVER else at.state.player)


def _cat(at: Moment) -> int:
    """Return the cat that an action draws or moves."""
    if at.state.phase == phases.DRAW:
        return int(cat_to_draw(at.setup, at.state, at.action // COLUMNS))
    return int(cat_of(at.state, at.action))


def at_cat(setup: Any, cat: int, state: Any = None) -> Moment:
    """Return a point at which something is said of a cat."""
    at = voice.at(setup, state)
    return at.with_words(**_of_cat(at, cat))


def _of_cat(at: Moment, cat: int) -> dict[str, Any]:
    """Return the words of a cat; what it carries and the row that it wants to get to in a position alone."""
    words = {"colour": at.phrase(COLOURS[cat // 2]), "n": cat % 2 + 1}
    if at.state is None:
        return words
    row = home_row(at.setup, cat) if at.state.carry[cat] else far_row(at.setup, cat)
    return words | {"carries": CARRIES[at.state.carry[cat]], "row": row + 1}


def _cell(at: Moment) -> int:
    """Return the cell in which an action draws or ends."""
    if at.state.phase == phases.DRAW:
        return int(edge_row(at.setup, at.action // COLUMNS) * COLUMNS + at.action % COLUMNS)
    return int(target(at.setup, at.state, at.action))


def _sewer(setup: Any, cell: int) -> str:
    return board_of(setup).sewers[setup.pair[cell]].colour if setup.pair[cell] >= 0 else ""


def _is_special(at: Moment) -> bool:
    """Return whether an action of a turn uses up a special move."""
    if at.action == phases.PASS or kind_of(at.action) != phases.JUMP:
        return at.action != phases.PASS and kind_of(at.action) == phases.POP
    cat, side = _cat(at), at.action % 4
    return bool(needs_special(at.setup, at.state, cat, side, landing_of(at.setup, at.state, cat, side)))


def _arrival(at: Moment) -> str:
    """Return what a cat does where its move ends."""
    if at.action == phases.PASS:
        return "nothing"
    cat, cell = _cat(at), _cell(at)
    if fish_side(at.setup, at.state, cell) >= 0:
        return "fish"
    home = cell // COLUMNS == home_row(at.setup, cat)
    return "home" if home and at.state.carry[cat] == phases.CARRYING else "nothing"


def _home(at: Moment, seat: int) -> int:
    """Return how many fish a player has brought home."""
    return sum(at.state.carry[2 * seat + i] == phases.DELIVERED for i in range(at.setup.cats))


def _errands(at: Moment) -> list[Phrase]:
    own = [2 * at.state.player + i for i in range(at.setup.cats)]
    return [at.phrase("errand", **_of_cat(at, cat)) for cat in own]


def _lead(at: Moment) -> str:
    """Return who is ahead by a goal's worth in steps: FAR is left where a cat has no way."""
    value = at.given["value"]
    if abs(value) > phases.FAR // 2:
        return "free" if value > 0 else "shut"
    return "level" if not value else "behind" if value < 0 else "ahead"


WORDS: dict[str, Callable[..., Any]] = {
    "seat": lambda at, seat: at.phrase(COLOURS[seat]),
    "who": _who,
    "whom": lambda at: 1 - _who(at),
    "decides": lambda at: at.state.player >= 0,
    "draws": lambda at: "fish" if at.state.drawn < 2 * at.setup.fish else "cat",
    "lead": _lead,
    "apart": lambda at: starts_apart(at.setup),
    "colour": lambda at: at.phrase(COLOURS[_who(at)]),
    "n": lambda at: _cat(at) % 2 + 1,
    "cell": lambda at: cell_name(_cell(at)),
    "errands": _errands,
    "left": lambda at: at.state.specials[at.state.player],
    "how": lambda at: "pass" if at.action == phases.PASS else HOW[kind_of(at.action)],
    "sewer": lambda at: _sewer(at.setup, _cell(at)),
    "special": _is_special,
    "arrival": _arrival,
    "ended": lambda at: ENDED.get(at.state.ended, "standstill"),
    # The player's rulebook
    "half": lambda at: at.setup.fish // 2,
    "invented": lambda at: board_of(at.setup).invented,
    "picture": lambda at: _picture(board_of(at.setup)),
    "shrines": lambda at: len(board_of(at.setup).shrines),
    "walls": lambda at: bool(board_of(at.setup).closed()),
    "buildings": lambda at: len(board_of(at.setup).buildings),
    "pairs": lambda at: _pairs(at),
    "leaves_emptily": lambda at: any(at.setup.exits),
}
WORTH_TRYING = ("board", "drawing", "specials", "own_line_blocks", "trapped")
WORKED_TURN = WorkedTurn(
    players=2,
    seed=1,
    lead=0,
    house={"board": "tiny", "drawing": "board"},
    moves=(52, 55, 53, 54, 52, 54, 52, 54, 53, 55, 55, 52, 58),
)
voice = Voice(__file__, rules, HouseRules, phases, WORDS)
NAMES = BotNames(voice, "random", "straight on", "beginner", "stroller", "racer", "blocker", "learned", "tree search")


def _pairs(at: Moment) -> Any:
    """Return the letters of the pairs of sewers with their colours; False if there are none."""
    pairs = zip(PAIRS, board_of(at.setup).sewers, strict=False)
    return [at.phrase("pair", letter=letter, sewer=sewers.colour) for letter, sewers in pairs] or False


def _picture(board: Board) -> str:
    """Return the board in letters, walls between them, the last row on top."""
    signs = {name: "+" for building in board.buildings for name in rectangle(*building.corners)}
    signs |= dict.fromkeys(board.shrines, "#")
    signs |= {name: letter for letter, sewers in zip(PAIRS, board.sewers, strict=False) for name in sewers.cells}
    columns, closed, lines = LETTERS[: board.columns], board.closed(), [f"  {' '.join(LETTERS[: board.columns])}"]
    for row in range(1, board.rows + 1):
        above = "".join(" -"[{f"{c}{row - 1}", f"{c}{row}"} in closed] + " " for c in columns).rstrip()
        lines += [f"  {above}"] * bool(above)
        beside = (" |"[{f"{c}{row}", f"{d}{row}"} in closed] for c, d in zip(columns, f"{columns[1:]} ", strict=True))
        cells = (signs.get(f"{c}{row}", ".") for c in columns)
        lines.append(f"{row} {''.join(map(str.__add__, cells, beside))}".rstrip())
    return "\n".join(reversed(lines))


# Names


def seat_name(setup: Any, seat: int) -> str:
    """Return a player by the colour of the pen."""
    return voice.at(setup).say(COLOURS[seat])


def cat_name(setup: Any, cat: int) -> str:
    """Return a cat by colour, and by number where a player has two."""
    return at_cat(setup, cat).say("cat-name")


def parts(setup: Any, state: Any, action: int) -> tuple[str, ...]:
    """Return the id of the one place to touch: the cell where a move ends or, where several end, one of its targets.

    `cell:57` is the cell with number 57; `cell:57:1` is the same for the second cat (0 or 1), `cell:57:1:sewer`
    for its way through a sewer.
    """
    if state.phase == phases.FIRST:
        return (f"seat:{action}",)
    if state.phase == phases.TURN and action == phases.PASS:
        return ("button:pass",)
    cell = _cell(voice.at(setup, state, action))
    if state.phase == phases.DRAW or len(_ending_on(setup, state, cell)) == 1:
        return (f"cell:{cell}",)
    return (f"cell:{cell}:{cat_of(state, action) % 2}{':sewer' if kind_of(action) == phases.POP else ''}",)


def _ending_on(setup: Any, state: Any, cell: int) -> list[int]:
    """Return the legal moves of a turn that end on a cell."""
    actions = [0] * rules.NUM_ACTIONS
    moves = [a for a in actions[: turn_actions(setup, state, actions)] if a != phases.PASS]
    return [a for a in moves if target(setup, state, a) == cell]


def state_to_string(setup: Any, state: Any) -> str:
    """Return the position on one line: question, cats, specials."""
    at = voice.at(setup, state)
    drawn = [cat for cat in range(phases.CATS) if state.head[cat] >= 0]
    there = [at.phrase("cat-there", cell=cell_name(state.head[cat]), **_of_cat(at, cat)) for cat in drawn]
    specials = [at.phrase("specials-of", who=seat, left=state.specials[seat]) for seat in range(2)]
    counted = state.phase == phases.TURN and setup.turn_limit > 0
    words = {"counted": counted, "turn": state.turn + 1, "question": at.asks(), "specials_left": specials}
    return at.say("position", there=there or [at.phrase("no-cats")], **words)


# Why not


def why_no_cell(at: Moment, cell: int) -> str:
    if not (cell < at.setup.rows * COLUMNS and cell % COLUMNS < at.setup.columns):
        return at.say("no-such-space")
    at = at.with_words(cell=cell_name(cell))
    if at.state.phase == phases.DRAW:
        return _why_no_drawing(at, cell)
    return _why_no_move(at, cell) if at.state.phase == phases.TURN else ""


def _why_no_drawing(at: Moment, cell: int) -> str:
    """Return the first rule of drawing that a cell breaks."""
    setup, state, row = at.setup, at.state, cell // COLUMNS
    sides = [side for side in range(2) if row == edge_row(setup, side)]
    if not sides:
        return at.say("in-the-middle")
    [side] = sides
    if drawn_at(setup, state, side) >> cell % COLUMNS & 1:
        return at.say("drawn-on-already")
    if not setup.edge[side] >> cell % COLUMNS & 1:
        return at.say("not-drawn-on")
    if may_draw_at(setup, state, side):
        return at.say("too-near", needed=_distance(at))
    if state.drawn < 2 * setup.fish:
        return capital(at.say("fish-drawn-there", n=setup.fish // 2, row=row + 1))
    if starts_apart(setup):
        return capital(at.say("cat-drawn-there", row=row + 1))
    return at.say("other-starting-row")


def _distance(at: Moment) -> int:
    """Return how many spaces the next drawing keeps, less than usual where there is no room for that."""
    sides = [side for side in range(2) if may_draw_at(at.setup, at.state, side)]
    return max(gap for gap in range(at.setup.gap + 1) for side in sides if spaced(at.setup, at.state, side, gap))


def _why_no_move(at: Moment, cell: int) -> str:
    """Return why the nearest cat cannot go to a cell."""
    setup, state = at.setup, at.state
    if len(_ending_on(setup, state, cell)) > 1:
        return at.say("several-moves")
    cats = [2 * state.player + i for i in range(setup.cats) if may_move(setup, state, 2 * state.player + i)]
    if not cats:
        return at.say("all-rest")
    cat = min(cats, key=lambda cat: sum(map(abs, _offset(state, cat, cell))))
    rows, columns = _offset(state, cat, cell)
    at = at.with_words(here=cell_name(state.head[cat]), **_of_cat(at, cat))
    if not setup.open[cell // COLUMNS] >> cell % COLUMNS & 1:
        return at.say("shrine")
    if rows == columns == 0:
        return capital(at.say("there-already"))
    if (blocked := _why_no_sewer(at, cats, cell)) and abs(rows) + abs(columns) > 1:
        return blocked
    if rows and columns:
        return at.say("across-a-corner" if abs(rows) == abs(columns) == 1 else "not-in-line")
    side = side_of(rows, columns)
    return (_why_no_step if abs(rows + columns) == 1 else _why_no_jump)(at, cat, cell, side)


def _offset(state: Any, cat: int, cell: int) -> tuple[int, int]:
    """Return rows and columns from a cat to a cell."""
    head = state.head[cat]
    return cell // COLUMNS - head // COLUMNS, cell % COLUMNS - head % COLUMNS


def side_of(rows: int, columns: int) -> int:
    """Return the side on which a cell in line lies: north, east, south or west as 0 to 3.

    >>> side_of(2, 0), side_of(0, 1), side_of(-1, 0), side_of(0, -5)
    (0, 1, 2, 3)
    """
    return (0 if rows > 0 else 2) if rows else (1 if columns > 0 else 3)


def _why_no_sewer(at: Moment, cats: Sequence[int], cell: int) -> str:
    """Return why a cat beside the twin of a sewer cannot come out here."""
    setup, state, entry = at.setup, at.state, at.setup.twin[cell]
    beside = [cat for cat in cats if entry >= 0 and entry in setup.near[4 * state.head[cat] : 4 * state.head[cat] + 4]]
    if not beside:
        return ""
    if state.dead >> setup.pair[cell] & 1:
        return at.say("pair-blocked", sewer=_sewer(setup, cell), entry=cell_name(entry))
    if not state.specials[state.player]:
        return at.say("specials-used-up")
    return at.say("line-on-sewer", sewer=_sewer(setup, cell))


def _why_no_step(at: Moment, cat: int, cell: int, side: int) -> str:
    setup, state, seat = at.setup, at.state, cat // 2
    if setup.near[4 * state.head[cat] + side] < 0:
        return at.say("wall-between")
    if has_line(state, 1 - seat, cell):
        return at.say("line-of-other")
    if setup.exits[state.head[cat]] >> side & 1 and is_crossed(state, cell):
        return at.say("line-outside")
    if has_line(state, seat, cell):
        return at.say("own-line")
    return _why_no_fish(at, cat, cell)


def _why_no_fish(at: Moment, cat: int, cell: int) -> str:
    side = fish_side(at.setup, at.state, cell)
    if side == at.setup.home[cat]:
        return at.say("fish-of-own-side")
    return capital(at.say("has-had-fish")) if side >= 0 else ""


def _why_no_jump(at: Moment, cat: int, cell: int, side: int) -> str:
    """Return what stops a jump in a straight line."""
    setup, state, here, crossed = at.setup, at.state, at.state.head[cat], False
    while here != cell:
        there = setup.near[4 * here + side]
        if there < 0:
            return at.say("wall-in-the-way", here=cell_name(here))
        theirs = there != cell and has_line(state, 1 - cat // 2, there) == 1
        if there != cell and not theirs and not may_cross(setup, state, cat, there):
            return at.say("nothing-to-cross", there=cell_name(there))
        crossed = crossed or theirs
        here = there
    if is_crossed(state, cell):
        return at.say("lands-on-line")
    if (crossed or setup.jump_is_special) and not state.specials[cat // 2]:
        return at.say("specials-used-up")
    if setup.landing == choice.BLANK and may_enter_fish(setup, state, cat, cell):
        return at.say("not-blank")
    return _why_no_fish(at, cat, cell)


def why_no_cat(at: Moment, cat: int) -> str:
    if at.state.phase != phases.TURN or cat >= phases.CATS:
        return ""
    if cat // 2 != at.state.player:
        return capital(at.say("not-your-cat", **_of_cat(at, cat)))
    return at.say("touch-where-it-goes")


def why_no_special(at: Moment, _: int) -> str:
    if at.state.phase != phases.TURN:
        return ""
    return at.say("what-takes-specials" if at.state.specials[at.state.player] else "specials-used-up")


# Whose turn it is


def goal(setup: Any, state: Any, cast: Cast, seat: int | None) -> str:
    """Return what it takes to win, and how far both are."""
    at = voice.at(setup, state, cast=cast)
    scores = [at.phrase("score", who=s, home=_home(at, s)) for s in range(2)]
    return at.sentences([sentence(at.say("aim")), capital(at.listed(scores, "comma"))])


def turn_of(setup: Any, state: Any) -> int:
    """Return whose turn it is; nobody's while fish and cats are drawn."""
    return int(state.player) if state.phase == phases.TURN and state.player != TERMINAL else -1


def together(setup: Any, state: Any, action: int) -> Hashable:
    """Return None: every move is an entry of its own."""
    return None


# What happened


def tell_turn(at: Moment) -> Iterator[str]:
    yield at.told()
    if _is_special(at):
        yield at.say("special-move", left=at.step.after.specials[at.state.player])


def brought(at: Moment) -> Iterator[str]:
    """Yield what a move brought."""
    before, after = at.step.before, at.step.after
    if before.phase != phases.TURN or at.action == phases.PASS:
        return
    if after.carry != before.carry:
        home = home_row(at.setup, _cat(at)) + 1
        said = "takes-a-fish" if fish_side(at.setup, before, _cell(at)) >= 0 else "brings-home"
        yield at.say(said, row=home, home=_home(voice.at(at.setup, after), before.player))
    for pair, sewers in enumerate(board_of(at.setup).sewers):
        if (after.dead & ~before.dead) >> pair & 1:
            yield at.say("sewers-blocked", sewer=sewers.colour)


def marks(step: Step) -> Mapping[str, str]:
    """Return what is outlined: where others drew, and where their cats went."""
    before, after, at = step.before, step.after, voice.at_step(step)
    found: dict[str, str] = {}
    for state, action, _ in step.moves:
        if state.phase == phases.DRAW and drawer(state) != step.seat:
            drawn = _cell(voice.at(step.setup, state, action))
            found[f"cell:{drawn}"] = at.say("drew-here", who=int(drawer(state)))
    for cat in range(phases.CATS):
        if before.head[cat] >= 0 and after.head[cat] != before.head[cat] and cat // 2 != step.seat:
            found[f"cell:{after.head[cat]}"] = at.say("came-here", who=cat // 2)
    return found


def moments(step: Step) -> Mapping[str, str]:
    """Return where a fish was taken or brought home, and the cats that are trapped."""
    before, after = step.before, step.after
    found = {f"cell:{after.head[cat]}": "gain" for cat in range(phases.CATS) if after.carry[cat] > before.carry[cat]}
    if after.player == TERMINAL and after.ended == phases.BY_TRAP:
        loser = 1 - after.winner
        found |= {f"cell:{head}": "trap" for head in after.head[2 * loser : 2 * loser + 2] if head >= 0}
    return found


# The end


def standing(setup: Any, state: Any, seat: int) -> str:
    """Return the fish brought home, by the colour of the pen."""
    at = voice.at(setup, state)
    return at.say("standing", colour=at.phrase(COLOURS[seat]), home=_home(at, seat))


def ending(setup: Any, state: Any, cast: Cast) -> str:
    """Return who has won, with what, and why."""
    at = voice.at(setup, state, cast=cast)
    if state.winner == phases.NOBODY:
        return capital(at.asks())
    return capital(at.say("result", scores=at.joined([_home(at, s) for s in (state.winner, 1 - state.winner)], "to")))
