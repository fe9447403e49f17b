"""Tables of numbers: rows of cells, each with what explains it."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from scenes.bindings import Action
from scenes.scene import Pointer
from scenes.ui.containers import Group
from scenes.ui.focus import draw_ring
from scenes.ui.press import Pressable
from scenes.ui.scroll import GUTTER
from scenes.ui.text import Face, Type, block, fit, line, plain
from scenes.ui.widget import Role, Style, Widget

DEAL_COLUMN = 132.0
LEAD = 12.0
"""How far from the left the words of the first column begin, in units."""
ROW_HEIGHT, FACE_ROW = 1.75, 2.3
"""A row's height as a multiple of the type size, and that of a row with a face."""
AIR = 3.0
"""How far what is no cell of words stays from the lines above and below it, in units."""
FACE = 0.86
"""The side of a face as a part of its row's height."""


class Cell(Pressable):
    """One entry of the sheet: words on a line, with what explains them, and what it `opens`."""

    role = Role.TEXT
    yields_to_tips = True

    def __init__(self, markup: str, explained: str, ink: str = "") -> None:
        super().__init__(markup, hint=explained)
        self.ink = ink
        self.opens: Callable[[], object] | None = None
        """Opens what tells more of it, None where nothing does; whoever puts it up gives that."""
        self.leads = False
        """Whether it says what its row is about: its words begin at the left."""
        self.lead = LEAD
        """How far from the left they begin then, in units."""

    @property
    def value(self) -> str:
        """The explanation."""
        return plain(self.hint)

    @property
    def takes_press(self) -> bool:
        """Whether it opens anything."""
        return self.opens is not None

    def press(self) -> None:
        """Open what tells more of it."""
        if self.opens is not None:
            self.opens()

    def act(self, action: Action) -> bool:
        """Open it on CONFIRM."""
        return self.takes_press and super().act(action)

    def point(self, pointer: Pointer) -> bool:
        """Open it by a click."""
        return self.takes_press and super().point(pointer)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the ground if it tells or opens something there, the words, and the ring of the
        focus."""
        style = self.style
        assert style is not None
        if self.is_hovered and (self.tip or self.takes_press):
            surface.fill(style.theme.hover, self.rect)
        self.draw_words(surface, style)
        if self.shows_ring:
            draw_ring(surface, style, self.rect.inflate(-6, -6))

    def draw_words(self, surface: pygame.Surface, style: Style) -> None:
        """Draw the words in the middle of the cell."""
        theme, rect = style.theme, self.rect
        kind = style.type(theme.body_type)
        colour = {"good": theme.good, "bad": theme.bad, "muted": theme.muted}.get(
            self.ink, theme.text
        )
        words = block(self.label, Type(kind.face, kind.px, colour), theme)
        room = rect.width - (style.px(self.lead) if self.leads else 4)
        if words.size[0] > room:
            smaller = max(9, kind.px * room // words.size[0])
            words = block(self.label, Type(kind.face, smaller, colour), theme)
        middle = (rect.width - words.size[0]) // 2
        left = rect.left + (style.px(self.lead) if self.leads else middle)
        words.draw(surface, (left, rect.centery - words.size[1] // 2))


class ScoreCell(Cell):
    """A player's deal on the sheet: tricks and bid small at the left, the total at the right."""

    def __init__(self, share: str, total: str, explained: str, is_made: bool) -> None:
        super().__init__(f"{share}, {total}", explained)
        self.share, self.total, self.is_made = share, total, is_made

    def draw_words(self, surface: pygame.Surface, style: Style) -> None:
        """Draw both numbers, with a tick before those of a bid that was made."""
        theme, rect = style.theme, self.rect
        kind = _narrow_type(style, rect)
        share = f"{{good}}✓ {self.share}{{/}}" if self.is_made else self.share
        left = block(share, replace(kind, colour=theme.muted), theme)
        right = block(f"**{self.total}**", kind, theme)
        top = rect.centery - left.size[1] // 2
        middle = _totals_from(style, rect)
        left.draw(surface, (middle - style.px(16) - left.size[0], top))
        right.draw(surface, (middle, top))


class Sum(Cell):
    """What a column of entries comes to: it stands below their totals."""

    def draw_words(self, surface: pygame.Surface, style: Style) -> None:
        """Draw the number."""
        words = block(f"**{self.label}**", _narrow_type(style, self.rect), style.theme)
        left = _totals_from(style, self.rect)
        words.draw(surface, (left, self.rect.centery - words.size[1] // 2))


def _narrow_type(style: Style, cell: pygame.Rect) -> Type:
    """Return how numbers are set of which two share a cell."""
    kind = style.type(style.theme.body_type)
    return replace(kind, px=min(kind.px, max(9, cell.width // 7)), colour=style.theme.text)


def _totals_from(style: Style, cell: pygame.Rect) -> int:
    """Return where the totals of a column of entries begin."""
    return cell.left + round(cell.width * 0.56) + style.px(8)


class ScoreGrid(Group):
    """Rows of cells: a narrow first column, the rest shared evenly.

    With `gutter` it leaves room at the right, as the bar of a scroll area does; so that is left out
    of a grid inside of one, which may still be `ruled`: has a line of gold at its head. `first` is
    the width of the first column in units. `faces` stand before the first cells of all rows but the
    heads, one for each. A first column that `fits` is as wide as its words, up to half of the grid.
    """

    def __init__(
        self,
        rows: Sequence[Sequence[Widget]],
        *,
        gutter: bool = False,
        ruled: bool = False,
        first: float = DEAL_COLUMN,
        faces: Sequence[Widget] = (),
        fits: bool = False,
    ) -> None:
        self.rows = rows
        self.gutter, self.ruled = gutter, gutter or ruled
        self.first = first
        self.faces, self.fits = faces, fits
        super().__init__(*(cell for row in rows for cell in row), *faces)

    def natural_width(self, style: Style) -> int:
        """Return the width the grid would like."""
        return style.px(self.first + 120 * (len(self.rows[0]) - 1))

    def height(self, style: Style, width: int) -> int:
        """Return the height of all rows."""
        return self._row(style) * len(self.rows)

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Place the cells."""
        super().place(style, rect)
        first, high = self._first(style, rect.width), self._row(style)
        for down, row in enumerate(self.rows):
            room = rect.width - (style.px(GUTTER) if self.gutter else 0)
            share = (room - first) / max(1, len(row) - 1)
            for across, cell in enumerate(row):
                if isinstance(cell, Cell | Head):
                    cell.leads = across == 0
                left = rect.left + (round(first + share * (across - 1)) if across else 0)
                wide = round(share) if across else first
                spot = pygame.Rect(left, rect.top + down * high, wide, high)
                if not isinstance(cell, Cell | Head):  # a button does not touch those beside it
                    spot = spot.inflate(0, -2 * style.px(AIR))
                cell.place(style, spot)
        heads = [each for row in self.rows for each in row if isinstance(each, Head)]
        for head in heads:
            head.most = 0
        least = min((head.fitting(style)[1].px for head in heads), default=0)
        for head in heads:
            head.most = least
        side = self._side(style)
        for down, face in enumerate(self.faces, start=1):
            spot = pygame.Rect(0, 0, side, side)
            spot.midleft = rect.left, rect.top + down * high + high // 2
            face.place(style, spot)
            first_cell = self.rows[down][0]
            if isinstance(first_cell, Cell):
                first_cell.lead = self._lead(style)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw a thin line under each row, and the cells."""
        assert self.style is not None
        high, thin = self._row(self.style), self.style.hairline()
        for number in range(1, len(self.rows)):
            top = self.rect.top + number * high
            under = pygame.Rect(self.rect.left, top, self.rect.width, thin)
            surface.fill(self.style.theme.line, under)
        if self.ruled:
            self._draw_rule(surface, self.style)
        super().draw(surface)

    def _draw_rule(self, surface: pygame.Surface, style: Style) -> None:
        """Draw the line of gold below heads that stand alone, or above sums."""
        thick = max(1, style.px(1.5))
        is_head = isinstance(self.rows[0][-1], Head)
        top = self.rect.bottom - thick if is_head else self.rect.top
        wide = self.rect.width - (style.px(GUTTER) if self.gutter else 0)
        surface.fill(style.theme.panel_edge, (self.rect.left, top, wide, thick))

    def _side(self, style: Style) -> int:
        """Return the side of a face in pixels."""
        return round(self._row(style) * FACE)

    def _lead(self, style: Style) -> float:
        """Return where the words beside a face begin, in units."""
        return self._side(style) / style.layout.scale + LEAD * 0.8

    def _first(self, style: Style, width: int) -> int:
        """Return the first column's width: beside faces or where it is to fit, more for longer
        words, up to a third of the grid or to half of it."""
        own = style.px(self.first)
        if not (self.faces or self.fits):
            return own
        lead, most = (self._lead(style), width // 3) if self.faces else (LEAD, width // 2)
        kind = style.type(style.theme.body_type)
        names = [block(row[0].label, kind, style.theme).size[0] for row in self.rows]
        return max(own, min(style.px(lead + LEAD) + max(names), most))

    def _row(self, style: Style) -> int:
        rows = FACE_ROW if self.faces else ROW_HEIGHT
        return round(style.type(style.theme.body_type).px * rows)


class Head(Widget):
    """A column's heading."""

    role = Role.HEADING
    leads = False

    def __init__(self, label: str = "") -> None:
        super().__init__(label)
        self.most = 0
        """The largest type in pixels, for all heads of a row to be alike; 0: any."""

    def fitting(self, style: Style) -> tuple[str, Type]:
        """Return the words and the type in which they fit one line."""
        px = style.type(style.theme.body_type).px
        kind = Type(Face.SERIF_BOLD, min(px, self.most or px), style.theme.title)
        return fit(self.label, kind, self.rect.width - style.px(8), 0.6)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the heading in one line."""
        style = self.style
        assert style is not None
        picture = line(*self.fitting(style))
        place = picture.get_rect(center=self.rect.center)
        if self.leads:
            place.left = self.rect.left + style.px(LEAD)
        surface.blit(picture, place)
