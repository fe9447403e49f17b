"""Which card the lesson in bridge advises to lead: a winner of either hand, as the cards lie."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

from game.kit.cards import SUITS, Card, Suit
from game.rulesets.bridge.cashing import may_hold
from game.rulesets.bridge.contract import EAST, WEST, partner_of
from game.rulesets.bridge.table import BridgeView


@dataclass(frozen=True)
class Lead:
    """Cards of a suit that are as good to lead.

    They win by themselves, or to a high card of the other hand, which is `to`, while `kept` of the
    hand on lead stays for later; or the other hand `ruffs`.
    """

    suit: Suit
    cards: Sequence[Card]
    to: Card | None = None
    kept: Card | None = None
    ruffs: bool = False


def lead_from(view: BridgeView) -> Lead | None:
    """Return what is to be led from the hand that is on lead, None where nothing wins.

    Both hands of the pupil's side are seen. Trumps that are still out are of no account, but for
    the lead of a trump; that comes last, as trumps of both hands fall together.
    """
    trump = view.table.trump
    side = [suit for suit in SUITS if suit != trump]
    winners = (winner_in(view, suit) for suit in side)
    ruffs = (_ruff(view, suit) for suit in side)
    last = (winner_in(view, suit) for suit in SUITS if suit == trump)
    return next(filter(None, chain(winners, ruffs, last)), None)


def winner_in(view: BridgeView, suit: Suit) -> Lead | None:
    """Return the lead of a suit to a card of it that no other can beat, in the shorter hand first.

    None where there is no such card.
    """
    order = view.table.order
    mine, partners = (order.of_suit(view.table.held(each), suit) for each in _hands(view))
    out = order.of_suit(may_hold(view, (WEST, EAST)), suit)
    most = max((order.height[card] for card in out), default=-1)
    own, others = (
        sorted((c for c in cards if order.height[c] > most), key=lambda c: -order.height[c])
        for cards in (mine, partners)
    )
    if not mine:
        return None
    low = min(mine, key=lambda card: order.height[card])
    if others and (not own or (len(partners) < len(mine) and low not in own)):
        return Lead(suit, (low,), to=others[0], kept=own[0] if own else None)
    return Lead(suit, own) if own else None


def _ruff(view: BridgeView, suit: Suit) -> Lead | None:
    """Return the lead of a suit that a trump of the other hand takes, None where none does."""
    table = view.table
    held, other = (table.held(each) for each in _hands(view))
    mine = table.order.of_suit(held, suit)
    if not mine or table.order.of_suit(other, suit) or not table.order.of_suit(other, table.trump):
        return None
    return Lead(suit, (min(mine, key=lambda card: table.order.height[card]),), ruffs=True)


def _hands(view: BridgeView) -> tuple[int, int]:
    """Return whose hand is on lead, and the other hand of that side."""
    return view.table.hand_player, partner_of(view.table.hand_player)
