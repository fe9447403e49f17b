"""What speaks against a bid or a card where another is better, in words."""

from game.core.protocols import Names
from game.core.words import _, many
from game.kit.actions import PlayCard
from game.kit.cards import NO_TRUMP, SUITS, suit_name
from game.kit.cautions import Danger, behind, card_caution, lacking
from game.rulesets.whist.actions import Bid, WhistAction
from game.rulesets.whist.holding import held_words, high_of, trumps_of
from game.rulesets.whist.play import RULES
from game.rulesets.whist.reasons import choice_of, need_words, wants
from game.rulesets.whist.table import WhistView

SHORT = 1
"""A suit of no more cards is short."""


def caution(view: WhistView, choice: WhistAction, better: WhistAction, names: Names) -> str:
    """Return what speaks against a choice, by what the player can see, "" for nothing."""
    match choice, better:
        case Bid(tricks), Bid(best):
            return _too_high(view, tricks) if tricks > best else _too_low(view, tricks)
        case PlayCard(card), PlayCard(other):
            table = view.table
            told = card_caution(
                Danger(
                    choice_of(view, card),
                    other,
                    behind(table, ()),
                    lacking(table, RULES, table.trump),
                    names,
                    wants(view),
                )
            )
            return f"{need_words(view)} {told}".rstrip()
    return ""


def _too_high(view: WhistView, bid: int) -> str:
    """Return what tells that so many tricks are not to be had."""
    table = view.table
    claimed = sum(table.bids)
    if table.bids and claimed + bid > table.cards:
        return many(
            "With {bid} the bids claim {n} trick of {all}: there are not enough to go round.",
            "With {bid} the bids claim {n} tricks of {all}: there are not enough to go round.",
            claimed + bid,
        ).format(bid=bid, n=claimed + bid, all=table.cards)
    words = (
        _("There are no trumps, and you hold {held}: that is little for {bid}.")
        if table.trump == NO_TRUMP
        else _("You hold {held}: that is little for {bid}.")
    )
    return words.format(held=held_words(view), bid=bid)


def _too_low(view: WhistView, bid: int) -> str:
    """Return what tells that more tricks will come, wanted or not."""
    table, (aces, _kings) = view.table, high_of(view)
    trumps = trumps_of(view)
    if trumps + aces > bid:
        words = _("You hold {held}: it will be hard to take no more than {bid}.")
        return words.format(held=held_words(view), bid=bid)
    counts = {suit: sum(card.suit == suit for card in view.hand) for suit in SUITS}
    short = [suit for suit in SUITS if counts[suit] <= SHORT and suit != table.trump]
    if short and trumps:
        return many(
            "You hold {n} card of {suit}: there your trumps will have to take the tricks.",
            "You hold {n} cards of {suit}: there your trumps will have to take the tricks.",
            counts[short[0]],
        ).format(n=counts[short[0]], suit=suit_name(short[0]))
    free = table.cards - sum(table.bids) - bid
    if len(table.bids) == table.players - 1 and free > 0:
        return many(
            "With {bid}, {n} trick is left that nobody wants, and it may well come to you.",
            "With {bid}, {n} tricks are left that nobody wants, and they may well come to you.",
            free,
        ).format(bid=bid, n=free)
    words = _("You hold {held}: more than {bid} may come to you unasked.")
    return words.format(held=held_words(view), bid=bid)
