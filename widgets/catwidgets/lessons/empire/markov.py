"""The lesson on whole battles: an absorbing Markov chain in pictures, matrices and simulation.

Cubes are counted with the one that has to stay, as on the table; every answer is computed by the library.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

from catlib.chance import Pmf, generator, percent
from catlib.games.empire import odds
from catlib.games.empire.odds import Dice, Left
from catwidgets.draw import (
    SEATS,
    Chart,
    Rect,
    Scene,
    arrow,
    curve,
    group,
    outcome_chart,
    simulated_over_exact,
    text,
    token,
)
from catwidgets.teach import Explorer, Listing, Picture, TeacherNote, ask, questions_in, teacher_note

DEFENDER, ATTACKER, BOTH = "The defender", "The attacker", "Both the same"
NEVER, SOMETIMES = "No, never", "Yes, sometimes"


def note() -> TeacherNote:
    """What a teacher needs to know of the lesson, with all answers."""
    words = [
        "Markov chain, transient and absorbing states",
        "transition matrix, fundamental matrix",
        "recursion, expected number of steps",
        "distribution, simulation, interval",
        "optimal stopping",
    ]
    tips = [
        "Sections 1 to 3 need no matrices and make a lesson of their own; 4 is for those who know matrix products.",
        "Ask for guesses before the slider moves.",
        "Say each time how cubes are counted. Published tables often leave out the cube that has to stay.",
        "A battle with other dice, or a chain with a stop-loss rule, makes a good project.",
    ]
    return teacher_note("16+", 90, words, questions_in(__name__), tips)


# Small battles


@ask(
    "battle: three against one",
    "Three cubes attack one: two can roll, one has to stay. They fight to the end. How likely is it that they capture?",
    hints={
        "125/216": "That is the first roll alone. If it is lost, two cubes are left, and they may go on.",
        "5/12": "That is two cubes against one.",
        odds.capture_chance(4, 1): "That is four cubes against one; of three only two can roll.",
    },
    because="125/216 for the first roll, and 91/216 × 5/12 for a second.",
)
def three_against_one() -> Fraction:
    return odds.capture_chance(3, 1)


def one_step(attackers: int, defenders: int) -> Listing:
    """Where one roll leads, and how likely.

    >>> print(one_step(3, 1))
    From 3 against 1:
      3 against 0: 125/216, 57.9 %
      2 against 1: 91/216, 42.1 %
    """
    distribution = odds.roll(min(3, attackers - 1), min(2, defenders))
    rows = []
    for lost, p in distribution.items():
        left = Left(attackers - lost.attackers, defenders - lost.defenders)
        rows.append((f"{left.attackers} against {left.defenders}", str(p), percent(p, 1)))
    return Listing(f"From {attackers} against {defenders}", ("one roll leads to", "chance", ""), rows)


# The chain in a picture

STEP, MARGIN = 62, 68


def after_rolls(attackers: int, defenders: int, rolls: int) -> Pmf:
    """Where a battle stands after so many rolls; one that is over stays as it is.

    >>> after_rolls(3, 1, 1)
    Pmf({Left(attackers=2, defenders=1): 91, Left(attackers=3, defenders=0): 125})
    """
    distribution = Pmf.point(Left(attackers, defenders))
    for _ in range(rolls):
        distribution = distribution.bind(_rolled)
    return distribution


def _rolled(left: Left) -> Any:
    a, d = left
    if a < 2 or d == 0:
        return left
    return odds.roll(min(3, a - 1), min(2, d)).map(lambda lost: Left(a - lost.attackers, d - lost.defenders))


def chain_picture() -> Explorer:
    """The states of a battle as a board, and where the battle may stand after some rolls."""
    return Explorer(
        _chain_scene,
        "Move the last slider and watch where the chances flow.",
        attackers=(2, 6, 7),
        defenders=(1, 4, 5),
        rolls=(0, 0, 9),
    )


def _chain_scene(attackers: int, defenders: int, rolls: int) -> Picture:
    distribution = after_rolls(attackers, defenders, rolls)
    scene = Scene(MARGIN + STEP * attackers + 16, MARGIN + STEP * (defenders + 1) + 20, "States of a battle")
    scene.add(
        text(MARGIN + STEP * attackers / 2, 14, "attackers left", 12), text(4, 34, "defenders", 11, anchor="start")
    )
    for a in range(attackers, 0, -1):
        scene.add(text(_x(attackers, a), 34, str(a), 12, bold=True))
    for d in range(defenders, -1, -1):
        scene.add(text(34, _y(defenders, d), str(d), 12, bold=True))
        for a in range(attackers, 0, -1):
            if (a, d) != (1, 0):
                scene.add(_state(Left(a, d), _x(attackers, a), _y(defenders, d), distribution))
    scene.add(*_arrows(distribution, attackers, defenders))
    return Picture(scene, _flow_sentence(distribution, rolls), _distribution_table(distribution))


def _x(attackers: int, a: int) -> float:
    return MARGIN + STEP * (attackers - a + 0.5)


def _y(defenders: int, d: int) -> float:
    return MARGIN + STEP * (defenders - d + 0.5)


def _state(left: Left, x: float, y: float, distribution: Pmf) -> Any:
    chance = distribution.exactly(left)
    over = left.defenders == 0 or left.attackers == 1
    seat = 0 if left.defenders == 0 else 1 if left.attackers == 1 else None
    edge = SEATS[seat].colour if seat is not None else token("line")
    box = Rect(x - 24, y - 24, 48, 48, 24 if over else 8)
    parts = [box.element(fill=token("surface"), stroke=edge, stroke_width=2.5 if over else 1.2)]
    if chance:
        fill = SEATS[seat].colour if seat is not None else token("path")
        parts.append(box.element(fill=fill, fill_opacity=0.15 + 0.7 * float(chance)))
        ink = token("on-strong" if seat is None and chance > Fraction(1, 2) else "ink")
        parts.append(text(x, y, _few_letters(chance), 12, bold=True, fill=ink))
    return group(*parts, key=f"state {left.attackers} {left.defenders}")


def _few_letters(chance: Fraction) -> str:
    shown = f"{100 * float(chance):.0f}%"
    return "<1%" if shown == "0%" else shown


def _arrows(distribution: Pmf, attackers: int, defenders: int) -> list[Any]:
    """What the next roll does to the most likely state that is not over."""
    live = [left for left in distribution if left.attackers > 1 and left.defenders]
    if not live:
        return []
    start = max(live, key=distribution.exactly)
    x, y = _x(attackers, start.attackers), _y(defenders, start.defenders)
    found = []
    for end in _rolled(start):
        u, v = _x(attackers, end.attackers), _y(defenders, end.defenders)
        share = 27 / max(abs(u - x), abs(v - y))
        a, b = (x + share * (u - x), y + share * (v - y)), (u - share * (u - x), v - share * (v - y))
        found.append(group(arrow(a, b, width=2.5), key=f"arrow {end.attackers} {end.defenders}"))
    return found


def _flow_sentence(distribution: Pmf, rolls: int) -> str:
    captured = distribution.probability(lambda left: left.defenders == 0)
    held = distribution.probability(lambda left: left.defenders > 0 and left.attackers == 1)
    rest = 1 - captured - held
    return (
        f"After {rolls} {'roll' if rolls == 1 else 'rolls'}: captured {percent(captured, 1)}, held {percent(held, 1)}, "
        f"still fighting {percent(rest, 1)}. The arrows show the next roll from the most likely state."
    )


def _distribution_table(distribution: Pmf) -> str:
    rows = "".join(
        f'<tr><th scope="row">{a} against {d}</th><td>{p}</td><td>{percent(p)}</td></tr>'
        for (a, d), p in distribution.items()
    )
    heads = "".join(f'<th scope="col">{head}</th>' for head in ("state", "chance", "percent"))
    return f"<table><tr>{heads}</tr>{rows}</table>"


# The whole battle


@ask(
    "battle: four against two",
    "Four cubes attack two, all counted, and fight to the end. How likely is it that they capture?",
    hints={
        odds.roll(3, 2).exactly(odds.Losses(0, 2)): "That is the first roll alone; most battles take more than one.",
        odds.capture_chance(5, 2): "That is five against two: here only three of four can be lost.",
        odds.capture_chance(3, 2): "That is three against two.",
        "1/2": "The attacker has the third die on the first roll, and it tells.",
    },
    tolerance=Fraction(1, 1000),
    because="6610505 of 10077696.",
)
def four_against_two() -> Fraction:
    return odds.capture_chance(4, 2)


@ask(
    "battle: rolls",
    "Four against two again. How many rolls does the battle take on average?",
    kind="number",
    hints={
        2: "Often, but some battles take three rolls or more, and some only one.",
        3: "So many are possible, but few battles take them.",
        1: "In one roll the defender loses both cubes with 37 % only.",
    },
    tolerance=Fraction(1, 100),
    because="Each position counts with how often it is met on average, and those numbers add up.",
)
def rolls() -> Fraction:
    [first, *_] = odds.chain(4, 2).rolls
    return Fraction(int(first.p), int(first.q))


@ask(
    "battle: losses",
    "Four against two, fought to the end. Who loses more cubes on average?",
    kind="choice",
    choices=(DEFENDER, ATTACKER, BOTH),
    hints={
        ATTACKER: "The attacker has more cubes to lose, but does not lose them as often.",
        BOTH: "It is very close, but not equal.",
    },
    because="1.4379 cubes against 1.4064.",
)
def who_loses_more() -> str:
    fight = odds.battle(4, 2)
    mine, theirs = fight.attackers_lost, fight.defenders_lost
    return BOTH if mine == theirs else ATTACKER if mine > theirs else DEFENDER


def battle_distributions() -> Explorer:
    """What is left of both sides: the attacker's cubes if the neighborhood falls, else the defender's, negative."""
    return Explorer(_battle_chart, attackers=(2, 8, 40), defenders=(1, 7, 40), stop_when_left=(1, 1, 20))


def _battle_chart(attackers: int, defenders: int, stop_when_left: int) -> Chart:
    fight = odds.battle(attackers, defenders, stop=stop_when_left)
    distribution = fight.distribution.map(lambda left: -left.defenders or left.attackers)
    title = f"{attackers} against {defenders}, captured with {percent(fight.capture, 1)}"
    return outcome_chart(distribution, title=title, x_title="attackers left, or defenders left below 0")


def simulate_battles(attackers: int, defenders: int, battles: int = 1000, seed: int = 1) -> Counter[int]:
    """So many battles rolled out die by die: attackers left, or defenders left as a negative number.

    >>> simulate_battles(4, 2, 100) == simulate_battles(4, 2, 100)
    True
    """
    rng, found = generator(seed), Counter[int]()
    for _ in range(battles):
        a, d = attackers, defenders
        while a > 1 and d:
            dice = [int(6 * rng.random()) for _ in range(min(3, a - 1) + min(2, d))]
            attack, defend = sorted(dice[: min(3, a - 1)])[::-1], sorted(dice[min(3, a - 1) :])[::-1]
            for mine, theirs in zip(attack, defend, strict=False):
                a, d = (a, d - 1) if mine > theirs else (a - 1, d)
        found[-d if d else a] += 1
    return found


def simulated(attackers: int = 8, defenders: int = 7, battles: int = 1000) -> Chart:
    """Battles rolled out over the exact distribution."""
    distribution = odds.battle(attackers, defenders).distribution.map(
        lambda left: left.attackers if left.defenders == 0 else -left.defenders
    )
    counts = simulate_battles(attackers, defenders, battles)
    title = f"{attackers} against {defenders}"
    return simulated_over_exact(
        distribution, counts, title, "attackers left, or defenders left below 0", cases="battles"
    )


# Fewer dice


@ask(
    "battle: fewer dice",
    "You want to capture. Is there a position in which it is better to roll fewer dice than you can?",
    kind="choice",
    choices=(NEVER, SOMETIMES),
    hints={
        SOMETIMES: "Fewer dice risk fewer cubes in a roll, but they also win less often.",
    },
    because="Checked in every position up to 12 against 12, for both sides: the most dice are always best.",
)
def fewer_dice() -> str:
    return SOMETIMES if odds.fewer_dice_pay(12, 12) else NEVER


# Campaigns


@ask(
    "battle: march",
    "Ten cubes set out to take three neighborhoods in a row, held by 2, 1 and 3. Each that is taken keeps one cube. "
    "How likely is it that they take all three?",
    hints={
        odds.capture_chance(10, 6): "That is one battle against six; here a cube stays behind after each capture.",
        odds.capture_chance(10, 3): "That is the last battle with all ten cubes still there.",
        odds.campaign(10, [2, 1]).chance: "That is the first two.",
    },
    tolerance=Fraction(1, 100),
    because="What is left of the stack fights each next battle, less the cube that stays behind.",
)
def three_in_a_row() -> Fraction:
    return odds.campaign(10, [2, 1, 3]).chance


def march() -> Explorer:
    """How far a stack gets along a chain of neighborhoods."""
    return Explorer(
        _march_chart, cubes=(2, 10, 40), first=(1, 2, 9), second=(1, 1, 9), third=(1, 3, 9), fourth=(1, 2, 9)
    )


def _march_chart(cubes: int, first: int, second: int, third: int, fourth: int) -> Chart:
    found = odds.campaign(cubes, [first, second, third, fourth])
    title = f"{cubes} cubes against {first}, {second}, {third}, {fourth}"
    return outcome_chart(found.captured, title=title, x_title="neighborhoods taken")


# For designers


def capture_curves() -> Explorer:
    """The chance to capture five defenders by the number of attackers, for dice of any kind beside the usual ones."""
    return Explorer(
        _curves,
        sides=["6", "4", "8", "10", "12", "20"],
        attack_dice=(1, 3, 4),
        defend_dice=(1, 2, 3),
        ties=["the defender wins ties", "the attacker wins ties"],
    )


def _curves(sides: str, attack_dice: int, defend_dice: int, ties: str) -> Chart:
    dice = Dice(int(sides), attack_dice, defend_dice, "attacker" if ties.startswith("the attacker") else "defender")
    lines = {"these dice": dice, "the usual dice": Dice()}
    points = {name: [(a, odds.capture_table(16, 5, dice=d)[a][5]) for a in range(2, 17)] for name, d in lines.items()}
    return curve(points, "Against five defenders", "attackers, all counted", "chance to capture", percents=True)
