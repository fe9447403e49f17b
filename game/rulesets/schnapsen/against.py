"""What speaks against a bid, a double or a claim: told whoever makes one, and why one passes."""

from collections.abc import Sequence

from game.core.words import _, many
from game.kit.cards import Card
from game.kit.counted import aces_held, tens_held, trumps_held
from game.kit.german import ACE, KING, TEN, german_card_name
from game.rulesets.schnapsen.actions import Bid, SchnapsenAction
from game.rulesets.schnapsen.bidding import calls_open
from game.rulesets.schnapsen.contracts import CONTRACTS, Aim, Contract
from game.rulesets.schnapsen.position import Phase, SchnapsenView
from game.rulesets.schnapsen.talon import raises_open


def why_pass(view: SchnapsenView) -> str:
    """Return why a strong player says nothing here: what speaks against the least he could say."""
    match view.table.phase:
        case Phase.AUCTION:
            return _least(view, calls_open(view.table))
        case Phase.RAISE:
            return _least(view, raises_open(view.table))
        case Phase.KONTRA | Phase.REKONTRA as phase:
            call = _("Kontra") if phase is Phase.KONTRA else _("Rekontra")
            if view.table.row.aim is Aim.NO_TRICK and phase is Phase.KONTRA:
                words = _(
                    "{call} would double what the deal costs you if the declarer gets through "
                    "without a trick."
                )
                return words.format(call=call)
            words = _("{call} would double what the deal costs you if it goes wrong: {hand}")
            return words.format(call=call, hand=strength(view))
        case Phase.CLAIM:
            return too_early(view)
    return ""


def _least(view: SchnapsenView, calls: list[SchnapsenAction]) -> str:
    for call in calls:
        if isinstance(call, Bid):
            return _("The lowest contract you could bid is {contract}. {why}").format(
                contract=_(CONTRACTS[call.contract].title), why=too_high(view, call.contract)
            )
    return ""


def lower_than_king(hand: Sequence[Card]) -> int:
    """Return how many cards of a hand are good ones for a Bettler."""
    return sum(card.rank < KING for card in hand)


def too_early(view: SchnapsenView) -> str:
    """Return what speaks against a claim: what the side has so far."""
    table = view.table
    side = table.side(table.player if view.observer is None else view.observer)
    return _("Your side has {n} so far; a claim below 66 loses.").format(n=side.points)


def strength(view: SchnapsenView, row: Contract | None = None) -> str:
    """Return what the hand has in a contract, in a clause: by itself in that which stands."""
    row = row or (view.table.row if view.table.contract else CONTRACTS["game"])
    if row.aim is Aim.NO_TRICK:
        low = lower_than_king(view.hand)
        words = many(
            "{n} of your cards is lower than a king.",
            "{n} of your cards are lower than a king.",
            low,
        )
        return words.format(n=low)
    if not row.has_trumps:
        aces, tens = (sum(card.rank == rank for card in view.hand) for rank in (ACE, TEN))
        return _("there are no trumps, and you hold {aces}, {tens}.").format(
            aces=aces_held(aces), tens=tens_held(tens)
        )
    trumps = sum(card.suit == view.table.named_trump for card in view.hand)
    aces, tens = (sum(card.rank == rank for card in view.hand) for rank in (ACE, TEN))
    return _("you hold {trumps}, {aces}, {tens}.").format(
        trumps=trumps_held(trumps), aces=aces_held(aces), tens=tens_held(tens)
    )


def too_high(view: SchnapsenView, contract: str) -> str:
    """Return what speaks against a bid, by the cards in hand."""
    row, hand = CONTRACTS[contract], view.hand
    if row.aim is Aim.NO_TRICK:
        high = [card for card in hand if card.rank in (ACE, TEN)]
        if high:
            return _("A single trick loses a Bettler, and you hold the {card}.").format(
                card=german_card_name(high[0])
            )
        return _("A single trick loses a Bettler, and you lead to the first.")
    if row.aim is Aim.LONG_SUIT:
        held = row.longest(hand, view.table.named_trump)
        return _("{contract} is lost at once without five of one suit, and you hold {n}.").format(
            contract=_(row.title), n=held
        )
    aces = sum(card.rank == ACE for card in hand)
    if row.aim in (Aim.EVERY_TRICK, Aim.FOUR_TRICKS):
        return _("One trick too few loses {contract}, and of the four aces you hold {n}.").format(
            contract=_(row.title), n=aces
        )
    return _("You must beat the others alone: {hand}").format(hand=strength(view, row))
