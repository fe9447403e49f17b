"""The faces that one person can make: calm as drawn, and four others by brows, eyes and mouth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from assets.cards.faces import Face, features
from assets.cards.svg import group

CALM = "calm"
MOODS: Mapping[str, Mapping[str, Any]] = {
    CALM: {},
    "glad": {"brows": "arched", "eyes": "merry", "mouth": "laugh"},
    "sorry": {"brows": "worried", "eyes": "shut", "mouth": "sad"},
    "startled": {"brows": "raised", "eyes": "open", "mouth": "oh"},
    "wary": {"brows": "knit", "eyes": "half", "mouth": "firm", "gaze": 1.6},
}
"""What each mood changes in a face."""


def moods(face: Face) -> list[str]:
    """Return the features of a face in every mood; of all only the calm ones are seen.

    Whoever wants another mood hides the calm group and shows that one.
    """
    hidden = {"display": "none"}
    return [
        group(features(replace(face, **changes)), id=mood, **({} if mood == CALM else hidden))
        for mood, changes in MOODS.items()
    ]
