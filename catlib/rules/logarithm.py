"""The natural logarithm of a whole number, the same to the last bit in every engine and on every machine.

`math.log` is the platform's own and differs in the last bit between libraries, and WebAssembly has none; this one uses
nothing but the four operations that IEEE 754 fixes. Sources: the polynomial is that of fdlibm's `e_log.c` (Sun
Microsystems, 1993); what rounding loses of f − f²/2 is kept apart (Dekker, 1971), so that the last bit is nearly always
the nearest.
"""

from catlib.rules.decorator import rule

LN2_HIGH, LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
L1, L2, L3, L4 = 6.666666666666735130e-01, 3.999999999940941908e-01, 2.857142874366239149e-01, 2.222219843214978396e-01
L5, L6, L7 = 1.818357216161805012e-01, 1.531383769920937332e-01, 1.479819860511658591e-01
ROOT_2 = 1.4142135623730951
SPLIT = 134217729.0  # 2**27 + 1


@rule
def log(n):
    """The natural logarithm of a whole number from 1 to 2**53.

    >>> import math
    >>> log(1), log(2) == math.log(2), log(1000) == math.log(1000)
    (0.0, True, True)
    """
    k, f = 0, 1.0 * n
    if f >= 4294967296.0:
        k, f = 32, f * 2.3283064365386963e-10
    if f >= 65536.0:
        k, f = k + 16, f * 0.0000152587890625
    if f >= 256.0:
        k, f = k + 8, f * 0.00390625
    if f >= 16.0:
        k, f = k + 4, f * 0.0625
    if f >= 4.0:
        k, f = k + 2, f * 0.25
    if f >= 2.0:
        k, f = k + 1, f * 0.5
    if f >= ROOT_2:
        k, f = k + 1, f * 0.5
    return log_near_1(k, f - 1.0)


@rule
def log_near_1(k, f):
    """The logarithm of 2**k * (1 + f), for f from -0.3 to 0.42."""
    s = f / (2.0 + f)
    z = s * s
    w = z * z
    rest = z * (L1 + w * (L3 + w * (L5 + w * L7))) + w * (L2 + w * (L4 + w * L6))
    high = SPLIT * f - (SPLIT * f - f)
    half, half_low = 0.5 * high * high, 0.5 * (f - high) * (f + high)
    a = f - half
    a_low = (f - a) - half - half_low
    whole = k * LN2_HIGH
    total = whole + a
    total_low = (whole - total) + a
    return total + (s * (half + half_low + rest) + (total_low + a_low + k * LN2_LOW))
