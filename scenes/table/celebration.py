"""What is remarkable at a table: told of each event, it says what is heard and shows a medal."""

from collections.abc import Sequence
from typing import Any

from game.core.protocols import Event, Player
from game.kit.tricks import CardPlayed
from scenes.anim.timeline import Cue
from scenes.table.beats import BEATEN, FACES, Beat, beat_of_card, comeback, heard, line_at
from scenes.table.choreography import PLAY
from scenes.table.flourish import Flourishes
from scenes.table.game import TableGame
from scenes.table.geometry import Geometry
from scenes.table.plate import Plate
from scenes.ui.text import escape

LINE_LASTS, LINE_SIZE = 2.4, 19.0
"""Seconds for which a line is seen that a player says, and how large its type is, in units."""
BELOW_INDEX = 48.0
"""How far below the middle of a card its medal springs up: its index stays in sight."""


class Celebration:
    """The beats of a match at the table of a game."""

    def __init__(self, game: TableGame) -> None:
        self.game = game
        self.beats: Sequence[Beat] = ()
        """What was remarkable of the latest event."""
        self.medals = Flourishes()

    def remark(self, event: Event, before: Any, later: Any, seat: Player | None) -> Sequence[Cue]:
        """Find out what is remarkable of an event between two tables; return what a seat hears."""
        self.beats = self._remarkable(event, before, later)
        name = heard(self.beats, seat)
        return [Cue(_delay(event), name)] if name else []

    def _remarkable(self, event: Event, before: Any, later: Any) -> Sequence[Beat]:
        game = self.game
        if isinstance(event, CardPlayed):
            return beat_of_card(event, later, game.ranks(later), game.trumps(later))
        if before is None:
            return ()
        return (
            comeback(before, later) if isinstance(event, game.starts) else game.beats(event, before)
        )

    def show(self, event: Event, later: Any, seats: Geometry, speed: float) -> None:
        """Let a medal spring up for each beat: over the card played, or beside the plates."""
        delay = _delay(event) / speed
        for beat in self.beats:
            sign = self.game.woven_sign(later) if beat.is_of_card else ""
            for seat in beat.seats:
                x, y = seats.trick_spot(seat) if beat.is_of_card else seats.beside(seat)
                below = BELOW_INDEX if beat.is_of_card else 0.0
                self.medals.add(beat.name, sign, (x, y + below), delay)

    def react(self, plates: Sequence[Plate], before: Any, has_remarks: bool) -> None:
        """Let players make faces at what is remarkable, and say a line now and then."""
        for beat in self.beats:
            if beat.name in ("ruff", "overruff"):
                trump, order = self.game.ranks(before)
                plates[before.trick.winner(trump, before.players, order)].feel(BEATEN)
            for seat in beat.seats:
                plates[seat].feel(FACES[beat.name])
            seat = beat.seats[0]
            if plates[seat].face and has_remarks:
                said = line_at(beat.name, seat, before.number, len(before.tricks))
                if said:
                    plates[seat].pop(escape(said), LINE_LASTS, LINE_SIZE)

    def clear(self) -> None:
        """Show nothing any longer."""
        self.beats = ()
        self.medals.clear()


def _delay(event: Event) -> float:
    """Return after how many seconds it is there to be remarked: a card must have landed."""
    return PLAY if isinstance(event, CardPlayed) else 0.0
