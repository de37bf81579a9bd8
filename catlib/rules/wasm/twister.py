"""The stream of `catlib.chance.generator`, written as rules, so that a module draws its own chance.

Source: Matsumoto and Nishimura, Mersenne Twister MT19937 (1998; initialisation of 2002). Words are made when they are
asked for and not 624 at a time: most games draw fewer.
"""

from catlib.rules.decorator import rule
from catlib.rules.wasm.infer import Cells

WORDS, AHEAD = 624, 397
UPPER, LOWER, TWIST = 0x80000000, 0x7FFFFFFF, 0x9908B0DF
NEXT = 624  # where the number of the next word is kept
SMALLEST_STEP = 1 / 9007199254740992.0

stream = Cells("u4", 625)


@rule
def uniform(seed, reseed):
    """Begin the stream of a seed with True; the next number from [0, 1) with False.

    >>> from catlib.chance import generator
    >>> draw = generator(7).random
    >>> uniform(7, True)
    0.0
    >>> [uniform(0, False) for _ in range(700)] == [draw() for _ in range(700)]
    True
    """
    if reseed:
        begin(stream, seed)
        return 0.0
    return draw(stream)


@rule
def begin(words, seed):
    words[0] = last = seed & 0xFFFFFFFF
    for i in range(1, WORDS):
        last = (1812433253 * (last ^ (last >> 30)) + i) & 0xFFFFFFFF
        words[i] = last
    words[NEXT] = 0


@rule
def draw(words):
    high = next_word(words) >> 5
    low = next_word(words) >> 6
    return (high * 67108864.0 + low) * SMALLEST_STEP


@rule
def next_word(words):
    i = words[NEXT]
    after = i + 1 if i < WORDS - 1 else 0
    ahead = i + AHEAD if i < WORDS - AHEAD else i + AHEAD - WORDS
    y = (words[i] & UPPER) | (words[after] & LOWER)
    y = words[ahead] ^ (y >> 1) ^ (y & 1) * TWIST
    words[i] = y
    words[NEXT] = after
    y ^= y >> 11
    y ^= (y << 7) & 0x9D2C5680
    y ^= (y << 15) & 0xEFC60000
    return y ^ (y >> 18)
