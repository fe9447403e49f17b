"""How many cards each may change, and which may be put away next (BZ-15)."""

from collections.abc import Sequence

from game.core.protocols import Refusal
from game.core.words import _, many
from game.kit.cards import Card

FULL = 13
"""Cards of a hand, and of the talon before the exchange (BZ-05)."""
CAPS = (5, 4, 4)
"""How many the declarer, the next and the last may change."""


def most_discards(turn: int, talon: int, rule: str) -> int:
    """Return how many cards the player may change whose turn it is, the declarer's being 0."""
    return min(CAPS[turn], talon) if rule == "capped" else min(FULL, talon)


def may_discard(hand: Sequence[Card], away: Sequence[Card], most: int) -> list[Card]:
    """Return the cards that may be put away next: in ascending order, while the limit lasts."""
    if len(away) == most:
        return []
    return [card for card in hand if not away or card > away[-1]]


def discard_refusal(
    card: Card | None, hand: Sequence[Card], away: Sequence[Card], most: int
) -> Refusal | None:
    """Return why the card may not be put away next, None where it may."""
    if card in may_discard(hand, away, most):
        return None
    if len(away) == most:
        return Refusal(
            many(
                "You may change no more than {most} card.",
                "You may change no more than {most} cards.",
                most,
            ).format(most=most),
            "BZ-15",
        )
    if card is None or card not in hand:
        return Refusal(_("That card is not in your hand."), "BZ-15")
    return Refusal(
        _(
            "Put cards away in order, by suit and then from low to high; {last} was the last."
        ).format(last=away[-1]),
        "BZ-15",
    )
