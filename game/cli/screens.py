"""What the command line may ask of the window's side, which it must not import."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Screens:
    """The doors to `scenes/`, each opened only when it is asked for; all return an exit code."""

    open_window: Callable[[], int]
    screen_names: Callable[[], Sequence[str]]
    """() -> what can be drawn."""
    take_shot: Callable[[str, Path, tuple[int, int], float], int]
    """(screen, PNG file to write, size in pixels, size of words as a factor)."""
    lesson: Callable[[str], Any]
    """(id of a game) -> its lesson, None where it has none."""
    run_bench: Callable[[Sequence[tuple[int, int]], bool], int]
    """(sizes in pixels, whether to print JSON)."""
