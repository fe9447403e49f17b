"""The plains: dry gold and green, a river with sandy banks, tents and banners."""

from assets.tiles import banners, fires, heights, herbs, memorials, rocks, trees, works
from assets.tiles.grounds import Cover, Stop, fine, ground, soft
from assets.tiles.liquids import ripple
from assets.tiles.realms.realm import SMALL, TALL, WIDE, Plate, Realm
from assets.tiles.trees import Foliage

OAK = Foliage([(38, 54, 24), (66, 92, 32), (104, 132, 42), (152, 170, 62), (206, 208, 104)])
BIRCH = Foliage(
    [(92, 84, 28), (140, 126, 40), (184, 164, 58), (218, 200, 92), (244, 230, 142)],
    bark=(222, 214, 196),
    dark=(52, 46, 32),
)
GRASS = [(70, 84, 30), (116, 128, 44), (166, 168, 66), (218, 206, 112)]
STRAW = [(104, 74, 26), (164, 122, 44), (214, 172, 76), (246, 218, 130)]
STONE = [(62, 56, 50), (98, 90, 80), (140, 130, 116), (184, 174, 156), (222, 214, 196)]
FELT = [(92, 76, 62), (150, 130, 108), (200, 182, 154), (232, 220, 196), (250, 244, 228)]
RED, GOLD = (172, 44, 38), (236, 190, 84)

WATER = Cover(
    "water",
    [
        Stop(0.30, (120, 100, 58), 0.0),
        Stop(0.37, (134, 112, 66), 0.75),
        Stop(0.43, (196, 170, 112), 1.0),
        Stop(0.50, (214, 192, 136), 1.0),
        Stop(0.53, (214, 232, 222), 1.0),
        Stop(0.56, (108, 178, 178), 1.0),
        Stop(0.72, (62, 138, 164), 1.0),
        Stop(1.0, (38, 104, 146), 1.0),
    ],
    soft(3, 31),
    grain=0.16,
    rough=0.4,
    lift=-0.05,
    seed=5,
)

REALM = Realm(
    "plains",
    lambda: ground(
        [(94, 104, 44), (120, 126, 52), (146, 146, 62), (170, 164, 78)],
        3,
        blots=4,
        grain=0.34,
        strokes=2600,
    ),
    Plate((250, 240, 190), 0.10, (255, 250, 214), (58, 52, 22), 0.62, (172, 44, 38)),
    [
        Cover(
            "meadow",
            [
                Stop(0.1, (86, 118, 46), 0.0),
                Stop(0.5, (86, 118, 46), 0.44),
                Stop(0.9, (74, 108, 42), 0.8),
            ],
            soft(8, 12),
            grain=0.3,
            rough=0.55,
            seed=2,
        ),
        Cover(
            "road",
            [
                Stop(0.30, (104, 86, 50), 0.0),
                Stop(0.42, (122, 98, 60), 0.7),
                Stop(0.58, (164, 136, 90), 0.95),
                Stop(1.0, (182, 154, 106), 0.97),
            ],
            fine(9),
            grain=0.24,
            rough=0.5,
            lift=-0.05,
            seed=3,
        ),
        WATER,
    ],
    {"ripples": lambda mask, frame: ripple(mask, frame, (236, 250, 255), WATER, 0.7)},
    small={
        "grass": lambda: herbs.tuft(SMALL, GRASS, 1),
        "tall-grass": lambda: [
            herbs.tuft(SMALL, STRAW, 2, blades=26, tall=0.72, sway=sway)
            for sway in (0.0, 0.35, 0.7, 0.8, 0.5, 0.15)
        ],
        "flowers": lambda: herbs.tuft(SMALL, GRASS, 3, flowers=[(226, 86, 92)] * 5),
        "daisies": lambda: herbs.tuft(SMALL, GRASS, 4, flowers=[(250, 246, 236)] * 5),
        "stones": lambda: rocks.pebbles(SMALL, STONE, 5),
        "bush": lambda: trees.bush(SMALL, OAK, 6),
        "berries": lambda: trees.bush(SMALL, OAK, 7, (214, 58, 48)),
        "skull": lambda: memorials.skull(SMALL, FELT, True),
    },
    tall={
        "oak": lambda: trees.broad_tree(TALL, OAK, 1),
        "oak-2": lambda: trees.broad_tree(TALL, OAK, 12, 2.4),
        "birch": lambda: trees.birch(TALL, BIRCH, 3),
        "birch-2": lambda: trees.birch(TALL, BIRCH, 8),
        "stone": lambda: rocks.standing_stone(TALL, STONE, 4, (206, 84, 52)),
        "stone-2": lambda: rocks.standing_stone(TALL, STONE, 9),
        "boulder": lambda: rocks.boulder((128, 160), STONE, 3),
        "hay": lambda: works.haystack(TALL, STRAW, 5),
        "yurt": lambda: works.yurt(TALL, FELT, RED, 2),
        "yurt-2": lambda: works.yurt(TALL, FELT, (52, 92, 128), 5),
        "banner": lambda: banners.banner(TALL, RED, GOLD, "disc"),
        "torch": lambda: fires.torch(TALL),
    },
    wide={
        "hill": lambda: heights.mound(
            WIDE, [(62, 70, 28), (104, 112, 44), (152, 152, 64), (214, 204, 112)], 4, STONE
        ),
        "crag": lambda: heights.crag(WIDE, STONE, 5),
        "bridge": lambda: works.boards(WIDE, works.WOOD, 4),
        "ribs": lambda: memorials.ribs(WIDE, FELT, 3),
    },
)
