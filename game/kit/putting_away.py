"""Why a card is put away before the play, in words, by what whoever holds the hand can see."""

from collections.abc import Iterator

from game.core.reason import Reason
from game.core.words import _, many
from game.kit.choice import FEW, Choice

SPARE = "spare"
"""The kind of reason by which others of its suit are held beside a card."""


def putting_away(choice: Choice, wants: bool | None) -> Iterator[Reason]:
    """Yield what speaks for putting a card away, the most telling first, where somebody `wants`
    tricks, wants none, or is of two minds (None); `legal` are all the cards of his hand."""
    yield from only_card(choice, wants)
    if wants is False:
        yield from _too_high(choice)
        return
    if choice.higher:
        words = many(
            "{n} stronger card of {suit} may still be out against it.",
            "{n} stronger cards of {suit} may still be out against it.",
            choice.higher,
        )
        yield Reason(words.format(n=choice.higher, suit=choice.suit), "weak", choice.higher)
    if len(choice.held) > 1:
        words = many(
            "You can spare it: you still hold {n} card of {suit}.",
            "You can spare it: you still hold {n} cards of {suit}.",
            len(choice.held) - 1,
        )
        told = words.format(n=len(choice.held) - 1, suit=choice.suit)
        yield Reason(told, SPARE, len(choice.held))


def only_card(choice: Choice, wants: bool | None) -> Iterator[Reason]:
    """Yield that a card is the only one of its suit, if it is, and what one can do without it when
    another leads that suit: ruff, or, where tricks are not wanted, be rid of others."""
    if len(choice.held) > 1 or len(choice.legal) == 1 or choice.is_trump:
        return
    if not choice.may_come_again:
        return
    has_trumps = any(choice.order.suit[card] == choice.trump for card in choice.legal)
    if wants is not False and has_trumps:
        words = _("Your only card of {suit}: without it you can trump that suit.")
    elif wants:
        return
    else:
        words = _("Your only card of {suit}: without it you can throw what you like.")
    yield Reason(words.format(suit=choice.suit), "only card")


def _too_high(choice: Choice) -> Iterator[Reason]:
    """Yield why a card that may take a trick is put away by somebody who wants none: in its suit
    there is nothing low to play under the others, or few can take the trick from it."""
    yield from begins_high(choice)
    told = hardly_beaten(choice) or many(
        "{n} stronger card of {suit} may still be out to take the trick from you.",
        "{n} stronger cards of {suit} may still be out to take the trick from you.",
        choice.higher,
    ).format(n=choice.higher, suit=choice.suit)
    yield Reason(told, "may take one", -choice.higher)


def begins_high(choice: Choice) -> Iterator[Reason]:
    """Yield that nothing of its suit goes under most of the cards that others may lead."""
    lowest = choice.held[0]
    below = choice.lower_than(lowest)
    if choice.higher and below > FEW:
        words = _(
            "Your {suit} begin with the {card}: {n} weaker cards may be out, and nothing of yours "
            "goes under them."
        )
        told = words.format(n=below, suit=choice.suit, card=choice.card_name(lowest))
        yield Reason(told, "begins high", below)


def hardly_beaten(choice: Choice) -> str:
    """Return that no higher card may be out to take the trick from one, or few, "" for more."""
    if not choice.higher:
        return _("No stronger card of {suit} is out: it would take a trick.").format(
            suit=choice.suit
        )
    if choice.higher > FEW:
        return ""
    return many(
        "Only {n} stronger card of {suit} may still be out to take the trick from you.",
        "Only {n} stronger cards of {suit} may still be out to take the trick from you.",
        choice.higher,
    ).format(n=choice.higher, suit=choice.suit)
