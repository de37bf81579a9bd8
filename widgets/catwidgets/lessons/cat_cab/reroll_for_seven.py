"""The unit on rolling again for a seven: independent dice, and who is better off when two take turns."""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction

from catlib import load
from catlib.chance import counted, die, percent
from catlib.games.cat_cab import odds
from catwidgets.draw import Rect, Scene, group, line, text, token
from catwidgets.teach import Exhibit, Explorer, Guide, Own, Picture, Question, Unit, ask, friendly, table_html, task

ONE, BOTH, ALIKE = "One die", "Both dice", "It makes no difference"
MORE, LESS = "More likely than at first", "Less likely than at first"
SAME = "As likely as at first"
Chance = Callable[[int, tuple[int, ...]], Fraction]
SIXTH = Fraction(1, 6)


# Pictures


@friendly
def targets(chance: Chance) -> Explorer:
    """What keeping each face is worth, and what rolling both is, for any target."""
    own = Own(chance)
    task = "Move the slider to other targets. For which of them does it make no difference what you keep?"
    return Explorer(lambda target: _bars(own, target), task, target=(2, 7, 12))


def _bars(chance: Chance, target: int) -> Picture:
    kept = [(f"keep a {face}", Fraction(chance(target, (face,)))) for face in range(1, 7)]
    rows = [*kept, ("roll both", Fraction(chance(target, ())))]
    scene = Scene(440, 40 + 30 * len(rows), f"The chance to show {target}")
    scene.add(text(14, 16, f"The chance to show {target} in all", 13, anchor="start", bold=True))
    for i, (name, p) in enumerate(rows):
        y = 48 + 30 * i
        bar = Rect(110, y - 10, max(1.0, 220 * 6 * float(min(p, SIXTH)) / 1), 20, 3)
        fill = token("legal") if name != "roll both" else token("path")
        scene.add(group(text(14, y, name, 13, anchor="start"), key=f"name {i}"))
        scene.add(group(bar.element(fill=fill, fill_opacity=0.75), key=f"bar {i}"))
        scene.add(group(text(346, y, f"{p} = {percent(p, 1)}", 12, anchor="start"), key=f"chance {i}"))
    values = {p for _, p in rows}
    best = [name for name, p in rows if p == max(values)]
    said = "it makes no difference what you keep" if len(values) == 1 else f"best is to {' or to '.join(best)}"
    if best == [name for name, _ in kept]:
        said = "best is to keep one die, whichever it is"
    table = table_html(f"The chance to show {target}", ("choice", "chance"), [(name, str(p)) for name, p in rows])
    return Picture(scene, f"Target {target}: {said}.", table)


def taking_turns() -> Explorer:
    """A tree of turns: who rolls the first seven, and how much of the whole each roll is."""
    return Explorer(lambda rolls: _tree(rolls, SIXTH), "How much of the whole has been settled?", rolls=(1, 4, 8))


def _tree(rolls: int, p: Fraction) -> Picture:
    scene = Scene(460, 40 + 52 * rolls, "Taking turns")
    still, shares = Fraction(1), [Fraction(0), Fraction(0)]
    for i in range(rolls):
        y, who = 26 + 52 * i, ("You", "Your rival")[i % 2]
        shares[i % 2] += still * p
        scene.add(line(92, y, 218, y, stroke=token("line"), stroke_width=2))
        scene.add(line(46, y + 14, 46, y + 40, stroke=token("line"), stroke_width=2))
        scene.add(text(14, y, f"{who}", 13, anchor="start", bold=True), text(155, y - 10, f"a seven: {p}", 11))
        scene.add(text(54, y + 27, f"none: {1 - p}", 11, anchor="start"))
        width = max(2.0, 130 * float(still * p / p))
        colour = token("legal") if i % 2 == 0 else token("path")
        box = Rect(226, y - 11, width, 22, 3).element(fill=colour, fill_opacity=0.75)
        scene.add(group(box, key=f"bar {i}"))
        scene.add(text(364, y, percent(still * p, 1), 12, anchor="start"))
        still *= 1 - p
    you, rival = shares
    sentence = (
        f"After {counted(rolls, 'roll')} you have won with {percent(you, 1)} and your rival with {percent(rival, 1)}. "
        f"Nothing is settled with {percent(still, 1)}. {_as_formula(rolls, p)}"
    )
    return Picture(scene, sentence)


def _as_formula(rolls: int, p: Fraction) -> str:
    """What you have won so far, and what is left, as powers of a miss.

    >>> _as_formula(4, SIXTH)
    'As a formula: 1/6 · (1 + (5/6)^2) for you, and (5/6)^4 is left.'
    """
    terms = ["1", *(f"({1 - p})^{k}" for k in range(2, rolls, 2))]
    mine = f"{p} · ({' + '.join(terms)})" if len(terms) > 1 else f"{p}"
    left = f"({1 - p})^{rolls}" if rolls > 1 else f"{1 - p}"
    return f"As a formula: {mine} for you, and {left} is left."


def shares() -> Exhibit:
    """The tree for paper: four rolls."""
    return Exhibit(_tree(4, SIXTH))


# Questions


@ask(
    "seven: one or both",
    "You want to show 7 with two dice. You rolled a 3 and a 5. You may roll one die again, or both. What is best?",
    kind="choice",
    choices=(ONE, BOTH, ALIKE),
    hints={
        ONE: "Keep the 3: which face must the other die show? How likely is one face?",
        BOTH: "Of 36 pairs, how many make 7? Compare that with one face of a die.",
    },
    because="Whatever you keep, exactly one face of the other die makes 7. With both dice it is 6 of 36 pairs: "
    "just as much.",
)
def one_or_both() -> str:
    chances = odds.reroll_chances(3, 5)
    alike = len(set(chances.values())) == 1
    return ALIKE if alike else BOTH if chances["both"] == max(chances.values()) else ONE


@ask(
    "seven: one die",
    "You keep the 3 and roll the other die. How likely is it that they show 7 in all?",
    hints={
        "1/2": "It works or it does not, but these are not equally likely. Which faces make 7?",
        "1/3": "Only one face goes with a 3.",
        "1/36": "The 3 lies there already. Only one die is rolled.",
        "1/12": "One die has six faces.",
    },
    because="Only a 4 will do: one face of six.",
)
def one_die() -> Fraction:
    return odds.reroll_chances(3, 5)["the second"]


@ask(
    "seven: both dice",
    "Now you roll both. How likely is it that they show 7 in all?",
    hints={
        "1/11": "There are 11 totals from 2 to 12, but they are not equally likely.",
        "1/36": "There are more pairs than one.",
        "1/12": "1 and 6 is not the same as 6 and 1: count both.",
        "7/36": "Write the pairs down: 1 and 6, 2 and 5, …",
    },
    because="1 and 6, 2 and 5, 3 and 4, and the same turned round: 6 of 36 pairs.",
)
def both_dice() -> Fraction:
    return (2 @ die(6)).exactly(7)


@task(
    "seven: need",
    "Which face must the other die show?",
    cases=tuple((kept, target) for target in (7, 8) for kept in range(2, 7)),
    because="So every face has just one partner. Opposite faces of a die make 7.",
)
def need(kept: int, target: int) -> int:
    return target - kept


@ask(
    "seven: eight",
    "The target is 8. You roll both dice. How likely is it?",
    hints={
        "1/6": "That would be so for 7. Which face has no partner now?",
        "1/11": "The totals are not equally likely.",
        "3/36": "2 and 6 is not the same as 6 and 2: count both.",
    },
    because="2 and 6, 3 and 5, 4 and 4, 5 and 3, 6 and 2: 5 of 36. A die that shows 1 should never be kept.",
)
def eight() -> Fraction:
    return (2 @ die(6)).exactly(8)


@ask(
    "seven: after misses",
    "You have missed five times. How likely is a 7 in the next roll?",
    kind="choice",
    choices=(MORE, LESS, SAME),
    hints={
        MORE: "Does a die remember what it showed?",
        LESS: "Bad luck is over when the die is picked up.",
    },
    because="Dice have no memory. Rolls are independent: what came before changes nothing.",
)
def after_misses() -> str:
    first, after = odds.seven_within(1), odds.seven_within(6) - odds.seven_within(5)
    missed = 1 - odds.seven_within(5)
    return SAME if after / missed == first else MORE if after / missed > first else LESS


@ask(
    "seven: three rolls",
    "How likely is it that there is at least one 7 in three rolls?",
    hints={
        "1/2": "Adding 1/6 three times counts it twice if two rolls show 7.",
        "1/216": "That is a 7 in all three rolls.",
        "125/216": "That is the chance of no 7 at all. Take the rest.",
        "5/6": "That is one roll without a 7.",
    },
    because="No 7 in three rolls has the chance 5/6 · 5/6 · 5/6 = 125/216. The rest is 91/216.",
)
def three_rolls() -> Fraction:
    return odds.seven_within(3)


@ask(
    "seven: the starter",
    "Two drivers take turns. Whoever shows 7 first wins. How likely is it that the one who starts wins?",
    hints={
        "1/2": "The starter has the first chance. Only after a miss is it the other's turn.",
        "1/6": "That is a win at once. The starter gets more turns.",
        "5/6": "That is the chance that the duel goes on after the first roll.",
        "5/11": "That is the chance of the other one.",
    },
    because="The starter has 6 parts where the other has 5: after a miss, with chance 5/6, the other one stands "
    "where the starter stood. So it is 6 to 5.",
    picture=lambda: _tree(6, SIXTH),
)
def the_starter() -> Fraction:
    return odds.duel(2, game=load("cat_cab", players=2, duel="alternate")).wins[0]


@ask(
    "seven: three drivers",
    "Now three drivers take turns. How likely is it that the one who starts wins?",
    hints={
        "1/3": "The starter has the first chance.",
        "6/11": "That is with two drivers.",
        "6/16": "The third one has fewer parts than the second: 36, 30 and 25.",
        "30/91": "That is the second driver.",
        "25/91": "That is the third driver.",
    },
    because="36, 30 and 25 parts: each is 5/6 of the one before. 36 of 91.",
)
def three_drivers() -> Fraction:
    return odds.duel(3, game=load("cat_cab", players=3, duel="alternate")).wins[0]


# Exercises


def _other_target(rng: random.Random) -> Question:
    target = rng.choice([3, 4, 5, 6, 8, 9, 10, 11])
    return Question(
        "seven: exercise 1",
        f"You roll two dice. How likely is it that they show {target} in all?",
        lambda: (2 @ die(6)).exactly(target),
        because="Write down the pairs; each counts twice if its dice differ.",
    )


def _within(rng: random.Random) -> Question:
    rolls = rng.choice([2, 4, 5, 6, 7, 8])
    return Question(
        "seven: exercise 2",
        f"How likely is at least one 7 in {rolls} rolls of two dice?",
        lambda: odds.seven_within(rolls),
        because=f"1 − (5/6)^{rolls}: take the chance of no 7 away from 1.",
    )


def _other_duel(rng: random.Random) -> Question:
    n = rng.choice([3, 4, 5, 8, 10, 12, 20])

    def answer() -> Fraction:
        p = Fraction(1, n)
        return p / (1 - (1 - p) ** 2)

    return Question(
        "seven: exercise 3",
        f"Two drivers take turns with a coin or die that wins with chance 1/{n}. "
        "How likely is it that the one who starts wins?",
        answer,
        because=f"The other one gets the turn with chance {n - 1}/{n}. So it is {n} to {n - 1}.",
    )


UNIT = Unit(
    number=4,
    name="reroll for seven",
    title="Re-roll for seven",
    age=12,
    minutes=45,
    concept="independence",
    game="Cat Cab Crew",
    hook="You need 7 with two dice. Roll one again, or both?",
    exercises=(_other_target, _within, _other_duel),
    board=shares,
    guide=Guide(
        plan=[
            (5, "Pairs duel with real dice: who shows 7 first? Let them choose what to roll again."),
            (5, "First guess. Take a vote: one die, both, no difference."),
            (10, "Count one die, count both dice, then run the idea cell."),
            (10, "Your turn 1, then the slider: what is special about 7?"),
            (10, "Misses in a row, three rolls, and taking turns."),
            (5, "Exercises with a seed for each pupil, then the exit ticket."),
        ],
        say=[
            "Opposite faces of a die make 7. Look at one.",
            "A die has no memory. You have, and that is the trap.",
        ],
        ask=[
            "Why does it not matter which die you keep?",
            "What would a die need to have a memory?",
            "The starter has the first chance. How much can that be worth at most?",
        ],
        support="Give each pair a sheet with the 36 pairs, and let them mark those that make 7.",
        extension="Make the duel fair: which rule could give the second driver the same chance?",
        ticket=("You need 5 and keep a 2. How likely is it with one roll of the other die?", "1/6: only a 3 will do"),
        open_answers={
            "Which rule would make the duel fair?": "Both roll in the same round, and a round in which both show 7 is "
            "rolled again. That is the rule of the game.",
            "Is there a target other than 7 for which it makes no difference?": "No. For every other target some face "
            "has no partner, and with such a face kept the chance is 0.",
        },
    ),
)

exercises = UNIT.sheet
