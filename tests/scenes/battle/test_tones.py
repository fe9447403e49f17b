"""The colours of the squares follow the palette, and those who see it can tell them apart."""

from itertools import combinations

import pytest

from scenes.battle.board.layer import colour_of
from scenes.theme import PALETTES, theme

SEEN = {
    # How red, green and blue look without the cones for green.
    "red-green": ((0.63, 0.37, 0.0), (0.7, 0.3, 0.0), (0.0, 0.3, 0.7)),
    # The same without the cones for blue.
    "blue-yellow": ((0.95, 0.05, 0.0), (0.0, 0.43, 0.57), (0.0, 0.48, 0.52)),
}


def as_seen(colour, palette):
    return [
        sum(part * each for part, each in zip(row, colour, strict=True)) for row in SEEN[palette]
    ]


@pytest.mark.parametrize("palette", SEEN)
def test_walking_striking_and_threats_look_different_to_whoever_chose_the_palette(palette):
    chosen = theme(palette=palette)
    lights = [colour_of(tone, chosen) for tone in ("reach", "target", "range", "kind")]
    for one, other in combinations(lights, 2):
        pair = zip(as_seen(one, palette), as_seen(other, palette), strict=True)
        assert sum(abs(a - b) for a, b in pair) > 90, (one, other)


def test_the_lights_follow_the_palette():
    for tone in ("reach", "target", "threat", "range", "kind"):
        assert len({colour_of(tone, theme(palette=name)) for name in PALETTES}) == len(PALETTES)
