"""The fifteen cards of a draw, laid out to be chosen from."""

from collections.abc import Callable, Sequence

import pygame

from game.core.telling import Meaning
from game.core.words import _
from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.telling.signs import card_sign
from scenes.battle.faces.cardface import CardFaces, card_size
from scenes.battle.faces.under import card_sign_under
from scenes.ui.containers import Group
from scenes.ui.focus import draw_ring
from scenes.ui.press import Pressable
from scenes.ui.shapes import box, mark, shadow
from scenes.ui.text import Face, Type, fit, line
from scenes.ui.widget import Style

COLUMNS = 5
ASPECT = 300 / 420


class HandTile(Pressable):
    """A card of the draw. Pressed, it is chosen or given back; the right button tells more."""

    def __init__(
        self,
        place: int,
        number: int,
        faces: CardFaces,
        on_press: Callable[[int], object],
        on_inspect: Callable[[int], object],
        pointer: Callable[[], tuple[int, int] | None],
    ) -> None:
        super().__init__(_(card(number).name))
        self.pointer = pointer
        self.number_in_hand = place
        self.card = card(number)
        self.faces = faces
        self.on_press, self.on_inspect = on_press, on_inspect
        self.is_chosen = False

    def tell(self, is_chosen: bool, reason: str) -> None:
        """Take whether it is chosen, and why it cannot be, "" if it can."""
        self.is_chosen, self.reason = is_chosen, reason
        self.enabled = is_chosen or not reason

    @property
    def value(self) -> str:
        """Its cost, and whether it is in the army."""
        kind = _("gold") if self.card.elite else _("silver or gold")
        cost = _("{cost} crystals, {kind}").format(cost=self.card.cost, kind=kind)
        # Words inside an f-string would not be gathered for the translators.
        chosen = _("in the army")
        return f"{cost}, {chosen}" if self.is_chosen else cost

    def meant(self) -> Meaning | None:
        """Return what the sign means that the mouse is on."""
        at = self.pointer()
        return (
            None if at is None else card_sign(self.card, card_sign_under(self.card, self.rect, at))
        )

    @property
    def tip(self) -> str:
        """What that sign means, or why the card cannot be chosen."""
        meaning = self.meant()
        return meaning.words if meaning else super().tip

    def press(self) -> None:
        """Choose it, or give it back."""
        self.on_press(self.number_in_hand)

    def read(self) -> bool:
        """Open its page."""
        self.on_inspect(self.number_in_hand)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card; a chosen one stands out, one that cannot be paid is dark."""
        style = self.style
        assert style is not None
        rise = style.px(5) if self.is_chosen or self.is_hovered else 0
        rect = self.rect.move(0, -rise)
        picture = self.faces.small(self.card, rect.width)
        blur = style.px(8)
        cast = shadow(rect.size, rect.width * 0.07, blur, 150)
        surface.blit(cast, (rect.left - blur, rect.top - blur + style.px(4) + rise))
        radius = rect.width * 0.075
        if self.is_chosen:
            rim = style.px(4)
            around = rect.inflate(2 * rim, 2 * rim)
            surface.blit(box(around.size, radius + rim, style.theme.gold_light), around)
        surface.blit(picture, rect)
        if not self.enabled:
            surface.blit(box(rect.size, radius, (6, 8, 12), None, 0, 0.62), rect)
        if self.is_chosen:
            disc = style.px(22)
            at = pygame.Rect(0, 0, disc, disc)
            at.midbottom = rect.centerx, rect.bottom + disc // 2
            surface.blit(box(at.size, disc / 2, style.theme.on, style.theme.gold_light, 2), at)
            tick = mark("tick", round(disc * 0.66), (255, 255, 255))
            surface.blit(tick, tick.get_rect(center=at.center))
        if self.shows_ring:
            draw_ring(surface, style, rect, 12)


class DrawTable(Group):
    """The cards of a draw in three rows, on a dark cloth over the board."""

    def __init__(self, tiles: Sequence[HandTile], title: str) -> None:
        self.tiles = tiles
        self.title = title
        super().__init__(*tiles)

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Place the cards as large as they fit."""
        super().place(style, rect)
        px = style.px
        head, pad, gap = px(38), px(14), px(12)
        rows = max(1, -(-len(self.tiles) // COLUMNS))
        wide = (rect.width - 2 * pad - gap * (COLUMNS - 1)) // COLUMNS
        high = (rect.height - head - pad - gap * (rows - 1)) // rows
        wide = min(wide, int(high * ASPECT))
        size = card_size(wide)
        across = COLUMNS * wide + (COLUMNS - 1) * gap
        down = rows * size[1] + (rows - 1) * gap
        left = rect.left + (rect.width - across) // 2
        top = rect.top + head + (rect.height - head - pad - down) // 2
        for number, tile in enumerate(self.tiles):
            row, column = divmod(number, COLUMNS)
            corner = left + column * (wide + gap), top + row * (size[1] + gap)
            tile.place(style, pygame.Rect(corner, size))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the cloth, what is to be done, and the cards."""
        style = self.style
        assert style is not None
        rect = self.rect
        cloth = box(rect.size, style.px(14), (10, 14, 16), style.theme.panel_edge, 1.5, 0.86)
        surface.blit(cloth, rect)
        kind = Type(Face.SERIF_BOLD, min(style.type(20).px, style.px(24)), style.theme.title)
        text, kind = fit(self.title, kind, rect.width - style.px(30), 0.6)
        words = line(text, kind)
        middle = rect.top + style.px(22)
        surface.blit(words, words.get_rect(center=(rect.centerx, middle)))
        super().draw(surface)
