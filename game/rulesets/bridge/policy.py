"""The plain player: opens with twelve points, raises partner, plays high to win and low to lose."""

from collections.abc import Sequence

from game.core.protocols import Player
from game.core.rng import Rng
from game.core.styles import STEADY, Style
from game.kit.actions import PlayCard
from game.kit.cards import NO_TRUMP, SUITS, Card, Suit
from game.kit.guile import disguised
from game.kit.packs import Order
from game.rulesets.bridge.actions import (
    ACCEPT,
    BIDS,
    CLAIM,
    CONTEST,
    PASS,
    PLAYS,
    Bid,
    BridgeAction,
    Call,
)
from game.rulesets.bridge.contract import partner_of, standing_bid
from game.rulesets.bridge.jokers import high_card_points, order_of
from game.rulesets.bridge.table import BridgeTable, BridgeView, Phase

OPENS, ANSWERS, GAME = 12, 6, 13
"""Points to open a deal, to answer partner's bid, and to bid game over it."""


def policy(
    view: BridgeView, legal: Sequence[BridgeAction], rng: Rng, style: Style = STEADY
) -> BridgeAction:
    """Return what the plain player of this style does; only guile draws from `rng`."""
    if len(legal) == 1:
        return legal[0]
    table = view.table
    if table.claim and table.phase == Phase.ANSWER:
        return CONTEST if table.claim.tricks else ACCEPT
    if table.is_bidding:
        return choose_call(table, view.hand, style.reach)
    if table.phase == Phase.CLAIM:
        return legal[0]
    cards = [each.card for each in legal if isinstance(each, PlayCard)]
    card = choose_card(table, cards)
    return PLAYS[disguised(view, card, rng, style, table.order) if card in view.hand else card]


def choose_call(table: BridgeTable, hand: Sequence[Card], reach: float = 0.0) -> Call:
    """Return a call: an opening, one answer to partner, else a pass."""
    auction, player = table.auction, table.player
    power, standing = table.options.power, standing_bid(auction)
    points = high_card_points(hand, power) + 3 * reach
    if auction.bids_of(player):
        return PASS
    order = order_of(power, NO_TRUMP)
    longest = max(SUITS, key=lambda suit: (len(order.of_suit(hand, suit)), -suit))
    if standing is None:
        return Bid(1, longest) if points >= OPENS else PASS
    theirs = auction.last_of(partner_of(player))
    if standing[0] != partner_of(player) or theirs is None or points < ANSWERS:
        return PASS
    strain = standing[1].strain
    support = strain if len(order.of_suit(hand, strain)) >= 4 else longest
    bid = _lowest(standing[1], support)
    if points >= GAME:
        bid = max(bid, Bid(3, NO_TRUMP), key=lambda each: each.height)
    return bid if bid.level <= (2 if points < GAME else 3) else PASS


def _lowest(above: Bid, strain: Suit) -> Bid:
    """Return the lowest bid of a strain above another."""
    return next(bid for bid in BIDS[above.height + 1 :] if bid.strain == strain)


def choose_card(table: BridgeTable, cards: Sequence[Card]) -> Card:
    """Return one of the cards that may be played from the hand whose turn it is."""
    trick, order = table.trick.cards, table.order
    best = trick[order.best_place(trick, table.trump)] if trick else None
    winner = table.trick.winner(table.trump, 4, order) if trick else -1
    return pick(table.hand_player, cards, best, winner, order, table.trump)


def pick(
    player: Player,
    cards: Sequence[Card],
    best: Card | None,
    winner: Player,
    order: Order,
    trump: Suit,
) -> Card:
    """Return the highest card to lead, the least that takes a trick, low where partner has it."""
    height = order.height
    if best is None:
        return max(cards, key=lambda card: (height[card], card))
    takers = [card for card in cards if order.beats(card, best, trump)]
    if takers and winner != partner_of(player):
        return min(takers, key=lambda card: (height[card], card))
    return min(cards, key=lambda card: (order.suit[card] == trump, height[card], card))


def shortlist(
    _view: BridgeView, legal: Sequence[BridgeAction], _style: Style = STEADY
) -> Sequence[BridgeAction]:
    """Return what is worth a search: anything but a claim."""
    return [action for action in legal if action != CLAIM]
