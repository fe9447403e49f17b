"""The board of contracts on the table: what is open, what it is worth, what has been bid."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from game.core.telling import Meaning
from game.core.words import _, many
from game.kit.cards import NO_TRUMP, SUIT_LETTERS
from game.rulesets.berzerka.actions import Pick
from game.rulesets.berzerka.board import Box
from game.rulesets.berzerka.contracts import AT_HALF, EVERY_TRICK, HALF
from game.rulesets.berzerka.declared import Declared
from game.rulesets.berzerka.position import BerzerkaTable, Phase
from game.rulesets.berzerka.words import ranking_name
from game.session.port import Port
from scenes.show.bar import TOP_BAR
from scenes.table.game import Extra
from scenes.table.geometry import PLATE, Geometry
from scenes.table.reading import Explained
from scenes.ui.shapes import box, shadow
from scenes.ui.text import Face, Type, block, fit, line, plain
from scenes.ui.widget import Role, Style, Widget

ROW = 23.0
"""The height of a contract's line, in units."""
FEW = 8
"""So many contracts stand in two columns, and may grow with the words up to `ROOMY` times."""
ROOMY = 1.35
FULL = 1.1
"""How much a longer board may grow: down to the cards of the trick."""
HEAD = 53.0
"""The height of the two lines that say what is played, in units."""
LINE = 22.0
"""The height of one of them, in units."""
SIDE = 10.0
"""How far the boxes stand from the edges of the board, in units."""
BEFORE_THE_FIRST = (Phase.BOARD, Phase.COPY)
"""The phases in which the board is still made, before the first hand."""


class BoxPlace(Explained):
    """Where a contract stands on the board; the board draws it."""

    role = Role.PICTURE

    def __init__(self, contract: str, title: str) -> None:
        super().__init__(title)
        self.contract = contract

    def describe(self) -> str:
        """Say nothing: the board tells of all of them."""
        return ""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the ring of the focus."""
        if self.style is not None:
            self.draw_focus(surface, self.style)


class ContractBoard(Extra):
    """The boxes of the board, lit while open; above them what is played and which card is high."""

    role = Role.PICTURE

    def __init__(self, port: Port[Any, Any]) -> None:
        super().__init__(_("Board of contracts"))
        self._names = port.names
        self.table: BerzerkaTable | None = None
        self.is_covered = False
        """Whether a question stands where the boxes would, and names the contracts itself."""
        self._places: list[BoxPlace] = []
        self._meaning: Callable[[Any], Meaning | None] | None = None

    def tell(self, table: BerzerkaTable | None) -> None:
        """Take what is to be shown."""
        self.table = table
        boxes = self._boxes()
        if [each.id for each in boxes] != [each.contract for each in self._places]:
            self._places = [BoxPlace(each.id, each.title) for each in boxes]
            for place in self._places:
                place.parent = self
            self._explain_places()
            self.relayout()
        self.repaint()

    @property
    def children(self) -> Sequence[Widget]:
        """Where each contract stands."""
        return self._places

    def explain_each(self, meaning: Callable[[Any], Meaning | None]) -> None:
        """Take what tells the meaning of a contract."""
        self._meaning = meaning
        self._explain_places()

    def _explain_places(self) -> None:
        if self._meaning is not None:
            for place in self._places:
                place.explain_by(partial(self._meaning, Pick(place.contract)))

    def stand(self, style: Style, geometry: Geometry) -> None:
        """Stand between the plates at the top."""
        xs = sorted(x for x, y in geometry.plates if y < geometry.height / 2)
        left, right = xs[0] + PLATE[0] / 2 + 16, xs[-1] - PLATE[0] / 2 - 16
        rows = -(-len(self._boxes()) // self._columns())
        px, grown, top = style.px, self._grown(style), style.px(TOP_BAR + 10)
        high = px((HEAD + ROW * rows) * grown + SIDE - 3)
        self.is_covered = self.floor is not None and top + high > self.floor
        if self.floor is not None and self.is_covered:
            high = px((HEAD if top + px(HEAD * grown) <= self.floor else LINE + 10) * grown)
        self.place(style, pygame.Rect(px(left), top, px(right - left), high))
        for place, spot in zip(self._places, self._spots(style), strict=True):
            place.place(style, pygame.Rect(0, 0, 0, 0) if self.is_covered else spot)

    def _spots(self, style: Style) -> list[pygame.Rect]:
        """Return where each contract stands."""
        px, columns, grown = style.px, self._columns(), self._grown(style)
        wide = (self.rect.width - 2 * px(SIDE) + px(4)) // columns
        return [
            pygame.Rect(
                self.rect.left + px(SIDE) + number % columns * wide,
                self.rect.top + px((HEAD + ROW * (number // columns)) * grown),
                wide - px(4),
                px(ROW * grown - 3),
            )
            for number in range(len(self._boxes()))
        ]

    def _boxes(self) -> Sequence[Box]:
        table = self.table
        return () if table is None or table.phase in BEFORE_THE_FIRST else table.boxes

    def _grown(self, style: Style) -> float:
        """Return how much larger than usual the lines are; a long board has little room to grow."""
        most = ROOMY if len(self._boxes()) <= FEW else FULL
        return min(most, max(1.0, style.layout.text_scale))

    def _columns(self) -> int:
        return 2 if len(self._boxes()) <= FEW else 3

    @property
    def value(self) -> str:
        """The board in words."""
        if self.table is None:
            return ""
        parts = [
            _("{contract}: {value}").format(contract=each.title, value=each.value)
            if each.is_open
            else _("{contract}: played").format(contract=each.title)
            for each in self._boxes()
        ]
        return "; ".join([*parts, *map(plain, self._lines(self.table))])

    # -- the picture

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the board, what is played, and the boxes."""
        style, table = self.style, self.table
        if style is None or table is None or not self._boxes():
            return
        theme, rect, px = style.theme, self.rect, style.px
        blur = px(10)
        cast = shadow(rect.size, px(10), blur, 110)
        surface.blit(cast, (rect.left - blur, rect.top - blur + px(3)))
        fill = (theme.panel_top, theme.panel_bottom)
        edge = max(1.0, theme.edge * style.layout.scale)
        surface.blit(box(rect.size, px(10), fill, theme.panel_edge, edge), rect.topleft)
        grown = self._grown(style)
        kind = Type(Face.SANS, min(style.type(16).px, px(18 * grown)), theme.text)
        top = rect.top + px(6)
        room = rect.width - px(16)
        lines = self._lines(table)[: max(1, int(rect.height / px(LINE * grown)))]
        widest = max(block(markup, kind, theme).size[0] for markup in lines)
        if widest > room:
            kind = Type(kind.face, max(9, kind.px * room // widest), kind.colour)
        for markup in lines:
            words = block(markup, kind, theme)
            words.draw(surface, (rect.centerx - words.size[0] // 2, top))
            top += px(LINE * grown)
        if not self.is_covered:
            self._draw_boxes(surface, style, table)

    def _draw_boxes(self, surface: pygame.Surface, style: Style, table: BerzerkaTable) -> None:
        theme, px = style.theme, style.px
        grown = self._grown(style)
        best = table.standing_bid
        played = table.declared.box.id if table.declared else ""
        for each, spot in zip(self._boxes(), self._spots(style), strict=True):
            is_lit = each.id == played or (not played and best and best.contract == each.id)
            ink = theme.text if each.is_open else theme.faint
            if is_lit:
                surface.blit(box(spot.size, px(6), theme.gold), spot.topleft)
                ink = theme.on_gold
            elif each.is_open:
                surface.blit(box(spot.size, px(6), theme.well, theme.well_edge), spot.topleft)
            worth = f"×{each.value}" if each.is_open else "–"
            size = min(style.type(14).px, px(16 * grown))
            value = line(worth, Type(Face.SANS_BOLD, size, ink))
            room = spot.width - value.get_width() - px(26)
            name, kind = fit(each.title, Type(Face.SANS, size, ink), room, 0.6)
            words = line(name, kind)
            middle = spot.centery
            surface.blit(words, (spot.left + px(10), middle - words.get_height() // 2))
            at = spot.right - px(10) - value.get_width(), middle - value.get_height() // 2
            surface.blit(value, at)
            left = spot.left + px(20) + words.get_width()
            said, small = self._said_on(table, each.id), Type(Face.SANS, max(9, size - 2), ink)
            told, kind = fit(said, small, at[0] - px(8) - left)
            if said and told == said:
                picture = line(told, kind)
                spot_at = at[0] - px(8) - picture.get_width(), middle - picture.get_height() // 2
                surface.blit(picture, spot_at)
        for place in self._places:
            place.draw(surface)

    def _said_on(self, table: BerzerkaTable, contract: str) -> str:
        """Return who bids on a contract as the auction stands, and how much: "Mira +0"."""
        if table.declared is not None:
            return ""
        last = {
            name: bids[-1]
            for player, name in enumerate(self._names)
            if player not in table.auction.out and (bids := table.auction.bids_of(player))
        }
        return ", ".join(
            f"{name} +{bid.overbid}" for name, bid in last.items() if bid.contract == contract
        )

    def _lines(self, table: BerzerkaTable) -> list[str]:
        """Return what is played and what is high, in markup."""
        declared = table.declared
        if declared is None:
            best = table.standing_bid
            said = _("No bid yet")
            if best is not None:
                title = next(each.title for each in self._boxes() if each.id == best.contract)
                said = _("Highest bid: {contract} +{n}").format(contract=title, n=best.overbid)
            signs = _("×: what first place is worth; +: the declarer’s overbid")
            return [f"**{said}**", f"{{muted}}{signs}{{/}}"]
        rules = declared.rules
        overbid = f" +{declared.overbid}" if declared.overbid else ""
        aim = _(rules.objective.words)
        return [
            f"**{{gold}}{declared.box.title}{overbid}{{/}}**: {aim}",
            "  ·  ".join(self._terms(table, declared)),
        ]

    def _terms(self, table: BerzerkaTable, declared: Declared) -> list[str]:
        """Return trump, ranking and what turns when."""
        terms = []
        if declared.trump is not None:
            none = declared.trump == NO_TRUMP
            sign = _("no trumps") if none else f"{{{SUIT_LETTERS[declared.trump]}}}"
            terms.append(sign if none else _("trumps {suit}").format(suit=sign))
        if declared.pain is not None:
            pain = f"{{{SUIT_LETTERS[declared.pain]}}}"
            terms.append(_("pain suit {suit}").format(suit=pain))
        if declared.inverted is not None:
            terms.append(f"**{ranking_name(table.inverted)}**")
        if declared.rules.turns == AT_HALF and sum(table.taken) < HALF:
            left = HALF - sum(table.taken)
            terms.append(many("turns in {n} trick", "turns in {n} tricks", left).format(n=left))
        elif declared.rules.turns == EVERY_TRICK:
            terms.append(_("turns after every trick"))
        return terms
