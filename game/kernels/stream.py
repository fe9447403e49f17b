"""A stream of chance for kernels: multiply with carry (Marsaglia, 2003).

A stream is an array of one number, its state, above 0 and below 2**62. No product leaves 63 bits:
beyond them compiled code may do anything.
"""

from typing import Any

from game.kernels.compiled import inlined

_FACTOR = 698769069
_LOW = (1 << 32) - 1


@inlined
def draw(stream: Any) -> int:
    """Return the next number, from 0 to 2**32 - 1."""
    state = int(stream[0])
    state = _FACTOR * (state & _LOW) + (state >> 32)
    stream[0] = state
    return (state ^ state >> 32) & _LOW


@inlined
def below(stream: Any, bound: int) -> int:
    """Return a number from 0 to bound - 1, each equally likely; the bound is below 2**31."""
    return draw(stream) * int(bound) >> 32


@inlined
def unit(stream: Any) -> float:
    """Return a number of at least 0 and below 1."""
    return draw(stream) * (1.0 / 4294967296.0)
