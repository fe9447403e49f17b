"""A scene made of widgets: where they stand, which has the focus, and what mouse and keys do."""

from __future__ import annotations

from typing import TypeVar

import pygame

from scenes.bindings import DIRECTIONS, SIDEWAYS, Action
from scenes.scene import Point, Pointer, PointerKind, Scene
from scenes.theme import Layout
from scenes.ui.containers import Group
from scenes.ui.focus import moved, next_in_order, scroll_of
from scenes.ui.scroll import Scroll
from scenes.ui.widget import Style, Widget

R = TypeVar("R")

NO_MORE = float("-inf")
"""The rest of a pointer that has pressed: what is known well enough to be used needs no tip."""
DRAG_FROM = 10
"""Units that a press must move before it drags the scroll area instead."""


class WidgetScene(Scene[R]):
    """A scene whose picture is a tree of widgets; a subclass says which in `build`.

    Directions move the focus; CANCEL calls `cancel`. A subclass that knows more actions
    overrides `act` and asks this class last.
    """

    def __init__(self) -> None:
        super().__init__()
        self.root: Widget = Group()
        self.focused: Widget | None = None
        self.hovered: Widget | None = None
        self._captured: Widget | None = None
        self._pressed_at: Point = (0, 0)
        self._is_turning: bool | None = None
        """Whether the last step sideways turned a control; else it moved the focus, or nothing."""
        self._rested = 0.0
        self._tip_of: Widget | None = None
        self._is_stale = True
        self._is_unplaced = True
        self._unsettled: list[Widget] = []
        """What stays put itself, but has other things inside than when it was placed."""
        self._newcomers: list[Widget] = []
        """What has come, and is to be made before it is seen."""
        self._is_built = False

    # -- for the subclasses

    def build(self) -> Widget:
        """Return the widgets; called once the host and the layout are known."""
        return Group()

    def cancel(self) -> None:
        """The player wants to go back."""

    def room(self) -> pygame.Rect:
        """Return where the widgets stand: the window."""
        return pygame.Rect((0, 0), self.layout.size)

    def first_focus(self) -> Widget | None:
        """Return the widget that has the focus at first."""
        return next((w for w in self.root.walk() if w.takes_focus and w.enabled), None)

    # -- asked by widgets

    def rebuild(self) -> None:
        """Build the widgets anew; the focus stays on the one of the same role and label."""
        self.put_back()
        before = self.focused
        self.root = self.build()
        self.root.owner = self
        self.focused = self.hovered = self._tip_of = None
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

    def prepare(self, widget: Widget) -> None:
        """Have a widget that has just come made in pieces, before it is seen."""
        self._newcomers.append(widget)

    @property
    def has_newcomers(self) -> bool:
        """Whether something has come that is to be made before it is seen."""
        return bool(self._newcomers)

    def focus(self, widget: Widget | None, *, reveal: bool = True) -> None:
        """Give a widget the focus and scroll it into sight."""
        for each in (self.focused, widget):
            if each is not None:
                self.repaint(each)
        if self.focused is not None:
            self.focused.is_focused = False
            self.focused.compose("")
        self.focused = widget
        if not self.host.uses_pointer:  # Whose tip is that of what it rests on.
            self._rested, self._tip_of = 0.0, None
        if widget is not None:
            widget.is_focused = True
        if widget is not None and reveal:
            for around in widget.lineage():
                if isinstance(around, Scroll) and around is not widget:
                    around.reveal(widget.rect)

    def refuse(self, reason: str) -> None:
        """Let it be heard that something cannot be done."""
        self.host.cue("refuse")

    # -- where they stand

    @property
    def style(self) -> Style:
        """What the widgets are drawn with."""
        return Style(self.layout, self.host.theme)

    def resize(self, layout: Layout) -> None:
        """Place the widgets anew; what they are set to stays."""
        super().resize(layout)
        self.put_back()
        if self._is_built:
            self._arrange()
            self.focus(self.focused)
        else:
            self._is_built = True
            self.rebuild()

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

    def _settle(self) -> None:
        """Place what is to be placed anew; what has the focus then has its place."""
        if self._is_unplaced:
            self._arrange()
        elif self._unsettled:
            self._settle_inside()
        else:
            return
        self._keep_focus()

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

    def compose(self, text: str) -> None:
        """Let the widget with the focus show what is being put together."""
        if self.focused is not None:
            self.focused.compose(text)
            self.repaint()

    def act(self, action: Action, at: Point | None = None) -> bool:
        """Ask the widget with the focus, those around it, the page; then move the focus.

        A key held sideways goes on with what it began: it turns a control to its end and then
        stays there, or moves on past the controls that it would turn.
        """
        self._rested = 0.0
        if not (action in SIDEWAYS and self.host.is_repeating):
            self._is_turning = None
        if self.focused is not None and self._is_turning is not False:
            for widget in self.focused.lineage():
                if widget.act(action):
                    self._is_turning = True
                    self.repaint()
                    return True
        if action in DIRECTIONS and not self._is_turning:
            self._is_turning = False
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
        window = pygame.Rect((0, 0), self.layout.size)
        if pointer.kind is PointerKind.MOVE and not window.collidepoint(pointer.at):
            self.pointer_left()
        if pointer.kind is PointerKind.PRESS and self.put_back():
            return True
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

    def put_back(self) -> bool:
        """Forget what is pressed; what is carried goes back to its place."""
        captured, self._captured = self._captured, None
        if captured is None:
            return False
        was_carried = captured.is_carried
        captured.put_back()
        self.repaint()
        return was_carried

    def pointer_left(self) -> None:
        """Nothing is carried out of the window; a slider may be turned from beyond its edge."""
        if self._captured is not None and self._captured.is_carried:
            self.put_back()

    @property
    def is_pointing(self) -> bool:
        """Whether the mouse is on a control that can be used."""
        return self.hovered is not None and self.hovered.takes_press and self.hovered.enabled

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
