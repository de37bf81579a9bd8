"""The unit on minimax and proof: who wins small boards of Washi Cat, and how anybody can know."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Collection, Iterator
from typing import Any

from catlib import load
from catlib.chance import counted
from catlib.game import Game
from catlib.games.washi_cat.boards import cell_number
from catlib.games.washi_cat.odds import solve
from catlib.games.washi_cat.setup import board_of
from catlib.solving import ForcedWin
from catwidgets.draw import Element, group, rect, text, token
from catwidgets.lessons.washi_cat.yards import yard_scene
from catwidgets.scenes.washi_cat.tape import Sheet as Paper
from catwidgets.teach import Exhibit, Explorer, Guide, Listing, Own, Picture, Question, Unit, ask, friendly, task

FIRST, SECOND, NOBODY = "The one who begins", "The other one", "Nobody can force it"
SAFE, MANY, LONG = (
    "A set of positions that one can always stay in, and never lose",
    "A million games in which nobody won",
    "A search that looks twenty turns ahead",
)
COLOURS = ("Red", "Blue")
LOOK = 6  # turns that the reader's function is asked to look ahead
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
    """Four rows of three spaces, one cat each, and so many special moves."""
    return load("washi_cat", board=BACKYARD, drawing="board", turn_limit=0, specials=specials)


@functools.cache
def courtyard(specials: int = 0) -> Game:
    """Four rows of five spaces with two walls, one cat each, and so many special moves."""
    return load("washi_cat", board="tiny", drawing="board", turn_limit=0, specials=specials)


@functools.cache
def solved(game: Game, turns: int = 0) -> ForcedWin:
    """Who wins after so many turns of the perfect game, as the library finds."""
    state = game.initial_state()
    for action in _line(game)[:turns]:
        state = game.successor(state, action)
    return solve(game, state)


@functools.cache
def _line(game: Game) -> tuple[int, ...]:
    return solve(game).line


def _after(game: Game, turns: int) -> Any:
    state = game.initial_state()
    for action in _line(game)[:turns]:
        state = game.successor(state, action)
    return state


# Pictures


@friendly
def judged(wins: Wins) -> Explorer:
    """The perfect game on the backyard, each move judged by the reader's function."""
    own = Own(wins)
    own(backyard().initial_state(), 0, 1)
    game = backyard()
    draw = functools.partial(_judged, game, own)
    return Explorer(draw, "Which moves win, and which lose?", turns_played=(0, 0, len(_line(game)) - 1))


def _judged(game: Game, wins: Wins, turns_played: int) -> Picture:
    state = _after(game, turns_played)
    moves = {game.action_to_string(state, a): game.successor(state, a) for a in game.legal_actions(state)}
    said = {_target(name): _outcome(wins, child) for name, child in moves.items()}
    scene = yard_scene(game, "The backyard", state, list(_marks(game, said)), said, ())
    told = ", ".join(f"{name}: {_outcome(wins, child)}" for name, child in moves.items())
    return Picture(scene, f"After {counted(turns_played, 'turn')}. {COLOURS[state.player]} is to move. {told}.")


def _target(name: str) -> int:
    """The cell that a move leads to, from its words."""
    return cell_number(name.split(",")[0].split()[-1])


def _outcome(wins: Wins, state: Any) -> str:
    """Who wins after a move, and in how many turns more."""
    for turns in range(LOOK + 1):
        for seat in (0, 1):
            if wins(state, seat, turns):
                return f"{COLOURS[seat]} wins" + (f" in {turns}" if turns else "")
    return "open"


def _marks(game: Game, said: dict[int, str]) -> Iterator[Element]:
    """The outcome written into the space that a move leads to."""
    paper = Paper(board_of(game.setup))
    for cell, words in said.items():
        x, y = paper.shape(cell).centre
        short = words.replace(" wins in ", " ").replace(" wins", "")
        width = 6.2 * len(short) + 8
        ground = rect(x - width / 2, y - 10, width, 20, 4, fill=token("surface"), stroke=token("ink"), stroke_width=1)
        yield group(ground, text(x, y, short, 11, bold=True), key=f"outcome {cell}")


def perfect_game() -> Explorer:
    """The perfect game on the courtyard, turn by turn, with what every move would lead to."""
    return Explorer(_perfect, "Both play as well as can be.", turns_played=(0, 0, len(_line(courtyard())) - 1))


def _perfect(turns_played: int) -> Picture:
    game = courtyard()
    state, found = _after(game, turns_played), solved(game, turns_played)
    said = {_target(each.name): _told(each.winner, each.plies) for each in found.options}
    scene = yard_scene(game, "The courtyard", state, list(_marks(game, said)), said, ())
    good = sum(each.winner == 0 for each in found.options)
    left = len(_line(game)) - turns_played
    words = f"After {counted(turns_played, 'turn')}. {COLOURS[state.player]} is to move, and Red wins in {left}. "
    words += f"{good} of {counted(len(found.options), 'move')} {'keeps' if good == 1 else 'keep'} it so."
    rows = [(each.name, _told(each.winner, each.plies)) for each in found.options]
    return Picture(scene, words, Listing("Moves", ("move", "then"), rows)._repr_html_())


def _told(winner: int | None, plies: int | None) -> str:
    return "open" if winner is None else f"{COLOURS[winner]} wins in {plies}"


def board() -> Exhibit:
    """The backyard as the game begins, for paper."""
    return Exhibit(Picture(yard_scene(backyard(), "The backyard", backyard().initial_state()), "One cat each."))


# Questions


def _winner(found: ForcedWin) -> str:
    return NOBODY if found.winner is None else FIRST if found.winner == found.player else SECOND


@ask(
    "solved: who",
    "The courtyard has 20 spaces. Both cats play perfectly, without special moves. Who wins?",
    kind="choice",
    choices=(FIRST, SECOND, NOBODY),
    hints={
        SECOND: "Somebody has to win or not, and only a proof can say. This is not what it says.",
        NOBODY: "It may look so, for the board is the same from both sides. But somebody moves first.",
    },
    because="Whatever the other cat does, the first one wins. The library has looked at all that matters.",
)
def who() -> str:
    return _winner(solved(courtyard()))


@ask(
    "solved: turns",
    "In how many turns does the winner win, if the loser holds out as long as can be? Count the turns of both.",
    kind="number",
    hints={
        8: "So many are the winner's own. The loser's turns count, too.",
        7: "So many are the loser's. The winner's turns count, too.",
        14: "The one who begins makes the last turn. So the number is odd.",
        20: "There are 20 spaces, but not all of them are drawn on.",
        16: "The one who begins makes the last turn. So the number is odd.",
        5: "So quick it is on the backyard.",
    },
    because="Eight turns of the winner and seven of the other.",
)
def turns() -> int:
    return solved(courtyard()).plies or 0


@ask(
    "solved: any or all",
    "You want to prove that Red can force a win. It is Blue's turn. What do you have to show?",
    kind="choice",
    choices=("One move of Blue after which Red wins", "Red wins after every move of Blue", "Blue has no move"),
    hints={
        "One move of Blue after which Red wins": "Blue will not play that one. Blue chooses, not Red.",
        "Blue has no move": "That would do, but it is hardly ever so.",
    },
    because="At Red's turn one good move is enough. At Blue's turn all moves have to be answered.",
)
def any_or_all() -> str:
    game = backyard()
    state = _after(game, 1)
    children = [game.successor(state, action) for action in game.legal_actions(state)]
    return "Red wins after every move of Blue" if all(solve(game, child).winner == 0 for child in children) else ""


@ask(
    "solved: backyard",
    "In how many turns, of both together, can Red force a win on the backyard?",
    kind="number",
    hints={
        4: "Red begins, and Red makes the last turn. So the number is odd.",
        6: "Red begins, and Red makes the last turn. So the number is odd.",
        3: "Three are the turns of Red alone.",
        15: "That is the courtyard.",
    },
    because="b2, b3, c2, and after the next turn of Blue Red jumps: the blue cat is cut off.",
)
def yard_turns() -> int:
    return solved(backyard()).plies or 0


@ask(
    "solved: one special",
    "Now each cat has one special move: it may jump once over a line of the other. Who can force a win "
    "on the backyard?",
    kind="choice",
    choices=(FIRST, SECOND, NOBODY),
    hints={
        FIRST: "That was so without special moves. What does the jump do to a cat that is shut in?",
        SECOND: "The other one has a special move, too.",
    },
    because="Each of the two can hold the other off for ever.",
)
def one_special() -> str:
    return _winner(solved(backyard(1)))


@ask(
    "solved: what proves it",
    "You say that nobody can ever force a win. A game could last for ever. What proves it?",
    kind="choice",
    choices=(SAFE, MANY, LONG),
    hints={
        MANY: "In the next game somebody may find a better move.",
        LONG: "And after twenty-one turns?",
    },
    because="If you can always stay in the set, and nobody wins there, you hold out for ever. Anybody can check it.",
)
def what_proves_it() -> str:
    found = solved(backyard(1))
    return SAFE if found.mark == "exact" and found.safe else LONG


@functools.cache
def _is_lost(spaces: int) -> bool:
    return not any(_is_lost(spaces - drawn) for drawn in (1, 2, 3) if drawn <= spaces)


@task(
    "solved: lost",
    "Whether a row of so many spaces is lost for the one to move.",
    cases=tuple((n,) for n in range(21)),
    because="A row is lost if every move leaves the other a row that is won. So 0, 4, 8, 12 and so on are lost.",
)
def is_lost(spaces: int) -> bool:
    return _is_lost(spaces)


# Exercises


def lost_rows(moves: Collection[int], most: int) -> list[int]:
    """The lengths of rows that are lost for the one to move, who draws one of some numbers of spaces.

    >>> lost_rows((1, 2, 3), 9)
    [0, 4, 8]
    """
    lost: list[int] = []
    for n in range(most + 1):
        if not any(n - drawn in lost for drawn in moves):
            lost.append(n)
    return lost


def _first_move(rng: random.Random) -> Question:
    most = rng.randint(3, 6)
    n = (most + 1) * rng.randint(2, 9) + rng.randint(1, most)
    return Question(
        "solved: exercise 1",
        f"A row has {n} spaces. In turn each draws over 1 to {most} of them. Whoever draws over the last space wins. "
        "Over how many do you draw first, to win?",
        lambda: next(drawn for drawn in range(1, most + 1) if n - drawn in lost_rows(range(1, most + 1), n)),
        kind="number",
        because=f"Leave the other a multiple of {most + 1}, now and after each turn.",
    )


def _proof_tree(rng: random.Random) -> Question:
    moves, turns = rng.randint(2, 6), rng.choice([5, 7, 9])
    return Question(
        "solved: exercise 2",
        f"A game lasts {turns} turns, and there are {moves} moves in each. The one who begins has a winning move in "
        "each turn. How many games does a proof have to show, if each game in it is written out once?",
        lambda: moves ** (turns // 2),
        kind="number",
        because=f"One move for each of the winner's turns, all {moves} for each of the other's {turns // 2}.",
    )


def _other_rows(rng: random.Random) -> Question:
    moves = rng.choice([(1, 3, 4), (1, 4), (2, 3), (1, 2, 4), (1, 4, 5), (1, 3, 6), (2, 5)])
    most = rng.randint(20, 40)
    words = ", ".join(map(str, moves[:-1])) + f" or {moves[-1]}"
    return Question(
        "solved: exercise 3",
        f"In a row of spaces each draws over {words} of them in turn. Whoever cannot draw has lost. How many of the "
        f"rows with 1 to {most} spaces are lost for the one who begins?",
        lambda: len(lost_rows(moves, most)) - 1,
        kind="number",
        because=f"These: {', '.join(map(str, lost_rows(moves, most)[1:]))}.",
    )


UNIT = Unit(
    number=16,
    name="solved",
    title="Solved",
    age=17,
    minutes=45,
    concept="minimax and proof",
    game="Washi Cat",
    hook="Two cats play perfectly. Who wins, and how can anybody know?",
    exercises=(_first_move, _proof_tree, _other_rows),
    board=board,
    guide=Guide(
        plan=[
            (5, "Pairs play the row game with 10 matches: take 1, 2 or 3. Who finds out how to win?"),
            (10, "Your turn 1: rows that are lost. Write won and lost below the numbers 0 to 12 on the board."),
            (10, "The idea cell: any at one's own turn, all at the other's. Then the backyard, move by move."),
            (5, "Your turn 2: how many turns? Then the courtyard, two guesses."),
            (10, "Special moves: can nobody win? What would prove it? The safe set."),
            (5, "Exercises with a seed for each pupil, then the exit ticket."),
        ],
        say=[
            "A position is lost if every move makes the other one win. It is won if one move makes the other one lose.",
            "A proof is something that others can check, and that needs no trust in the one who found it.",
        ],
        ask=[
            "Why is one move enough at Red's turn, and why not at Blue's?",
            "What does “in five turns” say about a loser who plays badly?",
            "How would you check a safe set that somebody gives you?",
        ],
        support="Stay with the row game. Let pupils colour lost rows red, from 0 upwards.",
        extension="Let the cats of the backyard have two special moves, and find the safe sets again.",
        ticket=(
            "In turn each takes 1 or 2 of 9 matches. Whoever takes the last wins. Does the one who begins win?",
            "No: 0, 3, 6 and 9 are lost.",
        ),
        open_answers={
            "Chess has not been solved. What stands in the way?": "The number of positions, some 10 to the 44th power. "
            "The thought is the same: a table of won and lost positions, filled from the end.",
            "If a program says that Red wins, why should anybody believe it?": "Because one can check it: a move for "
            "each of Red's turns, and every answer of Blue's. The one who checks needs far less time than the one who "
            "searched.",
        },
    ),
)

exercises = UNIT.sheet
