"""Make the battlefields' maps: `python -m levels.maps.generate` writes the TMX files here.

What each square is made of stands in `levels/berserk/battlefields.toml`; here is how it looks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from game.rulesets.berserk.battlefields import BATTLEFIELDS
from levels.maps.land import Land
from levels.maps.lands import (
    arena,
    dark,
    fire,
    forests,
    mountains,
    plains,
    swamp,
    tower,
)
from levels.maps.writer import Writer

FOLDER = Path(__file__).resolve().parent

Draw = Callable[[Sequence[str]], Land]
"""The terrain of the 30 squares -> the land around and under them."""

LANDS: dict[str, Draw] = {
    "plains": plains.draw,
    "mountains": mountains.draw,
    "forests": forests.draw,
    "swamp": swamp.draw,
    "fire": fire.draw,
    "dark": dark.draw,
    "tower": tower.draw,
    "arena": arena.draw,
}


def every_file() -> Iterator[tuple[str, str]]:
    """Yield the name and text of every map."""
    for id, draw in LANDS.items():
        terrain = BATTLEFIELDS[id].terrain
        yield f"{id}.tmx", Writer(draw(terrain), terrain).text()


def main() -> None:
    """Write the files."""
    for name, text in every_file():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")
        print(f"{name} {len(text)} B")


if __name__ == "__main__":
    main()
