"""The bots of Washi Cat: random, a racer on the shortest tour, a blocker, and a tree search."""

from typing import Any

from catlib.rules import bit_count, lowest_place, rule, written

from . import phases
from .boards import CELLS, COLUMNS, MOST_FISH, ROWS
from .moving import landing_of, needs_special, target
from .walking import make_room

NAMES = ("random", "straight on", "beginner", "stroller", "blocker", "racer", "learned", "tree search")
BOTS = dict.fromkeys(NAMES, "")
COMPILED = ("random", "straight on", "blocker", "racer")
SLIPS = {"beginner": ("racer", 1 / 6), "stroller": ("racer", 1 / 12)}
LADDER = ("straight on", "beginner", "stroller", "racer", "tree search")
RANDOM, STRAIGHT_ON, BLOCKER, RACER = range(4)

# Working room: the grid of a flood, by row the cells whose steps are needed and those of them that are not yet found,
# and of all boards side by side the room and the ways to the east and north; then maps of steps by cell: to home, to
# each of up to eight fish, from each cat; then the steps from each fish home; then the cell and cost of each action;
# then how wide the boards are that lie side by side, and for each of their columns how far into the maps it begins
WANTED = phases.GRID
LEFT = WANTED + ROWS
OPEN = LEFT + ROWS
EAST = OPEN + ROWS
NORTH = EAST + ROWS
HOME = NORTH + ROWS
FISH = HOME + CELLS
CAT = FISH + MOST_FISH * CELLS
BACK = CAT + 2 * CELLS
CELL = BACK + MOST_FISH
COST = CELL + 2 * phases.CAT_MOVES
SIDE_BY_SIDE = COST + 2 * phases.CAT_MOVES
SPOT = SIDE_BY_SIDE + 1
WIDTH = 62  # columns of boards side by side in one number
WORK = SPOT + WIDTH
FEATURES = ("own steps left", "the other's steps left", "own special moves", "the other's special moves")
MOST_STEPS = 48  # that values tell apart
SPECIAL_WORTH = 3  # steps that a special move has to save
LOST = 4 * phases.FAR
STEP_COST = 16  # of one step, so that paths of one length can be told apart


def plays_on(game):
    """Nobody: a racer does not see a wall before it stands, and a tree search does."""
    return []


@rule
def choose(bot, setup, state, actions, count, u, work):
    if bot == RANDOM or count == 1:
        return actions[int(u * count)]
    if state.phase == phases.DRAW:
        return draw_near_fish(setup, state, actions, count, u)
    if bot == STRAIGHT_ON:
        straight_costs(setup, state, actions, count, work)
    else:
        own_costs(setup, state, actions, count, work)
    if bot == BLOCKER:
        gain_by_blocking(setup, state, actions, count, work)
    quarter = int(4 * u)
    return cheapest(actions, count, STEP_COST if quarter == 0 else 1, 4 * u - quarter, work)


@rule
def cheapest(actions, count, grain, u, work):
    """One of the actions that cost least, by the draw; with a coarse grain paths of one length count the same."""
    least, alike = work[COST] // grain, 0
    for i in range(count):
        least = min(least, work[COST + i] // grain)
    for i in range(count):
        alike += work[COST + i] // grain == least
    skip = int(u * alike)
    for i in range(count):
        if work[COST + i] // grain == least:
            if skip == 0:
                return actions[i]
            skip -= 1
    return actions[0]


@rule
def draw_near_fish(setup, state, actions, count, u):
    """A fish goes anywhere; a cat as near as can be to the column of a fish that it may fetch."""
    if state.drawn < 2 * setup.fish:
        return actions[int(u * count)]
    best, nearest = actions[0], COLUMNS
    for i in range(count):
        fish, column, away = phases.free_fish(state, 1 - actions[i] // COLUMNS), actions[i] % COLUMNS, 0
        while away < nearest and (fish >> column + away | (fish << away) >> column) & 1 == 0:
            away += 1
        if away < nearest:
            best, nearest = actions[i], away
    return best


# Maps of steps


@rule
def want_heads(setup, state, s, work):
    """Begin the list of cells whose steps are needed anew, with those where a player's cats stand."""
    for row in range(setup.rows):
        work[WANTED + row] = 0
    for i in range(setup.cats):
        want(work, WANTED, state.head[2 * s + i])


@rule
def want(work, rows, cell):
    if cell >= 0:
        work[rows + cell // COLUMNS] |= 1 << cell % COLUMNS


@rule
def begin_maps(setup, work, base, maps):
    """All wanted cells are far away, and nobody walks."""
    boards = boards_of(setup, maps)
    for row in range(setup.rows):
        work[ROWS + row], work[LEFT + row], work[OPEN + row] = 0, work[WANTED + row] * boards, work[row] * boards
        work[EAST + row], work[NORTH + row] = setup.east[row] * boards, setup.north[row] * boards
        wanted = work[WANTED + row]
        while wanted:
            for i in range(maps):
                work[base + i * CELLS + row * COLUMNS + lowest_place(wanted)] = phases.FAR
            wanted &= wanted - 1


@rule
def lay_side_by_side(setup, work):
    """Note for each column of boards side by side where it is in the maps."""
    if work[SIDE_BY_SIDE] != setup.columns:
        work[SIDE_BY_SIDE] = setup.columns
        for i in range(WIDTH):
            work[SPOT + i] = i // setup.columns * CELLS + i % setup.columns


@rule
def boards_of(setup, maps):
    """Return the first bits of that many boards side by side."""
    boards = 1
    for i in range(1, maps):
        boards |= 1 << i * setup.columns
    return boards


@rule
def fill_maps_from(setup, work, base, maps):
    """Write into maps how many steps away the wanted cells are from where walks begin, all maps in one flood."""
    lay_side_by_side(setup, work)
    steps = 0
    while steps < phases.FAR:
        left = 0
        for row in range(setup.rows):
            new = work[ROWS + row] & work[LEFT + row]
            work[LEFT + row] ^= new
            left |= work[LEFT + row]
            while new:
                work[base + row * COLUMNS + work[SPOT + lowest_place(new)]] = steps
                new &= new - 1
        steps += steps_on(work) if left else phases.FAR


def _steps_on() -> list[str]:
    """A flood that goes on until a wanted cell is come to, written out row by row: its rows are names, not memory."""
    rows = range(ROWS)
    lines = ["def steps_on(work):", "    steps, more = 0, 1", *(f"    c{r} = work[{ROWS + r}]" for r in rows)]
    lines += ["    while more:", "        steps, below = steps + 1, 0"]
    for r in rows:
        above = f" | c{r + 1} & work[{NORTH + r}]" if r + 1 < ROWS else ""
        east = f"work[{EAST + r}]"
        lines.append(
            f"        n{r} = c{r} | (below | (c{r} & {east}) << 1 | c{r} >> 1 & {east}{above}) & work[{OPEN + r}]"
        )
        lines.append(f"        below = c{r} & work[{NORTH + r}]")
    lines.append("        more = " + " | ".join(f"c{r} ^ n{r}" for r in rows))
    lines += [f"        c{r} = n{r}" for r in rows]
    come = " | ".join(f"c{r} & work[{LEFT + r}]" for r in rows)
    stored = (f"            work[{ROWS + r}] = c{r}" for r in rows)
    return [*lines, f"        if {come}:", *stored, "            return steps", f"    return {phases.FAR}"]


steps_on = rule(written(_steps_on(), __name__))


@rule
def walks_left(setup, state, s, work, blocked):
    """The steps that a player's cats still have to walk from where they stand; `blocked` is a cell to leave out."""
    want_heads(setup, state, s, work)
    left = 0
    for side in range(2):
        if has_started_on(setup, s, side):
            fish = fill_wanted(setup, state, s, side, work, blocked)
            left += steps_left(setup, state, s, side, work, fish, -1, -1)
    return left


@rule
def has_started_on(setup, s, side):
    """Return whether any cat of a player started on a side; gap 2.19."""
    for i in range(setup.cats):
        if setup.home[2 * s + i] == side:
            return True
    return False


@rule
def fill_wanted(setup, state, s, side, work, blocked):
    """Steps home and, while a fish is needed, to each free one of the far side and from there home; how many those are.

    All for the cats that started on `side`. `blocked` is a cell to leave out, or -1. Only the cells that are needed
    have their steps in the maps.
    """
    make_room(setup, state, s, work)
    if blocked >= 0:
        work[blocked // COLUMNS] &= ~(1 << blocked % COLUMNS)
    home, far = phases.edge_row(setup, side), phases.edge_row(setup, 1 - side)
    fish = 0 if has_fetched_all(setup, state, s, side) else phases.free_fish(state, 1 - side)
    n, done, left = min(bit_count(fish), MOST_FISH), 0, fish
    while done <= n:
        maps = min(n + 1 - done, WIDTH // setup.columns)
        begin_maps(setup, work, HOME + done * CELLS, maps)
        for i in range(maps):
            if done + i == 0:
                work[ROWS + home] |= work[home]
                want_beside(setup, work, far, fish)
            else:
                walk_from(setup, work, far * COLUMNS + lowest_place(left), i)
                left &= left - 1
        fill_maps_from(setup, work, HOME + done * CELLS, maps)
        done += maps
    for i in range(n):
        work[BACK + i] = steps_back(setup, work, far * COLUMNS + lowest_place(fish))
        fish &= fish - 1
    return n


@rule
def want_beside(setup, work, row, fish):
    """The steps home are needed beside each fish, too."""
    while fish:
        for side in range(4):
            there = setup.near[4 * (row * COLUMNS + lowest_place(fish)) + side]
            want(work, LEFT, there)
            if there >= 0:
                work[HOME + there] = phases.FAR
        fish &= fish - 1


@rule
def has_fetched_all(setup, state, s, side):
    """Return whether no cat of a player that started on a side is after a fish any more."""
    for i in range(setup.cats):
        if setup.home[2 * s + i] == side and state.carry[2 * s + i] == phases.EMPTY:
            return False
    return True


@rule
def steps_back(setup, work, cell):
    """From a fish home."""
    least = phases.FAR
    for side in range(4):
        there = setup.near[4 * cell + side]
        if there >= 0:
            least = min(least, work[HOME + there] + 1)
    return least


@rule
def steps_left(setup, state, s, side, work, fish, moved, cell):
    """The steps left for a player's cats of a side if one of them stood elsewhere; the maps of the side are filled."""
    if setup.cats == 1 or setup.home[2 * s] != setup.home[2 * s + 1]:
        return tour(setup, state, 2 * s + (setup.home[2 * s] != side), work, fish, moved, cell, -1)
    one = tour(setup, state, 2 * s, work, fish, moved, cell, -1)
    two = tour(setup, state, 2 * s + 1, work, fish, moved, cell, -1)
    if state.carry[2 * s] != phases.EMPTY or state.carry[2 * s + 1] != phases.EMPTY:
        return one + two
    best = LOST
    for n in range(fish):
        first = tour(setup, state, 2 * s, work, fish, moved, cell, n)
        if first + two < best:
            best = min(best, first + tour_without(setup, state, 2 * s + 1, work, fish, moved, cell, n))
    return best


@rule
def tour(setup, state, cat, work, fish, moved, cell, wanted):
    """The steps of one cat, by way of one fish or of the nearest."""
    at = cell if cat == moved else state.head[cat]
    if state.carry[cat] == phases.DELIVERED:
        return 0
    if state.carry[cat] == phases.CARRYING:
        return work[HOME + at]
    if wanted >= 0:
        return work[FISH + wanted * CELLS + at] + work[BACK + wanted]
    return tour_without(setup, state, cat, work, fish, moved, cell, -1)


@rule
def tour_without(setup, state, cat, work, fish, moved, cell, other):
    """The steps of a cat by way of the nearest fish but one."""
    at = cell if cat == moved else state.head[cat]
    best = 2 * phases.FAR
    for n in range(fish):
        if n != other:
            best = min(best, work[FISH + n * CELLS + at] + work[BACK + n])
    return best


@rule
def features(setup, state, seat, work, at):
    """Write the steps that both have left, and their special moves."""
    for i in range(2):
        s = seat if i == 0 else 1 - seat
        work[at + i], work[at + 2 + i] = min(walks_left(setup, state, s, work, -1), MOST_STEPS), state.specials[s]


# What actions cost


@rule
def own_costs(setup, state, actions, count, work):
    """Return the distance left after each action, specials counted as steps; then which path is the better."""
    s = state.player
    want_heads(setup, state, s, work)
    for i in range(count):
        work[CELL + i] = -1 if actions[i] == phases.PASS else target(setup, state, actions[i])
        want(work, WANTED, work[CELL + i])
    for i in range(count):
        passes = actions[i] == phases.PASS
        work[COST + i] = STEP_COST * (LOST if passes else SPECIAL_WORTH * takes_special(setup, state, actions[i]))
    for side in range(2):
        if has_started_on(setup, s, side):
            fish = fill_wanted(setup, state, s, side, work, -1)
            for i in range(count):
                if actions[i] != phases.PASS:
                    cat, cell = phases.cat_of(state, actions[i]), work[CELL + i]
                    work[COST + i] += STEP_COST * steps_left(setup, state, s, side, work, fish, cat, cell)
                    if setup.home[cat] == side:
                        work[COST + i] += away_from_column(setup, state, work, fish, cat, cell)


@rule
def away_from_column(setup, state, work, fish, cat, cell):
    """Return how little a way out helps the way back.

    A cat that goes to the column of its fish in the second row draws a straight line from there and can jump home.
    """
    if state.carry[cat] != phases.EMPTY or fish == 0:
        return 0
    free, column, least = phases.free_fish(state, phases.far_side(setup, cat)), cell % COLUMNS, LOST
    for n in range(fish):
        steps = work[FISH + n * CELLS + cell] + work[BACK + n]
        if steps < least:
            least, column = steps, lowest_place(free)
        free &= free - 1
    out = cell // COLUMNS - phases.home_row(setup, cat)
    if out == 0:
        return ROWS
    return 0 if column == cell % COLUMNS else max(out, -out) - 1


@rule
def straight_costs(setup, state, actions, count, work):
    """Return what each action leaves to go as if no wall stood anywhere, and three steps more on an own line."""
    for i in range(count):
        work[COST + i] = STEP_COST * LOST
        if actions[i] != phases.PASS:
            cat, there = phases.cat_of(state, actions[i]), target(setup, state, actions[i])
            gone = straight(setup, state, cat, there) - straight(setup, state, cat, state.head[cat])
            work[COST + i] = STEP_COST * (gone + 3 * phases.has_line(state, state.player, there))


@rule
def straight(setup, state, cat, cell):
    """The rows and columns from a cell to the nearest fish, or with a fish home; 0 from nowhere."""
    if cell < 0 or state.carry[cat] == phases.DELIVERED:
        return 0
    row, column, away = cell // COLUMNS, cell % COLUMNS, LOST
    fish = phases.free_fish(state, phases.far_side(setup, cat))
    if state.carry[cat] == phases.CARRYING:
        return apart(row, phases.home_row(setup, cat))
    while fish:
        away = min(away, apart(lowest_place(fish), column))
        fish &= fish - 1
    return away + apart(row, phases.far_row(setup, cat))


@rule
def apart(one, other):
    return max(one - other, other - one)


@rule
def takes_special(setup, state, action):
    cat, side, kind = phases.cat_of(state, action), action % 4, phases.kind_of(action)
    if kind == phases.JUMP:
        return 1 if needs_special(setup, state, cat, side, landing_of(setup, state, cat, side)) else 0
    return 1 if kind == phases.POP else 0


@rule
def gain_by_blocking(setup, state, actions, count, work):
    """Take off each action's cost what the opponent has to go more if a line covers the cell."""
    s = state.player
    other = 1 - s
    want_heads(setup, state, other, work)
    for i in range(count):
        want(work, WANTED, work[CELL + i])
    make_room(setup, state, other, work)
    begin_maps(setup, work, CAT, setup.cats)
    for i in range(setup.cats):
        walk_from(setup, work, state.head[2 * other + i], i)
    fill_maps_from(setup, work, CAT, setup.cats)
    in_the_way, before = 0, 0
    for side in range(2):
        if has_started_on(setup, other, side):
            fish = fill_wanted(setup, state, other, side, work, -1)
            before += steps_left(setup, state, other, side, work, fish, -1, -1)
            for i in range(count):
                cell = work[CELL + i]
                if actions[i] != phases.PASS and not phases.has_line(state, s, cell):
                    in_the_way |= is_in_the_way(setup, state, other, side, work, fish, cell) << i
    for i in range(count):
        if in_the_way >> i & 1:
            work[COST + i] -= STEP_COST * harm(setup, state, other, work, before, work[CELL + i])


@rule
def walk_from(setup, work, cell, board):
    """A walk begins at a cell of one of the boards that lie side by side."""
    if cell >= 0:
        work[ROWS + cell // COLUMNS] |= 1 << cell % COLUMNS + board * setup.columns


@rule
def harm(setup, state, s, work, before, cell):
    """Return how many steps more a player has to go if a cell is blocked; a special move helps out of anything."""
    more = walks_left(setup, state, s, work, cell) - before
    return min(more, 2 * SPECIAL_WORTH) if state.specials[s] else more


@rule
def is_in_the_way(setup, state, s, side, work, fish, cell):
    """Return whether a cell lies on a shortest path of a player's cats of a side: home, to a fish, or from it home."""
    for i in range(setup.cats):
        cat = 2 * s + i
        if setup.home[cat] != side:
            continue
        head, walked = state.head[cat], work[CAT + i * CELLS + cell]
        if state.carry[cat] == phases.CARRYING and walked + work[HOME + cell] == work[HOME + head]:
            return True
        if state.carry[cat] == phases.EMPTY:
            for n in range(fish):
                ahead = work[FISH + n * CELLS + cell]
                if walked + ahead == work[FISH + n * CELLS + head] or ahead + work[HOME + cell] == work[BACK + n]:
                    return True
    return False


# Tree search

PLAYED_OUT: dict[str, Any] = {"rollout": "racer", "limit": 60}
SEARCH = PLAYED_OUT | {"haste": 1e-5}  # of equal wins the soonest, or the first of them leads to and fro
SIMULATIONS = 400


def make(name, game):
    """Return a bot that is not a rule, as a function of state and random draw."""
    from catlib.solving import player, self_taught

    if name == "learned":
        return self_taught(game)
    if name != "tree search":
        raise ValueError(f"bot={name!r}: {game.title} has {', '.join(BOTS)}")
    return player(game, simulations=SIMULATIONS, **PLAYED_OUT)
