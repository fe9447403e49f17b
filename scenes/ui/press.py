"""What is done with a widget by hand: it is pressed, read, or dragged somewhere."""

import pygame

from scenes.bindings import Action
from scenes.scene import Pointer, PointerKind
from scenes.ui.widget import Role, Widget

DRAGS_FROM = 8
"""Units that a press must move before it is a drag."""


class Pressable(Widget):
    """A widget that does something when it is pressed, by the mouse or by CONFIRM."""

    role = Role.BUTTON
    takes_focus = True

    def press(self) -> None:
        """Do what the widget is there for."""

    def read(self) -> bool:
        """Tell more, as INSPECT and the right button ask; return whether there is more to tell."""
        return False

    def act(self, action: Action) -> bool:
        """Press it on CONFIRM, read it on INSPECT."""
        if action is Action.CONFIRM:
            self.press()
            return True
        return action is Action.INSPECT and self.read()

    def point(self, pointer: Pointer) -> bool:
        """Press it when the mouse comes up on it; the right button reads it."""
        if pointer.kind is PointerKind.PRESS and pointer.button == 3:
            return self.read()
        if pointer.button != 1 or pointer.kind not in (PointerKind.PRESS, PointerKind.RELEASE):
            return False
        was_pressed, self.is_pressed = self.is_pressed, pointer.kind is PointerKind.PRESS
        if was_pressed and not self.is_pressed and self.rect.collidepoint(pointer.at):
            self.press()
        return True


class Draggable(Pressable):
    """A widget that is pressed by a click, and carried by a press that moves."""

    is_dragged = True

    def __init__(self, label: str = "") -> None:
        super().__init__(label)
        self._pressed_at: tuple[int, int] | None = None
        self._is_carried = False

    @property
    def is_carried(self) -> bool:
        """Whether it has been pulled from its place."""
        return self._is_carried

    def put_back(self) -> None:
        """Lie where it lay."""
        super().put_back()
        self._pressed_at, self._is_carried = None, False

    def drag(self, at: tuple[int, int]) -> None:
        """It is being dragged, and is now at a place in pixels."""

    def drop(self, at: tuple[int, int]) -> None:
        """It is let go at a place in pixels."""

    def point(self, pointer: Pointer) -> bool:
        """Press it by a click, carry it by a drag; the right button reads it."""
        if pointer.kind is PointerKind.PRESS:
            if pointer.button == 1:
                self._pressed_at, self._is_carried = pointer.at, False
            return pointer.button == 1 or (pointer.button == 3 and self.read())
        if self._pressed_at is None:
            return False
        if pointer.kind is PointerKind.MOVE:
            away = pygame.Vector2(pointer.at) - self._pressed_at
            assert self.style is not None
            far = max(abs(away.x), abs(away.y)) > self.style.px(DRAGS_FROM)
            self._is_carried = self._is_carried or far
            if self._is_carried:
                self.drag(pointer.at)
            return self._is_carried
        if pointer.kind is not PointerKind.RELEASE:
            return False
        self._pressed_at = None
        if self._is_carried:
            self._is_carried = False
            self.drop(pointer.at)
        elif self.rect.collidepoint(pointer.at):
            self.press()
        return True
