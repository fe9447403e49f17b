"""Short matches, quickly played."""

from collections.abc import Sequence

from game.core.options import with_texts
from game.rulesets.whist import WHIST
from game.rulesets.whist.options import WhistOptions
from game.session.match import Match, Seat
from game.session.seats import think

ANA = (Seat("human", "Ana"), Seat("club", "Bo"), Seat("club", "Cy"), Seat("club", "Di"))


def whist(
    seed: int = 1, seats: Sequence[Seat] = ANA, deals: int | None = None, **options: str
) -> Match:
    """Return a new match of the short kind: eight deals with four players."""
    texts = {"largest_hand": "3", **options}
    return Match(WHIST, with_texts(WhistOptions(), texts), seats, seed, deals)


def play(match: Match, decisions: int | None = None) -> Match:
    """Let the plain player decide for everyone, so often or to the end."""
    while not match.is_over and decisions != 0:
        match.apply(match.to_act, think(match, "club")[0].action)
        decisions = None if decisions is None else decisions - 1
    return match
