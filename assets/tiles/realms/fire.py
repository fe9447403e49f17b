"""The land of fire: black crust over glowing rock, glass spikes, the bones of a dragon."""

from assets.tiles import banners, fires, heights, herbs, masonry, memorials, rocks, trees
from assets.tiles.grounds import Cover, Stop, cracked, ground, molten, soft
from assets.tiles.liquids import glow
from assets.tiles.realms.realm import SMALL, TALL, WIDE, Plate, Realm

ROCK = [(20, 16, 20), (42, 34, 38), (70, 58, 60), (106, 90, 88), (156, 134, 124)]
GLASS = [(10, 8, 16), (34, 24, 36), (74, 46, 54), (146, 84, 70), (252, 186, 130)]
BONE = [(70, 54, 42), (124, 102, 80), (178, 154, 124), (220, 200, 168), (248, 236, 212)]
METAL = [(18, 16, 20), (44, 38, 40), (84, 70, 64), (142, 116, 96), (206, 176, 140)]
ORANGE, BLACK = (206, 78, 26), (36, 24, 26)
BARK = (58, 48, 46)
SEED, PLATES = 44, 3

LAVA = Cover(
    "lava",
    [
        Stop(0.24, (60, 20, 10), 0.0),
        Stop(0.33, (40, 16, 12), 0.7),
        Stop(0.43, (20, 12, 14), 1.0),
        Stop(0.49, (70, 22, 12), 1.0),
        Stop(0.53, (255, 190, 70), 1.0),
        Stop(0.58, (250, 140, 36), 1.0),
        Stop(0.75, (226, 84, 18), 1.0),
        Stop(1.0, (206, 66, 16), 1.0),
    ],
    molten(PLATES, SEED),
    grain=0.62,
    rough=0.45,
    seed=SEED,
)

REALM = Realm(
    "fire",
    lambda: ground(
        [(42, 34, 36), (58, 48, 48), (76, 62, 60), (98, 80, 74)],
        41,
        blots=5,
        grain=0.34,
        cracks=0.42,
    ),
    Plate((255, 214, 170), 0.12, (255, 232, 200), (8, 4, 6), 0.66, (255, 150, 50)),
    [
        Cover(
            "ash",
            [
                Stop(0.1, (118, 104, 98), 0.0),
                Stop(0.5, (118, 104, 98), 0.36),
                Stop(0.9, (128, 114, 106), 0.66),
            ],
            soft(8, 12),
            grain=0.26,
            rough=0.58,
            seed=42,
        ),
        Cover(
            "scorch",
            [
                Stop(0.1, (26, 18, 20), 0.0),
                Stop(0.5, (26, 18, 20), 0.42),
                Stop(0.9, (22, 14, 16), 0.76),
            ],
            cracked(6, 14),
            grain=0.4,
            rough=0.58,
            seed=43,
        ),
        LAVA,
    ],
    {
        "glow": lambda mask, frame: glow(
            mask, frame, [(250, 130, 30), (255, 190, 60), (255, 236, 150)], LAVA, PLATES
        )
    },
    small={
        "stones": lambda: rocks.pebbles(SMALL, ROCK, 5),
        "stones-2": lambda: rocks.pebbles(SMALL, ROCK, 6, 9),
        "rock": lambda: rocks.boulder(SMALL, ROCK, 7, None, 2),
        "shard": lambda: rocks.crystal(SMALL, GLASS, 3),
        "skull": lambda: memorials.skull(SMALL, BONE, True),
        "embers": lambda: fires.wisp(SMALL, (255, 140, 40)),
        "brazier": lambda: fires.brazier(SMALL, METAL),
        "dry-grass": lambda: herbs.tuft(
            SMALL, [(50, 38, 32), (92, 70, 50), (138, 104, 66)], 4, blades=12, tall=0.45
        ),
    },
    tall={
        "glass": lambda: rocks.crystal(TALL, GLASS, 1),
        "glass-2": lambda: rocks.crystal(TALL, GLASS, 8),
        "boulder": lambda: rocks.boulder(TALL, ROCK, 3),
        "boulder-2": lambda: rocks.boulder(TALL, ROCK, 9, None, 5),
        "burnt-tree": lambda: trees.dead_tree(TALL, BARK, 3, (255, 120, 30)),
        "burnt-tree-2": lambda: trees.dead_tree(TALL, BARK, 14, (255, 120, 30)),
        "stone": lambda: rocks.standing_stone(TALL, ROCK, 4, (255, 150, 50)),
        "pillar": lambda: masonry.pillar(TALL, ROCK, 5),
        "broken-pillar": lambda: masonry.pillar(TALL, ROCK, 6, True),
        "statue": lambda: memorials.statue(TALL, ROCK, 7, "sword"),
        "banner": lambda: banners.banner(TALL, ORANGE, BLACK, "lozenge"),
    },
    wide={
        "hill": lambda: heights.mound(
            WIDE, [(30, 22, 24), (60, 48, 48), (96, 80, 74), (158, 132, 116)], 4, ROCK
        ),
        "crag": lambda: heights.crag(WIDE, ROCK, 5),
        "ribs": lambda: memorials.ribs(WIDE, BONE, 3),
        "volcano": lambda: heights.volcano(WIDE, ROCK, 3, (255, 150, 50)),
        "wall": lambda: masonry.wall(WIDE, ROCK, 5),
    },
)
