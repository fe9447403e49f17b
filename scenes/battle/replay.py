"""The show of a battle that is looked at again."""

from collections.abc import Iterator, Sequence

import pygame

from game.core.protocols import Event
from game.core.telling import Meaning
from game.core.words import _, marked
from game.rulesets.berserk.events import BattleEnded, TurnStarted
from game.rulesets.berserk.telling.naming import unit_name
from game.rulesets.berserk.unit import Spot
from scenes.battle.board.board import FieldBoard
from scenes.battle.board.squares import SpotPlace
from scenes.battle.show import BattleShow
from scenes.battle.telling import story
from scenes.show.replay import ReplayPage
from scenes.ui.text import escape
from scenes.ui.widget import Widget


class BattleAgain(BattleShow):
    """A battle of which every card that is seen can be looked at, and nothing moved."""

    leaps = (marked("Previous turn"), marked("Next turn"))
    opens = marked("Open cards")

    def __init__(self, page: ReplayPage) -> None:
        self.seats = page.replay.seats
        super().__init__(
            page,
            page.bottom,
            shown=page.shown,
            say=page.say,
            foot=lambda: page.strip_height,
        )

    def furnish(self) -> Widget:
        """Return the plates and the zones, and a spot for every card."""
        self.board = FieldBoard(self.page.title, self.seats, self)
        return self.board

    def tell(self) -> None:
        """Tell plates and bar, and let there be a spot for every unit that can be looked at."""
        picture = self.picture
        parts = [_("Battle {n}").format(n=picture.number + 1)]
        if picture.turn:
            parts.append(_("Turn {n}").format(n=picture.turn))
        self.board.bar.tell(parts)
        for plate in self.board.plates:
            plate.tell(picture, "", picture.turn_player == plate.player)
        units = [unit for unit in picture.units if unit.spot >= 0]
        spots = [SpotPlace(u.spot, unit_name(u), self, lambda _spot: "") for u in units]
        self.board.stand((), spots)

    def starts(self, events: Sequence[Event]) -> list[int]:
        """Every turn begins anew, and so does every battle."""
        return [
            number + 1
            for number, event in enumerate(events)
            if isinstance(event, TurnStarted | BattleEnded)
        ]

    def sentences(self, events: Sequence[Event]) -> Iterator[str]:
        """Yield the sentences of the log."""
        told = {id(each.event): each.sentence for each in story(events, self.names)}
        return (escape(told.get(id(event), "")) for event in events)

    # -- looking closer

    def press(self, spot: Spot) -> None:
        """Open the card on a spot."""
        self.inspect(spot)

    def meaning(self, spot: Spot, rect: pygame.Rect) -> Meaning | None:
        """Nothing is told of signs: a card is opened to be read."""
        return None

    def inspect(self, spot: Spot) -> bool:
        """Open the card on a spot; return whether there is one."""
        if (unit := self.picture.at(spot)) is not None:
            self.open_unit(unit)
        return unit is not None

    def drag(self, spot: Spot, at: tuple[int, int]) -> None:
        """Nothing is moved in a replay."""

    def drop(self, spot: Spot, at: tuple[int, int]) -> None:
        """Nothing is moved in a replay."""
