"""To begin a match again where nothing is at stake: alone, against the computer."""

from enum import Enum, auto

from game.core.words import _
from game.session.match import Match
from game.session.store import KeptMatch
from scenes.ui.button import ButtonKind
from scenes.ui.dialog import Answer, Dialog


class Again(Enum):
    """With which cards a match is begun again."""

    SAME_CARDS = auto()
    NEW_CARDS = auto()


def may_begin_again(kept: KeptMatch) -> bool:
    """Tell whether a match may be given up for another: it belongs to nothing larger, it is not
    over, and nobody but one person plays against the computer."""
    match = kept.match
    people = sum(seat.is_human for seat in match.seats)
    return kept.occasion is None and not match.is_over and people == 1


def anew(match: Match, seed: int) -> Match:
    """Return the match at its beginning: the same players and rules, the cards of the seed."""
    return Match(match.ruleset, match.options, match.seats, seed, match.deals)


def begin_again() -> Dialog[Again | None]:
    """Return the question with which cards; its answer is None for going on with the match."""
    answers: list[Answer[Again | None]] = [
        Answer(_("The same cards"), Again.SAME_CARDS),
        Answer(_("New cards"), Again.NEW_CARDS),
        Answer(_("Go on"), None, ButtonKind.PRIMARY),
    ]
    words = _("The same players and rules, from the first deal. What has been played is lost.")
    return Dialog(_("Begin again?"), [words], answers, None)
