"""The unit on rolling again for a seven: independent dice, and who is better off when two take turns."""

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from catlib import load
from catlib.chance import die, exactly, own_luck, percent
from catlib.games.cat_cab import odds
from catwidgets.draw import Rect, Scene, group, line, pieces, text, token
from catwidgets.page import table_html
from catwidgets.teach import Answer, Picture, Steered, Unit, by_reader, compared, drawing, explored, saying

Chance = Callable[[int, tuple[int, ...]], Fraction]
say = saying(__name__)
SIXTH = Fraction(1, 6)


# Dice to roll again


class Rerolls(NamedTuple):
    """Two dice, and for each time that one or both were rolled again whether it was both, and whether that made 7."""

    dice: tuple[int, int] = (3, 5)
    rolls: tuple[tuple[bool, bool], ...] = ()

    def roll(self, both: bool, times: int = 1) -> "Rerolls":
        """Roll the first die again, or both, that many times."""
        dice, rolls, rng = self.dice, [*self.rolls], own_luck(len(self.rolls))
        for _ in range(times):
            first, second = (1 + int(6 * rng.random()) for _ in range(2))
            dice = (first, second if both else dice[1])
            rolls.append((both, sum(dice) == 7))
        return Rerolls(dice, tuple(rolls))

    def sevens(self, both: bool) -> tuple[int, int]:
        """Return how often one die or both made 7, and in how many rolls."""
        came = [seven for each, seven in self.rolls if each == both]
        return sum(came), len(came)


def play() -> Steered:
    """A 3 and a 5 to roll again, one or both, with a count of sevens."""
    buttons: dict[str, tuple[str, Callable[[Rerolls], Rerolls]]] = {
        say("one-again"): (say("one-again-tip"), lambda at: at.roll(False)),
        say("both-again"): (say("both-again-tip"), lambda at: at.roll(True)),
        say("often"): (say("often-tip"), lambda at: at.roll(False, 50).roll(True, 50)),
    }
    return Steered(_rerolled, say("again-task"), Rerolls(), buttons=buttons)


def _rerolled(at: Rerolls) -> Picture:
    scene, (a, b) = Scene(420, 200, say("again")), at.dice
    for i, face in enumerate(at.dice):
        scene.add(pieces.d6(56 + 84 * i, 52, 64, face, seat=i, key=f"die {i}"))
    scene.add(group(text(206, 52, f"{a} + {b} = {a + b}", 24, anchor="start", bold=True), key="sum"))
    (one, ones), (both, boths) = at.sevens(False), at.sevens(True)
    for i, (name, made, rolled) in enumerate((("one-again", one, ones), ("both-again", both, boths))):
        y = 128 + 42 * i
        bar = Rect(180, y - 12, max(1.0, 150 * made / max(one, both, 6)), 24, 3).element(fill=pieces.SEATS[i].colour)
        scene.add(group(text(14, y, say(name), 14, anchor="start"), key=f"name {i}"), group(bar, key=f"bar {i}"))
        scene.add(group(text(340, y, say("of", made=made, rolled=rolled), 14, anchor="start"), key=f"count {i}"))
    if not at.rolls:
        return Picture(scene, f"{a} + {b} = {a + b}")
    return Picture(scene, say("again-so-far", one=one, ones=ones, both=both, boths=boths))


# Pictures


@by_reader(lambda: say("task"), target=(2, 7, 12))
def targets(chance: Chance, target: int) -> Picture:
    """Return what keeping each face is worth, and what rolling both is, for any target."""
    kept = [(say("keep", face=face), Fraction(chance(target, (face,)))) for face in range(1, 7)]
    rows = [*kept, (say("both"), Fraction(chance(target, ())))]
    scene = Scene(440, 40 + 30 * len(rows), say("targets", target=target))
    scene.add(text(14, 16, say("targets", target=target), 13, anchor="start", bold=True))
    for i, (name, p) in enumerate(rows):
        y = 48 + 30 * i
        bar = Rect(130, y - 10, max(1.0, 200 * 6 * float(min(p, SIXTH))), 20, 3)
        fill = token("legal" if i < len(kept) else "path")
        scene.add(group(text(14, y, name, 13, anchor="start"), key=f"name {i}"))
        scene.add(group(bar.element(fill=fill, fill_opacity=0.75), key=f"bar {i}"))
        scene.add(group(text(346, y, exactly(p), 12, anchor="start"), key=f"chance {i}"))
    values = {p for _, p in rows}
    best = [row[0] for row in rows if row[1] == max(values)]
    verdict = "alike" if len(values) == 1 else "any-one" if best == [name for name, _ in kept] else "best"
    table = table_html(say("targets", target=target), (say("choice"), say("chance")), [(n, str(p)) for n, p in rows])
    return Picture(scene, say(verdict, target=target, best=best), table)


@explored(lambda: say("turns-task"), rolls=(1, 4, 8))
def taking_turns(rolls: int, p: Fraction = SIXTH) -> Picture:
    """A tree of turns: who rolls the first seven, and how much of the whole each roll is."""
    scene = Scene(460, 40 + 52 * rolls, say("turns"))
    still, shares = Fraction(1), [Fraction(0), Fraction(0)]
    for i in range(rolls):
        y, who = 26 + 52 * i, ("you", "rival")[i % 2]
        shares[i % 2] += still * p
        scene.add(line(92, y, 218, y, stroke=token("line"), stroke_width=2))
        scene.add(line(46, y + 14, 46, y + 40, stroke=token("line"), stroke_width=2))
        scene.add(text(14, y, say(who), 13, anchor="start", bold=True), text(155, y - 10, say("seven", p=str(p)), 11))
        scene.add(text(54, y + 27, say("none", p=str(1 - p)), 11, anchor="start"))
        box = Rect(226, y - 11, max(2.0, 130 * float(still)), 22, 3)
        scene.add(group(box.element(fill=token(("legal", "path")[i % 2]), fill_opacity=0.75), key=f"bar {i}"))
        scene.add(text(364, y, percent(still * p, 1), 12, anchor="start"))
        still *= 1 - p
    you, rival, left = (percent(share, 1) for share in (*shares, still))
    return Picture(scene, say("after", rolls=rolls, you=you, rival=rival, left=left, **_formula(rolls, p)))


def _formula(rolls: int, p: Fraction) -> dict[str, str]:
    """Return what you have won so far, and what is left, as powers of a miss."""
    terms = ["1", *(f"({1 - p})^{k}" for k in range(2, rolls, 2))]
    mine = say("product", p=str(p), sum=" + ".join(terms)) if len(terms) > 1 else f"{p}"
    return {"mine": mine, "rest": f"({1 - p})^{rolls}" if rolls > 1 else f"{1 - p}"}


# Questions


def _after_misses() -> Fraction:
    """Return how likely a seven is once five rolls have missed."""
    return (odds.seven_within(6) - odds.seven_within(5)) / (1 - odds.seven_within(5))


def _one_or_both() -> str:
    chances = odds.reroll_chances(3, 5)
    return compared(chances["both"], max(chances["the first"], chances["the second"]), "one", "alike", "both")


exercises = Unit(
    __name__,
    {
        "seven: one or both": _one_or_both,
        "seven: one die": lambda: odds.reroll_chances(3, 5)["the second"],
        "seven: both dice": lambda: (2 @ die(6)).exactly(7),
        "seven: need": Answer(
            lambda kept, target: target - kept, cases=tuple((kept, target) for target in (7, 8) for kept in range(2, 7))
        ),
        "seven: eight": lambda: (2 @ die(6)).exactly(8),
        "seven: after misses": lambda: compared(_after_misses(), odds.seven_within(1), "less", "same", "more"),
        "seven: three rolls": lambda: odds.seven_within(3),
        "seven: the starter": Answer(
            lambda: odds.duel(2, game=load("cat_cab", players=2, duel="alternate"))[0],
            picture=lambda: taking_turns.drawn(6),
        ),
        "seven: three drivers": lambda: odds.duel(3, game=load("cat_cab", players=3, duel="alternate"))[0],
    },
    exercises=(
        drawing(lambda target: (2 @ die(6)).exactly(target), target=(3, 4, 5, 6, 8, 9, 10, 11)),
        drawing(lambda kept, target: die(6).exactly(target - kept), kept=range(1, 7), target=range(3, 12)),
        drawing(odds.seven_within, rolls=(2, 4, 5, 6, 7, 8)),
        drawing(lambda clocks, n: 1 - Fraction(1, n) ** clocks, clocks=range(2, 5), n=range(3, 11)),
        drawing(lambda n: Fraction(n, 2 * n - 1), n=(3, 4, 5, 8, 10, 12, 20), others=lambda n: n - 1),
    ),
    board=lambda: taking_turns.drawn(4),
)
