"""The forests: moss and deep shade, old trees, lanterns, shafts of light."""

from assets.tiles import banners, fires, heights, herbs, masonry, memorials, rocks, trees
from assets.tiles.grounds import Cover, Stop, cobbled, ground, soft
from assets.tiles.liquids import ripple
from assets.tiles.realms.realm import SMALL, TALL, WIDE, Plate, Realm
from assets.tiles.trees import Foliage

DEEP = Foliage([(10, 30, 26), (18, 52, 38), (34, 82, 50), (72, 124, 62), (136, 176, 92)])
LIGHT = Foliage([(20, 44, 20), (38, 76, 30), (68, 112, 40), (116, 156, 60), (182, 204, 106)])
AUTUMN = Foliage([(60, 26, 14), (106, 48, 18), (158, 82, 26), (206, 128, 46), (240, 184, 96)])
MOSS = [(26, 46, 22), (48, 78, 30), (84, 118, 44), (138, 164, 74)]
STONE = [(40, 48, 44), (66, 76, 68), (98, 108, 94), (138, 146, 124), (184, 188, 164)]
GREEN, GOLD = (34, 96, 66), (232, 204, 120)

WATER = Cover(
    "water",
    [
        Stop(0.30, (34, 40, 24), 0.0),
        Stop(0.38, (44, 46, 28), 0.85),
        Stop(0.47, (76, 86, 52), 1.0),
        Stop(0.52, (146, 190, 160), 1.0),
        Stop(0.56, (62, 128, 116), 1.0),
        Stop(0.75, (36, 98, 98), 1.0),
        Stop(1.0, (22, 72, 82), 1.0),
    ],
    soft(4, 31),
    grain=0.2,
    rough=0.46,
    lift=-0.08,
    seed=24,
)

REALM = Realm(
    "forests",
    lambda: ground(
        [(40, 66, 36), (56, 86, 42), (74, 104, 50), (96, 122, 60)],
        21,
        blots=5,
        grain=0.36,
        strokes=2200,
    ),
    Plate((220, 246, 190), 0.10, (236, 255, 206), (8, 24, 14), 0.6, (232, 204, 120)),
    [
        Cover(
            "litter",
            [
                Stop(0.1, (58, 52, 32), 0.0),
                Stop(0.5, (58, 52, 32), 0.46),
                Stop(0.9, (50, 46, 30), 0.84),
            ],
            cobbled(8, 17, 0.05),
            grain=0.28,
            rough=0.58,
            seed=22,
        ),
        Cover(
            "road",
            [
                Stop(0.34, (50, 66, 40), 0.0),
                Stop(0.46, (74, 86, 60), 0.75),
                Stop(0.6, (98, 104, 80), 1.0),
                Stop(1.0, (108, 114, 90), 1.0),
            ],
            cobbled(5, 4, 0.12),
            grain=0.5,
            rough=0.6,
            seed=23,
        ),
        WATER,
    ],
    {"ripples": lambda mask, frame: ripple(mask, frame, (206, 246, 226), WATER, 0.6)},
    small={
        "grass": lambda: herbs.tuft(SMALL, MOSS, 1),
        "fern": lambda: herbs.fern(SMALL, MOSS, 2),
        "fern-2": lambda: herbs.fern(SMALL, DEEP.leaves, 3),
        "flowers": lambda: herbs.tuft(SMALL, MOSS, 4, flowers=[(150, 170, 246)] * 5),
        "mushrooms": lambda: herbs.mushrooms(SMALL, 5, (196, 60, 44)),
        "stones": lambda: rocks.pebbles(SMALL, STONE, 5),
        "bush": lambda: trees.bush(SMALL, DEEP, 6),
        "bush-2": lambda: trees.bush(SMALL, LIGHT, 7, (220, 64, 84)),
        "lilies": lambda: herbs.lilies(SMALL, MOSS, 8, (246, 190, 214)),
        "fireflies": lambda: fires.wisp(SMALL, (250, 230, 120)),
    },
    tall={
        "oak": lambda: trees.broad_tree(TALL, DEEP, 1, 2.8),
        "oak-2": lambda: trees.broad_tree(TALL, DEEP, 2, 2.5),
        "oak-3": lambda: trees.broad_tree(TALL, LIGHT, 3),
        "autumn": lambda: trees.broad_tree(TALL, AUTUMN, 4),
        "fir": lambda: trees.conifer(TALL, DEEP, 5),
        "boulder": lambda: rocks.boulder(TALL, STONE, 3, (76, 112, 50), 4),
        "stone": lambda: rocks.standing_stone(TALL, STONE, 6, (160, 250, 190), (84, 118, 56)),
        "statue": lambda: memorials.statue(TALL, STONE, 7, "staff"),
        "pillar": lambda: masonry.pillar(TALL, STONE, 8, True),
        "lantern": lambda: fires.lantern(TALL, STONE, (255, 206, 110)),
        "banner": lambda: banners.banner(TALL, GREEN, GOLD, "moon"),
    },
    wide={
        "hill": lambda: heights.mound(
            WIDE, [(28, 50, 26), (52, 82, 36), (88, 120, 50), (150, 176, 86)], 4, STONE
        ),
        "crag": lambda: heights.crag(WIDE, STONE, 5, (84, 118, 56)),
        "giant": lambda: trees.broad_tree(WIDE, DEEP, 9, 3.4),
        "giant-2": lambda: trees.broad_tree(WIDE, LIGHT, 10, 3.4),
        "wall": lambda: masonry.wall(WIDE, STONE, 5, False, (84, 118, 56)),
    },
)
