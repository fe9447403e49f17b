"""How good somebody is at drills, and how hard each is: every attempt is a game between the two.

Glicko-2 (Glickman 2013, "Example of the Glicko-2 system"), a rating period for each attempt.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import log10

from glicko2 import Player as Glicko

from game.session.practice.drill import Drill

MIDDLE, SPREAD = 1500.0, 400.0
"""Where ratings begin, and by how many points the better one wins ten times as often."""
UNKNOWN, GUESSED = 350.0, 150.0
"""The deviation of a player who is not known yet, and of a drill that only computers have tried."""
LEAST, MOST = 0.03, 0.97
"""A share of solvers nearer to none or all than that tells no more."""


@dataclass(frozen=True)
class Rating:
    """A rating with its deviation (two of which make 95 %) and its volatility."""

    value: float = MIDDLE
    deviation: float = UNKNOWN
    volatility: float = 0.06

    def after(self, other: "Rating", score: float) -> "Rating":
        """Return the rating after a game against another one: 1 is won, 0 lost."""
        player = Glicko(self.value, self.deviation, self.volatility)
        player.update_player([other.value], [other.deviation], [score])
        return Rating(player.rating, player.rd, player.vol)


def first_rating(drill: Drill) -> Rating:
    """Return how hard a drill is held to be before anybody tried, from who of the computer players
    solves it."""
    share = min(max(drill.solved, LEAST), MOST)
    return Rating(MIDDLE - SPREAD * log10(share / (1 - share)), GUESSED)


@dataclass(frozen=True)
class Ratings:
    """The player's rating in one game, and that of each drill by its id."""

    player: Rating
    drills: Mapping[str, Rating]

    def after(self, drill: str, is_right: bool) -> "Ratings":
        """Return the ratings after an attempt; both sides move."""
        other = self.drills[drill]
        player = self.player.after(other, float(is_right))
        moved = other.after(self.player, float(not is_right))
        return Ratings(player, {**self.drills, drill: moved})


def ratings(drills: Iterable[Drill], attempts: Iterable[tuple[str, bool]]) -> Ratings:
    """Return the ratings after these rated attempts (drill, whether it was solved), in order; those
    of drills that are no more are left out."""
    player = Rating()
    known = {drill.id: first_rating(drill) for drill in drills}
    for drill, is_right in attempts:
        if drill in known:
            before = player
            player = player.after(known[drill], float(is_right))
            known[drill] = known[drill].after(before, float(not is_right))
    return Ratings(player, known)
