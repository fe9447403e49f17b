"""The themes of the moods: what chords each goes through, and how fast, bright and loud it is."""

from collections.abc import Mapping

from assets.sounds.music import Part, Theme

_EVENING = ((5, 12, 17), (1, 8, 17), (10, 14, 17), (0, 7, 16))
_EVENING_TOO = ((2, 9, 17), (10, 14, 17), (3, 10, 15), (0, 7, 16))
EVENING = Theme(
    parts=(
        Part(_EVENING, 3.6, "0..1.2", "x....."),
        Part(_EVENING, 3.6, "0.12.1", "x..x.."),
        Part(_EVENING_TOO, 3.6, "0.1.2.", "x.x..x"),
        Part((*_EVENING, (5, 12, 20), (3, 10, 15)), 3.6, "0..2..", "..x..."),
    ),
    brightness=0.42,
    loudness=0.32,
    seed=21,
)
"""The title: slow, open chords in D."""

_GAME = ((0, 7, 15), (8, 12, 15), (3, 10, 15), (10, 14, 17))
_GAME_TOO = ((5, 12, 15), (0, 7, 15), (8, 12, 15), (7, 14, 17))
GAME = Theme(
    parts=(
        Part(_GAME, 3.2, "0.2.1.2.", "x......."),
        Part(_GAME, 3.2, "0.2.1.2.", "x..x..x."),
        Part(_GAME_TOO, 3.2, "0.1.2.1.", "..x...x."),
        Part(_GAME, 3.2, "0.21.2.1", "x.x...x."),
        Part((*_GAME_TOO, (0, 7, 12)), 3.2, "0...2...", "x......."),
    ),
    brightness=0.55,
    loudness=0.30,
    seed=34,
)
"""The table: a little livelier, in A minor, and never in the way."""

_CLOSE = ((7, 14, 22), (3, 10, 19), (8, 15, 24), (2, 9, 18))
_CLOSE_TOO = ((0, 7, 15), (7, 14, 22), (5, 12, 20), (2, 9, 18))
CLOSE = Theme(
    parts=(
        Part(_CLOSE, 2.8, "0.0.1.0.", "", "D......."),
        Part(_CLOSE, 2.8, "0.0.1.2.", "x...x...", "D...d..."),
        Part(_CLOSE_TOO, 2.8, "0.1.2.1.", "..x..x..", "D...d..."),
        Part(_CLOSE, 2.8, "0.0.1.2.", "x.x...x.", "D..dd..."),
        Part((*_CLOSE_TOO, (7, 14, 22)), 2.8, "0...1...", "x.......", "D......."),
    ),
    brightness=0.5,
    loudness=0.30,
    seed=55,
)
"""The last deal of a match: held back, in E minor, with a pulse below."""

_STUDY = ((8, 12, 15), (5, 12, 20), (1, 8, 17), (3, 10, 19))
_STUDY_TOO = ((10, 13, 17), (3, 10, 19), (8, 15, 20), (5, 12, 20))
STUDY = Theme(
    parts=(
        Part(_STUDY, 3.0, "0.1.2.1.", "x...x..."),
        Part(_STUDY, 3.0, "0.1.2.1.", "x.x.x..."),
        Part(_STUDY_TOO, 3.0, "0.2.1.2.", "x..x..x."),
        Part(_STUDY, 3.0, "0.1.2.1.", "x.x...x."),
        Part((*_STUDY_TOO, (8, 12, 15)), 3.0, "0...2...", "x......."),
    ),
    brightness=0.6,
    loudness=0.28,
    seed=89,
)
"""A lesson: friendly and plain, in F."""

_BATTLE = ((5, 12, 20), (5, 12, 17), (1, 8, 17), (3, 10, 15))
_BATTLE_TOO = ((10, 13, 17), (5, 12, 20), (0, 7, 16), (5, 12, 20))
BATTLE = Theme(
    parts=(
        Part(_BATTLE, 2.6, "0..0..1.", "", "D..d..d."),
        Part(_BATTLE, 2.6, "0..0..1.", "x.....x.", "D..d..d.", above=12),
        Part(_BATTLE_TOO, 2.6, "0.1.0.2.", "x..x....", "D..d.dd.", above=12),
        Part(_BATTLE, 2.6, "0..0..1.", "x.x..x..", "D..d..d.", above=24),
        Part(_BATTLE_TOO, 2.6, "0.1.0.2.", "x..x..x.", "D.dd.dd.", above=12),
        Part((*_BATTLE, (5, 12, 17)), 2.6, "0.......", "x.......", "D......."),
    ),
    brightness=0.46,
    loudness=0.34,
    seed=144,
)
"""The field of battle: drums, and low strings in D minor."""

_ROAD = ((5, 12, 21), (3, 10, 19), (10, 14, 19), (5, 12, 17))
_ROAD_TOO = ((2, 9, 17), (10, 14, 17), (7, 14, 22), (0, 7, 16))
ROAD = Theme(
    parts=(
        Part(_ROAD, 2.8, "0.1.2.1.", "x.......", "D...d..."),
        Part(_ROAD, 2.8, "0.1.2.1.", "x..x..x.", "D...d..."),
        Part(_ROAD_TOO, 2.8, "0.2.1.2.", "..x.x...", "D...d.d."),
        Part(_ROAD, 2.8, "0.1.2.12", "x.x..x..", "D...d..."),
        Part(_ROAD_TOO, 2.8, "0.2.1.2.", "x...x.x.", "D.d.d..."),
        Part((*_ROAD, (5, 12, 21)), 2.8, "0...1...", "x.......", "D......."),
    ),
    brightness=0.5,
    loudness=0.30,
    seed=610,
)
"""The map of a season: a walking pace in D, with the next hill in sight."""

_DRAFT = ((2, 9, 17), (10, 14, 21), (5, 12, 17), (9, 13, 21))
_DRAFT_TOO = ((7, 14, 22), (2, 9, 17), (10, 14, 17), (9, 13, 16))
DRAFT = Theme(
    parts=(
        Part(_DRAFT, 3.4, "0..1..2.", "x......."),
        Part(_DRAFT, 3.4, "0..1..2.", "x....x.."),
        Part(_DRAFT_TOO, 3.4, "0.2..1..", "..x....x"),
        Part(_DRAFT, 3.4, "0..1.2..", "x..x...."),
        Part((*_DRAFT_TOO, (2, 9, 14)), 3.4, "0......1", "x......."),
    ),
    brightness=0.44,
    loudness=0.28,
    seed=987,
)
"""Cards are picked and decks are built: thoughtful, in B minor, with few notes."""

_FEAST = ((10, 14, 17), (5, 9, 14), (3, 7, 10), (5, 9, 12))
_FEAST_TOO = ((7, 10, 14), (0, 7, 10), (5, 9, 14), (10, 14, 17))
FEAST = Theme(
    parts=(
        Part(_FEAST, 2.4, "0.12.1", "x.xx.x", times=2),
        Part(_FEAST_TOO, 2.4, "0.12.1", "x..x.x", "D..d.."),
        Part(_FEAST, 2.4, "0.12.1", "xxx..x", "D..d..", times=2),
        Part(_FEAST_TOO, 2.4, "0..1..", "x..x.."),
    ),
    brightness=0.62,
    loudness=0.32,
    seed=233,
)
"""A match is won: a round dance in G, played for oneself."""

_AFTER = ((3, 10, 19), (0, 7, 15), (8, 12, 15), (10, 14, 17))
_AFTER_TOO = ((5, 8, 15), (3, 10, 19), (8, 12, 15), (3, 10, 19))
AFTER = Theme(
    parts=(
        Part(_AFTER, 4.0, "0..1..", "x....."),
        Part(_AFTER_TOO, 4.0, "0..2..", "x..x.."),
        Part(_AFTER, 4.0, "0..1..", "..x..x"),
        Part(_AFTER_TOO, 4.0, "0.....", "x....."),
    ),
    brightness=0.34,
    loudness=0.28,
    seed=377,
)
"""A match is lost: quiet, in C, and not without comfort."""

MOODS: Mapping[str, Theme] = {
    "evening": EVENING,
    "game": GAME,
    "close": CLOSE,
    "study": STUDY,
    "battle": BATTLE,
    "road": ROAD,
    "draft": DRAFT,
    "feast": FEAST,
    "after": AFTER,
}
"""What is played where: a screen names its mood."""
