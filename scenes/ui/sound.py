"""The small sounds of the table; without a device, or when one fails, everything is silent."""

import logging

import pygame

from game.core.words import ROOT
from scenes.ui.music import Music

FOLDER = ROOT / "assets" / "sounds"
VOICES = 16
"""How many sounds may be heard at once."""

log = logging.getLogger(__name__)


class Sounds:
    """Plays sounds by name; the forms of one sound take turns.

    `volume` is in per cent. The device is opened at the first sound, so that nobody waits for it.
    """

    def __init__(
        self, volume: int = 80, *, music: int = 0, mute_in_background: bool = True
    ) -> None:
        self.volume = volume
        self.music = Music(music)
        self.mute_in_background = mute_in_background
        self.is_in_background = False
        self._forms: dict[str, list[pygame.mixer.Sound]] | None = None

    def update(self, dt: float) -> None:
        """Let the music go on."""
        is_muted = self.is_in_background and self.mute_in_background
        self.music.update(dt, is_muted=is_muted)

    @property
    def is_silent(self) -> bool:
        """Whether nothing is to be heard now."""
        return self.volume <= 0 or (self.is_in_background and self.mute_in_background)

    def play(self, name: str) -> None:
        """Let a sound be heard; one that does not exist is not."""
        if self.is_silent:
            return
        if self._forms is None:
            self._forms = _load()
        forms = self._forms.get(name)
        if not forms:
            return
        form = forms.pop(0)
        forms.append(form)
        try:
            form.set_volume(self.volume / 100)
            form.play()
        except pygame.error as wrong:
            log.warning("The sound device failed (%s); the game goes on without.", wrong)
            self._forms = {}


def _load() -> dict[str, list[pygame.mixer.Sound]]:
    """Open the device and read every sound; return none if either fails."""
    forms: dict[str, list[pygame.mixer.Sound]] = {}
    try:
        if not pygame.mixer.get_init():
            pygame.mixer.init(44_100, -16, 2, 512)
        pygame.mixer.set_num_channels(VOICES)
        for path in sorted(FOLDER.glob("*.wav")):
            name = path.stem.rpartition("-")[0]
            forms.setdefault(name, []).append(pygame.mixer.Sound(path))
    except (pygame.error, NotImplementedError, OSError) as wrong:
        log.warning("There is no sound (%s); the game is silent.", wrong)
        return {}
    return forms
