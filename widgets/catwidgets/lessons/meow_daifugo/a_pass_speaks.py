"""The unit on Bayes' rule: what a pass says about a hidden hand, and why it matters how a card was chosen."""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations
from typing import Any

from catlib.chance import Pmf
from catlib.games.meow_daifugo.cards import cards_of, hand
from catlib.games.meow_daifugo.odds.beliefs import PASSES, answer, believe
from catwidgets.lessons.meow_daifugo.what_do_they_hold import DOPPELGANGER, HALF, OUT_OF_SIGHT, two_by_two
from catwidgets.lessons.meow_daifugo.what_do_they_hold import mosaic as mosaic
from catwidgets.lessons.meow_daifugo.what_do_they_hold import one_by_one as one_by_one
from catwidgets.lessons.meow_daifugo.what_do_they_hold import play_kittens as play_kittens
from catwidgets.teach import Broken, Explorer, Guide, Own, Question, Unit, ask, friendly, task

MORE, LESS, SAME = "More likely", "Less likely", "Just as likely"
CARDS = {"W1": "W1", "W3": "W3", "B2": "B2.1", "b2": "B2.2", "D2": "D2", "W?": "W?", "B?": "B?"}
MASKS = {code: hand(name) for code, name in CARDS.items()}
Pair = tuple[str, str]
Update = Callable[[dict[Pair, Fraction], Callable[[Pair], Fraction]], dict[Pair, Fraction]]
PAIRS: tuple[Pair, ...] = tuple(combinations(CARDS, 2))


def _mask(pair: Pair) -> int:
    return MASKS[pair[0]] | MASKS[pair[1]]


# Pictures


@friendly
def hands(update: Update) -> Explorer:
    """All 21 hands that Kuro can have, and what an answer leaves of them, by the reader's own update."""
    own = Own(update)
    _checked(own)

    def left(lead: int, came: int | None, back: Fraction) -> Pmf:
        prior = dict.fromkeys(PAIRS, Fraction(1, 21))
        if came is None:
            return Pmf({_mask(pair): p for pair, p in prior.items()})
        belief = own(prior, lambda pair: Fraction(answer(_mask(pair), lead, back).exactly(came)))
        return Pmf({_mask(pair): Fraction(p) for pair, p in belief.items() if p})

    return two_by_two(holds_back=True, left=left)


def _checked(own: Own) -> None:
    """An update has to give a chance for each hand, and they have to add up to 1."""
    found: Any = own(dict.fromkeys(PAIRS, Fraction(1, 21)), lambda pair: HALF if "D2" in pair else Fraction(1))
    if not isinstance(found, dict) or not set(found) <= set(PAIRS):
        raise Broken(f"{own.name} should give a chance for each hand, as a dictionary, and it gives {found!r}"[:200])
    if sum(found.values()) != 1:
        raise Broken(f"the chances that {own.name} gives add up to {sum(found.values())}, and not to 1")


# Questions


@ask(
    "speaks: before",
    "Before Kuro answers: how likely is it that the doppelganger is among his two cards?",
    hints={
        "2/9": "Two of the nine kittens are in your own hand, so Kuro does not have those.",
        "1/7": "That is a hand of one card. Kuro has two.",
        "1/2": "He has it or not, but these are not equally likely: seven cards are out of sight.",
        "1/21": "That is one particular hand of two. In how many of the 21 is the doppelganger?",
        "1/3": "Seven cards are out of sight, not six.",
    },
    because="Six of 21 hands: the doppelganger with each of six other cards.",
)
def before() -> Fraction:
    return believe(OUT_OF_SIGHT, 2).chance(DOPPELGANGER)


@ask(
    "speaks: after a pass",
    "You led a 2, and Kuro passed. He always plays if he can. How likely is it now that he has the doppelganger?",
    hints={
        "2/7": "That was so before the pass. Some hands are out now.",
        "3/21": "Three hands of 21 pass and have the doppelganger. But you know that he passed: divide by those.",
        "1/4": "Four cards are left that he may have. He has two of them.",
        "1/3": "Cross out every hand with a 3 or a “?”, and count what is left.",
        "1/6": "That is one hand of the six that are left. The doppelganger is in more of them.",
    },
    because="Six hands are left: two of white 1, both black 2s and the doppelganger. Three of them have it.",
)
def after_a_pass() -> Fraction:
    return believe(OUT_OF_SIGHT, 2).passed(2).chance(DOPPELGANGER)


@ask(
    "speaks: a low card",
    "A white 1 beats nothing, so it has no say in whether Kuro passes. "
    "How likely is it after the pass that he has it, compared with before?",
    kind="choice",
    choices=(MORE, LESS, SAME),
    hints={
        LESS: "He still has two cards. Some cards are out now, so something else has to fill the two places.",
        SAME: "He still has two cards, but there are fewer that they can be.",
    },
    because="He has two of only four cards now. What some cards lose, others win: "
    "the chances of all cards add up to 2.",
)
def a_low_card() -> str:
    start, white_1 = believe(OUT_OF_SIGHT, 2), cards_of(hand("W1"))[0]
    earlier, later = start.chance(white_1), start.passed(2).chance(white_1)
    return SAME if earlier == later else MORE if later > earlier else LESS


@ask(
    "speaks: could have",
    "Now Kuro holds back: if he can beat your 2, he tosses a coin whether to play. He passes. "
    "How likely is it that he could have played?",
    hints={
        "1/2": "That is the coin. Somebody who cannot play passes without tossing it.",
        "5/7": "That was so before he passed.",
        "5/14": "That is “he could, and he passed”. You know that he passed: divide by the chance of that.",
        0: "He may be holding back.",
    },
    because="Of 210 deals 60 cannot play and pass, 150 can, and 75 of these pass: 75 of 135.",
)
def could_have() -> Fraction:
    return believe(OUT_OF_SIGHT, 2).passed(2, HALF).beats(2)


@task(
    "speaks: coin",
    "How likely is it that a Kuro with a coin passes, when you lead a 2?",
    cases=tuple((pair,) for pair in PAIRS),
    because="The likelihood of what you saw, in each case: certain if he cannot play, a coin if he can.",
)
def coin(pair: Pair) -> Fraction:
    return Fraction(answer(_mask(pair), 2, HALF).exactly(PASSES))


@ask(
    "speaks: with a coin",
    "And how likely is it that this Kuro, who passed, has the doppelganger?",
    hints={
        "1/2": "So it was when a pass meant that he cannot play. Now it says less.",
        "2/7": "So it was before the pass. A pass still says something.",
        "45/210": "That is “doppelganger, and he passes”. Divide by all deals in which he passes: 135.",
        "60/135": "Hands with the doppelganger and a card that beats a 2 pass only every second time.",
    },
    because="Three of his six hands cannot play and count in full, the other three by half: 4.5 of 13.5.",
)
def with_a_coin() -> Fraction:
    return believe(OUT_OF_SIGHT, 2).passed(2, HALF).chance(DOPPELGANGER)


@ask(
    "speaks: another two",
    "You lead your black 1. Kuro plays the doppelganger 2. His lowest cards above 1 are 2s, and if he has two of them "
    "he takes one without looking. How likely is it that his other card is one of the two black 2s?",
    hints={
        "1/3": "Two of six cards, but not all six are equally likely: with another 2 he might have played that one.",
        "2/7": "One of the seven cards has been played. Six are left.",
        "1/2": "He has another 2 or not, but these are not equally likely.",
        "2/5": "Six cards are left, and two of them are 2s. Then think of how he chose which 2 to play.",
        "1/6": "There are two other 2s.",
    },
    because="The hands with another 2 play the doppelganger only every second time: (½ + ½)/(½ + ½ + 4).",
)
def another_two() -> Fraction:
    return believe(OUT_OF_SIGHT, 2).played(1, DOPPELGANGER).count_distribution(hand("B2.1 B2.2")).exactly(1)


# Exercises


def _crossed_out(rng: random.Random) -> Question:
    n, able = rng.randint(6, 12), rng.randint(2, 3)
    return Question(
        "speaks: exercise 1",
        f"Kuro has one of {n} cards, all equally likely. {able} of them beat yours. He always plays if he can, "
        "and he passes. How likely is it now that he has one particular card that does not beat yours?",
        lambda: Fraction(1, n - able),
        because=f"{n} − {able} cards are left, all alike.",
    )


def _bluffed(rng: random.Random) -> Question:
    n = rng.randint(3, 9)
    able, times = rng.randint(1, n - 1), rng.randint(2, 5)

    def found() -> Fraction:
        prior, back = Fraction(able, n), Fraction(1, times)
        return prior * back / (prior * back + 1 - prior)

    return Question(
        "speaks: exercise 2",
        f"With chance {able}/{n} Kuro can beat your card. If he can, he holds back in 1 of {times} cases. He passes. "
        "How likely is it that he could have played?",
        found,
        because="The share of passes that were held back, among all passes.",
    )


def _chosen(rng: random.Random) -> Question:
    others, same = rng.randint(3, 9), rng.randint(1, 4)

    def found() -> Fraction:
        return Fraction(same, 2) / (Fraction(same, 2) + others)

    return Question(
        "speaks: exercise 3",
        f"Kuro plays a red 2. His other card is one of {same + others} cards, and {same} of them are 2s, too. "
        "If he has two 2s he plays one without looking. How likely is it that his other card is a 2?",
        found,
        because="A hand with another 2 shows you the red one only every second time.",
    )


UNIT = Unit(
    number=12,
    name="a pass speaks",
    title="A pass speaks",
    age=15,
    minutes=90,
    concept="Bayes",
    game="Meow Meow Daifugō",
    hook="Kuro passes. What does that tell about the card that could not have helped him?",
    exercises=(_crossed_out, _bluffed, _chosen),
    board=lambda: mosaic(),
    guide=Guide(
        plan=[
            (10, "Play with seven real cards: one pupil is Kuro and keeps to the habit, the class bets."),
            (15, "Two guesses: before and after the pass. Let pupils cross out hands on paper."),
            (15, "The idea cell: Bayes' rule in four lines. Then the field of hands."),
            (15, "A pass that may be a bluff: draw the 210 deals as squared paper."),
            (15, "Your turn 1 and 2: the coin as a function, and the update."),
            (10, "How was it chosen? Let both sides deal and count."),
            (10, "Exercises with a seed for each pupil, then the exit ticket."),
        ],
        say=[
            "Learning something means: keep the cases in which it is true, weighed by how likely they make it.",
            "What you see is one thing. How you came to see it is another.",
        ],
        ask=[
            "Which hands are impossible after the pass? Which have become likelier?",
            "Why must the chances of all cards add up to 2?",
            "Who had a choice, and who had none?",
        ],
        support="Think of 210 deals in place of fractions: ten for each of the 21 hands.",
        extension="What is a pass worth from somebody who holds back nine times out of ten?",
        ticket=(
            "1 of 3 cards beats yours, Kuro holds one of them, and he tosses a coin before he plays. He passes. "
            "How likely is it that he could have played?",
            "(1/6)/(1/6 + 2/3) = 1/5",
        ),
        open_answers={
            "What if Kuro knew that you read his passes?": "He should hold back now and then: then a pass says less. "
            "How often is a question of game theory.",
            "Does a pass ever say nothing at all?": "Yes: if everybody passes equally often, whatever they hold. "
            "Then all likelihoods are alike, and the update changes nothing.",
        },
    ),
)

exercises = UNIT.sheet
