"""A walk through the ways that hidden cards can lie: two of them change places, and back.

The proposals of a Metropolis walk; a game says how likely a layout is and whether an exchange
stands (`game.kit.trials`). A walk is an array of int64, the places below.
"""

from typing import Any

from game.kernels.compiled import bare
from game.kernels.stream import below

MOST = 8
"""Places where cards can lie, at most."""
PLACES = 0
"""How many places there are."""
BUSY = 1
"""How many of them have hidden cards."""
AT = 2
"""Here begin the numbers of these places."""
CAN = AT + MOST
"""Here begin the cards that each place can take, as masks."""
LIES = CAN + MOST
"""Here begin the cards that lie in each place, those known included."""
START = LIES + MOST
"""Here begins where each place's hidden cards begin, and where the last one's end."""
HIDDEN = START + MOST + 1
"""Here begin the hidden cards, place by place."""
OWN = HIDDEN + 64
"""What a game keeps with its walk, 0 at first."""
SIZE = OWN + 1

SWAPS_FIRST = 300
"""Exchanges before the first world of a walk, so that what was said is heard."""
SWAPS_BETWEEN = 24
"""Exchanges between two worlds."""


@bare
def swap(walk: Any, stream: Any) -> int:
    """Let two cards in different places change places; return which, -1 where they cannot."""
    busy = int(walk[BUSY])
    if busy < 2:
        return -1
    first = below(stream, busy)
    second = below(stream, busy - 1)
    if second >= first:
        second += 1
    one, other = int(walk[AT + first]), int(walk[AT + second])
    here = walk[START + one] + below(stream, int(walk[START + one + 1] - walk[START + one]))
    there = walk[START + other] + below(stream, int(walk[START + other + 1] - walk[START + other]))
    given, got = int(walk[HIDDEN + here]), int(walk[HIDDEN + there])
    if not int(walk[CAN + other]) >> given & 1 or not int(walk[CAN + one]) >> got & 1:
        return -1
    which = ((one * MOST + other) * 64 + int(here)) * 64 + int(there)
    exchange(walk, which)
    return which


@bare
def exchange(walk: Any, which: int) -> None:
    """Let the two cards of a swap change places, once more to undo it."""
    there, here = which % 64, which // 64 % 64
    other, one = which // 4096 % MOST, which // 4096 // MOST
    given, got = int(walk[HIDDEN + here]), int(walk[HIDDEN + there])
    walk[HIDDEN + here] = got
    walk[HIDDEN + there] = given
    both = 1 << given | 1 << got
    walk[LIES + one] ^= both
    walk[LIES + other] ^= both
