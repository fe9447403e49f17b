"""Draw the tilesets: `python -m assets.tiles.generate` writes PNG and TSX here.

Each realm has its land (ground, covers, what moves, the plates of the board) and its things in
three sizes; light and mist serve all of them. The world of the campaign has its own land.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from assets.tiles import lights
from assets.tiles.grounds import TILE
from assets.tiles.liquids import FRAMES
from assets.tiles.realms import (
    arena,
    dark,
    fire,
    forests,
    mountains,
    plains,
    swamp,
    tower,
)
from assets.tiles.realms.realm import SMALL, TALL, WIDE, Realm
from assets.tiles.realms.world import landmark_sheets, world_sheet
from assets.tiles.sheets import Sheet, land_sheet, thing_sheet

FOLDER = Path(__file__).resolve().parent
REALMS = {
    each.REALM.id: each.REALM
    for each in (plains, mountains, forests, swamp, fire, dark, tower, arena)
}
LIGHT = 128


def light_sheet() -> Sheet:
    """Return pools of light and shade, rays, and mist, which maps stretch to any size."""
    return thing_sheet(
        "light",
        (LIGHT, LIGHT),
        6,
        {
            "sun": lambda: lights.pool(LIGHT, (255, 244, 206), 0.26),
            "moon": lambda: lights.pool(LIGHT, (190, 206, 255), 0.22),
            "shade": lambda: lights.pool(LIGHT, (8, 12, 30), 0.6),
            "fire": lambda: lights.pool(LIGHT, (255, 140, 40), 0.55),
            "ghost": lambda: lights.pool(LIGHT, (100, 255, 180), 0.42),
            "rays": lambda: lights.shafts(LIGHT, (255, 246, 206), 0.22),
            "vignette": lambda: lights.vignette(LIGHT, (6, 8, 22), 0.62),
            "cloud": lambda: lights.mist(LIGHT, (250, 252, 255), 0.96, 3),
            "cloud-2": lambda: lights.mist(LIGHT, (250, 252, 255), 0.96, 8),
            "dust": lambda: lights.mist(LIGHT, (255, 226, 170), 0.4, 6),
            "smoke": lambda: lights.mist(LIGHT, (26, 18, 22), 0.6, 7),
            "mist": lambda: [
                lights.mist(LIGHT, (214, 226, 214), 0.55, 4, frame / FRAMES)
                for frame in range(FRAMES)
            ],
        },
    )


def sheets_of(realm: Realm) -> Iterator[Sheet]:
    """Yield the tilesets of a realm."""
    land = land_sheet(realm.id, realm.ground(), realm.covers, realm.motions)
    look = realm.plate
    plate = lights.plate(look.fill, look.opacity, look.lit, look.dark, look.strength)
    wide, high = lights.PLATE
    for row in range(high):
        for column in range(wide):
            part = plate[row * TILE : (row + 1) * TILE, column * TILE : (column + 1) * TILE]
            land.add(part, name=f"plate-{row}-{column}")
    land.add(lights.front(look.front), name="front")
    land.pad()
    yield land
    for kind, size, columns in (("small", SMALL, 12), ("tall", TALL, 6), ("wide", WIDE, 3)):
        things = getattr(realm, kind)
        if things:
            yield thing_sheet(f"{realm.id}-{kind}", size, columns, things)


def every_sheet() -> Iterator[Sheet]:
    """Yield every tileset that this script draws."""
    yield light_sheet()
    yield world_sheet()
    yield from landmark_sheets()
    for realm in REALMS.values():
        yield from sheets_of(realm)


def every_file() -> Iterator[tuple[str, bytes]]:
    """Yield the name and content of every file that this script writes."""
    for sheet in every_sheet():
        yield f"{sheet.name}.png", sheet.png()
        yield f"{sheet.name}.tsx", sheet.tsx().encode("utf-8")


def main() -> None:
    """Write the files."""
    for name, content in every_file():
        (FOLDER / name).write_bytes(content)
        print(f"{name} {len(content)} B")


if __name__ == "__main__":
    main()
