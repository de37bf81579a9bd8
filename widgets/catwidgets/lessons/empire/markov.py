"""The lesson on whole battles: an absorbing Markov chain in pictures, matrices and simulation.

Cubes are counted with the one that has to stay, as on the table; every answer is computed by the library.
"""

from collections import Counter
from fractions import Fraction
from typing import Any

from catlib.chance import Pmf, generator, percent, short_percent
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
from catwidgets.lessons.empire.one_roll import tie_rules
from catwidgets.lessons.empire.twenty_rolls import losses
from catwidgets.page import table_html
from catwidgets.teach import Answer, Listing, Picture, compared, explored, note_of, saying

say = saying(__name__)

# Small battles


def one_step(attackers: int, defenders: int) -> Listing:
    """Return where one roll leads, and how likely."""
    distribution = odds.roll(min(3, attackers - 1), min(2, defenders))
    rows = []
    for lost, p in distribution.items():
        left = Left(attackers - lost.attackers, defenders - lost.defenders)
        rows.append((_against(*left), str(p), percent(p, 1)))
    return Listing(say("from", a=attackers, d=defenders), (say("leads-to"), say("chance"), ""), rows)


def _against(attackers: int, defenders: int) -> str:
    return say("against", a=attackers, d=defenders)


# The chain in a picture

STEP, MARGIN = 62, 68


def after_rolls(attackers: int, defenders: int, rolls: int) -> Pmf:
    """Return where a battle stands after that many rolls; one that is over stays as it is.

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


@explored(lambda: say("chain-task"), attackers=(2, 6, 7), defenders=(1, 4, 5), rolls=(0, 0, 9))
def chain_picture(attackers: int, defenders: int, rolls: int) -> Picture:
    """The states of a battle as a board, and where the battle may stand after some rolls."""
    distribution = after_rolls(attackers, defenders, rolls)
    scene = Scene(MARGIN + STEP * attackers + 16, MARGIN + STEP * (defenders + 1) + 20, say("states"))
    scene.add(text(MARGIN + STEP * attackers + 12, 14, say("attackers-left"), 12, anchor="end"))
    scene.add(text(4, 14, say("defenders"), 12, anchor="start"))
    for a in range(attackers, 0, -1):
        scene.add(text(_x(attackers, a), 34, str(a), 12, bold=True))
    for d in range(defenders, -1, -1):
        scene.add(text(34, _y(defenders, d), str(d), 12, bold=True))
        for a in range(attackers, 0, -1):
            if (a, d) != (1, 0):
                scene.add(_state(Left(a, d), _x(attackers, a), _y(defenders, d), distribution))
    scene.add(*_arrows(distribution, attackers, defenders))
    rows = [(_against(a, d), str(p), percent(p)) for (a, d), p in distribution.items()]
    table = table_html(say("where"), (say("state"), say("chance"), say("percent")), rows)
    return Picture(scene, _flow_sentence(distribution, rolls), table)


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
        parts.append(text(x, y, short_percent(chance), 12, bold=True, fill=ink))
    return group(*parts, key=f"state {left.attackers} {left.defenders}")


def _arrows(distribution: Pmf, attackers: int, defenders: int) -> list[Any]:
    """Return what the next roll does to the most likely state that is not over."""
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
    chances = {"captured": captured, "held": held, "fighting": 1 - captured - held}
    return say("flow", rolls=rolls, **{name: percent(chance, 1) for name, chance in chances.items()})


# The whole battle


def rolls() -> Fraction:
    [first, *_] = odds.chain(4, 2).rolls
    return Fraction(int(first.p), int(first.q))


def who_loses_more() -> str:
    fight = odds.battle(4, 2)
    return compared(fight.attackers_lost, fight.defenders_lost, "defender", "both", "attacker")


def attackers_left(attackers: int, defenders: int) -> Chart:
    """Return what is left of the attacker's army, captured or not."""
    left = odds.battle(attackers, defenders).attackers_left
    return outcome_chart(left, title=_against(attackers, defenders), x_title=say("attackers-left"))


@explored(attackers=(2, 8, 40), defenders=(1, 7, 40), stop_when_left=(1, 1, 20))
def battle_distributions(attackers: int, defenders: int, stop_when_left: int) -> Chart:
    """Return what is left: the attacker's cubes if the neighborhood falls, else the defender's, below zero."""
    fight = odds.battle(attackers, defenders, stop=stop_when_left)
    title = say("captured-with", a=attackers, d=defenders, chance=percent(fight.capture, 1))
    return outcome_chart(fight.distribution.map(_score), title=title, x_title=say("left-over"))


def _score(left: Left) -> int:
    return -left.defenders or left.attackers


def simulate_battles(attackers: int, defenders: int, battles: int = 1000, seed: int = 1) -> Counter[int]:
    """So many battles rolled out die by die: attackers left, or defenders left as a negative number."""
    rng, found = generator(seed), Counter[int]()
    for _ in range(battles):
        a, d = attackers, defenders
        while a > 1 and d:
            dice = [int(6 * rng.random()) for _ in range(min(3, a - 1) + min(2, d))]
            lost = losses(dice[: min(3, a - 1)], dice[min(3, a - 1) :])
            a, d = a - lost.attackers, d - lost.defenders
        found[-d if d else a] += 1
    return found


def simulated(attackers: int = 8, defenders: int = 7, battles: int = 1000) -> Chart:
    """Battles rolled out over the exact distribution."""
    distribution = odds.battle(attackers, defenders).distribution.map(_score)
    counts, title = simulate_battles(attackers, defenders, battles), _against(attackers, defenders)
    return simulated_over_exact(distribution, counts, title, say("left-over"), cases=say("battles"))


# Campaigns


@explored(cubes=(2, 10, 40), first=(1, 2, 9), second=(1, 1, 9), third=(1, 3, 9), fourth=(1, 2, 9))
def march(cubes: int, first: int, second: int, third: int, fourth: int) -> Chart:
    """Return how far a stack gets along a chain of neighborhoods."""
    found = odds.campaign(cubes, [first, second, third, fourth])
    title = say("march", cubes=cubes, first=first, second=second, third=third, fourth=fourth)
    return outcome_chart(found.captured, title=title, x_title=say("taken"))


# For designers


@explored(
    sides=["6", "4", "8", "10", "12", "20"], attack_dice=(1, 3, 4), defend_dice=(1, 2, 3), ties=lambda: [*tie_rules()]
)
def capture_curves(sides: str, attack_dice: int, defend_dice: int, ties: str) -> Chart:
    """The chance to capture five defenders by the number of attackers, for dice of any kind beside the usual ones."""
    dice = Dice(int(sides), attack_dice, defend_dice, tie_rules()[ties])
    lines = {say("these"): dice, say("usual"): Dice()}
    points = {name: [(a, odds.capture_table(16, 5, dice=d)[a][5]) for a in range(2, 17)] for name, d in lines.items()}
    return curve(points, say("five"), say("attackers"), say("capture"), percents=True)


note = note_of(
    __name__,
    {
        "battle: three against one": Answer(
            lambda: odds.capture_chance(3, 1), wrong={"four against one": odds.capture_chance(4, 1)}
        ),
        "battle: four against two": Answer(
            lambda: odds.capture_chance(4, 2),
            wrong={
                "first roll": odds.roll(3, 2).exactly(odds.Losses(0, 2)),
                "five against two": odds.capture_chance(5, 2),
                "three against two": odds.capture_chance(3, 2),
            },
        ),
        "battle: rolls": rolls,
        "battle: losses": who_loses_more,
        "battle: fewer dice": lambda: "sometimes" if odds.fewer_dice_pay(12, 12) else "never",
        "battle: march": Answer(
            lambda: odds.campaign(10, [2, 1, 3]).chance,
            wrong={
                "one battle": odds.capture_chance(10, 6),
                "last battle": odds.capture_chance(10, 3),
                "first two": odds.campaign(10, [2, 1]).chance,
            },
        ),
    },
)
