"""What a draft and the duels after it ask of Berserk: a `session.tournament.DeckGame` (BW-69)."""

from game.rulesets.berserk.cards.box import card, card_named, whole_box
from game.rulesets.berserk.cards.decks import deck_line, read_deck
from game.rulesets.berserk.drafting import build_deck, pick
from game.rulesets.berserk.options import FIELDS, BerserkOptions

__all__ = [
    "build_deck",
    "card",
    "card_named",
    "deck_line",
    "duel_options",
    "pick",
    "read_deck",
    "whole_box",
]


def duel_options(below: str, above: str, number: int) -> BerserkOptions:
    """Return the house rules of duel `number` (from 0): the decks that meet, and where.

    Each player is first in one of two battles.
    """
    field = list(FIELDS)[number % len(FIELDS)]
    return BerserkOptions(deck_0=below, deck_1=above, field=field, battles=2)
