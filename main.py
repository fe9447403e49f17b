"""Trickhold: card and tactics games. `main.py --help` lists what it does without a window."""

import sys
from importlib import import_module
from typing import Any


def door(module: str, name: str) -> Any:
    """Return a function of `scenes` that is imported only when it is called."""
    return lambda *given: getattr(import_module(f"scenes.{module}"), name)(*given)


if __name__ == "__main__":
    try:
        from game.cli import Screens, main

        screens = Screens(
            open_window=door("window", "open_window"),
            screen_names=door("shot", "screen_names"),
            take_shot=door("shot", "take_shot"),
            lesson=door("show.lesson", "lesson_of"),
            run_bench=door("bench", "run_bench"),
        )
        sys.exit(main(sys.argv[1:], screens))
    except KeyboardInterrupt:
        sys.exit(130)
    except ModuleNotFoundError as missing:
        sys.exit(f"{missing}. `make setup` fetches what the game needs.")
