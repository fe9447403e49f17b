"""What stands at the sides of the field: the zones of flyers, the log, the panel that tells."""

from collections.abc import Iterator, Sequence
from itertools import islice

import pygame

from game.core.protocols import Player
from game.core.words import _
from game.rulesets.berserk.unit import Spot
from scenes.battle.board.army import icon
from scenes.ui.boxes import Column
from scenes.ui.containers import Group
from scenes.ui.scroll import Scroll
from scenes.ui.shapes import box
from scenes.ui.text import escape
from scenes.ui.widget import Style, Widget
from scenes.ui.words import Ink, Words

LOG_LINES = 20
"""How many of the latest sentences stand at the left."""
NO_BREAK, SHORT = "\u00a0", 8
"""What stands between words that stay together, and how long the last one may be for that."""
BEYOND = 1_000_000
"""Farther down than any log goes, in pixels: a scroll area goes as far as there is anything."""
AT_ONCE = 2
"""How many lines of new sentences are drawn in a frame: the one before, now muted, is new too."""
NOWHERE = pygame.Surface((1, 1))
"""What is drawn on for the pictures that are made for it."""


class SkyZone(Widget):
    """The side zone of a player's flyers: a strip that the tokens lie on."""

    def __init__(self, player: Player) -> None:
        hint = _("Flyers wait here, beside the field: they strike any enemy. [BW-63]")
        super().__init__(hint=hint)
        self.player = player

    @property
    def takes_pointer(self) -> bool:
        """It tells what it is."""
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the strip."""
        assert self.style is not None
        rect, px = self.rect, self.style.px
        surface.blit(box(rect.size, px(10), (8, 16, 20), (60, 84, 92), 1.2, 0.62), rect.topleft)
        sign = icon("wings", px(44))
        surface.blit(sign, sign.get_rect(center=(rect.left + px(46), rect.centery)))


class LogView(Scroll):
    """The latest sentences of the log; the newest is in sight."""

    stays_put = True

    def __init__(self) -> None:
        self.lines = Column(gap=5)
        super().__init__(self.lines, steady=True)
        self._told: Sequence[str] = ()
        self._sentences: list[Words] = []
        """What stands there, or will as soon as its words have been drawn."""
        self._drawing: Iterator[None] | None = None
        """The lines of new sentences that are still to be drawn."""

    def tell(self, sentences: Sequence[str]) -> None:
        """Take the sentences, the newest last; all but the first are drawn before they stand."""
        latest = list(sentences[-LOG_LINES:])
        if latest == self._told:
            return
        older = dict(zip(self._told[:-1], self._sentences, strict=False))
        self._told = latest
        self._sentences = [
            older.pop(each) if each in older else _log_line(each, "muted") for each in latest[:-1]
        ]
        self._sentences += [_log_line(each, "text") for each in latest[-1:]]
        self._drawing = self._drawn_unseen()
        if not self.lines.children:
            self._stand()

    def update(self, dt: float) -> bool:
        """Draw new sentences where nobody sees them, a few lines in a frame, then let all stand
        there: both at once take too long for one."""
        if self._drawing is not None and len(list(islice(self._drawing, AT_ONCE))) < AT_ONCE:
            self._drawing = None
        elif self._drawing is None and self.lines.children != self._sentences:
            self._stand()
        return super().update(dt)

    def _drawn_unseen(self) -> Iterator[None]:
        """Draw new sentences, a line with each step."""
        style = self.lines.style
        for each in self._sentences:
            if each.style is None and style is not None:
                each.place(style, self.lines.rect)
                yield from each.pieces(NOWHERE)

    def _stand(self) -> None:
        self.lines.fill(*self._sentences)
        self.offset = BEYOND

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Stand there; where the newest sentence was in sight it stays so in another size."""
        if self.offset >= self.overflow:
            self.offset = BEYOND
        super().place(style, rect)


def _log_line(sentence: str, ink: Ink) -> Words:
    return Words(escape(_unbroken(sentence)), size=14, ink=ink)


def _unbroken(sentence: str) -> str:
    """Return the sentence with a short last word held to the one before: not alone on a line."""
    before, space, last = sentence.rpartition(" ")
    return f"{before}{NO_BREAK}{last}" if space and len(last) <= SHORT else sentence


class SideView(Scroll):
    """What is told beside the field, as much of it as there is room for.

    Whatever is pointed at newly is read from its first line, and a hint that gave way to it goes on
    where it was left.
    """

    stays_put = True

    def __init__(self, column: "SideColumn") -> None:
        super().__init__(column)
        self._read: object = None
        self._left: tuple[object, int] = (None, 0)
        """The hint that was read last, None for none, and how far down."""

    def turn_to(self, pointed: Spot | None, hint: Widget | None) -> None:
        """Let a spot be read of, or, where none is pointed at, a hint."""
        read = hint if pointed is None else pointed
        if read == self._read:
            return
        if not isinstance(self._read, int):
            self._left = self._read, self.offset
        self._read = read
        self.offset = self._left[1] if pointed is None and read is self._left[0] else 0


class SideColumn(Group):
    """The controls of the phase, which stay where they are, then what is told below them."""

    def __init__(self) -> None:
        super().__init__()
        self.told: Widget | None = None

    def tell(
        self,
        told: Widget | None,
        steady: Sequence[Widget],
        asked: Sequence[Widget] = (),
    ) -> None:
        """Take the controls, what is to be told, and what was asked for, which stands before it."""
        if isinstance(told, Words) and isinstance(self.told, Words) and told.is_like(self.told):
            told = self.told
        self.told = told
        words = (told,) if told is not None else ()
        self.hold((*steady, *asked, *words))

    @property
    def bounds(self) -> pygame.Rect:
        """Where it stands: nothing inside reaches beyond it."""
        return self.rect

    def natural_width(self, style: Style) -> int:
        """Return the width of the widest."""
        return max((each.natural_width(style) for each in self.shown), default=0)

    def height(self, style: Style, width: int) -> int:
        """Return the height of all."""
        gaps = style.px(12) * max(0, len(self.shown) - 1)
        return sum(each.height(style, width) for each in self.shown) + gaps

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Place one below the other."""
        super().place(style, rect)
        top = rect.top
        for each in self.shown:
            high = each.height(style, rect.width)
            each.place(style, pygame.Rect(rect.left, top, rect.width, high))
            top += high + style.px(12)
