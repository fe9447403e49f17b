"""The mountains: slate and snow under a cold sun, a paved pass, carved pillars."""

from assets.tiles import banners, fires, heights, herbs, masonry, memorials, rocks, trees
from assets.tiles.grounds import Cover, Stop, ground, paved, soft
from assets.tiles.liquids import ripple
from assets.tiles.realms.realm import SMALL, TALL, WIDE, Plate, Realm
from assets.tiles.trees import Foliage

FIR = Foliage([(14, 30, 34), (24, 50, 50), (42, 78, 70), (76, 114, 96), (126, 154, 130)])
ROCK = [(38, 42, 56), (68, 74, 90), (104, 110, 124), (148, 154, 164), (198, 204, 212)]
GRASS = [(52, 62, 52), (86, 96, 74), (124, 130, 98), (164, 166, 128)]
SNOW = (238, 244, 252)
BLUE, SILVER = (46, 76, 124), (206, 214, 224)

WATER = Cover(
    "water",
    [
        Stop(0.34, (84, 98, 116), 0.0),
        Stop(0.42, (220, 234, 246), 0.95),
        Stop(0.52, (196, 222, 240), 1.0),
        Stop(0.58, (142, 188, 216), 1.0),
        Stop(0.8, (92, 148, 190), 1.0),
        Stop(1.0, (70, 126, 174), 1.0),
    ],
    soft(4, 34),
    grain=0.2,
    rough=0.4,
    lift=-0.06,
    seed=15,
)

REALM = Realm(
    "mountains",
    lambda: ground(
        [(72, 78, 84), (96, 100, 102), (118, 120, 116), (142, 142, 134)],
        11,
        blots=5,
        grain=0.34,
        strokes=500,
        cracks=0.2,
    ),
    Plate((226, 238, 255), 0.11, (250, 253, 255), (22, 28, 44), 0.7, (46, 96, 168)),
    [
        Cover(
            "moss",
            [
                Stop(0.1, (84, 100, 72), 0.0),
                Stop(0.5, (84, 100, 72), 0.41),
                Stop(0.9, (78, 96, 66), 0.75),
            ],
            soft(8, 12),
            grain=0.3,
            rough=0.58,
            seed=12,
        ),
        Cover(
            "road",
            [
                Stop(0.38, (60, 64, 74), 0.0),
                Stop(0.46, (86, 90, 102), 0.85),
                Stop(0.62, (132, 136, 144), 1.0),
                Stop(1.0, (140, 144, 152), 1.0),
            ],
            paved(16, 4),
            grain=0.42,
            rough=0.6,
            seed=13,
        ),
        Cover(
            "snow",
            [
                Stop(0.30, (150, 168, 200), 0.0),
                Stop(0.40, (176, 192, 220), 0.8),
                Stop(0.50, (216, 226, 242), 1.0),
                Stop(0.64, (236, 242, 250), 1.0),
                Stop(1.0, (242, 247, 252), 1.0),
            ],
            soft(4, 33),
            grain=0.07,
            rough=0.55,
            lift=0.05,
            seed=14,
        ),
        WATER,
    ],
    {"ripples": lambda mask, frame: ripple(mask, frame, (246, 252, 255), WATER, 0.55)},
    small={
        "grass": lambda: herbs.tuft(SMALL, GRASS, 1, blades=16, tall=0.45),
        "heather": lambda: herbs.tuft(
            SMALL, GRASS, 2, blades=18, tall=0.45, flowers=[(170, 130, 196)] * 6
        ),
        "stones": lambda: rocks.pebbles(SMALL, ROCK, 5),
        "stones-2": lambda: rocks.pebbles(SMALL, ROCK, 6, 9),
        "rock": lambda: rocks.boulder(SMALL, ROCK, 7, None, 2),
        "snow-rock": lambda: rocks.boulder(SMALL, ROCK, 8, SNOW, 2),
        "brazier": lambda: fires.brazier(SMALL, ROCK),
    },
    tall={
        "fir": lambda: trees.conifer(TALL, FIR, 1),
        "fir-2": lambda: trees.conifer(TALL, FIR, 2, 0.25),
        "snow-fir": lambda: trees.conifer(TALL, FIR, 3, 0.8),
        "snow-fir-2": lambda: trees.conifer(TALL, FIR, 4, 0.6),
        "boulder": lambda: rocks.boulder(TALL, ROCK, 3),
        "snow-boulder": lambda: rocks.boulder(TALL, ROCK, 4, SNOW, 4),
        "pillar": lambda: masonry.pillar(TALL, ROCK, 5),
        "broken-pillar": lambda: masonry.pillar(TALL, ROCK, 6, True),
        "statue": lambda: memorials.statue(TALL, ROCK, 7, "axe"),
        "stone": lambda: rocks.standing_stone(TALL, ROCK, 8, (126, 206, 255), SNOW),
        "banner": lambda: banners.banner(TALL, BLUE, SILVER, "chevron", False),
    },
    wide={
        "hill": lambda: heights.mound(
            WIDE, [(58, 64, 72), (92, 98, 102), (136, 140, 138), (196, 202, 202)], 4, ROCK
        ),
        "crag": lambda: heights.crag(WIDE, ROCK, 5, SNOW),
        "peak": lambda: heights.peak(WIDE, ROCK, 3, SNOW),
        "peak-2": lambda: heights.peak(WIDE, ROCK, 14, SNOW),
        "arch": lambda: masonry.wall(WIDE, ROCK, 3, True, SNOW),
        "wall": lambda: masonry.wall(WIDE, ROCK, 5, False, SNOW),
    },
)
