"""Which drill comes next: one that is as hard as the player is good, and now and then an old
failure."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from operator import attrgetter

from game.core.rng import Rng
from game.session.practice.drill import Drill
from game.session.practice.rating import Ratings
from game.session.store.attempts import Attempt

TIERS = 5
AGAIN = (1, 3, 7, 21)
"""Days after which a drill that was failed comes again; each time it is solved the next counts."""
OFTEN = 5
"""One in so many is an old failure, if one is due."""
FIRST = 3
"""Somebody’s first drills are drawn from so many: the lowest tier, under the fewest house rules."""
NEAR = 8
"""The next is one of so many that are nearest in rating."""


@dataclass(frozen=True)
class Wish:
    """Which drills somebody wants: from which tier to which (1 is easiest), and of which themes
    (none: all)."""

    tiers: tuple[int, int] = (1, TIERS)
    themes: frozenset[str] = field(default_factory=frozenset)

    def allows(self, drill: Drill, tier: int) -> bool:
        """Tell whether a drill is one of these."""
        low, high = self.tiers
        return low <= tier <= high and (not self.themes or not self.themes.isdisjoint(drill.themes))


def tiers(drills: Sequence[Drill]) -> Mapping[str, int]:
    """Return for each drill in which fifth it is by the share of computer players who solve it, 1
    for the easiest; where that is equal, the one with the clearer answer is easier."""

    order = sorted(drills, key=lambda drill: (-drill.solved, -drill.lead, drill.id))
    return {drill.id: 1 + place * TIERS // len(order) for place, drill in enumerate(order)}


def due(attempts: Collection[Attempt], today: int) -> list[str]:
    """Return the drills that were failed and are to come again by now, the longest due first.

    `today` counts days as `date.toordinal` does.
    """
    solved_since: dict[str, int] = {}
    last: dict[str, int] = {}
    for each in attempts:
        if not each.is_right:
            solved_since[each.drill] = 0
        elif each.drill in solved_since:
            solved_since[each.drill] += 1
        last[each.drill] = each.day
    when = {
        drill: last[drill] + AGAIN[times]
        for drill, times in solved_since.items()
        if times < len(AGAIN)
    }
    return sorted((drill for drill in when if when[drill] <= today), key=lambda d: (when[d], d))


def next_drill(
    drills: Sequence[Drill],
    wish: Wish,
    attempts: Sequence[Attempt],
    ratings: Ratings,
    today: int,
    stream: Rng,
) -> Drill | None:
    """Return the drill that comes next, None where no drill is wished for."""
    fifths = tiers(drills)
    pool = {drill.id: drill for drill in drills if wish.allows(drill, fifths[drill.id])}
    if not pool:
        return None
    if len(attempts) % OFTEN == OFTEN - 1:
        for id in due(attempts, today):
            if id in pool:
                return pool[id]
    seen = {attempt.drill: number for number, attempt in enumerate(attempts)}
    fresh = [drill for drill in pool.values() if drill.id not in seen]
    if not fresh:  # all have been seen: those that were seen longest ago
        fresh = sorted(pool.values(), key=lambda drill: seen[drill.id])[: max(1, len(pool) // 2)]
    if len(attempts) < FIRST:
        lowest = min(fifths[drill.id] for drill in fresh)
        easy = [drill for drill in fresh if fifths[drill.id] == lowest]
        fresh = sorted(easy, key=attrgetter("oddity"))[:FIRST]

    def far(drill: Drill) -> float:
        return abs(ratings.drills[drill.id].value - ratings.player.value)

    return stream.choice(sorted(fresh, key=far)[:NEAR])


def drill_for(drills: Sequence[Drill], tier: int, stream: Rng) -> Drill:
    """Return a drill of a tier, for whoever sets one drill: it is solved or not (`is_solved`)."""
    fifths = tiers(drills)
    return stream.choice([drill for drill in drills if fifths[drill.id] == tier] or drills)
