"""The same point of two matches with the same cards, and where they part.

A point is a number of events that have happened. Deals are matched by their number, and within a
deal the third card played here is that played there, as the second bid is the second bid: auctions
may be of other lengths.
"""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

from game.core.protocols import Event


def same_point(
    at: int,
    here: tuple[Sequence[Event], Sequence[int]],
    there: tuple[Sequence[Event], Sequence[int]],
) -> int:
    """Return the point of the match `there` that a point of the one `here` stands for.

    Both are told by their events and, ascending, after how many of them each deal begins.
    """
    (events, starts), (others, begins) = here, there
    deal = bisect_right(starts, at) - 1
    if deal < 0 or not begins:
        return min(at, len(others))
    if deal >= len(begins):
        return len(others)
    start, begin = starts[deal], begins[deal]
    end = begins[deal + 1] if deal + 1 < len(begins) else len(others)
    if at == start:
        return begin
    kind = type(events[at - 1])
    count = sum(isinstance(event, kind) for event in events[start:at])
    for point in range(begin, end):
        if isinstance(others[point], kind):
            count -= 1
            if not count:
                return point + 1
    # It has not come so far there: the last of that kind, or as many events on.
    alike = [point + 1 for point in range(begin, end) if isinstance(others[point], kind)]
    return alike[-1] if alike else min(begin + at - start, end)


def first_difference(
    own: Sequence[Any], other: Sequence[Any], start: int, begin: int
) -> int | None:
    """Return the first of the own events from `start` on that is not as the other's from `begin`.

    None where all are the same.
    """
    for at, (mine, theirs) in enumerate(zip(own[start:], other[begin:], strict=False), start):
        if mine != theirs:
            return at
    if len(own) - start == len(other) - begin:
        return None
    return start + min(len(own) - start, len(other) - begin)
