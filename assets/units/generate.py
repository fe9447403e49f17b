"""Draw the pictures of Berserk's cards: `python -m assets.units.generate` rewrites every SVG here.

A file is named by the id of its card. The recipes stand in one table a realm.
"""

from __future__ import annotations

from pathlib import Path

from assets.units import (
    dark,
    fire,
    forests,
    mountains,
    neutrals,
    plains,
    stores,
    swamp,
    wanderers,
)
from assets.units.recipes import Recipe

FOLDER = Path(__file__).resolve().parent
PICTURES: dict[str, Recipe] = {
    **plains.PICTURES,
    **mountains.PICTURES,
    **forests.PICTURES,
    **swamp.PICTURES,
    **fire.PICTURES,
    **dark.PICTURES,
    **wanderers.PICTURES,
    **neutrals.PICTURES,
    **stores.PICTURES,
}


def every_file() -> dict[str, str]:
    """File name -> SVG text, of everything this script writes."""
    return {f"{name}.svg": recipe.svg() for name, recipe in PICTURES.items()}


def main() -> None:
    """Write the files."""
    files = every_file()
    for name, text in files.items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")
    total = sum(len(text) for text in files.values())
    largest = max(files, key=lambda name: len(files[name]))
    print(f"{len(files)} files, {total / 1e6:.2f} MB, largest {largest} {len(files[largest])} B")


if __name__ == "__main__":
    main()
