"""A page: widgets on their ground, hints beside controls, a legend, and short notices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

import pygame

from game.core.words import _, marked
from scenes.bindings import DIRECTIONS, Action
from scenes.scene import Cover, Point, Pointer
from scenes.ui.button import Button
from scenes.ui.felt import felt
from scenes.ui.focus import visible_part
from scenes.ui.notices import (
    OWN,
    draw_legend,
    draw_tip,
    draw_toast,
    legend_lift,
    tip_set,
    toast_place,
)
from scenes.ui.text import Block, plain
from scenes.ui.tree import WidgetScene
from scenes.ui.widget import Widget
from scenes.ui.words import Words

R = TypeVar("R")

TIP_AFTER = 0.5
"""Seconds that the pointer rests, or the focus stays, before the hint is shown."""
NEAR = 640, 400
"""How wide and high the part of the window is around a control whose words its tip leaves to be
read, in units."""
TOAST_FOR = 3.0
"""Seconds that a notice stays."""
USING_FOCUS = frozenset({*DIRECTIONS, Action.NEXT, Action.PREVIOUS, Action.CONFIRM})
"""What is done with the control in focus, or from there."""


def copied(rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """Return rectangles that stay as they are when those move."""
    return [each.copy() for each in rects]


class Page(WidgetScene[R]):
    """A scene of widgets that tells more of the one in use, and shows notices."""

    toast_lift = 24.0
    """How far above the window's foot notices are shown, in units."""
    legend: Sequence[tuple[Action, str]] = (
        (Action.CONFIRM, marked("Choose")),
        (Action.CANCEL, marked("Back")),
    )
    """What stands at the foot beside the keys or buttons that do it, while these are in use."""

    def __init__(self) -> None:
        super().__init__()
        self._toast = ""
        self._toast_left = 0.0
        self._tip_set: tuple[object, tuple[Block, pygame.Rect]] | None = None
        """What the latest tip was set for, and how."""
        self._tip_asked: tuple[Widget | None, str, bool] = None, "", False
        """Of which control's tip it was asked last whether it tells more, and the answer."""
        self._is_on_top = True
        self._is_mouse_last = False
        """Whether the mouse was moved last, and not the focus."""

    # -- for the subclasses

    def draw_background(self, surface: pygame.Surface) -> None:
        """Draw what is behind the widgets: the felt, unless other scenes are seen there."""
        if self.cover is Cover.OPAQUE:
            surface.blit(felt(surface.get_size(), self.host.theme.felt), (0, 0))

    def room(self) -> pygame.Rect:
        """Return where the widgets stand: the window, less the foot for a legend in large type."""
        wide, high = self.layout.size
        return pygame.Rect(0, 0, wide, high - (legend_lift(self.style) if self.legend else 0))

    # -- what is pointed at

    @property
    def pointed(self) -> Widget | None:
        """The control under the mouse or with the focus, whichever was moved last.

        A key that asks about it moves neither, though keys are then in use.
        """
        return self.hovered if self.is_mouse_last else self.focused

    @property
    def is_mouse_last(self) -> bool:
        """Whether the mouse points, and not the focus."""
        return self._is_mouse_last or self.host.uses_pointer

    def point(self, pointer: Pointer) -> bool:
        """Take what the mouse did: it points from now on."""
        self._is_mouse_last = True
        return super().point(pointer)

    def focus(self, widget: Widget | None, *, reveal: bool = True) -> None:
        """Move the focus: where keys are in use it points from now on."""
        if widget is not self.focused and not self.host.uses_pointer:
            self._is_mouse_last = False
        super().focus(widget, reveal=reveal)

    def act(self, action: Action, at: Point | None = None) -> bool:
        """Do what is asked; the first key after the mouse only shows a focus that was hidden."""
        focused, uses_focus = self.focused, action in USING_FOCUS
        if uses_focus and self.host.has_left_mouse and focused and not focused.is_lit:
            self.focus(focused)
            self._is_mouse_last = False
            self.host.cue("move")
            return True
        return super().act(action, at)

    # -- notices

    def toast(self, text: str, seconds: float = TOAST_FOR) -> None:
        """Show a short notice at the foot of the window, longer if it takes longer to read."""
        self._toast, self._toast_left = text, max(seconds, len(text) * 0.06)
        self._is_stale = True  # It lies over all else, of which nothing is to be drawn anew.

    def refuse(self, reason: str) -> None:
        """Tell why something cannot be done."""
        super().refuse(reason)
        self.toast(reason or _("This cannot be done now."))

    @property
    def notice(self) -> str:
        """The notice that is shown now, empty if there is none."""
        return self._toast

    def notice_rect(self) -> pygame.Rect | None:
        """Return where the notice lies that is shown now, None if there is none."""
        if not self._toast:
            return None
        window = pygame.Rect((0, 0), self.layout.size)
        column = self.notice_column()
        buttons = self._foot_buttons()
        return toast_place(window, self.style, self._toast, self.toast_lift, column, buttons)[1]

    def _foot_buttons(self) -> list[pygame.Rect]:
        """Return the buttons that no notice comes over; a column has none at its foot."""
        if self.notice_column() is not None:
            return []
        return [visible_part(each) for each in self.root.walk() if isinstance(each, Button)]

    def notice_column(self) -> pygame.Rect | None:
        """Return the part of the window at whose foot notices are shown, None for the whole."""
        return None

    # -- the life of a scene

    def pause(self) -> None:
        """Another scene is on top, whose keys are told: what is pointed at below has no tip."""
        self._is_on_top = False
        self._show_tip()

    def resume(self) -> None:
        """The scene above has gone."""
        self._is_on_top = True
        self.repaint()

    def update(self, dt: float) -> bool:
        """Let the widgets, the hint and the notice go on."""
        for widget in self.root.walk():
            if widget.update(dt):
                self.repaint(widget)
        self._settle()
        self._rested += dt
        self._show_tip()
        if self._toast:
            self._toast_left -= dt
            if self._toast_left <= 0:
                self._toast = ""
                self._is_stale = True
        changed, self._is_stale = self._is_stale, False
        return changed

    def tip_source(self) -> Widget | None:
        """Return the control in use, of which a tip may tell."""
        return self.hovered if self.host.uses_pointer else self.focused

    def tip_avoids(self, tipped: Widget) -> Sequence[pygame.Rect]:
        """Return what the tip of a control covers only where there is no room beside it: above all
        what tells of the control."""
        others = list(self.root.walk())
        tellers = [w.rect for w in others if w.tells_of(tipped)]
        controls = (w for w in others if w.takes_focus and not w.yields_to_tips)
        covered = [w.rect for w in controls if w is not tipped]
        near = tipped.tip_beside.inflate(*map(self.layout.px, NEAR))
        words = (w.written for w in others if isinstance(w, Words) and not w.takes_focus)
        covered += [each for each in words if near.colliderect(each)]
        return [*tellers * OWN, *covered]

    def tip_rivals(self, tipped: Widget) -> Sequence[pygame.Rect]:
        """Return what the tip of a control is never as near to as to the control."""
        rivals = (each for around in tipped.lineage() for each in around.rivals_of(tipped))
        return [each.rect for each in rivals]

    def tip_room(self, tipped: Widget) -> pygame.Rect:
        """Return the part of the window in which the tip of a control stays."""
        return pygame.Rect((0, 0), self.layout.size)

    def _show_tip(self) -> None:
        source = self.tip_source()
        is_due = self._is_on_top and self._rested >= TIP_AFTER
        wanted = source if is_due and source and self._tells_more(source) else None
        if wanted is not self._tip_of:
            self._tip_of = wanted
            self._is_stale = True

    def _tells_more(self, source: Widget) -> bool:
        """Tell whether a control has a tip that is not to be read on the page anyway."""
        if (source, source.tip) != self._tip_asked[:2]:
            tip = plain(source.tip)
            texts = (plain(w.label) for w in self.root.walk() if isinstance(w, Words))
            tells = bool(tip) and tip != plain(source.label) and not any(tip in t for t in texts)
            self._tip_asked = source, source.tip, tells
        return self._tip_asked[2]

    # -- the picture

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the ground, the widgets, and above them the hint and the notice.

        A page below another may be drawn before it is updated: in another language, say.
        """
        if self._is_unplaced:
            self._arrange()
        self._newcomers = []  # What was not made in pieces is made now.
        self.draw_background(surface)
        self.root.draw(surface)
        if self._is_on_top and not self.host.uses_pointer:
            draw_legend(surface, self.style, self.legend_rows())
        if self._tip_of is not None and self._tip_of.tip != self._toast:
            draw_tip(surface, self.style, *self._set_tip(self._tip_of))
        if self._toast:
            column = self.notice_column()
            lift, buttons = self.toast_lift, self._foot_buttons()
            draw_toast(surface, self.style, self._toast, lift, column, buttons)

    def _set_tip(self, tipped: Widget) -> tuple[Block, pygame.Rect]:
        """Return the tip of a control, set, and where it lies, found anew where anything of it is
        another."""
        window, room = pygame.Rect((0, 0), self.layout.size), self.tip_room(tipped)
        avoided, rivals = map(copied, (self.tip_avoids(tipped), self.tip_rivals(tipped)))
        beside = tipped.tip_beside.copy()
        told = tipped.tip, beside, avoided, room, rivals
        of = self.layout, self.host.theme, told
        if self._tip_set is None or self._tip_set[0] != of:
            self._tip_set = of, tip_set(window, self.style, *told)
        return self._tip_set[1]

    def pieces(self, surface: pygame.Surface) -> Iterator[None]:
        """Draw each widget that will be seen, the inner ones first, for the pictures it makes."""
        self._settle()
        roots, self._newcomers = self._newcomers or [self.root], []
        window = pygame.Rect((0, 0), self.layout.size)
        for widget in reversed([each for root in roots for each in root.walk()]):
            if widget.style is not None and visible_part(widget).colliderect(window):
                yield from widget.pieces(surface)

    def legend_rows(self) -> list[str]:
        """Return each row of the legend that the device in use has a key or a button for."""
        bindings, on_pad = self.host.bindings, self.host.uses_pad
        signs = [(bindings.sign(action, on_pad), words) for action, words in self.legend]
        return [f"{sign} {_(words)}" for sign, words in signs if sign]

    # -- in words

    def places(self) -> Iterator[tuple[str, pygame.Rect]]:
        """Yield the widgets that answer to the mouse, and their parts."""
        for widget in self.root.walk():
            if widget.takes_pointer:
                yield plain(widget.label), visible_part(widget)
                for words, place in widget.parts():
                    yield words, place.clip(visible_part(widget))

    def describe(self) -> str:
        """Return the screen in words: its title, each widget, and where the focus is."""
        told = (widget.describe() for widget in self.root.walk())
        lines = [self.title, *(line for line in told if line != self.title)]
        if self._toast:
            lines.append(plain(self._toast))
        if self.focused is not None:
            lines.append(_("In focus: {control}").format(control=self.focused.describe()))
        new = (line for before, line in zip(["", *lines], lines, strict=False) if line != before)
        return "\n".join(line for line in new if line)
