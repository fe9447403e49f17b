"""The field with all that stands still on it, kept as one picture and mended where it changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple, Protocol

import pygame

from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.unit import Spot, is_square
from scenes.anim.stage import Stage
from scenes.battle.board.board import FieldBoard
from scenes.battle.board.layer import BattleLayer, Sprite
from scenes.battle.board.targets import draw_targets
from scenes.battle.maps.field import FieldView
from scenes.battle.maps.ground import Ground, scaled
from scenes.battle.overlays.menacing import Threats
from scenes.battle.overlays.plan import Plan, damaged, draw_plan
from scenes.show.page import ShowPage
from scenes.ui.backing import Backing

MARKS = 12
"""Units by which the signs at a spot may reach beyond it."""


class Lights(NamedTuple):
    """What is lit on the field: squares by their tone, the numbers of what threatens them, and the
    arrows of a hint."""

    tones: Mapping[Spot, str] = {}
    threats: Threats | None = None
    plan: Plan = ()


class Shown(Protocol):
    """What the picture is drawn from: see `BattleShow`."""

    page: ShowPage
    stage: Stage
    board: FieldBoard

    @property
    def picture(self) -> Battle:
        """The battle as it has been shown so far."""

    @property
    def ground(self) -> Ground:
        """The geometry in force."""

    @property
    def layer(self) -> BattleLayer:
        """What draws the tokens."""

    @property
    def field(self) -> FieldView:
        """What draws the ground they stand on."""


class StillPicture:
    """Draws field, light, panels and resting tokens; `lights` says what is lit now."""

    def __init__(self, show: Shown, lights: Callable[[], Lights]) -> None:
        self._show, self._lights = show, lights
        self._kept = Backing()
        self._lying: tuple[Sprite, ...] = ()
        self._lying_in: list[pygame.Rect] = []
        self._lit = Lights()
        self._lit_in: Mapping[Spot, pygame.Rect] = {}
        self.are_lights_old = True
        """Whether `lights` is to be asked again."""

    def release(self) -> None:
        """Give the picture back."""
        self._kept, self._lying = Backing(), ()

    def pieces(self, surface: pygame.Surface) -> Iterator[None]:
        """Take the memory for the picture, lay the tokens on their shadows, then paint it all."""
        self._kept.fit(surface)
        yield
        self._note_changes()
        yield
        yield from self._kept.mend_in_pieces(surface, self._draw)

    @property
    def is_whole(self) -> bool:
        """Whether nothing in it is known to have changed."""
        return self._kept.is_whole and not self.are_lights_old

    def damage(self, parts: Iterable[pygame.Rect]) -> None:
        """Have these parts drawn anew."""
        self._kept.damage(parts)

    def spoil(self, part: pygame.Rect | None) -> None:
        """Have a part drawn anew, or all of it (None), and the lights looked up."""
        self.are_lights_old = True
        if part is None:
            self._kept.spoil()
        else:
            self._kept.damage([part])

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the picture, mended where something in it has changed."""
        self._note_changes()
        self._kept.lay(surface, self._draw)

    def _note_changes(self) -> None:
        """Note where the picture that is kept no longer shows what it should."""
        show = self._show
        host, layout = show.page.host, show.page.layout
        self._kept.follow((layout, show.ground, host.theme, host.uses_pointer, host.uses_pad))
        lying = show.layer.lying(show.stage, layout)
        if lying is not self._lying:
            changed = set(lying) ^ set(self._lying)
            self._kept.damage(picture.get_rect(topleft=at) for picture, at in changed)
            self._lying = lying
            self._lying_in = [token.get_rect(topleft=at) for token, at in lying]
        if self.are_lights_old:
            self.are_lights_old = False
            self._note_lights(self._lights())

    def _note_lights(self, lights: Lights) -> None:
        show = self._show
        layout = show.page.layout
        tones, before = lights.tones, self._lit.tones
        changed = {spot for spot, _tone in tones.items() ^ before.items()}
        around = 2 * layout.px(MARKS)
        self._lit_in = {
            spot: scaled(self._rect_of(spot), layout).inflate(around, around)
            for spot in {*tones, *changed}
        }
        self._kept.damage(self._lit_in[spot] for spot in changed)
        if lights.threats is not self._lit.threats:
            self._kept.damage([scaled(show.ground.board, layout)])
        if lights.plan != self._lit.plan:
            for plan in (lights.plan, self._lit.plan):
                self._kept.damage(damaged(plan, show.picture, show.ground, layout))
        self._lit = lights

    def _rect_of(self, spot: Spot) -> pygame.FRect:
        """Return the rectangle of a square, or of the flyer at a spot beside the board."""
        ground, picture = self._show.ground, self._show.picture
        if is_square(spot):
            return ground.square(spot)
        unit = picture.at(spot)
        return ground.board if unit is None else ground.rect(unit, picture)

    def _draw(self, surface: pygame.Surface, part: pygame.Rect) -> None:
        show = self._show
        ground, layout, theme = show.ground, show.page.layout, show.page.host.theme
        for each in show.board.open_parts(part):
            show.field.draw(surface, ground, layout, theme, each)
        lit = self._lit.tones.items()
        tones = {spot: tone for spot, tone in lit if part.colliderect(self._lit_in[spot])}
        show.layer.draw_light(surface, ground, tones, layout, theme)
        show.board.draw_under(surface, part)
        surface.fblits([self._lying[number] for number in part.collidelistall(self._lying_in)])
        show.field.draw_signs(surface)
        draw_targets(surface, tones, show.picture, ground, layout, theme)
        if self._lit.threats is not None:
            self._lit.threats.draw(surface, ground, layout, theme)
        draw_plan(surface, self._lit.plan, show.picture, ground, layout, theme)
