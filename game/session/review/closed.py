"""Which matches may be reviewed, and whose choices in them."""

from collections.abc import Sequence

from game.bots.catalogue import is_judged
from game.core.protocols import Player
from game.core.words import _
from game.session.match import Match


def why_closed(match: Match) -> str:
    """Return why a match cannot be reviewed (yet), "" where it can.

    While several people play it, a review would tell one of them what another held.
    """
    if not is_judged(match.ruleset.id):
        return _("{game} cannot be reviewed yet.").format(game=_(match.ruleset.title))
    if len(people(match)) > 1 and not match.is_over:
        return _("Several people play this match: it can be reviewed when it is over.")
    if not match.deal_returns:
        return _("No deal of this match has been played to its end yet.")
    return ""


def people(match: Match) -> Sequence[Player]:
    """Return the seats of people."""
    return [player for player, seat in enumerate(match.seats) if seat.is_human]


def reviewed_players(match: Match) -> Sequence[Player]:
    """Return whose choices a review shows: those of people, and where none played of everyone."""
    return people(match) or range(len(match.seats))
