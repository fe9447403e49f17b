"""Cards that wait to be placed, as tokens in the panel that can be picked up and dragged."""

from collections.abc import Callable, Sequence

import pygame

from game.core.words import _
from game.rulesets.berserk.cards.card import Card, Kind
from game.rulesets.berserk.unit import Unit
from scenes.battle.faces.cardface import CardFaces, look_of
from scenes.battle.modes.formation import LAID
from scenes.bindings import Action
from scenes.scene import Pointer, PointerKind
from scenes.ui.ring import draw_ring
from scenes.ui.shapes import box
from scenes.ui.widget import Group, Role, Style, Widget

COLUMNS = 3
SHAPE = 4 / 3
DRAGS_FROM = 8


class TrayToken(Widget):
    """A card that waits. It is told what is done with it by its place in the army."""

    role = Role.BUTTON
    takes_focus = True
    is_dragged = True

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
        self._pressed_at: tuple[int, int] | None = None
        self._is_dragging = False

    @property
    def value(self) -> str:
        """Whether it is in hand to be placed."""
        return _("picked up") if self.is_picked else ""

    def act(self, action: Action) -> bool:
        """Pick it up on CONFIRM, read it on INSPECT."""
        if action is Action.CONFIRM:
            self.on_pick(self.place_in_army)
            return True
        if action is Action.INSPECT:
            self.on_inspect(self.place_in_army)
            return True
        return False

    def point(self, pointer: Pointer) -> bool:
        """Pick it up by a click, carry it by a drag; the right button tells more."""
        if pointer.kind is PointerKind.PRESS and pointer.button == 3:
            self.on_inspect(self.place_in_army)
            return True
        if pointer.kind is PointerKind.PRESS and pointer.button == 1:
            self._pressed_at, self._is_dragging = pointer.at, False
            return True
        if self._pressed_at is None:
            return False
        if pointer.kind is PointerKind.MOVE:
            far = max(abs(a - b) for a, b in zip(pointer.at, self._pressed_at, strict=True))
            assert self.style is not None
            self._is_dragging = self._is_dragging or far > self.style.px(DRAGS_FROM)
            if self._is_dragging:
                self.on_drag(self.place_in_army, pointer.at)
            return self._is_dragging
        if pointer.kind is PointerKind.RELEASE:
            was_dragging, self._is_dragging = self._is_dragging, False
            self._pressed_at = None
            if was_dragging:
                self.on_drop(self.place_in_army, pointer.at)
            elif self.rect.collidepoint(pointer.at):
                self.on_pick(self.place_in_army)
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the token, framed if it is picked up."""
        style = self.style
        assert style is not None
        if self.card.kind in (Kind.TERRAIN, Kind.EQUIPMENT):
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
