"""Cards that wait to be placed, as tokens in the panel that can be picked up and dragged."""

from collections.abc import Callable, Sequence

import pygame

from game.core.words import _
from game.rulesets.berserk.cards.card import Card, CardKind
from game.rulesets.berserk.unit import Unit
from scenes.battle.faces.cardface import CardFaces, look_of
from scenes.battle.modes.formation import LAID
from scenes.ui.containers import Group
from scenes.ui.focus import draw_ring
from scenes.ui.press import Draggable
from scenes.ui.shapes import box
from scenes.ui.widget import Style

COLUMNS = 3
SHAPE = 4 / 3


class TrayToken(Draggable):
    """A card that waits. It is told what is done with it by its place in the army."""

    def __init__(
        self,
        place: int,
        card: Card,
        owner: int,
        faces: CardFaces,
        on_pick: Callable[[int], object],
        on_drag: Callable[[int, tuple[int, int]], object],
        on_drop: Callable[[int, tuple[int, int]], object],
        on_inspect: Callable[[int], object],
    ) -> None:
        super().__init__(_(card.name))
        self.place_in_army, self.card, self.faces = place, card, faces
        self.unit = Unit(LAID + place, card.number, owner, 0, hidden=False)
        self.on_pick, self.on_drag, self.on_drop = on_pick, on_drag, on_drop
        self.on_inspect = on_inspect
        self.is_picked = False

    @property
    def value(self) -> str:
        """Whether it is in hand to be placed."""
        return _("picked up") if self.is_picked else ""

    def press(self) -> None:
        """Pick it up, or put it back."""
        self.on_pick(self.place_in_army)

    def read(self) -> bool:
        """Open its page."""
        self.on_inspect(self.place_in_army)
        return True

    def drag(self, at: tuple[int, int]) -> None:
        """Carry it along."""
        self.on_drag(self.place_in_army, at)

    def drop(self, at: tuple[int, int]) -> None:
        """Let it go."""
        self.on_drop(self.place_in_army, at)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the token, framed if it is picked up."""
        style = self.style
        assert style is not None
        if self.card.kind in (CardKind.TERRAIN, CardKind.EQUIPMENT):
            picture = self.faces.small(self.card, round(self.rect.height / 1.4))
        else:
            picture = self.faces.token(self.card, look_of(self.unit, self.card), self.rect.size)
        surface.blit(picture, picture.get_rect(center=self.rect.center))
        if self.is_picked or self.is_hovered:
            ink = style.theme.gold_light if self.is_picked else style.theme.paper
            wide = max(2.0, 3 * style.layout.scale)
            frame = box(self.rect.size, self.rect.height * 0.13, None, ink, wide)
            surface.blit(frame, self.rect)
        if self.shows_ring:
            draw_ring(surface, style, self.rect, 10)


class Tray(Group):
    """The tokens in rows."""

    def __init__(self) -> None:
        super().__init__()

    def tell(self, tokens: Sequence[TrayToken]) -> None:
        """Take the tokens that wait."""
        self.fill(*tokens)

    def natural_width(self, style: Style) -> int:
        """Return the width of a full row."""
        return style.px(240)

    def height(self, style: Style, width: int) -> int:
        """Return the height of all rows."""
        rows = -(-len(self.children) // COLUMNS)
        return rows * (self._size(style, width)[1] + style.px(6))

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Place the tokens row by row."""
        super().place(style, rect)
        wide, high = self._size(style, rect.width)
        gap = style.px(6)
        for number, child in enumerate(self.children):
            row, column = divmod(number, COLUMNS)
            at = rect.left + column * (wide + gap), rect.top + row * (high + gap)
            child.place(style, pygame.Rect(at, (wide, high)))

    def _size(self, style: Style, width: int) -> tuple[int, int]:
        wide = (width - (COLUMNS - 1) * style.px(6)) // COLUMNS
        return wide, round(wide / SHAPE)
