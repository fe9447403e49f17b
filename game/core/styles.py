"""How a computer player goes about its play, whatever its strength."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.core.words import marked


@dataclass(frozen=True)
class Style:
    """A temper at the table.

    `reach` is by how many tricks a hand is taken for more (less, if negative) than it is worth.
    `guile` is how often, from 0 to 1, of cards that are worth the same any may be played, so that
    nobody can tell from one which others are held.
    """

    id: str
    title: str
    words: str
    reach: float = 0.0
    guile: float = 0.0


STEADY = Style("steady", marked("Steady"), marked("Bids what the hand is worth"))

STYLES: Mapping[str, Style] = {
    style.id: style
    for style in (
        Style("careful", marked("Careful"), marked("Rounds bids down"), reach=-0.2),
        Style("bold", marked("Bold"), marked("Rounds bids up"), reach=0.1),
        STEADY,
        Style("tricky", marked("Tricky"), marked("Gives no card away"), guile=0.8),
    )
}
"""The styles by name, as they follow the + in a spec."""
