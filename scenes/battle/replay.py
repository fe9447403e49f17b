"""The replay of a battle, on its field."""

import pygame

from game.core.words import _, marked
from game.rulesets.berserk.events import BattleEnded, FirstChosen, TurnStarted
from game.rulesets.berserk.unit import Spot
from game.session.replay import Replay
from scenes.battle.board.board import FieldBoard
from scenes.battle.board.squares import SpotPlace
from scenes.battle.faces.naming import unit_name
from scenes.battle.fray import after
from scenes.battle.picture import BattlePicture
from scenes.battle.show import BattleShow
from scenes.battle.telling import story
from scenes.show.look import Look
from scenes.show.replay import ReplayPage, strip_of
from scenes.ui.layout import Layout
from scenes.ui.text import escape
from scenes.ui.widget import Style, Widget


class ReplayBoard(FieldBoard):
    """Around a battle that is looked at again stands the strip of controls."""

    def __init__(self, viewer: "BattleReplay") -> None:
        super().__init__(viewer.title, viewer.replay.seats, viewer.show)
        self.viewer = viewer
        self.gather()

    def gather(self) -> None:
        """Let there be a spot for every unit that can be looked at."""
        units = [unit for unit in self.show.picture.units if unit.spot >= 0]
        spots = [SpotPlace(u.spot, unit_name(u), self.viewer, lambda _spot: "") for u in units]
        self.stand((), spots, self.viewer.strip)

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Stand everything where the ground has room for it."""
        super().place(style, rect)
        self.viewer.strip.place(style, strip_of(rect, style))


class BattleReplay(ReplayPage):
    """Shows a match of Berserk again."""

    leaps = (marked("Turn before"), marked("Next turn"))
    opens = marked("Open cards")

    def __init__(self, replay: Replay, look: Look) -> None:
        super().__init__(replay, look)
        self.show = BattleShow(
            self,
            look,
            replay.port.standing,
            replay.names,
            self.bottom,
            shown=self.shown,
            open_rules=self.open_rules,
            foot=lambda: self.strip_height,
        )
        self.director = self.show.director
        self._told: dict[bool, dict[int, str]] = {}

    @property
    def is_ready(self) -> bool:
        """Whether the ground and the tokens have been made."""
        return self.show.is_ready

    # -- ReplayPage

    def build(self) -> Widget:
        """Return the plates, the zones and the controls."""
        self.make_strip()
        self.show.board = self.board = ReplayBoard(self)
        self.tell_all()
        return self.board

    def resize(self, layout: Layout) -> None:
        """Lay everything out again."""
        self.show.renew()
        super().resize(layout)
        self.cut()

    def update(self, dt: float) -> bool:
        """Let the match run on, and the land move."""
        changed = super().update(dt)
        return self.show.update(dt) or changed

    def picture_at(self, at: int) -> BattlePicture:
        """Fold the events up to there."""
        picture = BattlePicture()
        for event in self.events[:at]:
            picture = after(event, picture)
        return picture

    def cut(self) -> None:
        """Put the tokens where they belong."""
        self.show.settle(cut=True)

    def starts(self) -> list[int]:
        """Every turn begins anew, and so does every battle."""
        return [
            number + 1
            for number, event in enumerate(self.events)
            if isinstance(event, FirstChosen | TurnStarted | BattleEnded)
        ]

    def tell(self) -> None:
        """Tell plates and bar."""
        picture = self.director.picture
        parts = [_("Battle {n}").format(n=picture.number + 1)]
        if picture.turn:
            parts.append(_("Turn {n}").format(n=picture.turn))
        self.board.bar.tell(parts)
        for plate in self.board.plates:
            plate.tell(picture, "", picture.player == plate.player)
        self.board.gather()

    def sentence(self, number: int) -> str:
        """Return the sentence of the log."""
        if self.shows_all not in self._told:
            told = {
                id(each.event): each.sentence
                for each in story(self.events, self.replay.names, self.show.land)
            }
            self._told[self.shows_all] = {
                place: told.get(id(event), "") for place, event in enumerate(self.events)
            }
        return escape(self._told[self.shows_all][number])

    # -- looking closer

    def press(self, spot: Spot) -> None:
        """Open the card on a spot."""
        self.inspect(spot)

    def inspect(self, spot: Spot) -> bool:
        """Open the card on a spot; return whether there is one."""
        if (unit := self.show.picture.at(spot)) is not None:
            self.show.open_unit(unit)
        return unit is not None

    def drag(self, spot: Spot, at: tuple[int, int]) -> None:
        """Nothing is moved in a replay."""

    def drop(self, spot: Spot, at: tuple[int, int]) -> None:
        """Nothing is moved in a replay."""

    # -- the picture

    def repaint(self, widget: Widget | None = None) -> None:
        """Have the picture drawn again, what seldom changes as well: all of it, or one widget."""
        self.show.spoil(widget)
        super().repaint(widget)

    def relayout(self, within: Widget | None = None) -> None:
        """Have every widget placed anew, or what is inside of one, and that drawn again."""
        self.show.spoil(within)
        super().relayout(within)

    def draw_background(self, surface: pygame.Surface) -> None:
        """Draw the field, and all that stands still on it."""
        self.show.draw(surface)
