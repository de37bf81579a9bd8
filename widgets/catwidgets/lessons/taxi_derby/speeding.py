"""The unit on break-even: what a risky turn is worth, which risk pays, and for whom a fine is dearest."""

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from catlib.chance import local, own_luck
from catlib.games.taxi_derby import odds
from catwidgets.draw import Chart, Rect, Scene, curve, group, line, pieces, text, token
from catwidgets.scenes.taxi_derby import patrol_car
from catwidgets.teach import Answer, Picture, Steered, Unit, by_reader, drawing, saying, sentences

say = saying(__name__)
FARE, TICKET, SLOW = 5, 3, 3
IMPOUNDED = FARE + 4  # the fare and another passenger
WIDTH, HEIGHT = 480, 280
Worth = Callable[[Fraction, int, int], Fraction]


def speeding(chance: Fraction, fare: int, ticket: int) -> Fraction:
    """Return what a turn over the limit is worth on average.

    >>> speeding(Fraction(1, 2), 5, 3)
    Fraction(7, 2)
    """
    return fare - chance * ticket


# Rides to take


class Rides(NamedTuple):
    """The dollars of each ride, the last one last."""

    earned: tuple[int, ...] = ()

    def speed(self) -> "Rides":
        """Drive over the limit: a patrol car catches every second one, by chance."""
        hit = own_luck(len(self.earned)).random() < 0.5
        return Rides((*self.earned, FARE - TICKET * hit))

    def keep(self) -> "Rides":
        """Drive within the limit."""
        return Rides((*self.earned, SLOW))


def play() -> Steered:
    """A taxi that speeds or does not, and what both have earned."""
    buttons = {say("speed"): (say("speed-tip"), Rides.speed), say("keep"): (say("keep-tip"), Rides.keep)}
    return Steered(_driven, say("play-task"), Rides(), buttons=buttons)


def _driven(at: Rides) -> Picture:
    scene, fast = Scene(WIDTH, 150, say("hurry")), [dollars for dollars in at.earned if dollars != SLOW]
    last, x = at.earned[-1:], 70 + 40 * (len(at.earned) % 10)
    hit = last == (FARE - TICKET,)
    scene.add_fixed(line(8, 66, WIDTH - 8, 66, stroke=token("line"), stroke_width=4))
    scene.add(pieces.cab(x, 46, 44, 0, key="taxi"))
    scene.add(group(patrol_car(0, 0), at=(x - 44 if hit else 16, 54), key="car"))
    scene.add(text(WIDTH / 2, 18, say("a-ticket", ticket=TICKET) if hit else "", 18, bold=True))
    for k, dollars in enumerate(at.earned[-10:]):  # a column for each ride, as high as its dollars
        base, colour = 44 * k + 36, token("legal" if dollars == SLOW else "warn" if dollars < SLOW else "best")
        scene.add(Rect(base - 16, 132 - 9 * dollars, 32, 9 * dollars, 2).element(fill=colour))
        scene.add(text(base, 142, local(f"+{dollars}"), 13, bold=True))
    kept = {"slow": len(at.earned) - len(fast), "slow_dollars": SLOW * (len(at.earned) - len(fast))}
    caught = fast.count(FARE - TICKET)
    return Picture(scene, say("so-far", fast=len(fast), caught=caught, dollars=sum(fast), **kept))


# Pictures


@by_reader(lambda: say("task"), fare=(1, FARE, 12), ticket_costs=(1, TICKET, 12), slow_way=(0, SLOW, 12))
def weighing(worth: Worth, fare: int, ticket_costs: int, slow_way: int) -> Picture:
    """The worth of both turns by the chance of a ticket, by the reader's function, under sliders for the dollars."""
    points = [Fraction(k, 4) for k in range(5)]
    lines: dict[str, list[tuple[Fraction, Fraction]]] = {
        say("speeding"): [(p, Fraction(worth(p, fare, ticket_costs))) for p in points],
        say("slow-way"): [(p, Fraction(slow_way)) for p in points],
    }
    (_, first), *_, (_, last) = lines[say("speeding")]
    cross = (first - slow_way) / (first - last) if first != last else Fraction(-1)
    mark = (float(cross), "") if 0 < cross < 1 else None
    chart = curve(lines, say("or-not"), say("chance"), say("dollars"), mark=mark)
    return Picture.of(chart, _weighed(first, last, slow_way, cross))


def _weighed(first: Fraction, last: Fraction, slow: int, cross: Fraction) -> str:
    """The sentence and the sum beside the picture."""
    ends = say("worth", first=first, last=last)
    if 0 < cross < 1:
        gains = {"first": first, "slow": slow, "gain": first - slow, "cost": first - last}
        return sentences(ends, say("gains", cross=cross, **gains))
    return sentences(ends, say("slow-worth", slow=slow, always=min(first, last) >= slow))


def purses() -> Chart:
    """The worth of speeding with money for a fine and without, beside the slow way."""
    ends = {"with-money": FARE - TICKET, "empty": FARE - IMPOUNDED, "slow-way": SLOW}
    cross = odds.break_even(FARE, IMPOUNDED, otherwise=SLOW)
    firsts = {"slow-way": SLOW}
    lines = {say(id): [(0, firsts.get(id, FARE)), (1, last)] for id, last in ends.items()}
    return curve(lines, say("or-not"), say("chance"), say("dollars"), mark=(float(cross), str(cross)))


exercises = Unit(
    __name__,
    {
        "speeding: worth": lambda: odds.ticket_chance(5, 2) * (FARE - TICKET) + (1 - odds.ticket_chance(5, 2)) * FARE,
        "speeding: break-even": Answer(
            lambda: odds.break_even(FARE, TICKET, otherwise=SLOW),
            picture=lambda: weighing.drawn(speeding, FARE, TICKET, SLOW),
        ),
        "speeding: rule": Answer(odds.break_even, cases=((5, 3, 3), (4, 4, 3), (7, 9, 3), (6, 5, 2), (5, 9, 3))),
        "speeding: empty purse": Answer(lambda: odds.break_even(FARE, IMPOUNDED, otherwise=SLOW), picture=purses),
        "speeding: parking": lambda: odds.break_even(2, 40),
    },
    exercises=(
        drawing(
            lambda fare, ticket, quarter: fare - Fraction(quarter, 4) * ticket,
            fare=range(4, 13),
            ticket=range(2, 10),
            quarter=(1, 3),
        ),
        drawing(lambda fast, slow, n: n * (fast - slow), fast=range(5, 10), slow=range(1, 5), n=range(2, 9)),
        drawing(
            lambda fast, ticket, slow: odds.break_even(fast, ticket, otherwise=slow),
            slow=range(1, 5),
            gain=range(1, 5),
            fast=lambda slow, gain: slow + gain,
            ticket=lambda gain: range(gain + 1, gain + 7),
        ),
        drawing(lambda price, premium: Fraction(premium, price), price=range(300, 901, 100), premium=range(20, 90, 10)),
        drawing(
            lambda fare, other, slow: odds.break_even(fare, fare + other, otherwise=slow),
            slow=range(1, 5),
            gain=range(1, 5),
            other=range(2, 10),
            fare=lambda slow, gain: slow + gain,
        ),
    ),
    board=lambda: weighing.drawn(speeding, FARE, TICKET, SLOW),
)
