"""Type faces that are installed on the computer, for letters that none of ours has."""

from functools import cache, lru_cache

import pygame

TRIED = 32
"""The size in pixels at which a face is asked for a letter."""
TALLEST = 2.5
"""A face whose lines are higher, as a multiple of its size, stands in no line of ours."""
NO_LETTER = "\uffff"
"""What no face has: it is drawn as every letter is that a face has not."""


@lru_cache(maxsize=4000)
def has(file: str, letter: str) -> bool:
    """Return whether the face of a file can draw a letter."""
    missing = _missing(file)
    return missing is not None and _drawn(file, letter) not in (None, missing)


@lru_cache(maxsize=4000)
def file_with(letter: str) -> str | None:
    """Return the file of an installed face that can draw a letter, None where there is none."""
    return next((file for file in installed() if _shows(file, letter)), None)


@cache
def installed() -> tuple[str, ...]:
    """Return the files of the installed faces, those like ours first."""
    names = sorted(pygame.font.get_fonts(), key=lambda name: (_is_odd(name), name))
    files = (pygame.font.match_font(name) for name in names)
    return tuple(dict.fromkeys(file for file in files if file))


def _is_odd(name: str) -> tuple[bool, bool]:
    return "mono" in name or "emoji" in name, "sans" not in name


def _shows(file: str, letter: str) -> bool:
    """Return whether a letter is to be seen in a face, and in a line as high as ours."""
    if not has(file, letter):
        return False
    picture = _font(file).render(letter, True, (255, 255, 255))
    is_seen = letter.isspace() or picture.get_bounding_rect().height > 0
    return is_seen and picture.get_height() <= TALLEST * TRIED


@lru_cache(maxsize=8)
def _font(file: str) -> pygame.Font:
    return pygame.Font(file, TRIED)


@lru_cache(maxsize=400)
def _missing(file: str) -> bytes | None:
    """Return how a face draws a letter that it has not; None where it cannot be read."""
    return _drawn(file, NO_LETTER)


def _drawn(file: str, letter: str) -> bytes | None:
    try:
        picture = _font(file).render(letter, True, (255, 255, 255))
    except (pygame.error, OSError):
        return b"" if letter != NO_LETTER else None
    size = "{} {} ".format(*picture.get_size()).encode()
    return size + pygame.image.tobytes(picture, "RGBA")
