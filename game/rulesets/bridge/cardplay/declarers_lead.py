"""Why declarer leads a card from either hand, by what he sees."""

from collections.abc import Iterator, Sequence

from game.core.reason import Reason
from game.core.words import _, many
from game.kit.cards import Card, suit_name
from game.rulesets.bridge.cardplay.declaring import (
    has_enough,
    is_to_be_ruffed,
    is_to_draw,
    promise,
)
from game.rulesets.bridge.cardplay.holdings import LONG, kept, sure
from game.rulesets.bridge.cardplay.sight import HONOUR, Sight
from game.rulesets.bridge.naming import card_name


def declarers_reasons(seen: Sight, card: Card) -> Iterator[Reason]:
    """Yield what speaks for a lead of declarer's, the most telling first."""
    suit = seen.order.suit[card]
    name, here, there = suit_name(suit), seen.of(seen.hand, suit), seen.of(seen.mate or (), suit)
    if is_to_be_ruffed(seen, card):
        told = _("The hand opposite has no {suit} left, and can trump it.").format(suit=name)
        yield Reason(told, "ruff opposite")
    if suit == seen.trump and is_to_draw(seen):
        yield from _drawing(seen, card)
    if seen.is_master(card):
        if has_enough(seen) and seen.needed <= len(seen.hand):
            told = _("You have the tricks you need: take them now.")
            is_small = seen.height(card) < HONOUR
            words = f"{sure(seen, card).words} {told}" if is_small else told
            yield Reason(words, "take them")
        if suit != seen.trump and len(here) < len(there) and seen.is_master(there[0]):
            words = _("A high card of the shorter hand first: then the longer one can run {suit}.")
            yield Reason(words.format(suit=name), "shorter hand", len(there))
        yield sure(seen, card)
    elif there and seen.is_master(there[0]):
        words = _("Opposite, the {card} is the best card of its suit that is left.")
        yield Reason(words.format(card=card_name(there[0])), "best opposite")
    elif there and seen.height(there[0]) >= HONOUR > seen.height(card):
        words = _("Towards the {card} opposite, which wins if what is higher plays before it.")
        yield Reason(words.format(card=card_name(there[0])), "towards", seen.height(there[0]))
    else:
        yield from _voiding(seen, card, there)
    if suit != seen.trump:
        yield from _length(seen, card, max(len(here), len(there)))
    yield from kept(seen, card, here)
    sides = [each for each in seen.suits_to_lead() if each != seen.trump] or [suit]
    best = max(promise(seen, each) for each in sides)
    if promise(seen, suit) == best:
        told = _("No suit promises more tricks than {suit}.").format(suit=name)
        yield Reason(told, "promise", best)


def _voiding(seen: Sight, card: Card, there: Sequence[Card]) -> Iterator[Reason]:
    """Yield what may be ruffed once a loser that is the only card of its suit here is led."""
    suit = seen.order.suit[card]
    here, opposite = (seen.of(cards or (), seen.trump) for cards in (seen.hand, seen.mate))
    if suit == seen.trump or len(seen.of(seen.hand, suit)) > 1 or not here:
        return
    if len(there) > 1:
        words = _(
            "This hand’s only card of {suit}: without it, those left opposite can be trumped."
        )
        yield Reason(words.format(suit=suit_name(suit)), "ruff here", len(there))
    elif opposite and not seen.trumps_out():
        words = _("If they return {suit}, you trump in one hand and throw a loser from the other.")
        yield Reason(words.format(suit=suit_name(suit)), "ruff and discard")


def _length(seen: Sight, card: Card, longest: int) -> Iterator[Reason]:
    """Yield that small cards of a long suit can become tricks when the others have none left."""
    suit = seen.order.suit[card]
    out = len(seen.of(seen.against, suit))
    if longest >= LONG and 0 < out < 2 * longest:
        words = many(
            "{n} card of {suit} is out against your {long} in one hand: small ones can win later.",
            "{n} cards of {suit} are out against your {long} in one hand: small ones can win "
            "later.",
            out,
        )
        told = words.format(n=out, suit=suit_name(suit), long=longest)
        yield Reason(told, "long suit", longest - out / 2)


def _drawing(seen: Sight, card: Card) -> Iterator[Reason]:
    """Yield that trumps are drawn, and of a trump that it is sure to take the trick."""
    out = len(seen.trumps_out())
    told = many(
        "{n} trump is still out: draw it before it trumps a winner.",
        "{n} trumps are still out: draw them before they trump your winners.",
        out,
    ).format(n=out)
    yield Reason(told, "draw")
    if seen.is_master(card):
        unbeaten = _("This one cannot be beaten.")
        yield Reason(f"{told} {unbeaten}", "draw high")
