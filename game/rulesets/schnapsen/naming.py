"""Why a suit is named trumps, or a card turned up, by the first three cards."""

from collections.abc import Iterator

from game.core.reason import Reason
from game.core.words import _, many
from game.kit.cards import Card, Suit
from game.kit.german import ACE, KING, OBER, german_card, german_card_name, german_suit_name
from game.rulesets.schnapsen.holding import marriages, still_out
from game.rulesets.schnapsen.position import SchnapsenView


def why_named(view: SchnapsenView, suit: Suit) -> Iterator[Reason]:
    """Yield what the first three cards have for a trump suit: a marriage, how many, how high."""
    own = [card for card in view.hand if card.suit == suit]
    if worth := marriages(view.hand, suit).get(suit):
        words = _("The {king} and {ober} are a marriage, worth {n} in trumps.")
        king, ober = (german_card_name(german_card(suit, rank)) for rank in (KING, OBER))
        yield Reason(words.format(king=king, ober=ober, n=worth), "marriage", worth)
    words = many(
        "{n} of your three cards is {suit}.", "{n} of your three cards are {suit}.", len(own)
    )
    told = words.format(n=len(own), suit=german_suit_name(suit))
    yield Reason(told, "trumps", len(own))
    if own:
        best = max(own, key=lambda card: card.rank)
        words = _("The {card} would be a high trump.")
        yield Reason(f"{told} {words.format(card=german_card_name(best))}", "high trump", best.rank)
        yield from _beside_an_ace(view, best)


def _beside_an_ace(view: SchnapsenView, best: Card) -> Iterator[Reason]:
    """Yield that an ace of another suit can win without being a trump, and a lower card seldom."""
    aces = [card for card in view.hand if card.rank == ACE and card.suit != best.suit]
    if aces and best.rank != ACE:
        words = _("Your {ace} can win as it is; the {card} is sooner worth something as a trump.")
        told = words.format(ace=german_card_name(aces[0]), card=german_card_name(best))
        yield Reason(told, "beside an ace", best.rank)


def why_turned(view: SchnapsenView) -> str:
    """Return what speaks for a card turned up: that no suit in hand is much of a trump suit; ""
    where two are of one suit and nothing that may be turned up is higher."""
    out, suits = still_out(view), [card.suit for card in view.hand]
    longest = max(suits, key=suits.count)
    best = max((card for card in view.hand if card.suit == longest), key=lambda card: card.rank)
    if suits.count(longest) == 1:
        words = _(
            "You hold no two cards of one suit; {n} of the {all} cards that may be turned up give "
            "you two trumps."
        )
        return words.format(n=sum(card.suit in suits for card in out), all=len(out))
    higher = sum(card.rank > best.rank for card in out)
    if not higher:
        return ""
    words = _(
        "Your best card of {suit} is the {card}; {n} of the {all} cards that may be turned up "
        "would be a higher trump."
    )
    named = german_card_name(best)
    return words.format(suit=german_suit_name(longest), card=named, n=higher, all=len(out))
