"""The unit on break-even: what a risky turn is worth, which risk pays, and for whom a fine is dearest."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple

from catlib.chance import own_luck
from catlib.games.taxi_derby import odds
from catlib.games.taxi_derby.voice import voice
from catwidgets.draw import Scene, curve, group, line, pieces, text, token
from catwidgets.lessons.taxi_derby.city_map import derby
from catwidgets.scenes.taxi_derby import patrol_car
from catwidgets.teach import Answer, Listing, Picture, Steered, Unit, by_reader, drawing, saying, sentences

say = saying(__name__)
FARE, TICKET, SLOW = 5, 3, 3
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
    """Rides over the limit, those of them that were caught, rides within the limit, and whether the last was caught."""

    fast: int = 0
    caught: int = 0
    slow: int = 0
    hit: bool = False

    def speed(self) -> "Rides":
        """Drive over the limit: a patrol car catches every second one, by chance."""
        hit = own_luck(self.fast).random() < 0.5
        return Rides(self.fast + 1, self.caught + hit, self.slow, hit)

    def keep(self) -> "Rides":
        """Drive within the limit."""
        return self._replace(slow=self.slow + 1, hit=False)


def play() -> Steered:
    """A taxi that speeds or does not, and what both have earned."""
    buttons = {say("speed"): (say("speed-tip"), Rides.speed), say("keep"): (say("keep-tip"), Rides.keep)}
    return Steered(_driven, say("play-task"), Rides(), buttons=buttons)


def _driven(at: Rides) -> Picture:
    scene, x = Scene(WIDTH, 96, say("hurry")), 70 + 40 * ((at.fast + at.slow) % 10)
    scene.add_fixed(line(8, 66, WIDTH - 8, 66, stroke=token("line"), stroke_width=4))
    scene.add(pieces.cab(x, 46, 44, 0, key="taxi"))
    scene.add(group(patrol_car(0, 0), at=(x - 44 if at.hit else 16, 54), key="car"))
    earned = FARE * at.fast - TICKET * at.caught
    scene.add(text(8, 86, say("a-ticket", ticket=TICKET) if at.hit else "", 14, anchor="start", bold=True))
    kept = {"slow": at.slow, "slow_dollars": SLOW * at.slow}
    return Picture(scene, say("so-far", fast=at.fast, caught=at.caught, dollars=earned, **kept))


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


def deck() -> Listing:
    """Return what the tickets cost and how many there are of each."""
    tickets = derby().house.tickets
    rows = [(_fine(ticket), str(ticket.count), say("of", cards=tickets.cards)) for ticket in tickets.tickets]
    return Listing(say("deck"), (say("fine"), say("cards"), ""), rows)


def _fine(ticket: Any) -> str:
    if ticket.dollars:
        return say("fined", dollars=ticket.dollars)
    if ticket.station:
        return say("station")
    return say("lose-choice") if ticket.lose == "any" else say("lose", what=voice.say(ticket.lose))


def mean_fine() -> Fraction:
    """The mean of the fines that are money."""
    money = [ticket for ticket in derby().house.tickets.tickets if ticket.dollars]
    total, cards = sum(t.count * t.dollars for t in money), sum(t.count for t in money)
    return Fraction(total, cards)


exercises = Unit(
    __name__,
    {
        "speeding: worth": lambda: odds.ticket_chance(5, 2) * (FARE - TICKET) + (1 - odds.ticket_chance(5, 2)) * FARE,
        "speeding: break-even": Answer(
            lambda: odds.break_even(FARE, TICKET, otherwise=SLOW),
            picture=lambda: weighing.drawn(speeding, FARE, TICKET, SLOW),
        ),
        "speeding: rule": Answer(odds.break_even, cases=((5, 3, 3), (4, 4, 3), (7, 9, 3), (6, 5, 2), (5, 9, 3))),
        "speeding: mean fine": mean_fine,
        "speeding: empty purse": lambda: odds.break_even(FARE, FARE + 4, otherwise=SLOW),
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
