"""Questions that people asked, as one types them; each answer is worked out another way, by formula or roll by roll."""

import re
from collections import Counter
from fractions import Fraction
from itertools import pairwise, product
from math import comb, perm

import pytest

from catlib.chance import BadDice, Pmf, answers, dice
from catlib.chance.cures import used
from catlib.chance.decks import KINDS, RANKS, SUITS

SIX = range(1, 7)


def rolls(n, holds, faces=SIX):
    """The share of rolls of n dice for which something holds, one by one."""
    cases = list(product(faces, repeat=n))
    return Fraction(sum(map(bool, map(holds, cases))), len(cases))


def known(n, holds, given):
    """The share of those rolls of n dice of which something is known."""
    return rolls(n, lambda roll: given(roll) and holds(roll)) / rolls(n, given)


def sums(n, faces, wanted):
    """The number of rolls of n dice with that sum, die by die."""
    ways = Counter({0: 1})
    for _ in range(n):
        ways = Counter({total: sum(ways[total - face] for face in faces) for total in range(n * max(faces) + 1)})
    return sum(ways[total] for total in wanted)


def drawn(n, *parts, of):
    """The chance to draw that many of each kind, the rest from what is left of the deck."""
    kinds, chosen = sum(size for size, _ in parts), sum(k for _, k in parts)
    ways = comb(of - kinds, n - chosen)
    for size, k in parts:
        ways *= comb(size, k)
    return Fraction(ways, comb(of, n))


@pytest.mark.parametrize(("text", "chance"), [
    # blog.literallyaking.com, Advantage versus modifier bonuses: a 20, and a 10 or more, with advantage
    ("adv >= 20", 1 - Fraction(19, 20) ** 2),
    ("adv >= 10", 1 - Fraction(9, 20) ** 2),
    # danq.me, D20 with advantage: how much rarer is a 1?
    ("adv = 1", Fraction(1, 20) ** 2),
    # tablegameshub.com: disadvantage and +5 against 15
    ("dis + 5 >= 15", Fraction(11, 20) ** 2),
    # wiki.thorx.net, Dice: a certain face among nine dice
    ("count(6 in 9d6) >= 1", 1 - Fraction(5, 6) ** 9),
    # What are the chances of rolling snake eyes? (a blog of 2015): two ones or more with eight dice
    ("count(8d6 = 1) >= 2", 1 - Fraction(5, 6) ** 8 - 8 * Fraction(1, 6) * Fraction(5, 6) ** 7),
    # wyzant.com 923396: no land, three lands, five or more in an opening hand
    ("count(lands in draw 7 from {land: 24, other: 36}) = 0", drawn(7, (24, 0), of=60)),
    ("count(lands in draw 7 from {land: 24, other: 36}) = 3", drawn(7, (24, 3), of=60)),
    ("count(lands in draw 7 from {land: 24, other: 36}) >= 5", sum(drawn(7, (24, k), of=60) for k in (5, 6, 7))),
    # Card hands: exactly, at least, at most (a forum, 2012): one F; two F or T, one A or P, one R
    ("count(f in draw 7 from {f: 10, other: 50}) = 1", drawn(7, (10, 1), of=60)),
    ("h = draw 7 from {f: 14, a: 8, r: 4, x: 34}; count(f in h) = 2 and count(a in h) = 1 and count(r in h) = 1",
     drawn(7, (14, 2), (8, 1), (4, 1), of=60)),
    # algebra.com 1029765: four hearts or more, the king of hearts among them
    ("h = draw 5 from {king: 1, heart: 12, other: 39}; count(king in h) = 1 and count(heart in h) >= 3",
     drawn(5, (1, 1), (12, 3), of=52) + drawn(5, (1, 1), (12, 4), of=52)),
    # math.stackexchange (2018): triples or better with five dice
    ("alike(5d6) >= 3", rolls(5, lambda roll: max(map(roll.count, roll)) >= 3)),
    # mb.boardhost.com: three of a kind with three dice, and with four
    ("alike(3d6) = 3", Fraction(1, 36)),
    ("alike(4d6) >= 3", rolls(4, lambda roll: max(map(roll.count, roll)) >= 3)),
    # r/Probability: five sixes within three rolls, sixes kept
    ("count(six in 5d{six: 91, other: 125}) = 5", (1 - Fraction(5, 6) ** 3) ** 5),
    # comrefsvc.com: a five among three dice
    ("count(3d6 = 5) >= 1", 1 - Fraction(5, 6) ** 3),
    # Dice probabilities for tabletop RPGs: an 8 or more is a success and a 1 takes one away; no success at all
    ("4d{-1, 0: 6, 1: 3} <= 0", rolls(4, lambda roll: sum(roll) <= 0, [-1, *[0] * 6, 1, 1, 1])),
    # rpg.stackexchange, one exploding die: three successes with four dice, one of which explodes once
    ("count(3d6 >= 5) + d{0: 12, 1: 5, 2: 1} >= 3",
     rolls(5, lambda roll: sum(x >= 5 for x in roll[:4]) + (roll[3] == 6 and roll[4] >= 5) >= 3)),
    # rpg.stackexchange 84982: a pool fumbles where it shows more ones than sixes
    ("all = 5d6; count(all = 1) > count(all = 6)", rolls(5, lambda roll: roll.count(1) > roll.count(6))),
    # rpg.stackexchange 41373: the two best of three d20 reach 30
    ("3d20kh2 >= 30", rolls(3, lambda roll: sum(sorted(roll)[1:]) >= 30, range(1, 21))),
    # Two sixes or more, and no five
    ("4d6 shows {6: 2, 5: 0}", rolls(4, lambda roll: roll.count(6) >= 2 and 5 not in roll)),
    # Great weapon fighting: ones and twos of 2d6 are rolled again once; ten or more
    ("2d6ro<3 >= 10", sum(
        Fraction(x * y, 36**2)  # of 36 pairs of rolls, 2 end with a 1, 2 with a 2, 8 with each other face
        for (a, x), (b, y) in product([(1, 2), (2, 2), (3, 8), (4, 8), (5, 8), (6, 8)], repeat=2) if a + b >= 10)),
])
def test_what_people_asked(text, chance):
    """One line each."""
    assert chance == dice(text).exactly(True)


def counted(n, shown, *faces):
    """The distribution of what is shown, of every roll of n dice, or of dice of different faces, one by one."""
    return Pmf.from_counts(Counter(map(shown, product(*faces * n))))


ONCE_MORE = [a + b * (a == 6) for a in SIX for b in SIX]  # a die that is rolled again on a 6, at most once


@pytest.mark.parametrize(("text", "known"), [
    # anydice.com/docs/dice: dice of one kind, of several, with faces of their own, with faces more than once
    ("3d6", counted(3, sum, SIX)),
    ("2d4 + d6 - 1", counted(1, lambda r: sum(r) - 1, range(1, 5), range(1, 5), SIX)),
    ("2d{-1..1}", counted(2, sum, (-1, 0, 1))),
    ("2d{1, 1, 3: 2, 7}", counted(2, sum, (1, 1, 3, 3, 7))),
    # The same page: comparing with a number and with other dice, and what follows from both
    ("2d6 > 7", counted(2, lambda r: sum(r) > 7, SIX)),
    ("d6 = d6", counted(2, lambda r: r[0] == r[1], SIX)),
    ("d20 + 5 >= 17 and d6 != 1", counted(1, lambda r: r[0] >= 12 and r[1] != 1, range(1, 21), SIX)),
    ("not 2d6 in 6..8", counted(2, lambda r: not 6 <= sum(r) <= 8, SIX)),
    # docs/functions: the same roll twice, and two rolls; one thing or another by a condition
    ("x = d6; x * x", counted(1, lambda r: r[0] ** 2, SIX)),
    ("d6 * d6", counted(2, lambda r: r[0] * r[1], SIX)),
    ("2d6 + 3 if d20 + 5 >= 17 else 0", counted(1, lambda r: (r[2] >= 12) * (r[0] + r[1] + 3), SIX, SIX, range(1, 21))),
    # docs/introspection: the first, the second and both ends of sorted dice
    ("3d8kh1", counted(3, max, range(1, 9))),
    ("3d8km1", counted(3, lambda r: sorted(r)[1], range(1, 9))),
    ("x = 3d8; x - middle 1 of x", counted(3, lambda r: max(r) + min(r), range(1, 9))),
    # docs/function-library: absolute, contains, count, explode, highest, lowest, middle, maximum
    ("abs(d6 - d8)", counted(1, lambda r: abs(r[0] - r[1]), SIX, range(1, 9))),
    ("count(3 in 4d6) >= 1", counted(4, lambda r: 3 in r, SIX)),
    ("count(5 or 6 in 4d6)", counted(4, lambda r: r.count(5) + r.count(6), SIX)),
    ("d6!1", counted(1, sum, ONCE_MORE)),
    ("highest 3 of 4d6", counted(4, lambda r: sum(r) - min(r), SIX)),
    ("lowest 2 of 3d8", counted(3, lambda r: sum(r) - max(r), range(1, 9))),
    ("middle 2 of 4d6", counted(4, lambda r: sum(sorted(r)[1:3]), SIX)),
    ("max(d6, d8)", counted(1, max, SIX, range(1, 9))),
    ("min(2d4, d8)", counted(1, lambda r: min(r[0] + r[1], r[2]), range(1, 5), range(1, 5), range(1, 9))),
    # articles/exploding-dice, articles/legend-of-the-five-rings: dice that are rolled again, the best of them kept
    ("3d6!1", counted(3, sum, ONCE_MORE)),
    ("3d6!1kh2", counted(3, lambda r: sum(r) - min(r), ONCE_MORE)),
    # articles/blades-in-the-dark: the best of a pool; articles/dnd4-attacks: a hit, and what it does
    ("highest(4d6) in 4..5", counted(4, lambda r: max(r) in (4, 5), SIX)),
    ("d10 + 4 if d20 + 6 >= 18 else 0", counted(1, lambda r: (r[1] >= 12) * (r[0] + 4), range(1, 11), range(1, 21))),
    # Rolls against each other: one side wins, both tie
    ("2d6 vs d12", counted(1, lambda r: "wins" if sum(r[:2]) > r[2] else "ties" if sum(r[:2]) == r[2] else "loses",
                           SIX, SIX, range(1, 13))),
])
def test_what_the_manual_of_anydice_shows(text, known):
    """Each kind of its examples, in our notation, beside every roll one by one; the manual is named by page."""
    assert known == dice(text)


def test_the_best_three_of_four_dice():
    """Dice problem (a forum): the number of combinations for each sum, as its asker counted them by hand."""
    counts = [1, 4, 10, 21, 38, 62, 91, 122, 148, 167, 172, 160, 131, 94, 54, 21]
    assert Pmf.from_counts(dict(zip(range(3, 19), counts, strict=True))) == dice("4d6kh3")


@pytest.mark.parametrize(("text", "rest"), [("16d10kh8", "16d10kl8"), ("20d10kh2", "20d10kl18")])
def test_pools_that_are_large_elsewhere(text, rest):
    """Both halves of a pool together have the mean of all its dice, and the higher is the lower upside down."""
    kept, left = dice(text), dice(rest)
    n, k = int(text.split("d")[0]), int(text.split("kh")[1])
    assert Fraction(11 * n, 2) == kept.mean + left.mean
    assert 11 * k - kept == dice(f"{n}d10kl{k}")


def shape(roll):
    return sorted(map(roll.count, {*roll}), reverse=True)


def run(hits, k):
    """Return whether k hits stand in a row."""
    return "x" * k in "".join(" x"[bool(hit)] for hit in hits)


@pytest.mark.parametrize(("text", "chance"), [
    ("What are the odds of rolling at least one 6 in 4 rolls?", rolls(4, lambda r: 6 in r)),
    ("How likely is it that I roll at least one 6 in four rolls?", rolls(4, lambda r: 6 in r)),
    ("What's the chance of rolling a 1 on a d20?", Fraction(1, 20)),
    ("If I roll two dice, what is the probability that the sum is 8?", rolls(2, lambda r: sum(r) == 8)),
    ("If I roll 2 dice what are the odds that at least one is a 6?", rolls(2, lambda r: 6 in r)),
    ("What is the probability that the sum of two dice is even?", Fraction(1, 2)),
    ("chance of getting two sixes in a row in 6 rolls", rolls(6, lambda r: run([x == 6 for x in r], 2))),
    ("probability of getting a full house with five dice", rolls(5, lambda r: shape(r) == [3, 2])),
    ("What are the odds of being dealt a full house in five cards?", Fraction(3744, 2598960)),
    ("What are the chances of getting 5 heads in a row?", Fraction(1, 32)),
    ("What is the probability of drawing two aces from a deck of cards?", Fraction(comb(4, 2), comb(52, 2))),
    ("probability of drawing a red card", Fraction(1, 2)),
    ("What's the probability that the first die is higher than the second?", rolls(2, lambda r: r[0] > r[1])),
    ("What are the odds of rolling all different numbers with six dice?", rolls(6, lambda r: len(set(r)) == 6)),
    ("How often will I roll a natural 20 with advantage?", 1-Fraction(19, 20)**2),
    ("What is the chance of rolling 18 with 3d6?", Fraction(1, 216)),
    ("What's the probability of getting exactly 3 heads when flipping 5 coins?", Fraction(10, 32)),
    ("Chances of getting at least one pair when rolling 5 dice", rolls(5, lambda r: len(set(r)) < 5)),
    ("What is the probability that three cards are all hearts?", Fraction(comb(13, 3), comb(52, 3))),
    ("What are the odds of 4 of a kind with 5 dice?", rolls(5, lambda r: shape(r)[0] >= 4)),
    ("If I flip a coin 4 times, what is the probability of getting no heads?", Fraction(1, 16)),
    ("What is the probability of rolling a sum greater than 9 with two dice?", rolls(2, lambda r: sum(r) > 9)),
    ("odds of rolling three 6s in a row", Fraction(1, 216)),
    ("What is the probability of not rolling a 6 in 5 rolls?", Fraction(5, 6)**5),
    ("What are the chances that none of 4 dice shows a 1?", Fraction(5, 6)**4),
    ("How likely am I to roll 15 or higher on a d20 with a +5 modifier?", Fraction(11, 20)),
    ("Probability of rolling a multiple of 3 with two dice", rolls(2, lambda r: sum(r)%3 == 0)),
    ("Probability both dice are even", Fraction(1, 4)),
    ("What is the chance that two dice are different?", Fraction(5, 6)),
    ("What are the odds of getting a 5 or 6 on a die?", Fraction(1, 3)),
    ("rolling 3d6, what's the chance that all three are the same?", Fraction(1, 36)),
    ("What is the probability of drawing a face card?", Fraction(12, 52)),
    ("What is the probability of drawing an ace or a king?", Fraction(8, 52)),
    ("What's the probability that the highest of 3 dice is a 6?", rolls(3, lambda r: max(r) == 6)),
    ("probability that player A with a d8 beats player B with a d6",
     Fraction(sum(a > b for a in range(1, 9) for b in SIX), 48)),
    ("What is the probability of a straight with five dice?",
     rolls(5, lambda r: sorted(r) in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6]))),
    ("What is the likelihood of getting a number less than 3 on a six-sided die?", Fraction(1, 3)),
    ("What's the chance of rolling snake eyes?", Fraction(1, 36)),
    ("Probability that the product of two dice is 12", rolls(2, lambda r: r[0]*r[1] == 12)),
    ("odds of rolling the same number on 3 dice", Fraction(1, 36)),
    ("What are my chances of rolling a natural 20?", Fraction(1, 20)),
    ("What is the probability of getting at least two 6s when you roll 5 dice?", rolls(5, lambda r: r.count(6) >= 2)),
    ("chances of rolling a 7 with 2d6", Fraction(1, 6)),
    ("what are the odds that three dice add up to more than 12", rolls(3, lambda r: sum(r) > 12)),
    ("chance of a red card or a king", Fraction(28, 52)),
    ("If you flip three coins, what is the probability that all are heads?", Fraction(1, 8)),
    ("What's the probability of getting the same number twice in a row on a die?", Fraction(1, 6)),
    ("odds of getting 3 ones in 6 dice", rolls(6, lambda r: r.count(1) == 3)),
    ("How likely is rolling 10 or more on 2d6?", Fraction(1, 6)),
    ("What are the odds that two dice add up to 7?", Fraction(1, 6)),
    ("probability of rolling two dice and getting a sum of 5", Fraction(1, 9)),
    ("probability that at least one die shows a 1 when rolling three dice", 1-Fraction(5, 6)**3),
    ("What is the chance of drawing a queen?", Fraction(1, 13)),
    ("chance of drawing a spade from a deck of cards", Fraction(1, 4)),
    ("If I draw 5 cards, what are the odds of at least one ace?", 1-Fraction(comb(48, 5), comb(52, 5))),
    ("What's the probability of a flush in poker?", Fraction(4*comb(13, 5), comb(52, 5))),
    ("Probability of exactly two heads in four tosses of a coin", Fraction(6, 16)),
    ("What is the probability of four heads in a row in ten flips?", rolls(10, lambda r: run(r, 4), (0, 1))),
    ("what is the probability of getting an odd number on a die", Fraction(1, 2)),
    ("probability of a prime number with one die", Fraction(1, 2)),
    ("What is the probability that the total of three dice is 10?", rolls(3, lambda r: sum(r) == 10)),
    ("chance that all four dice are different", rolls(4, lambda r: len(set(r)) == 4)),
    ("Rolling four dice, what is the chance of no sixes?", Fraction(5, 6)**4),
    ("Chance to roll over 15 with d20+3", Fraction(8, 20)),
    ("Is it likely to roll triples with three dice?", Fraction(1, 36)),
    ("How often do you roll doubles?", Fraction(1, 6)),
    ("How likely is a pair with 3 dice", rolls(3, lambda r: len(set(r)) < 3)),
    ("What's the probability of getting a sum less than 5 when two dice are rolled?", rolls(2, lambda r: sum(r) < 5)),
    ("two dice are rolled. what is the probability that the sum is 9", Fraction(1, 9)),
    ("A coin is tossed 3 times. What is the probability of exactly 2 heads?", Fraction(3, 8)),
    ("A die is thrown twice. What is the probability that both are 6?", Fraction(1, 36)),
    ("What is the probability that both cards are aces?", Fraction(1, 221)),
    ("probability of getting two pairs in five cards", Fraction(123552, 2598960)),
    ("odds that my d20 is higher than his d20", Fraction(19, 40)),
    ("what are the odds of not getting a single six in 10 rolls", Fraction(5, 6)**10),
    ("probability of rolling at least a 15 on 3d6", rolls(3, lambda r: sum(r) >= 15)),
    ("4 dice, at least 3 the same", rolls(4, lambda r: shape(r)[0] >= 3)),
    ("odds of the lowest of 4 dice being a 2", rolls(4, lambda r: min(r) == 2)),
    ("chance both dice show the same number", Fraction(1, 6)),
    ("What is the probability that the difference between two dice is 2?", rolls(2, lambda r: abs(r[0]-r[1]) == 2)),
    ("what's the chance I get exactly one 5 with 3 dice", rolls(3, lambda r: r.count(5) == 1)),
    # Somebody of 14
    ("if i roll 3 dice whats the chance they all match", Fraction(6, 216)),
    ("chance of rolling a 4, 5 or 6", Fraction(1, 2)),
    ("what's the chance that I flip 5 coins and they all land the same", Fraction(2, 32)),
    ("how likely is it to roll a 1 twice in a row", Fraction(1, 36)),
    ("what are my odds of rolling no sixes in 10 rolls", Fraction(5, 6)**10),
    ("chance of at least 2 sixes with 5 dice", rolls(5, lambda r: r.count(6) >= 2)),
    ("roll two dice, chance the sum is 7 or 11", rolls(2, lambda r: sum(r) in (7, 11))),
    ("odds of getting heads 3 times in a row", Fraction(1, 8)),
    ("chance to roll a 6 and then a 5", rolls(2, lambda r: r == (6, 5))),
    ("a 6 then a 6 then a 6", Fraction(1, 216)),
    ("both of my two dice are even", Fraction(1, 4)),
    ("both are even", Fraction(1, 4)),
    ("23 people, chance that two share a birthday", 1 - Fraction(perm(365, 23), 365**23)),
    ("chance of a 7", rolls(2, lambda r: sum(r) == 7)),
    ("Yahtzee", Fraction(6, 6**5)),
    # Players of Dungeons & Dragons
    ("chance to hit AC 15 with +5", Fraction(11, 20)),
    ("chance to hit ac 18 with +7 and advantage", 1 - Fraction(10, 20)**2),
    ("odds of a nat 20 with advantage", 1 - Fraction(19, 20)**2),
    ("chance that 8d6 fireball does 30 or more damage", Fraction(sums(8, SIX, range(30, 49)), 6**8)),
    ("two d20s, chance the lower one is at least 10", Fraction(11, 20)**2),
    ("chance of rolling an 18 with 4d6 drop lowest", rolls(4, lambda r: sum(r) - min(r) == 18)),
    ("chance to make a DC 15 save with a +3 and disadvantage", Fraction(9, 20)**2),
    ("chance that d12 beats d10", Fraction(sum(a > b for a in range(1, 13) for b in range(1, 11)), 120)),
    ("d20+5 against AC 15", Fraction(11, 20)),
    # Poker players
    ("chance of pocket aces", Fraction(6, 1326)),
    ("odds of a flush in five cards", Fraction(4*comb(13, 5), comb(52, 5))),
    ("probability of four of a kind", Fraction(13*48, comb(52, 5))),
    ("chance of a straight in 5 cards", Fraction(10*4**5, comb(52, 5))),
    ("chance of exactly one pair in five cards", Fraction(13*6*comb(12, 3)*4**3, comb(52, 5))),
    ("chance that 5 cards contain at least one ace", 1 - Fraction(comb(48, 5), comb(52, 5))),
    ("chance of drawing two kings in a row", Fraction(4*3, 52*51)),
    ("7 cards, chance that at least 5 are hearts", sum(drawn(7, (13, k), of=52) for k in (5, 6, 7))),
    ("chance of three of a kind in a 5 card hand", Fraction(13*4*comb(12, 2)*4**2, comb(52, 5))),
    ("odds that the first two cards are the same suit", Fraction(12, 51)),
    ("probability of full house", Fraction(13*4*12*6, comb(52, 5))),
    ("chance of two pairs in a poker hand of five cards", Fraction(comb(13, 2)*6**2*44, comb(52, 5))),
    ("3 cards from a deck, chance that all are hearts", Fraction(13*12*11, 52*51*50)),
    ("what is the chance of drawing a red card or a king", Fraction(28, 52)),
    # Teachers
    ("A bag has 3 red and 2 blue marbles. Two are drawn. What is the probability that both are red?", Fraction(3, 10)),
    ("there are 5 red and 4 green balls in a bag, I pick 3 at random, chance that 2 are green", drawn(3, (4, 2), of=9)),
    ("What is the probability of an even number on a die", Fraction(1, 2)),
    ("P(sum of two dice > 9)", rolls(2, lambda r: sum(r) > 9)),
    ("Two dice are rolled. Find the probability that the product is 12", rolls(2, lambda r: r[0]*r[1] == 12)),
    ("A coin is tossed 10 times. What is the probability of exactly 6 heads?", Fraction(comb(10, 6), 2**10)),
    ("in a class of 30, what is the probability that two pupils have the same birthday",
     1 - Fraction(perm(365, 30), 365**30)),
    ("What is the probability that a card is a heart or an ace", Fraction(16, 52)),
    # A second look: general words
    ("chance of getting at least 3 successes on 6d10 where 7+ is a success",
     sum(Fraction(comb(6, k)*4**k*6**(6-k), 10**6) for k in range(3, 7))),
    ("odds of crit with advantage", 1 - Fraction(19, 20)**2),
    ("chance of rolling two or more 20s in 10 d20 rolls", 1 - Fraction(19**10 + 10*19**9, 20**10)),
    ("probability that a hand of 13 cards has no spades", Fraction(comb(39, 13), comb(52, 13))),
    ("roll a d10 and a d6, chance the total is over 12",
     Fraction(sum(a + b > 12 for a in range(1, 11) for b in SIX), 60)),
    ("five dice at least a three of a kind", rolls(5, lambda r: shape(r)[0] >= 3)),
    ("chance of hitting AC 12 with a +4 to hit", Fraction(13, 20)),
    # A stranger of 28 November: exactly, no more, at least once, a pair in poker
    ("exactly three alike with 5 dice", rolls(5, lambda r: shape(r)[0] == 3)),
    ("Exactly three alike with 5 dice.", rolls(5, lambda r: shape(r)[0] == 3)),
    ("exactly three of a kind with 5 dice", rolls(5, lambda r: shape(r)[0] == 3)),
    ("only two alike with 4 dice", rolls(4, lambda r: shape(r)[0] == 2)),
    ("just two alike with 4 dice", rolls(4, lambda r: shape(r)[0] == 2)),
    ("exactly a pair with 3 dice", rolls(3, lambda r: shape(r)[0] == 2)),
    ("exactly 3 of 5 dice are the same", rolls(5, lambda r: shape(r)[0] == 3)),
    ("exactly two alike with 5 cards",
     Fraction(13*6*comb(12, 3)*4**3 + comb(13, 2)*6**2*44, comb(52, 5))),
    ("at most two alike with 5 dice", rolls(5, lambda r: shape(r)[0] <= 2)),
    ("fewer than three alike with 5 dice", rolls(5, lambda r: shape(r)[0] < 3)),
    ("more than two alike with 5 dice", rolls(5, lambda r: shape(r)[0] > 2)),
    ("two doubles with 5 dice", rolls(5, lambda r: shape(r) == [2, 2, 1])),
    ("three pairs with 6 dice", rolls(6, lambda r: shape(r) == [2, 2, 2])),
    ("a pair in a five card poker hand", Fraction(13*6*comb(12, 3)*4**3, comb(52, 5))),
    ("one pair in poker", Fraction(13*6*comb(12, 3)*4**3, comb(52, 5))),
    ("exactly three of a kind in poker", Fraction(13*4*comb(12, 2)*4**2, comb(52, 5))),
    ("no pair in poker", Fraction(comb(13, 5)*4**5, comb(52, 5))),
    ("no flush in 5 cards", 1 - Fraction(4*comb(13, 5), comb(52, 5))),
    ("at least one flush in five cards", Fraction(4*comb(13, 5), comb(52, 5))),
    ("exactly 3 of the same suit in 5 cards", Fraction(4*comb(13, 3)*comb(39, 2), comb(52, 5))),
    ("at least one straight with five dice",
     rolls(5, lambda r: sorted(r) in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6]))),
    ("no full house in 5 cards", 1 - Fraction(13*4*12*6, comb(52, 5))),
    ("What is the chance of rolling a six at least once in four throws?", rolls(4, lambda r: 6 in r)),
    ("If I throw a die four times, a six at least twice", rolls(4, lambda r: r.count(6) >= 2)),
    ("a six exactly once in four throws", rolls(4, lambda r: r.count(6) == 1)),
    ("an ace at least once in 5 cards", 1 - Fraction(comb(48, 5), comb(52, 5))),
    ("two dice adding up to 7", Fraction(1, 6)),
    ("three dice adding up to more than 12", rolls(3, lambda r: sum(r) > 12)),
    ("a double six in 24 rolls of two dice", 1 - Fraction(35, 36)**24),
    ("a double six at least once in 24 rolls", 1 - Fraction(35, 36)**24),
    ("two double sixes in 24 rolls of two dice", comb(24, 2)*Fraction(1, 36)**2*Fraction(35, 36)**22),
    ("double six with two dice", Fraction(1, 36)),
    ("two of my three dice are even", rolls(3, lambda r: sum(x % 2 == 0 for x in r) >= 2)),
    ("a 7 at least once in 4 rolls", 1 - Fraction(5, 6)**4),  # no die has a 7: two dice
    ("three 7s in 10 rolls", comb(10, 3)*Fraction(1, 6)**3*Fraction(5, 6)**7),
    ("7 or 11 twice in 5 rolls of two dice", comb(5, 2)*Fraction(8, 36)**2*Fraction(28, 36)**3),
    ("at least one head in 3 flips", Fraction(7, 8)),
    ("a die shows a 6 at least 3 times out of 12",
     sum(comb(12, k)*Fraction(1, 6)**k*Fraction(5, 6)**(12 - k) for k in range(3, 13))),
    ("the ace of spades", Fraction(1, 52)),
    # The next stranger: some of a hand, an order, both of two people, typing mistakes
    ("chance of getting all four aces when dealt 13 cards", drawn(13, (4, 4), of=52)),
    ("coin comes up heads 6 or more times out of 10", Fraction(sum(comb(10, k) for k in range(6, 11)), 2**10)),
    ("how likely is it that two people get the same number with a die", Fraction(1, 6)),
    ("we both get the same number with a die", Fraction(1, 6)),
    ("both of us roll the same number on a d20", Fraction(1, 20)),
    ("me and my brother both roll a die, what is the chance we tie", Fraction(1, 6)),
    ("chance of a red card then a black card from a deck", Fraction(26*26, 52*51)),
    ("two cards, first red then black", Fraction(26*26, 52*51)),
    ("draw two cards: first an ace then a king", Fraction(4*4, 52*51)),
    ("an ace then an ace", Fraction(4*3, 52*51)),
    ("chance of drawing the queen of hearts in 5 cards", Fraction(5, 52)),
    ("chance of getting the ace of spades in a hand of 13", Fraction(13, 52)),
    ("two kings and a queen in 5 cards", drawn(5, (4, 2), (4, 1), of=52)),
    ("a king and a queen in 2 cards", drawn(2, (4, 1), (4, 1), of=52)),
    ("an ace and a king in 5 cards",
     1 - 2*Fraction(comb(48, 5), comb(52, 5)) + Fraction(comb(44, 5), comb(52, 5))),
    ("draw one card, is it a heart or a face card", Fraction(13 + 9, 52)),
    ("chance of getting dealt blackjack", Fraction(2*4*16, 52*51)),
    ("chance of rolling 1 2 3 4 5 6 with six dice", rolls(6, lambda r: len(set(r)) == 6)),
    ("roll 3 dice and get 1 2 3", rolls(3, lambda r: sorted(r) == [1, 2, 3])),
    ("two dice show a 6 and a 5", rolls(2, lambda r: sorted(r) == [5, 6])),
    ("a 6 and a 5 with 3 dice", rolls(3, lambda r: 6 in r and 5 in r)),
    ("2 dice differ by one", rolls(2, lambda r: abs(r[0]-r[1]) == 1)),
    ("two dice with a difference of at least 4", rolls(2, lambda r: abs(r[0]-r[1]) >= 4)),
    ("three dice all even or all odd", rolls(3, lambda r: len({x % 2 for x in r}) == 1)),
    ("5 coins all heads or all tails", rolls(5, lambda r: len(set(r)) == 1, (0, 1))),
    ("3 cards all red or all black", 2*drawn(3, (26, 3), of=52)),
    ("five or six at least once in 4 rolls", rolls(4, lambda r: 5 in r or 6 in r)),
    ("chanse of at leest one six with 3 dise", rolls(3, lambda r: 6 in r)),
    ("chance to roll a natural 1 three times in a row", Fraction(1, 20**3)),
    ("whats the chance i roll at least one 6 if i roll 10 times", 1 - Fraction(5, 6)**10),
    ("will i win the lottery with 6 out of 49", Fraction(1, comb(49, 6))),
    ("chance of getting exactly 3 right numbers out of 6 in 6/49", drawn(6, (6, 3), of=49)),
    ("two sixes and one five with 4 dice", rolls(4, lambda r: r.count(6) == 2 and r.count(5) == 1)),
    ("queen and king of hearts in 5 cards", Fraction(comb(50, 3), comb(52, 5))),
    # Questions of 28 November that were written before the code was read again
    ("if me and my friend both flip a coin how likely is it we get the same", Fraction(1, 2)),
    ("i roll 4 dice, what's the probability they're all over 2", Fraction(2, 3)**4),
    ("What is the probability that the second die is bigger than the first?", rolls(2, lambda x: x[1] > x[0])),
    ("both even", Fraction(1, 4)), ("at least one odd", Fraction(3, 4)), ("rolling higher than 9", Fraction(1, 6)),
    ("the product of two dice is odd", Fraction(1, 4)), ("first a 1, then a 2, then a 3", Fraction(1, 216)),
    ("one die even and the other odd", Fraction(1, 2)), ("first die is even and the second is odd", Fraction(1, 4)),
    ("sum is 8 given that one die is 3", known(2, lambda x: sum(x) == 8, lambda x: 3 in x)),
    ("first 3 cards are aces", drawn(3, (4, 3), of=52)), ("second roll is a 6", Fraction(1, 6)),
    ("one of them is a 6 given that both are even", known(2, lambda x: 6 in x, lambda x: x[0] % 2 == x[1] % 2 == 0)),
    ("given that the sum is even, what is the chance that one die is a 6",
     known(2, lambda x: 6 in x, lambda x: sum(x) % 2 == 0)),
    ("what is the chance of an 8 if one of the dice is a 6", Fraction(2, 11)),
    ("sum is 8 given that exactly one die is 3", known(2, lambda x: sum(x) == 8, lambda x: x.count(3) == 1)),
    ("the sum of two dice is at least 9 given that the first die is 5", Fraction(1, 2)),
    ("two dice: chance of a sum of 7 given that at least one die is a 4", Fraction(2, 11)),
    ("both dice are 6 given that at least one is a 6", known(2, lambda x: sum(x) == 12, lambda x: 6 in x)),
    ("both are even given that the sum is 8", Fraction(3, 5)), ("doubles given that the sum is over 8", Fraction(1, 5)),
    ("given that the sum is even, what is the chance of doubles", Fraction(1, 3)),
    ("if I know that one die is a 6, what is the chance that the sum is 10", Fraction(2, 11)),
    ("sum of three dice is 10 given that one die is 4", known(3, lambda x: sum(x) == 10, lambda x: 4 in x)),
    ("first card is a spade and the second one is a heart", Fraction(13*13, 52*51)),
    ("odds of being dealt a king and a queen", Fraction(2*4*4, 52*51)),
    ("no face cards in 5 cards", Fraction(comb(40, 5), comb(52, 5))), ("chance of a red ace", Fraction(2, 52)),
    ("probability of drawing a 7 from a deck", Fraction(4, 52)),
    ("a pair of kings in 5 cards", drawn(5, (4, 2), of=52)),
    ("odds of rolling under 5 with d20 advantage", Fraction(4, 20)**2),
    ("roll 2d20 take highest need at least 18", 1 - Fraction(17, 20)**2),
    ("chance of at least one crit in 5 attacks", 1 - Fraction(19, 20)**5),
    ("lotto 5 out of 90, what is the chance to get 3 right", drawn(5, (5, 3), of=90)),

    # Of 29 November: one thing if another one is known
    ("the second card is an ace if the first is an ace", Fraction(3, 51)),
    ("if the first card is a king, what is the chance that the second is a king?", Fraction(3, 51)),
    ("two cards drawn without replacement, both hearts", drawn(2, (13, 2), of=52)),
    ("three cards drawn without replacement are all hearts", drawn(3, (13, 3), of=52)),
    ("the second die is 6 given that the first is 6", Fraction(1, 6)),
    ("both are sixes if the first is a six", Fraction(1, 6)),
    ("both cards are hearts if the first is a heart", Fraction(12, 51)),
    ("both dice even if the sum is even", known(2, lambda x: x[0] % 2 == x[1] % 2 == 0, lambda x: sum(x) % 2 == 0)),
    ("two dice are both even if their sum is even", Fraction(1, 2)),
    ("both coins heads if at least one is heads", Fraction(1, 3)),
    ("three coins all heads given at least one heads", Fraction(1, 7)),
])
def test_plain_words(text, chance):
    """Questions as people put them in forums."""
    with pytest.raises(BadDice) as read:
        dice(text)
    assert chance == dice(read.value.cure).exactly(True)


PLAIN = [each[0] for mark in test_plain_words.pytestmark for each in mark.args[1]]
COUNTED = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen")
THINGS = ("ace", "king", "queen", "jack", "heart", "spade", "red", "black", "heads", "tails", "even", "odd", "ace")
SWAPPED = dict(pairwise(THINGS))


def cure(text):
    try:
        answers(text)
    except BadDice as read:
        return read.cure
    return text


@pytest.mark.parametrize("text", PLAIN)
def test_every_number_and_every_thing_counts(text):
    """Another number, or another thing, in its place is another question: nothing of a question is left unused."""
    asked = cure(text)
    for found in re.finditer(rf"\d+|\b({'|'.join(COUNTED)})|\b({'|'.join(SWAPPED)})(?=s?\b)", text.lower()):
        word = found[0]
        other = SWAPPED.get(word) or (str(int(word) + 1) if word.isdigit() else (COUNTED * 2)[COUNTED.index(word) + 1])
        assert asked != cure(text[:found.start()] + other + text[found.end():]), other


@pytest.mark.parametrize(("text", "reading"), [
    ("all four aces in 13 cards", "count(ace in draw 13 from 52) = 13"), ("two dice twice, a 7", "2d6 = 7"),
    ("3 heads and a tail in 4 coins", "count(heads in 4d{heads, tails}) = 3"),
    ("a red card, then a king", "count(red in draw 2 from 52) >= 1"), ("the product of 2 dice is 5", "2d6 = 5"),
])
def test_a_reading_that_leaves_something_out_is_not_used(text, reading):
    """A number, a thing or an order."""
    assert not used(text, reading)


def test_what_is_known_is_of_the_same_roll():
    """Dice written on both sides of "given" are thrown once; what can't be told apart, or never happens, is refused."""
    assert "count(heads in 1d{heads, tails}) = 1" == cure("the second coin is heads if the first is tails")
    assert Fraction(1, 6) == dice("a = d6; b = d6; a + b = 8 given a = 3").exactly(True)
    assert Fraction(1, 3) == dice("d6 = 5 given d6 > 3").exactly(True)
    assert Fraction(2, 11) == dice("2d6 = 8 given count(3 in 2 d6) >= 1").exactly(True)
    assert Fraction(1 - Fraction(14, 20)**2, 1 - Fraction(9, 20)**2) == dice("adv >= 15 given adv >= 10").exactly(True)
    assert Fraction(5, 6) == dice("until(d6 = 6) > 2 given until(d6 = 6) > 1").exactly(True)
    for text, why in (("2d6 = 8 given d6 = 3", "no roll stands on both sides"),
                      ("d6 + d6 = 8 given d6 = 3", "d6 stands here twice"), ("2d6 = 3 given 2d6 > 12", "never happen"),
                      ("count(ace in draw 2 from 52) = 2 given count(ace in draw 2 from 52) >= 1", "too many cases"),
                      ("doubles given a 6", "understood"),
                      ("the first die is higher than the second and the sum is 8", "understood")):
        with pytest.raises(BadDice, match=why):
            dice(text)


@pytest.mark.parametrize("known", ["{} given that the first card is {}", "{} if the first was {}"])
def test_a_card_after_a_known_one_is_counted_pair_by_pair(known):
    """The second card, where the first is known; refused is what may be gone and may not, such as an ace."""
    kinds = {"an ace": "ace", "a king": "king", "a heart": "heart", "red": "red", "black": "black"}
    deck = [{rank, suit, *(name for name in KINDS if suit in KINDS[name])} for rank in RANKS for suit in SUITS]
    answered = 0
    for (asked, told), is_other, was_other in product(product(kinds, repeat=2), (False, True), (False, True)):
        first = [card for card in deck if (kinds[told] in card) != was_other]
        cases = [(kinds[asked] in card) != is_other for gone in first for card in deck if card is not gone]
        line = known.format(f"the second card is {'not ' * is_other}{asked}", f"{'not ' * was_other}{told}")
        if written := cure(line):
            assert Fraction(sum(cases), len(cases)) == answers(written)[0].pmf.exactly(True), line
            answered += 1
    assert answered > 30


@pytest.mark.parametrize(("text", "offered"), [
    ("some lucky queen in 13 cards", "count(queen in draw 13 from 52) >= 1"),
    ("a 5 when throwing 7 cool dice", "count(5 in 7d6) >= 1"),
    ("my friend flipped 8 heads out of 10", "count(heads in 10d{heads, tails}) = 8"),
    ("how many weird throws until a 3", "until(d6 = 3)"), ("how many weird throws until a 9", "until(d6 = 6)"),
])
def test_questions_are_offered_with_the_reader_s_numbers(text, offered):
    """Where they fit."""
    with pytest.raises(BadDice) as read:
        answers(text)
    assert not read.value.cure
    assert offered in read.value.others


def test_two_ways_are_weighed_one_below_the_other():
    """Each way is a line of its own."""
    for text in ("Is it better to roll 2 dice or one 12-sided die if I want 7 or more?",
                 "do i have better odds with 2d6 or d12 to get 7 or higher"):
        assert [Fraction(21, 36), Fraction(1, 2)] == [each.pmf.exactly(True) for each in answers(cure(text))]


@pytest.mark.parametrize(("text", "mean"), [
    ("how many rolls until I see a 1 on a d20", Fraction(20)),
    ("how many throws until I get a six on average", Fraction(6)),
    ("how many rolls of two dice until I get a 7", Fraction(6)), ("how many throws to get a double", Fraction(6)),
    ("how many coin flips until heads", Fraction(2)), ("how many coins until a head", Fraction(2)),
    ("how many dice until a six", Fraction(6)), ("how long until I roll a six", Fraction(6)),
    ("how many times do I have to roll before I get a 6", Fraction(6)),
    ("how many times must I flip a coin until I get heads", Fraction(2)),
    ("how many rolls of a d20 until I get a 1", Fraction(20)),
    ("how many times out of 100 will i roll a 6", Fraction(100, 6)),
    ("how many rolls on average till i get doubles", Fraction(6)),
    ("whats the most likely total with two dice", Fraction(7)), ("average damage of 2d6+3", Fraction(10)),
    ("average of 4d6 drop the lowest",
     Fraction(sum(sum(r) - min(r) for r in product(SIX, repeat=4)), 6**4)),
    ("expected number of heads in 20 tosses", Fraction(10)),
    ("how many sixes in 12 rolls", Fraction(2)), ("average number of sixes in 10 dice", Fraction(10, 6)),
    ("expected value of the larger of two dice", Fraction(sum(map(max, product(SIX, repeat=2))), 36)),
    ("roll a 20 sided die twice and take the better one",
     Fraction(sum(map(max, product(range(1, 21), repeat=2))), 400)),
    ("roll a d20 twice and take the worse one", Fraction(sum(map(min, product(range(1, 21), repeat=2))), 400)),
    ("mean of the best two out of 3 dice", Fraction(sum(sum(r) - min(r) for r in product(SIX, repeat=3)), 6**3)),
    ("average of the two highest of four d6",
     Fraction(sum(sum(sorted(r)[2:]) for r in product(SIX, repeat=4)), 6**4)),
    ("average of the best two of three dice",
     Fraction(sum(sum(r) - min(r) for r in product(SIX, repeat=3)), 6**3)),
    ("expected highest of two d20", Fraction(sum(map(max, product(range(1, 21), repeat=2))), 400)),
])
def test_plain_words_for_a_mean(text, mean):
    """What people want to know on average."""
    with pytest.raises(BadDice) as read:
        dice(text)
    [found] = answers(read.value.cure)
    assert mean == found.mean


@pytest.mark.parametrize("text", [
    "straight flush in five cards", "royal flush", "how many cards until I draw an ace", "draw 5 from 52 2",
    "how many rolls until I have seen all six faces", "how many throws until I get two sixes in a row",
    "how many rolls until I get two sixes", "23 people, no two share a birthday", "three sixes then a five",
    "how many people until two share a birthday", "someone in 23 people has my birthday", "hit AC 15 with 2d6",
    "A bag has 3 red and 2 blue marbles. Two are drawn, the first is put back. Probability both are red?",
    "chance to hit AC 15 with +5 twice", "will my cat win the lottery", "six dice showing 1 to 6",
    "a heart, then an ace", "at least two kings and a queen in 5 cards", "two kings and a queen in 2 cards",
    "at least two pairs with 5 dice", "2 triples with 6 dice", "exactly one triple with 6 dice",
    "a sum of 7 at least once in 4 throws", "full house in 7 cards", "at most a pair with 5 dice",
    "1 2 3 4 5 6 with 5 dice", "3 heads and 2 tails in 6 coins",
    "two sixes and no fives with 4 dice", "a heart and an ace in 5 cards",
    "can my level 5 rogue hit AC 17 with +8", "3 dice differ by 1", "a red card then 7 cards",
    "a 9 at least once with 3 dice", "two aces from a deck with replacement", "both aces if the first is a heart",
    "the second card is an ace if the first is a heart", "the third card is an ace if the first two are aces",
    "the second card is a 6 if the first is a 6", "the second card is a heart if the first is put back",
    "the second die is a 6 if the first card is an ace", "2 cards with replacement, both hearts",
])
def test_what_is_not_understood_is_not_answered(text):
    """A wrong reading is worse than none: questions that are like it are offered, and each of them is answered."""
    with pytest.raises(BadDice) as read:
        answers(text)
    assert not read.value.cure
    assert {3} == {len(read.value.others), len({each.pmf for way in read.value.others for each in answers(way)})}


@pytest.mark.parametrize(("text", "others"), [
    ("two sixes in three rolls", ["count(6 in 3d6) >= 2"]), ("a 6 with two dice", ["count(2d6 = 6) >= 1"]),
    ("exactly two sixes in three rolls", []), ("two sixes with two dice", []), ("a 7 with two dice", []),
    ("no six in four rolls", []), ("probability of full house", ["groups(5d6) = 32"]), ("full house in 5 cards", []),
    ("chance of no aces in 7 cards", []), ("two heads in two coins", []), ("one heads in a coin", []),
    ("three alike with 5 dice", ["alike(5d6) = 3"]), ("exactly three alike with 5 dice", []),
    ("a pair in five cards", ["groups(draw 5 from 52) = 2111"]), ("a pair in poker", ["alike(draw 5 from 52) >= 2"]),
    ("three of a kind in poker", ["alike(draw 5 from 52) >= 3"]),
    ("two kings and a queen in 5 cards", ["draw 5 from 52 shows {king: 2, queen}"]),
    ("exactly two kings and a queen in 5 cards", []),
])
def test_other_readings(text, others):
    """Offered where they have another answer and the words leave them open."""
    with pytest.raises(BadDice) as read:
        dice(text)
    assert others == [*read.value.others]


@pytest.mark.parametrize("text", [
    "which is more likely, a flush or a straight", "how many cards until I draw an ace", "flip a coin until heads",
    "a six at least once", "2 triples with 6 dice", "two sixes in 24 rolls of two dice",
])
def test_the_reason_is_true(text):
    """Of dice, coins and cards it is not said that they are not, nor of a word that is known that it is not."""
    with pytest.raises(BadDice, match=r"this question is not understood$"):
        answers(text)


def test_fewer_words_are_advised_where_there_are_many():
    """And nowhere else."""
    with pytest.raises(BadDice, match=r"ask in fewer words$"):
        answers("flip a coin until heads " * 5)
