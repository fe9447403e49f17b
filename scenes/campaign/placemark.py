"""The medallion of a place on the map: what lies there, whether a road leads there, its stars."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pygame

from game.core.words import _
from game.session.campaign import amounts, telling
from game.session.campaign.difficulty import LADDER
from game.session.campaign.matches import reward_at
from game.session.campaign.node import Kind, Node
from game.session.campaign.season import Season
from game.session.campaign.steps import levels_at
from scenes.campaign.signs import (
    AHEAD,
    BRINGS,
    HARD,
    KEEPSAKE,
    OPENED,
    PIP,
    SHADE,
    STAR,
    TWIST,
    VISITED,
    medal,
    sign,
    sign_of,
)
from scenes.theme import Colour
from scenes.ui.press import Pressable
from scenes.ui.shelf import pictures


class PlaceMark(Pressable):
    """The medallion of a place; pressing it chooses it, pressing it again goes there."""

    def __init__(self, season: Season, node: Node, choose: Callable[[PlaceMark], None]) -> None:
        super().__init__(_(node.title), hint=_(node.title))
        self.node = node
        self._season = season
        self._choose = choose
        self.is_ahead = node.id in season.ahead
        self.is_visited = node.id in season.trail.way
        self.is_chosen = False
        self.has_news = False
        """Whether stars have come in since the map was left."""
        self.hint = telling.place_line(season, node)

    def know(self, season: Season, before: Season) -> None:
        """Take the season as it is now; stars that came in since `before` are shown by a glow."""
        self._season = season
        count = season.stars.get(self.node.id, 0)
        self.has_news |= count > before.stars.get(self.node.id, count)

    @property
    def value(self) -> str:
        """What the place is, whether it can be gone to, and how it went there."""
        won = dict(self._season.trail.won)
        told = [telling.kind_of(self.node)]
        if self.is_ahead:
            told.append(_("a road leads there"))
        if self.node.id in won:
            stars = self._season.stars[self.node.id]
            told.append(_("won") if won[self.node.id] else _("lost"))
            told += [amounts.stars(stars)] if stars else []
        elif self.is_visited:
            told.append(_("visited"))
        return ", ".join(told)

    @property
    def tip(self) -> str:
        """What is told beside it: nothing where the card tells it all."""
        return "" if self.is_chosen else super().tip

    def press(self) -> None:
        """Choose the place, or go there if it is chosen."""
        if self.page is not None:
            self.page.host.cue("press")
        self._choose(self)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the medallion, a glow where a road leads there, and its stars."""
        side = self.rect.width
        passed = not self.is_visited and not self.is_ahead and self._is_behind()
        self._shine(surface, side)
        picture = medal(sign_of(self.node), side, self._rim, is_dim=passed)
        surface.blit(picture, self.rect)
        if self.is_chosen or self.shows_ring:
            radius, wide = side // 2 + max(2, side // 14), max(2, side // 16)
            pygame.draw.circle(surface, (255, 246, 214), self.rect.center, radius, wide)
        if self.node.twists and not passed:
            self._dot(surface, side)
        won = dict(self._season.trail.won)
        if self.node.id in won:
            self._stars(surface, side, self._season.stars[self.node.id])
        elif self.node.rounds and not passed:
            self._brings(surface, side)
            self._pips(surface, side)

    @property
    def _rim(self) -> Colour:
        """The colour of the rim: a hard match keeps its own until one has been there."""
        if self.node.kind == Kind.HARD and not self.is_visited:
            return HARD
        return AHEAD if self.is_ahead else VISITED if self.is_visited else OPENED

    def _shine(self, surface: pygame.Surface, side: int) -> None:
        """Draw a glow around what is chosen, has news, or is where a road leads."""
        if self.is_ahead or self.is_chosen or self.shows_ring or self.has_news:
            ink = AHEAD if self.is_ahead else STAR if self.has_news else OPENED
            glow = _glow(round(side * 1.9), ink)
            surface.blit(glow, glow.get_rect(center=self.rect.center))

    @property
    def bounds(self) -> pygame.Rect:
        """The part of the window it draws on, with its glow."""
        return super().bounds.inflate(self.rect.size)

    def _is_behind(self) -> bool:
        here = self._season.node
        return here is not None and (self.node.act, self.node.stage) <= (here.act, here.stage)

    def _dot(self, surface: pygame.Surface, side: int) -> None:
        """Draw the small mark of a place with a house rule of its own."""
        at = self.rect.right - side // 7, self.rect.top + side // 6
        pygame.draw.circle(surface, SHADE, at, max(4, side // 7))
        pygame.draw.circle(surface, TWIST, at, max(3, side // 9))

    def _brings(self, surface: pygame.Surface, side: int) -> None:
        """Draw what a match brings that is still to be played, and what of it is for good."""
        small = max(9, round(side * 0.3))
        signs = [BRINGS[reward_at(self._season, self._season.trail, self.node)]]
        if self.node.keepsake:
            signs.append(("gift", KEEPSAKE))
        for number, (name, ink) in enumerate(signs):
            x = self.rect.left + side // 12 - number * round(small * 1.5)
            at = x, self.rect.top + side // 5
            pygame.draw.circle(surface, SHADE, at, round(small * 0.72))
            picture = sign(name, small, ink)
            surface.blit(picture, picture.get_rect(center=at))

    def _pips(self, surface: pygame.Surface, side: int) -> None:
        """Draw a pip for each step of the ladder that the best of the others there has climbed."""
        count, radius = strongest(self._season, self.node), max(2, side // 13)
        for number in range(count):
            x = self.rect.centerx + round((number - (count - 1) / 2) * radius * 2.8)
            at = x, self.rect.bottom - radius // 2
            pygame.draw.circle(surface, SHADE, at, radius + max(1, radius // 2))
            pygame.draw.circle(surface, PIP, at, radius)

    def _stars(self, surface: pygame.Surface, side: int, count: int) -> None:
        small = max(8, round(side * 0.34))
        for number in range(3):
            ink = STAR if number < count else (70, 62, 56)
            shade, picture = sign("star", small + 4, SHADE), sign("star", small, ink)
            x = self.rect.centerx + (number - 1) * round(small * 0.9)
            y = self.rect.bottom - small // 6
            surface.blit(shade, shade.get_rect(center=(x, y)))
            surface.blit(picture, picture.get_rect(center=(x, y)))


def strongest(season: Season, node: Node) -> int:
    """Return how well the best of the others at a place plays: its step on the ladder, from 1."""
    levels = [level for each in node.rounds for level in levels_at(season.rules, each)]
    return 1 + max(map(LADDER.index, levels))


def _glow(px: int, colour: Colour) -> pygame.Surface:
    return pictures.get(("campaign glow", px, colour), lambda: _drawn_glow(px, colour))


def _drawn_glow(px: int, colour: Colour) -> pygame.Surface:
    small = pygame.Surface((64, 64), pygame.SRCALPHA)
    small.fill((*colour, 0))
    across = np.arange(64) - 31.5
    away = np.hypot(across[:, None], across) / 32
    alpha = pygame.surfarray.pixels_alpha(small)
    alpha[:] = np.rint(190 * np.maximum(0.0, 1 - away) ** 1.6).astype(np.uint8)
    del alpha
    return pygame.transform.smoothscale(small, (px, px))
