"""The program: one window, one clock, and the stack of scenes that are on it."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import pygame

from game.core.words import _
from scenes.bindings import Action, Bindings
from scenes.devices import Devices, PointerShape
from scenes.display import Clock, Display
from scenes.fade import Fade
from scenes.failure import all_kept, reason, told
from scenes.frame import Frame, WindowMode
from scenes.hearing import Hearing
from scenes.memory import give_back_free_blocks
from scenes.rehearsal import Rehearsal
from scenes.scene import Scene
from scenes.stack import Stack
from scenes.theme import Layout, Theme
from scenes.ui.sound import Sounds
from scenes.ui.text import Face, Type, line

R = TypeVar("R")

log = logging.getLogger(__name__)


class App:
    """Owns the window and the scenes; turns what the devices do into actions.

    A test gives its own steps of time to `step`, and looks at `render`; `run` does both with the
    real clock. With `in_pieces` what takes time to draw is made before a scene is first seen.
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
        in_pieces: bool = False,
    ) -> None:
        self.theme = theme or Theme()
        self.bindings = bindings or Bindings()
        self.moves = moves
        self.sounds = sounds or Sounds(volume=0)
        self.frames_drawn = 0
        self.running = True
        self._now = now
        self._guarded = guarded
        self._stack = Stack(Rehearsal(now) if in_pieces else None)
        self._is_stale = True
        self._is_moving = False
        self._pointer = PointerShape()
        self._fade = Fade()
        self._greeting: tuple[str, ...] = ()
        pygame.display.init()
        pygame.font.init()
        self.display = Display(Frame(size, window_mode), text_scale, ui_scale, most_height)
        self.window = self.display.window
        self._devices = Devices(self.bindings)
        self._hearing = Hearing(self._devices, self._stack, self.display, self._act, self._fade.end)

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
        """What scenes are drawn on."""
        return self.display.surface

    @property
    def layout(self) -> Layout:
        """The measure of the window as it is now."""
        return self.display.layout

    def push(self, scene: Scene[R], on_result: Callable[[R], object] | None = None) -> None:
        """Put a scene on top; `on_result` is called with its result after it has gone."""
        give_back_free_blocks()  # A page takes four pictures of the window until it has come.
        self._begin_fade()
        self._stack.push(scene, on_result, self, self.layout)
        self._devices.listen_for_text(self.top.wants_text)
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

    def resized(self) -> None:
        """Lay out every scene again, as after a change of window or of style."""
        self._stack.resize(self.display.lay_out())
        give_back_free_blocks()
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
        is_other = self.display.restyle(text_scale, ui_scale, window_mode, most_height)
        if is_other or self.theme is not before:
            self.resized()

    @property
    def uses_pointer(self) -> bool:
        """Whether the mouse was used last, rather than keys or a pad."""
        return self._hearing.uses_pointer

    @property
    def uses_pad(self) -> bool:
        """Whether a pad was used last, rather than the mouse or the keys."""
        return self._hearing.uses_pad

    @property
    def is_repeating(self) -> bool:
        """Whether what is done now comes only because its key is still held."""
        return self._hearing.is_repeating

    @property
    def has_left_mouse(self) -> bool:
        """Whether what is done now is the first thing by keys or a pad after the mouse."""
        return self._hearing.has_left_mouse

    @property
    def window_mode(self) -> WindowMode:
        """How the window stands on the screen."""
        return self.display.frame.mode

    def toggle_fullscreen(self) -> None:
        """Fill the screen as it was filled last, or go back to the window."""
        self.display.frame.toggle()
        self.resized()

    # -- one step

    def step(self, events: Iterable[pygame.event.Event], dt: float) -> bool:
        """Take the events, let `dt` seconds pass, and return whether there is a new picture."""
        is_ready, start = True, self._now()
        try:
            for event in events:
                self._take(event)
                self._pop_finished()
            self._let_pass(dt)
            self._pop_finished()
            is_ready = self._stack.is_ready and not self._stack.puts_off(self._now() - start)
        except Exception as error:
            if not self._guarded:
                raise
            self._recover(error)
        if self._stack:
            self._devices.listen_for_text(self.top.wants_text)
        self._pointer.show(bool(self._stack) and self.top.is_pointing)
        return self._is_stale and is_ready

    def _let_pass(self, dt: float) -> None:
        if self.display.settles(dt):
            self.resized()
        self._is_stale = self._hearing.repeat(dt) or self._is_stale
        self._stack.go_on(self.surface, self, self.layout)
        if not self._stack.is_ready:
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
            self._stack.keep()
            self.running = False
        elif event.type == pygame.WINDOWSIZECHANGED:
            self.display.unsettle()
            self._greet()
            self._is_stale = True
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self._greet()
            self._is_stale = True
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._devices.let_go()
            self.sounds.is_in_background = True
            self._stack.focus_lost()
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self.sounds.is_in_background = False
            self._stack.focus_gained()
        elif self._hearing.take(event):
            self._is_stale = True

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

    def greet(self, *words: str) -> None:
        """Show plain words at once, the name first, until the first scene can be drawn."""
        self._greeting = words
        self._greet()

    def _greet(self) -> None:
        """Show the greeting while nothing else has been drawn; the window may lose it."""
        if self.frames_drawn or not self._greeting:
            return
        surface, layout, theme = self.surface, self.layout, self.theme
        surface.fill(theme.felt.light)
        sizes = layout.px(86), layout.type_px(19)
        inks = (Face.SERIF_BOLD, theme.gold_light), (Face.SERIF, theme.title)
        top = surface.get_height() // 2 - sizes[0]
        for text, px, (face, ink) in zip(self._greeting, sizes, inks, strict=False):
            picture = line(text, Type(face, px, ink))
            surface.blit(picture, picture.get_rect(midtop=(surface.get_width() // 2, top)))
            top += picture.get_height()
        self.display.show()

    def run(self, first: Scene[Any]) -> None:
        """Show the scene and all that follow it, until the last has gone or the player quits."""
        self._greet()
        self.push(first)
        clock = Clock(self._now)
        before = self._now()
        while self.running:
            events = clock.next_events(self._nap)
            start = self._now()
            dt, before = start - before, start
            is_new = self.step(events, min(dt, 0.25))
            if is_new and self.running:
                self.render()
                self.display.show()
        self._stack.clear()
        self.window.destroy()

    @property
    def _nap(self) -> float:
        """The seconds to sleep while nobody does anything."""
        is_waiting = not (self._is_moving or self._is_stale or self._devices.is_holding)
        return self.top.nap if is_waiting and self.display.is_settled and self._stack else 0.0

    # -- when something goes wrong

    def _recover(self, error: Exception) -> None:
        """Keep what can be kept, go back to the first screen, and say what happened."""
        log.exception("A scene failed.")
        is_kept = all_kept(self.scenes)
        failed = self.top.title if self._stack else ""
        if len(self._stack) <= 1:
            print(_("The game had to stop: {error}").format(error=reason(error)), file=sys.stderr)
            self.running = False
            raise error
        self._stack.drop_to_first()
        self.display.unclip()
        self.resized()
        self.top.resume()
        self.push(told(failed, error, is_kept=is_kept))
