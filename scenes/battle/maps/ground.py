"""Where everything stands on the battlefield: pure functions from a picture to places.

Lengths are logical units; the window is at least 1280 x 720 of them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import pygame

from game.core.protocols import Player
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.unit import BOARD, GRAVE, SKY, Spot, Unit, is_square
from scenes.anim.timeline import Place
from scenes.show.bar import TOP_BAR
from scenes.theme import Layout

SHAPE = 4 / 3
"""A square's width as a part of its height."""
MARGIN = 12.0
"""Room around the panels and above and below the board."""
LEAST_SIDE = 268.0
"""The least width of a side panel."""
MOST_SIDE = 360.0
PLATE_HEIGHT, MOST_GROWN = 62.0, 1.25
"""The height of a player's plate, and how much higher it becomes where words are large."""
SKY_HEIGHT = 64.0
"""The height of a flyer's token in its side zone."""
LAND_WIDTH = 46.0
"""The width of a terrain card in the side zone."""
FOOT = 20.0
"""The strip at the foot that the legend stands in."""
MOVING = 50.0
"""How high a token is drawn that moves: over those that stand."""


@dataclass(frozen=True)
class Ground:
    """The geometry of a window of `width` x `height` units, seen by the `bottom` seat.

    Where it is `left_handed`, the panels at the sides have changed places.
    """

    width: float
    height: float
    bottom: Player = 0
    left_handed: bool = False
    text_scale: float = 1.0
    """The size of words, with which plates become higher."""

    @property
    def plate_high(self) -> float:
        """How high a player's plate is."""
        return PLATE_HEIGHT * min(MOST_GROWN, max(1.0, self.text_scale))

    @cached_property
    def cell(self) -> tuple[float, float]:
        """The width and the height of a square."""
        down = (self.height - TOP_BAR - MARGIN - FOOT) / BOARD.rows
        across = (self.width - 2 * (LEAST_SIDE + 2 * MARGIN)) / BOARD.columns
        high = min(down, across / SHAPE)
        return high * SHAPE, high

    @cached_property
    def board(self) -> pygame.FRect:
        """The rectangle of the whole board."""
        wide, high = self.cell[0] * BOARD.columns, self.cell[1] * BOARD.rows
        top = TOP_BAR + (self.height - TOP_BAR - FOOT - high) / 2
        return pygame.FRect((self.width - wide) / 2, top, wide, high)

    @cached_property
    def side(self) -> float:
        """The width of a side panel."""
        return min(MOST_SIDE, self.board.left - 2 * MARGIN)

    def panel(self, is_right: bool) -> pygame.FRect:
        """Return the rectangle of a side panel: that of the buttons, or that of the plates."""
        is_right = is_right is not self.left_handed
        top = TOP_BAR + MARGIN
        left = self.width - MARGIN - self.side if is_right else MARGIN
        return pygame.FRect(left, top, self.side, self.height - FOOT - top)

    def square(self, square: Spot) -> pygame.FRect:
        """Return the rectangle of a square."""
        column, row = BOARD.column[square], BOARD.row[square]
        if self.bottom == 1:
            column, row = BOARD.columns - 1 - column, BOARD.rows - 1 - row
        wide, high = self.cell
        left = self.board.left + column * wide
        return pygame.FRect(left, self.board.bottom - (row + 1) * high, wide, high)

    def square_at(self, x: float, y: float) -> Spot | None:
        """Return the square at a place, None beside the board."""
        return next((s for s in BOARD.squares if self.square(s).collidepoint(x, y)), None)

    def sky(self, player: Player) -> pygame.FRect:
        """Return the side zone of a player's flyers: beside his half, next to his plate."""
        panel = self.panel(False)
        zone = pygame.FRect(panel.left, 0, panel.width, SKY_HEIGHT)
        if player == self.bottom:
            zone.bottom = panel.bottom - self.plate_high - 10
        else:
            zone.top = panel.top + self.plate_high + 10
        return zone

    def slot(self, player: Player, number: int, count: int) -> pygame.FRect:
        """Return the rectangle of one of `count` flyers in the side zone, closer if many."""
        zone = self.sky(player)
        wide = SKY_HEIGHT * SHAPE
        room = zone.width - LAND_WIDTH - 8 - wide
        step = min(wide + 6, room / max(1, count - 1))
        return pygame.FRect(zone.left + number * step, zone.top, wide, SKY_HEIGHT)

    def land(self, player: Player) -> pygame.FRect:
        """Return the rectangle of a player's terrain card, at the end of his side zone."""
        zone = self.sky(player)
        return pygame.FRect(zone.right - LAND_WIDTH, zone.top, LAND_WIDTH, zone.height)

    def grave(self, player: Player) -> tuple[float, float]:
        """Return where a player's dead go: the end of his side zone."""
        zone = self.sky(player)
        return zone.right - 20, zone.centery

    def rect(self, unit: Unit, picture: Battle) -> pygame.FRect:
        """Return the rectangle in which a unit stands, flies or lies."""
        if is_square(unit.spot):
            return self.square(unit.spot)
        if unit.spot >= SKY:
            flyers = [each.uid for each in picture.flyers(unit.owner)]
            return self.slot(unit.owner, flyers.index(unit.uid), len(flyers))
        x, y = self.grave(unit.owner)
        return pygame.FRect(x - 20, y - 15, 40, 30)


def unit_key(uid: int) -> str:
    """Return the name that a unit's token has on the stage."""
    return f"u{uid}"


def places(ground: Ground, picture: Battle, laid: Sequence[Unit] = ()) -> Mapping[str, Place]:
    """Return where every token that can be seen belongs; `laid` are those not yet submitted."""
    return {
        unit_key(unit.uid): place_in(ground.rect(unit, picture))
        for unit in (*picture.units, *laid)
        if unit.spot != GRAVE
    }


def place_in(rect: pygame.FRect, z: float = 0.0) -> Place:
    """Return the place of a token that fills a rectangle, a little smaller than it."""
    return Place(rect.centerx, rect.centery, rect.height * 0.94, z=z)


def scaled(rect: pygame.FRect, layout: Layout) -> pygame.Rect:
    """Return a rectangle in pixels from one in units."""
    scale = layout.scale
    left, top = round(rect.left * scale), round(rect.top * scale)
    return pygame.Rect(
        left, top, round(rect.right * scale) - left, round(rect.bottom * scale) - top
    )
