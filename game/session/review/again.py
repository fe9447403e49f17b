"""A deal that is over tried again from one decision on, outside the match and its statistics."""

from dataclasses import replace
from typing import Any

from game.core.protocols import Player
from game.core.record import Record
from game.core.rng import Rng
from game.core.words import _
from game.session.match import HUMAN, Match
from game.session.port import Port
from game.session.review.moments import Moment
from game.session.seats import without_others
from game.session.sitting import Sitting


def tried_again(record: Record, player: Player, moment: Moment, stream: Rng | None) -> Match:
    """Return the deal of a moment before its decision, to be played to its end by its player.

    The hidden cards are the same, or, where a stream is given, others that fit all that the player
    knew. The match is in no store, and has no record of its own.
    """
    seats = list(without_others(record.seats, player))
    seats[player] = HUMAN
    match = Match.begun(replace(record, seats=tuple(seats)))
    for text in record.actions[: moment.number]:
        match.apply(match.to_act, match.ruleset.parse_action(text))
    match.deals = match.standing.deals_played + 1
    if stream is not None:
        view: Any = Port[Any, Any](match, player).view()
        match.state = match.ruleset.sense.determinize(view, stream)
    return match


class Trial(Sitting):
    """A sitting at such a deal. Whoever thinks better of it tries once more from the review: taking
    back would bring the old hidden cards back."""

    @property
    def why_not_taken_back(self) -> str:
        """Why nothing is taken back."""
        return _("Nothing is taken back here: leave, and try again.")


def outcome_words(match: Match, player: Player, before: float) -> str:
    """Return what the deal has brought this time and the first time."""
    terms = match.ruleset.telling.terms
    words = (
        _("This time it has brought {now}, the first time {before}.")
        if terms.brought is None
        else _("This time: {now} The first time: {before}")
    )
    told = terms.brought or terms.value
    return words.format(now=told(match.deal_returns[-1][player]), before=told(before))
