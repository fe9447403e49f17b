"""The roof of a high tower: warm slabs behind a parapet, and the hazy land far below."""

from assets.tiles import banners, fires, herbs, masonry, memorials, rocks, trees, works
from assets.tiles.grounds import Cover, Stop, battlements, ground, paved, soft
from assets.tiles.realms.realm import SMALL, TALL, WIDE, Plate, Realm
from assets.tiles.trees import Foliage

STONE = [(58, 50, 52), (96, 86, 84), (142, 130, 122), (188, 176, 162), (230, 220, 204)]
METAL = [(30, 24, 26), (70, 54, 46), (122, 94, 66), (186, 148, 96), (240, 210, 150)]
IVY = Foliage([(20, 40, 26), (38, 68, 36), (66, 100, 48), (104, 138, 70), (160, 182, 112)])
PURPLE, GOLD = (92, 44, 104), (236, 196, 100)

REALM = Realm(
    "tower",
    lambda: ground(
        [(104, 140, 160), (126, 162, 170), (148, 180, 168), (172, 196, 166)],
        61,
        blots=4,
        grain=0.3,
    ),
    Plate((255, 246, 226), 0.10, (255, 250, 238), (46, 34, 34), 0.66, (92, 44, 104)),
    [
        Cover(
            "far-forest",
            [
                Stop(0.1, (86, 122, 124), 0.0),
                Stop(0.5, (86, 122, 124), 0.41),
                Stop(0.9, (78, 114, 116), 0.75),
            ],
            soft(12, 12),
            grain=0.22,
            rough=0.6,
            seed=62,
        ),
        Cover(
            "far-water",
            [
                Stop(0.38, (110, 150, 182), 0.0),
                Stop(0.5, (120, 164, 200), 0.7),
                Stop(1.0, (128, 174, 210), 0.85),
            ],
            soft(4, 31),
            grain=0.08,
            rough=0.5,
            seed=65,
        ),
        Cover(
            "floor",
            [
                Stop(0.16, (28, 34, 58), 0.0),
                Stop(0.34, (26, 30, 50), 0.6),
                Stop(0.40, (30, 28, 40), 1.0),
                Stop(0.415, (196, 180, 158), 1.0),
                Stop(0.56, (214, 198, 174), 1.0),
                Stop(0.565, (70, 58, 56), 1.0),
                Stop(0.68, (136, 122, 110), 1.0),
                Stop(1.0, (178, 162, 144), 1.0),
            ],
            battlements(32, 63, 0.41, 0.565),
            grain=0.34,
            rough=0.0,
            seed=63,
        ),
        Cover(
            "mosaic",
            [
                Stop(0.46, (92, 72, 62), 0.0),
                Stop(0.48, (92, 60, 56), 0.95),
                Stop(0.50, (214, 172, 100), 1.0),
                Stop(0.54, (214, 172, 100), 1.0),
                Stop(0.56, (92, 60, 56), 0.95),
                Stop(0.62, (122, 62, 66), 0.8),
                Stop(1.0, (128, 70, 74), 0.62),
            ],
            paved(16, 64, False),
            grain=0.3,
            rough=0.0,
            seed=64,
        ),
    ],
    {},
    small={
        "stones": lambda: rocks.pebbles(SMALL, STONE, 5),
        "rubble": lambda: rocks.boulder(SMALL, STONE, 7, None, 3),
        "grass": lambda: herbs.tuft(SMALL, IVY.leaves[1:], 2, blades=12, tall=0.4),
        "merlon": lambda: masonry.merlon(SMALL, STONE, 3),
    },
    tall={
        "pillar": lambda: masonry.pillar(TALL, STONE, 5),
        "broken-pillar": lambda: masonry.pillar(TALL, STONE, 6, True),
        "statue": lambda: memorials.statue(TALL, STONE, 7, "sword"),
        "statue-2": lambda: memorials.statue(TALL, STONE, 8, "staff"),
        "statue-3": lambda: memorials.statue(TALL, STONE, 9, "axe"),
        "brazier": lambda: fires.brazier(TALL, METAL),
        "banner": lambda: banners.banner(TALL, PURPLE, GOLD, "lozenge"),
        "bush": lambda: trees.bush(TALL, IVY, 3),
    },
    wide={
        "rose": lambda: works.rose(WIDE, (226, 186, 116), (74, 44, 50)),
        "hill": lambda: masonry.dais(WIDE, STONE, 3),
        "crag": lambda: masonry.rubble(WIDE, STONE, 5),
    },
)
