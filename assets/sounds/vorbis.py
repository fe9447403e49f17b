"""Writes sounds as Ogg Vorbis, by libsndfile: that of the system, or the one pygame-ce brings."""

import ctypes
import ctypes.util
from pathlib import Path

import numpy as np
import pygame

from assets.sounds.tones import Sound

QUALITY = 0.1
"""From 0, small, to 1."""
_WRITE, _OGG_VORBIS, _SET_QUALITY = 0x20, 0x200060, 0x1300
"""The names of libsndfile: SFM_WRITE, SF_FORMAT_OGG | SF_FORMAT_VORBIS, SFC_SET_VBR_..._QUALITY."""
BLOCK = 4096
"""Samples handed over at a time: more at once overflows the stack of some versions."""


class _Info(ctypes.Structure):
    _fields_ = (
        ("frames", ctypes.c_int64),
        ("samplerate", ctypes.c_int),
        ("channels", ctypes.c_int),
        ("format", ctypes.c_int),
        ("sections", ctypes.c_int),
        ("seekable", ctypes.c_int),
    )


def _library() -> ctypes.CDLL:
    """Return libsndfile; raise OSError where there is none."""
    brought = sorted(Path(pygame.__file__).parent.parent.glob("pygame_ce.libs/libsndfile*"))
    found = str(brought[0]) if brought else ctypes.util.find_library("sndfile")
    if not found:
        raise OSError("libsndfile is needed to write the music; install it with the system.")
    library = ctypes.CDLL(found)
    library.sf_open.restype = ctypes.c_void_p
    library.sf_open.argtypes = (ctypes.c_char_p, ctypes.c_int, ctypes.POINTER(_Info))
    library.sf_writef_float.restype = ctypes.c_int64
    library.sf_writef_float.argtypes = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)
    library.sf_command.argtypes = (ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p, ctypes.c_int)
    library.sf_close.argtypes = (ctypes.c_void_p,)
    return library


def write_ogg(path: Path, sound: Sound, loudness: float, rate: int) -> None:
    """Write a sound as mono, faded out at its end; its peak is at `loudness`, 0 to 1.

    Raise OSError where it cannot be written.
    """
    library = _library()
    info = _Info(samplerate=rate, channels=1, format=_OGG_VORBIS)
    file = library.sf_open(str(path).encode(), _WRITE, ctypes.byref(info))
    if not file:
        raise OSError(f"{path} cannot be written.")
    quality = ctypes.c_double(QUALITY)
    library.sf_command(file, _SET_QUALITY, ctypes.byref(quality), ctypes.sizeof(quality))
    samples = (faded(sound, rate) * loudness).astype(np.float32)
    for start in range(0, len(samples), BLOCK):
        part = np.ascontiguousarray(samples[start : start + BLOCK])
        if library.sf_writef_float(file, part.ctypes.data, len(part)) != len(part):
            library.sf_close(file)
            raise OSError(f"{path} cannot be written to its end.")
    library.sf_close(file)


def faded(sound: Sound, rate: int) -> Sound:
    """Return the sound around zero with its peak at 1, faded out in its last hundredth second."""
    tail = min(len(sound), round(0.01 * rate))
    around = sound - sound.mean()
    around[-tail:] *= np.linspace(1, 0, tail)
    whole: Sound = around / np.abs(around).max()
    return whole
