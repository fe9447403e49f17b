"""A match that has been played, to be looked at again."""

from typing import Any

from game.core.fields import BadContent
from game.core.protocols import Event, Player
from game.core.record import BadRecord, Record
from game.core.words import _
from game.session.match import Match, Seat
from game.session.port import Port
from game.session.tournament import why_draft_is_closed


class Replay:
    """What a viewer is given of a record; raises BadRecord, or BadContent if the game is broken.

    Hands that were hidden are shown only of a match that is over; `is_shared_duel` says that it
    belongs to a draft of several people under way, where the decks are still to be met.
    """

    def __init__(self, record: Record, *, is_shared_duel: bool = False) -> None:
        try:
            self._match = Match.from_record(record)
        except BadContent:
            raise
        except ValueError as wrong:
            raise BadRecord(str(wrong)) from None
        self._is_shared_duel = is_shared_duel

    @property
    def port(self) -> Port[Any, Any]:
        """A bystander's door, for the game, the names and the standing."""
        return Port(self._match, None)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sat where."""
        return self._match.seats

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return self._match.names

    @property
    def people(self) -> tuple[Player, ...]:
        """The seats of people."""
        return tuple(p for p, seat in enumerate(self._match.seats) if seat.is_human)

    @property
    def eyes(self) -> Player | None:
        """Whose cards may be shown: a person's who plays alone, or any person's after the end.

        None (a bystander's) while several people play, as any of them may be looking.
        """
        alone = len(self.people) == 1 and not self._is_shared_duel
        may_look = alone or (self.people and not self.why_closed)
        return self.people[0] if may_look else None

    @property
    def why_closed(self) -> str:
        """Why what was hidden cannot be looked at, "" where it can."""
        if not self.is_over:
            return _("What is hidden can be looked at when the match is over.")
        return why_draft_is_closed() if self._is_shared_duel else ""

    @property
    def is_over(self) -> bool:
        """Whether the match was played to its end."""
        return self._match.is_over

    def events(self, seat: Player | None) -> list[Event]:
        """Return all events as the seat (None: a bystander) may know them.

        Raise ValueError while that is closed, unless the seat is that of the one person who plays:
        what others hold is still a secret.
        """
        if seat not in (None, self.eyes) and self.why_closed:
            raise ValueError(self.why_closed)
        return Port[Any, Any](self._match, seat).events()

    def decisions(self) -> list[tuple[int, str]]:
        """Return every decision in notation, and how many events came before it; raise ValueError
        while that is closed."""
        if self.why_closed:
            raise ValueError(self.why_closed)
        return list(zip(self._match.decided_at, self._match.actions, strict=True))

    def open_events(self) -> list[Event]:
        """Return all events with nothing hidden; raise ValueError while that is closed."""
        if self.why_closed:
            raise ValueError(self.why_closed)
        return list(self._match.events)
