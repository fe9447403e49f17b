"""Where the guide of a lesson stands at a battle: between the plates of both armies."""

import pygame

from scenes.show.guide import LEAST_TEXT, Guide
from scenes.ui.widget import Style

STEP = 0.05


class BattleGuide(Guide):
    """Stands where else the log is told, and speaks smaller where it has much to say."""

    def stand(self, style: Style, room: pygame.Rect) -> None:
        """Stand at the top of this room, as high as the words are."""
        self._size = 1.0
        if self.remark is None:
            self.place(style, pygame.Rect(room.topleft, (0, 0)))
            return
        high = self.height_in(style, room.width)
        while high > room.height and self._size > LEAST_TEXT:
            self._size -= STEP
            high = self.height_in(style, room.width, self._size)
        self.stand_in(style, pygame.Rect(room.left, room.top, room.width, min(high, room.height)))
