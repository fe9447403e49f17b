"""What the devices say, taken to the scene on top."""

from collections.abc import Callable

import pygame

from scenes.bindings import Action, key_by_place, key_name
from scenes.devices import Composing, Devices, Heard, Letters, Press, Release
from scenes.display import Display
from scenes.scene import Pointer, PointerKind
from scenes.stack import Stack


class Hearing:
    """Gives the scene on top what is meant for it.

    What no scene wants is given to `do`, which returns whether it did anything. `wake` is told of
    everything but a mouse that only moves.
    """

    def __init__(
        self,
        devices: Devices,
        stack: Stack,
        display: Display,
        do: Callable[[Action], bool],
        wake: Callable[[], object],
    ) -> None:
        self.uses_pointer = False
        self.uses_pad = False
        self.is_repeating = False
        self.has_left_mouse = False
        """Whether what is done now is the first thing by keys or a pad after the mouse."""
        self._devices = devices
        self._stack = stack
        self._display = display
        self._do = do
        self._wake = wake

    def take(self, event: pygame.event.Event) -> bool:
        """Take an event of a device; return whether the picture may have changed."""
        if not self._stack:
            return False
        if event.type == pygame.KEYDOWN and self._is_captured(event):
            return True
        if event.type == pygame.WINDOWLEAVE:
            self._stack.top.pointer_left()
            return True
        heard = self._devices.hear(event, self._stack.top.wants_text)
        return True in [self._give(each) for each in heard]

    def repeat(self, dt: float) -> bool:
        """Let `dt` seconds pass: keys that are held are heard again."""
        return True in [self._give(each) for each in self._devices.repeats(dt)]

    def _is_captured(self, event: pygame.event.Event) -> bool:
        key = key_by_place(event.key, getattr(event, "scancode", 0))
        name = key_name(key, event.mod)
        return bool(name and self._stack.top.capture(name))

    def _give(self, heard: Heard) -> bool:
        scene = self._stack.top
        if scene.is_done or not (scene.is_ready or isinstance(heard, Release)):
            return False
        if not (isinstance(heard, Pointer) and heard.kind is PointerKind.MOVE):
            self._wake()
        is_other = self._note_device(heard)
        used = True
        match heard:
            case Pointer():
                used = scene.point(self._display.under(heard))
            case Letters(text):
                scene.write(text)
            case Composing(text):
                scene.compose(text)
            case Release(action):
                scene.hold(action, False)
            case Press(action, is_again):
                self.is_repeating = is_again
                scene.hold(action, True)
                used = action is Action.CANCEL and scene.put_back()
                used = used or scene.act(action) or self._do(action)
        return used or is_other

    def _note_device(self, heard: Heard) -> bool:
        """Note which device is in use: rings, and the signs of keys and buttons, follow it."""
        before = self.uses_pointer, self.uses_pad
        self.has_left_mouse = self.uses_pointer and isinstance(heard, Press)
        if isinstance(heard, Pointer):
            self.uses_pointer, self.uses_pad = True, False
        elif isinstance(heard, Press) and (heard.on_pad or heard.action is not Action.HINT):
            # Who asks for a hint has moved no focus: its ring would look like the answer.
            self.uses_pointer, self.uses_pad = False, heard.on_pad
        return before != (self.uses_pointer, self.uses_pad)
