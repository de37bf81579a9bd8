"""The player's rulebook of Cat Cab Crew: a page or two, with the numbers of the house rules that are played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from catlib.chance import counted
from catlib.game import Game, Picture, Points, Section, Strip, Table, WorkedTurn, listed

from .board import Board
from .setup import HouseRules

WORTH_TRYING = ("diagonal", "may_waive", "pickup")

NIBBLES = {
    "cab upgrade": "**cab upgrade:** you win your coloured D6",
    "greedy cat": "**Greedy cat:** take a coloured die from another driver, the D6 first",
    "speed boost": "**speed boost:** roll a D6 and drive that far, straight; if that fits nowhere you stay",
}


def how_to_play(game: Game) -> Sequence[Section]:
    """Aim, what one needs, the city, the start, a turn, dice, special cells, duels, the way out."""
    house, solo = game.house, game.players == 1
    return [
        Section("What it is about", (_aim(game.players, house),)),
        Section("What you need", (_needs(house),)),
        Section("The city", (_gates(house), _picture(house), Points(tuple(_signs(house.board))))),
        Section("Before you start", (_start(game.players, house),)),
        Section("Your turn", (Strip(tuple(_turn(house))),)),
        Section("What dice bring", (_numbers(),)),
        Section("Where you stop", (Points(tuple(_landing(game.players, house))),)),
        *([Section("Crazy cat", (Points(CRAZY_CAT),))] if solo else []),
        Section("The way out and the end", (Points(tuple(_end(game.players, house))),)),
    ]


def _aim(players: int, house: HouseRules) -> str:
    rivals = "You drive against Crazy cat" if players == 1 else "You are cab drivers"
    first, *others = house.place_points[: max(players, 2)]
    return (
        f"{rivals} in Mew York, a city for cats. Collect passengers, {house.passenger_points} points each, and leave the city early: "
        f"the first to leave gets {first} points, the next {listed([str(n) for n in others])}. Most points win."
    )


def _needs(house: HouseRules) -> str:
    return (
        f"The city, a cab for each driver, {counted(house.white_dice, 'white D6', 'white D6')} that all use, and a D6 and a D8 in the colour "
        f"of each driver that one may win. Black cubes for curses, and {counted(house.passengers, 'yellow cube')} for passengers. A D6 has six sides, a D8 eight."
    )


def _gates(house: HouseRules) -> str:
    ours = "The printed city is lost; this one is our own invention. " if house.board.invented else ""
    way_in, way_out = (house.board.gates[n].cell for n in (house.entry_gate, 1 - house.entry_gate))
    return (
        f"{ours}The first number of a cell is its column, the second its row, so a D6 and a D8 name a cell. All cabs start outside the gate "
        f"at {_cell(way_in)}; the exit is outside the gate at {_cell(way_out)}."
    )


def _cell(cell: tuple[int, int]) -> str:
    return f"({cell[0]}, {cell[1]})"


def _picture(house: HouseRules) -> Picture:
    """The city in letters, the last row on top."""
    board = house.board
    gates = {board.gates[house.entry_gate].cell: "S", board.gates[1 - house.entry_gate].cell: "E"}
    signs = (
        gates | dict.fromkeys(board.nibbles, "N") | dict.fromkeys(board.patrol, "P") | dict.fromkeys(board.blocked, "#")
    )
    columns = range(1, board.columns + 1)
    lines = [f"{y} {' '.join(signs.get((x, y), '.') for x in columns)}" for y in range(board.rows, 0, -1)]
    lines.append(f"  {' '.join(map(str, columns))}")
    return Picture("\n".join(lines), f"The city, {board.columns} columns and {board.rows} rows")


def _signs(board: Board) -> Iterator[str]:
    yield "**S** is the cell at the start, **E** the one at the exit."
    for sign, name, cells in (("N", "cat nibbles", board.nibbles), ("P", "the Paw patrol", board.patrol)):
        if cells:
            yield f"**{sign}** is a cell with {name}: {listed([_cell(cell) for cell in cells])}."
    if board.blocked:
        yield "**#** is blocked; nobody drives there."


def _start(players: int, house: HouseRules) -> str:
    first = {
        1: "The first has 4 dice in the first turn, the other 5.",
        2: "The first has 4 dice in the first turn, the other 5.",
        3: "In their first turn the drivers have 3, 4 and 5 dice.",
    }[players]
    handicap = (
        f" {first}"
        if house.handicap and house.white_dice == 5
        else " Who starts earlier has fewer dice in the first turn."
        if house.handicap
        else ""
    )
    return (
        f"All roll a D6; the highest starts, the others follow downward. After a tie all roll again. The last driver rolls a D6 and a "
        f"D8 for the cell of the first passenger.{handicap}"
    )


TAKES = "Each curse takes away one space of your moves. You choose which, but a move of 2 spaces is never halved."


def _turn(house: HouseRules) -> Iterator[tuple[str, str]]:
    yield "Roll", f"Roll all {house.white_dice} white dice and the coloured dice that you have won."
    cubes = f" There are {house.curse_supply} cubes." if house.curse_supply else ""
    yield (
        "Roll again",
        f"Any dice, as often as you like. But each 1 that comes up is a curse: take a black cube. With {counted(house.curse_limit, 'curse')} you must stop rolling.{cubes}",
    )
    yield "Items", f"Each 3 brings an item roll with a D6, at most {house.item_limit} in a turn."
    act = {
        "cancel, then back": f"{TAKES} A curse that takes nothing pushes you back a space toward the start.",
        "cancel only": f"{TAKES} A curse that takes nothing does nothing.",
        "back only": "Each curse pushes you back a space toward the start after you have moved.",
    }[house.curses_act]
    yield "Curses", act
    ways = "up, down, left, right or slantwise" if house.diagonal else "up, down, left or right"
    all_of_it = "You may leave moves out." if house.may_waive else "Use all of them, even if you would rather stop."
    yield "Drive", f"Take your moves in any order, each straight {ways}; going back is allowed. {all_of_it}"
    order = "first" if _pushed_first(house) else "after that"
    said = "" if house.curses_act == "cancel only" else f" Curses that are left push you back {order}."
    yield "Stop", f"See who or what is where you stop: passenger, special cell, another cab.{said}"
    yield "Sabotage", "Each 2 is a curse that you lay, all before one other driver: they begin their next turn with it."
    yield "Clear", "Put back your own curses."


def _numbers() -> Table:
    """What a number brings, on a die of the turn and on an item roll."""
    rows = (
        ("1", "a curse", "nothing"),
        ("2", "sabotage", "1 space"),
        ("3", "an item roll", "2 spaces"),
        ("4", "1 space", "lucky charm: roll for a new cell of the passenger"),
        ("5", "1 space", "you win your D6, once in the game"),
        ("6", "2 spaces, straight; so do 7 and 8", "you win your D8, once in the game"),
    )
    return Table(("number", "a die brings", "an item roll brings"), rows)


def _pushed_first(house: HouseRules) -> bool:
    """Whether curses push a cab back before its landing is judged."""
    return house.curses_land == "before landing" and house.curses_act != "cancel only"


def _landing(players: int, house: HouseRules) -> Iterator[str]:
    on_the_way = " or at the end of one of your moves" if house.pickup == "each move" else ""
    yield f"**Passenger:** you collect it if you stop exactly there{on_the_way}. Then roll a D6 and a D8 for the next one, while there are any."
    yield f"**Cat nibbles:** roll a D6. {_bands([NIBBLES[name] for name in house.nibbles_bands])}."
    debuffs = {
        "bad luck": "you lose a coloured die",
        "pothole": f"you go back {counted(house.retreat_steps, 'space')}",
        "unhappy customer": "you lose a passenger",
    }
    yield f"**Paw patrol:** roll a D6. {_bands([debuffs[name] for name in house.patrol_bands])}."
    pushed = "If a duel or the Paw patrol sends you back," if _pushed_first(house) else "If you are pushed back,"
    yield f"A special cell with a passenger on it does nothing. {pushed} nothing on that cell counts."
    loser = f"The loser goes back {counted(house.retreat_steps, 'space')}."
    if players == 1:
        yield f"**Crazy cat's cab:** a duel. {loser}"
        return
    turns = "all at the same time" if house.duel == "simultaneous" else "one after the other"
    yield f"**Another cab:** a duel. Each has two D6, and you roll them {turns}, one or both again and again, until somebody shows 7 in all. {loser}"


def _bands(results: Sequence[str]) -> str:
    """What a D6 brings, in three pairs of numbers."""
    return "; ".join(f"{numbers}: {result}" for numbers, result in zip(("1–2", "3–4", "5–6"), results, strict=True))


CRAZY_CAT = (
    "It rolls its dice once and keeps them. Its sabotage hits you.",
    "It drives a shortest way to the passenger, and to the exit when all are collected. It stays away from special cells if that costs no space.",
    "In a duel only Crazy cat rolls: two D6, three times. Without a 7 in all it has lost.",
)


def _end(players: int, house: HouseRules) -> Iterator[str]:
    yield "The exit opens when the first passenger of the game has been collected."
    spare = (
        "Moves that are left over are lost."
        if house.leave_by == "overshoot"
        else "Your last move must end there exactly."
    )
    curses = ", and one for each curse that is left" if _pushed_first(house) else ""
    yield f"Leaving takes one more space from the exit cell{curses}. {spare}"
    places = house.place_points[: max(players, 2)]
    yield f"Points for leaving: {', '.join(f'{name} {n}' for name, n in zip(('first', 'second', 'third'), places, strict=False))}."
    late = "has lost" if not house.eliminated_can_win else "gets nothing for leaving"
    yield f"When the first has left, it is **rush hour:** the others have {house.rush_turns} turns of their own. Who is still inside then {late}."
    yield "When nobody is inside any more, most points win. A duel settles a tie."
    if house.turn_limit:
        yield f"After {counted(house.turn_limit, 'round')} the game is scored as it stands."


WORKED_TURN = WorkedTurn(
    players=2,
    seed=6,
    lead=0,
    told_from=4,
    title="Two turns, move by move",
    before="You are red and start; the bot Ginger is blue. The passenger waits at (5, 1).",
    moves=(
        *("red rolls 6 for the start", "blue rolls 2 for the start", "column: 5", "row: 1"),
        *("white die 1 shows 1: a curse", "white die 2 shows 4: 1 space", "white die 3 shows 4: 1 space"),
        *(
            "white die 4 shows 3: an item roll",
            "roll again: white die 1",
            "white die 1 shows 4: 1 space",
            "keep all dice",
        ),
        *("item roll 5: the own D6", "1 space up to (1, 1)", "1 space right to (2, 1)"),
        *("white die 1 shows 4: 1 space", "white die 2 shows 6: 2 spaces", "white die 3 shows 5: 1 space"),
        *(
            "white die 4 shows 3: an item roll",
            "white die 5 shows 6: 2 spaces",
            "keep all dice",
            "item roll 1: nothing",
        ),
        *("1 space up to (1, 1)", "1 space right to (2, 1)", "2 spaces right to (4, 1)", "2 spaces right to (6, 1)"),
        *("white die 1 shows 4: 1 space", "white die 2 shows 1: a curse", "white die 3 shows 6: 2 spaces"),
        *("white die 4 shows 3: an item roll", "white die 5 shows 2: sabotage", "red D6 shows 5: 1 space"),
        *("roll again: white die 2, white die 5", "white die 2 shows 2: sabotage", "white die 5 shows 5: 1 space"),
        *("keep all dice", "item roll 2: 1 space", "2 spaces right to (4, 1)", "1 space up to (4, 2)"),
        *("1 space right to (5, 2)", "1 space down to (5, 1)", "column: 6", "row: 4"),
    ),
    told=(
        ("You roll 1 4 4 3. A 1 is a curse: your first.", "Who starts has four dice in the first turn."),
        ("You roll 1 again and get 4.", "The curse stays."),
        ("You keep 4 4 4 3: 3 moves of 1 space and 1 item roll.", ""),
        (
            "Item roll 5: your own D6. You win the red D6, one more die to roll. 1 curse takes 1 space away: 2 moves of 1 space left.",
            "",
        ),
        ("You drive to (1, 1) then (2, 1).", "The first space leads through the gate."),
        ("Ginger rolls 4 6 5 3 6.", ""),
        ("Ginger keeps 4 6 5 3 6: 2 moves of 1 space, 2 moves of 2 spaces and 1 item roll.", ""),
        ("Item roll 1: nothing.", ""),
        (
            "Ginger drives to (1, 1), (2, 1), (4, 1) then (6, 1).",
            "All moves had to be used: past the passenger, which does not count.",
        ),
        ("You roll 4 1 6 3 2, red D6: 5. A 1 is a curse: your first.", "Five white dice now, and your own."),
        ("You roll 1 2 again and get 2 5.", ""),
        (
            "You keep 4 2 6 3 5 5: 3 moves of 1 space, 1 move of 2 spaces, 1 item roll and 1 curse for somebody else.",
            "",
        ),
        (
            "Item roll 2: 1 space. 1 curse takes 1 space away: 3 moves of 1 space and 1 move of 2 spaces left.",
            "Five spaces, and the passenger is three away.",
        ),
        (
            "You drive to (4, 1), (4, 2), (5, 2) then (5, 1). You collect the passenger: +5 points. The exit gate opens.",
            "A way round uses up the other two.",
        ),
        ("The next passenger waits at (6, 4). Ginger gets 1 curse by your sabotage.", "That was the 2."),
    ),
)
