"""The same point of two matches with the same cards, and where they part.

A point is a number of events that have happened. Deals are matched by their number, and within a
deal the third card played here is that played there, as the second bid is the second bid: auctions
may be of other lengths.
"""

from bisect import bisect_right
from collections.abc import Sequence

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


Decisions = Sequence[tuple[int, str]]
"""The point at which each decision was made, ascending, and the decision in notation."""


def next_parting(
    at: int,
    here: tuple[Decisions, Sequence[int]],
    there: tuple[Decisions, Sequence[int]],
) -> int | None:
    """Return the first point after `at` at which a deal takes another way here than there, None
    where none does.

    Both matches are told by their decisions and by after how many events each deal begins.
    """
    (own, starts), (theirs, begins) = here, there
    for deal in range(bisect_right(starts, at), len(starts) + 1):
        mine, others = _of_deal(own, starts, deal), _of_deal(theirs, begins, deal)
        pairs = zip(mine, others, strict=False)
        point = next((made + 1 for (made, mine), (_at, its) in pairs if mine != its), None)
        if point is not None and point > at:
            return point
    return None


def _of_deal(decisions: Decisions, starts: Sequence[int], deal: int) -> Decisions:
    """Return the decisions that follow so many beginnings."""
    return [each for each in decisions if bisect_right(starts, each[0]) == deal]
