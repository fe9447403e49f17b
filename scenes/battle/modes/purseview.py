"""The crystals while an army is raised: what is left of gold and silver."""

import pygame

from game.core.words import _
from scenes.battle.board.army import icon
from scenes.theme import Colour
from scenes.ui.shapes import box
from scenes.ui.text import Face, Type, line
from scenes.ui.widget import Role, Style, Widget

ROW = 34.0
INKS: dict[str, tuple[Colour, Colour]] = {
    "gold": ((226, 173, 58), (92, 62, 12)),
    "silver": ((188, 202, 216), (66, 76, 88)),
}


class PurseView(Widget):
    """Two bars: gold and silver, each with what is left of how much."""

    role = Role.TEXT

    def __init__(self) -> None:
        super().__init__(_("Crystals"))
        self._rows: dict[str, tuple[int, int]] = {"gold": (0, 0), "silver": (0, 0)}

    def tell(self, gold: int, used_gold: int, silver: int, used_silver: int) -> None:
        """Take how many there are, and how many the army takes."""
        self._rows = {"gold": (gold, used_gold), "silver": (silver, used_silver)}
        self.repaint()

    @property
    def takes_pointer(self) -> bool:
        """It tells what crystals pay for."""
        return True

    @property
    def tip(self) -> str:
        """What each kind pays for."""
        return _(
            "Gold pays for elite cards, and for others when the silver is spent. What is left when "
            "the army is complete is lost. [BW-04]"
        )

    @property
    def value(self) -> str:
        """What is left, in words."""
        (gold, spent), (silver, paid) = self._rows["gold"], self._rows["silver"]
        return _("{a} of {gold} gold left, {b} of {silver} silver left").format(
            a=gold - spent, gold=gold, b=silver - paid, silver=silver
        )

    def height(self, style: Style, width: int) -> int:
        """Return the height of both rows."""
        return 2 * style.px(ROW)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw a crystal, the bar and the numbers of each."""
        style = self.style
        assert style is not None
        for row, (name, (whole, used)) in enumerate(self._rows.items()):
            top = self.rect.top + row * style.px(ROW)
            px = style.px(26)
            surface.blit(icon(name, px), (self.rect.left, top + style.px(3)))
            kind = Type(Face.SANS_BOLD, style.px(18), style.theme.text)
            words = line(_("{n} left").format(n=whole - used), kind)
            right = self.rect.right - words.get_width()
            middle = top + style.px(16)
            surface.blit(words, (right, middle - words.get_height() // 2))
            left = self.rect.left + px + style.px(8)
            bar = pygame.Rect(left, 0, right - style.px(8) - left, style.px(12))
            bar.centery = middle
            full, empty = INKS[name]
            surface.blit(box(bar.size, bar.height / 2, style.theme.well, empty, 1.2), bar)
            part = (whole - used) / whole if whole else 0
            wide = max(bar.height, round(bar.width * part)) if part else 0
            if wide:
                surface.blit(box((wide, bar.height), bar.height / 2, full), bar)
