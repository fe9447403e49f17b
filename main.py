"""Trickhold: card and tactics games. `main.py --help` lists what it does without a window."""

import sys
from pathlib import Path


def open_window() -> int:
    """Open the window and play there."""
    from scenes.window import open_window

    return open_window()


def take_shot(scene: str, file: Path, size: tuple[int, int]) -> int:
    """Draw one screen into a file."""
    from scenes.shot import take_shot

    return take_shot(scene, file, size)


if __name__ == "__main__":
    try:
        from game.cli import Screens, main

        sys.exit(main(sys.argv[1:], Screens(open_window, take_shot)))
    except KeyboardInterrupt:
        sys.exit(130)
