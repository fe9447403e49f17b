"""The time between two frames: how long the program sleeps, and what it hears meanwhile."""

from collections.abc import Callable

import pygame

FRAMES_A_SECOND = 60


class Clock:
    """Wakes for the next frame; `now` gives the time in seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._ticks = pygame.time.Clock()

    def next_events(self, nap: float) -> list[pygame.event.Event]:
        """Return what has happened by the next frame; while nothing does, sleep on for `nap`
        seconds.

        pygame's own wait looks a thousand times a second; sixty are enough, and cost a tenth.
        """
        wakes_at = self._now() + nap
        while True:
            self._ticks.tick(FRAMES_A_SECOND)
            events = pygame.event.get()
            if events or self._now() >= wakes_at:
                return events
