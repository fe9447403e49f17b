"""What the table asks of the program around it, and how it is to move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from game.core.protocols import Event, Player
from game.session.match import MatchEnded
from game.session.port import Port
from scenes.results import Results
from scenes.table.cards import Art
from scenes.table.game import TableGame
from scenes.ui.page import Page

if TYPE_CHECKING:
    from scenes.table.showing import ShowingTable


@dataclass(frozen=True)
class Pace:
    """How the table moves: `speed` 0 for cuts up to 3, the seconds a full trick stays.

    With `confirm_cards` the first click on a card raises it, the second plays it. A
    `left_handed` table has the own plate at the right and its buttons at the left.
    """

    speed: float = 1.0
    trick_pause: float = 1.0
    reduced_motion: bool = False
    confirm_cards: bool = False
    left_handed: bool = False
    warns_of_idle: bool = True
    """Whether a turn of a battle ends on the second press while units could still act."""


class AtTable(Protocol):
    """A screen at which a match is played, as the program around it sees it."""

    port: Port[Any, Any]
    """The door of whoever looks on."""

    def leave_table(self) -> None:
        """Get up; the match waits in the store."""

    def refuse(self, reason: str) -> None:
        """Tell why something cannot be done."""

    def done(self, result: None) -> None:
        """Close the screen."""

    def log_page(self) -> Page[None]:
        """Return the page of everything that has happened."""

    def score_page(self) -> Page[None]:
        """Return the score sheet."""

    def deal_page(self, event: Event) -> Page[None]:
        """Return the page of what a deal has brought."""

    def results_page(self, event: MatchEnded) -> Results:
        """Return the end of the match."""


class Surroundings(Protocol):
    """What the table asks of the program around it."""

    is_live: bool
    """Whether someone watches, so that no frame may take long."""

    def pace(self) -> Pace:
        """Return how the table moves."""

    def art(self, game: TableGame) -> Art:
        """Return where the pictures of a game's cards come from."""

    def news(self) -> Sequence[str]:
        """Return the sentences that the player has not been told yet; each comes once."""

    def open_rules(self, clause: str) -> None:
        """Open the rule book at a clause ("" for its beginning)."""

    def open_menu(self, table: AtTable) -> None:
        """Put the pause menu over the table."""

    def open_scores(self, table: AtTable) -> None:
        """Put the score sheet over the table."""

    def open_log(self, table: AtTable) -> None:
        """Put the log over the table."""

    def open_last_trick(self, table: ShowingTable) -> None:
        """Put the last trick over the table."""

    def hand_over(self, table: AtTable, seat: Player, go_on: Callable[[], object]) -> None:
        """Hide everything until the person of this seat has confirmed."""

    def deal_scored(self, table: AtTable, event: Event, go_on: Callable[[], object]) -> None:
        """Show what the deal has brought."""

    def match_ended(self, table: AtTable, event: MatchEnded) -> None:
        """Show the end of the match, and close the table."""
