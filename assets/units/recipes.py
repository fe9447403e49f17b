"""How a picture is written down: a place, and who is drawn there, from the back to the front."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from assets.units.beasts import Coat, Frame, beast
from assets.units.brush import Pen, document
from assets.units.heads import Draw
from assets.units.people import Held, Outfit, person
from assets.units.poses import HUMAN, POSES, XY, Build
from assets.units.scenery import MOODS, Land, Mood, Place, backdrop

LARGEST = 24_500
MIDDLE = (200.0, 118.0, 60.0)


@dataclass(frozen=True)
class Recipe:
    """One picture. Every figure has a contour of its own; `rim` is the light behind them."""

    place: Place
    figures: tuple[Draw, ...]
    rim: str = "#ffffff"

    def svg(self) -> str:
        """The picture as SVG text, as fine as fits into a file of `LARGEST` bytes."""
        for slack in (1.0, 1.5, 2.2, 3.0, 4.0):
            parts, defs = backdrop(self.place)
            for draw in self.figures:
                pen = Pen(rim=self.rim, slack=slack)
                draw(pen)
                parts.extend(pen.text())
            text = document(parts, defs)
            if len(text) < LARGEST:
                break
        return text


def scene(
    mood: str | Mood,
    *lands: Land,
    seed: int = 0,
    sun: tuple[float, float, float] = MIDDLE,
    rays: int = 18,
    crescent: bool = False,
) -> Place:
    """A place; the mood by its name, or a blend of two."""
    palette = MOODS[mood] if isinstance(mood, str) else mood
    return Place(palette, lands, seed, sun, rays, crescent)


def someone(
    x: float,
    y: float,
    scale: float,
    pose: str,
    outfit: Outfit,
    head: Draw | None,
    build: Build = HUMAN,
    near: Held | None = None,
    far: Held | None = None,
    back: Draw | None = None,
    flip: bool = False,
    shadow: bool = True,
) -> Draw:
    """Somebody with the feet at (x, y)."""

    def draw(pen: Pen) -> None:
        if shadow:
            feet = POSES[pose].foot[0], POSES[pose].far_foot[0]
            middle = (feet[0] + feet[1]) / 2 * build.width * (-scale if flip else scale)
            reach = (abs(feet[1] - feet[0]) / 2 * build.width + 34 * build.bulk) * scale
            pen.shadow(x + middle, y + 3, reach, 8 * scale)
        person(pen.at(x, y, scale, flip=flip), pose, outfit, head, build, near, far, back)

    return draw


def animal(
    x: float,
    y: float,
    scale: float,
    frame: Frame,
    gait: str,
    coat: Coat,
    head: Draw,
    tail: Callable[[Pen], None] | None = None,
    mane: Callable[[Pen, XY, XY], None] | None = None,
    over: Draw | None = None,
    rider: Draw | None = None,
    flip: bool = False,
    shadow: bool = True,
) -> Draw:
    """A beast with its feet at (x, y)."""

    def draw(pen: Pen) -> None:
        if shadow:
            pen.shadow(x, y + 3, frame.long * 0.86 * scale, 8 * scale)
        beast(pen.at(x, y, scale, flip=flip), frame, gait, coat, head, tail, mane, over, rider)

    return draw


def mounted(
    scale: float,
    pose: str,
    outfit: Outfit,
    head: Draw,
    build: Build = HUMAN,
    near: Held | None = None,
    far: Held | None = None,
) -> Draw:
    """A rider for `animal`; the scale is that of the rider on the beast."""
    return lambda pen: person(pen.at(0, 0, scale), pose, outfit, head, build, near, far)


def thing(
    x: float, y: float, scale: float, draw: Draw, turn: float = 0.0, flip: bool = False,
    shadow: float = 0.0,
) -> Draw:  # fmt: skip
    """Something drawn around (x, y), with a shadow so wide if it stands on the ground."""

    def put(pen: Pen) -> None:
        if shadow:
            pen.shadow(x, y + 3, shadow, 8)
        draw(pen.at(x, y, scale, turn, flip))

    return put
