"""The replay of a battle, on its field."""

from functools import cached_property
from typing import Any

import pygame

from game.core.protocols import Event
from game.core.words import _, marked
from game.rulesets.berserk.battlefields import Battlefield
from game.rulesets.berserk.events import BattleEnded, Died, FirstChosen, TurnStarted
from game.rulesets.berserk.unit import UNSEEN, Spot, Unit
from game.session.replay import Replay
from scenes.anim.director import Director
from scenes.anim.stage import Stage
from scenes.anim.timeline import Motion
from scenes.battle.board.army import ArmyPlate
from scenes.battle.board.board import flyer_rects
from scenes.battle.board.layer import BattleLayer
from scenes.battle.board.panels import SkyZone
from scenes.battle.board.squares import SpotPlace
from scenes.battle.choreography import Sight, motion
from scenes.battle.faces.cardface import CardFaces
from scenes.battle.faces.naming import card_of, unit_name
from scenes.battle.fray import after
from scenes.battle.maps.field import FieldView
from scenes.battle.maps.ground import PLATE_HEIGHT, Ground, places, scaled, unit_key
from scenes.battle.overlays.armypage import ArmyPage
from scenes.battle.overlays.inspect import CardPage
from scenes.battle.picture import BattlePicture
from scenes.battle.telling import story
from scenes.show.bar import TOP_BAR, TopBar
from scenes.show.look import Look
from scenes.show.replay import ReplayPage, strip_of
from scenes.ui.layout import Layout
from scenes.ui.text import escape
from scenes.ui.widget import Group, Style, Widget


class ReplayField(Group):
    """The bar, the plates, the side zones, the spots, and the strip of controls."""

    def __init__(self, viewer: "BattleReplay") -> None:
        self.viewer = viewer
        self.bar = TopBar(viewer.title)
        seats = enumerate(viewer.replay.seats)
        self.plates = [ArmyPlate(player, seat, viewer.open_army) for player, seat in seats]
        self.skies = [SkyZone(player) for player in (0, 1)]
        self.spots: list[SpotPlace] = []
        super().__init__()
        self.gather()

    def gather(self) -> None:
        """Put together what is there now."""
        self.fill(self.bar, *self.skies, *self.plates, *self.spots, self.viewer.strip)

    def take(self, picture: BattlePicture) -> None:
        """Let there be a spot for every unit that can be looked at."""
        viewer = self.viewer
        self.spots = [
            SpotPlace(unit.spot, unit_name(unit), viewer, lambda _spot: "")
            for unit in picture.units
            if unit.spot >= 0
        ]
        self.gather()

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Stand everything where the ground has room for it."""
        super().place(style, rect)
        ground, layout = self.viewer.ground, style.layout
        self.bar.place(style, pygame.Rect(0, 0, rect.width, style.px(TOP_BAR)))
        left = ground.panel(False)
        for plate in self.plates:
            spot = pygame.FRect(left.left, left.top, left.width, PLATE_HEIGHT)
            if plate.player == ground.bottom:
                spot.bottom = left.bottom
            plate.place(style, scaled(spot, layout))
        for zone in self.skies:
            zone.place(style, scaled(ground.sky(zone.player), layout))
        rects = flyer_rects(ground, self.viewer.director.picture)
        for each in self.spots:
            each.stand(style, rects.get(each.spot) or ground.square(each.spot))
        self.viewer.strip.place(style, strip_of(rect, style))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the tokens over the zones, the rest over the tokens."""
        for child in self.children:
            if not isinstance(child, SpotPlace):
                child.draw(surface)
        self.viewer.draw_stage(surface)
        for each in self.spots:
            each.draw(surface)


class BattleReplay(ReplayPage):
    """Shows a match of Berserk again."""

    leaps = (marked("Turn before"), marked("Next turn"))
    opens = marked("Open cards")

    def __init__(self, replay: Replay, look: Look) -> None:
        super().__init__(replay, look)
        self.stage = Stage()
        self.director: Director[BattlePicture] = Director(
            self.stage,
            BattlePicture(),
            fold=after,
            choreograph=self._choreograph,
            rest=lambda picture: self._rest(),
            shown=self.shown,
            cue=lambda name: self.host.cue(name),
            holds=lambda event: False,
        )
        self._told: dict[bool, dict[int, str]] = {}

    @property
    def ground(self) -> Ground:
        """The geometry in force: the controls take room at the foot."""
        wide, high = self.layout.units
        return Ground(wide, high - self.strip_height, self.bottom, self.look.pace().left_handed)

    @cached_property
    def faces(self) -> CardFaces:
        """The pictures of cards."""
        return CardFaces(self.host.theme, self.layout.text_scale)

    @cached_property
    def layer(self) -> BattleLayer:
        """What draws the tokens."""
        return BattleLayer(self.faces, in_background=self.look.is_live)

    @property
    def land(self) -> Battlefield | None:
        """The land that counts in the fight, None where its terrain does not."""
        standing: Any = self.replay.port.standing
        return standing.field if standing.options.terrain else None

    @cached_property
    def field(self) -> FieldView:
        """What draws the ground they stand on."""
        options = self.replay.port.standing.options  # type: ignore[attr-defined]
        return FieldView(options.field, moves=self.host.moves)

    # -- ReplayPage

    def build(self) -> Widget:
        """Return the plates, the zones and the controls."""
        self.make_strip()
        self.board = ReplayField(self)
        self.tell_all()
        return self.board

    def resize(self, layout: Layout) -> None:
        """Lay everything out again."""
        for name in ("faces", "layer"):
            self.__dict__.pop(name, None)
        super().resize(layout)
        self.cut()

    def update(self, dt: float) -> bool:
        """Let the match run on, and the land move."""
        changed = super().update(dt)
        return self.field.update(dt) or self.layer.tokens.take_news() or changed

    def picture_at(self, at: int) -> BattlePicture:
        """Fold the events up to there."""
        picture = BattlePicture()
        for event in self.events[:at]:
            picture = after(event, picture)
        return picture

    def cut(self) -> None:
        """Put the tokens where they belong."""
        self._rest()
        self.stage.cut(self.stage.rest)

    def _rest(self) -> None:
        picture = self.director.picture
        self.layer.units = {unit_key(unit.uid): unit for unit in picture.units}
        self.stage.set_rest(places(self.ground, picture))

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
        self.board.take(picture)

    def sentence(self, number: int) -> str:
        """Return the sentence of the log."""
        if self.shows_all not in self._told:
            told = {
                id(each.event): each.sentence
                for each in story(self.events, self.replay.names, self.land)
            }
            self._told[self.shows_all] = {
                place: told.get(id(event), "") for place, event in enumerate(self.events)
            }
        return escape(self._told[self.shows_all][number])

    def _choreograph(self, event: Event, before: BattlePicture, later: BattlePicture) -> Motion:
        if isinstance(event, Died):
            self.stage.release(unit_key(event.uid))
        calm = self.look.pace().reduced_motion
        return motion(
            event, Sight(self.ground, before, later, self.replay.names, None, calm, self.land)
        )

    # -- looking closer

    def press(self, spot: Spot) -> None:
        """Open the card on a spot."""
        self.inspect(spot)

    def inspect(self, spot: Spot) -> None:
        """Open the card on a spot."""
        unit = self.director.picture.at(spot)
        if unit is not None and unit.card != UNSEEN:
            self.open_unit(unit)

    def open_unit(self, unit: Unit) -> None:
        """Open the page of a unit's card."""
        shown = card_of(unit)
        if shown is not None:
            self.host.push(CardPage(shown, self.faces, self.open_rules, unit))

    def drag(self, spot: Spot, at: tuple[int, int]) -> None:
        """Nothing is moved in a replay."""

    def drop(self, spot: Spot, at: tuple[int, int]) -> None:
        """Nothing is moved in a replay."""

    def open_army(self, player: int) -> None:
        """Open the page of an army."""
        name = self.replay.names[player]
        self.host.push(ArmyPage(self.director.picture, player, name, self.faces, self.open_unit))

    # -- the picture

    def draw_background(self, surface: pygame.Surface) -> None:
        """Draw the field."""
        self.field.draw(surface, self.ground, self.layout, self.host.theme)

    def draw_stage(self, surface: pygame.Surface) -> None:
        """Draw the tokens and what is seen for a moment."""
        calm = self.look.pace().reduced_motion
        surface.fblits(self.layer.lying(self.stage, self.layout))
        self.layer.draw_moving(surface, self.stage, self.layout)
        self.field.draw_signs(surface)
        self.layer.draw_effects(surface, self.stage, self.layout, self.host.theme, calm)
