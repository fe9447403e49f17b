"""What every control is: a place, a role, a name and a value, and what it does when asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

import pygame

from game.core.telling import Meaning
from game.core.words import _, marked, split_clause
from scenes.bindings import Action
from scenes.scene import Host, Pointer
from scenes.theme import Colour, Layout, Theme
from scenes.ui.text import Face, Type, plain

EDGE = 80
"""Pixels by which shadows and rings may reach beyond a widget's rectangle."""


class Role(StrEnum):
    """What kind of thing a widget is, in the words in which the screen is described."""

    GROUP = ""
    TEXT = marked("text")
    HEADING = marked("heading")
    BUTTON = marked("button")
    LINK = marked("link")
    TOGGLE = marked("switch")
    SLIDER = marked("slider")
    CHOICE = marked("choice")
    LIST = marked("list")
    TAB = marked("tabs")
    FIELD = marked("text field")
    PICTURE = marked("picture")
    SCROLL = marked("scroll area")


@dataclass(frozen=True, eq=False)
class Style:
    """What a widget needs to know to lay itself out and to draw itself."""

    layout: Layout
    theme: Theme
    on_paper: bool = False

    def px(self, units: float) -> int:
        """Return a length in pixels."""
        return self.layout.px(units)

    def type(self, units: float, face: Face = Face.SANS, colour: Colour | None = None) -> Type:
        """Return a type of this size, in the colour of running text unless another is given."""
        ink = self.theme.paper_text if self.on_paper else self.theme.text
        return Type(face, self.layout.type_px(units), colour or ink, self.on_paper)

    def hairline(self) -> int:
        """Return the thickness of the thinnest line: a pixel, more in the largest windows."""
        return max(1, round(self.layout.scale * 0.7))

    def control_height(self) -> int:
        """Return the height of a control of one line, which grows with the text."""
        return max(self.px(self.theme.control), round(self.type(self.theme.body_type).px * 1.9))

    @property
    def muted(self) -> Colour:
        """The colour of words that matter less."""
        return self.theme.paper_muted if self.on_paper else self.theme.muted

    def paper(self) -> Style:
        """Return the same style for what stands on paper."""
        return Style(self.layout, self.theme, on_paper=True)


class Grounds(Protocol):
    """The page that a widget stands on, as the widget sees it."""

    host: Host
    focused: Widget | None
    hovered: Widget | None

    def focus(self, widget: Widget | None, *, reveal: bool = True) -> None:
        """Give a widget the focus and scroll it into sight."""

    def repaint(self, widget: Widget | None = None) -> None:
        """Have the picture drawn again: all of it, or at least one widget."""

    def relayout(self, within: Widget | None = None) -> None:
        """Have every widget placed anew at the next update, or only what is inside of one."""

    def prepare(self, widget: Widget) -> None:
        """Have a widget that has just come made in pieces, before it is seen."""

    def refuse(self, reason: str) -> None:
        """Tell why something cannot be done."""


class Widget:
    """A control or a group of them.

    `hint` is shown beside it when the pointer rests on it or it has the focus. A widget that is
    not enabled still takes the focus and tells the `reason`.
    """

    role = Role.GROUP
    takes_focus = False
    is_dragged = False
    """Whether a press that moves belongs to the widget rather than to the scroll area around."""
    yields_to_tips = False
    """Whether the tip of another may lie over it: it stands among many, only to be read."""
    stays_put = False
    """Whether it stays in its place, as large as it is, whatever is put inside."""

    def __init__(
        self, label: str = "", *, hint: str = "", enabled: bool = True, reason: str = ""
    ) -> None:
        self.label = label
        self.hint = hint
        self.enabled = enabled
        self.reason = reason
        self.meaning: Meaning | None = None
        """What it stands for in the game, where it stands for anything."""
        self.visible = True
        self.parent: Widget | None = None
        self.owner: Grounds | None = None
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.style: Style | None = None
        self.is_focused = False
        self.is_advised = False
        """Whether a hint or a guide has named it."""
        self.is_hovered = False
        self.is_pressed = False

    @property
    def is_carried(self) -> bool:
        """Whether the mouse has pulled it from its place."""
        return False

    def put_back(self) -> None:
        """Be pressed no longer; what the mouse carries lies where it lay."""
        self.is_pressed = False

    # -- the tree

    @property
    def children(self) -> Sequence[Widget]:
        """The widgets inside this one, in the order in which they are read."""
        return ()

    def walk(self) -> Iterator[Widget]:
        """Yield this widget and all inside it, in reading order; hidden ones are left out."""
        if self.visible:
            yield self
            for child in self.children:
                yield from child.walk()

    def lineage(self) -> Iterator[Widget]:
        """Yield this widget, the one around it, and so on to the root."""
        widget: Widget | None = self
        while widget is not None:
            yield widget
            widget = widget.parent

    @property
    def page(self) -> Grounds | None:
        """The page that the widget stands on, None before it is put on one."""
        return next((w.owner for w in self.lineage() if w.owner is not None), None)

    @property
    def tip_beside(self) -> pygame.Rect:
        """What its hint stands beside: where it is seen."""
        return self.rect

    @property
    def shows_ring(self) -> bool:
        """Whether it has the focus, and it was named or the player uses keys or a pad."""
        page = self.page
        return self.is_focused and (self.is_advised or page is None or not page.host.uses_pointer)

    @property
    def is_lit(self) -> bool:
        """Whether it is seen without a ring, while the mouse is in use, that it has the focus."""
        return self.is_hovered or self.is_advised or self.wants_text

    def repaint(self) -> None:
        """Have the widget drawn again."""
        if (page := self.page) is not None:
            page.repaint(self)

    def relayout(self) -> None:
        """Have the page laid out again: the widget's size or its contents changed.

        Within something that `stays_put` only the inside of that is laid out.
        """
        if (page := self.page) is not None:
            fixed = (around for around in self.lineage() if around.stays_put)
            page.relayout(next(fixed, None))

    @property
    def bounds(self) -> pygame.Rect:
        """The part of the window it draws on, with shadows and rings: none before it stands."""
        return self.rect.inflate(EDGE, EDGE) if self.style is not None else self.rect

    # -- size and place

    def natural_width(self, style: Style) -> int:
        """Return the width in pixels that the widget would like."""
        return 0

    def height(self, style: Style, width: int) -> int:
        """Return the height in pixels that the widget needs at this width."""
        return 0

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Stand in this rectangle of the window."""
        self.style = style
        self.rect = pygame.Rect(rect)

    def shift(self, dx: int, dy: int) -> None:
        """Move with everything inside, as when scrolled."""
        self.rect.move_ip(dx, dy)
        for child in self.children:
            child.shift(dx, dy)

    def hit(self, at: tuple[int, int]) -> Widget | None:
        """Return the innermost widget at a place that answers to the pointer."""
        if not self.visible or not self.rect.collidepoint(at):
            return None
        for child in reversed(self.children):
            if (found := child.hit(at)) is not None:
                return found
        return self if self.takes_pointer else None

    @property
    def takes_pointer(self) -> bool:
        """Whether the pointer means anything to this widget."""
        return self.takes_focus

    @property
    def takes_press(self) -> bool:
        """Whether a click means anything to this widget, and not only a rest of the mouse."""
        return self.takes_focus

    # -- what happens to it

    def act(self, action: Action) -> bool:
        """Do what the player asks while this widget, or one inside it, has the focus."""
        return False

    def act_anywhere(self, action: Action) -> bool:
        """Do what the player asks of the page as a whole, wherever the focus is."""
        return False

    def point(self, pointer: Pointer) -> bool:
        """Take what the mouse did on this widget, or anywhere since it was pressed on it."""
        return False

    def write(self, text: str) -> None:
        """Take letters; only while `wants_text`."""

    def compose(self, text: str) -> None:
        """Show what an input method is putting together; only while `wants_text`."""

    @property
    def wants_text(self) -> bool:
        """Whether the widget takes letters while it has the focus."""
        return False

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; return whether the picture changed."""
        return False

    def meant(self) -> Meaning | None:
        """Return what it stands for in the game now, None for nothing that needs words."""
        return self.meaning

    def rivals_of(self, tipped: Widget) -> Sequence[Widget]:
        """Return what inside of this the tip of something inside must not seem to tell of."""
        return ()

    def tells_of(self, other: Widget) -> bool:
        """Tell whether its words are of another, while that is pointed at."""
        return False

    # -- what it looks and reads like

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the widget; change nothing."""
        seen = surface.get_clip().inflate(EDGE, EDGE)
        for child in self.children:
            if child.visible and seen.colliderect(child.rect):
                child.draw(surface)

    def pieces(self, surface: pygame.Surface) -> Iterator[None]:
        """Draw it for the pictures that it makes: in one step, or in more where it takes long."""
        self.draw(surface)
        yield

    @property
    def value(self) -> str:
        """What the widget is set to, in words."""
        return ""

    def describe(self) -> str:
        """Return the widget in words: its name, its role, its value, and why it cannot be used."""
        parts = [plain(self.label), _(self.role.value) if self.takes_focus else "", self.value]
        if not self.enabled:
            parts.append(
                _("not available: {reason}").format(reason=plain(self.reason or self.label))
            )
        return ", ".join(part for part in parts if part)

    def parts(self) -> Iterator[tuple[str, pygame.Rect]]:
        """Yield the words and the place of each part that can be clicked apart from the others."""
        return iter(())

    @property
    def clause(self) -> str:
        """The clause of the rules, or the row of a table there, that tells of it, "" for none."""
        meaning = self.meant()
        return meaning.rule if meaning else split_clause(f"{self.label} {self.tip}")[1]

    @property
    def tip(self) -> str:
        """What is shown beside the widget when the pointer rests on it."""
        return self.hint if self.enabled else self.reason or self.hint
