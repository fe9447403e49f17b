"""What a match belongs to, where it belongs to anything."""

from dataclasses import dataclass

DRAFT = "draft"
"""The kind of a duel: `id` is the number of its draft in the store, `number` counts its duels."""


CAMPAIGN = "campaign"
"""The kind of a round of a season: `id` is the number of the season in the store, `number` that of
its cards."""


DAILY = "daily"
"""The kind of a match of the day: `id` is the game, `number` the day, counted as Python does."""


DUPLICATE = "duplicate"
"""The kind of a match with the cards of another, played by somebody else in one of its seats: `id`
is the number of that other match, `number` counts those who have had its cards."""


SHARED = "shared"
"""The kind of a friend's deal: `id` is the code that told it."""


@dataclass(frozen=True)
class Occasion:
    """The place of a match in something larger, which knows more of it than the match does.

    `kind` says what that is, `id` which one of them (a number in the store, or the name of a file
    in `levels/`), `number` which match of it, from 0. A kind that this program does not know does
    no harm: its matches are played as if they belonged to nothing.
    """

    kind: str
    id: str
    number: int


def is_earnest(occasion: Occasion | None) -> bool:
    """Tell whether a match counts for more than itself: nobody helps, and nothing is taken back."""
    return occasion is not None and occasion.kind in (CAMPAIGN, DAILY, DUPLICATE)


def counts(occasion: Occasion | None) -> bool:
    """Tell whether the result of a match is for the statistics: not that of a friend's deal, which
    may begin in the middle of his match, and can be typed in again and again."""
    return occasion is None or occasion.kind != SHARED


def is_round(occasion: Occasion | None) -> bool:
    """Tell whether a match is a round of a season."""
    return occasion is not None and occasion.kind == CAMPAIGN
