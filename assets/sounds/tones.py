"""What sounds are made of: damped tones, falling pitches, noise between two pitches, bells."""

import numpy as np
from numpy.typing import NDArray

RATE = 44_100

Sound = NDArray[np.float64]


def seconds(length: float) -> Sound:
    """Return the instants of a sound of this length."""
    return np.arange(round(length * RATE)) / RATE


def tone(pitch: float, length: float, fades_in: float) -> Sound:
    """Return a damped sine; its loudness falls to a third every `fades_in` seconds."""
    t = seconds(length)
    return np.sin(2 * np.pi * pitch * t) * np.exp(-t / fades_in)


def falling(high: float, low: float, length: float, fades_in: float) -> Sound:
    """Return a damped sine whose pitch falls, like a tap on a table."""
    t = seconds(length)
    pitch = low + (high - low) * np.exp(-t / (length / 4))
    return np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * np.exp(-t / fades_in)


def rustle(length: float, low: float, high: float, peak: float, seed: int) -> Sound:
    """Return noise between two pitches that is loudest after `peak` seconds."""
    noise = np.random.default_rng(seed).normal(0, 1, round(length * RATE))
    spectrum = np.fft.rfft(noise)
    pitches = np.fft.rfftfreq(len(noise), 1 / RATE)
    middle, width = np.sqrt(low * high), np.log(high / low) / 2
    spectrum *= np.exp(-((np.log(np.maximum(pitches, 1) / middle) / width) ** 2))
    sound = np.fft.irfft(spectrum, len(noise))
    t = seconds(length)[: len(sound)]
    swell = (t / peak) * np.exp(1 - t / peak)
    loudest = float(np.abs(sound).max())
    return sound / loudest * swell


def together(*parts: tuple[float, float, Sound]) -> Sound:
    """Return sounds laid over each other; each has the second it starts at, and its loudness."""
    length = max(round(at * RATE) + len(sound) for at, _loud, sound in parts)
    whole = np.zeros(length)
    for at, loud, sound in parts:
        start = round(at * RATE)
        whole[start : start + len(sound)] += loud * sound
    return whole


def bell(pitch: float, length: float, fades_in: float) -> Sound:
    """A small bell: a tone with its octave and a high partial that dies sooner."""
    return together(
        (0, 1.0, tone(pitch, length, fades_in)),
        (0, 0.35, tone(2 * pitch, length, fades_in * 0.6)),
        (0, 0.12, tone(3.01 * pitch, length, fades_in * 0.3)),
    )
