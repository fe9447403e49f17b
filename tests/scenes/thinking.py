"""The one process in which the computer players of all these tests think."""

import time

from game.bots.thinker import Thinker


class Lasting(Thinker):
    """Goes on from program to program as it does from match to match.

    To start a process and load every game in it takes longer than most of these tests; what
    becomes of one that ends is shown in `tests/bots`.
    """

    def close(self) -> None:
        """The program has ended; the process waits for the next one."""
        self.cancel()


_lasting = Lasting()


def thinker() -> Thinker:
    """Return the thinker with its process, free of questions of programs before."""
    _lasting.cancel()
    return _lasting


def linger() -> None:
    """Let a moment pass between two frames in which a test waits; longer while one thinks.

    A frame costs as much as a player needs to think, and both would have to share a processor.
    """
    time.sleep(0.01 if _lasting.is_thinking else 0.001)
