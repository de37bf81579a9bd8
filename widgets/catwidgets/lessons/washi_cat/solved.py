"""The unit on minimax and proof: who wins small boards of Washi Cat, and how anybody can know."""

import functools
from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

from catlib import language, load
from catlib.chance import spoken
from catlib.game import Game
from catlib.games.washi_cat.boards import cell_number
from catlib.games.washi_cat.odds import solve
from catlib.games.washi_cat.setup import board_of
from catlib.solving import ForcedWin
from catwidgets.draw import SEATS, Rect, Scene, group, rect, text, token
from catwidgets.lessons.washi_cat import yards
from catwidgets.scenes.washi_cat.tape import Sheet as Paper
from catwidgets.teach import Answer, Listing, Picture, Steered, Unit, by_reader, drawing, explored, saying, together

say = saying(__name__)
COLOURS = ("red", "blue")
LOOK = 6  # turns within which the reader's function is asked who wins
BACKYARD = {
    "title": "Backyard, an invented board for lessons",
    "rows": 4,
    "columns": 3,
    "cats": 1,
    "fish": 2,
    "spacing": 0,
    "drawn_fish": [["a1", "a4"], ["c4", "c1"]],
    "drawn_cats": [["b1"], ["b4"]],
}
Wins = Callable[[Any, int, int], bool]


@functools.cache
def backyard(specials: int = 0) -> Game:
    """Four rows of three spaces, one cat each, and that many special moves."""
    return load("washi_cat", board=BACKYARD, drawing="board", turn_limit=0, specials=specials)


@functools.cache
def courtyard() -> Game:
    """Four rows of five spaces with two walls, one cat each."""
    return load("washi_cat", board="tiny", drawing="board", turn_limit=0, specials=0)


def solved(game: Game, turns: int = 0) -> ForcedWin:
    """Return who wins after that many turns of the perfect game, as the library finds."""
    return _solved(game, turns, spoken())


@functools.cache
def _solved(game: Game, turns: int, _language: str) -> ForcedWin:
    return solve(game, _after(game, turns))


@functools.cache
def _line(game: Game) -> tuple[int, ...]:
    return solve(game).line


def _turns(game: Game) -> tuple[int, int, int]:
    """A slider over the turns of the perfect game."""
    return 0, 0, len(_line(game)) - 1


def _after(game: Game, turns: int) -> Any:
    state = game.initial_state()
    for action in _line(game)[:turns]:
        state = game.successor(state, action)
    return state


# Pictures


class Row(NamedTuple):
    """A row of ten spaces, and how many each has drawn over in turn, red first."""

    drawn: tuple[int, ...] = ()

    @property
    def left(self) -> int:
        """The spaces that are left."""
        return 10 - sum(self.drawn)

    def draw(self, n: int) -> "Row":
        """Draw over some spaces; blue answers at once and leaves a lost row where it can."""
        if not self.left:
            return Row()
        if n > self.left:
            raise ValueError(say("too-many", n=self.left))
        after = Row((*self.drawn, n))
        return Row((*after.drawn, after.left % 4 or 1)) if after.left else after


def play_row() -> Steered:
    """A row of ten spaces to be drawn over in turn with one who plays perfectly."""
    buttons = {str(n): (say("row-tip", n=n), functools.partial(Row.draw, n=n)) for n in (1, 2, 3)}
    again = {say("again"): (say("again-tip"), lambda _: Row())}
    return Steered(_row, say("row-task"), Row(), buttons=buttons | again)


def _row(row: Row) -> Picture:
    scene, at, width = Scene(480, 64, say("row")), 0, 46
    for turn, n in enumerate(row.drawn):
        box = Rect(10 + width * at, 8, width * n, 46)
        scene.add(box.element(fill=SEATS[turn % 2].colour))
        at += n
    for k in range(10):
        scene.add(Rect(10 + width * k, 8, width, 46).element(fill="none", stroke=token("ink"), stroke_width=2))
    won = say("has-won", who=COLOURS[len(row.drawn) % 2 == 0])
    return Picture(scene, say("row-left", n=row.left) if row.left else won)


def play() -> Steered:
    """The backyard, on which a click moves the red cat, and the blue one answers as well as can be."""
    again = {say("again"): (say("again-tip"), lambda _: backyard().initial_state())}
    return Steered(_met, say("play-task"), backyard().initial_state(), _answered, again)


def _steps(state: Any) -> dict[int, int]:
    """The actions of whoever is to move, by the cell that each leads to."""
    game = backyard()
    return {_target(game, state, action): action for action in game.legal_actions(state)}


def _answered(state: Any, id: str) -> Any:
    game, step = backyard(), _steps(state).get(int(id.removeprefix("cell:")))
    if step is None:  # a second click, before the picture changed
        return state
    state = game.successor(state, step)
    if game.is_terminal(state):
        return state
    line = solve(game, state).line or game.legal_actions(state)
    return game.successor(state, line[0])


def _met(state: Any) -> Picture:
    game, steps = backyard(), _steps(state)
    marks = [] if game.is_terminal(state) else [yards.dots(game, steps)]
    scene = yards.scene(game, say("backyard"), state, marks, legal=steps)
    if game.is_terminal(state):
        return Picture(scene, say("has-won", who=COLOURS[game.returns(state)[1] > 0]))
    return Picture(scene, say("your-turn", n=len(steps)))


@by_reader(lambda: say("task"), turns_played=lambda: _turns(backyard()))
def judged(wins: Wins, turns_played: int) -> Picture:
    """The perfect game on the backyard, each move judged by the reader's function."""
    game, state = backyard(), _after(backyard(), turns_played)
    found = {action: _outcome(wins, game.successor(state, action)) for action in game.legal_actions(state)}
    scene, moves = _with_outcomes(game, say("backyard"), state, found)
    told = together([say("move-is", move=move, told=told) for move, told in moves], "comma")
    return Picture(scene, say("after", turns=turns_played, who=COLOURS[state.player], told=told))


def _target(game: Game, state: Any, action: int) -> int:
    """The cell that a move leads to, from its English words."""
    with language("en"):
        return cell_number(game.action_to_string(state, action).split(",")[0].split()[-1])


def _outcome(wins: Wins, state: Any) -> tuple[int | None, int]:
    """Return who wins after a move, and in how many turns more."""
    for turns in range(LOOK):
        for seat in (0, 1):
            if wins(state, seat, turns):
                return seat, turns
    return None, 0


def _with_outcomes(
    game: Game, label: str, state: Any, found: Mapping[int, tuple[int | None, int | None]]
) -> tuple[Scene, list[tuple[str, str]]]:
    """Write the outcome of each move into the space that it leads to, and return all moves with their outcomes."""
    paper, marks, said = Paper(board_of(game.setup)), [], {}
    for action, outcome in found.items():
        cell, words = _target(game, state, action), _told(*outcome, short=True)
        x, y = paper.shape(cell).centre
        width, said[cell] = 6.2 * len(words) + 8, _told(*outcome)
        ground = rect(x - width / 2, y - 10, width, 20, 4, fill=token("surface"), stroke=token("ink"), stroke_width=1)
        marks.append(group(ground, text(x, y, words, 11, bold=True), key=f"outcome {cell}"))
    moves = [(game.action_to_string(state, action), _told(*outcome)) for action, outcome in found.items()]
    return yards.scene(game, label, state, marks, said, ()), moves


@explored(lambda: say("perfect-task"), turns_played=lambda: _turns(courtyard()))
def perfect_game(turns_played: int) -> Picture:
    """The perfect game on the courtyard, turn by turn, with what every move would lead to."""
    game = courtyard()
    state, found = _after(game, turns_played), solved(game, turns_played)
    outcomes = {each.action: (each.winner, each.plies) for each in found.options}
    scene, moves = _with_outcomes(game, say("courtyard"), state, outcomes)
    good = sum(each.winner == 0 for each in found.options)
    left = len(_line(game)) - turns_played
    given = {"turns": turns_played, "who": COLOURS[state.player], "left": left}
    words = say("perfect", good=good, moves=len(found.options), **given)
    return Picture(scene, words, Listing(say("moves"), (say("move"), say("then")), moves)._repr_html_())


def _told(winner: int | None, after: int | None, short: bool = False) -> str:
    """Say who wins with a move, and in how many turns: the move itself and those after it."""
    named = {"who": "open", "n": 0} if winner is None else {"who": COLOURS[winner], "n": 1 + (after or 0)}
    return say("short" if short else "outcome", **named)


# Questions


def _winner(found: ForcedWin) -> str:
    return "nobody" if found.winner is None else "first" if found.winner == found.player else "second"


def who() -> str:
    return _winner(solved(courtyard()))


def turns() -> int:
    return solved(courtyard()).plies or 0


def any_or_all() -> str:
    game = backyard()
    state = _after(game, 1)
    children = [game.successor(state, action) for action in game.legal_actions(state)]
    return "all" if all(solve(game, child).winner == 0 for child in children) else ""


def what_proves_it() -> str:
    found = solved(backyard(1))
    return "safe" if found.mark == "exact" and found.safe else "long"


def is_lost(spaces: int) -> bool:
    return spaces in lost_rows((1, 2, 3), spaces)


# Exercises


def lost_rows(moves: Collection[int], most: int) -> list[int]:
    """The lengths of rows that are lost for the one to move, who draws one of some numbers of spaces."""
    lost: list[int] = []
    for n in range(most + 1):
        if not any(n - drawn in lost for drawn in moves):
            lost.append(n)
    return lost


exercises = Unit(
    __name__,
    {
        "solved: row": lambda: next(n for n in (1, 2, 3) if is_lost(10 - n)),
        "solved: who": who,
        "solved: turns": turns,
        "solved: any or all": any_or_all,
        "solved: backyard": lambda: solved(backyard()).plies or 0,
        "solved: one special": lambda: _winner(solved(backyard(1))),
        "solved: what proves it": what_proves_it,
        "solved: mower": what_proves_it,
        "solved: lost": Answer(is_lost, cases=tuple((n,) for n in range(21))),
    },
    exercises=(
        drawing(
            lambda n, most: next(k for k in range(1, most + 1) if n - k in lost_rows(range(1, most + 1), n)),
            most=range(3, 7),
            rounds=range(2, 10),
            left=lambda most: range(1, most + 1),
            n=lambda most, rounds, left: (most + 1) * rounds + left,
            multiple=lambda most: most + 1,
        ),
        drawing(lambda n: "yes" if n % 3 else "no", n=range(5, 31)),
        drawing(
            lambda moves, others: moves**others, moves=range(2, 7), turns=(5, 7, 9), others=lambda turns: turns // 2
        ),
        drawing(lambda n: "second" if n % 2 else "first", n=range(6, 31), cuts=lambda n: n - 1),
        drawing(
            lambda moves, most: len(lost_rows(moves, most)) - 1,
            moves=((1, 3, 4), (1, 4), (2, 3), (1, 2, 4), (1, 4, 5), (1, 3, 6), (2, 5)),
            most=range(20, 41),
            allowed=lambda moves: together(moves, "comma"),
            lost=lambda moves, most: together(lost_rows(moves, most)[1:], "comma"),
        ),
    ),
    board=lambda: Picture(yards.scene(backyard(), say("backyard"), backyard().initial_state()), say("one-each")),
)
