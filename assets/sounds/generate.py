"""Make the sounds: `python -m assets.sounds.generate` rewrites every WAV in this folder,
and the music as Ogg Vorbis.

All of them are computed: noise through filters for cards on cloth, damped tones for wood and
brass. Where a sound comes often there are several, so that it never drones.
"""

import wave
from collections.abc import Callable
from pathlib import Path

import numpy as np

from assets.sounds import moments, music
from assets.sounds.moods import MOODS
from assets.sounds.tones import RATE, Sound, bell, falling, rustle, together, tone
from assets.sounds.vorbis import faded, write_ogg

FOLDER = Path(__file__).resolve().parent


def deal(n: int) -> Sound:
    """A card leaves the pack and glides over the cloth."""
    return together(
        (0, 0.55, rustle(0.13, 1400 + 150 * n, 6500, 0.018, 10 + n)),
        (0.045, 0.25, falling(190 + 12 * n, 95, 0.07, 0.02)),
    )


def play(n: int) -> Sound:
    """A card is put down: a slap, and the table below it."""
    return together(
        (0, 0.8, rustle(0.07, 1800, 8000, 0.004, 20 + n)),
        (0.002, 0.6, falling(260 + 20 * n, 110, 0.11, 0.032)),
        (0.012, 0.18, rustle(0.12, 700, 3000, 0.02, 30 + n)),
    )


def trick(n: int) -> Sound:
    """The cards of a trick are swept together and tapped once."""
    return together(
        (0, 0.55, rustle(0.34, 900, 4200, 0.10, 40 + n)),
        (0.25, 0.4, falling(210, 100, 0.1, 0.03)),
        (0.25, 0.3, rustle(0.06, 1500, 6000, 0.004, 45 + n)),
    )


def bid(_n: int) -> Sound:
    """A wooden counter on wood."""
    return together(
        (0, 0.5, tone(1130, 0.12, 0.018)),
        (0, 0.35, tone(1710, 0.1, 0.012)),
        (0, 0.4, falling(420, 240, 0.09, 0.022)),
    )


def press(_n: int) -> Sound:
    """A soft click under the finger."""
    return together((0, 0.35, tone(660, 0.07, 0.012)), (0, 0.2, tone(1320, 0.05, 0.007)))


def move(_n: int) -> Sound:
    """The lightest tick."""
    return together((0, 0.16, tone(1480, 0.04, 0.006)))


def refuse(_n: int) -> Sound:
    """Two low notes: no."""
    return together(
        (0, 0.4, tone(233, 0.16, 0.05)),
        (0, 0.1, tone(466, 0.1, 0.03)),
        (0.09, 0.45, tone(185, 0.24, 0.07)),
        (0.09, 0.1, tone(370, 0.14, 0.04)),
    )


def undo(n: int) -> Sound:
    """A card is drawn back: the glide the other way round."""
    return together((0, 0.5, rustle(0.18, 1200, 5200, 0.05, 60 + n)[::-1]))


def flip(n: int) -> Sound:
    """A card turns over: a short breath of air and its edge on the cloth."""
    return together(
        (0, 0.4, rustle(0.08, 2200, 9000, 0.012, 70 + n)),
        (0.05, 0.3, rustle(0.05, 1200, 5000, 0.004, 80 + n)),
    )


def made(_n: int) -> Sound:
    """Two bells, the second higher: the bid is made."""
    return together((0, 0.5, bell(784, 0.5, 0.12)), (0.11, 0.6, bell(1175, 0.7, 0.17)))


def missed(_n: int) -> Sound:
    """Two soft wooden notes that fall: the bid is missed."""
    return together(
        (0, 0.5, tone(392, 0.3, 0.07)),
        (0, 0.2, falling(500, 380, 0.1, 0.02)),
        (0.14, 0.55, tone(311, 0.45, 0.1)),
    )


def victory(_n: int) -> Sound:
    """Four bells rise to a chord."""
    notes = ((0.0, 523.25), (0.13, 659.26), (0.26, 783.99), (0.42, 1046.5))
    rising = [(at, 0.45, bell(pitch, 1.3 - at, 0.22)) for at, pitch in notes]
    chord = [(0.42, 0.25, bell(pitch, 1.3, 0.4)) for _at, pitch in notes[:3]]
    return together(*rising, *chord)


# -- the battle


def strike(n: int) -> Sound:
    """Steel on a shield: a crack, the ring of the blade, the wood below."""
    ring = 1650 + 170 * n
    return together(
        (0, 0.8, rustle(0.09, 900, 7000, 0.004, 90 + n)),
        (0.004, 0.7, falling(210 + 18 * n, 70, 0.2, 0.05)),
        (0.004, 0.22, tone(ring, 0.3, 0.06)),
        (0.004, 0.12, tone(ring * 1.51, 0.24, 0.045)),
    )


def shot(n: int) -> Sound:
    """Something flies past and hits: a breath, then a thud."""
    return together(
        (0, 0.45, rustle(0.22, 1400 + 200 * n, 7500, 0.12, 100 + n)),
        (0.17, 0.8, falling(240, 90, 0.12, 0.035)),
        (0.17, 0.5, rustle(0.06, 900, 4500, 0.004, 104 + n)),
    )


def magic(n: int) -> Sound:
    """A glimmer of bells over a swelling breath."""
    pitches = (1046.5, 1318.5, 1568.0, 1975.5)
    glimmer = [
        (0.05 * place, 0.3, bell(pitch * (1 + 0.06 * n), 0.6, 0.1))
        for place, pitch in enumerate(pitches)
    ]
    return together((0, 0.4, rustle(0.5, 500, 3000, 0.2, 110 + n)), *glimmer)


def die(n: int) -> Sound:
    """A body falls, and dust settles."""
    return together(
        (0, 0.6, falling(330 - 20 * n, 60, 0.5, 0.14)),
        (0.12, 0.8, falling(150, 48, 0.3, 0.08)),
        (0.12, 0.5, rustle(0.5, 300, 2600, 0.03, 120 + n)),
    )


def dice(n: int) -> Sound:
    """Dice tumble over wood, ever closer together, and lie still."""
    chance = np.random.default_rng(130 + n)
    parts = []
    at = 0.0
    for bounce in range(9):
        loud = 0.75 * (1 - bounce / 11)
        pitch = 700 + 500 * float(chance.random())
        parts.append((at, loud, falling(pitch, 300, 0.05, 0.012)))
        parts.append((at, loud * 0.6, rustle(0.03, 1500, 7000, 0.002, 140 + 10 * n + bounce)))
        at += 0.14 * 0.86**bounce * (0.7 + 0.5 * float(chance.random()))
    return together(*parts)


def heal(_n: int) -> Sound:
    """Three soft bells that rise."""
    notes = ((0.0, 523.25), (0.09, 659.26), (0.18, 880.0))
    return together(*((at, 0.45, bell(pitch, 0.7, 0.14)) for at, pitch in notes))


def turn(_n: int) -> Sound:
    """A drum, twice: the turn passes."""
    return together(
        (0, 0.8, falling(130, 62, 0.35, 0.1)),
        (0, 0.25, rustle(0.05, 400, 2500, 0.003, 160)),
        (0.17, 0.9, falling(145, 66, 0.4, 0.12)),
        (0.17, 0.3, rustle(0.05, 400, 2500, 0.003, 161)),
    )


def step(n: int) -> Sound:
    """A boot in the sand."""
    return together(
        (0, 0.5, rustle(0.09, 500 + 60 * n, 3200, 0.015, 170 + n)),
        (0, 0.4, falling(150 + 10 * n, 70, 0.07, 0.02)),
    )


def block(n: int) -> Sound:
    """A shield that holds: a dull ring."""
    return together(
        (0, 0.5, bell(311 + 30 * n, 0.5, 0.09)),
        (0, 0.5, rustle(0.06, 700, 4000, 0.004, 180 + n)),
        (0, 0.4, falling(190, 90, 0.15, 0.04)),
    )


def miss(n: int) -> Sound:
    """A blade through the air."""
    return together((0, 0.7, rustle(0.24, 1100 + 250 * n, 6000, 0.09, 190 + n)))


SOUNDS: dict[str, tuple[Callable[[int], Sound], int, float]] = {
    "deal": (deal, 4, 0.5),
    "play": (play, 4, 0.8),
    "trick": (trick, 3, 0.6),
    "bid": (bid, 1, 0.6),
    "flip": (flip, 2, 0.45),
    "made": (made, 1, 0.55),
    "missed": (missed, 1, 0.5),
    "victory": (victory, 1, 0.7),
    "press": (press, 1, 0.45),
    "move": (move, 1, 0.25),
    "refuse": (refuse, 1, 0.6),
    "undo": (undo, 2, 0.5),
    "strike": (strike, 3, 0.75),
    "shot": (shot, 2, 0.6),
    "magic": (magic, 2, 0.5),
    "die": (die, 2, 0.65),
    "dice": (dice, 3, 0.65),
    "heal": (heal, 1, 0.5),
    "turn": (turn, 1, 0.6),
    "step": (step, 3, 0.35),
    "block": (block, 2, 0.55),
    "miss": (miss, 2, 0.4),
    "ruff": (moments.ruff, 2, 0.5),
    "overruff": (moments.overruff, 1, 0.55),
    "last": (moments.last, 1, 0.5),
    "slam": (moments.slam, 1, 0.7),
    "kontra": (moments.kontra, 1, 0.6),
    "broken": (moments.broken, 1, 0.6),
    "comeback": (moments.comeback, 1, 0.55),
    "defeat": (moments.defeat, 1, 0.5),
    "fall": (moments.fall, 1, 0.7),
}
"""What makes each sound, in how many forms, and its greatest loudness from 0 to 1."""


def write(path: Path, sound: Sound, loudness: float, rate: int = RATE) -> None:
    """Write a sound as 16-bit mono around zero, faded out at its end."""
    samples = np.round(faded(sound, rate) * loudness * 32_000).astype("<i2")
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(samples.tobytes())


def generate() -> None:
    """Write every sound, numbered from 1, and the music."""
    for name, (make, forms, loudness) in SOUNDS.items():
        for n in range(forms):
            write(FOLDER / f"{name}-{n + 1}.wav", make(n), loudness)
    (FOLDER / "music").mkdir(exist_ok=True)
    for mood, theme in MOODS.items():
        for n in range(music.PIECES):
            path = FOLDER / "music" / f"{mood}-{n + 1}.ogg"
            write_ogg(path, music.composed(theme, n), theme.loudness, music.RATE)


if __name__ == "__main__":
    generate()
