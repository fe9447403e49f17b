"""The quiet music: one piece at a time, each faded in and out; silent without a device."""

import logging
from random import randrange

import pygame

from game.core.words import ROOT

FOLDER = ROOT / "assets" / "sounds" / "music"
WAITS = 1.0
"""Seconds before the first piece begins, so that nobody waits for the device."""
PIECES = 6
"""How many pieces there are for each mood, numbered from 1."""
SHORTEST = 60.0
"""Seconds that every piece lasts; after one that ends sooner, no other is tried at once."""
SWELLS_IN = 2000
SINKS_IN = 1600
"""Milliseconds."""
MOST = 0.6
"""The loudness at full volume, so that cards are always heard over it."""

log = logging.getLogger(__name__)


class Music:
    """Plays the pieces of the mood that is wanted, one after the other, for ever.

    `volume` is in per cent; at 0 nothing opens.
    """

    def __init__(self, volume: int = 0) -> None:
        self.volume = volume
        self.wanted = ""
        """The mood."""
        self._playing = ""
        self._piece = randrange(PIECES)
        """That played last, from 0; a program that starts does not always begin with the same."""
        self._begun = 0.0
        self._passed = 0.0
        self._loudness = -1.0
        self._has_failed = False

    def update(self, dt: float, *, is_muted: bool) -> None:
        """Let time pass: begin, end or change the piece, and take the volume that is set."""
        self._passed += dt
        loudness = 0.0 if is_muted else max(0, self.volume) / 100 * MOST
        if self._has_failed or self._passed < WAITS:
            return
        if not self._playing and (not loudness or not self.wanted):
            return
        try:
            self._go_on(loudness)
        except (pygame.error, NotImplementedError, OSError) as wrong:
            log.warning("There is no music (%s).", wrong)
            self._has_failed = True

    def _go_on(self, loudness: float) -> None:
        mixer = pygame.mixer
        if not mixer.get_init():
            mixer.init(44_100, -16, 2, 512)
        wanted = self.wanted if loudness else ""
        if self._playing != wanted:
            if self._playing and mixer.music.get_busy():
                mixer.music.fadeout(SINKS_IN if loudness else 1)
            self._playing = ""
        is_due = self._playing == "" or self._passed >= self._begun + SHORTEST
        # A piece that still fades out is waited for here, in later updates, never inside.
        if wanted and is_due and not mixer.music.get_busy():
            self._piece = (self._piece + 1) % PIECES
            mixer.music.load(FOLDER / f"{wanted}-{self._piece + 1}.ogg")
            mixer.music.set_volume(loudness)
            mixer.music.play(fade_ms=SWELLS_IN)
            self._playing, self._begun = wanted, self._passed
        if loudness != self._loudness:
            mixer.music.set_volume(loudness)
        self._loudness = loudness
