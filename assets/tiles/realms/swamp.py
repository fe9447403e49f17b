"""The swamp: olive and rust, still water under mist, huts on stilts, pale lights."""

from assets.tiles import banners, fires, heights, herbs, memorials, rocks, trees, works
from assets.tiles.grounds import Cover, Stop, ground, soft
from assets.tiles.liquids import ripple
from assets.tiles.realms.realm import SMALL, TALL, WIDE, Plate, Realm
from assets.tiles.trees import Foliage

WILLOW = Foliage(
    [(30, 36, 22), (52, 60, 30), (82, 90, 40), (120, 124, 58), (166, 164, 92)], bark=(78, 66, 54)
)
REED = [(58, 56, 26), (96, 92, 40), (138, 130, 58), (186, 174, 92)]
PAD = [(30, 56, 34), (54, 88, 44), (92, 122, 56), (140, 156, 82)]
STONE = [(38, 42, 38), (62, 66, 56), (92, 94, 78), (128, 128, 106), (170, 168, 142)]
THATCH = [(58, 46, 30), (98, 80, 48), (140, 118, 70), (184, 162, 106)]
TEAL, BONE = (44, 92, 84), (206, 200, 160)
BARK = (84, 76, 66)

WATER = Cover(
    "water",
    [
        Stop(0.28, (44, 42, 24), 0.0),
        Stop(0.38, (46, 42, 26), 0.9),
        Stop(0.48, (70, 70, 40), 1.0),
        Stop(0.52, (128, 138, 92), 1.0),
        Stop(0.57, (60, 84, 62), 1.0),
        Stop(0.75, (40, 66, 58), 1.0),
        Stop(1.0, (28, 50, 50), 1.0),
    ],
    soft(4, 36),
    grain=0.26,
    rough=0.5,
    lift=-0.07,
    seed=34,
)

MARSH = Cover(
    "marsh",
    [
        Stop(0.28, (48, 44, 26), 0.0),
        Stop(0.42, (52, 44, 28), 0.85),
        Stop(0.54, (66, 52, 30), 1.0),
        Stop(0.63, (82, 68, 38), 1.0),
        Stop(0.68, (56, 56, 34), 1.0),
        Stop(1.0, (44, 48, 32), 1.0),
    ],
    soft(5, 35),
    grain=0.34,
    rough=0.6,
    lift=-0.05,
    seed=33,
)

REALM = Realm(
    "swamp",
    lambda: ground(
        [(58, 62, 36), (74, 78, 44), (92, 94, 54), (112, 110, 66)],
        31,
        blots=5,
        grain=0.36,
        strokes=1500,
    ),
    Plate((236, 236, 190), 0.11, (246, 246, 206), (18, 18, 8), 0.62, (126, 206, 170)),
    [
        Cover(
            "moss",
            [
                Stop(0.1, (78, 96, 44), 0.0),
                Stop(0.5, (78, 96, 44), 0.39),
                Stop(0.9, (72, 92, 40), 0.7),
            ],
            soft(8, 12),
            grain=0.34,
            rough=0.58,
            seed=32,
        ),
        MARSH,
        WATER,
    ],
    {
        "ripples": lambda mask, frame: ripple(mask, frame, (200, 226, 186), WATER, 0.5),
        "bubbles": lambda mask, frame: ripple(mask, frame, (206, 214, 160), MARSH, 0.3),
    },
    small={
        "grass": lambda: herbs.tuft(SMALL, REED, 1),
        "reeds": lambda: herbs.reeds(SMALL, REED, 2),
        "lilies": lambda: herbs.lilies(SMALL, PAD, 3, (232, 196, 222)),
        "lilies-2": lambda: herbs.lilies(SMALL, PAD, 9, (250, 236, 190)),
        "mushrooms": lambda: herbs.mushrooms(SMALL, 4, (150, 120, 84)),
        "stones": lambda: rocks.pebbles(SMALL, STONE, 5),
        "bush": lambda: trees.bush(SMALL, WILLOW, 6),
        "skull": lambda: memorials.skull(SMALL, [(60, 56, 44), *REED[1:], (236, 228, 196)]),
        "wisp": lambda: fires.wisp(SMALL, (126, 240, 190)),
    },
    tall={
        "tall-reeds": lambda: [
            herbs.reeds(TALL, REED, 7, sway) for sway in (0.0, 0.3, 0.6, 0.7, 0.45, 0.15)
        ],
        "willow": lambda: trees.broad_tree(TALL, WILLOW, 1, 2.6),
        "willow-2": lambda: trees.broad_tree(TALL, WILLOW, 2, 2.6),
        "dead-tree": lambda: trees.dead_tree(TALL, BARK, 3),
        "dead-tree-2": lambda: trees.dead_tree(TALL, BARK, 14),
        "boulder": lambda: rocks.boulder(TALL, STONE, 3, (82, 100, 48), 4),
        "stone": lambda: rocks.standing_stone(TALL, STONE, 4, (126, 240, 190)),
        "banner": lambda: banners.banner(TALL, TEAL, BONE, "moon"),
        "torch": lambda: fires.torch(TALL, fires.GHOST),
    },
    wide={
        "hill": lambda: heights.mound(
            WIDE, [(46, 50, 26), (76, 80, 42), (112, 112, 60), (168, 162, 98)], 4, STONE
        ),
        "crag": lambda: heights.crag(WIDE, STONE, 5, (82, 100, 48)),
        "hut": lambda: works.hut(WIDE, THATCH, 2),
        "hut-2": lambda: works.hut(WIDE, THATCH, 5),
        "boards": lambda: works.boards(WIDE, works.WOOD, 4),
        "old-tree": lambda: trees.dead_tree(WIDE, BARK, 6),
    },
)
