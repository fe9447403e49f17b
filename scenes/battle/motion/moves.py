"""Ways for a token to move that are no straight line: along squares, there and back, shaken."""

from dataclasses import dataclass
from math import pi, sin

from scenes.anim.timeline import Move, Place, ease_in_out, ease_out

HITS_AT = 0.42
"""The part of a lunge after which the blow lands."""


@dataclass(frozen=True)
class Walk(Move):
    """From place to place along `stops`, its source first and its target last, at one pace."""

    stops: tuple[Place, ...] = ()

    def at(self, time: float) -> Place:
        """Return where it is at a time."""
        part = min(1.0, max(0.0, (time - self.start) / self.seconds)) if self.seconds else 1.0
        legs = len(self.stops) - 1
        if part >= 1 or legs < 1:
            return self.target
        way = ease_in_out(part) * legs
        leg = min(legs - 1, int(way))
        place = self.stops[leg].towards(self.stops[leg + 1], way - leg)
        hop = abs(sin(pi * way)) * place.height * 0.07
        return place._replace(y=place.y - hop, z=self.target.z)


@dataclass(frozen=True)
class Lunge(Move):
    """A blow: back a little, fast at the target, and home again to the source."""

    def at(self, time: float) -> Place:
        """Return where it is at a time."""
        part = min(1.0, max(0.0, (time - self.start) / self.seconds)) if self.seconds else 1.0
        if part >= 1:
            return self.source
        if part < 0.2:
            reach = -0.12 * ease_out(part / 0.2)
        elif part < HITS_AT:
            reach = -0.12 + 1.12 * ((part - 0.2) / (HITS_AT - 0.2)) ** 2
        else:
            reach = 1 - ease_in_out((part - HITS_AT) / (1 - HITS_AT))
        place = self.source
        return place._replace(
            x=place.x + (self.target.x - place.x) * reach,
            y=place.y + (self.target.y - place.y) * reach,
            z=self.target.z,
        )


@dataclass(frozen=True)
class Shake(Move):
    """Struck: to and fro, less and less; it ends where it began."""

    reach: float = 9.0
    """How far it goes at first, in units."""

    def at(self, time: float) -> Place:
        """Return where it is at a time."""
        part = min(1.0, max(0.0, (time - self.start) / self.seconds)) if self.seconds else 1.0
        if part <= 0 or part >= 1:
            return self.target
        swing = sin(part * 5 * pi) * (1 - part)
        return self.target._replace(
            x=self.target.x + self.reach * swing,
            turn=self.target.turn + 3 * swing,
        )
