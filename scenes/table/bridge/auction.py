"""The auction as it is written, call by call; afterwards the contract and how far it is."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import pygame

from game.core.telling import Meaning
from game.core.words import _
from game.rulesets.bridge.contract import EAST, NORTH, SOUTH, WEST, Contract
from game.rulesets.bridge.meanings import Said
from game.rulesets.bridge.naming import seat_name
from game.rulesets.bridge.table import BridgeTable
from game.session.port import Port
from scenes.scene import Layout
from scenes.show.bar import TOP_BAR
from scenes.table.bridge.signs import call_sign, contract_sign
from scenes.table.game import Extra
from scenes.table.geometry import BACK_HEIGHT, Geometry
from scenes.table.reading import Explained
from scenes.ui.shapes import box, shadow
from scenes.ui.text import Face, Type, block, escape, fit, line, plain
from scenes.ui.widget import Role, Style, Widget

COLUMNS = (WEST, NORTH, EAST, SOUTH)
"""The players from the left, as auctions are written."""
CELL = (86.0, 26.0)
"""The room of a call, in units."""
BOX_ROOM = 124.0
"""What is left free for the bidding box above the hand, before it has stood there."""
FEWEST = 2
"""So many rows of calls are seen, if it takes standing on the cards of the player at the head."""
CORNER = (232.0, 92.0)
"""The size of the contract's card in the corner."""
LARGER = 1.15
"""By how much it grows at most in large type: a player sits below it."""


class CallCell(Explained):
    """One call of the auction, with what it shows."""

    role = Role.TEXT

    def __init__(self, markup: str, ink: str) -> None:
        super().__init__(markup)
        self.ink = ink

    @property
    def value(self) -> str:
        """What it shows."""
        return self.tip

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the call in the middle of its room."""
        style = self.style
        assert style is not None
        colour = style.theme.muted if self.ink == "muted" else style.theme.text
        kind = Type(Face.SANS_BOLD, min(style.type(18).px, style.px(20)), colour)
        words = block(self.label, kind, style.theme)
        left = self.rect.centerx - words.size[0] // 2
        words.draw(surface, (left, self.rect.centery - words.size[1] // 2))
        self.draw_focus(surface, style)


class AuctionTable(Extra):
    """While there is bidding, every call under its player; later the contract, in the corner."""

    role = Role.PICTURE

    def __init__(self, port: Port[Any, Any]) -> None:
        super().__init__(_("Auction"))
        self.names = port.names
        self.table: BridgeTable | None = None
        self._cells: list[CallCell] = []
        self._rows = 0
        self._above: tuple[Layout, float] | None = None
        """In which layout the bidding box has stood, and how far down there is room above it."""
        self._meaning_of_call: Callable[[Any], Meaning | None] = lambda _subject: None

    @property
    def children(self) -> Sequence[Widget]:
        """The calls that are seen."""
        return self._cells

    @property
    def subject(self) -> Contract | None:
        """The contract, once it stands in the corner."""
        table = self.table
        return None if table is None or table.is_bidding else table.contract

    def explain_each(self, meaning: Callable[[Any], Meaning | None]) -> None:
        """Take what tells the meaning of a call, and of the contract."""
        super().explain_each(meaning)
        self._meaning_of_call = meaning

    def tell(self, table: BridgeTable | None) -> None:
        """Take what is to be shown."""
        self.table = table
        if table is None or not table.is_bidding:
            self._cells = []
            self.repaint()
            return
        self._cells = [
            CallCell(call_sign(call.bid), "muted" if call.bid is None else "")
            for call in table.auction.calls
        ]
        for number, cell in enumerate(self._cells):
            cell.explain_by(partial(self._meaning_of_call, Said(number)))
        for cell in self._cells:
            cell.parent = self
        self.repaint()

    def stand(self, style: Style, geometry: Geometry) -> None:
        """Stand in the middle of the table while there is bidding, then in its corner."""
        px, table = style.px, self.table
        if table is None or not table.is_bidding:
            wide, high = CORNER if table is not None and table.contract else (0, 0)
            high *= min(LARGER, max(1.0, style.layout.text_scale))
            self.place(style, pygame.Rect(px(20), px(TOP_BAR + 14), px(wide), px(high)))
            return
        top = TOP_BAR + 12 + geometry.plate_high + BACK_HEIGHT
        room = self._room_above(style, geometry) - top
        if (missing := CELL[1] * (FEWEST + 1) + 12 - room) > 0:
            missing = min(missing, BACK_HEIGHT)
            top, room = top - missing, room + missing
        first = COLUMNS.index(table.auction.first)
        needed = -(-(first + len(self._cells) + 1) // 4)
        self._rows = max(1, min(int((room - 12) / CELL[1]) - 1, max(needed, 3)))
        wide, high = CELL[0] * 4 + 16, CELL[1] * (self._rows + 1) + 12
        left = geometry.middle[0] - wide / 2
        tall = px(top + high) - px(top)  # not a pixel beyond the room
        self.place(style, pygame.Rect(px(left), px(top), px(wide), tall))
        skipped = max(0, needed - self._rows)
        for number, cell in enumerate(self._cells, start=first):
            down = number // 4 - skipped
            cell.visible = down >= 0
            x, y = left + 8 + CELL[0] * (number % 4), top + 6 + CELL[1] * (down + 1)
            cell.place(style, pygame.Rect(px(x), px(y), px(CELL[0]), px(CELL[1])))

    def _room_above(self, style: Style, geometry: Geometry) -> float:
        """Return how far down there is room above the bidding box, in units."""
        layout = style.layout
        if self.floor is not None:
            self._above = layout, self.floor / layout.scale
        if self._above is not None and self._above[0] == layout:
            return self._above[1]
        return geometry.low - BOX_ROOM * max(1.0, layout.text_scale)

    @property
    def value(self) -> str:
        """The auction, or the contract, in words."""
        return "; ".join(plain(each) for each in self._contract())

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the board, and what stands on it."""
        style, table = self.style, self.table
        if style is None or table is None or not self.rect.width:
            return
        theme, rect, px = style.theme, self.rect, style.px
        blur = px(10)
        cast = shadow(rect.size, px(10), blur, 110)
        surface.blit(cast, (rect.left - blur, rect.top - blur + px(3)))
        fill = (theme.panel_top, theme.panel_bottom)
        surface.blit(box(rect.size, px(10), fill, theme.panel_edge, 1.25), rect.topleft)
        if table.is_bidding:
            self._draw_heads(surface, style, table)
            super().draw(surface)
        else:
            self._draw_contract(surface, style)

    def _draw_heads(self, surface: pygame.Surface, style: Style, table: BridgeTable) -> None:
        """Write the players over their columns, in red where they are vulnerable."""
        px, theme = style.px, style.theme
        for column, player in enumerate(COLUMNS):
            ink = theme.bad if table.is_vulnerable(player) else theme.title
            kind = Type(Face.SERIF_BOLD, min(style.type(16).px, px(18)), ink)
            words, kind = fit(f"{seat_name(player)[0]} {self.names[player]}", kind, px(80), 0.6)
            picture = line(words, kind)
            middle = self.rect.left + px(8 + CELL[0] * (column + 0.5)), self.rect.top + px(18)
            surface.blit(picture, picture.get_rect(center=middle))

    def _draw_contract(self, surface: pygame.Surface, style: Style) -> None:
        px, theme = style.px, style.theme
        sizes = (30, 15, 15)
        top = self.rect.top + px(6)
        for size, markup in zip(sizes, self._contract(), strict=False):
            face = Face.SANS_BOLD if size > 20 else Face.SANS
            kind = Type(face, min(style.type(size).px, px(size * LARGER)), theme.text)
            words = block(markup, kind, theme)
            if words.size[0] > self.rect.width - px(16):
                smaller = kind.px * (self.rect.width - px(16)) // words.size[0]
                words = block(markup, Type(face, max(9, smaller), theme.text), theme)
            words.draw(surface, (self.rect.centerx - words.size[0] // 2, top))
            top += words.size[1] + px(2)

    def _contract(self) -> Iterator[str]:
        """Yield the contract, who plays it, and how many tricks it still needs."""
        table = self.table
        if table is None or table.contract is None:
            return
        contract = table.contract
        yield contract_sign(contract)
        yield _("played by {player}").format(player=escape(self.names[contract.declarer]))
        yield _("**{won}** of {needed} tricks, defenders **{lost}**").format(
            won=table.tricks_of(contract.side),
            needed=table.aim_of(contract.side),
            lost=table.tricks_of(1 - contract.side),
        )
