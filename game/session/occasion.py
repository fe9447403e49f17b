"""What a match belongs to, what it asks of its players, and what a guest is called."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.words import _, marked

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


@dataclass(frozen=True)
class Goal:
    """`words` say it in a line for the head of the table, `told` in whole sentences, with the house
    rule of the place and what is at stake."""

    words: str
    told: Sequence[str]


@dataclass(frozen=True)
class Verdict:
    """Whether a match has brought what it asked for: in a headline, and what was asked."""

    is_met: bool
    title: str
    words: str


GUEST = marked("Guest")


def shown_name(given: str) -> str:
    """Return what somebody of this name is called now: "Guest 2" in the language in force."""
    return _with_number(given, GUEST, _(GUEST))


def given_name(shown: str) -> str:
    """Return how a name is kept that was shown, or typed: the inverse of `shown_name`."""
    return _with_number(shown, _(GUEST), GUEST)


def _with_number(name: str, before: str, after: str) -> str:
    """Return the other of two words where the name is the one, alone or with a number."""
    word, _space, number = name.partition(" ")
    if word != before or (number and not number.isdecimal()):
        return name
    return f"{after} {number}" if number else after
