"""The threads of the cloth: `python -m assets.ui.grain` writes grain.png here.

The upper half is what they add to the light, the lower half what they take away.
"""

from pathlib import Path
from random import Random

import numpy as np

from assets.tiles.png import Pixels, encoded

TILE = 256
ROUGH = 4
"""How far, of 255, the threads differ in brightness."""
FILE = Path(__file__).with_name("grain.png")


def grain() -> Pixels:
    """Return the two tiles, one below the other."""
    drawn = np.frombuffer(Random(7).randbytes(4 * TILE * TILE), dtype=np.uint8)
    threads = (drawn.reshape(TILE, TILE, 4).sum(axis=2, dtype=np.float64) - 510) / 147.8
    threads += 0.6 * (np.roll(threads, 1, axis=0) + np.roll(threads, 1, axis=1))
    threads *= ROUGH / 2.2
    both = [np.clip(part, 0, 12).astype(np.uint8).T for part in (threads, -threads)]
    grey = np.concatenate(both)
    return np.stack((grey, grey, grey, np.full_like(grey, 255)), axis=2)


if __name__ == "__main__":
    FILE.write_bytes(encoded(grain()))
