"""Quiet pieces of a minute and more: a theme for each mood (`moods`), and variations on it.

`generate` writes them into `music/`. A piece is a row of parts; a part goes through its chords with
a bass, broken chords, a tune and perhaps a drum, each in a pattern of its own. The tune is found by
chance, from the chord and near to its last note: always the same, because the chance is seeded.
Every note has died away before the piece ends.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

RATE = 22_050
TAIL = 3.0
"""Seconds of rest at the end of a piece, in which the last notes die away."""

Sound = NDArray[np.float64]
Chord = Sequence[int]
"""Notes in semitones above A at 110 Hz."""


def pitch(note: int) -> float:
    """Return the frequency of a note."""
    return float(110.0 * 2 ** (note / 12))


@lru_cache(maxsize=256)
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


@lru_cache(maxsize=4)
def drum(is_low: bool) -> Sound:
    """Return a soft drum, struck with the hand."""
    t = np.arange(round(0.5 * RATE)) / RATE
    low, high, dies = (58.0, 120.0, 0.14) if is_low else (105.0, 190.0, 0.07)
    falls = low + (high - low) * np.exp(-t / 0.03)
    return np.sin(2 * np.pi * np.cumsum(falls) / RATE) * np.exp(-t / dies)


@dataclass(frozen=True)
class Part:
    """Chords that are gone through `times` times, so many seconds to each.

    Patterns have a sign for each step of a chord, "." for rest: in `broken` the number of the note
    of the chord, in `tune` an x for a note, in `beat` D and d for a low and a high drum. The tune
    lies so many semitones above the chord.
    """

    chords: Sequence[Chord]
    seconds: float
    broken: str
    tune: str
    beat: str = ""
    above: int = 24
    times: int = 1

    @property
    def length(self) -> float:
        """How many seconds it takes."""
        return len(self.chords) * self.seconds * self.times


@dataclass(frozen=True)
class Theme:
    """What a mood sounds like: its parts, how bright strings are, and its peak, 0 to 1."""

    parts: Sequence[Part]
    brightness: float
    loudness: float
    seed: int


PIECES = 6
"""How many pieces there are for each mood: the theme, and variations on it."""
KEYS = (0, 2, -3, 4, -1, -5)
"""How many semitones higher each piece of a mood stands than its theme."""
PACES = (1.0, 1.07, 1.13, 1.03, 1.1, 1.05)
"""How much longer each stays on a chord."""


def composed(theme: Theme, n: int) -> Sound:
    """Return piece `n` of a mood, 0 its theme.

    A variation stands in another key and pace, enters each row of chords at another place, gives
    the parts between the first and the last another order, and has a tune of its own.
    """
    first, *middle, last = (_varied(part, n) for part in theme.parts)
    turn = n % len(middle)
    parts = (first, *middle[turn:], *middle[:turn], last)
    return piece(parts, brightness=theme.brightness, seed=theme.seed + n)


def _varied(part: Part, n: int) -> Part:
    """Return a part in the key and pace of piece `n`; a fifth chord or more is its close."""
    row, close = part.chords[:4], part.chords[4:]
    turned = (*row[n % len(row) :], *row[: n % len(row)], *close)
    chords = [[note + KEYS[n] for note in chord] for chord in turned]
    return replace(part, chords=chords, seconds=part.seconds * PACES[n])


def piece(parts: Sequence[Part], *, brightness: float, seed: int) -> Sound:
    """Return the parts one after the other, and the rest at the end."""
    chance = np.random.default_rng(seed)
    whole = np.zeros(round((sum(part.length for part in parts) + TAIL) * RATE))
    start, last = 0.0, parts[0].chords[0][-1] + parts[0].above
    for part in parts:
        for _time in range(part.times):
            for chord in part.chords:
                last = _play(whole, start, part, chord, brightness, last, chance)
                start += part.seconds
    return whole


def _play(
    whole: Sound,
    start: float,
    part: Part,
    chord: Chord,
    brightness: float,
    last: int,
    chance: np.random.Generator,
) -> int:
    """Play one chord of a part; return the last note of the tune."""
    _lay(whole, start, 0.26 * pad([note + 12 for note in chord], part.seconds + 1.0))
    _lay(whole, start, 0.34 * pluck(chord[0], 3.0, brightness * 0.6))
    for at, sign in _steps(part.broken, part.seconds):
        note = chord[int(sign) % len(chord)] + 12 * (1 + int(sign) // len(chord))
        _lay(whole, start + at, 0.13 * pluck(note, 2.2, brightness * 0.8))
    for at, sign in _steps(part.beat, part.seconds):
        _lay(whole, start + at, (0.34 if sign == "D" else 0.16) * drum(sign == "D"))
    for at, _sign in _steps(part.tune, part.seconds):
        notes = sorted(
            (note + part.above + octave for note in chord for octave in (-12, 0, 12)),
            key=lambda note: (abs(note - last) < 1, abs(note - last)),
        )
        last = notes[int(chance.random() ** 2 * 3)]
        loud = 0.17 + 0.08 * chance.random()
        _lay(whole, start + at, loud * pluck(last, 2.6, brightness))
    return last


def _steps(pattern: str, seconds: float) -> list[tuple[float, str]]:
    """Return when within a chord something is played, and its sign."""
    return [
        (seconds * step / len(pattern), sign) for step, sign in enumerate(pattern) if sign != "."
    ]


def _lay(whole: Sound, start: float, sound: Sound) -> None:
    at = round(start * RATE)
    room = min(len(sound), len(whole) - at)
    whole[at : at + room] += sound[:room]
