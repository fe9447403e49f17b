"""Sparks that fly for a moment: functions of time alone, the same for the same seed. No pygame."""

from dataclasses import dataclass
from functools import lru_cache
from math import cos, exp, pi, sin
from random import Random

MOST = 220
"""How many sparks fly at once at most; of more, the oldest bursts go."""
SIZES = (3, 5, 7)
"""How large sparks are, in units: few sizes, so that few pictures of them are made."""
DRAG = 2.6
GRAVITY = 420.0
"""Units a second, each second."""


@dataclass(frozen=True)
class Burst:
    """Sparks that set out together from a point, in logical units.

    `speed` is that of the fastest, `seconds` how long the last of them is seen.
    """

    x: float
    y: float
    count: int
    seed: int
    speed: float = 420.0
    seconds: float = 1.1


@dataclass(slots=True)
class Spark:
    """One spark at an instant: `size` one of SIZES, `light` from 1 down to 0, `tone` 0 to 2."""

    x: float
    y: float
    size: int
    light: float
    tone: int


@dataclass(frozen=True)
class _Flight:
    across: float
    up: float
    size: int
    life: float
    tone: int


@lru_cache(maxsize=32)
def _flights(burst: Burst) -> tuple[_Flight, ...]:
    chance = Random(burst.seed)
    flights = []
    for _number in range(burst.count):
        angle = chance.random() * 2 * pi
        speed = burst.speed * (0.25 + 0.75 * chance.random())
        size = SIZES[int(chance.random() * len(SIZES))]
        life = burst.seconds * (0.55 + 0.45 * chance.random())
        tone = int(chance.random() * 3)
        flights.append(_Flight(speed * cos(angle), speed * sin(angle) + 60, size, life, tone))
    return tuple(flights)


def sparks_of(burst: Burst, time: float) -> list[Spark]:
    """Return the sparks of a burst that are seen so many seconds after it."""
    reach = (1 - exp(-DRAG * time)) / DRAG
    fall = GRAVITY * time * time / 2
    return [
        Spark(
            burst.x + flight.across * reach,
            burst.y - flight.up * reach + fall,
            flight.size,
            1 - time / flight.life,
            flight.tone,
        )
        for flight in _flights(burst)
        if time < flight.life
    ]


class Bursts:
    """The bursts under way."""

    def __init__(self) -> None:
        self._running: list[tuple[Burst, float]] = []

    @property
    def is_over(self) -> bool:
        """Whether nothing flies."""
        return not self._running

    def add(self, burst: Burst) -> None:
        """Let a burst begin; the oldest end where there would be too many sparks."""
        self._running.append((burst, 0.0))
        while sum(each.count for each, _time in self._running) > MOST and len(self._running) > 1:
            del self._running[0]

    def update(self, dt: float) -> bool:
        """Let time pass; return whether anything flew."""
        had_any = bool(self._running)
        later = [(burst, time + dt) for burst, time in self._running]
        self._running = [(burst, time) for burst, time in later if time < burst.seconds]
        return had_any

    def clear(self) -> None:
        """End every burst."""
        self._running.clear()

    def sparks(self) -> list[Spark]:
        """Return every spark that is seen now, MOST at most."""
        return [s for burst, time in self._running for s in sparks_of(burst, time)][:MOST]
