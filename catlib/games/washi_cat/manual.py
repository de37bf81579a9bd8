"""The player's rulebook of Washi Cat: a page or two, with the numbers of the house rules that are played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from catlib.chance import counted
from catlib.game import Game, Picture, Points, Section, Strip, WorkedTurn

from .boards import LETTERS, Board, rectangle
from .setup import HouseRules

WORTH_TRYING = ("board", "drawing", "specials", "own_line_blocks", "trapped")


def how_to_play(game: Game) -> Sequence[Section]:
    """Aim, what one needs, how the board is drawn on, a turn, moves, fish, the end."""
    house = game.house
    return [
        Section("What it is about", (_aim(house.board),)),
        Section("What you need", (_needs(house.board),)),
        Section("The board", (_sides(house), _picture(house.board), Points(tuple(_signs(house.board))))),
        Section("Before you start", tuple(_drawing(house))),
        Section("Your turn", (_first(house), TURN, Points(tuple(_moves(house))))),
        Section("Special moves", tuple(_specials(house))),
        Section("Fish", (Points(tuple(_fish(house))),)),
        Section("The end", (Points(tuple(_end(house))),)),
    ]


def _aim(board: Board) -> str:
    return (
        f"Two players lead {_cats(board)} across the same board. Each cat walks to the other side, takes a fish "
        f"there and brings it home. Wherever a cat walks it draws a line, and nobody walks over the other player's "
        f"line. {_first_to_win(board)}"
    )


def _cats(board: Board) -> str:
    return "two cats each" if board.cats == 2 else "one cat each"


def _first_to_win(board: Board) -> str:
    what = "two fish home, one with each cat," if board.cats == 2 else "a fish home"
    return f"Whoever first brings {what} wins; so does whoever shuts the other player in."


def _needs(board: Board) -> str:
    return (
        f"The board with its {board.rows} rows of {board.columns} spaces, and two pens of different colours: red for "
        "the first player, blue for the second."
    )


def _apart(house: HouseRules) -> bool:
    return house.board.cats == 2 and house.cats_start == "one on each side"


def _sides(house: HouseRules) -> str:
    board = house.board
    ours = "The printed board is lost; this one is our own invention. " if board.invented else ""
    sides = (
        f"Red's home row is row 1, blue's is row {board.rows}; each player's far row is the home row of the other one."
    )
    if _apart(house):
        sides = (
            f"Red sits at row 1, blue at row {board.rows}. A cat's home row is the one of these in which it starts, and "
            "its far row is the other; each player has one cat at home in either."
        )
    return f"{ours}Columns are letters and rows are numbers. {sides}"


def _picture(board: Board) -> Picture:
    """The board in letters, the last row on top."""
    signs = dict.fromkeys(board.shrines, "#") | dict.fromkeys(board.sewer_cells(), "o")
    inside = {name: "+" for building in board.buildings for name in rectangle(*building.corners)}
    lines = [
        f"{row} {' '.join((inside | signs).get(f'{LETTERS[column]}{row}', '.') for column in range(board.columns))}"
        for row in range(board.rows, 0, -1)
    ]
    letters = f"  {' '.join(LETTERS[: board.columns])}"
    return Picture("\n".join([*lines, letters]), f"The board, {board.rows} rows of {board.columns} spaces")


def _signs(board: Board) -> Iterator[str]:
    yield "A dot is a free space."
    if board.shrines:
        yield f"**#** is a shrine ({len(board.shrines)} of them). No cat enters it."
    if board.buildings:
        yield (
            f"**+** is inside a building ({len(board.buildings)} of them). Its wall cannot be crossed; a cat goes in and "
            "out through its exits, the gaps in the wall."
        )
    elif board.walls:
        yield "A thick line between two spaces is a wall. No cat crosses it."
    if board.sewers:
        yield f"**o** is a sewer. There are {counted(len(board.sewers), 'pair')} of one colour in one row."


def _drawing(house: HouseRules) -> Iterator[str]:
    board = house.board
    if house.drawing == "board":
        yield "Fish and cats are drawn on this board already."
        return
    who = "you take turns to draw" if house.drawing == "players" else "chance draws, for each player in turn,"
    rows = ("the own home row", "the far row") if not _apart(house) else ("row 1", f"row {board.rows}")
    where = "in the own home row" if not _apart(house) else f"one in {rows[0]} and one in {rows[1]}"
    yield (
        f"First {who} {board.fish} fish for each player: {board.fish // 2} in {rows[0]} and {board.fish // 2} "
        f"in {rows[1]}. Then {'come' if house.drawing == 'random' else 'draw'} the cats in the same way, "
        f"{_cats(board)}, {where}."
    )
    if board.spacing:
        yield (
            f"Leave at least {counted(board.spacing, 'free space')} between two drawings in any direction. "
            "Where there is no such space left, one space less will do."
        )
    if board.sewers:
        yield "Draw nothing on a sewer."


def _first(house: HouseRules) -> str:
    first = "Red begins." if house.first_player == "seat 1" else "Chance says who begins."
    return f"{first} Then you take turns. In your turn you make one move:"


TURN = Strip(
    (
        ("Choose", "One of your cats."),
        ("Move", "A step, a jump or a special move; it draws its line there."),
        ("Look", "Does it take a fish, or bring one home? Is somebody shut in?"),
    )
)


def _leaves_emptily(house: HouseRules) -> bool:
    return bool(house.board.buildings) and house.leaving == "into an empty space"


def _moves(house: HouseRules) -> Iterator[str]:
    own = " Your own lines do not stop you." if not house.own_line_blocks else " Your own lines stop you as well."
    leave = " Out of a building you step only into a space without any line." if _leaves_emptily(house) else ""
    yield (
        "**A step:** into the next space up, down, left or right. Never slantwise, never onto a line of the other player."
        f"{own}{leave}"
    )
    lines = "your own line" if house.own_tail else "a line of your own that this cat has not drawn"
    land = "a fish that your cat may take or an open sewer will do as well" if house.landing == "anything free" else ""
    cost = " It uses up a special move." if house.jump_is_special else " It costs nothing."
    yield (
        f"**A super cat jump:** if {lines} is right beside your cat, jump straight over all of that line and land on the "
        f"first space behind it without a line{'; ' + land if land else ', which must be blank'}.{cost}"
    )
    yield "No wall is crossed by any move. If you cannot move at all, you pass."


def _specials(house: HouseRules) -> Iterator[str | Points]:
    if not house.specials:
        yield "There are none in this game."
        return
    yield f"Each player has {counted(house.specials, 'special move')} for the whole game, of any kind. Cross them off."
    yield Points(
        (
            "**Super amazing cat jump:** a jump that may cross lines of the other player, too. "
            "Your line is drawn on all that you cross.",
            "**Super sewer popper:** go into a sewer beside your cat and come out of its twin, the sewer of the same "
            "colour in the same row. Afterwards both hold your line, and only you can still walk there.",
        )
    )
    yield "A cat may also just step on a sewer. That pair is blocked from then on, for both of you."


def _fish(house: HouseRules) -> Iterator[str]:
    far = house.board.rows
    which, closed = f"row {far} for red, row 1 for blue", "Fish in your own home row are closed to your cats."
    if _apart(house):
        which, closed = f"row {far} from row 1, row 1 from row {far}", "Fish in its own home row are closed to a cat."
    yield f"In the far row ({which}) your cat takes any fish, of either colour, by going there."
    yield "A cat takes one fish. After that it may not enter a space with a fish."
    yield closed
    after = "may then go on moving, to stand in the way" if house.delivered_cats == "move on" else "rests then"
    home = "A cat with a fish has brought it home when it reaches any space of its home row."
    yield f"{home} It {after}." if house.board.cats == 2 else home


def _end(house: HouseRules) -> Iterator[str]:
    what = "both your cats have" if house.board.cats == 2 else "your cat has"
    yield f"You win as soon as {what} brought a fish home."
    stuck = (
        "cannot bring all fish home any more, whatever happens"
        if house.trapped == "objective"
        else "has a cat with no way home"
    )
    yield f"You lose at once if you are **trapped**: no special move left, and lines in the way so that your side {stuck}."
    yield "If one move traps both of you, who made it wins."
    if house.turn_limit:
        yield f"After {house.turn_limit} turns, counted for both players together, nobody has won."


WORKED_TURN = WorkedTurn(
    players=2,
    seed=1,
    lead=0,
    house={"board": "tiny", "drawing": "board"},
    title="A whole small game",
    before=(
        "A whole game on the smallest board, 4 rows of 5 spaces with one cat each. You are red and start on c1, the "
        "bot Dash is blue and starts on c4."
    ),
    moves=(
        "cat to c2",
        "cat to b4",
        "cat to d2",
        "cat to b3",
        "cat to d3",
        "cat to b2",
        "cat to d4",
        "cat to b1",
        "cat to e4, takes the fish",
        "cat to a1, takes the fish",
        "cat to d4",
        "cat to a2",
        "cat jumps to d1, brings its fish home",
    ),
    told=(
        ("Your cat goes to c2.", "From here column c would lead to a wall, between c3 and d3, so it goes round."),
        ("Dash's cat goes to b4.", ""),
        ("Your cat goes to d2.", "This begins a line in column d."),
        ("Dash's cat goes to b3.", ""),
        ("Your cat goes to d3.", ""),
        ("Dash's cat goes to b2.", ""),
        ("Your cat goes to d4.", "That is the far row."),
        ("Dash's cat goes to b1.", ""),
        (
            "Your cat goes to e4. It takes a fish; now it has to get home to your row.",
            "The fish is blue; that does not matter.",
        ),
        ("Dash's cat goes to a1. It takes a fish; now it has to get home to Dash's row.", ""),
        ("Your cat goes to d4.", "Back onto its own line, which is allowed."),
        ("Dash's cat goes to a2.", ""),
        (
            "Your cat jumps over lines to d1. It brings its fish home: 1 of 1.",
            "Straight down over its line on d3 and d2: one turn instead of three. You have won.",
        ),
    ),
)
