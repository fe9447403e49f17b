"""Where every picture is kept that took time to make, as long as there is room for it."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock

import pygame

LEAST_BYTES = 64 << 20
"""How much memory pictures may take in a small window."""
WINDOWS = 4
"""And how many times what the window itself takes besides: cloth, boards, cards at its size."""


class Shelf:
    """Pictures by what they show; when their bytes pass the cap, the longest unused are dropped.

    A key says all that the picture follows from. Several threads may use it; what two of them
    want at once may be made twice.
    """

    def __init__(self, cap: int) -> None:
        self._cap = cap
        self.bytes = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._lock = Lock()

    @property
    def cap(self) -> int:
        """The most bytes that are kept."""
        return self._cap

    @cap.setter
    def cap(self, cap: int) -> None:
        with self._lock:
            self._cap = cap
            self._make_room()

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the picture with this key, made now if it is not there.

        One larger than the cap is returned but not kept.
        """
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
                return found
        made = make()
        self.put(key, made)
        return made

    def put(self, key: Hashable, picture: pygame.Surface) -> None:
        """Keep a picture in place of what had its key, and drop the longest unused for room."""
        with self._lock:
            if key in self._kept:
                self.bytes -= bytes_of(self._kept.pop(key))
            if bytes_of(picture) > self._cap:
                return
            self._kept[key] = picture
            self.bytes += bytes_of(picture)
            self._make_room()

    def _make_room(self) -> None:
        while self.bytes > self._cap:
            _key, oldest = self._kept.popitem(last=False)
            self.bytes -= bytes_of(oldest)

    def drop(self, is_idle: Callable[[Hashable], bool]) -> None:
        """Drop every picture whose key says that it will not be wanted for long."""
        with self._lock:
            for key in [key for key in self._kept if is_idle(key)]:
                self.bytes -= bytes_of(self._kept.pop(key))

    def clear(self) -> None:
        """Drop everything."""
        with self._lock:
            self._kept.clear()
            self.bytes = 0


def bytes_of(picture: pygame.Surface) -> int:
    """Return how much memory the points of a picture take."""
    return picture.get_pitch() * picture.get_height()


def most_bytes(size: tuple[int, int]) -> int:
    """Return how much memory pictures may take where the window has this size in pixels."""
    return LEAST_BYTES + WINDOWS * 4 * size[0] * size[1]


pictures = Shelf(LEAST_BYTES)
"""The one shelf of the program."""
