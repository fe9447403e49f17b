"""Why a call, a card or an answer to a claim is a good one, in words."""

from collections.abc import Hashable, Iterator
from dataclasses import replace

from game.core.reason import Reason
from game.core.words import _
from game.kit.actions import PlayCard
from game.kit.cards import Card
from game.rulesets.bridge.actions import (
    CLAIM,
    Accept,
    BridgeAction,
    Call,
    Contest,
    Tricks,
)
from game.rulesets.bridge.bidding.choice import system
from game.rulesets.bridge.bidding.hand import weighed
from game.rulesets.bridge.bidding.table import call_for, calls_of, conditions_of
from game.rulesets.bridge.bidding.told import held_words
from game.rulesets.bridge.bidding.why import call_why
from game.rulesets.bridge.cardplay.choice import bid_by_all
from game.rulesets.bridge.cardplay.leading import lead_reasons, opening_reasons
from game.rulesets.bridge.cardplay.sight import Sight, apart, sight
from game.rulesets.bridge.cardplay.why import follow_reasons
from game.rulesets.bridge.jokers import high_card_points, joker_points
from game.rulesets.bridge.naming import call_name
from game.rulesets.bridge.play import open_cards
from game.rulesets.bridge.table import BridgeView

BEST_SUIT = ("promise", "least to lose")
"""Kinds of reason that prefer a suit to others: none where all cards are of one."""


def reasons(view: BridgeView, action: BridgeAction) -> list[Reason]:
    """Return what speaks for a decision, with what tells it, the most telling first.

    Of a call it is the book's row or the floor's rule that the hand fits, and what a search that
    went past these has left; of a card what the rules of thumb see in it.
    """
    match action:
        case Call():
            return [_call(view, action)]
        case PlayCard(card):
            return list(_card(view, card))
        case Tricks():
            told = _("That many are certain, however the unseen cards lie.")
        case Accept():
            told = _("However the unseen cards lie, playing on would not bring you more.")
        case Contest():
            told = _("The unseen cards may lie so that playing on brings you more.")
        case _ if action == CLAIM:
            told = _("The rest can be counted.")
        case _:
            return []
    return [Reason(told)]


def kind(_view: BridgeView, action: BridgeAction) -> Hashable:
    """Return of what kind a decision is: a card by its suit, all else by itself."""
    return action.card.suit if isinstance(action, PlayCard) else action


def _call(view: BridgeView, call: Call) -> Reason:
    table, hand = view.table, view.hand
    conditions = conditions_of(table)
    points = high_card_points(hand, table.options.power)
    weighed_hand = weighed(hand, conditions)
    held = held_words(points, *joker_points(hand, table.options.power))
    why = call_why(calls_of(table), str(call), weighed_hand, points, system(), conditions, held)
    plain = call_for(table, hand)
    if plain == call:
        return why
    tried = _("The system would say {call}; tried in many layouts, this comes out ahead or level.")
    return Reason(f"{why.words} {tried.format(call=call_name(plain))}", f"tried {call}")


def _card(view: BridgeView, card: Card) -> Iterator[Reason]:
    """Yield what speaks for a card by what is in sight, and that all are worth the same where they
    are: nobody tries such cards out."""
    seen = sight(view.table, open_cards(view.table))
    found = _in_sight(view, seen, card)
    if len(seen.legal) == 1 or len(apart(seen, card)) > 1:
        yield from found
        return
    same = _("No card that may be out lies between these, so they come to the same.")
    for each in found:
        if each.kind not in BEST_SUIT:
            yield replace(each, words=f"{each.words} {same}")
    yield Reason(same, "same")


def _in_sight(view: BridgeView, seen: Sight, card: Card) -> Iterator[Reason]:
    if seen.trick.cards:
        return follow_reasons(seen, card)
    if view.table.is_opening_lead:
        return opening_reasons(seen, card, bid_by_all(view.table))
    return lead_reasons(seen, card)
