"""A lead chosen while the trick before still lies there: it is made as soon as that is swept up."""

from typing import Any

from scenes.anim.director import Director

SEEN = 0.5
"""Seconds that the trick has lain there at least: the second click of a double click chooses
nothing."""


def is_all_seen(director: Director[Any], now: Any) -> bool:
    """Tell whether only a trick that was taken is to be swept up before the table is as it is
    `now`: what is clicked then is meant, while a click that falls into anything else hurries."""
    table = director.picture
    if table is None or table.last_trick is None or director.seconds_shown < SEEN:
        return False
    return not now.trick.cards and table.trick == now.trick
