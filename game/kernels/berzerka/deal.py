"""A hand of Berzerka in numbers: what `game.kernels.tricks` leaves open in a position, and what it
comes to."""

from typing import Any

from game.kernels import tricks
from game.kernels.bits import count
from game.kernels.compiled import bare, inlined
from game.kernels.tricks import GAME, LOW, NUMBER, TAKEN

INVERTED = GAME
"""The tricks in which the lowest rank is high, as a mask of their numbers from 0."""
TURNS = GAME + 1
"""The tricks after which the ranking still turns, likewise."""
PAIN = GAME + 2
"""The pain suit, 4 for none."""
WISH = GAME + 3
"""What everyone wants of a trick, one of the four below."""
DECLARER = GAME + 4
OVERBID = GAME + 5
"""What is added to the declarer's count."""
COUNTED = GAME + 6
"""Which count is ranked: tricks, those that are late, cards of the pain suit; see below."""
BADNESS = GAME + 7
"""How a count is ranked, one of the four below."""
EARLY = GAME + 8
"""1 where the first tricks count, else 0."""
AVOIDS = GAME + 9
"""1 where tricks are bad, else 0."""
VALUE = GAME + 10
"""What the contract is worth."""
LATE = GAME + 11
"""Here begin the tricks of each among the last six."""
PAINS = GAME + 14
"""Here begin the cards of the pain suit that each has taken."""
LAST = GAME + 17
"""Here begins the last trick of each that counts, -1 for none."""
SIZE = GAME + 20

TAKES, AVOIDING, AIMS, TAKES_LATE = range(4)
"""What everyone wants: tricks, none, a number of his own, tricks once they count."""
MOST, FEWEST, NEAR, MIDDLE = range(4)
"""What is best: the most, the fewest, the nearest to `NEAR_TO`, the one in the middle."""
ALL, LATE_ONES, PAINFUL = range(3)
"""What is counted."""
TRICKS, HALF, NEAR_TO = 13, 7, 5

MARGIN = 0.06
"""What each trick of distance counts beside the points, as a share of the contract's value.

A place is won or lost by a trick: whoever is well ahead keeps it in more worlds than whoever is
just ahead, and this lets a search see the difference with fewer playouts.
"""


@inlined
def act(at: Any, card: int) -> bool:
    """Play a card for the player to act; tell whether it ended the hand."""
    number = int(at[NUMBER])
    if not tricks.play(at, card):
        return False
    taker = int(at[tricks.TAKER])
    if at[PAIN] < 4:
        at[PAINS + taker] += count(int(at[tricks.TRICK]) >> 13 * int(at[PAIN]) & tricks.SUIT)
    if number >= HALF:
        at[LATE + taker] += 1
        at[LAST + taker] = number
    elif at[EARLY]:
        at[LAST + taker] = number
    at[LOW] = int(at[INVERTED]) >> number + 1 & 1
    return number + 1 == TRICKS


@inlined
def ranked(at: Any, player: int) -> int:
    """Return a player's count, the declarer's with the overbid."""
    if at[COUNTED] == ALL:
        found = int(at[TAKEN + player])
    elif at[COUNTED] == LATE_ONES:
        found = int(at[LATE + player])
    else:
        found = int(at[PAINS + player])
    return found + int(at[OVERBID]) if player == at[DECLARER] else found


@inlined
def badness(at: Any, player: int) -> int:
    """Return how bad a player's count is, among all."""
    own = ranked(at, player)
    if at[BADNESS] == MOST:
        return -own
    if at[BADNESS] == FEWEST:
        return own
    if at[BADNESS] == NEAR:
        return abs(own - NEAR_TO)
    one, other = ranked(at, (player + 1) % 3), ranked(at, (player + 2) % 3)
    middle = max(min(own, one), min(max(own, one), other))
    return abs(own - middle)


@inlined
def _comes_before(at: Any, player: int, other: int) -> bool:
    """Tell whether a player is placed before another: the declarer loses every tie."""
    bad = badness(at, player) - badness(at, other)
    if bad:
        return bad < 0
    if player == at[DECLARER] or other == at[DECLARER]:
        return bool(other == at[DECLARER])
    later = int(at[LAST + player]) - int(at[LAST + other])
    if later:
        return (later < 0) == bool(at[AVOIDS])
    declarer = int(at[DECLARER])
    return (player - declarer) % 3 < (other - declarer) % 3


@inlined
def ahead(at: Any, player: int) -> int:
    """Return how many are placed before a player."""
    before = 0
    for other in range(3):
        if other != player and _comes_before(at, other, player):
            before += 1
    return before


@bare
def points(at: Any, player: int) -> int:
    """Return the game points that the hand has brought a player."""
    before, value = ahead(at, player), int(at[VALUE])
    if at[BADNESS] == MIDDLE:
        return value if before == 0 else -(value // 2)
    return value * (1 - before)


@bare
def utility(at: Any, player: int) -> float:
    """Return a player's points with a little for the distance between the counts."""
    average = (badness(at, 0) + badness(at, 1) + badness(at, 2)) / 3
    return points(at, player) + MARGIN * int(at[VALUE]) * (average - badness(at, player))
