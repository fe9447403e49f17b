"""What a match belongs to, where it belongs to anything."""

from dataclasses import dataclass

DRAFT = "draft"
"""The kind of a duel: `id` is the number of its draft in the store, `number` counts its duels."""


CAMPAIGN = "campaign"
"""The kind of a round of a season: `id` is the number of the season in the store, `number` that of
its cards."""


DAILY = "daily"
"""The kind of a match of the day: `id` is the game, `number` the day, counted as Python does."""


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
    return occasion is not None and occasion.kind in (CAMPAIGN, DAILY)


def is_round(occasion: Occasion | None) -> bool:
    """Tell whether a match is a round of a season."""
    return occasion is not None and occasion.kind == CAMPAIGN
