"""A match begun again, and a deal tried again, where nothing is at stake."""

from collections.abc import Sequence
from enum import Enum, auto

from game.bots.thinker import Thinker
from game.core.protocols import Player
from game.core.words import _
from game.session.match import Match, MatchEnded
from game.session.review.moments import Trial, outcome_words
from game.session.store import KeptMatch
from scenes.games import screen_of
from scenes.show.live import Live
from scenes.show.look import Look
from scenes.show.ways import AtMatch, Uncounted
from scenes.ui.button import ButtonKind
from scenes.ui.dialog import Answer, Confirm, Dialog, Message


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


class TrialWays(Uncounted):
    """It can be left at any time, and closes with what it has brought."""

    def __init__(self, match: Match, player: Player, before: float) -> None:
        self.match, self.player, self.before = match, player, before

    def news(self) -> Sequence[str]:
        """Return nothing: nothing is kept here."""
        return ()

    def open_menu(self, match: AtMatch) -> None:
        """Ask whether to leave."""
        sure = Confirm(
            _("Leave the table?"),
            [_("None of this is kept, and it counts for nothing.")],
            _("Leave"),
            _("Stay"),
        )
        match.host.push(sure, lambda leaves: match.leave_table() if leaves else None)

    def match_ended(self, match: AtMatch, event: MatchEnded) -> None:
        """Say what the deal has brought this time."""
        said = outcome_words(self.match, self.player, self.before)
        closing = Message(_("Tried again"), [said])
        match.host.push(closing, lambda _none: match.leave_table())


def trial_table(match: Match, player: Player, before: float, thinker: Thinker, look: Look) -> Live:
    """Return the table of a deal that brought its player so much `before`."""
    return screen_of(Trial(match, thinker), look, TrialWays(match, player, before))
