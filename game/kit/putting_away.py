"""Why a card is put away before the play, in words, by what whoever holds the hand can see."""

from collections.abc import Sequence

from game.core.words import _, many
from game.kit.cards import Card
from game.kit.reasons import FEW, Choice


def away_reason(choice: Choice, wants: bool | None, *, room: bool = False) -> str:
    """Return why a card is put away before the play by somebody who `wants` tricks, wants none, or
    is of two minds (None); `legal` are all the cards of his hand, and with `room` another may go
    beside it."""
    suit = choice.order.suit[choice.card]
    held = [card for card in choice.legal if choice.order.suit[card] == suit]
    named = choice.suit_name(suit)
    if len(held) == 1 and suit != choice.trump:
        if wants and any(choice.order.suit[card] == choice.trump for card in choice.legal):
            return _("Your only card of {suit}: without it you can ruff.").format(suit=named)
        return _("Your only card of {suit}: without it you can throw what you like.").format(
            suit=named
        )
    if wants is False:
        if not choice.higher:
            return _("No higher card of {suit} is out: it would take a trick.").format(suit=named)
        return _away_too_high(choice, held)
    if choice.higher:
        told = many(
            "{n} higher card of {suit} may still be out against it.",
            "{n} higher cards of {suit} may still be out against it.",
            choice.higher,
        ).format(n=choice.higher, suit=named)
        plain = [card for card in choice.legal if choice.order.suit[card] != choice.trump]
        weakest = max(plain or choice.legal, key=choice.higher_than)
        if not room or choice.higher_than(weakest) <= choice.higher:
            return told
        words = _("The {card} is weaker still: it can go as well.")
        return f"{told} {words.format(card=choice.card_name(weakest))}"
    return many(
        "You can spare it: you still hold {n} card of {suit}.",
        "You can spare it: you still hold {n} cards of {suit}.",
        len(held) - 1,
    ).format(n=len(held) - 1, suit=named)


def _away_too_high(choice: Choice, held: Sequence[Card]) -> str:
    """Return why a card that may take a trick is put away by somebody who wants none: in its suit
    there is nothing low to play under the others, or it is the highest left."""
    suit = choice.suit_name(choice.order.suit[choice.card])
    low = min(held, key=lambda card: choice.order.height[card])
    below = choice.lower_than(low)
    if below > FEW:
        return many(
            "Your {suit} begin with the {card}: {n} lower card may be out, and nothing of yours "
            "goes under it.",
            "Your {suit} begin with the {card}: {n} lower cards may be out, and nothing of yours "
            "goes under them.",
            below,
        ).format(n=below, suit=suit, card=choice.card_name(low))
    return many(
        "Only {n} higher card of {suit} may still be out to take the trick from you.",
        "Only {n} higher cards of {suit} may still be out to take the trick from you.",
        choice.higher,
    ).format(n=choice.higher, suit=suit)
