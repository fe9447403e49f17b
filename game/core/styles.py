"""How a computer player goes about its play, whatever its strength."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.core.words import marked


@dataclass(frozen=True)
class Style:
    """A temper at the table.

    `reach` is by how many tricks a hand is taken for more (less, if negative) than it is worth.
    `guile` is how often, from 0 to 1, of cards that are worth the same any may be played, so that
    nobody can tell from one which others are held. `words` say in half a sentence what that is.
    """

    id: str
    title: str
    words: str
    reach: float = 0.0
    guile: float = 0.0


STEADY = Style("steady", marked("Steady"), marked("bids what the hand is worth"))

STYLES: Mapping[str, Style] = {
    style.id: style
    for style in (
        Style(
            "careful",
            marked("Careful"),
            marked("bids a little less than the hand is worth, and avoids risks"),
            reach=-0.2,
        ),
        Style(
            "bold",
            marked("Bold"),
            marked("bids a little more than the hand is worth, and takes risks"),
            reach=0.1,
        ),
        STEADY,
        Style(
            "tricky",
            marked("Tricky"),
            marked("plays any of several equal cards, so that none gives away another"),
            guile=0.8,
        ),
    )
}
"""The styles by name, as they follow the + in a spec."""
