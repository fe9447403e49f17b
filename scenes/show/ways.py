"""Where one goes from a match: what its screen asks of the program around it."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from game.session.match import MatchEnded
from game.session.port import Port
from game.session.review.judging import Judgement
from scenes.results import Results
from scenes.scene import Host
from scenes.show.reading import ReadingPage


class AtMatch(Protocol):
    """A screen on which a match is played, as whoever leads on from it sees it."""

    host: Host
    port: Port[Any, Any]
    """The door of whoever looks on."""

    def open_rules(self, clause: str = "") -> None:
        """Open the rule book at a clause ("" for its beginning)."""

    def open_scores(self) -> None:
        """Put the score sheet over the match."""

    def stop_thinking(self) -> None:
        """Drop whatever is being thought about; it is begun again."""

    def open_log(self) -> None:
        """Put the log over the match."""

    def score_page(self) -> ReadingPage:
        """Return the score sheet."""

    def results_page(self, event: MatchEnded) -> Results:
        """Return the end of the match."""

    def leave_table(self) -> None:
        """Get up; the match waits in the store."""

    def may_give_up(self) -> bool:
        """Tell whether the person may give up what is fought now."""

    def give_up(self) -> None:
        """Give it up."""

    def done(self, result: None) -> None:
        """Close the screen."""


class Ways(Protocol):
    """Where the ways from a match lead."""

    def news(self) -> Sequence[str]:
        """Return the sentences that the player has not been told yet; each comes once."""

    def judged(self, judgement: Judgement) -> None:
        """Take what the coach has found a choice to be worth that was made."""

    def review(self, match: AtMatch) -> Callable[[], object] | None:
        """Return what opens the review of the deals that are over, None where there is none."""

    def open_menu(self, match: AtMatch) -> None:
        """Put the menu over the match."""

    def match_ended(self, match: AtMatch, event: MatchEnded) -> None:
        """Show the end of the match, and close its screen."""


class Uncounted:
    """Ways from a match of which nothing is kept."""

    def judged(self, judgement: Judgement) -> None:
        """Keep nothing."""

    def review(self, _match: AtMatch) -> None:
        """Return None: nothing of it is looked at again."""
