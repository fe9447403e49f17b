"""Motion as functions of time: where a thing is when so many seconds have passed. No pygame."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

TURNS_FROM = 0.45
"""The part of its way after which a flying card begins to turn over."""

Ease = Callable[[float], float]


def linear(t: float) -> float:
    """Go at one speed."""
    return t


def ease_out(t: float) -> float:
    """Start fast and come gently to rest."""
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    """Start gently and come gently to rest."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def overshoot(t: float) -> float:
    """Go a little too far and come back: a pop."""
    return 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2


class Place(NamedTuple):
    """Where and how a card lies, in logical units and degrees.

    `x`, `y` are its middle, `height` its height, `turn` the angle against the clock. `face` is 1
    face up, 0 face down, and between while it flips. `z` orders what lies on what; `dim` is how
    far it is darkened, 0 to 1. On its way it may be drawn larger or smaller by `scale`.
    """

    x: float
    y: float
    height: float
    turn: float = 0.0
    face: float = 1.0
    z: float = 0.0
    dim: float = 0.0
    scale: float = 1.0
    is_seen: bool = True

    def towards(self, other: "Place", t: float) -> "Place":
        """Return the place a part of the way to another, 0 here to 1 there."""
        if t <= 0:
            return self
        if t >= 1:
            return other
        return Place(
            self.x + (other.x - self.x) * t,
            self.y + (other.y - self.y) * t,
            self.height + (other.height - self.height) * t,
            self.turn + (other.turn - self.turn) * t,
            self.face + (other.face - self.face) * t,
            max(self.z, other.z),
            self.dim + (other.dim - self.dim) * t,
            self.scale + (other.scale - self.scale) * t,
        )


@dataclass(frozen=True)
class Move:
    """One thing goes from a place to another, from `start` for `seconds`.

    `arc` raises it in the middle of its way. A card that turns over does so on the last part of
    its way. Before its start it waits where it comes from, unseen if it `appears` only then.
    """

    key: str
    source: Place
    target: Place
    start: float
    seconds: float
    ease: Ease = ease_in_out
    arc: float = 0.0
    appears: bool = False

    @property
    def end(self) -> float:
        """When it has arrived."""
        return self.start + self.seconds

    @cached_property
    def _unseen(self) -> Place:
        """Where it waits before it appears."""
        return self.source._replace(is_seen=False)

    def at(self, time: float) -> Place:
        """Return where it is at a time."""
        if self.seconds <= 0:
            part = 1.0 if time >= self.start else 0.0
        else:
            part = min(1.0, max(0.0, (time - self.start) / self.seconds))
        if self.appears and time < self.start:
            return self._unseen
        place = self.source.towards(self.target, self.ease(part) if 0 < part < 1 else part)
        if self.source.face != self.target.face and 0 < part < 1:
            turned = min(1.0, max(0.0, (part - TURNS_FROM) / (1 - TURNS_FROM)))
            face = self.source.face + (self.target.face - self.source.face) * turned
            place = place._replace(face=face)
        if self.arc and 0 < part < 1:
            place = place._replace(y=place.y - self.arc * 4 * part * (1 - part))
        return place


@dataclass(frozen=True)
class Cue:
    """Something that happens once, at a time: a sound, a number that changes."""

    at: float
    name: str


@dataclass(frozen=True)
class Motion:
    """What one event looks like: moves, cues, and how long it holds the table's attention.

    A thing may have several moves, one after the other. `seconds` is at least until the last
    has ended; a pause to look at the result counts in.
    Something of it may be seen for longer, while what comes next begins: as long as it `lasts`.
    At `told_at` what has happened is plain to see: no word of it comes before.
    """

    moves: tuple[Move, ...] = ()
    cues: tuple[Cue, ...] = ()
    seconds: float = 0.0
    lasts: float = 0.0
    told_at: float = 0.0

    @staticmethod
    def of(moves: Sequence[Move], cues: Sequence[Cue] = (), hold: float = 0.0) -> "Motion":
        """Return the motion of these moves, held for so long after the last."""
        last = max((move.end for move in moves), default=0.0)
        return Motion(tuple(moves), tuple(cues), last + hold)

    def places(self, time: float) -> Mapping[str, Place]:
        """Return where everything that moves is at a time."""
        under_way: dict[str, Move] = {}
        for move in self.moves:
            if move.key not in under_way or move.start <= time:
                under_way[move.key] = move
        return {key: move.at(time) for key, move in under_way.items()}
