"""The guide of a lesson: a sheet of paper that says what there is to know."""

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game.core.protocols import Event, Player
from game.core.words import _
from scenes.show.lesson import Lesson, Remark
from scenes.ui.button import Button, ButtonKind
from scenes.ui.shapes import box, shadow
from scenes.ui.text import Block, Face, block, plain
from scenes.ui.widget import Role, Style, Widget

MOST_TEXT = 1.25
"""The text size beyond which the guide does not grow: there are cards to be seen."""
LEAST_TEXT = 0.75
"""How much smaller its words may become where the sheet has no room to grow."""
STEP = 0.05
"""By how much they become smaller at a time."""


class Guide(Widget):
    """Says what the script of a lesson has for questions and events.

    `seat` is the person's. A remark that waits has a button below it, and the next of them comes
    when it is pressed. Where the sheet stands is a subclass's business.
    """

    role = Role.TEXT

    def __init__(self, lesson: Lesson, seat: Player = 0) -> None:
        super().__init__()
        self.lesson, self.seat = lesson, seat
        self.remark: Remark | None = None
        self.told: list[str] = []
        """The headlines so far."""
        self._later: deque[Remark] = deque()
        self._on_read: Callable[[], object] = lambda: None
        self._go_on = Button(_("Go on"), self.read, kind=ButtonKind.PRIMARY, most=22)
        self._go_on.parent = self
        self._size = 1.0
        """How large the words are, as a part of what they would be with room enough."""

    @property
    def title(self) -> str:
        """What the table is called instead of the game."""
        return _("First lesson")

    @property
    def children(self) -> Sequence[Widget]:
        """The button, while a remark waits."""
        return (self._go_on,) if self.is_waiting else ()

    def tells_of(self, other: Widget) -> bool:
        """Its words are to be read with whatever is pointed at."""
        return self.remark is not None and other not in self.children

    # -- what is said

    @property
    def is_waiting(self) -> bool:
        """Whether the table is to stand still until the person has read."""
        return self.remark is not None and self.remark.waits

    @property
    def is_asking(self) -> bool:
        """Whether the person is to do just what it says."""
        return bool(self.wants)

    @property
    def wants(self) -> Sequence[str]:
        """The decisions it asks for, in notation; none where the person is free."""
        return () if self.remark is None else self.remark.wants

    def asked(self, view: Any, legal: Sequence[Any]) -> None:
        """Explain what the person is asked; `view` is of the person's seat."""
        self._say(self.lesson.asked(view, legal))

    def holds(self, event: Event, names: Sequence[str]) -> bool:
        """Tell whether there is something to be read after an event before the table goes on."""
        return any(each.waits for each in self.lesson.happened(event, self.seat, names))

    def happened(self, event: Event, names: Sequence[str]) -> None:
        """Explain something that has happened."""
        remarks = self.lesson.happened(event, self.seat, names)
        if remarks:
            self._later = deque(remarks[1:])
            self._say(remarks[0])

    def when_read(self, does: Callable[[], object]) -> None:
        """Take what is to be done when the last remark that waits has been read."""
        self._on_read = does
        if (page := self.page) is not None:
            page.focus(self._go_on)

    def read(self) -> None:
        """The person has read: say the next, or let the table go on."""
        if self._later:
            self._say(self._later.popleft())
            return
        self.fall_silent()
        does, self._on_read = self._on_read, lambda: None
        does()

    def fall_silent(self) -> None:
        """Say nothing for now; nothing waits any longer."""
        self._later.clear()
        self.remark = None
        self.label = ""
        self.relayout()

    def against(self, actions: Sequence[Any], called: Callable[[str], str]) -> str:
        """Return that something else is asked for now, and what, as it is `called`; "" where these
        are welcome."""
        remark = self.remark
        if remark is None or remark.welcomes(actions):
            return ""
        words = _("In a match you may; for the lesson do as the guide says: {asked}.")
        return words.format(asked=self.asked_for(called))

    def asked_for(self, called: Callable[[str], str]) -> str:
        """Return what the person is asked to do, as it is `called`; "" where he is free."""
        remark = self.remark
        if remark is None:
            return ""
        between = ", " if remark.together or remark.in_turn else " / "
        return between.join(map(called, remark.wants))

    def _say(self, remark: Remark) -> None:
        self.told.append(remark.title)
        if remark != self.remark:
            self.remark = remark
            self.label = f"{remark.title}. {plain(remark.told(has_pointer=True))}"
            self.repaint()
            self.relayout()

    # -- where it stands

    def height_in(self, style: Style, width: int, size: float = 1.0) -> int:
        """Return how high the sheet is with the words of this size."""
        title, words = self._blocks(style, width, size)
        high = title.size[1] + words.size[1] + style.px(38)
        if self.is_waiting:
            high += self._go_on.height(style, width) + style.px(10)
        return high

    def shrunk_to(self, style: Style, width: int, room: int) -> int:
        """Let the words be as much smaller as it takes not to be higher than this, if that is to be
        had; return how high the sheet is then."""
        self._size = 1.0
        while (high := self.height_in(style, width, self._size)) > room:
            if self._size <= LEAST_TEXT:
                break
            self._size -= STEP
        return high

    def stand_in(self, style: Style, rect: pygame.Rect) -> None:
        """Take up a place as wide as it is, with the button at its foot."""
        self.place(style, rect)
        if self.is_waiting:
            wide = min(self._go_on.natural_width(style), rect.width - style.px(28))
            spot = pygame.Rect(0, 0, wide, self._go_on.height(style, rect.width))
            spot.bottomright = self.rect.right - style.px(14), self.rect.bottom - style.px(12)
            self._go_on.place(style, spot)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the sheet, the words and the button."""
        style = self.style
        if self.remark is None or style is None or not self.rect.width:
            return
        theme, rect, pad = style.theme, self.rect, style.px(16)
        blur = style.px(12)
        cast = shadow(rect.size, style.px(theme.radius), blur, 130)
        surface.blit(cast, (rect.left - blur, rect.top - blur + style.px(3)))
        edge = max(1.0, 1.5 * style.layout.scale)
        ground = box(rect.size, style.px(theme.radius), theme.paper, theme.gold, edge)
        surface.blit(ground, rect.topleft)
        title, words = self._blocks(style, rect.width, self._size)
        title.draw(surface, (rect.left + pad, rect.top + style.px(12)))
        words.draw(surface, (rect.left + pad, rect.top + style.px(18) + title.size[1]))
        super().draw(surface)

    def _blocks(self, style: Style, width: int, size: float) -> tuple[Block, Block]:
        assert self.remark is not None
        paper, theme = style.paper(), style.theme
        room = width - 2 * style.px(16)
        shrunk = size * min(1.0, MOST_TEXT / style.layout.text_scale)
        head = paper.type(20 * shrunk, Face.SERIF_BOLD, theme.paper_title)
        text = paper.type(16 * shrunk)
        return (
            block(self.remark.title, head, theme, room),
            block(self.remark.told(has_pointer=True), text, theme, room),
        )
