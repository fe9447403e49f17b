"""The deals of the day: the same for everybody who plays them on that date, and one's own past."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from hashlib import sha256
from typing import Any

from game.bots.characters import CHARACTERS
from game.core.points import points_text, points_words
from game.core.rng import SEED_BITS
from game.core.ruleset import Ruleset
from game.core.words import _, many
from game.session.match import HUMAN, Match, Seat
from game.session.occasion import DAILY, Occasion
from game.session.store import StoredMatch

DEALS = 3
LEVEL = "club"
"""Whom one meets."""
PAST = 7
"""So many days are told of, today's among them."""


def occasion_of(game: str, day: date) -> Occasion:
    """Return what the match of a game and day is."""
    return Occasion(DAILY, game, day.toordinal())


def daily_match(ruleset: Ruleset[Any, Any, Any], day: date, name: str) -> Match:
    """Return the match of the day before its first decision, for a person of this name.

    Cards, dealer, house rules (those the game names first), and who sits where depend on the game
    and the date alone.
    """
    digest = sha256(f"trickhold daily/{ruleset.id}/{day.isoformat()}".encode()).digest()
    seed = int.from_bytes(digest, "big") >> (8 * len(digest) - SEED_BITS)
    others = list(CHARACTERS.values())[: ruleset.players[0] - 1]
    seats = [Seat(HUMAN, name), *(Seat(each.spec(LEVEL), each.name) for each in others)]
    options = ruleset.usual
    whole = ruleset.opening(options, len(seats), 0).deals_in_match
    return Match(ruleset, options, seats, seed, min(DEALS, whole or DEALS))


@dataclass(frozen=True)
class Day:
    """What became of one day's match: `points` of the person's, None as long as it is not over."""

    day: date
    match: int
    points: float | None


def past(matches: Sequence[StoredMatch], game: str, today: date) -> list[Day]:
    """Return the last days on which the match of the day was begun, the latest first."""
    days: dict[date, Day] = {}
    for match in matches:
        if match.occasion is None or (match.occasion.kind, match.occasion.id) != (DAILY, game):
            continue
        if not 0 <= today.toordinal() - match.occasion.number < PAST:
            continue
        day = date.fromordinal(match.occasion.number)
        points = match.scores[0] if match.is_over and match.scores else None
        days.setdefault(day, Day(day, match.id, points))
    return [days[day] for day in sorted(days, reverse=True)]


def streak(days: Sequence[Day], today: date) -> int:
    """Return on how many days in a row the deals were played out, up to today or yesterday."""
    played = {each.day for each in days if each.points is not None}
    day = today if today in played else today - timedelta(1)
    count = 0
    while day in played:
        count, day = count + 1, day - timedelta(1)
    return count


def told(days: Sequence[Day], today: date) -> str:
    """Return how today went, what the days before brought, and how many in a row there are."""
    latest = next((each for each in days if each.day == today), None)
    if latest is None:
        said = [_("Today’s deals wait for you.")]
    elif latest.points is None:
        said = [_("You have begun today’s deals.")]
    else:
        said = [_("Today: {points}.").format(points=points_words(latest.points))]
    before = [
        points_text(each.points) for each in days if each != latest and each.points is not None
    ]
    if before:
        said.append(_("The days before: {points}.").format(points=", ".join(before)))
    if (row := streak(days, today)) > 1:
        said.append(many("{n} day in a row.", "{n} days in a row.", row).format(n=row))
    return " ".join(said)
