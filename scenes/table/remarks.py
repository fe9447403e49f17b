"""The faces that players make, and the lines that computer players say now and then.

Both follow from what everybody at the table has seen, and from nothing else: no hand comes in.
"""

from collections.abc import Mapping, Sequence
from zlib import crc32

from game.core.protocols import Player
from game.core.words import _, marked
from scenes.table.beats import BeatName

SELDOM = 3
"""One of so many chances to say something is taken."""

FACES: Mapping[BeatName, str] = {
    "ruff": "glad",
    "overruff": "glad",
    "last": "wary",
    "made": "glad",
    "missed": "sorry",
    "slam": "glad",
    "kontra": "wary",
    "broken": "sorry",
    "comeback": "glad",
}
"""What face is made by whom a beat befalls, by the moods of the portraits."""
BEATEN = "startled"
"""The face of whoever held the trick until it was trumped."""

LINES: Mapping[BeatName, Sequence[str]] = {
    "ruff": (
        marked("A little trump will do."),
        marked("Pardon me, that one is mine."),
        marked("Snip!"),
    ),
    "overruff": (marked("Mine is higher."), marked("Not so fast!")),
    "last": (marked("That was the last of them."), marked("No more trumps, my friends.")),
    "broken": (marked("And I was so careful!"), marked("There goes my bowl.")),
    "comeback": (marked("The evening is young."), marked("From the cellar to the roof!")),
}
"""What may be said at a beat."""


def line_at(beat: BeatName, seat: Player, deal: int, trick: int) -> str:
    """Return what a player says at a beat in a trick of a deal, "" for nothing; always the same."""
    said = LINES.get(beat, ())
    chance = crc32(f"{beat} {seat} {deal} {trick}".encode())
    if not said or chance % SELDOM:
        return ""
    return _(said[chance // SELDOM % len(said)])
