"""Why a call, a card or an answer to a claim is a good one, in words: one reason for a hint."""

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
from game.rulesets.bridge.bidding.why import call_why
from game.rulesets.bridge.cardplay.choice import bid_by, plain_card
from game.rulesets.bridge.cardplay.sight import sight
from game.rulesets.bridge.cardplay.why import follow_why, lead_why, opening_why
from game.rulesets.bridge.jokers import high_card_points
from game.rulesets.bridge.naming import call_name, card_name
from game.rulesets.bridge.play import open_cards
from game.rulesets.bridge.table import BridgeView


def reasons(view: BridgeView, action: BridgeAction) -> list[Reason]:
    """Return what speaks for a decision, with what tells it.

    Of a call it is the book's row or the floor's rule that the hand fits, of a card what the rules
    of thumb see in it. Where a search went past these, that is said too.
    """
    match action:
        case Call():
            told = _call(view, action)
        case PlayCard(card):
            told = _card(view, card)
        case Tricks():
            told = _("So many are certain, however the cards lie that you do not see.")
        case Accept():
            told = _("However the unseen cards lie, play would not bring you more.")
        case Contest():
            told = _("The unseen cards may lie so that play brings you more.")
        case _ if action == CLAIM:
            told = _("The rest can be counted.")
        case _:
            return []
    return [Reason(told)]


def _call(view: BridgeView, call: Call) -> str:
    table, hand = view.table, view.hand
    conditions = conditions_of(table)
    points = high_card_points(hand, table.options.power)
    weighed_hand = weighed(hand, conditions)
    why = call_why(calls_of(table), str(call), weighed_hand, points, system(), conditions)
    plain = call_for(table, hand)
    if plain == call:
        return why
    tried = _("The system would say {call}; tried in many layouts, this comes out ahead or level.")
    return f"{why} {tried.format(call=call_name(plain))}"


def _card(view: BridgeView, card: Card) -> str:
    table = view.table
    legal = open_cards(table)
    seen = sight(table, legal)
    if seen.trick.cards:
        why = follow_why(seen, card)
    elif table.is_opening_lead:
        why = opening_why(seen, card, bid_by(table, (seen.me + 2) % 4))
    else:
        why = lead_why(seen, card)
    plain = plain_card(table, legal)
    if plain == card:
        return why
    tried = _(
        "The rule of thumb says {card}; tried in many layouts, this comes out ahead or level."
    )
    return f"{why} {tried.format(card=card_name(plain))}"
