"""A scene made of widgets: focus, hovering, hints beside controls, and short notices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

import pygame

from game.core.words import _, marked
from scenes.bindings import DIRECTIONS, Action
from scenes.layout import Layout
from scenes.scene import Cover, Point, Pointer, PointerKind, Scene
from scenes.ui.felt import felt
from scenes.ui.focus import moved, next_in_order, scroll_of, visible_part
from scenes.ui.notices import draw_legend, draw_tip, draw_toast, legend_lift, toast_place
from scenes.ui.scroll import Scroll
from scenes.ui.text import plain
from scenes.ui.widget import Group, Style, Widget

R = TypeVar("R")

NO_MORE = float("-inf")
"""The rest of a pointer that has pressed: what is known well enough to be used needs no tip."""
TIP_AFTER = 0.5
"""Seconds that the pointer rests, or the focus stays, before the hint is shown."""
TOAST_FOR = 3.0
"""Seconds that a notice stays."""
DRAG_FROM = 10
"""Units that a press must move before it drags the scroll area instead."""


class Page(Scene[R]):
    """A scene whose picture is a tree of widgets; a subclass says which in `build`.

    Directions move the focus; CANCEL calls `cancel`. A subclass that knows more actions
    overrides `act` and asks this class last.
    """

    toast_lift = 24.0
    """How far above the window's foot notices are shown, in units."""
    legend: Sequence[tuple[Action, str]] = (
        (Action.CONFIRM, marked("Choose")),
        (Action.CANCEL, marked("Back")),
    )
    """What stands at the foot beside the keys or buttons that do it, while these are in use."""

    def __init__(self) -> None:
        super().__init__()
        self.root: Widget = Group()
        self.focused: Widget | None = None
        self.hovered: Widget | None = None
        self._captured: Widget | None = None
        self._pressed_at: Point = (0, 0)
        self._rested = 0.0
        self._tip_of: Widget | None = None
        self._toast = ""
        self._toast_left = 0.0
        self._is_on_top = True
        self._is_stale = True
        self._is_unplaced = True
        self._unsettled: list[Widget] = []
        """What stays put itself, but has other things inside than when it was placed."""
        self._is_built = False

    # -- for the subclasses

    def build(self) -> Widget:
        """Return the widgets; called once the host and the layout are known."""
        return Group()

    def cancel(self) -> None:
        """The player wants to go back."""

    def draw_background(self, surface: pygame.Surface) -> None:
        """Draw what is behind the widgets: the felt, unless other scenes are seen there."""
        if self.cover is Cover.OPAQUE:
            surface.blit(felt(surface.get_size(), self.host.theme.felt), (0, 0))

    def room(self) -> pygame.Rect:
        """Return where the widgets stand: the window, less the foot for a legend in large type."""
        wide, high = self.layout.size
        return pygame.Rect(0, 0, wide, high - (legend_lift(self.style) if self.legend else 0))

    def first_focus(self) -> Widget | None:
        """Return the widget that has the focus at first."""
        return next((w for w in self.root.walk() if w.takes_focus and w.enabled), None)

    # -- asked by widgets

    def rebuild(self) -> None:
        """Build the widgets anew; the focus stays on the one of the same role and label."""
        before = self.focused
        self.root = self.build()
        self.root.owner = self
        self.focused = self.hovered = self._captured = self._tip_of = None
        self._arrange()
        again = None
        if before is not None:
            same = (before.role, before.label)
            again = next((w for w in self.root.walk() if (w.role, w.label) == same), None)
        self.focus(again or self.first_focus())

    def relayout(self, within: Widget | None = None) -> None:
        """Have every widget placed anew at the next update, or only what is inside of one."""
        self._is_stale = True
        if within is None or within.style is None:
            self._is_unplaced = True
        elif within not in self._unsettled:
            self._unsettled.append(within)

    def repaint(self, widget: Widget | None = None) -> None:
        """Have the picture drawn again: all of it, or at least one widget."""
        self._is_stale = True

    def focus(self, widget: Widget | None, *, reveal: bool = True) -> None:
        """Give a widget the focus and scroll it into sight."""
        for each in (self.focused, widget):
            if each is not None:
                self.repaint(each)
        if self.focused is not None:
            self.focused.is_focused = False
        self.focused = widget
        self._rested, self._tip_of = 0.0, None
        if widget is not None:
            widget.is_focused = True
        if widget is not None and reveal:
            for around in widget.lineage():
                if isinstance(around, Scroll) and around is not widget:
                    around.reveal(widget.rect)

    def toast(self, text: str, seconds: float = TOAST_FOR) -> None:
        """Show a short notice at the foot of the window, longer if it takes longer to read."""
        self._toast, self._toast_left = text, max(seconds, len(text) * 0.06)
        self.repaint()

    def refuse(self, reason: str) -> None:
        """Tell why something cannot be done."""
        self.host.cue("refuse")
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
        return toast_place(window, self.style, self._toast, self.toast_lift, column)[1]

    def notice_column(self) -> pygame.Rect | None:
        """Return the part of the window at whose foot notices are shown, None for the whole."""
        return None

    @property
    def style(self) -> Style:
        """What the widgets are drawn with."""
        return Style(self.layout, self.host.theme)

    # -- the life of a scene

    def resize(self, layout: Layout) -> None:
        """Place the widgets anew; what they are set to stays."""
        super().resize(layout)
        if not self._is_built:
            self._is_built = True
            self.rebuild()
        self._arrange()
        if self.focused is not None:
            self.focus(self.focused)

    def pause(self) -> None:
        """Another scene is on top, whose keys are told."""
        self._is_on_top = False

    def resume(self) -> None:
        """The scene above has gone."""
        self._is_on_top = True
        self.repaint()

    def reword(self) -> None:
        """Build the widgets anew, in the language in use; the focus stays at its place."""
        if not self._is_built:
            return
        before = [widget for widget in self.root.walk() if widget.takes_focus]
        place = before.index(self.focused) if self.focused in before else None
        self.rebuild()
        again = [widget for widget in self.root.walk() if widget.takes_focus]
        if place is not None and len(again) == len(before):
            self.focus(again[place])

    def _arrange(self) -> None:
        self._is_unplaced = False
        self._unsettled.clear()
        self.root.place(self.style, self.room())
        self.repaint()

    def update(self, dt: float) -> bool:
        """Let the widgets, the hint and the notice go on."""
        for widget in self.root.walk():
            if widget.update(dt):
                self.repaint(widget)
        if self._is_unplaced:
            self._arrange()
            self._keep_focus()
        elif self._unsettled:
            self._settle_inside()
            self._keep_focus()
        self._rested += dt
        self._show_tip()
        if self._toast:
            self._toast_left -= dt
            if self._toast_left <= 0:
                self._toast = ""
                self._is_stale = True
        changed, self._is_stale = self._is_stale, False
        return changed

    def _settle_inside(self) -> None:
        """Place what is inside of those that stay put, in the room that these have."""
        unsettled, self._unsettled = self._unsettled, []
        for widget in unsettled:
            if widget.style is not None:
                widget.place(widget.style, widget.rect)
                self.repaint(widget)

    def _keep_focus(self) -> None:
        """Give the focus to another widget if the one that had it is gone."""
        if self.focused is None or self.focused not in list(self.root.walk()):
            self.focus(self.first_focus())

    def _show_tip(self) -> None:
        source = self.hovered if self.host.uses_pointer else self.focused
        wanted = source if self._rested >= TIP_AFTER and source and source.tip else None
        if wanted is not self._tip_of:
            self._tip_of = wanted
            self._is_stale = True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the ground, the widgets, and above them the hint and the notice.

        A page below another may be drawn before it is updated: in another language, say.
        """
        if self._is_unplaced:
            self._arrange()
        self.draw_background(surface)
        self.root.draw(surface)
        if self._is_on_top and not self.host.uses_pointer:
            draw_legend(surface, self.style, self.legend_rows())
        if self._tip_of is not None and self._tip_of.tip != self._toast:
            tipped = self._tip_of
            others = [w.rect for w in self.root.walk() if w.takes_focus and w is not tipped]
            draw_tip(surface, self.style, tipped.tip, tipped.rect, others)
        if self._toast:
            draw_toast(surface, self.style, self._toast, self.toast_lift, self.notice_column())

    def pieces(self, surface: pygame.Surface) -> Iterator[None]:
        """Draw each widget that will be seen, the inner ones first, for the pictures it makes."""
        if self._is_unplaced:
            self._arrange()
        window = pygame.Rect((0, 0), self.layout.size)
        for widget in reversed(list(self.root.walk())):
            if widget.style is not None and visible_part(widget).colliderect(window):
                widget.draw(surface)
                yield

    def legend_rows(self) -> list[str]:
        """Return each row of the legend that the device in use has a key or a button for."""
        bindings, on_pad = self.host.bindings, self.host.uses_pad
        signs = [(bindings.sign(action, on_pad), words) for action, words in self.legend]
        return [f"{sign} {_(words)}" for sign, words in signs if sign]

    # -- keys and pads

    @property
    def wants_text(self) -> bool:
        """Whether the widget with the focus takes letters."""
        return self.focused is not None and self.focused.wants_text

    def write(self, text: str) -> None:
        """Give letters to the widget with the focus."""
        if self.focused is not None:
            self.focused.write(text)
            self.repaint()

    def act(self, action: Action, at: Point | None = None) -> bool:
        """Ask the widget with the focus, those around it, the page; then move the focus."""
        self._rested = 0.0
        if self.focused is not None:
            for widget in self.focused.lineage():
                if widget.act(action):
                    self.repaint()
                    return True
        if action in DIRECTIONS:
            return self._move(moved(self.root, self.focused, action))
        if action in (Action.NEXT, Action.PREVIOUS):
            step = 1 if action is Action.NEXT else -1
            return self._move(next_in_order(self.root, self.focused, step))
        if action is Action.CANCEL:
            self.cancel()
            return True
        return any(widget.act_anywhere(action) for widget in list(self.root.walk()))

    def _move(self, to: Widget | None) -> bool:
        if to is None or to is self.focused:
            return False
        self.focus(to)
        self.host.cue("move")
        return True

    # -- the mouse

    def point(self, pointer: Pointer) -> bool:
        """Hover, press, drag and scroll."""
        changed = False
        if pointer.kind is PointerKind.MOVE:
            changed = self._hover(pointer.at)
            if self._drag(pointer):
                self.repaint(self._captured)
                changed = True
            return changed
        if pointer.kind is PointerKind.PRESS:
            changed = self._press(pointer)
            self._rested = NO_MORE
        elif pointer.kind is PointerKind.RELEASE and self._captured is not None:
            captured, self._captured = self._captured, None
            captured.point(pointer)
            self._hover(pointer.at)
            changed = True
        elif pointer.kind is PointerKind.WHEEL:
            hit = self.root.hit(pointer.at)
            changed = hit is not None and any(w.point(pointer) for w in hit.lineage())
            changed = self._hover(pointer.at) or changed
        if changed:
            self.repaint()
        return changed

    @property
    def is_pointing(self) -> bool:
        """Whether the mouse is on a control that can be used."""
        return self.hovered is not None and self.hovered.takes_focus and self.hovered.enabled

    def _hover(self, at: Point) -> bool:
        hit = self.root.hit(at)
        if hit is self.hovered:
            return False
        for each in (self.hovered, hit):
            if each is not None:
                self.repaint(each)
        if self.hovered is not None:
            self.hovered.is_hovered = False
        if hit is not None:
            hit.is_hovered = True
        self.hovered = hit
        self._rested = 0.0
        return True

    def _press(self, pointer: Pointer) -> bool:
        self._hover(pointer.at)
        self._pressed_at = pointer.at
        if self.hovered is None:
            return False
        for widget in self.hovered.lineage():
            if widget.point(pointer):
                self._captured = widget
                if widget.takes_focus:
                    self.focus(widget, reveal=False)
                return True
        return False

    def _drag(self, pointer: Pointer) -> bool:
        """Move what was pressed; a press that moves far up or down drags its scroll area."""
        captured = self._captured
        if captured is None:
            return False
        far = abs(pointer.at[1] - self._pressed_at[1]) > self.layout.px(DRAG_FROM)
        area = scroll_of(captured)
        if far and not captured.is_dragged and isinstance(area, Scroll) and area is not captured:
            captured.is_pressed = False
            area.grab(pointer.at[1])
            self._captured = captured = area
        return captured.point(pointer)

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
        lines = [self.title, *(widget.describe() for widget in self.root.walk())]
        if self._toast:
            lines.append(self._toast)
        if self.focused is not None:
            lines.append(_("In focus: {control}").format(control=self.focused.describe()))
        new = (line for before, line in zip(["", *lines], lines, strict=False) if line != before)
        return "\n".join(line for line in new if line)
