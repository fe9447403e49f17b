"""The battlefield as a page: what stands on it, how it is drawn, and the pages over it."""

from collections.abc import Iterable, Mapping
from functools import cached_property, partial
from typing import Any

import pygame

from game.core.protocols import Event, Player
from game.core.words import _, language
from game.rulesets.berserk import events as e
from game.rulesets.berserk.battlefields import Battlefield
from game.rulesets.berserk.unit import Spot, Unit, is_square
from game.rulesets.berserk.view import BerserkView
from game.session.match import MatchEnded
from game.session.port import Port
from game.session.sitting import Sitting
from scenes.anim.director import Director
from scenes.anim.stage import Stage
from scenes.battle.board.board import BattleBoard
from scenes.battle.board.layer import BattleLayer, Sprite
from scenes.battle.board.targets import draw_targets
from scenes.battle.faces.cardface import CardFaces
from scenes.battle.faces.naming import card_of
from scenes.battle.faces.unitcard import unit_column
from scenes.battle.maps.field import FieldView
from scenes.battle.maps.ground import Ground, places, scaled, unit_key
from scenes.battle.modes.mode import Mode
from scenes.battle.overlays.armypage import ArmyPage
from scenes.battle.overlays.inspect import CardPage
from scenes.battle.overlays.recap import StoryPage
from scenes.battle.overlays.scores import BattlePage, ScorePage, results_of
from scenes.battle.picture import BattlePicture
from scenes.battle.telling import story
from scenes.results import Results
from scenes.show.live import Live
from scenes.show.look import Look
from scenes.show.ways import Ways
from scenes.ui.backing import Backing
from scenes.ui.page import Page
from scenes.ui.sparks import Sparks
from scenes.ui.widget import Widget

MARKS = 12
"""Units by which the signs at a spot may reach beyond it."""


class FieldPage(Live):
    """A match at the battlefield: its tokens, its ground, and the picture that is kept of both."""

    board: BattleBoard
    mode: Mode
    director: Director[BattlePicture]

    def __init__(self, sitting: Sitting, look: Look, ways: Ways) -> None:
        super().__init__(sitting, look, ways)
        self.stage = Stage()
        self._sparks = Sparks()
        self._below = Backing()
        self._below_of: object = None
        self._lying: tuple[Sprite, ...] = ()
        self._lying_in: list[pygame.Rect] = []
        self._tones: Mapping[Spot, str] = {}
        self._lit: Mapping[Spot, pygame.Rect] = {}
        self._are_tones_old = True
        self._marked: object = None
        self._is_made = False
        self._ground_of: object = None
        self._ground: Ground
        self._column_of: object = None
        self._column: Widget

    @property
    def is_ready(self) -> bool:
        """Whether the ground and the tokens have been made; once they were, no one waits again."""
        if not self._is_made:
            ground = self.field.is_ready(self.ground, self.layout)
            self._is_made = self.layer.is_ready(self.stage, self.layout) and ground
        return self._is_made

    # -- what there is

    @property
    def picture(self) -> BattlePicture:
        """The battle as it has been shown so far."""
        return self.director.picture

    @property
    def view(self) -> BerserkView:
        """What the seat knows now."""
        view: BerserkView = self.port.view()
        return view

    @property
    def bottom(self) -> Player:
        """The seat at the foot of the board: the same all through a match."""
        return self.people[0] if self.people else 0

    @property
    def ground(self) -> Ground:
        """The geometry in force."""
        bottom, left_handed = self.bottom, self.look.pace().left_handed
        of = self.layout, bottom, left_handed
        if of != self._ground_of:
            self._ground_of = of
            self._ground = Ground(*self.layout.units, bottom, left_handed)
        return self._ground

    @cached_property
    def faces(self) -> CardFaces:
        """The pictures of cards, in this size and these colours."""
        return CardFaces(self.host.theme, self.layout.text_scale)

    @cached_property
    def layer(self) -> BattleLayer:
        """What draws the tokens."""
        return BattleLayer(self.faces, in_background=self.look.is_live)

    @cached_property
    def field(self) -> FieldView:
        """What draws the ground they stand on."""
        standing: Any = self.port.standing
        return FieldView(
            standing.options.field, moves=self.host.moves, in_background=self.look.is_live
        )

    @property
    def standing(self) -> Any:
        """The match between two battles."""
        return self.port.standing

    @property
    def land(self) -> Battlefield | None:
        """The land that counts in the fight, None where its terrain does not."""
        standing = self.standing
        return standing.field if standing.options.terrain else None

    # -- where tokens belong

    def settle(self, *, cut: bool = False) -> None:
        """Say where the tokens of the picture belong, those laid out included."""
        laid = self.mode.laid()
        picture = self.picture
        units: dict[str, Unit] = {unit_key(u.uid): u for u in (*picture.units, *laid)}
        rest = places(self.ground, picture, laid)
        self.layer.units = units
        if cut:
            self.stage.cut(rest)
        else:
            self.stage.set_rest(rest)

    # -- pages

    def column_of(self, unit: Unit) -> Widget:
        """Return what the panel tells of a unit: the same column until that would be another."""
        of = unit, self.faces, language()
        if of != self._column_of:
            self._column_of = of
            self._column = unit_column(unit, self.faces, partial(self.open_unit, unit))
        return self._column

    def open_unit(self, unit: Unit) -> None:
        """Open the page of a unit's card."""
        shown = card_of(unit)
        if shown is None:
            self.refuse(_("This card lies face down; nobody but its owner knows it. [BW-13]"))
            return
        self.host.push(CardPage(shown, self.faces, self.open_rules, unit))

    def open_card(self, shown: Any) -> None:
        """Open the page of a card."""
        self.host.push(CardPage(shown, self.faces, self.open_rules))

    def open_army(self, player: Player) -> None:
        """Open the page of everything that is known of an army."""
        name = self.port.names[player]
        self.host.push(ArmyPage(self.picture, player, name, self.faces, self.open_unit))

    @property
    def log_port(self) -> Port[Any, Any]:
        """The door through which the log is read: a bystander's where others read it, too, as it
        tells which cards a player drew."""
        return self.sitting.port(None) if self.sitting.is_shared else self.port

    def log_page(self) -> Page[None]:
        """Return the page of everything that has happened."""
        events = self.log_port.events()
        return StoryPage([each.sentence for each in story(events, self.port.names, self.land)])

    def score_page(self) -> Page[None]:
        """Return the list of the battles of this match."""
        return ScorePage(self.standing, self.port.names)

    def deal_page(self, event: Event) -> Page[None]:
        """Return what a battle has come to."""
        assert isinstance(event, e.BattleEnded)
        return BattlePage(event, self.standing, self.port.names)

    def results_page(self, event: MatchEnded) -> Results:
        """Return the end of the match."""
        page = results_of(event, self.standing, self.port.names)
        page.seats = self.sitting.seats
        return page

    # -- the picture

    def repaint(self, widget: Widget | None = None) -> None:
        """Have the picture drawn again, what seldom changes as well: all of it, or one widget."""
        self._spoil(widget)
        super().repaint(widget)

    def relayout(self, within: Widget | None = None) -> None:
        """Have every widget placed anew, or what is inside of one, and that drawn again."""
        self._spoil(within)
        super().relayout(within)

    def retone(self) -> None:
        """Have the squares lit anew, and the picture drawn again."""
        self._are_tones_old = True
        super().repaint()

    def damage_ground(self, parts: Iterable[pygame.Rect]) -> None:
        """Have these parts of the ground drawn anew, as far as they can be seen."""
        self._below.damage(part for part in parts if not self.board.hides(part))

    def _spoil(self, widget: Widget | None) -> None:
        self._are_tones_old = True
        if widget is None or widget.style is None:
            self._below.spoil()
        else:
            self._below.damage([widget.bounds])

    def draw_background(self, surface: pygame.Surface) -> None:
        """Draw the field with its light, the panels, and the tokens that stand still.

        All that is kept as one picture; only where something in it has changed it is mended.
        """
        self._note_changes()
        below, _mended = self._below.mended(surface, self._draw_below)
        surface.blit(below, (0, 0))

    def _note_changes(self) -> None:
        """Note where the picture that is kept no longer shows what it should."""
        of = self.is_covered, self.layout, self.ground, self.host.theme
        devices = self.host.uses_pointer, self.host.uses_pad
        if (of, devices) != self._below_of:
            self._below_of = of, devices
            self._below.spoil()
        lying = () if self.is_covered else self.layer.lying(self.stage, self.layout)
        if lying is not self._lying:
            changed = set(lying) ^ set(self._lying)
            self._below.damage(picture.get_rect(topleft=at) for picture, at in changed)
            self._lying = lying
            self._lying_in = [token.get_rect(topleft=at) for token, at in lying]
        if self._are_tones_old:
            self._are_tones_old = False
            self._note_tones({} if self.is_covered else self.tones())

    def _note_tones(self, tones: Mapping[Spot, str]) -> None:
        changed = {spot for spot, _tone in tones.items() ^ self._tones.items()}
        around = 2 * self.layout.px(MARKS)
        lit = {
            spot: scaled(self._rect_of(spot), self.layout).inflate(around, around)
            for spot in {*tones, *changed}
        }
        self._below.damage(lit[spot] for spot in changed)
        self._tones, self._lit = dict(tones), lit
        marked = None if self.is_covered else self.marked()
        if marked is not self._marked:
            self._below.damage([scaled(self.ground.board, self.layout)])
            self._marked = marked

    def _rect_of(self, spot: Spot) -> pygame.FRect:
        """Return the rectangle of a square, or of the flyer at a spot beside the board."""
        if is_square(spot):
            return self.ground.square(spot)
        unit = self.picture.at(spot)
        return self.ground.board if unit is None else self.ground.rect(unit, self.picture)

    def _draw_below(self, surface: pygame.Surface, part: pygame.Rect) -> None:
        self.field.draw(surface, self.ground, self.layout, self.host.theme, part)
        tones = {spot: t for spot, t in self._tones.items() if part.colliderect(self._lit[spot])}
        self.layer.draw_light(surface, self.ground, tones, self.layout, self.host.theme)
        self.board.draw_under(surface, part)
        surface.fblits([self._lying[number] for number in part.collidelistall(self._lying_in)])
        self.field.draw_signs(surface)
        if not self.is_covered:
            draw_targets(surface, tones, self.picture, self.ground, self.layout, self.host.theme)
            self.draw_marks(surface)

    def tones(self) -> Mapping[Spot, str]:
        """Return which squares are lit, and how."""
        return self.mode.tones()

    def marked(self) -> object:
        """Return what `draw_marks` draws: the same object as long as that is the same."""
        return None

    def draw_marks(self, surface: pygame.Surface) -> None:
        """Draw what is written on squares, over the tokens that stand there: nothing here."""

    def notice_column(self) -> pygame.Rect:
        """Notices are shown beside the board, over the foot of the panel that tells of cards."""
        return self.board.side_panel.rect

    def draw_moving(self, surface: pygame.Surface) -> None:
        """Draw the tokens that move, and the one that is dragged."""
        self.layer.draw_moving(surface, self.stage, self.layout)
        dragged = self.mode.dragged()
        if dragged is not None:
            unit, at = dragged
            picture = self.layer.tokens.token(unit, self.layout.px(self.ground.cell[1]))
            surface.blit(picture, picture.get_rect(center=at))

    def draw_effects(self, surface: pygame.Surface) -> None:
        """Draw what is seen for a moment."""
        calm = self.look.pace().reduced_motion
        self.layer.draw_effects(surface, self.stage, self.layout, self.host.theme, calm)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the battle, and the sparks above it."""
        super().draw(surface)
        self._sparks.draw(surface, self.layout, self.host.theme)
