"""How cards are written: in notation by id, "?" for one that may not be known; in sentences."""

from collections.abc import Sequence

from game.core.words import _
from game.rulesets.berserk.cards.box import card, card_named, cards
from game.rulesets.berserk.unit import UNSEEN


def card_text(number: int) -> str:
    """Return the id of a card, "?" for UNSEEN."""
    return "?" if number == UNSEEN else cards()[number].id


def parse_card(text: str) -> int:
    """Return the number of a card, the inverse of `card_text`; raise ValueError."""
    if text == "?":
        return UNSEEN
    return card_named(text).number


def card_names(cards: Sequence[int]) -> str:
    """Return the names of the cards, with how often each comes where that is more than once."""
    counted = ((_(card(number).name), list(cards).count(number)) for number in sorted(set(cards)))
    return ", ".join(name if n == 1 else f"{n} × {name}" for name, n in counted)
