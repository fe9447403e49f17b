"""How calls, contracts and Jokers are written at the table, as markup."""

from collections.abc import Collection, Sequence
from typing import Any

from game.core.words import _
from game.kit.cards import NO_TRUMP, SUIT_LETTERS, SUITS, Card, Suit
from game.rulesets.bridge.actions import Bid, Call, Pass
from game.rulesets.bridge.contract import Contract
from game.rulesets.bridge.table import BridgeTable
from scenes.table.places import FAN_ORDER
from scenes.table.reading import written


def strain_sign(strain: Suit) -> str:
    """Return trumps in a bid: a suit's sign, or NT."""
    return _("NT") if strain == NO_TRUMP else f"{{{SUIT_LETTERS[strain]}}}"


def bid_sign(bid: Bid) -> str:
    """Return a bid: its level, then its strain."""
    return f"{bid.level}{strain_sign(bid.strain)}"


def call_sign(call: Call | None) -> str:
    """Return a call as it stands in an auction; None is a pass."""
    if call is None or isinstance(call, Pass):
        return _("pass")
    return bid_sign(call) if isinstance(call, Bid) else str(call)


def contract_sign(contract: Contract) -> str:
    """Return a contract without its declarer: "4S" doubled is followed by an X."""
    return f"{bid_sign(contract.bid)}{'X' * contract.doubling}"


def write_card(notation: str) -> str:
    """Return a card, given in notation, as markup."""
    if not notation.endswith("*"):
        return written(notation)
    colours = {"R": _("red Joker"), "B": _("black Joker")}
    suit = notation[0]
    return colours.get(suit) or _("Joker {suit}").format(suit=f"{{{suit}}}")


def fan(table: Any, cards: Collection[Card]) -> Sequence[Card]:
    """Return the cards as they are held: by suits, trumps first once they are known.

    A floating Joker lies at the end, for it is of no one suit; any other stands where it ranks.
    """
    shown: BridgeTable = table
    trump = shown.contract.strain if shown.contract else NO_TRUMP
    suits = FAN_ORDER if trump == NO_TRUMP else _from_trumps(trump)
    order = shown.order

    def place(card: Card) -> tuple[int, int]:
        suit = order.suit[card]
        return (suits.index(suit) if suit in SUITS else len(suits), -order.height[card])

    return sorted(cards, key=place)


def _from_trumps(trump: Suit) -> Sequence[Suit]:
    """Return the suits from trumps on, the colours taking turns."""
    first = FAN_ORDER.index(trump)
    return (*FAN_ORDER[first:], *FAN_ORDER[:first])
