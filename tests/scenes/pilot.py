"""Drives the real program without a screen: clicks, keys, pads, and steps of time."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from scenes.app import App
from scenes.scene import Scene
from scenes.ui.page import Page
from scenes.ui.text import plain
from scenes.ui.widget import Widget
from tests.scenes.thinking import linger

FRAME = 1 / 60
PATIENCE = 60.0
"""Seconds of real time that a computer player is waited for."""
PAD_BUTTONS = {
    "a": pygame.CONTROLLER_BUTTON_A,
    "b": pygame.CONTROLLER_BUTTON_B,
    "x": pygame.CONTROLLER_BUTTON_X,
    "y": pygame.CONTROLLER_BUTTON_Y,
    "start": pygame.CONTROLLER_BUTTON_START,
    "back": pygame.CONTROLLER_BUTTON_BACK,
    "left shoulder": pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    "right shoulder": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "dpad up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "dpad down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "dpad left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "dpad right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
}
MODIFIERS = {"ctrl": pygame.KMOD_LCTRL, "shift": pygame.KMOD_LSHIFT, "alt": pygame.KMOD_LALT}


class Pilot:
    """A player made of code. Every action is followed by one frame.

    A screen is drawn when it comes up, and in each size of the window. Every new picture is drawn
    only where a test looks at pictures: `sees_all`.
    """

    sees_all = False
    _seen: object = None
    """The screen and the size that were drawn last."""
    waits_for_what_loads = True
    """Whether a click is over only when what it chose on the title has been loaded."""

    def __init__(self, first: Scene[Any], size: tuple[int, int] = (1280, 720), **app: Any) -> None:
        self.app = App(size, **{"guarded": False, **app})
        self.results: list[Any] = []
        self.app.push(first, self.results.append)
        self.step()

    @property
    def scene(self) -> Any:
        return self.app.top

    def step(self, *events: pygame.event.Event, dt: float = FRAME) -> None:
        if self.app.step(events, dt) and self.app.scenes:
            seen = self.app.top, self.app.surface.get_size()
            if self.sees_all or seen != self._seen:
                self.draw()
                self._seen = seen

    def until(self, is_there: Callable[[], bool]) -> None:
        """Let time pass until something is the case."""
        end = time.monotonic() + PATIENCE
        while not is_there():
            self.step()
            linger()
            assert time.monotonic() < end, f"waited in vain at:\n{self.text()}"

    def draw(self) -> None:
        if self.app.scenes:
            self.app.render()

    def wait(self, seconds: float) -> None:
        for _frame in range(max(1, round(seconds / FRAME))):
            self.step()

    def text(self) -> str:
        return str(self.app.top.describe())

    def shot(self, path: str | Path) -> None:
        pygame.image.save(self.app.render(), str(path))

    # -- the mouse

    def place(self, label: str) -> pygame.Rect:
        """Return where something with these words can be clicked, scrolled to if need be."""
        for _turn in range(200):
            found = [place for words, place in self.app.top.places() if words == label]
            assert found, f"nothing here is called {label!r}:\n{self.text()}"
            if seen := [p for p in found if p.width > 1 and p.height > 1]:
                return seen[0]
            self._wheel_towards(label)
        raise AssertionError(f"{label!r} cannot be scrolled into sight")

    def _wheel_towards(self, label: str) -> None:
        widget = self.find(label)
        area = next(
            w for w in widget.lineage() if getattr(w, "is_scroll", False) and w is not widget
        )
        turn = 1 if widget.rect.top < area.rect.top else -1
        self.wheel(turn, area.rect.center)

    def click(self, label: str, button: int = 1) -> None:
        self.click_at(self.place(label).center, button)

    def click_at(self, at: tuple[int, int], button: int = 1) -> None:
        self.hover_at(at)
        self.step(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button))
        self.step(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=button))
        if self.waits_for_what_loads:
            self._wait_for_what_loads()

    def _wait_for_what_loads(self) -> None:
        """Wait while the title still loads what was chosen there, a minute at most."""
        end = time.monotonic() + 60
        while self.app.scenes and getattr(self.app.top, "is_awaited", False):
            assert time.monotonic() < end, f"nothing comes of it:\n{self.text()}"
            self.step()
            time.sleep(0.005)

    def hover(self, label: str) -> None:
        self.hover_at(self.place(label).center)

    def hover_at(self, at: tuple[int, int]) -> None:
        self.step(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))

    def drag(self, start: tuple[int, int], end: tuple[int, int], moves: int = 5) -> None:
        self.hover_at(start)
        self.step(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        for n in range(1, moves + 1):
            across = start[0] + (end[0] - start[0]) * n // moves
            down = start[1] + (end[1] - start[1]) * n // moves
            self.hover_at((across, down))
        self.step(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))

    def wheel(self, turn: float, at: tuple[int, int]) -> None:
        self.hover_at(at)
        self.step(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=int(turn), precise_y=float(turn)))

    # -- keys and pads

    def key(self, *names: str) -> None:
        for name in names:
            self.press(name)
            self.release(name)

    def press(self, name: str) -> None:
        self.step(self._key_event(pygame.KEYDOWN, name))

    def release(self, name: str) -> None:
        self.step(self._key_event(pygame.KEYUP, name))

    def _key_event(self, kind: int, name: str) -> pygame.event.Event:
        *held, last = name.split("+")
        modifiers = 0
        for word in held:
            modifiers |= MODIFIERS[word]
        return pygame.event.Event(kind, key=pygame.key.key_code(last), mod=modifiers, unicode="")

    def type(self, text: str) -> None:
        for letter in text:
            self.step(pygame.event.Event(pygame.TEXTINPUT, text=letter))

    def pad(self, *buttons: str) -> None:
        for name in buttons:
            code = PAD_BUTTONS[name]
            for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
                self.step(pygame.event.Event(kind, instance_id=0, button=code))

    def trigger(self, pushed: float) -> None:
        """Push the left trigger, 0 to 1."""
        axis, value = pygame.CONTROLLER_AXIS_TRIGGERLEFT, round(pushed * 32767)
        self.step(
            pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value)
        )

    def stick(self, across: float, down: float) -> None:
        for axis, pushed in ((0, across), (1, down)):
            value = round(pushed * 32767)
            self.step(
                pygame.event.Event(
                    pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value
                )
            )

    # -- the window

    def resize(self, size: tuple[int, int], settle: bool = True) -> None:
        self.app.window.size = size
        self.step(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
        if settle:
            self.wait(0.3)

    # -- widgets

    @property
    def focused(self) -> Widget:
        page = self.app.top
        assert isinstance(page, Page) and page.focused is not None
        return page.focused

    def come_by_keys(self, to: Widget) -> None:
        """Put the focus on a control, as one who has laid the mouse aside."""
        self.key("tab")
        self.app.top.focus(to)

    def find(self, label: str) -> Any:
        page = self.app.top
        assert isinstance(page, Page)
        found = [w for w in page.root.walk() if plain(w.label) == label and w.takes_pointer]
        assert found, f"nothing here is called {label!r}:\n{self.text()}"
        return found[0]
