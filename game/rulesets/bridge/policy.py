"""The plain player: calls by the system of his side, cards by rule of thumb."""

from collections.abc import Sequence

from game.core.rng import Rng
from game.core.styles import STEADY, Style
from game.kit.cards import Card
from game.kit.slips import disguised
from game.kit.tricks import PlayCard
from game.rulesets.bridge.actions import (
    ACCEPT,
    CLAIM,
    CONTEST,
    PLAYS,
    BridgeAction,
    Tricks,
)
from game.rulesets.bridge.bidding.table import call_for, calls_in_doubt
from game.rulesets.bridge.cardplay.choice import bid_by_all, plain_card
from game.rulesets.bridge.cardplay.opening import leads, tricks_of_lead
from game.rulesets.bridge.cardplay.sight import Sight, apart, sight
from game.rulesets.bridge.contract import side_of
from game.rulesets.bridge.playout import MOST_SOLVED
from game.rulesets.bridge.sure import proved
from game.rulesets.bridge.table import BridgeTable, BridgeView, Phase, Stated

LEADS_IN_DOUBT = 0.3
"""Tricks by which a suit may be behind another in the table of leads to be weighed against it."""


def policy(
    view: BridgeView, legal: Sequence[BridgeAction], rng: Rng, style: Style = STEADY
) -> BridgeAction:
    """Return what the plain player of this style does; only guile draws from `rng`."""
    if len(legal) == 1:
        return legal[0]
    table = view.table
    if table.claim and table.phase == Phase.ANSWER:
        return answer_to(table, table.claim)
    if table.is_bidding:
        return call_for(table, view.hand, style.reach)
    if table.phase == Phase.CLAIM:
        own = {player for player in range(4) if table.decider(player) == table.player}
        shown = table.but(face_up=tuple({*table.face_up, *own}))
        return Tricks(proved(shown).tricks)
    cards = [each.card for each in legal if isinstance(each, PlayCard)]
    card = plain_card(table, cards)
    return PLAYS[disguised(view, card, rng, style, table.order) if card in view.hand else card]


def answer_to(table: BridgeTable, claim: Stated) -> BridgeAction:
    """Accept a claim that is proved, a partner's only if it is proved to give nothing away."""
    found = proved(table)
    if side_of(claim.player) == side_of(table.player):
        is_all = found.no_more and claim.tricks == found.tricks
        return ACCEPT if is_all else CONTEST
    return ACCEPT if claim.tricks <= found.tricks else CONTEST


def shortlist(
    view: BridgeView, legal: Sequence[BridgeAction], style: Style = STEADY
) -> Sequence[BridgeAction]:
    """Return what is worth a search: calls that the hand fits alike, one card of each worth.

    The plain player's card comes first: it is taken where others bring as much. Of opening leads
    it is his card from each suit that the table puts little behind.
    """
    table = view.table
    if table.is_bidding:
        return calls_in_doubt(table, view.hand, style.reach)
    cards = [each.card for each in legal if isinstance(each, PlayCard)]
    if not cards or len(cards) == 1:
        return [action for action in legal if action != CLAIM]
    seen = sight(table, cards)
    if table.is_opening_lead:
        return [PLAYS[card] for card in _leads_in_doubt(table, seen)]
    plain = plain_card(table, cards)
    others = sorted(card for card in apart(seen, plain) if card != plain)
    return [PLAYS[card] for card in (plain, *others)]


def _leads_in_doubt(table: BridgeTable, seen: Sight) -> list[Card]:
    """Return the leads that a search is to choose from: one where worlds cannot be solved."""
    bid = bid_by_all(table)
    first, *others = leads(seen, bid)
    if table.options.tricks > MOST_SOLVED:
        return [first]
    least = tricks_of_lead(seen, first, bid) - LEADS_IN_DOUBT
    return [first, *(card for card in others if tricks_of_lead(seen, card, bid) >= least)]
