"""Quiet pieces of a minute and more that may go round for ever, one for each mood.

`generate` writes them beside it. A piece is a row of parts; a part goes through its chords with a
bass, broken chords, a tune and perhaps a drum, each in a pattern of its own. The tune is found by
chance, from the chord and near to its last note: always the same, because the chance is seeded.
Every note has died away before the round ends.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

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


def evening() -> Sound:
    """The title: slow, open chords in D."""
    first = ((5, 12, 17), (1, 8, 17), (10, 14, 17), (0, 7, 16))
    other = ((2, 9, 17), (10, 14, 17), (3, 10, 15), (0, 7, 16))
    parts = (
        Part(first, 3.6, "0..1.2", "x....."),
        Part(first, 3.6, "0.12.1", "x..x.."),
        Part(other, 3.6, "0.1.2.", "x.x..x"),
        Part((*first, (5, 12, 20), (3, 10, 15)), 3.6, "0..2..", "..x..."),
    )
    return piece(parts, brightness=0.42, seed=21)


def game() -> Sound:
    """The table: a little livelier, in A minor, and never in the way."""
    first = ((0, 7, 15), (8, 12, 15), (3, 10, 15), (10, 14, 17))
    other = ((5, 12, 15), (0, 7, 15), (8, 12, 15), (7, 14, 17))
    parts = (
        Part(first, 3.2, "0.2.1.2.", "x......."),
        Part(first, 3.2, "0.2.1.2.", "x..x..x."),
        Part(other, 3.2, "0.1.2.1.", "..x...x."),
        Part(first, 3.2, "0.21.2.1", "x.x...x."),
        Part((*other, (0, 7, 12)), 3.2, "0...2...", "x......."),
    )
    return piece(parts, brightness=0.55, seed=34)


def close() -> Sound:
    """The last deal of a match: held back, in E minor, with a pulse below."""
    first = ((7, 14, 22), (3, 10, 19), (8, 15, 24), (2, 9, 18))
    other = ((0, 7, 15), (7, 14, 22), (5, 12, 20), (2, 9, 18))
    parts = (
        Part(first, 2.8, "0.0.1.0.", "", "D......."),
        Part(first, 2.8, "0.0.1.2.", "x...x...", "D...d..."),
        Part(other, 2.8, "0.1.2.1.", "..x..x..", "D...d..."),
        Part(first, 2.8, "0.0.1.2.", "x.x...x.", "D..dd..."),
        Part((*other, (7, 14, 22)), 2.8, "0...1...", "x.......", "D......."),
    )
    return piece(parts, brightness=0.5, seed=55)


def study() -> Sound:
    """A lesson: friendly and plain, in F."""
    first = ((8, 12, 15), (5, 12, 20), (1, 8, 17), (3, 10, 19))
    other = ((10, 13, 17), (3, 10, 19), (8, 15, 20), (5, 12, 20))
    parts = (
        Part(first, 3.0, "0.1.2.1.", "x...x..."),
        Part(first, 3.0, "0.1.2.1.", "x.x.x..."),
        Part(other, 3.0, "0.2.1.2.", "x..x..x."),
        Part(first, 3.0, "0.1.2.1.", "x.x...x."),
        Part((*other, (8, 12, 15)), 3.0, "0...2...", "x......."),
    )
    return piece(parts, brightness=0.6, seed=89)


def battle() -> Sound:
    """The field of battle: drums, and low strings in D minor."""
    first = ((5, 12, 20), (5, 12, 17), (1, 8, 17), (3, 10, 15))
    other = ((10, 13, 17), (5, 12, 20), (0, 7, 16), (5, 12, 20))
    parts = (
        Part(first, 2.6, "0..0..1.", "", "D..d..d."),
        Part(first, 2.6, "0..0..1.", "x.....x.", "D..d..d.", above=12),
        Part(other, 2.6, "0.1.0.2.", "x..x....", "D..d.dd.", above=12),
        Part(first, 2.6, "0..0..1.", "x.x..x..", "D..d..d.", above=24),
        Part(other, 2.6, "0.1.0.2.", "x..x..x.", "D.dd.dd.", above=12),
        Part((*first, (5, 12, 17)), 2.6, "0.......", "x.......", "D......."),
    )
    return piece(parts, brightness=0.46, seed=144)


def road() -> Sound:
    """The map of a season: a walking pace in D, with the next hill in sight."""
    first = ((5, 12, 21), (3, 10, 19), (10, 14, 19), (5, 12, 17))
    other = ((2, 9, 17), (10, 14, 17), (7, 14, 22), (0, 7, 16))
    parts = (
        Part(first, 2.8, "0.1.2.1.", "x.......", "D...d..."),
        Part(first, 2.8, "0.1.2.1.", "x..x..x.", "D...d..."),
        Part(other, 2.8, "0.2.1.2.", "..x.x...", "D...d.d."),
        Part(first, 2.8, "0.1.2.12", "x.x..x..", "D...d..."),
        Part(other, 2.8, "0.2.1.2.", "x...x.x.", "D.d.d..."),
        Part((*first, (5, 12, 21)), 2.8, "0...1...", "x.......", "D......."),
    )
    return piece(parts, brightness=0.5, seed=610)


def draft() -> Sound:
    """Cards are picked and decks are built: thoughtful, in B minor, with few notes."""
    first = ((2, 9, 17), (10, 14, 21), (5, 12, 17), (9, 13, 21))
    other = ((7, 14, 22), (2, 9, 17), (10, 14, 17), (9, 13, 16))
    parts = (
        Part(first, 3.4, "0..1..2.", "x......."),
        Part(first, 3.4, "0..1..2.", "x....x.."),
        Part(other, 3.4, "0.2..1..", "..x....x"),
        Part(first, 3.4, "0..1.2..", "x..x...."),
        Part((*other, (2, 9, 14)), 3.4, "0......1", "x......."),
    )
    return piece(parts, brightness=0.44, seed=987)


def feast() -> Sound:
    """A match is won: a round dance in G, played for oneself."""
    first = ((10, 14, 17), (5, 9, 14), (3, 7, 10), (5, 9, 12))
    other = ((7, 10, 14), (0, 7, 10), (5, 9, 14), (10, 14, 17))
    parts = (
        Part(first, 2.4, "0.12.1", "x.xx.x", times=2),
        Part(other, 2.4, "0.12.1", "x..x.x", "D..d.."),
        Part(first, 2.4, "0.12.1", "xxx..x", "D..d..", times=2),
        Part(other, 2.4, "0..1..", "x..x.."),
    )
    return piece(parts, brightness=0.62, seed=233)


def after() -> Sound:
    """A match is lost: quiet, in C, and not without comfort."""
    first = ((3, 10, 19), (0, 7, 15), (8, 12, 15), (10, 14, 17))
    other = ((5, 8, 15), (3, 10, 19), (8, 12, 15), (3, 10, 19))
    parts = (
        Part(first, 4.0, "0..1..", "x....."),
        Part(other, 4.0, "0..2..", "x..x.."),
        Part(first, 4.0, "0..1..", "..x..x"),
        Part(other, 4.0, "0.....", "x....."),
    )
    return piece(parts, brightness=0.34, seed=377)


MUSIC: dict[str, tuple[Callable[[], Sound], float]] = {
    "evening": (evening, 0.32),
    "game": (game, 0.30),
    "close": (close, 0.30),
    "study": (study, 0.28),
    "battle": (battle, 0.34),
    "road": (road, 0.30),
    "draft": (draft, 0.28),
    "feast": (feast, 0.32),
    "after": (after, 0.28),
}
"""What makes each piece, and its greatest loudness from 0 to 1."""
