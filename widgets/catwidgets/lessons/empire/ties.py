"""The unit on ties: one die against one, all pairs of faces on a board that follows the reader's own rule."""

from collections.abc import Callable
from fractions import Fraction
from itertools import product

from catlib.chance import percent
from catlib.games.empire import odds
from catlib.games.empire.odds import Dice, Losses
from catwidgets.draw import Element, Rect, Scene, group, pieces, text, token
from catwidgets.teach import Answer, Own, Picture, Steered, Tries, Unit, by_reader, drawing, friendly, saying

Rule = Callable[[int, int], bool]
Pair = tuple[int, int]
say = saying(__name__)
SIZE, LEFT = 252, 104  # pixels of a whole board, and beside it


def plain(attack: int, defend: int) -> bool:
    """The rule of the game: the higher die wins, and a tie goes to the defender."""
    return attack > defend


# The board


def _frame(sides: int) -> Scene:
    scene = Scene(LEFT + SIZE + 6, SIZE + 46, say("board"))
    scene.add(text(LEFT + SIZE / 2, 10, say("attacker"), 12), text(4, 40, say("defender"), 12, anchor="start"))
    scene.add(text(4, 56, say("defender-2"), 12, anchor="start"))
    step = SIZE / sides
    for n in range(1, sides + 1):
        size = min(12.0, 0.55 * step)
        scene.add(text(LEFT + (n - 0.5) * step, 28, str(n), size, bold=True))
        scene.add(text(LEFT - 10, 40 + (n - 0.5) * step, str(n), size, bold=True))
    return scene


def _place(pair: Pair, step: float) -> Rect:
    return Rect(LEFT + (pair[0] - 1) * step + 1, 40 + (pair[1] - 1) * step + 1, step - 2, step - 2, min(4, step / 5))


def _square(pair: Pair, step: float, attacker: bool, mark: str = "") -> Element:
    place, colour = _place(pair, step), pieces.SEATS[0 if attacker else 1]
    edge = {"stroke": token("ink"), "stroke_width": 2} if pair[0] == pair[1] else {}
    mark = mark or say("a" if attacker else "d")
    words = text(*place.centre, mark, min(14.0, 0.5 * step), bold=True, fill=colour.ink)
    return group(place.element(fill=colour.colour, **edge), words, key="{} {}".format(*pair))


def _pairs(sides: int, others: int = 0) -> list[Pair]:
    return list(product(range(1, sides + 1), range(1, (others or sides) + 1)))


def _told(pair: Pair, attacker: bool) -> str:
    return say("square", a=pair[0], d=pair[1], who="attacker" if attacker else "defender")


def _drawn(won: frozenset[Pair], sides: int) -> Picture:
    scene, pairs = _frame(sides), _pairs(sides)
    scene.add(*(_square(pair, SIZE / sides, pair in won) for pair in pairs))
    chance = Fraction(len(won), len(pairs))
    given = {"won": len(won), "sides": sides, "pairs": len(pairs), "ties": sum(a == d for a, d in won)}
    return Picture(scene, say("won", chance=str(chance), percent=percent(chance, 1), **given))


def _to_click(won: frozenset[Pair]) -> Picture:
    picture = _drawn(won, 6)
    for a, d in _pairs(6):
        where = {"row": d, "col": a, "mark": "none"}
        picture.scene.target(f"{a} {d}", _place((a, d), SIZE / 6), _told((a, d), (a, d) in won), **where)
    return picture


@friendly
def board(wins: Rule) -> Steered:
    """All pairs of faces, each with its winner by the reader's own rule, until a click gives it to the other side."""
    rule = Own(wins)
    won = frozenset(pair for pair in _pairs(6) if rule(*pair))
    return Steered(_to_click, say("board-task"), won, lambda won, id: won ^ {tuple(map(int, id.split()))})


@by_reader(lambda: say("task"), sides=(2, 6, 20))
def sides(wins: Rule, sides: int) -> Picture:
    """A square for each pair of faces, marked A or D for who wins it; ties have a thick edge."""
    return _drawn(frozenset(pair for pair in _pairs(sides) if wins(*pair)), sides)


class Duel(Tries):
    """Two dice that roll onto the board, with a count on each square that came."""

    TIMES = 20

    def try_once(self) -> Pair:
        """Roll a die for each side."""
        return self._rng.choice(_pairs(6))

    def picture(self) -> Picture:
        """Draw the squares that came, and the dice above and beside the last."""
        scene, step = _frame(6), SIZE / 6
        for pair in _pairs(6):
            came = self.counts[pair]
            empty = _place(pair, step).element(fill="none", stroke=token("line"))
            scene.add(_square(pair, step, plain(*pair), str(came)) if came else empty)
        if not self.last:
            return Picture(scene, self.to_begin)
        a, d = self.last
        scene.add(pieces.d6(LEFT + (a - 0.5) * step, 29, 22, a, 0, key="attacker"))
        scene.add(pieces.d6(LEFT - 13, 40 + (d - 0.5) * step, 22, d, 1, key="defender"))
        won = sum(n for pair, n in self.counts.items() if plain(*pair))
        so_far = {"attackers": won, "defenders": self.counts.total() - won}
        return Picture(scene, say("so-far", last=_told(self.last, plain(a, d)), **so_far))


# Questions


def one_against_one(dice: Dice = odds.STANDARD) -> Fraction:
    return odds.roll(1, 1, dice).exactly(Losses(0, 1))


# Exercises

KINDS = (4, 6, 8, 10, 12)


exercises = Unit(
    __name__,
    {
        "ties: fair": lambda: "defender" if one_against_one() < Fraction(1, 2) else "fair",
        "ties: how many": lambda: sum(a == d for a, d in _pairs(6)),
        "ties: one against one": Answer(one_against_one, picture=lambda: sides.drawn(plain, 6)),
        "ties: to the attacker": lambda: int(36 * one_against_one(Dice(ties="attacker"))),
        "ties: pairs two higher": lambda: sum(a >= d + 2 for a, d in _pairs(6)),
        "ties: two higher": Answer(lambda attack, defend: attack >= defend + 2, cases=tuple(_pairs(6))),
        "ties: many sides": lambda: one_against_one(Dice(20)),
    },
    exercises=(
        drawing(lambda n: one_against_one(Dice(n)), n=(4, 8, 10, 12, 30, 100), pairs=lambda n: n * n),
        drawing(lambda n: sum(a != d for a, d in _pairs(n)), n=(4, 5, 7, 8, 9, 10, 12, 15), pairs=lambda n: n * n),
        drawing(
            lambda mine, theirs: Fraction(sum(a > d for a, d in _pairs(mine, theirs)), mine * theirs),
            mine=KINDS,
            theirs=lambda mine: [sides for sides in KINDS if sides != mine],
        ),
        drawing(
            lambda good, pairs: Fraction(good, pairs),
            n=(5, 6, 8, 10, 12, 15),
            pairs=lambda n: n * n,
            good=lambda n: sum(friend >= mine + 2 for mine, friend in _pairs(n)),
        ),
        drawing(lambda n: one_against_one(Dice(n)) * (1 + Fraction(1, n)), n=(4, 6, 8, 10, 12)),
    ),
    board=lambda: sides.drawn(plain, 6),
    experiment=("twenty battles", one_against_one),
)
