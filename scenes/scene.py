"""What every screen is: a scene with a life, a picture, and a typed result."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Generic, Protocol, TypeVar

import pygame

from scenes.bindings import Action, Binding, Bindings
from scenes.frame import WindowMode
from scenes.theme import Layout, Theme

__all__ = ["Action", "Binding", "Cover", "Host", "Layout", "Pointer", "PointerKind", "Scene"]

R = TypeVar("R")
Point = tuple[int, int]


class Cover(Enum):
    """How much of the scenes below is seen behind a scene."""

    OPAQUE = auto()
    """Nothing: the scene paints the whole window."""
    VEIL = auto()
    """The scenes below, once drawn, blurred and dimmed."""
    CLEAR = auto()
    """The scenes below as they were."""


class PointerKind(Enum):
    """What the mouse (or the finger) did."""

    MOVE = auto()
    PRESS = auto()
    RELEASE = auto()
    WHEEL = auto()


@dataclass(frozen=True)
class Pointer:
    """One thing the mouse did at a place in pixels.

    `button` is 1 left, 2 middle, 3 right, 0 none; `turn` is the wheel's, up is positive.
    """

    kind: PointerKind
    at: Point
    button: int = 0
    turn: float = 0.0


class Host(Protocol):
    """What a scene may ask of the program it runs in."""

    theme: Theme
    bindings: Bindings
    moves: bool
    """Whether the player wants to see motion: sparks, numbers that count, fading screens."""

    @property
    def uses_pointer(self) -> bool:
        """Whether the mouse was used last, rather than keys or a pad."""

    @property
    def uses_pad(self) -> bool:
        """Whether a pad was used last, rather than the mouse or the keys."""

    @property
    def is_repeating(self) -> bool:
        """Whether what is done now comes only because its key is still held."""

    @property
    def has_left_mouse(self) -> bool:
        """Whether what is done now is the first thing by keys or a pad after the mouse."""

    @property
    def window_mode(self) -> WindowMode:
        """How the window stands on the screen."""

    def push(self, scene: Scene[R], on_result: Callable[[R], object] | None = None) -> None:
        """Put a scene on top; `on_result` is called with its result after it has gone."""

    def quit(self) -> None:
        """End the program after this step."""

    def cue(self, name: str) -> None:
        """Let a small thing that happened be heard, such as "press" or "refuse"."""

    def resized(self) -> None:
        """Lay out every scene again, as after a change of window."""


class Scene(Generic[R]):
    """One screen. The program calls these methods; a scene changes only what it was given.

    The order of a life: `resize` (first), `enter`, then any number of `act`, `point`, `write`,
    `update` and `draw`; `pause` and `resume` around a scene put on top; `leave` last.
    """

    title = ""
    """What the screen is called, the first words of its description."""
    cover = Cover.OPAQUE
    music = ""
    """The piece that is heard here, "" for that of the scene below."""
    nap = 0.05
    """The longest time in seconds between two updates while nothing moves."""

    host: Host
    layout: Layout

    def __init__(self) -> None:
        self.held: set[Action] = set()
        self.is_done = False
        self.result: Any = None

    def enter(self) -> None:
        """Begin: the scene is on top and has its host and layout."""

    def leave(self) -> None:
        """End: the scene will not be used again."""

    def pause(self) -> None:
        """Another scene has been put on top."""

    def resume(self) -> None:
        """The scene above has gone."""

    def resize(self, layout: Layout) -> None:
        """Take a new measure of the window; whatever was going on goes on."""
        self.layout = layout

    def reword(self) -> None:
        """The language has changed: say every word anew."""

    def act(self, action: Action, at: Point | None = None) -> bool:
        """Do what the player asks; return whether this scene knows the action here."""
        return False

    def hold(self, action: Action, down: bool) -> None:
        """Note that an action's key went down or came up; `held` has those that are down."""
        (self.held.add if down else self.held.discard)(action)

    def point(self, pointer: Pointer) -> bool:
        """Take what the mouse did; return whether it meant anything here."""
        return False

    def write(self, text: str) -> None:
        """Take letters; only while `wants_text`."""

    def compose(self, text: str) -> None:
        """Show what an input method is putting together, "" for nothing; only while
        `wants_text`."""

    def capture(self, key: str) -> bool:
        """Take a key by its raw name before it becomes an action; return whether it was used."""
        return False

    def put_back(self) -> bool:
        """Forget what the mouse has pressed: what it carries goes back to its place. Return whether
        it carried anything."""
        return False

    def pointer_left(self) -> None:
        """The mouse has left the window."""

    @property
    def wants_text(self) -> bool:
        """Whether letters are to be written rather than taken as actions."""
        return False

    @property
    def is_ready(self) -> bool:
        """Whether it can be drawn without a pause; asked before every step.

        Until it is, it stands still, and what was seen before it stays on the screen.
        """
        return True

    @property
    def has_newcomers(self) -> bool:
        """Whether something has come that is to be made in `pieces` before it is seen."""
        return False

    @property
    def is_pointing(self) -> bool:
        """Whether the mouse is on something that can be clicked."""
        return False

    def focus_lost(self) -> None:
        """The window is no longer the one in use."""

    def focus_gained(self) -> None:
        """The window is in use again."""

    def keep(self) -> None:
        """Put everything worth keeping in a safe place: the program may be about to end."""

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; return whether the picture changed."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the picture; change nothing."""

    def pieces(self, surface: pygame.Surface) -> Iterator[None]:
        """Make what takes time of the first picture, or of what has come since, a little with each
        step.

        It may be drawn on the surface, of which nothing is seen or kept.
        """
        return iter(())

    def done(self, result: R) -> None:
        """Finish with a result: the scene goes, and whoever put it up is told."""
        self.result = result
        self.is_done = True

    def places(self) -> Iterator[tuple[str, pygame.Rect]]:
        """Yield what can be clicked: its words, and the part of its place that can be seen."""
        return iter(())

    def describe(self) -> str:
        """Return the screen in words, for players who do not see it."""
        return self.title
