"""What stays in a Bettler's hand when two cards are put away, and how its declarer is rid of it.

Who can beat must (DS-22), so a high card is in danger even with lower ones beside it. It goes with
the first lead, if a higher one is out, or when a suit is led of which its holder has none. Which of
several is led first is not told: that is a choice of its own, and often found to be another one.
"""

from collections.abc import Collection, Sequence

from game.core.words import _, many
from game.kit.cards import Card, Suit
from game.kit.german import german_suit_name
from game.rulesets.schnapsen.bettler import named
from game.rulesets.schnapsen.holding import any_beaten, forced, still_out
from game.rulesets.schnapsen.position import SchnapsenView


def staying(view: SchnapsenView, away: Collection[Card]) -> str:
    """Return what becomes of the cards that are kept and can be forced to win."""
    kept, out = [card for card in view.hand if card not in away], still_out(view)
    in_danger = forced(kept, out)
    if not in_danger:
        return _("None of the six that you keep can be forced to win.")
    can_lead = any_beaten(in_danger, out)
    if can_lead and len(in_danger) == 1:
        words = _("You keep the {card}, in danger too: led first, it must be beaten.")
        return words.format(card=named(in_danger))
    told = _kept(in_danger, _lacking(kept, out))
    return " ".join([told, *([_("One of them can be led first.")] if can_lead else [])])


def _lacking(hand: Sequence[Card], out: Sequence[Card]) -> list[Suit]:
    """Return the suits that others can lead and of which nothing is left in a hand."""
    return sorted({card.suit for card in out} - {card.suit for card in hand})


def _kept(cards: Sequence[Card], lacking: Sequence[Suit]) -> str:
    """Return which cards are kept though they are in danger, and how they go."""
    if not lacking:
        words = many(
            "You keep the {cards}, in danger too, as only two can go.",
            "You keep these, in danger too, as only two can go: {cards}.",
            len(cards),
        )
        return words.format(cards=named(cards))
    words = many(
        "You keep the {cards}, in danger too: it can go when a suit is led that you then lack "
        "({suits}).",
        "You keep these, in danger too: {cards}. They can go when a suit is led that you then lack "
        "({suits}).",
        len(cards),
    )
    return words.format(cards=named(cards), suits=", ".join(map(german_suit_name, lacking)))
