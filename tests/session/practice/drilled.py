"""A drill made by hand: three cards each, the first bid."""

import json
from collections.abc import Mapping
from typing import Any

from game.session.practice.drill import Drill
from game.session.practice.drillfile import read_drill

PARTS: Mapping[str, Any] = {
    "seed": 5,
    "players": 4,
    "options": {"largest_hand": "3"},
    "moves": "",
    "worths": {"0": 4.0, "1": 1.0, "2": -6.0},
    "plain": "1",
    "at_stake": 10.0,
    "solved": 0.5,
    "themes": ["exact_bid"],
    "worlds": [],
    "shows": {},
}


def line(**changes: Any) -> str:
    """Return the line of a drill of whist, with other values in some parts."""
    return json.dumps({**PARTS, **changes})


def drill(**changes: Any) -> Drill:
    """Return a drill of whist, with other values in some parts."""
    return read_drill("whist", line(**changes))
