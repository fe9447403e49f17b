"""The arena: raked sand, a wall around it, and a full house."""

from assets.tiles import banners, fires, heights, herbs, houses, masonry, memorials, rocks, works
from assets.tiles.grounds import Cover, Stop, ground, paved, raked
from assets.tiles.realms.realm import SMALL, TALL, WIDE, Plate, Realm

STONE = [(64, 50, 44), (106, 88, 76), (154, 134, 114), (198, 178, 152), (236, 220, 196)]
SAND = [(112, 84, 50), (164, 130, 84), (206, 172, 120), (240, 214, 168)]
METAL = [(30, 24, 26), (70, 54, 46), (122, 94, 66), (186, 148, 96), (240, 210, 150)]
RED, BLUE, GOLD = (164, 40, 40), (40, 76, 140), (236, 196, 100)

STEP = [
    Stop(0.34, (60, 44, 40), 0.0),
    Stop(0.40, (50, 38, 36), 0.75),
    Stop(0.46, (196, 172, 142), 1.0),
    Stop(0.52, (206, 184, 154), 1.0),
    Stop(0.55, (84, 66, 58), 1.0),
    Stop(0.66, (140, 118, 100), 1.0),
    Stop(1.0, (150, 128, 108), 1.0),
]

REALM = Realm(
    "arena",
    lambda: ground(
        [(104, 84, 74), (122, 100, 86), (138, 116, 98), (154, 130, 110)],
        71,
        blots=5,
        grain=0.2,
    ),
    Plate((255, 240, 206), 0.13, (255, 248, 226), (78, 52, 24), 0.62, (164, 40, 40)),
    [
        Cover("step", STEP, paved(16, 72), grain=0.22, rough=0.0, seed=72),
        Cover(
            "sand",
            [
                Stop(0.30, (52, 38, 34), 0.0),
                Stop(0.36, (52, 38, 34), 0.85),
                Stop(0.40, (206, 186, 156), 1.0),
                Stop(0.47, (218, 200, 170), 1.0),
                Stop(0.49, (120, 92, 76), 1.0),
                Stop(0.60, (92, 68, 56), 1.0),
                Stop(0.62, (120, 92, 58), 1.0),
                Stop(0.78, (186, 152, 104), 1.0),
                Stop(1.0, (208, 174, 124), 1.0),
            ],
            raked(73),
            grain=0.22,
            rough=0.0,
            seed=73,
        ),
        Cover(
            "scuffed",
            [
                Stop(0.1, (168, 132, 86), 0.0),
                Stop(0.5, (168, 132, 86), 0.33),
                Stop(0.9, (164, 128, 84), 0.6),
            ],
            raked(75),
            grain=0.2,
            rough=0.6,
            seed=75,
        ),
    ],
    {},
    small={
        "stones": lambda: rocks.pebbles(SMALL, STONE, 5, 4),
        "crowd": lambda: works.crowd(SMALL, 1),
        "crowd-2": lambda: works.crowd(SMALL, 2),
        "crowd-3": lambda: works.crowd(SMALL, 3),
        "skull": lambda: memorials.skull(SMALL, STONE),
        "grass": lambda: herbs.tuft(SMALL, SAND, 2, blades=10, tall=0.36),
    },
    tall={
        "pillar": lambda: masonry.pillar(TALL, STONE, 5),
        "statue": lambda: memorials.statue(TALL, STONE, 7, "sword"),
        "statue-2": lambda: memorials.statue(TALL, STONE, 8, "axe"),
        "brazier": lambda: fires.brazier(TALL, METAL),
        "banner": lambda: banners.banner(TALL, RED, GOLD, "cross"),
        "banner-2": lambda: banners.banner(TALL, BLUE, GOLD, "lozenge"),
    },
    wide={
        "gate": lambda: houses.gate(WIDE, STONE, 3),
        "hill": lambda: heights.mound(WIDE, SAND, 4, STONE),
        "crag": lambda: masonry.rubble(WIDE, STONE, 5),
    },
)
