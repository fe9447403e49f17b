"""The land of the dead: ash and violet under the moon, graves, green fires."""

from assets.tiles import banners, fires, heights, herbs, houses, masonry, memorials, rocks, trees
from assets.tiles.grounds import Cover, Stop, cobbled, ground, paved, soft
from assets.tiles.liquids import ripple
from assets.tiles.realms.realm import SMALL, TALL, WIDE, Plate, Realm

STONE = [(34, 32, 48), (66, 64, 84), (104, 102, 122), (150, 148, 168), (206, 206, 224)]
BONE = [(58, 54, 60), (106, 100, 102), (158, 152, 146), (204, 198, 186), (240, 236, 226)]
GRASS = [(34, 34, 42), (58, 56, 62), (88, 84, 84), (126, 120, 112)]
GEM = [(20, 10, 40), (62, 34, 100), (116, 76, 176), (176, 140, 230), (232, 216, 255)]
METAL = [(16, 16, 24), (40, 40, 54), (74, 74, 92), (124, 124, 146), (186, 188, 208)]
VIOLET, PALE = (82, 42, 116), (206, 214, 190)
BARK = (140, 128, 138)

MARSH = Cover(
    "marsh",
    [
        Stop(0.28, (24, 20, 30), 0.0),
        Stop(0.42, (28, 24, 34), 0.88),
        Stop(0.53, (46, 50, 48), 1.0),
        Stop(0.58, (104, 196, 140), 1.0),
        Stop(0.62, (44, 96, 80), 1.0),
        Stop(0.8, (28, 66, 64), 1.0),
        Stop(1.0, (20, 48, 52), 1.0),
    ],
    soft(5, 35),
    grain=0.36,
    rough=0.56,
    lift=-0.07,
    seed=55,
)

REALM = Realm(
    "dark",
    lambda: ground(
        [(56, 52, 68), (72, 67, 82), (90, 84, 98), (112, 104, 114)],
        51,
        blots=5,
        grain=0.34,
        strokes=900,
        cracks=0.12,
    ),
    Plate((214, 214, 255), 0.11, (232, 232, 255), (8, 6, 18), 0.66, (120, 230, 170)),
    [
        Cover(
            "dead-grass",
            [
                Stop(0.1, (78, 80, 68), 0.0),
                Stop(0.5, (78, 80, 68), 0.40),
                Stop(0.9, (72, 76, 62), 0.72),
            ],
            soft(8, 12),
            grain=0.34,
            rough=0.58,
            seed=52,
        ),
        Cover(
            "litter",
            [
                Stop(0.1, (34, 28, 38), 0.0),
                Stop(0.5, (34, 28, 38), 0.46),
                Stop(0.9, (30, 24, 34), 0.84),
            ],
            cobbled(8, 17, 0.05),
            grain=0.3,
            rough=0.58,
            seed=53,
        ),
        Cover(
            "road",
            [
                Stop(0.36, (34, 32, 46), 0.0),
                Stop(0.46, (62, 60, 78), 0.85),
                Stop(0.6, (98, 96, 114), 1.0),
                Stop(1.0, (104, 102, 120), 1.0),
            ],
            paved(16, 9, False),
            grain=0.5,
            rough=0.62,
            seed=54,
        ),
        MARSH,
    ],
    {"ripples": lambda mask, frame: ripple(mask, frame, (170, 255, 210), MARSH, 0.6)},
    small={
        "grass": lambda: herbs.tuft(SMALL, GRASS, 1, blades=16, tall=0.5),
        "stones": lambda: rocks.pebbles(SMALL, STONE, 5),
        "skull": lambda: memorials.skull(SMALL, BONE),
        "skull-2": lambda: memorials.skull(SMALL, BONE, True),
        "grave": lambda: memorials.grave(SMALL, STONE, 8),
        "grave-cross": lambda: memorials.grave(SMALL, STONE, 9, "cross"),
        "grave-broken": lambda: memorials.grave(SMALL, STONE, 10, "broken"),
        "mushrooms": lambda: herbs.mushrooms(SMALL, 4, (150, 96, 190)),
        "brazier": lambda: fires.brazier(SMALL, METAL, fires.GHOST),
        "wisp": lambda: fires.wisp(SMALL, (140, 255, 190)),
    },
    tall={
        "dead-tree": lambda: trees.dead_tree(TALL, BARK, 3),
        "dead-tree-2": lambda: trees.dead_tree(TALL, BARK, 14),
        "statue": lambda: memorials.statue(TALL, STONE, 7, "sword"),
        "pillar": lambda: masonry.pillar(TALL, STONE, 5),
        "broken-pillar": lambda: masonry.pillar(TALL, STONE, 6, True),
        "boulder": lambda: rocks.boulder(TALL, STONE, 3),
        "crystal": lambda: rocks.crystal(TALL, GEM, 4),
        "stone": lambda: rocks.standing_stone(TALL, STONE, 4, (140, 255, 190)),
        "banner": lambda: banners.banner(TALL, VIOLET, PALE, "moon"),
    },
    wide={
        "hill": lambda: heights.mound(
            WIDE, [(34, 30, 44), (60, 56, 70), (94, 88, 102), (156, 150, 166)], 4, STONE
        ),
        "crag": lambda: heights.crag(WIDE, STONE, 5),
        "crypt": lambda: houses.crypt(WIDE, STONE, 3, (140, 255, 190)),
        "wall": lambda: masonry.wall(WIDE, STONE, 5),
        "arch": lambda: masonry.wall(WIDE, STONE, 6, True),
        "old-tree": lambda: trees.dead_tree(WIDE, BARK, 6),
    },
)
