"""The lesson on traps: a fish as part of a wall, a line as a way home, and what it takes to draw a wall."""

import functools
from typing import Any

from catlib.game import Game
from catlib.game import say as say_of_games
from catlib.games.washi_cat.boards import cell_name
from catlib.games.washi_cat.odds import Siege, Trap, cheapest_wall, quickest_wall, trap, walking_trip
from catlib.games.washi_cat.setup import board_of
from catwidgets.lessons.washi_cat import yards
from catwidgets.teach import Exhibit, Picture, explored, note_of, saying, sentences, together

say = saying(__name__)


# The last door


@functools.cache
def _last_door() -> Any:
    """A cat with a fish whose only way home has another fish on it."""
    return yards.position(yards.paper(), "b6", "d5", blue_line="a4 b4 c4 d4", fish="d6")


def case() -> Exhibit:
    """A position in which the red cat has a fish and wants to go home."""
    return Exhibit(Picture(yards.scene(yards.paper(), say("last-door"), _last_door()), say("last-door-said")))


def proof() -> Exhibit:
    """The same position with the wall and all that is inside."""
    return Exhibit(_proved(yards.paper(), say("last-door-proof"), _last_door()))


def _proved(game: Game, label: str, state: Any, before: str = "") -> Picture:
    """A position with a way home, or with the wall and all that is inside, in words that may begin with others."""
    found = trap(game, state, 0)
    scene = yards.scene(game, label, state, _certificate(game, found), _certificate_words(found))
    return Picture(scene, sentences(before, _proof_sentence(game, found)))


def _certificate(game: Game, found: Trap) -> list[Any]:
    if not found.cut_off:
        return [yards.path_lines(game, [path.cells for path in found.paths])]
    one = found.enclosures[0]
    return [yards.dots(game, one.region), yards.bricks(game, [*one.lines, *one.fish])]


def _certificate_words(found: Trap) -> dict[int, str]:
    if not found.cut_off:
        return {cell: say("step-home", k=k) for path in found.paths for k, cell in enumerate(path.cells) if k}
    one = found.enclosures[0]
    return dict.fromkeys(one.region, say("inside")) | dict.fromkeys((*one.lines, *one.fish), say("part-of-wall"))


def _proof_sentence(game: Game, found: Trap) -> str:
    if not found.cut_off:
        return say("free", n=len(found.paths[0].cells) - 1)
    one = found.enclosures[0]
    around = {"line": yards.cell_names(one.lines), "fish": bool(one.fish) and yards.cell_names(one.fish)}
    return say("trapped", n=len(one.region), shrines=bool(board_of(game.setup).shrines), **around)


# A cat's own line, and drawing the wall


@functools.cache
def _walked() -> Any:
    """A cat that walked straight up to its fish; blue stands beside it."""
    return yards.position(yards.paper(), "d6", "c6", red_line="d1 d2 d3 d4 d5", fish="f1", specials=(0, 1))


def walked() -> Exhibit:
    """The cat that walked up to its fish."""
    return Exhibit(Picture(yards.scene(yards.paper(), say("walked"), _walked()), say("walked-said")))


def own_line() -> str:
    wall = cheapest_wall(yards.paper(), _walked(), 0)
    return "cannot" if wall is None else {1: "one", 2: "two", 3: "three"}[len(wall.cells)]


def _turns(siege: Siege) -> int:
    return -1 if siege.turns is None else siege.turns


@functools.cache
def _siege(amazing: bool) -> Siege:
    return quickest_wall(yards.paper(), _walked(), 0, specials=int(amazing))


@explored(lambda: say("crossing-task"), blue_has=lambda: [say("no-special"), say("amazing")])
def crossing(blue_has: str) -> Picture:
    """Return what Blue can do about a cat that has walked out, with and without a special move."""
    siege, state = _siege(blue_has == say("amazing")), _walked()
    if siege.turns is None:
        drawn = [yards.path_lines(yards.paper(), [_back(state)])]
        return Picture(yards.scene(yards.paper(), say("way-home"), state, drawn), say("way-home-said"))
    after = _after(yards.paper(), state, siege, siege.turns)
    needs = say("needs", n=siege.turns, turns=together([*map(cell_name, siege.cells)], "comma"))
    return _proved(yards.paper(), say("jump"), after, needs)


def _back(state: Any) -> tuple[int, ...]:
    trip = walking_trip(yards.paper(), state, 0)
    assert trip is not None
    return trip.cells


def _after(game: Game, state: Any, siege: Siege, turns: int) -> Any:
    """The position after some turns of Blue while Red does nothing."""
    here = state.copy()
    for action in siege.actions[:turns]:
        here.player, here.specials[0] = 1, 1  # so that the game goes on to its last picture
        here = game.successor(here, action)
    return here


@functools.cache
def _sewer_run() -> Any:
    """A cat that came through a sewer, so that its line is in two pieces; blue stands on f5."""
    return yards.position(yards.tube(), "g4", "f5", red_line="a1 a2 a3 g3 g5", fish="b1")


def sewer_run() -> Exhibit:
    """The cat whose line is in two pieces."""
    return Exhibit(Picture(yards.scene(yards.tube(), say("sewer-run"), _sewer_run()), say("sewer-run-said")))


@functools.cache
def _drawn() -> Siege:
    return quickest_wall(yards.tube(), _sewer_run(), 0)


@explored(lambda: say("drawing-task"), turns=lambda: (0, 0, _turns(_drawn())))
def drawing_the_wall(turns: int) -> Picture:
    """Turn by turn, the quickest way to draw a wall."""
    game, siege = yards.tube(), _drawn()
    state = _after(game, _sewer_run(), siege, turns)
    label = say("after", n=turns)
    if trap(game, state, 0).cut_off:
        return _proved(game, label, state, say_of_games("sentence", said=label))
    left = cheapest_wall(game, state, 0)
    open_ = left.cells if left else ()
    scene = yards.scene(game, label, state, [yards.bricks(game, open_)], dict.fromkeys(open_, say("of-the-wall")))
    return Picture(scene, say("to-close", n=turns, spaces=len(open_), which=yards.cell_names(open_)))


note = note_of(
    __name__,
    {
        "cuts: the last door": lambda: "trapped" if trap(yards.paper(), _last_door(), 0).cut_off else "free",
        "cuts: own line": own_line,
        "cuts: amazing": lambda: _turns(_siege(True)),
        "cuts: turns": lambda: _turns(_drawn()),
    },
)
