"""What is played and what has been shown, on a small board at the head of the table."""

from typing import Any

import pygame

from game.core.protocols import Player
from game.core.telling import Thing
from game.core.words import _, many
from game.kit.cards import NO_TRUMP, SUIT_LETTERS, Card, Suit
from game.kit.german import faces
from game.rulesets.schnapsen.actions import BIDS
from game.rulesets.schnapsen.contracts import Aim
from game.rulesets.schnapsen.position import SchnapsenTable
from game.rulesets.schnapsen.scoring import SCHNEIDER
from game.rulesets.schnapsen.words import contract_name
from game.session.port import Port
from scenes.show.bar import TOP_BAR
from scenes.table.game import Extra
from scenes.table.geometry import PLATE, Geometry
from scenes.table.reading import written
from scenes.ui.shapes import box, shadow
from scenes.ui.text import Face, Type, block, escape, plain
from scenes.ui.widget import Role, Style

_FRENCH = str.maketrans("OU", "QJ")


def pack(own: str, faces: str) -> str:
    """Return the pack of pictures: the player's own, unless the faces are German."""
    return "german" if faces == "german" else own


def suit_code(letter: str) -> str:
    """Return the name of a suit's sign; its letter is the French one."""
    return f"G{letter}" if faces() == "german" and letter != "N" else letter


def suit_sign(suit: Suit) -> str:
    """Return a suit's sign in markup."""
    return f"{{{suit_code(SUIT_LETTERS[suit])}}}"


def write_card(notation: str) -> str:
    """Return a card, given in notation, as markup: its rank, then the sign of its suit."""
    suit, rank = notation[0], notation[1:]
    if faces() == "french":
        rank = rank.translate(_FRENCH)
    return written(suit + rank).replace(f"{{{suit}}}", f"{{{suit_code(suit)}}}")


def card_sign(card: Card) -> str:
    """Return a card as markup."""
    return write_card(str(card))


COUNTING = (Aim.POINTS, Aim.FOUR_TRICKS)
"""The aims for which card points count."""
NARROWEST = 240.0
"""The least width of the board in units."""
LINE = 24.0
"""The height of a line in units."""
MOST_GROWN = 1.35
"""How far the lines grow with the text."""


class DealBoard(Extra):
    """Says who plays what for how much, which marriages were shown, and the own side's points."""

    role = Role.PICTURE

    def __init__(self, port: Port[Any, Any]) -> None:
        super().__init__(_("This deal"))
        self.names = port.names
        self.seat: Player | None = port.seat
        standing: Any = port.standing
        self.shows_points = bool(standing.options.points_shown)
        self.table: SchnapsenTable | None = None

    def tell(self, table: SchnapsenTable | None) -> None:
        """Take what is to be shown."""
        before = self._lines()
        self.table = table
        if self._lines() != before:
            self.repaint()

    @property
    def subject(self) -> Any:
        """The contract, once there is one; before that the trumps."""
        table = self.table
        if table is None or table.named is None:
            return None
        return BIDS[table.contract] if table.contract else Thing.TRUMPS

    def stand(self, style: Style, geometry: Geometry) -> None:
        """Stand between the plates at the top, as wide as the words need it."""
        px, lines = style.px, self._lines()
        kind = self._type(style)
        needed = max((block(each, kind, style.theme).size[0] for each in lines), default=0)
        room = px(geometry.width - 2 * (PLATE[0] + 40))
        wide = min(room, max(px(NARROWEST), needed + px(56)))
        high = self._line(style) * len(lines) + px(14)
        left = (px(geometry.width) - wide) // 2
        self.place(style, pygame.Rect(left, px(TOP_BAR + 10), wide, high))

    @property
    def value(self) -> str:
        """The board in words."""
        return "; ".join(plain(markup) for markup in self._lines())

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the board and its lines."""
        style, lines = self.style, self._lines()
        if style is None or not lines:
            return
        theme, rect, px = style.theme, self.rect, style.px
        blur = px(10)
        cast = shadow(rect.size, px(10), blur, 110)
        surface.blit(cast, (rect.left - blur, rect.top - blur + px(3)))
        fill = (theme.panel_top, theme.panel_bottom)
        surface.blit(box(rect.size, px(10), fill, theme.panel_edge, 1.25), rect.topleft)
        kind, room = self._type(style), rect.width - px(16)
        widest = max(block(markup, kind, theme).size[0] for markup in lines)
        if widest > room:
            kind = Type(kind.face, max(9, kind.px * room // widest), kind.colour)
        top, high = rect.top + px(7), self._line(style)
        for markup in lines:
            words = block(markup, kind, theme)
            middle = rect.centerx - words.size[0] // 2, top + (high - words.size[1]) // 2
            words.draw(surface, middle)
            top += high
        self.draw_focus(surface, style)

    def _type(self, style: Style) -> Type:
        most = style.px(17 * MOST_GROWN)
        return Type(Face.SANS, min(style.type(17).px, most), style.theme.text)

    def _line(self, style: Style) -> int:
        """Return the height of a line in pixels."""
        return style.px(LINE * min(MOST_GROWN, max(1.0, style.layout.text_scale)))

    # -- the words

    def _lines(self) -> list[str]:
        table = self.table
        if table is None or table.named is None:
            return []
        lines = [self._contract(table)]
        if table.marriages:
            lines.append(self._marriages(table))
        counts = bool(table.contract) and table.row.aim in COUNTING
        if counts and self.seat is not None and self.shows_points:
            lines.append(self._own_points(table, self.seat))
        return lines

    def _contract(self, table: SchnapsenTable) -> str:
        assert table.named is not None
        named = suit_sign(table.named)
        if table.declarer is None:
            return _("Trumps {suit}").format(suit=named)
        parts = [
            _("{player} plays **{contract}**").format(
                player=escape(self.names[table.declarer]),
                contract=contract_name(table.contract),
            )
        ]
        none = table.trump == NO_TRUMP
        parts.append(_("no trumps") if none else _("trumps {suit}").format(suit=named))
        if table.stakes.unseen:
            parts.append(_("talon unseen, +1"))
        if table.stakes.multiplier > 1:
            said = _("Kontra") if table.stakes.multiplier == 2 else _("Rekontra")
            parts.append(f"{{gold}}**{said} ×{table.stakes.multiplier}**{{/}}")
        return "  ·  ".join(parts)

    def _marriages(self, table: SchnapsenTable) -> str:
        shown = [
            _("{player} {value} {suit}").format(
                player=escape(self.names[each.player]),
                value=each.value,
                suit=suit_sign(each.cards[0].suit),
            )
            for each in table.marriages
        ]
        return _("Marriages: {shown}").format(shown=", ".join(shown))

    def _own_points(self, table: SchnapsenTable, seat: Player) -> str:
        side = table.side(seat)
        if side.in_marriages and not side.tricks:
            return _("{n} points of marriages wait for your first trick").format(
                n=side.in_marriages
            )
        tone = "good" if side.is_enough else "gold" if side.points >= SCHNEIDER else "muted"
        told = many(
            "Your side: {points} card point", "Your side: {points} card points", side.points
        )
        return told.format(points=f"{{{tone}}}**{side.points}**{{/}}")
