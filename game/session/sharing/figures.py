"""Several small numbers and texts written as one large number, each in no more room than it needs.

Each is a digit of a base of its own; whoever reads them names the same bases in the same order.
"""

import zlib

from game.core.words import _
from game.session.sharing.code import BadCode

STEP = 8
"""How many values a figure of a count has; each says besides whether another follows."""
LARGEST = 2**64
LONGEST_TEXT = 4096
"""Bytes of the longest text."""


class Writing:
    """Takes figures one after the other."""

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def put(self, value: int, base: int) -> None:
        """Write a number from 0 below a base."""
        assert 0 <= value < base, "a figure is below its base"
        self._digits.append((value, base))

    def count(self, value: int) -> None:
        """Write a number from 0, a small one in less room."""
        while True:
            value, low = divmod(value, STEP)
            self.put(low + STEP * bool(value), 2 * STEP)
            if not value:
                return

    def text(self, text: str) -> None:
        """Write a text."""
        packed = zlib.compress(text.encode(), level=9)
        self.count(len(packed))
        self.put(int.from_bytes(packed, "big"), 256 ** len(packed))

    def number(self) -> int:
        """Return all that was written."""
        number = 0
        for value, base in reversed(self._digits):
            number = number * base + value
        return number


class Reading:
    """Gives figures back in the order in which they were written; raises BadCode for what nobody
    has written."""

    def __init__(self, number: int) -> None:
        self._left = number

    def take(self, base: int) -> int:
        """Return the next number, which is below a base."""
        self._left, value = divmod(self._left, base)
        return value

    def count(self) -> int:
        """Return the next number that was written as a count."""
        value, place = 0, 1
        while place < LARGEST:
            figure = self.take(2 * STEP)
            value, place = value + place * (figure % STEP), place * STEP
            if figure < STEP:
                return value
        raise broken()

    def text(self) -> str:
        """Return the next text."""
        length = self.count()
        if length > LONGEST_TEXT:
            raise broken()
        packed = self.take(256**length).to_bytes(length, "big")
        unpacking = zlib.decompressobj()
        try:
            text = unpacking.decompress(packed, LONGEST_TEXT)
            if not unpacking.eof:
                raise broken()
            return text.decode()
        except (zlib.error, UnicodeDecodeError):
            raise broken() from None

    def close(self) -> None:
        """Raise BadCode if there is more than was read."""
        if self._left:
            raise broken()


def broken() -> BadCode:
    """Return what is raised for a code that bears no slip and yet means nothing."""
    return BadCode(_("This code is damaged: it stands for no deal that this program knows."))
