"""The table of a deal that is tried again, and the ways from it."""

from collections.abc import Sequence

from game.bots.thinker import Thinker
from game.core.protocols import Player
from game.core.words import _
from game.session.match import Match, MatchEnded
from game.session.review.again import Trial, outcome_words
from scenes.games import screen_of
from scenes.show.live import Live
from scenes.show.look import Look
from scenes.show.ways import AtMatch, Uncounted
from scenes.ui.dialog import Confirm, Message


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
