"""Two quiet pieces that may go round for ever; `generate` writes them beside it.

Each is a slow round of chords, and a player who picks notes of the chord by chance: always the
same notes, because the chance is seeded. Every note has died away before the round ends.
"""

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

RATE = 22_050
TAIL = 3.0
"""Seconds of rest at the end of a round, in which the last notes die away."""

Sound = NDArray[np.float64]
Chord = Sequence[int]
"""Notes in semitones above A at 110 Hz."""


def pitch(note: int) -> float:
    """Return the frequency of a note."""
    return float(110.0 * 2 ** (note / 12))


def pluck(note: int, length: float, brightness: float) -> Sound:
    """Return a plucked string: partials that die the sooner the higher they are."""
    t = np.arange(round(length * RATE)) / RATE
    sound = np.zeros_like(t)
    for partial in range(1, 6):
        loud = brightness ** (partial - 1) / partial
        sound += loud * np.sin(2 * np.pi * pitch(note) * partial * t) * np.exp(-t * 1.6 * partial)
    return sound * np.minimum(1, t / 0.008)


def pad(chord: Chord, length: float) -> Sound:
    """Return a chord that swells and sinks, two strings to a note, a little apart."""
    t = np.arange(round(length * RATE)) / RATE
    swell = np.sin(np.pi * t / length) ** 2
    sound = np.zeros_like(t)
    for note in chord:
        for apart in (0.9985, 1.0015):
            sound += np.sin(2 * np.pi * pitch(note) * apart * t)
    return sound * swell / (2 * len(chord))


def piece(
    chords: Sequence[Chord],
    seconds: float,
    steps: int,
    *,
    density: float,
    brightness: float,
    seed: int,
) -> Sound:
    """Return a round of chords of so many seconds, each with `steps` places for a note.

    `density` is how many of the places are filled, from 0 to 1.
    """
    chance = np.random.default_rng(seed)
    whole = np.zeros(round((len(chords) * seconds + TAIL) * RATE))
    for number, chord in enumerate(chords):
        start = number * seconds
        _lay(whole, start, 0.30 * pad([note + 12 for note in chord], seconds + 1.0))
        _lay(whole, start, 0.34 * pluck(chord[0], 3.0, brightness * 0.6))
        above = [note + octave for note in chord for octave in (12, 24)]
        for step in range(steps):
            if step and chance.random() > density:
                continue
            note = int(chance.choice(above))
            loud = 0.16 + 0.12 * chance.random()
            _lay(whole, start + step * seconds / steps, loud * pluck(note, 2.6, brightness))
    return whole


def _lay(whole: Sound, start: float, sound: Sound) -> None:
    at = round(start * RATE)
    room = min(len(sound), len(whole) - at)
    whole[at : at + room] += sound[:room]


def evening() -> Sound:
    """The title: slow, open chords in D."""
    chords = ((5, 12, 17), (1, 8, 17), (10, 14, 17), (0, 7, 16), (5, 12, 20), (3, 10, 15))
    return piece(chords, 3.6, 6, density=0.45, brightness=0.42, seed=21)


def game() -> Sound:
    """The table: a little livelier, in A minor, and never in the way."""
    chords = ((0, 7, 15), (8, 12, 15), (3, 10, 15), (10, 14, 17), (0, 7, 12), (5, 8, 12))
    return piece(chords, 3.2, 8, density=0.5, brightness=0.55, seed=34)


MUSIC: dict[str, tuple[Callable[[], Sound], float]] = {
    "evening": (evening, 0.32),
    "game": (game, 0.30),
}
"""What makes each piece, and its greatest loudness from 0 to 1."""
