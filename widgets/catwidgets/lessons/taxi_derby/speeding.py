"""The unit on break-even: what a risky turn is worth, which risk pays, and for whom a fine is dearest."""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from catlib.games.taxi_derby import odds
from catwidgets.draw import curve
from catwidgets.lessons.taxi_derby.city_map import derby
from catwidgets.teach import Exhibit, Explorer, Guide, Listing, Own, Picture, Question, Unit, ask, friendly, task

FARE, TICKET, SLOW = 5, 3, 3
WIDTH, HEIGHT = 480, 280
Worth = Callable[[Fraction, int, int], Fraction]


def speeding(chance: Fraction, fare: int, ticket: int) -> Fraction:
    """What a turn over the limit is worth on average.

    >>> speeding(Fraction(1, 2), 5, 3)
    Fraction(7, 2)
    """
    return fare - chance * ticket


# Pictures


@friendly
def weighing(worth: Worth) -> Explorer:
    """The worth of both turns by the chance of a ticket, by the reader's function, under sliders for the dollars."""
    own = Own(worth)
    return Explorer(
        lambda fare, ticket_costs, slow_way: _weighing(own, fare, ticket_costs, slow_way),
        "Move the sliders. Where do the lines cross?",
        fare=(1, FARE, 12),
        ticket_costs=(1, TICKET, 12),
        slow_way=(0, SLOW, 12),
    )


def _weighing(worth: Callable[..., Any], fare: int, ticket: int, slow: int) -> Picture:
    points = [Fraction(k, 4) for k in range(5)]
    lines: dict[str, list[tuple[Fraction, Fraction]]] = {
        "speeding": [(p, Fraction(worth(p, fare, ticket))) for p in points],
        "slow way": [(p, Fraction(slow)) for p in points],
    }
    first, last = lines["speeding"][0][1], lines["speeding"][-1][1]
    cross = (first - slow) / (first - last) if first != last else Fraction(-1)
    mark = (float(cross), "") if 0 < cross < 1 else None
    chart = curve(lines, "Speeding or not", "chance of a ticket", "dollars on average", mark=mark)
    scene = chart.scene(WIDTH, HEIGHT)
    scene.label = chart.title
    return Picture(scene, _weighed(first, last, slow, cross), chart.table_html())


def _weighed(first: Fraction, last: Fraction, slow: int, cross: Fraction) -> str:
    """The sentence and the sum beside the picture."""
    ends = f"Speeding is worth ${first} without a ticket and ${last} with one."
    if 0 < cross < 1:
        gains = f"It gains {first} − {slow} = {first - slow}, a ticket costs {first - last}."
        return f"{ends} {gains} So it pays up to {cross}."
    return f"{ends} The slow way is worth ${slow}. Speeding {'always' if min(first, last) >= slow else 'never'} pays."


def board() -> Exhibit:
    """The two lines, for paper."""
    return Exhibit(_weighing(speeding, FARE, TICKET, SLOW))


def deck() -> Listing:
    """What the tickets cost and how many there are of each.

    >>> print(deck().rows[0])
    ('$1', '6', 'of 36')
    """
    tickets = derby().house.tickets
    rows = [(_fine(ticket), str(ticket.count), f"of {tickets.cards}") for ticket in tickets.tickets]
    return Listing("The ticket deck, which is invented", ("fine", "cards", ""), rows)


def _fine(ticket: Any) -> str:
    if ticket.dollars:
        return f"${ticket.dollars}"
    if ticket.station:
        return "a visit to the police station"
    return f"lose {'an upgrade of your choice' if ticket.lose == 'any' else f'one {ticket.lose}'}"


def mean_fine() -> Fraction:
    """The mean of the fines that are money.

    >>> mean_fine()
    Fraction(33, 14)
    """
    money = [ticket for ticket in derby().house.tickets.tickets if ticket.dollars]
    total, cards = sum(t.count * t.dollars for t in money), sum(t.count for t in money)
    return Fraction(total, cards)


# Questions


@ask(
    "speeding: worth",
    "You speed for a fare of $5. A ticket comes with chance 1/2 and costs $3. You keep the fare in any case. "
    "What is the turn worth on average, in dollars?",
    kind="number",
    hints={
        4: "That is half of 5 + 3. A fine is paid, not won.",
        1: "You keep the fare in both cases. Only the fine is uncertain.",
        2: "That is what is left if you are caught.",
        "2.5": "You keep the fare in both cases. Only the fine is uncertain.",
        5: "That is what it brings if you are not caught.",
    },
    because="Half of the time 5, half of the time 2.",
)
def worth_of_a_turn() -> Fraction:
    return odds.ticket_chance(5, 2) * (FARE - TICKET) + (1 - odds.ticket_chance(5, 2)) * FARE


@ask(
    "speeding: break-even",
    "The fare is $5, and a ticket costs $3. If you stay within the limit you earn $3. "
    "Up to which chance of a ticket does speeding pay?",
    hints={
        "3/5": "Compare what you gain by speeding, 5 − 3, with what a ticket costs.",
        "1/3": "That is the chance of no ticket.",
        "2/5": "You gain 5 − 3 = 2 by speeding. Divide by what a ticket costs, not by the fare.",
        1: "With a sure ticket you would have 5 − 3 = 2, and that is less than 3.",
        "1/2": "At 1/2 speeding is worth 3.50, still more than 3.",
    },
    because="5 − 3p = 3 gives p = 2/3. It is what speeding gains, divided by what a ticket costs.",
    picture=lambda: _weighing(speeding, FARE, TICKET, SLOW),
)
def break_even() -> Fraction:
    return odds.break_even(FARE, TICKET, otherwise=SLOW)


@task(
    "speeding: rule",
    "The chance up to which speeding pays.",
    cases=tuple((fare, ticket, slow) for fare, ticket, slow in [(5, 3, 3), (4, 4, 3), (7, 9, 3), (6, 5, 2), (5, 9, 3)]),
    because="What speeding gains, divided by what a ticket costs.",
)
def rule(fare: int, ticket: int, slow: int) -> Fraction:
    return odds.break_even(fare, ticket, otherwise=slow)


@ask(
    "speeding: mean fine",
    "Of the 28 tickets that cost money, 6 cost $1, 10 cost $2, 8 cost $3 and 4 cost $4. What do they cost on average?",
    kind="number",
    hints={
        "5/2": "There are not equally many of each.",
        "66/36": "66 dollars in all, but only 28 of the 36 tickets cost money.",
        66: "That is what they cost together.",
        2: "That is the most common fine.",
    },
    because="6 + 20 + 24 + 16 = 66 dollars on 28 cards.",
)
def answer_mean_fine() -> Fraction:
    return mean_fine()


@ask(
    "speeding: empty purse",
    "Your purse is empty. If you are caught you cannot pay. Then you lose the fare of $5 and another passenger "
    "worth $4. If you stay within the limit you earn $3 and keep the other passenger. "
    "Up to which chance does speeding pay now?",
    hints={
        "2/3": "That was with money in your purse. What does a ticket take away now?",
        "2/5": "You lose the other passenger, too.",
        "1/2": "You lose the fare, too.",
        "5/9": "You gain 5 − 3 = 2 by speeding.",
        "7/9": "That is the chance of no ticket.",
    },
    because="A ticket takes away 5 + 4 = 9, and speeding gains 2.",
)
def empty_purse() -> Fraction:
    return odds.break_even(FARE, FARE + 4, otherwise=SLOW)


# Exercises


def _worth(rng: random.Random) -> Question:
    fare, ticket, quarter = rng.randint(4, 12), rng.randint(2, 9), rng.choice([1, 3])
    return Question(
        "speeding: exercise 1",
        f"A fare of ${fare}, a ticket of ${ticket} with chance {quarter}/4. "
        "What is speeding worth on average, in dollars?",
        lambda: fare - Fraction(quarter, 4) * ticket,
        kind="number",
        because=f"{fare} − {quarter}/4 · {ticket}.",
    )


def _pays(rng: random.Random) -> Question:
    slow = rng.randint(1, 4)
    gain = rng.randint(1, 4)
    ticket = gain + rng.randint(1, 6)
    return Question(
        "speeding: exercise 2",
        f"Speeding brings ${slow + gain}, the slow way ${slow}, and a ticket costs ${ticket}. "
        "Up to which chance does speeding pay?",
        lambda: odds.break_even(slow + gain, ticket, otherwise=slow),
        because=f"It gains {gain}, and a ticket costs {ticket}.",
    )


def _poor(rng: random.Random) -> Question:
    slow, gain, other = rng.randint(1, 4), rng.randint(1, 4), rng.randint(2, 9)
    fare = slow + gain
    return Question(
        "speeding: exercise 3",
        f"An empty purse, a fare of ${fare}, and another passenger worth ${other}. A ticket takes both away. "
        f"The slow way brings ${slow} and keeps the other passenger. Up to which chance does speeding pay?",
        lambda: odds.break_even(fare, fare + other, otherwise=slow),
        because=f"It gains {gain}, and a ticket takes {fare} + {other} away.",
    )


UNIT = Unit(
    number=9,
    name="speeding",
    title="Speeding",
    age=14,
    minutes=45,
    concept="break-even",
    game="Taxi Derby",
    hook="A fare of $5 if you speed, $3 if you don't, and a ticket costs $3. What risk pays?",
    exercises=(_worth, _pays, _poor),
    board=board,
    guide=Guide(
        plan=[
            (5, "Tell the story. Everybody writes down a risk that he or she would take."),
            (10, "First guess, then the idea cell: what is speeding worth for each risk?"),
            (10, "Break-even: guess, picture, equation on the board."),
            (10, "Your turn 1: the rule as a function. Then the deck of tickets."),
            (5, "The empty purse. Talk about it: who can least afford a fine?"),
            (5, "Exercises with a seed for each pupil, then the exit ticket."),
        ],
        say=[
            "We do not ask whether speeding is right. In the real world it kills. In the game it costs dollars.",
            "A turn is worth what it brings on average, if you did it a thousand times.",
        ],
        ask=[
            "What does speeding gain? What does a ticket take away?",
            "What would make the line of speeding steeper?",
            "Why is the same fine dearer for somebody with an empty purse?",
        ],
        support="Let pupils make a table: risk 0, 1/4, 1/2, 3/4, 1, and what is left on average.",
        extension="A fine that is a share of the fare: up to which risk does speeding pay then?",
        ticket=("Speeding brings $6, the slow way $4, a ticket costs $8. Up to which risk does it pay?", "2/8 = 1/4"),
        open_answers={
            "What should a ticket cost so that nobody speeds any more?": "It depends on the risk: more than the gain "
            "divided by the risk. At a risk of 1/4 a gain of 2 needs more than $8.",
            "Is one fine for all fair?": "A matter of opinion. The fine takes the same dollars from everybody, but who "
            "cannot pay loses more. Some countries tie fines to incomes.",
        },
    ),
)

exercises = UNIT.sheet
