"""The score sheet: a line for each deal, and the arithmetic of every number."""

from collections.abc import Sequence

import pygame

from game.core.words import _
from game.kit.cards import SUIT_LETTERS
from game.rulesets.whist.events import DealScored
from game.rulesets.whist.scoring import SCHEMES, arithmetic, points_text
from game.rulesets.whist.standing import DealResult, WhistStanding
from scenes.scene import Action, Cover
from scenes.ui.boxes import Column, Frame, Panel, Row
from scenes.ui.button import Button, Kind
from scenes.ui.page import Page
from scenes.ui.ring import draw_ring
from scenes.ui.scroll import GUTTER, Scroll
from scenes.ui.text import Face, Type, block, escape, fit, line
from scenes.ui.widget import Group, Role, Style, Widget
from scenes.ui.words import Words

DEAL_COLUMN = 132.0
ROW_HEIGHT = 1.75
"""A row's height as a multiple of the type size."""


class Cell(Widget):
    """One entry of the sheet: words on a line, with what explains them."""

    role = Role.TEXT
    takes_focus = True

    def __init__(self, markup: str, explained: str, ink: str = "") -> None:
        super().__init__(markup, hint=explained)
        self.ink = ink

    @property
    def value(self) -> str:
        """The explanation."""
        return self.hint

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the words in the middle of the cell."""
        style = self.style
        assert style is not None
        theme, rect = style.theme, self.rect
        if self.is_hovered:
            surface.fill(theme.hover, rect)
        kind = style.type(theme.body_type)
        colour = {"good": theme.good, "bad": theme.bad, "muted": theme.muted}.get(
            self.ink, theme.text
        )
        words = block(self.label, Type(kind.face, kind.px, colour), theme)
        if words.size[0] > rect.width - 4:
            smaller = max(9, kind.px * (rect.width - 4) // words.size[0])
            words = block(self.label, Type(kind.face, smaller, colour), theme)
        left = rect.left + (rect.width - words.size[0]) // 2
        words.draw(surface, (left, rect.centery - words.size[1] // 2))
        if self.is_focused:
            draw_ring(surface, style, rect.inflate(-6, -6))


class Entry(Cell):
    """A player's deal on the sheet: tricks and bid small at the left, the total at the right."""

    def __init__(self, share: str, total: str, explained: str, is_made: bool) -> None:
        super().__init__(f"{share}, {total}", explained)
        self.share, self.total, self.is_made = share, total, is_made

    def draw(self, surface: pygame.Surface) -> None:
        """Draw both numbers, with a tick before those of a bid that was made."""
        style = self.style
        assert style is not None
        theme, rect = style.theme, self.rect
        if self.is_hovered:
            surface.fill(theme.hover, rect)
        kind = style.type(theme.body_type)
        px = min(kind.px, max(9, rect.width // 7))
        share = f"{{good}}✓ {self.share}{{/}}" if self.is_made else self.share
        left = block(share, Type(kind.face, px, theme.muted), theme)
        right = block(f"**{self.total}**", Type(kind.face, px, theme.text), theme)
        top = rect.centery - left.size[1] // 2
        middle = rect.left + round(rect.width * 0.56)
        left.draw(surface, (middle - style.px(8) - left.size[0], top))
        right.draw(surface, (middle + style.px(8), top))
        if self.is_focused:
            draw_ring(surface, style, rect.inflate(-6, -6))


class Grid(Group):
    """Rows of cells: a narrow first column, the rest shared evenly.

    With `gutter` it leaves room at the right, as the bar of a scroll area does.
    """

    def __init__(self, rows: Sequence[Sequence[Widget]], *, gutter: bool = False) -> None:
        self.rows = rows
        self.gutter = gutter
        super().__init__(*(cell for row in rows for cell in row))

    def natural_width(self, style: Style) -> int:
        """Return the width the grid would like."""
        return style.px(DEAL_COLUMN + 120 * (len(self.rows[0]) - 1))

    def height(self, style: Style, width: int) -> int:
        """Return the height of all rows."""
        return self._row(style) * len(self.rows)

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Place the cells."""
        super().place(style, rect)
        first, high = style.px(DEAL_COLUMN), self._row(style)
        for down, row in enumerate(self.rows):
            room = rect.width - (style.px(GUTTER) if self.gutter else 0)
            share = (room - first) / max(1, len(row) - 1)
            for across, cell in enumerate(row):
                left = rect.left + (round(first + share * (across - 1)) if across else 0)
                wide = round(share) if across else first
                cell.place(style, pygame.Rect(left, rect.top + down * high, wide, high))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw a thin line under each row, and the cells."""
        assert self.style is not None
        high = self._row(self.style)
        for number in range(1, len(self.rows)):
            under = pygame.Rect(self.rect.left, self.rect.top + number * high, self.rect.width, 1)
            surface.fill(self.style.theme.line, under)
        super().draw(surface)

    def _row(self, style: Style) -> int:
        return round(style.type(style.theme.body_type).px * ROW_HEIGHT)


class Head(Widget):
    """A column's heading."""

    role = Role.HEADING

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the heading in one line."""
        style = self.style
        assert style is not None
        theme = style.theme
        kind = Type(Face.SERIF_BOLD, style.type(theme.body_type).px, theme.title)
        words, kind = fit(self.label, kind, self.rect.width - style.px(8), 0.6)
        picture = line(words, kind)
        surface.blit(picture, picture.get_rect(center=self.rect.center))


class ScoreSheet(Page[None]):
    """Every deal of the match so far, and the totals."""

    cover = Cover.VEIL

    def __init__(self, standing: WhistStanding, names: Sequence[str]) -> None:
        super().__init__()
        self.title = _("Score sheet")
        self.standing = standing
        self.names = names

    def build(self) -> Widget:
        """Return the sheet, the totals below, and the way back."""
        scheme = SCHEMES[self.standing.options.scoring]
        rule = _("{scheme}: made {made}; missed {missed}.").format(
            scheme=_(scheme.title), made=_(scheme.made_words), missed=_(scheme.missed_words)
        )
        heads = Grid([[Head(_("Deal")), *(Head(name) for name in self.names)]], gutter=True)
        totals = [points_text(score) for score in self.standing.scores]
        sums = Grid(
            [[Head(_("Total")), *(Cell(f"**{each}**", _("Total so far")) for each in totals)]],
            gutter=True,
        )
        body: Widget = Words(_("No deal has been scored yet."), ink="muted", align="centre")
        if self.standing.results:
            body = Grid([self._row(n, r) for n, r in enumerate(self.standing.results, start=1)])
        back = Button(_("Back"), self.cancel, kind=Kind.PRIMARY)
        parts = (Words(rule, size=15, ink="muted"), heads, Scroll(body), sums)
        column = Column(*parts, Row(back, align="right"), gap=10)
        return Frame(Panel(column, title=self.title), most=1080, full=False)

    def _row(self, number: int, result: DealResult) -> list[Widget]:
        suit = SUIT_LETTERS[result.trump]
        deal = Cell(
            f"{number}.  {result.cards} {{{suit}}}",
            _("Deal {number}: {cards} cards each, {dealer} dealt").format(
                number=number, cards=result.cards, dealer=self.names[result.dealer]
            ),
            "muted",
        )
        totals = [
            sum(each.points[player] for each in self.standing.results[:number])
            for player in range(len(self.names))
        ]
        return [deal, *(self._cell(result, p, total) for p, total in enumerate(totals))]

    def _cell(self, result: DealResult, player: int, total: float) -> Cell:
        outcome = result.outcome(player)
        told = f"{self.names[player]}: {arithmetic(outcome, result.points[player])}"
        share = f"{outcome.tricks}/{outcome.bid}"
        return Entry(share, points_text(total), told, outcome.made)

    def first_focus(self) -> Widget | None:
        """Return the way back."""
        return next(w for w in self.root.walk() if w.role is Role.BUTTON)

    def act(self, action: Action, at: tuple[int, int] | None = None) -> bool:
        """Close with the key that opened it, too."""
        if action is Action.SCORES:
            self.cancel()
            return True
        return super().act(action, at)

    def cancel(self) -> None:
        """Go back to the table."""
        self.done(None)


class DealResultPage(Page[None]):
    """What a deal has brought to each player, with its arithmetic; waits to be read."""

    cover = Cover.VEIL

    def __init__(self, event: DealScored, standing: WhistStanding, names: Sequence[str]) -> None:
        super().__init__()
        self.event = event
        self.standing = standing
        self.names = names
        self.title = _("Deal {number} is over").format(number=standing.deals_played)

    def build(self) -> Widget:
        """Return one line a player, best total first."""
        result = self.event.result
        low = SCHEMES[self.standing.options.scoring].low_wins
        order = sorted(
            range(len(self.names)), key=lambda p: self.event.totals[p] * (1 if low else -1)
        )
        rows: list[Sequence[Widget]] = [
            [Head(""), Head(_("Bid")), Head(_("Took")), Head(_("Points")), Head(_("Total"))]
        ]
        rows += [self._row(result, player) for player in order]
        go_on = Button(_("Continue"), self.cancel, kind=Kind.PRIMARY)
        column = Column(Grid(rows), Row(go_on, align="right"), gap=20)
        return Frame(Panel(column, title=self.title), most=720, full=False)

    def _row(self, result: DealResult, player: int) -> list[Widget]:
        outcome = result.outcome(player)
        told = f"{self.names[player]}: {arithmetic(outcome, result.points[player])}"
        points = result.points[player]
        sign = "+" if points > 0 else ""
        ink = "good" if outcome.made else "bad" if points < 0 else "muted"
        cells = (
            f"**{escape(self.names[player])}**",
            str(outcome.bid),
            f"{outcome.tricks}" + (" {good}✓{/}" if outcome.made else ""),
            f"{{{ink}}}{sign}{points_text(points)}{{/}}",
            f"**{points_text(self.event.totals[player])}**",
        )
        return [Cell(words, told) for words in cells]

    def first_focus(self) -> Widget | None:
        """Return the button that goes on."""
        return next(w for w in self.root.walk() if w.role is Role.BUTTON)

    def cancel(self) -> None:
        """Go on with the match."""
        self.done(None)
