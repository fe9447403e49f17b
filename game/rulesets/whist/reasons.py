"""Why a bid or a card is a good one, in words."""

from dataclasses import replace

from game.core.protocols import Player
from game.core.reason import Reason
from game.core.words import _, many
from game.kit.actions import PlayCard
from game.kit.cards import DECK, NO_TRUMP, Card, card_name, suit_name
from game.kit.choice import Choice
from game.kit.counted import aces_held, kings_held, trumps_held
from game.kit.packs import HIGH
from game.kit.reasons import card_reasons
from game.rulesets.whist.actions import Bid, WhistAction
from game.rulesets.whist.play import RULES
from game.rulesets.whist.scoring import Outcome, deal_points
from game.rulesets.whist.table import WhistView

KING, ACE = 11, 12
LONG = 4
"""From so many cards on a suit is long."""


def reasons(view: WhistView, action: WhistAction) -> list[Reason]:
    """Return what speaks for a decision, with what tells it."""
    match action:
        case Bid(tricks):
            return [_bid(view, tricks)]
        case PlayCard(card):
            need, told = need_words(view), card_reasons(choice_of(view, card), wants(view))
            return [replace(each, words=f"{need} {each.words}") for each in told]
    return []


def choice_of(view: WhistView, card: Card) -> Choice:
    """Return the choice of a card, with all that bears on it."""
    table = view.table
    seen = {*view.hand, *(played for _player, played, _trick in table.played())}
    return Choice(
        card,
        RULES.open_cards(view.hand, table.trick, table.trump)[0],
        table.trick,
        table.trump,
        HIGH,
        [each for each in DECK if each not in seen],
        len(table.trick.cards) == table.players - 1,
        suit_name,
        card_name,
    )


def _bid(view: WhistView, tricks: int) -> Reason:
    """Return what in the hand promises tricks, and why fewer or more are bid."""
    table, hand = view.table, view.hand
    aces, kings = (
        sum(card.rank == rank and card.suit != table.trump for card in hand) for rank in (ACE, KING)
    )
    if table.trump == NO_TRUMP:
        told = _("What can win tricks: {aces}, {kings}; there are no trumps.")
    else:
        told = _("What can win tricks: {trumps}; in other suits {aces}, {kings}.")
    trumps = sum(card.suit == table.trump for card in hand)
    held = {"trumps": trumps_held(trumps), "aces": aces_held(aces), "kings": kings_held(kings)}
    parts = [told.format(**held)]
    promising = sum(card.suit == table.trump or card.rank in (KING, ACE) for card in hand)
    away = abs(tricks - promising)
    if tricks < promising:
        parts.append(_("Not all of them win, and one too many is a miss."))
    elif tricks > promising:
        parts.append(_lower_ones(view))
    kind = "fewer" if tricks < promising else "more" if tricks > promising else ""
    return Reason(" ".join(parts), kind, -away)


def _lower_ones(view: WhistView) -> str:
    """Return how more can be won than by aces, kings and trumps."""
    table, suits = view.table, [card.suit for card in view.hand]
    if max(map(suits.count, suits)) >= LONG:
        return _("Small cards of long suits can win as well, once the high ones are gone.")
    if table.cards * table.players < len(DECK):
        return _("Many high cards are not dealt, so lower ones can win as well.")
    return _("Queens and lower cards win a trick now and then as well.")


def still_needed(view: WhistView) -> int:
    """Return how many tricks the player still needs, below 0 if he has too many."""
    table, player = view.table, _player(view)
    return (table.bid_of(player) or 0) - table.taken[player]


def wants(view: WhistView) -> bool:
    """Tell whether one more trick is good for the player: he needs it, or is past his bid where
    the scoring still pays for every trick."""
    left = still_needed(view)
    return left > 0 or (left < 0 and _pays_one_more(view))


def _pays_one_more(view: WhistView) -> bool:
    table, taken = view.table, view.table.taken[_player(view)]
    options, bid = table.standing.options, taken + still_needed(view)
    now, then = (
        deal_points(
            table.standing.scheme,
            Outcome(bid, tricks, table.cards, table.players),
            table.trump,
            spades_double=options.spades_double,
            zero_five=options.zero_five,
        )
        for tricks in (taken, taken + 1)
    )
    return now > then if table.standing.scheme.counts_scratches else then > now


def need_words(view: WhistView) -> str:
    """Return how many tricks are still to be taken, in words."""
    left = still_needed(view)
    if left > 0:
        return many("You need {n} more trick.", "You need {n} more tricks.", left).format(n=left)
    if not left:
        return _("You have what you bid.")
    if wants(view):
        return _("You have more than you bid, but a trick still brings points.")
    return _("You have more than you bid.")


def _player(view: WhistView) -> Player:
    return view.table.player if view.observer is None else view.observer
