"""The program: one window, one clock, and the stack of scenes that are on it."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pygame

from game.core.words import _
from scenes.bindings import Action, Bindings, key_name
from scenes.devices import Devices, Heard, Letters, Press, Release
from scenes.fade import Fade
from scenes.frame import Frame, WindowMode
from scenes.layout import Layout
from scenes.scene import Pointer, PointerKind, Scene
from scenes.stack import Stack
from scenes.theme import Theme
from scenes.ui.dialog import Message
from scenes.ui.shelf import most_bytes, pictures
from scenes.ui.sound import Sounds
from scenes.ui.text import escape

R = TypeVar("R")

log = logging.getLogger(__name__)

FRAMES_A_SECOND = 60
SETTLED = 0.15
"""Seconds without a further change of size after which everything is laid out anew."""


class App:
    """Owns the window and the scenes; turns what the devices do into actions.

    A test gives its own steps of time to `step`, and looks at `render`; `run` does both with the
    real clock. `frame_times` has the milliseconds of own work of the latest frames.
    """

    def __init__(
        self,
        size: tuple[int, int] = (1280, 720),
        *,
        theme: Theme | None = None,
        bindings: Bindings | None = None,
        text_scale: float = 1.0,
        ui_scale: float = 1.0,
        window_mode: WindowMode = WindowMode.WINDOWED,
        moves: bool = False,
        most_height: int = 0,
        now: Callable[[], float] = time.perf_counter,
        sounds: Sounds | None = None,
        guarded: bool = True,
    ) -> None:
        self.theme = theme or Theme()
        self.bindings = bindings or Bindings()
        self.text_scale = text_scale
        self.ui_scale = ui_scale
        self.frame = Frame(size, window_mode)
        self.moves = moves
        self.most_height = most_height
        self.sounds = sounds or Sounds(volume=0)
        self.frame_times: deque[float] = deque(maxlen=100_000)
        self.frames_drawn = 0
        self.running = True
        self.uses_pointer = False
        self.uses_pad = False
        self._now = now
        self._guarded = guarded
        self._stack = Stack()
        self._is_stale = True
        self._is_moving = False
        self._unsettled: float | None = None
        self._shows_hand = False
        self._fade = Fade()
        pygame.display.init()
        pygame.font.init()
        self.window = self.frame.open()
        self._paper: pygame.Surface | None = None
        self._laid_out = self.layout
        pictures.cap = most_bytes(self.surface.get_size())
        self._devices = Devices(self.bindings)

    # -- the stack

    @property
    def top(self) -> Scene[Any]:
        """The scene that the player is using."""
        return self._stack.top

    @property
    def scenes(self) -> tuple[Scene[Any], ...]:
        """All scenes, from the bottom to the top."""
        return self._stack.scenes

    @property
    def surface(self) -> pygame.Surface:
        """What scenes are drawn on: the window's own surface, or a smaller one that is stretched.

        It is smaller where the window is higher than `most_height` pixels (0: never).
        """
        shown = self.window.get_surface()
        wide, high = shown.get_size()
        if not self.most_height or high <= self.most_height:
            self._paper = None
            return shown
        size = round(wide * self.most_height / high), self.most_height
        if self._paper is None or self._paper.get_size() != size:
            self._paper = pygame.Surface(size).convert(shown)
        return self._paper

    def _show(self) -> None:
        """Bring the picture to the screen."""
        if self._paper is not None:
            shown = self.window.get_surface()
            pygame.transform.scale(self._paper, shown.get_size(), shown)
        self.window.flip()

    def _on_paper(self, pointer: Pointer) -> Pointer:
        """Return what the mouse did at the place that it has in the picture."""
        if self._paper is None:
            return pointer
        part = self._paper.get_height() / self.window.get_surface().get_height()
        at = round(pointer.at[0] * part), round(pointer.at[1] * part)
        return replace(pointer, at=at)

    @property
    def layout(self) -> Layout:
        """The measure of the window as it is now."""
        return Layout.of(self.surface.get_size(), self.text_scale, self.ui_scale)

    def push(self, scene: Scene[R], on_result: Callable[[R], object] | None = None) -> None:
        """Put a scene on top; `on_result` is called with its result after it has gone."""
        self._begin_fade()
        self._stack.push(scene, on_result, self, self.layout)
        self._sync_text_input()
        self._is_stale = True

    def _pop_finished(self) -> None:
        if self._stack and self.top.is_done:
            self._begin_fade()
        self._is_stale = self._stack.pop_finished() or self._is_stale
        if not self._stack:
            self.running = False

    def _begin_fade(self) -> None:
        """Keep the latest picture, to fade from it to the next one."""
        if self.moves and self.frames_drawn and self._stack:
            self._fade.begin(self.surface)

    # -- what a scene may ask

    def quit(self) -> None:
        """End the program after this step."""
        self.running = False

    def cue(self, name: str) -> None:
        """Let a small thing that happened be heard."""
        self.sounds.play(name)

    def paste(self) -> str:
        """Return the text on the clipboard, empty where there is none."""
        try:
            return pygame.scrap.get_text()
        except pygame.error:
            return ""

    def copy(self, text: str) -> None:
        """Put the text on the clipboard, where there is one."""
        try:
            pygame.scrap.put_text(text)
        except pygame.error:
            return

    def resized(self) -> None:
        """Lay out every scene again, as after a change of window or of style."""
        self._unsettled = None
        self._laid_out = self.layout
        pictures.cap = most_bytes(self.surface.get_size())
        self._stack.resize(self._laid_out)
        self._is_stale = True

    def reworded(self) -> None:
        """Let every scene say its words anew: the language is another."""
        self._stack.reword()
        self._is_stale = True

    def restyle(
        self,
        *,
        theme: Theme | None = None,
        bindings: Bindings | None = None,
        text_scale: float | None = None,
        ui_scale: float | None = None,
        window_mode: WindowMode | None = None,
        most_height: int | None = None,
    ) -> None:
        """Take the player's choices at once; what is not named stays as it is."""
        before = self.theme
        self.theme = theme or self.theme
        self.bindings = self._devices.bindings = bindings or self.bindings
        self.text_scale = self.text_scale if text_scale is None else text_scale
        self.ui_scale = self.ui_scale if ui_scale is None else ui_scale
        self.most_height = self.most_height if most_height is None else most_height
        if window_mode is not None and window_mode is not self.window_mode:
            self.frame.take(window_mode)
            self.resized()
        if self.theme is not before or self.layout != self._laid_out:
            self.resized()

    @property
    def window_mode(self) -> WindowMode:
        """How the window stands on the screen."""
        return self.frame.mode

    def toggle_fullscreen(self) -> None:
        """Fill the screen as it was filled last, or go back to the window."""
        self.frame.toggle()
        self.resized()

    # -- one step

    def step(self, events: Iterable[pygame.event.Event], dt: float) -> bool:
        """Take the events, let `dt` seconds pass, and return whether there is a new picture."""
        is_ready = True
        try:
            for event in events:
                self._take(event)
                self._pop_finished()
            self._let_pass(dt)
            self._pop_finished()
            is_ready = self._is_ready
        except Exception as error:
            if not self._guarded:
                raise
            self._recover(error)
        self._sync_text_input()
        self._sync_cursor()
        return self._is_stale and is_ready

    @property
    def _is_ready(self) -> bool:
        return not self._stack or self.top.is_ready

    def _let_pass(self, dt: float) -> None:
        if self._unsettled is not None:
            self._unsettled += dt
            if self._unsettled >= SETTLED:
                self._unsettled = None
                if self.layout != self._laid_out:
                    self.resized()
        for heard in self._devices.repeats(dt):
            self._give(heard)
        if not self._is_ready:
            return
        is_fading = self._fade.update(dt)
        self.sounds.music.wanted = next((s.music for s in reversed(self.scenes) if s.music), "")
        self.sounds.update(dt)
        if self._stack and not self.top.is_done:
            scene = self.top
            self._is_moving = scene.update(dt) or is_fading
            self._is_stale = self._is_stale or self._is_moving or scene is not self.top

    def _take(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            for scene in self.scenes:
                scene.keep()
            self.running = False
        elif event.type == pygame.WINDOWSIZECHANGED:
            self._unsettled = 0.0
            self._is_stale = True
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self._is_stale = True
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._devices.let_go()
            self.sounds.is_in_background = True
            for scene in self.scenes:
                scene.held.clear()
                scene.focus_lost()
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self.sounds.is_in_background = False
            for scene in self.scenes:
                scene.focus_gained()
        elif event.type == pygame.KEYDOWN and self._is_captured(event):
            self._is_stale = True
        elif self._stack:
            for heard in self._devices.hear(event, self.top.wants_text):
                self._give(heard)

    def _is_captured(self, event: pygame.event.Event) -> bool:
        name = key_name(event.key, event.mod)
        return bool(self._stack and name and self.top.capture(name))

    def _give(self, heard: Heard) -> None:
        """Hand the scene on top one thing that the devices have said."""
        scene = self.top
        if scene.is_done or not (scene.is_ready or isinstance(heard, Release)):
            return
        if not (isinstance(heard, Pointer) and heard.kind is PointerKind.MOVE):
            self._fade.end()
        self._note_device(heard)
        used = True
        match heard:
            case Pointer():
                used = scene.point(self._on_paper(heard))
            case Letters(text):
                scene.write(text)
            case Release(action):
                scene.hold(action, False)
            case Press(action):
                scene.hold(action, True)
                used = scene.act(action) or self._act(action)
        self._is_stale = self._is_stale or used

    def _note_device(self, heard: Heard) -> None:
        """Note which device is in use: rings, and the signs of keys and buttons, follow it."""
        before = self.uses_pointer, self.uses_pad
        if isinstance(heard, Pointer):
            self.uses_pointer, self.uses_pad = True, False
        elif isinstance(heard, Press):
            self.uses_pointer, self.uses_pad = False, heard.on_pad
        self._is_stale = self._is_stale or before != (self.uses_pointer, self.uses_pad)

    def _act(self, action: Action) -> bool:
        """Do what the program itself does, whichever scene is on top."""
        if action is Action.FULLSCREEN:
            self.toggle_fullscreen()
            return True
        if action is Action.DESCRIBE:
            print(self.top.describe(), flush=True)
            return True
        return False

    # -- the picture

    def render(self) -> pygame.Surface:
        """Draw the scenes that can be seen into the window's surface, and return that.

        A scene that cannot be drawn goes; what is then seen is drawn instead.
        """
        try:
            self._stack.draw(self.surface, self, self.layout)
        except Exception as error:
            if not self._guarded:
                raise
            self._recover(error)
            self._stack.draw(self.surface, self, self.layout)
        self._fade.draw(self.surface)
        self._is_stale = False
        self.frames_drawn += 1
        return self.surface

    def run(self, first: Scene[Any]) -> None:
        """Show the scene and all that follow it, until the last has gone or the player quits."""
        self.push(first)
        clock = pygame.time.Clock()
        before = self._now()
        while self.running:
            events = self._next_events(clock)
            start = self._now()
            dt, before = start - before, start
            is_new = self.step(events, min(dt, 0.25))
            if is_new and self.running:
                self.render()
                worked = self._now() - start
                self._show()
                self.frame_times.append(worked * 1000)
        self._close()

    def _next_events(self, clock: pygame.time.Clock) -> list[pygame.event.Event]:
        """Return what has happened by the next frame; sleep on while nothing does.

        pygame's own wait looks a thousand times a second; sixty are enough, and cost a tenth.
        """
        is_waiting = not (self._is_moving or self._is_stale or self._devices.is_holding)
        nap = self.top.nap if is_waiting and self._unsettled is None and self._stack else 0.0
        wakes_at = self._now() + nap
        while True:
            clock.tick(FRAMES_A_SECOND)
            events = pygame.event.get()
            if events or self._now() >= wakes_at:
                return events

    def _close(self) -> None:
        self._stack.clear()
        self.window.destroy()

    # -- when something goes wrong

    def _recover(self, error: Exception) -> None:
        """Keep what can be kept, go back to the first screen, and say what happened."""
        log.exception("A scene failed.")
        kept = [_is_kept(scene) for scene in self.scenes]
        failed = self.top.title if self._stack else ""
        if len(self._stack) <= 1:
            print(_("The game had to stop: {error}").format(error=_reason(error)), file=sys.stderr)
            self.running = False
            raise error
        self._stack.drop_to_first()
        self._unclip()
        text = _("The screen “{screen}” had to close: {error}.").format(
            screen=escape(failed), error=escape(_reason(error))
        )
        safe = _("Everything up to the last move has been kept.")
        lost = _("Something could not be kept; the file of errors says more.")
        self.resized()
        self.top.resume()
        self.push(Message(_("Something went wrong"), [text, safe if all(kept) else lost]))

    def _unclip(self) -> None:
        """Let the whole window be drawn on: what failed may have left only its part open."""
        for surface in (self.window.get_surface(), self.surface):
            surface.set_clip(None)

    # -- the pointer and the letters

    def _sync_cursor(self) -> None:
        """Show a hand over what can be clicked."""
        is_hand = bool(self._stack) and self.top.is_pointing
        if is_hand is not self._shows_hand:
            self._shows_hand = is_hand
            _show_cursor(pygame.SYSTEM_CURSOR_HAND if is_hand else pygame.SYSTEM_CURSOR_ARROW)

    def _sync_text_input(self) -> None:
        if self._stack:
            self._devices.listen_for_text(self.top.wants_text)


def _show_cursor(name: int) -> None:
    """Show one of the system's pointers, where the system has any."""
    try:
        pygame.mouse.set_cursor(name)
    except pygame.error:
        return


def _reason(error: Exception) -> str:
    """Return what went wrong in words that end a sentence; an error without words says where."""
    if said := str(error).strip().rstrip("."):
        return said
    places = traceback.extract_tb(error.__traceback__)
    file, line = (Path(places[-1].filename).name, places[-1].lineno) if places else ("?", 0)
    words = _("a fault of the program ({kind} in {file}, line {line})")
    return words.format(kind=type(error).__name__, file=file, line=line)


def _is_kept(scene: Scene[Any]) -> bool:
    try:
        scene.keep()
    except Exception:
        log.exception("A scene could not keep what it had.")
        return False
    return True
