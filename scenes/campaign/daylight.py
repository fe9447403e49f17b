"""The light on the land: a season begins at noon, and the high table is reached at nightfall."""

from itertools import pairwise

from game.session.campaign.node import ACTS, BOSS
from scenes.theme import Colour

HOURS: tuple[tuple[float, Colour], ...] = (
    (0.0, (255, 255, 255)),
    (0.4, (255, 249, 234)),
    (0.66, (255, 221, 184)),
    (0.85, (232, 176, 160)),
    (1.0, (148, 146, 204)),
)
"""What the colours of the land are multiplied by, by how much of the way has been walked."""


def light(act: int, stage: int) -> Colour:
    """Return the light on a stage of an act, the stages counted from 0."""
    far = (ACTS.index(act) * (BOSS + 1) + stage) / (len(ACTS) * (BOSS + 1) - 1)
    for (start, before), (end, after) in pairwise(HOURS):
        if far <= end:
            part = (far - start) / (end - start)
            red, green, blue = (
                round(a + (b - a) * part) for a, b in zip(before, after, strict=True)
            )
            return red, green, blue
    return HOURS[-1][1]
