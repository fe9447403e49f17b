"""Mouse, keyboard and gamepads: their events, told as actions, pointers and letters."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pygame
from pygame._sdl2 import controller

from scenes.bindings import (
    DIRECTIONS,
    PAD_SHIFT,
    REPEATING,
    Action,
    Bindings,
    key_by_place,
    key_name,
    pad_button_name,
)
from scenes.scene import Pointer, PointerKind

REPEAT_AFTER = 0.40
"""Seconds that a key is held before its action comes again."""
REPEAT_EVERY = 0.085
"""Seconds between one repetition and the next."""
STICK_ON, STICK_OFF = 0.6, 0.4
"""How far a stick is pushed to count as a direction, and how far back to stop."""

_STICK_AXES = {
    pygame.CONTROLLER_AXIS_LEFTX: (Action.LEFT, Action.RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (Action.UP, Action.DOWN),
}
_TRIGGERS = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: "left trigger",
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "right trigger",
}
_PLAIN_BUTTONS = ("a", "b", "x", "y", "left shoulder", "right shoulder", "back", "start")
"""The buttons of a pad of which nothing is known, in the order most makers give them."""
_WRITES = pygame.KMOD_ALT | pygame.KMOD_MODE
"""What makes a key write a letter though Ctrl is held: AltGr is told as Ctrl and Alt."""


@dataclass(frozen=True)
class Press:
    """An action asked for; `is_again` if only because its key is still held, `on_pad` by a pad."""

    action: Action
    is_again: bool = False
    on_pad: bool = False


@dataclass(frozen=True)
class Release:
    """An action whose key has come up."""

    action: Action


@dataclass(frozen=True)
class Letters:
    """Text that was typed."""

    text: str


@dataclass(frozen=True)
class Composing:
    """Text that an input method puts together and that is not yet written; "" when it is over."""

    text: str


Heard = Press | Release | Letters | Composing | Pointer
Source = tuple[str | int, ...]


def _source(event: pygame.event.Event) -> Source:
    """Return which key it is: by its place, as the layout may change while it is held."""
    return "key", getattr(event, "scancode", 0) or event.key


class Devices:
    """Knows which keys are down and which pads are there; a pad may come and go at any time."""

    def __init__(self, bindings: Bindings) -> None:
        self.bindings = bindings
        self._down: dict[Source, Action] = {}
        self._due: dict[Source, float] = {}
        self._pads: dict[int, object] = {}
        self._shifted: set[int] = set()
        """The pads on which `PAD_SHIFT` is held down."""
        self._is_listening = False
        self._is_command = False
        """Whether the latest key was pressed with Ctrl: what it writes besides is no text."""
        self._is_composing = False
        self._mouse = (0, 0)
        try:
            controller.init()
            pygame.joystick.init()
        except pygame.error:
            return

    @property
    def is_holding(self) -> bool:
        """Whether a key that repeats is down."""
        return bool(self._due)

    def hear(self, event: pygame.event.Event, wants_text: bool) -> list[Heard]:
        """Return what an event means; nothing for one that means nothing here."""
        return list(self._hear(event, wants_text))

    def repeats(self, dt: float) -> list[Heard]:
        """Let `dt` seconds pass; return the actions that come again, each at most once."""
        again: list[Heard] = []
        for source in self._due:
            self._due[source] -= dt
            if self._due[source] <= 0:
                self._due[source] = max(self._due[source] + REPEAT_EVERY, 0.0)
                on_pad = source[0] == "pad"
                again.append(Press(self._down[source], is_again=True, on_pad=on_pad))
        return again

    def let_go(self) -> None:
        """Forget every key: the window that would have heard them come up is not in use."""
        self._is_command = self._is_composing = False
        self._down.clear()
        self._due.clear()
        self._shifted.clear()

    def listen_for_text(self, wanted: bool) -> None:
        """Turn the typing of letters (and a screen keyboard) on or off."""
        if wanted != self._is_listening:
            self._is_listening = wanted
            self._is_composing = self._is_composing and wanted
            (pygame.key.start_text_input if wanted else pygame.key.stop_text_input)()

    def _hear(self, event: pygame.event.Event, wants_text: bool) -> Iterator[Heard]:
        kind = event.type
        if kind == pygame.KEYDOWN:
            self._is_command = bool(event.mod & pygame.KMOD_CTRL and not event.mod & _WRITES)
            if not (wants_text and self._is_composing):  # Its keys are the input method's.
                yield from self._press(_source(event), self._of_key(event, wants_text))
        elif kind == pygame.KEYUP:
            self._is_command = False
            yield from self._release(_source(event))
        elif kind == pygame.TEXTINPUT:
            self._is_composing = False
            if wants_text and not self._is_command:
                yield Letters(event.text)
        elif kind == pygame.TEXTEDITING:
            self._is_composing = bool(event.text)
            if wants_text:
                yield Composing(event.text)
        elif kind == pygame.MOUSEMOTION:
            self._mouse = event.pos
            yield Pointer(PointerKind.MOVE, event.pos)
        elif kind == pygame.MOUSEBUTTONDOWN and event.button <= 3:
            yield Pointer(PointerKind.PRESS, event.pos, event.button)
        elif kind == pygame.MOUSEBUTTONUP and event.button <= 3:
            yield Pointer(PointerKind.RELEASE, event.pos, event.button)
        elif kind == pygame.MOUSEWHEEL:
            turn = getattr(event, "precise_y", 0.0) or float(event.y)
            yield Pointer(PointerKind.WHEEL, self._mouse, turn=turn)
        else:
            yield from self._hear_pad(event)

    def _of_key(self, event: pygame.event.Event, wants_text: bool) -> Action | None:
        """Return what a key means: by its own name where that is bound, else by its place."""
        lookup = self.bindings.of_editing_key if wants_text else self.bindings.of_key
        placed = key_by_place(event.key, getattr(event, "scancode", 0))
        return lookup(key_name(event.key, event.mod)) or lookup(key_name(placed, event.mod))

    def _hear_pad(self, event: pygame.event.Event) -> Iterator[Heard]:
        kind = event.type
        if kind == pygame.CONTROLLERBUTTONDOWN:
            name = pad_button_name(event.button)
            action = self._of_button(event.instance_id, name)
            yield from self._press(("pad", event.instance_id, name), action)
        elif kind == pygame.CONTROLLERBUTTONUP:
            yield from self._release(("pad", event.instance_id, pad_button_name(event.button)))
        elif kind == pygame.CONTROLLERAXISMOTION:
            yield from self._axis(event.instance_id, event.axis, event.value / 32767)
        elif kind == pygame.CONTROLLERDEVICEADDED:
            self._open(controller.Controller, event.device_index)
        elif kind in (pygame.CONTROLLERDEVICEREMOVED, pygame.JOYDEVICEREMOVED):
            self._pads.pop(event.instance_id, None)
            self._shifted.discard(event.instance_id)
            for source in [s for s in self._down if s[:2] == ("pad", event.instance_id)]:
                yield from self._release(source)
        elif kind == pygame.JOYDEVICEADDED and not controller.is_controller(event.device_index):
            self._open(pygame.joystick.Joystick, event.device_index)
        elif getattr(event, "instance_id", None) in self._plain_pads():
            yield from self._hear_plain_pad(event)

    def _hear_plain_pad(self, event: pygame.event.Event) -> Iterator[Heard]:
        """Hear a pad of which SDL knows no layout."""
        kind, pad = event.type, event.instance_id
        if kind == pygame.JOYBUTTONDOWN and event.button < len(_PLAIN_BUTTONS):
            name = _PLAIN_BUTTONS[event.button]
            yield from self._press(("pad", pad, name), self.bindings.of_button(name))
        elif kind == pygame.JOYBUTTONUP and event.button < len(_PLAIN_BUTTONS):
            yield from self._release(("pad", pad, _PLAIN_BUTTONS[event.button]))
        elif kind == pygame.JOYAXISMOTION and event.axis in _STICK_AXES:
            yield from self._axis(pad, event.axis, event.value)
        elif kind == pygame.JOYHATMOTION:
            across, up = event.value
            yield from self._direction(("pad", pad, "hat x"), across, Action.LEFT, Action.RIGHT)
            yield from self._direction(("pad", pad, "hat y"), -up, Action.UP, Action.DOWN)

    def _axis(self, pad: int, axis: int, pushed: float) -> Iterator[Heard]:
        if axis in _STICK_AXES:
            yield from self._direction(("pad", pad, "axis", axis), pushed, *_STICK_AXES[axis])
        elif _TRIGGERS.get(axis) == PAD_SHIFT:
            if abs(pushed) > STICK_ON:
                self._shifted.add(pad)
            elif abs(pushed) < STICK_OFF:
                self._shifted.discard(pad)
        elif axis in _TRIGGERS:
            source = ("pad", pad, _TRIGGERS[axis])
            if pushed > STICK_ON and source not in self._down:
                yield from self._press(source, self.bindings.of_button(_TRIGGERS[axis]))
            elif pushed < STICK_OFF:
                yield from self._release(source)

    def _of_button(self, pad: int, name: str) -> Action | None:
        """Return what a button means, which may be something else while `PAD_SHIFT` is held."""
        if pad in self._shifted:
            return self.bindings.of_button(f"{PAD_SHIFT}+{name}") or self.bindings.of_button(name)
        return self.bindings.of_button(name)

    def _direction(
        self, source: Source, pushed: float, less: Action, more: Action
    ) -> Iterator[Heard]:
        wanted = less if pushed < 0 else more
        held = self._down.get(source)
        if held is not None and (abs(pushed) < STICK_OFF or held is not wanted):
            yield from self._release(source)
        if abs(pushed) > STICK_ON and source not in self._down:
            yield from self._press(source, wanted)

    def _press(self, source: Source, action: Action | None) -> Iterator[Heard]:
        if action is None:
            return
        if action in DIRECTIONS:
            self._due.clear()
        self._down[source] = action
        if action in REPEATING:
            self._due[source] = REPEAT_AFTER
        yield Press(action, on_pad=source[0] == "pad")

    def _release(self, source: Source) -> Iterator[Heard]:
        self._due.pop(source, None)
        action = self._down.pop(source, None)
        if action is not None:
            yield Release(action)

    def _open(self, kind: Callable[[int], Any], index: int) -> None:
        """Begin to hear a pad; one that cannot be opened is as if it were not there."""
        try:
            pad = kind(index)
        except pygame.error:
            return
        joystick = pad.as_joystick() if hasattr(pad, "as_joystick") else pad
        self._pads[joystick.get_instance_id()] = pad

    def _plain_pads(self) -> set[int]:
        return {i for i, pad in self._pads.items() if isinstance(pad, pygame.joystick.JoystickType)}


def paste() -> str:
    """Return the text on the clipboard, empty where there is none."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""


def copy(text: str) -> None:
    """Put the text on the clipboard, where there is one."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return


def write_at(rect: pygame.Rect) -> None:
    """Have an input method show its choice of letters beside this part of the window."""
    pygame.key.set_text_input_rect(rect)


class PointerShape:
    """The shape of the pointer: a hand over what can be clicked, else the arrow."""

    def __init__(self) -> None:
        self._is_hand = False

    def show(self, is_hand: bool) -> None:
        """Let the pointer be the hand, or the arrow."""
        if is_hand is self._is_hand:
            return
        self._is_hand = is_hand
        shape = pygame.SYSTEM_CURSOR_HAND if is_hand else pygame.SYSTEM_CURSOR_ARROW
        try:
            pygame.mouse.set_cursor(shape)
        except pygame.error:
            return
