"""Where the guide of a lesson stands at a battle: between the plates of both armies."""

import pygame

from scenes.show.guide import Guide
from scenes.ui.widget import Style


class BattleGuide(Guide):
    """Stands where else the log is told, and speaks smaller where it has much to say."""

    def stand(self, style: Style, room: pygame.Rect) -> None:
        """Stand at the top of this room, as high as the words are."""
        if self.remark is None:
            self.place(style, pygame.Rect(room.topleft, (0, 0)))
            return
        high = self.shrunk_to(style, room.width, room.height)
        self.stand_in(style, pygame.Rect(room.left, room.top, room.width, min(high, room.height)))
