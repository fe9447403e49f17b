"""Where the enemy threatens: squares with the number of cards that can reach them, and a legend."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import pygame

from game.core.words import _
from game.rulesets.berserk.sense.foresight import Menace
from game.rulesets.berserk.telling.naming import placed_name, unit_name
from game.rulesets.berserk.unit import BOARD, Spot, Unit, spot_name
from scenes.battle.board.layer import colour_of, deeper
from scenes.battle.maps.ground import Ground, scaled, unit_key
from scenes.theme import Colour, Layout, Theme
from scenes.ui.boxes import Column
from scenes.ui.panel import Panel
from scenes.ui.shapes import box
from scenes.ui.shelf import pictures
from scenes.ui.text import Face, Type, escape, line
from scenes.ui.widget import Widget
from scenes.ui.words import Heading, Words

BADGE = 0.24
"""The height of a number's badge, as a part of a square's height."""
DEPTH = {"threat": 0.36, "range": 0.26}
"""How much deeper than its light a badge is: white numbers stand on it."""
LIGHT = 380
"""The sum of a colour's parts from which its number is dark instead."""


class Threats:
    """The squares that enemy cards could strike or shoot at in their next turn; `safe` are those
    that none reaches, whoever falls before.

    Cards that reach every square would light all of them: they are told of, and not counted.
    """

    def __init__(
        self, menaces: Sequence[Menace], units: Sequence[Unit], safe: Collection[Spot]
    ) -> None:
        whole = len(BOARD.squares)
        self.units, self._safe = units, safe
        self.everywhere = [m for m in menaces if len(m.strikes | m.shoots) == whole]
        self.menaces = [m for m in menaces if m not in self.everywhere]
        sides = {units[m.uid].owner for m in menaces}
        self._theirs = {each.spot for each in units if each.owner in sides}
        """Where cards of those who threaten stand."""

    def by(self, spot: Spot) -> list[Menace]:
        """Return who can strike or shoot at a square, those left out that reach every one; nobody
        where one of their own side stands."""
        if spot in self._theirs:
            return []
        return [m for m in self.menaces if spot in m.strikes or spot in m.shoots]

    def tones(self) -> Mapping[Spot, str]:
        """Return how squares are lit, their own left out: for a strike, or only a shot."""
        struck = frozenset[Spot]().union(*(m.strikes for m in self.menaces)) - self._theirs
        shot = frozenset[Spot]().union(*(m.shoots for m in self.menaces)) - self._theirs
        return dict.fromkeys(sorted(shot), "range") | dict.fromkeys(sorted(struck), "threat")

    def glowing(self, spot: Spot | None) -> frozenset[str]:
        """Return the keys of the tokens that threaten the square pointed at."""
        return frozenset() if spot is None else frozenset(unit_key(m.uid) for m in self.by(spot))

    def lines_at(self, spot: Spot | None) -> list[Widget]:
        """Return who threatens the square pointed at, nothing beside the board."""
        told = self.words_at(spot) if spot is not None and spot in BOARD.squares else ""
        return [Words(escape(told), size=15)] if told else []

    def legend(self, spot: Spot | None) -> list[Widget]:
        """Return what the lights and numbers mean, and who threatens the square pointed at."""
        lines: list[Widget] = [Heading(_("Threats"), 3), *self.lines_at(spot)]
        words = _(
            "The number says how many enemy cards can reach the square in their next turn: dark to "
            "strike, light only to shoot. Once a card falls, or is pushed or pulled, others may "
            "reach it, too."
        )
        lines.append(Words(words, size=14, ink="muted"))
        if any(self.units[m.uid].hidden for m in self.menaces):
            words = _("What lies face down is a guess: it may reach farther, or less far.")
            lines.append(Words(words, size=14, ink="muted"))
        if self.everywhere:
            names = ", ".join(unit_name(self.units[m.uid]) for m in self.everywhere)
            words = _("Every square is reached by {names}, not counted here.").format(names=names)
            lines.append(Words(escape(words), size=14, ink="muted"))
        return [Panel(Column(*lines, gap=4), pad=12)]

    def words_at(self, spot: Spot) -> str:
        """Return who threatens a square, in a sentence; "" where one of their own side stands."""
        if spot in self._theirs:
            return ""
        told = [
            (_("{unit} (strike)") if spot in m.strikes else _("{unit} (shot)")).format(
                unit=placed_name(self.units[m.uid])
            )
            for m in self.by(spot)
        ]
        if not told:
            words = _("{square} is safe from them, unless a card falls or is pushed or pulled.")
            if spot in self._safe:
                words = _("{square} is safe from them.")
            return words.format(square=spot_name(spot))
        return _("{square}: {units}.").format(square=spot_name(spot), units=", ".join(told))

    def draw(self, surface: pygame.Surface, ground: Ground, layout: Layout, theme: Theme) -> None:
        """Draw the numbers at the right edges of the squares, over the tokens."""
        for spot, tone in self.tones().items():
            place = badge_place(scaled(ground.square(spot), layout))
            surface.blit(_badge(len(self.by(spot)), tone, place.width, theme), place)


def badge_place(square: pygame.Rect) -> pygame.Rect:
    """Return where the number of a square stands: about half way up its right edge, where no card
    has a sign, however it lies."""
    px, away = round(square.height * BADGE), round(square.height * 0.02)
    place = pygame.Rect(0, 0, px, px)
    place.midright = square.right - away, square.centery - away
    return place


def _badge(number: int, tone: str, px: int, theme: Theme) -> pygame.Surface:
    fill = deeper(colour_of(tone, theme), DEPTH[tone])
    return pictures.get(("threat badge", number, fill, px), lambda: _drawn(number, fill, px))


def _drawn(number: int, fill: Colour, px: int) -> pygame.Surface:
    ink = (255, 250, 240) if sum(fill) < LIGHT else (30, 18, 4)
    disc = box((px, px), px / 2, fill, (255, 244, 226), max(1.0, px * 0.08)).copy()
    words = line(str(number), Type(Face.SANS_BOLD, round(px * 0.68), ink))
    disc.blit(words, words.get_rect(center=disc.get_rect().center))
    return disc
