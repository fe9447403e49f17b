"""The world of the campaign: grassland, and upon it what each of the six realms is made of."""

from assets.tiles import landmarks, works
from assets.tiles.brush import Picture
from assets.tiles.grounds import Cover, Stop, Texture, cobbled, cracked, fine, ground, soft
from assets.tiles.liquids import glow, ripple
from assets.tiles.realms.fire import LAVA, PLATES
from assets.tiles.realms.plains import WATER
from assets.tiles.realms.realm import TALL, WIDE
from assets.tiles.sheets import Sheet, land_sheet, thing_sheet

Colour = tuple[int, int, int]

HIGH = (256, 320)
"""The size of the tower in pixels."""


def _land(
    name: str, edge: Colour, inside: Colour, texture: Texture, seed: int, *, grain: float = 0.3
) -> Cover:
    """Return a realm's ground, whose edge runs into the grass."""
    return Cover(
        name,
        [
            Stop(0.16, edge, 0.0),
            Stop(0.42, edge, 0.72),
            Stop(0.62, inside, 1.0),
            Stop(1.0, inside, 1.0),
        ],
        texture,
        grain=grain,
        rough=0.56,
        seed=seed,
    )


COVERS = [
    _land("woodland", (84, 110, 50), (66, 98, 48), soft(4, 71, 3), 72, grain=0.2),
    _land("fen", (104, 112, 62), (88, 98, 58), soft(3, 73, 3), 74, grain=0.2),
    _land("highland", (138, 134, 100), (134, 132, 122), soft(4, 75), 76, grain=0.3),
    Cover(
        "snow",
        [
            Stop(0.30, (160, 176, 204), 0.0),
            Stop(0.44, (196, 208, 230), 0.9),
            Stop(0.60, (236, 242, 250), 1.0),
            Stop(1.0, (242, 247, 252), 1.0),
        ],
        soft(4, 77),
        grain=0.07,
        rough=0.55,
        lift=0.05,
        seed=78,
    ),
    _land("cinder", (104, 84, 68), (82, 66, 62), cracked(4, 79), 80, grain=0.3),
    _land("gloom", (96, 92, 92), (86, 80, 102), soft(3, 81, 3), 82, grain=0.2),
    _land("sand", (178, 160, 104), (206, 184, 128), fine(83), 84, grain=0.2),
    _land("flagstones", (128, 118, 100), (156, 148, 132), cobbled(6, 85, 0.1), 86, grain=0.46),
    WATER,
    LAVA,
]


PLASTER = [(120, 100, 76), (176, 154, 122), (216, 198, 164), (238, 226, 198), (250, 244, 228)]
SHINGLES = [(70, 30, 24), (112, 50, 36), (156, 76, 48), (196, 112, 70), (226, 158, 108)]
SLATE = [(34, 42, 58), (56, 68, 88), (84, 98, 120), (120, 136, 156), (164, 180, 196)]
STONE = [(58, 56, 64), (96, 94, 100), (138, 134, 136), (184, 178, 172), (226, 220, 208)]
THATCH = [(84, 62, 32), (132, 100, 52), (178, 142, 80), (214, 182, 116), (240, 218, 160)]
VIOLET = [(46, 26, 66), (78, 44, 104), (112, 70, 142), (154, 112, 180), (204, 172, 220)]


def meadow() -> Picture:
    """Return the grass under everything."""
    return ground(
        [(96, 124, 52), (116, 142, 58), (138, 158, 66), (160, 174, 80)],
        70,
        blots=4,
        grain=0.28,
        strokes=2400,
    )


def world_sheet() -> Sheet:
    """Return the tiles of the world's land."""
    return land_sheet(
        "world",
        meadow(),
        COVERS,
        {
            "ripples": lambda mask, frame: ripple(mask, frame, (236, 250, 255), WATER, 0.7),
            "glow": lambda mask, frame: glow(
                mask, frame, [(250, 130, 30), (255, 190, 60), (255, 236, 150)], LAVA, PLATES
            ),
        },
    )


def landmark_sheets() -> tuple[Sheet, ...]:
    """Return the houses of the world, and what is larger than they are."""
    houses = {
        "cottage": lambda: landmarks.cottage(TALL, PLASTER, SHINGLES, 1),
        "cottage-2": lambda: landmarks.cottage(TALL, STONE, SLATE, 2),
        "cottage-3": lambda: landmarks.cottage(TALL, PLASTER, THATCH, 3),
    }
    great = {
        "inn": lambda: landmarks.inn(WIDE, PLASTER, SHINGLES, (82, 54, 36), 4),
        "bridge": lambda: works.boards(WIDE, works.WOOD, 4),
    }
    tower = {"tower": lambda: landmarks.high_tower(HIGH, STONE, VIOLET, 5)}
    return (
        thing_sheet("world-tall", TALL, 6, houses),
        thing_sheet("world-wide", WIDE, 3, great),
        thing_sheet("world-high", HIGH, 1, tower),
    )
