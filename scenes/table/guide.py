"""Where the guide of a lesson stands at a table: beside the cards."""

import pygame

from game.core.protocols import Player
from scenes.show.bar import TOP_BAR
from scenes.show.guide import Guide
from scenes.show.lesson import Lesson
from scenes.table.geometry import BACK_HEIGHT, Geometry
from scenes.table.signs import POP
from scenes.ui.widget import Style

WIDTH = 330.0
SIDE, ABOVE_OWN = 16.0, 26.0
"""How far from the side of the window, and from the own plate where that is, its height and so much
above the window's foot, in units: so that nothing peeps out of the tricks won that lie there, a
little askew, at its rounded corner either."""
BESIDE_BUTTONS = 184.0
"""How much the buttons of the table take at the foot of their side, in units."""


class TableGuide(Guide):
    """Stands at a side of the table; `is_right` says that it is the right one."""

    beside = WIDTH + 30
    """How far from the sides of the window a question is to stand because of it, in units."""

    def __init__(self, lesson: Lesson, seat: Player = 0) -> None:
        super().__init__(lesson, seat)
        self.is_right = lesson.at_right

    def stand(self, style: Style, geometry: Geometry) -> None:
        """Stand at its side, above plate or buttons, as high as the words are."""
        if self.remark is None:
            self.place(style, pygame.Rect(0, 0, 0, 0))
            return
        px = style.px
        wide = px(WIDTH)
        is_right = self.is_at_right(geometry)
        is_aside = self.is_right and not is_right  # a hand lies open where it would stand
        own = geometry.plate_high + ABOVE_OWN
        below = own if is_right is geometry.is_left_handed else BESIDE_BUTTONS
        foot = px(geometry.height - (BESIDE_BUTTONS if is_aside else below))
        across = -1 if is_aside else 1
        seat = max(geometry.plates, key=lambda each: across * each[0] - each[1])
        is_below = self.is_right  # below the player who sits there, and his cards
        plate = px(seat[1] + geometry.plate_high / 2 + sum(POP) + 2) if is_below else 0
        high = self.shrunk_to(style, wide, foot - plate)
        top = max(px(TOP_BAR + 10), foot - high)
        if is_below:
            below_cards = px(seat[1] + geometry.plate_high / 2 + BACK_HEIGHT * 0.9)
            top = max(px(TOP_BAR + 10), min(below_cards, foot - high))
        left = px(geometry.width - SIDE) - wide if is_right else px(SIDE)
        self.stand_in(style, pygame.Rect(left, top, wide, high))

    def is_at_right(self, geometry: Geometry) -> bool:
        """Tell at which side it stands."""
        return self.is_right or geometry.is_left_handed
