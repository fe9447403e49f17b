"""Where everything is at this instant, and where it comes to rest. No pygame."""

from collections.abc import Mapping
from dataclasses import replace
from math import exp

from scenes.anim.timeline import Motion, Place

SWIFT = 16.0
"""How fast things that no motion holds drift to their rest: the greater, the faster."""
NEAR = 0.35
"""Closer to its rest than this, in units or degrees, a thing has arrived."""


class Running:
    """A motion under way."""

    def __init__(self, motion: Motion) -> None:
        self.motion = motion
        self.time = 0.0
        self.cued = 0

    def due(self) -> list[str]:
        """Return the cues that have come up since the last call."""
        names = []
        while self.cued < len(self.motion.cues) and self.motion.cues[self.cued].at <= self.time:
            names.append(self.motion.cues[self.cued].name)
            self.cued += 1
        return names

    @property
    def is_over(self) -> bool:
        """Whether everything in it has arrived."""
        return self.time >= max(self.motion.seconds, self.motion.lasts) and all(
            self.time >= move.end for move in self.motion.moves
        )


class Stage:
    """Things by key: those a motion holds follow it, the others drift to their rest."""

    def __init__(self) -> None:
        self.shown: dict[str, Place] = {}
        self.rest: Mapping[str, Place] = {}
        self.running: list[Running] = []

    def cut(self, rest: Mapping[str, Place]) -> None:
        """Show everything at rest at once."""
        self.running.clear()
        self.rest = rest
        self.shown = dict(rest)

    def set_rest(self, rest: Mapping[str, Place]) -> None:
        """Say where things belong from now on; what is new there appears, what is not goes.

        Things held by a motion stay until it lets them go.
        """
        self.rest = rest
        held = self.held
        for key in [key for key in self.shown if key not in rest and key not in held]:
            del self.shown[key]
        for key, place in rest.items():
            if key not in self.shown:
                self.shown[key] = place

    def start(self, motion: Motion) -> Running:
        """Begin a motion; the things in it go to where they start from."""
        running = Running(motion)
        self.running.append(running)
        self.shown.update(motion.places(0.0))
        return running

    def release(self, key: str) -> None:
        """Let no motion hold a thing any longer."""
        for each in self.running:
            kept = tuple(move for move in each.motion.moves if move.key != key)
            if len(kept) < len(each.motion.moves):
                each.motion = replace(each.motion, moves=kept)

    @property
    def held(self) -> set[str]:
        """The keys of what motions hold."""
        return {move.key for each in self.running for move in each.motion.moves}

    @property
    def moving(self) -> set[str]:
        """The keys of what is not where it belongs."""
        rest = self.rest.get
        return {
            key
            for key, place in self.shown.items()
            if (there := rest(key)) is not place and there != place
        }

    @property
    def is_still(self) -> bool:
        """Whether nothing moves."""
        return not self.running and self.shown == self.rest

    def update(self, dt: float, speed: float = 1.0) -> tuple[bool, list[str]]:
        """Let time pass; return whether anything changed, and the cues that came up.

        `speed` multiplies the pace of motions, not of drifting.
        """
        if self.is_still:
            return False, []
        cues: list[str] = []
        for each in self.running:
            each.time += dt * speed
            cues.extend(each.due())
            self.shown.update(each.motion.places(each.time))
        self.running = [each for each in self.running if not each.is_over]
        held = self.held
        for key in [key for key in self.shown if key not in self.rest and key not in held]:
            del self.shown[key]
        self._drift(dt * max(1.0, speed), held)
        return True, cues

    def _drift(self, dt: float, held: set[str]) -> None:
        part = 1 - exp(-dt * SWIFT)
        for key, target in self.rest.items():
            now = self.shown.get(key, target)
            if key not in held and now is not target:
                self.shown[key] = target if _is_near(now, target) else now.towards(target, part)


def _is_near(now: Place, target: Place) -> bool:
    return (
        abs(now.x - target.x) < NEAR
        and abs(now.y - target.y) < NEAR
        and abs(now.turn - target.turn) < NEAR
        and abs(now.height - target.height) < NEAR
        and abs(now.dim - target.dim) < 0.05
        and abs(now.scale - target.scale) < 0.02
        and abs(now.face - target.face) < 0.05
    )
