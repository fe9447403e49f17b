"""How cards are written in notation: by id, "?" for one that may not be known."""

from game.rulesets.berserk.box import card_named, cards
from game.rulesets.berserk.unit import UNSEEN


def card_text(number: int) -> str:
    """Return the id of a card, "?" for UNSEEN."""
    return "?" if number == UNSEEN else cards()[number].id


def parse_card(text: str) -> int:
    """Return the number of a card, the inverse of `card_text`; raise ValueError."""
    if text == "?":
        return UNSEEN
    return card_named(text).number
