"""Where a hint or a warning stands at a table: at a side, between a plate and the hand."""

import pygame

from scenes.show.explained import MOST_TEXT, ExplainedPanel
from scenes.show.hint import Caution
from scenes.table.asking import Asking
from scenes.table.geometry import ASPECT, HAND_HEIGHT, PLATE, Geometry
from scenes.table.reading import Explained
from scenes.ui.text import Face, Type, line
from scenes.ui.widget import Role, Style, Widget

NARROW, WIDE, WIDEST = 236.0, 316.0, 480.0
"""How wide a panel is; how wide where words are large or a warning is long, so that a raised card
stays free; and where cards are not chosen from."""
MARGIN, GAP = 20.0, 6.0
"""From the side of the table; and from what it stands beside."""
BESIDE_PLATE, BESIDE_TALON = PLATE[0] + 28, 266.0
"""How much of the other side a question leaves free when it makes room: for a plate, or for the
cards that lie there at a table for three."""
BESIDE_QUESTION = 290.0
"""How much of both sides a question leaves free, in units: a hint has room there."""
BESIDE_FAN, TALLEST = PLATE[0] + 32, 230.0
"""How much of the other side a question leaves free for a plate and the cards below it, and how
high it may become for that."""


def stand_aside(
    advice: ExplainedPanel | Caution,
    geometry: Geometry,
    style: Style,
    asking: Asking | None,
    extra: Widget | None,
    guide: Widget | None = None,
) -> None:
    """Stand a hint or a warning at the side of the buttons, above the hand and below the plate
    there, or at the other side where a lesson's `guide` has his words; a question gives way to a
    warning, which may be wider than a hint.
    A warning leaves a game's `extra` free as well."""
    px = style.px
    grown = min(MOST_TEXT, max(1.0, style.layout.text_scale))
    narrow = min(NARROW * grown * grown, WIDE)
    foot = px(geometry.height - HAND_HEIGHT - 12)
    high = foot - px(_plate_foot(geometry) + GAP)
    wide = (
        _widest(geometry, style, asking) if isinstance(advice, Caution) else _beside(asking, style)
    )
    spot = advice.fitted(style, px(min(narrow, wide)), px(wide), high)
    _set_at_side(spot, geometry, style, foot)
    if isinstance(advice, Caution) and extra is not None and spot.colliderect(extra.rect):
        spot = advice.fitted(style, px(wide), px(wide), foot - extra.rect.bottom - px(GAP))
        _set_at_side(spot, geometry, style, foot)
    if guide is not None and spot.colliderect(guide.rect):
        _set_at_side(spot, geometry, style, foot, is_other=True)
    advice.place(style, spot)
    if asking is not None and asking.style is not None and spot.colliderect(asking.rect):
        asking.repaint()  # where it stood
        _give_way(asking, spot, geometry, style)
        asking.repaint()  # and where it stands now


def _beside(asking: Asking | None, style: Style) -> float:
    """Return how wide a hint may be, in units: beside a question as wide as there is room."""
    if asking is None or asking.style is None:
        return WIDE
    free = (style.layout.width - asking.rect.width) / 2 / style.layout.scale - MARGIN - GAP
    return min(WIDE, free)


def _give_way(asking: Asking, spot: pygame.Rect, geometry: Geometry, style: Style) -> None:
    """Stand a question beside a warning: what is warned of is to be seen, and can be
    chosen again. It is narrower where that leaves free who sits at the other side."""
    px, is_left = style.px, spot.centerx < style.px(geometry.middle[0])
    table = pygame.Rect(0, 0, px(geometry.width), px(geometry.height))
    aside, side = asking.rect.copy(), px(BESIDE_FAN)
    if is_left:
        aside.left, room = spot.right + px(GAP), table.right - side - spot.right - px(GAP)
    else:
        aside.right, room = spot.left - px(GAP), spot.left - px(GAP) - side
    if aside.width > room:
        level = aside.bottom if asking.is_low else aside.centery
        middle = aside.left + room // 2 if is_left else aside.right - room // 2
        asking.stand(style, (middle, level), room)
        if asking.rect.height <= px(TALLEST):
            return
    asking.place(style, aside.clamp(table))


def _set_at_side(
    spot: pygame.Rect, geometry: Geometry, style: Style, foot: int, *, is_other: bool = False
) -> None:
    """Set it at the side of the buttons, or at the other."""
    px = style.px
    spot.bottom = foot
    is_left = geometry.is_left_handed is not is_other
    spot.left = px(MARGIN) if is_left else px(geometry.width - MARGIN) - spot.width
    spot.top = max(0, spot.top)


def _plate_foot(geometry: Geometry) -> float:
    """Return where the lowest plate of the others ends; those at both sides are as low."""
    others = [y for seat, (_x, y) in enumerate(geometry.plates) if seat != geometry.bottom]
    return max(others, default=0.0) + geometry.plate_high / 2


def _widest(geometry: Geometry, style: Style, asking: Widget | None) -> float:
    """Return how wide a warning may be: beside a question wider than where a card may be raised."""
    if asking is None or asking.style is None:
        trick = geometry.trick_left - MARGIN - GAP
        return min(WIDE, trick)
    free = BESIDE_TALON if geometry.players == 3 else BESIDE_PLATE
    left = geometry.width - free - asking.rect.width / style.layout.scale
    return max(NARROW, min(WIDEST, left - MARGIN - GAP))


HIGH = 24.0
"""The height of the words, in units: below them a hand may lie open."""


class TalonLabel(Explained):
    """The name of the cards that lie beside the trick; it tells what they are about."""

    role = Role.TEXT
    stays_put = True

    def __init__(self) -> None:
        super().__init__()
        self.visible = False
        self._geometry: Geometry | None = None

    def tell(self, words: str) -> None:
        """Take the name, "" where no cards lie there."""
        if words != self.label:
            self.repaint()  # What is seen until now may reach further than this.
            self.label, self.visible = words, bool(words)
            if self.style is not None and self._geometry is not None:
                self.stand(self.style, self._geometry)
            self.relayout()

    def stand(self, style: Style, geometry: Geometry) -> None:
        """Stand under the first card, from its left edge on."""
        self._geometry = geometry
        x, y, height = geometry.talon_spot
        left, top = style.px(x - height * ASPECT / 2), style.px(y + height / 2 + 3)
        wide = self._written(style).get_width() if self.label else 0
        self.place(style, pygame.Rect(left, top, wide + style.px(6), style.px(HIGH)))

    def hit(self, at: tuple[int, int]) -> Widget | None:
        """Return itself for its cards, too: who wonders about a card points at it."""
        if self.visible and self._geometry is not None and self.style is not None:
            x, y, height = map(self.style.px, self._geometry.talon_spot)
            wide = round(height * ASPECT)
            card = pygame.Rect(x - wide // 2, y - height // 2, wide, height)
            if self.rect.union(card).collidepoint(at):
                return self
        return super().hit(at)

    def draw(self, surface: pygame.Surface) -> None:
        """Write the name on the cloth."""
        if self.style is not None and self.label:
            words = self._written(self.style)
            surface.blit(words, words.get_rect(center=self.rect.center))
            self.draw_focus(surface, self.style)

    def _written(self, style: Style) -> pygame.Surface:
        size = min(style.type(15).px, style.px(17))
        return line(self.label, Type(Face.SANS_BOLD, size, style.theme.text))
