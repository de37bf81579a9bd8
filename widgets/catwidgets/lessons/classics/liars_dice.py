"""The unit on Liar's dice: a bid is the tail of a binomial distribution."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import NamedTuple

from catlib.chance import count_of, die, exactly, own_luck
from catwidgets.draw import Rect, Scene, group, pieces, text, token
from catwidgets.lessons.classics.pictures import chance_by, dark_bars
from catwidgets.teach import Answer, Own, Picture, Steered, Unit, by_reader, compared, drawing, saying, sentences

say = saying(__name__)
HIDDEN, HALF, WIDTH = 5, Fraction(1, 2), 420
DIE = die(6)


def tail_of(hidden: int, bid: int, faces: Sequence[int] = (1,)) -> Fraction:
    """Return the chance that at least that many hidden dice show one of some faces."""
    return count_of(DIE, hidden, set(faces)).at_least(bid)


# A table to play at


class Round(NamedTuple):
    """One bid: which round it is, how many calls were right before, and what was called."""

    number: int = 1
    right: int = 0
    called: str = ""

    def dice(self) -> tuple[list[int], list[int], int, int]:
        """Return your dice, the hidden ones, and the bid: a number and a face."""
        rng = own_luck(500, self.number)
        faces = [1 + int(6 * rng.random()) for _ in range(2 * HIDDEN)]
        mine = faces[:HIDDEN]
        face = max(mine, key=mine.count)
        return mine, faces[HIDDEN:], mine.count(face) + 1 + int(2 * rng.random()), face

    def holds(self) -> bool:
        """Return whether the bid is true."""
        mine, hidden, bid, face = self.dice()
        return (mine + hidden).count(face) >= bid


def _call(called: str, believed: bool) -> tuple[str, Callable[[Round], Round]]:
    def step(at: Round) -> Round:
        return at if at.called else Round(at.number, at.right + (at.holds() == believed), called)

    return say(f"{called}-tip"), step


def play() -> Steered:
    """Bids to be believed or not, each with five dice of one's own."""
    calls = {say(called): _call(called, called == "believe") for called in ("believe", "liar")}
    following = (say("next-tip"), lambda at: Round(at.number + 1, at.right))
    return Steered(_table, say("play-task"), Round(), buttons={**calls, say("next"): following})


def _table(at: Round) -> Picture:
    mine, hidden, bid, face = at.dice()
    scene = Scene(WIDTH, 190, say("table"))
    for row, (who, faces) in enumerate(((say("yours"), mine), (say("leas"), hidden))):
        scene.add(group(text(8, 36 + 60 * row, who, 14, anchor="start"), key=who))
        for i, value in enumerate(faces):
            unseen = "rolling" if row and not at.called else ""
            scene.add(pieces.d6(90 + 62 * i, 36 + 60 * row, 44, value, seat=row, state=unseen, key=f"{who} {i}"))
    box = Rect(60, 136, 300, 44, 12).element(fill=token("surface-2"), stroke=token("line"))
    scene.add(group(box, text(210, 158, say("bids", bid=bid, face=face), 16, bold=True), key="bid"))
    own = {"own": mine.count(face)}
    if not at.called:
        return Picture(scene, say("needs", needed=bid - mine.count(face), **own))
    told = {"hers": hidden.count(face), "true": at.holds(), "called": say(at.called)}
    return Picture(scene, say("called", right=at.right, n=at.number, **own, **told))


# Bars


@by_reader(lambda: say("task"), hidden_dice=(1, HIDDEN, 20), bid=(0, 2, 10))
def tail(chance: Own, hidden_dice: int, bid: int) -> Picture:
    """Draw by the reader's function how many hidden dice show a face; the bars that make a bid true are dark."""
    chances = {k: chance_by(chance, k, hidden_dice) for k in range(hidden_dice + 1)}
    true, total = sum(p for k, p in chances.items() if k >= bid), sum(chances.values())
    said = say("at-least", bid=bid, hidden=hidden_dice, chance=exactly(Fraction(true)))
    wrong = say("not-one", total=str(total)) if total != 1 else ""
    return dark_bars(say("tail"), say("dice"), chances, lambda k: k >= bid, sentences(said, wrong))


def _exact(k: int, dice: int) -> Fraction:
    return count_of(DIE, dice, {1}).exactly(k)


exercises = Unit(
    __name__,
    {
        "liars: one more": lambda: compared(tail_of(HIDDEN, 1), HALF, "lie", "even", "true"),
        "liars: none": lambda: 1 - tail_of(HIDDEN, 1),
        "liars: two": Answer(lambda: _exact(2, HIDDEN), picture=lambda: tail.drawn(Own(_exact), HIDDEN, 2)),
        "liars: thirty": lambda: compared(tail_of(30, 5), HALF, "less", "half", "more"),
        "liars: jokers": Answer(
            lambda: tail_of(HIDDEN, 2, (1, 4)),
            wrong={"no jokers": tail_of(HIDDEN, 2), "exactly": count_of(DIE, HIDDEN, {1, 4}).exactly(2)},
        ),
        "liars: boldest": Answer(
            lambda dice: max(k for k in range(dice + 1) if tail_of(dice, k) >= HALF),
            cases=tuple((n,) for n in (1, 4, 5, 6, 10, 12, 20, 30)),
        ),
    },
    exercises=(
        drawing(lambda n: 1 - tail_of(n, 1), n=(2, 3, 4, 6)),
        drawing(lambda n: count_of(DIE, n, {1}).mean, n=range(3, 16)),
        drawing(
            lambda n, k: _exact(k, n), pair=[(3, 2), (4, 2), (4, 3), (5, 3), (6, 2)],
            n=lambda pair: pair[0], k=lambda pair: pair[1], rest=lambda n, k: n - k,
        ),
        drawing(lambda n: tail_of(n, 2), n=(3, 4, 6, 8), face=range(2, 7), less=lambda n: n - 1),
        drawing(
            lambda n, c: count_of(die(c), n, {1}).at_least(n - 1),
            n=range(4, 8), c=[2, 3, 4], least=lambda n: n - 1, wrong=lambda c: c - 1,
        ),
    ),
    board=lambda: tail.drawn(Own(_exact), HIDDEN, 2),
)
