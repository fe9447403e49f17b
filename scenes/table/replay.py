"""The replay of a trick game, at its table."""

import pygame

from game.core.protocols import Event
from game.session.replay import Replay
from scenes.anim.director import Director
from scenes.anim.stage import Stage
from scenes.anim.timeline import Motion
from scenes.show.bar import TOP_BAR, TopBar
from scenes.show.look import Look
from scenes.show.replay import ReplayPage, strip_of
from scenes.table.cards import CardLayer
from scenes.table.catalogue import TABLES
from scenes.table.choreography import Scenery, motion
from scenes.table.picture import Picture, after
from scenes.table.places import PLATE, Table, places
from scenes.table.plate import plate_of
from scenes.table.reading import with_suits
from scenes.ui.felt import table_felt
from scenes.ui.layout import Layout
from scenes.ui.widget import Group, Style, Widget


class Controls(Group):
    """The plates of a table, the bar above, and the strip of controls."""

    def __init__(self, viewer: "ReplayScene") -> None:
        self.viewer = viewer
        self.bar = TopBar(viewer.title)
        self.plates = [plate_of(*each) for each in enumerate(viewer.replay.seats)]
        super().__init__(self.bar, *self.plates, viewer.strip)

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Stand the plates at the table and the buttons below."""
        super().place(style, rect)
        px, table = style.px, self.viewer.table
        self.bar.place(style, pygame.Rect(0, 0, rect.width, px(TOP_BAR)))
        for plate in self.plates:
            x, y = table.plates[plate.seat]
            spot = pygame.Rect(0, 0, px(PLATE[0]), px(PLATE[1]))
            spot.center = px(x), px(y)
            plate.place(style, spot)
        self.viewer.strip.place(style, strip_of(rect, style))


class ReplayScene(ReplayPage):
    """The replay of a trick game, at its table."""

    def __init__(self, replay: Replay, look: Look) -> None:
        super().__init__(replay, look)
        self.game = TABLES[replay.port.ruleset.id]
        self.cards = CardLayer(look.art(self.game.pack), in_background=look.is_live)
        self.stage = Stage()
        self.director = Director(
            self.stage,
            self.game.empty(len(replay.names)),
            fold=after,
            choreograph=self._choreograph,
            rest=lambda picture: self.stage.set_rest(places(self.table, picture)),
            shown=self.shown,
            cue=lambda name: self.host.cue(name),
            holds=lambda event: False,
        )

    @property
    def table(self) -> Table:
        """The geometry in force: the controls take room at the foot."""
        wide, high = self.layout.units
        return Table(
            wide,
            high - self.strip_height,
            len(self.replay.names),
            self.bottom,
            self.game.is_clockwise,
            self.look.pace().left_handed,
        )

    def build(self) -> Widget:
        """Return plates and controls."""
        self.make_strip()
        self.controls = Controls(self)
        self.tell_all()
        return self.controls

    def resize(self, layout: Layout) -> None:
        """Lay everything out again."""
        super().resize(layout)
        self.cards.take(self.look.art(self.game.pack))
        self.cut()

    def update(self, dt: float) -> bool:
        """Let the match run on, and pictures of cards be made."""
        changed = super().update(dt)
        return changed or self.cards.is_behind

    def draw_background(self, surface: pygame.Surface) -> None:
        """Draw the felt and the cards."""
        ground = table_felt(surface.get_size(), self.host.theme.felt)
        self.cards.draw(surface, ground, self.stage, self.layout)

    def picture_at(self, at: int) -> Picture:
        """Fold the events up to there."""
        picture: Picture = self.game.empty(len(self.replay.names))
        for event in self.events[:at]:
            picture = after(event, picture)
        return picture

    def cut(self) -> None:
        """Lay the cards where they belong."""
        self.stage.cut(places(self.table, self.director.picture))

    def starts(self) -> list[int]:
        """A deal can be seen when every hand has been dealt."""
        begun = [n for n, event in enumerate(self.events) if isinstance(event, self.game.starts)]
        return [start + len(self.replay.names) + 1 for start in begun]

    def tell(self) -> None:
        """Tell plates and bar."""
        picture = self.director.picture
        self.controls.bar.tell(self.game.bar(picture, self.replay.port))
        for plate in self.controls.plates:
            plate.tell(picture, self.game.gem(picture, plate.seat))

    def sentence(self, number: int) -> str:
        """Return the sentence of the log."""
        said = self.replay.port.ruleset.telling.describe(self.events[number], self.replay.names)
        return with_suits(said, self.game.write_card)

    def _choreograph(self, event: Event, before: Picture, later: Picture) -> Motion:
        pace = self.look.pace()
        return motion(event, Scenery(self.table, before, later, pace.trick_pause))
